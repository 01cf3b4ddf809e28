"""Goosander: carries her ducklings over a forest lake in the morning.

In lengths of the head without bill (72): body four and a half long above the water and one and a quarter high,
low breast; short neck, two thirds of a head thick; bill 0.85 long, thin, red, hooked; rust head with a shaggy crest that
droops from the nape; the rust ends in a sharp line across the neck; white chin; blue-grey back in large soft feathers,
a white patch in the folded wing, pale scaled flanks. Ducklings: rust cheeks, a white line below the eye, brown down.
"""

import numpy as np
from canvas import Grad, mix, smooth
from form import cast, eye, line, outline, patch, ribbon, solid, turned
from lake import float_on, rings, shade_near, swell, water, waterline
from nature import conifer, glints, leaf, ridge, row_of, sky
from plumage import Flow, fan, feather, feathers, strokes
from sheet import Sheet, finished

ROW = 436
SUN = (-0.42, -0.72, 0.55)
BODY = [
    (92, 404), (112, 384), (146, 364), (190, 350), (236, 344), (280, 346), (318, 352), (350, 366), (378, 388),
    (388, 412), (376, 446), (356, 466), (240, 476), (140, 462), (104, 440), (90, 420),
]
TAIL = [(110, 392), (74, 392), (34, 402, None), (46, 414), (80, 424), (116, 428)]
NECK = [
    (326, 270), (331, 296), (329, 318), (318, 338), (296, 352), (268, 364), (288, 404), (324, 446), (356, 456), (382, 440),
    (398, 414), (396, 388), (384, 358), (375, 332), (374, 304), (378, 282), (350, 262),
]
HEAD = [
    (396, 250), (390, 237), (374, 226), (352, 222), (332, 227), (319, 240), (314, 258), (318, 278), (326, 294), (330, 309),
    (352, 313), (375, 308), (376, 296), (384, 286), (396, 278), (398, 264),
]
UPPER = [(394, 253, None), (412, 259), (436, 264), (458, 267), (466, 274), (463, 283, None), (456, 275), (424, 271), (394, 271, None)]
LOWER = [(394, 270, None), (424, 270), (456, 275), (456, 278, None), (438, 278), (412, 279), (392, 277, None)]
GREY = ("#3f4c6c", "#66748e", "#97a2b0", "#cfd0c8")
PALE = ("#77809f", "#a9b0bd", "#e6dfd0", "#fff6e2")
RUST = ("#5a2130", "#8f3f2a", "#c4662f", "#eda35a")


def duckling(c, x, y, s, flip=1, turn=0):
    """A duckling whose head is at (x, y); its body below and behind."""
    at = lambda pts: turned([(x + q[0] * s * flip, y + q[1] * s, *q[2:]) for q in pts], (x, y), turn)
    brown = ("#2f2230", "#4d3530", "#7a5138", "#b98654")
    body = solid(c, at([(4, 12), (-8, 12), (-26, 14), (-44, 20), (-54, 28), (-44, 46), (-20, 52), (4, 46), (14, 30)]), brown, sun=SUN, edge=1.2, bounce=("#d9c7a0", 0.5))
    with c.within(body):
        patch(c, at([(16, 10), (2, 20), (-4, 40), (-30, 60), (30, 60)]), "#efe0c2", soft=3)
        for px, py in ((-22, 22), (-40, 28)):
            patch(c, at([(px - 5, py), (px, py - 4), (px + 5, py), (px, py + 5)]), "#fff1d2", soft=1.2)
    head = solid(c, at([(19, -2), (14, -12), (2, -18), (-12, -14), (-18, -2), (-15, 12), (-6, 20), (8, 20), (17, 10)]), ("#6a2f2c", "#a7522f", "#d98246", "#f4b878"), sun=SUN, edge=1.0, lost=((*at([(0, 22)])[0][:2], 14 * s, 6 * s),))
    with c.within(head):
        patch(c, at([(22, -6), (10, -5), (-4, -5), (-14, 2), (-24, -4), (-14, -22), (14, -20)]), "#46302f", soft=1.6)
        patch(c, at([(22, 4), (4, 7), (2, 3), (20, -1)]), "#fff3dc", soft=0.8)
        patch(c, at([(20, 10), (2, 14), (4, 26), (20, 22)]), "#f6e6cb", soft=2)
    for p in (at([(17, -1, None), (24, 0), (30, 4, None), (24, 6), (17, 7, None)]),):
        c.shape(outline(p), "#6d5148", edge=0)
    line(c, at([(17, -1), (24, 0), (29, 3)]), 1.6 * s, "#a88a76", (1, 0.5))
    ex, ey = at([(7, -3)])[0][:2]
    eye(c, ex, ey, 2.9 * s, iris="#1d1210", ring="#140c0e")


