"""A wet grey seal lifts its head on a skerry; its fat hangs over the edge, a dark wave breaks behind it.

Head long, its profile straight from the crown to the nose, the eye midway between nostril and ear;
neck thick, deepest at the chest; only the hand and the forearm stand out of the body, broad and short, with five
claws; the body tapers to the ankles, from which both hind flippers rise pressed together, their outer toes longest.
"""

import numpy as np
from canvas import Grad, mix, rgb, smooth
from form import depth_of, eye, ribbon
from hides import blown, cover, facing, fur, joined, lay, normals, outline, planes, within
from nature import clouds, sky
from plumage import Flow
from sheet import Sheet, finished

BODY = [
    (36, 240), (37, 224), (48, 212), (80, 199), (112, 188), (138, 184), (164, 189), (184, 206),
    (202, 236), (222, 276), (252, 310), (296, 338), (346, 360), (382, 376), (404, 382), (421, 375),
    (440, 388), (446, 410), (434, 436), (406, 458), (366, 484), (330, 492), (292, 508), (244, 514), (200, 502), (164, 484), (124, 458),
    (100, 414), (94, 362), (100, 318), (108, 288), (108, 275), (86, 271), (58, 265), (42, 254),
]
ARM = [(140, 398), (176, 394), (200, 424), (198, 466), (176, 494), (140, 508), (104, 516), (84, 517), (76, 510), (82, 500), (100, 490), (116, 474), (124, 446), (126, 418)]
FLOW = Flow(
    [(48, 236), (90, 220), (140, 214), (172, 250), (190, 310), (240, 370), (320, 400), (400, 410), (440, 412)],
    [(84, 204), (138, 187), (184, 208), (222, 280), (296, 340), (392, 380)],
    [(60, 258), (106, 270), (112, 330), (118, 400), (150, 460), (230, 474), (330, 462), (420, 432)],
    [(160, 400), (158, 450), (130, 490), (80, 512)],
)  # fmt: skip
SUN = (-0.72, -0.60, 0.34)
COAT = ("#1f2638", "#3f4554", "#6b6d73", "#a39b8e", "#efdcb4")
STEPS = (-0.06, 0.30, 0.62, 0.88)


def animal(c):
    """Paint the seal."""
    hind(c, (-15, 2), 0.55)
    hind(c, (0, 0), 0.0)
    body, arm = cover(c, BODY), cover(c, ARM)
    mask = np.maximum(body, arm)
    # the chest stands before the flank, the head before the neck, rolls of fat behind the arm
    chest = blown(c, cover(c, [(100, 300), (180, 280), (226, 330), (230, 420), (180, 476), (120, 450), (96, 380)]), 0.5)
    h = joined(joined(blown(c, body), blown(c, arm, 0.8) + 14, 10), blown(c, body, 0.75) + chest * 0.5, 12)
    skull = cover(c, [(38, 240), (50, 213), (112, 189), (150, 184), (186, 206), (186, 244), (160, 268), (120, 276), (84, 268), (56, 260)])
    h = joined(h, blown(c, skull, 0.9) + 10, 10)
    for roll, high in ROLLS:
        h = h + blown(c, cover(c, roll), high)
    n = normals(c, h, 3.0)
    value = facing(n, SUN)
    lay(c, mask, planes(c, value, COAT, STEPS, edge=0.13, rough=0.07, grain=18))
    with c.within(mask):
        c.curve([(146, 180), (188, 206), (224, 276), (300, 336), (400, 378), (440, 398), (420, 412), (340, 394), (250, 366), (196, 306), (166, 234)], "#2c3346", alpha=0.6, soft=12)
        c.curve([(214, 380), (280, 386), (360, 410), (440, 430), (420, 470), (300, 530), (214, 520), (196, 450)], "#161b2e", alpha=0.5, soft=16)
        c.curve([(92, 270), (122, 284), (134, 330), (140, 380), (128, 420), (104, 410), (92, 350)], "#f2dfb4", alpha=0.45, soft=8)
        blotches(c, body, n)
        creases(c)
        c.curve([(192, 384), (220, 424), (218, 474), (166, 518), (198, 478), (204, 434)], "#0c101c", alpha=0.85, soft=5)
        c.curve([(134, 392), (120, 424), (112, 466), (104, 482), (124, 464), (134, 430), (150, 400)], "#161a27", alpha=0.45, soft=4)
        c.curve([(138, 404), (164, 402), (176, 430), (164, 466), (126, 494), (84, 510), (108, 486), (126, 452)], "#ecdcb6", alpha=0.6, soft=6)
        c.curve([(112, 280), (134, 290), (150, 276), (170, 262), (150, 292), (126, 304)], "#2a2d38", alpha=0.5, soft=5)
    fur(c, mask, FLOW, 1500, 13, 1.4, 0.10, seed=3)
    fur(c, mask * smooth(0.6, 0.95, value) * np.maximum(smooth(420, 400, c.y), smooth(206, 194, c.x)), FLOW, 160, 15, 1.5, 0.06, seed=4, colour="#fbeccb", alpha=0.5)
    wet(c, mask, body, n)
    fingers(c)
    face(c)


