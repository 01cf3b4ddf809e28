"""Otter: arched on a boulder in a bright river, fresh out of the water, dark spruces behind it.

In lengths of the head from nose to nape (92): body four along its arched back, one and a half deep, a tube; neck as thick as
the head; head flat and broad, blunt muzzle with strong whiskers, eye near the nose and high, ear small and low; tail three
long, as thick as the thigh at its root, tapering, laid round on the stone; legs short, feet broad with webs. Umber above,
pale at throat and belly, wet fur in pointed locks. Light below: the river shines, the forest is dark.
"""

import numpy as np
from canvas import Grad, mix, smooth
from form import cast, eye, line, outline, patch
from granite import boulder
from hides import fur, within
from lake import swell, water
from masses import Body, flat
from nature import conifer, glints
from plumage import Flow
from sheet import Sheet, finished

SUN = (0.62, -0.66, 0.42)
JOINTS = {
    "nose": (434, 335), "nape": (337, 304), "eye": (397, 322), "ear": (355, 322), "crown": (369, 293), "jaw": (380, 369), "throat": (353, 389), "withers": (290, 296),
    "loin": (196, 260), "belly": (212, 390), "rump": (104, 352), "tail root": (78, 422), "tail middle": (46, 467), "tail end": (104, 508), "tail tip": (238, 494),
    "shoulder": (296, 384), "elbow": (282, 416), "wrist": (300, 446), "toes": (342, 461), "hip": (134, 384), "knee": (170, 429), "heel": (122, 450), "hind toes": (186, 464),
}
HEAD = [
    (434, 326), (426, 315), (413, 308), (399, 302), (384, 295), (364, 292), (344, 297), (329, 311), (325, 340), (333, 369), (353, 384), (380, 378), (404, 371),
    (421, 364), (432, 353), (437, 340),
]
NECK = [
    (362, 295), (340, 300), (314, 296), (288, 294), (262, 284), (244, 334), (266, 404), (300, 422), (328, 414), (346, 396), (362, 376), (372, 344),
]
TRUNK = [
    (306, 298), (280, 290), (250, 276), (216, 262), (186, 262), (154, 272), (126, 298), (106, 334), (90, 380), (72, 419), (88, 439), (120, 445), (164, 439), (184, 414),
    (204, 392), (240, 396), (280, 417), (318, 410), (336, 374), (330, 330),
]
TAIL = [
    (84, 390), (68, 416), (50, 440), (36, 462), (36, 488), (54, 510), (92, 522), (140, 523), (186, 515), (222, 503), (246, 490), (216, 494), (180, 500), (140, 502), (104, 497), (84, 484),
    (80, 466), (90, 450), (108, 438), (118, 420),
]
FORE = [
    (270, 369), (306, 366), (328, 381), (322, 406), (312, 424), (316, 439), (330, 448), (350, 456), (356, 461), (346, 465), (318, 466), (296, 461), (284, 448), (274, 429),
    (264, 409), (260, 389),
]
FAR_FORE = [(318, 394), (344, 390), (352, 406), (346, 424), (356, 439), (374, 447), (380, 452), (368, 455), (342, 453), (328, 444), (322, 424)]
HIND = [
    (104, 373), (136, 366), (170, 379), (186, 403), (184, 427), (168, 439), (152, 447), (164, 453), (188, 458), (204, 464), (196, 469), (164, 470), (128, 466), (106, 457),
    (104, 445), (116, 431), (102, 414), (94, 394),
]
FAR_HIND = [(176, 414), (204, 412), (212, 429), (202, 441), (216, 450), (236, 455), (232, 459), (200, 459), (180, 452), (170, 436)]
FLOW = Flow(
    [(424, 330), (394, 304), (362, 296), (314, 298), (250, 278), (190, 262), (130, 296), (92, 378), (50, 441), (40, 480), (90, 514), (200, 502)],
    [(420, 352), (380, 364), (340, 364), (290, 364), (220, 334), (150, 344), (110, 414), (70, 451), (90, 506)],
    [(352, 384), (300, 418), (240, 396), (200, 396), (150, 439)], [(296, 354), (284, 414), (300, 448), (346, 462)], [(134, 354), (166, 420), (124, 445), (190, 463)],
)
STONE = [(-80, 780), (-80, 500), (-20, 486), (40, 478), (110, 470), (190, 462), (280, 452), (350, 448), (410, 458), (448, 484), (470, 530), (500, 620), (520, 780)]


def limb(c, points, own, dim):
    """Paint a leg with its webbed foot and claws; `dim` is how far it lies in the shade."""
    part = Body(c, (points, 0.8), soft=5)
    c.area(part.mask, mix(own, "#1d2430", dim))
    part.light(SUN, "#4f5674", ("#ffd9a0", 0.5 * (1 - dim)), steps=(-0.2, 0.12, 0.68))
    wet(c, part, 70, 9)
    low = max(q[1] for q in points)
    toes = sorted((q for q in points if q[1] > low - 22), key=lambda q: -q[0])[:1]
    for i in range(4):
        x, y = toes[0][0] - 9 * i, toes[0][1] + 1 + 2.2 * i
        line(c, [(x - 12, y - 8), (x - 3, y - 1), (x + 2, y + 3)], 2.2, "#1a1216", (0.2, 1), 0.7 - 0.4 * dim, soft=0.6)
        line(c, [(x - 1, y + 1), (x + 4, y + 5)], 2.4, "#15100f", (1, 0.2))


