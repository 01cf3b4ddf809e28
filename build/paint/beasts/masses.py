"""Bodies as masses that grow together: skull, neck, trunk drawn apart, painted flat, lit as one."""

from __future__ import annotations

import numpy as np
from canvas import F, rgb, smooth
from form import depth_of, outline
from hides import blown, facing, joined, lay, normals, shaded


class Body:
    """Masses grown together: `mask` is their cover, `normal` how their surface leans.

    `deep` is how far inside of the outline each pixel lies, in units.
    """

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

    def light(self, sun, shade, light, *, steps=(-0.3, 0.12, 0.62), edge=0.14):
        """Light what is painted on the body: `shade` multiplies, `light` is (colour, share).

        `steps` are the values at which deep shade, shade and own colour end, `edge` softens them.
        """
        value = facing(self.normal, sun)
        tones = shaded(self.c, self.c.rgb, value, shade, light, steps, edge)
        lay(self.c, self.mask, tones)

    def glow(self, way, colour, amount, *, low=0.3, high=0.95, deep=None):
        """Let light of a colour reach what faces a way; `deep` keeps it to a rim that wide."""
        at = smooth(low, high, facing(self.normal, way)) * self.mask
        if deep:
            at = at * smooth(deep, deep * 0.25, self.deep)
        self.c.area(at.astype(F), colour, amount, wash=0)


def flat(c, body, *zones):
    """Lay the own colours of a body: zones (outline, paint, softness), each over those before."""
    with c.within(body.mask):
        for points, paint, soft in zones:
            c.shape(outline(points), paint if callable(paint) else rgb(paint), edge=0, soft=soft)
