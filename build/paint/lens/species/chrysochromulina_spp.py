"""Chrysochromulina angles for bacteria: its third thread, a coiled spring, plucks one from a flake of marine snow.

The cell is 8 um long, a saddle rather than a ball, with two golden plastids like cheeks; over it lie thin oval scales in shingles,
each with spokes. Two even flagella, twice as long as the cell, and between them the haptonema that
names the group: it coils up like a spring, reaches out, and bends to carry what sticks to it behind the cell. The flake below is
slime, threads, splinters of diatoms. A bright morning: pale water, light from the left and from the flake below.
"""

from __future__ import annotations

import numpy as np
from canvas import mix, smooth
from form import line, outline, patch, solid
from life import course, dotted, ground, lash
from sheet import Sheet, finished
from underwater import motes

SUN = (-0.82, 0.18, 0.54)
BODY = [(158, 258), (176, 202), (222, 166), (268, 176), (316, 156), (366, 186), (386, 246), (374, 312), (332, 362), (290, 370), (256, 330), (226, 368), (186, 354), (162, 312)]
GOLD = ("#4a2a30", "#8a4f2c", "#cf8f3a", "#f1ca6c", "#fdf0bc")
CENTRE, R = np.array([272.0, 264.0]), 118.0


def scales(c, mask):
    """Lay the scales in shingles, from the far edge to the middle: a thin shade, the plate, its spokes."""
    n = 120
    i = np.arange(n) + 0.5
    z, a = 1 - 2 * i / n, i * 2.39996
    p = np.stack([np.sqrt(1 - z * z) * np.cos(a), np.sqrt(1 - z * z) * np.sin(a), z], -1)
    p = p[p[:, 2] > 0.02]
    s = np.asarray(SUN) / np.linalg.norm(SUN)
    dense = c.cover(outline(BODY))
    for q in p[np.argsort(p[:, 2])]:
        x, y = CENTRE + q[:2] * R * (1.03, 0.99)
        row, col = int(y * c.k), int(x * c.k)
        if not (0 <= row < c.h and 0 <= col < c.w) or dense[row, col] < 0.5:
            continue
        lit = float(np.clip(0.5 + 0.5 * q @ s, 0, 1))
        turn, thin = np.arctan2(q[1], q[0]), max(0.34, q[2])
        a, b = 18.5 * thin, 20.5
        tone = mix(mix("#7a5248", "#f0d49a", lit), "#fffae6", 0.7 * smooth(0.55, 1.0, lit))
        c.disc(x + 1.6, y + 1.0, a, b, "#6a3214", turn, alpha=0.15, edge=0, wash=0)
        c.disc(x, y, a * 0.98, b * 0.98, tone, turn, alpha=0.16, edge=0, wash=0)
        t = np.linspace(0, 2 * np.pi, 25)
        rim = np.stack([x + a * np.cos(t) * np.cos(turn) - b * np.sin(t) * np.sin(turn), y + a * np.cos(t) * np.sin(turn) + b * np.sin(t) * np.cos(turn)], -1)
        c.line(rim[:25], 1.5, mix(tone, "#fff6da", 0.35), alpha=0.75 * (0.35 + 0.65 * lit))
        for e in rim[:24:3]:
            c.line([(x + (e[0] - x) * 0.5, y + (e[1] - y) * 0.5), tuple(e)], 1.1, mix(tone, "#fff6da", 0.4), alpha=0.5)


