"""A cod comes out of the broken side of a sunk ship: its head in the light, its tail still in the dark.

Seen from the side, in lengths from the snout to the root of the tail: depth 0.22 at a third; head 0.28, the snout over a
wide mouth, a barbel on the chin; eye 0.045 wide at 0.11; three round dorsal fins that touch each other, at 0.30 to 0.46,
0.46 to 0.66, 0.66 to 0.86; two anal fins below the second and third; pelvic fins on the throat, before the pectoral fin
at 0.29; tail cut nearly straight. A pale side line, arched over the pectoral fin. Golden olive with brown clouds, belly
white.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rounded, smooth
from finfish import Fish, planes
from rays import fin
from scipy import ndimage
from seabed import pebbles, sand
from sheet import Sheet, finished
from underwater import motes, net, shafts, water

BACK = [(-0.030, 0.012), (-0.027, -0.006), (-0.010, -0.026), (0.024, -0.046), (0.06, -0.062), (0.10, -0.076), (0.16, -0.092), (0.24, -0.106), (0.34, -0.112),
        (0.45, -0.107), (0.58, -0.089), (0.72, -0.064), (0.85, -0.042), (0.95, -0.032), (1.06, -0.042)]  # fmt: skip
BELLY = [(-0.026, 0.024), (0.000, 0.034), (0.022, 0.050), (0.05, 0.066), (0.09, 0.082), (0.15, 0.098), (0.24, 0.113), (0.34, 0.117),
         (0.45, 0.113), (0.58, 0.092), (0.72, 0.062), (0.85, 0.040), (0.95, 0.032), (1.06, 0.042)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1]]
AXIS = [(40, 436, 0), (122, 430, 0.15), (220, 400, 0.33), (316, 344, 0.55), (380, 278, 0.78), (408, 206, 1.0)]
SIZE = [(0, 1.58), (0.3, 1.54), (0.6, 1.26), (1, 0.96)]
SUN = (-0.48, -0.76, 0.44)
INK = {"dark": "#4a421e", "light": "#ffeeb0"}
SIDE = [(0.270, -0.066), (0.31, -0.078), (0.36, -0.076), (0.43, -0.056), (0.50, -0.028), (0.58, -0.008), (0.70, 0.0), (0.84, 0.001), (1.0, 0.0)]
DORSAL = (
    ([(0.292, -0.104), (0.462, -0.100)], [(0.306, -0.170), (0.330, -0.206), (0.366, -0.220), (0.404, -0.208), (0.440, -0.172), (0.474, -0.124)]),
    ([(0.462, -0.096), (0.660, -0.066)], [(0.476, -0.158), (0.504, -0.188), (0.542, -0.194), (0.586, -0.174), (0.632, -0.132), (0.674, -0.086)]),
    ([(0.660, -0.062), (0.862, -0.034)], [(0.676, -0.112), (0.702, -0.138), (0.738, -0.144), (0.782, -0.124), (0.830, -0.088), (0.880, -0.048)]),
)  # fmt: skip
ANAL = (
    ([(0.490, 0.100), (0.676, 0.066)], [(0.518, 0.156), (0.556, 0.174), (0.606, 0.154), (0.656, 0.112), (0.692, 0.082)]),
    ([(0.684, 0.062), (0.856, 0.034)], [(0.706, 0.112), (0.742, 0.128), (0.790, 0.106), (0.836, 0.076), (0.876, 0.050)]),
)  # fmt: skip


def animal(c):
    """Paint the cod."""
    f = Fish(c, AXIS, BACK, BELLY, SIZE, flat=1.15, sun=SUN)
    unit = f.length
    r = 0.0042 * unit
    fins(f, unit, r)
    f.body(OUTLINE)
    f.bump(0.155, 0.22, 0.055, 0.40, 0.012)
    f.bump(0.225, 0.05, 0.055, 0.60, 0.012)
    f.bump(0.060, -0.40, 0.050, 0.40, 0.008)
    skin(f)
    head(f, unit)
    near_fins(f, unit, r)


def fins(f, unit, r):
    """Paint the fins that stand in the middle of the fish and those of its far side."""
    veil = ["#7d6828", "#a89040", "#d8c070", "#f4e09c"]
    bars = {"bars": (2, "#5a4a1c", 0.30)}
    fin(f, [(1.06, -0.062), (1.0, -0.040), (0.975, -0.034), (0.975, 0.034), (1.0, 0.040), (1.06, 0.062)],
        [(1.138, -0.126), (1.156, -0.114), (1.158, -0.060), (1.154, 0.0), (1.162, 0.056), (1.170, 0.106), (1.154, 0.122)],
        ["#7d6a30", "#a08c44", "#c4ac58", "#e8d690"], 13, 0.18, ray=r, soft=0.8, **INK)  # fmt: skip
    f.patch([(0.95, -0.036), (1.01, -0.040), (1.045, -0.044), (1.070, -0.016), (1.070, 0.016), (1.045, 0.044), (1.01, 0.040), (0.95, 0.036)], "#a08440", 0.80, soft=0.010 * unit, inside=False)
    for root, edge in DORSAL:
        fin(f, root, edge, veil, 12, 0.22, ray=0.9 * r, soft=1.2, **bars, **INK)
    pale = ["#a89a60", "#b4a870", "#d8cc94"]
    for root, edge in ANAL:
        fin(f, root, edge, pale, 12, 0.25, ray=0.8 * r, soft=1.2, **INK)
    fin(f, [(0.205, 0.104), (0.240, 0.112)], [(0.268, 0.164), (0.290, 0.176), (0.300, 0.150)], ["#7f8468", "#84866c"], 6, 0.15, ray=r, soft=0.8, **INK)
    for root, edge in DORSAL:
        low = [(s, h * 0.86) for s, h in (root[0], root[1])]
        high = [(s, h + 0.62 * (np.interp(s, [q[0] for q in root], [q[1] for q in root]) - h)) for s, h in edge[::-1]]
        f.patch([*low, *high], "#6d5a22", 0.55, soft=0.010 * unit, inside=False)
    for root, edge in ANAL:
        low = [(s, h * 0.86) for s, h in (root[0], root[1])]
        high = [(s, h + 0.6 * (np.interp(s, [q[0] for q in root], [q[1] for q in root]) - h)) for s, h in edge[::-1]]
        f.patch([*low, *high], "#a8a880", 0.7, soft=0.010 * unit, inside=False)


def skin(f):
    """Paint the body: olive back, golden flank, white belly, brown clouds, the side line."""
    v = f.v + 0.07 * f.noise(0.10, 0.35, 3, 3)
    f.lay(planes(v, (-1, "#e0c064"), (-0.86, "#a07c2e"), (-0.55, "#6d5620"), (-0.16, "#a07c30"), (0.12, "#d0a850"), (0.36, "#f0dca4"), (0.62, "#fbf4dc"), (0.84, "#b8ccc4"), (1, "#5a8ca0"), crisp=0.5))
    upper = 1 - smooth(0.00, 0.40, v)
    clouds = f.noise(0.062, 0.34, 21, 2) + 0.40 * f.noise(0.030, 0.16, 12, 2)
    f.lay("#f0cc6c", smooth(-0.08, -0.34, clouds) * upper * 0.50)
    f.lay("#4a3812", smooth(0.02, 0.26, clouds) * upper * 0.72)
    g = np.random.default_rng(5)
    s, w = g.uniform(0.02, 0.95, 170), -0.9 + 1.15 * g.random(170)
    d = 0.0056 * f.length * g.uniform(0.5, 1.2, 170)
    f.dabs(s, w, d * 1.2, d, "#4a3812", 0.55)
    f.lay("#fff2b8", smooth(0.74, 0.95, f.light) * (1 - smooth(-0.5, 0.0, f.v)) * 0.60)
    f.lay("#173a5c", (1 - smooth(-0.20, 0.42, f.light)) * 0.58)
    f.lay("#9cd0dc", smooth(0.86, 0.98, f.v) * 0.45)
    f.lay("#2c5a78", smooth(0.72, 1.02, f.u) * 0.32)
    ripples(f)
    f.lay("#b89c50", smooth(0.95, 1.0, f.u) * 0.6)
    f.stroke([(a, h + 0.008) for a, h in SIDE], 0.013 * f.length, "#4a3c18", (0.8, 0.5), alpha=0.45, soft=0.004 * f.length, swell=False)
    f.stroke(SIDE, 0.0095 * f.length, "#f4e2a4", (0.9, 0.5), alpha=0.70, soft=0.0020 * f.length, swell=False)
    scales(f)


def ripples(f):
    """Let the net of light from the waves break over the back, where it faces up."""
    c = f.c
    a = c.noise(34, 22, 61, 2)[f.box] + 0.5 * c.noise(70, 44, 62, 2)[f.box]
    b = c.noise(46, 28, 63, 2)[f.box] - 0.4 * c.noise(70, 44, 62, 2)[f.box]
    lines = np.maximum(np.exp(-((a / 0.11) ** 2)), 0.7 * np.exp(-((b / 0.11) ** 2)))
    f.lay("#fff2b0", lines * smooth(0.45, 0.9, f.light) * smooth(0.16, 0.28, f.u) * 0.50, mode="screen", wash=0)


def scales(f):
    """Lay small scales in rows: light where the light turns, dark in the brown of the back."""
    g = np.random.default_rng(9)
    for row, v in enumerate(np.linspace(-0.80, 0.62, 20)):
        s = 0.30 + (np.arange(64) + 0.5 * (row % 2)) / 64 * 0.66
        at = np.full_like(s, v)
        lit = np.clip(f.value_at(f.light, s, at), 0, 1)
        size = 0.0052 * f.length * np.interp(s, [0.3, 1], [1.15, 0.7])
        f.dabs(s + 0.003, at, size * 0.35, size * 0.9, "#4a3814", 0.24 * g.uniform(0.4, 1, 64))
        f.dabs(s, at, size * 0.35, size * 0.8, "#fff6cc", 0.34 * smooth(0.35, 0.9, lit) * g.uniform(0.3, 1, 64))


def head(f, unit):
    """Paint the head: snout over the lower jaw, lips, cheek, the cover's edge, eye, barbel."""
    f.patch([(0.005, -0.014), (0.05, -0.040), (0.085, -0.052), (0.078, -0.012), (0.05, 0.010), (0.01, 0.014)], "#f0d488", 0.55, soft=0.010 * unit)
    f.patch([(0.100, 0.016), (0.14, 0.006), (0.182, 0.022), (0.186, 0.056), (0.14, 0.070), (0.105, 0.050)], "#f8e2a0", 0.62, soft=0.012 * unit)
    f.patch([(0.205, -0.040), (0.245, -0.050), (0.272, -0.012), (0.272, 0.040), (0.238, 0.078), (0.208, 0.050)], "#dcbc68", 0.55, soft=0.012 * unit)
    crown = smooth(0.04, 0.10, f.u) * (1 - smooth(0.22, 0.32, f.u)) * (1 - smooth(-0.62, -0.30, f.v))
    f.lay("#5d4818", crown * 0.55 * (0.7 + 0.5 * f.noise(0.05, 0.3, 31, 2)))
    f.lay("#6d5420", smooth(0.05, 0.3, f.noise(0.035, 0.22, 33, 2)) * (1 - smooth(0.20, 0.28, f.u)) * smooth(0.06, 0.10, f.u) * (1 - smooth(0.0, 0.4, f.v)) * 0.5)
    f.lay("#fff6cc", (1 - smooth(-0.95, -0.84, f.v)) * smooth(0.03, 0.08, f.u) * (1 - smooth(0.5, 0.9, f.u)) * (0.15 + 0.55 * smooth(0.14, 0.3, f.u)))
    # The two bones of the cover: a shade behind each, a light upon its edge.
    front = [(0.172, -0.030), (0.196, -0.004), (0.202, 0.034), (0.188, 0.066), (0.150, 0.086)]
    f.stroke([(s + 0.006, h) for s, h in front], 0.013 * unit, "#4a3c1a", (0.4, 0.7), alpha=0.55, soft=0.003 * unit)
    f.stroke([(s - 0.003, h) for s, h in front[1:4]], 0.004 * unit, "#fff4c8", alpha=0.45, soft=0.001 * unit)
    cover = [(0.240, -0.070), (0.276, -0.040), (0.292, 0.006), (0.284, 0.056), (0.252, 0.098), (0.212, 0.112)]
    f.stroke([(s + 0.009, h) for s, h in cover], 0.022 * unit, "#2c2a1c", (0.4, 0.8), alpha=0.72, soft=0.004 * unit)
    f.stroke([(s - 0.003, h) for s, h in cover[1:5]], 0.006 * unit, "#fff4c4", (0.2, 1.0), alpha=0.60, soft=0.0015 * unit)
    # Mouth: the snout overhangs; fleshy lips, a pale lower jaw.
    f.patch([(0.004, 0.034), (0.05, 0.046), (0.115, 0.056), (0.13, 0.076), (0.08, 0.078), (0.03, 0.056)], "#f4e4c0", 0.42, soft=0.005 * unit)
    mouth = [(-0.025, 0.027), (0.010, 0.037), (0.050, 0.042), (0.084, 0.043), (0.108, 0.046)]
    f.stroke([(s, h + 0.007) for s, h in mouth], 0.013 * unit, "#6d5a38", (0.6, 0.5), alpha=0.5, soft=0.003 * unit)
    f.stroke(mouth, 0.0100 * unit, "#1a140c", (1, 0.6), alpha=0.95)
    f.stroke([(-0.025, 0.012), (0.015, 0.024), (0.060, 0.029), (0.100, 0.032)], 0.0095 * unit, "#e8cc88", (0.8, 0.5), alpha=0.55, soft=0.002 * unit)
    f.stroke([(0.088, 0.024), (0.108, 0.034), (0.112, 0.054)], 0.007 * unit, "#6d5626", alpha=0.4, soft=0.001 * unit)
    for s, h, w in ((0.040, -0.016, 0.010), (0.056, -0.022, 0.008)):
        f.dabs([s], [h], 0.62 * w * unit, 0.36 * w * unit, "#2c220e", 0.85, turn=-0.6, h=True)
    jaw = [(0.05, 0.064), (0.10, 0.078), (0.16, 0.096), (0.25, 0.108), (0.25, 0.130), (0.12, 0.108), (0.05, 0.084)]
    f.patch(jaw, "#2c6484", 0.50, soft=0.010 * unit)
    f.patch([(-0.022, 0.030), (0.03, 0.046), (0.10, 0.052), (0.11, 0.062), (0.05, 0.062), (-0.002, 0.046)], "#fbeecb", 0.60, soft=0.003 * unit)
    f.stroke([(0.000, 0.046), (0.030, 0.059), (0.070, 0.068), (0.116, 0.064)], 0.008 * unit, "#6d5c3c", (0.4, 0.8), alpha=0.55, soft=0.003 * unit)
    f.eye(0.112, -0.032, 0.0185, ("#a8803c", "#6d4a1e"), pupil=0.70, dark="#120e0a", rim=None, flat=0.88, gaze=(-0.10, -0.04))
    lid = [(0.084, -0.040), (0.096, -0.052), (0.116, -0.055), (0.136, -0.046), (0.140, -0.038), (0.120, -0.043), (0.100, -0.042)]
    f.patch(lid, "#7d6224", 0.95, soft=0.0016 * unit)
    f.stroke([(0.090, -0.041), (0.104, -0.0435), (0.122, -0.043), (0.138, -0.037)], 0.004 * unit, "#1c1408", (0.6, 0.4), alpha=0.8)
    f.stroke([(0.074, -0.036), (0.090, -0.058), (0.120, -0.062), (0.150, -0.044)], 0.015 * unit, "#4a3814", (0.4, 0.4), alpha=0.85, soft=0.002 * unit)
    f.stroke([(0.080, -0.058), (0.112, -0.074), (0.146, -0.066)], 0.006 * unit, "#fff0b4", (0.4, 0.4), alpha=0.7, soft=0.001 * unit)
    f.stroke([(0.082, -0.008), (0.110, 0.004), (0.140, -0.006)], 0.008 * unit, "#fff0bc", (0.4, 0.4), alpha=0.6, soft=0.002 * unit)
    barbel = [(0.038, 0.050), (0.040, 0.062), (0.048, 0.084), (0.038, 0.108), (0.048, 0.130)]
    f.stroke(barbel, 0.0120 * unit, "#8a7434", (1.0, 0.25), swell=False)
    f.stroke([(s - 0.002, h) for s, h in barbel], 0.006 * unit, "#fff0bc", (1.0, 0.3), alpha=0.95, swell=False)


