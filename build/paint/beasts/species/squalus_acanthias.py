"""A spurdog dives out of the dark into a shoal, and the herring turn away from its snout in one wave.

Proportions, in lengths from the snout to the root of the tail: slender, depth 0.15 at 0.42; snout long, flat and
pointed; the eye small, oval and pale, at 0.115, low on the side; spiracle behind it; mouth below; five gill slits at
0.215 to 0.265, just before the pectoral fin; two dorsal fins at 0.40 and 0.77, each with a pale spine before it, the
second fin smaller; pelvic fins between them; no anal fin; tail with a long upper lobe without a notch.
Slate grey with few small white spots in one uneven row, belly white.
"""

from __future__ import annotations

import numpy as np
from canvas import mix, rounded, smooth
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
AXIS = [(34, 452, 0), (120, 430, 0.130), (214, 386, 0.290), (300, 322, 0.480), (366, 246, 0.715), (408, 168, 1.0)]
SIZE = [(0, 1.80), (0.3, 1.66), (0.5, 1.34), (0.75, 1.0), (1, 0.80)]


def spurdog(c, axis, size):
    """Paint a spurdog: far fins, tail and back fins, body, head, the near fin."""
    f = Fish(c, axis, BACK, BELLY, size, side=1, sun=(-0.30, -0.86, 0.42))
    unit = f.length
    # The far fin is lost in the blue.
    fin(f, [(0.250, 0.050), (0.318, 0.062)], [(0.262, 0.118), (0.292, 0.168), (0.306, 0.176), (0.310, 0.158), (0.314, 0.100)],
        ["#123850", "#14465f", "#165678"], rays=0, clear=0.60, soft=1.6, alpha=0.90)  # fmt: skip
    flap(f, *TAIL, ("#4a5f64", "#3b5159", "#2a434e"))
    f.stroke([(0.985, -0.026), (1.08, -0.034), (1.18, -0.062), (1.27, -0.108)], 0.011 * unit, "#b9c2a0", (1.0, 0.4), alpha=0.8, swell=False)
    for root, edge, spine in DORSALS:
        flap(f, root, edge, ("#4a5c60", "#34494f", "#223841"))
        thorn(f, spine)
    flap(f, [(0.600, 0.052), (0.672, 0.046)], [(0.640, 0.096), (0.688, 0.116), (0.698, 0.108), (0.692, 0.082), (0.718, 0.058)], ("#405a64", "#56707a", "#7f979c"))
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
    f.lay("#eef2d8", high * (1 - smooth(-0.5, -0.1, v)) * 0.9)
    f.lay("#1d4a58", (1 - smooth(-0.85, -0.25, f.light)) * 0.55)
    f.lay("#fff4cc", smooth(-0.74, -0.94, v) * smooth(0.02, 0.10, f.u) * smooth(0.35, 0.75, f.light) * 0.85)
    far = smooth(0.55, 1.0, f.u)
    f.lay("#1a4654", far * 0.35)
    grain(f, v - line)
    caustics(f, v - line)
    g = np.random.default_rng(8)
    s = np.array([0.185, 0.232, 0.262, 0.318, 0.352, 0.408, 0.447, 0.520, 0.566, 0.640, 0.700])
    at = -0.30 + 0.13 * np.array([0.3, -0.8, 0.7, -0.2, 0.9, -0.7, 0.4, 0.8, -0.5, 0.2, -0.3])
    r = 0.0046 * f.length * g.uniform(0.7, 1.15, len(s)) * np.interp(s, f.s, f.scale) / f.length
    f.dabs(s, at, r * 1.15, r * 0.95, "#f4f1de", 0.95)


def grain(f, v):
    """Roughen the slate skin: fine teeth in rows along the body."""
    dark = 1 - smooth(-0.12, 0.06, v)
    fine = f.noise(0.010, 0.05, 21, 1)
    f.lay("#c8d8cc", smooth(0.08, 0.42, fine) * dark * smooth(0.15, 0.85, f.light) * 0.12)
    f.lay("#0f242e", smooth(0.05, 0.40, -fine) * dark * 0.10)


