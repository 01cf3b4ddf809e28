"""Looking up through sea lettuce into the sun: huge thin sheets, and the shape of a shrimp behind them.

Ulva lactuca: a blade two cells thin, broad and rounded, without rib or vein, wavy where its edge has grown wider than it has
room for; a few holes. Light goes through: yellow green where it is single, deep green where it lies double or turns away.

A blade is a net between its foot (r = 0) and a margin drawn by hand (r = 1). The margin is ruffled: it swings along itself,
outward and towards us. What each pixel of light passes through is summed up, as if it were glass.
"""

from __future__ import annotations

import numpy as np
from canvas import F, band, rgb, rounded, smooth, wave
from finfish import planes
from form import line
from outlines import closed
from scipy import ndimage
from scipy.spatial import cKDTree
from sheet import Sheet, finished
from underwater import bubbles, motes

SUN = (286, 132)
GREAT = ([(90, 980), (100, 760), (110, 580), (130, 420), (170, 300), (230, 210)], [(40, 1060), (-90, 880), (-130, 700), (-110, 540), (-120, 400), (-70, 290), (-10, 230), (40, 150), (120, 116), (190, 66), (280, 40), (366, 70), (410, 140), (398, 220), (346, 284), (330, 366), (356, 440), (320, 540), (262, 620), (240, 740), (180, 900), (80, 1060)])
RIGHT = ([(450, 980), (440, 760), (420, 620), (400, 530)], [(440, 1060), (330, 880), (290, 740), (280, 660), (224, 580), (206, 490), (262, 424), (346, 420), (420, 384), (520, 380), (620, 460), (660, 620), (580, 860), (460, 1060)])
LEFT = ([(-40, 900), (-10, 760), (20, 650)], [(-60, 980), (-140, 760), (-120, 620), (-60, 560), (10, 576), (64, 560), (112, 600), (120, 680), (80, 800), (0, 980)])


def blade(spine, margin, seed, ruffle=23.0, length=96.0, rows=64, fold=54.0, reach=66.0):
    """Return a net of points (r, along the margin, xyz) of a ruffled blade."""
    edge = rounded(margin, closed=False, steps=24)
    s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(edge, axis=0).T))])
    at = np.linspace(0, s[-1], int(s[-1] / 3))
    edge = np.stack([np.interp(at, s, edge[:, e]) for e in (0, 1)], -1)
    edge = ndimage.gaussian_filter1d(edge, 4, axis=0, mode="nearest")
    along = np.gradient(ndimage.gaussian_filter1d(edge, 8, axis=0, mode="nearest"), axis=0)
    along /= np.hypot(*along.T)[:, None]
    out = np.stack([along[:, 1], -along[:, 0]], -1)
    middle = rounded(spine, closed=False, steps=30)
    _, near = cKDTree(middle).query(edge)
    middle = ndimage.gaussian_filter1d(middle[near], 30, axis=0, mode="nearest")
    phase = 2 * np.pi * at / length + 2.8 * wave(at, length * 2.2, seed, 1)
    free = smooth(0.02, 0.10, at / s[-1]) * smooth(0.98, 0.90, at / s[-1])
    swing = ruffle * np.clip(0.85 + 0.8 * wave(at, length * 1.7, seed + 1, 1), 0.35, 1.5) * free
    r = (1 - (1 - np.linspace(0, 1, rows)) ** 1.6)[:, None]
    inward = (1 - r) * np.hypot(*(edge - middle).T)
    late = swing * np.exp(-((inward / reach) ** 2))
    turn = phase - 0.010 * inward
    base = middle + r[..., None] * (edge - middle)
    flat = base + (late * np.sin(turn))[..., None] * along + (0.55 * late * np.cos(turn + 0.2))[..., None] * out
    small = 2 * np.pi * at / (length * 0.46) + 2.4 * wave(at, length * 0.9, seed + 5, 1)
    frill = free * np.clip(7.5 + 10 * wave(at, length * 1.1, seed + 6, 1), 0.5, 14) * np.exp(-((inward / 26) ** 1.5))
    flat = flat + (frill * np.sin(small))[..., None] * along + (0.5 * frill * np.cos(small + 0.2))[..., None] * out
    x, y = base[..., 0], base[..., 1]
    broad = fold * (np.sin(x / 47 + y / 90 + seed) + 0.8 * np.sin(x / 80 - y / 62 + 2 * seed))
    z = broad + 1.2 * late * np.cos(turn) + 1.3 * frill * np.cos(small)
    flat = flat + 0.35 * broad[..., None] * np.array([0.8, 0.5])
    return np.concatenate([flat, z[..., None]], -1)


