"""Lesser black-backed gull: banks before a squall, its back to us, its head level.

Landmarks in lengths of the body with bill and tail (230): span 2.3; wings narrow, wrist a third of the
way out and well forward, hand long, closed and pointed; slate-black above with one white trailing
edge that ends at the inner primaries, one small mirror near the tip; head small, flat-crowned, in
profile; bill yellow with a red spot; tail white, slightly fanned.
"""

from __future__ import annotations

import numpy as np
from paint.contours.air import clouds, finish, glow, mist, sky
from paint.contours.figure import Figure, Pose
from paint.contours.light import Sun, rgb
from paint.contours.sea import Sea, foam, lay
from paint.contours.shapes import Array, Point, band

MANTLE, BLACK, WHITE = "#2f333d", "#191b20", "#f4f2ee"
PLAN = Pose((0, 0), (254, 318), 1.12, -72)
WING = [
    (6, -42), (38, -56), (72, -72), (102, -82), (124, -78), (160, -60), (200, -35), (236, -8), (258, 14, None),
    (234, 6), (206, -4), (176, -11), (150, -13), (124, -14), (98, -10), (70, 0), (40, 14), (10, 32), (-2, 0),
]
FAR, NEAR = 0.96, 0.90
"""How much each half of the span is foreshortened."""


def side(points: list[Point], way: int) -> list[Point]:
    """Return points of the right half on one side of the bird: 1 is its right, -1 its left."""
    stretch = way * (FAR if way > 0 else NEAR)
    return [(p[0] * stretch, *p[1:]) for p in points]


def bird(k: float) -> Figure:
    """Lay the bird together."""
    b = Figure(k)
    guides = [[(0, -60), (0, 20), (0, 110)]]
    for way in (1, -1):
        guides += [
            side([(20, -40), (40, -10), (60, 20)], way), side([(80, -70), (92, -30), (100, 0)], way),
            side([(110, -72), (160, -45), (210, -15), (256, 14)], way),
        ]
    b.flow([[tuple(p) for p in PLAN.out(np.array(g))] for g in guides])
    b.pose = PLAN
    _tail(b)
    _wing(b, -1)
    _wing(b, 1)
    _body(b)
    b.pose = HEAD
    _head(b)
    b.pose = Pose()
    return b


def _tail(b: Figure) -> None:
    """Twelve white feathers, half spread, and the white rump."""
    for x in (-5, 5, -4, 4, -3, 3, -2, 2, -1, 1):
        b.feather([(x * 2.2, 40, 5), (x * 4.4, 82, 8), (x * 6.8, 122 - 0.5 * x * x, 6.5)], WHITE, rise=0.5, cling=0.3, root=0.2, shadow=(1.5, 2, 0.3))
    b.form([(-20, 30), (0, 20), (20, 30), (22, 66), (10, 92), (-10, 92), (-22, 66)], WHITE, rise=0.8, fringe=0.8, lost=[(0, 92, 24, 14)], shadow=(2, 3, 0.25))


def _wing(b: Figure, way: int) -> None:
    """Hand, arm with its white hem, coverts, shoulder: from the edge inwards."""
    tilt = (-0.10, -0.22) if way > 0 else (0.25, 0.30)
    b.form(side(WING, way), BLACK, rise=0.3, bevel=14, tilt=tilt, shadow=(0, 1, 0))
    tips = ((150, -14), (165, -13), (181, -11), (198, -7), (216, -1), (233, 5), (247, 10), (258, 14))
    for i, (x, y) in enumerate(tips):
        base, mid = (104 + 3 * i, -50 - 3 * i), (0.5 * (104 + x) + 4 + 2 * i, 0.5 * (y - 60) - 3 - 0.15 * i)
        tone = MANTLE if i < 2 else BLACK
        b.feather(side([(*base, 6), (*mid, 8), (x, y, 1.6)], way), tone, rise=0.45, cling=0.5, root=0.55, edge="#4d525c", edge_width=1.0, shadow=(1.2, 1.5, 0.4))
    b.patch(band(side([(228, -6, 0.6), (236, -1, 4.0), (243, 4, 0.8)], way)), WHITE, soft=0.6)
    hem = [(166, -11, 0.6), (148, -12, 2.6), (124, -13, 4.4), (98, -9, 5.4), (70, 1, 6.0), (40, 15, 6.2), (12, 32, 6)]
    b.form(band(side(hem, way)), WHITE, rise=0.5, cling=0.8, shadow=(1, 1.5, 0.3))
    arm = [
        (0, -42), (38, -55), (72, -71), (102, -79), (124, -74), (146, -57), (148, -46), (130, -30), (112, -20),
        (92, -13), (68, -3), (40, 10), (12, 26), (0, 10),
    ]
    b.form(side(arm, way), MANTLE, rise=0.42, tilt=tilt, shadow=(1.5, 2.5, 0.55), fringe=0.4, lost=[(way * 140, -44, 14, 5)])
    for x0, y0, x1, y1, w in ((116, -48, 104, -18, 9), (100, -48, 88, -14, 10), (82, -44, 72, -6, 10), (64, -36, 56, 2, 10), (46, -26, 40, 8, 10), (30, -18, 26, 14, 9)):
        b.feather(side([(x0, y0, w * 0.5), ((x0 + x1) / 2, (y0 + y1) / 2, w), (x1, y1, w * 0.25)], way), MANTLE, rise=0.35, cling=0.8, root=0.8, shadow=(1.2, 2, 0.3), edge="#434955", edge_width=2)
    b.form(side([(20, -46), (60, -64), (100, -80), (128, -74), (132, -64), (100, -56), (60, -40), (24, -26)], way), "#3a3f4a", rise=0.45, cling=0.6, shadow=(1.5, 3, 0.25), fringe=0.5, lost=[(way * 100, -54, 40, 14), (way * 40, -32, 40, 14)])


