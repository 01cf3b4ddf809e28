"""Bladder wrack unfolds in a beam of light over the dark of its rock; a stickleback looks out from its shelter.

Fucus vesiculosus: flat leathery ribbons with a smooth margin that fork evenly again and again in one plane; a midrib that runs on
into both branches; bladders in pairs, one on either side of the rib, often a third in the fork; swollen warty tips, in twos, on
ripe branches, thin blunt tips on others; the foot is worn to a stalk that grows from a small disc.

One frond alone is in the light, which comes through it from behind; those behind it are two steps darker, almost water.
"""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, rgb, smooth
from finfish import planes
from form import ramp
from granite import boulder
from scipy import ndimage
from sheet import Sheet, finished
from small_fish import STICKLEBACK, small_fish
from thallus import Strap, Thallus, egg
from underwater import bubbles, motes, shafts, surface

SUN = (330, 60)
"""Where the light stands behind the plant."""
GOLD = ("#1c140c", "#41300f", "#7a5c16", "#b88a22", "#e6c048", "#faec9c")
DEEP = ("#0a1f26", "#10303a", "#1b464a", "#2c5e58")
SHARE = (0.24, 0.24, 0.21, 0.18, 0.15)
"""How much of its reach a frond grows between two forks."""


class Frond:
    """A frond that forks evenly within its sector: straps, bladders (x, y, angle, radius), and ripe tips (x, y, angle, half width)."""

    def __init__(self, foot, sector, reach, half, seed, *, levels=4, sweep=0.0, twist=0.25):
        """Take its foot, the angles between which it spreads (0 is up), its reach and half width, and how far its tips bend."""
        self.g, self.reach, self.half, self.levels = np.random.default_rng(seed), reach, half, levels
        self.sweep, self.twist = sweep, twist
        self.straps, self.pairs, self.ripe = [], [], []
        self._grow(np.asarray(foot, float), sum(sector) / 2, sector, 0, 0.0)

    def _grow(self, p, angle, sector, level, roll):
        """Lay a piece that turns into the middle of its sector, then the two into which it forks."""
        g, (low, high) = self.g, sector
        last = level == self.levels
        end = (low + high) / 2 + self.sweep * level**1.5 / 6 + g.normal(0, 0.10)
        long = self.reach * SHARE[level] * g.uniform(0.86, 1.16) * (0.9 if last else 1)
        t = np.linspace(0, 1, 9)
        a = angle + (end - angle) * smooth(0, 0.9, t)
        a = a + g.normal(0, 0.16) * np.sin(2 * np.pi * t)
        step = np.stack([np.sin(a), -np.cos(a)], -1) * long / 8
        run = p + np.concatenate([[(0, 0)], np.cumsum((step[1:] + step[:-1]) / 2, 0)])
        w = self.half * 0.94**level
        ripe = last and g.random() < 0.55
        if not level:
            wide = np.array((0.20, 0.24, 0.42, 0.80, 1.0, 1.15)) * w
        elif last:
            wide = np.array((0.95, 0.86, 0.94, 0.98, 0.92, 0.55)) * w
        else:
            wide = np.array((0.95, 0.84, 0.88, 0.92, 1.0, 1.20)) * w
        turns = 0 < level < self.levels and g.random() < self.twist
        after = roll + (np.pi if turns else 0)
        rolls = (roll, roll, (roll + after) / 2, after, after) if turns else (roll, roll + g.normal(0, 0.45), roll)
        n = self.levels + 1
        strap = Strap(run, tuple(wide), (level / n, (level + 1) / n), rolls)
        self.straps.append(strap)
        if level and not turns and g.random() < (0.25 if last else 0.85):
            for at in (0.42, 0.80)[: 1 + (long > 88)]:
                x, y, half, way = strap.at(at)
                r = w * g.uniform(0.60, 0.74)
                for s in (-1, 1):
                    across = np.array((-np.sin(way), np.cos(way))) * s * (0.16 * w + 0.84 * r)
                    self.pairs.append((x + across[0], y + across[1], way - s * 0.10, r * g.uniform(0.9, 1.05)))
        if last:
            if ripe:
                x, y, _, way = strap.at(0.86)
                self.ripe += [(x, y, way + s * 0.42, w * 0.74) for s in (-1, 1)]
            return
        cut = low + (high - low) * g.uniform(0.44, 0.56)
        for part, s in (((low, cut), -1), ((cut, high), 1)):
            self._grow(run[-1], a[-1] + s * 0.40, part, level + 1, after)

    def tips(self):
        """Return the outlines of its ripe tips: swollen clubs."""
        u = np.array((-0.5, 0.2, 0.9, 1.6, 2.2, 2.6, 2.7, 2.6, 2.2, 1.6, 0.9, 0.2, -0.5))
        v = np.array((0.60, 0.86, 1.0, 0.98, 0.76, 0.38, 0.0, -0.38, -0.76, -0.98, -1.0, -0.86, -0.60))
        return [np.stack([x + r * (u * np.cos(a) - v * np.sin(a)), y + r * (u * np.sin(a) + v * np.cos(a))], -1) for x, y, a, r in self.ripe]

    def eggs(self):
        """Return the outlines of its bladders."""
        t = np.linspace(0, 2 * np.pi, 30, endpoint=False)
        u, v = 1.28 * np.cos(t), np.sin(t)
        return [np.stack([x + r * (u * np.cos(a) - v * np.sin(a)), y + r * (u * np.sin(a) + v * np.cos(a))], -1) for x, y, a, r in self.pairs]


