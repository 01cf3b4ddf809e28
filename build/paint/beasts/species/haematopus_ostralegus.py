"""Oystercatcher: hauls a ragworm out of the flats at sunrise while its chick runs up to be fed.

In lengths of the head without bill (70): body three and a half long with the wing tips, one and two thirds deep,
breast round; neck short but there; bill one and a half heads, straight, as deep as a finger and flattened at its tip,
orange-red; eye red with an orange ring; black head, breast and back, sharply parted from the white below before the
wing; white bar along the folded wing; legs pink, stout, one and a half heads, bare knee a third from the top, three toes.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from form import cast, eye, line, outline, patch, ribbon, solid, turned
from lake import rings, swell, water
from nature import clouds, glints, ridge, sky
from plumage import Flow, fan, strokes
from quills import PETAL, SWORD, rank
from sheet import Sheet, finished

FOOT = 524
SUN = (-0.62, -0.72, 0.26)
"""Low behind it: a lit edge above, a dark side towards us."""
WHITE = ("#75698c", "#b09cae", "#ead4c6", "#fff3dc")
BLACK = ("#0b0d1a", "#171c2e", "#2b3248", "#6d5f68", "#f0b48a")
LEAN = 14
"""Degrees by which the body is drawn level and then thrown back."""
HEAD = [
    (108, 338), (104, 322), (110, 306), (126, 296), (146, 296), (162, 304), (176, 318), (200, 326), (240, 330),
    (236, 400), (190, 424), (160, 418), (146, 402), (142, 384), (136, 368), (124, 358), (114, 350),
]
BODY = [
    (146, 374), (160, 346), (196, 328), (246, 320), (300, 326), (346, 342), (384, 362), (408, 380), (392, 398), (356, 422),
    (312, 442), (264, 450), (214, 444), (174, 424), (152, 400),
]
WING = [
    (196, 348), (220, 330), (262, 322), (306, 328), (350, 344), (396, 366), (442, 390, None), (404, 396), (350, 404), (296, 408),
    (244, 404), (208, 386),
]
TIP = (78, 419)
"""The tip of its bill, from which the worm is stretched to its hole."""
HOLE = (60, 534)


def back(points):
    """Return points of the level body where it leans back against the pull."""
    return turned(points, (300, 420), LEAN)


def leg(c, hip, heel, ankle, toes, tones):
    """Paint a leg: shin, heel as a knot, tarsus, three toes; one lit edge towards the sun."""
    low, own, light = tones
    c.shape(ribbon([hip, ((hip[0] + heel[0]) / 2 + 1, (hip[1] + heel[1]) / 2), heel], (15, 10, 10)), own, edge=0)
    mid = ((heel[0] + ankle[0]) / 2 + 2, (heel[1] + ankle[1]) / 2)
    c.shape(ribbon([heel, mid, ankle], (12, 7.5, 9)), own, edge=0)
    c.disc(*heel, 6.2, 7, own, edge=0)
    for tx, ty in toes:
        c.shape(ribbon([ankle, ((ankle[0] + tx) / 2, (ankle[1] + ty) / 2 - 2), (tx, ty)], (9, 8, 3)), own, edge=0)
        line(c, [ankle, ((ankle[0] + tx) / 2, (ankle[1] + ty) / 2 - 4), (tx, ty - 2)], 1.8, light, (0.8, 0.4), 0.7)
    for side, wide, tone in ((3.4, 4.6, low), (-3.2, 2.0, light)):
        line(c, [(p[0] + side, p[1]) for p in (hip, heel, mid, ankle)], wide, tone, (0.8, 0.6), 0.8, soft=0.4)


def animal(c):
    """Paint the bird from its far leg to the worm in its bill."""
    leg(c, (290, 436), (312, 470), (292, 514), ((258, 517), (278, 523), (312, 518)), ("#542c50", "#8c5270", "#d08c90"))
    solid(c, back([(370, 376), (420, 386), (452, 402, None), (420, 414), (374, 408)]), BLACK[:3], sun=SUN, high=0.4)
    body = solid(c, back(BODY), WHITE, sun=SUN, high=0.9, seed=3, push=-0.02, bounce=("#f2b090", 0.6))
    with c.within(body):
        patch(c, back([(150, 310), (420, 310), (450, 392), (300, 398), (220, 392), (190, 380)]), "#3c4150", soft=3)
        cast(c, back([(196, 386), (300, 402), (410, 392), (400, 424), (300, 432), (206, 420)]), soft=8, amount=0.7, colour="#7a6a8c")
        patch(c, back([(330, 404), (420, 384), (400, 430), (300, 452), (280, 436)]), "#85749a", soft=10, alpha=0.5)
    strokes(c, body, Flow(back([(170, 380), (220, 430), (300, 440)]), back([(240, 400), (300, 424), (380, 410)])), 110, size=(10, 1.8), seed=2, turn=0.3, light=("#fff0dc", 0.4), dark=("#64527c", 0.35))
    wing(c)
    head(c)
    solid(c, [(214, 416), (250, 420), (272, 432), (268, 450), (250, 462), (236, 454), (220, 438)], WHITE, sun=SUN, high=0.7, push=-0.1, lost=((240, 422, 34, 14),))
    leg(c, (248, 448), (262, 480), (212, 524), ((170, 530), (192, 541), (240, 533)), ("#8a3c5c", "#d07c8c", "#ffd0b4"))
    bill(c)
    worm(c)


def wing(c):
    """Paint the folded wing: soft ranks that only the low light tells apart, the white bar, the long quills."""
    rank(c, [back([(340, 386), (400, 396), (440, 404)]), back([(340, 378), (400, 390), (456, 398)])], (17, 16), ("#10131f", "#1d2233"), "#05060c", profile=SWORD, shade=0.4, glow=0.12, root=(0, 0.3))
    mass = solid(c, back(WING), BLACK, sun=SUN, high=0.75, seed=6, push=0.0, lost=((*back([(200, 352)])[0], 36, 24),))
    with c.within(mass, outline(back([(226, 386), (300, 396), (384, 392), (390, 406), (300, 418), (226, 412)]))):
        c.shape(ribbon(back([(216, 394), (262, 407), (318, 408), (376, 397)]), (2, 16, 14, 2)), "#efe2da", edge=0.5)
        how = {"profile": PETAL, "shade": 0.5, "under": 0.3, "fall": (2, 6), "lot": 0.1}
        rank(c, fan(back([(318, 384), (226, 372)]), back([(402, 397), (268, 402)]), 6, bend=-0.04, lot=0.4, seed=2), (17, 26), ("#161b2c", "#1b2135"), "#05060c", glow=0.12, root=(0, 0.6), **how)
        rank(c, fan(back([(312, 362), (216, 352)]), back([(412, 386), (270, 388)]), 6, bend=-0.05, lot=0.4, seed=3), (20, 30), ("#1f2537", "#262d42"), "#070912", glow=0.16, root=(0.05, 0.8), **how)
        rank(c, fan(back([(296, 342), (210, 336)]), back([(372, 366), (258, 368)]), 5, bend=-0.05, lot=0.4, seed=4), (24, 32), ("#2c3347", "#343b50"), "#0a0d18", glow=0.2, root=(0.1, 0.9), **how)
    with c.within(mass):
        patch(c, back([(196, 336), (240, 318), (310, 322), (380, 352), (440, 386), (420, 390), (350, 358), (290, 340), (230, 340)]), "#8f86a4", soft=7, alpha=0.45)
        line(c, back([(214, 333), (262, 323), (306, 329), (350, 345), (396, 367), (436, 387)]), 6.5, "#ffd4a0", (0.6, 0.5), 0.95, soft=0.9)
    lie = Flow(back([(210, 340), (300, 350), (430, 390)]), back([(220, 390), (300, 404), (400, 396)]))
    strokes(c, mass, lie, 120, size=(12, 1.3), seed=15, turn=0.3, light=("#c8b4b0", 0.3), dark=("#04050b", 0.5))


def head(c):
    """Paint head, neck and breast in one, its edge lit from behind, its border to the white sharp."""
    mass = solid(c, back(HEAD), BLACK, sun=SUN, high=0.8, seed=9, push=-0.02, lost=[(*back([(238, 350)])[0], 30, 18), (*back([(232, 332)])[0], 24, 12)], bounce=("#9a6c84", 0.5))
    lie = Flow(back([(110, 320), (140, 300), (176, 318), (230, 332)]), back([(112, 344), (134, 370), (146, 402), (180, 420)]), back([(130, 330), (170, 360), (210, 390)]))
    strokes(c, mass, lie, 150, size=(8, 1.5), seed=5, turn=0.3, light=("#b49a98", 0.32), dark=("#05060c", 0.45))
    with c.within(mass):
        patch(c, back([(150, 360), (200, 340), (250, 350), (240, 410), (190, 430), (150, 410)]), "#080a14", soft=12, alpha=0.5)
        line(c, back([(106, 330), (110, 307), (126, 297), (147, 297), (164, 306), (178, 319), (204, 327)]), 7, "#ffd4a0", (0.6, 0.8), 0.95, soft=0.9)
        line(c, back([(112, 350), (124, 360), (136, 370), (142, 386), (146, 404)]), 4, "#f0a484", (0.3, 0.4), 0.6, soft=1.4)
    ex, ey = back([(124, 322)])[0]
    c.disc(ex, ey, 8.2, 7.6, "#f0641f", edge=0)
    eye(c, ex, ey, 6.0, iris="#c81e1e", ring="#3a0d10", lid="#2a1a20")


def bill(c):
    """Paint the bill, lit along its ridge, closed upon the worm."""
    shape = back([(112, 340, None), (123, 351, None), (109.5, 388), (97.5, 428), (88, 462), (83.5, 474, None), (80.5, 473, None), (87, 428), (97, 380), (105, 344, None)])
    b = solid(c, shape, ("#8e1f1c", "#d9431c", "#ff7a2e", "#ffc47c"), sun=SUN, high=0.6)
    with c.within(b):
        line(c, back([(115, 350), (100.5, 400), (85, 470)]), 1.7, "#7a1a14", (0.8, 0.5), 0.85)
        line(c, back([(108, 346), (95, 396), (83, 462)]), 2.6, "#ffdca4", (0.8, 0.4), 0.8)
        c.disc(*back([(110, 362)])[0], 3.4, 1.2, "#7a1c14", -1.0, edge=0)


def worm(c):
    """Paint the ragworm, taut from its hole to the bill, its loose end curled up behind it."""
    for run, wide in (
        ([HOLE, (61, 506), (67, 476), (71, 446), (TIP[0] - 1, TIP[1] - 4)], (10, 7, 5.4, 4.6, 5)),
        ([(TIP[0] + 1, TIP[1] - 7), (91, 409), (104, 414), (110, 428), (104, 442), (94, 446), (90, 439), (95, 434)], (4.6, 5, 5.4, 5.2, 4.6, 3.6, 2.4, 0)),
    ):
        p = ribbon(run, wide)
        mask = c.cover(p)
        c.shape(p, "#9c3038", edge=0)
        with c.within(mask):
            line(c, [(x - 1.4, y) for x, y in run], 2.2, "#f0906c", (0.8, 0.5), 0.9)
            q = np.array(run, float)
            t = np.linspace(0, len(run) - 1, 22)
            c.dabs(np.interp(t, range(len(run)), q[:, 0]) + 1, np.interp(t, range(len(run)), q[:, 1]), 2.4, 0.7, 0.2, "#5c1626", 0.7)


def chick(c):
    """Paint a chick of a week that runs with its bill open: sandy down, dark eye line and back stripes."""
    at = lambda points: turned(points, (410, 560), 0, (-4, 12), 1.14)
    for hx, kx, ky, fx, fy in ((404, 396, 540, 410, 560), (420, 434, 534, 444, 550)):
        run = at([(hx, 518), (kx, ky), (fx, fy)])
        c.shape(ribbon(run, (9, 6.4, 6)), "#7d6c86", edge=0)
        line(c, [(x - 1.8, y) for x, y in run], 1.6, "#e0b4a8", (0.8, 0.5), 0.7)
        c.shape(ribbon(at([(fx + 4, fy - 1), (fx - 4, fy + 1), (fx - 14, fy + 3)]), (3, 6, 3)), "#7d6c86", edge=0)
    tones = ("#4c4060", "#86706e", "#c9a47e", "#ffdca4")
    b = solid(c, at([(384, 506), (392, 490), (412, 481), (434, 484), (448, 498), (442, 518), (420, 527), (398, 522)]), tones, sun=SUN, high=0.8, edge=2.0, bounce=("#f0b898", 0.5))
    with c.within(b):
        patch(c, at([(384, 514), (400, 532), (444, 532), (436, 514), (404, 512)]), "#b9a6b4", soft=4, alpha=0.8)
        line(c, at([(394, 494), (416, 486), (440, 495)]), 5, "#3a3040", (0.3, 0.3), 0.75, soft=1)
        line(c, at([(400, 504), (420, 497), (442, 506)]), 4, "#3a3040", (0.2, 0.2), 0.5, soft=1)
    solid(c, at([(412, 500), (424, 492), (440, 486), (438, 500), (426, 510)]), tones, sun=SUN, high=0.7, edge=1.4, lost=((*at([(414, 504)])[0], 10, 5),))
    h = solid(c, at([(370, 480), (374, 465), (387, 458), (401, 463), (406, 478), (400, 494), (382, 494)]), tones, sun=SUN, high=0.8, edge=1.4, lost=((*at([(398, 490)])[0], 18, 10),))
    lie = Flow(at([(372, 478), (390, 464), (406, 484), (440, 496)]), at([(380, 492), (400, 510), (436, 520)]))
    strokes(c, np.maximum(b, h), lie, 130, size=(4.4, 0.9), seed=8, turn=0.1, light=("#ffe6ba", 0.45), dark=("#3c3248", 0.4))
    with c.within(h):
        line(c, at([(366, 477), (384, 476), (404, 480)]), 3.4, "#33293a", (0.7, 0.4), 0.85)
        line(c, at([(371, 470), (378, 462), (390, 459), (402, 466)]), 3, "#ffe0ac", (0.4, 0.3), 0.8, soft=0.8)
    c.shape(at([(375, 471), (355, 469), (374, 480)]), "#3c323c", edge=0)
    c.shape(at([(374, 480), (358, 487), (378, 488)]), "#4c3a40", edge=0)
    c.shape(at([(376, 476), (360, 477.5), (376, 482)]), "#e06a50", edge=0)
    eye(c, *at([(385, 473)])[0], 3.5, iris="#1d1210", ring="#120c0e")


def mirror_of(c, layer, row, tint, dim, amount, ripple=0.9, stretch=1.42):
    """Let a layer be seen in the film of water on the sand, shorter and darker than itself."""
    back = layer.mirrored(row, ripple=ripple, stretch=stretch, seed=5, long=40, flat=3.4).haze(tint, dim)
    back.lay(amount, 1 - 0.5 * smooth(60, 230, np.maximum(c.y - row, 0)))


def flats(c):
    """Paint the flats: water a finger deep that holds the sky, and bars of wet sand that lie across it."""
    c.area(smooth(320, 326, c.y), Grad((0, 322), (0, 720), "#ffe2b4", "#fac4a2", "#e2a09c", "#b57f92", "#6f5276"))
    bars = (
        [(-20, 332), (90, 326), (210, 331), (300, 328), (380, 333), (240, 339), (90, 340), (-20, 343)],
        [(250, 352), (340, 346), (430, 343), (500, 345), (500, 366), (420, 362), (330, 362)],
        [(-20, 378), (70, 370), (130, 378), (190, 392), (120, 396), (40, 402), (-20, 410)],
        [(330, 420), (410, 404), (500, 400), (500, 446), (440, 440), (390, 432)],
        [(-20, 470), (20, 462), (44, 474), (20, 484), (-20, 488)],
    )
    g = np.random.default_rng(7)
    for i, p in enumerate(bars):
        q = outline(p)
        q = q + np.stack([0 * q[:, 0], 0.9 * np.sin(q[:, 0] / 13 + i) + 0.5 * np.sin(q[:, 0] / 5.3)], -1)
        c.shape(q + (2, 4), "#7c5c86", alpha=0.35, edge=0, soft=3)
        mask = c.cover(q)
        c.shape(q, Grad((0, q[:, 1].min()), (0, q[:, 1].max()), "#c98f80", "#7d5670", "#5f476c"), edge=0.5)
        with c.within(mask):
            n, (x0, y0), (x1, y1) = 60, q.min(0), q.max(0)
            y = g.uniform(y0, y1, n)
            s = 5 + 0.1 * (y - 320)
            c.dabs(g.uniform(x0, x1, n), y, s * g.uniform(0.8, 2.4, n), 0.6 + 0.012 * (y - 320), g.normal(0, 0.06, n), np.where(g.random((n, 1)) < 0.5, rgb("#f4bc94"), rgb("#543c60")), 0.5, hard=1.6)
    swell(c, 330, "#fff0d0", "#a87c9c", n=90, seed=14, alpha=0.4, long=0.8, tall=0.7)


def mussels(c):
    """Paint a clump of blue mussels in the near corner, wet and lit from behind."""
    c.curve([(-20, 640), (30, 640), (84, 652), (126, 676), (160, 700), (176, 730), (-20, 740)], "#5a3c66", soft=5, alpha=0.7)
    g = np.random.default_rng(11)
    for lower in np.sort(g.uniform(0, 90, 30)):
        x = g.uniform(-10, 96 + 0.7 * lower)
        y = 640 + lower + 0.002 * max(x, 0) ** 2
        s, t = g.uniform(0.75, 1.0) + 0.004 * lower, g.choice([-150, -110, -70, -30, 20]) + g.normal(0, 12)
        shell = outline(turned([(-26, 5, None), (-10, -7), (8, -11), (24, -4), (25, 5), (12, 10), (-8, 9)], (0, 0), t, scale=s))
        shell = shell * (1, 0.85) + (x, y)
        cast(c, shell, soft=2, amount=0.7, colour="#1c1634", shift=(3, 4))
        mask = c.cover(shell)
        c.shape(shell, Grad((x - 8 * s, y - 12 * s), (x + 6 * s, y + 10 * s), mix("#6c74ae", "#a8849c", g.random()), "#2f3262", "#15142e"), edge=0.2)
        with c.within(mask):
            for w in (0.72, 0.5):
                p = (shell - (x, y)) * w + (x, y) + turned([(-5 * s, 1)], (0, 0), t)[0]
                c.line(np.concatenate([p, p[:1]]), 1.0, "#9a9ac4", alpha=0.22)
            rim = (shell + (1.2, 1.4))[shell[:, 1] < y - 1][::6]
            line(c, rim, 4.2, "#f29c84", (0.3, 0.5), 0.6, soft=1)
            line(c, rim, 2.2, "#ffe6c4", (0.3, 0.5), 0.95)


def flier(c, x, y, s, up, veil):
    """Paint another in flight, to the left: pointed wings with a broad white bar, white rump and belly, the long bill."""
    at = lambda *points: [(x + u * s, y + v * s) for u, v in points]
    dark, pale = mix("#2e2844", "#d79c98", veil), mix("#fff2e2", "#f4c8a8", veil)
    c.shape(ribbon(at((0, -1), (-7, -11 * up), (5, -24 * up)), (11 * s, 8 * s, 0)), mix(dark, "#a87890", 0.35), edge=0)
    c.shape(ribbon(at((-2, -6 * up), (2, -13 * up), (8, -20 * up)), (1.6 * s, 2.6 * s, 0)), mix(pale, dark, 0.25), edge=0)
    c.shape(ribbon(at((-17, 0), (-6, 1), (8, 0), (22, -3)), (4 * s, 9 * s, 8 * s, 5 * s)), dark, edge=0)
    c.shape(ribbon(at((-6, 4), (4, 3.4), (15, -0.6)), (0, 3.6 * s, 3 * s)), pale, edge=0)
    c.disc(x - 17 * s, y - 0.4 * s, 4.6 * s, 4.2 * s, dark, edge=0)
    c.shape(ribbon(at((-20, 0), (-28, 1.4), (-36, 3)), (2.8 * s, 2.4 * s, 1.4 * s)), mix("#e8532c", "#f0a080", veil), edge=0)
    c.shape(ribbon(at((3, 0), (-1, -14 * up), (6, -24 * up), (24, -38 * up)), (13 * s, 11 * s, 8 * s, 0)), dark, edge=0)
    c.shape(ribbon(at((8, -2 * up), (5, -14 * up), (11, -24 * up), (20, -33 * up)), (3.4 * s, 4 * s, 3 * s, 0)), pale, edge=0)
    line(c, at((-4, -4 * up), (-6, -14 * up), (0, -24 * up), (18, -37 * up)), 1.6 * s, mix("#ffc898", dark, 0.1), (0.6, 0.2), 0.8)


def flock(c):
    """Paint others that come in low over the sea, the nearest largest, no two with their wings in one place."""
    for x, y, s, up, veil in ((262, 196, 0.42, 0.8, 0.5), (300, 178, 0.52, -0.55, 0.38), (328, 200, 0.6, 0.95, 0.28), (366, 166, 0.78, 0.35, 0.14), (420, 176, 1.0, 1.0, 0.0)):
        flier(c, x, y, s, up, veil)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 71)
    sky(c, ("#d0848c", "#eea692", "#fccf9a", "#ffe8b4"), 262, sun=(70, 232, 230, "#fff6d2", 0.85))
    clouds(c, 0, 180, "#ffd8b0", "#c0747e", 0.42, 240, 0.16, 6, sun=(-0.7, 1))
    c.disc(70, 230, 19, 19, "#fffdec", edge=0, soft=1.5)
    ridge(c, 258, 20, 9, "#b88ca4", "#94749c", 170, sharp=False, mist=("#ffdcb0", 0.6), foot=264, peaks=((430, 40, 160),))
    water(c, 260, ("#ffe6b4", "#f6bc9c", "#c890a4", "#8f7aa4"), foot=440)
    swell(c, 260, "#fff2d0", "#a4789c", n=80, seed=4, alpha=0.5, foot=340)
    glints(c, 262, 330, "#fffbe0", 110, -10, 200, (3, 24), 3, 0.85)
    flock(c)
    flats(c)
    c.area(np.exp(-(((c.x - 70) / 70) ** 2)) * smooth(260, 270, c.y) * smooth(640, 300, c.y), "#ffdc9c", 0.5, "screen", wash=0)
    bird, young = c.lifted(animal), c.lifted(chick)
    mirror_of(c, bird, FOOT + 6, "#64466c", 0.18, 0.96, stretch=1.7)
    mirror_of(c, young, 573, "#7c648c", 0.25, 0.85)
    g = np.random.default_rng(3)
    t = np.sort(g.uniform(0, 1, 120))
    c.dabs(g.uniform(-10, 490, 120), FOOT + 14 + 180 * t, (8 + 30 * t) * g.uniform(0.5, 1.3, 120), (0.5 + 1.6 * t) * g.uniform(0.6, 1.2, 120), g.normal(0, 0.012, 120), np.where(g.random((120, 1)) < 0.5, rgb("#f6bc9c"), rgb("#8c6480")), 0.6, hard=1.6)
    for x, y, r in ((206, 532, 34), (286, 520, 28), (402, 574, 24), (444, 563, 16)):
        c.disc(x, y + 2, r, 5, "#3c2c58", alpha=0.5, soft=3)
        rings(c, x, y, (r, r * 1.5), "#ffe8cc", "#6a4c7c", flat=0.2, alpha=0.6)
    young.lay()
    bird.lay()
    rings(c, *HOLE, (13, 27, 44), "#fff0d4", "#6a4c7c", flat=0.26, alpha=0.8)
    c.disc(*HOLE, 11, 4, "#4a3458", alpha=0.75, soft=1.4)
    c.dabs(HOLE[0] + g.normal(0, 9, 16), HOLE[1] - 3 + g.normal(0, 2.4, 16), g.uniform(1.2, 3.4, 16), g.uniform(0.8, 1.8, 16), 0.0, "#5a3c54", 0.85)
    mussels(c)
    return finished(c, focus=((152, 290, 64), (374, 462, 40)), share=0.6)
