"""A pike uncoils out of the dark of the reeds: its body an S, its gills spread, its jaws at the tail of a young perch.

Proportions, in lengths from the snout to the root of the tail: long and even, depth 0.17 from a third to three quarters; head 0.30,
its bill flat and broad as a duck's, the lower jaw longer; eye 0.03 wide at 0.15, high on the head; mouth back to
below it; one dorsal fin far behind, at 0.76 to 0.88, the anal fin opposite; pelvic fins at the middle;
tail forked. Green bronze with rows of pale beans, worm lines on the head; fins rusty with dark blotches.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rgb, rounded, smooth
from finfish import Fish, planes
from rays import fin
from seabed import blade
from sheet import Sheet, finished
from small_fish import PERCH, small_fish
from scipy import ndimage
from underwater import bubbles, motes, net, shafts, surface, water

BACK = [(-0.004, -0.012), (0.004, -0.026), (0.022, -0.033), (0.055, -0.035), (0.09, -0.040), (0.125, -0.053), (0.155, -0.064), (0.20, -0.071),
        (0.28, -0.076), (0.40, -0.080), (0.55, -0.082), (0.68, -0.080), (0.79, -0.065), (0.88, -0.043), (0.95, -0.036), (1.06, -0.038)]  # fmt: skip
BELLY = [(-0.022, -0.008), (-0.024, 0.006), (-0.008, 0.022), (0.03, 0.036), (0.08, 0.046), (0.15, 0.060), (0.24, 0.074),
         (0.36, 0.082), (0.52, 0.086), (0.68, 0.080), (0.79, 0.062), (0.88, 0.037), (0.95, 0.032), (1.06, 0.038)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1]]
AXIS = [(96, 222, 0), (166, 308, 0.175), (246, 370, 0.35), (336, 412, 0.54), (380, 478, 0.69), (350, 548, 0.85), (268, 580, 1.0)]
SIZE = [(0, 1.40), (0.3, 1.38), (0.6, 1.14), (1, 0.82)]
HINGE = (0.165, 0.030)
UPPER = [(0.168, 0.026), (0.12, 0.006), (0.06, -0.006), (0.02, -0.013), (-0.004, -0.016)]
"""The edge of the upper jaw, from the corner of the mouth to its tip."""
LOWER = [(0.165, 0.026), (0.11, 0.014), (0.06, 0.006), (0.01, 0.001), (-0.022, -0.008)]
CHIN = [(-0.030, 0.004), (-0.014, 0.020), (0.03, 0.034), (0.08, 0.045), (0.14, 0.058), (0.19, 0.066)]
"""The lower jaw while the mouth is shut: its lip to the tip, then the chin to the throat."""
def rolled(s):
    """Return how far the body is rolled there, in radians: the head from the side, the tail nearly from above."""
    return 1.15 * smooth(0.34, 0.74, np.asarray(s, float))


INK = {"dark": "#46301c", "light": "#d6a660"}
RUST = ["#46561f", "#746a2b", "#a87736", "#d69c54"]
"""Fins: green as the body at their root, rusty at their edge."""


def animal(c, gape=25.0):
    """Paint the pike; its jaws are open by so many degrees."""
    f = Fish(c, AXIS, BACK, BELLY, SIZE, flat=1.15, sun=(0.08, -0.86, 0.50))
    unit = f.length
    r = 0.0029 * unit
    blots = (2.3, "#3d2c1c", 0.32)
    fin(f, [(1.05, -0.040), (1.01, -0.030), (0.985, -0.026), (0.985, 0.026), (1.01, 0.034), (1.05, 0.044)],
        [(1.200, -0.066), (1.165, -0.040), (1.130, 0.006), (1.118, 0.034), (1.140, 0.070), (1.190, 0.124), (1.225, 0.150)],
        RUST, 17, 0.32, ray=r, bars=(3, "#3d2c1c", 0.34), spiny=0.03, **INK)  # fmt: skip
    fin(f, [(0.730, 0.030), (0.815, 0.026), (0.905, 0.016)], [(0.790, 0.084), (0.834, 0.108), (0.880, 0.110), (0.926, 0.088), (0.946, 0.054)], RUST, 15, 0.34, ray=r, bars=blots, spiny=0.03, **INK)
    fin(f, [(0.240, 0.060), (0.272, 0.070)], [(0.258, 0.150), (0.290, 0.168), (0.322, 0.150), (0.330, 0.116)], ["#4f4a26", "#6f5230", "#80603c"], 8, 0.3, ray=r, bow=0.06, **INK)
    if gape:
        throat(f, dropped(gape))
        f.body([*BACK, *[q for q in BELLY if q[0] > 0.2][::-1], (0.19, 0.064), *UPPER])
    else:
        f.body(OUTLINE)
    skin(f)
    roots(f, unit)
    f.patch([(0.72, -0.052), (0.80, -0.046), (0.90, -0.030), (0.92, -0.004), (0.82, -0.012), (0.72, -0.022)], "#12200f", 0.6, soft=0.010 * unit)
    fin(f, [(0.716, -0.032), (0.796, -0.028), (0.880, -0.018)], [(0.772, -0.084), (0.808, -0.106), (0.850, -0.110), (0.896, -0.092), (0.926, -0.056)], ["#38481e", "#5c5a28", "#8a6832", "#b8864a"], 15, 0.22, ray=r, bow=0.05, bars=blots, spiny=0.03, **INK)
    f.patch([(0.700, -0.036), (0.79, -0.038), (0.885, -0.026), (0.89, -0.014), (0.80, -0.020), (0.70, -0.022)], "#5d6c2c", 0.8, soft=0.005 * unit)
    head(f, unit, gape)
    if gape:
        gills(f, unit)
    if gape:
        jaw(f, unit, dropped(gape))
    for root, edge, shade in (
        ([(0.262, 0.050), (0.292, 0.074)], [(0.318, 0.150), (0.352, 0.172), (0.388, 0.158), (0.404, 0.116)], [(0.27, 0.045), (0.33, 0.060), (0.39, 0.11), (0.29, 0.09)]),
        ([(0.515, 0.058), (0.552, 0.070)], [(0.560, 0.140), (0.596, 0.164), (0.634, 0.148), (0.642, 0.108)], [(0.52, 0.05), (0.58, 0.05), (0.63, 0.09), (0.53, 0.09)]),
    ):  # fmt: skip
        f.patch(shade, "#27341f", 0.6, soft=0.010 * unit)
        fin(f, root, edge, ["#8a8a46", "#a27c40", "#d6a464", "#e8bc7c"], 10, 0.22, ray=r, bow=0.08, bars=(2, "#4a3420", 0.3), spiny=0.04, **INK)
        (a, b), (x, y) = root
        f.patch([(a - 0.012, b - 0.022), (x - 0.004, y - 0.028), (x + 0.020, y - 0.004), (x + 0.010, y + 0.018), (a + 0.012, b + 0.016)], "#9a9c50", 0.6, soft=0.009 * unit)


def roots(f, unit):
    """Let the body run out over the roots of the anal fin and the tail."""
    f.patch([(0.735, 0.040), (0.82, 0.034), (0.905, 0.022), (0.906, 0.034), (0.82, 0.062), (0.735, 0.066)], "#6f7c38", 0.5, soft=0.008 * unit, inside=False)
    f.patch([(0.955, -0.024), (1.03, -0.022), (1.07, -0.004), (1.075, 0.018), (1.03, 0.030), (0.955, 0.028)], "#4f5e28", 0.8, soft=0.012 * unit, inside=False)


def gills(f, unit):
    """Spread the gill cover: its hind edge stands off the body, red gills in the dark behind it, the skin of the throat blown out."""
    c = f.c
    bag = [(0.150, 0.052), (0.175, 0.082), (0.215, 0.112), (0.260, 0.122), (0.292, 0.104), (0.300, 0.066), (0.24, 0.050)]
    c.curve(f.at(bag), Grad(f.at([(0.2, 0.05)])[0], f.at([(0.24, 0.12)])[0], "#d8cf98", "#a39c68", "#55683f"), edge=0, soft=0.8)
    with c.within(c.cover(rounded(f.at(bag)))):
        for i in range(6):
            t = i / 5
            way = [(0.175 + 0.02 * t, 0.060 - 0.004 * t), (0.205 + 0.035 * t, 0.098 - 0.016 * t), (0.240 + 0.060 * t, 0.130 - 0.050 * t)]
            f.stroke(way, 0.010 * unit, "#4c5030", (0.5, 0.8), alpha=0.7, soft=0.004 * unit)
            f.stroke([(s - 0.006, h - 0.003) for s, h in way], 0.005 * unit, "#f4ecc0", (0.4, 0.9), alpha=0.4)
        f.patch([(0.15, 0.05), (0.24, 0.046), (0.30, 0.06), (0.29, 0.076), (0.22, 0.070), (0.16, 0.064)], "#3f4628", 0.5, soft=0.008 * unit, inside=False)
    slit = [(0.284, -0.034), (0.306, -0.012), (0.315, 0.020), (0.307, 0.054), (0.286, 0.092), (0.278, 0.082), (0.296, 0.046), (0.301, 0.014), (0.292, -0.018)]
    c.curve(f.at(slit), "#22140f", edge=0, soft=1.2)
    with c.within(c.cover(rounded(f.at(slit)))):
        for i in range(5):
            h = 0.012 + 0.014 * i
            f.stroke([(0.290 - 0.2 * max(0, h - 0.05), h), (0.310, h + 0.006)], 0.007 * unit, "#a8382e", (1, 0.4), alpha=0.75, soft=0.8)
    f.patch([(0.300, -0.045), (0.330, -0.02), (0.340, 0.02), (0.330, 0.06), (0.304, 0.08), (0.316, 0.03), (0.312, -0.01)], "#14241a", 0.5, soft=0.010 * unit)
    rim = [(0.262, -0.054), (0.290, -0.024), (0.302, 0.014), (0.297, 0.048), (0.278, 0.084)]
    f.stroke([(s - 0.010, h) for s, h in rim], 0.014 * unit, "#a8a858", (0.4, 0.8), alpha=0.7, soft=0.004 * unit)
    f.stroke([(s - 0.002, h) for s, h in rim], 0.006 * unit, "#f6eeb0", (0.5, 0.8), alpha=0.9)


def skin(f):
    """Paint the body: bronze back, green flank, broken rows of pale beans, cream belly; all turned as the body rolls."""
    turn = rolled(f.u)
    over = lambda v, roll: -np.cos(np.abs(np.arcsin(np.clip(v, -1, 1)) + np.pi / 2 - roll))
    v = (over(f.v, turn) + 0.08 * f.noise(0.10, 0.4, 3, 3)).astype(np.float32)
    f.lay(planes(v, (-1, "#4c5626"), (-0.86, "#3d4a20"), (-0.45, "#34481e"), (-0.05, "#526a24"), (0.26, "#8c9a38"), (0.50, "#e0d688"), (0.74, "#fbf4cc"), (1, "#c9cfa8"), crisp=0.5))
    f.lay("#1f3018", smooth(0.12, 0.36, f.noise(0.07, 0.8, 8, 2)) * (1 - smooth(0.0, 0.4, v)) * 0.55)
    f.lay("#d9d47a", smooth(0.70, 1.0, f.light) * (1 - smooth(-0.1, 0.5, v)) * (0.42 + 0.35 * f.noise(0.025, 0.3, 21, 2)))
    f.lay("#123a34", (1 - smooth(-0.20, 0.34, f.light)) * 0.60)
    f.lay("#0a2420", (1 - smooth(-0.5, 0.05, f.light)) * 0.35)
    g = np.random.default_rng(7)
    for row, v0 in enumerate((-0.84, -0.62, -0.38, -0.14, 0.10, 0.32, 0.50, -0.80, -0.55, -0.25)):
        n = 25 - row % 3
        s = 0.325 + (np.arange(n) + 0.5 * (row % 2)) / n * 0.66 + g.normal(0, 0.010, n)
        w = np.clip(v0 + g.normal(0, 0.07, n) + 0.06 * np.sin(s * 30 + row), -0.98, 0.6)
        # where that height of the flank lies once the body is rolled; the last rows are of the far flank
        side = np.arccos(-w) * (-1 if row > 6 else 1)
        at = side - np.pi / 2 + rolled(s)
        seen = (np.abs(at) < 1.35) & (g.random(n) < 0.92)
        s, at = s[seen], at[seen]
        m = len(s)
        if not m:
            continue
        lit = smooth(-0.1, 0.62, f.value_at(f.light, s, np.sin(at)))[:, None]
        a = 0.0115 * f.length * g.uniform(0.5, 1.25, m) * np.interp(s, [0.3, 0.6, 1], [1.15, 0.95, 0.5])
        b = a * 0.48 * np.clip(np.cos(at), 0.3, 1)
        f.dabs(s + 0.003, np.sin(at) + 0.03, a * 1.1, b * 1.3, "#22301a", 0.4, turn=g.normal(0, 0.2, m))
        f.dabs(s, np.sin(at), a, b, rgb("#66783c") + (rgb("#f4eaa2") - rgb("#66783c")) * lit, 0.92, turn=g.normal(0, 0.22, m), hard=4)
    f.lay("#8fb88a", smooth(0.93, 1.0, f.v) * 0.4)
    # the sun along the edge that looks up: the back in front, the flank behind the bend
    torn = 0.10 * f.noise(0.03, 0.6, 12, 2)
    edge = np.where(f.u < 0.76, smooth(0.86, 0.95, -f.v + torn) * smooth(0.74, 0.60, f.u), smooth(0.76, 0.90, f.v + torn) * smooth(0.80, 0.88, f.u))
    f.lay("#f4efae", (edge * smooth(0.26, 0.30, f.u) * 0.55).astype(np.float32))


def head(f, unit, gape):
    """Paint the head: a flat bill, worm lines on the cheek, the cover's edge, an eye that looks forward."""
    f.lay("#7d8a3c", (1 - smooth(0.24, 0.30, f.u)) * smooth(-0.3, 0.1, f.v) * (1 - smooth(0.3, 0.7, f.v)) * 0.6)
    f.patch([(0.0, -0.016), (0.05, -0.028), (0.10, -0.034), (0.13, -0.040), (0.12, -0.014), (0.06, -0.008)], "#a3a050", 0.6, soft=0.007 * unit)
    if not gape:
        f.patch([(-0.02, 0.0), (0.04, 0.008), (0.10, 0.016), (0.15, 0.032), (0.11, 0.048), (0.04, 0.034), (-0.01, 0.018)], "#e6dca0", 0.8, soft=0.006 * unit)
    f.patch([(0.17, -0.024), (0.215, -0.030), (0.24, 0.0), (0.225, 0.036), (0.175, 0.034), (0.155, 0.008)], "#98a048", 0.55, soft=0.012 * unit)
    for line in (
        [(0.165, -0.026), (0.200, -0.018), (0.238, -0.022)], [(0.160, -0.008), (0.196, -0.001), (0.230, -0.004), (0.262, 0.002)],
        [(0.165, 0.010), (0.200, 0.016), (0.245, 0.016)], [(0.175, 0.027), (0.212, 0.034), (0.252, 0.034)], [(0.255, -0.038), (0.278, -0.026)],
    ):  # fmt: skip
        f.stroke([(s, h + 0.004) for s, h in line], 0.008 * unit, "#2c3a1c", alpha=0.5)
        f.stroke(line, 0.0068 * unit, "#e0d78c", alpha=0.9)
    cover = [(0.268, -0.048), (0.292, -0.022), (0.300, 0.014), (0.288, 0.046), (0.262, 0.066)]
    f.stroke([(s + 0.007, h) for s, h in cover], 0.016 * unit, "#26361e", (0.5, 0.8), alpha=0.55, soft=0.005 * unit)
    f.stroke([(s - 0.003, h) for s, h in cover[1:4]], 0.0045 * unit, "#f4eaa8", alpha=0.6)
    # The mouth: long, level, turned down a little at its end; the lower jaw before the upper.
    if not gape:
        f.stroke([(-0.024, -0.007), (0.010, -0.004), (0.060, 0.000), (0.110, 0.007), (0.150, 0.020)], 0.0080 * unit, "#1f2614", (1, 0.7), alpha=0.92)
        f.stroke([(-0.004, -0.013), (0.040, -0.010), (0.090, -0.004), (0.130, 0.006)], 0.006 * unit, "#cfc67c", alpha=0.65)
        f.stroke([(-0.014, 0.004), (0.04, 0.010), (0.10, 0.020)], 0.007 * unit, "#fbf4cc", alpha=0.65)
    f.dabs([0.052, 0.066], [-0.60, -0.62], 0.006 * unit, 0.0036 * unit, "#1f2614", 0.9)
    f.stroke([(0.132, -0.050), (0.156, -0.057), (0.182, -0.050)], 0.007 * unit, "#33401f", alpha=0.6)
    f.eye(0.156, -0.037, 0.0128, ("#ecc84c", "#b08a2c"), pupil=0.52, dark="#14160c", rim="#fdf6c0", gaze=(-0.12, 0))


