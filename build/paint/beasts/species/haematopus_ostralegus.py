"""Oystercatcher: probes the wet sand at low water, its chick waiting beside it.

In lengths of the head without bill (70): body level, three and a half long with the wing tips, one and two thirds deep,
breast round; neck short but there; bill one and a half heads, straight, as deep as a finger and flattened at its tip,
orange-red; eye red with an orange ring; black head, breast and back, sharply parted from the white below before the
wing; white bar along the folded wing; legs pink, stout, one and a half heads, bare knee a third from the top, three toes.
"""

import numpy as np
from canvas import Grad, mix, smooth
from form import cast, eye, line, outline, patch, ribbon, solid, turned
from lake import rings, swell, water
from nature import clouds, glints, ridge, sky
from plumage import POINTED, ROUND, SLIM, Flow, fan, feather, feathers, strokes
from sheet import Sheet, finished

FOOT = 552
SUN = (-0.55, -0.62, 0.55)
WHITE = ("#a29cc0", "#d4c8d0", "#faeedf", "#fffaec")
BLACK = ("#12131f", "#252938", "#474c58", "#a0937f")
HEAD = [
    (108, 338), (104, 322), (110, 306), (126, 296), (146, 296), (162, 304), (176, 318), (200, 326), (240, 330),
    (236, 400), (190, 424), (160, 418), (146, 402), (142, 384), (136, 368), (124, 358), (114, 350),
]
BODY = [
    (146, 374), (160, 346), (196, 328), (246, 320), (300, 326), (346, 342), (384, 362), (408, 380), (392, 398), (356, 420),
    (312, 438), (264, 446), (214, 440), (174, 422), (152, 400),
]
WING = [
    (196, 348), (220, 330), (262, 322), (306, 328), (350, 344), (396, 366), (442, 390, None), (404, 394), (350, 400), (296, 404),
    (244, 402), (208, 386),
]


