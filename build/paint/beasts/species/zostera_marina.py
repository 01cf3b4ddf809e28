"""Eelgrass in the swell: one shoot of ribbons streams into the low sun above its meadow.

What makes the species: ribbons of one width with parallel veins and a round tip, three to five from
one sheath; the sheath rises from a jointed rhizome that creeps in the sand, a bundle of roots at
each node. A broad-nosed pipefish hides among them as if it were an old leaf.
"""

from __future__ import annotations

import numpy as np
from blades import Course, bent, tube
from canvas import F, Grad, mix, smooth
from finfish import Fish, planes
from leaves import surface as net_on
from lucent import Lucent, blade, course, rod
from rays import fin
from sheet import Sheet, finished
from underwater import motes, shafts, surface

SUN = (-0.35, -0.8, 0.4)
BEHIND = (0.42, -0.66, -0.62)
LIT = ("#06303a", "#12564a", "#2f8a48", "#7cc04a", "#d0e470", "#f8fcc4")
GLOW = ("#063038", "#0e5848", "#318a3a", "#80b838", "#d2d65c", "#fff2a8")
SHEATH = ("#2a4a3c", "#5c8850", "#9cbc70", "#d8e0a0", "#fbf6d4")
ROOT = ("#2c1c20", "#5c3a2c", "#986840", "#d0a268", "#f8dca0")
BLUNT = np.sqrt(1 - np.clip((np.linspace(0, 1, 150) - 0.975) / 0.0252, 0, 1) ** 2)


def veiled(tones, veil):
    """Return tones nearer to the colour of the water."""
    return tuple(mix(t, *veil) for t in tones) if veil else tones


def ribbon(c, points, wide, *, roll=(0.2, 0.5, 0.9, 0.4), veil=None, light=0.0, seed=1, veins=6, shadow=True, along=(-0.54, -0.38, -0.16, 0.04, 0.18, 0.26), tint=()):
    """Paint one leaf: a flat ribbon of one width, its tip round, lit through towards the sun."""
    own = [light + a for a in along]
    tissue = Lucent(veiled(LIT, veil), veiled(GLOW, veil), BEHIND, along=tuple(own), base=0.24, gain=0.72, deep=0.18, veins=veins, vein=0.13, rim=0.13, mottle=0.025, seed=seed, tint=tint)
    net = blade(points, BLUNT * wide, roll=roll, gutter=0.10, n=150, m=11)
    net_on(c, net, tissue, shadow=(-9, 12, 4, 0.4, "#2c6a5c") if shadow and not veil else None)


def swept(x, y, long, angle, bends, depth=0.0):
    """Return a line in space from the ground, drawn over by the swell."""
    t = np.linspace(0, 1, 12)
    a = np.radians(angle + np.interp(t, np.linspace(0, 1, len(bends) + 1), np.cumsum([0, *bends])))
    step = np.stack([np.cos(a), np.sin(a)], -1) * long / 11
    p = np.concatenate([[(x, y)], np.array([x, y]) + np.cumsum(step[:-1], 0)])
    return np.column_stack([p, depth * t])


def meadow(c, n, rows, long, wide, veil, seed):
    """Paint a plane of the meadow behind; all its leaves follow the same swell."""
    g = np.random.default_rng(seed)
    for x in g.permutation(np.linspace(-120, 470, n)):
        turn = g.normal(0, 3)
        line = swept(x + g.uniform(-14, 14), g.uniform(*rows), long * g.uniform(0.55, 1.1), -96 + turn, (g.uniform(-4, 8), g.uniform(8, 22), g.uniform(20, 40)))
        ribbon(c, line, wide * g.uniform(0.8, 1.15), roll=tuple(g.uniform(-1.1, 1.1, 5)), veil=veil, veins=0, seed=int(x) + seed)


def sheath(c, points, wide):
    """Paint the sheath from which the leaves come: a pale film wrapped round their feet."""
    p = course(points, 60)
    film = Lucent(SHEATH, SHEATH, SUN, thin=0.6, along=(0.0, 0.06, -0.02, -0.12), base=0.26, gain=0.6, deep=0.12, halo=0.2, veins=6, vein=0.08, rim=0.0, mottle=0.0)
    net_on(c, rod(p, [wide * 0.75, wide * 0.9, wide * 0.98, wide * 1.04, wide * 1.1], flat=0.4), film, only=lambda u, v: smooth(1.0, 0.55, u) + 0 * v)


BACK = [(-0.004, -0.016), (0.02, -0.019), (0.06, -0.019), (0.084, -0.024), (0.10, -0.026), (0.14, -0.024), (0.24, -0.029), (0.36, -0.028), (0.42, -0.020), (0.6, -0.013), (0.8, -0.009), (0.96, -0.005), (1.04, -0.005)]
BELLY = [(-0.002, 0.012), (0.01, 0.019), (0.05, 0.019), (0.08, 0.016), (0.10, 0.020), (0.14, 0.024), (0.24, 0.036), (0.34, 0.036), (0.42, 0.019), (0.6, 0.012), (0.8, 0.008), (0.96, 0.005), (1.04, 0.005)]


