"""The pike strikes out of the reed: a bronze arrow between golden stems, small roach scatter.

Landmarks. A long body of nearly even depth, six times as long as deep, then a free stalk and a forked tail.
The head is more than a quarter of the length: a flat duck's bill in line with the body, the lower jaw
longer, the mouth cut back to below the eye; the eye high, looking forward and up. Dorsal and anal fin
stand opposite each other far back. Rows of pale bean-shaped spots on green; rust-red fins with dark bars.
"""

from __future__ import annotations

import numpy as np

from paint.relief.course import Course, straight
from paint.relief.fins import Fin, fin_form
from paint.relief.light import Form, Lamp, Picture, ramp
from paint.relief.prey import little_fish
from paint.relief.sheet import Sheet, contour
from paint.relief.skins import Body, blend, fish_eye, groove, scales, spots
from paint.relief.stage import card, dapple, finished, motes, out_of_focus, water
from paint.vectors import smooth

LAMP = Lamp(
    way=(-0.46, -0.76, 0.46),
    sun="#fff0b0",
    strength=1.75,
    sky="#d8cc7c",
    ground="#6a5a2c",
    ambient=0.48,
    rim="#fff8cc",
    edge=0.5,
    back="#e0b050",
    backlight=0.6,
)
BODY = Body(
    ((6, -13), (34, -26), (90, -34), (150, -46), (205, -64), (270, -76), (360, -86), (480, -92), (600, -90),
     (700, -82), (780, -66), (850, -46), (920, -38), (1006, -44)),
    ((-2, 24), (40, 38), (120, 50), (210, 63), (300, 76), (400, 88), (510, 92), (620, 88),
     (710, 78), (785, 62), (850, 46), (920, 38), (1006, 44)),
    (-14, 8),
)  # fmt: skip
COURSE = Course(
    ((40, 246, 1.18), (98, 274, 1.16), (160, 306, 1.10), (222, 344, 1.02), (280, 390, 0.95), (334, 436, 0.89),
     (384, 468, 0.84)),
)  # fmt: skip
RUST = {"root": "#7d6a34", "tip": "#a0582e", "ray": "#5c3a20"}
DORSAL = Fin(
    ((722, -76), (780, -64), (838, -48)),
    ((748, -176), (786, -190), (834, -172), (872, -110)),
    15,
    **RUST,
    clear=0.12,
    bow=-0.05,
    spots=("#3a2a16", 1.3, 2),
)
ANAL = Fin(
    ((728, 74), (780, 62), (832, 48)),
    ((760, 166), (796, 176), (838, 156), (868, 104)),
    14,
    **RUST,
    clear=0.12,
    bow=-0.05,
    spots=("#3a2a16", 1.2, 5),
)
PELVIC = Fin(
    ((510, 88), (528, 88), (546, 86)),
    ((566, 168), (592, 172), (606, 150)),
    9,
    **RUST,
    clear=0.12,
    spots=("#3a2a16", 1.2, 7),
)
PECTORAL = Fin(
    ((292, 46), (298, 58), (304, 70)),
    ((392, 92), (414, 118), (404, 144), (372, 156), (344, 150)),
    11,
    **RUST,
    clear=0.12,
    spots=("#3a2a16", 1.2, 8),
)
TAIL = Fin(
    ((966, -42), (1000, -26), (1006, 0), (1000, 26), (966, 42)),
    ((1122, -142), (1156, -134), (1150, -88), (1122, -38), (1110, 0), (1122, 40), (1154, 92), (1162, 136), (1128, 146)),
    18, **RUST, clear=0.12, ragged=0.03, spots=("#3a2a16", 1.3, 9),
)  # fmt: skip
STEMS = (
    # x at the top, x at the bottom, width, plane (0 far, 1 middle, 2 before the fish)
    (46, 36, 7, 0), (74, 80, 5, 0), (156, 150, 7, 0), (206, 196, 6, 0), (262, 272, 7, 0), (332, 322, 6, 0), (390, 380, 7, 0), (446, 454, 7, 0),
    (250, 236, 9, 1), (316, 306, 10, 1), (424, 402, 10, 1), (466, 474, 9, 1), (372, 380, 8, 1), (222, 214, 8, 1),
    (292, 266, 12, 2), (408, 440, 12, 2), (350, 336, 10, 2),
)  # fmt: skip