def leg(c, hip, knee, ankle, toes, tones):
    low, own, light = tones
    c.shape(ribbon([hip, ((hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2), knee], (13, 9, 11)), own, edge=0)
    c.shape(ribbon([knee, ((knee[0] + ankle[0]) / 2, (knee[1] + ankle[1]) / 2), ankle], (12, 8, 9)), own, edge=0)
    c.disc(*knee, 6.5, 7, own, edge=0)
    line(c, [(hip[0] - 2, hip[1]), (knee[0] - 3, knee[1]), (ankle[0] - 2, ankle[1])], 2.6, light, (0.8, 0.6), 0.9)
    line(c, [(hip[0] + 4, hip[1]), (knee[0] + 4, knee[1]), (ankle[0] + 3, ankle[1])], 2.4, low, (0.8, 0.6), 0.7)
    for tx, ty in toes:
        c.shape(ribbon([ankle, ((ankle[0] + tx) / 2, (ankle[1] + ty) / 2 - 2), (tx, ty)], (9, 8.5, 3)), own, edge=0)
        c.shape(ribbon([((ankle[0] + 3 * tx) / 4, (ankle[1] + 3 * ty) / 4), (tx, ty), (tx + (tx - ankle[0]) * 0.10, ty + 1)], (2, 3.4, 0)), low, edge=0)
        line(c, [ankle, ((ankle[0] + tx) / 2, (ankle[1] + ty) / 2 - 4), (tx, ty - 2)], 2, light, (0.8, 0.4), 0.8)


def animal(c):
    # far leg a step behind, near leg ahead
    leg(c, (282, 428), (292, 474), (306, 532), ((272, 538), (290, 545), (328, 537)), ("#8a4a64", "#b8708a", "#d89aa4"))
    # tail under the wing tips
    solid(c, [(370, 376), (420, 386), (452, 402, None), (420, 412), (374, 408)], BLACK[:3], sun=SUN, high=0.4)
    body = solid(c, BODY, WHITE, sun=SUN, high=0.85, seed=3, push=0.1, bounce=("#f0c8a0", 0.5))
    with c.within(body):
        patch(c, [(150, 310), (420, 310), (450, 392), (300, 398), (220, 392), (190, 380)], "#3c4150", soft=3)
        cast(c, [(206, 392), (300, 406), (400, 396), (400, 416), (300, 424), (220, 412)], soft=8, amount=0.5, colour="#6a6498")
    down = Flow([(170, 380), (220, 430), (300, 440)], [(240, 400), (300, 424), (380, 410)])
    strokes(c, body, down, 80, size=(12, 2.2), seed=2, turn=0.6, light=("#fffdf2", 0.5), dark=("#6f6aa0", 0.3))
    # head, neck and breast in one; the border to the white is sharp
    h = solid(c, HEAD, BLACK, sun=SUN, high=0.8, seed=9, push=0.03, lost=((238, 350, 30, 18), (232, 332, 24, 12)), bounce=("#8a7a9a", 0.4), rim=("#ffe2b4", 0.5, 6))
    lie = Flow([(110, 320), (140, 300), (176, 318), (230, 332)], [(112, 344), (134, 370), (146, 402), (180, 420)], [(130, 330), (170, 360), (210, 390)])
    strokes(c, h, lie, 130, size=(9, 1.9), seed=5, turn=0.5, light=("#d9c4a0", 0.35), dark=("#06070d", 0.4))
    # wing
    feathers(c, fan([(340, 372), (350, 362)], [(436, 404), (452, 392)], 3, bend=-0.03), 15, ("#0e0f18", "#20232f", "#77706a"), shade=0.35, lit=1)
    wing = solid(c, WING, BLACK, sun=SUN, high=0.6, seed=6, push=0.02, lost=((204, 356, 34, 22),), rim=("#ffe2b4", 0.5, 5))
    how = {"lit": 1, "shade": 0.28, "shadow": (0, 3, 2), "dusk": "#1a1a30", "shape": ROUND, "shaft": 0, "vane": 0.45}
    with c.within(wing, outline([(240, 392), (300, 398), (380, 396), (384, 404), (300, 414), (238, 408)])):
        # white bar of the greater coverts
        c.shape(ribbon([(226, 396), (270, 405), (320, 404), (368, 396)], (4, 15, 13, 2)), "#fbf2e2", edge=0)
        feathers(c, fan([(310, 376), (236, 376)], [(384, 390), (280, 400)], 5, bend=-0.04), 20, ("#171a27", "#2b3040", "#55545a"), root=0.3, **how)
        feathers(c, fan([(322, 352), (230, 354)], [(388, 374), (270, 388)], 6, bend=-0.05), 24, ("#1c2030", "#373d4c", "#6e6a68"), root=0.4, **how)
        feathers(c, fan([(290, 334), (216, 340)], [(350, 356), (258, 368)], 5, bend=-0.05), 24, ("#232839", "#464c5a", "#8f8578"), root=0.6, **how)
    # thigh and near leg
    solid(c, [(212, 422), (244, 426), (260, 438), (250, 454), (234, 464), (222, 454), (210, 438)], WHITE, sun=SUN, high=0.7, lost=((234, 428, 34, 14),))
    leg(c, (234, 450), (222, 492), (214, 548), ((174, 555), (194, 565), (242, 556)), ("#a8506a", "#e0899a", "#ffc4bc"))
    # bill in the mud
    bill = [(112, 340, None), (123, 351, None), (109.5, 388), (97.5, 428), (88, 462), (83.5, 474, None), (80.5, 473, None), (87, 428), (97, 380), (105, 344, None)]
    b = solid(c, bill, ("#a82a1c", "#e0501f", "#ff8436", "#ffc47c"), sun=SUN, high=0.6)
    with c.within(b):
        line(c, [(115, 350), (100.5, 400), (85, 470)], 1.7, "#8a2014", (0.8, 0.5), 0.8)
        line(c, [(109, 346), (96, 396), (84, 462)], 2.4, "#ffd09a", (0.8, 0.4), 0.7)
        c.disc(110, 362, 3.4, 1.2, "#7a1c14", -1.2, edge=0)
    c.disc(124, 322, 8.4, 7.8, "#f0641f", edge=0)
    eye(c, 124, 322, 6.0, iris="#c81e1e", ring="#3a0d10")


def chick(c):
    """A chick of a week: sand-coloured down, two dark lines on its back, long legs."""
    for hx, kx, fx in ((404, 410, 402), (420, 426, 420)):
        c.shape(ribbon([(hx, 520), (kx, 536), (fx, 560)], (6, 6, 5)), "#8d8498", edge=0)
        c.shape(ribbon([(fx + 4, 559), (fx - 12, 563)], (5, 3)), "#8d8498", edge=0)
    tones = ("#6a5a70", "#a08878", "#d4b892", "#f6e2b8")
    b = solid(c, [(384, 506), (392, 490), (412, 482), (434, 486), (446, 500), (440, 518), (420, 526), (398, 522)], tones, sun=SUN, high=0.8, edge=1.6, bounce=("#f0c8a0", 0.5))
    with c.within(b):
        line(c, [(396, 494), (416, 487), (438, 496)], 4, "#3c3440", (0.5, 0.5), 0.8)
        patch(c, [(388, 512), (400, 530), (440, 530), (430, 514), (404, 512)], "#f6ead6", soft=3)
    h = solid(c, [(372, 484), (374, 470), (386, 462), (400, 466), (406, 480), (400, 496), (384, 498)], tones, sun=SUN, high=0.8, edge=1.2, lost=((398, 492, 14, 8),))
    with c.within(h):
        line(c, [(368, 480), (384, 480), (402, 482)], 3, "#3c3440", (0.7, 0.5), 0.85)
    c.shape([(374, 477), (352, 487), (350, 490), (374, 487)], "#4a4048", edge=0)
    c.shape([(372, 480), (360, 485), (372, 484)], "#c06a4c", edge=0)
    eye(c, 384, 477, 3.0, iris="#1d1210", ring="#120c0e")


def mirror_of(c, layer, row, tint, amount, ripple=1.4):
    back = layer.mirrored(row, ripple=ripple, stretch=0.9, seed=5, long=40, flat=4).haze(tint, 0.35)
    back.lay(amount, 1 - 0.75 * smooth(0, 150, np.maximum(c.y - row, 0)))


def paint(k):
    c = Sheet(k, 71)
    sky(c, ("#f2b8a0", "#f8cfae", "#fde4bc", "#fff0cc"), 250, sun=(70, 226, 220, "#fffbe4", 0.8))
    clouds(c, 0, 170, "#fff0d8", "#dc9f9c", 0.42, 240, 0.16, 6, sun=(-0.7, 1))
    ridge(c, 244, 20, 9, "#c9a8b0", "#b394ac", 170, sharp=False, mist=("#ffe6c8", 0.6), foot=250, peaks=((430, 40, 160),))
    water(c, 246, ("#ffe6c0", "#f2c4ae", "#c9a8b8", "#8f8fb4"), foot=420)
    swell(c, 246, "#fff2d8", "#a98aae", n=70, seed=4, alpha=0.5, foot=330)
    glints(c, 248, 330, "#fffbe8", 90, -10, 240, (3, 26), 3, 0.8)
    # flats: bars of sand, and water between that holds the sky
    c.area(smooth(318, 330, c.y + 5 * np.sin(c.x / 60)).astype(np.float32), Grad((0, 320), (0, 720), "#c79a8c", "#d3a688", "#b98874", "#8a6470"))
    g = np.random.default_rng(7)
    pools = ([(-20, 352), (80, 342), (200, 346), (330, 340), (500, 350), (500, 366), (300, 372), (150, 364), (-20, 374)],
             [(40, 396), (140, 386), (90, 410), (-20, 420), (-20, 400)],
             [(330, 402), (420, 392), (500, 396), (500, 424), (420, 426), (350, 416)],
             [(-20, 452), (60, 440), (150, 452), (250, 464), (330, 480), (420, 470), (500, 476), (500, 520), (380, 530), (240, 516), (120, 526), (-20, 540)],
             [(-20, 560), (120, 556), (270, 566), (420, 560), (500, 568), (500, 640), (360, 650), (180, 640), (-20, 660)])
    for p in pools:
        q = outline(p)
        c.shape(q + np.array([0, -4]), "#7f5a66", alpha=0.5, edge=0.6, soft=1.5)
        c.shape(q, Grad((0, q[:, 1].min()), (0, q[:, 1].max()), "#ffe4c4", "#e8bcb4", "#b9a0bc"), edge=0.6)
        c.line(q[: len(q) // 2], 2, "#fff6e4", alpha=0.6)
    # ripple marks in the sand
    wet = np.zeros((c.h, c.w), np.float32)
    for p in pools:
        wet = np.maximum(wet, c.cover(outline(p)))
    with c.within(1 - wet):
        n = 190
        t = np.sort(g.uniform(0, 1, n)) ** 1.2
        y = 334 + 380 * t
        x = g.uniform(-10, 490, n)
        s = 8 + 44 * t
        c.dabs(x, y, s, 0.8 + 3.2 * t, g.normal(0, 0.05, n), "#8a5f68", 0.4, hard=1.6)
        c.dabs(x + 3, y - 1.5 - 2.5 * t, s, 0.6 + 2.2 * t, g.normal(0, 0.05, n), "#f6d0a8", 0.6, hard=1.6)
    # others far out, and a line of posts
    for x, y, s in ((322, 338, 0.9), (352, 335, 0.8), (260, 334, 0.7)):
        c.shape(ribbon([(x - 12 * s, y - 11 * s), (x, y - 14 * s), (x + 16 * s, y - 9 * s)], (4 * s, 10 * s, 2)), "#4a3f58", edge=0)
        c.disc(x - 13 * s, y - 13 * s, 3.6 * s, 3.4 * s, "#4a3f58", edge=0)
        c.line([(x - 15 * s, y - 12 * s), (x - 24 * s, y - 5 * s)], 2, "#d8683c", taper=(1, 0.4))
        c.lines([[(x - 2, y - 8 * s), (x - 3, y)], [(x + 3, y - 8 * s), (x + 4, y)]], 1.4, "#b07a8a")
    bird, young = c.lifted(animal), c.lifted(chick)
    with c.within(wet, amount=1.0):
        mirror_of(c, bird, FOOT + 2, "#a890b0", 0.75)
        mirror_of(c, young, 563, "#c0a4b0", 0.75)
    # shadows on the wet ground, to the right and towards the viewer
    cast(c, [(210, 552), (300, 548), (430, 556), (490, 566), (490, 582), (400, 580), (280, 566)], soft=5, amount=0.34, colour="#6a5a8a")
    cast(c, [(186, 558), (246, 554), (246, 565), (186, 567)], soft=2, amount=0.6, colour="#4a4070")
    cast(c, [(280, 540), (334, 537), (334, 547), (280, 548)], soft=2, amount=0.5, colour="#4a4070")
    cast(c, [(390, 562), (430, 558), (484, 566), (484, 574), (400, 570)], soft=3, amount=0.45, colour="#6a5a8a")
    young.lay()
    bird.lay()
    # the bill's tip breaks the water
    rings(c, 82, 474, (12, 26, 44), "#fff6e6", "#8a6a8a", flat=0.26, alpha=0.8)
    c.disc(82, 474, 9, 3, "#5a4660", alpha=0.6, soft=1.2)
    # shells before it
    for x, y, s, t in ((52, 604, 1.0, -12), (136, 650, 1.2, 160), (430, 612, 1.1, 20), (318, 664, 1.3, -160), (96, 618, 0.8, 30)):
        shell = turned([(-22, 4, None), (-8, -7), (10, -9), (22, 0), (14, 8), (-6, 8)], (0, 0), t, scale=s)
        shell = outline([(q[0] + x, q[1] * 0.7 + y, *q[2:]) for q in shell])
        cast(c, shell, soft=2, amount=0.6, colour="#5a4a78", shift=(4, 4))
        c.shape(shell, ("#6a6690", "#2e2b4e"), edge=0.2)
        c.line(shell[: len(shell) // 2], 2, "#d8cce0", taper=(0.3, 0.9), alpha=0.8)
    # a flock passes out at sea
    for i, (x, y) in enumerate(((300, 150), (326, 142), (350, 152), (372, 138), (398, 146), (420, 132), (340, 166))):
        s = 1.0 - 0.05 * i
        c.shape(ribbon([(x - 15 * s, y - (8 if i % 2 else -3) * s), (x - 5 * s, y - 1), (x + 5 * s, y - 1), (x + 15 * s, y - (7 if i % 2 else -2) * s)], (0, 4.5 * s, 4.5 * s, 0)), "#6a4a60", edge=0)
        c.shape(ribbon([(x - 8 * s, y + 3), (x, y - 1), (x + 9 * s, y - 4)], (2, 5 * s, 2)), "#6a4a60", edge=0)
        c.line([(x - 8 * s, y + 3), (x - 14 * s, y + 5)], 1.8, "#d8683c", taper=(1, 0.4))
    return finished(c, focus=((124, 330, 60), (386, 480, 30)), share=0.6)
