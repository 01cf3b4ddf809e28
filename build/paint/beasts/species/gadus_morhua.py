"""A cod slips out of a wreck: through the hole in the planks, out of the dark into the light.

Proportions, in lengths from the snout to the root of the tail: depth 0.23 at a third; head 0.28; snout long, the upper
jaw overhangs the lower; eye 0.042 wide at 0.115; a barbel on the chin; three dorsal fins, at 0.31 to 0.44, 0.47 to 0.65,
0.68 to 0.84; two anal fins below the second and third; pelvic fins on the throat, before the pectoral fin at
0.29; tail cut straight. A pale side line, arched over the pectoral fin. Golden olive with brown freckles, belly white.
"""

from __future__ import annotations

import numpy as np
from canvas import F, mix, rounded, smooth
from clupea_harengus import herring
from finfish import Fish, planes
from rays import fin
from seabed import wrack
from sheet import Sheet, finished
from underwater import motes, shafts

BACK = [(-0.030, 0.014), (-0.026, -0.004), (-0.008, -0.024), (0.024, -0.043), (0.06, -0.059), (0.10, -0.074), (0.16, -0.090), (0.24, -0.105), (0.34, -0.112),
        (0.45, -0.107), (0.58, -0.088), (0.72, -0.064), (0.85, -0.046), (0.95, -0.042), (1.06, -0.046)]  # fmt: skip
BELLY = [(-0.024, 0.026), (0.004, 0.034), (0.022, 0.046), (0.05, 0.060), (0.09, 0.074), (0.15, 0.090), (0.24, 0.106), (0.34, 0.111),
         (0.45, 0.112), (0.58, 0.094), (0.72, 0.063), (0.85, 0.045), (0.95, 0.041), (1.06, 0.046)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1]]
AXIS = [(36, 414, 0), (108, 397, 0.145), (194, 372, 0.32), (274, 342, 0.52), (342, 310, 0.74), (402, 278, 1.0)]
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
        ["#a89a54", "#7d7234", "#756a30", "#968a48"], 15, 0.12, ray=r, **INK)  # fmt: skip
    fin(f, [(0.315, -0.102), (0.440, -0.096)], [(0.352, -0.196), (0.378, -0.216), (0.404, -0.208), (0.436, -0.166), (0.468, -0.122)], skin, 11, 0.30, ray=r, bars=(2, "#5a4a26", 0.3), **INK)
    fin(f, [(0.470, -0.092), (0.650, -0.064)], [(0.505, -0.182), (0.535, -0.190), (0.580, -0.162), (0.630, -0.118), (0.680, -0.082)], skin, 14, 0.30, ray=r, bars=(2, "#5a4a26", 0.3), **INK)
    fin(f, [(0.680, -0.056), (0.840, -0.034)], [(0.712, -0.130), (0.740, -0.136), (0.785, -0.106), (0.825, -0.078), (0.865, -0.052)], skin, 13, 0.30, ray=r, bars=(2, "#5a4a26", 0.3), **INK)
    pale = ["#9a8c4c", "#948650", "#857a4a"]
    fin(f, [(0.500, 0.098), (0.672, 0.062)], [(0.540, 0.166), (0.570, 0.168), (0.610, 0.142), (0.660, 0.104), (0.700, 0.078)], pale, 13, 0.28, ray=r, **INK)
    fin(f, [(0.695, 0.058), (0.840, 0.034)], [(0.728, 0.118), (0.752, 0.122), (0.790, 0.096), (0.830, 0.070), (0.862, 0.050)], pale, 12, 0.28, ray=r, **INK)
    fin(f, [(0.215, 0.096), (0.250, 0.104)], [(0.300, 0.150), (0.326, 0.158), (0.322, 0.132)], ["#6d7458", "#667058"], 6, 0.25, ray=r, **INK)
    # Skin runs up the roots of the fins.
    for line in ([(0.305, -0.090), (0.450, -0.085), (0.462, -0.112), (0.430, -0.122), (0.36, -0.134), (0.330, -0.128)], [(0.462, -0.080), (0.66, -0.050), (0.68, -0.074), (0.60, -0.096), (0.51, -0.122), (0.482, -0.114)], [(0.672, -0.050), (0.85, -0.030), (0.866, -0.046), (0.79, -0.068), (0.715, -0.084), (0.69, -0.074)]):
        f.patch(line, "#4a4018", 0.85, soft=0.010 * unit, inside=False)
    for line in ([(0.49, 0.09), (0.68, 0.055), (0.685, 0.074), (0.62, 0.102), (0.54, 0.122), (0.510, 0.116)], [(0.685, 0.05), (0.85, 0.03), (0.85, 0.048), (0.79, 0.070), (0.725, 0.084), (0.70, 0.078)]):
        f.patch(line, "#8a9a84", 0.8, soft=0.010 * unit, inside=False)
    f.body(OUTLINE)
    skin_of(f)
    f.lay("#fff0bc", smooth(0.55, 0.9, f.light) * (1 - smooth(0.12, 0.32, f.u)) * (1 - smooth(0.0, 0.5, f.v)) * 0.28)
    head(f, unit)
    near_fins(f, unit, r)


