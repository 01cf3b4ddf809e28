"""Eider, the drake: has just come up, water runs off its bill.

Landmarks in lengths of the head with its bill (190): body two and a half long; ridge of bill, forehead
and crown one straight slope of 35 degrees; bill half the head, its lobes climb to the eye, white
feathers point along its side as far as the nostril; black cap through the eye, green nape; peach
breast, white back whose sickles droop over black flanks; round white patch before the short black tail.
"""

from __future__ import annotations

import numpy as np
from paint.contours.air import clouds, finish, land, mist, sky
from paint.contours.figure import Figure, Pose
from paint.contours.light import Sun, ramp, rgb
from paint.contours.sea import Sea, afloat, drops, lap, lay, rings
from paint.contours.shapes import Array, band, smooth

LEVEL = 408
NECK = Pose((200, 378), (166, 376), 0.80)
ENDS = (104, 440)
BODY = [
    (112, 376), (104, 396), (108, 424), (140, 452), (230, 470), (330, 462), (410, 436), (440, 400),
    (462, 366), (452, 357), (420, 352), (380, 337), (335, 324), (290, 318), (255, 320), (200, 318), (140, 346), (118, 360),
]
HEAD = [
    (136, 262), (158, 246), (182, 235), (207, 234), (229, 244), (243, 264), (250, 292), (264, 322), (262, 352),
    (230, 376), (180, 380), (140, 376), (130, 362), (136, 346), (128, 334), (112, 322), (104, 304), (118, 280),
]
BILL = [
    (146, 256, None), (120, 274), (92, 297), (68, 315), (57, 327), (57, 341, None), (68, 340), (90, 337),
    (114, 334), (131, 329, None), (124, 318), (110, 302, None), (126, 291), (140, 274),
]
WHITE, BLACK, PEACH, GREEN, HORN = "#f3f1ec", "#1d2026", "#f0c9ab", "#a9c77a", "#8d9a5c"


def bird(k: float) -> Figure:
    """Lay the bird together."""
    b = Figure(k)
    b.flow(
        [
            [(130, 270), (180, 240), (240, 260), (256, 320)],
            [(120, 310), (180, 300), (240, 310), (300, 335), (380, 350), (450, 362)],
            [(130, 350), (115, 390), (160, 430), (300, 440), (430, 400)],
        ]
    )
    b.form([(410, 352), (440, 350), (470, 344, None), (462, 362), (440, 384), (410, 392)], BLACK, rise=0.4)
    b.form(BODY, _coat, rise=1.0, fringe=0.35)
    b.pose = NECK
    b.form(HEAD, _coat, rise=0.95, fringe=0.5, shadow=(4, 8, 0.25), lost=[(200, 378, 70, 44), (256, 350, 40, 34), (146, 376, 46, 36)])
    b.pose = Pose()
    b.patch([(178, 424), (166, 404), (172, 384), (200, 367), (260, 360), (340, 358), (400, 354), (440, 348), (475, 366), (450, 480), (160, 480)], BLACK, soft=1.2, fringe=1.0)
    b.patch([(384, 388), (394, 372), (412, 370), (422, 384), (414, 401), (396, 404)], WHITE, soft=3, fringe=1.2)
    _wing(b)
    b.pose = NECK
    _face(b)
    b.pose = Pose()
    return b


def _coat(x: Array, y: Array) -> Array:
    """Peach at the breast, white on the back."""
    t = smooth(235, 165, x + 0.25 * (y - 340)) * smooth(300, 345, y)
    return np.asarray(rgb(WHITE) * (1 - t[..., None]) + rgb(PEACH) * t[..., None])


def _wing(b: Figure) -> None:
    """Black tips, the white sickles that droop over the flank, white shoulder feathers."""
    for i, (x, y) in enumerate([(450, 330), (443, 338), (434, 346)]):
        b.feather([(372, 334 + 4 * i, 8), (408, 335 + 4 * i, 8), (x, y, 1.5)], "#23262c", rise=0.5, cling=0.3, edge="#4a4f58", edge_width=1.2)
    b.form(
        [(232, 330), (258, 314), (310, 312), (360, 322), (402, 340), (416, 354, None), (380, 365), (330, 368), (282, 368), (246, 362)],
        WHITE, rise=0.7, cling=0.4, shadow=(5, 7, 0.6), fringe=0.4, lost=[(240, 330, 34, 26), (280, 312, 50, 24), (340, 316, 50, 20)],
    )
    for x0, y0, x1, y1, x2, y2, w in (
        (336, 332, 388, 342, 424, 366, 7), (322, 336, 370, 348, 402, 376, 8), (304, 338, 350, 352, 378, 378, 8),
    ):
        b.feather([(x0, y0, w * 0.5), (x1, y1, w), ((x1 + x2) / 2 + 4, (y1 + y2) / 2 - 3, w * 0.8), (x2, y2, 1.2)], WHITE, rise=0.8, cling=0.35, root=0.5, shadow=(2.5, 3, 0.5))
    for x0, y0, x1, y1, w in ((262, 322, 326, 336, 11), (292, 316, 356, 330, 10), (322, 318, 388, 335, 8), (252, 336, 306, 350, 10)):
        b.feather([(x0, y0, w * 0.6), ((x0 + x1) / 2, (y0 + y1) / 2 - 3, w), (x1, y1, 3)], WHITE, rise=0.5, cling=0.7, root=0.8, shadow=(2, 3, 0.3))


