"""An otter climbs a stone out of the river with a roach across its jaws, at sunrise.

Head long, broad and flat, a quarter of the body, seen three-quarter: ears small and low, eyes small and high, near the
nose, a broad pale muzzle with strong whiskers; neck as thick as the head; back arched over the hip; knee, heel
and a long webbed hind foot on the stone; the tail thick at its root, tapering, nearly as long as the body.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from form import eye
from hides import blown, cover, facing, fur, joined, lay, normals, outline, planes, within
from nature import crown, glints, ridge, sky, woods
from plumage import Flow
from sheet import Sheet, finished

BODY = [
    (176, 168), (206, 172), (232, 190), (256, 214), (284, 226), (320, 226), (358, 238), (394, 264),
    (424, 298), (448, 344), (466, 396), (474, 446), (470, 488), (456, 524), (434, 556), (402, 582), (366, 598), (354, 597),
    (366, 584), (384, 562), (394, 534), (396, 500), (390, 466), (382, 436), (370, 408), (340, 386), (300, 374), (262, 368),
    (224, 362), (190, 344), (162, 312), (144, 272), (140, 230), (150, 190),
]
NEAR_ARM = [
    (196, 268), (234, 262), (262, 288), (264, 326), (246, 352), (230, 368), (216, 386), (196, 396),
    (160, 398), (142, 394), (140, 386), (160, 374), (178, 358), (186, 330), (186, 296),
]
FAR_ARM = [
    (146, 290), (182, 306), (176, 340), (150, 362), (126, 380), (92, 386), (76, 382), (78, 374), (100, 362),
    (122, 338), (132, 310),
]
NEAR_LEG = [
    (346, 266), (388, 280), (416, 318), (424, 362), (416, 398), (404, 418), (410, 436), (406, 454), (390, 464),
    (362, 468), (330, 470), (302, 469), (292, 461), (302, 451), (322, 445), (338, 438), (346, 426), (328, 414),
    (304, 392), (296, 360), (304, 318), (322, 284),
]
FAR_LEG = [(276, 368), (306, 372), (322, 404), (316, 430), (304, 446), (284, 452), (272, 450), (270, 443), (280, 434), (290, 414), (280, 392)]
HEAD = [
    (204, 182), (194, 171), (172, 164), (146, 161), (122, 162), (103, 168), (88, 178), (72, 187), (60, 197),
    (56, 212), (62, 226), (78, 238), (102, 248), (132, 256), (164, 260), (192, 252), (208, 228), (210, 200),
]
EAR = [(168, 189), (174, 182), (184, 181), (193, 186), (194, 194), (184, 197), (174, 195)]
FAR_EAR = [(113, 167), (112, 162), (117, 158), (124, 159), (128, 164)]
EYES = ((124, 184, 4.4), (92, 182, 3.4))
NOSE = [(55, 203), (60, 196), (70, 194), (79, 198), (80, 204), (74, 211), (66, 213), (58, 210)]
PAD = [(54, 212), (66, 205), (84, 203), (106, 206), (124, 218), (131, 235), (122, 250), (98, 251), (74, 242), (58, 228)]
CHIN = [(70, 238), (92, 244), (118, 250), (122, 262), (102, 268), (82, 258)]
JAW = [(72, 254), (92, 260), (118, 258), (140, 262), (138, 276), (116, 284), (92, 278), (78, 268)]
FISH = [(150, 330), (142, 304), (128, 274), (106, 253), (80, 242), (56, 242), (38, 254), (26, 276)]
FLOW = Flow(
    [(70, 200), (120, 200), (180, 205), (230, 240), (290, 280), (360, 310), (410, 370), (436, 440), (436, 500), (414, 550), (360, 596)],
    [(170, 152), (206, 172), (256, 214), (320, 226), (394, 264), (446, 352), (470, 450), (454, 520), (404, 580)],
    [(150, 270), (170, 310), (224, 352), (300, 366), (380, 400)],
    [(220, 280), (232, 330), (210, 376), (150, 392)],
    [(160, 300), (152, 350), (90, 380)],
    [(360, 280), (336, 350), (330, 400), (384, 436)],
    [(390, 448), (330, 456), (264, 462)],
)  # fmt: skip
FACE = Flow(
    [(80, 190), (110, 160), (150, 150), (190, 168)],
    [(90, 196), (130, 190), (170, 190), (205, 205)],
    [(90, 220), (120, 226), (160, 240), (190, 252)],
    [(66, 222), (84, 236), (120, 252)],
)
SUN = (-0.62, -0.74, 0.30)
FUR = ("#1f141c", "#3d2623", "#69422b", "#a0693a", "#e8b978")
STEPS = (0.06, 0.38, 0.66, 0.88)


def animal(c):
    """Paint the otter and its fish."""
    trunk(c)
    paws(c)
    head(c)
    jaw(c)
    roach(c, FISH)
    c.curve([(58, 226), (90, 246), (124, 254), (138, 242), (132, 262), (96, 262), (62, 244)], "#1d1620", alpha=0.55, soft=3)
    muzzle(c)
    teeth(c)


def trunk(c):
    """Paint body and limbs."""
    for points in (FAR_ARM, FAR_LEG):
        limb = cover(c, points)
        shy = [mix(v, "#5a4a54", 0.25) for v in FUR[:4]]
        lay(c, limb, planes(c, facing(normals(c, blown(c, limb, 0.8)), SUN) - 0.18, shy, STEPS[:3]))
        fur(c, limb, FLOW, 150, 14, 1.8, 0.12, seed=2)
    body, arm, leg = (cover(c, p) for p in (BODY, NEAR_ARM, NEAR_LEG))
    mask = np.maximum(np.maximum(body, arm), leg)
    h = joined(joined(blown(c, body), blown(c, arm) + 10, 10), blown(c, leg) + 16, 14)
    value = facing(normals(c, h, 3.0), SUN)
    lay(c, mask, furred(c, h, value))
    with c.within(mask):
        c.curve([(140, 250), (176, 262), (206, 268), (200, 310), (212, 352), (186, 344), (158, 312)], "#c7a47c", alpha=0.6, soft=8)
        c.curve([(150, 256), (180, 266), (212, 250), (232, 226), (240, 240), (232, 272), (206, 300), (168, 296)], "#22141c", alpha=0.45, soft=12)
        c.curve([(258, 284), (280, 300), (276, 340), (252, 368), (236, 372), (262, 330)], "#22141a", alpha=0.65, soft=6)
        c.curve([(300, 296), (290, 350), (298, 396), (330, 424), (296, 404), (272, 366), (282, 316)], "#22141a", alpha=0.7, soft=7)
        c.curve([(236, 352), (300, 360), (300, 386), (236, 374)], "#22141a", alpha=0.6, soft=6)
        c.curve([(404, 402), (424, 398), (428, 440), (418, 470), (400, 436)], "#1c1018", alpha=0.5, soft=7)
        c.curve([(330, 300), (372, 296), (396, 330), (388, 372), (350, 384), (322, 352)], "#b87c46", alpha=0.5, soft=14)
        c.curve([(318, 306), (334, 280), (352, 276), (334, 312), (318, 356), (312, 392), (302, 362)], "#e2ac6c", alpha=0.55, soft=6)
        c.curve([(336, 400), (352, 420), (346, 438), (320, 452), (302, 462), (296, 456), (320, 444), (338, 428)], "#c08a56", alpha=0.55, soft=4)
        c.curve([(396, 290), (428, 330), (450, 380), (462, 440), (450, 510), (424, 556), (430, 500), (438, 440), (424, 380), (400, 330)], "#a8723f", alpha=0.5, soft=10)
        c.curve([(386, 450), (404, 480), (412, 520), (404, 556), (376, 592), (350, 604), (386, 540)], "#22141a", alpha=0.6, soft=7)
        c.curve([(330, 420), (372, 432), (396, 446), (372, 446), (334, 438)], "#1f141a", alpha=0.5, soft=4)
    c.area(mask * smooth(420, 520, c.y) * smooth(370, 400, c.x), "#54402f", 0.45)
    fur(c, mask, FLOW, 1900, 19, 1.9, 0.13, seed=3)
    fur(c, mask * smooth(0.70, 0.95, value) * (c.x > 206), FLOW, 190, 22, 1.8, 0.08, seed=4, colour="#f6d49c", alpha=0.6)
    fur(c, mask * (1 - smooth(0.0, 0.3, value)), FLOW, 240, 18, 1.8, 0.12, seed=5, colour="#1d1219", alpha=0.45)
    shift = lambda m, x, y: np.roll(m, (round(y * c.k), round(x * c.k)), (0, 1))
    rim = mask * np.clip(1 - shift(mask, 3, 6), 0, 1) * (c.y < 330) * (c.x > 200)
    fur(c, np.clip(rim, 0, 1), FLOW, 260, 17, 1.9, 0.07, seed=6, colour="#ffe6b4", alpha=0.75)


def furred(c, height, value):
    """Return the colours of fur in planes, with the light of the water from below."""
    tone = planes(c, value, FUR, STEPS, edge=0.12, rough=0.08, grain=18)
    bounce = smooth(0.2, 0.9, facing(normals(c, height, 3.0), (0.4, 0.9, 0.1)))
    return tone + (rgb("#7c8c98") - tone) * (0.5 * bounce)[..., None]


def paws(c):
    """Paint toes, the webs between them, and claws."""
    for x, y, step, rise, tone, web in (
        (80, 380, 10, 0.0, "#6d5048", "#4d363a"), (146, 391, 12, 0.0, "#a57448", "#7d5440"), (296, 462, 15, 1.2, "#a57448", "#7d5440"),
    ):  # fmt: skip
        n = 5 if step < 15 else 4
        c.curve([(x - step * 0.4, y + 4), (x + step, y - 5 - rise), (x + step * n, y - 6), (x + step * n, y + 6), (x, y + 8)], web, alpha=0.85, soft=1.2)
        for i in range(n):
            u, v = x + i * step, y + 1 - rise * 0.4 * i
            c.line([(u + step * 1.3, v - 6), (u + step * 0.4, v - 2), (u - step * 0.2, v + 4)], step * 0.62, tone, round_=True, taper=(0.7, 1.0))
            c.line([(u + step * 1.1, v - 7), (u + step * 0.3, v - 4), (u - step * 0.1, v + 1)], step * 0.2, mix(tone, "#ffe2b0", 0.45), round_=True, taper=(0.4, 1.0), alpha=0.8)
            c.line([(u - step * 0.2, v + 3), (u - step * 0.55, v + 8)], 2.2, "#1b1216", taper=(1, 0.3), alpha=0.9)


def head(c):
    """Paint the broad flat head without its muzzle, three-quarter to the left."""
    c.curve(FAR_EAR, ("#7a4f34", "#3a2422"))
    skull = cover(c, HEAD)
    h = joined(blown(c, skull, 0.85), blown(c, cover(c, PAD), 0.9) + 14, 8)
    h = joined(h, blown(c, np.maximum(cover(c, BODY), skull)) - 4, 24)
    skull = skull * (1 - cover(c, BODY, 3.0) * smooth(176, 210, c.x + 0.25 * (c.y - 210)))
    value = facing(normals(c, h, 3.0), SUN)
    lay(c, skull, furred(c, h, value))
    with c.within(skull):
        c.curve([(96, 214), (130, 208), (176, 216), (204, 236), (180, 262), (120, 262), (80, 244)], "#d6b488", alpha=0.6, soft=7)
        c.curve([(132, 252), (176, 242), (206, 224), (214, 254), (180, 268), (130, 266)], "#4a2c2a", alpha=0.45, soft=8)
        c.curve([(88, 184), (104, 176), (118, 186), (116, 202), (98, 208), (84, 200)], "#c4905c", alpha=0.45, soft=5)
        c.curve([(136, 170), (160, 166), (176, 178), (166, 198), (140, 194)], "#4a2e24", alpha=0.45, soft=7)
        for x, y, r in EYES:
            c.curve([(x - 2.6 * r, y + 0.4 * r), (x - r, y - 1.7 * r), (x + 1.5 * r, y - 1.4 * r), (x + 2.8 * r, y + 0.6 * r), (x, y + 1.9 * r)], "#24161a", alpha=0.6, soft=2.5)
            c.line([(x - 2.2 * r, y - 1.6 * r), (x - 0.2 * r, y - 2.8 * r), (x + 2.2 * r, y - 2.0 * r)], 3.4, "#dba86a", taper=(0.4, 0.4), alpha=0.6, soft=1.4)
    clear = skull.copy()
    for x, y, r in EYES:
        clear = clear * smooth(1.2 * r, 2.0 * r, np.hypot(c.x - x, c.y - y))
    fur(c, clear, FACE, 620, 10, 1.4, 0.12, seed=12, bend=0.25)
    fur(c, clear * smooth(0.70, 0.95, value), FACE, 130, 11, 1.5, 0.08, seed=14, colour="#fadfae", alpha=0.6)
    ear(c)
    for x, y, r in EYES:
        eye(c, x, y, r, iris="#24140f", lid="#140c10", ring="#140c10")
    c.curve([(74, 250), (112, 262), (160, 262), (200, 250), (206, 286), (170, 310), (130, 290), (90, 270)], "#22121a", alpha=0.6, soft=6)
    c.curve(CHIN, Grad((0, 238), (0, 268), "#a98560", "#d8bc92", "#7d6048"))


def jaw(c):
    """Open the mouth: dark within, the lower jaw below what it holds."""
    c.curve([(70, 232), (130, 240), (142, 262), (110, 276), (76, 262)], "#2a1218", alpha=0.9, soft=1.5)
    c.curve(JAW, Grad((0, 254), (0, 286), "#a98560", "#c8a87c", "#6d5040"), soft=1.0)
    fur(c, cover(c, JAW), FACE, 60, 8, 1.3, 0.12, seed=22, bend=0.25)


def ear(c):
    """Paint the near ear, small, flat and low; fur of the skull runs over its front."""
    c.curve([(x + 2, y + 5) for x, y in EAR], "#1d1219", alpha=0.55, soft=3)
    m = cover(c, EAR)
    c.curve(EAR, Grad((172, 180), (190, 198), "#a8703f", "#6b432c", "#3d2623"), soft=0.8)
    with c.within(m):
        c.curve([(176, 191), (184, 187), (192, 190), (190, 196), (180, 197)], "#24151a", alpha=0.7, soft=2)
    fur(c, cover(c, [(160, 182), (170, 180), (176, 186), (172, 196), (162, 198)]), FACE, 40, 9, 1.5, 0.12, seed=30)
    c.line([(170, 188), (176, 183), (185, 182), (193, 187)], 3.0, "#e0ac70", taper=(0.3, 0.5), alpha=0.85, round_=True)


def roach(c, line):
    """Paint a roach along a line from its head, which is near, to its tail, which is far."""
    spine = outline(line, closed=False, steps=8)
    t = np.linspace(0, 1, len(spine))
    half = np.interp(t, [0, 0.05, 0.16, 0.34, 0.5, 0.66, 0.82, 0.94, 1], [4, 12, 20, 22, 19, 14, 8, 4, 4])
    d = np.gradient(spine, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    side = np.stack([-d[:, 1], d[:, 0]], -1)
    side = side * np.sign(-side[:, 1])[:, None]
    at = lambda v: spine + side * (half * v)[:, None]
    back, belly = at(1), at(-1)
    (x, y), red = spine[-1], ("#e0643e", "#a23c30")
    e, n = d[-1], side[-1]
    c.curve([(x + e[0] * u + n[0] * v, y + e[1] * u + n[1] * v) for u, v in ((-5, 4), (8, 9), (26, 20), (21, 5), (17, 0), (20, -6), (24, -19), (8, -9), (-5, -4))], red)
    for i, s in ((14, 1.0), (32, 0.7)):
        (u, v), e, n = belly[i], d[i] * s, -side[i] * s
        c.curve([(u + e[0] * a + n[0] * b, v + e[1] * a + n[1] * b) for a, b in ((-9, -5), (8, -4), (16, 10), (8, 18), (-4, 9))], red)
    fish = np.concatenate([back, belly[::-1]])
    c.shape(fish + np.array([3, 6]), "#150e16", alpha=0.5, soft=5)
    c.shape(fish, "#c2ccd0")
    with c.within(fish):
        strip = lambda a, b, colour, alpha, soft: c.shape(np.concatenate([at(a), at(b)[::-1]]), colour, alpha=alpha, soft=soft)
        strip(1.1, 0.42, "#3f5a66", 1.0, 2.4)
        strip(0.40, 0.0, "#fff6e0", 0.95, 2.4)
        strip(-0.45, -1.1, "#7a85a2", 0.9, 3.0)
        for i in range(15, 50, 3):
            c.line([back[i], at(-0.5)[i]], 0.9, "#3d5560", alpha=0.22)
        c.line([at(0.95)[12], at(0.2)[15], at(-0.85)[12]], 2.2, "#4d5c64", alpha=0.75, round_=True)
        c.line([at(-0.1)[0], at(-0.3)[3], at(-0.4)[6]], 1.6, "#3d4a50", alpha=0.7, round_=True)
    eye(c, *at(0.30)[6], 3.2, iris="#dca23c")


def muzzle(c):
    """Paint the broad pad of the snout, whose lip closes over the fish; nose and whiskers."""
    c.curve(PAD, Grad((60, 206), (118, 250), "#d9b07a", "#c89a64", "#946844"), soft=1.4)
    mass = cover(c, PAD)
    with c.within(mass):
        c.curve([(64, 226), (84, 236), (112, 242), (124, 236), (116, 250), (84, 246), (62, 236)], "#f0d9ac", alpha=0.8, soft=2.5)
        c.curve([(74, 214), (88, 208), (100, 214), (92, 222), (78, 222)], "#7a5238", alpha=0.4, soft=3)
    fur(c, mass, FACE, 170, 8, 1.3, 0.12, seed=20, bend=0.25)
    for i in range(9):
        c.disc(90 + (i % 3) * 9 + (i // 3) * 3, 220 + (i // 3) * 6 + (i % 3) * 1.5, 1.3, 1.1, "#3a2420", alpha=0.65)
    c.line([(68, 214), (66, 224), (70, 231)], 2.0, "#2a191c", round_=True, alpha=0.75)
    c.line([(70, 231), (88, 240), (110, 246), (126, 244)], 2.2, "#2a1a1c", taper=(1, 0.5), round_=True, alpha=0.8)
    c.curve(NOSE, ("#54464c", "#120c10"), edge=0)
    c.curve([(58, 200), (66, 195), (78, 197), (68, 200)], "#c2bac4", alpha=0.75, soft=1.2)
    c.disc(63, 208, 3.0, 2.0, "#000000", 0.4, alpha=0.85)
    c.disc(77, 207, 3.2, 2.0, "#000000", -0.3, alpha=0.85)
    for x, y, dx, dy in ((94, 222, 66, 6), (100, 228, 70, 24), (106, 234, 62, 42), (98, 218, 58, -12), (64, 222, -44, -14), (64, 227, -48, 2), (66, 232, -42, 18)):
        c.line([(x, y), (x + dx * 0.5, y + dy * 0.3), (x + dx, y + dy)], 1.5, "#fff6dc", taper=(1, 0.15), alpha=0.9, round_=True)


def teeth(c):
    """Paint the two upper canines over the fish."""
    for x, y in ((82, 248), (114, 254)):
        c.curve([(x - 3.5, y - 4), (x + 3.5, y - 3), (x + 1, y + 7), (x - 1, y + 7)], ("#fffaf0", "#d8d0c0"), edge=0)


def river(c):
    sky(c, ("#e2a873", "#f4cd94", "#fde9c2"), 320, sun=(80, 120, 300, "#fff6da", 0.8))
    far = ridge(c, 250, 120, 4, "#dcc08c", "#c2b080", 120, sharp=False, mist=("#f8dca8", 0.7), foot=306)
    woods(c, far, ("#b3a574", "#ceb984", "#e4cd98"), 320, 15, (0, 50), 3, mist=("#f6d8a4", 0.35))
    for x, y, rx, ry, s in ((322, 200, 60, 70, 1), (388, 156, 74, 112, 2), (464, 150, 70, 130, 3), (336, 252, 60, 40, 4), (430, 256, 70, 44, 5)):
        crown(c, x, y, rx, ry, ("#5f7053", "#7f875a", "#b0a264", "#e6c981"), seed=s, dab=6.5, sun=(-0.9, -0.4))
    for x, y, rx, ry, s in ((-10, 250, 54, 40, 6), (44, 268, 48, 24, 7)):
        crown(c, x, y, rx, ry, ("#8b8b60", "#aea06a", "#dcc584"), seed=s, dab=6)
    c.haze("#fae2b4", 302, 205, top=0.8)
    water = smooth(297, 299, c.y)
    c.mirror(298, water, "#d2be8e", 0.72, 3.0)
    c.area(water * smooth(300, 560, c.y) * 0.9, Grad((0, 300), (0, 720), "#c4b88a", "#6d8a78", "#285258", "#12323c"))
    c.dabs(np.linspace(0, 480, 40), 299 + 0 * np.linspace(0, 1, 40), 14, 2.0, 0, "#fff2d2", 0.7)
    glints(c, 304, 390, "#fff6dc", 70, 0, 480, (6, 24), 3, 0.8)
    glints(c, 390, 720, "#c6d0b4", 60, 0, 480, (10, 34), 5, 0.35)


def boulder(c, points, tones, planes_):
    """Paint a stone: its own gradient, then lit and shaded planes within it."""
    c.curve(points, Grad((0, min(p[1] for p in points)), (0, max(p[1] for p in points)), *tones))
    with c.within(cover(c, points)):
        for facet, colour, alpha in planes_:
            c.shape(facet, colour, alpha=alpha, soft=4.0)


def rock(c):
    lit, mid, shade = "#e0c59c", "#8e8078", "#353044"
    c.curve([(-30, 600), (440, 545), (420, 620), (300, 690), (120, 750), (-30, 770)], "#1b2c38", alpha=0.75, soft=8)
    boulder(c, [(216, 438), (270, 430), (350, 434), (406, 444), (424, 466), (430, 520), (432, 590), (390, 612), (300, 622), (216, 610)], ("#7d7273", "#544d58", "#22293a"), [
        ([(210, 430), (280, 426), (356, 432), (404, 444), (424, 464), (396, 486), (330, 482), (230, 492)], mix(lit, mid, 0.1), 1),
        ([(396, 486), (424, 464), (440, 520), (444, 600), (400, 610)], "#46425a", 0.9),
        ([(296, 486), (350, 486), (344, 560), (286, 574)], "#8a7d78", 0.55),
    ])
    boulder(c, [(-30, 380), (20, 370), (80, 370), (130, 382), (196, 387), (234, 398), (252, 440), (270, 520), (262, 580), (200, 616), (90, 634), (-30, 640)], ("#726a70", "#4f4a5a", "#272b3a"), [
        ([(-40, 372), (40, 366), (130, 380), (200, 385), (238, 400), (216, 414), (150, 404), (60, 398), (-40, 410)], lit, 1),
        ([(212, 412), (240, 398), (262, 460), (284, 540), (252, 600), (226, 510)], shade, 1),
        ([(-40, 408), (60, 400), (104, 408), (110, 452), (96, 520), (40, 540), (-40, 520)], mid, 0.6),
        ([(112, 470), (200, 452), (230, 500), (240, 600), (110, 610), (98, 520)], "#46425a", 0.6),
    ])
    for run, w in (([(84, 404), (100, 440), (94, 486)], 3.4), ([(330, 490), (318, 530), (322, 570)], 3), ([(10, 500), (40, 526), (46, 570)], 3), ([(150, 520), (176, 540), (184, 566)], 2.6)):
        c.line(run, w, "#2c283a", round_=True, alpha=0.5, taper=(0.5, 0.2))
    stone = cover(c, [(-30, 380), (130, 382), (234, 398), (262, 470), (262, 580), (200, 616), (-30, 640)])
    u, v = within(c, stone, 620, np.random.default_rng(3))
    g = np.random.default_rng(5)
    tone = np.where(g.random((len(u), 1)) < 0.55, rgb("#d8b894"), rgb("#2c2838"))
    c.dabs(u, v, g.uniform(1.4, 4.2, len(u)), g.uniform(0.9, 2.2, len(u)), g.uniform(-0.6, 0.4, len(u)), tone, 0.32)
    g = np.random.default_rng(14)
    for x, y, rx, ry in ((0, 392, 46, 12), (46, 381, 20, 4), (222, 397, 18, 5), (410, 452, 14, 5), (4, 410, 34, 12)):
        a, q = g.uniform(0, 2 * np.pi, 60), np.sqrt(g.uniform(0, 1, 60))
        u, v = x + rx * q * np.cos(a), y + ry * q * np.sin(a)
        tone = mix("#4d5a36", "#b6b358", 0.5) + (np.clip(0.5 - q * np.sin(a) * 0.6, 0, 1)[:, None] - 0.5) * (rgb("#c8bf62") - rgb("#465236"))
        c.dabs(u, v, 6.5, 3.4, g.uniform(-0.8, 0.2, 60), tone * (1 + g.normal(0, 0.06, (60, 1))))
    for x, y, rx in ((104, 384, 58), (176, 401, 64), (352, 458, 84)):
        c.disc(x, y, rx, 9, "#2a2238", alpha=0.75, soft=4, mode="multiply")
    boulder(c, [(-20, 586), (30, 566), (84, 570), (120, 596), (132, 640), (60, 660), (-20, 656)], ("#5d5a62", "#3c3c4a", "#1c2632"), [
        ([(-20, 580), (30, 564), (86, 568), (104, 582), (60, 590), (-20, 600)], "#a8977f", 0.9),
    ])
    c.disc(430, 540, 40, 40, "#2a2238", alpha=0.5, soft=14, mode="multiply")
    c.shape([(-40, 600), (70, 594), (200, 584), (300, 590), (440, 584), (500, 560), (500, 720), (-40, 720)], "#16303a", alpha=0.72, soft=12)
    for run, w, a in (([(232, 612), (290, 622), (340, 620)], 3.2, 0.6), ([(366, 614), (400, 610), (434, 602)], 3.4, 0.7), ([(142, 624), (180, 620), (206, 614)], 3, 0.5), ([(6, 661), (60, 665), (104, 654)], 3, 0.45)):
        c.line(run, w, "#e9e6c8", alpha=a, round_=True, taper=(0.1, 0.1))
    g = np.random.default_rng(31)
    n = 46
    v = g.uniform(0, 1, n)
    c.dabs(g.uniform(120, 480, n), 604 + 110 * v, g.uniform(8, 26, n), 0.9 + 2.4 * v, g.normal(-0.05, 0.03, n), np.where(g.random(n)[:, None] < 0.5, rgb("#5f8a86"), rgb("#0e2833")), 0.5)


def near(c):
    t = np.linspace(0, 2 * np.pi, 60)
    for rx, ry, a, gap in ((22, 4.5, 0.9, 0.0), (46, 10, 0.55, 0.7), (84, 20, 0.35, 1.6)):
        for start in (gap, gap + np.pi):
            u = start + np.linspace(0, np.pi * 0.82, 30)
            c.line(np.stack([368 + rx * np.cos(u), 592 + ry * np.sin(u)], -1), 3.0, "#f0e6c4", alpha=a, taper=(0.15, 0.4))
    g = np.random.default_rng(8)
    for x0, n, high in ((0, 11, 300), (470, 8, 230)):
        for _ in range(n):
            x, lean, h = x0 + g.uniform(-30, 26), g.uniform(-40, 46), high * g.uniform(0.5, 1)
            col, w = mix("#1b3430", "#5d7a34", g.uniform(0, 0.8)), 19 * g.uniform(0.7, 1.2)
            c.line([(x, 730), (x + lean * 0.25, 730 - h * 0.5), (x + lean, 730 - h)], w, col, taper=(1, 0.05), round_=True)
            c.line([(x - w * 0.25, 730), (x + lean * 0.25 - w * 0.2, 730 - h * 0.5), (x + lean, 730 - h)], w * 0.22, "#cdb862", taper=(1, 0.05), round_=True, alpha=0.7)
    for x, y in ((112, 344), (20, 348), (26, 372), (246, 372), (268, 386), (230, 366), (150, 330), (128, 356), (440, 440), (300, 420), (118, 372)):
        c.disc(x, y, 1.8, 3.6, "#fff6dc", edge=0, alpha=0.9)
    # an alder hangs in
    for run, w in (([(490, 10), (420, 26), (350, 30), (280, 54)], 9), ([(430, 24), (400, 60), (372, 92)], 5), ([(360, 30), (330, 16), (300, 8)], 4)):
        c.line(run, w, "#3a2a26", taper=(1, 0.2), round_=True)
    for run, leaves in (([(490, 10), (420, 26), (350, 30), (276, 58)], 15), ([(430, 24), (400, 60), (366, 100)], 8), ([(360, 30), (330, 14), (290, 0)], 7), ([(490, 60), (450, 74), (424, 104)], 7)):
        way = outline(run, closed=False, steps=8)
        for i in range(leaves):
            x, y = way[int((0.16 + 0.84 * i / (leaves - 1)) * (len(way) - 1))]
            a = g.uniform(0.5, 2.6) if i % 3 else g.uniform(2.4, 4.2)
            s = g.uniform(22, 38)
            fx, fy = np.cos(a), np.sin(a)
            u, v, flat = x + fx * s / 2, y + fy * s / 2, g.uniform(0.2, 0.42)
            tone = mix("#26402f", "#66783a", g.uniform(0, 0.9))
            c.disc(u, v, s * 0.5, s * flat, tone, a)
            if g.random() < 0.6:
                c.disc(u - fy * s * flat * 0.3, v - 3, s * 0.4, s * flat * 0.45, mix(tone, "#f2d47c", 0.5), a, alpha=0.75)


def paint(k):
    c = Sheet(k, 7)
    river(c)
    rock(c)
    animal(c)
    near(c)
    return finished(c, focus=((124, 225, 85),), share=0.8)
