"""Razorbill: stands upright on a granite ledge with two sprats for its chick, the bright sea far below.

In lengths of the head without bill (83): five and a half from nape to tail, held steep; body two deep, neck nearly one; bill
0.7 long and half as deep as the head, its ridge in line with the forehead, then bent down like a razor, the gape straight;
one white bar across it, one white line from its base to the eye; flat crown; black above and to the throat, the white of the
breast runs up to a point; narrow wing whose secondaries end in one white line; long pointed tail; legs far back, short.
Light below: the sea is brightest where it breaks on the foot of the rock.
"""

import numpy as np
from canvas import Grad, mix, smooth
from form import cast, eye, line, outline, patch, ribbon, solid
from lake import swell, water
from nature import glints, sky
from plumage import Flow, fan, strokes
from quills import BLADE, SWORD, rank, shank, web
from sheet import Sheet, finished

SUN = (-0.78, -0.42, 0.46)
JOINTS = {
    "bill base": (131, 148), "nape": (213, 136), "bill tip": (75, 168), "eye": (165, 145), "throat": (155, 214), "hindneck": (236, 196), "tail tip": (442, 532),
    "breast": (154, 286), "shoulder": (246, 252), "belly": (196, 410), "back": (346, 324), "heel": (336, 516), "ankle": (318, 548),
}
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
    c.disc(165, 145, 8.6, 7.6, "#8a7a6c", alpha=0.6, soft=1.6, edge=0)
    eye(c, 165, 145, 5.6, iris="#5a3418", lid="#a08c74", ring="#05060a")
    c.disc(165.6, 142.6, 1.8, 1.8, "#fffdf4", edge=0)


def sprats(c):
    """Hang two sprats across the bill, its upper half over them."""
    sprat(c, [(84, 168), (70, 172), (52, 184), (40, 204), (34, 228)], 17)
    sprat(c, [(108, 168), (122, 180), (126, 200), (120, 224), (110, 240)], 16, shade=0.15)
    solid(c, [*UPPER[:6], (82, 166), (102, 164), (132, 163, None)], ("#0b0d15", "#1a1d27", "#464750", "#b59a7c"), sun=SUN, high=0.6)
    line(c, [(105, 130), (98, 146), (99, 164)], 5.5, "#fff6e4", taper=(0.7, 0.8))


HORIZON = 96


def sea(c):
    """Paint the sea looked down on from the ledge: slate far off, brighter towards us, white where it breaks on the foot of the rock."""
    sky(c, ("#8f9fae", "#b9c2c4", "#dcd8c8"), HORIZON)
    water(c, HORIZON, ("#5f7c8c", "#4f7a88", "#5f929a", "#8fb8b4", "#c4d8c8", "#e6ead6"), foot=600)
    c.curve([(300, 97), (340, 90), (392, 86), (440, 90), (490, 97)], "#7f8c98", edge=0.3)
    swell(c, HORIZON, "#eef2e2", "#4a7884", n=170, seed=2, alpha=0.5, foot=640)
    glints(c, HORIZON + 4, 420, "#fffbe8", 110, left=-10, right=240, size=(3, 22), alpha=0.7)
    g = np.random.default_rng(9)
    for x, y, s in ((60, 284, 1.0), (92, 296, 1.1), (36, 306, 0.9), (330, 168, 0.7), (352, 174, 0.7), (386, 166, 0.6), (300, 176, 0.6)):
        c.curve([(x - 9 * s, y), (x - 4 * s, y - 4 * s), (x + 5 * s, y - 3 * s), (x + 10 * s, y)], "#232a36", edge=0.2)
        c.line([(x - 7 * s, y + 0.5), (x + 5 * s, y + 0.5)], 2 * s, "#f4f1e6")
        c.curve([(x - 10 * s, y - 3 * s), (x - 8 * s, y - 8 * s), (x - 4 * s, y - 7 * s), (x - 5 * s, y - 2 * s)], "#232a36", edge=0.2)
    for cx, cy, w in ((70, 452, 80), (20, 500, 110), (150, 486, 60)):
        n = 46
        c.dabs(g.normal(cx, w * 0.6, n), g.normal(cy, w * 0.12, n), g.uniform(6, 30, n), g.uniform(1, 4, n), g.normal(0.05, 0.1, n), "#fbfbf0", 0.7)


ROCK = [(-60, 780), (-60, 610), (60, 590, None), (120, 574), (190, 562), (240, 552, None), (300, 546), (380, 548), (440, 538, None), (470, 500), (484, 470, None), (560, 450), (560, 780)]


def ledge(c):
    """Paint the granite ledge: its top polished and pale, joints, orange lichen, streaks of guano, the bird's shadow."""
    mask = c.cover(outline(ROCK))
    c.area(mask, Grad((160, 540), (260, 720), "#e0cfc0", "#c2a99c", "#8d7a80", "#5d5668"))
    with c.within(mask):
        c.area(smooth(0.0, 0.7, c.noise(90, 26, 31, 3)), "#ede0cf", 0.35, wash=0)
        patch(c, [(440, 538), (470, 500), (484, 470), (560, 450), (560, 720), (470, 700), (430, 610)], "#77707e", soft=4, alpha=0.7)
        patch(c, [(-60, 640), (80, 618), (200, 604), (330, 606), (440, 596), (460, 720), (-60, 760)], "#6d6270", soft=6, alpha=0.75)
        patch(c, [(60, 592), (130, 574), (240, 553), (380, 549), (440, 540), (430, 572), (330, 590), (180, 594), (70, 612)], "#f6eadb", soft=3, alpha=0.6)
        c.area(smooth(0.2, 0.7, c.noise(4, 3, 33, 2)), "#7c6868", 0.22, wash=0)
        for run, w in (([(240, 552), (256, 590), (240, 640), (250, 720)], 3), ([(440, 538), (430, 600), (452, 680)], 3), ([(-20, 660), (90, 640), (170, 654), (246, 640)], 2.6)):
            line(c, [(x - 2, y + 2) for x, y in run], w, "#f8ecdc", (0.5, 0.3), 0.5, soft=0.8)
            line(c, run, w, "#433c4a", (0.7, 0.3), 0.8, soft=0.4)
        lichen = smooth(0.2, 0.3, c.noise(36, 13, 70, 4)) * smooth(640, 590, c.y)
        c.area(lichen, "#d9962c", 0.6, wash=0)
        for x, y, high in ((478, 500, 90), (90, 600, 40)):
            line(c, [(x, y), (x + 4, y + high * 0.5), (x + 2, y + high)], 7, "#f8f5ea", (1, 0.2), 0.6, soft=1.5)
        cast(c, [(250, 566), (320, 552), (420, 556), (470, 540), (500, 560), (440, 590), (340, 592), (270, 584)], soft=7, amount=0.7, colour="#565270")
        cast(c, [(256, 566), (320, 554), (352, 556), (344, 570), (280, 578)], soft=2.5, amount=0.6, colour="#322e44")


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 5)
    sea(c)
    ledge(c)
    c.lifted(animal).lay()
    sprats(c)
    return finished(c, focus=((130, 150, 70),), share=0.6, vignette=0.1)
