"""The cod prowls: it slips out between boulders and weed with its barbel over the ground.

Landmarks. Three rounded dorsal fins and two anal fins, none touching the next; a barbel under the chin;
the upper jaw reaches beyond the lower. A big head, more than a quarter of the length; the eye is large.
The pale lateral line bends in an arch over the pectoral fin and runs straight behind it. The pelvic
fins stand before the pectorals, under the throat. The tail is cut straight. Olive, clouded with amber
spots, the belly pale.
"""

from __future__ import annotations

import numpy as np
from paint.brush import ink
from paint.relief.course import Course, straight
from paint.relief.fins import Fin, fin_form
from paint.relief.light import Form, Lamp, Picture, ramp
from paint.relief.sheet import Sheet, contour
from paint.relief.skins import Body, blend, fish_eye, groove, scales, spots
from paint.relief.stage import boulder, card, dapple, finished, motes, out_of_focus, straps, water
from paint.vectors import smooth

LAMP = Lamp(
    way=(-0.48, -0.74, 0.47),
    sun="#fff4c4",
    strength=1.95,
    sky="#a8ccb8",
    ground="#66806c",
    ambient=0.48,
    rim="#fbffd8",
    edge=0.6,
    back="#6fb08a",
    backlight=0.6,
)
BODY = Body(
    ((6, -14), (30, -34), (70, -58), (120, -84), (180, -104), (250, -118), (330, -122), (430, -114), (550, -94),
     (670, -70), (790, -48), (890, -34), (1006, -36)),
    ((12, 22), (50, 48), (100, 70), (160, 90), (230, 108), (310, 120), (400, 122), (500, 108), (620, 82),
     (740, 56), (850, 38), (930, 32), (1006, 34)),
    (-6, 4),
)  # fmt: skip
COURSE = Course(
    ((22, 420, 1.28), (94, 382, 1.24), (168, 352, 1.14), (240, 342, 1.02), (306, 352, 0.95), (362, 358, 0.89),
     (412, 342, 0.85)),
)  # fmt: skip
OLIVE = {"root": "#6e6438", "tip": "#8d8250", "ray": "#4c4526"}
PALE = {"root": "#9a9064", "tip": "#8a8258", "ray": "#6a6240"}
DORSALS = (
    Fin(((298, -118), (350, -120), (412, -112)), ((330, -212), (358, -228), (398, -204), (436, -136)), 12, **OLIVE, clear=0.2, bow=-0.05, spots=("#4c4424", 1.0, 2)),
    Fin(((436, -110), (530, -96), (640, -74)), ((466, -190), (508, -194), (590, -150), (664, -90)), 17, **OLIVE, clear=0.2, bow=-0.05, spots=("#4c4424", 1.0, 3)),
    Fin(((668, -68), (750, -54), (838, -40)), ((700, -136), (740, -140), (806, -104), (864, -54)), 16, **OLIVE, clear=0.2, bow=-0.05, spots=("#4c4424", 1.0, 4)),
)  # fmt: skip
ANALS = (
    Fin(((470, 112), (560, 96), (650, 76)), ((500, 184), (540, 190), (616, 152), (672, 92)), 16, **PALE, clear=0.25, bow=-0.05),
    Fin(((682, 68), (760, 54), (838, 40)), ((712, 128), (750, 132), (810, 100), (864, 52)), 14, **PALE, clear=0.25, bow=-0.05),
)  # fmt: skip
PELVIC = Fin(
    ((226, 100), (240, 106), (256, 110)),
    ((300, 186), (318, 184), (320, 158)),
    5,
    **PALE,
    clear=0.15,
    ragged=0.08,
)
FAR_PELVIC = Fin(
    ((206, 98), (222, 104), (238, 108)),
    ((256, 190), (274, 192), (280, 168)),
    5,
    **PALE,
    clear=0.15,
    ragged=0.08,
)
PECTORAL = Fin(
    ((276, 4), (284, 26), (282, 52)),
    ((388, -14), (414, 10), (414, 44), (384, 74)),
    14,
    "#8a7d48",
    "#a3965e",
    "#544c2a",
    clear=0.1,
)
TAIL = Fin(
    ((972, -38), (1000, -24), (1006, 0), (1000, 24), (972, 36)),
    ((1122, -98), (1150, -96), (1144, -48), (1140, 0), (1144, 48), (1150, 94), (1122, 96)),
    16, **OLIVE, clear=0.15, spots=("#4c4424", 1.0, 7),
)  # fmt: skip


