"""Lesser black-backed gull: calls from a boulder before a squall, head thrown up, the wind in its mantle, at a second gull.

In lengths of the head without the bill (72): body from breast to tail four and a half, laid at forty degrees; the wing tips
reach beyond the tail by half a head; bill two thirds of a head, deep at its angle, yellow with a red spot there; legs yellow,
the tarsus one head; mantle slate-black, a white crescent behind the scapulars and one behind the tertials; primaries black
with small white tips; all else pure white; iris pale yellow in a red ring.
"""

import numpy as np
from canvas import Grad, mix, smooth
from form import cast, eye, line, outline, patch, ribbon, solid, turned
from lake import swell, water
from nature import clouds, glints, sky
from plumage import Flow, fan, strokes
from quills import BLADE, SWORD, rank, shank, web
from sheet import Sheet, finished

SUN = (-0.84, -0.3, 0.45)
WHITE = ("#6d80ac", "#b3bcd2", "#fbe9d2", "#fff6e2")
SLATE = ("#0e1322", "#1d2436", "#353d50", "#6f6a6c")
DUSK = "#1a2338"
YELLOW = ("#a0681c", "#e6a92c", "#ffe08a")
UP = (175, 145), 24, (-14, 8)
"""How the head is thrown up: the place it turns round, degrees, shift."""
BODY = [
    (130, 138), (145, 118), (173, 114), (191, 133), (196, 162), (208, 190), (228, 216), (258, 246), (300, 284), (350, 330),
    (394, 378), (428, 424), (444, 452), (420, 462), (374, 446), (330, 446), (288, 452), (244, 450), (202, 432), (164, 396),
    (140, 352), (131, 312), (131, 276), (134, 248), (124, 220), (114, 196), (116, 172),
]  # fmt: skip
WING = [
    (224, 236), (258, 246), (304, 276), (350, 310), (388, 352), (412, 390), (396, 414), (352, 418), (300, 408), (248, 388),
    (208, 358), (188, 322), (186, 284), (200, 248),
]  # fmt: skip


def animal(c):
    """Paint the gull from far to near."""
    leg(c, (-50, -8), ("#6a4622", "#a87628", "#d8ac54"))
    thigh(c, (-50, -8), -0.42)
    trunk(c)
    primaries(c)
    wing(c)
    windblown(c)
    leg(c, (0, 0), YELLOW)
    thigh(c)
    head(c)


def leg(c, by, tones):
    """Paint one leg: the heel bent back, the tarsus leaning forward, the webbed foot spread on the stone."""
    at = lambda *q: [(x + by[0], y + by[1]) for x, y in q]
    toes = [at((258, 546), (232, 548), (212, 553)), at((260, 552), (236, 561), (220, 569)), at((270, 556), (258, 571), (250, 582))]
    knee, heel, foot = at((300, 446), (318, 486), (286, 545))
    c.shape(ribbon(at((290, 542), (306, 548), (314, 556)), (7, 6, 0)), tones[1], edge=0)
    shank(c, knee, heel, foot, 13, tones)
    web(c, foot, toes, tones, sun=SUN, width=10)


