"""White-tailed eagle: lifts a fish out of the fog, wings thrown up.

Landmarks in lengths of the head with its bill (110): wings broad as doors, seven fingers; short white
wedge of a tail; bill as deep as the forehead and half the head, yellow like the bare feet; pale buff
head and neck with pointed feathers; brown trousers.
"""

from __future__ import annotations

import numpy as np
from paint.contours.air import finish, glow, grid, ink, land, mist, screen, sky
from paint.contours.figure import Figure, Pose
from paint.contours.light import Sun, ramp
from paint.contours.sea import Sea, drops, lay
from paint.contours.shapes import BROAD, FINGER, Array, Point, band, cloud, smooth, vane

BROWN, DARK, BUFF, WHITE, YELLOW = "#6b4a33", "#3a2a24", "#b9946a", "#f1ece2", "#f0b62c"
BODY = [
    (134, 352), (132, 384), (144, 420), (168, 448), (204, 466), (250, 474), (296, 474), (328, 468), (340, 448),
    (318, 416), (284, 380), (250, 346), (216, 322), (184, 312), (156, 322),
]


def bird(k: float) -> Figure:
    """Lay the bird together."""
    b = Figure(k, Pose((240, 560), (238, 562), 0.90))
    b.flow(
        [
            [(110, 330), (150, 380), (200, 430), (300, 465), (380, 520)],
            [(160, 315), (230, 340), (320, 440)],
            [(220, 330), (240, 250), (260, 170), (330, 60)],
            [(250, 260), (330, 240), (440, 210)], [(270, 320), (340, 360)], [(170, 320), (130, 210), (90, 70)],
        ],
        reach=26,
    )
    _far_wing(b)
    _tail(b)
    _leg(b, (206, 452), (150, 500), (104, 532), "#5a3f2e")
    b.form(BODY, _brown, rise=0.95, fringe=1.0)
    _mottle(b)
    _fish(b)
    _leg(b, (232, 456), (190, 506), (158, 534), BROWN)
    _near_wing(b)
    _head(b)
    return b


def _brown(x: Array, y: Array) -> Array:
    t = 0.5 + 0.10 * cloud(x / 16, y / 16, 17, 3) + 0.25 * smooth(420, 330, y)
    return ramp([(0, "#4a3327"), (0.5, BROWN), (1, "#a07c58")], t)


def _mottle(b: Figure) -> None:
    """Loose feathers with pale hems on breast and belly, larger downwards."""
    random = np.random.default_rng(5)
    for x, y, angle, long in (
        (150, 360, 62, 40), (142, 392, 60, 42), (172, 350, 58, 40), (166, 390, 52, 46), (160, 418, 42, 46), (196, 380, 48, 44),
        (192, 416, 36, 50), (190, 440, 24, 50), (224, 410, 36, 50), (226, 440, 20, 52), (258, 430, 30, 48), (266, 452, 12, 46),
    ):
        tone = ("#6b4a33", "#5d412f", "#79563b")[random.integers(3)]
        b.feather(vane((x, y), angle + random.normal() * 5, long * random.uniform(0.85, 1.15), 10, 0.06), tone, rise=0.4, cling=0.75, root=0.75, edge="#a98660", edge_width=2.6, shadow=(1.5, 2.5, 0.3))


def _far_wing(b: Figure) -> None:
    """The wing beyond the head, paler with the fog."""
    tones = ("#776a66", "#6e625f", "#7d706a")
    for i in range(9):
        t = i / 8
        base = (196 - 74 * t, 310 - 92 * t)
        b.feather(vane(base, -16 - 42 * t, 104 + 62 * t, 19, 0.05, BROAD), tones[i % 3], rise=0.35, root=0.1, cling=0.2, edge="#a1958c", edge_width=1.2, shadow=(1, 2, 0.3))
    for i in range(9):
        t = i / 8
        base = (140 - 34 * t, 226 - 52 * t)
        b.feather(vane(base, -58 - 56 * t, 170 + 22 * np.sin(np.pi * t), 15 - 4 * t, 0.10 - 0.24 * t, BROAD if i < 2 else FINGER), tones[(i + 1) % 3], rise=0.4, root=0.05, cling=0.2, edge="#9a8f8a", edge_width=1.0, shadow=(1, 2, 0.3))
    for i in range(8):
        t = i / 7
        b.feather(vane((186 - 78 * t, 300 - 120 * t), -26 - 62 * t, 78, 12, 0.05), "#83746b", rise=0.4, root=0.3, cling=0.4, edge="#ab9c8c", edge_width=1.6, shadow=(1.5, 2, 0.3))
    b.form([(176, 340), (146, 300), (116, 240), (94, 180), (92, 156), (104, 150), (128, 178), (162, 220), (200, 262), (226, 310)], "#86766b", rise=0.5, cling=0.2, shadow=(2, 4, 0.3), fringe=1.0, lost=[(140, 180, 40, 14), (180, 240, 40, 16)])


