"""Goosander: carries her ducklings over a forest lake in the morning.

In lengths of the head without bill (76): body four and three quarters long, one and a quarter high above the water, tail low;
neck two thirds of a head thick, rust to half its length and there cut off sharply; bill three quarters long, thin, red, hooked,
deep at its base; the crest is loose hair that droops from the nape; white chin; blue-grey back in soft groups of feathers,
long tertials, dark primaries, pale scaled flanks. Ducklings: rust cheeks, a white line below the eye, brown down.
"""

import numpy as np
from canvas import Grad, mix, smooth
from form import cast, eye, line, outline, patch, ribbon, solid, turned
from lake import float_on, rings, swell, water, waterline
from nature import conifer, glints, ridge, sky
from plumage import Flow, fan, strokes
from quills import BLADE, PETAL, SWORD, rank
from sheet import Sheet, finished

ROW = 456
SUN = (-0.5, -0.7, 0.5)
ONE = [
    (393, 242), (387, 227), (369, 216), (346, 214), (326, 222), (314, 240), (314, 262), (320, 284), (317, 306), (298, 328),
    (258, 342), (212, 350), (164, 362), (116, 378), (80, 394), (40, 404, None), (56, 422), (96, 442), (150, 472), (230, 494),
    (320, 496), (376, 482), (408, 450), (416, 414), (404, 378), (388, 346), (379, 318), (378, 296), (384, 282), (394, 270), (396, 256),
]
"""Head, neck, body and tail are one outline."""
UPPER = [(391, 239, None), (408, 249), (430, 257), (447, 262), (455, 269), (451, 277, None), (443, 270), (414, 266), (390, 264, None)]
LOWER = [(390, 262, None), (414, 265), (443, 269), (446, 272, None), (428, 273), (408, 274), (388, 274, None)]
GREY = ("#3c4c70", "#6c7d9a", "#a4b0bc", "#e6e0cc")
DUSK = "#26365a"
RUST = ("#4f1a26", "#8c3a26", "#c8662c", "#f2ac5c")


def duckling(c, x, y, s, flip=1, turn=0):
    """A duckling whose head is at (x, y); its body below and behind."""
    at = lambda pts: turned([(x + q[0] * s * flip, y + q[1] * s, *q[2:]) for q in pts], (x, y), turn)
    down = Flow(at([(0, -16), (-20, 0), (-50, 26)]), at([(10, 0), (0, 30), (-30, 50)]))
    brown = ("#2f2230", "#4d3530", "#7a5138", "#b98654")
    body = solid(c, at([(4, 12), (-8, 12), (-26, 14), (-44, 20), (-54, 28), (-44, 46), (-20, 52), (4, 46), (14, 30)]), brown, sun=SUN, edge=2.2, bounce=("#d9c7a0", 0.5))
    with c.within(body):
        patch(c, at([(16, 10), (2, 20), (-4, 40), (-30, 60), (30, 60)]), "#efe0c2", soft=3)
        for px, py in ((-22, 22), (-40, 28)):
            patch(c, at([(px - 5, py), (px, py - 4), (px + 5, py), (px, py + 5)]), "#fff1d2", soft=1.2)
    head = solid(c, at([(19, -2), (14, -12), (2, -18), (-12, -14), (-18, -2), (-15, 12), (-6, 20), (8, 20), (17, 10)]), ("#6a2f2c", "#a7522f", "#d98246", "#f4b878"), sun=SUN, edge=1.6, lost=((*at([(0, 22)])[0][:2], 14 * s, 6 * s),))
    with c.within(head):
        patch(c, at([(22, -6), (10, -5), (-4, -5), (-14, 2), (-24, -4), (-14, -22), (14, -20)]), "#46302f", soft=1.6)
        patch(c, at([(22, 4), (4, 7), (2, 3), (20, -1)]), "#fff3dc", soft=0.8)
        patch(c, at([(20, 10), (2, 14), (4, 26), (20, 22)]), "#f6e6cb", soft=2)
    strokes(c, np.maximum(body, head), down, 70, size=(5 * s, 1.1 * s), turn=0.1, spread=0.4, seed=int(x), light=("#ffe2b0", 0.4), dark=("#2c1a22", 0.35))
    for p in (at([(17, -2, None), (23, 0), (27, 4, None), (23, 6), (17, 7, None)]),):
        c.shape(outline(p), "#6d5148", edge=0)
    line(c, at([(17, -1), (23, 1), (26, 3)]), 1.6 * s, "#a88a76", (1, 0.5))
    ex, ey = at([(7, -3)])[0][:2]
    eye(c, ex, ey, 2.9 * s, iris="#1d1210", ring="#140c0e")


