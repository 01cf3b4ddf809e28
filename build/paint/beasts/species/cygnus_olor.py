"""Mute swan: arches its wings and glides out of the reeds at dusk.

In lengths of the head with the bill (96): body on the water three and a half long; neck as long as the body, an S, thick as
a third of the head at the top and twice that at its foot; bill orange-red held down, half of the head, black at its base
with a knob on the forehead, black to the eye, black nail and cutting edge; wings arched like sails: small scapulars, two
rows of coverts, long secondaries that converge over the tail; tail pointed, a little raised; breast low and full.
"""

import numpy as np
from canvas import Grad, mix, smooth
from form import cast, eye, line, outline, patch, ribbon, solid, turned
from lake import float_on, rings, shade_near, swell, water, waterline
from nature import clouds, glints, ridge, sky
from plumage import BROAD, ROUND, Flow, fan, feather, feathers, strokes
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
SAIL = (0.5, 0.66, 0.8, 0.9, 0.98, 1.04, 1.08, 1.1, 1.1, 1.08, 1.04, 0.97, 0.86, 0.7, 0.48, 0.0)
LONG = (0.5, 0.7, 0.85, 0.94, 1.0, 1.02, 1.02, 1.0, 0.96, 0.9, 0.82, 0.7, 0.5, 0.0)
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


def rank(c, roots, tips, n, width, tones, dusk, shade, profile=SAIL, lot=0.12, edge=0.26):
    """Paint a rank of feathers from the lowest up, each with a round end and its shadow on the one below.

    `tones` are their colours at the lowest and at the highest; each runs from the dusk at its root to light at its tip.
    """
    for i, spine in enumerate(fan(roots, tips, n, bend=0.10, lot=lot)):
        t = i / (n - 1)
        wide = width[0] + (width[1] - width[0]) * t
        p = ribbon(spine, [wide * v for v in profile])
        own, (a, b) = mix(tones[0], tones[1], t), (spine[0], spine[-1])
        way = np.asarray(b) - a
        along = np.clip(((c.x - a[0]) * way[0] + (c.y - a[1]) * way[1]) / (way @ way), 0, 1)
        grow = smooth(0.10, 0.52, along)
        c.area(c.cover(p + np.array([3, 9]), soft=3.2) * grow, dusk, shade, wash=0)
        mask = c.cover(p) * grow
        c.area(mask, Grad(tuple(a + way * 0.3), tuple(b), mix(own, dusk, 0.16), own, mix(own, "#fff8ee", 0.6)))
        with c.within(mask):
            below = ribbon([np.asarray(q) + (0, 0.30 * wide) for q in spine], [wide * 0.34] * 6)
            c.shape(below, dusk, alpha=edge, edge=0, soft=2.6)


