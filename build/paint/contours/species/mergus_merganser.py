"""Goosander: carries her ducklings over a forest lake.

Landmarks in lengths of the head without bill (66): body five long, low in the water; bill as long as
the head, thin, red, hooked; chestnut head with a ragged crest from the nape, sharply cut off
against the pale neck, white chin; slim neck that widens into a cream breast; blue-grey back in large
soft feathers. Ducklings: rust cheeks with a white line below the eye, white spots on brown down.
"""

from __future__ import annotations

import numpy as np
from paint.contours.air import finish, glow, land, mist, sky
from paint.contours.figure import Figure, Pose
from paint.contours.light import Sun, ramp, rgb
from paint.contours.sea import Sea, afloat, lap, lay, rings
from paint.contours.shapes import Array, band, cloud, smooth, vane

WHOLE = Pose((240, 400), (246, 398), 0.97, 0, True)
BODY = [
    (112, 366), (104, 392), (112, 420), (150, 446), (240, 456), (340, 446), (400, 424), (440, 400), (462, 384),
    (440, 376), (400, 366), (350, 352), (300, 344), (250, 342), (200, 346), (160, 350), (130, 352),
]
NECK = [
    (124, 258), (132, 250), (148, 252), (156, 268), (158, 288), (166, 314), (186, 340), (212, 362), (200, 392), (150, 404),
    (112, 394), (103, 370), (112, 346), (124, 322), (128, 298), (123, 278),
]
HEAD = [
    (-30, -6), (-26, -18), (-10, -28), (10, -29), (28, -20), (38, -4), (40, 18), (34, 36), (18, 44), (0, 40),
    (-8, 26), (-20, 16), (-31, 8),
]
EYE = Pose((0, 0), (130, 244), 1.0, -3)
GREY, CREAM, RUST, RED = "#8795a3", "#efe6dc", "#a1502a", "#d8301f"


def bird(k: float) -> Figure:
    """Lay the birds together."""
    b = Figure(k, WHOLE)
    b.flow(
        [
            [(100, 225), (130, 205), (165, 235), (170, 300), (220, 350)],
            [(120, 250), (125, 310), (106, 380), (150, 440)],
            [(200, 350), (300, 352), (400, 374), (460, 386)], [(150, 410), (260, 430), (400, 420)],
        ]
    )
    b.form([(410, 378), (448, 376), (484, 378, None), (470, 390), (430, 402), (406, 404)], "#6c7885", rise=0.4)
    duckling(b, Pose((0, 0), (296, 348), 0.62))
    duckling(b, Pose((0, 0), (236, 346), 0.70))
    b.form(BODY, _coat, rise=1.0, fringe=0.5, shadow=(3, 6, 0.4))
    _wing(b)
    b.form(NECK, _throat, rise=0.9, fringe=0.5, shadow=(4, 7, 0.3), lost=[(160, 398, 60, 40), (204, 372, 30, 26), (110, 390, 24, 20)])
    b.pose = EYE
    _head(b)
    b.pose = Pose()
    return b


def _coat(x: Array, y: Array) -> Array:
    t = smooth(230, 140, x)[..., None]
    low = (0.35 * smooth(395, 425, y) * smooth(180, 240, x))[..., None]
    c = rgb(GREY) * (1 + 0.10 * cloud(x / 18, y / 9, 33, 2))[..., None] * (1 - t) + rgb(CREAM) * t
    return np.asarray(c * (1 - low) + rgb("#c7cdd0") * low)


def _throat(x: Array, y: Array) -> Array:
    t = smooth(120, 175, x + 0.2 * (y - 300))[..., None] * 0.7
    return np.asarray(rgb(CREAM) * (1 - t) + rgb("#9fa9b2") * t)


def _wing(b: Figure) -> None:
    """Large soft feathers of back and flank, dark primaries."""
    for i, (x, y) in enumerate(((458, 366), (448, 374))):
        b.feather([(360, 358 + 5 * i, 8), (412, 364 + 5 * i, 8), (x, y, 1.5)], "#3f464f", rise=0.5, cling=0.3, edge="#6c7580", edge_width=1.2)
    b.form(
        [(196, 358), (236, 346), (300, 346), (360, 358), (412, 372), (432, 382, None), (380, 392), (320, 396), (260, 394), (214, 382)],
        GREY, rise=0.65, cling=0.35, shadow=(4, 7, 0.5), fringe=0.5, lost=[(220, 350, 40, 24), (300, 344, 60, 22), (370, 358, 40, 16)],
    )
    for x0, y0, angle, long, w in (
        (322, 362, 12, 92, 9), (300, 370, 10, 96, 10), (280, 378, 8, 90, 10),
        (214, 362, 14, 60, 12), (246, 356, 12, 64, 12), (282, 354, 12, 64, 11), (228, 374, 10, 62, 12), (262, 368, 10, 62, 12),
    ):
        b.feather(vane((x0, y0), angle, long, w, -0.04), "#8b99a7", rise=0.45, cling=0.65, root=0.7, edge="#b7c1ca", edge_width=2.4, shadow=(2, 3, 0.38), shaft=0.15)
    for x0, y0, angle, long, w in ((190, 396, 8, 62, 12), (228, 402, 6, 64, 12), (268, 404, 4, 64, 12), (310, 404, 0, 62, 11), (350, 400, -4, 56, 10)):
        b.feather(vane((x0, y0), angle, long, w, 0.0), "#a3adb6", rise=0.4, cling=0.7, root=0.75, edge="#d3d8da", edge_width=2.2, shadow=(1.5, 3, 0.3))


