"""Common reed in a gust at sunset: a silky plume blown to one side, a bearded reedling between two stems.

What makes the species: the plume nods, all its sprays hang to the lee side, purple brown within and
silvery where the light comes through; the leaves stand in two rows, but the wind turns their
sheaths, so that the blades fly to the lee, twist, curl and break, folded along their middle. Stems
are round and jointed. The reedling straddles two stems and draws them together: grey head, black
moustache, cinnamon body, long tail.
"""

from __future__ import annotations

import numpy as np
from blades import Course, bent, leaf, tube
from canvas import F, Grad, mix, rounded, smooth
from form import eye, patch, solid
from lake import swell
from sheet import Sheet, finished

SUN = (-0.82, -0.2, 0.5)
HORIZON = 470
STEM = ("#2a2030", "#5a4438", "#9a7a44", "#e0bc6a", "#fff0b8")
BLADE = ("#1c2434", "#2c3f3c", "#566a3c", "#a8a24a", "#f2d678")
UNDER = ("#2a3040", "#4a5648", "#7c8456", "#c0ae62", "#f6dc90")
SILK = ("#43243a", "#7a4146", "#b47452", "#e6b470", "#ffe6ac", "#fff6dc")
RACHIS = [(232, 356), (236, 280), (256, 200), (300, 132), (362, 98), (424, 104)]
SECOND = [(92, 342), (92, 288), (104, 236), (134, 196), (176, 180)]


def plume(c, rachis, size, tones, seed=1, light=0.0, n=9):
    """Draw a plume: tresses of uneven size, dark at the heart and lit at their tips, and hanging threads."""
    g = np.random.default_rng(seed)
    w = Course(rachis, [5 * size, 2 * size])
    roots = np.cumsum(g.uniform(0.45, 1.5, n))
    roots = 0.97 * (roots - roots[0]) / (roots[-1] - roots[0])
    gusts = g.normal(0, 10, n)
    long = g.uniform(0.72, 1.16, n)
    for layer in range(3):
        for s, gust, far in zip(roots, gusts, long, strict=True):
            tress(c, w, s, size * far, tones, light, gust, layer, g)
    for s in 0.98 * g.uniform(0, 1, n * 7):
        thread(c, w, s, size, tones, g)
    tube(c, w.p[::6], [6 * size, 4.4 * size, 2 * size], tones, light=(0.0, 0.2), sun=SUN)


def reach(s):
    """Return how long the sprays are at a share of the plume."""
    return 34 + 118 * np.interp(s, [0, 0.2, 0.5, 0.8, 1], [0.55, 1.0, 0.95, 0.62, 0.3])


def tress(c, w, s, size, tones, light, gust, layer, g):
    """Draw one layer of a tress: thin locks that start together and part on their way to the lee."""
    lot, lift, wide = ((8, -0.42, 15), (7, -0.1, 8), (6, 0.2, 4.2))[layer]
    for _ in range(lot):
        own = float(np.clip(s + g.normal(0, 0.022), 0, 0.99))
        far = size * reach(own) * g.uniform(0.55, 1.08)
        angle = min(np.degrees(w.way(own)) + 14 + max(-12, gust + g.normal(0, 7)) + (10, 3, -1)[layer], 34)
        turn = np.interp(own, [0, 1], [78, 52]) * g.uniform(0.5, 1.3)
        line = bent(w.at(own * 0.97), angle, far, turn * 0.3, turn * 0.7)
        shape = np.array([0.2, 0.55, 1.0, 0.8, 0.45, 0.08]) * wide * size * g.uniform(0.6, 1.25)
        lit = light + lift + g.normal(0, 0.08)
        leaf(c, line, shape, tones, light=(lit - 0.26, lit - 0.08, lit + 0.12, lit + 0.34), sun=SUN, fold=0.12, crisp=0.9, edge=0, soft=1.0, alpha=0.9)


def thread(c, w, s, size, tones, g):
    """Paint a fine branch with its spikelets, hanging free of the mass."""
    long = size * reach(s) * g.uniform(0.95, 1.22)
    angle = min(np.degrees(w.way(s)) + g.uniform(8, 44), 36)
    line = bent(w.at(s * 0.97), angle, long, 24, g.uniform(24, 54))
    paint = tones[int(g.integers(3, 6))]
    c.line(line, 1.7 * size, paint, taper=(0.6, 0.4), round_=True, alpha=0.8)
    for at in (-1, -2, -3):
        (ax, ay), (bx, by) = line[at - 1], line[at]
        a = np.arctan2(by - ay, bx - ax) + g.normal(0, 0.3)
        c.disc(bx, by, 5.4 * size, 1.5 * size, paint, a, alpha=0.9, edge=0)


