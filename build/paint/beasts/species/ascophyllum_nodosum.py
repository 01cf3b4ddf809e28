"""Knotted wrack rises like ropes to the bright surface at high tide; an eider looks under water for food.

What makes the species: long leathery straps without a rib, with single egg-shaped bladders in the strap, one
after another at unequal distances; on the sides short shoots that end in pairs of raisin-like ripe tips.
"""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, mix, smooth
from form import eye, ribbon, solid
from sheet import Sheet, finished
from thallus import Strap, Thallus, egg, sunk, warts
from underwater import bubbles, motes, shafts, surface, water

SUN = (0.55, -0.84)
WATER = "#237a70"
LEATHER = ("#14160c", "#2c2c12", "#50491a", "#7f7024", "#b8a040", "#ecd888")
BLADDER = ("#17160a", "#4c4414", "#94802a", "#e2cc72")
RAISIN = ("#2e2a0e", "#5f5618", "#938424", "#c4b03c", "#ecdc80")

# Points from below to above, half widths at both ends, places of bladders, places and sides of side shoots.
ROPES = {
    "main": (((0, 790), (84, 610), (192, 500), (226, 380), (286, 266), (388, 190), (510, 162)), (43, 14), (0.22, 0.40, 0.55, 0.68, 0.77, 0.91),
             ((0.31, -1), (0.45, 1), (0.58, -1), (0.61, 1), (0.83, 1))),
    "fork": (((228, 372), (222, 300), (264, 226), (276, 160), (322, 92)), (22, 11), (0.28, 0.64), ((0.46, -1), (0.50, 1), (0.84, -1))),
    "left": (((70, 800), (20, 650), (54, 520), (100, 420), (80, 320), (120, 222)), (33, 12), (0.36, 0.58, 0.82), ((0.47, 1), (0.69, -1), (0.72, 1))),
    "right": (((120, 820), (262, 650), (376, 540), (438, 430), (404, 338), (436, 262)), (36, 12), (0.27, 0.48, 0.61, 0.80), ((0.37, 1), (0.55, -1), (0.70, 1))),
    "mid": (((190, 800), (300, 600), (310, 470), (352, 360), (348, 260), (380, 150)), (17, 7), (0.34, 0.5, 0.64, 0.82), ((0.42, 1), (0.57, -1), (0.72, -1))),
    "mid2": (((420, 800), (470, 620), (440, 500), (480, 400)), (18, 12), (0.4, 0.7), ((0.55, -1),)),
    "mid3": (((110, 800), (150, 620), (130, 480), (170, 380), (160, 280), (190, 200)), (15, 6), (0.36, 0.52, 0.68, 0.86), ((0.45, 1), (0.6, -1))),
    "far": (((250, 760), (210, 560), (262, 420), (240, 300), (262, 220)), (10, 5), (0.4, 0.6, 0.8), ((0.5, 1), (0.7, -1))),
    "far2": (((330, 760), (400, 560), (390, 420), (430, 300), (470, 240)), (11, 5), (0.42, 0.6, 0.78), ((0.5, -1), (0.7, 1))),
    "far3": (((10, 760), (-10, 560), (30, 430), (14, 300), (40, 210)), (11, 5), (0.42, 0.6, 0.8), ((0.5, 1), (0.7, 1))),
}


ROLL = {
    "main": (0.3, 0.5, -0.4, -1.15, -0.3, 0.6, 1.2, 0.3, -0.5, -1.1, -0.2),
    "left": (0.2, -0.5, -1.15, -0.2, 0.7, 1.2, 0.2, -0.9, -0.3),
    "right": (-0.3, 0.4, 1.15, 0.3, -0.5, -1.2, -0.2, 0.8, 0.3),
    "fork": (0.2, -0.4, 0.6, 1.2, 0.2, -0.7, 0.3),
}


