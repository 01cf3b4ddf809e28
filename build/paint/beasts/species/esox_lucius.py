"""A pike shoots up through the light of a summer morning: its jaws open behind a young perch under the lily leaves.

Proportions, in lengths from the snout to the root of the tail: long and even, depth 0.17 from a third to three quarters; head 0.30,
its bill flat and broad as a duck's, the lower jaw longer; eye 0.03 wide at 0.15, high on the head; mouth back to
below it; one dorsal fin far behind, at 0.76 to 0.88, the anal fin opposite; pelvic fins at the middle;
tail forked. Green bronze with rows of pale beans, worm lines on the head; fins rusty with dark blotches.
"""

from __future__ import annotations

import numpy as np
from canvas import mix, rounded, smooth
from finfish import Fish, planes
from rays import fin
from seabed import blade
from sheet import Sheet, finished
from small_fish import PERCH, small_fish
from underwater import bubbles, motes, shafts, surface, water

BACK = [(-0.004, -0.012), (0.004, -0.026), (0.022, -0.033), (0.055, -0.035), (0.09, -0.040), (0.125, -0.053), (0.155, -0.064), (0.20, -0.071),
        (0.28, -0.076), (0.40, -0.080), (0.55, -0.082), (0.68, -0.080), (0.79, -0.065), (0.88, -0.043), (0.95, -0.036), (1.06, -0.038)]  # fmt: skip
BELLY = [(-0.022, -0.008), (-0.024, 0.006), (-0.008, 0.022), (0.03, 0.036), (0.08, 0.046), (0.15, 0.060), (0.24, 0.074),
         (0.36, 0.082), (0.52, 0.086), (0.68, 0.080), (0.79, 0.062), (0.88, 0.037), (0.95, 0.032), (1.06, 0.038)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1]]
AXIS = [(60, 222, 0), (140, 290, 0.20), (220, 336, 0.38), (302, 372, 0.59), (370, 424, 0.80), (404, 490, 1.0)]
SIZE = [(0, 1.46), (0.3, 1.46), (0.6, 1.24), (1, 0.98)]
HINGE = (0.165, 0.030)
UPPER = [(0.168, 0.026), (0.12, 0.006), (0.06, -0.006), (0.02, -0.013), (-0.004, -0.016)]
"""The edge of the upper jaw, from the corner of the mouth to its tip."""
LOWER = [(0.165, 0.026), (0.11, 0.014), (0.06, 0.006), (0.01, 0.001), (-0.022, -0.008)]
CHIN = [(-0.030, 0.004), (-0.014, 0.020), (0.03, 0.034), (0.08, 0.045), (0.14, 0.058), (0.19, 0.066)]
"""The lower jaw while the mouth is shut: its lip to the tip, then the chin to the throat."""
INK = {"dark": "#46301c", "light": "#d6a660"}
RUST = ["#46561f", "#746a2b", "#a87736", "#d69c54"]
"""Fins: green as the body at their root, rusty at their edge."""


