"""A ringed seal lies over her pup on the spring ice, beside their breathing hole.

She lies obliquely to us, her head raised, and looks out over her pup. Body a plump barrel: a thick neck with a fold behind the
head, shoulder, flank and hip, then the hind flippers spread behind; a short face like a cat's with dark eyes; a broad fore
flipper with five claws; rings with dark middles on the back and flanks, fading on the belly; pup a third as long, white and
woolly. The low sun throws one long blue shadow of both over the ice, into the hole.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from form import eye
from hides import blown, cover, facing, fur, joined, lay, normals, outline, planes, within
from nature import clouds, sky
from plumage import Flow
from scipy import ndimage
from sheet import Sheet, finished

def near_frame(points):
    """Return points of the hindquarters foreshortened, so that the flippers end before the frame."""
    return [(x if x < 380 else 380 + 0.74 * (x - 380), *rest) for x, *rest in points]


BODY = near_frame([
    (116, 300), (110, 326), (94, 358), (84, 400), (92, 446), (120, 482), (190, 498), (280, 502), (350, 500), (404, 494), (436, 482),
    (452, 460), (452, 432), (440, 400), (420, 368), (392, 342), (358, 324), (326, 306), (300, 288), (280, 276), (268, 256), (258, 220), (236, 194), (200, 186), (150, 230),
])
SHOULDER = [(206, 372), (232, 322), (276, 300), (318, 322), (334, 372), (324, 430), (286, 470), (236, 462), (206, 420)]
HIP = near_frame([(356, 400), (376, 366), (408, 364), (436, 400), (446, 446), (428, 482), (388, 488), (360, 456)])
HEAD = [
    (176, 164), (210, 168), (240, 186), (258, 214), (264, 246), (256, 280), (236, 306), (206, 322), (172, 327), (138, 320),
    (111, 302), (97, 274), (93, 244), (100, 212), (118, 185), (146, 168),
]
EYES = ((199, 236, 11.0), (133, 235, 10.2))
PADS = (
    [(160, 268), (142, 266), (124, 273), (116, 287), (122, 301), (140, 307), (156, 300), (162, 286)],
    [(158, 268), (180, 265), (200, 273), (210, 287), (202, 302), (182, 309), (164, 301), (158, 286)],
)
NOSE = [(143, 257), (150, 251), (160, 253), (171, 251), (178, 257), (173, 266), (163, 272), (158, 272), (148, 266)]
ARM = [
    (240, 420), (256, 392), (288, 386), (314, 404), (330, 440), (350, 474), (382, 494), (398, 502, 0), (388, 511), (397, 520, 0), (378, 522),
    (380, 532, 0), (358, 528), (352, 537, 0), (334, 528), (322, 534, 0), (308, 520), (282, 496), (252, 462),
]
CLAWS = ((398, 502), (397, 520), (380, 532), (352, 537), (322, 534))
FEET = near_frame([
    (404, 452), (424, 440), (446, 424), (466, 402), (474, 398), (476, 414), (487, 412), (483, 430), (494, 436), (484, 450),
    (470, 462), (484, 468), (478, 478), (488, 488), (474, 494), (476, 506), (456, 506), (428, 504), (404, 498),
])


def low(points):
    """Return points of the pup where it lies."""
    return [(52 + (x - 80) * 1.04, 414 + (y - 381) * 1.04) for x, y in points]


PUP = low([
    (80, 424), (80, 413), (89, 404), (99, 390), (117, 381), (138, 383), (160, 398), (188, 416), (220, 430),
    (252, 450), (276, 472), (292, 488), (310, 482), (326, 478), (330, 486), (316, 498), (328, 506), (312, 514), (288, 514),
    (244, 524), (184, 528), (134, 525), (108, 514), (95, 496), (93, 474), (99, 455), (104, 445), (94, 440), (84, 434),
])
PUP_ARM = low([(128, 482), (150, 478), (164, 494), (156, 514), (134, 528), (110, 530), (102, 524), (118, 510), (126, 496)])
FLOW = Flow(
    [(150, 320), (140, 380), (160, 460)],
    [(200, 300), (210, 390), (230, 470)],
    [(230, 250), (312, 232), (400, 262), (452, 360)],
    [(260, 300), (330, 320), (400, 370), (446, 410)],
    [(280, 400), (340, 440), (430, 440)],
    [(300, 430), (316, 466), (276, 504)],
)  # fmt: skip
FACE = Flow(
    [(164, 246), (172, 206), (206, 172), (254, 196)], [(156, 246), (138, 212), (134, 190), (160, 166)], [(184, 258), (216, 244), (262, 250)],
    [(196, 290), (226, 296), (252, 288)], [(140, 304), (150, 318), (190, 324)], [(130, 270), (112, 262), (96, 262)],
)  # fmt: skip
DOWN = Flow(
    low([(80, 422), (110, 412), (140, 424), (190, 456), (240, 484), (300, 512)]),
    low([(90, 402), (118, 383), (150, 392), (190, 418), (250, 450), (300, 486)]),
    low([(86, 440), (112, 456), (112, 500), (130, 526), (200, 530), (290, 520)]),
    low([(140, 480), (146, 510), (110, 534)]),
)  # fmt: skip
SUN = (-0.70, -0.64, 0.32)
COAT = ("#1a1f36", "#343850", "#605f6a", "#a59c92", "#fbe2b8")
STEPS = (-0.08, 0.30, 0.66, 0.90)
WOOL = ("#7f8fb8", "#b3bfd8", "#e6e2de", "#fdf3df", "#fffaf0")


def animal(c):
    """Paint mother and pup."""
    mother(c)
    pup(c)


def mother(c):
    """Paint the mother: one spindle from the crown to the hind flippers."""
    m = cover(c, FEET)
    body, arm, skull = cover(c, BODY), cover(c, ARM), cover(c, HEAD)
    mask = np.maximum(np.maximum(body, arm), np.maximum(skull, m))
    trunk = joined(blown(c, body), blown(c, skull, 0.95) + 8, 34)
    trunk = joined(trunk, blown(c, m, 0.7) + 6, 16)
    trunk = trunk + 0.55 * ndimage.gaussian_filter(blown(c, cover(c, SHOULDER)), 7 * c.k) + 0.6 * ndimage.gaussian_filter(blown(c, cover(c, HIP)), 6 * c.k)
    limb = blown(c, arm, 0.9) + 14 * smooth(380, 460, c.y) + 0.5 * blown(c, cover(c, SHOULDER))
    n = normals(c, joined(trunk, limb * (arm > 0.02), 16), 3.0)
    value = facing(n, SUN)
    lay(c, mask, coat(c, n, value))
    with c.within(mask):
        c.curve([(112, 316), (150, 326), (196, 336), (236, 350), (246, 400), (226, 460), (170, 490), (104, 470), (90, 390)], "#b4b2b6", alpha=0.5, soft=16)
        rings(c, body * (1 - smooth(0.0, 0.05, cover(c, HEAD, 9.0))) * (1 - 0.96 * smooth(300, 250, c.x) * smooth(330, 300, c.y)) * (1 - cover(c, ARM, 3.0)) * (1 - m), n)
        c.curve([(118, 312), (150, 328), (176, 332), (212, 324), (242, 304), (262, 276), (268, 240), (282, 262), (276, 300), (246, 336), (196, 356), (140, 346)], "#171b30", alpha=0.55, soft=9)
        # the fold of the neck, the hollow between shoulder and hip, the shade below
        c.curve([(262, 250), (284, 272), (298, 292), (288, 318), (262, 344), (216, 366), (150, 366), (206, 352), (250, 324), (268, 296)], "#141830", alpha=0.60, soft=6)
        c.curve([(340, 318), (358, 340), (366, 392), (352, 450), (328, 470), (346, 420), (346, 366)], "#141830", alpha=0.50, soft=10)
        c.curve([(286, 284), (318, 302), (340, 316), (326, 330), (300, 316)], "#e6d6c4", alpha=0.40, soft=6)
        c.curve([(372, 334), (402, 352), (426, 384), (412, 392), (390, 362)], "#d8d0cc", alpha=0.35, soft=6)
        c.curve([(80, 470), (200, 480), (290, 486), (430, 456), (460, 510), (80, 514)], "#161c38", alpha=0.55, soft=11)
        c.curve(near_frame([(408, 348), (434, 386), (454, 430), (466, 474), (428, 476), (424, 420), (404, 376)]), "#161c38", alpha=0.5, soft=9)
    with c.within(np.maximum(body, m) * (1 - arm)):
        c.curve([(306, 388), (340, 408), (362, 456), (404, 488), (412, 512), (340, 508), (318, 460)], "#0c1024", alpha=0.85, soft=6)
        c.curve([(232, 420), (246, 436), (270, 494), (262, 506), (238, 480)], "#0c1024", alpha=0.55, soft=6)
    with c.within(arm * smooth(392, 436, c.y)):
        c.curve([(250, 436), (284, 414), (312, 444), (340, 484), (380, 508), (330, 514), (286, 500), (262, 474)], "#9a98a0", alpha=0.5, soft=7)
        c.curve([(282, 492), (310, 512), (350, 522), (400, 518), (380, 536), (300, 534)], "#161a30", alpha=0.6, soft=4)
        for x, y in CLAWS:
            c.line([(x - 44, y - 46), (x - 24, y - 20), (x - 6, y - 2)], 2.6, "#1a1d2c", taper=(0.1, 0.9), alpha=0.5, round_=True, soft=0.8)
    with c.within(m):
        c.curve(near_frame([(404, 440), (440, 456), (450, 480), (440, 506), (404, 506)]), "#10142a", alpha=0.5, soft=7)
        for run in ([(436, 452), (456, 430), (472, 404)], [(442, 456), (464, 438), (483, 418)], [(448, 460), (470, 450), (490, 438)], [(440, 480), (460, 476), (480, 474)], [(436, 492), (458, 490), (482, 490)]):
            run = near_frame(run)
            c.line(run, 2.6, "#0e1120", round_=True, taper=(0.3, 1), alpha=0.75)
            c.line([(x - 1, y - 4) for x, y in run], 2.2, "#9c98a0", round_=True, taper=(0.2, 0.8), alpha=0.5, soft=0.8)
    fur(c, mask, FLOW, 1500, 12, 1.4, 0.10, seed=3)
    bare = smooth(214, 186, c.x) + smooth(300, 270, c.y) * smooth(300, 330, c.x)
    fur(c, mask * smooth(0.72, 0.95, value) * np.clip(bare, 0, 1), FLOW, 170, 13, 1.4, 0.06, seed=4, colour="#f7e6c8", alpha=0.55)
    for x, y in CLAWS:
        c.line([(x - 3, y - 3), (x + 4, y + 2), (x + 7, y + 9)], 4.4, "#14141d", round_=True, taper=(1, 0.25), alpha=0.95)
    face(c, skull, value)


def coat(c, n, value):
    """Return the colours of the coat in planes, with the light of the snow from below."""
    tone = planes(c, value, COAT, STEPS, edge=0.13, rough=0.07, grain=18)
    up = smooth(0.15, 0.9, facing(n, (0.3, 0.95, 0.1)))
    return tone + (rgb("#a9b8d4") - tone) * (0.55 * up)[..., None]


def rings(c, body, n):
    """Paint pale rings with dark middles: narrower and denser the more the body turns away."""
    g = np.random.default_rng(5)
    where = body * smooth(128, 170, c.x) * smooth(484, 448, c.y)
    x, y = within(c, where, 2600, g)
    rows, cols = np.clip((y * c.k).astype(int), 0, c.h - 1), np.clip((x * c.k).astype(int), 0, c.w - 1)
    turn = np.clip(n[2][rows, cols], 0.22, 1)
    across = np.arctan2(n[1][rows, cols], n[0][rows, cols])
    order = np.argsort(-g.uniform(6.5, 15.5, len(x)))
    placed = []
    for i in order:
        size = g.uniform(8.0, 16.5) * (0.70 + 0.30 * turn[i]) * (1 - 0.38 * smooth(330, 450, x[i]))
        thin = np.clip(1.10 * turn[i] ** 1.35, 0.26, 0.9)
        co, si = np.cos(across[i]), np.sin(across[i])
        if any(near(x[i] - u, y[i] - v, co, si, thin) < (size + s) * 1.02 for u, v, s in placed):
            continue
        placed.append((x[i], y[i], size))
        belly = smooth(390, 466, y[i])
        pale, lean = mix("#c8c2ba", "#c4c4ca", belly), across[i] + np.pi / 2 + g.normal(0, 0.12)
        worn = g.uniform(0.75, 1.0)
        lumpy(c, g, (x[i], y[i]), size, thin, lean, pale, (0.88 - 0.30 * belly) * worn)
        lumpy(c, g, (x[i] + g.normal(0, 0.9), y[i] + g.normal(0, 0.6)), size * g.uniform(0.50, 0.66), thin, lean, mix("#20243a", "#5c6070", belly), (0.88 - 0.4 * belly) * worn)


def lumpy(c, g, middle, size, thin, lean, colour, alpha):
    """Paint one uneven round blot of the coat, foreshortened to `thin` across the way it leans."""
    a = np.arange(8) * np.pi / 4
    r = size * (1 + g.normal(0, 0.07, 8))
    u, v = r * np.cos(a), r * thin * np.sin(a)
    co, si = np.cos(lean), np.sin(lean)
    c.curve([(middle[0] + p * co - q * si, middle[1] + p * si + q * co) for p, q in zip(u, v, strict=True)], colour, alpha=float(alpha), soft=0.5)


def near(x, y, co, si, thin):
    """Return how far a place is, seen along a surface that is foreshortened in one direction."""
    return np.hypot((x * co + y * si) / thin, y * co - x * si)


def face(c, skull, value):
    """Paint the short round face, turned a little to the left; its fur runs on into the body."""
    with c.within(skull):
        c.curve([(128, 190), (160, 172), (204, 174), (238, 198), (252, 236), (232, 224), (206, 206), (176, 214), (166, 240), (154, 216), (130, 208), (112, 226)], "#23273a", alpha=0.50, soft=9)
        for x, y, r in EYES:
            c.curve([(x - 2.0 * r, y + 0.5 * r), (x - 0.9 * r, y - 1.7 * r), (x + 1.0 * r, y - 1.7 * r), (x + 2.0 * r, y + 0.5 * r), (x + 0.6 * r, y + 1.9 * r), (x - 0.8 * r, y + 1.9 * r)], "#cfc6b8", alpha=0.42, soft=5)
            c.curve([(x - 1.5 * r, y + 0.2 * r), (x - 0.1 * r, y - 1.3 * r), (x + 1.5 * r, y + 0.1 * r), (x, y + 1.3 * r)], "#14151f", alpha=0.85, soft=2.4)
        c.curve([(152, 240), (160, 214), (170, 214), (176, 240), (172, 254), (152, 254)], "#8d8a8c", alpha=0.45, soft=5)
        c.curve([(112, 300), (140, 312), (176, 316), (216, 302), (206, 328), (140, 328)], "#d8d2ca", alpha=0.55, soft=7)
        c.curve([(238, 206), (262, 240), (258, 290), (220, 326), (230, 290), (240, 250)], "#1c2138", alpha=0.40, soft=12)
    clear = skull.copy()
    for x, y, r in EYES:
        clear = clear * smooth(1.1 * r, 1.5 * r, np.hypot(c.x - x, c.y - y))
    fur(c, clear, FACE, 700, 10, 1.3, 0.10, seed=12, bend=0.3)
    fur(c, clear * smooth(0.70, 0.95, value), FACE, 140, 10, 1.4, 0.06, seed=14, colour="#fbe9cc", alpha=0.6)
    # chin, then the two plump pads of the whiskers over it
    c.curve([(142, 298), (162, 304), (184, 298), (182, 312), (164, 319), (146, 312)], Grad((0, 298), (0, 320), "#5c5a66", "#a8a4a8"), soft=2)
    for i, pad in enumerate(PADS):
        c.curve([(x + 1, y + 4) for x, y in pad], "#1a1d2e", alpha=0.45, soft=3.5)
        c.curve(pad, Grad((120, 262), (200, 312), "#f2e6d2", "#c9beb4", "#74737e"), soft=1.8)
        fur(c, cover(c, pad), FACE, 70, 7, 1.1, 0.08, seed=20 + i, bend=0.3)
    for x0, n, way in ((178, 9, 1), (142, 7, -1)):
        for i in range(n):
            c.disc(x0 + way * (4 + (i % 3) * 8), 280 + (i // 3) * 7 + (i % 3), 1.6, 1.4, "#2a2a38", alpha=0.75)
    c.line([(160, 270), (160, 280), (160, 290)], 2.2, "#15151f", round_=True, alpha=0.9)
    c.line([(160, 289), (154, 297), (144, 302)], 2.0, "#1a1a26", round_=True, taper=(1, 0.1), alpha=0.75)
    c.line([(160, 289), (168, 298), (180, 303)], 2.0, "#1a1a26", round_=True, taper=(1, 0.1), alpha=0.75)
    c.curve(NOSE, ("#3a3a48", "#0c0c12"), edge=0)
    c.curve([(147, 257), (152, 253), (160, 256), (170, 253), (174, 257), (160, 260)], "#b4bac8", alpha=0.7, soft=1.2)
    c.line([(153, 266), (149, 260)], 2.6, "#000000", round_=True)
    c.line([(168, 266), (172, 260)], 2.6, "#000000", round_=True)
    for x, y, r in EYES:
        eye(c, x, y, r, iris="#1b1416", ring="#07070b")
        c.disc(x + 0.3 * r, y + 0.45 * r, 0.2 * r, 0.15 * r, "#8fb0d8", edge=0, alpha=0.6)
        c.line([(x - 1.25 * r, y - 0.35 * r), (x - 0.3 * r, y - 1.1 * r), (x + 0.8 * r, y - 0.95 * r), (x + 1.3 * r, y - 0.2 * r)], 0.36 * r, "#4a4854", taper=(0.3, 0.3), alpha=0.9, round_=True)
    for x, y, dx, dy in ((190, 280, 66, -10), (196, 286, 76, 8), (192, 292, 70, 26), (184, 298, 52, 40), (130, 281, -58, -8), (126, 287, -62, 8), (130, 293, -54, 26), (138, 299, -36, 38)):
        c.line([(x, y), (x + dx * 0.5, y + dy * 0.3), (x + dx, y + dy)], 1.6, "#fdf3e0", taper=(1, 0.2), alpha=0.9, round_=True)
    for x, y, dx, dy in ((196, 214, 10, -20), (204, 214, 18, -14), (134, 212, -6, -20), (127, 214, -14, -14)):
        c.line([(x, y), (x + dx, y + dy)], 1.4, "#fdf3e0", taper=(1, 0.2), alpha=0.7)


def pup(c):
    body, arm = cover(c, PUP), cover(c, PUP_ARM)
    mask = np.maximum(body, arm)
    skull = cover(c, low([(80, 424), (80, 413), (90, 404), (100, 390), (118, 382), (140, 385), (160, 406), (156, 434), (134, 450), (100, 442)]))
    h = joined(joined(blown(c, body), blown(c, arm, 0.8) + 6, 8), blown(c, skull, 0.8) + 4, 12)
    n = normals(c, h, 2.4)
    value = facing(n, SUN)
    tone = planes(c, value, WOOL, (0.0, 0.30, 0.56, 0.84), edge=0.12, rough=0.10, grain=12)
    near = cover(c, BODY) * (1 - mask)
    c.area(ndimage.gaussian_filter(mask, 9 * c.k) * near, "#10142a", 0.6)
    lay(c, mask, tone)
    with c.within(mask):
        c.curve(low([(104, 448), (130, 452), (156, 434), (168, 420), (170, 440), (142, 464), (108, 470)]), "#8d9ac0", alpha=0.5, soft=5)
        c.curve(low([(128, 470), (150, 460), (176, 474), (168, 486), (146, 478), (126, 490)]), "#8d9ac0", alpha=0.55, soft=4)
        c.curve(low([(232, 452), (250, 470), (262, 496), (254, 520), (286, 520), (280, 480), (256, 450)]), "#8090bc", alpha=0.45, soft=6)
        c.curve(low([(100, 508), (190, 516), (300, 500), (300, 530), (100, 536)]), "#7484b4", alpha=0.5, soft=6)
        c.curve(low([(160, 476), (170, 496), (158, 522), (180, 518), (188, 492)]), "#8d9ac0", alpha=0.5, soft=5)
    fur(c, mask, DOWN, 900, 13, 1.7, 0.05, seed=6, bend=0.5)
    rim = mask * (1 - smooth(2, 9, blown(c, mask, 1.0)))
    fur(c, rim, DOWN, 260, 11, 1.5, 0.03, seed=7, bend=0.8, colour="#f4efe6", alpha=0.8)
    for run in ([(286, 500), (306, 492), (326, 483)], [(288, 506), (306, 506), (322, 507)]):
        c.line(low(run), 2, "#8d9ac0", round_=True, alpha=0.8)
    # face
    with c.within(body):
        c.curve(low([(88, 408), (102, 400), (112, 408), (104, 420), (90, 420)]), "#a9a6bc", alpha=0.5, soft=3)
        c.curve(low([(82, 426), (96, 420), (108, 428), (100, 440), (88, 438)]), "#fffaf0", alpha=0.8, soft=2.5)
    c.curve(low([(79, 420), (80, 414), (85, 411), (90, 415), (87, 420), (82, 422)]), "#1a1820", edge=0)
    c.line(low([(84, 427), (92, 432), (101, 430)]), 1.8, "#4a4452", round_=True, taper=(1, 0.4), alpha=0.9)
    eye(c, *low([(107, 411)])[0], 5.4, iris="#1b1418", ring="#0c0a0e")
    for run in ([(92, 425), (86, 442), (76, 456)], [(95, 427), (96, 446), (90, 462)]):
        c.line(low(run), 1.2, "#8a86a0", round_=True, taper=(1, 0.25), alpha=0.7)


def air(c):
    sky(c, ("#6fa3c8", "#a9cbd8", "#f3dcc8", "#ffcfa0"), 262, sun=(60, 214, 260, "#fff0c8", 0.85))
    clouds(c, 10, 150, "#ffe6d0", "#a9b4d4", 0.36, 260, 0.2, 3, sun=(-1, 0.6))
    c.disc(62, 214, 15, 15, "#fffbe6", edge=0, alpha=0.95, soft=1)


def slab(c, x, y, w, h, thick, lean, lit, own, shade):
    """Paint a plate of ice that stands askew: its lit face, its broken edge."""
    co, si = np.cos(lean), np.sin(lean)
    at = lambda u, v: (x + u * w * co - v * h * si, y + u * w * si * 0.5 - v * h * co)
    front = [at(-0.5, 0), at(-0.42, 0.8), at(-0.1, 1.0), at(0.3, 0.86), at(0.5, 0.5), at(0.46, 0)]
    edge = [at(0.46, 0), at(0.5, 0.5), at(0.3, 0.86), (at(0.3, 0.86)[0] + thick, at(0.3, 0.86)[1] + 3), (at(0.5, 0.5)[0] + thick, at(0.5, 0.5)[1] + 3), (at(0.46, 0)[0] + thick, at(0.46, 0)[1])]
    top = [at(-0.42, 0.8), at(-0.1, 1.0), at(0.3, 0.86), (at(0.3, 0.86)[0] + thick, at(0.3, 0.86)[1] + 3), (at(-0.1, 1.0)[0] + thick, at(-0.1, 1.0)[1] - 1)]
    c.shape(edge, shade, edge=0.6)
    c.shape(top, lit, edge=0.6)
    c.shape(front, (own, mix(own, shade, 0.55)), edge=0.6)
    with c.within(cover(c, front, round_=False)):
        c.shape([at(-0.6, 0.3), at(-0.42, 0.9), at(-0.1, 1.1), at(0.05, 0.8), at(-0.2, 0.4)], lit, alpha=0.85, soft=1.2)
        c.shape([at(0.1, 0.2), at(0.4, 0.5), at(0.6, 0.2), at(0.5, -0.1), at(0.1, -0.1)], shade, alpha=0.5, soft=2)


RIDGE = (
    (262, 290, 30, 14, 0.2), (286, 288, 34, 24, -0.3), (318, 292, 46, 18, 0.35), (348, 290, 30, 34, 0.5), (372, 294, 60, 22, -0.15), (404, 290, 28, 40, -0.55), (430, 294, 54, 26, 0.3), (466, 292, 40, 33, -0.3), (488, 296, 50, 20, 0.2),
    (300, 306, 40, 12, -0.2), (340, 310, 60, 15, 0.25), (394, 308, 44, 18, -0.4), (440, 312, 62, 16, 0.15), (480, 314, 50, 22, -0.3),
)
BROKEN = ((92, 352, 40, 22, 0.5), (58, 354, 54, 44, -0.45), (20, 356, 60, 30, 0.3), (-6, 366, 60, 56, 0.55), (84, 378, 56, 20, -0.25), (36, 386, 70, 34, 0.4), (-4, 400, 70, 28, -0.2), (72, 402, 50, 15, 0.3))
"""Plates of the pressure ridges, low and tilted every way: place, width, height, angle."""


def ice(c):
    """Paint the fast ice: far and near pressure ridges, snow in drifts, the contact shade of the animals."""
    # far ridge
    c.shape([(-10, 262), (20, 252), (60, 256), (90, 244), (130, 254), (180, 248), (230, 256), (300, 244), (360, 254), (420, 240), (490, 250), (490, 290), (-10, 290)], ("#d9d6e2", "#b9c4dc"), edge=1)
    field = smooth(266, 269, c.y)
    c.area(field, Grad((0, 266), (0, 720), "#f6e6da", "#dfe3ee", "#c3d0e8", "#a6bbdc"))
    far = ("#ffeedb", "#bcd2e4", "#7b9cc4")
    for x, y, w, h, lean in RIDGE:
        slab(c, x, y, w, h, 0.2 * w, lean, *far)
    near_ = ("#ffe6c6", "#90b4d8", "#4a70a6")
    for x, y, w, h, lean in BROKEN:
        slab(c, x, y, w, h, 0.24 * w, lean, *near_)
    c.curve([(-30, 424), (40, 416), (110, 400), (136, 412), (100, 440), (20, 452), (-30, 456)], "#dfe6f0", soft=3)
    c.curve([(270, 318), (330, 312), (420, 318), (500, 318), (500, 344), (400, 340), (300, 334)], "#eee6e6", soft=3)
    g = np.random.default_rng(5)
    n = 110
    t = g.uniform(0, 1, n) ** 1.4
    up = g.random(n) < 0.5
    c.dabs(g.uniform(-20, 500, n), 300 + 420 * t, (14 + 70 * t) * g.uniform(0.5, 1.2, n), (1.5 + 7 * t) * g.uniform(0.5, 1.2, n), g.normal(0.02, 0.05, n), np.where(up[:, None], rgb("#fbf0e4"), rgb("#9db4da")), 0.35, hard=1.5)
    # shadow of the animals towards the right
    c.curve([(60, 540), (120, 520), (300, 508), (440, 488), (500, 480), (500, 506), (420, 528), (320, 546), (180, 560), (80, 556)], "#31477f", alpha=0.75, soft=6)


RIM = [
    (258, 600), (266, 578), (288, 566), (304, 552), (338, 550), (364, 538), (402, 544), (434, 538), (466, 552),
    (500, 566), (506, 626), (470, 648), (430, 638), (392, 650), (344, 642), (306, 646), (272, 626),
]


def hole(c):
    """Paint the breathing hole: snow thrown out round it, the thickness of the ice, dark water with the light of the sky."""
    g = np.random.default_rng(12)
    c.curve([(x + (x - 380) * 0.10, y + (y - 594) * 0.26) for x, y in RIM], "#c9d8ee", soft=6)
    c.curve([(x + (x - 380) * 0.03, y + (y - 594) * 0.10 - 2) for x, y in RIM], "#f4f2f2", soft=2)
    c.curve(RIM, Grad((0, 540), (0, 592), "#d8f0f2", "#6cc0cc", "#2f86a4", "#1d5f88"))
    with c.within(cover(c, RIM)):
        for i, x in enumerate(g.uniform(262, 500, 16)):
            y, w = 556 + 8 * np.sin(i * 1.9), g.uniform(5, 15)
            c.shape([(x - w, y - 16), (x + w, y - 18), (x + 0.7 * w, y + 18), (x - 0.6 * w, y + 22)], "#b4e4e6" if i % 3 else "#3f90ae", alpha=0.5, soft=1.5)
        for y, tone in ((566, "#e6f8f6"), (578, "#1c5a80")):
            c.line([(250, y + 12), (320, y - 6), (400, y - 10), (510, y + 4)], 2.4, tone, alpha=0.5, soft=0.8)
        water = [(x, y + 30 + 3 * np.sin(i * 2.3)) for i, (x, y) in enumerate(RIM)]
        c.curve([(x, y - 4) for x, y in water], "#0a2c4a", alpha=0.8, soft=3)
        c.curve(water, Grad((0, 570), (0, 650), "#0c3450", "#061a2e", "#0a2238"), soft=1.2)
        for x, y, w in ((318, 606, 34), (404, 598, 44), (452, 616, 30), (362, 624, 40), (300, 622, 18)):
            c.line([(x - w, y + 2), (x, y - 1), (x + w, y + 1)], 2.6, "#6fb4cc", round_=True, taper=(0.2, 0.2), alpha=0.6)
    c.line([(262, 622), (306, 645), (344, 641), (392, 649), (430, 637), (470, 647)], 4, "#fffaf2", alpha=0.9, soft=1.2, round_=True)
    x = g.uniform(236, 490, 60)
    y = np.where(g.random(60) < 0.5, 540 - 6 * np.sin((x - 236) / 250 * np.pi), 652) + g.normal(0, 5, 60)
    size = g.uniform(3, 10, 60)
    c.dabs(x + 3, y + 3, size, 0.6 * size, 0 * x, "#5672b0", 0.5)
    c.dabs(x, y, size, 0.55 * size, g.normal(0, 0.2, 60), np.where(g.random((60, 1)) < 0.6, rgb("#fff8ec"), rgb("#b4c8e4")), 0.9)


def long_shadow(c):
    """Cast the shadow of both animals to the right and towards us, over the snow and the wall of the hole."""
    run = [(70, 552), (160, 552), (300, 510), (470, 484), (530, 470), (530, 654), (474, 650), (420, 604), (372, 578), (352, 606), (310, 622), (236, 608), (150, 582), (90, 572)]
    c.shape(outline(run), "#8298da", alpha=0.72, soft=4, mode="multiply")


def paint(k):
    c = Sheet(k, 9)
    air(c)
    ice(c)
    hole(c)
    long_shadow(c)
    animal(c)
    g = np.random.default_rng(2)
    # snow pushed up by the pup: two unequal drifts over its underside, open between them, loose grains
    for drift, light, dark in (
        ([(66, 566), (84, 554), (104, 552), (128, 561), (152, 560), (164, 568), (140, 578), (96, 580)], "#f8f1ea", "#a9bbe2"),
        ([(252, 560), (276, 550), (308, 553), (330, 548), (346, 556), (322, 566), (280, 568)], "#c6d2ee", "#8ba0d4"),
        ([(400, 500), (420, 494), (446, 498), (470, 494), (486, 502), (460, 510), (420, 510)], "#dfe4f2", "#9fb2dc"),
    ):
        c.curve(drift, Grad((0, drift[1][1] - 2), (0, drift[-1][1]), light, dark), soft=1.6)
    n = 46
    x, y = np.minimum(150 + 50 * g.normal(0, 1, n), 236), 572 + np.abs(g.normal(0, 16, n))
    size = g.uniform(1, 4.5, n) ** 1.2
    c.dabs(x + 2, y + 2, size, 0.5 * size, 0 * x, "#5f76b8", 0.35)
    c.dabs(x, y, size, 0.5 * size, g.normal(0, 0.2, n), "#f2eef0", 0.7)
    return finished(c, focus=((100, 436, 54), (160, 250, 84)), share=0.8)
