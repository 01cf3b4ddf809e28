"""A spurdog wheels through a shoal in the green of the Kattegat: the wall of herring tears open before its snout.

Proportions, in lengths from the snout to the root of the tail: slender, depth 0.15 at 0.42; snout long, flat and
pointed; the eye small, oval and pale, at 0.115, low on the side; spiracle behind it; mouth below; five gill slits at
0.215 to 0.265, just before the pectoral fin; two dorsal fins at 0.40 and 0.77, each with a pale spine before it, the
second fin smaller; pelvic fins between them; no anal fin; tail with a long upper lobe without a notch.
Slate grey with few small white spots in one uneven row, belly white.
"""

from __future__ import annotations

import numpy as np
from canvas import mix, smooth
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
AXIS = [(52, 470, 0), (140, 444, 0.130), (242, 388, 0.285), (330, 304, 0.475), (374, 206, 0.715), (352, 112, 1.0)]
SIZE = [(0, 1.86), (0.25, 1.74), (0.5, 1.38), (0.75, 1.0), (1, 0.74)]
SEA = "#1f7478"


def spurdog(c, axis, size):
    """Paint a spurdog: far fins, tail and back fins, body, head, the near fin."""
    f = Fish(c, axis, BACK, BELLY, size, side=1, sun=(-0.30, -0.86, 0.42))
    unit = f.length
    flap(
        f,
        [(0.250, 0.050), (0.318, 0.062)],
        [(0.256, 0.128), (0.270, 0.162), (0.290, 0.172), (0.304, 0.150), (0.318, 0.104)],
        ("#1b3846", "#25434f", "#33525c"),
    )
    flap(f, [(1.16, -0.070), (1.07, -0.036), (0.975, -0.024), (0.975, 0.022), (1.03, 0.036)],
         [(1.236, -0.166), (1.250, -0.156), (1.236, -0.104), (1.186, -0.052), (1.132, -0.010), (1.128, 0.050), (1.108, 0.074)],
         ("#41555b", "#364b53", "#243c47"))  # fmt: skip
    f.stroke(
        [(0.985, -0.026), (1.07, -0.040), (1.15, -0.080), (1.20, -0.124), (1.238, -0.164)],
        0.012 * unit,
        "#a9b496",
        (1.0, 0.4),
        alpha=0.8,
        swell=False,
    )
    for root, edge, spine in DORSALS:
        flap(f, root, edge, ("#4a5c60", "#34494f", "#223841"))
        f.stroke(
            [(s - 0.004, h) for s, h in spine], 0.016 * unit, "#2a434c", (1.0, 0.35), swell=False
        )
        f.stroke(
            [(s - 0.005, h) for s, h in spine], 0.011 * unit, "#fbf0cc", (1.0, 0.3), swell=False
        )
    flap(
        f,
        [(0.600, 0.052), (0.670, 0.046)],
        [(0.650, 0.112), (0.684, 0.118), (0.706, 0.092), (0.716, 0.064)],
        ("#405a64", "#56707a", "#7f979c"),
    )
    f.body(OUTLINE)
    coat(f)
    gills(f)
    face(f)
    near_fin(f)


def coat(f):
    """Paint slate above and white below, rough skin, the net of light on the back, a dark shaded side, spots."""
    v = f.v + 0.07 * f.noise(0.07, 0.35, 4, 3)
    line = 0.30 - 0.10 * smooth(0.22, 0.0, f.u)
    f.lay(planes(
        v - line, (-1.4, "#8a9c92"), (-1.12, "#70868a"), (-0.9, "#566e78"), (-0.6, "#40565f"), (-0.28, "#2c424c"),
        (-0.06, "#3d565e"), (0.07, "#b4c8c0"), (0.24, "#f2f4e6"), (0.5, "#e4ece0"), (0.72, "#8cb4b0"), (1.0, "#3f7c80"), crisp=0.6,
    ))  # fmt: skip
    rough = f.noise(0.008, 0.06, 21, 2)
    dark = 1 - smooth(-0.15, 0.05, v - line)
    f.lay("#c4d4c8", smooth(0.10, 0.45, rough) * dark * smooth(0.25, 0.85, f.light) * 0.20)
    f.lay("#0f242e", smooth(0.05, 0.40, -rough) * dark * 0.16)
    mottled = f.noise(0.16, 0.5, 23, 2)
    f.lay("#14303a", smooth(0.0, 0.5, mottled) * dark * 0.22)
    f.lay("#0a2c38", (1 - smooth(-0.75, 0.05, f.light)) * 0.70)
    c = f.c
    a = c.noise(30, 17, 61, 2)[f.box] + 0.5 * c.noise(60, 34, 62, 2)[f.box]
    b = c.noise(40, 22, 63, 2)[f.box] - 0.4 * c.noise(60, 34, 62, 2)[f.box]
    web = np.maximum(np.exp(-((a / 0.12) ** 2)), 0.7 * np.exp(-((b / 0.12) ** 2)))
    f.lay("#f4ffdc", web * smooth(0.50, 0.90, f.light) * smooth(0.05, 0.16, f.u) * (1 - smooth(0.6, 0.9, f.u)) * 0.46, mode="screen", wash=0)
    f.lay(SEA, smooth(0.50, 1.0, f.u) * 0.55)
    g = np.random.default_rng(8)
    s = np.array([0.185, 0.232, 0.262, 0.318, 0.352, 0.408, 0.447, 0.520, 0.566, 0.640, 0.700])
    at = -0.30 + 0.13 * np.array([0.3, -0.8, 0.7, -0.2, 0.9, -0.7, 0.4, 0.8, -0.5, 0.2, -0.3])
    r = 0.0046 * f.length * g.uniform(0.7, 1.15, len(s)) * np.interp(s, f.s, f.scale) / f.length
    f.dabs(s, at, r * 1.15, r * 0.95, "#dfe6d4", 0.85)