def near_fins(f, unit, r):
    """Paint the near pelvic fin and the pectoral fin, which grows out of the side."""
    fin(f, [(0.226, 0.100), (0.250, 0.108), (0.272, 0.112)], [(0.304, 0.170), (0.326, 0.190), (0.346, 0.182), (0.338, 0.146)], ["#e8dcb0", "#d0c898", "#e8e0b4"], 8, 0.15, ray=r, soft=0.8, **INK)
    f.patch([(0.216, 0.084), (0.260, 0.092), (0.290, 0.108), (0.286, 0.128), (0.244, 0.120)], "#efe8cc", 0.85, soft=0.009 * unit)
    f.patch([(0.300, 0.010), (0.37, 0.03), (0.450, 0.080), (0.42, 0.104), (0.33, 0.084)], "#2c2a1c", 0.60, soft=0.012 * unit)
    fin(f, [(0.302, -0.010), (0.316, 0.018), (0.308, 0.046)], [(0.428, -0.020), (0.462, 0.012), (0.462, 0.050), (0.426, 0.080), (0.360, 0.084)],
        ["#6d5620", "#94742e", "#c09c4c", "#ecd08c"], 14, 0.30, ray=r, spiny=0.04, soft=0.8, **INK)  # fmt: skip
    f.patch([(0.290, -0.014), (0.318, -0.016), (0.350, 0.018), (0.332, 0.058), (0.292, 0.052)], "#b08a3a", 0.85, soft=0.010 * unit)


