"""Otter: the broad whiskered muzzle in the gold of a morning by the river."""

from lutra_lutra import animal
from portrait import Crop, Portrait


def paint(k):
    """Paint the portrait at k pixels for each unit."""
    c = Portrait(k, 21)
    c.ground("#fff2c4", "#f8d890", "#e4b464", "#b88a4c", light=(90, 90, 280, "#fffbe4", 0.6))
    c.strokes(250, 480, ("#8a7a44", "#d8b86c", "#6d6a44"), 30, (80, 14), alpha=0.35)
    c.cut(animal, Crop(126, 222, 100)).lay()
    return c.framed(focus=((200, 200, 150),))
