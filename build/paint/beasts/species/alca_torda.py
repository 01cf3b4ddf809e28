"""Razorbill: brings sprats home to its chick, on a granite ledge in the morning.

In lengths of the head without bill (92): five from crown to tail, upright at 62 degrees; body two deep; bill 0.65
long and 0.48 deep, its ridge in line with the forehead, then bent down like a razor, the gape straight; one white
bar across it, one white line from its base to the eye; flat crown, thick neck, full breast, deepest at two fifths;
black above and to the throat, the white of the breast runs up to a point; narrow wing whose secondaries end in
one white line; pointed tail that nearly touches the rock; feet far back, webbed, the heels on the rock.
"""

import numpy as np
from canvas import Grad, mix, rgb, ring, smooth
from form import cast, eye, line, outline, patch, ribbon, solid, turned
from lake import swell, water
from nature import clouds, glints, sky
from plumage import Flow, fan, feather, feathers, strokes
from sheet import Sheet, finished

HEAD = [
    (171, 131), (184, 121), (206, 114), (230, 115), (250, 124), (267, 141), (280, 170), (294, 204), (304, 246),
    (280, 288), (236, 288), (204, 266), (186, 240), (184, 222), (182, 206), (174, 194), (164, 187), (166, 160),
]
UPPER = [
    (174, 129, None), (158, 131), (142, 135), (127, 143), (115, 156), (110, 176, None), (120, 170), (140, 167),
    (176, 167, None), (178, 148),
]
LOWER = [
    (176, 166, None), (140, 167), (120, 170), (112, 175, None), (122, 183), (138, 189), (156, 188), (170, 189, None),
]
BODY = [
    (188, 220), (181, 242), (170, 268), (164, 300), (167, 338), (178, 384), (194, 428), (216, 468), (242, 500),
    (268, 520), (308, 526), (350, 522), (378, 504), (384, 464), (376, 406), (360, 344), (338, 284), (312, 230),
    (290, 192), (240, 190),
]
TAIL = [(348, 466), (384, 466), (410, 506), (436, 553, None), (404, 546), (372, 532), (346, 512)]
WING = [
    (246, 270), (254, 246), (280, 234), (308, 246), (335, 286), (358, 342), (376, 402), (391, 460), (404, 528, None),
    (374, 502), (342, 470), (310, 434), (280, 394), (258, 350), (245, 306),
]
TILT = lambda points: turned(points, (262, 196), -11, (-4, 4))
HEAD = TILT(HEAD[:9]) + HEAD[9:14] + TILT(HEAD[14:])
UPPER, LOWER = TILT(UPPER), TILT(LOWER)
BLACK = ("#0f1220", "#242a3a", "#454b59", "#8c857c")
WHITE = ("#7382ad", "#b3bcd2", "#efe7da", "#fffaec")
FEATHER = {"shade": 0.22, "shadow": (-1.5, 1.5, 1.5), "lit": 1, "shaft": 0}
SUN = (-0.62, -0.6, 0.5)


def foot(c, x, y, tones):
    """A webbed foot seen from the side: heel on the rock, three toes forward."""
    low, own, light = tones
    c.shape(ribbon([(x + 34, y - 40), (x + 30, y - 18), (x + 22, y - 3)], (20, 15, 13)), own, edge=0)
    c.shape(outline([(x + 30, y - 8), (x + 8, y - 12), (x - 24, y - 5), (x - 52, y + 3), (x - 36, y + 8), (x - 8, y + 10), (x + 22, y + 8)]), low, edge=0)
    for ex, ey, w in ((-52, 2, 8), (-40, 9, 9), (-10, 13, 9)):
        c.shape(ribbon([(x + 24, y - 4), (x + (ex + 22) / 2, y - 6 + ey / 3), (x + ex, y + ey)], (w, w, w * 0.7, 2)), own, edge=0)
        line(c, [(x + 18, y - 6), (x + (ex + 22) / 2 - 2, y - 9 + ey / 3), (x + ex + 5, y + ey - 3)], 2.2, light, alpha=0.8)


