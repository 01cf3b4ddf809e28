"""A cod comes towards us between the ribs of a wreck, its barbel before it.

Three-quarter from the front, to the left: head a blunt wedge, broad between the eyes, snout over a wide mouth, a barbel on
the chin, lips and throat pale; eyes a sixth of the head. Behind, in lengths of the body: three dorsal fins, at 0.31 to
0.44, 0.47 to 0.65, 0.68 to 0.84; two anal fins below the second and third; tail cut straight; pectoral fins round,
pelvic fins on the throat before them. A pale side line, arched over the pectoral fin. Golden olive with brown
freckles, belly white.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rounded, smooth
from finfish import Fish, planes
from form import line, patch, solid
from rays import fin
from seabed import sand
from sheet import Sheet, finished
from underwater import motes, shafts, water

BACK = [(0.0, -0.06), (0.12, -0.090), (0.24, -0.105), (0.34, -0.112), (0.45, -0.107), (0.58, -0.088), (0.72, -0.062), (0.85, -0.044), (0.95, -0.040), (1.06, -0.046)]
BELLY = [(0.0, 0.06), (0.12, 0.088), (0.24, 0.106), (0.34, 0.112), (0.45, 0.110), (0.58, 0.090), (0.72, 0.060), (0.85, 0.043), (0.95, 0.039), (1.06, 0.046)]
AXIS = [(140, 362, 0), (230, 356, 0.16), (312, 334, 0.38), (372, 300, 0.60), (412, 264, 0.82), (434, 222, 1.0)]
SIZE = [(0, 2.3), (0.25, 2.28), (0.5, 1.9), (0.75, 1.5), (1, 1.15)]
HEAD = [(276, 256), (240, 250), (204, 254), (172, 264), (148, 272), (128, 278), (112, 290), (100, 308), (84, 328), (66, 346), (54, 362), (52, 378), (62, 390), (78, 402), (94, 418),
        (116, 432), (150, 444), (192, 456), (236, 460), (280, 448), (306, 420), (318, 376), (312, 324), (298, 282)]  # fmt: skip
SUN = (-0.52, -0.72, 0.46)
SKIN = ("#20301f", "#4d481f", "#8a7530", "#c8a64e", "#f8e6a4")
INK = {"dark": "#3d3a22", "light": "#f4e6a8"}


class Card:
    """The card itself as a body: what is given in its own units stays where it is."""

    def __init__(self, c):
        """Take a sheet."""
        self.c = c

    def at(self, points):
        """Return the points themselves."""
        return np.asarray([q[:2] for q in points], float)


def animal(c):
    """Paint the cod from its tail to its snout."""
    card = Card(c)
    far = ["#5d5c34", "#7f7a44", "#a89c5c"]
    fin(card, [(118, 428), (132, 442), (152, 448)], [(66, 456), (60, 478), (78, 492), (104, 490), (128, 474)], far, 10, 0.15, ray=1.6, **INK)
    fin(card, [(186, 450), (212, 456)], [(156, 492), (150, 516), (160, 522), (184, 496)], ["#a8a682", "#8a9480", "#a4aa88"], 6, 0.15, ray=1.5, **INK)
    rear(c)
    head = solid(c, HEAD, SKIN, sun=SUN, high=0.74, soft=0.6, bounce=("#5aa0a0", 0.5), seed=4, lost=((290, 440, 40, 10), (284, 266, 36, 12)))
    with c.within(head):
        skin(c, head)
        face(c)
    eye(c, 113, 300, 12, 0.42, (-0.25, 0.05))
    eye(c, 188, 306, 16.5, 0.98, (-0.10, 0.05))
    barbel(c)
    near_fins(c, card)


def rear(c):
    """Paint the body behind the head with its fins."""
    f = Fish(c, AXIS, BACK, BELLY, SIZE, flat=1.1, sun=SUN)
    unit = f.length
    r = 0.0042 * unit
    veil = ["#4d481f", "#75692f", "#a8964c"]
    bars = {"bars": (2, "#4a3c1a", 0.35)}
    fin(f, [(1.05, -0.062), (1.0, -0.044), (0.985, -0.042), (0.985, 0.042), (1.0, 0.044), (1.05, 0.062)],
        [(1.190, -0.118), (1.180, -0.060), (1.172, 0.0), (1.178, 0.060), (1.186, 0.118)],
        ["#a89a54", "#7d7234", "#857a3c", "#b4a45c"], 15, 0.05, ray=r, **INK)  # fmt: skip
    fin(f, [(0.26, -0.102), (0.440, -0.096)], [(0.30, -0.190), (0.335, -0.214), (0.376, -0.206), (0.42, -0.170), (0.465, -0.126)], veil, 11, 0.12, ray=r, **bars, **INK)
    fin(f, [(0.470, -0.092), (0.650, -0.064)], [(0.510, -0.178), (0.540, -0.188), (0.585, -0.164), (0.635, -0.122), (0.680, -0.086)], veil, 14, 0.12, ray=r, **bars, **INK)
    fin(f, [(0.680, -0.056), (0.840, -0.034)], [(0.720, -0.130), (0.748, -0.138), (0.790, -0.112), (0.830, -0.084), (0.870, -0.056)], veil, 13, 0.12, ray=r, **bars, **INK)
    pale = ["#8a8450", "#8f8a58", "#b0a874"]
    fin(f, [(0.500, 0.098), (0.672, 0.062)], [(0.540, 0.166), (0.570, 0.170), (0.610, 0.146), (0.660, 0.108), (0.700, 0.080)], pale, 13, 0.15, ray=r, **INK)
    fin(f, [(0.695, 0.058), (0.840, 0.034)], [(0.728, 0.120), (0.756, 0.126), (0.795, 0.100), (0.835, 0.074), (0.868, 0.052)], pale, 12, 0.15, ray=r, **INK)
    for edge in ([(0.25, -0.090), (0.450, -0.085), (0.462, -0.116), (0.42, -0.128), (0.34, -0.138), (0.28, -0.128)], [(0.462, -0.080), (0.66, -0.050), (0.68, -0.076), (0.60, -0.100), (0.51, -0.124), (0.482, -0.114)], [(0.672, -0.050), (0.85, -0.030), (0.866, -0.048), (0.79, -0.072), (0.715, -0.086), (0.69, -0.074)]):
        f.patch(edge, "#4a4018", 0.85, soft=0.012 * unit, inside=False)
    f.body([*BACK, *BELLY[::-1]])
    v = f.v + 0.08 * f.noise(0.10, 0.35, 3, 3)
    f.lay(planes(v, (-1, "#b49a4c"), (-0.84, "#75622a"), (-0.5, "#564e22"), (-0.12, "#8a7430"), (0.14, "#b89c50"), (0.40, "#e0d09c"), (0.68, "#e8e0c4"), (0.88, "#8aa49a"), (1, "#3d6a70"), crisp=0.5))
    upper = 1 - smooth(0.05, 0.45, v)
    clouds = f.noise(0.060, 0.30, 21, 2) + 0.40 * f.noise(0.030, 0.15, 12, 2)
    f.lay("#e0c470", smooth(-0.10, -0.34, clouds) * upper * 0.45)
    f.lay("#3d3414", smooth(0.00, 0.26, clouds) * upper * 0.70)
    f.lay("#fff0b4", smooth(0.78, 0.96, f.light) * (1 - smooth(-0.5, -0.1, f.v)) * 0.45)
    f.lay("#123a50", (1 - smooth(-0.15, 0.40, f.light)) * 0.6)
    f.lay("#7cc4c0", smooth(0.86, 0.98, f.v) * 0.35)
    # Its own head throws a shade on the flank; the tail lies deeper in the dusk of the wreck.
    f.lay("#1a2420", np.exp(-(((f.u - 0.29) / 0.07) ** 2)) * smooth(-0.8, -0.2, f.v) * 0.75)
    f.lay("#1f4a58", smooth(0.55, 1.0, f.u) * 0.34)
    run = [(0.26, -0.062), (0.33, -0.074), (0.40, -0.066), (0.48, -0.040), (0.56, -0.014), (0.68, 0.0), (0.84, 0.002), (0.97, 0.0)]
    f.stroke([(a, h + 0.006) for a, h in run], 0.014 * unit, "#3a3418", (0.8, 0.4), alpha=0.4, soft=0.004 * unit, swell=False)
    f.stroke(run, 0.012 * unit, "#efe2a8", (1.0, 0.4), alpha=0.8, soft=0.002 * unit, swell=False)


def skin(c, head):
    """Cloud the skin of the head: brown marbling above, a pale lower side, shade away from the light."""
    c.area(head * smooth(388, 440, c.y + 0.10 * (c.x - 200)), "#efe6c8", 0.80)
    low = smooth(400, 350, c.y + 0.08 * (c.x - 200))
    n = c.noise(34, 24, 8, 3) + 0.35 * c.noise(12, 9, 28, 2)
    c.area(head * smooth(0.08, 0.26, n) * low, "#3a3014", 0.66)
    c.area(head * smooth(0.14, 0.40, c.noise(26, 18, 18, 2)) * low, "#f4dc90", 0.40)
    c.area(head * smooth(236, 330, c.x + 0.30 * (c.y - 350)) * 0.55, "#2a3a34", 1.0)
    c.area(head * smooth(430, 466, c.y), "#4d8488", 0.6)
    g = np.random.default_rng(4)
    x, y = g.uniform(84, 300, 90), g.uniform(258, 400, 90)
    c.dabs(x, y, g.uniform(1.4, 3.0, 90), g.uniform(1.2, 2.2, 90), g.uniform(0, 3, 90), "#3a2c12", 0.62)


def face(c):
    """Paint brow, snout, cheek, gill cover, the wide mouth with its lips, the chin."""
    patch(c, [(136, 284), (168, 276), (172, 292), (150, 324), (118, 350), (84, 356), (78, 344), (104, 318)], "#ffeeb0", soft=8, alpha=0.6)
    patch(c, [(172, 340), (212, 342), (238, 366), (226, 396), (190, 402), (156, 384)], "#f0d894", soft=9, alpha=0.6)
    patch(c, [(250, 300), (286, 310), (300, 356), (284, 404), (254, 420), (244, 370)], "#b8a050", soft=10, alpha=0.5)
    # The gill cover: a shade behind it, a light upon its edge.
    cover = [(262, 282), (292, 312), (304, 358), (294, 408), (262, 446)]
    line(c, [(x + 8, y) for x, y in cover], 15, "#1d2016", (0.4, 0.7), 0.75, soft=4)
    line(c, cover[1:4], 6.0, "#fff2bc", (0.3, 0.3), 0.6, soft=1.6)
    line(c, [(236, 322), (250, 356), (242, 396), (216, 424)], 6, "#4a421f", (0.4, 0.5), 0.5, soft=2)
    # Mouth: wide, below the snout, round the wedge of the head.
    mouth = [(51, 381), (62, 384), (90, 391), (120, 398), (148, 404), (170, 409)]
    patch(c, [(60, 390), (96, 398), (146, 410), (174, 424), (160, 436), (124, 430), (92, 414), (72, 400)], "#f4ead0", soft=4, alpha=0.8)
    line(c, [(x, y + 6) for x, y in mouth], 12, "#4a3c26", (0.6, 0.4), 0.5, soft=3)
    line(c, mouth, 6.5, "#15110c", (1.0, 0.4))
    line(c, [(54, 370), (88, 378), (122, 386), (150, 392), (168, 397)], 6, "#f8e8b4", (0.6, 0.4), 0.8, soft=1)
    line(c, [(78, 399), (106, 407), (134, 414), (152, 417)], 3.4, "#fffaea", (0.4, 0.4), 0.7, soft=1)
    for x, y, r in ((88, 338, 3.2), (112, 336, 4.2)):
        c.disc(x, y, r, r * 0.72, "#1f1a0e", 0.3, edge=0)
        c.disc(x - 1.5, y - r, r, 1.4, "#fff0bc", 0.3, edge=0, alpha=0.8)
    line(c, [(228, 258), (258, 266), (288, 284)], 7, "#fff0b4", (0.3, 0.3), 0.5, soft=3)


def eye(c, x, y, r, wide, gaze):
    """Paint an eye: its bronze ring, seen at a slant where `wide` is less than 1, the dark pupil, the brow."""
    c.disc(x, y + 1, r * 1.5 * wide, r * 1.4, "#2a2612", alpha=0.5, soft=3, edge=0)
    c.disc(x, y, r * 1.12 * wide, r * 1.06, "#14120c", edge=0)
    c.disc(x, y, r * wide, r * 0.95, "#4d3a18", edge=0)
    c.disc(x - 0.08 * r, y + 0.20 * r, r * 0.84 * wide, r * 0.68, "#c89a48", edge=0, soft=r * 0.12)
    px, py = x + gaze[0] * r * wide, y + gaze[1] * r
    c.disc(px, py, r * 0.64 * wide, r * 0.62, "#08090c", edge=0)
    c.disc(px - r * 0.22, py - r * 0.28, r * 0.19, r * 0.17, "#ffffff", edge=0)
    c.disc(px + r * 0.20, py + r * 0.26, r * 0.18, r * 0.11, "#6fb4c0", edge=0, alpha=0.5)
    line(c, [(x - 1.2 * r * wide, y - 0.35 * r), (x - 0.5 * r * wide, y - 0.98 * r), (x + 0.5 * r * wide, y - 0.98 * r), (x + 1.2 * r * wide, y - 0.3 * r)], r * 0.34, "#4a4018", (0.4, 0.4), 0.95)
    line(c, [(x - 1.1 * r * wide, y - 0.7 * r), (x - 0.3 * r * wide, y - 1.25 * r), (x + 0.7 * r * wide, y - 1.2 * r)], r * 0.20, "#fff0b4", (0.4, 0.3), 0.85)


def barbel(c):
    """Paint the barbel on the chin."""
    p = [(98, 420), (94, 438), (100, 456), (94, 474)]
    line(c, [(x + 3, y + 2) for x, y in p], 6, "#12262c", (1.0, 0.3), 0.5, soft=2)
    line(c, p, 6.5, "#b09c5c", (1.0, 0.25))
    line(c, [(x - 1.2, y) for x, y in p], 2.4, "#fff4cc", (1.0, 0.3), 0.9)


def near_fins(c, card):
    """Paint the near pelvic fin and the fan of the pectoral fin, which grows out of the side."""
    fin(card, [(236, 452), (264, 448)], [(216, 506), (212, 534), (226, 536), (258, 500)], ["#e0d8b0", "#b4b48c", "#d4cea4"], 8, 0.12, ray=1.8, **INK)
    patch(c, [(226, 440), (266, 436), (272, 460), (250, 470), (230, 464)], "#c4c8a8", soft=6, alpha=0.8)
    patch(c, [(312, 384), (350, 404), (380, 440), (360, 460), (326, 446), (306, 420)], "#0c1c24", soft=10, alpha=0.5)
    fin(card, [(308, 368), (322, 392), (312, 420)], [(384, 366), (422, 392), (440, 424), (424, 448), (384, 456), (336, 446)], ["#7d6c30", "#a8924a", "#d8c480", "#f4e4a4"], 15, 0.40, ray=1.9, spiny=0.05, bow=0.04, **INK)
    patch(c, [(298, 356), (318, 354), (338, 384), (332, 412), (306, 420), (294, 390)], "#8f7c3a", soft=8, alpha=0.9)


DEEP = "#0a2438"


def timber(c, run, wide, lit, dark, soft=0.0):
    """Paint a bent timber of the wreck: its dark side, its lit edge."""
    p = rounded(run, closed=False)
    c.line(p, wide, dark, taper=(0.9, 1.1), edge=0.8, soft=soft)
    c.line(p + np.array([-0.36 * wide, 0]), wide * 0.24, lit, taper=(0.9, 1.1), edge=0.6, alpha=0.8, soft=soft + 0.6)


def rib(x, q=1.0):
    """Return the line of a rib: from the deck down, out with the bulge of the side, and in to the keel."""
    return [(x - 60 * q, -60), (x - 10 * q, 60), (x + 14 * q, 190), (x + 8 * q, 320), (x - 30 * q, 440), (x - 110 * q, 560), (x - 200 * q, 640)]


def wreck(c):
    """Paint the water with the ribs of the wreck, the farther the paler, and the floor between them."""
    water(c, ["#4aa8a0", "#2a8490", "#186278", "#114862", "#0d3650", "#0b2a42"], (90, 90, 340, "#d4f4d0", 0.72))
    for x, wide, far in ((120, 13, 0.80), (196, 17, 0.66), (284, 23, 0.46), (384, 32, 0.20)):
        tone = lambda q, far=far: mix(q, "#2a7c8a", far)
        timber(c, rib(x, 0.6 + 0.5 * (1 - far)), wide, tone("#9cc8a8"), tone("#0a1c2c"), 2.6 * far)
    sand(c, [(-10, 540), (120, 528), (260, 536), (400, 520), (490, 526)], ("#2a6672", "#123c50", "#7fb0a4", "#0c2c40"), seed=4, ripples=46)


def mussels(c, x, y, rx, ry, n, seed):
    """Heap mussels on the wood: dark blue shells on end, lit from above."""
    g = np.random.default_rng(seed)
    c.disc(x + 4, y + ry * 0.7, rx * 1.1, ry * 0.8, "#03101a", alpha=0.6, soft=6, edge=0)
    px, py = x + rx * g.normal(0, 0.45, n), y + ry * g.normal(0, 0.42, n)
    for i in np.argsort(py):
        s, a = 12 * g.uniform(0.7, 1.25), g.uniform(0.7, 2.4)
        c.disc(px[i] + 1.5, py[i] + 2.5, s * 1.1, s * 0.58, "#030b14", a, alpha=0.7, edge=0)
        c.disc(px[i], py[i], s, s * 0.5, mix("#131d30", "#2c4260", g.random()), a, edge=0)
        c.disc(px[i] - s * 0.14, py[i] - s * 0.14, s * 0.6, s * 0.15, "#8fb4c4", a, alpha=0.5, edge=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=51)
    wreck(c)
    shafts(c, (70, -190), "#e8ffdc", n=6, length=620, amount=0.22, spread=0.5, wide=(20, 50))
    c.curve([(110, 560), (250, 540), (420, 548), (440, 572), (280, 592), (130, 584)], "#05141f", alpha=0.6, soft=12, wash=0)
    layer = c.lifted(animal)
    layer.lay()
    timber(c, rib(492, 1.1), 42, "#7fae9c", "#071622", 0.6)
    keel = [(-30, 606), (120, 588), (300, 592), (510, 566)]
    c.curve([*keel, (510, 740), (-30, 740)], Grad((0, 590), (0, 720), "#1b3c48", "#0a1c28"), soft=1)
    c.line([(x, y + 3) for x, y in keel], 9, "#6f9c90", alpha=0.7, round_=True, soft=1.2)
    for d in (46, 84):
        c.line([(x, y + d) for x, y in keel], 3, "#071622", alpha=0.6, round_=True, soft=0.8)
    mussels(c, 352, 592, 70, 13, 64, 4)
    mussels(c, 40, 606, 40, 9, 30, 6)
    c.glow(130, 560, 190, "#b8f0d8", 0.22, ry=80)
    motes(c, "#f4fbdc", 80)
    return finished(c, focus=((160, 350, 120),), saturation=1.14)
