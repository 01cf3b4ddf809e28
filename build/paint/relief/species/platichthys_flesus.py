"""The flounder settles: flat on rippled sand, it throws grains over the edge of its fins.

Seen from above. Landmarks. A lens half as wide as long, without its fins; the right side is up, so the
eyes lie to the right of the small crooked mouth, one nearer to the edge, each on a bump, with a bony
ridge between them that runs on over the gill cover. One fin from the upper eye to the tail, another from
the belly to the tail, both widest in the middle; the tail a blunt fan with a thick root. A row of rough
bony knobs along both fins and beside the almost straight lateral line. Olive brown, clouded, with dull
rusty spots.
"""

from __future__ import annotations

import numpy as np
from paint.brush import net
from paint.relief.course import Course, straight
from paint.relief.fins import Fin, fin_form
from paint.relief.light import Form, Lamp, Picture, ramp
from paint.relief.limbs import disc
from paint.relief.sand import ground, shadow, shell
from paint.relief.sheet import Sheet
from paint.relief.skins import Body, blend, dots, groove, spots
from paint.relief.stage import finished, motes
from paint.vectors import smooth

LAMP = Lamp(
    way=(-0.60, -0.55, 0.58),
    sun="#fff2cc",
    strength=1.25,
    sky="#9cc4b8",
    ground="#5c7468",
    ambient=0.55,
    rim="#fff4d0",
    edge=0.3,
    back="#7fc0b0",
    backlight=0.2,
)
BODY = Body(
    ((10, -26), (44, -54), (104, -92), (180, -142), (280, -192), (400, -226), (520, -224), (640, -192),
     (760, -140), (860, -90), (930, -62), (1006, -56)),
    ((14, 24), (50, 52), (112, 98), (200, 156), (300, 202), (410, 228), (530, 226), (650, 192), (770, 138),
     (870, 88), (940, 62), (1006, 56)),
    (-16, 4),
)  # fmt: skip
COURSE = Course(
    ((392, 236, 1.06), (338, 272, 1.05), (284, 316, 1.02), (232, 368, 1.0), (184, 426, 0.97), (150, 476, 0.95),
     (130, 520, 0.94)),
    belly=-1,
)  # fmt: skip
SKIN = {"root": "#4c4328", "tip": "#7a6d44", "ray": "#352e1a"}
DORSAL = Fin(
    ((96, -84), (180, -140), (280, -190), (400, -224), (520, -222), (640, -190), (760, -138), (850, -94), (905, -70)),
    ((98, -112), (180, -184), (290, -252), (420, -304), (560, -318), (690, -276), (800, -206), (880, -140), (930, -92)),
    58, **SKIN, clear=0.18, bow=0.0, ragged=0.10, rise=4, spots=("#4a4028", 1.0, 3),
)  # fmt: skip
ANAL = Fin(
    ((262, 184), (340, 212), (420, 228), (530, 224), (650, 190), (770, 136), (860, 92), (908, 70)),
    ((286, 236), (350, 284), (440, 312), (560, 318), (690, 272), (800, 204), (880, 138), (930, 92)),
    46, **SKIN, clear=0.18, bow=0.0, ragged=0.10, rise=4, spots=("#4a4028", 1.0, 5),
)  # fmt: skip
PELVIC = Fin(
    ((176, 140), (196, 152), (214, 162)),
    ((204, 206), (232, 216), (256, 204)),
    6,
    **SKIN,
    clear=0.1,
    ragged=0.06,
    rise=3,
)
PECTORAL = Fin(
    ((244, -8), (248, 10), (246, 30)),
    ((342, -34), (374, -8), (374, 22), (346, 44)),
    10,
    "#7a6e48",
    "#92855c",
    "#4d452c",
    clear=0.1,
    ragged=0.05,
    rise=4,
)
TAIL = Fin(
    ((976, -56), (1000, -30), (1006, 0), (1000, 30), (976, 56)),
    ((1150, -122), (1186, -84), (1202, -30), (1202, 30), (1186, 84), (1150, 122)),
    16, **SKIN, clear=0.12, ragged=0.06, rise=4, spots=("#4a4028", 1.1, 8),
)  # fmt: skip
EYES = ((128, -58), (104, 4))


