"""A spurdog breaks into a shoal: it comes down out of an amber evening, and the herring scatter from its snout.

Proportions, in lengths from the snout to the root of the tail: slender, depth 0.15 at the first dorsal fin; snout blunt at its tip,
the eye large, oval, green, at 0.10; spiracle behind it; mouth below; five gill slits at 0.20 to 0.235, before
the pectoral fin; two dorsal fins at 0.40 and 0.745, each with a spine before it, the second fin smaller, its spine as high as
the fin; pelvic fins halfway between them; no anal fin; tail with a long upper lobe without a notch.
Slate grey with white spots in rows, belly white.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, smooth
from clupea_harengus import herring
from finfish import Fish, planes
from rays import fin
from sheet import Sheet, finished
from underwater import motes, shafts, surface, water

BACK = [(-0.016, 0.002), (-0.006, -0.014), (0.018, -0.026), (0.055, -0.038), (0.10, -0.048), (0.16, -0.058), (0.24, -0.068),
        (0.33, -0.077), (0.41, -0.080), (0.50, -0.072), (0.60, -0.057), (0.72, -0.042),
        (0.82, -0.036), (0.92, -0.032), (1.0, -0.033), (1.06, -0.034)]  # fmt: skip
BELLY = [(-0.012, 0.012), (0.012, 0.023), (0.06, 0.031), (0.11, 0.039), (0.18, 0.055), (0.27, 0.069),
         (0.38, 0.076), (0.50, 0.069), (0.62, 0.053), (0.74, 0.041), (0.85, 0.034), (0.95, 0.031),
         (1.06, 0.032)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1]]
AXIS = [(58, 424, 0), (128, 404, 0.155), (210, 362, 0.345), (286, 300, 0.56), (352, 232, 0.78), (412, 176, 1.0)]
SIZE = [(0, 1.78), (0.3, 1.86), (0.55, 1.60), (1, 1.10)]


def spurdog(c, axis, size, side=1, haze="#2f7488", sunk=0.0, near=1.0):
    """Paint a spurdog; `sunk` mixes it with the water, `near` under 1 leaves details out."""
    q = lambda colour: mix(colour, haze, sunk)
    f = Fish(c, axis, BACK, BELLY, size, side=side, sun=(0.10, -0.90, 0.42))
    unit = f.length
    flap(f, [(0.222, 0.046), (0.285, 0.058)], [(0.262, 0.182), (0.288, 0.186), (0.312, 0.138), (0.312, 0.082)], [q("#1f4353"), q("#2a5363"), q("#37606d")])
    flap(f, [(1.15, -0.098), (1.06, -0.054), (0.985, -0.032), (0.985, 0.028), (1.04, 0.044)],
         [(1.285, -0.168), (1.250, -0.098), (1.186, -0.050), (1.130, -0.004), (1.120, 0.070)],
         [q("#a3a694"), q("#6d7a7a"), q("#3f5862")])  # fmt: skip
    for root, edge, spine in DORSALS:
        flap(f, root, edge, [q("#7d7864"), q("#4d5450"), q("#2f3c3e")])
        f.stroke(spine, 0.020 * unit, q("#16303c"), (1.0, 0.25), swell=False)
        f.stroke([(s - 0.002, h) for s, h in spine], 0.011 * unit, q("#fff0c4"), (1.0, 0.20), swell=False)
    flap(f, [(0.570, 0.046), (0.650, 0.040)], [(0.605, 0.094), (0.640, 0.106), (0.675, 0.088), (0.695, 0.056)], [q("#6d8088"), q("#7f929a"), q("#a9b9bc")])
    f.body(OUTLINE)
    v = f.v + 0.07 * f.noise(0.10, 0.35, 4, 3)
    line = 0.34 - 0.16 * smooth(0.25, 0.0, f.u)
    tone = planes(
        v - line, (-1.4, q("#f4e2a4")), (-1.14, q("#c4b080")), (-0.9, q("#85806a")), (-0.62, q("#55605e")), (-0.25, q("#46565a")),
        (-0.05, q("#5d6f70")), (0.04, q("#cfd6c4")), (0.26, q("#fbf8e8")), (0.8, q("#f0f2e6")), crisp=0.6,
    )  # fmt: skip
    f.lay(tone)
    f.lay(q("#d3cc9f"), smooth(0.80, 0.93, f.light) * (1 - smooth(-0.4, 0.0, v)) * 0.85)
    f.lay(q("#fff3c4"), smooth(0.925, 0.99, f.light + 0.02 * f.noise(0.06, 0.3, 6, 2)) * (1 - smooth(-0.5, -0.2, v)) * 0.75)
    f.lay(q("#1f6068"), (1 - smooth(-0.75, -0.1, f.light)) * 0.42)
    f.lay(q("#d9ece4"), smooth(0.90, 1.0, f.v) * 0.6)
    if near > 0.5:
        marks(f, q)
    flap(f, [(0.232, 0.034), (0.302, 0.044)], [(0.418, 0.196), (0.444, 0.176), (0.428, 0.122), (0.392, 0.080)],
         [q("#5d7076"), q("#4d626a"), q("#3c545f")], rim=q("#d3dccf"), cast=q("#3d6170"))  # fmt: skip
    return f


DORSALS = (
    ([(0.385, -0.066), (0.500, -0.058)], [(0.446, -0.182), (0.472, -0.190), (0.490, -0.162), (0.500, -0.120), (0.540, -0.078)], [(0.382, -0.066), (0.394, -0.098), (0.416, -0.138)]),
    ([(0.742, -0.032), (0.820, -0.026)], [(0.788, -0.112), (0.808, -0.116), (0.822, -0.088), (0.860, -0.048)], [(0.741, -0.032), (0.753, -0.070), (0.776, -0.112)]),
)  # fmt: skip


def flap(f, root, edge, tones, rim=None, cast=None):
    """Paint a fleshy fin: lit along its front, thin and darker behind."""
    unit = f.length
    if cast is not None:
        mid = [((a[0] + b[0]) / 2 + 0.012, (a[1] + b[1]) / 2 + 0.006) for a, b in zip(root, edge[:: len(edge) - 1], strict=True)]
        f.patch([*root, mid[1], mid[0]], cast, 0.55, soft=0.010 * unit)
    fin(f, root, edge, tones, rays=0, clear=0.06, soft=0.3)
    front = [root[0], edge[0]]
    f.stroke([front[0], ((front[0][0] + front[1][0]) / 2 + 0.004, (front[0][1] + front[1][1]) / 2), front[1]], 0.016 * unit, mix(tones[0], "#dfe6c2", 0.45), (0.6, 0.5), alpha=0.75, soft=0.002 * unit)
    if rim is not None:
        f.stroke([(s - 0.004, h - 0.004) for s, h in edge[1:]], 0.008 * unit, rim, (0.5, 0.6), alpha=0.75, swell=False)


def marks(f, q):
    """Paint spots in rows, gill slits, eye, spiracle, nostril, mouth."""
    unit = f.length
    g = np.random.default_rng(3)
    rows = ((0.19, 0.72, -0.42, 15, 1.0), (0.25, 0.66, -0.06, 10, 0.75), (0.14, 0.40, -0.72, 6, 0.6))
    for a, b, v0, n, big in rows:
        s = np.linspace(a, b, n) + g.normal(0, 0.012, n)
        v = v0 + 0.14 * np.sin(s * 21 + n) + g.normal(0, 0.05, n)
        r = 0.0080 * unit * big * g.uniform(0.65, 1.2, n) * np.interp(s, f.s, f.scale) / unit
        f.dabs(s, v, r * 1.35, r, q("#3a4f58"), 0.5)
        f.dabs(s - 0.001, v - 0.02, r * 1.1, r * 0.8, q("#f3f1e0"), 0.95)
    f.lay(q("#5b7078"), np.exp(-(((f.u - 0.225) / 0.03) ** 2)) * smooth(-0.5, 0, f.v) * (1 - smooth(0.5, 0.9, f.v)) * 0.35)
    for i in range(5):
        s = 0.178 + 0.0125 * i
        low = 0.046 + 0.003 * i
        p = [(s - 0.003, 0.006), (s + 0.003, 0.022), (s - 0.002, low)]
        f.stroke([(a + 0.004, h) for a, h in p], 0.006 * unit, q("#dfe6d8"), alpha=0.6)
        f.stroke(p, 0.0052 * unit, q("#1d323b"), alpha=0.9)
    f.stroke([(0.092, 0.038), (0.108, 0.030), (0.128, 0.034)], 0.005 * unit, q("#3a5660"), alpha=0.7)
    f.dabs([0.044], [0.40], 0.006 * unit, 0.0035 * unit, q("#1d323b"), 0.9)
    f.dabs([0.146], [-0.44], 0.010 * unit, 0.006 * unit, q("#16282f"), 0.95, turn=-0.3)
    f.stroke([(0.084, -0.024), (0.102, -0.030), (0.122, -0.026)], 0.007 * unit, q("#24383f"), alpha=0.6, soft=0.002 * unit)
    f.eye(0.100, -0.014, 0.0165, (q("#c4e07c"), q("#6fa858")), pupil=0.5, dark=q("#0c1a1c"), rim=q("#e8efcf"), flat=0.74)


def animal(c):
    """Paint the nearest spurdog."""
    spurdog(c, AXIS, SIZE)


SHOAL = (
    (232, 104, 70, 72, 0.62), (150, 118, 84, 62, 0.50), (66, 142, 94, 50, 0.40), (92, 226, 112, 46, 0.10), (6, 232, 100, 36, 0.30),
    (34, 308, 120, 30, 0.0), (-14, 372, 84, 12, 0.34),
    (-20, 470, 110, -6, 0.30), (20, 514, 150, -20, 0.0), (122, 548, 140, -34, 0.12), (222, 566, 130, -46, 0.30), (316, 560, 100, -52, 0.50),
    (60, 592, 120, -26, 0.35), (388, 540, 80, -58, 0.62),
    (150, 648, 124, -40, 0.52), (300, 640, 100, -50, 0.66), (20, 668, 130, -22, 0.56), (416, 606, 80, -60, 0.76),
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
    water(c, ["#f0dc98", "#8faa74", "#2f6f60", "#124a4a", "#09302f", "#051c20"], (360, -50, 300, "#ffe9a8", 0.85))
    surface(c, 90, "#fff6d0", "#a8a860", seed=5, centre=340, n=170)
    shafts(c, (370, -190), "#ffe9a8", n=10, length=640, amount=0.30, spread=0.75)
    c.area(np.exp(-(((c.x - 250) / 190) ** 2 + ((c.y - 330) / 130) ** 2)), "#0a3634", 0.55, wash=0)
    far_shoal(c)
    scatter(c)
    animal(c)
    shafts(c, (370, -190), "#ffe9a8", n=3, seed=12, length=560, amount=0.10, spread=0.4)
    c.area(smooth(560, 720, c.y) * 0.45, Grad((0, 520), (0, 720), "#0b3434", "#041618"), wash=0)
    motes(c, "#fff6d8", 90)
    return finished(c, focus=((110, 396, 80), (60, 320, 40)))