def pipefish(c):
    """Paint the pipefish, brown as an old leaf, upright among the green ones: deep snout, rings, small fan."""
    f = Fish(c, [(344, 216), (326, 250), (312, 302), (292, 356), (264, 404), (246, 446)], BACK, BELLY, [(0, 1.4), (0.4, 1.3), (1, 0.75)], side=1, sun=(-0.35, -0.85, 0.4))
    ink = {"dark": "#5c3418", "light": "#f6dfa0", "fork": False}
    fin(f, [(0.39, -0.02), (0.50, -0.014)], [(0.40, -0.046), (0.45, -0.052), (0.505, -0.036)], ["#a8743a", "#d2a860", "#f0d8a0"], 10, 0.35, ray=0.9, **ink)
    fin(f, [(0.975, -0.006), (0.98, 0.006)], [(1.03, -0.024), (1.06, 0.0), (1.03, 0.024)], ["#8a5a2c", "#c8965a"], 7, 0.2, ray=1.0, **ink)
    f.body([*BACK, *BELLY[::-1]], soft=0.4)
    v = f.v + 0.08 * f.noise(0.05, 0.5, 4)
    f.lay(planes(v, (-1.1, "#a8682a"), (-0.45, "#c8842f"), (0.05, "#e6b052"), (0.55, "#b97a3a"), (1, "#6c4638"), crisp=0.5))
    f.lay("#2c3c40", (1 - smooth(0.05, 0.5, f.light)) * 0.6)
    f.lay("#fff0b4", smooth(0.68, 0.92, f.light) * 0.85)
    for s in np.linspace(0.17, 0.93, 24):
        f.stroke([(s, -0.9), (s + 0.006, 0.0), (s, 0.9)], 1.3, "#6a3c1c", alpha=0.5, v=True)
    for s in (0.24, 0.40, 0.55, 0.70, 0.85):
        f.stroke([(s, -1), (s, 1)], 9, "#7a431c", alpha=0.35, v=True, soft=2.0, swell=False)
    f.stroke([(-0.004, 0.006), (0.012, 0.001), (0.020, -0.004)], 1.8, "#3c2414", alpha=0.85, swell=False)
    f.stroke([(0.02, 0.0), (0.074, 0.0)], 1.8, "#7a4a20", alpha=0.6)
    f.stroke([(0.126, -0.02), (0.134, 0.0), (0.126, 0.02)], 2.0, "#5c3418", alpha=0.7)
    fin(f, [(0.136, -0.004), (0.136, 0.008)], [(0.160, -0.012), (0.166, 0.004), (0.158, 0.016)], ["#d8a860", "#f4dca8"], 6, 0.3, ray=0.8, **ink)
    f.eye(0.097, -0.006, 0.0155, ("#f8e08a", "#c8922c"), pupil=0.5, dark="#1c120c", rim="#fff4c8")


def rhizome(c):
    """Paint the creeping stem half buried in the sand: uneven joints, a bundle of roots at each node."""
    line = [(-20, 556), (40, 547), (112, 557), (168, 561), (206, 560), (280, 553), (340, 568), (392, 573), (500, 584)]
    g = np.random.default_rng(4)
    w = Course(line, [11, 10, 9])
    c.line(w.p + np.array([-5, 8]), 14, "#1c3034", alpha=0.5, soft=4)
    nodes = np.cumsum(np.r_[0.04, g.uniform(0.055, 0.11, 11)])
    for s in nodes:
        x, y = w.at(s)
        for a in (132, 112, 96, 82, 66, 48):
            root = bent((x, y + 2), a + g.normal(0, 9), g.uniform(12, 34), g.uniform(-40, 40))
            c.line(root, 1.7, mix("#7a5a3c", "#dcc088", g.random()), taper=(1, 0.2), round_=True, alpha=0.7)
    tube(c, line, [11, 10, 9], ROOT, sun=SUN, light=(0.08, -0.02, 0.08))
    for s in nodes:
        x, y = w.at(s)
        c.disc(x, y, 1.6, 6.0, "#3c2018", w.way(s), alpha=0.7, edge=0)
    for s in nodes[:-1:2] + 0.03:
        x, y = w.at(s)
        long = g.uniform(14, 34)
        c.curve([(x - long, y + 8), (x - long * 0.4, y - 2 - g.uniform(0, 4)), (x + long * 0.3, y - 1), (x + long, y + 9), (x, y + 14)], "#a8a070", edge=0, soft=1.8)


def floor(c):
    """Paint the sand seen from low down, streaked with light."""
    line = 528 + 8 * np.sin(c.x / 80 + 1) + 0.05 * c.x
    c.area(smooth(-16, 14, c.y - line), Grad((0, 520), (0, 640), "#5f9a70", "#b0ac6c", "#a8945c", "#5c5844"))
    low = smooth(0, 30, c.y - line)
    lot = c.noise(80, 7, 7, 2)
    c.area((smooth(0.0, 0.8, lot) * low).astype(F), "#ffeaa0", 0.4)
    c.area((smooth(0.0, 0.8, -lot) * low).astype(F), "#4c5c4c", 0.3)
    c.area((np.exp(-(((c.x - 300) / 150) ** 2)) * low).astype(F), "#ffe9a0", 0.25, wash=0)


