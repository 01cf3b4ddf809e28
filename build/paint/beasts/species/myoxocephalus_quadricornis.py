"""The fourhorn sculpin lies in wait: flat on the stones, a crown of four warty knobs on its head.

Proportions, in lengths from the snout to the root of the tail: head a third, broad and flat, seen a little from above, so that
both eyes show; mouth wide, its corner below the eye; four rough knobs of spongy bone, two behind the eyes at 0.16,
two at the nape at 0.26; spines on the cheek; pectoral fin a fan from 0.28, as long as the head is high; first
dorsal fin short, at 0.35 to 0.48, second high and long, at 0.54 to 0.80; anal fin below it; body tapers to a
thin stalk, 0.07; tail a small fan. No scales, a row of plates along the side. Umber clouded over ochre.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, smooth
from finfish import Fish, planes
from rays import fin
from sheet import Sheet, finished
from seabed import far_ground, rock
from underwater import motes, net, shafts, surface, water

BACK = [(-0.012, 0.010), (0.010, -0.014), (0.05, -0.046), (0.085, -0.080), (0.120, -0.104), (0.155, -0.098), (0.20, -0.092),
        (0.26, -0.104), (0.34, -0.110), (0.44, -0.102), (0.56, -0.080), (0.70, -0.056), (0.83, -0.040),
        (0.93, -0.034), (1.06, -0.044)]  # fmt: skip
BELLY = [(-0.014, 0.020), (-0.002, 0.044), (0.04, 0.070), (0.11, 0.088), (0.20, 0.094), (0.30, 0.092),
         (0.42, 0.084), (0.55, 0.070), (0.70, 0.053), (0.83, 0.038), (0.93, 0.033), (1.06, 0.044)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1]]
AXIS = [(50, 424), (130, 413), (213, 402), (288, 391), (346, 376), (382, 358)]
SIZE = [(0, 1.46), (0.35, 1.28), (1, 0.94)]
INK = {"dark": "#33291f", "light": "#ecd9a4"}


def animal(c):
    """Paint the sculpin."""
    f = Fish(c, AXIS, BACK, BELLY, SIZE, sun=(-0.46, -0.78, 0.43))
    unit = f.length
    r = 0.0052 * unit
    bars = lambda n: (n, "#43341f", 0.62)
    fin(f, [(0.99, -0.034), (0.99, 0.033)], [(1.19, -0.092), (1.208, -0.045), (1.212, 0.0), (1.206, 0.045), (1.188, 0.088)],
        ["#5d5038", "#97855c", "#b9a878"], 11, 0.25, ray=r, bars=bars(3), **INK)  # fmt: skip
    fin(f, [(0.375, -0.104), (0.500, -0.088)], [(0.388, -0.196), (0.420, -0.216), (0.460, -0.200), (0.495, -0.164), (0.525, -0.128)],
        ["#4a3e2a", "#7d6c4a", "#b3a478"], 8, 0.2, ray=r * 1.2, spiny=0.26, bars=bars(2.4), **INK)  # fmt: skip
    fin(f, [(0.545, -0.080), (0.810, -0.042)], [(0.565, -0.200), (0.625, -0.232), (0.700, -0.212), (0.780, -0.158), (0.860, -0.088)],
        ["#4a3e2a", "#7d6c4a", "#b3a478"], 13, 0.22, ray=r * 1.1, spiny=0.18, bow=0.03, bars=bars(3), **INK)  # fmt: skip
    fin(f, [(0.56, 0.064), (0.78, 0.040)], [(0.60, 0.098), (0.68, 0.104), (0.76, 0.088), (0.83, 0.062)],
        ["#7d6c4a", "#958660"], 11, 0.1, ray=r, spiny=0.12, **INK)  # fmt: skip
    fin(f, [(0.19, 0.070), (0.255, 0.078)], [(0.070, 0.098), (0.075, 0.122), (0.130, 0.136), (0.200, 0.132)],
        ["#4f442f", "#6b5d3e", "#7d6e4a"], 10, 0.0, ray=r, bars=bars(2.4), spiny=0.1, **INK)  # fmt: skip
    for s, h in ((0.106, -0.138), (0.250, -0.142)):
        knob(f, s, h + 0.004, 0.021, far=True)
    f.body(OUTLINE)
    paint_skin(f, unit)
    paint_head(f, unit)
    near_fin(f, unit, r, bars)
    for s, h in ((0.182, -0.124), (0.334, -0.140)):
        knob(f, s, h + 0.002, 0.026)


def paint_skin(f, unit):
    """Paint the body: ochre clouded with umber, saddles on the back, plates along the side."""
    grain = f.noise(0.09, 0.35, 3, 3)
    v = f.v + 0.10 * grain
    f.lay(planes(v, (-1, "#75664a"), (-0.7, "#4f452f"), (-0.2, "#43392a"), (0.2, "#574b38"), (0.55, "#8a7c5e"), (1, "#94896f"), crisp=0.5))
    saddle = sum(np.exp(-(((f.u + 0.03 * v - at) / wide) ** 2)) for at, wide in ((0.31, 0.035), (0.45, 0.04), (0.64, 0.05), (0.83, 0.04)))
    cloud = smooth(0.30, 0.50, 0.75 * saddle + 0.45 * f.noise(0.10, 0.45, 8, 3) - 0.25 * (f.u < 0.27)) * (1 - smooth(0.15, 0.6, v))
    clouds = cloud
    f.lay("#dcc088", smooth(0.22, 0.45, f.noise(0.05, 0.22, 18, 2)) * (1 - smooth(0.0, 0.5, v)) * 0.35)
    f.lay("#fff0c4", smooth(0.72, 0.94, f.light) * (1 - smooth(-0.55, -0.1, f.v)) * 0.50)
    f.lay("#221d16", clouds * 0.78)
    f.lay("#c9b68a", clouds * smooth(0.80, 0.95, f.light) * 0.35)
    f.lay("#1f3444", (1 - smooth(-0.15, 0.40, f.light)) * 0.70)
    f.lay("#a9b7a4", smooth(0.90, 1.0, f.v) * 0.4)
    s = np.linspace(0.34, 0.96, 24)
    for v0, size in ((-0.18, 1.0), (-0.60, 0.65)):
        w = np.full_like(s, v0) + 0.02 * np.sin(s * 50)
        d = 0.0085 * unit * size * (1.15 - 0.45 * s)
        f.dabs(s + 0.004, w + 0.05, d * 1.3, d, "#33291f", 0.7)
        f.dabs(s, w, d, d * 0.75, "#f0dcaa", 0.85)


def paint_head(f, unit):
    """Paint the head: brow, eyes, wide mouth with heavy lips, cheek spines, the cover's edge."""
    f.patch([(0.10, 0.002), (0.17, -0.020), (0.25, -0.006), (0.285, 0.030), (0.25, 0.066), (0.16, 0.066), (0.12, 0.042)], "#86724c", 0.55, soft=0.016 * unit)
    f.patch([(0.01, -0.006), (0.05, -0.034), (0.09, -0.050), (0.10, -0.020), (0.05, 0.004)], "#a08858", 0.55, soft=0.010 * unit)
    dark = smooth(0.14, 0.36, f.noise(0.055, 0.42, 48, 3)) * (f.u < 0.31) * (1 - smooth(0.35, 0.75, f.v))
    f.lay("#2b2419", dark * 0.55)
    f.lay("#d6c090", smooth(0.16, 0.36, f.noise(0.045, 0.36, 58, 2)) * (f.u < 0.31) * (1 - smooth(0.3, 0.7, f.v)) * 0.35)
    f.patch([(0.13, -0.085), (0.19, -0.080), (0.26, -0.088), (0.25, -0.055), (0.16, -0.050)], "#4a3b26", 0.6, soft=0.012 * unit)
    # The mouth: a wide dark line, its corner below the eye; the upper lip catches light, the chin lies in shade.
    f.patch([(-0.014, 0.030), (0.05, 0.048), (0.12, 0.052), (0.165, 0.056), (0.12, 0.084), (0.04, 0.072), (0.0, 0.048)], "#6d5f46", 0.6, soft=0.008 * unit)
    f.stroke([(-0.014, 0.022), (0.030, 0.034), (0.080, 0.040), (0.130, 0.046), (0.160, 0.056)], 0.0105 * unit, "#1f1917", (1, 0.8), alpha=0.92)
    f.stroke([(-0.010, 0.012), (0.030, 0.024), (0.080, 0.030), (0.135, 0.037)], 0.008 * unit, "#e0c792", (1, 0.6), alpha=0.75, soft=0.0015 * unit)
    f.stroke([(0.000, 0.038), (0.040, 0.050), (0.090, 0.055), (0.135, 0.060)], 0.007 * unit, "#b9a67c", (1, 0.5), alpha=0.6, soft=0.002 * unit)
    # Cheek spines and the soft edge of the cover.
    f.stroke([(0.268, -0.050), (0.306, -0.012), (0.312, 0.034), (0.285, 0.076)], 0.020 * unit, "#1f2020", (0.3, 1), alpha=0.5, soft=0.007 * unit)
    for a, b in (((0.205, 0.000), (0.268, -0.026)), ((0.208, 0.020), (0.258, 0.018)), ((0.198, 0.040), (0.238, 0.052))):
        f.stroke([(a[0], a[1] + 0.006), (b[0], b[1] + 0.007)], 0.012 * unit, "#241d16", (1, 0.1), alpha=0.6, swell=False)
        f.stroke([a, b], 0.010 * unit, "#dcc592", (1, 0.08), alpha=0.9, swell=False)
    f.stroke([(0.050, -0.040), (0.054, -0.056)], 0.010 * unit, "#dcc592", (1, 0.3), alpha=0.8)
    g = np.random.default_rng(4)
    s, h = g.uniform(0.03, 0.28, 36), g.uniform(-0.06, 0.075, 36)
    d = g.uniform(0.003, 0.006, 36) * unit
    f.dabs(s, h, d, d * 0.7, "#332819", 0.55, h=True)
    # The near eye on top of the head, half under its lid.
    f.patch([(0.082, -0.072), (0.100, -0.098), (0.130, -0.108), (0.160, -0.094), (0.150, -0.066), (0.11, -0.056)], "#4a3b26", 0.8, soft=0.007 * unit)
    f.eye(0.121, -0.077, 0.0205, ("#c9a04a", "#8f6a30"), pupil=0.5, dark="#15110e", rim="#f6e4b0", flat=0.84)
    f.stroke([(0.094, -0.086), (0.118, -0.100), (0.148, -0.088)], 0.008 * unit, "#2c2116", alpha=0.8)
    f.stroke([(0.096, -0.094), (0.120, -0.107), (0.150, -0.095)], 0.005 * unit, "#d6c090", alpha=0.7)


