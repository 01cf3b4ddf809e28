"""The fourhorn sculpin lies in wait: a crown of bone on the stones of the cold deep.

Landmarks. A broad flat head, more than a third of the length, on a body that tapers to a thin stalk. Four
rough knobs of bone stand on the head, a pair behind the eyes and a pair at the nape; strong spines on
the gill cover. The mouth is wide, the eyes look up. Pectoral fins like fans, rounded, on which it leans;
small pelvic fins below. A short spiny dorsal fin, a gap, then a high long one; the anal fin below it.
The tail is a small fan. No scales; two rows of rough plates along the side. Grey-brown, clouded.
"""

from __future__ import annotations

import numpy as np

from paint.brush import ink
from paint.relief.course import Course, straight
from paint.relief.fins import Fin, fin_form
from paint.relief.ice import bury, ground_shadow, snow
from paint.relief.light import Form, Lamp, Picture, ramp, replace
from paint.relief.limbs import disc
from paint.relief.sheet import Sheet, contour
from paint.relief.skins import Body, blend, fish_eye, groove, spots
from paint.relief.stage import boulder, card, finished, motes, out_of_focus, water
from paint.vectors import smooth

LAMP = Lamp(
    way=(-0.52, -0.72, 0.46),
    sun="#eef4ff",
    strength=1.6,
    sky="#a4c4cc",
    ground="#a8a890",
    ambient=0.5,
    rim="#f4f8ff",
    edge=0.55,
    back="#9fd0d8",
    backlight=0.6,
)
BODY = Body(
    ((8, -26), (40, -58), (90, -84), (150, -104), (220, -118), (300, -124), (380, -118), (480, -98), (600, -72),
     (720, -50), (840, -34), (930, -28), (1006, -32)),
    ((6, 30), (36, 56), (90, 80), (160, 96), (240, 104), (330, 100), (430, 86), (540, 66), (660, 48),
     (780, 36), (880, 28), (940, 26), (1006, 30)),
    (-8, 4),
)  # fmt: skip
COURSE = Course(
    ((26, 404, 1.30), (96, 390, 1.28), (170, 378, 1.16), (242, 374, 1.0), (306, 388, 0.92), (360, 410, 0.85),
     (406, 424, 0.80)),
)  # fmt: skip
FINS = {"root": "#5e5444", "tip": "#877a60", "ray": "#2f291f"}
SPINY = Fin(
    ((372, -112), (430, -104), (500, -90)),
    ((378, -196), (420, -214), (478, -180), (530, -104)),
    8,
    **FINS,
    clear=0.15,
    bow=0.0,
    ragged=0.16,
    rise=6,
    spots=("#2b251c", 1.4, 3),
)
SOFT = Fin(
    ((540, -80), (680, -56), (830, -36)),
    ((552, -196), (620, -224), (740, -190), (836, -124), (866, -62)),
    14,
    **FINS,
    clear=0.15,
    ragged=0.08,
    rise=6,
    spots=("#2b251c", 1.3, 5),
)
ANAL = Fin(
    ((560, 62), (690, 46), (820, 34)),
    ((580, 120), (650, 132), (760, 110), (850, 60)),
    14,
    **FINS,
    clear=0.15,
    ragged=0.08,
    rise=5,
)
TAIL = Fin(
    ((974, -32), (1000, -18), (1004, 0), (1000, 18), (974, 30)),
    ((1120, -84), (1156, -66), (1170, -22), (1170, 22), (1156, 64), (1120, 80)),
    12, **FINS, clear=0.12, ragged=0.06, rise=5, spots=("#2b251c", 1.4, 7),
)  # fmt: skip
PECTORAL = Fin(
    ((316, -30), (330, 4), (334, 40), (322, 74)),
    ((410, -96), (470, -70), (512, -16), (522, 48), (500, 110), (452, 150), (392, 158)),
    15, "#665a48", "#978a6c", "#332c22", clear=0.06, ragged=0.10, rise=8, spots=("#2b251c", 1.6, 9),
)  # fmt: skip
PELVIC = Fin(
    ((292, 96), (306, 98), (320, 98)),
    ((336, 168), (356, 172), (366, 152)),
    4,
    "#b0a488",
    "#8d8066",
    "#4d4434",
    clear=0.05,
    ragged=0.1,
)
KNOBS = (((146, -98), 34, 0), ((268, -120), 36, 0), ((116, -92), 26, 1), ((232, -120), 28, 1))
"""Place, size, and whether it stands on the far side."""


