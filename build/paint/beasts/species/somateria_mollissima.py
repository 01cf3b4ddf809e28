"""Eider drake: breasts a green swell that breaks across his flank, his brown duck behind, in the low sun of spring.

In lengths of the head with its bill (172): body two and a half, deep in the water, its back two thirds high and level; crown,
forehead and bill are one straight wedge; the neck is as thick as the head is deep and widens without a waist into a broad breast that
stands no farther forward than the bill; black cap parted at the back, pale green only on the nape; white cheek; salmon breast; the white
back one smooth shape, three cream tertials drooping over a black flank; a white patch before the black stern. The duck is brown, barred.
"""

import numpy as np
from canvas import Grad, rgb, smooth
from form import cast, eye, line, outline, patch, solid
from lake import float_on, swell, water, waterline
from nature import clouds, glints, sky
from plumage import Flow, fan, feathers, strokes
from quills import BLADE, PETAL, rank
from scipy import ndimage
from sheet import Sheet, finished
from swells import foam, lace, swelling

ROW = 464
SUN = (-0.70, -0.56, 0.44)
WHITE = ("#4f7f9a", "#93b8c4", "#e9e6d8", "#fffaea", "#fffdf4")
BLACK = ("#0a111b", "#182430", "#33414c", "#84878a")


def moved(points, start, to, scale):
    """Return points drawn larger or smaller, one of them brought to a place; corners stay corners."""
    return [(to[0] + (x - start[0]) * scale, to[1] + (y - start[1]) * scale, *rest) for x, y, *rest in points]


def on_head(*points):
    """Return points of the head, which is drawn larger than the body, where it sits on the neck."""
    return moved(points, (200, 300), (182, 292), 0.87)


ONE = [
    *on_head((138, 301), (122, 291), (108, 274), (112, 258), (138, 238), (168, 216), (196, 201), (222, 197), (246, 206), (262, 226), (268, 254), (266, 282)),
    (242, 300), (248, 317), (264, 329), (294, 331), (338, 334), (384, 345), (420, 360), (448, 374), (470, 378), (486, 381, None), (474, 398), (452, 418),
    (414, 452), (340, 490), (240, 504), (150, 504), (90, 494), (80, 476), (73, 450), (73, 422), (79, 394), (89, 368), (101, 345), (112, 326), (121, 309),
]
"""Head, neck, breast, back and tail are one outline."""
BILL = on_head(
    (170, 218, None), (146, 233), (118, 250), (92, 263), (72, 271), (60, 279), (59, 289), (68, 293, None), (90, 291), (118, 293), (152, 297, None),
    (140, 286), (124, 277), (110, 269), (107, 263), (116, 258), (136, 247), (160, 232, None),
)
JAW = on_head((70, 292, None), (90, 290), (118, 292), (152, 295, None), (142, 300), (116, 299), (90, 297))
CAP = on_head(
    (110, 264), (118, 250), (148, 230), (174, 210), (200, 199), (224, 195), (250, 206), (264, 228), (265, 244), (250, 250), (232, 248),
    (214, 250), (196, 252), (174, 252), (152, 257), (130, 264),
)
NAPE = on_head((222, 258), (238, 252), (266, 248), (278, 262), (278, 296), (266, 318), (250, 300), (238, 278))
BREAST = [(48, 470), (54, 420), (70, 384), (100, 358), (140, 358), (170, 384), (184, 424), (176, 480), (120, 510), (50, 500)]
FLANK = [
    (138, 486), (148, 448), (170, 422), (206, 408), (260, 404), (320, 402), (370, 394), (410, 382), (440, 372), (500, 360), (510, 424), (424, 510), (200, 520), (140, 506),
]
HEN_BODY = [
    (116, 418), (122, 388), (144, 366), (186, 352), (240, 344), (300, 336), (350, 340), (396, 356), (436, 376), (468, 378),
    (474, 386), (462, 404), (440, 430), (404, 456), (340, 476), (240, 484), (150, 472), (120, 446),
]
HEN_HEAD = [
    (104, 297), (126, 283), (150, 268), (174, 252), (196, 241), (216, 238), (236, 245), (250, 262), (256, 288), (258, 316), (266, 340),
    (290, 356), (284, 404), (212, 444), (140, 444), (120, 416), (126, 388), (148, 368), (160, 356), (160, 346), (146, 336), (128, 326), (110, 318),
]
HEN_BILL = [
    (150, 266, None), (128, 280), (106, 294), (84, 306), (66, 316), (58, 323), (59, 331), (66, 334, None), (84, 331), (104, 330), (130, 330), (148, 332, None),
    (134, 320), (118, 314), (108, 309), (106, 302), (114, 296), (132, 286), (150, 275, None),
]
HEN_JAW = [(66, 333, None), (84, 331), (110, 330), (146, 331, None), (140, 338), (112, 340), (86, 339)]


