"""A rotifer, Keratella, carries her egg up through the moonlit weed and whirls algae to her mouth.

A tenth of a millimetre long, in a box of thin horn: the back a pattern of plates with raised seams, six spines in front, the middle pair the longest and
bent outwards, two long spines behind. Between the front spines stand the two lobes of her crown; under the
back show one red eye, the jaws, and the gut full of green. One amber egg hangs behind. The moon stands above on the right;
filaments of weed with their branches are the dark trees of this wood.
"""

from __future__ import annotations

import numpy as np
from canvas import mix
from form import line, outline, patch, ramp, ribbon, solid, turned
from life import dotted, ground, lash
from sheet import Sheet, finished
from underwater import motes

SUN = np.array([0.70, -0.50, 0.52])
PLACE, SIZE, LEAN = (232, 316), 118, -24
HORN = ("#1d3846", "#3f6a70", "#7fa596", "#c4d2ac", "#f6f2d2")
HALF = (
    [(-0.88, -1.06), (-0.28, -1.14), (-0.36, -0.72), (-0.80, -0.54), (-0.97, -0.60)],
    [(-0.36, -0.72), (0.0, -0.52), (-0.40, -0.28), (-0.40, 0.18), (-0.75, 0.36), (-1.04, 0.20), (-1.02, -0.30), (-0.97, -0.60), (-0.80, -0.54)],
    [(-0.75, 0.36), (-0.40, 0.18), (0.0, 0.40), (0.0, 0.80), (-0.30, 1.0), (-0.62, 0.85)],
    [(-1.04, 0.20), (-0.75, 0.36), (-0.62, 0.85), (-0.30, 1.0), (-0.28, 1.22), (-0.80, 1.24), (-0.98, 0.80)],
)
MIDDLE = (
    [(-0.28, -1.14), (0.28, -1.14), (0.36, -0.72), (0.0, -0.52), (-0.36, -0.72)],
    [(0.0, -0.52), (0.40, -0.28), (0.40, 0.18), (0.0, 0.40), (-0.40, 0.18), (-0.40, -0.28)],
    [(0.0, 0.80), (0.30, 1.0), (0.28, 1.22), (-0.28, 1.22), (-0.30, 1.0)],
)
BOX = [(-0.28, -1.14, None), (-0.88, -1.06, None), (-0.97, -0.60), (-1.02, -0.30), (-1.04, 0.20), (-0.98, 0.80), (-0.80, 1.24, None), (0.0, 1.20), (0.80, 1.24, None), (0.98, 0.80), (1.04, 0.20), (1.02, -0.30), (0.97, -0.60), (0.88, -1.06, None), (0.28, -1.14, None)]  # fmt: skip


def at(points):
    """Return points given in her own measures (half the box's width) on the sheet."""
    return turned(points, (0, 0), LEAN, PLACE, SIZE)


def lit(x, y):
    """Return the light on the arched back at a place of her own."""
    a = np.radians(LEAN)
    n = np.array([0.95 * x, 0.45 * y, 0.85])
    n = np.array([n[0] * np.cos(a) - n[1] * np.sin(a), n[0] * np.sin(a) + n[1] * np.cos(a), n[2]])
    return float(0.10 + 0.82 * (n / np.linalg.norm(n)) @ (SUN / np.linalg.norm(SUN)))


def thorn(c, points, wide, light):
    """Paint a spine of horn: dark, with a lit side, sharp at its end."""
    p = at(points)
    c.shape(ribbon(p, tuple(SIZE * wide * w for w in (1.0, 0.8, 0.5, 0.0))), ramp(HORN, np.array([light * 0.45]))[0], edge=0)
    line(c, [(x + 0.016 * SIZE, y - 0.012 * SIZE) for x, y, *_ in p], SIZE * wide * 0.45, ramp(HORN, np.array([min(1.0, light + 0.25)]))[0], (0.9, 0.15), 0.95)


def crown(c):
    """Paint the lobes of the crown with their cilia, those in the middle longest."""
    for s in (-1, 1):
        lobe = [(s * 0.06, -1.05), (s * 0.10, -1.34), (s * 0.28, -1.50), (s * 0.52, -1.46), (s * 0.64, -1.26), (s * 0.58, -1.02)]
        solid(c, at(lobe), ("#5f7a78", "#a3b39a", "#dcdcb8", "#fdf6da"), sun=tuple(SUN), high=0.8, seed=4)
        t = np.linspace(0.1, np.pi - 0.1, 17)
        for v in t:
            root = np.array([s * 0.34 + 0.27 * np.cos(v), -1.30 - 0.19 * np.sin(v)])
            way = np.array([np.cos(v) * 0.9 + 0.25 * s, -np.sin(v) - 0.2])
            way = way / np.hypot(*way)
            bend = np.array([-way[1], way[0]]) * 0.16 * s * np.sin(3 * v)
            long = 0.42 + 0.10 * np.sin(3 * v + 1)
            line(c, at([tuple(root), tuple(root + way * long * 0.5 + bend), tuple(root + way * long + bend * 2.2)]), 0.032 * SIZE, mix("#a9bfae", "#fffbe6", float(0.5 + 0.5 * np.cos(v))), (1, 0.2), 0.9)


