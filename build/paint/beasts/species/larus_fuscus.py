"""Lesser black-backed gull, seen from a little above: it banks over the sea before a squall, the last sun on its wings.

In lengths of the head with its bill (86): span seven, body three and a half; both wings grow from one line of the shoulders,
long, the wrist forward, the hand half of the wing and swept back to a point, the near one foreshortened; slate-black above with a white hind edge, six black quills apart at the tip, two white mirrors;
head, neck and tail pure white, the slate back runs to a white rump,
the tail a short rounded fan, narrow at its root; bill yellow with a red spot at the angle of the jaw.
"""

import numpy as np
from scipy import ndimage
from canvas import Grad, mix, smooth
from form import cast, eye, line, outline, patch, ribbon, solid, turned
from lake import rings, swell, water
from nature import clouds, glints, rain, ridge, sky
from plumage import POINTED, ROUND, SLIM, Flow, fan, feather, feathers, strokes
from sheet import Sheet, finished

SUN = (-0.8, -0.1, 0.55)
"""Within the bird, before it banks."""
WHITE = ("#8a9cb8", "#c8d0d8", "#f9eee0", "#fff8e8")
SLATE = ("#141826", "#272e3e", "#46505f", "#a99683")
BODY = [
    (196, 286), (224, 270), (264, 262), (304, 266), (344, 278), (378, 290), (388, 306), (378, 322), (344, 334),
    (304, 346), (264, 350), (222, 342), (196, 328),
]
HEAD = [
    (102, 302), (110, 288), (126, 278), (146, 275), (168, 278), (192, 282), (220, 286), (232, 310), (218, 332), (190, 336), (160, 334),
    (134, 330), (114, 324), (104, 316),
]
UP = [(206, 296), (190, 246), (166, 202), (156, 172), (172, 134), (210, 88), (254, 46), (308, 10)]
LOW = [(208, 322), (186, 362), (164, 404), (164, 430), (190, 466), (230, 502), (272, 532), (322, 560)]
"""The front edges of both wings, from the shoulder to the tip."""


class Wing:
    """A wing from above: places on it by how far back they are (0 the front edge, 1 the hind edge)."""

    def __init__(self, lead, trail, hand, tips, lit, dim):
        self.lead, self.trail = np.array(lead, float), np.array(trail, float)
        self.hand, self.tips, self.lit, self.dim = hand, tips, lit, dim

    def at(self, back):
        return list(self.lead + (self.trail - self.lead) * back)

    def paint(self, c, shape):
        tone = lambda t: tuple(mix(q, "#4a6480", self.dim) for q in t)
        how = {"lit": self.lit, "shade": 0.35, "shadow": (2, 2, 2.4), "dusk": "#1f2c40"}
        # white tips of the secondaries: one soft band, then the dark feathers over it
        feathers(c, fan(self.at(0.6), self.at(1.05), 13, lot=0.1), 26, tone(("#bcc4cc", "#fdf2e2", "#fff8ec")), shape=ROUND, shaft=0, vane=0.2, **how)
        feathers(c, fan(self.at(0.5), self.at(0.975), 13, lot=0.1), 26, tone(("#171b28", "#2b3242", "#565862")), shape=ROUND, shaft=0, **how)
        feathers(c, fan(self.hand, self.tips, 7, bend=0.03 * self.lit), (22, 18), tone(("#0d101a", "#1c2130", "#6a6668")), shape=(0.5, 0.9, 1, 0.95, 0.85, 0.72, 0.5, 0.06), shaft=0.3, **how)
        line = outline(shape)
        arm = solid(c, line, tone(SLATE), sun=SUN, high=0.5, seed=5, push=0.04, lost=[(*(p + (q - p) * 0.6), 30, 18) for p, q in zip(self.lead, self.trail)])
        cov = {**how, "shape": ROUND, "shaft": 0, "vane": 0.4}
        way = Flow(*(np.array([p, p + (q - p) * 0.5, q]) for p, q in zip(self.lead, self.trail, strict=True)))
        light = c.cover(np.concatenate([self.at(-0.05), self.at(0.42)[::-1]]), soft=14) * arm
        c.area(light, mix("#6f7480", "#4a6480", self.dim), 0.6)
        feathers(c, fan(self.at(0.44), self.at(0.74), 9, lot=0.1), 30, tone(("#222838", "#3a4252", "#4d5460")), root=0.55, **cov)
        strokes(c, arm * smooth(0.3, 0.9, arm), way, 150, size=(11, 1.8), seed=3, turn=0.1, light=("#c9b8a0", 0.3), dark=("#151a28", 0.35))
        edge = c.cover(np.concatenate([self.at(-0.05), self.at(0.22)[::-1]]), soft=3) * (arm > 0.5)
        strokes(c, edge, Flow(self.at(0.05)), 40, size=(10, 2.2), seed=6, turn=0, light=("#ffdcae", 0.5), dark=("#151827", 0.3))


