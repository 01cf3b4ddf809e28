"""White-tailed eagle: lands on the sea ice, both wings thrown up, feet thrust forward, snow light from below.

In lengths of the head with its bill (66): seen from the front, breast one and three quarters wide, its shoulders one and a half
apart; each wing from its own shoulder over elbow and wrist, five and a half long, broad as a door, seven free fingers; bill half
the head and as deep as the forehead, yellow, hooked; pale buff head and neck with pointed feathers; white wedge of a tail spread
below; brown trousers, bare yellow feet, black claws. Light ice below, slate cloud above.
"""

import numpy as np
from canvas import Grad, mix, rgb, rounded, smooth
from form import cast, eye, line, outline, patch, ribbon, solid, turned
from lake import swell
from masses import Body
from nature import clouds, sky
from plumage import POINTED, ROUND, Flow, fan, feathers, strokes
from quills import rank
from sheet import Sheet, finished

SECONDARY = (0.5, 0.8, 0.95, 1.02, 1.06, 1.06, 1.0, 0.86, 0.6, 0.1)
FINGER = (0.5, 0.9, 1.12, 1.2, 1.2, 1.0, 0.7, 0.58, 0.55, 0.52, 0.46, 0.34, 0.08)
"""A primary: broad, then cut in to a narrow finger."""
COVERT = (0.5, 0.8, 0.96, 1.02, 1.0, 0.95, 0.86, 0.7, 0.44, 0.0)
SUN = (-0.6, -0.62, 0.5)
DUSK = "#2a1e30"
BROWN = ("#32242f", "#5f4031", "#9a6f45", "#dcb277")
DARK = ("#221c2b", "#40332f", "#73573f", "#b08a5c")
BUFF = ("#77593f", "#b48c58", "#e6c88e", "#fff2cd")
YELLOW = ("#a5601d", "#e09a26", "#f9c844", "#fff0a6")
NECK = [
    (126, 320), (138, 305), (156, 298), (178, 302), (196, 314), (214, 332), (224, 360), (212, 394), (190, 408), (164, 394),
    (148, 374), (134, 360), (126, 350),
]
UPPER = [(131, 318, None), (118, 314), (102, 317), (89, 326), (81, 340), (80, 359, None), (89, 348), (104, 344), (130, 346, None)]
LOWER = [(130, 344, None), (106, 344), (92, 348), (96, 353), (112, 355), (131, 355, None)]

MIDDLE = 244
JOINTS = {
    "bill tip": (182, 218), "gape": (214, 210), "eye": (222, 200), "nape": (244, 204), "left shoulder": (196, 262), "right shoulder": (292, 258), "right wrist": (386, 134),
    "right fingertip": (452, 46), "left wrist": (98, 148), "left fingertip": (24, 46), "right hind edge": (414, 306), "left hind edge": (72, 326),
    "breastbone": (240, 300), "tail tip": (254, 506), "knee": (196, 420), "foot": (166, 476),
}
TRUNK = [
    (180, 258), (200, 240), (222, 232), (246, 230), (272, 234), (294, 244), (308, 260), (304, 292), (298, 326), (288, 360), (274, 392), (258, 414), (244, 420), (230, 412),
    (212, 390), (198, 358), (188, 322), (182, 286),
]
TAIL = [(226, 396), (262, 394), (284, 430), (306, 470), (314, 488), (290, 502), (254, 508), (222, 502), (204, 490), (210, 466), (218, 430)]
THIGH = [(-20, 0), (0, -8), (20, 2), (30, 28), (28, 54), (16, 78), (2, 96), (-6, 98), (-14, 88), (-24, 62), (-28, 30)]
TOES = (((-30, 142), (-50, 138)), ((-24, 158), (-38, 174)), ((0, 158), (4, 180)), ((16, 140), (32, 146)))
"""A leg from the hip: the trousers, and the toes from their first joint to the claw."""
ARM = [
    (288, 246), (304, 232), (326, 214), (346, 196), (360, 168), (374, 142), (390, 124), (406, 122), (414, 136), (406, 164), (394, 196), (380, 228), (358, 256), (330, 280), (304, 296),
    (288, 286),
]
"""The muscle and skin of a wing from shoulder over elbow to wrist."""


def right(points):
    """Return points of the right wing where they were drawn."""
    return [(292 + 0.92 * (x - 292), 258 + 0.97 * (y - 258), *rest) for x, y, *rest in points]


