"""The settings of the game, as its scenes read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.info import INFO, WARNINGS

if TYPE_CHECKING:
    from ecosfera.ui.settings import Settings


def warnings_wanted(settings: Settings) -> bool:
    """Return whether moves with bad consequences must be confirmed."""
    return settings.of_game(INFO.id, WARNINGS.key, default=WARNINGS.default)
