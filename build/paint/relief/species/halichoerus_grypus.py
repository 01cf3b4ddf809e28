"""The grey seal turns after a shoal: one long arc of a body, head first.

Landmarks. A torpedo, three and a half times as long as deep, deepest behind the shoulder; no neck.
The head is long: nose and forehead are one straight line, the muzzle deep, the nostril a slit at its
very end, the eye halfway between nostril and ear. The fore flipper is short, set low behind the
chest, with five claws in a slanting row, the first digit the longest; the hind body stays thick and
ends in two flippers whose outer digits are the longest. Coat of a cow: slate back, cream belly,
dark blotches where they meet.
"""

from __future__ import annotations

import numpy as np
from paint.brush import ink
from paint.relief.course import Course, straight
from paint.relief.light import Form, Lamp, Picture
from paint.relief.limbs import Flipper, claws, dark_eye, limb, mark, whiskers
from paint.relief.sheet import Sheet, contour, hair
from paint.relief.stage import boulder, card, dapple, finished, motes, out_of_focus, water, weed
from paint.vectors import smooth

LAMP = Lamp(
    way=(-0.45, -0.75, 0.48),
    sun="#fff6d2",
    strength=1.55,
    sky="#9fd0c4",
    ground="#1d4a4c",
    ambient=0.40,
    rim="#f6ffdf",
    edge=0.55,
    back="#4fc0c0",
    backlight=0.9,
)
OUTLINE = (
    (0, 16), (3, -8), (14, -24), (34, -32), (80, -44), (130, -58), (175, -75), (225, -92),
    (290, -108), (370, -118), (460, -121), (560, -113), (670, -92), (780, -74), (880, -56), (960, -42),
    (1004, -28), (1012, 0), (1004, 30), (950, 48), (880, 66), (780, 92), (670, 110), (560, 131), (460, 141),
    (370, 135), (300, 120), (250, 106), (210, 94), (165, 83), (125, 76), (92, 74), (58, 72),
    (30, 66), (12, 54), (2, 36),
)  # fmt: skip
FORE = Flipper(
    ((318, 62), (352, 44), (398, 52), (438, 84), (482, 120), (530, 152), (580, 178), (588, 190), (572, 202),
     (556, 214), (536, 222), (512, 228), (486, 228), (452, 218), (404, 194), (352, 142)),
    (((366, 116), (424, 172), (490, 227)), ((374, 108), (440, 164), (514, 226)), ((382, 100), (456, 154), (540, 220)),
     ((390, 92), (472, 144), (562, 210)), ((398, 84), (488, 136), (584, 192))),
    thick=21, claw=20, swell=0.34, melt=0.34,
)  # fmt: skip
FAR_FORE = Flipper(
    ((290, 96), (330, 100), (356, 140), (376, 186), (384, 226), (372, 238), (350, 236), (334, 222),
     (314, 186), (296, 140)),
    (((318, 130), (348, 184), (378, 232)), ((314, 134), (338, 190), (360, 238)), ((308, 138), (326, 190), (342, 228))),
    thick=17, claw=13, swell=0.34,
)  # fmt: skip
HIND = Flipper(
    ((946, -30), (1000, -34), (1060, -52), (1120, -78), (1172, -104), (1190, -104), (1190, -92), (1168, -66),
     (1152, -40), (1146, -14), (1146, 8), (1152, 34), (1170, 66), (1196, 98), (1196, 110), (1178, 110),
     (1122, 84), (1060, 56), (1000, 38), (946, 36)),
    (((990, -18), (1090, -58), (1186, -100)), ((994, -8), (1080, -28), (1156, -40)), ((996, 2), (1080, 0), (1146, -2)),
     ((994, 12), (1080, 26), (1156, 38)), ((990, 22), (1090, 60), (1192, 106))),
    thick=22, claw=5, swell=0.30,
)  # fmt: skip
FAR_HIND = Flipper(
    ((946, 0), (1000, 6), (1060, 30), (1104, 62), (1140, 104), (1158, 140), (1150, 150), (1128, 140), (1100, 124),
     (1060, 98), (1000, 60), (950, 40)),
    (((990, 26), (1080, 70), (1152, 146)), ((990, 34), (1060, 78), (1120, 136))),
    thick=20, claw=5, swell=0.30,
)  # fmt: skip
COURSE = Course(
    (
        (74, 160, 1.20),
        (112, 226, 1.20),
        (150, 300, 1.15),
        (192, 378, 1.08),
        (246, 444, 1.0),
        (312, 490, 0.92),
        (384, 508, 0.86),
    ),
)


