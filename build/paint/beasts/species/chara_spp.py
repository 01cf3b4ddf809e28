"""Stonewort meadow in a clear shallow lagoon early in the morning: one stem stands large in the low sun.

What makes the genus: a stem of long joints, ribbed along its length and rough with spine cells; at each
joint a whorl of seven or eight branchlets, curved inwards, with short bracts at their own joints; there
sit the orange antheridia, each below a pale egg-shaped oogonium. A crust of lime makes all of it chalky.
Whorls below the eye are seen from above, those over it from below.
"""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, mix, rgb, smooth
from gouache import SUN, Stick, veiled
from scipy import ndimage
from seabed import sand
from sheet import Sheet, finished
from underwater import motes, net, shafts, surface

TONES = ("#164468", "#3f8678", "#9cc67c", "#fbf4b4")
LIME = "#fdf8dc"
STEM = [(330, 760), (318, 640), (292, 520), (254, 400), (226, 290), (216, 190), (228, 100), (226, 40)]
NODES = ((0.285, 240, 1.0), (0.525, 226, 0.96), (0.715, 176, 0.86), (0.845, 118, 0.68), (0.925, 72, 0.46), (0.972, 44, 0.26))
"""Share of the stem, length of the branchlets, how far they are spread."""
EYE = 200


