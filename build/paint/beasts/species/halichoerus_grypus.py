"""A grey seal lifts its head on a skerry while a wave breaks behind it.

Head long, its profile straight from the crown to the nose, the eye midway between nostril and ear;
neck thick, deepest at the chest, the arm short with five claws, the hind flippers held together.
"""

import numpy as np
from canvas import F, Grad, mix, rgb, smooth
from form import eye
from hides import blown, cover, facing, fur, joined, lay, normals, outline, planes, within
from nature import clouds, glints, sky
from plumage import Flow
from sheet import Sheet, finished

BODY = [
    (36, 240), (37, 224), (48, 212), (80, 199), (112, 188), (138, 184), (164, 189), (184, 206),
    (202, 236), (222, 276), (252, 310), (296, 338), (346, 360), (392, 380), (428, 394), (446, 404),
    (444, 420), (420, 440), (370, 462), (300, 478), (230, 482), (170, 478), (124, 458),
    (100, 414), (94, 362), (100, 318), (108, 288), (108, 275), (86, 271), (58, 265), (42, 254),
]
ARM = [(144, 384), (178, 394), (190, 430), (172, 466), (138, 488), (96, 496), (72, 494), (70, 484), (96, 470), (118, 442), (128, 408)]
NEAR_FOOT = [(410, 402), (430, 396), (442, 378), (444, 354), (440, 330), (448, 321), (456, 334), (461, 324), (469, 336), (475, 329), (480, 346), (478, 378), (464, 406), (440, 424), (416, 424)]
FAR_FOOT = [(408, 396), (420, 386), (424, 362), (416, 336), (410, 318), (418, 312), (426, 324), (434, 316), (442, 334), (450, 366), (440, 396)]
FLOW = Flow(
    [(48, 236), (90, 220), (140, 214), (172, 250), (190, 310), (240, 370), (320, 400), (400, 410), (440, 412)],
    [(84, 204), (138, 187), (184, 208), (222, 280), (296, 340), (392, 380)],
    [(60, 258), (106, 270), (112, 330), (118, 400), (150, 460), (230, 474), (330, 462), (420, 432)],
    [(160, 400), (150, 450), (110, 480), (76, 488)],
)  # fmt: skip
SUN = (-0.72, -0.60, 0.34)
COAT = ("#1f2638", "#3f4554", "#6b6d73", "#a39b8e", "#efdcb4")
STEPS = (-0.06, 0.30, 0.62, 0.88)


