"""Razorbill: leans over its downy chick with two sprats in its bill, on a granite ledge in the golden morning.

In lengths of the head without bill (80): five from crown to tail, laid at fifty degrees; body two deep, neck one; bill
0.65 long and half as deep as the head, its ridge in line with the forehead, then bent down like a razor, the gape straight;
one white bar across it, one white line from its base to the eye; flat crown; black above and to the throat, the white of the
breast runs up to a point; narrow wing whose secondaries end in one white line; long pointed tail; legs far back, short.
"""

import numpy as np
from canvas import Grad, mix, smooth
from form import cast, eye, line, outline, patch, ribbon, solid
from lake import swell, water
from nature import clouds, glints, sky
from plumage import Flow, fan, strokes
from quills import BLADE, PETAL, SWORD, rank, shank, web
from sheet import Sheet, finished

SUN = (-0.78, -0.42, 0.46)
BLACK = ("#0d1122", "#1d2335", "#3a3f4d", "#8a7a68")
WHITE = ("#6a76ac", "#b4b6d0", "#f6e4cc", "#fff6e0")
DUSK = "#0c1122"
ONE = [
    (122, 131), (142, 120), (168, 112), (194, 116), (213, 132), (224, 160), (232, 190), (250, 222), (292, 256), (334, 308),
    (366, 362), (390, 416), (410, 464), (444, 534, None), (412, 520), (384, 504), (352, 500), (318, 502), (280, 490), (240, 464),
    (206, 426), (178, 380), (160, 332), (152, 288), (152, 250), (157, 222), (154, 198), (140, 182), (124, 172),
]
"""Head, neck, body and tail are one outline."""
WING = [
    (230, 266), (248, 248), (278, 254), (314, 288), (348, 336), (376, 390), (402, 446), (432, 516, None), (394, 488), (352, 452),
    (308, 414), (266, 370), (238, 324), (226, 290),
]
UPPER = [
    (132, 130, None), (116, 131), (100, 134), (86, 142), (76, 155), (73, 171, None), (82, 165), (102, 163), (132, 163, None),
]
LOWER = [(132, 162, None), (102, 163), (82, 166), (74, 172, None), (84, 178), (102, 180), (118, 178), (132, 177, None)]


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


def leg(c, by, tones):
    """Paint one short leg and its webbed foot, flat on the rock."""
    at = lambda *q: [(x + by[0], y + by[1]) for x, y in q]
    toes = [at((294, 548), (268, 549), (248, 553)), at((296, 554), (268, 560), (250, 566)), at((306, 558), (290, 568), (276, 577))]
    knee, heel, foot = at((322, 480), (336, 516), (318, 548))
    shank(c, knee, heel, foot, 15, tones)
    web(c, foot, toes, tones, sun=SUN, width=11)


def animal(c):
    """Paint the razorbill from far to near."""
    leg(c, (-52, -7), ("#0b0d15", "#20242f", "#484c58"))
    body = solid(c, ONE, WHITE, sun=SUN, high=0.85, seed=3, push=0.04, bounce=("#e09a5c", 0.5))
    with c.within(body):
        breast(c, body)
        cloak(c)
    wing(c)
    leg(c, (0, 0), ("#10131c", "#2a2e3a", "#8a8078"))
    thigh = solid(c, [(284, 470), (316, 450), (350, 462), (358, 486), (346, 506), (326, 512), (304, 502)], WHITE, sun=SUN, high=0.5, push=-0.3, seed=8, lost=((316, 456, 40, 24), (286, 478, 24, 14), (352, 480, 24, 14)), edge=1.5)
    strokes(c, thigh, Flow([(300, 464), (324, 506)], [(340, 464), (336, 506)]), 40, size=(9, 1.8), turn=0, seed=3, light=("#d8d0d8", 0.4), dark=("#4d5690", 0.3))
    head(c, body)


