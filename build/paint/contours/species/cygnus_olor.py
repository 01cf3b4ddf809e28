"""Mute swan: sails with raised wings out of the reeds at dawn.

Landmarks in lengths of the head with its bill (100): body four long, afloat; neck in one S, two and a half
long, slimmest below the head, widening into the breast; bill orange, hanging down, black knob and
black to the eye; wings arched like sails, the far one a rim beside the near one; pointed tail.
"""

from __future__ import annotations

import numpy as np
from paint.contours.air import (
    clouds,
    finish,
    glow,
    grid,
    ink,
    land,
    mist,
    over,
    screen,
    sky,
)
from paint.contours.figure import Figure, Pose
from paint.contours.light import Sun, ramp, rgb
from paint.contours.sea import Sea, afloat, lap, lay, rings
from paint.contours.shapes import ROUND, Array, band, cloud, line, strokes, vane

LEVEL = 452
ENDS = (100, 410)
WHITE = "#f1eff0"
BODY = [
    (108, 404), (102, 432), (112, 462), (160, 492), (250, 500), (350, 486), (412, 456), (446, 420),
    (468, 392), (440, 388), (390, 380), (320, 366), (250, 350), (196, 338), (150, 350), (122, 374),
]
NECK = [
    (142, 176, 17), (166, 160, 17.5), (190, 164, 18), (206, 186, 18), (208, 220, 18.5), (196, 256, 20), (180, 290, 23), (166, 324, 30), (160, 360, 42), (164, 400, 50),
]
HEAD = [
    (110, 190), (118, 172), (132, 158), (152, 148), (172, 148), (184, 158), (178, 178), (160, 192), (146, 202), (132, 212), (118, 214), (110, 206),
]


def bird(k: float) -> Figure:
    """Lay the bird together."""
    b = Figure(k, Pose((240, 400), (231, 402), 0.97))
    b.flow(
        [
            [(120, 190), (170, 158), (206, 200), (190, 280), (160, 350), (130, 410)],
            [(180, 350), (240, 300), (330, 270), (430, 330)], [(180, 380), (300, 390), (440, 380)],
            [(130, 440), (250, 470), (400, 440)],
        ]
    )
    _far_wing(b)
    for angle, long in ((-16, 66), (-8, 74), (0, 72), (8, 62)):
        b.feather(vane((402, 398), angle, long, 12, shape=ROUND), WHITE, rise=0.5, cling=0.2, root=0.2, shadow=(2, 3, 0.35))
    b.form(BODY, _white, rise=1.0, fringe=0.5)
    for x, y, angle, long in ((170, 424, 8, 70), (230, 432, 4, 76), (290, 430, -2, 76), (344, 420, -8, 70), (200, 444, 4, 70), (262, 450, 0, 70)):
        b.feather(vane((x, y), angle, long, 15, 0.0, shape=ROUND), WHITE, rise=0.2, cling=0.85, root=0.85, shadow=(2, 5, 0.16))
    _near_wing(b)
    b.form(band(NECK), _white, rise=1.0, fringe=0.4, shadow=(6, 9, 0.45), lost=[(164, 400, 70, 46), (130, 380, 40, 30), (206, 372, 30, 26)])
    _head(b)
    return b


def _white(x: Array, y: Array) -> Array:
    return np.asarray(rgb(WHITE) * (1 - 0.03 * cloud(x / 20, y / 20, 5, 2))[..., None])


def _far_wing(b: Figure) -> None:
    """The rim of the wing beyond."""
    for i in range(7):
        t = i / 6
        b.feather(vane((250 + 30 * t, 320), -100 + 50 * t, 108 + 34 * np.sin(np.pi * t), 19, -0.12, shape=ROUND), "#d9dae6", rise=0.5, cling=0.2, root=0.1, shadow=(2, 3, 0.35))


def _near_wing(b: Figure) -> None:
    """The sail: long feathers in an arch, one rank of coverts, the shoulder."""
    for i in range(9):
        t = i / 8
        base = (232 + 62 * t, 334 + 36 * t)
        angle = -86 + 88 * t**0.85
        long = 112 + 62 * np.sin(np.pi * (0.12 + 0.76 * t)) + 4 * (i % 2)
        b.feather(vane(base, angle, float(long), 25 - 6 * t, -0.22, shape=ROUND), WHITE, rise=0.42, cling=0.25, root=0.15, shadow=(4, 6, 0.5), shaft=0.10)
    for i in range(6):
        t = i / 5
        base = (216 + 54 * t, 336 + 34 * t)
        b.feather(vane(base, -80 + 80 * t, 92 + 20 * np.sin(np.pi * t), 24 - 5 * t, -0.18, shape=ROUND), WHITE, rise=0.38, cling=0.4, root=0.4, shadow=(3, 5, 0.36))
    b.form(
        [(176, 380), (178, 348), (192, 318), (216, 296), (242, 294), (262, 316), (286, 340), (318, 364), (342, 384), (316, 400), (268, 408), (216, 404), (188, 398)],
        _white, rise=0.85, cling=0.2, shadow=(4, 7, 0.36), fringe=1.0, lost=[(300, 346, 46, 30), (256, 306, 40, 26), (200, 404, 60, 40), (280, 410, 60, 40)],
    )
    for x, y, angle, long, w in ((214, 340, -44, 56, 16), (236, 362, -22, 62, 17), (262, 384, -4, 64, 15)):
        b.feather(vane((x, y), angle, long, w, -0.12, shape=ROUND), WHITE, rise=0.35, cling=0.75, root=0.8, shadow=(2.5, 4, 0.25))


