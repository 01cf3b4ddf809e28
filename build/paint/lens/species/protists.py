"""A tintinnid sits in its bell of glued sand grains and whirls small flagellates into its crown.

The bell is as long as a hair is thick, flared at its mouth, bellied, with a point behind; grains of sand, splinters of
diatoms and chalk are set into it like stones into a wall. Out of it stands the animal: a pale collar and a crown of some eighteen
membranelles, flat tufts of cilia that beat one after the other, so that the crown turns. Around it a thicket
of diatom chains with long bristles. The sun stands low on the right and behind: the lower right is the lightest.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rgb, smooth
from form import line, outline, patch, ribbon, solid, turned
from life import ground, lash
from sheet import Sheet, finished
from underwater import motes

SUN = (0.80, 0.30, 0.52)
PLACE, SIZE, LEAN = (282, 350), 120, -24
BELL = [(-1.06, -1.00, None), (-0.84, -0.72), (-0.72, -0.42), (-0.80, -0.05), (-0.86, 0.28), (-0.70, 0.66), (-0.42, 0.96), (-0.18, 1.22), (0.0, 1.66, None),
        (0.18, 1.22), (0.42, 0.96), (0.72, 0.64), (0.87, 0.28), (0.80, -0.05), (0.72, -0.42), (0.85, -0.72), (1.06, -1.00, None),
        (0.70, -0.80), (0.0, -0.71), (-0.70, -0.80)]  # fmt: skip
STONES = ("#3c4146", "#6f6a58", "#9c8a66", "#c6b48a", "#efe2bc", "#8a5f3e", "#7f8a84", "#fff6dc", "#5c5a50")


def at(points):
    """Return points given in the bell's own measures (its axis down, half its mouth wide) on the sheet."""
    return turned(points, (0, 0), LEAN, PLACE, SIZE)


def tuft(c, a, tones, near):
    """Paint one membranelle that stands on the collar at this angle: a flat blade that ends in loose hairs."""
    g = np.random.default_rng(int(a * 100))
    co, si = np.cos(a), np.sin(a)
    root = np.array([0.66 * co, -1.16 + 0.20 * si])
    beat = 0.32 * np.sin(3 * a + 0.6)
    long = 1.16 + 0.16 * np.sin(3 * a + 1.8) - (0.20 if si > 0.3 else 0.0)
    way = np.array([0.95 * co + 0.18 * beat, -0.86 + 0.40 * si])
    way = way / np.hypot(*way)
    bend = np.array([-way[1], way[0]]) * (0.30 + beat)
    mid, tip = root + way * long * 0.52 + bend * 0.18, root + way * long + bend * 0.62
    w = SIZE * (0.165 if near else 0.13)
    for i in range(4):
        off = bend * (0.16 * i - 0.22) + way * g.uniform(-0.10, 0.06)
        line(c, at([tuple(mid), tuple(mid + (tip - mid) * 0.55 + off * 0.4), tuple(tip + off)]), w * 0.30, tones[1], (1.0, 0.15), 0.9)
    blade = ribbon(at([tuple(root), tuple(mid), tuple(mid + (tip - mid) * 0.6)]), (w * 0.75, w, w * 0.8, w * 0.25))
    c.shape(blade, tones[0], edge=0)
    lit = at([tuple(root + (0.03, 0)), tuple(mid + (0.035, 0.01)), tuple(tip)])
    line(c, lit, w * 0.42, tones[2], (1.0, 0.15), 0.9)
    line(c, at([tuple(root - (0.04, 0)), tuple(mid - (0.05, 0)), tuple(mid + (tip - mid) * 0.5)]), w * 0.16, mix(tones[0], "#2c3340", 0.5), (0.6, 0.3), 0.6)