def breast(c, body):
    """Paint the white underside: gold to the sun, violet below and beside the wing."""
    patch(c, [(226, 290), (250, 350), (300, 410), (370, 470), (400, 520), (300, 520), (230, 470), (230, 400), (200, 330)], "#7078b4", soft=15, alpha=0.48)
    patch(c, [(150, 244), (168, 260), (176, 330), (206, 400), (240, 450), (200, 440), (160, 370), (144, 300)], "#ffe2a6", soft=10, alpha=0.75)
    patch(c, [(150, 226), (190, 240), (214, 270), (190, 280), (160, 256)], "#8a90bc", soft=8, alpha=0.5)
    lie = Flow([(160, 230), (154, 290), (168, 350), (206, 420), (280, 486)], [(200, 260), (206, 340), (250, 420), (330, 490)])
    strokes(c, body * c.cover(outline([(150, 236), (210, 250), (250, 360), (380, 490), (300, 510), (200, 440), (146, 320)]), soft=4), lie, 170, size=(13, 2.4), seed=2, turn=0.35, light=("#fffaec", 0.5), dark=("#5a62a4", 0.28))


def cloak(c):
    """Paint head, neck and back black, with a feathered border towards the breast."""
    black = outline([
        (100, 120), (130, 100), (240, 100), (470, 420), (470, 560), (440, 540), (404, 508), (372, 470), (300, 420), (250, 360), (230, 306),
        (214, 268), (192, 246), (172, 236), (156, 236), (140, 226), (120, 200), (100, 180),
    ])  # fmt: skip
    inner = c.cover(black)
    with c.within(inner, soft=1.2):
        solid(c, ONE, BLACK, sun=SUN, high=0.85, seed=5, push=-0.05, rim=("#ffce86", 0.5, 6))
    lie = Flow([(128, 150), (170, 120), (214, 140), (240, 200), (300, 270), (400, 440)], [(130, 178), (160, 200), (190, 240), (226, 300)], [(140, 160), (190, 180), (220, 240)])
    strokes(c, inner * c.cover(outline(ONE)), lie, 200, size=(9, 1.8), seed=3, turn=0.15, light=("#c9a67e", 0.3), dark=("#05060e", 0.45))
    g = np.random.default_rng(7)
    for x, y in ((160, 234), (176, 238), (192, 246), (206, 260), (216, 276), (224, 296)):
        for _ in range(9):
            a = np.array((x, y)) + g.normal(0, 5, 2)
            c.shape(ribbon([a + (2, -9), a + (0, 0), a + (-1, 7)], (4, 3.4, 0)), "#1c2132", edge=0, alpha=0.55, soft=0.5)
    # the tail: long, pointed
    rank(c, [[(388, 460), (408, 490), (430, 524)], [(396, 454), (416, 486), (442, 532)]], (20, 18), ("#10141f", "#232837"), DUSK, profile=SWORD, root=(0, 0.3), glow=0.12)


