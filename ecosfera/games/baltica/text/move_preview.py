"""The preview of a click: what it would do, what would pay, or why it is not possible."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ecosfera.games.baltica.bots.foresight import foresee
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.rules.actions import (
    MARKET,
    TOKEN,
    AcquireConsumer,
    AcquireProducer,
    DrawPolicy,
    Implement,
    Pass,
    Plus,
    Reactivate,
    Refresh,
    RestoreHabitats,
)
from ecosfera.games.baltica.rules.cards import (
    ELEMENT_CARDS,
    PASS,
    PLUS,
    PRODUCER_CARDS,
    Category,
    habitats_in,
)
from ecosfera.games.baltica.rules.engine import refusal
from ecosfera.games.baltica.rules.ids import CardId
from ecosfera.games.baltica.rules.legality import (
    fitting_producers,
    missing_elements,
    payment,
    unrestored_habitats,
)
from ecosfera.games.baltica.rules.measures import MEASURES
from ecosfera.games.baltica.rules.refusal_reasons import RefusalCode, RefusalReason
from ecosfera.games.baltica.rules.turn import ending_adds_pressure
from ecosfera.games.baltica.rules.view import in_front

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.games.baltica.moves.move_selection import MoveSelection
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.ids import AbilityId, ElementId, HabitatId
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.games.baltica.text.phrases import Phrases

NO_CARD = CardId(-1)
"""Stands for a card in questions about an empty row."""


@dataclass(frozen=True, slots=True)
class Preview:
    """The effect of a click on a target, or why it does nothing."""

    pays: frozenset[CardId] = frozenset()
    """Cards of the row that would be used."""
    lends: ElementId | None = None
    """The element that the market would lend, if any."""
    good: bool = True
    """Whether the click has an effect."""
    costs: bool = False
    """Whether it costs a pressure card or brings another harm."""
    sentence: str = ""
    missing: tuple[ElementId, ...] = ()
    """Elements the row lacks, one for each card."""
    why: str = ""
    """The code of the refusal, for the rulebook."""


NOTHING = Preview()


def _unknown(_action: Action) -> None:
    """Return nothing: the rules are asked for the events of each action."""


class Previewer:
    """Makes previews for one position; it keeps no state between calls.

    `events_of` returns the events of an action, or None if the rules are to be asked.
    """

    def __init__(
        self,
        doing: MoveSelection,
        teller: Phrases,
        events_of: Callable[[Action], Sequence[Event] | None] = _unknown,
    ) -> None:
        self.doing = doing
        self._events_of = events_of
        self.state: State = doing.state
        self.teller = teller
        self.words = teller.words
        self.book = teller.book

    def of(self, target: Target) -> Preview:
        """Return the preview of a target."""
        if self.state.outcome is not None:
            return NOTHING
        if target in self.doing.targets():
            return self._possible(target)
        shelf = self._shelf(target)
        if shelf is not None and shelf in self.doing.targets():
            return self._possible(shelf)
        if target.kind is TargetKind.ROW:
            held = Target(TargetKind.HELD, target.which)
            if held in self.doing.targets():
                return self._held(held)
        if self.doing.choosing or self.state.pending is not None:
            return self._elsewhere(target)
        return self._impossible(target)

    def _shelf(self, target: Target) -> Target | None:
        """Return the market row of a species."""
        if target.kind is not TargetKind.MARKET:
            return None
        return Target(TargetKind.SHELF, int(self.book.is_consumer(target.card)))

    # -- possible ----

    def _possible(self, target: Target) -> Preview:
        action = self.doing.result(target)
        if action is None:
            return self._first_step(target)
        text = self.teller.does(action, self.state)
        if target.kind not in {TargetKind.TOKEN, TargetKind.SIGN, TargetKind.END}:
            text = self._with_source(text, action)
        warning = self.teller.warning(foresee(self.state, action, self._events_of(action)))
        if warning and target.kind is not TargetKind.END:
            text = self.words("table.join", one=text, two=warning)
        risk = self.teller.risk(self.state) if isinstance(action, Plus) else ""
        if risk:
            text = self.words("table.join", one=text, two=risk)
        pays: frozenset[CardId] = frozenset()
        lends = None
        match action:
            case AcquireProducer(card):
                cards, lends = payment(self.state, card)
                pays = frozenset(cards)
                danger = "" if lends is None or warning else self.teller.loan(self.state, lends)
                text = self.words("table.join", one=text, two=danger) if danger else text
            case AcquireConsumer(_, pair) | RestoreHabitats(pair):
                pays = frozenset(pair)
            case Implement(producer=int(producer), consumer=int(consumer)):
                pays = frozenset({producer, consumer})
            case _:
                pass
        costs = bool(warning)
        if target.kind is TargetKind.END:
            costs = ending_adds_pressure(self.state)
        return Preview(pays, lends, costs=costs, sentence=text)

    def _with_source(self, text: str, action: Action) -> str:
        """Add the source of the ability, unless it was pointed at."""
        pointed = {s.kind for s in self.doing.chosen}
        if pointed & {TargetKind.TOKEN, TargetKind.SIGN}:
            return text
        source = self.teller.source(action)
        return self.words("table.join", one=text, two=source) if source else text

    def _first_step(self, target: Target) -> Preview:
        """Return what comes next after a click that begins a selection."""
        words, book = self.words, self.book
        found = self.doing.candidates((*self.doing.chosen, self.doing.canonical(target)))
        first = found[0] if found else None
        match first:
            case AcquireConsumer(card):
                text = words.count("table.begin.pairs", len(found), card=book.inside(card))
            case RestoreHabitats() if target.kind is TargetKind.ROW:
                partners = [
                    c
                    for a in found
                    if isinstance(a, RestoreHabitats)
                    for c in a.consumers
                    if c != target.which
                ]
                names = book.names_inside(dict.fromkeys(partners), either=True)
                text = words("table.begin.partner", cards=names)
            case RestoreHabitats():
                text = words.count("table.begin.restore", len(found))
            case Pass():
                text = words(
                    "table.begin.pass-card" if target.kind is TargetKind.ROW else "table.begin.pass"
                )
            case Refresh():
                text = words("table.begin.refresh")
            case Implement(measure):
                text = words("table.begin.measure", card=book.policy(measure))
            case _:
                text = words("table.begin.choose")
        return Preview(sentence=text)

    def _held(self, target: Target) -> Preview:
        """Return what can be done with a card of the row in front."""
        words = self.words
        found = self.doing.candidates((self.doing.canonical(target),))
        takes = [a.card for a in found if isinstance(a, AcquireProducer | AcquireConsumer)]
        if not takes:
            return Preview(sentence=words("table.begin.pass-card"))
        names = self.book.names_inside(dict.fromkeys(takes), either=True)
        passes = any(isinstance(action, Pass) for action in found)
        key = "table.begin.held-pass" if passes else "table.begin.held"
        return Preview(sentence=words(key, cards=names))

    # -- impossible ----

    def _elsewhere(self, target: Target) -> Preview:
        """Return why a card is not a target of the selection that has begun."""
        begun = self.doing.candidates()
        if target.kind is TargetKind.ROW and begun and isinstance(begun[0], Pass):
            reason = refusal(self.state, replace(begun[0], card=target.card, to=MARKET))
            if reason is not None and reason.why in {
                RefusalCode.CARD_USED,
                RefusalCode.PASSES_ITSELF,
            }:
                return self._no(reason)
        return NOTHING

    def _no(self, reason: RefusalReason | None, missing: tuple[ElementId, ...] = ()) -> Preview:
        if reason is None or NO_CARD in reason.cards:
            return NOTHING
        text = self.teller.refusal(reason)
        return Preview(good=False, sentence=text, missing=missing, why=reason.why.value)

    def _said(self, key: str, why: RefusalCode, **values: object) -> Preview:
        return Preview(good=False, sentence=self.words(key, **values), why=why.value)

    def _impossible(self, target: Target) -> Preview:
        state = self.state
        match target.kind:
            case TargetKind.MARKET if self.book.is_producer(target.card):
                reason = refusal(state, AcquireProducer(target.card))
                return self._no(reason, missing_elements(state, target.card))
            case TargetKind.MARKET:
                return self._consumer(target.card)
            case TargetKind.ROW:
                return self._own(target.card)
            case TargetKind.TOKEN:
                return self._token(target.ability)
            case TargetKind.SIGN:
                return self._no(refusal(state, _ability(state, target.ability, target.card)))
            case TargetKind.STAR:
                return self._no(refusal(state, DrawPolicy(target.card)))
            case TargetKind.DECK if not (state.decks[state.player] or state.discards[state.player]):
                return self._no(RefusalReason(RefusalCode.NO_CARDS_TO_DRAW))
            case TargetKind.POOL:
                return self._measure(target.card)
            case TargetKind.TILE:
                return self._tile(target.habitat)
            case _:
                return NOTHING

    def _consumer(self, card: CardId) -> Preview:
        """Return which producers a consumer still needs."""
        book, state = self.book, self.state
        habitats = book.habitats_inside(book.habitats(card), either=True)
        fitting = fitting_producers(state, card)
        if not fitting:
            return self._said(
                "table.why.no-producer", RefusalCode.NO_COMMON_HABITAT, habitats=habitats
            )
        if len(fitting) == 1:
            return self._said(
                "table.why.one-producer",
                RefusalCode.NO_COMMON_HABITAT,
                card=book.inside(fitting[0]),
                habitats=habitats,
            )
        return self._said("table.why.no-pair", RefusalCode.NO_COMMON_HABITAT, habitats=habitats)

    def _own(self, card: CardId) -> Preview:
        """Return why a card in front cannot do anything now."""
        book, state = self.book, self.state
        if state.used >> card & 1:
            return self._no(RefusalReason(RefusalCode.CARD_USED, cards=(card,)))
        if not book.is_consumer(card):
            return self._idle(card)
        unrestored = unrestored_habitats(state, card)
        if not unrestored:
            return self._no(
                RefusalReason(
                    RefusalCode.NOTHING_NEW_TO_RESTORE, habitats=tuple(book.habitats(card))
                )
            )
        habitats = book.habitats_inside(
            [h for h in book.habitats(card) if h in unrestored], either=True
        )
        return self._said(
            "table.why.no-partner", RefusalCode.NOTHING_NEW_TO_RESTORE, habitats=habitats
        )

    def _idle(self, card: CardId) -> Preview:
        """Return why a card that restores nothing can neither pay for something nor be passed."""
        reason = refusal(self.state, Pass(TOKEN, card, MARKET))
        if reason is None or reason.why is not RefusalCode.TOKEN_SPENT:
            return self._no(reason)
        kind = "pressure"
        if card in ELEMENT_CARDS:
            kind = "element"
        elif card in PRODUCER_CARDS:
            kind = "producer"
        return self._said(f"table.why.idle-{kind}", reason.why)

    def _token(self, ability: AbilityId) -> Preview:
        """Return why a token cannot be used or turned face up."""
        reason = refusal(self.state, _ability(self.state, ability, TOKEN))
        if reason is not None and reason.why is RefusalCode.TOKEN_SPENT and self.state.offer:
            reason = refusal(self.state, Reactivate(ability))
        return self._no(reason)

    def _measure(self, card: CardId) -> Preview:
        """Return why a measure cannot be implemented."""
        state = self.state
        if card < 0 or self.book.cards.policy(card).category is not Category.MEASURE:
            return NOTHING
        if card not in state.pool:
            return NOTHING
        options = MEASURES[self.book.cards.policy(card).id].options(state, card)
        for option in options:
            return self._no(refusal(state, option))
        return self._said("table.why.measure-nothing", RefusalCode.NOT_A_MEASURE)

    def _tile(self, habitat: HabitatId) -> Preview:
        """Return how a habitat could be restored."""
        if self.state.restored >> habitat & 1:
            return NOTHING
        return self._said(
            "table.why.tile",
            RefusalCode.NOTHING_NEW_TO_RESTORE,
            habitat=self.book.habitats_inside(habitats_in(1 << habitat)),
        )


def _ability(state: State, ability: AbilityId, source: CardId) -> Action:
    """Return some use of an ability, to find out why it is refused."""
    if ability == PASS:
        card = next((card for card in state.row if card != source), NO_CARD)
        return Pass(source, card, MARKET)
    return Plus(source) if ability == PLUS else Refresh(source, consumers=True)


def restoring_signs(doing: MoveSelection) -> dict[CardId, tuple[HabitatId, ...]]:
    """Return, for each consumer in front that can restore something, the habitats."""
    found: dict[CardId, int] = {}
    state = doing.state
    habitats = state.catalogue.habitats
    for action in doing.candidates():
        if isinstance(action, RestoreHabitats):
            one, two = action.consumers
            new = habitats[one] & habitats[two] & ~state.restored
            for card in action.consumers:
                if card in state.rows[in_front(state)]:
                    found[card] = found.get(card, 0) | new
    return {card: habitats_in(mask) for card, mask in found.items()}
