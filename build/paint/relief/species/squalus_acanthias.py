"""The spurdog patrols: a slender shark turns above its companions in the half-light.

Landmarks. A slim body, nine times as long as deep, with a flat pointed snout; the mouth lies below,
behind the tip by a tenth of the length; a large oval green eye, a spiracle behind it, five short gill
slits before the pectoral fin. A spine stands before each of the two dorsal fins; the first fin begins
behind the pectorals, the second is half as large. There is no anal fin. The stalk of the tail has a keel;
the upper lobe is long, without a notch. Slate above, white below, a row of white spots on the side.
"""

from __future__ import annotations

import numpy as np
from paint.brush import ink
from paint.relief.course import Course, straight
from paint.relief.fins import Fin, fin_form
from paint.relief.light import Form, Lamp, Picture, ramp
from paint.relief.limbs import disc
from paint.relief.prey import little_fish
from paint.relief.sheet import Sheet, contour
from paint.relief.skins import Body, blend, groove
from paint.relief.stage import card, dapple, finished, motes, water
from paint.vectors import smooth

LAMP = Lamp(
    way=(-0.42, -0.80, 0.42),
    sun="#eaf6ff",
    strength=1.7,
    sky="#7fb0d6",
    ground="#9cc4da",
    ambient=0.5,
    rim="#f0fbff",
    edge=0.6,
    back="#3f8fd0",
    backlight=0.9,
)
BODY = Body(
    ((6, -8), (30, -23), (70, -41), (120, -57), (180, -71), (260, -85), (350, -92), (450, -87), (560, -74),
     (680, -55), (790, -39), (890, -30), (1006, -30)),
    ((8, 7), (40, 16), (80, 28), (120, 39), (180, 57), (260, 76), (350, 85), (450, 83), (560, 69), (680, 48),
     (790, 32), (890, 23), (1006, 21)),
    (0, 0),
)  # fmt: skip
COURSE = Course(
    ((30, 402, 1.36), (88, 360, 1.34), (146, 320, 1.26), (206, 290, 1.14), (264, 276, 1.02), (320, 276, 0.92),
     (372, 268, 0.84), (412, 244, 0.78)),
)  # fmt: skip
SCHOOL = (
    (150, 590, 50, 30, 0.62),
    (196, 556, 46, 18, 0.62),
    (122, 548, 56, 24, 0.45),
    (66, 566, 66, 34, 0.25),
    (40, 514, 76, 26, 0.0),
    (112, 500, 62, 18, 0.22),
    (168, 516, 52, 16, 0.5),
    (20, 588, 70, 38, 0.2),
)
"""Herring that flee: place of the snout, length, where they look, how far they are lost in the water."""
SKIN = {"root": "#56656f", "tip": "#38464f", "ray": "#2f3b44"}
FIRST = Fin(
    ((404, -78), (440, -76), (488, -70)),
    ((462, -176), (478, -172), (492, -138), (496, -104), (534, -74)),
    5,
    **SKIN,
    clear=0.05,
    bow=0.0,
    ragged=0.0,
    rise=1,
)
SECOND = Fin(
    ((730, -42), (760, -38), (800, -34)),
    ((782, -112), (796, -108), (802, -82), (808, -60), (838, -38)),
    5,
    **SKIN,
    clear=0.05,
    bow=0.0,
    ragged=0.0,
    rise=1,
)
PECTORAL = Fin(
    ((252, 40), (290, 52), (322, 56)),
    ((352, 214), (372, 214), (386, 184), (378, 130), (352, 84)),
    5,
    "#84949c",
    "#3c4a54",
    "#52626c",
    clear=0.0,
    bow=-0.1,
    ragged=0.0,
    rise=1,
)
FAR_PECTORAL = Fin(
    ((236, 60), (262, 64), (290, 66)),
    ((262, 190), (282, 196), (304, 168), (312, 124), (312, 90)),
    5,
    "#4a5a66",
    "#2f3e48",
    "#2f3e48",
    clear=0.0,
    bow=-0.1,
    ragged=0.0,
    rise=1,
)
PELVIC = Fin(
    ((590, 48), (620, 44), (650, 42)),
    ((652, 96), (676, 96), (690, 78), (690, 60)),
    5,
    "#7a8890",
    "#3f4c55",
    "#3f4c55",
    clear=0.0,
    ragged=0.0,
    rise=1,
)
TAIL_LINE = (
    (960, -28), (1010, -30), (1060, -60), (1110, -98), (1176, -142), (1234, -172), (1246, -164), (1236, -140),
    (1196, -84), (1150, -32), (1118, 4), (1124, 36), (1128, 58), (1118, 66), (1088, 54), (1050, 36), (1010, 18), (960, 18),
)  # fmt: skip