def sprat(c, points, wide, shade=0.0):
    """A limp sprat, its head at the first point."""
    body = ribbon(points, [wide * s for s in (0.14, 0.66, 0.9, 1, 1, 0.94, 0.76, 0.5, 0.3, 0.22)])
    tone = lambda t: mix(t, "#3a4a6a", shade)
    p, q = np.array(points[-1], float), np.array(points[-2], float)
    d = (p - q) / np.hypot(*(p - q))
    n = np.array([-d[1], d[0]])
    for s in (-1, 1):
        c.shape([p - d * 4 - n * s * 2, p + d * 7 + n * s * 8, p + d * 15 + n * s * 10, p + d * 6 + n * s * 1.5], tone("#9fb4c2"), edge=0)
    half = len(body) // 2
    back = body[half:][::-1]
    with c.within(body):
        c.shape(body, tone("#c9d3da"), edge=0)
        c.line(back, wide * 0.86, tone("#3a6288"), taper=(1, 1), soft=0.8)
        c.line(back, wide * 0.36, tone("#1f3f63"), taper=(1, 1), soft=0.6)
        c.line(body[:half], wide * 0.5, tone("#fffcf2"), taper=(1, 1), soft=0.8)
    at = lambda i, t: body[i] + (body[-1 - i] - body[i]) * t
    i = int(half * 0.2)
    line(c, [at(i, 0.08), at(i + 2, 0.5), at(i, 0.92)], 1.7, tone("#5d7d97"), (0.8, 0.8), 0.9)
    i = max(2, int(half * 0.1))
    x, y = at(i, 0.55)
    c.disc(x, y, 2.9, 2.9, "#f8f5ea", edge=0)
    c.disc(x, y, 1.9, 1.9, "#10131d", edge=0)


def animal(c):
    # tail and far foot
    solid(c, TAIL, BLACK[:3], sun=SUN, high=0.4)
    feathers(c, fan([(356, 492), (372, 476)], [(412, 545), (432, 548)], 3), 17, ("#0f121c", "#232836", "#5a5c64"), shade=0.35)
    foot(c, 330, 545, ("#0b0d15", "#161a25", "#343a4a"))
    foot(c, 294, 556, ("#141823", "#262b38", "#767778"))
    # body
    body = solid(c, BODY, WHITE, sun=SUN, high=0.85, bounce=("#d8a878", 0.6), seed=3, push=0.04)
    with c.within(body):
        patch(c, [(296, 190), (270, 250), (262, 320), (292, 400), (330, 470), (350, 500), (372, 560), (430, 540), (400, 300), (320, 180)], "#2a3040", soft=4)
        cast(c, [(240, 270), (250, 350), (290, 420), (350, 490), (330, 512), (276, 450), (236, 370)], soft=9, amount=0.6, colour="#48588a")
        cast(c, [(182, 196), (240, 292), (210, 300), (176, 262)], soft=9, amount=0.4, colour="#6a78a6")
    down = Flow([(180, 230), (156, 300), (158, 380), (190, 460), (260, 515)], [(230, 260), (220, 360), (260, 460), (330, 520)])
    strokes(c, body, down, 150, size=(12, 2.0), seed=2, turn=0.9, light=("#fffdf2", 0.4), dark=("#5566a0", 0.3))
    # head and neck, one with the mantle; a feathered border on the breast
    head = solid(c, HEAD, BLACK, sun=SUN, high=0.8, lost=((296, 262, 36, 26), (236, 288, 36, 7), (200, 262, 24, 4)), rim=("#ffe3b4", 0.45, 7), seed=5, push=-0.02)
    lie = Flow([(176, 140), (220, 122), (262, 140), (292, 200), (312, 270)], [(176, 180), (190, 210), (210, 260), (240, 290)], [(180, 160), (230, 170), (270, 230)])
    strokes(c, head, lie, 150, size=(9, 1.8), seed=3, light=("#d6c4a4", 0.25), dark=("#05060b", 0.4))
    # wing: form, then coverts, secondaries with their white line, primaries
    wing = solid(c, WING, BLACK, sun=SUN, high=0.5, seed=6, rim=("#ffe3b4", 0.5, 7), lost=((294, 240, 30, 16),), push=-0.04)
    with c.within(wing):
        patch(c, [(330, 330), (380, 400), (410, 530), (350, 500), (270, 400)], "#12151f", soft=10, alpha=0.6)
    feathers(c, fan([(328, 392), (352, 384)], [(384, 513), (411, 531)], 4, bend=0.05), (17, 16), ("#0d101a", "#242a39", "#7d7a78"), **FEATHER)
    with c.within(wing):
        feathers(c, fan([(286, 350), (352, 400)], [(296, 416), (366, 488)], 6, bend=-0.05), (24, 28), ("#161a27", "#272e3f", "#343c4c"), **FEATHER)
        line(c, [(290, 408), (312, 436), (336, 462), (366, 490)], 6.5, "#fbf5e8", taper=(0.7, 0.9))
        feathers(c, fan([(262, 316), (350, 336)], [(274, 378), (376, 450)], 5, bend=-0.07), (28, 36), ("#1d2333", "#323a50", "#464e5e"), root=0.4, **FEATHER)
        feathers(c, fan([(252, 266), (334, 286)], [(262, 330), (362, 380)], 5, bend=-0.05), (26, 34), ("#262d3f", "#434c63", "#626874"), root=0.6, **FEATHER)
    with c.within(wing):
        patch(c, [(250, 262), (282, 238), (308, 254), (318, 300), (300, 350), (272, 356), (252, 318)], "#a8a39a", soft=16, alpha=0.2)
    lie = Flow([(270, 240), (262, 320), (300, 410)], [(308, 250), (340, 320), (376, 420)])
    strokes(c, wing * smooth(400, 340, c.y), lie, 110, size=(11, 2.0), seed=11, turn=0.1, light=("#d8cbb4", 0.2), dark=("#0b0e18", 0.3))
    # bill and fish
    solid(c, LOWER, ("#0a0c12", "#171a22", "#2b303b"), sun=SUN, high=0.5)
    sprat(c, [(150, 152), (145, 170), (132, 194), (112, 212), (90, 226)], 19, 0.2)
    sprat(c, [(126, 270), (128, 248), (133, 220), (139, 194), (145, 178), (148, 170)], 31)
    up = solid(c, UPPER, ("#0c0e15", "#1c2029", "#454b55", "#a29c92"), sun=SUN, high=0.6, rim=("#ffedcf", 0.5, 3))
    with c.within(up, outline(LOWER)):
        line(c, TILT([(144, 132), (136, 148), (138, 168)]), 6, "#fbf6ea", taper=(0.7, 0.8))
        for x in (126, 155):
            line(c, TILT([(x + 3, 132), (x - 4, 150), (x - 3, 168)]), 2.2, "#05070b", alpha=0.8)
    line(c, TILT([(112, 175), (122, 170.5), (142, 167.5), (180, 167)]), 2.2, "#04050a", taper=(0.6, 0.8))
    line(c, TILT([(170, 134), (184, 140), (199, 147)]), 4.0, "#fbf6ea", taper=(1.0, 0.45))
    x, y = TILT([(207, 150)])[0]
    c.disc(x + 1, y + 2, 12, 10, "#6f7078", alpha=0.55, soft=3, edge=0)
    c.line([(x - 8, y + 5), (x, y + 9), (x + 8, y + 5)], 1.8, "#d8ccb4", round_=True, taper=(0.3, 0.3), alpha=0.7)
    eye(c, x, y, 6.0, iris="#3a2416", lid="#6a6c74", ring="#05060a")


