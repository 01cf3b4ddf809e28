"""Spiral tasselweed in a calm lagoon towards evening: a thread winds from a leaf axil up to the surface.

What makes the species: hair-fine leaves, each from a short sheath, left and right of a thin stem; the stalk
of the flowers springs from an axil, is many times as long as the leaves and coils in loose, uneven turns;
at its end two small flowers without petals, each two anthers, lie on the water. Later four to eight
pear-shaped fruits, each on a long stalk of its own, stand like an umbel.
"""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, mix, rgb, rounded, smooth
from gouache import Stick, veiled
from scipy.ndimage import gaussian_filter1d
from seabed import sand
from sheet import Sheet, finished
from underwater import motes, net, shafts

SUN = (0.66, -0.56, 0.50)
LEVEL = 150
WATER = "#2c8478"
LEAF = ("#08343c", "#24663c", "#74a838", "#dcdc6c")
THREAD = ("#2f5f48", "#9fae4c", "#f8e68c", "#fffbd8")
STALK = ("#1c4a40", "#5c8040", "#b4b860", "#f4ec9c")
RISE = [(162, 452), (176, 430), (206, 408), (244, 372), (268, 326), (284, 276), (304, 228), (324, 186), (330, 150)]
RADII = (0, 5, 40, 82, 76, 84, 54, 36, 10, 0)
SECOND = [(146, 496), (130, 468), (108, 430), (94, 380), (92, 330), (100, 270), (100, 214)]
SECOND_RADII = (0, 3, 12, 24, 26, 16, 6, 0)


def coil(rise, radii, turns, start, seed, n=520):
    """Return the places of a coiled thread: x, y and how near to us."""
    p = rounded(rise, closed=False, steps=20)
    s = np.linspace(0, 1, n)
    p = np.stack([np.interp(s, np.linspace(0, 1, len(p)), p[:, e]) for e in (0, 1)], -1)
    p = gaussian_filter1d(p, 12, axis=0, mode="nearest")
    g = np.random.default_rng(seed)
    lot = [gaussian_filter1d(g.normal(0, 1, n), 34, mode="reflect") * 8 for _ in range(4)]
    pace = np.exp(0.55 * lot[0]) * (0.4 + np.sin(np.pi * np.clip(s * 1.06, 0, 1)))
    phase = start + 2 * np.pi * turns * np.cumsum(pace) / pace.sum()
    r = gaussian_filter1d(np.interp(s, np.linspace(0, 1, len(radii)), radii), 14, mode="nearest") * (1 + 0.28 * lot[1])
    flat, tilt = 0.34 + 0.10 * lot[2], 0.16 + 0.20 * lot[3]
    u, v = r * np.cos(phase), r * flat * np.sin(phase)
    return np.stack([p[:, 0] + u * np.cos(tilt) - v * np.sin(tilt), p[:, 1] + u * np.sin(tilt) + v * np.cos(tilt), r * np.sin(phase)], -1)


