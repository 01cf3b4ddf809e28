"""The sheet on which an offer is made up, alone or guided control by control."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.core.bot import ThinkingTask
from ecosfera.games.co2.additions import TURN
from ecosfera.games.co2.bots.asking import DEAR, ask
from ecosfera.games.co2.bots.reasons import Why
from ecosfera.games.co2.moves.offer_draft import GET, GIVE
from ecosfera.games.co2.moves.targets import TargetKind
from ecosfera.games.co2.rules.actions import Accept, MakeCounter, Propose, RefusalCode
from ecosfera.games.co2.sheets.amount import Amount, Hold
from ecosfera.games.co2.sheets.board_pieces import (
    BoardPiece,
    Item,
    Table,
    beside_board,
    draw_dragged,
    hint_button,
    holds,
    pieces,
    sign_of,
    toggle,
)
from ecosfera.games.co2.sheets.chip import Chip
from ecosfera.games.co2.sheets.gift_sheet import GIVEN, GiftSheet
from ecosfera.games.co2.sheets.note_lines import AboutLine, RefusedLine
from ecosfera.games.co2.sheets.trays import Trays
from ecosfera.games.co2.text.reason_text import objection, said, why_not
from ecosfera.tabletop.targets import Drag
from ecosfera.ui.draw.layout import Space, columns
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import AMBER_DEEP, INK, PAPER, SLATE, WINE
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Label, Widget
from ecosfera.ui.widgets.button import key_width
from ecosfera.ui.widgets.scroll_view import ScrollView
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from ecosfera.games.co2.bots.answers import Answered
    from ecosfera.games.co2.bots.valuation import Character
    from ecosfera.games.co2.moves.offer_draft import OfferDraft
    from ecosfera.games.co2.rules.actions import RefusalReason
    from ecosfera.games.co2.rules.state import Side
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext


HEIGHT: Final = 52.5
"""Height in bodies at which the sheet has room for all its lines."""
HIGHEST: Final = 57.0
"""The largest height of the sheet in bodies.

It is the same for every offer, so that the buttons are always where they were.
"""
LINES: Final = 3
"""Lines below each tray: balance and areas."""
FEW_LINES: Final = 2
"""The same where there is little room."""
ROOM: Final = 7
"""Height in bodies that a tray needs for territories and cards, so that money stands apart below.

