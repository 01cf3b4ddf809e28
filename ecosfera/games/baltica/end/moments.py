"""The moments of a game worth telling again, and why each of them happened."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.actions import (
    MARKET,
    AcquireConsumer,
    AcquireProducer,
    Action,
    ChoosePass,
    Pass,
    RestoreHabitats,
)
from ecosfera.games.baltica.rules.cards import HABITATS, Category, element_of
from ecosfera.games.baltica.rules.events import Cause, Zone
from ecosfera.games.baltica.rules.legality import payment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.moves.impacts import ImpactKind
    from ecosfera.games.baltica.rules.ids import CardId, ElementId, PlayerId
    from ecosfera.games.baltica.rules.state import State


class MomentKind(StrEnum):
    """What happened."""

    HABITAT = "habitat"
    IMPACT = "impact"
    IMPACT_BACK = "impact-back"
    MEASURE = "measure"
    """A measure was implemented."""
    DRAWN = "drawn"
    """A policy card was drawn."""


POLICY_KINDS: Final = frozenset({MomentKind.MEASURE, MomentKind.DRAWN})


@dataclass(frozen=True)
class Moment:
    """One moment. Rounds count from 1."""

    kind: MomentKind
    round: int
    done: int
    """How many actions had been done just before it."""
    player: PlayerId
    """Whose turn it was."""
    sign: str
    """The name of its sign."""
    habitat: str = ""
    cause: Cause | None = None
    cards: tuple[CardId, ...] = ()
    """The cards that brought it about: a pair of animals, pressure cards, a policy card."""
    gifts: tuple[tuple[PlayerId, CardId], ...] = ()
    """The cards that others had passed and without which it would not have happened."""
    tiles: int = 0
    """For impacts: the number of tiles from now on."""
    impact: ImpactKind | None = None
    """What an impact tile stands for, if that is known."""
    turn: int = 0
    """The turn of the round, from 0."""


class MomentRecorder:
    """Collects the moments of a game while its actions are done again, one after the other."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self.elements: list[ElementId] = []
        """The element of each three cards that brought a pressure card, in order."""
        self._tiles = 0
        self._paid: dict[CardId, tuple[CardId, ...]] = {}
        """For each card acquired in this turn, the cards that paid for it."""
        self._givers: dict[CardId, PlayerId] = {}
        """For each card in a row that was passed there, who passed it."""
        self._policy: CardId | None = None
        """The policy card drawn or implemented last."""
        self._trigger: ev.Triggered | None = None
        """What a row triggered last, in the events taken in together."""

    def act(self, before: State, action: Action, events: Sequence[ev.Event], *, done: int) -> None:
        """Take in an action; `done` actions had been done before."""
        if isinstance(action, AcquireProducer):
            self._paid[action.card] = tuple(payment(before, action.card).cards)
        elif isinstance(action, AcquireConsumer):
            self._paid[action.card] = action.producers
        pair = action.consumers if isinstance(action, RestoreHabitats) else ()
        self.take_in(before, events, done=done, pair=pair)
        if isinstance(action, Pass) and action.to != MARKET:
            self._givers[action.card] = before.player
        elif isinstance(action, ChoosePass) and action.card is not None:
            self._givers[action.card] = action.player

    def take_in(
        self,
        before: State,
        events: Sequence[ev.Event],
        *,
        done: int,
        pair: tuple[CardId, ...] = (),
    ) -> None:
        """Take in events; `pair` are the consumers of the action that caused them."""
        number, player = before.number, before.player
        self._trigger = None

        def add(kind: MomentKind, sign: str, **more: object) -> None:
            rounds, turn = divmod(number - 1, before.config.players)
            more["turn"] = turn
            self.moments.append(Moment(kind, rounds + 1, done, player, sign, **more))  # type: ignore[arg-type]

        for event in events:
            match event:
                case ev.TurnStarted() | ev.TurnSkipped():
                    number, player = event.number, event.player
                    self._paid.clear()
                case ev.CardMoved(source=ev.Location(Zone.ROW)):
                    self._givers.pop(event.card, None)
                case ev.Triggered():
                    self._trigger = event
                    if event.cause is Cause.THREE_ELEMENTS:
                        self.elements += dict.fromkeys(map(element_of, event.cards))
                case ev.PolicyDrawn():
                    self._policy = event.card
                    sign = f"policy_{before.catalogue.policy(event.card).category}"
                    add(MomentKind.DRAWN, sign, cards=(event.card,))
                case ev.MeasureImplemented():
                    self._policy = event.card
                    sign = f"policy_{Category.MEASURE}"
                    add(MomentKind.MEASURE, sign, cards=(event.card,))
                case ev.HabitatRestored():
                    name = HABITATS[event.habitat]
                    by_card = event.cause is Cause.POLICY
                    add(
                        MomentKind.HABITAT,
                        name,
                        habitat=name,
                        cause=event.cause,
                        cards=self._by_policy() if by_card else pair,
                        gifts=() if by_card else self._gifts(pair),
                    )
                case ev.ImpactPlaced():
                    self._tiles += 1
                    cause, cards = self._reason(event.cause)
                    add(MomentKind.IMPACT, "impact", cause=cause, cards=cards, tiles=self._tiles)
                case ev.ImpactTakenBack():
                    self._tiles -= 1
                    add(
                        MomentKind.IMPACT_BACK,
                        "impact",
                        cards=self._by_policy(),
                        tiles=self._tiles,
                    )
                case _:
                    pass

    def _reason(self, cause: Cause) -> tuple[Cause, tuple[CardId, ...]]:
        """Return why an impact tile was placed, and the cards that brought it about.

        The third pressure card counts as the effect of what brought it.
        """
        if cause in {Cause.POLICY, Cause.CLIMATE_CHANGE}:
            return cause, self._by_policy()
        if self._trigger is None:
            return cause, ()
        return self._trigger.cause, self._trigger.cards

    def _by_policy(self) -> tuple[CardId, ...]:
        return () if self._policy is None else (self._policy,)

    def _gifts(self, pair: Sequence[CardId]) -> tuple[tuple[PlayerId, CardId], ...]:
        """Return the passed cards among a pair and everything that paid for it in this turn."""
        needed = list(pair)
        for card in needed:
            needed += self._paid.get(card, ())
        return tuple((self._givers[card], card) for card in needed if card in self._givers)
