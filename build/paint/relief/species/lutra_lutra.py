"""The otter dives after a bleak: a long bow of a body, paws spread, silver beads of air in its coat.

Landmarks. Long and lithe; neck as thick as the head. The head is broad and flat with a blunt muzzle, a wide
naked nose, a small dark eye set far forward, a small round ear far back and low. Cheeks, throat and chest
paler. Legs short; five toes on each foot, spread, with webs between them and small claws; the hind feet
are larger. The tail is a third of the whole, thick at its root and tapering to a point. Chestnut brown.
"""

from __future__ import annotations

import numpy as np

from paint.brush import bubbles, ink
from paint.relief.course import Course, straight
from paint.relief.light import Form, Lamp, Picture, ramp
from paint.relief.limbs import Flipper, claws, dark_eye, disc, limb, mark, whiskers
from paint.relief.prey import little_fish
from paint.relief.sheet import Sheet, contour, hair
from paint.relief.skins import Body, blend, groove
from paint.relief.stage import boulder, card, dapple, finished, motes, out_of_focus, straps, water
from paint.vectors import smooth

LAMP = Lamp(
    way=(-0.44, -0.76, 0.47),
    sun="#fff3d0",
    strength=1.65,
    sky="#b4d8c0",
    ground="#6a7a5c",
    ambient=0.5,
    rim="#fff4d4",
    edge=0.7,
    back="#8fd0b0",
    backlight=0.6,
)
BODY = Body(
    ((5, -13), (22, -20), (46, -29), (76, -41), (106, -48), (140, -50), (180, -55), (240, -66), (310, -80),
     (390, -91), (470, -96), (540, -90), (600, -76), (660, -53), (730, -34), (810, -24), (900, -14), (986, -6)),
    ((3, 14), (16, 26), (44, 35), (80, 41), (120, 46), (170, 57), (230, 70), (300, 80), (380, 84), (460, 86),
     (530, 86), (595, 70), (655, 48), (730, 29), (810, 20), (900, 11), (986, 6)),
    (-3, 0), end=990,
)  # fmt: skip
COURSE = Course(
    ((50, 486, 1.48), (110, 438, 1.42), (178, 404, 1.28), (256, 374, 1.14), (330, 324, 1.06), (370, 244, 1.0),
     (346, 160, 0.93), (276, 112, 0.88), (198, 116, 0.84)),
)  # fmt: skip
NEAR_FORE = Flipper(
    ((206, 22), (246, 10), (276, 30), (282, 66), (264, 94), (240, 112), (226, 126), (214, 146), (202, 150), (196, 142),
     (188, 152), (176, 154), (174, 144), (164, 152), (152, 150), (154, 138), (142, 140), (134, 132), (144, 122),
     (134, 116), (134, 106), (156, 102), (184, 94), (204, 80), (206, 52)),
    (((246, 50), (244, 88), (212, 116), (208, 148)), ((244, 50), (238, 88), (200, 112), (182, 154)),
     ((242, 50), (232, 88), (192, 110), (158, 150)), ((240, 50), (226, 86), (184, 106), (138, 134)),
     ((238, 50), (220, 84), (176, 104), (134, 110))),
    thick=11, claw=8, swell=0.42, melt=0.22,
)  # fmt: skip
FAR_FORE = Flipper(
    ((180, 30), (214, 24), (222, 60), (200, 88), (168, 100), (146, 112), (126, 118), (112, 128), (100, 124), (104, 114),
     (92, 116), (84, 108), (94, 100), (86, 94), (92, 86), (116, 86), (146, 78), (168, 64)),
    (((196, 50), (186, 80), (146, 98), (106, 126)), ((194, 50), (182, 78), (140, 94), (88, 112)), ((192, 50), (178, 74), (134, 90), (90, 90))),
    thick=10, claw=7, swell=0.42,
)  # fmt: skip
NEAR_HIND = Flipper(
    ((520, 10), (566, -4), (606, 8), (624, 36), (634, 64), (654, 74), (690, 74), (724, 70), (732, 80), (722, 90),
     (744, 92), (750, 104), (734, 110), (748, 122), (744, 134), (728, 130), (728, 144), (716, 148), (702, 138), (692, 148),
     (678, 144), (672, 130), (646, 120), (612, 104), (584, 84), (548, 48)),
    (((580, 36), (630, 80), (680, 90), (728, 78)), ((578, 40), (628, 86), (684, 98), (748, 100)), ((576, 44), (624, 92), (684, 107), (744, 128)),
     ((574, 48), (620, 96), (680, 115), (718, 146)), ((572, 52), (614, 98), (668, 116), (684, 145))),
    thick=12, claw=8, swell=0.42, melt=0.32,
)  # fmt: skip
FAR_HIND = Flipper(
    ((600, 4), (640, 0), (664, 24), (696, 38), (736, 36), (764, 30), (774, 40), (762, 50), (780, 56), (780, 68),
     (762, 68), (770, 80), (760, 88), (742, 78), (716, 78), (680, 72), (640, 60)),
    (((640, 28), (690, 52), (730, 48), (770, 36)), ((638, 32), (690, 58), (732, 58), (780, 62)), ((636, 36), (688, 64), (728, 68), (762, 84))),
    thick=11, claw=7, swell=0.42,
)  # fmt: skip