def body(s: Sheet) -> Form:
    """Return trunk and head as one form."""
    line = contour(plump())
    s = s.around(line, 24)
    alpha = s.fill(line)
    x, y = s.xy
    height = 0.95 * s.dome(alpha)
    height += 22 * s.bump(
        contour([(270, -40), (360, -60), (430, 0), (410, 90), (320, 100), (260, 40)]), 16
    )
    height += 10 * s.bump(contour([(780, -40), (880, -30), (960, 0), (880, 36), (780, 50)]), 14)
    height += 17 * s.bump(contour([(0, 14), (22, -14), (64, -8), (84, 26), (64, 62), (16, 56)]), 5)
    height += 11 * s.bump(contour([(86, -20), (150, -46), (196, -20), (180, 46), (110, 56)]), 12)
    height += 7 * s.bump(contour([(74, -36), (112, -50), (136, -42), (112, -28), (86, -24)]), 4)
    height -= 13 * s.bump(contour([(80, -16), (100, -34), (128, -28), (124, -2), (96, 6)]), 4.5)
    mouth = s.stroke(
        contour([(3, 42), (26, 43), (56, 47), (84, 46), (104, 41), (118, 34)], closed=False), 4.5
    )
    height -= 5 * s.soft(mouth, 1.6)
    back, belly = np.interp(x, *edge(-1)), np.interp(x, *edge(1))
    round_ = np.clip((2 * y - back - belly) / (belly - back + 1e-3), -1, 1)
    u, v = x, np.arcsin(round_ * 0.98) * 125
    light = smooth(-0.55, 0.95, round_ + 0.20 * s.noise(70, 40, 11, 3))
    rgb = ink("#6c777b") * (1 - light[..., None]) + ink("#e9e2cc") * light[..., None]
    keep = (
        smooth(180, 330, x)
        * smooth(1040, 860, x)
        * smooth(-1.0, -0.55, round_)
        * smooth(1.0, 0.72, round_)
    )
    dark = np.clip(blotches(u, v, 5) * keep, 0, 1)[..., None]
    pale = (blotches(u + 40, v + 30, 9) * smooth(0.2, -0.4, round_) * smooth(240, 380, x))[
        ..., None
    ]
    rgb = rgb * (1 - 0.35 * pale) + ink("#a9aea6") * 0.35 * pale
    rgb = rgb * (1 - 0.84 * dark) + ink("#2a3136") * 0.84 * dark
    muzzle = s.soft(
        s.fill(contour([(-10, 4), (30, -22), (80, -10), (104, 26), (84, 66), (0, 66)])), 16
    )[..., None]
    rgb = rgb * (1 - 0.4 * muzzle) + ink("#b5b09f") * 0.4 * muzzle
    nose = s.soft(
        s.fill(contour([(-8, 20), (-4, -16), (20, -34), (38, -30), (30, -8), (14, 14)])), 3.5
    )[..., None]
    rgb = rgb * (1 - 0.82 * nose) + ink("#1f2426") * 0.82 * nose
    rgb = rgb * (1 - 0.75 * s.soft(mouth, 1.4))[..., None]
    lay = hair(s, 0 * x, 34, 0.8, 3)
    rgb = rgb * (1 + 0.05 * lay)[..., None]
    height = height + 0.22 * lay * s.soft(alpha, 4)
    tail = smooth(900, 1000, x)[..., None]
    rgb = rgb * (1 - 0.85 * tail) + ink("#5d676a") * 0.85 * tail
    alpha = alpha * smooth(1014, 975, x)
    return Form(s, alpha, height, np.clip(rgb, 0, 1), gloss=0.14, tight=12, wrap=0.18)


def plump() -> list[tuple[float, float]]:
    """Return the outline with blubber round the chest and the belly."""
    return [
        (x, y * (1 + 0.16 * float(smooth(200, 420, x) * smooth(1000, 700, x)))) for x, y in OUTLINE
    ]


def edge(side: int) -> tuple[list[float], list[float]]:
    """Return x and y of the back (-1) or the belly (1)."""
    turn = OUTLINE.index((1012, 0))
    rows = OUTLINE[1:turn] if side < 0 else OUTLINE[:turn:-1]
    rows = sorted(rows)
    return [r[0] for r in rows], [r[1] for r in rows]


