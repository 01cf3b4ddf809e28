"""A salmon leaps at a fall: up out of the foam, past the wet rock, in the low sun.

Proportions, in lengths from the snout to the root of the tail: depth 0.21 at 0.44; head 0.22; the eye small, 0.026
wide at 0.078; the gape reaches just behind it; lower jaw with the beginning of a hook; dorsal fin at
0.44 to 0.56, adipose fin at 0.82, pelvic fins at 0.52, anal fin at 0.70 to 0.79; root of the tail slim, 0.08;
tail broad, hardly cut in. Few dark crosses above the side line. Back bronze green, flank silver, belly white.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, smooth
from finfish import Fish, planes
from rays import fin
from nature import conifer, crown, ridge, sky, woods
from sheet import Sheet, finished
from seabed import rock

BACK = [(-0.010, -0.002), (0.015, -0.020), (0.06, -0.042), (0.12, -0.063), (0.20, -0.085),
        (0.32, -0.104), (0.44, -0.108), (0.56, -0.098), (0.70, -0.074), (0.83, -0.048),
        (0.92, -0.039), (1.0, -0.044), (1.06, -0.052)]  # fmt: skip
BELLY = [(0.002, 0.026), (0.03, 0.046), (0.07, 0.060), (0.13, 0.076), (0.21, 0.095), (0.32, 0.112),
         (0.45, 0.116), (0.58, 0.102), (0.70, 0.076), (0.82, 0.049), (0.92, 0.039), (1.0, 0.044),
         (1.06, 0.052)]  # fmt: skip
MOUTH = [(-0.010, -0.002, 0), (-0.007, 0.009), (0.03, 0.014), (0.078, 0.023), (0.104, 0.036, 0),
         (0.070, 0.036), (0.030, 0.036), (0.012, 0.028), (0.001, 0.020, 0)]  # fmt: skip
OUTLINE = [*MOUTH[::-1][:-1], *[(-0.010, -0.002, 0)], *BACK[1:], *BELLY[::-1][:-1], (-0.002, 0.032)]
AXIS = [(376, 138), (338, 205), (292, 276), (236, 345), (186, 412), (160, 478), (158, 520)]
SIZE = [(0, 1.02), (0.45, 1.04), (1, 0.96)]
TAIL = (
    [(1.06, -0.078), (1.02, -0.050), (0.985, -0.036), (0.985, 0.036), (1.02, 0.050), (1.06, 0.078)],
    [(1.165, -0.135), (1.165, -0.085), (1.145, -0.04), (1.135, 0.0), (1.145, 0.04), (1.168, 0.085),
     (1.172, 0.135)],
)  # fmt: skip


def animal(c):
    """Paint the salmon."""
    f = Fish(c, AXIS, BACK, BELLY, SIZE, side=-1, flat=1.15, sun=(-0.66, -0.58, 0.48))
    unit = f.length
    far_fins(f)
    f.patch([(0.0, 0.004), (0.05, 0.008), (0.11, 0.03), (0.06, 0.042), (0.012, 0.032)], "#5a2a2c", inside=False)
    f.body(OUTLINE)
    grain = f.noise(0.10, 0.30, 3, 3)
    v = f.v + 0.07 * grain
    tone = planes(
        v, (-1.0, "#7c8a62"), (-0.82, "#55694f"), (-0.52, "#3d574f"), (-0.26, "#6f8478"),
        (-0.04, "#b4bfb2"), (0.24, "#e4e6d8"), (0.55, "#f3efe2"), (0.80, "#c9d3d4"), (1.0, "#a8bcc6"), crisp=0.5,
    )  # fmt: skip
    f.lay(tone)
    streak = smooth(0.10, 0.34, f.noise(0.2, 0.2, 5, 2)) * smooth(-0.2, 0.1, v) * (1 - smooth(0.5, 0.85, v))
    f.lay("#9fb4bc", streak * 0.45)
    rose = smooth(0.05, 0.3, f.noise(0.28, 0.25, 9, 2)) * smooth(-0.3, 0.0, v) * (1 - smooth(0.25, 0.5, v))
    f.lay("#c99a8c", rose * 0.45)
    shade = 1 - smooth(-0.05, 0.38, f.light)
    f.lay("#46707e", shade * (0.58 - 0.3 * (f.u < 0.2)))
    f.lay("#a9c4cc", smooth(0.93, 1.0, f.v) * 0.5)
    f.lay("#ffe9b0", smooth(0.70, 0.86, f.light) * (1 - smooth(-0.35, 0.2, f.v)) * 0.60)
    f.lay("#fff3c8", (1 - smooth(-0.99, -0.86, f.v)) * 0.8)
    f.lay("#fff6d6", smooth(0.10, 0.3, f.noise(0.09, 0.22, 15, 2)) * np.exp(-(((f.v + 0.62) / 0.10) ** 2)) * 0.8)
    scales(f)
    spots(f)
    head(f)
    near_fins(f, unit)


FIN = {"dark": "#26363a", "light": "#d9c898"}


def far_fins(f):
    """Paint tail, dorsal, adipose, anal and the far pelvic fin."""
    r = 0.0034 * f.length
    fin(f, *TAIL, ["#4c5d52", "#566a62", "#4a5d5c", "#3d4f54"], 17, 0.10, ray=r, **FIN)
    fin(f, [(0.435, -0.098), (0.565, -0.088)],
        [(0.470, -0.200), (0.500, -0.205), (0.535, -0.182), (0.570, -0.148), (0.595, -0.122)],
        ["#465a4c", "#6c7c66", "#8a9478"], 12, 0.25, ray=r, bow=-0.05, **FIN)  # fmt: skip
    f.patch([(0.795, -0.046, 0), (0.818, -0.074), (0.846, -0.094), (0.862, -0.088), (0.852, -0.066), (0.838, -0.040, 0)], "#5d6c52", inside=False, soft=0.4)
    f.stroke([(0.803, -0.056), (0.823, -0.080), (0.850, -0.094)], 0.006 * f.length, "#e8d49a", alpha=0.7)
    fin(f, [(0.695, 0.066), (0.790, 0.048)], [(0.735, 0.158), (0.760, 0.150), (0.785, 0.118), (0.812, 0.088)],
        ["#a9b0a2", "#8d9a96", "#7c8b8e"], 10, 0.2, ray=r, **FIN)  # fmt: skip
    fin(f, [(0.485, 0.092), (0.52, 0.098)], [(0.510, 0.170), (0.535, 0.180), (0.560, 0.160)],
        ["#6d7f86", "#5f727c"], 7, 0.15, ray=r, **FIN)  # fmt: skip


def near_fins(f, unit):
    """Paint the near pelvic and pectoral fins; they grow out of the body."""
    r = 0.0034 * unit
    f.patch([(0.50, 0.08), (0.55, 0.085), (0.57, 0.115), (0.53, 0.12)], "#5c7686", 0.5, soft=0.008 * unit)
    fin(f, [(0.505, 0.086), (0.540, 0.092)], [(0.548, 0.178), (0.580, 0.182), (0.600, 0.150)],
        ["#d5d6c8", "#a9b3ac", "#8b9a9c"], 8, 0.12, ray=r, **FIN)  # fmt: skip
    f.patch([(0.212, 0.045), (0.27, 0.075), (0.33, 0.13), (0.25, 0.12), (0.215, 0.09)], "#4d6878", 0.5, soft=0.010 * unit)
    fin(f, [(0.206, 0.050), (0.218, 0.082)], [(0.325, 0.150), (0.318, 0.176), (0.285, 0.186), (0.255, 0.165)],
        ["#8f9c90", "#75878a", "#5b6f78"], 10, 0.08, ray=r, **FIN)  # fmt: skip


def scales(f):
    """Lay scales: crescents where the flank turns from light to shade."""
    g = np.random.default_rng(20)
    own = f.noise(0.14, 0.4, 30, 2)
    for row, v in enumerate(np.linspace(-0.72, 0.62, 17)):
        s = 0.25 + (np.arange(58) + 0.5 * (row % 2)) / 58 * 0.72
        vv = np.full_like(s, v)
        show = np.clip(0.25 + 0.9 * f.value_at(own, s, vv), 0.05, 1)
        size = 0.0075 * f.length
        f.dabs(s, vv, size * 0.3, size, "#1f3a3c" if v < -0.2 else "#7f98a0", 0.40 * show)
        f.dabs(s - 0.005, vv, size * 0.4, size * 0.8, "#c9cf9a" if v < -0.2 else "#ffffff", 0.42 * show * g.uniform(0.4, 1, len(s)))


def spots(f):
    """Scatter crosses above the side line, small towards it, and a few on the gill cover."""
    g = np.random.default_rng(18)
    at = []
    while len(at) < 36:
        s, v = g.uniform(0.24, 0.92), -0.74 + 0.80 * g.random() ** 1.3
        if all(np.hypot(s - a, (v - b) * 0.11) > 0.026 for a, b in at):
            at.append((s, v))
    s, v = np.array(at).T
    size = 0.0105 * f.length * (0.55 + 0.55 * g.random(len(s))) * (1 - 0.35 * smooth(-0.3, 0.1, v))
    tilt = g.normal(0, 0.25, len(s))
    for turn in (0.75, -0.85):
        f.dabs(s, v, size, size * 0.45, "#18231f", 0.88, turn=turn + tilt)
    f.dabs([0.158, 0.186, 0.178, 0.14], [-0.32, -0.08, -0.5, -0.6], 0.008 * f.length, 0.006 * f.length, "#18231f", 0.8)


def head(f):
    """Paint the head: a long cheek, one cover whose edge is lost above, a small eye, the jaw bone."""
    unit, v = f.length, f.v
    bare = 1 - smooth(0.200, 0.226, f.u + 0.018 * v**2)
    plane = planes(v, (-1, "#6f7c5a"), (-0.6, "#4b5f4c"), (-0.2, "#77836c"), (0.1, "#c2bf9c"), (0.5, "#e6dfc6"), (0.9, "#b4c0c0"), crisp=0.4)
    f.lay(plane, bare * 0.8 * smooth(-0.5, -0.2, v))
    f.lay("#7d949a", bare * smooth(0.55, 0.95, v) * 0.5)
    f.patch([(0.128, -0.010), (0.165, -0.035), (0.200, -0.022), (0.214, 0.020), (0.200, 0.056), (0.160, 0.066), (0.138, 0.035)], "#efe6c4", 0.55, soft=0.010 * unit)
    f.patch([(0.098, -0.008), (0.125, -0.018), (0.128, 0.020), (0.115, 0.048), (0.095, 0.034)], "#f0e2b4", 0.45, soft=0.008 * unit)
    cover = [(0.190, -0.052), (0.212, -0.020), (0.220, 0.020), (0.206, 0.058), (0.174, 0.082)]
    f.stroke([(s + 0.006, h) for s, h in cover[:4]], 0.013 * unit, "#4d6668", (0.6, 0.6), alpha=0.55, soft=0.004 * unit)
    f.stroke([(s - 0.004, h) for s, h in cover[1:4]], 0.004 * unit, "#fff6dc", alpha=0.6)
    f.stroke([(0.132, -0.030), (0.140, 0.005), (0.134, 0.038), (0.112, 0.058)], 0.005 * unit, "#4d5f58", alpha=0.55)
    f.stroke([(0.150, 0.046), (0.175, 0.040), (0.204, 0.042)], 0.004 * unit, "#5d7070", alpha=0.5)
    # Jaws: the long bone of the upper jaw, lips with a light edge.
    f.patch([(0.010, 0.000), (0.05, 0.004), (0.100, 0.020), (0.120, 0.036), (0.105, 0.040), (0.07, 0.024), (0.01, 0.012)], "#d9caa0", 0.75, soft=0.003 * unit)
    f.stroke([(0.03, -0.003), (0.075, 0.004), (0.116, 0.026)], 0.004 * unit, "#4d5a48", alpha=0.6)
    f.stroke([(-0.006, 0.010), (0.03, 0.015), (0.078, 0.024), (0.104, 0.037)], 0.005 * unit, "#3d2a28", (1, 0.6), alpha=0.85)
    f.stroke([(0.004, 0.024), (0.03, 0.039), (0.08, 0.043)], 0.005 * unit, "#f2e6c8", alpha=0.7)
    f.stroke([(0.034, -0.021), (0.042, -0.020)], 0.006 * unit, "#1d2a26", alpha=0.8)
    f.eye(0.088, -0.019, 0.0135, ("#c9a75c", "#9a7e4e"), pupil=0.62, dark="#10191a", rim="#ffeebc")


def fall(c, left, right, lip, foot, seed=3):
    """Paint falling water: a body in shade, tongues of three values, few bright threads."""
    g = np.random.default_rng(seed)
    top = lambda x: lip + 7 * np.sin(x * 0.022) + 3 * np.sin(x * 0.09 + 1)
    edge = [(x, top(x)) for x in np.linspace(left, right, 30)]
    shade = Grad((0, lip), (0, foot), "#b9d3cc", "#6d9daa", "#457a8c", "#5b8c99", "#9fc4c6")
    c.shape([*edge, (right + 12, foot), (left - 16, foot)], shade, edge=0)
    centres = np.array([left + 20, left + 70, 210, 265, right - 72, right - 18.0])
    groups = ((16, (14, 34), "#2f6479", 0.42), (24, (8, 24), "#7fb0b8", 0.50), (26, (6, 18), "#c3dbd6", 0.60), (16, (3, 9), "#f6f3e0", 0.72))
    for n, wide, tone, alpha in groups:
        for _ in range(n):
            x = g.choice(centres) + g.normal(0, 17)
            if not left + 4 < x < right - 4:
                continue
            a = lip + (foot - lip) * g.choice([0.0, 0.0, 0.0, 0.4]) * g.uniform(0.5, 1.3)
            b = foot if wide[0] < 8 else min(foot, a + (foot - a) * g.uniform(0.45, 1.1))
            out = (x - (left + right) / 2) * 0.10
            bow = lambda y: out * ((y - lip) / (foot - lip)) ** 0.5 + 2.5 * np.sin(y * 0.03 + x)
            ys = np.linspace(max(top(x), a), b, 14)
            q = np.stack([[x + bow(y) for y in ys], ys], -1)
            w, t = g.uniform(*wide), np.linspace(0, 1, 14)
            half = (w / 2 * (0.35 + 0.65 * np.sin(np.pi * t ** 0.6)) * (1 - 0.85 * t**2))[:, None] * np.array([[1, 0]])
            c.shape(np.concatenate([q - half, (q + half)[::-1]]), tone, alpha=alpha * g.uniform(0.6, 1), edge=0.5, soft=w * 0.05)
    p = np.array([(x, top(x)) for x in np.linspace(left, right, 60)])
    c.line(p + [0, 3], 8, "#fff3d0", alpha=0.9)
    c.line(p + [0, 12], 9, "#4f8c9a", alpha=0.35, soft=3)


def spray(c, x, y, seed, n=160, reach=(70, 110), tone="#fffdf0", size=(0.7, 3.6), lean=0.0):
    """Throw drops up from a place; the farther the smaller."""
    g = np.random.default_rng(seed)
    a = g.normal(lean, 0.55, n)
    r = g.uniform(0, 1, n) ** 0.7
    px, py = x + np.sin(a) * r * reach[0], y - np.cos(a) * r * reach[1] * g.uniform(0.4, 1, n)
    s = size[0] + (size[1] - size[0]) * (1 - r) * g.uniform(0.2, 1, n)
    c.dabs(px, py, s * 1.3, s, a + np.pi / 2, tone, g.uniform(0.5, 1, n), hard=2)


def foam(c, x, y, rx, ry, seed):
    """Heap foam: large lobes with a blue foot and a warm crest, few of them."""
    g = np.random.default_rng(seed)
    for tone, lift, size, n in (("#5f95a6", 0.5, 1.0, 9), ("#9cc3c8", 0.15, 0.85, 11), ("#d6e8e2", -0.2, 0.65, 12), ("#fffaea", -0.5, 0.38, 12)):
        u = np.linspace(-1, 1, n) + g.normal(0, 0.08, n)
        tall = np.sqrt(np.clip(1 - u**2, 0.05, 1))
        r = ry * size * g.uniform(0.5, 1.0, n) * (0.4 + 0.6 * tall)
        c.dabs(x + u * rx, y + (lift + g.normal(0, 0.22, n)) * ry * tall, r * 1.35, r * 0.8, g.normal(0, 0.2, n), tone, 0.9, hard=4)


def place(c):
    """Paint the valley, the fall between its rocks, and the pool."""
    sky(c, ("#f6d9a0", "#fbe8bf", "#f4dcae"), 240, sun=(70, 70, 260, "#fff1c4", 0.8))
    far = ridge(c, 150, 70, 12, "#c9b98e", "#9fae9a", 160, sharp=False, mist=("#f6e2b4", 0.6), foot=260)
    woods(c, far, ("#a3aa8a", "#b9b58a", "#d8c893"), 420, 5, (2, 60), 4, mist=("#f6e2b4", 0.3))
    for x, foot, high, q in ((300, 226, 110, 0.35), (336, 232, 150, 0.25), (372, 236, 120, 0.2), (404, 236, 176, 0.1), (440, 238, 150, 0.0), (474, 240, 210, 0.0), (262, 226, 84, 0.45), (16, 240, 190, 0.1), (54, 246, 140, 0.2), (92, 244, 110, 0.3)):
        tones = [mix(t, "#e9d3a0", q + 0.1) for t in ("#1f3a3a", "#34513f", "#7d8448")]
        conifer(c, x, foot, high, tones, 0.42, seed=x)
    c.area(np.exp(-(((c.y - 232) / 22) ** 2)), "#fbe9c2", 0.55, wash=0)
    fall(c, 80, 430, 240, 560)
    warm = ("#141d2b", "#232b38", "#3d3d44", "#6b5c50", "#b4936a", "#f0cf98")
    left = [(-10, 226), (22, 220), (40, 232), (84, 236), (98, 262), (88, 300), (104, 312), (112, 356), (92, 392), (96, 436), (122, 452), (128, 500), (108, 580), (-10, 590)]
    right = [(490, 238), (458, 226), (436, 234), (414, 246), (408, 282), (424, 300), (420, 350), (396, 372), (398, 408), (424, 430), (420, 480), (386, 500), (380, 540), (400, 590), (490, 600)]
    rock(c, right, warm, 8, 40, round_=False, light=(-0.75, -0.6))
    for x, y, rx in ((420, 240, 30), (466, 234, 30), (446, 300, 20), (412, 372, 16), (404, 502, 20)):
        crown(c, x, y, rx, 9, ("#34482f", "#5d7038", "#a0a04c"), seed=x, dab=3.0)
    rock(c, left, ("#0e1722", "#182330", "#2a3340", "#474649", "#7d6c58"), 5, 44, round_=False, light=(-0.3, -0.9))
    for x, y, rx, ry in ((20, 226, 44, 12), (74, 238, 26, 9), (40, 300, 22, 9), (86, 352, 18, 8), (14, 372, 26, 10), (70, 434, 24, 9), (30, 428, 28, 9)):
        crown(c, x, y, rx, ry, ("#223324", "#3f5530", "#7d8a42"), seed=x, dab=3.0)
    rock(c, [(-10, 430), (34, 424), (66, 452), (84, 500), (80, 580), (-10, 590)], ("#0c1520", "#1a2430", "#343a42", "#5f5850", "#a48a66"), 15, 30, round_=False, light=(-0.2, -0.9))
    c.area(np.exp(-(((c.y - 548) / 46) ** 2)), "#dfeee8", 0.55, wash=0)
    pool = [(-10, 566), (90, 556), (240, 552), (400, 556), (490, 566), (490, 730), (-10, 730)]
    c.shape(pool, Grad((0, 550), (0, 720), "#6fa5ac", "#2a6274", "#153f54", "#0d2c3e"), edge=0, soft=5)
    g = np.random.default_rng(9)
    t = np.sort(g.uniform(0, 1, 90))
    pale = g.random((90, 1)) < 0.5
    col = np.where(pale, np.array([[0.62, 0.78, 0.77]]), np.array([[0.07, 0.22, 0.30]]))
    c.dabs(g.uniform(-20, 500, 90), 576 + 150 * t, 12 + 56 * t, 1.2 + 5 * t, g.normal(0, 0.04, 90), col, 0.5, hard=1.6)
    for x, y, rx, ry, s in ((60, 566, 60, 15, 1), (330, 556, 90, 20, 3), (440, 566, 60, 18, 4), (260, 566, 110, 14, 6)):
        foam(c, x, y, rx, ry, s)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=21)
    place(c)
    animal(c)
    for x, y, rx, ry, s in ((160, 560, 74, 30, 11), (120, 578, 70, 18, 12), (214, 578, 70, 18, 13)):
        foam(c, x, y, rx, ry, s)
    spray(c, 160, 556, 3, 220, (120, 150))
    spray(c, 150, 540, 4, 60, (60, 230), size=(0.8, 3.0), lean=0.25)
    g = np.random.default_rng(14)
    c.dabs(g.uniform(180, 330, 40), g.uniform(330, 520, 40), 2.6, 1.2, 1.2, "#fff8e0", g.uniform(0.4, 0.95, 40), hard=2)
    c.glow(40, 60, 330, "#ffe3a0", 0.35)
    return finished(c, focus=((352, 178, 75),))
