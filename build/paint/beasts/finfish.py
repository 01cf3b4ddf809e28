"""Bodies of fish: an outline drawn lying straight, bent along a line, in planes of light.

A fish is written down lying straight and looking left, in lengths of its body: `s` from the snout
(0) to the root of the tail (1), `h` up (negative) and down from the line through both. `Fish.at`
gives the place on the card; `v` runs from -1 at the back to 1 at the belly.
"""

from __future__ import annotations

import numpy as np
from canvas import F, rgb, rounded, smooth
from outlines import outline
from scipy import ndimage
from scipy.interpolate import CubicSpline, PchipInterpolator
from scipy.spatial import cKDTree

SUN = (-0.42, -0.80, 0.43)


def planes(value, *stops, crisp=0.5):
    """Return colours for values: `stops` are (value, colour); `crisp` narrows the steps."""
    at = np.array([s[0] for s in stops])
    col = np.stack([rgb(s[1]) for s in stops])
    i = np.clip(np.searchsorted(at, value) - 1, 0, len(at) - 2)
    t = np.clip((value - at[i]) / (at[i + 1] - at[i]), 0, 1)
    t = smooth(crisp / 2, 1 - crisp / 2, t)[..., None]
    return (col[i] + (col[i + 1] - col[i]) * t).astype(F)


