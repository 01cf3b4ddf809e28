"""What players can do at the table, whether with pointer, keys or gamepad."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Protocol, get_args

from ecosfera.games.baltica.additions import END_TURN, MUSIC, PACE, ROWS, SEATS
from ecosfera.games.baltica.moves.targets import END, Target, TargetKind
from ecosfera.games.baltica.panels import bar
from ecosfera.games.baltica.panels.detail_corner import CARDS, TURN_PAGE
from ecosfera.games.baltica.panels.policy_pool import MORE
from ecosfera.games.baltica.panels.sheets import TableSheet
from ecosfera.games.baltica.rules.ids import EVERY_PLAYER
from ecosfera.games.baltica.rules.view import in_front
from ecosfera.games.baltica.table.turn_guard import FOR_END
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.settings import Pace

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from ecosfera.games.baltica.rules.ids import PlayerId
    from ecosfera.games.baltica.table.controller import TableController
    from ecosfera.games.baltica.table.display import TableDisplay
    from ecosfera.games.baltica.table.pointing import Pointing
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.focus import Focus, Focusable
    from ecosfera.ui.widgets import Button

PACES: Final[tuple[Pace, ...]] = get_args(Pace)
FOR_NUMBER: Final = 0.25
"""Seconds after a number key in which another one may be meant for the list before."""
DOUBLE: Final = 0.4
"""Seconds within which a second press at the same place belongs to a double click."""
NEAR: Final = 12
"""Pixels between two presses at the same place, at most."""
MOVES: Final = frozenset({Intent.NEXT, Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN})
ALWAYS: Final = frozenset({Intent.MENU, Intent.BACK, Intent.UNDO, Intent.REDO})
"""Intents that mean the same while something moves."""
LOOKS: Final = ALWAYS | {Intent.RULES}
"""Intents that mean the same while a prompt is put aside."""
SCROLLS: Final = frozenset({Intent.UP, Intent.DOWN})
"""Intents that scroll the log or a long text, and do not close a sheet at its ends."""
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


class TableHost(Protocol):
    """What the commands need of the scene and of the rest of the program."""

    @property
    def focus(self) -> Focus:
        """Return what the keys can reach."""

    @property
    def pointing(self) -> Pointing:
        """Return what is pointed at."""

    def look_away(self) -> None:
        """Point at nothing until the pointer or the focus is moved."""

    def press(self, button: Button) -> None:
        """Press a button of a prompt."""

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
        display: TableDisplay,
        host: TableHost,
    ) -> None:
        self.context = context
        self.controller = controller
        self.display = display
        self.host = host
        self._numbered = -FOR_NUMBER
        """When a number key last had an effect, by the clock of the stage."""
        self._pressed = (-DOUBLE, (0, 0))
        """When and where the pointer was pressed last, by the clock of the stage."""
        self._accepted = -FOR_END
        """When Enter was pressed last, by the clock of the stage."""
        self._nodded: object = None
        """The explanation whose move Enter makes: it was pressed once, or the keys have moved."""
        self._own: PlayerId | None = None
        """The row of the only person, also after it was given away."""
        self._sheets: Mapping[Intent, Callable[[], None]] = {
            Intent.INSPECT: self.inspect,
            ROWS: lambda: self.toggle(TableSheet.ROWS),
            Intent.LOG: lambda: self.toggle(TableSheet.LOG),
        }
        self._acts: Mapping[Intent, Callable[[], None]] = {
            Intent.ACCEPT: self.accept,
            Intent.BACK: self.back,
            Intent.MENU: host.open_pause,
            END_TURN: self.end_turn,
            Intent.UNDO: self.undo,
            Intent.REDO: self.redo,
            Intent.HINT: self.hint,
            Intent.RULES: self.rules,
            PACE: self.change_pace,
            MUSIC: self.toggle_music,
        }

    # -- clicks ----

    def use(self, target: Target) -> None:
        """Handle a click or Enter on a target; in a teammate's turn most targets mean: go on."""
        controller, frame = self.controller, self.display.base
        disabled = bar.is_button(frame, target) and not bar.is_enabled(frame, target)
        if target.kind in PRESSED and not disabled:
            self.context.sound("bubble")
        if self.display.peeking:
            self._look(target)
        elif target.kind is TargetKind.SEAT:
            self._ask_seat(target.player)
        elif controller.waiting and target.kind is TargetKind.END:
            self.lead_teammates()
        elif target.kind is TargetKind.END and self._is_early(key=False):
            pass
        elif controller.waiting and target.kind not in {TargetKind.BAR, TargetKind.LOG}:
            controller.advice.nudge()
        else:
            self._use(target)
            self.controller.notice(target)
        controller.advice.hide_hint()

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
                self._press(bar.bar_name(target))
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
            case TargetKind.DISCARD:
                self.toggle(TableSheet.PILES)
            case _ if self.controller.touch(target):
                self._aim()
            case _:
                preview = self.display.preview(target)
                if self.controller.comes_later(target):
                    self.context.say(preview.sentence)
                self.display.refuse(target if preview.why else None)
                if not preview.why and target.kind in CARDS:
                    self.controller.advice.tell_enlarging(self.context.keys.label(Intent.INSPECT))

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
            case "pace":
                self.change_pace()
                # Its tip would lie over the row of a teammate until the pointer moves.
                self.host.look_away()
            case _:
                self.host.open_pause()

    def choose(self, number: int) -> None:
        """Choose a line of the move list, counted from 0."""
        if self.controller.choose(number):
            self._aim()

    def _choose_key(self, number: int) -> None:
        """Choose the line with a number key; what comes next is not hidden by what lies there.

        A key pressed again at once was meant for the list that was there before.
        """
        now = self.controller.stage.now
        if now - self._numbered < FOR_NUMBER:
            return
        if self.controller.choose_key(number):
            self._numbered = now
            self.display.look_away()
            self._aim()
        else:
            self._tell_keys()

    def _tell_keys(self) -> None:
        """Tell, above the list of moves, which number keys choose a line.

        Nothing that is pointed at hides the list then.
        """
        keys = sum(number > 0 for number in self.controller.numbers)
        if self.controller.ready and keys:
            self.display.clear_refusal()
            self.host.focus.visible = False
            self.host.look_away()
            note = self.context.words.count("table.choose-keys", keys)
            self.display.note_in_list(note)
            self.context.say(note)

    def _aim(self) -> None:
        """Focus what can be chosen next after a step of a move, if the keys are in use."""
        display = self.display
        display.first = 0
        if self.controller.choosing:
            self.context.sound("bubble")
            if self.host.pointing.keys and self.host.focus.items:
                self.host.focus.to(self.host.focus.items[0].id)
        if self.controller.advice.advised is not None and display.frame.hinted:
            # Pressing Enter repeatedly follows the hint step by step.
            self.host.focus.to(min(display.frame.hinted).id, tell=False)

    def end_turn(self) -> None:
        """End the turn, or choose the first answer of a strip or page that is shown.

        Questions ignore this key, as a player who presses it twice has not read them.
        """
        prompt = self.display.prompt
        if prompt is None:
            if not self.controller.end_turn():
                self._tell_keys()
        elif prompt.question is None:
            self.host.press(prompt.button(None))

    def back(self) -> None:
        """Close or undo the latest sheet, refusal, step or prompt; else open the pause menu."""
        display, focus = self.display, self.host.focus
        advice = self.controller.advice
        if display.sheet is not None:
            display.close_sheet()
        elif display.peeking:
            display.peek()
        elif display.prompt is not None and display.prompt.bubble is not None:
            self.host.open_pause()
        elif display.clear_refusal():
            pass
        elif self.controller.back():
            display.first = 0
        elif display.prompt is not None:
            self.host.press(display.prompt.last)
        elif advice.shows_hint or (focus.visible and focus.current):
            advice.drop_hint()
            advice.hide_hint()
            focus.visible = False
            focus.drop()
            self.host.look_away()
        else:
            self.host.open_pause()

    # -- history and help ----

    def undo(self) -> None:
        """Go back to the last decision of a person."""
        if self.controller.undo():
            self.display.show_sea()
        elif self.controller.history.undo_is_unfair:
            self.context.say(self.context.words("table.undo-unfair"))

    def redo(self) -> None:
        """Redo what was undone."""
        if self.controller.redo():
            self.display.show_sea()

    def hint(self) -> None:
        """Show the best idea and its reasons, or when repeated the next idea.

        While something is explained, that is spoken again instead.
        """
        bubble = self.controller.bubble
        if bubble is not None and self.controller.guidance.restricts:
            self.context.say(bubble.sentence)
        elif self.controller.advice.show_hint():
            self.show_idea()

    def show_idea(self) -> None:
        """Show and speak the idea of the hint, and focus its first target."""
        say, focus = self.context.say, self.host.focus
        focus.visible = False
        self.host.look_away()
        frame = self.display.frame
        if frame.advice is not None:
            for sentence in (frame.advice.head, frame.advice.what, *frame.advice.why):
                say(sentence)
        widget = self.display.target(frame.pointed) if frame.pointed is not None else None
        if widget is not None:
            say(widget.name)
            if frame.preview.sentence:
                say(frame.preview.sentence)
            focus.to(widget.id, tell=False)

    def rules(self) -> None:
        """Open the rulebook where it explains why the target pointed at cannot be used."""
        self.host.open_rulebook(self.display.frame.preview.why)

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
            self.host.open_guide(names[card], in_play)
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
        """Ask who will play the row of the only person from now on; of several, that in front."""
        state, players = self.controller.match.state, self.controller.players
        rows = EVERY_PLAYER[: state.config.players]
        people = [player for player in rows if not players.plays(player)]
        if people:
            self._own = people[0] if len(people) == 1 else None
        self._ask_seat(in_front(state) if self._own is None else self._own)

    def _ask_seat(self, player: PlayerId) -> None:
        if not self.controller.guidance.restricts:
            self.controller.advice.ask_seat(player)

    def change_pace(self) -> None:
        """Set the next pace of the teammates, here and from now on, and say which it is."""
        settings, words = self.context.settings, self.context.words
        pace = PACES[(PACES.index(settings.pace) + 1) % len(PACES)]
        self.context.change_settings(replace(settings, pace=pace))
        message = words("table.pace", pace=words(f"settings.pace-{pace}"))
        self.controller.speech = message
        self.context.say(message)

    def toggle_music(self) -> None:
        """Turn the music on or off, and say which; with sound off, turn both on."""
        settings = self.context.settings
        on = not (settings.sound and settings.music)
        self.context.change_settings(replace(settings, sound=settings.sound or on, music=on))
        message = self.context.words(f"common.music-{'on' if on else 'off'}")
        self.controller.speech = message
        self.context.say(message)

    def lead_teammates(self) -> None:
        """Show the turns of teammates quickly; pressed again, or if they wait, at once."""
        advice = self.controller.advice
        if advice.waits or advice.fast:
            self.skip()
            advice.nudge()
        else:
            advice.set_fast(fast=True)

    def press(self, point: tuple[int, int]) -> None:
        """Let the cards of one's own move arrive when the pointer is pressed, so that it counts.

        The second press of a double click makes no other move.
        """
        (when, where), self._pressed = self._pressed, (self.controller.stage.now, point)
        again = self._pressed[0] - when < DOUBLE and math.dist(where, point) < NEAR
        if self.controller.shows_own_move and not again:
            self.skip()

    def skip(self) -> None:
        """Finish all movements at once."""
        self.controller.skip()

    # -- focus ----

    def focused(self, item: Focusable) -> None:
        """Speak what has received the focus, and what a click on it would do."""
        self.controller.advice.drop_hint()
        self.context.say(item.name)
        target = self.host.pointing.focused
        sentence = self.display.preview(target).sentence if target is not None else ""
        if sentence:
            self.context.say(sentence)

    def focus_first(self) -> None:
        """Focus what a bubble points at, the first target of the move list, or any target."""
        focus = self.host.focus
        focus.visible = True
        ids = [item.id for item in focus.items]
        moves = self.controller.moves
        bubble = self.controller.bubble
        targets = [*(bubble.targets if bubble is not None else ())]
        targets += [target for group in moves for target in group.chosen]
        wanted = [target.id for target in targets if target.id in ids] or ids
        if wanted:
            focus.to(wanted[0], chosen=True)

    def accept(self) -> None:
        """Press the focused answer or target; without focus, set it.

        What the guidance asks for is only focused, unless the keys have gone there: pressed from
        bubble to bubble, Enter makes no move. Only the turn ends at once, if that is asked for.
        """
        prompt, focus = self.display.prompt, self.host.focus
        now, bubble = self.controller.stage.now, self.controller.bubble
        again, self._accepted = now - self._accepted < FOR_END, now
        if prompt is not None:
            self.host.press(prompt.button(focus.id))
            return
        target, hinted = self.host.pointing.focused, self.controller.advice.advised is not None
        asked = self.controller.guidance.explanation
        asks = bubble is not None and asked is not self._nodded
        self._nodded = asked
        if bubble is not None and bubble.targets == (END,) and not again:
            self.use(END)
        elif target is None or asks or not (focus.visible or hinted):
            self.focus_first()
        else:
            self.use(target)

    # -- keys ----

    def intend(self, intent: Intent) -> bool:
        """Carry out the intent of a key or gamepad button; return whether it had an effect."""
        display = self.display
        if intent in self._sheets:
            self._sheets[intent]()
        elif intent in SCROLLS and display.scroll is not None and display.scroll.end > 0:
            display.scroll.intend(intent)
        elif display.sheet is not None:
            display.close_sheet()
        elif display.peeking:
            return self._peek(intent)
        elif self._lead_by_key(intent):
            pass
        elif not self.controller.stage.idle and display.prompt is None and intent not in ALWAYS:
            self.skip()
        elif display.prompt is None and self._ends_unseen(intent):
            pass
        elif intent.number is not None:
            if display.prompt is None:
                self._choose_key(intent.number)
        elif intent in self._acts:
            self._acts[intent]()
        else:
            return self._arrow(intent)
        return True

    def _ends_unseen(self, intent: Intent) -> bool:
        """Return whether a key would end a turn that has hardly been seen."""
        accepts = intent is Intent.ACCEPT and self.host.pointing.focused == END
        return (accepts or intent is END_TURN) and self._is_early(key=True, aimed=accepts)

    def _is_early(self, *, key: bool, aimed: bool = False) -> bool:
        """Return whether a press was meant for the turn before, and say then whose turn it is."""
        controller = self.controller
        early = not controller.guided and controller.advice.guard.refuses(key=key, aimed=aimed)
        if early:
            note = self.context.words("table.end-early", key=self.context.keys.label(END_TURN))
            self.display.note_in_list(note)
            self.context.say(note)
        return early

    def _peek(self, intent: Intent) -> bool:
        """Keys while a prompt is put aside: they look at the table, and play nothing."""
        if intent in {Intent.ACCEPT, END_TURN}:
            target = self.host.pointing.focused
            if intent is Intent.ACCEPT and target is not None and self.host.focus.visible:
                self.use(target)
            else:
                self.display.peek()
        elif intent in LOOKS:
            self._acts[intent]()
        else:
            return intent.number is None and self._arrow(intent)
        return True

    def _lead_by_key(self, intent: Intent) -> bool:
        """Keys that lead the teammates, also while something moves."""
        if self.display.prompt is not None:
            return False
        if intent is SEATS:
            self.ask_seat()
        elif not self.controller.waiting:
            return False
        elif intent is END_TURN:
            self.lead_teammates()
        elif (
            intent is Intent.ACCEPT
            and self.controller.stage.idle
            and not self.host.focus.visible
            and not self.controller.teammates_wait
        ):
            self.controller.advice.nudge()
        else:
            return False
        return True

    def _arrow(self, intent: Intent) -> bool:
        """Move the focus with Tab and the arrows."""
        focus = self.host.focus
        if intent in MOVES:
            self._nodded = self.controller.guidance.explanation
        if self.display.prompt is None and focus.current is None and intent in MOVES:
            self.focus_first()
            return True
        moved = self._inside_row(intent) or focus.move(intent)
        if moved:
            focus.visible = True
        return moved

    def _inside_row(self, intent: Intent) -> bool:
        """Move sideways between the cards of the front row, and down through a card's signs."""
        focus, here = self.host.focus, self.host.pointing.focused
        if here is None or here.kind not in {TargetKind.ROW, TargetKind.SIGN, TargetKind.STAR}:
            return False
        row = [
            widget.target
            for widget in self.display.targets
            if widget.group == "row" and focus.get(widget.id) is not None
        ]
        if intent in {Intent.LEFT, Intent.RIGHT}:
            line = [other for other in row if other.kind is TargetKind.ROW]
            place = next((i for i, card in enumerate(line) if card.which == here.which), None)
            step = 1 if intent is Intent.RIGHT else -1
        elif intent in {Intent.DOWN, Intent.UP}:
            line = [other for other in row if other.which == here.which]
            place = line.index(here) if here in line else None
            step = 1 if intent is Intent.DOWN else -1
        else:
            return False
        if place is None or not 0 <= place + step < len(line):
            return False
        return focus.to(line[place + step].id, chosen=True)
