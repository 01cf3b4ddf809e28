"""The salmon leaps: a silver arc over broken water, its tail just out of the river.

Landmarks. A spindle, deepest before the dorsal fin, with a slender wrist. The head is a fifth of the
length, pointed; the mouth reaches just behind the eye, the eye is small. The dorsal fin stands over
the middle, the pelvic fins below its rear half; a small fleshy fin without rays between dorsal and tail,
above the anal fin; the tail is broad and hardly forked. Steel-blue back, mirror sides, white belly;
black spots like crosses above the lateral line, a few on the gill cover.
"""

from __future__ import annotations

import numpy as np
from paint.brush import ink, screen
from paint.relief.course import Course, straight
from paint.relief.fins import Fin, fin_form
from paint.relief.light import Form, Lamp, Picture, ramp, replace
from paint.relief.sheet import Sheet, contour
from paint.relief.skins import Body, blend, fish_eye, groove, scales, spots
from paint.relief.splash import bokeh, falls, jets, mist, river, shower
from paint.relief.stage import boulder, card, finished, out_of_focus
from paint.vectors import smooth

LAMP = Lamp(
    way=(-0.55, -0.70, 0.46),
    sun="#ffefc8",
    strength=1.8,
    rim="#ffe9b8",
    sky="#9cbccf",
    ground="#b6c2bc",
    ambient=0.62,
    edge=0.5,
    back="#ffd890",
    backlight=0.35,
    mirror=(
        (-1, "#2c2a20"),
        (-0.55, "#6c6a58"),
        (-0.1, "#b9bdb6"),
        (0.15, "#dfe6e4"),
        (0.5, "#f6f4e6"),
        (1, "#ffffff"),
    ),
)
BODY = Body(
    ((8, -14), (40, -36), (95, -62), (150, -80), (215, -94), (310, -110), (420, -116), (540, -106),
     (670, -84), (790, -60), (880, -45), (950, -42), (1006, -50)),
    ((4, 8), (30, 26), (80, 48), (140, 68), (210, 88), (310, 108), (430, 116), (560, 108), (680, 86),
     (790, 60), (880, 46), (950, 42), (1006, 50)),
    (0, -4),
)  # fmt: skip
COURSE = Course(
    ((416, 200, 1.14), (358, 198, 1.12), (294, 220, 1.06), (236, 268, 1.0), (192, 338, 0.97), (168, 414, 0.95),
     (160, 486, 0.95)),
    belly=-1,
)  # fmt: skip
DARK = {"root": "#4d5a5e", "tip": "#39464c", "ray": "#2c363b"}
PALE = {"root": "#b9b8a6", "tip": "#8f948c", "ray": "#70766f"}
DORSAL = Fin(
    ((430, -114), (490, -112), (556, -104)),
    ((470, -232), (500, -222), (540, -180), (584, -130)),
    11,
    **DARK,
    clear=0.35,
    bow=-0.1,
    spots=("#1d2427", 1.0, 4),
)
ADIPOSE = Fin(
    ((796, -60), (826, -54)),
    ((832, -100), (848, -102), (858, -84)),
    4,
    "#5f6c70",
    "#4c585c",
    "#4c585c",
    clear=0.0,
    bow=-0.1,
    ragged=0.0,
    rise=1,
)
ANAL = Fin(
    ((704, 80), (750, 70), (796, 60)),
    ((742, 172), (772, 152), (802, 112), (826, 82)),
    9,
    **PALE,
    clear=0.3,
    bow=-0.1,
)
PELVIC = Fin(
    ((524, 104), (548, 102), (566, 100)),
    ((592, 190), (614, 180), (626, 152)),
    8,
    **PALE,
    clear=0.25,
)
PECTORAL = Fin(
    ((206, 66), (214, 78), (222, 88)),
    ((350, 118), (352, 144), (336, 162), (306, 164)),
    12,
    "#a9aca0",
    "#6f7873",
    "#59625f",
    clear=0.2,
)
FAR_PELVIC = Fin(
    ((536, 106), (556, 104), (574, 102)),
    ((620, 172), (638, 160), (644, 136)),
    8,
    **PALE,
    clear=0.25,
)
TAIL = Fin(
    ((972, -46), (1000, -30), (1008, 0), (1000, 30), (972, 46)),
    ((1142, -146), (1166, -138), (1160, -92), (1142, -44), (1134, 0), (1142, 44), (1160, 92), (1166, 138), (1142, 146)),
    18, root="#84939a", tip="#39464c", ray="#2c363b", clear=0.25, ragged=0.04,
)  # fmt: skip


