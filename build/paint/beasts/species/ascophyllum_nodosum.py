"""One frond of knotted wrack floats up to the bright surface on an early morning; flat periwinkles graze on it.

What makes the species: long leathery flat straps without a rib, forked now and then, with single egg-shaped bladders in the
strap, one after another at unequal distances; on the sides short shoots that end in pairs of raisin-like ripe tips.
"""

from __future__ import annotations

import numpy as np
from canvas import mix, smooth
from form import solid
from sheet import Sheet, finished
from thallus import Strap, Thallus, egg, sunk, warts
from underwater import bubbles, motes, shafts, surface, water

SUN = (0.55, -0.84)
WATER = "#5a7b98"
LEATHER = ("#15130c", "#2e2612", "#54431a", "#826926", "#b89848", "#ecd490")
BLADDER = ("#2a2210", "#725c20", "#bc9c42", "#f2dc96")
RAISIN = ("#2e2a0e", "#5f5618", "#938424", "#c4b03c", "#ecdc80")

# Each strap: points from below to above, half widths at both ends, rolls, bladders (place), side shoots (place, side).
HERO = {
    "a": (((462, 830), (452, 740), (402, 650), (330, 575)), (37, 29), (0.1, 0.5, -0.4, 0.0), (0.60,), ()),
    "al": (((330, 575), (272, 512), (206, 474), (150, 392)), (25, 20), (0.0, -0.6, -1.0, -0.5, 0.2), (0.40, 0.80), ((0.60, -1), (0.64, 1))),
    "all": (((150, 392), (110, 330), (58, 300), (34, 224)), (17, 11), (0.2, 0.6, 1.0, 0.4, -0.2), (0.40, 0.80), ((0.60, -1),)),
    "alla": (((34, 224), (22, 170), (16, 108)), (11, 4.5), (0.1, 0.5), (0.46,), ()),
    "allb": (((34, 224), (60, 186), (92, 160)), (10, 4.5), (0.1, -0.6, 0.2), (), ()),
    "alr": (((150, 392), (162, 320), (126, 262), (138, 184)), (17, 11), (0.2, -0.5, -1.0, -0.3, 0.2), (0.36, 0.74), ((0.54, 1), (0.90, -1))),
    "alra": (((138, 184), (126, 122), (128, 48)), (11, 4.5), (0.1, 0.6), (0.40,), ()),
    "alrb": (((138, 184), (164, 154), (194, 136)), (10, 4.5), (0.1, -0.5), (), ()),
    "ar": (((330, 575), (346, 490), (300, 420), (318, 338)), (26, 20), (0.0, 0.6, 1.0, 0.5, 0.0), (0.46, 0.84), ((0.66, 1),)),
    "arl": (((318, 338), (308, 270), (246, 220), (250, 126)), (17, 11), (0.0, -0.6, -1.05, -0.2, 0.4), (0.34, 0.62, 0.90), ((0.48, -1), (0.76, 1))),
    "arla": (((250, 126), (234, 74), (240, 14)), (11, 4.5), (0.1, 0.5), (), ()),
    "arlb": (((250, 126), (282, 88), (310, 30)), (11, 4.5), (0.1, -0.5), (0.44,), ()),
    "arr": (((318, 338), (352, 280), (408, 266), (424, 186)), (17, 11), (0.0, 0.6, 1.05, 0.3, 0.1), (0.40, 0.80), ((0.60, 1), (0.64, -1))),
    "arra": (((424, 186), (406, 142), (404, 104)), (10, 4.5), (0.1, 0.5), (), ()),
    "arrb": (((424, 186), (448, 130), (486, 66)), (12, 4.5), (0.1, 0.3), (0.50,), ()),
}
REAR = {
    "b": (((60, 820), (30, 680), (84, 560), (64, 430)), (19, 12), (0.2, 0.6, -0.4), (0.46, 0.80), ((0.62, 1),)),
    "bl": (((64, 430), (40, 380), (6, 350), (-20, 290)), (12, 4.5), (0.2, 0.5), (0.5,), ()),
    "br": (((64, 430), (78, 370), (64, 320), (84, 250)), (12, 4.5), (0.2, 0.5), (0.3, 0.72), ((0.5, -1),)),
}
FAR = {
    "c": (((470, 820), (440, 680), (452, 560), (424, 450)), (15, 10), (0.2, 0.6, -0.4), (0.5, 0.82), ((0.66, -1),)),
    "cl": (((424, 450), (420, 400), (392, 370), (390, 310)), (10, 4.5), (0.2, 0.5), (0.5,), ()),
    "cr": (((424, 450), (440, 400), (470, 380), (484, 320)), (10, 4.5), (0.2, 0.5), (0.5,), ()),
}


