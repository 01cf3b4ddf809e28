"""A shoot of spiny naiad reaches across a still, shallow bay.

Stem reddish, with prickles; leaves in threes at each joint, narrow and stiff, with large spiny
teeth on both sides; joints nearer to each other towards the tip.
"""

import numpy as np
from canvas import Grad, mix, rgb, rounded, smooth
from fronds import course, sides
from sheet import Sheet, finished
from seabed import sand
from underwater import motes, shafts, surface, water

OWN = ("#3f6b34", "#5f8f3a", "#86b245", "#b4d25c")
LIT = ("#86a850", "#a9cc5c", "#d0e777", "#f2f7a4")
SHADE = ("#1f3f38", "#2f5a3a", "#47763c", "#6c9647")
STEM = ("#6b2f2c", "#b0584a", "#e2987a")
SEED = 2


def tone(q, share, sea, veil):
    at = np.clip(share, 0, 1) * (len(q) - 1)
    i = min(int(at), len(q) - 2)
    return mix(mix(q[i], q[i + 1], at - i), sea, veil)


def toothed(c, line, width, teeth, share, sea, veil, flip=1):
    """Paint a stiff leaf with spiny teeth: a lit half, a shaded half, a pale rib."""
    p = rounded(line, closed=False, steps=10)
    d = np.gradient(p, axis=0)
    d /= np.maximum(np.hypot(d[:, 0], d[:, 1]), 1e-6)[:, None]
    side = np.stack([d[:, 1], -d[:, 0]], -1)
    t = np.linspace(0, 1, len(p))
    blade = width * np.interp(t, [0, 0.08, 0.5, 0.9, 1], [0.34, 0.30, 0.32, 0.24, 0.04])
    saw = ((t * teeth + 0.5) % 1.0) ** 1.6
    high = width * 0.42 * saw * np.interp(t, [0, 0.08, 0.85, 1], [0, 1, 0.8, 0])
    up, low = p + side * (blade + high)[:, None], p - side * (blade + high)[:, None]
    if flip < 0:
        up, low = low, up
    own, lit, dark = (tone(q, share, sea, veil) for q in (OWN, LIT, SHADE))
    c.shape(np.concatenate([up, low[::-1]]), own, edge=0)
    c.shape(np.concatenate([up, p[::-1]]), lit, alpha=0.85, edge=0)
    c.shape(np.concatenate([low, ((low + p) / 2)[::-1]]), dark, alpha=0.55, edge=0)
    c.line(p[: int(len(p) * 0.94)], width * 0.10, mix(lit, "#fffbd0", 0.35), taper=(1, 0.3), alpha=0.9)
    if veil < 0.3:
        for q in range(teeth):
            i = np.argmin(np.abs(t - (q + 0.5) / teeth + 0.02))
            for edge in (up, low):
                c.line([edge[i], edge[i] + d[i] * width * 0.06 + (edge[i] - p[i]) * 0.16], width * 0.07, "#8a4a30", taper=(1, 0.3))


def shoot(c, g, line, size, joints, veil=0.0, sea="#6f7fc0", branches=()):
    """Paint one shoot along a line; `branches` are (joint, turn, length, joints)."""
    p = rounded(line, closed=False, steps=16)
    way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    at = way[-1] * (1 - (1 - np.linspace(0.06, 0.985, joints)) ** 1.35)
    node = np.stack([np.interp(at, way, p[:, e]) for e in range(2)], -1)
    head = np.array([np.arctan2(*(p[min(len(p) - 1, i + 2)] - p[max(0, i - 2)])[::-1]) for i in np.searchsorted(way, at).clip(0, len(p) - 1)])
    for joint, turn, length, n in branches:
        start = node[joint]
        shoot(c, g, course(start, head[joint] + turn, length, -turn * 0.5, n=8), size * 0.82, n, veil + 0.06, sea)
    dark, own, lit = (mix(q, sea, veil) for q in STEM)
    u, a, b = sides(p, (size * 0.26, size * 0.22, size * 0.16, size * 0.10))
    c.shape(np.concatenate([a, b[::-1]]), own, edge=0)
    c.line((a + u) / 2, size * 0.07, lit, alpha=0.9, taper=(1, 0.5))
    c.line((b + u) / 2, size * 0.06, dark, alpha=0.8, taper=(1, 0.5))
    for i in range(6, len(u) - 6, 7):
        for e in (a, b):
            c.line([e[i], e[i] + (e[i] - u[i]) * 1.3], size * 0.05, own, taper=(1, 0.2))
    for i, (q, h) in enumerate(zip(node, head)):
        share = i / max(1, joints - 1)
        long = size * (4.7 - 2.4 * share ** 1.6) * g.uniform(0.9, 1.08)
        open_ = 0.95 - 0.55 * share
        order = ((-1, 1.0), (1, 1.0), (g.choice((-0.35, 0.3)), 0.8))
        for s, f in order:
            turn = s * open_ + g.normal(0, 0.10)
            leaf = course(q, h + turn, long * f, s * g.uniform(0.15, 0.5) + 0.10, n=7)
            toothed(c, leaf, size * (0.80 - 0.22 * share) * g.uniform(0.9, 1.1), int(g.integers(6, 9)), 0.12 + 0.68 * share + 0.25 * (abs(s) < 0.5) + g.normal(0, 0.12), sea, veil, 1 if np.sin(h + turn + np.pi / 2) * s >= 0 or abs(s) < 0.5 else -1)
        c.disc(*q, size * 0.19, size * 0.16, mix(own, lit, 0.3), h, edge=0)


def paint(k):
    c = Sheet(k, 15)
    g = np.random.default_rng(SEED)
    water(c, ("#fbe6c8", "#d9b9c8", "#8d8fc6", "#54609f", "#2c3568"), glow=(380, 70, 330, "#fff2c8", 0.75))
    surface(c, 80, "#fff6dc", "#b79cc4", seed=5, centre=360)
    sand(c, [(-20, 600), (120, 588), (260, 594), (380, 582), (500, 590)], ("#6f74ac", "#6a5f80", "#a493b0", "#3d3d6a"), seed=4)
    c.area(smooth(560, 596, c.y) * smooth(680, 600, c.y) * 0.6, "#6f78b6", wash=0)
    far = "#8c92ca"
    back = c.lifted(lambda c: (
        shoot(c, g, [(40, 610), (56, 500), (44, 390), (72, 290)], 15, 7, veil=0.72, sea=far, branches=((2, 0.6, 130, 4),)),
        shoot(c, g, [(450, 600), (436, 500), (456, 400), (440, 320)], 15, 6, veil=0.72, sea=far, branches=((2, -0.6, 130, 4),)),
        shoot(c, g, [(250, 604), (262, 520), (250, 450), (270, 380)], 12, 6, veil=0.80, sea=far),
    ))
    back.blurred(1.6).lay(0.9)
    shafts(c, (390, -80), "#fff3d6", seed=7, n=7, spread=0.8, length=620, amount=0.2)
    shoot(c, g, [(-30, 560), (30, 500), (60, 420), (64, 340), (90, 270)], 22, 7, veil=0.42, sea="#6672b0", branches=((2, -0.5, 140, 4),))
    shoot(c, g, [(96, 730), (120, 640), (170, 548), (232, 456), (286, 350), (318, 240), (372, 150)], 34, 9, branches=((2, 0.62, 290, 6), (4, -0.66, 200, 5)))
    motes(c, "#fff6e0", 60, 3)
    return finished(c, share=0.75)
