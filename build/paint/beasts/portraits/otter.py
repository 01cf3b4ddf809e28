"""Otter: the flat whiskered head in the gold of a morning by the river."""

from lutra_lutra import animal
from portrait import Crop, Portrait


def paint(k):
    """Paint the portrait at k pixels for each unit."""
    c = Portrait(k, 21)
    c.ground("#ffe6c8", "#ffc49c", "#f09874", "#c06a5c", light=(90, 90, 280, "#fff6dc", 0.6))
    c.strokes(250, 480, ("#d88468", "#ffd8b0", "#b86858"), 30, (80, 14), alpha=0.35)
    c.cut(animal, Crop(364, 338, 92, mirror=True)).lay()
    return c.framed(focus=((190, 220, 150),))