ROLLS = (
    ([(214, 440), (262, 424), (306, 452), (300, 500), (248, 516), (208, 500)], 0.30),
    ([(300, 436), (352, 420), (396, 440), (384, 472), (336, 494), (300, 490)], 0.26),
    ([(150, 262), (186, 252), (206, 286), (190, 318), (156, 306)], 0.16),
)
"""Where fat bulges: outlines, and how high they rise."""


TOES = ((-80, 92), (-70, 80), (-60, 75), (-50, 78), (-40, 88))
"""The toes of a hind flipper: their angle, and their length from the ankle."""


def hind(c, by, push):
    """Paint a hind flipper, which grows broad out of the ankle: five toes under one skin, the outer ones longest."""
    ankle = np.array((422, 410)) + by
    ways = [np.array((np.cos(np.radians(a)), np.sin(np.radians(a)))) for a, _ in TOES]
    feet = [ankle + (-15 + 7.5 * i, -8 + 3.5 * i) for i in range(5)]
    tips = [ankle + w * long for w, (_, long) in zip(ways, TOES, strict=True)]
    mids = [f * 0.5 + t * 0.5 + (3 - 1.5 * i, 0) for i, (f, t) in enumerate(zip(feet, tips, strict=True))]
    tone = lambda v: mix(v, "#232b3e", push)
    gaps = [(tips[i] + tips[i + 1]) * 0.42 + (mids[i] + mids[i + 1]) * 0.08 for i in range(4)]
    edge = [p for pair in zip(tips, [*gaps, tips[4]], strict=True) for p in pair]
    skin = [ankle + (-30, 6), feet[0] - (7, 2), mids[0] - (9, 0), *edge, mids[4] + (7, 7), feet[4] + (10, 6), ankle + (4, 30)]
    c.curve(skin, Grad((400, 330), (470, 430), tone("#d8c7a4"), tone("#8f8b88"), tone("#4c505e"), tone("#272c3c")), edge=0)
    for i, (foot, mid, tip) in enumerate(zip(feet, mids, tips, strict=True)):
        c.shape(ribbon([q + (4.5, 2) for q in (foot, mid, tip)], (5, 6, 3)), tone("#161a28"), edge=0, alpha=0.5, soft=1.6)
        c.shape(ribbon([foot, mid, tip], (8, 10, 5)), Grad(tuple(tip), tuple(foot), tone("#e2d2b0"), tone("#8d8a8a"), tone("#4a4e5c")), edge=0, alpha=0.55, soft=1.8)
        c.line([q - (3.0, 0.5) for q in (foot, mid, tip)], 2.2, tone("#ffe9bc"), round_=True, taper=(0.1, 0.9), alpha=0.4 if i else 0.9, soft=0.7)
        c.line([tip - ways[i] * 5, tip + ways[i] * 2], 2.4, "#101018", taper=(1, 0.2))


def creases(c):
    """Fold the skin: round the neck, behind the arm, where the belly rolls over the stone."""
    for run, width in (
        ([(190, 226), (184, 252), (166, 276), (140, 288)], 5), ([(204, 256), (200, 286), (184, 308), (154, 320)], 4.5),
        ([(226, 430), (214, 462), (222, 500)], 7), ([(306, 428), (298, 456), (306, 494)], 8), ([(394, 420), (388, 444), (398, 468)], 6),
    ):  # fmt: skip
        c.line(run, width, "#10131f", round_=True, taper=(0.5, 0.4), alpha=0.6, soft=2.2)
        c.line([(x + width * 0.9, y) for x, y in run], width * 0.7, "#a9a69f", round_=True, taper=(0.4, 0.4), alpha=0.5, soft=1.8)


