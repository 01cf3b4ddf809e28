"""Eider drake: rides low on a green swell before his brown duck, in the low sun of a spring morning.

In lengths of the head with its bill (160): body two and a half, deep in the water, one high; crown, forehead and bill are one
straight wedge down to the tip of the bill, which is low and long, olive, its feathered lobe reaching to the nostril; thick neck;
black cap parted at the back, pale green only on the nape; white cheek; salmon breast; the white back one smooth shape,
three cream tertials drooping over a black flank; a white patch before the black stern. The duck is brown, barred all over.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from form import cast, eye, line, outline, patch, ribbon, solid
from lake import float_on, swell, water, waterline
from nature import clouds, glints, sky
from plumage import Flow, fan, feathers, strokes
from sheet import Sheet, finished

ROW = 434
SUN = (-0.70, -0.56, 0.44)
WHITE = ("#4f7f9a", "#93b8c4", "#e9e6d8", "#fffaea", "#fffdf4")
BLACK = ("#0a111b", "#182430", "#33414c", "#84878a")
BODY = [
    (116, 418), (122, 388), (144, 366), (186, 352), (240, 344), (300, 336), (350, 340), (396, 356), (436, 376), (468, 378),
    (474, 386), (462, 404), (440, 430), (404, 456), (340, 476), (240, 484), (150, 472), (120, 446),
]
HEAD = [
    (104, 297), (126, 283), (150, 268), (174, 252), (196, 241), (216, 238), (236, 245), (250, 262), (256, 288), (258, 316), (266, 340),
    (290, 356), (284, 404), (212, 444), (140, 444), (120, 416), (126, 388), (148, 368), (160, 356), (160, 346), (146, 336), (128, 326), (110, 318),
]
BILL = [
    (150, 266, None), (128, 280), (106, 294), (84, 306), (66, 316), (58, 323), (59, 331), (66, 334, None), (84, 331), (104, 330), (130, 330), (148, 332, None),
    (134, 320), (118, 314), (108, 309), (106, 302), (114, 296), (132, 286), (150, 275, None),
]
JAW = [(66, 333, None), (84, 331), (110, 330), (146, 331, None), (140, 338), (112, 340), (86, 339)]
CAP = [
    (106, 298), (128, 282), (152, 265), (176, 249), (198, 240), (218, 237), (238, 246), (250, 264), (250, 274), (236, 276), (220, 272),
    (206, 278), (186, 286), (164, 294), (142, 302), (124, 308), (110, 306),
]
NAPE = [(206, 284), (224, 276), (248, 276), (260, 296), (262, 322), (252, 334), (236, 320), (222, 304), (208, 298)]
BREAST = [(90, 430), (104, 392), (132, 368), (166, 372), (204, 380), (232, 404), (226, 452), (150, 486), (90, 470)]
FLANK = [
    (168, 442), (182, 414), (212, 402), (264, 406), (320, 404), (366, 392), (404, 376), (436, 374), (480, 372), (480, 430), (420, 490), (200, 500),
    (168, 476),
]


def animal(c):
    """Paint the whole drake."""
    body = solid(c, BODY, WHITE, sun=SUN, high=0.95, seed=3, push=-0.05, bounce=("#7fd0b8", 0.5))
    with c.within(body):
        black_side(c)
        cast(c, [(180, 400), (264, 396), (340, 398), (390, 384), (396, 396), (330, 416), (260, 420), (184, 420)], soft=5, amount=0.5)
    lie = Flow([(230, 360), (300, 352), (380, 372)], [(200, 390), (280, 396), (360, 386)])
    back = c.cover(outline([(236, 352), (300, 342), (350, 346), (390, 366), (360, 386), (300, 394), (240, 392)]), soft=8)
    strokes(c, back, lie, 46, size=(16, 2.6), seed=12, turn=0.0, light=("#fffdf4", 0.5), dark=("#8fb4c2", 0.35))
    tertials(c)
    head(c)


def afloat(c):
    """Paint the drake as far as the water lets him be seen."""
    bow = 7 * np.sin(np.pi * np.clip((c.x - 112) / 340, 0, 1))
    with c.within((c.y < ROW + bow).astype(np.float32)):
        animal(c)


def black_side(c):
    """Paint the black flank and stern, and the white patch between them."""
    solid(c, FLANK, BLACK, sun=(-0.5, -0.75, 0.4), high=0.75, seed=4, bounce=("#2f8f86", 0.6), edge=1.5)
    patch(c, [(414, 416), (426, 404), (440, 402), (440, 412), (428, 424), (414, 428)], Grad((0, 392), (0, 436), "#f6f2e6", "#d5dcd6", "#86aeb2"), soft=2.5, alpha=0.8)
    lie = Flow([(190, 420), (280, 424), (420, 430)], [(200, 460), (300, 466), (420, 450)])
    strokes(c, c.cover(outline([(184, 412), (290, 410), (380, 404), (376, 470), (190, 480)]), soft=3), lie, 80, size=(15, 2.2), seed=8, turn=0.4, light=("#7fa0aa", 0.35), dark=("#04070d", 0.4))
    for run in ([(420, 384), (446, 382), (474, 382)], [(418, 396), (444, 394), (466, 396)], [(416, 408), (438, 408), (456, 408)]):
        line(c, run, 2.6, "#7d8a92", (0.2, 0.8), 0.55)


def tertials(c):
    """Paint the long cream tertials: one bundle that leaves the back and droops over the flank."""
    bundle = outline([(262, 366), (310, 354), (356, 350), (398, 362), (424, 388), (427, 402), (414, 406), (402, 412), (386, 414), (368, 412), (336, 400), (300, 391), (270, 386)])
    cast(c, bundle, soft=4, amount=0.55, colour="#3c5670", shift=(-2, 8))
    patch(c, bundle, Grad((0, 350), (0, 410), "#fffdf4", "#f8efda", "#e2d6b8"), soft=1.5, lost=((280, 372, 40, 12), (330, 352, 40, 8)))
    patch(c, [(250, 384), (300, 382), (344, 388), (384, 402), (404, 404), (396, 416), (360, 412), (300, 394)], "#a9bcc8", soft=5, alpha=0.55)
    runs = (
        ((316, 356), (368, 357), (408, 376), (429, 414), 19), ((296, 363), (348, 365), (390, 384), (412, 421), 20), ((276, 371), (328, 374), (370, 392), (395, 427), 21),
    )  # fmt: skip
    for a, b, e, f, wide in runs:
        p = ribbon([a, b, e, f], (2, wide * 0.8, wide, wide * 0.95, wide * 0.66, 0))
        fade = smooth(30, 90, c.x - a[0])
        with c.within(c.cover(p) * fade):
            c.shape(p, Grad((0, 356), (0, 424), "#fffdf2", "#faf1dc", "#e6d8b6"), edge=0)
            line(c, [(a[0], a[1] + 8), (b[0] - 2, b[1] + 8), (e[0] - 8, e[1] + 6), (f[0] - 4, f[1])], 4.4, "#8d9aa0", (0.2, 0.9), 0.75, soft=1.0)


def head(c):
    """Paint the wedge of the head: white cheek, salmon breast, green nape, black cap, low long bill."""
    cast(c, [(214, 340), (270, 346), (300, 366), (290, 404), (240, 400), (226, 360)], soft=9, amount=0.4, colour="#5f86a4")
    h = solid(c, HEAD, WHITE, sun=SUN, high=0.95, seed=9, push=-0.05, lost=((284, 372, 34, 26), (256, 416, 50, 26), (184, 446, 50, 20)), bounce=("#8fd4bc", 0.5))
    with c.within(h):
        patch(c, BREAST, Grad((0, 366), (0, 450), "#f7d3bb", "#eeb294", "#b97f80"), soft=12, alpha=0.95)
        patch(c, [(118, 384), (140, 370), (166, 376), (160, 394), (132, 408), (116, 408)], "#fde6d2", soft=8, alpha=0.75)
        patch(c, [(100, 470), (112, 428), (160, 424), (210, 404), (236, 390), (290, 410), (290, 480)], "#8a6f88", soft=12, alpha=0.5)
        patch(c, [(112, 424), (160, 430), (240, 420), (260, 470), (110, 470)], "#4f9a92", soft=7, alpha=0.3)
        patch(c, [(154, 346), (190, 352), (236, 340), (252, 360), (206, 376), (160, 366)], "#6f98b0", soft=8, alpha=0.6)
        patch(c, NAPE, "#8fc488", soft=4, alpha=0.95)
        patch(c, CAP, "#131b26", soft=1.2)
        patch(c, [(206, 270), (226, 262), (250, 268), (252, 277), (228, 277)], "#e9efd9", soft=2.2)
        patch(c, [(132, 280), (156, 264), (184, 248), (206, 243), (200, 252), (170, 264), (144, 282)], "#647482", soft=4, alpha=0.8)
        patch(c, [(146, 270), (168, 256), (190, 246), (186, 251), (162, 264)], "#c2c1b4", soft=2.2, alpha=0.75)
        patch(c, [(236, 300), (262, 300), (270, 344), (250, 346)], "#3f6f74", soft=7, alpha=0.4)
    lie = Flow([(110, 306), (160, 300), (210, 306), (246, 330)], [(150, 366), (134, 400), (160, 440)], [(190, 340), (180, 400), (210, 440)], [(140, 274), (196, 242), (240, 252)])
    strokes(c, h, lie, 120, size=(10, 1.9), seed=5, turn=0.6, light=("#fffdf4", 0.4), dark=("#5f7f98", 0.28))
    bill(c)
    eye(c, 164, 282, 4.6, iris="#3a2218", lid="#3d4854", ring="#05070c")


def bill(c):
    """Paint the bill, low and long on the line of the forehead, its two bare lobes running up towards the eye."""
    solid(c, JAW, ("#4c5630", "#7d8848", "#a3aa62"), sun=SUN, high=0.5)
    b = solid(c, BILL, ("#5c6a3a", "#8f9c50", "#c3c878", "#f0eeb8"), sun=SUN, high=0.7, rim=("#fffbd8", 0.6, 3))
    with c.within(b):
        c.disc(98, 305, 6, 2.2, "#434e2a", -0.5, edge=0)
        patch(c, [(52, 320), (66, 312), (74, 322), (68, 338), (54, 334)], "#e9e2b4", soft=2)
        patch(c, [(70, 330), (110, 324), (148, 330), (148, 338), (70, 338)], "#4d5a30", soft=2.5, alpha=0.6)
    line(c, [(64, 333.5), (86, 331), (116, 331), (146, 333)], 2.0, "#39421f", (0.6, 0.9))


AT, SCALE = (322, 234), 0.345


def put(points):
    """Return points of the drake where the smaller duck is; corners stay corners."""
    return [(AT[0] + (x - 58) * SCALE, AT[1] + (y - 238) * SCALE, *rest) for x, y, *rest in points]


def duck(c):
    """Paint the duck wholly in the picture: brown, barred with dark, her form in light and shade."""
    tones = ("#3a2a34", "#654638", "#9a6c46", "#d9a870")
    row = AT[1] + (ROW - 238) * SCALE
    with c.within((c.y < row + 2).astype(np.float32)):
        body = solid(c, put(BODY), tones, sun=SUN, high=0.85, seed=3, bounce=("#4fa894", 0.5))
        quills = {"shade": 0.35, "lit": -1, "shaft": 0, "dusk": "#2a1d28"}
        feathers(c, fan(put([(300, 366), (330, 356)]), put([(430, 400), (450, 384)]), 3), 7, ("#33242c", "#57403a", "#a07a58"), **quills)
        h = solid(c, put(HEAD), tones, sun=SUN, high=0.85, seed=9, lost=[(*put([(284, 384)])[0], 12, 8), (*put([(220, 440)])[0], 18, 8)])
        bars(c, body, 130, [(130, 380), (260, 352), (440, 384), (440, 430), (300, 450), (130, 440)], 6)
        with c.within(h):
            patch(c, put([(166, 282), (210, 262), (246, 276), (230, 300), (180, 300)]), "#4a3430", soft=3, alpha=0.6)
        strokes(c, h, Flow(put([(110, 306), (190, 280), (246, 320)]), put([(180, 350), (160, 400)])), 60, size=(4, 1.2), seed=4, turn=0.0, spread=0.3, light=("#e6c08c", 0.4), dark=("#3c2a34", 0.45))
        solid(c, put(BILL), ("#3a443c", "#5f6a58", "#94a084"), sun=SUN, high=0.5)
        solid(c, put(JAW), ("#3a443c", "#4d584a", "#7a8670"), sun=SUN, high=0.5)
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


def wave(c, crest, deep, lit, foot, edge):
    """Paint one swell: its lit crest, green light through its top, its dark foot."""
    top = min(y for _, y in crest)
    p = [*outline([*crest, (520, crest[-1][1] + 40, None), (520, 760, None), (-40, 760, None), (-40, crest[0][1] + 40, None)])]
    c.shape(p, Grad((0, top), (0, foot), lit, deep, mix(deep, "#04222e", 0.45)), edge=0, soft=1.2)
    line(c, [(x, y + 2) for x, y in crest], 7, edge, (0.1, 0.7), 0.5, soft=1.6)


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
    """Raise a small wave before the breast, whose two arms run back beside the body."""
    for run, wide, colour, alpha in (
        ([(96, ROW + 4), (112, ROW + 10), (170, ROW + 19), (260, ROW + 26), (380, ROW + 26)], 9, "#06454a", 0.55),
        ([(92, ROW), (104, ROW + 6), (160, ROW + 15), (250, ROW + 22), (360, ROW + 23)], 4.6, "#d8f7e4", 0.85),
        ([(92, ROW), (100, ROW - 6), (112, ROW - 8), (122, ROW - 4)], 3.0, "#c9f0dc", 0.5),
        ([(70, ROW + 8), (90, ROW + 16), (150, ROW + 30), (240, ROW + 42)], 2.6, "#8fdcc0", 0.6),
    ):
        line(c, run, wide, colour, (0.5, 0.1), alpha, soft=0.8)
    g = np.random.default_rng(57)
    x = 96 + 60 * g.random(16) ** 1.6
    c.dabs(x, ROW + 2 + (x - 96) * 0.2 + g.normal(0, 2, 16), g.uniform(2, 7, 16), g.uniform(0.8, 1.8, 16), 0.2, "#fbfff6", 0.85)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 41)
    place(c)
    hen, row = c.lifted(duck), AT[1] + (ROW - 238) * SCALE
    float_on(c, hen, row + 1, tint="#2a8a80", dim=0.45, fade=60, ripple=2, amount=0.8)
    hen.haze("#e0d8b0", 0.08).lay()
    waterline(c, AT[0] + 18, AT[0] + 142, row, bow=2, dark="#0c4c50", light="#f4fff0", amount=0.8)
    wave(c, [(-40, 352), (60, 338), (180, 330), (300, 336), (400, 352), (520, 344)], "#0f6f68", "#4fb496", 520, "#c9f0cc")
    swell(c, 344, "#8fdcb8", "#0b5a5a", n=46, seed=14, alpha=0.4, long=0.8, foot=560)
    bird = c.lifted(afloat)
    float_on(c, bird, ROW + 1, tint="#0d5a58", dim=0.42, ripple=3.2, fade=190, amount=0.95, stretch=1.25)
    broken(c)
    bird.lay()
    waterline(c, 114, 452, ROW - 1, bow=8, dark="#03262e", light="#f6fff0")
    bow_wave(c)
    wave(c, [(-40, 602), (60, 588), (170, 584), (290, 596), (400, 612), (520, 604)], "#0a5256", "#2f9484", 720, "#a3e0c0")
    swell(c, 596, "#6fc8ac", "#07393f", n=30, seed=24, alpha=0.4, long=0.8)
    return finished(c, focus=((150, 295, 90), (372, 262, 50)), share=0.55)
