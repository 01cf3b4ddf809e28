"""The scene where the game is played, by pointer, keys or gamepad."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.screens.table.panels.sheets import TableSheet
from ecosfera.games.baltica.screens.table.pointer import LINES, Pointing
from ecosfera.ui.input.keys import Intent

if TYPE_CHECKING:
    from collections.abc import Callable

MOVES = frozenset({Intent.NEXT, Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN})
ALWAYS = frozenset({Intent.MENU, Intent.BACK, Intent.UNDO, Intent.REDO})
"""Intents that mean the same while something moves."""
SCROLLS = {Intent.UP: LINES, Intent.DOWN: -LINES}
SHEETS = {Intent.INSPECT: TableSheet.CARD, Intent.ROWS: TableSheet.ROWS, Intent.LOG: TableSheet.LOG}


class TableScene(Pointing):
    """The table for one match: `TableScene(context, match, portraits)`."""

    def intend(self, intent: Intent) -> bool:
        """What a key or a pad button means."""
        if intent in SHEETS:
            self._lay(SHEETS[intent])
            return True
        if intent in SCROLLS and self._scroll_lines(SCROLLS[intent]):
            return True
        if self._sheet is not None:
            self._sheet = None
            self.dirty = True
            return True
        if self._led(intent):
            return True
        if not self.play.stage.idle and self._overlay is None and intent not in ALWAYS:
            self.play.skip()
            self._refresh()
            return True
        if intent.move is not None:
            if self._overlay is None:
                self._choose(intent.move - 1)
                self._refresh()
            return True
        act = self._acts().get(intent)
        if act is not None:
            act()
            return True
        return self._arrow(intent)

    def _acts(self) -> dict[Intent, Callable[[], None]]:
        return {
            Intent.ACCEPT: self._accept,
            Intent.BACK: self._back,
            Intent.MENU: self._menu,
            Intent.END_TURN: self._end_turn,
            Intent.UNDO: self._undo,
            Intent.REDO: self._redo,
            Intent.HINT: self._show_hint,
            Intent.RULES: self._show_rules,
        }

    def _accept(self) -> None:
        """Enter: what has the focus is clicked; without a focus one is found first."""
        if self._overlay is not None:
            buttons = self._overlay.buttons
            next((b for b in buttons if b.id == self._focus.id), buttons[0]).press()
            self._refresh()
            return
        spot = self._spot_of(self._focus.id)
        if spot is None or not (self._focus.visible or self._advice is not None):
            self._focus_first()
        else:
            self._use(spot)

    def _focus_first(self) -> None:
        """A turn starts on the first thing that can be done."""
        self._focus.visible = True
        ids = {item.id for item in self._focus.items}
        wanted = [spot.id for line in self.play.lines for spot in line.chosen if spot.id in ids]
        if wanted:
            self._focus.to(wanted[0])
        elif self._focus.items:
            self._focus.to(self._focus.items[0].id)
        self._point()

    def _arrow(self, intent: Intent) -> bool:
        """Tab and arrows; inside a card Down goes through its buttons."""
        if self._overlay is None and self._focus.current is None and intent in MOVES:
            self._focus_first()
            return True
        moved = self._inside(intent) or self._focus.move(intent)
        if moved:
            self._focus.visible = True
            self._point()
        return moved

    def _inside(self, intent: Intent) -> bool:
        """Arrows in the row in front: sideways from card to card, down through a card's signs."""
        here = self._spot_of(self._focus.id)
        if here is None or here.kind not in {TargetKind.ROW, TargetKind.SIGN, TargetKind.STAR}:
            return False
        row = [
            hot.spot
            for hot in self._hots
            if hot.group == "row" and self._focus.get(hot.spot.id) is not None
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
        goal = self._step(line, place, step)
        return goal is not None and self._focus.to(goal.id)

    def _step(self, line: list[Target], place: int | None, step: int) -> Target | None:
        if place is None or not 0 <= place + step < len(line):
            return None
        return line[place + step]