def animal(c, gape=25.0):
    """Paint the pike; its jaws are open by so many degrees."""
    f = Fish(c, AXIS, BACK, BELLY, SIZE, flat=1.15, sun=(-0.20, -0.88, 0.43))
    unit = f.length
    r = 0.0029 * unit
    blots = (2.3, "#3d2c1c", 0.32)
    fin(f, [(1.06, -0.066), (1.01, -0.044), (0.985, -0.035), (0.985, 0.034), (1.01, 0.044), (1.06, 0.066)],
        [(1.190, -0.150), (1.172, -0.095), (1.135, -0.038), (1.118, 0.0), (1.135, 0.038), (1.172, 0.098), (1.193, 0.154)],
        RUST, 17, 0.32, ray=r, bars=(3, "#3d2c1c", 0.34), spiny=0.03, **INK)  # fmt: skip
    fin(f, [(0.726, -0.066), (0.800, -0.054), (0.878, -0.036)], [(0.790, -0.124), (0.822, -0.160), (0.858, -0.164), (0.900, -0.136), (0.926, -0.082)], RUST, 15, 0.34, ray=r, bars=blots, spiny=0.03, **INK)
    fin(f, [(0.730, 0.060), (0.815, 0.046), (0.905, 0.028)], [(0.796, 0.144), (0.834, 0.184), (0.884, 0.190), (0.934, 0.158), (0.958, 0.096)], RUST, 15, 0.34, ray=r, bars=blots, spiny=0.03, **INK)
    fin(f, [(0.240, 0.060), (0.272, 0.070)], [(0.275, 0.135), (0.305, 0.145), (0.325, 0.115)], ["#6a5a30", "#8f6434", "#9a744a"], 8, 0.3, ray=r, **INK)
    if gape:
        throat(f, dropped(gape))
        f.body([*BACK, *[q for q in BELLY if q[0] > 0.2][::-1], (0.19, 0.064), *UPPER])
    else:
        f.body(OUTLINE)
    skin(f)
    roots(f, unit)
    head(f, unit, gape)
    if gape:
        jaw(f, unit, dropped(gape))
    for root, edge, shade in (
        ([(0.265, 0.052), (0.290, 0.072)], [(0.345, 0.136), (0.372, 0.128), (0.378, 0.100)], [(0.27, 0.045), (0.33, 0.065), (0.36, 0.11), (0.29, 0.09)]),
        ([(0.520, 0.076), (0.555, 0.078)], [(0.572, 0.158), (0.604, 0.164), (0.620, 0.130)], [(0.52, 0.06), (0.58, 0.07), (0.59, 0.10), (0.53, 0.10)]),
    ):  # fmt: skip
        f.patch(shade, "#4a5230", 0.45, soft=0.008 * unit)
        fin(f, root, edge, ["#a0994e", "#a88246", "#d6a464"], 9, 0.26, ray=r, bars=(2, "#4a3420", 0.3), **INK)
        (a, b), (x, y) = root
        f.patch([(a - 0.012, b - 0.022), (x - 0.004, y - 0.028), (x + 0.020, y - 0.004), (x + 0.010, y + 0.018), (a + 0.012, b + 0.016)], "#a7a456", 0.5, soft=0.009 * unit)


def roots(f, unit):
    """Let the body run out over the roots of the back fin, the anal fin and the tail."""
    for sign, tone in ((-1, "#3c4c20"), (1, "#a39c50")):
        f.patch([(0.720, 0.050 * sign), (0.80, 0.034 * sign), (0.900, 0.018 * sign), (0.905, 0.040 * sign), (0.81, 0.066 * sign), (0.725, 0.076 * sign)], "#1f2e18", 0.45, soft=0.008 * unit)
        f.patch([(0.722, 0.056 * sign), (0.80, 0.046 * sign), (0.900, 0.030 * sign), (0.906, 0.044 * sign), (0.82, 0.074 * sign), (0.735, 0.080 * sign)], tone, 0.6, soft=0.008 * unit, inside=False)
    f.patch([(0.955, -0.030), (1.03, -0.030), (1.07, -0.012), (1.075, 0.012), (1.03, 0.030), (0.955, 0.030)], "#5d6a2a", 0.7, soft=0.012 * unit, inside=False)


