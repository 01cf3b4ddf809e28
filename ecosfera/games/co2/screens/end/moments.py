"""The moments of a match that are worth watching again: trades, suns, players who went out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from ecosfera.games.co2.rules.actions import Accept
from ecosfera.games.co2.rules.ids import EVERY_PLAYER
from ecosfera.games.co2.rules.state import Counter, Offer, sunny_areas

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.core.match import Match
    from ecosfera.games.co2.rules.ids import AreaId, PlayerId
    from ecosfera.games.co2.rules.state import State, View


class MomentKind(StrEnum):
    """What happened."""

    TRADE = "trade"
    SUN = "sun"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class Moment:
    """One moment, and the number of actions done before it."""

    kind: MomentKind
    done: int
    round: int
    player: PlayerId
    other: PlayerId | None = None
    """The partner of a trade."""
    area: AreaId | None = None
    """The area of a sun."""


def moments_of(match: Match[State, Any, Any]) -> tuple[Moment, ...]:
    """Return the moments of a match, in order."""
    found: list[Moment] = []
    before = match.start.view
    for done, action in enumerate(match.actions):
        after = match.state_after(done + 1).view
        if isinstance(action, Accept):
            found.append(_trade(before, done))
        found += _suns(before, after, done)
        found += _outs(before, after, done)
        before = after
    return tuple(found)


def _trade(view: View, done: int) -> Moment:
    offer = view.pending[-1]
    assert isinstance(offer, Offer | Counter)
    other = offer.player if isinstance(offer, Offer) else offer.partner
    return Moment(MomentKind.TRADE, done, view.turn.round, view.turn.player, other)


def _suns(before: View, after: View, done: int) -> Iterator[Moment]:
    for player in after.playing:
        had = sunny_areas(before, player)
        for area in sunny_areas(after, player):
            if area not in had:
                yield Moment(MomentKind.SUN, done, before.turn.round, player, area=area)


def _outs(before: View, after: View, done: int) -> Iterator[Moment]:
    for player in EVERY_PLAYER[: len(after.players)]:
        if after.players[player].out is not None and before.players[player].out is None:
            yield Moment(MomentKind.OUT, done, before.turn.round, player)