def reed(c, line, width, blades, tones=STEM, light=0.0):
    """Paint a jointed stem with its flags; a blade is (share, length, angle, turns, width, twist)."""
    w = Course(line, [width, width * 0.62])
    tube(c, line, [width, width * 0.62], tones, light=(light - 0.15, light), sun=SUN)
    for s, long, angle, turns, wide, twist in blades:
        x, y = w.at(s)
        flag = bent((x - 1, y), angle, long, *turns, n=14)
        leaf(c, flag, np.array([0.5, 0.9, 1.0, 0.92, 0.75, 0.5, 0.06]) * wide, BLADE, under=UNDER, twist=twist, light=(light - 0.1, light, light + 0.08, light + 0.14), sun=(-0.3, -0.9, 0.3), fold=0.62, crisp=0.1, veins=1, edge=0.6)
        sheath = [w.at(s - 0.10), w.at(s - 0.05), w.at(s + 0.004)]
        tube(c, sheath, [width * 1.0, width * 1.14, width * 1.1], ("#2c2c30", "#56603c", "#98924a", "#dcc46e"), light=(light,), sun=SUN)
        a = w.way(s)
        c.disc(x, y, width * 0.62, width * 0.2, "#33262c", a + np.pi / 2, alpha=0.8, edge=0)


def place(c):
    """Paint the evening: the sun low over the far shore, the bay below, reed belts as planes."""
    c.area(np.ones_like(c.x), Grad((0, 0), (0, HORIZON), "#2f3a6c", "#4a4a80", "#80608c", "#c07f86", "#f0aa72", "#ffd88a"))
    c.glow(96, 424, 330, "#ffcf7a", 0.75, power=1.2)
    for x, y, a, b, q in ((330, 250, 190, 9, "#f0a488"), (400, 280, 150, 7, "#ffc08c"), (130, 92, 170, 9, "#6a5c92"), (420, 40, 170, 10, "#5a5488"), (40, 210, 120, 7, "#d08c90"), (300, 330, 210, 6, "#ffc890")):
        c.disc(x, y, a, b, q, -0.06, alpha=0.55, soft=4)
    c.disc(96, 424, 33, 33, "#fff4c8", edge=0, wash=0)
    shore = rounded([(-10, 452), (120, 448), (230, 440), (330, 446), (420, 430), (490, 436)], closed=False)
    c.shape([*shore, (490, 474), (-10, 474)], "#a8707c", edge=0, soft=1)
    c.area((c.y > HORIZON).astype(F), Grad((0, HORIZON), (0, 720), "#f6be7c", "#c8868a", "#7c6490", "#3c3f70", "#262c58"))
    swell(c, HORIZON, "#ffe0a0", "#6a5488", n=110, seed=4, alpha=0.6)
    g = np.random.default_rng(2)
    y = HORIZON + 4 + 200 * g.uniform(0, 1, 40) ** 1.4
    c.dabs(96 + g.normal(0, 10, 40) * (1 + (y - HORIZON) / 90), y, 8 + (y - HORIZON) * 0.2, 1.6 + (y - HORIZON) * 0.012, 0.0, "#fff0bc", 0.85)
    c.lifted(lambda q: belt(q, 1)).blurred(2).lay(0.9)
    c.lifted(lambda q: belt(q, 2)).blurred(0.8).lay(0.92)