DORSALS = (
    ([(0.405, -0.066), (0.505, -0.060)], [(0.462, -0.168), (0.486, -0.180), (0.500, -0.160), (0.506, -0.116), (0.552, -0.074)], [(0.394, -0.064), (0.412, -0.104), (0.444, -0.142)]),
    ([(0.775, -0.034), (0.850, -0.028)], [(0.828, -0.124), (0.850, -0.132), (0.858, -0.112), (0.862, -0.076), (0.902, -0.040)], [(0.762, -0.032), (0.782, -0.084), (0.812, -0.130)]),
)  # fmt: skip


def flap(f, root, edge, tones):
    """Paint a fleshy fin: bowed, lit along its thick front, thin and shone through behind."""
    unit = f.length
    fin(f, root, edge, list(tones), rays=0, clear=0.34, soft=0.5)
    (ax, ay), (bx, by) = root[0], edge[0]
    (cx, cy), (dx, dy) = root[-1], edge[-2]
    f.patch([(ax, ay), (bx, by), ((bx + dx) / 2, (by + dy) / 2), ((ax + cx) / 2, (ay + cy) / 2)], tones[0], 0.55, soft=0.010 * unit, inside=False)
    front = [(ax, ay), ((ax + bx) / 2 + 0.003, (ay + by) / 2), (bx, by)]
    f.stroke(front, 0.012 * unit, mix(tones[2], "#dff0cc", 0.45), (0.9, 0.3), alpha=0.6, soft=0.003 * unit)
    for share in (0.35, 0.6, 0.82):
        low = (ax + (cx - ax) * share, ay + (cy - ay) * share)
        high = (bx + (dx - bx) * share, by + (dy - by) * share)
        f.stroke([low, high], 0.007 * unit, mix(tones[2], "#0a2630", 0.5), (1.0, 0.2), alpha=0.30, soft=0.002 * unit)


def gills(f):
    """Paint five slits in a row just before the pectoral fin, each with a lit hind edge."""
    unit = f.length
    f.lay(
        "#2a424c",
        np.exp(-(((f.u - 0.243) / 0.032) ** 2))
        * smooth(-0.35, 0.0, f.v)
        * (1 - smooth(0.55, 0.8, f.v))
        * 0.30,
    )
    for i in range(5):
        s, low, top = 0.218 + 0.0120 * i, 0.044 + 0.0020 * i, 0.018 + 0.0012 * i
        p = [(s, top), (s + 0.006, (top + low) / 2), (s + 0.002, low)]
        f.stroke([(a + 0.0042, h) for a, h in p], 0.0036 * unit, "#b4c0b8", alpha=0.5)
        f.stroke(p, 0.0058 * unit, "#1a2e38", alpha=0.9)


