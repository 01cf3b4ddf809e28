"""Horned pondweed from a hand's breadth away: its toothed fruits, and a river nerite on the stem.

What makes the species: hair-thin leaves stand opposite each other at the nodes, above each a clear
tube round the stem; in the axils sit three to four small fruits, curved like bananas, with a long
beak and a row of teeth down the back. The water of the bay is cool; the ripe fruits are the only warm thing in it.
"""

from __future__ import annotations

import numpy as np
from blades import Course, bent, leaf, tube
from canvas import F, Grad, mix, rounded, smooth
from form import patch, solid
from sheet import Sheet, finished
from underwater import bubbles, motes

SUN = (-0.6, -0.7, 0.4)
STEM = ("#123026", "#2c6236", "#5f9c46", "#a6cc6a", "#e2f0ae", "#fbfbdc")
LEAF = ("#0e2c24", "#236038", "#4e9a44", "#96cc5c", "#daf09c", "#faffd8")
MIDDLE = ("#245a60", "#35787a", "#529894", "#7cb8ac", "#aad6c4")
FRUIT = ("#34140c", "#74361a", "#b56c2c", "#e6b05a", "#ffeeba")
MAIN = [(96, 790), (150, 640), (196, 520), (246, 360), (282, 200), (292, 60), (280, -40)]
PEARLS = [(348, 276, 5), (366, 270, 8), (389, 264, 10), (410, 265, 6), (428, 262, 8), (398, 226, 7), (412, 178, 10), (402, 132, 6), (418, 92, 8), (206, 262, 7), (150, 300, 5), (102, 388, 6), (92, 340, 9), (104, 296, 5)]
LEFT = [(-30, 700), (30, 520), (66, 360), (76, 220), (56, 60), (20, -40)]
RIGHT = [(400, 780), (420, 600), (430, 440), (414, 280), (420, 130), (460, -30)]


def node(c, w, s, width, leaves, tones=LEAF, light=0.0, tubed=True):
    """Paint a node: two opposite leaves, then the clear tube round the stem above it."""
    x, y = w.at(s)
    for side, long, spread, turns, wide in leaves:
        a = np.degrees(w.way(s)) + side * spread
        line = bent((x, y), a, long, *(side * t for t in turns), n=14)
        leaf(c, line, np.array([0.75, 1, 1, 0.92, 0.8, 0.62, 0.4, 0.1]) * wide, tones, light=(light - 0.16, light, light + 0.08, light + 0.2), sun=SUN, fold=0.5, crisp=0.5, veins=1, vein=mix(tones[-1], tones[-2], 0.5), edge=0.5)
    if tubed:
        clear(c, w, s, width)


def clear(c, w, s, width):
    """Paint the clear tube: a film with two bright edges and an open mouth."""
    long = 84 * width / 20
    at = np.linspace(s - 0.004, s + long / w.length, 9)
    p = np.array([w.at(t) for t in at])
    film = Course(p, np.array([1.1, 1.45, 1.6, 1.62, 1.6, 1.55]) * width)
    left, right = film.p + film.n * film.half[:, None], film.p - film.n * film.half[:, None]
    mask = c.cover(np.concatenate([left, right[::-1]]))
    (_, low), (_, high) = film.p[0], film.p[-1]
    c.area((mask * (0.35 + 0.65 * smooth(low, high, c.y))).astype(F), "#e4fbe6", 0.3)
    for edge in (left, right):
        c.line(edge, 2.6, "#eefde8", taper=(0.4, 1.0), alpha=0.55)
    c.disc(*film.p[-1], film.half[-1], film.half[-1] * 0.34, "#eefde8", film.way(1) + np.pi / 2, alpha=0.42, edge=0)
    front = rounded([left[-1], film.p[-1] - film.t[-1] * film.half[-1] * 0.4, right[-1]], closed=False)
    c.line(front, 2.2, "#fffbe6", alpha=0.6)
    x, y = w.at(s)
    c.disc(x, y, width * 0.28, width * 0.62, "#1c4a34", w.way(s), alpha=0.75, edge=0)
    c.disc(x + 2, y - 3, width * 0.14, width * 0.5, "#fff6b4", w.way(s), alpha=0.7, edge=0)


