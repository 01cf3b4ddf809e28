"""Razorbill: stoops to hand a sprat to its downy chick, on a granite ledge in the golden morning; its mate comes home.

The bird is painted upright and then bent as a layer, from its hips and in its neck (`stooped`).

In lengths of the head without bill (80): five from crown to tail, laid at fifty degrees; body two deep, neck one; bill
0.65 long and half as deep as the head, its ridge in line with the forehead, then bent down like a razor, the gape straight;
one white bar across it, one white line from its base to the eye; flat crown; black above and to the throat, the white of the
breast runs up to a point; narrow wing whose secondaries end in one white line; long pointed tail; legs far back, short.
"""

import numpy as np
from canvas import F, Grad, mix, rgb, smooth
from form import cast, eye, line, outline, patch, ribbon, solid
from lake import swell, water
from nature import clouds, glints, sky
from plumage import Flow, fan, strokes
from quills import BLADE, SWORD, rank, shank, web
from scipy.interpolate import LinearNDInterpolator
from scipy.ndimage import gaussian_filter, map_coordinates
from scipy.spatial import cKDTree
from sheet import HIGH, WIDE, Layer, Sheet, finished

SUN = (-0.78, -0.42, 0.46)
BLACK = ("#0d1122", "#1d2335", "#3a3f4d", "#8a7a68")
WHITE = ("#6a76ac", "#b4b6d0", "#f6e4cc", "#fff6e0")
DUSK = "#0c1122"
ONE = [
    (122, 131), (142, 120), (168, 112), (194, 116), (213, 132), (224, 160), (232, 190), (250, 222), (292, 256), (334, 308),
    (366, 362), (390, 416), (410, 464), (444, 534, None), (412, 520), (384, 504), (352, 500), (318, 502), (280, 490), (240, 464),
    (206, 426), (178, 380), (160, 332), (152, 288), (152, 250), (157, 222), (154, 198), (140, 182), (124, 172),
]
"""Head, neck, body and tail are one outline."""
WING = [
    (230, 266), (248, 248), (278, 254), (314, 288), (348, 336), (376, 390), (402, 446), (432, 516, None), (394, 488), (352, 452),
    (308, 414), (266, 370), (238, 324), (226, 290),
]
UPPER = [
    (132, 130, None), (116, 131), (100, 134), (86, 142), (76, 155), (73, 171, None), (82, 165), (102, 163), (132, 163, None),
]
LOWER = [(132, 162, None), (102, 163), (82, 166), (74, 172, None), (84, 178), (102, 180), (118, 178), (132, 177, None)]


def sprat(c, points, wide, shade=0.0):
    """A limp sprat, its head at the first point."""
    body = ribbon(points, [wide * s for s in (0.14, 0.66, 0.9, 1, 1, 0.94, 0.76, 0.5, 0.3, 0.22)])
    tone = lambda t: mix(t, "#3a4a6a", shade)
    p, q = np.array(points[-1], float), np.array(points[-2], float)
    d = (p - q) / np.hypot(*(p - q))
    n = np.array([-d[1], d[0]])
    for s in (-1, 1):
        c.shape([p - d * 4 - n * s * 2, p + d * 7 + n * s * 8, p + d * 15 + n * s * 10, p + d * 6 + n * s * 1.5], tone("#9fb4c2"), edge=0)
    half = len(body) // 2
    back = body[half:][::-1]
    with c.within(body):
        c.shape(body, tone("#c9d3da"), edge=0)
        c.line(back, wide * 0.86, tone("#3a6288"), taper=(1, 1), soft=0.8)
        c.line(back, wide * 0.36, tone("#1f3f63"), taper=(1, 1), soft=0.6)
        c.line(body[:half], wide * 0.5, tone("#fffcf2"), taper=(1, 1), soft=0.8)
    at = lambda i, t: body[i] + (body[-1 - i] - body[i]) * t
    i = int(half * 0.2)
    line(c, [at(i, 0.08), at(i + 2, 0.5), at(i, 0.92)], 1.7, tone("#5d7d97"), (0.8, 0.8), 0.9)
    i = max(2, int(half * 0.1))
    x, y = at(i, 0.55)
    c.disc(x, y, 2.9, 2.9, "#f8f5ea", edge=0)
    c.disc(x, y, 1.9, 1.9, "#10131d", edge=0)