FAR = Wing([(206, 298), (188, 246), (164, 204), (160, 172), (184, 130)], [(318, 300), (312, 246), (300, 196), (288, 156), (283, 134)], [(222, 170), (196, 136)], [(284, 134), (291, 96), (300, 54), (314, 8)], 1, 0.10)
NEAR = Wing([(208, 318), (184, 364), (164, 404), (168, 434), (194, 466)], [(318, 312), (312, 362), (300, 402), (290, 440), (288, 464)], [(228, 430), (206, 464)], [(288, 462), (296, 496), (310, 530), (330, 564)], -1, 0.0)


def animal(c):
    """Paint the gull level; the picture banks it."""
    tail(c)
    solid(c, BODY, WHITE, sun=SUN, high=0.8, seed=3, push=0.12, bounce=("#5f8496", 0.4), lost=((384, 306, 16, 14), (374, 290, 12, 8), (374, 322, 12, 8)))
    FAR.paint(c, [*UP[:5], (214, 92), (238, 106), (240, 156), (254, 210), (272, 270), (266, 330), (226, 330)])
    line(c, UP, 5, "#ffd9a0", (1, 0.5), 0.9)
    NEAR.paint(c, [*LOW[:5], (224, 494), (236, 470), (238, 430), (254, 390), (272, 340), (266, 290), (226, 290)])
    line(c, LOW, 4.5, "#ffdca8", (0.8, 0.4), 0.7)
    for x, y, r, t in ((303, 32, 5.5, -1.1), (296, 62, 3.6, -1.2), (316, 550, 6, 0.75), (304, 524, 4.2, 0.85)):
        c.disc(x, y, r * 1.9, r * 0.8, "#fff4e2", t, edge=0)
    mantle(c)
    head(c)


def tail(c):
    """Paint the tail: twelve white feathers that open from a narrow root."""
    how = {"shape": ROUND, "shade": 0.3, "dusk": "#6c86a4", "lit": -1, "shaft": 0, "vane": 0.45}
    feathers(c, fan([(348, 297), (348, 315)], [(418, 262), (436, 306), (418, 350)], 11), (20, 20), ("#a9b6c8", "#f4e9dc", "#fffaf0"), **how)
    cast(c, [(350, 290), (380, 288), (396, 306), (380, 326), (350, 322)], soft=7, amount=0.4, colour="#6c86a4")


def mantle(c):
    """Lay the slate back over the roots of both wings; it ends in a bow before the white rump."""
    outline_ = [(198, 306), (206, 290), (230, 278), (266, 272), (300, 276), (324, 286), (332, 306), (324, 328), (300, 336), (266, 340), (230, 336), (206, 324)]
    cast(c, [(300, 270), (332, 280), (346, 306), (332, 334), (300, 342)], soft=7, amount=0.4, colour="#6c86a4")
    mask = solid(c, outline_, SLATE, sun=SUN, high=0.7, seed=7, push=0.06, lost=((216, 284, 24, 12), (256, 272, 44, 20), (300, 276, 24, 14), (216, 328, 24, 12), (256, 342, 44, 20), (300, 336, 24, 14), (332, 306, 22, 8)))
    how = {"lit": 1, "shade": 0.3, "shadow": (2, 2, 2), "dusk": "#1f2c40", "shape": ROUND, "shaft": 0, "vane": 0.4, "root": 0.5}
    with c.within(mask):
        feathers(c, fan([(268, 284), (264, 330)], [(322, 288), (320, 326)], 5, lot=0.2), 24, ("#232939", "#414b5c", "#5d6674"), **how)
        feathers(c, fan([(222, 286), (220, 328)], [(280, 284), (278, 334)], 6, lot=0.2), 22, ("#2a3142", "#4d5767", "#6f7580"), **how)
        patch(c, [(202, 318), (250, 326), (320, 318), (300, 338), (240, 346), (204, 334)], "#131725", soft=8, alpha=0.5)


def head(c):
    """Paint the white head, turned a little to us, and the bill with its red spot."""
    cast(c, [(196, 280), (232, 282), (246, 306), (232, 332), (196, 336)], soft=7, amount=0.45)
    h = solid(c, HEAD, WHITE, sun=SUN, high=0.95, seed=9, push=0.03, lost=((230, 308, 34, 16),), bounce=("#6f94a4", 0.5))
    lie = Flow([(120, 296), (150, 282), (210, 290)], [(122, 320), (160, 328), (216, 326)], [(140, 304), (180, 308), (220, 310)])
    strokes(c, h, lie, 90, size=(9, 1.9), seed=5, turn=0.5, light=("#fffaf0", 0.5), dark=("#5f7c9c", 0.25))
    solid(c, [(108, 296, None), (92, 296), (74, 299), (60, 305), (53, 314), (56, 324, None), (66, 316), (84, 312), (108, 311, None)], ("#b06a1e", "#e8a428", "#fbd052", "#fff2b4"), sun=SUN, high=0.6)
    low = solid(c, [(108, 309, None), (84, 311), (68, 316), (74, 322), (90, 322), (108, 319, None)], ("#b06a1e", "#d8902a", "#f2bc44"), sun=SUN, high=0.5)
    with c.within(low):
        c.disc(80, 319, 5, 3.6, "#d2301f", edge=0)
    line(c, [(66, 317), (84, 312), (106, 310.5), (118, 311)], 1.6, "#7a3c14", (0.6, 0.9))
    c.disc(90, 303, 2.8, 1.1, "#9a5c1c", 0.1, edge=0)
    eye(c, 127, 297, 3.8, iris="#f2d66a", ring="#c8361f")


