"""Eider drake: swims ahead of his duck over clear shallows in May.

In lengths of the head with its bill (150): body two and three quarters, deep in the water, one high; the bill goes on the line of the
flat crown in one long wedge, olive, its feathered side reaches down to the nostril, two bare lobes run up to the
eye; thick short neck; black cap parted at the back, pale green nape and cheek behind it, white cheek; rosy breast;
white back, drooping cream tertials over a black flank; a round white patch before the black stern.
"""

import numpy as np
from canvas import Grad, mix, smooth
from form import cast, eye, line, outline, patch, ribbon, solid, turned
from lake import float_on, rings, swell, water, waterline
from nature import clouds, glints, sky
from plumage import POINTED, ROUND, SLIM, Flow, fan, feather, feathers, strokes
from sheet import Sheet, finished

ROW = 446
SUN = (-0.55, -0.68, 0.5)
WHITE = ("#5f8aa0", "#a7c3c8", "#f1ece0", "#fffbf0")
ROSE = ("#9a7d92", "#d6b0a6", "#f4d3bc", "#fff0e0")
BLACK = ("#0c1420", "#1b2633", "#3c4955", "#8d938f")
BODY = [
    (118, 412), (124, 384), (146, 362), (190, 350), (250, 342), (310, 338), (364, 346), (412, 366), (444, 390),
    (446, 420), (424, 448), (380, 472), (240, 482), (150, 472), (122, 444),
]
HEAD = [
    (122, 268), (140, 252), (162, 243), (186, 241), (208, 248), (224, 264), (232, 288), (238, 316), (254, 344),
    (280, 364), (270, 410), (200, 440), (140, 440), (120, 416), (124, 388), (140, 364), (148, 356), (138, 354),
    (118, 348), (102, 334), (98, 306), (110, 286),
]
BILL = [
    (134, 256, None), (114, 270), (94, 288), (74, 308), (60, 324), (58, 336), (66, 341, None), (84, 340), (104, 338), (118, 334, None),
    (110, 322), (100, 312), (98, 302), (108, 292), (124, 280), (146, 270, None),
]


