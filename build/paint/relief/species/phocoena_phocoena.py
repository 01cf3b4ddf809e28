"""The porpoise leads its calf: two arcs over pale sand, the small one in the shelter of the large.

Landmarks. A short stout spindle, four times as long as deep, without a beak: the forehead slopes down
to a blunt snout. The mouth is short and rises towards the small dark eye; a dark line runs from its
corner to the flipper. The dorsal fin is a low triangle behind the middle with a straight front; the
flipper is small and set low; the flukes lie level and meet in a notch. Slate back, pale flank, white belly.
"""

from __future__ import annotations

import numpy as np
from paint.brush import ink
from paint.relief.course import Course, straight
from paint.relief.fins import Fin, fin_form
from paint.relief.ice import snow
from paint.relief.light import Form, Lamp, Picture, ramp, replace
from paint.relief.limbs import dark_eye
from paint.relief.sheet import Sheet, contour
from paint.relief.skins import Body, blend, groove
from paint.relief.stage import card, dapple, finished, motes, out_of_focus, water
from paint.vectors import smooth

LAMP = Lamp(
    way=(-0.40, -0.82, 0.40),
    sun="#fffbe0",
    strength=1.6,
    sky="#a8e0dc",
    ground="#c4e0c8",
    ambient=0.55,
    rim="#f4fff0",
    edge=0.7,
    back="#5fd0d0",
    backlight=0.5,
)
BODY = Body(
    ((2, -22), (20, -46), (56, -74), (110, -98), (180, -116), (270, -128), (370, -130), (480, -122), (600, -104),
     (720, -82), (830, -62), (920, -46), (1004, -30)),
    ((6, 20), (30, 36), (70, 54), (120, 72), (190, 92), (280, 112), (380, 120), (490, 114), (610, 96), (720, 74),
     (830, 52), (920, 36), (1004, 22)),
    (-4, 0),
)  # fmt: skip
MOTHER = Course(
    ((34, 366, 1.12), (94, 308, 1.10), (162, 268, 1.06), (232, 252, 1.0), (298, 260, 0.95), (354, 292, 0.9),
     (394, 338, 0.84)),
)  # fmt: skip
CALF = Course(
    (
        (176, 486, 1.10),
        (216, 452, 1.08),
        (262, 432, 1.03),
        (308, 428, 0.98),
        (350, 442, 0.92),
        (384, 470, 0.86),
    ),
)
DARK = {"root": "#3d4953", "tip": "#2b353e", "ray": "#2b353e"}
DORSAL = Fin(
    ((500, -118), (570, -108), (640, -96)),
    ((584, -176), (616, -202), (638, -198), (636, -160), (690, -92)),
    4,
    **DARK,
    clear=0.0,
    ragged=0.0,
    rise=0.5,
)
FLIPPER = Fin(
    ((226, 62), (262, 74), (296, 84)),
    ((300, 176), (342, 208), (366, 208), (366, 180), (334, 112)),
    4,
    "#46525c",
    "#2b353e",
    "#2b353e",
    clear=0.0,
    bow=-0.12,
    ragged=0.0,
    rise=0.8,
)
FLUKES = (
    [(940, -26), (1000, -34), (1046, -64), (1092, -104), (1122, -124), (1136, -116), (1124, -76), (1096, -30), (1078, -4),
     (1040, 6), (990, 6)],
    [(940, 24), (998, 28), (1040, 56), (1090, 108), (1124, 142), (1142, 142), (1140, 112), (1116, 52), (1084, 2),
     (1040, -10), (990, -8)],
)  # fmt: skip


def fluke(s: Sheet, points: list[tuple[float, float]], code: str) -> Form:
    """Return one half of the tail."""
    line = contour(points)
    s = s.around(line, 12)
    alpha = s.fill(line)
    rgb = np.ones((*alpha.shape, 3), np.float32) * ink(code)
    x, _ = s.xy
    return Form(
        s, alpha * smooth(955, 1000, x), 0.42 * s.dome(alpha), rgb, gloss=0.25, tight=20, wrap=0.35
    )