def spindle(x, y, long, wide, turn):
    """Return the outline of a bladder that runs out into its strap on both sides."""
    t = np.linspace(-1, 1, 28)
    w = wide * np.cos(np.pi / 2 * t) ** 1.25 + 0.02
    u, v = np.r_[t, t[::-1]] * long * 1.45, np.r_[-w, w[::-1]]
    co, si = np.cos(turn), np.sin(turn)
    return np.stack([x + u * co - v * si, y + u * si + v * co], -1)


def rope(name, ages=(0.0, 1.0)):
    """Return the strap of a rope, its bladders and the places of its side shoots."""
    points, (low, high), eggs, shoots = ROPES[name]
    t = np.linspace(0, 1, 7)
    half = (*(high + (low - high) * (1 - t) ** 1.3), high)
    strap = Strap(np.array(points, float), half, ages, ROLL.get(name, (0.0, 0.3, -0.2, 0.4, 0.0)))
    bladders = []
    for n, place in enumerate(eggs):
        x, y, h, turn = strap.at(place)
        swell = 1.0 + 0.16 * (n % 3 - 1)
        bladders.append((x, y, h * 1.9 * swell, h * 1.22 * swell, turn))
    return strap, bladders, shoots


def ends(strap):
    """Return the two short branches into which a rope divides at its tip."""
    x, y, h, turn = strap.at(1.0)
    out = []
    for e, long in ((-1, 3.4), (1, 2.6)):
        a = turn + e * np.array([0.5, 0.42, 0.25])
        p = np.array([x, y]) + np.cumsum(np.stack([np.cos(a), np.sin(a)], -1) * h * long / 2, 0)
        out.append(Strap(np.concatenate([[[x, y]], p]), (h * 0.8, h * 0.85, h * 0.62), (0.95, 1.0)))
    return out


def shoot(strap, place, side, number=0):
    """Return the line of a short shoot and its one to three ripe tips (x, y, rx, ry, turn)."""
    x, y, h, turn = strap.at(place, side * 0.7)
    a = turn + side * 0.75
    end = (x + np.cos(a) * h * 1.7, y + np.sin(a) * h * 1.7)
    bend = (x + np.cos(a + side * 0.3) * h * 1.0, y + np.sin(a + side * 0.3) * h * 1.0)
    tips = []
    for e, long in (((-0.45, 0.95), (0.35, 1.15)), ((-0.1, 1.3),), ((-0.75, 0.75), (0.1, 1.1), (0.75, 0.85)), ((-0.35, 1.2), (0.5, 0.75)))[number % 4]:
        b = a - 0.25 * side + e
        r = h * long
        tips.append((end[0] + np.cos(b) * r * 0.8, end[1] + np.sin(b) * r * 0.8, r, h * 0.52, b))
    return Strap(np.array([(x, y), bend, end]), (h * 0.42, h * 0.28, h * 0.3), (0.6, 0.9)), tips


def ropes(c, names, *, sink=0.0, push=0.0, onto=None, fine=True):
    """Paint ropes with bladders and side shoots; return their mask."""
    q, one = lambda tones: sunk(tones, WATER, sink), lambda colour: mix(colour, WATER, sink)
    whole = np.zeros((c.h, c.w), F)
    for number, name in enumerate(names):
        strap, eggs, places = rope(name)
        shoots = [shoot(strap, *p, number + i) for i, p in enumerate(places)]
        outlines = [spindle(x, y, a, b, turn) for x, y, a, b, turn in eggs]
        stalks = Thallus(c, [s for s, _ in shoots], sun=SUN).lit_from(SUN)
        stalks.paint(q(LEATHER), push=push + 0.05, line=(one("#100f08"), 0.7, 1.6), rim=(one("#fff0b0"), 0.7, 1.6))
        for x, y, a, b, turn in (t for _, tips in shoots for t in tips):
            egg(c, x, y, a, b, turn, q(RAISIN), sun=(0.5, -0.75, 0.4), glow=(one("#f0d048"), 0.6), point=0.12, line=(one("#2c260c"), 0.7), spark=0)
            if fine:
                warts(c, x, y, a, b, turn, one("#fffac8"), one("#6d5c18"), rows=4, alpha=0.4)
        body = Thallus(c, [strap, *ends(strap)], sun=SUN, swollen=outlines, web=3.0).lit_from(SUN)
        if onto is not None:
            body.shade(onto, amount=0.5)
        body.paint(q(LEATHER), push=push, older=-0.24, lit=0.32, rolled=0.30, crisp=0.5, grain=0.03, seed=number, glow=(one("#f0bc38"), 0.75), rim=(one("#fff2b8"), 0.9, 2.2), line=(one("#0e0e08"), 0.8, 2.4))
        for x, y, a, b, turn in eggs:
            egg(c, x, y, a * 1.12, b * 0.97, turn, q(BLADDER), sun=(0.6, -0.74, 0.2), glow=(one("#c8942c"), 0.3), spark=0.7 * (1 - sink), soft=b * 0.06)
        whole = np.maximum(whole, body.mask)
    return whole


