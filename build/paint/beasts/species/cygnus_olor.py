"""Mute swan: arches its wings and leads two cygnets out of the reeds at dusk.

In lengths of the head with the bill (96): body on the water three and a half long; neck as long as the body, an S, thick as
a third of the head at the top and twice that at its foot; bill orange-red held down, half of the head, black at its base
with a knob on the forehead, black to the eye, black nail and cutting edge; wings arched like sails: a smooth arm that rises
from the wrist, coverts that melt into it, long secondaries that spread from it over the tail; tail pointed, a little raised; breast low and full.
"""

import numpy as np
from canvas import Grad, mix, smooth
from form import cast, eye, line, outline, patch, ribbon, solid
from lake import float_on, rings, swell, waterline
from nature import clouds, glints, ridge, sky
from plumage import Flow, fan, strokes
from quills import BLADE, PETAL, rank
from sheet import Sheet, finished

ROW = 470
SUN = (-0.6, -0.55, 0.58)
WHITE = ("#8d8cc6", "#d3cbe4", "#fdf3e8", "#fffcf2")
SHADE = ("#565a9e", "#8583bd", "#c9b7d4", "#f4ded6")
BODY = [
    (112, 420), (114, 392), (130, 366), (160, 350), (210, 348), (270, 352), (330, 366), (384, 382), (424, 386),
    (450, 390), (440, 416), (410, 452), (362, 484), (280, 504), (200, 504), (146, 490), (120, 460),
]
TAIL = [(350, 404), (404, 402), (442, 388), (472, 370, None), (466, 396), (446, 424), (404, 446), (360, 450)]
NECK = [
    (118, 178), (126, 158), (146, 143), (170, 140), (192, 150), (206, 172), (209, 202), (200, 236), (184, 268), (173, 300),
    (176, 336), (196, 366), (222, 390), (226, 430), (190, 476), (140, 478), (113, 446), (110, 408), (116, 368), (128, 330),
    (140, 294), (156, 258), (169, 228), (174, 204), (168, 188), (156, 182), (140, 190), (124, 196),
]
FAR_WING = [
    (236, 340), (248, 280), (276, 236), (314, 206), (350, 194), (384, 204), (412, 232), (434, 276), (442, 326), (420, 370), (380, 380), (300, 380),
]
LONG = (0.5, 0.7, 0.85, 0.94, 1.0, 1.02, 1.04, 1.04, 1.04, 1.02, 0.96, 0.86, 0.68, 0.25)
WING = [
    (194, 372), (193, 336), (208, 296), (238, 262), (276, 240), (316, 234), (346, 246), (372, 270), (392, 300), (410, 336),
    (414, 362), (390, 384), (350, 398), (300, 408), (240, 410), (206, 398),
]


def reeds(c, x0, x1, foot, high, tones, n, seed, lean=0.06, plume=True):
    """Reeds in one group: stems, bent leaves, plumes."""
    g = np.random.default_rng(seed)
    for _ in range(n):
        x = g.uniform(x0, x1)
        h = high * g.uniform(0.6, 1.05)
        w = g.uniform(1.4, 3.0)
        tone = mix(tones[0], tones[1], g.uniform(0, 1))
        tip = (x + h * lean * g.uniform(0.5, 1.8), foot - h)
        mid = (x + h * lean * 0.3, foot - h * 0.55)
        c.line([(x, foot + g.uniform(0, 6)), mid, tip], w, tone, taper=(1, 0.5), round_=True)
        for _ in range(2):
            t = g.uniform(0.25, 0.8)
            a = np.array([x + h * lean * 0.4 * t, foot - h * t])
            s = g.choice([-1, 1], p=[0.3, 0.7])
            b = a + np.array([s * h * g.uniform(0.12, 0.24), -h * g.uniform(0.02, 0.16)])
            m = (a + b) / 2 + (0, -h * 0.06)
            c.shape(ribbon([a, m, b], (w, w * 1.7, 0)), tone, edge=0)
        if plume and g.random() < 0.6:
            b = np.array(tip)
            c.shape(ribbon([b + (-1, 8), b + (3, -10), b + (12, -26)], (3, 9, 0)), mix(tone, tones[2], 0.6), edge=0)