class Shoot:
    """A stem with its whorls."""

    def __init__(self, stem, nodes, wide, seed, count=8, eye=EYE):
        """Take the points of the stem, its nodes, half its width at the foot, how many branchlets."""
        self.g = np.random.default_rng(seed)
        self.nodes, self.wide = nodes, wide
        self.stem = Stick(stem, (wide, 0.92 * wide, 0.72 * wide, 0.44 * wide, 0.2 * wide))
        self.arms = []
        for number, (share, long, spread) in enumerate(nodes):
            o = self.stem.at(share)
            tilt = np.clip((o[1] - eye) / 300, -0.62, 0.80)
            first = 0.12 + 0.37 * number
            for j in range(count):
                turn = first + 2 * np.pi * j / count + self.g.normal(0, 0.13)
                self.arms.append(self.arm(o, long * self.g.uniform(0.84, 1.08), spread, turn, tilt, share, wide))

    def arm(self, o, long, spread, turn, tilt, share, wide):
        """Return a branchlet: its line, how near to us it points, its share of the stem."""
        s = np.linspace(0, 1, 9)
        lean = np.radians((92 + self.g.normal(0, 9)) * spread + 4 - (52 + self.g.normal(0, 10) - 14 * (1 - spread)) * s**1.2)
        step = long / 8
        out = np.concatenate([[0], np.cumsum(np.sin(lean[1:]) * step)])
        up = np.concatenate([[0], np.cumsum(np.cos(lean[1:]) * step)])
        near = np.sin(turn)
        depth = 1 + 0.0013 * out * near
        x = o[0] + out * np.cos(turn) * depth + 0.05 * out
        y = o[1] - (up * np.cos(tilt) - out * near * np.sin(tilt)) * depth
        half = (0.56 - 0.20 * share) * wide * (1 + 0.2 * near) * (0.55 + 0.45 * min(1, long / 130))
        line = Stick(np.stack([x, y], -1), (half * 0.9, half, half * 0.86, half * 0.66, half * 0.36, 0.4))
        return line, near, share

    def branchlet(self, c, line, tones, near, fine=True):
        """Paint a branchlet with its bracts."""
        seed = int(abs(line.p[-1, 0]) * 7)
        joints = (0.30, 0.54, 0.76)
        if fine and line.long > 60:
            for share in joints:
                self.bracts(c, line, share, tones)
        line.paint(c, tones, (0.0, 0.34, 0.70), seed=seed)
        if fine and line.long > 60:
            for share in joints:
                c.shape(line.strip(-1.12, 1.12, share - 0.009, share + 0.009), mix(tones[0], tones[1], 0.6), alpha=0.5, edge=0)
                if near > -0.1:
                    low, high = line.lit(0.45)
                    c.shape(line.strip(low, high, share + 0.02, share + 0.09), LIME, alpha=0.7, edge=0)

    def bracts(self, c, line, share, tones):
        """Paint the two short bracts of a joint."""
        i = int(share * (len(line.p) - 1))
        h = line.half[i]
        for sign in (-1, 1):
            o = line.p[i] + line.side[i] * sign * h * 0.6
            tip = o + line.side[i] * sign * h * 1.3 + line.way[i] * h * 3.6
            mid = o + line.side[i] * sign * h * 1.0 + line.way[i] * h * 1.4
            c.line([o, mid, tip], h * 0.85, tones[2] if sign * line.side[i] @ SUN[:2] > 0 else tones[1], taper=(1, 0.15), round_=True)

    def paint(self, c, tones=TONES, water="#2f8f9c", fine=True):
        """Paint the shoot from far to near."""
        for line, near, _ in sorted(self.arms, key=lambda a: a[1]):
            if near < -0.12:
                self.branchlet(c, line, veiled(tones, water, 0.22 - 0.20 * near), near, fine)
        self.stem.paint(c, tones, (0.0, 0.26, 0.62), seed=3)
        if fine:
            self.cortex(c, tones)
            self.shade(c)
        for line, near, _ in sorted(self.arms, key=lambda a: a[1]):
            if near >= -0.12:
                self.branchlet(c, line, tones, near, fine)
                if fine:
                    self.fruits(c, line)

    def cortex(self, c, tones):
        """Paint the ribs of the stem, its spine cells, the swelling and the lime at its joints."""
        s, g = self.stem, np.random.default_rng(8)
        for across in (-0.62, -0.34, -0.04, 0.28, 0.58, 0.82):
            edge = across + 0.10 * np.sin(s.t * 30)
            c.shape(s.strip(edge - 0.045, edge + 0.045), mix(tones[0], tones[1], 0.25), alpha=0.6, edge=0)
        for at in np.arange(0.0, 0.86, 0.016):
            for sign in (-1, 1):
                i = int((at + g.uniform(0, 0.014)) * (len(s.p) - 1))
                h = s.half[i]
                o = s.p[i] + s.side[i] * h * sign * 0.9
                c.line([o, o + s.side[i] * sign * h * 0.36 + s.way[i] * h * 0.3], 2.6, tones[2] if sign * s.side[i] @ SUN[:2] > 0 else tones[1], taper=(1, 0.3))
        n = 150
        i, across = g.integers(0, int(0.86 * len(s.p)), n), g.normal(-0.35, 0.3, n).clip(-0.9, 0.6)
        o = s.p[i] + s.side[i] * (s.half[i] * across)[:, None]
        c.dabs(*o.T, g.uniform(3, 11, n), g.uniform(0.8, 2.0, n), np.arctan2(s.way[i, 1], s.way[i, 0]), LIME, 0.6)
        for share, *_ in self.nodes[:5]:
            w = 0.010
            c.shape(s.strip(-1.3, 1.3, share - w, share + w), mix(tones[0], tones[1], 0.6), edge=0)
            c.shape(s.strip(-1.3, -0.1, share - w, share + w), tones[2], edge=0)

    def shade(self, c):
        """Let the near branchlets throw their shade on the stem."""
        own = self.stem.strip(-1, 1)
        with c.within(own):
            for line, near, _ in self.arms:
                if near > 0.1:
                    c.shape(line.strip(-1.1, 1.1) + (9, 12), "#2c5a72", alpha=0.55, soft=1.2, edge=0, mode="multiply")

    def fruits(self, c, line):
        """Paint antheridia and oogonia at the joints, on the side towards the stem."""
        if line.long < 62 or np.ptp(line.p[:, 0]) < 0.42 * line.long:
            return
        for share in (0.30, 0.54, 0.76)[: 2 if line.long < 130 else 3]:
            if self.g.random() < 0.25:
                continue
            i = int(share * (len(line.p) - 1))
            if line.p[i, 0] > 462:
                continue
            side = line.side[i] * (1 if line.side[i][1] < 0 else -1)
            r = 4.4 + 0.30 * line.half[i] + line.long * 0.008
            x, y = line.p[i] + side * (line.half[i] * 0.55 + r * 0.55)
            a = np.arctan2(*line.way[i][::-1])
            ox, oy = np.array([x, y]) + line.way[i] * r * 1.15 + side * r * 0.85
            b = a + (-0.7 if line.way[i][0] > 0 else 0.7)
            c.disc(ox, oy, r * 1.22, r * 0.86, "#3c4a34", b, edge=0)
            c.disc(ox - 0.8, oy - 0.8, r * 1.05, r * 0.70, "#b9b860", b, edge=0)
            c.disc(ox - 1.8, oy - 1.8, r * 0.6, r * 0.36, "#f6f0b4", b, edge=0)
            c.disc(x + 0.8, y + 1.2, r * 1.08, r * 1.08, "#5c1c1c", edge=0)
            c.disc(x, y, r, r, "#d8401c", edge=0)
            c.disc(x - r * 0.16, y - r * 0.18, r * 0.74, r * 0.70, "#ff7e24", edge=0)
            c.disc(x - r * 0.34, y - r * 0.36, r * 0.32, r * 0.26, "#ffd88a", edge=0)


