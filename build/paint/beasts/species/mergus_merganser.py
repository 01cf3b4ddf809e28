"""Goosander: carries her ducklings over a forest lake at sunrise; the last one runs over the water to catch up.

In lengths of the head without bill (72): body four and a half long above the water and one and a quarter high,
low breast; short neck, two thirds of a head thick; bill 0.85 long, thin, red, hooked; rust head with a shaggy crest that
droops from the nape; the rust ends in a sharp line across the neck; white chin; blue-grey back in large soft feathers,
a white patch in the folded wing, pale scaled flanks. Ducklings: rust cheeks, a white line below the eye, brown down.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from form import cast, eye, line, outline, patch, ribbon, solid, turned
from lake import float_on, rings, swell, waterline
from nature import glints, ridge, row_of, sky
from plumage import Flow, fan, strokes
from quills import BLADE, PETAL, SWORD, rank
from sheet import Sheet, finished

ROW = 438
SHORE = 286
SUN = (-0.66, -0.66, 0.36)
"""Low behind her, to the left: what looks at us is in half shade."""
BODY = [
    (92, 404), (112, 384), (146, 364), (190, 350), (236, 344), (280, 346), (318, 352), (350, 366), (378, 388),
    (390, 414), (380, 450), (356, 470), (240, 480), (140, 466), (104, 442), (90, 420),
]
TAIL = [(116, 386), (74, 394), (30, 408, None), (44, 420), (80, 428), (120, 430)]
NECK = [
    (326, 270), (331, 296), (329, 318), (318, 338), (296, 352), (264, 362), (286, 404), (324, 450), (356, 462), (384, 446),
    (402, 418), (399, 388), (386, 358), (376, 332), (374, 304), (378, 282), (350, 262),
]
HEAD = [
    (396, 250), (390, 237), (374, 226), (352, 222), (332, 227), (319, 240), (314, 258), (318, 278), (326, 294), (330, 309),
    (352, 313), (375, 308), (376, 296), (384, 286), (396, 278), (398, 264),
]
WING = [(312, 358), (324, 376), (312, 400), (270, 416), (210, 420), (150, 410), (100, 396), (140, 374), (200, 358), (260, 350)]
UPPER = [(394, 253, None), (412, 259), (436, 264), (458, 267), (466, 274), (463, 283, None), (456, 275), (424, 271), (394, 271, None)]
LOWER = [(394, 270, None), (424, 270), (456, 275), (456, 278, None), (438, 278), (412, 279), (392, 277, None)]
GREY = ("#2c3758", "#55627f", "#8e99a8", "#d9d4c4")
PALE = ("#66739c", "#9ba6bc", "#e2dccf", "#fff4da")
RUST = ("#4f1c2c", "#8a3a29", "#c8682f", "#f6b060")


def duckling(c, x, y, s, flip=1, turn=0, run=False):
    """Paint a duckling whose head is at (x, y), its body below and behind; `run` lifts its stub of a wing."""
    at = lambda pts: turned([(x + q[0] * s * flip, y + q[1] * s, *q[2:]) for q in pts], (x, y), turn)
    brown = ("#2a1e2c", "#4a3332", "#7d5238", "#d29a5e")
    body = solid(c, at([(4, 12), (-8, 12), (-26, 14), (-44, 20), (-56, 27), (-44, 46), (-20, 52), (4, 46), (14, 30)]), brown, sun=SUN, edge=1.2, bounce=("#7fb0a0", 0.4))
    with c.within(body):
        patch(c, at([(16, 10), (2, 20), (-4, 40), (-30, 60), (30, 60)]), Grad(at([(0, 14)])[0], at([(0, 54)])[0], "#f3e2c0", "#a9a0a8"), soft=3)
        line(c, at([(-58, 27), (-44, 19.5), (-26, 13.5), (-10, 12)]), 4.4 * s, "#ffc884", (0.4, 0.3), 0.9, soft=0.7)
        for px, py in ((-22, 22), (-40, 27)):
            patch(c, at([(px - 6, py), (px, py - 3), (px + 5, py), (px, py + 4)]), "#fff1d2", soft=1.2)
        strokes(c, body, Flow(at([(4, 14), (-20, 22), (-50, 28)]), at([(6, 40), (-20, 46), (-44, 42)])), 46, size=(4 * s, 0.8 * s), seed=21, turn=0.0, light=("#e8bd84", 0.4), dark=("#1e1420", 0.4))
    if run:
        solid(c, at([(-8, 24), (-15, 15), (-26, 6), (-37, 2), (-40, 8), (-33, 18), (-22, 28)]), brown, sun=SUN, high=0.7, edge=1.6, push=0.08, lost=((*at([(-12, 24)])[0], 9 * s, 5 * s),))
    head = solid(c, at([(19, -2), (14, -12), (2, -18), (-12, -14), (-18, -2), (-15, 12), (-6, 20), (8, 20), (17, 10)]), ("#6a2a2a", "#a7522f", "#dc8746", "#ffc888"), sun=SUN, edge=1.0, lost=((*at([(0, 22)])[0][:2], 14 * s, 6 * s),))
    with c.within(head):
        patch(c, at([(22, -6), (10, -5), (-4, -5), (-14, 2), (-24, -4), (-14, -22), (14, -20)]), "#46302f", soft=1.6)
        patch(c, at([(22, 4), (4, 7), (2, 3), (20, -1)]), "#fff3dc", soft=0.8)
        patch(c, at([(20, 10), (2, 14), (4, 26), (20, 22)]), "#e9d9c4", soft=2)
        sunny = at([(-17 * flip, 6), (-16 * flip, -7), (-8 * flip, -15), (4 * flip, -17.5)])
        line(c, sunny, 4 * s, "#ffd68c", (0.6, 0.2), 0.95, soft=0.6)
    c.shape(outline(at([(17, -1, None), (24, 0), (30, 4, None), (24, 6), (17, 7, None)])), "#5c4644", edge=0)
    line(c, at([(17, -1), (24, 0), (29, 3)]), 1.6 * s, "#c9a68c", (1, 0.5))
    ex, ey = at([(7, -3)])[0][:2]
    eye(c, ex, ey, 2.7 * s, iris="#1d1210", ring="#140c0e")


def animal(c):
    """Paint the mother with the three that ride, as far as the water lets them be seen."""
    bow = 6 * np.sin(np.pi * np.clip((c.x - 60) / 330, 0, 1)) + 2.4 * np.sin(c.x / 17) * smooth(380, 120, c.x)
    with c.within((c.y < ROW + bow).astype(np.float32)):
        solid(c, TAIL, GREY[:3], sun=SUN, high=0.4)
        rank(c, fan([(112, 398), (112, 418)], [(30, 406), (60, 426)], 5), (15, 13), ("#35405c", "#6d7990"), "#141c34", profile=BLADE, shade=0.4, glow=0.3)
        duckling(c, 262, 322, 1.0)
        duckling(c, 208, 304, 1.12, turn=-6)
        duckling(c, 150, 330, 0.98, -1)
        body = solid(c, BODY, GREY, sun=SUN, high=0.95, seed=3, bounce=("#6fa690", 0.5), lost=((320, 356, 40, 14),))
        with c.within(body):
            for x, y in ((244, 346), (190, 346), (168, 352)):
                cast(c, [(x - 40, y - 6), (x + 40, y - 8), (x + 46, y + 10), (x - 32, y + 13)], soft=6, amount=0.32, colour="#5a5470")
            flank(c)
        wing(c)
        breast(c)
    head(c)


def flank(c):
    """Paint the pale flank: soft scaled feathers, a lit roll below the wing, the deep shade that turns under."""
    patch(c, [(90, 442), (110, 416), (190, 408), (280, 402), (340, 396), (400, 430), (380, 490), (120, 490)], Grad((0, 404), (0, 450), "#d3d4d2", "#a2adbe", "#56698a"), soft=6, alpha=0.95)
    how = {"shade": 0.46, "glow": 0.5, "under": 0.26, "profile": PETAL, "root": (0.1, 0.8), "fall": (2, 5), "lot": 0.12}
    rank(c, fan([(330, 442), (160, 440)], [(262, 458), (92, 446)], 7, lot=0.35, seed=4), (36, 22), ("#8593ae", "#7c8aa8"), "#33436c", fringe=("#dfe4ea", 1.2, 0.5), **how)
    rank(c, fan([(338, 424), (150, 424)], [(262, 440), (84, 432)], 7, lot=0.35, seed=5), (36, 22), ("#b4bdc9", "#9ca8bb"), "#3d4c76", fringe=("#fff4e0", 1.6, 0.7), **how)
    rank(c, fan([(346, 408), (250, 408)], [(276, 420), (182, 424)], 3, lot=0.3, seed=6), (36, 26), ("#d6d8d6", "#bcc4cc"), "#53628a", **how)
    g = np.random.default_rng(6)
    for row, wide in ((413, 34), (427, 40)):
        x = 124 + g.uniform(0, 12)
        while x < 336:
            long, y = wide * g.uniform(0.75, 1.15), row + 5 * np.sin(np.pi * (x - 100) / 260) + g.normal(0, 1)
            edge = [(x + long, y - 7), (x + 0.5 * long, y), (x + 0.1 * long, y + 1), (x - 0.08 * long, y - 4), (x + 0.06 * long, y - 9)]
            line(c, [(u - 1.5, v + 2.6) for u, v in edge], 6.5, "#46567f", (0.3, 0.3), 0.6, soft=1.6)
            line(c, edge, 3.4, "#fbf3e2", (0.3, 0.3), 0.85 - 0.0012 * (x - 124), soft=0.6)
            x += long * g.uniform(0.72, 0.95)
    patch(c, [(80, 446), (140, 442), (250, 448), (350, 442), (410, 430), (400, 500), (90, 500)], "#22405a", soft=8, alpha=0.7)


def wing(c):
    """Paint the folded wing: dark quills to the tail, coverts, and scapulars that lie like slates of soft light over them."""
    cast(c, outline(WING) + np.array((4, 9.0)), soft=7, amount=0.6, colour="#33426c")
    for spine, w in (([(190, 402), (130, 408), (58, 409)], 17), ([(190, 396), (128, 398), (66, 398)], 17), ([(188, 388), (136, 388), (82, 388)], 16)):
        rank(c, [spine], (w, w), ("#262f4a", "#3d4864"), "#0e1428", profile=SWORD, shade=0.5, glow=0.24, root=(0, 0.2))
    mass = solid(c, WING, GREY, sun=SUN, high=0.95, push=-0.02, seed=5, lost=((316, 366, 30, 14), (100, 396, 20, 5)))
    with c.within(mass, outline([(60, 376), (200, 400), (340, 424), (340, 340), (200, 340)])):
        c.shape(outline([(150, 402), (206, 408), (258, 407), (246, 419), (190, 421)]), "#fdf6e6", edge=0.4)
        c.lines([[(168 + 22 * i, 404), (158 + 22 * i, 421)] for i in range(4)], 1.4, "#8b99b4", alpha=0.7)
        how = {"shade": 0.42, "under": 0.22, "profile": PETAL, "fall": (2, 6), "lot": 0.1}
        rank(c, fan([(286, 398), (176, 386)], [(204, 416), (100, 397)], 5, bend=0.06, lot=0.3, seed=3), (30, 22), ("#465471", "#5d6a84"), "#1c2444", glow=0.28, root=(0.05, 0.6), **how)
        rank(c, fan([(308, 386), (196, 366)], [(226, 412), (124, 384)], 5, bend=0.08, lot=0.3, seed=4), (42, 28), ("#56647f", "#8390a2"), "#232c4e", glow=0.5, root=(0.08, 0.7), fringe=("#dcdcd2", 1.2, 0.5), **how)
        rank(c, fan([(326, 370), (228, 350)], [(254, 398), (156, 364)], 4, bend=0.1, lot=0.25, seed=8), (48, 34), ("#6c7a92", "#a9b2b8"), "#2c3658", glow=0.6, fringe=("#fff2d8", 1.4, 0.6), root=(0.12, 0.8), **how)
    with c.within(mass):
        patch(c, [(130, 366), (200, 346), (260, 342), (316, 348), (312, 360), (262, 360), (204, 368), (140, 384)], "#ffe6b4", soft=6, alpha=0.55)
        line(c, [(104, 395), (140, 375), (200, 359), (258, 352), (306, 357)], 4.5, "#ffe9bc", (0.3, 0.6), 0.75, soft=0.9)
        patch(c, [(90, 400), (150, 402), (220, 410), (290, 402), (330, 376), (336, 424), (200, 436), (90, 424)], "#1c2a4c", soft=9, alpha=0.4)
    lie = Flow([(320, 366), (240, 366), (130, 388)], [(310, 396), (220, 406), (110, 398)])
    strokes(c, mass, lie, 90, size=(12, 1.4), seed=16, turn=0.3, light=("#f6ecd6", 0.4), dark=("#1e2848", 0.35))


def breast(c):
    """Paint breast and neck, one with the body: sunlit behind, blue in front, where it looks away from the sun."""
    neck = solid(c, NECK, PALE, sun=SUN, push=0.02, high=0.85, seed=7, lost=((276, 372, 40, 30), (300, 436, 40, 30), (306, 338, 16, 8)), bounce=("#86b8a4", 0.5), edge=0.5)
    with c.within(neck):
        patch(c, [(412, 360), (416, 430), (400, 470), (330, 470), (352, 440), (374, 404), (368, 350), (366, 300), (390, 300)], "#5a6f9e", soft=10, alpha=0.62)
        patch(c, [(328, 312), (346, 312), (346, 340), (340, 372), (318, 396), (296, 380), (312, 348)], "#fff3d6", soft=7, alpha=0.8)
        line(c, [(333, 306), (331, 322), (319, 341), (297, 355), (270, 364)], 6, "#ffdf9c", (0.5, 0.3), 0.9, soft=1.4)
        patch(c, [(264, 396), (300, 420), (340, 440), (340, 476), (270, 470)], "#5a6c98", soft=9, alpha=0.5)
        patch(c, [(330, 452), (380, 440), (410, 420), (410, 480), (320, 480)], "#1f4058", soft=8, alpha=0.6)
    down = Flow([(330, 310), (318, 350), (290, 380)], [(372, 310), (378, 370), (376, 440)], [(350, 310), (350, 370), (330, 430)])
    strokes(c, neck, down, 130, size=(9, 1.7), seed=2, turn=0.4, light=("#fffdf2", 0.5), dark=("#54639a", 0.34))
    cast(c, [(322, 304), (380, 304), (380, 330), (352, 334), (330, 326)], soft=5, amount=0.5, colour="#5d5f90")


def head(c):
    """Paint the head: bill, face, and a crest of loose wisps the light shines through."""
    wisps(c, 46, 3, 0.0)
    h = solid(c, HEAD, RUST, sun=SUN, high=0.85, seed=9, bounce=("#b98a7a", 0.4), lost=((322, 266, 26, 10),))
    g = np.random.default_rng(12)
    x = g.uniform(328, 377, 46)
    y = 311 - 4 * ((x - 352) / 24) ** 2 + g.uniform(-3, 2, 46)
    c.dabs(x, y, g.uniform(3, 5.5, 46), g.uniform(1.2, 2.0, 46), 1.57 + (x - 352) * 0.008, np.where(g.random((46, 1)) < 0.6, [[0.44, 0.18, 0.16]], [[0.62, 0.30, 0.18]]), 0.85)
    lie = Flow([(394, 252), (360, 230), (320, 244), (280, 262)], [(390, 270), (360, 270), (330, 290), (300, 320)], [(380, 290), (352, 300), (340, 320)])
    with c.within(h):
        patch(c, [(400, 286), (376, 276), (352, 284), (330, 292), (326, 318), (380, 318)], RUST[0], soft=9, alpha=0.55)
        patch(c, [(320, 250), (332, 230), (356, 225), (380, 232), (364, 238), (340, 246), (326, 264)], "#ffc474", soft=5, alpha=0.6)
    strokes(c, h, lie, 130, size=(8, 1.5), seed=3, turn=0.3, light=("#ffd79a", 0.42), dark=("#4a1a2a", 0.4))
    wisps(c, 34, 8, 1.0)
    with c.within(h):
        patch(c, [(402, 281), (388, 280), (376, 285), (370, 293), (373, 302), (384, 306), (398, 302)], "#f6e8d8", soft=2.6)
        patch(c, [(396, 252), (386, 254), (376, 258), (386, 262), (398, 264)], "#5a2430", soft=2, alpha=0.6)
    c.shape(outline(LOWER), "#7c1a24", edge=0)
    up = solid(c, UPPER, ("#8e1c22", "#c93426", "#f0673c", "#ffb48a"), sun=(-0.3, -0.85, 0.4), high=0.5)
    with c.within(up):
        line(c, [(394, 252), (430, 261), (464, 272)], 4.5, "#4a161e", (0.9, 0.7), 0.8)
        line(c, [(396, 258), (420, 262), (440, 267)], 1.8, "#ffc9a0", (0.9, 0.1), 0.8)
    line(c, [(388, 270), (424, 270.5), (456, 275)], 1.6, "#4a0e18", (0.7, 0.7))
    eye(c, 371, 252, 5.4, iris="#5a2416", lid="#5a2026", ring="#2a0e12")


def wisps(c, n, seed, near):
    """Paint loose feathers of the crest, of uneven length, from the nape backwards; `near` are those over the head."""
    g = np.random.default_rng(seed)
    t = np.sort(g.uniform(0, 1, n)) if near else g.uniform(0, 1, n)
    for v in t[::-1] if near else t:
        a = np.array([np.interp(v, [0, 0.4, 1], [348, 326, 334]), np.interp(v, [0, 0.4, 1], [227, 244, 296])]) + g.normal(0, 4, 2)
        a[0] += 10 * near
        way = np.radians(np.interp(v, [0, 0.3, 0.6, 1], [172, 156, 136, 112]) + g.normal(0, 7))
        long = np.interp(v, [0, 0.3, 0.6, 1], [44, 62, 58, 34]) * g.uniform(0.55, 1.12)
        b = a + long * np.array([np.cos(way), np.sin(way)])
        m = (a + b) / 2 + np.array([np.sin(way), -np.cos(way)]) * long * g.uniform(-0.22, -0.06) * -1
        b = b + (0, long * 0.14)
        w = g.uniform(4.5, 9.0)
        lit = np.clip(0.75 - 0.8 * v + g.normal(0, 0.16), 0, 1)
        tone = mix(RUST[0], RUST[1], min(1, lit * 2)) if lit < 0.5 else mix(RUST[1], RUST[2], lit * 2 - 1)
        c.shape(ribbon([a, m, b], (w * 0.8, w, w * 0.66, w * 0.3, 0)), tone, edge=0, alpha=0.95)
        if lit > 0.35 and g.random() < 0.7:
            line(c, [a + (-6, -2), m + (0, -w * 0.3), b + (0, -1)], 1.3, RUST[3], (0.5, 0.2), 0.75)


def pad(c, x, y, r, seed, tone):
    """Paint a lily pad on the water: an uneven rim, mottled skin, veins that end before the rim."""
    g = np.random.default_rng(seed)
    cut = g.uniform(0, 6.28)
    t = np.linspace(cut, cut + 2 * np.pi - g.uniform(0.14, 0.3), 90)
    wave = 1 + 0.022 * np.sin(2 * t + g.uniform(0, 6)) + 0.008 * np.sin(5 * t + g.uniform(0, 6))
    wave = wave - 0.12 * np.exp(-(((t - t[0]) / 0.1) ** 2)) - 0.12 * np.exp(-(((t - t[-1]) / 0.1) ** 2))
    rim = np.stack([x + r * wave * np.cos(t), y + 0.3 * r * wave * np.sin(t)], -1)
    heart = np.array([x + 0.08 * r, y])
    p = np.concatenate([[heart], rim])
    c.shape(p + (3, 5), "#062428", alpha=0.6, soft=2.2)
    mask = c.cover(p)
    c.shape(p, Grad((x - r, y - 0.2 * r), (x + r, y + 0.25 * r), *tone), edge=0.3)
    with c.within(mask):
        bowl = np.hypot(c.x - heart[0], (c.y - heart[1]) / 0.3) / r
        c.area(smooth(0.75, 0.1, bowl).astype(np.float32), tone[-1], 0.3, wash=0)
        c.area((smooth(0.62, 1.0, bowl) * smooth(0.3 * r, -0.9 * r, c.x - x)).astype(np.float32), "#eaf0b0", 0.4, wash=0)
        for a in cut + 0.25 + np.arange(9) * 0.68 + g.normal(0, 0.06, 9):
            e = 0.8 * g.uniform(0.8, 1.08)
            m = heart + 0.5 * r * np.array([np.cos(a + 0.06), 0.3 * np.sin(a + 0.06)])
            line(c, [heart, m, (x + e * r * np.cos(a), y + 0.3 * e * r * np.sin(a))], 1.5, mix(tone[0], "#f4f2b8", 0.4), (1, 0.1), 0.55)
        line(c, rim[4:-4:4], 2.6, mix(tone[0], "#fbf6c0", 0.5), (0.4, 0.4), 0.4)


def lily(c, x, y, s):
    """Paint a white water lily that opens: outer petals lie, inner ones stand round a gold heart."""
    c.disc(x + 3 * s, y + 6 * s, 34 * s, 8 * s, "#062428", alpha=0.7, soft=2)
    for ring, (n, long, rise, wide) in enumerate(((9, 36, 0.16, 12), (7, 29, 0.62, 13), (5, 20, 1.0, 12))):
        for a in sorted(np.linspace(0.3 * ring, 2 * np.pi + 0.3 * ring, n, endpoint=False), key=np.sin):
            out = np.array([np.cos(a), 0.36 * np.sin(a)]) * long * s
            tip = np.array([x, y]) + out + (0, -rise * long * s * 0.8)
            mid = np.array([x, y]) + out * 0.7 + (0, -rise * long * s * 0.16)
            tone = mix("#8fa6c0", "#fffaec", np.clip(0.62 - 0.45 * np.cos(a) + 0.12 * ring, 0, 1))
            p = ribbon([(x, y + 1), mid, tip], tuple(wide * s * v for v in (0.3, 0.8, 1.0, 0.72, 0)))
            c.shape(p + (1.2 * s, 2.0 * s), "#3d6070", alpha=0.45, edge=0, soft=0.8)
            c.shape(p, Grad((x, y), tuple(tip), mix(tone, "#6f9484", 0.6), tone, mix(tone, "#ffffff", 0.3)), edge=0)
    g = np.random.default_rng(3)
    c.dabs(x + g.normal(0, 4.6 * s, 26), y - 8 * s + g.normal(0, 2.2 * s, 26), 2.8 * s, 1.2 * s, g.uniform(-2, -1, 26), "#f6bf3e", 0.95)


def spruce(c, x, foot, high, tones, seed):
    """Paint a near spruce: boughs of uneven length that droop and lift at their ends, with sky between them."""
    g = np.random.default_rng(seed)
    line(c, [(x, foot), (x, foot - high)], 1.5 + high * 0.02, tones[0], (1, 0.2))
    n = int(30 + high * 0.9)
    t = np.sort(g.uniform(0.02, 1, n))[:, None]
    side = g.choice([-1, 1], n)[:, None]
    long = 2 + (1 - t) ** 0.85 * high * 0.21 * g.uniform(0.45, 1.2, (n, 1))
    u = np.linspace(0.05, 1, 7)[None, :]
    px = x + side * long * u
    py = foot - high * (0.04 + 0.96 * t) + long * (0.62 * u - 0.22 * u**3) + g.normal(0, 0.8, (n, 7))
    lit = np.clip(0.42 - 0.34 * side * u + g.normal(0, 0.16, (n, 7)), 0, 0.999)
    tone = np.stack([rgb(q) for q in tones])[(lit * 3).astype(int)]
    size = np.broadcast_to(1.4 + 0.15 * long * (1 - 0.4 * u), (n, 7))
    c.dabs(px.ravel(), py.ravel(), (size * 1.25).ravel(), (size * 0.46).ravel(), (side * (0.62 - 0.5 * u)).ravel(), tone.reshape(-1, 3), 0.95)


def forest(c):
    """Paint the sun in the mist on the left and the dark wood that stands before it on the right, twice in the water."""
    sky(c, ("#6fb0ae", "#b2d2b4", "#efd99c", "#f8c077"), 280, sun=(96, 196, 210, "#ffedb0", 0.7))
    c.disc(96, 190, 24, 24, "#fffbe6", edge=0, soft=1.2)
    g = np.random.default_rng(5)
    for base, high, seed, tones, sizes, haze in (
        (SHORE - 26, 60, 9, ("#a9c4a0", "#b9cba0", "#dcd8a4"), (16, 40), 0.78),
        (SHORE - 10, 60, 31, ("#6d9a80", "#83a988", "#c6c98e"), (30, 74), 0.6),
    ):
        far = ridge(c, base, high, seed, mix(tones[2], "#f6ecbe", 0.3), tones[1], 210, sharp=False, mist=("#f8ecbc", 0.7), foot=SHORE + 4)
        for x in g.uniform(-8, 490, 46):
            if abs(x - 96) > 34 or high < 50:
                spruce(c, x, row_of(far, x) + g.uniform(6, 22), g.uniform(*sizes) * (0.7 + 0.6 * x / 480), tones, int(x + 9) + seed)
        c.haze("#fdf0c0", SHORE + 2, SHORE - 90, haze, 0)
    for x, high, dark in ((278, 70, 0.55), (300, 96, 0.45), (322, 140, 0.4), (342, 120, 0.3), (364, 196, 0.25), (352, 90, 0.2), (392, 168, 0.1), (414, 240, 0.1), (404, 110, 0.0), (440, 190, 0.0), (462, 286, 0.0), (484, 220, 0.0), (430, 120, 0.0), (474, 130, 0.0)):
        tones = [mix(q, "#a8c49a", dark) for q in ("#082a33", "#123c3c", "#4f7a46")]
        spruce(c, x, SHORE + g.uniform(-3, 3), high, tones, int(x))
    c.haze("#fbeebc", SHORE + 2, SHORE - 46, 0.7, 0)
    c.area(np.exp(-(((c.x - 96) / 220) ** 2) - ((c.y - 220) / 110) ** 2).astype(np.float32), "#ffd890", 0.28, "screen", wash=0)


def lake(c):
    """Paint the still water: the wood upside down in it, the sun's path on the left, green depth below."""
    c.area(smooth(SHORE - 1, SHORE + 1, c.y), "#dcdcae", 1.0)
    c.mirror(SHORE, smooth(SHORE - 1, SHORE + 1, c.y), "#4c8a72", 0.85, 2.4, stretch=0.9)
    c.area((smooth(SHORE, 600, c.y) * 0.86).astype(np.float32), Grad((0, SHORE), (0, 700), "#7fb090", "#1c6058", "#093238"))
    swell(c, SHORE, "#d8e2aa", "#12464a", n=150, seed=4, alpha=0.4, long=0.9)
    glints(c, SHORE + 2, 470, "#fff0b8", 120, 10, 190, (4, 24), 3, 0.75)
    c.area(np.exp(-(((c.x - 96) / 90) ** 2)).astype(np.float32) * smooth(SHORE, SHORE + 6, c.y) * smooth(620, SHORE, c.y), "#ffe6a0", 0.5, "screen", wash=0)


