"""Opens what lies over the table for a while: event cards, offers, the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.moves.offer_draft import GET, OfferDraft
from ecosfera.games.co2.moves.race import threats
from ecosfera.games.co2.rules.actions import (
    Accept,
    CounterTemplate,
    MakeCounter,
    OfferTemplate,
    Propose,
    Refuse,
)
from ecosfera.games.co2.rules.events import Refused
from ecosfera.games.co2.rules.ids import PlayerId
from ecosfera.games.co2.rules.refusals import refusal
from ecosfera.games.co2.rules.state import Counter, Offer
from ecosfera.games.co2.sheets.answer_sheet import Answer, AnswerSheet
from ecosfera.games.co2.sheets.board_pieces import Table, toggle
from ecosfera.games.co2.sheets.event_sheet import EventSheet, EventStrip
from ecosfera.games.co2.sheets.handover_sheet import HandoverSheet
from ecosfera.games.co2.sheets.log_sheet import LogSheet
from ecosfera.games.co2.sheets.offer_sheet import OfferSheet
from ecosfera.games.co2.sheets.trade_sheet import TradeSheet
from ecosfera.games.co2.stage.stage import TradeShown
from ecosfera.games.co2.table.guided_offer_sheet import GuidedOfferSheet
from ecosfera.games.co2.text.event_text import outcome, sentence
from ecosfera.games.co2.text.race_text import alarm
from ecosfera.games.co2.text.reason_text import why_not
from ecosfera.ui.input.intents import Intent

if TYPE_CHECKING:
    from typing import Any

    from ecosfera.games.co2.bots.adviser import Hint
    from ecosfera.games.co2.rules.state import Pending, Side, View
    from ecosfera.games.co2.sheets.board_pieces import Item
    from ecosfera.games.co2.stage.stage import EventShown, Stop
    from ecosfera.games.co2.table.controller import TableController
    from ecosfera.games.co2.table.explainer import SheetHost
    from ecosfera.ui.context import UiContext


def sheet_of_card(context: UiContext, controller: TableController, card: EventShown) -> EventSheet:
    """Return the sheet with an event card, or the strip of one that asks no person for anything."""
    names, stage, player = controller.names, controller.stage, card.player
    came = outcome(names, stage.view, stage.pending_events())
    told = names.event_text(card.card) + came
    if controller.passes_by(card):
        lasts = controller.passing_time(player, names.event(card.card) + (came or told))
        return EventStrip(context, names, player, card.card, came, lasts)
    return EventSheet(
        context, names, player, card.card, came, controller.reading_time(player, told)
    )


class Prompter:
    """Opens sheets over a table when it is time for them."""

    def __init__(self, host: SheetHost, controller: TableController) -> None:
        self._host = host
        self._controller = controller
        self._drawn: Stop | None = None
        """The event card or trade that has to be read."""
        self._shown: Pending | None = None
        """The offer that was shown last, so that it is not opened again and again."""
        self._ideas: tuple[View, PlayerId, list[Hint]] | None = None
        """The ideas for a trade with a player in a position."""
        self._made: Propose | None = None
        """The offer that was made last at this table, until it is answered."""
        self._renewed: tuple[PlayerId, Side, Side] | None = None
        """The counter-offer that was refused to make another offer, with its partner."""
        self._refused: dict[PlayerId, tuple[int, Propose]] = {}
        """The last offer that each player refused, and the number of the turn."""
        self._said: dict[PlayerId, tuple[int, str]] = {}
        """What each computer player said last when it refused an offer, and in which turn."""

    def hand_over(self) -> bool:
        """Let another person take over, if one is to decide; return whether one is."""
        controller = self._controller
        if controller.handover is None:
            return False
        player = PlayerId(controller.handover)
        could_win = alarm(controller.names, threats(controller.view))
        rolls = controller.only_rolls
        rents = controller.log.rents(player) if rolls else ""
        told = " ".join(filter(None, (rents, could_win)))
        sheet = HandoverSheet(self._host.context, controller.names, player, told, rolls=rolls)
        self._host.push(sheet, self._taken_over)
        return True

    def _taken_over(self, pressed: Intent | None) -> None:
        """Let the person choose; the press that took over rolls, if nothing else is possible."""
        controller = self._controller
        rolls = pressed is not None and controller.only_rolls
        controller.take_over()
        if rolls and controller.ready:
            controller.press()
        self._host.refresh()

    def follow(self) -> None:
        """Open what has to be read or answered now; nothing lies over the table yet."""
        controller = self._controller
        card = controller.stage.stop
        if card is not self._drawn:
            # the sheet opens in the next frame, so that neither frame takes long
            self._drawn = card
            return
        if isinstance(card, TradeShown):
            self._tell(card)
            return
        if card is not None:
            sheet = sheet_of_card(self._host.context, controller, card)
            self._host.push(sheet, lambda _done: self._read())
            return
        pending = controller.view.pending
        asked = pending[-1] if pending else None
        if not isinstance(asked, Offer | Counter):
            self._shown = None
            self._take_answer()
        elif controller.ready and asked is not self._shown:
            self._shown = asked
            self._ask()

    def _take_answer(self) -> None:
        """Keep an offer that was refused, and open it again, so that something can be changed.

        Where no offer is left, the refusal is shown alone. A counter-offer that was refused to
        make another offer is opened too.
        """
        controller, made, renewed = self._controller, self._made, self._renewed
        if not controller.ready or (made is None and renewed is None):
            return
        self._made = self._renewed = None
        if renewed is not None:
            template = OfferTemplate(renewed[0])
            if template in controller.choices:
                self.offer(template, begun=renewed[1:])
            return
        assert made is not None
        refused, template = (made, Refuse()), OfferTemplate(made.to)
        if tuple(controller.match.actions[-2:]) != refused or controller.guidance.restricts:
            return
        self._refused[made.to] = controller.view.turn.number, made
        said = self._no(made.to)
        if template in controller.choices:
            self.offer(template, refused=said)
            return
        players = controller.view.turn.player, made.to
        sheet = TradeSheet(self._host.context, controller.names, players, (said,), refused=True)
        self._host.push(sheet, lambda _done: self._host.refresh())

    def _no(self, partner: PlayerId) -> str:
        """Return what a player says who refuses; a computer never the same twice running."""
        answer, turn = self._controller.log.reply, self._controller.view.turn.number
        if not self._controller.log.answer:
            return answer
        if self._said.get(partner) == (turn, answer):
            answer = self._controller.names.words("carbon.trade.still-no", answer=answer)
        self._said[partner] = turn, answer
        return answer

    def _kept(self, partner: PlayerId) -> Propose | None:
        """Return the offer that a player has refused in this turn, if it can still be made."""
        view = self._controller.view
        number, offer = self._refused.get(partner, (0, None))
        if offer is None or number != view.turn.number or refusal(view, offer) is not None:
            return None
        return offer

    def answer(self) -> bool:
        """Open the offer once more that waits for an answer; return whether one does."""
        if not self._controller.answers:
            return False
        self._ask()
        return True

    def _ask(self) -> None:
        controller = self._controller
        choices = controller.choices
        could = {
            Answer.ACCEPT: Accept() in choices,
            Answer.COUNTER: CounterTemplate() in choices or self._can_renew(),
            Answer.REFUSE: Refuse() in choices,
        }
        answer = AnswerSheet(
            self._host.context,
            controller.names,
            controller.view,
            controller.log.answer,
            possible=[given for given, possible in could.items() if possible],
            around=self._host.widgets,
            advice=None if controller.guidance.restricts else controller.advice,
            before=self._countered(),
        )
        self._host.push(answer, self._answered)

    def _can_renew(self) -> bool:
        """Return whether a counter-offer can be refused to make another offer."""
        view = self._controller.view
        left = view.turn.offers < view.config.offers
        restricts = self._controller.guidance.restricts
        return isinstance(view.pending[-1], Counter) and left and not restricts

    def _countered(self) -> tuple[Side, Side] | None:
        """Return both sides of the offer that a counter-offer answers, if one waits."""
        controller = self._controller
        made = controller.match.actions[-2:-1]
        if not isinstance(controller.view.pending[-1], Counter) or not made:
            return None
        return (made[0].give, made[0].get) if isinstance(made[0], Propose) else None

    def _tell(self, shown: TradeShown) -> None:
        """Show how a trade went, with what a computer player said."""
        controller = self._controller
        told = sentence(controller.names, shown.event, controller.stage.view)
        texts = tuple(filter(None, (told, controller.log.answer)))
        lasts = controller.time_of_deal(shown, " ".join(texts))
        refused = isinstance(shown.event, Refused)
        sheet = TradeSheet(
            self._host.context, controller.names, shown.players, texts, lasts, refused=refused
        )
        self._host.push(sheet, lambda _done: self._read())

    def _read(self) -> None:
        self._controller.go_on()
        self._host.refresh()

    def _answered(self, answer: Answer) -> None:
        match answer:
            case Answer.ACCEPT:
                self._controller.do(Accept())
            case Answer.REFUSE:
                self._controller.do(Refuse())
            case Answer.COUNTER:
                self._counter()
            case Answer.UNDO:
                self._controller.undo()
            case Answer.LOOK:
                pass
        self._host.refresh()

    def _counter(self) -> None:
        """Let the player make a counter-offer, or another offer instead of a counter-offer."""
        waits = self._controller.view.pending[-1]
        if isinstance(waits, Counter):
            self._made, self._renewed = None, (waits.partner, waits.give, waits.get)
            self._controller.do(Refuse())
        else:
            self.offer(CounterTemplate())

    def log(self) -> None:
        """Open the log."""
        sheet = LogSheet(self._host.context, self._controller.log.lines)
        self._host.push(sheet, lambda _done: None)

    def offer(
        self,
        template: OfferTemplate | CounterTemplate,
        item: Item | None = None,
        refused: str = "",
        begun: tuple[Side, Side] | None = None,
    ) -> None:
        """Let the player make up an offer or a counter-offer, which may begin with an item.

        `refused` is what the partner said who has just refused one; `begun` is what both sides of
        an offer hold at first.
        """
        view = self._controller.view
        if isinstance(template, OfferTemplate):
            draft = OfferDraft(view, view.turn.player, template.to, counter=False)
            debt = view.debt
            draft.settle = debt is not None and debt.to == template.to
            advised = self._controller.advised(template) or self._kept(template.to)
            if begun is not None:
                draft.take_over(*begun)
            elif item is not None:
                toggle(draft, item)
            elif advised is not None:
                draft.take_over(advised.give, advised.get)
                draft.settle = advised.settle
        else:
            draft = OfferDraft.answering(view)
            countered = self._controller.advised_counter
            if countered is not None:
                draft.take_over(countered.give, countered.get)
            else:
                draft.keep_needed()
        names = self._controller.names
        wanted = [m for m in self._controller.guidance.wanted if isinstance(m, Propose)]
        context, table = self._host.context, self._table(draft)._replace(refused=refused)
        if isinstance(template, OfferTemplate):
            table = table._replace(again=self._kept(template.to))
        if wanted:
            table = table._replace(character=None, advice=None)
            sheet: OfferSheet = GuidedOfferSheet(context, names, draft, wanted[0], table)
        else:
            sheet = OfferSheet(context, names, draft, table)
        self._host.push(sheet, self._offered)

    def _table(self, draft: OfferDraft) -> Table:
        """Return the table beside an offer."""
        known = self._controller.known(draft.trays[GET].player)
        partner = draft.trays[GET].player
        aim = "" if draft.counter else self._controller.aim_at(partner)
        return Table(self._host.widgets, self._host.front(), known, self._advice, aim=aim)

    def _advice(self, draft: OfferDraft) -> str:
        """Return how good the offer in the trays is.

        If there is none, put the best one into them, and return why it is good; after that the
        next best one.
        """
        controller = self._controller
        ideas = self._ideas_for(draft)
        shown = [idea.action for idea in ideas]
        now = draft.action()
        if draft.begun and (now not in shown or len(ideas) == 1):
            refused = draft.refusal()
            if refused is not None:
                return why_not(controller.names, refused)
            return controller.judged(now)
        if not ideas:
            return self._host.context.words("carbon.trade.no-idea")
        number = (shown.index(now) + 1) % len(ideas) if now in shown else 0
        action = ideas[number].action
        assert isinstance(action, Propose | MakeCounter), "a trade is advised"
        draft.take_over(action.give, action.get)
        draft.settle = action.settle
        said = controller.hint_text(ideas[number])
        if len(ideas) == 1:
            return said
        context = self._host.context
        key = context.keys.label(Intent.HINT)
        again = context.words("carbonreason.another", key=key, n=number + 1, all=len(ideas))
        return f"{said} {again}"

    def _ideas_for(self, draft: OfferDraft) -> list[Hint]:
        """Return the ideas for a draft, which are worked out once."""
        partner = draft.trays[GET].player
        if self._ideas is None or self._ideas[:2] != (draft.view, partner):
            found = self._controller.trade_ideas(partner, counter=draft.counter)
            self._ideas = draft.view, partner, found
        return self._ideas[2]

    def _offered(self, action: Any) -> None:
        if action is not None:
            self._made = action if isinstance(action, Propose) else None
            self._controller.do(action)
        self._host.refresh()