def chick(c):
    """A chick of ten days: grey down, pale throat, belly white, bill still small; it looks up."""
    for x in (58, 84):
        c.shape(ribbon([(x + 14, 568), (x + 2, 573), (x - 14, 579)], (11, 11, 4)), "#3a3744", edge=0)
    dark = ("#2b2c3a", "#4a4a56", "#77716c", "#b0a18c")
    body = solid(c, [(36, 562), (24, 530), (30, 500), (50, 476), (72, 468), (92, 478), (106, 500), (112, 530), (104, 560), (70, 574)], WHITE, sun=SUN, high=0.8, edge=2.5, bounce=("#d8a878", 0.6), push=-0.06)
    with c.within(body):
        patch(c, [(26, 580), (20, 500), (50, 460), (84, 464), (70, 486), (54, 512), (50, 545), (56, 580)], "#55535e", soft=5)
    head = solid(c, [(46, 478), (42, 456), (52, 438), (70, 431), (88, 437), (97, 452), (96, 470), (84, 484), (62, 490)], dark, sun=SUN, high=0.9, edge=2.5, lost=((60, 488, 20, 12),))
    with c.within(head):
        patch(c, [(84, 460), (100, 462), (98, 486), (76, 488)], "#d9d5d2", soft=4, alpha=0.8)
    for s in ([(92, 436, None), (108, 426), (114, 426, None), (106, 440), (92, 450, None)], [(92, 452, None), (106, 449), (113, 445, None), (106, 456), (92, 462, None)]):
        c.shape(outline(s), "#23242c", edge=0)
    c.shape([(94, 449), (108, 441), (108, 448), (94, 455)], "#e08a6a", edge=0)
    flow = Flow([(60, 434), (48, 470), (40, 520), (46, 570)], [(90, 440), (96, 500), (96, 560)])
    strokes(c, np.maximum(body, head), flow, 120, size=(6, 1.4), seed=8, turn=0.4, spread=0.4, light=("#fff6e2", 0.4), dark=("#23263a", 0.4))
    eye(c, 82, 452, 4.2, iris="#1d1410", ring="#0a0a10")