def body(s: Sheet) -> Form:
    """Return the fish without fins."""
    s = s.around(BODY.outline, 20)
    alpha = s.fill(BODY.outline)
    x, y = s.xy
    h = BODY.height(s)
    height = 0.85 * s.dome(alpha)
    trunk = smooth(205, 240, x + 30 * h * h)
    height += 7 * s.bump(
        contour([(60, -40), (140, -60), (206, -40), (216, 20), (190, 70), (110, 56), (60, 20)]), 8
    )
    edge, own = scales(x, h, 13.5, 46)
    scaled = trunk * smooth(1.05, 0.7, np.abs(h))
    height += scaled * (0.9 * edge + 0.9 * (own - 0.5))
    cover = groove(s, [(196, -62), (216, -20), (220, 20), (206, 64), (176, 86)], 11, 2.2)
    plate = groove(s, [(146, -34), (152, 0), (148, 36), (124, 56)], 6, 2.0)
    jaw = groove(s, [(2, 4), (40, 9), (80, 15), (112, 22), (124, 26)], 7, 1.1)
    upper = groove(s, [(46, -4), (84, -1), (118, 10), (130, 24)], 5, 1.4)
    height -= 6 * cover + 2.0 * plate + 5 * jaw + 2 * upper
    cloud = s.noise(60, 24, 3, 3)
    tone = h + 0.05 * cloud
    rgb = ramp(
        (
            (-1, "#121c26"),
            (-0.70, "#1f313d"),
            (-0.42, "#456069"),
            (-0.16, "#a9b9bb"),
            (0.2, "#dde2de"),
            (0.62, "#f6f3e8"),
            (1, "#fbf6ea"),
        ),
        tone,
    )
    rgb = blend(rgb, "#8d86a0", 0.16 * np.exp(-(((h + 0.1) / 0.22) ** 2)) * trunk)
    rgb = rgb * (1 + scaled * (0.10 * (own - 0.5) - 0.14 * smooth(0.75, 1.0, edge)))[..., None]
    u, v = x, np.arcsin(np.clip(h, -1, 1) * 0.97) * 105
    marks = spots(u, v, (230, -165, 980, 4), (4.0, 9.5), 5, count=420, gap=1.7, wobble=0.6)
    marks = np.maximum(
        marks, spots(u, v, (250, 0, 700, 40), (3.5, 6), 8, count=40, gap=2.5, wobble=0.6)
    )
    marks = np.maximum(marks, spots(u, v, (70, -120, 205, 30), (4, 8.5), 7, count=34, gap=2.0))
    rgb = blend(rgb, "#0e1518", 0.88 * marks)
    side = groove(s, [(216, -24), (330, -18), (500, -8), (700, -4), (990, 0)], 3.0, 0.8)
    rgb = blend(rgb, "#3a464a", 0.5 * side)
    rgb = rgb * (1 - 0.55 * cover - 0.22 * plate - 0.8 * jaw - 0.3 * upper)[..., None]
    lips = s.soft(
        s.fill(
            contour(
                [(-6, -12), (40, -4), (84, 8), (118, 26), (126, 40), (80, 34), (30, 26), (-6, 14)]
            )
        ),
        5,
    )
    rgb = blend(rgb, "#8d928a", 0.35 * lips)
    silver = (
        0.62
        * smooth(-0.62, -0.2, h)
        * smooth(0.95, 0.55, h)
        * smooth(60, 160, x)
        * (1 - 0.9 * marks)
    )
    silver = silver * (0.75 + 0.5 * own * scaled)
    alpha = alpha * smooth(1012, 985, x)
    return Form(
        s,
        alpha,
        s.soft(height, 0.5),
        np.clip(rgb, 0, 1),
        gloss=0.35,
        tight=30,
        silver=np.asarray(silver, np.float32),
        wrap=0.15,
    )