def left(points):
    """Return points of the right wing where the left one is: the other side of the breastbone, a little lower."""
    return turned([(2 * MIDDLE - q[0], q[1], *q[2:]) for q in right(points)], (196, 258), -4, (0, 4))


def wing(c, put, light):
    """Paint a wing from below, spread from its own shoulder; `light` is how much of the sun reaches it."""
    tone = lambda colour: mix(mix(colour, "#2c2a44", 0.42), colour, light)
    lines = lambda a, b, n, **how: fan(put(a), put(b), n, **how)
    c.curve(put([(286, 290), (300, 240), (350, 200), (384, 140), (410, 110), (440, 120), (450, 200), (420, 280), (370, 330), (310, 350)]), tone("#4a3836"), edge=0)
    hind = lines([(300, 300), (322, 284), (350, 262), (376, 232), (396, 196)], [(306, 372), (342, 370), (392, 346), (440, 298), (474, 222)], 12, bend=0.05, lot=0.16)
    rank(c, hind, (36, 34), (tone("#6f5c5c"), tone("#86705f")), DUSK, profile=SECONDARY, shade=0.5, root=(0, 0.1), glow=0.22, under=0.34, fringe=(tone("#d8b78a"), 1.3, 0.5))
    fingers = lines([(398, 196), (408, 172), (412, 148), (404, 128)], [(486, 186), (496, 96), (470, 12), (392, -14)], 8, bend=0.07, lot=0.12)
    rank(c, fingers, (31, 24), (tone("#84705f"), tone("#665046")), DUSK, profile=FINGER, shade=0.45, root=(0, 0.1), glow=0.18, under=0.36, fringe=(tone("#e6c490"), 1.4, 0.55))
    shafts(c, fingers + hind[5:], tone("#e0c8a0"), 0.4, 1.3)
    how = {"profile": COVERT, "shade": 0.42, "glow": 0.10, "under": 0.28, "fall": (2, 5), "fringe": (tone("#b48a5e"), 0.9, 0.3)}
    rank(c, lines([(296, 292), (330, 270), (362, 240), (386, 200)], [(312, 342), (362, 322), (404, 274), (436, 206)], 11, bend=0.06, lot=0.6, seed=2), (32, 28), (tone("#4e3a38"), tone("#644a3a")), DUSK, root=(0, 0.3), **how)
    rank(c, lines([(388, 196), (402, 160), (402, 130)], [(446, 186), (450, 110), (404, 64)], 7, bend=0.06, lot=0.5, seed=3), (26, 20), (tone("#664c3c"), tone("#74553e")), DUSK, root=(0, 0.3), **how)
    arm = Body(c, (put(ARM), 0.6), soft=4)
    c.area(arm.mask, tone("#7a5638"))
    arm.light(SUN, "#4a4258", ("#f6d49c", 0.25 + 0.4 * light), steps=(-0.1, 0.3, 0.8))
    rank(c, lines([(292, 280), (330, 252), (362, 212), (384, 164)], [(306, 316), (350, 292), (390, 244), (414, 178)], 10, bend=0.05, lot=0.7, seed=4), (25, 22), (tone("#6a4a36"), tone("#7c583c")), DUSK, root=(0.15, 0.75), **how)
    rank(c, lines([(292, 262), (326, 232), (354, 196), (376, 152)], [(304, 292), (346, 264), (382, 216), (404, 158)], 9, bend=0.05, lot=0.8, seed=6), (21, 18), (tone("#7c583c"), tone("#946c46")), DUSK, root=(0.2, 0.85), **how)
    lie = Flow(put([(292, 262), (340, 230), (400, 130)]), put([(320, 250), (350, 280), (380, 310)]), put([(372, 170), (410, 190), (440, 200)]))
    strokes(c, arm.mask, lie, 90, size=(8, 2.2), seed=4, turn=0.2, light=(tone("#ecc48a"), 0.4), dark=("#20161f", 0.4))
    rank(c, [put([(398, 140), (402, 116), (404, 92), (402, 70)]), put([(404, 134), (414, 112), (420, 92), (424, 74)])], (13, 15), (tone("#5a4438"), tone("#80603f")), DUSK, profile=COVERT, shade=0.35, root=(0, 0.3), glow=0.2)
    line(c, put([(296, 238), (326, 213), (346, 195), (361, 167), (376, 140), (391, 124), (402, 121)]), 3.4, tone("#ffe2ae"), (0.3, 0.6), 0.4 + 0.4 * light, soft=1)