def sunny(x, y):
    """Return how much light reaches a place, 0 to 1."""
    return np.exp(-((np.hypot((x - SUN[0]) * 1.05, (y - SUN[1]) * 0.8) / 300) ** 2))


def lay(c, frond, *, tones=GOLD, push=0.0, seed=1, detail=True):
    """Paint a frond with the light behind it; return its cover."""
    t = Thallus(c, frond.straps, web=2.6, swollen=(*frond.eggs(), *frond.tips()))
    x, y = c.x[t.box], c.y[t.box]
    sun, av = sunny(x, y), np.abs(t.v)
    value = 0.10 + push + 0.72 * sun + 0.10 * t.face * smooth(0.1, 0.3, av) + 0.10 * np.sin(t.roll)
    back = smooth(0.1, -0.3, np.cos(t.roll))
    value = value - 0.16 * back - 0.14 * smooth(0.35, 0.0, np.abs(np.cos(t.roll)))
    value = value + 0.05 * c.noise(9, 22, seed + 40, 2)[t.box] + 0.10 * smooth(0.55, 0.95, av) * sun
    ribbed = 1 - 0.9 * smooth(0.84, 0.97, t.age)
    value = value - 0.26 * smooth(0.24, 0.13, av * (1 + 0.5 * t.age)) * ribbed
    value = value + 0.16 * np.exp(-(((t.v * np.sign(t.face + 1e-6) - 0.30) / 0.07) ** 2)) * ribbed * (0.3 + sun)
    value = value - 0.20 * smooth(0.26, 0.04, t.age)
    tone = ramp(tones, value)
    green = smooth(0.45, 0.95, t.age) * smooth(0.25, 0.7, value) * 0.35
    tone = tone + (rgb("#b8c450") - tone) * (green if detail else 0 * green)[..., None]
    rim = smooth(2.6, 1.1, t.deep) * smooth(0.1, 0.7, t.face) * sun
    tone = tone + (rgb("#fff4b4") - tone) * (0.8 * rim if detail else 0 * rim)[..., None]
    c.area(t.cover, lambda *_: tone.astype(F), box=t.box, wash=0.8)
    if detail:
        swellings(c, frond, seed)
    return t.mask


