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
from plumage import POINTED, ROUND, SLIM, Flow, fan, feather, feathers, strokes
from scipy import ndimage
from sheet import Sheet, finished

ROW = 448
SUN = (-0.45, -0.7, 0.55)
WHITE = ("#7f92b8", "#c2cbdc", "#f8f2ea", "#fffcf4")
DARK = ("#17131d", "#30262d", "#594740", "#9c8a76")
GREY = ("#7383a4", "#a6b0c4", "#dcdcdc", "#fbf5ea")
BODY = [
    (60, 410), (102, 400), (144, 386), (196, 374), (252, 368), (306, 368), (352, 376), (386, 392), (404, 416),
    (396, 446), (352, 480), (240, 492), (140, 478), (88, 444),
]


def low(points):
    """Return points of the head on its short neck."""
    return [(300 + (x - 300) * 0.90 + 12, 400 + (y - 400) * 0.90 + 26, *rest) for x, y, *rest in points]


HEAD = low([
    (389, 296), (387, 280), (378, 266), (362, 256), (340, 251), (318, 254), (301, 266), (291, 286), (284, 310), (268, 332), (236, 352),
    (262, 388), (320, 400), (366, 388), (382, 360), (382, 340), (376, 326), (384, 316), (390, 306),
])
BILL = low([(387, 284, None), (400, 290), (414, 299), (425, 306), (427, 312, None), (416, 315), (402, 314), (386, 312, None)])


def animal(c):
    bow = 9 * np.sin(np.pi * np.clip((c.x - 104) / 290, 0, 1)) + 5 * np.sin(c.x / 31)
    with c.within((c.y < ROW + bow).astype(np.float32)):
        feathers(c, fan([(160, 394), (150, 424)], [(58, 404), (78, 430)], 4), (18, 18), ("#7a8098", "#b9bcc8", "#f8f2e8"), shade=0.3, lit=1, dusk="#3f4a70", shape=ROUND, shaft=0)
        body = solid(c, BODY, GREY, sun=SUN, high=0.8, seed=3, bounce=("#7fa0bc", 0.45), push=0.1)
        with c.within(body):
            # brown-black back
            patch(c, [(104, 410), (146, 386), (220, 366), (300, 358), (310, 388), (240, 402), (170, 412), (112, 420)], "#2c242c", soft=4)
            lie = Flow([(340, 400), (240, 420), (140, 424)], [(340, 450), (240, 456), (140, 446)])
            strokes(c, c.cover(outline([(130, 410), (250, 400), (340, 400), (350, 470), (140, 470)]), soft=4), lie, 90, size=(15, 2.6), seed=8, turn=0.2, light=("#fffaf2", 0.5), dark=("#7482a8", 0.35))
        # tail: two long black streamers that grow from under the wing, over its pale side feathers
        for run, w in (([(206, 400), (162, 400), (126, 390), (100, 364), (82, 322), (74, 268), (78, 204)], 15), ([(196, 410), (150, 414), (108, 408), (78, 388), (58, 352), (50, 306), (52, 254)], 14)):
            c.shape(ribbon(run, (w * 1.3, w * 1.1, w * 0.85, w * 0.6, w * 0.4, w * 0.22, 0)), "#1d1922", edge=0)
            line(c, [(x - 3, y - w * 0.22) for x, y in run[1:6]], 2.8, "#a39aa0", (0.9, 0.2), 0.7)
        # folded wing: dark brown quills
        feathers(c, fan([(200, 411), (184, 399)], [(94, 415), (106, 401)], 4, bend=-0.04), 15, ("#1f1920", "#3d3034", "#8a7868"), shade=0.3, lit=1)
        wing = solid(c, [(274, 385), (262, 409), (216, 421), (164, 417), (132, 407), (174, 391), (230, 379)], DARK, sun=SUN, high=0.6, seed=5)
        # silver scapulars, long and drooping
        how = {"lit": 1, "shade": 0.36, "shadow": (-1, 5, 3.2), "dusk": "#4a527c", "vane": 0.22, "shape": (0.4, 0.7, 0.9, 1.0, 1.02, 0.98, 0.88, 0.7, 0.44, 0.0), "shaft": 0}
        feathers(c, fan([(256, 365), (270, 375), (290, 399)], [(132, 393), (146, 417), (196, 445)], 6, bend=0.12, lot=0.15), (30, 34), ("#a3aec6", "#d9d9dc", "#f4efe8"), root=0.5, **how)
        feathers(c, fan([(274, 363), (294, 377), (300, 393)], [(182, 372), (192, 402), (232, 429)], 4, bend=0.12, lot=0.15, seed=3), (32, 36), ("#b4bccf", "#e8e4e2", "#fdf8f0"), root=0.65, **how)
        scapulars = c.cover(outline([(140, 392), (230, 366), (300, 366), (306, 400), (230, 440), (160, 430)]), soft=6)
        strokes(c, scapulars, Flow([(300, 374), (230, 384), (140, 404)], [(300, 396), (240, 420), (180, 444)]), 70, size=(15, 2.2), seed=21, turn=0.1, light=("#fffdf6", 0.5), dark=("#7482a8", 0.3))
        # dark breast
        chest = solid(c, [(266, 368), (306, 356), (350, 358), (384, 372), (404, 394), (411, 420), (402, 446), (370, 474), (320, 484), (298, 470), (288, 444), (284, 420), (274, 396)], DARK, sun=SUN, high=0.8, seed=6, bounce=("#6f90b0", 0.5), lost=((272, 380, 34, 18), (284, 440, 44, 18)), push=0.02)
        down = Flow([(310, 350), (306, 400), (320, 460)], [(370, 350), (392, 400), (380, 450)], [(340, 350), (346, 400), (350, 460)])
        strokes(c, chest, down, 90, size=(10, 2.2), seed=9, turn=0.5, light=("#c2a684", 0.32), dark=("#08060c", 0.4))
        head(c)


