"""Herring have spawned on a dark red seaweed: pearls along its branches, the shoal leaves in the cold morning.

Furcellaria lumbricalis: round branches as of wet leather, forked again and again into two equal ones, of even thickness, all
ending at about the same height in blunt, slightly longer tips. Wine red, nearly black in the shade, amber where light comes
through. Eggs of herring are as large as the branches are thick: clear balls in clumps, the eyes of the young already seen.
"""

from __future__ import annotations

import numpy as np
from canvas import mix, rounded, smooth
from form import line
from sheet import Sheet, finished
from small_fish import HERRING, small_fish
from threads import hose, tube
from underwater import motes, shafts, surface, water

SUN = (0.55, -0.83)
ROOT = ("#12050e", "#2a0b18", "#541c28", "#b07078")
TIP = ("#22060f", "#6a1a1e", "#bc4a30", "#ffc498")
MIDDLE = ("#2f3c56", "#54485e", "#7c6068", "#a08080")
FAR = ("#4a869e", "#5590a6", "#6aa0b2")


def shade_below(c, p, widths, push=(-6, 9), soft=3.5, amount=0.62):
    """Darken what is already painted on this layer where a branch throws its shadow."""
    found = c.mask_of(hose(p + np.asarray(push), widths))
    if found is None or c.traced is None:
        return
    mask, box = c._softened(*found, soft)
    c.area(mask * c.traced[box][..., 0], "#1a0614", amount, box=box, wash=0)


def arc(start, angle, spread, turn, long, n=12):
    """Return a line that leaves its twin in a round bow, then turns evenly; and its last angle."""
    t = np.linspace(0, 1, n)
    a = angle + spread * smooth(0, 0.42, t) + turn * t
    way = np.stack([np.cos(a), np.sin(a)], -1) * long / (n - 1)
    return np.concatenate([[start], np.asarray(start) + np.cumsum(way[:-1], 0)]), float(a[-1])