def body(s: Sheet) -> Form:
    """Return the fish without fins and eyes."""
    s = s.around(BODY.outline, 20)
    alpha = s.fill(BODY.outline)
    x, y = s.xy
    dome = s.dome(alpha)
    height = 78 * (dome / dome.max()) ** 1.5
    for place in EYES:
        height += 17 * s.soft(disc(s, place, 36, 33), 7)
    ridge = groove(s, [(60, -22), (120, -28), (200, -22), (250, -14)], 15, 4)
    cover = groove(s, [(206, -96), (250, -56), (262, 0), (240, 70), (190, 122)], 12, 2.4)
    plate = groove(s, [(176, -60), (196, 10), (170, 80)], 8, 2.4)
    mouth = groove(s, [(-6, 0), (16, 8), (38, 16), (58, 32), (66, 54)], 11, 1.5)
    lip = groove(s, [(-4, 14), (14, 26), (34, 34), (48, 56)], 16, 3)
    side = groove(s, [(258, -26), (300, -34), (350, -16), (430, 0), (600, 2), (1000, 0)], 7, 1.6)
    height += 7 * ridge + 5 * lip - 8 * cover - 3 * plate - 8 * mouth + 3.0 * side
    knobs = dots(knob_places(), s, 4.6)
    height += 4.2 * s.soft(knobs, 1.5) + 1.0 * s.noise(9, 9, 6, 3)
    tone = 0.5 + 0.16 * s.noise(95, 80, 3, 3) + 0.10 * s.noise(24, 20, 4, 3)
    rgb = ramp(
        ((0, "#1f1c12"), (0.35, "#3a341f"), (0.6, "#564c2c"), (0.85, "#776a3f"), (1, "#94875a")),
        tone,
    )
    box = (70, -230, 990, 230)
    dark = spots(x, y, box, (9, 30), 7, count=260, gap=1.25, wobble=0.18)
    pale = spots(x, y, box, (5, 15), 11, count=320, gap=1.5, wobble=0.18)
    rust = spots(
        x, y, (270, -190, 950, 190), (8, 14), 16, count=60, gap=4.2, wobble=0.2, stretch=0.2
    )
    rgb = blend(rgb, "#17140c", 0.6 * dark)
    rgb = blend(rgb, "#cfc496", 0.55 * pale * (1 - rust))
    rgb = blend(rgb, "#a85c2c", 0.62 * rust)
    rgb = blend(rgb, "#c9bf98", 0.55 * s.soft(knobs, 0.8))
    rgb = rgb * (1 - 0.55 * cover - 0.2 * plate - 0.75 * mouth + 0.15 * side)[..., None]
    rim = smooth(0, 26, dome)
    rgb = blend(rgb, "#3a3320", 0.35 * (1 - rim))
    alpha = alpha * smooth(1014, 980, x)
    return Form(s, alpha, s.soft(height, 0.6), np.clip(rgb, 0, 1), gloss=0.20, tight=14, wrap=0.28)


def knob_places() -> np.ndarray:
    """Return where the rough knobs stand: along both fins and beside the lateral line."""
    rows = []
    for n, x in enumerate(np.linspace(180, 900, 50)):
        top, low = (np.interp(x, line[:, 0], line[:, 1]) for line in BODY.lines)
        rows += [(x, top + 15 + 2 * np.sin(3 * n))]
        if x > 270:
            rows += [(x, low - 15 + 2 * np.sin(2 * n))]
        side = np.interp(x, [258, 300, 350, 430, 1000], [-26, -34, -16, 0, 0])
        rows += [(x, side - 15 + 3 * np.sin(n)), (x + 6, side + 15 + 3 * np.cos(n))]
    return np.array(rows)


