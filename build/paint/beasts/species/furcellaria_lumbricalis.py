"""A herring comes to a dark red seaweed to spawn: clear eggs stick round its strings, more herring follow.

Furcellaria lumbricalis: a dense bush of thin round strings, forked evenly again and again, all tips at about the same height,
blunt and pointed; a tangle of rhizoids holds it, not a disc. Brown-black within, wine red at the rims where light comes through,
amber towards the tips. The eggs of herring stick together in a clear crust, few lights on it.
"""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, mix, ring, rounded, smooth, wave
from form import depth_of, line, ramp, solid
from outlines import inflate
from scipy import ndimage
from scipy.spatial import cKDTree
from sheet import Sheet, finished
from small_fish import HERRING, small_fish
from threads import directions, hose
from underwater import motes, shafts, surface, water

SUN = (0.55, -0.83)
MIDDLE = (("#3a4460", "#5c5268"), ("#66506c", "#a08088"))
FAR = ("#4a869e", "#6aa0b2")


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


def string(c, p, widths, core, glow, near):
    """Paint a round string without a dark outline: its dark core lets light through at both edges, more towards the sun."""
    d, side = directions(p)
    toward = side @ (np.asarray(SUN) / np.hypot(*SUN))
    run = lambda q: Grad(tuple(p[0]), tuple(p[-1]), *q)
    c.shape(hose(p[3:], widths), run(glow), edge=0)
    if not near:
        return
    lower = tuple(mix(a, b, 0.52) for a, b in zip(core, glow, strict=True))
    for share, shift, tones, soft in ((0.80, -0.18, lower, 0.5), (0.52, -0.24, core, 0.9)):
        c.shape(hose(p[:-2], widths, toward[:-2] * shift, share), run(tones), edge=0, soft=soft)


class Plant:
    """Strings that fork evenly into two equal ones, again and again; `paths` collects them with their widths."""

    def __init__(self, c, seed, levels, core, glow, lean, near=True):
        """Take the colours of core and edge, each from root to tip, and the angle that all strings turn to."""
        self.c, self.g, self.levels, self.lean, self.near = c, np.random.default_rng(seed), levels, lean, near
        shades = lambda q: [mix(*q, i / (levels + 1)) for i in range(levels + 2)]
        self.core, self.glow = shades(core), shades(glow)
        self.paths, self.cut = {}, ()

    def grow(self, base, angle, spread, long, wide, level, open_, sunk=0.0, name="a"):
        """Paint a string from the last points of its parent, then the two it divides into."""
        g = self.g
        top = level == self.levels or (level > 3 and g.random() < 0.22)
        bend = 0.44 * (self.lean - angle - spread) + g.normal(0, 0.10)
        own, end = arc(base[-1], angle, spread, bend, long * g.uniform(0.84, 1.16), g.normal(0, 0.22))
        p = rounded(np.concatenate([base[-2:-1], own]), closed=False, steps=4)
        last = wide * 0.89
        widths = (wide, wide * 0.96, wide * 0.86, wide * 0.66, wide * 0.30) if top else (wide, last)
        deep = lambda q: mix(q, "#3b4a68", sunk)
        if self.near:
            shade_below(self.c, p[12:], (wide, last), (-5, 8), 3.0, 0.5)
        string(self.c, p, widths, *(tuple(deep(q) for q in t[level : level + 2]) for t in (self.core, self.glow)), self.near)
        if self.near:
            a = g.uniform(0.12, 0.6)
            gleam = p[int(a * len(p)) : int((a + g.uniform(0.14, 0.3)) * len(p))]
            line(self.c, gleam + np.array([0.30, -0.40]) * wide * 0.2, wide * 0.16, "#c8a4b4", (0.1, 0.1), 0.5 - sunk, soft=0.6)
            self.paths[name] = (p, wide, last)
        if top:
            return
        first = 1 if g.random() < 0.5 else -1
        for s in (first, -first):
            if name + "ab"[s > 0] in self.cut:
                continue
            back = sunk + (0.10 if s == first and level else 0.0)
            self.grow(own, end, s * open_ * g.uniform(0.86, 1.14), long * (0.90 if level else 0.84), last * 0.98, level + 1, open_ * 0.97, back, name + "ab"[s > 0])


CORE = ("#1a0710", "#7c1c1c")
GLOW = ("#9a2038", "#ff8a50")
HERO = ((("a", (420, 628), -2.16, 4, -2.14, 124, 16.5), ("b", (436, 632), -1.62, 8, -1.62, 119, 16.5), ("c", (428, 630), -1.88, 17, -1.86, 124, 16.5)), 6)
SECOND = ((("a", (530, 650), -2.0, 21, -1.9, 100, 11),), 4)
OTHERS = ((("a", (60, 760), -1.5, 5, -1.5, 104, 12),), 5)
CUT = ()
"""Strings that are left out to keep a gap open."""