def _body(b: Figure) -> None:
    """The back, one even dark mass, and the long shoulder feathers with their white crescents."""
    b.form([(-17, -62), (0, -72), (17, -62), (30, -36), (34, -6), (28, 26), (14, 48), (0, 54), (-14, 48), (-28, 26), (-34, -6), (-30, -36)], MANTLE, rise=0.75, cling=0.15, shadow=(3, 5, 0.5), fringe=0.6, lost=[(30, -30, 20, 12), (-30, -30, 20, 12), (0, -70, 24, 12)])
    for way in (1, -1):
        for x0, y0, x1, y1, w in ((26, -34, 40, 22, 9), (20, -24, 27, 36, 9), (10, -18, 13, 46, 8)):
            b.feather(side([(x0, y0, w * 0.5), ((x0 + x1) / 2 + 2, (y0 + y1) / 2, w), (x1, y1, w * 0.5)], way), MANTLE, rise=0.45, cling=0.7, root=0.7, edge="#8d929c", edge_width=1.2, shadow=(1.5, 2, 0.35))


HEAD = Pose((0, 0), (173, 299), 1.0, 4)


def _head(b: Figure) -> None:
    """The head in profile: bill, flat crown, pale eye under a dark brow."""
    neck = [
        (-28, -20), (-16, -27), (0, -28), (16, -22), (32, -12), (52, -4), (66, 10), (60, 32), (40, 39), (18, 34),
        (-4, 24), (-18, 13), (-30, 6), (-37, -4), (-36, -13),
    ]
    b.form(neck, _white, rise=1.0, fringe=0.5, shadow=(2, 4, 0.3), lost=[(66, 16, 22, 9)])
    upper = [(-31, -13, None), (-46, -12.5), (-60, -10.5), (-71, -4), (-72.5, 4.5, None), (-62, 1), (-48, -1), (-31, -2, None)]
    lower = [(-32, -3, None), (-48, -2), (-62, 1), (-67, 3, None), (-58, 6.5), (-46, 3.8), (-32, 4.5, None)]
    b.form(lower, "#e3a51c", rise=0.6, gloss=0.5, shadow=(0, 1, 0))
    b.form(upper, "#f3bf2e", rise=0.7, gloss=0.6, shadow=(1, 1.5, 0.4))
    b.patch([(-63, 2), (-57, 0), (-53, 3), (-57, 7)], "#cf3420", soft=0.8)
    b.patch(band([(-31, -2.5, 0.9), (-50, -1.5, 0.5), (-66, 3, 0.4)]), "#6f4a12", soft=0.3)
    b.patch(band([(-24, -13, 0.4), (-16, -17.5, 1.4), (-6, -15, 0.4)]), "#8c93a2", soft=1.4, amount=0.8)
    b.form([(-20, -11), (-17, -15), (-12, -15), (-9.5, -11), (-12, -7.5), (-17, -7.5)], "#d9c45f", rise=0.7, gloss=0.8, shadow=(0, 0, 0))
    b.patch([(-17.2, -11.2), (-15, -13.4), (-12.8, -11.2), (-15, -9.2)], "#0d0b08", soft=0.4)
    b.patch(band([(-21, -10, 0.3), (-16, -15.4, 0.9), (-8.5, -11.5, 0.3)]), "#7c2b18", soft=0.3)
    b.patch([(-16.8, -13.2), (-15.4, -13.6), (-15.2, -12.4), (-16.4, -12)], "#ffffff", soft=0.3)


def _white(x: Array, y: Array) -> Array:
    return np.asarray(np.broadcast_to(rgb(WHITE), (*x.shape, 3)))


SUN = Sun(way=(-0.50, -0.70, 0.50), warm="#ffe6be", power=1.35, sky="#8fa6d4", sky_power=0.7, ground="#5f8f92", ground_power=0.45, rim="#fff0d0", rim_power=0.5, gloss=2.2, nap=0.04)


def paint(k: float) -> Array:
    """Paint the card."""
    image = sky(k, [(0, "#f8dca4"), (110, "#f3c690"), (220, "#b9a2aa"), (320, "#66749a"), (430, "#48608a"), (720, "#48608a")], lean=-0.3)
    image = glow(image, (90, 10), (280, 170), "#fff2cc", 0.75)
    image = clouds(image, (150, 520), (240, 90), ("#a79fb4", "#3f527c"), 63, 0.75, 0.3)
    image = clouds(image, (-20, 200), (210, 40), ("#ffeccb", "#c99f96"), 38, 0.6, 0.0)
    image = mist(image, 434, 14, "#9aa6b8", 0.5)
    image = lay(image, Sea(432, deep="#0f3c50", clear="#3aa8a0", wind=2.6, size=1.3, mirror=0.75, seed=9, sun=(60, 250), glitter=0.3))
    image = foam(image, 432, 11)
    image = bird(k).over(image, SUN)
    return finish(image)
