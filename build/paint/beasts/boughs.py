"""Round branches of one plant under one skin: forks without seams, a lit side and a dark side.

Branches are laid one after the other; at every pixel the highest of them is seen. When all lie
there, `skin` paints them at once, so that no branch has an outline where it leaves another.
"""

from __future__ import annotations

import numpy as np
from blades import field
from canvas import F, rgb, rounded
from form import ramp, stepped
from scipy import ndimage


def evened(points, step=1.0):
    """Return a round line in even steps, its ways along and across."""
    p = rounded(points, closed=False, steps=12)
    way = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    s = np.linspace(0, way[-1], max(8, int(way[-1] / step)))
    p = np.stack([np.interp(s, way, p[:, e]) for e in (0, 1)], -1)
    t = np.gradient(p, axis=0)
    t /= np.maximum(np.hypot(*t.T), 1e-6)[:, None]
    return p, t, np.stack([-t[:, 1], t[:, 0]], -1)


class Boughs:
    """All the branches of a plant: how high they stand, where they look, how young they are."""

    def __init__(self, c):
        """Start with none on a sheet."""
        self.c = c
        self.cover = np.zeros((c.h, c.w), F)
        self.high = np.full((c.h, c.w), -1e6, F)
        self.normal = np.zeros((c.h, c.w, 3), F)
        self.age = np.zeros((c.h, c.w), F)

    def lay(self, points, half, age=(0.0, 1.0), deep=0.0):
        """Lay a branch: half widths and ages at even shares of it; `deep` is how far behind."""
        p, _, n = evened(points)
        share = np.linspace(0, 1, len(p))
        along = lambda q: np.interp(share, np.linspace(0, 1, len(q)), q)
        found = field(self.c, p, n, np.maximum(along(half), 0.35))
        if found is None:
            return
        mask, box, i, v = found
        bow = np.sqrt(np.clip(1 - v * v, 0, 1))
        high = along(half)[i] * bow - deep
        over = (mask > 0) & (high > self.high[box]) & ((mask > 0.4) | (self.cover[box] < 0.4))
        self.high[box] = np.where(over, high, self.high[box])
        normal = np.concatenate([n[i] * v[..., None], bow[..., None]], -1)
        self.normal[box] = np.where(over[..., None], normal, self.normal[box])
        self.age[box] = np.where(over, along(age)[i], self.age[box])
        self.cover[box] = np.maximum(self.cover[box], mask)

    def light(self, sun, soft=0.7):
        """Return how much light falls on every pixel, and the normal there."""
        s = soft * self.c.k
        blur = lambda q: (
            ndimage.gaussian_filter(q, s) / (ndimage.gaussian_filter(self.cover, s) + 1e-3)
        )
        n = np.stack([blur(self.normal[..., e] * self.cover) for e in range(3)], -1)
        n /= np.linalg.norm(n, axis=-1, keepdims=True) + 1e-6
        s = np.asarray(sun, float) / np.linalg.norm(sun)
        return (n @ s).astype(F), n

    def skin(self, tones, sun, *, base=0.42, amount=0.6, young=0.2, crisp=0.7, back=None, push=0.0):
        """Paint them; `tones` run from shade to light, `back` is (colour, amount) of light behind.

        `young` is how much lighter the tips are; `push` is added everywhere.
        """
        c = self.c
        light, n = self.light(sun)
        value = base + amount * (light - 0.35) + young * (self.age - 0.5) + push
        tone = ramp(tones, stepped(value, len(tones), crisp))
        if back:
            away = -(n[..., 0] * sun[0] + n[..., 1] * sun[1]) / np.hypot(*sun[:2])
            rim = np.clip((away - 0.62) / 0.3, 0, 1) * back[1]
            tone = tone + (rgb(back[0]) - tone) * rim[..., None]
        c.area(self.cover, lambda *_: tone.astype(F), wash=0.5)
        return self.cover
