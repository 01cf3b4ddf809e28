"""Oil spill: a holed tanker lies low in a burning sky; black oil reaches us, and an eider that sits in it."""

import numpy as np
from canvas import Grad, smooth
from lake import swell, water
from nature import clouds, sky
from policy import Policy
from scipy import ndimage
from somateria_mollissima import afloat
from visitor import visitor

HORIZON = 250


def evening(c):
    sky(c, ("#2c1b42", "#5f2e5c", "#b8566a", "#f2936a", "#ffd09a"), HORIZON, sun=(96, 232, 150, "#ffe0a0", 0.8))
    clouds(c, 20, 180, "#f0987c", "#4e2a58", 0.44, 220, 0.2, 5, sun=(-0.5, 0.6), alpha=0.85)
    water(c, HORIZON, ("#f0a080", "#a45a74", "#553466", "#281a44", "#120d26"))
    swell(c, HORIZON, "#ffc49a", "#4a2c60", n=120, top=4, tall=0.8, alpha=0.6, seed=4)


def tanker(c):
    """Paint the ship, down by the stern, with the wound in its side."""
    c.shape([(120, 206), (452, 186), (470, 252), (160, 262)], Grad((0, 190), (0, 262), "#5b3450", "#32203e", "#1d142c"), edge=0.8)
    c.shape([(140, 236), (466, 226), (470, 252), (160, 262)], Grad((0, 226), (0, 262), "#a03a40", "#5a2038"), edge=0.6)
    c.shape([(116, 200), (458, 178), (458, 188), (118, 208)], Grad((110, 0), (460, 0), "#f6c09c", "#8c5c74"), edge=0.6)
    c.shape([(386, 186), (384, 118), (440, 114), (446, 182)], Grad((384, 0), (446, 0), "#f4cfae", "#a57a88"), edge=0.8)
    for y in (128, 144, 160):
        c.shape([(392, y), (434, y - 2.5), (434, y + 3.5), (392, y + 6)], "#3a2648", edge=0)
    c.shape([(402, 116), (400, 92), (422, 90), (424, 114)], ("#d0564a", "#7c2c44"), edge=0.6)
    for x in (166, 224, 282, 340):
        c.line([(x, 198), (x + 40, 195)], 5, "#7a4a5c")
        c.line([(x + 20, 196), (x + 20, 176)], 2.4, "#3a2440")
    c.curve([(214, 224), (230, 216), (246, 226), (240, 246), (222, 250), (212, 238)], "#0a0812", edge=2.0)


def oil(c):
    """Paint the oil: from the hole down to us, black, with the colours of a thin film at its edge."""
    slick = [(216, 244), (232, 240), (250, 246), (262, 280), (330, 312), (420, 352), (520, 392), (520, 760), (-40, 760), (-40, 470), (40, 420), (110, 372), (150, 318), (196, 280)]
    for grow, colours, alpha in ((30, ("#ffb36a", "#d8609a"), 0.34), (20, ("#8fd6b0", "#6a7ad8"), 0.40), (10, ("#c86ad0", "#f2c45a"), 0.40)):
        wide = [(x + (x - 230) / 230 * grow, y - grow * 0.35) for x, y in slick[2:7]]
        left = [(x - grow * 1.1, y - grow * 0.2) for x, y in slick[9:]]
        c.curve([*slick[:2], *wide, (520, 760), (-60, 760), *left], Grad((0, 270), (480, 560), *colours), alpha=alpha, soft=3)
    c.curve(slick, Grad((0, 250), (0, 640), "#4a2c44", "#241630", "#120b1a"), edge=2.5, soft=1)
    swell(c, HORIZON + 40, "#7a4660", "#020104", n=70, top=60, tall=1.1, alpha=0.5, seed=9, lit=0.55)
    g = np.random.default_rng(3)
    n = 40
    t = g.uniform(0, 1, n)
    c.dabs(120 + g.normal(0, 1, n) * (30 + 60 * t), 330 + 330 * t, 6 + 34 * t, 0.9 + 2.6 * t, 0, "#ffb888", 0.55 * g.uniform(0.4, 1, n))
    for x, y, rx in ((386, 476, 62), (92, 560, 56), (410, 640, 70)):
        for s, colour in ((1.0, "#e86a8a"), (0.84, "#f4c45e"), (0.68, "#6ad0b0"), (0.52, "#5a78e0"), (0.36, "#b05ad0")):
            c.disc(x, y, rx * s, rx * s * 0.22, colour, alpha=0.30, soft=2.5, edge=0)


def bird(c):
    """Paint the eider: what was white is smeared with oil."""
    layer = visitor(c, afloat, 232, 498, 0.84)
    c.glow(250, 500, 150, "#ff9a70", 0.35)
    layer.haze("#4a2c44", 0.26).lay()
    edge = 462 + 26 * c.noise(46, 400, 5, 2) + 12 * c.noise(14, 400, 6, 1) - 0.06 * (c.x - 240)
    tar = smooth(edge - 5, edge + 5, c.y)
    layer.haze("#0c0812", 0.95).lay(1.0, tar)
    a = layer.alpha
    rim = np.clip(a - ndimage.shift(a, (4 * c.k, 2.5 * c.k), order=1), 0, 1) * a
    c.area(ndimage.gaussian_filter(rim, 0.9 * c.k), "#ffc49a", 0.7, wash=0)
    g = np.random.default_rng(8)
    n = 34
    c.dabs(g.uniform(150, 400, n), g.uniform(486, 530, n), g.uniform(5, 20, n), g.uniform(0.8, 2, n), 0.1, "#c0688a", 0.5 * g.uniform(0.3, 1, n))
    c.curve([(100, 548), (240, 534), (400, 540), (430, 556), (260, 574), (110, 566)], "#050308", alpha=0.85, soft=5)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Policy(k, 9)
    evening(c)
    tanker(c)
    oil(c)
    bird(c)
    return c.framed("negative", focus=((150, 440, 90), (250, 230, 80)), share=0.7)