SIDE = [(0, -2.5), (8, -9), (19, -14.5), (32, -15), (43, -10.5), (51, -4), (57, 0.5), (66, 3.5), (78, 5), (66, 6.2), (56, 6), (47, 6), (36, 4.5), (24, 3), (12, 4), (0, 3)]
THREE = [(0, -2.5), (8, -8), (19, -11.5), (32, -11.5), (43, -8.5), (51, -3.5), (57, 0), (66, 2), (76, 2), (66, 4.4), (56, 5), (47, 7), (36, 9), (24, 9), (12, 7), (0, 3)]


def fruit(c, x, y, angle, size, back=-1, turned=False, tones=FRUIT, stalk=12):
    """Paint a fruit from its stalk: curved body, beak, teeth along the back; `back` is its side."""
    a = np.radians(angle)
    co, si = np.cos(a) * size, np.sin(a) * size
    at = lambda u, v: (x + (u + stalk) * co - v * back * -1 * si, y + (u + stalk) * si + v * back * -1 * co)
    tube(c, [(x, y), at(-stalk / 2, 0.8), at(2, 0)], [4.4 * size, 3.4 * size], STEM, light=(-0.1,), sun=SUN)
    shape = THREE if turned else SIDE
    ridge = np.array(rounded(shape[1:7], closed=False))
    if turned:
        ridge = ridge + np.array([0, 6.5])
    else:
        teeth(c, ridge, at, size, tones)
    patch(c, [at(u, v + 3) for u, v in shape[:14]], "#241404", soft=3.5, alpha=0.55)
    solid(c, [at(*p) for p in shape], tones, sun=SUN, push=0.08, high=0.9, soft=0.6, grain=0.06, bounce=("#e89a3c", 0.45))
    inner = [at(u, v * 0.42 - 2.6) for u, v in (shape[1:7])]
    c.line(inner, 1.6 * size, mix(tones[0], tones[1], 0.6), taper=(0.4, 0.4), round_=True, alpha=0.5)
    if turned:
        teeth(c, ridge, at, size, tones)
        c.line([at(u, v) for u, v in ridge], 2.2 * size, tones[3], taper=(0.5, 0.2), alpha=0.8)
    c.line([at(56, 3), at(66, 4.4), at(79, 5.2)], 2.2 * size, tones[4], taper=(1, 0.3), round_=True, alpha=0.8)


def teeth(c, ridge, at, size, tones):
    """Paint the row of teeth along the back of a fruit."""
    for t in np.linspace(0.06, 0.86, 7):
        i = int(t * (len(ridge) - 1))
        (u, v), (du, dv) = ridge[i], ridge[min(i + 1, len(ridge) - 1)] - ridge[max(i - 1, 0)]
        q = np.hypot(du, dv) + 1e-6
        nu, nv = dv / q, -du / q
        high = 4.8 * np.sin(np.pi * (0.12 + 0.8 * t)) ** 0.6
        tip = at(u + nu * high + du / q * 1.6, v + nv * high + dv / q * 1.6)
        c.shape([at(u - du / q * 2.6 - nu, v - dv / q * 2.6 - nv), tip, at(u + du / q * 2.6 - nu, v + dv / q * 2.6 - nv)], tones[2], edge=0)
        c.line([at(u, v), tip], 1.1 * size, tones[4], taper=(0.7, 0.4), alpha=0.9)


def cluster(c, w, s, side, size, angles, tones=FRUIT):
    """Paint the fruits of one axil, from the hindmost to the foremost."""
    x, y = w.at(s)
    away = np.degrees(w.way(s))
    for i, (spread, scale, turned) in enumerate(angles):
        own = tones if i else [mix(t, "#3c2a14", 0.25) for t in tones]
        fruit(c, x, y, away + side * spread, size * scale, -side, turned, own)


