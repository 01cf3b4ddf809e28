"""Oystercatcher: probes the wet sand at low water, its chick waiting beside it.

In lengths of the head without bill (70): body level, three and a half long with the wing tips, one and two thirds deep,
breast round; neck short but there; bill one and a half heads, straight, as deep as a finger and flattened at its tip,
orange-red; eye red with an orange ring; black head, breast and back, sharply parted from the white below before the
wing; white bar along the folded wing; legs pink, stout, one and a half heads, bare knee a third from the top, three toes.
"""

import numpy as np
from canvas import Grad, rgb, smooth
from form import cast, eye, line, outline, patch, ribbon, solid, turned
from lake import rings, swell, water
from nature import clouds, glints, ridge, sky
from plumage import Flow, fan, strokes
from quills import BLADE, SWORD, rank, shank, web
from scipy import ndimage
from sheet import Sheet, finished

FOOT = 560
SUN = (-0.55, -0.62, 0.55)
WHITE = ("#8f88bc", "#cbbfd0", "#fbeedd", "#fffaec")
BLACK = ("#15121f", "#262536", "#474554", "#b0937a")
DUSK = "#14111f"
ONE = [
    (91, 338), (91, 321), (99, 305), (114, 295), (133, 294), (152, 304), (170, 323), (196, 339), (230, 338), (266, 324), (308, 320),
    (352, 333), (394, 355), (430, 378), (456, 398, None), (430, 408), (400, 408), (366, 428), (320, 448), (270, 457), (222, 451),
    (186, 436), (160, 414), (146, 392), (137, 374), (124, 361), (107, 355),
]
"""Head, neck, body and tail are one outline."""
WING = [
    (198, 362), (214, 344), (258, 327), (308, 324), (352, 338), (396, 360), (454, 398, None), (404, 404), (350, 412), (296, 416), (244, 412), (208, 394),
]


def leg(c, hip, heel, foot, tones):
    """Paint one stout leg with its three toes."""
    at = lambda *q: [(foot[0] + x, foot[1] + y) for x, y in q]
    shank(c, hip, heel, foot, 11.5, tones)
    web(c, foot, [at((14, 3), (26, 6)), at((-16, 1), (-36, 5)), at((-10, 7), (-22, 14))], tones, sun=SUN, width=9, skin=False, claws="#5a2c44")


def animal(c):
    """Paint the oystercatcher level; the picture tips its body forward over the legs."""
    far_leg(c)
    trunk(c)
    near_leg(c)


def far_leg(c):
    """Paint the leg that stands a step behind."""
    leg(c, (296, 432), (312, 482), (318, 546), ("#8a4a64", "#bd7088", "#dfa0a6"))


def near_leg(c):
    """Paint the leg ahead."""
    leg(c, (252, 448), (238, 496), (228, 558), ("#a8506a", "#e58b9a", "#ffccc2"))


def trunk(c):
    """Paint the body with wing and head."""
    body = solid(c, ONE, WHITE, sun=SUN, high=0.9, seed=3, push=0.08, bounce=("#f0c0a0", 0.5))
    with c.within(body):
        cast(c, [(196, 398), (250, 416), (320, 420), (410, 408), (430, 420), (330, 440), (240, 436), (190, 420)], soft=9, amount=0.55, colour="#6a6498")
        patch(c, [(230, 440), (300, 444), (380, 424), (360, 470), (240, 470)], "#a897c0", soft=9, alpha=0.5)
        patch(c, [(156, 404), (190, 414), (214, 420), (230, 446), (200, 446), (170, 428)], "#fff0d8", soft=8, alpha=0.85)
        patch(c, [(220, 446), (280, 458), (340, 446), (400, 416), (380, 440), (300, 470)], "#ffc9b0", soft=6, alpha=0.6)
        strokes(c, body, Flow([(190, 420), (250, 440), (320, 440)], [(240, 420), (300, 430), (390, 412)]), 90, size=(12, 2.2), seed=2, turn=0.4, light=("#fffdf2", 0.5), dark=("#6f6aa0", 0.3))
        hood(c, body)
    wing(c)
    head(c)


