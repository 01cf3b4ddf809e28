"""Eider: the drake's wedge of a head over emerald water."""

from lake import swell
from portrait import Crop, Portrait
from canvas import Grad, smooth
from somateria_mollissima import animal


def paint(k):
    """Paint the portrait at k pixels for each unit."""
    c = Portrait(k, 41)
    c.ground("#e4f6dc", "#a4e0cc", "#5cc0ae", "#2a9a94", light=(70, 60, 260, "#fffbe4", 0.5))
    c.area(smooth(352, 356, c.y), Grad((0, 352), (0, 480), "#6cc8b4", "#1d8a8c", "#0f6474"))
    swell(c, 354, "#d8f4e6", "#157a84", n=40, seed=4, alpha=0.5, foot=480)
    head = c.cut(animal, Crop(164, 282, 110))
    c.halo(head, "#0f5f64", 0.35, 14, (8, 16))
    head.lay()
    return c.framed(focus=((190, 200, 150),))