def background(scale: float) -> Picture:
    """Return the river: a wood in evening light, a fall out of focus, broken water."""
    sheet = card(scale)
    x, y = sheet.xy
    cloud = sheet.noise(70, 60, 4, 3)
    image = ramp(
        ((0, "#6f7a3e"), (0.25, "#4a5a34"), (0.5, "#26382c"), (0.8, "#1c2a26"), (1, "#182420")),
        y / 720 + 0.10 * cloud,
    )
    image = screen(
        image, ink("#ffcf70"), 0.85 * np.exp(-(((x - 120) / 190) ** 2) - (((y - 40) / 190) ** 2))
    )
    trunks = smooth(0.9, 1.5, sheet.noise(11, 600, 9, 1)) * smooth(470, 60, y)
    image = image * (1 - 0.55 * trunks)[..., None]
    picture = Picture(sheet, image)
    out_of_focus(picture, 4)
    bokeh(picture, (0, 0, 480, 300), 60, (5, 17), ["#ffd77a", "#c8d66a", "#ffe9b0"], 6, 0.36)
    # the fall: soft threads between dark banks
    threads = falls(sheet, 12)
    wide = smooth(0, 60, x - 232 - 0.12 * (300 - y) + 18 * np.sin(y / 90) + 10 * cloud)
    tone = ramp(((0, "#2f4a50"), (0.45, "#6f8f92"), (0.8, "#bfd2cf"), (1, "#f0f2e4")), threads)
    tone = screen(tone, ink("#ffd890"), 0.5 * smooth(260, -60, y))
    a = (0.92 * wide * smooth(-40, 190, y + 20 * cloud))[..., None]
    picture.image = picture.image * (1 - a) + tone * a
    out_of_focus(picture, 3.2)
    return picture


def paint(scale: float) -> Picture:
    """Return the picture."""
    picture = background(scale)
    sheet = picture.sheet
    stones = Lamp(sun="#ffe2b0", sky="#8fa4a0", ground="#1c2420", strength=1.2)
    boulder(
        picture,
        [(-40, 450), (0, 428), (50, 430), (86, 462), (104, 510), (110, 570), (-40, 570)],
        stones,
        "#4d4b40",
        5,
        moss="#5d6a2c",
    )
    boulder(
        picture,
        [(400, 478), (440, 452), (500, 446), (530, 500), (530, 570), (380, 570), (386, 512)],
        stones,
        "#474a44",
        8,
        moss="#4d5c2c",
    )
    out_of_focus(picture, 1.6)
    mist(picture, (350, 520), (260, 90), "#e6ece4", 0.9, 21)
    stops = [(0, "#14201f"), (0.4, "#20352f"), (0.65, "#38584f"), (0.88, "#7f9c90"), (1, "#cfdcd2")]
    river(picture, 528, replace(LAMP, strength=0.9), stops, 31, foam=0.02, far=34)

    own = straight(COURSE, sheet, half=300)

    def bent(fin: Fin) -> Form:
        return COURSE.bent(fin_form(own, fin), sheet)

    jets(picture, (160, 560), -1.62, 0.30, 170, 18, 4, LAMP, width=12, fall=0.25, opacity=0.5)
    shower(picture, (160, 550), -1.6, 0.42, 230, 150, 5, size=2.6)
    for fin in (TAIL, DORSAL, ADIPOSE, FAR_PELVIC):
        picture.lay(bent(fin), LAMP)
    picture.lay(COURSE.bent(body(own), sheet), LAMP)
    for fin in (ANAL, PELVIC, PECTORAL):
        picture.lay(bent(fin), LAMP, cast=(4, 6, 3, 0.45))
    fish_eye(picture, COURSE.place(92, -20), 15.5 * COURSE.scale_at(90), "#a8a07a", turn=0)
    splash(picture)
    return finished(picture, share=0.22)


def splash(picture: Picture) -> None:
    """Draw the water that the fish tears up and drags along."""
    mist(picture, (162, 566), (150, 34), "#f2f4ea", 0.95, 8)
    jets(picture, (172, 566), -1.05, 0.28, 130, 26, 14, LAMP, width=9, fall=0.5, opacity=0.6)
    jets(picture, (148, 566), -2.1, 0.28, 130, 26, 15, LAMP, width=9, fall=0.5, opacity=0.6)
    jets(picture, (160, 572), -1.57, 0.5, 70, 34, 16, LAMP, width=10, fall=0.3, opacity=0.6)
    shower(picture, (172, 560), -0.95, 0.40, 230, 190, 17, size=3.6, fall=0.55)
    shower(picture, (148, 560), -2.2, 0.40, 200, 190, 18, size=3.6, fall=0.55)
    mist(picture, (162, 590), (190, 30), "#eef2ea", 0.8, 9)
    for x, y, n in ((540, 110, 26), (700, 90, 22), (330, 110, 20), (840, 60, 20)):
        shower(picture, COURSE.place(x, y), 1.7, 0.3, 110, n, 40 + n, size=1.9, fall=0.3)
