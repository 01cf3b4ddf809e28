"""Stickleback: a courting male with red throat, turquoise eye and raised spines."""

from gasterosteus_aculeatus import MALE, stickleback
from portrait import Portrait
from underwater import motes, shafts

AXIS = [(50, 262), (250, 262), (450, 270), (650, 290), (900, 330)]


def paint(k):
    """Paint the portrait at k pixels for each unit."""
    c = Portrait(k, 61)
    c.ground("#f2fcd8", "#c4ecb4", "#93d0a4", "#66b098", light=(120, 20, 280, "#fffff0", 0.6))
    shafts(c, (90, -190), "#ffffe4", n=6, length=520, amount=0.25, wide=(20, 44))
    head = c.lifted(lambda sheet: stickleback(sheet, AXIS, [(0, 1.0), (1, 1.0)], MALE, side=1))
    c.halo(head, "#2f7a70", 0.35, 16, (8, 22))
    head.lay()
    motes(c, "#fffff0", 24)
    return c.framed(focus=((180, 250, 150),))
