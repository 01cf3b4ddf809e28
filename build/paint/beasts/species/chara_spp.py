"""Stonewort at the edge of its meadow in a green lagoon: one candelabrum in the light, its whorls like cupped hands; a young pike waits behind.

Chara: a stem of long single joints; at each node a whorl of six to ten branchlets, of about one length, rising in a bow, each
whorl smaller than the one below it up to a closed bud. Stem and branchlets are striped, jointed and banded with lime. On the
inner side of a few branchlets small orange balls (antheridia), an egg-shaped oogonium above each.

A branchlet is drawn in space: away from the stem by its angle `turn` round it, up by its bow; one looks down on it by TILT.
"""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rounded, smooth
from finfish import planes
from form import line
from sheet import Sheet, finished
from small_fish import Kind, small_fish
from threads import along, hose, tube
from underwater import motes, shafts, surface

TILT = 0.66
DRIFT = (0.15, 0.03)
"""Where the current draws the tips, in lengths of a branchlet."""
SUN = (0.55, -0.84)
NEAR = ("#06282c", "#14583a", "#70b43c", "#f0f49c")
BACK = ("#3a8474", "#5aa084", "#8cc29a")
HERO = [(150, 820), (168, 690), (206, 560), (238, 420), (248, 290), (238, 180), (212, 92)]


