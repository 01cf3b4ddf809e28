"""Long-tailed duck, the drake in winter: calls among the floes while it snows.

Landmarks in lengths of the head without bill (84): body three long, plump; forehead steep, bill short,
pink before its black tip; white head with a grey face and one dark patch on the side of the neck;
dark breast; long silver shoulder feathers hang over the wing; two tail wires as long as the body is
high, in one low sweep.
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
from paint.contours.light import Sun, rgb
from paint.contours.sea import Sea, afloat, lap, lay, rings
from paint.contours.shapes import Array, band, closed, cloud, field, smooth

LEVEL = 430
ENDS = (118, 372)
WHOLE = Pose((240, 400), (262, 398), 1.0, 0, True)
BODY = [
    (112, 384), (106, 406), (114, 436), (160, 466), (240, 474), (320, 462), (362, 434), (376, 404),
    (358, 388), (322, 370), (280, 354), (236, 346), (196, 344), (156, 348), (126, 362),
]
DARK, BLACK, WHITE, SILVER = "#2b2526", "#1b1a1e", "#f2f1f0", "#b9bcc2"
HEAD = [
    (-36, -8), (-35, -24), (-20, -40), (4, -47), (27, -39), (41, -18), (45, 8), (46, 36), (58, 66), (84, 96),
    (60, 122), (10, 128), (-34, 120), (-48, 98), (-38, 72), (-25, 50), (-25, 32), (-34, 18),
]
CALL = Pose((0, 40), (164, 332), 1.0, 14)


def bird(k: float) -> Figure:
    """Lay the bird together."""
    b = Figure(k, WHOLE)
    b.flow(
        [
            [(128, 262), (160, 232), (196, 260), (206, 310), (230, 345)],
            [(140, 300), (135, 350), (112, 400), (150, 455)],
            [(200, 344), (280, 362), (370, 400)], [(160, 400), (240, 440), (350, 430)],
        ]
    )
    b.form(band([(330, 384, 6), (380, 388, 4.6), (428, 372, 3.2), (478, 334, 0.5)]), BLACK, rise=0.8, gloss=0.2)
    b.form(band([(330, 390, 6), (384, 396, 4.4), (436, 388, 3), (488, 358, 0.5)]), BLACK, rise=0.8, gloss=0.2)
    b.form([(330, 378), (368, 384), (402, 400, None), (376, 412), (340, 416)], WHITE, rise=0.5, fringe=0.8)
    b.form(BODY, _coat, rise=1.0, fringe=0.5)
    b.pose = CALL
    b.form(HEAD, WHITE, rise=0.95, fringe=0.5, shadow=(3, 6, 0.3), lost=[(10, 128, 70, 44), (70, 108, 34, 30), (-40, 112, 34, 26)])
    b.pose = Pose()
    b.patch([(98, 366), (124, 350), (160, 344), (196, 350), (206, 376), (196, 410), (200, 480), (90, 480)], DARK, soft=1.6, fringe=1.6, lost=[(196, 430, 30, 10)])
    _wing(b)
    b.pose = CALL
    _face(b)
    b.pose = Pose()
    return b


def _coat(x: Array, y: Array) -> Array:
    """White, the flank washed with grey."""
    t = (0.5 * smooth(390, 440, y) * smooth(200, 260, x) + 0.06 * cloud(x / 20, y / 9, 15, 2))[..., None]
    return np.asarray(rgb(WHITE) * (1 - t) + rgb("#a9adb8") * t)


def _wing(b: Figure) -> None:
    """Black wing and back, and the silver feathers that hang over them."""
    b.form(
        [(196, 356), (226, 346), (270, 350), (316, 366), (356, 386), (384, 402, None), (340, 406), (292, 404), (244, 394), (208, 376)],
        DARK, rise=0.6, cling=0.35, shadow=(4, 6, 0.5), fringe=0.5, lost=[(226, 344, 40, 20), (290, 352, 50, 18), (196, 364, 24, 16)],
    )
    for i, (x, y) in enumerate(((398, 398), (390, 404))):
        b.feather([(300, 374 + 6 * i, 8), (346, 388 + 6 * i, 8), (x, y, 1.5)], "#242024", rise=0.5, cling=0.4, root=0.4, edge="#4a444a", edge_width=1.2)
    for x0, y0, x1, y1, x2, y2, w in (
        (214, 350, 276, 356, 344, 392, 8), (204, 356, 266, 366, 330, 402, 9), (194, 362, 248, 376, 306, 410, 9), (188, 370, 232, 386, 282, 412, 9), (220, 346, 290, 350, 352, 382, 6),
    ):
        b.feather([(x0, y0, w * 0.7), (x1, y1, w), ((x1 + x2) / 2 + 3, (y1 + y2) / 2 - 3, w * 0.75), (x2, y2, 0.8)], SILVER, rise=0.7, cling=0.35, root=0.35, edge="#eceef0", edge_width=2.4, shadow=(2.5, 3.5, 0.5), shaft=0.25)
    b.form([(182, 352), (206, 340), (236, 344), (250, 356), (230, 372), (200, 376), (184, 368)], "#d9dade", rise=0.5, cling=0.6, fringe=1.4, shadow=(2, 4, 0.3), lost=[(240, 358, 24, 16), (190, 346, 24, 20), (205, 374, 24, 10)])


def _face(b: Figure) -> None:
    """Grey face, neck patch, the bill open to call."""
    b.patch([(-33, -14), (-14, -26), (10, -24), (22, -8), (14, 10), (-8, 20), (-30, 14)], "#a2938e", soft=6, fringe=1.0, amount=0.9)
    b.patch([(8, 12), (26, 4), (38, 14), (40, 40), (30, 60), (14, 58), (4, 38)], "#3a2c28", soft=3.5, fringe=0.8)
    b.patch([(8, 46), (24, 48), (32, 62), (20, 72), (8, 62)], "#9a7a64", soft=5, fringe=0.8, amount=0.7)
    b.patch([(-10, -7), (0, -11), (11, -8), (12, 4), (2, 9), (-9, 6)], "#f0eeec", soft=2.5, amount=0.9)
    lower = [(-32, 8, None), (-44, 12), (-58, 17), (-64, 18, None), (-58, 23), (-44, 21), (-31, 17, None)]
    b.form([(-32, 4), (-50, 6), (-58, 14), (-44, 18), (-30, 14)], "#7c3540", rise=0.3, shadow=(0, 1, 0))
    b.form(lower, "#26242a", rise=0.7, gloss=0.4, shadow=(0, 1, 0.2))
    upper = [(-35, -15, None), (-46, -13), (-60, -6), (-70, 2), (-72, 9, None), (-62, 6), (-48, 4), (-33, 7, None), (-31, -4)]

    def horn(x: Array, y: Array) -> Array:
        pink = smooth(-38, -44, x - 0.3 * y) * smooth(-64, -57, x)
        return np.asarray(rgb("#24232a") * (1 - pink[..., None]) + rgb("#e58a92") * pink[..., None])

    b.form(upper, horn, rise=0.8, gloss=0.5, shadow=(1.5, 2, 0.4))
    b.form([(-5.5, -1), (-3, -5.5), (2.5, -6), (6, -1.5), (4, 4), (-2.5, 4.2)], "#b5562c", rise=0.8, gloss=0.9, shadow=(0, 0, 0))
    b.patch([(-2.6, -1), (0.2, -3.8), (3, -1), (0.2, 1.8)], "#0d0a08", soft=0.4)
    b.patch([(-2.4, -3.4), (-0.6, -4.2), (-0.2, -2.6), (-1.8, -1.8)], "#ffffff", soft=0.3)
    b.patch(band([(-7, -2, 0.4), (0, -7.2, 1.0), (8, -2.5, 0.4)]), "#5c4c48", soft=0.5)


SUN = Sun(way=(-0.50, -0.70, 0.52), warm="#ffe9d0", power=1.5, sky="#a3b4d8", sky_power=0.7, ground="#5d7a90", ground_power=0.4, rim="#fff4ea", rim_power=0.4, gloss=1.2, nap=0.04)


def floe(image: Array, points: list[tuple[float, float]], thick: float, seed: int, amount: float = 1.0) -> Array:
    """Return the picture with a floe: snow on top, blue ice at its side, its mirror below."""
    x, y, k = grid(image)
    outline = closed([*points])
    place = field(outline, k, margin=thick * 3)
    cut = place.window
    top = smooth(-0.6, 0.6, place.depth + 0.8 * cloud(place.x / 12, place.y / 5, seed, 2))
    low = np.zeros(x.shape)
    low[cut] = top

    def lowered(t: float) -> Array:
        layer = np.zeros(x.shape)
        layer[cut] = smooth(-0.6, 0.6, place.depth - 3 * t - 0.6 * t * cloud(place.x / 9, 0 * place.x, seed, 2))
        return np.roll(layer, round(thick * k * t), 0)

    side = np.maximum.reduce([lowered(t) for t in np.linspace(0.1, 1, 8)])
    mirror = np.maximum.reduce([lowered(t) for t in np.linspace(1.1, 2.4, 8)])
    image = over(image, ink("#5f8fae"), 0.35 * mirror * amount)
    ice = ink("#3f86a8") * 0.55 + ink("#bfe3ea") * 0.45 + 0.07 * cloud(x / 14, y / 3, seed + 1, 3)[..., None]
    image = over(image, ice, side * amount)
    snow = ink("#eef2f7") - (0.10 * smooth(-0.4, 1.2, cloud(x / 40, y / 9, seed + 2, 3)))[..., None] * np.array([1.3, 0.9, 0.5])
    return over(image, snow, low * amount)


def snowfall(image: Array, count: int, seed: int) -> Array:
    """Return the picture with falling snow, near flakes large and soft."""
    x, y, k = grid(image)
    random = np.random.default_rng(seed)
    for _ in range(count):
        px, py, near = random.uniform(0, 480), random.uniform(0, 720), random.uniform() ** 4
        r = 1.0 + 5.0 * near
        y0, y1 = int(max(0, (py - 4 * r) * k)), int((py + 4 * r) * k) + 1
        x0, x1 = int(max(0, (px - 4 * r) * k)), int((px + 4 * r) * k) + 1
        cut = np.s_[y0:y1, x0:x1]
        along = (x[cut] - px) * 0.35 + (y[cut] - py) * 0.94
        across = (x[cut] - px) * 0.94 - (y[cut] - py) * 0.35
        d = np.hypot(across / r, along / (1.5 * r))
        image[cut] = screen(image[cut], ink("#ffffff"), (0.85 - 0.5 * near) * np.exp(-(d**2.4)))
    return image


def paint(k: float) -> Array:
    """Paint the card."""
    image = sky(k, [(0, "#5f6f92"), (90, "#8793b2"), (165, "#d6bfc4"), (205, "#f3d6c0"), (720, "#f3d6c0")])
    image = glow(image, (90, 170), (220, 60), "#ffe6c8", 0.75)
    image = clouds(image, (-40, 180), (200, 50), ("#a9aec2", "#59657f"), 91, 0.7, 0.2)
    image = land(image, [(-20, 200), (60, 194), (150, 198), (240, 203)], 206, ("#8f8fa6", "#b9b0ba"), 35, rough=1, trees=6)
    image = mist(image, 204, 9, "#dccdd0", 0.5)
    b = bird(k)
    row = afloat(b, ENDS_ON_CARD, LEVEL_ON_CARD, 9)
    lit = b.over(np.zeros_like(image), SUN)
    image = lay(
        image, Sea(206, deep="#1a3348", clear="#3f7590", wind=1.2, size=0.9, mirror=0.85, seed=12, reach=70),
        (lit, b.alpha), LEVEL_ON_CARD + 8, rings(k, (258, LEVEL_ON_CARD), (142, 26), 0.42, 0.13),
    )
    image = floe(image, [(-40, 246), (40, 238), (130, 243), (150, 250), (80, 256), (-40, 256)], 5, 3, 0.9)
    image = floe(image, [(330, 286), (400, 276), (520, 280), (520, 300), (420, 302), (350, 297)], 8, 4)
    image = b.over(image, SUN)
    image = lap(image, row, ENDS_ON_CARD)
    image = floe(image, [(-60, 548), (20, 532), (110, 540), (150, 560), (120, 590), (20, 612), (-60, 612)], 13, 6)
    image = snowfall(image, 170, 9)
    return finish(image)


ENDS_ON_CARD = (128, 386)
LEVEL_ON_CARD = 428
