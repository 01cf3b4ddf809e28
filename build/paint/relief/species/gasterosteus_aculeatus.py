"""The stickleback guards his nest: scarlet below, ice-blue eye, he fans fresh water into the tunnel.

Landmarks. A short fish, four times as long as deep, with a thin stalk. Three free spines on the back, the
third small, before a soft dorsal fin; the anal fin below it begins a little later, with a spine of its own. The
pelvic fin is one strong spine. Upright bony plates along the flank instead of scales, a keel on the stalk.
The male in spring: throat, cheek and belly red, back blue-green, iris bright blue-green. The nest: a heap of
weed glued together, with an entrance.
"""

from __future__ import annotations

import numpy as np

from paint.brush import ink
from paint.relief.course import Course, straight
from paint.relief.fins import Fin, fin_form
from paint.relief.ice import ground_shadow, snow
from paint.relief.light import Form, Lamp, Picture, ramp, replace
from paint.relief.limbs import disc
from paint.relief.sheet import Sheet, contour
from paint.relief.skins import Body, blend, fish_eye, groove, spots
from paint.relief.stage import card, dapple, finished, motes, out_of_focus, straps, water
from paint.vectors import smooth

LAMP = Lamp(
    way=(-0.46, -0.75, 0.47),
    sun="#fff4cc",
    strength=1.65,
    sky="#b8dca0",
    ground="#7a7a48",
    ambient=0.5,
    rim="#fbffd8",
    edge=0.5,
    back="#a0d890",
    backlight=0.5,
)
BODY = Body(
    ((8, -12), (40, -40), (90, -72), (150, -96), (230, -116), (330, -124), (440, -120), (560, -104), (680, -78),
     (780, -50), (860, -30), (930, -22), (1006, -26)),
    ((8, 18), (40, 44), (90, 72), (160, 100), (250, 124), (350, 132), (450, 126), (560, 106), (670, 78),
     (770, 48), (850, 28), (930, 20), (1006, 24)),
    (-10, 4),
)  # fmt: skip
COURSE = Course(
    ((120, 436, 1.26), (166, 388, 1.24), (220, 346, 1.15), (278, 318, 1.02), (334, 308, 0.94), (380, 316, 0.87),
     (412, 336, 0.82)),
)  # fmt: skip
CLEAR = {"root": "#8fa68c", "tip": "#b8ccb4", "ray": "#5f7862"}
DORSAL = Fin(
    ((590, -98), (720, -68), (850, -34)),
    ((604, -196), (650, -200), (760, -140), (876, -58)),
    12,
    **CLEAR,
    clear=0.45,
)
ANAL = Fin(
    ((640, 84), (740, 56), (850, 30)),
    ((660, 164), (700, 164), (780, 118), (876, 54)),
    10,
    **CLEAR,
    clear=0.45,
)
PECTORAL = Fin(
    ((300, -6), (306, 18), (304, 44)),
    ((408, -34), (440, -8), (442, 36), (414, 72)),
    10,
    "#a8bc98",
    "#d4e0c4",
    "#6c8468",
    clear=0.45,
    ragged=0.05,
)
TAIL = Fin(
    ((976, -26), (1000, -16), (1004, 0), (1000, 16), (976, 24)),
    ((1150, -110), (1180, -92), (1176, -44), (1168, 0), (1176, 44), (1180, 92), (1150, 110)),
    12, **CLEAR, clear=0.4,
)  # fmt: skip
SPINES = (
    ((346, -120), (356, -176), (386, -216), 15),
    ((468, -114), (482, -170), (514, -208), 15),
    ((566, -100), (574, -122), (588, -138), 9),
    ((640, 88), (648, 108), (662, 122), 8),
)
BELLY_SPINE = ((390, 126), (440, 176), (512, 204), 15)


def spine(s: Sheet, points: tuple) -> Form:
    """Return a spine."""
    path = contour(points[:3], closed=False)
    s = s.around(path, 8)
    alpha = s.stroke(path, np.linspace(points[3], 2, len(path)))
    return Form(
        s, alpha, s.dome(alpha), np.ones((*alpha.shape, 3), np.float32) * ink("#c8d4b0"), gloss=0.4
    )


