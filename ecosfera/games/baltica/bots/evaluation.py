"""The worth of a position to the team: a sum of terms that people would name.

It uses only what players may know: rows, piles, market and tiles; of face-down decks, which cards
are in them but not their order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules.cards import (
    ALL_HABITATS,
    COPIES_PER_ELEMENT,
    FIRST_CONSUMER,
    FIRST_FUNDING,
    FIRST_POLICY,
    FIRST_PRESSURE,
    FIRST_PRODUCER,
)
from ecosfera.games.baltica.rules.legality import affordable
from ecosfera.games.baltica.rules.state import EMPTY, Outcome
from ecosfera.games.baltica.rules.turn import STRIKE, ending_adds_pressure

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.ids import PlayerId
    from ecosfera.games.baltica.rules.state import State

END = 10_000.0
HABITAT = 100.0
IMPACTS = (0.0, 30.0, 65.0, 105.0, 160.0, 240.0, 400.0)
"""Cost of each number of impact tiles."""
READY = 45.0
"""For a row in which two unused consumers can restore something."""
PAIR = 9.0
"""For two consumers of one player that share a habitat not yet restored."""
CONSUMER = 10.0
WANTED = 4.0
"""For each habitat of a consumer that is not yet restored."""
PRODUCER = 2.0
OPENING = 10.0
"""For a row in which two unused producers can acquire a useful consumer."""
KIN = 2.0
"""For two producers of one player that share a habitat not yet restored."""
PRESSURE = 8.0
LITTER = 3.0
ELEMENT = 0.4
"""Cost of each element card beyond `LEAN`, which keeps better cards from being drawn."""
LEAN = 6
TOKEN = 3.0
FUNDED = 8.0
"""For a measure and a funding card in the pool."""
SPARED = 8.0
AFFORDABLE = 0.8
"""Part of `SPARED` that counts if something can be acquired in this turn but was not yet."""
THREAT = 35.0
"""Cost of a row that will place an impact when its turn starts or ends."""
NUISANCE = 12.0


def evaluate(state: State) -> float:
    """Return the worth of a position."""
    return sum(terms(state).values())


def terms(state: State) -> dict[str, float]:
    """Return the worth of a position by term."""
    found = {
        "outcome": _outcome(state),
        "habitats": HABITAT * len(state.habitats),
        "impacts": -IMPACTS[state.impacts],
        "spared": SPARED if state.acquired else AFFORDABLE * SPARED * can_acquire(state),
        "tokens": TOKEN * sum(tokens.bit_count() for tokens in state.tokens),
        "pool": _pool(state),
        "consumers": 0.0,
        "pairs": 0.0,
        "producers": 0.0,
        "pressures": 0.0,
        "elements": 0.0,
        "ready": 0.0,
        "opening": 0.0,
        "threats": 0.0,
    }
    unrestored = ALL_HABITATS & ~state.restored
    for player in state.players:
        _add_owned(state, player, unrestored, found)
        _add_row(state, player, unrestored, found)
    return found


def can_acquire(state: State) -> bool:
    """Return whether the active player could acquire a producer from the market now."""
    return affordable(state, state.producers)


def _outcome(state: State) -> float:
    """Return the worth of a finished game; 0 if it goes on."""
    if state.outcome is None:
        return 0.0
    return END if state.outcome is Outcome.WON else -END


def _pool(state: State) -> float:
    """Return the worth of the measures and funding in the pool."""
    fundings = sum(card >= FIRST_FUNDING for card in state.pool)
    return FUNDED * min(fundings, len(state.pool) - fundings) + len(state.pool)


def _add_owned(state: State, player: PlayerId, unrestored: int, found: dict[str, float]) -> None:
    """Add the worth of all cards of a player, wherever they lie."""
    habitats = state.catalogue.habitats
    elements = 0
    producers_at, consumers_at = [0] * 6, [0] * 6
    for pile in (state.rows[player], state.decks[player], state.discards[player]):
        for card in pile:
            if card < FIRST_PRESSURE:
                elements += 1
            elif card < FIRST_PRODUCER:
                found["pressures"] -= PRESSURE
            elif card < FIRST_POLICY:
                new = habitats[card] & unrestored
                if card < FIRST_CONSUMER:
                    found["producers"] += PRODUCER
                    at = producers_at
                else:
                    found["consumers"] += CONSUMER + WANTED * new.bit_count()
                    at = consumers_at
                while new:
                    at[(new & -new).bit_length() - 1] += 1
                    new &= new - 1
            else:
                found["pressures"] -= LITTER
    found["elements"] -= ELEMENT * max(0, elements - LEAN)
    found["producers"] += KIN * sum(min(n, 3) - 1 for n in producers_at if n > 1)
    found["pairs"] += PAIR * sum(n > 1 for n in consumers_at)


def _add_row(state: State, player: PlayerId, unrestored: int, found: dict[str, float]) -> None:
    """Add the worth and the threats of a row."""
    habitats = state.catalogue.habitats
    active = player == state.player
    used = state.used if active else 0
    elements = [0] * 5
    pressures = 0
    open_to = once = ready = seen = 0
    for card in state.rows[player]:
        if card < FIRST_PRESSURE:
            elements[card // COPIES_PER_ELEMENT] += 1
        elif card < FIRST_PRODUCER:
            pressures += 1
        elif card < FIRST_POLICY and not used >> card & 1:
            mask = habitats[card]
            if card < FIRST_CONSUMER:
                open_to |= once & mask
                once |= mask
            else:
                ready |= seen & mask & unrestored
                seen |= mask
    if ready:
        found["ready"] += READY + 5.0 * ready.bit_count()
    if open_to:
        best = max(
            (
                (habitats[c] & unrestored).bit_count()
                for c in state.consumers
                if c != EMPTY and habitats[c] & open_to
            ),
            default=0,
        )
        found["opening"] += 2.0 + (OPENING if best else 0.0)
    last = pressures == STRIKE - 1
    if pressures >= STRIKE or (active and last and ending_adds_pressure(state)):
        found["threats"] -= THREAT
    elif max(elements) >= STRIKE and not active:
        found["threats"] -= NUISANCE
    elif last or max(elements) == STRIKE - 1:
        found["threats"] -= 1.0
