"""One frond of knotted wrack floats up to the bright surface at high tide, held by its bladders.

What makes the species: long leathery flat straps without a rib, forked now and then, with single egg-shaped bladders in the
strap, one after another at unequal distances; on the sides short shoots that end in pairs of raisin-like ripe tips.
"""

from __future__ import annotations

import numpy as np
from canvas import mix, smooth
from sheet import Sheet, finished
from thallus import Strap, Thallus, egg, sunk, warts
from underwater import bubbles, motes, shafts, surface, water

SUN = (0.55, -0.84)
WATER = "#237a70"
LEATHER = ("#14160c", "#2c2c12", "#50491a", "#7f7024", "#b8a040", "#ecd888")
BLADDER = ("#262410", "#6e6420", "#beaa40", "#f6e690")
RAISIN = ("#2e2a0e", "#5f5618", "#938424", "#c4b03c", "#ecdc80")

# Each strap: points from below to above, half widths at both ends, rolls, bladders (place), side shoots (place, side).
HERO = {
    "a": (((462, 830), (452, 740), (402, 650), (330, 575)), (37, 29), (0.1, 0.5, -0.4, 0.0), (0.60,), ()),
    "al": (((330, 575), (272, 512), (206, 474), (150, 392)), (25, 20), (0.0, -0.6, -1.0, -0.5, 0.2), (0.40, 0.80), ((0.60, -1), (0.64, 1))),
    "all": (((150, 392), (110, 330), (58, 300), (34, 224)), (17, 11), (0.2, 0.6, 1.0, 0.4, -0.2), (0.40, 0.80), ((0.60, -1),)),
    "alla": (((34, 224), (22, 170), (16, 108)), (10, 2.5), (0.1, 0.5), (0.46,), ()),
    "allb": (((34, 224), (60, 186), (92, 160)), (9, 2.5), (0.1, -0.6, 0.2), (), ()),
    "alr": (((150, 392), (162, 320), (126, 262), (138, 184)), (17, 11), (0.2, -0.5, -1.0, -0.3, 0.2), (0.36, 0.74), ((0.54, 1), (0.90, -1))),
    "alra": (((138, 184), (126, 122), (128, 48)), (10, 2.5), (0.1, 0.6), (0.40,), ()),
    "alrb": (((138, 184), (164, 154), (194, 136)), (9, 2.5), (0.1, -0.5), (), ()),
    "ar": (((330, 575), (346, 490), (300, 420), (318, 338)), (26, 20), (0.0, 0.6, 1.0, 0.5, 0.0), (0.46, 0.84), ((0.64, 1), (0.68, -1))),
    "arl": (((318, 338), (308, 270), (246, 220), (250, 126)), (17, 11), (0.0, -0.6, -1.05, -0.2, 0.4), (0.34, 0.62, 0.90), ((0.48, -1), (0.76, 1))),
    "arla": (((250, 126), (234, 74), (240, 14)), (10, 2.5), (0.1, 0.5), (), ()),
    "arlb": (((250, 126), (282, 88), (310, 30)), (10, 2.5), (0.1, -0.5), (0.44,), ()),
    "arr": (((318, 338), (352, 280), (408, 266), (424, 186)), (17, 11), (0.0, 0.6, 1.05, 0.3, 0.1), (0.40, 0.80), ((0.60, 1), (0.64, -1))),
    "arra": (((424, 186), (406, 142), (404, 104)), (9, 2.5), (0.1, 0.5), (), ()),
    "arrb": (((424, 186), (448, 130), (486, 66)), (11, 2.5), (0.1, 0.3), (0.50,), ()),
}
REAR = {
    "b": (((60, 820), (30, 680), (84, 560), (64, 430)), (19, 12), (0.2, 0.6, -0.4), (0.46, 0.80), ((0.62, 1),)),
    "bl": (((64, 430), (40, 380), (6, 350), (-20, 290)), (11, 2.5), (0.2, 0.5), (0.5,), ()),
    "br": (((64, 430), (78, 370), (64, 320), (84, 250)), (11, 2.5), (0.2, 0.5), (0.3, 0.72), ((0.5, -1),)),
}
FAR = {
    "c": (((470, 820), (440, 680), (452, 560), (424, 450)), (15, 10), (0.2, 0.6, -0.4), (0.5, 0.82), ((0.66, -1),)),
    "cl": (((424, 450), (420, 400), (392, 370), (390, 310)), (9, 2.5), (0.2, 0.5), (0.5,), ()),
    "cr": (((424, 450), (440, 400), (470, 380), (484, 320)), (9, 2.5), (0.2, 0.5), (0.5,), ()),
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
    strap = Strap(np.array(points, float), tuple(high + (low - high) * (1 - t)), ((level - 1) / 4, level / 4), roll)
    bladders = []
    for n, place in enumerate(eggs):
        x, y, _, turn = strap.at(place)
        h = (low + (high - low) * place) * (1.0 + 0.10 * ((n + level) % 3 - 1))
        bladders.append((x, y, h * 1.72, h * 1.14, turn))
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
    body.paint(q(LEATHER), push=push, older=0.26, lit=0.07, rolled=0.34, crisp=0.5, grain=0.04, seed=3, glow=(one("#f0c444"), 0.4), rim=(one("#fff2b8"), 0.85, 1.6), line=(one("#1c180c"), 0.55, 1.5))
    soft = 5.0 if fine else 3.0
    with c.within(body.mask):
        for x, y, a, b, turn in eggs:
            c.area(shadow_of(c, spindle(x, y, a, b, turn), soft), one("#1c1808"), 0.34, "multiply", wash=0)
            egg(c, x, y, a * 1.06, b * 1.02, turn, q(BLADDER), sun=(0.6, -0.74, 0.25), glow=(one("#d89c30"), 0.4), spark=0.75 * (1 - sink), soft=b * 0.16)
    return body.mask


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
            c.line(p + (0, wide), wide * 1.5, "#3a9484", taper=(0.1, 0.1), alpha=0.34)
            bow = np.sin(np.pi * np.linspace(0, 1, 26))[:, None] * wide
            c.shape(np.concatenate([p - bow * (0, 0.7), (p + bow * (0, 0.7))[::-1]]), "#fffdf0", alpha=0.62, edge=0)


def stage(c):
    """Paint the way up: deep green below, the bright rippling surface and the sun above."""
    water(c, ["#fff4c4", "#d2e8a2", "#62b894", "#1f8078", "#0c5058", "#062e3c"], (350, 10, 330, "#fff8d0", 0.7))
    surface(c, 210, "#fffbdc", "#3fa088", seed=17, n=170, centre=300, alpha=0.85)
    ripples(c, 356, -14)
    c.glow(356, 20, 110, "#ffffff", 0.9)
    shafts(c, (356, -60), "#fff6c4", n=13, length=760, amount=0.34, spread=1.1, seed=6)
    c.lifted(lambda q: frond(q, FAR, sink=0.82, fine=False)).blurred(2.4).lay(0.8)
    c.lifted(lambda q: frond(q, REAR, sink=0.68, fine=False)).blurred(1.4).lay(0.9)


def animal(c):
    """Paint the wrack."""
    frond(c, HERO)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=53)
    stage(c)
    animal(c)
    c.area(smooth(500, 720, c.y) * 0.5, "#0a2c36", wash=0)
    motes(c, "#fffbe0", 60)
    return finished(c, focus=((250, 330, 360),), share=0.28)
