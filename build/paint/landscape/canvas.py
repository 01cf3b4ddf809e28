"""A sheet of 720 x 480 units, and what lays colour on it: areas, strokes, dabs, glow.

Units: x right, y down. Colours are hex codes or numbers from 0 to 1 as they are seen (no linear
light). A paint is a colour, a pair of colours (from the top of the area to its foot), a `Grad`, or
a function of x and y.
"""

from __future__ import annotations

import numpy as np
from numba import njit
from scipy import ndimage

F = np.float32
WIDE, HIGH = 720, 480


def rgb(code):
    """Return a colour as three numbers from 0 to 1."""
    if isinstance(code, str):
        return np.array([int(code[i : i + 2], 16) for i in (1, 3, 5)], F) / F(255)
    return np.asarray(code, F)


def mix(one, other, share):
    """Return a mix of two colours."""
    return rgb(one) + (rgb(other) - rgb(one)) * F(share)


def smooth(low, high, value):
    """Return 0 below one value, 1 above the other, and a soft step between them."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def noise(h, w, across, down, seed, octaves=3):
    """Return soft noise of about -1 to 1 with grains of this many pixels."""
    out, weight = np.zeros((h, w), F), 1.0
    for octave in range(octaves):
        g = np.random.default_rng([seed, octave])
        rows, cols = int(h / down) + 4, int(w / across) + 4
        lattice = g.uniform(-1, 1, (rows, cols)).astype(F)
        at_y = np.arange(h, dtype=F) / F(down) + 1
        at_x = np.arange(w, dtype=F) / F(across) + 1
        grid = np.meshgrid(at_y, at_x, indexing="ij")
        out += F(weight) * ndimage.map_coordinates(lattice, grid, order=3, mode="nearest")
        across, down, weight = max(1.2, across / 2), max(1.2, down / 2), weight / 2
    return out * F(1.1)


def wave(x, scale, seed, octaves=4, rough=0.5):
    """Return noise along a line, about -1 to 1."""
    out, weight = np.zeros_like(x, dtype=float), 1.0
    for octave in range(octaves):
        g = np.random.default_rng([seed, octave, 7])
        knots = g.uniform(-1, 1, 4096)
        at = x / scale + 1000
        i = np.floor(at).astype(int)
        t = at - i
        t = t * t * (3 - 2 * t)
        out += weight * (knots[i % 4096] * (1 - t) + knots[(i + 1) % 4096] * t)
        scale, weight = scale / 2, weight * rough
    return out


class Grad:
    """A straight run of two or more colours from one place to another."""

    def __init__(self, start, end, *colours):
        self.start, self.end, self.colours = start, end, [rgb(c) for c in colours]

    def __call__(self, x, y):
        """Return the colours at these places."""
        (ax, ay), (bx, by) = self.start, self.end
        dx, dy = bx - ax, by - ay
        t = np.clip(((x - ax) * dx + (y - ay) * dy) / max(1e-6, dx * dx + dy * dy), 0, 1)
        stops = np.linspace(0, 1, len(self.colours))
        return np.stack(
            [np.interp(t, stops, [c[e] for c in self.colours]) for e in range(3)], -1
        ).astype(F)


@njit(cache=True)
def _cover(px, py, w, h):
    """Return how much of every pixel lies within a polygon."""
    out = np.zeros((h, w), np.float32)
    n = len(px)
    xs = np.empty(n)
    for row in range(h):
        for s in range(4):
            y = row + (s + 0.5) / 4
            m = 0
            for i in range(n):
                j = i + 1 if i + 1 < n else 0
                if (py[i] <= y) != (py[j] <= y):
                    v = px[i] + (y - py[i]) / (py[j] - py[i]) * (px[j] - px[i])
                    p = m
                    while p > 0 and xs[p - 1] > v:
                        xs[p] = xs[p - 1]
                        p -= 1
                    xs[p] = v
                    m += 1
            for q in range(0, m - 1, 2):
                a, b = max(xs[q], 0.0), min(xs[q + 1], float(w))
                if b <= a:
                    continue
                ia, ib = int(a), int(b)
                if ia == ib:
                    out[row, ia] += (b - a) / 4
                    continue
                out[row, ia] += (ia + 1 - a) / 4
                for c in range(ia + 1, ib):
                    out[row, c] += 0.25
                if ib < w:
                    out[row, ib] += (b - ib) / 4
    return out


@njit(cache=True)
def _dabs(img, x, y, a, b, turn, col, alpha, hard):
    """Lay elliptic dabs of a flat brush, in their order."""
    h, w = img.shape[0], img.shape[1]
    for i in range(len(x)):
        r = max(a[i], b[i]) + 1
        co, si = np.cos(turn[i]), np.sin(turn[i])
        x0, x1 = max(0, int(x[i] - r)), min(w, int(x[i] + r) + 2)
        y0, y1 = max(0, int(y[i] - r)), min(h, int(y[i] + r) + 2)
        for py in range(y0, y1):
            for px in range(x0, x1):
                dx, dy = px + 0.5 - x[i], py + 0.5 - y[i]
                u, v = (dx * co + dy * si) / a[i], (dy * co - dx * si) / b[i]
                d = u * u + v * v
                if d >= 1:
                    continue
                m = min(1.0, (1 - d) * hard) * alpha[i]
                m *= 0.88 + 0.12 * np.sin(v * 9 + i * 1.7)
                for e in range(3):
                    img[py, px, e] += (col[i, e] - img[py, px, e]) * m


class Canvas:
    """The sheet at k pixels for each unit."""

    def __init__(self, k, seed=1, ground="#888888"):
        self.k, self.seed = k, seed
        self.w, self.h = round(WIDE * k), round(HIGH * k)
        self.rgb = np.empty((self.h, self.w, 3), F)
        self.rgb[:] = rgb(ground)
        y, x = np.mgrid[0 : self.h, 0 : self.w].astype(F)
        self.x, self.y = (x + F(0.5)) / F(k), (y + F(0.5)) / F(k)
        self.g = np.random.default_rng(seed)
        self.wash = self.noise(110, 70, 901) * F(0.6) + self.noise(20, 9, 902, 2) * F(0.5)
        self.temper = self.noise(70, 50, 903, 2)

    def noise(self, across, down, seed, octaves=3):
        """Return noise over the whole sheet with grains of this many units."""
        return noise(
            self.h, self.w, across * self.k, down * self.k, seed + 1000 * self.seed, octaves
        )

    # ---------------------------------------------------------------- areas
    def area(self, mask, paint, alpha=1.0, mode="mix", box=None, wash=1.0):
        """Lay a paint where the mask is; `box` is the part of the sheet that the mask covers."""
        rows, cols = box or (slice(0, self.h), slice(0, self.w))
        old = self.rgb[rows, cols]
        x, y = self.x[rows, cols], self.y[rows, cols]
        new = self._paint(paint, x, y)
        if wash and mode == "mix":
            grain = F(0.030 * wash) * self.wash[rows, cols]
            warm = F(0.018 * wash) * self.temper[rows, cols]
            new = new * (1 + grain)[..., None] + np.stack([warm, warm * 0, -warm], -1)
        m = (mask * F(alpha))[..., None]
        if mode == "multiply":
            new = old * new
        elif mode == "screen":
            new = 1 - (1 - old) * (1 - new)
        elif mode == "add":
            new = old + new
        self.rgb[rows, cols] = old + (new - old) * m

    def _paint(self, paint, x, y):
        if isinstance(paint, tuple) and len(paint) == 2:
            low, high = (float(y.min()), float(y.max())) if y.size else (0.0, 1.0)
            paint = Grad((0, low), (0, high + 1e-3), *paint)
        if callable(paint):
            return np.asarray(paint(x, y), F)
        return np.broadcast_to(rgb(paint), (*x.shape, 3))

    def mask_of(self, points):
        """Return the cover of a polygon and its box, or None outside of the sheet."""
        p = np.asarray(points, float) * self.k
        x0, y0 = np.floor(p.min(0)).astype(int) - 1
        x1, y1 = np.ceil(p.max(0)).astype(int) + 2
        x0, y0, x1, y1 = max(0, x0), max(0, y0), min(self.w, x1), min(self.h, y1)
        if x1 <= x0 or y1 <= y0:
            return None
        mask = _cover(p[:, 0] - x0, p[:, 1] - y0, x1 - x0, y1 - y0)
        return mask, (slice(y0, y1), slice(x0, x1))

    def shape(self, points, paint, alpha=1.0, edge=0.35, soft=0.0, mode="mix", wash=1.0):
        """Fill a polygon whose outline trembles a little; `soft` blurs it by so many units."""
        if edge:
            points = trembling(points, edge, self.g)
        found = self.mask_of(points)
        if found is None:
            return
        mask, box = found
        if soft:
            mask, box = self._softened(mask, box, soft)
        self.area(mask, paint, alpha, mode, box, wash)

    def _softened(self, mask, box, soft):
        pad = int(3 * soft * self.k) + 1
        (y0, y1), (x0, x1) = ((s.start, s.stop) for s in box)
        n = [max(0, y0 - pad), min(self.h, y1 + pad), max(0, x0 - pad), min(self.w, x1 + pad)]
        mask = np.pad(mask, ((y0 - n[0], n[1] - y1), (x0 - n[2], n[3] - x1)))
        return ndimage.gaussian_filter(mask, soft * self.k), (slice(n[0], n[1]), slice(n[2], n[3]))

    def curve(self, points, paint, **how):
        """Fill the area within a round line through these points."""
        self.shape(rounded(points), paint, **how)

    def disc(self, x, y, rx, ry, paint, turn=0.0, **how):
        """Fill an ellipse."""
        self.shape(ring(x, y, rx, ry, turn), paint, **how)

    def line(self, points, width, paint, taper=(1.0, 1.0), alpha=1.0, round_=False, **how):
        """Draw a line as a band that may run thin towards its ends."""
        p = np.asarray(rounded(points, closed=False) if round_ else points, float)
        self.shape(band(p, width, taper), paint, alpha=alpha, edge=how.pop("edge", 0.0), **how)

    def lines(self, many, width, paint, **how):
        """Draw several lines."""
        for points in many:
            self.line(points, width, paint, **how)

    def dabs(self, x, y, a, b, turn, colours, alpha=0.95, hard=3.0):
        """Lay dabs: places, half lengths and widths, angles, one colour each or one for all."""
        x = np.atleast_1d(np.asarray(x, float))
        n = len(x)
        full = lambda v: np.ascontiguousarray(np.broadcast_to(np.asarray(v, float), (n,)))
        col = np.ascontiguousarray(np.broadcast_to(np.asarray(rgb(colours), float), (n, 3)))
        k = self.k
        a, b = np.maximum(full(a) * k, 0.4), np.maximum(full(b) * k, 0.4)
        _dabs(self.rgb, x * k, full(y) * k, a, b, full(turn), col, full(alpha), hard)

    # ---------------------------------------------------------------- light
    def glow(self, x, y, r, colour, amount=0.6, ry=None, power=1.6):
        """Let light shine round a place."""
        d = np.hypot((self.x - x) / r, (self.y - y) / (ry or r))
        self.area(np.exp(-((d * 1.6) ** power)).astype(F), colour, amount, "screen", wash=0)

    def dim(self, colour, amount, mask=1.0):
        """Multiply by a colour."""
        self.area(
            np.broadcast_to(np.asarray(mask, F), self.x.shape), colour, amount, "multiply", wash=0
        )

    def haze(self, colour, far, near, top=1.0, low=0.0):
        """Lay haze: as strong as `top` at the row `far`, as `low` at the row `near`."""
        t = smooth(near, far, self.y) if far > near else 1 - smooth(far, near, self.y)
        self.area((low + (top - low) * t).astype(F), colour, 1.0, wash=0)

    def shaft(self, top, foot, colour, amount=0.3, soft=6):
        """Let a beam fall between two spans: (x0, x1, y) above and below."""
        (a, b, y0), (c, d, y1) = top, foot
        found = self.mask_of([(a, y0), (b, y0), (d, y1), (c, y1)])
        if found is None:
            return
        mask, box = self._softened(*found, soft)
        y = self.y[box]
        fade = 1 - 0.75 * smooth(y0, y1, y)
        self.area(mask * fade, colour, amount, "screen", box)

    def mirror(self, row, mask, tint, amount=0.75, ripple=3.0, stretch=1.0, seed=5):
        """Let what stands above a row shine back from water below it, where the mask is."""
        h, w = self.h, self.w
        depth = np.maximum(self.y - row, 0)
        tall = 1.2 + 0.045 * depth
        rough = self.noise(60, 2.2, seed, 3) * smooth(0, 60, depth) + 0.3 * self.noise(
            9, 1.3, seed + 1, 2
        )
        at_x = self.x + ripple * rough * tall * 0.7
        at_y = row - depth * stretch + ripple * rough * tall * 0.9
        grid = [np.clip(at_y * self.k - 0.5, 0, h - 1), np.clip(at_x * self.k - 0.5, 0, w - 1)]
        back = np.stack(
            [ndimage.map_coordinates(self.rgb[..., e], grid, order=1) for e in range(3)], -1
        )
        self.area(
            np.asarray(mask, F), lambda x, y: back + (rgb(tint) - back) * F(1 - amount), 1.0, wash=0
        )


# -------------------------------------------------------------------- outlines
def trembling(points, amount, g):
    """Return an outline with points about every 8 units, each a little off."""
    p = np.asarray(points, float)
    q = np.roll(p, -1, 0)
    size = float(np.ptp(p, axis=0).max())
    amount = min(amount, size * 0.012)
    if len(p) > 400 or amount <= 0:
        return p
    out = []
    for a, b in zip(p, q, strict=True):
        n = max(1, min(60, int(np.hypot(*(b - a)) / 9)))
        t = np.arange(n)[:, None] / n
        out.append(a + (b - a) * t)
    out = np.concatenate(out)
    return out + g.normal(0, amount * 0.6, out.shape)


def rounded(points, closed=True, steps=8):
    """Return a round line through these points (Catmull-Rom)."""
    p = np.asarray([q[:2] for q in points], float)
    if closed:
        a, b, c, d = np.roll(p, 1, 0), p, np.roll(p, -1, 0), np.roll(p, -2, 0)
    else:
        e = np.concatenate([[2 * p[0] - p[1]], p, [2 * p[-1] - p[-2]]])
        a, b, c, d = e[:-3], e[1:-2], e[2:-1], e[3:]
    t = (np.arange(steps) / steps)[None, :, None]
    a, b, c, d = (v[:, None] for v in (a, b, c, d))
    out = 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )
    out = out.reshape(-1, 2)
    return out if closed else np.concatenate([out, p[-1:]])


def ring(x, y, rx, ry, turn=0.0, n=44):
    """Return points of an ellipse."""
    t = np.linspace(0, 2 * np.pi, n, endpoint=False)
    co, si = np.cos(turn), np.sin(turn)
    u, v = rx * np.cos(t), ry * np.sin(t)
    return np.stack([x + u * co - v * si, y + u * si + v * co], -1)


def band(p, width, taper=(1.0, 1.0)):
    """Return the outline of a line of some width."""
    p = np.asarray(p, float)
    d = np.gradient(p, axis=0)
    d /= np.maximum(np.hypot(d[:, 0], d[:, 1]), 1e-9)[:, None]
    side = np.stack([-d[:, 1], d[:, 0]], -1)
    share = np.linspace(taper[0], taper[1], len(p))[:, None] * width / 2
    return np.concatenate([p + side * share, (p - side * share)[::-1]])
