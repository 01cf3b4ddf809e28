"""A cod slips out of a wreck: through the hole in the planks, out of the dark into the light.

Proportions, in lengths from the snout to the root of the tail: depth 0.23 at a third; head 0.28; snout long, the upper
jaw overhangs the lower; eye 0.042 wide at 0.115; a barbel on the chin; three dorsal fins, at 0.31 to 0.44, 0.47 to 0.65,
0.68 to 0.84; two anal fins below the second and third; pelvic fins on the throat, before the pectoral fin at
0.29; tail cut straight. A pale side line, arched over the pectoral fin. Golden olive with brown freckles, belly white.
"""

from __future__ import annotations

import numpy as np
from canvas import F, mix, smooth
from clupea_harengus import herring
from finfish import Fish, planes
from rays import fin
from form import solid
from seabed import wrack
from sheet import Sheet, finished
from underwater import motes, net, shafts, water

BACK = [(-0.030, 0.014), (-0.026, -0.004), (-0.008, -0.024), (0.024, -0.043), (0.06, -0.059), (0.10, -0.074), (0.16, -0.090), (0.24, -0.105), (0.34, -0.112),
        (0.45, -0.104), (0.58, -0.084), (0.72, -0.062), (0.85, -0.046), (0.95, -0.042), (1.06, -0.046)]  # fmt: skip
BELLY = [(-0.024, 0.026), (0.004, 0.034), (0.022, 0.046), (0.05, 0.060), (0.09, 0.074), (0.15, 0.093), (0.24, 0.113), (0.34, 0.122),
         (0.45, 0.114), (0.58, 0.087), (0.72, 0.061), (0.85, 0.045), (0.95, 0.041), (1.06, 0.046)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1]]
AXIS = [(36, 414, 0), (108, 398, 0.145), (192, 376, 0.32), (272, 342, 0.52), (338, 294, 0.74), (394, 240, 1.0)]
SIZE = [(0, 1.60), (0.3, 1.56), (0.6, 1.26), (1, 0.92)]
INK = {"dark": "#3d3a22", "light": "#efe2a4"}


def animal(c):
    """Paint the cod."""
    f = Fish(c, AXIS, BACK, BELLY, SIZE, flat=1.1, sun=(-0.52, -0.74, 0.43))
    unit = f.length
    r = 0.0036 * unit
    skin = ["#45421c", "#625a2a", "#877a3e"]
    fin(f, [(1.05, -0.062), (1.0, -0.044), (0.985, -0.042), (0.985, 0.042), (1.0, 0.044), (1.05, 0.062)],
        [(1.152, -0.108), (1.150, -0.056), (1.142, 0.0), (1.148, 0.056), (1.150, 0.110)],
        ["#766c38", "#534d22", "#4a4520", "#625a2c"], 15, 0.12, ray=r, **INK)  # fmt: skip
    fin(f, [(0.315, -0.102), (0.440, -0.096)], [(0.352, -0.196), (0.378, -0.216), (0.404, -0.208), (0.436, -0.166), (0.468, -0.122)], skin, 11, 0.30, ray=r, bars=(2, "#5a4a26", 0.3), **INK)
    fin(f, [(0.470, -0.092), (0.650, -0.064)], [(0.505, -0.182), (0.535, -0.190), (0.580, -0.162), (0.630, -0.118), (0.680, -0.082)], skin, 14, 0.30, ray=r, bars=(2, "#5a4a26", 0.3), **INK)
    fin(f, [(0.680, -0.056), (0.840, -0.034)], [(0.712, -0.130), (0.740, -0.136), (0.785, -0.106), (0.825, -0.078), (0.865, -0.052)], skin, 13, 0.30, ray=r, bars=(2, "#5a4a26", 0.3), **INK)
    pale = ["#9a8c4c", "#948650", "#857a4a"]
    fin(f, [(0.500, 0.098), (0.672, 0.062)], [(0.540, 0.166), (0.570, 0.168), (0.610, 0.142), (0.660, 0.104), (0.700, 0.078)], pale, 13, 0.28, ray=r, **INK)
    fin(f, [(0.695, 0.058), (0.840, 0.034)], [(0.728, 0.118), (0.752, 0.122), (0.790, 0.096), (0.830, 0.070), (0.862, 0.050)], pale, 12, 0.28, ray=r, **INK)
    fin(f, [(0.215, 0.096), (0.250, 0.104)], [(0.300, 0.150), (0.326, 0.158), (0.322, 0.132)], ["#6d7458", "#667058"], 6, 0.25, ray=r, **INK)
    f.body(OUTLINE)
    skin_of(f)
    head(f, unit)
    near_fins(f, unit, r)