class Fish:
    """A fish on a card: where its parts lie, and what light falls on them."""

    def __init__(self, c, axis, back, belly, size=None, side=1, sun=SUN, flat=1.0):
        """Lay the fish along `axis`, points on the card from snout to tail root.

        `back` and `belly` are points (s, h); `size` are (s, factor) where it is nearer or farther;
        `side` is 1 for a fish that looks left, -1 for one that looks right. `flat` above 1 makes
        flat sides. A third number of a point of the axis says which `s` lies there.
        """
        self.c, self.sun, self.flat = c, np.array(sun) / np.linalg.norm(sun), flat
        p = np.asarray([q[:2] for q in axis], float)
        t = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
        line = CubicSpline(t, p)
        u = np.linspace(0, t[-1], 1200)
        q = line(u)
        arc = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(q, axis=0).T))])
        self.length = float(arc[-1])
        share = arc / arc[-1]
        if len(axis[0]) > 2:
            share = PchipInterpolator(t, [q[2] for q in axis])(u)
        self.s = np.linspace(-0.12, 1.3, 1600)
        inner = np.clip(self.s, 0, 1)
        self.p = np.stack([np.interp(inner, share, q[:, e]) for e in (0, 1)], -1)
        d = np.stack([np.gradient(self.p[:, e], self.s) for e in (0, 1)], -1)
        d = np.stack([ndimage.gaussian_filter1d(d[:, e], 6) for e in (0, 1)], -1)
        i0, i1 = np.searchsorted(self.s, (0.02, 0.985))
        d[:i0], d[i1:] = d[i0], d[i1]
        unit = d / np.hypot(d[:, 0], d[:, 1])[:, None]
        self.p += unit * ((self.s - inner) * self.length)[:, None]
        self.t, self.n = unit, np.stack([-unit[:, 1], unit[:, 0]], -1) * side
        sizes = size or [(0, 1.0), (1, 1.0)]
        self.scale = self.length * np.interp(self.s, *np.array(sizes, float).T)
        self.back, self.belly = self._edge(back), self._edge(belly)
        self.tree = cKDTree(self.p)
        self.cover = self.box = None

    def _edge(self, points):
        line = rounded([q[:2] for q in points], closed=False, steps=16)
        order = np.argsort(line[:, 0])
        return np.interp(self.s, line[order, 0], line[order, 1])

    # ------------------------------------------------------------ places
    def at(self, points):
        """Return places on the card of points (s, h)."""
        p = np.atleast_2d(np.asarray([q[:2] for q in points], float))
        i = lambda v: np.interp(p[:, 0], self.s, v)
        base = np.stack([i(self.p[:, 0]), i(self.p[:, 1])], -1)
        side = np.stack([i(self.n[:, 0]), i(self.n[:, 1])], -1)
        return base + side * (p[:, 1] * i(self.scale))[:, None]

    def on(self, points):
        """Return places on the card of points (s, v)."""
        return self.at(self.raised(points))

    def raised(self, points):
        """Return points (s, h) for points (s, v)."""
        p = np.atleast_2d(np.asarray([q[:2] for q in points], float))
        top, low = np.interp(p[:, 0], self.s, self.back), np.interp(p[:, 0], self.s, self.belly)
        return np.stack([p[:, 0], (top + low) / 2 + p[:, 1] * (low - top) / 2], -1)

    def span(self, s=0.3):
        """Return how many units a length of the body measures there."""
        return float(np.interp(s, self.s, self.scale))

    def way(self, s):
        """Return the angle on the card of the way from snout to tail."""
        x, y = (float(np.interp(s, self.s, self.t[:, e])) for e in (0, 1))
        return np.arctan2(y, x)

    # ------------------------------------------------------------ the body
    def body(self, silhouette, soft=0.0, fade=(0.975, 1.04)):
        """Take an outline (s, h) as the body; afterwards `u`, `v`, `light` are known there."""
        c = self.c
        points = self.at(outline(silhouette))
        found = c.mask_of(points)
        self.cover, self.box = found
        if soft:
            self.cover, self.box = c._softened(*found, soft)
        x, y = c.x[self.box], c.y[self.box]
        _, i = self.tree.query(np.stack([x.ravel(), y.ravel()], -1))
        d = np.stack([x.ravel(), y.ravel()], -1) - self.p[i]
        along = (d * self.t[i]).sum(1)
        h = (d * self.n[i]).sum(1) / self.scale[i]
        s = self.s[i] + along / self.scale[i]
        top, low = np.interp(s, self.s, self.back), np.interp(s, self.s, self.belly)
        v = (h - (top + low) / 2) / np.maximum((low - top) / 2, 1e-4)
        shape = x.shape
        self.u, self.v, self.h = (q.reshape(shape).astype(F) for q in (s, v, h))
        self.tx, self.ty = (self.t[i, e].reshape(shape).astype(F) for e in (0, 1))
        self.nx, self.ny = (self.n[i, e].reshape(shape).astype(F) for e in (0, 1))
        self.cover = self.cover * (1 - smooth(*fade, self.u)) if fade else self.cover
        self._round()
        return self

    def _round(self):
        vv = np.clip(self.v, -1, 1)
        tilt = np.sign(vv) * np.abs(vv) ** self.flat
        out = np.sqrt(np.clip(1 - tilt**2, 0, 1))
        slope = np.gradient((self.belly - self.back) / 2, self.s)
        slope = ndimage.gaussian_filter1d(slope, 12)
        lean = -np.interp(self.u, self.s, slope) * out
        px, py = self.nx * tilt + self.tx * lean, self.ny * tilt + self.ty * lean
        length = np.sqrt(px**2 + py**2 + out**2) + 1e-6
        self.normal = np.stack([px / length, py / length, out / length], -1)
        self.light = (self.normal @ self.sun).astype(F)

    def bump(self, s, v, rs, rv, high, turn=0.0):
        """Raise a hill on the body (or sink a hollow), in units of its length and half height."""
        du, dv = self.u - s, (self.v - v) * 0.1
        co, si = np.cos(turn), np.sin(turn)
        a, b = (du * co + dv * si) / rs, (dv * co - du * si) / (rv * 0.1)
        z = high * np.exp(-(a**2 + b**2))
        gy, gx = np.gradient(z * self.length * self.c.k)
        n = self.normal + np.stack([-gx, -gy, gx * 0], -1)
        self.normal = n / np.linalg.norm(n, axis=-1)[..., None]
        self.light = (self.normal @ self.sun).astype(F)

    def lay(self, paint, mask=None, alpha=1.0, mode="mix", wash=0.8):
        """Paint the body: colours of a function of `u` and `v`, or one colour; `mask` limits it."""
        m = self.cover if mask is None else self.cover * np.asarray(mask, F)
        if callable(paint):
            tone = paint(self.u, self.v)
            self.c.area(m, lambda *_: tone.astype(F), alpha, mode, self.box, wash)
        elif isinstance(paint, np.ndarray) and paint.ndim == 3:
            self.c.area(m, lambda *_: paint.astype(F), alpha, mode, self.box, wash)
        else:
            self.c.area(m, paint, alpha, mode, self.box, wash)

    def noise(self, across, down, seed, octaves=3):
        """Return noise that lies along the body: lengths of a grain in shares of s and of v."""
        g = np.random.default_rng(seed)
        out, weight = np.zeros_like(self.u), 1.0
        for _ in range(octaves):
            lattice = g.uniform(-1, 1, (int(2.6 / down) + 8, int(1.5 / across) + 8)).astype(F)
            at = [(self.v + 1.2) / down + 2, (self.u + 0.15) / across + 2]
            out += F(weight) * ndimage.map_coordinates(lattice, at, order=3, mode="nearest")
            across, down, weight = across / 2, down / 2, weight / 2
        return out * F(1.1)

    # ------------------------------------------------------------ marks
    def patch(self, points, paint, alpha=1.0, soft=0.0, mode="mix", inside=True, wash=0.6, v=False):
        """Paint an area within an outline (s, h), cut by the edge of the body."""
        q = outline(points)
        found = self.c.mask_of(self.on(q) if v else self.at(q))
        if found is None:
            return
        mask, box = self.c._softened(*found, soft) if soft else found
        if inside:
            whole = self.whole()[box]
            mask = mask * whole
        self.c.area(mask, paint, alpha, mode, box, wash)

    def whole(self):
        """Return the cover of the body over the whole sheet."""
        out = np.zeros((self.c.h, self.c.w), F)
        out[self.box] = self.cover
        return out

    def stroke(
        self,
        points,
        width,
        paint,
        taper=(1.0, 1.0),
        alpha=1.0,
        soft=0.0,
        v=False,
        swell=True,
        mode="mix",
    ):
        """Draw a line through points (s, h); thick in its middle unless `swell` is off."""
        q = outline(points, closed=False)
        p = self.on(q) if v else self.at(q)
        d = np.gradient(p, axis=0)
        d /= np.maximum(np.hypot(d[:, 0], d[:, 1]), 1e-9)[:, None]
        t = np.linspace(0, 1, len(p))
        w = np.interp(t, [0, 1], taper)
        if swell:
            w = w * np.sin(np.pi * (0.06 + 0.88 * t)) ** 0.7
        side = np.stack([-d[:, 1], d[:, 0]], -1) * (w * width / 2)[:, None]
        self.c.shape(
            np.concatenate([p + side, (p - side)[::-1]]),
            paint,
            alpha=alpha,
            edge=0,
            soft=soft,
            mode=mode,
        )

    def dabs(self, s, v, a, b, colours, alpha=0.9, turn=0.0, hard=3.0, h=False):
        """Lay dabs at places of the body, their length along it, in units of the card."""
        pts = np.stack([np.ravel(s), np.ravel(v)], -1)
        p = self.at(pts) if h else self.on(pts)
        tx, ty = (np.interp(pts[:, 0], self.s, self.t[:, e]) for e in (0, 1))
        self.c.dabs(p[:, 0], p[:, 1], a, b, np.arctan2(ty, tx) + turn, colours, alpha, hard)

    def value_at(self, field, s, v):
        """Return a field of the body (light, say) at places (s, v)."""
        p = self.on(np.stack([np.ravel(s), np.ravel(v)], -1)) * self.c.k - 0.5
        rows = p[:, 1] - self.box[0].start, p[:, 0] - self.box[1].start
        return ndimage.map_coordinates(field, rows, order=1, mode="nearest")

    def eye(
        self, s, h, r, iris, pupil=0.5, dark="#0a1216", rim=None, gaze=(0, 0), turn=0.0, flat=0.94
    ):
        """Draw an eye: a soft socket, a metal ring, a pupil, one light."""
        ((x, y),) = self.at([(s, h)])
        r *= self.span(s)
        c, a = self.c, self.way(s) + turn
        c.disc(x, y, r * 1.28, r * 1.2, dark, a, alpha=0.45, soft=r * 0.12, edge=0)
        c.disc(x, y, r, r * flat, dark, a, edge=0)
        c.disc(x, y, r * 0.92, r * flat * 0.9, iris[0], a, edge=0)
        c.disc(
            x + r * 0.08, y + r * 0.16, r * 0.74, r * flat * 0.66, iris[1], a, edge=0, soft=r * 0.10
        )
        gx, gy = gaze
        c.disc(x + gx * r, y + gy * r, r * pupil, r * pupil * 0.98, dark, a, edge=0)
        c.disc(
            x - r * 0.20 + gx * r, y - r * 0.26 + gy * r, r * 0.17, r * 0.15, "#ffffff", a, edge=0
        )
        if rim is not None:
            t = np.linspace(np.pi * 1.05, np.pi * 1.9, 12)
            q = np.stack([x + r * 1.06 * np.cos(t), y + r * np.sin(t)], -1)
            c.line(q, r * 0.16, rim, taper=(0.4, 0.4), alpha=0.8)