def tuft(c):
    """Let the feathers of the belly cover the root of the near leg."""
    solid(c, [(218, 432), (244, 420), (280, 430), (286, 448), (268, 464), (252, 474), (236, 464), (222, 448)], WHITE, sun=SUN, high=0.6, push=-0.3, seed=8, edge=1.5, lost=((248, 424, 44, 24), (280, 440, 24, 14), (220, 436, 24, 14)))


def tipped(layer, degrees, middle, scale, shift):
    """Return a layer turned clockwise round a place, enlarged and moved."""
    c, a = layer.sheet, np.radians(degrees)
    x, y = (c.x - middle[0] - shift[0]) / scale, (c.y - middle[1] - shift[1]) / scale
    at_x, at_y = x * np.cos(a) + y * np.sin(a) + middle[0], y * np.cos(a) - x * np.sin(a) + middle[1]
    get = lambda p: ndimage.map_coordinates(p, [at_y * c.k - 0.5, at_x * c.k - 0.5], order=1, mode="constant")
    return type(layer)(c, np.stack([get(layer.rgb[..., e]) for e in range(3)], -1), get(layer.alpha))


def over(*layers):
    """Return layers as one, the last one in front."""
    out = layers[0]
    for top in layers[1:]:
        clear = 1 - top.alpha
        out = type(out)(out.sheet, out.rgb * clear[..., None] + top.rgb, out.alpha * clear + top.alpha)
    return out


def hood(c, body):
    """Paint head, neck and breast black: brown light above, violet shade below the cheek, a sharp line to the white."""
    black = outline([(70, 280), (200, 280), (300, 300), (460, 380), (460, 400), (300, 400), (214, 400), (204, 410), (184, 414), (166, 412), (150, 420), (130, 400), (80, 360)])
    hooded = c.cover(black) * body
    with c.within(hooded, soft=0.5):
        solid(c, ONE, BLACK, sun=SUN, high=0.9, seed=9, push=-0.04, rim=("#ffdcb0", 0.55, 6), bounce=("#a07a9c", 0.5))
        patch(c, [(120, 350), (146, 340), (176, 352), (190, 390), (170, 408), (146, 384)], "#0e0b18", soft=10, alpha=0.5)
        patch(c, [(102, 306), (118, 296), (140, 298), (168, 320), (204, 342), (230, 342), (206, 352), (170, 336), (140, 314), (116, 312)], "#d0a98c", soft=5, alpha=0.42)
        patch(c, [(137, 372), (148, 384), (160, 408), (172, 420), (160, 414), (144, 394), (132, 376)], "#ffb27c", soft=3.5, alpha=0.7)
        patch(c, [(88, 330), (92, 310), (106, 297), (130, 292), (122, 300), (104, 310), (98, 330)], "#ffb98a", soft=3.5, alpha=0.55)
        patch(c, [(150, 386), (166, 372), (190, 384), (186, 404), (162, 406)], "#6d5f72", soft=8, alpha=0.45)
    lie = Flow([(96, 330), (116, 304), (150, 312), (200, 346)], [(112, 350), (140, 366), (156, 396), (180, 412)], [(120, 330), (156, 344), (196, 384)])
    strokes(c, hooded, lie, 170, size=(9, 1.9), seed=5, turn=0.15, light=("#d9b896", 0.32), dark=("#06050d", 0.4))