SHELL = [(-34, 16), (-37, 0), (-30, -18), (-14, -30), (6, -33), (24, -26), (35, -12), (37, 4), (31, 17), (14, 22), (-12, 22)]


def nerite(c, x, y, turn, size=1.0):
    """Paint a river nerite: half an egg with a net of drops, a grey foot, two feelers, small eyes."""
    co, si = np.cos(turn) * size, np.sin(turn) * size
    at = lambda u, v: (x + u * co - v * si, y + u * si + v * co)
    solid(c, [at(*p) for p in ((-40, 18), (-20, 14), (20, 14), (44, 10), (58, 12), (60, 19), (50, 26), (20, 29), (-20, 29))], ("#4a3e2a", "#8a7a54", "#c4b482", "#f4e6b4"), sun=SUN, grain=0.05)
    for u, v, e, f in ((54, 12, 84, -6), (58, 16, 92, 12)):
        c.line([at(u - 8, v), at((u + e) / 2, (v + f) / 2 - 4), at(e, f)], 3.4 * size, "#4a4030", taper=(1, 0.25), round_=True)
        c.line([at(u - 8, v - 1), at((u + e) / 2, (v + f) / 2 - 5), at(e, f - 1)], 1.5 * size, "#f2e6ba", taper=(1, 0.25), round_=True)
    c.disc(*at(49, 12), 3.6 * size, 3.4 * size, "#12100e", edge=0)
    c.disc(*at(48, 10.8), 1.1 * size, 1.1 * size, "#fff6dc", edge=0)
    shell = [at(*p) for p in SHELL]
    patch(c, [at(u + 2, v + 5) for u, v in SHELL], "#1c1408", soft=3 * size, alpha=0.5)
    mask = solid(c, shell, ("#241a1e", "#463434", "#6e5444", "#a5865c", "#e0c484"), sun=SUN, high=0.95, bounce=("#4a9aa4", 0.4), grain=0.04)
    with c.within(mask):
        drops(c, at, size)
        for u, v, r in ((-20, 2, 15), (-23, 4, 8)):
            t = np.linspace(0.6, 5.2, 20)
            c.line([at(u + r * np.cos(e), v + r * 0.8 * np.sin(e)) for e in t], 1.8 * size, "#15121a", taper=(0.3, 1), alpha=0.7)
        c.disc(*at(-4, -20), 13 * size, 4.5 * size, "#fff4d0", turn - 0.3, alpha=0.6, soft=2 * size)


def drops(c, at, size):
    """Paint the pale drops of the shell in rows that follow its growth."""
    g = np.random.default_rng(8)
    for row, r in enumerate((14, 23, 32, 41, 50)):
        for e in np.linspace(-2.9, 0.6, 6 + row * 3) + g.normal(0, 0.06, 6 + row * 3):
            r = r + g.normal(0, 0.9)
            u, v = -20 + r * np.cos(e) * 1.05, 4 + r * np.sin(e) * 0.86
            px, py = at(u, v)
            c.disc(px, py, (1.3 + 0.045 * r) * size * g.uniform(0.5, 1.45), (0.9 + 0.03 * r) * size, "#f2e2b0", e + 0.4, alpha=0.85, edge=0)


def animal(c):
    """Paint the hero: the near stem with its nodes, leaves and fruits."""
    w = Course(MAIN, [29, 27, 25, 22, 19])
    node(c, w, 0.27, 24, [(-1, 270, 36, (14, 34), 20), (1, 300, 34, (30, 34), 20)], tubed=False)
    node(c, w, 0.54, 22, [(-1, 290, 30, (10, 40), 18), (1, 280, 40, (14, 36), 18)], tubed=False)
    node(c, w, 0.80, 19, [(-1, 230, 26, (26, 30), 16), (1, 230, 36, (20, 20), 16)], tubed=False)
    tube(c, MAIN, [29, 27, 25, 22, 19], STEM, thru=0.35, light=(-0.24, -0.1, 0.0, 0.06), sun=SUN)
    for u in (-0.3, 0.25):
        c.line(w.p + w.n * (w.half * u)[:, None], 1.5, "#6c7a24", alpha=0.5)
    for s, width in ((0.27, 24), (0.54, 22), (0.80, 19)):
        clear(c, w, s, width)
    cluster(c, w, 0.54, 1, 1.55, [(112, 0.86, False), (18, 0.86, False), (82, 1.02, False), (50, 1.0, True)])
    cluster(c, w, 0.27, -1, 1.4, [(20, 0.84, False), (92, 0.9, False), (56, 1.02, False)])
    cluster(c, w, 0.80, -1, 1.1, [(24, 0.9, False), (90, 0.92, True), (58, 1.02, False)])


