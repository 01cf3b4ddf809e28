"""Eelgrass in the swell: flat ribbons twist in the low sun, a pipefish hangs in the gap between them.

What makes the species: ribbons of one width with parallel veins and a round tip, three to five from
one sheath; the sheath rises from a jointed rhizome that creeps in the sand, a bundle of roots at
each node. A broad-nosed pipefish hides among them as if it were an old leaf.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from blades import Course, bent, tube
from canvas import F, Grad, mix, rgb, smooth
from finfish import Fish, planes
from form import ramp
from leaves import surface as net_on
from lucent import Lucent, blade, course, rod, spread
from rays import fin
from sheet import Sheet, finished
from underwater import motes, net, shafts, surface

SUN = (-0.35, -0.8, 0.4)
DARK = ("#04282c", "#0a4a3a", "#1a6c3a", "#3c8c38", "#6aa63c")
PALE = ("#0c4438", "#2f7c38", "#74ac38", "#bcd24c", "#f0ee8c")
EDGE = ("#2c7048", "#7cb048", "#c8dc68", "#f6f4a8", "#fffcd8")
SHEATH = ("#2a4a3c", "#5c8850", "#9cbc70", "#d8e0a0", "#fbf6d4")
ROOT = ("#2c1c20", "#5c3a2c", "#986840", "#d0a268", "#f8dca0")
STEPS = 170


def veiled(tones, veil):
    """Return tones nearer to the colour of the water."""
    return tuple(mix(t, *veil) for t in tones) if veil else tones


@dataclass
class Flat:
    """A flat ribbon: a deep face, a face through which light comes, one bright margin, fine veins."""

    roll: np.ndarray
    light: np.ndarray
    veil: tuple | None = None
    veins: float = 0.09

    def __call__(self, u, v, _normal):
        """Return a colour for every sample."""
        at = np.linspace(0, 1, len(self.roll))
        turn, light = np.interp(u, at, self.roll), np.interp(u, at, self.light)
        seen = np.cos(turn)
        lines = np.exp(-(((np.abs(v) - 0.42) / 0.09) ** 2)) + np.exp(-((v / 0.09) ** 2))
        value = light + 0.12 * (np.abs(seen) - 0.7) - self.veins * lines
        deep, pale = ramp(veiled(DARK, self.veil), value), ramp(veiled(PALE, self.veil), value)
        tone = pale + (deep - pale) * smooth(-0.03, 0.03, seen)[:, None]
        rim = smooth(0.60, 0.74, v) * 0.9
        tone = tone + (ramp(veiled(EDGE, self.veil), light + 0.1) - tone) * rim[:, None]
        low = smooth(-0.72, -0.86, v) * np.where(seen < 0, 0.5, 0.25)
        tone = tone * (1 - low[:, None] * (1 - rgb("#2a6a44")))
        return np.clip(tone, 0, 1).astype(F)


def turned(rolls, twists, reach=0.13):
    """Return how far a ribbon is rolled along its way: `rolls`, and half a turn at each of its twists."""
    out = spread(rolls, STEPS)
    u = np.linspace(0, 1, STEPS)
    for at in twists:
        out = out + np.pi * (0.5 + 0.5 * np.tanh((u - at) / reach * 1.7))
    return out


def ribbon(c, points, wide, *, rolls=(0.3,), twists=(), veil=None, light=(0.0, 0.3, 0.6, 0.75), shadow=True, tip=0.05):
    """Paint one leaf: a flat ribbon of one narrow width that turns over where it twists."""
    u = np.linspace(0, 1, STEPS)
    roll = turned(rolls, twists)
    taper = np.sqrt(1 - np.clip((u - 1 + tip) / (tip * 1.005), 0, 1) ** 1.8)
    p = course(points, STEPS)
    if not veil:
        c.line(p[2:-4, :2], wide * 0.17, Grad(tuple(p[0, :2]), tuple(p[-1, :2]), "#0a4038", "#3f8a3c"))
    cloth = Flat(roll, spread(light, STEPS), veil, 0.09 if not veil else 0.0)
    net_on(c, blade(p, taper * wide, roll=roll, m=9), cloth, shadow=(-7, 10, 4, 0.35, "#2c6a5c") if shadow and not veil else None)


def swept(x, y, long, angle, bends):
    """Return a line from the ground, drawn over by the swell."""
    t = np.linspace(0, 1, 14)
    a = np.radians(angle + np.interp(t, np.linspace(0, 1, len(bends) + 1), np.cumsum([0, *bends])))
    step = np.stack([np.cos(a), np.sin(a)], -1) * long / 13
    return np.concatenate([[(x, y)], np.array([x, y]) + np.cumsum(step[:-1], 0)])


def meadow(c, n, rows, long, wide, veil, seed):
    """Paint a plane of the meadow behind; all its leaves follow the same swell."""
    g = np.random.default_rng(seed)
    for x in g.permutation(np.linspace(-120, 500, n)):
        line = swept(x + g.uniform(-14, 14), g.uniform(*rows), long * g.uniform(0.45, 1.1), -96 + g.normal(0, 3), (g.uniform(-6, 6), g.uniform(4, 18), g.uniform(4, 24), g.uniform(-14, 10)))
        ribbon(c, line, wide * g.uniform(0.8, 1.15), rolls=tuple(g.uniform(-1.1, 1.1, 4)), veil=veil, light=(0.1, 0.4, 0.6))


def sheath(c, points, wide):
    """Paint the sheath from which the leaves come: a pale film wrapped round their feet."""
    p = course(points, 60)
    film = Lucent(SHEATH, SHEATH, SUN, thin=0.6, along=(-0.06, 0.0, -0.06, -0.16), base=0.24, gain=0.5, deep=0.12, halo=0.2, veins=6, vein=0.08, rim=0.0, mottle=0.0)
    net_on(c, rod(p, [wide * 0.8, wide * 0.92, wide, wide * 1.04, wide * 1.1], flat=0.35), film, only=lambda u, v: smooth(1.0, 0.45, u) + 0 * v)


BACK = [(-0.004, -0.016), (0.02, -0.019), (0.06, -0.019), (0.084, -0.024), (0.10, -0.026), (0.14, -0.024), (0.24, -0.029), (0.36, -0.028), (0.42, -0.020), (0.6, -0.013), (0.8, -0.009), (0.96, -0.005), (1.04, -0.005)]
BELLY = [(-0.002, 0.012), (0.01, 0.019), (0.05, 0.019), (0.08, 0.016), (0.10, 0.020), (0.14, 0.024), (0.24, 0.036), (0.34, 0.036), (0.42, 0.019), (0.6, 0.012), (0.8, 0.008), (0.96, 0.005), (1.04, 0.005)]


FISH = [(312, 96), (304, 150), (300, 222), (296, 300), (274, 378), (236, 452), (216, 478)]


def pipefish(c):
    """Paint the pipefish, brown as an old leaf, upright among the green ones: deep snout, rings, small fan."""
    f = Fish(c, FISH, BACK, BELLY, [(0, 1.35), (0.4, 1.25), (1, 0.75)], side=1, sun=(-0.35, -0.85, 0.4))
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


def roots(c, x, y, g, n=11, long=(22, 50)):
    """Paint a tuft of fine roots that goes down into the sand from a node."""
    for a in np.linspace(140, 40, n) + g.normal(0, 11, n):
        root = bent((x + g.normal(0, 3), y), a, g.uniform(*long), g.uniform(-60, 60), g.uniform(-50, 50))
        c.line(root, g.uniform(1.6, 2.8), mix("#8a6a40", "#f2dcaa", g.random()), taper=(1, 0.15), round_=True, alpha=0.8)


CREEP = [(-30, 588), (30, 566), (104, 564), (180, 572), (250, 590), (330, 586), (402, 576), (450, 580), (520, 604)]


def rhizome(c):
    """Paint the creeping stem half sunk in the sand, with a tuft of roots at each node."""
    g = np.random.default_rng(4)
    w = Course(CREEP, [15, 14, 13])
    nodes = (0.05, 0.125, 0.20, 0.262, 0.35, 0.43, 0.49, 0.575, 0.66, 0.72, 0.79, 0.86, 0.94)
    c.line(w.p + np.array([2, 18]), 44, "#4a4a34", alpha=0.62, soft=9)
    for s in nodes:
        x, y = w.at(s)
        roots(c, x, y + 3, g, int(g.integers(5, 12)))
    tube(c, CREEP, [15, 14, 13], ROOT, sun=SUN, light=(0.06, -0.02, 0.06))
    for s in nodes:
        x, y = w.at(s)
        c.disc(x, y, 1.7, 7.6, "#3c2018", w.way(s), alpha=0.75, edge=0)


def buried(c):
    """Return how much of the sand lies over the rhizome: its lower half, here and there all of it."""
    w = Course(CREEP, [10, 10])
    order = np.argsort(w.p[:, 0])
    row = np.interp(c.x[0] if c.x.shape[0] == 1 else c.x[0, :], w.p[order, 0], w.p[order, 1])[None, :]
    x = np.broadcast_to(c.x, np.broadcast(c.x, c.y).shape)
    lift = 1.0 + 3.0 * np.sin(x / 19 + 1) + 5.5 * np.sin(x / 47 + 2)
    edge = c.y - row - lift + 1.2 * c.noise(9, 5, 12, 2)
    return smooth(-1.4, 1.8, edge) * smooth(12, 5, c.y - row)


def floor(c):
    """Paint rippled sand seen from low down, with the net of light that the waves throw on it."""
    line = 530 + 5 * np.sin(c.x / 80 + 1)
    depth = np.maximum(c.y - 424, 30)
    drift = 1.5 * c.noise(210, 60, 7, 2) + 0.5 * c.noise(60, 30, 8, 1)
    phase = 9600 / depth + 1.5 * drift + 0.0022 * (c.x - 200) * (c.y - 424) / 60
    swell = np.sin(phase) + 0.32 * np.sin(2 * phase + 0.9)
    value = 0.56 + 0.18 * swell + 0.03 * c.noise(3, 2, 9, 2)
    value = value + 0.16 * np.exp(-(((c.x - 290) / 170) ** 2)) - 0.12 * smooth(620, 720, c.y)
    tone = ramp(("#1c4650", "#4f7866", "#b2a870", "#ead48c", "#fff4c0"), value)
    over = smooth(-12, 10, c.y - line).astype(F)
    c.area(over, lambda *_: tone.astype(F))
    c.area(over * smooth(70, 0, c.y - line).astype(F), "#5f9a70", 0.55, wash=0)
    net(c, over * smooth(6, 60, c.y - line) * smooth(760, 600, c.y), "#fff4b8", 0.42, cell=64, flat=0.30)


LEFT, RIGHT, MATE = (104, 562), (398, 574), (190, 568)
BEHIND = (
    (LEFT, 640, -102, (-8, 18, 24, 8), 15, (0.9, 0.2, -0.6, -1.0), (), (0.0, 0.25, 0.4, 0.5)),
    (LEFT, 520, -80, (-6, 4, 24, 34), 14, (0.3, 0.8, 0.4, 1.2), (), (0.0, 0.2, 0.4, 0.5)),
    (RIGHT, 620, -92, (-16, 10, 20, 22), 15, (0.2, 0.6, 0.2, 0.9), (), (0.0, 0.25, 0.45, 0.6)),
    (RIGHT, 330, -93, (-8, 12, 30), 14, (0.9, 0.3, 0.6), (), (0.0, 0.2, 0.35, 0.45)),
)
FRONT = (
    (RIGHT, 660, -89, (-12, 2, 22, 24), 17, (0.3, 0.5, 0.2, 0.4), (0.56,), (0.05, 0.4, 0.6, 0.8)),
    (RIGHT, 420, -80, (10, 12, 22), 16, (0.4, 0.2, 0.7), (), (0.05, 0.3, 0.5, 0.6)),
    (LEFT, 700, -102, (0, 14, 26, 34), 18, (0.2, 0.4, 0.1, 0.5), (0.42,), (0.05, 0.4, 0.65, 0.9)),
    (LEFT, 560, -106, (-6, 20, 20, 10), 17, (3.0, 3.5, 3.1, 4.1), (), (0.05, 0.35, 0.55, 0.7)),
    (RIGHT, 570, -91, (-10, 4, 26, 40), 17, (2.9, 3.4, 3.0, 3.7), (), (0.05, 0.35, 0.55, 0.75)),
    (LEFT, 340, -76, (10, 10, 32), 15, (0.4, 0.2, 0.6), (0.7,), (0.05, 0.3, 0.5, 0.6)),
    (LEFT, 640, -90, (-14, 8, 34, 44), 19, (2.8, 3.3, 3.0, 3.5), (0.72,), (0.1, 0.45, 0.7, 0.8)),
)
MATES = (
    (MATE, 450, -106, (4, 18, 22), 11, (0.4, 1.0, 0.2), (), (0.0, 0.3, 0.5)),
    (MATE, 360, -90, (-6, 14, 28), 11, (2.7, 3.5, 3.0), (), (0.0, 0.3, 0.5)),
    (MATE, 270, -74, (0, 14, 26), 10, (0.2, 0.7, 1.1), (), (0.0, 0.3, 0.5)),
)


def shoot(c, rows):
    """Paint leaves of a shoot."""
    for n, ((x, y), long, angle, bends, wide, rolls, twists, light) in enumerate(rows):
        ribbon(c, swept(x + 2 * (n % 3 - 1), y - 32, long, angle, bends), wide, rolls=rolls, twists=twists, light=light)


def animal(c):
    """Paint the heroes: two shoots whose ribbons rise, twist and lean over in one swell."""
    shoot(c, BEHIND)
    shoot(c, FRONT)
    sheath(c, [(403, 584), (402, 552), (400, 520), (399, 470)], 27)
    sheath(c, [(103, 574), (104, 540), (103, 500), (100, 446)], 26)


def near(c):
    """Paint the smaller shoot between them."""
    shoot(c, MATES)
    sheath(c, [(190, 578), (190, 552), (189, 520), (188, 490)], 15)


def mounds(c):
    """Heap sand against the feet of the shoots."""
    for x, y, wide in ((104, 570, 44), (190, 574, 28), (402, 580, 42)):
        c.curve([(x - wide, y + 6), (x - wide * 0.4, y - 6), (x + wide * 0.4, y - 5), (x + wide, y + 8), (x, y + 14)], "#a89c68", edge=0, soft=1.8)
        c.curve([(x - 4, y - 3), (x + wide * 0.4, y - 4), (x + wide * 0.8, y + 4), (x + wide * 0.2, y + 3)], "#f0dc98", edge=0, soft=1.6, alpha=0.8)


def place(c):
    """Paint the water over the meadow: the low sun behind the surface, gold to viridian to blue."""
    c.area(np.ones_like(c.x), Grad((330, 0), (60, 600), "#fff0a0", "#eccb66", "#86aa60", "#268070", "#0a5460", "#053a50", "#04283c"))
    c.glow(306, 180, 270, "#ffe98c", 0.7, ry=330, power=1.3)
    c.glow(310, 70, 180, "#fff6c0", 0.8, power=1.3)
    surface(c, 60, "#fffce0", "#8cc08c", seed=9, centre=310, n=130, alpha=0.7)
    c.glow(310, 62, 54, "#ffffff", 0.9)
    shafts(c, (320, -120), "#fff2b4", n=8, length=620, amount=0.20, spread=1.0, wide=(10, 34))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=6)
    place(c)
    c.lifted(lambda q: meadow(q, 26, (540, 560), 330, 8, ("#5c9a68", 0.72), 3)).blurred(3).lay(0.6)
    c.lifted(lambda q: meadow(q, 22, (536, 556), 300, 10, ("#0a4a4c", 0.66), 5)).blurred(1.8).lay(0.85)
    floor(c)
    sand = c.rgb.copy()
    rhizome(c)
    c.area(buried(c).astype(F), lambda *_: sand, wash=0)
    c.lifted(near).haze("#1f6a58", 0.35).blurred(0.7).lay()
    c.lifted(pipefish).lay()
    c.lifted(animal).lay()
    mounds(c)
    motes(c, "#fffbd8", 60)
    return finished(c, share=0.26, focus=((220, 260, 340), (150, 540, 190), (400, 300, 300)))