def _face(b: Figure) -> None:
    """The cap, the green nape, the wedge of the bill, the eye."""
    b.patch([(214, 262), (232, 262), (246, 284), (254, 316), (244, 332), (226, 318), (216, 296), (206, 280)], GREEN, soft=7, fringe=2, amount=0.85)
    b.patch([(140, 300), (170, 296), (190, 304), (176, 318), (150, 322)], "#dfe6d0", soft=10, amount=0.5)
    cap = [
        (122, 290), (142, 260), (158, 246), (182, 233), (208, 231), (230, 242), (240, 256), (236, 266), (218, 266),
        (198, 274), (182, 284), (160, 284), (142, 286), (122, 302, None),
    ]
    b.patch(cap, BLACK, soft=0.8, fringe=0.5)
    b.patch(band([(206, 262, 0.3), (222, 257, 1.6), (238, 256, 2.2)]), "#cfd6bd", soft=1.2, fringe=0.6)

    def horn(x: Array, y: Array) -> Array:
        return ramp([(0, "#c9c98e"), (0.5, HORN), (1, "#5f6c48")], (y - 318 + 0.72 * (x - 75)) / 40 + 0.2)

    b.form(BILL, horn, rise=0.75, gloss=0.45, shadow=(2, 3, 0.4))
    b.form([(60, 326), (70, 318), (74, 326), (68, 335), (60, 339, None)], "#c9c3a0", rise=0.5, cling=0.6, gloss=0.4, shadow=(0, 0, 0), lost=[(74, 326, 8, 3)])
    b.patch(band([(63, 331, 0.5), (84, 326, 0.9), (108, 320, 0.9), (124, 322, 0.6)]), "#333a2b", soft=0.4)
    b.patch(band([(93, 308, 0.4), (99, 304.5, 1.6), (105, 301, 0.5)]), "#2c3226", soft=0.6)
    b.form([(175, 270), (177, 266), (182, 264.5), (187, 267), (187.5, 271), (183.5, 274.5), (178, 274)], "#2a1a10", rise=0.9, gloss=1.0, shadow=(0, 0, 0))
    b.patch([(178.5, 266.5), (181, 266), (181.8, 268), (179.5, 269.2)], "#ffffff", soft=0.4)
    b.patch(band([(173, 271, 0.3), (181, 263.2, 0.8), (189, 267.5, 0.3)]), "#737b87", soft=0.4)


SUN = Sun(way=(-0.60, -0.62, 0.50), warm="#fff0d6", power=1.25, sky="#86b0dc", sky_power=0.55, ground="#2f6f74", ground_power=0.4, rim="#fff6e2", rim_power=0.35, gloss=1.4, nap=0.035)


def paint(k: float) -> Array:
    """Paint the card."""
    image = sky(k, [(0, "#5f9fd0"), (90, "#9cc9e2"), (165, "#dcecea"), (720, "#dcecea")])
    image = clouds(image, (-30, 160), (120, 44), ("#ffffff", "#a9c2d6"), 22, 0.85, 0.1)
    image = land(image, [(250, 170), (300, 158), (360, 150), (420, 152), (500, 148)], 172, ("#b58a80", "#8a6f74"), 9, rough=3)
    image = mist(image, 172, 7, "#e6f0ee", 0.4)
    b = bird(k)
    row = afloat(b, ENDS, LEVEL, 10)
    lit = b.over(np.zeros_like(image), SUN)
    image = lay(
        image, Sea(172, deep="#06333f", clear="#27a397", wind=2.2, size=1.2, mirror=0.8, seed=4, reach=90, sun=(120, 20), glitter=0.9),
        (lit, b.alpha), LEVEL + 9, rings(k, (272, LEVEL), (176, 30), 0.42, 0.20),
    )
    image = b.over(image, SUN)
    image = lap(image, row, ENDS)
    image = drops(image, [(51, 356, 2.2), (50, 372, 2.8), (53, 398, 2.0), (49, 424, 2.9), (62, 350, 1.5), (106, 384, 1.8), (98, 404, 2.0)])
    return finish(image)
