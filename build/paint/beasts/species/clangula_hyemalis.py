"""Long-tailed duck, winter drake: turns towards us between floes in the last light, while more come in through the snow.

In lengths of the head without bill (82): body three and a third long; head small, flat on the crown, steep in front, low on a short thick
neck; bill stubby, a third of the head, black with a pink band; face grey round the eye, a dark patch on the side of the
neck below the cheek that fades into fawn; blackish breast; back blackish under long silver scapulars that droop;
pale grey flanks; two tail feathers as long as the body, thin, swung up from a tapered rump over short white ones.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from form import cast, eye, line, outline, patch, ribbon, solid
from lake import float_on, swell, water, waterline
from nature import clouds, glints, ridge, sky, snowfall
from plumage import Flow, fan, strokes
from quills import BLADE, PETAL, rank
from scipy import ndimage
from sheet import Sheet, finished

ROW = 466
SUN = (-0.45, -0.7, 0.55)
WHITE = ("#7f92b8", "#c2cbdc", "#f8f2ea", "#fffcf4")
DARK = ("#17131d", "#30262d", "#594740", "#9c8a76")
LANCE = (0.3, 0.6, 0.85, 1.0, 1.04, 1.0, 0.9, 0.74, 0.5, 0.24, 0.0)
ONE = [
    (401, 284), (399, 267), (389, 252), (372, 243), (350, 239), (327, 243), (307, 254), (294, 274), (284, 298), (268, 318), (242, 331),
    (204, 340), (164, 352), (126, 370), (90, 392), (54, 407, None), (64, 424), (96, 448), (150, 476), (230, 500), (320, 502), (388, 490),
    (426, 464), (441, 432), (438, 404), (424, 378), (406, 356), (394, 338), (390, 322), (396, 308), (402, 298),
]
"""Head, neck, body and the rump that tapers into the tail are one outline."""
WING = [(290, 352), (284, 392), (256, 424), (194, 438), (124, 429), (60, 408, None), (104, 384), (150, 360), (214, 344)]


def on(points):
    """Return where points of the head lie."""
    return [(x + 12, y - 12, *rest) for x, y, *rest in points]


BILL = [(399, 270, None), (413, 276), (429, 287), (442, 296), (445, 303, None), (431, 308), (415, 307), (398, 304, None)]


def animal(c):
    """Paint the drake as far as the water lets him be seen."""
    bow = 9 * np.sin(np.pi * np.clip((c.x - 100) / 320, 0, 1)) + 3 * np.sin(c.x / 31)
    with c.within((c.y < ROW + bow).astype(np.float32)):
        body = solid(c, ONE, WHITE, sun=SUN, high=0.9, seed=3, bounce=("#6f94bc", 0.5), push=-0.04)
        with c.within(body):
            flank(c)
            wing(c)
            breast(c)
            head(c, body)
            rim(c)
    bill(c)


def rim(c):
    """Lay the last sun along nape and back, and the blue of the evening on what looks away from it."""
    patch(c, on([(352, 238), (392, 250), (396, 284), (384, 330), (352, 344), (362, 300), (372, 262)]), "#8391c6", soft=9, alpha=0.34)
    line(c, [(372, 241), (346, 241), (322, 247), (302, 262), (290, 290), (274, 317), (246, 333)], 9, "#ffc896", (0.3, 0.5), 0.75, soft=2.4)
    line(c, [(346, 240), (322, 245), (302, 259), (288, 288), (272, 316), (244, 331)], 3.4, "#fff0d6", (0.3, 0.4), 0.9, soft=0.9)
    line(c, [(250, 333), (204, 341), (164, 352), (124, 370), (76, 398)], 5, "#ffc896", (0.8, 0.4), 0.85, soft=1.2)


def tail(c):
    """Paint the tail: it grows out of the dark rump, short quills below, then the two long ones that sweep up to a hair."""
    for run, w, tone, light in (
        ([(150, 416), (112, 416), (76, 404)], 12, "#7f8cb6", "#c8cee0"),
        ([(150, 408), (108, 404), (70, 384)], 12, "#cfd0dc", "#fff0dc"),
        ([(140, 400), (106, 394), (76, 378)], 11, "#8d7f8e", "#f0c8a4"),
        ([(136, 410), (100, 405), (64, 380), (38, 326), (24, 258), (20, 176)], 14, "#2a2230", "#f0b48a"),
        ([(138, 403), (104, 396), (74, 366), (56, 308), (49, 240), (58, 154)], 15, "#2a2230", "#f0b48a"),
    ):
        p = ribbon(run, (w, w, w * 0.94, w * 0.76, w * 0.56, w * 0.38, w * 0.2, 0) if len(run) > 3 else (w, w * 1.1, w, w * 0.7, 0))
        grow = smooth(128, 92, c.x)
        c.area(c.cover(p + np.array((2, 4)), soft=2) * grow, "#2a3056", 0.4, "multiply", wash=0)
        mask = c.cover(p) * grow
        c.area(mask, tone)
        with c.within(mask):
            line(c, [(x - w * 0.24, y + w * 0.16) for x, y in run[1:]], w * 0.24, light, (0.3, 0.3), 0.85)


def flank(c):
    """Paint the round pale flank: lit above, lilac where it turns under."""
    patch(c, [(70, 430), (160, 452), (280, 462), (360, 480), (340, 520), (120, 510)], "#7486b8", soft=12, alpha=0.5)
    patch(c, [(70, 402), (120, 404), (200, 424), (270, 412), (280, 436), (190, 446), (100, 428)], "#56628e", soft=8, alpha=0.6)
    patch(c, [(130, 440), (200, 448), (270, 440), (276, 458), (200, 464), (140, 456)], "#fff6ea", soft=7, alpha=0.6)
    how = {"shade": 0.25, "glow": 0.4, "under": 0.14, "profile": PETAL, "root": (0.15, 0.9), "fall": (-2, 5)}
    rank(c, fan([(292, 448), (200, 434)], [(222, 472), (112, 446)], 5, lot=0.1), (36, 30), ("#b3bcd4", "#c6cbd8"), "#6474a8", **how)
    rank(c, fan([(298, 430), (206, 424)], [(230, 448), (118, 430)], 5, lot=0.1), (34, 28), ("#ccd2de", "#d5d6dc"), "#6474a8", **how)


def wing(c):
    """Paint the dark folded wing under long silver scapulars that droop over it."""
    cast(c, outline(WING) + np.array((4, 9.0)), soft=7, amount=0.55, colour="#4a568c")
    solid(c, WING, DARK, sun=SUN, high=0.6, seed=5, lost=((64, 408, 20, 4),))
    rank(c, [[(200, 400), (140, 416), (84, 416)], [(200, 392), (140, 406), (70, 408)], [(196, 384), (140, 394), (92, 398)]], (18, 17), ("#4a3c42", "#6a5650"), "#2a2230", profile=BLADE, shade=0.45, glow=0.2, root=(0, 0.2))
    rank(c, fan([(236, 404), (176, 378)], [(178, 424), (120, 404)], 5), (24, 22), ("#33282f", "#4a3a3c"), "#120e18", profile=PETAL, shade=0.4, glow=0.18, root=(0, 0.6))
    how = {"under": 0.24, "profile": LANCE, "fall": (-1, 7), "root": (0.02, 0.5), "lot": 0.06}
    drape = (
        ([(302, 392), (262, 414), (216, 428), (160, 438)], 26, "#98a4c6"),
        ([(304, 382), (258, 400), (200, 414), (134, 428)], 28, "#a6b0cc"),
        ([(302, 370), (250, 386), (184, 402), (108, 416)], 28, "#b0b8ce"),
        ([(298, 360), (246, 370), (184, 384), (116, 402)], 27, "#bcc2d4"),
        ([(316, 388), (282, 404), (246, 416), (204, 428)], 32, "#c6cbda"),
        ([(310, 374), (270, 388), (226, 402), (172, 416)], 34, "#d2d4dd"),
        ([(292, 352), (250, 360), (204, 372), (152, 390)], 27, "#d9d4d6"),
        ([(304, 360), (270, 370), (234, 382), (190, 398)], 34, "#ece4e0"),
    )
    for spine, wide, tone in drape:
        rank(c, [spine], (wide, wide), (tone, tone), "#3a4272", shade=0.42, glow=0.5, **how)
        line(c, [(x, y - 0.1 * wide) for x, y in spine[1:]], 1.5, "#6a749c", (0.2, 1.0), 0.55)


def breast(c):
    """Paint the blackish breast, round to the light, a feathered border to the white neck and flank."""
    shape = [(250, 346), (284, 346), (316, 364), (352, 366), (384, 356), (410, 352), (460, 380), (470, 480), (400, 520), (350, 510), (334, 470), (318, 436), (292, 400), (262, 372)]
    solid(c, shape, ("#120e18", "#241b24", "#40312f", "#7a624f", "#b89878"), sun=(-0.3, -0.85, 0.3), high=0.75, seed=6, bounce=("#5f86b4", 0.6), lost=((256, 354, 30, 12), (300, 420, 60, 9), (350, 366, 70, 9)), push=-0.12, grain=0.02)
    patch(c, [(404, 350), (430, 380), (444, 420), (440, 470), (420, 470), (416, 420), (402, 384)], "#0d0b16", soft=9, alpha=0.55)
    patch(c, [(320, 456), (400, 462), (440, 452), (450, 520), (320, 520)], "#1c2c58", soft=8, alpha=0.5)
    lie = Flow([(270, 350), (300, 400), (330, 470)], [(404, 352), (430, 400), (420, 470)], [(340, 360), (364, 410), (370, 480)])
    strokes(c, c.cover(outline(shape), soft=3), lie, 110, size=(11, 2.2), seed=9, turn=0.3, light=("#c2a684", 0.35), dark=("#08060c", 0.45))


def head(c, body):
    """Paint the white head: grey face, pale lid, the dark patch on the side of the neck that fades into fawn."""
    whole = c.cover(outline(on([(389, 296), (386, 262), (340, 240), (290, 262), (270, 330), (236, 352), (280, 376), (340, 372), (392, 372), (380, 330)])), soft=3) * body
    patch(c, on([(262, 350), (300, 330), (318, 370), (380, 366), (372, 384), (300, 384), (250, 372)]), "#8f9cc0", soft=9, alpha=0.5)
    patch(c, on([(376, 318), (350, 330), (330, 330), (340, 350), (378, 346)]), "#98a2c4", soft=6, alpha=0.5)
    patch(c, on([(304, 326), (320, 324), (338, 334), (342, 354), (326, 368), (306, 362), (298, 344)]), "#b08c6e", soft=5, alpha=0.9)
    patch(c, on([(304, 300), (320, 291), (338, 298), (346, 318), (338, 338), (320, 342), (304, 328), (298, 312)]), "#35272a", soft=5.5, alpha=0.96)
    g = np.random.default_rng(31)
    turn = g.uniform(0, 2 * np.pi, 60)
    dark = np.where(g.random((60, 1)) < 0.62, rgb("#3a2a2c"), rgb("#e9e2e2"))
    c.dabs(334 + 25 * np.cos(turn) + g.normal(0, 3, 60), 304 + 27 * np.sin(turn) + g.normal(0, 3, 60), g.uniform(3, 7, 60), g.uniform(0.7, 1.6, 60), 1.9 + g.normal(0, 0.25, 60), dark, 0.7)
    patch(c, on([(390, 296), (384, 272), (366, 264), (344, 268), (332, 284), (344, 302), (364, 310), (386, 314)]), "#968c8c", soft=4, alpha=1.0)
    patch(c, on([(368, 272), (354, 270), (346, 279), (354, 290), (366, 290), (371, 282)]), "#fbf4ea", soft=1.8, alpha=0.9)
    lie = Flow(on([(384, 300), (350, 300), (318, 296), (304, 320)]), on([(380, 270), (344, 250), (310, 264), (292, 310), (266, 350)]), on([(372, 326), (350, 340), (340, 380)]))
    strokes(c, whole, lie, 190, size=(8, 1.8), seed=5, turn=0.3, light=("#fffdf6", 0.45), dark=("#5c6690", 0.28))
    patch(c, on([(300, 262), (330, 246), (364, 248), (376, 258), (340, 258), (310, 276)]), "#fff4dc", soft=5, alpha=0.6)
    eye(c, *on([(358, 279)])[0], 5.0, iris="#9c4a22", ring="#1b1216", lid="#6c6264")


def bill(c):
    """Paint the stubby bill, black with a pink band."""
    b = solid(c, BILL, ("#100d14", "#241f28", "#4c4650", "#95908f"), sun=SUN, high=0.7)
    with c.within(b):
        c.shape(outline([(407, 274), (419, 281), (428, 290), (425, 297), (413, 300), (405, 292)]), ("#f9ae9c", "#d8737a"), edge=0.3)
        line(c, [(408, 276), (420, 283)], 2.4, "#ffe0d2", (0.8, 0.4), 0.8)
    line(c, [(397, 299), (415, 301), (434, 302)], 1.8, "#0b080e", (0.8, 0.5))
    c.curve(on([(380, 276), (390, 282), (391, 300), (388, 314), (378, 314)]), "#b4acaa", soft=1.4)


def mate(c, x, y, s, dim):
    """Paint another drake, far away, with the same marks."""
    at = lambda *points: [(x + u * s, y + v * s) for u, v in points]
    tone = lambda colour: mix(colour, "#8a84a6", dim)
    c.disc(x, y + 2 * s, 36 * s, 3.4 * s, "#2c4068", alpha=0.6, soft=1)
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
    from space import hull
    c.shape(hull(np.concatenate([p, low])), Grad((0, p[:, 1].max() - 10), (0, p[:, 1].max() + thick), "#a9d2de", "#4f86ac"), edge=0.4)
    c.shape(p, Grad((0, p[:, 1].min()), (0, p[:, 1].max()), *(mix(q, "#5c78a8", shade) for q in ("#f2ece8", "#fffaf2", "#dfe6ee"))), edge=0.6)
    with c.within(p):
        snow = c.noise(60, 15, seed + 60, 3)
        c.area(smooth(0.05, 0.55, snow), "#a3b2d6", 0.55, wash=0)
        c.area(smooth(0.1, 0.6, -snow), "#ffe6d4", 0.6, wash=0)
        c.line(np.concatenate([p, p[:1]]), 5, "#fff4e8", alpha=0.6)


def turned_to_us(layer, middle):
    """Return a layer a little larger and tilted, its part left of a place shortened, as of a body that points away."""
    c, scale, a = layer.sheet, 1.06, np.radians(-2)
    x, y = c.x - middle[0], c.y - middle[1]
    at_x = (x * np.cos(a) + y * np.sin(a)) / scale
    at_y = (y * np.cos(a) - x * np.sin(a)) / scale
    behind = np.maximum(-at_x - 40, 0)
    at_x, at_y = at_x - 0.26 * behind - 0.0006 * behind**2, at_y + 0.05 * behind
    get = lambda p: ndimage.map_coordinates(p, [(at_y + middle[1]) * c.k - 0.5, (at_x + middle[0]) * c.k - 0.5], order=1, mode="constant")
    return type(layer)(c, np.stack([get(layer.rgb[..., e]) for e in range(3)], -1), get(layer.alpha))


def flier(c, x, y, s, up, dim):
    """Paint a drake that comes in over the sea, its wings so far `up` (1 high, -1 low)."""
    at = lambda *points: [(x + u * s, y + v * s) for u, v in points]
    tone = lambda colour: mix(colour, "#8a7ea6", dim)
    c.shape(ribbon(at((4, -3), (-4, -16 * up), (-16, -34 * up)), (15 * s, 12 * s, 0)), tone("#2c2436"), edge=0)
    c.shape(ribbon(at((-18, 0), (-34, 1), (-56, -7)), (4 * s, 2.4 * s, 0)), tone("#1d1922"), edge=0)
    c.shape(ribbon(at((-24, 0), (-8, 2), (8, 1), (20, -3)), (2 * s, 12 * s, 13 * s, 6 * s)), tone("#ece2de"), edge=0)
    c.shape(ribbon(at((-2, 3), (8, 1), (15, -2)), (2, 12 * s, 9 * s)), tone("#3a2c30"), edge=0)
    c.disc(x + 21 * s, y - 5 * s, 6.4 * s, 5.4 * s, tone("#fbf2ea"), edge=0)
    c.disc(x + 18 * s, y - 3 * s, 2.6 * s, 3 * s, tone("#3a2a2c"), edge=0)
    c.shape(at((26, -7), (33, -3), (26, -2)), tone("#2a2028"), edge=0)
    c.shape(ribbon(at((2, -1), (-8, -14 * up), (-24, -28 * up - 4)), (16 * s, 13 * s, 0)), tone("#3c2f3c"), edge=0)
    line(c, at((8, -3), (-2, -16 * up), (-24, -29 * up - 4)), 1.6 * s, tone("#f0b48c"), (1, 0.3), 0.7)


def wavelet(c):
    """Let a low wave run up before his belly: a thin lit crest, blue light in it, the roll he pushes before his breast."""
    x = np.array([-20, 60, 110, 170, 240, 310, 370, 420, 455, 500], float)
    y = ROW + np.array([26, 20, 11, 3, 0, 5, 13, 16, 11, 20], float)
    top = np.interp(c.x, x, y)
    top = ndimage.gaussian_filter1d(top, 12 * c.k, axis=1) + 1.1 * np.sin(c.x / 8) + 0.8 * np.sin(c.x / 3.7)
    deep = c.y - top
    c.area((smooth(-0.6, 0.6, deep) * smooth(26, 4, deep)).astype(np.float32), lambda *_: rgb("#6f8cbc") + (rgb("#1f3a68") - rgb("#6f8cbc")) * smooth(0, 26, deep)[..., None], 0.92)
    c.area(np.exp(-(((deep - 1.6) / 1.3) ** 2)).astype(np.float32) * smooth(90, 200, c.x) * (0.25 + 0.65 * smooth(0.0, 0.5, c.noise(26, 8, 77))), "#fbe6da", 0.9, wash=0)
    g = np.random.default_rng(19)
    n = 80
    t = g.random(n) ** 1.4
    px = g.uniform(60, 470, n)
    at = np.interp(px, x, y)
    c.dabs(px, at + 5 + 30 * t, g.uniform(5, 17, n), g.uniform(0.6, 1.7, n), np.where(px < 240, -0.06, 0.06), np.where(g.random((n, 1)) < 0.5, rgb("#c4cce6"), rgb("#142a56")), 0.6, hard=1.6)
    px = 456 - 60 * g.random(40) ** 1.6
    c.dabs(px, np.interp(px, x, y) + g.normal(-1, 2.4, 40), g.uniform(2, 7, 40), g.uniform(0.7, 1.9, 40), -0.1, "#fff4ec", 0.85)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 51)
    sky(c, ("#24366a", "#435488", "#8a7aa4", "#f0a880"), 270, sun=(60, 262, 250, "#ffcf94", 0.85))
    clouds(c, 0, 200, "#b79cae", "#3f4f80", 0.6, 260, 0.3, 5, sun=(-0.6, 1))
    ridge(c, 262, 18, 9, "#6f7aa0", "#56648e", 150, sharp=False, mist=("#d8aca4", 0.4), foot=270)
    water(c, 264, ("#d0a09a", "#7484a6", "#466088", "#2c4870", "#1f385c"))
    swell(c, 264, "#d3cdd2", "#3d587e", n=130, seed=4, alpha=0.5, foot=460)
    glints(c, 268, 420, "#ffe6cc", 90, -10, 220, (3, 26), 3, 0.7)
    floe(c, [(-40, 300), (20, 291), (70, 293), (98, 299), (80, 308), (20, 312), (-40, 311)], 6, 1)
    floe(c, [(340, 322), (400, 312), (500, 314), (500, 336), (400, 338), (352, 332)], 9, 2)
    # two more, far away
    for x, y, s, dim in ((152, 283, 0.36, 0.55), (256, 300, 0.56, 0.45), (172, 332, 1.1, 0.15)):
        mate(c, x, y, s, dim)
    c.area(np.exp(-(((c.x - 40) / 150) ** 2) - ((c.y - 360) / 130) ** 2), "#ffb894", 0.35, "screen", wash=0)
    for x, y, s, up, dim in ((158, 206, 0.42, 0.9, 0.5), (206, 182, 0.55, -0.5, 0.4), (262, 196, 0.66, 0.8, 0.3), (318, 150, 0.8, -0.35, 0.2), (404, 172, 1.05, 1.0, 0.1)):
        flier(c, x, y, s, up, dim)
    body, up = turned_to_us(c.lifted(animal), (256, ROW + 4)), c.lifted(tail)
    bird = type(body)(c, up.rgb + body.rgb * (1 - up.alpha)[..., None], up.alpha + body.alpha * (1 - up.alpha))
    float_on(c, bird, ROW + 3, tint="#2c4676", dim=0.2, ripple=3.4, fade=460, amount=1.0, stretch=1.4)
    g = np.random.default_rng(7)
    t = np.sort(g.uniform(0, 1, 120))
    tone = np.where(g.random((120, 1)) < 0.6, rgb("#1d3460"), rgb("#7c8cb4"))
    c.dabs(g.uniform(40, 470, 120), ROW + 12 + 120 * t, (8 + 26 * t) * g.uniform(0.5, 1.3, 120), (0.7 + 1.6 * t) * g.uniform(0.6, 1.2, 120), g.normal(0, 0.015, 120), tone, 0.75, hard=1.6)
    c.disc(256, ROW + 10, 180, 9, "#14244c", alpha=0.55, soft=4)
    bird.lay()
    t = np.linspace(0, 1, 30)
    c.line(np.stack([86 + 356 * t, ROW + 6 - 12 * (t - 0.5) + 10 * np.sin(np.pi * t)], -1), 4.5, "#101c40", taper=(0.2, 0.2), alpha=0.75, soft=1.0)
    waterline(c, 80, 440, ROW + 2, bow=9, dark="#101e40", light="#f8ece6", amount=0.9)
    wavelet(c)
    swell(c, 500, "#8c9cc4", "#1a2e58", n=40, seed=9, alpha=0.4, top=6)
    floe(c, [(-40, 594), (24, 572, None), (52, 576), (96, 562, None), (152, 558), (180, 566, None), (188, 576), (226, 588, None), (214, 602), (222, 612, None), (176, 628), (150, 622, None), (100, 644), (-40, 650)], 22, 6, 0.3)
    floe(c, [(240, 604), (262, 596, None), (284, 602), (276, 614, None), (250, 616)], 8, 9, 0.2)
    floe(c, [(400, 660), (450, 644), (520, 640), (520, 720), (420, 700)], 20, 7, 0.38)
    snowfall(c, 200, seed=3, size=(0.9, 3.4))
    return finished(c, focus=((372, 302, 94),), share=0.6)
