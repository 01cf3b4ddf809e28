"""The face-down decks on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.stage.frame import TableFrame

LABEL_GROUND: Final = 0.74
"""How dark the ground below labels is, so that they can be read over weed, reefs and litter."""
LEAST_CAPTION: Final = 0.72
"""Smallest size of the name of a pile where text is large, in bodies."""


def least_caption(frame: TableFrame) -> int:
    """Return the smallest size of the name of a pile."""
    brush = frame.brush
    return max(brush.floor, round(LEAST_CAPTION * brush.body)) if brush.large else brush.floor


def pile(target: pygame.Surface, frame: TableFrame, box: Box, back: str, count: int) -> Box:
    """Draw a face-down deck, thicker with more cards, or a dashed outline if it is empty.

    Return the box for a frame around it.
    """
    brush = frame.brush
    if count <= 0:
        brush.box(target, box, faded(theme.PANEL, 0.35), 0.07 * box.w)
        brush.dashes(target, box, faded(theme.PAPER, 0.5), 0.07 * box.w)
        return box.inset(-3 * brush.u)
    image = frame.faces.back(back, round(box.w), round(box.h))
    deepest, step = min(3, count - 1), max(1.0, 1.1 * brush.u)
    for depth in range(deepest, -1, -1):
        d = depth * step
        put(target, image.surface, (round(box.x - image.pad - d), round(box.y - image.pad - d)))
    d = deepest * step
    return Box(box.x - d, box.y - d, box.w + d, box.h + d)
