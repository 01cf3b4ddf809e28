"""Bodies of animals: outlines set by hand, their roundness, planes of light, strokes of fur."""

from __future__ import annotations

import numpy as np
from canvas import F, rgb, rounded, smooth
from numba import njit
from outlines import outline
from scipy import ndimage
from scipy.spatial import cKDTree
from sheet import HIGH, WIDE

CELL = 2.0
"""Units of a cell of the grid on which bodies are blown up."""


def cover(c, points, soft=0.0, round_=True):
    """Return the cover of a round outline (or of a polygon) over the whole sheet."""
    out = np.zeros((c.h, c.w), F)
    found = c.mask_of(outline(points) if round_ else points)
    if found is not None:
        out[found[1]] = found[0]
    return ndimage.gaussian_filter(out, soft * c.k) if soft else out


@njit(cache=True)
def _blown(cells, rounds):
    h, w = cells.shape
    u = np.zeros((h, w), np.float32)
    for _ in range(rounds):
        for y in range(1, h - 1):
            for x in range(1, w - 1):
                if cells[y, x] > 0.02:
                    new = (u[y - 1, x] + u[y + 1, x] + u[y, x - 1] + u[y, x + 1]) / 4 + 1.0
                    u[y, x] += 1.7 * (new * min(1.0, cells[y, x] * 1.5) - u[y, x])
    return u


def blown(c, mask, rise=1.0, rounds=260):
    """Return the height of a cushion over a mask, in units."""
    rows, cols = round(HIGH / CELL), round(WIDE / CELL)
    cells = np.zeros((rows + 2, cols + 2), F)
    cells[1:-1, 1:-1] = ndimage.zoom(
        ndimage.uniform_filter(mask, max(1, round(CELL * c.k))),
        (rows / c.h, cols / c.w), order=1, grid_mode=True, mode="nearest",
    )  # fmt: skip
    u = np.sqrt(np.maximum(_blown(cells, rounds), 0)) * CELL
    u = ndimage.gaussian_filter(u, 1.2)[1:-1, 1:-1]
    big = ndimage.zoom(u, (c.h / rows, c.w / cols), order=3, grid_mode=True, mode="nearest")
    return np.maximum(big, 0).astype(F) * F(rise)


def joined(one, other, soft=6.0):
    """Return the higher of two heights with a soft joint."""
    d = np.clip(0.5 + (one - other) / (2 * soft), 0, 1)
    return other + (one - other) * d + soft * d * (1 - d)


def normals(c, height, soft=2.0):
    """Return how a height leans: x to the right, y down, z at the viewer."""
    s = ndimage.gaussian_filter(height, soft * c.k)
    gy, gx = np.gradient(s)
    gy, gx = gy * c.k, gx * c.k
    n = np.sqrt(1 + gx * gx + gy * gy)
    return -gx / n, -gy / n, 1 / n


def facing(normal, light):
    """Return how far a surface faces a light: 1 straight, below 0 away."""
    v = np.asarray(light, float) / np.linalg.norm(light)
    return (normal[0] * v[0] + normal[1] * v[1] + normal[2] * v[2]).astype(F)


def planes(c, value, colours, steps, edge=0.06, rough=0.05, grain=14.0, seed=1):
    """Return colours in planes: `colours` from dark to light, `steps` the values between them."""
    v = value + F(rough) * c.noise(grain, grain, 400 + seed, 3)
    out = np.broadcast_to(rgb(colours[0]), (*value.shape, 3)).astype(F)
    for colour, step in zip(colours[1:], steps, strict=True):
        t = smooth(step - edge, step + edge, v)[..., None]
        out = out + (rgb(colour) - out) * t
    return out


def lay(c, mask, tone, alpha=1.0):
    """Lay colours given for every pixel where a mask is."""
    c.area(mask, lambda *_: tone, alpha, wash=0.6)


def within(c, mask, n, g, power=1.0):
    """Return n random places where a mask is, oftener where it is stronger."""
    weight = mask.ravel().astype(float) ** power
    total = weight.sum()
    if total <= 0:
        return np.zeros(0), np.zeros(0)
    i = np.searchsorted(np.cumsum(weight) / total, g.random(n))
    i = np.clip(i, 0, mask.size - 1)
    return c.x.ravel()[i] + g.uniform(-0.5, 0.5, n), c.y.ravel()[i] + g.uniform(-0.5, 0.5, n)