def wet(c, mask, body, n):
    """Lay the light of a wet coat: the bright sky along the back, a broken sheen below it, sun on the chest."""
    deep = depth_of(mask, c.k)
    torn = c.noise(22, 7, 61, 3)
    up = smooth(0.15, 0.6, -n[1]) * smooth(150, 250, c.x) * smooth(432, 396, c.x) * body
    c.area(up * smooth(5.0, 2.0, deep + 2.6 * torn), "#f4e6cc", 0.85, wash=0)
    sheen = smooth(0.955, 0.99, facing(n, (0.18, -0.86, 0.5))) * smooth(-0.05, 0.28, torn) * body * smooth(150, 200, c.x) * smooth(410, 385, c.y)
    c.area(sheen, "#cfdbe6", 0.75, wash=0)
    left = smooth(0.35, 0.8, -n[0]) * mask * smooth(5.0, 1.6, deep) * smooth(250, 290, c.y)
    c.area(left, "#fff0c6", 0.8, wash=0)
    low = smooth(0.25, 0.8, n[1]) * mask * smooth(11, 4, deep) * smooth(230, 280, c.x)
    c.area(low, "#b98a72", 0.4, wash=0)


def fingers(c):
    """Paint the hand: grooves between five fingers, and their claws on the stone."""
    for x, y in ((78, 512), (88, 517), (101, 518), (115, 516), (129, 512)):
        c.line([(x + 40, y - 34), (x + 20, y - 14), (x + 7, y - 3)], 3.2, "#2a2a33", round_=True, taper=(0.1, 1), alpha=0.6, soft=0.8)
        c.line([(x + 35, y - 37), (x + 15, y - 17), (x + 2, y - 5)], 2.6, "#fff0cc", round_=True, taper=(0.1, 0.8), alpha=0.6, soft=0.7)
        c.line([(x + 3, y - 2), (x - 7, y + 4), (x - 12, y + 9)], 3.6, "#121219", taper=(1, 0.2))


def blotches(c, body, n):
    """Paint dark blotches that lie on the round of the body: narrow where it turns away, large on the flank."""
    g = np.random.default_rng(12)
    x, y = within(c, body * smooth(150, 230, c.x + c.y * 0.28 - 20), 260, g)
    rows, cols = np.clip((y * c.k).astype(int), 0, c.h - 1), np.clip((x * c.k).astype(int), 0, c.w - 1)
    turn = np.clip(n[2][rows, cols], 0.25, 1)
    lean = np.arctan2(n[1][rows, cols], n[0][rows, cols])
    placed = []
    for i in range(len(x)):
        size = g.uniform(0.2, 1) ** 2.4 * 12 + 1.5
        size *= float(np.interp(x[i], [140, 250, 380, 440], [0.6, 1.1, 0.8, 0.45]))
        if any(np.hypot(x[i] - u, y[i] - v) < (size + s) * 1.1 for u, v, s in placed):
            continue
        placed.append((x[i], y[i], size))
        co, si = np.cos(lean[i]), np.sin(lean[i])
        for _ in range(4):
            a, b = g.normal(0, 0.42) * size * turn[i], g.normal(0, 0.62) * size
            u, v = x[i] + a * co - b * si, y[i] + a * si + b * co
            r = size * g.uniform(0.4, 0.75)
            c.disc(u, v, r * turn[i], r, "#1c1f2b", lean[i] + g.normal(0, 0.25), alpha=0.6, soft=0.7)


