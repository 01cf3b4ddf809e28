"""What the players do at the table: with its pieces, lines, large button and bar."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.moves.targets import Target, TargetKind
from ecosfera.games.co2.screens.intents import MOVES, TURN
from ecosfera.games.co2.screens.table.input import controls
from ecosfera.games.co2.screens.table.places.places import Places
from ecosfera.games.game_screens import TableResult
from ecosfera.tabletop.scene import FOR_LINES, FOR_TURN
from ecosfera.ui.input.intents import Intent

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.co2.screens.table.controller import TableController
    from ecosfera.games.co2.screens.table.frame import TableFrame
    from ecosfera.games.co2.screens.table.prompts.prompter import Prompter
    from ecosfera.games.co2.screens.table.sheet_host import SheetHost
    from ecosfera.games.game_screens import Services
    from ecosfera.tabletop.scene import Grace

LOOKED_AT: Final = frozenset({TargetKind.SQUARE, TargetKind.PLAYER})
"""What is shown large if a click on it is no move."""


class Commands:
    """Carries out what is clicked and pressed.

    `frame` returns what is shown, and `finish` ends the scene.
    """

    def __init__(
        self,
        host: SheetHost,
        services: Services,
        controller: TableController,
        prompter: Prompter,
        frame: Callable[[], TableFrame],
        finish: Callable[[TableResult], None],
        grace: Grace,
    ) -> None:
        self.places = Places(host, controller)
        self.grace = grace
        self.first = 0
        """The first line of the list that is shown."""
        self._host = host
        self._services = services
        self._controller = controller
        self._prompter = prompter
        self._frame = frame
        self._finish = finish

    # -- pieces and lines ----

    def use(self, target: Target) -> None:
        """Take a click or Enter on a piece of the table."""
        if not self._controller.stage.idle:
            self._controller.skip()
        elif target.kind is TargetKind.LINE:
            self._choose(self.first + target.which)
        elif not self._controller.touch(target) and target.kind in LOOKED_AT:
            self._look(target)
        self._host.refresh()

    def _look(self, target: Target | None) -> None:
        """Look closely at what is pointed at, unless a move was begun."""
        if not self._frame().choosing:
            self.places.look(target)

    def _choose(self, number: int) -> None:
        listing = self._frame().listing
        if listing is not None and number - self.first >= len(listing.lines):
            rest = number < len(self._controller.moves)
            self.first = number if rest and listing.more else 0
            return
        self._host.context.sound("bubble")
        self.first = 0
        self._controller.choose(number)

    # -- the large button ----

    def click_turn(self) -> None:
        """Press the large button, unless the click may be meant for what it was before."""
        if not self.grace.holds(FOR_LINES):
            self._press_turn()

    def _press_turn(self) -> None:
        if self._controller.over:
            self._finish(TableResult.ENDED)
            return
        self._controller.press()
        self._host.refresh()

    # -- the bar ----

    def press_bar(self, name: str) -> None:
        """Press a button of the bar."""
        controller = self._controller
        match name:
            case "undo":
                controller.undo()
            case "redo":
                controller.redo()
            case "hint":
                controller.show_hint()
            case "rules":
                self._services.open_rulebook(controller.topic)
            case "log":
                self._prompter.log()
            case _:
                self.pause()
        self._host.refresh()

    def pause(self) -> None:
        """Open the menu."""
        match, guided = self._controller.match, self._controller.guidance.restricts
        leave = self._leave_guidance if guided else None
        code = match.game.code(match.state.view.config)
        self._services.open_pause(code, self._finish, leave)

    def _leave_guidance(self) -> None:
        self._controller.leave_guidance()
        self._host.refresh()

    # -- keys ----

    def intend(self, intent: Intent) -> bool:
        """Carry out an intent of the table; return whether it is one."""
        if self._controller.stage.show is not None:
            self._controller.skip()
            self._host.refresh()
        elif intent in MOVES:
            if not self.grace.holds(FOR_LINES):
                self._choose(MOVES.index(intent))
                self._host.refresh()
        elif intent is Intent.INSPECT:
            self.places.look(self._frame().pointed)
        elif intent == TURN:  # the program's own intent may be another object
            if not self.grace.holds(FOR_TURN):
                self._press_turn()
        else:
            return self._on_bar(intent)
        return True

    def _on_bar(self, intent: Intent) -> bool:
        """Press the button of the bar that an intent means, if it does anything now."""
        name = next((name for name, _, wanted in controls.BAR if intent is wanted), None)
        if name is not None and name not in self._frame().disabled:
            self.press_bar(name)
        return name is not None