def bird_far(c, x, y, s, flip, pose, tone="#414866"):
    """Set down a bird of the colony in a few loose marks: it stands, sits, turns its back or lands."""
    at = lambda u, v: (x + u * s * flip, y + v * s)
    if pose == "lands":
        c.shape(ribbon([at(17, -28), at(9, -23), at(1, -12), at(-5, -24), at(-4, -36)], [v * s for v in (0, 5, 6, 7, 6, 5, 0)]), tone, edge=0)
        c.disc(*at(1, -10), 4.2 * s, 7.5 * s, tone, 0.5 * flip)
        c.disc(*at(-1.4, -8.5), 2.4 * s, 5.4 * s, "#f4ecdf", 0.45 * flip)
        c.line([at(-3, -16), at(-9, -17)], 4.2 * s, tone, taper=(1, 0.3), round_=True)
        return
    if pose == "sits":
        c.disc(*at(1, -4.5), 8.6 * s, 4.8 * s, tone, 0.18 * flip)
        c.disc(*at(-4, -3.2), 4.6 * s, 3.0 * s, "#efe6da")
        c.line([at(-4, -7), at(-6.5, -11)], 5.4 * s, tone, taper=(1, 0.9), round_=True)
        c.line([at(-6.5, -11), at(-12.5, -9.5)], 3.4 * s, tone, taper=(1, 0.3), round_=True)
        return
    c.disc(*at(1, -7.5), 4.6 * s, 8.4 * s, tone, -0.22 * flip)
    if pose == "stands":
        c.disc(*at(-1.6, -6.6), 2.5 * s, 5.8 * s, "#f4ecdf", -0.12 * flip)
    c.disc(*at(-1.4, -16), 3.3 * s, 3.0 * s, tone)
    c.line([at(-3, -16.4), at(-9, -18.5 if pose == "stands" else -14.5)], 2.8 * s, tone, taper=(1, 0.3), round_=True)


def cliff(c):
    """The cliff at the right: facets in light and shade, ledges with other birds."""
    edge = [(292, -10), (310, 40), (322, 66), (316, 96), (336, 104), (330, 150), (348, 196), (340, 216), (362, 224), (358, 280), (372, 322), (364, 346), (386, 352), (380, 430), (396, 500), (392, 600), (490, 640), (490, -10)]
    with c.within(edge):
        c.area(np.ones_like(c.x), Grad((330, 0), (470, 600), "#d9b49d", "#b3918f", "#8b7a92"))
        g = np.random.default_rng(3)
        for _ in range(60):
            x, y = g.uniform(300, 470), g.uniform(-20, 600)
            w, h = g.uniform(12, 40), g.uniform(30, 120)
            tone = mix("#efcba8", "#75698c", g.choice([0.0, 0.3, 0.6, 0.85]))
            lean = g.normal(0, 6)
            c.shape([(x, y), (x + w * 0.7, y - 9), (x + w + lean, y + h * 0.7), (x + w * 0.4 + lean, y + h)], tone, alpha=0.62, edge=0.6)
        for y, x in ((100, 316), (220, 340), (350, 364)):
            c.shape([(x - 20, y - 2), (x + 34, y - 5), (x + 74, y - 1), (490, y - 14), (490, y + 4), (x + 80, y + 15), (x + 30, y + 9), (x - 10, y + 12)], "#f6dab6", edge=0.8)
            c.shape([(x - 10, y + 10), (x + 30, y + 8), (x + 80, y + 14), (490, y + 3), (490, y + 46), (x + 70, y + 40), (x + 20, y + 52)], "#5f587e", alpha=0.75, soft=2)
        for x, y, h in ((352, 112, 44), (404, 112, 70), (446, 104, 40), (386, 232, 50), (444, 230, 60), (420, 362, 44)):
            c.line([(x, y), (x + 3, y + h * 0.5), (x + 1, y + h)], 7, "#f6efe6", taper=(1, 0.15), alpha=0.6, round_=True)


