"""Eider drake on a silver morning: the sun stands behind him in the mist, his duck swims ahead of a skerry.

In lengths of the head with its bill (128): body three long, low as a raft, four fifths of a head above the water; neck short and
over half a head thick, running into the breast without a waist; crown, forehead and bill one straight wedge, bill low and long,
olive, its feathered lobe reaching to the nostril; eye at three fifths, just below the black cap; pale green only on the nape;
salmon breast; the white back one smooth shape with three or four cream tertials drooping over the black flank; a white patch
before the black stern. High key: what is dark are cap, flank and stern.
"""

import numpy as np
from canvas import Grad, rgb
from form import cast, eye, line, outline, patch, solid
from lake import float_on, rings, swell, water
from masses import Body, flat
from nature import clouds, glints, sky
from plumage import Flow, fan, strokes
from quills import BLADE, PETAL, SWORD, rank
from sheet import Sheet, finished

ROW = 432
SUN = (0.52, -0.70, 0.42)
JOINTS = {
    "bill tip": (44, 290), "eye": (116, 252), "nape": (166, 256), "crown": (134, 226), "throat": (120, 314), "foreneck": (119, 334),
    "hindneck": (186, 320), "breast": (64, 398), "tail tip": (455, 370), "back": (296, 324), "waterline": (296, 432), "waterline below crown": (134, 432),
}
HEAD = [
    (96, 259), (106, 250), (118, 238), (130, 229), (142, 227), (155, 233), (164, 246), (168, 264), (171, 284), (176, 306), (186, 330),
    (176, 366), (140, 372), (118, 350), (126, 334), (126, 321), (116, 316), (104, 309), (92, 300), (90, 282),
]
NECK = [
    (120, 262), (150, 246), (166, 262), (172, 288), (180, 310), (196, 328), (228, 336), (250, 380), (220, 440), (150, 462), (92, 460), (70, 438), (62, 412), (64, 390),
    (76, 368), (95, 352), (113, 339), (125, 326), (122, 300),
]
TRUNK = [
    (66, 404), (84, 372), (128, 348), (186, 332), (236, 326), (292, 323), (340, 328), (380, 339), (412, 354), (434, 362), (456, 366), (458, 373),
    (446, 383), (430, 400), (417, 428), (396, 458), (330, 476), (220, 480), (130, 474), (80, 452), (64, 428),
]
BILL = [
    (110, 244, None), (98, 254), (84, 264), (68, 274), (55, 281), (46, 286), (42, 291), (43, 297, None), (54, 296), (72, 294), (88, 296), (98, 300, None),
    (93, 290), (84, 284), (78, 279), (84, 274), (98, 267), (110, 259, None),
]
JAW = [(48, 296, None), (70, 295), (88, 296), (98, 300, None), (86, 302.5), (64, 300.5)]
CAP = [
    (79, 280), (88, 268), (100, 254), (114, 240), (124, 231), (134, 225), (147, 225), (159, 233), (168, 248), (166, 258), (148, 257), (134, 258), (122, 262),
    (110, 268), (98, 275), (88, 284),
]
NAPE = [(134, 260), (150, 254), (168, 252), (176, 270), (176, 300), (166, 310), (156, 298), (146, 280)]
FLANK = [
    (150, 470), (140, 440), (146, 414), (166, 394), (204, 384), (256, 382), (310, 378), (350, 368), (384, 356), (410, 350), (440, 358), (470, 356), (470, 420),
    (420, 490), (200, 500), (150, 490),
]
BREAST = [(40, 450), (50, 394), (74, 366), (106, 362), (136, 376), (142, 404), (136, 434), (126, 476), (50, 480)]