def grown(c, plants, levels, core, glow, near=True, cut=()):
    """Paint the strings that rise from one foot and return their parts."""
    paths = {}
    for letter, root, angle, seed, lean, long, wide in plants:
        plant = Plant(c, seed, levels, core, glow, lean, near)
        plant.cut = cut
        base = np.array([root, root, root], float) - np.outer([20, 10, 0], [np.cos(angle), np.sin(angle)])
        plant.grow(base, angle, 0.0, long, wide, 0, OPEN, name=letter)
        paths |= plant.paths
    return paths


OPEN = 0.38
"""Half the angle of a fork."""


def animal(c):
    """Paint the hero and return its strings."""
    return grown(c, *HERO, CORE, GLOW, cut=CUT)


CRUSTS = (("aaa", 0.1, 0.9, 1), ("aaab", 0.3, 0.95, 3), ("aab", 0.35, 0.95, 4), ("aaaa", 0.2, 0.9, 5))
"""Strings with spawn: name, from and to which share of their length, seed."""


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
        r = (half * 0.9 + 4.2 * bow * (0.7 + 0.6 * wave(np.arange(n) * 1.0, 5, seed + 9, 2))) * (0.35 + 0.65 * bow)
        mass = np.zeros((c.h, c.w), F)
        for (x, y), q in zip(p[i] + side * (9 * shift * bow)[:, None], r, strict=True):
            mass = np.maximum(mass, c.cover(ring(x, y, max(q, 2.0), max(q, 2.0))))
        mass = smooth(0.35, 0.65, ndimage.gaussian_filter(mass, 3.2 * c.k))
        crust(c, mass.astype(F), g)


