"""Grey seal on a whaleback of granite, lit from the left before a dark squall.

In lengths of the head (92): seven from nose to hind flippers, here seen a little from before, so five; the head a horse's, its
straight nose deep and a little bowed, eye halfway between nose and ear; neck one thick and without a waist, chest one and two
thirds, hips tapering to an ankle from which two hind flippers rise, sole to sole; the hand short and broad, its five claws on
the stone. Steel grey above, pale below, blotches that follow the round of the body. Light stone below, dark sky above.
"""

import numpy as np
from canvas import Grad, mix, rgb, rounded, smooth
from form import cast, eye, line, outline, patch, ribbon
from hides import fur, within
from lake import swell, water
from masses import Body, flat
from nature import clouds, glints, sky
from plumage import Flow
from sheet import Sheet, finished

SUN = (-0.74, -0.52, 0.43)
SHORE = 300
JOINTS = {
    "nose": (60, 236), "nape": (148, 220), "eye": (102, 222), "ear": (126, 228), "muzzle top": (84, 216), "chin": (84, 256), "throat": (108, 282),
    "nape below": (194, 266), "chest": (86, 384), "withers": (220, 310), "loin": (300, 360), "hip": (364, 396), "ankle": (406, 420), "hind tip": (444, 364),
    "shoulder": (152, 404), "wrist": (132, 446), "finger": (92, 482),
}
HEAD = [
    (60, 232), (64, 223), (74, 217), (88, 211), (104, 204), (122, 200), (140, 205), (152, 218), (158, 240), (150, 262), (128, 272), (104, 268), (90, 262),
    (76, 258), (66, 252), (60, 243),
]
NECK = [
    (122, 204), (142, 206), (160, 222), (178, 244), (196, 270), (216, 300), (240, 326), (244, 400), (170, 470), (100, 452), (84, 418), (82, 380), (90, 340),
    (100, 308), (106, 284), (104, 262), (112, 230),
]
TRUNK = [
    (92, 360), (130, 300), (196, 286), (240, 322), (284, 350), (330, 374), (372, 396), (400, 410), (416, 416), (416, 430), (402, 444), (366, 462),
    (300, 476), (220, 480), (150, 474), (104, 456), (86, 420),
]
NEAR_HIND = [
    (384, 404), (404, 402), (420, 392), (434, 376), (442, 360), (448, 362), (453, 372), (459, 368), (463, 374), (465, 384), (472, 382), (475, 389),
    (473, 397), (466, 408), (450, 420), (430, 430), (408, 438), (392, 434),
]
FAR_HIND = [
    (384, 408), (402, 396), (412, 378), (418, 358), (424, 342), (430, 342), (434, 353), (440, 349), (444, 356), (442, 372), (432, 392), (416, 412),
]
HAND = [
    (138, 386), (160, 388), (178, 404), (180, 424), (168, 446), (150, 462), (132, 478), (114, 488), (96, 491), (84, 487), (84, 479), (96, 468),
    (108, 454), (118, 434), (124, 410),
]
FAR_HAND = [(104, 410), (124, 430), (118, 452), (96, 466), (70, 476), (56, 476), (52, 470), (66, 458), (84, 440)]
STONE = [
    (-40, 508), (6, 496, None), (40, 484), (110, 474), (200, 472), (300, 468), (360, 460, None), (392, 452), (440, 446), (466, 430, None), (500, 424), (530, 428, None), (530, 760, None), (-40, 760, None),
]
GROUND = outline([(20, 100), (520, 100), (520, 520), (20, 520)])