def wing(c):
    """Paint the folded wing: dark hand, the white bar, coverts, and the smooth mantle that rises from the shoulder."""
    cast(c, outline(WING) + np.array((-2, 9.0)), soft=6, amount=0.5, colour="#5a5490")
    mass = solid(c, WING, BLACK, sun=SUN, high=0.7, seed=6, push=0.0, lost=((202, 360, 26, 16), (232, 338, 30, 10)), rim=("#ffdcb0", 0.5, 4))
    rank(c, [[(340, 384), (400, 394), (456, 400)], [(336, 376), (396, 384), (446, 394)], [(340, 368), (392, 374), (432, 386)]], (18, 17), ("#12101b", "#23222f"), DUSK, profile=SWORD, root=(0, 0.2), glow=0.16, shade=0.5)
    with c.within(mass):
        rank(c, fan([(344, 396), (240, 404)], [(396, 402), (282, 418)], 8), (17, 18), ("#fbeedd", "#fff6e8"), "#6a5a80", profile=BLADE, root=(0, 0.3), glow=0.3, shade=0.3)
        how = {"glow": 0.1, "under": 0.2, "shade": 0.5, "profile": BLADE}
        rank(c, fan([(330, 370), (228, 384)], [(412, 396), (296, 408)], 6, bend=0.04), (26, 24), ("#1f1c2c", "#2a2838"), DUSK, root=(0, 0.45), **how)
        rank(c, fan([(290, 346), (210, 366)], [(412, 384), (296, 398)], 5, bend=0.06), (34, 32), ("#282633", "#35323e"), DUSK, root=(0.05, 0.6), **how)
        rank(c, fan([(256, 332), (204, 352)], [(384, 362), (272, 384)], 4, bend=0.06), (42, 38), ("#38353f", "#464149"), "#1c1828", root=(0.1, 0.8), **{**how, "shade": 0.28})
        patch(c, [(206, 352), (250, 328), (310, 322), (360, 338), (420, 370), (380, 362), (300, 340), (246, 346), (216, 362)], "#eebf96", soft=7, alpha=0.4)
        patch(c, [(226, 392), (300, 400), (400, 396), (430, 402), (380, 412), (250, 408)], "#5a4f86", soft=6, alpha=0.25)
    strokes(c, mass, Flow([(206, 356), (300, 340), (440, 392)], [(206, 376), (280, 396), (400, 400)]), 80, size=(12, 1.8), seed=8, turn=0.1, light=("#d9b896", 0.22), dark=("#06050d", 0.35))


def head(c):
    """Paint the long bill in the line of the head, its tip in the mud, and the red eye in its orange ring."""
    bill = [(89, 334, None), (110, 354, None), (92, 386), (68, 424), (42, 459), (35, 468, None), (31, 466, None), (49, 426), (68, 380), (82, 348)]
    b = solid(c, bill, ("#a02416", "#dc4a1e", "#ff8436", "#ffce88"), sun=SUN, high=0.6)
    with c.within(b):
        line(c, [(98, 348), (76, 390), (37, 462)], 2.0, "#7e1a12", (0.8, 0.5), 0.8)
        line(c, [(88, 344), (66, 390), (42, 446)], 2.6, "#ffd9a4", (0.8, 0.4), 0.75)
        c.disc(84, 362, 4.2, 1.3, "#7a1c14", -1.05, edge=0)
    c.curve([(90, 322), (100, 320), (114, 338), (118, 356), (110, 361), (101, 347), (91, 340)], Grad((90, 320), (116, 360), "#5a4c50", "#201e2c"), soft=1.5)
    c.disc(113, 322, 7.2, 6.7, "#ea5a1c", edge=0)
    eye(c, 113, 322, 5.0, iris="#b81a1e", ring="#3a0d10")
    line(c, [(103, 319), (109, 314.5), (117, 314.5), (123, 319)], 2.8, "#2a2432", (0.3, 0.3), 0.9)


def chick(c):
    """A chick of a week: sand-coloured down, two dark lines on its back, long legs."""
    for hx, kx, fx in ((404, 410, 402), (420, 426, 420)):
        c.shape(ribbon([(hx, 520), (kx, 536), (fx, 560)], (6, 6, 5)), "#8d8498", edge=0)
        c.shape(ribbon([(fx + 4, 559), (fx - 12, 563)], (5, 3)), "#8d8498", edge=0)
    tones = ("#7a5c6c", "#b08a72", "#dfbb88", "#ffe6b0")
    b = solid(c, [(384, 506), (392, 490), (412, 482), (434, 486), (446, 500), (440, 518), (420, 526), (398, 522)], tones, sun=SUN, high=0.8, edge=2.6, bounce=("#f0c8a0", 0.5))
    with c.within(b):
        line(c, [(396, 494), (416, 487), (438, 496)], 4, "#3c3440", (0.5, 0.5), 0.8)
        patch(c, [(388, 512), (400, 530), (440, 530), (430, 514), (404, 512)], "#f6ead6", soft=3)
    h = solid(c, [(372, 484), (374, 470), (386, 462), (400, 466), (406, 480), (400, 496), (384, 498)], tones, sun=SUN, high=0.8, edge=2.0, lost=((398, 492, 14, 8),))
    with c.within(h):
        line(c, [(368, 480), (384, 480), (402, 482)], 3, "#3c3440", (0.7, 0.5), 0.85)
    down = Flow([(380, 470), (400, 484), (440, 504)], [(376, 486), (394, 510), (430, 524)])
    strokes(c, np.maximum(b, h), down, 110, size=(5, 1.2), seed=6, turn=0.1, spread=0.4, light=("#fff2cc", 0.5), dark=("#5a4660", 0.4))
    c.shape([(374, 477), (352, 487), (350, 490), (374, 487)], "#4a4048", edge=0)
    c.shape([(372, 480), (360, 485), (372, 484)], "#c06a4c", edge=0)
    eye(c, 384, 477, 3.0, iris="#1d1210", ring="#120c0e")