def animal(c):
    bow = 7 * np.sin(np.pi * np.clip((c.x - 112) / 340, 0, 1))
    with c.within((c.y < ROW + bow).astype(np.float32)):
        # tail and stern
        feathers(c, fan([(410, 392), (410, 420)], [(472, 384), (462, 412)], 5), (18, 16), ("#0c121c", "#1f2935", "#66707a"), shade=0.3, lit=-1)
        body = solid(c, BODY, WHITE, sun=SUN, high=0.8, seed=3, bounce=("#8fd8c8", 0.5), push=0.05)
        # black flank and stern with their own light, the white patch between
        with c.within(body):
            solid(c, [(176, 436), (184, 412), (214, 400), (270, 402), (330, 404), (380, 392), (416, 370), (470, 384), (470, 430), (420, 490), (200, 500), (176, 470)], BLACK, sun=SUN, high=0.75, seed=4, bounce=("#3f9a98", 0.55), edge=1.5)
            patch(c, [(366, 412), (384, 392), (404, 394), (408, 414), (396, 436), (374, 438)], "#efece2", soft=4)
            patch(c, [(380, 432), (408, 414), (404, 440), (384, 446)], "#8fb2b8", soft=4, alpha=0.7)
            lie = Flow([(190, 420), (280, 424), (420, 430)], [(200, 460), (300, 466), (420, 450)])
            strokes(c, c.cover(outline([(184, 410), (290, 408), (440, 410), (440, 470), (190, 480)]), soft=3), lie, 80, size=(15, 2.2), seed=8, turn=0.4, light=("#7fa0aa", 0.35), dark=("#04070d", 0.4))
        # folded wing: black quills, white coverts, the drooping tertials
        feathers(c, fan([(330, 376), (346, 366)], [(436, 392), (452, 380)], 3, bend=0.05), 17, ("#0c121c", "#232d39", "#79828a"), shade=0.35, lit=-1)
        back = solid(c, [(196, 356), (240, 344), (300, 338), (350, 346), (388, 364), (398, 378), (360, 392), (300, 400), (240, 396), (200, 382)], WHITE, sun=SUN, high=0.6, seed=6, push=0.08, lost=((210, 366, 40, 24),))
        white = {"shade": 0.4, "shadow": (0, 5, 2.6), "dusk": "#5f86a4", "lit": -1, "shaft": 0, "vane": 0.35, "shape": ROUND}
        with c.within(outline([(190, 330), (420, 330), (430, 396), (320, 420), (190, 404)])):
            feathers(c, fan([(300, 366), (218, 372)], [(394, 386), (276, 404)], 5, bend=0.1), (26, 26), ("#a9c2ca", "#ece9de", "#fffdf4"), root=0.3, **white)
            feathers(c, fan([(322, 352), (230, 358)], [(398, 372), (300, 386)], 5, bend=0.1, lot=0.2), (26, 28), ("#b3c9ce", "#f3efe4", "#fffdf4"), root=0.45, **white)
            feathers(c, fan([(290, 344), (220, 350)], [(352, 358), (272, 370)], 4, bend=0.08, lot=0.2), (24, 26), ("#bfd1d4", "#f8f4ea", "#fffefa"), root=0.6, **white)
        for a, b, e, f in (((320, 366), (360, 366), (394, 382), (412, 414)), ((298, 370), (340, 372), (374, 388), (392, 420)), ((276, 374), (318, 378), (350, 394), (368, 424)), ((252, 378), (292, 384), (324, 400), (342, 424))):
            p = ribbon([a, b, e, f], (6, 18, 22, 17, 0))
            c.shape(p + np.array([3, 4]), "#24425a", alpha=0.45, edge=0, soft=2.4)
            c.shape(p, ("#fdf3dc", "#d6cdb4"), edge=0)
            line(c, [(b[0] - 10, b[1] - 6), (b[0] + 8, b[1] - 4), (e[0] + 4, e[1] - 7), (f[0] + 2, f[1] - 12)], 3, "#fffdf2", (0.4, 0.4), 0.8)
        arch = c.cover(outline([(236, 352), (330, 346), (350, 372), (320, 388), (240, 396)]), soft=8)
        strokes(c, arch, Flow([(220, 366), (290, 364), (380, 384)]), 50, size=(14, 2.6), seed=12, turn=0.0, light=("#fffdf4", 0.6), dark=("#9fc0c8", 0.4))
        head(c)