def wing(c):
    """Paint the folded wing: coverts in soft groups, the white line of the secondaries, the slim black hand."""
    cast(c, [(228, 290), (240, 340), (300, 416), (380, 490), (360, 500), (280, 430), (228, 370)], soft=7, amount=0.55, colour="#4a4f8c")
    mass = solid(c, WING, BLACK, sun=SUN, high=0.6, seed=6, push=-0.02, lost=((262, 250, 30, 14),))
    rank(c, [[(322, 396), (364, 444), (398, 484), (430, 518)], [(338, 390), (374, 434), (404, 472), (434, 516)], [(350, 384), (382, 424), (408, 458), (430, 500)]], (22, 20), ("#0f131e", "#1a2030"), DUSK, profile=SWORD, root=(0, 0.2), glow=0.14, shade=0.5)
    with c.within(mass):
        rank(c, fan([(256, 330), (342, 386)], [(302, 410), (390, 474)], 7, bend=-0.03), (28, 26), ("#141a2a", "#1b2233"), DUSK, profile=BLADE, root=(0, 0.4), glow=0.08, shade=0.5)
        line(c, [(278, 386), (302, 409), (332, 434), (360, 457), (386, 478)], 8, "#fff2dc", (0.5, 0.9))
        rank(c, fan([(244, 296), (326, 344)], [(278, 366), (384, 440)], 7, bend=-0.03, lot=0.1), (32, 32), ("#1c2234", "#242a3c"), DUSK, profile=BLADE, root=(0.05, 0.6), glow=0.07, shade=0.4)
        rank(c, fan([(240, 274), (310, 312)], [(264, 338), (360, 392)], 6, bend=-0.03, lot=0.1), (34, 32), ("#262c3e", "#2e3446"), DUSK, profile=BLADE, root=(0.1, 0.7), glow=0.08, shade=0.32, under=0.12)
        rank(c, fan([(238, 262), (290, 276)], [(256, 310), (334, 346)], 5, bend=-0.03, lot=0.1), (36, 34), ("#343848", "#3c4150"), DUSK, root=(0.2, 0.9), glow=0.12, shade=0.22, under=0.08)
        patch(c, [(228, 280), (246, 250), (276, 256), (290, 290), (270, 330), (250, 330)], "#b08f6e", soft=13, alpha=0.34)
        patch(c, [(300, 262), (350, 326), (388, 400), (430, 510), (400, 440), (350, 360), (300, 290)], "#8a94b8", soft=5, alpha=0.3)
    lie = Flow([(240, 270), (262, 340), (340, 440)], [(290, 270), (340, 340), (400, 450)])
    strokes(c, mass, lie, 80, size=(12, 1.8), seed=11, turn=0.1, light=("#d0b898", 0.22), dark=("#070a14", 0.35))


def head(c, body):
    """Paint the razor bill with its white bar and the sprats in it, the white line to the eye."""
    solid(c, LOWER, ("#090b12", "#151821", "#2b2e38"), sun=SUN, high=0.5)
    sprat(c, [(112, 152), (106, 168), (90, 184), (70, 196), (50, 204)], 19, 0.2)
    sprat(c, [(88, 262), (88, 240), (92, 214), (99, 190), (106, 174), (108, 166)], 30)
    up = solid(c, UPPER, ("#0b0d15", "#1a1d27", "#464750", "#b59a7c"), sun=SUN, high=0.6, rim=("#ffd9a0", 0.5, 3))
    with c.within(up, outline(LOWER)):
        line(c, [(105, 130), (98, 146), (99, 164)], 5.5, "#fff6e4", taper=(0.7, 0.8))
        line(c, [(104, 164), (104, 180)], 4, "#e9e0d4", taper=(0.8, 0.6))
        for x in (90, 115):
            line(c, [(x + 3, 132), (x - 3, 148), (x - 2, 164)], 2.2, "#05070b", alpha=0.8)
    line(c, [(74, 171), (84, 165.5), (104, 163), (134, 163.5)], 2.2, "#04050a", taper=(0.6, 0.8))
    c.curve([(146, 120), (132, 127), (128, 142), (131, 152), (128, 164), (132, 178), (146, 182), (152, 150)], Grad((126, 120), (150, 182), "#4d4a4c", "#262a38", "#141828"), soft=1.6)
    line(c, [(127, 133), (142, 136.5), (157, 142)], 4.6, "#fff6e4", taper=(1.0, 0.5))
    c.disc(166, 147, 11, 9, "#5f5a5c", alpha=0.55, soft=3, edge=0)
    eye(c, 165, 145, 5.0, iris="#3a2416", lid="#6a6464", ring="#05060a")