def knob(s: Sheet, place: tuple[float, float], size: float, seed: int) -> Form:
    """Return a club of rough bone on a short neck."""
    x, y = place
    line = contour(
        [(x - 0.36 * size, y + 0.5 * size, "c"), (x - 0.42 * size, y - 0.2 * size), (x - 0.72 * size, y - 0.75 * size), (x - 0.45 * size, y - 1.3 * size),
         (x + 0.15 * size, y - 1.45 * size), (x + 0.7 * size, y - 1.15 * size), (x + 0.72 * size, y - 0.6 * size), (x + 0.36 * size, y - 0.15 * size), (x + 0.4 * size, y + 0.5 * size, "c")]
    )  # fmt: skip
    s = s.around(line, 8)
    alpha = s.fill(line)
    rough = s.noise(4.5, 4.5, seed, 2)
    gy = s.xy[1]
    top = smooth(y - 0.2 * size, y - 0.8 * size, gy)
    rgb = np.ones((*alpha.shape, 3), np.float32) * ink("#6a5c48")
    rgb = blend(rgb, "#e0cfa6", 0.85 * top) * (1 + 0.12 * rough)[..., None]
    alpha = alpha * smooth(y + 0.45 * size, y + 0.1 * size, gy)
    return Form(
        s,
        alpha,
        s.dome(alpha) + 2.6 * rough * top,
        np.clip(rgb, 0, 1),
        gloss=0.1,
        tight=12,
        wrap=0.2,
    )


def body(s: Sheet) -> Form:
    """Return the fish without fins."""
    s = s.around(BODY.outline, 20)
    alpha = s.fill(BODY.outline)
    x, y = s.xy
    h = BODY.height(s)
    head = smooth(340, 300, x)
    height = 0.90 * s.dome(alpha)
    height += 14 * s.bump(
        contour([(96, -40), (190, -70), (290, -60), (300, 30), (220, 80), (110, 50)]), 14
    )
    height += 15 * s.soft(disc(s, (112, -70), 34, 30), 8)
    height += 8 * s.bump(contour([(180, -86), (300, -108), (340, -96), (300, -70), (200, -62)]), 8)
    cover = groove(s, [(286, -60), (318, -24), (324, 20), (306, 62), (262, 88)], 10, 2.2)
    mouth = groove(s, [(-10, 8), (30, 18), (80, 30), (130, 40), (158, 52)], 10, 1.4)
    lip = groove(s, [(-8, 20), (40, 32), (90, 46), (130, 58)], 15, 3.5)
    upper = groove(s, [(0, -6), (50, 4), (100, 16), (148, 34)], 13, 3.5)
    bony = sum(
        groove(
            s, [(190, 8 + 15 * n), (230, 6 + 20 * n), (258 - 8 * abs(n - 1), 2 + 26 * n)], 8, 1.8
        )
        for n in range(4)
    )
    height += 6 * lip + 6 * upper + 5 * bony - 8 * cover - 10 * mouth
    warts = spots(x, y, (20, -124, 1000, 60), (2.4, 5.5), 3, count=900, gap=1.5)
    plates = sum(smooth(9, 4, np.hypot((x - px) / 1.4, y - py)) for px, py in plate_places())
    height += (
        3.4 * s.soft(warts, 1.0)
        + 5 * s.soft(np.asarray(plates, np.float32), 1.2)
        + 2.0 * s.noise(13, 11, 6, 3)
    )
    rgb = ramp(
        (
            (-1, "#231f1a"),
            (-0.5, "#3b3329"),
            (0.0, "#5c4f3d"),
            (0.45, "#8c7d62"),
            (0.8, "#cbbf9f"),
            (1, "#d9cfb4"),
        ),
        h + 0.20 * s.noise(60, 40, 3, 3) * smooth(1.0, 0.4, h),
    )
    dark = spots(x, y, (60, -130, 1000, 60), (12, 34), 7, count=160, gap=1.2, wobble=0.3)
    pale = spots(x, y, (40, -120, 1000, 90), (5, 13), 12, count=260, gap=1.5, wobble=0.3)
    bars = smooth(0.2, 0.8, np.sin((x - 360) / 46)) * smooth(380, 430, x)
    rgb = blend(rgb, "#1a1712", 0.55 * np.maximum(dark, bars * smooth(0.7, 0.1, h)))
    rgb = blend(rgb, "#b7a680", 0.5 * pale * (1 - dark))
    rgb = blend(rgb, "#d8c9a0", 0.5 * np.clip(np.asarray(plates, np.float32), 0, 1))
    rgb = rgb * (1 - 0.55 * cover - 0.8 * mouth + 0.12 * bony * head)[..., None]
    alpha = alpha * smooth(1012, 985, x)
    return Form(s, alpha, s.soft(height, 0.5), np.clip(rgb, 0, 1), gloss=0.12, tight=16, wrap=0.16)


def plate_places() -> list[tuple[float, float]]:
    """Return where the rough plates lie: one row above the lateral line, one below."""
    rows = []
    for n, x in enumerate(np.linspace(360, 980, 24)):
        rows += [
            (x, -40 + 26 * (x - 360) / 620 + 3 * np.sin(n)),
            (x + 8, -2 + 4 * (x - 360) / 620 + 3 * np.cos(n)),
        ]
    return rows


