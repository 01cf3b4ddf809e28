"""Cod: out of the dark blue of a wreck, its barbel before it."""

from gadus_morhua import animal
from portrait import Crop, Portrait
from underwater import motes, shafts


def paint(k):
    """Paint the portrait at k pixels for each unit."""
    c = Portrait(k, 51)
    c.ground("#4f93a8", "#1f5a78", "#123c5c", "#0c2a48", light=(90, 40, 260, "#cdeee0", 0.5))
    shafts(c, (60, -190), "#e8fbe4", n=5, length=520, amount=0.22, wide=(20, 44))
    head = c.cut(animal, Crop(138, 424, 132))
    c.halo(head, "#06182c", 0.5, 16, (10, 22))
    head.lay()
    motes(c, "#e8fbf0", 30)
    return c.framed(focus=((190, 240, 150),))