def dropped(degrees):
    """Return the lip and the chin of the lower jaw when it is dropped."""
    a = np.radians(degrees)
    turn = lambda q, much=1.0: (
        HINGE[0] + (q[0] - HINGE[0]) * np.cos(a * much) + (q[1] - HINGE[1]) * np.sin(a * much),
        HINGE[1] + (q[1] - HINGE[1]) * np.cos(a * much) - (q[0] - HINGE[0]) * np.sin(a * much),
    )
    return [turn(q) for q in LOWER], [turn(q) for q in CHIN[:4]] + [turn(CHIN[4], 0.8), CHIN[5]]


def throat(f, jaws):
    """Paint the dark of the open mouth, the pale gums of the far side, the tongue."""
    lip, _ = jaws
    c = f.c
    at = lambda points: f.at(rounded(points, closed=False))
    (s0, h0), (s1, h1) = UPPER[-1], lip[-1]
    front = [(s0, h0), (0.034, h0 + 0.22 * (h1 - h0)), (0.062, h0 + 0.5 * (h1 - h0)), (0.040, h0 + 0.80 * (h1 - h0)), (s1, h1)]
    hole = np.concatenate([at(UPPER), at(front)[1:-1], at(lip)[::-1]])
    c.shape(hole, "#2a0f12", edge=0)
    with c.within(c.cover(hole)):
        c.shape(f.at([(0.19, 0.0), (0.10, 0.012), (0.03, 0.028), (0.02, 0.060), (0.10, 0.066), (0.19, 0.06)]), "#7d3a34", alpha=0.75, soft=4, edge=0)
        c.shape(np.concatenate([at(lip), at([(s + 0.004, h - 0.017) for s, h in lip])[::-1]]), "#d89a84", alpha=0.9, edge=0, soft=1)
        c.shape(np.concatenate([at(UPPER), at([(s, h + 0.012) for s, h in UPPER])[::-1]]), "#c98a78", alpha=0.8, edge=0, soft=1)
        c.shape(f.at([(0.20, 0.0), (0.13, 0.012), (0.12, 0.034), (0.15, 0.07), (0.21, 0.06)]), "#180709", alpha=0.9, soft=4, edge=0)
    teeth(f, [(s + 0.012, h + 0.002) for s, h in UPPER[1:]], 9, 0.013, 1, "#e0d4b4")


