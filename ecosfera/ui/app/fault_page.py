"""The page after an unexpected fault: what happened, and where it is written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.draw import backdrop
from ecosfera.ui.widgets.dialog import Dialog

if TYPE_CHECKING:
    from pathlib import Path

    import pygame

    from ecosfera.ui.context import UiContext


class FaultPage(Dialog):
    """A message over the whole window. Finishes with one of its answers.

    `log` is the file with the details, or None if it could not be written. `damage` names a data
    file that is damaged: then the page says what to do about it.
    """

    opaque = True
    QUIT, MENU, CONTINUE = range(3)
    """The answers; the last one exists only if there is a saved game to continue."""

    def __init__(
        self, context: UiContext, log: Path | None, *, damage: str = "", can_continue: bool = False
    ) -> None:
        def text() -> str:
            if damage:
                return context.words("common.damaged-text", problem=damage)
            return (
                context.words("common.sorry-text", file=log)
                if log
                else context.words("common.sorry-lost")
            )

        super().__init__(
            context,
            lambda: context.words("common.damaged-title" if damage else "common.sorry-title"),
            text,
            [
                lambda: context.words("common.sorry-quit"),
                lambda: context.words("common.sorry-menu"),
                lambda: context.words("menu.continue"),
            ][: 3 if can_continue else 2],
        )

    def ground(self, target: pygame.Surface) -> None:
        """Draw a calm sea and the sheet."""
        target.blit(backdrop.sea(self.context.shapes, target.get_size(), 0.4, 0.3), (0, 0))
        super().ground(target)