def swellings(c, frond, seed):
    """Paint bladders that bulge out of the blade, and the warty ripe tips."""
    g = np.random.default_rng(seed)
    for x, y, a, r in frond.pairs:
        s = float(sunny(x, y))
        cut = lambda v: tuple(ramp(GOLD, np.array(v + 0.52 * s)))
        tones = [cut(v) for v in (-0.06, 0.08, 0.22, 0.42)]
        way = np.array((SUN[0] - x, SUN[1] - y))
        way = way / np.hypot(*way)
        egg(c, x, y, 1.28 * r, r, a, tones, sun=(*way, 0.5), spark=0.15 + 0.5 * s, line=("#1c140c", 0.75))
    for (x, y, a, r), club in zip(frond.ripe, frond.tips(), strict=True):
        s = float(sunny(x, y))
        with c.within(club):
            c.shape(club, Grad((x, y + 1.4 * r), (x + 0.6 * r, y - 1.8 * r), *(tuple(ramp(GOLD, np.array(v + 0.50 * s))) for v in (0.20, 0.36, 0.50))), edge=0)
            u, v = g.uniform(-0.2, 2.5, 26) * r, g.uniform(-0.85, 0.85, 26) * r
            px, py = x + u * np.cos(a) - v * np.sin(a), y + u * np.sin(a) + v * np.cos(a)
            c.dabs(px - 0.5, py + 0.7, 1.8, 1.5, 0, ramp(GOLD, np.array(0.14 + 0.4 * s)), 0.7)
            c.dabs(px + 0.3, py - 0.4, 1.1, 1.0, 0, "#fff6c4", 0.35 + 0.5 * s)


HERO = {"foot": (140, 592), "sector": (-0.52, 1.02), "reach": 560, "half": 20, "seed": 11, "levels": 4, "sweep": -0.10}
BEHIND = (
    ((96, 606), (-0.9, 0.1), 400, 15, 12, 3, 0.06), ((190, 600), (0.45, 1.35), 430, 15, 8, 3, -0.16), ((150, 600), (-0.3, 0.7), 470, 15, 15, 3, 0.0),
)  # fmt: skip
FAR = (((470, 640), (-0.9, 0.5), 330, 11, 22, 3, -0.05), ((20, 640), (-0.6, 0.9), 360, 10, 25, 3, 0.05))
"""Fronds behind: foot, sector, reach, half width, seed, forks, bend of the tips."""


def row(q):
    """Return a frond of a row."""
    foot, sector, reach, half, seed, levels, sweep = q
    return Frond(foot, sector, reach, half, seed, levels=levels, sweep=sweep)


def animal(c):
    """Paint the frond in the light."""
    lay(c, Frond(**HERO), seed=4)


def sea(c):
    """Paint the water in planes round the light behind the plant, deep blue-green at the sides and below."""
    d = np.hypot((c.x - SUN[0]) * 1.0, (c.y - SUN[1]) * 0.78) + 30 * c.noise(150, 70, 4, 2)
    c.rgb = planes(d, (0, "#d8e8b8"), (70, "#a4cca8"), (150, "#64a898"), (240, "#2f7c80"), (340, "#1a5a68"), (450, "#11424f"), (580, "#0b2f3c"), (740, "#08222e"), crisp=0.4)
    g = np.random.default_rng(7)
    n = 170
    x, y = g.uniform(-20, 500, n), g.uniform(30, 620, n)
    tint = c.rgb[np.clip((y * c.k).astype(int), 0, c.h - 1), np.clip((x * c.k).astype(int), 0, c.w - 1)]
    c.dabs(x, y, g.uniform(18, 60, n), g.uniform(4, 11, n), g.normal(-0.2, 0.14, n), np.clip(tint * g.uniform(0.88, 1.14, (n, 1)), 0, 1), 0.4, hard=1.4)


ROCK = [(-60, 800), (-60, 640), (-10, 618), (60, 600), (130, 590), (200, 590), (258, 604), (300, 640), (322, 700), (330, 800)]
LOW = [(210, 800), (250, 700), (320, 662), (400, 650), (470, 660), (540, 690), (540, 800)]