def thread(c, q, wide, near):
    """Paint the far or the near runs of a coiled thread."""
    cut = np.flatnonzero(np.diff(np.sign(q[:, 2] + 1e-6))) + 1
    s = np.linspace(0, 1, len(q))
    for run in np.split(np.arange(len(q)), cut):
        if len(run) < 2 or (q[run, 2].mean() > 0) != near:
            continue
        run = np.arange(max(0, run[0] - 4), min(len(q), run[-1] + 5))
        half = 0.5 * np.interp(s[run], np.linspace(0, 1, len(wide)), wide) * (1 + q[run, 2] / 260)
        tones = THREAD if near else veiled(THREAD, WATER, 0.36)
        step = max(1, len(run) // 24)
        Stick(q[run][::step, :2], half[::step], steps=6).paint(c, tones, (0.10, 0.42, 0.70), SUN, seed=int(run[0]))


def hair(c, o, angle, long, bend, wide, tones, seed=1):
    """Paint one hair-fine leaf that bends on its way."""
    s = np.linspace(0, 1, 8)
    a = np.radians(angle + bend * (1.5 * s**1.2 - 0.5 * s**3))
    step = long / 7
    p = np.array(o) + np.stack([np.concatenate([[0], np.cumsum(np.cos(a[1:]))]), np.concatenate([[0], np.cumsum(np.sin(a[1:]))])], -1) * step
    Stick(p, (wide * 0.5, wide * 0.5, wide * 0.42, wide * 0.28, 0.35), steps=4).paint(c, tones, (0.0, 0.36, 0.68), SUN, seed=seed)


def shoot(c, stem, wide, leaves, tones, seed):
    """Paint a shoot: a thin stem, and at its nodes sheaths with leaves to the left and the right in turn."""
    g = np.random.default_rng(seed)
    s = Stick(stem, (wide, 0.8 * wide, 0.55 * wide))
    nodes = np.linspace(0.14, 1.0, leaves)
    for j, share in enumerate(nodes):
        o = s.at(share)
        for _ in range(3):
            way = 1 if (j + g.integers(0, 2)) % 2 else -1
            long = (118 + 92 * g.random()) * wide / 3.2
            hair(c, o, -90 + 2 + way * g.uniform(6, 34), long, way * g.uniform(10, 74) + 24, wide * g.uniform(0.8, 1.2), tones, seed + j)
    s.paint(c, tones, (0.0, 0.36, 0.68), SUN)
    for share in nodes[:-1]:
        i = int(share * (len(s.p) - 1))
        a, b = s.p[i] - s.way[i] * wide * 1.4, s.p[i] + s.way[i] * wide * 4.4
        Stick([a, (a + b) / 2, b], (wide * 0.7, wide * 1.3, wide * 0.6), steps=4).paint(c, (tones[0], mix(tones[1], "#8a6a3c", 0.4), mix(tones[2], "#c8a860", 0.5), tones[3]), (0.0, 0.36, 0.68), SUN)


def rootstock(c, line):
    """Paint the creeping stem half in the sand, its roots and the shade beside it."""
    c.line([(x - 14, y + 7) for x, y in line], 14, "#1f5a68", alpha=0.5, soft=3, round_=True, taper=(0.4, 0.5), mode="multiply")
    g = np.random.default_rng(6)
    for x, y in (line[1], line[2], line[3]):
        for _ in range(6):
            u = g.uniform(-15, 15)
            c.line([(x, y), (x + 0.5 * u, y + 7), (x + u, y + g.uniform(12, 22))], 2.0, "#e8d9a4", taper=(1, 0.3), round_=True, alpha=0.85)
    Stick(line, (1.8, 3.0, 3.6, 2.8, 1.4)).paint(c, ("#1c4440", "#4c6c48", "#8c9458", "#c8c480"), (0.0, 0.36, 0.68), SUN)
    for x, y, a in ((46, 580, 26), (98, 573, 18), (160, 577, 26), (216, 576, 26)):
        c.disc(x, y, a, 6.5, "#7ca080", alpha=0.95, soft=2.6, edge=0)
        c.disc(x + 4, y - 2, a * 0.7, 2.4, "#b4b888", alpha=0.7, soft=1.8, edge=0)


def flower(c, x, y):
    """Paint the two flowers on the water: four carpels each, and two anthers in halves."""
    Stick([(x - 34, y + 3), (x - 10, y + 6), (x + 10, y + 3), (x + 34, y - 6)], (2.4, 3.2, 3.2, 2.4), steps=5).paint(c, LEAF, (0.0, 0.3, 0.6), SUN)
    for px, py, turn in ((x - 24, y + 3, 0.10), (x + 25, y - 4, -0.26)):
        for u, v in ((-8, -14), (8, -15), (-2.8, -20), (3.4, -20)):
            Stick([(px, py), (px + u * 0.6, py + v * 0.55), (px + u, py + v)], (1.8, 4.2, 1.6), steps=4).paint(c, LEAF, (0.0, 0.3, 0.6), SUN)
        for side in (-1, 1):
            ax, ay = px + side * 11.5, py + side * 11 * np.tan(turn)
            for lobe in (-1, 1):
                lx, ly, a = ax + lobe * 1.2, ay + 1 + lobe * 3.6, turn + 0.22 * lobe * side
                c.disc(lx + 0.4, ly + 1.4, 9.4, 4.6, "#7a4414", a, edge=0)
                c.disc(lx, ly, 9.0, 4.2, "#dc941c", a, edge=0)
                c.disc(lx + 1.4, ly - 0.9, 6.8, 2.7, "#fcd048", a, edge=0)
                c.disc(lx + 3.2, ly - 1.5, 3.0, 1.1, "#fffad0", a, edge=0)


def swans(c):
    """Paint two swans far out: they live on this weed."""
    for x, y, k in ((74, 132, 1.35), (126, 129, 1.0)):
        at = lambda pts, x=x, y=y, k=k: [(x + u * k, y + v * k) for u, v in pts]
        c.disc(x + 2 * k, y + 3 * k, 17 * k, 3.4 * k, "#5f8088", alpha=0.85, edge=0)
        c.curve(at([(-9, 0), (-8, -5), (0, -7.5), (9, -7), (14, -9), (11, -2), (6, 1), (-4, 1)]), "#fffdf4", edge=0)
        c.curve(at([(-7, 1.2), (1, 0.2), (8, -0.6), (4, 2.2)]), "#a8a8a8", edge=0)
        c.line(at([(-7, -3), (-10, -8), (-7, -13), (-9.5, -16), (-13, -14.4)]), 2.5 * k, "#fdf4e0", taper=(1.1, 0.8), round_=True)


FRUITS = ((-66, 10, 16, 0.92), (-50, -26, -10, 1.05), (-14, -40, 5, 1.0), (22, -34, -6, 0.86), (52, -16, 12, 1.1), (44, 18, 14, 0.8))
"""Where each fruit hangs from the end of its thread, the bow of its stalk, its size."""


def umbel(c, x, y):
    """Paint the fruits: each pear-shaped, dark, on a long stalk of its own, all from the end of the thread."""
    for u, v, bow, k in FRUITS:
        tip, mid = np.array([x + u, y + v]), np.array([x + 0.5 * u, y + 0.5 * v + abs(bow)])
        Stick([(x, y), mid, tip], (1.8, 1.4, 1.3), steps=6).paint(c, STALK, (0.10, 0.42, 0.70), SUN)
        way = (tip - mid) / np.hypot(*(tip - mid))
        a, side = np.arctan2(way[1], way[0]), np.array([-way[1], way[0]])
        o = tip + way * 8 * k
        at = lambda w, k=k, o=o, way=way, side=side: [o + (way * q + side * r) * k * w for q, r in ((-10, 0), (-4, 5.8), (3, 8.2), (9, 6.4), (15, 2.2), (20, -1), (11, -4.4), (2, -6.4), (-5, -4.4))]
        c.curve(at(1.06), "#0c2428", edge=0)
        with c.within(np.array(rounded(at(1.0)))):
            c.disc(o[0] + 2.5, o[1] - 3, 9.5 * k, 6.6 * k, "#36562e", a, edge=0)
            c.disc(o[0] + 3.6, o[1] - 5, 6.0 * k, 2.8 * k, "#8ea44c", a, edge=0)
            c.disc(o[0] + 4.4, o[1] - 6, 2.6 * k, 1.3 * k, "#f0e8a0", a, edge=0)


def animal(c):
    """Paint the hero: the plant, its coiled threads, flowers and fruits."""
    first, second = coil(RISE, RADII, 4.4, 2.2, 5), coil(SECOND, SECOND_RADII, 2.7, 0.6, 9)
    thread(c, first, (5.2, 4.6, 4.2, 3.2), near=False)
    thread(c, second, (3.6, 3.4, 3.2), near=False)
    rootstock(c, [(20, 580), (70, 570), (124, 566), (190, 572), (236, 570)])
    shoot(c, [(52, 574), (44, 530), (48, 480)], 2.5, 5, veiled(LEAF, "#1c6468", 0.2), 21)
    shoot(c, [(124, 566), (138, 526), (146, 496), (162, 452), (168, 410), (186, 370)], 3.4, 8, LEAF, 4)
    thread(c, second, (3.6, 3.4, 3.2), near=True)
    thread(c, first, (5.6, 5.2, 4.6, 3.4), near=True)
    for (x, y), turn in ((RISE[0], 8), (SECOND[0], -6)):
        Stick([(x - 6, y + 16), (x, y - 2), (x + turn * 0.8, y - 22)], (3.0, 6.4, 4.6, 1.6), steps=6).paint(c, ("#1c3c34", "#5c6c38", "#a49c4c", "#e8d888"), (0.0, 0.36, 0.68), SUN)
    umbel(c, *SECOND[-1])


def evening(c):
    """Paint the low sun over the lagoon, its far shore, and the water as a cut through it."""
    c.area(np.ones_like(c.x), Grad((0, 0), (0, 124), "#6c94b4", "#a4b8b4", "#e8d2a0", "#ffd080"))
    c.glow(392, 96, 210, "#fff0b0", 0.7, power=1.2)
    for x, y, a, b, q in ((110, 26, 150, 8, "#dccdb4"), (330, 44, 130, 6, "#f8dca4"), (180, 60, 120, 5, "#f4d4a4"), (60, 82, 110, 4, "#ecc49c"), (440, 16, 110, 7, "#c4c8bc"), (300, 84, 150, 3.5, "#ffe6a8")):
        c.disc(x, y, a, b, q, -0.03, alpha=0.75, soft=1.6)
    c.disc(392, 96, 17, 17, "#fffbe0", edge=0, wash=0)
    c.shape([*rounded([(-10, 104), (60, 100), (150, 107), (250, 113), (340, 118), (490, 116)], closed=False), (490, 126), (-10, 126)], "#7c8c94", edge=0.4)
    c.shape([*rounded([(-10, 112), (80, 110), (160, 116), (230, 121), (300, 124)], closed=False), (300, 127), (-10, 127)], "#5a7468", edge=0.5)
    c.area(smooth(122, 124, c.y), Grad((0, 122), (0, LEVEL), "#f6cf90", "#a8b0a0", "#5c8c94"))
    g = np.random.default_rng(2)
    t = g.random(46) ** 1.3
    y = 126 + 24 * t
    c.dabs(g.uniform(-10, 490, 46), y, 10 + 34 * t, 0.8 + 1.6 * t, 0.0, np.where(g.random(46)[:, None] < 0.5, rgb("#f8dca0"), rgb("#4a7c8c")), 0.7)
    t = g.random(26)
    c.dabs(392 + g.normal(0, 8 + 22 * t), 126 + 24 * t, 6 + 16 * t, 1 + 1.5 * t, 0.0, "#fff6c8", 0.95)


def below(c):
    """Paint the water below its level: gold under the sun, jade, then bottle green."""
    line = LEVEL + 2.4 * np.sin(c.x / 47 + 0.6) + 1.4 * np.sin(c.x / 19)
    under = smooth(-0.8, 0.8, c.y - line)
    c.area(under, Grad((0, LEVEL), (0, 540), "#a8d488", "#3fa68c", "#14787e", "#0c5868", "#0a4058", "#0a3c50"))
    with c.within(under.astype(F)):
        c.glow(400, 130, 260, "#ffe070", 0.55, power=1.2)
        c.area(smooth(330, -80, c.x - 0.2 * (c.y - 200)) * smooth(170, 330, c.y), "#0f4a64", 0.55, wash=0)
        g = np.random.default_rng(7)
        n = 190
        y = 160 + 340 * g.random(n)
        tone = np.where(g.random(n)[:, None] < 0.5, rgb("#8cd0a0"), rgb("#0f5468"))
        c.dabs(g.uniform(-20, 500, n), y, g.uniform(26, 80, n), g.uniform(3, 9, n), g.normal(0.06, 0.05, n), tone, 0.17, hard=1.4)
        n = 60
        t = g.random(n) ** 1.4
        c.dabs(g.uniform(-20, 500, n), LEVEL + 5 + 34 * t, 20 + 40 * (1 - t), 1 + 2.4 * (1 - t), g.normal(0, 0.03, n), np.where(g.random(n)[:, None] < 0.6, rgb("#f4f0b4"), rgb("#4aa088")), 0.6 * (1 - 0.7 * t))
        shafts(c, (470, -60), "#ffe688", n=6, length=560, amount=0.17, spread=0.85, wide=(14, 44))
    c.area(np.exp(-(((c.y - line) / 1.5) ** 2)).astype(F), "#fffbe0", 0.9, wash=0)
    c.area(np.exp(-(((c.y - line - 5) / 2.2) ** 2)).astype(F), "#2c7c7c", 0.45, wash=0)


def bank(c):
    """Paint hazy tufts of tasselweed far off, the sand and its net of light."""
    g = np.random.default_rng(3)
    for foot, lot, high, tones in ((506, 13, 170, ("#2f9088", "#55aa90")), (512, 9, 180, ("#1c7074", "#3f9478"))):
        for x in np.linspace(-10, 490, lot) + g.normal(0, 12, lot):
            if foot > 510 and 60 < x < 300:
                continue
            for _ in range(13):
                a, h = np.radians(g.uniform(-30, 34)), high * g.uniform(0.4, 1.1)
                o = (x + g.normal(0, 5), foot + g.normal(0, 3))
                c.line([o, (o[0] + 0.5 * h * np.sin(a * 0.6), o[1] - 0.5 * h), (o[0] + h * np.sin(a), o[1] - h * np.cos(a))], g.uniform(1.8, 3.2), tones[int(g.integers(0, 2))], taper=(1, 0.2), round_=True)
        if foot < 510:
            sand(c, [(-10, 504), (120, 494), (250, 502), (380, 488), (490, 494)], ("#4a9a80", "#f0bc68", "#fff0b0", "#9c9460"), ripples=44)
            net(c, smooth(498, 560, c.y) * smooth(60, 300, c.x), "#fff0b0", 0.34, cell=38, flat=0.34)
            c.area(smooth(300, 20, c.x) * smooth(492, 520, c.y), "#1c6478", 0.34)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=39)
    evening(c)
    swans(c)
    below(c)
    bank(c)
    c.disc(90, 578, 90, 12, "#1f5a68", alpha=0.5, soft=6, mode="multiply")
    c.lifted(animal).lay()
    for r, a in ((44, 0.9), (70, 0.6), (104, 0.4)):
        t = np.linspace(0, 2 * np.pi, 70)
        c.line(np.stack([330 + r * np.cos(t), 149 + r * 0.11 * np.sin(t)], -1), 1.8, "#fffbe0", alpha=a)
    c.lifted(lambda q: flower(q, 330, 144)).lay()
    c.disc(400, 668, 70, 9, "#1f5a68", alpha=0.6, soft=5, mode="multiply")
    shoot(c, [(420, 660), (424, 600), (434, 540), (430, 490)], 3.4, 6, veiled(LEAF, "#1c6468", 0.25), 12)
    motes(c, "#fff6d0", 40, rows=(170, 700))
    return finished(c, share=0.62, focus=((250, 250, 210),), vignette=0.1, saturation=1.12)