def head(c):
    cast(c, [(210, 330), (262, 352), (290, 372), (270, 400), (236, 390), (224, 350)], soft=8, amount=0.35, colour="#5f86a4")
    solid(c, [(132, 336), (104, 336), (80, 338), (68, 341), (84, 346), (108, 349), (132, 351)], ("#5f6a3c", "#8f9a52", "#b9bf74"), sun=SUN, high=0.5)
    h = solid(c, HEAD, WHITE, sun=SUN, high=0.85, seed=9, push=0.06, lost=((274, 372, 34, 26), (246, 420, 50, 26), (180, 446, 50, 20)), bounce=("#9fd8c8", 0.5))
    with c.within(h):
        # rosy breast, softly into the white neck
        patch(c, Grad_points(), Grad((0, 366), (0, 446), "#f6dccb", "#e8b9a2", "#b98a92"), soft=13, alpha=0.9)
        patch(c, [(118, 470), (180, 440), (280, 420), (300, 470)], "#8f7f9e", soft=10, alpha=0.5)
        # pale green nape, a white parting, the black cap
        patch(c, [(196, 262), (226, 262), (240, 300), (236, 326), (216, 322), (196, 306), (184, 288)], "#a9cf9a", soft=5, alpha=0.95)
        patch(c, [(160, 312), (190, 306), (206, 322), (186, 334)], "#c9dfb4", soft=7, alpha=0.7)
        patch(c, [(98, 316), (106, 296), (124, 276), (138, 244), (190, 232), (222, 250), (232, 272), (222, 280), (204, 280), (186, 286), (166, 292), (142, 296), (122, 304), (108, 316)], "#141b26", soft=1.6)
        patch(c, [(202, 262), (222, 262), (236, 276), (214, 276)], "#dfe9cf", soft=2.5)
        patch(c, [(140, 256), (164, 246), (192, 245), (186, 256), (156, 264)], "#6d7a86", soft=4, alpha=0.75)
        patch(c, [(144, 252), (166, 246), (180, 247), (160, 254)], "#b3b6b0", soft=2.5, alpha=0.7)
    lie = Flow([(110, 310), (160, 300), (210, 310), (236, 340)], [(140, 360), (132, 400), (160, 440)], [(180, 350), (170, 400), (200, 440)], [(140, 252), (190, 246), (226, 270)])
    strokes(c, h, lie, 130, size=(10, 1.9), seed=5, turn=0.6, light=("#fffdf4", 0.4), dark=("#5f7f98", 0.28))
    b = solid(c, BILL, ("#5c6a3a", "#93a052", "#c3cb78", "#eef0b4"), sun=SUN, high=0.7, rim=("#fffbd2", 0.6, 3))
    with c.within(b):
        c.disc(92, 305, 5, 2.4, "#4a5530", -0.85, edge=0)
        patch(c, [(54, 326), (66, 318), (72, 332), (64, 344), (54, 342)], "#e3dca8", soft=2)
    line(c, [(66, 341), (86, 341), (106, 338), (124, 334)], 2.2, "#4a5330", (0.6, 0.8))
    eye(c, 152, 280, 6.0, iris="#3a2218", lid="#5d6a76", ring="#05070c")


def Grad_points():
    return [(108, 420), (120, 384), (144, 372), (180, 376), (216, 386), (232, 410), (220, 450), (150, 470), (110, 450)]


def duck(c):
    """The brown duck behind him, and cut by the frame."""
    tones = ("#4f3f4c", "#7a5a48", "#a9805a", "#d9b488")
    y = 352
    with c.within((c.y < y).astype(np.float32)):
        body = solid(c, [(392, 340), (396, 322), (420, 312), (460, 308), (520, 306), (560, 330), (560, 370), (420, 372), (398, 358)], tones, sun=SUN, high=0.7)
        with c.within(body):
            feathers(c, fan([(430, 330), (520, 320)], [(440, 352), (540, 350)], 5), 22, ("#54404a", "#8a6650", "#c79f72"), shade=0.25, lit=1, shaft=0, root=0.4)
        h = solid(c, [(386, 286), (396, 272), (412, 268), (428, 276), (436, 294), (444, 320), (420, 344), (398, 340), (402, 318), (388, 308), (378, 302)], tones, sun=SUN, high=0.8, lost=((430, 336, 26, 18),))
        solid(c, [(390, 282), (376, 292), (360, 306), (356, 313), (372, 314), (386, 308), (380, 300)], ("#3f4a44", "#64705c", "#93a080"), sun=SUN, high=0.5)
    strokes(c, np.maximum(body, h), Flow([(400, 280), (430, 300), (450, 330)], [(410, 330), (480, 320)]), 90, size=(6, 2.0), seed=3, turn=0.0, spread=0.5, light=("#e6c08c", 0.45), dark=("#3c2a34", 0.45))
    eye(c, 403, 289, 2.8, iris="#20140f", ring="#140d10")