def teeth(f, line, n, tall, sign, tone):
    """Set teeth along a lip: slender, leaning back, of unequal height."""
    p = rounded(line, closed=False)
    g = np.random.default_rng(n)
    for i, t in enumerate(np.linspace(0.06, 0.97, n)):
        s, h = p[int(t * (len(p) - 1))]
        high = tall * (1.25 if i % 3 == 1 else 0.75) * g.uniform(0.85, 1.15)
        f.c.shape(f.at([(s - 0.0042, h), (s + 0.0042, h), (s + 0.005, h + sign * high)]), tone, edge=0)


def jaw(f, unit, jaws):
    """Paint the lower jaw: a green lip, a cream chin, teeth, the skin of the corner."""
    lip, chin = jaws
    c = f.c
    at = lambda points: f.at(rounded(points, closed=False))
    # The skin that stretches between the jaws.
    c.shape(np.concatenate([at([(0.19, 0.012), (0.165, 0.020), (0.142, 0.014)]), at([(0.128, 0.042), (0.150, 0.058), (0.19, 0.060)])]), "#7a7034", edge=0, soft=1.2)
    c.line(at([(0.142, 0.014), (0.148, 0.030), (0.130, 0.044)]), 0.006 * unit, "#2c2c14", taper=(0.6, 0.6), alpha=0.8, soft=0.8)
    teeth(f, [(s, h + 0.002) for s, h in lip[1:]], 10, 0.016, -1, "#fffbe6")
    whole = np.concatenate([at(lip), at(chin)])
    c.shape(whole, "#cfc98c", edge=0)
    with c.within(c.cover(whole)):
        band_ = lambda low, high: np.concatenate([at([(s, h + low) for s, h in lip]), at([(s, h + high) for s, h in lip])[::-1]])
        c.shape(band_(-0.004, 0.013), "#5d6a28", alpha=0.95, soft=2.4, edge=0)
        c.shape(band_(0.016, 0.030), "#fbf3c8", alpha=0.8, soft=3, edge=0)
        c.line(at([(s, h - 0.004) for s, h in chin]), 0.020 * unit, "#6f9078", taper=(0.7, 1.0), alpha=0.75, soft=4)
    c.line(at([(s, h + 0.001) for s, h in lip]), 0.0055 * unit, "#e8dc94", taper=(0.4, 1.0), alpha=0.9, soft=0.5)
    c.line(at(UPPER[1:]), 0.0060 * unit, "#d8cc80", taper=(0.5, 1.0), alpha=0.8, soft=0.6)
    f.patch([(0.15, 0.050), (0.19, 0.046), (0.24, 0.060), (0.22, 0.074), (0.17, 0.068)], "#d8d094", 0.75, soft=0.008 * unit, inside=False)