def leg(c, by, tones):
    """Paint one short leg and its webbed foot, flat on the rock."""
    at = lambda *q: [(x + by[0], y + by[1]) for x, y in q]
    toes = [at((294, 548), (268, 549), (248, 553)), at((296, 554), (268, 560), (250, 566)), at((306, 558), (290, 568), (276, 577))]
    knee, heel, foot = at((322, 480), (336, 516), (318, 548))
    shank(c, knee, heel, foot, 15, tones)
    web(c, foot, toes, tones, sun=SUN, width=11)


def animal(c):
    """Paint the razorbill from far to near."""
    leg(c, (-52, -7), ("#0b0d15", "#20242f", "#484c58"))
    body = solid(c, ONE, WHITE, sun=SUN, high=0.85, seed=3, push=0.04, bounce=("#e09a5c", 0.5))
    with c.within(body):
        breast(c, body)
        cloak(c)
    wing(c)
    leg(c, (0, 0), ("#10131c", "#2a2e3a", "#8a8078"))
    thigh = solid(c, [(284, 470), (316, 450), (350, 462), (358, 486), (346, 506), (326, 512), (304, 502)], WHITE, sun=SUN, high=0.5, push=-0.3, seed=8, lost=((316, 456, 40, 24), (286, 478, 24, 14), (352, 480, 24, 14)), edge=1.5)
    strokes(c, thigh, Flow([(300, 464), (324, 506)], [(340, 464), (336, 506)]), 40, size=(9, 1.8), turn=0, seed=3, light=("#d8d0d8", 0.4), dark=("#4d5690", 0.3))
    head(c, body)


def breast(c, body):
    """Paint the white underside: gold to the sun, violet below and beside the wing."""
    patch(c, [(226, 290), (250, 350), (300, 410), (370, 470), (400, 520), (300, 520), (230, 470), (230, 400), (200, 330)], "#7078b4", soft=15, alpha=0.48)
    patch(c, [(150, 244), (168, 260), (176, 330), (206, 400), (240, 450), (200, 440), (160, 370), (144, 300)], "#ffe2a6", soft=10, alpha=0.75)
    patch(c, [(150, 226), (190, 240), (214, 270), (190, 280), (160, 256)], "#8a90bc", soft=8, alpha=0.5)
    lie = Flow([(160, 230), (154, 290), (168, 350), (206, 420), (280, 486)], [(200, 260), (206, 340), (250, 420), (330, 490)])
    strokes(c, body * c.cover(outline([(150, 236), (210, 250), (250, 360), (380, 490), (300, 510), (200, 440), (146, 320)]), soft=4), lie, 170, size=(13, 2.4), seed=2, turn=0.35, light=("#fffaec", 0.5), dark=("#5a62a4", 0.28))


def cloak(c):
    """Paint head, neck and back black, with a feathered border towards the breast."""
    black = outline([
        (100, 120), (130, 100), (240, 100), (470, 420), (470, 560), (440, 540), (404, 508), (372, 470), (300, 420), (250, 360), (230, 306),
        (214, 268), (192, 246), (172, 236), (156, 236), (140, 226), (120, 200), (100, 180),
    ])  # fmt: skip
    inner = c.cover(black)
    with c.within(inner, soft=1.2):
        solid(c, ONE, BLACK, sun=SUN, high=0.85, seed=5, push=-0.05, rim=("#ffce86", 0.5, 6))
    lie = Flow([(128, 150), (170, 120), (214, 140), (240, 200), (300, 270), (400, 440)], [(130, 178), (160, 200), (190, 240), (226, 300)], [(140, 160), (190, 180), (220, 240)])
    strokes(c, inner * c.cover(outline(ONE)), lie, 200, size=(9, 1.8), seed=3, turn=0.15, light=("#c9a67e", 0.3), dark=("#05060e", 0.45))
    g = np.random.default_rng(7)
    for x, y in ((160, 234), (176, 238), (192, 246), (206, 260), (216, 276), (224, 296)):
        for _ in range(9):
            a = np.array((x, y)) + g.normal(0, 5, 2)
            c.shape(ribbon([a + (2, -9), a + (0, 0), a + (-1, 7)], (4, 3.4, 0)), "#1c2132", edge=0, alpha=0.55, soft=0.5)
    # the tail: long, pointed
    rank(c, [[(388, 460), (408, 490), (430, 524)], [(396, 454), (416, 486), (442, 532)]], (20, 18), ("#10141f", "#232837"), DUSK, profile=SWORD, root=(0, 0.3), glow=0.12)


