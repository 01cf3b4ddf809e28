"""The map of the province behind the scenes of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.cards import palette
from ecosfera.games.co2.screens.province import MAP
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    import pygame

    from ecosfera.ui.context import UiContext


def draw_map(target: pygame.Surface, context: UiContext, veil: float = 0.0) -> None:
    """Draw the map over the whole window, darkened by a share."""
    size = (context.metrics.width, context.metrics.height)
    target.blit(context.pictures.get(MAP, size), (0, 0))
    if veil:
        tone = faded(palette.DEEP, veil)
        context.shapes.put_box(target, target.get_rect(), 0, tone)
