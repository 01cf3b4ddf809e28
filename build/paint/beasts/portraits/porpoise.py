"""Porpoise: the smile of its blunt head in bright cyan water."""

from hides import Spine
from phocoena_phocoena import porpoise
from portrait import Portrait
from underwater import bubbles, motes, shafts

BODY = Spine([(44, 276), (190, 236), (380, 236), (600, 290), (860, 400), (1100, 540)], (1.0, 1.0))


def paint(k):
    """Paint the portrait at k pixels for each unit."""
    c = Portrait(k, 11)
    c.ground("#c4f0e4", "#62c8cc", "#2a93b0", "#1a6f98", light=(330, -10, 330, "#fdffe6", 0.6))
    shafts(c, (330, -190), "#f4fff0", n=6, length=560, amount=0.24, wide=(20, 44))
    head = c.lifted(lambda sheet: porpoise(sheet, BODY, 0.0, 3))
    c.halo(head, "#0c4a70", 0.4, 18, (6, 26))
    head.lay()
    bubbles(c, ((112, 96, 12), (140, 66, 8), (92, 60, 6)))
    motes(c, "#f4fff8", 24)
    return c.framed(focus=((160, 260, 130),))
