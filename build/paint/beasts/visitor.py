"""Lay an animal of a card on another sheet: smaller or larger, turned, in the haze of its place."""

from __future__ import annotations

import numpy as np
from canvas import F
from scipy import ndimage
from sheet import HIGH, WIDE, Layer, Sheet


def visitor(c, draw, x, y, size, *, turn=0.0, mirror=False):
    """Return what `draw(sheet)` paints on a card as a layer of a sheet.

    The middle of the card lies at (x, y), `size` times as large, turned clockwise by `turn`
    degrees; `mirror` lets the animal look the other way.
    """
    card = Sheet(c.k * size, seed=c.seed, ground=c.rgb.mean((0, 1)))
    whole = card.lifted(draw)
    a = np.radians(turn)
    across, down = (c.x - F(x)) / F(size), (c.y - F(y)) / F(size)
    u = F(np.cos(a)) * across + F(np.sin(a)) * down
    v = F(np.cos(a)) * down - F(np.sin(a)) * across
    if mirror:
        u = -u
    grid = [(v + F(HIGH / 2)) * card.k - F(0.5), (u + F(WIDE / 2)) * card.k - F(0.5)]
    get = lambda values: ndimage.map_coordinates(values, grid, order=1, mode="constant").astype(F)
    colours = np.stack([get(whole.rgb[..., e]) for e in range(3)], -1)
    return Layer(c, colours, get(whole.alpha))