def animal(c):
    """Paint her and the young on her back, as far as the water lets them be seen."""
    with c.within((c.y < ROW + 8 * np.sin(np.pi * np.clip((c.x - 60) / 350, 0, 1))).astype(np.float32)):
        body = solid(c, ONE, GREY, sun=SUN, high=0.95, seed=3, bounce=("#8fae8a", 0.45), push=0.04)
        with c.within(body):
            flank(c)
            breast(c)
        duckling(c, 268, 318, 0.98, turn=8)
        duckling(c, 172, 334, 0.94, -1, turn=-4)
        duckling(c, 222, 306, 1.08, turn=-8)
        wing(c)
        with c.within(body):
            hood(c, body)
        head(c)


def flank(c):
    """Paint the pale flank in rows of soft scales, and the shade in which it goes under water."""
    patch(c, [(96, 440), (150, 424), (260, 416), (340, 404), (410, 430), (380, 500), (120, 500)], "#d4d2cc", soft=12, alpha=0.8)
    how = {"shade": 0.3, "glow": 0.5, "under": 0.16, "profile": PETAL, "root": (0.15, 0.9), "fall": (-2, 5), "lot": 0.12}
    rank(c, fan([(330, 452), (170, 440)], [(284, 482), (110, 452)], 8, lot=0.1), (34, 26), ("#a9b2c0", "#9aa6b8"), "#5c6c92", **how)
    rank(c, fan([(346, 434), (180, 430)], [(296, 458), (116, 442)], 8, lot=0.1), (34, 26), ("#c2c6cc", "#aab4c0"), "#5c6c92", **how)
    rank(c, fan([(350, 410), (220, 416)], [(304, 436), (160, 434)], 7, lot=0.1), (34, 28), ("#dad8d2", "#b9c0c8"), "#66769a", **how)
    patch(c, [(80, 440), (150, 456), (250, 462), (350, 456), (420, 440), (420, 510), (90, 510)], "#2e4a5c", soft=9, alpha=0.6)


def breast(c):
    """Paint the white breast and lower neck, lit from the left, lilac to the right."""
    patch(c, [(318, 300), (378, 296), (396, 350), (420, 400), (420, 450), (380, 490), (330, 480), (306, 430), (300, 380), (296, 340)], "#f4ead8", soft=12, alpha=0.9)
    patch(c, [(380, 310), (394, 340), (424, 396), (424, 460), (390, 490), (378, 440), (392, 410), (376, 360)], "#7d86b2", soft=9, alpha=0.65)
    patch(c, [(316, 330), (336, 324), (350, 370), (350, 430), (330, 440), (316, 390)], "#fff6e0", soft=9, alpha=0.7)
    rank(c, fan([(322, 336), (384, 330)], [(314, 376), (404, 380)], 4, lot=0.15), (30, 26), ("#e6ddd2", "#b9b6c8"), "#7a80ac", profile=PETAL, shade=0.14, glow=0.2, root=(0.2, 1.0), under=0.06)
    rank(c, fan([(318, 380), (398, 376)], [(308, 424), (410, 428)], 4, lot=0.15), (36, 30), ("#e0d9d2", "#aaa9c2"), "#7a80ac", profile=PETAL, shade=0.14, glow=0.2, root=(0.2, 1.0), under=0.06)
    patch(c, [(318, 298), (346, 306), (380, 298), (384, 318), (350, 330), (316, 322)], "#8b84a4", soft=6, alpha=0.6)
    lie = Flow([(330, 310), (320, 360), (300, 420)], [(372, 310), (386, 370), (396, 440)], [(350, 310), (352, 370), (340, 450)])
    strokes(c, c.cover(outline([(316, 304), (382, 300), (410, 390), (400, 460), (330, 460), (300, 390)]), soft=5), lie, 130, size=(11, 2), seed=2, turn=0.2, light=("#fffdf2", 0.45), dark=("#68739a", 0.3))


