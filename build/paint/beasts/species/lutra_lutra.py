"""An otter has climbed out of the river with a roach and faces us, at sunrise.

Head broad and flat, wider than high, with small round ears low at its sides, a broad pale muzzle
with strong whiskers; neck as thick as the head; legs short, toes webbed; the tail thick at its root.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from form import eye
from hides import blown, cover, facing, fur, joined, lay, normals, outline, planes, within
from nature import crown, glints, ridge, sky, woods
from plumage import Flow
from sheet import Sheet, finished

SIZE, TILT = 0.80, -0.10


def put(points):
    """Return points of the head, drawn upright and large, where the head is."""
    co, si = SIZE * np.cos(TILT), SIZE * np.sin(TILT)
    return [(124 + (x - 150) * co - (y - 225) * si, 218 + (x - 150) * si + (y - 225) * co) for x, y in points]


def raised(points):
    """Return points of the hindquarters, drawn low, where they stand on the rock."""
    return [(x, 300 + (y - 300) * 0.74 if x > 250 and y > 300 else y) for x, y in points]


BODY = raised([
    (62, 258), (72, 206), (104, 172), (148, 160), (192, 166), (228, 184), (262, 206), (304, 218), (346, 238),
    (388, 272), (418, 322), (434, 380), (440, 440), (444, 490), (440, 560), (424, 640), (408, 690), (398, 694),
    (398, 650), (402, 580), (402, 516), (396, 462), (382, 424), (352, 400), (314, 390), (272, 376),
    (230, 366), (190, 356), (150, 338), (96, 306),
])
NEAR_ARM = [
    (168, 270), (216, 266), (246, 296), (240, 334), (216, 360), (204, 376), (196, 392), (174, 400),
    (140, 400), (130, 392), (144, 380), (164, 366), (168, 340), (160, 308),
]
FAR_ARM = [
    (114, 292), (156, 318), (146, 346), (126, 364), (106, 378), (72, 382), (62, 374), (80, 362),
    (96, 346), (104, 322),
]
NEAR_LEG = raised([
    (316, 300), (370, 280), (410, 318), (424, 372), (414, 416), (402, 440), (420, 462), (426, 484),
    (408, 498), (350, 502), (298, 503), (276, 500), (268, 490), (288, 482), (330, 474), (350, 460),
    (334, 436), (310, 406), (298, 366), (300, 328),
])
HEAD = put([
    (152, 158), (196, 161), (232, 176), (252, 202), (256, 232), (244, 260), (212, 279), (176, 287),
    (144, 288), (104, 284), (70, 268), (52, 240), (52, 208), (68, 180), (106, 162),
])
EARS = (
    put([(60, 204), (47, 197), (45, 183), (55, 174), (69, 176), (76, 188)]),
    put([(240, 190), (244, 177), (257, 172), (267, 180), (267, 195), (254, 206)]),
)
EYES = put([(112, 205), (187, 204)])
NOSE = put([(124, 222), (134, 214), (150, 212), (166, 214), (176, 222), (170, 233), (158, 241), (142, 241), (130, 233)])
SNOUT = put([(96, 244), (110, 226), (130, 215), (150, 212), (170, 215), (190, 226), (206, 244), (214, 262), (202, 277), (176, 284), (150, 281), (124, 285), (98, 279), (86, 264)])
LIP = put([(90, 262), (108, 268), (130, 270), (150, 262), (170, 270), (194, 268), (210, 260), (214, 266), (202, 278), (176, 285), (150, 280), (124, 286), (98, 280), (86, 266)])
CHIN = put([(104, 300), (128, 306), (152, 308), (178, 304), (200, 296), (192, 318), (172, 330), (150, 334), (126, 330), (110, 318)])
FLOW = Flow(
    [(80, 270), (110, 310), (150, 340)],
    raised([(190, 168), (228, 184), (304, 218), (388, 272), (436, 380), (448, 508), (450, 660)]),
    raised([(190, 230), (260, 270), (330, 310), (390, 390), (424, 500), (440, 660)]),
    [(190, 290), (250, 330), (330, 370)],
    [(196, 280), (206, 340), (192, 384), (140, 396)],
    [(130, 310), (124, 350), (70, 376)],
    raised([(350, 310), (330, 390), (360, 450), (280, 494)]),
)  # fmt: skip
FACE = Flow(
    put([(150, 214), (150, 180), (154, 152)]),
    put([(140, 216), (118, 184), (96, 160)]),
    put([(160, 216), (182, 184), (214, 162)]),
    put([(134, 226), (100, 216), (52, 208)]),
    put([(166, 226), (200, 216), (256, 212)]),
    put([(136, 246), (108, 256), (70, 268)]),
    put([(164, 246), (196, 256), (240, 264)]),
    put([(150, 250), (150, 280), (150, 300)]),
)
SUN = (-0.62, -0.74, 0.30)
FUR = ("#221720", "#3d2724", "#63402c", "#946239", "#deb078")
STEPS = (0.06, 0.40, 0.68, 0.90)


def animal(c):
    """Paint the otter and its fish."""
    body, arm, leg, far = (cover(c, p) for p in (BODY, NEAR_ARM, NEAR_LEG, FAR_ARM))
    shy = [mix(v, "#5a5664", 0.28) for v in FUR[:4]]
    behind = cover(c, raised([(376, 380), (430, 372), (436, 430), (426, 470), (372, 488), (324, 486), (326, 472), (366, 464)]))
    lay(c, behind, planes(c, facing(normals(c, blown(c, behind, 0.8)), SUN), [mix(v, "#3a3040", 0.4) for v in FUR[:4]], STEPS[:3]))
    lay(c, far, planes(c, facing(normals(c, blown(c, far, 0.8)), SUN), shy, STEPS[:3]))
    fur(c, far, FLOW, 160, 14, 1.8, 0.12, seed=2)
    mask = np.maximum(np.maximum(body, arm), leg)
    h = joined(joined(blown(c, body), blown(c, arm) + 8, 10), blown(c, leg) + 10, 12)
    value = facing(normals(c, h, 3.0), SUN)
    lay(c, mask, furred(c, h, value))
    with c.within(mask):
        throat = [(76, 286), (110, 296), (160, 292), (196, 290), (200, 316), (184, 344), (160, 350), (120, 330), (90, 306)]
        c.curve(throat, "#d9bd97", alpha=0.85, soft=5)
        c.curve([(96, 316), (130, 338), (176, 356), (200, 352), (150, 352), (110, 332)], "#6d5c60", alpha=0.6, soft=4)
        c.curve([(240, 282), (254, 310), (244, 346), (222, 372), (232, 330)], "#24171d", alpha=0.6, soft=6)
        c.curve(raised([(298, 316), (290, 366), (302, 404), (326, 436), (292, 404), (276, 360)]), "#24171d", alpha=0.65, soft=7)
        c.curve(raised([(270, 478), (340, 466), (420, 460), (430, 510), (270, 512)]), "#4c3026", alpha=0.85, soft=4)
        c.curve(raised([(402, 428), (412, 446), (428, 470), (412, 458)]), "#20141a", alpha=0.5, soft=4)
        c.curve([(60, 262), (100, 286), (170, 284), (204, 250), (212, 200), (204, 176), (238, 216), (226, 276), (180, 312), (100, 316)], "#2a1a22", alpha=0.6, soft=10)
    fur(c, mask, FLOW, 1900, 20, 1.9, 0.13, seed=3)
    fur(c, mask * smooth(0.72, 0.95, value) * (c.x > 200) * (c.y < 396), FLOW, 170, 22, 1.8, 0.08, seed=4, colour="#f3cf9c", alpha=0.65)
    fur(c, mask * (1 - smooth(0.0, 0.3, value)), FLOW, 260, 18, 1.8, 0.12, seed=5, colour="#20151c", alpha=0.45)
    shift = lambda m, x, y: np.roll(m, (round(y * c.k), round(x * c.k)), (0, 1))
    rim = mask * np.clip(1 - shift(mask, 2, 6), 0, 1) * (c.y < 400) * (c.x > 170)
    fur(c, np.clip(rim, 0, 1), FLOW, 240, 17, 1.9, 0.07, seed=6, colour="#ffe0ae", alpha=0.7)
    broad = mask * shift(mask, 2, 8) * np.clip(1 - shift(mask, 12, 46), 0, 1) * (c.y < 420) * (c.x > 190)
    fur(c, np.clip(broad, 0, 1), FLOW, 260, 18, 1.9, 0.1, seed=7, colour="#b07a4c", alpha=0.6)
    paws(c)
    head(c)


def furred(c, height, value):
    """Return the colours of fur in planes, with the light of the water from below."""
    tone = planes(c, value, FUR, STEPS, edge=0.12, rough=0.08, grain=18)
    bounce = smooth(0.2, 0.9, facing(normals(c, height, 3.0), (0.4, 0.9, 0.1)))
    return tone + (rgb("#8c98a0") - tone) * (0.5 * bounce)[..., None]


def paws(c):
    """Paint toes, webs and claws."""
    for x, y, step, tone in ((68, 375, 11, "#6d5a56"), (137, 392, 12, "#9a6d48"), (276, 444, 17, "#8d6444")):
        for i in range(5):
            u = x + i * step
            c.disc(u + 3, y + 3 - i * 1.2, step * 0.58, 5.6, tone, alpha=0.9)
            c.line([(u + step * 0.75, y - 7 - i), (u + step * 0.5, y + 7)], 1.8, "#21151b", alpha=0.7)
            c.line([(u - 1, y + 4), (u - 5, y + 9)], 2.0, "#1b1216", alpha=0.85)


def head(c):
    """Paint the broad flat head that faces us, the roach across its mouth."""
    for points in EARS:
        c.curve(points, ("#8a5c3c", "#3a2422"))
        mx, my = np.mean(points, axis=0)
        c.disc(mx + 1, my + 2, 4.6, 4.6, "#20141a", alpha=0.75, soft=1.2)
    skull = cover(c, HEAD)
    h = blown(c, skull, 0.85)
    value = facing(normals(c, h, 3.0), SUN)
    lay(c, skull, furred(c, h, value))
    with c.within(skull):
        c.curve(put([(88, 222), (150, 206), (216, 220), (236, 262), (190, 292), (110, 292), (70, 262)]), "#b08458", alpha=0.45, soft=7)
        c.curve(put([(70, 256), (112, 284), (150, 292), (200, 284), (240, 258), (222, 300), (150, 310), (84, 300)]), "#e2c69c", alpha=0.6, soft=5)
        c.curve(put([(138, 214), (142, 186), (150, 172), (158, 186), (162, 214)]), "#c18f5e", alpha=0.4, soft=4)
        for (x, y), b in zip(EYES, (-1, 1), strict=True):
            c.curve([(x - 12, y - 1), (x, y - 9), (x + 13, y - 1), (x + 6, y + 8), (x - 6, y + 8)], "#2a1a1c", alpha=0.6, soft=3)
            c.curve([(x - 14, y - 9), (x - 2, y - 14), (x + 13, y - 10), (x, y - 11)], "#e0b684", alpha=0.55, soft=2)
            c.line([(x - b * 8, y + 5), (x - b * 17, y + 14), (x - b * 20, y + 26)], 4, "#4a2f26", alpha=0.35, soft=2)
    clear = skull.copy()
    for x, y in EYES:
        clear = clear * smooth(7, 11, np.hypot(c.x - x, c.y - y))
    fur(c, clear, FACE, 640, 10, 1.4, 0.12, seed=12, bend=0.3)
    fur(c, clear * smooth(0.70, 0.95, value), FACE, 110, 10, 1.5, 0.08, seed=14, colour="#f6d6a4", alpha=0.6)
    for x, y in EYES:
        eye(c, x, y, 5.2, iris="#24140f", lid="#140c10")
        c.disc(x - 1.8, y - 2.0, 1.6, 1.6, "#fffdf2", edge=0)
    c.curve(put([(70, 292), (110, 300), (200, 296), (240, 280), (228, 322), (150, 344), (90, 326)]), "#2a171c", alpha=0.8, soft=4)
    c.curve(CHIN, Grad((0, 270), (0, 306), "#a98560", "#d8bc92", "#8b6a50"))
    roach(c, put([(0, 300), (44, 292), (100, 290), (170, 290), (240, 286), (296, 270), (322, 254)]), 1.1)
    muzzle(c)


def roach(c, line, big=1.0):
    """Paint a roach that hangs along a line from head to tail."""
    spine = outline(line, closed=False, steps=8)
    t = np.linspace(0, 1, len(spine))
    half = np.interp(t, [0, 0.06, 0.2, 0.38, 0.52, 0.66, 0.82, 0.95, 1], [3, 9, 15, 17, 14.5, 13, 8, 4.5, 5]) * big
    d = np.gradient(spine, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    side = np.stack([d[:, 1], -d[:, 0]], -1)
    at = lambda v: spine + side * (half * v)[:, None]
    back, belly = at(1), at(-1)
    (x, y), red = spine[-1], ("#e0643e", "#a23c30")
    c.curve([(x - 8, y + 6), (x - 2, y - 12), (x + 10, y - 34), (x + 12, y - 12), (x + 34, y - 6), (x + 12, y + 6)], red)
    for i in (12, -18):
        u, v = belly[i]
        c.curve([(u - 8, v - 4), (u + 9, v - 4), (u + 22, v + 10), (u + 18, v + 20), (u + 4, v + 12)], red)
    fish = np.concatenate([back, belly[::-1]])
    c.shape(fish, "#bcc8ce")
    with c.within(fish):
        strip = lambda a, b, colour, alpha, soft: c.shape(np.concatenate([at(a), at(b)[::-1]]), colour, alpha=alpha, soft=soft)
        strip(1.05, 0.35, "#46606c", 1.0, 2.2)
        strip(0.34, 0.02, "#fff4dc", 0.95, 2.0)
        strip(-0.5, -1.1, "#7f8aa6", 0.85, 2.4)
        for i in range(12, 40, 3):
            c.line([back[i], at(-0.5)[i]], 0.9, "#3d5560", alpha=0.22)
        c.line([at(0.9)[9], at(0.2)[11], at(-0.8)[9]], 1.8, "#56656c", alpha=0.7, round_=True)
    eye(c, *at(0.25)[5], 2.6, iris="#dca23c")


def muzzle(c):
    """Paint the snout, one broad flat mass whose lips close over the fish; nose and whiskers."""
    c.curve(put([(80, 270), (112, 288), (150, 284), (190, 288), (220, 268), (208, 298), (150, 298), (96, 300)]), "#1d2230", alpha=0.55, soft=2.5)
    c.curve(SNOUT, Grad((0, 214), (0, 262), "#8e6240", "#b28556", "#d2ab7a"), soft=1.6)
    mass = cover(c, SNOUT)
    with c.within(mass):
        c.curve(put([(100, 240), (116, 224), (136, 218), (128, 236), (112, 256), (98, 262)]), "#d8ac74", alpha=0.55, soft=5)
        c.curve(put([(204, 244), (212, 262), (196, 274), (168, 276), (184, 258)]), "#7c5238", alpha=0.6, soft=5)
        c.curve(LIP, "#ecd3a6", alpha=0.85, soft=2.5)
        c.curve(put([(140, 240), (160, 240), (156, 256), (150, 262), (144, 256)]), "#6d4632", alpha=0.5, soft=3)
    fur(c, mass, FACE, 210, 9, 1.3, 0.12, seed=20, bend=0.25)
    for b in (-1, 1):
        for i in range(6):
            x, y = put([(150 + b * (26 + (i % 3) * 13), 251 + (i // 3) * 9 + (i % 3))])[0]
            c.disc(x, y, 1.2, 1.1, "#3a2420", alpha=0.6)
        c.line(put([(150, 262), (150 + b * 12, 268), (150 + b * 30, 271), (150 + b * 48, 270), (150 + b * 60, 268)]), 2.0, "#3a2220", taper=(1, 0.3), round_=True, alpha=0.8)
    c.line(put([(150, 238), (150, 262)]), 2.0, "#2a191c", round_=True, alpha=0.75)
    c.curve(NOSE, ("#4a3e44", "#120c10"), edge=0)
    c.curve(put([(134, 220), (150, 215), (166, 220), (150, 222)]), "#b9b2bc", alpha=0.75, soft=1.3)
    for x, y in put([(140, 231), (160, 231)]):
        c.disc(x, y, 3.6, 2.4, "#000000", alpha=0.8)
    for b in (-1, 1):
        for u, v, du, dv in ((26, 252, 88, -14), (30, 258, 98, 10), (34, 264, 92, 34), (24, 247, 68, -36)):
            x = 150 + b * (u + 26)
            c.line(put([(x, v), (x + b * du * 0.5, v + dv * 0.25), (x + b * du, v + dv)]), 1.4, "#fff4d8", taper=(1, 0.15), alpha=0.85, round_=True)


def river(c):
    sky(c, ("#e2a873", "#f4cd94", "#fde9c2"), 320, sun=(80, 120, 300, "#fff6da", 0.8))
    far = ridge(c, 250, 120, 4, "#dcc08c", "#c2b080", 120, sharp=False, mist=("#f8dca8", 0.7), foot=306)
    woods(c, far, ("#b3a574", "#ceb984", "#e4cd98"), 320, 15, (0, 50), 3, mist=("#f6d8a4", 0.35))
    for x, y, rx, ry, s in ((322, 200, 60, 70, 1), (388, 156, 74, 112, 2), (464, 150, 70, 130, 3), (336, 252, 60, 40, 4), (430, 256, 70, 44, 5)):
        crown(c, x, y, rx, ry, ("#5f7053", "#7f875a", "#b0a264", "#e6c981"), seed=s, dab=6.5, sun=(-0.9, -0.4))
    for x, y, rx, ry, s in ((-10, 250, 54, 40, 6), (44, 268, 48, 24, 7)):
        crown(c, x, y, rx, ry, ("#8b8b60", "#aea06a", "#dcc584"), seed=s, dab=6)
    c.haze("#fae2b4", 302, 205, top=0.8)
    water = smooth(297, 299, c.y)
    c.mirror(298, water, "#d2be8e", 0.72, 3.0)
    c.area(water * smooth(300, 560, c.y) * 0.9, Grad((0, 300), (0, 720), "#c4b88a", "#6d8a78", "#285258", "#12323c"))
    c.dabs(np.linspace(0, 480, 40), 299 + 0 * np.linspace(0, 1, 40), 14, 2.0, 0, "#fff2d2", 0.7)
    glints(c, 304, 390, "#fff6dc", 70, 0, 480, (6, 24), 3, 0.8)
    glints(c, 390, 720, "#c6d0b4", 60, 0, 480, (10, 34), 5, 0.35)


def boulder(c, points, tones, planes_):
    """Paint a stone: its own gradient, then lit and shaded planes within it."""
    c.curve(points, Grad((0, min(p[1] for p in points)), (0, max(p[1] for p in points)), *tones))
    with c.within(cover(c, points)):
        for facet, colour, alpha in planes_:
            c.shape(facet, colour, alpha=alpha, soft=4.0)


def rock(c):
    lit, mid, shade = "#e0c59c", "#8e8078", "#353044"
    c.curve([(-30, 600), (440, 545), (420, 620), (300, 690), (120, 750), (-30, 770)], "#1b2c38", alpha=0.75, soft=8)
    boulder(c, [(216, 438), (270, 430), (350, 434), (406, 444), (424, 466), (430, 520), (432, 590), (390, 612), (300, 622), (216, 610)], ("#7d7273", "#544d58", "#22293a"), [
        ([(210, 430), (280, 426), (356, 432), (404, 444), (424, 464), (396, 486), (330, 482), (230, 492)], mix(lit, mid, 0.1), 1),
        ([(396, 486), (424, 464), (440, 520), (444, 600), (400, 610)], "#46425a", 0.9),
        ([(296, 486), (350, 486), (344, 560), (286, 574)], "#8a7d78", 0.55),
    ])
    boulder(c, [(-30, 380), (20, 370), (80, 370), (130, 382), (196, 387), (234, 398), (252, 440), (270, 520), (262, 580), (200, 616), (90, 634), (-30, 640)], ("#726a70", "#4f4a5a", "#272b3a"), [
        ([(-40, 372), (40, 366), (130, 380), (200, 385), (238, 400), (216, 414), (150, 404), (60, 398), (-40, 410)], lit, 1),
        ([(212, 412), (240, 398), (262, 460), (284, 540), (252, 600), (226, 510)], shade, 1),
        ([(-40, 408), (60, 400), (104, 408), (110, 452), (96, 520), (40, 540), (-40, 520)], mid, 0.6),
        ([(112, 470), (200, 452), (230, 500), (240, 600), (110, 610), (98, 520)], "#46425a", 0.6),
    ])
    for run, w in (([(84, 404), (100, 440), (94, 486)], 3.4), ([(330, 490), (318, 530), (322, 570)], 3), ([(10, 500), (40, 526), (46, 570)], 3), ([(150, 520), (176, 540), (184, 566)], 2.6)):
        c.line(run, w, "#2c283a", round_=True, alpha=0.5, taper=(0.5, 0.2))
    stone = cover(c, [(-30, 380), (130, 382), (234, 398), (262, 470), (262, 580), (200, 616), (-30, 640)])
    u, v = within(c, stone, 620, np.random.default_rng(3))
    g = np.random.default_rng(5)
    tone = np.where(g.random((len(u), 1)) < 0.55, rgb("#d8b894"), rgb("#2c2838"))
    c.dabs(u, v, g.uniform(1.4, 4.2, len(u)), g.uniform(0.9, 2.2, len(u)), g.uniform(-0.6, 0.4, len(u)), tone, 0.32)
    g = np.random.default_rng(14)
    for x, y, rx, ry in ((0, 392, 46, 12), (46, 381, 20, 4), (222, 397, 18, 5), (410, 452, 14, 5), (4, 410, 34, 12)):
        a, q = g.uniform(0, 2 * np.pi, 60), np.sqrt(g.uniform(0, 1, 60))
        u, v = x + rx * q * np.cos(a), y + ry * q * np.sin(a)
        tone = mix("#4d5a36", "#b6b358", 0.5) + (np.clip(0.5 - q * np.sin(a) * 0.6, 0, 1)[:, None] - 0.5) * (rgb("#c8bf62") - rgb("#465236"))
        c.dabs(u, v, 6.5, 3.4, g.uniform(-0.8, 0.2, 60), tone * (1 + g.normal(0, 0.06, (60, 1))))
    for x, y, rx in ((104, 384, 58), (176, 401, 64), (352, 458, 84)):
        c.disc(x, y, rx, 9, "#2a2238", alpha=0.75, soft=4, mode="multiply")
    boulder(c, [(-20, 586), (30, 566), (84, 570), (120, 596), (132, 640), (60, 660), (-20, 656)], ("#5d5a62", "#3c3c4a", "#1c2632"), [
        ([(-20, 580), (30, 564), (86, 568), (104, 582), (60, 590), (-20, 600)], "#a8977f", 0.9),
    ])
    c.shape([(-40, 600), (70, 594), (200, 584), (300, 590), (440, 584), (500, 560), (500, 720), (-40, 720)], "#16303a", alpha=0.72, soft=12)
    for run, w, a in (([(232, 612), (290, 622), (340, 620)], 3.2, 0.6), ([(366, 614), (400, 610), (434, 602)], 3.4, 0.7), ([(142, 624), (180, 620), (206, 614)], 3, 0.5), ([(6, 661), (60, 665), (104, 654)], 3, 0.45)):
        c.line(run, w, "#e9e6c8", alpha=a, round_=True, taper=(0.1, 0.1))
    g = np.random.default_rng(31)
    n = 46
    v = g.uniform(0, 1, n)
    c.dabs(g.uniform(120, 480, n), 604 + 110 * v, g.uniform(8, 26, n), 0.9 + 2.4 * v, g.normal(-0.05, 0.03, n), np.where(g.random(n)[:, None] < 0.5, rgb("#5f8a86"), rgb("#0e2833")), 0.5)


def near(c):
    t = np.linspace(0, 2 * np.pi, 60)
    for rx, ry, a, gap in ((22, 4.5, 0.9, 0.0), (46, 10, 0.55, 0.7), (84, 20, 0.35, 1.6)):
        for start in (gap, gap + np.pi):
            u = start + np.linspace(0, np.pi * 0.82, 30)
            c.line(np.stack([437 + rx * np.cos(u), 608 + ry * np.sin(u)], -1), 3.0, "#f0e6c4", alpha=a, taper=(0.15, 0.4))
    g = np.random.default_rng(8)
    for x0, n, high in ((0, 11, 300), (470, 8, 230)):
        for _ in range(n):
            x, lean, h = x0 + g.uniform(-30, 26), g.uniform(-40, 46), high * g.uniform(0.5, 1)
            col, w = mix("#1b3430", "#5d7a34", g.uniform(0, 0.8)), 19 * g.uniform(0.7, 1.2)
            c.line([(x, 730), (x + lean * 0.25, 730 - h * 0.5), (x + lean, 730 - h)], w, col, taper=(1, 0.05), round_=True)
            c.line([(x - w * 0.25, 730), (x + lean * 0.25 - w * 0.2, 730 - h * 0.5), (x + lean, 730 - h)], w * 0.22, "#cdb862", taper=(1, 0.05), round_=True, alpha=0.7)
    for x, y in ((112, 344), (20, 348), (26, 372), (246, 372), (268, 386), (230, 366), (150, 330), (128, 356), (440, 440), (300, 420), (118, 372)):
        c.disc(x, y, 1.8, 3.6, "#fff6dc", edge=0, alpha=0.9)
    # an alder hangs in
    for run, w in (([(490, 10), (420, 26), (350, 30), (280, 54)], 9), ([(430, 24), (400, 60), (372, 92)], 5), ([(360, 30), (330, 16), (300, 8)], 4)):
        c.line(run, w, "#3a2a26", taper=(1, 0.2), round_=True)
    for run, leaves in (([(490, 10), (420, 26), (350, 30), (276, 58)], 15), ([(430, 24), (400, 60), (366, 100)], 8), ([(360, 30), (330, 14), (290, 0)], 7), ([(490, 60), (450, 74), (424, 104)], 7)):
        way = outline(run, closed=False, steps=8)
        for i in range(leaves):
            x, y = way[int((0.16 + 0.84 * i / (leaves - 1)) * (len(way) - 1))]
            a = g.uniform(0.5, 2.6) if i % 3 else g.uniform(2.4, 4.2)
            s = g.uniform(22, 38)
            fx, fy = np.cos(a), np.sin(a)
            u, v, flat = x + fx * s / 2, y + fy * s / 2, g.uniform(0.2, 0.42)
            tone = mix("#26402f", "#66783a", g.uniform(0, 0.9))
            c.disc(u, v, s * 0.5, s * flat, tone, a)
            if g.random() < 0.6:
                c.disc(u - fy * s * flat * 0.3, v - 3, s * 0.4, s * flat * 0.45, mix(tone, "#f2d47c", 0.5), a, alpha=0.75)


def paint(k):
    c = Sheet(k, 7)
    river(c)
    rock(c)
    animal(c)
    near(c)
    return finished(c, focus=((124, 225, 85),), share=0.8)