def near_fin(f, unit, r, bars):
    """Paint the near pectoral fin, a fan that leans on the stones, and the pelvic rays."""
    f.patch([(0.275, 0.0), (0.34, -0.03), (0.46, 0.02), (0.47, 0.10), (0.40, 0.13), (0.29, 0.10)], "#2c2a2c", 0.5, soft=0.014 * unit)
    fin(f, [(0.290, 0.004), (0.308, 0.040), (0.300, 0.074)],
        [(0.420, -0.062), (0.474, -0.030), (0.508, 0.020), (0.512, 0.076), (0.480, 0.122), (0.415, 0.140), (0.340, 0.132)],
        ["#5d4e34", "#97825a", "#c9b888"], 16, 0.06, ray=r * 1.25, spiny=0.10, bars=bars(3.2), **INK)  # fmt: skip
    f.patch([(0.280, 0.0), (0.306, 0.0), (0.322, 0.04), (0.312, 0.076), (0.284, 0.076)], "#5d5038", 0.75, soft=0.010 * unit)


def knob(f, s, h, r, far=False):
    """Paint a knob of spongy bone on its stalk, in the tones of the skin."""
    c = f.c
    g = np.random.default_rng(int(s * 1000))
    (x, y), = f.at([(s, h)])
    (bx, by), = f.at([(s + 0.006, h + 0.042)])
    r *= f.span(s)
    tones = ("#3a2c20", "#86683c", "#c9a262", "#f4d898")
    if far:
        tones = [mix(t, "#4f7084", 0.38) for t in tones]
    c.line([(bx, by), (x, y)], r * 1.5, tones[0], taper=(1.5, 1.0), alpha=0.9, soft=r * 0.06)
    c.line([(bx - r * 0.2, by), (x - r * 0.25, y)], r * 0.7, tones[1], taper=(1.6, 1.0), alpha=0.9, soft=r * 0.08)
    for n, tone, off, size in ((13, tones[0], 0.14, 0.46), (14, tones[1], 0.0, 0.36), (12, tones[2], -0.16, 0.25), (8, tones[3], -0.34, 0.13)):
        a = np.linspace(0, 2 * np.pi, n, endpoint=False) + g.normal(0, 0.3, n)
        d = r * np.sqrt(g.uniform(0.1, 1, n)) * (0.80 if off > -0.3 else 0.55)
        c.dabs(x + d * np.cos(a) * 1.15 + off * r * 0.5, y + d * np.sin(a) * 0.62 + off * r, r * size * g.uniform(0.8, 1.2, n), r * size * 0.85, 0.0, tone, 0.95, hard=5)


