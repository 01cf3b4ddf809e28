"""Stonewort in a clear lagoon at noon: one dark candelabrum with orange fruits before pale sand, a young perch beyond.

Chara: a stem of long single joints; at each node a whorl of six to ten branchlets, of about one length, rising in a bow, each
whorl smaller than the one below it up to a closed bud. Stem and branchlets are striped, jointed and banded with lime. On the
inner side of the branchlets orange balls (antheridia), a small egg-shaped oogonium above each.

A branchlet is drawn in space: away from the stem by its angle `turn` round it, up by its bow; one looks down on it by TILT.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from canvas import Grad, mix, rounded, smooth
from finfish import planes
from form import line
from scipy import ndimage
from sheet import Sheet, finished
from small_fish import PERCH, small_fish
from threads import along, hose, tube
from underwater import motes, net, shafts

TILT = 0.66
DRIFT = (0.15, 0.03)
"""Where the current draws the tips, in lengths of a branchlet."""
SUN = (-0.45, -0.89)
NEAR = ("#04282c", "#0e4a3a", "#3a8642", "#b4d46c")
BACK = ("#4c8c84", "#68a494", "#8cbca0")
HERO = [(388, 800), (344, 660), (280, 510), (240, 370), (236, 240), (270, 136), (322, 62)]
OTHER = [(70, 770), (58, 660), (66, 560), (56, 470), (46, 400), (50, 350)]


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
        way = way + long * s**2 * (np.asarray(DRIFT) + self.g.normal(0, 0.09, 2))
        way = way + long * self.g.normal(0, 0.025, 2) * np.sin(s * self.g.uniform(4, 8))
        return np.asarray(place) + way, np.sin(turn)

    def whorl(self, c, share, long, wide, fruit=()):
        """Paint a whorl: the branchlets behind, the stem's joint, those in front."""
        g, first = self.g, 0.39 + self.g.normal(0, 0.35)
        turns = first + np.arange(self.count) * 2 * np.pi / self.count + g.normal(0, 0.20, self.count)
        order = sorted(turns, key=np.sin)
        age = 1 - float(np.clip(share, 0, 1))
        bow = 1.3 - 0.72 * age
        for t in [t for t in order if np.sin(t) < 0.0]:
            self.arm(c, share, long * g.uniform(0.74, 1.08), t, bow + g.normal(0, 0.22), wide)
        yield
        for t in [t for t in order if np.sin(t) >= 0.0]:
            self.arm(c, share, long * g.uniform(0.66, 1.12), t, bow + g.normal(0, 0.22), wide)

    def arm(self, c, share, long, turn, bow, wide):
        """Paint one branchlet with its joints."""
        p, near = self.branchlet(share, long, turn, bow)
        w = wide * (0.92 + 0.24 * near)
        behind = np.clip(0.10 - 0.95 * near, 0, 0.86)
        tones = self.tint(mix(a, b, behind) for a, b in zip(NEAR, (*BACK, "#b4d4bc"), strict=True))
        tones = tuple((q, mix(q, "#6ca040", 0.34)) for q in tones)
        widths = w * np.array([1.0, 0.86, 0.98, 0.78, 0.90, 0.64, 0.70, 0.48, 0.16])
        q = tube(c, p, widths, tones[:3], sun=SUN, rim=mix(tones[2][0], "#d8e8b0", 0.4) if near > 0.1 and w > 5 else None)
        if w > 5:
            self.joints(c, q, w, tones)
            self.crust(c, q, w, near, behind)
        if self.fruits and near > 0.2 and 60 < long < 215:
            self.arms += 1
            if self.arms % 2:
                self.fruit(c, q, w * 1.1, 0.52 if self.arms % 4 == 1 and near < 0.8 else 0.30)

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
            side = np.array([-np.sin(a), np.cos(a)]) * w * (0.48 - 0.22 * s)
            ahead = np.array([np.cos(a), np.sin(a)])
            for sign in (1, -1):
                long = w * self.g.uniform(0.5, 1.3)
                line(c, [o + side * sign * 0.7, o + side * sign * 1.4 + ahead * long * 0.5, o + side * sign * 1.6 + ahead * long], w * 0.24, tones[1][1], (1, 0.2), 0.9)
            line(c, [o - side, o + ahead * w * 0.12, o + side], w * 0.2, tones[0][0], (0.7, 0.7), 0.6)

    def joint(self, c, a, b, wide):
        """Paint the stem between two shares: rows of cells that wind round it, crusted with lime."""
        n = len(self.p)
        p = self.p[max(0, int(a * n) - 1) : int(b * n) + 2]
        if len(p) < 3:
            return
        tones = self.tint(NEAR)
        tube(c, p, (wide[0], wide[1]), tones[:3], sun=SUN, steps=1, cap=(True, True), rim=mix(tones[2], "#d8e8b0", 0.4))
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
            steps = self.whorl(c, share, long, 4.6 + top(share) * 0.56)
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
    return Shoot(HERO, ((0.02, 270), (0.25, 270), (0.43, 240), (0.61, 206), (0.745, 152), (0.855, 106), (0.935, 60), (0.985, 34)), 30, 7, count=10, fruits=True)


