"""A raft of Aphanizomenon drifts under the calm green surface of a summer bloom, one of thousands.

Many fine threads side by side in a bundle that tapers and frays at both ends. Each thread is a row of short blue green
cells of one width; towards its ends the cells grow longer, thinner and colourless. Here and there stands one golden clear
cell that binds nitrogen; some threads have one long, dark resting cell. A small water flea (Bosmina) passes below.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rounded, smooth
from form import ribbon, solid
from scipy import ndimage
from sheet import Sheet, finished
from underwater import motes, shafts, surface, water

SUN = (-0.45, -0.78, 0.44)
AXIS = [(14, 548), (84, 496), (160, 428), (238, 346), (312, 262), (388, 190), (466, 128)]
"""The middle of the raft."""
STOPS = ("#03202c", "#063a40", "#0d5c4c", "#2f8a4a", "#86bf4a", "#dcea8a")
GOLD = ("#8a4a0c", "#e0941c", "#ffdf82")
REST = ("#1c1c10", "#4a4418", "#8f8a3a")


def tone(v):
    """Return the green of a value from shade (0) to light (1)."""
    at = float(np.clip(v, 0, 0.999)) * (len(STOPS) - 1)
    return mix(STOPS[int(at)], STOPS[int(at) + 1], at - int(at))


def placed(p, s):
    """Return places and directions at shares of the length of a line."""
    way = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    at = np.stack([np.interp(s * way[-1], way, p[:, e]) for e in (0, 1)], -1)
    d = np.gradient(at, axis=0)
    return at, d / (np.hypot(*d.T)[:, None] + 1e-9)


def threads(g, n=64):
    """Return the threads of the raft, the hindmost first: line, how high in the raft, how near, where it starts and ends."""
    axis = rounded(AXIS, closed=False, steps=14)
    found = []
    for _ in range(n):
        r, a = np.sqrt(g.uniform(0, 1)), g.uniform(0, 2 * np.pi)
        up, near = r * np.sin(a), r * np.cos(a)
        s0, s1 = np.clip(g.normal(0.10, 0.08) + 0.05 * r, 0, 0.34), np.clip(g.normal(0.90, 0.08) - 0.05 * r, 0.66, 1)
        s = np.linspace(s0, s1, 60)
        at, d = placed(axis, s)
        side = np.stack([-d[:, 1], d[:, 0]], -1)
        swell = 34 + 56 * np.sin(np.pi * np.clip(s, 0, 1)) + 26 * (np.abs(s - 0.5) * 2) ** 4
        stray = g.normal(0, 7) * np.sin(np.pi * (s - s0) / (s1 - s0) + g.uniform(-1, 1)) + g.normal(0, 22) * ((s - s0) / (s1 - s0) - 0.5) ** 3
        p = at - side * (-up * swell + stray)[:, None]
        found.append((near, up, p))
    return sorted(found, key=lambda q: q[0])


def thread(c, g, p, near, up, wide):
    """Paint one thread, cell by cell; `near` and `up` from -1 to 1 give its light."""
    v = 0.40 - 0.30 * up + 0.16 * near + g.normal(0, 0.03)
    way = np.hypot(*np.diff(p, axis=0).T).sum()
    count = int(way / (wide * 1.45))
    s = (np.arange(count) + 0.5) / count
    at, d = placed(p, s)
    turn = np.arctan2(d[:, 1], d[:, 0])
    end = smooth(0, 0.10, s) * smooth(1, 0.90, s)
    thin = wide * (0.40 + 0.60 * end)
    ends = (wide * 0.3, wide * 0.8, wide, wide, wide * 0.8, wide * 0.3)
    c.shape(ribbon(p + [1.5, 3], ends), STOPS[0], alpha=0.55, edge=0, soft=1.0)
    c.shape(ribbon(p, ends), tone(v - 0.24), edge=0)
    own = np.stack([mix(mix(tone(v), tone(v + 0.12), g.uniform()), "#d2e6bc", 0.75 * (1 - e)) for e in end])
    c.dabs(at[:, 0], at[:, 1], wide * 0.84, thin * 0.52, turn, own, 0.95, hard=7)
    lit = np.stack([mix(tone(v + 0.26), "#f2f6d0", 0.6 * (1 - e)) for e in end])
    c.dabs(at[:, 0] - 0.10 * wide, at[:, 1] - 0.20 * wide, wide * 0.58, thin * 0.20, turn, lit, 0.8, hard=4)
    # Gas in the cells: a few dark flecks.
    some = g.random(count) < 0.3
    c.dabs(at[some, 0] + 1, at[some, 1] + 1, wide * 0.16, wide * 0.12, turn[some], tone(v - 0.34), 0.7, hard=3)
    if near > 0.1:
        for kind, chance, long, fat in ((GOLD, 0.45, 1.0, 0.62), (REST, 0.22, 2.6, 0.62)):
            if g.random() > chance:
                continue
            i = int(g.uniform(0.2, 0.8) * count)
            x, y = at[i]
            for tint, size, off in ((kind[0], 1.12, 1.5), (kind[1], 1.0, 0.0), (kind[2], 0.45, -0.20 * wide)):
                c.disc(x + 0.4 * off, y + off, wide * long * size, wide * fat * size * (0.7 if off < 0 else 1), tint, turn[i], edge=0)


def animal(c):
    """Paint the raft."""
    g = np.random.default_rng(11)
    for near, up, p in threads(g):
        thread(c, g, p, near, up, 10.5 + 2.5 * near)


def flea(c, x, y, s, turn):
    """Paint a water flea: a clear round shell with eggs in it, one large eye, the trunk, rowing antennae."""
    co, si = np.cos(turn) * s, np.sin(turn) * s
    at = lambda q: [(x + u * co - v * si, y + u * si + v * co) for u, v in q]
    for q in ([(-0.55, -0.35), (-0.9, -0.9), (-0.7, -1.4)], [(-0.9, -0.9), (-1.2, -1.3)], [(-0.84, -0.8), (-1.25, -1.0)]):
        c.shape(ribbon(at(q), (0.13 * s, 0.09 * s, 0.04 * s)), "#7a5a2c", edge=0)
    shell = at([(-0.62, -0.30), (-0.30, -0.66), (0.20, -0.84), (0.72, -0.62), (0.98, 0.0), (0.84, 0.55), (1.02, 0.86), (0.40, 0.82), (-0.10, 0.62), (-0.36, 0.30), (-0.56, 0.12)])
    solid(c, shell, ("#5c4a24", "#a5823c", "#dcbc6c", "#f8eab4"), sun=SUN, high=0.8, bounce=("#4f9a88", 0.5))
    for u, v, r in ((0.30, -0.40, 0.19), (0.62, -0.22, 0.18), (0.56, -0.50, 0.15)):
        px, py = at([(u, v)])[0]
        c.disc(px, py, r * s, r * s, "#8a3a1c", edge=0)
        c.disc(px - 0.04 * s, py - 0.05 * s, 0.5 * r * s, 0.5 * r * s, "#e08a4c", edge=0)
    c.shape(ribbon(at([(0.55, 0.10), (0.30, 0.34), (-0.06, 0.30), (-0.36, 0.02)]), (0.08 * s, 0.16 * s, 0.14 * s, 0.06 * s)), "#3f6a2c", edge=0)
    head = at([(-0.28, -0.58), (-0.66, -0.56), (-0.98, -0.24), (-0.96, 0.10), (-0.60, 0.22), (-0.30, 0.10)])
    solid(c, head, ("#7a5c2c", "#c49c4c", "#f0d68c"), sun=SUN, high=0.8)
    c.shape(ribbon(at([(-0.92, 0.02), (-1.10, 0.32), (-1.06, 0.70), (-0.84, 0.96)]), (0.20 * s, 0.15 * s, 0.10 * s, 0.04 * s)), "#b98f48", edge=0)
    px, py = at([(-0.72, -0.18)])[0]
    c.disc(px, py, 0.15 * s, 0.15 * s, "#140c0a", edge=0)
    c.disc(px - 0.04 * s, py - 0.05 * s, 0.05 * s, 0.05 * s, "#fffbe0", edge=0)


def bloom(c):
    """Paint the other rafts: slivers that follow the drift, smaller and paler with distance, thick under the surface."""
    g = np.random.default_rng(6)
    for near in np.sort(g.uniform(0, 1, 120)):
        x, y = g.uniform(-20, 500), 84 + 470 * g.uniform(0, 1) ** (1.8 - 0.9 * near)
        long, a = 6 + 44 * near**2.2, -0.62 + g.normal(0, 0.22) + 0.4 * (x / 480 - 0.5)
        field = mix(mix("#c6d894", "#4f9a80", smooth(80, 400, y)), "#1d6068", smooth(400, 660, y))
        tint = mix("#1d5a40", field, 0.86 - 0.50 * near**1.6)
        d = np.array([np.cos(a), np.sin(a)])
        for _ in range(1 + int(5 * near)):
            o = np.array([-d[1], d[0]]) * g.normal(0, 0.07 * long) + d * g.normal(0, 0.12 * long)
            p = np.array([x, y]) + o + np.outer(np.linspace(-1, 1, 4), d * long) + [[0, 0], [0, -0.03 * long], [0, -0.03 * long], [0, 0]]
            w = max(1.6, 0.09 * long)
            c.shape(ribbon(p, (0.3 * w, w, w, 0.3 * w)), tint, edge=0, alpha=0.9)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=77)
    water(c, ["#f6f2c8", "#cfdc98", "#84b888", "#3f8f84", "#1d6270", "#103f58"], (130, -20, 300, "#fffce0", 0.8))
    surface(c, 92, "#fffbe0", "#9cbc78", seed=5, centre=140, n=180, alpha=0.85)
    shafts(c, (130, -180), "#fbffd8", n=7, length=640, amount=0.18, spread=0.75, seed=6)
    bloom(c)
    hero = c.lifted(animal)
    shade = ndimage.gaussian_filter(ndimage.shift(hero.alpha, (40 * k, 14 * k), order=1), 12 * k)
    c.area(shade, Grad((0, 100), (0, 720), "#2c6a60", "#0c3450"), 0.42, wash=0)
    hero.lay()
    c.lifted(lambda q: flea(q, 366, 508, 44, -0.5)).haze("#2c7078", 0.10).lay()
    motes(c, "#fbffdc", 50)
    return finished(c, focus=((240, 350, 200), (366, 508, 60)), share=0.45)
