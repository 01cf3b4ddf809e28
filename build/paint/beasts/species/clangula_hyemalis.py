"""Long-tailed duck, winter drake: rides a swell between floes while it snows.

In lengths of the head without bill (82): body three and a third long; head small, flat on the crown, steep in front, low on a short thick
neck; bill stubby, a third of the head, black with a pink band; face grey round the eye, a dark patch on the side of the
neck below the cheek that fades into fawn; blackish breast; back blackish under long silver scapulars that droop;
pale grey flanks; two tail feathers as long as the body, thin, swung up.
"""

import numpy as np
from canvas import Grad, mix, smooth
from form import cast, eye, line, outline, patch, ribbon, solid, turned
from lake import float_on, rings, swell, water, waterline
from nature import clouds, glints, ridge, sky, snowfall
from plumage import POINTED, ROUND, SLIM, Flow, fan, feather, feathers, strokes
from sheet import Sheet, finished

ROW = 448
SUN = (-0.45, -0.7, 0.55)
WHITE = ("#7f92b8", "#c2cbdc", "#f8f2ea", "#fffcf4")
DARK = ("#17131d", "#30262d", "#594740", "#9c8a76")
GREY = ("#7383a4", "#a6b0c4", "#dcdcdc", "#fbf5ea")
BODY = [
    (110, 412), (124, 392), (156, 372), (200, 358), (250, 350), (300, 352), (346, 362), (376, 384), (390, 412),
    (380, 442), (346, 474), (240, 484), (150, 472), (116, 440),
]
HEAD = [
    (388, 292), (383, 277), (371, 265), (352, 259), (328, 258), (310, 266), (300, 284), (296, 306), (285, 328), (258, 350),
    (270, 390), (320, 410), (372, 396), (386, 366), (380, 342), (372, 326), (380, 316), (388, 306),
]
BILL = [(385, 284, None), (398, 290), (412, 299), (422, 305), (424, 311, None), (414, 313), (400, 312), (384, 311, None)]


def animal(c):
    bow = 9 * np.sin(np.pi * np.clip((c.x - 104) / 290, 0, 1)) + 5 * np.sin(c.x / 31)
    with c.within((c.y < ROW + bow).astype(np.float32)):
        # tail: pale sides, two long black streamers
        for a, b, e, f, w in (((140, 392), (88, 366), (50, 318), (28, 238), 11), ((140, 398), (84, 380), (38, 342), (6, 284), 10)):
            p = ribbon([a, b, e, f], (w, w, w * 0.7, w * 0.45, 0))
            c.shape(p, "#1d1922", edge=0)
            line(c, [(a[0] - 6, a[1] - 3), (b[0], b[1] - 3), (e[0] - 2, e[1] - 2)], 2.2, "#8d8a94", (0.6, 0.2), 0.7)
        feathers(c, fan([(150, 388), (146, 414)], [(78, 388), (92, 424)], 5), (16, 15), ("#5a5f78", "#b4b6c2", "#f8f2e8"), shade=0.3, lit=1, dusk="#3f4a70")
        body = solid(c, BODY, GREY, sun=SUN, high=0.8, seed=3, bounce=("#7fa0bc", 0.45), push=0.1)
        with c.within(body):
            # brown-black back
            patch(c, [(120, 400), (150, 372), (220, 350), (300, 340), (310, 372), (240, 388), (170, 400), (128, 412)], "#2c242c", soft=4)
            lie = Flow([(340, 400), (240, 420), (140, 424)], [(340, 450), (240, 456), (140, 446)])
            strokes(c, c.cover(outline([(130, 410), (250, 400), (340, 400), (350, 470), (140, 470)]), soft=4), lie, 90, size=(15, 2.6), seed=8, turn=0.2, light=("#fffaf2", 0.5), dark=("#7482a8", 0.35))
        # folded wing: dark brown quills
        feathers(c, fan([(206, 398), (190, 386)], [(100, 402), (112, 388)], 4, bend=-0.04), 15, ("#1f1920", "#3d3034", "#8a7868"), shade=0.3, lit=1)
        wing = solid(c, [(280, 372), (268, 396), (222, 408), (170, 404), (138, 394), (180, 378), (236, 366)], DARK, sun=SUN, high=0.6, seed=5)
        # silver scapulars, long and drooping
        how = {"lit": 1, "shade": 0.5, "shadow": (-1, 5, 2.6), "dusk": "#3a3f66", "vane": 0.4, "shape": (0.4, 0.8, 1.0, 1.0, 0.9, 0.7, 0.4, 0.0), "shaft": 0}
        feathers(c, fan([(262, 352), (276, 362), (296, 386)], [(140, 378), (150, 402), (200, 434)], 6, bend=0.12, lot=0.2), (22, 26), ("#8f9cba", "#d6d6da", "#fffaf0"), root=0.2, **how)
        feathers(c, fan([(280, 350), (300, 364), (306, 380)], [(190, 358), (196, 388), (234, 416)], 5, bend=0.12, lot=0.2, seed=3), (22, 26), ("#a3adc4", "#e6e2e0", "#fffcf4"), root=0.4, **how)
        # dark breast
        chest = solid(c, [(262, 350), (300, 338), (350, 338), (382, 354), (394, 382), (399, 410), (388, 440), (362, 470), (320, 478), (296, 462), (284, 436), (280, 408), (270, 380)], DARK, sun=SUN, high=0.8, seed=6, bounce=("#6f90b0", 0.5), lost=((272, 364, 34, 18), (284, 430, 44, 18)), push=0.02)
        down = Flow([(310, 350), (306, 400), (320, 460)], [(370, 350), (392, 400), (380, 450)], [(340, 350), (346, 400), (350, 460)])
        strokes(c, chest, down, 90, size=(10, 2.2), seed=9, turn=0.5, light=("#c2a684", 0.32), dark=("#08060c", 0.4))
        head(c)