def wing(c):
    """Paint the folded wing and the back: dark quills, long tertials, coverts and scapulars in soft groups."""
    mass = [(300, 352), (318, 372), (306, 400), (262, 420), (200, 428), (140, 424), (92, 412), (52, 404, None), (110, 384), (160, 372), (200, 364), (250, 356)]
    cast(c, outline(mass) + np.array((2, 9.0)), soft=7, amount=0.5, colour="#44527c")
    body = solid(c, mass, GREY, sun=SUN, high=0.8, seed=5, push=-0.06, lost=((306, 364, 30, 16),))
    rank(c, [[(160, 414), (100, 416), (44, 412)], [(160, 406), (100, 406), (36, 402)], [(166, 398), (110, 396), (52, 394)]], (18, 16), ("#28324c", "#35405a"), "#141c34", profile=SWORD, shade=0.45, glow=0.22, root=(0, 0.2))
    rank(c, fan([(236, 424), (186, 410)], [(168, 428), (104, 418)], 4), (20, 18), ("#f2ead8", "#dfe0dc"), DUSK, profile=BLADE, shade=0.4, glow=0.4, root=(0, 0.4))
    with c.within(body):
        how = {"shade": 0.42, "glow": 0.42, "under": 0.16, "lot": 0.1}
        rank(c, fan([(226, 414), (190, 390)], [(128, 414), (90, 396)], 4, bend=0.06), (24, 22), ("#5d6d8c", "#74839c"), DUSK, profile=BLADE, root=(0, 0.5), **how)
        rank(c, fan([(276, 412), (206, 378)], [(196, 424), (128, 390)], 6, bend=0.06), (30, 28), ("#6a7a96", "#8795a8"), DUSK, root=(0.1, 0.7), **how)
        rank(c, fan([(300, 398), (236, 366)], [(236, 418), (164, 378)], 5, bend=0.06), (34, 32), ("#7c8aa2", "#9ba6b2"), DUSK, root=(0.1, 0.75), **how)
        rank(c, fan([(318, 378), (268, 352)], [(266, 406), (204, 366)], 5, bend=0.05), (36, 34), ("#8d99ac", "#b4bac0"), "#34446c", root=(0.15, 0.85), **how)
        patch(c, [(120, 378), (200, 362), (300, 350), (320, 366), (260, 376), (180, 386), (120, 396)], "#fff0c8", soft=8, alpha=0.4)
        patch(c, [(60, 408), (140, 416), (220, 420), (300, 400), (330, 400), (250, 440), (120, 436)], "#22345c", soft=8, alpha=0.4)
    lie = Flow([(310, 360), (220, 372), (60, 400)], [(310, 390), (230, 414), (120, 416)])
    strokes(c, body, lie, 70, size=(13, 1.9), seed=12, turn=0.1, light=("#f4ecd8", 0.3), dark=("#26365a", 0.3))


def hood(c, body):
    """Paint the rust of head and upper neck, ending in a sharp, ragged line."""
    edge = outline([(300, 200), (410, 200), (410, 262), (384, 284), (382, 302), (364, 312), (342, 313), (322, 304), (300, 290)])
    hooded = c.cover(edge) * body
    with c.within(hooded, soft=0.6):
        solid(c, ONE, RUST, sun=SUN, high=0.95, seed=9, push=0.04, bounce=("#d9b48a", 0.35))
        patch(c, [(346, 300), (372, 270), (390, 280), (384, 310), (350, 320)], "#5a1f2c", soft=7, alpha=0.5)
        patch(c, [(404, 274), (390, 271), (378, 278), (370, 290), (378, 300), (396, 296)], "#fff4e2", soft=2.2)
        patch(c, [(396, 244), (384, 246), (376, 252), (386, 260), (398, 262)], "#5a2430", soft=2, alpha=0.5)
    g = np.random.default_rng(12)
    x = g.uniform(322, 380, 60)
    y = 311 - 7 * ((x - 352) / 30) ** 2 + g.uniform(-4, 3, 60)
    c.dabs(x, y, g.uniform(3, 6, 60), g.uniform(1.0, 1.8, 60), 1.57 + (x - 352) * 0.008, np.where(g.random((60, 1)) < 0.6, [[0.42, 0.17, 0.15]], [[0.66, 0.34, 0.20]]), 0.8)
    lie = Flow([(392, 244), (360, 222), (326, 232), (306, 252)], [(388, 262), (360, 262), (330, 280), (310, 300)], [(378, 282), (352, 292), (342, 310)])
    strokes(c, hooded, lie, 130, size=(10, 1.8), seed=3, turn=0.15, light=("#ffd79a", 0.3), dark=("#4a1626", 0.3))


