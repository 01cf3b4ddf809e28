"""Greater water-moss in a rushing brook: dark shoots stream from a stone into bright cold water.

Each shoot is a stem with keeled, pointed leaves in three ranks: one towards us, one at each edge;
every leaf has a light side, a shade side and the keel between them. Old leaves are dark, the tips
golden green. A young trout holds its place in the lee.
"""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, mix, rgb, rounded, smooth
from form import outline, patch, solid
from fry import young_trout
from leaves import Tissue, leaf, unit
from sheet import Sheet, finished
from underwater import bubbles

SUN = (-0.42, -0.86, 0.30)
HALF = ((0, 0.03), (0.04, 0.13), (0.16, 0.215), (0.34, 0.235), (0.55, 0.19), (0.76, 0.105), (0.92, 0.032), (1, 0))
OLD = (("#10302c", "#1d4632", "#386434", "#688a3c", "#aab656"), ("#0e2c2a", "#18402e", "#2c5c30", "#527c34", "#8aa43e"))
YOUNG = (("#3a6a30", "#6a9a34", "#a8c440", "#dcdc62", "#fbf4ac"), ("#2c6236", "#4e8c32", "#86b432", "#bed040", "#ece468"))


def tissue(t, veil=None):
    """Return what the leaves are made of at a share of the shoot, from its foot to its tip."""
    s = smooth(0.10, 0.80, t)
    tones = [tuple(mix(a, b, s) for a, b in zip(old, young, strict=True)) for old, young in zip(OLD, YOUNG, strict=True)]
    if veil:
        tones = [tuple(mix(a, *veil) for a in row) for row in tones]
    glow = mix("#c8c870", "#fffcc8", s)
    return Tissue(*tones, SUN, vein=mix(glow, *veil) if veil else glow, veins=(0,), thick=0.075, strong=0.4, edge=0.3, planes=4, push=-0.04 + 0.16 * float(s))


def course_of(points):
    """Return places, directions and lengths along a round line."""
    p = rounded(points, closed=False, steps=24)
    d = np.gradient(p, axis=0)
    d /= np.hypot(*d.T)[:, None]
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    return p, d, run


def ranks(points, long, pace, roll, seed, bare):
    """Yield the leaves of a shoot from its tip to its foot: share, place, way, outward, size."""
    p, d, run = course_of(points)
    g = np.random.default_rng(seed)
    sizes, places, s = [], [], run[-1] * bare
    while s < run[-1]:
        t = s / run[-1]
        size = long * (0.80 + 0.35 * np.sin(np.pi * min(1, t * 1.05))) * (1 - 0.55 * smooth(0.70, 1.0, t))
        sizes.append(size)
        places.append(s)
        s += size * pace / 3
    for i in range(len(places) - 1, -1, -1):
        s = places[i]
        t = s / run[-1]
        at = np.array([np.interp(s, run, p[:, e]) for e in (0, 1)])
        way = unit([*(np.interp(s, run, d[:, e]) for e in (0, 1)), 0.0])
        across = np.array([-way[1], way[0], 0.0])
        a = (i % 3) * 2 * np.pi / 3 + roll[0] + (roll[1] - roll[0]) * t + g.normal(0, 0.06)
        out = np.array([0, 0, 1.0]) * np.cos(a) + across * np.sin(a)
        yield t, at, way, out, sizes[i] * g.uniform(0.94, 1.06)


