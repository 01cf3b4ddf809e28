"""A ringed seal noses her pup on the spring ice, beside their breathing hole.

Body a plump barrel, two and a half times as long as deep; head small, round, with a short face like
a cat's; rings with dark middles on the back and flanks, fading on the belly; pup a third as long, white and woolly.
"""

import numpy as np
from canvas import F, Grad, mix, rgb, smooth
from form import eye
from hides import blown, cover, facing, fur, joined, lay, normals, outline, planes, within
from nature import clouds, glints, sky
from plumage import Flow
from sheet import Sheet, finished

BODY = [
    (130, 368), (129, 358), (138, 348), (150, 341), (160, 325), (180, 311), (206, 307), (230, 314),
    (262, 316), (302, 306), (346, 304), (386, 318), (418, 350), (438, 388), (450, 418),
    (444, 444), (408, 468), (346, 484), (276, 490), (222, 486), (198, 466), (190, 438), (192, 412),
    (180, 400), (160, 394), (142, 386), (133, 377),
]
ARM = [(208, 424), (238, 424), (250, 450), (232, 478), (200, 494), (172, 500), (158, 496), (168, 486), (190, 468), (200, 444)]
FEET = [(426, 408), (442, 402), (454, 388), (458, 366), (466, 364), (468, 376), (476, 370), (478, 388), (474, 414), (458, 438), (430, 448)]
PUP = [
    (80, 424), (80, 413), (89, 404), (99, 390), (117, 381), (138, 383), (160, 398), (188, 416), (220, 430),
    (252, 450), (276, 472), (292, 488), (310, 482), (326, 478), (330, 486), (316, 498), (328, 506), (312, 514), (288, 514),
    (244, 524), (184, 528), (134, 525), (108, 514), (95, 496), (93, 474), (99, 455), (104, 445), (94, 440), (84, 434),
]
PUP_ARM = [(128, 482), (150, 478), (164, 494), (156, 514), (134, 528), (110, 530), (102, 524), (118, 510), (126, 496)]
FLOW = Flow(
    [(132, 364), (166, 340), (200, 336), (250, 350), (320, 380), (390, 400), (446, 428)],
    [(160, 325), (206, 308), (262, 317), (340, 306), (400, 332), (446, 410)],
    [(142, 384), (190, 404), (198, 450), (230, 480), (330, 480), (440, 444)],
    [(220, 430), (230, 470), (170, 492)],
)  # fmt: skip
DOWN = Flow(
    [(80, 422), (110, 412), (140, 424), (190, 456), (240, 484), (300, 512)],
    [(90, 402), (118, 383), (150, 392), (190, 418), (250, 450), (300, 486)],
    [(86, 440), (112, 456), (112, 500), (130, 526), (200, 530), (290, 520)],
    [(140, 480), (146, 510), (110, 534)],
)  # fmt: skip
SUN = (-0.70, -0.64, 0.32)
COAT = ("#1e2236", "#3a3c4c", "#64636a", "#9d9690", "#ecd8b8")
STEPS = (-0.08, 0.30, 0.66, 0.90)
WOOL = ("#7f8fb8", "#b3bfd8", "#e6e2de", "#fdf3df", "#fffaf0")


def animal(c):
    """Paint mother and pup."""
    mother(c)
    pup(c)


def mother(c):
    m = cover(c, FEET)
    lay(c, m, planes(c, facing(normals(c, blown(c, m, 0.5), 1.5), SUN), COAT[:4], STEPS[:3]))
    for run in ([(434, 424), (456, 402), (464, 370)], [(440, 432), (464, 410), (473, 378)]):
        c.line(run, 2.2, "#151827", round_=True, taper=(0.3, 1), alpha=0.6)
    body, arm = cover(c, BODY), cover(c, ARM)
    mask = np.maximum(body, arm)
    skull = cover(c, [(130, 368), (129, 358), (140, 346), (160, 325), (180, 311), (206, 308), (230, 330), (232, 366), (206, 394), (176, 398), (142, 386)])
    h = joined(joined(blown(c, body), blown(c, arm, 0.8) + 10, 10), blown(c, skull, 0.95) + 12, 10)
    n = normals(c, h, 3.0)
    value = facing(n, SUN)
    tone = planes(c, value, COAT, STEPS, edge=0.13, rough=0.07, grain=18)
    up = smooth(0.15, 0.9, facing(n, (0.3, 0.95, 0.1)))
    tone = tone + (rgb("#a9b8d4") - tone) * (0.6 * up)[..., None]
    lay(c, mask, tone)
    with c.within(mask):
        c.curve([(196, 400), (216, 420), (230, 450), (300, 470), (400, 452), (440, 436), (420, 480), (300, 496), (200, 490)], "#b9b9c0", alpha=0.5, soft=10)
        rings(c, body, n)
        c.curve([(190, 398), (214, 392), (236, 366), (240, 330), (262, 350), (256, 400), (226, 424), (200, 420)], "#1a1d2e", alpha=0.5, soft=8)
    fur(c, mask, FLOW, 1300, 12, 1.4, 0.10, seed=3)
    fur(c, mask * smooth(0.72, 0.95, value), FLOW, 150, 13, 1.4, 0.06, seed=4, colour="#f7e6c8", alpha=0.5)
    face(c)


