"""The beginner: a bot that plays by the habits of people in their first games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.bot import Bot
from ecosfera.core.rng import Rng
from ecosfera.games.baltica.rules.actions import (
    END_TURN,
    MARKET,
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
    ALL_HABITATS,
    FIRST_CONSUMER,
    FIRST_POLICY,
    FIRST_PRODUCER,
)
from ecosfera.games.baltica.rules.draft import is_pressure
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.rules.state import EMPTY
from ecosfera.games.baltica.rules.turn import STRIKE, ending_adds_pressure, pressures_in

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State

SEES_MATCH = 50
"""How often in a hundred a beginner sees that its species fits one in another player's row."""
SEES_RELIEF = 50
"""How often in a hundred a beginner sees that passing a pressure card on averts an impact."""
DRAWS = 50
"""How often in a hundred a beginner draws another card, or a policy card, when it may."""
REFRESHES = 50
"""How often in a hundred a beginner replaces market cards of which it can use none."""


class BeginnerBot(Bot["State", "Action"]):
    """Plays by simple habits, matches the symbols it sees, and looks nothing ahead.

    - Restores habitats as soon as two animals of the row can.
    - Acquires an animal whenever it can: the first on the market that shares a habitat not yet
      restored with an animal it has, else the first with such a habitat, else the first. It does
      not think about which producers it uses.
    - Otherwise acquires a producer if it can pay for one: the first on the market that shares a
      habitat with a producer of the row, else the first. It never saves elements for another.
    - Implements the first measure that can be paid for.
    - Sees in one of two cases that an animal, or a producer, that it cannot use would make a pair
      in another row, and passes it. Passes a pressure card to the next player in one of two cases
      when ending the turn would place an impact. It overlooks all other passes.
    - Replaces the animals of the market in one of two cases if two producers of the row wait for
      one, and the producers if it has acquired nothing.
    - Draws another card, or a policy card, in one of two cases when it may, unless two pressure
      cards lie in the row.
    - Turns its first token face up when it may.
    - Ends the turn when none of this applies, and answers every question with its first answer.

    The numbers are habits and not fitted to any games. The same seed gives the same play.
    """

    def __init__(self, seed: str) -> None:
        self._luck = Rng(seed)

    def think(self, state: State) -> Generator[None, None, Action]:
        """Return the first action that a habit suggests."""
        yield
        options = legal(state)
        if state.pending is not None:
            return options[0]
        for action in self._ideas(state, options):
            return action
        return END_TURN

    def _ideas(self, state: State, options: Sequence[Action]) -> list[Action]:
        """Return what the habits suggest, the strongest habit first."""
        sure: list[Action] = [a for a in options if isinstance(a, Reactivate | RestoreHabitats)]
        sure += _animals(state, options)
        sure += _producers(state, options)
        sure += [a for a in options if isinstance(a, Implement)]
        if sure:
            return sure
        ideas: list[Action] = []
        if self._feels(SEES_MATCH):
            ideas += [a for a in options if isinstance(a, Pass) and _completes_pair(state, a)]
        calm = pressures_in(state.row) < STRIKE - 1
        if not calm and ending_adds_pressure(state) and self._feels(SEES_RELIEF):
            ideas += [a for a in options if isinstance(a, Pass) and is_pressure(a.card)]
        if self._feels(REFRESHES):
            waiting = _producers_wait(state)
            ideas += [
                a
                for a in options
                if isinstance(a, Refresh) and (waiting if a.consumers else not state.acquired)
            ]
        if calm and self._feels(DRAWS):
            ideas += [a for a in options if isinstance(a, Plus | DrawPolicy)]
        return ideas

    def _feels(self, percent: int) -> bool:
        """Return whether the beginner does now what it does this often in a hundred."""
        return self._luck.number() * 100 >> 64 < percent


def _animals(state: State, options: Sequence[Action]) -> list[AcquireConsumer]:
    """Return the animals that can be acquired: those that fit an own animal first, then by slot."""
    habitats, player = state.catalogue.habitats, state.player
    unrestored = ALL_HABITATS & ~state.restored
    own = 0
    for card in (*state.rows[player], *state.decks[player], *state.discards[player]):
        if FIRST_CONSUMER <= card < FIRST_POLICY:
            own |= habitats[card] & unrestored

    def order(action: AcquireConsumer) -> tuple[bool, bool, int]:
        card = action.card
        return (
            not habitats[card] & own,
            not habitats[card] & unrestored,
            state.consumers.index(card),
        )

    return sorted((a for a in options if isinstance(a, AcquireConsumer)), key=order)


def _producers(state: State, options: Sequence[Action]) -> list[AcquireProducer]:
    """Return the producers that can be paid for: those that fit the row first, then by slot."""
    habitats = state.catalogue.habitats
    near = 0
    for card in _unused_producers(state):
        near |= habitats[card]
    return sorted(
        (a for a in options if isinstance(a, AcquireProducer)),
        key=lambda a: (not habitats[a.card] & near, state.producers.index(a.card)),
    )


def _unused_producers(state: State) -> list[CardId]:
    """Return the producers of the active row that were not used in this turn."""
    return [
        card
        for card in state.row
        if FIRST_PRODUCER <= card < FIRST_CONSUMER and not state.used >> card & 1
    ]


def _producers_wait(state: State) -> bool:
    """Return whether two unused producers of the active row share a habitat."""
    habitats = state.catalogue.habitats
    seen = 0
    for card in _unused_producers(state):
        if habitats[card] & seen:
            return True
        seen |= habitats[card]
    return False


def _completes_pair(state: State, action: Pass) -> bool:
    """Return whether a pass makes a pair in another row.

    Two animals must share a habitat that is not yet restored, two producers one in which an animal
    of the market lives.
    """
    if not FIRST_PRODUCER <= action.card < FIRST_POLICY or action.to == MARKET:
        return False
    habitats = state.catalogue.habitats
    if action.card < FIRST_CONSUMER:
        first, last, useful = FIRST_PRODUCER, FIRST_CONSUMER, 0
        for card in state.consumers:
            useful |= habitats[card] if card != EMPTY else 0
    else:
        first, last, useful = FIRST_CONSUMER, FIRST_POLICY, ALL_HABITATS & ~state.restored
    shared = habitats[action.card] & useful
    return any(first <= card < last and habitats[card] & shared for card in state.rows[action.to])