def spindle(x, y, long, wide, turn):
    """Return the outline of a bladder that runs out into its strap on both sides."""
    t = np.linspace(-1, 1, 28)
    w = wide * np.cos(np.pi / 2 * t) ** 1.25 + 0.02
    u, v = np.r_[t, t[::-1]] * long * 1.25, np.r_[-w, w[::-1]]
    co, si = np.cos(turn), np.sin(turn)
    return np.stack([x + u * co - v * si, y + u * si + v * co], -1)


def strap_of(name, plant):
    """Return a strap, its bladders and the places of its side shoots."""
    points, (low, high), roll, eggs, shoots = plant[name]
    t = np.linspace(0, 1, 7)
    level = len(name)
    strap = Strap(np.array(points, float), tuple(high + (low - high) * (1 - t)), ((level - 1) / 4, level / 4), tuple(0.6 * np.asarray(roll)))
    bladders = []
    for n, place in enumerate(eggs):
        x, y, _, turn = strap.at(place)
        h = (low + (high - low) * place) * (1.0 + 0.06 * ((n + level) % 3 - 1))
        bladders.append((x, y, h * 1.85, h * 1.24, turn))
    return strap, bladders, shoots


def shoot(strap, place, side, number=0):
    """Return the line of a short shoot and its one to three ripe tips (x, y, rx, ry, turn)."""
    x, y, h, turn = strap.at(place, side * 0.7)
    h = max(1.25 * h, 13)
    a = turn + side * 0.75
    end = (x + np.cos(a) * h * 1.5, y + np.sin(a) * h * 1.5)
    bend = (x + np.cos(a + side * 0.3) * h * 0.9, y + np.sin(a + side * 0.3) * h * 0.9)
    tips = []
    for e, long in (((-0.45, 0.95), (0.35, 1.15)), ((-0.5, 1.0), (0.3, 0.8)), ((-0.75, 0.75), (0.1, 1.1), (0.75, 0.85)), ((-0.35, 1.2), (0.5, 0.75)))[number % 4]:
        b = a - 0.25 * side + e
        r = h * long
        tips.append((end[0] + np.cos(b) * r * 0.8, end[1] + np.sin(b) * r * 0.8, r, h * 0.50, b))
    return Strap(np.array([(x, y), bend, end]), (h * 0.36, h * 0.22, h * 0.24), (0.6, 0.9)), tips