def wing(c):
    """Paint the folded wing: coverts in soft groups, the white line of the secondaries, the slim black hand."""
    cast(c, [(228, 290), (240, 340), (300, 416), (380, 490), (360, 500), (280, 430), (228, 370)], soft=7, amount=0.55, colour="#4a4f8c")
    mass = solid(c, WING, BLACK, sun=SUN, high=0.6, seed=6, push=-0.02, lost=((262, 250, 30, 14),))
    rank(c, [[(322, 396), (364, 444), (398, 484), (430, 518)], [(338, 390), (374, 434), (404, 472), (434, 516)], [(350, 384), (382, 424), (408, 458), (430, 500)]], (22, 20), ("#0f131e", "#1a2030"), DUSK, profile=SWORD, root=(0, 0.2), glow=0.14, shade=0.5)
    with c.within(mass):
        rank(c, fan([(256, 330), (342, 386)], [(302, 410), (390, 474)], 7, bend=-0.03), (28, 26), ("#141a2a", "#1b2233"), DUSK, profile=BLADE, root=(0, 0.4), glow=0.08, shade=0.5)
        line(c, [(278, 386), (302, 409), (332, 434), (360, 457), (386, 478)], 8, "#fff2dc", (0.5, 0.9))
        rank(c, fan([(244, 296), (326, 344)], [(278, 366), (384, 440)], 7, bend=-0.03, lot=0.1), (32, 32), ("#1c2234", "#242a3c"), DUSK, profile=BLADE, root=(0.05, 0.6), glow=0.07, shade=0.4)
        rank(c, fan([(240, 274), (310, 312)], [(264, 338), (360, 392)], 6, bend=-0.03, lot=0.1), (34, 32), ("#262c3e", "#2e3446"), DUSK, profile=BLADE, root=(0.1, 0.7), glow=0.08, shade=0.32, under=0.12)
        rank(c, fan([(238, 262), (290, 276)], [(256, 310), (334, 346)], 5, bend=-0.03, lot=0.1), (36, 34), ("#343848", "#3c4150"), DUSK, root=(0.2, 0.9), glow=0.12, shade=0.22, under=0.08)
        patch(c, [(228, 280), (246, 250), (276, 256), (290, 290), (270, 330), (250, 330)], "#b08f6e", soft=13, alpha=0.34)
        patch(c, [(300, 262), (350, 326), (388, 400), (430, 510), (400, 440), (350, 360), (300, 290)], "#8a94b8", soft=5, alpha=0.3)
    lie = Flow([(240, 270), (262, 340), (340, 440)], [(290, 270), (340, 340), (400, 450)])
    strokes(c, mass, lie, 80, size=(12, 1.8), seed=11, turn=0.1, light=("#d0b898", 0.22), dark=("#070a14", 0.35))


def head(c, body):
    """Paint the razor bill with its white bar and the sprats in it, the white line to the eye."""
    solid(c, LOWER, ("#090b12", "#151821", "#2b2e38"), sun=SUN, high=0.5)
    up = solid(c, UPPER, ("#0b0d15", "#1a1d27", "#464750", "#b59a7c"), sun=SUN, high=0.6, rim=("#ffd9a0", 0.5, 3))
    with c.within(up, outline(LOWER)):
        line(c, [(105, 130), (98, 146), (99, 164)], 5.5, "#fff6e4", taper=(0.7, 0.8))
        line(c, [(104, 164), (104, 180)], 4, "#e9e0d4", taper=(0.8, 0.6))
        for x in (90, 115):
            line(c, [(x + 3, 132), (x - 3, 148), (x - 2, 164)], 2.2, "#05070b", alpha=0.8)
    line(c, [(74, 171), (84, 165.5), (104, 163), (134, 163.5)], 2.2, "#04050a", taper=(0.6, 0.8))
    c.curve([(146, 120), (132, 127), (128, 142), (131, 152), (128, 164), (132, 178), (146, 182), (152, 150)], Grad((126, 120), (150, 182), "#4d4a4c", "#262a38", "#141828"), soft=1.6)
    line(c, [(127, 133), (142, 136.5), (157, 142)], 4.6, "#fff6e4", taper=(1.0, 0.5))
    c.disc(166, 147, 11, 9, "#5f5a5c", alpha=0.55, soft=3, edge=0)
    c.disc(165, 145, 8.6, 7.6, "#8a7a6c", alpha=0.6, soft=1.6, edge=0)
    eye(c, 165, 145, 5.6, iris="#5a3418", lid="#a08c74", ring="#05060a")
    c.disc(165.6, 142.6, 1.8, 1.8, "#fffdf4", edge=0)


