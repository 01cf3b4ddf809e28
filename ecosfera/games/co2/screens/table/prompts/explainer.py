"""Shows at the table what the guidance of the match explains."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.moves.targets import TargetKind
from ecosfera.games.co2.rules.ids import AreaId, PlayerId
from ecosfera.games.co2.screens.table.prompts.surroundings import around
from ecosfera.tabletop.bubbles import PAUSE, BubbleScene, Remark

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.games.co2.bots.hint import Hint
    from ecosfera.games.co2.moves.targets import Target
    from ecosfera.games.co2.screens.table.controller import TableController
    from ecosfera.games.co2.screens.table.frame import TableFrame
    from ecosfera.games.co2.screens.table.guidance import Explanation
    from ecosfera.games.co2.screens.table.sheet_host import SheetHost
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.widgets import Widget

LINE: Final = "line-"
"""Beginning of the ids of the lines of the list of moves."""

TURN: Final = "turn"
"""The id of the large button."""


class Explainer:
    """Opens bubbles over a table, and makes the one that stays until the next move.

    `widgets` returns the controls of the table, `frame` what is shown, and `pause` opens the menu.
    """

    def __init__(
        self,
        host: SheetHost,
        controller: TableController,
        widgets: Callable[[], Sequence[Widget]],
        frame: Callable[[], TableFrame],
        pause: Callable[[], None],
    ) -> None:
        self._host = host
        self._controller = controller
        self._widgets = widgets
        self._frame = frame
        self._pause = pause
        self._said: Explanation | Hint | None = None
        """The bubble without answers that was said last."""
        self._aim = ""
        """The control that a new bubble without answers points at."""
        self._detour: tuple[str, str] | None = None
        """The controls that the focus has left for a hint, and reached."""
        self._turn = 0
        """The number of the turn in which somebody could choose last."""

    def follow(self) -> bool:
        """Open a bubble that has to be answered now; return whether there is one."""
        controller = self._controller
        found = controller.asking()
        if found is None:
            return False
        scene = BubbleScene(
            self._host.context,
            lambda: sentence(controller.names, found),
            found.answers,
            lambda: around(self._frame(), self._widgets(), found.spots, described=False),
            held=controller.guidance.restricts,
        )
        self._host.push(scene, self._answered)
        return True

    def _answered(self, number: int) -> None:
        if number == PAUSE:
            self._pause()
            return
        self._controller.answer(number)
        self._host.refresh()

    def remark(self, widgets: Sequence[Widget], first: int) -> Remark | None:
        """Return the bubble that stays until the next move, beside these controls.

        `first` is the move of the first line of the list.
        """
        controller = self._controller
        if controller.hint is not None:
            return self._hint(widgets, first)
        found = controller.guidance.explanation
        if found is None or found.answers or not controller.ready:
            return None
        text = sentence(controller.names, found)
        spots = found.spots or controller.next_spots()
        if found is not self._said:
            self._said, self._aim = found, spots[0]
            self._host.context.say(text)
        lies = around(self._frame(), widgets, spots, described=True)
        return Remark(self._host.context, text, lies)

    def _hint(self, widgets: Sequence[Widget], first: int) -> Remark:
        """Return the bubble with the hint, beside what makes the move."""
        controller, shown = self._controller, self._controller.hint
        assert shown is not None
        spots = controller.spots(shown.action, first)
        if shown is not self._said:
            self._said, self._aim = shown, next(iter(spots), "")
        for widget in widgets:
            if widget.id == "hint":
                # the pointer rests on the button, and its tooltip would cover the hint
                widget.tip = ""
        lies = around(self._frame(), widgets, spots, described=False)
        text = controller.hint_text(shown)
        return Remark(self._host.context, text, lies)

    def hides(self, target: Target) -> bool:
        """Return whether a description of a target is in the way of what a bubble explains.

        It would hide the line of the list that the bubble points at, or what has just happened.
        """
        controller = self._controller
        if controller.asking() is not None:
            return True
        found = controller.guidance.explanation
        if found is None or target.kind is TargetKind.LINE or not controller.ready:
            return False
        spots = found.spots or controller.next_spots()
        return any(spot.startswith(LINE) for spot in spots)

    def take_aim(self, focused: str) -> str:
        """Return once where the focus goes from the control `focused`; empty if it stays.

        It goes to what a new bubble without answers points at, and back after a hint; and to the
        large button when somebody's turn begins, as a card of the last player is of no use.
        """
        aim, self._aim = self._aim, ""
        begins = self._turn_begins()
        if self._controller.hint is not None:
            if aim:
                self._detour = focused, aim
        elif self._detour is not None:
            left, reached = self._detour
            self._detour = None
            aim = aim or (left if focused == reached else "")
        return TURN if begins and not self._controller.guidance.restricts else aim

    def _turn_begins(self) -> bool:
        """Return once whether a person's turn begins."""
        number = self._controller.view.turn.number
        if not self._controller.ready or number == self._turn:
            return False
        self._turn = number
        return True


def sentence(names: Names, explanation: Explanation) -> str:
    """Return what a bubble says."""
    return names.words(explanation.text, **dict(_filled(names, explanation)))


def _filled(names: Names, explanation: Explanation) -> list[tuple[str, str | int]]:
    found: list[tuple[str, str | int]] = []
    for name, number in explanation.fields:
        match name:
            case "player":
                found.append((name, names.player(PlayerId(number))))
            case "area":
                found.append((name, names.area(AreaId(number))))
            case "credits" | "debt":
                found.append((name, names.credits(number)))
            case _:
                found.append((name, number))
    return found