def depth(c, net, thin=0.92):
    """Return how much tissue lies before every pixel: 1 where a blade is single and faces us."""
    out = np.zeros((c.h, c.w), F)
    a, b, d, e = net[:-1, :-1], net[:-1, 1:], net[1:, 1:], net[1:, :-1]
    normal = np.cross(d - a, e - b)
    much = np.linalg.norm(normal, axis=-1) / np.maximum(np.abs(normal[..., 2]), 1e-6)
    much = ndimage.gaussian_filter(np.clip(much, 1, 3.0), 0.8)
    quads = np.stack([a, b, d, e], 2)[..., :2]
    for quad, m in zip(quads.reshape(-1, 4, 2), much.ravel(), strict=True):
        found = c.mask_of(quad)
        if found is not None:
            out[found[1]] += found[0] * m
    return out * F(thin)


def sewn(c, tissue, spine):
    """Return the tissue with the seam closed along the spine of the net."""
    near = c.cover(band(rounded(spine, closed=False), 90), 6)
    size = int(20 * c.k) | 1
    whole = ndimage.grey_closing(tissue, (size, size))
    tissue = tissue + (np.maximum(ndimage.gaussian_filter(whole, 1.5 * c.k), tissue) - tissue) * near
    seam = c.cover(band(rounded(spine, closed=False), 34), 7)
    return tissue + (ndimage.gaussian_filter(tissue, 7 * c.k) - tissue) * seam


def through(tissue, light):
    """Return the colour of the light that comes through so much tissue."""
    tone = planes(tissue, (0, "#f4ff9c"), (0.95, "#c6ee3c"), (1.35, "#93d62e"), (1.9, "#4fb034"), (2.7, "#1f8440"), (3.8, "#0d5a40"), (5.5, "#073a3a"), crisp=0.35)
    warm = np.clip(light - 0.85, 0, 1)[..., None]
    cool = smooth(0.95, 0.45, light)[..., None]
    tone = tone * np.clip(0.25 + 0.75 * light, 0, 1.03)[..., None]
    tone = tone + warm * (rgb("#fffbc0") - tone) * 0.9
    return tone + cool * (tone * rgb("#38b87c") * 1.05 - tone) * 0.75


def sea(c):
    """Paint the water from below: the sun, the bright window round it, the dark beyond."""
    d = np.hypot((c.x - SUN[0]) / 1.0, (c.y - SUN[1]) / 1.15)
    a = np.arctan2(c.y - SUN[1], c.x - SUN[0])
    ray = wave(a.ravel() / np.pi * 40, 3.2, 5, 3).reshape(a.shape) * smooth(30, 160, d)
    ray *= smooth(0.0, 0.4, np.pi - np.abs(a)) 
    d = d * (1 - 0.16 * ray) + 14 * c.noise(60, 30, 4, 2) * smooth(60, 240, d)
    c.rgb = planes(d, (0, "#ffffff"), (24, "#fffbe0"), (46, "#f6f4c0"), (84, "#9fdcd4"), (140, "#3fa4cc"), (220, "#1b70b4"), (330, "#12509a"), (470, "#0c3478"), (600, "#08235a"), (760, "#051640"), crisp=0.2)
    for x, w, much in ((-60, 34, 0.20), (40, 24, 0.16), (-150, 40, 0.18), (470, 30, 0.14)):
        c.shaft((SUN[0] - 4, SUN[0] + 4, SUN[1]), (x - w, x + w, 640), "#bff0ff", much, soft=7)