def wall(c, mask):
    """Set grains into the bell, from small to large, each with a dark joint and its own lit side."""
    g = np.random.default_rng(8)
    u, v = g.uniform(-1.1, 1.1, 900), g.uniform(-0.95, 1.55, 900)
    size = SIZE * np.r_[g.uniform(0.020, 0.04, 620), g.uniform(0.045, 0.085, 280)] * (1 - 0.3 * smooth(0.6, 1.5, v))
    with c.within(mask):
        base = c.rgb.copy()
        for i in range(len(u)):
            x, y = at([(u[i], v[i])])[0]
            row, col = int(np.clip(y * c.k, 0, c.h - 1)), int(np.clip(x * c.k, 0, c.w - 1))
            if mask[row, col] < 0.5:
                continue
            light = float(base[row, col].mean())
            own = rgb(STONES[g.integers(0, len(STONES))])
            tone = np.clip(own * (0.42 + 1.05 * light), 0, 1)
            turn, s = g.uniform(0, 3.1), size[i]
            n = int(g.integers(4, 7))
            t = np.linspace(0, 2 * np.pi, n, endpoint=False) + turn + g.normal(0, 0.2, n)
            r = s * g.uniform(0.75, 1.1, n)
            p = np.stack([x + r * np.cos(t), y + 0.8 * r * np.sin(t)], -1)
            c.shape(p + (-0.10 * s - 0.6, 0.0), "#2a2a2e", alpha=0.55, edge=0)
            c.shape(p, tone, edge=0, wash=0.4)
            if s > 4 and light > 0.35:
                c.shape(p * 0.5 + np.array([x + 0.30 * s, y + 0.06 * s]) * 0.5, mix(tone, "#fff4d4", 0.5), edge=0, alpha=0.8, wash=0)
        for x0, y0, a, long in ((-0.40, 0.28, 0.6, 0.5), (0.28, 0.50, -0.5, 0.42), (0.36, -0.25, 1.2, 0.36)):
            d = np.array([np.cos(a), np.sin(a)]) * long / 2
            line(c, at([(x0 - d[0], y0 - d[1]), (x0 + d[0], y0 + d[1])]), 6.0, "#e6ddb4", (0.5, 0.5), 0.95)
            line(c, at([(x0 - d[0], y0 - d[1]), (x0 + d[0], y0 + d[1])]), 1.8, "#8c7f58", (0.5, 0.5), 0.8)


def animal(c):
    """Paint the crown behind, the collar, the bell, the crown before."""
    around = np.linspace(0, 2 * np.pi, 19, endpoint=False) + 0.12
    far, near = ("#7d8f8e", "#a5b2a6", "#d3d2b4"), ("#a9a394", "#d8cdb2", "#fff6d8")
    for a in sorted((v for v in around if np.sin(v) < 0), key=lambda v: abs(np.cos(v))):
        tuft(c, a, far, False)
    rim = np.linspace(0, 2 * np.pi, 60, endpoint=False)
    c.shape(outline(at([(1.06 * np.cos(t), -1.0 + 0.24 * np.sin(t)) for t in rim])), Grad(at([(-1, -1)])[0], at([(1, -1)])[0], "#2b2e33", "#4a4238", "#8a7452"), edge=0)
    collar = [(-0.62, -0.78), (-0.74, -1.08), (-0.60, -1.24), (-0.3, -1.33), (0.0, -1.36), (0.3, -1.33), (0.60, -1.24), (0.74, -1.08), (0.62, -0.78), (0, -0.66)]
    body = solid(c, at(collar), ("#6d6a78", "#a8968c", "#dcc3a0", "#fbe9c4"), sun=SUN, high=0.7, seed=3)
    with c.within(body):
        patch(c, at([(0.50 * np.cos(t) - 0.02, -1.19 + 0.115 * np.sin(t)) for t in rim[::4]]), "#6d4f56", soft=3, alpha=0.75)
        patch(c, at([(-0.3, -1.12), (0.2, -1.10), (0.3, -1.18), (-0.1, -1.22)]), "#8fa05a", soft=4, alpha=0.6)
    for a in sorted((v for v in around if np.sin(v) >= 0), key=lambda v: np.sin(v)):
        tuft(c, a, near, True)
    mask = solid(c, at(BELL), ("#33363c", "#5f574c", "#96835f", "#cfb887", "#f7e7b6"), sun=SUN, high=0.9, seed=5, soft=0.8, bounce=("#4c6a62", 0.3))
    wall(c, mask)
    with c.within(mask):
        patch(c, at([(-0.72, -0.5), (-0.90, 0.0), (-0.94, 0.3), (-0.78, 0.66), (-0.46, 1.0), (-0.2, 1.3), (-0.36, 0.9), (-0.62, 0.56), (-0.76, 0.24), (-0.68, -0.1)]), "#6fa08e", soft=4, alpha=0.55)
        patch(c, at([(-0.5, -0.6), (-0.62, 0.0), (-0.6, 0.4), (-0.3, 0.9), (-0.1, 0.7), (-0.3, 0.3), (-0.34, -0.1), (-0.24, -0.6)]), "#2c3336", soft=9, alpha=0.45)
        patch(c, at([(-1.1, -0.78), (0.0, -0.5), (1.1, -0.78), (1.1, -0.70), (0.0, -0.40), (-1.1, -0.66)]), "#40382f", soft=4, alpha=0.35)
        line(c, at([(-1.04, -0.99), (-0.70, -0.79), (0.0, -0.70), (0.70, -0.79), (1.04, -0.99)]), 6, "#f6e8c0", (0.3, 1.2), 0.8)
        patch(c, at([(0.86, 0.3), (0.74, 0.62), (0.42, 0.92), (0.10, 1.4), (0.3, 0.86), (0.6, 0.5), (0.72, 0.1), (0.66, -0.4), (0.8, -0.05)]), "#ffe2a0", soft=5, alpha=0.26)


