"""Herring come in to spawn over a bush of forked dark red strings: the current bends it, clear eggs cling to its tips.

Furcellaria lumbricalis: round strings, forked evenly again and again, all tips at about the same height, pointed and forked;
a tangle of creeping rhizoids holds it, not a disc. Brown-black in the shade, wine red, amber where the light meets it.

A fork shares its sector between its two branches: no branch crosses another of its own fan.
"""

from __future__ import annotations

import numpy as np
from boughs import Boughs, evened
from canvas import mix, smooth
from finfish import planes
from form import solid
from granite import boulder
from scipy import ndimage
from sheet import Sheet, finished
from small_fish import HERRING, small_fish
from thin import onto
from underwater import motes, shafts, surface

SUN = (-0.74, -0.50, 0.42)
FOOT = (190, 547)
TONES = ("#1a0410", "#440a1c", "#7a1622", "#b42e28", "#ee7642", "#ffd89c")


class Fan:
    """A plant that forks evenly and shares its sector between its two branches; `paths` are its branches."""

    def __init__(self, foot, low, high, reach, wide, seed, levels=5, size=1.0, bend=1.2):
        """Take the angles of its sides (0 is up), how far its tips reach there, its width at the foot, how far the current bends it."""
        self.foot, self.reach, self.wide = np.asarray(foot, float), [(a, r * size) for a, r in reach], wide * size
        self.size, self.bend, self.levels, self.g = size, bend, levels, np.random.default_rng(seed)
        share = 0.80 ** np.arange(levels + 1)
        self.share = share / share.sum()
        self.paths = []
        self.grow(self.foot, 0.45 * (low + high), low, high, 0)

    def grow(self, at, angle, low, high, level, turn=0.0):
        """Lay a branch that leaves its parent in a bow, turns to the middle of its sector and the current, and divides."""
        g, middle = self.g, 0.5 * (low + high)
        last = level == self.levels or (level >= self.levels - 1 and g.random() < 0.25)
        long = np.interp(np.degrees(middle), *np.array(self.reach, float).T) * self.share[level] * g.uniform(0.74, 1.24)
        wide, q = self.wide * 0.80**level * g.uniform(0.86, 1.10), 0.88 + 0.05 * g.normal(0, 1)
        line, n = [at - 0.5 * wide * np.array([np.sin(angle), -np.cos(angle)])], 10
        drift = 0.10 * g.normal(0, 1)
        for _ in range(n):
            r = np.hypot(*(line[-1] - self.foot)) / (480 * self.size)
            angle += turn / 4 * (len(line) < 5) + 0.034 * np.sign(drift) * np.cos(2 * np.pi * len(line) / n) + 0.022 * g.normal(0, 1) + 0.13 * (1.15 * middle + drift + self.bend * (r**1.4 - 0.16) - angle)
            line.append(line[-1] + long / n * np.array([np.sin(angle), -np.cos(angle)]))
        half = (wide * 1.0, wide * q, wide * (q - 0.04), wide * 0.82) if not last else (wide, wide * 0.94, wide * 0.84, wide * 0.6, wide * 0.16)
        ages = (level / (self.levels + 1), (level + 1) / (self.levels + 1))
        self.paths.append((np.array(line), half, ages))
        if last:
            return
        cut, fork = middle + g.normal(0, 0.10) * (high - low), g.uniform(0.30, 0.46)
        self.grow(line[-1], angle - 0.4 * fork, low, cut, level + 1, -0.75 * fork)
        self.grow(line[-1], angle + 0.4 * fork, cut, high, level + 1, 0.75 * fork)

    def lay(self, body, deep=0.0):
        """Lay all its branches."""
        for points, half, ages in self.paths:
            body.lay(points, half, ages, deep)


REACH = ((-90, 110), (-56, 170), (-32, 300), (-10, 450), (12, 520), (36, 440), (56, 340), (80, 260))
FANS = (
    (0, ((-0.62, -0.10, 6.5, 9, 5), (0.10, 0.95, 6.5, 12, 5))),
    (1, ((0.66, 1.10, 8.8, 3, 4), (-1.15, -0.62, 8.4, 5, 4), (-0.50, 0.20, 9.4, 17, 5), (0.30, 0.72, 7.6, 21, 4))),
    (2, ((-0.74, -0.28, 10.6, 2, 4), (-0.20, 0.42, 13.5, 7, 5))),
)
"""Far, middle and near fans: sides, width at the foot, seed, forks."""
YOUNG = ((40, 578, 0.20, 21), (74, 566, 0.13, 22), (276, 582, 0.14, 23), (306, 606, 0.23, 24))
"""Young plants on the stone: foot, size, seed."""
FAR = ((330, 652, 0.13, 31), (352, 634, 0.16, 32), (378, 618, 0.15, 33), (402, 594, 0.19, 34), (430, 574, 0.17, 35), (456, 562, 0.21, 36), (480, 566, 0.18, 37), (384, 650, 0.2, 38), (440, 620, 0.22, 39), (474, 640, 0.24, 40))


def falling(c):
    """Return how much lighter it is at every pixel: light from the left above, the right and the foot in shade."""
    d = np.hypot((c.x - 90) * 0.9, (c.y - 40) * 0.75)
    return 0.25 - 0.50 * smooth(130, 440, d)


def heart(c, body, far):
    """Return how deep every place lies in the bush: much stands round it, little above it."""
    around = ndimage.gaussian_filter(body.cover, 20 * c.k)
    mean = ndimage.gaussian_filter(np.where(body.cover > 0.3, body.high, 0), 8 * c.k) / (ndimage.gaussian_filter(body.cover, 8 * c.k) + 0.05)
    return far * smooth(0.25, 0.75, around) + 0.16 * smooth(-1, 5, mean - body.high)