def chick(c):
    """Draw the chick: sooty above, grey in the face, white below; it stretches on its toes for the fish."""
    dark = ("#241f30", "#4c434e", "#8a7864", "#e8c088")
    for x, y in ((56, 561), (84, 565)):
        c.line([(x - 2, y - 22), (x - 5, y - 8), (x, y - 3)], 7, "#3a3644", round_=True)
        for u, v in ((20, 3), (22, -3), (14, 7)):
            c.shape(ribbon([(x - 4, y - 4), (x + u * 0.5, y + v * 0.4 - 1), (x + u, y + v)], (7.5, 7, 2.5)), "#5a5262", edge=0)
    body = solid(c, [(25, 540), (19, 516), (24, 490), (40, 466), (64, 456), (88, 468), (102, 494), (105, 520), (96, 540), (72, 549), (44, 550)], ("#50528a", "#9a96b6", "#e4d2bc", "#fff0d2"), sun=SUN, high=0.85, edge=3, push=-0.04, bounce=("#e09a5c", 0.5))
    with c.within(body):
        patch(c, [(60, 446), (20, 470), (4, 520), (16, 566), (40, 560), (44, 526), (56, 494), (76, 474)], "#4c424e", soft=7, alpha=0.95)
        patch(c, [(24, 470), (12, 510), (18, 550), (26, 520), (34, 484)], "#e0b07c", soft=4, alpha=0.5)
        patch(c, [(108, 480), (114, 540), (80, 566), (84, 530), (92, 500)], "#6a6aa8", soft=6, alpha=0.55)
    crown = solid(c, [(46, 482), (44, 456), (52, 434), (68, 420), (86, 416), (98, 426), (102, 444), (98, 464), (86, 486), (64, 494)], dark, sun=SUN, high=0.9, edge=2.5, lost=((70, 492, 34, 16),), push=-0.02)
    with c.within(crown):
        patch(c, [(98, 430), (82, 446), (76, 470), (80, 500), (106, 480), (108, 440)], "#c4bcbc", soft=5, alpha=0.85)
    flow = Flow([(84, 420), (50, 460), (24, 510), (30, 550)], [(96, 440), (100, 480), (102, 530)], [(80, 446), (66, 500), (64, 550)])
    strokes(c, np.maximum(body, crown), flow, 260, size=(6, 1.4), seed=8, turn=0.1, spread=0.6, light=("#fff0d2", 0.45), dark=("#2c2a44", 0.4))
    stub = solid(c, [(58, 486), (46, 500), (34, 522), (20, 534), (22, 518), (32, 494), (46, 478)], dark, sun=SUN, high=0.6, edge=1.5, lost=((54, 484, 12, 8),))
    strokes(c, stub, Flow([(54, 484), (24, 530)], [(60, 490), (30, 530)]), 40, size=(7, 1.6), seed=4, turn=0, light=("#e8c49a", 0.5), dark=("#1c1828", 0.5))
    patch(c, [(72, 426), (84, 418), (98, 424), (99, 442), (86, 452), (74, 444)], "#f4dcb8", soft=4, alpha=0.6)
    eye(c, 84, 435, 4.2, iris="#1d1410", ring="#0a0a10")
    c.disc(82.4, 433.0, 1.6, 1.6, "#fffdf4", edge=0)


def gape(c, upper):
    """Draw one half of the chick's bill; the fish lies between the two."""
    if upper:
        c.shape(outline([(88, 428, None), (89, 412), (96, 402), (106, 402), (114, 410, None), (112, 424), (100, 434, None)]), Grad((104, 402), (96, 428), "#d8702c", "#8a2c22"), edge=0.6)
        half = [(83, 421, None), (85, 410), (90, 401), (98, 393, None), (98, 403), (95, 414), (95, 424, None)]
    else:
        half = [(96, 427, None), (104, 419), (115, 405, None), (116, 416), (111, 427), (101, 436, None)]
    solid(c, half, ("#191722", "#332f3b", "#675c5c", "#b08c6c"), sun=SUN, high=0.6)
    if not upper:
        line(c, [(93, 424), (96, 426), (104, 418), (114, 406)], 2.4, "#ff9a3c", (1, 0.4))