def rings(c, body, n):
    """Paint pale rings with dark middles, flatter and smaller where the body turns away."""
    g = np.random.default_rng(5)
    where = body * smooth(214, 262, c.x) * smooth(478, 430, c.y) * smooth(450, 420, c.x)
    x, y = within(c, where, 700, g)
    a = FLOW(x, y)
    rows, cols = np.clip((y * c.k).astype(int), 0, c.h - 1), np.clip((x * c.k).astype(int), 0, c.w - 1)
    turn = np.clip(n[2][rows, cols], 0.25, 1)
    placed = []
    for i in range(len(x)):
        size = g.uniform(5.5, 14.5) * (0.55 + 0.45 * turn[i])
        if any(np.hypot(x[i] - u, y[i] - v) < (size + s) * 0.98 for u, v, s in placed):
            continue
        placed.append((x[i], y[i], size))
        belly = smooth(400, 470, y[i])
        pale, flat, lean = mix("#b4b0ac", "#c4c4ca", belly), 0.5 + 0.4 * turn[i], a[i] + g.normal(0, 0.4)
        c.disc(x[i], y[i], size, size * flat * g.uniform(0.7, 0.95), pale, lean, alpha=0.62 - 0.25 * belly, soft=0.9)
        c.disc(x[i] + g.normal(0, 0.8), y[i] + g.normal(0, 0.6), size * 0.58, size * flat * 0.5, mix("#262a3a", "#5c6070", belly), lean, alpha=0.85 - 0.4 * belly, soft=0.8)


def face(c):
    with c.within(cover(c, BODY)):
        c.curve([(134, 352), (150, 342), (162, 325), (182, 311), (206, 308), (190, 317), (170, 332), (154, 350), (142, 358)], "#f2dfbc", alpha=0.65, soft=2)
        c.curve([(146, 356), (160, 342), (174, 346), (174, 360), (160, 366)], "#1b1d2c", alpha=0.65, soft=4)
        c.curve([(130, 366), (142, 360), (158, 368), (164, 380), (150, 388), (136, 380)], "#b8b0a4", alpha=0.75, soft=3)
        c.line([(133, 377), (146, 382), (160, 379)], 2.2, "#14141d", round_=True, taper=(1, 0.4))
        c.curve([(142, 386), (168, 384), (190, 392), (184, 402), (160, 396)], "#3d3f4e", alpha=0.7, soft=3)
    c.curve([(128, 366), (128, 357), (136, 351), (142, 356), (138, 364), (132, 369)], "#15151d", edge=0)
    c.line([(131, 357), (136, 354)], 1.8, "#9aa2b4", alpha=0.85)
    eye(c, 160, 353, 5.6, iris="#1b1418", ring="#08080c")
    c.disc(204, 350, 3, 2, "#11121b", 0.8, edge=0)
    for x, y in ((146, 370), (152, 373), (148, 377)):
        c.disc(x, y, 1.2, 1.2, "#232430", alpha=0.85)
    for run in ([(147, 371), (160, 392), (178, 412)], [(146, 374), (150, 396), (160, 418)], [(150, 370), (172, 384), (194, 398)]):
        c.line(run, 1.4, "#f6ead0", round_=True, taper=(1, 0.25), alpha=0.85)