def _head(b: Figure) -> None:
    """Crest, chestnut head, white chin, the saw of a bill."""
    random = np.random.default_rng(12)
    b.form([(14, -24), (32, -16), (44, 0), (50, 16), (54, 32), (44, 40), (36, 50), (20, 44), (12, 10)], "#8f4423", rise=0.5, fringe=2.2, lost=[(50, 16, 26, 7)])
    for i in range(22):
        t = i / 21
        base = (float(22 + 12 * np.sin(np.pi * t)), float(-18 + 52 * t))
        angle = 24 + 54 * t + 5 * random.normal()
        long = float((38 - 10 * t) * random.uniform(0.7, 1.25))
        b.feather(vane(base, angle, long, 2.8, 0.14), ("#8a4121", "#a9562e", "#9a4c28")[i % 3], rise=0.5, cling=0.4, root=0.35, shadow=(1.2, 1.5, 0.3))
    b.form(HEAD, _chestnut, rise=0.95, fringe=0.7, shadow=(3, 4, 0.4), lost=[(40, 6, 22, 14)])
    b.patch([(-31, 5), (-18, 6), (-6, 16), (-2, 26), (-10, 27), (-20, 20), (-30, 14)], "#f4efe8", soft=2.2, fringe=0.8)
    lower = [(-28, 5, None), (-50, 9), (-78, 13), (-90, 14), (-80, 18), (-52, 15), (-28, 12, None)]
    upper = [(-29, -9, None), (-48, -2), (-72, 5), (-88, 8), (-97, 13), (-95, 20, None), (-89, 15), (-70, 12), (-46, 8), (-26, 5, None), (-25, -2)]
    b.form(lower, "#b8261a", rise=0.7, gloss=0.4, shadow=(0, 1, 0))
    b.form(upper, lambda x, y: ramp([(-96, "#7a1712"), (-86, "#c92a1c"), (-50, RED), (-26, "#e4543a")], x), rise=0.8, gloss=0.6, shadow=(1, 1.5, 0.3))
    b.patch(band([(-27, 5.5, 0.7), (-50, 9, 0.6), (-88, 13, 0.4)]), "#4f0d0b", soft=0.3)
    b.patch(band([(-54, 2, 0.4), (-49, 1, 1.2), (-45, 0.5, 0.4)]), "#5f1410", soft=0.4)
    b.patch([(-30, -2), (-18, -6), (-6, -5), (-4, 3), (-16, 4)], "#6a3219", soft=3, amount=0.7)
    b.form([(-6, -3), (-3.5, -7), (1.5, -7), (4.5, -3), (2.5, 1.2), (-3.2, 1.4)], "#7a3a1c", rise=0.8, gloss=0.95, shadow=(0, 0, 0))
    b.patch([(-3.4, -3), (-0.8, -5.6), (1.8, -3), (-0.8, -0.4)], "#0d0806", soft=0.4)
    b.patch([(-3.4, -5), (-1.6, -5.8), (-1.2, -4.2), (-2.8, -3.6)], "#ffffff", soft=0.3)


def _chestnut(x: Array, y: Array) -> Array:
    t = 0.5 - 0.012 * (y + 4) + 0.10 * cloud(x / 7, y / 7, 37, 2)
    return ramp([(0, "#74361c"), (0.5, RUST), (1, "#c47440")], t)


