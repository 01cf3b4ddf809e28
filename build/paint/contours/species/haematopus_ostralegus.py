"""Oystercatcher: probes the wet sand at low water in the first sun.

Landmarks in lengths of the head without bill (62): bill 1.6 long, straight, flat from side to side,
orange; body three long, held level, legs below its middle, pink, knee-like heel half way; black head,
breast and back, sharp against the white belly; white wing bar under the black folded wing; red eye
with an orange ring.
"""

from __future__ import annotations

import numpy as np
from paint.contours.air import clouds, finish, glow, grid, ink, land, mist, over, sky
from paint.contours.figure import Figure, Pose
from paint.contours.light import Sun, ramp, rgb
from paint.contours.sea import Sea, lay, rings
from paint.contours.shapes import Array, Point, band, cloud, smooth

WATER = 490
TILT = Pose((250, 340), (252, 332), 1.08, -18)
BLACK, WHITE, PINK, ORANGE = "#1f2026", "#fbf8f4", "#e08f86", "#f0681e"
BODY = [
    (140, 262), (136, 290), (142, 318), (162, 342), (196, 358), (238, 362), (282, 354), (326, 336), (362, 312),
    (396, 288), (420, 270), (412, 258), (380, 246), (340, 228), (296, 214), (250, 208), (206, 212), (168, 230),
]
HEAD = [
    (92, 278), (96, 262), (110, 249), (128, 245), (144, 240), (164, 228), (190, 220), (214, 226), (222, 262),
    (206, 300), (176, 322), (152, 318), (140, 306), (130, 306), (116, 308), (102, 303), (94, 293),
]


def bird(k: float) -> Figure:
    """Lay the bird together."""
    b = Figure(k)
    b.flow(
        [
            [(95, 280), (130, 250), (190, 220), (260, 215), (340, 235), (420, 262)],
            [(110, 300), (150, 330), (220, 358), (300, 348), (400, 286)],
            [(170, 250), (240, 270), (330, 275), (430, 272)],
        ]
    )
    _leg(b, (284, 336), (300, 392), (222, 477), "#b9787a")
    b.pose = TILT
    b.form([(372, 262), (410, 262), (446, 268, None), (440, 280, None), (404, 292), (372, 296)], BLACK, rise=0.4)
    b.pose = Pose()
    _leg(b, (258, 344), (280, 410), (262, WATER - 3), PINK)
    b.pose = TILT
    b.form(BODY, _coat, rise=1.0, fringe=0.5)
    b.pose = Pose()
    b.form(
        [(222, 334), (256, 318), (292, 330), (296, 356), (286, 382), (271, 394), (256, 384), (236, 362)], _coat,
        rise=0.75, fringe=1.0, shadow=(2, 5, 0.2), lost=[(256, 318, 50, 34), (222, 340, 24, 22), (296, 336, 24, 22)],
    )
    b.pose = TILT
    b.form(HEAD, BLACK, rise=0.9, fringe=0.4, shadow=(3, 6, 0.4), lost=[(200, 225, 40, 30), (215, 262, 34, 30), (190, 312, 40, 20)])
    b.patch([(100, 236), (260, 190), (460, 250), (440, 276), (380, 276), (300, 270), (250, 276), (226, 300), (214, 326), (186, 334), (150, 334), (120, 320), (80, 290)], BLACK, soft=1.2, fringe=1.2)
    _wing(b)
    _bill(b)
    b.pose = Pose()
    return b


def _coat(x: Array, y: Array) -> Array:
    """White below, with the warmth of the sand."""
    t = smooth(318, 362, y)[..., None]
    return np.asarray(rgb(WHITE) * (1 - t) + rgb("#dcd0c8") * t)


def _leg(b: Figure, hip: Point, heel: Point, foot: Point, tone: str) -> None:
    """Shin, heel, and three toes."""
    b.form(band([(*hip, 9), ((hip[0] + heel[0]) / 2, (hip[1] + heel[1]) / 2, 6), (*heel, 5.8)]), tone, rise=0.9, gloss=0.2, shadow=(0, 1, 0))
    b.form(band([(heel[0], heel[1] - 4, 5.8), ((heel[0] + foot[0]) / 2 + 3, (heel[1] + foot[1]) / 2, 4.6), (*foot, 5)]), tone, rise=0.9, gloss=0.2, shadow=(0, 1, 0))
    b.form([(heel[0] - 5.5, heel[1] - 2), (heel[0], heel[1] - 9), (heel[0] + 6.5, heel[1] - 2), (heel[0] + 4, heel[1] + 8), (heel[0] - 4, heel[1] + 8)], tone, rise=0.5, cling=0.8, shadow=(0, 1, 0))
    for ex, ey in ((-38, 3), (-22, 10), (10, 7)):
        b.form(band([(foot[0], foot[1] - 3, 4.8), (foot[0] + 0.5 * ex, foot[1] + 0.3 * ey, 4.4), (foot[0] + ex, foot[1] + ey, 2.4)]), tone, rise=0.8, gloss=0.2, shadow=(1, 1, 0.3))