def tail(c):
    """Paint the white tail spread behind the legs."""
    c.shape(outline(TAIL), Grad((0, 400), (0, 506), "#8a8fa6", "#d8d8da", "#f8f2e4"), edge=0)
    feathers(c, fan([(228, 398), (262, 396)], [(206, 490), (312, 488)], 9, bend=0.0), 24, ("#b9bccc", "#f4f0e4", "#fffdf4"), lit=-1, shade=0.3, dusk="#7a7ca4", shaft=0.12, shape=ROUND, vane=0.5)
    cast(c, [(200, 396), (290, 394), (304, 440), (244, 452), (196, 440)], soft=9, amount=0.4, colour="#6c6a90")


def leg(c, hip, swing, size, seed):
    """Paint a leg swung forward at the hip: trousers of long feathers, the bare yellow shank, four toes spread, black claws."""
    low, own, light = YELLOW[:3]
    put = lambda points: turned([(hip + size * x, 352 + size * y) for x, y in points], (hip, 352), swing)
    thigh, (knee, ankle), toes = put(THIGH), put([(-4, 92), (-8, 134)]), [put(t) for t in TOES]
    for a, b in toes:
        c.shape(ribbon([ankle, a, b], (13, 12, 9)), Grad(ankle, b, own, low), edge=0)
        line(c, [(x - 1.5, y - 2.5) for x, y in (ankle, a, b)], 3.2, "#ffe896", (0.7, 0.5), 0.85)
        d = np.array(b, float) - np.array(a, float)
        d /= np.hypot(*d)
        end = np.array(b, float)
        hook = np.array((d[0] * 0.4, 1.0))
        c.shape(ribbon([end - d * 3, end + d * 6, end + d * 9 + hook * 6, end + d * 8 + hook * 13], (8, 7, 4, 0)), "#17121b", edge=0)
        line(c, [end, end + d * 6 + (0, -2)], 1.4, "#8d8794", (0.5, 0.3), 0.7)
    c.shape(ribbon([knee, ((knee[0] + ankle[0]) / 2 - 2, (knee[1] + ankle[1]) / 2), ankle], (15, 13, 16)), Grad((knee[0] - 8, 0), (knee[0] + 8, 0), light, own, low), edge=0)
    part = Body(c, (thigh, 0.8), soft=4)
    c.area(part.mask, "#5d4134")
    part.light(SUN, "#4a4258", ("#f0c88c", 0.5), steps=(-0.1, 0.25, 0.7))
    part.glow((0.1, 0.9, 0.2), "#9fb4cc", 0.5)
    (x, y), (u, v) = thigh[0], knee
    hang = fan(put([(-24, 26), (24, 26)]), put([(-20, 100), (14, 98)]), 6, lot=0.4, seed=seed)
    rank(c, hang, (14, 13), ("#573d32", "#6d4c38"), DUSK, profile=COVERT, shade=0.4, root=(0.1, 0.7), glow=0.25, under=0.25)
    strokes(c, part.mask, Flow([(x, y), (u, v)], [(x + 30, y), (u + 10, v)]), 60, size=(10, 2), seed=seed, turn=0.2, light=("#dcae72", 0.45), dark=("#2a1c28", 0.4))


def breast(c):
    """Paint the trunk: tawny breast with drop-shaped feathers, dark belly, the snow's light from below."""
    body = Body(c, (TRUNK, 0.85), soft=6)
    c.area(body.mask, Grad((0, 244), (0, 414), "#c49a64", "#8f6846", "#55392e"))
    body.light(SUN, "#4e465c", ("#ffe0a8", 0.5), steps=(-0.12, 0.25, 0.72))
    how = {"profile": COVERT, "shade": 0.26, "glow": 0.22, "under": 0.18, "fall": (1, 4), "root": (0.15, 0.9), "lot": 0.16}
    with c.within(body.mask):
        for i, (y, own) in enumerate(((388, "#4a332c"), (364, "#553c32"), (340, "#654735"), (316, "#78543a"), (294, "#8d6644"), (274, "#a87c50"))):
            wide = 54 - 3 * abs(i - 3)
            rank(c, fan([(MIDDLE - wide, y - 12), (MIDDLE, y - 4), (MIDDLE + wide, y - 14)], [(MIDDLE - wide + 6, y + 24), (MIDDLE, y + 34), (MIDDLE + wide - 4, y + 22)], 9, lot=0.9, seed=20 + i), (17, 17), (own, mix(own, "#2c2440", 0.35)), DUSK, **how)
        cast(c, [(270, 240), (310, 240), (312, 330), (300, 400), (270, 420), (280, 340)], soft=10, amount=0.5, colour="#3a3458")
    body.glow((0.0, 0.95, 0.2), "#a9bcd2", 0.5, low=0.4, high=1.0)


