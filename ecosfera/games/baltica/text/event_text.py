"""Events as sentences, for the log, the last event and the narration."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.bots.reasons import PROMISES
from ecosfera.games.baltica.moves.impacts import placed
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.actions import (
    AcquireConsumer,
    AcquireProducer,
    ChoosePass,
    ChooseReaction,
    Pass,
    Plus,
    Reactivate,
    Refresh,
)
from ecosfera.games.baltica.rules.cards import Category
from ecosfera.games.baltica.rules.events import Cause, Zone
from ecosfera.games.baltica.rules.ids import PlayerId
from ecosfera.games.baltica.rules.legality import payment
from ecosfera.games.baltica.rules.state import Outcome
from ecosfera.games.baltica.text.move_text import reason

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecosfera.games.baltica.bots.reasons import HintReason
    from ecosfera.games.baltica.moves.impacts import ImpactKind
    from ecosfera.games.baltica.moves.news import News
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.games.baltica.text.phrases import Phrases


def chronicle(
    state: State,
    action: Action | None,
    events: Sequence[Event],
    teller: Phrases,
    lying: Sequence[ImpactKind] = (),
) -> dict[int, list[str]]:
    """Return the sentences by index of the event they belong to.

    `state` is the position before the action, and `lying` the impact tiles in it.
    """
    return _Chronicle(state, action, events, teller, lying).sentences()


NO_REASONS: Final[Mapping[tuple[int, Action], HintReason]] = MappingProxyType({})


def recap(
    news: News,
    teller: Phrases,
    reasons: Mapping[tuple[int, Action], HintReason] = NO_REASONS,
) -> tuple[str, ...]:
    """Return what the teammates did last, and how much they changed; an empty text if nothing.

    The shortest text comes last. `reasons` are those they gave, by the number of the turn and the
    action. A pass, or a single deed, is told alone with its reason. What was promised for the next
    turn is told as this turn's to whoever plays now, and not at all to others.
    """
    deeds = []
    for state, action in news.deeds:
        deed = _Chronicle(state, action, (), teller, ()).deed()
        why = _due(reasons.get((state.number, action)), news.player)
        if why is not None and (isinstance(action, Pass) or len(news.deeds) == 1):
            whole = teller.words("table.because", deed=deed, text=reason(teller, why))
            return whole, deed
        deeds.append(deed)
    return tuple(filter(None, (" ".join(deeds), teller.news(news)))) or ("",)


def _due(why: HintReason | None, player: PlayerId | None) -> HintReason | None:
    """Return a reason as it is told in the turn of a player."""
    if why is None or why.code not in PROMISES:
        return why
    return replace(why, code=PROMISES[why.code]) if why.player == player else None


_MESSAGES: Final[dict[type[Event], str]] = {
    ev.PressureMissing: "event.pressure-missing",
    ev.DeckShuffled: "event.shuffled",
    ev.PolicyDrawn: "event.policy-drawn",
    ev.MeasureImplemented: "event.implemented",
}
"""The messages of events that need no more than their fields."""


class _Chronicle:
    def __init__(
        self,
        state: State,
        action: Action | None,
        events: Sequence[Event],
        teller: Phrases,
        lying: Sequence[ImpactKind],
    ) -> None:
        self.state = state
        self.action = action
        self.events = list(events)
        self.teller = teller
        self.words = teller.words
        self.book = teller.book
        self.player = state.player
        self.impacts = state.impacts
        places = any(isinstance(event, ev.ImpactPlaced) for event in self.events)
        self.kinds = placed(state, self.events, lying) if places else tuple(lying)
        """The impact tiles after the action."""
        self.turn_over = False
        """Whether the turn is over and its row is being discarded and replaced."""
        self.row_announced = False
        """Whether a sentence has named part of the new row; the rest comes after a shuffle."""
        self.home: tuple[CardId, ...] = ()
        """Animals that go home; one sentence tells it for all."""
        self.found: dict[int, list[str]] = {}

    def sentences(self) -> dict[int, list[str]]:
        """Return the sentences by index of the event they belong to."""
        said = self.deed()
        if said and self.events:
            self.found[self._done()] = [said]
        index = 0
        while index < len(self.events):
            index = self._event(index)
        return self.found

    def _say(self, index: int, sentence: str) -> None:
        if sentence:
            self.found.setdefault(index, []).append(sentence)

    def _done(self) -> int:
        """Return the index of the event that completes the action; a shuffle may precede it."""
        drawn = self._drawn() if isinstance(self.action, Plus) else None
        return drawn or 0

    def _drawn(self) -> int | None:
        """Return the index of the event with which the first card leaves a deck."""
        for number, event in enumerate(self.events):
            if isinstance(event, ev.CardMoved) and event.source.zone is Zone.DECK:
                return number
        return None

    def deed(self) -> str:  # noqa: PLR0911 (one for each kind of action)
        """Return what the player did."""
        words, book, who = self.words, self.book, self.teller.player(self.player)
        match self.action:
            case AcquireProducer(card):
                lent = payment(self.state, card).borrowed
                if lent is None:
                    return words("event.acquired", player=who, card=book.inside(card))
                element = book.element_inside(lent)
                return words(
                    "event.acquired-with-market",
                    player=who,
                    card=book.inside(card),
                    element=element,
                )
            case AcquireConsumer(card):
                return words("event.acquired", player=who, card=book.inside(card))
            case Pass(_, card, to):
                return self._passed(who, card, to)
            case ChoosePass(player, card, to):
                who = self.teller.player(player)
                if card is None or to is None:
                    return words("event.passed-nothing", player=who)
                return self._passed(who, card, to)
            case Plus():
                drawn = self._drawn()
                event = None if drawn is None else self.events[drawn]
                if not isinstance(event, ev.CardMoved):
                    return ""
                return words("event.plus", player=who, card=book.inside(event.card))
            case Refresh(_, consumers):
                key = "consumers" if consumers else "producers"
                return words(f"event.refreshed-{key}", player=who)
            case Reactivate(ability):
                return words("event.reactivated", player=who, ability=book.ability_verb(ability))
            case ChooseReaction(implement) if not implement:
                return words("event.declined", player=who)
            case _:
                return ""

    def _passed(self, who: str, card: CardId, to: PlayerId) -> str:
        name = self.book.inside(card)
        if to < 0:
            return self.words("event.passed-to-market", player=who, card=name)
        return self.words("event.passed", player=who, card=name, target=self.teller.player(to))

    def _event(self, index: int) -> int:  # noqa: C901, PLR0912 (one case for each event)
        """Tell one event, or several that belong together; return the index of the next."""
        words, event = self.words, self.events[index]
        match event:
            case ev.HabitatRestored():
                return self._restored(index)
            case ev.CardMoved():
                return self._moved(index)
            case ev.CameHome(cards):
                self.home = cards
                self._say(index, words("event.came-home", cards=self.book.names_inside(cards)))
            case ev.TokensTurned() if self._all_tokens_back(index):
                self._say(index, words("event.tokens-back"))
            case ev.ImpactPlaced():
                self.impacts += 1
                if event.cause is Cause.CLIMATE_CHANGE:
                    self._say(index, words("event.impact-climate-change", n=self.impacts))
                elif not self._ends(index):
                    self._tell_impact(index)
            case ev.ImpactTakenBack():
                self.impacts -= 1
                self._say(index, words("event.impact-back", n=self.impacts))
            case ev.Triggered():
                self._say(index, strike(event, self.teller))
            case ev.PressureMissing() | ev.DeckShuffled():
                self._say(index, words(_MESSAGES[type(event)]))
            case ev.PolicyDrawn(card) | ev.MeasureImplemented(card):
                who, policy = self.teller.player(self.player), self.book.policy(card)
                self._say(index, words(_MESSAGES[type(event)], player=who, card=policy))
            case ev.NextTurnChanged():
                if event.skip:
                    self._say(index, words("event.skip-next"))
                if event.noise:
                    self._say(index, words("event.noise-next"))
            case ev.TurnSkipped():
                self.player = event.player
                self._say(index, words("event.skipped", player=self.teller.player(event.player)))
            case ev.TurnEnded():
                self.turn_over = True
                self.row_announced = False
            case ev.TurnStarted():
                self.turn_over = False
                self.player = event.player
                self._say(index, self.started(event))
            case ev.OfferChanged() if event.offer:
                self._say(index, words("event.offer"))
            case ev.GameEnded():
                self._say(index, self.ended(event))
            case _:
                pass
        return index + 1

    def _all_tokens_back(self, index: int) -> bool:
        """Return whether a restored habitat begins to turn the tokens of all players here."""
        return isinstance(self.events[index - 1], ev.HabitatRestored) and index > 0

    def _tell_impact(self, index: int) -> None:
        """Say that an impact tile was placed, what it stands for, and what that does to the sea."""
        if self.impacts > len(self.kinds):
            # Another tile is taken back by the same action.
            self._say(index, self.words("event.impact", n=self.impacts))
            return
        kind = self.kinds[self.impacts - 1]
        name = self.book.impact(kind)
        self._say(index, self.words("event.impact-named", n=self.impacts, impact=name))
        self._say(index, self.book.impact_about(kind))

    def _ends(self, index: int) -> bool:
        """Return whether this impact tile ends the game, which has a sentence of its own."""
        return index + 1 < len(self.events) and isinstance(self.events[index + 1], ev.GameEnded)

    def started(self, event: ev.TurnStarted) -> str:
        """Return whose turn it is."""
        key = "event.turn-started-noise" if event.abilities_blocked else "event.turn-started"
        return self.words(key, player=self.teller.player(event.player))

    def ended(self, event: ev.GameEnded) -> str:
        """Return how the game ended."""
        if event.outcome is not Outcome.WON:
            return self.words("event.lost")
        place = self.book.place
        return self.words("event.won-at", place=place) if place else self.words("event.won")

    def _restored(self, index: int) -> int:
        """Tell tiles that were placed together; return the index of the next event."""
        end = index
        while end < len(self.events) and isinstance(self.events[end], ev.HabitatRestored):
            end += 1
        group = [e for e in self.events[index:end] if isinstance(e, ev.HabitatRestored)]
        habitats = [e.habitat for e in group]
        who = self.teller.player(self.player)
        if group[0].cause is Cause.POLICY:
            text = self.words("event.restored-by-card", habitat=self.book.habitats_inside(habitats))
        elif len(habitats) > 1:
            text = self.words(
                "event.restored-several", player=who, habitats=self.book.habitats_inside(habitats)
            )
        else:
            text = self.words(
                "event.restored", player=who, habitat=self.book.habitats_inside(habitats)
            )
        # What the player does is told at once, not only when the tile is placed.
        self._say(0 if group[0].cause is Cause.CONSUMERS else index, text)
        return end

    def _moved(self, index: int) -> int:
        """Tell cards that moved the same way together; return the index of the next event."""
        first = self.events[index]
        assert isinstance(first, ev.CardMoved)
        way = (first.source.zone, first.target)
        cards = []
        end = index
        while end < len(self.events):
            event = self.events[end]
            if not isinstance(event, ev.CardMoved):
                break
            if (event.source.zone, event.target) != way and not self._same_kind(first, event):
                break
            cards.append(event.card)
            end += 1
        if not self._announced(index):
            self._say(index, self._ways(first, cards))
        return end

    def _announced(self, index: int) -> bool:
        """Return whether the trigger before has named this pressure card, which joins the row."""
        event, before = self.events[index], self.events[max(0, index - 1)]
        return (
            isinstance(before, ev.Triggered)
            and before.cause in {Cause.THREE_ELEMENTS, Cause.NOTHING_ACQUIRED}
            and isinstance(event, ev.CardMoved)
            and event.source.zone is Zone.PRESSURES
            and event.target == (Zone.ROW, self.player)
        )

    def _same_kind(self, one: ev.CardMoved, two: ev.CardMoved) -> bool:
        """Return whether both moves refill the market, or both discard cards."""
        slots = {Zone.PRODUCERS, Zone.CONSUMERS}
        if one.target.zone in slots and two.target.zone in slots:
            return True
        piles = {Zone.DISCARD, Zone.PRODUCER_DECK, Zone.CONSUMER_DECK}
        lies = slots | {Zone.ROW}
        return (
            one.target.zone in piles
            and two.target.zone in piles
            and one.source.zone in lies
            and two.source.zone in lies
        )

    def _ways(self, first: ev.CardMoved, cards: list[CardId]) -> str:
        """Return one sentence for cards that moved, or an empty one if another names them."""
        words, book = self.words, self.book
        names = book.names_inside(cards)
        source, target = first.source.zone, first.target.zone
        who = self.teller.player(PlayerId(first.target.which)) if target is Zone.ROW else ""
        if target in {Zone.PRODUCERS, Zone.CONSUMERS}:
            return words("event.market-new", cards=names)
        if target is Zone.REMOVED and cards[0] in self.home:
            return ""
        if target is Zone.REMOVED:
            return words("event.removed", cards=names)
        if target is Zone.POOL:
            policy = book.cards.policy(cards[0])
            if policy.category is Category.FUNDING:
                return words("event.funding-collected")
            return words("event.measure-collected", card=book.policy(cards[0]))
        if target is Zone.ROW:
            return self._joined(source, who, cards, names)
        if source is Zone.ROW and target is Zone.ELEMENTS and not isinstance(self.action, Pass):
            return words("event.back-to-market", cards=names)
        if source is Zone.ROW and target is Zone.DISCARD and not self.turn_over:
            return words("event.discarded", cards=names)
        if source in {Zone.PRODUCERS, Zone.CONSUMERS} and not isinstance(self.action, Refresh):
            return words("event.discarded", cards=names)
        return ""

    def _joined(self, source: Zone, who: str, cards: list[CardId], names: str) -> str:
        words = self.words
        if source is Zone.PRESSURES:
            return words("event.pressure", player=who)
        if source is Zone.DECK:
            if not self.turn_over:
                return ""
            key = "event.new-row-rest" if self.row_announced else "event.new-row"
            self.row_announced = True
            return words(key, player=who, cards=names)
        if source is Zone.ACTIVE:
            return words("event.litter", player=who)
        if isinstance(self.action, AcquireProducer | AcquireConsumer | Pass | ChoosePass):
            return ""  # the sentence of the action names it
        if len(cards) > 1:
            return words("event.joined-several", player=who, cards=names)
        return words("event.joined", player=who, card=names)


def strike(event: ev.Triggered, teller: Phrases) -> str:
    """Return what a row triggered and why."""
    if event.cause is Cause.THREE_ELEMENTS:
        cards = teller.book.names_inside(event.cards)
        return teller.words("event.triggered.three-elements", cards=cards)
    return teller.words(f"event.triggered.{event.cause.value.replace('_', '-')}")
