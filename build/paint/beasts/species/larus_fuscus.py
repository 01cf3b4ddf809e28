"""Lesser black-backed gull: stands on a boulder before a squall and calls, head thrown up, in the last low sun.

In lengths of the head without the bill (72): body from breast to tail four and a half, laid at forty degrees; the wing tips
reach beyond the tail by half a head; bill two thirds of a head, deep at its angle, yellow with a red spot there; legs yellow,
the tarsus one head; mantle slate-black, a white crescent behind the scapulars and one behind the tertials; primaries black
with small white tips; all else pure white; iris pale yellow in a red ring.
"""

import numpy as np
from canvas import Grad, mix, smooth
from form import cast, eye, line, outline, patch, ribbon, solid
from lake import swell, water
from nature import clouds, glints, sky
from plumage import Flow, fan, strokes
from quills import BLADE, PETAL, SWORD, rank, shank, web
from sheet import Sheet, finished

SUN = (-0.84, -0.3, 0.45)
WHITE = ("#6d80ac", "#b3bcd2", "#fbe9d2", "#fff6e2")
SLATE = ("#0e1322", "#1d2436", "#353d50", "#6f6a6c")
DUSK = "#1a2338"
YELLOW = ("#a0681c", "#e6a92c", "#ffe08a")
BODY = [
    (132, 130), (146, 113), (171, 106), (194, 117), (207, 143), (213, 176), (226, 212), (252, 246), (300, 284), (350, 330),
    (394, 378), (428, 424), (444, 452), (420, 462), (374, 446), (330, 444), (288, 450), (244, 446), (204, 428), (170, 394),
    (148, 348), (141, 302), (146, 262), (151, 230), (146, 206), (136, 186), (129, 166),
]  # fmt: skip
WING = [
    (224, 236), (258, 246), (304, 276), (350, 310), (388, 352), (412, 390), (396, 414), (352, 418), (300, 408), (248, 388),
    (208, 358), (188, 322), (186, 284), (200, 248),
]  # fmt: skip


def animal(c):
    """Paint the gull from far to near."""
    leg(c, (-42, -9), ("#7c5424", "#b98630", "#dfb860"))
    trunk(c)
    primaries(c)
    wing(c)
    leg(c, (0, 0), YELLOW)
    thigh(c)
    head(c)


def leg(c, by, tones):
    """Paint one leg with its webbed foot."""
    at = lambda *q: [(x + by[0], y + by[1]) for x, y in q]
    toes = [at((262, 543), (240, 545), (224, 549)), at((264, 549), (242, 557), (228, 563)), at((272, 553), (260, 566), (252, 575))]
    knee, heel, foot = at((300, 436), (306, 470), (288, 540))
    c.shape(ribbon(at((290, 538), (302, 544), (308, 550)), (6, 5, 0)), tones[1], edge=0)
    shank(c, knee, heel, foot, 10.5, tones)
    web(c, foot, toes, tones, sun=SUN, width=8.5)


def thigh(c):
    """Let the white feathers of the belly cover the root of the near leg."""
    mask = solid(c, [(262, 420), (300, 404), (336, 416), (330, 436), (316, 448), (304, 452), (292, 448), (272, 440)], WHITE, sun=SUN, high=0.6, seed=9, push=-0.34, lost=((300, 412, 50, 30), (262, 436, 24, 16), (336, 430, 24, 16)), edge=1.5)
    strokes(c, mask, Flow([(280, 420), (296, 440)], [(320, 420), (310, 446)]), 50, size=(9, 1.8), turn=0, seed=3, light=("#c9cede", 0.3), dark=("#5a6c98", 0.3))


def primaries(c):
    """Lay the black quills of the folded wing beyond the tail, the longest lowest, each with its white tip."""
    cast(c, [(330, 400), (400, 420), (474, 480), (440, 478), (380, 446), (320, 424)], soft=7, amount=0.5, colour="#4e6092")
    ends = ((479, 484), (462, 462), (444, 443), (428, 425))
    for i, (x, y) in enumerate(ends):
        s = [(318, 344 - 5 * i), (372, 392 - 6 * i), (x - 42, y - 36), (x, y)]
        rank(c, [s], (34, 34), ("#12151f", "#12151f"), "#0a0d18", profile=SWORD, root=(0, 0.1), glow=0.1, shade=0.4, under=0.3)
        c.line([(x - 60, y - 62), (x - 30, y - 36), (x - 10, y - 16)], 2.2, "#8a7f80", taper=(0.2, 0.6), alpha=0.6, round_=True)
        c.shape(ribbon([(x - 17, y - 15), (x - 9, y - 7), (x - 1, y)], (6, 10, 1)), "#fff4e4", edge=0)


