"""An eel winds out of the eelgrass at dusk, close over the stones.

Proportions, in lengths of the whole fish: depth 0.065; head 0.125, snout pointed and a little flat, the lower jaw longer; eye
0.011 wide at 0.040; the gape reaches just behind it; pectoral fin small and round at 0.13; one fin all round: it begins
on the back at a third, below at 0.43, and runs to the pointed end of the tail. No pelvic fins, no scales
to be seen. Back dark olive, flank bronze, belly yellow.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rounded, smooth
from finfish import Fish, planes
from rays import fin
from seabed import blade, far_ground, pebbles, rock
from sheet import Sheet, finished
from underwater import bubbles, motes, shafts, surface, water

BACK = [(-0.006, -0.001), (0.006, -0.0100), (0.026, -0.0180), (0.050, -0.0245), (0.085, -0.0285), (0.13, -0.034), (0.25, -0.036), (0.42, -0.034),
        (0.60, -0.029), (0.75, -0.022), (0.87, -0.013), (0.95, -0.006), (1.0, -0.001)]  # fmt: skip
BELLY = [(-0.0165, 0.0045), (-0.008, 0.0125), (0.018, 0.0200), (0.05, 0.0250), (0.085, 0.0285), (0.13, 0.034), (0.25, 0.036), (0.42, 0.034), (0.60, 0.029),
         (0.75, 0.022), (0.87, 0.013), (0.95, 0.006), (1.0, 0.001)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1]]
AXIS = [(38, 398), (104, 384), (170, 398), (226, 442), (288, 474), (356, 452), (388, 380), (366, 304), (344, 232), (356, 160), (398, 100)]
SIZE = [(0, 1.22), (0.3, 1.12), (1, 0.90)]


def animal(c):
    """Paint the eel."""
    f = Fish(c, AXIS, BACK, BELLY, SIZE, sun=(-0.38, -0.82, 0.43))
    unit = f.length
    ink = {"dark": "#6d7d68", "light": "#eef0d8"}
    grow = lambda s, a: 0.024 * np.sin(np.pi * np.clip((s - a) / (1.06 - a), 0, 1)) ** 0.8
    for line, a, sign in ((BACK, 0.335, -1), (BELLY, 0.43, 1)):
        q = rounded(line, closed=False)
        s = np.linspace(a, 1.0, 40)
        root = np.interp(s, q[:, 0], q[:, 1]) - sign * 0.006
        edge = np.interp(s, q[:, 0], q[:, 1]) + sign * np.clip(grow(s + 0.012, a), 0.001, 1)
        tip = [(1.028, 0.0)]
        fin(f, [*zip(s, root, strict=True)], [*zip(s + 0.012, edge, strict=True), *tip], ["#66785f", "#8fa088", "#d9dfc4"] if sign < 0 else ["#98966c", "#b9b790", "#e6e2c0"], 64, 0.34, ray=0.0017 * unit, fork=False, **ink)
    f.body(OUTLINE, fade=None)
    v = f.v + 0.07 * f.noise(0.04, 0.4, 3, 3)
    f.lay(planes(v, (-1, "#6d7648"), (-0.75, "#272f1e"), (-0.35, "#2c351e"), (0.02, "#4a5228"), (0.26, "#857a38"), (0.48, "#ceb660"), (0.78, "#ecdca0"), (1, "#b9b488"), crisp=0.5))
    f.lay("#232c20", smooth(0.15, 0.4, f.noise(0.03, 0.5, 8, 2)) * (1 - smooth(-0.1, 0.25, v)) * 0.35)
    f.lay("#14344a", (1 - smooth(-0.30, 0.30, f.light)) * 0.62)
    wet = f.light + 0.05 * f.noise(0.05, 0.3, 12, 2)
    f.lay("#8f9870", smooth(0.70, 0.84, wet) * (1 - smooth(-0.1, 0.3, f.v)) * 0.60)
    f.lay("#eef0d0", smooth(0.90, 0.965, wet) * (1 - smooth(-0.3, 0.1, f.v)) * 0.62)
    f.lay("#7fb0b4", (1 - smooth(-0.99, -0.90, f.v)) * 0.35)
    f.lay("#7fa8a8", smooth(0.93, 1.0, f.v) * 0.35)
    line = [(0.10, -0.006), (0.20, -0.004), (0.40, 0.0), (0.65, 0.0), (0.9, 0.0)]
    f.stroke(line, 0.003 * unit, "#20281c", (0.7, 0.3), alpha=0.45, swell=False)
    head(f, unit)


def head(f, unit):
    """Paint the head: pointed snout, heavy lips, a small round eye, gill opening, the round fin."""
    f.patch([(0.0, -0.002), (0.015, -0.010), (0.035, -0.014), (0.034, -0.004), (0.015, 0.002)], "#8a8a56", 0.55, soft=0.003 * unit)
    f.patch([(0.05, -0.004), (0.08, -0.012), (0.108, -0.006), (0.110, 0.012), (0.08, 0.016), (0.055, 0.010)], "#a39a58", 0.30, soft=0.009 * unit)
    f.patch([(-0.008, 0.008), (0.02, 0.011), (0.05, 0.012), (0.05, 0.022), (0.02, 0.018)], "#dcc884", 0.65, soft=0.003 * unit)
    f.stroke([(-0.011, 0.0015), (0.012, 0.003), (0.034, 0.003), (0.056, 0.0055)], 0.0036 * unit, "#161c16", (1, 0.7), alpha=0.9)
    f.stroke([(-0.008, -0.001), (0.014, 0.0), (0.034, 0.0), (0.052, 0.002)], 0.003 * unit, "#c9c084", alpha=0.75)
    f.stroke([(0.0, 0.009), (0.02, 0.010), (0.042, 0.011)], 0.003 * unit, "#f6ebb4", alpha=0.7)
    f.dabs([0.002, 0.030], [-0.35, -0.62], 0.0024 * unit, 0.0018 * unit, "#161c16", 0.9)
    f.stroke([(0.032, -0.0125), (0.042, -0.0150), (0.053, -0.0115)], 0.0028 * unit, "#1f281c", alpha=0.7)
    f.eye(0.042, -0.0074, 0.0058, ("#e2c860", "#a3842c"), pupil=0.56, dark="#10140f", rim="#f6ecb8")
    f.stroke([(0.119, 0.000), (0.123, 0.008), (0.120, 0.017)], 0.0056 * unit, "#141c18", alpha=0.85, soft=0.0006 * unit)
    f.patch([(0.126, 0.0), (0.15, 0.004), (0.178, 0.022), (0.16, 0.030), (0.13, 0.022)], "#1f2a22", 0.30, soft=0.006 * unit)
    fin(f, [(0.130, 0.001), (0.133, 0.008), (0.131, 0.016)], [(0.158, -0.005), (0.171, 0.001), (0.176, 0.011), (0.170, 0.022), (0.157, 0.026), (0.144, 0.024)],
        ["#57603a", "#7d7f4c", "#a8a268"], 13, 0.12, ray=0.0018 * unit, dark="#2b3626", light="#dcd49a", fork=False)  # fmt: skip


FAR = (("#7ba4b4", "#8bb1bd"), ("#739eb0", "#85acb9"))
MID = (("#1f4d5c", "#3a7068", "#7da382"), ("#24545c", "#437a68", "#93b08a"))
NEAR = (("#0c2230", "#173a3c", "#4a7358"), ("#0f2834", "#1d443f", "#5d8460"))


def meadow(c, xs, foot, high, tones, seed, width, lean=-0.2, alpha=1.0):
    """Paint ribbons of eelgrass that one current bends."""
    g = np.random.default_rng(seed)
    for x in xs:
        a, h = lean + g.normal(0, 0.12), high * g.uniform(0.6, 1.05)
        tip = (x + np.sin(a) * h, foot - np.cos(a) * h)
        blade(c, (x, foot + g.uniform(0, 8)), tip, width * g.uniform(0.7, 1.2), tones[int(g.integers(0, len(tones)))], bow=0.10 * g.uniform(0.3, 1.4), seed=int(x), alpha=alpha)


def mussels(c, x, y, n, seed, size=9):
    """Paint a rounded clump of mussels: blue shells heaped on each other, light on their upper sides."""
    g = np.random.default_rng(seed)
    c.curve([(x - n * 2.2, y + 10), (x, y + 4), (x + n * 2.2, y + 10), (x, y + 20)], "#06121e", alpha=0.6, soft=5, wash=0)
    for i in range(n):
        t = i / n
        px, py = x + g.normal(0, n * 0.85), y + 8 - 26 * t * g.random()
        s, a = size * g.uniform(0.7, 1.2), g.uniform(0.5, 2.6)
        c.disc(px + 1.5, py + 2.5, s * 1.08, s * 0.6, "#050d18", a, alpha=0.7, edge=0)
        c.disc(px, py, s, s * 0.54, mix("#1b2a48", "#33466a", g.random()), a, edge=0)
        c.disc(px - s * 0.15, py - s * 0.18, s * 0.62, s * 0.22, "#6d8ab0", a, alpha=0.8, edge=0)
        c.disc(px - s * 0.25, py - s * 0.24, s * 0.28, s * 0.08, "#dce8f0", a, alpha=0.85, edge=0)


def place(c):
    """Paint the bay at dusk: the last light above, eelgrass, stones."""
    water(c, ["#f4e0c6", "#dccfc8", "#b5c1c6", "#8db0c0", "#3f6f90", "#173a5c"], (120, -10, 300, "#ffe6c0", 0.75))
    surface(c, 92, "#ffeed2", "#7d93ac", seed=59, centre=140, n=170)
    shafts(c, (110, -190), "#ffe9cc", n=8, length=520, amount=0.24, spread=0.75)
    far_ground(c, [(-10, 440), (90, 430), (200, 446), (320, 420), (490, 400)], "#6f9bb0")
    meadow(c, np.linspace(200, 500, 30), 450, 220, FAR, 3, 8, alpha=0.75)
    meadow(c, np.linspace(-20, 190, 16), 450, 110, FAR, 5, 7, alpha=0.6)
    c.area(np.exp(-(((c.y - 440) / 46) ** 2)), "#8db2c0", 0.40, wash=0)
    bed = [(-10, 486), (90, 474), (200, 484), (320, 470), (490, 452)]
    p = rounded(bed, closed=False)
    c.shape([*p, (490, 730), (-10, 730)], Grad((0, 460), (0, 700), "#6f93a0", "#7f8a80", "#5d6a6c", "#2b4052"), edge=0, soft=3)
    pebbles(c, 480, 590, ("#5f7480", "#6d7a7a", "#7d7d74", "#4a6070"), 130, (2, 14), 15, shadow="#142c3e")
    meadow(c, (372, 392, 410, 424, 440, 456, 470, 486), 500, 400, MID, 7, 11, lean=-0.12)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=91)
    place(c)
    c.curve([(20, 580), (100, 560), (190, 572), (170, 600), (60, 604)], "#0f2638", alpha=0.5, soft=6, wash=0)
    rock(c, [(18, 590), (30, 552), (66, 524), (112, 520), (150, 546), (164, 584), (150, 604), (60, 606)], ("#22384a", "#34495a", "#566a70", "#8a9488", "#c9c0a4"), 44, 44, round_=False, depth=0.7)
    c.curve([(120, 516), (220, 524), (320, 530), (400, 512), (420, 520), (330, 556), (210, 556)], "#0f2638", alpha=0.45, soft=10, wash=0)
    animal(c)
    meadow(c, (384, 396, 406, 416, 428), 556, 300, MID, 21, 12, lean=-0.16)
    meadow(c, (398, 420, 446, 468), 760, 440, MID, 11, 13, lean=-0.05)
    c.curve([(196, 536), (290, 548), (372, 536), (396, 548), (300, 566), (200, 560)], "#0b1e2e", alpha=0.6, soft=6, wash=0)
    rock(c, [(206, 546), (214, 508), (240, 474), (282, 462), (322, 476), (352, 512), (362, 548), (330, 560), (230, 560)], ("#1d3244", "#2f4454", "#4f636a", "#7f8c82", "#bdb79c"), 31, 40, round_=False, depth=0.7)
    mussels(c, 322, 524, 14, 3, 7)
    mussels(c, 92, 540, 12, 5, 7)
    rock(c, [(-20, 680), (16, 626), (70, 618), (110, 640), (130, 670), (130, 740), (-20, 740)], ("#12222f", "#1f3240", "#354a56", "#5f7072"), 6, 50, round_=False)
    meadow(c, (452, 474, 494), 760, 560, NEAR, 13, 19, lean=-0.06)
    meadow(c, (-4, 14), 760, 260, NEAR, 15, 16, lean=0.08)
    c.area(smooth(570, 720, c.y) * 0.35, "#0a1c30", wash=0)
    bubbles(c, ((36, 320, 4), (42, 300, 3), (34, 284, 2.4)))
    motes(c, "#fff2e0", 90)
    return finished(c, focus=((82, 358, 60),))