def plates(c, mask):
    """Paint the plates of the back, each one plane with its own grain, and the raised seams between them."""
    g = np.random.default_rng(6)
    mirrored = [[(-x, y) for x, y in p] for p in HALF]
    with c.within(mask):
        for p in (*HALF, *mirrored, *MIDDLE):
            q = np.array(p)
            mx, my = q.mean(0)
            tone = ramp(HORN, np.array([np.clip(lit(mx, my) + g.normal(0, 0.03), 0, 1)]))[0]
            c.shape(at([tuple(v) for v in q]), tone, edge=0, alpha=0.80, wash=1.8)
            inner = [tuple(np.array([mx, my]) + (v - (mx, my)) * 0.68 + (0.05, -0.03)) for v in q]
            patch(c, [(*v[:2], None) for v in at(inner)], mix(tone, "#fbf6d6", 0.34), soft=0.05 * SIZE, alpha=0.6)
        for pts, tone, alpha in (([(-0.32, -0.30), (-0.44, 0.2), (-0.30, 0.66), (0.05, 0.86), (0.36, 0.60), (0.42, 0.12), (0.26, -0.26), (0.0, -0.36)], "#5d8a34", 0.62), ([(-0.20, 0.0), (-0.22, 0.40), (0.02, 0.62), (0.24, 0.36), (0.20, 0.02)], "#b7a63a", 0.6), ([(-0.24, -0.70), (-0.26, -0.50), (0.0, -0.40), (0.26, -0.50), (0.24, -0.70)], "#f3e6c0", 0.55)):
            patch(c, at(pts), tone, soft=0.07 * SIZE, alpha=alpha)
        dotted(c, c.cover(outline(at([(-0.34, -0.2), (-0.4, 0.4), (0.0, 0.8), (0.38, 0.4), (0.3, -0.2)]))), 60, ("#2f5a2c", "#8fb042", "#e2d060"), (1.5, 5), 0.7, 0.8, 5)
        for s in (-1, 1):
            line(c, at([(s * 0.16, -0.62), (s * 0.06, -0.54), (s * 0.02, -0.46)]), 0.05 * SIZE, "#4a4a3a", (0.7, 0.5), 0.8)
        for p in (*HALF, *mirrored, *MIDDLE):
            for a, b in zip(p, [*p[1:], p[0]], strict=True):
                light = lit((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
                pa, pb = at([a, b])
                c.line([(pa[0] - 2.0, pa[1] + 1.6), (pb[0] - 2.0, pb[1] + 1.6)], 3.4, "#16323e", (0.8, 0.8), alpha=0.5)
                c.line([pa, pb], 3.0, mix("#7fa08e", "#fffbe2", float(np.clip(light * 1.2, 0, 1))), (0.8, 0.9), alpha=0.9)
        u = g.uniform(-1, 1, 260), g.uniform(-1.1, 1.2, 260)
        p = np.array(at(list(zip(*u, strict=True))))
        c.dabs(p[:, 0], p[:, 1], 1.5, 1.2, 0, np.where(g.random((260, 1)) < 0.5, [[0.98, 0.96, 0.84]], [[0.14, 0.28, 0.32]]), 0.45)
        patch(c, at([(-1.1, -0.9), (-0.8, -0.4), (-0.72, 0.4), (-0.6, 1.0), (-0.3, 1.3), (-1.0, 1.3), (-1.2, 0.2)]), "#0e2c3c", soft=0.12 * SIZE, alpha=0.55)
        line(c, at([(0.95, -0.60), (1.0, -0.30), (1.02, 0.20), (0.96, 0.80), (0.80, 1.2)]), 5, "#fffbe2", (0.8, 0.4), 0.9)


def animal(c):
    """Paint the egg and hind spines, the crown, the box, the front spines."""
    thorn(c, [(-0.70, 1.16), (-0.82, 1.50), (-0.98, 1.82), (-1.20, 2.12)], 0.20, 0.35)
    egg = solid(c, at([(0.22 + 0.42 * np.cos(t), 1.58 + 0.52 * np.sin(t)) for t in np.linspace(0, 2 * np.pi, 12, endpoint=False)]), ("#4a2a26", "#8f5a2c", "#d6993f", "#f6d88a"), sun=tuple(SUN), high=0.9, seed=7, bounce=("#3f6a70", 0.4))
    with c.within(egg):
        patch(c, at([(0.10, 1.48), (0.30, 1.40), (0.44, 1.56), (0.30, 1.76), (0.10, 1.70)]), "#ffe9b0", soft=0.08 * SIZE, alpha=0.5)
        patch(c, at([(-0.2, 1.1), (0.2, 1.34), (0.6, 1.1), (0.2, 1.0)]), "#33201f", soft=0.06 * SIZE, alpha=0.7)
        dotted(c, egg, 60, ("#ffe6a8", "#a8682c", "#6a3c22"), (1.2, 4), 0.5, 0.8, 3)
    thorn(c, [(0.70, 1.16), (0.86, 1.50), (0.98, 1.82), (1.00, 2.16)], 0.20, 0.7)
    crown(c)
    box = solid(c, at(BOX), HORN, sun=tuple(SUN), high=0.7, seed=5)
    plates(c, box)
    for s in (-1, 1):
        light = 0.75 if s > 0 else 0.45
        thorn(c, [(s * 0.86, -1.0), (s * 0.94, -1.18), (s * 1.0, -1.34), (s * 1.03, -1.52)], 0.15, light)
        thorn(c, [(s * 0.57, -1.04), (s * 0.60, -1.18), (s * 0.64, -1.28), (s * 0.68, -1.38)], 0.13, light)
        thorn(c, [(s * 0.24, -1.04), (s * 0.27, -1.36), (s * 0.40, -1.66), (s * 0.66, -1.88)], 0.17, light)
    x, y = at([(0.0, -0.86)])[0]
    c.disc(x, y, 0.06 * SIZE, 0.05 * SIZE, "#7a1a22", edge=0)
    c.disc(x + 1, y - 1, 0.042 * SIZE, 0.034 * SIZE, "#d8483a", edge=0)


def weed(c, x, foot, high, lean, wide, tone, edge, seed, level=2):
    """Paint a filament of weed with its branches: long cells in a row, a rim of moonlight on the right."""
    g = np.random.default_rng(seed)
    pts = [(x, foot)]
    a = lean
    for _ in range(5):
        a += g.normal(0, 0.12)
        pts.append((pts[-1][0] + high / 5 * np.sin(a), pts[-1][1] - high / 5 * np.cos(a)))
    line(c, pts, wide, tone, (1.0, 0.75))
    line(c, [(u + 0.32 * wide, v) for u, v in pts], max(1.2, wide * 0.16), edge, (0.8, 0.5), 0.8)
    for u, v in pts[1:-1]:
        line(c, [(u - 0.5 * wide, v), (u + 0.5 * wide, v + 1)], max(1.2, wide * 0.12), mix(tone, "#04141c", 0.5), (1, 1), 0.8)
    if level:
        for i in range(1, 5):
            s = 1 if (i + seed) % 2 else -1
            weed(c, *pts[i], high * g.uniform(0.32, 0.5), a + s * g.uniform(0.5, 0.8), wide * 0.62, tone, edge, seed * 7 + i, level - 1)


def alga(c, x, y, r, seed):
    """Paint one small alga that is drawn in."""
    g = np.random.default_rng(seed)
    lash(c, [(x, y), (x + 2 * r, y - r), (x + 3 * r, y + g.normal(0, r))], 1.8, "#cfe0b0")
    solid(c, [(x + r * np.cos(t), y + 0.8 * r * np.sin(t)) for t in np.linspace(0, 6.28, 8, endpoint=False)], ("#1f4a34", "#4f8f3c", "#a3cf58", "#eaf6a8"), sun=tuple(SUN), high=0.9)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 131)
    ground(c, ("#9fc4b4", "#4f8a90", "#2a6078", "#1a4460", "#122f4a", "#0c2036"), (430, -30), (110, 640), lean=0.7, seed=5)
    c.lifted(lambda s: [weed(s, x, 740, h, e, w, "#1f4c5e", "#5f95a0", n) for x, h, e, w, n in ((150, 620, -0.1, 8, 3), (330, 540, 0.15, 9, 4), (250, 420, 0.0, 7, 6))]).blurred(1.2).lay()
    for top, foot, a in (((372, 396, -20), (200, 270, 620), 0.16), ((420, 450, -20), (330, 410, 640), 0.14)):
        c.shaft(top, foot, "#cfe8d4", a, 8)
    c.lifted(lambda s: [weed(s, x, 740, h, e, w, "#0f2f3e", "#8fbcae", n) for x, h, e, w, n in ((20, 640, 0.06, 15, 5), (470, 470, -0.08, 16, 9), (396, 330, 0.2, 10, 12))]).lay()
    for pts, wide in (([(40, 40), (60, 110), (110, 130), (140, 150)], 7), ([(300, 30), (250, 20), (200, 50), (176, 96)], 7), ([(20, 190), (60, 206), (100, 190)], 4)):
        line(c, pts, wide, "#d9ecd6", (0.1, 0.9), 0.22, soft=1.5)
    motes(c, "#e9f4dc", 90, 8, (0.6, 2.0), 0.5)
    c.lifted(animal).lay()
    for x, y, r, n in ((44, 60, 9, 1), (70, 116, 8, 2), (292, 44, 9, 3), (236, 40, 7, 4), (30, 196, 7, 5), (118, 136, 6, 6)):
        alga(c, x, y, r, n)
    return finished(c, focus=((220, 300, 190),), share=0.6, vignette=0.08)
