"""Shows at the table what the guidance of the match explains."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.screens.table.prompts.bubble import (
    PAUSE,
    BubbleScene,
    Remark,
    Surroundings,
    sentence,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ecosfera.games.co2.screens.table.controller import TableController
    from ecosfera.games.co2.screens.table.guidance import Explanation
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.scene import Scene
    from ecosfera.ui.widgets import Widget

LINE: Final = "line-"
"""Beginning of the ids of the lines of the list of moves."""
SPARED: Final = ("card-", "turn", LINE, "spiral")
"""Beginnings of the ids of controls that a bubble had better not cover."""


class Explainer:
    """Opens bubbles over a table, and makes the one that stays until the next move.

    `widgets` returns the controls of the table. `push` puts a scene above it, `pause` opens the
    menu, and `refresh` shows what has changed.
    """

    def __init__(
        self,
        context: UiContext,
        controller: TableController,
        widgets: Callable[[], Sequence[Widget]],
        push: Callable[[Scene[Any], Callable[[Any], None]], None],
        pause: Callable[[], None],
        refresh: Callable[[], None],
    ) -> None:
        self._context = context
        self._controller = controller
        self._widgets = widgets
        self._push = push
        self._pause = pause
        self._refresh = refresh
        self._said: Explanation | None = None
        """The bubble without answers that was said last."""
        self._aim = ""
        """The control that a new bubble without answers points at."""

    def follow(self) -> bool:
        """Open a bubble that has to be answered now; return whether there is one."""
        controller = self._controller
        found = controller.asking()
        if found is None:
            return False
        scene = BubbleScene(
            self._context,
            lambda: sentence(controller.names, found),
            found.answers,
            lambda: _around(self._widgets(), found.spots),
            held=controller.guidance.restricts,
        )
        self._push(scene, self._answered)
        return True

    def _answered(self, number: int) -> None:
        if number == PAUSE:
            self._pause()
            return
        self._controller.answer(number)
        self._refresh()

    def remark(self, widgets: Sequence[Widget]) -> Remark | None:
        """Return the bubble that stays until the next move, beside these controls."""
        controller = self._controller
        found = controller.guidance.explanation
        if found is None or found.answers or not controller.ready:
            return None
        text = sentence(controller.names, found)
        spots = found.spots or controller.next_spots()
        if found is not self._said:
            self._said, self._aim = found, spots[0]
            self._context.say(text)
        return Remark(self._context, text, _around(widgets, spots))

    @property
    def about_list(self) -> bool:
        """Return whether a bubble points at the list of moves."""
        controller = self._controller
        found = controller.guidance.explanation
        if found is None or not controller.ready:
            return False
        spots = found.spots
        if not spots and not found.answers:
            spots = controller.next_spots()
        return any(spot.startswith(LINE) for spot in spots)

    def take_aim(self) -> str:
        """Return once the control that a new bubble without answers points at, for the focus."""
        aim, self._aim = self._aim, ""
        return aim


def _around(widgets: Sequence[Widget], spots: Sequence[str]) -> Surroundings:
    """Return what lies around a bubble that points at `spots`."""
    boxes = [widget.rect for widget in widgets if widget.id in spots]
    spared = [widget.rect for widget in widgets if widget.id.startswith(SPARED)]
    return Surroundings(boxes, spared)
