"""A stonewort stands like a candelabrum before the dark of a clear bay.

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
    share = share + 0.10 + 0.34 * front
    width = width * (1 + 0.36 * front)
    if front < 0:
        sea, veil = mix("#1c5f70", sea, 0.25), min(0.9, veil - 0.48 * front)
    p, a, b = sides(line, (width, width * 0.95, width * 0.85, width * 0.7, width * 0.5, width * 0.18))
    own, lit, dark = (tone(q, share, sea, veil) for q in (OWN, LIT, DARK))
    c.shape(np.concatenate([a, b[::-1]]), own, edge=0)
    up, low = (a, b) if (a - p)[:, 1].mean() < 0 else (b, a)
    c.shape(np.concatenate([low, ((low + p) / 2)[::-1]]), dark, alpha=0.7, edge=0)
    c.line(p + (up - p) * 0.5, width * 0.26, lit, taper=(1, 0.4), alpha=0.9)
    n = len(p) - 1
    for i, q in enumerate((0.30, 0.54, 0.76)):
        at = p[int(q * n)]
        c.disc(*at, width * 0.46, width * 0.40, mix(own, lit, 0.25), edge=0)
        if fruit and i < 3:
            d = up[int(q * n)] - at
            d = d / max(1e-6, np.hypot(*d))
            r = width * (0.74 - 0.08 * i)
            at = at + d * width * 0.62
            c.disc(*at, r, r, mix("#8a3a1c", sea, veil * 0.6), edge=0)
            c.disc(at[0] - r * 0.12, at[1] - r * 0.16, r * 0.8, r * 0.8, mix("#e8742a", sea, veil * 0.6), edge=0, soft=0.4)
            c.disc(at[0] - r * 0.3, at[1] - r * 0.36, r * 0.3, r * 0.26, mix("#ffd79a", sea, veil * 0.6), edge=0)


def stonewort(c, g, line, size, nodes, veil=0.0, sea="#5fa0c4", ripe=(), level=300.0):
    """Paint one plant along a line; `level` is the row of the viewer's eye, `ripe` the whorls in fruit.

    Whorls below the eye are seen from above, those over it from below.
    """
    p = rounded(line, closed=False, steps=16)
    way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    at = way[-1] * (1 - (1 - np.linspace(0.10, 0.985, nodes)) ** 1.35)
    at[1:-1] += way[-1] / nodes * g.uniform(-0.24, 0.24, nodes - 2)
    node = np.stack([np.interp(at, way, p[:, e]) for e in range(2)], -1)
    i = np.searchsorted(way, at).clip(3, len(p) - 4)
    axis = p[i + 3] - p[i - 3]
    axis /= np.hypot(axis[:, 0], axis[:, 1])[:, None]
    reach = size * np.interp(np.linspace(0, 1, nodes), [0, 0.25, 0.6, 0.9, 1], [0.70, 1.0, 0.80, 0.46, 0.22])
    own, lit, dark = (tone(q, 0.35, sea, veil) for q in (OWN, LIT, DARK))
    stem = size * 0.066

    def whorl(k, front):
        share = 0.15 + 0.55 * k / nodes
        count = 11
        turn = g.uniform(0, 6.28) if (k, "t") not in seen else seen[k, "t"]
        seen[k, "t"] = turn
        a, q = axis[k], np.array([-axis[k][1], axis[k][0]])
        eye = np.clip((node[k][1] - level) / 520, -0.36, 0.40)
        best = np.argsort([-abs(np.sin(v) - 0.72) for v in turn + 2 * np.pi * np.arange(count) / count])[-3:]
        best = (turn + 2 * np.pi * np.arange(count) / count)[best]
        ring = sorted(turn + 2 * np.pi * np.arange(count) / count, key=np.sin)
        for phi in ring:
            f = np.sin(phi)
            if (f > 0) != front:
                continue
            t = np.linspace(0, 1, 7)[:, None]
            r = reach[k] * g.uniform(0.78, 1.12)
            out = np.sin(t * np.pi / 2 * 0.92) * r
            rise = (0.16 * t + (g.uniform(0.30, 0.60) + 0.3 * k / nodes) * t**2) * r
            bow = node[k] + q * np.cos(phi) * out + a * rise - a * f * out * eye * 1.15
            branchlet(c, bow, max(1.4, size * 0.047 * (1 - 0.35 * k / nodes)), share, sea, veil, f, k in ripe and phi in best, g)

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
    water(c, ("#6fb2ba", "#2f7f98", "#195b7a", "#114566", "#0d3656"), glow=(20, -20, 210, "#fffbe0", 0.75))
    surface(c, 64, "#e9f6ea", "#2f7f98", seed=6, centre=40)
    far = "#2d7896"
    back = c.lifted(lambda c: [
        stonewort(c, g, [(x, 620), (x + d, 530), (x + d * 2, 430 - e)], 70, 7, veil=0.62, sea=far)
        for x, d, e in ((18, 8, 30), (96, -4, -20), (424, -6, 60), (464, 6, 10), (330, 8, -30))
    ] and None)
    back.blurred(2.0).lay(0.8)
    sand(c, [(-20, 606), (120, 596), (260, 604), (380, 594), (500, 600)], ("#3f7f94", "#a9b6a0", "#e6e2c0", "#4f7680"), seed=4)
    c.area(smooth(570, 604, c.y) * smooth(690, 606, c.y) * 0.7, "#27687f", wash=0)
    shafts(c, (50, -90), "#fffbe0", seed=7, n=7, spread=0.7, length=660, amount=0.16)
    net(c, smooth(612, 670, c.y), "#fffbe0", 0.3, cell=34, flat=0.4)
    for x, y, w in ((160, 664, 90), (390, 664, 60)):
        c.disc(x + 16, y, w, 10, "#1d4a60", alpha=0.6, soft=5)
    rear = c.lifted(lambda c: stonewort(c, g, [(384, 664), (392, 570), (402, 480), (424, 390), (432, 300)], 104, 7, veil=0.42, sea="#1f6684"))
    rear.blurred(0.8).lay()
    stonewort(c, g, [(150, 684), (152, 590), (178, 470), (222, 350), (252, 240), (300, 136)], 190, 11, ripe=(5, 6), level=300)
    for x, y, w in ((150, 676, 40), (384, 662, 26)):
        c.curve([(x - w * 1.4, y + 6), (x - w * 0.4, y - 3), (x + w * 0.4, y - 5), (x + w, y + 6), (x, y + 14)], ("#b4c0a8", "#9fb09c"), soft=5)
    motes(c, "#ffffff", 60, 3)
    return finished(c, focus=((220, 400, 120),), share=0.72, contrast=1.1)