def animal(c):
    """Paint the hero."""
    Shoot(STEM, NODES, 20, 5).paint(c)


def lagoon(c):
    """Paint the morning water in broad planes: gold where the sun comes in, blue away from it."""
    c.area(np.ones_like(c.x), Grad((0, 0), (0, 500), "#e4edb8", "#84cdb4", "#3fa8b0", "#2588a8", "#1a729c", "#1c7492"))
    c.area(smooth(150, 560, c.x + 0.30 * c.y), "#12529a", 0.55, wash=0)
    g = np.random.default_rng(7)
    n = 200
    y = 40 + 420 * g.random(n)
    warm = g.random(n) < 0.5
    tone = np.where(warm[:, None], rgb("#a8e0b8"), rgb("#1a6498"))
    c.dabs(g.uniform(-20, 500, n), y, g.uniform(26, 80, n), g.uniform(4, 11, n), g.normal(-0.08, 0.05, n), tone, 0.20, hard=1.4)
    surface(c, 64, "#fffbe4", "#6cc0b4", centre=110, alpha=0.85)
    shafts(c, (-30, -150), "#fff4c4", n=6, length=620, amount=0.22, spread=0.75, wide=(14, 44))


def crowd(c, seed, xs, foot, high, tones):
    """Paint a rank of the meadow as flat bushes: the mass of each, its lit flank, a few branchlets at its edge."""
    g = np.random.default_rng(seed)
    for x in xs:
        x, h, lean = x + g.normal(0, 6), high * g.uniform(0.6, 1.12), g.normal(0.10, 0.16)
        y = foot + g.normal(0, 7)
        stem = Stick([(x, y), (x + lean * h * 0.1, y - h * 0.35), (x + lean * h * 0.5, y - h * 0.7), (x + lean * h * 1.1, y - h)], (h * 0.07, h * 0.15, h * 0.12, h * 0.07, 0.5))
        c.shape(stem.strip(-0.8, 0.8), tones[0], edge=h * 0.02)
        c.shape(stem.strip(-0.7, 0.1), mix(*tones, 0.5), edge=h * 0.02)
        for share in np.linspace(0.06, 0.97, 8):
            o, long = stem.at(share), h * (0.27 - 0.18 * share)
            for turn in np.radians([80, 44, 12, -20, -50, -80]):
                a = turn * (1.1 - 0.5 * share) + g.normal(0, 0.12) + lean
                tip = o + long * np.array([np.sin(a * 0.66), -np.cos(a * 0.66)]) * g.uniform(0.8, 1.1)
                mid = o + 0.5 * long * np.array([np.sin(a * 1.2), -np.cos(a * 1.2)])
                c.line([o, mid, tip], h * 0.030, tones[0] if turn > 0.1 else mix(*tones, g.uniform(0.4, 0.85)), taper=(1, 0.3), round_=True)


def meadow(c):
    """Paint the meadow in ranks, each nearer one deeper, and the sand where it opens."""
    far = [(-10, 432), (90, 420), (210, 428), (330, 416), (490, 426), (490, 740), (-10, 740)]
    c.curve(far, Grad((0, 410), (0, 560), "#62b8a0", "#2a8c88"), soft=3)
    crowd(c, 1, np.linspace(-10, 490, 34), 466, 92, ("#3f9c9c", "#8cc8a4"))
    sand(c, [(-10, 500), (120, 484), (250, 496), (380, 482), (490, 490)], ("#5cb090", "#f0c878", "#fff2c0", "#a8a878"), ripples=30)
    net(c, smooth(496, 560, c.y) * smooth(460, 160, c.x), "#fffbd8", 0.4)
    c.area(smooth(260, 470, c.x + 0.3 * (c.y - 500)) * smooth(488, 520, c.y), "#2a6a94", 0.55)
    crowd(c, 2, (-6, 22, 50, 84, 112, 146, 330, 366, 398, 430, 462, 490), 522, 124, ("#1d6c80", "#5ca68c"))
    crowd(c, 3, (8, 44, 420, 452, 484), 610, 210, ("#0f4868", "#3f8e80"))


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=43)
    lagoon(c)
    meadow(c)
    own = c.lifted(animal)
    shadow = ndimage.shift(own.alpha, (70 * c.k, 96 * c.k), order=1)
    c.area(ndimage.gaussian_filter(shadow, 4 * c.k) * smooth(488, 520, c.y), "#2c5c90", 0.5, "multiply", wash=0)
    own.lay()
    motes(c, "#fffbe0", 40)
    return finished(c, share=0.66, focus=((240, 300, 200),), vignette=0.1)