HEAD = [(0.46, -0.16), (0.16, -0.33), (-0.16, -0.44), (-0.50, -0.40), (-0.74, -0.14), (-0.86, 0.20), (-0.60, 0.62), (-0.30, 0.50), (0.02, 0.42), (0.40, 0.36), (0.52, 0.10)]
CAP = [(0.62, -0.02), (0.30, -0.26), (-0.14, -0.45), (-0.46, -0.40), (-0.62, -0.22), (-0.40, -0.14), (-0.06, -0.04), (0.24, 0.08), (0.50, 0.20)]
BILL = [(0.28, -0.20), (0.62, -0.06), (0.94, 0.12), (1.06, 0.24), (1.02, 0.33), (0.86, 0.34), (0.60, 0.33), (0.36, 0.36), (0.46, 0.16), (0.60, 0.06)]


def foot(c, x, y, long, turn, spread, tones):
    """Paint a webbed foot from below: three toes, the skin between them full of light."""
    dark, own, light = tones
    toes = [(x + np.cos(turn + a) * long * s, y + np.sin(turn + a) * long * s) for a, s in ((-spread, 0.88), (0, 1.0), (spread, 0.92))]
    inner = [(x + np.cos(turn + a) * long * 0.82, y + np.sin(turn + a) * long * 0.82) for a in (-spread / 2, spread / 2)]
    web = [(x, y, None), (*toes[0], None), inner[0], (*toes[1], None), inner[1], (*toes[2], None)]
    solid(c, web, (own, light), high=0.3, grain=0.02)
    for q in toes:
        c.line([(x, y), q], long * 0.15, dark, taper=(1.0, 0.6))
        c.line([(x - 1, y - 1), q], long * 0.06, light, taper=(1.0, 0.6))