def skin(f):
    """Paint the body: bronze back, green flank, rows of pale beans, cream belly."""
    v = f.v + 0.08 * f.noise(0.10, 0.4, 3, 3)
    f.lay(planes(v, (-1, "#5c6430"), (-0.82, "#26361a"), (-0.45, "#22361a"), (-0.05, "#36501e"), (0.26, "#627a2c"), (0.50, "#c8c478"), (0.74, "#fbf4cc"), (1, "#c9cfa8"), crisp=0.5))
    f.lay("#2c3f22", smooth(0.12, 0.36, f.noise(0.07, 0.8, 8, 2)) * (1 - smooth(0.0, 0.4, v)) * 0.45)
    g = np.random.default_rng(7)
    for row, v0 in enumerate((-0.70, -0.44, -0.18, 0.08, 0.33, 0.54)):
        n = 19 - row % 2
        s = 0.30 + (np.arange(n) + 0.5 * (row % 2)) / n * 0.66 + g.normal(0, 0.006, n)
        w = v0 + g.normal(0, 0.05, n) + 0.05 * np.sin(s * 30 + row)
        a = 0.0125 * f.length * g.uniform(0.65, 1.25, n) * (1.12 - 0.3 * s) * (0.7 if row in {0, 5} else 1)
        f.dabs(s + 0.002, w + 0.05, a * 1.12, a * 0.62, "#2c3a1c", 0.55, turn=g.normal(0, 0.15, n))
        f.dabs(s, w, a, a * 0.46, "#e2d88a" if v0 > -0.6 else "#a8a458", 0.95, turn=g.normal(0, 0.18, n), hard=4)
    f.lay("#fff4b8", smooth(0.78, 0.95, f.light) * (1 - smooth(-0.5, -0.1, f.v)) * 0.60)
    f.lay("#24504c", (1 - smooth(-0.2, 0.32, f.light)) * 0.55)
    f.lay("#6f9470", smooth(0.80, 1.0, f.v) * 0.60)


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
    teeth(f, [(s, h + 0.002) for s, h in lip[1:]], 10, 0.020, -1, "#fffbe6")
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
    """Paint the edge of the reeds: pale gold above, pale green below, dark lily leaves on the surface."""
    water(c, ["#fffbd8", "#fbf2b0", "#e8eca4", "#c0dc9c", "#98c09c", "#5f9488"], (130, -10, 300, "#fff8c8", 0.9))
    surface(c, 80, "#fffff0", "#b0a84c", seed=39, centre=130, n=150)
    g = np.random.default_rng(4)
    far = c.lifted(lambda q: [reed(q, x, 640, -30, g.uniform(20, 60), g.uniform(5, 9), ("#a8c088", "#c0d098", "#e4e8b4"), int(x) + 20, 0.3, knots=False) for x in g.uniform(150, 500, 15)])
    far.blurred(2.0).lay(0.75)
    dark = smooth(250, 470, 0.75 * c.x + 0.62 * c.y - 40)
    c.area(dark.astype(np.float32), "#8cb890", 0.35, wash=0)
    shafts(c, (110, -190), "#fff6b8", n=9, length=560, amount=0.34, spread=0.6)
    mid = c.lifted(lambda q: [reed(q, x, 760, -30, lean, w, ("#6c9c78", "#84b084", "#c0d8a0"), int(x), 0.25) for x, lean, w in ((292, 60, 9), (352, 40, 13), (398, 56, 10), (452, 30, 15))])
    mid.blurred(0.8).lay(0.9)
    c.curve([(-40, 760), (-30, 622), (60, 604), (150, 640), (250, 668), (350, 640), (430, 606), (520, 590), (520, 760)], "#337468", alpha=0.70, soft=9)
    lily(c, 300, 40, 120, 24, 60, ("#2f4a22", "#5f7a30", "#e6e08a"))
    lily(c, 420, 84, 84, 17, 40, ("#22401f", "#45662a", "#b4b860"))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=71)
    place(c)
    c.lifted(lambda q: perchling(q, [(150, 96), (168, 102), (188, 112), (206, 126)], 0.5)).blurred(1.6).lay(0.9)
    perchling(c, [(24, 98), (43, 112), (65, 136), (82, 164)], 0.0)
    animal(c)
    for x, lean, w in ((474, 10, 15), (500, 14, 24)):
        reed(c, x, 760, -40, lean, w, ("#12382c", "#245840", "#8cb058"), x, leaves=0.0)
    g = np.random.default_rng(5)
    for x in (-6, 14, 36, 62, 92, 126, 356, 392, 426):
        long = g.uniform(150, 270) * (1.0 if x < 80 else 0.6)
        tip = (x + g.normal(14, 26), 760 - long)
        blade(c, (x, 760), tip, g.uniform(12, 19), (("#123c30", "#1f5440", "#6c9c58"), ("#16483a", "#286048", "#7cac60"))[int(g.integers(0, 2))], bow=g.normal(0.03, 0.05), seed=x)
    bubbles(c, ((96, 190, 3.4), (106, 176, 2.4)))
    motes(c, "#fffde0", 100)
    return finished(c, focus=((120, 270, 130), (250, 350, 130), (50, 130, 60)), share=0.6)
