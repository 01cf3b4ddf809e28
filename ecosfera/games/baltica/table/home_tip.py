"""The tip that is read before the first animals go home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.info import INFO

if TYPE_CHECKING:
    from ecosfera.games.baltica.table.controller import TableController
    from ecosfera.ui.context import UiContext

TIP: Final = "tip-home"
"""Under this name the settings remember that it was read."""


def explain_home(context: UiContext, controller: TableController) -> None:
    """Let a table stop for the tip unless it was read before or nobody is there to read it."""

    def known() -> bool:
        given = context.settings.of_game(INFO.id, TIP, default=False)
        return given or controller.players.people == 0

    def remember() -> None:
        context.change_settings(context.settings.with_game(INFO.id, TIP, value=True))

    controller.stage.home_known, controller.stage.home_read = known, remember