FEET = (300, 556)
HIPS, THROAT = (330, 486), (176, 262)
LEAN, BEND = np.radians(15), np.radians(40)


def stooped(x, y):
    """Return where the places of the upright bird lie when it leans from its hips and bends its drawn-in neck."""
    y = y + 26 * smooth(340, 200, y)
    for (px, py), turn, share in ((THROAT, BEND, smooth(340, 190, y)), (HIPS, LEAN, smooth(540, 440, y))):
        a = turn * share
        dx, dy = x - px, y - py
        x, y = px + dx * np.cos(a) + dy * np.sin(a), py - dx * np.sin(a) + dy * np.cos(a)
    x, y = FEET[0] + 59 + 0.9 * (x - FEET[0]), FEET[1] + 2 + 0.9 * (y - FEET[1])
    return np.minimum(x, 420 + 0.72 * (x - 420)), y


def bowed(c, layer):
    """Return the upright bird as a layer that stoops: each place looks up where it came from."""
    y, x = np.mgrid[0:HIGH:4, 0:WIDE:4].astype(float)
    get = lambda a, v, u: map_coordinates(a, [v * c.k - 0.5, u * c.k - 0.5], order=1, mode="constant")
    near = sum(get(layer.alpha, y + dy, x + dx) for dy in (-9, 0, 9) for dx in (-9, 0, 9)) > 0.02
    x, y = x[near], y[near]
    to = np.stack(stooped(x, y), -1)
    v, u = np.mgrid[0 : HIGH + 3 : 3, 0 : WIDE + 3 : 3].astype(float)
    far, i = cKDTree(to).query(np.stack([u, v], -1))
    came = LinearNDInterpolator(to, np.stack([x, y], -1))(u, v)
    came = np.where(np.isnan(came), np.stack([x, y], -1)[i], came)
    fine = lambda a: map_coordinates(a, [c.y / 3, c.x / 3], order=1)
    grid = fine(came[..., 1]), fine(came[..., 0])
    seen = smooth(8, 6, fine(far)).astype(F)
    colours = np.stack([get(layer.rgb[..., e], *grid) for e in range(3)], -1)
    alpha = get(layer.alpha, *grid) * seen
    edge = np.clip(alpha - get(alpha.astype(F), c.y - 3.4, c.x - 1.6), 0, 1) * seen * smooth(470, 400, c.y)
    colours += (rgb("#ffd894") * alpha[..., None] - colours) * gaussian_filter(edge, 0.3 * c.k)[..., None]
    return Layer(c, (colours * seen[..., None]).astype(F), alpha.astype(F))


HORIZON = 408


def place(c):
    """Paint the golden morning, the sea, and far cliffs with their birds in the haze."""
    sky(c, ("#e08a48", "#f2a958", "#f8be6c", "#ffcf84"), HORIZON, sun=(-10, HORIZON - 60, 230, "#fff0c4", 0.7))
    clouds(c, -60, 210, "#ffd394", "#c98160", 0.42, 300, 0.22, 7, sun=(-0.8, 1))
    for points, top, foot in (
        ([(250, 420), (268, 372), (300, 360), (318, 322), (352, 316), (372, 282), (420, 270), (500, 240), (500, 420)], "#eeb180", "#dca58c"),
        ([(352, 424), (366, 384), (392, 370), (400, 320), (430, 306), (440, 262), (500, 230), (500, 424)], "#cf8d70", "#b88484"),
    ):
        mask = c.cover(np.array(points, float))
        c.area(mask, Grad((0, 240), (0, 424), top, foot))
        c.area(mask * smooth(-0.1, 0.5, c.noise(30, 70, 31, 3)), "#a86c70", 0.35)
        c.area(mask * smooth(0.1, 0.3, c.noise(120, 9, 33, 3)), "#ffe0b0", 0.5)
        c.area(mask * smooth(0.1, 0.3, c.noise(120, 9, 34, 3)), "#94606e", 0.3)
    g = np.random.default_rng(9)
    x, y = g.uniform(200, 470, 26), g.uniform(190, 330, 26)
    for a, b, s in zip(x, y, g.uniform(1.2, 3.2, 26), strict=True):
        line(c, [(a - 2.6 * s, b - s), (a, b), (a + 2.6 * s, b - s * 0.8)], 1.1 * s * 0.7, "#7c5560", (0.3, 0.3), 0.75)
    water(c, HORIZON, ("#f6c67e", "#8fa99a", "#2f7f8e", "#175a74"), foot=600)
    swell(c, HORIZON, "#ffe2a8", "#1f6478", n=110, seed=2, alpha=0.55, foot=640)
    glints(c, HORIZON + 2, 540, "#fff3cc", 120, left=-10, right=230, size=(3, 26), alpha=0.85)