def animal(c):
    """Paint the seal."""
    for foot, push in ((FAR_FOOT, 0.45), (NEAR_FOOT, 0.15)):
        m = cover(c, foot)
        lay(c, m, planes(c, facing(normals(c, blown(c, m, 0.5), 1.5), SUN), [mix(v, "#3a4256", push) for v in COAT[:4]], STEPS[:3]))
    for run in ([(428, 408), (450, 380), (452, 338)], [(434, 412), (462, 384), (464, 338)], [(440, 416), (470, 388), (474, 346)]):
        c.line(run, 2.4, "#1d2230", round_=True, taper=(0.3, 1), alpha=0.55)
    body, arm = cover(c, BODY), cover(c, ARM)
    mask = np.maximum(body, arm)
    # the chest stands before the flank, the head before the neck
    chest = blown(c, cover(c, [(100, 300), (180, 280), (226, 330), (230, 420), (180, 476), (120, 450), (96, 380)]), 0.5)
    h = joined(joined(blown(c, body), blown(c, arm, 0.8) + 14, 10), blown(c, body, 0.75) + chest * 0.5, 12)
    skull = cover(c, [(38, 240), (50, 213), (112, 189), (150, 184), (186, 206), (186, 244), (160, 268), (120, 276), (84, 268), (56, 260)])
    h = joined(h, blown(c, skull, 0.9) + 10, 10)
    n = normals(c, h, 3.0)
    value = facing(n, SUN)
    tone = planes(c, value, COAT, STEPS, edge=0.13, rough=0.07, grain=18)
    up = smooth(0.2, 0.9, facing(n, (0.5, 0.85, 0.1)))
    tone = tone + (rgb("#8f97a8") - tone) * (0.5 * up)[..., None]
    # darker back, paler throat and belly
    ridge_ = smooth(60, 0, np.abs(0)) if False else None
    lay(c, mask, tone)
    with c.within(mask):
        c.curve([(146, 180), (188, 206), (224, 276), (300, 336), (400, 378), (440, 398), (420, 412), (340, 394), (250, 366), (196, 306), (166, 234)], "#333948", alpha=0.7, soft=10)
        c.curve([(92, 270), (122, 284), (134, 330), (140, 380), (128, 420), (104, 410), (92, 350)], "#ecdcb8", alpha=0.4, soft=8)
        blotches(c, body, n, FLOW)
        c.curve([(186, 384), (214, 424), (208, 464), (150, 496), (186, 464), (194, 430)], "#10131f", alpha=0.85, soft=4.5)
        c.curve([(132, 380), (108, 420), (92, 462), (106, 452), (128, 424), (146, 392)], "#161a27", alpha=0.5, soft=4)
        c.curve([(140, 394), (172, 394), (184, 424), (164, 458), (118, 484), (84, 490), (116, 464), (134, 434)], "#e6dabc", alpha=0.55, soft=5)
        c.curve([(112, 280), (134, 290), (150, 276), (170, 262), (150, 292), (126, 304)], "#2a2d38", alpha=0.45, soft=5)
    fur(c, mask, FLOW, 1500, 13, 1.4, 0.10, seed=3)
    fur(c, mask * smooth(0.6, 0.95, value), FLOW, 160, 15, 1.5, 0.06, seed=4, colour="#fbeccb", alpha=0.5)
    for x, y in ((74, 488), (82, 484), (92, 482), (102, 478), (114, 472)):
        c.line([(x + 10, y - 10), (x, y)], 2.2, "#2a2a33", alpha=0.5)
        c.line([(x, y), (x - 7, y + 6)], 2.6, "#171820", taper=(1, 0.3))
    face(c)


def blotches(c, body, n, flow):
    """Paint dark blotches, smaller and flatter where the body turns away."""
    g = np.random.default_rng(12)
    x, y = within(c, body * smooth(150, 230, c.x + c.y * 0.28 - 20), 190, g)
    a = flow(x, y)
    rows, cols = np.clip((y * c.k).astype(int), 0, c.h - 1), np.clip((x * c.k).astype(int), 0, c.w - 1)
    turn = np.clip(n[2][rows, cols], 0.15, 1)
    placed = []
    for i in range(len(x)):
        size = g.uniform(0.25, 1) ** 2.2 * 9.5 + 1.6
        if x[i] > 380 or y[i] > 460:
            size *= 0.55
        if any(np.hypot(x[i] - u, y[i] - v) < (size + s) * 1.05 for u, v, s in placed):
            continue
        placed.append((x[i], y[i], size))
        for _ in range(4):
            q = g.normal(0, 0.55, 2) * size
            co, si = np.cos(a[i]), np.sin(a[i])
            u, v = x[i] + q[0] * 1.3 * co - q[1] * 0.6 * si, y[i] + q[0] * 1.3 * si + q[1] * 0.6 * co
            c.disc(u, v, size * g.uniform(0.4, 0.85), size * (0.3 + 0.4 * turn[i]) * g.uniform(0.4, 0.8), "#23252f", a[i] + g.normal(0, 0.3), alpha=0.7, soft=0.6)


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
    sky(c, ("#2f3f58", "#4c607a", "#8e9aa4", "#f0cf9e"), 318, sun=(-30, 250, 240, "#ffe2a8", 0.7))
    clouds(c, -60, 190, "#c9b9a6", "#34445e", 0.55, 230, 0.35, 4, sun=(-1, 0.5))
    clouds(c, 150, 300, "#f3d4a6", "#6b7688", 0.35, 170, 0.2, 7, sun=(-1, 0.3), alpha=0.8)
    sea = smooth(314, 316, c.y)
    c.area(sea, Grad((0, 315), (0, 720), "#7d96a0", "#3f6474", "#244a5c", "#143244"))
    # far skerries
    c.curve([(-20, 318), (10, 308), (46, 306), (80, 312), (110, 318), (60, 322), (-20, 322)], ("#6f6c78", "#4a5064"))
    c.curve([(300, 318), (340, 311), (392, 308), (450, 312), (500, 318), (400, 321)], ("#767480", "#505a70"))
    g = np.random.default_rng(9)
    t = g.uniform(0, 1, 150) ** 1.3
    y = 318 + 260 * t
    up = g.random(150) < 0.5
    c.dabs(g.uniform(-20, 500, 150), y, (7 + 46 * t) * g.uniform(0.5, 1.2, 150), (0.8 + 4.2 * t) * g.uniform(0.6, 1.2, 150), g.normal(0, 0.03, 150), np.where(up[:, None], rgb("#a9bdbc"), rgb("#1f4356")), 0.5)
    t = g.uniform(0, 1, 30)
    c.dabs(g.uniform(-20, 240, 30), 320 + 170 * t, (5 + 22 * t), 1 + 2.2 * t, 0, "#fff1d6", 0.7)


