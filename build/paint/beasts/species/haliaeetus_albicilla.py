"""White-tailed eagle: lifts an ide out of the sea, wings thrown up.

In lengths of the head with its bill (104): body two and a half; bill half of that and as deep as the forehead, yellow, hooked
beyond the lower jaw; pale buff head and neck with pointed feathers, flat brow over a pale eye; wings broad as doors, three and
a half long, seven free fingers, the hind edge nearly straight; white short wedge of a tail; brown trousers, bare yellow
feet with black claws; the fish hangs from them by its back, head down.
"""

import numpy as np
from canvas import Grad, rounded
from form import cast, eye, line, patch, ribbon, solid, turned
from lake import swell, water
from nature import clouds, conifer, glints, sky
from plumage import POINTED, ROUND, Flow, fan, feathers, strokes
from quills import rank
from sheet import Sheet, finished

SECONDARY = (0.5, 0.8, 0.95, 1.02, 1.06, 1.06, 1.0, 0.86, 0.6, 0.1)
FINGER = (0.5, 0.9, 1.12, 1.2, 1.2, 1.0, 0.7, 0.58, 0.55, 0.52, 0.46, 0.34, 0.08)
"""A primary: broad, then cut in to a narrow finger."""
COVERT = (0.5, 0.8, 0.96, 1.02, 1.0, 0.95, 0.86, 0.7, 0.44, 0.0)
SUN = (-0.6, -0.62, 0.5)
DUSK = "#2a1e30"
BROWN = ("#32242f", "#5f4031", "#9a6f45", "#dcb277")
DARK = ("#221c2b", "#40332f", "#73573f", "#b08a5c")
BUFF = ("#77593f", "#b48c58", "#e6c88e", "#fff2cd")
YELLOW = ("#a5601d", "#e09a26", "#f9c844", "#fff0a6")
BODY = [
    (146, 362), (150, 392), (168, 420), (200, 440), (246, 452), (300, 458), (340, 460), (372, 456), (364, 436), (338, 404),
    (304, 370), (266, 338), (228, 318), (190, 316), (160, 330),
]
NECK = [
    (126, 320), (138, 305), (156, 298), (178, 302), (196, 314), (214, 332), (224, 360), (212, 394), (190, 408), (164, 394),
    (148, 374), (134, 360), (126, 350),
]
UPPER = [(131, 318, None), (118, 314), (102, 317), (89, 326), (81, 340), (80, 359, None), (89, 348), (104, 344), (130, 346, None)]
LOWER = [(130, 344, None), (106, 344), (92, 348), (96, 353), (112, 355), (131, 355, None)]
TAIL = [(320, 418), (352, 424), (404, 440), (450, 466, None), (428, 486), (392, 486), (350, 474), (316, 454)]
HAND = [(216, 300), (206, 262), (208, 226), (226, 196), (250, 190), (270, 204)]