def ledge(c):
    """Paint the granite: broken steps, lit above, its front in violet shade, thrift in a crack."""
    top = [(-20, 740, None), (-20, 580), (30, 566, None), (60, 560), (150, 556), (220, 548, None), (300, 542), (380, 546), (430, 540, None), (500, 548), (520, 740, None)]
    mask = solid(c, top, ("#6a4a62", "#a0706c", "#dba27c", "#fbd29c"), sun=(-0.5, -0.8, 0.4), high=0.35, seed=7, push=0.12, grain=0.16, soft=0.35)
    with c.within(mask):
        for p, tone, a in (
            ([(220, 548, None), (250, 570), (214, 592), (120, 596), (60, 590), (150, 570)], "#8f6070", 0.4),
            ([(250, 560), (340, 556), (440, 562), (500, 580), (420, 592), (300, 586)], "#ffdca4", 0.3),
        ):
            patch(c, p, tone, soft=1.2, alpha=a)
        c.shape([(-20, 604), (58, 596), (92, 618), (168, 602), (226, 630), (318, 606), (372, 622), (440, 600), (520, 612), (520, 740), (-20, 740)], Grad((0, 600), (0, 720), "#5a4478", "#2c2450"), edge=0.8, alpha=0.9)
        for p, tone, a in (
            ([(-20, 606), (56, 598), (40, 652), (66, 676), (30, 740), (-20, 740)], "#b97462", 0.55),
            ([(94, 620), (166, 604), (188, 640), (150, 664), (162, 740), (104, 740), (84, 668)], "#93586e", 0.7),
            ([(94, 620), (166, 604), (150, 632), (100, 644)], "#d08a68", 0.6),
            ([(228, 632), (316, 608), (300, 650), (336, 690), (300, 740), (214, 740), (236, 690)], "#7a4c72", 0.7),
            ([(228, 632), (316, 608), (290, 640), (238, 660)], "#c58068", 0.55),
            ([(374, 624), (438, 602), (520, 614), (520, 740), (420, 740), (404, 668)], "#6a4470", 0.6),
            ([(374, 624), (438, 602), (424, 636), (392, 654)], "#b3746c", 0.5),
        ):
            c.shape(p, tone, alpha=a, edge=0.8, soft=3)
        line(c, [(-20, 604), (58, 596), (92, 617), (168, 601), (226, 628), (318, 605), (372, 621), (440, 599), (520, 611)], 3, "#ffdf9e", (0.8, 0.4), 0.6)
        lichen = smooth(0.2, 0.28, c.noise(40, 14, 70, 4)) * smooth(640, 600, c.y)
        c.area(lichen * mask, "#e58a1e", 0.8)
        line(c, [(220, 548), (236, 576), (200, 600), (190, 612)], 3.2, "#3c2850", (0.8, 0.4), 0.6)
    for at, soft, amount, tone in (
        ([(290, 566), (330, 552), (400, 550), (500, 562), (520, 590), (440, 596), (350, 592), (300, 582)], 6, 0.75, "#3b3c86"),
        ([(280, 570), (330, 553), (400, 556), (404, 572), (340, 584), (292, 584)], 2.5, 0.6, "#241f4c"),
        ([(40, 562), (90, 556), (160, 560), (206, 572), (150, 580), (80, 576)], 4, 0.75, "#3b3c86"),
        ([(44, 562), (70, 558), (108, 562), (104, 570), (60, 570)], 2, 0.6, "#241f4c"),
    ):
        cast(c, at, soft=soft, amount=amount, colour=tone)