def animal(c):
    below = (c.y < ROW + 10 * np.sin(np.pi * np.clip((c.x - 108) / 310, 0, 1))).astype(np.float32)
    with c.within(below):
        solid(c, TAIL, SHADE, sun=SUN, high=0.5)
        feathers(c, fan([(380, 408), (384, 436)], [(472, 370), (446, 424)], 5), 20, ("#9a94c8", "#dccfe2", "#fff2e6"), shade=0.25, lit=-1, shaft=0)
        # far wing: a second sail behind the near one, in shade
        far = solid(c, FAR_WING, SHADE, sun=SUN, high=0.5, push=-0.06)
        rank(c, [(330, 360), (322, 310), (318, 272), (312, 250)], [(436, 352), (448, 292), (424, 226), (372, 190)], 7, (40, 44), ("#8d88c4", "#b9abd6"), "#5d58a4", 0.4)
        with c.within(far):
            patch(c, [(250, 300), (300, 230), (360, 240), (400, 330), (390, 400), (280, 400)], "#8a86c0", soft=16, alpha=0.4, mode="multiply")
        # body
        body = solid(c, BODY, WHITE, sun=SUN, high=0.8, seed=3, bounce=("#8f6fb8", 0.5), lost=((448, 398, 26, 18), (430, 426, 16, 8)))
        with c.within(body):
            patch(c, [(190, 462), (300, 470), (430, 446), (430, 530), (150, 530)], "#7d7cba", soft=12, alpha=0.5)
            patch(c, [(214, 404), (300, 404), (370, 392), (424, 376), (440, 398), (380, 420), (300, 430), (230, 428)], "#6460ac", soft=7, alpha=0.6)
            patch(c, [(214, 432), (300, 436), (390, 424), (430, 404), (440, 410), (400, 444), (320, 456), (230, 452)], "#fff4e6", soft=7, alpha=0.55)
            flank = Flow([(220, 430), (300, 460), (410, 440)], [(160, 470), (280, 490), (380, 470)])
            strokes(c, body, flank, 90, size=(20, 3.0), seed=6, turn=0.3, light=("#fff2ea", 0.4), dark=("#6f6cb0", 0.25))
        # near wing: one mass, then three ranks of round feathers, each over the one below it
        wing = solid(c, WING, WHITE, sun=SUN, high=0.6, seed=5, push=0.0)
        rank(c, [(270, 404), (282, 372), (290, 334), (300, 296), (312, 262)], [(424, 392), (450, 352), (450, 304), (430, 262), (384, 220)], 10, (29, 32), ("#b9b0da", "#fbeee8"), "#635fac", 0.5, LONG, 0.35, 0.16)
        rank(c, [(226, 404), (238, 366), (252, 326), (270, 292), (290, 266)], [(326, 402), (350, 364), (354, 320), (344, 280), (322, 248)], 8, (34, 34), ("#cfc6e2", "#fff6ee"), "#7a74b8", 0.42, SAIL, 0.3, 0.14)
        rank(c, [(208, 404), (214, 364), (228, 322), (252, 286)], [(262, 404), (280, 366), (284, 322), (280, 284)], 7, (34, 32), ("#ddd6ea", "#fffaf2"), "#8f8ac6", 0.24, SAIL, 0.3, 0.08)
        arm = solid(c, [(192, 384), (193, 340), (207, 298), (234, 260), (266, 236), (290, 238), (288, 258), (264, 292), (250, 332), (248, 372), (244, 404), (220, 412)], WHITE, sun=SUN, high=0.6, push=0.1, lost=((288, 254, 34, 26), (258, 322, 44, 34), (250, 390, 44, 34), (220, 408, 30, 20)), seed=8)
        with c.within(wing):
            patch(c, [(190, 380), (194, 330), (212, 292), (244, 258), (280, 238), (300, 246), (262, 290), (236, 340), (226, 392)], "#fff1d6", soft=12, alpha=0.5)
        lie = Flow([(200, 380), (206, 320), (250, 250)], [(210, 390), (230, 330), (270, 270)], [(216, 400), (240, 370), (256, 330)])
        strokes(c, arm, lie, 60, size=(14, 3.2), seed=6, turn=0.3, light=("#fffaf0", 0.5), dark=("#8f88c4", 0.25))
        with c.within(wing):
            patch(c, [(200, 420), (250, 396), (330, 392), (400, 380), (440, 370), (460, 420), (220, 430)], "#8f88c4", soft=12, alpha=0.35, mode="multiply")
        cast(c, [(190, 300), (214, 330), (236, 390), (226, 440), (200, 400), (184, 350)], soft=8, amount=0.45, colour="#5d5fa6")
        neck(c)
    head(c)


def neck(c):
    """Paint the neck, one with the breast."""
    mass = solid(c, NECK, WHITE, sun=SUN, high=0.8, seed=7, push=0.08, lost=((218, 400, 40, 26), (200, 460, 60, 40)), bounce=("#a78cc4", 0.5))
    with c.within(mass):
        patch(c, [(112, 430), (108, 390), (124, 330), (150, 272), (172, 216), (180, 230), (160, 290), (146, 350), (140, 430)], "#fff3d8", soft=8, alpha=0.6)
        patch(c, [(170, 190), (178, 206), (170, 236), (154, 268), (150, 250), (164, 220)], "#8482bd", soft=5, alpha=0.5)
        patch(c, [(112, 440), (150, 470), (220, 440), (240, 500), (110, 500)], "#8784bf", soft=10, alpha=0.6)
    down = Flow([(190, 160), (206, 200), (178, 280), (176, 340), (210, 390)], [(170, 210), (140, 300), (116, 380), (120, 450)], [(170, 300), (150, 380), (170, 450)])
    strokes(c, mass, down, 130, size=(11, 2.0), seed=2, turn=0.85, light=("#fffdf4", 0.5), dark=("#6668b0", 0.3))