def caustics(f, v):
    """Let the soft net of light from the waves run along the whole back and fade towards the tail."""
    c = f.c
    wide = 1.0 - 0.45 * smooth(0.3, 1.0, f.u)
    a = f.noise(0.085, 0.62, 61, 1) + 0.3 * c.noise(70, 50, 62, 1)[f.box]
    b = f.noise(0.110, 0.70, 63, 1) - 0.3 * c.noise(70, 50, 62, 1)[f.box]
    web = np.maximum(np.exp(-((a / (0.09 * wide)) ** 2)), 0.6 * np.exp(-((b / (0.08 * wide)) ** 2)))
    where = smooth(0.05, 0.14, f.u) * (1 - 0.65 * smooth(0.45, 1.0, f.u)) * (1 - smooth(-0.55, -0.10, v))
    f.lay("#f4ffdc", web * where * smooth(0.25, 0.85, f.light) * 0.30, mode="screen", wash=0)


TAIL = (
    [(1.20, -0.060), (1.08, -0.034), (0.975, -0.024), (0.975, 0.022), (1.05, 0.038)],
    [(1.280, -0.120), (1.292, -0.112), (1.280, -0.076), (1.226, -0.026), (1.140, 0.004), (1.156, 0.066), (1.146, 0.086)],
)
"""The tail fin: its upper lobe long and without a notch, the lower one short."""
DORSALS = (
    ([(0.410, -0.066), (0.508, -0.060)], [(0.468, -0.160), (0.492, -0.174), (0.504, -0.160), (0.506, -0.112), (0.560, -0.070)], [(0.402, -0.060), (0.408, -0.100), (0.424, -0.146)]),
    ([(0.780, -0.034), (0.852, -0.028)], [(0.830, -0.112), (0.852, -0.122), (0.860, -0.108), (0.864, -0.072), (0.908, -0.038)], [(0.770, -0.028), (0.772, -0.076), (0.790, -0.136)]),
)  # fmt: skip
"""The back fins: root, edge, and the spine that stands free before each."""


def thorn(f, points):
    """Paint a spine: bone, thick at its foot, sharp, dark behind, lit in front."""
    unit = f.length
    f.stroke([(s + 0.005, h) for s, h in points], 0.026 * unit, "#16303b", (1.0, 0.1), swell=False)
    f.stroke(points, 0.020 * unit, "#e9d9a8", (1.0, 0.06), swell=False)
    f.stroke([(s - 0.004, h) for s, h in points], 0.009 * unit, "#fffbe6", (1.0, 0.1), swell=False)


def flap(f, root, edge, tones):
    """Paint a fleshy fin: lit along its front, thin and darker behind, shaded at its root."""
    unit = f.length
    fin(f, root, edge, list(tones), rays=0, clear=0.05, soft=0.3)
    a, b = root[0], edge[0]
    f.stroke(
        [a, ((a[0] + b[0]) / 2 + 0.003, (a[1] + b[1]) / 2), b],
        0.012 * unit,
        mix(tones[2], "#dfe6c2", 0.4),
        (0.6, 0.5),
        alpha=0.6,
        soft=0.002 * unit,
    )


def gills(f):
    """Paint five slits in a row just before the pectoral fin, each with a lit hind edge."""
    unit = f.length
    hollow = np.exp(-(((f.u - 0.243) / 0.032) ** 2)) * smooth(-0.35, 0.0, f.v) * (1 - smooth(0.55, 0.8, f.v))
    f.lay("#2a424c", hollow * 0.30)
    for i in range(5):
        s, low, top = 0.218 + 0.0120 * i, 0.044 + 0.0020 * i, 0.018 + 0.0012 * i
        p = [(s, top), (s + 0.006, (top + low) / 2), (s + 0.002, low)]
        f.stroke([(a + 0.0042, h) for a, h in p], 0.0036 * unit, "#b4c0b8", alpha=0.5)
        f.stroke(p, 0.0058 * unit, "#1a2e38", alpha=0.9)


