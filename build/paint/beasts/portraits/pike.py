"""Pike: the duck's bill of a hunter in the dark green of the reeds."""

from esox_lucius import AXIS, animal
from portrait import Crop, Portrait
from underwater import motes, shafts


def paint(k):
    """Paint the portrait at k pixels for each unit."""
    c = Portrait(k, 71)
    c.ground("#e6ee98", "#b0cc5c", "#62984a", "#28663e", light=(90, 30, 260, "#fffbd0", 0.5))
    shafts(c, (70, -190), "#fff6b8", n=5, length=520, amount=0.2, wide=(20, 44))
    head = c.cut(lambda sheet: animal(sheet, 0), Crop.of_fish(AXIS, 112, 4))
    c.halo(head, "#123a1c", 0.45, 16, (10, 22))
    head.lay()
    motes(c, "#fffde0", 30)
    return c.framed(focus=((190, 240, 150),))
