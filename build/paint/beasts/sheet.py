"""A sheet of 480 x 720 units for one animal: painting within a mask, layers, and the finish."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np
from brush import painted
from canvas import Canvas, F, rgb, smooth
from scipy import ndimage

WIDE, HIGH = 480, 720
PLATE = 582
"""The card's plate hides what is below this row."""


class Sheet(Canvas):
    """A sheet of 480 x 720 units; everything of the landscape's canvas works on it."""

    def __init__(self, k, seed=1, ground="#888888"):
        super().__init__(k / 8, seed, ground)
        self.traced = None
        self.k, self.w, self.h = k, round(WIDE * k), round(HIGH * k)
        self.rgb = np.broadcast_to(self.rgb[:1, :1], (self.h, self.w, 3)).copy()
        y, x = np.mgrid[0 : self.h, 0 : self.w].astype(F)
        self.x, self.y = (x + F(0.5)) / F(k), (y + F(0.5)) / F(k)
        self.wash = self.noise(110, 70, 901) * F(0.6) + self.noise(20, 9, 902, 2) * F(0.5)
        self.temper = self.noise(70, 50, 903, 2)

    def area(self, mask, paint, alpha=1.0, mode="mix", box=None, wash=1.0):
        """Lay a paint where the mask is, and note where while a layer is painted."""
        super().area(mask, paint, alpha, mode, box, wash)
        if self.traced is not None and mode == "mix":
            part = self.traced[box or (slice(0, self.h), slice(0, self.w))]
            part += (1 - part) * (mask * F(alpha))[..., None]

    def dabs(self, x, y, a, b, turn, colours, alpha=0.95, hard=3.0):
        """Lay dabs, and note where while a layer is painted."""
        super().dabs(x, y, a, b, turn, colours, alpha, hard)
        if self.traced is not None:
            own, self.rgb = self.rgb, self.traced
            super().dabs(x, y, a, b, turn, (1.0, 1.0, 1.0), alpha, hard)
            self.rgb = own

    @contextmanager
    def within(self, *outlines, soft=0.0, amount=1.0):
        """Let nothing that is painted meanwhile leave these outlines (or masks of the sheet)."""
        mask = np.zeros((self.h, self.w), F)
        for outline in outlines:
            inside = np.shape(outline) == mask.shape
            mask = np.maximum(mask, outline if inside else self.cover(outline))
        if soft:
            mask = ndimage.gaussian_filter(mask, soft * self.k)
        before, traced = self.rgb.copy(), None if self.traced is None else self.traced.copy()
        yield mask
        rows, cols = (np.flatnonzero(mask.any(axis)) for axis in (1, 0))
        if len(rows):
            box = (slice(rows[0], rows[-1] + 1), slice(cols[0], cols[-1] + 1))
            share = (mask[box] * F(amount))[..., None]
            before[box] += (self.rgb[box] - before[box]) * share
            if traced is not None:
                traced[box] += (self.traced[box] - traced[box]) * share
        self.rgb, self.traced = before, traced

    def cover(self, outline, soft=0.0):
        """Return how much of every pixel of the sheet lies within an outline."""
        mask = np.zeros((self.h, self.w), F)
        found = self.mask_of(outline)
        if found:
            mask[found[1]] = found[0]
        return ndimage.gaussian_filter(mask, soft * self.k) if soft else mask

    def lifted(self, draw):
        """Return what `draw(sheet)` paints as a layer of its own; the sheet stays as it is."""
        own = self.rgb.copy()
        self.traced = np.zeros_like(own)
        draw(self)
        alpha, colours = self.traced[..., 0].copy(), self.rgb
        self.rgb, self.traced = own, None
        return Layer(self, np.maximum(colours - own * (1 - alpha)[..., None], 0), alpha)


@dataclass
class Layer:
    """Something painted apart: its colours times its cover, and its cover."""

    sheet: Sheet
    rgb: np.ndarray
    alpha: np.ndarray

    def lay(self, amount=1.0, mask=1.0):
        """Lay it where it was painted."""
        c, m = self.sheet, np.asarray(mask, F) * F(amount)
        a = (self.alpha * m)[..., None]
        c.rgb = c.rgb * (1 - a) + self.rgb * np.broadcast_to(m, self.alpha.shape)[..., None]

    def haze(self, colour, amount):
        """Return it nearer to a colour: farther away, or deeper in the water."""
        tint = rgb(colour) * self.alpha[..., None]
        return Layer(self.sheet, self.rgb + (tint - self.rgb) * F(amount), self.alpha)

    def blurred(self, soft):
        """Return it out of focus by so many units."""
        s = soft * self.sheet.k
        return Layer(
            self.sheet,
            ndimage.gaussian_filter(self.rgb, (s, s, 0)),
            ndimage.gaussian_filter(self.alpha, s),
        )

    def mirrored(self, row, *, ripple=3.0, stretch=1.0, seed=5, long=26.0, flat=3.2):
        """Return it upside down below a row of water, torn by the ripples there."""
        c = self.sheet
        depth = np.maximum(c.y - F(row), 0)
        grow = 0.25 + smooth(0, 160, depth) * 1.6
        lot = c.noise(long, flat, seed, 2) + F(0.7) * c.noise(long * 2.5, flat * 2.4, seed + 1, 2)
        at_x = c.x + F(ripple) * lot * grow * F(1.3)
        at_y = F(row) - depth * F(stretch) + F(ripple) * lot * grow * F(0.9)
        grid = [at_y * c.k - F(0.5), at_x * c.k - F(0.5)]
        get = lambda a: ndimage.map_coordinates(a, grid, order=1, mode="constant")
        below = smooth(row - 0.3, row + 0.7, c.y)
        alpha = get(self.alpha) * below
        colours = np.stack([get(self.rgb[..., e]) for e in range(3)], -1) * below[..., None]
        return Layer(c, colours.astype(F), alpha.astype(F))


def finished(c, *, focus=(), share=0.7, vignette=0.14, warmth=0.0, contrast=1.05, saturation=1.06):
    """Return the sheet as it is handed over: brush over everything, grading, corners, paper.

    `focus` are places (x, y, radius) such as a face, where the brush is smaller.
    """
    k, seed = c.k, c.seed
    ref = np.clip(c.rgb, 0, 1)
    fine = painted(ref, k, seed, layers=((2.2, 0.0, 6), (1.1, 0.03, 6), (0.6, 0.03, 5)))
    rough = painted(ref, k, seed)
    near = np.zeros_like(c.x)
    for x, y, r in focus:
        near = np.maximum(near, 1 - smooth(0.55 * r, 1.25 * r, np.hypot(c.x - x, c.y - y)))
    near = near[..., None]
    strokes = rough * (1 - near) + fine * near
    out = ref + (strokes - ref) * (F(share) * (1 - F(0.35) * near))
    grey = (out @ np.array([0.3, 0.59, 0.11], F))[..., None]
    out = grey + (out - grey) * F(saturation)
    out = (out - 0.5) * F(contrast) + 0.5
    if warmth:
        out = out * (1 + F(warmth) * np.array([1.0, 0.1, -1.0], F))
    d = np.hypot((c.x / WIDE - 0.5) * 1.05, (c.y / HIGH - 0.47) * 0.95)
    edge = (F(vignette) * np.clip((d - 0.34) / 0.34, 0, 1) ** 1.5)[..., None]
    out = out * (1 - edge * np.array([0.95, 0.9, 0.72], F))
    paper = c.noise(1.3, 1.3, 55, 1) * F(0.010) + c.noise(4, 4, 56, 1) * F(0.006)
    return np.clip(out + paper[..., None], 0, 1)
