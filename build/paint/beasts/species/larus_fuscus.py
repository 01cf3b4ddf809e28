"""Lesser black-backed gull: banks before a squall, the last sun on its wings.

In lengths of the head with its bill (86): span seven, body three and a half; wings long, the wrist forward, the hand half of the wing
and swept back to a point; slate-black above with a white hind edge, six black quills apart at the tip, two white mirrors;
head, neck and tail pure white, the tail a short rounded fan; bill yellow with a red spot at the angle of the jaw.
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
    (182, 300), (190, 290), (212, 286), (250, 296), (300, 314), (346, 328), (362, 340), (346, 352), (304, 360),
    (250, 362), (212, 354), (192, 342), (182, 326),
]
HEAD = [
    (102, 302), (110, 288), (126, 278), (146, 276), (166, 282), (190, 290), (214, 304), (214, 336), (188, 344), (160, 336),
    (134, 330), (114, 324), (104, 316),
]
UP = [
    (214, 316), (196, 282), (174, 244), (160, 204), (170, 166), (210, 114), (252, 68), (312, 14, None), (296, 66),
    (284, 110), (277, 150), (282, 196), (292, 244), (300, 290), (290, 330), (250, 336),
]
LOW = [
    (212, 326), (192, 358), (166, 398), (148, 440), (158, 476), (200, 526), (244, 572), (308, 622, None), (290, 568),
    (278, 526), (272, 484), (280, 436), (294, 390), (304, 350), (290, 330), (246, 322),
]
SMALL = lambda points: turned(points, (206, 314), -40, (16, 2), 0.98)
"""The head stays level while the bird banks."""


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
        feathers(c, fan(self.at(0.6), self.at(1.06), 9, lot=0.1), 32, tone(("#bcc4cc", "#fdf2e2", "#fff8ec")), shape=ROUND, shaft=0, vane=0.2, **how)
        feathers(c, fan(self.at(0.5), self.at(0.96), 10, lot=0.15), 30, tone(("#171b28", "#2b3242", "#565862")), shape=ROUND, shaft=0, **how)
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


FAR = Wing([(214, 318), (186, 262), (162, 208), (172, 164), (206, 124)], [(298, 316), (294, 262), (284, 206), (278, 160), (276, 140)], [(226, 176), (196, 140)], [(279, 140), (286, 104), (296, 66), (314, 12)], 1, 0.14)
NEAR = Wing([(212, 328), (188, 368), (158, 418), (154, 466), (186, 508)], [(298, 328), (294, 384), (282, 436), (272, 484), (270, 508)], [(216, 468), (188, 500)], [(272, 506), (280, 536), (290, 574), (310, 624)], -1, 0.0)


def animal(c):
    FAR.paint(c, [(214, 322), (196, 282), (174, 244), (160, 204), (170, 166), (212, 116), (240, 126), (242, 170), (252, 240), (266, 300), (256, 338)])
    line(c, [(214, 318), (196, 282), (174, 244), (160, 204), (170, 166), (210, 114), (252, 68), (306, 20)], 5, "#ffd9a0", (1, 0.5), 0.9)
    feathers(c, fan([(330, 330), (334, 340), (330, 350)], [(398, 300), (420, 338), (404, 376)], 9), (24, 24), ("#b4bfcc", "#f8ece0", "#fffaf0"), shape=ROUND, shade=0.35, dusk="#6c86a4", lit=-1, shaft=0, vane=0.4)
    body = solid(c, BODY, WHITE, sun=SUN, high=0.85, seed=3, push=0.14, bounce=("#5f8496", 0.4))
    with c.within(outline([(318, 318), (350, 322), (376, 330), (380, 346), (352, 356), (318, 356)])):
        solid(c, [(290, 314), (340, 320), (372, 332), (372, 346), (340, 356), (290, 358)], WHITE[1:], sun=SUN, high=0.6, push=0.1, lost=((376, 339, 22, 14),))
    NEAR.paint(c, [(212, 320), (192, 358), (166, 398), (148, 440), (158, 476), (202, 528), (226, 520), (228, 476), (242, 408), (264, 350), (258, 314)])
    line(c, [(212, 326), (192, 358), (166, 398), (148, 440), (158, 476), (200, 526), (244, 572), (300, 616)], 4.5, "#ffdca8", (0.8, 0.4), 0.75)
    for x, y, r, t in ((300, 36, 5.5, -1.0), (290, 70, 4.2, -1.1), (297, 601, 6, 0.9), (284, 570, 4.6, 1.0)):
        c.disc(x, y, r * 1.9, r * 0.85, "#fff4e2", t, edge=0)
    # mantle over the joins of both wings
    mantle = solid(c, [(204, 302), (228, 288), (262, 292), (296, 306), (320, 322), (316, 342), (276, 356), (238, 354), (210, 342), (200, 320)], SLATE, sun=SUN, high=0.7, seed=7, push=0.06, lost=((256, 288, 50, 22), (250, 356, 50, 22), (318, 332, 20, 10)))
    how = {"lit": 1, "shade": 0.3, "shadow": (2, 2, 2), "dusk": "#1f2c40", "shape": ROUND, "shaft": 0, "vane": 0.4, "root": 0.5}
    with c.within(mantle):
        feathers(c, fan([(262, 302), (256, 344)], [(318, 320), (312, 346)], 4, lot=0.3), 24, ("#232939", "#414b5c", "#545d6c"), **how)
        feathers(c, fan([(222, 298), (220, 340)], [(268, 300), (266, 348)], 5, lot=0.3), 22, ("#2a3142", "#4d5767", "#656c78"), **how)
    h = solid(c, SMALL(HEAD), WHITE, sun=SUN, high=0.85, seed=9, push=0.1, lost=((240, 322, 28, 22),), bounce=("#6f94a4", 0.5))
    lie = Flow(*(SMALL(q) for q in ([(120, 296), (150, 282), (200, 300)], [(122, 320), (160, 328), (206, 332)], [(140, 304), (180, 308), (210, 318)])))
    strokes(c, h, lie, 90, size=(9, 1.9), seed=5, turn=0.5, light=("#fffaf0", 0.5), dark=("#5f7c9c", 0.25))
    up = solid(c, SMALL([(108, 296, None), (92, 296), (74, 299), (60, 305), (53, 314), (56, 324, None), (66, 316), (84, 312), (108, 311, None)]), ("#b06a1e", "#e8a428", "#fbd052", "#fff2b4"), sun=SUN, high=0.6)
    low = solid(c, SMALL([(108, 309, None), (84, 311), (68, 316), (74, 322), (90, 322), (108, 319, None)]), ("#b06a1e", "#d8902a", "#f2bc44"), sun=SUN, high=0.5)
    with c.within(low):
        c.disc(*SMALL([(80, 319)])[0], 5, 3.6, "#d2301f", edge=0)
    line(c, SMALL([(66, 317), (84, 312), (106, 310.5), (118, 311)]), 1.6, "#7a3c14", (0.6, 0.9))
    c.disc(*SMALL([(90, 303)])[0], 2.8, 1.1, "#9a5c1c", 0.1, edge=0)
    eye(c, *SMALL([(127, 297)])[0], 4.0, iris="#f2d66a", ring="#c8361f")


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


def paint(k):
    c = Sheet(k, 61)
    sky(c, ("#2b4a70", "#3f648a", "#587e9c", "#7f97a2", "#f0bc7c", "#ffe6a8"), 470, sun=(10, 450, 250, "#fff0b8", 0.9))
    clouds(c, -160, 90, "#e8c0a0", "#314e70", 0.62, 420, 0.24, 9, sun=(-0.8, 1))
    # the squall: a slanting curtain of rain at the right
    c.shape([(300, 150), (520, 100), (520, 480), (350, 480), (318, 330)], Grad((300, 0), (470, 0), "#587690", "#2c4c68"), alpha=0.55, soft=26)
    for x in range(330, 500, 17):
        c.shaft((x, x + 9, 170), (x - 46, x - 26, 480), "#7f9cb0", 0.2, soft=4)
    ridge(c, 470, 12, 9, "#6f8494", "#566e84", 120, sharp=False, mist=("#ffd8a0", 0.5), foot=474)
    water(c, 468, ("#f4cc94", "#86989a", "#3f7080", "#1f5068", "#143c54"))
    swell(c, 468, "#ffdcae", "#1f4c64", n=150, seed=4, alpha=0.5)
    glints(c, 470, 640, "#ffe6b0", 120, -10, 180, (3, 26), 3, 0.8)
    g = np.random.default_rng(5)
    for _ in range(26):
        y = 480 + 220 * g.random() ** 1.1
        s, x = 3 + (y - 470) * 0.15, g.uniform(-10, 490)
        crest(c, g, x, y, s)
    bird = c.lifted(animal)
    for degrees, shift, scale, haze in ((30, (150, 74), 0.17, 0.35), (74, (196, 18), 0.10, 0.55), (12, (92, 112), 0.075, 0.6)):
        banked(bird, degrees, (240, 326), shift, scale).haze("#8a9aa4", haze).lay()
    banked(bird, 48, (240, 326), (-16, -66), 0.97).lay()
    return finished(c, focus=((120, 210, 66),), share=0.58)
