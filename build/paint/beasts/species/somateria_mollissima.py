"""Eider drake: breasts a green swell that breaks across his flank, his brown duck behind, in the low sun of spring.

In lengths of the head with its bill (160): body two and a half, deep in the water, one high; crown, forehead and bill are one
straight wedge down to the tip of the bill, which is low and long, olive, its feathered lobe reaching to the nostril; thick neck;
black cap parted at the back, pale green only on the nape; white cheek; salmon breast; the white back one smooth shape,
three cream tertials drooping over a black flank; a white patch before the black stern. The duck is brown, barred all over.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth, wave
from form import cast, eye, line, outline, patch, solid
from lake import float_on, swell, water, waterline
from nature import clouds, glints, sky
from plumage import Flow, fan, feathers, strokes
from quills import BLADE, PETAL, rank
from scipy import ndimage
from scipy.interpolate import CubicSpline
from sheet import Sheet, finished

ROW = 464
SUN = (-0.70, -0.56, 0.44)
WHITE = ("#4f7f9a", "#93b8c4", "#e9e6d8", "#fffaea", "#fffdf4")
BLACK = ("#0a111b", "#182430", "#33414c", "#84878a")
ONE = [
    (112, 258), (138, 238), (168, 216), (196, 201), (222, 197), (246, 206), (262, 226), (268, 254), (265, 284), (268, 308), (284, 326), (320, 338),
    (360, 347), (402, 359), (436, 367), (460, 361), (472, 357, None), (468, 378), (452, 412), (414, 450), (340, 486), (240, 496), (150, 488), (104, 470),
    (88, 440), (90, 412), (102, 386), (122, 362), (142, 346), (158, 330), (163, 315), (154, 303), (124, 290), (108, 274),
]
"""Head, neck, breast, back and tail are one outline."""
BILL = [
    (170, 218, None), (146, 233), (118, 250), (92, 263), (72, 271), (60, 279), (59, 289), (68, 293, None), (90, 291), (118, 293), (152, 297, None),
    (140, 286), (124, 277), (110, 269), (107, 263), (116, 258), (136, 247), (160, 232, None),
]
JAW = [(70, 292, None), (90, 290), (118, 292), (152, 295, None), (142, 300), (116, 299), (90, 297)]
CAP = [
    (110, 264), (118, 250), (148, 230), (174, 210), (200, 199), (224, 195), (250, 206), (264, 228), (265, 244), (250, 250), (232, 248),
    (214, 250), (196, 252), (174, 252), (152, 257), (130, 264),
]
NAPE = [(222, 258), (238, 252), (266, 248), (276, 262), (274, 296), (264, 310), (250, 296), (238, 278)]
BREAST = [(70, 450), (84, 404), (112, 374), (150, 360), (196, 372), (222, 400), (216, 450), (150, 500), (70, 490)]
FLANK = [
    (158, 470), (170, 436), (196, 410), (244, 402), (300, 404), (350, 398), (396, 378), (428, 366), (490, 346), (500, 420), (420, 500), (200, 510), (160, 500),
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
    body = solid(c, ONE, WHITE, sun=SUN, high=0.9, seed=3, push=0.0, bounce=("#7fd0b8", 0.45))
    with c.within(body):
        blush(c)
        black_side(c)
        back(c, body)
        head(c, body)
        wet(c)
        patch(c, [(84, 470), (86, 400), (130, 356), (158, 320), (176, 330), (150, 370), (112, 404), (104, 470)], "#fff0c4", soft=7, alpha=0.45)
        patch(c, [(268, 230), (290, 300), (360, 334), (430, 356), (420, 380), (330, 364), (270, 340), (246, 290)], "#7f9cc4", soft=12, alpha=0.6, mode="multiply")
        line(c, [(158, 232), (186, 209), (212, 200), (232, 200)], 4, "#f6e2b4", (0.2, 0.2), 0.6, soft=1.2)
    bill(c)
    c.disc(190, 237, 9.5, 8.5, "#4c5c6c", edge=0, soft=2.2, alpha=0.8)
    eye(c, 190, 237, 5.4, iris="#7a4424", lid="#0a0f16", ring="#05070c")
    line(c, [(183, 241), (188, 244.5), (195, 243.5), (199, 239)], 1.5, "#b9c4c8", (0.2, 0.2), 0.8)


def afloat(c):
    """Paint the drake as far as the water lets him be seen."""
    bow = 8 * np.sin(np.pi * np.clip((c.x - 84) / 374, 0, 1))
    with c.within((c.y < ROW + bow).astype(np.float32)):
        animal(c)


def blush(c):
    """Paint the salmon breast, full towards the sun, and the shade in which it goes under water."""
    patch(c, BREAST, Grad((90, 370), (210, 470), "#fbd9bc", "#f0ac8e", "#b77a80"), soft=15, alpha=0.95)
    patch(c, [(92, 420), (100, 396), (126, 378), (140, 386), (120, 412), (104, 440)], "#fff0dc", soft=8, alpha=0.75)
    patch(c, [(150, 400), (186, 372), (226, 366), (236, 396), (204, 436), (160, 470)], "#9c8196", soft=16, alpha=0.4)
    patch(c, [(70, 450), (120, 462), (180, 456), (250, 470), (240, 510), (70, 510)], "#4f7f8c", soft=8, alpha=0.45)
    lie = Flow([(160, 340), (112, 392), (96, 440), (110, 470)], [(200, 340), (150, 400), (140, 460)], [(240, 340), (210, 400), (190, 460)])
    strokes(c, c.cover(outline(BREAST), soft=8), lie, 80, size=(11, 2.4), seed=15, turn=0.2, light=("#fff3e0", 0.45), dark=("#a86a70", 0.28))


def black_side(c):
    """Paint the black flank and stern, and the white patch between them."""
    solid(c, FLANK, BLACK, sun=(-0.35, -0.85, 0.3), high=0.8, seed=4, bounce=("#2f8f86", 0.6), edge=1.2)
    rank(c, fan([(196, 436), (330, 420)], [(262, 446), (408, 432)], 5, lot=0.1), (36, 32), ("#1a2630", "#1c2832"), "#060b12", profile=PETAL, shade=0.4, glow=0.14, root=(0.1, 0.9), under=0.2)
    rank(c, fan([(196, 418), (320, 408)], [(256, 420), (398, 410)], 5, lot=0.1), (30, 26), ("#26343e", "#26343e"), "#060b12", profile=PETAL, shade=0.4, glow=0.16, root=(0.1, 0.9), under=0.2)
    patch(c, [(408, 424), (418, 402), (440, 396), (446, 408), (432, 430), (412, 436)], Grad((0, 392), (0, 436), "#fbf5e6", "#dfe4dc", "#86aeb2"), soft=3, alpha=0.9)
    rank(c, fan([(420, 396), (432, 374)], [(460, 386), (474, 358)], 4), (16, 15), ("#141e28", "#2a3640"), "#060b12", profile=BLADE, shade=0.4, glow=0.18, root=(0, 0.3))


def wet(c):
    """Darken the black flank where the water wets it."""
    patch(c, [(158, 452), (200, 444), (260, 446), (330, 442), (400, 428), (450, 410), (470, 440), (420, 500), (200, 510), (150, 490)], "#04070d", soft=6, alpha=0.85)


def back(c, body):
    """Paint the white back as one smooth shape, its scapulars soft, and the cream tertials that droop over the flank."""
    cast(c, [(190, 398), (250, 396), (330, 396), (390, 380), (396, 398), (330, 418), (250, 420), (188, 420)], soft=6, amount=0.45)
    white = outline([(252, 330), (286, 316), (330, 332), (380, 348), (424, 364), (400, 384), (352, 399), (300, 405), (250, 407), (204, 420), (186, 420), (192, 392), (214, 354)])
    patch(c, white, Grad((0, 316), (0, 408), "#fffdf2", "#f3eee2", "#a9c2cc"), soft=4, alpha=0.8, lost=((216, 370, 50, 16),))
    how = {"shade": 0.22, "glow": 0.55, "under": 0.12, "profile": PETAL, "root": (0.2, 0.9)}
    with c.within(c.cover(white, soft=0.8)):
        rank(c, fan([(214, 392), (280, 338)], [(300, 408), (356, 350)], 5, lot=0.1), (30, 32), ("#b4cbd4", "#fbf5e6"), "#6c94ac", **how)
        rank(c, fan([(280, 388), (320, 342)], [(358, 400), (400, 360)], 5, lot=0.1), (28, 28), ("#b9ced5", "#fbf5e6"), "#6c94ac", **how)
    curl = ([(290, 366), (344, 368), (388, 382), (413, 410)], [(302, 357), (358, 357), (402, 370), (428, 398)], [(316, 348), (372, 347), (416, 359), (442, 382)])
    rank(c, curl, (24, 22), ("#e6dcc4", "#fbf3de"), "#5d7c90", profile=BLADE, shade=0.42, glow=0.4, root=(0.1, 0.6), under=0.2, fall=(0, 6))
    lie = Flow([(236, 350), (300, 346), (400, 366)], [(210, 390), (290, 396), (370, 388)])
    strokes(c, c.cover(white, soft=8), lie, 60, size=(16, 2.6), seed=12, turn=0.0, light=("#fffdf4", 0.5), dark=("#8fb4c2", 0.25))


def head(c, body):
    """Paint cheek and neck in light and shade, the green nape, the black cap."""
    patch(c, [(158, 306), (196, 318), (236, 304), (266, 316), (246, 350), (196, 360), (160, 342)], "#6c94b0", soft=9, alpha=0.7)
    patch(c, [(240, 312), (268, 300), (292, 326), (336, 342), (318, 360), (262, 352)], "#5f8aac", soft=8, alpha=0.55)
    patch(c, [(256, 250), (276, 250), (292, 310), (320, 330), (280, 350), (256, 320)], "#6f9cb0", soft=10, alpha=0.55)
    patch(c, [(128, 276), (160, 262), (204, 264), (210, 288), (176, 304), (146, 298)], "#fff6e2", soft=7, alpha=0.75)
    patch(c, NAPE, Grad((222, 250), (276, 300), "#b4d896", "#79b07c"), soft=5, alpha=0.95)
    lie = Flow([(124, 272), (170, 270), (222, 274), (258, 300)], [(170, 300), (190, 330), (180, 370)], [(230, 290), (246, 330), (280, 360)], [(150, 240), (206, 210), (256, 226)])
    strokes(c, c.cover(outline([(112, 258), (196, 205), (260, 220), (275, 300), (240, 370), (160, 350), (150, 300)])) * body, lie, 130, size=(9, 1.9), seed=5, turn=0.4, light=("#fffdf4", 0.4), dark=("#5f7f98", 0.25))
    patch(c, CAP, "#121a26", soft=1.2)
    patch(c, [(224, 246), (240, 238), (266, 240), (270, 250), (240, 252)], "#e9efd9", soft=2.2)
    patch(c, [(150, 236), (176, 216), (200, 204), (222, 201), (218, 210), (190, 222), (160, 242)], "#5d6f80", soft=5, alpha=0.85)
    patch(c, [(164, 224), (186, 210), (208, 203), (204, 208), (180, 220)], "#cbc8b8", soft=2.4, alpha=0.7)
    strokes(c, c.cover(outline(CAP)) * body, Flow([(130, 252), (196, 210), (256, 222)], [(130, 262), (200, 240), (256, 240)]), 70, size=(8, 1.5), seed=9, turn=0.1, light=("#8d9aa6", 0.35), dark=("#05080e", 0.4))


def bill(c):
    """Paint the bill on the line of the forehead, its bare lobes running up towards the eye on both sides of the feathers."""
    solid(c, JAW, ("#49542f", "#7d8848", "#a3aa62"), sun=SUN, high=0.5)
    b = solid(c, BILL, ("#586638", "#8a984e", "#c6ca7a", "#f3f0ba"), sun=SUN, high=0.7, rim=("#fffbd8", 0.6, 3))
    with c.within(b):
        c.disc(101, 265, 6.5, 2.4, "#3c4726", -0.5, edge=0)
        patch(c, [(52, 276), (70, 268), (77, 280), (72, 298), (52, 296)], "#efe6ba", soft=2)
        patch(c, [(72, 292), (112, 284), (152, 292), (152, 300), (72, 300)], "#4d5a30", soft=3, alpha=0.6)
    line(c, [(67, 293), (90, 290.5), (120, 292), (154, 298)], 2.2, "#333c1c", (0.6, 0.9))


AT, SCALE = (322, 234), 0.345


def put(points):
    """Return points of the drake where the smaller duck is; corners stay corners."""
    return [(AT[0] + (x - 58) * SCALE, AT[1] + (y - 238) * SCALE, *rest) for x, y, *rest in points]


def duck(c):
    """Paint the duck wholly in the picture: brown, barred with dark, her form in light and shade."""
    tones = ("#3a2a34", "#654638", "#9a6c46", "#d9a870")
    row = AT[1] + (434 - 238) * SCALE
    with c.within((c.y < row + 2).astype(np.float32)):
        body = solid(c, put(HEN_BODY), tones, sun=SUN, high=0.85, seed=3, bounce=("#4fa894", 0.5))
        quills = {"shade": 0.35, "lit": -1, "shaft": 0, "dusk": "#2a1d28"}
        feathers(c, fan(put([(300, 366), (330, 356)]), put([(430, 400), (450, 384)]), 3), 7, ("#33242c", "#57403a", "#a07a58"), **quills)
        h = solid(c, put(HEN_HEAD), tones, sun=SUN, high=0.85, seed=9, lost=[(*put([(284, 384)])[0], 12, 8), (*put([(220, 440)])[0], 18, 8)])
        bars(c, body, 130, [(130, 380), (260, 352), (440, 384), (440, 430), (300, 450), (130, 440)], 6)
        with c.within(h):
            patch(c, put([(166, 282), (210, 262), (246, 276), (230, 300), (180, 300)]), "#4a3430", soft=3, alpha=0.6)
        strokes(c, h, Flow(put([(110, 306), (190, 280), (246, 320)]), put([(180, 350), (160, 400)])), 60, size=(4, 1.2), seed=4, turn=0.0, spread=0.3, light=("#e6c08c", 0.4), dark=("#3c2a34", 0.45))
        solid(c, put(HEN_BILL), ("#2c3630", "#4a5648", "#7c8a70"), sun=SUN, high=0.5)
        solid(c, put(HEN_JAW), ("#3a443c", "#4d584a", "#7a8670"), sun=SUN, high=0.5)
    eye(c, *put([(166, 284)])[0], 1.9, iris="#20140f", ring="#140d10")


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


def swelling(c, crest, tones, high, seed, *, n=160, sun=0.5):
    """Paint one swell below its crest: light through its thin top, a dark heart, facets that lie along its slope.

    `tones` are of the crest, the middle and the foot, `high` is how far down they reach; return the row of the crest.
    """
    g = np.random.default_rng(seed)
    px, py = np.array(crest, float).T
    ridge = CubicSpline(px, py)
    top = ridge(c.x) + 1.2 * np.sin(c.x / 9 + seed) + 0.8 * np.sin(c.x / 4.1)
    deep = np.clip((c.y - top) / high, 0, 1)
    q = np.stack([rgb(t) for t in tones])
    at = deep**0.8 * (len(q) - 1)
    i = np.minimum(at.astype(int), len(q) - 2)
    colours = q[i] + (q[i + 1] - q[i]) * (at - i)[..., None]
    c.area(smooth(-0.8, 0.8, c.y - top).astype(np.float32), lambda *_: colours.astype(np.float32))
    t = np.sort(g.uniform(0, 1, n) ** 1.2)
    x = g.uniform(-20, 500, n)
    y = ridge(x) + 9 + t * high * 1.1
    turn = np.arctan(ridge(x, 1)) * (1 - 0.75 * t)
    kind = g.random(n)
    tone = np.where((kind < 0.5)[:, None], rgb(tones[-1]), np.where((kind < 0.9)[:, None], rgb(tones[0]), rgb("#fff0c4")))
    lit = np.where(kind < 0.9, 0.42, sun * smooth(330, 40, x))
    c.dabs(x, y, (7 + 30 * t) * g.uniform(0.5, 1.4, n), (0.8 + 3.0 * t) * g.uniform(0.5, 1.2, n), turn + g.normal(0, 0.05, n), tone, lit * g.uniform(0.4, 1, n), hard=1.6)
    return ridge


def foam(c, ridge, x0, x1, seed):
    """Break a crest between two columns: a torn lip, streaks that run down its face, windows of green between them."""
    g = np.random.default_rng(seed)
    middle, half = (x0 + x1) / 2, (x1 - x0) / 2
    x = np.linspace(x0, x1, 150)
    swell = np.sqrt(np.clip(1 - ((x - middle) / half) ** 2, 0, 1))
    torn = lambda size, turn: np.abs(wave(x, size, seed + turn, 2)) + 0.25 * np.abs(wave(x, size / 3, seed + turn + 1, 2))
    upper = ridge(x) - swell * (2 + 7 * torn(16, 1))
    fall = swell * (1.5 + 13 * torn(30, 4) ** 1.5)
    edge = lambda more: np.concatenate([np.stack([x - 1.5 * fall, ridge(x - 1.5 * fall) + fall + more], -1), np.stack([x, upper], -1)[::-1]])
    c.shape(edge(7 * swell), "#04444a", alpha=0.5, edge=0, soft=3)
    c.shape(edge(0 * swell), Grad((0, ridge(middle) - 10), (0, ridge(middle) + 24), "#fffdf0", "#e6f6ea", "#9fd8c8"), edge=0.6)
    for u in np.sort(g.uniform(-0.92, 0.92, 34)):
        start, calm = middle + half * u, 1 - u * u
        long = calm * g.uniform(16, 74)
        t = np.linspace(0, 1, 9)
        px = start - long * (0.75 * t + 0.2 * t**2)
        py = ridge(px) + 3 + long * 0.62 * t**1.3 + 2.0 * np.sin(6 * t + start)
        c.line(np.stack([px, py], -1), g.uniform(1.8, 5.5) * (0.4 + 0.6 * calm), mix("#f6fff4", "#a4dccb", g.uniform(0, 0.8)), taper=(0.9, 0.1), alpha=g.uniform(0.55, 0.95), soft=0.5)
    for u in g.uniform(-0.7, 0.7, 7):
        start = middle + half * u
        px = start + np.linspace(0, 1, 6) * g.uniform(7, 16)
        c.line(np.stack([px, ridge(px) - 3 - 9 * np.linspace(0, 1, 6) ** 1.5 * g.uniform(0.4, 1)], -1), g.uniform(2, 4), "#fbfff6", taper=(1, 0.1), alpha=0.85)


def lace(c, ridge):
    """Draw old foam drawn out into veins on the face of the near swell."""
    g = np.random.default_rng(8)
    for x in np.sort(g.uniform(150, 520, 26)):
        long, sag = g.uniform(60, 170), g.uniform(0.25, 0.6)
        t = np.linspace(0, 1, 14)
        px = x - long * t
        py = ridge(x) + 14 + g.uniform(0, 150) ** 0.9 + long * sag * t * (1.2 - 0.5 * t) + 3.2 * np.sin(7 * t + x) * t
        c.line(np.stack([px, py], -1), g.uniform(1.6, 3.6), "#b4ecd0", taper=(0.2, 0.1), alpha=g.uniform(0.2, 0.5), soft=0.4)
        px, py = px[4:10] + 3, py[4:10] + 5 + 2 * np.sin(px[4:10] / 5)
        c.line(np.stack([px, py], -1), g.uniform(1.4, 3.0), "#04404a", taper=(0.1, 0.1), alpha=0.35, soft=0.6)


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
    bird = tilted(c.lifted(afloat), 7, (270, ROW), -12)
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
