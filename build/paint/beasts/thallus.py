"""Brown seaweeds as drawn bodies: leathery straps that fork under one outline, bladders, ripe tips.

A `Thallus` is one frond. All its straps are one shape, so that a fork has no seam: the rib runs on
into both branches and the angle between them is webbed. For every pixel it knows how far across
the strap it lies (`v`, -1 to 1), how old the tissue is (`age`, 0 at the foot, 1 at the tips), and
whether that half of the strap looks towards the sun (`face`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from canvas import F, band, mix, rgb, ring, rounded, smooth
from finfish import planes
from form import depth_of, ramp, stepped
from scipy import ndimage
from scipy.spatial import cKDTree


@dataclass
class Strap:
    """A piece between two forks: its middle line, its half widths, its age at both ends.

    `roll` are angles by which the strap is turned about its own line, from start to end.
    """

    line: np.ndarray
    half: tuple
    age: tuple = (0.0, 1.0)
    roll: tuple = (0.0, 0.0)

    def sampled(self, step=1.2):
        """Return places, directions, half widths, age and roll every few units."""
        p = rounded(self.line, closed=False, steps=10)
        way = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
        t = np.linspace(0, 1, max(6, int(way[-1] / step)))
        p = np.stack([np.interp(t * way[-1], way, p[:, e]) for e in (0, 1)], -1)
        d = np.gradient(p, axis=0)
        d /= np.maximum(np.hypot(*d.T), 1e-6)[:, None]
        along = lambda q: np.interp(t, np.linspace(0, 1, len(q)), q)
        roll = along(self.roll)
        half = along(self.half) * np.maximum(np.abs(np.cos(roll)), 0.3)
        soft = max(1.0, len(t) / 14)
        half = ndimage.gaussian_filter1d(half, soft, mode="nearest")
        return p, d, half, along(self.age), roll

    def at(self, t, v=0.0):
        """Return the place at a share of the line and of its half width, half width and angle."""
        p, d, half, *_ = self.sampled()
        i = int(np.clip(t, 0, 1) * (len(p) - 1))
        x, y = p[i] + np.array([-d[i, 1], d[i, 0]]) * half[i] * v
        return float(x), float(y), float(half[i]), float(np.arctan2(d[i, 1], d[i, 0]))


def drawn(foot, rows, *, place=lambda p: p, wide=1.0, ages=5):
    """Return straps from a drawing, by their names, and the last ones.

    `rows` are (name, bend, end, half width, roll): the strap called `name` starts where the strap
    with all but the last letter of its name ends, runs past `bend` to `end`. `place` moves it all.
    A roll of several angles twists the strap: beyond a quarter turn its underside is seen.
    """
    straps, ends, halves = {}, {"": foot}, {"": rows[0][3] * 0.6}
    rolls, last = {"": 0.0}, {}
    for name, bend, end, half, roll in rows:
        up = name[:-1]
        start, mid = np.asarray(ends[up], float), np.asarray(bend, float)
        t = np.linspace(0, 1, 9)[:, None]
        line = (1 - t) ** 2 * start + 2 * t * (1 - t) * mid + t**2 * np.asarray(end, float)
        first = halves[up] * (0.80 if up else 1.0)
        swell = np.array([first, 0.5 * (first + half), half, half * 0.94, half * 1.0, half * 1.22])
        level = len(name)
        straps[name] = Strap(
            np.array([place(p) for p in line]),
            tuple(swell * wide),
            ((level - 1) / ages, level / ages),
            (rolls[up], *np.atleast_1d(roll)),
        )
        ends[name], halves[name], rolls[name] = end, half, np.atleast_1d(roll)[-1]
        last[name] = straps[name]
        last.pop(up, None)
    return straps, last


def moved(turn=0.0, scale=1.0, shift=(0, 0), middle=(0, 0), mirror=False):
    """Return a function that turns, scales and moves places; `mirror` swaps left and right."""
    co, si = np.cos(turn) * scale, np.sin(turn) * scale
    (mx, my), (sx, sy) = middle, shift

    def place(p):
        x, y = (mx - p[0] if mirror else p[0] - mx), p[1] - my
        return np.array([mx + x * co - y * si + sx, my + x * si + y * co + sy])

    return place


class Thallus:
    """A frond of straps under one outline."""

    def __init__(self, c, straps, *, web=2.2, sun=(-0.5, -0.86), swollen=()):
        """Find the outline; `swollen` are outlines that belong to it, such as bladders."""
        self.c = c
        parts = [s.sampled() for s in straps]
        mask = np.zeros((c.h, c.w), F)
        for p, d, half, *_ in parts:
            side = np.stack([-d[:, 1], d[:, 0]], -1) * half[:, None]
            self._add(mask, np.concatenate([p + side, (p - side)[::-1]]))
            for i in (0, -1):
                self._add(mask, ring(*p[i], half[i], half[i]))
        for outline in swollen:
            self._add(mask, outline)
        s = max(web * c.k, 0.8)
        webbed = np.clip((ndimage.gaussian_filter(mask, s) - 0.5) * s * 2.5 + 0.5, 0, 1)
        self.mask = np.maximum(mask, webbed)
        rows, cols = (np.flatnonzero(self.mask.any(axis)) for axis in (1, 0))
        self.box = tuple(slice(max(0, q[0] - 3), q[-1] + 4) for q in (rows, cols))
        self.cover = self.mask[self.box]
        self._fields(*(np.concatenate([q[i] for q in parts]) for i in range(5)), np.asarray(sun))

    def _add(self, mask, outline):
        found = self.c.mask_of(outline)
        if found:
            mask[found[1]] = np.maximum(mask[found[1]], found[0])

    def _fields(self, p, d, half, age, roll, sun):
        c = self.c
        x, y = c.x[self.box], c.y[self.box]
        _, i = cKDTree(p).query(np.stack([x.ravel(), y.ravel()], -1))
        i = i.reshape(x.shape)
        nx, ny = -d[i, 1], d[i, 0]
        self.v = (((x - p[i, 0]) * nx + (y - p[i, 1]) * ny) / half[i]).astype(F)
        soft = lambda q, by: ndimage.gaussian_filter(np.asarray(q, F), by * c.k)
        self.age, self.roll = soft(age[i], 6.0), soft(roll[i], 6.0)
        face = np.tanh(self.v * 5) * (nx * sun[0] + ny * sun[1]) / np.hypot(*sun)
        self.face = soft(face, 1.6)
        # Without the jumps at forks, for the planes of light.
        self.wing, self.lit = soft(np.minimum(np.abs(self.v), 1.2), 3.0), soft(face, 3.2)
        # What leaves the sheet has no edge there.
        deep = depth_of(np.pad(self.cover, 9, mode="edge"), c.k)[9:-9, 9:-9]
        self.deep = ndimage.gaussian_filter(deep, max(0.9, 0.4 * c.k))

    def paint(
        self,
        tones,
        *,
        push=0.0,
        older=0.34,
        lit=0.26,
        rolled=0.22,
        glow=None,
        rib=None,
        rim=None,
        line=None,
        grain=0.06,
        crisp=0.55,
        seed=1,
        alpha=1.0,
    ):
        """Paint it in planes; `tones` run from dark to light.

        `glow` is (colour, amount) of light that comes through the thin margins, `rib` (dark, light,
        share of the half width), `rim` (colour, amount, width) the edge towards the sun, `line`
        (colour, amount, width) the edge away from it.
        """
        c, box = self.c, self.box
        av, wing = np.abs(self.v), self.wing
        across = smooth(0.0, 0.30, wing) * (1 - 0.25 * wing)
        value = 0.40 + push + older * (self.age - 0.5) + lit * self.lit * across
        value = value + rolled * np.sin(self.roll) + grain * c.noise(17, 12, seed + 300)[box]
        tone = ramp(tones, stepped(value, len(tones), crisp))
        if glow:
            thin = smooth(0.40, 0.90, wing) * (0.35 + 0.65 * smooth(-0.6, 0.6, self.lit))
            tone = self._toward(tone, glow[0], thin * glow[1] * (0.35 + 0.65 * self.age))
        if rib:
            dark, light, wide = rib
            fade = 1 - 0.75 * smooth(0.75, 1.0, self.age)
            at = av * np.sign(self.face + 1e-6)
            lies = lambda middle, reach: np.exp(-(((at - middle * wide) / (reach * wide)) ** 2))
            tone = self._toward(tone, dark, lies(-0.55, 1.0) * 0.8 * fade)
            tone = self._toward(tone, light, lies(0.35, 0.5) * 0.8 * fade)
        gy, gx = np.gradient(ndimage.gaussian_filter(self.deep, 1.6 * c.k))
        away = self._out(gx, gy)
        if line:
            near = smooth(line[2], line[2] * 0.4, self.deep)
            tone = self._toward(tone, line[0], near * smooth(0.3, -0.3, away) * line[1])
        if rim:
            near = smooth(rim[2], rim[2] * 0.4, self.deep)
            tone = self._toward(tone, rim[0], near * smooth(-0.1, 0.5, away) * rim[1])
        c.area(self.cover * F(alpha), lambda *_: tone.astype(F), box=box)
        return self.mask

    def lit_from(self, sun):
        """Take another direction of the light for rims and lines."""
        self.sun = np.asarray(sun, float) / np.hypot(*sun)
        return self

    def _out(self, gx, gy):
        """Return how far the nearest edge looks towards the sun, -1 to 1."""
        sx, sy = getattr(self, "sun", np.array([-0.5, -0.86]))
        return -(gx * sx + gy * sy) / (np.hypot(gx, gy) + 1e-6)

    @staticmethod
    def _toward(tone, colour, share):
        return tone + (rgb(colour) - tone) * np.clip(share, 0, 1)[..., None].astype(F)

    def shade(self, onto, colour="#0a2230", amount=0.5, shift=(6, 9), soft=4.0):
        """Let its shadow fall on what is already there within the mask `onto`."""
        c = self.c
        s = [q * c.k for q in shift[::-1]]
        mask = ndimage.shift(self.mask, s, order=1, mode="constant")
        mask = ndimage.gaussian_filter(mask, soft * c.k) * onto
        c.area(mask, colour, amount, "multiply", wash=0)


def egg(
    c,
    x,
    y,
    rx,
    ry,
    turn,
    tones,
    *,
    sun=(-0.5, -0.8, 0.34),
    glow=None,
    spark=0.8,
    point=0.0,
    line=None,
    alpha=1.0,
    soft=0.0,
):
    """Paint a bladder or a ripe tip: a ball in planes, light through its far side, one spark.

    `point` makes its forward end narrower; `line` is (colour, amount) of its dark outline.
    """
    t = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    u, w = np.cos(t) * rx, np.sin(t) * ry * (1 - point * np.cos(t))
    co, si = np.cos(turn), np.sin(turn)
    p = np.stack([x + u * co - w * si, y + u * si + w * co], -1)
    found = c.mask_of(p)
    if found is None:
        return p
    mask, box = c._softened(*found, soft) if soft else found
    dx, dy = c.x[box] - x, c.y[box] - y
    a = (dx * co + dy * si) / rx
    b = (dy * co - dx * si) / (ry * (1 - point * np.clip(a, -1, 1)))
    r = np.hypot(a, b)
    up = np.sqrt(np.clip(1 - r * r, 0, 1))
    nx, ny = a * co - b * si, a * si + b * co
    s = np.asarray(sun) / np.linalg.norm(sun)
    light = nx * s[0] + ny * s[1] + up * s[2]
    tone = planes(light, *zip(np.linspace(-0.75, 0.92, len(tones)), tones, strict=True), crisp=0.45)
    if glow:
        back = smooth(0.1, 0.85, -(nx * s[0] + ny * s[1])) * smooth(0.45, 0.8, r)
        tone = Thallus._toward(tone, glow[0], back * smooth(1.0, 0.86, r) * glow[1])
    if line:
        near = smooth(0.84, 0.98, r) * smooth(0.5, -0.2, light)
        tone = Thallus._toward(tone, line[0], near * line[1])
    c.area(mask * F(alpha), lambda *_: tone.astype(F), box=box)
    if spark:
        q = np.array([x, y]) + np.array([s[0], s[1]]) * min(rx, ry) * 0.5
        a, b, turn = ry * 0.24, ry * 0.13, np.arctan2(s[0], -s[1])
        c.disc(*q, a, b, "#fffbe0", turn, alpha=spark, edge=0, soft=ry * 0.03)
    return p


def hairline(c, points, widths, paint, alpha=1.0):
    """Draw a thin line of changing width that ends clean."""
    p = rounded(points, closed=False, steps=6)
    t = np.linspace(0, 1, len(p))
    w = np.interp(t, np.linspace(0, 1, len(widths)), widths)[:, None]
    one = band(p, 1.0)
    n = len(p)
    left, right = one[:n], one[n:][::-1]
    middle = (left + right) / 2
    c.shape(
        np.concatenate([middle + (left - middle) * w, (middle + (right - middle) * w)[::-1]]),
        paint,
        alpha=alpha,
        edge=0,
    )


def sunk(tones, colour, amount):
    """Return tones nearer to the colour of the water."""
    return tuple(mix(t, colour, amount) for t in tones)