# ---------------------------------------------------------------- the wreck
SHEER = [(58, 70), (150, 102), (260, 114), (370, 112), (500, 98)]
STEM = [(58, 70), (64, 180), (82, 290), (116, 400), (170, 492), (240, 570)]
STRAKES = 8
TORN = ((0.06, 396), (0.16, 322), (0.28, 276), (0.40, 236), (0.53, 246), (0.66, 296), (0.79, 380), (0.86, 430))
"""The edge of the hole: at which share of the side, and where the boards end there."""


def strake(t):
    """Return the upper edge of a plank: 0 is the deck, 1 the keel; all of them meet the stem."""
    deck, stem = rounded(SHEER, closed=False), rounded(STEM, closed=False)
    x0, y0 = stem[int(t * (len(stem) - 1))]
    x = np.linspace(x0, 510, 40)
    deep = np.interp(x, deck[:, 0], deck[:, 1]) + t * 470
    near = np.exp(-(x - x0) / 70)
    return np.stack([x, deep + (y0 - deep[0]) * near], -1)


def torn_edge():
    """Return the outline of the hole: boards torn along their grain into long and short splinters."""
    g = np.random.default_rng(27)
    t, x = np.array(TORN).T
    points = []
    for i in range(len(t) - 1):
        n = 4
        for j in range(n):
            q = (j + g.uniform(0.1, 0.6)) / n
            at, ends = t[i] + q * (t[i + 1] - t[i]), x[i] + q * (x[i + 1] - x[i])
            line = strake(at)
            for off in (-g.uniform(8, 30), g.uniform(8, 30) + 34 * (g.random() < 0.4)):
                px = ends + off
                points.append((px, float(np.interp(px, line[:, 0], line[:, 1])) + g.normal(0, 2.5)))
    return np.array([*points, (510, 512), (510, 130)])