def animal(c):
    """Paint the whole drake."""
    body = solid(c, ONE, WHITE, sun=SUN, high=0.75, seed=3, push=0.03, bounce=("#7fd0b8", 0.45))
    with c.within(body):
        blush(c)
        black_side(c)
        back(c)
        head(c, body)
        wet(c)
        warm = [(56, 470), (56, 424), (66, 388), (84, 350), (108, 308), (124, 312), (104, 350), (91, 384), (84, 424), (86, 470)]
        patch(c, warm, "#fff0c2", soft=6, alpha=0.55)
        patch(c, [(250, 318), (300, 334), (360, 340), (440, 362), (420, 384), (340, 368), (270, 348)], "#7f9cc4", soft=10, alpha=0.45, mode="multiply")
    bill(c)
    (x, y), *lid = on_head((190, 237), (183, 241), (188, 244.5), (195, 243.5), (199, 239))
    c.disc(x, y, 8.6, 7.6, "#4c5c6c", edge=0, soft=2.0, alpha=0.8)
    eye(c, x, y, 5.0, iris="#7a4424", lid="#0a0f16", ring="#05070c")
    line(c, lid, 1.5, "#b9c4c8", (0.2, 0.2), 0.8)


def afloat(c):
    """Paint the drake as far as the water lets him be seen."""
    bow = 8 * np.sin(np.pi * np.clip((c.x - 72) / 400, 0, 1))
    with c.within((c.y < ROW + bow).astype(np.float32)):
        animal(c)


def blush(c):
    """Paint the salmon breast, which fades into the white of neck and shoulder, and the shade in which it goes under water."""
    patch(c, BREAST, Grad((96, 350), (130, 470), "#fbe2c6", "#f4b896", "#c88a84"), soft=20, alpha=0.9)
    patch(c, [(64, 440), (66, 404), (84, 374), (108, 348), (124, 356), (100, 388), (86, 424), (84, 456)], "#fff3dc", soft=9, alpha=0.7)
    patch(c, [(138, 470), (140, 430), (158, 396), (192, 372), (228, 372), (214, 402), (170, 424), (156, 480)], "#8d95ad", soft=13, alpha=0.45)
    patch(c, [(54, 446), (110, 456), (180, 456), (250, 470), (240, 510), (54, 510)], "#4f7f8c", soft=8, alpha=0.45)
    lie = Flow([(150, 330), (96, 376), (80, 430), (94, 470)], [(190, 340), (140, 390), (124, 460)], [(230, 350), (190, 390), (160, 450)])
    strokes(c, c.cover(outline(BREAST), soft=8), lie, 100, size=(11, 2.2), seed=15, turn=0.2, light=("#fff3e0", 0.45), dark=("#a86a70", 0.26))


def black_side(c):
    """Paint the black flank and stern, and the white patch between them."""
    solid(c, FLANK, BLACK, sun=(-0.35, -0.85, 0.3), high=0.8, seed=4, bounce=("#2f8f86", 0.6), edge=1.2)
    how = {"profile": PETAL, "shade": 0.4, "root": (0.1, 0.9), "under": 0.2}
    rank(c, fan([(180, 444), (330, 424)], [(252, 454), (412, 436)], 6, lot=0.1), (36, 32), ("#1c2833", "#1e2a34"), "#060b12", glow=0.16, **how)
    rank(c, fan([(184, 424), (326, 410)], [(250, 428), (402, 412)], 6, lot=0.1), (32, 26), ("#2c3a45", "#2a3843"), "#060b12", glow=0.2, **how)
    patch(c, [(418, 430), (428, 408), (446, 402), (454, 414), (442, 436), (424, 442)], Grad((0, 398), (0, 440), "#fbf5e6", "#dfe4dc", "#86aeb2"), soft=3, alpha=0.9)
    rank(c, fan([(426, 404), (436, 378)], [(476, 396), (488, 380)], 4), (15, 14), ("#141e28", "#2e3b45"), "#060b12", profile=BLADE, shade=0.4, glow=0.22, root=(0, 0.3))