def fur(s: Sheet, alpha: np.ndarray, angle: np.ndarray, seed: int) -> np.ndarray:
    """Return wet hair in pointed locks along the body."""
    locks = hair(s, angle, 44, 1.1, seed)
    fine = hair(s, angle, 20, 0.6, seed + 9)
    return np.asarray((0.75 * locks + 0.5 * fine) * s.soft(alpha, 3), np.float32)


def body(s: Sheet) -> Form:
    """Return trunk, head and tail."""
    s = s.around(BODY.outline, 24)
    alpha = s.fill(BODY.outline)
    x, y = s.xy
    h = BODY.height(s)
    height = 0.95 * s.dome(alpha)
    height += 9 * s.bump(
        contour([(180, -20), (236, -40), (286, -20), (286, 40), (236, 58), (190, 40)]), 11
    )
    height += 11 * s.bump(
        contour([(480, -40), (560, -50), (620, -20), (610, 40), (540, 56), (480, 30)]), 13
    )
    height += 6 * s.bump(contour([(0, 0), (14, -15), (40, -14), (50, 8), (40, 26), (10, 24)]), 3.2)
    height += 6 * s.bump(
        contour([(56, -16), (90, -34), (124, -26), (124, 22), (90, 32), (60, 20)]), 7
    )
    height -= 4 * s.bump(contour([(44, -14), (54, -24), (68, -20), (66, -6), (52, -2)]), 2.0)
    mouth = groove(s, [(0, 12), (16, 18), (34, 20), (52, 16), (60, 10)], 4, 0.8)
    height -= 3.5 * mouth
    lay = fur(
        s,
        alpha,
        np.asarray(
            0.35 * np.sin(x / 90)
            + 0.5 * np.clip(h, -1, 1) * smooth(60, 200, x) * smooth(700, 500, x),
            np.float32,
        ),
        3,
    )
    calm = 0.35 + 0.65 * smooth(50, 150, x)
    height += 0.75 * lay * calm
    pale = smooth(0.02, 0.55, h + 0.08 * s.noise(26, 14, 5, 3)) * smooth(300, 150, x)
    rgb = ramp(
        ((-1, "#3a2414"), (-0.4, "#573620"), (0.2, "#75492a"), (0.7, "#8a5c38"), (1, "#97704c")),
        h + 0.12 * s.noise(40, 20, 7, 3),
    )
    rgb = blend(rgb, "#d9c6a4", 0.80 * pale)
    rgb = rgb * (1 + 0.11 * lay * calm)[..., None]
    rgb = blend(rgb, "#cbb694", 0.45 * s.soft(disc(s, (26, 12), 26, 16), 6))
    nose = s.soft(s.fill(contour([(-6, 4), (-5, -10), (6, -17), (18, -18), (18, -8), (8, 2)])), 1.6)
    rgb = blend(rgb, "#1d1512", 0.9 * nose)
    rgb = rgb * (1 - 0.8 * mouth)[..., None]
    rim = smooth(0.30, 0.62, s.soft(alpha, 2.2) + 0.05 * lay)
    return Form(
        s, np.asarray(rim, np.float32), height, np.clip(rgb, 0, 1), gloss=0.22, tight=16, wrap=0.2
    )


def ear(s: Sheet) -> Form:
    """Return the small round ear."""
    line = contour([(98, -20), (96, -36), (104, -46), (116, -44), (122, -32), (116, -20)])
    s = s.around(line, 6)
    alpha = s.fill(line)
    x, y = s.xy
    inside = s.soft(disc(s, (110, -31), 7, 8), 2)
    rgb = blend(np.ones((*alpha.shape, 3), np.float32) * ink("#6a4428"), "#2c1a10", 0.7 * inside)
    alpha = alpha * smooth(-19, -26, y)
    return Form(
        s, np.asarray(alpha, np.float32), 0.6 * s.dome(alpha) - 4 * inside, rgb, gloss=0.1, wrap=0.2
    )


def face(picture: Picture) -> None:
    """Draw eye, nostril and whiskers."""
    k = COURSE.scale_at(50)
    mark(
        picture,
        COURSE.places(contour([(1, -6), (5, -10), (9, -10)], closed=False)),
        4 * k,
        "#050404",
        0.9,
    )
    dark_eye(picture, COURSE.place(56, -15), 7.6 * k, COURSE.turn(50), "#2c1c12", open_=0.88)
    for row in range(4):
        for n in range(4):
            x, y = 14 + 7 * n + 2 * row, 2 + 5.0 * row - 1.2 * n
            long = 0.8 + 0.2 * n + 0.1 * row
            line = [(x, y), (x + 12 * long, y + 16 * long), (x + 38 * long, y + 30 * long)]
            whiskers(picture, [list(map(tuple, COURSE.places(line)))], width=0.8)


