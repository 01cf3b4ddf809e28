"""The foreseeable consequences of a move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.actions import (
    AcquireConsumer,
    AcquireProducer,
    DrawPolicy,
    EndTurn,
    Implement,
    Pass,
    Plus,
    Refresh,
    RestoreHabitats,
)
from ecosfera.games.baltica.rules.cards import FIRST_PRESSURE, element_of
from ecosfera.games.baltica.rules.engine import apply, legal
from ecosfera.games.baltica.rules.events import Cause, Zone
from ecosfera.games.baltica.rules.legality import payment
from ecosfera.games.baltica.rules.state import IMPACT_TILES, Outcome
from ecosfera.games.baltica.rules.turn import STRIKE, pressures_in, strikes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.ids import CardId, ElementId, PlayerId
    from ecosfera.games.baltica.rules.state import State

HIDDEN = frozenset({Zone.DECK, Zone.POLICY_DECK, Zone.CONSUMER_DECK, Zone.PRODUCER_DECK})


@dataclass(frozen=True, slots=True)
class Foreseen:
    """The effects of a move before any hidden card is revealed."""

    cause: Cause | None = None
    """Why the turn will end, if it does."""
    element: ElementId | None = None
    """The element, if the cause is three of an element."""
    pressures: int = 0
    """Number of pressure cards that will join the row."""
    impacts: int = 0
    outcome: Outcome | None = None
    next_strikes: PlayerId | None = None
    """The player whose next turn would start with a trigger because of a passed card."""
    next_impact: bool = False
    """Whether that trigger places an impact tile."""

    @property
    def harmless(self) -> bool:
        """Return whether there is nothing to warn of."""
        return (
            not self.pressures
            and not self.impacts
            and self.next_strikes is None
            and self.outcome is not Outcome.LOST
        )


def foresee(state: State, action: Action, events: Sequence[Event] | None = None) -> Foreseen:
    """Return what a legal action triggers before the first hidden card is revealed.

    `events` are those of the action, if they are known already.
    """
    if events is None:
        _, events = apply(state, action)
    seen = _until_hidden(events)
    cause: Cause | None = None
    element: ElementId | None = None
    pressures = impacts = 0
    outcome: Outcome | None = None
    for event in seen:
        if isinstance(event, ev.Triggered):
            cause = event.cause
            if cause is Cause.THREE_ELEMENTS:
                element = element_of(event.cards[0])
        elif isinstance(event, ev.ImpactPlaced):
            impacts += 1
        elif isinstance(event, ev.GameEnded):
            outcome = event.outcome
        elif _joins_row(event, state.player):
            pressures += 1
    following, impact = _next_strikes(state, action)
    return Foreseen(cause, element, pressures, impacts, outcome, following, impact)


def foresee_at_once(state: State, action: Action) -> Foreseen:
    """Return the same as `foresee`, mostly without applying the action."""
    match action:
        case AcquireProducer(card):
            return _with_loan(state, card)
        case Pass():
            following, impact = _next_strikes(state, action)
            return Foreseen(next_strikes=following, next_impact=impact)
        case AcquireConsumer() | RestoreHabitats() | Plus() | Refresh() | DrawPolicy():
            return Foreseen()
        case _:
            return foresee(state, action)


def _with_loan(state: State, card: CardId) -> Foreseen:
    """Return what acquiring a producer triggers: the element that the market lends may do harm."""
    lent = payment(state, card).borrowed
    if lent is None:
        return Foreseen()
    equal = sum(own < FIRST_PRESSURE and element_of(own) == lent for own in state.row)
    if equal + 1 < STRIKE:
        return Foreseen()
    added = min(1, len(state.pressures))
    impacts = 0
    if pressures_in(state.row) + added >= STRIKE:
        more = state.catalogue.ids["climate_change"] in state.active
        impacts = min(1 + more, IMPACT_TILES - state.impacts)
    outcome = Outcome.LOST if state.impacts + impacts == IMPACT_TILES else None
    return Foreseen(Cause.THREE_ELEMENTS, lent, added, impacts, outcome)


def _joins_row(event: Event, player: PlayerId) -> bool:
    """Return whether the event adds a new pressure card to the player's row."""
    return (
        isinstance(event, ev.CardMoved)
        and event.source.zone is Zone.PRESSURES
        and event.target == (Zone.ROW, player)
    )


def _until_hidden(events: Sequence[Event]) -> list[Event]:
    """Return the events before the first one that reveals a hidden card or ends the turn.

    Refilling a market slot reveals a card too, but nothing that follows depends on it.
    """
    seen: list[Event] = []
    for event in events:
        if isinstance(event, ev.TurnEnded | ev.TurnStarted | ev.DeckShuffled | ev.PolicyDrawn):
            break
        if (
            isinstance(event, ev.CardMoved)
            and event.source.zone in HIDDEN
            and event.target.zone not in {Zone.PRODUCERS, Zone.CONSUMERS}
        ):
            break
        seen.append(event)
    return seen


def _next_strikes(state: State, action: Action) -> tuple[PlayerId | None, bool]:
    """Return the player whose row a pass makes trigger at the start of the turn (RULES 3.1).

    Also return whether that places an impact tile: by a third pressure card, or by a pressure card
    that three of one element bring to two others.
    """
    if not isinstance(action, Pass) or action.to < 0:
        return None, False
    before = state.rows[action.to]
    row = [*before, action.card]
    if strikes(before) or not strikes(row):
        return None, False
    pressures = pressures_in(row)
    return action.to, pressures >= 3 or (pressures == 2 and pressures_in([action.card]) == 0)


def rescues(state: State, player: PlayerId) -> list[CardId]:
    """Return the measures with which the active player spares another one the loss of a turn."""
    return [
        action.measure
        for action in legal(state)
        if isinstance(action, Implement) and not strikes(apply(state, action)[0].rows[player])
    ]


def end_of_turn(state: State) -> Foreseen:
    """Return what ending the turn now triggers."""
    return foresee(state, EndTurn())
