"""A sturgeon feels its way over the gravel: a slow S, the barbels just above the stones.

Proportions, in lengths from the snout to the root of the tail: depth 0.14 at 0.38; head 0.24 with a long snout, its
tip a little up; four barbels in a row below it at 0.10; eye tiny, 0.016 wide at 0.165; five rows of bony shields, 11
on the back from 0.25 to 0.74, the largest in the middle, some 28 low diamonds along the side, 9 along the belly;
pectoral fin low at 0.24; pelvic fin, dorsal fin and anal fin far behind, at 0.66, 0.77 and 0.81; tail like a
shark's, its upper lobe long. Grey brown, flank lighter, belly and shields ivory.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rounded, smooth
from finfish import Fish, planes
from rays import fin
from seabed import far_ground, pebbles, rock
from sheet import Sheet, finished
from underwater import motes, net, shafts, surface, water

BACK = [(-0.014, 0.000), (0.02, -0.010), (0.06, -0.015), (0.11, -0.025), (0.16, -0.042), (0.21, -0.055), (0.29, -0.070), (0.38, -0.077),
        (0.50, -0.071), (0.62, -0.057), (0.74, -0.042), (0.85, -0.029), (0.94, -0.022), (1.06, -0.022)]  # fmt: skip
BELLY = [(-0.014, 0.008), (0.02, 0.019), (0.07, 0.027), (0.13, 0.040), (0.20, 0.056), (0.28, 0.070), (0.38, 0.077), (0.50, 0.071),
         (0.62, 0.056), (0.74, 0.042), (0.85, 0.027), (0.94, 0.020), (1.06, 0.018)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1]]
AXIS = [(40, 452), (128, 414), (214, 352), (288, 296), (364, 262), (424, 200)]
SIZE = [(0, 1.26), (0.4, 1.16), (1, 0.80)]
FAR = [(214, 214), (180, 224), (144, 222), (104, 232), (66, 252), (40, 262)]
INK = {"dark": "#2f3230", "light": "#dccf9c"}


def sturgeon(c, axis, size, side=1, haze="#9fa878", sunk=0.0, near=1.0):
    """Paint a sturgeon; `sunk` mixes it with the water, `near` under 1 leaves details out."""
    q = lambda colour: mix(colour, haze, sunk)
    f = Fish(c, axis, BACK, BELLY, size, side=side, sun=(-0.44, -0.80, 0.40))
    unit = f.length
    r = 0.0030 * unit if near > 0.5 else 0.001 * unit
    ink = {k: q(v) for k, v in INK.items()}
    skin = [q("#5d5b48"), q("#726f58"), q("#8a866a")]
    fin(f, [(1.17, -0.094), (1.06, -0.042), (0.985, -0.022), (0.985, 0.018), (1.04, 0.030)],
        [(1.295, -0.168), (1.255, -0.108), (1.18, -0.052), (1.13, -0.004), (1.122, 0.070)], skin, 15, 0.06, ray=r, **ink)  # fmt: skip
    fin(f, [(0.765, -0.038), (0.852, -0.028)], [(0.800, -0.110), (0.825, -0.116), (0.862, -0.084), (0.895, -0.048)], skin, 11, 0.1, ray=r, **ink)
    fin(f, [(0.805, 0.033), (0.865, 0.024)], [(0.845, 0.094), (0.866, 0.100), (0.882, 0.076), (0.896, 0.048)], [q("#8a866a"), q("#a39d7e")], 9, 0.1, ray=r, **ink)
    fin(f, [(0.655, 0.048), (0.700, 0.044)], [(0.712, 0.098), (0.738, 0.102), (0.750, 0.078)], [q("#8a866a"), q("#a39d7e")], 8, 0.1, ray=r, **ink)
    fin(f, [(0.215, 0.052), (0.245, 0.060)], [(0.255, 0.140), (0.285, 0.146), (0.300, 0.118)], [q("#45483f"), q("#54564a"), q("#5f6254")], 8, 0.0, ray=r, **ink)
    back_shields(f, q, far=True)
    f.body(OUTLINE)
    v = f.v + 0.08 * f.noise(0.10, 0.4, 3, 3)
    f.lay(planes(v, (-1, q("#8f8a66")), (-0.8, q("#5d5a46")), (-0.4, q("#4d4d40")), (0.0, q("#6b6852")), (0.28, q("#98927a")), (0.5, q("#d8cfae")), (0.78, q("#eae2c6")), (1, q("#c4c4a8")), crisp=0.5))
    f.lay(q("#3a3c34"), smooth(0.12, 0.36, f.noise(0.06, 0.5, 8, 3)) * (1 - smooth(0.0, 0.4, v)) * 0.40)
    f.lay(q("#ffedb4"), smooth(0.72, 0.93, f.light) * (1 - smooth(-0.5, -0.05, f.v)) * 0.62)
    f.lay(q("#23484e"), (1 - smooth(-0.2, 0.32, f.light)) * 0.58)
    f.lay(q("#c9b27c"), smooth(0.90, 1.0, f.v) * 0.5)
    if near > 0.5:
        stars(f)
    shields(f, q)
    back_shields(f, q)
    if near > 0.5:
        head(f, unit)
    f.patch([(0.235, 0.038), (0.30, 0.055), (0.36, 0.085), (0.30, 0.09), (0.245, 0.075)], q("#3a4440"), 0.5, soft=0.010 * unit)
    fin(f, [(0.232, 0.046), (0.268, 0.062)], [(0.345, 0.140), (0.378, 0.138), (0.390, 0.110), (0.372, 0.084)],
        [q("#7d7860"), q("#98927a"), q("#b3ac90")], 12, 0.05, ray=r, **ink)  # fmt: skip
    f.stroke([(0.234, 0.048), (0.285, 0.092), (0.345, 0.140)], 0.014 * unit, q("#d8cca0"), (1, 0.3), alpha=0.8, swell=False)
    return f


def back_shields(f, q, far=False):
    """Paint the shields of the back: bent thorns on the ridge, largest in the middle."""
    unit = f.length
    for s in np.linspace(0.262, 0.735, 11):
        w = 0.0230 * (1.15 - 1.5 * (s - 0.42) ** 2 / 0.1 * 0.5)
        h = float(np.interp(s, f.s, f.back))
        tall = w * 0.62
        p = [(s - w, h + w * 0.62), (s - w * 0.5, h - tall * 0.35), (s + w * 0.55, h - tall), (s + w * 0.95, h - tall * 0.1), (s + w * 0.8, h + w * 0.6)]
        if far:
            f.c.curve(f.at(p), q("#4a4638"), edge=0)
            continue
        f.patch([(a + 0.004, b + 0.006) for a, b in p], q("#2b2c28"), 0.55, soft=0.003 * unit, inside=True)
        f.c.curve(f.at(p), q("#8a8264"), edge=0)
        f.stroke([p[0], p[1], p[2]], 0.0075 * unit, q("#f6e8b8"), (0.6, 0.9), alpha=0.9, swell=False)
        f.stroke([p[2], p[3], p[4]], 0.0055 * unit, q("#33332c"), alpha=0.7)


def shields(f, q):
    """Paint the rows along the side and the belly: diamonds with a ridge of light."""
    unit = f.length
    for n, v0, a, b, high, wide in ((30, 0.02, 0.255, 0.965, 0.019, 0.0088), (9, 0.64, 0.29, 0.63, 0.009, 0.017)):
        for s in np.linspace(a, b, n):
            m = float(f.raised([(s, v0)])[0, 1])
            grow = (1.15 - 0.75 * (s - a) / (b - a)) if n > 20 else 1.0
            e, w = high * grow, wide * (0.9 + 0.1 * grow)
            p = [(s - w * 0.75, m), (s + w * 0.1, m - e), (s + w * 0.75, m + 0.001), (s + w * 0.1, m + e)]
            f.c.shape(f.at([(x + 0.004, y + 0.004) for x, y in p]), q("#2b2c28"), alpha=0.45 if n > 20 else 0.22, edge=0, soft=0.002 * unit)
            f.c.shape(f.at(p), q("#a39a78") if n > 20 else q("#c9c0a0"), edge=0, alpha=0.9)
            f.c.shape(f.at([p[0], p[1], (s + w * 0.25, m)]), q("#e2d6ac"), edge=0, alpha=0.75)


def stars(f):
    """Strew small bony stars over the skin."""
    g = np.random.default_rng(9)
    s, v = g.uniform(0.25, 0.95, 260), g.uniform(-0.75, 0.5, 260)
    keep = (np.abs(v - 0.06) > 0.24)
    d = 0.0026 * f.length * g.uniform(0.6, 1.3, 260)
    f.dabs(s[keep], v[keep], d[keep] * 1.4, d[keep] * 0.8, "#c9bf98", 0.5)


def head(f, unit):
    """Paint the head: plates with seams, a long snout, the cover, a tiny eye, four barbels."""
    f.patch([(0.0, -0.004), (0.06, -0.013), (0.12, -0.024), (0.15, -0.034), (0.13, -0.010), (0.06, 0.000)], "#b5a878", 0.55, soft=0.007 * unit)
    f.patch([(0.0, 0.008), (0.06, 0.012), (0.14, 0.022), (0.20, 0.036), (0.16, 0.048), (0.07, 0.026), (0.01, 0.016)], "#e6dab0", 0.75, soft=0.007 * unit)
    f.patch([(0.185, -0.018), (0.215, -0.026), (0.240, -0.006), (0.238, 0.022), (0.205, 0.034), (0.185, 0.012)], "#a39a74", 0.7, soft=0.008 * unit)
    for n, a in enumerate((0.0, 0.5, 1.0)):
        f.stroke([(0.192, -0.010 + 0.012 * n), (0.214, -0.012 + 0.016 * n), (0.234, -0.010 + 0.015 * n)], 0.004 * unit, "#d9cca0" if a else "#c9bc90", alpha=0.5)
    cover = [(0.228, -0.034), (0.250, -0.012), (0.252, 0.018), (0.230, 0.044)]
    f.stroke([(s + 0.005, h) for s, h in cover], 0.014 * unit, "#23282a", (0.5, 0.8), alpha=0.55, soft=0.004 * unit)
    f.stroke([(s - 0.003, h) for s, h in cover], 0.004 * unit, "#f0e2b0", alpha=0.6)
    for seam in ([(0.105, -0.018), (0.135, -0.022), (0.165, -0.022), (0.195, -0.032)], [(0.165, -0.040), (0.178, -0.026), (0.186, -0.010)], [(0.205, -0.052), (0.215, -0.036), (0.232, -0.034)]):
        f.stroke(seam, 0.0045 * unit, "#2f302a", alpha=0.55)
        f.stroke([(s, h - 0.003) for s, h in seam], 0.003 * unit, "#e0d3a0", alpha=0.5)
    f.dabs([0.132, 0.142], [-0.16, -0.20], 0.006 * unit, 0.004 * unit, "#1f211e", 0.9)
    f.stroke([(0.142, 0.040), (0.160, 0.046), (0.178, 0.050)], 0.008 * unit, "#4a4438", alpha=0.7)
    f.eye(0.163, -0.016, 0.0072, ("#d9b860", "#9a7e3c"), pupil=0.55, dark="#14140f", rim="#f6e8b4")
    for s, lean, shade in ((0.104, 0.010, "#8a8060"), (0.096, -0.004, "#a3987a"), (0.088, -0.020, "#d8ccA4"), (0.080, -0.034, "#e9deb8")):
        h = float(np.interp(s, f.s, f.belly)) - 0.002
        f.stroke([(s, h), (s + lean * 0.2, h + 0.020), (s + lean * 0.6 + 0.004, h + 0.038), (s + lean, h + 0.052)], 0.0075 * unit, shade.lower(), (1.0, 0.25), swell=False)


def animal(c):
    """Paint the nearest sturgeon."""
    sturgeon(c, AXIS, SIZE)


def place(c):
    """Paint the river: amber light, a bank of boulders, gravel in three sizes."""
    water(c, ["#f4ecb8", "#c9cc88", "#8fae7c", "#5f8f7a", "#417670", "#2c5c60"], (100, -20, 300, "#fff8d0", 0.8))
    surface(c, 110, "#fffbe8", "#a3b070", seed=49, centre=110, n=200)
    shafts(c, (90, -190), "#fff6d0", n=9, length=600, amount=0.34, spread=0.75)
    far_ground(c, [(-10, 330), (80, 316), (170, 330), (280, 306), (380, 316), (490, 290)], "#6f9a7c")
    for p, s in (
        ([(330, 330), (346, 286), (392, 262), (436, 268), (470, 296), (490, 340)], 3),
        ([(-20, 350), (10, 306), (50, 300), (84, 322), (100, 352)], 5),
    ):
        rock(c, p, ("#4f806f", "#5f8d76", "#74997a", "#98ac7e"), s, 34, round_=False)
    sturgeon(c, FAR[::-1], [(0, 1.0), (1, 0.9)], haze="#7fa37a", sunk=0.56, near=0.2)
    bed = [(-10, 380), (90, 366), (190, 372), (300, 350), (400, 352), (490, 336)]
    p = rounded(bed, closed=False)
    c.shape([*p, (490, 730), (-10, 730)], Grad((0, 345), (0, 660), "#86a07a", "#b09a66", "#8a7550", "#4d4a3e"), edge=0, soft=3)
    clear = lambda x, y: np.hypot((x - 70) / 78, (y - 500) / 26) < 1
    tones = ("#a8926c", "#b5a88a", "#8a8474", "#96806a", "#c4b898", "#7d7a70")
    pebbles(c, 362, 470, tones, 190, (1.5, 9), 15, shadow="#4a5048")
    net(c, smooth(372, 430, c.y) * (1 - smooth(560, 680, c.y)), "#fff0c0", 0.30, 32, 0.38)
    g = np.random.default_rng(8)
    for x, y, n in ((180, 478, 16), (330, 452, 18), (430, 420, 14), (250, 540, 18), (420, 530, 16), (40, 556, 14), (140, 600, 16), (330, 620, 16)):
        for _ in range(n):
            px, py = x + g.normal(0, 34), y + g.normal(0, 13)
            if not clear(px, py):
                s = g.choice([3, 6, 12], p=[0.5, 0.33, 0.17]) * (0.7 + 1.0 * (py - 420) / 200)
                tone = tones[int(g.integers(0, len(tones)))]
                c.disc(px + s * 0.25, py + s * 0.32, s * 1.05, s * 0.5, "#3a3a34", alpha=0.5, soft=s * 0.10)
                c.disc(px, py, s, s * 0.62, mix(tone, "#33403f", 0.45), g.normal(0, 0.2), edge=0.5)
                c.disc(px - s * 0.1, py - s * 0.12, s * 0.84, s * 0.46, tone, g.normal(0, 0.2), edge=0.5)
                c.disc(px - s * 0.25, py - s * 0.26, s * 0.4, s * 0.16, mix(tone, "#fff0c8", 0.5), edge=0, alpha=0.7)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=81)
    place(c)
    c.curve([(60, 510), (130, 488), (230, 452), (330, 412), (410, 392), (420, 404), (340, 446), (240, 492), (140, 520)], "#33403c", alpha=0.52, soft=9, wash=0)
    animal(c)
    tones = ("#2b3230", "#403e36", "#5f5542", "#927c58", "#d2b482")
    c.curve([(500, 500), (440, 506), (392, 552), (330, 590), (320, 620), (500, 640)], "#2b332f", alpha=0.5, soft=9, wash=0)
    rock(c, [(490, 462), (456, 468), (428, 488), (408, 520), (372, 548), (346, 590), (334, 650), (330, 740), (490, 740)], tones, 24, 64, round_=False, light=(-0.6, -0.75), depth=0.6)
    rock(c, [(-10, 640), (30, 622), (80, 634), (120, 668), (136, 740), (-10, 740)], tones, 33, 50, round_=False, light=(-0.3, -0.9), depth=0.6)
    c.area(smooth(560, 720, c.y) * 0.4, "#24302e", wash=0)
    motes(c, "#fff6dc", 110)
    return finished(c, focus=((110, 424, 80),))