SHRIMP = [(-0.16, -0.035), (0.05, -0.078), (0.18, -0.105), (0.32, -0.118), (0.44, -0.135), (0.56, -0.150), (0.70, -0.125), (0.83, -0.050), (0.91, 0.010), (0.97, 0.060), (0.955, 0.10), (0.90, 0.105), (0.74, 0.060), (0.60, 0.052), (0.45, 0.048), (0.30, 0.055), (0.12, 0.050), (0.03, 0.020), (-0.02, -0.012)]
LIMBS = (
    ((0.14, 0.04), (0.06, 0.14), (-0.06, 0.17), (-0.15, 0.13)),
    ((0.19, 0.04), (0.15, 0.17), (0.04, 0.24), (-0.05, 0.22)),
    ((0.24, 0.04), (0.24, 0.18), (0.16, 0.27), (0.09, 0.29)),
    ((0.29, 0.04), (0.32, 0.17), (0.29, 0.26), (0.24, 0.32)),
)
FEELERS = (
    ((0.02, -0.01), (-0.20, -0.05), (-0.42, 0.04), (-0.62, 0.22)),
    ((0.02, -0.03), (-0.16, -0.14), (-0.36, -0.20), (-0.58, -0.16)),
    ((0.02, 0.0), (-0.14, 0.06), (-0.24, 0.16), (-0.30, 0.30)),
)


FAN = (
    [(0.92, 0.02), (1.02, -0.045), (1.13, -0.055), (1.155, -0.02), (1.08, 0.03), (0.96, 0.07)],
    [(0.93, 0.05), (1.04, 0.055), (1.14, 0.10), (1.12, 0.125), (1.03, 0.115), (0.93, 0.09)],
    [(0.90, 0.08), (0.98, 0.115), (1.05, 0.19), (1.03, 0.225), (0.96, 0.20), (0.88, 0.11)],
)


def placed(points, at=(392, 286), long=190.0, angle=0.50):
    """Return points of the shrimp on the card; its head lies at `at`."""
    p = np.asarray(points, float) * (-long, long * 1.3)
    co, si = np.cos(angle), -np.sin(angle)
    return np.stack([at[0] + p[:, 0] * co - p[:, 1] * si, at[1] + p[:, 0] * si + p[:, 1] * co], -1)


def paddles():
    """Return the outlines of the five swimming legs."""
    return [[(s - 0.03, 0.03), (s + 0.03, 0.03), (s + 0.085, 0.10), (s + 0.115, 0.165), (s + 0.06, 0.13)] for s in (0.42, 0.51, 0.60, 0.68, 0.76)]


def shadow_of_shrimp(c):
    """Return how much light the shrimp keeps off."""
    out = 0.70 * c.cover(closed([tuple(q) for q in placed(SHRIMP)]))
    for q in [*paddles(), *FAN]:
        out = np.maximum(out, 0.55 * c.cover(rounded(placed(q))))
    for way, w in [(q, 4.0) for q in LIMBS] + [(q, 2.6) for q in FEELERS]:
        out = np.maximum(out, 0.75 * c.cover(band(rounded(placed(way), closed=False), w, (1, 0.5))))
    for s, top, low in ((0.36, -0.118, 0.05), (0.47, -0.135, 0.045), (0.58, -0.145, 0.05), (0.69, -0.12, 0.055), (0.80, -0.065, 0.075)):
        out = np.maximum(out, 0.9 * c.cover(band(rounded(placed([(s - 0.01, top), (s + 0.03, (top + low) / 2), (s - 0.01, low)]), closed=False), 3.0, (1, 0.6))))
    gut = band(rounded(placed([(0.10, -0.02), (0.30, -0.06), (0.56, -0.08), (0.80, -0.01), (0.96, 0.06)]), closed=False), 12, (2.2, 0.4))
    out = np.maximum(out, 1.0 * c.cover(gut, 1.0))
    return ndimage.gaussian_filter(out, 1.0 * c.k)


