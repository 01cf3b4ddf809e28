"""A perch under a jetty, its spiny fin raised: it stands in the amber light before its posts, and the fry burst apart.

In lengths from the snout to the root of the tail: back highest (0.137) at 0.39, belly (0.124) at 0.38; head 0.30, the
eye at 0.120, the gape ends below it. First dorsal fin of fourteen spines at 0.27 to 0.63, a black blotch at its end;
second, soft, at 0.65 to 0.87; anal fin at 0.70 to 0.83; pelvic fins at 0.33, below the pectoral ones at 0.31; tail
forked. Green gold, seven dark bars that run thin downwards; pelvic, anal and tail fins red. Nothing stands before it.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rounded, smooth
from finfish import Fish, planes
from rays import fin
from seabed import pebbles, sand, tuft
from sheet import Sheet, finished
from small_fish import HERRING, small_fish
from underwater import motes, net, shafts, water

BACK = [(-0.006, -0.004), (0.008, -0.022), (0.04, -0.040), (0.10, -0.063), (0.15, -0.083), (0.20, -0.104), (0.26, -0.124), (0.33, -0.136), (0.41, -0.137), (0.52, -0.126), (0.64, -0.104), (0.76, -0.076), (0.88, -0.051), (0.96, -0.042), (1.06, -0.046)]  # fmt: skip
BELLY = [(-0.010, 0.012), (0.002, 0.028), (0.03, 0.044), (0.08, 0.064), (0.15, 0.088), (0.24, 0.110), (0.34, 0.124), (0.47, 0.123), (0.60, 0.106), (0.72, 0.079), (0.84, 0.052), (0.94, 0.040), (1.06, 0.045)]  # fmt: skip
AXIS = [(462, 272, 0), (396, 286, 0.17), (311, 312, 0.39), (227, 346, 0.62), (161, 375, 0.81), (100, 396, 1.0)]
SIZE = [(0, 1.14), (0.3, 1.15), (0.6, 1.08), (0.85, 1.0), (1, 0.94)]
SUN = (0.22, -0.88, 0.42)
INK = {"dark": "#2f3a1c", "light": "#f0e8a8"}
RED = ["#c83a1c", "#e8502c", "#ff8452"]
GLOW = {"dark": "#8c2410", "light": "#ffb488"}
BARS = ((0.342, 0.028, 0.62), (0.435, 0.020, 0.46), (0.525, 0.027, 0.66), (0.620, 0.019, 0.5), (0.705, 0.022, 0.6), (0.790, 0.016, 0.5), (0.872, 0.016, 0.45))  # fmt: skip
SPINES = np.linspace(0, 1, 14)


def animal(c):
    """Paint the perch."""
    f = Fish(c, AXIS, BACK, BELLY, SIZE, side=-1, flat=1.15, sun=SUN)
    unit = f.length
    far_fins(f, unit)
    f.body([*BACK, *BELLY[::-1]])
    skin(f)
    head(f, unit)
    gaze(f, unit)
    near_fins(f, unit)


def far_fins(f, unit):
    """Paint tail, both dorsal fins, the anal fin and the far ones of the pairs."""
    r = 0.0046 * unit
    fin(f, [(1.05, -0.060), (1.0, -0.046), (0.985, -0.042), (0.985, 0.040), (1.0, 0.044), (1.05, 0.060)],
        [(1.205, -0.172), (1.180, -0.100), (1.146, -0.040), (1.132, 0.0), (1.146, 0.044), (1.176, 0.104), (1.195, 0.168)],
        ["#7a5a2c", "#b8401f", "#d84c28", "#ee6a3c"], 17, 0.06, ray=0.9 * r, **GLOW)  # fmt: skip
    fin(f, [(0.655, -0.092), (0.86, -0.050)], [(0.672, -0.166), (0.706, -0.190), (0.765, -0.166), (0.832, -0.122), (0.892, -0.080)],
        ["#5c6a2c", "#8c9044", "#c4bc70"], 13, 0.14, ray=0.9 * r, **INK)  # fmt: skip
    spiny(f, unit, r)
    fin(f, [(0.700, 0.080), (0.83, 0.052)], [(0.736, 0.156), (0.772, 0.172), (0.812, 0.146), (0.862, 0.086)], RED, 9, 0.0, ray=r, **GLOW)
    fin(f, [(0.300, 0.116), (0.335, 0.124)], [(0.334, 0.186), (0.366, 0.202), (0.392, 0.178)], ["#8c3018", "#b0401f", "#c85432"], 7, 0.0, ray=r, dark="#6a2010", light="#e08a60")
    f.patch([(0.27, -0.11), (0.45, -0.12), (0.64, -0.088), (0.65, -0.104), (0.52, -0.138), (0.40, -0.154), (0.30, -0.150), (0.25, -0.134), (0.24, -0.10)], "#4a5a28", 0.9, soft=0.010 * unit, inside=False)
    f.patch([(0.655, -0.08), (0.865, -0.04), (0.88, -0.058), (0.78, -0.090), (0.68, -0.108)], "#5a6a30", 0.85, soft=0.008 * unit, inside=False)
    f.patch([(0.69, 0.068), (0.83, 0.042), (0.84, 0.062), (0.77, 0.090), (0.71, 0.094)], "#c87844", 0.8, soft=0.008 * unit, inside=False)


def spiny(f, unit, r):
    """Paint the first dorsal fin: skin that sinks between stiff spines, dark cells, the black blotch."""
    root = [(0.255, -0.112), (0.32, -0.130), (0.45, -0.130), (0.620, -0.098)]
    edge = [(0.252, -0.172), (0.290, -0.236), (0.352, -0.284), (0.424, -0.290), (0.504, -0.252), (0.584, -0.180), (0.646, -0.114)]
    fin(f, root, edge, ["#3f4f20", "#7d8438", "#c0b45c", "#efe09a"], 14, 0.06, ray=r, spiny=0.17, fork=False, **INK)
    a, b = (rounded(line, closed=False) for line in (root, edge))
    at = lambda line, q: np.stack([np.interp(q, np.linspace(0, 1, len(line)), line[:, e]) for e in (0, 1)], -1)
    foot, tip = at(a, SPINES), at(b, SPINES)
    for low, high in zip(foot, tip, strict=True):
        out = low + (high - low) * 1.05
        f.stroke([low, (low + out) / 2 + (0.004, 0), out], 2.4 * r, "#3d4620", (1.0, 0.2), alpha=0.8, swell=False)
        f.stroke([low + (0.002, 0), (low + out) / 2 + (0.006, 0), out], 1.1 * r, "#f0eab0", (1.0, 0.3), alpha=0.9, swell=False)
    f.patch([(0.578, -0.118), (0.612, -0.104), (0.636, -0.108), (0.634, -0.128), (0.608, -0.146), (0.584, -0.142)], "#10140c", 0.8, soft=0.007 * unit, inside=False)
    g = np.random.default_rng(6)
    for q in np.linspace(0.05, 0.85, 12):
        (low,), (high,) = at(a, [q]), at(b, [q])
        for up in g.uniform(0.25, 0.62, 2):
            s, h = low + (high - low) * up
            f.dabs([s], [h], 0.007 * unit, 0.010 * unit, "#2f3a20", 0.35, h=True)


def skin(f):
    """Paint the body: olive back, green gold side, cream belly, dark bars, scales in the light."""
    unit = f.length
    v = f.v + 0.06 * f.noise(0.10, 0.35, 3, 3)
    f.lay(planes(v, (-1, "#7c8c40"), (-0.8, "#3d5422"), (-0.45, "#566e28"), (-0.1, "#98a03c"), (0.2, "#d6c654"), (0.48, "#f4e08a"), (0.75, "#f6efcc"), (1, "#a8c0ac"), crisp=0.5))
    bare = 1 - smooth(0.27, 0.31, f.u)
    f.lay("#fff2a4", smooth(0.62, 0.90, f.light) * (1 - smooth(-0.55, -0.15, f.v)) * (0.50 - 0.25 * bare))
    scales(f)
    for s, wide, long in BARS:
        lean = 0.012
        bar = [(s - wide, -1.15), (s + wide, -1.15), (s + wide * 0.85 - lean, -0.3), (s + wide * 0.1 - lean, long), (s - wide * 0.3 - lean, long * 0.9), (s - wide * 0.7 - lean, -0.3)]
        f.patch(bar, "#16240e", 0.92, soft=0.006 * unit, v=True)
    f.lay("#123c40", (1 - smooth(-0.36, 0.36, f.light)) * 0.86)
    f.lay("#0e3f4c", smooth(0.55, 1.0, f.u) * 0.32)
    f.lay("#8cd0bc", smooth(0.84, 1.0, f.v) * 0.42)


def scales(f):
    """Lay scales in rows: a dark rim, a light middle where the sun falls on them."""
    g = np.random.default_rng(4)
    rows, cols = np.meshgrid(np.linspace(-0.92, 0.74, 17), np.linspace(0.30, 0.95, 52), indexing="ij")
    s, v = cols.ravel() + 0.0062 * (np.arange(rows.size) // 52 % 2), rows.ravel()
    keep = g.random(s.size) < 0.85
    s, v = s[keep], v[keep]
    a = 0.0068 * f.length
    f.dabs(s + 0.003, v + 0.012, a, a * 0.95, "#1c2a10", 0.34)
    f.dabs(s, v, a * 0.8, a * 0.7, "#f8f0a8", np.clip(0.62 * f.value_at(f.light, s, v), 0, 1) * smooth(-0.66, -0.3, v))


def head(f, unit):
    """Paint the head: bronze cheek, cover with its spike, mouth, golden eye."""
    f.patch([(0.0, -0.006), (0.05, -0.036), (0.10, -0.060), (0.15, -0.086), (0.13, -0.048), (0.07, -0.014)], "#8a9444", 0.55, soft=0.010 * unit)
    f.patch([(0.14, -0.01), (0.20, -0.02), (0.232, 0.02), (0.215, 0.066), (0.16, 0.076), (0.125, 0.04)], "#e0c45c", 0.5, soft=0.014 * unit)
    f.patch([(0.232, -0.07), (0.27, -0.06), (0.306, -0.012), (0.292, 0.03), (0.25, 0.076), (0.236, 0.02)], "#b8b04a", 0.6, soft=0.012 * unit)
    f.patch([(0.238, -0.062), (0.262, -0.054), (0.292, -0.018), (0.262, -0.004), (0.244, -0.02)], "#3f5628", 0.45, soft=0.010 * unit)
    cover = [(0.250, -0.084), (0.284, -0.050), (0.318, -0.008), (0.288, 0.034), (0.268, 0.072), (0.226, 0.104)]
    f.stroke([(s + 0.007, h + 0.002) for s, h in cover], 0.018 * unit, "#26341c", (0.5, 0.8), alpha=0.6, soft=0.005 * unit)
    f.stroke([(s - 0.004, h) for s, h in cover[1:5]], 0.0065 * unit, "#fbf0b0", alpha=0.7)
    edge = [(0.196, -0.040), (0.224, -0.004), (0.226, 0.040), (0.200, 0.078), (0.160, 0.090)]
    f.stroke([(s + 0.005, h) for s, h in edge], 0.012 * unit, "#3d4620", alpha=0.5, soft=0.003 * unit)
    f.stroke(edge, 0.0045 * unit, "#f4e8a0", alpha=0.5)
    f.patch([(0.002, 0.020), (0.05, 0.036), (0.10, 0.054), (0.12, 0.072), (0.07, 0.062), (0.02, 0.042)], "#ece0b4", 0.7, soft=0.005 * unit)
    f.stroke([(-0.012, 0.012), (0.030, 0.026), (0.070, 0.034), (0.108, 0.040)], 0.009 * unit, "#1f2412", (1, 0.7), alpha=0.9)
    f.stroke([(-0.004, 0.003), (0.034, 0.014), (0.076, 0.022), (0.112, 0.029)], 0.0075 * unit, "#d8cc80", (1, 0.6), alpha=0.7, soft=0.001 * unit)
    f.patch([(0.080, 0.022), (0.104, 0.020), (0.120, 0.040), (0.110, 0.052), (0.092, 0.036)], "#a89c4c", 0.7, soft=0.003 * unit)
    f.stroke([(0.050, -0.018), (0.057, -0.022)], 0.008 * unit, "#26301a", alpha=0.8, swell=False)
    f.stroke([(0.088, -0.052), (0.116, -0.064), (0.148, -0.056)], 0.010 * unit, "#33451f", alpha=0.7, soft=0.002 * unit)
    f.eye(0.120, -0.026, 0.0245, ("#f6cc4c", "#c88a2a"), pupil=0.54, dark="#12160c", rim="#fdf6c0", flat=0.96)


def gaze(f, unit):
    """Shade the eye under its brow, light the forehead, darken the throat."""
    lid = [(0.090, -0.040), (0.100, -0.054), (0.122, -0.057), (0.146, -0.046), (0.150, -0.036), (0.130, -0.042), (0.108, -0.043)]
    f.patch(lid, "#6d7a30", 0.95, soft=0.0016 * unit)
    f.stroke([(0.094, -0.040), (0.110, -0.0445), (0.130, -0.043), (0.148, -0.035)], 0.005 * unit, "#141c08", (0.6, 0.4), alpha=0.85)
    g = np.random.default_rng(8)
    s, h = (q.ravel() for q in np.meshgrid(np.linspace(0.158, 0.215, 7), np.linspace(-0.012, 0.066, 8)))
    s = s + 0.005 * (np.arange(s.size) // 7 % 2) + g.normal(0, 0.0012, s.size)
    show = np.exp(-(((s - 0.188) / 0.030) ** 2) - ((h - 0.026) / 0.036) ** 2)
    f.dabs(s + 0.002, h, 0.0042 * unit, 0.0048 * unit, "#4a5820", 0.34 * show, h=True)
    f.dabs(s, h, 0.0030 * unit, 0.0034 * unit, "#fff2a0", 0.40 * show, h=True)
    f.stroke([(0.090, -0.046), (0.106, -0.060), (0.128, -0.062), (0.150, -0.048)], 0.007 * unit, "#24330f", (0.4, 0.4), alpha=0.6, soft=0.0020 * unit)
    f.patch([(0.02, -0.024), (0.10, -0.058), (0.18, -0.098), (0.26, -0.140), (0.27, -0.118), (0.18, -0.080), (0.10, -0.046)], "#f4e68c", 0.55, soft=0.006 * unit)
    f.patch([(0.02, 0.040), (0.10, 0.062), (0.20, 0.098), (0.32, 0.126), (0.32, 0.150), (0.16, 0.120), (0.04, 0.070)], "#1c5a5c", 0.62, soft=0.010 * unit)
    f.stroke([(0.05, 0.056), (0.15, 0.092), (0.26, 0.124), (0.36, 0.134)], 0.007 * unit, "#a8dcc0", (0.3, 0.6), alpha=0.6, soft=0.0016 * unit)


def near_fins(f, unit):
    """Paint the near pelvic fin and the clear pectoral fin; they grow out of the flank."""
    r = 0.0046 * unit
    f.patch([(0.325, 0.112), (0.37, 0.122), (0.40, 0.16), (0.34, 0.15)], "#5a5a30", 0.4, soft=0.010 * unit)
    fin(f, [(0.330, 0.114), (0.366, 0.122)], [(0.378, 0.204), (0.418, 0.230), (0.452, 0.194)], RED, 9, 0.0, ray=r, **GLOW)
    f.patch([(0.322, 0.104), (0.366, 0.108), (0.376, 0.136), (0.350, 0.148), (0.328, 0.138)], "#8aa07c", 0.75, soft=0.008 * unit)
    f.patch([(0.315, 0.0), (0.36, 0.01), (0.43, 0.05), (0.42, 0.09), (0.33, 0.07)], "#3a4220", 0.45, soft=0.012 * unit)
    fin(f, [(0.308, 0.010), (0.320, 0.036), (0.312, 0.062)], [(0.412, 0.022), (0.444, 0.050), (0.434, 0.088), (0.388, 0.106)],
        ["#c8a050", "#e0b868", "#f0d498"], 12, 0.16, ray=r, **INK)  # fmt: skip


def other(c):
    """Paint the second perch, farther away, in the haze of the water."""
    axis = [(152, 150), (116, 142), (74, 142), (40, 152)]
    f = Fish(c, axis, BACK, BELLY, [(0, 1.02), (1, 0.98)], side=-1, flat=1.15, sun=SUN)
    r = 0.006 * f.length
    far = lambda t: mix(t, "#a8ccb0", 0.40)
    ink = {"dark": far("#2f3a1c"), "light": far("#f0e8a8")}
    red = [far(t) for t in RED]
    fin(f, [(1.02, -0.05), (0.985, -0.04), (0.985, 0.04), (1.02, 0.05)], [(1.24, -0.15), (1.16, -0.03), (1.15, 0.0), (1.16, 0.04), (1.22, 0.15)], red, 9, 0.1, ray=r, **ink)
    for root, edge in (([(0.30, -0.150), (0.62, -0.118)], [(0.31, -0.25), (0.40, -0.27), (0.54, -0.21), (0.65, -0.14)]), ([(0.64, -0.11), (0.84, -0.06)], [(0.67, -0.20), (0.76, -0.17), (0.87, -0.09)])):
        fin(f, root, edge, [far("#5c6a2c"), far("#c0bc70")], 10, 0.2, ray=r, spiny=0.14, **ink)
    fin(f, [(0.69, 0.09), (0.82, 0.06)], [(0.74, 0.18), (0.79, 0.17), (0.85, 0.09)], red, 6, 0.1, ray=r, **ink)
    fin(f, [(0.32, 0.12), (0.37, 0.13)], [(0.38, 0.22), (0.43, 0.24), (0.46, 0.20)], red, 6, 0.1, ray=r, **ink)
    f.body([*BACK, *BELLY[::-1]])
    f.lay(planes(f.v, (-1, far("#5a6e30")), (-0.45, far("#566e28")), (0.0, far("#a8a844")), (0.4, far("#e8dc88")), (1, far("#dfe6c4"))))
    for s, wide, long in BARS:
        f.patch([(s - wide, -1.1), (s + wide, -1.1), (s + wide * 0.5, 0.0), (s, long), (s - wide * 0.5, 0.0)], far("#16240e"), 0.85, soft=0.01 * f.length, v=True)
    f.stroke([(0.25, -0.08), (0.30, 0.0), (0.25, 0.09)], 0.02 * f.length, far("#26341c"), alpha=0.6)
    f.stroke([(-0.01, 0.012), (0.05, 0.03), (0.10, 0.04)], 0.014 * f.length, far("#1f2412"), alpha=0.8)
    f.eye(0.120, -0.026, 0.030, (far("#f6cc4c"), far("#c88a2a")), dark=far("#12160c"))


def post(c, x, top, foot, wide, tones, seed, soft=0.0):
    """Paint a post of the jetty: round, its grain, a lit edge, the beard of weed where the water reaches it."""
    dark, wood, lit, moss = tones
    outline = [(x - wide / 2, top), (x + wide / 2, top), (x + wide * 0.48, (top + foot) / 2), (x + wide * 0.52, foot), (x - wide * 0.54, foot), (x - wide * 0.47, (top + foot) / 2)]
    mask = c.cover(np.array(outline, float), soft=max(soft, 0.3))
    across = (c.x - x) / (wide / 2)
    tone = planes(across + 0.12 * c.noise(5, 200, seed, 2), (-1, dark), (-0.6, wood), (0.0, mix(wood, lit, 0.4)), (0.45, lit), (0.75, wood), (1, dark), crisp=0.4)
    c.area(mask, lambda *_: tone.astype(np.float32))
    grain = c.noise(2.6, 90, seed + 1, 2)
    c.area(mask * smooth(0.25, 0.6, grain), dark, 0.45, wash=0)
    c.area(mask * smooth(0.3, 0.6, -grain), lit, 0.25, wash=0)
    grown = smooth(0.0, 0.35, c.noise(wide * 0.6, 60, seed + 2, 2) + 0.3 - 0.9 * across)
    c.area(mask * grown, moss, 0.65, wash=0)


def jetty(c):
    """Paint the underside of the jetty at the top: a beam, planks with gaps of light, its shade."""
    beam = [(-10, -10), (490, -10), (490, 84), (-10, 70)]
    mask = c.cover(np.array(beam, float))
    tone = Grad((0, -10), (0, 84), "#121c18", "#2a2c1e", "#4a4128", "#3a3520")
    c.area(mask, tone)
    grain = c.noise(150, 3.0, 11, 3)
    c.area(mask * smooth(0.15, 0.5, grain), "#7a6a40", 0.40, wash=0)
    c.area(mask * smooth(0.15, 0.5, -grain), "#0c1410", 0.55, wash=0)
    for y0, y1 in ((19, 21), (46, 49)):
        c.line([(-10, y0), (490, y1)], 4.5, "#0a120e", alpha=0.8)
        c.line([(-10, y0 + 3.5), (490, y1 + 3.5)], 1.8, "#a08c54", alpha=0.6)
    c.line([(-10, 70), (490, 84)], 5, "#b89e5c", alpha=0.7, soft=0.8)


def place(c):
    """Paint the amber light below the jetty and its far posts."""
    water(c, ["#f2cc60", "#ecd06c", "#b0c870", "#4aa890", "#187c86", "#0e5670", "#0a3a52"], (330, 170, 220, "#fff2a0", 0.9), foot=600)
    wood = ("#2a2c1e", "#5c5434", "#a8945c", "#5a6a26")
    far = c.lifted(lambda q: [post(q, x, 60, foot, wide, [mix(t, "#1c5c5c", 0.55) for t in wood], 5, 1.6) for x, wide, foot in ((228, 26, 524), (178, 17, 519), (148, 11, 515))])
    far.blurred(1.0).lay(0.42)
    post(c, 436, 60, 530, 26, [mix(t, "#a8d0a4", 0.80) for t in wood], 8, 2.2)
    c.area(smooth(250, -20, c.x) * smooth(60, 260, c.y), "#0a4458", 0.72, wash=0)
    shafts(c, (330, -200), "#fffadc", n=9, length=760, amount=0.46, spread=0.55, wide=(10, 30), top=70)


def bottom(c):
    """Paint the floor: sand in the net of light, the shade of the perch, stones."""
    line = [(-10, 520), (110, 508), (240, 518), (370, 506), (490, 514)]
    sand(c, line, ("#6aa894", "#8a9a5c", "#d8d898", "#2a5c60"), seed=4, ripples=60)
    net(c, smooth(510, 540, c.y) * smooth(60, 260, c.x), "#fdf4b0", 0.40, cell=40, flat=0.34, seed=8)
    c.area(np.exp(-(((c.y - 512) / 14) ** 2)), "#5aa49c", 0.55, wash=0)
    c.area(smooth(240, 20, c.x) * smooth(500, 540, c.y), "#0c3440", 0.65, wash=0)
    c.area(smooth(590, 730, c.y), "#0a2e3c", 0.70, wash=0)
    # Between the planks the sun falls in bars, which widen towards us.
    deep = (c.y - 500 - 0.16 * (c.x - 330) + 5 * c.noise(60, 16, 71, 2)) / 220
    bar = np.sin(6.0 * np.pi * np.clip(deep, 0, 2) ** 0.62)
    ground = smooth(520, 545, c.y) * smooth(90, 300, c.x)
    c.area(ground * smooth(0.35, 0.75, bar), "#fff0a0", 0.34, "screen", wash=0)
    c.area(ground * smooth(0.1, -0.5, bar), "#0c3c44", 0.42, wash=0)
    c.curve([(120, 590), (220, 566), (350, 560), (410, 574), (330, 598), (200, 612)], "#0f3a40", alpha=0.60, soft=9, wash=0)
    pebbles(c, 530, 720, ["#5c6a54", "#46544c", "#7a8464", "#344a4a"], 60, (2, 18), seed=7)


FRY = (
    ((428, 216, 84, -52), 0.0, 0.0, 1), ((384, 204, 62, -84), 0.25, 0.4, -1), ((352, 190, 48, -128), 0.42, 0.7, -1),
    ((440, 376, 78, 40), 0.0, 0.0, -1), ((396, 412, 66, 66), 0.20, 0.4, 1), ((452, 452, 50, 50), 0.40, 0.8, -1), ((310, 122, 34, -150), 0.6, 1.0, 1), ((440, 148, 40, -40), 0.55, 0.9, 1),
)  # fmt: skip
"""Fry that flee: place of the tail root, length, way in degrees; how deep in the water, how far out of focus, which way it bends."""


def fry(c, x, y, long, way, sunk, bend):
    """Paint one young fish that flees: silver, bent by its start."""
    a = np.radians(way)
    at = lambda u, w: (x + long * (u * np.cos(a) - w * np.sin(a)), y + long * (u * np.sin(a) + w * np.cos(a)))
    axis = [at(u, 0.16 * bend * np.sin(2.8 * u)) for u in (1.0, 0.66, 0.33, 0.0)]
    tones = [mix(t, "#a8c88c", sunk) for t in ("#3a5a34", "#6d8c5c", "#f4f0c8", "#fffcec", "#94b8b0")]
    small_fish(c, HERRING, axis, tones, side=-1 if abs(way) < 90 else 1, fins=("#8f9c70", "#e4e0b4"), clear=0.3, flash=0.8)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=83)
    place(c)
    c.lifted(other).blurred(0.9).lay()
    bottom(c)
    jetty(c)
    c.area(smooth(130, 78, c.y) * smooth(60, 84, c.y), "#3a4a2c", 0.40, wash=0)
    tufts = [("#12382c", "#2a5c34", "#7ca04c"), ("#0f3028", "#20502f", "#5c8440")]
    for (x, y, long, way), sunk, soft, bend in sorted(FRY, key=lambda q: -q[1]):
        layer = c.lifted(lambda q, x=x, y=y, long=long, way=way, sunk=sunk, bend=bend: fry(q, x, y, long, way, sunk, bend))
        (layer.blurred(soft) if soft else layer).lay()
    perch = c.lifted(animal)
    perch.blurred(8).haze("#0c3a40", 1.0).lay(0.35)
    perch.lay()
    tuft(c, 52, 600, 90, tufts, n=6, width=6.5, spread=0.34, lean=0.12, seed=6)
    motes(c, "#fffbe0", 80)
    return finished(c, focus=((380, 320, 105),), saturation=1.12)