def skin_of(f):
    """Paint the body: olive back, golden flank, white belly, freckles, the side line."""
    v = f.v + 0.08 * f.noise(0.10, 0.35, 3, 3)
    f.lay(planes(v, (-1, "#6d6a34"), (-0.8, "#403c16"), (-0.45, "#4a4218"), (-0.12, "#8a722a"), (0.14, "#b99c50"), (0.38, "#e6d8a4"), (0.66, "#f2ead0"), (0.86, "#a9b8a4"), (1, "#4d7672"), crisp=0.5))
    mottle = smooth(0.16, 0.34, f.noise(0.055, 0.30, 8, 2) + 0.12 * f.noise(0.15, 0.6, 9, 2)) * (1 - smooth(0.10, 0.45, v)) * smooth(0.0, 0.10, f.u)
    f.lay("#3a3418", mottle * 0.66)
    f.lay("#a39c68", smooth(-0.25, 0.05, v) * (1 - smooth(0.25, 0.45, v)) * 0.55)
    f.lay("#b0a868", smooth(0.2, 0.4, f.noise(0.04, 0.22, 28, 2)) * (1 - smooth(0.1, 0.4, v)) * 0.38)
    f.lay("#f4e6ac", smooth(0.80, 0.95, f.light) * smooth(-1.0, -0.82, f.v) * (1 - smooth(-0.5, -0.1, f.v)) * 0.55)
    f.lay("#1d4c5a", (1 - smooth(-0.15, 0.36, f.light)) * 0.50)
    f.lay("#2c5a60", smooth(0.72, 1.0, f.v) * 0.55)
    f.lay("#686030", smooth(0.84, 0.99, f.u) * 0.75)
    g = np.random.default_rng(5)
    s, w = g.uniform(0.05, 0.93, 150), -0.9 + 1.15 * g.random(150)
    d = 0.0052 * f.length * g.uniform(0.5, 1.3, 150)
    f.dabs(s, w, d * 1.2, d, "#463818", 0.62)
    line = [(0.262, -0.062), (0.30, -0.074), (0.36, -0.072), (0.43, -0.052), (0.50, -0.024), (0.58, -0.004), (0.70, 0.002), (0.84, 0.002), (0.94, 0.0)]
    f.stroke([(a, h + 0.007) for a, h in line], 0.012 * f.length, "#3d3a1e", (0.8, 0.5), alpha=0.5, soft=0.002 * f.length, swell=False)
    f.stroke(line, 0.0072 * f.length, "#ece0b4", (1.0, 0.25), alpha=0.85, swell=False)


