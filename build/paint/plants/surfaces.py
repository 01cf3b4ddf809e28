"""What grounds, rocks and bark look like from near, for every pixel: sand, silt, gravel, rock, bark.

A skin is given to the triangles of a part (`skin=` of `Scene.add`). For the points of its pixels,
their normals and the size of a pixel there it gives how the normal turns and by what the colour is
multiplied. What is finer than two pixels fades, so nothing flickers and no mesh shows.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numba import njit
from render import F, rgb, smooth, unit


@njit(cache=True)
def _hash(i, j, l, seed):
    """A number from 0 to 1 for each knot of a lattice."""
    n = (i * 374761393 + j * 668265263 + l * 2147483647 + seed * 1274126177) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1103515245) & 0xFFFFFFFF
    n = ((n ^ (n >> 16)) * 668265263) & 0xFFFFFFFF
    n = n ^ (n >> 15)
    return (n & 0xFFFFFF) / 16777216.0


@njit(cache=True)
def _noise(x, y, z, seed):
    """Soft noise with knots one apart, about -1..1; the lattice is turned out of the axes."""
    x, y, z = (
        0.80 * x + 0.36 * y - 0.48 * z,
        -0.60 * x + 0.48 * y - 0.64 * z,
        0.80 * y + 0.60 * z,
    )
    i, j, l = int(math.floor(x)), int(math.floor(y)), int(math.floor(z))
    a, b, c = x - i, y - j, z - l
    a = a * a * a * (a * (a * 6 - 15) + 10)
    b = b * b * b * (b * (b * 6 - 15) + 10)
    c = c * c * c * (c * (c * 6 - 15) + 10)
    o = 0.0
    for e in range(2):
        for f in range(2):
            for g in range(2):
                wt = (a if e else 1 - a) * (b if f else 1 - b) * (c if g else 1 - c)
                o += wt * _hash(i + e, j + f, l + g, seed)
    return (o - 0.5) * 3.0


@njit(cache=True)
def _cloud(p, foot, size, octaves, seed, out):
    for q in range(p.shape[0]):
        o, amp, s, total = 0.0, 1.0, size, 0.0
        for k in range(octaves):
            fade = min(max((s / foot[q] - 2.0) / 3.0, 0.0), 1.0)
            if fade > 0:
                o += amp * fade * _noise(p[q, 0] / s + 7.3 * k, p[q, 1] / s, p[q, 2] / s, seed + k)
            total += amp * amp
            amp *= 0.55
            s *= 0.47
        out[q] = o / math.sqrt(total)


def cloud(p, foot, size, octaves=4, seed=1):
    """Noise at points of space, about -1..1; `size` is its largest patch."""
    out = np.empty(len(p))
    _cloud(
        np.ascontiguousarray(p, dtype=np.float64), np.asarray(foot, float), size, octaves, seed, out
    )
    return out


@njit(cache=True)
def _stones(p, foot, size, chance, least, seed, up, own):
    """Rolled stones of one size, strewn over the plane of x and z: the height of the one at each
    point, and a number of its own (negative where there is none)."""
    for q in range(p.shape[0]):
        x, z = p[q, 0] / size, p[q, 2] / size
        i0, j0 = int(math.floor(x)), int(math.floor(z))
        up[q], own[q] = 0.0, -1.0
        for di in range(-1, 2):
            for dj in range(-1, 2):
                i, j = i0 + di, j0 + dj
                if _hash(i, j, 1, seed) > chance:
                    continue
                cx, cz = (
                    i + 0.5 + 0.7 * (_hash(i, j, 2, seed) - 0.5),
                    j + 0.5 + 0.7 * (_hash(i, j, 3, seed) - 0.5),
                )
                th = 6.283 * _hash(i, j, 4, seed)
                r = least + (0.56 - least) * _hash(i, j, 5, seed) ** 2
                long = 1.0 + 0.7 * _hash(i, j, 6, seed)
                u = (x - cx) * math.cos(th) + (z - cz) * math.sin(th)
                v = -(x - cx) * math.sin(th) + (z - cz) * math.cos(th)
                a = math.atan2(v, u)
                edge = 1.0 + 0.10 * math.sin(2 * a + th * 3) + 0.07 * math.sin(3 * a + th * 5)
                d = math.sqrt((u / long) ** 2 + v * v) / (r * edge)
                if d < 1.0:
                    flat = 0.35 + 0.5 * _hash(i, j, 7, seed)
                    hh = size * r * flat * (1.0 - d**2.6) + 0.3
                    if hh > up[q]:
                        up[q] = hh
                        own[q] = _hash(i, j, 8, seed)


def stones(p, foot, size, chance=0.6, least=0.2, seed=1):
    """Height and own number of rolled stones at points of the ground."""
    up, own = np.empty(len(p)), np.empty(len(p))
    _stones(np.ascontiguousarray(p, dtype=np.float64), foot, size, chance, least, seed, up, own)
    return up, own


@njit(cache=True)
def _cells(p, size, seed, near, gap, own):
    for q in range(p.shape[0]):
        x, y, z = p[q, 0] / size, p[q, 1] / size, p[q, 2] / size
        i0, j0, l0 = int(math.floor(x)), int(math.floor(y)), int(math.floor(z))
        f1, f2 = 9.0, 9.0
        for di in range(-1, 2):
            for dj in range(-1, 2):
                for dl in range(-1, 2):
                    i, j, l = i0 + di, j0 + dj, l0 + dl
                    d = (
                        (x - i - _hash(i, j, l, seed)) ** 2
                        + (y - j - _hash(i, j, l, seed + 1)) ** 2
                        + (z - l - _hash(i, j, l, seed + 2)) ** 2
                    )
                    d = math.sqrt(d)
                    if d < f1:
                        f2, f1 = f1, d
                        own[q] = _hash(i, j, l, seed + 3)
                    elif d < f2:
                        f2 = d
        near[q], gap[q] = f1, f2 - f1


def cells(p, size, seed=1):
    """Cells of irregular size in space: distance to the middle, to the border, and a number."""
    near, gap, own = np.empty(len(p)), np.empty(len(p)), np.empty(len(p))
    _cells(np.ascontiguousarray(p, dtype=np.float64), size, seed, near, gap, own)
    return near, gap, own


def slope(height, p, n, step):
    """How a relief turns the normals: the slope of `height(points)` within the surface."""
    h0 = height(p)
    g = np.empty_like(p)
    for e in range(3):
        d = np.zeros(3)
        d[e] = 1.0
        g[:, e] = (height(p + d * step[:, None]) - h0) / step
    g -= n * (g * n).sum(1, keepdims=True)
    return -g


def _seen(size, foot):
    """How much of a detail of this size is left where a pixel covers `foot`."""
    return np.clip((size / foot - 2) / 3, 0, 1)


def _mix(c, other, m):
    return c * (1 - m[:, None]) + np.asarray(other) * m[:, None]


@dataclass(frozen=True, eq=False)
class Sand:
    """Sand: soft grain, darker and lighter drifts, small ripples, bits of shell."""

    seed: int = 1
    grain: float = 0.16
    drift: float = 0.22
    wave: float = 0.5
    length: float = 15.0
    slant: float = 0.4
    bits: float = 0.5
    warm: float = 0.05

    def __call__(self, p, n, foot):
        """The turn of the normal and the factor of the colour at each point."""
        s = self.seed

        def height(q):
            w = (q[:, 2] + q[:, 0] * self.slant) / self.length * 6.283
            w = w + 3.4 * cloud(q, foot, self.length * 6.5, 3, s)
            fade = np.clip(self.length / foot / 5.0 - 0.6, 0, 1)
            lie = 0.55 + 0.45 * cloud(q, foot, self.length * 7, 2, s + 5)
            h = self.wave * np.sin(w + 0.5 * np.sin(w)) * fade * np.clip(lie, 0, 1.2)
            return h + 0.34 * cloud(q, foot, 5.0, 3, s + 9) + 0.8 * cloud(q, foot, 26, 2, s + 13)

        dn = slope(height, p, n, np.maximum(0.6, foot))
        c = np.exp(
            self.drift * cloud(p, foot, 90, 4, s + 21)
            + self.grain * cloud(p, foot, 2.3, 2, s + 31)
            + 0.10 * cloud(p, foot, 11, 2, s + 41)
        )[:, None] * np.exp(
            np.array([1.0, 0.2, -1.0]) * (self.warm * cloud(p, foot, 60, 2, s + 51))[:, None]
        )
        b = cloud(p, foot, 3.4, 1, s + 61)
        c = c * (1 + self.bits * (smooth(1.02, 1.22, b) - 0.75 * smooth(-1.05, -1.2, b)))[:, None]
        return dn, c.astype(F)


@dataclass(frozen=True, eq=False)
class Silt:
    """Soft silt: a felt of flakes, dimples and small mounds, darker hollows."""

    seed: int = 1
    felt: float = 0.26
    drift: float = 0.34
    mound: float = 1.0
    film: str = "#7a7a42"
    film_share: float = 0.25

    def __call__(self, p, n, foot):
        """The turn of the normal and the factor of the colour at each point."""
        s = self.seed

        def height(q):
            return self.mound * (
                1.5 * cloud(q, foot, 30, 4, s) + 0.45 * np.abs(cloud(q, foot, 7, 3, s + 9))
            )

        dn = slope(height, p, n, np.maximum(0.6, foot))
        c = np.exp(
            self.drift * cloud(p, foot, 70, 4, s + 21) + self.felt * cloud(p, foot, 6, 3, s + 31)
        )[:, None] * np.ones(3)
        film = smooth(0.25, 0.9, cloud(p, foot, 46, 4, s + 41)) * self.film_share
        c = _mix(c, c * rgb(self.film) / rgb(self.film).mean(), film)
        return dn, c.astype(F)


@dataclass(frozen=True, eq=False)
class Gravel:
    """Sand with rolled stones of all sizes, in drifts: some bare, some with a film of growth."""

    seed: int = 1
    sizes: tuple = ((30.0, 0.34), (15.0, 0.5), (7.0, 0.7))
    tones: tuple = ("#8d8578", "#6a6663", "#a48f78", "#7c6a5c", "#b7ab97", "#59585c", "#94705c")
    base: str = "#9c8a6a"
    film: str = "#68703c"
    film_share: float = 0.4
    bare: float = -0.5

    def __call__(self, p, n, foot):
        """The turn of the normal and the factor of the colour at each point."""
        s = self.seed
        tones = np.stack([rgb(t) for t in self.tones]) / rgb(self.base)
        lie = cloud(p, foot, 120, 3, s + 3)
        bent = p + np.stack(
            [cloud(p, foot, 9, 2, s + 71), np.zeros(len(p)), cloud(p, foot, 9, 2, s + 72)], 1
        )

        def layers(q):
            out = []
            for i, (size, chance) in enumerate(self.sizes):
                up, own = stones(q, foot, size, chance, 0.2, s + 11 * i)
                seen = np.clip(size / foot / 3 - 0.6, 0, 1) * (lie > self.bare - 0.25 * i)
                out.append((up * seen, np.where(seen > 0.3, own, -1)))
            return out

        def height(q):
            return np.max([u for u, _ in layers(q)], axis=0) + 0.3 * cloud(q, foot, 4, 2, s + 9)

        dn = slope(height, bent, n, np.maximum(0.7, foot))
        c = np.exp(0.2 * cloud(p, foot, 70, 3, s + 21) + 0.2 * cloud(p, foot, 2.4, 2, s + 31))[
            :, None
        ] * np.ones(3)
        best = np.zeros(len(p))
        rim = np.zeros(len(p))
        for up, own in layers(bent):
            m = (own >= 0) & (up > best)
            e = (np.maximum(own, 0) * 977.0) % 1.0
            col = tones[(np.maximum(own, 0) * len(tones)).astype(int)] * (0.7 + 0.6 * e)[:, None]
            band = 1 + 0.12 * np.sin(
                (p @ np.array([0.5, 0.6, 0.8])) * (0.3 + e) + 4 * e + 2 * cloud(p, foot, 12, 2, s)
            )
            col = col * (band * np.exp(0.14 * cloud(p, foot, 3, 2, s + 51)))[:, None]
            c[m] = col[m]
            best = np.maximum(best, up)
            rim = np.where(m, 1 - smooth(0.3, 2.2, up), rim)
        film = smooth(0.0, 0.9, cloud(p, foot, 80, 3, s + 41) + 0.1) * self.film_share
        c = _mix(c, c.mean(1, keepdims=True) * rgb(self.film) / rgb(self.film).mean(), film)
        c = c * (1 - 0.45 * rim)[:, None]
        return dn, c.astype(F)


@dataclass(frozen=True, eq=False)
class Rock:
    """Granite worn by ice: crystals, broad tones, cracks, crusts of red and grey, a green film on
    what faces up, bay barnacles in drifts."""

    seed: int = 1
    crystal: float = 0.2
    crack: float = 0.6
    crack_size: float = 120.0
    crust: str = "#a85a62"
    crust_share: float = 0.5
    film: str = "#6a7040"
    film_share: float = 0.55
    barnacles: float = 0.0
    rough: float = 1.0
    base: str = "#7d7a78"

    def __call__(self, p, n, foot):
        """The turn of the normal and the factor of the colour at each point."""
        s = self.seed
        base = rgb(self.base)

        def split(q):
            w = q + 14 * np.stack([cloud(q, foot, 60, 2, s + i) for i in range(3)], 1)
            return cells(w * np.array([0.7, 1.5, 1.0]), self.crack_size, s + 77)[1]

        def cones(q):
            near, _, own = cells(q, 13.0, s + 301)
            drift = smooth(0.1, 0.6, cloud(q, foot, 70, 2, s + 303))
            r = 0.2 + 0.2 * own
            d = near / r
            up = np.clip(1.15 - d, 0, 0.75) * 13 * 0.16
            up = np.where(d < 0.3, up * 0.4, up)
            return up * (drift > 0.4) * _seen(5.0, foot), d, drift

        def height(q):
            h = self.rough * (
                3.2 * cloud(q, foot, 42, 4, s + 5) + 0.5 * cloud(q, foot, 5, 2, s + 9)
            )
            h = h - 4.0 * self.crack * np.exp(-((split(q) / 0.035) ** 2)) * _seen(5.0, foot)
            return h + (cones(q)[0] * 1.6 if self.barnacles else 0)

        dn = slope(height, p, n, np.maximum(0.8, foot))
        c = np.exp(
            0.25 * cloud(p, foot, 110, 3, s + 21)
            + self.crystal * (cloud(p, foot, 4.2, 1, s + 31) + 0.6 * cloud(p, foot, 2, 1, s + 32))
        )[:, None] * np.ones(3)
        warm = cloud(p, foot, 5.5, 1, s + 33)
        c = c * np.exp(np.array([0.8, -0.1, -0.4]) * 0.16 * warm[:, None])
        up = -n[:, 1] + 0.55 * cloud(p, foot, 40, 4, s + 41)
        film = smooth(0.2, 1.1, up) * self.film_share
        c = _mix(c, c * rgb(self.film) / base, film)
        q = cloud(p, foot, 58, 4, s + 51)
        m = smooth(0.42, 0.56, q) * self.crust_share
        c = _mix(c, c * rgb(self.crust) / base, m)
        pale = np.exp(-(((q - 0.45) / 0.05) ** 2)) * self.crust_share
        c = _mix(c, rgb("#cfc4ba") / base, 0.35 * pale)
        c = (
            c
            * (1 - 0.7 * self.crack * np.exp(-((split(p) / 0.022) ** 2)) * _seen(5.0, foot))[
                :, None
            ]
        )
        if self.barnacles:
            _, d, drift = cones(p)
            on = (d < 1.1) * (drift > 0.4) * self.barnacles * _seen(5.0, foot)
            shell = np.stack(
                [
                    np.interp(d, [0, 0.2, 0.32, 0.8, 1.1], v)
                    for v in (
                        [0.05, 0.06, 0.72, 0.62, 0.35],
                        [0.05, 0.06, 0.7, 0.58, 0.32],
                        [0.05, 0.06, 0.6, 0.5, 0.28],
                    )
                ],
                1,
            )
            c = _mix(c, shell / base * 0.9, on)
        return dn, c.astype(F)


@dataclass(frozen=True, eq=False)
class Bark:
    """Old wood along an axis: plates of bark with furrows, bare worn places with fine grain."""

    axis: tuple = (1.0, 0.0, 0.0)
    seed: int = 1
    plate: float = 17.0
    long: float = 3.0
    bare: float = 0.2
    film: str = "#66702e"
    film_share: float = 0.5
    base: str = "#6d5136"

    def __call__(self, p, n, foot):
        """The turn of the normal and the factor of the colour at each point."""
        s = self.seed
        a = unit(np.array(self.axis))
        along = p @ a
        q0 = p - a * (along * (1 - 1 / self.long))[:, None]
        seen = _seen(self.plate, foot)
        worn = smooth(self.bare, self.bare + 0.25, cloud(p, foot, 110, 3, s + 3))

        def plates(q):
            w = q + 5 * np.stack([cloud(q, foot, 22, 3, s + i) for i in range(3)], 1)
            return cells(w, self.plate, s + 7)

        def height(q):
            _, gap, own = plates(q)
            bark = (8.0 * smooth(0.0, 0.2, gap) + 3.0 * own) * seen + 0.8 * cloud(
                q, foot, 6, 3, s + 9
            )
            wood = 1.2 * cloud(q * np.array([1.0, 1.0, 1.0]), foot, 5, 3, s + 11)
            return bark * (1 - worn) + wood * worn

        dn = slope(height, q0, n, np.maximum(0.8, foot))
        _, gap, own = plates(q0)
        c = 0.75 + (0.2 + 0.8 * smooth(0.02, 0.2, gap) * (0.7 + 0.6 * own) - 0.75) * seen
        c = c * np.exp(0.22 * cloud(q0, foot, 8, 3, s + 21))
        c = c[:, None] * np.ones(3)
        wood = (
            np.exp(0.28 * cloud(q0, foot, 5, 3, s + 11))[:, None] * rgb("#8f7a58") / rgb(self.base)
        )
        c = c * (1 - worn[:, None]) + wood * worn[:, None]
        up = -n[:, 1] + 0.6 * cloud(p, foot, 46, 4, s + 41)
        film = smooth(0.1, 1.0, up) * self.film_share
        c = _mix(c, c.mean(1, keepdims=True) * rgb(self.film) / rgb(self.film).mean(), film)
        return dn, c.astype(F)
