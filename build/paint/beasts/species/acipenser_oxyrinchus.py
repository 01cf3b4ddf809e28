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
from sheet import Sheet, finished
from underwater import motes, net, shafts, surface, water

BACK = [(-0.014, 0.000), (0.02, -0.010), (0.06, -0.015), (0.11, -0.025), (0.16, -0.042), (0.21, -0.055), (0.29, -0.070), (0.38, -0.077),
        (0.50, -0.071), (0.62, -0.057), (0.74, -0.042), (0.85, -0.029), (0.94, -0.022), (1.06, -0.022)]  # fmt: skip
BELLY = [(-0.014, 0.008), (0.02, 0.019), (0.07, 0.027), (0.13, 0.040), (0.20, 0.056), (0.28, 0.070), (0.38, 0.077), (0.50, 0.071),
         (0.62, 0.056), (0.74, 0.042), (0.85, 0.027), (0.94, 0.020), (1.06, 0.018)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1]]
AXIS = [(438, 486, 0), (362, 446, 0.150), (286, 382, 0.325), (216, 304, 0.53), (148, 250, 0.765), (84, 196, 1.0)]
SIZE = [(0, 1.90), (0.4, 1.86), (0.7, 1.52), (1, 1.22)]
FAR = [(452, 236), (418, 222), (380, 202), (338, 190), (298, 194), (264, 192)]
INK = {"dark": "#2f3230", "light": "#dccf9c"}


def sturgeon(c, axis, size, side=-1, haze="#9fa878", sunk=0.0, near=1.0):
    """Paint a sturgeon; `sunk` mixes it with the water, `near` under 1 leaves details out."""
    q = lambda colour: mix(colour, haze, sunk)
    f = Fish(c, axis, BACK, BELLY, size, side=side, sun=(0.34, -0.84, 0.42))
    unit = f.length
    r = 0.0030 * unit if near > 0.5 else 0.001 * unit
    ink = {k: q(v) for k, v in INK.items()}
    skin = [q("#5a3c1c"), q("#84602e"), q("#b88c48")]
    fin(f, [(1.10, -0.076), (1.05, -0.042), (0.985, -0.022), (0.985, 0.018), (1.03, 0.030)],
        [(1.225, -0.170), (1.185, -0.104), (1.125, -0.048), (1.085, -0.004), (1.085, 0.078)], skin, 15, 0.0, ray=r, **ink)  # fmt: skip
    fin(f, [(0.765, -0.038), (0.852, -0.028)], [(0.800, -0.110), (0.825, -0.116), (0.862, -0.084), (0.895, -0.048)], skin, 11, 0.1, ray=r, **ink)
    fin(f, [(0.805, 0.033), (0.865, 0.024)], [(0.845, 0.094), (0.866, 0.100), (0.882, 0.076), (0.896, 0.048)], [q("#7a5c34"), q("#a88850")], 9, 0.1, ray=r, **ink)
    fin(f, [(0.655, 0.048), (0.700, 0.044)], [(0.712, 0.098), (0.738, 0.102), (0.750, 0.078)], [q("#7a5c34"), q("#a88850")], 8, 0.1, ray=r, **ink)
    fin(f, [(0.215, 0.052), (0.245, 0.060)], [(0.215, 0.110), (0.225, 0.160), (0.252, 0.186), (0.276, 0.166), (0.290, 0.110)], [q("#2f3a3c"), q("#3f4c4a"), q("#5f6c60")], 8, 0.0, ray=r, **ink)
    back_shields(f, q, far=True)
    f.body(OUTLINE)
    v = f.v + 0.08 * f.noise(0.10, 0.4, 3, 3)
    f.lay(planes(v, (-1, q("#c89c54")), (-0.8, q("#8a5c28")), (-0.45, q("#553318")), (-0.05, q("#7a5226")), (0.22, q("#c09a5c")), (0.44, q("#f8e8bc")), (0.78, q("#fff8dc")), (1, q("#b8d0c4")), crisp=0.5))
    f.lay(q("#3a3c34"), smooth(0.12, 0.36, f.noise(0.06, 0.5, 8, 3)) * (1 - smooth(0.0, 0.4, v)) * 0.40)
    f.lay(q("#ffe494"), smooth(0.70, 0.92, f.light) * (1 - smooth(-0.6, -0.1, f.v)) * 0.75)
    f.lay(q("#174654"), (1 - smooth(-0.3, 0.25, f.light)) * 0.55)
    f.lay(q("#c9b27c"), smooth(0.90, 1.0, f.v) * 0.5)
    if near > 0.5:
        stars(f)
    shields(f, q)
    back_shields(f, q)
    if near > 0.5:
        head(f, unit)
    f.patch([(0.235, 0.038), (0.30, 0.055), (0.36, 0.085), (0.30, 0.09), (0.245, 0.075)], q("#3a4440"), 0.5, soft=0.010 * unit)
    fin(f, [(0.230, 0.044), (0.272, 0.060)], [(0.290, 0.102), (0.335, 0.146), (0.392, 0.176), (0.399, 0.162), (0.384, 0.122), (0.352, 0.080)],
        [q("#4f3c22"), q("#7d5f34"), q("#b48c4c")], 13, 0.05, ray=r, **ink)  # fmt: skip
    f.stroke([(0.232, 0.048), (0.288, 0.100), (0.335, 0.144), (0.390, 0.174)], 0.011 * unit, q("#f4dca0"), (1, 0.25), alpha=0.8, swell=False)
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
        f.c.shape(f.at(p), q("#8f6a34"), edge=0)
        f.patch([p[0], p[1], p[2], (s + w * 0.2, h + w * 0.25)], q("#e2b868"), 0.9, soft=0.002 * unit, inside=False)
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
        tone = mix(mix(tones[int(g.integers(0, len(tones)))], "#1f5868", 0.62), tones[int(g.integers(0, len(tones)))], lit)
        f, turn = g.uniform(0.5, 0.7), g.normal(0, 0.2)
        c.disc(x - s * 0.25, y + s * 0.34, s * 1.08, s * f * 0.9, "#1a3236", turn, alpha=0.6, soft=s * 0.12, edge=0)
        c.disc(x, y, s, s * f, mix(tone, "#2a3a3a", 0.5), turn, edge=0.4)
        c.disc(x + s * 0.08, y - s * 0.12, s * 0.84, s * f * 0.74, tone, turn, edge=0.4, soft=s * 0.08)
        c.disc(x + s * 0.22, y - s * f * 0.4, s * 0.4, s * f * 0.26, mix(tone, "#fff2cc", 0.2 + 0.4 * lit), turn, edge=0, alpha=0.8, soft=s * 0.05)