def head(c):
    h = solid(c, HEAD, WHITE, sun=SUN, high=0.85, seed=9, push=0.12, lost=((264, 360, 26, 16), (300, 404, 40, 14), (372, 392, 24, 8), (340, 408, 40, 10)), bounce=("#9fb2cc", 0.4))
    with c.within(h):
        # the lower neck meets the breast in a feathered border
        patch(c, [(286, 408), (300, 384), (330, 372), (364, 366), (396, 356), (400, 420), (300, 430)], "#352a30", soft=4)
        # neck patch: dark above, fawn below
        patch(c, [(304, 330), (318, 326), (336, 336), (338, 356), (322, 368), (304, 360), (296, 344)], "#b59478", soft=5, alpha=0.9)
        patch(c, [(306, 298), (322, 292), (338, 300), (344, 318), (336, 336), (318, 338), (304, 324), (300, 310)], "#3a2a2c", soft=3)
        # grey face, paler lids
        patch(c, [(386, 296), (382, 274), (366, 268), (344, 272), (334, 286), (344, 300), (364, 308), (384, 312)], "#a8a09c", soft=4.5, alpha=0.9)
        patch(c, [(366, 273), (354, 272), (347, 280), (354, 290), (364, 290), (369, 282)], "#f4eee6", soft=2.0, alpha=0.85)
    lie = Flow([(384, 300), (350, 300), (318, 296), (304, 320)], [(380, 270), (344, 258), (310, 268), (296, 310), (276, 350)], [(372, 326), (350, 340), (340, 390)])
    strokes(c, h, lie, 120, size=(8, 1.8), seed=5, turn=0.5, light=("#fffdf6", 0.45), dark=("#5c6690", 0.28))
    b = solid(c, BILL, ("#100d14", "#241f28", "#4c4650", "#95908f"), sun=SUN, high=0.7)
    with c.within(b):
        c.shape(outline([(393, 286), (404, 293), (411, 302), (408, 308), (399, 310), (392, 303)]), ("#f7a99a", "#d8737a"), edge=0.3)
        line(c, [(394, 289), (404, 295)], 2.2, "#ffe0d2", (0.8, 0.4), 0.8)
    line(c, [(384, 307), (400, 308.5), (416, 309)], 1.6, "#0b080e", (0.8, 0.5))
    eye(c, 358, 281, 4.6, iris="#9c4a22", ring="#1b1216")