PERCHLING = ("#5a6a30", "#8a9440", "#c8c468", "#f0e6b0", "#fff8e0")


def perchling(c, axis, veil):
    """Paint a young perch in flight: five bars, red below."""
    q = lambda tone: mix(tone, "#b8c878", veil)
    small_fish(c, PERCH, axis, [q(t) for t in PERCHLING], fins=(q("#d8502c"), q("#f0a070")), bar=q("#2c3a1c"), eye=(q("#f4d468"), q("#b08028")), flash=0.6, clear=0.2)


def reed(c, x, foot, top, lean, width, tones, seed, leaves=0.5, knots=True):
    """Paint a reed stalk with a few leaves: shade, body, a light edge, dark knots."""
    g = np.random.default_rng(seed)
    t = np.linspace(0, 1, 24)
    px = x + lean * t + 5 * np.sin(t * 2.4 + seed) * t
    p = np.stack([px, foot + (top - foot) * t], -1)
    c.line(p, width, tones[1], taper=(1.15, 0.6))
    c.line(p + [width * 0.24, 0], width * 0.42, tones[0], taper=(1.15, 0.6), alpha=0.85)
    c.line(p - [width * 0.28, 0], width * 0.22, tones[2], taper=(1.1, 0.6), alpha=0.9)
    for i in np.arange(int(g.integers(2, 5)), 23, int(g.integers(5, 8))):
        if knots:
            c.line([p[i] - [width * 0.5, 0], p[i] + [width * 0.5, 1.0]], width * 0.16, tones[0], alpha=0.6)
        if g.random() < leaves:
            side = g.choice([-1, 1])
            long = width * g.uniform(9, 15)
            tip = (p[i][0] + side * long * 0.42 + lean * 0.1, p[i][1] - long)
            blade(c, p[i], tip, width * 0.9, (tones[0], tones[1], tones[2]), bow=0.12 * side, seed=int(i))