def head(c):
    """Paint the loose hair of the crest, the slim hooked bill, the eye."""
    g = np.random.default_rng(31)
    for n in range(46):
        t = (n % 23) / 22
        a = np.array((340 - 18 * t, 223 + 60 * t)) + g.normal(0, 5, 2)
        far = 1 if n < 23 else 0.72
        b = a + np.array((-30 + 10 * t, 14 + 18 * t)) * far * g.uniform(0.75, 1.45)
        m = (a + b) / 2 + (-3, -5 + 3 * t)
        tone = mix(mix(RUST[0], RUST[1], 0.7), RUST[2], (0.25 if n < 23 else 0.75) * (1 - 0.6 * t) * g.uniform(0.5, 1.3))
        c.shape(ribbon([a + (10, -2), m, b], (7, 6, 0)), tone, edge=0, alpha=0.92)
    for n in range(40):
        t = g.uniform(0, 1)
        a = np.array((346 - 14 * t, 221 + 62 * t)) + g.normal(0, 6, 2)
        d = np.array((-17 + 5 * t, 5 + 10 * t)) * g.uniform(0.7, 1.2)
        tone = mix(RUST[1], RUST[2], g.uniform(0.1, 1.0) * (1 - 0.5 * t))
        c.shape(ribbon([a, a + d * 0.5 + (0, -1), a + d], (1, 3.6, 0)), tone, edge=0, alpha=0.8)
    for n in range(12):
        t = n / 11
        a = np.array((334 - 14 * t, 224 + 44 * t))
        line(c, [a + (8, -3), a + (-10, 2 + 6 * t), a + (-26 + 8 * t, 12 + 16 * t)], 1.8, RUST[3], (0.5, 0.1), 0.55 * (1 - 0.7 * t))
    c.shape(outline(LOWER), "#8e1f24", edge=0)
    up = solid(c, UPPER, ("#8f1f22", "#cc3a28", "#ef6a3e", "#ffae7c"), sun=SUN, high=0.5)
    with c.within(up):
        line(c, [(391, 239), (430, 255), (453, 268)], 4, "#5a1a22", (0.9, 0.7), 0.6)
        line(c, [(394, 247), (426, 259), (444, 266)], 2.2, "#ffd0a8", (0.9, 0.3), 0.8)
    c.shape([(448, 264), (455, 269), (451, 276), (447, 270)], "#6a1c20", edge=0)
    line(c, [(384, 265), (414, 267), (444, 270.5)], 1.7, "#4a0e16", (0.7, 0.7))
    c.curve([(384, 232), (392, 242), (394, 258), (389, 270), (380, 262), (376, 244)], Grad((0, 232), (0, 270), RUST[2], RUST[1]), soft=1.6, alpha=0.9)
    eye(c, 369, 244, 5.0, iris="#5a2416", lid="#6a2a26", ring="#2a0e12")


def pad(c, x, y, r, tone=("#9cb95c", "#4f8a52"), cut=0.5):
    """A lily pad lying on the water."""
    t = np.linspace(cut, cut + 2 * np.pi - 0.5, 30)
    p = np.concatenate([[(x, y)], np.stack([x + r * np.cos(t), y + 0.3 * r * np.sin(t)], -1)])
    c.shape(p + (2, 4), "#0e2e33", alpha=0.5, soft=2, mode="mix")
    c.shape(p, tone, edge=0.4)
    for a in np.linspace(cut + 0.4, cut + 5.4, 6):
        c.line([(x, y), (x + 0.85 * r * np.cos(a), y + 0.26 * r * np.sin(a))], 1.2, mix(tone[0], "#f4f2b8", 0.4), taper=(1, 0.3), alpha=0.6)


SHORE = 250


