"""Automatic consequences: policy cards due, triggers, the end and start of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules import policies
from ecosfera.games.baltica.rules.cards import (
    ALL_TOKENS,
    COPIES_PER_ELEMENT,
    COUNT_BITS,
    COUNT_MASK,
    COUNT_STEP,
    FIRST_CONSUMER,
    FIRST_POLICY,
    FIRST_PRESSURE,
    FIRST_PRODUCER,
    NUTRIENTS,
)
from ecosfera.games.baltica.rules.draft import ACTIVE, POLICY_DISCARD, is_pressure
from ecosfera.games.baltica.rules.events import Cause
from ecosfera.games.baltica.rules.ids import EVERY_PLAYER, LAST_ROUND
from ecosfera.games.baltica.rules.state import PendingKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecosfera.games.baltica.rules.draft import Draft
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State

STRIKE: Final = 3
"""Number of pressure cards, or of cards of one element, in a row that triggers (RULES 3.1, 3.4)."""
AUTOMATIC_TURNS: Final = 1000
"""Maximum number of turns that may end automatically within one move.

In a real game the impact tiles end it long before. In a position set up by hand without pressure
cards it might go on for ever, so after this many turns the player decides.
"""

AT_LEAST_STRIKE: Final = sum(1 << COUNT_BITS * (i + 1) - 1 for i in range(6))
"""The highest bit of each count, set after adding `COUNT_BIAS` if the count is at least
`STRIKE`."""
COUNT_BIAS: Final = sum(((1 << COUNT_BITS - 1) - STRIKE) << COUNT_BITS * i for i in range(6))


def run_triggers(draft: Draft) -> None:
    """Continue a move until a player has to decide or the game is over (RULES 3.4, 3.5, 4)."""
    state = draft.state
    turns = 0
    while state.outcome is None and state.pending is None:
        if draft.due:
            policies.draw_due(draft)
        elif draft.ending:
            if turns == AUTOMATIC_TURNS:
                draft.ending = draft.starting = False
                return
            turns += 1
            _next_turn(draft)
        elif not _check_row(draft):
            if draft.starting:
                _offer_token(draft)
            return


def _check_row(draft: Draft) -> bool:
    """Check the active row for three pressures or three of an element (RULES 3.1, 3.4).

    Return whether one of these rules applied.
    """
    state = draft.state
    counts = 0
    for card in state.rows[state.player]:
        counts += COUNT_STEP[card]
    if not (counts + COUNT_BIAS) & AT_LEAST_STRIKE:
        return False
    pressures = counts >> 5 * COUNT_BITS
    if pressures >= 3:
        four = pressures >= 4 and draft.starting
        cause = Cause.FOUR_PRESSURES if four else Cause.THREE_PRESSURES
        draft.ending = True
        if draft.events is not None:
            cards = tuple([card for card in state.row if is_pressure(card)])
            draft.events.append(ev.Triggered(cause, cards))
        draft.place_impacts(3 if four else 1, cause)
        return True
    nutrients = counts >> NUTRIENTS * COUNT_BITS & COUNT_MASK
    if nutrients >= 3 and not draft.declined and _may_react(state):
        draft.ask(PendingKind.UPGRADED_WASTE_WATER_TREATMENT, state.player)
        return True
    _three_elements(draft)
    return True


def _may_react(state: State) -> bool:
    """Return whether upgraded waste water treatment and funding lie in the pool (RULES 4.1)."""
    pool = state.pool
    return state.catalogue.ids["upgraded_waste_water_treatment"] in pool and state.has_funding()


def _three_elements(draft: Draft) -> None:
    """Apply three of an element: a pressure card, maybe an impact, end of turn (RULES 3.4)."""
    state = draft.state
    draft.ending, draft.declined = True, False
    if draft.events is not None:
        draft.events.append(ev.Triggered(Cause.THREE_ELEMENTS, _element_triples(state.row)))
    draft.add_pressure(state.player)
    if pressures_in(state.row) >= 3:
        draft.place_impacts(1, Cause.THREE_PRESSURES)


def _element_triples(row: list[CardId]) -> tuple[CardId, ...]:
    """Return the element cards of a row of whose element it holds three or more."""
    kinds = [card // COPIES_PER_ELEMENT for card in row if card < FIRST_PRESSURE]
    return tuple(
        card
        for card in row
        if card < FIRST_PRESSURE and kinds.count(card // COPIES_PER_ELEMENT) >= 3
    )


def strikes(row: Iterable[CardId]) -> bool:
    """Return whether a row holds three pressure cards or three of one element (RULES 3.1, 3.4)."""
    return bool((sum([COUNT_STEP[card] for card in row]) + COUNT_BIAS) & AT_LEAST_STRIKE)


def ending_adds_pressure(state: State) -> bool:
    """Return whether ending the turn now adds a pressure card to the row (RULES 3.5)."""
    return not state.acquired and bool(state.pressures)


def pressures_in(row: list[CardId]) -> int:
    """Return the number of pressure cards in a row."""
    count = 0
    for card in row:
        if FIRST_PRESSURE <= card < FIRST_PRODUCER:
            count += 1
    return count


def _next_turn(draft: Draft) -> None:
    """End the turn and begin the next one that is not skipped (RULES 3.1, 3.5)."""
    state = draft.state
    if state.config.homecoming:
        draft.bring_home()
    draft.clear_row()
    if state.abilities_blocked:
        state.abilities_blocked = False
        if not state.noise_next:
            _end_noise(draft)
    players = state.config.players
    while True:
        state.player = EVERY_PLAYER[(state.player + 1) % players]
        state.number += 1
        if state.number > LAST_ROUND * players:
            state.number -= 2 * players  # two rounds: no turn has the number of the one before
        if not state.skip_next:
            break
        draft.emit(ev.TurnSkipped, state.player, state.number)
        if state.noise_next:
            _end_noise(draft)
        draft.restrict_next_turn(skip=False, noise=False)
    state.abilities_blocked = state.noise_next
    draft.restrict_next_turn(skip=False, noise=False)
    begin_turn(draft)


def begin_turn(draft: Draft) -> None:
    """Set the state for the start of the active player's turn; `settle` checks the row next."""
    state = draft.state
    state.acquired = False
    draft.ending = False
    draft.starting = True
    if draft.events is not None:
        started = ev.TurnStarted(state.player, state.number, state.abilities_blocked)
        draft.events.append(started)


def _end_noise(draft: Draft) -> None:
    """Discard *underwater noise* from the market once it is over (RULES 4.1)."""
    noise = draft.state.catalogue.ids["underwater_noise"]
    if noise in draft.state.active:
        draft.move_policy(noise, ACTIVE, POLICY_DISCARD)


def _offer_token(draft: Draft) -> None:
    """Offer to turn a token face up if two consumers of the row share a habitat (RULES 3.1)."""
    state = draft.state
    draft.starting = False
    if state.tokens[state.player] != ALL_TOKENS and consumers_share(state):
        draft.offer_token(offer=True)


def consumers_share(state: State) -> bool:
    """Return whether two consumers in the active row share a habitat."""
    habitats = state.catalogue.habitats
    seen = 0
    for card in state.rows[state.player]:
        if FIRST_CONSUMER <= card < FIRST_POLICY:
            if habitats[card] & seen:
                return True
            seen |= habitats[card]
    return False