def animal(c):
    """Paint the eagle: wings, tail, legs, breast, head."""
    wing(c, left, 0.45)
    wing(c, right, 1.0)
    tail(c)
    leg(c, 272, -9, 0.92, 6)
    breast(c)
    leg(c, 208, 13, 1.04, 8)
    cast(c, [(196, 236), (244, 228), (292, 238), (286, 268), (244, 282), (204, 270)], soft=8, amount=0.5, colour="#4a3a50")
    head(c, (34, -122), 0.72)


def shafts(c, spines, colour, alpha, width=1.6):
    """Draw the shaft of each feather, from a quarter of its length to near its tip."""
    for spine in spines:
        p = rounded(spine, closed=False, steps=8)
        c.line(p[len(p) // 4 : -2], width, colour, taper=(1, 0.3), alpha=alpha)


def head(c, shift=(0, 0), size=1.0, turn=0.0):
    """Paint the head: flat brow, pale eye, the bill half open; drawn looking left, then turned, made smaller and shifted."""
    low = lambda points: turned(points, (206, 372), turn, shift, size)
    s = size
    spot = lambda x, y: low([(x, y)])[0]
    h = solid(c, low(NECK), BUFF, sun=SUN, high=0.8, seed=9, lost=[(*spot(x, y), wide * s, soft * s) for x, y, wide, soft in ((232, 364, 40, 26), (200, 404, 44, 26), (214, 330, 26, 20), (160, 388, 20, 10))], bounce=("#8a8fa0", 0.4))
    how = {"lit": -1, "shade": 0.25, "shadow": (1.5, 2.5, 1.6), "dusk": "#6a4a3c", "vane": 0.45, "shape": POINTED, "shaft": 0, "root": 0.4}
    for i, (r, t) in enumerate((([(196, 326), (170, 390)], [(228, 362), (200, 420)]), ([(184, 320), (156, 374)], [(216, 340), (180, 404)]), ([(168, 318), (148, 358)], [(194, 332), (166, 382)]))):
        feathers(c, fan(low(r), low(t), 6, lot=0.5, seed=30 + i), 20 * s, ("#8f6c48", "#cba36a", "#fbe6b2"), **how)
    lie = Flow(low([(134, 316), (158, 304), (190, 316), (220, 340)]), low([(132, 350), (150, 366), (176, 396)]), low([(140, 334), (170, 340), (200, 366)]))
    strokes(c, h, lie, 80, size=(7 * s, 1.8 * s), seed=5, turn=0.4, light=("#fff6da", 0.5), dark=("#6a4630", 0.35))
    gape = turned(LOWER, (130, 347), -5)
    c.shape(np.array(low([(98, 344), (132, 342), (146, 343), (130, 352), (104, 356)])), "#5a2024", edge=0)
    solid(c, low(gape), YELLOW[:3], sun=SUN, high=0.5)
    up = solid(c, low(UPPER), YELLOW, sun=SUN, high=0.7)
    with c.within(up):
        patch(c, low([(82, 362), (80, 340), (92, 340), (92, 352)]), "#6a4a24", soft=4 * s, alpha=0.6)
        patch(c, low([(96, 352), (100, 340), (130, 336), (132, 350)]), "#b06a1c", soft=4 * s, alpha=0.5)
        line(c, low([(114, 309), (112, 328), (116, 350)]), 2.4 * s, "#c47e1e", (0.8, 0.8), 0.5)
        c.disc(*spot(115, 326), 3.6 * s, 2.0 * s, "#6a3c14", 0.1, edge=0)
    line(c, low([(93, 348), (106, 345), (130, 345.5), (148, 341)]), 2.4 * s, "#7a4214", (0.5, 0.9))
    with c.within(h):
        patch(c, low([(128, 320), (142, 315), (158, 324), (152, 337), (134, 338)]), "#5a3c30", soft=3 * s, alpha=0.7)
        patch(c, low([(136, 348), (160, 346), (178, 366), (170, 396), (148, 378)]), "#8a6248", soft=8 * s, alpha=0.4)
    eye(c, *spot(145, 328), 5.4 * s, iris="#f0c850", ring="#2b1c18", glint=(-0.4, -0.1))
    c.shape(ribbon(low([(128, 321), (144, 320), (164, 328)]), (3 * s, 8 * s, 2 * s)), "#4a3028", edge=0)
    line(c, low([(128, 317), (145, 314.5), (164, 322)]), 3 * s, "#fff0c4", (0.6, 0.3), 0.9)


def ice(c):
    """Paint dark open water with a few floes, and before it the pale edge of the fast ice."""
    c.area(smooth(372, 374, c.y), Grad((0, 372), (0, 500), "#6f8796", "#46647a", "#2c4a62", "#24405a"))
    swell(c, 374, "#9db4bd", "#1d3a52", n=90, seed=4, alpha=0.5, foot=600)
    g = np.random.default_rng(3)
    for x, y, w in ((30, 384, 60), (420, 380, 70), (360, 402, 44), (90, 410, 70), (10, 440, 60), (450, 436, 70), (330, 440, 30)):
        c.shape([(x - w, y), (x - w * 0.6, y - w * 0.07), (x + w * 0.3, y - w * 0.09), (x + w, y - 1), (x + w * 0.5, y + w * 0.06), (x - w * 0.5, y + w * 0.07)], "#eef0ea", edge=0.5)
        c.line([(x - w * 0.9, y + 1), (x - w * 0.4, y + w * 0.08), (x + w * 0.5, y + w * 0.07), (x + w, y)], 2.5, "#8fb0c0", alpha=0.8)
    rim = [(-20, 520), (60, 510), (130, 520), (220, 508), (300, 516), (390, 502), (500, 510)]
    c.shape([*rounded([(x, y + 12) for x, y in rim], closed=False), (510, 730), (-20, 730)], "#7fa8b8", edge=0)
    c.shape([*rounded(rim, closed=False), (510, 730), (-20, 730)], Grad((0, 486), (0, 720), "#f4f3ec", "#fdfaf0", "#e6ebf0", "#ccd8e4"), edge=0.5)
    c.area(smooth(522, 540, c.y) * smooth(0.1, 0.6, c.noise(150, 16, 21, 3)), "#b9cadc", 0.6, wash=0)
    n = 40
    c.dabs(g.uniform(-10, 490, n), g.uniform(530, 700, n), g.uniform(20, 70, n), g.uniform(1, 4, n), g.normal(0, 0.03, n), np.where(g.random((n, 1)) < 0.5, rgb("#ffffff"), rgb("#b7c8dc")), 0.6)


def landing(c):
    """Let the bird's shade lie on the ice below it, and snow be blown up by its wings."""
    cast(c, [(120, 576), (200, 562), (300, 564), (380, 576), (340, 592), (230, 600), (140, 592)], soft=7, amount=0.55, colour="#7c90b8")
    g = np.random.default_rng(15)
    n = 150
    x = g.normal(240, 120, n)
    y = 574 - np.abs(g.normal(0, 20, n)) * (0.3 + np.abs(x - 240) / 130)
    c.dabs(x, y, g.uniform(3, 14, n), g.uniform(1, 3.4, n), (x - 240) * -0.0018, "#ffffff", 0.7)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 31)
    sky(c, ("#6f7c8e", "#8b99a8", "#b4bdc2", "#dcd6c6"), 374, sun=(-20, 340, 240, "#ffe9c4", 0.6))
    clouds(c, -60, 300, "#aab6c2", "#56647a", 0.5, 260, 0.36, 8, sun=(-1, 0.6), alpha=0.8)
    ice(c)
    landing(c)
    animal(c)
    g = np.random.default_rng(9)
    c.dabs(g.uniform(0, 480, 70), g.uniform(0, 560, 70), g.uniform(0.8, 2.4, 70), g.uniform(0.8, 2.0, 70), 0.0, "#ffffff", 0.7)
    return finished(c, focus=((220, 208, 60), (170, 490, 60)), share=0.6, vignette=0.1)