def shoot(c, points, long, *, pace=0.50, roll=(0.25, -0.3), seed=1, veil=None, bare=0.0, open_=0.56, young=1.0):
    """Paint a shoot: the leaves behind, the stem, then those before, each over the foot of the next."""
    all_leaves = list(ranks(points, long, pace, roll, seed, bare))
    q = lambda tone: mix(tone, *veil) if veil else tone
    p, _, _ = course_of(points)

    def one(t, at, way, out, size, shadow):
        spread = open_ * (1.05 - 0.45 * smooth(0.8, 1.0, t))
        leaf(c, at, way * np.cos(spread) + out * np.sin(spread), -out, size, HALF, tissue(t * young, veil), shadow=shadow, bend=-0.55, fold=0.4, n=(30, 11))

    for t, at, way, out, size in all_leaves:
        if out[2] <= 0.2:
            one(t, at, way, out, size, None)
    p = p[2:]
    c.line(p, long * 0.16, q("#1c1612"), taper=(1.2, 0.4))
    c.line(p - [0.6, 0.8], long * 0.05, q("#8a5a34"), taper=(1.2, 0.4), alpha=0.8)
    for t, at, way, out, size in all_leaves:
        if out[2] > 0.2:
            one(t, at, way, out, size, None if veil else (2, 3.5, 2, 0.4, "#1f4a44"))


HEROES = (
    ([(44, 450), (50, 326), (100, 232), (186, 178), (272, 150), (348, 94), (430, 78)], 38, (0.5, -0.2), 2, ((0.22, 1, 220), (0.34, -1, 170), (0.42, 1, 200), (0.56, -1, 140), (0.64, 1, 140), (0.76, -1, 80))),
    ([(84, 486), (164, 466), (250, 492), (336, 476), (412, 440), (516, 446)], 37, (-0.2, 0.5), 3, ((0.20, -1, 180), (0.36, -1, 190), (0.54, -1, 130), (0.66, 1, 90))),
    ([(60, 474), (114, 378), (202, 338), (290, 344), (364, 302), (430, 264), (520, 258)], 46, (0.15, -0.35), 1, ((0.18, -1, 220), (0.30, 1, 230), (0.40, -1, 200), (0.54, 1, 150), (0.62, -1, 140), (0.76, 1, 80))),
)
SECOND = (
    ([(30, 420), (26, 316), (58, 220), (122, 140), (202, 96), (270, 40)], 36, (0.3, 0.0), 5),
    ([(90, 440), (180, 300), (262, 200), (350, 172), (430, 176), (500, 140)], 36, (0.3, 0.0), 6),
    ([(96, 462), (190, 420), (290, 428), (380, 370), (500, 356)], 36, (0.0, 0.4), 7),
)
TUFT = (
    ([(20, 470), (4, 420), (16, 366)], 44), ([(66, 484), (96, 424), (142, 398)], 48), ([(96, 520), (140, 500), (190, 524)], 46),
    ([(40, 480), (58, 424), (92, 388)], 48), ([(80, 500), (122, 458), (178, 440)], 50), ([(-12, 470), (-20, 420), (-2, 372)], 44),
    ([(10, 486), (14, 430), (30, 380)], 50), ([(44, 490), (70, 440), (112, 410)], 50), ([(0, 500), (20, 462), (50, 440)], 46), ([(36, 510), (70, 484), (110, 486)], 44),
    ([(70, 520), (104, 486), (150, 474)], 46), ([(20, 500), (40, 452), (74, 424)], 46), ([(50, 520), (84, 496), (112, 462)], 44),
)  # fmt: skip


def branch(points, share, side, long):
    """Return the line of a branch: it leaves its stem at a sharp angle and bends into the current."""
    p, d, run = course_of(points)
    at, way = (np.array([np.interp(share * run[-1], run, q[:, e]) for e in (0, 1)]) for q in (p, d))
    across = np.array([-way[1], way[0]]) * side
    t = np.linspace(0, 1, 6)[:, None]
    return at + long * (way * t * (1 - 0.05 * t) + across * (0.72 * t - 0.44 * t * t) + np.array([0.30, -0.04]) * t * t)