def animal(c):
    with c.within(np.where(c.y < ROW + 6 * np.sin(np.pi * np.clip((c.x - 60) / 330, 0, 1)), 1.0, 0.0).astype(np.float32)):
        solid(c, TAIL, GREY[:3], sun=SUN, high=0.4)
        feathers(c, fan([(104, 396), (104, 414)], [(38, 402), (56, 420)], 4), 14, ("#4a566f", "#6e7a92", "#aab0b8"), shade=0.3, lit=1)
        # ducklings behind the near wing
        duckling(c, 262, 322, 1.0)
        duckling(c, 212, 308, 1.08, turn=-6)
        duckling(c, 150, 330, 0.98, -1)
        body = solid(c, BODY, GREY, sun=SUN, high=0.95, seed=3, bounce=("#8fae8a", 0.45), lost=((320, 356, 40, 14),))
        with c.within(body):
            for x, y in ((244, 346), (196, 346), (168, 352)):
                cast(c, [(x - 40, y - 6), (x + 40, y - 8), (x + 44, y + 10), (x - 34, y + 14)], soft=6, amount=0.6)
            patch(c, [(96, 440), (110, 418), (190, 410), (280, 404), (340, 398), (400, 430), (380, 480), (120, 480)], Grad((0, 404), (0, 446), "#d9d6cc", "#a9adb8", "#5f6d84"), soft=6, alpha=0.92)
            feathers(c, fan([(330, 402), (150, 420)], [(316, 432), (128, 444)], 9), (30, 24), ("#767f98", "#aeb2ba", "#f4ecda"), shade=0.2, lit=-1, shaft=0, root=0.5)
            patch(c, [(84, 436), (140, 432), (250, 436), (350, 430), (400, 420), (400, 490), (90, 490)], "#3a4f60", soft=7, alpha=0.6)
            patch(c, [(84, 404), (130, 408), (220, 420), (300, 412), (330, 398), (330, 414), (270, 430), (180, 432), (90, 424)], "#2f3f56", soft=6, alpha=0.55)
        # folded wing: scapulars over coverts over the long quills
        feathers(c, fan([(200, 404), (190, 392)], [(66, 402), (84, 386)], 4), 18, ("#2c3550", "#47516a", "#7d8798"), shade=0.35, lit=1)
        wing = solid(c, [(312, 358), (322, 376), (310, 398), (270, 412), (210, 416), (150, 408), (106, 394), (140, 376), (200, 360), (260, 352)], GREY, sun=SUN, high=0.95, push=0.04, seed=5, lost=((316, 366, 30, 14),))
        with c.within(wing, outline([(60, 380), (200, 400), (340, 420), (340, 340), (200, 340)])):
            c.shape(outline([(150, 404), (200, 410), (252, 408), (240, 416), (190, 418)]), "#fbf4e4", alpha=0.95)
            feathers(c, fan([(280, 392), (176, 384)], [(214, 414), (118, 400)], 4, bend=0.06), 26, ("#55627e", "#7c889c", "#c2c6c8"), shade=0.3, lit=1, shaft=0)
            feathers(c, fan([(300, 372), (200, 362)], [(238, 404), (138, 386)], 5, bend=0.06), 32, ("#5d6a86", "#8a95a6", "#d6d4ca"), shade=0.3, lit=1, shaft=0.3, root=0.3)
            feathers(c, fan([(324, 362), (240, 348)], [(272, 386), (176, 360)], 5, bend=0.06), 30, ("#6a7690", "#9aa3b0", "#e4dfd2"), shade=0.25, lit=1, shaft=0.3, root=0.5)
        with c.within(wing):
            patch(c, [(180, 340), (260, 338), (320, 350), (318, 370), (270, 366), (200, 368), (150, 382), (110, 390)], "#fff0cc", soft=9, alpha=0.42)
            patch(c, [(90, 398), (150, 400), (220, 406), (290, 398), (326, 380), (330, 420), (200, 432), (90, 420)], "#263450", soft=9, alpha=0.5)
        # breast and neck, one with the body
        neck = solid(c, NECK, PALE, sun=SUN, push=0.13, high=0.85, seed=7, lost=((276, 372, 40, 30), (300, 436, 40, 30), (306, 338, 16, 8)), bounce=("#a9c79a", 0.5), edge=0.5)
        with c.within(neck):
            patch(c, [(290, 340), (322, 270), (340, 300), (336, 340), (310, 366), (270, 380)], "#8a93a8", soft=9, alpha=0.6)
            patch(c, [(404, 380), (412, 420), (400, 460), (330, 460), (360, 430), (388, 410)], "#8690b4", soft=9, alpha=0.55)
        down = Flow([(330, 310), (318, 350), (290, 380)], [(372, 310), (378, 370), (376, 440)], [(350, 310), (350, 370), (330, 430)])
        strokes(c, neck, down, 90, size=(10, 1.8), seed=2, turn=0.7, light=("#fffdf2", 0.45), dark=("#68739a", 0.35))
        cast(c, [(322, 306), (378, 306), (378, 326), (330, 330)], soft=5, amount=0.4, colour="#6b6f96")
    head(c)