class Plant:
    """One plant of even, equally forked branches; `paths` collects them with their widths."""

    def __init__(self, c, seed, levels, root, tip, lean, near=True):
        """Take the tones of root and tip, and the angle that all branches turn to."""
        self.c, self.g, self.levels, self.lean, self.near = c, np.random.default_rng(seed), levels, lean, near
        self.tones = [tuple(mix(a, b, i / levels) for a, b in zip(root, tip, strict=True)) for i in range(levels + 2)]
        self.paths = []

    def grow(self, base, angle, spread, long, wide, level, open_, sunk=0.0):
        """Paint a branch from the last points of its parent, then the two it divides into."""
        g, top = self.g, level == self.levels
        own, end = arc(base[-1], angle, spread, 0.30 * (self.lean - angle) + g.normal(0, 0.05), long * g.uniform(0.85, 1.15))
        p = rounded(np.concatenate([base[-2:-1], own]), closed=False, steps=4)
        widths = (wide, wide * 0.98, wide * 1.04, wide * 0.96, wide * 0.78) if top else (wide, wide * 0.96)
        deep = lambda q, much: mix(q, "#3d5370", much)
        tones = tuple((deep(a, sunk), deep(b, sunk)) for a, b in zip(self.tones[level], self.tones[level + 1], strict=True))
        if self.near:
            shade_below(self.c, p[12:], (wide, wide * 0.96))
        tube(self.c, p, widths, tones[:3], sun=SUN, steps=1, rim="#66507c" if self.near else None)
        if self.near:
            a, b = sorted(g.uniform(0.30, 0.95, 2))
            gleam = p[int(a * len(p)) : max(int(b * len(p)), int(a * len(p)) + 6)]
            line(self.c, gleam + np.array([0.30, -0.40]) * wide * 0.5, wide * 0.20, tones[3][1], (0.1, 0.1), 0.72 - sunk, soft=0.5)
            if top:
                line(self.c, p[len(p) // 3 : -3], wide * 0.46, "#ffa060", (0.1, 1.0), 0.5 - sunk, soft=2.2)
            self.paths.append((p, wide))
        if top:
            return
        first = 1 if g.random() < 0.5 else -1
        for s in (first, -first):
            back = sunk + (0.11 if s == first and level else 0.0)
            if 1 < level and g.random() < 0.08:
                continue
            much = s * open_ * g.uniform(0.75, 1.25)
            self.grow(own, end, much, long * 0.92, wide * 0.95, level + 1, open_ * 0.97, back)


def bush(c, root, angle, long, wide, tones, levels, seed, lean, open_=0.42):
    """Paint a plant far off."""
    plant = Plant(c, seed, levels, tones, tones, lean, near=False)
    plant.grow(np.array([root, root, root], float), angle, 0.0, long, wide, 0, open_)


HERO = ((440, 800), -1.86, 52, -1.98, 150, 26)
SECOND = ((520, 640), -2.0, 21, -1.9, 118, 18)


def grown(c, root, angle, seed, lean, long, wide, tones, near=True):
    """Paint a plant and return its branches."""
    plant = Plant(c, seed, 5, *tones, lean, near)
    base = np.array([root, root, root], float) - np.outer([20, 10, 0], [np.cos(angle), np.sin(angle)])
    plant.grow(base, angle, 0.0, long, wide, 0, 0.44)
    return plant.paths


def animal(c):
    """Paint the hero and return its branches."""
    return grown(c, *HERO, (ROOT, TIP))


CLUMPS = ((7, 0.10, 0.62, 20, 1), (18, 0.00, 0.62, 26, 2), (16, 0.30, 0.98, 34, 3), (26, 0.05, 0.55, 18, 4), (34, 0.25, 0.60, 9, 5), (10, 0.30, 0.62, 10, 6), (1, 0.55, 0.75, 6, 7))
"""Branches with eggs: number, from and to which share of their length, how many, seed."""


def egg(c, x, y, r, look, young):
    """Paint a clear egg: a bright rim, what is behind it seen through, light gathered low; an embryo in some."""
    c.disc(x - 1.0, y + 1.8, r * 1.08, r * 1.06, "#14040e", alpha=0.42, edge=0, soft=1.0)
    c.disc(x, y, r, r * 0.97, "#f0e6e2", alpha=0.74, edge=0)
    c.disc(x + r * 0.08, y - r * 0.10, r * 0.80, r * 0.76, "#b98a88", alpha=0.66, edge=0, soft=0.4)
    c.disc(x - r * 0.26, y + r * 0.32, r * 0.46, r * 0.36, "#fff2d4", -0.8, alpha=0.95, edge=0, soft=r * 0.10)
    if young:
        t = np.linspace(look, look + 3.2, 9)
        body = np.stack([x + r * 0.48 * np.cos(t), y + r * 0.46 * np.sin(t)], -1)
        line(c, body, r * 0.24, "#6d4a48", (1, 0.3), 0.8)
        c.disc(*body[0], r * 0.17, r * 0.17, "#170a14", edge=0)
    c.disc(x + r * 0.34, y - r * 0.40, r * 0.24, r * 0.17, "#ffffff", 0.7, edge=0)


def spawn(c, paths):
    """Stick clumps of eggs round branches: those at the sides first, then those in front."""
    for number, low, high, n, seed in CLUMPS:
        p, wide = paths[number]
        g = np.random.default_rng(seed)
        at = np.linspace(low, high, n) + g.normal(0, 0.012, n)
        bow = np.sin(np.pi * (np.linspace(0, 1, n) * 0.9 + 0.05)) ** 0.6
        across = (np.array([-1.0, 0.9, -0.1, 0.5, -0.6])[np.arange(n) % 5] + g.normal(0, 0.12, n)) * (0.45 + 0.75 * bow)
        d = np.gradient(p, axis=0)
        d /= np.hypot(*d.T)[:, None]
        i = (np.clip(at, 0, 1) * (len(p) - 1)).astype(int)
        place = p[i] + np.stack([d[i, 1], -d[i, 0]], -1) * (across * wide * 0.62)[:, None]
        for e in np.argsort(-np.abs(across)):
            egg(c, *place[e], g.uniform(6.4, 8.6), g.uniform(0, 6.2), e % 4 == 0)


SILVER = ("#123a50", "#3f7488", "#e8f2ee", "#d4e2e2", "#9cc0c8")


def herring(c, x, y, long, turn, bend, sunk):
    """Paint a herring that swims to the left; `sunk` mixes it with the water."""
    t = np.array([0, 0.35, 0.7, 1.0])
    w = bend * np.sin(3.2 * t + 0.5)
    axis = [(x + long * (u * np.cos(turn) - v * np.sin(turn)), y + long * (u * np.sin(turn) + v * np.cos(turn))) for u, v in zip(t, w, strict=True)]
    tones = tuple(mix(q, "#5f98ac", sunk) for q in SILVER)
    small_fish(c, HERRING, axis, tones, sun=(0.3, -0.85, 0.45), fins=(tones[1], tones[3]), eye=("#e6e2c0", "#a8b0a0"), flash=0.5 * (1 - sunk), detail=sunk < 0.5)


def shoal(c):
    """Paint the shoal that leaves, smaller and paler towards the left."""
    g = np.random.default_rng(12)
    for x, y, long in ((-14, 452, 46), (30, 432, 52), (60, 462, 58), (2, 486, 62), (92, 424, 56), (130, 452, 64), (58, 508, 74), (150, 420, 54), (172, 492, 78)):
        herring(c, x, y, long, g.normal(0.06, 0.08), g.normal(0.03, 0.03), 0.62 - 0.003 * long)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=26)
    water(c, ["#f2f4e4", "#cfe4de", "#9cc8ce", "#6ca4b6", "#437e98", "#255872"], (420, -40, 300, "#fffbe6", 0.7))
    surface(c, 74, "#ffffff", "#a4ccd0", seed=26, centre=420, n=120, alpha=0.5)
    shafts(c, (430, -190), "#fdfff0", n=7, length=640, amount=0.22, spread=0.7)
    c.lifted(lambda q: grown(q, (60, 760), -1.5, 5, -1.5, 120, 15, (FAR, FAR), near=False)).blurred(2).lay(0.7, smooth(560, 440, c.y))
    c.lifted(shoal).blurred(0.8).lay()
    c.lifted(lambda q: grown(q, *SECOND, (MIDDLE, MIDDLE))).haze("#6d9cae", 0.25).blurred(0.8).lay()
    herring(c, 70, 556, 190, -0.12, 0.04, 0.06)
    paths = []
    c.lifted(lambda q: paths.extend(animal(q))).lay()
    spawn(c, paths)
    motes(c, "#ffffff", 60)
    c.area(smooth(590, 720, c.y) * 0.4, "#16384c", wash=0)
    return finished(c, share=0.3, focus=((240, 300, 330),))