def coil(c, points, radius, turns, wide, tones):
    """Paint a spring along a line: its far half turns first, dark; then the near ones, lit."""
    p, way = course(points, 700)
    side = np.stack([-way[:, 1], way[:, 0]], -1)
    t = np.linspace(0, 1, 700)
    r = radius * np.sin(np.pi * np.clip(t * 0.96 + 0.02, 0, 1)) ** 0.5 * (1.05 - 0.4 * t)
    a = 2 * np.pi * turns * t
    q = p + side * (r * np.cos(a))[:, None] + way * (r * 0.40 * np.sin(a))[:, None]
    for front in (False, True):
        on = (np.sin(a) > 0) == front
        cuts = np.flatnonzero(np.diff(on.astype(int)))
        for i, j in zip(np.r_[0, cuts], np.r_[cuts, 699], strict=True):
            if on[(i + j) // 2] and j - i > 4:
                piece = q[max(0, i - 3) : j + 4]
                w = wide * (1.0 - 0.3 * (i / 700)) * (1.0 if front else 0.8)
                c.line(piece + (1.2, 1.4), w * 1.15, "#3c2a36", alpha=0.6)
                c.line(piece, w, tones[1] if front else tones[0])
                if front:
                    c.line(piece - (0.3 * w * 0.5, 0.15 * w), w * 0.42, tones[2], (0.6, 0.5))
    return q[-1]


def rod(c, x, y, long, wide, a, veil=0.0):
    """Paint a small bacterium."""
    q = lambda t: mix(t, "#d9c9bb", veil)
    d, n = np.array([np.cos(a), np.sin(a)]), np.array([-np.sin(a), np.cos(a)])
    body = [tuple(np.array([x, y]) + d * u * long + n * v * wide) for u, v in ((-1, 0), (-0.8, 0.85), (0, 1), (0.8, 0.85), (1, 0), (0.8, -0.85), (0, -1), (-0.8, -0.85))]
    c.shape(outline(body) + (wide * 0.2, wide * 0.5), "#4a3a44", alpha=0.4, soft=1.5)
    solid(c, body, [q(t) for t in ("#1d4a56", "#2f7f80", "#7cc4ac", "#e6f4d4")], sun=SUN, high=0.9)


def animal(c):
    """Paint the flagella, the cell in its scales, the spring and what it has caught."""
    lash(c, [(250, 350), (212, 398), (240, 452), (312, 452), (356, 494), (420, 470), (456, 500)], 6.5, "#9a7a72", "#fff3d8", (1.0, 0.3))
    lash(c, [(244, 350), (180, 372), (132, 338), (128, 262), (82, 222), (92, 150), (58, 108)], 6.5, "#9a7a72", "#fff3d8", (1.0, 0.3))
    body = solid(c, BODY, GOLD, sun=SUN, high=0.85, seed=4, bounce=("#e8c9a0", 0.3))
    with c.within(body):
        patch(c, [(270, 172), (290, 214), (282, 268), (268, 312), (256, 336), (240, 300), (242, 240), (250, 190)], "#fbead0", soft=7, alpha=0.85)
        for lobe in ([(232, 182), (196, 206), (174, 258), (178, 312), (204, 344), (232, 314), (240, 250)], [(308, 172), (352, 200), (370, 254), (354, 316), (312, 352), (284, 306), (292, 236)]):
            solid(c, lobe, ("#6a3018", "#b06818", "#e8a52c", "#ffe083"), sun=SUN, high=0.6, seed=6, alpha=0.95, edge=1.2)
        patch(c, [(392, 230), (380, 316), (336, 366), (286, 374), (336, 330), (362, 270)], "#5a2c2c", soft=12, alpha=0.6)
    scales(c, body)
    end = coil(c, [(247, 350), (226, 394), (188, 434), (142, 470)], 27, 6.5, 7.5, ("#9c6a4a", "#d8a85c", "#fff0c0"))
    line(c, [tuple(end), (122, 490), (102, 498), (92, 514), (104, 528), (118, 520)], 6, "#3c2a36", (0.9, 0.4), 0.5)
    rod(c, 104, 508, 27, 10.5, -0.55)
    line(c, [tuple(end), (124, 486), (104, 492), (90, 506)], 5.0, "#e6bc70", (0.95, 0.8))
    line(c, [(96, 526), (112, 528), (120, 516), (114, 500)], 4.6, "#f3d694", (0.6, 0.9))


def snow(c):
    """Paint the flake: slime in soft lumps, threads, splinters of diatoms, bacteria that sit on it."""
    g = np.random.default_rng(14)
    lump = [(-30, 536), (30, 504), (84, 528), (140, 540), (196, 522), (236, 550), (300, 552), (350, 580), (420, 588), (500, 616), (500, 740), (-30, 740)]
    c.shape(outline([(*q, None) if i in {0, 9, 10, 11} else q for i, q in enumerate(lump)]), "#c2ab88", soft=5, edge=0, alpha=0.95)
    mask = c.cover(outline(lump), 6)
    n = 520
    x, y = g.uniform(-20, 500, n), g.uniform(496, 730, n)
    top = np.interp(x, [q[0] for q in lump[:10]], [q[1] for q in lump[:10]])
    deep = np.clip((y - top) / 90, 0, 1)
    keep = y > top - 6
    tone = np.array([mix(mix("#fdf3d6", "#c9ad80", d), "#5f5a4c", d**2 * 0.8) for d in np.clip(deep + g.normal(0, 0.14, n), 0, 1)])
    c.dabs(x[keep], y[keep], g.uniform(6, 24, n)[keep], g.uniform(4, 11, n)[keep], g.normal(0.2, 0.5, n)[keep], tone[keep], 0.6, hard=1.3)
    dotted(c, mask, 150, ("#8a6a4c", "#c9a25c", "#6f7a5c", "#fff4dc"), (1.2, 4), 0.7, 0.6, 3)
    for _ in range(26):
        x = g.uniform(-20, 480)
        y = float(np.interp(x, [q[0] for q in lump[:10]], [q[1] for q in lump[:10]])) + g.uniform(-2, 40)
        e = g.normal(0, 1, 4)
        line(c, [(x, y), (x + 16 + 8 * e[0], y - 14 + 10 * e[1]), (x + 40 + 12 * e[2], y - 8 + 14 * e[3]), (x + 62, y + 4)], g.uniform(1.2, 3), ("#f6e6cc", "#8d7266")[int(g.integers(0, 2))], (0.6, 0.2), 0.7)
    for x, y, a, long in ((250, 560, -0.5, 46), (52, 550, 0.9, 34), (344, 604, 0.3, 50)):
        d = np.array([np.cos(a), np.sin(a)]) * long
        for s in (-1, 1):
            o = np.array([-d[1], d[0]]) / long * 5 * s
            line(c, [(x - d[0] + o[0], y - d[1] + o[1]), (x + d[0] + o[0], y + d[1] + o[1])], 2.4, "#f8efd8" if s < 0 else "#6d5a58", (1, 1), 0.9)
        for t in np.linspace(-0.9, 0.9, 9):
            line(c, [(x + d[0] * t - d[1] / long * 5, y + d[1] * t + d[0] / long * 5), (x + d[0] * t + d[1] / long * 5, y + d[1] * t - d[0] / long * 5)], 1.4, "#d9c6ac", (1, 1), 0.8)
    for x, y, a in ((172, 534, 0.2), (206, 540, -0.4), (30, 516, -0.5), (308, 562, 0.5), (60, 532, 0.6)):
        rod(c, x, y, 17, 6.5, a, 0.25)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 71)
    ground(c, ("#fdf7e2", "#eeeed6", "#c6d9cc", "#8db1b3", "#557f92"), (40, 620), (420, -60), lean=-0.5, seed=5)
    for x, y, s in ((404, 128, 0.34), (96, 60, 0.2), (436, 330, 0.24)):
        def far(sheet, x=x, y=y, s=s):
            solid(sheet, [(x + (q[0] - 270) * s, y + (q[1] - 268) * s) for q in BODY], GOLD, sun=SUN, high=0.8)
            for e in (-1, 1):
                lash(sheet, [(x, y + 90 * s), (x + e * 60 * s, y + 150 * s), (x + e * 40 * s, y + 220 * s), (x + e * 110 * s, y + 260 * s)], 2.4, "#c9a890")
            coil(sheet, [(x, y + 90 * s), (x - 20 * s, y + 150 * s), (x, y + 210 * s)], 16 * s, 5, 2.2, ("#9c6a4a", "#d8a85c", "#fff0c0"))
        c.lifted(far).haze("#bccfc6", 0.55).blurred(0.6).lay()
    snow(c)
    motes(c, "#fffaf0", 60, 8, (0.8, 2.2), 0.6)
    c.lifted(animal).lay()
    return finished(c, focus=((270, 268, 130), (160, 450, 80)), share=0.6, vignette=0.08)
