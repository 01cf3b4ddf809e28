"""Nutrient upwelling: wind drives the surface water off the shore; cold deep water curls up with its riches."""

import numpy as np
from canvas import Grad, mix, rgb, rounded, smooth
from lake import swell
from nature import clouds, sky
from policy import Policy
from seabed import rock
from underwater import motes, shafts

LEVEL = 206


def place(c):
    sky(c, ("#4f9aa8", "#8fc8bc", "#dcecc8", "#fbf0c8"), LEVEL, sun=(420, 90, 160, "#fff6cc", 0.6))
    clouds(c, 10, 120, "#fffdf0", "#9cc8c4", 0.42, 220, 0.14, 6, sun=(0.5, -0.5), alpha=0.9)
    c.area(smooth(LEVEL - 1, LEVEL + 1, c.y), Grad((0, LEVEL), (0, 720), "#8fd0b0", "#4aa898", "#1f7880", "#0f4c68", "#0a2c4c"))
    shafts(c, (420, -60), "#fff8cc", n=6, length=460, amount=0.22, spread=0.9, wide=(10, 36), top=LEVEL)
    swell(c, LEVEL - 8, "#e8f8dc", "#3f9088", n=50, top=4, foot=LEVEL + 26, tall=0.55, alpha=0.8)
    for y, x0, long, w in ((60, 40, 260, 5), (96, 120, 300, 6), (134, 20, 220, 5), (160, 210, 240, 4)):
        t = np.linspace(0, 1, 50)
        run = np.stack([x0 + long * t, y + 7 * np.sin(6 * t + x0) - 10 * t], -1)
        hook = [(run[-1][0] + 12 * np.sin(a), run[-1][1] - 12 + 12 * np.cos(a)) for a in np.linspace(0, 4.2, 20)]
        c.line([*run, *hook], w, "#ffffff", alpha=0.75, taper=(0.15, 0.8))
    for x, y in ((300, 196), (352, 202), (404, 194), (250, 203)):
        c.curve([(x - 30, y + 8), (x - 6, y - 8), (x + 20, y - 12), (x + 12, y - 2), (x + 30, y + 8)], "#f4fdf0", alpha=0.9)


def coast(c):
    """Paint the shore and the slope under it."""
    rock(c, [(-40, 190), (30, 176), (78, 196), (104, 250), (132, 330), (190, 430), (270, 520), (360, 600), (470, 660), (540, 690), (540, 780), (-60, 780)], ["#12262e", "#22404a", "#3d5c58", "#6f7a5c", "#b0a478", "#e4d4a0"], seed=6, cell=60, moss=("#8a9a4a", "#6a8440"))
    c.curve([(-40, 196), (-40, 150), (10, 146), (50, 158), (84, 184), (60, 192)], Grad((0, 146), (0, 196), "#a8c068", "#6a8c4c"))
    for x, h in ((6, 44), (26, 56), (48, 38)):
        c.line([(x, 156), (x, 156 - h)], 4, "#5a4434")
        for i in range(4):
            w = 15 - 3 * i
            c.shape([(x - w, 150 - h * 0.25 - i * h * 0.19), (x + w, 150 - h * 0.25 - i * h * 0.19), (x, 150 - h * 0.55 - i * h * 0.19)], ["#2f6a4c", "#3d7c54", "#4f9060", "#68a66c"][i], edge=0.5)


def stream(c):
    """Paint the water that rises along the slope and turns out to sea at the surface."""
    path = rounded([(520, 640), (400, 560), (300, 476), (212, 372), (164, 286), (176, 236), (240, 222), (330, 232), (430, 244), (520, 250)], closed=False, steps=14)
    side = np.gradient(path, axis=0)
    side /= np.hypot(*side.T)[:, None]
    n = np.stack([-side[:, 1], side[:, 0]], -1)
    t = np.linspace(0, 1, len(path))
    for off, w, tone, a in ((0, 92, "#2a6aa8", 0.55), (0, 62, "#4a94c4", 0.45), (-16, 16, "#8fd0dc", 0.6), (14, 12, "#bfeae0", 0.55), (30, 7, "#e4fbe8", 0.6), (-34, 7, "#7ac0d4", 0.6), (0, 5, "#ffffff", 0.5)):
        wide = w * (0.55 + 0.45 * np.sin(np.pi * np.clip(t * 1.05, 0, 1)))
        line = path + n * (off * (0.6 + 0.4 * np.sin(np.pi * t)))[:, None]
        c.shape(np.concatenate([line + n * wide[:, None] / 2, (line - n * wide[:, None] / 2)[::-1]]), Grad((480, 640), (200, 240), mix(tone, "#0f3c70", 0.4), tone, mix(tone, "#e8fbd0", 0.35)), alpha=a, soft=w * 0.08, edge=0)
    g = np.random.default_rng(7)
    m = 90
    i = g.integers(0, len(path), m)
    p = path[i] + n[i] * g.normal(0, 22, m)[:, None]
    r = g.uniform(1.5, 4.5, m)
    for (x, y), s in zip(p, r):
        c.glow(x, y, 5 * s, "#fff2a0", 0.5)
        for a in (0, np.pi / 2):
            u = np.array([np.cos(a), np.sin(a)]) * s * 2.6
            c.line([(x - u[0], y - u[1]), (x, y), (x + u[0], y + u[1])], s * 0.7, "#fffbd0", taper=(0.1, 0.1), alpha=0.9)
    # green life where the riches reach the light
    m = 160
    x, y = g.uniform(230, 490, m), 226 + np.abs(g.normal(0, 26, m))
    c.dabs(x, y, g.uniform(1.4, 4, m), g.uniform(1.2, 3, m), g.uniform(0, 3, m), np.where(g.random(m)[:, None] < 0.6, rgb("#d4ec5a"), rgb("#7cc04a")), 0.9)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 6)
    place(c)
    stream(c)
    coast(c)
    motes(c, "#eaffe0", 60, rows=(220, 700))
    return c.framed("dual", focus=((230, 270, 110),), share=0.65)
