"""The Baltic clam digs itself back into the mud, and its long siphon goes on sweeping the ground like a hose.

The shell is 2 cm long, an oval a third longer than high, round in front and drawn out to a blunt corner behind; the beak
a little behind the middle, rose, with bands of white and straw after every winter, a thin brown skin left along the margin. The foot,
a white wedge, is in the mud in front. Two siphons come out behind, apart from each other: the longer one, four shells long, sucks
up what has settled and leaves a star round its hole. Seen from close to the ground; sun from the left, water dark behind.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, smooth
from form import cast, line, outline, patch, solid
from life import course, dotted, ground
from sheet import Sheet, finished
from underwater import motes

SUN = (-0.62, -0.66, 0.42)
HORIZON = 196
SHELL = [(74, 398), (78, 346), (106, 300), (150, 268), (196, 247), (224, 238, None), (256, 256), (300, 286), (338, 322), (362, 360), (366, 384, None),
         (338, 410), (290, 444), (228, 470), (164, 474), (108, 450)]  # fmt: skip
BEAK = np.array([222.0, 250.0])
ROSE = ("#6d3a4a", "#b3646f", "#e08f8c", "#f6c4b0", "#fff0dc")
MUD = ("#4c5348", "#6f745c", "#9a9a74", "#c4bd90", "#e6dcb0")


def tube(c, points, widths, tones, mouth=None):
    """Paint a siphon: a soft thin hose, dark below, a light along it, rings where it shortens."""
    p, way = course(points, 120)
    side = np.stack([way[:, 1], -way[:, 0]], -1)
    lit = (side @ np.array(SUN[:2]))[:, None] / np.hypot(*SUN[:2])
    w = np.interp(np.linspace(0, 1, 120), np.linspace(0, 1, len(widths)), widths)[:, None]
    c.shape(np.concatenate([p + side * w * 0.5, (p - side * w * 0.5)[::-1]]), tones[1], edge=0)
    for tone, shift, wide in ((tones[0], -0.32, 0.34), (tones[2], 0.26, 0.32)):
        axis, half = p + side * w * shift * lit, w * wide * 0.5
        c.shape(np.concatenate([axis + side * half, (axis - side * half)[::-1]]), tone, edge=0, alpha=0.85, soft=0.9)
    for i in range(6, 116, 5):
        c.line([p[i] - side[i] * w[i] * 0.48, p[i] + way[i] * 1.4, p[i] + side[i] * w[i] * 0.48], 1.3, mix(tones[0], tones[1], 0.4), (0.9, 0.2), alpha=0.5)
    if mouth is not None:
        x, y = p[-1]
        a = np.arctan2(way[-1, 1], way[-1, 0])
        r = float(w[-1, 0]) * 0.62
        c.disc(x, y, r * 0.7, r, tones[1], a, edge=0)
        c.disc(x + way[-1, 0], y + way[-1, 1], r * 0.42, r * 0.66, mouth, a, edge=0)


def star(c, x, y, r, seed, strong=1.0):
    """Paint a feeding trace: furrows sucked clean round a hole, pale where the mud is turned up."""
    g = np.random.default_rng(seed)
    flat = 0.20 + 0.20 * (y - HORIZON) / 400
    for a in np.linspace(0, 2 * np.pi, 11, endpoint=False) + g.normal(0, 0.12, 11):
        long = r * g.uniform(0.7, 1.1)
        e = (x + long * np.cos(a), y + long * np.sin(a) * flat)
        s = (x + 0.12 * long * np.cos(a), y + 0.12 * long * np.sin(a) * flat)
        line(c, [s, ((s[0] + e[0]) / 2 + g.normal(0, 2), (s[1] + e[1]) / 2), e], r * 0.085, "#5c6250", (0.5, 1.1), 0.5 * strong)
        line(c, [(s[0], s[1] + r * 0.045), ((s[0] + e[0]) / 2, (s[1] + e[1]) / 2 + r * 0.05), (e[0], e[1] + r * 0.05)], r * 0.045, "#f0e8c4", (0.5, 1.1), 0.75 * strong)
    c.disc(x, y, r * 0.14, r * 0.14 * flat * 1.6, "#2c332e", edge=0, alpha=0.9)


def shell(c):
    """Paint the shell: the edge of the valve behind, then the near one with its bands and rings."""
    far = [(p[0] + 7, p[1] - 8, *p[2:]) for p in SHELL]
    solid(c, far, ("#5b3a44", "#9a6468", "#d0a096", "#f2dcc4"), sun=SUN, high=0.5, seed=3)
    m = solid(c, SHELL, ROSE, sun=SUN, high=0.95, soft=0.7, push=0.07, seed=5, grain=0.04, bounce=("#c9b48a", 0.55))
    body = outline(SHELL)
    g = np.random.default_rng(9)
    with c.within(m):
        for i, s in enumerate(np.linspace(0.97, 0.14, 34)):
            ring = BEAK + (body - BEAK) * s + np.array([0, 1.5]) * (1 - s)
            winter = i in {4, 9, 14, 20, 26}
            if winter:
                inner = BEAK + (body - BEAK) * (s - 0.055)
                c.shape(np.concatenate([ring, inner[::-1]]), ("#fff3dc", "#f0d49a", "#fbe6cf")[i % 3], edge=0, alpha=0.42, soft=1.0)
            n = len(ring)
            a = int(g.integers(0, n))
            piece = np.roll(ring, -a, 0)[: int(n * g.uniform(0.45, 0.95))]
            c.line(piece, 2.6 if winter else 1.4, "#8c3f50" if winter else "#b8606a", (0.5, 0.5), alpha=0.62 if winter else 0.42)
            c.line(piece + np.array([-0.6, -1.8]), 1.2, "#fff2e0", (0.3, 0.3), alpha=0.45 if winter else 0.28)
        patch(c, [(196, 246), (222, 236), (248, 250), (262, 282), (232, 300), (196, 286), (184, 262)], "#fff4e4", soft=8, alpha=0.55)
        patch(c, [(80, 400), (84, 350), (112, 304), (156, 272), (200, 254), (176, 290), (136, 330), (112, 380), (108, 430)], "#fff2dc", soft=10, alpha=0.42)
        rim = c.cover(body) - c.cover(BEAK + (body - BEAK) * 0.955, 1.0)
        c.area((np.clip(rim, 0, 1) * smooth(330, 440, c.y + 0.2 * c.x)).astype(np.float32), "#6f5a34", 0.75)
        patch(c, [(366, 384), (330, 412), (230, 472), (150, 476), (100, 446), (150, 450), (230, 440), (300, 404)], "#5a2f48", soft=12, alpha=0.5)
        patch(c, [(362, 352), (350, 376), (320, 396), (312, 370), (330, 340), (344, 326)], "#7a4a5a", soft=6, alpha=0.4)
        line(c, [(228, 244), (268, 264), (308, 292), (346, 330)], 4, "#5c3338", (0.9, 0.2), 0.6)


def animal(c):
    """Paint the siphons behind, the shell, the foot, the long siphon in front."""
    tube(c, [(352, 356), (386, 318), (402, 262), (398, 214)], (17, 15, 13, 12), ("#8d7a72", "#cbb8a4", "#f6ead2"), "#4c3f44")
    foot = [(108, 440), (92, 428), (74, 440), (54, 470), (40, 506), (58, 516), (92, 500), (130, 476)]
    f = solid(c, foot, ("#8f7d74", "#c9b8a2", "#ece0c8", "#fff8e8"), sun=SUN, high=0.9, seed=4)
    with c.within(f):
        for i in range(5):
            line(c, [(66 + 9 * i, 452 - 3 * i), (60 + 11 * i, 480 - 2 * i), (56 + 14 * i, 506 - 2 * i)], 1.6, "#a89684", (0.3, 0.5), 0.5)
    shell(c)
    tube(c, [(356, 378), (404, 374), (446, 398), (456, 440), (436, 484), (390, 508), (344, 514)], (22, 20, 18, 17, 16, 16, 19), ("#8d7468", "#d2bba0", "#fff2d8"), "#54413f")


def floor(c):
    """Paint the mud: broad strokes that grow towards us, low mounds, stars of others, pellets."""
    c.shape([(-20, HORIZON + 8), (120, HORIZON - 4), (260, HORIZON + 4), (380, HORIZON - 6), (500, HORIZON + 4), (500, 740), (-20, 740)], Grad((0, HORIZON), (0, 640), "#4f6e6c", "#8a967c", "#cfc596", "#e0d4a4", "#d2c492"), edge=0.6, soft=3)
    g = np.random.default_rng(21)
    n = 620
    v = np.sort(g.uniform(0, 1, n) ** 0.8)
    y = HORIZON + 10 + 520 * v
    tone = np.array([mix(mix(MUD[2], MUD[4], float(np.clip(0.55 + 0.3 * e, 0, 1))), "#4f6e6c", 0.85 * (1 - w) ** 2.2) for e, w in zip(g.normal(0, 1, n), v, strict=True)])
    c.dabs(g.uniform(-30, 510, n), y, 10 + 44 * v * g.uniform(0.4, 1.2, n), 1.4 + 7 * v * g.uniform(0.4, 1.2, n), g.normal(0, 0.07, n), tone, 0.5, hard=1.5)
    for x, y, r, seed, a in ((90, 262, 34, 2, 0.6), (330, 246, 26, 3, 0.5), (214, 224, 16, 4, 0.4), (440, 292, 36, 5, 0.6), (24, 352, 44, 6, 0.7)):
        star(c, x, y, r, seed, a)
        s = r / 40
        if seed != 6:
            c.lifted(lambda q, x=x, y=y, s=s: tube(q, [(x, y), (x + 4 * s, y - 34 * s), (x + 20 * s, y - 58 * s), (x + 42 * s, y - 52 * s), (x + 50 * s, y - 22 * s)], (9 * s, 7 * s, 6 * s), ("#8d8474", "#c9bca0", "#f4ead0"))).haze("#6f8a80", 0.3).lay()
    star(c, 334, 526, 92, 7, 0.9)
    dotted(c, smooth(HORIZON + 60, 700, c.y), 240, ("#7c7854", "#5e6450", "#efe6c0", "#a08a58"), (1.0, 3.4), 0.7, 0.6, 3)


def heap(c):
    """Paint the mud that the foot and the shell push up, over their lower edges, and the dust at the siphon's mouth."""
    pts = [(-10, 530), (24, 500), (60, 490), (100, 464), (150, 468), (210, 480), (262, 472), (296, 460), (308, 470), (300, 486), (262, 510), (210, 540), (120, 556), (40, 560)]
    m = solid(c, pts, ("#7b7854", "#a39c74", "#c4b98a", "#e4d8aa"), sun=SUN, high=0.24, seed=13, grain=0.12, edge=7.0)
    dotted(c, m, 210, ("#efe4bc", "#8a8660", "#6f6c50", "#b5a878"), (1.2, 6), 0.6, 0.5, 8)
    g = np.random.default_rng(6)
    n = 60
    a, r = g.uniform(2.2, 5.0, n), g.uniform(4, 46, n)
    c.dabs(336 + r * np.cos(a), 515 + 0.5 * r * np.sin(a), g.uniform(1, 4, n), g.uniform(0.8, 2.4, n), a, np.where(g.random((n, 1)) < 0.6, [[0.93, 0.88, 0.70]], [[0.42, 0.42, 0.32]]), 0.7)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 91)
    ground(c, ("#6f9a94", "#4a7f86", "#2f6273", "#1d485c", "#12354a"), (60, HORIZON + 10), (330, -40), lean=0.1, seed=5)
    floor(c)
    c.haze("#5f8a88", HORIZON - 10, HORIZON + 90, 0.5, 0)
    motes(c, "#eef0d0", 70, 8, (0.6, 1.8), 0.5, rows=(0, 300))
    cast(c, [(110, 470), (200, 470), (320, 420), (368, 384), (430, 420), (440, 470), (340, 500), (220, 520), (120, 510)], soft=7, amount=0.75, colour="#4a4a56")
    cast(c, [(366, 400), (430, 410), (476, 450), (468, 500), (404, 534), (344, 532), (400, 512), (438, 484), (446, 450), (410, 420)], soft=5, amount=0.5, colour="#4a4a56")
    c.lifted(animal).lay()
    heap(c)
    return finished(c, focus=((222, 350, 140), (370, 506, 50)), share=0.62, vignette=0.08)
