"""What the buttons, clicks and keys of the table do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.app.pause.scene import PauseScene
from ecosfera.games.baltica.codec.challenge import encode, has_code
from ecosfera.games.baltica.moves.targets import END, Target, TargetKind
from ecosfera.games.baltica.screens import library
from ecosfera.games.baltica.screens.table.geometry.poses import pool_cards
from ecosfera.games.baltica.screens.table.panels import buttons, detail_corner, sheets
from ecosfera.games.baltica.screens.table.panels.detail_corner import CARDS
from ecosfera.games.baltica.screens.table.panels.policy_pool import MORE, boxes
from ecosfera.games.baltica.screens.table.panels.sheets import TableSheet
from ecosfera.games.baltica.screens.table.refusal_help import Wondering
from ecosfera.games.game_screens import PauseChoice, TableResult

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.actions import Action

ENDS = {
    PauseChoice.RESTART: TableResult.RESTART,
    PauseChoice.MENU: TableResult.MENU,
    PauseChoice.QUIT: TableResult.QUIT,
}


class Acting(Wondering):
    """The table, with everything that can be done at it."""

    def act(self, action: Action) -> None:
        """Does an action without questions: for `shots` and `bench`."""
        self.play.do(action)
        self._refresh()

    def _use(self, spot: Target) -> None:
        """A click, or Enter, on something."""
        match spot.kind:
            case TargetKind.BAR:
                self._bar(buttons.bar_name(spot))
            case TargetKind.WHY:
                self._show_rules()
            case TargetKind.LINE if spot.which == detail_corner.TURN_PAGE:
                self._turn_page(1)
            case TargetKind.LINE:
                self._choose(spot.which)
            case TargetKind.POOL if spot.which == MORE:
                shown = len(boxes(self.look)) - 1
                self._pool_first = (self._pool_first + shown) % len(pool_cards(self.look.seen))
            case _:
                if self.play.touch(spot):
                    self._first = 0
                    self._aim()
                else:
                    self._ask_why(spot)
        if self._stack is not None:
            self._refresh()

    def _choose(self, number: int) -> None:
        """A line of the list."""
        if self.play.choose(number):
            self._first = 0
            self._aim()

    def _aim(self) -> None:
        """With the keys in use the focus goes to the first thing that can be chosen next."""
        self._refresh()
        doing = self.play.doing
        if doing is None or not doing.choosing:
            return
        self.context.sound("bubble")
        if self._focus.visible and self._focus.items:
            self._focus.to(self._focus.items[0].id)

    def _turn_page(self, step: int) -> None:
        """The next lines of the list, or the first ones again."""
        if self._shown is None:
            return
        following = detail_corner.next_page(self._shown)
        more = step > 0 and following < len(self.play.lines)
        self._first = following if more else 0
        self._point()

    def _bar(self, name: str) -> None:
        match name:
            case "undo":
                self._undo()
            case "redo":
                self._redo()
            case "hint":
                self._show_hint()
            case "rules":
                self._show_rules()
            case _:
                self._menu()

    # -- history and help ----

    def _undo(self) -> None:
        if self.play.undo():
            self._forget()
        elif self.play.undo_is_unfair:
            self.context.say(self.context.words("table.undo-unfair"))

    def _redo(self) -> None:
        if self.play.redo():
            self._forget()

    def _forget(self) -> None:
        """After a jump in history nothing that was begun or hinted counts."""
        self._advice = None
        seen = self.play.stage.view
        self.canvas.sea.show(tuple(seen.habitats), seen.impacts)
        self._refresh()

    def _show_hint(self) -> None:
        """The next idea of what to do."""
        raise NotImplementedError

    def _show_rules(self) -> None:
        """The rulebook, at what explains why the thing pointed at cannot be done."""
        self.push(library.rulebook(self.context, self.look.preview.why))

    # -- sheets ----

    def _lay(self, sheet: TableSheet) -> None:
        """Lays a sheet over the table, or takes it away."""
        if self._overlay is not None:
            return
        if self._sheet is sheet:
            self._sheet = None
            self.dirty = True
            return
        card = self._card_pointed()
        if sheet is TableSheet.CARD and card is None:
            return
        if sheet is TableSheet.CARD and card is not None and self.book.is_species(card):
            self._show_species(card)
            return
        if sheet is TableSheet.ROWS and not self.look.others:
            return
        self._sheet, self._sheet_card, self._sheet_back = sheet, card, 0
        for sentence in sheets.spoken(self.look, self.play, sheet, card):
            self.context.say(sentence)
        self.dirty = True

    def _scroll(self, by: float) -> bool:
        """Scrolls what has happened back by so many pixels, or on; false if all of it shows."""
        if self._sheet is not TableSheet.LOG:
            return False
        end = sheets.earlier(self.look, self.play)
        self._sheet_back = round(min(end, max(0.0, self._sheet_back + by)))
        self.dirty = True
        return end > 0

    def _scroll_lines(self, lines: int) -> bool:
        return self._scroll(lines * self.context.metrics.size(1.24))

    def _scroll_pages(self, pages: float) -> bool:
        return self._scroll(pages * sheets.page(self.look, self.play))

    def _show_species(self, card: int) -> None:
        """The species guide at a card; it can show only those that lie on the table, too."""
        seen, names = self.look.seen, self.book.cards.names
        lying = [*seen.producers, *seen.consumers, *(c for row in seen.rows for c in row)]
        here = [names[c] for c in lying if c >= 0 and self.book.is_species(c)]
        self.push(library.guide(self.context, names[card], here))

    def _card_pointed(self) -> int | None:
        """The card the pointer or the keys are on."""
        pointed = self.look.pointed
        if pointed is None:
            return None
        if pointed.kind in CARDS or (pointed.kind is TargetKind.POOL and pointed.which >= 0):
            return pointed.which
        return None

    # -- leaving ----

    def _menu(self) -> None:
        config = self.match.state.config
        code = encode(config) if has_code(config) else None
        self.push(PauseScene(self.context, code, self._save), self._paused)

    def _paused(self, choice: PauseChoice) -> None:
        if choice in ENDS:
            self.finish(ENDS[choice])

    def _back(self) -> None:
        """Esc: a sheet away, a step back, then to the list, then to the menu."""
        if self._sheet is not None:
            self._sheet = None
            self.dirty = True
        elif self._stop_asking():
            pass
        elif self.play.back():
            self._first = 0
            self._refresh()
        elif self._overlay is not None:
            self._overlay.buttons[-1].press()
            self._refresh()
        elif self._advice is not None or (self._focus.visible and self._focus.current):
            self._advice = None
            self._focus.visible = False
            self._focus.drop()
            self._hovered = None
            self._refresh()
        else:
            self._menu()

    def _end_turn(self) -> None:
        """The key that ends the turn; on a strip or page it is the first answer.

        A question waits for another key: whoever presses this one twice has not read it.
        """
        if self._overlay is not None and self._overlay.question is not None:
            return
        if self._overlay is not None:
            self._overlay.buttons[0].press()
            self._refresh()
        elif END in self.play.targets():
            self.play.touch(END)
            self._refresh()