def side_stem(c, line, width, nodes, fruits):
    """Paint a stem of the middle plane, with half the contrast."""
    w = Course(line, [width, width * 0.8])
    for s, leaves in nodes:
        node(c, w, s, width, leaves, MIDDLE, -0.05, tubed=False)
    tube(c, line, [width, width * 0.8], MIDDLE, thru=0.3, sun=SUN)
    for s, side, size, angles in fruits:
        cluster(c, w, s, side, size, angles, [mix(t, "#5a8a84", 0.5) for t in FRUIT])


def place(c):
    """Paint the cool water: one warm light from the upper left, depth to the lower right, far shoots."""
    c.area(np.ones_like(c.x), Grad((40, 0), (420, 700), "#cfe6cc", "#86c2b8", "#48949a", "#236a78", "#134858", "#0c2e3e"))
    c.glow(30, 60, 280, "#fff0c4", 0.75, power=1.2)
    c.lifted(far).blurred(3.5).lay(0.5)
    c.lifted(middle).haze("#5ea4a6", 0.34).blurred(1.6).lay()


def far(c):
    """Paint shoots far away as a haze of shapes."""
    g = np.random.default_rng(5)
    for x, lean in ((150, 12), (350, -6), (476, -14)):
        line = bent((x, 720), -92 + lean, 700, -lean, lean)
        w = Course(line, [9, 6])
        c.line(w.p, 9, "#2e7a84", taper=(1, 0.6))
        for s in np.linspace(0.15, 0.95, 4) + g.uniform(-0.06, 0.06, 4):
            for side in (-1, 1):
                leaf(c, bent(w.at(s), np.degrees(w.way(s)) + side * 30, g.uniform(120, 190), side * 24), [7, 7, 4, 1], ["#2e7a84", "#4a969a"], sun=SUN, edge=0)


def middle(c):
    """Paint the two stems behind the hero."""
    side_stem(c, LEFT, 13, [(0.32, [(-1, 160, 30, (20, 20), 9), (1, 190, 28, (26, 20), 9)]), (0.62, [(-1, 120, 30, (20, 20), 8), (1, 170, 30, (22, 20), 8)])], [(0.32, 1, 0.7, [(20, 0.9, False), (70, 0.95, False), (45, 1, False)])])
    side_stem(c, RIGHT, 13, [(0.34, [(-1, 190, 30, (20, 24), 9), (1, 150, 28, (26, 20), 9)]), (0.68, [(-1, 190, 30, (24, 20), 8), (1, 120, 30, (22, 20), 8)])], [(0.68, -1, 0.74, [(22, 0.9, False), (72, 0.95, False), (46, 1, True)])])


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=58)
    place(c)
    animal(c)
    nerite(c, 199, 432, -1.24, 1.06)
    nerite(c, 356, 511, 0.16, 0.46)
    front = bent((-30, 690), -34, 470, 8, 20, 16)
    leaf(c, front, [24, 25, 22, 18, 11, 1], LEAF, light=(-0.4, -0.22, -0.02), sun=SUN, fold=0.5, veins=1, edge=0.5)
    bubbles(c, PEARLS, light="#f6fff4", shade="#1c5a6a")
    c.area((smooth(570, 730, c.y) * 0.5).astype(F), "#08222c", wash=0)
    motes(c, "#e6fff0", 70)
    return finished(c, share=0.3, focus=((250, 330, 330), (180, 520, 200)))
