"""An otter climbs a stone out of the river with a roach across its jaws, at sunrise.

Head long, broad and flat, a quarter of the body, seen three-quarter: ears small and low, eyes small and high, halfway
to the nose, a broad pale muzzle with strong whiskers; neck as thick as the head; back arched over the hip; knee, heel
and a long webbed hind foot on the stone; the tail narrower than the thigh at its root, curved
round on the stone to a thin tip.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from form import eye
from hides import blown, cover, facing, fur, joined, lay, normals, outline, planes, within
from nature import crown, glints, ridge, sky, woods
from plumage import Flow
from sheet import Sheet, finished

BODY = [
    (178, 180), (208, 181), (234, 194), (258, 214), (286, 226), (320, 228), (358, 240), (394, 264),
    (424, 298), (446, 338), (461, 380), (468, 424), (463, 464), (444, 494), (408, 512), (360, 517), (318, 511), (286, 498),
    (320, 500), (360, 502), (396, 494), (418, 478), (430, 452), (429, 420), (417, 392), (396, 386), (370, 396), (340, 386), (300, 374), (262, 368),
    (224, 362), (190, 344), (162, 312), (144, 272), (140, 236), (152, 202),
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
    (206, 192), (192, 180), (170, 174), (146, 171), (122, 172), (104, 177), (88, 185), (72, 193), (60, 200),
    (56, 212), (59, 228), (70, 246), (90, 258), (114, 263), (140, 264), (166, 263), (192, 255), (208, 230), (211, 206),
]
EAR = [(170, 197), (175, 190), (184, 188), (193, 192), (195, 200), (186, 204), (176, 203)]
FAR_EAR = [(112, 177), (112, 171), (117, 168), (124, 169), (128, 174)]
EYE = (119, 191, 4.6)
NOSE = [(55, 205), (60, 198), (69, 196), (77, 200), (78, 206), (72, 213), (65, 215), (58, 212)]
PAD = [(54, 214), (66, 207), (84, 205), (106, 208), (124, 219), (133, 234), (126, 249), (100, 253), (74, 245), (57, 231)]
CHIN = [(58, 230), (80, 242), (110, 248), (134, 246), (148, 254), (136, 266), (112, 270), (86, 264), (64, 248)]
JAW = [(66, 256), (92, 262), (118, 260), (140, 262), (138, 276), (116, 284), (88, 280), (70, 270)]
LIP = [(67, 264), (82, 268), (104, 270), (118, 269), (128, 270), (136, 278), (136, 288), (122, 290), (102, 288), (82, 283), (69, 274)]
THROAT = [(78, 276), (110, 276), (150, 256), (184, 270), (190, 312), (166, 330), (146, 316), (132, 298), (106, 288)]
FISH = [(184, 306), (170, 284), (146, 267), (118, 258), (88, 255), (60, 257), (36, 268), (18, 288)]
FLOW = Flow(
    [(70, 200), (120, 200), (180, 205), (230, 240), (290, 280), (360, 310), (410, 350), (440, 400), (448, 450), (432, 485), (396, 503), (350, 509), (296, 500)],
    [(170, 172), (206, 181), (256, 214), (320, 226), (394, 264), (446, 340), (468, 424), (460, 470), (410, 512)],
    [(150, 270), (170, 310), (224, 352), (300, 366), (380, 400)],
    [(220, 280), (232, 330), (210, 376), (150, 392)],
    [(160, 300), (152, 350), (90, 380)],
    [(360, 280), (336, 350), (330, 400), (384, 436)],
    [(390, 448), (330, 456), (264, 462)],
)  # fmt: skip
FACE = Flow(
    [(76, 192), (110, 174), (150, 170), (192, 180)],
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
    c.curve([(56, 232), (90, 248), (124, 252), (140, 240), (138, 260), (98, 264), (60, 254)], "#1d1620", alpha=0.6, soft=3)
    lower_lip(c)
    muzzle(c)


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
        c.curve([(404, 372), (424, 384), (436, 420), (438, 456), (424, 480), (400, 494), (420, 460), (424, 424), (408, 396)], "#1c1018", alpha=0.6, soft=6)
        c.curve([(330, 300), (372, 296), (396, 330), (388, 372), (350, 384), (322, 352)], "#b87c46", alpha=0.5, soft=14)
        c.curve([(318, 306), (334, 280), (352, 276), (334, 312), (318, 356), (312, 392), (302, 362)], "#e2ac6c", alpha=0.55, soft=6)
        c.curve([(336, 400), (352, 420), (346, 438), (320, 452), (302, 462), (296, 456), (320, 444), (338, 428)], "#c08a56", alpha=0.55, soft=4)
        c.curve([(396, 290), (428, 326), (448, 374), (456, 424), (452, 462), (432, 490), (396, 506), (424, 478), (440, 444), (438, 400), (424, 360), (400, 326)], "#a8723f", alpha=0.55, soft=7)
        c.curve([(470, 440), (466, 470), (446, 498), (408, 516), (356, 522), (310, 512), (356, 511), (404, 503), (440, 484)], "#22141a", alpha=0.6, soft=4)
        c.line([(424, 478), (398, 496), (360, 503), (312, 501)], 5, "#d09a60", taper=(0.4, 0.6), alpha=0.7, soft=2, round_=True)
        c.curve([(330, 420), (372, 432), (396, 446), (372, 446), (334, 438)], "#1f141a", alpha=0.5, soft=4)
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
        (80, 380, 10, 0.0, "#6d5048", "#4d363a"), (266, 447, 9, 0.0, "#5f443e", "#43302f"), (146, 391, 12, 0.0, "#a57448", "#7d5440"), (296, 462, 15, 1.2, "#a57448", "#7d5440"),
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
    c.curve(FAR_EAR, ("#9a6c46", "#6a4430"))
    skull = cover(c, HEAD)
    h = joined(blown(c, skull, 0.85), blown(c, cover(c, PAD), 0.9) + 14, 8)
    h = joined(h, blown(c, np.maximum(cover(c, BODY), skull)) - 4, 24)
    skull = skull * (1 - cover(c, BODY, 3.0) * smooth(176, 210, c.x + 0.25 * (c.y - 210)))
    value = facing(normals(c, h, 3.0), SUN)
    lay(c, skull, furred(c, h, value))
    with c.within(skull):
        c.curve([(96, 214), (130, 208), (176, 216), (204, 236), (180, 262), (120, 262), (80, 244)], "#d6b488", alpha=0.6, soft=7)
        c.curve([(132, 252), (176, 242), (206, 224), (214, 254), (180, 268), (130, 266)], "#4a2c2a", alpha=0.45, soft=8)
        c.curve([(84, 192), (100, 184), (110, 192), (108, 204), (94, 208), (80, 203)], "#c4905c", alpha=0.45, soft=5)
        c.curve([(138, 180), (160, 178), (174, 186), (166, 204), (142, 202)], "#4a2e24", alpha=0.45, soft=7)
        for x, y, r in (EYE,):
            c.curve([(x - 2.6 * r, y + 0.4 * r), (x - r, y - 1.7 * r), (x + 1.5 * r, y - 1.4 * r), (x + 2.8 * r, y + 0.6 * r), (x, y + 1.9 * r)], "#24161a", alpha=0.6, soft=2.5)
            c.line([(x - 2.2 * r, y - 1.6 * r), (x - 0.2 * r, y - 2.8 * r), (x + 2.2 * r, y - 2.0 * r)], 3.4, "#dba86a", taper=(0.4, 0.4), alpha=0.6, soft=1.4)
    clear = skull.copy()
    for x, y, r in (EYE,):
        clear = clear * smooth(1.2 * r, 2.0 * r, np.hypot(c.x - x, c.y - y))
    fur(c, clear, FACE, 620, 10, 1.4, 0.12, seed=12, bend=0.25)
    fur(c, clear * smooth(0.70, 0.95, value), FACE, 80, 11, 1.5, 0.08, seed=14, colour="#f4d6a2", alpha=0.5)
    ear(c)
    c.curve([(88, 186), (94, 181), (102, 178), (106, 180), (98, 184), (90, 189)], "#8a5c3a", alpha=0.7, soft=1.4)
    for x, y, r in (EYE,):
        eye(c, x, y, r, iris="#24140f", lid="#140c10", ring="#140c10")
    c.curve([(74, 250), (112, 262), (160, 262), (200, 250), (206, 286), (170, 310), (130, 290), (90, 270)], "#22121a", alpha=0.6, soft=6)
    c.curve(CHIN, Grad((0, 238), (0, 268), "#8a6848", "#c8a87c", "#7d6048"), soft=2.5)
    fur(c, cover(c, CHIN), FACE, 80, 8, 1.3, 0.12, seed=26, bend=0.25)


def jaw(c):
    """Open the mouth: dark within, the lower jaw below what it holds."""
    c.curve([(70, 232), (130, 240), (142, 262), (110, 276), (76, 262)], "#2a1218", alpha=0.9, soft=1.5)
    c.curve(JAW, Grad((0, 254), (0, 286), "#a98560", "#c8a87c", "#6d5040"), soft=1.0)
    c.curve(THROAT, Grad((90, 270), (150, 330), "#8a6040", "#4a2e26", "#33201f"), soft=2.0)
    fur(c, cover(c, THROAT), FACE, 160, 10, 1.5, 0.12, seed=24, bend=0.25)
    fur(c, cover(c, JAW), FACE, 60, 8, 1.3, 0.12, seed=22, bend=0.25)


def lower_lip(c):
    """Close the lower jaw over the belly of the fish."""
    c.curve([(x + 1, y - 3) for x, y in LIP], "#1d1219", alpha=0.6, soft=2.5)
    c.curve(LIP, Grad((0, 258), (0, 290), "#d0ac7a", "#a87e52", "#5d4032"), soft=0.8)
    c.line([(70, 266), (84, 270), (104, 272), (124, 269)], 2.4, "#ecd2a0", taper=(0.4, 0.3), alpha=0.7, round_=True, soft=0.8)
    fur(c, cover(c, LIP), FACE, 90, 8, 1.3, 0.12, seed=22, bend=0.25)
    with c.within(cover(c, LIP)):
        c.curve([(114, 262), (134, 262), (146, 280), (138, 294), (114, 294), (122, 278)], "#4a2f28", alpha=0.75, soft=5)


def ear(c):
    """Paint the near ear, small, flat and low; fur of the skull runs over its front."""
    c.curve([(x + 2, y + 4) for x, y in EAR], "#1d1219", alpha=0.35, soft=3)
    m = cover(c, EAR)
    c.curve(EAR, Grad((172, 188), (190, 206), "#9a6638", "#6b432c", "#3d2623"), soft=0.8)
    with c.within(m):
        c.curve([(177, 199), (185, 194), (192, 197), (191, 203), (181, 204)], "#24151a", alpha=0.4, soft=2)
    fur(c, cover(c, [(160, 190), (170, 187), (179, 192), (176, 204), (162, 206)]), FACE, 60, 9, 1.5, 0.12, seed=30)
    c.line([(172, 195), (178, 190), (186, 190)], 2.6, "#d8a468", taper=(0.3, 0.4), alpha=0.75, round_=True)


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
    (u, v), e, n = belly[14], d[14], -side[14]
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
    c.line([(66, 215), (63, 225), (65, 234)], 1.8, "#2a191c", round_=True, alpha=0.7)
    c.line([(59, 234), (76, 245), (100, 252), (124, 250), (137, 242)], 3.0, "#22141a", taper=(0.6, 0.4), round_=True, alpha=0.85, soft=0.6)
    c.curve(NOSE, ("#54464c", "#120c10"), edge=0)
    c.curve([(59, 202), (66, 198), (75, 200), (67, 202)], "#c2bac4", alpha=0.75, soft=1.2)
    c.disc(62, 210, 3.0, 2.0, "#000000", 0.4, alpha=0.85)
    c.disc(74, 209, 3.2, 2.0, "#000000", -0.3, alpha=0.85)
    for x, y, dx, dy in ((94, 222, 66, 6), (100, 228, 70, 24), (106, 234, 62, 42), (98, 218, 58, -12), (64, 222, -44, -14), (64, 227, -48, 2), (66, 232, -42, 18)):
        c.line([(x, y), (x + dx * 0.5, y + dy * 0.3), (x + dx, y + dy)], 1.5, "#fff6dc", taper=(1, 0.15), alpha=0.9, round_=True)


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
    boulder(c, [(216, 438), (270, 430), (350, 432), (430, 436), (520, 446), (530, 540), (520, 608), (400, 620), (300, 624), (216, 610)], ("#7d7273", "#544d58", "#22293a"), [
        ([(210, 430), (280, 426), (356, 428), (430, 433), (530, 444), (530, 512), (470, 522), (400, 536), (330, 528), (230, 512)], mix(lit, mid, 0.1), 1),
        ([(404, 538), (470, 524), (530, 514), (530, 620), (412, 620)], "#46425a", 0.9),
        ([(290, 530), (360, 534), (352, 580), (284, 590)], "#8a7d78", 0.5),
    ])
    boulder(c, [(-30, 380), (20, 370), (80, 370), (130, 382), (196, 387), (234, 398), (252, 440), (270, 520), (262, 580), (200, 616), (90, 634), (-30, 640)], ("#726a70", "#4f4a5a", "#272b3a"), [
        ([(-40, 372), (40, 366), (130, 380), (200, 385), (238, 400), (216, 414), (150, 404), (60, 398), (-40, 410)], lit, 1),
        ([(212, 412), (240, 398), (262, 460), (284, 540), (252, 600), (226, 510)], shade, 1),
        ([(-40, 408), (60, 400), (104, 408), (110, 452), (96, 520), (40, 540), (-40, 520)], mid, 0.6),
        ([(112, 470), (200, 452), (230, 500), (240, 600), (110, 610), (98, 520)], "#46425a", 0.6),
    ])
    for run, w in (([(84, 404), (100, 440), (94, 486)], 3.4), ([(330, 530), (320, 555), (324, 585)], 3), ([(10, 500), (40, 526), (46, 570)], 3), ([(150, 520), (176, 540), (184, 566)], 2.6)):
        c.line(run, w, "#2c283a", round_=True, alpha=0.5, taper=(0.5, 0.2))
    stone = cover(c, [(-30, 380), (130, 382), (234, 398), (262, 470), (262, 580), (200, 616), (-30, 640)])
    u, v = within(c, stone, 620, np.random.default_rng(3))
    g = np.random.default_rng(5)
    tone = np.where(g.random((len(u), 1)) < 0.55, rgb("#d8b894"), rgb("#2c2838"))
    c.dabs(u, v, g.uniform(1.4, 4.2, len(u)), g.uniform(0.9, 2.2, len(u)), g.uniform(-0.6, 0.4, len(u)), tone, 0.32)
    g = np.random.default_rng(14)
    for x, y, rx, ry in ((0, 392, 46, 12), (46, 381, 20, 4), (222, 397, 18, 5), (470, 446, 20, 5), (4, 410, 34, 12)):
        a, q = g.uniform(0, 2 * np.pi, 60), np.sqrt(g.uniform(0, 1, 60))
        u, v = x + rx * q * np.cos(a), y + ry * q * np.sin(a)
        tone = mix("#4d5a36", "#b6b358", 0.5) + (np.clip(0.5 - q * np.sin(a) * 0.6, 0, 1)[:, None] - 0.5) * (rgb("#c8bf62") - rgb("#465236"))
        c.dabs(u, v, 6.5, 3.4, g.uniform(-0.8, 0.2, 60), tone * (1 + g.normal(0, 0.06, (60, 1))))
    for x, y, rx in ((104, 384, 58), (176, 401, 64), (352, 458, 84)):
        c.disc(x, y, rx, 9, "#2a2238", alpha=0.75, soft=4, mode="multiply")
    c.line([(462, 470), (440, 504), (404, 522), (354, 526), (300, 512)], 22, "#2a2238", taper=(1, 0.2), alpha=0.6, soft=5, round_=True)
    boulder(c, [(-20, 586), (30, 566), (84, 570), (120, 596), (132, 640), (60, 660), (-20, 656)], ("#5d5a62", "#3c3c4a", "#1c2632"), [
        ([(-20, 580), (30, 564), (86, 568), (104, 582), (60, 590), (-20, 600)], "#a8977f", 0.9),
    ])
    c.shape([(-40, 600), (70, 594), (200, 584), (300, 590), (440, 584), (500, 560), (500, 720), (-40, 720)], "#16303a", alpha=0.72, soft=12)
    for run, w, a in (([(232, 612), (290, 622), (340, 620)], 3.2, 0.6), ([(366, 614), (400, 610), (434, 602)], 3.4, 0.7), ([(142, 624), (180, 620), (206, 614)], 3, 0.5), ([(6, 661), (60, 665), (104, 654)], 3, 0.45)):
        c.line(run, w, "#e9e6c8", alpha=a, round_=True, taper=(0.1, 0.1))
    g = np.random.default_rng(31)
    n = 46
    v = g.uniform(0, 1, n)
    c.dabs(g.uniform(120, 480, n), 604 + 110 * v, g.uniform(8, 26, n), 0.9 + 2.4 * v, g.normal(-0.05, 0.03, n), np.where(g.random(n)[:, None] < 0.5, rgb("#5f8a86"), rgb("#0e2833")), 0.5)


def near(c):
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
    return finished(c, focus=((124, 230, 85),), share=0.8)