def lily(c, x, y, rx, ry, stem, tones):
    """Paint a lily leaf from below: a dark disc, its far rim bright, the stem to the bottom."""
    c.line([(x, y), (x + stem * 0.3, y + 160), (x + stem * 0.6, y + 340), (x + stem, 740)], 5.5, tones[0], round_=True)
    c.line([(x - 1.6, y), (x + stem * 0.3 - 1.6, y + 160), (x + stem * 0.6 - 1.6, y + 340), (x + stem - 1.6, 740)], 1.6, tones[2], round_=True, alpha=0.7)
    t = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    wave = 1 + 0.05 * np.sin(3 * t + x) + 0.035 * np.sin(7 * t + y) - 0.30 * np.exp(-(((t - 0.5) / 0.16) ** 2))
    rim = np.stack([x + rx * wave * np.cos(t), y + ry * (wave * np.sin(t) + 0.16 * np.sin(2 * np.cos(t) + x))], -1)
    c.shape(rim, tones[1], edge=0.6)
    c.shape((rim - [x, y]) * [0.94, 0.80] + [x, y + ry * 0.14], tones[0], edge=0.6, soft=1.0)
    for a in np.linspace(0.15, np.pi - 0.15, 9):
        c.line([(x, y - ry * 0.2), (x + rx * 0.9 * np.cos(a), y + ry * 0.85 * np.sin(a))], 1.6, tones[1], taper=(1, 0.3), alpha=0.7)
    c.line(rim[21:39], 2.4, tones[2], taper=(0.3, 0.3), alpha=0.9)


