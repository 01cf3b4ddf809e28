"""Close to a banded red weed against the last sun: pincers of glass, and a sandhopper's cousin that holds on to a thread.

Ceramium tenuicorne: round threads that fork by two again and again, at narrow angles. At each joint a dark red band of small
cells, between the bands clear rose, longer below and shorter towards the tips; the last two tips of every fork are bent
towards each other like pincers. It grows on mussels. Gammarus: body pressed flat from the sides, bent like a comma, about
thirteen rings, long side plates, a kidney-shaped eye, two pairs of feelers.
"""

from __future__ import annotations

import numpy as np
from canvas import mix, rounded, smooth
from finfish import planes
from form import cast, line, solid
from sheet import Sheet, finished
from threads import hose, tube
from underwater import motes

SUN = (-0.62, -0.78)
GLASS = ("#5c2438", "#c4705c", "#ffc49a", "#fff0d0")
BAND = ("#2a0416", "#6e0c22", "#c02c2c", "#ff9c70")
DEEP = "#1c4444"


def arc(start, angle, spread, turn, long, curl=0.0, n=16):
    """Return a line that leaves its twin in a round bow, turns evenly and curls at its end; its last angle."""
    t = np.linspace(0, 1, n)
    a = angle + spread * smooth(0, 0.45, t) + turn * t + curl * smooth(0.30, 1.0, t) ** 1.3
    way = np.stack([np.cos(a), np.sin(a)], -1) * long / (n - 1)
    return np.concatenate([[start], np.asarray(start) + np.cumsum(way[:-1], 0)]), float(a[-1])


class Weed:
    """One plant: threads that fork by two, banded."""

    def __init__(self, c, seed, levels, lean, sunk=0.0, tint=DEEP, bands=True):
        """`sunk` mixes it with `tint`, the colour of the water."""
        self.c, self.g, self.levels, self.lean, self.bands = c, np.random.default_rng(seed), levels, lean, bands
        self.glass, self.band = (tuple(mix(q, tint, sunk) for q in tones) for tones in (GLASS, BAND))
        self.paths = []

    def grow(self, base, angle, spread, long, wide, level, curl=0.0):
        """Paint a thread and the two it divides into."""
        g, last = self.g, level >= self.levels
        turn = 0.28 * (self.lean - angle) + g.normal(0, 0.05)
        own, end = arc(base[-1], angle, spread, 0.0 if last else turn, long * g.uniform(0.88, 1.12), curl)
        p = rounded(np.concatenate([base[-2:-1], own]), closed=False, steps=3)
        widths = (wide, wide * 0.8, wide * 0.55, wide * 0.26) if last else (wide, wide * 0.90)
        self.deep = level / self.levels
        self.thread(p, widths, wide)
        if last:
            return
        first = 1 if g.random() < 0.5 else -1
        tips = level + 1 >= self.levels
        for s in (first, -first):
            much = s * g.uniform(0.34, 0.50) * (1.5 if tips else 1)
            self.grow(own, end, much, long * (0.80 if tips else 0.90), wide * 0.86, level + 1, -s * g.uniform(1.45, 1.85) if tips else 0.0)

    def thread(self, p, widths, wide):
        """Paint one thread: clear between the bands, its shadow on what lies behind."""
        c = self.c
        if self.bands and c.traced is not None:
            found = c.mask_of(hose(p[10:] + np.array([7, 9]), widths))
            if found:
                mask, box = c._softened(*found, 3.5)
                c.area(mask * c.traced[box][..., 0], "#1c0626", 0.55, box=box, wash=0)
        tube(c, p, widths, self.glass[:3] if self.bands else self.glass[1:2], sun=SUN, steps=1)
        s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
        if self.bands:
            c.shape(hose(p, widths, 0.0, 0.24), self.band[1], alpha=0.34, edge=0)
        at = wide * 0.5
        while at < s[-1] * 0.93:
            w = float(np.interp(at / s[-1], np.linspace(0, 1, len(widths)), widths))
            self.ring(p, s, at, w)
            at += max(5.5, w * (1.75 - 0.7 * self.deep))
        self.paths.append((p, wide))

    def ring(self, p, s, at, w):
        """Paint a band: a swollen ring of small cells."""
        c, high = self.c, max(2.4, w * 0.58)
        u = np.linspace(max(0, at - high / 2), min(s[-1], at + high / 2), 5)
        q = np.stack([np.interp(u, s, p[:, e]) for e in (0, 1)], -1)
        if np.hypot(*(q[-1] - q[0])) < 0.5:
            return
        barrel = (w * 0.98, w * 1.06, w * 1.09, w * 1.06, w * 0.98)
        tube(c, q, barrel, self.band[: 4 if w > 9 and self.bands else 2 + self.bands], sun=SUN, steps=1, cap=(False, False))


