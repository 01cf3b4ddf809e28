"""Stems and threads as a poster painter sets them: flat planes of shade, body and light."""

from __future__ import annotations

import numpy as np
from canvas import mix, rounded

SUN = (-0.62, -0.60, 0.50)


class Stick:
    """A round line of changing half width: its places, ways and sides."""

    def __init__(self, points, halves, steps=8, n=None):
        """Take the points of the line and its half widths from foot to tip."""
        p = rounded(points, closed=False, steps=steps)
        s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
        self.long = s[-1]
        n = n or int(np.clip(self.long / 4, 10, 160))
        self.t = np.linspace(0, 1, n)
        self.p = np.stack([np.interp(self.t * s[-1], s, p[:, e]) for e in (0, 1)], -1)
        way = np.gradient(self.p, axis=0)
        self.way = way / (np.hypot(*way.T)[:, None] + 1e-9)
        self.side = np.stack([-self.way[:, 1], self.way[:, 0]], -1)
        self.half = np.interp(self.t, np.linspace(0, 1, len(halves)), halves)

    def at(self, share, across=0.0):
        """Return a place of the line; `across` in half widths."""
        i = int(np.clip(round(share * (len(self.p) - 1)), 0, len(self.p) - 1))
        return self.p[i] + self.side[i] * self.half[i] * across

    def strip(self, low, high, start=0.0, end=1.0):
        """Return the outline between two places across it, in half widths."""
        t = (
            self.t
            if (start, end) == (0.0, 1.0)
            else np.linspace(start, end, max(4, int(len(self.t) * (end - start))))
        )
        get = lambda v: np.interp(t, self.t, np.broadcast_to(v, self.t.shape))
        p, side = (np.stack([get(v[:, 0]), get(v[:, 1])], -1) for v in (self.p, self.side))
        one, two = (p + side * (get(self.half) * get(v))[:, None] for v in (low, high))
        return np.concatenate([one, two[::-1]])

    def lit(self, above, sun=SUN):
        """Return from where to where across the line it is lighter than a value."""
        u = np.linspace(-1, 1, 61)
        turned = self.side @ np.asarray(sun[:2])
        value = turned[:, None] * u + np.sqrt(1 - u**2) * sun[2]
        best = u[value.argmax(1)]
        inside = value > above
        low = np.where(inside.any(1), np.where(inside, u, 2).min(1), best)
        return low, np.where(inside.any(1), np.where(inside, u, -2).max(1), best)

    def paint(self, c, tones, levels=(0.0, 0.34, 0.62), sun=SUN, alpha=1.0, rough=0.06, seed=1):
        """Paint it: `tones` from shade to light, one more than `levels`."""
        g = np.random.default_rng(seed)
        c.shape(self.strip(-1, 1), tones[0], alpha=alpha, edge=0)
        for tone, level in zip(tones[1:], levels, strict=False):
            low, high = self.lit(level, sun)
            wave = np.convolve(g.normal(0, 1, len(self.t) + 8), np.ones(9) / 3, "valid") * rough
            wide = high - low
            bend = np.clip(wave, -0.4 * wide, 0.4 * wide)
            c.shape(
                self.strip(low + np.maximum(bend, 0), high + np.minimum(bend, 0) * 0.6),
                tone,
                alpha=alpha,
                edge=0,
            )


def veiled(tones, water, share):
    """Return tones seen through so much water."""
    return tuple(mix(t, water, share) for t in tones)
