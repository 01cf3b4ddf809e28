"""Razorbill: brings sprats home to its ledge in the morning.

Landmarks in lengths of the head without bill (90): body upright at 60 degrees, five heads from crown
to tail; bill 0.6 long and half as deep, its ridge in line with the forehead, then bent down like a
razor; a white bar across it, a white line from its base to the eye; black hood, white breast that
begins at a point; narrow wing with one white line along its secondaries; tail a stiff wedge; feet at
the far end.
"""

from __future__ import annotations

import numpy as np
from paint.contours.air import clouds, finish, glow, land, mist, sky
from paint.contours.figure import Figure, Pose
from paint.contours.light import Sun, ramp, rgb
from paint.contours.sea import Sea, lay
from paint.contours.shapes import Array, band, cloud, smooth

BODY = [
    (172, 186), (171, 210), (164, 238), (151, 274), (145, 318), (149, 366), (163, 412), (190, 456),
    (222, 488), (258, 506), (296, 510), (330, 516), (356, 508), (368, 480), (362, 430), (350, 370),
    (330, 305), (302, 246), (278, 206), (262, 178), (248, 156), (210, 140),
]
HEAD = [
    (150, 147), (168, 133), (192, 122), (218, 121), (241, 131), (257, 151), (270, 178), (288, 212),
    (276, 256), (232, 268), (190, 252), (172, 232), (172, 212), (170, 200), (160, 192), (150, 188), (146, 168),
]
UPPER = [
    (160, 138, None), (142, 145), (122, 150), (106, 160), (97, 176), (95, 191, None), (104, 183), (126, 175),
    (152, 171, None), (166, 158),
]
LOWER = [
    (154, 169, None), (128, 174), (106, 182), (99, 189, None), (112, 194), (134, 194),
    (160, 190, None), (164, 180),
]
TAIL = [(338, 470), (372, 486), (394, 532), (398, 562, None), (376, 549), (346, 524), (326, 500)]
WING = [
    (222, 262), (232, 240), (256, 226), (288, 236), (318, 280), (340, 336), (358, 396), (372, 452),
    (384, 520, None), (352, 486), (320, 456), (284, 420), (250, 376), (228, 330), (218, 290),
]
BLACK, SLATE, WHITE = "#20232c", "#465262", "#f1ede4"
LEAN = Pose((244, 530), (256, 527), 1.0, -9)
"""The bird leans forward over its feet."""


def bird(k: float) -> Figure:
    """Lay the bird together."""
    b = Figure(k, LEAN)
    b.flow(
        [
            [(150, 160), (200, 135), (250, 165), (310, 260), (350, 380), (372, 480)],
            [(150, 185), (170, 230), (150, 300), (165, 400), (230, 490), (320, 512)],
            [(190, 170), (230, 210), (240, 340), (300, 430), (380, 510)],
        ]
    )
    b.whole = Pose((0, 0), (8, 0))
    for dx, dy, tone in ((26, -4, "#15171c"), (0, 0, "#23252b")):
        _foot(b, dx, dy, tone)
    b.whole = LEAN
    b.form(TAIL, BLACK, rise=0.3)
    for i, side in enumerate((-7, 0, 7)):
        b.feather([(350, 484, 6), (374 + side, 515, 7), (397 - 2 * i, 560 - 5 * i, 2)], BLACK, rise=0.6)
    b.form(BODY, _belly, rise=1.05, fringe=0.7)
    b.form(
        [(200, 452), (236, 440), (268, 458), (280, 488), (268, 506), (250, 517), (230, 512), (212, 494)],
        _belly, rise=0.6, fringe=1.2, shadow=(2, 6, 0.16),
        lost=[(236, 444, 60, 46), (205, 470, 34, 30), (274, 480, 34, 30)],
    )
    b.patch(
        [(150, 120), (300, 120), (420, 330), (420, 560), (352, 505), (322, 492), (270, 440), (235, 360), (218, 280), (190, 245), (166, 226), (140, 180)],
        BLACK, soft=1.5, fringe=1.5,
    )
    b.form(HEAD, BLACK, rise=1.0, lost=[(232, 262, 55, 30), (282, 230, 40, 26), (180, 240, 20, 6)], shadow=(0, 1, 0), fringe=0.6)
    b.patch([(180, 205), (215, 190), (240, 215), (250, 260), (205, 262), (182, 240)], "#2b2725", soft=18, amount=0.6)
    _bill(b)
    _wing(b)
    _eye(b)
    return b


def _belly(x: Array, y: Array) -> Array:
    """White, greyer where the feathers of the flank overlap."""
    return np.asarray(rgb(WHITE) * (1 - 0.05 * cloud(x / 26, y / 34, 5, 2))[..., None])


