"""Mute swan: arches its wings and leads two cygnets out of the dark reeds before sunrise, all the light on its white.

In lengths of the head with the bill (96): body on the water three and a half long; neck as long as the body, an S, thick as
a third of the head at the top and twice that at its foot; bill orange-red held down, half of the head, black at its base
with a knob on the forehead, black to the eye, black nail and cutting edge; wings arched like sails: a smooth arm that rises
from the wrist, coverts that melt into it, long secondaries that spread from it over the tail; tail pointed, a little raised; breast low and full.
"""

import numpy as np
from canvas import mix, smooth
from form import cast, eye, line, outline, patch, ribbon, solid
from lake import float_on, rings, swell, water, waterline
from masses import Body
from nature import glints, sky
from plumage import Flow, fan, strokes
from quills import BLADE, PETAL, rank
from sheet import Sheet, finished

ROW = 470
JOINTS = {
    "bill tip": (101, 198), "bill base": (149, 162), "eye": (165, 145), "crown": (168, 123), "nape": (196, 138), "neck middle": (177, 238), "neck foot": (160, 400),
    "neck front": (157, 233), "neck back": (190, 238), "breast": (112, 420), "tail tip": (466, 374), "back": (300, 360), "waterline": (300, 470),
}
SUN = (-0.6, -0.55, 0.58)
WHITE = ("#9bb3b8", "#d1dbde", "#faf6eb", "#fffcf2")
SHADE = ("#68868c", "#92a9ae", "#bec9cd", "#f0eada")
BODY = [
    (112, 420), (114, 392), (130, 366), (160, 350), (210, 348), (270, 352), (330, 366), (384, 382), (424, 386),
    (450, 390), (440, 416), (410, 452), (362, 484), (280, 504), (200, 504), (146, 490), (120, 460),
]
TAIL = [(350, 404), (404, 402), (442, 388), (472, 370, None), (466, 396), (446, 424), (404, 446), (360, 450)]
NECK = [
    (140.2, 149.4), (145.9, 135), (160.3, 124.2), (177.6, 122), (193.4, 129.2), (203.5, 145), (205.7, 166.6), (201.3, 201.7), (185.2, 246.5), (173.5, 290.1),
    (176.1, 335.1), (196, 366), (222, 390), (226, 430), (190, 476), (140, 478), (113, 446), (110, 408), (116, 368), (128.1, 328.1),
    (140.7, 282), (157.4, 232.9), (173.3, 190.7), (180.4, 168.1), (176.2, 156.6), (167.5, 152.2), (156, 158), (144.5, 162.3),
]
FAR_WING = [
    (236, 340), (248, 280), (276, 236), (314, 206), (350, 194), (384, 204), (412, 232), (434, 276), (442, 326), (420, 370), (380, 380), (300, 380),
]
HEAD = [(135.8, 153.7), (138.7, 139.3), (150.2, 126.3), (167.5, 121.3), (184.8, 129.2), (192, 145), (181.9, 159.4), (167.5, 163.8), (154.6, 171), (143, 169.5)]
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
        rank(c, fan([(380, 436), (384, 404)], [(446, 426), (474, 370)], 5), (20, 19), ("#8ca6ac", "#cbd2d5"), "#5b7a81", profile=BLADE, shade=0.35, glow=0.35)
        body = solid(c, BODY, WHITE, sun=SUN, high=0.8, seed=3, push=-0.06, bounce=("#819da6", 0.5), lost=((448, 398, 26, 18), (430, 426, 16, 8)))
        with c.within(body):
            patch(c, [(190, 462), (300, 470), (430, 446), (430, 530), (150, 530)], "#719096", soft=12, alpha=0.65)
            patch(c, [(204, 396), (300, 400), (370, 388), (424, 376), (450, 398), (400, 430), (310, 444), (220, 440)], "#628289", soft=9, alpha=0.7)
            patch(c, [(206, 440), (290, 450), (370, 440), (420, 418), (424, 430), (380, 456), (300, 466), (220, 460)], "#e3e8ec", soft=7, alpha=0.5)
            flank = Flow([(220, 430), (300, 460), (410, 440)], [(160, 470), (280, 490), (380, 470)])
            strokes(c, body, flank, 120, size=(16, 2.2), seed=6, turn=0.3, light=("#fcf8ed", 0.4), dark=("#66858b", 0.3))
        wing(c)
        cast(c, [(190, 300), (214, 330), (240, 390), (232, 446), (200, 404), (184, 350)], soft=9, amount=0.55, colour="#6f8e94")
        neck(c)
        patch(c, [(196, 176), (204, 206), (186, 262), (172, 310), (186, 350), (214, 392), (204, 404), (168, 370), (158, 320), (166, 280), (184, 226)], "#8da9af", soft=6, alpha=0.38, mode="multiply")
    head(c)