def pup(c):
    body, arm = cover(c, PUP), cover(c, PUP_ARM)
    mask = np.maximum(body, arm)
    skull = cover(c, [(80, 424), (80, 413), (90, 404), (100, 390), (118, 382), (140, 385), (160, 406), (156, 434), (134, 450), (100, 442)])
    h = joined(joined(blown(c, body), blown(c, arm, 0.8) + 6, 8), blown(c, skull, 0.8) + 4, 12)
    n = normals(c, h, 2.4)
    value = facing(n, SUN)
    tone = planes(c, value, WOOL, (-0.2, 0.15, 0.45, 0.80), edge=0.12, rough=0.10, grain=12)
    lay(c, mask, tone)
    with c.within(mask):
        c.curve([(104, 448), (130, 452), (156, 434), (168, 420), (170, 440), (142, 464), (108, 470)], "#8d9ac0", alpha=0.5, soft=5)
        c.curve([(160, 476), (170, 496), (158, 522), (180, 518), (188, 492)], "#8d9ac0", alpha=0.5, soft=5)
    fur(c, mask, DOWN, 900, 13, 1.7, 0.05, seed=6, bend=0.5)
    rim = mask * (1 - smooth(2, 9, blown(c, mask, 1.0)))
    fur(c, rim, DOWN, 260, 11, 1.5, 0.03, seed=7, bend=0.8, colour="#f4efe6", alpha=0.8)
    for run in ([(286, 500), (306, 492), (326, 483)], [(288, 506), (306, 506), (322, 507)]):
        c.line(run, 2, "#8d9ac0", round_=True, alpha=0.8)
    # face
    with c.within(body):
        c.curve([(88, 408), (102, 400), (112, 408), (104, 420), (90, 420)], "#a9a6bc", alpha=0.5, soft=3)
        c.curve([(82, 426), (96, 420), (108, 428), (100, 440), (88, 438)], "#fffaf0", alpha=0.8, soft=2.5)
    c.curve([(79, 420), (80, 414), (85, 411), (90, 415), (87, 420), (82, 422)], "#1a1820", edge=0)
    c.line([(84, 427), (92, 432), (101, 430)], 1.8, "#4a4452", round_=True, taper=(1, 0.4), alpha=0.9)
    eye(c, 108, 410, 5.2, iris="#1b1418", ring="#0c0a0e")
    for run in ([(92, 425), (86, 442), (76, 456)], [(95, 427), (96, 446), (90, 462)]):
        c.line(run, 1.2, "#8a86a0", round_=True, taper=(1, 0.25), alpha=0.7)


def air(c):
    sky(c, ("#6fa3c8", "#a9cbd8", "#f3dcc8", "#ffcfa0"), 262, sun=(60, 214, 260, "#fff0c8", 0.85))
    clouds(c, 10, 150, "#ffe6d0", "#a9b4d4", 0.36, 260, 0.2, 3, sun=(-1, 0.6))
    c.disc(62, 214, 15, 15, "#fffbe6", edge=0, alpha=0.95, soft=1)


def slab(c, x, y, w, h, thick, lean, lit, own, shade):
    """Paint a plate of ice that stands askew: its lit face, its broken edge."""
    co, si = np.cos(lean), np.sin(lean)
    at = lambda u, v: (x + u * w * co - v * h * si, y + u * w * si * 0.5 - v * h * co)
    front = [at(-0.5, 0), at(-0.42, 0.8), at(-0.1, 1.0), at(0.3, 0.86), at(0.5, 0.5), at(0.46, 0)]
    edge = [at(0.46, 0), at(0.5, 0.5), at(0.3, 0.86), (at(0.3, 0.86)[0] + thick, at(0.3, 0.86)[1] + 3), (at(0.5, 0.5)[0] + thick, at(0.5, 0.5)[1] + 3), (at(0.46, 0)[0] + thick, at(0.46, 0)[1])]
    top = [at(-0.42, 0.8), at(-0.1, 1.0), at(0.3, 0.86), (at(0.3, 0.86)[0] + thick, at(0.3, 0.86)[1] + 3), (at(-0.1, 1.0)[0] + thick, at(-0.1, 1.0)[1] - 1)]
    c.shape(edge, shade, edge=0.6)
    c.shape(top, lit, edge=0.6)
    c.shape(front, (own, mix(own, shade, 0.55)), edge=0.6)
    with c.within(cover(c, front, round_=False)):
        c.shape([at(-0.6, 0.3), at(-0.42, 0.9), at(-0.1, 1.1), at(0.05, 0.8), at(-0.2, 0.4)], lit, alpha=0.85, soft=1.2)
        c.shape([at(0.1, 0.2), at(0.4, 0.5), at(0.6, 0.2), at(0.5, -0.1), at(0.1, -0.1)], shade, alpha=0.5, soft=2)