def spray(c):
    """Paint the wave that breaks behind the skerry."""
    g = np.random.default_rng(17)
    for x0, y0, n, high, wide, lean in ((330, 400, 420, 190, 90, 0.25), (420, 410, 320, 150, 80, 0.35), (250, 400, 160, 100, 60, 0.1)):
        u, v = g.uniform(0, 1, n) ** 0.8, g.normal(0, 1, n)
        x = x0 + v * wide * (0.30 + 0.45 * u) + lean * high * u * 0.6
        y = y0 - high * u * np.exp(-0.35 * v * v) + g.normal(0, 4, n)
        size = (15 * (1 - u) ** 0.8 + 2.2) * g.uniform(0.5, 1.15, n)
        lit = np.clip(0.5 - 0.35 * v + 0.35 * u + g.normal(0, 0.2, n), 0, 1)
        col = rgb("#7f93a6") + (rgb("#fff4dc") - rgb("#7f93a6")) * np.round(lit * 2)[:, None] / 2
        o = np.argsort(lit)
        c.dabs(x[o], y[o], size[o], size[o] * 0.8, g.uniform(-1.6, -0.8, n), col[o], 0.9)
    n = 90
    c.dabs(g.normal(370, 80, n), g.normal(250, 55, n), g.uniform(0.8, 2.4, n), g.uniform(0.8, 2.2, n), 0, "#fff4dc", 0.85)


BLOCKS = (
    ([(330, 466), (396, 426), (450, 420), (520, 398), (520, 440), (446, 462), (424, 478), (348, 492)], [(348, 492), (424, 478), (446, 462), (520, 440), (520, 700), (340, 700)], [(424, 478), (446, 462), (520, 440), (520, 700), (436, 700)]),
    ([(120, 486), (176, 474), (262, 472), (356, 468), (366, 488), (312, 504), (226, 508), (150, 512)], [(150, 512), (226, 508), (312, 504), (366, 488), (380, 700), (140, 700)], [(226, 508), (312, 504), (366, 488), (380, 700), (246, 700)]),
    ([(-40, 504), (40, 488), (110, 490), (158, 500), (150, 522), (84, 536), (-40, 546)], [(-40, 546), (84, 536), (150, 522), (172, 700), (-40, 700)], [(84, 536), (150, 522), (172, 700), (104, 700)]),
    ([(-40, 596), (10, 580), (64, 578), (100, 590), (76, 606), (-40, 616)], [(-40, 616), (76, 606), (100, 590), (124, 700), (-40, 700)], [(76, 606), (100, 590), (124, 700), (88, 700)]),
    ([(250, 590), (310, 576), (372, 582), (400, 596), (350, 612), (270, 610)], [(250, 590), (270, 610), (350, 612), (400, 596), (420, 700), (230, 700)], [(350, 612), (400, 596), (420, 700), (356, 700)]),
)  # fmt: skip
"""Blocks of granite, far to near: the lit top, the whole front, and the part of it that faces away from the sun."""