def head(f, unit):
    """Paint the head: long snout over the lower jaw, cheek, a cover lost above, eye, barbel."""
    f.patch([(0.015, -0.010), (0.05, -0.032), (0.09, -0.046), (0.085, -0.012), (0.05, 0.012), (0.01, 0.016)], "#c4ae5c", 0.5, soft=0.010 * unit)
    f.patch([(0.09, 0.012), (0.14, 0.008), (0.185, 0.028), (0.19, 0.060), (0.14, 0.072), (0.095, 0.050)], "#d6c98c", 0.6, soft=0.012 * unit)
    f.patch([(0.190, -0.030), (0.235, -0.045), (0.268, -0.012), (0.270, 0.040), (0.235, 0.078), (0.200, 0.060)], "#c9b870", 0.5, soft=0.014 * unit)
    # The cover: a shade behind its middle, a light upon it, nothing above and below.
    cover = [(0.245, -0.058), (0.275, -0.030), (0.288, 0.012), (0.278, 0.058), (0.248, 0.094)]
    f.stroke([(s + 0.008, h) for s, h in cover], 0.018 * unit, "#3d4a34", (0.5, 0.8), alpha=0.5, soft=0.006 * unit)
    f.stroke([(s - 0.004, h) for s, h in cover[1:4]], 0.005 * unit, "#fbf0c0", alpha=0.6)
    f.stroke([(0.190, -0.024), (0.203, 0.012), (0.196, 0.052), (0.165, 0.078)], 0.006 * unit, "#5d5a30", alpha=0.45, soft=0.001 * unit)
    # Mouth: the upper lip overhangs; a pale lower jaw.
    f.patch([(0.006, 0.030), (0.05, 0.040), (0.11, 0.052), (0.10, 0.072), (0.05, 0.062), (0.02, 0.046)], "#e2d8b0", 0.6, soft=0.005 * unit)
    f.stroke([(-0.018, 0.028), (0.022, 0.036), (0.062, 0.042), (0.098, 0.051)], 0.0085 * unit, "#1f1c10", (1, 0.7), alpha=0.92)
    f.stroke([(-0.022, 0.014), (0.026, 0.024), (0.070, 0.030), (0.100, 0.040)], 0.007 * unit, "#e9dca4", (1, 0.5), alpha=0.7, soft=0.001 * unit)
    f.stroke([(0.040, -0.010), (0.046, -0.014)], 0.008 * unit, "#33301c", alpha=0.8, swell=False)
    f.stroke([(0.054, -0.014), (0.059, -0.017)], 0.006 * unit, "#33301c", alpha=0.8, swell=False)
    f.stroke([(0.080, -0.056), (0.112, -0.066), (0.146, -0.054)], 0.010 * unit, "#4d4a26", alpha=0.7, soft=0.002 * unit)
    f.eye(0.112, -0.034, 0.0172, ("#e2cf8c", "#b08f4a"), pupil=0.56, dark="#14140e", rim="#fbf2c8", flat=0.9)
    f.stroke([(0.045, 0.056), (0.052, 0.078), (0.046, 0.100), (0.036, 0.112)], 0.0085 * unit, "#8a7c44", (1.0, 0.25), swell=False)
    f.stroke([(0.043, 0.056), (0.050, 0.078), (0.044, 0.098)], 0.004 * unit, "#f4eac0", (1.0, 0.3), alpha=0.9, swell=False)


def near_fins(f, unit, r):
    """Paint the near pelvic fin and the pectoral fin, which grows out of the side."""
    f.patch([(0.225, 0.090), (0.27, 0.10), (0.30, 0.135), (0.25, 0.125)], "#5a6a50", 0.4, soft=0.008 * unit)
    fin(f, [(0.228, 0.088), (0.250, 0.100), (0.276, 0.106)], [(0.306, 0.156), (0.334, 0.166), (0.352, 0.150), (0.350, 0.126)], ["#c9c49c", "#8f9a7c", "#5f7870"], 8, 0.4, ray=r, **INK)
    f.patch([(0.220, 0.072), (0.262, 0.078), (0.290, 0.100), (0.280, 0.116), (0.244, 0.112)], "#e0d5ac", 0.85, soft=0.009 * unit)
    f.patch([(0.298, 0.0), (0.36, 0.02), (0.43, 0.06), (0.40, 0.085), (0.32, 0.065)], "#4a4a2a", 0.5, soft=0.012 * unit)
    fin(f, [(0.296, -0.004), (0.308, 0.022), (0.302, 0.046)], [(0.415, 0.000), (0.440, 0.030), (0.432, 0.062), (0.395, 0.080), (0.350, 0.078)],
        ["#9a8f4c", "#b0a25c", "#cfc27c"], 12, 0.06, ray=r, **INK)  # fmt: skip
    f.patch([(0.286, 0.0), (0.306, 0.0), (0.318, 0.022), (0.310, 0.048), (0.288, 0.045)], "#a3964e", 0.6, soft=0.008 * unit)