def animal(c):
    """Paint the whole drake: own colours first, then the light over all of him, then feathers."""
    body = Body(c, (TRUNK, 0.8), (NECK, 0.75), (HEAD, 0.8), soft=12)
    flat(
        c, body,
        (outline([(20, 200), (480, 200), (480, 500), (20, 500)]), "#f6f1e4", 0),
        (BREAST, Grad((96, 362), (100, 446), "#f4e2d0", "#efc0a2", "#d69a84"), 14),
        (FLANK, "#232a31", 1.6),
        ([(372, 398), (380, 372), (398, 366), (408, 378), (404, 404), (388, 416), (374, 412)], "#efe9da", 3),
        (NAPE, "#b7cf9c", 4),
        (CAP, "#1d242c", 1.2),
    )  # fmt: skip
    body.light(SUN, "#7f93b4", ("#fffaf0", 0.4), steps=(-0.42, 0.1, 0.66), edge=0.2)
    with c.within(body.mask):
        patch(c, [(96, 284), (122, 270), (150, 286), (150, 318), (124, 322), (104, 306)], "#e4e6e8", soft=9, alpha=0.5)
        back(c)
        flank(c)
    body.glow((-0.35, 0.85, 0.3), "#b9cfc6", 0.5, low=0.35, high=1.0)
    body.glow((0.6, -0.78, 0.05), "#fff3cf", 0.9, low=0.66, high=0.94, deep=4)
    down = Flow([(100, 262), (140, 268), (168, 280)], [(130, 300), (140, 330), (110, 370), (80, 410)], [(166, 290), (176, 320), (210, 340)], [(150, 330), (150, 370), (120, 420)])
    strokes(c, body.mask * c.cover(outline(NECK)), down, 150, size=(8, 1.7), seed=5, turn=0.4, light=("#fffdf4", 0.22), dark=("#6f83a4", 0.14))
    strokes(c, c.cover(outline(CAP)), Flow([(90, 270), (130, 236), (166, 246)]), 26, size=(7, 1.3), seed=9, turn=0.1, light=("#5d6872", 0.35), dark=("#05080e", 0.4))
    line(c, [(100, 265), (114, 258.5), (126, 255.5), (140, 252)], 2.4, "#1a2028", (0.3, 0.3), 0.8)
    bill(c)
    eye(c, 117, 251, 4.6, iris="#46281a", lid="#0a0f16", ring="#05070c")
    line(c, [(111, 255), (116, 257), (122, 255.5)], 1.4, "#b9c4c8", (0.2, 0.2), 0.8)


def back(c):
    """Paint the white back as one smooth shape with soft scapulars, and the cream tertials that droop over the flank."""
    cast(c, [(190, 384), (250, 384), (316, 384), (356, 372), (372, 404), (330, 418), (250, 398), (188, 396)], soft=6, amount=0.5)
    how = {"shade": 0.2, "glow": 0.5, "under": 0.1, "profile": PETAL, "root": (0.2, 0.9), "lot": 0.03}
    rank(c, fan([(190, 372), (232, 340)], [(272, 386), (312, 350)], 4, lot=0.1), (30, 30), ("#c3ced6", "#f3efe4"), "#8195b2", **how)
    rank(c, fan([(258, 372), (300, 338)], [(338, 378), (366, 352)], 4, lot=0.1), (27, 26), ("#c6d0d6", "#f8f2e4"), "#8195b2", **how)
    wing = ([(340, 352), (376, 356), (404, 360), (438, 364)], [(336, 360), (372, 366), (404, 370), (432, 374)])
    rank(c, wing, (16, 15), ("#171d25", "#2a323c"), "#05080e", profile=SWORD, shade=0.3, glow=0.12, root=(0, 0.3))
    curl = (
        [(286, 364), (326, 372), (352, 388), (364, 412)], [(292, 354), (336, 358), (366, 374), (382, 400)],
        [(300, 344), (346, 345), (380, 360), (398, 386)], [(312, 336), (356, 336), (390, 346), (410, 366)],
    )  # fmt: skip
    rank(c, curl, (21, 20), ("#d9d2c0", "#fbf4e2"), "#6d7f9a", profile=BLADE, shade=0.45, glow=0.35, root=(0.1, 0.6), under=0.2, fall=(0, 6))


def flank(c):
    """Lay a few broad feathers on the black side and let the wet hem go into the water."""
    for row, tone, light in ((424, "#141a21", 0.10), (406, "#1b232b", 0.16)):
        rank(c, fan([(150, row), (300, row - 6)], [(226, row + 10), (392, row + 2)], 6, lot=0.2), (32, 28), (tone, tone), "#05080e", profile=PETAL, shade=0.4, glow=light, root=(0.1, 0.9), under=0.2)
    patch(c, [(112, 452), (140, 426), (240, 424), (350, 424), (430, 414), (430, 500), (110, 500)], "#0b1016", soft=6, alpha=0.6)
    rank(c, fan([(410, 372), (424, 364)], [(450, 378), (458, 366)], 3), (13, 12), ("#12181f", "#2c353f"), "#05080e", profile=BLADE, shade=0.3, glow=0.14, root=(0, 0.3))