def forest(c):
    """Paint the lake in the morning: mist full of light, two woods whose feet stand in it, their image in the water."""
    sky(c, ("#9fc8b4", "#d6e2b4", "#fdecb4", "#ffdf98"), SHORE, sun=(120, 150, 280, "#fff6d0", 0.85))
    far = np.random.default_rng(5)
    ridge(c, 214, 60, 9, "#c9d4a0", "#a9c09c", 210, sharp=False, mist=("#fbeec0", 0.8), foot=SHORE)
    for x in np.linspace(-8, 490, 60):
        conifer(c, x + far.normal(0, 4), SHORE - 6, far.uniform(36, 66) + 14 * np.sin(x / 60), ("#8fb08e", "#a3be94", "#c6d29c"), seed=int(x) + 400, wide=0.42)
    c.haze("#fdeebc", SHORE, 150, 0.85, 0)
    for x0, x1, n, tall in ((-20, 120, 15, 190), (356, 500, 15, 150)):
        for i, x in enumerate(np.linspace(x0, x1, n)):
            inner = (x1 - x) / (x1 - x0) if x0 < 0 else (x - x0) / (x1 - x0)
            conifer(c, x + far.normal(0, 4), SHORE + far.uniform(-3, 3), tall * (0.3 + 0.7 * inner) * far.uniform(0.7, 1.1), ("#174640", "#2c6350", "#7d9c58"), seed=i + 60, wide=0.4)
        c.curve([(x0 - 20, SHORE + 8), (x0 - 10, SHORE - 8), ((x0 + x1) / 2, SHORE - 12), (x1 + 6, SHORE - 4), (x1 + 30, SHORE + 4), ((x0 + x1) / 2, SHORE + 8)], "#1c4a42")
    c.haze("#fbf0c0", SHORE + 6, 204, 0.62, 0)
    water(c, SHORE, ("#dfe6b4", "#6fa888", "#2c7466", "#174f4e"), foot=640)
    c.mirror(SHORE + 2, smooth(SHORE, SHORE + 2, c.y), "#3f8a70", 0.78, 2.2, stretch=0.9)
    c.area((smooth(SHORE, 560, c.y) * 0.8).astype(np.float32), Grad((0, SHORE), (0, 640), "#6aa686", "#23695e", "#0f3d44"))
    swell(c, SHORE, "#dce8b4", "#17504f", n=110, seed=4, alpha=0.42, long=0.9)
    glints(c, SHORE, 380, "#fff6d4", 90, 30, 260, (4, 26), 3, 0.7)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 14)
    forest(c)
    for y, w in ((ROW + 8, 1.0), (ROW - 6, 0.6)):
        line(c, [(390, y), (260, y + 22 * w), (100, y + 46 * w), (-20, y + 62 * w)], 6 * w, "#d7e6bc", (0.2, 1.0), 0.45)
        line(c, [(390, y + 6), (260, y + 28 * w), (100, y + 54 * w), (-20, y + 72 * w)], 7 * w, "#0f3f44", (0.2, 1.0), 0.45)
    bird = c.lifted(animal)
    float_on(c, bird, ROW + 3, tint="#1d5a54", dim=0.34, ripple=4.0, fade=250, amount=0.9, stretch=0.8)
    c.disc(236, ROW + 8, 170, 10, "#0b2c33", alpha=0.55, soft=4)
    bird.lay()
    waterline(c, 64, 410, ROW - 1, bow=8, dark="#0b2530", light="#f2f4d4")
    rings(c, 404, ROW, (20, 38, 60), "#e4eec6", "#12464a", flat=0.16, part=(-1.2, 1.6), alpha=0.6)
    chick = c.lifted(lambda s: duckling(s, 92, 500, 1.15))
    mask = (c.y < 542).astype(np.float32)
    low = type(chick)(c, chick.rgb * mask[..., None], chick.alpha * mask)
    float_on(c, low, 541, tint="#1d5a54", dim=0.4, ripple=3.0, fade=110, amount=0.75)
    low.lay()
    waterline(c, 32, 112, 540, bow=3, dark="#0b2530", light="#f2f4d4")
    for x, y, r, q in ((404, 566, 58, 0.6), (306, 604, 56, 2.5), (476, 606, 70, 3.6), (130, 632, 66, 1.4), (30, 668, 80, 5.2), (220, 676, 80, 0.9), (380, 684, 90, 2.0)):
        pad(c, x, y, r, ("#a5bd5c", "#4b8650") if r < 70 else ("#7da24e", "#2f6b4c"), q)
    return finished(c, focus=((370, 256, 80), (220, 320, 70), (92, 500, 34)), share=0.55)