class Shoot:
    """A stem and its whorls: `nodes` are shares of the stem, each with the length of its branchlets."""

    def __init__(self, stem, nodes, wide, seed, count=8, veil=0.0, water="#7fc8bc", fruits=False):
        """Take the points of the stem from the foot to the bud; `veil` mixes it with the water."""
        self.fruits, self.arms = fruits, 0
        p = rounded(stem, closed=False, steps=14)
        s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
        self.p = np.stack([np.interp(np.linspace(0, s[-1], 160), s, p[:, e]) for e in (0, 1)], -1)
        self.nodes, self.wide, self.count = nodes, wide, count
        self.g, self.grains = np.random.default_rng(seed), np.random.default_rng(seed + 100)
        self.tint = lambda tones: tuple(mix(q, water, veil) for q in tones)

    def branchlet(self, share, long, turn, bow):
        """Return the line of a branchlet, and how near to us its middle is, from -1 to 1."""
        place, a = along(self.p, min(share, 0.985))
        up = np.array([np.cos(a), np.sin(a)])
        across = np.array([-up[1], up[0]])
        s = np.linspace(0, 1, 12)[:, None]
        young = float(smooth(4.2 * self.wide, 1.3 * self.wide, long))
        out = long * (1 - 0.45 * young) * (1.04 * s - 0.32 * bow * s**2)
        high = long * (1 + 0.9 * young) * (0.10 * s + 0.50 * bow * s**2)
        way = across * out * np.cos(turn) + up * (high * np.cos(TILT) - out * np.sin(turn) * np.sin(TILT))
        way = way + long * s**2 * (np.asarray(DRIFT) + self.g.normal(0, 0.04, 2))
        way = way + long * self.g.normal(0, 0.025, 2) * np.sin(s * self.g.uniform(4, 8))
        return np.asarray(place) + way, np.sin(turn)

    def whorl(self, c, share, long, wide, fruit=()):
        """Paint a whorl: the branchlets behind, the stem's joint, those in front."""
        g, first = self.g, 0.39 + self.g.normal(0, 0.35)
        turns = first + np.arange(self.count) * 2 * np.pi / self.count + g.normal(0, 0.08, self.count)
        order = sorted(turns, key=np.sin)
        age = 1 - float(np.clip(share, 0, 1))
        bow = 1.55 - 0.35 * age
        for t in [t for t in order if np.sin(t) < 0.0]:
            self.arm(c, share, long * g.uniform(0.86, 1.06), t, bow + g.normal(0, 0.09), wide)
        yield
        for t in [t for t in order if np.sin(t) >= 0.0]:
            self.arm(c, share, long * g.uniform(0.80, 1.06), t, bow + g.normal(0, 0.09), wide)

    def arm(self, c, share, long, turn, bow, wide):
        """Paint one branchlet with its joints."""
        p, near = self.branchlet(share, long, turn, bow)
        w = wide * (0.92 + 0.24 * near)
        behind = np.clip(0.10 - 0.95 * near, 0, 0.86)
        tones = self.tint(mix(a, b, behind) for a, b in zip(NEAR, (*BACK, "#b4d4bc"), strict=True))
        tones = tuple((q, mix(q, "#6ca040", 0.34)) for q in tones)
        widths = w * np.array([1.0, 0.86, 0.98, 0.78, 0.90, 0.64, 0.70, 0.48, 0.16])
        q = tube(c, p, widths, tones[:3], sun=SUN, rim=mix(tones[2][0], "#fbf8b8", 0.6) if near > 0.1 and w > 5 else None)
        if w > 5:
            self.joints(c, q, w, tones)
            self.crust(c, q, w, near, behind)
        if self.fruits and near > 0.2 and 60 < long < 215:
            self.arms += 1
            if self.arms % 2:
                self.fruit(c, q, w * 0.66, 0.34)

    def crust(self, c, p, w, near, behind):
        """Paint the crust of lime: pale bands round a branchlet, in groups, thickest on the lit side."""
        g = self.grains
        run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
        at, tone = w * g.uniform(0.8, 1.8), mix("#eef2d0", "#a8d0b4", 0.75 * behind)
        while at < run[-1] - 1.2 * w:
            for _ in range(int(g.integers(1, 4))):
                i = min(int(np.searchsorted(run, at)), len(p) - 2)
                ahead = (p[i + 1] - p[i]) / (np.hypot(*(p[i + 1] - p[i])) + 1e-6)
                side = np.array([ahead[1], -ahead[0]])
                side *= 1 if side @ np.asarray(SUN) > 0 else -1
                half = w * 0.46 * (1 - 0.45 * i / len(p))
                low = g.uniform(-0.7, 0.1)
                line(c, [p[i] + side * half * 0.95, p[i] + side * half * 0.4 + ahead * w * 0.10, p[i] + side * half * low], w * g.uniform(0.22, 0.42), tone, (0.9, 0.4), g.uniform(0.6, 0.95) * (0.55 + 0.45 * (near > 0)))
                at += w * g.uniform(0.34, 0.55)
            at += w * g.uniform(1.0, 2.6)

    def fruit(self, c, p, w, share):
        """Paint an orange antheridium with its glint, and the oogonium above it, on the inner side of a joint."""
        (x, y), a = along(p, share)
        side = np.array([np.sin(a), -np.cos(a)])
        side *= 1 if side[1] < 0 else -1
        x, y = np.array([x, y]) + side * w * 0.72
        ahead = np.array([np.cos(a), np.sin(a)]) * w * 0.95 + side * w * 0.25
        c.disc(x + ahead[0], y + ahead[1], w * 0.60, w * 0.42, "#3c4a18", a, edge=0)
        c.disc(x + ahead[0] - 1, y + ahead[1] - 1, w * 0.46, w * 0.28, "#b4b04c", a, edge=0)
        c.disc(x + 1, y + 1.6, w * 0.64, w * 0.62, "#5c1c10", edge=0)
        c.disc(x, y, w * 0.60, w * 0.60, "#e2501c", edge=0)
        c.disc(x - w * 0.12, y - w * 0.14, w * 0.38, w * 0.36, "#ff9c34", edge=0, soft=0.6)
        c.disc(x - w * 0.22, y - w * 0.25, w * 0.14, w * 0.11, "#fff8e0", edge=0)

    def joints(self, c, p, w, tones):
        """Paint the joints of a branchlet, at unequal distances: a dark ring and two short bracts."""
        for s in np.array([0.22, 0.42, 0.64, 0.80]) + self.g.normal(0, 0.035, 4):
            o, a = along(p, s)
            side = np.array([-np.sin(a), np.cos(a)]) * w * (0.46 - 0.22 * s)
            ahead = np.array([np.cos(a), np.sin(a)])
            line(c, [o - side, o + ahead * w * 0.12, o + side], w * 0.24, tones[0][0], (0.7, 0.7), 0.55)

    def joint(self, c, a, b, wide):
        """Paint the stem between two shares: rows of cells that wind round it, crusted with lime."""
        n = len(self.p)
        p = self.p[max(0, int(a * n) - 1) : int(b * n) + 2]
        if len(p) < 3:
            return
        tones = self.tint(NEAR)
        tube(c, p, (wide[0], wide[1]), tones[:3], sun=SUN, steps=1, cap=(True, True), rim=mix(tones[2], "#fbf8b8", 0.6))
        if wide[0] > 8:
            t = np.linspace(0, len(p) / 9, len(p))
            for turn in range(5):
                x = (t + turn * 0.4) % 2 - 1
                for piece in np.split(np.arange(len(p)), np.flatnonzero(np.diff(x) < 0) + 1):
                    if len(piece) > 2:
                        c.shape(hose(p[piece], wide, 0.78 * np.sin(x[piece] * np.pi / 2), 0.06), tones[0], alpha=0.36, edge=0)
        self.crust(c, p, wide[0] * 0.8, 1.0, 0.0)

    def paint(self, c):
        """Paint the shoot from its foot to its bud."""
        shares = [s for s, _ in self.nodes]
        top = lambda s: self.wide * (1 - 0.62 * s)
        self.joint(c, 0.0, shares[0], (top(0), top(shares[0])))
        for i, (share, long) in enumerate(self.nodes):
            steps = self.whorl(c, share, long, 7.0 + top(share) * 0.60)
            next(steps)
            if i + 1 < len(shares):
                self.joint(c, share, shares[i + 1], (top(share), top(shares[i + 1])))
            for _ in steps:
                pass