def animal(c):
    """Paint the seal: far limbs, the body in one, the near hand, the face."""
    flipper(c, FAR_HIND, (398, 414), ((427, 344), (435, 354), (442, 351)), 0.5)
    far = Body(c, (FAR_HAND, 0.7), soft=4)
    c.area(far.mask, "#7c7a78")
    far.light(SUN, "#4c5468", ("#f2dcb8", 0.35))
    body = Body(c, (TRUNK, 0.85), (NECK, 0.8), (HEAD, 0.85), soft=16)
    coat(c, body)
    body.light(SUN, "#525c7c", ("#fff0d4", 0.55), steps=(0.02, 0.36, 0.8), edge=0.2)
    folds(c, body)
    body.glow((0.35, -0.8, 0.3), "#8fa4bc", 0.5, low=0.5, high=1.0, deep=12)
    body.glow((0.3, 0.85, 0.25), "#a48f84", 0.35, low=0.4, high=1.0, deep=26)
    body.glow((-0.95, -0.25, 0.1), "#fff6dc", 0.8, low=0.45, high=0.85, deep=7)
    pelt(c, body.mask, 900)
    flipper(c, NEAR_HIND, (404, 424), ((445, 363), (459, 371), (470, 384), (472, 396)), 0.0)
    patch(c, [(352, 392), (392, 404), (418, 406), (420, 430), (390, 440), (350, 450)], Grad((0, 396), (0, 442), "#5a5d66", "#6f6e72", "#3a3b46"), soft=8, alpha=0.9)
    hand(c)
    face(c, body)


def coat(c, body):
    """Lay the own colours: steel grey back, pale belly and throat, dark blotches on the round of the body."""
    flat(
        c, body,
        (GROUND, "#74767a", 0),
        ([(40, 236), (92, 250), (120, 270), (118, 320), (140, 400), (240, 440), (340, 440), (400, 432), (390, 500), (40, 500)], "#cfc6b4", 18),
        ([(150, 196), (200, 262), (300, 346), (420, 404), (416, 420), (300, 380), (200, 310), (140, 240)], "#484b54", 13),
        ([(96, 196), (160, 196), (170, 240), (120, 214)], "#686a6e", 6),
    )  # fmt: skip
    g = np.random.default_rng(12)
    n = body.normal
    x, y = within(c, body.mask * smooth(150, 200, c.x * 0.7 + c.y * 0.4 - 40), 420, g)
    rows, cols = np.clip((y * c.k).astype(int), 0, c.h - 1), np.clip((x * c.k).astype(int), 0, c.w - 1)
    turn = np.clip(n[2][rows, cols], 0.3, 1)
    placed = []
    with c.within(body.mask):
        for i in range(len(x)):
            size = 1.4 + 12 * g.uniform(0, 1) ** 3.2 * float(np.interp(x[i], [100, 240, 400], [0.6, 1.2, 0.6]))
            if any(np.hypot(x[i] - u, y[i] - v) < (size + s) * 1.05 for u, v, s in placed):
                continue
            placed.append((x[i], y[i], size))
            for _ in range(5):
                u, v = g.normal(0, 0.5, 2) * size
                r = size * g.uniform(0.3, 0.75)
                c.disc(x[i] + u, y[i] + 0.7 * v, r * turn[i] * 1.2, r * 0.8, "#34363e", 0.6 + g.normal(0, 0.4), alpha=0.5, soft=1.2, edge=0)


def folds(c, body):
    """Fold the skin where the neck turns, behind the hand, and where the belly meets the stone."""
    with c.within(body.mask):
        for run, wide in (
            ([(200, 268), (182, 292), (150, 306), (118, 306)], 7), ([(222, 300), (204, 330), (168, 346), (128, 346)], 7),
            ([(184, 402), (198, 430), (194, 462)], 9), ([(296, 420), (288, 446), (296, 474)], 8), ([(372, 404), (364, 430), (372, 456)], 6),
        ):
            c.line(run, wide, "#2c3040", round_=True, taper=(0.2, 0.3), alpha=0.42, soft=2.6)
            c.line([(x - wide * 0.8, y - 2) for x, y in run], wide * 0.7, "#e9dfcb", round_=True, taper=(0.3, 0.3), alpha=0.35, soft=2)
        patch(c, [(90, 452), (150, 462), (260, 466), (390, 446), (400, 480), (90, 490)], "#262733", soft=5, alpha=0.8)