def far_wing(c):
    """Paint the far wing, a second sail of blunt quills with the afterglow on its uppermost ones."""
    solid(c, [(330 + 0.84 * (x - 330), 340 + 0.84 * (y - 340)) for x, y in FAR_WING], ("#608188", "#8aa5ab", "#a7b7bd", "#e8ddc0"), sun=SUN, high=0.6, edge=0.6, lost=((420, 376, 40, 16),))
    rank(c, fan([(330, 360), (322, 310), (300, 270)], [(432, 340), (438, 262), (366, 192)], 8, bend=0.12, lot=0.75, seed=3), (34, 40), ("#7c9ba2", "#ebe4d1"), "#4e6f76", profile=LONG, shade=0.5, glow=0.35, fringe=("#f6ebcd", 1.5, 0.6), root=(0.2, 0.6), under=0.16)


def wing(c):
    """Paint the near wing: it rises from the wrist, rolls over the elbow and spreads into quills of uneven length."""
    mass = solid(c, WING, WHITE, sun=SUN, high=0.9, seed=5, push=-0.04, lost=((410, 350, 40, 10),))
    how = {"lot": 0.08, "under": 0.12, "fall": (4, 8)}
    quills = fan([(250, 404), (262, 366), (272, 326), (288, 288), (306, 262)], [(390, 404), (416, 364), (438, 306), (418, 254), (366, 218)], 12, bend=0.11, lot=0.55, seed=6)
    rank(c, quills, (26, 36), ("#a5babf", "#f3efe5"), "#64868e", profile=LONG, shade=0.36, glow=0.5, root=(0.25, 0.75), **how)
    covert = fan([(228, 408), (238, 366), (252, 322), (276, 280), (292, 258)], [(330, 410), (366, 364), (372, 312), (354, 268), (326, 238)], 9, bend=0.1, lot=0.6, seed=4)
    rank(c, covert, (30, 38), ("#b7c8cc", "#f8f5ed"), "#7c9ba2", profile=PETAL, shade=0.3, glow=0.5, root=(0.35, 0.95), **how)
    small = fan([(210, 408), (214, 362), (228, 318), (254, 280)], [(276, 412), (300, 366), (304, 314), (296, 272)], 9, bend=0.08, lot=0.6, seed=9)
    rank(c, small, (26, 30), ("#c7d4d8", "#fcf9f1"), "#94aeb4", profile=PETAL, shade=0.16, glow=0.5, root=(0.4, 1.0), **how)
    arm = solid(c, [(192, 384), (193, 340), (207, 298), (234, 260), (266, 236), (296, 234), (306, 246), (276, 280), (252, 330), (246, 372), (244, 404), (220, 412)], WHITE, sun=SUN, high=0.8, push=0.04, lost=((296, 250, 34, 30), (262, 310, 50, 44), (250, 370, 50, 44), (236, 408, 40, 30)), seed=8)
    lie = Flow([(200, 390), (204, 320), (250, 250), (310, 232)], [(212, 396), (240, 340), (300, 290), (380, 250)], [(220, 404), (280, 372), (360, 340), (440, 320)], [(230, 410), (320, 404), (420, 400)])
    strokes(c, np.maximum(arm, mass), lie, 190, size=(13, 1.8), seed=6, turn=0.25, light=("#fffaf0", 0.45), dark=("#86a2a8", 0.26))
    with c.within(c.cover(outline([(186, 400), (190, 320), (230, 240), (320, 206), (420, 220), (480, 300), (480, 430), (200, 440)]))):
        shade = np.exp(-(((c.x - 360) / 110) ** 2) - ((c.y - 400) / 62) ** 2).astype(np.float32)
        c.area(shade * np.maximum(mass, 0.9 * c.cover(outline(WING), soft=14)), "#7b9aa1", 0.62, "multiply", wash=0)
    with c.within(mass):
        patch(c, [(192, 350), (206, 298), (236, 258), (270, 238), (318, 232), (346, 244), (300, 254), (256, 282), (226, 324), (210, 380)], "#fff0d4", soft=9, alpha=0.7)


def neck(c):
    """Paint the neck, round from every side and one with the breast."""
    mass = Body(c, (NECK, 0.9), (HEAD, 0.8), soft=8, smoothing=3.2)
    c.area(mass.mask, "#f8f3e8")
    mass.light(SUN, "#8fa9b6", ("#fffdf2", 0.7), steps=(-0.3, 0.16, 0.66), edge=0.26)
    mass.glow((0.75, 0.3, 0.2), "#86a4ae", 0.45, low=0.35, high=1.0)
    mass.glow((-0.9, -0.3, 0.1), "#fff4d0", 0.8, low=0.5, high=0.9, deep=7)
    with c.within(mass.mask):
        patch(c, [(108, 452), (150, 474), (220, 440), (240, 500), (110, 500)], "#6f909c", soft=10, alpha=0.55)
        patch(c, [(206, 372), (236, 380), (240, 460), (206, 480), (196, 430)], "#9fb6bd", soft=14, alpha=0.6)
    down = Flow([(190, 140), (200, 180), (178, 270), (176, 340), (210, 390)], [(176, 190), (142, 300), (116, 380), (120, 450)], [(170, 300), (150, 380), (170, 450)])
    strokes(c, mass.mask, down, 90, size=(11, 1.8), seed=2, turn=0.6, light=("#fffdf4", 0.3), dark=("#7f9aa6", 0.16))