def spines(picture: Picture, own: Sheet) -> None:
    """Lay the spines of the gill cover."""
    for start, end in (
        ((268, 2), (318, -18)),
        ((262, 34), (306, 34)),
        ((246, 62), (276, 84)),
        ((232, 72), (246, 100)),
    ):
        path = contour(
            [start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 - 3), end], closed=False
        )
        s = own.around(path, 6)
        alpha = s.stroke(path, np.linspace(11, 1.5, len(path)))
        form = Form(
            s,
            alpha,
            s.dome(alpha),
            np.ones((*alpha.shape, 3), np.float32) * ink("#d6c69c"),
            gloss=0.3,
        )
        picture.lay(COURSE.bent(form, picture.sheet), LAMP, cast=(2, 3, 1.5, 0.5))


def bottom(picture: Picture) -> None:
    """Lay a slope of pale silt with a few large stones."""
    deep = "#5c8494"
    boulder(
        picture,
        [(-40, 384), (-20, 304), (40, 264), (110, 274), (160, 314), (200, 384)],
        LAMP,
        "#6f7474",
        5,
        sink=(deep, 0.72),
    )
    boulder(
        picture,
        [(330, 384), (350, 324), (400, 294), (470, 284), (530, 294), (530, 394)],
        LAMP,
        "#6a7076",
        9,
        sink=(deep, 0.78),
    )
    out_of_focus(picture, 3.0)
    snow(
        picture,
        346,
        replace(LAMP, way=(-0.7, -0.4, 0.45), strength=1.25, ambient=0.6),
        6,
        code="#c9c3ac",
        rough=1.0,
    )
    _, y = picture.sheet.xy
    picture.over(deep, 0.75 * smooth(460, 340, y) * (y > 334))
    out_of_focus(picture, 1.4)
    for points, code, seed in STONES:
        low = max(q[1] for q in points)
        middle = sum(q[0] for q in points) / len(points)
        wide = max(q[0] for q in points) - min(q[0] for q in points)
        ground_shadow(
            picture, (middle + 0.14 * wide, low - 3), 0.56 * wide, 0.09 * wide, 0.6, "#3a4a58"
        )
        plain = picture.image.copy()
        boulder(picture, points, LAMP, code, seed, rough=0.8, flat=0.6)
        a = smooth(-3, 3, y - low + 7 + 3 * picture.sheet.noise(20, 6, seed, 2))[..., None]
        picture.image = np.asarray(picture.image * (1 - a) + plain * a, np.float32)


STONES = (
    (
        [
            (352, 484),
            (360, 444),
            (396, 422),
            (446, 426),
            (486, 450),
            (500, 494),
            (440, 516),
            (380, 512),
        ],
        "#5f6468",
        21,
    ),
    (
        [(26, 524), (36, 494), (70, 480), (108, 492), (126, 520), (110, 542), (60, 546)],
        "#72706a",
        24,
    ),
    (
        [(214, 546), (224, 526), (250, 520), (278, 530), (286, 550), (256, 562), (226, 560)],
        "#63625e",
        27,
    ),
    (
        [(330, 604), (350, 568), (410, 554), (470, 564), (520, 604), (520, 664), (340, 664)],
        "#585e66",
        31,
    ),
)
"""Outlines, colours and seeds of the stones."""


def paint(scale: float) -> Picture:
    """Return the picture."""
    sheet = card(scale)
    stops = ((0, "#d4e6e2"), (0.2, "#a4c6cc"), (0.42, "#6f9cac"), (0.6, "#54808e"), (1, "#30525e"))
    picture = Picture(sheet, water(sheet, stops, (110, 10), "#fbfff4", 300, 0.6))
    bottom(picture)
    ground_shadow(picture, (244, 432), 196, 18, 0.8, "#2a3a48")
    plain = picture.image.copy()
    own = straight(COURSE, sheet, half=280)

    def bent(form: Form) -> Form:
        return COURSE.bent(form, sheet)

    for n, (place, size, far) in enumerate(KNOBS):
        if far:
            picture.lay(bent(knob(own, place, size, n)), LAMP, sink=("#6f9cac", 0.35))
    for fin in (TAIL, SPINY, SOFT, ANAL):
        picture.lay(bent(fin_form(own, fin)), LAMP)
    picture.lay(bent(body(own)), LAMP)
    for n, (place, size, far) in enumerate(KNOBS):
        if not far:
            picture.lay(bent(knob(own, place, size, n + 5)), LAMP, cast=(4, 3, 3, 0.4))
    fish_eye(
        picture,
        COURSE.place(112, -66),
        23 * COURSE.scale_at(110),
        "#a08a4c",
        ring="#f0d890",
        pupil=0.5,
    )
    spines(picture, own)
    bury(picture, plain, 436, 5, box=(40, 330), soft=2.0)
    for fin in (PELVIC, PECTORAL):
        picture.lay(bent(fin_form(own, fin)), LAMP, cast=(5, 6, 5, 0.55))
    motes(picture, 240, 9, "#e8f0ff", 0.5)
    return finished(picture)
