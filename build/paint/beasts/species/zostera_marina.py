"""Eelgrass seen from the floor of its meadow: ribbons sweep over us into the low sun.

What makes the species: ribbons of one width with parallel veins and a round tip, three to five from
one sheath; the sheath rises from a jointed rhizome that creeps in the sand, a bundle of roots at
each node. A broad-nosed pipefish stands among them as if it were an old leaf.
"""

from __future__ import annotations

import numpy as np
from blades import Course, bent, leaf, tube
from canvas import F, Grad, mix, rounded, smooth
from finfish import Fish, planes
from rays import fin
from sheet import Sheet, finished
from underwater import bubbles, motes, net, shafts, surface, water

SUN = (-0.5, -0.8, 0.4)
RIBBON = ("#052630", "#0d4440", "#277238", "#6ba434", "#c9c640", "#ffd55c", "#fff0a8")
UNDER = ("#0c3c48", "#1f6658", "#549a68", "#a4c470", "#f0dc80", "#fff2b8")
MIDDLE = ("#145258", "#206a62", "#3d8a6a", "#7cb07a", "#cdd28e")
SHEATH = ("#34503c", "#6a8450", "#a8ac68", "#d6cc8c", "#f4e8b8")
ROOT = ("#3c2420", "#6e452c", "#a97440", "#dcae6a", "#fbe2a6")
BLUNT = np.array([0.92, 0.95, 0.98, 1, 1, 1, 1, 1, 1, 1, 1, 0.98, 0.92, 0.78, 0.3])


