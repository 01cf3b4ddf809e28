"""A spurdog dives out of the dark into a shoal, and the herring burst from its snout.

Proportions, in lengths from the snout to the root of the tail: slender, depth 0.15 at 0.42; snout long, flat and
pointed; the eye small, oval and pale, at 0.115, low on the side; spiracle behind it; mouth below; five gill slits at
0.215 to 0.265, just before the pectoral fin; two dorsal fins at 0.40 and 0.77, each with a pale spine before it, the
second fin smaller; pelvic fins between them; no anal fin; tail with a long upper lobe without a notch.
Slate grey with few small white spots in one uneven row, belly white.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, smooth
from clupea_harengus import herring
from finfish import Fish, planes
from rays import fin
from sheet import Sheet, finished
from underwater import motes, shafts, surface, water

BACK = [(-0.004, 0.006), (0.010, -0.003), (0.040, -0.013), (0.085, -0.027), (0.13, -0.039), (0.19, -0.052), (0.26, -0.063),
        (0.34, -0.072), (0.42, -0.075), (0.52, -0.067), (0.62, -0.054), (0.72, -0.042),
        (0.82, -0.034), (0.92, -0.027), (1.0, -0.026), (1.06, -0.028)]  # fmt: skip
BELLY = [(-0.004, 0.010), (0.012, 0.017), (0.05, 0.026), (0.095, 0.034), (0.14, 0.043), (0.20, 0.055), (0.28, 0.067),
         (0.38, 0.075), (0.48, 0.072), (0.60, 0.058), (0.72, 0.043), (0.84, 0.031), (0.94, 0.025),
         (1.06, 0.026)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1]]
AXIS = [(38, 474, 0), (124, 442, 0.122), (216, 389, 0.275), (300, 323, 0.475), (362, 252, 0.715), (406, 178, 1.0)]
SIZE = [(0, 1.56), (0.3, 1.46), (0.5, 1.22), (0.75, 0.92), (1, 0.74)]
SLATE = ("#27404c", "#3d565f", "#5b7076")


def spurdog(c, axis, size):
    """Paint a spurdog: far fins, tail and back fins, body, head, the near fin."""
    f = Fish(c, axis, BACK, BELLY, size, side=1, sun=(-0.30, -0.86, 0.42))
    unit = f.length
    flap(f, [(0.245, 0.050), (0.312, 0.062)], [(0.232, 0.196), (0.248, 0.212), (0.280, 0.170), (0.310, 0.100)], ("#132d38", "#1b3843", "#27464f"))
    flap(f, [(1.16, -0.070), (1.07, -0.036), (0.975, -0.024), (0.975, 0.022), (1.03, 0.036)],
         [(1.296, -0.186), (1.268, -0.104), (1.204, -0.046), (1.146, -0.004), (1.132, 0.086)],
         ("#41555b", "#364b53", "#243c47"))  # fmt: skip
    f.stroke([(0.985, -0.026), (1.07, -0.040), (1.15, -0.074), (1.23, -0.126), (1.29, -0.184)], 0.012 * unit, "#a9b496", (1.0, 0.4), alpha=0.8, swell=False)
    for root, edge, spine in DORSALS:
        flap(f, root, edge, ("#4a5c60", "#34494f", "#223841"))
        f.stroke([(s - 0.004, h) for s, h in spine], 0.021 * unit, "#12262f", (1.0, 0.35), swell=False)
        f.stroke([(s - 0.005, h) for s, h in spine], 0.013 * unit, "#fff4d0", (1.0, 0.4), swell=False)
    flap(f, [(0.600, 0.052), (0.670, 0.046)], [(0.650, 0.112), (0.684, 0.118), (0.706, 0.092), (0.716, 0.064)], ("#405a64", "#56707a", "#7f979c"))
    f.body(OUTLINE)
    coat(f)
    gills(f)
    face(f)
    near_fin(f)


def coat(f):
    """Paint slate above and white below, light along the back, water light under the belly, spots."""
    v = f.v + 0.05 * f.noise(0.10, 0.35, 4, 3)
    line = 0.30 - 0.10 * smooth(0.22, 0.0, f.u)
    f.lay(planes(
        v - line, (-1.4, "#b7bda0"), (-1.16, "#8a9890"), (-0.92, "#64777a"), (-0.6, "#465c64"), (-0.25, "#385059"),
        (-0.06, "#4f666d"), (0.06, "#c4d0c8"), (0.24, "#f6f6ea"), (0.55, "#fbf8ea"), (0.8, "#b9ccce"), crisp=0.6,
    ))  # fmt: skip
    high = smooth(0.86, 0.97, f.light + 0.03 * f.noise(0.08, 0.3, 6, 2))
    f.lay("#f4e9b4", high * (1 - smooth(-0.5, -0.1, v)) * 0.9)
    f.lay("#1d4a58", (1 - smooth(-0.85, -0.25, f.light)) * 0.55)
    far = smooth(0.55, 1.0, f.u)
    f.lay("#1a4654", far * 0.35)
    g = np.random.default_rng(8)
    s = np.array([0.185, 0.232, 0.262, 0.318, 0.352, 0.408, 0.447, 0.520, 0.566, 0.640, 0.700])
    at = -0.30 + 0.13 * np.array([0.3, -0.8, 0.7, -0.2, 0.9, -0.7, 0.4, 0.8, -0.5, 0.2, -0.3])
    r = 0.0056 * f.length * g.uniform(0.7, 1.15, len(s)) * np.interp(s, f.s, f.scale) / f.length
    f.dabs(s, at, r * 1.15, r * 0.95, "#f4f1de", 0.95)


DORSALS = (
    ([(0.405, -0.066), (0.505, -0.060)], [(0.462, -0.168), (0.486, -0.180), (0.500, -0.160), (0.506, -0.116), (0.552, -0.074)], [(0.394, -0.064), (0.412, -0.104), (0.444, -0.142)]),
    ([(0.775, -0.034), (0.850, -0.028)], [(0.828, -0.124), (0.850, -0.132), (0.858, -0.112), (0.862, -0.076), (0.902, -0.040)], [(0.762, -0.032), (0.782, -0.084), (0.812, -0.130)]),
)  # fmt: skip


def flap(f, root, edge, tones):
    """Paint a fleshy fin: lit along its front, thin and darker behind, shaded at its root."""
    unit = f.length
    fin(f, root, edge, list(tones), rays=0, clear=0.05, soft=0.3)
    a, b = root[0], edge[0]
    f.stroke([a, ((a[0] + b[0]) / 2 + 0.003, (a[1] + b[1]) / 2), b], 0.012 * unit, mix(tones[2], "#dfe6c2", 0.4), (0.6, 0.5), alpha=0.6, soft=0.002 * unit)


def gills(f):
    """Paint five slits in a row just before the pectoral fin, each with a lit hind edge."""
    unit = f.length
    f.lay("#2a424c", np.exp(-(((f.u - 0.243) / 0.032) ** 2)) * smooth(-0.35, 0.0, f.v) * (1 - smooth(0.55, 0.8, f.v)) * 0.30)
    for i in range(5):
        s, low, top = 0.212 + 0.0135 * i, 0.042 + 0.0025 * i, 0.004 + 0.001 * i
        p = [(s, top), (s + 0.007, (top + low) / 2), (s + 0.002, low)]
        f.stroke([(a + 0.0055, h) for a, h in p], 0.0056 * unit, "#dfe4d4", alpha=0.65)
        f.stroke(p, 0.0072 * unit, "#12252e", alpha=0.95)


def face(f):
    """Paint the flat snout, brow, small pale eye, spiracle, nostril and the mouth below."""
    unit = f.length
    f.patch([(0.0, 0.004), (0.04, -0.012), (0.10, -0.031), (0.17, -0.046), (0.15, -0.022), (0.08, -0.008), (0.03, 0.002)], "#8f9c8e", 0.7, soft=0.006 * unit)
    f.patch([(0.084, -0.013), (0.104, -0.021), (0.134, -0.021), (0.156, -0.013), (0.130, -0.007), (0.100, -0.006)], "#1c323c", 0.65, soft=0.005 * unit)
    f.patch([(0.098, 0.038), (0.112, 0.033), (0.132, 0.033), (0.150, 0.039), (0.146, 0.044), (0.124, 0.039)], "#142a33", 0.85, soft=0.002 * unit)
    f.patch([(0.106, 0.041), (0.122, 0.039), (0.144, 0.045), (0.140, 0.054), (0.112, 0.049)], "#dfe6da", 0.9, soft=0.002 * unit)
    f.stroke([(0.150, 0.034), (0.158, 0.038), (0.160, 0.044)], 0.004 * unit, "#41585f", alpha=0.55)
    f.dabs([0.048], [0.42], 0.008 * unit, 0.0038 * unit, "#142a33", 0.9)
    f.dabs([0.163], [-0.28], 0.009 * unit, 0.005 * unit, "#12242c", 0.95, turn=-0.5)
    f.eye(0.116, -0.003, 0.0110, ("#c6d29a", "#8fa878"), pupil=0.40, dark="#0d1a1e", rim=None, flat=0.58)
    f.stroke([(0.096, -0.006), (0.108, -0.0125), (0.124, -0.0125), (0.137, -0.006)], 0.0048 * unit, "#14272f", alpha=0.8)


def near_fin(f):
    """Paint the near pectoral fin, which grows from the flank behind the slits: slate with a white hind edge."""
    unit = f.length
    f.patch([(0.280, 0.040), (0.345, 0.036), (0.420, 0.050), (0.430, 0.080), (0.350, 0.086), (0.300, 0.070)], "#16333f", 0.65, soft=0.012 * unit)
    root = [(0.274, 0.030), (0.310, 0.036), (0.352, 0.036)]
    edge = [(0.432, 0.238), (0.452, 0.248), (0.456, 0.214), (0.436, 0.150), (0.424, 0.108), (0.412, 0.070)]
    fin(f, root, edge, ["#566d74", "#4f676d", "#3a545e"], rays=0, clear=0.0, soft=0.3)
    for lean in (0.30, 0.55, 0.78):
        tip = (0.448 - 0.030 * lean, 0.226 - 0.130 * lean)
        f.stroke([(0.284 + 0.06 * lean, 0.046), (0.350 + 0.04 * lean, 0.130 - 0.04 * lean), tip], 0.006 * unit, "#243c46", (0.9, 0.3), alpha=0.35)
    f.stroke([(s - 0.007, h - 0.004) for s, h in edge[1:]], 0.012 * unit, "#e6e8d8", (0.3, 0.6), alpha=0.9, swell=False)
    f.stroke([(0.277, 0.034), (0.324, 0.094), (0.378, 0.164), (0.434, 0.236)], 0.010 * unit, "#a9b6a6", (1.0, 0.35), alpha=0.85, swell=False)
    f.patch([(0.264, 0.010), (0.310, 0.008), (0.366, 0.020), (0.362, 0.046), (0.316, 0.060), (0.280, 0.046)], "#41585f", 0.85, soft=0.011 * unit)


def animal(c):
    """Paint the nearest spurdog."""
    spurdog(c, AXIS, SIZE)


SHOAL = (
    (262, 96, 64, 84, 0.66), (182, 104, 84, 74, 0.50), (92, 130, 96, 58, 0.34), (128, 226, 104, 52, 0.22), (14, 212, 108, 40, 0.24),
    (50, 300, 136, 34, 0.0), (-24, 336, 110, 14, 0.26),
    (-46, 440, 84, 2, 0.30), (-52, 546, 130, -16, 0.12), (62, 604, 176, -42, 0.0), (206, 604, 126, -54, 0.28), (308, 574, 104, -58, 0.50),
    (-40, 640, 116, -24, 0.42), (392, 548, 80, -62, 0.64),
    (140, 690, 116, -42, 0.52), (288, 654, 100, -52, 0.66), (420, 620, 80, -62, 0.76),
)  # fmt: skip


def scatter(c):
    """Paint herring that flee from the snout to all sides: each (x, y of its snout, length, turn, veil)."""
    for i in sorted(range(len(SHOAL)), key=lambda n: -SHOAL[n][4]):
        x, y, long, turn, sunk = SHOAL[i]
        a = np.radians(turn)
        axis = []
        for u in (0, 0.33, 0.66, 1.0):
            w = 0.07 * (-1) ** i * np.sin(u * 4.2)
            axis.append((x + long * (u * np.cos(a) - w * np.sin(a)), y + long * (u * np.sin(a) + w * np.cos(a))))
        herring(c, axis, near=0.7 if long > 115 else 0.2, haze="#1f6058", sunk=sunk, flash=1.0 - 0.5 * sunk, seed=i)


def far_shoal(c):
    """Paint the rest of the shoal as dashes far away, parting before the shark."""
    g = np.random.default_rng(6)
    n = 150
    a = g.uniform(1.7, 4.2, n)
    d = g.uniform(0.55, 1.0, n)
    x, y = 230 + np.cos(a) * d * 300, 350 - np.sin(a) * d * 250
    c.dabs(x, y, g.uniform(5, 10, n), g.uniform(1.1, 2.0, n), np.pi - a + g.normal(0, 0.2, n), np.where(g.random((n, 1)) < 0.5, [[0.62, 0.80, 0.66]], [[0.20, 0.46, 0.44]]), 0.62, hard=2)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=31)
    water(c, ["#f2dc92", "#93b478", "#35806a", "#14575a", "#093a40", "#05202a"], (250, -50, 300, "#ffe9a8", 0.85))
    surface(c, 90, "#fff6d0", "#a8a860", seed=5, centre=250, n=170)
    shafts(c, (230, -190), "#ffe9a8", n=10, length=640, amount=0.30, spread=0.75)
    c.area(np.exp(-(((c.x - 250) / 190) ** 2 + ((c.y - 330) / 130) ** 2)), "#0a4644", 0.4, wash=0)
    c.area(np.exp(-(((c.x - 470) / 120) ** 2 + ((c.y - 160) / 200) ** 2)), "#0b4448", 0.55, wash=0)
    far_shoal(c)
    scatter(c)
    animal(c)
    shafts(c, (230, -190), "#ffe9a8", n=3, seed=12, length=560, amount=0.10, spread=0.4)
    c.area(smooth(560, 720, c.y) * 0.45, Grad((0, 520), (0, 720), "#0b3434", "#041618"), wash=0)
    motes(c, "#fff6d8", 90)
    return finished(c, focus=((110, 396, 80), (60, 320, 40)))