def wet(c):
    """Darken the black flank where the water wets it."""
    patch(c, [(140, 462), (200, 450), (260, 450), (330, 446), (400, 432), (450, 414), (480, 440), (420, 510), (200, 520), (140, 500)], "#04070d", soft=6, alpha=0.85)


def back(c):
    """Paint the white back as one smooth shape, its scapulars soft, and the cream tertials that droop over the flank."""
    cast(c, [(170, 416), (220, 402), (320, 400), (400, 386), (404, 402), (330, 420), (240, 424), (168, 434)], soft=6, amount=0.45)
    white = outline([(250, 330), (300, 338), (344, 344), (386, 352), (428, 368), (408, 388), (360, 402), (300, 408), (240, 411), (194, 422), (160, 436), (158, 410), (180, 380), (214, 350)])
    patch(c, white, Grad((0, 330), (0, 414), "#fffdf2", "#f6f0e2", "#b4c9d0"), soft=4, alpha=0.8, lost=((180, 376, 60, 18),))
    how = {"shade": 0.2, "glow": 0.55, "under": 0.1, "profile": PETAL, "root": (0.2, 0.9)}
    with c.within(c.cover(white, soft=0.8)):
        rank(c, fan([(196, 404), (266, 352)], [(286, 412), (346, 360)], 5, lot=0.1), (30, 32), ("#b9cfd6", "#fbf5e6"), "#6c94ac", **how)
        rank(c, fan([(272, 396), (320, 352)], [(360, 404), (404, 366)], 5, lot=0.1), (28, 26), ("#bdd1d7", "#fbf5e6"), "#6c94ac", **how)
    curl = ([(296, 376), (350, 376), (394, 388), (420, 416)], [(310, 366), (364, 364), (410, 376), (438, 404)], [(326, 357), (380, 354), (426, 364), (454, 388)])
    rank(c, curl, (23, 20), ("#e6dcc4", "#fbf3de"), "#5d7c90", profile=BLADE, shade=0.42, glow=0.4, root=(0.1, 0.6), under=0.2, fall=(0, 6))
    lie = Flow([(236, 352), (300, 352), (410, 372)], [(200, 404), (290, 404), (380, 392)])
    strokes(c, c.cover(white, soft=8), lie, 60, size=(16, 2.4), seed=12, turn=0.0, light=("#fffdf4", 0.5), dark=("#8fb4c2", 0.25))


