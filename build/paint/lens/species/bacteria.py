"""Bacteria graze a sunken leaf: rods lie along its fibres, divide, and leave eaten furrows behind them.

Seen from just above the ground of a dead alder leaf, as over a ploughed field: fibres run away to a low horizon, and
the rods glide along them in files. A rod is three times as long as broad, with round ends; the one in front divides:
a waist, two pale regions of its inheritance. Behind it a tuft of flagella; between the rods
threads of slime. Where they have been, the brown fibre is gone and the pale core is seen. Low light from the left behind.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, smooth
from form import cast, line, patch, solid
from life import ground, lash
from sheet import Sheet, finished
from underwater import motes

HORIZON = 178
SUN = (-0.78, -0.52, 0.34)
ROD = ("#123c48", "#1f6a70", "#4aa398", "#9bd6b8", "#eef8d8")


def place(u, v):
    """Return where a place of the leaf is on the sheet: u across, v away from us (0 near, 1 at the horizon)."""
    far = 1 - np.asarray(v, float)
    y = HORIZON + (760 - HORIZON) * far**1.55
    return np.stack([150 + (np.asarray(u, float) - 0.18 + 0.10 * v) * (70 + 950 * far**1.45), y], -1)


def fibre(c, u, wide, tone, seed, eaten=()):
    """Paint one fibre of the leaf to the horizon: lit on its left, dark on its right, pale and hollow where it is eaten."""
    v = np.linspace(-0.05, 0.985, 90)
    g = np.random.default_rng(seed)
    sway = 0.012 * np.sin(v * g.uniform(6, 12) + g.uniform(0, 6))
    bite = np.zeros_like(v)
    for a, b in eaten:
        bite = np.maximum(bite, smooth(a - 0.03, a, v) * smooth(b + 0.03, b, v))
    half = wide * (0.5 - 0.20 * bite + 0.03 * np.sin(v * 60 + seed))
    left, right, top = place(u + sway - half, v), place(u + sway + half, v), place(u + sway - half * 0.25, v)
    hump = (1 - v)[:, None] ** 1.4 * np.array([0, -1.0]) * wide * 260 * (1 - 0.75 * bite)[:, None]
    c.shape(np.concatenate([left + (0, 3), (right + (4, 3))[::-1]]), mix(tone, "#1c1713", 0.78), edge=0)
    c.shape(np.concatenate([left + hump * 0.3, (right + hump * 0.2)[::-1]]), mix(tone, "#2c1d18", 0.45), edge=0)
    lot = np.interp(v, np.linspace(-0.05, 1, 12), g.uniform(0, 0.34, 12))
    lit = np.interp(v, np.linspace(-0.05, 1, 16), g.uniform(0.1, 1.0, 16))
    for i in range(len(v) - 1):
        t = mix(mix(tone, "#e8dcae", 0.55 * bite[i]), "#e3c998", 0.55 * v[i] ** 2)
        s = slice(i, i + 2)
        c.shape(np.concatenate([(left + hump * 0.3)[s], (top + hump)[s], (place(u + sway + half * 0.35, v) + hump * 0.9)[s][::-1]]), mix(t, "#4a2c1c", lot[i]), edge=0, wash=1.6)
    edge = left * 0.55 + top * 0.45 + hump * 0.72
    for i in range(0, len(v) - 6, 7):
        if lit[i] > 0.3:
            wide_here = max(1.0, wide * 130 * lit[i] * (1 - v[i]) ** 1.45)
            c.line(edge[i : i + 7], wide_here, mix(tone, "#fff0c4", 0.5 + 0.2 * bite[i]), (1.0, 0.7), alpha=0.7)


def rod(c, x, y, long, wide, a, seed=1, *, waist=0.0, hair=0, veil=0.0, shadow=1.0):
    """Paint a bacterium that lies on the leaf: its shadow, the rod in planes, the pale nucleoid, its flagella."""
    g = np.random.default_rng(seed)
    q = lambda t: mix(t, "#d9c79a", veil)
    d, n = np.array([np.cos(a), np.sin(a)]), np.array([-np.sin(a), np.cos(a)])
    o = np.array([x, y])
    u = np.array([-1.0, -0.93, -0.74, -0.4, 0.0, 0.4, 0.74, 0.93, 1.0])
    w = np.array([0.0, 0.52, 0.9, 1.0, 1.0 - waist, 1.0, 0.9, 0.52, 0.0])
    upper = [tuple(o + d * p * long + n * r * wide) for p, r in zip(u, -w, strict=True)]
    lower = [tuple(o + d * p * long + n * r * wide * 0.92) for p, r in zip(u[1:-1], w[1:-1], strict=True)]
    body = [*upper, *lower[::-1]]
    if shadow:
        cast(c, [(p[0] + wide * 0.75, p[1] + wide * 0.42) for p in body], soft=wide * 0.22, amount=0.62 * shadow, colour="#2c1c20")
        cast(c, [(p[0] + wide * 0.12, p[1] + wide * 0.26) for p in body], soft=wide * 0.08, amount=0.7 * shadow, colour="#1c1418")
    for i in range(hair):
        s = o + d * long * 0.96 + n * wide * g.uniform(-0.3, 0.3)
        b = g.uniform(-0.5, 0.5)
        pts = [tuple(s + d * long * t * 1.15 + n * wide * (1.2 * b * t + 0.42 * np.sin(4.6 * t + i * 1.3)) + np.array([0, -wide * 0.9 * t])) for t in np.linspace(0, 1, 7)]
        lash(c, pts, wide * 0.085, q("#8fb6a2"), q("#f8f6da"), (1.0, 0.2))
    m = solid(c, body, [q(t) for t in ROD], sun=SUN, high=1.0, push=0.02, soft=0.7, seed=seed, bounce=(q("#a8773c"), 0.7), grain=0.09)
    with c.within(m):
        for s in ((-0.46, 0.46) if waist > 0.1 else (0.0,)):
            p = [tuple(o + d * (s + e * 0.27) * long + n * f * wide) for e, f in ((-1, 0.0), (-0.5, 0.36), (0.1, 0.20), (0.7, 0.34), (1, -0.05), (0.3, -0.34), (-0.4, -0.22))]
            patch(c, p, q("#e8efc0"), soft=wide * 0.10, alpha=0.38)
        if waist > 0.1:
            patch(c, [tuple(o + d * e * long + n * f * wide) for e, f in ((-0.07, -1.1), (0.05, -1.1), (0.08, 0.0), (0.05, 1.1), (-0.03, 1.1), (-0.04, 0.0))], q("#0e3440"), soft=wide * 0.09, alpha=0.65)
        if wide > 14:
            k = int(long * 0.5)
            at = o + d * (g.uniform(-0.9, 0.9, k)[:, None] * long) + n * (g.uniform(-0.8, 0.8, k)[:, None] * wide)
            up = g.random((k, 1)) < 0.5
            c.dabs(at[:, 0], at[:, 1], wide * g.uniform(0.05, 0.13, k), wide * g.uniform(0.03, 0.06, k), a + g.normal(0, 0.3, k), np.where(up, [[0.82, 0.93, 0.74]], [[0.07, 0.30, 0.34]]), 0.28)
            line(c, [tuple(o + d * e * long - n * wide * f) for e, f in ((-0.86, 0.55), (-0.6, 0.80), (-0.2, 0.84), (-0.06, 0.7))], wide * 0.17, q("#fbfbe0"), (0.2, 0.3), 0.85)
            line(c, [tuple(o + d * e * long - n * wide * f) for e, f in ((0.10, 0.72), (0.3, 0.86), (0.7, 0.74))], wide * 0.13, q("#fbfbe0"), (0.4, 0.1), 0.75)


HERO = {"x": 232, "y": 402, "long": 148, "wide": 52, "a": -0.50}


def animal(c):
    """Paint the dividing rod in front."""
    rod(c, **HERO, seed=3, waist=0.36, hair=5)


def leaf(c):
    """Paint the leaf: its fibres in files, furrows between them, the eaten lanes."""
    c.area(smooth(HORIZON - 8, HORIZON + 10, c.y + 6 * c.noise(60, 8, 4, 2)), Grad((0, HORIZON), (0, 720), "#caa874", "#7a4f2c", "#432a1c"))
    g = np.random.default_rng(17)
    us = np.arange(-0.62, 1.1, 0.058)
    for i in np.argsort(-np.abs(us - 0.30)):
        eaten = [[(0.12, 0.66)], [(0.30, 0.80)], [(-0.2, 0.22)], [], []][int(g.integers(0, 5))]
        tone = ("#8a5a30", "#7a4b2a", "#9a6a38", "#6d4428")[int(g.integers(0, 4))]
        fibre(c, us[i] + g.normal(0, 0.006), 0.050 * g.uniform(0.8, 1.15), tone, int(i), eaten)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 61)
    ground(c, ("#f6e9be", "#e6cf96", "#b9a878", "#7f9080", "#56757a"), (40, 190), (330, -60), lean=0.0, seed=5)
    for x, y, w, h in ((60, 168, 150, 26), (300, 172, 120, 18), (440, 166, 110, 34)):
        c.disc(x, y, w, h, "#c9ad78", alpha=0.8, soft=5)
    rib = solid(c, [(210, 190), (270, 150), (340, 104), (420, 74), (520, 60), (520, 230), (330, 214)], ("#8d6f48", "#b3935e", "#d8bb82", "#f1dda8"), sun=SUN, high=0.9, seed=9, edge=1.5)
    with c.within(rib):
        for i in range(9):
            line(c, [(252 + 34 * i, 180 - 12 * i), (262 + 36 * i, 200), (268 + 40 * i, 240)], 3 + i, "#a5834f", (0.3, 1), 0.5, soft=1)
    c.haze("#efdcac", 230, 60, 0.4, 0.05)
    leaf(c)
    c.haze("#f1ddaa", HORIZON - 4, HORIZON + 150, 0.75, 0)
    herd = ((0.10, 0.80, 1), (0.30, 0.78, 0), (0.52, 0.82, 0), (0.42, 0.70, 1), (-0.06, 0.66, 0), (0.62, 0.68, 0), (0.20, 0.60, 0), (0.76, 0.56, 1), (0.54, 0.54, 0), (0.0, 0.50, 0), (0.69, 0.36, 0), (-0.02, 0.36, 1), (0.60, 0.22, 0))
    for i, (u, v, two) in enumerate(herd):
        p, e = place(u, v), place(u, v + 0.05)
        s = 22 + 74 * (1 - v) ** 1.5
        rod(c, p[0], p[1], s, s * 0.36, np.arctan2(*(e - p)[::-1]) + (0.06 * (-1) ** i), 20 + i, waist=0.3 * two, hair=3 if v < 0.6 else 0, veil=0.62 * smooth(0.3, 0.85, v))
    c.haze("#f6e3b2", HORIZON - 6, HORIZON + 60, 0.5, 0)
    for points in ([(70, 470), (150, 480), (196, 440)], [(300, 350), (352, 366), (398, 352)]):
        line(c, points, 3, "#f4ecc8", (0.6, 0.6), 0.5)
    animal(c)
    g = np.random.default_rng(5)
    x, y = g.uniform(60, 400, 70), g.normal(0, 12, 70)
    c.dabs(x, 402 - (x - 232) * 0.546 + 66 + y, g.uniform(2, 6, 70), g.uniform(1, 2.6, 70), g.normal(-0.5, 0.3, 70), np.where(g.random((70, 1)) < 0.5, [[0.86, 0.74, 0.48]], [[0.24, 0.15, 0.12]]), 0.8 * (np.abs(x - 232) < 140))
    motes(c, "#fff6d8", 50, 8, (0.6, 1.8), 0.5, rows=(0, 260))
    return finished(c, focus=((232, 402, 170),), share=0.62, vignette=0.10)