def face(c):
    with c.within(cover(c, BODY)):
        # lit bridge, dark hollow of the eye, pale pad of the muzzle, shade below the jaw
        c.curve([(46, 214), (80, 199), (112, 189), (140, 185), (128, 195), (96, 206), (56, 221)], "#fae8c0", alpha=0.75, soft=2)
        c.curve([(96, 214), (110, 207), (126, 214), (126, 230), (110, 234), (98, 226)], "#23242f", alpha=0.7, soft=4.5)
        c.curve([(60, 222), (90, 212), (92, 228), (70, 236)], "#8f897f", alpha=0.5, soft=4)
        c.curve([(42, 240), (58, 230), (80, 234), (92, 246), (80, 256), (54, 256)], "#cdbd9c", alpha=0.75, soft=3)
        c.curve([(54, 260), (84, 263), (110, 262), (124, 270), (84, 274), (56, 267)], "#4b4a54", alpha=0.85, soft=2.5)
        c.line([(40, 252), (58, 258), (82, 259), (98, 256)], 2.6, "#16161e", round_=True, taper=(1, 0.3))
    c.curve([(36, 238), (37, 226), (44, 216), (54, 218), (53, 228), (44, 240)], "#2d2d36", alpha=0.85, edge=0, soft=1.4)
    c.line([(41, 226), (43, 233), (40, 239)], 3.0, "#0b0b10", round_=True, taper=(1, 0.5))
    c.line([(50, 219), (53, 225), (51, 231)], 2.6, "#0b0b10", round_=True, taper=(1, 0.5), alpha=0.9)
    eye(c, 112, 219, 5.2, iris="#1d1518", ring="#0c0b10")
    c.disc(152, 226, 3.6, 2.2, "#121219", 0.6, edge=0)
    for x, y in ((62, 238), (70, 241), (79, 243), (66, 247), (75, 250)):
        c.disc(x, y, 1.4, 1.4, "#2a2a33", alpha=0.85)
    for run in ([(64, 240), (44, 260), (22, 290)], [(72, 245), (56, 272), (42, 302)], [(68, 248), (68, 276), (62, 306)], [(78, 250), (86, 274), (88, 300)], [(62, 238), (38, 250), (12, 268)]):
        c.line(run, 1.5, "#f6ead0", round_=True, taper=(1, 0.25), alpha=0.9)


def storm(c):
    sky(c, ("#2f3f58", "#4c607a", "#8e9aa4", "#f0cf9e"), 318, sun=(-20, 262, 260, "#ffdf9c", 0.85))
    clouds(c, -60, 190, "#c9b9a6", "#34445e", 0.55, 230, 0.35, 4, sun=(-1, 0.5))
    clouds(c, 150, 300, "#f3d4a6", "#6b7688", 0.35, 170, 0.2, 7, sun=(-1, 0.3), alpha=0.8)
    sea = smooth(314, 316, c.y)
    c.area(sea, Grad((0, 315), (0, 720), "#7d96a0", "#3f6474", "#244a5c", "#143244"))
    c.curve([(-20, 318), (10, 308), (46, 306), (80, 312), (110, 318), (60, 322), (-20, 322)], ("#6f6c78", "#4a5064"))
    c.curve([(300, 318), (340, 311), (392, 308), (450, 312), (500, 318), (400, 321)], ("#767480", "#505a70"))
    g = np.random.default_rng(9)
    t = g.uniform(0, 1, 150) ** 1.3
    y = 318 + 260 * t
    up = g.random(150) < 0.5
    c.dabs(g.uniform(-20, 500, 150), y, (7 + 46 * t) * g.uniform(0.5, 1.2, 150), (0.8 + 4.2 * t) * g.uniform(0.6, 1.2, 150), g.normal(0, 0.03, 150), np.where(up[:, None], rgb("#a9bdbc"), rgb("#1f4356")), 0.5)
    t = g.uniform(0, 1, 30)
    c.dabs(g.uniform(-20, 240, 30), 320 + 170 * t, (5 + 22 * t), 1 + 2.2 * t, 0, "#fff1d6", 0.7)


CREST = [(214, 330), (246, 300), (284, 262), (322, 232), (366, 214), (408, 222), (446, 202), (500, 176)]
"""The edge of the wave, from its foot to the right."""


def breaker(c):
    """Paint the wave that stands up dark behind the skerry and tears: glassy below its lip, spray blown off it."""
    g = np.random.default_rng(17)
    line = outline(CREST, closed=False, steps=14)
    wall = np.concatenate([line, [(520, 470), (190, 470)]])
    c.shape(wall, Grad((300, 210), (380, 420), "#4f8f92", "#245a6c", "#12344a", "#0c2336"), edge=0, soft=1.2)
    with c.within(c.cover(wall)):
        c.line(line + (8, 26), 30, "#9fd6b8", taper=(0.3, 1), alpha=0.55, soft=8)
        for i in range(46):
            at = g.integers(4, len(line) - 4)
            x, y = line[at] + (0, g.uniform(6, 120))
            fall = g.uniform(24, 66)
            c.line([(x, y), (x - 10, y + fall * 0.5), (x - 28, y + fall)], g.uniform(1.5, 5), "#8fc3bc" if i % 3 else "#0b2536", round_=True, taper=(0.3, 0.2), alpha=0.6, soft=0.7)
    n = 620
    at = g.integers(0, len(line), n)
    u = g.uniform(0, 1, n) ** 1.7
    grow = np.linspace(0.25, 1, len(line))[at]
    x = line[at, 0] + g.normal(0, 7, n) + 34 * u * grow
    y = line[at, 1] + 8 - u * 92 * grow + g.normal(0, 4, n)
    size = (13 * (1 - u) ** 1.2 + 1.3) * g.uniform(0.4, 1.1, n) * (0.45 + 0.55 * grow)
    lit = np.clip(0.75 - 0.5 * u + g.normal(0, 0.25, n) - 0.4 * (y > line[at, 1] + 4), 0, 1)
    col = rgb("#6f8a9c") + (rgb("#fff2d2") - rgb("#6f8a9c")) * np.round(lit * 3)[:, None] / 3
    o = np.argsort(lit)
    c.dabs(x[o], y[o], size[o] * 1.25, size[o] * g.uniform(0.25, 0.7, n), g.normal(-0.75, 0.35, n), col[o], 0.85)
    n = 110
    c.dabs(g.normal(390, 70, n), g.normal(150, 46, n), g.uniform(0.7, 2.2, n), g.uniform(0.7, 1.8, n), 0, "#fff4dc", 0.8)


