"""Ribbons of Pauliella peel off the melting ice and sink, cell by cell like strips of film.

The cells hang together by their broad faces: seen from the side each is a flat box, four to five times as wide as it is long,
its ends a little bent, with a golden brown plastid like an H on its side; twenty to a hundred of them make a ribbon that
twists. Walls are clear glass. They grow on the underside of sea ice and in its channels of brine, and stain it brown; in April
they come loose. The ice is thin and the sun is on it: everything is pale, the ribbons are the dark.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rgb, smooth
from form import line, outline, ramp
from life import course, ground
from sheet import Sheet, finished
from underwater import motes, shafts

GOLD = ("#4a2c1e", "#8a5423", "#c98a30", "#efc565", "#fdf0bc")
GLASS = ("#6f9aa0", "#a9c6c0", "#dbe8d8", "#fbfdf0")


def ribbon(c, points, wide, roll, *, cell=0.25, veil=None, seed=1, thick=0.17):
    """Paint a ribbon along a line; `roll` gives its turn along the way, 0 where it faces us."""
    g = np.random.default_rng(seed)
    q = (lambda t: mix(t, *veil)) if veil else rgb
    long = float(np.hypot(*np.diff(np.asarray(points, float), axis=0).T).sum())
    n = int(long * 1.04 / (wide * cell))
    p, way = course(points, n + 1)
    side = np.stack([-way[:, 1], way[:, 0]], -1)
    turn = np.interp(np.linspace(0, 1, n + 1), np.linspace(0, 1, len(roll)), roll)
    turn = np.convolve(np.pad(turn, 2, "edge"), np.ones(5) / 5, "valid")
    half = side * (wide * 0.5 * np.cos(turn))[:, None]
    deep = side * (wide * thick * np.sin(turn))[:, None]
    p = p - deep / 2
    for i in range(n):
        a, b = i, i + 1
        face = abs(np.cos(turn[i]))
        lit = 0.52 + 0.22 * np.sin(turn[i] + 0.5) * face - 0.30 * way[a, 0] + 0.12 * way[a, 1] - 0.1 * face + g.normal(0, 0.03)
        sign = 1 if np.cos(turn[i]) >= 0 else -1
        at = lambda u, v, a=a, b=b: p[a] + (p[b] - p[a]) * v + (half[a] + (half[b] - half[a]) * v) * u + way[a] * wide * 0.05 * (u * u - 0.4)
        back = lambda u, v, a=a, b=b, at=at: at(u, v) + deep[a] + (deep[b] - deep[a]) * v
        glass = ramp(GLASS, np.array([np.clip(lit + 0.1, 0, 1)]))[0]
        edge = 1 if sign * np.sin(turn[i]) < 0 else -1
        if abs(np.sin(turn[i])) > 0.15:
            c.shape([at(edge, 0.0), at(edge, 1.0), back(edge, 1.0), back(edge, 0.0)], q(mix(glass, "#4f7f8a", 0.5)), edge=0)
            c.shape([at(edge, 0.2), at(edge, 0.8), back(edge, 0.8), back(edge, 0.2)], q(mix(GOLD[1], GOLD[2], lit)), edge=0, alpha=0.85)
        u = np.linspace(-1, 1, 9)
        c.shape([*[at(v, 0.0) for v in u], *[at(v, 1.0) for v in u[::-1]]], q(glass), edge=0)
        if wide * face > 5:
            gold = ramp(GOLD, np.array([np.clip(lit - 0.10, 0, 1)]))[0]
            e = g.uniform(-0.04, 0.04, 4)
            for s in (-1, 1):
                lobe = [at(s * (0.86 + e[0]), 0.24), at(s * (0.90 + e[1]), 0.5), at(s * (0.84 + e[2]), 0.80), at(s * 0.5, 0.84), at(s * 0.16, 0.74), at(s * 0.13, 0.5), at(s * 0.16, 0.26), at(s * 0.5, 0.18)]
                c.shape(lobe, q(gold), edge=0, alpha=0.95)
                c.shape([at(s * 0.80, 0.24), at(s * 0.5, 0.20), at(s * 0.2, 0.28), at(s * 0.24, 0.44), at(s * 0.78, 0.42)], q(mix(gold, "#ffe9a8", 0.5)), edge=0, alpha=0.8)
            c.shape([at(-0.2, 0.40), at(0.2, 0.40), at(0.2, 0.62), at(-0.2, 0.62)], q(mix(gold, "#5a3018", 0.25)), edge=0, alpha=0.9)
        c.line([at(v, 0.0) for v in u], max(1.0, wide * 0.026), q("#3f6a74"), alpha=0.75)
        c.line([at(v, 0.10) for v in u], max(0.8, wide * 0.022), q("#ffffff"), alpha=0.75)
        for s in (-1, 1):
            c.line([at(s * 0.985, 0.08), at(s * 1.0, 0.5), at(s * 0.985, 0.92)], max(1.0, wide * 0.03), q("#fbfdf0" if s * side[a, 0] < 0 else "#4f7f8a"), alpha=0.8)


HERO = [(392, 70), (372, 150), (300, 214), (196, 262), (134, 334), (150, 420), (236, 476), (322, 526), (352, 600), (318, 700)]
ROLL = (0.7, 0.4, 0.0, -0.3, -0.3, 0.1, 0.6, 1.1, 1.55, 2.0, 2.5, 2.9, 3.1, 3.2, 3.0, 2.7)


def animal(c):
    """Paint the ribbon in front."""
    ribbon(c, HERO, 88, ROLL, seed=3)


ICE = [(-30, 92), (30, 104), (84, 82), (140, 96), (190, 70), (236, 78), (290, 110), (350, 122), (410, 104), (452, 124), (520, 96), (520, -40), (-30, -40)]


def ice(c):
    """Paint the ice from below: pale, in broad strokes, with brown stains where diatoms grew, holes of brine, a bright crack."""
    c.curve(np.array(ICE) + (4, 14), "#7fb0b4", alpha=0.6, soft=9)
    c.curve(ICE, Grad((60, 0), (420, 130), "#fdfcf0", "#e2efe8", "#b5d3d4"), edge=0.8)
    g = np.random.default_rng(5)
    with c.within(c.cover(outline(ICE))):
        n = 170
        x, y = g.uniform(-20, 500, n), g.uniform(-20, 130, n)
        c.dabs(x, y, g.uniform(8, 40, n), g.uniform(3, 9, n), g.normal(0.1, 0.25, n), np.where(g.random((n, 1)) < 0.5, [[0.99, 0.99, 0.96]], [[0.66, 0.80, 0.82]]), 0.4, hard=1.4)
        n = 150
        x = np.r_[g.normal(380, 60, n // 2), g.normal(90, 60, n - n // 2)]
        y = np.interp(x, [q[0] for q in ICE[:11]], [q[1] for q in ICE[:11]]) - np.abs(g.normal(0, 24, n))
        c.dabs(x, y, g.uniform(5, 22, n), g.uniform(2, 7, n), g.normal(0.1, 0.4, n), np.where(g.random((n, 1)) < 0.6, [[0.79, 0.58, 0.30]], [[0.60, 0.40, 0.22]]), 0.4 * smooth(60, 0, np.abs(g.normal(0, 26, n))), hard=1.4)
        for x, y, r in ((60, 62, 8), (116, 40, 6), (226, 40, 7), (318, 74, 10), (398, 56, 8), (440, 82, 7), (270, 66, 5), (172, 62, 6)):
            c.disc(x, y, r, r * 1.5, "#6fa0aa", 0.2, alpha=0.75, soft=1.5)
            c.disc(x + 0.3 * r, y + 0.5 * r, r * 0.5, r * 0.8, "#3f7480", 0.2, alpha=0.6, soft=1)
            line(c, [(x - r, y + r), (x - 0.2 * r, y + 1.6 * r), (x + r, y + r)], 2, "#ffffff", (0.3, 0.3), 0.8)
        line(c, [(150, -20), (176, 10), (164, 36), (200, 60), (196, 90)], 13, "#ffffff", (1.3, 0.4), 0.9, soft=2)
    line(c, ICE[:11], 4, "#ffffff", (0.6, 0.6), 0.75, soft=0.8)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 121)
    ground(c, ("#eaf5e8", "#b9dcd6", "#7fb6bd", "#4d8fa1", "#2f6c83"), (150, 60), (330, 740), lean=-0.2, seed=5)
    shafts(c, (180, -60), "#ffffff", seed=3, n=6, spread=0.7, length=560, amount=0.22)
    for pts, wide, roll, share, seed in (
        ([(64, 90), (52, 170), (84, 240), (60, 320), (40, 400)], 24, (0.3, -0.5, 0.8, 0.2, -0.4, 0.6), 0.5, 4),
        ([(440, 110), (452, 200), (420, 290), (446, 380), (470, 450), (440, 540)], 30, (-0.4, 0.6, 1.2, 0.2, -0.6, 0.5), 0.42, 5),
        ([(252, 90), (240, 140), (262, 190)], 15, (0.2, 0.9, -0.2), 0.6, 6),
        ([(30, 470), (70, 520), (58, 600), (96, 680)], 34, (0.4, -0.3, 0.7, 0.1), 0.36, 7),
        ([(330, 330), (318, 390), (340, 440)], 13, (0.5, -0.5, 0.9), 0.66, 8),
    ):
        ribbon(c, pts, wide, roll, veil=("#a9cfd0", share), seed=seed)
    motes(c, "#ffffff", 80, 8, (0.6, 2.0), 0.6)
    c.lifted(animal).lay()
    ice(c)
    return finished(c, focus=((240, 330, 210),), share=0.58, vignette=0.05)
