"""The ringed seal keeps watch: it lifts its head beside the breathing hole, the pup at its side.

Landmarks. The smallest and roundest of the seals: a barrel on the ice, the head small and round like
a cat's, the forehead steep, the muzzle short and narrow, the eyes large, dark and set forward. Fore
flippers short with strong claws, hind flippers folded together. Dark grey above with pale rings, each
round a dark heart, that run into one another on the back and thin out towards the silver belly. The
pup wears the long white wool of its first weeks.
"""

from __future__ import annotations

import numpy as np
from paint.brush import ink, screen
from paint.relief.course import Course, straight
from paint.relief.ice import block, bury, ground_shadow, hole, snow
from paint.relief.light import Form, Lamp, Picture, ramp, replace
from paint.relief.limbs import Flipper, claws, dark_eye, limb, mark, whiskers
from paint.relief.sheet import Sheet, contour, hair
from paint.relief.skins import Body, blend, groove
from paint.relief.stage import card, finished, out_of_focus
from paint.vectors import smooth

LAMP = Lamp(
    way=(-0.70, -0.50, 0.50),
    sun="#ffdcb0",
    strength=1.45,
    sky="#8fa8dc",
    ground="#a8b4d6",
    ambient=0.55,
    rim="#ffe6c0",
    edge=0.9,
    back="#7fa4ff",
    backlight=0.5,
)
BODY = Body(
    ((6, -20), (34, -33), (56, -43), (80, -68), (118, -86), (165, -92), (225, -108), (300, -142), (400, -168),
     (520, -172), (650, -146), (780, -106), (890, -70), (960, -52), (1006, -44)),
    ((4, 24), (22, 44), (60, 57), (100, 66), (150, 80), (205, 104), (280, 138), (380, 160), (500, 166),
     (640, 148), (770, 112), (880, 78), (950, 58), (1006, 48)),
    (0, 0),
)  # fmt: skip
MOTHER = Course(
    ((56, 296, 1.08), (102, 292, 1.08), (136, 320, 1.06), (166, 366, 1.03), (218, 398, 1.0), (284, 410, 0.98),
     (346, 424, 0.95), (400, 440, 0.93)),
)  # fmt: skip
PUP = Course(
    (
        (216, 460, 1.50),
        (246, 452, 1.46),
        (276, 462, 1.25),
        (312, 478, 1.05),
        (350, 488, 0.9),
        (386, 492, 0.8),
    )
)
FORE = Flipper(
    ((306, 72), (340, 58), (380, 70), (408, 104), (440, 138), (474, 168), (500, 188), (504, 200), (490, 208),
     (472, 216), (450, 220), (428, 220), (398, 210), (362, 184), (326, 138)),
    (((350, 114), (396, 170), (432, 219)), ((356, 108), (412, 164), (456, 219)), ((362, 102), (424, 156), (478, 213)),
     ((368, 96), (438, 150), (500, 198))),
    thick=20, claw=18, swell=0.4, melt=0.4,
)  # fmt: skip
HIND = Flipper(
    ((940, -30), (1000, -38), (1060, -58), (1120, -86), (1160, -100), (1176, -88), (1156, -54), (1150, -24),
     (1156, 8), (1176, 40), (1164, 54), (1110, 50), (1050, 48), (1000, 44), (940, 40)),
    (((990, -18), (1080, -52), (1166, -92)), ((994, -6), (1076, -28), (1154, -44)), ((994, 6), (1076, 4), (1150, -10)),
     ((990, 18), (1080, 34), (1166, 46))),
    thick=22, claw=8, swell=0.34,
)  # fmt: skip


def rings(u: np.ndarray, v: np.ndarray, seed: int) -> np.ndarray:
    """Return pale rings of uneven shape that touch and run into one another."""
    random = np.random.default_rng(seed)
    out, heart = np.zeros_like(u), np.zeros_like(u)
    su, sv = u + 7 * np.sin(v / 15 + seed), v + 7 * np.sin(u / 17)
    placed: list[tuple[float, float, float]] = []
    for _ in range(1500):
        r = random.uniform(13, 27)
        pu, pv = random.uniform(190, 1010), random.uniform(-230, 150)
        if any(np.hypot(pu - a, pv - b) < 0.95 * (r + c) for a, b, c in placed):
            continue
        placed.append((pu, pv, r))
        d = np.hypot((su - pu) / random.uniform(0.9, 1.35), sv - pv) / r
        gap = 0.55 + 0.45 * np.sin(np.arctan2(sv - pv, su - pu) + random.uniform(0, 6))
        out = np.maximum(out, np.exp(-(((d - 0.80) / 0.21) ** 2)) * (0.55 + 0.45 * gap))
        heart = np.maximum(heart, smooth(0.75, 0.4, d))
    return np.asarray(out - 0.5 * heart, np.float32)