def animal(c):
    """Paint the hero and its side shoot."""
    hero().paint(c)


def hero():
    """Return the near shoot."""
    return Shoot(HERO, ((0.02, 250), (0.345, 262), (0.575, 216), (0.745, 148), (0.865, 92), (0.945, 52), (0.985, 30)), 30, 7, count=8, fruits=True)


def sea(c):
    """Paint the green water of a lagoon: pale round the light above right, deep below."""
    d = np.hypot((c.x - 350) * 0.9, (c.y - 20) * 0.74) + 26 * c.noise(150, 60, 4, 2)
    c.rgb = planes(d, (0, "#fbf8d0"), (80, "#eaf0b4"), (170, "#c0dca0"), (260, "#8cc29a"), (350, "#5aa492"), (440, "#3a8480"), (560, "#1c5c62"), (700, "#10424c"), crisp=0.4)
    g = np.random.default_rng(7)
    n = 170
    x, y = g.uniform(-20, 500, n), g.uniform(30, 600, n)
    tint = c.rgb[np.clip((y * c.k).astype(int), 0, c.h - 1), np.clip((x * c.k).astype(int), 0, c.w - 1)]
    c.dabs(x, y, g.uniform(18, 60, n), g.uniform(4, 11, n), g.normal(-0.2, 0.14, n), np.clip(tint * g.uniform(0.92, 1.10, (n, 1)), 0, 1), 0.4, hard=1.4)


def meadow(c, row, tone, seed, high):
    """Paint a row of the meadow: one dark mass from which bowed branchlets and buds stand out."""
    g = np.random.default_rng(seed)
    top = lambda x: row + 16 * np.sin(x / 57 + seed) + 9 * np.sin(x / 23 + 2 * seed)
    edge = [(x, top(x)) for x in range(-20, 510, 10)]
    c.shape([*edge, (510, 740), (-20, 740)], Grad((0, row - 20), (0, row + 140), tone, mix(tone, "#0a2c34", 0.6)), edge=0)
    for x in np.arange(-10, 500, 26) + g.normal(0, 7, 20):
        y, tall, lean = top(x) + 8, high * g.uniform(0.5, 1.2), g.normal(0.1, 0.06)
        line(c, [(x, y), (x + 0.5 * lean * tall, y - 0.6 * tall), (x + lean * tall, y - tall)], 6, tone, (1, 0.6))
        for s in (0.25, 0.58, 0.84):
            long, o = tall * (0.62 - 0.42 * s), np.array((x + s * lean * tall, y - s * tall))
            for reach in (-0.8, -0.4, 0.4, 0.8):
                line(c, [o, o + (0.7 * reach * long, -0.06 * long), o + (reach * long, -0.4 * long), o + (reach * long, -0.85 * long)], 4.4, tone, (1, 0.4))


PIKE = Kind(
    back=(-0.01, -0.020, -0.034, -0.062, -0.076, -0.078, -0.074, -0.050, -0.036, -0.038),
    belly=(0.010, 0.026, 0.044, 0.062, 0.074, 0.078, 0.070, 0.046, 0.034, 0.036),
    eye=(0.150, -0.030, 0.020),
    tail=(1.17, 0.115, 0.55),
    fins=((0.70, 0.87, 0.100, 0.05, -1), (0.72, 0.87, 0.090, 0.04, 1), (0.46, 0.52, 0.07, 0.05, 1)),
    mouth=((-0.006, 0.000), (0.060, 0.014), (0.125, 0.020)),
    bars=(0.30, 0.385, 0.47, 0.555, 0.64, 0.725, 0.81, 0.90),
)
"""A young pike: a duck's bill, one dorsal fin far back over the anal fin, pale bars."""


def pike(c):
    """Paint the young pike that waits behind the whorl."""
    small_fish(c, PIKE, [(272, 486), (320, 478), (376, 478), (428, 488)], ("#1c4038", "#386a44", "#78a058", "#c0cc88", "#dce0b0"), fins=("#a86a34", "#e0b878"), bar="#e8e4a0", flash=0.4, eye=("#f0c850", "#a87818"), sun=(0.35, -0.85, 0.4))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=43)
    sea(c)
    surface(c, 70, "#fffff0", "#a4cc98", seed=21, n=110, centre=350, alpha=0.75)
    shafts(c, (380, -190), "#fbf8c8", n=6, length=720, amount=0.18, spread=0.55, seed=9, wide=(14, 46))
    meadow(c, 560, "#3c8a82", 3, 84)
    meadow(c, 610, "#1c5e62", 5, 100)
    pike(c)
    c.lifted(animal).lay()
    meadow(c, 660, "#0c3840", 8, 70)
    motes(c, "#fffff0", 40)
    return finished(c, share=0.5, contrast=1.05, focus=((240, 330, 330),))
