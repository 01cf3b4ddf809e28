"""An otter climbs out of the river with a roach, at sunrise.

Head a fifth of head and body, broad and flat; neck as thick as the head; legs short; the tail half
as long as the rest, thick at its root and tapering evenly; ear low and small, eye near the nose.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from form import eye
from hides import blown, cover, facing, fur, joined, lay, normals, outline, planes
from nature import crown, glints, ridge, sky, woods
from plumage import Flow
from sheet import Sheet, finished

BODY = [
    (46, 222), (52, 209), (66, 204), (84, 202), (102, 195), (124, 189), (150, 188), (176, 193),
    (206, 207), (238, 231), (272, 239), (308, 235), (346, 245), (382, 276), (408, 322), (426, 376),
    (438, 434), (445, 494), (446, 556), (440, 616), (434, 617), (428, 558), (420, 502), (406, 448),
    (386, 406), (362, 392), (318, 378), (276, 356), (232, 348), (192, 336), (164, 312), (146, 288),
    (128, 274), (106, 264), (84, 258), (62, 252), (50, 240),
]
NEAR_ARM = [
    (182, 252), (224, 266), (238, 302), (224, 338), (206, 362), (202, 376), (194, 390), (174, 396),
    (144, 396), (136, 388), (148, 377), (166, 364), (168, 340), (166, 304),
]
FAR_ARM = [
    (156, 288), (186, 324), (154, 352), (132, 364), (112, 375), (82, 377), (76, 368), (94, 357),
    (112, 342), (130, 318),
]
NEAR_LEG = [
    (330, 306), (386, 318), (408, 368), (398, 416), (372, 444), (362, 460), (372, 480), (358, 494),
    (316, 497), (278, 496), (272, 486), (302, 476), (328, 456), (314, 430), (302, 390), (306, 340),
]
EAR = [(166, 208), (170, 200), (179, 199), (184, 207), (179, 216), (170, 216)]
NOSE = [(46, 222), (48, 213), (56, 206), (65, 208), (64, 216), (55, 223)]
PAD = [(49, 236), (57, 219), (78, 214), (104, 219), (121, 234), (116, 248), (96, 256), (74, 259), (55, 253)]
JAW = [(128, 252), (124, 270), (108, 285), (86, 293), (68, 290), (62, 281), (76, 277), (98, 273), (112, 262), (118, 250)]
FLOW = Flow(
    [(54, 222), (90, 212), (130, 214), (170, 222), (220, 262), (290, 290), (360, 320), (400, 370), (422, 440), (434, 530), (437, 615)],
    [(100, 194), (150, 186), (204, 211), (270, 242), (346, 250), (404, 326), (436, 446)],
    [(70, 248), (120, 268), (150, 292), (180, 325), (250, 352), (330, 384), (390, 430)],
    [(196, 290), (206, 340), (192, 390), (150, 408)],
    [(150, 320), (130, 360), (80, 386)],
    [(350, 340), (352, 410), (344, 460), (290, 492)],
)  # fmt: skip
SUN = (-0.62, -0.74, 0.30)
FUR = ("#221720", "#3d2724", "#63402c", "#946239", "#deb078")
STEPS = (0.06, 0.40, 0.68, 0.90)


def animal(c):
    """Paint the otter and its fish."""
    body, arm, leg, far = (cover(c, p) for p in (BODY, NEAR_ARM, NEAR_LEG, FAR_ARM))
    shy = [mix(v, "#6a6470", 0.3) for v in FUR[:4]]
    lay(c, far, planes(c, facing(normals(c, blown(c, far, 0.8)), SUN), shy, STEPS[:3]))
    mask = np.maximum(np.maximum(body, arm), leg)
    h = joined(joined(blown(c, body), blown(c, arm) + 4, 10), blown(c, leg) + 4, 12)
    n = normals(c, h, 3.0)
    value = facing(n, SUN)
    tone = planes(c, value, FUR, STEPS, edge=0.12, rough=0.08, grain=18)
    bounce = smooth(0.2, 0.9, facing(n, (0.4, 0.9, 0.1)))
    tone = tone + (rgb("#8c98a0") - tone) * (0.55 * bounce)[..., None]
    lay(c, mask, tone)
    with c.within(mask):
        throat = [(66, 246), (92, 250), (124, 256), (152, 266), (178, 296), (196, 322), (188, 338), (164, 312), (132, 278), (84, 260)]
        c.curve(throat, "#cdb090", alpha=0.65, soft=5)
        c.curve([(128, 276), (152, 290), (178, 318), (196, 336), (168, 330), (146, 296)], "#6d5c60", alpha=0.6, soft=4)
        c.curve([(226, 268), (246, 300), (240, 344), (222, 380), (232, 330)], "#2a1b20", alpha=0.5, soft=6)
        c.curve([(292, 330), (304, 390), (316, 430), (300, 400), (284, 364)], "#2a1b20", alpha=0.5, soft=6)
    fur(c, mask, FLOW, 1700, 18, 1.8, 0.12, seed=3)
    fur(c, mask * smooth(0.72, 0.95, value) * (c.x > 110), FLOW, 120, 20, 1.7, 0.08, seed=4, colour="#f0cc98", alpha=0.6)
    fur(c, mask * (1 - smooth(0.0, 0.3, value)), FLOW, 260, 16, 1.7, 0.12, seed=5, colour="#20151c", alpha=0.45)
    paws(c)
    head(c)
    c.curve([(56, 246), (120, 242), (124, 262), (104, 280), (72, 284), (62, 270)], "#3a171c", edge=0)
    roach(c, [(10, 322), (22, 294), (46, 272), (80, 264), (112, 274), (138, 306)])
    jaw(c)
    muzzle(c)
    scruff(c, np.maximum(cover(c, BODY), np.maximum(cover(c, PAD), cover(c, JAW))), value)


def paws(c):
    for x, y, step in ((140, 387, 11), (276, 487, 13), (82, 370, 11)):
        for i in range(4):
            u = x + i * step
            c.disc(u + 3, y + 3 - i * 1.4, step * 0.55, 4.6, "#8d6444" if x != 82 else "#6d5a56", alpha=0.85)
            c.line([(u + step * 0.75, y - 5 - i), (u + step * 0.55, y + 6)], 1.6, "#21151b", alpha=0.75)
            c.line([(u - 1, y + 4), (u - 4, y + 7)], 1.6, "#1b1216", alpha=0.8)


def head(c):
    with c.within(cover(c, BODY) * (1 - smooth(150, 200, c.x))):
        c.curve([(108, 230), (134, 222), (156, 236), (154, 262), (126, 262), (108, 250)], "#8f6040", alpha=0.55, soft=6)
        c.curve([(76, 208), (98, 203), (110, 214), (94, 220), (78, 216)], "#2f1e1f", alpha=0.6, soft=3)
        c.curve([(58, 205), (84, 203), (104, 196), (126, 190), (158, 189), (140, 195), (112, 201), (86, 208)], "#f2cd97", alpha=0.5, soft=2.4)
    c.curve(EAR, ("#54352a", "#2c1b1e"))
    c.line([(166, 206), (171, 200), (179, 200)], 2.4, "#d9a56c", round_=True, alpha=0.9)
    c.curve([(171, 211), (174, 206), (180, 205), (179, 212)], "#1d1216", alpha=0.7, soft=1)
    eye(c, 93, 209, 4.6, iris="#2a1712", lid="#1d1216")
    c.line([(87, 203), (94, 201), (101, 204)], 1.6, "#c79560", alpha=0.8, round_=True)


def roach(c, line):
    """Paint a roach that hangs along a line from head to tail."""
    spine = outline(line, closed=False, steps=8)
    t = np.linspace(0, 1, len(spine))
    half = np.interp(t, [0, 0.06, 0.2, 0.38, 0.52, 0.66, 0.82, 0.95, 1], [3, 9, 15, 17, 14.5, 13, 8, 4.5, 5])
    d = np.gradient(spine, axis=0)
    d /= np.hypot(d[:, 0], d[:, 1])[:, None]
    side = np.stack([d[:, 1], -d[:, 0]], -1)
    at = lambda v: spine + side * (half * v)[:, None]
    back, belly = at(1), at(-1)
    (x, y), red = spine[-1], ("#cf5c3e", "#8c3a32")
    c.curve([(x - 6, y - 6), (x + 14, y + 8), (x + 20, y + 32), (x + 6, y + 18), (x - 10, y + 32), (x - 8, y + 6)], red)
    u, v = belly[13]
    c.curve([(u - 6, v - 5), (u + 7, v - 4), (u + 17, v + 8), (u + 14, v + 16), (u + 2, v + 10)], red)
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


def jaw(c):
    """Paint the lower jaw, whose lip closes over the belly of the fish."""
    c.curve([(60, 279), (78, 275), (100, 271), (116, 258), (112, 252), (98, 264), (76, 270), (60, 274)], "#2c2a36", alpha=0.55, soft=2)
    c.curve(JAW, Grad((0, 262), (0, 294), "#c39a70", "#8d6546", "#5f4236"))
    c.line([(64, 280), (78, 276.5), (99, 272.5), (113, 261)], 2.6, "#e0b98c", round_=True, alpha=0.85, taper=(0.5, 0.4))


def muzzle(c):
    """Paint the upper lip and teeth over the fish, the nose and the whiskers."""
    c.curve([(54, 252), (76, 258), (98, 255), (120, 245), (118, 256), (98, 264), (74, 268), (56, 262)], "#1d2230", alpha=0.55, soft=2.5)
    for x, y, long, wide in ((64, 252, 18, 7), (76, 255, 9, 6), (86, 255, 8, 6), (96, 252, 8, 6)):
        c.shape([(x - wide / 2, y), (x + wide / 2, y), (x + 0.6, y + long)], "#fff6e0", edge=0)
    lip = cover(c, PAD, 0.7)
    grown = lip * smooth(212, 230, c.y)
    c.area(grown, Grad((0, 216), (0, 260), "#a87a50", "#a5744a", "#644030"))
    with c.within(lip):
        c.curve([(52, 236), (62, 225), (84, 222), (104, 230), (98, 241), (78, 246), (60, 246)], "#dcb588", alpha=0.7, soft=5)
        for x, y in ((66, 240), (77, 242), (89, 242), (100, 239), (72, 248), (85, 249), (97, 246)):
            c.disc(x, y, 1.4, 1.4, "#33201f", alpha=0.9)
    c.line([(55, 252), (74, 258), (96, 255.5), (115, 248)], 2.2, "#22141a", round_=True, alpha=0.75, taper=(0.5, 0.2))
    c.line([(56, 227), (53, 236), (51, 244)], 2.0, "#22141a", round_=True, alpha=0.7)


def scruff(c, mask, value):
    """Carry the fur onto the head: short hair, a broken rim of light; then nose and whiskers over it."""
    near = mask * (1 - smooth(150, 210, c.x)) * (c.y < 290)
    clear = near * smooth(8, 12, np.hypot(c.x - 93, c.y - 209)) * smooth(12, 16, np.hypot(c.x - 175, c.y - 208))
    skin = clear * np.maximum(1 - cover(c, [(0, 260), (130, 258), (150, 330), (0, 340)], round_=False), cover(c, JAW))
    skin = skin * (1 - cover(c, [(54, 260), (76, 263), (98, 261), (116, 252), (112, 258), (98, 272), (76, 276), (60, 280)]))
    fur(c, skin, FLOW, 520, 9, 1.4, 0.12, seed=12, bend=0.3)
    fur(c, skin * (1 - smooth(0.15, 0.45, value)), FLOW, 60, 9, 1.4, 0.12, seed=13, colour="#3a2420", alpha=0.4)
    fur(c, skin * smooth(0.7, 0.95, value), FLOW, 90, 11, 1.6, 0.08, seed=14, colour="#f6d29c", alpha=0.6)
    c.curve(NOSE, ("#3b3138", "#120c10"), edge=0)
    c.line([(50, 213), (58, 208)], 2.4, "#a6adb8", alpha=0.85, taper=(0.5, 0.5))
    c.disc(51, 220, 2.4, 1.7, "#000000", alpha=0.7)
    for run in (
        [(66, 240), (38, 244), (8, 260)], [(72, 248), (50, 262), (30, 288)], [(85, 249), (104, 268), (132, 284)],
        [(66, 238), (38, 232), (10, 238)], [(97, 246), (112, 262), (128, 296)],
    ):  # fmt: skip
        c.line(run, 1.5, "#fff0d2", taper=(1, 0.15), alpha=0.9, round_=True)


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
            c.shape(facet, colour, alpha=alpha, soft=1.6)


def rock(c):
    lit, mid, shade = "#e0c59c", "#8e8078", "#353044"
    c.curve([(-30, 600), (440, 545), (420, 620), (300, 690), (120, 750), (-30, 770)], "#1b2c38", alpha=0.75, soft=8)
    boulder(c, [(236, 496), (280, 486), (366, 489), (406, 502), (430, 536), (438, 572), (380, 592), (300, 606), (226, 600)], ("#7d7273", "#544d58", "#22293a"), [
        ([(230, 486), (300, 484), (376, 486), (410, 504), (392, 516), (330, 506), (240, 512)], mix(lit, mid, 0.15), 1),
        ([(392, 514), (412, 504), (450, 560), (440, 600), (404, 590)], "#8c827e", 0.7),
        ([(296, 506), (340, 508), (330, 560), (286, 570)], "#8a7d78", 0.5),
    ])
    boulder(c, [(-30, 380), (20, 370), (80, 370), (130, 382), (196, 387), (234, 398), (252, 440), (270, 520), (262, 580), (200, 616), (90, 634), (-30, 640)], ("#726a70", "#4f4a5a", "#272b3a"), [
        ([(-40, 372), (40, 366), (130, 380), (200, 385), (238, 400), (216, 414), (150, 404), (60, 398), (-40, 410)], lit, 1),
        ([(212, 412), (240, 398), (262, 460), (284, 540), (252, 600), (226, 510)], shade, 1),
        ([(-40, 408), (60, 400), (104, 408), (110, 452), (96, 520), (40, 540), (-40, 520)], mid, 0.6),
        ([(112, 470), (200, 452), (230, 500), (240, 600), (110, 610), (98, 520)], "#46425a", 0.6),
    ])
    for run, w in (([(104, 404), (112, 450), (98, 510), (118, 600)], 4), ([(300, 508), (312, 548), (300, 600)], 3.4), ([(40, 520), (76, 540), (84, 620)], 3)):
        c.line(run, w, "#262436", round_=True, alpha=0.75, taper=(0.4, 1))
    g = np.random.default_rng(14)
    for x, y, rx, ry in ((0, 392, 46, 12), (46, 381, 20, 4), (222, 397, 18, 5), (392, 501, 22, 5), (4, 410, 34, 12), (282, 492, 16, 4)):
        a, q = g.uniform(0, 2 * np.pi, 60), np.sqrt(g.uniform(0, 1, 60))
        u, v = x + rx * q * np.cos(a), y + ry * q * np.sin(a)
        tone = mix("#4d5a36", "#b6b358", 0.5) + (np.clip(0.5 - q * np.sin(a) * 0.6, 0, 1)[:, None] - 0.5) * (rgb("#c8bf62") - rgb("#465236"))
        c.dabs(u, v, 6.5, 3.4, g.uniform(-0.8, 0.2, 60), tone * (1 + g.normal(0, 0.06, (60, 1))))
    for x, y, rx in ((114, 381, 58), (184, 397, 70), (330, 499, 84)):
        c.disc(x, y, rx, 9, "#2a2238", alpha=0.75, soft=4, mode="multiply")
    boulder(c, [(-20, 586), (30, 566), (84, 570), (120, 596), (132, 640), (60, 660), (-20, 656)], ("#5d5a62", "#3c3c4a", "#1c2632"), [
        ([(-20, 580), (30, 564), (86, 568), (104, 582), (60, 590), (-20, 600)], "#a8977f", 0.9),
    ])
    c.shape([(-40, 600), (70, 594), (200, 572), (300, 560), (450, 536), (460, 720), (-40, 720)], "#16303a", alpha=0.72, soft=12)
    for run, w, a in (([(262, 604), (300, 602), (340, 597)], 3.2, 0.6), ([(366, 592), (400, 584), (430, 574)], 3.4, 0.7), ([(142, 624), (180, 620), (206, 614)], 3, 0.5), ([(6, 661), (60, 665), (104, 654)], 3, 0.45)):
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
    for x, y in ((112, 344), (20, 348), (26, 372), (246, 372), (268, 386), (230, 366), (150, 330), (128, 356), (402, 500), (394, 524), (118, 372)):
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
    return finished(c, focus=((84, 236, 60),), share=0.8)