def face(f):
    """Paint the flat snout, brow, small pale eye, spiracle, nostril and the mouth below."""
    unit = f.length
    f.patch(
        [
            (0.0, 0.004),
            (0.04, -0.012),
            (0.10, -0.031),
            (0.17, -0.046),
            (0.15, -0.022),
            (0.08, -0.008),
            (0.03, 0.002),
        ],
        "#8f9c8e",
        0.7,
        soft=0.006 * unit,
    )
    f.patch(
        [
            (0.084, -0.013),
            (0.104, -0.021),
            (0.134, -0.021),
            (0.156, -0.013),
            (0.130, -0.007),
            (0.100, -0.006),
        ],
        "#1c323c",
        0.65,
        soft=0.005 * unit,
    )
    f.patch(
        [
            (0.098, 0.038),
            (0.112, 0.033),
            (0.132, 0.033),
            (0.150, 0.039),
            (0.146, 0.044),
            (0.124, 0.039),
        ],
        "#142a33",
        0.85,
        soft=0.002 * unit,
    )
    f.patch(
        [(0.106, 0.041), (0.122, 0.039), (0.144, 0.045), (0.140, 0.054), (0.112, 0.049)],
        "#dfe6da",
        0.9,
        soft=0.002 * unit,
    )
    f.stroke([(0.150, 0.034), (0.158, 0.038), (0.160, 0.044)], 0.004 * unit, "#41585f", alpha=0.55)
    f.dabs([0.048], [0.42], 0.008 * unit, 0.0038 * unit, "#142a33", 0.9)
    f.dabs([0.163], [-0.28], 0.009 * unit, 0.005 * unit, "#12242c", 0.95, turn=-0.5)
    f.eye(
        0.116,
        -0.003,
        0.0128,
        ("#93a48c", "#5f7868"),
        pupil=0.46,
        dark="#0d1a1e",
        rim=None,
        flat=0.60,
    )
    f.stroke(
        [(0.094, -0.006), (0.107, -0.0140), (0.125, -0.0140), (0.140, -0.006)],
        0.0050 * unit,
        "#14272f",
        alpha=0.8,
    )


def near_fin(f):
    """Paint the near pectoral fin, which grows from the flank behind the slits: slate with a white hind edge."""
    unit = f.length
    f.patch(
        [
            (0.280, 0.040),
            (0.345, 0.036),
            (0.420, 0.050),
            (0.430, 0.080),
            (0.350, 0.086),
            (0.300, 0.070),
        ],
        "#16333f",
        0.65,
        soft=0.012 * unit,
    )
    root = [(0.274, 0.030), (0.310, 0.036), (0.352, 0.036)]
    edge = [
        (0.334, 0.124),
        (0.384, 0.188),
        (0.418, 0.212),
        (0.440, 0.210),
        (0.444, 0.190),
        (0.424, 0.140),
        (0.412, 0.104),
        (0.398, 0.064),
    ]
    fin(f, root, edge, ["#3f565e", "#4a6670", "#3a6470"], rays=0, clear=0.22, soft=0.6)
    blade = [(0.330, 0.060), (0.360, 0.110), (0.400, 0.160), (0.432, 0.196), (0.440, 0.160), (0.412, 0.104), (0.386, 0.056)]
    f.patch(blade, "#122c36", 0.62, soft=0.012 * unit, inside=False)
    front = [(0.284, 0.044), (0.322, 0.090), (0.366, 0.146), (0.404, 0.190), (0.380, 0.180), (0.334, 0.124), (0.300, 0.074)]
    f.patch(front, "#b4ccc0", 0.55, soft=0.007 * unit, inside=False)
    for lean in (0.22, 0.5, 0.78):
        tip = (0.424 - 0.010 * lean, 0.180 - 0.090 * lean)
        f.stroke(
            [(0.288 + 0.06 * lean, 0.050), (0.348 + 0.04 * lean, 0.120 - 0.04 * lean), tip],
            0.012 * unit,
            "#2c4650",
            (0.9, 0.3),
            alpha=0.35,
            soft=0.004 * unit,
        )
    f.stroke(
        [(s - 0.006, h - 0.004) for s, h in edge[3:]],
        0.010 * unit,
        "#dfe6da",
        (0.2, 0.5),
        alpha=0.45,
        soft=0.002 * unit,
        swell=False,
    )
    f.stroke(
        [(0.277, 0.036), *[(s + 0.004, h - 0.003) for s, h in edge[:3]]],
        0.008 * unit,
        "#dcecd8",
        (1.0, 0.3),
        alpha=0.6,
        soft=0.003 * unit,
        swell=False,
    )
    f.patch(
        [
            (0.264, 0.010),
            (0.310, 0.008),
            (0.366, 0.020),
            (0.362, 0.046),
            (0.316, 0.060),
            (0.280, 0.046),
        ],
        "#41585f",
        0.85,
        soft=0.011 * unit,
    )


def animal(c):
    """Paint the nearest spurdog."""
    spurdog(c, AXIS, SIZE)