def ground(c):
    """Paint the worn granite: its top in the light that comes down between the fronds, its side dark."""
    boulder(c, LOW, ("#0a1a26", "#142c38", "#24424a", "#3c5e5e"), (0.3, -0.8, 0.4), seed=5, round_=50, rough=0.7)
    boulder(c, ROCK, ("#141828", "#2c2c3e", "#57505a", "#96867c", "#d8c4a0"), (0.35, -0.80, 0.42), seed=12, round_=56, rough=0.7, joints=((236, 640, 1.9),))
    g = np.random.default_rng(19)
    for x, y, n, reach in ((84, 612, 9, 20), (246, 618, 6, 12), (40, 650, 6, 16)):
        for _ in range(n):
            px, py, r = x + g.normal(0, reach), y + g.normal(0, reach * 0.28), g.uniform(3.0, 6.6)
            c.disc(px - 0.7 * r, py + 0.35 * r, 1.3 * r, 0.6 * r, "#1c1c2c", alpha=0.6, edge=0, soft=0.8)
            c.curve([(px - 1.1 * r, py + 0.4 * r), (px - 0.5 * r, py - 0.75 * r), (px + 0.5 * r, py - 0.75 * r), (px + 1.1 * r, py + 0.4 * r), (px, py + 0.75 * r)], Grad((px - r, py), (px + r, py - 0.4 * r), "#5a5660", "#a09888", "#e0d4b0"))
            c.line([(px - 0.4 * r, py - 0.45 * r), (px + 0.35 * r, py - 0.6 * r)], 0.22 * r, "#4c4450", taper=(0.4, 0.4))


def grip(c):
    """Paint the disc that is grown onto the stone, and its contact."""
    x, y = HERO["foot"]
    c.disc(x, y + 8, 60, 9, "#0c0e1c", alpha=0.7, soft=4, edge=0)
    c.curve([(x - 24, y + 10), (x - 12, y), (x - 5, y - 12), (x + 5, y - 12), (x + 13, y), (x + 26, y + 10), (x, y + 15)], "#2a1c10")
    c.curve([(x + 2, y - 8), (x + 8, y - 2), (x + 20, y + 7), (x + 6, y + 6)], "#7a5620", alpha=0.9)


def guest(c):
    """Paint the stickleback that looks out."""
    small_fish(c, STICKLEBACK, [(366, 504), (304, 488), (232, 488), (180, 496)], ("#20342c", "#44603c", "#8c9a60", "#dcd6a0", "#f4ecd0"), side=-1, fins=("#6c8474", "#c8d0a8"), sun=(0.2, -0.85, 0.45))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=23)
    sea(c)
    surface(c, 70, "#f4fae0", "#4c9088", seed=11, n=110, centre=SUN[0], alpha=0.7)
    shafts(c, (SUN[0] + 20, -190), "#dff0b8", n=6, length=700, amount=0.20, spread=0.5, seed=9, wide=(12, 44))
    for q in FAR:
        c.lifted(lambda s, q=q: lay(s, row(q), tones=("#164a56", "#1c5660", "#24646a", "#307674"), detail=False, seed=q[4])).lay()
    ground(c)
    for q in BEHIND:
        lay(c, row(q), tones=DEEP, detail=False, seed=q[4], push=-0.02)
    guest(c)
    grip(c)
    layer = c.lifted(animal)
    thrown = ndimage.gaussian_filter(ndimage.shift(layer.alpha, (12 * k, -9 * k), order=1), 3 * k)
    c.area(thrown * smooth(120, 420, c.y), "#12303a", 0.5, "multiply", wash=0)
    layer.lay()
    bubbles(c, ((92, 210, 4), (98, 190, 2.6), (440, 330, 3.4)))
    motes(c, "#f0f0c0", 50)
    return finished(c, focus=((300, 250, 150), (340, 498, 50)), share=0.72)