def leg(picture: Picture, own: Sheet, flipper: Flipper, sink: float, *, cast: bool) -> None:
    """Lay a leg with its claws."""
    form = limb(own, flipper, "#6b4428", "#4a2e1c")
    lay = hair(form.sheet, np.full_like(form.alpha, 1.2), 24, 1.2, 4)
    form.rgb = np.clip(form.rgb * (1 + 0.10 * lay)[..., None], 0, 1)
    form.height = form.height + 0.4 * lay * form.sheet.soft(form.alpha, 2)
    picture.lay(
        COURSE.bent(form, picture.sheet),
        LAMP,
        cast=(4, 7, 5, 0.55) if cast else None,
        sink=("#5c9c84", sink),
    )
    if not sink:
        nails = Flipper(
            (),
            [COURSE.places(contour(d, closed=False)) for d in flipper.digits],
            claw=flipper.claw * COURSE.scale_at(300),
        )
        claws(picture, nails, LAMP, "#d8c8a4")


def roots(picture: Picture) -> None:
    """Lay the roots of a willow that hang into the water from the bank."""
    random = np.random.default_rng(12)
    for n in range(16):
        x = 486 - 17 * n + random.normal() * 10
        long = (330 - 15 * n) * random.uniform(0.55, 1.0)
        points = [(x + 26, -20)]
        for k in range(1, 6):
            points.append((x - 4 * k + random.normal() * 4, -20 + long * k / 5))
        line = contour(points, closed=False)
        s = picture.sheet.around(line, 14)
        alpha = s.stroke(line, np.linspace(random.uniform(6, 14), 1.2, len(line)))
        rgb = (
            np.ones((*alpha.shape, 3), np.float32)
            * ink("#6a4c30")
            * (1 + 0.1 * s.noise(5, 20, n, 2))[..., None]
        )
        picture.lay(
            Form(s, alpha, s.dome(alpha), np.clip(rgb, 0, 1), gloss=0.1),
            LAMP,
            sink=("#6fae90", random.uniform(0.35, 0.7)),
        )
    picture.subject[:] = 0
    out_of_focus(picture, 2.2)


def paint(scale: float) -> Picture:
    """Return the picture."""
    sheet = card(scale)
    stops = (
        (0, "#e4f2d4"),
        (0.18, "#b4dcb8"),
        (0.42, "#78b896"),
        (0.68, "#468870"),
        (0.88, "#2c6252"),
        (1, "#1c463c"),
    )
    picture = Picture(sheet, water(sheet, stops, (110, 0), "#fffff0", 330, 0.7))
    deep = "#3f8470"
    roots(picture)
    straps(picture, (420, 640), 9, 330, LAMP, "#5c7c34", 3, lean=-0.25, wide=9, sink=(deep, 0.66))
    straps(picture, (30, 650), 8, 210, LAMP, "#5c7c34", 5, lean=0.2, wide=9, sink=(deep, 0.66))
    out_of_focus(picture, 2.4)
    random = np.random.default_rng(4)
    for row in range(4):
        for at in np.arange(-30, 530, 62 + 18 * row):
            x, y, r = (
                at + random.uniform(-22, 22),
                566 + 38 * row + random.uniform(-8, 8),
                (26 + 12 * row) * random.uniform(0.7, 1.15),
            )
            points = [
                (
                    x + r * np.cos(a) * random.uniform(0.95, 1.2),
                    y + 0.6 * r * np.sin(a) * random.uniform(0.9, 1.1),
                )
                for a in np.linspace(0, 2 * np.pi, 8)[:-1]
            ]
            code = ("#8a8468", "#6f7464", "#9a8a6a", "#5f6a62")[int(random.integers(4))]
            boulder(
                picture,
                points,
                LAMP,
                code,
                int(random.integers(1e6)),
                rough=0.3,
                flat=0.6,
                sink=(deep, max(0.15, 0.62 - 0.16 * row)),
            )
    out_of_focus(picture, 1.2)
    little_fish(picture, (22, 566), 96, -24, LAMP, bend=0.08)
    little_fish(picture, (14, 524), 56, -14, LAMP, bend=0.06, sink=(deep, 0.4))
    own = straight(COURSE, sheet, half=230, right=1060)
    leg(picture, own, FAR_HIND, 0.3, cast=False)
    leg(picture, own, FAR_FORE, 0.3, cast=False)
    trunk = COURSE.bent(body(own), sheet)
    trunk.shade = 1 + 0.6 * dapple(trunk.sheet, trunk.height, 8, 34)
    picture.lay(trunk, LAMP)
    picture.lay(COURSE.bent(ear(own), sheet), LAMP)
    face(picture)
    leg(picture, own, NEAR_HIND, 0.0, cast=True)
    leg(picture, own, NEAR_FORE, 0.0, cast=True)
    rows = [
        (92 + 14 * np.sin(1.7 * n) + 3 * n, 420 - 17 * n, 1.5 + 3.0 * random.uniform() ** 2)
        for n in range(20)
    ]
    picture.image = bubbles(picture.image, rows)
    motes(picture, 160, 9, "#fffff0", 0.45)
    return finished(picture)