def trunk(c):
    """Paint head, neck, breast, belly and tail as one white body, golden towards the sun, blue away from it."""
    solid(c, [(350, 396), (400, 400), (452, 440), (456, 466, None), (424, 476, None), (380, 458), (344, 440)], WHITE, sun=SUN, high=0.4, push=-0.12, seed=2)
    rank(c, fan([(356, 430), (366, 408)], [(428, 472), (460, 456)], 5), (18, 18), ("#9aa6c4", "#d8d8e0"), "#5d6f9c", profile=BLADE, shade=0.3, root=(0, 0.3))
    body = solid(c, BODY, WHITE, sun=SUN, high=0.85, seed=3, push=0.05, bounce=("#c98f6a", 0.35), lost=((440, 452, 20, 12),))
    with c.within(body):
        patch(c, [(196, 420), (236, 400), (300, 414), (372, 420), (430, 440), (430, 480), (300, 480), (216, 460)], "#6a7dae", soft=12, alpha=0.6)
        patch(c, [(186, 150), (206, 150), (226, 210), (216, 250), (196, 290), (180, 260), (188, 200)], "#8b9ac0", soft=10, alpha=0.55)
        patch(c, [(138, 250), (160, 240), (172, 300), (178, 370), (160, 400), (130, 320)], "#ffe3ac", soft=12, alpha=0.5)
        patch(c, [(146, 206), (170, 200), (182, 216), (168, 232), (150, 230)], "#93a2c6", soft=7, alpha=0.45)
    lie = Flow([(150, 200), (148, 260), (144, 320), (170, 390), (240, 440)], [(190, 130), (200, 200), (190, 290), (210, 380)], [(170, 180), (172, 280), (196, 380), (300, 440), (400, 450)])
    strokes(c, body, lie, 230, size=(12, 2.4), seed=5, turn=0.45, light=("#fffaf0", 0.5), dark=("#5c6fa0", 0.28))


def wing(c):
    """Paint the folded wing: coverts, white-edged secondaries, tertials, scapulars, and the smooth mantle over them."""
    cast(c, outline(WING) + np.array((-6, 14.0)), soft=9, amount=0.5, colour="#4e6092")
    mass = solid(c, WING, SLATE, sun=SUN, high=0.7, seed=5, push=0.02, lost=((200, 352, 30, 10), (188, 300, 20, 5), (222, 236, 34, 16), (196, 258, 20, 12)))
    rank(c, fan([(262, 360), (320, 372), (350, 376)], [(344, 420), (386, 422), (420, 418)], 6), (24, 22), ("#20273a", "#262d40"), DUSK, profile=BLADE, shade=0.4, glow=0.08, tip=("#fff2e0", 0.13))
    rank(c, fan([(318, 348), (196, 296)], [(386, 402), (246, 386)], 9, bend=0.06), (30, 26), ("#232b42", "#38425a"), DUSK, profile=BLADE, shade=0.3, glow=0.14, under=0.14, fringe=("#8d8f9c", 1.0, 0.35))
    rank(c, fan([(300, 320), (204, 276)], [(346, 362), (232, 338)], 7, bend=0.05), (34, 30), ("#2b344c", "#454f66"), DUSK, shade=0.2, glow=0.16, under=0.1, root=(0.2, 0.8))
    # tertials with their broad white ends
    rank(c, [[(318, 316), (356, 352), (396, 404), (414, 428)], [(322, 304), (364, 338), (404, 388), (424, 412)], [(330, 294), (372, 330), (408, 372), (426, 394)]], (36, 34), ("#20273a", "#2c3449"), DUSK, profile=BLADE, shade=0.5, glow=0.06, tip=("#fff0dc", 0.15))
    # scapulars
    rank(c, fan([(300, 302), (322, 282)], [(372, 376), (396, 362)], 3), (38, 34), ("#232a40", "#2f374e"), DUSK, shade=0.42, glow=0.1, tip=("#f4e4d2", 0.11), fringe=("#f4e4d2", 1.2, 0.4))
    rank(c, fan([(256, 292), (300, 264)], [(328, 346), (366, 328)], 4, bend=0.03), (44, 38), ("#29314a", "#384159"), DUSK, shade=0.34, glow=0.12, under=0.14)
    rank(c, fan([(216, 270), (256, 252)], [(280, 318), (324, 292)], 4, bend=0.03), (44, 36), ("#333c54", "#465067"), DUSK, shade=0.26, glow=0.16, under=0.1)
    with c.within(mass):
        patch(c, [(184, 300), (190, 262), (214, 232), (250, 236), (240, 268), (216, 300), (206, 336)], "#837c7a", soft=12, alpha=0.35)
        patch(c, [(230, 226), (300, 262), (370, 326), (400, 372), (380, 372), (320, 312), (250, 262)], "#9c9490", soft=7, alpha=0.3)
        patch(c, [(206, 350), (260, 372), (340, 396), (400, 400), (390, 430), (260, 410), (200, 376)], "#0f1526", soft=9, alpha=0.4)
        patch(c, [(214, 218), (236, 222), (262, 236), (246, 250), (214, 262), (196, 262)], "#dfd5d0", soft=7, alpha=0.65)
    lie = Flow([(210, 250), (260, 290), (330, 350), (400, 410)], [(200, 290), (230, 350), (320, 400)], [(250, 240), (320, 286), (400, 370)])
    strokes(c, mass, lie, 90, size=(13, 2), seed=8, turn=0.2, light=("#c8bcae", 0.22), dark=("#11162a", 0.3))
    # breast feathers tucked over the bend and the lower edge of the wing
    g = np.random.default_rng(4)
    for x, y, r in ((196, 352, 20), (184, 318, 18), (190, 284, 12), (222, 380, 20), (256, 398, 20), (292, 412, 18)):
        for _ in range(5):
            a = np.array((x - 14, y + 10)) + g.normal(0, 4, 2)
            d = np.array((r * 0.95, r * 0.15)) + g.normal(0, 4, 2)
            tone = mix("#e9dccd" if x < 215 else "#8f9dc0", "#b9c0d4", g.uniform(0, 0.7))
            c.shape(ribbon([a, a + d * 0.5 + (0, -2), a + d], (10, 11, 1)), tone, edge=0, alpha=0.75, soft=0.8)


