"""Stoneworts stand like candelabra in a clear bay.

A slender stem with a whorl of eight to ten jointed branchlets at every node, all curved upwards;
whorls wide and far apart below, short and crowded at the tip; orange antheridia on the upper ones.
"""

import numpy as np
from canvas import mix, rounded, smooth
from fronds import sides
from seabed import sand
from sheet import Sheet, finished
from underwater import motes, net, shafts, surface, water

OWN = ("#3b5b46", "#5a7f50", "#86a55c", "#bccb78")
LIT = ("#7b9a70", "#a2bf78", "#cfdc90", "#f4f5c4")
DARK = ("#1d3d44", "#2c5246", "#48704c", "#6f8f56")
SEED = 3


def tone(q, share, sea, veil):
    at = np.clip(share, 0, 1) * (len(q) - 1)
    i = min(int(at), len(q) - 2)
    return mix(mix(q[i], q[i + 1], at - i), sea, veil)


def branchlet(c, line, width, share, sea, veil, front, fruit, g):
    """Paint one jointed branchlet; `front` is 1 towards the viewer and -1 away."""
    share = share + 0.26 * front
    veil = min(0.9, veil + 0.22 * max(0, -front))
    p, a, b = sides(line, (width, width * 0.95, width * 0.85, width * 0.7, width * 0.5, width * 0.18))
    own, lit, dark = (tone(q, share, sea, veil) for q in (OWN, LIT, DARK))
    c.shape(np.concatenate([a, b[::-1]]), own, edge=0)
    up, low = (a, b) if (a - p)[:, 1].mean() < 0 else (b, a)
    c.shape(np.concatenate([low, ((low + p) / 2)[::-1]]), dark, alpha=0.7, edge=0)
    c.line(p + (up - p) * 0.5, width * 0.26, lit, taper=(1, 0.4), alpha=0.9)
    n = len(p) - 1
    for i, q in enumerate((0.30, 0.54, 0.76)):
        at = p[int(q * n)]
        c.disc(*at, width * 0.52, width * 0.42, mix(own, lit, 0.5), edge=0)
        if fruit and i < 2 and front > -0.5:
            d = up[int(q * n)] - at
            d = d / max(1e-6, np.hypot(*d))
            r = width * (0.62 - 0.08 * i)
            at = at + d * width * 0.62
            c.disc(*at, r, r, mix("#8a3a1c", sea, veil * 0.6), edge=0)
            c.disc(at[0] - r * 0.12, at[1] - r * 0.16, r * 0.8, r * 0.8, mix("#e8742a", sea, veil * 0.6), edge=0, soft=0.4)
            c.disc(at[0] - r * 0.3, at[1] - r * 0.36, r * 0.3, r * 0.26, mix("#ffd79a", sea, veil * 0.6), edge=0)


