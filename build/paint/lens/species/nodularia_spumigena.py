"""Coils of Nodularia rise and knot into the scum that shades the summer sea.

Filaments 10 um wide, coiled like loose springs; cells are discs, three to four times as broad as long, like coins
in a roll; among them, every fifteen cells or so, a heterocyst: broader than the others, pale and yellow.
Gas in the cells carries them up. The scum lies dark above against the sun; the light comes in from below it, low at the side,
so that the water is palest at the foot of the picture.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, smooth
from form import ramp
from life import ground
from sheet import Sheet, finished
from underwater import motes

COINS = ("#16302c", "#3b5a2c", "#7d8f34", "#c6c05a", "#f5edaa")
SUN = np.array([0.78, 0.30, -0.55])


def spring(start, end, radius, turns, phase=0.0, flat=0.42, n=900):
    """Return places in space along a coil from one place of the sheet to another; z away from us.

    `radius` is one width or several along the coil; `flat` is how far the rings open towards us.
    """
    u = np.linspace(0, 1, n)
    a, b = np.asarray(start, float), np.asarray(end, float)
    way = (b - a) / np.hypot(*(b - a))
    side = np.array([-way[1], way[0]])
    r = np.interp(u, np.linspace(0, 1, len(np.atleast_1d(radius))), np.atleast_1d(radius))
    t = phase + 2 * np.pi * turns * u
    drift = 10 * np.sin(u * 5 + phase)
    p = a + (b - a) * u[:, None] + side * (r * np.cos(t) + drift)[:, None] + way * (r * flat * np.sin(t))[:, None]
    return np.c_[p, r * np.sin(t + 0.35)]


def coins(c, p, wide, seed, *, tones=COINS, veil=None, every=16, part=None):
    """Paint a filament as a roll of discs along a line in space, the far ones first.

    `part` is -1 for what lies behind the axis of the coil, 1 for what lies before it.
    """
    g = np.random.default_rng(seed)
    gaps = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    s = np.arange(0, gaps[-1], wide * 0.33)
    s = s + g.normal(0, wide * 0.02, len(s))
    q = np.stack([np.interp(s, gaps, p[:, i]) for i in range(3)], -1)
    way = np.gradient(q, axis=0)
    way /= np.linalg.norm(way, axis=1)[:, None]
    depth = (q[:, 2] - q[:, 2].min()) / (np.ptp(q[:, 2]) + 1e-6)
    first = int(g.integers(3, every))
    for i in np.argsort(-q[:, 2]):
        if part is not None and (q[i, 2] < 0) != (part > 0):
            continue
        flat = np.hypot(*way[i, :2])
        d = way[i, :2] / (flat + 1e-9)
        across = np.array([-d[1], d[0]])
        if across @ SUN[:2] < 0:
            across = -across
        far = depth[i]
        cyst = (i - first) % every == 0
        w = wide * (1.06 - 0.26 * far) * (1.12 if cyst else g.uniform(0.95, 1.03)) * min(1.0, 0.5 + 0.18 * min(i, len(q) - 1 - i))
        long = w * 0.19 * max(0.25, flat) * (1.4 if cyst else 1.0)
        face = w * 0.36 * np.sqrt(max(0, 1 - flat * flat))
        lit = np.clip(0.54 - 0.42 * far + 0.10 * (across @ SUN[:2]) + g.normal(0, 0.05), 0, 1)
        set_ = ("#8a6a2a", "#d2a63e", "#f4d878", "#fff3bf", "#fffbe6") if cyst else tones
        tone = lambda v, b=set_: mix(ramp(b, np.array([np.clip(v, 0, 1)]))[0], *(veil or ("#000000", 0.0)))
        x, y = q[i, 0], q[i, 1]
        a = np.arctan2(d[1], d[0])
        half = max(long, face) + 0.5
        c.disc(x, y, half + w * 0.035, w * 0.53, tone(lit - 0.34), a, edge=0, wash=0.5)
        c.disc(x + across[0] * w * 0.04, y + across[1] * w * 0.04, half * 0.86, w * 0.46, tone(lit), a, edge=0, wash=0.5)
        if wide > 9:
            c.disc(x + across[0] * w * 0.25, y + across[1] * w * 0.25, half * 0.62, w * 0.17, tone(lit + 0.26), a, edge=0, wash=0)
            if not cyst:
                c.disc(x - across[0] * w * 0.2, y - across[1] * w * 0.2, half * 0.4, w * 0.12, tone(lit - 0.2), a, edge=0, wash=0)


HERO = spring((128, 690), (300, 96), (92, 98, 104, 88, 64), 4.3, 0.4)
SECOND = spring((420, 640), (392, 90), (34, 40, 34, 30), 5.2, 1.0, 0.5)


def animal(c):
    """Paint the coil."""
    coins(c, HERO, 23, 5)


def scum(c):
    """Paint the scum from below: curds against the light, threads that hang from it, gaps of gold."""
    g = np.random.default_rng(12)
    low = [(-20, 84), (40, 96), (92, 78), (150, 104), (214, 92), (262, 124), (330, 130), (390, 104), (440, 116), (500, 88), (500, -30), (-20, -30)]
    c.shape(low, Grad((0, -10), (0, 130), "#2c3a22", "#4a5428", "#7d7c38"), edge=1.0, soft=7)
    n = 300
    v = g.uniform(0, 1, n)
    x, y = g.uniform(-20, 500, n), -6 + 124 * v
    tones = np.where(g.random((n, 1)) < 0.45, [[0.15, 0.21, 0.12]], np.where(g.random((n, 1)) < 0.7, [[0.44, 0.46, 0.20]], [[0.80, 0.72, 0.34]]))
    c.dabs(x, y, (26 - 12 * v) * g.uniform(0.4, 1.4, n), (7 - 3 * v) * g.uniform(0.5, 1.3, n), g.normal(0, 0.18, n), tones, 0.7, hard=1.6)
    for i in range(26):
        x = g.uniform(-10, 490)
        y = g.uniform(66, 112)
        r = g.uniform(5, 13)
        p = spring((x, y), (x + g.normal(0, 22), y + g.uniform(14, 46)), r, g.uniform(1.2, 2.6), g.uniform(0, 6), 0.5, 200)
        coins(c, p, g.uniform(3.4, 5.4), 40 + i, veil=("#4d5a34", 0.35))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 44)
    ground(c, ("#4e6238", "#7f9457", "#a9bd86", "#cfdcb2", "#eef0d2", "#f6f2d8"), (150, 40), (330, 640), lean=0.2, seed=5, n=520)
    for i, (a, b, r, turns, wide, share) in enumerate((
        ((60, 430), (92, 110), (16, 20, 14), 6, 5.0, 0.62), ((232, 560), (214, 330), (13, 15, 12), 5, 4.0, 0.7), ((470, 330), (452, 100), (14, 18, 12), 5, 4.6, 0.62), ((330, 470), (318, 300), (10, 12, 9), 5, 3.4, 0.74),
    )):
        coins(c, spring(a, b, r, turns, i * 1.3, 0.5, 500), wide, 60 + i, veil=("#b9c998", share))
    coins(c, SECOND, 9.5, 9, veil=("#9fb07a", 0.38))
    scum(c)
    motes(c, "#fdf8da", 60, 8, (0.6, 1.8), 0.6)
    c.lifted(animal).lay()
    g = np.random.default_rng(3)
    x = g.uniform(180, 440, 70)
    c.dabs(x, 92 + g.normal(0, 14, 70), g.uniform(6, 22, 70), g.uniform(2, 5, 70), g.normal(0, 0.2, 70), np.where(g.random((70, 1)) < 0.5, [[0.18, 0.24, 0.13]], [[0.50, 0.50, 0.22]]), 0.7 * smooth(0, 40, x - 170), hard=1.6)
    return finished(c, focus=((214, 400, 190),), share=0.6, vignette=0.06)