def belt(c, plane):
    """Paint a far belt of reed: flat stems, flags and plumes, all leaning to the lee."""
    g = np.random.default_rng(plane)
    xs, foot, high, paint = ((np.linspace(210, 500, 30), 478, 96, "#96647c"), (np.linspace(330, 500, 15), 500, 190, "#74507a"))[plane - 1]
    for x in xs + g.normal(0, 5 * plane, len(xs)):
        for i in range(5):
            c.disc(x + g.normal(0, 4), foot + 3 + i * (4 + 3 * plane), 9 + 2 * i, 1.6, paint, alpha=0.62 - 0.11 * i, edge=0)
        h = high * g.uniform(0.5, 1.12) * np.interp(x, [200, 480], [0.7, 1.15])
        tip = (x + h * 0.22, foot - h)
        c.line([(x, foot), (x + h * 0.06, foot - h * 0.5), tip], 2.2 * plane, paint, taper=(1, 0.6), round_=True)
        lens = np.array([0.01, 0.055, 0.085, 0.08, 0.05, 0.004]) * h * g.uniform(0.9, 1.2)
        leaf(c, bent(tip, -62, h * g.uniform(0.30, 0.36), g.uniform(50, 76)), lens, [paint, mix(paint, "#ffcf98", 0.35)], sun=SUN, edge=0)
        c.line(bent((tip[0] + h * 0.10, tip[1] - h * 0.12), 20, h * 0.20, 40), 1.6 * plane, paint, taper=(1, 0.2), round_=True)
        for s in (0.3, 0.55):
            leaf(c, bent((x + h * 0.08 * s, foot - h * s), -50, h * 0.42, 46), [1, 4.4 * plane, 3 * plane, 0.5], [paint, mix(paint, "#ffcf98", 0.3)], sun=SUN, edge=0)


def reedling(c, x, y, size):
    """Draw a bearded reedling between two stems, looking into the wind."""
    at = lambda pts: [(x + u * size, y + v * size, *rest) for u, v, *rest in pts]
    for start, long, wide, paint in (((30, 48), 96, 12, "#7a4426"), ((25, 50), 104, 11, "#a8622e"), ((20, 50), 98, 9, "#d8944e")):
        leaf(c, bent(at([start])[0], 66, long * size, -6), [wide * 0.8, wide, wide, wide * 0.7, 2], (mix(paint, "#2a1c38", 0.5), paint, mix(paint, "#ffdca0", 0.4)), sun=SUN, fold=0.5, edge=0.3)
    body = at([(-16, -22), (-24, -2), (-25, 22), (-14, 46), (6, 60), (26, 58), (33, 38), (31, 12), (24, -10), (8, -24)])
    solid(c, body, ("#4a2a38", "#94532f", "#cf8744", "#f2c484", "#ffe8c0"), sun=(-0.8, -0.35, 0.5), bounce=("#7a6a9c", 0.4), grain=0.04)
    patch(c, at([(-20, -14), (-25, 4), (-22, 24), (-12, 20), (-8, -6)]), "#f8e6d2", soft=4 * size, alpha=0.75)
    patch(c, at([(8, 62), (28, 60), (35, 36), (30, 8), (22, 34), (6, 52)]), "#6a3c50", soft=5 * size, alpha=0.6)
    wing(c, at, size)
    head = at([(-40, -34), (-38, -44), (-28, -55), (-12, -58), (4, -50), (12, -36), (10, -22), (-2, -14), (-18, -14), (-32, -20), (-39, -27)])
    solid(c, head, ("#3f4468", "#6c7898", "#a3b2c4", "#d8e0e0", "#f6efe0"), sun=(-0.8, -0.4, 0.5), lost=((2, 0, 1, 1), (x + 6 * size, y - 16 * size, 14 * size, 8 * size)), grain=0.03)
    patch(c, at([(6, -36), (14, -22), (20, -4), (8, 2), (-4, -12)]), "#8a8a9a", soft=6 * size, alpha=0.8)
    patch(c, at([(-26, -13), (-10, -12), (-10, -4), (-22, -4)]), "#f6f0e4", soft=3 * size, alpha=0.9)
    patch(c, at([(-37, -38), (-29, -40), (-23, -34), (-22, -20), (-27, 0), (-31, -14), (-35, -28)]), "#15121f", soft=0.5 * size)
    c.curve(at([(-37, -38), (-50, -33), (-56, -29), (-46, -28), (-38, -29)]), "#e8942c", edge=0)
    c.curve(at([(-39, -36), (-50, -32), (-55, -29.5), (-46, -31.5)]), "#ffd476", edge=0)
    eye(c, x - 25 * size, y - 40 * size, 3.5 * size, iris="#e8b23c", ring="#15121f")