def head(c, body):
    """Paint cheek and neck in light and shade, the green nape, the black cap."""
    patch(c, [(124, 298), (160, 308), (206, 296), (230, 306), (206, 330), (166, 332), (126, 318)], "#6c94b0", soft=8, alpha=0.6)
    patch(c, [(214, 286), (238, 286), (250, 322), (290, 336), (296, 352), (250, 364), (216, 340)], "#5f8aac", soft=11, alpha=0.7)
    patch(c, [(186, 350), (226, 346), (270, 360), (250, 392), (204, 404), (176, 392)], "#8fb0c4", soft=14, alpha=0.5)
    patch(c, [(268, 338), (310, 336), (360, 344), (372, 354), (320, 352), (280, 350)], "#fffbee", soft=5, alpha=0.7)
    patch(c, on_head((128, 276), (160, 262), (204, 264), (210, 288), (176, 304), (146, 298)), "#fff6e2", soft=7, alpha=0.75)
    patch(c, [(122, 320), (152, 322), (170, 342), (140, 368), (104, 378), (86, 374), (104, 346)], "#fff8e8", soft=9, alpha=0.7)
    patch(c, NAPE, Grad((206, 256), (242, 300), "#b4d896", "#79b07c"), soft=4, alpha=0.95)
    lie = Flow(on_head((124, 272), (170, 270), (222, 274), (258, 300)), [(150, 296), (146, 330), (110, 372)], [(210, 290), (222, 330), (260, 360)], on_head((150, 240), (206, 210), (256, 226)))
    neck = outline([*on_head((112, 258), (196, 205), (260, 220), (268, 280)), (250, 330), (200, 372), (100, 372), (130, 310)])
    strokes(c, c.cover(neck) * body, lie, 150, size=(9, 1.7), seed=5, turn=0.4, light=("#fffdf4", 0.4), dark=("#5f7f98", 0.25))
    patch(c, CAP, "#121a26", soft=1.2)
    patch(c, on_head((224, 246), (240, 238), (266, 240), (270, 250), (240, 252)), "#e9efd9", soft=2)
    patch(c, on_head((150, 236), (176, 216), (200, 204), (222, 201), (218, 210), (190, 222), (160, 242)), "#5d6f80", soft=4, alpha=0.85)
    patch(c, on_head((164, 224), (186, 210), (208, 203), (204, 208), (180, 220)), "#cbc8b8", soft=2, alpha=0.7)
    lie = Flow(on_head((130, 252), (196, 210), (256, 222)), on_head((130, 262), (200, 240), (256, 240)))
    strokes(c, c.cover(outline(CAP)) * body, lie, 70, size=(7, 1.4), seed=9, turn=0.1, light=("#8d9aa6", 0.35), dark=("#05080e", 0.4))


def bill(c):
    """Paint the bill on the line of the forehead, its bare lobes running up towards the eye on both sides of the feathers."""
    solid(c, JAW, ("#49542f", "#7d8848", "#a3aa62"), sun=SUN, high=0.5)
    b = solid(c, BILL, ("#586638", "#8a984e", "#c6ca7a", "#f3f0ba"), sun=SUN, high=0.7, rim=("#fffbd8", 0.6, 3))
    with c.within(b):
        c.disc(*on_head((101, 265))[0], 5.4, 2.1, "#3c4726", -0.5, edge=0)
        patch(c, on_head((52, 276), (70, 268), (77, 280), (72, 298), (52, 296)), "#efe6ba", soft=2)
        patch(c, on_head((72, 292), (112, 284), (152, 292), (152, 300), (72, 300)), "#4d5a30", soft=3, alpha=0.6)
    line(c, on_head((67, 293), (90, 290.5), (120, 292), (154, 298)), 2.0, "#333c1c", (0.6, 0.9))


AT, SCALE = (322, 234), 0.345


def put(points):
    """Return points of the duck where she is, far away."""
    return moved(points, (58, 238), AT, SCALE)


def her_head(points):
    """Return points of the head of the duck, which is drawn larger than her body."""
    return put(moved(points, (214, 400), (210, 392), 0.86))


def duck(c):
    """Paint the duck wholly in the picture: brown, barred with dark, her form in light and shade."""
    tones = ("#3a2a34", "#654638", "#9a6c46", "#d9a870")
    row = AT[1] + (434 - 238) * SCALE
    with c.within((c.y < row + 2).astype(np.float32)):
        body = solid(c, put(HEN_BODY), tones, sun=SUN, high=0.85, seed=3, bounce=("#4fa894", 0.5))
        quills = {"shade": 0.35, "lit": -1, "shaft": 0, "dusk": "#2a1d28"}
        feathers(c, fan(put([(300, 366), (330, 356)]), put([(430, 400), (450, 384)]), 3), 7, ("#33242c", "#57403a", "#a07a58"), **quills)
        h = solid(c, her_head(HEN_HEAD), tones, sun=SUN, high=0.85, seed=9, lost=[(*put([(284, 384)])[0], 12, 8), (*put([(220, 440)])[0], 18, 8)])
        bars(c, body, 130, [(130, 380), (260, 352), (440, 384), (440, 430), (300, 450), (130, 440)], 6)
        with c.within(h):
            patch(c, her_head([(166, 282), (210, 262), (246, 276), (230, 300), (180, 300)]), "#4a3430", soft=3, alpha=0.6)
        strokes(c, h, Flow(her_head([(110, 306), (190, 280), (246, 320)]), put([(180, 350), (160, 400)])), 60, size=(4, 1.2), seed=4, turn=0.0, spread=0.3, light=("#e6c08c", 0.4), dark=("#3c2a34", 0.45))
        solid(c, her_head(HEN_BILL), ("#2c3630", "#4a5648", "#7c8a70"), sun=SUN, high=0.5)
        solid(c, her_head(HEN_JAW), ("#3a443c", "#4d584a", "#7a8670"), sun=SUN, high=0.5)
    eye(c, *her_head([(166, 284)])[0], 1.9, iris="#20140f", ring="#140d10")