def thigh(c, by=(0, 0), push=-0.3):
    """Paint the feathered thigh: it bulges from the belly and ends ragged above the heel."""
    at = lambda q: [(x + by[0], y + by[1]) for x, y in q]
    mask = solid(c, at([(246, 420), (300, 396), (348, 416), (342, 446), (328, 468), (318, 480), (304, 474), (280, 456)]), WHITE, sun=SUN, high=0.7, seed=9, push=push, lost=((300 + by[0], 402 + by[1], 60, 34), (250 + by[0], 430 + by[1], 24, 18), (344 + by[0], 424 + by[1], 26, 18)), edge=1.2)
    strokes(c, mask, Flow(at([(270, 424), (306, 470)]), at([(330, 416), (318, 474)])), 70, size=(11, 2.2), turn=0, seed=3, light=("#dfe0ea", 0.35), dark=("#4d5f92", 0.4))
    for x, y in ((300, 474), (308, 480), (316, 484), (323, 478)):
        c.shape(ribbon(at([(x - 4, y - 16), (x - 1, y - 6), (x + 2, y + 5)]), (7, 7, 0)), "#8292ba", edge=0, soft=0.5)


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
        patch(c, [(180, 150), (196, 150), (232, 214), (236, 250), (204, 300), (178, 290), (190, 230), (172, 180)], "#7888b8", soft=10, alpha=0.7)
        patch(c, [(124, 250), (150, 240), (164, 300), (172, 370), (160, 400), (122, 320)], "#ffdf9e", soft=11, alpha=0.65)
        # the throat swells with the call: lit in front, a fold behind it, cords below the jaw
        patch(c, [(112, 178), (132, 176), (144, 204), (144, 236), (128, 226), (112, 198)], "#fff0c8", soft=5, alpha=0.8)
        for run in ([(150, 178), (158, 204), (152, 236), (140, 256)], [(134, 180), (146, 206), (148, 230)], [(172, 176), (180, 212), (170, 256)]):
            line(c, run, 5, "#7283b2", (0.4, 0.2), 0.55, 1.6)
        patch(c, [(126, 252), (150, 244), (176, 256), (160, 268), (132, 264)], "#8b9ac2", soft=5, alpha=0.5)
    lie = Flow([(126, 190), (138, 250), (134, 320), (164, 390), (240, 440)], [(180, 130), (200, 200), (190, 290), (210, 380)], [(156, 180), (168, 280), (196, 380), (300, 440), (400, 450)])
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


def windblown(c):
    """Let the wind lift feathers of the nape and mantle and blow up those of the breast over the bend of the wing."""
    for x, y, long, rise, tone in ((236, 232, 34, 4, "#6f6f7c"), (262, 250, 40, 9, "#4d5468"), (290, 270, 44, 3, "#585f72"), (316, 292, 46, 12, "#434b60"), (352, 326, 40, 5, "#3c445a")):
        way = [(x - 22, y + 8), (x, y + 3), (x + long * 0.6, y + long * 0.28 - rise), (x + long, y + long * 0.66 - rise * 1.8)]
        c.shape(ribbon([(a + 2, b + 5) for a, b in way], (10, 20, 18, 2)), "#10172a", edge=0, alpha=0.45, soft=2)
        c.shape(ribbon(way, (8, 18, 17, 0)), Grad((x, y), (x + long, y + long * 0.5), mix(tone, "#2b3349", 0.3), tone, "#b3a698"), edge=0.4)
        c.line(way[1:], 1.6, "#d8c8b4", round_=True, taper=(0.2, 0.6), alpha=0.6)
    for x, y, dx, dy in ((186, 150, 14, 18), (196, 176, 15, 16), (212, 200, 18, 14)):
        c.shape(ribbon([(x - 8, y - 6), (x + 2, y), (x + dx * 0.5, y + dy)], (9, 8, 0)), "#9dabd0", edge=0, soft=1.0, alpha=0.9)
    g = np.random.default_rng(14)
    for x, y in ((178, 296), (182, 322), (190, 346), (204, 368), (226, 388), (256, 402)):
        for _ in range(4):
            a = np.array((x - 12, y + 4)) + g.normal(0, 4, 2)
            d = np.array((g.uniform(16, 30), g.uniform(-12, 2)))
            c.shape(ribbon([a, a + d * 0.5 + (0, 3), a + d], (10, 11, 1)), mix("#f0e0cc", "#9aa6c8", g.uniform(0.1, 0.8) if x < 200 else g.uniform(0.6, 1)), edge=0, alpha=0.85, soft=0.6)