def crust(c, mass, g):
    """Paint a crust of eggs where the mask is: grains that run together, clear towards the branch."""
    gap = 6.6
    gx, gy = np.meshgrid(np.arange(4, 480, gap), np.arange(4, 720, gap * 0.87))
    gx = gx + (np.arange(gx.shape[0]) % 2)[:, None] * gap / 2
    eggs = np.stack([gx.ravel(), gy.ravel()], -1) + g.normal(0, 1.5, (gx.size, 2))
    row, col = (np.clip((eggs[:, e] * c.k).astype(int), 0, n - 1) for e, n in ((1, c.h), (0, c.w)))
    eggs = eggs[mass[row, col] > g.uniform(0.25, 0.85, len(eggs))]
    size = g.uniform(3.4, 4.7, len(eggs))
    cover = np.zeros_like(mass)
    for (x, y), q in zip(eggs, size, strict=True):
        cover = np.maximum(cover, c.cover(ring(x, y, q, q)))
    cover = smooth(0.36, 0.64, ndimage.gaussian_filter(cover, 1.7 * c.k)).astype(F)
    rows, cols = (np.flatnonzero(cover.any(axis)) for axis in (1, 0))
    box = (slice(max(0, rows[0] - 9), rows[-1] + 9), slice(max(0, cols[0] - 9), cols[-1] + 9))
    m, x, y = cover[box], c.x[box], c.y[box]
    shadow = ndimage.gaussian_filter(ndimage.shift(cover, (6 * c.k, -5 * c.k), order=1), 3.5 * c.k)
    c.area(shadow * (1 - cover), "#200c24", 0.16, wash=0)
    deep = depth_of(m, c.k)
    high = ndimage.gaussian_filter(inflate(deep, c.k), 2.4 * c.k)
    far, which = cKDTree(eggs).query(np.stack([x.ravel(), y.ravel()], -1))
    far, which = far.reshape(x.shape), which.reshape(x.shape)
    dy, dx = np.gradient(high, 1 / c.k)
    light = (0.55 * -dx + 0.83 * dy + 0.35) / np.sqrt(dx * dx + dy * dy + 1)
    ex, ey = (x - eggs[which, 0]) / 6, (y - eggs[which, 1]) / 6
    grain = 0.12 * (-0.55 * ex + 0.83 * ey) + 0.12 * smooth(0.45, 0.85, far / 6) - 0.07 * smooth(0.40, 0.0, far / 6)
    value = 0.45 + 0.44 * light + grain + 0.03 * g.normal(0, 1, len(eggs))[which]
    tone = ramp(("#8a4a48", "#c48e70", "#e4c49c", "#f4e6c8", "#fffdf0"), np.clip(value, 0, 1))
    clear = 0.70 - 0.40 * smooth(2.5, 12, deep) * (1 - smooth(0.45, 0.8, light))
    c.area(m * clear.astype(F), lambda *_: tone, box=box, wash=0.4)
    bright = np.argsort(eggs[:, 1] - 0.9 * eggs[:, 0] + g.normal(0, 9, len(eggs)))[: max(2, len(eggs) // 10)]
    for i in bright:
        c.disc(eggs[i, 0] + 1.3, eggs[i, 1] - 1.8, 2.0, 1.3, "#ffffff", 0.7, alpha=0.95, edge=0, soft=0.3)


SILVER = ("#0f3448", "#3a7084", "#f2f4e6", "#bcd2d4", "#6c9aac")


def herring(c, x, y, long, turn, bend, sunk):
    """Paint a herring that swims to the right; `sunk` mixes it with the water."""
    t = np.array([0, 0.35, 0.7, 1.0])
    w = bend * np.sin(3.2 * t + 0.5)
    axis = [(x + long * (u * np.cos(turn) - v * np.sin(turn)), y + long * (u * np.sin(turn) + v * np.cos(turn))) for u, v in zip(t, w, strict=True)]
    tones = tuple(mix(q, "#5f98ac", sunk) for q in SILVER)
    small_fish(c, HERRING, axis[::-1], tones, side=-1, sun=(0.3, -0.85, 0.45), fins=(tones[1], tones[3]), eye=("#e6e2c0", "#a8b0a0"), flash=0.25 * (1 - sunk), detail=sunk < 0.5)


def spawner(c):
    """Paint the herring that comes to the plant to lay its eggs there."""
    axis = [(206, 452), (150, 476), (88, 500), (14, 512)]
    small_fish(c, HERRING, axis, SILVER, side=-1, sun=(0.3, -0.85, 0.45), fins=(SILVER[1], SILVER[3]), eye=("#e6e2c0", "#a8b0a0"), flash=0.25, detail=True)


def shoal(c):
    """Paint the shoal that follows, smaller and paler towards the left."""
    g = np.random.default_rng(12)
    for x, y, long in ((-14, 452, 46), (30, 432, 52), (60, 462, 58), (2, 486, 62), (92, 424, 56), (130, 452, 64), (58, 508, 74), (150, 420, 54), (172, 492, 78)):
        herring(c, x, y, long, g.normal(0.06, 0.08), g.normal(0.03, 0.03), 0.62 - 0.003 * long)


def foot(c):
    """Paint the stone and the tangle of rhizoids that creeps over it and holds the plant."""
    sun, tones = (0.5, -0.8, 0.35), ("#12304a", "#23506a", "#477a8c", "#86aeb2", "#c8dcd0")
    solid(c, [(196, 790), (240, 706), (312, 662), (392, 640), (462, 642), (530, 676), (570, 780)], tones, high=0.6, soft=0.7, sun=sun, grain=0.05, seed=5)
    solid(c, [(80, 770), (116, 722), (190, 704), (250, 722), (290, 770)], tones[:4], high=0.6, soft=0.7, sun=sun, grain=0.05, seed=6)
    c.disc(424, 652, 76, 17, "#0c1c2c", alpha=0.55, soft=8, edge=0)
    g = np.random.default_rng(4)
    for i in range(34):
        a = g.uniform(-0.25, np.pi + 0.25)
        reach = g.uniform(40, 120)
        start = np.array([428 + g.normal(0, 9), 624 + g.normal(0, 5)])
        t = np.linspace(0, 1, 9)
        sway = g.normal(0, 9) * np.sin(np.pi * 1.5 * t)
        way = start + np.stack([np.cos(a) * reach * t, (0.30 * np.sin(a) * reach + 14) * t**0.8 + 0.5 * sway], -1)
        p = rounded(way, closed=False, steps=4)
        w = g.uniform(5, 8.5)
        shade_below(c, p, (w, w * 0.5), (-2, 4), 2.0, 0.5)
        string(c, p, (w, w * 0.9, w * 0.7, w * 0.3), CORE, ("#7c1c34", "#b04a48"), True)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=26)
    water(c, ["#f2f4e4", "#cfe4de", "#9cc8ce", "#6ca4b6", "#437e98", "#255872"], (420, -40, 300, "#fffbe6", 0.7))
    surface(c, 74, "#ffffff", "#a4ccd0", seed=26, centre=420, n=120, alpha=0.5)
    shafts(c, (430, -190), "#fdfff0", n=7, length=640, amount=0.22, spread=0.7)
    c.lifted(lambda q: grown(q, *OTHERS, FAR, FAR, near=False)).blurred(2).lay(0.7, smooth(560, 440, c.y))
    c.lifted(shoal).blurred(0.8).lay()
    c.lifted(lambda q: grown(q, *SECOND, *MIDDLE)).haze("#6d9cae", 0.25).blurred(0.8).lay()
    spawner(c)
    foot(c)
    paths = {}
    c.lifted(lambda q: paths.update(animal(q))).lay()
    spawn(c, paths)
    motes(c, "#ffffff", 60)
    c.area(smooth(590, 720, c.y) * 0.4, "#16384c", wash=0)
    return finished(c, share=0.3, focus=((240, 300, 330),))
