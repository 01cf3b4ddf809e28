"""Horned pondweed trails in a slow current, its fruits ripe in the axils.

Leaves like hairs, in pairs from a thin, slightly zigzag stem; in the axils two to four small stalked
nutlets, each bent like a banana, with a toothed back and a long beak.
"""

import numpy as np
from canvas import Grad, mix, rgb, rounded, smooth
from fronds import course, sides
from sheet import Sheet, finished
from underwater import motes, shafts, surface, water

LEAF = ("#4a5a24", "#74863a", "#a3b24c", "#dcdc7c")
STEM = "#8f9a4a"
SEED = 2


def hairs(c, g, at, h, size, share, sea, veil, side):
    """Paint one hair-fine leaf, lit along its upper edge."""
    i = min(3, int(share * 4))
    own = mix(LEAF[i], sea, veil)
    line = course(at, h + side * g.uniform(0.14, 0.52), size, -side * g.uniform(0.1, 0.4) + g.normal(0, 0.1), n=9, sway=0.08, phase=g.uniform(0, 6))
    w = max(2.0, size * 0.036)
    c.line(line + (0.6, 1.0), w * 1.15, mix(own, "#1c2418", 0.55 * (1 - veil)), taper=(1, 0.3))
    c.line(line, w, own, taper=(1, 0.25))
    c.line(line - (0.3, 0.7), w * 0.4, mix(own, "#fff6bc", 0.6 * (1 - veil)), taper=(1, 0.2), alpha=0.85)


def nutlet(c, at, h, size, veil=0.0, sea="#6a6a30", bend=1):
    """Paint a nutlet: stalk, a body bent like a banana, teeth on its back, a long beak."""
    stalk = course(at, h, size * 0.5, 0.1 * bend, n=5)
    c.line(stalk, size * 0.07, mix("#9aa24e", sea, veil))
    a0 = np.arctan2(*(stalk[-1] - stalk[-2])[::-1])
    spine = course(stalk[-1], a0 - 0.45 * bend, size, 0.95 * bend, n=12)
    w = size * np.array([0.05, 0.20, 0.31, 0.36, 0.36, 0.33, 0.27, 0.18, 0.09, 0.06, 0.05, 0.02])
    p, left, right = sides(spine, w)
    back, belly = (left, right) if bend > 0 else (right, left)
    tone = lambda q: mix(q, sea, veil)
    for i in range(6, int(len(p) * 0.66), 4):
        d = (back[i] - p[i]) / max(1e-6, np.hypot(*(back[i] - p[i])))
        e = (p[i + 1] - p[i - 1]) / np.hypot(*(p[i + 1] - p[i - 1]))
        c.shape([back[i] - e * size * 0.04, back[i] + d * size * 0.075, back[i] + e * size * 0.04], tone("#e2bd62"), edge=0)
    whole = np.concatenate([back, belly[::-1]])
    c.shape(whole, tone("#a8883a"), edge=0)
    c.shape(np.concatenate([belly, (belly * 0.45 + p * 0.55)[::-1]]), tone("#5e4424"), alpha=0.8, edge=0)
    c.shape(np.concatenate([back, (back * 0.35 + p * 0.65)[::-1]]), tone("#d9b058"), alpha=0.9, edge=0)
    k = int(len(p) * 0.64)
    c.line(back[2:k] * 0.86 + p[2:k] * 0.14, size * 0.06, tone("#fff2b4"), taper=(0.4, 0.4), alpha=0.95)
    c.line(p[k:], size * 0.06, tone("#e9cc7c"), taper=(1, 0.4))


def strand(c, g, line, size, joints, veil=0.0, sea="#77743a", fruit=(), light=0.5):
    """Paint one strand: a thin stem that turns a little at every joint."""
    p = rounded(line, closed=False, steps=14)
    way = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    at = way[-1] * (np.linspace(0.03, 0.97, joints) ** 0.94)
    node = np.stack([np.interp(at, way, p[:, e]) for e in range(2)], -1)
    d = np.gradient(node, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    node = node + np.stack([-d[:, 1], d[:, 0]], -1) * (size * 0.035 * (-1.0) ** np.arange(joints))[:, None]
    own = mix(STEM, sea, veil)
    w = max(2.2, size * 0.030)
    c.line(node + (1, 1.4), w * 1.1, mix(own, "#1c2418", 0.6 * (1 - veil)), taper=(1, 0.5))
    c.line(node, w, own, taper=(1, 0.5))
    c.line(node - (0.4, 0.9), w * 0.35, mix(own, "#fff6bc", 0.6 * (1 - veil)), taper=(1, 0.4), alpha=0.8)
    for i, q in enumerate(node):
        h = np.arctan2(d[i, 1], d[i, 0])
        share = np.clip(light * (0.4 + 0.8 * i / joints) + g.normal(0, 0.12), 0, 0.99)
        for s in (-1, 1):
            for _ in range(3 if i > joints * 0.5 else 2):
                hairs(c, g, q, h, size * g.uniform(0.8, 1.15) * (1 - 0.25 * i / joints), share, sea, veil, s)
        c.disc(*q, w * 0.8, w * 0.7, mix(own, "#5d4a28", 0.4 * (1 - veil)), edge=0)
    for i, s, n, big in fruit:
        h = np.arctan2(d[i, 1], d[i, 0])
        for j in range(n):
            nutlet(c, node[i], h + s * (0.45 + 0.42 * j), big * (1 - 0.06 * j), veil, sea, bend=s)


def paint(k):
    c = Sheet(k, 18)
    g = np.random.default_rng(SEED)
    water(c, ("#dcc274", "#a08a3a", "#5c602a", "#2f3d26", "#141f1d"), glow=(60, 40, 300, "#fff2b8", 0.5))
    surface(c, 84, "#fff3c0", "#a58f40", seed=5, centre=80)
    c.curve([(-40, 640), (80, 616), (200, 630), (320, 612), (420, 622), (520, 604), (520, 760), (-40, 760)], ("#4a4426", "#221f18"), soft=5)
    sea = "#6f6f34"
    far = c.lifted(lambda c: [
        strand(c, g, [(x, 640), (x + 14, 540), (x - 12, 440), (x - 70, 350), (x - 150, 290)], 70, 8, veil=0.72, sea="#85803c") for x in (150, 260, 370, 480)
    ] and None)
    far.blurred(1.6).lay(0.85)
    shafts(c, (50, -80), "#fff0b0", seed=4, n=8, spread=0.95, length=640, amount=0.22)
    strand(c, g, [(470, 660), (462, 560), (430, 450), (360, 340), (262, 262), (150, 220)], 120, 9, veil=0.42, sea="#4c5228", light=0.4)
    strand(c, g, [(300, 690), (312, 600), (300, 500), (250, 400), (168, 320), (60, 270)], 118, 8, veil=0.28, sea="#3c4526", light=0.7, fruit=((4, 1, 2, 34),))
    strand(c, g, [(500, 560), (470, 470), (420, 390), (350, 300), (290, 190), (262, 110)], 100, 9, veil=0.2, sea="#6a6c30", light=0.75, fruit=((5, 1, 2, 32),))
    strand(c, g, [(420, 720), (420, 620), (396, 510), (340, 404), (254, 306), (150, 232), (40, 180)], 142, 10, light=1.0, fruit=((2, -1, 3, 72), (4, 1, 3, 70), (6, -1, 3, 58)))
    motes(c, "#fff2c0", 70, 3)
    return finished(c, share=0.72, contrast=1.14)
