"""CO₂ Balance in the menu: intents, sounds, and the card of a match to continue.

It is imported before the first picture, so it loads neither rules nor data nor scenes.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ecosfera.games.co2.additions import INTENTS, SOUND_BANK
from ecosfera.games.co2.info import INFO
from ecosfera.games.co2.save_picture import signed
from ecosfera.games.game_screens import MenuCard
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.game_screens import Summary
    from ecosfera.ui.context import UiContext


class Co2Menu:
    """What the menu needs of this game. Implements `GameMenu`."""

    intents = INTENTS
    sound_bank = SOUND_BANK

    def card(self, context: UiContext, summary: Summary) -> MenuCard:
        """Return the card with players, round and best balance."""
        words = context.words
        names = words.list(INFO.shown_names(words, summary["names"]))
        game = words(INFO.title)
        about = words("carbon.menu.running", game=game, names=names, n=summary["round"])
        return MenuCard(about, partial(_draw_balance, context, summary))


def load() -> Co2Menu:
    """Return what the menu needs of this game."""
    return Co2Menu()


def _draw_balance(
    context: UiContext, summary: Summary, target: pygame.Surface, room: pygame.Rect, middle: int
) -> None:
    """Draw a sun and the balances at the right end of a box."""
    m, text = context.metrics, context.text
    size, side = m.size(1.15), m.size(1.9)
    balances = "  ".join(signed(balance) for balance in summary["balances"])
    if text.width(balances, FontFace.HEAVY, size) + side + m.px(8) > room.width:
        balances = signed(max(summary["balances"], default=0))
    box = text.draw(
        target, balances, (room.right, middle), FontFace.HEAVY, size, INK, anchor="midright"
    )
    left = box.left - m.px(8) - side
    if left >= room.left:
        put(target, context.pictures.sign("co2_sun", side), (left, middle - side // 2))
