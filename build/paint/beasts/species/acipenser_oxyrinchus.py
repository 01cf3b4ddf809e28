"""A sturgeon roots in the gravel of a deep river: pale armour against the dark, a cloud where its barbels feel.

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
from form import solid
from seabed import rock
from sheet import Sheet, finished
from underwater import motes, shafts, surface, water

BACK = [(-0.014, 0.000), (0.02, -0.010), (0.06, -0.015), (0.11, -0.025), (0.16, -0.042), (0.21, -0.055), (0.29, -0.070), (0.38, -0.077),
        (0.50, -0.071), (0.62, -0.057), (0.74, -0.042), (0.85, -0.029), (0.94, -0.022), (1.06, -0.022)]  # fmt: skip
BELLY = [(-0.014, 0.008), (0.02, 0.019), (0.07, 0.027), (0.13, 0.040), (0.20, 0.056), (0.28, 0.070), (0.38, 0.077), (0.50, 0.071),
         (0.62, 0.056), (0.74, 0.042), (0.85, 0.027), (0.94, 0.020), (1.06, 0.018)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1]]
AXIS = [(438, 486, 0), (362, 446, 0.150), (286, 382, 0.325), (216, 304, 0.53), (148, 250, 0.765), (84, 196, 1.0)]
SIZE = [(0, 1.74), (0.4, 1.66), (0.7, 1.36), (1, 1.10)]
FAR = [(452, 236), (418, 222), (380, 202), (338, 190), (298, 194), (264, 192)]
INK = {"dark": "#2f3230", "light": "#dccf9c"}


def sturgeon(c, axis, size, side=-1, haze="#9fa878", sunk=0.0, near=1.0):
    """Paint a sturgeon; `sunk` mixes it with the water, `near` under 1 leaves details out."""
    q = lambda colour: mix(colour, haze, sunk)
    f = Fish(c, axis, BACK, BELLY, size, side=side, sun=(0.34, -0.84, 0.42))
    unit = f.length
    r = 0.0030 * unit if near > 0.5 else 0.001 * unit
    ink = {k: q(v) for k, v in INK.items()}
    skin = [q("#6d6448"), q("#8f8462"), q("#b8aa80")]
    fin(f, [(1.10, -0.076), (1.05, -0.042), (0.985, -0.022), (0.985, 0.018), (1.03, 0.030)],
        [(1.225, -0.170), (1.185, -0.104), (1.125, -0.048), (1.085, -0.004), (1.085, 0.078)], skin, 15, 0.0, ray=r, **ink)  # fmt: skip
    fin(f, [(0.765, -0.038), (0.852, -0.028)], [(0.800, -0.110), (0.825, -0.116), (0.862, -0.084), (0.895, -0.048)], skin, 11, 0.1, ray=r, **ink)
    fin(f, [(0.805, 0.033), (0.865, 0.024)], [(0.845, 0.094), (0.866, 0.100), (0.882, 0.076), (0.896, 0.048)], [q("#8a866a"), q("#a39d7e")], 9, 0.1, ray=r, **ink)
    fin(f, [(0.655, 0.048), (0.700, 0.044)], [(0.712, 0.098), (0.738, 0.102), (0.750, 0.078)], [q("#8a866a"), q("#a39d7e")], 8, 0.1, ray=r, **ink)
    fin(f, [(0.215, 0.052), (0.245, 0.060)], [(0.255, 0.140), (0.285, 0.146), (0.300, 0.118)], [q("#45483f"), q("#54564a"), q("#5f6254")], 8, 0.0, ray=r, **ink)
    back_shields(f, q, far=True)
    f.body(OUTLINE)
    v = f.v + 0.08 * f.noise(0.10, 0.4, 3, 3)
    f.lay(planes(v, (-1, q("#c8b888")), (-0.8, q("#8a7448")), (-0.45, q("#54492f")), (-0.05, q("#7a6844")), (0.24, q("#b5a888")), (0.46, q("#f0e6c4")), (0.78, q("#fff6da")), (1, q("#ccd0bc")), crisp=0.5))
    f.lay(q("#3a3c34"), smooth(0.12, 0.36, f.noise(0.06, 0.5, 8, 3)) * (1 - smooth(0.0, 0.4, v)) * 0.40)
    f.lay(q("#ffedb4"), smooth(0.72, 0.93, f.light) * (1 - smooth(-0.5, -0.05, f.v)) * 0.62)
    f.lay(q("#174654"), (1 - smooth(-0.3, 0.25, f.light)) * 0.55)
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
    for s in np.linspace(0.262, 0.735, 12):
        w = 0.0230 * (1.15 - 1.5 * (s - 0.42) ** 2 / 0.1 * 0.5)
        h = float(np.interp(s, f.s, f.back))
        tall = w * 0.32
        p = [(s - w * 1.05, h + w * 0.46), (s - w * 0.3, h - tall * 0.5), (s + w * 0.58, h - tall), (s + w * 0.92, h + w * 0.12), (s + w * 0.70, h + w * 0.80)]
        if far:
            f.c.shape(f.at(p), q("#4a4638"), edge=0)
            continue
        f.patch([(a + 0.004, b + 0.006) for a, b in p], q("#2b2c28"), 0.55, soft=0.003 * unit, inside=True)
        f.c.shape(f.at(p), q("#85734c"), edge=0)
        f.patch([p[0], p[1], p[2], (s + w * 0.2, h + w * 0.25)], q("#c9b88a"), 0.8, soft=0.002 * unit, inside=False)
        f.stroke([p[0], p[1], p[2]], 0.0050 * unit, q("#fff0c0"), (0.3, 0.7), alpha=0.7, swell=False)
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
    f.lay("#f6e3ac", (1 - smooth(0.20, 0.27, f.u)) * smooth(0.45, 0.9, f.light) * 0.6)
    f.lay("#3d3522", (1 - smooth(0.20, 0.26, f.u)) * smooth(-0.5, -0.2, f.v) * (1 - smooth(-0.05, 0.2, f.v)) * 0.5)
    f.patch([(0.0, -0.004), (0.06, -0.013), (0.12, -0.024), (0.15, -0.034), (0.13, -0.010), (0.06, 0.000)], "#b5a878", 0.55, soft=0.007 * unit)
    f.patch([(0.0, 0.008), (0.06, 0.012), (0.14, 0.022), (0.20, 0.036), (0.16, 0.048), (0.07, 0.026), (0.01, 0.016)], "#fbf0c8", 0.9, soft=0.006 * unit)
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


def gravel(c, seed, n, top, foot, size, tones, near=(0, 0, 1)):
    """Strew pebbles that are lit near a place (x, y, reach) and sink into the dark elsewhere."""
    g = np.random.default_rng(seed)
    t = np.sort(g.random(n))
    for depth in t:
        x, y = g.uniform(-20, 500), top + (foot - top) * depth
        s = (size[0] + (size[1] - size[0]) * depth) * g.choice([0.4, 0.7, 1.0, 1.7], p=[0.4, 0.32, 0.2, 0.08])
        lit = float(np.exp(-(((x - near[0]) / near[2]) ** 2) - ((y - near[1]) / (near[2] * 0.5)) ** 2))
        tone = mix(mix(tones[int(g.integers(0, len(tones)))], "#0f2c38", 0.66), tones[int(g.integers(0, len(tones)))], lit)
        f, turn = g.uniform(0.5, 0.7), g.normal(0, 0.2)
        c.disc(x - s * 0.25, y + s * 0.34, s * 1.08, s * f * 0.9, "#06161e", turn, alpha=0.6, soft=s * 0.12, edge=0)
        c.disc(x, y, s, s * f, mix(tone, "#0b222e", 0.5), turn, edge=0.4)
        c.disc(x + s * 0.08, y - s * 0.12, s * 0.84, s * f * 0.74, tone, turn, edge=0.4, soft=s * 0.08)
        c.disc(x + s * 0.22, y - s * f * 0.4, s * 0.4, s * f * 0.26, mix(tone, "#fff2cc", 0.2 + 0.4 * lit), turn, edge=0, alpha=0.8, soft=s * 0.05)


def cloud(c, x, y, r, seed, n=120):
    """Stir up silt and grains."""
    g = np.random.default_rng(seed)
    for _ in range(9):
        c.disc(x + g.normal(0, r * 0.6), y + g.normal(0, r * 0.28), r * g.uniform(0.3, 0.6), r * g.uniform(0.18, 0.34), "#c9a870", alpha=0.22, soft=r * 0.16, edge=0)
    c.dabs(x + g.normal(0, r * 0.7, n), y - np.abs(g.normal(0, r * 0.4, n)) + r * 0.25, g.uniform(0.8, 2.4, n), g.uniform(0.7, 1.7, n), g.uniform(0, 3, n), np.where(g.random((n, 1)) < 0.5, [[0.96, 0.84, 0.60]], [[0.50, 0.40, 0.28]]), 0.85)


STONE = ("#07181f", "#142c34", "#2c454a", "#566460", "#a39a7c")


def place(c):
    """Paint the deep river: amber light from the upper right, a dark bank of boulders, gravel."""
    water(c, ["#dcc484", "#6f8c6c", "#215c62", "#0e3f4c", "#0a2e3a", "#082530"], (390, -50, 250, "#fff0bc", 0.8))
    surface(c, 104, "#fff6d8", "#8f9c60", seed=49, centre=360, n=190)
    bank = [(-20, 250), (20, 196), (70, 190), (110, 230), (150, 290), (210, 330), (300, 350), (330, 420), (-20, 460)]
    rock(c, bank, ("#0c2f38", "#123a42", "#1c4a4e", "#356460"), 5, 50, soft=2.5)
    rock(c, [(500, 300), (460, 290), (420, 320), (390, 372), (380, 440), (500, 450)], ("#103842", "#19464e", "#2a5c5c", "#4f7c6c"), 9, 46, soft=2.5, light=(0.4, -0.9))
    sturgeon(c, FAR, [(0, 1.15), (1, 1.0)], haze="#8fb08c", sunk=0.42, near=0.2)
    shafts(c, (390, -190), "#fff0b8", n=9, length=640, amount=0.26, spread=0.65)
    p = rounded([(-10, 430), (90, 424), (200, 440), (320, 446), (490, 430)], closed=False)
    c.shape([*p, (490, 730), (-10, 730)], Grad((0, 425), (0, 640), "#1c4248", "#3a4a40", "#2a3a3a", "#0c2028"), edge=0, soft=4)
    c.glow(420, 548, 120, "#e0b870", 0.36, ry=44)
    c.area(np.exp(-(((c.x - 372) / 110) ** 2 + ((c.y - 440) / 70) ** 2)), "#06222c", 0.62, wash=0)
    tones = ("#c4a878", "#a89a84", "#8a8478", "#d8c8a4", "#9a7a5c", "#7d8488")
    gravel(c, 15, 260, 440, 610, (3, 15), tones, (424, 548, 96))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=81)
    place(c)
    c.curve([(420, 548), (330, 536), (240, 494), (170, 452), (120, 446), (150, 480), (250, 540), (350, 566), (430, 566)], "#04141c", alpha=0.66, soft=9, wash=0)
    cloud(c, 424, 530, 52, 3)
    animal(c)
    cloud(c, 404, 556, 50, 5, 90)
    cloud(c, 456, 540, 36, 6, 60)
    for x, y, w, h, s in ((40, 600, 210, 130, 3), (178, 640, 170, 96, 4)):
        g = np.random.default_rng(s)
        a = np.linspace(0, 2 * np.pi, 12, endpoint=False) + g.normal(0, 0.08, 12)
        e = g.uniform(0.88, 1.08, 12)
        q = list(zip(x + w / 2 * e * np.cos(a), y + h / 2 * e * np.sin(a), strict=True))
        c.curve([(px - 8, py + 8) for px, py in q], "#030d12", alpha=0.6, soft=7, wash=0)
        solid(c, q, STONE, high=0.75, soft=0.7, grain=0.14, seed=s, sun=(0.45, -0.82, 0.4))
    c.area(smooth(570, 720, c.y) * 0.5, "#061a22", wash=0)
    motes(c, "#fff6dc", 110)
    return finished(c, focus=((380, 455, 90),))