def duckling(b: Figure, pose: Pose) -> None:
    """Lay one duckling, its middle at the origin, looking left."""
    b.pose = pose

    def down(x: Array, y: Array) -> Array:
        pale = smooth(-6, 26, y + 0.2 * x)
        spots = np.exp(-(((x - 26) / 7) ** 2 + ((y + 8) / 5) ** 2)) + np.exp(-(((x + 2) / 6) ** 2 + ((y + 2) / 4) ** 2))
        c = ramp([(0, "#6b4a34"), (1, "#e9d9bd")], pale)
        s = np.clip(spots, 0, 1)[..., None]
        return np.asarray(c * (1 - s) + rgb("#f1e6cf") * s)

    b.form([(-34, -4), (-30, 18), (-4, 32), (30, 28), (52, 8), (58, -8), (40, -18), (8, -22), (-18, -20)], down, rise=0.9, fringe=1.6, shadow=(3, 5, 0.35))
    b.form(band([(18, -12, 2), (34, -4, 7), (48, -2, 1)]), "#5d3f2c", rise=0.6, cling=0.5, fringe=1.0, shadow=(1.5, 2, 0.4))
    head = [(-58, -40), (-50, -56), (-34, -62), (-16, -54), (-8, -36), (-12, -16), (-26, -6), (-42, -14), (-54, -26)]

    def face(x: Array, y: Array) -> Array:
        crown = smooth(-40, -50, y + 0.10 * x)[..., None]
        throat = smooth(-26, -16, y - 0.15 * x)[..., None]
        c = rgb("#c0713f") * (1 - crown) + rgb("#4f3324") * crown
        return np.asarray(c * (1 - throat) + rgb("#f0e4cc") * throat)

    b.form(head, face, rise=0.95, fringe=1.4, shadow=(2, 4, 0.35), lost=[(-16, -14, 16, 10)])
    b.patch(band([(-57, -33, 0.8), (-44, -33.5, 2.6), (-28, -30, 0.6)]), "#f4ead4", soft=0.8)
    b.patch(band([(-56, -38, 0.6), (-40, -40, 1.4), (-26, -39, 0.4)]), "#3d2619", soft=0.6)
    b.form([(-56, -42, None), (-68, -38), (-80, -33), (-80, -30, None), (-68, -29), (-55, -30, None)], "#6f5a52", rise=0.7, gloss=0.4, shadow=(1, 1, 0.3))
    b.form([(-45, -41), (-42, -45), (-37.5, -44), (-36.5, -39.5), (-40, -37), (-44, -38)], "#120c08", rise=0.9, gloss=1.0, shadow=(0, 0, 0))
    b.patch([(-42.6, -43.2), (-40.8, -43.8), (-40.4, -42), (-42, -41.4)], "#ffffff", soft=0.3)
    b.pose = Pose()


def follower(k: float) -> Figure:
    """The duckling that has to swim itself."""
    b = Figure(k)
    b.flow([[(60, 470), (110, 490), (170, 500)]])
    duckling(b, Pose((0, 0), (112, 506), 0.84, 0, True))
    return b


SUN = Sun(way=(-0.52, -0.70, 0.50), warm="#fff0c8", power=1.45, sky="#a8c4c0", sky_power=0.6, ground="#3f6a4a", ground_power=0.45, rim="#fff6d4", rim_power=0.5, gloss=1.2, nap=0.03)


def paint(k: float) -> Array:
    """Paint the card."""
    image = sky(k, [(0, "#f0f0c4"), (120, "#dfe6b0"), (230, "#b9cf92"), (720, "#b9cf92")])
    image = glow(image, (70, 40), (260, 150), "#fffbe0", 0.8)
    image = land(image, [(-40, 150), (60, 128), (180, 140), (300, 108), (420, 92), (520, 84)], 226, ("#8fb28a", "#b9cf9a"), 45, rough=3, trees=34)
    image = mist(image, 214, 22, "#dfe6b4", 0.65)
    image = land(image, [(230, 210), (300, 190), (380, 168), (520, 150)], 228, ("#3f7452", "#6f9a64"), 46, rough=3, trees=52)
    image = land(image, [(-40, 188), (30, 196), (100, 208), (150, 222)], 228, ("#4f8058", "#7da66c"), 47, rough=2, trees=36)
    image = mist(image, 228, 8, "#e6eab8", 0.6)
    b, small = bird(k), follower(k)
    row, other = afloat(b, (42, 378), 412, 9), afloat(small, (64, 142), 522, 4)
    lit = b.over(np.zeros_like(image), SUN)
    r1, r2 = rings(k, (212, 412), (172, 28), 0.42, 0.12), rings(k, (104, 522), (44, 10), 0.6, 0.14)
    image = lay(
        image, Sea(228, deep="#0d3226", clear="#3f7f4c", wind=0.75, size=0.9, mirror=0.92, seed=14, reach=80, sun=(70, 110), glitter=0.35),
        (lit, b.alpha), 422, (r1[0] + r2[0], r1[1] + r2[1]),
    )
    image = b.over(image, SUN)
    image = lap(image, row, (42, 378), "#eef6d8")
    image = small.over(image, SUN)
    image = lap(image, other, (64, 142), "#eef6d8")
    return finish(image)
