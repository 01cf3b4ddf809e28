"""A spurdog cruises: it comes down out of the light, and the herring flee over the dark.

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
from seabed import far_ground, rock
from underwater import motes, shafts, surface, water

BACK = [(-0.010, 0.004), (0.010, -0.012), (0.05, -0.030), (0.10, -0.044), (0.16, -0.056), (0.24, -0.068),
        (0.33, -0.077), (0.41, -0.080), (0.50, -0.072), (0.60, -0.057), (0.72, -0.042),
        (0.82, -0.036), (0.92, -0.032), (1.0, -0.033), (1.06, -0.034)]  # fmt: skip
BELLY = [(-0.008, 0.009), (0.02, 0.020), (0.06, 0.029), (0.11, 0.039), (0.18, 0.055), (0.27, 0.069),
         (0.38, 0.076), (0.50, 0.069), (0.62, 0.053), (0.74, 0.041), (0.85, 0.034), (0.95, 0.031),
         (1.06, 0.032)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1]]
AXIS = [(338, 420), (288, 362), (226, 324), (148, 300), (86, 256), (62, 192)]
SIZE = [(0, 1.24), (0.16, 1.34), (0.4, 1.46), (1, 1.14)]


def spurdog(c, axis, size, side=-1, haze="#2f7488", sunk=0.0, near=1.0):
    """Paint a spurdog; `sunk` mixes it with the water, `near` under 1 leaves details out."""
    q = lambda colour: mix(colour, haze, sunk)
    f = Fish(c, axis, BACK, BELLY, size, side=side, sun=(-0.30, -0.84, 0.45))
    unit = f.length
    flap(f, [(0.222, 0.046), (0.285, 0.058)], [(0.262, 0.182), (0.288, 0.186), (0.312, 0.138), (0.312, 0.082)], [q("#1f4353"), q("#2a5363"), q("#37606d")])
    flap(f, [(1.15, -0.098), (1.06, -0.054), (0.985, -0.032), (0.985, 0.028), (1.04, 0.044)],
         [(1.285, -0.168), (1.250, -0.098), (1.186, -0.050), (1.130, -0.004), (1.120, 0.070)],
         [q("#a3a694"), q("#6d7a7a"), q("#3f5862")])  # fmt: skip
    for root, edge, spine in DORSALS:
        flap(f, root, edge, [q("#8f9488"), q("#66757a"), q("#3f5862")])
        f.stroke(spine, 0.020 * unit, q("#16303c"), (1.0, 0.25), swell=False)
        f.stroke([(s - 0.003, h) for s, h in spine], 0.014 * unit, q("#fff4d4"), (1.0, 0.30), swell=False)
    flap(f, [(0.570, 0.046), (0.650, 0.040)], [(0.605, 0.094), (0.640, 0.106), (0.675, 0.088), (0.695, 0.056)], [q("#6d8088"), q("#7f929a"), q("#a9b9bc")])
    f.body(OUTLINE)
    v = f.v + 0.07 * f.noise(0.10, 0.35, 4, 3)
    line = 0.34 - 0.16 * smooth(0.25, 0.0, f.u)
    tone = planes(
        v - line, (-1.4, q("#e6ddb0")), (-1.12, q("#b9b594")), (-0.9, q("#8d9388")), (-0.62, q("#6d7a7a")), (-0.25, q("#66777a")),
        (-0.04, q("#80908f")), (0.06, q("#cfd6cc")), (0.30, q("#f4f3e6")), (0.8, q("#eaefe8")), crisp=0.5,
    )  # fmt: skip
    f.lay(tone)
    f.lay(q("#d3cc9f"), smooth(0.80, 0.93, f.light) * (1 - smooth(-0.4, 0.0, v)) * 0.85)
    f.lay(q("#fff3c4"), smooth(0.925, 0.99, f.light + 0.02 * f.noise(0.06, 0.3, 6, 2)) * (1 - smooth(-0.5, -0.2, v)) * 0.75)
    f.lay(q("#2a6078"), (1 - smooth(-0.62, 0.10, f.light)) * 0.42)
    f.lay(q("#d9ece4"), smooth(0.90, 1.0, f.v) * 0.6)
    if near > 0.5:
        marks(f, q)
    flap(f, [(0.232, 0.034), (0.302, 0.044)], [(0.418, 0.196), (0.444, 0.176), (0.428, 0.122), (0.392, 0.080)],
         [q("#5d7076"), q("#4d626a"), q("#3c545f")], rim=q("#d3dccf"), cast=q("#3d6170"))  # fmt: skip
    return f


DORSALS = (
    ([(0.395, -0.072), (0.492, -0.064)], [(0.448, -0.170), (0.470, -0.176), (0.486, -0.150), (0.494, -0.115), (0.525, -0.082)], [(0.393, -0.070), (0.400, -0.098), (0.413, -0.130)]),
    ([(0.745, -0.036), (0.815, -0.030)], [(0.786, -0.100), (0.804, -0.104), (0.816, -0.080), (0.850, -0.048)], [(0.741, -0.036), (0.750, -0.070), (0.769, -0.108)]),
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
    f.eye(0.102, -0.013, 0.0145, (q("#a3b87c"), q("#5d8a6c")), pupil=0.5, dark=q("#0c1a1c"), rim=q("#e8efcf"), flat=0.74)


def animal(c):
    """Paint the nearest spurdog."""
    spurdog(c, AXIS, SIZE)


SHOAL = (
    (478, 262, 50, -18, 0.64), (442, 294, 56, -12, 0.56), (484, 322, 66, -14, 0.40), (472, 364, 80, -4, 0.10), (504, 400, 78, -8, 0.22),
    (472, 438, 86, 3, 0.0), (492, 482, 80, 4, 0.08), (428, 498, 80, 11, 0.0), (474, 532, 84, 14, 0.05), (404, 544, 70, 20, 0.28),
    (450, 576, 64, 18, 0.42),
)  # fmt: skip


def scatter(c):
    """Paint herring that flee before the spurdog: each (x, y of its snout, length, turn, veil)."""
    for i, (x, y, long, turn, sunk) in enumerate(SHOAL):
        a = np.radians(180 + turn)
        axis = []
        for u in (0, 0.33, 0.66, 1.0):
            w = 0.06 * (-1) ** i * np.sin(u * 4.2)
            axis.append((x + long * (u * np.cos(a) - w * np.sin(a)), y + long * (u * np.sin(a) + w * np.cos(a))))
        herring(c, axis, near=0.2, haze="#2f7f92", sunk=sunk, flash=1.0 - 0.5 * sunk, seed=i, side=-1)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=31)
    water(c, ["#d3efd2", "#6ab8b2", "#27778f", "#124e6c", "#0b3552", "#07203a"], (150, -40, 270, "#fff4c8", 0.85))
    surface(c, 96, "#fffde8", "#59aeae", seed=5, centre=170, n=170)
    shafts(c, (160, -190), "#fff6c8", n=9, length=600, amount=0.30, spread=0.75)
    far_ground(c, [(-10, 470), (60, 440), (130, 452), (190, 496), (270, 526), (350, 540), (490, 530)], "#164f6a")
    rock(c, [(-30, 520), (40, 486), (110, 500), (170, 540), (210, 600), (200, 740), (-30, 740)], ("#0f3550", "#164660", "#215a70", "#3d7480"), 4, 46)
    scatter(c)
    shafts(c, (160, -190), "#fff6c8", n=4, seed=12, length=620, amount=0.12, spread=0.5)
    animal(c)
    rock(c, [(490, 590), (452, 574), (410, 586), (372, 604), (330, 660), (300, 740), (490, 740)], ("#081b2c", "#0e263a", "#1a3a4e", "#30585e", "#6d8a74"), 19, 34, round_=False, light=(-0.5, -0.8))
    rock(c, [(-10, 606), (30, 588), (90, 606), (140, 640), (190, 700), (200, 740), (-10, 740)], ("#081b2c", "#0e263a", "#1a3a4e", "#30585e", "#6d8a74"), 7, 40, round_=False)
    c.area(smooth(520, 720, c.y) * 0.5, Grad((0, 520), (0, 720), "#0b2c44", "#061c30"), wash=0)
    motes(c, "#e9ffe8", 90)
    return finished(c, focus=((310, 382, 66),))
