"""Mute swan: bill, knob and the bow of the neck before a violet dusk."""

from cygnus_olor import head, neck
from portrait import Crop, Portrait


def bust(c):
    """Paint head and neck."""
    neck(c)
    head(c)


def paint(k):
    """Paint the portrait at k pixels for each unit."""
    c = Portrait(k, 21)
    c.ground("#4a3f98", "#8468b8", "#c884b0", "#ffb490", light=(70, 420, 260, "#ffe8b4", 0.6))
    c.strokes(40, 440, ("#ffc9a8", "#6a54a8", "#a878b8"), 26, (110, 12), alpha=0.35)
    c.cut(bust, Crop(146, 232, 106)).lay()
    return c.framed(focus=((180, 180, 140),))