def skerry(c):
    """Paint the granite: split blocks with lit tops, fronts in half light and shade, down to the sea."""
    whole = np.zeros_like(c.x)
    for top, front, away in BLOCKS:
        for p in (top, front):
            whole = np.maximum(whole, cover(c, p, round_=False))
        c.shape([(x + 5, y + 6) for x, y in front], "#15131f", alpha=0.6, soft=4)
        c.shape(front, Grad((0, 480), (0, 680), "#9a7468", "#6b5058", "#2c2a40"), edge=1.6)
        c.shape(away, Grad((0, 470), (0, 660), "#584656", "#383249", "#201f33"), edge=1.6, soft=0.8)
        c.shape(top, Grad((-20, 500), (480, 440), "#f6d4a8", "#dcb092", "#b98c7c"), edge=1.6)
        c.line([*top[-1:], *top[-2:-5:-1]], 2.6, "#fff0cc", taper=(0.5, 0.3), alpha=0.55)
    stone = whole * smooth(-0.1, 0.5, c.noise(46, 26, 31, 3))
    c.area(stone, "#2a2338", 0.22, wash=0)
    c.area(whole * smooth(0.1, 0.6, c.noise(60, 20, 37, 3)), "#f0c8a0", 0.16, wash=0)
    with c.within(whole):
        for run, w in (([(38, 542), (30, 572), (44, 620)], 2.6), ([(196, 512), (188, 548), (200, 590), (190, 640)], 3.0), ([(286, 508), (296, 540), (288, 580)], 2.6), ([(386, 488), (380, 528), (394, 580)], 2.8)):
            c.line(run, w, "#1b1828", round_=True, taper=(1, 0.2), alpha=0.7)
        g = np.random.default_rng(6)
        for x0, y0, rx, ry in ((20, 506, 30, 7), (404, 456, 26, 7), (462, 446, 24, 6), (110, 540, 20, 6), (292, 520, 16, 8)):
            n = 22
            a, q = g.uniform(0, 6.28, n), np.sqrt(g.uniform(0, 1, n))
            c.dabs(x0 + rx * q * np.cos(a), y0 + ry * q * np.sin(a), g.uniform(2.5, 5.5, n), g.uniform(1.4, 2.8, n), g.uniform(-0.3, 0.2, n), rgb("#d9982e") * (0.8 + 0.35 * g.random((n, 1))), 0.85)
        c.shape([(-40, 590), (60, 586), (180, 604), (300, 590), (420, 584), (510, 560), (510, 760), (-40, 760)], "#1d2236", alpha=0.7, soft=9)
        c.curve([(70, 496), (120, 484), (240, 474), (360, 452), (420, 432), (446, 430), (430, 446), (360, 474), (280, 490), (180, 502), (96, 504)], "#201b30", alpha=0.8, soft=4)
    shore = outline([(-20, 612), (50, 616), (120, 640), (200, 652), (300, 640), (420, 648), (510, 630)], closed=False, steps=14)
    c.shape([*shore, (520, 740), (-30, 740)], Grad((0, 610), (0, 720), "#356072", "#17384a"), soft=2)
    g = np.random.default_rng(8)
    n = 130
    i = g.integers(0, len(shore), n)
    off = np.abs(g.normal(0, 9, n))
    c.dabs(shore[i, 0] + g.normal(0, 6, n), shore[i, 1] - 4 + off, g.uniform(4, 13, n), g.uniform(1.4, 4, n), g.normal(0, 0.25, n), rgb("#f6f0de") * g.uniform(0.82, 1, (n, 1)), 0.85)
    n = 50
    c.dabs(g.uniform(-10, 490, n), g.uniform(664, 716, n), g.uniform(8, 30, n), g.uniform(1.5, 4, n), 0, np.where(g.random(n)[:, None] < 0.5, rgb("#9db6b8"), rgb("#122f40")), 0.5)


def paint(k):
    c = Sheet(k, 5)
    storm(c)
    spray(c)
    skerry(c)
    animal(c)
    return finished(c, focus=((88, 236, 60),), share=0.8)