def body(s: Sheet) -> Form:
    """Return the trunk."""
    s = s.around(BODY.outline, 20)
    alpha = s.fill(BODY.outline)
    x, y = s.xy
    h = BODY.height(s)
    height = 0.92 * s.dome(alpha)
    height += 12 * s.bump(contour([(20, -30), (90, -70), (150, -60), (140, -10), (60, 0)]), 12)
    height += 5 * s.bump(contour([(64, -22), (92, -30), (114, -18), (94, -4), (70, -6)]), 5)
    mouth = groove(s, [(-4, 10), (26, 12), (54, 4), (76, -8)], 6, 1.0)
    lip = groove(s, [(0, 20), (30, 24), (60, 14), (80, 2)], 9, 3)
    height += 3 * lip - 5 * mouth
    flank = smooth(
        -0.35,
        0.45,
        h + 0.10 * s.noise(70, 30, 3, 3) + 0.35 * smooth(330, 120, x) - 0.22 * smooth(560, 900, x),
    )
    belly = smooth(0.30, 0.62, h + 0.05 * s.noise(40, 16, 5, 3) - 0.30 * smooth(600, 980, x))
    rgb = ramp(((-1, "#161e27"), (-0.4, "#232e39"), (0.1, "#34414c")), h)
    rgb = blend(rgb, "#84929a", 0.85 * flank)
    rgb = blend(rgb, "#f4f4ec", 0.95 * belly)
    stripe = groove(s, [(70, 2), (120, 30), (180, 54), (250, 74)], 15, 5)
    rgb = blend(rgb, "#39444d", 0.75 * stripe)
    lips = s.soft(
        s.fill(
            contour([(-8, -2), (30, 2), (60, -4), (80, -12), (78, 4), (50, 22), (10, 30), (-8, 16)])
        ),
        5,
    )
    rgb = blend(rgb, "#3a444c", 0.55 * lips)
    rgb = rgb * (1 - 0.8 * mouth)[..., None]
    rgb = rgb * (1 + 0.025 * s.noise(60, 4, 9, 3))[..., None]
    alpha = alpha * smooth(1014, 980, x)
    return Form(s, alpha, height, np.clip(rgb, 0, 1), gloss=0.20, tight=34, wrap=0.12)


def porpoise(
    picture: Picture, course: Course, eye: float, sink: tuple[str, float], seed: int
) -> None:
    """Lay a whole animal."""
    own = straight(course, picture.sheet, half=260)

    def bent(form: Form) -> Form:
        return course.bent(form, picture.sheet)

    picture.lay(bent(fluke(own, FLUKES[0], "#303b45")), LAMP, sink=("#5fb0ac", 0.30))
    picture.lay(bent(fin_form(own, DORSAL)), LAMP, sink=sink)
    trunk = bent(body(own))
    trunk.shade = 1 + 0.9 * dapple(trunk.sheet, trunk.height, seed, 36)
    picture.lay(trunk, LAMP, sink=sink)
    picture.lay(bent(fluke(own, FLUKES[1], "#3a4650")), LAMP, sink=sink)
    k = course.scale_at(90)
    dark_eye(picture, course.place(92, -20), eye * k, course.turn(90), "#2c363e", open_=0.72)
    picture.lay(bent(fin_form(own, FLIPPER)), LAMP, cast=(5, 8, 5, 0.5), sink=sink)


def paint(scale: float) -> Picture:
    """Return the picture."""
    sheet = card(scale)
    stops = (
        (0, "#d8f4e4"),
        (0.14, "#9fe0d6"),
        (0.4, "#58bcc0"),
        (0.68, "#2f9aa6"),
        (0.85, "#4fa6a0"),
        (1, "#3f8f90"),
    )
    picture = Picture(sheet, water(sheet, stops, (120, -40), "#ffffe8", 300, 0.7))
    snow(
        picture,
        548,
        replace(LAMP, way=(-0.5, -0.5, 0.6), strength=1.1),
        6,
        code="#d8cda0",
        rough=0.9,
    )
    _, y = sheet.xy
    picture.over("#4aa8ac", 0.92 * smooth(720, 540, y) ** 0.8 * (y > 540))
    out_of_focus(picture, 2.5)
    shade = np.asarray(
        0.30 * smooth(1, 0, np.hypot((sheet.xy[0] - 300) / 190, (y - 628) / 22)), np.float32
    )
    picture.darken(shade)
    porpoise(picture, CALF, 11.5, ("#58b4b6", 0.12), 5)
    porpoise(picture, MOTHER, 9.5, ("#58b4b6", 0.0), 8)
    motes(picture, 160, 9, "#ffffff", 0.45)
    return finished(picture)
