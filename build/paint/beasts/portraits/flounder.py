"""Flounder: both eyes on one side, on the yellow sand. It is one of the many that lie on their right side."""

from platichthys_flesus import AXIS, animal
from portrait import Crop, Portrait
from underwater import net


def paint(k):
    """Paint the portrait at k pixels for each unit."""
    c = Portrait(k, 81)
    c.ground("#fff8e0", "#fbeabc", "#f0d49a", "#dcb878", light=(110, 60, 300, "#fff6d8", 0.5))
    c.strokes(0, 480, ("#fdf0c8", "#c99a54"), 50, (90, 8), alpha=0.4)
    head = c.cut(animal, Crop.of_fish(AXIS, 94, -3, mirror=True))
    c.halo(head, "#4a3a2a", 0.75, 9, (14, 26))
    head.haze("#f6d888", 0.06).lay()
    net(c, head.alpha, "#ffe9a8", 0.12, 90, 0.8, seed=4)
    return c.framed(focus=((190, 240, 150),))
