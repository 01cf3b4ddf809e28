"""Bladder wrack against the low sun: thin flat blades that fork and twist, amber where the light comes through their margins.

Fucus vesiculosus: flat blades that fork evenly again and again; a thin midrib in each; bladders in pairs within the blade, one on
either side of the rib; swollen warty yellow tips at the ends of some; one disc grown onto the rock.

A path runs from the foot to one tip; paths that share their first pieces are one blade there.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from canvas import rounded, smooth
from finfish import planes
from form import solid
from sheet import Sheet, finished
from straps import Leather, Strap, grown
from thallus import warts
from thin import onto
from underwater import motes, shafts, surface

SUN = (-0.50, -0.74, 0.44)
LOOK = Leather(
    tones=("#120c08", "#30200a", "#64420e", "#a87218", "#e0a42c", "#ffdc6c"),
    under=("#3c2208", "#7a4a0c", "#bc8418", "#e6b63a", "#fbe08c"),
    egg=("#2a1608", "#643a0c", "#ac7016", "#e4ac34", "#ffe89c"),
    sun=SUN, glow="#f8e860", through=0.9, edge=0.40, wet=0.35, bulge=0.08, base=0.40, grain=0.012,
    rib=("#3a1a06", "#ffd478", 0.11, 0.55), throw=(9, 13, 4.0), dim=0.66, shade="#1c1418",
)
FOOT = (400, 668)
REACH = ((-70, 320), (-50, 404), (-28, 592), (-5, 636), (20, 520), (40, 290), (60, 170))
ENDS = (0.20, 0.42, 0.64, 0.83, 1.0)
"""How far out the forks are, in shares of the reach."""


class Tree:
    """Blades that divide a sector evenly: `rows` gives of each its points, half width and twist at its end."""

    def __init__(self, foot, low, high, wide, seed, levels=4, lean=-0.30):
        """Take the angles of its sides (0 is up), its half width and where the current bends it."""
        self.foot, self.wide, self.levels, self.lean = np.asarray(foot, float), wide, levels, lean
        self.g, self.rows, self.tips, self.pairs = np.random.default_rng(seed), {}, [], {}
        self.grow("a", low, high, 0, 0.0, 0.3 * (low + high))

    def place(self, a, share):
        """Return the place in a direction, at a share of the reach there."""
        r = np.interp(np.degrees(a), *np.array(REACH, float).T) * share
        bow = a * (0.45 + 0.55 * share) + self.lean * share**1.6 + 0.10 * np.sin(6.5 * share + 1.3 * a)
        return self.foot + r * np.array([np.sin(bow), -np.cos(bow)])

    def grow(self, name, low, high, level, before, way):
        """Lay the blade in the middle of a sector, then the two it divides into."""
        g, middle = self.g, 0.5 * (low + high)
        last = level == self.levels or (level == self.levels - 1 and g.random() < 0.22)
        start, end = ENDS[level - 1] if level else 0.0, ENDS[level] + g.normal(0, 0.018)
        if last:
            end = min(ENDS[level] + 0.06, 1.0) + g.normal(0, 0.03)
        a = middle + g.normal(0, 0.10) * (high - low)
        points = [tuple(self.place(way + (a - way) * (1 - (1 - t) ** 1.6), start + (end - start) * t)) for t in (0.3, 0.62, 1.0)]
        if not level:
            points = [tuple(self.foot), *points]
        twist = before + g.normal(0, 0.35)
        twist = np.clip(twist - np.pi * np.round(before / np.pi), -0.6, 0.6) + np.pi * np.round(before / np.pi)
        turned = level > 1 and g.random() < 0.34
        if turned:
            twist += np.pi * g.choice((-1, 1))
        self.rows[name] = (points, self.wide * 0.94**level, twist)
        if 0 < level < self.levels and not turned and g.random() < 0.75:
            self.pairs[name] = (0.55,)
        if last:
            self.tips.append(name)
            return
        cut = middle + g.normal(0, 0.06) * (high - low)
        self.grow(name + "l", low, cut, level + 1, twist, a)
        self.grow(name + "r", cut, high, level + 1, twist, a)


GROWN = Tree(FOOT, -0.90, 0.42, 20, 13, lean=-0.15)
TREE = GROWN.rows
ORDER = tuple(np.random.default_rng(2).permutation(GROWN.tips))
"""The tips of the paths, the far ones first."""
PAIRS = GROWN.pairs
RIPE = tuple(GROWN.tips[1::3])


def path(tip, done):
    """Return the blade from the foot to a tip; `done` are the tips painted before."""
    names = [tip[:n] for n in range(1, len(tip) + 1)]
    points, ends = [], []
    for name in names:
        points += TREE[name][0]
        ends.append(len(points))
    p = rounded(points, closed=False, steps=12)
    way = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    at = [0.0, *(way[min(12 * (e - 1), len(way) - 1)] for e in ends)]
    half, twist, pairs = [(0, 9.0), (60, 11.0)], [(0, 0.3)], []
    for n, name in enumerate(names):
        wide, long = TREE[name][1], at[n + 1] - at[n]
        last = n + 1 == len(names)
        ripe = tip in RIPE
        half += [(at[n] + 0.42 * long, 0.92 * wide), (at[n] + (0.72 if last else 1.0) * long, wide * ((0.85 if ripe else 1.1) if last else 1.28))]
        twist.append((at[n + 1], TREE[name][2]))
        pairs += [(at[n] + t * long, 0.90 * wide, 0.44 * wide) for t in PAIRS.get(name, ())]
    half += [(at[-1] - 9, 0.84 * TREE[tip][1]), (at[-1] - 3, 0.55 * TREE[tip][1]), (at[-1], 0.2 * TREE[tip][1])]
    shared = max((len(common(tip, other)) for other in done), default=0)
    eggs = ((at[-1] - 22, 36, 0.86 * TREE[tip][1]),) if tip in RIPE else ()
    return Strap(tuple(points), tuple(half), tuple(twist), eggs, at[shared], pairs=tuple(pairs))


def common(one, other):
    """Return the first letters that two names share."""
    n = 0
    while n < min(len(one), len(other)) and one[n] == other[n]:
        n += 1
    return one[:n]


AGE = ((0, 0.0), (120, 0.2), (300, 0.62), (520, 1.1))


def plant():
    """Return all the paths, the far ones first."""
    return [path(tip, ORDER[:n]) for n, tip in enumerate(ORDER)]


def animal(c):
    """Paint the plant."""
    lit = 0.26 * smooth(620, 100, np.hypot(c.x - 90, c.y - 60)) - 0.10
    straps = plant()
    grown(c, straps, LOOK, age=AGE, push=lit)
    warts_of(c, straps)


def second(c):
    """Paint the plant that grows behind, moved, smaller and turned the other way."""
    at = lambda q: [(x * -0.5 + 300, y * 0.5 + 340) for x, y in q]
    few = lambda rows: tuple((s * 0.5, *(q * 0.5 for q in rest)) for s, *rest in rows)
    turn = lambda rows: tuple((s * 0.5, r) for s, r in rows)
    own = [replace(s, points=at(s.points), half=few(s.half), twist=turn(s.twist), bladders=few(s.bladders), pairs=few(s.pairs), fork=s.fork * 0.5) for s in plant()]
    grown(c, own, replace(LOOK, dim=0.0), age=AGE)


def warts_of(c, straps):
    """Lay fine pores on the ripe tips."""
    for tip, s in zip(ORDER, straps, strict=True):
        if tip in RIPE:
            x, y, turn = s.at(s.s[-1] - 26)
            warts(c, x, y, 28, 0.8 * TREE[tip][1], turn, "#fff0a8", "#6a4a10", rows=5, seed=3, alpha=0.36)


def holdfast(c):
    """Paint the disc that is grown onto the rock."""
    x, y = FOOT
    c.disc(x + 4, y + 5, 44, 10, "#04121c", alpha=0.75, soft=3, edge=0)
    solid(c, [(x - 34, y + 8), (x - 20, y - 2), (x - 9, y - 15), (x + 9, y - 15), (x + 22, y - 3), (x + 38, y + 9), (x + 14, y + 12), (x - 14, y + 12)], ("#0e0e08", "#28220c", "#5a4a14", "#8c7424"), sun=SUN, high=0.7, grain=0.03, seed=3)


def sea(c):
    """Paint deep petrol water, the low sun in the upper left."""
    d = np.hypot((c.x - 90) * 0.9, c.y - 30) + 14 * c.noise(120, 46, 4, 2)
    c.rgb = planes(d, (0, "#fff0b4"), (60, "#ecd68c"), (130, "#9cb488"), (215, "#4c8880"), (310, "#22606c"), (420, "#11455a"), (560, "#0a2e46"), (760, "#06182c"), crisp=0.1)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=23)
    sea(c)
    surface(c, 90, "#fff0c0", "#6f9c8c", seed=11, n=120, centre=90, alpha=0.6)
    shafts(c, (60, -120), "#ffeab0", n=8, length=720, amount=0.24, spread=0.9, seed=9)
    solid(c, [(-60, 820), (-40, 720), (20, 668), (86, 664), (150, 700), (190, 820)], ("#08202c", "#103642", "#1f4e56"), high=0.6, soft=0.8, sun=SUN, grain=0.04, seed=7)
    c.lifted(second).haze("#16505e", 0.6).blurred(2.4).lay(0.85)
    solid(c, [(240, 860), (280, 760), (330, 690), (400, 668), (470, 690), (530, 760), (560, 860)], ("#08202c", "#123844", "#2a5c60", "#5f8c7c", "#b0b888"), high=0.6, soft=0.8, sun=SUN, grain=0.05, seed=4)
    layer = c.lifted(animal)
    c.area(onto(c, layer.alpha, (24, 34), 7) * smooth(650, 690, c.y), "#04121c", 0.5, "multiply", wash=0)
    holdfast(c)
    layer.lay()
    motes(c, "#ffe9b0", 60)
    return finished(c, focus=((260, 300, 330),), share=0.26)
