"""Otter: the broad whiskered muzzle in the gold of a morning by the river."""

from hides import cover
from lutra_lutra import BODY, EAR, FAR_EAR, HEAD, head, muzzle, trunk
from portrait import Crop, Portrait


def bust(c):
    """Paint head and shoulders, without the fish."""
    trunk(c)
    with c.within(*(cover(c, p) for p in (BODY, HEAD, EAR, FAR_EAR))):
        head(c)
    muzzle(c)


def paint(k):
    """Paint the portrait at k pixels for each unit."""
    c = Portrait(k, 21)
    c.ground("#ffe6c8", "#ffc49c", "#f09874", "#c06a5c", light=(90, 90, 280, "#fff6dc", 0.6))
    c.strokes(250, 480, ("#d88468", "#ffd8b0", "#b86858"), 30, (80, 14), alpha=0.35)
    c.cut(bust, Crop(132, 222, 106)).lay()
    return c.framed(focus=((200, 200, 150),))
