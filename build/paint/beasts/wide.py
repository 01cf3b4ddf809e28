"""A wide sheet of 1280 x 720 units, for the picture behind the menu."""

from __future__ import annotations

import numpy as np
from canvas import Canvas, F
from sheet import Sheet, finished

ACROSS, DOWN = 1280, 720


class Wide(Sheet):
    """A sheet of 1280 x 720 units; everything of the animals' sheet works on it."""

    def __init__(self, k, seed=1, ground="#888888"):
        Canvas.__init__(self, k / 8, seed, ground)
        self.traced = None
        self.k, self.w, self.h = k, round(ACROSS * k), round(DOWN * k)
        self.rgb = np.broadcast_to(self.rgb[:1, :1], (self.h, self.w, 3)).copy()
        y, x = np.mgrid[0 : self.h, 0 : self.w].astype(F)
        self.x, self.y = (x + F(0.5)) / F(k), (y + F(0.5)) / F(k)
        self.wash = self.noise(110, 70, 901) * F(0.6) + self.noise(20, 9, 902, 2) * F(0.5)
        self.temper = self.noise(70, 50, 903, 2)

    def done(self, **how):
        """Return the finished picture: red, green, blue."""
        return finished(self, vignette=0, **how)