def _foot(b: Figure, dx: float, dy: float, tone: str) -> None:
    """A short leg, and a web of three toes on the rock."""
    b.form(band([(246 + dx, 500 + dy, 13), (240 + dx, 528 + dy, 8), (238 + dx, 544 + dy, 7)]), tone, rise=0.7, gloss=0.25)
    web = [
        (246 + dx, 538 + dy), (252 + dx, 549 + dy, None), (236 + dx, 553 + dy), (214 + dx, 558 + dy, None), (204 + dx, 552 + dy),
        (186 + dx, 552 + dy, None), (184 + dx, 545 + dy, None), (206 + dx, 542 + dy), (230 + dx, 534 + dy),
    ]
    b.form(web, tone, rise=0.5, gloss=0.25)
    for end in ((187, 548), (214, 555), (244, 550)):
        b.form(band([(238 + dx, 540 + dy, 5), ((238 + end[0]) / 2 + dx, (538 + end[1]) / 2 + dy, 4), (end[0] + dx, end[1] + dy, 2)]), tone, rise=0.8, gloss=0.3, shadow=(1, 1, 0.4))


def _bill(b: Figure) -> None:
    """Sprats across the bill, between its halves; the white bar, the grooves."""
    b.form(LOWER, "#17191f", rise=0.6, gloss=0.5)
    for x0, lean, length, seed in ((149, 9, 54, 1), (134, -1, 62, 2), (119, -13, 54, 3)):
        _sprat(b, x0, lean, length, seed)
    b.form(UPPER, "#1c1f27", rise=0.7, gloss=0.6, lost=[(164, 148, 12, 5)])
    for x, tone, amount, wide in ((124, WHITE, 1.0, 2.0), (113, "#56606c", 0.8, 1.0), (136, "#56606c", 0.5, 0.9)):
        top = np.interp(x, (97, 106, 122, 142), (172, 162, 152, 147)) + 0.5
        low = np.interp(x, (104, 126, 152), (181, 174, 170))
        b.patch(band([(x + 1, top, wide * 0.6), (x - 3, (top + low) / 2, wide), (x + 1, low, wide * 0.7)]), tone, soft=0.4, amount=amount)
    b.patch(band([(127, 177, 1.6), (124, 186, 1.8), (128, 193, 1)]), WHITE, soft=0.4)
    b.patch(band([(150, 147, 0.8), (166, 146.5, 1.6), (186, 149.5, 1.0)]), WHITE, soft=0.4)


def _sprat(b: Figure, x: float, lean: float, length: float, seed: int) -> None:
    """The hanging half of a small silver fish."""
    rows = [(x, 176, 4.5), (x + 0.1 * lean, 190, 7.4), (x + 0.5 * lean, 190 + 0.5 * length, 6.6), (x + lean, 188 + length, 1.8)]

    def silver(px: Array, py: Array) -> Array:
        side = (px - x - lean * np.clip((py - 190) / length, 0, 1)) / 7
        return ramp([(-1, "#ffffff"), (0.35, "#e6eeee"), (0.65, "#8fb0ba"), (1, "#3f6a80")], side)

    end = np.array([x + lean, 186 + length])
    fork = [tuple(end), (end[0] + 7 + lean * 0.2, end[1] + 13, None), (end[0] + lean * 0.15, end[1] + 7), (end[0] - 7 + lean * 0.2, end[1] + 13, None)]
    b.form(fork, "#a9bcc2", rise=0.3, shadow=(2, 2, 0.3))
    b.form(band(rows), silver, rise=0.9, gloss=0.9, shadow=(2, 3, 0.5))


def _wing(b: Figure) -> None:
    """The folded wing: shoulder and coverts as one soft mass, the white line, long primaries."""
    b.form(
        WING, BLACK, rise=0.62, cling=0.35, shadow=(4, 6, 0.6), fringe=0.5,
        lost=[(250, 230, 34, 22), (280, 236, 40, 26), (312, 276, 40, 26), (340, 336, 36, 20), (356, 396, 34, 14)],
    )
    for i, (x, y) in enumerate([(392, 532), (387, 512), (380, 490), (372, 468)]):
        b.feather([(322 - 4 * i, 412 - 8 * i, 7), (354 - 2 * i, 462 - 9 * i, 9.5), (x, y, 1.5)], "#262931", rise=0.5, cling=0.4, root=0.5, edge="#454c58", edge_width=1.2)
    tertials = ((236, 322, 290, 420, 10), (246, 306, 306, 414, 11), (262, 296, 324, 400, 11))
    for x0, y0, x1, y1, w in tertials:
        b.feather([(x0, y0, w * 0.6), ((x0 + x1) / 2 - 5, (y0 + y1) / 2 + 4, w), (x1, y1, 3)], "#252830", rise=0.5, cling=0.55, root=0.6, edge="#525c69", edge_width=1.3)
    b.patch(band([(264, 404, 0.6), (290, 427, 3.0), (318, 450, 3.0), (342, 470, 0.5)]), WHITE, soft=0.5)
    for x0, y0, x1, y1, w in ((238, 262, 258, 322, 12), (258, 256, 284, 316, 14), (282, 262, 312, 330, 13), (246, 296, 272, 352, 12), (274, 300, 304, 362, 13)):
        b.feather([(x0, y0, w * 0.6), ((x0 + x1) / 2 - 1, (y0 + y1) / 2, w), (x1, y1, 4)], "#272b35", rise=0.4, cling=0.8, root=0.8, edge="#363d49", edge_width=3)