def tail(s: Sheet) -> Form:
    """Return the tail fin: a long upper lobe into which the backbone runs, a short lower one."""
    line = contour(TAIL_LINE)
    s = s.around(line, 12)
    alpha = s.fill(line)
    bone = s.soft(
        s.stroke(
            contour([(950, -4), (1030, -26), (1100, -80), (1220, -160)], closed=False),
            np.linspace(30, 8, 43),
        ),
        5,
    )
    rgb = blend(np.ones((*alpha.shape, 3), np.float32) * ink("#43525c"), "#6a7a84", 0.6 * bone)
    x, y = s.xy
    rgb = blend(rgb, "#27343d", 0.6 * smooth(1110, 1190, x))
    alpha = alpha * smooth(955, 1000, x)
    return Form(s, alpha, 10 * bone, rgb, gloss=0.1, tight=16, wrap=0.4)


def spine(s: Sheet, line: list[tuple[float, float]]) -> Form:
    """Return the spine before a dorsal fin."""
    path = contour(line, closed=False)
    s = s.around(path, 8)
    alpha = s.stroke(path, np.linspace(11, 2, len(path)))
    return Form(
        s, alpha, s.dome(alpha), np.ones((*alpha.shape, 3), np.float32) * ink("#e9dfc2"), gloss=0.5
    )


def body(s: Sheet) -> Form:
    """Return the shark without fins."""
    s = s.around(BODY.outline, 20)
    alpha = s.fill(BODY.outline)
    x, y = s.xy
    h = BODY.height(s)
    height = 0.9 * s.dome(alpha)
    height += 8 * s.bump(contour([(60, -34), (120, -46), (160, -40), (150, -18), (90, -16)]), 5)
    gills = sum(
        groove(s, [(208 + 13 * n, -14 + n), (216 + 13 * n, 10), (213 + 13 * n, 34)], 6.5, 1.2)
        for n in range(5)
    )
    mouth = groove(s, [(92, 30), (108, 25), (126, 26), (140, 30)], 5, 1.0)
    height -= 6 * gills + 5 * mouth
    keel = groove(s, [(760, 8), (880, 2), (1000, -4)], 10, 4)
    height += 6 * keel
    cloud = s.noise(50, 26, 3, 3)
    rgb = ramp(
        (
            (-1, "#33414b"),
            (-0.5, "#475863"),
            (-0.05, "#667882"),
            (0.12, "#8f9da3"),
            (0.30, "#e6ebea"),
            (1, "#ffffff"),
        ),
        h + 0.05 * cloud,
    )
    rgb = rgb * (1 + 0.05 * s.noise(9, 5, 8, 3) * smooth(0.4, 0.1, h))[..., None]
    u, v = x, h * 90
    rows = np.array(
        [(250 + 62 * n + 12 * np.sin(5 * n), -26 + 6 * np.sin(3 * n)) for n in range(11)]
    )
    pale = np.zeros_like(x)
    random = np.random.default_rng(2)
    for pu, pv in [
        *rows,
        *[(random.uniform(240, 900), random.uniform(-60, -40)) for _ in range(11)],
    ]:
        r = random.uniform(6.0, 10.5)
        pale = np.maximum(pale, smooth(1.2, 0.7, np.hypot((u - pu) / 1.25, v - pv) / r))
    rgb = blend(rgb, "#f4f6ee", 0.92 * pale)
    rgb = rgb * (1 - 0.75 * np.clip(gills, 0, 1) - 0.7 * mouth)[..., None]
    hole = s.soft(disc(s, (152, -22), 7.5, 5, 0.4), 1)
    rgb = rgb * (1 - 0.8 * hole)[..., None]
    nostril = groove(s, [(42, 8), (50, 12), (58, 11)], 5, 0.8)
    rgb = rgb * (1 - 0.7 * nostril)[..., None]
    alpha = alpha * smooth(1012, 985, x)
    return Form(s, alpha, height, np.clip(rgb, 0, 1), gloss=0.16, tight=16, wrap=0.16)


