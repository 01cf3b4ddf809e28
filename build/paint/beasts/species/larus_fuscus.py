"""Lesser black-backed gull, seen from a little above: it banks over the sea before a squall, the last sun on its wings.

In lengths of the head with its bill (86): body three and a half; the scapulars run from the back over the shoulders on both wings,
long, the wrist forward, the hand half of the wing and swept back to a point, the far one foreshortened to two thirds and bent less; slate-black above with a white hind edge, six black quills apart at the tip, two white mirrors;
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
    (102, 306), (107, 290), (124, 277), (146, 272), (170, 273), (196, 270), (226, 262), (262, 257), (304, 262), (344, 276), (384, 294),
    (394, 306), (380, 326), (344, 352), (300, 372), (252, 381), (206, 376), (172, 362), (144, 343), (118, 326), (105, 317),
]
"""Head, neck, breast and body are one outline."""


UP = [(222, 266), (238, 244), (236, 206), (244, 172), (272, 144), (316, 112), (378, 80)]
LOW = [(196, 308), (166, 354), (140, 402), (134, 438), (152, 470), (196, 500), (250, 536), (324, 576)]
"""The front edges of both wings, from the shoulder to the tip; the far one is foreshortened, two thirds as long."""


class Wing:
    """A wing from above: places on it by how far back they are (0 the front edge, 1 the hind edge)."""

    def __init__(self, lead, trail, hand, tips, lit, dim, size=1.0):
        self.lead, self.trail = np.array(lead, float), np.array(trail, float)
        self.hand, self.tips, self.lit, self.dim, self.size = hand, tips, lit, dim, size

    def at(self, back):
        return list(self.lead + (self.trail - self.lead) * back)

    def paint(self, c, shape):
        tone = lambda t: tuple(mix(q, "#8296a4", self.dim) for q in t)
        z = self.size
        how = {"lit": self.lit, "shade": 0.35, "shadow": (2, 2, 2.4), "dusk": "#1f2c40"}
        # white tips of the secondaries: one soft band, then the dark feathers over it
        feathers(c, fan(self.at(0.6), self.at(1.05), 13, lot=0.1), 26 * z, tone(("#bcc4cc", "#fdf2e2", "#fff8ec")), shape=ROUND, shaft=0, vane=0.2, **how)
        c.line(self.at(1.01)[1:], 13 * z, mix("#fbf0e2", "#8296a4", self.dim * 0.6), taper=(0.8, 0.6), round_=True)
        feathers(c, fan(self.at(0.5), self.at(0.975), 13, lot=0.1), 26 * z, tone(("#171b28", "#2b3242", "#565862")), shape=ROUND, shaft=0, **how)
        feathers(c, fan(self.hand, self.tips, 7, bend=0.03 * self.lit), (22 * z, 18 * z), tone(("#0d101a", "#1c2130", "#6a6668")), shape=(0.5, 0.9, 1, 0.95, 0.85, 0.72, 0.5, 0.06), shaft=0.3, **how)
        line = outline(shape)
        arm = solid(c, line, tone(SLATE), sun=SUN, high=0.5, seed=5, push=0.04, lost=[(*(p + (q - p) * 0.6), 30, 18) for p, q in zip(self.lead, self.trail)])
        cov = {**how, "shape": ROUND, "shaft": 0, "vane": 0.4}
        way = Flow(*(np.array([p, p + (q - p) * 0.5, q]) for p, q in zip(self.lead, self.trail, strict=True)))
        light = c.cover(np.concatenate([self.at(-0.05), self.at(0.42)[::-1]]), soft=14) * arm
        c.area(light, mix("#6f7480", "#4a6480", self.dim), 0.6)
        feathers(c, fan(self.at(0.44), self.at(0.74), 9, lot=0.1), 30 * z, tone(("#222838", "#3a4252", "#4d5460")), root=0.55, **cov)
        strokes(c, arm * smooth(0.3, 0.9, arm), way, 150, size=(11, 1.8), seed=3, turn=0.1, light=("#c9b8a0", 0.3), dark=("#151a28", 0.35))
        edge = c.cover(np.concatenate([self.at(-0.05), self.at(0.22)[::-1]]), soft=3) * (arm > 0.5)
        strokes(c, edge, Flow(self.at(0.05)), 40, size=(10, 2.2), seed=6, turn=0, light=("#ffdcae", 0.5), dark=("#151827", 0.3))


FAR = Wing(
    [(232, 292), (240, 246), (236, 206), (246, 172), (276, 146)], [(346, 296), (336, 254), (324, 214), (316, 186), (316, 166)],
    [(282, 184), (258, 160)], [(316, 166), (334, 140), (354, 110), (378, 78)], 1, 0.52, 0.72,
)  # fmt: skip
NEAR = Wing(
    [(196, 308), (166, 354), (140, 402), (136, 438), (160, 466)], [(330, 304), (324, 358), (302, 408), (276, 446), (264, 470)],
    [(206, 438), (178, 468)], [(266, 468), (282, 502), (302, 538), (326, 574)], -1, 0.0, 1.0,
)  # fmt: skip


def animal(c):
    """Paint the gull level; the picture banks it."""
    FAR.paint(c, [*UP[:5], (300, 124), (314, 138), (302, 170), (304, 210), (320, 250), (336, 300), (262, 320), (214, 284)])
    cast(c, [(236, 262), (262, 236), (330, 244), (366, 290), (340, 320), (250, 320)], soft=12, amount=0.55, colour="#5c7694")
    over = {"lit": 1, "shade": 0.3, "shadow": (2, 2, 2.4), "dusk": "#22304a", "shape": ROUND, "shaft": 0, "vane": 0.4, "root": 0.5}
    feathers(c, fan([(248, 274), (246, 250)], [(330, 258), (296, 222)], 5, lot=0.1), 24, ("#39465a", "#5a6a7c", "#8996a0"), **over)
    line(c, UP, 3.4, "#ffe2b4", (1, 0.5), 0.8)
    for x, y, r, t in ((366, 91, 3.8, -0.62), (347, 119, 2.6, -0.72)):
        c.disc(x, y, r * 1.9, r * 0.8, "#f2ece2", t, edge=0)
    tail(c)
    feet(c)
    trunk(c)
    cast(c, [(196, 304), (176, 346), (150, 400), (300, 420), (352, 366), (344, 300)], soft=9, amount=0.6, colour="#4a6488")
    NEAR.paint(c, [*LOW[:5], (196, 490), (212, 466), (218, 430), (236, 394), (266, 350), (290, 296), (220, 284)])
    line(c, LOW[1:], 4.5, "#ffdca8", (0.2, 0.4), 0.7)
    for x, y, r, t in ((312, 561, 6, 0.62), (293, 532, 4.2, 0.75)):
        c.disc(x, y, r * 1.9, r * 0.8, "#fff4e2", t, edge=0)
    mantle(c)
    head(c)


def trunk(c):
    """Paint head, neck, breast and belly as one white body that lies in cool shade below."""
    body = solid(c, BODY, WHITE, sun=SUN, high=0.9, seed=3, push=0.06, bounce=("#5f94a4", 0.5), lost=((392, 306, 16, 12),))
    with c.within(body):
        patch(c, [(120, 330), (164, 338), (230, 352), (310, 340), (392, 306), (380, 350), (300, 386), (220, 392), (150, 366)], "#7f98b8", soft=9, alpha=0.6)
        patch(c, [(178, 292), (206, 284), (226, 300), (214, 330), (190, 336)], "#9db0c4", soft=9, alpha=0.4)
    lie = Flow([(120, 290), (150, 278), (210, 276)], [(122, 322), (160, 346), (226, 374)], [(140, 304), (180, 318), (240, 350)], [(300, 360), (350, 336), (390, 308)])
    strokes(c, body, lie, 160, size=(10, 2), seed=5, turn=0.5, light=("#fffaf0", 0.5), dark=("#5f7c9c", 0.25))


def feet(c):
    """Paint the pink feet, stretched back below the tail; their thighs are in the white belly."""
    for dx, dy, tone in ((10, -8, ("#8f5a66", "#c78a8c", "#e2aca2")), (0, 0, ("#a85f68", "#e69a96", "#ffcdb8"))):
        at = lambda *q, dx=dx, dy=dy: [(x + dx, y + dy, *r) for x, y, *r in q]
        c.shape(ribbon(at((322, 358), (352, 350), (380, 342)), (10, 7, 6)), tone[1], edge=0)
        solid(c, at((376, 339), (392, 332), (410, 328), (420, 329, None), (412, 335), (422, 339, None), (412, 342), (416, 350, None), (396, 350), (378, 346)), tone, sun=SUN, high=0.5)
        for run in ([(380, 341), (400, 334), (418, 330)], [(380, 343), (400, 339), (420, 339)], [(380, 344), (398, 346), (415, 349)]):
            line(c, at(*run), 1.6, tone[0], (0.6, 0.8), 0.8)


def tail(c):
    """Paint the tail: twelve white feathers that open from a narrow root."""
    how = {"shape": ROUND, "shade": 0.3, "dusk": "#6c86a4", "lit": -1, "shaft": 0, "vane": 0.45}
    feathers(c, fan([(348, 297), (348, 315)], [(418, 262), (436, 306), (418, 350)], 11), (20, 20), ("#a9b6c8", "#f4e9dc", "#fffaf0"), **how)
    cast(c, [(350, 290), (380, 288), (396, 306), (380, 326), (350, 322)], soft=7, amount=0.4, colour="#6c86a4")


def mantle(c):
    """Lay the slate back over the root of the near wing: shoulder, scapulars in three ranks, a white hind edge."""
    back = [(192, 306), (192, 284), (206, 268), (232, 258), (264, 252), (300, 257), (332, 270), (350, 285), (340, 305), (318, 324), (284, 338), (244, 346), (208, 334)]
    mask = solid(c, back, SLATE, sun=SUN, high=0.9, seed=7, push=0.12, lost=((196, 326, 20, 10), (240, 342, 40, 24), (290, 334, 40, 22), (290, 254, 34, 8)))
    how = {"lit": -1, "shade": 0.4, "shadow": (2, 3, 2.4), "dusk": "#141c2c", "shape": ROUND, "shaft": 0, "vane": 0.4, "root": 0.4}
    feathers(c, fan([(300, 280), (280, 316)], [(350, 296), (334, 334)], 5, lot=0.1), 22, ("#a8b4c0", "#efe6da", "#fff8ec"), **how)
    feathers(c, fan([(290, 276), (262, 318)], [(342, 292), (318, 344)], 6, lot=0.1), 26, ("#232939", "#414b5c", "#6c7480"), **how)
    feathers(c, fan([(254, 272), (232, 310)], [(306, 284), (276, 344)], 6, lot=0.1), 28, ("#2a3142", "#4d5767", "#7c8088"), **how)
    feathers(c, fan([(208, 278), (204, 318)], [(262, 276), (246, 352)], 6, lot=0.1), 28, ("#2a3142", "#566070", "#8f8c8c"), **how)
    feathers(c, fan([(188, 282), (180, 322)], [(226, 276), (206, 344)], 6, lot=0.1), 22, ("#323a4c", "#66707e", "#a89c90"), **how)
    with c.within(mask):
        line(c, [(194, 300), (194, 284), (208, 270), (232, 260)], 6, "#d8b890", (0.4, 0.3), 0.5, soft=2)


def head(c):
    """Paint the bill with its red spot and the eye under its brow."""
    patch(c, [(112, 296), (124, 288), (140, 290), (146, 300), (132, 306), (114, 306)], "#9db0c4", soft=4, alpha=0.5)
    solid(c, [(110, 293, None), (92, 294), (74, 297), (61, 303), (53, 313), (56, 324, None), (66, 317), (84, 312), (108, 311, None)], ("#b06a1e", "#e8a428", "#fbd052", "#fff2b4"), sun=SUN, high=0.6)
    low = solid(c, [(110, 309, None), (84, 311), (67, 316), (74, 324), (90, 323), (110, 320, None)], ("#b06a1e", "#d8902a", "#f2bc44"), sun=SUN, high=0.5)
    with c.within(low):
        c.disc(80, 319.5, 5.4, 3.8, "#d2301f", edge=0)
    c.curve([(122, 290), (110, 291), (104, 297), (109, 303), (105, 309), (110, 314), (106, 320), (114, 327), (126, 322)], Grad((0, 290), (0, 326), "#fff6e8", "#f2eade", "#c3ccd6"), soft=1.0)
    line(c, [(66, 317), (84, 312), (106, 310.5), (118, 311)], 1.6, "#7a3c14", (0.6, 0.9))
    c.disc(90, 303, 2.8, 1.1, "#9a5c1c", 0.1, edge=0)
    c.disc(127, 297, 7.4, 6.8, "#b9c2cc", edge=0, soft=1.5)
    eye(c, 127, 297, 5.2, iris="#d9a83c", ring="#c22a18")
    c.disc(127, 297, 3.5, 3.5, "#0b0a0d", edge=0)
    c.disc(125.4, 295.4, 1.3, 1.3, "#ffffff", edge=0)


def swells(c):
    """Let broad swells run in from the right, smaller and paler with distance, each with a lit and a shaded face."""
    down = np.maximum(c.y - HORIZON, 1.0)
    far, side = 9000 / down, (c.x - 150) * 9 / down
    crests = np.zeros_like(far * side)
    for along, across, at, share in ((0.82, 0.22, 0.4, 1.0), (1.13, -0.30, 2.1, 0.6), (0.63, 0.62, 4.0, 0.5), (1.7, -0.9, 1.2, 0.3)):
        crests = crests + share * np.sin(along * far + across * side + at)
    seen = smooth(50, 260, down)
    c.area(smooth(0.2, 1.5, crests) * seen, "#7db0b0", 0.5, wash=0)
    c.area(smooth(0.9, 2.2, crests) * seen, "#cfd8c8", 0.35, wash=0)
    c.area(smooth(0.2, -1.5, crests) * seen, "#0b2f48", 0.6, wash=0)


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
    swells(c)
    bird = c.lifted(animal)
    shade = banked(bird, 10, (240, 300), (60, 190), 0.8)
    c.area(np.clip(shade.blurred(12).alpha, 0, 1), "#0c2c40", 0.38, wash=0)
    for degrees, shift, scale, haze in ((18, (-150, -256), 0.13, 0.2), (40, (-96, -236), 0.08, 0.35)):
        banked(bird, degrees, (240, 300), shift, scale).haze("#8a9aa4", haze).lay()
    banked(bird, 12, (240, 300), (0, -14), 1.04).lay()
    return finished(c, focus=((96, 270, 70),), share=0.55)