def ledge(c):
    """The granite on which it stands: lit above, shaded in front, lichen and cracks."""
    top = [(-10, 556), (50, 548), (140, 545), (260, 550), (380, 544), (490, 552), (490, 634), (400, 628), (300, 640), (180, 626), (90, 634), (-10, 622)]
    c.shape(top, Grad((0, 545), (300, 640), "#f3d3b4", "#d9ab94", "#b98d8c"))
    front = [(-10, 622), (90, 634), (180, 626), (300, 640), (400, 628), (490, 634), (490, 730), (-10, 730)]
    with c.within(front):
        c.area(np.ones_like(c.x), Grad((0, 622), (0, 720), "#806a80", "#463f60"))
        g = np.random.default_rng(12)
        for x in np.arange(-20, 490, 34):
            w, h, y = g.uniform(30, 70), g.uniform(30, 80), g.uniform(620, 690)
            tone = mix("#b08f92", "#4d4464", g.choice([0.0, 0.35, 0.7, 1.0]))
            c.shape([(x, y), (x + w * 0.6, y - 10), (x + w, y + h * 0.5), (x + w * 0.7, y + h), (x + w * 0.1, y + h * 0.7)], tone, alpha=0.55, edge=1.0)
    for p in ([(-10, 584), (90, 578), (160, 596), (330, 586), (490, 604)], [(200, 594), (180, 626), (196, 670), (186, 730)], [(400, 597), (410, 630), (398, 668)]):
        line(c, p, 3.4, "#5b4660", (0.8, 0.4), 0.7)
    g = np.random.default_rng(8)
    for x, y, r in ((40, 606, 15), (118, 566, 9), (330, 604, 17), (430, 574, 13), (460, 620, 16), (208, 612, 10), (356, 566, 7), (20, 568, 9)):
        n = 9
        a, q = g.uniform(0, 6.3, n), np.sqrt(g.uniform(0, 1, n)) * r
        c.dabs(x + q * np.cos(a) * 1.6, y + q * np.sin(a) * 0.5, r * 0.42, r * 0.2, 0, "#d98a34", 0.9)
        c.dabs(x + q * np.cos(a) * 1.3 - 2, y + q * np.sin(a) * 0.4 - 1, r * 0.2, r * 0.1, 0, "#f6bd58", 0.9)


def paint(k):
    c = Sheet(k, 5)
    sky(c, ("#6fa6d0", "#b4d4de", "#fde8c4", "#ffd9a6"), 262, sun=(20, 200, 280, "#fff0c6", 0.6))
    clouds(c, 10, 170, "#fff4df", "#bcc4dc", 0.46, 170, 0.3, 7, sun=(-1, -0.3))
    c.curve([(-10, 256), (40, 246), (92, 250), (150, 257), (150, 264), (-10, 264)], "#a9aec2", alpha=0.9)
    water(c, 258, ("#f0d2ac", "#86b0bc", "#3f82a0", "#2b6890", "#23567e"))
    swell(c, 258, "#d3e0da", "#2d6c90", n=130, seed=2, alpha=0.5, long=0.8)
    glints(c, 262, 400, "#fff3d2", 90, left=-10, right=170, size=(3, 26), alpha=0.75)
    for x, y, s in ((60, 110, 1.0), (84, 98, 0.8), (106, 92, 0.7), (38, 126, 1.0)):
        c.disc(x, y, 6 * s, 2.4 * s, "#3d4660", edge=0)
        c.line([(x - 1, y), (x - 4, y - 8 * s)], 3 * s, "#3d4660", taper=(1, 0.2))
    cliff(c)
    for x, y, s, f, pose in (
        (338, 99, 1.3, 1, "sits"), (362, 97, 1.5, -1, "stands"), (376, 97, 1.4, 1, "back"), (424, 93, 1.7, 1, "sits"),
        (398, 216, 2.1, -1, "stands"), (424, 213, 2.0, 1, "stands"), (456, 211, 1.8, -1, "sits"),
        (420, 332, 2.3, 1, "lands"),
    ):  # fmt: skip
        bird_far(c, x, y, s, f, pose, mix("#414866", "#8d84a0", (2.6 - s) * 0.3))
    c.area(smooth(300, 480, c.x) * smooth(620, 200, c.y) * 0.28, "#d9c3c2")
    ledge(c)
    # the bird's shadow on the rock falls to the right and back
    cast(c, [(200, 566), (260, 550), (350, 542), (450, 548), (490, 556), (490, 584), (400, 582), (300, 574)], soft=5, amount=0.62, colour="#4d4a78")
    cast(c, [(236, 567), (286, 556), (366, 554), (348, 570), (282, 575)], soft=2.5, amount=0.6, colour="#2a2848")
    cast(c, [(36, 572), (80, 562), (150, 558), (150, 574), (90, 582)], soft=4, amount=0.6, colour="#4d4a78")
    c.lifted(chick).lay()
    c.lifted(animal).lay()
    return finished(c, focus=((160, 175, 90), (82, 450, 40)), share=0.62)