BLOCKS = (
    ([(330, 466), (396, 426), (450, 420), (520, 398), (520, 440), (446, 462), (424, 478), (348, 492)], [(348, 492), (424, 478), (446, 462), (520, 440), (520, 700), (340, 700)], [(424, 478), (446, 462), (520, 440), (520, 700), (436, 700)]),
    ([(120, 486), (176, 474), (262, 472), (356, 468), (366, 488), (312, 504), (226, 508), (150, 512)], [(150, 512), (226, 508), (312, 504), (366, 488), (380, 700), (140, 700)], [(226, 508), (312, 504), (366, 488), (380, 700), (246, 700)]),
    ([(-40, 504), (40, 488), (110, 490), (158, 500), (150, 522), (84, 536), (-40, 546)], [(-40, 546), (84, 536), (150, 522), (172, 700), (-40, 700)], [(84, 536), (150, 522), (172, 700), (104, 700)]),
)  # fmt: skip
"""Blocks of granite, far to near: the lit top, the whole front, and the part of it that faces away from the sun."""


def skerry(c):
    """Paint the granite: split blocks with lit tops, fronts in half light and shade, down to the sea."""
    whole = np.zeros_like(c.x)
    for top, front, away in BLOCKS:
        for p in (top, front):
            whole = np.maximum(whole, cover(c, p, round_=False))
        c.shape([(x + 5, y + 6) for x, y in front], "#15131f", alpha=0.6, soft=4)
        c.shape(front, Grad((-20, 480), (150, 690), "#dcab88", "#a98272", "#645258", "#2b3042"), edge=1.6)
        c.shape(away, Grad((0, 470), (0, 660), "#7c6460", "#51464c", "#262c3c"), edge=1.6, soft=0.8)
        c.shape(top, Grad((-20, 500), (480, 440), "#ffe2b4", "#ecc0a0", "#c89c8c"), edge=1.6)
        c.line([*top[-1:], *top[-2:-5:-1]], 2.6, "#fff0cc", taper=(0.5, 0.3), alpha=0.55)
    stone = whole * smooth(-0.1, 0.5, c.noise(46, 26, 31, 3))
    c.area(stone, "#3c3038", 0.13, wash=0)
    g = np.random.default_rng(44)
    x, y = within(c, whole, 420, g)
    c.dabs(x, y, g.uniform(1.2, 3.4, 420), g.uniform(0.8, 1.8, 420), g.uniform(0, 3, 420), np.where(g.random((420, 1)) < 0.5, rgb("#f4cdb2"), rgb("#4a3c50")), 0.35)
    c.area(whole * smooth(0.1, 0.6, c.noise(60, 20, 37, 3)), "#f0c8a0", 0.16, wash=0)
    with c.within(whole):
        for run, w in (([(38, 542), (30, 572), (44, 620)], 2.6), ([(196, 512), (188, 548), (200, 590), (190, 640)], 3.0), ([(286, 508), (296, 540), (288, 580)], 2.6), ([(386, 488), (380, 528), (394, 580)], 2.8)):
            c.line(run, w, "#1b1828", round_=True, taper=(1, 0.2), alpha=0.7)
        g = np.random.default_rng(6)
        for x0, y0, rx, ry in ((24, 510, 30, 7), (404, 460, 22, 7), (462, 446, 24, 6), (52, 556, 18, 10), (300, 540, 18, 9)):
            n = 22
            a, q = g.uniform(0, 6.28, n), np.sqrt(g.uniform(0, 1, n))
            c.dabs(x0 + rx * q * np.cos(a), y0 + ry * q * np.sin(a), g.uniform(2.5, 5.5, n), g.uniform(1.4, 2.8, n), g.uniform(-0.3, 0.2, n), rgb("#d9982e") * (0.8 + 0.35 * g.random((n, 1))), 0.85)
        c.shape([(-40, 590), (60, 586), (180, 604), (300, 590), (420, 584), (510, 560), (510, 760), (-40, 760)], "#1d2636", alpha=0.6, soft=9)
        c.curve([(104, 506), (130, 492), (240, 474), (360, 452), (420, 432), (446, 430), (430, 446), (360, 474), (300, 512), (240, 524), (180, 518), (84, 526)], "#1a1628", alpha=0.85, soft=5)
        c.curve([(196, 500), (320, 494), (330, 520), (286, 552), (226, 556), (196, 530)], "#120f20", alpha=0.7, soft=9)
    shore = outline([(-20, 612), (50, 616), (120, 640), (200, 652), (300, 640), (420, 648), (510, 630)], closed=False, steps=14)
    c.shape([*shore, (520, 740), (-30, 740)], Grad((0, 610), (0, 720), "#356072", "#17384a"), soft=2)
    g = np.random.default_rng(8)
    n = 130
    i = g.integers(0, len(shore), n)
    off = np.abs(g.normal(0, 9, n))
    c.dabs(shore[i, 0] + g.normal(0, 6, n), shore[i, 1] - 4 + off, g.uniform(4, 13, n), g.uniform(1.4, 4, n), g.normal(0, 0.25, n), rgb("#f6f0de") * g.uniform(0.82, 1, (n, 1)), 0.85)
    n = 50
    c.dabs(g.uniform(-10, 490, n), g.uniform(664, 716, n), g.uniform(8, 30, n), g.uniform(1.5, 4, n), 0, np.where(g.random(n)[:, None] < 0.5, rgb("#9db6b8"), rgb("#122f40")), 0.5)