def _wing(b: Figure) -> None:
    """Mantle, coverts, the white bar, long black primaries over the tail."""
    for i, (x, y) in enumerate(((456, 276), (446, 284), (434, 290))):
        b.feather([(330, 258 + 5 * i, 9), (392, 262 + 6 * i, 9), (x, y, 0.6)], "#26272d", rise=0.5, cling=0.3, root=0.4, edge="#4a4a50", edge_width=1.1)
    b.form(
        [(186, 262), (206, 244), (250, 238), (300, 240), (350, 250), (392, 262), (414, 274, None), (372, 284), (330, 296), (286, 306), (240, 310), (206, 300), (190, 282)],
        BLACK, rise=0.6, cling=0.35, shadow=(4, 7, 0.5), fringe=0.5, lost=[(200, 246, 34, 24), (260, 236, 60, 26), (340, 246, 50, 20), (186, 276, 20, 10)],
    )
    b.form(band([(214, 302, 1), (244, 310, 5.5), (290, 306, 6.5), (326, 296, 5), (352, 288, 1)]), WHITE, rise=0.5, cling=0.6, fringe=0.8, shadow=(2, 3, 0.3))
    for x0, y0, x1, y1, w in ((306, 256, 404, 272, 9), (292, 264, 388, 282, 9), (278, 274, 362, 290, 9)):
        b.feather([(x0, y0, w * 0.6), ((x0 + x1) / 2, (y0 + y1) / 2 - 3, w), (x1, y1, 2.5)], "#26252a", rise=0.5, cling=0.5, root=0.6, edge="#565058", edge_width=1.4)
    for x0, y0, x1, y1, w in ((204, 262, 262, 296, 12), (222, 252, 286, 282, 13), (248, 250, 316, 270, 13), (284, 250, 350, 262, 10), (232, 276, 288, 300, 11)):
        b.feather([(x0, y0, w * 0.5), ((x0 + x1) / 2, (y0 + y1) / 2 - 1, w), (x1, y1, 4)], "#2a2a31", rise=0.4, cling=0.75, root=0.8, edge="#3f3e46", edge_width=2.4)


def _bill(b: Figure) -> None:
    """The long chisel, and the eye."""
    tip = (58, 410)

    def horn(x: Array, y: Array) -> Array:
        return ramp([(280, "#ee4a1a"), (340, "#f5741f"), (395, "#f0a24a"), (412, "#d8b27c")], y)

    b.form([(91, 282, None), (79, 312), (66, 356), (53, 404), (54, 412, None), (64, 404), (82, 362), (100, 322), (108, 304, None)], horn, rise=0.8, gloss=0.5, shadow=(0, 1, 0))
    b.patch(band([(101, 297, 0.8), (84, 332, 0.7), (62, 392, 0.5), (*tip, 0.3)]), "#8a2a10", soft=0.4, amount=0.8)
    b.patch([(112, 266), (120, 259), (129, 262), (131, 271), (124, 278), (115, 276)], "#0f0f13", soft=3)
    b.form([(113.5, 268), (117, 262.5), (123, 262.5), (127, 267.5), (125, 273.5), (119, 275)], "#f06a24", rise=0.5, shadow=(0, 0, 0))
    b.form([(115.3, 268), (118, 264.3), (122.4, 264.3), (125.2, 268), (123.6, 272.2), (119, 273)], "#c81e16", rise=0.9, gloss=0.9, shadow=(0, 0, 0))
    b.patch([(118, 268), (120.4, 265.8), (122.6, 268.2), (120.4, 270.6)], "#120606", soft=0.4)
    b.patch([(117.6, 266), (119.4, 265.2), (119.8, 266.8), (118.2, 267.4)], "#ffffff", soft=0.3)


SUN = Sun(way=(-0.66, -0.52, 0.52), warm="#ffdcae", power=1.5, sky="#9fb2dc", sky_power=0.6, ground="#dcb29a", ground_power=0.85, rim="#ffe2bb", rim_power=0.55, gloss=1.8, nap=0.045)


def paint(k: float) -> Array:
    """Paint the card."""
    image = sky(k, [(0, "#6f9ccb"), (60, "#a9bdd6"), (118, "#f2d3bd"), (160, "#fde0b2"), (720, "#fde0b2")])
    image = glow(image, (50, 130), (230, 100), "#fff0c8", 0.7)
    image = clouds(image, (-30, 120), (170, 26), ("#ffe9d2", "#b3a5c0"), 71, 0.65)
    image = land(image, [(200, 164), (280, 158), (380, 155), (500, 150)], 166, ("#7f82a4", "#c4a9a2"), 15, rough=1.2, trees=3.0)
    image = mist(image, 166, 8, "#f8dcc0", 0.5)
    b = bird(k)
    lit = b.over(np.zeros_like(image), SUN)
    tip = (79, 470)
    image = lay(
        image, Sea(166, deep="#3f5a7c", clear="#7d93a8", wind=0.35, size=0.8, mirror=0.95, seed=6, reach=60, sun=(70, 110), glitter=0.5),
        (lit, b.alpha), WATER - 18 * smooth(190, 110, b.x), rings(k, tip, (9, 4), 1.3, 0.22),
    )
    image = sand(image, 200)
    image = b.over(image, SUN)
    return finish(image)


def sand(image: Array, top: float) -> Array:
    """Return the picture with low ridges of wet sand between the pools."""
    x, y, _ = grid(image)
    far = 450 / np.maximum(y - 166, 4)
    u, v = (x - 240) / 450 * far, np.log(far)
    high = cloud(u * 1.1 + 0.4 * v, v * 5.5, 83, 4)
    high = high - 1.6 * np.exp(-(((x - 250) / 90) ** 2 + ((y - 560) / 90) ** 2)) - 1.2 * np.exp(-(((x - 70) / 40) ** 2 + ((y - 470) / 20) ** 2))
    ridge = smooth(0.55, 0.95, high) * smooth(top, top + 60, y)
    lit = np.clip(0.5 + 6 * (high - cloud((u - 0.012) * 1.1 + 0.4 * v, v * 5.5 + 0.012, 83, 4)), 0, 1)[..., None]
    tone = ink("#8a6650") * (1 - lit) + ink("#edbf90") * lit
    tone = tone * (1 + 0.06 * cloud(u * 60, v * 90, 21, 2)[..., None])
    return over(image, tone, 0.8 * ridge)