def wet(c, body, n, long):
    """Gather the wet fur in pointed locks: a dark gap below each, a light along it where the sun falls."""
    g = np.random.default_rng(n)
    fur(c, body.mask, FLOW, n * 5, long * 0.9, 1.1, 0.10, seed=n, bend=0.2)
    x, y = within(c, body.mask, n, g)
    rows, cols = np.clip((y * c.k).astype(int), 0, c.h - 1), np.clip((x * c.k).astype(int), 0, c.w - 1)
    tone, way = np.array(c.rgb[rows, cols]), FLOW(x, y) + g.normal(0, 0.2, n)
    with c.within(body.mask):
        for i in np.argsort(-x):
            d = np.array((np.cos(way[i]), np.sin(way[i])))
            p, size = np.array((x[i], y[i])), long * g.uniform(0.7, 1.5)
            run = [p - d * size * 0.5, p + d * size * 0.2 + (g.normal(0, 1), 0), p + d * size]
            c.line([q + (1.2, 2.2) for q in run], size * 0.26, tone[i] * 0.55, taper=(0.4, 0.05), alpha=0.5, round_=True)
            c.line(run, size * 0.24, np.clip(tone[i] * g.uniform(1.0, 1.25), 0, 1), taper=(0.4, 0.05), alpha=0.75, round_=True)


def animal(c):
    """Paint the otter: far legs, tail, the body in one, near legs, face."""
    limb(c, FAR_FORE, "#4a3428", 0.45)
    limb(c, FAR_HIND, "#4a3428", 0.5)
    body = Body(c, (TAIL, 0.85), (TRUNK, 0.9), (NECK, 0.9), (HEAD, 0.85), soft=12)
    flat(
        c, body,
        (outline([(0, 214), (480, 214), (480, 540), (0, 540)]), "#5c3e2c", 0),
        ([(430, 352), (404, 356), (372, 360), (348, 368), (330, 384), (300, 406), (250, 386), (200, 384), (190, 427), (300, 439), (380, 414), (440, 374)], "#cbb497", 9),
        ([(420, 310), (380, 292), (300, 286), (190, 254), (120, 284), (80, 394), (30, 457), (60, 439), (110, 374), (150, 310), (220, 290), (320, 324), (380, 314)], "#3c281f", 10),
    )  # fmt: skip
    body.light(SUN, "#4e5270", ("#ffdca6", 0.42), steps=(-0.22, 0.14, 0.72), edge=0.16)
    body.glow((-0.2, 0.9, 0.3), "#b9cbc4", 0.4, low=0.4, high=1.0)
    wet(c, body, 330, 15)
    body.glow((0.5, -0.85, 0.05), "#fff2cc", 1.0, low=0.42, high=0.8, deep=7)
    with c.within(body.mask):
        cast(c, [(100, 427), (80, 451), (70, 480), (110, 500), (120, 457), (150, 445)], soft=7, amount=0.5, colour="#2c2438")
        cast(c, [(270, 364), (262, 414), (250, 400), (252, 354)], soft=6, amount=0.45, colour="#2c2438")
    limb(c, HIND, "#63442f", 0.0)
    limb(c, FORE, "#6b4a34", 0.0)
    for points, tone in (([(270, 330), (312, 324), (334, 350), (318, 374), (280, 380), (262, 364)], "#7d5a40"), ([(98, 338), (136, 324), (174, 348), (170, 378), (128, 386), (100, 374)], "#5d4232")):
        patch(c, points, tone, soft=11, alpha=0.55)
    fur(c, c.cover(outline(TRUNK)), FLOW, 500, 13, 1.4, 0.14, seed=8, bend=0.2)
    face(c, body)