def _tail(b: Figure) -> None:
    """The white wedge, spread to brake."""
    for angle in (6, 66, 14, 58, 22, 50, 30, 43, 36):
        b.feather(vane((306, 442), angle, 122 - 0.035 * (angle - 36) ** 2, 14, 0.0), WHITE, rise=0.5, root=0.1, cling=0.2, shadow=(1.8, 2.5, 0.4))
    b.form([(290, 440), (312, 420), (340, 436), (348, 462), (330, 486), (300, 478)], "#8f7252", rise=0.6, cling=0.3, fringe=2.0, lost=[(345, 468, 30, 20), (300, 445, 30, 16)], shadow=(2, 4, 0.3))


def _leg(b: Figure, hip: Point, heel: Point, foot: Point, tone: str) -> None:
    """Trousers, a bare yellow leg, toes round the fish."""
    mid = ((hip[0] + heel[0]) / 2, (hip[1] + heel[1]) / 2)
    for ex, ey in ((-20, 8), (-4, 14), (12, 12)):
        b.form(band([(*foot, 6), (foot[0] + 0.6 * ex, foot[1] + 0.35 * ey - 2, 5.4), (foot[0] + ex, foot[1] + ey, 4)]), YELLOW, rise=0.8, gloss=0.3, shadow=(1.5, 2, 0.5))
        b.form(band([(foot[0] + ex, foot[1] + ey - 1, 3.6), (foot[0] + 1.15 * ex - 2, foot[1] + ey + 7, 2.4), (foot[0] + 1.1 * ex, foot[1] + ey + 14, 0.4)]), "#15130f", rise=0.8, gloss=0.8, shadow=(1, 1, 0.4))
    b.form(band([(heel[0] + 6, heel[1] - 6, 8), (*foot, 7)]), YELLOW, rise=0.9, gloss=0.25, shadow=(1, 2, 0.3))
    b.form(band([(hip[0], hip[1] - 16, 22), (*mid, 21), (heel[0] + 2, heel[1], 11), (heel[0] - 6, heel[1] + 6, 3)]), tone, rise=0.85, cling=0.2, fringe=2.0, shadow=(3, 5, 0.4), lost=[(hip[0] - 2, hip[1] - 24, 44, 44)])
    for dx, dy in ((-14, 2), (2, -4), (12, 8)):
        b.feather(vane((mid[0] + dx + 8, mid[1] + dy - 16), 132, 42, 8, 0.05), tone, rise=0.4, cling=0.7, root=0.8, edge="#96744f", edge_width=2, shadow=(1, 2, 0.3))


def _fish(b: Figure) -> None:
    """An ide, held head first."""
    def scales(x: Array, y: Array) -> Array:
        t = (y - 545 + 0.10 * (x - 120)) / 40 + 0.5
        return ramp([(0, "#46564f"), (0.35, "#93a08f"), (0.62, "#dfe2d4"), (1, "#f4f1e4")], t + 0.04 * cloud(x / 5, y / 5, 6, 2))

    b.form([(196, 536), (216, 522), (236, 508, None), (232, 530), (240, 556, None), (216, 546), (198, 546)], "#b5583c", rise=0.3)
    b.form([(108, 562), (126, 566), (140, 580, None), (116, 576), (102, 568)], "#b5583c", rise=0.3)
    b.form([(26, 553), (36, 542), (60, 531), (96, 525), (136, 525), (172, 530), (200, 537), (204, 545), (176, 556), (138, 566), (98, 570), (60, 567), (36, 560)], scales, rise=0.95, gloss=0.7, shadow=(1, 2, 0.2))
    b.patch(band([(62, 534, 0.5), (69, 548, 1.2), (62, 563, 0.5)]), "#3f463c", soft=0.8, amount=0.7)
    b.form([(42, 548), (46, 544), (50, 548), (46, 552)], "#d8b23c", rise=0.7, gloss=0.8, shadow=(0, 0, 0))
    b.patch([(44.2, 548), (46, 546), (47.8, 548), (46, 550)], "#0c0c0a", soft=0.3)
    b.patch(band([(27, 554, 0.9), (36, 555, 0.5)]), "#262a22", soft=0.3)