def skin_of(f):
    """Paint the body: olive back, golden flank, white belly, freckles, the side line."""
    v = f.v + 0.08 * f.noise(0.10, 0.35, 3, 3)
    f.lay(planes(v, (-1, "#6d6a34"), (-0.8, "#403c16"), (-0.45, "#4a4218"), (-0.12, "#8a722a"), (0.14, "#b99c50"), (0.38, "#e6d8a4"), (0.66, "#f2ead0"), (0.86, "#a9b8a4"), (1, "#4d7672"), crisp=0.5))
    upper = (1 - smooth(0.02, 0.42, v)) * smooth(-0.02, 0.10, f.u)
    clouds = f.noise(0.050, 0.30, 21, 2) + 0.40 * f.noise(0.026, 0.15, 12, 2)
    f.lay("#b8a250", smooth(-0.10, -0.34, clouds) * upper * smooth(-0.95, -0.5, v) * 0.45)
    f.lay("#4c4218", smooth(-0.06, 0.20, clouds) * upper * 0.58)
    f.lay("#2e260e", smooth(0.30, 0.52, clouds) * upper * 0.60)
    f.lay("#a8985a", smooth(-0.25, 0.05, v) * (1 - smooth(0.25, 0.45, v)) * 0.35)
    f.lay("#8a7a3e", smooth(0.10, 0.34, f.noise(0.05, 0.30, 28, 2)) * smooth(0.0, 0.2, v) * (1 - smooth(0.3, 0.6, v)) * 0.45)
    f.lay("#f4e6ac", smooth(0.80, 0.95, f.light) * smooth(-1.0, -0.82, f.v) * (1 - smooth(-0.5, -0.1, f.v)) * 0.55)
    f.lay("#1d4c5a", (1 - smooth(-0.15, 0.36, f.light)) * 0.50)
    f.lay("#2c5a60", smooth(0.72, 1.0, f.v) * 0.55)
    f.lay("#686030", smooth(0.84, 0.99, f.u) * 0.75)
    # Light of the open water on the lower edge and along the back of the tail.
    f.lay("#b4dcd0", smooth(0.84, 0.96, f.v) * smooth(0.15, 0.45, f.u) * 0.5)
    f.lay("#e8dc9c", (1 - smooth(-0.94, -0.76, f.v)) * smooth(0.5, 0.8, f.u) * 0.6)
    g = np.random.default_rng(5)
    s, w = g.uniform(0.05, 0.93, 150), -0.9 + 1.15 * g.random(150)
    d = 0.0052 * f.length * g.uniform(0.5, 1.3, 150)
    f.dabs(s, w, d * 1.2, d, "#463818", 0.62)
    line = [(0.262, -0.062), (0.30, -0.074), (0.36, -0.072), (0.43, -0.052), (0.50, -0.024), (0.58, -0.004), (0.70, 0.002), (0.84, 0.002), (0.94, 0.0)]
    f.stroke([(a, h + 0.005) for a, h in line], 0.010 * f.length, "#4a4420", (0.8, 0.4), alpha=0.35, soft=0.003 * f.length, swell=False)
    # The side line lies in the skin: short, pale pieces with gaps, fainter towards the tail.
    q = rounded(line, closed=False)
    for start, long in ((0.266, 0.110), (0.382, 0.062), (0.452, 0.094), (0.556, 0.050), (0.618, 0.110), (0.738, 0.140)):
        s = np.linspace(start, start + long, 12)
        piece = [*zip(s, np.interp(s, q[:, 0], q[:, 1]), strict=True)]
        f.stroke(piece, (0.0080 - 0.005 * start) * f.length, "#d6c784", alpha=0.82 - 0.45 * start, soft=0.0012 * f.length)


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
    f.patch([(0.298, 0.0), (0.36, 0.02), (0.43, 0.06), (0.40, 0.085), (0.32, 0.065)], "#3c3a1c", 0.65, soft=0.012 * unit)
    fin(f, [(0.296, -0.004), (0.308, 0.022), (0.302, 0.046)], [(0.415, 0.000), (0.440, 0.030), (0.432, 0.062), (0.395, 0.080), (0.350, 0.078)],
        ["#8a7a3c", "#a4944e", "#d8ca86"], 12, 0.22, ray=0.75 * r, **INK)  # fmt: skip
    f.patch([(0.280, -0.006), (0.312, -0.008), (0.338, 0.022), (0.322, 0.056), (0.286, 0.050)], "#a08c48", 0.85, soft=0.010 * unit)