def head(c):
    h = solid(c, HEAD, WHITE, sun=SUN, high=0.85, seed=9, push=0.12, lost=((266, 384, 30, 16), (310, 428, 44, 14), (386, 410, 24, 8), (356, 428, 40, 10)), bounce=("#9fb2cc", 0.4))
    with c.within(h):
        # the lower neck meets the breast in a feathered border
        patch(c, low([(286, 408), (300, 384), (330, 372), (364, 366), (396, 356), (400, 420), (300, 430)]), "#352a30", soft=4)
        # neck patch: dark above, fawn below
        patch(c, low([(304, 330), (318, 326), (336, 336), (338, 356), (322, 368), (304, 360), (296, 344)]), "#b59478", soft=5, alpha=0.9)
        patch(c, low([(306, 298), (322, 292), (338, 300), (344, 318), (336, 336), (318, 338), (304, 324), (300, 310)]), "#3a2a2c", soft=3)
        # grey face, paler lids
        patch(c, low([(386, 296), (382, 274), (366, 268), (344, 272), (334, 286), (344, 300), (364, 308), (384, 312)]), "#a8a09c", soft=4.5, alpha=0.9)
        patch(c, low([(366, 273), (354, 272), (347, 280), (354, 290), (364, 290), (369, 282)]), "#f4eee6", soft=2.0, alpha=0.85)
    lie = Flow(low([(384, 300), (350, 300), (318, 296), (304, 320)]), low([(380, 270), (344, 258), (310, 268), (296, 310), (276, 350)]), low([(372, 326), (350, 340), (340, 390)]))
    strokes(c, h, lie, 120, size=(8, 1.8), seed=5, turn=0.5, light=("#fffdf6", 0.45), dark=("#5c6690", 0.28))
    b = solid(c, BILL, ("#100d14", "#241f28", "#4c4650", "#95908f"), sun=SUN, high=0.7)
    with c.within(b):
        c.shape(outline(low([(393, 286), (404, 293), (411, 302), (408, 308), (399, 310), (392, 303)])), ("#f7a99a", "#d8737a"), edge=0.3)
        line(c, low([(394, 289), (404, 295)]), 2.2, "#ffe0d2", (0.8, 0.4), 0.8)
    line(c, low([(385, 308), (402, 309.5), (419, 310)]), 1.6, "#0b080e", (0.8, 0.5))
    eye(c, *low([(358, 279)])[0], 5.0, iris="#9c4a22", ring="#1b1216")


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
    g = np.random.default_rng(seed)
    with c.within(p):
        for _ in range(7):
            x, y = g.uniform(p[:, 0].min(), p[:, 0].max()), g.uniform(p[:, 1].min(), p[:, 1].max())
            w = g.uniform(20, 60)
            c.curve([(x, y), (x + w * 0.5, y - 4), (x + w, y), (x + w * 0.6, y + 5)], "#b9c6dc", alpha=0.6)
        c.line([tuple(q) for q in p[:: max(1, len(p) // 60)]], 3, "#fff2e4", alpha=0.6)


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
    # the swell it rides: a long back behind, a crest before it
    c.shape(outline([(-20, 470), (60, 446), (150, 430), (260, 424), (380, 434), (500, 462), (500, 560), (-20, 560)]), Grad((0, 424), (0, 560), "#5f7da2", "#34527c"), alpha=0.85, soft=3)
    c.lines([[(-20, 466), (60, 443), (150, 428), (250, 423)], [(260, 424), (380, 433), (500, 458)]], 4, "#b9c4d4", taper=(0.2, 1.0), alpha=0.6)
    bird = grown(c.lifted(animal), 1.12, -4, (272, ROW + 4))
    float_on(c, bird, ROW + 7, tint="#3a5680", dim=0.4, ripple=6.0, fade=200, amount=0.8, stretch=0.8)
    c.disc(248, ROW + 12, 170, 13, "#1d3054", alpha=0.6, soft=4)
    bird.lay()
    below = (c.y > ROW + 4 + 9 * np.sin(np.pi * np.clip((c.x - 72) / 350, 0, 1))).astype(np.float32)
    with c.within(below):
        c.disc(248, ROW + 20, 190, 16, "#0d1c38", alpha=0.75, soft=5)
        g = np.random.default_rng(7)
        c.dabs(g.uniform(100, 400, 26), ROW + 16 + g.uniform(0, 26, 26), g.uniform(10, 34, 26), g.uniform(1, 2.6, 26), g.normal(0, 0.03, 26), np.where(g.random((26, 1)) < 0.5, rgb("#8fa6c0"), rgb("#14264a")), 0.6)
    waterline(c, 74, 418, ROW + 4, bow=9, dark="#182a4a", light="#f4f2f0")
    # wave in front: laps over the hull
    g = np.random.default_rng(4)
    x = np.linspace(-20, 500, 60)
    y = 468 + 10 * np.sin(x / 74 + 0.6) + 3 * np.sin(x / 23)
    c.shape(np.concatenate([np.stack([x, y], -1), [(500, 560), (-20, 560)]]), Grad((0, 458), (0, 540), "#6f8cae", "#3f5e88"), alpha=0.38, edge=0, soft=3)
    c.line(np.stack([x[6:48], y[6:48]], -1), 5, "#dbe2e8", taper=(0.1, 0.5), alpha=0.6)
    swell(c, 500, "#a9bacd", "#22395f", n=46, seed=9, alpha=0.45, top=6)
    for y0, x0, w in ((520, -20, 300), (560, 180, 340), (610, -40, 420), (660, 120, 400)):
        p = [(x0, y0 + 10), (x0 + w * 0.3, y0 - 8), (x0 + w * 0.65, y0 - 2), (x0 + w, y0 + 12)]
        c.shape(ribbon(p, (0, 13, 15, 0)), "#8fa6c0", alpha=0.5, edge=0)
        c.shape(ribbon([(a + 20, b + 13) for a, b in p], (0, 16, 18, 0)), "#1d3458", alpha=0.5, edge=0)
    floe(c, [(-40, 594), (24, 572, None), (52, 576), (96, 562, None), (152, 558), (180, 566, None), (188, 576), (226, 588, None), (214, 602), (222, 612, None), (176, 628), (150, 622, None), (100, 644), (-40, 650)], 22, 6, 0.42)
    floe(c, [(240, 604), (262, 596, None), (284, 602), (276, 614, None), (250, 616)], 8, 9, 0.3)
    floe(c, [(400, 660), (450, 644), (520, 640), (520, 720), (420, 700)], 20, 7, 0.5)
    snowfall(c, 200, seed=3, size=(0.9, 3.4))
    return finished(c, focus=((372, 302, 94),), share=0.6)