def _near_wing(b: Figure) -> None:
    """Fingers, the door of secondaries, coverts that grow smaller to the edge, the shoulder."""
    random = np.random.default_rng(8)
    tones = ("#43322a", "#4c392e", "#3c2d27")
    for i in range(10):
        t = i / 9
        base = (286 + 6 * np.sin(np.pi * t) - 40 * t, 330 - 142 * t)
        b.feather(vane(base, 40 - 58 * t, 128 + 52 * t + 3 * (i % 2), 20, 0.06, BROAD), tones[i % 3], rise=0.22, root=0.1, cling=0.2, edge="#7c614a", edge_width=1.3, shaft=0.4, shadow=(1.6, 2.2, 0.45))
    for i in range(9):
        t = i / 8
        base = (246 + 38 * t, 186 - 66 * t)
        long = 184 + 22 * np.sin(np.pi * t) - 10 * t
        b.feather(vane(base, -20 - 50 * t, long, 17 - 4.5 * t, 0.02 + 0.13 * t, BROAD if i < 2 else FINGER), tones[(i + 1) % 3], rise=0.28, root=0.05, cling=0.2, edge="#6f5745", edge_width=1.1, shaft=0.4, shadow=(1.8, 2.4, 0.5))
    for i in range(12):
        t = i / 11
        base = (262 - 26 * t + 46 * smooth(0.7, 1, t), 322 - 150 * t - 38 * smooth(0.7, 1, t))
        long = (84 + 8 * random.normal()) * (1 - 0.25 * smooth(0.7, 1, t))
        b.feather(vane(tuple(float(v) for v in base), 42 - 66 * t - 34 * smooth(0.6, 1, t), float(long), 13, 0.05), "#6a4c37", rise=0.45, root=0.3, cling=0.5, edge="#a9855e", edge_width=2.0, shadow=(2, 2.5, 0.45))
    b.form(
        [(196, 346), (196, 310), (204, 262), (218, 212), (234, 178), (262, 140), (284, 112), (292, 112), (284, 140), (268, 178), (274, 220), (284, 264), (294, 312), (286, 352), (256, 372), (220, 368)],
        _brown, rise=0.62, cling=0.15, shadow=(3, 5, 0.5), fringe=1.2, lost=[(290, 300, 44, 18), (276, 220, 40, 16), (250, 372, 44, 34), (210, 360, 34, 26)],
    )
    for x, y, angle, long, w in (
        (214, 330, 18, 62, 12), (216, 300, 8, 60, 12), (218, 268, 0, 58, 11), (224, 236, -8, 54, 11), (232, 206, -20, 50, 10), (246, 176, -36, 46, 8),
        (236, 346, 30, 60, 12), (240, 318, 18, 54, 11), (242, 286, 8, 50, 11), (244, 254, -2, 46, 10), (250, 224, -14, 42, 9),
    ):
        tone = ("#80603f", "#755538", "#8d6b49")[random.integers(3)]
        b.feather(vane((x, y), angle + random.normal() * 5, long * random.uniform(0.85, 1.15), w, 0.05), tone, rise=0.4, cling=0.7, root=0.75, edge="#c09b70", edge_width=2.2, shadow=(1.5, 2.2, 0.32))


EYE = Pose((0, 0), (112, 330), 1.0, 6)