def animal(c):
    """Paint the swan as far as the water lets it be seen."""
    below = (c.y < ROW + 10 * np.sin(np.pi * np.clip((c.x - 108) / 310, 0, 1)) + 2 * np.sin(c.x / 19)).astype(np.float32)
    with c.within(below):
        solid(c, TAIL, SHADE, sun=SUN, high=0.5)
        rank(c, fan([(380, 436), (384, 404)], [(446, 426), (474, 370)], 5), (20, 19), ("#7f7cbc", "#d9c6da"), "#4b4894", profile=BLADE, shade=0.35, glow=0.35)
        body = solid(c, BODY, WHITE, sun=SUN, high=0.8, seed=3, push=-0.06, bounce=("#8f6fb8", 0.5), lost=((448, 398, 26, 18), (430, 426, 16, 8)))
        with c.within(body):
            patch(c, [(190, 462), (300, 470), (430, 446), (430, 530), (150, 530)], "#5f60a8", soft=12, alpha=0.65)
            patch(c, [(204, 396), (300, 400), (370, 388), (424, 376), (450, 398), (400, 430), (310, 444), (220, 440)], "#504e9c", soft=9, alpha=0.7)
            patch(c, [(206, 440), (290, 450), (370, 440), (420, 418), (424, 430), (380, 456), (300, 466), (220, 460)], "#f0dfe4", soft=7, alpha=0.5)
            flank = Flow([(220, 430), (300, 460), (410, 440)], [(160, 470), (280, 490), (380, 470)])
            strokes(c, body, flank, 120, size=(16, 2.2), seed=6, turn=0.3, light=("#fff2ea", 0.4), dark=("#56549e", 0.3))
        wing(c)
        cast(c, [(190, 300), (214, 330), (240, 390), (232, 446), (200, 404), (184, 350)], soft=9, amount=0.55, colour="#5d5fa6")
        neck(c)
        patch(c, [(196, 176), (204, 206), (186, 262), (172, 310), (186, 350), (214, 392), (204, 404), (168, 370), (158, 320), (166, 280), (184, 226)], "#7f7cc0", soft=6, alpha=0.38, mode="multiply")
    head(c)


def far_wing(c):
    """Paint the far wing, a second sail of blunt quills with the afterglow on its uppermost ones."""
    solid(c, [(330 + 0.84 * (x - 330), 340 + 0.84 * (y - 340)) for x, y in FAR_WING], ("#4f4c9c", "#7f79bc", "#b99cc8", "#f0c4b8"), sun=SUN, high=0.6, edge=0.6, lost=((420, 376, 40, 16),))
    rank(c, fan([(330, 360), (322, 310), (300, 270)], [(432, 340), (438, 262), (366, 192)], 8, bend=0.12, lot=0.75, seed=3), (34, 40), ("#6f6ab4", "#f0d2cc"), "#3c3a8a", profile=LONG, shade=0.5, glow=0.35, fringe=("#ffe2c4", 1.5, 0.6), root=(0.2, 0.6), under=0.16)