def runner(c):
    """Paint the last duckling as it runs over the water, with the drops it kicks up."""
    duckling(c, 104, 492, 1.42, turn=-14, run=True)


def splash(c, x, y, seed):
    """Throw drops and short strokes of water up behind a running foot."""
    g = np.random.default_rng(seed)
    a = np.radians(g.uniform(190, 290, 40))
    r = 4 + 40 * g.random(40) ** 1.4
    c.dabs(x + r * np.cos(a), y + 0.8 * r * np.sin(a), g.uniform(1.2, 4.4, 40), g.uniform(0.7, 1.8, 40), a, "#f6f6dc", 0.9)
    c.dabs(x + g.normal(0, 18, 26), y + g.normal(2, 3, 26), g.uniform(5, 16, 26), g.uniform(0.8, 2.0, 26), 0.0, "#eef2d2", 0.75)
    c.dabs(x + g.normal(0, 18, 12), y + g.normal(5, 3, 12), g.uniform(6, 18, 12), g.uniform(0.8, 2.0, 12), 0.0, "#0b3338", 0.6)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 14)
    forest(c)
    lake(c)
    for y, w in ((ROW + 8, 1.0), (ROW - 6, 0.6)):
        line(c, [(380, y), (260, y + 22 * w), (100, y + 46 * w), (-20, y + 62 * w)], 6 * w, "#e6e6b4", (0.2, 1.0), 0.5)
        line(c, [(380, y + 6), (260, y + 28 * w), (100, y + 54 * w), (-20, y + 72 * w)], 7 * w, "#0b3a40", (0.2, 1.0), 0.5)
    bird = c.lifted(animal)
    float_on(c, bird, ROW + 4, tint="#17504e", dim=0.34, ripple=4.0, fade=330, amount=0.95, stretch=1.1)
    swell(c, ROW + 30, "#4f9484", "#0e4246", n=50, seed=8, alpha=0.5, top=4, foot=640, long=0.7)
    c.disc(230, ROW + 9, 160, 12, "#06222a", alpha=0.65, soft=4)
    bird.lay()
    waterline(c, 84, 386, ROW - 1, bow=7, dark="#06202a", light="#f6f2cc")
    rings(c, 384, ROW, (20, 38, 60), "#eef0c6", "#0e3e44", flat=0.16, part=(-1.2, 1.6), alpha=0.6)
    chick = c.lifted(runner)
    low = type(chick)(c, chick.rgb * (c.y < 552)[..., None], chick.alpha * (c.y < 552))
    float_on(c, low, 552, tint="#17504e", dim=0.3, ripple=3.0, fade=150, amount=0.95, stretch=1.1)
    c.disc(84, 556, 48, 6, "#06222a", alpha=0.6, soft=3)
    low.lay()
    waterline(c, 40, 126, 550, bow=3, dark="#06202a", light="#f6f2cc")
    splash(c, 36, 550, 4)
    splash(c, 120, 552, 9)
    green, dark = ("#d2cf72", "#6f9a4c", "#2f6b4c"), ("#8fae58", "#3d7a4c", "#12483f")
    for x, y, r, seed, tone in ((462, 546, 44, 2, green), (398, 566, 50, 5, green), (214, 618, 46, 3, green), (470, 600, 66, 7, green), (330, 632, 84, 12, dark), (446, 684, 92, 9, dark), (120, 690, 120, 14, dark), (10, 640, 60, 11, dark), (290, 716, 90, 17, dark)):
        pad(c, x, y, r, seed, tone)
    lily(c, 352, 612, 1.25)
    return finished(c, focus=((370, 262, 80), (205, 320, 70), (104, 500, 44)), share=0.6)