def _head(b: Figure) -> None:
    """Buff head with pointed feathers, heavy bill, brow."""
    b.pose = EYE
    neck = [
        (-12, -15), (4, -25), (26, -28), (46, -22), (62, -6), (78, 14), (100, 34), (104, 62), (70, 84), (36, 82),
        (20, 62), (10, 40), (2, 26), (-8, 18), (-12, 2),
    ]
    b.form(neck, _buff, rise=0.9, fringe=1.2, shadow=(3, 5, 0.35), lost=[(96, 52, 30, 28), (60, 84, 36, 28)])
    for x, y, angle, long in (
        (40, 4, 42, 34), (52, -4, 40, 36), (34, 22, 52, 34), (52, 18, 44, 38), (24, 36, 60, 34), (44, 40, 52, 40), (68, 12, 38, 40), (66, 36, 44, 42), (30, 56, 60, 36), (54, 58, 50, 40),
    ):
        b.feather(vane((x, y), angle, long, 5.5, 0.05), "#b8946b", rise=0.5, cling=0.7, root=0.7, edge="#dcc096", edge_width=1.5, shadow=(1.2, 1.5, 0.3))
    lower = [(-6, 9, None), (-26, 8), (-42, 10), (-46, 13), (-40, 18), (-24, 20), (-6, 17, None)]
    upper = [(-10, -15, None), (-24, -16), (-40, -12), (-54, 0), (-58, 22, None), (-51, 12), (-40, 9), (-22, 10), (-2, 12, None), (-8, 2)]
    horn = lambda x, y: ramp([(-60, "#e8a01c"), (-24, "#f3bc30"), (-8, "#f6cf5a")], x)  # noqa: E731
    b.form(lower, "#d99a20", rise=0.6, gloss=0.4, shadow=(1, 2, 0.3))
    b.form(upper, horn, rise=0.85, gloss=0.6, shadow=(2, 2, 0.4))
    b.patch(band([(-4, 12, 0.9), (-24, 10, 0.8), (-44, 10.5, 0.5)]), "#5a3a0c", soft=0.4)
    b.patch(band([(-22, -15, 0.3), (-19, -4, 0.8), (-22, 8, 0.3)]), "#b07a14", soft=0.8)
    b.patch(band([(-18, -6, 0.4), (-15, -4, 1.4), (-13, -1, 0.4)]), "#4a3008", soft=0.4)
    b.patch([(-8, -6), (2, -9), (10, -5), (8, 6), (-2, 7)], "#6d5038", soft=3)
    b.form([(-4.5, 0), (-2, -4.4), (3, -4.6), (6, -0.5), (4, 4), (-1.5, 4)], "#f2cd52", rise=0.8, gloss=0.9, shadow=(0, 0, 0))
    b.patch([(-1.8, 0), (0.6, -2.4), (3, 0), (0.6, 2.4)], "#0d0a06", soft=0.4)
    b.patch([(-1.6, -2.2), (0, -2.8), (0.4, -1.4), (-1, -0.8)], "#ffffff", soft=0.3)
    b.form(band([(-10, -5.5, 1), (0, -6.5, 2.6), (12, -5, 1)]), "#b8946b", rise=0.7, cling=0.3, shadow=(1, 2, 0.6))
    b.pose = Pose()


def _buff(x: Array, y: Array) -> Array:
    t = smooth(20, 90, x + y) + 0.12 * cloud(x / 9, y / 9, 27, 2)
    return ramp([(0, "#d3b488"), (1, "#8f6b48")], t)


SUN = Sun(way=(-0.62, -0.60, 0.50), warm="#ffe8c4", power=1.45, sky="#b4c3d6", sky_power=0.7, ground="#c7c6bc", ground_power=0.4, rim="#fff2d4", rim_power=0.55, gloss=1.0, nap=0.045)


def paint(k: float) -> Array:
    """Paint the card."""
    image = sky(k, [(0, "#a9bccb"), (200, "#e9e4d4"), (430, "#f3e6c9"), (720, "#f3e6c9")])
    image = glow(image, (64, 120), (300, 300), "#fff6dc", 0.8)
    x, y, _ = grid(image)
    image = screen(image, ink("#fffdf0"), smooth(47, 44, np.hypot(x - 64, y - 150)) * 0.75)
    image = land(image, [(-30, 452), (60, 430), (160, 440), (260, 462), (330, 480), (372, 492)], 496, ("#b3bcbc", "#d9d6c8"), 25, rough=3, trees=24)
    image = land(image, [(240, 478), (320, 452), (420, 430), (520, 418)], 496, ("#8d9c9f", "#c9cac0"), 26, rough=3, trees=38)
    image = mist(image, 488, 30, "#f0e8d6", 0.85)
    b = bird(k)
    lit = b.over(np.zeros_like(image), SUN)
    image = lay(image, Sea(496, deep="#4f6c70", clear="#8fa8a0", wind=0.8, size=0.8, mirror=0.95, seed=8, reach=80, sun=(64, 150), glitter=0.45), (lit, b.alpha), 622)
    image = mist(image, 500, 12, "#f0e8d6", 0.6)
    image = b.over(image, SUN)
    random = np.random.default_rng(3)
    wet = [(float(random.uniform(30, 200)), float(572 + 70 * random.uniform() ** 1.5), float(random.uniform(1.0, 2.6))) for _ in range(26)]
    image = drops(image, wet)
    return finish(image)