def hull(c):
    """Paint the bow: planks up to the stem, each of its own tone, lit from the left; the bowsprit."""
    side = np.array([*strake(0.0), (510, 700), *STEM[::-1]])
    c.area(c.cover(side), Grad((60, 0), (480, 0), "#3f8ca0", "#1f5c84", "#123f68"), wash=0.8)
    g = np.random.default_rng(4)
    grain = c.noise(120, 3.2, 44, 3)
    with c.within(side):
        for i in range(STRAKES):
            top, low = strake(i / STRAKES), strake((i + 1) / STRAKES)
            board = c.cover(np.concatenate([top, low[::-1]]))
            c.area(board, "#7cc4c0" if g.random() < 0.5 else "#0c2c54", g.uniform(0.10, 0.34), wash=0)
            c.area(board * smooth(0.1, 0.5, grain), "#0a2448", 0.34, wash=0)
            c.area(board * smooth(0.2, 0.6, -grain), "#8cd0c8", 0.26, wash=0)
        for i in range(1, STRAKES + 1):
            p = strake(i / STRAKES)
            c.line(p + [0, 2], 5, "#04122a", alpha=0.8, soft=0.6)
            c.line(p + [0, 7], 3, "#9cdcd0", taper=(1.2, 0.5), alpha=0.45, soft=0.8)
        for i in range(STRAKES):
            p = (strake(i / STRAKES) + strake((i + 1) / STRAKES)) / 2
            for q in p[3 + 3 * (i % 2) :: 8]:
                c.line([(q[0], q[1] - 24), (q[0] + 2, q[1] + 24)], 2.0, "#04122a", alpha=0.6, soft=0.5)
                c.dabs([q[0] - 6, q[0] + 8], [q[1] - 8, q[1] + 8], 2.0, 2.0, 0, "#04122a", 0.8)
        c.area(smooth(360, 600, c.y), "#0a1f44", 0.62, wash=0)
    stem = rounded([(46, 34), *STEM], closed=False)
    c.line(stem + [9, 2], 22, "#04122a", alpha=0.6, soft=4)
    c.line(stem, 20, "#2a6c88", edge=0.6)
    c.line(stem - [6, 0], 6, "#b4ece0", alpha=0.8, soft=0.8)
    deck = rounded(SHEER, closed=False)
    c.line(deck + [0, 9], 13, "#04122a", alpha=0.6, soft=3)
    c.line(deck, 14, "#2a6484", edge=0.6)
    c.line(deck - [0, 5], 4, "#b4ece0", taper=(1.1, 0.5), alpha=0.75, soft=0.6)
    c.line([(120, 112), (50, 62), (-30, 6)], 15, "#24608a", taper=(1.2, 0.7), edge=0.6)
    c.line([(116, 104), (48, 56), (-30, 1)], 4, "#b4ece0", taper=(1, 0.6), alpha=0.75, soft=0.6)