def chick(c):
    """Paint the chick: a ball of down on flat feet, sooty above, grey in the face, white below; it begs upward."""
    dark = ("#2c2838", "#5a5058", "#93836f", "#d6b98c")
    for x in (100, 126):
        c.shape(ribbon([(x + 8, 553), (x - 4, 558), (x - 18, 561)], (10, 9, 3)), "#2c2a38", edge=0)
    body = solid(c, [(72, 540), (66, 512), (74, 484), (96, 466), (124, 464), (152, 478), (166, 506), (164, 536), (144, 556), (110, 560), (86, 556)], ("#5c5c86", "#a29cb2", "#e4d2bc", "#fbecd0"), sun=SUN, high=0.85, edge=3, push=-0.04, bounce=("#e09a5c", 0.5))
    with c.within(body):
        patch(c, [(104, 456), (150, 460), (180, 500), (176, 550), (140, 562), (138, 520), (118, 490), (96, 478)], "#5e525c", soft=7, alpha=0.9)
    crown = solid(c, [(74, 488), (70, 466), (78, 446), (96, 436), (116, 440), (128, 456), (128, 478), (114, 494), (90, 498)], dark, sun=SUN, high=0.9, edge=3, lost=((112, 492, 26, 14),), push=-0.02)
    with c.within(crown):
        patch(c, [(70, 470), (84, 464), (98, 478), (96, 500), (72, 496)], "#b9b2b4", soft=5, alpha=0.8)
    c.shape([(80, 450), (58, 432), (50, 446), (74, 464)], Grad((52, 440), (80, 458), "#f8b050", "#c8502c"), edge=0)
    for s in ([(86, 441, None), (74, 433), (60, 428), (52, 428, None), (58, 435), (70, 444), (82, 453, None)], [(80, 455, None), (66, 451), (50, 444, None), (52, 452), (62, 461), (76, 468, None)]):
        c.shape(outline(s), "#33303c", edge=0)
    flow = Flow([(96, 440), (76, 480), (70, 520), (90, 556)], [(116, 444), (150, 480), (164, 530)], [(110, 470), (120, 510), (126, 550)])
    strokes(c, np.maximum(body, crown), flow, 240, size=(7, 1.4), seed=8, turn=0.1, spread=0.45, light=("#fff0d2", 0.45), dark=("#2c2a44", 0.4))
    eye(c, 92, 460, 4.2, iris="#1d1410", ring="#0a0a10")


HORIZON = 408


def place(c):
    """Paint the golden morning, the sea, and far cliffs with their birds in the haze."""
    sky(c, ("#e08a48", "#f2a958", "#f8be6c", "#ffcf84"), HORIZON, sun=(-10, HORIZON - 60, 230, "#fff0c4", 0.7))
    clouds(c, -60, 210, "#ffd394", "#c98160", 0.42, 300, 0.22, 7, sun=(-0.8, 1))
    for points, top, foot in (
        ([(250, 420), (268, 372), (300, 360), (318, 322), (352, 316), (372, 282), (420, 270), (500, 240), (500, 420)], "#eeb180", "#dca58c"),
        ([(352, 424), (366, 384), (392, 370), (400, 320), (430, 306), (440, 262), (500, 230), (500, 424)], "#cf8d70", "#b88484"),
    ):
        mask = c.cover(np.array(points, float))
        c.area(mask, Grad((0, 240), (0, 424), top, foot))
        c.area(mask * smooth(-0.1, 0.5, c.noise(30, 70, 31, 3)), "#a86c70", 0.35)
        c.area(mask * smooth(0.1, 0.3, c.noise(120, 9, 33, 3)), "#ffe0b0", 0.5)
        c.area(mask * smooth(0.1, 0.3, c.noise(120, 9, 34, 3)), "#94606e", 0.3)
    g = np.random.default_rng(9)
    x, y = g.uniform(200, 470, 26), g.uniform(190, 330, 26)
    for a, b, s in zip(x, y, g.uniform(1.2, 3.2, 26), strict=True):
        line(c, [(a - 2.6 * s, b - s), (a, b), (a + 2.6 * s, b - s * 0.8)], 1.1 * s * 0.7, "#7c5560", (0.3, 0.3), 0.75)
    water(c, HORIZON, ("#f6c67e", "#8fa99a", "#2f7f8e", "#175a74"), foot=600)
    swell(c, HORIZON, "#ffe2a8", "#1f6478", n=110, seed=2, alpha=0.55, foot=640)
    glints(c, HORIZON + 2, 540, "#fff3cc", 120, left=-10, right=230, size=(3, 26), alpha=0.85)