def head(c):
    # crest: the far tufts, the head, the near tufts
    tufts = [((326, 236), (300, 240), (280, 258)), ((320, 246), (294, 258), (272, 284)), ((318, 258), (294, 278), (276, 306)), ((320, 270), (302, 292), (290, 320)), ((324, 282), (312, 304), (306, 328))]
    for i, (a, b, e) in enumerate(tufts):
        c.shape(ribbon([a, b, e], (20, 19, 11, 0)), mix(RUST[0], RUST[1], 0.3 + 0.1 * i), edge=0)
    h = solid(c, HEAD, RUST, sun=SUN, high=0.85, seed=9, bounce=("#d9b48a", 0.4))
    for i, (a, b, e) in enumerate([((338, 231), (308, 234), (286, 246)), ((332, 241), (302, 252), (276, 270)), ((328, 252), (300, 268), (274, 296)), ((329, 264), (308, 284), (284, 314)), ((333, 276), (316, 298), (300, 326))]):
        c.shape(ribbon([a, b, e], (18, 14, 7, 0)), mix(RUST[2], RUST[1], 0.18 * i), edge=0)
        line(c, [(a[0], a[1] - 3), (b[0] + 2, b[1] - 4), (e[0] + 8, e[1] - 4)], 2.4, RUST[3], (0.9, 0.2), 0.6 - 0.1 * i)
    g = np.random.default_rng(12)
    x = g.uniform(328, 377, 46)
    y = 311 - 4 * ((x - 352) / 24) ** 2 + g.uniform(-3, 2, 46)
    c.dabs(x, y, g.uniform(3, 5.5, 46), g.uniform(1.2, 2.0, 46), 1.57 + (x - 352) * 0.008, np.where(g.random((46, 1)) < 0.6, [[0.50, 0.22, 0.17]], [[0.66, 0.34, 0.20]]), 0.85)
    lie = Flow([(394, 252), (360, 230), (320, 244), (280, 262)], [(390, 270), (360, 270), (330, 290), (300, 320)], [(380, 290), (352, 300), (340, 320)])
    strokes(c, h, lie, 110, size=(9, 1.7), seed=3, turn=0.5, light=("#ffd79a", 0.4), dark=("#4a1a2a", 0.35))
    with c.within(h):
        patch(c, [(402, 281), (388, 280), (376, 285), (370, 293), (373, 302), (384, 306), (398, 302)], "#fdf0dc", soft=2.6)
        patch(c, [(318, 296), (330, 288), (352, 296), (364, 302), (364, 316), (340, 322)], RUST[0], soft=7, alpha=0.5)
        patch(c, [(396, 252), (386, 254), (376, 258), (386, 262), (398, 264)], "#5a2430", soft=2, alpha=0.5)
    c.shape(outline(LOWER), "#8e1f24", edge=0)
    up = solid(c, UPPER, ("#a3221f", "#d13d27", "#f0673c", "#ffa474"), sun=SUN, high=0.5)
    with c.within(up):
        line(c, [(394, 252), (430, 261), (464, 272)], 4.5, "#5a1a22", (0.9, 0.7), 0.75)
        line(c, [(396, 257), (430, 264), (454, 270)], 2.0, "#ffc9a0", (0.9, 0.3), 0.8)
    line(c, [(388, 270), (424, 270.5), (456, 275)], 1.6, "#5a1018", (0.7, 0.7))
    eye(c, 371, 252, 5.6, iris="#5a2416", lid="#6a2a26", ring="#2a0e12")