def floe(c, points, thick, seed):
    """A floe: snow on top, blue ice at its edge, its foot under water."""
    p = outline(points)
    low = p + np.array([0, thick])
    c.shape(low + np.array([0, thick * 0.9]), "#6fa3ba", alpha=0.55, edge=0, soft=4)
    c.shape(np.concatenate([p, low]), "#5f93b4", edge=0)
    from space import hull
    c.shape(hull(np.concatenate([p, low])), Grad((0, p[:, 1].max() - 10), (0, p[:, 1].max() + thick), "#a9d2de", "#4f86ac"), edge=0.4)
    c.shape(p, Grad((0, p[:, 1].min()), (0, p[:, 1].max()), "#f2ece8", "#fffaf2", "#dfe6ee"), edge=0.6)
    g = np.random.default_rng(seed)
    with c.within(p):
        for _ in range(7):
            x, y = g.uniform(p[:, 0].min(), p[:, 0].max()), g.uniform(p[:, 1].min(), p[:, 1].max())
            w = g.uniform(20, 60)
            c.curve([(x, y), (x + w * 0.5, y - 4), (x + w, y), (x + w * 0.6, y + 5)], "#b9c6dc", alpha=0.6)
        c.line([tuple(q) for q in p[:: max(1, len(p) // 60)]], 3, "#ffffff", alpha=0.5)


def paint(k):
    c = Sheet(k, 51)
    sky(c, ("#5c6f98", "#8d94b4", "#d9b9b8", "#f8d6b4"), 270, sun=(90, 250, 260, "#ffe9c4", 0.6))
    clouds(c, 0, 200, "#c9c0cc", "#66749c", 0.6, 260, 0.3, 5, sun=(-0.6, 1))
    ridge(c, 262, 18, 9, "#97a0ba", "#7c86a8", 150, sharp=False, mist=("#e6c6bc", 0.5), foot=270)
    water(c, 264, ("#d9b8b4", "#8d9bb4", "#566f94", "#38547c", "#2b4468"))
    swell(c, 264, "#d3cdd2", "#3d587e", n=130, seed=4, alpha=0.5, foot=460)
    glints(c, 268, 420, "#ffe6cc", 90, -10, 220, (3, 26), 3, 0.7)
    floe(c, [(-40, 300), (20, 291), (90, 293), (126, 300), (100, 309), (20, 312), (-40, 311)], 6, 1)
    floe(c, [(340, 322), (400, 312), (500, 314), (500, 336), (400, 338), (352, 332)], 9, 2)
    floe(c, [(200, 285), (240, 281), (290, 283), (300, 288), (250, 292), (206, 290)], 4, 3)
    # two more, far away
    for x, y, s in ((210, 306, 1.0), (240, 311, 1.1)):
        c.curve([(x - 16 * s, y), (x - 10 * s, y - 6 * s), (x + 4 * s, y - 7 * s), (x + 13 * s, y - 4 * s), (x + 13 * s, y + 1), (x, y + 2)], "#57586c", edge=0)
        c.shape(ribbon([(x + 6 * s, y - 2 * s), (x + 9 * s, y - 8 * s), (x + 11 * s, y - 13 * s)], (9 * s, 7 * s, 8 * s)), "#d9d2d2", edge=0)
        c.disc(x + 11 * s, y - 12 * s, 4.4 * s, 3.8 * s, "#d9d2d2", edge=0)
        c.disc(x + 8 * s, y - 8 * s, 2.2 * s, 2.6 * s, "#4a4556", edge=0)
        c.line([(x + 14 * s, y - 12 * s), (x + 20 * s, y - 10 * s)], 2.6 * s, "#3a3644", taper=(1, 0.4))
        c.line([(x - 14 * s, y - 3), (x - 30 * s, y - 14 * s)], 1.8, "#4a4a5e", taper=(1, 0.2))
    # the swell it rides: a long back behind, a crest before it
    c.shape(outline([(-20, 470), (60, 446), (150, 430), (260, 424), (380, 434), (500, 462), (500, 560), (-20, 560)]), Grad((0, 424), (0, 560), "#5f7da2", "#34527c"), alpha=0.85, soft=3)
    c.lines([[(-20, 466), (60, 443), (150, 428), (250, 423)], [(260, 424), (380, 433), (500, 458)]], 4, "#b9c4d4", taper=(0.2, 1.0), alpha=0.6)
    bird = c.lifted(animal)
    float_on(c, bird, ROW + 7, tint="#3a5680", dim=0.4, ripple=6.0, fade=200, amount=0.8, stretch=0.8)
    c.disc(250, ROW + 10, 150, 12, "#1d3054", alpha=0.6, soft=4)
    bird.lay()
    waterline(c, 108, 394, ROW + 1, bow=8, dark="#182a4a", light="#f4f2f0")
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
    floe(c, [(-40, 590), (40, 566), (150, 560), (220, 584), (200, 616), (100, 640), (-40, 640)], 22, 6)
    floe(c, [(400, 660), (450, 644), (520, 640), (520, 720), (420, 700)], 20, 7)
    snowfall(c, 200, seed=3, size=(0.9, 3.4))
    return finished(c, focus=((345, 295, 80),), share=0.6)