def fur(
    c, mask, flow, n=900, length=12.0, width=1.3, shift=0.10, tint=None, seed=1,
    bend=0.25, alpha=0.8, colour=None, taper=0.25, order=None,
):  # fmt: skip
    """Stroke fur along its flow, each hair in the tone below it, lighter or darker by `shift`."""
    g = np.random.default_rng([seed, 77])
    x, y = within(c, mask, n, g)
    if order is not None:
        o = np.argsort(order(x, y))
        x, y = x[o], y[o]
    if not len(x):
        return
    rows = np.clip((y * c.k).astype(int), 0, c.h - 1)
    cols = np.clip((x * c.k).astype(int), 0, c.w - 1)
    if colour is None:
        low = ndimage.gaussian_filter(c.rgb, (1.5 * c.k, 1.5 * c.k, 0))
        col = low[rows, cols] * (1 + g.normal(0, shift, (len(x), 1)))
        if tint is not None:
            col = col + (rgb(tint) - col) * g.uniform(0, 0.35, (len(x), 1))
    else:
        col = np.broadcast_to(rgb(colour), (len(x), 3)) * (1 + g.normal(0, shift, (len(x), 1)))
    a = flow(x, y) + g.normal(0, bend * 0.5, len(x))
    turn = g.normal(0, bend, len(x))
    size = length * g.uniform(0.6, 1.3, len(x))
    parts = 5
    px, py = x - np.cos(a) * size * 0.3, y - np.sin(a) * size * 0.3
    xs, ys, ws, ts = [], [], [], []
    for s in range(parts):
        xs.append(px), ys.append(py), ts.append(a)
        ws.append(np.full(len(x), width * (1 - (1 - taper) * s / (parts - 1))))
        px, py = px + np.cos(a) * size / parts, py + np.sin(a) * size / parts
        a = a + turn / parts
    flat = lambda v: np.stack(v, 1).ravel()
    c.dabs(
        flat(xs), flat(ys), np.repeat(size / parts * 0.95, parts), flat(ws), flat(ts),
        np.repeat(np.clip(col, 0, 1), parts, 0), alpha,
    )  # fmt: skip


class Spine:
    """A line along which an animal that was drawn lying straight is laid on the sheet.

    Straight, it looks to the left and is 1000 long: x from the snout, y from the axis, the back
    negative. `sizes` are the lengths of a thousandth in units, from the snout to the tail.
    """

    def __init__(self, line, sizes=(1.0, 1.0), flip=False):
        p = rounded(line, closed=False, steps=60)
        step = np.hypot(*np.diff(p, axis=0).T)
        way = np.concatenate([[0], np.cumsum(step)])
        self.long = way[-1]
        t = np.linspace(0, 1, 501)
        self.p = np.stack([np.interp(t * self.long, way, p[:, e]) for e in range(2)], -1)
        d = np.gradient(self.p, axis=0)
        d = ndimage.gaussian_filter1d(d, 8, axis=0, mode="nearest")
        self.d = d / np.hypot(d[:, 0], d[:, 1])[:, None]
        self.side = np.stack([-self.d[:, 1], self.d[:, 0]], -1) * (-1 if flip else 1)
        self.size = np.interp(t, np.linspace(0, 1, len(sizes)), sizes) * self.long / 1000

    def __call__(self, points):
        """Return where points of the straight animal lie; corners stay corners."""
        out = []
        for q in points:
            at = np.clip(q[0] / 1000, 0, 1) * 500
            i = min(int(at), 499)
            f = at - i
            mid = self.p[i] * (1 - f) + self.p[i + 1] * f
            side = self.side[i] * (1 - f) + self.side[i + 1] * f
            beyond = (q[0] - 1000 if q[0] > 1000 else min(q[0], 0)) * self.d[i]
            size = self.size[i]
            out.append((*(mid + (side * q[1] + beyond) * size), *q[2:]))
        return out

    def straight(self, c):
        """Return x and y of the straight animal for every pixel of the sheet."""
        tree = cKDTree(self.p)
        flat = np.stack([c.x.ravel(), c.y.ravel()], -1)
        i = tree.query(flat)[1]
        off = ((flat - self.p[i]) * self.side[i]).sum(-1) / self.size[i]
        return (i * 2.0).reshape(c.x.shape), off.reshape(c.x.shape)


def shaded(
    c, base, value, shade, light, steps=(0.0, 0.35, 0.72), edge=0.12, rough=0.06, grain=16.0, seed=1
):
    """Return colours in four planes: deep shade, shade, their own, light.

    Own colours are multiplied with `shade` and mixed with `light`, (colour, amount).
    """
    v = value + F(rough) * c.noise(grain, grain, 420 + seed, 3)
    deep, half, lit = (smooth(s - edge, s + edge, v)[..., None] for s in steps)
    dark = base * rgb(shade)
    out = dark * F(0.72) + (dark - dark * F(0.72)) * deep
    out = out + (base - out) * half
    return out + (rgb(light[0]) - out) * lit * F(light[1])