def ribbon(c, line, width, *, light=(-0.42, -0.18, 0.12, 0.4), tip=True, grow=(1, 1), tones=RIBBON, under=UNDER, veins=3, **how):
    """Paint one leaf; `grow` widens it towards its end where it comes nearer."""
    n = len(BLUNT)
    share = BLUNT if tip else np.ones(n)
    wide = width * share * np.linspace(*grow, n)
    return leaf(c, line, wide, tones, under=under, light=light, sun=SUN, fold=0.14, crisp=1.0, veins=veins, vein=mix(tones[len(tones) // 2], tones[-3], 0.45), edge=0.6, thick=4.5, **how)


def rhizome(c):
    """Paint the creeping stem in the sand: joints, a bundle of roots at each node."""
    line = [(-20, 548), (40, 556), (104, 566), (170, 560), (240, 574), (330, 598), (420, 612), (500, 640)]
    g = np.random.default_rng(4)
    w = Course(line, [17, 15, 13])
    c.line(w.p + np.array([4, 11]), 20, "#2c3a34", alpha=0.5, soft=4)
    for s in (0.07, 0.15, 0.24, 0.35, 0.46, 0.57, 0.68, 0.78):
        x, y = w.at(s)
        for a in (124, 108, 96, 84, 70, 56):
            root = bent((x, y + 3), a + g.normal(0, 6), g.uniform(30, 60), g.uniform(-30, 30))
            c.line(root, 3.0, mix("#8a6040", "#e0c088", g.random()), taper=(1, 0.2), round_=True, alpha=0.9)
    tube(c, line, [17, 15, 13], ROOT, sun=SUN, light=(0.05,))
    for s in (0.07, 0.15, 0.24, 0.35, 0.46, 0.57, 0.68, 0.78):
        x, y = w.at(s)
        c.disc(x, y, 2.6, 9.6, "#4a2c20", w.way(s), alpha=0.85, edge=0)
        c.disc(x + 4, y - 1, 1.6, 7, "#ffe6b0", w.way(s), alpha=0.5, edge=0)
    for s, long in ((0.11, 34), (0.29, 50), (0.33, 40), (0.40, 44), (0.52, 50), (0.57, 44), (0.62, 56), (0.74, 50)):
        x, y = w.at(s)
        c.curve([(x - long, y + 13), (x - long * 0.4, y + 3), (x + long * 0.3, y + 4), (x + long, y + 14), (x, y + 18)], "#a09a68", edge=0, soft=1.4)


def sheath(c, line, width):
    """Paint the sheath from which the leaves come: pale below, green where it opens."""
    w = tube(c, line, [width * 0.8, width * 0.9, width, width, width * 0.9], SHEATH, sun=SUN, thru=0.25, light=(-0.16, -0.04, 0.02, -0.1))
    mask = c.cover(np.concatenate([w.p + w.n * w.half[:, None], (w.p - w.n * w.half[:, None])[::-1]]))
    low, high = w.p[0, 1], w.p[-1, 1]
    c.area((mask * smooth(low - 20, high, c.y) ** 1.2).astype(F), "#4f9440", 0.85)
    for u in (-0.5, -0.1, 0.35):
        c.line(w.p + w.n * (w.half * u)[:, None], 1.2, "#5d7c3c", alpha=0.6)
    mouth = rounded([w.at(0.99, -1), w.at(0.93, -0.2), w.at(0.84, 0.5), w.at(0.80, 1)], closed=False)
    c.line(mouth, 2.4, "#e6eaa4", alpha=0.8)
    c.line(mouth + np.array([0, -2.4]), 2.4, "#123f38", alpha=0.6)


BACK = [(-0.004, -0.016), (0.02, -0.019), (0.06, -0.019), (0.084, -0.024), (0.10, -0.026), (0.14, -0.024), (0.24, -0.029), (0.36, -0.028), (0.42, -0.020), (0.6, -0.013), (0.8, -0.009), (0.96, -0.005), (1.04, -0.005)]
BELLY = [(-0.002, 0.012), (0.01, 0.019), (0.05, 0.019), (0.08, 0.016), (0.10, 0.020), (0.14, 0.024), (0.24, 0.036), (0.34, 0.036), (0.42, 0.019), (0.6, 0.012), (0.8, 0.008), (0.96, 0.005), (1.04, 0.005)]


def pipefish(c):
    """Paint the pipefish, brown as an old leaf, bent against the sweep of the green ones: deep snout, rings, small fan."""
    f = Fish(c, [(212, 290), (262, 316), (308, 362), (332, 424), (320, 492), (274, 532), (248, 520)], BACK, BELLY, [(0, 1.4), (0.4, 1.3), (1, 0.75)], side=1, sun=(-0.35, -0.85, 0.4))
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


def behind(c, plane):
    """Paint ribbons behind; they run together towards the light, as one sees from below."""
    g = np.random.default_rng(plane)
    if plane == 1:
        for x in np.linspace(-10, 500, 17):
            start, a = (x, 640), -90 + (150 - x) * 0.045 * -1
            line = bent(start, a - 4, g.uniform(380, 560), 6, 20)
            ribbon(c, line, g.uniform(9, 13), tones=("#1d686a", "#2b7a70", "#4f9678"), under=("#2f7c72",) * 2, light=(-0.4, 0.2), veins=0)
    else:
        for x, long, a in ((30, 430, -88), (210, 520, -97), (250, 400, -84), (350, 560, -98), (420, 420, -88), (462, 560, -92), (300, 470, -86), (150, 480, -88)):
            c.disc(x, 526 + x * 0.13, 22, 5, "#1c443e", alpha=0.6, soft=3)
            ribbon(c, bent((x, 524 + x * 0.13), a, long * 0.8, 4, 16, 24), 16, tones=MIDDLE, under=MIDDLE, light=(-0.4, -0.1, 0.3), twist=(0.2, 0.2, 1.2, 2.4), veins=3)


def floor(c):
    """Paint the sand seen from low down, with the net of light on it."""
    p = rounded([(-10, 508), (90, 516), (200, 530), (330, 556), (490, 600)], closed=False)
    shape = [*p, (490, 730), (-10, 730)]
    c.shape(shape, Grad((0, 510), (0, 700), "#4f8474", "#a39c66", "#5c6e54", "#1c3c42"), edge=0, soft=1.5)
    net(c, c.cover(np.array(shape)), "#fff0b0", 0.2, cell=40, flat=0.3)
    g = np.random.default_rng(5)
    x, y = g.uniform(0, 480, 60), g.uniform(530, 720, 60)
    c.dabs(x, y, g.uniform(1.5, 5, 60), g.uniform(0.8, 2, 60), 0.0, "#4a5c4c", 0.6)


def mounds(c):
    """Heap sand against the feet of the two shoots."""
    for x, y, wide in ((104, 578, 40), (404, 622, 44)):
        c.curve([(x - wide, y + 4), (x - wide * 0.4, y - 7), (x + wide * 0.4, y - 6), (x + wide, y + 6), (x, y + 15)], "#8d8a5e", edge=0, soft=1.4)
        c.curve([(x - wide * 0.8, y + 2), (x - wide * 0.4, y - 6), (x, y - 5), (x - wide * 0.2, y)], "#c8bd80", edge=0, soft=1.2, alpha=0.8)


LEFT = (
    ([(104, 556), (108, 470), (92, 360), (82, 250), (96, 140), (132, 30), (160, -40)], 21, (1.0, 0.9), {"tip": False, "twist": (0.2, 0.3, 0.9, 1.3, 0.8, 0.4)}),
    ([(112, 556), (126, 470), (134, 380), (150, 290), (178, 210), (204, 160)], 17, (0.9, 0.8), {"twist": (0.3, 0.3, 0.5, 1.1, 2.3, 2.9), "light": (-0.42, -0.2, 0.04, 0.3)}),
    ([(112, 556), (122, 500), (150, 440), (186, 404), (222, 386)], 14, (0.9, 0.8), {"light": (-0.4, -0.15, 0.1, 0.26), "twist": (0.2, 0.4, 0.9, 0.5)}),
)
SWEEP = [(108, 560), (116, 496), (128, 430), (154, 336), (204, 236), (280, 142), (380, 66), (510, 14)]
RIGHT = (
    ([(402, 612), (394, 570), (380, 470), (376, 360), (396, 250), (432, 140), (486, 30)], 20, (1.0, 1.1), {"tip": False, "twist": (0.2, 0.3, 0.4, 1.1, 1.2, 0.5)}),
    ([(402, 612), (400, 566), (420, 480), (452, 400), (510, 310)], 19, (1.0, 1.0), {"tip": False, "light": (-0.42, -0.24, 0.0), "twist": (0.3, 0.6, 0.9)}),
    ([(402, 612), (396, 570), (398, 480), (412, 390), (440, 300), (462, 254)], 15, (0.9, 0.8), {"twist": (0.2, 0.4, 1.2, 2.2, 2.9), "light": (-0.4, -0.2, 0.02, 0.3)}),
)


def shoot(c, leaves):
    """Paint the leaves of one shoot, all drawn out by the same current."""
    for line, wide, grow, how in leaves:
        ribbon(c, line, wide, grow=grow, **how)


def animal(c):
    """Paint the hero: a shoot whose ribbons rise and stream to the right in one current."""
    shoot(c, LEFT)
    ribbon(c, SWEEP, 23, grow=(0.85, 1.7), tip=False, light=(-0.4, -0.22, 0.04, 0.28, 0.36), twist=(0.2, 0.2, 0.25, 0.6, 1.0, 0.7), veins=3, bars=((0.30, 20, 0.12),))
    sheath(c, [(100, 572), (107, 548), (111, 516), (114, 486), (119, 446)], 22)


def near(c):
    """Paint the shoot at the right."""
    shoot(c, RIGHT)
    sheath(c, [(404, 616), (398, 594), (394, 566), (388, 530)], 22)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=6)
    water(c, ["#e8cf7c", "#7cab70", "#258676", "#146a6c", "#0d4e5c", "#0b3848", "#072838"], (110, -40, 300, "#ffdc80", 0.95))
    c.glow(150, 10, 170, "#fff6c8", 0.7)
    surface(c, 70, "#fff0b0", "#4d9482", seed=9, centre=90, n=130, alpha=0.7)
    shafts(c, (70, -200), "#ffe9a0", n=7, length=640, amount=0.32, spread=0.9)
    c.lifted(lambda q: behind(q, 1)).blurred(2).lay(0.75)
    floor(c)
    c.lifted(lambda q: behind(q, 2)).blurred(0.6).lay(0.9)
    rhizome(c)
    near(c)
    animal(c)
    pipefish(c)
    mounds(c)
    bubbles(c, [(250, 300, 4), (258, 280, 2.6), (246, 262, 2)])
    c.area((smooth(570, 730, c.y) * 0.4).astype(F), "#0a2c38", wash=0)
    motes(c, "#fff6cc", 50)
    return finished(c, share=0.3, focus=((220, 260, 340), (120, 520, 160), (400, 300, 300)))
