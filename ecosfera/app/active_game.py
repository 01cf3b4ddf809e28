"""What depends on the game that is played or shown in the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games import all_games

if TYPE_CHECKING:
    from ecosfera.core.game_info import GameInfo
    from ecosfera.ui.app.app import App


def activate(app: App, game: GameInfo) -> None:
    """Let keys, gamepads and the sea that is heard be those of a game."""
    app.use_intents(all_games.menu(game.id).intents)
    app.context.hear_sea(wanted=game.look.sea)