def gap(c):
    """Paint the hole in the side of the ship: torn planks round the dark, ribs and a gleam far inside."""
    hole = torn_edge()
    c.shape(hole + [-10, -2], "#04122a", alpha=0.45, edge=0, soft=5)
    c.shape(hole + [-5, -3], Grad((0, 180), (0, 480), "#84c8c0", "#5c9cac", "#1f4c70"), alpha=0.66, edge=0.8, soft=0.6)
    c.shape(hole + [-2, 2], "#1c4460", edge=0.5)
    c.shape(hole, "#030c22", edge=0.5)
    with c.within(hole):
        c.glow(452, 420, 120, "#2f7c98", 0.60)
        for x, w in ((300, 20), (362, 24), (440, 30)):
            run = rounded([(x + 22, 140), (x + 26, 250), (x + 10, 380), (x - 30, 520)], closed=False)
            c.line(run, w, "#0a2040", edge=0.6)
            c.line(run - [w * 0.4, 0], 3, "#2f6484", alpha=0.6, soft=1)


def splinters(c):
    """Paint the torn ends of planks that stand before the tail."""
    for p, w in (
        ([(510, 262), (478, 270), (446, 284)], 24),
        ([(510, 372), (470, 380), (414, 396)], 30),
        ([(510, 428), (476, 424), (444, 430)], 20),
    ):
        run = rounded(p, closed=False)
        c.line(run + [2, 8], w * 1.1, "#020a1c", taper=(1.0, 0.2), alpha=0.6, soft=5)
        c.line(run, w, "#154268", taper=(1.0, 0.25), edge=0.9)
        c.line(run + [0, w * 0.22], w * 0.4, "#0a2648", taper=(1.0, 0.1), alpha=0.8, soft=1)
        c.line(run - [0, w * 0.34], w * 0.16, "#6da8b0", taper=(1.0, 0.2), alpha=0.55, soft=0.6)