def prey(c, x, y, r, a, veil=0.0):
    """Paint a small green flagellate with its two flagella and the plastid on one side."""
    q = lambda t: mix(t, "#c9bf86", veil)
    d = np.array([np.cos(a), np.sin(a)])
    n = np.array([-d[1], d[0]])
    o = np.array([x, y])
    for s in (-1, 1):
        lash(c, [tuple(o + d * r), tuple(o + d * r * 2.2 + n * s * r * 0.9), tuple(o + d * r * 3.0 + n * s * r * 0.5), tuple(o + d * r * 3.9 + n * s * r)], 1.9, q("#e9e6c0"))
    p = [tuple(o + d * r * u + n * r * v) for u, v in ((1.25, 0.0), (0.7, 0.72), (-0.4, 0.86), (-1.2, 0.3), (-1.2, -0.3), (-0.4, -0.86), (0.7, -0.72))]
    m = solid(c, p, [q(t) for t in ("#23443a", "#47803e", "#8fb94c", "#e2ec96")], sun=SUN, high=0.9)
    with c.within(m):
        patch(c, [tuple(o + d * r * u + n * r * v) for u, v in ((1.0, 0.1), (0.4, 0.6), (0.1, 0.1), (0.4, -0.3))], q("#f4f2c4"), soft=1.5, alpha=0.7)


def chain(c, points, size, tone, seed):
    """Paint a chain of diatom cells with long bristles: a dark shape only."""
    g = np.random.default_rng(seed)
    p = np.asarray(points, float)
    n = int(np.hypot(*(p[-1] - p[0])) / (size * 0.74))
    t = np.linspace(0, 1, n)
    way = (p[-1] - p[0]) / np.hypot(*(p[-1] - p[0]))
    side = np.array([-way[1], way[0]])
    for v in t:
        o = p[0] + (p[-1] - p[0]) * v + side * 6 * np.sin(v * 5)
        h, w = size * 0.40, size * 0.50
        c.curve([o + way * h * 0.8 + side * w, o - way * h * 0.8 + side * w, o - way * h * 0.6, o - way * h * 0.8 - side * w, o + way * h * 0.8 - side * w, o + way * h * 0.6], tone, alpha=0.9, edge=0)
        for s in (-1, 1):
            e = side * s * size * g.uniform(2.0, 3.4) + way * size * g.normal(0, 0.9)
            line(c, [tuple(o + side * s * w), tuple(o + side * s * size + way * g.normal(0, 2)), tuple(o + e)], max(1.4, size * 0.08), tone, (1.0, 0.2), 0.75)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 52)
    ground(c, ("#1f3a3c", "#3a5c4c", "#6f8654", "#b3ab62", "#e6cf86", "#f8e8b4"), (60, -40), (430, 640), lean=0.75, seed=5)
    for points, size, share, seed in (([(-20, 250), (150, 20)], 20, 0.75, 2), ([(330, 60), (500, 250)], 24, 0.62, 3), ([(-20, 560), (170, 640)], 30, 0.45, 4), ([(420, 420), (500, 620)], 26, 0.62, 6)):
        c.lifted(lambda s, p=points, z=size, e=seed: chain(s, p, z, "#2c4a44", e)).haze("#8f9a60", share).blurred(0.7).lay()
    for points, wide in (([(40, 90), (30, 210), (96, 262), (168, 236), (190, 196)], 9), ([(452, 96), (420, 30), (320, 14), (250, 70), (226, 140)], 10), ([(20, 330), (80, 352), (140, 300)], 6)):
        line(c, points, wide, "#eee6b4", (0.15, 0.9), 0.22, soft=1.6)
    motes(c, "#fff4cc", 90, 8, (0.6, 2.2), 0.5)
    c.lifted(animal).lay()
    for x, y, r, a, veil in ((64, 150, 13, 1.2, 0.1), (46, 258, 10, 0.2, 0.25), (410, 70, 11, 3.6, 0.2), (300, 44, 9, 2.6, 0.3), (132, 262, 8, 5.6, 0.2)):
        prey(c, x, y, r, a, veil)
    return finished(c, focus=((240, 340, 190),), share=0.62, vignette=0.08)
