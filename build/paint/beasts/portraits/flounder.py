"""Flounder: both eyes on one side, on the yellow sand."""

from platichthys_flesus import animal
from portrait import Crop, Portrait
from underwater import net


def paint(k):
    """Paint the portrait at k pixels for each unit."""
    c = Portrait(k, 81)
    c.ground("#fdf4d8", "#f4e2b4", "#e6cc94", "#d0b27c", light=(110, 60, 300, "#fff6d8", 0.5))
    c.strokes(0, 480, ("#fdf0c8", "#c99a54"), 50, (90, 8), alpha=0.4)
    head = c.cut(animal, Crop(370, 221, 112, -131))
    c.halo(head, "#4a3a2a", 0.75, 9, (14, 26))
    head.haze("#f6d888", 0.24).lay()
    net(c, head.alpha, "#ffe9a8", 0.2, 90, 0.8, seed=4)
    return c.framed(focus=((190, 240, 150),))