def body(s: Sheet) -> Form:
    """Return the fish without fins."""
    s = s.around(BODY.outline, 20)
    alpha = s.fill(BODY.outline)
    x, y = s.xy
    h = BODY.height(s)
    height = 0.86 * s.dome(alpha)
    height += 8 * s.bump(
        contour([(60, -40), (140, -76), (240, -70), (270, 20), (220, 92), (110, 60)]), 9
    )
    flank = smooth(300, 340, x) * smooth(0.80, 0.6, np.abs(h - 0.02))
    place = (x - 330 - 22 * (1 - (h / 0.8) ** 2)) / 26
    inside = place - np.floor(place)
    own = np.sin(np.floor(place) * 12.9898) * 43758.5453 % 1.0
    height += flank * (7 * inside**1.5 + 2 * (own - 0.5))
    cover = groove(s, [(250, -62), (282, -24), (290, 16), (276, 62), (232, 94)], 9, 2.0)
    plate = groove(s, [(180, -20), (196, 16), (182, 54), (140, 70)], 7, 2.0)
    mouth = groove(s, [(-12, -2), (14, 12), (38, 28), (54, 40)], 7, 1.1)
    rays = sum(
        groove(s, [(196, 30), (226, 38 + 14 * n), (252 - 8 * abs(n), 44 + 22 * n)], 3.5, 1.0)
        for n in range(-3, 3)
    )
    height -= 6 * cover + 3 * plate + 6 * mouth + 1.2 * rays
    rgb = ramp(
        (
            (-1, "#173c3a"),
            (-0.55, "#2a6460"),
            (-0.15, "#5f968c"),
            (0.2, "#a8c0a4"),
            (0.6, "#dcdcb8"),
            (1, "#f0e8c8"),
        ),
        h + 0.07 * s.noise(40, 24, 3, 3),
    )
    red = smooth(
        -0.16, 0.22, h + 0.06 * s.noise(30, 20, 4, 3) + 0.24 * smooth(260, 60, x)
    ) * smooth(520, 330, x + 90 * (1 - h))
    rgb = blend(rgb, "#e0381c", 0.94 * red)
    rgb = blend(rgb, "#ff7a3c", 0.35 * red * smooth(0.3, 0.9, h))
    dark = spots(x, y, (40, -124, 900, 10), (3.5, 10), 5, count=300, gap=1.5)
    rgb = blend(rgb, "#102a2c", 0.45 * dark * smooth(0.1, -0.4, h))
    rgb = rgb * (1 + flank * (0.18 * inside - 0.10 + 0.06 * (own - 0.5)))[..., None]
    rgb = rgb * (1 - 0.5 * cover - 0.2 * plate - 0.75 * mouth - 0.12 * rays)[..., None]
    silver = 0.25 * flank * smooth(0.5, 0.1, np.abs(h))
    alpha = alpha * smooth(1012, 985, x)
    return Form(
        s,
        alpha,
        s.soft(np.asarray(height, np.float32), 0.5),
        np.clip(rgb, 0, 1),
        gloss=0.28,
        tight=22,
        silver=np.asarray(silver, np.float32),
        wrap=0.18,
    )


def nest(picture: Picture) -> None:
    """Lay the nest: a mound of woven weed with a dark tunnel, and eggs in it."""
    random = np.random.default_rng(7)
    before = picture.subject.copy()
    middle = np.array([104.0, 512.0])
    part = picture.sheet.around(np.array([[-60.0, 400.0], [290.0, 660.0]]), 0)
    x, y = part.xy
    ragged = 0.03 * part.noise(12, 12, 3, 3)
    mound = smooth(1.02, 0.96, np.hypot((x - middle[0]) / 108, (y - middle[1] - 22) / 56) + ragged)
    picture.image[part.box] = blend(
        picture.image[part.box], "#343c18", part.soft(np.asarray(mound, np.float32), 0.8)
    )
    for n in range(420):
        t = n / 420
        r = (1 - 0.75 * t) ** 0.6
        a = random.uniform(-np.pi, np.pi)
        at = (
            middle
            + (0, 22)
            + np.array([112 * np.cos(a), 58 * np.sin(a)]) * np.sqrt(random.uniform(0.05, 1.0))
        )
        way = (
            np.arctan2((at[1] - middle[1] - 22) / 58, (at[0] - middle[0]) / 112)
            + np.pi / 2
            + random.normal() * 0.5
        )
        long = random.uniform(26, 66)
        step = np.array([np.cos(way), np.sin(way)]) * long / 2
        side = np.array([-step[1], step[0]]) * random.uniform(-0.5, 0.5)
        line = contour([tuple(at - step), tuple(at + side), tuple(at + step)], closed=False)
        s = picture.sheet.around(line, 5)
        alpha = s.stroke(
            line, random.uniform(2.0, 4.6) * np.sin(np.linspace(0.3, np.pi - 0.3, len(line)))
        )
        code = ("#5f6a28", "#77802f", "#8c8438", "#4d5a22", "#6a5a2a")[int(random.integers(5))]
        tone = np.ones((*alpha.shape, 3), np.float32) * ink(code) * random.uniform(0.7, 1.25)
        low = smooth(590, 470, float(at[1]))
        picture.lay(
            Form(
                s,
                alpha,
                s.dome(alpha),
                np.clip(tone * (0.55 + 0.45 * low), 0, 1),
                gloss=0.12,
                wrap=0.3,
            ),
            LAMP,
        )
    hole = part.soft(disc(part, (124, 502), 34, 24, -0.2), 2.2)
    picture.image[part.box] = blend(picture.image[part.box], "#0e140a", 0.95 * hole)
    for _ in range(16):
        a, r = random.uniform(0, 6.28), random.uniform(0, 1) ** 0.5
        ex, ey = 126 + 21 * r * np.cos(a), 509 + 10 * r * np.sin(a)
        s = picture.sheet.around(np.array([[ex - 7, ey - 7], [ex + 7, ey + 7]]), 0)
        alpha = disc(s, (ex, ey), 5.0, 4.8)
        picture.lay(
            Form(
                s,
                alpha,
                s.dome(alpha),
                np.ones((*alpha.shape, 3), np.float32) * ink("#e8b85c"),
                gloss=0.9,
                tight=30,
                wrap=0.5,
                glow=0.2,
            ),
            LAMP,
            opacity=0.9,
        )
    picture.subject = before


