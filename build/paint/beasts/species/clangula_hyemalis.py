"""Long-tailed duck, winter drake: rides a swell between floes while it snows.

In lengths of the head without bill (82): body three and a third long; head small, flat on the crown, steep in front, low on a short thick
neck; bill stubby, a third of the head, black with a pink band; face grey round the eye, a dark patch on the side of the
neck below the cheek that fades into fawn; blackish breast; back blackish under long silver scapulars that droop;
pale grey flanks; two tail feathers as long as the body, thin, swung up.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from form import cast, eye, line, outline, patch, ribbon, solid, turned
from lake import float_on, rings, swell, water, waterline
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
    (401, 284), (399, 267), (389, 252), (372, 243), (350, 239), (329, 243), (312, 255), (302, 276), (294, 302), (278, 324), (250, 335),
    (206, 341), (164, 352), (126, 370), (90, 392), (54, 407, None), (64, 424), (96, 448), (150, 476), (230, 500), (320, 502), (388, 490),
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
    streamers(c)
    with c.within((c.y < ROW + bow).astype(np.float32)):
        body = solid(c, ONE, WHITE, sun=SUN, high=0.9, seed=3, bounce=("#6f94bc", 0.5), push=0.02)
        with c.within(body):
            flank(c)
            wing(c)
            breast(c)
            head(c, body)
    bill(c)


def streamers(c):
    """Paint the two long quills of the tail: they leave the rump as one and sweep up, tapering to a hair."""
    for run, w in (
        ([(150, 398), (98, 411), (58, 400), (32, 356), (25, 298), (33, 236)], 17),
        ([(150, 388), (100, 400), (68, 384), (49, 336), (46, 272), (60, 198)], 18),
    ):
        c.shape(ribbon(run, (w, w, w * 0.92, w * 0.78, w * 0.62, w * 0.46, w * 0.32, w * 0.2, 0)), "#1b1722", edge=0)
        line(c, [(x - w * 0.2, y - w * 0.16) for x, y in run[1:]], w * 0.24, "#8f8390", (1.0, 0.1), 0.8)


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
    rank(c, [[(200, 400), (140, 416), (84, 416)], [(200, 392), (140, 406), (70, 408)], [(196, 384), (140, 394), (92, 398)]], (18, 17), ("#241c24", "#40333a"), "#0d0a12", profile=BLADE, shade=0.45, glow=0.2, root=(0, 0.2))
    rank(c, fan([(236, 404), (176, 378)], [(178, 424), (120, 404)], 5), (24, 22), ("#33282f", "#4a3a3c"), "#120e18", profile=PETAL, shade=0.4, glow=0.18, root=(0, 0.6))
    how = {"shade": 0.45, "glow": 0.55, "under": 0.2, "profile": LANCE, "fall": (-1, 6)}
    rank(c, fan([(286, 384), (250, 346)], [(160, 424), (108, 388)], 5, bend=0.16, lot=0.1), (28, 28), ("#8e9dc0", "#b2bbd0"), "#262c52", root=(0.05, 0.5), **how)
    rank(c, fan([(300, 380), (262, 336)], [(206, 414), (142, 366)], 5, bend=0.15, lot=0.1), (35, 33), ("#b4bed3", "#d9dae0"), "#343c6a", root=(0.1, 0.6), **how)
    rank(c, fan([(308, 366), (276, 324)], [(244, 400), (194, 350)], 4, bend=0.12, lot=0.1), (40, 38), ("#d6d9e1", "#f8f2ea"), "#4a5488", root=(0.12, 0.75), **{**how, "shade": 0.36})
    c.line([(106, 382), (146, 359), (186, 346), (230, 338), (266, 330)], 5, "#ffdcb4", taper=(0.2, 0.8), alpha=0.6, round_=True, soft=1.2)


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
    patch(c, on([(304, 300), (320, 291), (338, 298), (346, 318), (338, 338), (320, 342), (304, 328), (298, 312)]), "#2f2226", soft=2.6)
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


def grown(layer, scale, degrees, middle):
    """Return a layer larger and turned clockwise round a place of it."""
    c, a = layer.sheet, np.radians(degrees)
    x, y = c.x - middle[0], c.y - middle[1]
    at_x = (x * np.cos(a) + y * np.sin(a)) / scale + middle[0]
    at_y = (y * np.cos(a) - x * np.sin(a)) / scale + middle[1]
    get = lambda p: ndimage.map_coordinates(p, [at_y * c.k - 0.5, at_x * c.k - 0.5], order=1, mode="constant")
    return type(layer)(c, np.stack([get(layer.rgb[..., e]) for e in range(3)], -1), get(layer.alpha))


def paint(k):
    c = Sheet(k, 51)
    sky(c, ("#2f4274", "#4d5f92", "#8a80a4", "#e0a890"), 270, sun=(40, 262, 230, "#ffdcae", 0.75))
    clouds(c, 0, 200, "#b79cae", "#3f4f80", 0.6, 260, 0.3, 5, sun=(-0.6, 1))
    ridge(c, 262, 18, 9, "#6f7aa0", "#56648e", 150, sharp=False, mist=("#d8aca4", 0.4), foot=270)
    water(c, 264, ("#d0a09a", "#7484a6", "#466088", "#2c4870", "#1f385c"))
    swell(c, 264, "#d3cdd2", "#3d587e", n=130, seed=4, alpha=0.5, foot=460)
    glints(c, 268, 420, "#ffe6cc", 90, -10, 220, (3, 26), 3, 0.7)
    floe(c, [(-40, 300), (20, 291), (90, 293), (126, 300), (100, 309), (20, 312), (-40, 311)], 6, 1)
    floe(c, [(340, 322), (400, 312), (500, 314), (500, 336), (400, 338), (352, 332)], 9, 2)
    floe(c, [(200, 285), (240, 281), (290, 283), (300, 288), (250, 292), (206, 290)], 4, 3)
    # two more, far away
    for x, y, s, dim in ((150, 300, 0.5, 0.5), (262, 306, 0.7, 0.4), (196, 324, 1.15, 0.2)):
        mate(c, x, y, s, dim)
    c.area(np.exp(-(((c.x - 40) / 150) ** 2) - ((c.y - 360) / 130) ** 2), "#ffb894", 0.35, "screen", wash=0)
    bird = grown(c.lifted(animal), 1.04, -2, (256, ROW + 4))
    float_on(c, bird, ROW + 3, tint="#2c4676", dim=0.28, ripple=4.0, fade=220, amount=0.95, stretch=0.62)
    g = np.random.default_rng(7)
    t = np.sort(g.uniform(0, 1, 120))
    tone = np.where(g.random((120, 1)) < 0.6, rgb("#1d3460"), rgb("#7c8cb4"))
    c.dabs(g.uniform(40, 470, 120), ROW + 12 + 120 * t, (8 + 26 * t) * g.uniform(0.5, 1.3, 120), (0.7 + 1.6 * t) * g.uniform(0.6, 1.2, 120), g.normal(0, 0.015, 120), tone, 0.75, hard=1.6)
    c.disc(256, ROW + 10, 180, 9, "#14244c", alpha=0.55, soft=4)
    bird.lay()
    t = np.linspace(0, 1, 30)
    c.line(np.stack([86 + 356 * t, ROW + 6 - 12 * (t - 0.5) + 10 * np.sin(np.pi * t)], -1), 4.5, "#101c40", taper=(0.2, 0.2), alpha=0.75, soft=1.0)
    waterline(c, 80, 440, ROW + 2, bow=9, dark="#101e40", light="#f8ece6", amount=0.9)
    for run, wide, colour, alpha in (
        ([(452, ROW - 2), (442, ROW + 8), (380, ROW + 19), (280, ROW + 26), (150, ROW + 26)], 8, "#0f1d40", 0.5),
        ([(458, ROW - 4), (448, ROW + 4), (390, ROW + 15), (290, ROW + 22)], 4, "#f0e2e2", 0.8),
        ([(474, ROW + 6), (456, ROW + 14), (400, ROW + 28), (310, ROW + 40)], 2.6, "#a9b4d0", 0.6),
    ):
        line(c, run, wide, colour, (0.5, 0.1), alpha, soft=0.8)
    swell(c, 500, "#8c9cc4", "#1a2e58", n=40, seed=9, alpha=0.4, top=6)
    floe(c, [(-40, 594), (24, 572, None), (52, 576), (96, 562, None), (152, 558), (180, 566, None), (188, 576), (226, 588, None), (214, 602), (222, 612, None), (176, 628), (150, 622, None), (100, 644), (-40, 650)], 22, 6, 0.3)
    floe(c, [(240, 604), (262, 596, None), (284, 602), (276, 614, None), (250, 616)], 8, 9, 0.2)
    floe(c, [(400, 660), (450, 644), (520, 640), (520, 720), (420, 700)], 20, 7, 0.38)
    snowfall(c, 200, seed=3, size=(0.9, 3.4))
    return finished(c, focus=((372, 302, 94),), share=0.6)