def bars(c, mask, n, where, seed):
    """Lay dark bars in rows across the body, each with a light edge."""
    g = np.random.default_rng(seed)
    area = c.cover(outline(put(where)))
    with c.within(mask * area, soft=0.4):
        for row in range(6):
            x = AT[0] + (100 + np.arange(n // 6) * 17 + 8 * (row % 2)) * SCALE
            y = AT[1] + (352 - 238 + row * 17 - 14 * np.sin((x - AT[0]) / 150 * np.pi) + g.normal(0, 2, len(x))) * SCALE
            c.dabs(x, y, 2.7, 1.0, 0.5 + g.normal(0, 0.15, len(x)), "#2c1c22", 0.75)
            c.dabs(x - 0.6, y + 1.5, 2.4, 0.7, 0.5, "#d9ac78", 0.5)


def tilted(layer, degrees, middle, shift):
    """Return a layer turned clockwise round a place of it and shifted to the right."""
    c, a = layer.sheet, np.radians(degrees)
    x, y = c.x - middle[0] - shift, c.y - middle[1]
    at_x = x * np.cos(a) + y * np.sin(a) + middle[0]
    at_y = y * np.cos(a) - x * np.sin(a) + middle[1]
    get = lambda p: ndimage.map_coordinates(p, [at_y * c.k - 0.5, at_x * c.k - 0.5], order=1, mode="constant")
    return type(layer)(c, np.stack([get(layer.rgb[..., e]) for e in range(3)], -1), get(layer.alpha))


def place(c):
    """Paint a gold morning, a red skerry with its beacon, and swells of green glass."""
    sky(c, ("#7fb4d0", "#b9d4d2", "#f4e2b4", "#ffdc9a"), 204, sun=(20, 176, 240, "#fff2c8", 0.9))
    clouds(c, 20, 176, "#fff0d4", "#a3b9cc", 0.5, 190, 0.4, 12, sun=(-0.8, 1))
    c.curve([(250, 200), (282, 188), (318, 182), (346, 172), (392, 170), (440, 180), (500, 184), (500, 214), (254, 208)], Grad((270, 170), (340, 210), "#f2b088", "#b5706a"))
    c.curve([(262, 204), (340, 198), (430, 202), (500, 198), (500, 214), (254, 210)], "#6d4a60", alpha=0.75)
    c.shape([(404, 174), (407, 132), (419, 132), (423, 172)], Grad((404, 0), (423, 0), "#fff6e4", "#a9b0c8"))
    c.shape([(405.5, 154), (421, 154), (422, 164), (405, 164)], Grad((404, 0), (423, 0), "#e0583f", "#8f343c"))
    c.shape([(407, 132), (408, 122), (419, 122), (420, 132)], "#3c4a5c")
    c.shape([(406, 122), (413.5, 113), (421, 122)], "#c9463a")
    water(c, 204, ("#f0dcae", "#8fc4ae", "#3f9f94", "#1f8480", "#12686c"), foot=420)
    swell(c, 204, "#fff0c8", "#2a8a84", n=110, seed=4, alpha=0.5, long=1.1, foot=420)
    glints(c, 206, 300, "#fff8dc", 110, -10, 260, (3, 20), 3, 0.8)


def broken(c):
    """Break the drake's reflection with lying strokes of the water, more of them farther down."""
    g = np.random.default_rng(52)
    t = np.sort(g.uniform(0, 1, 150) ** 0.8)
    y, x = ROW + 14 + 140 * t, g.uniform(90, 480, 150)
    tone = np.where(g.random((150, 1)) < 0.7, rgb("#0f6862"), rgb("#3fa090"))
    c.dabs(x, y, (9 + 30 * t) * g.uniform(0.5, 1.3, 150), (0.7 + 1.8 * t) * g.uniform(0.6, 1.2, 150), g.normal(0, 0.015, 150), tone, 0.8, hard=1.6)


def bow_wave(c):
    """Pile the water up before the breast: a dark contact, a white roll, drops."""
    for run, wide, colour, alpha in (
        ([(74, 440), (100, 452), (160, 464), (250, 474), (350, 484)], 10, "#04383f", 0.65),
        ([(66, 440), (84, 448), (120, 458), (180, 466), (260, 472)], 5.0, "#e6fbee", 0.9),
        ([(56, 444), (76, 456), (126, 470), (200, 480)], 3.0, "#8fdcc0", 0.7),
        ([(40, 452), (66, 466), (118, 482), (190, 494)], 2.4, "#6cc8ac", 0.5),
    ):
        line(c, [(x - 11, y) for x, y in run], wide, colour, (0.4, 0.1), alpha, soft=0.7)
    g = np.random.default_rng(57)
    n = 60
    x = 74 + 90 * g.random(n) ** 1.7
    y = 442 + (x - 74) * 0.22 + g.normal(0, 2.6, n)
    c.dabs(x - 11, y, g.uniform(2, 8, n), g.uniform(0.8, 2.4, n), 0.25, "#fbfff6", 0.9)
    a, r = np.radians(g.uniform(180, 290, 36)), 4 + 34 * g.random(36) ** 1.5
    c.dabs(73 + r * np.cos(a), 444 + 0.8 * r * np.sin(a), g.uniform(0.9, 2.6, 36), g.uniform(0.8, 1.8, 36), a, "#fbfff6", 0.9)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 41)
    place(c)
    hen, row = c.lifted(duck), AT[1] + (434 - 238) * SCALE
    float_on(c, hen, row + 1, tint="#2a6a60", dim=0.30, fade=80, ripple=2.4, amount=0.95)
    hen.haze("#e0d8b0", 0.08).lay()
    waterline(c, AT[0] + 18, AT[0] + 142, row, bow=2, dark="#0c4c50", light="#f4fff0", amount=0.8)
    swelling(c, [(-40, 372), (60, 354), (150, 342), (250, 348), (340, 358), (420, 356), (520, 364)], ("#7fd6b0", "#2f9a8a", "#0f6a68", "#0d5e60"), 130, 4, n=120)
    bird = tilted(c.lifted(afloat), 5, (270, ROW), -9)
    float_on(c, bird, ROW - 14, tint="#176a66", dim=0.3, ripple=3.6, fade=150, amount=0.95, stretch=1.15)
    broken(c)
    bird.lay()
    bow_wave(c)
    near = swelling(c, [(-40, 560), (40, 556), (110, 540), (180, 506), (250, 470), (310, 448), (370, 442), (430, 452), (520, 486)], ("#a4eec4", "#3fb496", "#0f7470", "#064850", "#042f3a"), 250, 9, n=230, sun=0.8)
    glow = np.exp(-(((c.y - near(c.x) - 20) / 20) ** 2)) * smooth(-1, 3, c.y - near(c.x)) * (0.35 + 0.65 * np.exp(-(((c.x - 250) / 110) ** 2)))
    c.area(glow.astype(np.float32), "#c4ffc8", 0.42, "screen", wash=0)
    foam(c, near, 214, 444, 3)
    lace(c, near)
    g = np.random.default_rng(31)
    t = np.sort(g.uniform(0, 1, 170))
    x = g.normal(40 - 20 * t, 50, 170)
    slope = np.arctan(near(x, 1)) * (1 - 0.8 * t)
    c.dabs(x, near(x) + 6 + 165 * t**1.3, (2 + 9 * t) * g.uniform(0.5, 1.5, 170), (0.6 + 1.5 * t) * g.uniform(0.6, 1.3, 170), slope + g.normal(0, 0.12, 170), "#fff2c0", 0.9 * g.uniform(0.4, 1, 170), hard=2)
    return finished(c, focus=((136, 280, 90), (372, 262, 50), (320, 470, 90)), share=0.55)
