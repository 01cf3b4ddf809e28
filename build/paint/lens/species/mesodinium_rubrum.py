"""Mesodinium leaps: it throws its bristles back and is gone from before the jaws of a copepod's feelers, red through stolen plastids.

Two round halves like a cottage loaf, the front one smaller; 40 um. Round the waist two belts: stiff cirri that lie back over the
hind half like the feathers of a shuttlecock, and fine cilia that stand out. At the front end a few short forked tentacles. The hind half holds the
plastids of eaten cryptophytes, brick and rose; the front half is paler. Behind, others of the red tide drift in a
band below a bright sky; the water is pale jade, the light comes from the left.
"""

from __future__ import annotations

import numpy as np
from canvas import mix
from form import line, patch, ribbon, solid, turned
from life import ground, lobes
from sheet import Sheet, finished
from underwater import motes

SUN = (-0.80, -0.34, 0.50)
FRONT = [(-0.50, -0.06), (-0.56, -0.36), (-0.46, -0.72), (-0.20, -0.95), (0.0, -1.00), (0.20, -0.95), (0.46, -0.72), (0.56, -0.36), (0.50, -0.06), (0.0, 0.06)]
HIND = [(-0.52, 0.02), (-0.80, 0.22), (-0.95, 0.58), (-0.84, 1.02), (-0.48, 1.34), (0.0, 1.45), (0.48, 1.34), (0.84, 1.02), (0.95, 0.58), (0.80, 0.22), (0.52, 0.02), (0.0, -0.06)]
PALE = ("#7a4046", "#c07e72", "#ecb898", "#fbe2c2", "#fffaea")
BRICK = ("#4a1a26", "#8c2c32", "#c4523f", "#e88a60", "#fbcfa0")


def cirrus(c, at, a, r, far, q):
    """Paint one cirrus that lies back from the waist over the hind half: a stiff, slightly bowed spike."""
    co, si = np.cos(a), np.sin(a)
    root = (0.52 * co, 0.0 + 0.10 * si)
    mid = (1.02 * co, 0.50 + 0.18 * si)
    tip = (1.36 * co, 1.42 + 0.20 * si + 0.12 * np.cos(3 * a))
    pts = at([root, mid, tip])
    c.shape(ribbon([(x + 0.018 * r, y + 0.028 * r) for x, y, *_ in pts], tuple(r * w for w in (0.11, 0.10, 0.015))), q("#5a2430"), edge=0, alpha=0.55)
    c.shape(ribbon(pts, tuple(r * w for w in (0.095, 0.088, 0.012))), q("#c9a08c" if far else "#f0d2b0"), edge=0)
    line(c, [(x - 0.014 * r, y - 0.012 * r) for x, y, *_ in pts], 0.034 * r, q("#e2c4a8" if far else "#fffaea"), (0.9, 0.2), 0.9)


def cell(c, x, y, r, lean, seed=1, veil=None, near=True):
    """Paint a cell that moves towards its front end."""
    q = (lambda t: mix(t, *veil)) if veil else (lambda t: t)
    at = lambda points: turned(points, (0, 0), lean, (x, y), r)
    rad = np.radians(lean)
    n = 22 if near else 11
    around = np.linspace(0, 2 * np.pi, n, endpoint=False) + 0.14
    for a in around[np.sin(around) < 0]:
        cirrus(c, at, a, r, True, q)
    hind = solid(c, at(HIND), [q(t) for t in BRICK], sun=SUN, high=0.9, seed=seed, bounce=(q("#7aa890"), 0.4))
    with c.within(hind):
        mx, my = at([(0.0, 0.72)])[0]
        lobes(c, mx, my, 0.84 * r, 300 if near else 40, [q(t) for t in ("#5a1626", "#96262f", "#cf4a3a", "#f08a5c", "#ffd9a8")], turn=rad, tall=0.86, sun=SUN, size=(0.125, 0.075), seed=seed, alpha=0.85)
        patch(c, at([(-0.84, 0.40), (-0.90, 0.66), (-0.76, 1.0), (-0.56, 1.12), (-0.70, 0.80), (-0.62, 0.46)]), q("#ffdcb0"), soft=0.05 * r, alpha=0.5)
        patch(c, at([(-0.6, -0.1), (0.0, 0.02), (0.6, -0.1), (0.72, 0.20), (0.0, 0.26), (-0.72, 0.20)]), q("#4a1824"), soft=0.06 * r, alpha=0.55)
    front = solid(c, at(FRONT), [q(t) for t in PALE], sun=SUN, high=0.9, seed=seed + 2, bounce=(q("#c46a58"), 0.5))
    if near:
        with c.within(front):
            mx, my = at([(0.05, -0.42)])[0]
            lobes(c, mx, my, 0.44 * r, 60, ("#9c3a3a", "#c8604c", "#e8957a", "#fbd0b0"), turn=rad, sun=SUN, size=(0.14, 0.08), inner=0.2, seed=seed + 5, alpha=0.6)
            line(c, at([(-0.50, -0.30), (-0.44, -0.66), (-0.2, -0.90)]), 0.07 * r, "#fffaea", (0.3, 0.3), 0.8)
        for u, a in ((-0.24, -0.5), (-0.08, -0.16), (0.09, 0.18), (0.25, 0.55)):
            root, tip = (u, -0.93 + abs(u) * 0.2), (u + 0.30 * np.sin(a), -0.93 - 0.30 * np.cos(a))
            line(c, at([root, tip]), 0.075 * r, "#c98a78", (1.2, 0.7))
            for s in (-1, 1):
                line(c, at([tip, (tip[0] + 0.10 * np.sin(a + 0.5 * s), tip[1] - 0.12 * np.cos(a + 0.5 * s))]), 0.05 * r, "#d99c84", (1, 0.6))
    for a in sorted(around[np.sin(around) >= 0], key=np.sin):
        cirrus(c, at, a, r, False, q)
    g = np.random.default_rng(seed)
    for a in np.linspace(0.1, np.pi - 0.1, 26 if near else 9):
        co, si = np.cos(a), np.sin(a)
        long = g.uniform(0.34, 0.5)
        line(c, at([(0.53 * co, -0.04 + 0.09 * si), (0.74 * co, -0.12 + 0.1 * si), ((0.56 + long) * co, -0.34 + 0.14 * si + 0.1 * np.abs(co))]), max(1.0, 0.024 * r), q("#fff4e0"), (1, 0.3), 0.85)


