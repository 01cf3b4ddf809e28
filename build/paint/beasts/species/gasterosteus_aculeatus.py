"""A stickleback builds its nest: the red male dives to the door with a thread of weed in his mouth.

Proportions, in lengths from the snout to the root of the tail: depth 0.25 at 0.4; head 0.29, blunt, the small mouth turned up;
eye 0.07 wide at 0.13; three free spines on the back, at 0.32, 0.43 and a small one at 0.60; dorsal fin at 0.63 to 0.86,
anal fin below it from 0.68; a strong spine instead of a pelvic fin at 0.45; stalk of the tail thin, 0.05;
bony plates stand along the side like slats. Courting male: back blue green, throat and belly red, eye turquoise.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, smooth
from finfish import Fish, planes
from rays import fin
from seabed import blade, far_ground, pebbles, sand
from sheet import Sheet, finished
from underwater import bubbles, motes, net, shafts, surface, water

BACK = [(-0.004, -0.004), (0.012, -0.030), (0.05, -0.058), (0.11, -0.084), (0.18, -0.104), (0.28, -0.118), (0.38, -0.120),
        (0.50, -0.110), (0.62, -0.090), (0.74, -0.062), (0.85, -0.034), (0.93, -0.024), (1.06, -0.026)]  # fmt: skip
BELLY = [(-0.008, 0.010), (0.006, 0.034), (0.03, 0.054), (0.08, 0.080), (0.15, 0.104), (0.24, 0.122), (0.34, 0.130),
         (0.46, 0.124), (0.58, 0.104), (0.70, 0.074), (0.80, 0.048), (0.88, 0.027), (0.95, 0.023), (1.06, 0.025)]  # fmt: skip
ROE = [(-0.008, 0.010), (0.006, 0.032), (0.03, 0.050), (0.08, 0.078), (0.15, 0.112), (0.24, 0.158), (0.34, 0.196),
       (0.46, 0.204), (0.56, 0.172), (0.66, 0.108), (0.78, 0.050), (0.88, 0.028), (0.95, 0.023), (1.06, 0.025)]  # fmt: skip
"""The belly of a female full of eggs."""
AXIS = [(352, 408), (300, 336), (240, 268), (172, 212), (112, 168), (84, 112)]
SIZE = [(0, 1.20), (0.4, 1.20), (1, 1.0)]
FEMALE = [(318, 116), (346, 124), (376, 134), (404, 148), (430, 168)]
MALE = {
    "top": "#4fa39a", "back": "#1f5f6c", "side": "#2f8288", "flank": "#8fc4b4", "low": "#e8c9a4", "belly": "#d8573a",
    "red": "#d92f22", "plate": "#d6efdf", "eye": ("#8fe0e0", "#2fa3b4"), "dusk": "#8a1230",
}  # fmt: skip
DULL = {
    "top": "#a3a878", "back": "#6d7a58", "side": "#8a9670", "flank": "#cfd4b4", "low": "#eeeadb", "belly": "#f2eede",
    "red": "#e8dfc4", "plate": "#f4f4e4", "eye": ("#d8dcc0", "#8a9a80"), "dusk": "#6a8a80",
}  # fmt: skip


def stickleback(c, axis, size, tones, side=-1, haze="#8fc490", sunk=0.0, seed=3, sun=(-0.25, -0.86, 0.44), belly=BELLY):
    """Paint a stickleback; `sunk` mixes it with the water, `belly` is its lower outline."""
    q = lambda colour: mix(colour, haze, sunk)
    t = {name: q(v) if isinstance(v, str) else tuple(map(q, v)) for name, v in tones.items()}
    f = Fish(c, axis, BACK, belly, size, side=side, flat=1.2, sun=sun)
    unit = f.length
    r = 0.0042 * unit
    ink = {"dark": q("#3f6a5c"), "light": q("#fbf6cc")}
    clear = [q("#1f5c64"), q("#3f8a84"), q("#9fd0a4")]
    fin(f, [(0.985, -0.024), (0.985, 0.023)], [(1.165, -0.100), (1.175, -0.05), (1.160, 0.0), (1.172, 0.05), (1.160, 0.098)], clear, 11, 0.06, ray=r, **ink)
    fin(f, [(0.625, -0.086), (0.865, -0.030)], [(0.660, -0.182), (0.690, -0.186), (0.760, -0.140), (0.840, -0.088), (0.895, -0.052)], clear, 12, 0.42, ray=r, **ink)
    fin(f, [(0.690, 0.074), (0.865, 0.030)], [(0.720, 0.150), (0.750, 0.150), (0.810, 0.108), (0.890, 0.056)], clear, 10, 0.42, ray=r, **ink)
    for s, tall, wide in ((0.325, 0.112, 0.034), (0.435, 0.112, 0.034), (0.602, 0.058, 0.020)):
        h = float(np.interp(s, f.s, f.back)) + 0.012
        spine(f, (s, h), (s + 0.045 * tall / 0.112, h - tall), wide, q)
    f.body([*BACK, *belly[::-1]])
    skin(f, t, seed)
    plates(f, t)
    face(f, t, unit, q)
    spine(f, (0.440, 0.096), (0.545, 0.172), 0.030, q)
    f.patch([(0.318, -0.005), (0.36, -0.02), (0.44, 0.01), (0.44, 0.06), (0.36, 0.06)], q("#2d5c5a"), 0.35, soft=0.012 * unit)
    fin(f, [(0.312, -0.006), (0.326, 0.022), (0.320, 0.052)], [(0.415, -0.040), (0.452, -0.012), (0.462, 0.030), (0.440, 0.070), (0.395, 0.088)],
        [q("#a9c8a0"), q("#cfdfb4"), q("#e8efc8")], 11, 0.42, ray=r, **ink)  # fmt: skip
    return f


def spine(f, root, tip, wide, q):
    """Paint a stout free spine with the triangle of skin behind it."""
    unit = f.length
    (s0, h0), (s1, h1) = root, tip
    sink = 0.022 if h1 < h0 else -0.022
    web = [(s0 - 0.012, h0 + sink), (s0 + (s1 - s0) * 0.72, h0 + (h1 - h0) * 0.72), (s0 + wide * 2.3, h0 + sink)]
    c = f.c
    c.shape(f.at(web), q("#4f9a92"), alpha=0.85, edge=0)
    f.stroke([(s0, h0 + sink), tip], 0.034 * unit, q("#17424c"), (1.0, 0.10), swell=False)
    f.stroke([(s0 - 0.003, h0 + sink * 0.6), (s1 - 0.001, h1)], 0.016 * unit, q("#e6f0c4"), (1.0, 0.15), swell=False)


def skin(f, t, seed):
    """Paint the body: back, shining side, red below the front half."""
    v = f.v + 0.07 * f.noise(0.12, 0.4, seed, 3)
    f.lay(planes(v, (-1, t["top"]), (-0.8, t["back"]), (-0.4, t["side"]), (0.0, t["flank"]), (0.35, t["low"]), (0.8, t["low"]), crisp=0.5))
    front = 1 - smooth(0.50, 0.78, f.u + 0.10 * f.noise(0.1, 0.5, seed + 5, 2))
    f.lay(t["belly"], front * smooth(0.02, 0.34, v) * 0.92)
    f.lay(t["red"], front * smooth(0.26, 0.5, v) * (1 - smooth(0.34, 0.6, f.u)) * 0.95)
    f.lay("#16424f", smooth(0.20, 0.40, f.noise(0.06, 0.5, seed + 9, 2)) * (1 - smooth(-0.4, 0.0, v)) * 0.40)
    f.lay("#fff6c8", smooth(0.80, 0.96, f.light) * (1 - smooth(-0.5, -0.1, f.v)) * 0.60)
    dusk = 1 - smooth(-0.35, 0.22, f.light)
    red = front * smooth(0.0, 0.3, v)
    f.lay("#28566a", dusk * (1 - red) * 0.5)
    f.lay(t["dusk"], dusk * red * 0.5)
    f.lay("#f0b08a", smooth(0.94, 1.0, f.v) * front * 0.25)


def plates(f, t):
    """Lay the bony plates: slats with a light front edge, smaller towards the tail."""
    for i, s in enumerate(np.linspace(0.335, 0.95, 26)):
        high = 0.46 if s < 0.66 else 0.46 - 0.30 * (s - 0.66) / 0.29
        mid = -0.02
        p = [(s + 0.004, mid - high), (s - 0.005, mid), (s + 0.006, mid + high * 0.9)]
        f.stroke([(a + 0.010, b) for a, b in p], 0.0085 * f.length, mix(t["back"], "#16424f", 0.3), alpha=0.50, v=True)
        f.stroke(p, 0.0085 * f.length, t["plate"], alpha=0.72 - 0.18 * (i % 2), v=True)


def face(f, t, unit, q):
    """Paint the head: blunt, a small upturned mouth, cover, turquoise eye."""
    f.patch([(0.17, -0.02), (0.22, -0.04), (0.275, -0.01), (0.285, 0.04), (0.24, 0.074), (0.185, 0.055)], q("#e8a47c") if t["red"][0] > 0.8 and t["red"][1] < 0.4 else q("#e2e0c4"), 0.55, soft=0.014 * unit)
    f.patch([(0.04, -0.030), (0.10, -0.060), (0.15, -0.078), (0.13, -0.045), (0.07, -0.012)], t["top"], 0.5, soft=0.010 * unit)
    cover = [(0.262, -0.046), (0.294, -0.012), (0.300, 0.028), (0.280, 0.068), (0.245, 0.092)]
    f.stroke([(s + 0.008, h) for s, h in cover], 0.018 * unit, q("#3d3a3c"), (0.4, 0.8), alpha=0.45, soft=0.006 * unit)
    f.stroke([(s - 0.004, h) for s, h in cover[1:4]], 0.006 * unit, q("#fff0cc"), alpha=0.65)
    f.stroke([(0.195, -0.020), (0.212, 0.018), (0.196, 0.056)], 0.006 * unit, q("#5a3a34"), alpha=0.35)
    f.stroke([(-0.012, 0.002), (0.012, 0.014), (0.036, 0.020)], 0.009 * unit, q("#3a2024"), (1, 0.6), alpha=0.85)
    f.stroke([(-0.008, 0.012), (0.014, 0.024), (0.036, 0.030)], 0.008 * unit, q("#f4c8a4"), (1, 0.5), alpha=0.6)
    f.stroke([(0.050, -0.022), (0.056, -0.026)], 0.008 * unit, q("#16323c"), alpha=0.8, swell=False)
    f.eye(0.132, -0.024, 0.0305, t["eye"], pupil=0.58, dark=q("#0c1f28"), rim=q("#f6fbdc"))


def animal(c):
    """Paint the male."""
    stickleback(c, AXIS, SIZE, MALE, sun=(0.50, -0.78, 0.38))


def nest(c, x, y, size=1.0):
    """Paint the nest: a heap of threads glued together, a dark door with eggs, sand thrown round it."""
    g = np.random.default_rng(6)
    at = lambda *points: [(x + size * a, y + size * b) for a, b in points]
    c.curve(at((-120, 32), (-50, 14), (60, 12), (130, 34), (60, 60), (-60, 60)), "#0f3238", alpha=0.6, soft=9, wash=0)
    c.curve(at((-110, 42), (-80, 24), (-30, 30), (60, 34), (116, 46), (40, 60), (-60, 58)), Grad((0, y + 20), (0, y + 62), "#ecd48c", "#9a9058"), soft=3)
    c.curve(at((-78, 36), (-80, 6), (-58, -20), (-30, -38), (6, -50), (42, -42), (76, -22), (96, 8), (104, 36), (10, 48)),
            Grad((x - 70, y - 60), (x + 80, y + 44), "#8a8a34", "#47602c", "#152e2a"), edge=3)
    for n, tone, w, off, reach in ((70, "#142c26", 4.6, 8, 1.12), (70, "#3f5f2a", 4.2, 3, 1.10), (60, "#7a8c34", 3.6, -4, 1.06), (44, "#b8b850", 3.0, -11, 0.98), (18, "#f0e690", 2.3, -15, 0.9)):
        for _ in range(n):
            a, d = g.uniform(0, 2 * np.pi), np.sqrt(g.random()) * reach
            dx, dy = 12 + 86 * d * np.cos(a), 2 + off + 42 * d * np.sin(a)
            if np.hypot((dx + 30) / 32, (dy + 2) / 27) < 1 or dy > 46:
                continue
            round_door = np.arctan2(dy + 2, dx + 30) + np.pi / 2
            near = np.exp(-np.hypot(dx + 30, dy) / 34)
            turn, long = (round_door if near > 0.35 else g.normal(0.1, 0.55) + 0.010 * dx), g.uniform(10, 26)
            co, si = np.cos(turn), np.sin(turn)
            bend = g.normal(0, 5)
            c.line(at((dx - co * long, dy - si * long + abs(bend) * 0.5), (dx, dy), (dx + co * long, dy + si * long + abs(bend))),
                   w * size, tone, taper=(0.5, 0.2), alpha=0.9, round_=True)
    (px, py), = at((-30, -2))
    c.curve(at((-62, 22), (-58, -6), (-40, -26), (-14, -26), (2, -8), (4, 14), (-10, 24), (-40, 28)), "#1a2a1c", soft=2)
    c.curve(at((-50, 20), (-46, -4), (-32, -18), (-14, -18), (-3, -4), (-3, 12), (-16, 20), (-36, 23)), "#0a1614", soft=2)
    for a, b, d, e in ((-60, -16, -34, -34), (-44, -30, -10, -28), (-24, -32, 4, -18), (-6, -28, 8, 0), (-64, 2, -54, -22), (-36, -34, -30, -14), (-14, -32, -16, -16)):
        c.line(at((a, b), ((a + d) / 2 - 2, (b + e) / 2 - 4), (d, e)), 3.6 * size, ("#5f7a2c", "#9aa43c", "#c8c458")[(a + b) % 3], taper=(0.4, 0.2), round_=True)
    for _ in range(20):
        a, d = g.uniform(0, 2 * np.pi), np.sqrt(g.random())
        (px, py), = at((-27 + 15 * d * np.cos(a), 7 + 7 * d * np.sin(a)))
        c.disc(px, py, 5.0 * size, 4.8 * size, "#b06a24", edge=0)
        c.disc(px - 0.8, py - 1.0, 3.5 * size, 3.1 * size, "#f4bc58", edge=0)
        c.disc(px - 1.3, py - 1.5, 1.3 * size, 1.1 * size, "#fffbe0", edge=0)


def meadow(c, xs, foot, high, tones, seed, width, lean=0.22, alpha=1.0):
    """Paint ribbons of eelgrass that one current bends."""
    g = np.random.default_rng(seed)
    for x in xs:
        a, h = lean + g.normal(0, 0.13), high * g.uniform(0.55, 1.05)
        tip = (x + np.sin(a) * h, foot - np.cos(a) * h)
        q = tones[g.integers(0, len(tones))]
        blade(c, (x, foot + g.uniform(0, 8)), tip, width * g.uniform(0.7, 1.2), q, bow=-0.10 * g.uniform(0.3, 1.4), seed=int(x), alpha=alpha)


FAR = (("#2f8a7c", "#4fa88a"), ("#2a8078", "#449c84"))
MID = (("#1f6a5c", "#3f9460", "#93c468"), ("#256f54", "#55a05c", "#b0cc70"))
NEAR = (("#08262c", "#0f3c3a", "#2a6a4c"), ("#0a2c30", "#14463c", "#3a7848"))


def place(c):
    """Paint the bay: a bright window of light, eelgrass in three depths, a bed in the shade."""
    water(c, ["#fff0a4", "#d8e690", "#7fc69c", "#359a90", "#156a74", "#0b4456"], (330, 20, 330, "#fffce0", 0.8))
    surface(c, 84, "#fffff0", "#9fcf94", seed=29, centre=330, n=120)
    shafts(c, (400, -190), "#ffffdc", n=8, length=640, amount=0.26, spread=0.8)
    far_ground(c, [(-10, 470), (90, 462), (220, 468), (340, 460), (490, 464)], "#2f8480")
    meadow(c, np.linspace(-10, 490, 34), 486, 150, FAR, 3, 9, alpha=0.6)
    c.lifted(lambda sheet: stickleback(sheet, FEMALE, [(0, 1.05), (1, 0.95)], DULL, side=1, haze="#8fd0a8", sunk=0.36, seed=8, belly=ROE)).blurred(0.8).lay()
    sand(c, [(-10, 500), (90, 490), (220, 494), (340, 486), (490, 492)], ("#a8b878", "#d0a860", "#fff0a8", "#7a7a4c"), seed=4, ripples=34)
    net(c, smooth(492, 520, c.y) * np.exp(-(((c.x - 220) / 190) ** 2)), "#ffffc0", 0.42, 40, 0.36)
    pebbles(c, 510, 600, ("#7d8f70", "#93966c", "#66806c"), 26, (3, 10), 9, shadow="#163c40")


def strand(c):
    """Paint the thread of weed in his mouth: it trails back past the cheek and forward to the door."""
    for points, w, tone in (
        ([(412, 398), (392, 402), (372, 410), (354, 415), (336, 424), (316, 442), (306, 464)], 6.0, "#1f4a24"),
        ([(412, 396), (392, 400), (372, 408), (354, 413), (336, 422), (316, 440), (306, 462)], 3.6, "#9cc040"),
        ([(384, 380), (372, 398), (354, 412), (344, 434), (346, 456)], 5.0, "#1f4a24"),
        ([(384, 379), (372, 397), (354, 411), (343, 433), (345, 455)], 2.8, "#c4d860"),
    ):
        c.line(points, w, tone, taper=(0.4, 0.4), round_=True)


def pit(c):
    """Draw the bank of sand he threw up round the foot of the nest, lit on its crest, grains about it."""
    g = np.random.default_rng(21)
    crest = [(226, 566), (244, 560), (262, 567), (290, 573), (322, 578), (360, 581), (398, 578), (432, 571), (456, 562), (476, 556), (492, 558)]
    c.curve([*crest, (496, 586), (430, 598), (350, 603), (280, 597), (236, 584), (214, 576)], Grad((0, 560), (0, 604), "#cdb878", "#a89660"), soft=2.4)
    c.line([(x, y - 3) for x, y in crest[1:-1]], 7, "#0c2424", taper=(0.5, 0.5), alpha=0.55, soft=2.4)
    c.line([(x, y + 2) for x, y in crest], 4.2, "#fff0b4", taper=(0.3, 0.3), alpha=0.85, soft=0.8)
    c.curve([(226, 588), (290, 601), (360, 607), (440, 600), (494, 588), (494, 598), (430, 611), (350, 617), (270, 608)], "#4a5038", alpha=0.42, soft=5, wash=0)
    for _ in range(46):
        x, r = g.uniform(214, 486), g.uniform(0.9, 2.2)
        y = 572 + 24 * np.sqrt(max(0, 1 - ((x - 352) / 150) ** 2)) + g.normal(0, 6)
        c.disc(x + 0.8, y + 1, r * 1.2, r * 0.8, "#5a5438", edge=0)
        c.disc(x, y, r, r * 0.8, "#f4e0a0", edge=0)


def shadow(c):
    """Draw his shadow on the sand: the sun stands at the upper right, so it lies long and low to his left."""
    fish = [(244, 545), (230, 534), (204, 526), (172, 523), (138, 526), (110, 531), (94, 533), (70, 519), (76, 534), (66, 550),
            (94, 541), (114, 545), (142, 555), (176, 563), (208, 563), (232, 556)]  # fmt: skip
    c.curve(fish, "#12363c", alpha=0.22, soft=7, wash=0)
    c.curve(fish, "#12363c", alpha=0.46, soft=2.0, wash=0)
    for root, tip in (((204, 528), (178, 511)), ((174, 525), (150, 510)), ((196, 562), (166, 577))):
        c.line([root, tip], 7, "#12363c", taper=(1, 0.2), alpha=0.42, soft=1.6)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=61)
    place(c)
    nest(c, 344, 520, 1.22)
    pit(c)
    shadow(c)
    fish = c.lifted(animal)
    fish.lay()
    strand(c)
    c.lifted(lambda sheet: meadow(sheet, (-12, 6, 26, 44), 760, 470, NEAR, 7, 24, lean=0.10)).blurred(1.6).lay()
    c.lifted(lambda sheet: meadow(sheet, (424, 452, 478), 790, 190, NEAR, 9, 22, lean=0.10)).blurred(1.6).lay()
    bubbles(c, ((214, 120, 5), (226, 98, 3.4), (208, 84, 4)))
    motes(c, "#ffffe8", 90)
    c.area(smooth(580, 720, c.y) * 0.5, "#0a2c38", wash=0)
    return finished(c, focus=((320, 370, 100),))