def shape(s: Sheet, *, wool: bool) -> tuple[Sheet, np.ndarray, np.ndarray]:
    """Return sheet, mask and height of a ringed seal."""
    s = s.around(BODY.outline, 30)
    alpha = s.fill(BODY.outline)
    height = 0.95 * s.dome(alpha)
    height += 26 * s.bump(
        contour([(250, -60), (350, -80), (420, 0), (390, 110), (300, 120), (240, 50)]), 18
    )
    height += 16 * s.bump(contour([(760, -60), (880, -40), (960, 0), (880, 50), (770, 70)]), 14)
    height += 14 * s.bump(
        contour([(0, 6), (20, -20), (52, -20), (68, 14), (52, 48), (14, 42)]), 4.5
    )
    height += 14 * s.bump(contour([(70, -30), (120, -70), (170, -50), (170, 30), (100, 50)]), 12)
    if not wool:
        height -= 9 * s.bump(contour([(50, -28), (70, -46), (98, -42), (98, -6), (64, -4)]), 5)
    return s, alpha, height


def face_marks(s: Sheet, rgb: np.ndarray, height: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Return colours and height with mouth and nose."""
    mouth = groove(s, [(3, 20), (20, 26), (40, 26), (58, 20), (68, 14)], 5, 1.2)
    nose = s.soft(
        s.fill(contour([(-6, 6), (-4, -14), (14, -30), (26, -28), (22, -10), (10, 6)])), 3
    )
    rgb = blend(rgb, "#15191c", 0.85 * nose)
    return rgb * (1 - 0.75 * mouth)[..., None], height - 5 * mouth


def mother(s: Sheet) -> Form:
    """Return the trunk of the grown seal."""
    s, alpha, height = shape(s, wool=False)
    x, _ = s.xy
    h = BODY.height(s)
    u, v = x, np.arcsin(np.clip(h, -1, 1) * 0.97) * 145
    rgb = ramp(
        ((-1, "#2e353c"), (-0.3, "#434c53"), (0.15, "#7d8484"), (0.55, "#b9b8aa"), (1, "#d3cfbf")),
        h + 0.10 * s.noise(60, 40, 3, 3),
    )
    ring = rings(u, v, 4) * smooth(190, 300, x) * smooth(1010, 900, x) * smooth(0.75, 0.25, h)
    rgb = blend(rgb, "#cfd0c4", 0.85 * np.clip(ring, 0, 1))
    rgb = blend(rgb, "#1c2228", 0.7 * np.clip(-ring, 0, 1) * 1.6 * smooth(0.4, -0.1, h))
    head = smooth(230, 120, x)
    rgb = blend(rgb, "#6d7475", 0.5 * head * smooth(-0.7, 0.2, h))
    muzzle = s.soft(
        s.fill(contour([(-8, 0), (24, -26), (56, -22), (74, 14), (58, 52), (0, 48)])), 10
    )
    rgb = blend(rgb, "#bdb9a9", 0.6 * muzzle)
    rgb, height = face_marks(s, rgb, height)
    lay = hair(s, 0 * x, 30, 0.8, 3)
    rgb = rgb * (1 + 0.06 * lay)[..., None]
    height = height + 0.3 * lay * s.soft(alpha, 4)
    alpha = alpha * smooth(1014, 970, x)
    return Form(s, alpha, height, np.clip(rgb, 0, 1), gloss=0.12, tight=10, wrap=0.2)


def pup(s: Sheet) -> Form:
    """Return the woolly pup."""
    s, alpha, height = shape(s, wool=True)
    x, y = s.xy
    tuft = hair(s, 0.9 * np.sin(x / 60) + 0.35 * BODY.height(s), 70, 2.6, 8)
    fine = hair(s, 0.5 * BODY.height(s), 36, 1.0, 12)
    rgb = np.ones((*alpha.shape, 3), np.float32) * ink("#f2ead6")
    rgb = rgb * (1 + 0.06 * tuft + 0.04 * fine)[..., None]
    rgb = blend(rgb, "#fff8ea", 0.5 * s.soft(disc_at(s, 70, 0, 80), 20))
    rgb, height = face_marks(s, rgb, height)
    face = s.soft(disc_at(s, 50, 0, 80), 20)
    height = height + (3.2 * tuft + 1.6 * fine) * (1 - 0.7 * face) * s.soft(alpha, 5)
    rim = s.soft(alpha, 9)
    alpha = smooth(0.42, 0.62, rim + 0.085 * tuft + 0.05 * fine) * (1 - face) + alpha * face
    return Form(s, np.asarray(alpha, np.float32), height, np.clip(rgb, 0, 1), gloss=0.0, wrap=0.5)


def disc_at(s: Sheet, x: float, y: float, r: float) -> np.ndarray:
    """Return a round mask."""
    gx, gy = s.xy
    return np.asarray(smooth(r, r * 0.8, np.hypot(gx - x, gy - y)), np.float32)


def face(picture: Picture, course: Course, eye: float, code: str) -> None:
    """Draw eyes, nostril and whiskers."""
    k = course.scale_at(60)
    mark(
        picture,
        course.places(contour([(7, -5), (12, -15), (21, -20)], closed=False)),
        6 * k,
        "#050607",
        0.9,
    )
    dark_eye(picture, course.place(77, -22), eye * k, course.turn(60), code, open_=0.92)
    for row in range(4):
        for n in range(4):
            x, y = 22 + 10 * n + 2 * row, 4 + 8 * row - 2 * n
            long = 0.7 + 0.18 * n + 0.08 * row
            line = [(x, y), (x + 14 * long, y + 26 * long), (x + 44 * long, y + 58 * long)]
            whiskers(picture, [list(map(tuple, course.places(line)))], width=0.75)


def stage(scale: float) -> Picture:
    """Return the ice in the evening."""
    sheet = card(scale)
    x, y = sheet.xy
    cloud = sheet.noise(120, 14, 4, 4)
    image = ramp(
        (
            (0, "#31477e"),
            (0.13, "#5a6aa4"),
            (0.24, "#a98bb0"),
            (0.33, "#f0b49a"),
            (0.38, "#ffdcae"),
        ),
        y / 720 + 0.012 * cloud,
    )
    image = screen(
        image,
        ink("#ffb480"),
        0.5 * smooth(0.2, 1.6, cloud) * smooth(20, 160, y) * smooth(300, 200, y),
    )
    image = screen(
        image, ink("#fff0c0"), 0.9 * np.exp(-(((x - 40) / 110) ** 2) - (((y - 256) / 60) ** 2))
    )
    picture = Picture(sheet, image)
    haze = ("#e4b4ae", 0.55)
    random = np.random.default_rng(8)
    for n in range(26):
        at, wide, high = random.uniform(-20, 500), random.uniform(20, 60), random.uniform(8, 34)
        high = high * (0.5 + 0.8 * np.exp(-(((at - 360) / 120) ** 2)))
        points = [
            (at - wide / 2, 282),
            (at - wide * 0.4, 282 - high * 0.7),
            (at - wide * 0.05, 282 - high),
            (at + wide * 0.35, 282 - high * 0.8),
            (at + wide / 2, 282),
        ]
        block(picture, points, LAMP, 60 + n, code="#b9cbe4", sink=haze)
    out_of_focus(picture, 2.0)
    low = replace(
        LAMP,
        way=(-0.82, -0.30, 0.36),
        ambient=0.66,
        sky="#7f98e0",
        ground="#98a8dc",
        strength=1.6,
    )
    snow(picture, 276, low, 5, code="#f1f2f6", rough=1.25)
    sharp = picture.image
    out_of_focus(picture, 2.2)
    near = smooth(300, 440, y)[..., None]
    picture.image = np.asarray(picture.image * (1 - near) + sharp * near, np.float32)
    glint = sheet.noise(0.8, 0.8, 31, 1) > 3.0
    picture.screen("#fff4e0", 0.7 * glint * smooth(330, 480, y))
    blocks = (
        [(392, 340), (402, 292), (440, 270), (486, 286), (510, 346)],
        [(340, 340), (352, 306), (384, 296), (412, 316), (420, 344)],
        [(430, 350), (446, 318), (486, 308), (520, 330), (520, 356)],
    )
    for n, points in enumerate(blocks):
        block(picture, list(points), LAMP, 12 + n, code="#cfe2f0", sink=("#c0b4cc", 0.2))
    return picture


def paint(scale: float) -> Picture:
    """Return the picture."""
    picture = stage(scale)
    sheet = picture.sheet
    hole(picture, (112, 528), 96, 26, 3)
    ground_shadow(picture, (300, 464), 165, 15, 0.8)
    ground_shadow(picture, (420, 462), 66, 9, 0.7)
    plain = picture.image.copy()
    own = straight(MOTHER, sheet)
    picture.lay(MOTHER.bent(limb(own, HIND, "#4a5257", "#363d42"), sheet), LAMP)
    picture.lay(MOTHER.bent(mother(own), sheet), LAMP)
    face(picture, MOTHER, 17, "#23292d")
    picture.lay(
        MOTHER.bent(limb(own, FORE, "#7f8582", "#4a5256"), sheet), LAMP, cast=(5, 4, 5, 0.5)
    )
    nails = Flipper(
        (),
        [MOTHER.places(contour(d, closed=False)) for d in FORE.digits],
        claw=FORE.claw * MOTHER.scale_at(300),
    )
    claws(picture, nails, LAMP)
    bury(picture, plain, 462, 5, box=(130, 480))
    ground_shadow(picture, (326, 502), 92, 10, 0.8)
    plain = picture.image.copy()
    small = straight(PUP, sheet)
    young = PUP.bent(pup(small), sheet)
    picture.lay(young, LAMP, cast=(10, 2, 8, 0.5))
    face(picture, PUP, 21, "#b9ad98")
    bury(picture, plain, 501, 8, box=(200, 440))
    return finished(picture)