def cloud(c, x, y, r, seed, n=120):
    """Stir up silt and grains."""
    g = np.random.default_rng(seed)
    for _ in range(9):
        c.disc(x + g.normal(0, r * 0.6), y + g.normal(0, r * 0.28), r * g.uniform(0.3, 0.6), r * g.uniform(0.18, 0.34), "#c9a870", alpha=0.22, soft=r * 0.16, edge=0)
    c.dabs(x + g.normal(0, r * 0.7, n), y - np.abs(g.normal(0, r * 0.4, n)) + r * 0.25, g.uniform(0.8, 2.4, n), g.uniform(0.7, 1.7, n), g.uniform(0, 3, n), np.where(g.random((n, 1)) < 0.5, [[0.96, 0.84, 0.60]], [[0.50, 0.40, 0.28]]), 0.85)


def place(c):
    """Paint the clear river: sun from the upper right through blue-green water on a bed of golden gravel."""
    water(c, ["#fff0b0", "#a8dcb0", "#3fb0ac", "#1a8496", "#12647e", "#0c4a64"], (400, -40, 270, "#fff8d0", 0.85))
    surface(c, 96, "#fffbe4", "#8fc8a0", seed=49, centre=370, n=170)
    c.area(np.exp(-(((c.x - 60) / 190) ** 2 + ((c.y - 390) / 130) ** 2)), "#0a4a68", 0.40, wash=0)
    c.lifted(lambda sheet: sturgeon(sheet, FAR, [(0, 1.15), (1, 1.0)], haze="#5fbcb0", sunk=0.62, near=0.2)).blurred(1.6).lay()
    shafts(c, (400, -190), "#fff6c4", n=9, length=660, amount=0.36, spread=0.7)
    p = rounded([(-10, 452), (90, 442), (200, 450), (320, 446), (490, 436)], closed=False)
    c.shape([*p, (490, 730), (-10, 730)], Grad((0, 436), (0, 640), "#2a8490", "#34707a", "#4a6a68", "#1f3a48"), edge=0, soft=5)
    c.glow(420, 545, 170, "#ffd68a", 0.62, ry=74)
    c.area(np.exp(-(((c.x - 340) / 120) ** 2 + ((c.y - 452) / 60) ** 2)), "#0c4a60", 0.55, wash=0)
    tones = ("#d8b070", "#c49a68", "#a88a68", "#f0d8a0", "#b07a48", "#8f8a80")
    gravel(c, 15, 330, 452, 720, (3, 12), tones, (424, 550, 140))
    net(c, smooth(450, 480, c.y) * np.exp(-(((c.x - 330) / 240) ** 2)), "#fff8c8", 0.26, 40, 0.4)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=81)
    place(c)
    c.curve([(410, 560), (320, 552), (230, 520), (150, 486), (96, 478), (130, 506), (230, 556), (330, 584), (420, 580)], "#12323c", alpha=0.55, soft=9, wash=0)
    cloud(c, 424, 526, 60, 3, 170)
    animal(c)
    cloud(c, 404, 556, 50, 5, 90)
    cloud(c, 456, 540, 36, 6, 60)
    c.area(smooth(560, 720, c.y) * 0.55, "#0c2a38", wash=0)
    motes(c, "#fff6dc", 90)
    return finished(c, focus=((380, 455, 90),))