def face(c, body):
    """Paint the blunt muzzle: bare nose, whisker pad, the line of the mouth, small eye, low round ear."""
    with c.within(body.mask):
        patch(c, [(404, 335), (424, 328), (437, 340), (432, 360), (410, 369), (395, 358)], "#d9bf98", soft=4, alpha=0.75)
        patch(c, [(386, 313), (402, 308), (413, 317), (406, 331), (388, 331)], "#2c1c1a", soft=3, alpha=0.5)
        line(c, [(436, 352), (421, 359), (404, 359), (393, 351)], 2.2, "#20130f", (0.7, 0.4), 0.85)
        line(c, [(344, 317), (336, 328), (340, 342)], 3, "#2c1c1a", (0.4, 0.4), 0.5, soft=1.5)
    c.curve([(424, 317), (432, 317), (440, 324), (440, 334), (432, 339), (425, 333)], Grad((424, 317), (439, 339), "#6b5c60", "#2c2226", "#120d10"), edge=0)
    line(c, [(428, 320), (436, 323)], 1.8, "#e6dfe0", (0.4, 0.4), 0.7)
    ear = Body(c, ([(344, 335), (342, 320), (351, 309), (362, 313), (365, 326), (358, 336)], 0.8), soft=3)
    c.area(ear.mask, "#6b4a34")
    ear.light(SUN, "#565a78", ("#ffdca6", 0.6))
    c.disc(355, 325, 4.6, 6.6, "#1d1214", 0.3, alpha=0.75, soft=1.4, edge=0)
    eye(c, 398, 321, 5.2, iris="#20120e", lid="#0e090d", ring="#0c080c", glint=(0.3, -0.36))
    for x, y in ((415, 342), (408, 349), (419, 350), (402, 343)):
        c.disc(x, y, 1.3, 1.2, "#3a2420", alpha=0.8, edge=0)
    for run in (
        [(415, 343), (432, 362), (457, 376)], [(410, 349), (419, 378), (437, 400)], [(404, 349), (402, 380), (410, 407)], [(419, 341), (446, 349), (472, 351)], [(399, 344), (384, 376), (382, 398)],
    ):
        line(c, run, 1.5, "#fff4dc", (1, 0.2), 0.9)


def river(c):
    """Paint dark spruces on the far bank in the first light, and the river that shines from bank to bank."""
    c.area(np.ones_like(c.x), Grad((0, 0), (0, 230), "#6f8574", "#8f9e82", "#a9b08c"))
    g = np.random.default_rng(5)
    for row, n, tones, size in ((214, 34, ("#4c665c", "#5f7a66", "#869a76"), (80, 190)), (232, 24, ("#1a2e2b", "#2a443a", "#4c6648"), (90, 235))):
        places = [(x, row + g.uniform(-4, 6), g.uniform(*size)) for x in np.linspace(-10, 490, n) + g.uniform(-12, 12, n)]
        trees = c.lifted(lambda q, places=places, tones=tones: [conifer(q, *p, tones, seed=int(p[0] * 3 + p[1]), wide=0.36) for p in places])
        trees.blurred(1.2).lay()
        c.area(smooth(row - 110, row, c.y) * 0.35, "#b4bea2", wash=0)
    water(c, 232, ("#a9b498", "#d8d4ac", "#f4e8c0", "#fbf0d2", "#f7efd6"), foot=520)
    c.mirror(232, smooth(231, 233, c.y) * smooth(330, 240, c.y), "#d8d2ac", 0.4, 3.0)
    swell(c, 234, "#fff6dc", "#7f9684", n=140, seed=4, alpha=0.55, foot=640)
    glints(c, 244, 470, "#fffbe8", 120, 200, 490, (4, 24), 3, 0.9)


def ripples(c):
    """Let the river part at the stone: a dark seam, bright strings of current past it."""
    g = np.random.default_rng(11)
    c.curve([(440, 520), (470, 500), (500, 500), (500, 560), (470, 600)], "#6f8a80", alpha=0.4, soft=10)
    for i in range(26):
        y = g.uniform(500, 700)
        x0 = np.interp(y, [480, 530, 620, 720], [452, 474, 502, 512]) - 6
        line(c, [(x0 + g.uniform(0, 6), y), (x0 + 26, y - 4), (520, y + g.uniform(-6, 10))], g.uniform(1.5, 4), "#fffaea" if i % 3 else "#6f8a80", (0.2, 0.6), 0.7)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 7)
    river(c)
    mask = boulder(c, STONE, ("#20282c", "#3d4648", "#6c6f68", "#a09a86", "#d8caa6", "#f6e8c6"), (0.6, -0.7, 0.38), seed=12, round_=50, rough=0.45)
    with c.within(mask):
        c.area(smooth(0.15, 0.5, c.noise(4, 4, 33, 2)), "#3a3a36", 0.3, wash=0)
        c.area(smooth(0.22, 0.34, c.noise(46, 16, 71, 4)) * smooth(620, 520, c.y), "#6f7f3c", 0.7, wash=0)
        for x, y, rx in ((70, 520, 96), (176, 474, 90), (330, 462, 66)):
            c.disc(x, y, rx, 9, "#20262a", alpha=0.6, soft=5, edge=0)
        cast(c, [(30, 480), (100, 516), (210, 506), (210, 470), (350, 464), (380, 446), (240, 450), (120, 462)], soft=6, amount=0.75, colour="#2a2c3c")
    ripples(c)
    animal(c)
    for x, y, r in ((250, 408, 2.0), (236, 418, 1.5), (204, 408, 1.6), (352, 404, 1.8)):
        c.disc(x, y, r, r * 1.6, "#fffaf0", alpha=0.85, edge=0)
    return finished(c, focus=((396, 330, 70),), share=0.66, vignette=0.08)
