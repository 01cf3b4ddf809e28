"""A stickleback fans its nest: the red male at the door, the light of a shallow bay above.

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
OUTLINE = [*BACK, *BELLY[::-1]]
AXIS = [(384, 410), (314, 364), (236, 324), (162, 298), (102, 291), (70, 300)]
SIZE = [(0, 1.22), (0.4, 1.16), (1, 0.92)]
FEMALE = [(150, 196), (118, 204), (84, 208), (52, 202), (28, 192)]
MALE = {
    "top": "#4fa39a", "back": "#1f5f6c", "side": "#2f8288", "flank": "#8fc4b4", "low": "#e8c9a4", "belly": "#d8573a",
    "red": "#d92f22", "plate": "#d6efdf", "eye": ("#8fe0e0", "#2fa3b4"),
}  # fmt: skip
DULL = {
    "top": "#a3a878", "back": "#6d7a58", "side": "#8a9670", "flank": "#cfd4b4", "low": "#eeeadb", "belly": "#f2eede",
    "red": "#e8dfc4", "plate": "#f4f4e4", "eye": ("#d8dcc0", "#8a9a80"),
}  # fmt: skip


def stickleback(c, axis, size, tones, side=-1, haze="#8fc490", sunk=0.0, seed=3):
    """Paint a stickleback; `sunk` mixes it with the water."""
    q = lambda colour: mix(colour, haze, sunk)
    t = {name: q(v) if isinstance(v, str) else tuple(map(q, v)) for name, v in tones.items()}
    f = Fish(c, axis, BACK, BELLY, size, side=side, flat=1.2, sun=(-0.25, -0.86, 0.44))
    unit = f.length
    r = 0.0042 * unit
    ink = {"dark": q("#3f6a5c"), "light": q("#fbf6cc")}
    clear = [q("#2f6f6c"), q("#5f9a84"), q("#a3c49a")]
    fin(f, [(0.985, -0.024), (0.985, 0.023)], [(1.165, -0.100), (1.175, -0.05), (1.160, 0.0), (1.172, 0.05), (1.160, 0.098)], clear, 11, 0.18, ray=r, **ink)
    fin(f, [(0.625, -0.086), (0.865, -0.030)], [(0.660, -0.182), (0.690, -0.186), (0.760, -0.140), (0.840, -0.088), (0.895, -0.052)], clear, 12, 0.42, ray=r, **ink)
    fin(f, [(0.690, 0.074), (0.865, 0.030)], [(0.720, 0.150), (0.750, 0.150), (0.810, 0.108), (0.890, 0.056)], clear, 10, 0.42, ray=r, **ink)
    for s, tall, wide in ((0.325, 0.112, 0.034), (0.435, 0.112, 0.034), (0.602, 0.058, 0.020)):
        h = float(np.interp(s, f.s, f.back)) + 0.012
        spine(f, (s, h), (s + 0.045 * tall / 0.112, h - tall), wide, q)
    f.body(OUTLINE)
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
    web = [(s0, h0), (s0 + (s1 - s0) * 0.65, h0 + (h1 - h0) * 0.65), (s0 + wide * 1.9, h0 + (0.006 if h1 < h0 else -0.006))]
    c = f.c
    c.shape(f.at(web), q("#c9d8a8"), alpha=0.6, edge=0)
    f.stroke([root, tip], 0.026 * unit, q("#2a4a48"), (1.0, 0.12), swell=False)
    f.stroke([(s0 - 0.003, h0), (s1 - 0.001, h1)], 0.014 * unit, q("#eef2cc"), (1.0, 0.15), swell=False)


def skin(f, t, seed):
    """Paint the body: back, shining side, red below the front half."""
    v = f.v + 0.07 * f.noise(0.12, 0.4, seed, 3)
    f.lay(planes(v, (-1, t["top"]), (-0.8, t["back"]), (-0.4, t["side"]), (0.0, t["flank"]), (0.35, t["low"]), (0.8, t["low"]), crisp=0.5))
    front = 1 - smooth(0.50, 0.78, f.u + 0.10 * f.noise(0.1, 0.5, seed + 5, 2))
    f.lay(t["belly"], front * smooth(0.02, 0.34, v) * 0.92)
    f.lay(t["red"], front * smooth(0.26, 0.5, v) * (1 - smooth(0.34, 0.6, f.u)) * 0.95)
    f.lay("#16424f", smooth(0.20, 0.40, f.noise(0.06, 0.5, seed + 9, 2)) * (1 - smooth(-0.4, 0.0, v)) * 0.40)
    f.lay("#fff6c8", smooth(0.80, 0.96, f.light) * (1 - smooth(-0.5, -0.1, f.v)) * 0.60)
    f.lay("#28566a", (1 - smooth(-0.35, 0.22, f.light)) * 0.42)
    f.lay("#f7c48a", smooth(0.92, 1.0, f.v) * front * 0.4)


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
    f.eye(0.132, -0.024, 0.0335, t["eye"], pupil=0.50, dark=q("#0c1f28"), rim=q("#f6fbdc"))


def animal(c):
    """Paint the male."""
    stickleback(c, AXIS, SIZE, MALE)


def nest(c, x, y):
    """Paint the nest: a heap of threads glued together, a dark door with eggs, sand thrown round it."""
    g = np.random.default_rng(6)
    c.curve([(x - 110, y + 32), (x - 50, y + 10), (x + 60, y + 8), (x + 120, y + 32), (x + 60, y + 56), (x - 60, y + 56)], "#39563c", alpha=0.6, soft=7, wash=0)
    c.curve([(x - 104, y + 40), (x - 80, y + 22), (x - 30, y + 30), (x + 60, y + 34), (x + 110, y + 44), (x + 40, y + 58), (x - 60, y + 56)], Grad((0, y + 20), (0, y + 58), "#d9d09a", "#8f9464"), soft=2)
    heap = [(x - 74, y + 34), (x - 78, y + 8), (x - 58, y - 16), (x - 34, y - 34), (x + 4, y - 46), (x + 40, y - 40), (x + 72, y - 22), (x + 92, y + 8), (x + 100, y + 34), (x + 10, y + 44)]
    c.curve(heap, Grad((x - 60, y - 50), (x + 70, y + 40), "#6d7c38", "#44582e", "#22382a"), edge=3)
    for n, tone, w, off, reach in ((60, "#20382a", 4.2, 6, 1.12), (70, "#4d682e", 3.8, 2, 1.10), (60, "#7f943c", 3.2, -3, 1.06), (40, "#b3ba60", 2.6, -9, 0.98), (14, "#e0dc94", 2.0, -12, 0.9)):
        for _ in range(n):
            a, d = g.uniform(0, 2 * np.pi), np.sqrt(g.random()) * reach
            px, py = x + 10 + 84 * d * np.cos(a), y + 2 + off + 40 * d * np.sin(a)
            if np.hypot((px - (x - 34)) / 29, (py - (y + 2)) / 25) < 1 or py > y + 44:
                continue
            round_door = np.arctan2(py - (y + 2), px - (x - 34)) + np.pi / 2
            near = np.exp(-np.hypot(px - (x - 34), py - y) / 34)
            turn, long = (round_door if near > 0.35 else g.normal(0.1, 0.55) + 0.010 * (px - x)), g.uniform(10, 26)
            co, si = np.cos(turn), np.sin(turn)
            bend = g.normal(0, 5)
            c.line([(px - co * long, py - si * long + abs(bend) * 0.5), (px, py), (px + co * long, py + si * long + abs(bend))], w, tone, taper=(0.5, 0.2), alpha=0.9, round_=True)
    c.disc(x - 34, y + 2, 25, 21, "#1b2c22", edge=0.8)
    c.disc(x - 31, y + 5, 20, 16, "#0f1c18", edge=0.5)
    for _ in range(22):
        a, d = g.uniform(0, 2 * np.pi), np.sqrt(g.random())
        px, py = x - 30 + 14 * d * np.cos(a), y + 10 + 7 * d * np.sin(a)
        c.disc(px, py, 4.2, 4.0, "#b97f34", edge=0)
        c.disc(px - 0.8, py - 1.0, 2.8, 2.4, "#eebf64", edge=0)
        c.disc(px - 1.2, py - 1.4, 1.0, 0.9, "#fffbe0", edge=0)


def meadow(c, xs, foot, high, tones, seed, width, lean=0.22, alpha=1.0):
    """Paint ribbons of eelgrass that one current bends."""
    g = np.random.default_rng(seed)
    for x in xs:
        a, h = lean + g.normal(0, 0.13), high * g.uniform(0.55, 1.05)
        tip = (x + np.sin(a) * h, foot - np.cos(a) * h)
        q = tones[g.integers(0, len(tones))]
        blade(c, (x, foot + g.uniform(0, 8)), tip, width * g.uniform(0.7, 1.2), q, bow=-0.10 * g.uniform(0.3, 1.4), seed=int(x), alpha=alpha)


FAR = (("#5fa680", "#7fbc88"), ("#589c7c", "#74b284"))
MID = (("#4d8f60", "#7fb464", "#c4d880"), ("#5a9a5c", "#93c068", "#d4e088"))
NEAR = (("#1d4a3a", "#34704a", "#7fa850"), ("#235440", "#3d7a48", "#a3bc5c"))


def place(c):
    """Paint the bay: eelgrass in three depths on a rippled bed."""
    water(c, ["#eef4c4", "#c3df98", "#86c08c", "#4f9a80", "#347c70", "#235f5a"], (330, -20, 280, "#fffff0", 0.7))
    surface(c, 100, "#fffff4", "#7fbc8c", seed=29, centre=320, n=170)
    shafts(c, (320, -190), "#ffffe0", n=8, length=560, amount=0.24, spread=0.72)
    far_ground(c, [(-10, 430), (90, 420), (220, 428), (340, 418), (490, 424)], "#5fa684")
    meadow(c, np.linspace(-10, 490, 40), 440, 170, FAR, 3, 8, alpha=0.7)
    c.area(np.exp(-(((c.y - 420) / 44) ** 2)), "#8fcb98", 0.45, wash=0)
    stickleback(c, FEMALE, [(0, 1.0), (1, 0.9)], DULL, haze="#8fc898", sunk=0.36, seed=8)
    sand(c, [(-10, 452), (90, 444), (220, 450), (340, 440), (490, 446)], ("#86b888", "#a8a268", "#cfcb90", "#6f8c5c"), seed=4, ripples=46)
    net(c, smooth(446, 480, c.y), "#ffffd0", 0.26, 34, 0.36)
    meadow(c, (6, 22, 40, 60, 84, 452, 470, 486, 430), 482, 260, MID, 5, 10)
    pebbles(c, 456, 580, ("#a3a878", "#b9b48a", "#8a9a74"), 46, (2, 9), 9, shadow="#4d7050")


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=61)
    place(c)
    c.curve([(80, 520), (170, 506), (270, 512), (290, 530), (200, 544), (100, 540)], "#4d7450", alpha=0.40, soft=9, wash=0)
    nest(c, 366, 494)
    animal(c)
    meadow(c, (-6, 10, 24, 40, 58), 750, 440, NEAR, 7, 17, lean=0.14)
    meadow(c, (490, 500, 508), 750, 330, NEAR, 9, 17, lean=-0.06)
    bubbles(c, ((300, 150, 5), (312, 128, 3.4), (296, 110, 4), (70, 330, 3), (78, 306, 4)))
    motes(c, "#ffffe8", 110)
    c.area(smooth(570, 720, c.y) * 0.35, "#2d5f4c", wash=0)
    return finished(c, focus=((346, 376, 84),))