def _head(b: Figure) -> None:
    """Head, black mask and knob, orange bill."""
    b.form(HEAD, _white, rise=0.9, fringe=0.4, shadow=(2, 4, 0.25), lost=[(180, 164, 22, 18), (160, 190, 16, 8)])
    bill = [(126, 184, None), (112, 198), (98, 220), (84, 242), (76, 252), (76, 260, None), (86, 260), (102, 248), (118, 232), (132, 214, None), (132, 198)]
    b.form(bill, lambda x, y: ramp([(180, "#f08a30"), (225, "#f0742a"), (262, "#d9562a")], y), rise=0.8, gloss=0.5, shadow=(2, 3, 0.35))
    b.patch(band([(129, 212, 0.8), (108, 238, 0.9), (80, 259, 0.6)]), "#201210", soft=0.5)
    b.patch([(76, 252), (82, 248), (85, 254), (79, 261), (74, 260)], "#1b1516", soft=1.0)
    b.patch([(104, 216), (110, 207), (113, 209), (107, 219)], "#1b1416", soft=0.8)
    b.patch([(146, 172, None), (134, 176), (124, 184), (118, 196), (126, 204), (134, 214, None), (136, 200), (140, 184)], "#1b1a1e", soft=0.8, gloss=0.3)
    b.form([(112, 196), (110, 186), (116, 177), (127, 174), (133, 181), (130, 192), (121, 199)], "#202024", rise=0.9, gloss=0.6, shadow=(1.5, 2, 0.4))
    b.form([(142, 173), (144.5, 168.5), (149.5, 168), (152.5, 172), (150, 176.5), (145, 177)], "#1c120c", rise=0.9, gloss=1.0, shadow=(0, 0, 0))
    b.patch([(145.6, 170.4), (147.6, 169.6), (148, 171.4), (146.2, 172.2)], "#ffffff", soft=0.3)


SUN = Sun(way=(-0.68, -0.52, 0.48), warm="#ffe2bd", power=1.62, sky="#7f88dc", sky_power=0.55, ground="#b07f9a", ground_power=0.32, rim="#ffdcae", rim_power=0.55, gloss=1.0, nap=0.03)


def reeds(image: Array, seed: int) -> Array:
    """Return the picture with a stand of reed that leans with the wind, and its far neighbours."""
    _, _, k = grid(image)
    random = np.random.default_rng(seed)
    for depth, code, span, foot, high, count in ((0, "#8a7fae", (250, 500), 232, 120, 60), (1, "#4f4a80", (330, 500), 252, 190, 60)):
        lines = []
        for _ in range(count):
            x0, tall, lean = random.uniform(*span), high * random.uniform(0.55, 1.1), random.uniform(-6, 22)
            foot_y = foot + random.uniform(-2, 5)
            w = (0.8 + 0.6 * depth) * random.uniform(0.7, 1.2)
            lines.append(line([(x0, foot_y, w), (x0 + 0.35 * lean, foot_y - 0.55 * tall, 0.8 * w), (x0 + lean, foot_y - tall, 0.3 * w)], 4))
            if random.uniform() < 0.45:
                lines.append(line([(x0 + 0.85 * lean, foot_y - 0.94 * tall, 0.4), (x0 + 1.05 * lean + 2, foot_y - 1.02 * tall, 2.4 + depth), (x0 + 1.3 * lean + 7, foot_y - 1.07 * tall, 0.3)], 3))
            for _ in range(2):
                at, way = random.uniform(0.25, 0.8), random.choice([-1, 1, 1])
                lx, ly, long = x0 + lean * at**1.6, foot_y - tall * at, random.uniform(18, 46)
                lines.append(line([(lx, ly, 1.0 + 0.5 * depth), (lx + 0.5 * way * long, ly - 0.45 * long, 1.2 + 0.5 * depth), (lx + way * long, ly - 0.25 * long, 0.2)], 4))
        image = over(image, ink(code), 0.9 * strokes([np.c_[c, np.ones(len(c))] for c in lines], k))
    return image


def paint(k: float) -> Array:
    """Paint the card."""
    image = sky(k, [(0, "#5b5aa6"), (90, "#8d78b8"), (170, "#d79aae"), (232, "#ffc79a"), (720, "#ffc79a")])
    image = glow(image, (40, 215), (240, 90), "#ffe9b8", 0.85)
    image = clouds(image, (10, 190), (210, 30), ("#ffc9a8", "#7a6cae"), 104, 0.6)
    image = land(image, [(-30, 226), (60, 220), (160, 222), (300, 214), (500, 208)], 240, ("#7d6ca2", "#d3a0a8"), 55, rough=1.5, trees=16)
    image = mist(image, 236, 14, "#ffd0ae", 0.7)
    image = reeds(image, 6)
    image = mist(image, 250, 12, "#f6c4b4", 0.4)
    b = bird(k)
    row = afloat(b, ENDS, LEVEL, 10)
    lit = b.over(np.zeros_like(image), SUN)
    image = lay(
        image, Sea(242, deep="#3a3270", clear="#7a5f9c", wind=0.7, size=1.0, mirror=0.97, seed=18, reach=80, sun=(40, 215), glitter=0.5),
        (lit, b.alpha), LEVEL + 8, rings(k, (256, LEVEL), (160, 28), 0.4, 0.12),
    )
    x, y, _ = grid(image)
    image = screen(image, ink("#ffd9b4"), 0.35 * np.exp(-(((y - 262) / 16 + 0.4 * cloud(x / 80, y / 14, 3, 2)) ** 2)))
    image = b.over(image, SUN)
    image = lap(image, row, ENDS, "#ffe6d0")
    return finish(image)
