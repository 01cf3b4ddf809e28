"""What players can do at the table, whether with pointer, keys or gamepad."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.rules.view import in_front
from ecosfera.games.baltica.screens.table.panels import buttons
from ecosfera.games.baltica.screens.table.panels.detail_corner import CARDS, TURN_PAGE
from ecosfera.games.baltica.screens.table.panels.policies.policy_pool import MORE
from ecosfera.games.baltica.screens.table.panels.sheets import TableSheet

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecosfera.games.baltica.rules.ids import PlayerId
    from ecosfera.games.baltica.screens.table.controller import TableController
    from ecosfera.games.baltica.screens.table.display import TableDisplay
    from ecosfera.games.baltica.screens.table.pointing.selection import Selection
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.focus import Focusable

PRESSED: Final = frozenset(
    {
        TargetKind.SEAT,
        TargetKind.END,
        TargetKind.NO,
        TargetKind.BAR,
        TargetKind.LINE,
        TargetKind.LOG,
        TargetKind.WHY,
        TargetKind.PEEK,
    }
)
"""Targets that behave and sound like buttons."""


class TableServices(Protocol):
    """What the table needs of the rest of the program."""

    def open_pause(self) -> None:
        """Open the pause menu."""

    def open_rulebook(self, topic: str = "") -> None:
        """Open the rulebook, at the page that explains a refusal if its code is given."""

    def open_guide(self, entry: str = "", in_play: Collection[str] = ()) -> None:
        """Open the species guide at a species; `in_play` are the species on the table."""


class TableCommands:
    """Carries out commands of the players and updates the display."""

    def __init__(
        self,
        context: UiContext,
        controller: TableController,
        selection: Selection,
        display: TableDisplay,
        services: TableServices,
    ) -> None:
        self.context = context
        self.controller = controller
        self.selection = selection
        self.display = display
        self.services = services

    # -- clicks ----

    def use(self, target: Target) -> None:
        """Handle a click or Enter on a target; in a teammate's turn most targets mean: go on."""
        controller, frame = self.controller, self.display.frame
        disabled = buttons.is_button(frame, target) and not buttons.is_enabled(frame, target)
        if target.kind in PRESSED and not disabled:
            self.context.sound("bubble")
        if self.display.peeking:
            self._look(target)
        elif target.kind is TargetKind.SEAT:
            self._ask_seat(target.player)
        elif controller.waiting and target.kind is TargetKind.END:
            self._lead()
        elif controller.waiting and target.kind not in {TargetKind.BAR, TargetKind.LOG}:
            controller.advice.nudge()
        else:
            self._use(target)
            self.controller.notice(target)
        self.display.refresh()

    def _look(self, target: Target) -> None:
        """Handle a click while a prompt is put aside: everything can be looked at, not played."""
        if target.kind is TargetKind.PEEK:
            self.display.peek()
        elif target.kind in {TargetKind.BAR, TargetKind.LOG}:
            self._use(target)
        elif target.kind in CARDS:
            self.toggle(TableSheet.CARD)
        elif target.kind is TargetKind.POOL and target.which == MORE:
            self.display.turn_pool()

    def _use(self, target: Target) -> None:
        match target.kind:
            case TargetKind.BAR:
                self._press(buttons.bar_name(target))
            case TargetKind.WHY:
                self.rules()
            case TargetKind.LOG:
                self.toggle(TableSheet.LOG)
            case TargetKind.LINE if target.which == TURN_PAGE:
                self.display.turn_page(1)
            case TargetKind.LINE:
                self.choose(target.which)
            case TargetKind.POOL if target.which == MORE:
                self.display.turn_pool()
            case _ if self.controller.touch(target):
                self._aim()
            case _:
                preview = self.controller.preview(target)
                if self.controller.comes_later(target):
                    self.context.say(preview.sentence)
                refused = bool(preview.why)
                self.selection.refuse(target if refused else None, self.controller.move)
                if not refused and target.kind in CARDS and not self._follows:
                    self.toggle(TableSheet.CARD)

    @property
    def _follows(self) -> bool:
        """Return whether a certain target is expected: in a move, or in the guided game."""
        return self.controller.choosing or self.controller.guided

    def _press(self, name: str) -> None:
        """Press a button of the bar."""
        match name:
            case "undo":
                self.undo()
            case "redo":
                self.redo()
            case "hint":
                self.hint()
            case "rules":
                self.rules()
            case _:
                self.services.open_pause()

    def choose(self, number: int, *, by_key: bool = False) -> None:
        """Choose a line of the move list, counted from 0; `by_key` if with a number key."""
        if self.controller.choose(number, by_key=by_key):
            self._aim()
        self.display.refresh()

    def _aim(self) -> None:
        """Focus what can be chosen next after a step of a move, if the keys are in use."""
        display, focus = self.display, self.selection.focus
        display.first = 0
        display.refresh()
        if self.controller.choosing:
            self.context.sound("bubble")
            if self.selection.keys_in_use and focus.items:
                focus.to(focus.items[0].id)
        if self.controller.advice.advised is not None and display.frame.hinted:
            # Pressing Enter repeatedly follows the hint step by step.
            focus.to(min(display.frame.hinted).id, tell=False)

    def end_turn(self) -> None:
        """End the turn, or choose the first answer of a strip or page that is shown.

        Questions ignore this key, as a player who presses it twice has not read them.
        """
        prompt = self.display.prompt
        if prompt is None:
            self.controller.end_turn()
        elif prompt.question is None:
            prompt.accept(None)
        self.display.refresh()

    def back(self) -> None:
        """Close or undo the latest sheet, refusal, step or prompt; else open the pause menu."""
        display, selection = self.display, self.selection
        focus, advice = selection.focus, self.controller.advice
        if display.sheet is not None:
            display.close_sheet()
        elif display.peeking:
            display.peek()
        elif display.prompt is not None and display.prompt.bubble is not None:
            self.services.open_pause()
        elif selection.forgive():
            display.refresh()
        elif self.controller.back():
            display.first = 0
            display.refresh()
        elif display.prompt is not None:
            display.prompt.decline()
            display.refresh()
        elif advice.advised is not None or (selection.keys_in_use and focus.current):
            advice.drop_hint()
            selection.leave_keys()
            focus.drop()
            selection.hover(None)
            display.refresh()
        else:
            self.services.open_pause()

    # -- history and help ----

    def undo(self) -> None:
        """Go back to the last decision of a person."""
        if self.controller.undo():
            self._jumped()
        elif self.controller.history.undo_is_unfair:
            self.context.say(self.context.words("table.undo-unfair"))

    def redo(self) -> None:
        """Redo what was undone."""
        if self.controller.redo():
            self._jumped()

    def _jumped(self) -> None:
        self.display.show_sea()
        self.display.refresh()

    def hint(self) -> None:
        """Show the best idea and its reasons, or when repeated the next idea.

        While something is explained, that is spoken again instead.
        """
        bubble = self.controller.bubble
        if bubble is not None and self.controller.guidance.restricts:
            self.context.say(bubble.sentence)
        elif self.controller.advice.show_hint():
            self.show_idea()
        else:
            self.display.refresh()

    def show_idea(self) -> None:
        """Show and speak the idea of the hint, and focus its first target."""
        display, selection, say = self.display, self.selection, self.context.say
        selection.leave_keys()
        selection.hover(None)
        display.refresh()
        frame = display.frame
        if frame.advice is not None:
            for sentence in (frame.advice.head, frame.advice.what, *frame.advice.why):
                say(sentence)
        area = next((area for area in display.areas if area.spot == frame.pointed), None)
        if area is not None:
            say(area.name)
            if frame.preview.sentence:
                say(frame.preview.sentence)
            selection.focus.to(area.spot.id, tell=False)

    def rules(self) -> None:
        """Open the rulebook where it explains why the target pointed at cannot be used."""
        self.services.open_rulebook(self.display.frame.preview.why)

    def inspect(self) -> None:
        """Enlarge the card pointed at, open the guide at a species, or close the sheet.

        While a prompt is open, look at the table behind it, or go back to it.
        """
        display = self.display
        if display.prompt is not None or (display.peeking and display.sheet is None):
            display.peek()
            return
        card, book = self.display.card_pointed(), self.display.frame.book
        species = card is not None and book.is_species(card)
        if card is not None and species and not self._is_open(TableSheet.CARD):
            seen, names = self.display.frame.seen, book.cards.names
            lying = [*seen.producers, *seen.consumers, *(c for row in seen.rows for c in row)]
            in_play = [names[c] for c in lying if c >= 0 and book.is_species(c)]
            self.services.open_guide(names[card], in_play)
        else:
            self.toggle(TableSheet.CARD)

    def look_or_back(self) -> None:
        """Enlarge the card pointed at; without one, or while something is open, go back."""
        display = self.display
        if display.prompt is not None and display.prompt.bubble is not None:
            return
        busy = display.sheet is not None or display.prompt is not None or self.controller.choosing
        if busy or display.card_pointed() is None:
            self.back()
        else:
            self.toggle(TableSheet.CARD)

    def toggle(self, sheet: TableSheet) -> None:
        """Open or close a sheet over the table."""
        display = self.display
        if display.prompt is not None:
            return
        if self._is_open(sheet):
            display.close_sheet()
        elif sheet is TableSheet.CARD and display.card_pointed() is None:
            return
        elif sheet is not TableSheet.ROWS or display.frame.others:
            display.open_sheet(sheet)

    def _is_open(self, sheet: TableSheet) -> bool:
        opened = self.display.sheet
        return opened is not None and opened.sheet is sheet

    # -- teammates ----

    def ask_seat(self) -> None:
        """Ask who will play the row in front from now on."""
        self._ask_seat(in_front(self.controller.match.state))
        self.display.refresh()

    def _ask_seat(self, player: PlayerId) -> None:
        if not self.controller.guidance.restricts:
            self.controller.advice.ask_seat(player)

    def lead_teammates(self) -> None:
        """Switch between fast and normal turns of teammates, or let one that waits go on."""
        self._lead()
        self.display.refresh()

    def _lead(self) -> None:
        advice = self.controller.advice
        if advice.waits:
            advice.nudge()
        else:
            advice.set_fast(fast=not advice.fast)

    def skip(self) -> None:
        """Finish all movements at once."""
        self.controller.skip()
        self.display.refresh()

    # -- focus ----

    def focused(self, item: Focusable) -> None:
        """Speak what has received the focus, and what a click on it would do."""
        self.controller.advice.drop_hint()
        self.context.say(item.name)
        target = self.selection.focused
        sentence = self.controller.preview(target).sentence if target is not None else ""
        if sentence:
            self.context.say(sentence)

    def focus_first(self) -> None:
        """Focus what a bubble points at, the first target of the move list, or any target."""
        focus = self.selection.focus
        focus.visible = True
        ids = {item.id for item in focus.items}
        moves = self.controller.moves
        bubble = self.controller.bubble
        targets = [*(bubble.spots if bubble is not None else ())]
        targets += [target for group in moves for target in group.chosen]
        wanted = [target.id for target in targets if target.id in ids]
        if wanted:
            focus.to(wanted[0])
        elif focus.items:
            focus.to(focus.items[0].id)
        self.display.point()

    def accept(self) -> None:
        """Press the focused answer or target; without focus, set it."""
        display, selection = self.display, self.selection
        if display.prompt is not None:
            display.prompt.accept(selection.focus.id)
            display.refresh()
            return
        target, hinted = selection.focused, self.controller.advice.advised is not None
        if target is not None and (selection.keys_in_use or hinted):
            self.use(target)
        else:
            self.focus_first()
