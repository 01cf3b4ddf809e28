"""Saved games as texts and small pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.games.baltica.content.habitat_order import NAMES_AROUND
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.rules.state import IMPACT_TILES
from ecosfera.ui.draw import backdrop
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.theme import PANEL, PAPER, faded

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from ecosfera.core.saves.summary import SaveSummary
    from ecosfera.ui.context import UiContext
    from ecosfera.words import Words


def name_of(words: Words, about: SaveSummary) -> str:
    """Return the name of a game: its own, or the names of its rows."""
    if about.name:
        return about.name
    if about.names:
        return words.list(list(about.names))
    return words.count("saves.rows", about.players)


def moment(words: Words, when: datetime) -> str:
    """Return date and time of day."""
    return words(
        "saves.date",
        day=when.day,
        month=when.month,
        year=when.year,
        hour=f"{when.hour:02}",
        minute=f"{when.minute:02}",
    )


def state_of(words: Words, about: SaveSummary) -> str:
    """Return how far a game is."""
    if about.outcome is None:
        return words("saves.round", n=about.details["round"])
    won = about.outcome == "won"
    return words("saves.won" if won else "saves.lost", n=about.details["round"])


def draw_sea(
    target: pygame.Surface,
    context: UiContext,
    rect: pygame.Rect,
    habitats: Sequence[str],
    impacts: int,
) -> None:
    """Draw the state of the sea: the water, the habitat tiles above, the impact tiles below."""
    size = rect.size
    radius = min(context.metrics.px(12), rect.height // 5)
    key = ("sea-picture", size, tuple(habitats), impacts, radius)

    def make() -> pygame.Surface:
        clear, dead = len(habitats) / len(HABITATS), impacts / IMPACT_TILES
        image = pygame.Surface(size, pygame.SRCALPHA, 32)
        image.blit(backdrop.sea(context, size, 0.08 + 0.9 * clear, dead), (0, 0))
        _tiles(image, context, habitats, impacts)
        mask = context.shapes.mask(size, radius)
        image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return image

    put(target, context.shapes.keep(key, make), rect.topleft)


def _tiles(
    image: pygame.Surface, context: UiContext, habitats: Sequence[str], impacts: int
) -> None:
    """Draw two rows of six places; missing tiles are faint hexagons."""
    width, height = image.get_size()
    side = max(6, min(round(width * 0.86 / len(HABITATS)), round(height * 0.36)))
    left = (width - side * len(HABITATS)) // 2
    gap = (height - 2 * side) // 3
    empty = context.shapes.hexagon(
        max(4, round(side * 0.8)), faded(PANEL, 0.35), faded(PAPER, 0.35), max(1, side // 22)
    )
    rows = (
        [habitat if habitat in habitats else "" for habitat in NAMES_AROUND],
        ["impact" if number < impacts else "" for number in range(IMPACT_TILES)],
    )
    for row, signs in enumerate(rows):
        y = gap + row * (side + gap)
        for place, sign in enumerate(signs):
            drawn = context.pictures.sign(sign, round(side * 0.92)) if sign else empty
            put(
                image,
                drawn,
                drawn.get_rect(center=(left + side * place + side // 2, y + side // 2)).topleft,
            )