def wing(c):
    """Paint the near wing: it rises from the wrist, rolls over the elbow and spreads into quills of uneven length."""
    mass = solid(c, WING, WHITE, sun=SUN, high=0.9, seed=5, push=-0.04, lost=((410, 350, 40, 10),))
    how = {"lot": 0.08, "under": 0.12, "fall": (4, 8)}
    quills = fan([(250, 404), (262, 366), (272, 326), (288, 288), (306, 262)], [(390, 404), (416, 364), (438, 306), (418, 254), (366, 218)], 12, bend=0.11, lot=0.55, seed=6)
    rank(c, quills, (26, 36), ("#9f98cc", "#f6e6e2"), "#5450a2", profile=LONG, shade=0.36, glow=0.5, root=(0.25, 0.75), **how)
    covert = fan([(228, 408), (238, 366), (252, 322), (276, 280), (292, 258)], [(330, 410), (366, 364), (372, 312), (354, 268), (326, 238)], 9, bend=0.1, lot=0.6, seed=4)
    rank(c, covert, (30, 38), ("#b4add6", "#fbf0ea"), "#6f6ab4", profile=PETAL, shade=0.3, glow=0.5, root=(0.35, 0.95), **how)
    small = fan([(210, 408), (214, 362), (228, 318), (254, 280)], [(276, 412), (300, 366), (304, 314), (296, 272)], 9, bend=0.08, lot=0.6, seed=9)
    rank(c, small, (26, 30), ("#c6bfe0", "#fff6ee"), "#8a84c4", profile=PETAL, shade=0.16, glow=0.5, root=(0.4, 1.0), **how)
    arm = solid(c, [(192, 384), (193, 340), (207, 298), (234, 260), (266, 236), (296, 234), (306, 246), (276, 280), (252, 330), (246, 372), (244, 404), (220, 412)], WHITE, sun=SUN, high=0.8, push=0.04, lost=((296, 250, 34, 30), (262, 310, 50, 44), (250, 370, 50, 44), (236, 408, 40, 30)), seed=8)
    lie = Flow([(200, 390), (204, 320), (250, 250), (310, 232)], [(212, 396), (240, 340), (300, 290), (380, 250)], [(220, 404), (280, 372), (360, 340), (440, 320)], [(230, 410), (320, 404), (420, 400)])
    strokes(c, np.maximum(arm, mass), lie, 190, size=(13, 1.8), seed=6, turn=0.25, light=("#fffaf0", 0.45), dark=("#7a74ba", 0.26))
    with c.within(c.cover(outline([(186, 400), (190, 320), (230, 240), (320, 206), (420, 220), (480, 300), (480, 430), (200, 440)]))):
        shade = np.exp(-(((c.x - 360) / 110) ** 2) - ((c.y - 400) / 62) ** 2).astype(np.float32)
        c.area(shade * np.maximum(mass, 0.9 * c.cover(outline(WING), soft=14)), "#7068b4", 0.62, "multiply", wash=0)
    with c.within(mass):
        patch(c, [(192, 350), (206, 298), (236, 258), (270, 238), (318, 232), (346, 244), (300, 254), (256, 282), (226, 324), (210, 380)], "#fff0d4", soft=9, alpha=0.7)


def neck(c):
    """Paint the neck, one with the breast."""
    mass = solid(c, NECK, WHITE, sun=SUN, high=0.8, seed=7, push=0.08, lost=((218, 400, 40, 26), (200, 460, 60, 40)), bounce=("#a78cc4", 0.5))
    with c.within(mass):
        patch(c, [(112, 430), (108, 390), (124, 330), (150, 272), (172, 216), (180, 230), (160, 290), (146, 350), (140, 430)], "#fff3d8", soft=8, alpha=0.6)
        patch(c, [(170, 190), (178, 206), (170, 236), (154, 268), (150, 250), (164, 220)], "#8482bd", soft=5, alpha=0.5)
        patch(c, [(112, 440), (150, 470), (220, 440), (240, 500), (110, 500)], "#8784bf", soft=10, alpha=0.6)
        patch(c, [(106, 430), (108, 384), (124, 326), (146, 272), (162, 246), (156, 282), (140, 336), (134, 384), (136, 440)], "#ffc08c", soft=12, alpha=0.5)
        line(c, [(160, 256), (142, 297), (129, 332), (117, 370), (112, 410), (116, 446)], 7, "#ffd29a", (0.4, 0.5), 0.8, soft=3)
    down = Flow([(190, 160), (206, 200), (178, 280), (176, 340), (210, 390)], [(170, 210), (140, 300), (116, 380), (120, 450)], [(170, 300), (150, 380), (170, 450)])
    strokes(c, mass, down, 130, size=(11, 2.0), seed=2, turn=0.85, light=("#fffdf4", 0.5), dark=("#6668b0", 0.3))


def head(c):
    """Paint the head: knob, black lores, the orange-red bill held down."""
    h = solid(c, [(112, 184), (116, 164), (132, 146), (156, 139), (180, 150), (186, 172), (174, 190), (156, 198), (138, 208), (122, 206)], WHITE, sun=SUN, high=0.8, lost=((184, 170, 24, 24), (168, 194, 14, 10)))
    # bill: black base, orange-red, black nail and edge; the knob
    bill = [(124, 178, None), (114, 186), (100, 204), (84, 222), (70, 234), (62, 242), (64, 250), (74, 250, None), (92, 240), (112, 224), (130, 212, None), (134, 196)]
    b = solid(c, bill, ("#9c2f2a", "#db5a24", "#f68a34", "#ffc27a"), sun=SUN, high=0.6)
    with c.within(b):
        c.shape(outline([(54, 236), (70, 230), (76, 240), (72, 256), (52, 256)]), "#241a26", edge=0.3)
        line(c, [(62, 251), (92, 241), (114, 224), (134, 212)], 3.4, "#2a1c28", (0.8, 0.8), 0.9)
        line(c, [(108, 198), (94, 214), (80, 228)], 3, "#ffd9a0", (0.4, 0.6), 0.7)
        c.disc(103, 209, 3.2, 1.5, "#5a1f1c", -0.8, edge=0)
    with c.within(h, b):
        c.shape(outline([(106, 190), (122, 172), (136, 169), (144, 171), (149, 175), (145, 179), (140, 184), (138, 196), (136, 214), (128, 216), (124, 200)]), "#231b2c", edge=0.3)
    solid(c, [(111, 188), (109, 178), (115, 170), (124, 167), (131, 172), (128, 182), (120, 190)], ("#120e1a", "#241d30", "#453a52", "#8f7d8c"), sun=SUN, high=0.9)
    eye(c, 152.5, 172.5, 5.0, iris="#5a3018", ring="#0d0a12")


