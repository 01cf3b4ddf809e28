"""Otter: the broad whiskered muzzle in the gold of a morning by the river."""

from canvas import Grad
from hides import cover, fur
from lutra_lutra import FACE, HEAD, head, muzzle, place
from portrait import Crop, Portrait

NECK = place(
    [(-88, 0), (88, 0), (112, 50), (130, 110), (160, 180), (190, 340), (-190, 340), (-160, 180), (-130, 110), (-112, 50)]
)
CHIN = place([(-34, 72), (0, 84), (34, 72), (38, 86), (20, 98), (0, 101), (-20, 98), (-38, 86)], 12)


def bust(c):
    """Paint head and neck, without the fish."""
    neck = cover(c, NECK)
    c.curve(NECK, Grad((100, 400), (330, 470), "#8f623e", "#5d3c2c", "#33201f"))
    with c.within(neck):
        c.curve(HEAD, "#1d1014", alpha=0.55, soft=12)
    fur(c, neck, FACE, 700, 18, 2.2, 0.18, seed=41)
    head(c)
    c.curve(CHIN, Grad((150, 380), (250, 410), "#c89a68", "#936846", "#5d3e34"), soft=4)
    fur(c, cover(c, CHIN), FACE, 160, 10, 1.6, 0.12, seed=42)
    muzzle(c)


def paint(k):
    """Paint the portrait at k pixels for each unit."""
    c = Portrait(k, 21)
    c.ground("#ffe6c8", "#ffc49c", "#f09874", "#c06a5c", light=(90, 90, 280, "#fff6dc", 0.6))
    c.strokes(250, 480, ("#d88468", "#ffd8b0", "#b86858"), 30, (80, 14), alpha=0.35)
    c.cut(bust, Crop(199, 322, 190)).lay()
    return c.framed(focus=((230, 220, 150),))