def bill(c):
    """Paint the bill on the line of the forehead, its bare lobes running up towards the eye."""
    solid(c, JAW, ("#4a5236", "#747c50", "#9aa06c"), sun=SUN, high=0.5)
    b = solid(c, BILL, ("#59603f", "#7c8355", "#a3a876", "#cfd0a2"), sun=(0.1, -0.85, 0.4), high=0.7)
    with c.within(b):
        c.disc(76, 280, 5.2, 1.9, "#3a4328", -0.5, edge=0)
        patch(c, [(38, 288), (50, 284), (55, 292), (50, 302), (38, 300)], "#d8d6ac", soft=1.5)
    line(c, [(45, 296.5), (58, 295), (74, 294), (88, 296), (99, 300.5)], 1.6, "#2f371e", (0.6, 0.9))


AT, SCALE = (356, 226), 0.27


def put(points):
    """Return points of the drake where the duck is; corners stay corners."""
    return [(AT[0] + (x - 64) * SCALE, AT[1] + (y - 226) * SCALE, *rest) for x, y, *rest in points]


def duck(c):
    """Paint the duck: his shape, brown, barred with dark, the sun along her back."""
    row = AT[1] + (ROW - 226) * SCALE
    with c.within((c.y < row + 1).astype(np.float32)):
        body = Body(c, (put(TRUNK), 0.8), (put(NECK), 0.75), (put(HEAD), 0.8), soft=4)
        c.area(body.mask, "#8f6848")
        g = np.random.default_rng(6)
        with c.within(body.mask):
            for i in range(5):
                x = AT[0] + np.arange(4, 100, 6.5) + 3 * (i % 2)
                c.dabs(x, AT[1] + 34 + 6.2 * i - 2 * np.sin((x - AT[0]) / 34) + g.normal(0, 0.7, len(x)), 3.0, 1.1, 0.35, "#4a3430", 0.7)
        body.light(SUN, "#7d7288", ("#ffd9a0", 0.5), steps=(-0.4, 0.1, 0.6))
        body.glow((0.6, -0.78, 0.05), "#fff0c8", 0.9, low=0.5, high=0.9, deep=3)
        solid(c, put(BILL), ("#4a5048", "#6b7062", "#97987f"), sun=SUN, high=0.5)
    eye(c, *put([(117, 253)])[0], 1.3, iris="#20140f", ring="#140d10")


def afloat(c):
    """Paint the drake as far as the water lets him be seen."""
    bow = 5 * np.sin(np.pi * np.clip((c.x - 64) / 360, 0, 1)) + 1.6 * np.sin(c.x / 11) + 1.2 * np.sin(c.x / 23)
    with c.within((c.y < ROW + bow).astype(np.float32)):
        animal(c)


def skerries(c):
    """Paint low polished rocks in the mist, the nearer one with a rim of light and lichen."""
    for run, colour, alpha in (
        ([(-20, 206), (30, 200), (70, 199), (84, 196), (128, 197), (150, 202), (196, 206), (150, 209), (-20, 210)], "#a7b2b8", 0.8),
        ([(276, 213), (318, 207), (340, 196), (366, 194), (384, 184), (424, 180), (446, 174), (500, 172), (500, 216), (330, 219)], "#8a96a2", 0.95),
    ):
        c.curve(run, colour, alpha=alpha, soft=1.0)
    c.curve([(316, 208), (342, 197), (366, 195), (385, 185), (424, 181), (446, 175), (500, 173), (500, 180), (450, 182), (430, 188), (390, 190), (372, 201), (344, 203)], "#f6e6c2", alpha=0.9, soft=0.8)
    c.curve([(400, 194), (440, 189), (500, 190), (500, 197), (420, 200)], "#c79a58", alpha=0.4, soft=2)
    c.curve([(284, 213), (380, 208), (500, 207), (500, 219), (330, 220)], "#566270", alpha=0.75, soft=1.6)


def flight(c):
    """Draw a line of eiders that fly low over the sea, far off."""
    for i, (x, y) in enumerate(((70, 150), (96, 146), (121, 148), (147, 143), (172, 146), (196, 141), (222, 143))):
        lift = (5, -3, 4, -4, 3, 5, -3)[i]
        c.line([(x - 5, y), (x + 6, y - 0.5)], 3.0, "#69737e", taper=(0.5, 1), alpha=0.8)
        c.line([(x - 4, y - lift * 1.3), (x + 1, y)], 2.2, "#69737e", taper=(0.2, 1), alpha=0.8)


