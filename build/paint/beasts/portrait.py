"""A head in a round picture: an animal of the kit painted large and laid on a calm ground.

A portrait is painted on the upper square of a sheet, 480 x 480 units; its circle touches the sides.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from canvas import F, rgb, smooth
from scipy import ndimage
from sheet import Layer, Sheet
from square import Square

RADIUS = 240
"""Of the circle, whose middle is (240, 240)."""


@dataclass(frozen=True)
class Crop:
    """The round part of an animal's own picture that a portrait shows, in the units of the card."""

    x: float
    y: float
    radius: float
    turn: float = 0.0
    """Degrees, clockwise on the sheet."""
    mirror: bool = False
    """Whether it looks the other way."""

    @classmethod
    def of_fish(cls, axis, radius, tilt=0.0, mirror=False):
        """Return the part round the head of a fish that lies along an axis, its snout to the left.

        Follows the fish when it is moved on its card. A fish that looks right there wants `mirror`.
        """
        snout, *rest = np.array([q[:2] for q in axis], float)
        way, at = 1.2 * radius, snout
        for end in rest:
            step = np.hypot(*(end - at))
            at, way = at + (end - at) * min(1.0, way / step), max(0.0, way - step)
        d = (at - snout) / np.hypot(*(at - snout))
        turn = (180.0 if mirror else 0.0) - np.degrees(np.arctan2(d[1], d[0])) + tilt
        return cls(*(snout + 0.8 * radius * d), radius, turn, mirror)


class Portrait(Square):
    """The sheet of a portrait."""

    def cut(self, draw, crop):
        """Return what `draw(sheet)` paints on a card as a layer of this sheet."""
        card = Sheet(self.k * RADIUS / crop.radius, seed=self.seed, ground=self.rgb.mean((0, 1)))
        whole = card.lifted(draw)
        across, down = self.x - RADIUS, self.y - RADIUS
        if crop.mirror:
            across = -across
        a, share = np.radians(crop.turn), crop.radius / RADIUS
        x = crop.x + share * (np.cos(a) * across + np.sin(a) * down)
        y = crop.y + share * (np.cos(a) * down - np.sin(a) * across)
        grid = [y * card.k - F(0.5), x * card.k - F(0.5)]
        get = lambda v: ndimage.map_coordinates(v, grid, order=1, mode="constant").astype(F)
        colours = np.stack([get(whole.rgb[..., e]) for e in range(3)], -1)
        return Layer(self, colours, get(whole.alpha))

    def halo(self, layer, colour, amount=0.5, soft=18.0, shift=(0, 0)):
        """Lay light or shade round a layer that is still to be laid."""
        by = [shift[1] * self.k, shift[0] * self.k]
        mask = ndimage.gaussian_filter(ndimage.shift(layer.alpha, by, order=1), soft * self.k)
        self.area(mask.astype(F), colour, amount, wash=0)

    def framed(self, *, focus=((240, 240, 150),), share=0.62, shade=0.34, tint="#0a1c30", **how):
        """Return the finished picture with its round mask: red, green, blue, cover."""
        out = self.squared(focus=focus, share=share, **how)
        far = np.hypot(self.x - RADIUS, self.y - RADIUS)[: self.w]
        rim = F(shade) * smooth(0.70, 1.04, far / RADIUS)[..., None]
        out = out + (rgb(tint) - out) * rim
        cover = np.clip((RADIUS - far) * self.k + 0.5, 0, 1)
        return np.concatenate([out, cover[..., None]], -1)
