"""A ringed seal lies on the spring ice with her white pup before her, beside their breathing hole.

In lengths of the head from nose to nape (96): a plump barrel, four and a half long as she lies and one and two thirds deep,
no waist at the neck; head small and round like a cat's, muzzle short, eye large and dark near the nose; fore flipper short
and broad with five strong claws; hips taper to an ankle from which the hind flippers lie back, sole to sole. Pale rings with dark
middles on back and flanks, belly plain; pup not half as long, white and woolly. High key: the sun comes low from the right.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from form import cast, eye, line, outline, patch
from hides import fur, within
from masses import Body, flat
from nature import sky
from plumage import Flow
from sheet import Sheet, finished

SUN = (0.66, -0.62, 0.42)
JOINTS = {
    "nose": (424, 320), "nape": (332, 290), "eye": (394, 306), "ear": (360, 306), "crown": (366, 272), "chin": (394, 346), "throat": (366, 372), "back": (226, 286), "belly": (226, 452),
    "withers": (288, 294), "loin": (170, 296), "hip": (92, 350), "ankle": (50, 408), "hind tip": (8, 364), "shoulder": (318, 398), "wrist": (346, 436), "finger": (384, 462),
}
HEAD = [
    (424, 316), (420, 306), (410, 296), (400, 284), (384, 275), (364, 271), (344, 277), (332, 292), (330, 318), (342, 340), (366, 350), (390, 348), (410, 342), (422, 332), (426, 324),
]
NECK = [(366, 271), (344, 275), (316, 288), (282, 294), (254, 300), (250, 380), (290, 440), (344, 432), (368, 404), (374, 376), (382, 350), (384, 310)]
TRUNK = [
    (312, 292), (268, 288), (226, 285), (186, 290), (146, 304), (112, 328), (82, 360), (58, 390), (40, 404), (36, 420), (52, 432), (90, 442), (140, 450), (210, 454), (280, 450),
    (336, 436), (362, 404), (356, 350),
]
HIND = [(66, 386), (46, 392), (30, 384), (18, 368), (6, 354), (2, 362), (6, 374), (-4, 376), (-2, 386), (8, 396), (-4, 404), (0, 412), (16, 418), (34, 426), (56, 430), (72, 420)]
FAR_HIND = [(70, 384), (54, 382), (42, 368), (34, 350), (26, 350), (22, 362), (30, 384), (44, 400), (64, 404)]
HAND = [(296, 396), (322, 384), (344, 396), (352, 416), (364, 436), (380, 452), (390, 462), (380, 469), (356, 471), (330, 466), (310, 450), (298, 424)]
PUP_BODY = [
    (330, 500), (350, 480), (384, 476), (420, 486), (450, 506), (468, 528), (478, 540), (472, 550), (452, 556), (400, 562), (344, 560), (316, 546), (312, 524),
]
PUP_HEAD = [(292, 496), (296, 478), (310, 464), (332, 460), (352, 468), (362, 486), (362, 508), (348, 524), (326, 528), (306, 522), (294, 512)]
FLOW = Flow(
    [(420, 310), (384, 276), (344, 276), (280, 292), (200, 288), (120, 324), (50, 404)], [(410, 342), (366, 350), (350, 400), (300, 430), (200, 440), (90, 436)],
    [(380, 310), (330, 330), (240, 360), (140, 380), (60, 410)], [(320, 396), (350, 430), (386, 462)],
)
WOOL = Flow([(296, 480), (330, 462), (380, 478), (440, 504), (474, 540)], [(300, 514), (330, 530), (380, 550), (450, 556)], [(310, 500), (350, 510), (420, 520)])


def animal(c):
    """Paint mother and pup."""
    mother(c)
    pup(c)


def flipper(c, points, own, lines):
    """Paint a flipper: bones under one skin, claws at their ends."""
    part = Body(c, (points, 0.7), soft=4, smoothing=1.5)
    c.area(part.mask, own)
    part.light(SUN, "#5a6488", ("#fff0d2", 0.5), steps=(-0.25, 0.12, 0.66))
    part.glow((0.0, 0.9, 0.2), "#b9c8e0", 0.4, low=0.4)
    with c.within(part.mask):
        for run in lines:
            line(c, [(x + 1.5, y + 3) for x, y in run], 3.2, "#23263a", (0.3, 0.8), 0.6, soft=0.8)
            line(c, run, 2.2, "#c4bdb6", (0.2, 0.7), 0.5, soft=0.6)
    fur(c, part.mask, FLOW, 70, 7, 1.0, 0.1, seed=4)
    for run in lines:
        d = np.subtract(run[-1], run[-2]) / (np.hypot(*np.subtract(run[-1], run[-2])) + 1e-6)
        line(c, [run[-1] - d * 2, run[-1] + d * 4, run[-1] + d * 7 + (0, 4)], 3.2, "#16161e", (1, 0.2))


def mother(c):
    """Paint the mother: hind flippers, the body in one from nose to ankle, rings, the near hand, the face."""
    flipper(c, FAR_HIND, "#4b4f60", ([(62, 396), (44, 376), (30, 354)],))
    body = Body(c, (TRUNK, 0.85), (NECK, 0.85), (HEAD, 0.85), soft=16)
    flat(
        c, body,
        (outline([(0, 200), (480, 200), (480, 480), (0, 480)]), "#6b6c76", 0),
        ([(426, 330), (390, 344), (374, 372), (352, 420), (240, 436), (110, 428), (40, 424), (60, 480), (380, 480), (440, 360)], "#c9c4bf", 13),
        ([(410, 292), (370, 264), (300, 284), (200, 276), (110, 318), (40, 396), (60, 404), (130, 352), (220, 322), (320, 314), (380, 296)], "#474a58", 11),
    )  # fmt: skip
    rings(c, body)
    body.light(SUN, "#5c6690", ("#fff2d8", 0.5), steps=(-0.26, 0.1, 0.68), edge=0.18)
    body.glow((-0.1, 0.95, 0.2), "#c9d6ec", 0.55, low=0.35, high=1.0)
    body.glow((0.75, -0.65, 0.05), "#fff6e0", 0.9, low=0.5, high=0.9, deep=6)
    with c.within(body.mask):
        for run, wide in (([(334, 290), (322, 322), (334, 356), (366, 374)], 8), ([(306, 296), (290, 334), (304, 376), (340, 398)], 7), ([(120, 340), (134, 380), (120, 424)], 8)):
            line(c, run, wide, "#262a42", (0.2, 0.3), 0.38, soft=2.8)
        cast(c, [(290, 390), (300, 450), (350, 470), (270, 470), (262, 410)], soft=7, amount=0.5, colour="#3a3f60")
    fur(c, body.mask, FLOW, 1000, 8, 1.0, 0.09, seed=3, bend=0.12, alpha=0.5)
    flipper(c, HIND, "#5a5d6c", ([(54, 404), (30, 388), (6, 362)], [(52, 410), (26, 396), (0, 381)], [(54, 418), (30, 410), (2, 408)]))
    patch(c, [(44, 396), (84, 366), (96, 400), (90, 436), (56, 430)], Grad((0, 376), (0, 436), "#50535f", "#8a8a92"), soft=9, alpha=0.8)
    flipper(c, HAND, "#8a8890", ([(334, 424), (356, 444), (386, 461)], [(330, 430), (350, 452), (376, 467)], [(324, 434), (340, 456), (358, 470)], [(318, 438), (326, 456), (338, 468)]))
    patch(c, [(290, 386), (326, 376), (350, 398), (326, 412), (296, 414)], "#77767f", soft=9, alpha=0.7)
    face(c, body)


def rings(c, body):
    """Paint pale rings with dark middles: narrower and denser the more the body turns away."""
    g = np.random.default_rng(5)
    n = body.normal
    where = body.mask * smooth(330, 290, c.x + 0.2 * (c.y - 300)) * smooth(432, 400, c.y) * smooth(50, 80, c.x)
    x, y = within(c, where, 2200, g)
    rows, cols = np.clip((y * c.k).astype(int), 0, c.h - 1), np.clip((x * c.k).astype(int), 0, c.w - 1)
    turn, across = np.clip(n[2][rows, cols], 0.22, 1), np.arctan2(n[1][rows, cols], n[0][rows, cols])
    placed = []
    for i in range(len(x)):
        size = g.uniform(6.5, 14.5) * (0.70 + 0.30 * turn[i]) * (0.75 + 0.25 * smooth(60, 160, x[i]))
        thin = np.clip(1.10 * turn[i] ** 1.35, 0.26, 0.9)
        co, si = np.cos(across[i]), np.sin(across[i])
        if any(near(x[i] - u, y[i] - v, co, si, thin) < (size + s) * 1.04 for u, v, s in placed):
            continue
        placed.append((x[i], y[i], size))
        belly = smooth(360, 430, y[i])
        lean, worn = across[i] + np.pi / 2 + g.normal(0, 0.12), g.uniform(0.7, 1.0)
        lumpy(c, g, (x[i], y[i]), size, thin, lean, mix("#cfc9c0", "#dcd8d2", belly), (0.9 - 0.3 * belly) * worn)
        lumpy(c, g, (x[i] + g.normal(0, 0.9), y[i] + g.normal(0, 0.6)), size * g.uniform(0.46, 0.62), thin, lean, mix("#33374a", "#6b6e7a", belly), (0.9 - 0.4 * belly) * worn)


def lumpy(c, g, middle, size, thin, lean, colour, alpha):
    """Paint one uneven round blot of the coat, foreshortened to `thin` across the way it leans."""
    a = np.arange(8) * np.pi / 4
    r = size * (1 + g.normal(0, 0.07, 8))
    u, v = r * np.cos(a), r * thin * np.sin(a)
    co, si = np.cos(lean), np.sin(lean)
    c.curve([(middle[0] + p * co - q * si, middle[1] + p * si + q * co) for p, q in zip(u, v, strict=True)], colour, alpha=float(alpha), soft=0.5)


def near(x, y, co, si, thin):
    """Return how far a place is, seen along a surface that is foreshortened in one direction."""
    return np.hypot((x * co + y * si) / thin, y * co - x * si)


def face(c, body):
    """Paint the short round face: pale muzzle, large dark eye, nostril, whiskers, the ear a small hole."""
    with c.within(body.mask):
        patch(c, [(404, 316), (418, 310), (428, 320), (424, 336), (408, 344), (392, 338), (394, 324)], "#e2d8cc", soft=5, alpha=0.8)
        patch(c, [(382, 296), (396, 290), (408, 298), (404, 316), (388, 318)], "#1f212e", soft=4, alpha=0.6)
        patch(c, [(376, 288), (390, 280), (402, 286), (394, 292)], "#d9d0c6", soft=3, alpha=0.5)
        line(c, [(426, 328), (414, 333), (402, 332), (394, 326)], 2.0, "#1a1a22", (0.7, 0.4), 0.8)
    c.curve([(418, 311), (424, 310), (428, 316), (427, 323), (420, 321)], Grad((418, 310), (428, 323), "#4a4a56", "#15151c"), edge=0)
    line(c, [(421, 312.5), (425, 314)], 1.4, "#c9ccd6", (0.4, 0.4), 0.7)
    c.disc(361, 306, 3.0, 1.9, "#15151c", 0.8, edge=0)
    eye(c, 394, 305.5, 6.6, iris="#171216", lid="#15151c", ring="#07070b", glint=(0.3, -0.36))
    for x, y in ((412, 324), (406, 328), (414, 330), (401, 323)):
        c.disc(x, y, 1.3, 1.2, "#3a3a46", alpha=0.8, edge=0)
    for run in ([(412, 325), (430, 338), (450, 346)], [(408, 328), (420, 350), (436, 366)], [(402, 328), (404, 352), (414, 372)], [(414, 322), (438, 328), (458, 328)]):
        line(c, run, 1.3, "#fff8ea", (1, 0.2), 0.9)


def pup(c):
    """Paint the white pup: a woolly roll with a round head that looks at us from the side."""
    body = Body(c, (PUP_BODY, 0.85), (PUP_HEAD, 0.9), soft=9)
    c.area(body.mask, "#f6efe2")
    body.light(SUN, "#8494c6", ("#fffdf6", 0.75), steps=(0.0, 0.3, 0.66), edge=0.18)
    body.glow((-0.2, 0.9, 0.2), "#b9c8ea", 0.5, low=0.4)
    with c.within(body.mask):
        patch(c, [(340, 528), (362, 506), (374, 520), (366, 548), (346, 556)], "#9fb0d6", soft=5, alpha=0.5)
        patch(c, [(376, 524), (398, 520), (412, 536), (400, 556), (376, 556)], "#b4c2e0", soft=4, alpha=0.5)
    fur(c, body.mask, WOOL, 700, 10, 1.4, 0.05, seed=6, bend=0.5)
    fur(c, body.mask * smooth(9, 2, body.deep), WOOL, 200, 10, 1.3, 0.03, seed=7, bend=0.9, colour="#fbf6ec", alpha=0.45)
    line(c, [(452, 546), (466, 544), (478, 541)], 2, "#8d9ac0", (0.3, 0.5), 0.8)
    with c.within(body.mask):
        patch(c, [(294, 500), (306, 494), (318, 502), (314, 518), (298, 518)], "#fffdf6", soft=3, alpha=0.5)
    c.curve([(292, 497), (299, 494), (304, 499), (299, 505), (293, 503)], "#1a1820", edge=0)
    line(c, [(297, 508), (304, 513), (313, 511)], 1.8, "#4a4452", (1, 0.4), 0.85)
    eye(c, 319, 490, 5.4, iris="#1b1418", ring="#0c0a0e")
    eye(c, 300, 486, 3.6, iris="#1b1418", ring="#0c0a0e")
    for run in ([(304, 510), (296, 524), (286, 532)], [(310, 511), (310, 526), (304, 538)], [(314, 508), (326, 522), (330, 534)]):
        line(c, run, 1.1, "#8a86a0", (1, 0.25), 0.7)


def slab(c, x, y, w, h, thick, lean, lit, own, shade):
    """Paint a plate of ice that stands askew: its lit face, its broken edge."""
    co, si = np.cos(lean), np.sin(lean)
    at = lambda u, v: (x + u * w * co - v * h * si, y + u * w * si * 0.5 - v * h * co)
    front = [at(-0.5, 0), at(-0.42, 0.8), at(-0.1, 1.0), at(0.3, 0.86), at(0.5, 0.5), at(0.46, 0)]
    edge = [at(0.46, 0), at(0.5, 0.5), at(0.3, 0.86), (at(0.3, 0.86)[0] + thick, at(0.3, 0.86)[1] + 3), (at(0.5, 0.5)[0] + thick, at(0.5, 0.5)[1] + 3), (at(0.46, 0)[0] + thick, at(0.46, 0)[1])]
    top = [at(-0.42, 0.8), at(-0.1, 1.0), at(0.3, 0.86), (at(0.3, 0.86)[0] + thick, at(0.3, 0.86)[1] + 3), (at(-0.1, 1.0)[0] + thick, at(-0.1, 1.0)[1] - 1)]
    c.shape(edge, shade, edge=0.6)
    c.shape(top, lit, edge=0.6)
    c.shape(front, (own, mix(own, shade, 0.55)), edge=0.6)
    with c.within(c.cover(np.array(front))):
        c.shape([at(-0.6, 0.3), at(-0.42, 0.9), at(-0.1, 1.1), at(0.05, 0.8), at(-0.2, 0.4)], lit, alpha=0.85, soft=1.2)
        c.shape([at(0.1, 0.2), at(0.4, 0.5), at(0.6, 0.2), at(0.5, -0.1), at(0.1, -0.1)], shade, alpha=0.5, soft=2)


RIDGE = (
    (20, 250, 50, 22, 0.3), (60, 248, 34, 34, -0.35), (96, 252, 56, 20, 0.2), (140, 250, 36, 40, 0.5), (176, 252, 60, 24, -0.25), (220, 250, 40, 16, 0.3), (300, 252, 50, 14, -0.2), (350, 250, 36, 22, 0.4),
    (400, 252, 60, 16, 0.15), (448, 250, 44, 26, -0.4), (-6, 264, 70, 26, -0.2), (76, 268, 70, 20, 0.25), (150, 266, 60, 18, -0.3), (470, 264, 50, 18, 0.2),
)  # fmt: skip
"""Plates of the pressure ridge, low and tilted every way: place, width, height, angle."""
RIM = [(24, 532), (52, 514), (100, 508), (150, 512), (190, 524), (206, 544), (190, 566), (140, 580), (80, 578), (36, 562)]


def ice(c):
    """Paint the fast ice in high key: a pale sky, the pressure ridge, snow in drifts, the breathing hole, the shadows."""
    sky(c, ("#86abc8", "#b4cad6", "#f3e2cc"), 236, sun=(470, 190, 240, "#fff2d4", 0.8))
    c.area(smooth(234, 237, c.y), Grad((0, 236), (0, 720), "#f3e8de", "#dfe4ee", "#cdd8ea", "#b4c4e0"))
    for x, y, w, h, angle in RIDGE:
        slab(c, x, y, w, h, 0.2 * w, angle, "#fff0da", "#b4cbe0", "#7f9fc8")
    g = np.random.default_rng(5)
    n = 110
    t = g.uniform(0, 1, n) ** 1.4
    tone = np.where((g.random(n) < 0.55)[:, None], rgb("#fffaf0"), rgb("#c0cee6"))
    c.dabs(g.uniform(-20, 500, n), 280 + 440 * t, (14 + 70 * t) * g.uniform(0.5, 1.2, n), (1.5 + 6 * t) * g.uniform(0.5, 1.2, n), g.normal(0.02, 0.05, n), tone, 0.45)
    c.curve([(x + (x - 112) * 0.14, y + (y - 546) * 0.34) for x, y in RIM], "#d3dff0", soft=6)
    c.curve(RIM, Grad((0, 508), (0, 552), "#e0f2f2", "#7cc4cc", "#2f86a0"))
    with c.within(c.cover(outline(RIM))):
        c.curve([(x, y + 22) for x, y in RIM], Grad((0, 530), (0, 590), "#12405a", "#0a2238"), soft=2)
        for x, y, w in ((80, 556, 24), (140, 550, 30), (110, 568, 20)):
            c.line([(x - w, y + 2), (x, y - 1), (x + w, y + 1)], 2.4, "#7fc0cc", round_=True, taper=(0.2, 0.2), alpha=0.6)
    c.line([(36, 563), (80, 579), (140, 581), (190, 567)], 3.4, "#fffaf2", alpha=0.9, soft=1.0, round_=True)
    shadow = [(-40, 420), (60, 432), (200, 450), (330, 446), (380, 462), (330, 478), (220, 494), (90, 498), (-40, 486)]
    cast(c, shadow, soft=6, amount=0.8, colour="#7488c4")
    cast(c, [(60, 438), (200, 450), (330, 444), (384, 464), (330, 468), (200, 462)], soft=3, amount=0.55, colour="#5a6aa4")
    cast(c, [(250, 548), (310, 540), (400, 558), (476, 548), (470, 560), (380, 572), (280, 570)], soft=5, amount=0.6, colour="#8496cc")


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 9)
    ice(c)
    animal(c)
    g = np.random.default_rng(2)
    for x0, x1, y0, n in ((70, 330, 452, 60), (320, 470, 560, 44), (340, 392, 468, 16)):
        x = g.uniform(x0, x1, n)
        c.dabs(x, y0 + g.normal(0, 3, n), g.uniform(3, 10, n), g.uniform(1.2, 3.2, n), g.normal(0, 0.1, n), np.where(g.random((n, 1)) < 0.6, rgb("#fdf8f0"), rgb("#c3cfe8")), 0.85)
    return finished(c, focus=((396, 314, 60), (312, 496, 50)), share=0.7, vignette=0.06)