def eye(picture: Picture, place: tuple[float, float]) -> None:
    """Draw one of the two eyes: a bump with a golden ring, looking up."""
    x, y = COURSE.place(*place)
    r = 21 * COURSE.scale_at(place[0])
    part = picture.sheet.around(np.array([[x - 2 * r, y - 2 * r], [x + 2 * r, y + 2 * r]]), 0)
    gx, gy = part.xy
    image = picture.image[part.box]
    image = blend(
        image,
        "#191509",
        0.55 * part.soft(disc(part, (x + 0.1 * r, y + 0.14 * r), r * 1.22, r * 1.16), r * 0.12),
    )
    ball = disc(part, (x, y), r, r * 0.95)
    image = blend(image, "#8d7431", ball)
    d = np.hypot((gx - x) / r, (gy - y) / r)
    light = smooth(0.9, -0.9, ((gx - x) + (gy - y)) / r)
    image = blend(image, "#3a2d12", ball * 0.8 * smooth(0.72, 0.98, d))
    image = blend(
        image, "#f2d98a", ball * 0.75 * np.exp(-(((d - 0.62) / 0.10) ** 2)) * (0.4 + 0.6 * light)
    )
    image = blend(image, "#07090a", disc(part, (x + 0.04 * r, y + 0.02 * r), r * 0.52, r * 0.46))
    image = blend(image, "#ffffff", disc(part, (x - 0.24 * r, y - 0.30 * r), r * 0.19, r * 0.17))
    image = blend(
        image, "#9fd0c8", 0.5 * disc(part, (x + 0.26 * r, y + 0.26 * r), r * 0.13, r * 0.09)
    )
    picture.image[part.box] = image


def thrown_sand(picture: Picture, plain: np.ndarray, shape: np.ndarray) -> None:
    """Cover the edge of the fins with sand, most at the rear."""
    s = picture.sheet
    x, y = s.xy
    inside = s.soft(shape, 9)
    rear = smooth(330, 120, x) * smooth(300, 470, y)
    edge = 0.08 + 0.34 * rear + 0.10 * s.noise(16, 16, 4, 3)
    cover = smooth(edge + 0.05, edge - 0.05, inside) * shape
    grains = smooth(1.2, 1.9, s.noise(1.6, 1.6, 9, 1)) * smooth(edge + 0.30, edge, inside) * shape
    a = np.clip(0.92 * cover + 0.9 * grains, 0, 1)[..., None]
    picture.image = np.asarray(
        picture.image * (1 - a) + np.clip(plain * 1.04, 0, 1) * a, np.float32
    )


def paint(scale: float) -> Picture:
    """Return the picture."""
    stops = [(0, "#a98d5e"), (0.4, "#c9ae7c"), (0.7, "#dcc798"), (1, "#efe0b8")]
    picture = ground(scale, LAMP, stops, 4, light=0.30)
    sheet = picture.sheet
    for x, y, size, turn, code in SHELLS:
        shell(picture, (x, y), size, turn, LAMP, code)
    plain = picture.image.copy()
    own = straight(COURSE, sheet, half=360)
    parts = [COURSE.bent(fin_form(own, fin), sheet) for fin in (TAIL, DORSAL, ANAL, PELVIC)]
    trunk = COURSE.bent(body(own), sheet)
    for form in (*parts, trunk):
        shadow(picture, form, 9, 11, 6, 0.34)
    for form in parts:
        picture.lay(form, LAMP)
    x, y = trunk.sheet.xy
    trunk.shade = np.asarray(0.88 + 0.55 * net(x / 62, y / 62, 11, 2.0), np.float32)
    picture.lay(trunk, LAMP)
    shape = picture.subject.copy()
    picture.lay(COURSE.bent(fin_form(own, PECTORAL), sheet), LAMP, cast=(4, 4, 3, 0.5))
    for place in EYES:
        eye(picture, place)
    thrown_sand(picture, plain, shape)
    gx, gy = sheet.xy
    deep = 0.42 * smooth(250, 420, np.hypot((gx - 230) / 0.9, gy - 330))
    picture.image = blend(picture.image, "#14483f", deep)
    motes(picture, 120, 6, "#fff6d8", 0.35)
    return finished(picture)


SHELLS = (
    (78, 222, 13, 40, "#7d8fa6"), (104, 240, 9, 160, "#e8cfc0"), (396, 470, 14, 210, "#e6b9ae"), (430, 500, 9, 20, "#8092a6"),
    (330, 566, 10, 100, "#f0e2cc"), (52, 420, 8, 300, "#e9d2bd"),
)  # fmt: skip