def head(c):
    """Paint the head: knob, black lores, the orange-red bill held down."""
    h = c.cover(outline(HEAD))
    # bill: black base, orange-red, black nail and edge; the knob
    bill = [(144.5, 149.4, None), (137.3, 155.1), (127.2, 168.1), (115.7, 181), (105.6, 189.7), (99.8, 195.4), (101.3, 201.2), (108.5, 201.2, None), (121.4, 194), (135.8, 182.5), (148.8, 173.8, None), (151.7, 162.3)]
    b = solid(c, bill, ("#9c2f2a", "#db5a24", "#f68a34", "#ffc27a"), sun=SUN, high=0.6)
    with c.within(b):
        c.shape(outline([(94.1, 191.1), (105.6, 186.8), (109.9, 194), (107, 205.5), (92.6, 205.5)]), "#241a26", edge=0.3)
        line(c, [(99.8, 201.9), (121.4, 194.7), (137.3, 182.5), (151.7, 173.8)], 3.4, "#2a1c28", (0.8, 0.8), 0.9)
        line(c, [(133, 163.8), (122.9, 175.3), (112.8, 185.4)], 3, "#ffd9a0", (0.4, 0.6), 0.7)
        c.disc(129.4, 171.7, 2.4, 1.2, "#5a1f1c", -0.8, edge=0)
    with c.within(h, b):
        c.shape(outline([(131.5, 158), (143, 145), (153.1, 142.9), (158.9, 144.3), (162.5, 147.2), (159.6, 150.1), (156, 153.7), (154.6, 162.3), (153.1, 175.3), (147.4, 176.7), (144.5, 165.2)]), "#1f2628", edge=0.3)
    solid(c, [(135.1, 156.6), (133.7, 149.4), (138, 143.6), (144.5, 141.4), (149.5, 145), (147.4, 152.2), (141.6, 158)], ("#111617", "#22292b", "#40494c", "#82888a"), sun=SUN, high=0.9)
    eye(c, 165, 145.4, 3.9, iris="#5a3018", ring="#0c0f10")


def cygnet(c, x, y, s):
    """Paint a grey cygnet afloat at (x, y), looking left after its parent."""
    at = lambda points: [(x + u * s, y + v * s, *rest) for u, v, *rest in points]
    down = ("#34393e", "#67665f", "#a29a88", "#ecdcb8")
    with c.within((c.y < y + 1.5 * np.sin((c.x - x) / 5)).astype(np.float32)):
        b = solid(c, at([(-27, 6), (-33, -8), (-25, -19), (-6, -25), (14, -26), (31, -22), (46, -23), (42, -8), (30, 6), (0, 12)]), down, sun=SUN, high=0.9, edge=1.8, bounce=("#819da6", 0.5))
        wing = solid(c, at([(-14, -13), (4, -20), (22, -19), (38, -15), (24, -6), (2, -5)]), down, sun=SUN, high=0.8, edge=1.4, push=-0.04, lost=((*at([(-8, -8)])[0], 10 * s, 6),))
        h = solid(c, at([(-40, -38), (-37, -46), (-28, -50), (-18, -46), (-15, -36), (-18, -24), (-12, -14), (-20, -6), (-30, -10), (-29, -24), (-33, -31)]), down, sun=SUN, high=0.8, edge=1.2, lost=((*at([(-20, -10)])[0], 12 * s, 8),))
        lie = Flow(at([(-30, -44), (-18, -36), (-20, -14)]), at([(-26, -10), (0, -14), (36, -12)]))
        strokes(c, np.maximum(np.maximum(b, h), wing), lie, 90, size=(4 * s, 0.8 * s), seed=8, turn=0.1, light=("#f6ebcd", 0.4), dark=("#34484c", 0.35))
        line(c, at([(-39, -40), (-36, -46), (-29, -50), (-20, -47)]), 3.4 * s, "#f2e2b5", (0.5, 0.3), 0.95, soft=0.6)
        line(c, at([(-33, -30), (-29, -20), (-31, -8)]), 2.6 * s, "#f0deab", (0.3, 0.4), 0.8, soft=0.7)
        line(c, at([(-14, -18), (4, -24), (20, -25), (38, -23)]), 3 * s, "#f1e0b2", (0.4, 0.2), 0.9, soft=0.7)
    c.shape(outline(at([(-38, -42, None), (-44, -39), (-50, -34, None), (-44, -32.5), (-36, -33, None)])), "#263235", edge=0)
    eye(c, *at([(-32, -40)])[0], 1.6 * s, iris="#111617", ring="#111617")