FOOT, SECOND, MATE = (112, 556), (206, 560), (392, 572)
BACK_LEAVES = (
    (FOOT, 640, -108, (2, 14, 34, 36), 16, (0.2, 0.7, 1.2, 0.5, 0.1), -0.10),
    (FOOT, 560, -84, (4, 22, 34, 16), 16, (0.3, 0.2, 0.8, 1.0, 0.3), -0.16),
    (SECOND, 520, -88, (4, 24, 40), 15, (0.9, 0.4, 0.2, 0.8), -0.14),
)
FRONT_LEAVES = (
    (SECOND, 620, -100, (2, 20, 40, 24), 16, (0.2, 0.5, 0.9, 0.4, 0.1), -0.04),
    (SECOND, 300, -70, (8, 26, 40), 14, (0.1, 0.4, 1.0, 1.7), -0.08),
    (FOOT, 720, -98, (2, 20, 42, 22), 19, (0.3, 0.4, 0.2, 0.9, 0.5, 0.2), 0.04),
    (FOOT, 360, -62, (6, 24, 30), 16, (0.1, 0.3, 0.9, 1.5), -0.04),
    (FOOT, 520, -106, (4, 26, 52), 18, (0.5, 0.9, 0.6, 0.3), -0.02),
)
MATES = (
    (MATE, 520, -102, (2, 14, 34), 14, (0.2, 1.0, 0.6, 0.2), -0.10),
    (MATE, 400, -88, (4, 16, 40), 13, (0.4, 0.2, 0.9, 0.4), -0.08),
    (MATE, 300, -74, (6, 22, 34), 13, (0.1, 0.7, 1.2, 0.6), -0.10),
)


def shoot(c, rows, seed=1):
    """Paint leaves of a shoot."""
    for n, ((x, y), long, angle, bends, wide, roll, light) in enumerate(rows):
        ribbon(c, swept(x + 3 * (n - 1), y - 20, long, angle, bends, 40 * (n - 1)), wide, roll=roll, light=light, seed=seed + n)


def animal(c):
    """Paint the hero: a shoot whose ribbons rise and stream into the sun in one swell."""
    shoot(c, BACK_LEAVES, 1)
    shoot(c, FRONT_LEAVES, 5)
    sheath(c, [(205, 568), (206, 536), (204, 500), (200, 470)], 17)
    sheath(c, [(110, 564), (112, 530), (111, 490), (106, 446)], 22)


def near(c):
    """Paint the shoot at the right."""
    shoot(c, MATES, 11)
    sheath(c, [(392, 580), (391, 552), (388, 516), (384, 486)], 17)


def mounds(c):
    """Heap sand against the feet of the two shoots."""
    for x, y, wide in ((112, 566, 36), (206, 569, 30), (392, 580, 34)):
        c.curve([(x - wide, y + 4), (x - wide * 0.4, y - 7), (x + wide * 0.4, y - 6), (x + wide, y + 6), (x, y + 13)], "#a09866", edge=0, soft=1.4)
        c.curve([(x, y - 5), (x + wide * 0.4, y - 6), (x + wide * 0.8, y + 2), (x + wide * 0.2, y)], "#e8d890", edge=0, soft=1.2, alpha=0.8)


def place(c):
    """Paint the water over the meadow: the low sun behind the surface, gold to viridian to blue."""
    c.area(np.ones_like(c.x), Grad((440, 0), (60, 560), "#fff0a0", "#f6cc5c", "#a8ac50", "#3a7458", "#0c4448", "#062c3c", "#042032"))
    c.glow(400, 80, 210, "#fff4b0", 0.8, power=1.3)
    surface(c, 64, "#fffce0", "#8cc08c", seed=9, centre=390, n=130, alpha=0.7)
    c.glow(392, 74, 60, "#ffffff", 0.9)
    shafts(c, (396, -120), "#fff2b4", n=8, length=620, amount=0.24, spread=1.0, wide=(10, 34))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=6)
    place(c)
    c.lifted(lambda q: meadow(q, 30, (540, 560), 420, 9, ("#3c8060", 0.72), 3)).blurred(3).lay(0.75)
    floor(c)
    c.lifted(lambda q: meadow(q, 22, (536, 556), 440, 11, ("#0a4044", 0.68), 5)).blurred(1.6).lay(0.85)
    rhizome(c)
    c.lifted(near).haze("#1f6a58", 0.45).blurred(0.9).lay()
    c.lifted(pipefish).haze("#4a8a5c", 0.18).lay()
    c.lifted(animal).lay()
    mounds(c)
    motes(c, "#fffbd8", 60)
    return finished(c, share=0.28, focus=((220, 260, 340), (150, 520, 160), (400, 300, 300)))