def blotches(u: np.ndarray, v: np.ndarray, seed: int) -> np.ndarray:
    """Return irregular spots on a skin unrolled to two lengths."""
    random = np.random.default_rng(seed)
    out = np.zeros_like(u)
    su, sv = u + 8 * np.sin(v / 14 + seed) + 6 * np.sin(u / 17), v + 8 * np.sin(u / 16 + 2 * seed)
    placed: list[tuple[float, float, float]] = []
    for _ in range(1600):
        r = 5.5 + 21 * random.uniform() ** 2.4
        pu, pv = random.uniform(180, 1000), random.uniform(-180, 170)
        if any(np.hypot(pu - a, pv - b) < 1.2 * (r + c) for a, b, c in placed):
            continue
        placed.append((pu, pv, r))
    for pu, pv, r in placed:
        stretch = random.uniform(0.8, 1.7)
        d = np.hypot((su - pu) / stretch, sv - pv) / r
        out = np.maximum(out, smooth(1.15, 0.7, d))
    return np.asarray(out, np.float32)


def face(picture: Picture) -> None:
    """Draw eye, ear, nostril and whiskers."""
    k = COURSE.scale_at(100)
    mark(
        picture,
        COURSE.places(contour([(9, -3), (16, -16), (30, -21)], closed=False)),
        8 * k,
        "#060808",
        0.9,
    )
    mark(
        picture,
        COURSE.places(contour([(186, -14), (194, -8), (195, 2)], closed=False)),
        6 * k,
        "#15191b",
        0.8,
    )
    dark_eye(picture, COURSE.place(102, -16), 13.5 * k, COURSE.turn(100), "#2c3335")
    for row in range(4):
        for n in range(4):
            x, y = 26 + 13 * n + 3 * row, 8 + 10.5 * row - 2.5 * n
            long = 0.75 + 0.18 * n + 0.08 * row
            hair_ = [(x, y), (x + 16 * long, y + 30 * long), (x + 46 * long, y + 62 * long)]
            whiskers(picture, [list(map(tuple, COURSE.places(hair_)))], width=0.8)


def reef(picture: Picture) -> None:
    """Lay the bottom far below: boulders lost in the depth, wrack on the nearest."""
    deep = "#0b3b4c"
    boulder(
        picture,
        [
            (210, 676),
            (270, 640),
            (330, 612),
            (400, 596),
            (470, 590),
            (530, 600),
            (530, 780),
            (200, 780),
        ],
        LAMP,
        "#6d6f66",
        3,
        sink=(deep, 0.78),
    )
    out_of_focus(picture, 3.0)
    boulder(
        picture,
        [
            (-40, 640),
            (-10, 612),
            (40, 600),
            (90, 612),
            (140, 640),
            (190, 668),
            (230, 780),
            (-40, 780),
        ],
        LAMP,
        "#8a8368",
        7,
        sink=(deep, 0.50),
    )
    for n, (x, y, size, lean) in enumerate(
        ((14, 606, 112, 0.28), (62, 606, 92, 0.42), (106, 624, 74, 0.5))
    ):
        weed(picture, (x, y), size, LAMP, "#a68c2c", 20 + n, lean=lean, sink=(deep, 0.42), forks=4)
    boulder(
        picture,
        [(270, 730), (330, 690), (400, 668), (470, 660), (530, 664), (530, 790), (250, 790)],
        LAMP,
        "#737a6a",
        12,
        sink=(deep, 0.45),
    )
    out_of_focus(picture, 0.9)


def paint(scale: float) -> Picture:
    """Return the picture."""
    sheet = card(scale)
    stops = ((0, "#5aa88c"), (0.2, "#2a7f80"), (0.48, "#125a6c"), (0.76, "#0a3a50"), (1, "#062434"))
    picture = Picture(sheet, water(sheet, stops, (60, -20), "#eef6b8", 330, 0.85))
    reef(picture)
    own = straight(COURSE, sheet)
    deep = "#0f4a54"

    def bent(flipper: Flipper, back: str, rim: str) -> Form:
        return COURSE.bent(limb(own, flipper, back, rim), sheet)

    picture.lay(bent(FAR_HIND, "#4b5558", "#3b4548"), LAMP, sink=(deep, 0.5))
    picture.lay(bent(FAR_FORE, "#6b7476", "#4d575a"), LAMP, sink=(deep, 0.45))
    picture.lay(bent(HIND, "#5d676a", "#49545a"), LAMP, sink=(deep, 0.15))
    trunk = COURSE.bent(body(own), sheet)
    trunk.shade = 1 + 0.7 * dapple(trunk.sheet, trunk.height, 8, 40)
    picture.lay(trunk, LAMP)
    face(picture)
    picture.lay(bent(FORE, "#a3a698", "#4f5a5e"), LAMP, cast=(5, 9, 6, 0.6))
    nails = Flipper(
        (),
        [COURSE.places(contour(d, closed=False)) for d in FORE.digits],
        claw=FORE.claw * COURSE.scale_at(500),
    )
    claws(picture, nails, LAMP)
    motes(picture, 260, 4)
    return finished(picture)