def stones(c, top, foot, n, size, seed, tones):
    """Strew flat stones over the bed, larger in front, each in two planes over a flat shadow."""
    g = np.random.default_rng(seed)
    for y in np.sort(top + (foot - top) * g.random(n)):
        x, near = g.uniform(-10, 490), (y - top) / (foot - top)
        w = (size[0] + (size[1] - size[0]) * near) * g.uniform(0.7, 1.3)
        a = np.linspace(0, 2 * np.pi, 7, endpoint=False) + g.normal(0, 0.16, 7)
        ring = np.stack([x + w * np.cos(a), y + w * 0.42 * np.sin(a)], -1)
        tone = tones[int(g.integers(0, len(tones)))]
        c.disc(x + w * 0.35, y + w * 0.30, w * 1.25, w * 0.30, "#1c3a48", alpha=0.55, soft=w * 0.12, edge=0)
        c.shape(ring, mix(tone, "#16303e", 0.45), edge=0.4)
        c.shape(np.stack([x - w * 0.08 + w * 0.84 * np.cos(a), y - w * 0.12 + w * 0.26 * np.sin(a)], -1), mix(tone, "#f4ecd0", 0.25), edge=0.4)


def place(c):
    """Paint the cold deep: light from the left, a dark wall on the right, a bed of stones."""
    water(c, ["#e4efe4", "#bcd8d4", "#93c0c6", "#7fb2bd", "#4f8ba0", "#1b4460"], (110, -20, 330, "#fdf6da", 0.7))
    surface(c, 70, "#ffffff", "#86b9bd", seed=9, centre=120, n=110, alpha=0.6)
    shafts(c, (100, -190), "#fdf6dc", n=8, length=520, amount=0.24, spread=0.7)
    far_ground(c, [(-10, 318), (60, 306), (130, 316), (210, 300), (300, 310), (490, 290)], "#82b2bd")
    rock(c, [(20, 330), (48, 282), (96, 270), (140, 286), (160, 330)], ("#74a7b4", "#80b0bb", "#93bdc2"), 21, 30, round_=False)
    wall = [(490, 130), (462, 136), (440, 162), (420, 170), (402, 212), (372, 226), (356, 262), (322, 280), (300, 314), (276, 350), (490, 380)]
    rock(c, wall, ("#3d7087", "#4a7d91", "#5f909e", "#7ba7aa", "#a6c5b9"), 14, 48, round_=False, light=(-0.6, -0.7))
    c.area(smooth(180, 350, c.y) * smooth(120, 300, c.x) * (c.y < 352) * 0.35, "#8fbcc4", wash=0)
    bed = [(-10, 352), (90, 340), (200, 334), (330, 330), (490, 336), (490, 730), (-10, 730)]
    c.shape(bed, Grad((0, 330), (0, 640), "#bcd3cd", "#dfdcc0", "#b9bba4", "#5d7478"), edge=0, soft=2)
    stones(c, 362, 500, 40, (3, 9), 5, ("#8e9a92", "#a3a792", "#7c8f90"))
    net(c, smooth(345, 400, c.y) * (1 - smooth(520, 640, c.y)), "#fdf3cf", 0.22, 30, 0.4)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=41)
    place(c)
    c.glow(130, 330, 200, "#f4faee", 0.55)
    f = Fish(c, AXIS, BACK, BELLY, SIZE)
    low = f.at([(q, np.interp(q, f.s, f.belly)) for q in np.linspace(0.02, 1.1, 16)])
    away = np.linspace(8, 26, 16)[:, None] * np.array([[0.9, 1.0]])
    c.curve([*(low - [0, 22]), *(low + away)[::-1]], "#0f2431", alpha=0.50, soft=9, wash=0)
    animal(c)
    contact = low[:13]
    swell = np.sin(np.pi * np.linspace(0.04, 0.96, 13))[:, None]
    c.curve([*(contact - swell * [0, 5]), *(contact + swell * [0, 11])[::-1]], "#0c1e2a", alpha=0.72, soft=2.4, wash=0)
    g = np.random.default_rng(77)
    for x, y in low[1:12] + g.normal(0, 5, (11, 2)) + [0, 6]:
        for _ in range(1):
            px, py, w = x + g.normal(0, 12), y + abs(g.normal(0, 7)), g.uniform(1.5, 6)
            c.disc(px, py, w, w * 0.6, "#2a3e48", edge=0.4)
            c.disc(px - w * 0.15, py - w * 0.15, w * 0.8, w * 0.4, "#6f7f7c", edge=0.4)
            c.disc(px - w * 0.3, py - w * 0.25, w * 0.36, w * 0.16, "#93998a", edge=0, alpha=0.7)
    for x, y, w, h, s, q in ((14, 530, 128, 84, 1, 0), (438, 470, 116, 80, 3, 1), (338, 534, 84, 48, 2, 0)):
        g = np.random.default_rng(s)
        a = np.linspace(0, 2 * np.pi, 9, endpoint=False) + g.normal(0, 0.12, 9)
        rr = g.uniform(0.86, 1.1, 9)
        p = [(x + w * 0.5 * e * np.cos(t), y + h * 0.5 * e * np.sin(t)) for t, e in zip(a, rr, strict=True)]
        c.curve([(px + 8, py + 10) for px, py in p], "#10242f", alpha=0.5, soft=5, wash=0)
        tones = ("#1f3340", "#3a4c54", "#66716c", "#a09c84", "#dccfa6") if q == 0 else ("#1b2f3e", "#2f4452", "#52646a", "#858c80", "#c4bd9c")
        rock(c, p, tones, s + 30, 26, depth=0.9)
    stones(c, 500, 640, 14, (7, 17), 8, ("#4d626a", "#5b6a68", "#687068"))
    c.area(smooth(530, 720, c.y) * 0.45, "#102f42", wash=0)
    motes(c, "#f2fbf0", 90)
    return finished(c, focus=((110, 385, 85),))