def seam(x, row):
    """Return the height of a seam of the planking: the strakes sweep up to the right."""
    return 40 + 58 * row - 0.16 * (x - 100) - 0.00022 * (x - 100) ** 2


HOLE = {1: (322, 460), 2: (226, 520), 3: (150, 520), 4: (92, 520), 5: (64, 520), 6: (104, 520), 7: (150, 490), 8: (250, 410)}
WOOD = ("#122c3c", "#264a5c", "#4a7480", "#8aa8a4")


def planks(c):
    """Paint the planking of a wreck: strakes with grain, seams, bolts, and a torn hole into the dark."""
    g = np.random.default_rng(8)
    row = np.zeros_like(c.x)
    for i in range(-2, 14):
        row = np.where(c.y > seam(c.x, i), i, row)
    top = seam(c.x, row)
    t = np.clip((c.y - top) / 58, 0, 1)
    tone = g.uniform(-0.10, 0.10, 20)[(row + 2).astype(int)]
    grain = c.noise(120, 5, 3, 3) * 0.16 + c.noise(200, 60, 5, 2) * 0.14
    lit = smooth(560, 60, c.x + 0.55 * c.y) * 0.9 + 0.06
    value = np.clip(lit + tone + grain + 0.16 * (0.5 - t), 0, 1)
    q = np.stack([mix(w, w, 0) for w in WOOD])
    at = value * 2.999
    i = np.minimum(at.astype(int), 2)
    c.area(np.ones_like(c.x), lambda *_: (q[i] + (q[i + 1] - q[i]) * (at - i)[..., None]).astype(F))
    c.area((np.exp(-(((t - 0.98) / 0.05) ** 2)) + np.exp(-((t / 0.04) ** 2))).astype(F), "#071a22", 0.85, wash=0)
    c.area(np.exp(-(((t - 0.10) / 0.05) ** 2)).astype(F) * lit, "#c4d8b0", 0.45, wash=0)
    for x in (40, 176, 330, 452):
        for r in range(-1, 12):
            y = seam(x, r) + 30 + g.normal(0, 3)
            c.disc(x + g.normal(0, 4), y, 3.4, 3.2, "#0a1d24", alpha=0.7)
            c.disc(x + 1, y + 9, 2.2, 10, "#5a4a34", alpha=0.16, soft=2)


def hole(c):
    """Tear the hole: the dark hold, ribs in it, splintered ends of the planks round it."""
    g = np.random.default_rng(5)
    parts, ends = [], []
    for r, (a, b) in HOLE.items():
        zig = lambda x, d: [(x + d * g.uniform(-16, 26), seam(x, r) + 58 * e) for e in (0.0, 0.22, 0.45, 0.7, 1.0)]
        left, right = zig(a, -1), zig(b, 1)
        right = [(x, seam(x, r) + (y - seam(b, r))) for x, y in right]
        parts.append([*left, *right[::-1]])
        ends.append((left, r))
    mask = np.zeros_like(c.x)
    for p in parts:
        mask = np.maximum(mask, c.cover(np.array([(x, y) for x, y in p])))
    c.area(np.clip(mask, 0, 1), "#03101a", 1.0, wash=0)
    with c.within(mask):
        c.glow(430, 130, 250, "#1d5a66", 0.55)
        for x, w, q in ((470, 30, 0.2), (386, 26, 0.45), (300, 24, 0.65), (224, 22, 0.8)):
            p = [(x + 40, 60), (x + 10, 200), (x - 4, 340), (x + 10, 520)]
            c.line(p, w, mix("#2f6468", "#03101a", q), round_=True, edge=0.6)
            c.line([(a - w * 0.34, b) for a, b in p], w * 0.2, mix("#6d9c8c", "#03101a", q + 0.1), round_=True)
        c.area(smooth(300, 430, c.y) * 0.8, "#020b12", wash=0)
    for left, r in ends:
        for (x0, y0), (x1, y1) in zip(left, left[1:], strict=False):
            c.shape([(x0, y0), (x1, y1), (x1 - 9, y1), (x0 - 7, y0)], mix("#c9c49a", "#3d6460", min(1.0, r / 8)), alpha=0.5, edge=0.6)
            c.line([(x0 - 4, y0 + 3), (x0 - g.uniform(30, 70), y0 + 3 + g.normal(0, 2) + 0.16 * 50)], 2.4, "#0a1d24", taper=(1, 0.1), alpha=0.8)