WOOD = ("#0a202c", "#1f434e", "#3c6266", "#6a8a82")
STRAKES = ((-210, 620, 0.20), (-118, 392, 0.25), (-26, 292, 0.32), (66, 214, 0.40), (158, 150, 0.50), (250, 96, 0.62))
"""Height of the upper edge of a plank at the left, where it is broken off, how dark it lies."""
WIDE = 96


def run(x):
    """Return how far the side of the hull has risen at x: planks run up to the bow."""
    return 0.10 * x + 0.00062 * x**2


def rib(x, q=1.0):
    """Return the line of a rib: from the deck down, out with the bulge of the side, and in to the keel."""
    return rounded([(x - 6, -40), (x + 20, 90), (x + 26, 230), (x + 2, 370), (x - 64 * q, 500), (x - 170 * q, 610)], closed=False)


def hold(c):
    """Paint the open side of the hull: ribs in a row against the light of the water behind, smaller with distance."""
    c.area(np.ones_like(c.x), "#04121c", wash=0)
    c.glow(440, 60, 330, "#23707c", 0.62)
    for x, w, q in ((236, 20, 0.72), (306, 24, 0.56), (384, 30, 0.36), (474, 40, 0.16)):
        p = rib(x)
        c.line(p + np.array([9, 3]), w, "#020c14", alpha=0.6, soft=5)
        c.line(p, w, mix("#24555c", "#04121c", q), edge=0.6)
        c.line(p - np.array([w * 0.36, 0]), w * 0.22, mix("#7db4a8", "#04121c", q + 0.08), edge=0.5)
    c.area((smooth(330, 520, c.y) * 0.85).astype(F), "#020b12", wash=0)


