"""An open fan of forked dark red strings leans with the current over its stone, the light falling off to its foot.

Furcellaria lumbricalis: round strings, forked evenly again and again, all tips at about the same height, pointed and forked;
a tangle of creeping rhizoids holds it, not a disc. Brown-black in the shade, wine red, amber where the light meets it.

A fork shares its sector between its two branches: no branch crosses another of its own fan.
"""

from __future__ import annotations

import numpy as np
from boughs import Boughs
from canvas import smooth
from finfish import planes
from form import solid
from granite import boulder
from sheet import Sheet, finished
from thin import onto
from underwater import motes, shafts, surface

SUN = (-0.74, -0.50, 0.42)
FOOT = (190, 547)
TONES = ("#1a0410", "#440a1c", "#7a1622", "#b42e28", "#ee7642", "#ffd89c")


class Fan:
    """A plant that forks evenly and shares its sector between its two branches; `paths` are its branches."""

    def __init__(self, foot, low, high, reach, wide, seed, levels=5, size=1.0, bend=0.85):
        """Take the angles of its sides (0 is up), how far its tips reach there, its width at the foot, how far the current bends it."""
        self.foot, self.reach, self.wide = np.asarray(foot, float), [(a, r * size) for a, r in reach], wide * size
        self.size, self.bend, self.levels, self.g = size, bend, levels, np.random.default_rng(seed)
        share = 0.80 ** np.arange(levels + 1)
        self.share = share / share.sum()
        self.paths = []
        self.grow(self.foot, 0.45 * (low + high), low, high, 0)

    def grow(self, at, angle, low, high, level):
        """Lay a branch that turns towards the middle of its sector and the current, and the two it divides into."""
        g, middle = self.g, 0.5 * (low + high)
        last = level == self.levels or (level >= self.levels - 1 and g.random() < 0.25)
        long = np.interp(np.degrees(middle), *np.array(self.reach, float).T) * self.share[level] * g.uniform(0.74, 1.24)
        wide, q = self.wide * 0.82**level, 0.9 + 0.05 * g.normal(0, 1)
        line, n = [at - 0.5 * wide * np.array([np.sin(angle), -np.cos(angle)])], 10
        drift = 0.10 * g.normal(0, 1)
        for _ in range(n):
            r = np.hypot(*(line[-1] - self.foot)) / (480 * self.size)
            angle += 0.13 * (1.15 * middle + drift + self.bend * (r**1.4 - 0.16) - angle)
            line.append(line[-1] + long / n * np.array([np.sin(angle), -np.cos(angle)]))
        half = (wide * 1.02, wide * q, wide * (q - 0.03), wide * 0.85) if not last else (wide, wide * 0.94, wide * 0.84, wide * 0.6, wide * 0.16)
        ages = (level / (self.levels + 1), (level + 1) / (self.levels + 1))
        self.paths.append((np.array(line), half, ages))
        if last:
            return
        cut, fork = middle + g.normal(0, 0.10) * (high - low), g.uniform(0.30, 0.46)
        self.grow(line[-1], angle - fork, low, cut, level + 1)
        self.grow(line[-1], angle + fork, cut, high, level + 1)

    def lay(self, body, deep=0.0):
        """Lay all its branches."""
        for points, half, ages in self.paths:
            body.lay(points, half, ages, deep)


REACH = ((-90, 90), (-56, 116), (-32, 280), (-10, 440), (12, 510), (36, 418), (56, 304), (80, 230))
FANS = (
    (0, ((-0.48, -0.08, 6.5, 9, 5), (0.15, 0.75, 6.5, 12, 5))),
    (1, ((-1.0, -0.62, 7.4, 5, 4), (0.46, 0.92, 7.8, 3, 4))),
    (2, ((-0.56, -0.08, 9.4, 2, 4), (-0.18, 0.44, 11.5, 7, 5))),
)
"""Far, middle and near fans: sides, width at the foot, seed, forks."""
YOUNG = ((40, 578, 0.20, 21), (74, 566, 0.13, 22), (276, 582, 0.14, 23), (306, 606, 0.23, 24))
"""Young plants on the stone: foot, size, seed."""
FAR = ((330, 652, 0.13, 31), (352, 634, 0.16, 32), (378, 618, 0.15, 33), (402, 594, 0.19, 34), (430, 574, 0.17, 35), (456, 562, 0.21, 36), (480, 566, 0.18, 37), (384, 650, 0.2, 38), (440, 620, 0.22, 39), (474, 640, 0.24, 40))


def falling(c):
    """Return how much lighter it is at every pixel: light from the left above, the right and the foot in shade."""
    d = np.hypot((c.x - 90) * 0.9, (c.y - 40) * 0.75)
    return 0.17 - 0.42 * smooth(130, 440, d)


