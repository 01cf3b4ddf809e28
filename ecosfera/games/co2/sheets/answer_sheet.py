"""The sheet on which an offer is answered."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.cards.brush import Brush
from ecosfera.games.co2.moves.offer_draft import GET, GIVE, OfferDraft
from ecosfera.games.co2.moves.uses import AREA
from ecosfera.games.co2.rules.state import Offer
from ecosfera.games.co2.sheets.board_pieces import beside_board, hint_button, inner_room, pieces
from ecosfera.games.co2.sheets.large_trays import LargeTrays
from ecosfera.games.co2.sheets.trays import Trays
from ecosfera.tabletop.scene import FOR_TURN
from ecosfera.ui.draw.layout import Space, beside, columns
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import AMBER_DEEP, INK, PAPER
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Label, Widget
from ecosfera.ui.widgets.scroll_view import ScrollView
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from ecosfera.games.co2.rules.state import Side, View
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext


HEIGHT: Final = 34
"""Height of the sheet in bodies, the same for all offers but the largest.

So its buttons are always where they were; an offer that needs more room makes it higher above them.
"""


HINT_ROWS: Final = 2
"""Lines of a hint for which there is room from the start."""
MARK: Final = 1.5
"""Diameter of the mark of who gives something, in bodies."""
ANSWER: Final = 3.6
"""Height of the answers in bodies."""


class Answer(StrEnum):
    """What a player answers."""

    ACCEPT = "accept"
    REFUSE = "refuse"
    COUNTER = "counter"
    LOOK = "look"
    """Look at the board first; the answer is in the list of moves too."""
    UNDO = "undo"
    """Go back to the last decision."""


LEAVING: Final = (Intent.ACCEPT, Intent.BACK)
"""What would close the sheet as it is opened."""
NUMBERED: Final = (Answer.ACCEPT, Answer.COUNTER, Answer.REFUSE)
"""The answers with number keys, in their order; the list of moves has the same keys."""


class AnswerSheet(Sheet[Answer]):
    """Shows an offer from the side of the player who answers it.

    No answer is preset: Enter looks at the board as long as no key has shown the focus. `possible`
    are the answers that can be given; a counter-offer to a counter-offer is another offer. It lies
    beside the board, with the controls of the table `around` it. `advice` returns a hint, if hints
    may be asked for. A counter-offer marks what it has changed of both sides `before`.
    """

    scrim = 0.28
    start = Answer.LOOK
    click_beside_leaves = False

    def __init__(  # noqa: PLR0913 (what the sheet can show, by keyword)
        self,
        context: UiContext,
        names: Names,
        view: View,
        said: str = "",
        *,
        possible: Collection[Answer] = NUMBERED,
        around: Callable[[], Sequence[Widget]] = tuple,
        advice: Callable[[], str] | None = None,
        before: tuple[Side, Side] | None = None,
    ) -> None:
        super().__init__(context)
        self._focus.visible = False
        self.said = said
        """What the computer player said who makes a counter-offer."""
        self.names = names
        self._around = around
        self._advice = advice
        self._before = before
        self._hint = ""
        """The hint that is shown."""
        self._since = 0.0
        """Seconds since it was opened."""
        self._disc = pygame.Rect(0, 0, 0, 0)
        self.draft = OfferDraft.pending(view)
        self._first = isinstance(view.pending[-1], Offer)
        self._possible = possible
        self._only = next(iter(possible)) if len(possible) == 1 else None
        """The answer that a guided match wants."""
        if self._only is not None:
            self.start = self._only
        self._views = (ScrollView("give", context), ScrollView("get", context))
        for tray in self._views:
            tray.ground = PAPER

    @property
    def headline(self) -> str:
        """Return who is asked, by whom, what the offer is, and what it lets others do."""
        alarms = (self._alarm(which) for which in (GIVE, GET))
        told = [self._title(), self.said, self._terms(), *self._completed(), *alarms]
        return " ".join(filter(None, told))

    def _completed(self) -> Iterator[str]:
        """Yield the areas of which the other player would own all territories."""
        ahead = self.draft.outlook(GET)
        for area, _, after in ahead.areas:
            if after == AREA:
                player, name = self.names.player(ahead.player), self.names.area(area)
                yield self.context.words("carbonreason.gives-area", player=player, area=name)

    def _alarm(self, which: int) -> str:
        """Return that the player of a tray could win in the next turn; empty if not."""
        ahead = self.draft.outlook(which)
        player = self.names.player(ahead.player)
        return self.context.words("carbon.trade.near", player=player) if ahead.near else ""

    def _title(self) -> str:
        me = self.names.player(self.draft.trays[GIVE].player)
        other = self.names.player(self.draft.trays[GET].player)
        message = "carbon.trade.asked" if self._first else "carbon.trade.asked-back"
        return self.context.words(message, player=me, other=other)

    def _terms(self) -> str:
        give, get = self.draft.side(GIVE), self.draft.side(GET)
        return self.context.words(
            "carbon.trade.terms", give=self.names.side(give), get=self.names.side(get)
        )

    def build(self) -> list[Widget]:
        """Build both trays, turned to the player who answers, and the answers."""
        m = self.context.metrics
        wide = min(m.width - m.px(16), max(m.px(700), m.size(44)))
        trays = Trays(self.context, self.names, self.draft, None, self._before)
        column = pygame.Rect(0, 0, (wide - m.px(70)) // 2, 0)
        lowest = max(w.rect.bottom for which in (0, 1) for w in trays.controls(which, column))
        row = self.context.text.line_height(m.size(1))
        said = 0
        if self.said:
            inner = wide - 2 * m.px(22)
            said = len(self.context.text.wrap(self.said, FontFace.TEXT, m.size(1), inner))
        more = m.size(1.6) * (said + self.draft.settle) + self._final_high
        high = lowest + m.size(9.8 + ANSWER) + m.px(96) + more
        # room for a hint from the start, so that no button moves when it comes
        high += row if self._advice is not None else 0
        around = self._around()
        usual = min(m.size(HEIGHT), inner_room(around, m.window).height - m.px(16))
        size = wide, max(high, usual)
        space = beside_board(self, around, size, m.px(22), m.px(8), usual)
        line = Space(space.top(m.size(2.3)), m.px(8))
        found: list[Widget] = [*self._pieces()]
        if self._advice is not None:
            button = hint_button(self.context, line.right(line.rest.height), self.show_hint)
            if self._hint:
                # the pointer rests on the button, and its tooltip would cover the hint
                button.tip = ""
            found.append(button)
        self._disc = line.left(line.rest.height)
        found.append(self.heading(line.rest, self._title(), 1.6))
        hinted = 0
        if self._hint:
            rows = self.context.text.wrap(self._hint, FontFace.TEXT, m.size(1), space.rest.width)
            box = space.top(len(rows) * row)
            hinted = box.height + space.gap
            found.append(Label("advice", box, self._hint, tone=INK, lines=8, leading=1.0))
        if self.said:
            box = space.top(said * m.size(1.5))
            found.append(Label("said", box, self.said, tone=INK, lines=said))
        numbers = self._numbers
        foot = space.bottom(max(m.target, m.size(ANSWER)))
        found += self._foot_notes(space)
        halves = columns(space.rest, 2, m.px(26))
        # a hint that comes later finds its room, so that no piece becomes smaller then
        hint = 0 if self._advice is None else max(0, HINT_ROWS * row + m.px(8) - hinted)
        trays = self._large(halves[0], hint) or trays
        for which, half in enumerate(halves):
            found += self._half(trays, which, Space(half, m.px(4)))
        answers = [*numbers, Answer.LOOK]
        boxes = columns(foot, len(answers), m.px(10))
        for answer, box in zip(answers, boxes, strict=True):
            kind = ButtonKind.CLEAR if answer is Answer.LOOK else ButtonKind.PAPER
            kind = ButtonKind.PRIMARY if answer is self._only else kind
            name, done = self._name(answer), partial(self.finish, answer)
            key = str(numbers.get(answer, ""))
            found.append(Button(answer, box, name, done, kind=kind, key=key, lines=2))
        return found

    def _name(self, answer: Answer) -> str:
        """Return the name of the button of an answer."""
        renews = answer is Answer.COUNTER and not self._first
        return self.context.words("carbon.trade.another" if renews else f"carbon.trade.{answer}")

    def _foot_notes(self, space: Space) -> Iterator[Widget]:
        """Yield what is said below the trays, from the bottom of a space."""
        m, words = self.context.metrics, self.context.words
        if self.draft.settle:
            sentence = words("carbon.trade.settled")
            yield Label("settled", space.bottom(m.size(1.5)), sentence, tone=INK)
        if not self._first:
            message = "carbon.trade.final-new" if self._renews else "carbon.trade.final"
            box, sentence = space.bottom(self._final_high), words(message)
            yield Label("final", box, sentence, tone=INK, lines=2, middle=True)

    @property
    def _final_high(self) -> int:
        """The height of the sentence that a counter-offer cannot be countered."""
        return 0 if self._first else self.context.metrics.size(2.6)

    @property
    def _numbers(self) -> dict[Answer, int]:
        """Return the number keys of the answers, the same for every offer."""
        return {a: n for n, a in enumerate(NUMBERED, 1) if a in self._possible}

    @property
    def _renews(self) -> bool:
        """Return whether another offer can be made instead."""
        return Answer.COUNTER in self._possible

    def show_hint(self) -> None:
        """Show what the player had better answer, and say it."""
        if self._advice is None:
            return
        self._hint = self._advice()
        self.context.say(self._hint)
        self.layout()

    def decorate(self, target: pygame.Surface) -> None:
        """Draw the marks of the player who is asked and of the one who gives."""
        brush, m = Brush(self.context), self.context.metrics
        player, at = self.draft.trays[GIVE].player, self._disc.center
        brush.mark(target, player, *at, self._disc.width / 2)
        for which, tray in enumerate(self.draft.trays):
            head = self.find(f"head-{which}")
            assert head is not None
            radius = m.size(MARK) / 2
            x = head.rect.left - radius - m.px(6)
            brush.mark(target, tray.player, x, head.rect.centery, radius)

    def handle(self, event: pygame.Event) -> bool:
        """Take events; at first a click was meant for the sheet or the table before.

        The button that undoes is the one of the table, beside the sheet.
        """
        if event.type == pygame.MOUSEBUTTONDOWN and self._since < FOR_TURN:
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            undo = next((widget for widget in self._around() if widget.id == "undo"), None)
            if undo is not None and undo.rect.collidepoint(event.pos):
                if undo.enabled:
                    self.finish(Answer.UNDO)
                return True
        return super().handle(event)

    def intend(self, intent: Intent) -> bool:
        """Give the answer of a number key, show a hint, or do what every sheet does.

        At first a key was meant for the sheet or the table before.
        """
        if self._since < FOR_TURN and (intent.number is not None or intent in LEAVING):
            return True
        if intent.number is not None:
            given = [answer for answer, n in self._numbers.items() if n == intent.number]
            if given:
                self.finish(given[0])
            return True
        if intent is Intent.HINT:
            self.show_hint()
            return True
        return super().intend(intent)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        super().update(dt)
        self._since += dt

    def _pieces(self) -> Iterator[Widget]:
        """Yield the squares of the board that would change hands."""
        for piece in pieces(self._around(), self.draft, None, lambda _item: None, self.sheet):
            piece.focusable = False
            if piece.chosen:
                yield piece

    def _large(self, half: pygame.Rect, hint: int) -> Trays | None:
        """Return the trays as large pieces, if they have room in a half with a hint."""
        trays = LargeTrays(self.context, self.names, self.draft, None, self._before)
        space = Space(half, self.context.metrics.px(4))
        self._head_and_foot(space)
        box = space.rest.copy()
        box.height -= hint
        return trays if trays.size_up(box) else None

    def _head_and_foot(self, space: Space) -> tuple[pygame.Rect, pygame.Rect]:
        """Cut off the boxes of the title and of the consequences of one half."""
        m = self.context.metrics
        return space.top(m.size(1.7)), space.bottom(3 * m.size(1.4))

    def _half(self, trays: Trays, which: int, space: Space) -> list[Widget]:
        title, below = self._head_and_foot(space)
        m = self.context.metrics
        title = beside(title.move(m.size(MARK) - title.width, 0), m.px(6), title.right)
        head = Label(
            f"head-{which}",
            title,
            self.context.words("carbon.trade.you-get" if which == GET else "carbon.trade.you-give"),
            size=1.2,
            face=FontFace.BOLD,
            tone=AMBER_DEEP,
        )
        view = self._views[which].fill(space.rest, trays.controls(which, space.rest.copy()))
        return [head, view, *trays.outlook(which, Space(below))]

    def back(self) -> None:
        """Look at the board first."""
        self.finish(Answer.LOOK)