def head(c):
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
        c.shape(outline([(106, 190), (122, 172), (138, 168), (150, 171), (158, 177), (150, 181), (142, 184), (138, 196), (136, 214), (128, 216), (124, 200)]), "#231b2c", edge=0.3)
    solid(c, [(111, 188), (109, 178), (115, 170), (124, 167), (131, 172), (128, 182), (120, 190)], ("#120e1a", "#241d30", "#453a52", "#8f7d8c"), sun=SUN, high=0.9)
    eye(c, 151, 173.5, 4.6, iris="#241611", ring="#0d0a12")


def paint(k):
    c = Sheet(k, 21)
    sky(c, ("#3b4a96", "#7d6fb8", "#d58fb0", "#ffb98c", "#ffdca0"), 270, sun=(70, 262, 260, "#fff0c0", 0.8))
    clouds(c, 20, 200, "#ffc9a8", "#8a72b4", 0.42, 210, 0.2, 6, sun=(-0.6, 1))
    ridge(c, 268, 26, 9, "#a884b8", "#8e76b4", 160, sharp=False, mist=("#ffc7a4", 0.5), foot=276)
    ridge(c, 276, 24, 17, "#7d66a8", "#5d5498", 90, sharp=False, mist=("#f4ac9c", 0.45), foot=284, peaks=((470, 44, 200),))
    c.area(smooth(277, 279, c.y).astype(np.float32), "#d79bb0", 1.0)
    c.mirror(278, smooth(277, 279, c.y), "#8c74b8", 0.72, 2.4, stretch=1.0)
    c.area((smooth(280, 620, c.y) * 0.86).astype(np.float32), Grad((0, 278), (0, 700), "#c48cb4", "#6a5fae", "#2f3580"))
    swell(c, 278, "#f8c0a8", "#3b3c8c", n=130, seed=4, alpha=0.42)
    glints(c, 282, 560, "#ffe0b4", 150, -10, 130, (4, 30), 3, 0.8)
    back = c.lifted(lambda s: reeds(s, 250, 500, 300, 210, ("#6a559c", "#8a6aa8", "#c98fae"), 44, 3))
    float_on(c, back, 300, tint="#7a68b0", dim=0.4, fade=170, amount=0.7, ripple=3)
    back.lay()
    near = c.lifted(lambda s: reeds(s, 410, 500, 350, 330, ("#37306e", "#4b3d80", "#a8709c"), 22, 11))
    float_on(c, near, 350, tint="#4b4794", dim=0.3, fade=200, amount=0.8, ripple=4)
    near.lay()
    for y, w in ((ROW + 4, 1.0),):
        line(c, [(112, y), (240, y + 26 * w), (400, y + 44), (500, y + 54)], 7, "#f0b4b4", (0.2, 1.0), 0.5)
        line(c, [(112, y + 6), (240, y + 34 * w), (400, y + 54), (500, y + 66)], 8, "#292c74", (0.2, 1.0), 0.5)
    bird = c.lifted(animal)
    float_on(c, bird, ROW + 6, tint="#7a70bc", dim=0.06, ripple=4.5, fade=360, amount=1.0, stretch=0.6)
    c.disc(400, 590, 70, 90, "#413d92", alpha=0.35, soft=34)
    g = np.random.default_rng(17)
    for n in range(20):
        t = (n + g.uniform(0, 1)) / 20
        y = 500 + 175 * t
        half = g.uniform(30, 90) * (0.6 + 0.8 * t)
        x = g.uniform(130, 400)
        tone = mix("#5a55aa", "#353588", g.uniform(0, 1))
        line(c, [(x - half, y), (x, y + g.uniform(-2, 2)), (x + half, y)], 1.8 + 4.0 * t, tone, (0.1, 0.1), 0.35 + 0.35 * t)
    c.disc(264, ROW + 14, 160, 13, "#23245e", alpha=0.6, soft=4)
    bird.lay()
    waterline(c, 108, 412, ROW - 2, bow=11, dark="#20225c", light="#ffe9d8")
    rings(c, 112, ROW - 2, (18, 36, 58), "#ffd9c8", "#3a3a8a", flat=0.16, part=(1.4, 4.6), alpha=0.6)
    swell(c, 500, "#f8c0a8", "#23276c", n=36, seed=9, alpha=0.4, top=10)
    front = c.lifted(lambda s: reeds(s, -30, 46, 730, 330, ("#1d1f52", "#2c2a66", "#7a5a90"), 16, 5, lean=0.1))
    front.lay()
    return finished(c, focus=((130, 185, 85),), share=0.6)