def runoff(c):
    """Let the sea run off the slab: foam round the hind body, threads down the stone, a surge at its foot."""
    g = np.random.default_rng(23)
    n = 150
    x = g.uniform(330, 486, n)
    y = np.interp(x, [330, 400, 440, 486], [492, 466, 440, 418]) + g.normal(3, 5, n)
    o = np.argsort(y)
    col = rgb("#7f97a8") + (rgb("#fff6e2") - rgb("#7f97a8")) * g.choice([0.2, 0.6, 1.0], n)[:, None]
    c.dabs(x[o], y[o], g.uniform(3, 10, n), g.uniform(1.5, 4, n), g.normal(-0.35, 0.2, n), col, 0.9)
    with c.within([(340, 486), (520, 400), (520, 640), (330, 640)], soft=4):
        for x in g.uniform(344, 486, 34):
            y, long, w = np.interp(x, [344, 486], [494, 440]), g.uniform(24, 120), g.uniform(1, 3.4)
            c.line([(x, y), (x - 5, y + long * 0.4), (x - 4 + g.normal(0, 4), y + long)], w, "#e6e6de", round_=True, taper=(1, 0.1), alpha=g.uniform(0.15, 0.5), soft=0.8)
    n = 260
    u = g.uniform(0, 1, n) ** 1.8
    x = 440 + g.normal(0, 46, n)
    y = 650 - 92 * u * np.exp(-(((x - 452) / 46) ** 2)) + g.normal(0, 4, n)
    size = (9 * (1 - u) + 1.4) * g.uniform(0.5, 1.1, n)
    col = rgb("#6f8fa0") + (rgb("#fff4e0") - rgb("#6f8fa0")) * g.choice([0.15, 0.6, 1.0], n)[:, None]
    c.dabs(x, y, size * 1.2, size * g.uniform(0.3, 0.7, n), g.normal(-0.7, 0.5, n), col, 0.88)
    n = 26
    c.dabs(g.normal(392, 50, n), g.normal(366, 34, n), g.uniform(0.8, 2.6, n), g.uniform(0.8, 2.2, n), 0, "#fff6e2", 0.85)


def paint(k):
    c = Sheet(k, 5)
    storm(c)
    breaker(c)
    skerry(c)
    animal(c)
    runoff(c)
    return finished(c, focus=((88, 236, 60),), share=0.8)