def animal(c):
    """Paint the plumes of the hero plant: side shoots first, each stem over the feet of its branches."""
    for points, long, roll, seed, branches in HEROES:
        for n, (share, side, reach) in enumerate(branches):
            shoot(c, branch(points, share, side, reach), long * (0.84 - 0.05 * n), roll=(0.4 * n, 0.3), seed=seed * 10 + n, young=0.7 + 0.3 * share)
        shoot(c, points, long, roll=roll, seed=seed)
    c.curve([(-20, 470), (30, 456), (78, 462), (118, 486), (132, 516), (96, 528), (40, 508), (-20, 508)], "#0c2422", edge=1.5, soft=3)
    for n, (points, long) in enumerate(TUFT):
        shoot(c, points, long * 0.72, roll=(0.5 * n, 0.2), seed=20 + n, young=0.35)


def flow(x, y, long, g):
    """Return a line that the current draws from a place."""
    t = np.linspace(0, 1, 12)
    return np.stack([x + long * t, y - long * (0.30 * t + 0.16 * t * t) + 9 * np.sin(t * 4 + y / 40) + g.normal(0, 1)], -1)


def water(c):
    """Paint the rushing water: white above, jade below, streaks that the current draws."""
    tilt = Grad((150, -40), (330, 640), "#fbfdf0", "#d6f0e2", "#9ad4cc", "#5fa8a4", "#3a7c7c", "#2a5a5c")
    c.area(np.ones_like(c.x), tilt)
    g = np.random.default_rng(6)
    for _ in range(70):
        y = g.uniform(-90, 640)
        deep = np.clip(y / 560, 0, 1)
        p = flow(g.uniform(-200, 360), y + 60, g.uniform(160, 420), g)
        swell = g.uniform(3, 13) * (1.4 - 0.8 * deep)
        tone = mix("#ffffff", "#8ad6cc", 0.1 + 0.7 * deep) if g.random() < 0.62 else mix("#6cb8b6", "#1c5054", deep)
        half = np.sin(np.pi * np.linspace(0.02, 0.98, 12))[:, None] ** 1.4 * [[0.2, 1.0]] * swell / 2
        c.shape(np.concatenate([p - half, (p + half)[::-1]]), tone, alpha=0.42, soft=0.9)


def foam(c):
    """Paint the broken surface above and the bubbles that the current draws from it."""
    g = np.random.default_rng(9)
    for _ in range(26):
        p = flow(g.uniform(-120, 380), g.uniform(-40, 120), g.uniform(80, 260), g)
        half = np.sin(np.pi * np.linspace(0.02, 0.98, 12))[:, None] * [[0.15, 1.0]] * g.uniform(4, 12)
        c.shape(np.concatenate([p - half, (p + half)[::-1]]), "#ffffff", alpha=0.75, soft=0.8)
    for x, y, long, n in ((-30, 330, 330, 46), (60, 190, 330, 46), (180, 330, 320, 30), (-20, 190, 260, 36), (200, 120, 260, 40)):
        p = flow(x, y, long, g)
        for _ in range(n):
            px, py = p[int(len(p) * g.random() ** 1.2)] + g.normal(0, [12, 9])
            r = g.uniform(0.9, 1.5) * g.choice([1.0, 1.6, 2.4], p=[0.6, 0.3, 0.1])
            c.disc(px, py, r, r * 0.85, "#ffffff", alpha=0.8, edge=0)
            c.disc(px + r * 0.3, py + r * 0.35, r * 0.6, r * 0.5, "#5fa8a4", alpha=0.5, edge=0)


def far(c):
    """Paint stones and streaming moss far off as silhouettes."""
    for points in ([(300, 620), (330, 548), (400, 520), (500, 530), (500, 640)], [(150, 640), (190, 580), (260, 566), (330, 590), (360, 650)]):
        c.curve(points, "#56928e")
    for x, y, long in ((398, 520, 130), (420, 524, 150), (370, 530, 110), (240, 566, 90)):
        for n in range(3):
            p = rounded([(x, y), (x + long * 0.4, y - 14 - 12 * n), (x + long * 0.7, y - 30 - 26 * n), (x + long, y - 34 - 38 * n)], closed=False)
            c.line(p, 13, "#4d8a84", taper=(1.0, 0.2))


