"""Saved matches as small pictures and in words: the sea, and the progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.games.baltica.content.habitat_order import NAMES_AROUND
from ecosfera.games.baltica.info import IMPACTS
from ecosfera.ui.draw import backdrop
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.theme import PANEL, PAPER, faded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.game_screens import Summary
    from ecosfera.ui.context import UiContext
    from ecosfera.words import Words


def progress(words: Words, summary: Summary) -> str:
    """Return the round, or how the match ended."""
    if summary["outcome"] is None:
        return words("saves.round", n=summary["round"])
    won = summary["outcome"] == "won"
    return words("saves.won" if won else "saves.lost", n=summary["round"])


def details(words: Words, summary: Summary) -> str:
    """Return the progress with level, restored habitats and impacts."""
    return words(
        "saves.detail",
        state=progress(words, summary),
        level=summary["level"],
        habitats=len(summary["habitats"]),
        impacts=summary["impacts"],
    )


def draw(context: UiContext, target: pygame.Surface, box: pygame.Rect, summary: Summary) -> None:
    """Draw the state of the sea: the water, the habitat tiles above, the impact tiles below."""
    size = box.size
    habitats, impacts = tuple(summary["habitats"]), summary["impacts"]
    radius = min(context.metrics.px(12), box.height // 5)
    key = ("sea-picture", size, habitats, impacts, radius)

    def make() -> pygame.Surface:
        clear, dead = len(habitats) / len(NAMES_AROUND), impacts / IMPACTS
        image = pygame.Surface(size, pygame.SRCALPHA, 32)
        image.blit(backdrop.sea(context.shapes, size, 0.08 + 0.9 * clear, dead), (0, 0))
        _draw_tiles(image, context, habitats, impacts)
        mask = context.shapes.mask(size, radius)
        image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return image

    put(target, context.shapes.keep(key, make), box.topleft)


def _draw_tiles(
    image: pygame.Surface, context: UiContext, habitats: Sequence[str], impacts: int
) -> None:
    """Draw two rows of six places; an empty one is a faint hexagon."""
    width, height = image.get_size()
    count = len(NAMES_AROUND)
    side = max(6, min(round(width * 0.86 / count), round(height * 0.36)))
    left = (width - side * count) // 2
    gap = (height - 2 * side) // 3
    empty = context.shapes.hexagon(
        max(4, round(side * 0.8)), faded(PANEL, 0.35), faded(PAPER, 0.35), max(1, side // 22)
    )
    rows = (
        [habitat if habitat in habitats else "" for habitat in NAMES_AROUND],
        ["impact" if number < impacts else "" for number in range(IMPACTS)],
    )
    for row, signs in enumerate(rows):
        y = gap + row * (side + gap)
        for place, sign in enumerate(signs):
            drawn = context.pictures.sign(sign, round(side * 0.92)) if sign else empty
            center = (left + side * place + side // 2, y + side // 2)
            put(image, drawn, drawn.get_rect(center=center).topleft)