def pelt(c, mask, n):
    """Stroke the short wet fur along the body."""
    lie = Flow([(80, 214), (130, 206), (176, 244), (240, 326), (330, 376), (400, 412)], [(100, 300), (92, 380), (110, 440)], [(150, 320), (180, 400), (260, 440), (380, 440)])
    fur(c, mask, lie, n, length=8, width=1.0, shift=0.08, seed=3, bend=0.12, alpha=0.5)


def flipper(c, skin, ankle, tips, shade):
    """Paint a hind flipper that grows from the ankle: bones under one skin, web between them, small claws."""
    part = Body(c, (skin, 0.6), soft=4, smoothing=1.4)
    c.area(part.mask, Grad(ankle, tips[0], mix("#6d6f76", "#3c4254", shade), mix("#55585f", "#353a4a", shade)))
    part.light(SUN, "#586080", ("#f6e2c0", 0.42))
    with c.within(part.mask):
        for tip in tips:
            a, b = np.array(ankle, float), np.array(tip, float)
            mid = (a + b) / 2 + np.array((3, -2))
            c.shape(ribbon([a * 0.7 + b * 0.3 + (3, 2), mid + (3, 2), b + (3, 2)], (5, 5, 2)), "#1c2030", alpha=0.5, edge=0, soft=1.2)
            c.shape(ribbon([a * 0.75 + b * 0.25, mid, b], (5, 6, 4)), mix("#c3b7a2", "#5d6274", shade), alpha=0.6, edge=0, soft=1.2)
    for tip in tips:
        d = np.array(tip, float) - np.array(ankle, float)
        d /= np.hypot(*d)
        c.line([np.array(tip) - d * 5, np.array(tip) + d * 1.5], 2.2, "#15161d", taper=(1, 0.3))


def hand(c):
    """Paint the near hand: a short broad paddle that bends at the wrist, five fingers, claws on the stone."""
    cast(c, [(150, 400), (190, 420), (184, 450), (150, 474), (110, 494), (90, 494), (130, 460)], soft=6, amount=0.55)
    part = Body(c, (HAND, 0.7), soft=4, smoothing=1.6)
    c.area(part.mask, Grad((150, 390), (100, 490), "#a3a09a", "#8f8c88", "#6d6b6e"))
    part.light(SUN, "#6a7290", ("#fff0d2", 0.5), steps=(-0.3, 0.05, 0.6))
    with c.within(part.mask):
        for i in range(4):
            x, y = 98 + 11 * i, 478 - 1.5 * i
            line(c, [(x + 34 - 2 * i, y - 34), (x + 16, y - 12), (x, y + 10)], 2.6, "#2a2c38", (0.1, 1), 0.6, soft=0.8)
    for i in range(5):
        x, y = 86 + 10.5 * i, 488 - 0.4 * i * i
        line(c, [(x + 3, y - 3), (x - 3, y + 1), (x - 7, y + 6)], 3.2, "#16171e", (1, 0.2))
        line(c, [(x + 2, y - 4), (x - 3, y)], 1.1, "#e8dcc4", (0.3, 0.3), 0.7)
    pelt(c, part.mask, 60)
    patch(c, [(134, 374), (172, 376), (190, 402), (160, 406), (130, 400)], "#86868a", soft=9, alpha=0.7)


