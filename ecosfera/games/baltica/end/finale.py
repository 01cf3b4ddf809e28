"""The sea at the end of a game, and the finale: everybody who came back swims past."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.stage import harm
from ecosfera.games.baltica.stage.scenery import BubblePainter
from ecosfera.ui.stage.life import Procession

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ecosfera.games.baltica.end.history import GameHistory
    from ecosfera.ui.context import UiContext

FINALE: Final = 0.19
"""Diameter of a species that swims past, as a fraction of the window's height."""
LONGEST_FINALE: Final = 36.0
"""Seconds in which all species set out for the first time."""
MURK: Final = 0.35
"""How much of the murk of impacts is seen in a saved sea."""
APART: Final = 1.0
LASTS: Final = 4.5
"""Seconds between two of them at most, and that each takes."""


def final_sea(context: UiContext, story: GameHistory, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of the sea, with the harm that was not made good."""
    picture = "scenes/won" if story.won else "scenes/lost"
    found = context.pictures.take(picture, size, (0.35, 0.5))
    harms = [kind for kind in story.lying if kind is not None]
    harm.paint(found, harms, MURK if story.won else 1.0)
    return found


def finale(context: UiContext, species: Sequence[str], box: pygame.Rect) -> Procession:
    """Return these species, each in a bubble; they swim through a box."""
    different = list(dict.fromkeys(species))
    painter = BubblePainter(context.pictures, different, round(FINALE * context.metrics.height))
    apart = min(APART, LONGEST_FINALE / max(1, len(different)))
    return Procession(painter.images, len(different), box, apart, LASTS)