def place(c):
    """Paint the edge of the reeds: gold above, the dark of the stalks below, lily leaves on the surface."""
    water(c, ["#fbf2b4", "#c9c060", "#6f8c3c", "#2c5a38", "#133a30", "#0a2424"], (130, -10, 300, "#fff8c8", 0.9))
    surface(c, 80, "#fffff0", "#b0a84c", seed=39, centre=130, n=150)
    g = np.random.default_rng(4)
    far = c.lifted(lambda q: [reed(q, x, 640, -30, g.uniform(20, 60), g.uniform(5, 9), ("#55702f", "#7f9440", "#c4c468"), int(x) + 20, 0.3, knots=False) for x in g.uniform(150, 500, 15)])
    far.blurred(2.0).lay(0.75)
    dark = smooth(250, 470, 0.75 * c.x + 0.62 * c.y - 40)
    c.area(dark.astype(np.float32), "#0e3028", 0.88, wash=0)
    shafts(c, (110, -190), "#fff6b8", n=9, length=560, amount=0.34, spread=0.6)
    mid = c.lifted(lambda q: [reed(q, x, 760, -30, lean, w, ("#0d2a20", "#1f4a2c", "#6d8c40"), int(x), 0.25) for x, lean, w in ((292, 60, 9), (352, 40, 13), (398, 56, 10), (452, 30, 15))])
    mid.blurred(0.8).lay(0.9)
    lily(c, 300, 40, 120, 24, 60, ("#2f4a22", "#5f7a30", "#e6e08a"))
    lily(c, 420, 84, 84, 17, 40, ("#22401f", "#45662a", "#b4b860"))


