"""Bodies as masses that grow together: skull, neck, trunk drawn apart, painted flat, then lit as one."""

from __future__ import annotations

import numpy as np
from canvas import F, rgb, smooth
from form import depth_of, outline
from hides import blown, facing, joined, lay, normals, shaded


class Body:
    """Masses grown together: `mask` is their cover, `normal` how their surface leans."""

    def __init__(self, c, *masses, soft=9.0, smoothing=2.2):
        """Blow up `masses`, each (outline, rise), and join them; `soft` is the width of a joint."""
        self.c, height = c, None
        self.mask = np.zeros_like(c.x)
        for points, rise in masses:
            cover = c.cover(outline(points))
            one = blown(c, cover, rise) - F(soft) * (1 - cover)
            height = one if height is None else joined(height, one, soft)
            self.mask = np.maximum(self.mask, cover)
        self.normal = normals(c, np.maximum(height, 0), smoothing)
        self.deep = depth_of(self.mask, c.k)

    def light(self, sun, shade, light, *, steps=(-0.3, 0.12, 0.62), edge=0.14, amount=1.0, seed=1):
        """Light what is painted on the body: `shade` multiplies, `light` is (colour, share)."""
        value = facing(self.normal, sun)
        lay(self.c, self.mask * F(amount), shaded(self.c, self.c.rgb, value, shade, light, steps, edge, seed=seed))

    def glow(self, way, colour, amount, *, low=0.3, high=0.95, deep=None, mode="mix"):
        """Let light of a colour reach what faces a way; `deep` keeps it to a rim of so many units."""
        at = smooth(low, high, facing(self.normal, way)) * self.mask
        if deep:
            at = at * smooth(deep, deep * 0.25, self.deep)
        self.c.area(at.astype(F), colour, amount, mode, wash=0)


def flat(c, body, *zones):
    """Lay the own colours of a body: zones (outline, paint, softness), each over the one before."""
    with c.within(body.mask):
        for points, paint, soft in zones:
            c.shape(outline(points), paint if callable(paint) else rgb(paint), edge=0, soft=soft)