def head(c):
    """Paint the bill flung open from its corner below the eye, the pale eye in its red ring, the strained cheek."""
    at = lambda q: turned(q, *UP)
    shape = ("#8e4c14", "#e39a22", "#ffcf4e", "#fff0b0")
    mouth = at([(152, 154, None), (122, 144), (92, 138, None), (110, 146), (118, 158), (112, 168), (98, 178, None), (122, 168)])
    c.shape(outline(mouth), Grad(at([(100, 150)])[0], at([(146, 156)])[0], "#d8604e", "#8c2226", "#34090f"), edge=0)
    c.shape(ribbon(at([(146, 158), (126, 158), (108, 159), (95, 163)]), (8, 9, 7, 0)), "#f2a088", edge=0)
    c.shape(ribbon(at([(140, 162), (122, 163), (106, 163)]), (2, 3, 1)), "#a83c38", edge=0, alpha=0.8)
    low = solid(c, at([(150, 157, None), (122, 166), (98, 176), (82, 184, None), (90, 192), (105, 195), (122, 189), (138, 184), (152, 180, None)]), shape, sun=SUN, high=0.5, push=-0.06)
    with c.within(low):
        c.disc(*at([(101, 187)])[0], 9, 6.5, "#d12a1c", 0.1, edge=0)
        line(c, at([(150, 180), (124, 187), (104, 194)]), 5, "#7c4216", (0.7, 0.4), 0.6, 1.2)
    up = solid(c, at([(150, 120, None), (122, 117), (98, 114), (80, 116), (69, 124), (66, 140, None), (76, 135), (96, 139), (122, 146), (152, 155, None)]), shape, sun=SUN, high=0.6)
    with c.within(up):
        line(c, at([(68, 136), (80, 132), (98, 137), (124, 144), (150, 153)]), 4, "#8c4a14", (0.6, 0.9), 0.65)
        line(c, at([(122, 131), (112, 128), (104, 128)]), 3, "#6f3c12", (0.6, 0.9), 0.85)
        line(c, at([(140, 121), (112, 118), (86, 119)]), 3, "#fff6c8", (0.3, 0.9), 0.8)
    # feathers run out over the roots of both jaws in two points; the skin of the gape is drawn tight between them
    c.curve(at([(160, 112), (144, 119), (130, 128), (142, 136), (138, 146), (150, 153), (166, 140)]), "#f8e9d2", soft=1.4)
    c.curve(at([(166, 160), (150, 160), (140, 172), (148, 182), (164, 180)]), "#e9dcd0", soft=1.6)
    line(c, at([(140, 150), (151, 156), (162, 160)]), 4, "#b4502c", (0.9, 0.2), 0.9)
    patch(c, at([(152, 160), (170, 158), (186, 170), (170, 184), (152, 182)]), "#8f9dc4", soft=5, alpha=0.6)
    patch(c, at([(146, 138), (156, 127), (176, 130), (188, 140), (176, 150), (158, 152)]), "#95a0c0", soft=4.5, alpha=0.6)
    (x, y), = at([(163, 138)])
    eye(c, x, y, 5.8, iris="#f2c648", ring="#b02a1c", lid="#6f6478")
    c.disc(x - 0.4, y + 0.2, 3.0, 3.0, "#0b0a0d", edge=0)
    c.disc(x - 2, y - 1.6, 1.1, 1.1, "#ffffff", edge=0)
    line(c, at([(151, 137), (158, 130.5), (168, 131), (178, 139)]), 5.5, "#646b94", (0.3, 0.2), 0.95)


def rival(c):
    """Paint the gull it calls at: banking away below the squall, its wings long and angled, the low sun under them."""
    c.curve([(352, 108), (332, 92), (310, 88), (288, 98), (270, 112), (292, 105), (314, 104), (338, 116)], Grad((270, 110), (350, 104), "#f6ddb4", "#8a93ac"), edge=0)
    c.curve([(276, 108), (290, 99), (302, 98), (288, 106)], "#141b2c", alpha=0.9, edge=0)
    c.curve([(322, 116), (334, 108), (356, 106), (382, 112), (400, 124), (380, 122), (358, 122), (336, 124)], Grad((322, 110), (400, 124), "#fff2d4", "#e6d6c4", "#8f9bb8"), edge=0)
    c.curve([(356, 112), (374, 88), (394, 70), (420, 60), (446, 62), (424, 72), (404, 88), (386, 110), (372, 118)], Grad((360, 116), (446, 62), "#59617a", "#2c3449", "#12182a"), edge=0)
    c.line([(372, 118), (388, 108), (406, 88), (424, 73)], 2, "#f0dcc0", round_=True, taper=(0.8, 0.2), alpha=0.8)
    c.shape(ribbon([(324, 116), (314, 117), (308, 120)], (4, 4, 1)), "#eaa62a", edge=0)
    c.disc(330, 113, 1.3, 1.3, "#1a1a22", edge=0)