def lit(c, body):
    """Lay the light of the place on the pike: the net of the waves on its head, the shade of a lily leaf across its flank."""
    shade = c.cover(rounded([(270, 330), (330, 350), (372, 380), (366, 420), (330, 440), (300, 452), (262, 440), (252, 380)]), soft=7)
    c.area(shade * body, "#0a2a24", 0.5, wash=0)
    net(c, body * (1 - shade) * (0.35 + 0.65 * smooth(330, 160, c.y - 0.1 * c.x)), "#fff6b0", 0.16, cell=30)


def swept(c):
    """Blur the tail along its sweep, most at its end."""
    near = np.exp(-(((c.x - 226) / 62) ** 2 + ((c.y - 604) / 56) ** 2))[..., None].astype(np.float32)
    steps = np.linspace(-9, 9, 13) * c.k
    swung = np.mean([ndimage.shift(c.rgb, (0.80 * d, 0.42 * d, 0), order=1, mode="nearest") for d in steps], axis=0)
    c.rgb = c.rgb + (swung - c.rgb) * np.clip(near * 1.2, 0, 0.9)


def wake(c):
    """Let the stroke of the tail whirl up silt, bits of leaf and bubbles."""
    g = np.random.default_rng(16)
    n = 70
    a, r = g.uniform(2.2, 5.6, n), 46 + 70 * g.uniform(0, 1, n) ** 1.4
    x, y = 282 + r * 1.25 * np.cos(a), 602 - r * 0.62 * np.sin(a)
    c.dabs(x, y, g.uniform(8, 24, n), g.uniform(3, 8, n), np.arctan2(0.62 * np.cos(a), 1.25 * np.sin(a)), "#8a9858", g.uniform(0.06, 0.18, n), hard=1)
    for i in range(0, n, 5):
        c.disc(x[i], y[i], g.uniform(1.5, 4.5), g.uniform(0.8, 1.6), "#a8a458", g.uniform(0, 3), alpha=0.7)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=71)
    place(c)
    c.lifted(lambda q: perchling(q, [(196, 70), (214, 76), (234, 86), (252, 100)], 0.5)).blurred(1.6).lay(0.9)
    pike = c.lifted(lambda q: animal(q, 31))
    pike.lay()
    lit(c, pike.alpha)
    perchling(c, [(8, 126), (32, 146), (58, 178), (70, 218)], 0.0)
    swept(c)
    wake(c)
    for x, lean, w in ((474, 10, 15), (500, 14, 24)):
        reed(c, x, 760, -40, lean, w, ("#06170f", "#12301c", "#5d7a38"), x, leaves=0.0)
    g = np.random.default_rng(5)
    for x in (-6, 16, 40, 70, 104, 150, 204, 262, 320, 372, 410):
        long = g.uniform(130, 230) * (1.1 if x < 110 or x > 300 else 0.7)
        tip = (x + g.normal(14, 26), 760 - long)
        blade(c, (x, 760), tip, g.uniform(12, 19), (("#071c14", "#14341f", "#4f7038"), ("#0a2016", "#1a3c22", "#5f7c3c"))[int(g.integers(0, 2))], bow=g.normal(0.03, 0.05), seed=x)
    bubbles(c, ((112, 178, 4.2), (124, 160, 2.8), (118, 142, 2.0), (66, 244, 2.6), (176, 560, 3.0), (164, 540, 2.0)))
    motes(c, "#fffde0", 100)
    return finished(c, focus=((120, 260, 130), (240, 370, 120), (50, 160, 60)), share=0.6)
