"""A sheet for square pictures: calm grounds in gouache, and the finish of the upper square.

What a picture shows lies within 480 x 480 units; the rest of the sheet is cut off.
"""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, rgb, smooth
from sheet import Sheet, finished


class Square(Sheet):
    """A sheet whose upper 480 x 480 units are the picture."""

    def ground(self, *tones, light=None, foot=480, grain=0.10):
        """Paint a calm ground from the top to a row; `light` is (x, y, reach, colour, amount)."""
        self.area(np.ones_like(self.x), Grad((120, 0), (300, foot), *tones))
        drift = self.noise(150, 60, 31, 2)
        for way, tone in ((1, tones[0]), (-1, tones[-1])):
            self.area(smooth(0.15, 0.8, way * drift) * F(grain), tone, wash=0)
        if light:
            x, y, reach, colour, amount = light
            self.glow(x, y, reach, colour, amount, power=1.2)

    def strokes(self, top, foot, colours, n=60, size=(60, 9), seed=3, alpha=0.5):
        """Lay broad level strokes of a brush between two rows."""
        g = np.random.default_rng(seed)
        q = np.stack([rgb(v) for v in colours])
        self.dabs(
            g.uniform(-20, 500, n), g.uniform(top, foot, n), size[0] * g.uniform(0.4, 1.2, n),
            size[1] * g.uniform(0.4, 1.2, n), g.normal(0, 0.06, n), q[g.integers(0, len(q), n)],
            alpha * g.uniform(0.4, 1, n), hard=1.6,
        )  # fmt: skip

    def squared(self, **how):
        """Return the finished square: red, green, blue."""
        return finished(self, vignette=0, **how)[: self.w]
