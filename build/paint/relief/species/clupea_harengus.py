"""The herring rise at night: a river of silver turns under the moon, the nearest one in its light.

Landmarks. A flat-sided spindle, a fifth as deep as long; the lower jaw is longer and turned up; the
eye is large. One dorsal fin over the middle of the body, the small pelvic fins below it; the anal fin
is low and far back; the tail deeply forked. No lateral line. Large loose scales: blue-green back with a
seam of lilac and gold, mirror flanks.
"""

from __future__ import annotations

import numpy as np

from paint.relief.course import Course, straight
from paint.relief.fins import Fin, fin_form
from paint.relief.light import Form, Lamp, Picture, ramp
from paint.relief.prey import little_fish
from paint.relief.sheet import Sheet, contour
from paint.relief.skins import Body, blend, fish_eye, groove, scales
from paint.relief.stage import card, finished, motes, out_of_focus, water
from paint.vectors import smooth

LAMP = Lamp(
    way=(-0.50, -0.74, 0.46),
    sun="#eaf2ff",
    strength=1.5,
    sky="#8ea4ea",
    ground="#3a3f86",
    ambient=0.5,
    rim="#ffffff",
    edge=0.5,
    back="#8f7cff",
    backlight=0.7,
    mirror=(
        (-1, "#2b2a66"),
        (-0.5, "#6a6cb4"),
        (-0.1, "#b8c0ea"),
        (0.12, "#f2f6ff"),
        (0.5, "#ffffff"),
        (1, "#ffffff"),
    ),
)
BODY = Body(
    ((6, -14), (36, -36), (90, -60), (150, -80), (230, -97), (330, -108), (430, -110), (540, -98), (660, -77),
     (780, -55), (880, -39), (950, -33), (1006, -42)),
    ((2, 20), (34, 40), (84, 62), (150, 86), (240, 107), (340, 120), (440, 122), (550, 110), (670, 86),
     (780, 58), (880, 39), (950, 33), (1006, 42)),
    (-8, 4),
)  # fmt: skip
COURSE = Course(
    ((34, 400, 1.18), (98, 372, 1.16), (166, 350, 1.08), (232, 334, 1.0), (298, 324, 0.93), (356, 322, 0.87),
     (400, 326, 0.84)),
)  # fmt: skip
DUSK = {"root": "#7484b4", "tip": "#46548c", "ray": "#39447a"}
DORSAL = Fin(
    ((446, -108), (500, -104), (566, -92)),
    ((486, -202), (514, -190), (566, -136), (604, -104)),
    14,
    **DUSK,
    clear=0.3,
    bow=-0.1,
)
PELVIC = Fin(
    ((520, 112), (536, 110), (552, 106)), ((568, 170), (588, 162), (592, 140)), 7, **DUSK, clear=0.3
)
PECTORAL = Fin(
    ((206, 74), (214, 84), (226, 92)),
    ((310, 138), (320, 152), (304, 160), (276, 152)),
    9,
    **DUSK,
    clear=0.3,
)
ANAL = Fin(
    ((728, 72), (790, 56), (850, 44)),
    ((752, 116), (776, 108), (820, 78), (872, 52)),
    14,
    **DUSK,
    clear=0.3,
)
TAIL = Fin(
    ((966, -40), (1000, -22), (1008, 0), (1000, 22), (966, 40)),
    ((1172, -186), (1196, -184), (1160, -110), (1112, -40), (1090, 0), (1112, 40), (1160, 112), (1196, 188), (1172, 190)),
    20, "#7f8dbc", "#39447a", "#2c3668", clear=0.12, ragged=0.02,
)  # fmt: skip


def body(s: Sheet) -> Form:
    """Return the fish without fins."""
    s = s.around(BODY.outline, 20)
    alpha = s.fill(BODY.outline)
    x, _ = s.xy
    h = BODY.height(s)
    dome = s.dome(alpha)
    height = 0.80 * dome
    trunk = smooth(205, 235, x + 24 * h * h)
    edge, own = scales(x, h, 19, 26)
    scaled = trunk * smooth(1.05, 0.8, np.abs(h))
    height += scaled * (1.1 * edge + 1.3 * (own - 0.5))
    cover = groove(s, [(196, -58), (216, -20), (222, 20), (208, 66), (170, 92)], 8, 1.8)
    plate = groove(s, [(140, -30), (150, 10), (140, 52), (110, 70)], 6, 2.0)
    mouth = groove(s, [(-10, -8), (10, 4), (34, 22), (54, 44)], 6, 1.1)
    upper = groove(s, [(14, 2), (40, 20), (64, 44), (60, 58)], 9, 2.4)
    fan = sum(
        groove(s, [(150, 12), (176, 40 + 9 * n), (186 - 6 * n, 60 + 10 * n)], 3.0, 0.9)
        for n in range(-4, 3)
    )
    height += 4 * upper - 5 * cover - 2 * plate - 6 * mouth - 0.9 * fan
    rgb = ramp(
        (
            (-1, "#0d1a3c"),
            (-0.66, "#18305c"),
            (-0.42, "#3a5f92"),
            (-0.26, "#8f9ac6"),
            (-0.08, "#d4d8ee"),
            (0.4, "#f2f4fa"),
            (1, "#ffffff"),
        ),
        h + 0.03 * s.noise(60, 26, 3, 2),
    )
    rgb = blend(rgb, "#c9a4e0", 0.45 * np.exp(-(((h + 0.20) / 0.09) ** 2)) * trunk)
    rgb = blend(rgb, "#f0dca8", 0.40 * np.exp(-(((h + 0.06) / 0.08) ** 2)) * trunk)
    rgb = rgb * (1 + scaled * (0.16 * (own - 0.5) - 0.16 * smooth(0.78, 1.0, edge)))[..., None]
    rgb = blend(rgb, "#e8d9b0", 0.25 * (1 - trunk) * smooth(-0.3, 0.2, h))
    rgb = rgb * (1 - 0.45 * cover - 0.2 * plate - 0.75 * mouth - 0.22 * fan)[..., None]
    tip = s.soft(s.fill(contour([(-14, -6), (10, -22), (30, -20), (30, 10), (6, 22)])), 5)
    rgb = blend(rgb, "#24345e", 0.35 * tip)
    silver = 0.62 * smooth(-0.42, -0.10, h) * smooth(30, 110, x) * (0.7 + 0.6 * own * scaled)
    alpha = alpha * smooth(1012, 985, x)
    return Form(
        s,
        alpha,
        s.soft(height, 0.5),
        np.clip(rgb, 0, 1),
        gloss=0.28,
        tight=26,
        silver=np.asarray(silver, np.float32),
        wrap=0.2,
    )