HERO = (246, 258, 112, -38)


def animal(c):
    """Paint the one in front."""
    cell(c, *HERO, 3)


def feelers(c):
    """Paint the copepod's feeler that closes on the empty place: jointed, with combs of bristles, dark, below on the right."""
    spine_ = [(510, 630), (456, 572), (398, 540), (336, 536), (284, 558)]
    for i, (x, y) in enumerate(((440, 560), (412, 545), (384, 538), (356, 536), (328, 538), (304, 547))):
        long = 120 - 9 * abs(i - 2)
        for s in (0.0, 0.16, -0.14):
            a = -1.95 - 0.10 * i + s
            line(c, [(x, y), (x + 0.5 * long * np.cos(a) - 5, y + 0.5 * long * np.sin(a)), (x + long * np.cos(a - 0.25), y + long * np.sin(a - 0.25))], 3.2, "#3f6a66", (1, 0.15), 0.75)
    c.shape(ribbon(spine_, (34, 30, 24, 18, 4)), "#28504f", edge=0.3)
    line(c, [(x - 3, y - 7) for x, y in spine_], 6, "#7fb0a0", (0.8, 0.3), 0.8)
    for x, y in ((470, 590), (434, 560), (398, 542), (362, 537), (326, 540)):
        line(c, [(x - 5, y - 14), (x + 2, y), (x - 2, y + 14)], 2.6, "#173838", (0.8, 0.8), 0.7)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 101)
    ground(c, ("#fbf6dd", "#e3ecd0", "#b9d8c2", "#86b9ac", "#4f8e90"), (-20, 200), (480, 640), lean=-0.55, seed=5)
    g = np.random.default_rng(8)
    n = 320
    x = g.uniform(-30, 510, n)
    y = 520 - 0.42 * x + g.normal(0, 46, n)
    c.dabs(x, y, g.uniform(16, 60, n), g.uniform(5, 15, n), -0.42 + g.normal(0, 0.12, n), np.array([mix("#e08a6a", "#f2c3a0", float(e)) for e in g.random(n)]), 0.16, hard=1.2)
    for x, y, r, lean, share in ((60, 470, 22, -50, 0.42), (420, 352, 19, -20, 0.5), (128, 420, 14, -10, 0.55), (330, 404, 15, -70, 0.5), (456, 296, 13, -40, 0.6), (24, 540, 17, -30, 0.5), (390, 420, 11, -60, 0.6), (180, 486, 16, 10, 0.5), (92, 556, 12, -20, 0.6), (300, 470, 10, -40, 0.6)):
        cell(c, x, y, r, lean, 5, ("#d9d2b4", share), near=False)
    for dx, wide, a in ((-58, 6, 0.5), (-28, 10, 0.6), (6, 14, 0.6), (40, 9, 0.55), (66, 5, 0.5)):
        u = np.array([0.79, -0.62])
        d = np.array([0.62, 0.79])
        s = np.array([300, 330]) + u * dx
        line(c, [tuple(s), tuple(s + d * 90 + u * 4), tuple(s + d * (210 - abs(dx)))], wide, "#fffbe8", (1.0, 0.05), a, soft=1.4)
    feelers(c)
    motes(c, "#fffdf0", 60, 8, (0.6, 2.0), 0.6)
    c.lifted(animal).lay()
    return finished(c, focus=((246, 258, 170),), share=0.62, vignette=0.06)
