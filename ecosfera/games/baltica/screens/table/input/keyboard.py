"""Keys and gamepad buttons at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.moves.targets import TargetKind
from ecosfera.games.baltica.screens.intents import END_TURN, ROWS, SEATS
from ecosfera.games.baltica.screens.table.panels.sheets import TableSheet
from ecosfera.ui.input.intents import Intent

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ecosfera.games.baltica.moves.targets import Target
    from ecosfera.games.baltica.screens.table.input.commands import TableCommands

MOVES: Final = frozenset({Intent.NEXT, Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN})
ALWAYS: Final = frozenset({Intent.MENU, Intent.BACK, Intent.UNDO, Intent.REDO})
"""Intents that mean the same while something moves."""
LOOKS: Final = ALWAYS | {Intent.RULES}
"""Intents that mean the same while a prompt is put aside."""
SCROLLS: Final = frozenset({Intent.UP, Intent.DOWN})
"""Intents that scroll the log or a long text, and do not close a sheet at its ends."""


class KeyInput:
    """Turns the intents of keys and gamepad buttons into commands."""

    def __init__(self, commands: TableCommands) -> None:
        self.commands = commands
        self.controller = commands.controller
        self.selection = commands.selection
        self.display = commands.display
        self._sheets: Mapping[Intent, Callable[[], None]] = {
            Intent.INSPECT: commands.inspect,
            ROWS: lambda: commands.toggle(TableSheet.ROWS),
            Intent.LOG: lambda: commands.toggle(TableSheet.LOG),
        }
        self._acts: Mapping[Intent, Callable[[], None]] = {
            Intent.ACCEPT: commands.accept,
            Intent.BACK: commands.back,
            Intent.MENU: commands.services.open_pause,
            END_TURN: commands.end_turn,
            Intent.UNDO: commands.undo,
            Intent.REDO: commands.redo,
            Intent.HINT: commands.hint,
            Intent.RULES: commands.rules,
        }

    def intend(self, intent: Intent) -> bool:
        """Carry out the intent of a key or gamepad button; return whether it had an effect."""
        display, commands = self.display, self.commands
        if intent in self._sheets:
            self._sheets[intent]()
        elif intent in SCROLLS and display.scroll is not None and display.scroll.end > 0:
            display.scroll.intend(intent)
        elif display.sheet is not None:
            display.close_sheet()
        elif display.peeking:
            return self._peek(intent)
        elif self._lead(intent):
            pass
        elif not self._idle and display.prompt is None and intent not in ALWAYS:
            commands.skip()
        elif intent.number is not None:
            if display.prompt is None:
                commands.choose(intent.number - 1, by_key=True)
        elif intent in self._acts:
            self._acts[intent]()
        else:
            return self._arrow(intent)
        return True

    @property
    def _idle(self) -> bool:
        return self.controller.stage.idle

    def _peek(self, intent: Intent) -> bool:
        """Keys while a prompt is put aside: they look at the table, and play nothing."""
        if intent in {Intent.ACCEPT, END_TURN}:
            target = self.selection.focused
            if intent is Intent.ACCEPT and target is not None and self.selection.keys_in_use:
                self.commands.use(target)
            else:
                self.display.peek()
        elif intent in LOOKS:
            self._acts[intent]()
        else:
            return intent.number is None and self._arrow(intent)
        return True

    def _lead(self, intent: Intent) -> bool:
        """Keys that lead the teammates, also while something moves."""
        if self.display.prompt is not None:
            return False
        if intent is SEATS:
            self.commands.ask_seat()
        elif not self.controller.waiting:
            return False
        elif intent is END_TURN:
            self.commands.lead_teammates()
        elif (
            intent is Intent.ACCEPT
            and self.controller.stage.idle
            and not self.selection.keys_in_use
            and not self.controller.teammates_wait
        ):
            self.controller.advice.nudge()
        else:
            return False
        return True

    def _arrow(self, intent: Intent) -> bool:
        """Move the focus with Tab and the arrows."""
        focus = self.selection.focus
        if self.display.prompt is None and focus.current is None and intent in MOVES:
            self.commands.focus_first()
            return True
        moved = self._inside_row(intent) or focus.move(intent)
        if moved:
            focus.visible = True
            self.display.point()
        return moved

    def _inside_row(self, intent: Intent) -> bool:
        """Move sideways between the cards of the front row, and down through a card's signs."""
        focus, here = self.selection.focus, self.selection.focused
        if here is None or here.kind not in {TargetKind.ROW, TargetKind.SIGN, TargetKind.STAR}:
            return False
        row = [
            area.spot
            for area in self.display.areas
            if area.group == "row" and focus.get(area.spot.id) is not None
        ]
        if intent in {Intent.LEFT, Intent.RIGHT}:
            line = [spot for spot in row if spot.kind is TargetKind.ROW]
            place = next((i for i, spot in enumerate(line) if spot.which == here.which), None)
            step = 1 if intent is Intent.RIGHT else -1
        elif intent in {Intent.DOWN, Intent.UP}:
            line = [spot for spot in row if spot.which == here.which]
            place = line.index(here) if here in line else None
            step = 1 if intent is Intent.DOWN else -1
        else:
            return False
        goal = _neighbour(line, place, step)
        return goal is not None and focus.to(goal.id)


def _neighbour(line: list[Target], place: int | None, step: int) -> Target | None:
    if place is None or not 0 <= place + step < len(line):
        return None
    return line[place + step]