def body(s: Sheet) -> Form:
    """Return the fish without fins."""
    s = s.around(BODY.outline, 20)
    alpha = s.fill(BODY.outline)
    x, _ = s.xy
    h = BODY.height(s)
    height = 0.90 * s.dome(alpha)
    height += 7 * s.bump(
        contour([(150, -40), (230, -60), (290, -50), (296, 20), (250, 54), (180, 30)]), 9
    )
    height += 5 * s.bump(contour([(140, -36), (176, -50), (204, -50), (196, -34), (160, -26)]), 3.5)
    trunk = smooth(290, 325, x)
    edge, own = scales(x, h, 11, 44)
    scaled = trunk * smooth(1.05, 0.75, np.abs(h))
    height += scaled * (0.6 * edge + 0.5 * (own - 0.5))
    cover = groove(s, [(268, -52), (296, -24), (304, 10), (290, 46), (250, 64)], 8, 1.8)
    plate = groove(s, [(206, -28), (222, 6), (212, 40), (180, 50)], 7, 2.2)
    mouth = groove(s, [(-16, 4), (30, 10), (80, 15), (126, 19), (158, 24), (172, 30)], 7, 1.0)
    upper = groove(s, [(20, -2), (80, 4), (130, 8), (160, 14)], 10, 3)
    height += 4 * upper - 6 * cover - 2.5 * plate - 7 * mouth
    rgb = ramp(
        (
            (-1, "#232c10"),
            (-0.6, "#38481a"),
            (-0.1, "#5f7228"),
            (0.35, "#93983c"),
            (0.66, "#d8cc84"),
            (1, "#f4ecc4"),
        ),
        h + 0.10 * s.noise(70, 30, 3, 3),
    )
    u, v = x, np.arcsin(np.clip(h, -1, 1) * 0.97) * 84
    pale = spots(
        u, v, (310, -110, 990, 62), (6.5, 12), 5, count=900, gap=1.28, wobble=0.3, stretch=1.3
    )
    face = spots(u, v, (150, -70, 300, 60), (4.0, 8), 8, count=90, gap=1.5, stretch=1.2)
    rgb = blend(rgb, "#ece6a2", 0.88 * pale * smooth(-1.0, -0.65, h))
    rgb = blend(rgb, "#d8d48c", 0.65 * face)
    rgb = blend(
        rgb, "#39421a", 0.5 * groove(s, [(120, -14), (180, -4), (240, 10), (284, 22)], 9, 3)
    )
    rgb = rgb * (1 + scaled * (0.08 * (own - 0.5) - 0.12 * smooth(0.75, 1.0, edge)))[..., None]
    rgb = rgb * (1 - 0.5 * cover - 0.22 * plate - 0.85 * mouth)[..., None]
    hole = groove(s, [(104, -22), (112, -22), (118, -18)], 6, 1.0)
    rgb = rgb * (1 - 0.7 * hole)[..., None]
    alpha = alpha * smooth(1012, 985, x)
    return Form(s, alpha, s.soft(height, 0.5), np.clip(rgb, 0, 1), gloss=0.26, tight=24, wrap=0.16)


