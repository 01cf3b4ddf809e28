"""What a move will set off, as far as a careful player can see it beforehand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.actions import EndTurn, Pass
from ecosfera.games.baltica.rules.cards import FIRST_PRESSURE, FIRST_PRODUCER, element_of
from ecosfera.games.baltica.rules.engine import apply
from ecosfera.games.baltica.rules.events import Cause, Zone
from ecosfera.games.baltica.rules.state import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.state import State

HIDDEN = frozenset({Zone.DECK, Zone.POLICY_DECK, Zone.CONSUMER_DECK, Zone.PRODUCER_DECK})


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What a move brings about besides itself; nothing of it hangs on a hidden card."""

    cause: Cause | None = None
    """Why the turn will end, if the row strikes."""
    element: int | None = None
    """With three alike: which element."""
    pressures: int = 0
    """Pressure cards that will join the row."""
    impacts: int = 0
    outcome: Outcome | None = None
    next_strikes: int | None = None
    """The player who would start the next turn with a row that strikes."""

    @property
    def harmless(self) -> bool:
        """Whether there is nothing to warn of."""
        return (
            not self.pressures
            and not self.impacts
            and self.next_strikes is None
            and self.outcome is not Outcome.LOST
        )


def foresee(state: State, action: Action) -> Foreseen:
    """What a legal action sets off before the first hidden card is turned up."""
    _, events = apply(state, action)
    seen = _until_hidden(events)
    cause: Cause | None = None
    element: int | None = None
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
    return Foreseen(cause, element, pressures, impacts, outcome, _next_strikes(state, action))


def _joins_row(event: Event, player: int) -> bool:
    """Whether a new pressure card joins a player's row."""
    return (
        isinstance(event, ev.CardMoved)
        and event.source.zone is Zone.PRESSURES
        and event.target == (Zone.ROW, player)
    )


def _until_hidden(events: Sequence[Event]) -> list[Event]:
    """The events before the first one that shows a hidden card or ends the turn.

    A market slot that is filled again shows a card too, but nothing that follows hangs on it.
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


def _next_strikes(state: State, action: Action) -> int | None:
    """The player a pass gives a row to that will strike at the start of the turn (RULES 3.1)."""
    if not isinstance(action, Pass) or action.to < 0:
        return None
    row = [*state.rows[action.to], action.card]
    before, after = strikes(state.rows[action.to]), strikes(row)
    return action.to if after and not before else None


def strikes(row: Sequence[int]) -> bool:
    """Whether a row holds three pressures or three of one element (RULES 3.1)."""
    elements = [element_of(card) for card in row if card < FIRST_PRESSURE]
    pressures = sum(FIRST_PRESSURE <= card < FIRST_PRODUCER for card in row)
    return pressures >= 3 or any(elements.count(element) >= 3 for element in set(elements))


def costs_pressure(state: State) -> bool:
    """Whether ending the turn now adds a pressure card to the row (RULES 3.5)."""
    return not state.acquired and bool(state.pressures)


def end_of_turn(state: State) -> Foreseen:
    """What ending the turn now sets off."""
    return foresee(state, EndTurn())