def planks(c):
    """Paint the planks that still lie on the ribs, one above the other, each broken off shorter than the one above it."""
    q = np.stack([mix(w, w, 0) for w in WOOD])
    g = np.random.default_rng(7)
    for top, end, dark in STRAKES[::-1]:
        xs = np.linspace(-20, end, 24)
        upper = np.stack([xs, top - run(xs)], -1)
        lower = np.stack([xs, top + WIDE + 6 - run(xs)], -1)
        # One long splinter at a height of its own, the rest of the break nearly square.
        at, slant = g.uniform(0.1, 0.85), g.uniform(-26, 10)
        teeth = [(0.0, g.uniform(-6, 12)), (at - 0.08, slant * at), (at, g.uniform(34, 58)), (at + 0.12, slant * at - 8), (1.0, slant - 10)]
        torn = [(end + d, top + WIDE * t - run(end + d)) for t, d in teeth]
        p = np.array([*upper, *torn, *lower[::-1]])
        c.shape(p + np.array([8, 8]), "#010a10", alpha=0.6, soft=4, edge=0, wash=0)
        c.shape(p + np.array([4, 3]), "#0a1a20", edge=0.4)
        mask = c.cover(p)
        along = c.y + run(c.x)
        t = np.clip((along - top) / WIDE, 0, 1)
        lines = c.noise(150, 6, int(g.integers(99)), 3) * 0.10 + c.noise(230, 34, int(g.integers(99)), 2) * 0.14
        lit = 1.06 - dark - 0.0009 * c.x
        value = np.clip(lit + lines + 0.30 * (0.4 - t), 0, 1) * 2.999
        i = np.minimum(value.astype(int), 2)
        tone = (q[i] + (q[i + 1] - q[i]) * smooth(0.15, 0.85, value - i)[..., None]).astype(F)
        c.area(mask, lambda *_, tone=tone: tone)
        c.area((mask * np.exp(-(((along - top - 5) / 4) ** 2)) * lit).astype(F), "#a9c4b0", 0.6, wash=0)
        c.area((mask * smooth(WIDE - 12, WIDE, along - top)).astype(F), "#041018", 0.6, wash=0)
        for x in (24, 100, 176):
            if x < end - 40:
                for d in (26, 66):
                    c.disc(x, top + d - run(x), 4.6, 4.4, "#06141c", alpha=0.85)
                    c.disc(x - 1.2, top + d - 1.6 - run(x), 1.8, 1.4, "#8fa096", alpha=0.5)


def sill(c):
    """Paint the sunk beam in front of the hole, on which small mussels grow."""
    x = np.linspace(-20, 500, 30)
    edge = 572 - 0.08 * x + 4 * np.sin(x / 70)
    p = np.array([*np.stack([x, edge], -1), (500, 740), (-20, 740)])
    c.shape(p, "#0c2430", edge=0.4)
    with c.within(p):
        c.line(np.stack([x, edge + 5], -1), 9, "#4d7272", alpha=0.75, edge=0.5)
        for d in (34, 62, 96):
            c.line(np.stack([x, edge + d + 5 * np.sin(x / 50 + d)], -1), 3, "#1c4048", alpha=0.7, edge=0.6)


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
    hold(c)
    planks(c)
    sill(c)
    for x, y, rx, ry, n, s in ((404, 540, 36, 14, 18, 4),):
        mussels(c, x, y, rx, ry, n, s)
    f = Fish(c, AXIS, BACK, BELLY, SIZE)
    low = f.at([(q, np.interp(q, f.s, f.belly)) for q in np.linspace(0.0, 0.55, 12)])
    c.curve([*(low + [10, 10]), *(low + [60, 84])[::-1]], "#02121a", alpha=0.62, soft=16, wash=0)
    layer = c.lifted(animal)
    layer.lay()
    c.area(layer.alpha * smooth(300, 430, c.x - 0.5 * (c.y - 300)), "#04141f", 0.22, wash=0)
    shafts(c, (-30, -190), "#fff6c8", n=5, length=640, amount=0.14, spread=0.55, wide=(20, 50))
    for x, y, long, turn, veil in ((168, 534, 84, 22, 0.35), (84, 560, 116, 6, 0.0), (286, 516, 58, 30, 0.55), (14, 534, 60, -14, 0.45)):
        a = np.radians(turn)
        axis = [(x + long * (u * np.cos(a) - w * np.sin(a)), y - long * (u * np.sin(a) + w * np.cos(a))) for u, w in ((0, 0), (0.33, 0.05), (0.66, 0.02), (1, -0.06))]
        herring(c, axis, near=0.2, haze="#0f3f4a", sunk=veil, flash=0.75 * (1 - veil), seed=int(x))
    for lean, x, y, tall, q in ((-0.35, 470, 700, 190, 3),):
        front = c.lifted(lambda sheet, at=(x, y, tall), q=q, lean=lean: wrack(sheet, *at, ("#081c1e", "#26401f", "#77803a"), q, lean, 13.0))
        front.blurred(1.5).lay()
    c.area(smooth(520, 720, c.y) * 0.6, "#04181f", wash=0)
    motes(c, "#fbfbdc", 80)
    return finished(c, focus=((110, 410, 90),), saturation=1.18)