def mussels(c, x, y, rx, ry, n, seed, size=8):
    """Heap mussels on the wood."""
    g = np.random.default_rng(seed)
    c.disc(x + 5, y + 8, rx * 1.1, ry, "#03101a", alpha=0.55, soft=6, edge=0)
    for _ in range(n):
        px, py = x + g.normal(0, rx * 0.45), y + g.normal(0, ry * 0.42)
        s, a = size * g.uniform(0.7, 1.25), g.uniform(0.6, 2.4)
        c.disc(px + 1.5, py + 2.5, s * 1.1, s * 0.62, "#030b14", a, alpha=0.75, edge=0)
        c.disc(px, py, s, s * 0.55, mix("#182030", "#39445a", g.random()), a, edge=0)
        c.disc(px - s * 0.2, py - s * 0.2, s * 0.55, s * 0.17, "#86a3bc", a, alpha=0.75, edge=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=51)
    water(c, ["#cfe8c0", "#63a894", "#1f5a5c", "#0d3038"], None)
    planks(c)
    hole(c)
    for x, y, rx, ry, n, s in ((60, 250, 34, 26, 26, 1), (16, 600, 40, 30, 26, 2), (176, 190, 30, 18, 16, 3), (318, 560, 50, 26, 30, 4)):
        mussels(c, x, y, rx, ry, n, s)
    f = Fish(c, AXIS, BACK, BELLY, SIZE)
    low = f.at([(q, np.interp(q, f.s, f.belly)) for q in np.linspace(0.0, 0.55, 12)])
    c.curve([*(low + [10, 10]), *(low + [60, 84])[::-1]], "#02121a", alpha=0.62, soft=16, wash=0)
    layer = c.lifted(animal)
    layer.lay()
    c.area(layer.alpha * smooth(300, 430, c.x - 0.5 * (c.y - 300)), "#04141f", 0.62, wash=0)
    shafts(c, (-30, -190), "#fff6c8", n=6, length=640, amount=0.22, spread=0.55, wide=(14, 40))
    for x, y, long, turn, veil in ((168, 534, 84, 22, 0.35), (84, 560, 116, 6, 0.0), (286, 516, 58, 30, 0.55), (14, 534, 60, -14, 0.45)):
        a = np.radians(turn)
        axis = [(x + long * (u * np.cos(a) - w * np.sin(a)), y - long * (u * np.sin(a) + w * np.cos(a))) for u, w in ((0, 0), (0.33, 0.05), (0.66, 0.02), (1, -0.06))]
        herring(c, axis, near=0.2, haze="#0f3f4a", sunk=veil, flash=1 - veil, seed=int(x))
    for lean, x, y, tall, q in ((0.3, 8, 690, 150, 0), (-0.35, 470, 700, 190, 3), (-0.1, 410, 720, 140, 5)):
        front = c.lifted(lambda sheet, at=(x, y, tall), q=q, lean=lean: wrack(sheet, *at, ("#081c1e", "#26401f", "#77803a"), q, lean, 13.0))
        front.blurred(1.5).lay()
    c.area(smooth(520, 720, c.y) * 0.6, "#04181f", wash=0)
    motes(c, "#fbfbdc", 80)
    return finished(c, focus=((110, 410, 90),), saturation=1.18)