def face(f):
    """Paint the flat snout, brow, small pale eye, spiracle, nostril and the mouth below."""
    unit = f.length
    f.patch([(0.0, 0.004), (0.04, -0.012), (0.10, -0.031), (0.17, -0.046), (0.15, -0.022), (0.08, -0.008), (0.03, 0.002)], "#8f9c8e", 0.7, soft=0.006 * unit)
    f.patch([(0.084, -0.013), (0.104, -0.021), (0.134, -0.021), (0.156, -0.013), (0.130, -0.007), (0.100, -0.006)], "#1c323c", 0.65, soft=0.005 * unit)
    f.patch([(0.098, 0.038), (0.112, 0.033), (0.132, 0.032), (0.150, 0.036), (0.148, 0.040), (0.124, 0.039)], "#142a33", 0.85, soft=0.002 * unit)
    f.patch([(0.106, 0.041), (0.122, 0.039), (0.144, 0.045), (0.140, 0.054), (0.112, 0.049)], "#dfe6da", 0.9, soft=0.002 * unit)
    f.stroke([(0.148, 0.037), (0.158, 0.036), (0.164, 0.037)], 0.004 * unit, "#41585f", alpha=0.55)
    f.dabs([0.048], [0.42], 0.008 * unit, 0.0038 * unit, "#142a33", 0.9)
    f.dabs([0.163], [-0.28], 0.009 * unit, 0.005 * unit, "#12242c", 0.95, turn=-0.5)
    f.eye(0.116, -0.003, 0.0142, ("#d2e89c", "#86b86c"), pupil=0.40, dark="#0d1a1e", rim=None, flat=0.60)
    f.stroke([(0.094, -0.006), (0.107, -0.0140), (0.125, -0.0140), (0.140, -0.006)], 0.0050 * unit, "#14272f", alpha=0.8)


def near_fin(f):
    """Paint the near pectoral fin: it grows broad from the flank behind the slits, tapers to a tip, its white hind edge hollow."""
    unit = f.length
    f.patch([(0.280, 0.040), (0.345, 0.036), (0.410, 0.046), (0.420, 0.076), (0.350, 0.090), (0.300, 0.074)], "#16333f", 0.65, soft=0.012 * unit)
    root = [(0.270, 0.028), (0.312, 0.036), (0.356, 0.034)]
    front = [(0.290, 0.080), (0.320, 0.128), (0.356, 0.170), (0.380, 0.190), (0.393, 0.192)]
    hind = [(0.395, 0.182), (0.384, 0.142), (0.382, 0.110), (0.394, 0.080), (0.402, 0.064), (0.390, 0.050)]
    fin(f, root, [*front, *hind], ["#6d8488", "#566e75", "#37525d"], rays=0, clear=0.0, soft=0.5)
    for lean in (0.2, 0.5, 0.8):
        tip = (0.384 - 0.004 * lean, 0.168 - 0.074 * lean)
        f.stroke([(0.286 + 0.06 * lean, 0.050), (0.330 + 0.04 * lean, 0.116 - 0.036 * lean), tip], 0.010 * unit, "#2c4650", (0.9, 0.3), alpha=0.35, soft=0.004 * unit)
    f.stroke([(s - 0.003, h - 0.002) for s, h in hind[:-1]], 0.009 * unit, "#e6ece0", (0.5, 0.6), alpha=0.9, soft=0.001 * unit, swell=False)
    f.stroke([(0.274, 0.036), *[(s + 0.004, h - 0.003) for s, h in front]], 0.013 * unit, "#b9cabc", (1.0, 0.4), alpha=0.75, soft=0.003 * unit, swell=False)
    f.patch([(0.262, 0.010), (0.310, 0.008), (0.366, 0.018), (0.366, 0.046), (0.316, 0.062), (0.276, 0.048)], "#41585f", 0.85, soft=0.011 * unit)


def animal(c):
    """Paint the nearest spurdog."""
    spurdog(c, AXIS, SIZE)