HORIZON = 486


def place(c):
    """Paint the squall, the bright strip below it, the sea and the boulder."""
    sky(c, ("#13283f", "#1f4258", "#356478", "#5f8288", "#d08f58", "#f2b464"), HORIZON + 4, sun=(-40, HORIZON - 10, 230, "#ffc870", 0.7))
    clouds(c, -160, 330, "#6d8896", "#12283e", 0.62, 360, 0.34, 9, sun=(-0.9, 0.6))
    c.shape([(330, -40), (560, -40), (520, 480), (280, 486)], Grad((300, 0), (480, 0), "#2c5468", "#152f46"), alpha=0.5, soft=26)
    water(c, HORIZON, ("#d09a64", "#7a8c86", "#38687a", "#173c52"), foot=640)
    swell(c, HORIZON, "#ffe2b0", "#1c465c", n=110, seed=4, alpha=0.6)
    glints(c, HORIZON + 2, 560, "#fff0c4", 120, -10, 220, (3, 26), 3, 0.8)


def rain(c):
    """Let rain fall slanting out of the squall, blown from the sun."""
    g = np.random.default_rng(31)
    for x in g.uniform(150, 620, 44):
        y, long = g.uniform(120, 300), g.uniform(90, 230)
        c.line([(x, y), (x - long * 0.34, y + long)], g.uniform(3, 13), "#7f9aa6" if g.random() < 0.5 else "#0f2740", taper=(0.3, 0.6), alpha=g.uniform(0.10, 0.26), soft=2.5)


def surf(c):
    """Let a wave break behind the boulder: a torn crest in the sun, shaded at its foot."""
    g = np.random.default_rng(21)
    for x0, y0, wide, high in ((36, 600, 74, 46), (470, 590, 60, 56)):
        n = 170
        a = g.uniform(-1, 1, n)
        up = (1 - a * a) * g.uniform(0, 1, n) ** 0.8
        x, y = x0 + wide * a, y0 - high * up
        tone = np.array([mix(mix("#4f7c90", "#c9d6d4", t), "#ffeccc", max(0.0, t - 0.4) * (1.3 if x0 < 200 else 0.7)) for t in up])
        c.dabs(x, y + 6, g.uniform(4, 13, n), g.uniform(1.6, 4.6, n), -0.7 * a + g.normal(0, 0.4, n), tone, 0.85)
        m = 60
        b, h = g.normal(0, 0.5, m), g.uniform(0.7, 1.6, m)
        c.dabs(x0 + wide * b * 1.2, y0 - high * h * (1 - 0.5 * b * b), g.uniform(0.7, 2.6, m), g.uniform(0.7, 2.0, m), 0, "#fff0d4", 0.85)


def boulder(c):
    """Paint the granite the gull stands on, with lichen, and the shadow of the gull."""
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
    # the gull's own shadow falls away from the sun, legs first, then the body over the edge of the stone
    with c.within(mask):
        for x in (236, 286):
            cast(c, [(x - 8, 546), (x + 10, 542), (x + 120, 562), (x + 116, 572), (x + 20, 562)], soft=2, amount=0.75, colour="#2c2444")
        cast(c, [(360, 556), (400, 552), (470, 590), (520, 640), (500, 690), (420, 640), (370, 590)], soft=7, amount=0.7, colour="#2c2444")
        cast(c, [(156, 546), (240, 540), (312, 548), (296, 572), (236, 588), (190, 572)], soft=4, amount=0.75, colour="#2c2844")


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 61)
    place(c)
    rain(c)
    rival(c)
    surf(c)
    boulder(c)
    c.lifted(animal).lay()
    return finished(c, focus=((130, 150, 90), (350, 100, 60)), share=0.55)