def _eye(b: Figure) -> None:
    b.patch([(186, 146), (196, 142), (205, 148), (206, 157), (197, 163), (187, 158)], "#101116", soft=2.5)
    b.form([(189.5, 152), (192, 147), (197, 145.5), (202, 148), (203.5, 153), (201, 158), (196, 159.5), (191, 157.5)], "#1a120c", rise=0.9, gloss=0.9, shadow=(0, 0, 0))
    b.patch([(193, 147.5), (195.5, 147), (196.5, 149.5), (194, 151)], "#ffffff", soft=0.5)
    b.patch(band([(189, 149, 0.4), (196, 144.4, 0.9), (203.5, 148.5, 0.4)]), "#6c7684", soft=0.4)


def rock(k: float) -> Figure:
    """The ledge of granite."""
    r = Figure(k)
    r.form([(-30, 566), (60, 552), (160, 548), (260, 549), (330, 556), (400, 575), (520, 612), (520, 760), (-30, 760)], "#8d7f7c", bevel=26, rise=0.7, shadow=(0, 1, 0))
    for points, tilt, tone in (
        ([(-30, 600, None), (90, 592, None), (170, 604, None), (236, 690, None), (250, 760, None), (-30, 760, None)], (0.15, 0.35), "#83747a"),
        ([(170, 604, None), (330, 584, None), (420, 618, None), (380, 760, None), (250, 760, None), (236, 690, None)], (-0.3, 0.5), "#6b5f68"),
        ([(420, 618, None), (520, 634, None), (520, 760, None), (380, 760, None)], (-0.9, 0.5), "#5b5260"),
    ):
        r.form(points, tone, bevel=12, rise=0.5, cling=0.3, tilt=tilt, shadow=(2, 5, 0.4))
    spots = cloud(r.x / 30, r.y / 13, 41, 4)
    ochre = smooth(1.0, 1.3, spots + 0.5 * smooth(640, 560, r.y))
    r.tint += (ochre * 0.85)[..., None] * (rgb("#c98a2e") - r.tint)
    pale = smooth(1.2, 1.5, cloud(r.x / 20, r.y / 9, 47, 4))
    r.tint += (pale * 0.6)[..., None] * (rgb("#b9bfb0") - r.tint)
    r.shadow([(214, 556), (262, 546), (330, 556), (420, 580), (470, 604), (420, 612), (320, 590), (240, 570)], 9, 0.75)
    r.shadow([(190, 554), (230, 548), (280, 552), (270, 562), (215, 564)], 5, 0.6)
    r.rough((90, 30), 4.0, 8)
    r.rough((18, 8), 0.35, 9)
    return r


SUN = Sun(way=(-0.66, -0.56, 0.50), warm="#ffe0b0", power=1.3, sky="#7f9ed6", sky_power=0.5, ground="#8a6a58", ground_power=0.30, rim="#ffe6bd", rim_power=0.5, gloss=1.6)


def paint(k: float) -> Array:
    """Paint the card."""
    image = sky(k, [(0, "#9dbcd8"), (120, "#c9d6d8"), (215, "#f3dcb6"), (262, "#f8d9a8"), (720, "#f8d9a8")])
    image = glow(image, (60, 60), (300, 220), "#fff0cc", 0.55)
    image = clouds(image, (-20, 225), (190, 46), ("#fff4de", "#c3bfd0"), 12, 0.55, -0.1)
    image = land(image, [(-30, 236), (40, 228), (110, 232), (170, 244), (230, 252), (262, 262)], 262, ("#53627f", "#9a97a4"), 5, rough=2.0, trees=3)
    image = land(image, [(330, 258), (380, 252), (440, 250), (500, 248)], 262, ("#a7abb8", "#cbbfb4"), 6, rough=1.0, trees=1.5)
    image = mist(image, 262, 12, "#f2dcc0", 0.4)
    image = lay(image, Sea(262, deep="#0f3a5c", clear="#2c7a90", wind=1.0, size=1.0, mirror=0.8, sun=(330, 190), glitter=0.5))
    b, r = bird(k), rock(k)
    image = r.over(image, SUN)
    image = b.over(image, SUN)
    return finish(image)