def wing(c, at, size):
    """Paint the closed wing: cinnamon, a black and a cream stripe along it."""
    for pts, paint in (
        ([(2, -10), (22, -4), (32, 18), (36, 44), (40, 66), (26, 54), (8, 34), (-2, 12)], "#b06a34"),
        ([(10, -4), (24, 4), (32, 26), (37, 54), (24, 40), (12, 20)], "#1c1826"),
        ([(6, 4), (14, 12), (26, 36), (34, 56), (20, 44), (8, 24)], "#e8a45a"),
        ([(20, -2), (29, 12), (35, 36), (38, 56), (32, 34), (25, 14)], "#fbe8c4"),
    ):
        patch(c, at(pts), paint, soft=0.7 * size)


def leg(c, hip, knee, stem, share, size):
    """Draw a leg from its feathered thigh to the toes that close round a stem."""
    foot = np.asarray(stem.at(share))
    (hx, hy), (kx, ky) = hip, knee
    tube(c, [hip, ((hx + kx) / 2, (hy + ky) / 2 + 2), knee], [19 * size, 15 * size, 7 * size], ("#5c3238", "#a8642f", "#dc9a50", "#f6cc88"), sun=SUN)
    c.line([knee, tuple(foot)], 4.6 * size, "#1d1722", round_=True)
    c.line([(kx - 1, ky - 1), tuple(foot + (-1, -1))], 1.5 * size, "#8a6a68", round_=True)
    way, across = stem.t[round(share * (len(stem.p) - 1))], stem.n[round(share * (len(stem.p) - 1))]
    for e, far in ((-5.5, 1.0), (-0.5, 1.15), (4.5, 0.9)):
        toe = [foot + across * 5 * size, foot + way * e * size, foot - across * 6.5 * far * size + way * (e + 2) * size]
        c.line([tuple(p) for p in toe], 4.0 * size, "#1d1722", taper=(1, 0.55), round_=True)
        c.line([tuple(p - (0.8, 1)) for p in toe[1:]], 1.2 * size, "#9a7a70", taper=(1, 0.4), round_=True)


NEAR = [(288, 760), (286, 640), (298, 560), (312, 500), (306, 420), (288, 330), (284, 300)]
FAR = [(474, 760), (464, 650), (448, 570), (434, 510), (442, 440), (458, 370), (470, 300)]
MAIN = [(128, 760), (150, 640), (184, 500), (214, 420), (232, 356)]
LEFT = [(30, 760), (44, 620), (68, 480), (86, 400), (92, 342)]


def animal(c):
    """Draw the hero: the near reed and its plume."""
    reed(c, MAIN, 15, [
        (0.17, 250, -48, (14, 8, 4, 84, 8, 6), 27, (0.2, 0.1, 0.1, 0.9, 0.4, 0.3)),
        (0.41, 236, -58, (14, 16, 30, 44, 26), 30, (0.2, 0.5, 1.2, 2.2, 2.9, 2.5)),
        (0.62, 150, -128, (66, 60, 50), 24, (2.9, 2.3, 1.1, 0.4)),
        (0.86, 142, -84, (24, 24, 20, 50, 40), 24, (0.5, 0.2, 0.4, 1.1, 2.3, 2.8)),
    ])  # fmt: skip
    plume(c, RACHIS, 1.15, SILK, seed=7)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=18)
    place(c)
    reed(c, LEFT, 9, [
        (0.42, 200, -58, (44, 20, 30), 20, (0.3,)),
        (0.80, 150, -66, (40, 30, 40), 17, (0.2, 0.5, 1.2, 2.4)),
    ], light=-0.05)  # fmt: skip
    plume(c, SECOND, 0.72, [mix(t, "#8c6488", 0.32) for t in SILK], seed=3, n=7)
    reed(c, FAR, 10, [(0.9, 110, -70, (20, 90, 20), 17, (0.3, 0.8, 2.0))], light=-0.12)
    reed(c, NEAR, 10, [(0.86, 130, -84, (20, 40, 60), 20, (0.3, 0.5, 1.4, 2.5))], light=-0.02)
    x, y, size = 362, 444, 1.22
    leg(c, (x + 24, y + 48), (x + 52, y + 62), Course(FAR, [10]), 0.533, size)
    reedling(c, x, y, size)
    leg(c, (x - 8, y + 40), (x - 30, y + 58), Course(NEAR, [10]), 0.545, size)
    animal(c)
    c.area((smooth(585, 730, c.y) * 0.5).astype(F), "#1c2048", wash=0)
    return finished(c, share=0.3, warmth=0.01, focus=((300, 210, 330), (350, 440, 160)))