Where there is less, money is scrolled with them.
"""
TITLE: Final = 2.3
"""Height of the title in bodies."""
ROW: Final = 1.2
"""Height of a line of the sentences at the top and at the bottom, in bodies."""
ROWS: Final = 2
"""Lines that each of them has room for; the one at the top only if there is room enough."""
THINKING: Final = 0.006
"""Seconds of a frame in which a computer player may think about its price."""


class OfferSheet(Sheet[MakeCounter | Propose | None]):
    """Lets a player put together what both sides give. Finishes with the offer, or None.

    It lies beside the board, whose squares and cards can be clicked and dragged onto it.
    """

    start = "cancel"
    scrim = 0.28
    click_beside_leaves = False

    def __init__(
        self, context: UiContext, names: Names, draft: OfferDraft, table: Table | None = None
    ) -> None:
        super().__init__(context)
        self.names = names
        self.draft = draft
        self.table = table
        self._views = (ScrollView("give", context), ScrollView("get", context))
        for tray in self._views:
            tray.ground = PAPER
        self._trays = Trays(context, names, draft, self.layout)
        self._lines = LINES
        """Lines below each tray in this window."""
        self._hold: Hold | None = None
        self._drag: Drag[Item] | None = None
        self._asking: ThinkingTask[Answered] | None = None
        self._said = ""
        """What the computer player has said about this offer."""
        self._said_of: Propose | MakeCounter | None = None
        """The offer of which it was said."""
        self._asked: Propose | MakeCounter | None = None
        """The offer about which the partner thinks."""
        self._before: Propose | MakeCounter | None = None
        """The offer of the player, where a price has put another one in its place."""
        self._would_do: MakeCounter | None = None
        """What the partner would accept who has refused the offer."""
        self._refused = table is not None and bool(table.refused)
        """Whether the partner has refused the offer of which it was said."""
        if table is not None and table.refused:
            self._said, self._said_of = table.refused, draft.action()
            if table.character is not None:
                self._asking = self._question(table.character)

    def build(self) -> list[Widget]:
        """Build the trays, what they lead to, and the buttons."""
        m = self.context.metrics
        wide = min(m.width - m.px(16), max(m.px(780), m.size(49)))
        around = self.table.widgets() if self.table is not None else ()
        most = m.height - m.px(16)
        self._lines = LINES if m.size(HEIGHT) <= most else FEW_LINES
        high = min(most, m.size(HIGHEST))
        space = beside_board(self, around, (wide, high), m.px(18), m.px(5))
        line = Space(space.top(m.size(TITLE)), m.px(10))
        found: list[Widget] = []
        note = self._note(space.rest.width)
        if self.table is not None and self.table.advice is not None:
            button = hint_button(self.context, line.right(line.rest.height), self._hint)
            if note == self._said:
                # the pointer rests on the button, and its tooltip would cover the hint
                button.tip = ""
            found.append(button)
        step = self._step()
        beside = 0 if step is None else self._step_width(step, space.rest.width)
        # the bulb above ends lower than its line, so the button stands beside it
        apart = found[0].rect.width + m.gap if beside and found else 0
        room = space.rest.width - beside - apart - (m.gap if beside else 0)
        rows = self._rows(note, room, ROWS)
        high = m.size(rows * ROW)
        answers = self.table is not None and self.table.character is not None
        # an answer may bring a button, and what is below stays where it is then
        box = space.top(max(high, m.target) if answers else high)
        if step is not None:
            step.rect = pygame.Rect(box.right - beside - apart, box.top, beside, box.height)
            box.width = room
            found.append(step)
        found += [
            self.heading(line.rest, self._title(), 1.6),
            self._note_line(box, note, rows),
        ]
        foot = space.bottom(max(m.target, m.size(2.7)))
        refused = self.draft.refusal()
        message = self._message(refused)
        again = self._refused_again
        if again and refused is None:
            message = self.context.words("carbon.trade.unchanged")
        rows = self._rows(message, space.rest.width, ROWS)
        reason = Label(
            "reason",
            space.bottom(m.size(rows * ROW)),
            message,
            tone=INK if refused is None and not again else SLATE,
            lines=rows,
            leading=1.15,
        )
        found.append(reason)
        if self._roomy:
            box = space.bottom(m.size(ROWS * ROW))
            needs = self._trays.needs(ROWS, box.width)
            found.append(AboutLine("about", box, needs, INK, self._pointed_chip, lines=ROWS))
        halves = columns(space.rest, 2, m.px(22))
        for which, half in enumerate(halves):
            found += self._half(which, Space(half, m.px(4)))
        return [*self._pieces(), *found, *self._foot(foot, refused, message, again=again)]

    @property
    def _roomy(self) -> bool:
        """Return whether what a chip is for has a line of its own."""
        return self._lines == LINES

    def _note(self, wide: int) -> str:
        """Return what was said about this offer, or who needs what is chosen, or what to aim for.

        Else it is what the marks mean.

        Who needs what is chosen stands in a line of its own, where there is one.
        """
        if self._said and self._said_of == self.draft.action():
            return self._said
        needs = "" if self._roomy else self._trays.needs(ROWS, wide)
        if not needs and self.table is not None and self.table.aim and not self.draft.counter:
            return self.table.aim
        return needs or self.context.words("carbon.trade.legend")

    @property
    def _refused_again(self) -> bool:
        """Return whether the partner has refused this very offer in this turn."""
        return self.table is not None and self.table.again == self.draft.action()

    def _note_line(self, box: pygame.Rect, note: str, rows: int) -> Label:
        """Return the line of the note, which also says what a chip is for if no other line does."""
        if self._refused and note == self._said:
            return RefusedLine("note", box, note, tone=WINE, lines=rows, middle=True, leading=1.15)
        if self._roomy:
            return Label("note", box, note, tone=INK, lines=rows, middle=True, leading=1.15)
        chip = self._pointed_chip
        return AboutLine("note", box, note, INK, chip, lines=rows, middle=True)

    def _step(self) -> Button | None:
        """Return the button beside the note: to what would do, or back to the player's own offer.

        Both stand there as long as the trays hold what was spoken of.
        """
        words, kind = self.context.words, ButtonKind.PAPER
        if not self._said or self._said_of != self.draft.action():
            return None
        none = pygame.Rect(0, 0, 0, 0)
        if self._would_do is not None:
            terms = self.names.side(_terms(self._would_do), brief=True)
            name, key = words("carbon.trade.would-do", terms=terms), ""
            if self._refused_again:
                # nothing else can be done with the offer as it stands
                kind, key = ButtonKind.PRIMARY, self.context.keys.label(TURN)
            return Button("would-do", none, name, self._take_price, kind=kind, key=key, lines=2)
        if self._before is not None:
            name, key = words("carbon.trade.mine"), self.context.keys.label(Intent.UNDO)
            return Button("mine", none, name, self._put_back, kind=kind, key=key, lines=2)
        return None

    def _step_width(self, step: Button, wide: int) -> int:
        """Return the width of the button beside the note: as its name needs, at most the half."""
        m, text = self.context.metrics, self.context.text
        own = text.width(step.name, FontFace.BOLD, m.size(1)) + m.px(32)
        if step.key:
            own += key_width(self.context, step.key, m.size(1)) + m.gap
        return min(wide // 2, own)

    def _rows(self, text: str, wide: int, least: int) -> int:
        """Return how many lines a sentence gets: it is written smaller before it gets more."""
        rows = self.context.text.wrap(text, FontFace.TEXT, self.context.metrics.floor, wide)
        return max(least, len(rows))

    def _message(self, refused: RefusalReason | None) -> str:
        """Return why the offer cannot be made yet, or how many offers are left."""
        words, trays = self.context.words, self.draft.trays
        if self.draft.chooses:
            return words("carbon.trade.choose-give")
        if refused is not None and refused.why is RefusalCode.CARDS_UNEQUAL:
            more = len(trays[GET].slots) - len(trays[GIVE].slots)
            player = self.names.player(trays[GIVE if more > 0 else GET].player)
            return words.count("carbon.trade.more-cards", abs(more), player=player)
        if refused is not None:
            return why_not(self.names, refused)
        if self.draft.counter:
            return ""
        left = self.draft.view.config.offers - self.draft.view.turn.offers
        return words.count("carbon.trade.left", left)

    def _title(self) -> str:
        """Return who makes an offer to whom."""
        me, partner = (self.names.player(tray.player) for tray in self.draft.trays)
        message = "carbon.trade.counter-title" if self.draft.counter else "carbon.trade.title"
        return self.context.words(message, player=partner, other=me)

    def _pieces(self) -> list[Widget]:
        """Return the pieces of the table that can be put into the offer."""
        if self.table is None:
            return []
        widgets, front = self.table.widgets(), self.table.front
        return [*pieces(widgets, self.draft, front, self._toggle, self.sheet)]

    def _half(self, which: int, space: Space) -> list[Widget]:
        m, words = self.context.metrics, self.context.words
        player = self.names.player(self.draft.trays[which].player)
        name = words("carbon.trade.gives", player=player)
        head = Label(
            f"head-{which}",
            space.top(m.size(1.7)),
            name,
            size=1.2,
            face=FontFace.BOLD,
            tone=AMBER_DEEP,
        )
        below = Space(space.bottom(self._lines * m.size(1.4)))
        high = self._trays.money_high
        apart = space.rest.height - high >= m.size(ROOM)
        money = self._trays.money(which, space.bottom(high)) if apart else []
        for amount in money:
            amount.group = f"money-{which}"
        inner = space.rest.copy()
        inner.width -= m.px(14)
        inside = self._trays.controls(which, inner)
        if not apart:
            inner.top, inner.height = max(w.rect.bottom for w in inside) + m.px(6), high
            inside += self._trays.money(which, inner)
        view = self._views[which].fill(space.rest, inside)
        return [head, view, *money, *self._trays.outlook(which, below, self._lines)]

    def _foot(
        self, foot: pygame.Rect, refused: RefusalReason | None, message: str, *, again: bool
    ) -> list[Widget]:
        m, words = self.context.metrics, self.context.words
        found: list[Widget] = []
        computer = self.table is not None and self.table.character is not None
        boxes = columns(foot, 2 + self.draft.can_settle + computer, m.px(10))
        if self.draft.can_settle:
            name = words("carbon.trade.settle-on" if self.draft.settle else "carbon.trade.settle")
            icon = "icon_check" if self.draft.settle else ""
            box = boxes.pop(0)
            found.append(
                Button("settle", box, name, self._settle, kind=ButtonKind.PAPER, icon=icon, lines=2)
            )
        if computer:
            partner = self.names.player(self.draft.trays[GET].player)
            name, box = words("carbon.trade.ask", player=partner), boxes.pop(0)
            ask = Button("ask", box, name, self._ask, kind=ButtonKind.PAPER, lines=2)
            priceless = refused is not None and (
                self.draft.counter or refused.why is not RefusalCode.BELOW_RENT
            )
            ask.enabled = self._asking is None and not self._empty and not priceless
            ask.tip = message if priceless else ""
            found.append(ask)
        cancel, key = words("carbon.trade.cancel"), self.context.keys.label(Intent.BACK)
        found.append(Button("cancel", boxes[0], cancel, self.back, kind=ButtonKind.PAPER, key=key))
        offer = Button(
            "offer",
            boxes[1],
            words("carbon.trade.offer"),
            self._offer,
            kind=ButtonKind.PRIMARY,
            key="" if again and self._would_do is not None else self.context.keys.label(TURN),
            lines=2,
        )
        offer.enabled = refused is None and not again
        offer.tip = "" if offer.enabled else message
        return [*found, offer]

    @property
    def _empty(self) -> bool:
        """Return whether neither tray holds anything but euros."""
        return self._is_empty(self.draft.action())

    @staticmethod
    def _is_empty(offer: Propose | MakeCounter) -> bool:
        """Return whether an offer holds nothing but euros."""
        return all(replace(side, euros=0).empty for side in (offer.give, offer.get))

    def _pointed_chip(self) -> Widget | None:
        """Return the control that the pointer is on, or else the one with the visible focus."""
        over = next((widget for widget in self.widgets if widget.hovered), None)
        if isinstance(over, BoardPiece):
            kind = "card" if over.item.kind is TargetKind.CARD else "place"
            return self.find(f"{kind}-{over.item.which}-{over.item.number}")
        return over if over is not None or not self._focus.visible else self.focused

    def _settle(self) -> None:
        self.draft.settle = not self.draft.settle
        self.layout()

    def _offer(self) -> None:
        """Make the offer; a gift only if it is meant to be one."""
        if not self.draft.gives_away:
            self.finish(self.draft.action())
            return
        self.push(GiftSheet(self.context, self.names, self.draft), self._given)

    def _given(self, answer: int) -> None:
        if answer == GIVEN:
            self.finish(self.draft.action())

    def back(self) -> None:
        """Make no offer."""
        self.finish(None)

    def _toggle(self, item: Item) -> None:
        toggle(self.draft, item)
        self.layout()

    def _hint(self) -> None:
        """Put the best offer into the trays, and say what is good about it."""
        if self.table is None or self.table.advice is None:
            return
        self._said = self.table.advice(self.draft)
        self._said_of = self.draft.action()
        self._would_do, self._before, self._refused = None, None, False
        self.context.say(self._said)
        self.layout()

    def intend(self, intent: Intent) -> bool:
        """Make the offer, show a hint, go back to one's own offer, or do what every sheet does."""
        if intent == TURN:
            offer = self.find("offer")
            if offer is not None and offer.enabled:
                self._offer()
            elif self._refused_again and self.find("would-do") is not None:
                self._take_price()
            return True
        if intent is Intent.HINT:
            self._hint()
            return True
        if intent is Intent.UNDO and self.find("mine") is not None:
            self._put_back()
            return True
        return super().intend(intent)

    # -- asking for a price ----

    def _ask(self) -> None:
        """Ask the computer player what it would want."""
        assert self.table is not None
        assert self.table.character is not None
        self._said, self._would_do, self._refused = "", None, False
        self._asking = self._question(self.table.character)
        self.layout()

    def _question(self, character: Character) -> ThinkingTask[Answered]:
        """Return what works out how the partner would answer the offer in the trays."""
        self._asked = self.draft.action()
        return ThinkingTask(ask(self.draft.view, self._asked, character))

    def _answered(self, answered: Answered) -> None:
        """Say what the partner would want, and put it into the trays, or onto a button.

        It goes onto a button where the partner has just refused; the trays hold what the player
        has offered then.
        """
        action, words = answered.action, self.context.words
        if self._asked != self.draft.action():
            return
        why = objection(self.names, answered.reason, self.draft)
        if self._said:
            if isinstance(action, MakeCounter):
                self._would_do = action
                if (step := self._next_step(action)) is not None:
                    reason = f" {why}" if answered.reason.why in DEAR else ""
                    self._speak(f"{step}{reason}")
                self.layout()
                self._focus.to("would-do")
            elif answered.reason.why is Why.TOO_DEAR:
                self._speak(why)
            return
        if isinstance(action, MakeCounter):
            self._swap(action)
            message = "carbon.trade.bid" if action.give.euros else "carbon.trade.price"
            answer = words(message, terms=self.names.side(_terms(action)))
            if answered.reason.why in DEAR:
                answer = f"{answer} {why}"
        elif isinstance(action, Accept):
            own = self.draft.counter and not self.draft.begun
            answer = words("carbon.trade.last-word" if own else "carbon.trade.would-accept")
        else:
            answer = why
        self._speak(answer)

    def _speak(self, answer: str) -> None:
        """Say and show what the partner answers about the offer in the trays."""
        partner = self.names.player(self.draft.trays[GET].player)
        self._said = said(self.context.words, partner, answer)
        self._said_of = self.draft.action()
        self.context.say(self._said)

    def _next_step(self, price: MakeCounter) -> str | None:
        """Return the euros that were offered and what would do, if only they differ."""
        offered, wanted = self.draft.side(GIVE), price.get
        if not 0 < offered.euros < wanted.euros or replace(wanted, euros=offered.euros) != offered:
            return None
        euros = self.names.euros
        return self.context.words(
            "carbon.trade.next-step", offered=euros(offered.euros), terms=euros(wanted.euros)
        )

    def _swap(self, price: MakeCounter) -> None:
        """Put what the partner would accept into the trays; the way back stays."""
        self._before = self.draft.action()
        self.draft.take_over(price.get, price.give)

    def _take_price(self) -> None:
        """Put what would do into the trays, so that it can be offered."""
        price, self._would_do, self._refused = self._would_do, None, False
        assert price is not None
        self._swap(price)
        self._said_of = self.draft.action()
        self.layout()
        self._focus.to("offer")

    def _put_back(self) -> None:
        """Put the player's own offer back into the trays."""
        before, self._before, self._said = self._before, None, ""
        assert before is not None
        self.draft.take_over(before.give, before.get)
        self.draft.settle = before.settle
        self.layout()

    @property
    def moving(self) -> bool:
        """Return whether a frame is needed soon."""
        return self._asking is not None or self._hold is not None or super().moving

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: for a button that is held, and a computer that thinks."""
        super().update(dt)
        if self._hold is not None:
            steps, widget = self._hold.advance(dt), self.find(self._hold.item_id)
            if steps and isinstance(widget, Amount):
                widget.change(steps)
        if self._asking is not None:
            self._asking.go_on(THINKING)
            if self._asking.done:
                answered, self._asking = self._asking.answer, None
                assert answered is not None
                self._answered(answered)
                self.layout()

    # -- pointer ----

    def reachable(self) -> list[Widget]:
        """Return the controls that the keys can reach: those on the sheet."""
        return [widget for widget in super().reachable() if not isinstance(widget, BoardPiece)]

    def _item_of(self, widget: Widget | None) -> Item | None:
        """Return what a control stands for that can be dragged."""
        if isinstance(widget, BoardPiece):
            return widget.item
        if isinstance(widget, Chip) and widget.enabled and widget.focusable:
            kind, which, number = widget.id.split("-")
            target = TargetKind.CARD if kind == "card" else TargetKind.SQUARE
            return Item(int(which), target, int(number))
        return None

    def handle(self, event: pygame.Event) -> bool:
        """Take pointer events; a piece that is dragged follows the pointer."""
        if event.type == pygame.MOUSEMOTION and self._drag is not None:
            self._drag = self._drag.to(event.pos, self.context.metrics.u)
            if self._drag.moving:
                self.dirty = True
                return True
        return super().handle(event)

    def _down(self, point: tuple[int, int]) -> bool:
        done = super()._down(point)
        held = self._held
        item = self._item_of(held)
        self._drag = None if item is None else Drag(item, point, {item: True}, point)
        if isinstance(held, Amount) and held.direction(point):
            self._hold = Hold(held.id, held.direction(point))
            held.change(self._hold.step)
        return done

    def _up(self, point: tuple[int, int]) -> bool:
        self._hold = None
        drag, self._drag = self._drag, None
        if drag is None or not drag.moving:
            return super()._up(point)
        if self._held is not None:
            self._held.held, self._held = False, None
        inside = bool(self.sheet.collidepoint(point))
        if inside != holds(self.draft, drag.target):
            toggle(self.draft, drag.target)
        self.layout()
        return True

    def pause(self) -> None:
        """Let go of what is held."""
        self._hold = self._drag = None
        super().pause()

    def decorate(self, target: pygame.Surface) -> None:
        """Draw what is dragged."""
        if self._drag is None or not self._drag.moving:
            return
        inside = bool(self.sheet.collidepoint(self._drag.at))
        sign = sign_of(self.draft.view, self.draft, self._drag.target)
        draw_dragged(target, self.context, sign, self._drag.at, inside=inside)


def _terms(price: MakeCounter) -> Side:
    """Return what the partner would pay, or else what it would want."""
    return price.give if price.give.euros else price.get
