"""Herring have spawned on a dark red seaweed: a clear crust round its branches, and a herring leaves through the gap.

Furcellaria lumbricalis: round branches as of wet leather, forked again and again into two nearly equal ones, thick at the foot
and ever finer towards their pointed tips. Wine red, nearly black in the shade, amber where light comes through. The eggs of
herring stick together in a crust like frogspawn: one soft clear mass, few lights on it, the eyes of the young inside.
"""

from __future__ import annotations

import numpy as np
from canvas import F, mix, rgb, ring, rounded, smooth, wave
from form import depth_of, line, ramp, solid
from outlines import inflate
from scipy import ndimage
from scipy.spatial import cKDTree
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


def arc(start, angle, spread, turn, long, sway=0.0, n=14):
    """Return a line that leaves its twin in a round bow, then turns and sways; and its last angle."""
    t = np.linspace(0, 1, n)
    a = angle + spread * smooth(0, 0.45, t) + turn * t + sway * np.sin(np.pi * 1.6 * t) * t
    way = np.stack([np.cos(a), np.sin(a)], -1) * long / (n - 1)
    return np.concatenate([[start], np.asarray(start) + np.cumsum(way[:-1], 0)]), float(a[-1])


class Plant:
    """One plant of forked branches that run ever finer; `paths` collects them with their widths."""

    def __init__(self, c, seed, levels, root, tip, lean, near=True):
        """Take the tones of root and tip, and the angle that all branches turn to."""
        self.c, self.g, self.levels, self.lean, self.near = c, np.random.default_rng(seed), levels, lean, near
        self.tones = [tuple(mix(a, b, i / levels) for a, b in zip(root, tip, strict=True)) for i in range(levels + 2)]
        self.paths = {}

    def grow(self, base, angle, spread, long, wide, level, open_, sunk=0.0, name="a"):
        """Paint a branch from the last points of its parent, then the two it divides into."""
        g, top = self.g, level == self.levels
        bend = 0.34 * (self.lean - angle) + g.normal(0, 0.14)
        own, end = arc(base[-1], angle, spread, bend, long * g.uniform(0.72, 1.22), g.normal(0, 0.28))
        p = rounded(np.concatenate([base[-2:-1], own]), closed=False, steps=4)
        last = wide * (0.80 if level else 0.86)
        widths = (wide, wide * 0.94, wide * 0.82, wide * 0.58, wide * 0.22) if top else (wide, last)
        deep = lambda q, much: mix(q, "#3d5370", much)
        tones = tuple((deep(a, sunk), deep(b, sunk)) for a, b in zip(self.tones[level], self.tones[level + 1], strict=True))
        if self.near:
            shade_below(self.c, p[12:], (wide, last))
        tube(self.c, p, widths, tones[:3], sun=SUN, steps=1, rim="#66507c" if self.near and wide > 6 else None)
        if self.near:
            a, b = sorted(g.uniform(0.10, 0.95, 2))
            gleam = p[int(a * len(p)) : max(int(b * len(p)), int(a * len(p)) + 8)]
            line(self.c, gleam + np.array([0.30, -0.40]) * wide * 0.42, wide * 0.20, tones[3][1], (0.1, 0.1), 0.66 - sunk, soft=0.5)
            if top:
                line(self.c, p[len(p) // 4 : -2], wide * 0.40, "#ff9a58", (0.2, 0.6), 0.6 - sunk, soft=1.4)
            self.paths[name] = (p, wide, last)
        if top:
            return
        first = 1 if g.random() < 0.5 else -1
        strong = g.choice([-1, 1])
        for s in (first, -first):
            back = sunk + (0.09 if s == first and level else 0.0)
            if name + "ab"[s > 0] in self.cut:
                continue
            main = s == strong
            much = s * open_ * g.uniform(0.8, 1.2) * (0.72 if main else 1.28)
            self.grow(own, end, much, long * (0.95 if main else 0.80), last * (1.0 if main else 0.84), level + 1, open_ * 0.95, back, name + "ab"[s > 0])

    cut = ()


HERO = ((446, 800), -1.86, 10, -1.92, 168, 50)
SECOND = ((520, 640), -2.0, 21, -1.9, 118, 22)
CUT = ()
"""Branches that are left out to keep a gap open."""


def grown(c, root, angle, seed, lean, long, wide, tones, near=True, cut=(), levels=5):
    """Paint a plant and return its branches."""
    plant = Plant(c, seed, levels, *tones, lean, near)
    plant.cut = cut
    base = np.array([root, root, root], float) - np.outer([20, 10, 0], [np.cos(angle), np.sin(angle)])
    plant.grow(base, angle, 0.0, long, wide, 0, 0.44)
    return plant.paths


def animal(c):
    """Paint the hero and return its branches."""
    return grown(c, *HERO, (ROOT, TIP), cut=CUT)


CRUSTS = (("ab", 0.34, 0.98, 1), ("aab", 0.02, 0.80, 3), ("aaab", 0.26, 0.62, 4))
"""Branches with spawn: name, from and to which share of their length, seed."""


def spawn(c, paths):
    """Paint the spawn: one lumpy clear mass round each branch, eggs showing in it, few lights upon it."""
    for name, low, high, seed in CRUSTS:
        p, wide, last = paths[name]
        g = np.random.default_rng(seed)
        n = 46
        t = np.linspace(low, high, n)
        i = (t * (len(p) - 1)).astype(int)
        d = np.gradient(p, axis=0)
        d /= np.hypot(*d.T)[:, None]
        side = np.stack([d[i, 1], -d[i, 0]], -1)
        bow = np.sin(np.pi * np.clip((t - low) / (high - low), 0.03, 0.97)) ** 0.5
        half = (wide + (last - wide) * t) / 2
        shift = wave(np.arange(n) * 1.0, 7, seed, 2)
        r = (half * 0.86 + 8 * bow * (0.7 + 0.6 * wave(np.arange(n) * 1.0, 5, seed + 9, 2))) * (0.35 + 0.65 * bow)
        mass = np.zeros((c.h, c.w), F)
        for (x, y), q in zip(p[i] + side * (9 * shift * bow)[:, None], r, strict=True):
            mass = np.maximum(mass, c.cover(ring(x, y, max(q, 2.0), max(q, 2.0))))
        mass = smooth(0.35, 0.65, ndimage.gaussian_filter(mass, 3.2 * c.k))
        crust(c, mass.astype(F), g)


def crust(c, mass, g):
    """Paint a crust of eggs where the mask is: grains that run together, clear towards the branch."""
    gap = 8.6
    gx, gy = np.meshgrid(np.arange(4, 480, gap), np.arange(4, 720, gap * 0.87))
    gx = gx + (np.arange(gx.shape[0]) % 2)[:, None] * gap / 2
    eggs = np.stack([gx.ravel(), gy.ravel()], -1) + g.normal(0, 1.5, (gx.size, 2))
    row, col = (np.clip((eggs[:, e] * c.k).astype(int), 0, n - 1) for e, n in ((1, c.h), (0, c.w)))
    eggs = eggs[mass[row, col] > g.uniform(0.25, 0.85, len(eggs))]
    size = g.uniform(4.6, 6.4, len(eggs))
    cover = np.zeros_like(mass)
    for (x, y), q in zip(eggs, size, strict=True):
        cover = np.maximum(cover, c.cover(ring(x, y, q, q)))
    cover = smooth(0.36, 0.64, ndimage.gaussian_filter(cover, 1.7 * c.k)).astype(F)
    rows, cols = (np.flatnonzero(cover.any(axis)) for axis in (1, 0))
    box = (slice(max(0, rows[0] - 9), rows[-1] + 9), slice(max(0, cols[0] - 9), cols[-1] + 9))
    m, x, y = cover[box], c.x[box], c.y[box]
    shadow = ndimage.gaussian_filter(ndimage.shift(cover, (6 * c.k, -5 * c.k), order=1), 3.5 * c.k)
    c.area(shadow * (1 - cover), "#200c24", 0.42, wash=0)
    deep = depth_of(m, c.k)
    high = ndimage.gaussian_filter(inflate(deep, c.k), 2.4 * c.k)
    far, which = cKDTree(eggs).query(np.stack([x.ravel(), y.ravel()], -1))
    far, which = far.reshape(x.shape), which.reshape(x.shape)
    dy, dx = np.gradient(high, 1 / c.k)
    light = (0.55 * -dx + 0.83 * dy + 0.35) / np.sqrt(dx * dx + dy * dy + 1)
    ex, ey = (x - eggs[which, 0]) / 6, (y - eggs[which, 1]) / 6
    grain = 0.12 * (-0.55 * ex + 0.83 * ey) + 0.12 * smooth(0.45, 0.85, far / 6) - 0.07 * smooth(0.40, 0.0, far / 6)
    value = 0.45 + 0.44 * light + grain + 0.03 * g.normal(0, 1, len(eggs))[which]
    tone = ramp(("#6a3040", "#a8665a", "#d8a68a", "#f2dcc0", "#fff8ea"), np.clip(value, 0, 1))
    clear = 0.92 - 0.34 * smooth(2.5, 12, deep) * (1 - smooth(0.45, 0.8, light))
    c.area(m * clear.astype(F), lambda *_: tone, box=box, wash=0.4)
    bright = np.argsort(eggs[:, 1] - 0.9 * eggs[:, 0] + g.normal(0, 9, len(eggs)))[: max(2, len(eggs) // 10)]
    for i in bright:
        c.disc(eggs[i, 0] + 1.3, eggs[i, 1] - 1.8, 2.0, 1.3, "#ffffff", 0.7, alpha=0.95, edge=0, soft=0.3)


SILVER = ("#0f3448", "#3a7084", "#f2f4e6", "#bcd2d4", "#6c9aac")


def herring(c, x, y, long, turn, bend, sunk):
    """Paint a herring that swims to the left; `sunk` mixes it with the water."""
    t = np.array([0, 0.35, 0.7, 1.0])
    w = bend * np.sin(3.2 * t + 0.5)
    axis = [(x + long * (u * np.cos(turn) - v * np.sin(turn)), y + long * (u * np.sin(turn) + v * np.cos(turn))) for u, v in zip(t, w, strict=True)]
    tones = tuple(mix(q, "#5f98ac", sunk) for q in SILVER)
    small_fish(c, HERRING, axis, tones, sun=(0.3, -0.85, 0.45), fins=(tones[1], tones[3]), eye=("#e6e2c0", "#a8b0a0"), flash=0.25 * (1 - sunk), detail=sunk < 0.5)


def shoal(c):
    """Paint the shoal that leaves, smaller and paler towards the left."""
    g = np.random.default_rng(12)
    for x, y, long in ((-14, 452, 46), (30, 432, 52), (60, 462, 58), (2, 486, 62), (92, 424, 56), (130, 452, 64), (58, 508, 74), (150, 420, 54), (172, 492, 78)):
        herring(c, x, y, long, g.normal(0.06, 0.08), g.normal(0.03, 0.03), 0.62 - 0.003 * long)


def foot(c):
    """Paint the stone and the small claws that hold the plant to it."""
    sun, tones = (0.5, -0.8, 0.35), ("#12304a", "#23506a", "#477a8c", "#86aeb2", "#c8dcd0")
    solid(c, [(206, 770), (250, 704), (318, 668), (392, 652), (458, 658), (530, 690), (570, 770)], tones, high=0.6, soft=0.7, sun=sun, grain=0.05, seed=5)
    solid(c, [(80, 770), (116, 722), (190, 704), (250, 722), (290, 770)], tones[:4], high=0.6, soft=0.7, sun=sun, grain=0.05, seed=6)
    c.disc(404, 672, 46, 11, "#0c1c2c", alpha=0.6, soft=6, edge=0)
    mound = [(362, 672), (372, 660), (368, 636), (352, 600, None), (420, 612, None), (420, 642), (430, 660), (446, 670), (428, 679), (400, 682)]
    solid(c, mound, ROOT[:3], sun=(0.5, -0.8, 0.35), soft=0.7, lost=((394, 610, 30, 12),), seed=3)
    for p in ([(398, 640), (388, 662), (374, 672)], [(410, 640), (408, 664), (404, 680)], [(416, 640), (422, 662), (432, 674)]):
        c.line(p, 4, "#8a3a40", taper=(0.2, 0.9), alpha=0.55, round_=True)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=26)
    water(c, ["#f2f4e4", "#cfe4de", "#9cc8ce", "#6ca4b6", "#437e98", "#255872"], (420, -40, 300, "#fffbe6", 0.7))
    surface(c, 74, "#ffffff", "#a4ccd0", seed=26, centre=420, n=120, alpha=0.5)
    shafts(c, (430, -190), "#fdfff0", n=7, length=640, amount=0.22, spread=0.7)
    c.lifted(lambda q: grown(q, (60, 760), -1.5, 5, -1.5, 120, 15, (FAR, FAR), near=False)).blurred(2).lay(0.7, smooth(560, 440, c.y))
    c.lifted(shoal).blurred(0.8).lay()
    c.lifted(lambda q: grown(q, *SECOND, (MIDDLE, MIDDLE), levels=4)).haze("#6d9cae", 0.25).blurred(0.8).lay()
    herring(c, 36, 586, 196, -0.14, 0.05, 0.04)
    paths = {}
    c.lifted(lambda q: paths.update(animal(q))).lay()
    foot(c)
    spawn(c, paths)
    motes(c, "#ffffff", 60)
    c.area(smooth(590, 720, c.y) * 0.4, "#16384c", wash=0)
    return finished(c, share=0.3, focus=((240, 300, 330),))
