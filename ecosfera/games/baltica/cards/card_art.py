"""The picture of a card, or a placeholder if there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.games.baltica.cards.palette import HABITAT_COLOURS
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.theme import colour, faded, mix

if TYPE_CHECKING:
    from ecosfera.games.baltica.cards.brush import Brush, CardSizes
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.text.card_names import CardNames


def picture_size(sizes: CardSizes) -> tuple[int, int]:
    """Return the size in which pictures of cards are cached: that of the largest card."""
    w = round(max(sizes.own[0], sizes.card[0]))
    return w, round(1.5 * w)


def picture(brush: Brush, name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a picture scaled from the cached size, so that no file has to be read."""
    ready = picture_size(brush.sizes)
    if size[0] > ready[0]:
        return brush.pictures.get(name, size)
    image = brush.pictures.get(name, ready)
    return image if size == ready else pygame.transform.smoothscale(image, size)


def stand_in(brush: Brush, book: CardNames, card: CardId, size: tuple[int, int]) -> pygame.Surface:
    """Return a placeholder: the colours of the species' habitat and the sign of its group."""
    w, h = size
    tones = [HABITAT_COLOURS[HABITATS[x]] for x in book.habitats(card)]
    base = tones[0] if tones else theme.DUSK
    if book.microscopic(card):
        base = colour("#0E3B52")
    top, low = mix(base, colour("#D8F0EA"), 0.55), mix(base, colour("#062431"), 0.62)
    out = clear(size)
    put(out, brush.shapes.gradient(size, 0, (top, mix(top, low, 0.5), low)), (0, 0))
    icon = "icon_fish" if book.is_consumer(card) else "icon_leaf"
    if not book.is_species(card):
        icon = "pressure"
    side = round(w * 0.5)
    tint = faded(theme.WHITE, 0.75) if icon != "pressure" else None
    brush.sign(out, icon, (w - side) / 2, h * 0.34 - side / 2, side, tint)
    return out