def in_the_dark(c, cod):
    """Shade what is still inside: the torn edge falls across the round flank; only the back keeps a rim of light."""
    edge = [(252, 236), (286, 268), (268, 290), (278, 306), (256, 328), (282, 348), (276, 366), (300, 384), (296, 402), (330, 420), (344, 450), (510, 480), (510, 40), (300, 40)]
    inside = c.cover(edge, soft=5)
    deep = smooth(270, 400, c.x - 0.5 * (c.y - 320))
    c.area(cod.alpha * inside, "#6d5840", 0.20, wash=0)
    c.area(cod.alpha * inside * (0.74 + 0.26 * deep), "#56463e", 1.0, "multiply", wash=0)
    rim = np.clip(cod.alpha - ndimage.shift(cod.alpha, (3.4 * c.k, 2.4 * c.k), order=1), 0, 1)
    torn = smooth(-0.5, 0.3, c.noise(26, 20, 95, 2))
    c.area(ndimage.gaussian_filter(rim, 0.5 * c.k) * inside * torn, "#d8a860", 0.46, wash=0)


def plank(c):
    """Paint a fallen timber, half sunk in the sand, with mussels on it."""
    p = rounded([(250, 668), (330, 636), (420, 604), (510, 568)], closed=False)
    c.line(p + [0, 16], 30, "#061630", alpha=0.6, soft=8)
    c.line(p, 32, "#12304e", taper=(0.5, 1.1), edge=0.8)
    c.line(p - [2, 11], 6, "#78b4b8", taper=(0.4, 1.1), alpha=0.75, soft=1.2)
    c.line(p + [0, 5], 3, "#071a34", taper=(0.4, 1), alpha=0.7, soft=1)
    c.curve([(210, 690), (240, 664), (290, 664), (350, 668), (330, 700), (240, 710)], "#1f4a6c", soft=6)
    mussels(c, 424, 588, 44, 12, 40, 4)