def pads(picture: Picture) -> None:
    """Lay lily pads that float on the water, seen from below against the sky, and their stalks."""
    for x, y, rx, ry, foot in (
        (54, 46, 150, 40, 210),
        (350, 14, 190, 44, 300),
        (470, 104, 96, 26, 420),
    ):
        stalk = contour(
            [(x, y), (0.6 * x + 0.4 * foot + 14, 240), (0.2 * x + 0.8 * foot, 420), (foot, 640)],
            closed=False,
        )
        s = picture.sheet.around(stalk, 10)
        alpha = s.stroke(stalk, 5.5)
        rgb = np.ones((*alpha.shape, 3), np.float32) * ink("#6c7a34")
        picture.lay(Form(s, alpha, s.dome(alpha), rgb, gloss=0.1), LAMP, sink=("#7cae5c", 0.5))
        part = picture.sheet.around(
            np.array([[x - rx - 8.0, y - ry - 8], [x + rx + 8, y + ry + 8]]), 0
        )
        pad = disc(part, (x, y), rx, ry, 0.04)
        inner = disc(part, (x + 3, y + 3), rx * 0.95, ry * 0.90, 0.04)
        vein = np.abs(np.sin(9 * np.arctan2((part.xy[1] - y) / ry, (part.xy[0] - x) / rx))) ** 6
        image = blend(picture.image[part.box], "#c8dc6c", 0.9 * pad)
        image = blend(image, "#4c6e26", 0.92 * inner)
        picture.image[part.box] = blend(image, "#7c9a3c", 0.35 * inner * vein)
    picture.subject[:] = 0
    out_of_focus(picture, 2.6)


def paint(scale: float) -> Picture:
    """Return the picture."""
    sheet = card(scale)
    stops = (
        (0, "#e8f0a4"),
        (0.2, "#b4d07c"),
        (0.45, "#74a45c"),
        (0.7, "#467848"),
        (0.88, "#34583a"),
        (1, "#203c28"),
    )
    picture = Picture(sheet, water(sheet, stops, (120, 0), "#fffcd0", 330, 0.7))
    deep = "#4f8a50"
    pads(picture)
    straps(picture, (400, 620), 12, 420, LAMP, "#5a8a34", 3, lean=-0.2, wide=10, sink=(deep, 0.66))
    straps(picture, (250, 610), 7, 300, LAMP, "#5a8a34", 6, lean=-0.15, wide=8, sink=(deep, 0.72))
    out_of_focus(picture, 2.6)
    snow(picture, 520, replace(LAMP, strength=1.2), 6, code="#a8925c", rough=1.0)
    _, y = sheet.xy
    picture.over(deep, 0.75 * smooth(620, 515, y) * (y > 508))
    out_of_focus(picture, 1.4)
    straps(picture, (440, 640), 8, 330, LAMP, "#54802e", 13, lean=-0.12, wide=9, sink=(deep, 0.40))
    ground_shadow(picture, (130, 584), 140, 16, 0.6, "#24301a")
    nest(picture)
    own = straight(COURSE, sheet, half=280)

    def bent(form: Form) -> Form:
        return COURSE.bent(form, sheet)

    for form in (
        fin_form(own, TAIL),
        fin_form(own, DORSAL),
        fin_form(own, ANAL),
        *(spine(own, p) for p in SPINES),
    ):
        picture.lay(bent(form), LAMP)
    trunk = bent(body(own))
    trunk.shade = 1 + 0.5 * dapple(trunk.sheet, trunk.height, 5, 36)
    picture.lay(trunk, LAMP)
    fish_eye(
        picture,
        COURSE.place(116, -34),
        31 * COURSE.scale_at(116),
        "#3a9aa4",
        ring="#a8e4d8",
        dark="#0c4a58",
        pupil=0.46,
    )
    picture.lay(bent(spine(own, BELLY_SPINE)), LAMP, cast=(3, 5, 3, 0.4))
    picture.lay(bent(fin_form(own, PECTORAL)), LAMP, cast=(4, 6, 4, 0.4))
    motes(picture, 200, 9, "#fbffd8", 0.5)
    return finished(picture)
