"""Eelgrass seen from the floor of its meadow: ribbons sweep over us into the low sun.

What makes the species: ribbons of one width with parallel veins and a round tip, three to five from
one sheath; the sheath rises from a jointed rhizome that creeps in the sand, a bundle of roots at
each node. A broad-nosed pipefish hangs along the great leaf as if it were one, its snout towards the light.
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
SHONE = ("#0c3c48", "#2a7448", "#6ea63e", "#bcc84c", "#f6d860", "#fff0a8")
"""The lower side of the great leaf, through which the sun comes."""
UNDER = ("#0c3c48", "#1f6658", "#549a68", "#a4c470", "#f0dc80", "#fff2b8")
MIDDLE = ("#145258", "#206a62", "#3d8a6a", "#7cb07a", "#cdd28e")
SHEATH = ("#34503c", "#6a8450", "#a8ac68", "#d6cc8c", "#f4e8b8")
ROOT = ("#3c2420", "#6e452c", "#a97440", "#dcae6a", "#fbe2a6")
BLUNT = np.array([0.92, 0.95, 0.98, 1, 1, 1, 1, 1, 1, 1, 1, 0.98, 0.92, 0.78, 0.3])


def ribbon(c, line, width, *, light=(-0.42, -0.18, 0.12, 0.4), tip=True, grow=(1, 1), tones=RIBBON, under=UNDER, veins=3, thick=4.5, **how):
    """Paint one leaf; `grow` widens it towards its end where it comes nearer."""
    n = len(BLUNT)
    share = BLUNT if tip else np.ones(n)
    wide = width * share * np.linspace(*grow, n)
    return leaf(c, line, wide, tones, under=under, light=light, sun=SUN, fold=0.14, crisp=1.0, veins=veins, vein=mix(tones[len(tones) // 2], tones[-3], 0.45), edge=0.6, thick=thick, **how)


RUNNER = [(-20, 566), (40, 562), (104, 570), (170, 588), (240, 600), (330, 604), (400, 618), (500, 640)]


def rhizome(c):
    """Paint the creeping stem: unequal joints, a bundle of roots at each node."""
    g = np.random.default_rng(4)
    w = tube(c, RUNNER, [12, 14, 12, 9], ROOT, sun=SUN, light=(-0.06,))
    for s in (0.05, 0.12, 0.17, 0.26, 0.37, 0.55, 0.71, 0.79, 0.88):
        x, y = w.at(s)
        c.disc(x, y, 2.2, 6.6, "#4a2c20", w.way(s), alpha=0.85, edge=0)
        c.disc(x + 3.4, y - 1.6, 1.4, 4, "#ffe6b0", w.way(s), alpha=0.5, edge=0)
        for a in g.uniform(50, 135, g.integers(3, 7)):
            root = bent((x, y + 4), a, g.uniform(16, 44), g.uniform(-40, 40))
            c.line(root, 2.2, mix("#7a5638", "#dcc08c", g.random()), taper=(1, 0.2), round_=True, alpha=0.85)


def buried(c):
    """Lay the runner into the sand: only where the water has washed it free does its back show."""
    own = c.lifted(rhizome)
    row = np.interp(c.x, [q[0] for q in RUNNER], [q[1] for q in RUNNER])
    lot = 5 * c.noise(16, 12, 21, 2)
    free = np.exp(-(((c.x - 96) / 62) ** 2)) + np.exp(-(((c.x - 404) / 52) ** 2)) + 0.5 * np.exp(-(((c.x - 258) / 26) ** 2))
    lid = row - 7 + 22 * free + lot
    c.area((smooth(16, -4, np.abs(c.y - row - 6)) * smooth(0.15, 0.7, free)).astype(F), "#243832", 0.7, "multiply", wash=0)
    own.lay(mask=smooth(1.5, -1.5, c.y - lid))
    lip = np.exp(-(((c.y - lid - 3) / 2.6) ** 2)) * smooth(0.12, 0.5, free)
    c.area(lip.astype(F), "#e6d596", 0.55, wash=0)


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


BACK = [(-0.002, -0.011), (0.012, -0.0145), (0.05, -0.013), (0.09, -0.0145), (0.112, -0.021), (0.135, -0.021), (0.17, -0.019), (0.26, -0.024), (0.38, -0.023), (0.45, -0.016), (0.62, -0.011), (0.82, -0.007), (0.96, -0.004), (1.04, -0.004)]
BELLY = [(-0.001, 0.008), (0.01, 0.0135), (0.05, 0.014), (0.09, 0.0135), (0.12, 0.017), (0.16, 0.021), (0.26, 0.027), (0.36, 0.026), (0.44, 0.015), (0.62, 0.010), (0.82, 0.006), (0.96, 0.004), (1.04, 0.004)]
HANGING = [(342, 172), (296, 204), (256, 254), (230, 318), (222, 394), (232, 466), (252, 528)]
"""The pipefish along the great leaf, from its snout to the root of its tail."""


def pipefish(c):
    """Paint the pipefish, slim and olive as the leaf along which it hangs: long deep snout, rings, small fan."""
    f = Fish(c, HANGING, BACK, BELLY, [(0, 1.24), (0.4, 1.24), (1, 0.95)], side=-1, sun=(-0.55, -0.75, 0.36))
    ink = {"dark": "#4c3c18", "light": "#f6e8a8", "fork": False}
    fin(f, [(0.41, -0.018), (0.54, -0.012)], [(0.42, -0.042), (0.48, -0.050), (0.545, -0.032)], ["#98803a", "#c8b060", "#f0e0a0"], 13, 0.45, ray=0.8, **ink)
    fin(f, [(0.975, -0.005), (0.98, 0.005)], [(1.035, -0.020), (1.06, 0.0), (1.035, 0.020)], ["#7a6a2c", "#c8b060"], 7, 0.2, ray=0.9, **ink)
    f.body([*BACK, *BELLY[::-1]], soft=0.3)
    v = f.v + 0.10 * f.noise(0.04, 0.5, 4)
    f.lay(planes(v, (-1.1, "#c09034"), (-0.5, "#d8a840"), (0.0, "#c08a34"), (0.45, "#7d6a34"), (1, "#2f4a3c"), crisp=0.4))
    f.lay("#173c3c", (1 - smooth(-0.1, 0.45, f.light)) * 0.7)
    f.lay("#fff2b0", smooth(0.70, 0.93, f.light) * 0.9)
    f.lay("#1c4a3c", smooth(0.55, 1.0, f.u) * 0.45)
    for s in np.linspace(0.19, 0.95, 34):
        f.stroke([(s, -0.9), (s + 0.004, 0.0), (s, 0.9)], 1.1, "#4c3814", alpha=0.5 - 0.25 * s, v=True)
    for s, wide in ((0.21, 7), (0.27, 12), (0.39, 8), (0.50, 15), (0.63, 9), (0.70, 13), (0.86, 12)):
        f.stroke([(s, -1), (s + 0.006, 1)], wide, "#5c3a18", alpha=0.42, v=True, soft=2.0, swell=False)
    f.stroke([(0.13, 0.10), (0.3, 0.05), (0.46, 0.1)], 1.6, "#f8e8a0", alpha=0.4, v=True)
    f.stroke([(0.002, 0.004), (0.016, 0.000), (0.024, -0.004)], 1.6, "#2c2010", alpha=0.85, swell=False)
    f.stroke([(0.02, 0.002), (0.10, 0.002)], 2.0, "#5c3f1c", alpha=0.7)
    f.stroke([(0.158, -0.016), (0.166, 0.0), (0.158, 0.016)], 2.0, "#3c2c14", alpha=0.7)
    fin(f, [(0.168, -0.003), (0.168, 0.008)], [(0.190, -0.010), (0.196, 0.004), (0.188, 0.014)], ["#d8b860", "#f4e4a8"], 6, 0.3, ray=0.8, **ink)
    f.eye(0.122, -0.006, 0.0125, ("#f8e08a", "#c8922c"), pupil=0.5, dark="#1c120c", rim="#fff4c8")


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
    """Paint the sand seen from low down: ripples lit from the left, the net of light, shade of the shoots."""
    line = np.interp(c.x, [-10, 90, 200, 330, 490], [506, 512, 528, 546, 580])
    down = np.clip((c.y - line) / (740 - line), 0, 1)
    there = smooth(-3, 6, c.y - line)
    c.area(there, Grad((120, 500), (200, 720), "#5f9478", "#b4aa6c", "#a8985c", "#6c7458", "#34525a"))
    phase = 30 * np.log(down + 0.2) + 1.3 * c.noise(230, 80, 17, 2) - c.x / 110
    slope = np.sin(phase + 0.7 * np.sin(phase)) * (0.6 + 0.4 * smooth(-0.6, 0.5, c.noise(70, 26, 18, 2))) + 0.12 * c.noise(8, 3, 19, 2)
    near = there * smooth(0.02, 0.2, down)
    c.area((smooth(0.1, 0.8, slope) * near).astype(F), "#ffeeb0", 0.40, wash=0)
    c.area((smooth(0.1, 0.8, -slope) * near).astype(F), "#1c4448", 0.42, wash=0)
    net(c, near * smooth(0.45, 0.1, down), "#fff0b0", 0.26, cell=40, flat=0.3)
    for start, long, turn in (((110, 572), 210, 16), ((112, 574), 150, 24), ((104, 576), 180, 32), ((404, 622), 120, 22), ((408, 624), 90, 34)):
        c.line(bent(start, turn, long, 6), 13, "#1c4248", taper=(1, 0.2), alpha=0.55, soft=2.6, mode="multiply")


def feet(c):
    """Sink the two shoots into the sand: a dark dent round them, a lit lip before them."""
    for x, y, wide in ((103, 574, 26), (402, 620, 26)):
        c.disc(x + 12, y + 1, wide * 1.2, 5, "#16302e", alpha=0.6, soft=2.5, mode="multiply")
        c.curve([(x - wide, y + 2), (x - wide * 0.4, y - 4), (x + wide * 0.3, y - 3), (x + wide * 1.1, y + 3), (x, y + 10)], "#b0a468", edge=0, soft=2.2)
        c.line([(x - wide * 0.9, y + 1), (x - wide * 0.3, y - 4), (x + wide * 0.4, y - 2)], 2.6, "#f4e4a8", taper=(0.3, 0.3), round_=True, soft=0.6)


LEFT = (
    ([(104, 556), (108, 470), (92, 360), (82, 250), (96, 140), (132, 30), (160, -40)], 21, (1.0, 0.9), {"tip": False, "twist": (0.2, 0.3, 0.9, 1.4, 2.2, 2.9, 2.6)}),
    ([(112, 556), (122, 470), (124, 380), (134, 290), (166, 206), (200, 150)], 17, (0.9, 0.8), {"twist": (0.3, 0.3, 0.5, 1.1, 2.3, 2.9), "light": (-0.42, -0.2, 0.04, 0.3)}),
    ([(98, 560), (84, 500), (52, 440), (22, 408), (-16, 396)], 14, (0.9, 0.8), {"light": (-0.46, -0.3, 0.0, 0.16), "twist": (0.2, 0.4, 1.3, 2.0, 2.6)}),
)
SWEEP = [(108, 560), (116, 496), (128, 430), (158, 330), (212, 232), (290, 140), (384, 64), (510, 10)]
CROSSING = [(112, 560), (128, 510), (168, 456), (226, 418), (292, 404), (344, 420)]
"""A leaf that falls over and crosses the pipefish."""
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
    ribbon(c, SWEEP, 24, grow=(0.9, 2.0), tip=False, light=(-0.46, -0.26, 0.02, 0.26, 0.40), twist=(0.1, 0.1, 0.3, 0.8, 1.9, 2.7, 2.9, 2.6), under=SHONE, thick=9, veins=3, bars=((0.26, 20, 0.16),))


def crossing(c):
    """Paint the leaf before the pipefish and the sheath that holds the shoot together."""
    c.line([(x + 5, y + 9) for x, y in CROSSING[2:]], 12, "#10383c", taper=(0.6, 0.4), round_=True, alpha=0.5, soft=2.5)
    ribbon(c, CROSSING, 16, grow=(0.9, 0.85), light=(-0.42, -0.24, -0.02, 0.10), twist=(0.2, 0.3, 0.6, 1.4, 2.2, 2.7))
    sheath(c, [(100, 574), (107, 548), (111, 516), (114, 486), (119, 446)], 22)


def near(c):
    """Paint the shoot at the right."""
    shoot(c, RIGHT)
    sheath(c, [(404, 620), (398, 594), (394, 566), (388, 530)], 22)


def crusts(c):
    """Dot the old ends of the leaves with what settles there: small brown and white crusts."""
    g = np.random.default_rng(31)
    line = rounded(SWEEP, closed=False, steps=30)
    i = g.integers(110, len(line) - 1, 34)
    x, y = line[i, 0] + g.normal(0, 5, 34), line[i, 1] + g.normal(0, 5, 34)
    c.dabs(x, y, g.uniform(1, 3.2, 34), g.uniform(0.7, 1.4, 34), -0.8, np.where(g.random(34)[:, None] < 0.6, mix("#6a5a24", "#6a5a24", 0), mix("#fff6d0", "#fff6d0", 0)), 0.7)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=6)
    water(c, ["#f0d684", "#9cb870", "#2f8a76", "#146a6c", "#0d4e5c", "#0b3848", "#072838"], (110, -40, 320, "#ffdc80", 0.95))
    c.glow(150, 10, 190, "#fff6c8", 0.8)
    surface(c, 70, "#fff0b0", "#4d9482", seed=9, centre=90, n=130, alpha=0.7)
    shafts(c, (70, -200), "#ffe9a0", n=7, length=640, amount=0.32, spread=0.9)
    c.lifted(lambda q: behind(q, 1)).blurred(2.4).lay(0.75)
    floor(c)
    c.lifted(lambda q: behind(q, 2)).blurred(0.9).lay(0.9)
    buried(c)
    near(c)
    animal(c)
    crusts(c)
    pipefish(c)
    crossing(c)
    feet(c)
    bubbles(c, [(150, 250, 4), (158, 230, 2.6), (146, 212, 2)])
    c.area((smooth(590, 740, c.y) * 0.4).astype(F), "#0a2c38", wash=0)
    motes(c, "#fff6cc", 50)
    return finished(c, share=0.3, focus=((260, 260, 340), (120, 520, 160), (400, 300, 300)))