def paint(k):
    c = Sheet(k, 41)
    sky(c, ("#4aa3d8", "#8ccbe4", "#cfe9e6", "#f6f0d8"), 250, sun=(40, 30, 260, "#fffbe4", 0.4))
    clouds(c, 30, 236, "#fffaf0", "#a9c6dc", 0.5, 190, 0.4, 12, sun=(-0.8, -1))
    # a red skerry with a white beacon
    c.curve([(230, 246), (262, 232), (300, 226), (330, 214), (380, 212), (430, 222), (500, 226), (500, 256), (234, 252)], Grad((300, 210), (340, 256), "#f0b898", "#c58478"))
    c.curve([(330, 216), (380, 213), (430, 224), (420, 238), (360, 232)], "#f9d2b0", alpha=0.8)
    c.curve([(250, 246), (330, 240), (420, 244), (500, 240), (500, 256), (240, 254)], "#7d5a6a", alpha=0.75)
    c.shape([(392, 214), (396, 168), (408, 168), (412, 214)], Grad((392, 0), (412, 0), "#fffaf0", "#c9cede"))
    c.shape([(394, 190), (410, 190), (411, 200), (393, 200)], "#d24c3c")
    c.shape([(394, 168), (395, 158), (409, 158), (410, 168)], "#3c4a5c")
    c.shape([(393, 158), (402, 149), (411, 158)], "#d24c3c")
    water(c, 248, ("#b9e0d8", "#5fc0b8", "#2a9a9c", "#17808a", "#0f5f74"))
    # the bottom seen through clear water: pale sand and stones with wrack
    g = np.random.default_rng(6)
    for x, y, r in ((60, 540, 60), (180, 600, 80), (330, 560, 66), (440, 610, 80), (40, 660, 90), (270, 680, 90), (430, 520, 44), (250, 520, 40)):
        c.curve([(x - r, y), (x - r * 0.6, y - r * 0.24), (x + r * 0.1, y - r * 0.3), (x + r * 0.8, y - r * 0.16), (x + r, y + r * 0.08), (x, y + r * 0.26)], mix("#0a4252", "#2f9c92", g.choice([0.0, 0.2, 0.9])), alpha=0.55, soft=3.5)
    swell(c, 248, "#d8f4e6", "#157a84", n=60, seed=4, alpha=0.5, long=1.2, foot=440)
    glints(c, 252, 430, "#fffdf0", 60, -10, 480, (3, 22), 3, 0.65)
    for y in (500, 548, 602, 656, 700):
        x = g.uniform(-60, 60)
        for _ in range(3):
            w = g.uniform(120, 200)
            line(c, [(x, y), (x + w * 0.3, y - 7), (x + w * 0.7, y + 6), (x + w, y)], 8 + (y - 480) * 0.05, "#9fe8d4", (0.1, 0.1), 0.32)
            line(c, [(x + 10, y + 8), (x + w * 0.4, y + 2), (x + w * 0.8, y + 14)], 10, "#0c5a6c", (0.1, 0.1), 0.4)
            x += w + g.uniform(10, 60)
    hen = c.lifted(duck)
    float_on(c, hen, 353, tint="#2a9a9c", dim=0.4, fade=110, ripple=3, amount=0.75)
    hen.haze("#bfe0d4", 0.16).lay()
    waterline(c, 394, 500, 350, bow=3, dark="#0d5560", light="#f4fff6")
    for y0, w in ((ROW + 6, 1.0),):
        line(c, [(118, y0), (250, y0 + 30), (400, y0 + 46), (500, y0 + 54)], 7, "#d2f6e4", (0.2, 1.0), 0.5)
        line(c, [(118, y0 + 7), (250, y0 + 38), (400, y0 + 56), (500, y0 + 66)], 8, "#0a4a5c", (0.2, 1.0), 0.45)
    bird = c.lifted(animal)
    float_on(c, bird, ROW + 5, tint="#15808a", dim=0.36, ripple=5.0, fade=240, amount=0.85)
    c.disc(280, ROW + 10, 168, 12, "#063c4c", alpha=0.6, soft=4)
    bird.lay()
    waterline(c, 114, 446, ROW - 1, bow=8, dark="#052f3e", light="#f6fff6")
    rings(c, 118, ROW, (18, 36, 58), "#e6fff2", "#0c5666", flat=0.16, part=(1.6, 4.7), alpha=0.6)
    return finished(c, focus=((140, 295, 90), (400, 290, 40)), share=0.6)