def body(s: Sheet) -> Form:
    """Return the fish without fins."""
    s = s.around(BODY.outline, 20)
    alpha = s.fill(BODY.outline)
    x, y = s.xy
    h = BODY.height(s)
    height = 0.88 * s.dome(alpha)
    height += 9 * s.bump(
        contour([(70, -40), (160, -80), (240, -70), (256, 10), (220, 84), (120, 60)]), 12
    )
    height += 7 * s.bump(contour([(76, -52), (108, -70), (140, -62), (130, -44), (92, -38)]), 5)
    trunk = smooth(240, 290, x)
    edge, own = scales(x, h, 12, 50)
    scaled = trunk * smooth(1.05, 0.7, np.abs(h))
    height += scaled * (0.6 * edge + 0.6 * (own - 0.5))
    cover = groove(s, [(236, -66), (262, -30), (270, 10), (256, 60), (214, 100)], 8, 1.8)
    plate = groove(s, [(178, -34), (188, 6), (176, 50), (140, 74)], 8, 2.6)
    mouth = groove(s, [(-6, 18), (26, 22), (60, 28), (92, 36), (112, 42)], 7, 1.2)
    upper = groove(s, [(10, 8), (50, 14), (92, 24), (118, 34)], 14, 4)
    height += 5 * upper - 6 * cover - 2.5 * plate - 7 * mouth
    cloud = s.noise(70, 34, 3, 3)
    rgb = ramp(
        (
            (-1, "#2f3018"),
            (-0.5, "#5a5426"),
            (0.0, "#94863f"),
            (0.4, "#c4b478"),
            (0.72, "#e6dfc2"),
            (1, "#f2ecd8"),
        ),
        h + 0.16 * cloud * smooth(0.9, 0.3, h),
    )
    u, v = x, np.arcsin(np.clip(h, -1, 1) * 0.97) * 110
    on = smooth(0.62, 0.2, h) * smooth(40, 120, x)
    dark = spots(u, v, (120, -170, 1000, 90), (9, 26), 5, count=320, gap=1.2, wobble=0.3)
    amber = spots(u, v, (60, -170, 1000, 100), (4.5, 11), 8, count=700, gap=1.35, wobble=0.3)
    rgb = blend(rgb, "#33321a", 0.50 * dark * on)
    rgb = blend(rgb, "#9c7434", 0.55 * amber * on)
    side = groove(
        s,
        [(262, -52), (330, -72), (410, -70), (490, -44), (560, -18), (680, -6), (1000, 0)],
        8,
        1.6,
    )
    fade = 0.45 + 0.55 * smooth(-1.2, 1.0, s.noise(60, 30, 12, 2))
    rgb = blend(rgb, "#efe6c4", 0.80 * side * fade * alpha)
    height += 1.8 * side
    rgb = rgb * (1 + scaled * (0.07 * (own - 0.5) - 0.10 * smooth(0.75, 1.0, edge)))[..., None]
    rgb = rgb * (1 - 0.42 * cover - 0.2 * plate - 0.8 * mouth)[..., None]
    hole = groove(s, [(48, -26), (56, -26), (62, -22)], 7, 1.2)
    rgb = rgb * (1 - 0.7 * hole)[..., None]
    alpha = alpha * smooth(1012, 985, x)
    return Form(s, alpha, s.soft(height, 0.5), np.clip(rgb, 0, 1), gloss=0.20, tight=20, wrap=0.18)