WAVE = ((330, 640), (250, 640), (150, 626), (66, 590), (8, 520), (-22, 430), (-14, 340), (30, 252), (96, 182), (176, 128), (262, 84), (330, 64))
"""The way of the shoal: from below round the snout and away over the back, towards the light."""
NEAREST = (
    (0.30, 10, 210, 0.10, 0.3, 1.0), (0.60, 26, 150, 0.05, 0.0, 1.0), (0.665, -20, 128, 0.26, 0.4, 0.5), (0.70, 30, 118, 0.14, 0.2, 0.9), (0.79, -10, 96, 0.34, 0.6, 0.7),
    (0.345, -50, 138, 0.36, 0.9, 0.6), (0.225, -34, 112, 0.30, 0.6, 0.8), (0.235, 44, 128, 0.44, 0.9, 0.6), (0.115, 2, 90, 0.50, 1.0, 0.5), (0.46, -2, 140, 0.46, 1.1, 0.5), (0.83, 26, 84, 0.40, 0.7, 0.9),
)  # fmt: skip
"""Herring of the wave: how far along it the snout is, how far off it, length, how deep in the water, how far out of focus, how bright."""


def swimmer(way, share, off, long, bend):
    """Return the axis of a herring whose snout is at a share of the way and that follows its curve, and which flank is seen."""
    t = np.clip(share - np.linspace(0, 1, 4) * long / 1150, 0, 1)
    at = np.stack([np.interp(t, np.linspace(0, 1, len(way)), way[:, e]) for e in (0, 1)], -1)
    ahead = at[0] - at[-1]
    ahead = ahead / max(np.hypot(*ahead), 1e-6)
    side = np.array([-ahead[1], ahead[0]])
    start = at[0] + side * off
    u = np.linspace(0, 1, 4)[:, None]
    straight = start - ahead * u * long
    axis = 0.55 * (at + side * off) + 0.45 * straight + side * bend * long * np.sin(2.9 * u)
    return [tuple(p) for p in axis], (-1 if ahead[0] > 0 else 1)


def scatter(c):
    """Paint the herring: one panicked wave that bends away from the snout, small and dim ones first."""
    g = np.random.default_rng(17)
    way = rounded(WAVE, closed=False)
    gathered = (0.07, 0.12, 0.18, 0.36, 0.62, 0.68, 0.72, 0.80, 0.86, 0.93)

    def crowd(q):
        for _ in range(64):
            share = float(np.clip(g.choice(gathered) + g.normal(0, 0.026), 0.04, 1.0))
            near = np.exp(-(((share - 0.45) / 0.30) ** 2))
            axis, side = swimmer(way, share, g.normal(0, 26 - 8 * near), (26 + 44 * near) * g.uniform(0.7, 1.25), g.normal(0, 0.09))
            herring(q, axis, near=0.0, haze=mix("#22708c", "#8cc8c4", float(smooth(0.6, 1.0, share))), sunk=g.uniform(0.50, 0.80), flash=g.uniform(0, 1) ** 2, seed=int(g.integers(1, 999)), side=side)

    c.lifted(crowd).blurred(0.4).lay(0.92)
    for i, (share, off, long, sunk, soft, flash) in enumerate(sorted(NEAREST, key=lambda q: -q[3])):
        axis, side = swimmer(way, share, off, long, (0.06, -0.08, 0.10, -0.05)[i % 4])
        layer = c.lifted(lambda q, axis=axis, side=side, sunk=sunk, flash=flash, i=i: herring(q, axis, near=0.7 if sunk < 0.4 else 0.4, haze="#22708c", sunk=sunk, flash=flash, seed=i + 3, side=side))
        (layer.blurred(soft) if soft else layer).lay()


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=31)
    water(
        c,
        ["#fff2c4", "#b9e2cc", "#4fb4b8", "#17789a", "#0e4c78", "#0a2e58"],
        (90, -30, 400, "#fffbe0", 0.8),
    )
    surface(c, 96, "#fffdf0", "#8ac0b0", seed=5, centre=140, n=180, alpha=0.8)
    c.area(smooth(330, 640, 0.62 * c.x + 0.78 * c.y) * 0.58, "#0b3562", wash=0)
    shafts(c, (60, -190), "#fffce8", n=10, length=640, amount=0.30, spread=0.75)
    scatter(c)
    animal(c)
    shafts(c, (60, -190), "#fffce8", n=3, seed=12, length=560, amount=0.10, spread=0.5)
    motes(c, "#f4fbf4", 90)
    return finished(c, focus=((130, 420, 130), (320, 300, 110)), share=0.62)