def ice(c):
    # far ridge
    c.shape([(-10, 262), (20, 252), (60, 256), (90, 244), (130, 254), (180, 248), (230, 256), (300, 244), (360, 254), (420, 240), (490, 250), (490, 290), (-10, 290)], ("#d9d6e2", "#b9c4dc"), edge=1)
    field = smooth(266, 269, c.y)
    c.area(field, Grad((0, 266), (0, 720), "#f6e6da", "#dfe3ee", "#c3d0e8", "#a6bbdc"))
    far = ("#ffeedb", "#bcd2e4", "#7b9cc4")
    for x, y, w, h, lean in ((300, 300, 60, 50, 0.3), (352, 296, 80, 74, -0.2), (420, 300, 70, 96, 0.25), (470, 304, 90, 80, -0.3), (386, 316, 90, 42, 0.15), (450, 322, 80, 46, -0.1), (330, 318, 60, 26, 0.4)):
        slab(c, x, y, w, h, 14, lean, *far)
    near_ = ("#ffe6c6", "#90b4d8", "#4a70a6")
    for x, y, w, h, lean in ((60, 372, 90, 110, 0.35), (0, 384, 110, 136, -0.25), (84, 400, 70, 60, -0.3), (26, 420, 110, 70, 0.2)):
        slab(c, x, y, w, h, 22, lean, *near_)
    c.curve([(-30, 424), (40, 416), (110, 400), (136, 412), (100, 440), (20, 452), (-30, 456)], "#dfe6f0", soft=3)
    c.curve([(270, 318), (330, 312), (420, 318), (500, 318), (500, 344), (400, 340), (300, 334)], "#eee6e6", soft=3)
    g = np.random.default_rng(5)
    n = 110
    t = g.uniform(0, 1, n) ** 1.4
    up = g.random(n) < 0.5
    c.dabs(g.uniform(-20, 500, n), 300 + 420 * t, (14 + 70 * t) * g.uniform(0.5, 1.2, n), (1.5 + 7 * t) * g.uniform(0.5, 1.2, n), g.normal(0.02, 0.05, n), np.where(up[:, None], rgb("#fbf0e4"), rgb("#9db4da")), 0.35, hard=1.5)
    # shadow of the animals towards the right
    c.curve([(60, 520), (140, 500), (300, 480), (440, 440), (510, 436), (520, 480), (440, 510), (320, 540), (160, 548), (70, 540)], "#5f7cb4", alpha=0.75, soft=6)


def hole(c):
    """Paint the breathing hole: wet rim, thickness of the ice, dark water."""
    c.disc(356, 566, 112, 33, "#8fb0d4", alpha=0.8, soft=4)
    rim = [(250, 568), (270, 548), (320, 538), (380, 536), (436, 546), (462, 566), (440, 588), (380, 598), (310, 596), (266, 586)]
    c.curve(rim, ("#4f86b4", "#2d5f90"))
    with c.within(cover(c, rim)):
        c.curve([(p[0], p[1] + 15) for p in rim], ("#0f3044", "#0a1f33"), soft=1)
        c.line([(280, 570), (340, 562), (420, 566)], 2.4, "#9fd0dc", round_=True, taper=(0.2, 0.3), alpha=0.7)
        c.line([(310, 586), (370, 582), (420, 586)], 3, "#5f9fb8", round_=True, taper=(0.2, 0.3), alpha=0.6)
        for x in (286, 318, 352, 388, 424):
            c.line([(x, 538), (x + 3, 556)], 2, "#8fbcdc", alpha=0.5)
    c.line([(252, 566), (270, 547), (320, 537), (380, 535), (436, 545), (461, 563)], 3.4, "#fff6e6", round_=True, taper=(0.4, 0.4), alpha=0.9)
    c.line([(264, 588), (310, 599), (380, 601), (442, 590)], 3, "#e6eef6", round_=True, taper=(0.3, 0.3), alpha=0.7)


def paint(k):
    c = Sheet(k, 9)
    air(c)
    ice(c)
    hole(c)
    animal(c)
    g = np.random.default_rng(2)
    for x, y, w in ((110, 534, 60), (210, 532, 70), (330, 486, 90), (430, 452, 40)):
        c.dabs(x + g.normal(0, w * 0.4, 12), y + g.uniform(-2, 6, 12), g.uniform(6, 14, 12), g.uniform(2, 4.5, 12), g.normal(0, 0.1, 12), "#e9edf4", 0.8)
    return finished(c, focus=((110, 420, 50), (160, 356, 44)), share=0.8)
