"""Long-tailed duck, winter drake: rides the grey swell among pancake ice, a snow squall behind him, low light from the left.

In lengths of the head with its bill (100): body three and a half long; head small, flat on the crown, steep in front, on a short
neck two thirds thick; bill stubby, three tenths of the head, black with a pink band; face grey round a white lid, a dark patch on
the side of the neck below the cheek that fades into fawn; blackish breast without an edge of its own; back blackish under long
silver scapulars that droop; pale grey flanks; two tail feathers nearly two long that bend slowly up. Light below: the sea shines.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from form import eye, line, outline, patch, ribbon, solid
from lake import float_on, rings, swell, water
from masses import Body, flat
from nature import clouds, glints, sky, snowfall
from plumage import Flow, fan, strokes
from quills import BLADE, PETAL, rank
from sheet import Sheet, finished
from space import hull

ROW = 440
SUN = (-0.56, -0.66, 0.50)
LANCE = (0.3, 0.6, 0.85, 1.0, 1.04, 1.0, 0.9, 0.74, 0.5, 0.24, 0.0)
JOINTS = {
    "bill tip": (440, 290), "bill base": (413, 282), "eye": (392, 272), "nape": (342, 268), "crown": (374, 230), "chin": (408, 296), "throat": (396, 316), "hindneck": (330, 312),
    "breast": (446, 402), "rump": (106, 394), "back": (232, 340), "waterline": (232, 440), "waterline below crown": (374, 440), "tail middle": (44, 352), "tail tip": (18, 282),
}
HEAD = [
    (414, 276), (410, 258), (402, 244), (388, 234), (370, 230), (354, 236), (343, 250), (340, 272), (336, 296), (352, 326), (382, 328), (398, 314), (404, 302), (413, 295),
]
NECK = [
    (388, 240), (356, 244), (342, 262), (338, 288), (330, 308), (314, 324), (284, 334), (272, 400), (352, 470), (432, 460), (448, 424), (446, 396), (436, 370), (418, 346),
    (402, 328), (396, 314), (404, 296),
]
TRUNK = [
    (442, 404), (418, 358), (352, 332), (294, 334), (250, 338), (202, 343), (162, 354), (130, 372), (108, 388), (88, 398), (106, 412), (126, 436), (172, 462), (272, 478),
    (372, 474), (432, 452),
]
BILL = [(411, 272, None), (422, 274), (433, 281), (441, 289), (442, 295, None), (430, 298), (418, 297), (410, 296, None)]
BREAST = [
    (308, 350), (340, 352), (368, 346), (394, 338), (418, 344), (462, 372), (468, 470), (394, 480), (378, 448), (358, 420), (332, 394), (306, 368),
]
FLANK = [(98, 410), (152, 402), (242, 400), (322, 404), (368, 430), (374, 480), (122, 480)]
BACK = [(322, 340), (284, 336), (202, 344), (130, 372), (82, 398), (132, 412), (212, 412), (284, 402), (328, 376)]


def animal(c):
    """Paint the drake: own colours first, the light over all of him, then feathers."""
    tail(c)
    body = Body(c, (TRUNK, 0.8), (NECK, 0.75), (HEAD, 0.85), soft=11)
    flat(
        c, body,
        (outline([(0, 200), (480, 200), (480, 500), (0, 500)]), "#f3efe8", 0),
        (FLANK, "#c6ccd2", 6),
        (BACK, "#2e2729", 3),
        (BREAST, "#33282a", 4),
        ([(340, 314), (356, 310), (368, 322), (364, 344), (344, 348), (332, 334)], "#a98a70", 5),
        ([(340, 290), (356, 284), (370, 294), (372, 312), (358, 326), (342, 318), (334, 304)], "#3a2c2c", 4),
        ([(412, 290), (410, 266), (396, 256), (378, 260), (370, 276), (378, 294), (398, 302)], "#a59c98", 4),
        ([(402, 266), (388, 264), (381, 272), (388, 281), (400, 281)], "#f6f0e8", 1.6),
    )  # fmt: skip
    body.light(SUN, "#7a8db0", ("#fffaf0", 0.42), steps=(-0.36, 0.06, 0.66), edge=0.18)
    with c.within(body.mask):
        flank(c)
        wing(c)
        patch(c, [(412, 360), (448, 400), (452, 450), (412, 460), (422, 410)], "#120d12", soft=9, alpha=0.5)
        strokes(c, c.cover(outline(BREAST)), Flow([(322, 356), (352, 400), (382, 450)], [(414, 346), (442, 400), (432, 450)]), 90, size=(10, 2.0), seed=9, turn=0.2, light=("#8d7460", 0.35), dark=("#08060c", 0.4))
    body.glow((-0.1, 0.9, 0.3), "#c3d6d4", 0.5, low=0.4, high=1.0)
    body.glow((-0.7, -0.7, 0.05), "#fff3d6", 0.95, low=0.55, high=0.9, deep=6)
    down = Flow([(410, 262), (372, 234), (344, 262), (330, 312)], [(406, 300), (372, 300), (342, 330)], [(398, 318), (382, 340), (362, 350)])
    strokes(c, body.mask * c.cover(outline(HEAD)), down, 140, size=(7, 1.5), seed=5, turn=0.3, light=("#fffdf6", 0.3), dark=("#6a7690", 0.22))
    bill(c)
    eye(c, 392, 272, 4.4, iris="#8a4522", ring="#1b1216", lid="#6c6264")


def flank(c):
    """Paint the pale pearly flank in a few broad feathers, wet where the water takes it."""
    how = {"shade": 0.25, "glow": 0.4, "under": 0.14, "profile": PETAL, "root": (0.15, 0.9), "fall": (-2, 5)}
    rank(c, fan([(326, 440), (212, 428)], [(244, 456), (126, 432)], 5, lot=0.1), (32, 26), ("#a9b4c4", "#b9c2cc"), "#6478a0", **how)
    rank(c, fan([(334, 420), (222, 414)], [(258, 436), (132, 418)], 5, lot=0.1), (32, 26), ("#c3cad2", "#cdd2d6"), "#6478a0", **how)
    patch(c, [(92, 434), (222, 436), (362, 440), (452, 430), (452, 500), (92, 500)], "#3f5c70", soft=6, alpha=0.55)


def wing(c):
    """Paint the long silver scapulars that droop over the dark folded wing."""
    rank(c, [[(222, 396), (162, 404), (100, 400)], [(222, 386), (162, 392), (92, 398)]], (17, 16), ("#4a3c42", "#5d4a46"), "#1c161c", profile=BLADE, shade=0.4, glow=0.15, root=(0, 0.3))
    how = {"under": 0.22, "profile": LANCE, "fall": (-1, 6), "root": (0.02, 0.5), "lot": 0.05}
    drape = (
        ([(328, 380), (288, 398), (242, 410), (186, 416)], 24, "#a4b0c0"), ([(330, 370), (284, 384), (228, 396), (162, 406)], 25, "#b0bac6"),
        ([(324, 358), (276, 368), (218, 382), (148, 396)], 25, "#bec6ce"), ([(340, 378), (306, 392), (270, 402), (228, 410)], 28, "#ccd2d6"),
        ([(334, 364), (296, 374), (254, 386), (200, 398)], 30, "#dadcdc"), ([(322, 348), (284, 354), (240, 364), (188, 378)], 25, "#e2e0dc"), ([(330, 352), (298, 358), (264, 368), (222, 382)], 30, "#f2eee6"),
    )  # fmt: skip
    for spine, wide, tone in drape:
        rank(c, [spine], (wide, wide), (tone, tone), "#3f4a6c", shade=0.42, glow=0.45, **how)
        line(c, [(x, y - 0.1 * wide) for x, y in spine[1:]], 1.3, "#7a8498", (0.2, 1.0), 0.5)


def tail(c):
    """Paint the tail: short white quills, then the two long ones that bend slowly up, thick where they grow."""
    for run, w, tone, light in (
        ([(152, 404), (118, 402), (80, 392)], 12, "#cfd2d8", "#fff6e6"),
        ([(150, 398), (114, 392), (86, 378)], 11, "#e6e2dc", "#fff6e6"),
        ([(152, 398), (108, 392), (68, 372), (40, 334), (20, 276)], 12, "#221b22", "#c9b49c"),
        ([(152, 394), (114, 386), (78, 360), (56, 318), (46, 262)], 12, "#221b22", "#c9b49c"),
    ):
        p = ribbon(run, (w, w, w * 0.95, w * 0.8, w * 0.62, w * 0.44, w * 0.24, 0))
        c.shape(p, tone, edge=0)
        line(c, [(x - w * 0.2, y - w * 0.16) for x, y in run[1:]], w * 0.2, light, (0.4, 0.3), 0.8)


def bill(c):
    """Paint the stubby bill, black with a pink band."""
    b = solid(c, BILL, ("#100d14", "#241f28", "#4c4650", "#95908f"), sun=SUN, high=0.7)
    with c.within(b):
        c.shape(outline([(419, 273), (429, 279), (435, 286), (431, 292), (421, 293), (416, 288)]), ("#e09a90", "#b8666c"), edge=0.3)
        line(c, [(420, 275), (430, 281)], 1.8, "#ffe0d2", (0.8, 0.4), 0.8)
    line(c, [(410, 291), (424, 294), (438, 294)], 1.5, "#0b080e", (0.8, 0.5))


def mate(c, x, y, s, dim):
    """Paint another drake, far away, with the same marks."""
    at = lambda *points: [(x + u * s, y + v * s) for u, v in points]
    tone = lambda colour: mix(colour, "#a3b0b4", dim)
    c.disc(x, y + 2 * s, 36 * s, 3.4 * s, "#6f8a92", alpha=0.6, soft=1)
    c.shape(ribbon(at((-24, -8), (-40, -14), (-52, -28), (-56, -44)), (5 * s, 4 * s, 2.4 * s, 0)), tone("#1d1922"), edge=0)
    c.curve(at((-34, -6), (-18, -13), (4, -15), (22, -13), (27, -5), (20, 2), (-22, 2)), tone("#d4d6de"), edge=0)
    c.curve(at((-32, -8), (-16, -14), (6, -15), (2, -9), (-16, -6)), tone("#3a3238"), edge=0)
    c.curve(at((4, -15), (20, -16), (29, -8), (24, 2), (6, 2), (2, -6)), tone("#3a2c30"), edge=0)
    c.curve(at((4, -13), (9, -24), (12, -32), (20, -35), (28, -31), (30, -25), (25, -20), (25, -12), (15, -8)), tone("#f6f0ea"), edge=0)
    c.disc(x + 14 * s, y - 22 * s, 3.6 * s, 5 * s, tone("#3a2a2c"), edge=0)
    c.curve(at((29, -30), (38, -26), (38, -23), (29, -24)), tone("#2a2028"), edge=0)


def floe(c, points, thick, seed, shade=0.0):
    """A floe: snow on top, blue ice at its edge, its foot under water."""
    p = outline(points)
    g = np.random.default_rng(seed + 40)
    t, span = np.linspace(0, 2 * np.pi, len(p)), np.ptp(p, axis=0)
    lot = sum(g.normal() / n * np.sin(n * t + g.uniform(0, 6)) for n in (3, 4, 5, 7, 9, 12, 15, 19))
    p = p + (p - p.mean(0)) * (0.17 * lot)[:, None] * np.minimum(1, 140 / span)
    low = p + np.array([0, thick])
    c.shape(low + np.array([0, thick * 0.9]), "#6fa3ba", alpha=0.55, edge=0, soft=4)
    c.shape(np.concatenate([p, low]), "#5f93b4", edge=0)
    c.shape(hull(np.concatenate([p, low])), Grad((0, p[:, 1].max() - 10), (0, p[:, 1].max() + thick), "#a9d2de", "#4f86ac"), edge=0.4)
    c.shape(p, Grad((0, p[:, 1].min()), (0, p[:, 1].max()), *(mix(q, "#5c78a8", shade) for q in ("#f2ece8", "#fffaf2", "#dfe6ee"))), edge=0.6)
    with c.within(p):
        snow = c.noise(60, 15, seed + 60, 3)
        c.area(smooth(0.05, 0.55, snow), "#a3b2d6", 0.55, wash=0)
        c.area(smooth(0.1, 0.6, -snow), "#ffe6d4", 0.6, wash=0)
        c.line(np.concatenate([p, p[:1]]), 5, "#fff4e8", alpha=0.6)


def flier(c, x, y, s, up, dim):
    """Paint a drake that comes in over the sea, its wings so far `up` (1 high, -1 low)."""
    at = lambda *points: [(x + u * s, y + v * s) for u, v in points]
    tone = lambda colour: mix(colour, "#8d9aa6", dim)
    c.shape(ribbon(at((4, -3), (-4, -16 * up), (-16, -34 * up)), (15 * s, 12 * s, 0)), tone("#2c2436"), edge=0)
    c.shape(ribbon(at((-18, 0), (-34, 1), (-56, -7)), (4 * s, 2.4 * s, 0)), tone("#1d1922"), edge=0)
    c.shape(ribbon(at((-24, 0), (-8, 2), (8, 1), (20, -3)), (2 * s, 12 * s, 13 * s, 6 * s)), tone("#ece2de"), edge=0)
    c.shape(ribbon(at((-2, 3), (8, 1), (15, -2)), (2, 12 * s, 9 * s)), tone("#3a2c30"), edge=0)
    c.disc(x + 21 * s, y - 5 * s, 6.4 * s, 5.4 * s, tone("#fbf2ea"), edge=0)
    c.disc(x + 18 * s, y - 3 * s, 2.6 * s, 3 * s, tone("#3a2a2c"), edge=0)
    c.shape(at((26, -7), (33, -3), (26, -2)), tone("#2a2028"), edge=0)
    c.shape(ribbon(at((2, -1), (-8, -14 * up), (-24, -28 * up - 4)), (16 * s, 13 * s, 0)), tone("#3c2f3c"), edge=0)
    line(c, at((8, -3), (-2, -16 * up), (-24, -29 * up - 4)), 1.6 * s, tone("#f4e6d0"), (1, 0.3), 0.7)


def afloat(c):
    """Paint the drake as far as the water lets him be seen."""
    bow = 5 * np.sin(np.pi * np.clip((c.x - 120) / 320, 0, 1)) + 1.6 * np.sin(c.x / 12) + 1.2 * np.sin(c.x / 27)
    with c.within((c.y < ROW + bow).astype(np.float32)):
        animal(c)


def contact(c):
    """Seat the drake: dark water along his side, strings of light, a roll before his breast, a wake behind."""
    g = np.random.default_rng(57)
    x = np.linspace(120, 442, 90)
    c.line(np.stack([x, ROW + 3 + 5 * np.sin(np.pi * (x - 120) / 322)], -1), 6, "#27414e", taper=(0.3, 0.3), alpha=0.6, soft=1.6)
    for _ in range(26):
        at, long = g.uniform(110, 452), g.uniform(8, 30)
        row = ROW + 5 * np.sin(np.pi * np.clip((at - 120) / 322, 0, 1)) + g.uniform(-1, 6)
        c.line([(at - long, row), (at, row + 1.2), (at + long, row)], g.uniform(1.2, 2.8), "#fdf8ea", taper=(0.2, 0.2), alpha=0.85, round_=True)
    rings(c, 440, ROW + 4, (22, 42, 70), "#fdf6e2", "#6f8f96", flat=0.2, alpha=0.7, part=(-1.6, 1.8))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 51)
    sky(c, ("#4c5a6c", "#66747f", "#8d979a", "#d6cdb8"), 232, sun=(-10, 220, 230, "#ffe9c0", 0.7))
    clouds(c, -60, 190, "#8f9ba2", "#46535f", 0.55, 260, 0.3, 5, sun=(-0.8, 0.8), alpha=0.8)
    water(c, 230, ("#c3c8bc", "#9fb2b0", "#9ab4b2", "#b9cdc6", "#d6e0d6"), foot=560)
    swell(c, 230, "#f4f0e0", "#5f8088", n=150, seed=4, alpha=0.55, foot=640)
    glints(c, 234, 440, "#fff6de", 110, -10, 230, (3, 24), 3, 0.8)
    for points, thick, seed in (
        ([(-40, 268), (20, 258), (70, 260), (98, 267), (80, 276), (20, 280), (-40, 279)], 6, 1), ([(330, 286), (400, 276), (500, 278), (500, 300), (400, 302), (344, 296)], 8, 2), ([(190, 258), (236, 253), (270, 258), (236, 264)], 4, 5),
    ):
        floe(c, points, thick, seed, 0.15)
    for x, y, s, dim in ((146, 250, 0.4, 0.5), (236, 300, 0.7, 0.35)):
        mate(c, x, y, s, dim)
    for x, y, s, up, dim in ((120, 176, 0.5, 0.9, 0.4), (176, 150, 0.62, -0.5, 0.3), (238, 164, 0.72, 0.8, 0.25)):
        flier(c, x, y, s, up, dim)
    bird = c.lifted(afloat)
    float_on(c, bird, ROW + 1, tint="#8fa9aa", dim=0.3, ripple=4.0, fade=170, amount=0.9, stretch=0.9)
    g = np.random.default_rng(7)
    t = np.sort(g.uniform(0, 1, 140))
    tone = np.where(g.random((140, 1)) < 0.7, rgb("#dbe4da"), rgb("#7f9ea0"))
    c.dabs(g.uniform(10, 480, 140), ROW + 14 + 130 * t, (8 + 28 * t) * g.uniform(0.5, 1.3, 140), (0.7 + 1.8 * t) * g.uniform(0.6, 1.2, 140), g.normal(0, 0.015, 140), tone, 0.8, hard=1.6)
    bird.lay()
    contact(c)
    floe(c, [(-40, 560), (30, 542), (96, 540), (150, 552), (168, 570), (120, 590), (40, 600), (-40, 604)], 14, 3, 0.05)
    floe(c, [(330, 590), (400, 566), (470, 562), (520, 570), (520, 640), (420, 640), (350, 622)], 16, 7, 0.08)
    floe(c, [(214, 574), (250, 564), (282, 572), (270, 586), (232, 590)], 8, 9, 0.1)
    snowfall(c, 160, seed=3, size=(0.9, 3.0))
    return finished(c, focus=((386, 278, 70),), share=0.6, vignette=0.08)
