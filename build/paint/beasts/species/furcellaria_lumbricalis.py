"""One open fan of forked dark red strings on its stone, each lit on one side, before pale water.

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
FOOT = (176, 546)
TONES = ("#1a0410", "#440a1c", "#7a1622", "#b42e28", "#ee7642", "#ffd89c")
class Fan:
    """A fan that divides a sector evenly; `paths` are its branches."""

    def __init__(self, foot, low, high, reach, wide, seed, levels=6, lean=0.0):
        """Take the angles of its sides (0 is up), how far its tips reach there, its width at the foot."""
        self.foot, self.reach, self.wide, self.levels = np.asarray(foot, float), reach, wide, levels
        self.g, self.lean = np.random.default_rng(seed), lean
        self.paths = []
        a = 0.4 * 0.5 * (low + high)
        self.grow(self.foot, np.array([np.sin(a), -np.cos(a)]), low, high, 0)

    def place(self, a, share):
        """Return the place in a direction, at a share of the height of the fan there."""
        r = np.interp(np.degrees(a), *np.array(self.reach, float).T) * share
        bow = a * (0.40 + 0.60 * share**0.8) + self.lean * share**1.5
        return self.foot + r * np.array([np.sin(bow), -np.cos(bow)])

    def grow(self, at, way, low, high, level):
        """Lay a branch through the middle of its sector and the two it divides into."""
        g, middle = self.g, 0.5 * (low + high)
        last = level == self.levels or (level >= 3 and g.random() < 0.12)
        share = ((level + 1) / (self.levels + 1)) ** 0.74 * (1 + g.normal(0, 0.045))
        if last:
            share = min(share + 0.04, 1.0 + 0.05 * g.normal(0, 1))
        end = self.place(middle + g.normal(0, 0.16) * (high - low), share)
        long = np.hypot(*(end - at))
        out = self.place(middle, share) - self.place(middle, share - 0.05)
        out = out / np.hypot(*out)
        out = out + 0.20 * g.normal(0, 1, 2) + np.array([0.16, 0.0])
        t = np.linspace(0, 1, 9)[:, None]
        bend = 0.62 * long
        line = at * (2 * t**3 - 3 * t**2 + 1) + end * (3 * t**2 - 2 * t**3) + way * bend * (t**3 - 2 * t**2 + t) + out / np.hypot(*out) * bend * (t**3 - t**2)
        wide = self.wide * 0.80**level
        half = (wide, wide * 0.95, wide * 0.86) if not last else (wide, wide * 0.96, wide * 0.8, wide * 0.5, wide * 0.12)
        ages = (level / (self.levels + 1), (level + 1) / (self.levels + 1))
        end_way = (line[-1] - line[-2]) / np.hypot(*(line[-1] - line[-2]))
        self.paths.append((np.concatenate([[at - way * wide * 0.5], line]), half, ages, level))
        if last:
            return
        cut = middle + g.normal(0, 0.07) * (high - low)
        for a, b, side in ((low, cut, -1), (cut, high, 1)):
            turn = side * 0.36
            co, si = np.cos(turn), np.sin(turn)
            self.grow(line[-1], np.array([end_way[0] * co - end_way[1] * si, end_way[0] * si + end_way[1] * co]), a, b, level + 1)

    def lay(self, body, deep=0.0):
        """Lay all its branches."""
        for points, half, ages, _ in self.paths:
            body.lay(points, half, ages, deep)


REACH = ((-80, 146), (-58, 154), (-32, 306), (-10, 456), (12, 510), (36, 440), (56, 334), (80, 284))
FANS = ((-1.0, -0.50, 8.6, 5, 4, 7.0), (0.60, 1.14, 9.0, 3, 4, 7.0), (-0.42, 0.00, 9.6, 2, 4, 3.0), (0.08, 0.58, 11.5, 7, 4, 0.0))
"""Sides, width at the foot, seed, forks, how far behind."""
REAR = ((-0.9, -0.25, 7.5, 12, 4, 3.0), (0.35, 0.95, 7.5, 13, 4, 3.0), (-0.3, 0.3, 8.5, 14, 4, 0.0))


def animal(c):
    """Paint the fan, its rear branches first and a little deeper in the water."""
    for deep, push in ((True, -0.05), (False, 0.03)):
        body = Boughs(c)
        for low, high, wide, seed, levels, back in FANS:
            if (back > 5) == deep:
                Fan(FOOT, low, high, REACH, wide, seed, levels).lay(body, back)
        c.area(onto(c, body.cover, (9, 12), 4) * c.traced[..., 0], "#1a0416", 0.0 if deep else 0.5, "multiply", wash=0)
        body.skin(TONES, SUN, base=0.34, amount=0.86, young=0.24, back=("#a82c4c", 0.45), push=push)


def second(c):
    """Paint the fan behind."""
    body = Boughs(c)
    for low, high, wide, seed, levels, back in REAR:
        Fan((404, 640), low, high, ((-80, 170), (-30, 300), (0, 350), (30, 300), (80, 170)), wide, seed, levels).lay(body, back)
    body.skin(TONES, SUN, base=0.40, amount=0.5)


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


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=26)
    sea(c)
    surface(c, 70, "#ffffff", "#b4dcc8", seed=26, centre=120, n=110, alpha=0.6)
    shafts(c, (20, -160), "#fffff0", n=7, length=720, amount=0.22, spread=0.9)
    solid(c, [(270, 820), (310, 690), (372, 636), (444, 640), (510, 700), (530, 820)], ("#1a4a58", "#2a6470", "#4a8484"), high=0.6, soft=0.8, sun=SUN, grain=0.04, seed=6)
    c.lifted(second).haze("#5f9c9a", 0.62).blurred(2.4).lay(0.85)
    stone(c)
    layer = c.lifted(animal)
    c.area(onto(c, layer.alpha, (60, 40), 8) * smooth(560, 600, c.y), "#0a2430", 0.4, "multiply", wash=0)
    rhizoids(c)
    layer.lay()
    motes(c, "#ffffff", 50)
    return finished(c, share=0.26, focus=((240, 300, 330),))