def flats(c):
    """Paint the flats at low water: sand far out, then one film of water that holds the sky; return where it is wet."""
    c.area(smooth(318, 330, c.y + 5 * np.sin(c.x / 60)).astype(np.float32), Grad((0, 320), (0, 460), "#c08a80", "#d3a088", "#b98478"))
    g = np.random.default_rng(7)
    wet = np.zeros((c.h, c.w), np.float32)
    for p in (
        [(-20, 348), (80, 340), (220, 345), (340, 339), (500, 348), (500, 362), (330, 369), (150, 360), (-20, 368)],
        [(-20, 392), (60, 384), (170, 390), (120, 404), (-20, 408)], [(300, 396), (400, 386), (500, 392), (500, 412), (400, 414), (330, 406)],
        [(-20, 440, None), (70, 430), (180, 438), (300, 428), (400, 436), (500, 430, None), (500, 760, None), (-20, 760, None)],
    ):
        q = outline(p)
        low = q[:, 1].min()
        mask = c.cover(q)
        c.shape(q + np.array([0, -4]), "#7f5066", alpha=0.5, edge=0.6, soft=1.5)
        c.area(mask, Grad((0, low), (0, min(700, q[:, 1].max())), "#ffe0a6", "#f8b898", "#d894a6", "#8a70a6"))
        wet = np.maximum(wet, mask)
    wet = wet * banks(c, g)
    path = np.exp(-(((c.x - 66) / (26 + 0.14 * np.maximum(c.y - 300, 0))) ** 2)) * smooth(760, 380, c.y)
    c.area(path * wet, "#fff2c4", 0.6, "screen", wash=0)
    with c.within(1 - wet):
        n = 150
        t = np.sort(g.uniform(0, 1, n)) ** 1.2
        x, y, s = g.uniform(-10, 490, n), 334 + 380 * t, 8 + 40 * t
        c.dabs(x, y, s, 0.8 + 2.6 * t, g.normal(0, 0.05, n), "#8a5868", 0.4, hard=1.6)
        c.dabs(x + 3, y - 1.5 - 2.5 * t, s, 0.6 + 1.8 * t, g.normal(0, 0.05, n), "#ffd9a4", 0.55, hard=1.6)
    return wet


