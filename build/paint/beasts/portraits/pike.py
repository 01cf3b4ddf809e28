"""Pike: the duck's bill of a hunter in the dark green of the reeds."""

from esox_lucius import animal
from portrait import Crop, Portrait
from underwater import motes, shafts


def paint(k):
    """Paint the portrait at k pixels for each unit."""
    c = Portrait(k, 71)
    c.ground("#b4bc58", "#5c8238", "#27572f", "#123a2c", light=(90, 30, 240, "#fff8c4", 0.5))
    shafts(c, (70, -190), "#fff6b8", n=5, length=520, amount=0.2, wide=(20, 44))
    head = c.cut(animal, Crop(122, 266, 100, -34))
    c.halo(head, "#082016", 0.5, 16, (10, 22))
    head.lay()
    motes(c, "#fffde0", 30)
    return c.framed(focus=((190, 240, 150),))