def frond(c, plant, *, sink=0.0, push=0.0, fine=True):
    """Paint a frond with bladders and side shoots; return its mask."""
    q, one = lambda tones: sunk(tones, WATER, sink), lambda colour: mix(colour, WATER, sink)
    parts = {name: strap_of(name, plant) for name in plant}
    shoots = [shoot(s, *p, n + i) for n, (s, _, places) in enumerate(parts.values()) for i, p in enumerate(places)]
    eggs = [e for _, bladders, _ in parts.values() for e in bladders]
    if shoots:
        stalks = Thallus(c, [s for s, _ in shoots], sun=SUN).lit_from(SUN)
        stalks.paint(q(LEATHER), push=push + 0.05, line=(one("#100f08"), 0.7, 1.6), rim=(one("#fff0b0"), 0.7, 1.6))
    for x, y, a, b, turn in (t for _, tips in shoots for t in tips):
        egg(c, x, y, a, b, turn, q(RAISIN), sun=(0.5, -0.75, 0.4), glow=(one("#f0d048"), 0.6), point=0.12, line=(one("#2c260c"), 0.7), spark=0)
        if fine:
            warts(c, x, y, a, b, turn, one("#fffac8"), one("#6d5c18"), rows=4, alpha=0.35)
    body = Thallus(c, [s for s, *_ in parts.values()], sun=SUN, swollen=[spindle(*e) for e in eggs], web=3.0).lit_from(SUN)
    body.paint(q(LEATHER), push=push - 0.04, older=0.26, lit=0.12, rolled=0.34, crisp=0.5, grain=0.04, seed=3, glow=(one("#f0c444"), 0.28), rim=(one("#fff2b8"), 0.85, 1.6), line=(one("#1c180c"), 0.55, 1.5))
    soft = 5.0 if fine else 3.0
    with c.within(body.mask):
        for x, y, a, b, turn in eggs:
            c.area(shadow_of(c, spindle(x, y, a, b, turn), soft), one("#1c1808"), 0.34, "multiply", wash=0)
            egg(c, x, y, a * 1.06, b * 1.02, turn, q(BLADDER), sun=(0.6, -0.74, 0.25), glow=(one("#d89c30"), 0.4), spark=0, soft=b * 0.2)
            if fine:
                gleam(c, x, y, a, b, turn)
    return body.mask


def gleam(c, x, y, a, b, turn):
    """Lay the soft, broken wet light along the side of a bladder that looks to the sun."""
    co, si = np.cos(turn), np.sin(turn)
    side = 1 if -si * SUN[0] + co * SUN[1] > 0 else -1
    for start, end, amount in ((-0.62, 0.10, 0.42), (0.24, 0.50, 0.30)):
        u = np.linspace(start, end, 9)
        v = side * 0.52 * np.cos(u)
        way = np.stack([x + u * a * co - v * b * si, y + u * a * si + v * b * co], -1)
        c.line(way, 0.22 * b, "#fff4c8", taper=(0.2, 0.2), alpha=amount, soft=0.07 * b)


SHELL = [(-0.50, 0.10), (-0.53, -0.16), (-0.44, -0.36), (-0.30, -0.47), (-0.05, -0.56), (0.22, -0.48), (0.42, -0.24), (0.48, 0.04), (0.42, 0.28), (0.20, 0.38), (-0.20, 0.36), (-0.42, 0.28)]
SOLE = [(-0.52, 0.40), (-0.40, 0.24), (0.20, 0.20), (0.50, 0.08), (0.70, 0.06), (0.82, 0.20), (0.74, 0.36), (0.50, 0.44), (0.0, 0.46)]
YELLOW = ("#4e3a10", "#9c801c", "#e0be34", "#f8e26c", "#fdf6c4")
OLIVE = ("#1f1c10", "#4a4420", "#7d7434", "#b0a45c", "#e0d8a0")