def banks(c, g):
    """Lay low banks of sand into the film of water; return where there is none."""
    free = np.ones((c.h, c.w), np.float32)
    for p in (
        [(322, 566), (372, 552), (440, 548), (500, 552), (500, 584), (430, 590), (356, 582)],
        [(-20, 604), (50, 598), (128, 608), (80, 626), (-20, 634)],
        [(356, 712), (410, 690), (460, 684), (500, 686), (500, 760), (330, 760), (336, 730)],
    ):
        q = outline(p)
        mask = c.cover(q)
        c.shape(q + np.array([0, 5]), "#6a4a78", alpha=0.5, edge=0, soft=2.5)
        c.area(mask, Grad((0, q[:, 1].min()), (0, min(720, q[:, 1].max())), "#e2ab88", "#bd8478", "#8a5c70"))
        c.line(q[: len(q) // 2], 2.4, "#ffe6b8", taper=(0.3, 0.6), alpha=0.8)
        free = free * (1 - mask)
    return free


def mirror_of(c, layer, row, tint, amount, ripple=2.0):
    """Lay the image of a layer below a row, softer with depth."""
    back = layer.mirrored(row, ripple=ripple, stretch=1.3, seed=5, long=40, flat=3).haze(tint, 0.26)
    back.lay(amount, 1 - 0.45 * smooth(0, 240, np.maximum(c.y - row, 0)))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 71)
    sky(c, ("#d0748a", "#ec9890", "#f9c28e", "#ffdc9c"), 250, sun=(66, 226, 200, "#fff0c8", 0.6))
    clouds(c, 0, 170, "#ffd9b4", "#b0648a", 0.42, 240, 0.16, 6, sun=(-0.7, 1))
    c.disc(66, 214, 17, 17, "#fffdf0", edge=0, soft=1.2)
    c.glow(66, 214, 110, "#fff2cc", 0.6)
    ridge(c, 244, 20, 9, "#c9a0b0", "#a98aac", 170, sharp=False, mist=("#ffdcb8", 0.6), foot=250, peaks=((430, 40, 160),))
    water(c, 246, ("#ffd59a", "#ecac98", "#bb8caa", "#8078aa"), foot=420)
    swell(c, 246, "#fff2d8", "#a98aae", n=70, seed=4, alpha=0.5, foot=330)
    glints(c, 248, 330, "#fffdf0", 110, 10, 130, (3, 26), 3, 0.8)
    wet = flats(c)
    whole = tipped(c.lifted(trunk), -9, (262, 440), 1.04, (14, 0))
    bird, young = over(c.lifted(far_leg), whole, c.lifted(near_leg), c.lifted(tuft)), c.lifted(chick)
    with c.within(wet * smooth(150, 90, c.x) * smooth(580, 540, c.y)):
        mirror_of(c, whole, 507, "#f0a890", 0.75)
    with c.within(wet * smooth(90, 150, c.x)):
        mirror_of(c, bird, FOOT + 1, "#c88aa0", 0.9)
    with c.within(wet):
        g = np.random.default_rng(11)
        n = 70
        t = np.sort(g.uniform(0, 1, n))
        c.dabs(g.uniform(0, 480, n), 570 + 140 * t, (10 + 30 * t) * g.uniform(0.5, 1.3, n), 0.7 + 1.6 * t, 0.0, np.where(g.random((n, 1)) < 0.6, rgb("#f6c4ac"), rgb("#a07aa4")), 0.6, hard=1.6)
    cast(c, [(392, 562), (430, 558), (484, 566), (484, 574), (400, 570)], soft=3, amount=0.5, colour="#6a4a80")
    for x, y in ((222, 560), (320, 548)):
        rings(c, x, y, (16, 30), "#fff2dc", "#9a6a92", flat=0.2, alpha=0.6)
        c.disc(x + 4, y + 2, 26, 4, "#6a4078", alpha=0.4, soft=2)
    young.lay()
    bird.lay()
    rings(c, 44, 506, (12, 26, 44), "#fff6e6", "#8a6a8a", flat=0.24, alpha=0.8)
    c.disc(44, 506, 9, 3, "#5a4660", alpha=0.6, soft=1.2)
    for x, y, s, t in ((60, 614, 1.0, -12), (446, 704, 1.2, -160), (452, 566, 0.6, 20)):
        shell = turned([(-22, 4, None), (-8, -7), (10, -9), (22, 0), (14, 8), (-6, 8)], (0, 0), t, scale=s)
        shell = outline([(q[0] + x, q[1] * 0.7 + y, *q[2:]) for q in shell])
        cast(c, shell, soft=2, amount=0.6, colour="#5a4a78", shift=(4, 4))
        c.shape(shell, ("#6a6690", "#2e2b4e"), edge=0.2)
        c.line(shell[: len(shell) // 2], 2, "#d8cce0", taper=(0.3, 0.9), alpha=0.8)
    # a flock passes out at sea
    for i, (x, y) in enumerate(((300, 150), (326, 142), (350, 152), (372, 138), (398, 146), (420, 132), (340, 166))):
        s = 1.0 - 0.05 * i
        c.shape(ribbon([(x - 15 * s, y - (8 if i % 2 else -3) * s), (x - 5 * s, y - 1), (x + 5 * s, y - 1), (x + 15 * s, y - (7 if i % 2 else -2) * s)], (0, 4.5 * s, 4.5 * s, 0)), "#6a4a60", edge=0)
        c.shape(ribbon([(x - 8 * s, y + 3), (x, y - 1), (x + 9 * s, y - 4)], (2, 5 * s, 2)), "#6a4a60", edge=0)
        c.line([(x - 8 * s, y + 3), (x - 14 * s, y + 5)], 1.8, "#d8683c", taper=(1, 0.4))
    return finished(c, focus=((118, 352, 66), (386, 480, 30)), share=0.6)