def dawn(c):
    """Paint a bay before sunrise: dark reeds all round, the sky a pale slit, the water still and deep."""
    sky(c, ("#55706e", "#86998a", "#c3c29e", "#f0e0b0"), 270, sun=(40, 262, 200, "#fff0c8", 0.6))
    water(c, 276, ("#9fae90", "#4f716a", "#2c5252", "#1d4246", "#17363e"))
    c.mirror(278, smooth(277, 279, c.y) * smooth(420, 300, c.y), "#6f8c7c", 0.5, 2.4)
    swell(c, 278, "#d8d4aa", "#1a3c42", n=130, seed=4, alpha=0.42)
    glints(c, 282, 560, "#fff0c8", 110, -10, 110, (4, 30), 3, 0.8)
    for x0, x1, foot, high, tones, n, seed in (
        (-20, 500, 288, 150, ("#7f9482", "#8fa288", "#c3c098"), 120, 3),
        (150, 510, 304, 230, ("#45615a", "#567264", "#9aa074"), 130, 7),
        (300, 520, 340, 330, ("#17322f", "#28463c", "#66724c"), 90, 11),
    ):
        bed = c.lifted(lambda s: reeds(s, x0, x1, foot, high, tones, n, seed))
        float_on(c, bed, foot, tint=tones[0], dim=0.3, fade=190, amount=0.85, ripple=3.5)
        c.area(np.exp(-(((c.x - x1) / (0.5 * (x1 - x0))) ** 2) - ((c.y - foot) / 40) ** 2), tones[0], 0.6, wash=0)
        bed.lay()


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 21)
    dawn(c)
    for rise, wide, tone in ((4, 7, "#e7dcbd"), (10, 8, "#3c5b61")):
        line(c, [(112, ROW + rise), (240, ROW + 1.1 * rise + 26), (400, ROW + 1.2 * rise + 42), (500, ROW + 1.4 * rise + 50)], wide, tone, (0.2, 1.0), 0.5)
    far, near = c.lifted(far_wing).haze("#89a4ab", 0.05), c.lifted(animal)
    bird = type(near)(c, near.rgb + far.rgb * (1 - near.alpha)[..., None], near.alpha + far.alpha * (1 - near.alpha))
    float_on(c, bird, ROW + 6, tint="#7798a0", dim=0.16, ripple=4.0, fade=420, amount=1.0, stretch=1.5)
    g = np.random.default_rng(17)
    for n in range(24):
        t = (n + g.uniform(0, 1)) / 24
        y = 500 + 175 * t
        half = g.uniform(30, 90) * (0.6 + 0.8 * t)
        x = g.uniform(130, 400)
        tone = mix("#6a8d95", "#4a6c73", g.uniform(0, 1))
        line(c, [(x - half, y), (x, y + g.uniform(-2, 2)), (x + half, y)], 1.4 + 2.6 * t, tone, (0.1, 0.1), 0.3 + 0.3 * t)
    c.disc(264, ROW + 14, 160, 13, "#324a4f", alpha=0.6, soft=4)
    bird.lay()
    waterline(c, 108, 412, ROW - 2, bow=11, dark="#2f484d", light="#f9f2de")
    rings(c, 112, ROW - 2, (18, 36, 58), "#f7ecd0", "#4e6f76", flat=0.16, part=(1.4, 4.6), alpha=0.6)
    swell(c, 500, "#ecddb4", "#35545a", n=36, seed=9, alpha=0.4, top=10)
    for x, y, size in ((424, 502, 0.95), (330, 534, 1.3)):
        young = c.lifted(lambda s, x=x, y=y, size=size: cygnet(s, x, y, size))
        float_on(c, young, y + 1, tint="#51747b", dim=0.25, ripple=2.5, fade=110, amount=0.9, stretch=1.2)
        c.disc(x + 6, y + 2, 50 * size, 10 * size, "#4e727a", alpha=0.5, soft=7)
        c.disc(x, y + 3, 40 * size, 4 * size, "#2c464b", alpha=0.6, soft=2.5)
        young.lay()
        waterline(c, x - 34 * size, x + 36 * size, y - 2, bow=2.5, dark="#283f44", light="#f7eed4")
        line(c, [(x - 40 * size, y + 1), (x, y + 9 * size), (x + 60 * size, y + 16 * size)], 2.6, "#eadebe", (0.3, 0.1), 0.6)
    return finished(c, focus=((150, 158, 66),), share=0.6)