def head(c):
    """Paint the open bill with its red spot, the pale eye in its red ring, the shade of the cheek."""
    shape = ("#a5611a", "#eaa62a", "#ffd257", "#fff0b0")
    mouth = [(142, 150, None), (122, 139), (104, 131, None), (112, 146), (106, 161, None), (124, 162), (144, 168, None)]
    c.shape(outline(mouth), Grad((100, 140), (140, 156), "#e8795a", "#6e1c22"), edge=0)
    c.shape(ribbon([(140, 159), (120, 155), (100, 153)], (7, 7, 1)), "#f0a080", edge=0)
    low = solid(c, [(142, 160, None), (120, 159), (98, 159), (78, 160), (82, 167), (94, 176), (104, 180), (122, 180), (144, 180, None)], shape, sun=SUN, high=0.5, push=-0.1)
    with c.within(low):
        c.disc(98, 174, 8.5, 6, "#d12a1c", 0.3, edge=0)
    up = solid(c, [(144, 125, None), (124, 114), (102, 107), (82, 105), (70, 111), (66, 123, None), (78, 122), (98, 129), (120, 139), (142, 152, None)], shape, sun=SUN, high=0.6)
    with c.within(up):
        line(c, [(70, 120), (98, 127), (120, 138), (142, 151)], 3, "#8c4a14", (0.6, 0.9), 0.6)
        line(c, [(114, 123), (106, 119), (98, 118)], 3, "#8c5218", (0.5, 0.9), 0.8)
    c.curve([(150, 118), (139, 122), (132, 131), (138, 141), (136, 152), (142, 160), (137, 172), (141, 186), (156, 182), (162, 150)], Grad((132, 120), (160, 186), "#fff4e0", "#efe2d2", "#c3c6d6"), soft=1.6)
    line(c, [(137, 157), (146, 158), (152, 161)], 2.4, "#a04a24", (0.8, 0.3), 0.8)
    patch(c, [(144, 136), (154, 125), (174, 128), (186, 136), (176, 148), (158, 150)], "#95a0c0", soft=4.5, alpha=0.55)
    eye(c, 161, 137, 5.6, iris="#f2c648", ring="#b02a1c", lid="#6f6478")
    c.disc(160.6, 137.2, 3.2, 3.2, "#0b0a0d", edge=0)
    c.disc(158.8, 135.4, 1.2, 1.2, "#ffffff", edge=0)
    line(c, [(151, 134), (158, 129.5), (168, 131), (174, 135)], 3, "#8a8ca8", (0.3, 0.3), 0.8)


HORIZON = 486


def place(c):
    """Paint the squall, the bright strip below it, the sea and the boulder."""
    sky(c, ("#13283f", "#1f4258", "#356478", "#5f8288", "#d08f58", "#f2b464"), HORIZON + 4, sun=(-40, HORIZON - 10, 230, "#ffc870", 0.7))
    clouds(c, -160, 330, "#6d8896", "#12283e", 0.62, 360, 0.34, 9, sun=(-0.9, 0.6))
    c.shape([(330, -40), (560, -40), (520, 480), (280, 486)], Grad((300, 0), (480, 0), "#2c5468", "#152f46"), alpha=0.5, soft=26)
    water(c, HORIZON, ("#d09a64", "#7a8c86", "#38687a", "#173c52"), foot=640)
    swell(c, HORIZON, "#ffe2b0", "#1c465c", n=110, seed=4, alpha=0.6)
    glints(c, HORIZON + 2, 560, "#fff0c4", 120, -10, 220, (3, 26), 3, 0.8)