def stones(c):
    """Paint the bed: rounded stones in calm planes, the sun's net on them."""
    cool = ("#122a30", "#254448", "#4a6a60", "#8a9a7c", "#d4d0a4")
    warm = ("#1c2428", "#40423c", "#7a6a4a", "#b89a68", "#ecd8a0")
    for n, (x, y, w, h) in enumerate(((400, 622, 150, 74), (250, 616, 120, 60), (492, 660, 170, 110), (330, 666, 190, 92), (180, 668, 170, 84), (440, 716, 200, 90), (260, 722, 230, 84))):
        a = np.linspace(0, 2 * np.pi, 11, endpoint=False)
        g = np.random.default_rng(n + 20)
        e = g.uniform(0.88, 1.08, 11)
        p = list(zip(x + w / 2 * e * np.cos(a), y + h / 2 * e * np.sin(a), strict=True))
        c.curve([(px + 6, py + 8) for px, py in p], "#0c2226", alpha=0.55, soft=5, wash=0)
        solid(c, p, warm if n % 2 else cool, high=0.8, grain=0.04, seed=n, sun=(-0.4, -0.85, 0.35))


def boulder(c):
    """Paint the stone that holds the moss, cropped at the corner, with dapples on its wet back."""
    p = [(-90, 470), (-30, 440), (40, 436), (110, 458), (158, 504), (188, 566), (190, 640), (150, 720), (40, 760), (-90, 750)]
    c.curve([(x + 14, y + 12) for x, y in p], "#0c2428", alpha=0.5, soft=10, wash=0)
    solid(c, p, ("#10282e", "#1f3c42", "#3d5852", "#7c8868", "#c6be90"), high=1.15, grain=0.04, seed=5, sun=(0.35, -0.8, 0.35), push=0.02)
    with c.within(outline(p)):
        c.curve([(-30, 460), (50, 500), (110, 536), (140, 530), (130, 480), (60, 430)], "#0a1a20", alpha=0.5, soft=8)
        for x, y, w, turn in ((158, 520, 16, 1.0), (146, 566, 22, 0.5), (100, 584, 26, 0.25), (172, 604, 14, 1.0), (44, 572, 20, 0.1)):
            c.disc(x, y, w, w * 0.3, "#fff0b4", turn, alpha=0.34, soft=3.0, mode="screen")


def place(c):
    """Paint everything behind the plant."""
    water(c)
    foam(c)
    c.glow(90, -20, 330, "#fff0b8", 0.55)
    c.lifted(far).blurred(2).lay(0.7)
    stones(c)
    for x, y, w in ((232, 600, 26), (268, 606, 15), (330, 638, 34), (384, 604, 22), (424, 612, 12), (300, 650, 16)):
        c.disc(x, y, w, w * 0.26, "#fff2c0", 0.05, alpha=0.34, soft=2.6, mode="screen")
    c.area(smooth(560, 720, c.y), "#143438", 0.45, wash=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=53)
    place(c)
    for points, long, roll, seed in SECOND:
        c.lifted(lambda q, points=points, long=long, roll=roll, seed=seed: shoot(q, points, long, roll=roll, seed=seed, veil=("#5f9f9a", 0.52), pace=0.5)).blurred(0.9).lay(0.95)
    young_trout(c, [(200, 562), (290, 542), (382, 552)], veil=("#5f9f8a", 0.06))
    boulder(c)
    c.lifted(animal).lay()
    bubbles(c, ((40, 330, 9), (66, 300, 5.5), (28, 286, 4), (98, 268, 6.5), (330, 90, 7), (312, 66, 4.5), (352, 60, 3.6), (420, 250, 4), (60, 220, 4.5), (150, 140, 6)))
    return finished(c, focus=((260, 330, 330), (240, 545, 90), (110, 560, 130)), share=0.28)