def periwinkle(c, strap, place, size, tones, side, onto):
    """Paint a flat periwinkle that creeps along the edge of a strap: round shell, low whorl, grey foot."""
    x, y, h, turn = strap.at(place, -0.55 * side)
    x, y = x + np.sin(turn) * 0.29 * size * side, y - np.cos(turn) * 0.29 * size * side
    co, si = np.cos(turn) * size, np.sin(turn) * size
    at = lambda q: [(x + u * co - side * v * si, y + u * si + side * v * co) for u, v in q]
    c.area(c.cover(np.array(at(SHELL)) + (-0.10 * size, 0.22 * size), 0.1 * size) * onto, "#1a1608", 0.55, "multiply", wash=0)
    solid(c, at(SOLE), ("#2c2c2a", "#5c5a4e", "#98927a", "#cfc7a6"), sun=(*SUN, 0.4), grain=0.02)
    for q in ([(0.66, 0.12), (0.84, -0.04), (1.00, -0.10)], [(0.72, 0.16), (0.92, 0.10), (1.10, 0.10)]):
        c.line(at(q), size * 0.05, "#b8b090", taper=(1, 0.4), round_=True)
    body = solid(c, at(SHELL), tones, sun=(*SUN, 0.35), soft=0.7, high=0.9, grain=0.03, bounce=("#6a8a9c", 0.3))
    with c.within(body):
        t = np.linspace(0.2, 2.9 * np.pi, 70)
        r = 0.40 * np.exp(-0.17 * t)
        whorl = at(list(zip(-0.10 + r * np.cos(t + 1.2), -0.14 + 0.9 * r * np.sin(t + 1.2), strict=True)))
        c.line(whorl, size * 0.085, tones[0], taper=(0.5, 0.3), alpha=0.5, soft=0.016 * size)
        c.line([(u + 1.5 * SUN[0], v + 1.5 * SUN[1]) for u, v in whorl], size * 0.03, tones[4], taper=(0.5, 0.3), alpha=0.45, soft=0.008 * size)
        c.area(shadow_of(c, at([(-0.5, 0.2), (0.5, 0.1), (0.4, 0.5), (-0.4, 0.5)]), 0.1 * size), tones[0], 0.5, "multiply", wash=0)


def shadow_of(c, outline, soft):
    """Return the soft shadow that a bladder throws down its strap."""
    return c.cover(np.asarray(outline) + (-0.8 * soft, 1.6 * soft), soft)


def ripples(c, x, y):
    """Paint the waves from below round the place of the sun: broken rings, light and dark."""
    g = np.random.default_rng(8)
    for i, r in enumerate(np.geomspace(60, 260, 9)):
        for _ in range(3):
            start, long = g.uniform(0.1, 2.5), g.uniform(0.25, 0.6)
            t = np.linspace(start, start + long, 26)
            rough = 1 + 0.014 * np.sin(t * 9 + i) + 0.005 * np.sin(t * 23 + 2 * i)
            p = np.stack([x + r * rough * np.cos(t), y + 0.50 * r * rough * np.sin(t)], -1)
            wide = 1.6 + 0.011 * r
            c.line(p + (0, wide), wide * 1.5, "#7c9ab0", taper=(0.1, 0.1), alpha=0.34)
            bow = np.sin(np.pi * np.linspace(0, 1, 26))[:, None] * wide
            c.shape(np.concatenate([p - bow * (0, 0.7), (p + bow * (0, 0.7))[::-1]]), "#fffdf0", alpha=0.62, edge=0)


def stage(c):
    """Paint the way up: deep green below, the bright rippling surface and the sun above."""
    water(c, ["#fff0d2", "#ecd9c0", "#a9b8c4", "#6486a4", "#385878", "#1b304e"], (350, 10, 330, "#fff8d0", 0.7))
    surface(c, 210, "#fff8e4", "#86a2b6", seed=17, n=170, centre=300, alpha=0.85)
    ripples(c, 356, -14)
    c.glow(356, 20, 110, "#ffffff", 0.9)
    shafts(c, (356, -60), "#fff0d0", n=13, length=760, amount=0.34, spread=1.1, seed=6)
    c.lifted(lambda q: frond(q, FAR, sink=0.82, fine=False)).blurred(2.4).lay(0.8)
    c.lifted(lambda q: frond(q, REAR, sink=0.68, fine=False)).blurred(1.4).lay(0.9)


def animal(c):
    """Paint the wrack and its guests."""
    body = frond(c, HERO)
    for name, place, size, tones, side in (("ar", 0.64, 70, YELLOW, 1), ("al", 0.18, 46, OLIVE, 1), ("arr", 0.20, 32, YELLOW, 1)):
        periwinkle(c, strap_of(name, HERO)[0], place, size, tones, side, body)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=53)
    stage(c)
    animal(c)
    c.area(smooth(500, 720, c.y) * 0.5, "#14223c", wash=0)
    motes(c, "#fffbe0", 60)
    return finished(c, focus=((250, 330, 360),), share=0.28)