def face(c, body):
    """Paint the long straight nose, the dark eye, nostrils, whisker pad and ear."""
    with c.within(body.mask):
        patch(c, [(62, 228), (84, 214), (110, 203), (124, 204), (104, 212), (84, 222), (66, 236)], "#f4e6ca", soft=3, alpha=0.55)
        patch(c, [(90, 218), (102, 210), (116, 216), (116, 230), (102, 234), (92, 228)], "#2c2c34", soft=4, alpha=0.55)
        patch(c, [(58, 240), (72, 232), (88, 240), (90, 252), (76, 260), (60, 254)], "#d9ccb2", soft=4, alpha=0.6)
        patch(c, [(76, 258), (104, 264), (126, 272), (118, 284), (92, 272)], "#41424e", soft=5, alpha=0.5)
        line(c, [(59, 246), (72, 251), (88, 252), (100, 248)], 2.2, "#1a1a20", (0.7, 0.4), 0.85)
        line(c, [(62, 228), (66, 232), (66, 238)], 3.2, "#101014", (0.6, 0.6), 0.95)
        line(c, [(59, 234), (60, 240)], 2.4, "#101014", (0.6, 0.6), 0.8)
    eye(c, 102, 221.5, 5.2, iris="#1d1518", lid="#17161b", ring="#0c0b10")
    c.disc(127, 228, 3.4, 2.0, "#15151b", 0.7, edge=0)
    for x, y in ((68, 241), (75, 243), (82, 245), (71, 247), (79, 249)):
        c.disc(x, y, 1.2, 1.2, "#2a2a33", alpha=0.8, edge=0)
    for run in ([(70, 243), (56, 262), (40, 290)], [(75, 245), (66, 270), (58, 298)], [(80, 247), (80, 274), (76, 302)], [(67, 241), (48, 252), (26, 268)], [(84, 248), (92, 270), (94, 292)]):
        line(c, run, 1.3, "#f6ead0", (1, 0.25), 0.85)


def squall(c):
    """Paint the dark sky of a squall, a bright slit below it, and the sea that shines in it."""
    sky(c, ("#323c4c", "#465362", "#5d6972", "#8e9590"), SHORE, sun=(-60, 300, 200, "#ffe9bc", 0.5))
    clouds(c, -80, 190, "#77828a", "#29323f", 0.6, 260, 0.32, 4, sun=(-1, 0.5), alpha=0.85)
    clouds(c, 150, 292, "#a8aa9e", "#4a5562", 0.4, 190, 0.2, 7, sun=(-1, 0.3), alpha=0.7)
    for x, w in ((330, 50), (410, 36), (262, 24)):
        c.shape([(x, 130), (x + w, 120), (x + w - 60, SHORE), (x - 66, SHORE)], "#2f3a49", alpha=0.3, soft=14, edge=0)
    water(c, SHORE, ("#c9c9b6", "#a6b5b0", "#86a09f", "#a9bdb6", "#c4cfc2"), foot=560)
    c.curve([(300, 302), (336, 293), (372, 288), (420, 290), (480, 296), (500, 304), (400, 305)], "#5d646c", edge=0.4)
    c.curve([(-20, 303), (10, 297), (38, 296), (60, 303)], "#565e68", edge=0.4)
    swell(c, SHORE, "#eef0de", "#5f7d80", n=150, seed=4, alpha=0.55, foot=640)
    glints(c, SHORE + 3, 470, "#fff6da", 90, -20, 180, (3, 20), 3, 0.85)
    for x, y, s in ((40, 352, 1.0), (330, 322, 0.5)):
        c.curve([(x - 11 * s, y), (x - 9 * s, y - 9 * s), (x, y - 14 * s), (x + 9 * s, y - 10 * s), (x + 12 * s, y)], "#474e58", edge=0.2)
        c.line([(x - 16 * s, y + 1), (x + 18 * s, y + 1)], 2.2 * s, "#eef0de", taper=(0.3, 0.3))