def weed(c, root, angle, seed, lean, long, wide, levels, **how):
    """Paint a plant from its root and return its threads."""
    plant = Weed(c, seed, levels, lean, **how)
    base = np.array([root, root], float) - np.outer([12, 0], [np.cos(angle), np.sin(angle)])
    plant.grow(base, angle, 0.0, long, wide, 0)
    return plant.paths


HERO = ((96, 660), -1.22, 31, -1.12, 148, 27, 5)
SECOND = ((330, 640), -1.5, 8, -1.35, 112, 16, 5)


def animal(c):
    """Paint the hero and return its threads."""
    return weed(c, *HERO)


SHELL = ("#070c1c", "#121c3c", "#26365c", "#54688c", "#c4cdb8")


def mussel(c, x, y, long, turn, tones=SHELL):
    """Paint a mussel: a drop of a shell, round rings of growth, light on its upper side."""
    drop = [(-1.06, 0.10, None), (-0.74, -0.26), (-0.22, -0.50), (0.35, -0.62), (0.86, -0.38), (1.0, 0.05), (0.78, 0.40), (0.12, 0.44), (-0.6, 0.30)]
    local = np.array([q[:2] for q in drop])
    co, si = np.cos(turn), np.sin(turn)
    put = lambda p: np.stack([x + long * (p[:, 0] * co - p[:, 1] * si), y + long * (p[:, 0] * si + p[:, 1] * co)], -1)
    shape = [(*q, *p[2:]) for q, p in zip(put(local), drop, strict=True)]
    cast(c, [q[:2] for q in shape], soft=8, amount=0.8, colour="#040c16", shift=(8, 10))
    body = solid(c, shape, tones, high=0.7, soft=0.7, grain=0.0, sun=(-0.6, -0.75, 0.3), rim=("#f0e0a0", 0.8, 5))
    with c.within(body):
        for e in (0.88, 0.72, 0.52, 0.34):
            ring = local * e + np.array([-(1 - e), 0.05 * (1 - e)])
            line(c, put(ring)[[1, 2, 3, 4, 5, 6, 7]], 3.4 * e, tones[0], (0.3, 0.3), 0.75, soft=0.4)
            line(c, put(ring - np.array([0.03, 0.03]))[[1, 2, 3, 4, 5]], 2.0 * e, tones[-1], (0.2, 0.2), 0.42, soft=0.5)


MIDDLE, RADIUS = (380, 404), 72


def around(turn, out):
    """Return a place on the bow of the gammarid: an angle in degrees, units from the middle of its body."""
    a = np.radians(turn)
    r = RADIUS + np.asarray(out)
    return np.stack([MIDDLE[0] + 1.12 * r * np.cos(a), MIDDLE[1] + 0.92 * r * np.sin(a)], -1)


