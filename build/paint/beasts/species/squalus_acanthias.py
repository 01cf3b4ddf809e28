"""A spurdog glides over pale sand in the Kattegat: light from above comes back from the ground under its white belly.

Proportions, in lengths from the snout to the root of the tail: slender, depth 0.15 at 0.42; snout long, flat and
pointed; the eye oval and pale green, at 0.115, low on the side; spiracle behind it; mouth below; five gill slits at
0.215 to 0.265, just before the pectoral fin; two dorsal fins at 0.40 and 0.77, each with a pale spine before it, the
second fin smaller; pelvic fins between them; no anal fin; tail with a long upper lobe without a notch; fins thin blades
with hollow hind edges. Slate grey with few small white spots in one uneven row, belly white.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rounded, smooth
from clupea_harengus import herring
from finfish import Fish, planes
from outlines import outline
from seabed import pebbles, sand
from sheet import Sheet, finished
from underwater import motes, net, shafts, water

BACK = [(-0.004, 0.006), (0.010, -0.003), (0.040, -0.013), (0.085, -0.027), (0.13, -0.039), (0.19, -0.052), (0.26, -0.063),
        (0.34, -0.072), (0.42, -0.075), (0.52, -0.067), (0.62, -0.054), (0.72, -0.042),
        (0.82, -0.034), (0.92, -0.027), (1.0, -0.026), (1.06, -0.028)]  # fmt: skip
BELLY = [(-0.004, 0.010), (0.012, 0.017), (0.05, 0.026), (0.095, 0.034), (0.14, 0.043), (0.20, 0.055), (0.28, 0.067),
         (0.38, 0.075), (0.48, 0.072), (0.60, 0.058), (0.72, 0.043), (0.84, 0.031), (0.94, 0.025),
         (1.06, 0.026)]  # fmt: skip
AXIS = [(30, 400), (116, 388), (204, 360), (292, 320), (360, 272), (402, 226)]
SIZE = [(0, 1.42), (0.3, 1.36), (0.5, 1.22), (0.75, 1.04), (1, 0.92)]
SUN = (-0.30, -0.86, 0.42)
TAIL = [
    (0.95, -0.028), (1.03, -0.052), (1.12, -0.104), (1.20, -0.158), (1.236, -0.178), (1.248, -0.168), (1.238, -0.132), (1.204, -0.080), (1.150, -0.034), (1.104, -0.002),
    (1.102, 0.030), (1.122, 0.078), (1.118, 0.096), (1.086, 0.084), (1.040, 0.052), (0.95, 0.026),
]
"""The tail as one blade: a long upper lobe without a notch, a short lower one."""
DORSALS = (
    ([(0.392, -0.066), (0.420, -0.094), (0.450, -0.138), (0.474, -0.168), (0.490, -0.172), (0.494, -0.150), (0.496, -0.120), (0.510, -0.096), (0.548, -0.074), (0.552, -0.064), (0.50, -0.052)],
     [(0.396, -0.070), (0.406, -0.092), (0.422, -0.116)]),
    ([(0.755, -0.036), (0.778, -0.060), (0.802, -0.092), (0.822, -0.116), (0.836, -0.120), (0.838, -0.100), (0.842, -0.076), (0.856, -0.056), (0.888, -0.040), (0.890, -0.032), (0.84, -0.022)],
     [(0.757, -0.038), (0.767, -0.066), (0.781, -0.092)]),
)  # fmt: skip
"""The two back fins, and the spine that stands before each of them."""
PELVIC = [(0.590, 0.040), (0.606, 0.062), (0.640, 0.094), (0.668, 0.108), (0.682, 0.100), (0.684, 0.078), (0.700, 0.058), (0.690, 0.036)]
NEAR_FIN = [
    (0.268, 0.020), (0.286, 0.056), (0.318, 0.110), (0.352, 0.152), (0.382, 0.178), (0.397, 0.182), (0.403, 0.168), (0.399, 0.144), (0.398, 0.120), (0.404, 0.096),
    (0.394, 0.072), (0.366, 0.040), (0.330, 0.022),
]
"""The near breast fin: a pointed blade with a hollow hind edge."""
FAR_FIN = [(0.262, 0.050), (0.262, 0.086), (0.270, 0.130), (0.288, 0.158), (0.300, 0.156), (0.312, 0.130), (0.330, 0.098), (0.336, 0.064)]
JOINTS = {
    "snout": (30, 400), "last gill slit": (145, 398), "tail root": (402, 226), "back": (188, 324), "belly": (216, 398), "eye": (78, 394),
    "first spine": (179, 328), "first spine tip": (181, 302), "second spine": (319, 283), "tail tip": (411, 105), "shoulder": (155, 395), "fin tip": (225, 456),
}


def blade(f, points, tones, front, spine=None):
    """Paint a fin as one fleshy blade: shaded at its root, thin and paler behind, its thick front edge lit."""
    c, unit = f.c, f.length
    line = f.at(outline(points))
    root, tip, hind = f.at(front)
    with c.within(line):
        c.shape(line, Grad(tuple(root), tuple(tip), *tones), edge=0)
        c.shape([tip, hind, (tip + hind) / 2 + (hind - root) * 0.4, (root * 0.4 + hind * 0.6)], mix(tones[-1], "#c9d8cc", 0.35), alpha=0.3, edge=0, soft=0.012 * unit)
        for u in (0.35, 0.6, 0.82):
            a = root * (1 - u * 0.5) + hind * u * 0.5
            b = tip * (1 - u) + hind * u
            c.line([a, (a + b) / 2, b], 0.006 * unit, mix(tones[0], "#0e2028", 0.4), taper=(0.8, 0.2), alpha=0.35, soft=0.002 * unit)
    f.c.line(line[len(line) // 2 :], 0.006 * unit, "#22343e", taper=(0.3, 0.6), alpha=0.4, soft=0.001 * unit)
    f.stroke(points[: max(3, len(points) // 3)], 0.008 * unit, "#c6d2c2", (0.4, 0.5), alpha=0.75, soft=0.001 * unit, swell=False)
    if spine:
        f.stroke(spine, 0.014 * unit, "#243a44", (1.0, 0.35), swell=False)
        f.stroke([(s - 0.001, h) for s, h in spine], 0.009 * unit, "#fdf4d8", (1.0, 0.2), swell=False)


def spurdog(c, axis, size):
    """Paint a spurdog: far fins, tail and back fins, body, head, the near fin."""
    f = Fish(c, axis, BACK, BELLY, size, side=1, sun=SUN)
    blade(f, FAR_FIN, ("#3b5563", "#5b7884", "#84a0a4"), [(0.28, 0.05), (0.292, 0.158), (0.336, 0.07)])
    blade(f, TAIL, ("#4a5f67", "#6d838a", "#7b9196"), [(0.97, 0.0), (1.24, -0.172), (1.11, 0.0)])
    for points, spine in DORSALS:
        s = points[0][0]
        blade(f, points, ("#485c63", "#3f545e", "#5d737b"), [(s + 0.08, -0.05), (s + 0.09, points[4][1]), points[-2]], spine)
    blade(f, PELVIC, ("#5d757c", "#82979a", "#b4c2ba"), [(0.63, 0.04), (0.67, 0.106), (0.695, 0.05)])
    f.body([*BACK, *BELLY[::-1]])
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


def gills(f):
    """Paint five slits in a row just before the pectoral fin, each with a lit hind edge."""
    unit = f.length
    f.lay("#2a424c", np.exp(-(((f.u - 0.243) / 0.032) ** 2)) * smooth(-0.35, 0.0, f.v) * (1 - smooth(0.55, 0.8, f.v)) * 0.30)
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
    f.patch([(0.098, 0.038), (0.112, 0.033), (0.132, 0.033), (0.150, 0.039), (0.146, 0.044), (0.124, 0.039)], "#142a33", 0.85, soft=0.002 * unit)
    f.patch([(0.106, 0.041), (0.122, 0.039), (0.144, 0.045), (0.140, 0.054), (0.112, 0.049)], "#dfe6da", 0.9, soft=0.002 * unit)
    f.stroke([(0.150, 0.034), (0.158, 0.038), (0.160, 0.044)], 0.004 * unit, "#41585f", alpha=0.55)
    f.dabs([0.048], [0.42], 0.008 * unit, 0.0038 * unit, "#142a33", 0.9)
    f.dabs([0.163], [-0.28], 0.009 * unit, 0.005 * unit, "#12242c", 0.95, turn=-0.5)
    f.eye(0.116, -0.003, 0.0142, ("#d2e89c", "#86b86c"), pupil=0.40, dark="#0d1a1e", rim=None, flat=0.60)
    f.stroke([(0.094, -0.006), (0.107, -0.0140), (0.125, -0.0140), (0.140, -0.006)], 0.0050 * unit, "#14272f", alpha=0.8)


def near_fin(f):
    """Paint the near breast fin, which grows from the flank behind the slits, and its shade on the belly."""
    unit = f.length
    f.patch([(0.300, 0.030), (0.350, 0.030), (0.430, 0.070), (0.420, 0.084), (0.350, 0.090), (0.310, 0.070)], "#3c5560", 0.6, soft=0.010 * unit)
    blade(f, NEAR_FIN, ("#44596a", "#4d6673", "#5f7a84"), [(0.30, 0.03), (0.394, 0.178), (0.398, 0.08)])
    f.patch([(0.262, 0.006), (0.310, 0.002), (0.370, 0.018), (0.362, 0.038), (0.316, 0.050), (0.280, 0.040)], "#465d65", 0.9, soft=0.010 * unit)


def animal(c):
    """Paint the spurdog."""
    spurdog(c, AXIS, SIZE)


def shadow(c):
    """Let its shadow lie on the sand, seen a little from above."""
    way = [(x * 0.92 + 44, 556 - 0.16 * (y - 398) - 0.00022 * (x - 200) ** 2) for x, y in AXIS]
    line = rounded(way, closed=False)
    wide = np.interp(np.linspace(0, 1, len(line)), [0, 0.15, 0.45, 0.8, 1], [2, 13, 19, 8, 4])
    c.shape(np.concatenate([line - np.stack([wide * 0, wide], -1), (line + np.stack([wide * 0, wide], -1))[::-1]]), "#46746f", alpha=0.6, edge=0, soft=5, mode="multiply")
    c.shape([(150, 548), (190, 552), (236, 592), (214, 598)], "#46746f", alpha=0.5, edge=0, soft=5, mode="multiply")


def shoal(c):
    """Paint a few herring that turn away in the dark water above, small and dim."""
    g = np.random.default_rng(17)
    for _ in range(26):
        t = g.uniform(0, 1)
        x, y = 20 + 230 * t + g.normal(0, 14), 190 - 120 * t + g.normal(0, 20)
        long, turn = g.uniform(26, 46), -0.45 + g.normal(0, 0.14)
        axis = [(x - long * u * np.cos(turn), y - long * u * np.sin(turn) + 2 * np.sin(3 * u)) for u in (0, 0.33, 0.66, 1)]
        herring(c, axis, near=0.0, haze="#2a6274", sunk=g.uniform(0.5, 0.8), flash=g.uniform(0, 1) ** 2, seed=int(g.integers(1, 999)), side=-1)


def ground(c):
    """Paint pale sand with ripples, shell grit and the net of light; far off it is lost in the water."""
    top = [(-20, 452), (90, 446), (200, 450), (320, 440), (420, 446), (510, 438)]
    c.shape([*rounded([(x, y - 26) for x, y in top], closed=False), (500, 520), (-20, 520)], "#8db5a6", alpha=0.5, edge=0, soft=14)
    sand(c, top, ("#a9cbb6", "#f0e6c2", "#fff8de", "#b3b795"), seed=4, ripples=90)
    c.area(smooth(500, 440, c.y) * smooth(425, 450, c.y) * 0.75, "#8fb9aa", wash=0)
    pebbles(c, 486, 720, ("#e9dcb8", "#c2b494", "#8f9a90", "#f6efd8"), n=70, size=(1, 8), seed=7, shadow="#7a8f80")
    net(c, smooth(450, 520, c.y), "#fffbe6", 0.4, cell=34, flat=0.4)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=31)
    water(c, ["#123a4c", "#18485a", "#22606c", "#3b8484", "#74ae9e", "#9cc4ac"], top=0, foot=470)
    shafts(c, (330, -220), "#cfe8d8", n=8, length=620, amount=0.16, spread=0.6)
    c.lifted(shoal).blurred(0.8).lay(0.9)
    ground(c)
    shadow(c)
    animal(c)
    motes(c, "#f4fbf4", 80)
    return finished(c, focus=((110, 380, 110), (250, 250, 90)), share=0.62)