def near(c, number):
    """Paint the fans of one distance."""
    body = Boughs(c)
    for low, high, wide, seed, levels in FANS[number][1]:
        Fan(FOOT, low, high, REACH, wide, seed, levels).lay(body)
    shade = onto(c, body.cover, (10, 14), 5) * c.traced[..., 0]
    c.area(shade, "#1a0416", 0.55, "multiply", wash=0)
    body.skin(TONES, SUN, base=0.36, amount=0.84, young=0.30, back=("#c2404c", 0.5), push=falling(c) + (0.0, -0.02, 0.05)[number])


def animal(c):
    """Paint the plant, its rear fans first."""
    for number in range(3):
        near(c, number)


def bush(c, places, push=0.0):
    """Paint small plants: foot, size, seed."""
    for x, y, size, seed in places:
        body = Boughs(c)
        for low, high, own in ((-0.9, -0.25, 1), (0.3, 0.95, 2), (-0.3, 0.35, 3)):
            Fan((x, y), low, high, ((-80, 300), (-30, 400), (0, 440), (30, 400), (80, 300)), 13, seed * 3 + own, 3, size=size).lay(body)
        body.skin(TONES, SUN, base=0.36, amount=0.75, young=0.24, push=push)


def sea(c):
    """Paint pale green water in the morning, the light from the left."""
    d = np.hypot((c.x - 110) * 0.85, (c.y - 60) * 0.95) + 14 * c.noise(130, 50, 4, 2)
    c.rgb = planes(d, (0, "#fffdea"), (150, "#eff3d6"), (290, "#cbe2c6"), (410, "#97c6b4"), (520, "#5b9c98"), (640, "#2f6b78"), (780, "#17404f"), crisp=0.1)


def stone(c):
    """Paint the stone: round granite, lit from the left."""
    tones = ("#0f3140", "#1f5260", "#467f84", "#86b0a4", "#cfe0c0", "#f6f6dc")
    place = [(-70, 800), (-50, 672), (-8, 604), (50, 570), (104, 562), (140, 548), (206, 550), (258, 574), (300, 604), (330, 660), (366, 704), (376, 800)]
    boulder(c, place, tones, SUN, seed=5, joints=((250, 640, 1.2), (60, 640, 0.15)), foot=(600, "#17404f"))


def rhizoids(c):
    """Paint the tangle that creeps over the stone and holds the fan."""
    g, body = np.random.default_rng(4), Boughs(c)
    for _ in range(46):
        a = g.uniform(-0.15, np.pi + 0.15)
        reach = g.uniform(24, 92)
        t = np.linspace(0, 1, 8)
        sway = g.normal(0, 7) * np.sin(np.pi * g.uniform(1.0, 2.2) * t)
        start = np.array([FOOT[0] + g.normal(0, 20), FOOT[1] + g.normal(3, 3)])
        way = start + np.stack([np.cos(a) * reach * t, (0.24 * np.sin(a) * reach + 10) * t**0.8 + sway * 0.6 + 0.0014 * (np.cos(a) * reach * t) ** 2], -1)
        w = g.uniform(1.5, 3.2)
        body.lay(way, (w, w * 0.9, w * 0.75, w * 0.4), (0.1, 0.4), deep=g.uniform(0, 4))
    c.area(onto(c, body.cover, (4, 6), 3), "#0a2430", 0.65, "multiply", wash=0)
    body.skin(TONES, SUN, base=0.34, amount=0.6, young=0.2)


def reef(c):
    """Paint the reef behind: a slope of boulders with many small plants."""
    tones = ("#1a4a58", "#2a6470", "#4a8484", "#8ab4a4")
    how = {"high": 0.6, "soft": 0.8, "sun": SUN, "grain": 0.04}
    solid(c, [(330, 820), (352, 620), (398, 574), (452, 552), (520, 560), (560, 820)], tones, seed=6, **how)
    solid(c, [(270, 820), (298, 668), (340, 628), (396, 618), (450, 650), (480, 820)], tones, seed=8, **how)
    bush(c, FAR, 0.04)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=26)
    sea(c)
    surface(c, 70, "#ffffff", "#b4dcc8", seed=26, centre=120, n=110, alpha=0.6)
    shafts(c, (20, -160), "#fffff0", n=7, length=720, amount=0.22, spread=0.9)
    c.lifted(reef).haze("#5f9c9a", 0.45).blurred(1.6).lay(0.95)
    stone(c)
    layer = c.lifted(animal)
    c.area(onto(c, layer.alpha, (60, 40), 8) * smooth(560, 600, c.y), "#0a2430", 0.4, "multiply", wash=0)
    rhizoids(c)
    far = c.lifted(lambda c: near(c, 0)).haze("#a8606c", 0.35).blurred(0.9)
    far.lay(0.9)
    c.lifted(lambda c: [near(c, 1), near(c, 2)]).lay()
    young = c.lifted(lambda c: bush(c, YOUNG, -0.06))
    c.area(onto(c, young.alpha, (7, 5), 3) * smooth(540, 560, c.y), "#0a2430", 0.45, "multiply", wash=0)
    young.lay()
    motes(c, "#ffffff", 50)
    return finished(c, share=0.26, focus=((240, 300, 330),))
