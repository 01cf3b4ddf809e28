"""A flagellate folds its lip round a cell of Synechococcus, the smallest and most numerous plant of the sea.

The prey is a short orange rod: sheets of membranes along its wall, a few many-sided carboxysomes in the paler middle. The
eater is many times its size, clear and blue, with one long flagellum; those it swallowed before dim in their bubbles.
Round about drift rods without number; some divide.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rounded, smooth
from form import cast, line, patch, ribbon, solid
from sheet import Sheet, finished
from underwater import motes, shafts, water

SUN = (-0.5, -0.74, 0.45)
ORANGE = ("#5a1414", "#a23216", "#e2671c", "#fcaa3e", "#ffe6a2")
EATER = ("#2a7494", "#3a8ca4", "#5cabb2", "#92cfc2", "#cdeed6", "#f0fbe4")
WATER = "#3f97a4"
FOOT, LIP = np.array([424.0, 664.0]), np.array([206.0, 352.0])
WAY = (LIP - FOOT) / np.hypot(*(LIP - FOOT))
SIDE = np.array([-WAY[1], WAY[0]])
LONG = float(np.hypot(*(LIP - FOOT)))
PREY = (LIP + WAY * 66, 134, 84, float(np.arctan2(WAY[1], WAY[0])) + 0.10)
"""The middle of the prey, half its length, its radius, its angle."""


def at(u, v):
    """Return a place in the axes of the eater: shares of its length from foot to lip, units across."""
    p = FOOT + WAY * (u * LONG) + SIDE * v
    return float(p[0]), float(p[1])


def capsule(x, y, long, r, turn, waist=0.0):
    """Return the outline of a rod with round ends; `waist` draws in its middle."""
    flat = np.linspace(-(long - r), long - r, 24)
    half = np.pi * np.linspace(-0.5, 0.5, 24)
    u = np.concatenate([flat, long - r + r * np.cos(half)[1:-1], flat[::-1], -(long - r) - r * np.cos(half)[1:-1]])
    v = np.concatenate([np.full(24, -r), r * np.sin(half)[1:-1], np.full(24, r), -r * np.sin(half)[1:-1]])
    v = v * (1 - waist * np.exp(-((u / (0.34 * r)) ** 2)))
    co, si = np.cos(turn), np.sin(turn)
    return np.stack([x + u * co - v * si, y + u * si + v * co], -1)


def rod(c, x, y, long, r, turn, *, waist=0.0, sink=0.0, tint=WATER, full=False, seed=1):
    """Paint one Synechococcus."""
    q = lambda colour: mix(colour, tint, sink)
    out = capsule(x, y, long, r, turn, waist)
    body = solid(c, out, [q(t) for t in ORANGE], sun=SUN, high=1.0, soft=0.5, bounce=(q("#d0506a"), 0.5), rim=(q("#fff3cc"), 0.8, 0.07 * r + 1), grain=0.03, seed=seed)
    if not full:
        return
    g = np.random.default_rng(seed)
    with c.within(body):
        for share in (0.84, 0.70):
            p = capsule(x, y, long - r * (1 - share), r * share, turn, waist)
            line(c, np.concatenate([p, p[:2]])[::3], 4.2, "#8c2414", (1, 1), 0.5)
            line(c, (np.concatenate([p, p[:2]]) - [2, 3])[::3], 2.6, "#ffd37a", (1, 1), 0.4)
        patch(c, capsule(x, y, long - r * 0.46, r * 0.50, turn, waist), "#ffc66a", soft=6, alpha=0.6)
        co, si = np.cos(turn), np.sin(turn)
        for u, v, s in ((-0.42, 0.12, 13), (0.10, -0.24, 15), (0.36, 0.2, 12), (-0.12, 0.26, 11), (0.62, -0.08, 12)):
            px, py = x + u * long * co - v * r * si, y + u * long * si + v * r * co
            a = g.uniform(0, 1)
            cell = lambda w, dx=0, dy=0, px=px, py=py, a=a: [(px + dx + w * np.cos(a + e), py + dy + w * np.sin(a + e)) for e in np.arange(6) * np.pi / 3]
            c.shape(cell(s, 2, 3), "#8a2a14", alpha=0.55, edge=0, soft=1.2)
            c.shape(cell(s), "#f7d58c", edge=0)
            c.shape(cell(s * 0.6, -2, -2), "#fff4cf", edge=0)


def lobe(extra=0.0):
    """Return the outline of the eater: a pear, its open end drawn up round the prey on both sides."""
    e = extra
    return [
        at(-0.03 - e / LONG, 0), at(0.06, -70 - e), at(0.26, -112 - e), at(0.50, -146 - e), at(0.76, -140 - e), at(0.98, -112 - e),
        at(1.13, -92 - e), at(1.18, -70), at(1.06, -52), at(0.98, 0), at(1.03, 50), at(1.12, 74), at(1.06, 98 + e),
        at(0.90, 116 + e), at(0.70, 132 + e), at(0.45, 134 + e), at(0.22, 108 + e), at(0.06, 62 + e),
    ]  # fmt: skip


def whip(c):
    """Paint the flagellum that beats before it."""
    root = np.array(at(0.86, 112))
    t = np.linspace(0, 1, 60)[:, None]
    way, side = np.array([-0.10, -1.0]), np.array([1.0, -0.1])
    p = root + way * 300 * t + side * (30 * np.sin(9.0 * t + 0.4) * (0.5 + 0.7 * t) + 46 * t)
    c.shape(ribbon(p, (17, 15, 12, 8, 4)), "#0c2c58", edge=0)
    c.shape(ribbon(p - [2.2, 1.5], (7, 6, 5, 3.4, 2)), "#8fd0cc", edge=0)


def eater(c):
    """Paint the eater behind the prey: body, bubbles with what it swallowed, kernel."""
    whip(c)
    body = solid(c, lobe(), EATER, sun=SUN, high=1.1, soft=0.8, grain=0.02, seed=8)
    with c.within(body):
        patch(c, [at(u, v) for u, v in ((0.98, 70), (0.8, 150), (0.3, 170), (-0.1, 40), (0.1, 40), (0.4, 84), (0.8, 92))], "#1f5c84", soft=26, alpha=0.75)
        x, y = at(0.40, 52)
        patch(c, rounded([(x + 58 * np.cos(a) * s, y + 54 * np.sin(a) * s) for a, s in zip(np.linspace(0, 6.28, 10)[:-1], (1, 1.08, 0.95, 1.04, 0.98, 1.06, 0.96, 1.05, 1), strict=True)]), "#0a2350", soft=4, alpha=0.55)
        c.disc(x - 10, y - 14, 26, 22, "#4f86ac", edge=0, alpha=0.7, soft=4)
        for u, v, s, sink, turn in ((0.62, -58, 50, 0.25, 0.9), (0.27, -52, 42, 0.5, 2.2), (0.16, 30, 32, 0.68, 0.4)):
            x, y = at(u, v)
            c.disc(x + 4, y + 6, s * 1.1, s * 1.06, "#06173a", alpha=0.55, soft=5)
            c.disc(x, y, s, s * 0.95, Grad((x - s, y - s), (x + s, y + s), "#b9e4d6", "#4c93a8", "#1f4f7c"), edge=0)
            rod(c, x, y, s * 0.66, s * 0.40, turn, sink=sink, tint="#4a3a4c", seed=int(s))


def lip(c):
    """Paint the fold of the lip that lies over the prey."""
    mouth = [at(1.13, -96), at(1.19, -76), at(1.10, -56), at(0.985, -20), at(0.96, 26), at(1.02, 60), at(1.12, 80), at(1.06, 100), at(0.92, 112), at(0.80, 60), at(0.76, 0), at(0.82, -70), at(0.96, -112)]
    cast(c, mouth, soft=8, amount=0.7, colour="#4a1a34", shift=tuple(WAY * 13))
    low = [(*at(0.86, v), 60, 26) for v in (-70, 0, 70)]
    solid(c, mouth, EATER[1:], sun=SUN, high=0.9, soft=0.5, push=0.08, lost=[*low, (*at(0.80, -100), 50, 20), (*at(0.80, 100), 50, 20)], seed=9)
    edge = [at(1.14, -82), at(1.07, -52), at(0.97, -16), at(0.95, 26), at(1.01, 62), at(1.09, 82)]
    line(c, edge, 8, "#f6fff0", (0.5, 0.5), 0.9)
    line(c, [(x + 5, y + 6) for x, y in edge], 6, "#1d5a80", (0.5, 0.5), 0.7)


def animal(c):
    """Paint the prey in the lip of the eater."""
    eater(c)
    (x, y), long, r, turn = PREY
    rod(c, x, y, long, r, turn, full=True, seed=3)
    lip(c)


def swarm(c):
    """Paint the rods without number that drift about, the far ones in the colour of the water."""
    g = np.random.default_rng(12)
    for near in np.sort(g.uniform(0, 1, 34)):
        x, y = g.uniform(-10, 490), g.uniform(60, 700)
        if near > 0.6 and np.hypot(x - 240, y - 400) < 260:
            continue
        r = 4 + 13 * near**2
        rod(c, x, y, r * g.uniform(1.5, 2.3), r, g.uniform(0, 3.1), waist=0.4 * (g.random() < 0.35), sink=0.86 - 0.5 * near, tint=mix("#58b0b0", "#174a78", smooth(100, 640, y)), seed=int(1000 * near))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=91)
    water(c, ["#e2f3d2", "#8accbc", "#3f97a4", "#1f648c", "#123f6c", "#0b2850"], (110, -20, 300, "#fdfbd4", 0.85))
    shafts(c, (110, -170), "#f0ffd8", n=6, length=620, amount=0.18, spread=0.7, seed=2)
    swarm(c)
    for one in ((404, 132, 46, 25, -0.5, 0.36), (60, 548, 34, 20, 0.9, 0.0)):
        rod(c, *one[:5], waist=one[5], sink=0.22, tint="#3f97a4", seed=2)
    hero = c.lifted(animal)
    hero.lay()
    motes(c, "#f4ffe0", 50)
    return finished(c, focus=((200, 320, 150),), share=0.6)