def cygnet(c, x, y, s):
    """Paint a grey cygnet afloat at (x, y), looking left after its parent."""
    at = lambda points: [(x + u * s, y + v * s, *rest) for u, v, *rest in points]
    down = ("#332a5c", "#6a5880", "#b99c9c", "#ffdcb0")
    with c.within((c.y < y + 1.5 * np.sin((c.x - x) / 5)).astype(np.float32)):
        b = solid(c, at([(-27, 6), (-33, -8), (-25, -19), (-6, -25), (14, -26), (31, -22), (46, -23), (42, -8), (30, 6), (0, 12)]), down, sun=SUN, high=0.9, edge=1.8, bounce=("#8f6fb8", 0.5))
        wing = solid(c, at([(-14, -13), (4, -20), (22, -19), (38, -15), (24, -6), (2, -5)]), down, sun=SUN, high=0.8, edge=1.4, push=-0.04, lost=((*at([(-8, -8)])[0], 10 * s, 6),))
        h = solid(c, at([(-40, -38), (-37, -46), (-28, -50), (-18, -46), (-15, -36), (-18, -24), (-12, -14), (-20, -6), (-30, -10), (-29, -24), (-33, -31)]), down, sun=SUN, high=0.8, edge=1.2, lost=((*at([(-20, -10)])[0], 12 * s, 8),))
        lie = Flow(at([(-30, -44), (-18, -36), (-20, -14)]), at([(-26, -10), (0, -14), (36, -12)]))
        strokes(c, np.maximum(np.maximum(b, h), wing), lie, 90, size=(4 * s, 0.8 * s), seed=8, turn=0.1, light=("#ffdcc4", 0.4), dark=("#2a2858", 0.35))
        line(c, at([(-39, -40), (-36, -46), (-29, -50), (-20, -47)]), 3.4 * s, "#ffd6a8", (0.5, 0.3), 0.95, soft=0.6)
        line(c, at([(-33, -30), (-29, -20), (-31, -8)]), 2.6 * s, "#ffc89c", (0.3, 0.4), 0.8, soft=0.7)
        line(c, at([(-14, -18), (4, -24), (20, -25), (38, -23)]), 3 * s, "#ffd0a4", (0.4, 0.2), 0.9, soft=0.7)
    c.shape(outline(at([(-38, -42, None), (-44, -39), (-50, -34, None), (-44, -32.5), (-36, -33, None)])), "#241f3c", edge=0)
    eye(c, *at([(-32, -40)])[0], 1.6 * s, iris="#120e1a", ring="#120e1a")