def shrimp(c):
    """Paint the shrimp in the open water: what looks out from behind the sheet."""
    body = placed(SHRIMP)
    for way, w in [(q, 4.0) for q in LIMBS] + [(q, 2.4) for q in FEELERS]:
        line(c, placed(way), w, "#ffd49a", (1, 0.35), 0.95)
    c.curve(body, "#7a4a34", edge=0)
    with c.within(closed([tuple(q) for q in body])):
        c.curve(body + np.array([1.5, -5]), "#e8955a", edge=0, soft=1.5)
        line(c, placed([(-0.12, -0.04), (0.06, -0.062), (0.2, -0.09), (0.4, -0.10)]), 6, "#ffe8bc", (0.4, 1), 0.9, soft=0.6)
    x, y = placed([(0.035, -0.035)])[0]
    c.disc(x, y, 8.2, 7.6, "#f7d9a0", edge=0)
    c.disc(x, y, 6.4, 6.2, "#1a0f14", edge=0)
    c.disc(x - 2, y - 2.2, 2.0, 1.8, "#ffffff", edge=0)


def animal(c):
    """Paint the sheets."""
    sheets(c, np.zeros_like(c.x))


def hole(c, x, y, rx, ry, turn):
    """Return the cover of a hole."""
    t = np.linspace(0, 2 * np.pi, 9)[:-1]
    e = 1 + 0.16 * np.sin(3 * t + x)
    u, v = rx * e * np.cos(t), ry * e * np.sin(t)
    return rounded(np.stack([x + u * np.cos(turn) - v * np.sin(turn), y + u * np.sin(turn) + v * np.cos(turn)], -1))


def caustics(c):
    """Return the net of light that the waves above throw on the sheets."""
    warp = c.noise(150, 120, 71, 2)
    a = c.noise(84, 70, 72, 1) + 0.5 * warp
    b = c.noise(110, 90, 73, 1) - 0.5 * warp
    return np.exp(-((a / 0.15) ** 2)) + 0.8 * np.exp(-((b / 0.15) ** 2))


def sheets(c, behind):
    """Paint the sheets; `behind` is what stands in their light."""
    nets = blade(*GREAT, 103, fold=42.0), blade(*RIGHT, 8, fold=70.0), blade(*LEFT, 12)
    layers = [sewn(c, depth(c, net), shape[0]) for net, shape in zip(nets, (GREAT, RIGHT, LEFT), strict=True)]
    holes = [(0, hole(c, 62, 408, 17, 12, 0.7)), (0, hole(c, 88, 440, 7, 6, 0)), (1, hole(c, 286, 480, 18, 12, -0.5)), (1, hole(c, 318, 506, 8, 6, 0.4))]
    for i, q in holes:
        layers[i] = layers[i] * (1 - c.cover(q))
    cover = np.clip(np.maximum.reduce(layers) / 0.8, 0, 1)
    d = np.hypot(c.x - SUN[0], c.y - SUN[1])
    light = 0.50 + 0.70 * np.exp(-((d / 150) ** 1.3)) + 0.46 * np.exp(-((d / 350) ** 2)) - 0.08 * smooth(420, 700, d)
    light = light + 0.62 * np.exp(-((d / 58) ** 2))
    light = light + (0.14 * caustics(c) - 0.03) * smooth(120, 320, d)
    light = light * (1 - 0.70 * behind * smooth(0.0, 0.6, layers[0]))
    c.area(cover.astype(F), lambda *_: through(sum(layers), light).astype(F), 0.97, wash=0.7)
    for i, q in holes:
        line(c, [*q, q[0]], 1.8, "#e8ff9c" if i == 0 else "#0d5a40", (1, 1), 0.45)
    for net in nets:
        c.line(net[-1, :, :2], 1.5, "#f6ffc0", alpha=0.24)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=46)
    sea(c)
    shrimp(c)
    sheets(c, shadow_of_shrimp(c))
    bubbles(c, ((452, 336, 5), (440, 356, 3.2), (58, 132, 4.5), (68, 108, 3), (52, 96, 2.2), (452, 70, 3.5)))
    motes(c, "#f4fff0", 60)
    return finished(c, share=0.3, focus=((240, 330, 320),))
