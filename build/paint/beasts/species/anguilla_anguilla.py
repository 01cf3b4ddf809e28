"""An eel winds down through the eelgrass in a moonlit night and stalks a shrimp.

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
from form import solid
from seabed import blade, far_ground
from sheet import Sheet, finished
from underwater import motes, shafts, surface, water

BACK = [(-0.010, -0.001), (0.002, -0.0078), (0.026, -0.0150), (0.050, -0.0225), (0.085, -0.0285), (0.13, -0.034), (0.25, -0.036), (0.42, -0.034),
        (0.60, -0.029), (0.75, -0.022), (0.87, -0.013), (0.95, -0.006), (1.0, -0.001)]  # fmt: skip
BELLY = [(-0.0165, 0.0045), (-0.008, 0.0125), (0.018, 0.0200), (0.05, 0.0250), (0.085, 0.0285), (0.13, 0.034), (0.25, 0.036), (0.42, 0.034), (0.60, 0.029),
         (0.75, 0.022), (0.87, 0.013), (0.95, 0.006), (1.0, 0.001)]  # fmt: skip
OUTLINE = [*BACK, *BELLY[::-1]]
AXIS = [(84, 398, 0.000), (148, 380, 0.053), (216, 414, 0.128), (290, 462, 0.236), (372, 456, 0.344), (418, 384, 0.450), (396, 296, 0.563), (324, 226, 0.687), (286, 152, 0.791), (324, 84, 0.887), (408, 50, 1.000)]
SIZE = [(0, 1.66), (0.15, 1.66), (0.3, 1.56), (0.6, 1.20), (1, 0.72)]


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
        fin(f, [*zip(s, root, strict=True)], [*zip(s + 0.012, edge, strict=True), *tip], ["#2f3c30", "#5d6f58", "#b4c4b0"] if sign < 0 else ["#8a7038", "#b8964c", "#e8cc88"], 64, 0.0, ray=0.0017 * unit, fork=False, **ink)
    f.body(OUTLINE, fade=None)
    # Where the body runs back over itself it rolls and shows its back.
    roll = 0.55 * np.exp(-(((f.u - 0.68) / 0.13) ** 2))
    v = f.v + 0.07 * f.noise(0.04, 0.4, 3, 3) - roll
    f.lay(planes(v, (-1.5, "#20281c"), (-1, "#4a5434"), (-0.75, "#272f1e"), (-0.35, "#333a1e"), (0.0, "#5d5a26"), (0.24, "#a8862e"), (0.44, "#ffcf58"), (0.76, "#fff0b0"), (1, "#d8b878"), crisp=0.5))
    f.lay("#1a2220", smooth(0.15, 0.4, f.noise(0.03, 0.5, 8, 2)) * (1 - smooth(-0.1, 0.25, v)) * 0.35)
    f.lay("#101a48", (1 - smooth(-0.35, 0.25, f.light)) * 0.66)
    wet = f.light + 0.05 * f.noise(0.05, 0.3, 12, 2)
    f.lay("#8fa89a", smooth(0.66, 0.82, wet) * (1 - smooth(0.0, 0.4, f.v)) * 0.66)
    f.lay("#f4f8e4", smooth(0.86, 0.95, wet) * (1 - smooth(-0.2, 0.2, f.v)) * 0.80)
    f.lay("#b4c8e8", (1 - smooth(-0.99, -0.86, f.v)) * 0.55)
    f.lay("#7f86c0", smooth(0.90, 1.0, f.v) * 0.35)
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
    f.eye(0.040, -0.0062, 0.0052, ("#e2c860", "#a3842c"), pupil=0.56, dark="#10140f", rim="#f6ecb8")
    f.stroke([(0.119, 0.000), (0.123, 0.008), (0.120, 0.017)], 0.0056 * unit, "#141c18", alpha=0.85, soft=0.0006 * unit)
    f.patch([(0.126, 0.0), (0.15, 0.004), (0.178, 0.022), (0.16, 0.030), (0.13, 0.022)], "#1f2a22", 0.30, soft=0.006 * unit)
    fin(f, [(0.130, 0.001), (0.133, 0.008), (0.131, 0.016)], [(0.158, -0.005), (0.171, 0.001), (0.176, 0.011), (0.170, 0.022), (0.157, 0.026), (0.144, 0.024)],
        ["#57603a", "#7d7f4c", "#a8a268"], 13, 0.12, ray=0.0018 * unit, dark="#2b3626", light="#dcd49a", fork=False)  # fmt: skip


FAR = (("#1c3672", "#2f5a94"), ("#1a306a", "#2a508a"))
MID = (("#101f44", "#1d3a5a", "#3f6f7a"), ("#14244a", "#234660", "#4d8080"))
NEAR = (("#070f26", "#0e2236", "#2a5058"), ("#081226", "#12293c", "#34605c"))


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


def shrimp(c, x, y, long):
    """Paint a shrimp that flicks away: a bent glassy body in rings, long feelers, one dark eye."""
    at = lambda u, v: (x + long * u, y + long * v)
    for q in ([(0.10, 0.02), (-0.20, -0.30), (-0.62, -0.42)], [(0.10, 0.04), (-0.28, -0.10), (-0.75, -0.06)], [(0.10, 0.06), (-0.10, 0.40), (-0.36, 0.78)]):
        c.line([at(*p) for p in q], 1.7, "#ffd9b0", taper=(1, 0.4), round_=True, alpha=0.9)
    spine = [(0.06, 0.04), (0.30, -0.06), (0.56, -0.02), (0.76, 0.16), (0.82, 0.40), (0.74, 0.58)]
    c.line([at(*p) for p in spine], long * 0.24, "#7a2f2c", taper=(1.0, 0.5), round_=True)
    c.line([at(u - 0.02, v - 0.03) for u, v in spine], long * 0.16, "#f08a5c", taper=(1.0, 0.5), round_=True)
    c.line([at(u - 0.01, v - 0.07) for u, v in spine[:5]], long * 0.05, "#ffe4c0", taper=(1.0, 0.5), round_=True)
    for u, v in ((0.44, 0.02), (0.58, 0.06), (0.68, 0.16), (0.74, 0.28), (0.76, 0.42)):
        c.line([at(u - 0.07, v - 0.12) if u < 0.6 else at(u + 0.10, v - 0.06), at(u, v + 0.06) if u < 0.6 else at(u - 0.06, v + 0.02)], 1.5, "#7a2f2c", alpha=0.7)
    for u in (0.22, 0.34, 0.46, 0.58):
        c.line([at(u, 0.06), at(u - 0.05, 0.24), at(u - 0.13, 0.34)], 1.5, "#ffc49a", taper=(1, 0.4), round_=True, alpha=0.85)
    c.curve([at(0.70, 0.52), at(0.82, 0.60), at(0.76, 0.80), at(0.64, 0.84), at(0.56, 0.72)], "#f4a070")
    c.line([at(0.12, -0.03), at(-0.10, -0.12)], 2.6, "#f4a070", taper=(1, 0.1))
    c.disc(*at(0.10, 0.0), long * 0.055, long * 0.05, "#140a14", edge=0)
    c.disc(*at(0.085, -0.02), long * 0.02, long * 0.018, "#ffffff", edge=0)


STONE = ("#0a1230", "#18244c", "#2f4068", "#5d7090", "#a4b4c0")


def boulder(c, x, y, w, h, seed, tones=STONE):
    """Lay a rounded boulder, the moon on its upper side."""
    g = np.random.default_rng(seed)
    a = np.linspace(0, 2 * np.pi, 12, endpoint=False) + g.normal(0, 0.08, 12)
    e = g.uniform(0.88, 1.08, 12)
    p = list(zip(x + w / 2 * e * np.cos(a), y + h / 2 * e * np.sin(a), strict=True))
    c.curve([(px + 8, py + 9) for px, py in p], "#040818", alpha=0.6, soft=6, wash=0)
    solid(c, p, tones, high=0.75, soft=0.7, grain=0.14, seed=seed, sun=(-0.35, -0.85, 0.4))


def place(c):
    """Paint the bay at night: the moon on the waves above, eelgrass in three depths, stones."""
    water(c, ["#7f98d8", "#31509c", "#172c6c", "#0e1b4c", "#0a1238", "#070b24"], (130, -40, 250, "#fff4d0", 0.9))
    surface(c, 84, "#fff8dc", "#4a5ca4", seed=59, centre=150, n=190, alpha=0.8)
    shafts(c, (140, -190), "#e9ecff", n=8, length=600, amount=0.26, spread=0.7)
    far_ground(c, [(-10, 470), (90, 458), (200, 470), (320, 446), (490, 436)], "#22316a")
    far = c.lifted(lambda q: (meadow(q, np.linspace(-20, 500, 44), 480, 250, FAR, 3, 8, alpha=0.9), meadow(q, np.linspace(250, 500, 18), 490, 420, (("#22407c", "#3c6aa0"), ("#1e3a76", "#345e98")), 4, 12)))
    far.blurred(1.2).lay()
    c.area(np.exp(-(((c.y - 460) / 50) ** 2)), "#34488c", 0.35, wash=0)
    p = rounded([(-10, 500), (90, 488), (200, 500), (320, 486), (490, 470)], closed=False)
    c.shape([*p, (490, 730), (-10, 730)], Grad((0, 480), (0, 700), "#2a3a70", "#2c3a60", "#1a2446", "#0a1028"), edge=0, soft=3)
    meadow(c, (410, 430, 446, 462, 478), 520, 500, MID, 7, 15, lean=-0.10)
    meadow(c, (-4, 12, 30, 150, 172, 190), 540, 300, MID, 9, 13, lean=0.06)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=91)
    place(c)
    boulder(c, 236, 528, 150, 84, 3)
    boulder(c, 52, 536, 120, 66, 4)
    c.glow(170, 300, 200, "#6f8ae0", 0.26)
    c.curve([(130, 470), (220, 500), (300, 520), (400, 500), (430, 530), (320, 556), (200, 540)], "#060a20", alpha=0.55, soft=10, wash=0)
    animal(c)
    meadow(c, (352, 372), 560, 250, (("#0a1c30", "#1d4a50", "#6fa48c"), ("#0c2036", "#225258", "#7fb096")), 23, 14, lean=0.02)
    boulder(c, 336, 538, 150, 84, 5)
    boulder(c, 440, 570, 210, 150, 6)
    mussels(c, 300, 528, 13, 3, 7)
    mussels(c, 96, 524, 11, 5, 7)
    boulder(c, 200, 604, 250, 96, 8, STONE[:4])
    boulder(c, 20, 640, 150, 110, 9, STONE[:4])
    meadow(c, (462, 488), 760, 560, NEAR, 13, 22, lean=-0.06)
    meadow(c, (-4, 18), 760, 320, NEAR, 15, 18, lean=0.10)
    shrimp(c, 26, 330, 58)
    c.area(smooth(560, 720, c.y) * 0.5, "#060a1e", wash=0)
    motes(c, "#eef0ff", 80)
    return finished(c, focus=((130, 385, 80), (45, 340, 50)))