SHOAL = (
    ((262, 196, 74, 74), 0.55, 1.2, 1, 0.4), ((196, 150, 100, 100), 0.36, 0.6, -1, 0.9), ((112, 204, 124, 52), 0.16, 0.2, 1, 0.9), ((300, 120, 56, 110), 0.68, 1.8, -1, 0.3),
    ((-6, 330, 168, 14), 0.0, 0.0, 1, 1.0), ((10, 250, 110, 34), 0.38, 0.8, 1, 0.6), ((20, 596, 250, -30), 0.04, 0.0, 1, 1.0), ((176, 560, 120, -56), 0.30, 0.4, 1, 0.7),
    ((214, 668, 150, -44), 0.42, 1.2, 1, 0.5), ((300, 590, 92, -66), 0.58, 1.5, 1, 0.4), ((-60, 700, 200, -12), 0.30, 1.4, 1, 0.6),
)  # fmt: skip
"""Herring that flee from the snout: place of the snout, length, turn; how deep in the water, how far out of focus, which flank, how bright."""


def scatter(c):
    """Paint the herring, far ones first, each bent in its own way."""
    for i, ((x, y, long, turn), sunk, soft, side, flash) in enumerate(
        sorted(SHOAL, key=lambda q: -q[1])
    ):
        a, bend = np.radians(turn), (0.16, -0.12, 0.12, -0.20, 0.15, 0.10, -0.16)[i % 7]
        at = lambda u, w, a=a, x=x, y=y, long=long: (
            x + long * (u * np.cos(a) - w * np.sin(a)),
            y + long * (u * np.sin(a) + w * np.cos(a)),
        )
        axis = [at(u, bend * np.sin(u * 2.9)) for u in (0, 0.33, 0.66, 1.0)]
        draw = (
            lambda q, axis=axis, sunk=sunk, side=side, flash=flash, near=0.7 if soft < 0.5 else 0.4, i=i: (
                herring(
                    q,
                    axis,
                    near=near,
                    haze=SEA,
                    sunk=sunk,
                    flash=flash,
                    seed=i + 3,
                    side=side,
                )
            )
        )
        layer = c.lifted(draw)
        (layer.blurred(soft) if soft else layer).lay()


def far_shoal(c):
    """Paint the wall of the shoal behind the shark: small herring in streams that part before its snout."""
    g = np.random.default_rng(6)
    for _ in range(95):
        a, d = g.uniform(1.15, 4.7), g.uniform(0.62, 1.08)
        x, y = 236 + np.cos(a) * d * 250, 372 - np.sin(a) * d * 300
        way = np.pi / 2 - a + g.normal(0, 0.22) + 0.5
        long = g.uniform(15, 40) * (0.7 + 0.4 * d)
        at = lambda u, w, x=x, y=y, way=way, long=long: (x + long * (u * np.cos(way) - w * np.sin(way)), y + long * (u * np.sin(way) + w * np.cos(way)))
        bend = g.normal(0.08, 0.06)
        axis = [at(u, bend * np.sin(3 * u)) for u in (0, 0.33, 0.66, 1.0)]
        if not any(5 < px < 475 and 5 < py < 715 for px, py in axis[:3]):
            continue
        herring(c, axis, near=0.0, haze="#3f9488", sunk=g.uniform(0.50, 0.86), flash=g.uniform(0, 1), seed=int(g.integers(1, 999)), side=1 if np.cos(way) > 0 else -1)


def glitter(c):
    """Scatter torn scales that whirl where the shoal burst."""
    g = np.random.default_rng(12)
    n = 110
    a, d = g.uniform(2.2, 4.3, n), g.uniform(0.1, 1.0, n) ** 0.8
    x, y = 84 + np.cos(a) * d * 120, 470 - np.sin(a) * d * 190
    c.dabs(x, y, g.uniform(0.8, 3.4, n), g.uniform(0.6, 1.5, n), g.uniform(0, 3, n), "#f8ffe8", g.uniform(0.3, 0.95, n), hard=2)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=31)
    water(c, ["#f2f4cc", "#c4e4bc", "#74c0a0", "#2f8c84", "#146068", "#0a3a4a", "#06222f"], (110, -30, 420, "#fffbdc", 0.8))
    surface(c, 90, "#fffdf0", "#7cb89c", seed=5, centre=140, n=180, alpha=0.8)
    c.area(smooth(300, 640, 0.70 * c.x + 0.70 * c.y) * 0.60, "#06303c", wash=0)
    shafts(c, (60, -190), "#fffce0", n=9, length=640, amount=0.30, spread=0.75)
    c.lifted(far_shoal).blurred(0.5).lay(0.9)
    scatter(c)
    c.lifted(animal).lay()
    shafts(c, (60, -190), "#fffce0", n=4, seed=12, length=620, amount=0.15, spread=0.5)
    glitter(c)
    motes(c, "#f4fbf4", 90)
    return finished(c, focus=((140, 430, 130), (320, 300, 110)), share=0.62)