def crest(c, g, x, y, s):
    """Break one wave: a thin crest in pieces, foam that slides down its face, shade below it."""
    tone = mix("#fff0d8", "#c6d6dc", np.clip(x / 480, 0, 1))
    c.dabs(x + s * g.uniform(-2, 2, 5), y + s * g.uniform(0.3, 0.55, 5), s * g.uniform(0.8, 1.4, 5), s * 0.13, 0.03, "#123648", 0.5)
    n = 6
    u = np.linspace(-1.8, 1.8, n) + g.normal(0, 0.16, n)
    bow = 0.12 * (np.abs(u) ** 1.5)
    c.dabs(x + s * u, y + s * (bow + g.normal(0, 0.02, n)), s * g.uniform(0.45, 0.85, n), s * 0.10 * np.clip(1.15 - np.abs(u) / 2, 0.3, 1), 0.12 * u, tone, 0.9)
    c.dabs(x + s * g.uniform(-1.1, 0.7, 3), y + s * g.uniform(0.2, 0.34, 3), s * g.uniform(0.25, 0.5, 3), s * 0.05, 0.06, tone, 0.55)


def banked(layer, degrees, middle, shift, scale):
    """Return a layer turned clockwise round a place of it."""
    c, a = layer.sheet, np.radians(degrees)
    x, y = c.x - middle[0] - shift[0], c.y - middle[1] - shift[1]
    at_x = (x * np.cos(a) + y * np.sin(a)) / scale + middle[0]
    at_y = (y * np.cos(a) - x * np.sin(a)) / scale + middle[1]
    grid = [at_y * c.k - 0.5, at_x * c.k - 0.5]
    get = lambda p: ndimage.map_coordinates(p, grid, order=1, mode="constant")
    return type(layer)(c, np.stack([get(layer.rgb[..., e]) for e in range(3)], -1), get(layer.alpha))


HORIZON = 168


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 61)
    sky(c, ("#2b4a70", "#476c8e", "#8fa3a4", "#f2c07e", "#ffe6a8"), HORIZON + 2, sun=(20, HORIZON - 20, 230, "#fff0b8", 0.9))
    clouds(c, -140, 70, "#e8c0a0", "#314e70", 0.62, 420, 0.24, 9, sun=(-0.8, 1))
    # the squall: a slanting curtain of rain at the right
    c.shape([(300, -20), (520, -40), (520, 176), (330, 176), (310, 90)], Grad((300, 0), (470, 0), "#587690", "#2c4c68"), alpha=0.6, soft=22)
    for x in range(330, 520, 17):
        c.shaft((x, x + 9, 0), (x - 36, x - 16, 176), "#7f9cb0", 0.2, soft=4)
    ridge(c, HORIZON + 2, 9, 9, "#6f8494", "#566e84", 120, sharp=False, mist=("#ffd8a0", 0.5), foot=HORIZON + 6)
    water(c, HORIZON, ("#f6d09a", "#c9b594", "#7f9c9c", "#47798a", "#22586e", "#143c54"), foot=620)
    swell(c, HORIZON, "#ffe0b4", "#2f6478", n=190, seed=4, alpha=0.5)
    c.area(np.exp(-(((c.x - 60) / 170) ** 2) - ((c.y - 250) / 150) ** 2), "#ffdda0", 0.35, "screen", wash=0)
    glints(c, HORIZON + 2, 420, "#fff0c4", 170, -10, 300, (3, 26), 3, 0.8)
    g = np.random.default_rng(5)
    for _ in range(24):
        y = HORIZON + 24 + 520 * g.random() ** 1.0
        crest(c, g, g.uniform(-10, 490), y, 2 + (y - HORIZON) * 0.055)
    bird = c.lifted(animal)
    shade = banked(bird, 10, (240, 300), (60, 190), 0.8)
    c.area(np.clip(shade.blurred(12).alpha, 0, 1), "#0c2c40", 0.38, wash=0)
    for degrees, shift, scale, haze in ((18, (186, -204), 0.13, 0.4), (40, (150, -176), 0.08, 0.55)):
        banked(bird, degrees, (240, 300), shift, scale).haze("#8a9aa4", haze).lay()
    banked(bird, 12, (240, 300), (-2, -4), 1.02).lay()
    return finished(c, focus=((96, 270, 70),), share=0.55)