def evening(c):
    """Paint the afterglow, far shores, and a bed of reeds that grows dark behind the wing."""
    sky(c, ("#343f8e", "#7465b4", "#d58fb0", "#ffb98c", "#ffdca0"), 270, sun=(70, 262, 260, "#fff0c0", 0.85))
    clouds(c, 20, 200, "#ffc9a8", "#8a72b4", 0.42, 210, 0.2, 6, sun=(-0.6, 1))
    ridge(c, 268, 26, 9, "#a884b8", "#8e76b4", 160, sharp=False, mist=("#ffc7a4", 0.5), foot=276)
    ridge(c, 276, 24, 17, "#7d66a8", "#5d5498", 90, sharp=False, mist=("#f4ac9c", 0.45), foot=284, peaks=((470, 44, 200),))
    c.area(smooth(277, 279, c.y).astype(np.float32), "#d79bb0", 1.0)
    c.mirror(278, smooth(277, 279, c.y), "#8c74b8", 0.72, 2.4, stretch=1.0)
    c.area((smooth(280, 620, c.y) * 0.86).astype(np.float32), Grad((0, 278), (0, 700), "#c48cb4", "#6a5fae", "#2a2f78"))
    swell(c, 278, "#f8c0a8", "#3b3c8c", n=130, seed=4, alpha=0.42)
    glints(c, 282, 560, "#ffe0b4", 150, -10, 130, (4, 30), 3, 0.85)
    for x0, x1, foot, high, tones, n, seed in (
        (230, 500, 296, 190, ("#8468a8", "#9c76ae", "#d09cb0"), 70, 3),
        (310, 510, 322, 250, ("#54448e", "#6a549c", "#b07ca4"), 80, 7),
        (384, 520, 360, 340, ("#2a2562", "#3f3476", "#8a5c94"), 66, 11),
    ):
        bed = c.lifted(lambda s: reeds(s, x0, x1, foot, high, tones, n, seed))
        float_on(c, bed, foot, tint=tones[0], dim=0.3, fade=190, amount=0.85, ripple=3.5)
        c.area(np.exp(-(((c.x - x1) / (0.5 * (x1 - x0))) ** 2) - ((c.y - foot) / 40) ** 2), tones[0], 0.6, wash=0)
        bed.lay()


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 21)
    evening(c)
    for rise, wide, tone in ((4, 7, "#f0b4b4"), (10, 8, "#292c74")):
        line(c, [(112, ROW + rise), (240, ROW + 1.1 * rise + 26), (400, ROW + 1.2 * rise + 42), (500, ROW + 1.4 * rise + 50)], wide, tone, (0.2, 1.0), 0.5)
    far, near = c.lifted(far_wing).haze("#8a78bc", 0.05), c.lifted(animal)
    bird = type(near)(c, near.rgb + far.rgb * (1 - near.alpha)[..., None], near.alpha + far.alpha * (1 - near.alpha))
    float_on(c, bird, ROW + 6, tint="#6a62b4", dim=0.16, ripple=4.0, fade=420, amount=1.0, stretch=1.5)
    g = np.random.default_rng(17)
    for n in range(24):
        t = (n + g.uniform(0, 1)) / 24
        y = 500 + 175 * t
        half = g.uniform(30, 90) * (0.6 + 0.8 * t)
        x = g.uniform(130, 400)
        tone = mix("#5a55aa", "#353588", g.uniform(0, 1))
        line(c, [(x - half, y), (x, y + g.uniform(-2, 2)), (x + half, y)], 1.4 + 2.6 * t, tone, (0.1, 0.1), 0.3 + 0.3 * t)
    c.disc(264, ROW + 14, 160, 13, "#23245e", alpha=0.6, soft=4)
    bird.lay()
    waterline(c, 108, 412, ROW - 2, bow=11, dark="#20225c", light="#ffe9d8")
    rings(c, 112, ROW - 2, (18, 36, 58), "#ffd9c8", "#3a3a8a", flat=0.16, part=(1.4, 4.6), alpha=0.6)
    swell(c, 500, "#f8c0a8", "#23276c", n=36, seed=9, alpha=0.4, top=10)
    for x, y, size in ((440, 497, 0.95), (364, 532, 1.4)):
        young = c.lifted(lambda s, x=x, y=y, size=size: cygnet(s, x, y, size))
        float_on(c, young, y + 1, tint="#3f3c90", dim=0.25, ripple=2.5, fade=110, amount=0.9, stretch=1.2)
        c.disc(x + 6, y + 2, 50 * size, 10 * size, "#3a3890", alpha=0.5, soft=7)
        c.disc(x, y + 3, 40 * size, 4 * size, "#1d1e5a", alpha=0.6, soft=2.5)
        young.lay()
        waterline(c, x - 34 * size, x + 36 * size, y - 2, bow=2.5, dark="#1a1b52", light="#ffe0cc")
        line(c, [(x - 40 * size, y + 1), (x, y + 9 * size), (x + 60 * size, y + 16 * size)], 2.6, "#f4b8b4", (0.3, 0.1), 0.6)
    front = c.lifted(lambda s: reeds(s, -30, 46, 730, 330, ("#1d1f52", "#2c2a66", "#7a5a90"), 16, 5, lean=0.1))
    front.lay()
    return finished(c, focus=((130, 185, 85),), share=0.6)
