"""Salinity: crystals of salt on a wet shore at violet dusk, where a pool of sea water dries."""

import numpy as np
from canvas import F, Grad, mix, rgb, smooth
from lake import swell
from nature import clouds, sky
from sheet import Sheet, finished

HORIZON = 214
CRYSTALS = ((362, 404, 92, 0.62), (112, 442, 78, 0.30), (236, 486, 150, 0.46), (388, 512, 58, 0.28), (330, 556, 36, 0.6), (70, 528, 40, 0.55), (120, 560, 26, 0.35))
"""Foot in the middle, edge and turn of each, the far ones first."""
TONES = ("#fbf6ff", "#c4a8f0", "#7a55b8")
"""Of the top, the side in the light and the side in the shade."""


def sea(c):
    """Paint the sky of the dusk, the sea below it, and the wet sand."""
    sky(c, ("#6f58b4", "#9a82d2", "#c4aeea", "#e8d4f4", "#fbe8ee"), HORIZON, sun=(250, HORIZON, 240, "#fff2ea", 0.8))
    clouds(c, 0, HORIZON - 16, "#fdeaf4", "#7a64bc", 0.42, 200, 0.2, 6, (0, 1), 0.8)
    c.area(smooth(HORIZON - 0.7, HORIZON + 0.7, c.y), Grad((0, HORIZON), (0, 400), "#e4d2f4", "#a88cd8", "#7458b0", "#5a4498"))
    swell(c, HORIZON, "#f8ecff", "#5c4698", n=110, foot=400, tall=0.7, seed=4, alpha=0.7)
    g = np.random.default_rng(2)
    t = g.uniform(0, 1, 80)
    c.dabs(250 + g.normal(0, 20 + 60 * t), HORIZON + 3 + 150 * t, 4 + 18 * t, 0.7 + 2 * t, 0, "#fff8fc", 0.8)
    shore = c.y - (380 + 12 * np.sin(c.x / 70) + 5 * np.sin(c.x / 23))
    c.area(smooth(-1, 1, shore), Grad((0, 370), (0, 720), "#f2e6fc", "#d8c4f0", "#b496dc", "#7c5cb8", "#46308a"))
    c.area(np.exp(-((shore / 4) ** 2)).astype(F), "#fff6ff", 0.9, wash=0)
    c.area(np.exp(-(((shore - 14) / 8) ** 2)).astype(F), "#8468bc", 0.5, wash=0)
    crust = c.noise(46, 9, 41, 3) * smooth(0, 50, shore)
    c.area((smooth(0.05, 0.5, crust) * 0.75).astype(F), "#fbf4ff", wash=0)
    c.area((smooth(0.1, 0.6, -crust) * 0.5).astype(F), "#7452b0", wash=0)


def crystal(c, x, y, s, turn):
    """Paint a cube of salt seen from above: three faces, steps in each, the sheen of its edges."""
    u = np.array([s * np.cos(turn), s * 0.42 * np.sin(turn)])
    v = np.array([-s * np.sin(turn), s * 0.42 * np.cos(turn)])
    up = np.array([0, -0.92 * s])
    foot = np.array([x, y], float)
    at = lambda i, j, k: foot + u * (i - 1) + v * (j - 1) + up * k
    faces = ((lambda p, q: at(p, q, 1), TONES[0]), (lambda p, q: at(p, 1, q), TONES[1]), (lambda p, q: at(1, p, q), TONES[2]))
    c.shape([at(0, 1, 0) + (-4, 3), at(1, 1, 0) + (2, 8), at(1, 0, 0) + (s * 0.5, 4), at(0, 0, 0)], "#1c1048", alpha=0.6, soft=5, edge=0)
    g = np.random.default_rng(int(x + 7 * y))
    for face, tone in faces:
        quad = lambda k, face=face: [face(k, k), face(1 - k, k), face(1 - k, 1 - k), face(k, 1 - k)]
        whole = quad(0)
        low, high = face(0.5, 0), face(0.5, 1)
        c.shape(whole, Grad(tuple(high), tuple(low), mix(tone, "#ffffff", 0.35), tone, mix(tone, "#4a2c94", 0.30)), edge=0.5)
        for k in (0.16, 0.29):
            c.shape(quad(k), mix(tone, "#4a2c94", 0.22), alpha=0.5, edge=0.4)
            c.line([face(k, k), face(1 - k, k), face(1 - k, 1 - k)], max(1.2, 0.018 * s), "#ffffff", alpha=0.55)
        with c.within(np.array(whole, float)):
            n = 12
            p = np.array([face(*g.uniform(0.05, 0.95, 2)) for _ in range(n)])
            c.dabs(p[:, 0], p[:, 1], s * g.uniform(0.04, 0.13, n), s * 0.03, g.uniform(-0.7, 0.7, n), mix(tone, "#ffffff", 0.6), 0.45, hard=1.6)
    near = at(1, 1, 1)
    for end in (at(0, 1, 1), at(1, 0, 1), at(1, 1, 0)):
        c.line([near, end], max(1.8, 0.03 * s), "#ffffff", taper=(1, 0.5), alpha=0.95)
    c.glow(*near, 0.3 * s, "#ffffff", 0.75)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=14)
    sea(c)
    for one in CRYSTALS:
        crystal(c, *one)
    g = np.random.default_rng(6)
    for x, y, s, _ in CRYSTALS:
        n = 16
        grain = s * g.uniform(0.015, 0.05, n)
        c.dabs(x + s * g.uniform(-1.1, 0.9, n), y + s * g.uniform(-0.1, 0.25, n), grain, 0.8 * grain, g.uniform(0, 3, n), rgb("#fdf8ff"), 0.9)
    c.area((smooth(600, 730, c.y) * F(0.4)).astype(F), "#1c1048", wash=0)
    return finished(c, share=0.5, focus=((200, 400, 120),))
