"""What a computer player leaves to the people at the table, and spares them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.baltica.bots.features import ROW, Market, row
from ecosfera.games.baltica.bots.foresight import end_of_turn
from ecosfera.games.baltica.bots.good_deed import risks_more_than_it_helps
from ecosfera.games.baltica.bots.pairs import CHAIN, RESTORES, pair_completed, restorable
from ecosfera.games.baltica.rules.actions import MARKET, EndTurn, Pass, Refresh, RestoreHabitats
from ecosfera.games.baltica.rules.cards import (
    ALL_HABITATS,
    FIRST_CONSUMER,
    FIRST_POLICY,
    FIRST_PRODUCER,
)
from ecosfera.games.baltica.rules.draft import is_pressure
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.rules.state import IMPACT_TILES
from ecosfera.games.baltica.rules.turn import STRIKE, pressures_in, strikes

if TYPE_CHECKING:
    from ecosfera.games.baltica.bots.features import Vector
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId, PlayerId
    from ecosfera.games.baltica.rules.state import State

DANGER: Final = IMPACT_TILES - 2
"""Number of impact tiles from which every pair is completed, whoever might do so."""
STUCK: Final = ROW.index("stuck")
OPENS: Final = ROW.index("opens")


class Company(NamedTuple):
    """The others at the table, as the computer player whose turn it is sees them."""

    people: frozenset[PlayerId]
    """The rows that people play."""
    givers: frozenset[PlayerId]
    """Those who have passed a pressure card to it since its last turn."""
    given: frozenset[CardId] = frozenset()
    """The other cards that people have passed to it since then, and that it has not used yet."""

    def declines(self, state: State, action: Action) -> bool:
        """Return whether the computer player had better leave something to a person, or spare them.

        If the next person can restore what it could restore itself, with their own animals or
        with one that it passes to them, it lets them do so, unless the sea is in danger. What it
        was given it uses or keeps. It draws no card that is as likely to do harm as to help.
        """
        if isinstance(action, RestoreHabitats):
            return self.given.isdisjoint(action.consumers) and self._leaves(state, action)
        if isinstance(action, Pass) and action.card in self.given:
            return True
        if risks_more_than_it_helps(state, action):
            return True
        if isinstance(action, EndTurn):
            return any(self._hands_over(state, other) for other in legal(state))
        if self._hands_over(state, action):
            return False
        return self.spares(state, action)

    def _next_person(self, state: State) -> PlayerId | None:
        """Return the person who plays next and can restore something then; None in danger."""
        following = state.players[(state.player + 1) % state.config.players]
        able = following in self.people and not strikes(state.rows[following])
        return following if able and state.impacts < DANGER else None

    def _leaves(self, state: State, action: RestoreHabitats) -> bool:
        """Return whether the next person can restore the same habitats.

        A win is left to them as well, unless the sea suffers as the turn ends.
        """
        person, new = self._next_person(state), _restored_by(state, *action.consumers)
        wins = state.restored | new == ALL_HABITATS
        if person is None or (wins and _suffers(state)):
            return False
        if not new & ~restorable(state, person):
            return True
        return any(
            self._hands_over(state, other)
            for other in legal(state)
            if isinstance(other, Pass) and other.card in action.consumers
        )

    def _hands_over(self, state: State, action: Action) -> bool:
        """Return whether the next person can restore with a passed animal what it could here."""
        person = self._next_person(state)
        if person is None or not isinstance(action, Pass) or action.to != person:
            return False
        card = action.card
        if card in self.given:
            return False
        there = [_restored_by(state, card, other) for other in state.rows[person]]
        here = (
            _restored_by(state, card, other)
            for other in state.row
            if other != card and not state.used >> other & 1
        )
        return any(new and any(not new & ~mask for mask in there) for new in here)

    def spares(self, state: State, action: Action) -> bool:
        """Return whether the computer player had better not do this to another player.

        It passes no pressure card back, and one to a person only to avert an impact here without
        bringing them one card away from an impact. It completes no pair of animals or producers in
        the row of a person who has something of their own to do, unless the sea is in danger. It
        refreshes no consumer away that the next person can acquire, and breaks no pair of producers
        of its own that brings it one, unless somebody can restore something with what it passes.
        """
        if isinstance(action, Refresh):
            following = state.players[(state.player + 1) % state.config.players]
            return action.consumers and following in self.people and _opens(state, following) > 1
        if not isinstance(action, Pass) or action.to == MARKET:
            return False
        if is_pressure(action.card):
            near = pressures_in(state.rows[action.to]) + 1 >= STRIKE - 1
            needless = pressures_in(state.row) < STRIKE - 1
            return action.to in self.givers or (action.to in self.people and (near or needless))
        if _breaks_pair(state, action) and not _lets_restore(state, action):
            return True
        if action.to not in self.people or state.impacts >= DANGER:
            return False
        completes = bool(pair_completed(state, action)) or _opened_by(state, action)
        return completes and not _stuck(state, action.to)


def _suffers(state: State) -> bool:
    """Return whether the end of the turn places an impact tile."""
    return bool(end_of_turn(state).impacts)


def _restored_by(state: State, one: CardId, two: CardId) -> int:
    """Return the mask of the habitats that two cards would restore; 0 unless both are animals."""
    if not (FIRST_CONSUMER <= one < FIRST_POLICY and FIRST_CONSUMER <= two < FIRST_POLICY):
        return 0
    habitats = state.catalogue.habitats
    return habitats[one] & habitats[two] & ALL_HABITATS & ~state.restored


def _stuck(state: State, player: PlayerId) -> bool:
    """Return whether a row can neither acquire nor restore anything."""
    return bool(_row(state, player)[STUCK])


def _opens(state: State, player: PlayerId) -> float:
    """Return 0 if a row's producers can acquire no consumer of the market.

    Otherwise return 1 and the most habitats not yet restored of one that they can.
    """
    return _row(state, player)[OPENS]


def _opened_by(state: State, action: Pass) -> bool:
    """Return whether a passed producer is the second one of a row's first pair for a consumer."""
    if not FIRST_PRODUCER <= action.card < FIRST_CONSUMER or _opens(state, action.to):
        return False
    return bool(_row(state, action.to, action.card)[OPENS])


def _breaks_pair(state: State, action: Pass) -> bool:
    """Return whether a passed producer is one of the only pair for a consumer that is wanted."""
    if not FIRST_PRODUCER <= action.card < FIRST_CONSUMER:
        return False
    unused = [card for card in state.row if not state.used >> card & 1]
    rest = [card for card in unused if card != action.card]
    unrestored, market = ALL_HABITATS & ~state.restored, Market(state)
    before, after = (
        row(state.catalogue, cards, unrestored, market)[OPENS] for cards in (unused, rest)
    )
    return before > 1 >= after


def _lets_restore(state: State, action: Pass) -> bool:
    """Return whether a row can restore more with a passed card."""
    before, after = _row(state, action.to), _row(state, action.to, action.card)
    return any(after[what] > before[what] for what in (RESTORES, CHAIN))


def _row(state: State, player: PlayerId, *more: CardId) -> Vector:
    """Return the features of a row, with `more` cards in it."""
    cards = [*state.rows[player], *more]
    return row(state.catalogue, cards, ALL_HABITATS & ~state.restored, Market(state))