def other():
    """Return the shoot behind, half sunk in the water's colour."""
    return Shoot(OTHER, ((0.08, 170), (0.30, 160), (0.50, 136), (0.68, 104), (0.82, 72), (0.92, 44), (0.98, 24)), 15, 9, veil=0.60)


def ground(c):
    """Paint the bright sand under clear water: ripples, the net of light."""
    c.rgb = planes(c.y, (-60, "#8fd4cc"), (60, "#b4e2d4"), (170, "#d6eedc"), (320, "#f0f4dc"), (480, "#fbf3d8"), (600, "#f6e4bc"), (720, "#e2c698"), crisp=0.1)
    down = np.clip((c.y - 110) / 610, 0, 1)
    there = smooth(0.03, 0.35, down)
    phase = 52 * np.log(down + 0.42) + 1.3 * c.noise(220, 120, 17, 2) + c.x / 120
    slope = np.sin(phase + 0.8 * np.sin(phase)) * (0.55 + 0.45 * smooth(-0.5, 0.5, c.noise(90, 40, 18, 2))) + 0.12 * c.noise(7, 4, 19, 2)
    c.area((smooth(0.0, 0.8, slope) * there).astype(np.float32), "#fffdf0", 0.60, wash=0)
    c.area((smooth(0.0, 0.8, -slope) * there).astype(np.float32), Grad((0, 180), (0, 640), "#9cd0c8", "#c8d4b8", "#d8c090"), 0.50, wash=0)
    for top, low, cell, much in ((100, 330, 24, 0.3), (280, 520, 40, 0.3), (440, 760, 62, 0.35)):
        mask = smooth(top, (top + low) / 2, c.y) * smooth(low, (top + low) / 2, c.y)
        net(c, mask, "#fffff0", much, cell, 0.5, seed=8 + top)


def shadow(c):
    """Let the hero throw a soft shadow to the right upon the sand."""
    own = c.lifted(animal)
    alpha = ndimage.shift(own.alpha, (64 * c.k, 92 * c.k), order=1)
    alpha = alpha * smooth(250, 420, c.y)
    c.area(ndimage.gaussian_filter(alpha, 4 * c.k) * 0.42, "#5c9aa8", 1.0, "multiply", wash=0)


def meadow(c):
    """Paint the stonewort far off: rows of small shoots, all bent alike."""
    for x, y, high in ((400, 250, 120), (440, 262, 150), (476, 250, 120), (136, 226, 80), (350, 236, 70)):
        stem = [(x, y), (x + 3, y - high * 0.4), (x - 4, y - high * 0.75), (x + 4, y - high)]
        Shoot(stem, tuple((s, high * 0.42 * (1.15 - s)) for s in (0.2, 0.4, 0.58, 0.74, 0.88, 0.97)), 6, int(x), veil=0.76, water="#3fa2ac").paint(c)


def fry(c, axis, veil=0.0):
    """Paint a young perch."""
    tones = tuple(mix(q, "#8fd0bc", veil) for q in ("#2c4a34", "#6c8440", "#b8b45c", "#e0dca4", "#eef0d4"))
    kind = replace(PERCH, eye=(0.118, -0.032, 0.029))
    small_fish(c, kind, axis, tones, fins=(mix("#c8502a", "#8fd0bc", veil), mix("#e8a870", "#8fd0bc", veil)), bar=mix("#1c2c18", "#8fd0bc", veil), eye=("#e8b84c", "#a8701c"), flash=0.35, clear=0.3)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=43)
    ground(c)
    shafts(c, (330, -220), "#fff6c4", n=8, length=760, amount=0.17, spread=0.7, wide=(16, 44))
    c.lifted(meadow).blurred(1.6).lay(0.85)
    shadow(c)
    c.lifted(lambda q: other().paint(q)).blurred(1.3).lay(0.9)
    fry(c, [(14, 240), (43, 227), (75, 223), (105, 232)], 0.10)
    c.lifted(animal).lay()
    motes(c, "#ffffff", 40)
    return finished(c, share=0.3, contrast=1.08, focus=((240, 330, 330),))