def stone(c):
    """Paint the whaleback: granite ground smooth by ice, pale and lit, with joints, lichen, a wet dark hem and the swash."""
    rock = c.cover(outline(STONE))
    c.area(rock, Grad((150, 450), (300, 700), "#dcc8b2", "#c9b09e", "#a58c86", "#6f6270"))
    with c.within(rock):
        c.area(smooth(0.1, 0.7, c.noise(90, 26, 31, 3)), "#e6d6c0", 0.4, wash=0)
        c.area(smooth(0.2, 0.8, c.noise(70, 30, 36, 3)), "#8a7884", 0.35, wash=0)
        patch(c, [(-40, 540), (60, 524), (150, 548), (230, 590), (330, 620), (500, 600), (520, 760), (-40, 760)], "#6d6070", soft=12, alpha=0.6)
        patch(c, [(330, 500), (420, 476), (520, 470), (520, 640), (420, 620), (370, 570)], "#77697a", soft=14, alpha=0.55)
        patch(c, [(-40, 640), (100, 630), (240, 650), (400, 640), (520, 628), (520, 760), (-40, 760)], "#3f3a48", soft=9, alpha=0.7)
        patch(c, [(-40, 500), (10, 492), (110, 472), (210, 470), (236, 506), (150, 530), (60, 520), (-40, 536)], "#fbeedb", soft=5, alpha=0.6)
        patch(c, [(360, 458), (440, 446), (466, 430), (530, 426), (530, 452), (420, 472), (384, 474)], "#efe0ce", soft=3, alpha=0.6)
        c.area(smooth(0.2, 0.7, c.noise(4, 3, 33, 2)), "#7c6464", 0.2, wash=0)
        c.area(smooth(0.3, 0.7, c.noise(4, 3, 34, 2)), "#fbf0dc", 0.25, wash=0)
        for run, w in (([(196, 470), (232, 506), (250, 552), (300, 600), (316, 660)], 2.8), ([(-10, 566), (60, 548), (128, 560), (210, 604)], 2.4), ([(384, 470), (404, 520), (396, 570), (420, 630)], 2.6), ([(404, 520), (440, 512), (500, 518)], 2.0)):
            line(c, [(x - 2, y + 2.5) for x, y in run], w * 1.4, "#f6e6d0", (0.5, 0.3), 0.6, soft=0.8)
            line(c, run, w, "#3b3340", (0.7, 0.3), 0.8, soft=0.4)
        g = np.random.default_rng(6)
        for x0, y0, rx, ry, tone in ((30, 512, 30, 7, "#cf9a3a"), (452, 462, 26, 7, "#cf9a3a"), (300, 506, 24, 6, "#a9b09c"), (116, 524, 22, 6, "#a9b09c"), (352, 536, 18, 7, "#cf9a3a"), (60, 588, 26, 9, "#a9b09c")):
            a, q = g.uniform(0, 6.28, 34), np.sqrt(g.uniform(0, 1, 34))
            c.dabs(x0 + rx * q * np.cos(a), y0 + ry * q * np.sin(a), g.uniform(1.5, 5, 34), g.uniform(1.0, 2.2, 34), g.uniform(-0.3, 0.2, 34), rgb(tone) * (0.8 + 0.35 * g.random((34, 1))), 0.7)
    cast(c, [(96, 470), (160, 474), (280, 474), (380, 458), (420, 436), (440, 440), (400, 466), (300, 488), (180, 490), (110, 484)], soft=3, amount=0.9, colour="#2c2838")
    cast(c, [(86, 486), (110, 494), (200, 482), (330, 474), (420, 440), (478, 440), (500, 452), (420, 490), (300, 522), (190, 520), (110, 506)], soft=6, amount=0.85, colour="#453f58")
    shore = rounded([(-20, 640), (50, 646), (120, 664), (200, 672), (300, 660), (420, 664), (510, 650)], closed=False, steps=10)
    c.shape([*shore, (520, 740), (-30, 740)], Grad((0, 640), (0, 720), "#9fb5b0", "#7fa0a0"), soft=2)
    c.line(shore - (0, 5), 16, "#3d3a48", alpha=0.55, soft=4)
    n = 150
    at = g.integers(0, len(shore), n)
    c.dabs(shore[at, 0] + g.normal(0, 6, n), shore[at, 1] + np.abs(g.normal(0, 8, n)) - 3, g.uniform(4, 16, n), g.uniform(1, 3.2, n), g.normal(0, 0.15, n), "#f6f3e2", 0.85)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 5)
    squall(c)
    stone(c)
    animal(c)
    return finished(c, focus=((96, 232, 64), (430, 390, 60)), share=0.68, vignette=0.1)