def stonewort(c, g, line, size, nodes, veil=0.0, sea="#5fa0c4", fruit=True, eye=0.34):
    """Paint one plant along a line; `eye` is how far the whorls are seen from above."""
    p = rounded(line, closed=False, steps=16)
    way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    at = way[-1] * (1 - (1 - np.linspace(0.10, 0.985, nodes)) ** 1.5)
    node = np.stack([np.interp(at, way, p[:, e]) for e in range(2)], -1)
    i = np.searchsorted(way, at).clip(3, len(p) - 4)
    axis = p[i + 3] - p[i - 3]
    axis /= np.hypot(axis[:, 0], axis[:, 1])[:, None]
    reach = size * np.interp(np.linspace(0, 1, nodes), [0, 0.25, 0.6, 0.9, 1], [0.85, 1.0, 0.74, 0.40, 0.22])
    own, lit, dark = (tone(q, 0.35, sea, veil) for q in (OWN, LIT, DARK))
    stem = size * 0.066

    def whorl(k, front):
        share = 0.15 + 0.55 * k / nodes
        count = 10
        turn = g.uniform(0, 6.28) if (k, "t") not in seen else seen[k, "t"]
        seen[k, "t"] = turn
        a, q = axis[k], np.array([-axis[k][1], axis[k][0]])
        ring = sorted(turn + 2 * np.pi * np.arange(count) / count, key=np.sin)
        for phi in ring:
            f = np.sin(phi)
            if (f > 0) != front:
                continue
            t = np.linspace(0, 1, 7)[:, None]
            r = reach[k] * g.uniform(0.82, 1.12)
            out = np.sin(t * np.pi / 2 * 0.92) * r
            rise = (0.10 * t + (g.uniform(0.32, 0.52) + 0.3 * k / nodes) * t**2) * r
            bow = node[k] + q * np.cos(phi) * out + a * rise - a * f * out * eye
            branchlet(c, bow, max(1.4, size * 0.052 * (1 - 0.35 * k / nodes)), share, sea, veil, f, fruit and k > nodes * 0.52, g)

    seen = {}
    for k in range(nodes):
        whorl(k, front=False)
        low = p[np.argmin(np.abs(way - (0 if k == 0 else at[k - 1])))]
        span = p[(way >= (0 if k == 0 else at[k - 1]) - 1) & (way <= at[k] + 1)]
        if len(span) > 1:
            w = stem * (1 - 0.5 * k / nodes)
            u, l, r = sides(span, (w, w))
            c.shape(np.concatenate([l, r[::-1]]), own, edge=0)
            c.line((l + u) / 2, w * 0.3, lit, alpha=0.9)
            c.line((r + u) / 2, w * 0.3, dark, alpha=0.8)
        whorl(k, front=True)


def paint(k):
    c = Sheet(k, 21)
    g = np.random.default_rng(SEED)
    water(c, ("#eef6e6", "#a9d6e2", "#5aa3cb", "#2f6ea6", "#1c477c"), glow=(350, 40, 330, "#fffbe0", 0.7))
    surface(c, 84, "#fffdf0", "#7db8d6", seed=6, centre=340)
    far = "#7fb8d8"
    back = c.lifted(lambda c: [
        stonewort(c, g, [(x, 600), (x + d, 520), (x + d * 2, 440 - e)], 62, 7, veil=0.66, sea=far, fruit=False)
        for x, d, e in ((20, 8, 30), (90, -4, -20), (400, -6, 20), (450, 6, 50), (330, 8, -30))
    ] and None)
    back.blurred(1.5).lay(0.9)
    sand(c, [(-20, 592), (120, 582), (260, 590), (380, 580), (500, 586)], ("#8fbcd0", "#cfd2b8", "#f6f0d0", "#7f9aa0"), seed=4)
    c.area(smooth(566, 590, c.y) * smooth(680, 600, c.y) * 0.5, "#7fb4d0", wash=0)
    shafts(c, (360, -80), "#fffbe0", seed=7, n=7, spread=0.8, length=640, amount=0.2)
    net(c, smooth(600, 660, c.y), "#fffbe0", 0.4, cell=34, flat=0.4)
    for x, y, w in ((150, 652, 80), (330, 660, 70), (60, 640, 60)):
        c.disc(x + 16, y, w, 10, "#3f6a84", alpha=0.55, soft=5)
    stonewort(c, g, [(54, 650), (46, 540), (56, 430), (40, 330), (58, 250)], 92, 8, veil=0.34, sea="#4a8ab4", fruit=False)
    stonewort(c, g, [(340, 668), (352, 580), (372, 500), (410, 420)], 104, 8, veil=0.16, sea="#4a8ab4")
    stonewort(c, g, [(140, 668), (152, 560), (186, 440), (230, 320), (262, 210), (300, 110)], 150, 12)
    for x, y, w in ((140, 664, 34), (340, 666, 30), (54, 650, 26)):
        c.curve([(x - w, y + 6), (x - w * 0.4, y - 6), (x + w * 0.4, y - 5), (x + w, y + 6), (x, y + 14)], ("#dfe0c6", "#d3d6bc"), soft=3)
    motes(c, "#ffffff", 60, 3)
    return finished(c, share=0.75, contrast=1.14)
