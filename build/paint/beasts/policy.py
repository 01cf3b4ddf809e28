"""A policy: a painting in the frame of its category."""

from __future__ import annotations

import numpy as np
from canvas import F, rgb
from sheet import HIGH, WIDE, Sheet, finished

FRAMES = {
    "negative": ("#6b3a8f", "#d9c2ec"),
    "dual": ("#33803a", "#cfeac0"),
    "measure": ("#2463b5", "#c6defa"),
    "funding": ("#0c8080", "#bdeae4"),
}
"""The colour of the frame and of its inner edge, by category."""
MARGIN, CORNER, EDGE = 22, 22, 3.4


class Policy(Sheet):
    """The sheet of a policy; what matters lies within the frame and above the plate."""

    def framed(self, category, **how):
        """Return the finished picture in its frame: red, green, blue."""
        colour, pale = FRAMES[category]
        out = finished(self, **how)
        half = np.array([WIDE, HIGH], F) / 2
        across = np.abs(self.x - half[0]) - (half[0] - MARGIN - CORNER)
        down = np.abs(self.y - half[1]) - (half[1] - MARGIN - CORNER)
        beyond = np.hypot(np.maximum(across, 0), np.maximum(down, 0))
        far = beyond + np.minimum(np.maximum(across, down), 0) - CORNER
        rim = np.minimum(half[0] - np.abs(self.x - half[0]), half[1] - np.abs(self.y - half[1]))
        for tone, share in (
            (colour, np.clip(far * self.k + 0.5, 0, 1)),
            (pale, np.clip((EDGE / 2 - np.abs(far)) * self.k + 0.5, 0, 1)),
            ("#0b1030", 0.35 * np.clip((1 - np.abs(rim - 6)) * self.k + 0.5, 0, 1)),
        ):
            out = out + (rgb(tone) - out) * share.astype(F)[..., None]
        return out