def near(c, number):
    """Paint the fans of one distance."""
    body = Boughs(c)
    for i, (low, high, wide, seed, levels) in enumerate(FANS[number][1]):
        Fan(FOOT, low, high, REACH, wide, seed, levels).lay(body, 3.0 * i)
    shade = onto(c, body.cover, (9, 13), 3.5) * c.traced[..., 0]
    c.area(shade, "#14020f", 0.72, "multiply", wash=0)
    body.skin(TONES, SUN, base=0.30, amount=0.86, young=0.30, crisp=0.8, back=("#a8304a", 0.35), push=falling(c) - heart(c, body, 0.16) + (0.02, -0.01, 0.05)[number])
    if number:
        spawn(c, number)


def spawn(c, number):
    """Paint the eggs of herring: clear beads that sleeve the young branches, row beside row."""
    g = np.random.default_rng(40 + number)
    for low, high, wide, seed, levels in FANS[number][1]:
        for points, half, ages in Fan(FOOT, low, high, REACH, wide, seed, levels).paths:
            x, y = points[len(points) // 2]
            if ages[0] < 0.5 or g.random() > 0.10 + 0.80 * np.exp(-(((x - 300) / 90) ** 2 + ((y - 240) / 90) ** 2)):
                continue
            p, _, across = evened(points)
            start, end = sorted(g.uniform(0.05, 0.92, 2) * len(p))
            beads = []
            for row in (-1, 1, 0):
                at = start + g.uniform(0, 4)
                while at < max(end, start + 16) and at < len(p) - 3:
                    r = g.uniform(2.8, 4.3)
                    if g.random() < 0.86:
                        beads.append((*(p[int(at)] + across[int(at)] * (row * 0.95 * half[1] + g.normal(0, 0.5))), r))
                    at += r * g.uniform(1.5, 2.0)
            for u, v, r in beads:
                egg(c, u, v, r, smooth(620, 140, np.hypot(u, v)))


def egg(c, x, y, r, lit):
    """Paint one clear egg: the branch shows through it, light gathers in it away from the sun."""
    c.disc(x + 0.4 * r, y + 0.5 * r, r * 1.05, r * 1.05, "#2a0616", alpha=0.4, soft=0.8, edge=0)
    c.disc(x, y, r, r, mix("#b88070", "#fbe6c8", lit), alpha=0.8, edge=0, wash=0)
    c.disc(x - 0.08 * r, y - 0.1 * r, r * 0.74, r * 0.74, mix("#8a4434", "#d88c58", lit), alpha=0.5, edge=0, soft=0.5, wash=0)
    c.disc(x + 0.32 * r, y + 0.34 * r, r * 0.46, r * 0.40, mix("#d89870", "#fff0c8", lit), alpha=0.9, edge=0, soft=0.5, wash=0)
    c.disc(x - 0.40 * r, y - 0.42 * r, r * 0.26, r * 0.22, "#ffffff", alpha=0.55 + 0.45 * lit, edge=0, wash=0)


def animal(c):
    """Paint the plant, its rear fans first."""
    for number in range(3):
        near(c, number)


SHOAL = (
    ((490, 150), (440, 124), (382, 116)), ((326, 70), (286, 56), (244, 56)), ((64, 150), (32, 140), (-4, 138)), ((450, 66), (418, 56), (384, 54)),
    ((108, 92), (76, 80), (42, 78)), ((478, 478), (424, 456), (362, 454)),
)
"""Herring farther off: from the root of the tail to the snout."""
BACKS = ("#1f5a78", "#4a90a0", "#b4d2cc", "#f4f6e8", "#dfe6da")


def herring(c):
    """Paint the herring that swim through behind the bush, the far ones paler."""
    for axis in SHOAL:
        small_fish(c, HERRING, axis[::-1], tuple(mix(q, "#8abcb4", 0.30) for q in BACKS), sun=SUN, detail=False, flash=0.4)


def spawner(c):
    """Paint the herring that bends past the bush, close to us."""
    small_fish(c, HERRING, [(238, 322), (292, 314), (346, 322), (398, 344), (444, 380)], BACKS, sun=SUN, flash=0.8, eye=("#b4c0b4", "#64808a"))


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
    c.lifted(herring).blurred(1.2).lay(0.85)
    c.lifted(reef).haze("#5f9c9a", 0.45).blurred(1.6).lay(0.95)
    stone(c)
    layer = c.lifted(animal)
    c.area(onto(c, layer.alpha, (60, 40), 8) * smooth(560, 600, c.y), "#0a2430", 0.4, "multiply", wash=0)
    rhizoids(c)
    far = c.lifted(lambda c: near(c, 0)).haze("#a8606c", 0.35).blurred(0.9)
    far.lay(0.9)
    middle = c.lifted(lambda c: near(c, 1))
    middle.lay()
    guest = c.lifted(spawner)
    c.area(onto(c, guest.alpha, (12, 16), 6) * middle.alpha, "#1c0a20", 0.5, "multiply", wash=0)
    guest.lay()
    front = c.lifted(lambda c: near(c, 2))
    c.area(onto(c, front.alpha, (10, 12), 4) * guest.alpha, "#1c3850", 0.5, "multiply", wash=0)
    front.lay()
    young = c.lifted(lambda c: bush(c, YOUNG, -0.06))
    c.area(onto(c, young.alpha, (7, 5), 3) * smooth(540, 560, c.y), "#0a2430", 0.45, "multiply", wash=0)
    young.lay()
    motes(c, "#ffffff", 50)
    return finished(c, share=0.26, focus=((240, 300, 330),))