def surf(c):
    """Let a wave break behind the boulder: a torn crest in the sun, shaded at its foot."""
    g = np.random.default_rng(21)
    for x0, y0, wide, high in ((36, 600, 74, 46), (470, 590, 60, 56)):
        n = 90
        a = g.uniform(-1, 1, n)
        up = (1 - a * a) * g.uniform(0, 1, n) ** 0.8
        x, y = x0 + wide * a, y0 - high * up
        tone = np.array([mix(mix("#4f7c90", "#c9d6d4", t), "#ffeccc", max(0.0, t - 0.4) * (1.3 if x0 < 200 else 0.7)) for t in up])
        c.dabs(x, y + 6, g.uniform(7, 15, n), g.uniform(4, 8, n), g.normal(0, 0.5, n), tone, 0.8)
        m = 60
        b, h = g.normal(0, 0.5, m), g.uniform(0.7, 1.6, m)
        c.dabs(x0 + wide * b * 1.2, y0 - high * h * (1 - 0.5 * b * b), g.uniform(0.7, 2.6, m), g.uniform(0.7, 2.0, m), 0, "#fff0d4", 0.85)


def boulder(c):
    """Paint the granite the gull stands on, with lichen, a crack and the white of many gulls."""
    stone = [(-30, 740, None), (-30, 668, None), (24, 622), (52, 590, None), (104, 566), (150, 544, None), (230, 538), (318, 542), (386, 552, None), (412, 582), (462, 598, None), (492, 640), (520, 740, None)]
    mask = solid(c, stone, ("#1d2036", "#38344e", "#6c5860", "#b08a74", "#ecc090"), sun=(-0.6, -0.75, 0.3), high=0.8, seed=7, push=-0.1, grain=0.14, soft=0.3)
    with c.within(mask):
        # planes of the granite: a lit top, a warm flank to the sun, two dark faces
        for p, tone, a in (
            ([(52, 588), (104, 564), (150, 542), (230, 536), (318, 540), (388, 550), (344, 582), (240, 592), (140, 584)], "#e9bd8c", 0.5),
            ([(-30, 668), (24, 620), (52, 588), (140, 584), (112, 640), (60, 668), (30, 740), (-30, 740)], "#c98a62", 0.62),
            ([(140, 584), (240, 592), (262, 640), (222, 740), (60, 740), (62, 668), (112, 640)], "#5a4660", 0.75),
            ([(112, 640), (140, 584), (190, 590), (170, 634), (120, 668), (62, 668)], "#8a6262", 0.6),
            ([(240, 592), (344, 582), (364, 636), (330, 740), (222, 740), (262, 640)], "#332c4c", 0.8),
            ([(344, 582), (388, 550), (414, 580), (462, 598), (494, 640), (520, 740), (330, 740), (364, 636)], "#262642", 0.85),
            ([(388, 552), (414, 582), (462, 598), (440, 616), (392, 606), (364, 580)], "#5c4a58", 0.6),
        ):
            c.shape(p, tone, alpha=a, edge=0.8, soft=1.0)
        lichen = smooth(0.12, 0.2, c.noise(46, 26, 70, 4)) * smooth(690, 560, c.y) * smooth(470, 300, c.x)
        c.area(lichen * mask, "#d98c22", 0.85)
        c.area(smooth(0.34, 0.44, c.noise(46, 26, 70, 4)) * smooth(690, 560, c.y) * smooth(470, 300, c.x) * mask, "#f0b848", 0.8)
        for x, w in ((176, 9), (196, 6)):
            c.shape(ribbon([(x, 546), (x - 4, 580), (x - 2, 610)], (w, w * 0.8, 0)), "#f0e2cc", alpha=0.6, edge=0.5, soft=1)
    cast(c, [(210, 548), (300, 548), (440, 574), (470, 610), (400, 612), (300, 590), (230, 572)], soft=9, amount=0.6, colour="#3a3458")
    cast(c, [(180, 540), (262, 544), (314, 548), (300, 572), (240, 580), (190, 562)], soft=4, amount=0.6, colour="#2c2844")


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 61)
    place(c)
    surf(c)
    boulder(c)
    c.lifted(animal).lay()
    return finished(c, focus=((140, 150, 80),), share=0.55)