def gammarid(c):
    """Paint the gammarid hanging from a thread, its back down, its face to the left."""
    t = np.linspace(166, 4, 27)
    s = np.linspace(0, 1, 27)
    width = (0, 0.012, 0.035, 0.09, 0.2, 0.45, 0.7, 0.86, 1.0), (1.5, 6, 9.5, 13, 17, 21, 16, 9, 4)
    half = np.interp(s, *width)
    amber = ("#232c1c", "#5f5e30", "#ae9850", "#fbe6a4")
    for turn, knee, tip in ((148, (312, 432), (312, 400)), (136, (332, 420), (330, 392)), (122, (366, 412), (352, 384)), (108, (390, 408), (378, 378)), (94, (412, 402), (404, 372)), (82, (432, 398), (428, 366))):
        leg = np.array([around(turn, -14), knee, tip], float)
        line(c, leg, 6.0, "#3c3c18", (1, 0.45))
        line(c, leg + (-0.9, -0.6), 3.2, "#d0b468", (1, 0.4))
    for turn in (58, 46, 34):
        line(c, [around(turn, -6), around(turn + 2, -26), around(turn + 9, -38)], 5, "#b89848", (1, 0.2))
    for way, long in ((-96, 30), (-78, 34), (-60, 28)):
        a, w = around(6, 0), np.radians(way)
        line(c, [a, a + long * np.array([np.cos(w), np.sin(w)])], 6, "#a88c40", (1, 0.1))
    for p in ([(306, 430), (280, 430), (244, 446), (206, 486)], [(307, 436), (292, 446), (272, 476), (262, 520)]):
        line(c, p, 5.6, "#3c3c18", (1, 0.25))
        line(c, np.array(p) + (-0.6, -0.8), 3.2, "#e0c47c", (1, 0.2))
    fine = np.linspace(166, 4, 118)
    wide = np.interp((166 - fine) / 162, *width)
    step = ((166 - fine) / 12.46) % 1
    outer, inner = around(fine, wide * 0.95 + 2.6 * step * np.clip(wide / 14, 0, 1)), around(fine, -wide * 0.92)
    body = solid(c, np.concatenate([outer, inner[::-1]]), amber, high=0.8, soft=0.6, sun=(-0.5, -0.75, 0.4), grain=0.02, rim=("#fff0b8", 0.6, 3))
    with c.within(body):
        for i in range(3, 26, 2):
            a, b, h = t[i], half[i], half[i]
            line(c, [around(a + 2, b), around(a - 2, b * 0.2), around(a + 1, -h)], 2.6, "#3a3a18", (0.9, 0.5), 0.75)
            line(c, [around(a - 1.6, b), around(a - 5.0, b * 0.2), around(a - 2.4, -h)], 2.0, "#fff0b0", (0.9, 0.3), 0.55)
        line(c, around(t[2:22], half[2:22] * 0.10), 9, "#8a3c1c", (0.4, 0.8), 0.50, soft=2)
    for i in (3, 5, 7, 9, 11, 13, 15):
        p = [around(t[i] + 3.5, -half[i] * 0.55), around(t[i] - 3.5, -half[i] * 0.55), around(t[i] - 4, -half[i] * 1.25), around(t[i], -half[i] * 1.42), around(t[i] + 4, -half[i] * 1.25)]
        c.curve(p, "#3c3c18", edge=0)
        c.curve(np.array(p) * 0.86 + np.mean(p, 0) * 0.14 + (-0.8, -0.6), "#b09a50", edge=0)
    x, y = around(161, -2)
    c.disc(x, y, 5.8, 3.7, "#b8983c", 1.2, edge=0)
    c.disc(x, y, 5.0, 2.9, "#140c10", 1.2, edge=0)
    c.disc(x - 1.2, y - 1.6, 1.2, 1.0, "#ffffff", edge=0)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=55)
    evening(c)
    c.lifted(lambda q: [weed(q, (x, 640), a, n, a, 104, 15, 4, sunk=0.70, tint="#3c6458", bands=False) for x, a, n in ((20, -1.4, 4), (420, -1.7, 6))]).blurred(2.4).lay(0.8)
    c.lifted(lambda q: weed(q, *SECOND, sunk=0.45, tint="#24504c")).blurred(0.9).lay()
    mussel(c, 250, 590, 66, -1.0, SHELL[:4])
    mussel(c, 30, 560, 74, -1.9, SHELL[:4])
    gammarid(c)
    near = c.lifted(animal)
    light = 0.74 + 0.42 * smooth(560, 60, np.hypot(c.x, c.y * 0.9))
    near.rgb = (near.rgb * light[..., None]).astype(np.float32)
    near.lay()
    for x, y, long, turn in ((410, 610, 104, -0.30), (20, 640, 110, 0.55), (226, 640, 112, 0.12)):
        mussel(c, x, y, long, turn)
    motes(c, "#fff4cc", 60)
    c.area(smooth(600, 720, c.y) * 0.4, "#06141e", wash=0)
    return finished(c, share=0.3, focus=((240, 300, 330),))


def evening(c):
    """Paint the water in the evening: the sun low on the left, dusk on the right."""
    d = np.hypot((c.x + 20) / 1.0, (c.y + 10) / 1.15) + 12 * c.noise(200, 120, 4, 1)
    c.rgb = planes(d, (0, "#fff2bc"), (90, "#ead890"), (200, "#a9b070"), (330, "#5c8464"), (470, "#265854"), (620, "#11363e"), (820, "#08202c"), crisp=0.1)