def place(c):
    """Paint mist over a calm sea, the sun a pale disc behind it."""
    sky(c, ("#9fb0bc", "#c3cccd", "#eadfc6", "#fbe9c6"), 208, sun=(372, 96, 230, "#fff6dc", 0.8))
    clouds(c, -30, 110, "#f2ead8", "#9dabb6", 0.5, 220, 0.28, 12, sun=(1, 0.6), alpha=0.6)
    c.disc(372, 96, 25, 25, "#fffbea", alpha=0.95, edge=0, soft=1.6)
    water(c, 206, ("#f3ead4", "#dbe0d8", "#bccdca", "#9db8b6", "#7fa0a2"), foot=640)
    skerries(c)
    swell(c, 208, "#fbf4e0", "#93aeb0", n=150, seed=4, alpha=0.6, long=1.15, foot=720)
    c.area(np.exp(-(((c.y - 206) / 12) ** 2)).astype(np.float32), "#f6eeda", 0.55, wash=0)
    glints(c, 214, 560, "#fffbe8", 130, 290, 460, (3, 24), 3, 0.85)
    flight(c)


def contact(c):
    """Seat the drake: dark water under his side, a meniscus of light, rings and a wake."""
    g = np.random.default_rng(57)
    x = np.linspace(66, 424, 90)
    y = ROW + 5 * np.sin(np.pi * (x - 66) / 358)
    c.line(np.stack([x, y + 2.5], -1), 6, "#33484e", taper=(0.3, 0.3), alpha=0.55, soft=1.6)
    for i in range(26):
        at = g.uniform(56, 420)
        long = g.uniform(8, 34)
        row = ROW + 5 * np.sin(np.pi * np.clip((at - 66) / 358, 0, 1)) + g.uniform(-1, 5)
        c.line([(at - long, row), (at, row + 1.2), (at + long, row)], g.uniform(1.2, 2.8), "#fdf8e8", taper=(0.2, 0.2), alpha=0.85, round_=True)
    rings(c, 70, ROW + 4, (26, 48, 78), "#fdf6e2", "#7f9ca0", flat=0.2, alpha=0.7, part=(1.2, 4.6))
    for s in (0, 1):
        run = [(80 + 20 * s, ROW + 8), (170, ROW + 26 + 10 * s), (280, ROW + 38 + 22 * s), (420, ROW + 46 + 34 * s)]
        line(c, run, 3.4 - s, "#fbf5e2", (0.2, 0.2), 0.7, soft=0.6)
        line(c, [(x, y + 4) for x, y in run], 4, "#6f9094", (0.2, 0.2), 0.6, soft=1)


def broken(c):
    """Break the reflection with lying strokes of the sky's light, more of them farther down."""
    g = np.random.default_rng(52)
    t = np.sort(g.uniform(0, 1, 170) ** 0.8)
    y, x = ROW + 14 + 150 * t, g.uniform(20, 470, 170)
    tone = np.where(g.random((170, 1)) < 0.72, rgb("#d8dfd6"), rgb("#8fabac"))
    c.dabs(x, y, (9 + 34 * t) * g.uniform(0.5, 1.3, 170), (0.7 + 2.0 * t) * g.uniform(0.6, 1.2, 170), g.normal(0, 0.015, 170), tone, 0.85, hard=1.6)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 41)
    place(c)
    hen, row = c.lifted(duck), AT[1] + (ROW - 226) * SCALE
    float_on(c, hen, row, tint="#b9c6c2", dim=0.3, fade=60, ripple=2.0, amount=0.85)
    hen.haze("#e6dfcc", 0.22).lay()
    line(c, [(AT[0] - 4, row + 1), (AT[0] + 40, row + 2.4), (AT[0] + 104, row + 1)], 2.2, "#fdf6e2", (0.2, 0.2), 0.9)
    bird = c.lifted(afloat)
    float_on(c, bird, ROW + 1, tint="#8fa8aa", dim=0.34, ripple=4.2, fade=170, amount=0.9, stretch=0.9)
    broken(c)
    bird.lay()
    contact(c)
    return finished(c, focus=((110, 270, 80), (372, 262, 40)), share=0.6, vignette=0.08)
