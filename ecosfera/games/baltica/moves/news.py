"""The changes since a person's last turn, after turns of computers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.baltica.rules.actions import (
    AcquireConsumer,
    AcquireProducer,
    Pass,
    RestoreHabitats,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.games.baltica.game import Match
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId, HabitatId, PlayerId
    from ecosfera.games.baltica.rules.state import State


MOST_DEEDS: Final = 2
"""Number of deeds that are told at most."""


class Deed(NamedTuple):
    """An action and the position in which it was chosen."""

    state: State
    action: Action


class News(NamedTuple):
    """The changes since a person's last turn."""

    market: frozenset[CardId] = frozenset()
    """Cards that are new in the market."""
    row: frozenset[CardId] = frozenset()
    """Cards that have come into the row in front."""
    habitats: frozenset[HabitatId] = frozenset()
    """Habitats that were restored."""
    impacts: int = 0
    """Number of impact tiles that were placed."""
    deeds: tuple[Deed, ...] = ()
    """What computers did that matters most to the person, in the order in which they did it."""
    player: PlayerId | None = None
    """Whose turn it is."""

    @property
    def marked(self) -> frozenset[CardId]:
        """Return the cards that are marked as new."""
        return self.market | self.row


NO_NEWS: Final = News()


def news_of(match: Match, computer: Callable[[PlayerId], bool]) -> News:
    """Return what has changed since the last turn of the person whose turn begins now.

    There is no news if no computer has played meanwhile, or once the person has done something.
    """
    now, done = match.state, len(match.actions)
    if computer(now.player) or now.outcome is not None:
        return NO_NEWS
    first, watched = done, False
    deeds: list[Deed] = []
    while first > 0 and match.state_after(first - 1).player != now.player:
        first -= 1
        state = match.state_after(first)
        if computer(state.player):
            watched = True
            deeds.insert(0, Deed(state, match.actions[first]))
    if not watched:
        return NO_NEWS
    return _between(match.state_after(first), now)._replace(
        deeds=_foremost(deeds, now.player), player=now.player
    )


def _foremost(deeds: Sequence[Deed], player: PlayerId) -> tuple[Deed, ...]:
    """Return the deeds that matter most to a player."""

    def rank(deed: Deed) -> int:
        match deed.action:
            case RestoreHabitats():
                return 0
            case Pass(to=to) if to == player:
                return 1
            case AcquireConsumer():
                return 2
            case AcquireProducer():
                return 3
            case _:
                return 4

    found = sorted((d for d in deeds if rank(d) < 4), key=rank)[:MOST_DEEDS]
    return tuple(deed for deed in deeds if deed in found)


def _between(before: State, now: State) -> News:
    """Return what is different for the player whose turn it is."""
    return News(
        frozenset(_market(now) - _market(before)),
        frozenset(set(now.rows[now.player]) - set(before.rows[now.player])),
        frozenset(set(now.habitats) - set(before.habitats)),
        max(0, now.impacts - before.impacts),
    )


def _market(state: State) -> set[CardId]:
    return {card for card in (*state.producers, *state.consumers) if card >= 0}
