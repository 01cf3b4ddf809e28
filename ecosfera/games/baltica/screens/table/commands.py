"""What the players can do at the table, whether by pointer, keys or gamepad."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.rules.view import in_front
from ecosfera.games.baltica.screens.table.panels import buttons
from ecosfera.games.baltica.screens.table.panels.detail_corner import TURN_PAGE
from ecosfera.games.baltica.screens.table.panels.policy_pool import MORE
from ecosfera.games.baltica.screens.table.panels.sheets import TableSheet

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecosfera.games.baltica.screens.table.controller import TableController
    from ecosfera.games.baltica.screens.table.display import TableDisplay
    from ecosfera.games.baltica.screens.table.selection import Selection
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.focus import Focusable

PRESSED: Final = frozenset(
    {
        TargetKind.SEAT,
        TargetKind.END,
        TargetKind.NO,
        TargetKind.BAR,
        TargetKind.LINE,
        TargetKind.WHY,
    }
)
"""Targets that work like buttons, and sound like them."""


class TableServices(Protocol):
    """What the table needs of the program around it."""

    def open_pause(self) -> None:
        """Open the pause menu."""

    def open_rulebook(self, topic: str = "") -> None:
        """Open the rulebook, at the code of a refusal if one is given."""

    def open_guide(self, entry: str = "", in_play: Collection[str] = ()) -> None:
        """Open the species guide at a species; `in_play` are those on the table."""


class TableCommands:
    """Carries out what the players want, and brings the display up to date."""

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

    def use(self, spot: Target) -> None:
        """Take a click, or Enter, on a target; while a teammate plays it mostly means: go on."""
        controller, frame = self.controller, self.display.frame
        disabled = buttons.is_button(frame, spot) and not buttons.is_enabled(frame, spot)
        if spot.kind in PRESSED and not disabled:
            self.context.sound("bubble")
        if spot.kind is TargetKind.SEAT:
            controller.advice.ask_seat(spot.which)
        elif controller.waiting and spot.kind is TargetKind.END:
            controller.advice.set_fast(fast=not controller.advice.fast)
        elif controller.waiting and spot.kind is not TargetKind.BAR:
            controller.advice.nudge()
        else:
            self._use(spot)
        self.display.refresh()

    def _use(self, spot: Target) -> None:
        match spot.kind:
            case TargetKind.BAR:
                self._press(buttons.bar_name(spot))
            case TargetKind.WHY:
                self.rules()
            case TargetKind.LINE if spot.which == TURN_PAGE:
                self.display.turn_page(1)
            case TargetKind.LINE:
                self.choose(spot.which)
            case TargetKind.POOL if spot.which == MORE:
                self.display.turn_pool()
            case _ if self.controller.touch(spot):
                self._aim()
            case _:
                refused = bool(self.controller.preview(spot).why)
                self.selection.refuse(spot if refused else None, self.controller.move)

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

    def choose(self, number: int) -> None:
        """Choose a row of the move list, counted from 0."""
        if self.controller.choose(number):
            self._aim()
        self.display.refresh()

    def _aim(self) -> None:
        """After a step of a move: with the keys in use, focus what can be chosen next."""
        display, focus = self.display, self.selection.focus
        display.first = 0
        display.refresh()
        if self.controller.choosing:
            self.context.sound("bubble")
            if self.selection.keys_in_use and focus.items:
                focus.to(focus.items[0].id)
        if self.controller.advice.advised is not None and display.frame.hinted:
            # Enter alone does what the hint says, step by step
            focus.to(min(display.frame.hinted).id, tell=False)

    def end_turn(self) -> None:
        """End the turn; where a strip or page is shown, give its first answer.

        A question waits for another key: whoever presses this one twice has not read it.
        """
        prompt = self.display.prompt
        if prompt is None:
            self.controller.end_turn()
        elif prompt.question is None:
            prompt.accept(None)
        self.display.refresh()

    def back(self) -> None:
        """Take the last thing back: a sheet, a refusal, a step, a prompt; else open the menu."""
        display, selection = self.display, self.selection
        focus, advice = selection.focus, self.controller.advice
        if display.sheet is not None:
            display.close_sheet()
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
        """Go back to the last decision of people."""
        if self.controller.undo():
            self._jumped()
        elif self.controller.history.undo_is_unfair:
            self.context.say(self.context.words("table.undo-unfair"))

    def redo(self) -> None:
        """Do again what was undone."""
        if self.controller.redo():
            self._jumped()

    def _jumped(self) -> None:
        self.display.show_sea()
        self.display.refresh()

    def hint(self) -> None:
        """Show what seems best and why; asked again, the next idea."""
        if self.controller.advice.show_hint():
            self.show_idea()
        else:
            self.display.refresh()

    def show_idea(self) -> None:
        """Show and say the idea of the hint, and focus where it begins."""
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
        """Open the rulebook at what explains why a click on the thing pointed at does nothing."""
        self.services.open_rulebook(self.display.frame.preview.why)

    def inspect(self) -> None:
        """Show the card pointed at very large, or a species in the guide; or close the sheet."""
        card, book = self.display.card_pointed(), self.display.frame.book
        species = card is not None and book.is_species(card)
        if card is not None and species and not self._is_open(TableSheet.CARD):
            seen, names = self.display.frame.seen, book.cards.names
            lying = [*seen.producers, *seen.consumers, *(c for row in seen.rows for c in row)]
            in_play = [names[c] for c in lying if c >= 0 and book.is_species(c)]
            if self.display.prompt is None:
                self.services.open_guide(names[card], in_play)
        else:
            self.toggle(TableSheet.CARD)

    def toggle(self, sheet: TableSheet) -> None:
        """Lay a sheet over the table, or take it away."""
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
        """Ask who shall play the row in front from now on."""
        self.controller.advice.ask_seat(in_front(self.controller.match.state))
        self.display.refresh()

    def toggle_fast(self) -> None:
        """Show the teammates' turns quickly, or no longer."""
        self.controller.advice.set_fast(fast=not self.controller.advice.fast)
        self.display.refresh()

    def skip(self) -> None:
        """Let everything that moves arrive at once."""
        self.controller.skip()
        self.display.refresh()

    # -- focus ----

    def focused(self, item: Focusable) -> None:
        """Say what the keys went to, and what a click there would do."""
        self.controller.advice.drop_hint()
        self.context.say(item.name)
        spot = self.selection.focused
        sentence = self.controller.preview(spot).sentence if spot is not None else ""
        if sentence:
            self.context.say(sentence)

    def focus_first(self) -> None:
        """Focus the first thing the move list begins with, or the first thing there is."""
        focus = self.selection.focus
        focus.visible = True
        ids = {item.id for item in focus.items}
        moves = self.controller.moves
        wanted = [spot.id for group in moves for spot in group.chosen if spot.id in ids]
        if wanted:
            focus.to(wanted[0])
        elif focus.items:
            focus.to(focus.items[0].id)
        self.display.point()

    def accept(self) -> None:
        """Give the answer, or click the target, that has the focus; without one find one."""
        display, selection = self.display, self.selection
        if display.prompt is not None:
            display.prompt.accept(selection.focus.id)
            display.refresh()
            return
        spot, hinted = selection.focused, self.controller.advice.advised is not None
        if spot is not None and (selection.keys_in_use or hinted):
            self.use(spot)
        else:
            self.focus_first()