def barbel(picture: Picture) -> None:
    """Draw the thread under the chin."""
    line = COURSE.places(contour([(56, 48), (60, 72), (52, 96), (56, 112)], closed=False))
    part = picture.sheet.around(line, 4)
    alpha = part.stroke(line, np.linspace(4.4, 1.2, len(line)))
    form = Form(
        part,
        alpha,
        part.dome(alpha),
        np.ones((*alpha.shape, 3), np.float32) * ink("#efe3b8"),
        gloss=0.3,
    )
    picture.lay(form, LAMP)


def reef(picture: Picture) -> None:
    """Lay boulders and weed in three planes."""
    deep = "#123f4c"
    boulder(
        picture,
        [
            (150, 620),
            (176, 520),
            (226, 440),
            (290, 386),
            (360, 350),
            (430, 336),
            (530, 330),
            (530, 780),
            (150, 780),
        ],
        LAMP,
        "#6f7258",
        3,
        sink=(deep, 0.78),
    )
    for n, (x, y) in enumerate(((330, 372), (390, 348), (450, 340))):
        straps(
            picture, (x, y), 10, 190, LAMP, "#6a6a2c", 30 + n, lean=-0.4, wide=13, sink=(deep, 0.74)
        )
    out_of_focus(picture, 2.8)
    boulder(
        picture,
        [
            (-40, 600),
            (20, 572),
            (90, 562),
            (170, 576),
            (240, 606),
            (300, 640),
            (380, 660),
            (400, 780),
            (-40, 780),
        ],
        LAMP,
        "#6f6c56",
        7,
        rough=1.4,
        sink=(deep, 0.34),
    )
    straps(picture, (16, 590), 7, 250, LAMP, "#7d6a26", 41, lean=0.16, wide=16, sink=(deep, 0.24))
    straps(picture, (92, 578), 9, 120, LAMP, "#8a7a30", 44, lean=0.5, wide=11, sink=(deep, 0.22))
    boulder(
        picture,
        [(270, 680), (330, 622), (400, 586), (470, 572), (530, 576), (530, 780), (260, 780)],
        LAMP,
        "#646450",
        12,
        rough=1.4,
        sink=(deep, 0.40),
    )
    straps(
        picture, (440, 590), 13, 190, LAMP, "#6a4a2c", 50, lean=-0.35, wide=14, sink=(deep, 0.30)
    )
    out_of_focus(picture, 0.7)


def paint(scale: float) -> Picture:
    """Return the picture."""
    sheet = card(scale)
    stops = ((0, "#6aa898"), (0.2, "#3c8084"), (0.42, "#215c68"), (0.7, "#134350"), (1, "#082530"))
    picture = Picture(sheet, water(sheet, stops, (40, 120), "#fff4b4", 260, 0.6))
    reef(picture)
    own = straight(COURSE, sheet, half=280)

    def bent(fin: Fin) -> Form:
        return COURSE.bent(fin_form(own, fin), sheet)

    deep = ("#1c4f5c", 0.30)
    picture.lay(bent(FAR_PELVIC), LAMP, sink=deep)
    for fin in (TAIL, *DORSALS, *ANALS):
        picture.lay(bent(fin), LAMP)
    barbel(picture)
    trunk = COURSE.bent(body(own), sheet)
    trunk.shade = 1 + 0.9 * dapple(trunk.sheet, trunk.height, 5, 36)
    picture.lay(trunk, LAMP)
    for fin in (PELVIC, PECTORAL):
        picture.lay(bent(fin), LAMP, cast=(4, 6, 4, 0.5))
    fish_eye(
        picture,
        COURSE.place(112, -36),
        23 * COURSE.scale_at(110),
        "#9a8a4e",
        ring="#e8d38a",
        pupil=0.56,
    )
    motes(picture, 220, 9, "#fff8d0", 0.5)
    return finished(picture)