def mussels(c, x, y, rx, ry, n, seed):
    """Heap mussels on the bottom: dark blue shells on end, lit from above."""
    g = np.random.default_rng(seed)
    c.disc(x + 4, y + ry * 0.7, rx * 1.1, ry * 0.8, "#03101a", alpha=0.6, soft=6, edge=0)
    px, py = x + rx * g.normal(0, 0.45, n), y + ry * g.normal(0, 0.42, n)
    for i in np.argsort(py):
        s, a = 12 * g.uniform(0.7, 1.25), g.uniform(0.7, 2.4)
        c.disc(px[i] + 1.5, py[i] + 2.5, s * 1.1, s * 0.58, "#030b14", a, alpha=0.7, edge=0)
        c.disc(px[i], py[i], s, s * 0.5, mix("#131d30", "#2c4260", g.random()), a, edge=0)
        c.disc(px[i] - s * 0.14, py[i] - s * 0.14, s * 0.6, s * 0.15, "#8fb4c4", a, alpha=0.5, edge=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=51)
    water(c, ["#a8e0d8", "#62b8c4", "#3488ac", "#1f5c90", "#163f74", "#102a58"], (60, 10, 320, "#f4ffe0", 0.85))
    ship = c.lifted(hull)
    ship.haze("#2f7ca4", 0.10).blurred(0.5).lay()
    gap(c)
    sand(c, [(-10, 560), (120, 546), (260, 554), (400, 538), (490, 544)], ("#4a92a4", "#1f4a6c", "#6fa8b0", "#123058"), seed=4, ripples=0)
    pebbles(c, 564, 740, ["#4f7c8c", "#5a7c80", "#3a6480", "#62808c"], n=90, size=(1.5, 15), seed=7, shadow="#0c2446")
    net(c, smooth(552, 582, c.y) * (1 - smooth(200, 460, c.x)), "#9cd8d0", 0.30, cell=34, flat=0.4)
    shafts(c, (20, -190), "#f0ffe0", n=6, length=700, amount=0.30, spread=0.50, wide=(20, 50))
    cod = c.lifted(animal)
    on_hull = ndimage.shift(cod.alpha, (30 * k, 24 * k), order=1) * ship.alpha * (1 - smooth(530, 552, c.y))
    c.area(ndimage.gaussian_filter(on_hull, 5 * k), "#04122c", 0.55, wash=0)
    c.curve([(60, 590), (200, 572), (360, 574), (400, 594), (250, 616), (90, 612)], "#05142c", alpha=0.55, soft=12, wash=0)
    cod.lay()
    in_the_dark(c, cod)
    splinters(c)
    plank(c)
    motes(c, "#f8ffe4", 70)
    return finished(c, focus=((100, 420, 110), (230, 390, 90)), saturation=1.14)
