"""Looking down on stonewort in a clear lagoon at noon: its candelabra over bright sand.

Chara: a stem of long single joints; at each node a whorl of six to eight branchlets, all of one length, rising in a bow, each
whorl smaller than the one below it up to a closed bud. On the inner side of the branchlets orange balls (antheridia), a small
egg-shaped oogonium above each.

A branchlet is drawn in space: away from the stem by its angle `turn` round it, up by its bow; one looks down on it by TILT.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from boughs import Boughs
from canvas import mix, rounded, smooth
from finfish import planes
from scipy import ndimage
from sheet import Sheet, finished
from thin import onto
from threads import along, hose
from underwater import motes, net

TILT = 0.66
DRIFT = (0.15, 0.03)
"""Where the current draws the tips, in lengths of a branchlet."""
SUN = (-0.62, -0.66, 0.42)
TONES = ("#0b3a30", "#1c6432", "#4f9a34", "#9ccc48", "#e2f48a", "#fdffd2")
WATER = "#8fd8c4"
HERO = [(372, 830), (336, 690), (292, 540), (258, 400), (248, 280), (268, 170), (306, 92)]
OTHER = [(52, 770), (44, 660), (52, 560), (44, 470), (36, 400), (40, 350)]


class Shoot:
    """A stem and its whorls: `nodes` are shares of the stem, each with the length of its branchlets."""

    def __init__(self, stem, nodes, wide, seed, count=7, fruits=False):
        """Take the points of the stem from the foot to the bud."""
        p = rounded(stem, closed=False, steps=14)
        s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
        self.p = np.stack([np.interp(np.linspace(0, s[-1], 160), s, p[:, e]) for e in (0, 1)], -1)
        self.nodes, self.wide, self.count, self.fruits = nodes, wide, count, fruits
        self.g = np.random.default_rng(seed)
        self.arms = [a for share, long in nodes for a in self.whorl(share, long)]

    def whorl(self, share, long):
        """Return the branchlets of a whorl: line, how near to us, half width, length, age."""
        g, first = self.g, 0.39 + self.g.normal(0, 0.16)
        turns = first + np.arange(self.count) * 2 * np.pi / self.count + g.normal(0, 0.14, self.count)
        bow = 0.62 + 0.66 * float(np.clip(share, 0, 1))
        wide = 0.5 * (3.6 + 0.46 * self.wide * (1 - 0.62 * share))
        out = []
        for t in turns:
            own = long * g.uniform(0.82, 1.06)
            line, near = self.branchlet(share, own, t, bow + g.normal(0, 0.12))
            out.append((line, near, wide * (1 + 0.16 * near), own, share))
        return out

    def branchlet(self, share, long, turn, bow):
        """Return the line of a branchlet, and how near to us its middle is, from -1 to 1."""
        place, a = along(self.p, min(share, 0.985))
        up = np.array([np.cos(a), np.sin(a)])
        across = np.array([-up[1], up[0]])
        s = np.linspace(0, 1, 12)[:, None]
        young = float(smooth(4.2 * self.wide, 1.3 * self.wide, long))
        out = long * (1 - 0.45 * young) * (1.04 * s - 0.32 * bow * s**2)
        high = long * (1 + 0.9 * young) * (0.06 * s + 0.56 * bow * s**2)
        way = across * out * np.cos(turn) + up * (high * np.cos(TILT) - out * np.sin(turn) * np.sin(TILT))
        way = way + long * s**2 * (np.asarray(DRIFT) + self.g.normal(0, 0.05, 2))
        return np.asarray(place) + way, np.sin(turn)

    def paint(self, c):
        """Paint the shoot: the branchlets behind, stem and branchlets in front, its fruits."""
        behind, before = Boughs(c), Boughs(c)
        for line, near, half, own, share in self.arms:
            body = before if near > -0.15 else behind
            body.lay(line, (half * 1.05, half, half * 0.86, half * 0.62, half * 0.14), (0.1 + 0.5 * share, 0.6 + 0.5 * share), deep=-14 * near)
            self.bracts(body, line, half, own, -14 * near)
        top = 0.5 * self.wide
        before.lay(self.p, (top, 0.38 * top), (0.0, 0.9))
        for share, _ in self.nodes[:-2]:
            i = int(share * len(self.p))
            h = top * (1 - 0.62 * share)
            before.lay(self.p[max(0, i - 5) : i + 6], (h * 0.98, h * 1.16, h * 1.24, h * 1.16, h * 0.98), (0.3, 0.5), deep=-2.0)
        behind.skin([mix(t, WATER, 0.42) for t in TONES], SUN, base=0.44, amount=0.5, young=0.2)
        if c.traced is not None:
            traced, c.traced = c.traced, None
            c.area(onto(c, before.cover, (7, 12), 4) * behind.cover, "#1f6a5c", 0.5, "multiply", wash=0)
            c.traced = traced
        before.skin(TONES, SUN, base=0.43, amount=0.80, young=0.22, back=("#d8f07c", 0.55))
        self.cortex(c)
        for line, near, half, own, _ in self.arms:
            aside = abs(line[-1, 0] - line[0, 0]) > 0.45 * own
            if self.fruits and near > -0.15 and own > 90 and aside:
                for share in (0.36, 0.66)[: 1 if own < 150 else 2]:
                    self.fruit(c, line, half * (2.0 - 0.5 * share), share)

    def bracts(self, body, line, half, long, deep):
        """Lay the short bracts at the joints of a branchlet, and the slight swelling there."""
        if long < 50:
            return
        for share in (0.36, 0.66):
            (x, y), a = along(line, share)
            h = half * (1.02 - 0.45 * share)
            ahead, side = np.array([np.cos(a), np.sin(a)]), np.array([-np.sin(a), np.cos(a)])
            o = np.array([x, y])
            body.lay([o - ahead * h * 0.9, o, o + ahead * h * 0.9], (h * 0.7, h * 1.14, h * 0.7), (0.7, 0.7), deep)
            for sign in (-1, 1):
                tip = o + side * sign * h * 1.7 + ahead * h * 4.2
                body.lay([o + side * sign * 0.5 * h, o + side * sign * h * 1.2 + ahead * h * 1.8, tip], (h * 0.34, h * 0.28, 0.3), (0.8, 1.0), deep)

    def cortex(self, c):
        """Paint the stripes of the stem, and the paler band of lime on each joint."""
        n = len(self.p)
        for (a, _), (b, _) in pairwise(((0.0, 0), *self.nodes)):
            p = self.p[max(0, int(a * n)) : int(b * n) + 1]
            if len(p) < 8:
                continue
            wide = self.wide * (1 - 0.62 * np.array([a, b]))
            for shift, tone, alpha in ((-0.42, TONES[0], 0.32), (0.0, TONES[0], 0.26), (0.38, TONES[5], 0.4)):
                c.shape(hose(p, wide, shift, 0.07), tone, alpha=alpha, edge=0)

    def fruit(self, c, p, w, share):
        """Paint an orange antheridium with its glint, and the oogonium above it, on the inner side of a branchlet."""
        (x, y), a = along(p, share)
        side = np.array([np.sin(a), -np.cos(a)])
        side *= 1 if side[1] < 0 else -1
        x, y = np.array([x, y]) + side * w * 0.72
        ahead = np.array([np.cos(a), np.sin(a)]) * w * 0.85 + side * w * 0.28
        c.disc(x + ahead[0], y + ahead[1], w * 0.58, w * 0.38, "#4c4a16", a, edge=0)
        c.disc(x + ahead[0] - 1, y + ahead[1] - 1, w * 0.44, w * 0.26, "#c8b450", a, edge=0, soft=0.4)
        c.disc(x + 1.4, y + 2, w * 0.66, w * 0.64, "#4a1a10", alpha=0.85, edge=0, soft=0.6)
        c.disc(x, y, w * 0.62, w * 0.62, "#d8481a", edge=0)
        c.disc(x - w * 0.12, y - w * 0.14, w * 0.42, w * 0.40, "#ff9a34", edge=0, soft=0.8)
        c.disc(x - w * 0.22, y - w * 0.25, w * 0.15, w * 0.12, "#fff8e0", edge=0, soft=0.3)


def animal(c):
    """Paint the hero."""
    hero().paint(c)


def hero():
    """Return the near shoot."""
    return Shoot(HERO, ((0.25, 282), (0.50, 250), (0.71, 190), (0.855, 120), (0.945, 66), (0.985, 34)), 31, 5, fruits=True)


def other():
    """Return the shoot behind."""
    return Shoot(OTHER, ((0.08, 170), (0.30, 160), (0.50, 136), (0.68, 104), (0.82, 72), (0.92, 44), (0.98, 24)), 15, 9)


def ground(c):
    """Paint the bright sand under clear water: ripples, the net of light."""
    c.rgb = planes(c.y, (-60, "#126e90"), (70, "#2f9aac"), (190, "#68bfbc"), (330, "#aadcc0"), (490, "#f0e8bc"), (720, "#e8c88c"), crisp=0.1)
    g = np.random.default_rng(4)
    for t in np.sort(g.random(34)):
        y = 120 + 600 * t**1.25
        x, long, high = g.uniform(-40, 520), 40 + 130 * t, 1.5 + 9 * t
        tone = planes(np.array([[y]]), (70, "#58b4b4"), (330, "#a4d4b4"), (720, "#ccb888"))[0, 0]
        c.curve([(x - long, y), (x - long * 0.3, y - high), (x + long * 0.4, y - high * 0.4), (x + long, y + high * 0.4), (x, y + high * 0.7)], tone, alpha=0.5, soft=1 + 2 * t)
    for top, low, cell, much in ((100, 330, 24, 0.35), (280, 520, 40, 0.45), (440, 760, 62, 0.55)):
        mask = smooth(top, (top + low) / 2, c.y) * smooth(low, (top + low) / 2, c.y)
        net(c, mask, "#fffff0", much, cell, 0.5, seed=8 + top)


def shadows(c, shoots):
    """Let the shoots throw soft shadows to the right upon the sand."""
    own = c.lifted(lambda q: [s.paint(q) for s in shoots])
    alpha = ndimage.shift(own.alpha, (96 * c.k, 84 * c.k), order=1)
    c.area(ndimage.gaussian_filter(alpha, 7 * c.k) * 0.42 * smooth(200, 420, c.y), "#3f8f94", 1.0, "multiply", wash=0)


def meadow(c):
    """Paint the stonewort far off: rows of small shoots, all bent alike."""
    for x, y, high in ((410, 262, 140), (462, 276, 170), (60, 236, 100), (24, 240, 120)):
        stem = [(x, y), (x + 3, y - high * 0.4), (x - 4, y - high * 0.75), (x + 4, y - high)]
        Shoot(stem, tuple((s, high * 0.42 * (1.15 - s)) for s in (0.2, 0.4, 0.58, 0.74, 0.88, 0.97)), 7, int(x)).paint(c)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=43)
    ground(c)
    c.lifted(meadow).haze("#4aa8ae", 0.7).blurred(2.6).lay(0.75)
    shadows(c, (hero(),))
    c.lifted(lambda q: other().paint(q)).haze("#9adac4", 0.6).blurred(2.8).lay(0.85)
    c.lifted(animal).lay()
    motes(c, "#ffffff", 40)
    return finished(c, share=0.3, focus=((240, 330, 330),))