def shafts(c, spines, colour, alpha, width=1.6):
    """Draw the shaft of each feather, from a quarter of its length to near its tip."""
    for spine in spines:
        p = rounded(spine, closed=False, steps=8)
        c.line(p[len(p) // 4 : -2], width, colour, taper=(1, 0.3), alpha=alpha)


def near_wing(c):
    """Paint the near wing from below: shoulder, elbow, wrist and hand under one dark lining, the flight feathers spread behind."""
    c.curve([(230, 390), (206, 320), (206, 180), (236, 160), (330, 220), (350, 330), (310, 400)], "#4a3836", soft=3)
    hind = fan([(262, 392), (286, 366), (306, 320), (300, 268), (268, 222)], [(356, 446), (400, 424), (440, 370), (458, 296), (448, 214)], 12, bend=0.08, lot=0.16)
    rank(c, hind, (40, 46), ("#63525a", "#7d675e"), DUSK, profile=SECONDARY, shade=0.5, root=(0, 0.1), glow=0.20, under=0.36, fringe=("#d0ac80", 1.3, 0.45))
    fingers = fan([(262, 222), (244, 186), (228, 160), (214, 152)], [(466, 170), (444, 74), (356, 12), (222, 16)], 8, bend=0.09, lot=0.16)
    rank(c, fingers, (42, 29), ("#7d675c", "#5e4840"), DUSK, profile=FINGER, shade=0.45, root=(0, 0.1), glow=0.16, under=0.40, fringe=("#e0b984", 1.5, 0.55))
    shafts(c, fingers + hind[4:], "#d8bc94", 0.34)
    # one plane of shade: the inner wing turns away from the sun behind the elbow
    cast(c, [(270, 380), (300, 340), (318, 290), (330, 250), (400, 250), (470, 250), (470, 380), (420, 450), (340, 460)], soft=16, amount=0.50, colour="#54508a")
    how = {"profile": COVERT, "shade": 0.45, "glow": 0.06, "under": 0.3, "fall": (3, 6), "fringe": ("#a9825a", 0.9, 0.3)}
    rank(c, fan([(252, 380), (280, 346), (292, 300), (280, 256), (250, 214)], [(318, 420), (356, 376), (374, 318), (368, 254), (338, 190)], 11, bend=0.09, lot=0.7, seed=2), (40, 34), ("#4a3838", "#624838"), DUSK, root=(0, 0.3), **how)
    rank(c, fan([(250, 212), (236, 184), (222, 162)], [(330, 168), (296, 110), (244, 92)], 6, bend=0.08, lot=0.6, seed=3), (32, 24), ("#664c3c", "#74553e"), DUSK, root=(0, 0.3), **how)
    lining = [(218, 362), (200, 330), (198, 290), (204, 246), (200, 206), (196, 176), (206, 152), (226, 146), (248, 166), (270, 206),
              (298, 244), (316, 284), (314, 322), (298, 352), (276, 384), (246, 392)]
    arm = solid(c, lining, ("#271d2a", "#46332f", "#70502f", "#b08450", "#e8c184"), sun=(-0.86, -0.4, 0.32), high=0.7, seed=5, lost=((262, 388, 46, 30), (318, 300, 40, 26), (290, 226, 36, 22), (212, 356, 26, 16)))
    with c.within(arm):
        # the fold of skin before the elbow, the muscle behind it
        patch(c, [(214, 336), (214, 280), (226, 226), (240, 240), (250, 290), (244, 340)], "#2c2030", soft=11, alpha=0.42)
        patch(c, [(256, 350), (272, 306), (262, 250), (236, 196), (250, 194), (284, 250), (294, 300), (280, 344)], "#a8794a", soft=9, alpha=0.34)
    tufts(c)
    lie = Flow([(204, 330), (216, 270), (206, 180)], [(236, 350), (290, 330), (330, 330)], [(230, 270), (284, 250), (330, 230)], [(210, 180), (236, 150), (260, 110)])
    strokes(c, arm, lie, 120, size=(10, 3.0), seed=4, turn=0.3, light=("#f0c88c", 0.4), dark=("#20161f", 0.42))
    # the thumb stands off at the wrist
    rank(c, [[(204, 178), (192, 150), (188, 124), (194, 98)], [(208, 170), (204, 142), (206, 116), (214, 94)]], (15, 17), ("#5a4438", "#7a5a40"), DUSK, profile=COVERT, shade=0.35, root=(0, 0.3), glow=0.2)
    line(c, [(204, 338), (198, 296), (203, 246), (198, 204), (195, 176), (205, 153)], 5, "#ffe6b4", (0.3, 0.6), 0.6, soft=1.2)


def tufts(c):
    """Lay the loose small feathers of the lining: few, larger towards the elbow, none in the dark fold."""
    g = np.random.default_rng(23)
    places = [(214, 350), (232, 366), (258, 360), (262, 330), (276, 312), (284, 284), (270, 262), (258, 236), (240, 212), (226, 186), (222, 300), (216, 262), (212, 226)]
    for x, y in places:
        way = np.array([0.85, 0.30 - 0.006 * (350 - y)])
        way /= np.hypot(*way)
        long = g.uniform(20, 40)
        a = np.array([x, y]) + g.normal(0, 4, 2)
        spine = [a, a + way * long * 0.4 + (0, -2), a + way * long * 0.7 + (0, -1), a + way * long]
        rank(c, [spine], (g.uniform(16, 26),) * 2, (("#6a4a34", "#573d32")[int(g.integers(2))],) * 2, DUSK, profile=COVERT, shade=0.30, root=(0.2, 0.75), glow=0.10, under=0.2)


def far_wing(c):
    """Paint the far wing: its arm rises from behind the nape and its fingers open to the left, cooler and paler."""
    hind = fan([(226, 306), (200, 268), (172, 234)], [(240, 196), (212, 112), (176, 56)], 6, bend=0.05, lot=0.1, seed=7)
    rank(c, hind, (46, 40), ("#6a6478", "#7a7280"), "#3a3a60", profile=SECONDARY, shade=0.45, root=(0, 0.2), glow=0.12, under=0.24)
    fingers = fan([(170, 228), (148, 210), (132, 216)], [(158, 26), (74, 30), (12, 118)], 6, bend=0.10, lot=0.14, seed=8)
    rank(c, fingers, (33, 28), ("#766e80", "#8a7f84"), "#3a3a60", profile=FINGER, shade=0.4, root=(0, 0.2), glow=0.16, under=0.26, fringe=("#d4c2a8", 1.0, 0.4))
    shafts(c, fingers, "#443f5c", 0.5, 1.3)
    solid(c, [(244, 346), (206, 322), (172, 294), (142, 258), (122, 222), (120, 202), (136, 194), (162, 210), (194, 244), (228, 292)], ("#5c5266", "#887872", "#bda086", "#ecd4ae"), sun=SUN, high=0.6, lost=((190, 236, 30, 12),))
    how = {"profile": COVERT, "shade": 0.3, "glow": 0.12, "under": 0.2, "lot": 0.14, "fall": (2, 4)}
    rank(c, fan([(212, 314), (192, 270), (162, 234)], [(230, 226), (202, 160), (156, 126)], 6, lot=0.3, seed=9), (34, 28), ("#786e74", "#847878"), "#423f62", root=(0.05, 0.5), **how)
    rank(c, fan([(160, 234), (144, 218), (134, 222)], [(146, 128), (104, 126), (70, 168)], 5, lot=0.3, seed=10), (26, 22), ("#82787a", "#8c7f7c"), "#423f62", root=(0.05, 0.5), **how)
    rank(c, fan([(204, 318), (182, 274), (152, 236)], [(218, 256), (186, 204), (146, 170)], 6, lot=0.3, seed=12), (30, 24), ("#8c7f7a", "#9a8b7e"), "#463f5e", root=(0.1, 0.6), **how)
    rank(c, fan([(152, 238), (138, 220), (130, 224)], [(136, 168), (108, 164), (90, 190)], 4, lot=0.3, seed=13), (22, 18), ("#988a80", "#a2907e"), "#463f5e", root=(0.1, 0.6), **how)
    rank(c, fan([(196, 316), (170, 276), (140, 240)], [(204, 284), (168, 234), (132, 200)], 6, lot=0.3, seed=14), (24, 19), ("#ac9880", "#bea588"), "#54485e", root=(0.15, 0.75), **{**how, "glow": 0.3})
    line(c, [(204, 320), (171, 293), (141, 257), (121, 221), (120, 203)], 4, "#ffe6bc", (0.2, 0.5), 0.55, soft=1)
    # its shoulder goes down behind the nape, dark where the two meet
    cast(c, [(160, 300), (184, 286), (222, 280), (250, 300), (250, 350), (190, 334)], soft=11, amount=0.6, colour="#54405c")
    # the near wing throws its shade on it
    cast(c, [(204, 336), (200, 280), (206, 230), (216, 190), (240, 180), (300, 240), (290, 330)], soft=8, amount=0.5, colour="#4c4a72")


def foot(c, knee, ankle, toes, tones, claws=True):
    low, own, light = tones
    c.shape(ribbon([knee, ((knee[0] + ankle[0]) / 2 - 2, (knee[1] + ankle[1]) / 2), ankle], (20, 17, 18)), own, edge=0)
    line(c, [(knee[0] - 5, knee[1]), (ankle[0] - 5, ankle[1])], 4, light, (0.8, 0.8), 0.9)
    for a, b in toes:
        c.shape(ribbon([ankle, a, b], (15, 13, 9)), own, edge=0)
        line(c, [(ankle[0] - 1, ankle[1] - 3), (a[0] - 1, a[1] - 4), (b[0] - 1, b[1] - 2)], 3, light, (0.8, 0.5), 0.8)
        d = np.array(b, float) - np.array(a, float)
        d /= np.hypot(*d)
        n = np.array([-d[1], d[0]]) * (-1 if d[0] < 0 else 1)
        if claws:
            b = np.array(b, float)
            c.shape(ribbon([b - d * 3, b + d * 6 + n * 2, b + d * 9 + n * 10], (8, 6, 0)), "#1a1420", edge=0)


FISH = [(322, 530), (300, 524), (270, 512), (238, 506), (206, 513), (175, 530), (148, 556), (128, 590)]
"""The middle line of the fish, from the root of its tail to its mouth: both ends hang from the grip."""


def on_fish(*places):
    """Return places on the card from (share of the length, distance towards the back)."""
    p = np.asarray(rounded(FISH, closed=False, steps=16), float)
    found = []
    for share, off in places:
        i = int(np.clip(share, 0, 1) * (len(p) - 1))
        way = p[min(i + 1, len(p) - 1)] - p[max(i - 1, 0)]
        found.append(p[i] + off * np.array([-way[1], way[0]]) / np.hypot(*way))
    return np.array(found)


def fish(c):
    """Paint the ide, gripped by its back: it bends over its own weight, its tail beats."""
    run = lambda off: on_fish(*((u, off * np.sin(np.pi * (0.12 + 0.76 * u)) ** 0.6) for u in np.linspace(0, 1, 9)))
    red = ("#e8693f", "#a83a34")
    tail = [(314, 524), (338, 516), (358, 518), (340, 532), (350, 556), (328, 546), (316, 536)]
    c.shape(np.array(tail, float), red, edge=0.3)
    for end in ((350, 520), (336, 532), (345, 550)):
        c.line([(318, 530), end], 1.5, "#ffb48c", taper=(1, 0.3), alpha=0.6)
    for a, b in ((0.24, 0.36), (0.50, 0.60)):
        fin = on_fish((a, -8), (a + 0.06, -10), (b, -10), (b - 0.02, -28), (b - 0.08, -38), (a + 0.01, -33), (a - 0.03, -26), (a - 0.02, -18))
        c.curve(fin, red, edge=0.3)
        for u in (0.3, 0.6, 0.85):
            c.line([fin[0] * (1 - u) + fin[2] * u, fin[6] * (1 - u) + fin[4] * u], 1.2, "#ffb48c", taper=(1, 0.3), alpha=0.5)
    body = ribbon(FISH, (13, 20, 34, 48, 53, 48, 39, 17))
    with c.within(body) as m:
        c.shape(body, "#aebcc0", edge=0)
        c.line(run(18), 22, "#44606a", taper=(0.5, 1), soft=3)
        c.line(run(8), 8, "#7f9a9c", taper=(0.5, 1), soft=2)
        c.line(run(-6), 11, "#eef0e2", taper=(0.4, 1), soft=2.5)
        c.line(run(-21), 14, "#8a8fa8", taper=(0.4, 1), soft=3)
        strokes(c, m, Flow(FISH[::-1]), 120, size=(3.2, 2.2), seed=14, turn=0.2, light=("#ffffff", 0.5), dark=("#3c5464", 0.35))
        # the foot above shades the back
        cast(c, [(190, 486), (262, 486), (268, 520), (238, 534), (206, 536), (186, 520)], soft=6, amount=0.55, colour="#34405c")
        c.shape(on_fish((1, 4), (0.93, 18), (0.84, 24), (0.80, 4), (0.83, -20), (0.94, -12)), "#6f8a8e", alpha=0.35, soft=3)
        c.line(on_fish((0.83, 20), (0.785, 6), (0.80, -10), (0.85, -18)), 2.2, "#46606c", taper=(0.7, 0.7), round_=True, alpha=0.8)
    c.curve(on_fish((0.79, -4), (0.73, -2), (0.67, -7), (0.65, -15), (0.71, -17), (0.78, -12)), ("#e0805a", "#b8503c"), edge=0.3)
    eye(c, *on_fish((0.90, 6))[0], 4.6, iris="#e6c65a", ring="#2a3238")
    line(c, on_fish((1, -1), (0.97, -4), (0.94, -6)), 1.8, "#33424a", (0.8, 0.6))


def animal(c):
    far_wing(c)
    # tail
    solid(c, TAIL, ("#8d92b4", "#c9cad6", "#f4eee2", "#fffbee"), sun=SUN, high=0.4)
    feathers(c, fan([(340, 440), (344, 462)], [(454, 462), (396, 496)], 7, bend=0.03), (22, 20), ("#b9b8ce", "#f3ece0", "#fffdf4"), lit=-1, shade=0.35, dusk="#7a78a4", shaft=0.1, shape=ROUND, vane=0.5)
    # far leg behind the fish
    foot(c, (186, 466), (190, 494), [((178, 504), (176, 520)), ((204, 500), (214, 510))], ("#7a4a20", "#b97c26", "#dca640"), claws=False)
    solid(c, [(170, 410), (200, 410), (214, 440), (206, 470), (192, 484), (180, 478), (172, 456), (164, 430)], ("#2c2230", "#4d3835", "#6e5040"), sun=SUN, high=0.7)
    fish(c)
    body = solid(c, BODY, BROWN, sun=SUN, high=0.85, seed=3, lost=((376, 442, 16, 12),), bounce=("#5d86a6", 0.5))
    with c.within(body):
        cov = {"lit": -1, "shade": 0.3, "shadow": (2, 4, 2.4), "dusk": "#3c2c48", "vane": 0.4, "shape": ROUND, "shaft": 0, "root": 0.5}
        for i, (r, t) in enumerate((([(322, 392), (300, 450)], [(362, 422), (350, 456)]), ([(282, 362), (262, 446)], [(328, 400), (318, 452)]), ([(240, 344), (222, 436)], [(284, 378), (270, 444)]), ([(200, 352), (180, 420)], [(240, 384), (226, 438)]))):
            feathers(c, fan(r, t, 5, lot=0.5, seed=20 + i), 30, ("#46302f", "#7a5438", "#c0925c"), **cov)
        cast(c, [(236, 350), (300, 372), (330, 410), (300, 420), (250, 392), (220, 366)], soft=10, amount=0.45, colour="#3a2c50")
    # brown coverts run out over the root of the tail
    cast(c, [(340, 420), (384, 428), (402, 446), (388, 470), (344, 468)], soft=7, amount=0.45, colour="#5d567c")
    cover = {"lit": -1, "shade": 0.35, "shadow": (3, 3, 2.4), "dusk": "#4a3a5a", "vane": 0.4, "shape": SECONDARY, "shaft": 0, "root": 0.35}
    feathers(c, fan([(316, 414), (312, 452)], [(380, 444), (366, 462)], 4, lot=0.3, seed=41), 17, ("#46302f", "#6d4c36", "#b08452"), **cover)
    feathers(c, fan([(296, 404), (290, 450)], [(350, 428), (336, 462)], 5, lot=0.3, seed=42), 24, ("#46302f", "#7a5438", "#c0925c"), **cover)
    # near leg: trousers, foot closed on the fish's back
    trousers = solid(c, [(200, 410), (252, 414), (274, 438), (262, 470), (240, 496), (222, 508), (208, 502), (200, 474), (194, 440)], BROWN, sun=SUN, high=0.8, seed=8, lost=((236, 420, 30, 16),), edge=0.6)
    strokes(c, trousers, Flow([(210, 420), (206, 470), (212, 505)], [(256, 424), (250, 470), (228, 505)]), 60, size=(11, 2.4), seed=9, turn=0.3, light=("#dcae72", 0.5), dark=("#2a1c28", 0.4))
    wet(c, trousers)
    foot(c, (220, 494), (218, 520), [((200, 518), (186, 532)), ((208, 530), (204, 546)), ((228, 526), (236, 540)), ((238, 512), (256, 508))], ("#a5601d", "#eeb02f", "#ffe27a"))
    near_wing(c)
    head(c, stoop=1.0)


def wet(c, trousers):
    """Soak the trousers: dark clotted locks with a wet light on each, drops from their tips."""
    g = np.random.default_rng(31)
    with c.within(trousers):
        patch(c, [(196, 470), (230, 462), (268, 456), (262, 484), (230, 512), (200, 506)], "#231827", soft=8, alpha=0.55)
    for x, y in ((206, 458), (220, 466), (236, 462), (250, 452), (212, 478), (230, 482), (246, 470)):
        long = g.uniform(18, 32)
        tip = (x - (x - 222) * 0.35 + g.normal(0, 2), y + long)
        c.shape(ribbon([(x, y), ((x + tip[0]) / 2 + 2, y + long * 0.5), tip], (5, 8, 5, 0)), "#38262a", edge=0.3, alpha=0.8)
        line(c, [(x - 2, y + 6), (tip[0] - 1, tip[1] - 8)], 1.8, "#a98c78", (0.3, 0.3), 0.4)


def head(c, stoop=0.0):
    """Paint the head: flat brow, pale eye, the bill half open; `stoop` bends it down over the catch."""
    low = lambda points: turned(points, (206, 372), -25 * stoop, (4 * stoop, -6 * stoop), 1 + 0.13 * stoop)
    spot = lambda x, y: low([(x, y)])[0]
    h = solid(c, low(NECK), BUFF, sun=SUN, high=0.8, seed=9, lost=[(*spot(x, y), wide, soft) for x, y, wide, soft in ((232, 364, 40, 26), (200, 404, 44, 26), (214, 330, 26, 20), (160, 388, 20, 10))], bounce=("#8a8fa0", 0.4))
    how = {"lit": -1, "shade": 0.25, "shadow": (1.5, 2.5, 1.6), "dusk": "#6a4a3c", "vane": 0.45, "shape": POINTED, "shaft": 0, "root": 0.4}
    for i, (r, t) in enumerate((([(196, 326), (170, 390)], [(228, 362), (200, 420)]), ([(184, 320), (156, 374)], [(216, 340), (180, 404)]), ([(168, 318), (148, 358)], [(194, 332), (166, 382)]))):
        feathers(c, fan(low(r), low(t), 6, lot=0.5, seed=30 + i), 20, ("#8f6c48", "#cba36a", "#fbe6b2"), **how)
    lie = Flow(low([(134, 316), (158, 304), (190, 316), (220, 340)]), low([(132, 350), (150, 366), (176, 396)]), low([(140, 334), (170, 340), (200, 366)]))
    strokes(c, h, lie, 80, size=(7, 1.8), seed=5, turn=0.4, light=("#fff6da", 0.5), dark=("#6a4630", 0.35))
    gape = turned(LOWER, (130, 347), -9)
    c.shape(np.array(low([(98, 344), (132, 342), (146, 343), (130, 352), (104, 356)])), "#5a2024", edge=0)
    solid(c, low(gape), YELLOW[:3], sun=SUN, high=0.5)
    up = solid(c, low(UPPER), YELLOW, sun=SUN, high=0.7)
    with c.within(up):
        patch(c, low([(82, 362), (80, 340), (92, 340), (92, 352)]), "#6a4a24", soft=4, alpha=0.6)
        patch(c, low([(96, 352), (100, 340), (130, 336), (132, 350)]), "#b06a1c", soft=4, alpha=0.5)
        line(c, low([(114, 309), (112, 328), (116, 350)]), 2.4, "#c47e1e", (0.8, 0.8), 0.5)
        c.disc(*spot(115, 326), 3.6, 2.0, "#6a3c14", 0.1, edge=0)
    line(c, low([(93, 348), (106, 345), (130, 345.5), (148, 341)]), 2.4, "#7a4214", (0.5, 0.9))
    with c.within(h):
        patch(c, low([(128, 320), (142, 315), (158, 324), (152, 337), (134, 338)]), "#5a3c30", soft=3, alpha=0.7)
        patch(c, low([(136, 348), (160, 346), (178, 366), (170, 396), (148, 378)]), "#8a6248", soft=8, alpha=0.4)
    eye(c, *spot(145, 328), 5.2, iris="#f0c850", ring="#2b1c18", glint=(-0.4, -0.1))
    c.shape(ribbon(low([(128, 321), (144, 320), (164, 328)]), (3, 8, 2)), "#4a3028", edge=0)
    line(c, low([(128, 317), (145, 314.5), (164, 322)]), 3, "#fff0c4", (0.6, 0.3), 0.9)


RISE = -24
"""How far the torn water lies above its first place."""


def splash(c):
    """Tear the water open where the fish was: a furrow with foam on both sides, far tongues of water."""
    g = np.random.default_rng(12)
    at = lambda *q: [(x, y + RISE) for x, y in q]
    c.curve(at((110, 628), (160, 614), (230, 610), (320, 620), (450, 640), (500, 652), (500, 680), (400, 668), (280, 660), (170, 652)), "#0f3a4c", alpha=0.65, soft=6)
    for side in (-1, 1):
        t = g.uniform(0, 1, 60) ** 1.3
        x = 118 + 360 * t
        y = RISE + 632 + 28 * t + side * (8 + 24 * t) + g.normal(0, 2 + 3 * t, 60)
        c.dabs(x, y, g.uniform(5, 20, 60) * (1.2 - 0.7 * t), g.uniform(1.4, 4.4, 60) * (1.1 - 0.6 * t), 0.06 + side * 0.06, "#eef6f0", 0.95 - 0.4 * t)
        c.dabs(x + 4, y + 4, g.uniform(5, 16, 60), g.uniform(1, 2, 60), 0.06, "#4f8a92", 0.4)
    for row, shade in ((614, "#8fb6ba"), (626, "#b7d2d0")):
        tongues(c, g, np.linspace(118, 278, 9) + g.normal(0, 7, 9), row + RISE, (24, 74), shade)


def mirrored(c):
    """Break the dark image of the bird over the swell: long strokes below the body, fewer to the side."""
    g = np.random.default_rng(19)
    for n, wide, tint, alpha in ((90, 64, "#16263a", 0.55), (30, 46, "#40383c", 0.5), (22, 120, "#1c3044", 0.40)):
        y = 632 + 92 * g.random(n) ** 0.9
        x = 236 + 0.35 * (y - 632) + wide * g.normal(0, 0.75, n)
        c.dabs(x, y, g.uniform(12, 44, n) * (0.6 + (y - 632) / 120), g.uniform(1.6, 4.4, n) * (0.6 + (y - 632) / 90), 0.0, tint, alpha)


def veils(c):
    """Hang thin sheets of water between the fish and the torn surface."""
    for (x, y), (a, b), wide in (((126, 592), (112, 614), 24), ((146, 584), (150, 620), 20), ((186, 548), (182, 618), 13), ((222, 536), (228, 616), 15)):
        way = [(x, y), (x * 0.6 + a * 0.4 + 2, y * 0.5 + b * 0.5), (a, b)]
        c.shape(ribbon(way, (0.5, wide * 0.3, wide)), Grad((0, y), (0, b), "#f4faf6", "#cfe4e2"), alpha=0.72, edge=0.3)
        c.line(way, 2, "#ffffff", taper=(0.1, 0.8), alpha=0.7)
    # what runs off the tail falls in drops
    for x, y, size in ((346, 566, 2.4), (344, 580, 1.7), (341, 597, 2.8), (339, 606, 1.3), (322, 560, 1.5), (319, 584, 2.0)):
        c.disc(x, y, size * 0.8, size * 1.4, "#f4fbff", edge=0, alpha=0.9)


def tongues(c, g, places, row, tall, shade):
    """Throw tongues of water up from a row; each leans away from the middle and breaks into drops."""
    for x in places:
        high = g.uniform(*tall) * max(0.25, 1 - abs(x - 190) / 130)
        lean = (x - 190) * 0.5 + g.normal(0, 7) + 6
        way = [(x, row + 4), (x + lean * 0.2, row - high * 0.4), (x + lean * 0.55, row - high * 0.78), (x + lean, row - high)]
        c.shape(ribbon(way, (30, 16, 10, 6, 5, 1)), Grad((0, row - high), (0, row + 6), "#fbfffa", shade, "#6d9ea4"), alpha=0.88, edge=0.4)
        c.line([(p - 3, q) for p, q in way], 3, "#ffffff", taper=(0.2, 0.8), alpha=0.6, round_=True)
        for u in g.uniform(1.1, 1.8, 4):
            size = g.uniform(1.0, 3.2)
            c.disc(x + lean * u, row - high * u + g.normal(0, 3), size, size * 1.2, "#f6fcf8", edge=0, alpha=0.95)


def spray(c):
    """Throw the near tongues up before the fish, whose chin still touches the water, and foam at their foot."""
    g = np.random.default_rng(15)
    tongues(c, g, np.array([128, 146, 160, 178, 200, 224, 248]), 652 + RISE, (20, 44), "#e4f0ea")
    n = 60
    c.dabs(g.normal(192, 54, n), g.normal(648 + RISE, 6, n), g.uniform(5, 18, n), g.uniform(1.8, 4.6, n), 0.03, "#f4faf4", 0.9)
    c.dabs(g.normal(200, 60, 26), g.normal(656 + RISE, 4, 26), g.uniform(6, 20, 26), g.uniform(1, 2.4, 26), 0.03, "#6fa2a8", 0.6)


def paint(k):
    c = Sheet(k, 31)
    sky(c, ("#3d78a8", "#6da2c4", "#aecdd8", "#f2ead0"), 440, sun=(60, 90, 300, "#fff3d0", 0.45))
    clouds(c, 60, 420, "#fff7e6", "#a9bcd8", 0.5, 230, 0.42, 8, sun=(-1, -0.6))
    # skerries with pines
    c.curve([(250, 440), (300, 424), (360, 414), (430, 410), (500, 404), (500, 450), (250, 446)], ("#c2a898", "#8d8398"))
    g = np.random.default_rng(2)
    for x in np.linspace(318, 490, 30):
        conifer(c, x, 426 - 0.05 * (x - 318) + g.uniform(-4, 6), g.uniform(24, 56), ("#2f5a66", "#4a7a6a", "#a3b070"), seed=int(x), wide=0.5)
    c.curve([(-20, 442), (30, 434), (80, 432), (130, 438), (150, 443), (-20, 446)], "#93a6bc")
    c.haze("#dfe6dc", 444, 380, 0.35, 0)
    water(c, 440, ("#b4cac8", "#739ba2", "#44717d", "#2b5163"))
    swell(c, 440, "#d8e6dc", "#2a6270", n=130, seed=4, alpha=0.5)
    glints(c, 446, 560, "#ffffff", 60, -10, 480, (3, 20), 3, 0.6)
    mirrored(c)
    splash(c)
    c.lifted(animal).lay()
    veils(c)
    spray(c)
    g = np.random.default_rng(9)
    for _ in range(46):
        t = g.uniform(0, 1)
        x, y = 122 + 150 * t + g.normal(0, 14), 560 - 70 * t + g.uniform(14, 110)
        s = g.uniform(1.0, 3.4)
        c.disc(x, y, s * 0.8, s * 1.25, "#f4fbff", edge=0, alpha=0.9)
        c.disc(x + 0.3 * s, y + 0.4 * s, s * 0.4, s * 0.7, "#5b93b8", edge=0, alpha=0.8)
    for x, y, h in ((124, 590, 34), (150, 586, 26), (206, 566, 40), (250, 536, 30)):
        c.line([(x, y), (x + 1, y + h)], 2.2, "#f4fbff", taper=(1, 0.3), alpha=0.8)
    return finished(c, focus=((125, 335, 70), (180, 530, 60)), share=0.6)
