"""Major Baltic inflow: clear, salty water pours over the sill and down along the floor; a cod comes with it."""

import numpy as np
from canvas import Grad, mix, rgb, rounded, smooth
from clupea_harengus import herring
from lake import swell
from nature import clouds, sky
from policy import Policy
from seabed import pebbles, rock
from underwater import bubbles, motes, shafts

LEVEL = 150


def place(c):
    sky(c, ("#7cb8c0", "#c0dcc8", "#f4eecc"), LEVEL, sun=(80, 90, 160, "#fff4c8", 0.5))
    clouds(c, 10, 130, "#ffffff", "#94b8bc", 0.46, 220, 0.18, 6, sun=(-0.5, -0.5), alpha=0.9)
    c.area(smooth(LEVEL - 1, LEVEL + 1, c.y), Grad((0, LEVEL), (0, 720), "#9cc8a4", "#6aa494", "#3c7476", "#22464e", "#141f2c"))
    shafts(c, (80, -60), "#f8f4cc", n=7, length=520, amount=0.2, spread=0.9, wide=(10, 36), top=LEVEL)
    swell(c, LEVEL - 8, "#f0f8e0", "#4a8c88", n=46, top=5, foot=LEVEL + 26, tall=0.6, alpha=0.8)


def floor(c):
    """Paint the sill at the left and the deep basin behind it."""
    rock(c, [(-60, 420), (-20, 344), (60, 322), (130, 346), (190, 420), (262, 506), (360, 568), (470, 596), (560, 604), (560, 780), (-60, 780)], ["#141a20", "#27302c", "#454a38", "#70684a", "#a8946a", "#d8c494"], seed=5, cell=64)
    pebbles(c, 604, 716, ["#4a4a3c", "#5e5a46", "#33382f"], n=44, seed=3, shadow="#0c1418", size=(2, 17), left=150)


def inflow(c):
    """Paint the tongue of clear blue water that hugs the floor."""
    path = rounded([(-60, 300), (20, 292), (96, 302), (164, 352), (226, 432), (300, 502), (390, 546), (520, 572)], closed=False, steps=16)
    d = np.gradient(path, axis=0)
    d /= np.hypot(*d.T)[:, None]
    n = np.stack([-d[:, 1], d[:, 0]], -1)
    t = np.linspace(0, 1, len(path))
    for off, w, tone, a in ((0, 128, "#2a5cc0", 0.70), (-8, 96, "#3f86e0", 0.55), (-26, 26, "#8fd0f8", 0.65), (18, 18, "#5aa4f0", 0.6), (-46, 9, "#dff6ff", 0.75), (2, 8, "#c4ecff", 0.6), (36, 6, "#8fc8fa", 0.6)):
        line = path + n * off
        wide = w * (0.8 + 0.2 * np.sin(np.pi * t))
        c.shape(np.concatenate([line + n * wide[:, None] / 2, (line - n * wide[:, None] / 2)[::-1]]), Grad((0, 290), (480, 580), mix(tone, "#ffffff", 0.15), tone, mix(tone, "#102a78", 0.25)), alpha=a, soft=w * 0.05, edge=0)
    g = np.random.default_rng(5)
    m = 120
    i = g.integers(0, len(path), m)
    p = path[i] + n[i] * g.normal(0, 34, m)[:, None]
    ang = np.arctan2(d[i, 1], d[i, 0])
    c.dabs(p[:, 0], p[:, 1], g.uniform(8, 34, m), g.uniform(0.8, 2.2, m), ang, np.where(g.random(m)[:, None] < 0.6, rgb("#e4f8ff"), rgb("#1f4cb0")), 0.5)
    m = 46
    i = g.integers(10, len(path) - 6, m)
    p = path[i] + n[i] * g.normal(-4, 30, m)[:, None]
    bubbles(c, [(x, y, g.uniform(2, 6.5)) for x, y in p], light="#ffffff", shade="#2a5ca8")
    # crystals of salt
    for x, y, s in ((70, 316, 9), (142, 352, 11), (196, 424, 9), (262, 470, 12), (338, 540, 10), (410, 566, 9), (30, 286, 8)):
        hexa = [(x + s * np.cos(q), y + s * np.sin(q)) for q in np.linspace(0.4, 0.4 + 2 * np.pi, 7)]
        c.shape(hexa, Grad((x - s, y - s), (x + s, y + s), "#ffffff", "#d4ecff", "#7fb0f0"), edge=0)
        c.line([(x, y), hexa[1]], 1.2, "#5a8ce0")
        c.line([(x, y), hexa[3]], 1.2, "#5a8ce0")
        c.line([(x, y), hexa[5]], 1.2, "#5a8ce0")


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 6)
    place(c)
    floor(c)
    inflow(c)
    g = np.random.default_rng(6)
    for x, y, long, a in ((330, 236, 120, 6), (420, 280, 92, 12), (250, 200, 80, 2), (400, 196, 70, 8)):
        t = np.radians(a)
        axis = [(x + long * (u - 0.5) * np.cos(t), y + long * (u - 0.5) * np.sin(t) + 4 * np.sin(3 * u)) for u in (0, 0.33, 0.66, 1)][::-1]
        herring(c, axis, near=0.4, haze="#5a9488", sunk=0.22, flash=0.8, seed=int(g.integers(1, 99)), side=-1)
    motes(c, "#f4ffe8", 60, rows=(170, 700))
    return c.framed("dual", focus=((210, 420, 150),), share=0.65)
