"""How a move goes on by itself: policy cards due, triggers, the end and start of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules import policies
from ecosfera.games.baltica.rules.cards import (
    ALL_TOKENS,
    CARDS,
    COPIES_PER_ELEMENT,
    FIRST_CONSUMER,
    FIRST_FUNDING,
    FIRST_POLICY,
    FIRST_PRESSURE,
    FIRST_PRODUCER,
    NUTRIENTS,
)
from ecosfera.games.baltica.rules.draft import ACTIVE, POLICY_DISCARD, is_pressure
from ecosfera.games.baltica.rules.events import Cause
from ecosfera.games.baltica.rules.state import PendingKind

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.draft import Draft
    from ecosfera.games.baltica.rules.state import State

AUTOMATIC_TURNS = 1000
"""Turns that may end by themselves within one move. In a game the impacts end it long before; in a
position made by hand without pressure cards it would go on for ever, so then somebody decides."""

BITS = 8
MOST = (1 << BITS) - 1
"""A row's elements, and its pressure cards, are counted in one number, each with so many bits."""
COUNTED = tuple(
    1 << BITS * min(5, card // COPIES_PER_ELEMENT) if card < FIRST_PRODUCER else 0
    for card in range(CARDS)
)
"""What a card adds to the counts: sixty element cards, fifty pressure cards, nothing."""
THREE = sum(1 << BITS * (i + 1) - 1 for i in range(6))
"""The bit of each count that is set from three on, when `TWO_SHORT` is added."""
TWO_SHORT = sum(((1 << BITS - 1) - 3) << BITS * i for i in range(6))


def settle(draft: Draft) -> None:
    """Carries a move on until somebody has to decide or the game is over (RULES 3.4, 3.5, 4)."""
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
        elif not _row_strikes(draft):
            if draft.starting:
                _offer_token(draft)
            return


def _row_strikes(draft: Draft) -> bool:
    """Looks at the active row for three pressures or three of an element (RULES 3.1, 3.4)."""
    state = draft.state
    counts = sum([COUNTED[card] for card in state.rows[state.player]])
    if not (counts + TWO_SHORT) & THREE:
        return False
    pressures = counts >> 5 * BITS
    if pressures >= 3:
        four = pressures >= 4 and draft.starting
        cause = Cause.FOUR_PRESSURES if four else Cause.THREE_PRESSURES
        draft.ending = True
        draft.tell(ev.Triggered, cause, tuple(filter(is_pressure, state.row)))
        draft.place_impacts(3 if four else 1, cause)
        return True
    nutrients = counts >> NUTRIENTS * BITS & MOST
    if nutrients >= 3 and not draft.declined and _may_react(state):
        draft.ask(PendingKind.UPGRADED_WASTE_WATER_TREATMENT, state.player)
        return True
    _three_elements(draft)
    return True


def _may_react(state: State) -> bool:
    """Whether upgraded waste water treatment and a funding card lie in the pool (RULES 4.1)."""
    pool = state.pool
    return (
        bool(pool)
        and state.catalogue.ids["upgraded_waste_water_treatment"] in pool
        and max(pool) >= FIRST_FUNDING
    )


def _three_elements(draft: Draft) -> None:
    """Three of an element strike: a pressure card, maybe an impact; the turn ends (RULES 3.4)."""
    state = draft.state
    draft.ending, draft.declined = True, False
    if draft.events is not None:
        draft.tell(ev.Triggered, Cause.THREE_ELEMENTS, _alike(state.row))
    draft.add_pressure(state.player)
    if pressures_in(state.row) >= 3:
        draft.place_impacts(1, Cause.THREE_PRESSURES)


def _alike(row: list[int]) -> tuple[int, ...]:
    """The element cards of a row of which there are three or more."""
    kinds = [card // COPIES_PER_ELEMENT for card in row if card < FIRST_PRESSURE]
    return tuple(
        card
        for card in row
        if card < FIRST_PRESSURE and kinds.count(card // COPIES_PER_ELEMENT) >= 3
    )


def pressures_in(row: list[int]) -> int:
    """The number of pressure cards in a row."""
    return sum(FIRST_PRESSURE <= card < FIRST_PRODUCER for card in row)


def _next_turn(draft: Draft) -> None:
    """Ends the turn and begins the next one that is not skipped (RULES 3.1, 3.5)."""
    state = draft.state
    draft.clear_row()
    if state.abilities_blocked:
        state.abilities_blocked = False
        if not state.noise_next:
            _end_noise(draft)
    players = state.config.players
    while True:
        state.player = (state.player + 1) % players
        state.number += 1
        if not state.skip_next:
            break
        draft.tell(ev.TurnSkipped, state.player, state.number)
        if state.noise_next:
            _end_noise(draft)
        draft.await_next(skip=False, noise=False)
    state.abilities_blocked = state.noise_next
    draft.await_next(skip=False, noise=False)
    begin_turn(draft)


def begin_turn(draft: Draft) -> None:
    """Sets everything for the start of the active player's turn; the row is looked at next."""
    state = draft.state
    state.acquired = False
    draft.ending = False
    draft.starting = True
    draft.tell(ev.TurnStarted, state.player, state.number, state.abilities_blocked)


def _end_noise(draft: Draft) -> None:
    """The underwater noise is over: its card leaves the market (RULES 4.1)."""
    noise = draft.state.catalogue.ids["underwater_noise"]
    if noise in draft.state.active:
        draft.move_policy(noise, ACTIVE, POLICY_DISCARD)


def _offer_token(draft: Draft) -> None:
    """Offers to turn up a token if two consumers of the row share a habitat (RULES 3.1)."""
    state = draft.state
    draft.starting = False
    if state.tokens[state.player] != ALL_TOKENS and consumers_share(state):
        draft.offer_token(offer=True)


def consumers_share(state: State) -> bool:
    """Whether two consumers in the active row share a habitat."""
    habitats = state.catalogue.habitats
    seen = 0
    for card in state.rows[state.player]:
        if FIRST_CONSUMER <= card < FIRST_POLICY:
            if habitats[card] & seen:
                return True
            seen |= habitats[card]
    return False