def pad(c, x, y, r, tone=("#9cb95c", "#4f8a52"), cut=0.5):
    """A lily pad lying on the water."""
    t = np.linspace(cut, cut + 2 * np.pi - 0.5, 30)
    p = np.concatenate([[(x, y)], np.stack([x + r * np.cos(t), y + 0.3 * r * np.sin(t)], -1)])
    c.shape(p + (2, 4), "#0e2e33", alpha=0.5, soft=2, mode="mix")
    c.shape(p, tone, edge=0.4)
    for a in np.linspace(cut + 0.4, cut + 5.4, 6):
        c.line([(x, y), (x + 0.85 * r * np.cos(a), y + 0.26 * r * np.sin(a))], 1.2, mix(tone[0], "#f4f2b8", 0.4), taper=(1, 0.3), alpha=0.6)


def paint(k):
    c = Sheet(k, 14)
    sky(c, ("#a9cfc0", "#dfe6bc", "#fdebb8", "#ffe2a4"), 215, sun=(110, 96, 260, "#fff6d0", 0.75))
    far = ridge(c, 196, 74, 9, "#c3cf9c", "#93b198", 210, sharp=False, mist=("#f6ecbe", 0.75), foot=232)
    g = np.random.default_rng(5)
    for x in np.linspace(-8, 490, 70):
        conifer(c, x + g.normal(0, 3), row_of(far, x) + 10, g.uniform(14, 30), ("#86a891", "#9dba96", "#c2cf9d"), seed=int(x) + 400)
    c.haze("#fbeeba", 214, 120, 0.75, 0)
    near = ridge(c, 214, 92, 31, "#6f9560", "#3c6f58", 250, sharp=False, peaks=((-20, 120, 170), (500, 150, 220)), mist=("#e8e6ae", 0.4), foot=236)
    for x in np.concatenate([np.linspace(-8, 168, 34), np.linspace(250, 490, 46)]):
        d = g.uniform(0, 26)
        conifer(c, x + g.normal(0, 6), row_of(near, x) + 12 + d, g.uniform(26, 70) + 0.4 * d, ("#1f4f4a", "#35694f", "#86a057"), seed=int(x) + 60)
    c.haze("#f6efc0", 236, 184, 0.7, 0)
    c.area((smooth(232, 234, c.y)).astype(np.float32), "#cfdcae", 1.0)
    c.mirror(234, smooth(232.5, 234, c.y), "#4c8a72", 0.72, 2.0, stretch=0.8)
    c.area((smooth(236, 640, c.y) * 0.82).astype(np.float32), Grad((0, 236), (0, 700), "#5d9a80", "#1f6259", "#113f46"))
    swell(c, 236, "#cfe0ae", "#17504f", n=150, seed=4, alpha=0.42, long=0.9)
    glints(c, 236, 330, "#fff6d4", 60, 20, 240, (4, 26), 3, 0.6)
    # wake: two soft lines that spread behind her
    for y, w in ((ROW + 8, 1.0), (ROW - 6, 0.6)):
        line(c, [(380, y), (260, y + 22 * w), (100, y + 46 * w), (-20, y + 62 * w)], 6 * w, "#d7e6bc", (0.2, 1.0), 0.45)
        line(c, [(380, y + 6), (260, y + 28 * w), (100, y + 54 * w), (-20, y + 72 * w)], 7 * w, "#0f3f44", (0.2, 1.0), 0.45)
    bird = c.lifted(animal)
    float_on(c, bird, ROW + 4, tint="#1d5a54", dim=0.42, ripple=4.0, fade=270, amount=0.8)
    c.disc(230, ROW + 8, 160, 12, "#0b2c33", alpha=0.55, soft=4)
    bird.lay()
    waterline(c, 84, 386, ROW - 1, bow=6, dark="#0b2530", light="#f2f4d4")
    rings(c, 384, ROW, (20, 38, 60), "#e4eec6", "#12464a", flat=0.16, part=(-1.2, 1.6), alpha=0.6)
    # one swims after her
    chick = c.lifted(lambda s: duckling(s, 96, 476, 1.25))
    mask = (c.y < 520).astype(np.float32)
    low = type(chick)(c, chick.rgb * mask[..., None], chick.alpha * mask)
    float_on(c, low, 520, tint="#1d5a54", dim=0.4, ripple=3.0, fade=110, amount=0.75)
    low.lay()
    waterline(c, 30, 116, 518, bow=3, dark="#0b2530", light="#f2f4d4")
    # pads and a birch twig in front
    for x, y, r, q in ((400, 560, 62, 0.6), (300, 600, 56, 2.5), (470, 600, 70, 3.6), (120, 620, 66, 1.4), (30, 660, 80, 5.2), (220, 672, 80, 0.9), (380, 680, 90, 2.0)):
        pad(c, x, y, r, ("#a5bd5c", "#4b8650") if r < 70 else ("#7da24e", "#2f6b4c"), q)
    line(c, [(-10, 20), (60, 34), (130, 30), (186, 52)], 5, "#3c4a3c", (1, 0.3))
    line(c, [(60, 34), (90, 66), (96, 100)], 3, "#3c4a3c", (1, 0.3))
    for x, y, t, s in ((30, 30, 1.9, 40), (60, 38, 2.4, 40), (84, 62, 2.6, 38), (92, 84, 1.0, 38), (96, 98, 1.7, 36), (112, 34, 1.3, 40), (140, 34, 1.9, 38), (164, 44, 1.0, 36), (186, 52, 0.7, 36), (8, 26, 1.4, 40), (150, 36, -0.4, 32), (100, 30, -0.8, 30), (44, 28, -0.6, 30)):
        leaf(c, x, y, s, t, mix("#5d8a3c", "#a9b84c", (s - 30) / 12), 0.62)
    return finished(c, focus=((370, 262, 80), (205, 320, 70), (96, 480, 34)), share=0.62)
