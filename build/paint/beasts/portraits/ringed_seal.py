"""Ringed seal: a round cat's face on the pale spring ice."""

from canvas import Grad, smooth
from portrait import Crop, Portrait
from pusa_hispida import mother


def paint(k):
    """Paint the portrait at k pixels for each unit."""
    c = Portrait(k, 5)
    c.ground("#a9cbe4", "#d4dfe8", "#f6dfd0", "#ffd6b0", foot=300, light=(90, 220, 260, "#fff6dc", 0.7))
    c.area(smooth(286, 292, c.y), Grad((0, 288), (0, 480), "#fdf2e6", "#d8e2f0", "#a9c0e0"))
    c.strokes(300, 480, ("#ffffff", "#a4bce0"), 30, (90, 9), alpha=0.5)
    head = c.cut(mother, Crop(180, 270, 128))
    head.lay()
    return c.framed(focus=((240, 240, 150),))