def thrift(c, x, y, wide, seed):
    """Draw a cushion of thrift in a crack: dark leaves below, lit ones above, pink heads on stalks."""
    g = np.random.default_rng(seed)
    cast(c, [(x - wide, y + 2), (x + wide * 1.9, y + 4), (x + wide * 1.7, y + 18), (x - wide * 0.6, y + 16)], soft=5, amount=0.6, colour="#2c2858")
    for low, tones in ((10, ("#26304a", "#34463c")), (4, ("#4a5a34", "#6a7034")), (0, ("#a08c3c", "#d8b450"))):
        for _ in range(26):
            u = g.uniform(-1, 1)
            foot = np.array((x + u * wide * 0.8, y + low + 6 - 7 * (1 - u * u)))
            tip = foot + (u * 9 - 3, -g.uniform(9, 20) * (1.1 - 0.5 * abs(u)))
            c.line([tuple(foot), tuple(tip)], 3.4, str(g.choice(tones)), taper=(1, 0.3), round_=True)
    for _ in range(8):
        u, high = g.uniform(-1, 1), g.uniform(16, 44)
        top = np.array((x + u * wide * 1.1 - 3, y - high))
        c.line([(x + u * wide * 0.5, y), tuple((top + (x + u * wide * 0.9, y)) / 2), tuple(top)], 1.8, "#5a4c3c", round_=True)
        r = g.uniform(4.6, 6.6)
        c.disc(*(top + (1, 1)), r * 1.1, r * 0.7, "#8a3c6c", edge=0.6)
        for _ in range(9):
            dx, dy = r * g.uniform(-0.9, 0.9), r * g.uniform(-0.7, 0.3)
            c.disc(*(top + (dx, dy)), 2.0, 1.6, "#ffb090" if dx + dy < -1 else "#cc5c86", edge=0.4)


def mate(c):
    """Draw the mate that banks home over the sea: one short narrow wing up, one down, feet spread to brake."""
    c.shape(outline([(360, 130), (372, 100), (396, 66), (426, 40, None), (422, 70), (408, 104), (394, 134)]), "#8c6a72", edge=0, soft=1.2)
    c.shape(outline([(336, 129), (322, 128), (312, 133), (310, 142, None), (320, 142), (338, 143)]), "#2c2638", edge=0, soft=0.8)
    body = solid(c, [(330, 134), (342, 126), (356, 124), (378, 122), (404, 132), (432, 146), (448, 152, None), (428, 158), (396, 160), (366, 156), (346, 148), (334, 143)], ("#8a7c9c", "#d8bcae", "#fbe2bc"), sun=SUN, high=0.7)
    with c.within(body):
        patch(c, [(318, 140), (346, 143), (364, 138), (390, 140), (450, 154), (440, 110), (340, 110)], "#3c3348", soft=1.5, alpha=0.95)
    for x, y in ((432, 160), (440, 152)):
        line(c, [(x - 14, y - 2), (x, y), (x + 12, y + 6)], 4, "#4a4054", (0.6, 1))
    wing = [(352, 132), (366, 126), (386, 130), (400, 142), (406, 164), (410, 190), (414, 222, None), (392, 204), (370, 178), (356, 154)]
    solid(c, wing, ("#362e46", "#54445a", "#a87c66"), sun=SUN, high=0.5, lost=((372, 132, 24, 10),))
    line(c, [(397, 146), (402, 168), (406, 190)], 3.2, "#ffe6c0", (0.6, 0.9))
    line(c, [(352, 136), (366, 166), (388, 196)], 2.4, "#d89a6c", (0.8, 0.3), 0.7)
    line(c, [(396, 126), (408, 102), (420, 74)], 1.8, "#ffe6c0", (0.6, 0.9), 0.8)
    line(c, [(319, 129), (318, 142)], 1.8, "#fff0d4", (1, 1))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 5)
    place(c)
    c.lifted(mate).blurred(0.7).lay(0.9)
    ledge(c)
    c.lifted(chick).lay()
    gape(c, upper=True)
    sprat(c, [(107, 412), (112, 396), (110, 378), (98, 364), (80, 355), (60, 342)], 29)
    bowed(c, c.lifted(animal)).lay()
    gape(c, upper=False)
    thrift(c, 206, 610, 30, 3)
    thrift(c, 452, 640, 46, 5)
    return finished(c, focus=((120, 340, 90), (90, 440, 50)), share=0.55)