def eider(c):
    """Paint a drake on the surface from below: black belly, paddling feet, the head under water."""
    at = lambda points, x, y, size, turn: [(x + (u * np.cos(turn) - v * np.sin(turn)) * size, y + (u * np.sin(turn) + v * np.cos(turn)) * size, *rest) for u, v, *rest in points]
    for rx, ry, w in ((150, 62, 3.0), (176, 78, 2.2)):
        t = np.linspace(0.15, 2.9, 40)
        c.line(np.stack([84 + rx * np.cos(t), 44 + ry * np.sin(t)], -1), w, "#fffbe0", taper=(0.2, 0.2), alpha=0.7)
    feet = ("#7a5a14", "#c08a1c", "#f6cc58")
    for p in ([(62, 92), (56, 118), (44, 136)], [(112, 96), (124, 116), (132, 132)]):
        c.line(p, 11, feet[0], taper=(1.1, 0.7), round_=True)
        c.line([(x + 2, y) for x, y in p], 5, feet[1], taper=(1.1, 0.7), round_=True)
    foot(c, 44, 134, 46, 2.5, 0.52, feet)
    foot(c, 132, 130, 40, 1.05, 0.30, feet)
    neck = ribbon([(166, 30), (188, 78), (203, 116), (200, 152)], (60, 62, 50, 44))
    solid(c, neck, ("#47645f", "#7d9488", "#bcc0a2", "#f8f0d4"), sun=(0.85, -0.35, 0.3), soft=0.9, grain=0.01)
    hull = [(-70, 36), (-40, 66), (10, 92), (80, 106), (140, 98), (182, 76), (200, 40), (190, 6), (100, -20), (-20, -10)]
    body = solid(c, hull, ("#0b1413", "#13211f", "#203a35", "#3f6a5c"), sun=(0.3, 0.85, 0.35), soft=0.5, grain=0.03, lost=((190, 84, 26, 14),))
    with c.within(body):
        c.curve([(140, 112), (150, 70), (154, 20), (214, -20), (226, 90), (176, 120)], Grad((150, 60), (206, 50), "#6d8078", "#e8dcbc"), soft=5)
        c.curve([(-70, 30), (-30, 34), (0, 26), (-10, 50), (-40, 66), (-80, 60)], "#f2ecd8", soft=3, alpha=0.7)
        for x in range(-40, 130, 22):
            c.line([(x, 100), (x + 16, 66), (x + 40, 40)], 3, "#4f8474", taper=(0.2, 0.6), alpha=0.2, round_=True)
    turn, x, y, size = 0.62, 216, 150, 54
    head = solid(c, at(HEAD, x, y, size, turn), ("#4d6a64", "#8a9f90", "#d4d2b4", "#fff8e0"), sun=(0.75, -0.5, 0.35), lost=((206, 128, 16, 6),), grain=0.02)
    with c.within(head):
        c.curve(at([(-0.9, -0.1), (-0.5, 0.0), (-0.3, 0.16), (-0.5, 0.36), (-0.9, 0.30)], x, y, size, turn), "#6fa070", soft=2, alpha=0.75)
        c.curve(at(CAP, x, y, size, turn), Grad((x, y - 30), (x, y + 20), "#2c3a40", "#10161a"))
    solid(c, at(BILL, x, y, size, turn), ("#5f5c1c", "#93902c", "#c8c050", "#f0e690"), sun=(0.6, -0.7, 0.4), grain=0.02)
    c.line([q[:2] for q in at([(1.02, 0.30), (0.70, 0.25), (0.44, 0.28)], x, y, size, turn)], 2.0, "#3a3a14", round_=True)
    ((ex, ey),) = at([(0.02, -0.08)], x, y, size, turn)
    eye(c, ex, ey, 3.6, iris="#4a2c18", ring="#06090b")
    c.line([q[:2] for q in at([(-0.12, 0.02), (0.02, 0.05), (0.16, 0.04)], x, y, size, turn)], 1.6, "#fffbe8", taper=(0.3, 0.3), round_=True)
    bubbles(c, ((262, 176, 3.4), (272, 160, 2.4), (258, 150, 2.0), (150, 150, 3.0), (164, 168, 2.2), (24, 176, 3)))


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
    c.lifted(lambda q: ropes(q, ("far", "far2", "far3"), sink=0.66, fine=False)).blurred(2.0).lay()
    c.lifted(lambda q: ropes(q, ("mid", "mid2", "mid3"), sink=0.42, fine=False)).blurred(0.7).lay()


def animal(c):
    """Paint the wrack."""
    first = ropes(c, ("right", "left"), push=-0.08)
    ropes(c, ("fork", "main"), onto=first)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=53)
    stage(c)
    eider(c)
    animal(c)
    c.area(smooth(500, 720, c.y) * 0.5, "#0a2c36", wash=0)
    motes(c, "#fffbe0", 60)
    return finished(c, focus=((250, 330, 360), (200, 120, 120)), share=0.28)
