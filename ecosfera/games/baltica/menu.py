"""Ecosfera Baltica in the menu: intents, sounds, and the card of a match to continue.

It is imported before the first picture, so it loads neither rules nor card data nor scenes.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ecosfera.games.baltica.additions import INTENTS, SOUND_BANK
from ecosfera.games.game_screens import MenuCard
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.game_screens import Summary
    from ecosfera.ui.context import UiContext


class BalticaMenu:
    """What the menu needs of this game. Implements `GameMenu`."""

    intents = INTENTS
    sound_bank = SOUND_BANK

    def card(self, context: UiContext, summary: Summary) -> MenuCard:
        """Return the card with players, round, and tiles on the table."""
        about = context.words(
            "menu.running",
            names=context.words.list(list(summary["names"])),
            n=summary["round"],
        )
        return MenuCard(about, partial(_draw_tiles, context, summary))


def load() -> BalticaMenu:
    """Return what the menu needs of this game."""
    return BalticaMenu()


def _draw_tiles(
    context: UiContext, summary: Summary, target: pygame.Surface, room: pygame.Rect, middle: int
) -> None:
    """Draw the tiles at the right end of a box; many impacts become one tile with a number."""
    m, text = context.metrics, context.text
    habitats, impacts = list(summary["habitats"]), summary["impacts"]
    tiles = [*habitats, *["impact"] * impacts]
    side, gap, size = m.size(2.0), m.px(3), m.size(1.15)
    right = room.right
    if len(tiles) * (side + gap) - gap > room.width and impacts > 1:
        tiles = [*habitats, "impact"]
        many = context.words("table.funding-count", n=impacts)
        at = (right, middle)
        number = text.draw(target, many, at, FontFace.HEAVY, size, INK, anchor="midright")
        right = number.left - gap
    step = min(side + gap, (room.width - room.right + right + gap) // max(1, len(tiles)))
    side = step - gap
    left = right - step * len(tiles) + gap
    for i, tile in enumerate(tiles):
        put(target, context.pictures.sign(tile, side), (left + i * step, middle - side // 2))
