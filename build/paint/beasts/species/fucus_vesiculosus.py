"""Bladder wrack streaming in the current of a bright grey day: broad dark forked blades on granite before pale water, golden at their tips.

Fucus vesiculosus: flat blades that fork evenly again and again, with a midrib; bladders in pairs, one on either side of the
rib; swollen warty paler tips in pairs; one disc grown onto the rock.

A frond is a fan that never crosses itself, painted under one outline, so that its wings run through the forks without a seam;
the bush is many fronds, one over the other, each with its shadow on those behind.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from canvas import F, Grad, rgb, smooth
from finfish import planes
from form import depth_of, ramp
from granite import boulder
from scipy import ndimage
from scipy.spatial import cKDTree
from seabed import rock
from sheet import Sheet, finished
from underwater import motes, shafts, surface

SUN = np.array((0.62, -0.78))
"""The way to the low sun on the sheet: right, above."""
FOOT = ("#140c0a", "#2a1a0c", "#4c3210", "#705018", "#a07c30")
LEAF = ("#14180a", "#2c320e", "#525a16", "#888c28", "#ccc858")
RIPE = ("#6a4a14", "#b0801e", "#e2b53c", "#f8dc6c", "#fff6b8")
STEP = 1.6
BASE = (392, 560)
PULL = 150
"""How far the current carries what stands 500 above the foot."""


@dataclass
class Points:
    """The midribs of a frond as points: place, half width, way along, how far from the foot, ripe or not, which face."""

    p: np.ndarray
    half: np.ndarray
    way: np.ndarray
    out: np.ndarray
    ripe: np.ndarray
    face: np.ndarray


class Frond:
    """A blade that forks evenly; `rows` are its pieces, `pairs` its bladders (x, y, angle, radius)."""

    def __init__(self, foot, angle, reach, wide, seed, levels=4, sweep=-0.25, spread=0.46, ripe=0.5):
        """Take its foot, its first angle (0 is up), how far it reaches, and how much the swell bends its ends."""
        self.g, self.wide, self.reach, self.levels = np.random.default_rng(seed), wide, reach, levels
        self.sweep, self.spread, self.ripe = sweep, spread, ripe
        self.own, self.rows, self.pairs = np.random.default_rng(seed + 90), [], []
        self.grow(np.asarray(foot, float), angle, 0, 0.0, 1.0)
        self.swept()

    def swept(self):
        """Let the current carry the frond to the left, the more the higher it stands."""
        for row in self.rows:
            high = np.clip(BASE[1] - row.p[:, 1], 0, None)
            row.p[:, 0] -= PULL * (high / 500) ** 1.6
            row.way = row.way - np.arctan(1.6 * PULL / 500 * (high / 500) ** 0.6) * np.cos(row.way)
        for i, (x, y, a, r) in enumerate(self.pairs):
            high = max(BASE[1] - y, 0)
            lean = np.arctan(1.6 * PULL / 500 * (high / 500) ** 0.6) * np.cos(a)
            self.pairs[i] = (x - PULL * (high / 500) ** 1.6, y, a - lean, r)

    def piece(self, p, angle, turn, long, wave=0.22):
        """Return the points of a piece that turns on its way, and its angles."""
        n = max(6, int(long / STEP))
        u = np.linspace(0, 1, n)
        a = angle + turn * u + (self.g.normal(0, wave) if wave else 0.0) * np.sin(2 * np.pi * u)
        step = np.stack([np.sin(a), -np.cos(a)], -1) * long / n
        return p + np.cumsum(step, 0), a

    def grow(self, p, angle, level, out, face):
        """Lay a piece, then the two into which it forks."""
        g, w = self.g, self.wide * 0.93**level
        share = (0.30, 0.26, 0.22, 0.20, 0.15)[level] * g.uniform(0.82, 1.18)
        last = level == self.levels or (level >= self.levels - 1 and g.random() < 0.22)
        long = self.reach * share * (1.05 if last else 1.0)
        turn = self.sweep * (0.5 + 0.35 * level) + g.normal(0, 0.16)
        run, a = self.piece(p, angle, turn, long)
        u = np.linspace(0, 1, len(run))
        ripe = last and g.random() < self.ripe
        wide = np.interp(u, (0, 0.35, 0.75, 1), (1.20, 0.84, 1.0, 1.26)) * w
        if not level:
            wide = np.interp(u, (0, 0.3, 0.7, 1), (0.42, 0.56, 0.92, 1.25)) * w
        if last:
            top = np.interp(u, (0, 0.3, 0.5, 0.8, 1), (1.05, 0.84, 1.0, 1.06, 0.62)) if ripe else np.interp(u, (0, 0.3, 0.7, 1), (1.05, 0.86, 1.02, 0.66))
            wide = top * w
        flip = 0 < level < self.levels and not last and g.random() < 0.26
        if flip:
            wide = wide * (1 - 0.62 * np.exp(-(((u - 0.5) / 0.17) ** 2)))
        faces = np.where(u > 0.5, -face, face) if flip else np.full(len(u), face)
        ripeness = smooth(0.36, 0.52, u) if ripe else 0 * u
        self.rows.append(Points(run, wide, a, out + share * u, ripeness, faces))
        if ripe and self.own.random() < 0.55:
            for s in (-1, 1):
                lobe, b = self.piece(run[int(0.62 * len(run))], a[-1] + s * 0.42, 0.0, self.own.uniform(2.2, 2.9) * w, wave=0.0)
                t = np.linspace(0, 1, len(lobe))
                self.rows.append(Points(lobe, w * np.interp(t, (0, 0.6, 1), (0.66, 0.74, 0.46)), b, np.full(len(t), out + share), 0 * t + 1, np.full(len(t), face)))
        if level and not last and not flip and g.random() < 0.9:
            first = g.uniform(0.40, 0.60)
            for share, by in ((first, 1.0), (first + 0.36, 0.8))[: 1 + (long > 95 and self.own.random() < 0.7)]:
                i = int(min(share, 0.92) * (len(run) - 1))
                size = by * w * self.own.uniform(0.54, 0.70)
                for side in (-1, 1):
                    across = np.array([np.cos(a[i]), np.sin(a[i])]) * side * (0.20 * w + 0.82 * size)
                    self.pairs.append((*(run[i] + across), a[i] + side * 0.16, size * self.own.uniform(0.86, 1.06)))
        if last:
            return
        split = self.spread * g.uniform(0.85, 1.2) * 0.90**level
        lean = g.normal(0, 0.06)
        for s in (-1, 1):
            self.grow(run[-3], a[-1] + lean + s * split, level + 1, out + share, faces[-1])

    def points(self):
        """Return all its pieces as one set of points."""
        names = ("p", "half", "way", "out", "ripe", "face")
        return Points(*(np.concatenate([getattr(r, n) for r in self.rows]) for n in names))


def streaks(seed, s, v):
    """Return faint streaks along a blade."""
    lattice = np.random.default_rng(seed).uniform(-1, 1, (64, 64))
    return ndimage.map_coordinates(lattice, [s / 26 % 60, (v + 2) * 3.2], order=1, mode="nearest")


def lay(c, frond, *, veil=None, push=0.0, seed=1, cover=None):
    """Paint a frond; `veil` is (colour, share) of the water before it; `cover` notes where the bush is."""
    q = frond.points()
    pad = 46
    x0, y0 = (max(0, int((v - pad) * c.k)) for v in q.p.min(0))
    x1, y1 = (min(n, int((v + pad) * c.k)) for v, n in zip(q.p.max(0), (c.w, c.h), strict=True))
    if x1 <= x0 + 2 or y1 <= y0 + 2:
        return
    box = (slice(y0, y1), slice(x0, x1))
    x = c.x[box] + 1.0 * c.noise(44, 44, seed, 2)[box]
    y = c.y[box] + 1.0 * c.noise(44, 44, seed + 50, 2)[box]
    flat = np.stack([x.ravel(), y.ravel()], -1)
    far, who = cKDTree(q.p).query(flat, k=14, distance_upper_bound=60)
    who = np.minimum(who, len(q.p) - 1)
    score = far - q.half[who]
    deep = -np.min(score, 1)
    i = np.take_along_axis(who, np.argmin(score, 1)[:, None], 1)[:, 0]
    near = far[:, 0]
    shape = x.shape
    eggs = np.zeros(shape)
    for ex, ey, a, r in frond.pairs:
        along = (x - ex) * np.sin(a) - (y - ey) * np.cos(a)
        across = (x - ex) * np.cos(a) + (y - ey) * np.sin(a)
        eggs = np.maximum(eggs, smooth(-0.6, 0.6, r - np.hypot(along / 1.35, across)))
    whole = ndimage.gaussian_filter(np.maximum(smooth(-0.6, 0.6, deep).reshape(shape), eggs), 3.0 * c.k)
    whole = smooth(0.40, 0.60, whole)
    deep = depth_of(whole, c.k).ravel()
    dusk = smooth(280, 600, np.hypot((x - 440) * 0.85, y - 40))
    whole = whole + (smooth(0.25, 0.95, ndimage.gaussian_filter(whole, 2.6 * c.k)) - whole) * 0.9 * dusk
    if cover is not None:
        full = np.zeros((c.h, c.w), F)
        full[box] = whole
        thrown = ndimage.gaussian_filter(ndimage.shift(full, (15 * c.k, -10 * c.k), order=1), 2.2 * c.k)
        c.area(thrown * cover, "#34405c", 0.55, "multiply", wash=0)
        np.maximum(cover, full, out=cover)
    at = q.p[i]
    off = flat - at
    across = np.stack([np.cos(q.way[i]), np.sin(q.way[i])], -1)
    v = np.sum(off * across, 1) / q.half[i]
    lit = np.tanh(3 * (across @ SUN)) * np.clip(v * 6, -1, 1)
    out, ripe, back = q.out[i], q.ripe[i], q.face[i] < 0
    sunny = smooth(620, 110, np.hypot(flat[:, 0] - 420, flat[:, 1] - 40))
    side = np.where(back, 0.62, 0.47 + 0.17 * lit)
    value = side + 0.05 * streaks(seed, out * 700, v) + push + 0.50 * sunny - 0.22
    margin = smooth(4.8, 2.4, deep) * smooth(0.1, 0.6, lit)
    value = value + 0.20 * margin * (0.3 + 0.7 * sunny)
    value = value - 0.17 * smooth(210, 60, np.hypot(flat[:, 0] - BASE[0], flat[:, 1] - BASE[1]))
    rib = smooth(2.3, 1.5, near) * (1 - ripe)
    value = value - 0.27 * rib + 0.14 * smooth(1.5, 0.8, np.abs(near - 3.4)) * (lit > 0.1) * (1 - ripe)
    age = smooth(0.12, 0.72, out)[:, None]
    tone = ramp(FOOT, value) * (1 - age) + ramp(LEAF, value) * age
    tone = tone + (ramp(RIPE, value) - tone) * (0.8 * ripe)[:, None]
    tone = tone + (rgb("#ffe58a") - tone) * (0.6 * margin * sunny)[:, None]
    tone = tone + (rgb("#2c6450") - tone) * (0.30 * smooth(0.1, -0.7, lit) * age[:, 0])[:, None]
    tone = tone.reshape(*shape, 3)
    for ex, ey, a, r in frond.pairs:
        along = ((x - ex) * np.sin(a) - (y - ey) * np.cos(a)) / (1.35 * r)
        across = ((x - ex) * np.cos(a) + (y - ey) * np.sin(a)) / r
        d = np.hypot(along, across)
        up = np.sqrt(np.clip(1 - d * d, 0, 1))
        facing = (across * np.cos(a) + along * np.sin(a)) * SUN[0] + (across * np.sin(a) - along * np.cos(a)) * SUN[1] + 0.55 * up
        near_sun = float(np.interp(np.hypot(ex - 440, ey - 40), (90, 560), (0.20, -0.06))) + push
        egg = 0.40 + near_sun + 0.34 * facing + 0.10 * smooth(0.75, 0.9, facing)
        g = smooth(0.12, 0.72, q.out[np.argmin(np.hypot(*(q.p - (ex, ey)).T))])
        colour = ramp(FOOT, egg) * (1 - g) + ramp(LEAF, egg) * g
        tone = tone + (colour - tone) * smooth(1.10, 0.78, d)[..., None]
        seat = np.exp(-(((d - 1.08) / 0.14) ** 2)) * smooth(0.1, -0.5, facing)
        tone = tone + (rgb("#2a2410") - tone) * (0.5 * seat)[..., None]
    tone = tone + (rgb("#173247") - tone) * (0.46 * dusk * smooth(0.75, 0.3, value.reshape(shape)))[..., None]
    if veil:
        tone = tone + (rgb(veil[0]) - tone) * F(veil[1])
    c.area(whole.astype(F), lambda *_: tone.astype(F), box=box, wash=0.8)
    if not veil:
        strokes(c, q, seed)
        sparks(c, frond)


def strokes(c, q, seed):
    """Lay dry strokes along the blades, lighter and darker than what is there."""
    g = np.random.default_rng(seed)
    n = len(q.p) // 5
    i = g.integers(0, len(q.p), n)
    v = g.uniform(-0.75, 0.75, n)
    at = q.p[i] + np.stack([np.cos(q.way[i]), np.sin(q.way[i])], -1) * (v * q.half[i])[:, None]
    cell = np.clip((at * c.k).astype(int), 0, (c.w - 1, c.h - 1))
    tint = c.rgb[cell[:, 1], cell[:, 0]] * np.where(g.random(n) < 0.5, 1.16, 0.86)[:, None]
    ok = q.ripe[i] < 0.3
    c.dabs(at[ok, 0], at[ok, 1], g.uniform(6, 16, ok.sum()), g.uniform(0.9, 2.2, ok.sum()), q.way[i][ok] - np.pi / 2, np.clip(tint[ok], 0, 1), 0.5, hard=1.6)


def sparks(c, frond):
    """Set the wet light on the bladders and the warts on the ripe tips."""
    g = np.random.default_rng(len(frond.pairs))
    for x, y, a, r in frond.pairs:
        c.dabs([x + SUN[0] * 0.5 * r], [y + SUN[1] * 0.5 * r], [0.20 * r], [0.11 * r], a + 1.57, "#fffbd8", float(np.interp(np.hypot(x - 440, y - 40), (150, 480), (0.75, 0.1))))
    for row in frond.rows:
        bright = float(np.interp(np.hypot(*(row.p[-1] - (440, 40))), (300, 600), (0.75, 0.2)))
        for i in np.flatnonzero(row.ripe > 0.9)[::5]:
            for t in (-0.58, 0.0, 0.52):
                t, j = t + g.normal(0, 0.12), row.half[i]
                x, y = row.p[i] + np.array([np.cos(row.way[i]), np.sin(row.way[i])]) * t * j + g.normal(0, 0.6, 2)
                c.dabs([x], [y + 0.6], [1.9], [1.7], 0, "#8d7d1c", 0.8 * bright)
                c.dabs([x + 0.7], [y - 0.5], [1.1], [1.0], 0, "#fffad0", bright)


FAR = (((62, 520), -0.20, 190, 10, 41), ((10, 500), 0.25, 170, 10, 46), ((452, 470), -0.30, 260, 11, 44))
"""Fronds far away: foot, angle, reach, half width, seed."""
MIDDLE = (
    ((-14, 2), -0.86, 440, 19, 6, 3, 0.08), ((18, 2), 0.75, 400, 18, 5, 3, -0.30), ((-8, 0), -0.50, 500, 19, 7, 3, -0.04),
    ((14, 0), 0.46, 470, 19, 9, 3, -0.20), ((4, 0), 0.00, 540, 19, 8, 3, -0.06),
)
FRONT = (
    ((20, 3), 0.78, 430, 20, 14, 3, -0.28), ((-16, 3), -1.10, 460, 22, 12, 3, 0.14), ((8, 2), 0.36, 530, 22, 11, 3, -0.18),
    ((-10, 4), -0.40, 530, 23, 17, 3, -0.06), ((22, 7), 1.10, 220, 18, 23, 2, -0.30), ((-22, 8), -1.40, 300, 19, 21, 2, 0.16),
)
"""Fronds of the bush: foot beside its base, angle, reach, half width, seed, forks, how far the swell bends them."""


def animal(c):
    """Paint the bush, the far fronds first."""
    cover = np.zeros((c.h, c.w), F)
    x, y = BASE
    for (dx, dy), angle, reach, wide, seed, levels, sweep in MIDDLE:
        lay(c, Frond((x + dx, y + dy), angle, reach, wide, seed, levels, sweep, ripe=0.3), veil=("#8ca090", 0.46), push=-0.06, seed=seed, cover=cover)
    for (dx, dy), angle, reach, wide, seed, levels, sweep in FRONT:
        lay(c, Frond((x + dx, y + dy), angle, reach, wide, seed, levels, sweep, ripe=0.7), seed=seed, cover=cover)


def sea(c):
    """Paint the pale water in planes round the light that comes in from above right."""
    d = np.hypot((c.x - 420) * 0.95, (c.y - 10) * 0.86) + 26 * c.noise(130, 50, 4, 2)
    c.rgb = planes(d, (0, "#fffdf0"), (70, "#fff8e0"), (140, "#fbf0d4"), (215, "#f0e8d0"), (300, "#dfe2d2"), (400, "#c4d6d4"), (510, "#a4c4cc"), (640, "#84acbc"), crisp=0.45)
    g = np.random.default_rng(7)
    n = 150
    x, y = g.uniform(-20, 500, n), g.uniform(80, 560, n)
    tint = c.rgb[np.clip((y * c.k).astype(int), 0, c.h - 1), np.clip((x * c.k).astype(int), 0, c.w - 1)]
    c.dabs(x, y, g.uniform(18, 60, n), g.uniform(4, 11, n), g.normal(-0.25, 0.12, n), np.clip(tint * g.uniform(0.90, 1.12, (n, 1)), 0, 1), 0.4, hard=1.4)


def place(c):
    """Paint the day under the surface: light, far skerries with their fringe of wrack."""
    sea(c)
    surface(c, 96, "#ffffff", "#b4c4c4", seed=11, n=150, centre=400, alpha=0.8)
    shafts(c, (470, -130), "#ffe6b0", n=8, length=760, amount=0.22, spread=0.85, seed=9, wide=(12, 40))
    rock(c, [(-40, 760), (-40, 500), (20, 480), (70, 500), (104, 540), (150, 580), (170, 760)], ("#6c94a8", "#84a8b4", "#a0bec0", "#c0d4cc"), seed=6, cell=46, light=(0.6, -0.75))
    rock(c, [(390, 760), (396, 520), (424, 470), (462, 452), (520, 440), (520, 760)], ("#84a8b4", "#a0bec0", "#c0d4cc", "#e0e4d4"), seed=8, cell=46, light=(0.6, -0.75))
    for foot, angle, reach, wide, seed in FAR:
        lay(c, Frond(foot, angle, reach, wide, seed, 3, -0.2, ripe=0.0), veil=("#a4bcbc", 0.80), seed=seed)


LEDGE = [(40, 790), (62, 716), (104, 656), (160, 616), (226, 588), (300, 566), (380, 560), (460, 548), (560, 556), (560, 790)]


def ledge(c):
    """Paint the worn granite on which the bush sits: its top in the light, its front in violet shade."""
    boulder(c, LEDGE, ("#2a2244", "#5a4664", "#9a7478", "#d8ac94", "#fff0d4"), (0.35, -0.80, 0.45), seed=12, round_=64, rough=0.7, joints=((352, 620, 1.75),))


def settlers(c):
    """Paint what lives on the stone: barnacles in clumps."""
    g = np.random.default_rng(19)
    for x, y, n, reach in ((262, 606, 9, 22), (448, 586, 11, 24), (318, 622, 5, 13), (196, 634, 5, 13)):
        for _ in range(n):
            px, py, r = x + g.normal(0, reach), y + g.normal(0, reach * 0.28), g.uniform(2.6, 6.4)
            c.disc(px - 0.7 * r, py + 0.35 * r, 1.3 * r, 0.6 * r, "#5a3a58", alpha=0.6, edge=0, soft=0.8)
            c.curve([(px - 1.1 * r, py + 0.4 * r), (px - 0.5 * r, py - 0.75 * r), (px + 0.5 * r, py - 0.75 * r), (px + 1.1 * r, py + 0.4 * r), (px, py + 0.75 * r)], Grad((px - r, py), (px + r, py - 0.4 * r), "#84687c", "#c4a29c", "#f4dcc0"))
            c.line([(px - 0.4 * r, py - 0.45 * r), (px + 0.35 * r, py - 0.6 * r)], 0.22 * r, "#8a6270", taper=(0.4, 0.4))


def grip(c):
    """Paint the disc that is grown onto the stone, and its contact."""
    x, y = BASE
    c.disc(x - 12, y + 10, 92, 13, "#1a1430", alpha=0.7, soft=5, edge=0)
    c.curve([(x - 40, y + 10), (x - 26, y - 2), (x - 16, y - 14), (x + 16, y - 14), (x + 28, y - 1), (x + 42, y + 11), (x + 16, y + 15), (x - 16, y + 15)], "#2a1a10")
    c.curve([(x + 4, y - 10), (x + 18, y - 10), (x + 30, y + 2), (x + 40, y + 10), (x + 18, y + 6)], "#7a5620", alpha=0.9)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, seed=23)
    place(c)
    ledge(c)
    settlers(c)
    grip(c)
    c.lifted(animal).lay()
    c.area(smooth(500, 720, c.y) * F(0.22), "#161c3c", wash=0)
    c.glow(440, 10, 300, "#fff4d8", 0.25)
    motes(c, "#ffeec0", 40)
    return finished(c, focus=((270, 300, 130),), share=0.74)
