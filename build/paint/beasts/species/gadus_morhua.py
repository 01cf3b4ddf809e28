"""A cod slips out of a wreck: between the oak ribs, its barbel over the bottom.

Proportions, in lengths from the snout to the root of the tail: depth 0.23 at a third; head 0.28; snout long, the upper
jaw overhangs the lower; eye 0.042 wide at 0.115; a barbel on the chin; three dorsal fins, at 0.31 to 0.44, 0.47 to 0.65,
0.68 to 0.84; two anal fins below the second and third; pelvic fins on the throat, before the pectoral fin at
0.29; tail cut straight. A pale side line, arched over the pectoral fin. Golden olive with brown freckles, belly white.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rounded, smooth
from finfish import Fish, planes
from rays import fin
from seabed import far_ground, pebbles, rock
from sheet import Sheet, finished
from underwater import motes, net, shafts, surface, water

BACK = [(-0.030, 0.014), (-0.026, -0.004), (-0.008, -0.024), (0.024, -0.043), (0.06, -0.059), (0.10, -0.074), (0.16, -0.090), (0.24, -0.105), (0.34, -0.112),
        (0.45, -0.104), (0.58, -0.084), (0.72, -0.062), (0.85, -0.046), (0.95, -0.042), (1.06, -0.046)]  # fmt: skip
BELLY = [(-0.024, 0.026), (0.004, 0.034), (0.022, 0.046), (0.05, 0.060), (0.09, 0.074), (0.15, 0.093), (0.24, 0.113), (0.34, 0.122),
         (0.45, 0.114), (0.58, 0.087), (0.72, 0.061), (0.85, 0.045), (0.95, 0.041), (1.06, 0.046)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1]]
AXIS = [(40, 368), (120, 347), (204, 338), (280, 345), (338, 366), (376, 391)]
SIZE = [(0, 1.32), (0.4, 1.24), (1, 1.02)]
INK = {"dark": "#3d3a22", "light": "#efe2a4"}


def animal(c):
    """Paint the cod."""
    f = Fish(c, AXIS, BACK, BELLY, SIZE, flat=1.1)
    unit = f.length
    r = 0.0036 * unit
    skin = ["#45421c", "#625a2a", "#877a3e"]
    fin(f, [(1.05, -0.062), (1.0, -0.044), (0.985, -0.042), (0.985, 0.042), (1.0, 0.044), (1.05, 0.062)],
        [(1.172, -0.116), (1.168, -0.06), (1.160, 0.0), (1.166, 0.06), (1.168, 0.118)],
        ["#766c38", "#534d22", "#4a4520", "#625a2c"], 15, 0.12, ray=r, **INK)  # fmt: skip
    fin(f, [(0.315, -0.102), (0.440, -0.096)], [(0.352, -0.196), (0.378, -0.216), (0.404, -0.208), (0.436, -0.166), (0.468, -0.122)], skin, 11, 0.30, ray=r, bars=(2, "#5a4a26", 0.3), **INK)
    fin(f, [(0.470, -0.092), (0.650, -0.064)], [(0.505, -0.182), (0.535, -0.190), (0.580, -0.162), (0.630, -0.118), (0.680, -0.082)], skin, 14, 0.30, ray=r, bars=(2, "#5a4a26", 0.3), **INK)
    fin(f, [(0.680, -0.056), (0.840, -0.034)], [(0.712, -0.130), (0.740, -0.136), (0.785, -0.106), (0.825, -0.078), (0.865, -0.052)], skin, 13, 0.30, ray=r, bars=(2, "#5a4a26", 0.3), **INK)
    pale = ["#9a8c4c", "#948650", "#857a4a"]
    fin(f, [(0.500, 0.098), (0.672, 0.062)], [(0.540, 0.166), (0.570, 0.168), (0.610, 0.142), (0.660, 0.104), (0.700, 0.078)], pale, 13, 0.28, ray=r, **INK)
    fin(f, [(0.695, 0.058), (0.840, 0.034)], [(0.728, 0.118), (0.752, 0.122), (0.790, 0.096), (0.830, 0.070), (0.862, 0.050)], pale, 12, 0.28, ray=r, **INK)
    fin(f, [(0.215, 0.100), (0.245, 0.106)], [(0.262, 0.172), (0.285, 0.188), (0.296, 0.160)], ["#c4b67c", "#b3a66c"], 6, 0.2, ray=r, **INK)
    f.body(OUTLINE)
    skin_of(f)
    head(f, unit)
    near_fins(f, unit, r)


def skin_of(f):
    """Paint the body: olive back, golden flank, white belly, freckles, the side line."""
    v = f.v + 0.08 * f.noise(0.10, 0.35, 3, 3)
    f.lay(planes(v, (-1, "#8a8040"), (-0.8, "#54501f"), (-0.45, "#544c20"), (-0.12, "#796c30"), (0.16, "#b8a25a"), (0.42, "#e6dab0"), (0.7, "#ece6d0"), (1, "#bccabc"), crisp=0.5))
    mottle = smooth(0.16, 0.34, f.noise(0.055, 0.30, 8, 2) + 0.12 * f.noise(0.15, 0.6, 9, 2)) * (1 - smooth(0.10, 0.45, v)) * smooth(0.03, 0.2, f.u)
    f.lay("#4d3f20", mottle * 0.62)
    f.lay("#c9b868", smooth(0.2, 0.4, f.noise(0.04, 0.22, 28, 2)) * (1 - smooth(0.1, 0.4, v)) * 0.38)
    f.lay("#fff0b8", smooth(0.74, 0.93, f.light) * (1 - smooth(-0.45, 0.0, f.v)) * 0.62)
    f.lay("#2c5a60", (1 - smooth(-0.15, 0.32, f.light)) * 0.55)
    f.lay("#b9d6c4", smooth(0.93, 1.0, f.v) * 0.4)
    f.lay("#686030", smooth(0.84, 0.99, f.u) * 0.75)
    g = np.random.default_rng(5)
    s, w = g.uniform(0.05, 0.93, 150), -0.9 + 1.15 * g.random(150)
    d = 0.0052 * f.length * g.uniform(0.5, 1.3, 150)
    f.dabs(s, w, d * 1.2, d, "#463818", 0.62)
    line = [(0.262, -0.062), (0.30, -0.074), (0.36, -0.072), (0.43, -0.052), (0.50, -0.024), (0.58, -0.004), (0.70, 0.002), (0.84, 0.002), (0.94, 0.0)]
    f.stroke([(a, h + 0.007) for a, h in line], 0.012 * f.length, "#3d3a1e", (0.8, 0.5), alpha=0.5, soft=0.002 * f.length, swell=False)
    f.stroke(line, 0.0085 * f.length, "#f4ecc8", (1.0, 0.25), alpha=0.92, swell=False)


def head(f, unit):
    """Paint the head: long snout over the lower jaw, cheek, a cover lost above, eye, barbel."""
    f.patch([(0.015, -0.010), (0.05, -0.032), (0.09, -0.046), (0.085, -0.012), (0.05, 0.012), (0.01, 0.016)], "#b3a45c", 0.55, soft=0.010 * unit)
    f.patch([(0.09, 0.012), (0.14, 0.008), (0.185, 0.028), (0.19, 0.060), (0.14, 0.072), (0.095, 0.050)], "#d6c98c", 0.6, soft=0.012 * unit)
    f.patch([(0.190, -0.030), (0.235, -0.045), (0.268, -0.012), (0.270, 0.040), (0.235, 0.078), (0.200, 0.060)], "#c9b870", 0.5, soft=0.014 * unit)
    # The cover: a shade behind its middle, a light upon it, nothing above and below.
    cover = [(0.245, -0.058), (0.275, -0.030), (0.288, 0.012), (0.278, 0.058), (0.248, 0.094)]
    f.stroke([(s + 0.008, h) for s, h in cover], 0.018 * unit, "#3d4a34", (0.5, 0.8), alpha=0.5, soft=0.006 * unit)
    f.stroke([(s - 0.004, h) for s, h in cover[1:4]], 0.005 * unit, "#fbf0c0", alpha=0.6)
    f.stroke([(0.190, -0.024), (0.203, 0.012), (0.196, 0.052), (0.165, 0.078)], 0.006 * unit, "#5d5a30", alpha=0.45, soft=0.001 * unit)
    # Mouth: the upper lip overhangs; a pale lower jaw.
    f.patch([(0.006, 0.030), (0.05, 0.040), (0.11, 0.052), (0.10, 0.072), (0.05, 0.062), (0.02, 0.046)], "#e2d8b0", 0.6, soft=0.005 * unit)
    f.stroke([(-0.018, 0.028), (0.022, 0.036), (0.062, 0.042), (0.098, 0.051)], 0.0075 * unit, "#33301c", (1, 0.7), alpha=0.88)
    f.stroke([(-0.022, 0.014), (0.026, 0.024), (0.070, 0.030), (0.100, 0.040)], 0.007 * unit, "#e9dca4", (1, 0.5), alpha=0.7, soft=0.001 * unit)
    f.stroke([(0.040, -0.010), (0.046, -0.014)], 0.008 * unit, "#33301c", alpha=0.8, swell=False)
    f.stroke([(0.054, -0.014), (0.059, -0.017)], 0.006 * unit, "#33301c", alpha=0.8, swell=False)
    f.stroke([(0.080, -0.056), (0.112, -0.066), (0.146, -0.054)], 0.010 * unit, "#4d4a26", alpha=0.7, soft=0.002 * unit)
    f.eye(0.112, -0.034, 0.0190, ("#e2cf8c", "#b08f4a"), pupil=0.56, dark="#14140e", rim="#fbf2c8", flat=0.9)
    f.stroke([(0.045, 0.056), (0.052, 0.078), (0.046, 0.100), (0.036, 0.112)], 0.0085 * unit, "#8a7c44", (1.0, 0.25), swell=False)
    f.stroke([(0.043, 0.056), (0.050, 0.078), (0.044, 0.098)], 0.004 * unit, "#f4eac0", (1.0, 0.3), alpha=0.9, swell=False)


def near_fins(f, unit, r):
    """Paint the near pelvic fin and the pectoral fin, which grows out of the side."""
    f.patch([(0.225, 0.090), (0.27, 0.10), (0.30, 0.135), (0.25, 0.125)], "#5a6a50", 0.4, soft=0.008 * unit)
    fin(f, [(0.232, 0.098), (0.264, 0.108)], [(0.250, 0.176), (0.268, 0.204), (0.290, 0.186), (0.300, 0.150)], ["#e6dcb4", "#d0c48e", "#bfb27c"], 7, 0.12, ray=r, **INK)
    f.patch([(0.298, 0.0), (0.36, 0.02), (0.43, 0.06), (0.40, 0.085), (0.32, 0.065)], "#4a4a2a", 0.5, soft=0.012 * unit)
    fin(f, [(0.296, -0.004), (0.308, 0.022), (0.302, 0.046)], [(0.415, 0.000), (0.440, 0.030), (0.432, 0.062), (0.395, 0.080), (0.350, 0.078)],
        ["#9a8f4c", "#b0a25c", "#cfc27c"], 12, 0.06, ray=r, **INK)  # fmt: skip
    f.patch([(0.286, 0.0), (0.306, 0.0), (0.318, 0.022), (0.310, 0.048), (0.288, 0.045)], "#a3964e", 0.6, soft=0.008 * unit)


def rib(c, points, width, tones, seed, haze=None, shells=0, light=-1):
    """Paint a curved timber: dark side, lit side, cracks along the grain, mussels on it."""
    if haze:
        tones = [mix(t, haze[0], haze[1]) for t in tones]
    g = np.random.default_rng(seed)
    p = rounded(points, closed=False, steps=10)
    d = np.gradient(p, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    n = np.stack([-d[:, 1], d[:, 0]], -1)
    n *= np.sign(n[:, 0].mean() * light)
    t = np.linspace(0, 1, len(p))
    w = width * (1.0 - 0.45 * t) * (1 + 0.06 * np.sin(t * 19 + seed) + 0.04 * np.sin(t * 43))
    half = n * (w / 2)[:, None]
    c.shape(np.concatenate([p + half, (p - half)[::-1]]), tones[1], edge=1.2)
    c.shape(np.concatenate([p - half * 0.1, (p - half)[::-1]]), tones[0], edge=1.0, alpha=0.9)
    c.shape(np.concatenate([p + half, (p + half * 0.45)[::-1]]), tones[2], edge=1.0, alpha=0.9)
    c.shape(np.concatenate([p + half, (p + half * 0.82)[::-1]]), tones[3], edge=0.6, alpha=0.8)
    for _ in range(int(width / 4)):
        a = g.integers(0, len(p) - 12)
        b = min(len(p), a + g.integers(10, 34))
        off = g.uniform(-0.8, 0.8)
        c.line(p[a:b] + half[a:b] * off, width * 0.035, tones[0], taper=(0.3, 0.2), alpha=0.6)
    clumps = g.uniform(0.05, 0.75, max(1, shells // 9)) ** 1.3
    for _ in range(shells):
        i = int(np.clip(g.choice(clumps) + g.normal(0, 0.035), 0, 0.97) * len(p))
        q = p[i] + half[i] * g.uniform(-0.9, 0.9)
        s, a = width * g.uniform(0.06, 0.11), g.uniform(0.9, 2.2)
        c.disc(q[0] + 1.2, q[1] + 2, s * 1.1, s * 0.6, "#08141c", a, alpha=0.6, edge=0)
        c.disc(q[0], q[1], s, s * 0.52, mix("#1c2434", "#363a4a", g.random()), a, edge=0)
        c.disc(q[0] - s * 0.2, q[1] - s * 0.2, s * 0.5, s * 0.15, "#7d94a0", a, alpha=0.7, edge=0)


OAK = ("#16222a", "#3a3a34", "#6d6248", "#b9a874")


def place(c):
    """Paint the wreck: ribs far and near, the keel in the sand."""
    water(c, ["#f2f6cc", "#d3e6b8", "#b3d8b8", "#86c4b4", "#3d8488", "#123c4c"], (120, -20, 340, "#fffbd0", 0.8))
    surface(c, 84, "#fffff0", "#8cc4a0", seed=19, centre=130, n=140)
    shafts(c, (110, -190), "#fdfbd0", n=9, length=600, amount=0.30, spread=0.72)
    far_ground(c, [(-10, 490), (90, 478), (200, 484), (320, 472), (490, 460)], "#5fa49c")
    for x, top, lean, q in ((4, 238, 26, 0.60), (66, 196, 34, 0.66), (436, 214, -30, 0.80), (488, 186, -30, 0.72)):
        rib(c, [(x, 506), (x + lean * 0.1, 390), (x + lean * 0.55, 290), (x + lean * 1.5, top)], 24 + 16 * (1 - q), OAK, int(x), haze=("#86bfb0", q))
    ground = [(-10, 500), (90, 488), (200, 492), (320, 484), (490, 476)]
    p = rounded(ground, closed=False)
    c.shape([*p, (490, 730), (-10, 730)], Grad((0, 480), (0, 700), "#6fa294", "#8a9a78", "#5f7462", "#2c4a4c"), edge=0, soft=3)
    net(c, smooth(488, 520, c.y) * (1 - smooth(620, 720, c.y)), "#fbf6c4", 0.30, 30, 0.38)
    pebbles(c, 496, 620, ("#7d8c78", "#94947a", "#5f7468"), 70, (2, 12), 15, shadow="#20403f")


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=51)
    place(c)
    c.curve([(60, 540), (200, 524), (340, 530), (400, 552), (300, 572), (130, 570)], "#1d3f44", alpha=0.5, soft=10, wash=0)
    rib(c, [(500, 740), (490, 560), (488, 400), (498, 230), (530, 60)], 56, ("#0b161d", "#222a2a", "#433f33", "#87784f"), 9, shells=50)
    animal(c)
    rib(c, [(-40, 566), (60, 578), (180, 586), (268, 588)], 50, ("#101c22", "#2c302c", "#5a523c", "#a09066"), 13, shells=34, light=1)
    rock(c, [(-20, 640), (30, 596), (90, 604), (130, 650), (150, 730), (-20, 730)], ("#101e26", "#223036", "#414a46", "#7d7a60"), 3, 30, round_=False)
    rock(c, [(300, 730), (320, 650), (380, 604), (440, 596), (500, 610), (500, 730)], ("#101e26", "#223036", "#414a46", "#7d7a60"), 23, 30, round_=False)
    c.area(smooth(560, 720, c.y) * 0.5, "#0b2630", wash=0)
    motes(c, "#fbfbdc", 100)
    return finished(c, focus=((98, 338, 75),))