ABOVE = ((540, 40), (440, 110), (340, 180), (230, 262), (120, 352), (0, 440), (-70, 490))
BELOW = ((560, 440), (440, 436), (330, 462), (210, 514), (90, 584), (-60, 670))
"""The two lanes of the shoal, from its end to its head."""


def stream(
    picture: Picture,
    lane_of: tuple,
    seed: int,
    count: int,
    sizes: tuple[float, float],
    lane: float,
    spread: float,
    deep: tuple[str, float],
) -> None:
    """Lay a part of the shoal along its curve through the picture, the far end first."""
    random = np.random.default_rng(seed)
    path = contour(lane_of, closed=False)
    for t in sorted(random.uniform(0.02, 0.98, count)):
        i = int(t * (len(path) - 2))
        way = path[i + 1] - path[i]
        way /= np.linalg.norm(way)
        side = np.array([-way[1], way[0]])
        at = path[i] + side * (lane + random.normal() * spread) + way * random.normal() * 10
        turn = np.degrees(np.arctan2(-way[1], -way[0])) + random.normal() * 7
        size = (sizes[0] + (sizes[1] - sizes[0]) * t) * random.uniform(0.85, 1.15)
        fade = deep[1] * (1 - 0.55 * t) + 0.08 * random.uniform()
        little_fish(
            picture,
            tuple(at),
            size,
            turn,
            LAMP,
            bend=0.04 * random.normal(),
            sink=(deep[0], min(0.95, fade)),
        )


def paint(scale: float) -> Picture:
    """Return the picture."""
    sheet = card(scale)
    stops = (
        (0, "#93a6e8"),
        (0.18, "#5670c2"),
        (0.45, "#2f3f94"),
        (0.74, "#1a2262"),
        (1, "#0b0f38"),
    )
    picture = Picture(sheet, water(sheet, stops, (110, 10), "#f4f6ff", 300, 0.85))
    deep = "#364498"
    stream(picture, ABOVE, 3, 54, (28, 52), -56, 40, (deep, 0.90))
    stream(picture, BELOW, 4, 46, (34, 54), -20, 40, (deep, 0.90))
    out_of_focus(picture, 2.0)
    stream(picture, ABOVE, 5, 30, (38, 84), -20, 30, (deep, 0.75))
    stream(picture, BELOW, 6, 26, (48, 92), 12, 30, (deep, 0.78))
    out_of_focus(picture, 0.9)
    stream(picture, BELOW, 9, 9, (60, 120), 46, 26, (deep, 0.50))
    own = straight(COURSE, sheet, half=260)

    def bent(fin: Fin) -> Form:
        return COURSE.bent(fin_form(own, fin), sheet)

    shade = sheet.soft(np.asarray(shade_behind(sheet), np.float32), 22)
    picture.darken(0.55 * shade, (0.25, 0.25, 0.45))
    for fin in (TAIL, DORSAL, ANAL):
        picture.lay(bent(fin), LAMP)
    picture.lay(COURSE.bent(body(own), sheet), LAMP)
    for fin in (PELVIC, PECTORAL):
        picture.lay(bent(fin), LAMP, cast=(3, 5, 3, 0.4))
    fish_eye(
        picture,
        COURSE.place(96, -14),
        22.5 * COURSE.scale_at(95),
        "#b8bcc8",
        ring="#f6f0d0",
        pupil=0.50,
    )
    motes(picture, 240, 9, "#f0f2ff", 0.55)
    return finished(picture)


def shade_behind(sheet: Sheet) -> np.ndarray:
    """Return where the nearest fish keeps light from those behind it."""
    return sheet.fill(COURSE.places(BODY.outline) + (12, 16))