def stems(picture: Picture, plane: int, sink: tuple[str, float]) -> None:
    """Lay the reed stems of one plane: straight, jointed, leaning a little."""
    before = picture.subject.copy()
    for n, (top, foot, wide, own) in enumerate(STEMS):
        if own != plane:
            continue
        sway = 7 * np.sin(n * 2.4)
        line = contour(
            [
                (top, -20),
                (top * 0.7 + foot * 0.3 + sway, 240),
                (foot * 0.7 + top * 0.3 - sway * 0.3, 500),
                (foot, 760),
            ],
            closed=False,
        )
        s = picture.sheet.around(line, wide + 4)
        alpha = s.stroke(line, wide)
        _, y = s.xy
        joint = np.exp(-((((y + 53 * n) % 170 - 85) / 3.2) ** 2))
        rgb = ramp(
            ((0, "#c8b468"), (0.5, "#a39148"), (1, "#66602e")),
            y / 720 + 0.10 * s.noise(6, 70, n, 3),
        )
        rgb = rgb * (1 - 0.16 * joint + 0.07 * s.noise(1.6, 60, n + 30, 2))[..., None]
        form = Form(
            s,
            alpha,
            s.dome(alpha) + 0.9 * joint.astype(np.float32),
            np.clip(rgb, 0, 1),
            gloss=0.15,
            tight=14,
            wrap=0.2,
        )
        form.shade = np.asarray(
            0.75 + 0.5 * smooth(-0.5, 1.0, s.noise(40, 30, n + 60, 2)), np.float32
        )
        picture.lay(form, LAMP, sink=sink)
    picture.subject = before


def paint(scale: float) -> Picture:
    """Return the picture."""
    sheet = card(scale)
    stops = ((0, "#e8d070"), (0.2, "#b89c44"), (0.5, "#746c34"), (0.76, "#3c4628"), (1, "#1c2818"))
    picture = Picture(sheet, water(sheet, stops, (90, 20), "#fff4b8", 320, 0.7))
    stems(picture, 0, ("#9c8c44", 0.70))
    out_of_focus(picture, 2.6)
    stems(picture, 1, ("#6c6430", 0.42))
    out_of_focus(picture, 1.0)
    warm = Lamp(
        **{
            **LAMP.__dict__,
            "mirror": ((-1, "#5c5020"), (0, "#d8c88c"), (0.5, "#fff8dc"), (1, "#ffffff")),
        }
    )
    for x, y, long, turn, far in (
        (92, 156, 74, 42, 0.05),
        (24, 186, 66, 6, 0.08),
        (150, 200, 62, 66, 0.12),
        (172, 130, 50, 30, 0.5),
    ):
        little_fish(picture, (x, y), long, turn, warm, bend=0.06, sink=("#b8a050", far))
    own = straight(COURSE, sheet, half=240)

    def bent(fin: Fin) -> Form:
        return COURSE.bent(fin_form(own, fin), sheet)

    for fin in (TAIL, DORSAL, ANAL):
        picture.lay(bent(fin), LAMP)
    trunk = COURSE.bent(body(own), sheet)
    trunk.shade = 1 + 0.6 * dapple(trunk.sheet, trunk.height, 5, 34)
    picture.lay(trunk, LAMP)
    for fin in (PELVIC, PECTORAL):
        picture.lay(bent(fin), LAMP, cast=(4, 6, 4, 0.5))
    fish_eye(
        picture,
        COURSE.place(178, -36),
        15 * COURSE.scale_at(178),
        "#c8a43c",
        ring="#ffe690",
        pupil=0.5,
    )
    shade_on(picture)
    stems(picture, 2, ("#4c4a24", 0.10))
    motes(picture, 220, 9, "#fff4c0", 0.5)
    return finished(picture)


def shade_on(picture: Picture) -> None:
    """Darken the fish where the nearest stems throw their shadow on it."""
    shade = np.zeros_like(picture.subject)
    for top, foot, wide, own in STEMS:
        if own == 2:
            line = contour([(top + 12, -20), (foot + 14, 760)], closed=False)
            shade = np.maximum(shade, picture.sheet.stroke(line, wide))
    picture.darken(0.5 * picture.sheet.soft(shade, 3) * picture.subject, (0.25, 0.22, 0.15))