def eye(picture: Picture, course: Course) -> None:
    """Draw the eye: an oval of pale green with a black pupil."""
    place, k, turn = course.place(104, -22), course.scale_at(100), course.turn(100)
    r = 17 * k
    corner = np.array(place)
    part = picture.sheet.around(np.array([corner - 2 * r, corner + 2 * r]), 0)
    image = picture.image[part.box]
    _, y = part.xy
    image = blend(
        image, "#1a242b", 0.6 * part.soft(disc(part, place, r * 1.16, r * 0.86, turn), r * 0.08)
    )
    ball = disc(part, place, r, r * 0.72, turn)
    image = blend(image, "#8cc8a0", ball)
    image = blend(image, "#2c5c50", 0.55 * ball * smooth(0.0, -0.75, (y - place[1]) / r))
    image = blend(image, "#e2f6cc", 0.6 * ball * smooth(0.1, 0.7, (y - place[1]) / r))
    image = blend(image, "#05090b", disc(part, place, r * 0.42, r * 0.56, turn))
    image = blend(
        image, "#ffffff", disc(part, (place[0] - 0.26 * r, place[1] - 0.28 * r), 0.16 * r, 0.14 * r)
    )
    picture.image[part.box] = image


def shark(picture: Picture, course: Course, sink: tuple[str, float], *, net: bool = True) -> None:
    """Lay a whole spurdog."""
    own = straight(course, picture.sheet, half=260)

    def lay(form: Form, amount: float = 0.0, **rest: object) -> None:
        picture.lay(
            course.bent(form, picture.sheet), LAMP, sink=(sink[0], min(1, sink[1] + amount)), **rest
        )  # type: ignore[arg-type]

    lay(fin_form(own, FAR_PECTORAL), 0.35)
    lay(tail(own))
    for fin in (FIRST, SECOND):
        lay(fin_form(own, fin))
    lay(spine(own, [(398, -70), (414, -112), (434, -146)]))
    lay(spine(own, [(722, -36), (738, -70), (758, -98)]))
    trunk = course.bent(body(own), picture.sheet)
    if net:
        trunk.shade = 1 + 0.55 * dapple(trunk.sheet, trunk.height, 5, 34)
    picture.lay(trunk, LAMP, sink=sink)
    if net:
        eye(picture, course)
    lay(fin_form(own, PELVIC))
    lay(fin_form(own, PECTORAL), cast=(3, 8, 5, 0.55))


def paint(scale: float) -> Picture:
    """Return the picture."""
    sheet = card(scale)
    stops = ((0, "#6fb4d8"), (0.2, "#2f7fb4"), (0.48, "#164f86"), (0.76, "#0c2f5a"), (1, "#071b38"))
    picture = Picture(sheet, water(sheet, stops, (300, -60), "#d8f0f4", 300, 0.8))
    far = Course(((262, 470, 1.0), (298, 458), (334, 452), (370, 452), (402, 448), (426, 436)))
    shark(picture, far, ("#10406e", 0.72), net=False)
    farther = Course(((300, 148, 1.0), (330, 142), (360, 142), (388, 150), (410, 162)))
    shark(picture, farther, ("#3c86b8", 0.80), net=False)
    picture.subject[:] = 0
    for x, y, long, turn, far in SCHOOL:
        little_fish(picture, (x, y), long, turn, LAMP, bend=0.05, sink=("#14508a", far))
    shark(picture, COURSE, ("#10406e", 0.0))
    motes(picture, 220, 9, "#e8f6ff", 0.5)
    return finished(picture)