def ledge(c):
    """Paint the granite: broken steps, lit above, its front in violet shade, thrift in a crack."""
    top = [(-20, 740, None), (-20, 580), (30, 566, None), (60, 560), (150, 556), (220, 548, None), (300, 542), (380, 546), (430, 540, None), (500, 548), (520, 740, None)]
    mask = solid(c, top, ("#6a4a62", "#a0706c", "#dba27c", "#fbd29c"), sun=(-0.5, -0.8, 0.4), high=0.35, seed=7, push=0.12, grain=0.16, soft=0.35)
    with c.within(mask):
        for p, tone, a in (
            ([(220, 548, None), (250, 570), (214, 592), (120, 596), (60, 590), (150, 570)], "#8f6070", 0.4),
            ([(250, 560), (340, 556), (440, 562), (500, 580), (420, 592), (300, 586)], "#ffdca4", 0.3),
        ):
            patch(c, p, tone, soft=1.2, alpha=a)
        c.shape([(-20, 604), (58, 596), (92, 618), (168, 602), (226, 630), (318, 606), (372, 622), (440, 600), (520, 612), (520, 740), (-20, 740)], Grad((0, 600), (0, 720), "#5a4478", "#2c2450"), edge=0.8, alpha=0.9)
        for p, tone, a in (
            ([(-20, 606), (56, 598), (40, 652), (66, 676), (30, 740), (-20, 740)], "#b97462", 0.55),
            ([(94, 620), (166, 604), (188, 640), (150, 664), (162, 740), (104, 740), (84, 668)], "#93586e", 0.7),
            ([(94, 620), (166, 604), (150, 632), (100, 644)], "#d08a68", 0.6),
            ([(228, 632), (316, 608), (300, 650), (336, 690), (300, 740), (214, 740), (236, 690)], "#7a4c72", 0.7),
            ([(228, 632), (316, 608), (290, 640), (238, 660)], "#c58068", 0.55),
            ([(374, 624), (438, 602), (520, 614), (520, 740), (420, 740), (404, 668)], "#6a4470", 0.6),
            ([(374, 624), (438, 602), (424, 636), (392, 654)], "#b3746c", 0.5),
        ):
            c.shape(p, tone, alpha=a, edge=0.8, soft=0.6)
        line(c, [(-20, 604), (58, 596), (92, 617), (168, 601), (226, 628), (318, 605), (372, 621), (440, 599), (520, 611)], 3, "#ffdf9e", (0.8, 0.4), 0.6)
        lichen = smooth(0.2, 0.28, c.noise(40, 14, 70, 4)) * smooth(640, 600, c.y)
        c.area(lichen * mask, "#e58a1e", 0.8)
        line(c, [(220, 548), (236, 576), (200, 600), (190, 612)], 3.2, "#3c2850", (0.8, 0.4), 0.6)
    cast(c, [(250, 560), (300, 548), (380, 548), (470, 560), (500, 580), (420, 590), (330, 584), (270, 578)], soft=6, amount=0.6, colour="#553a68")
    cast(c, [(220, 556), (300, 546), (340, 552), (326, 572), (260, 576)], soft=3, amount=0.6, colour="#33244c")
    cast(c, [(84, 560), (130, 554), (206, 558), (230, 570), (160, 576), (100, 570)], soft=4, amount=0.6, colour="#553a68")


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 5)
    place(c)
    ledge(c)
    c.lifted(chick).lay()
    c.lifted(animal).lay()
    return finished(c, focus=((130, 160, 90), (96, 460, 40)), share=0.55)
