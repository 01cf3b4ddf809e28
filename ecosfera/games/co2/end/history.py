"""What happened in a match, for its end screen: balances, trades, and moments to watch again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from ecosfera.games.co2.rules.actions import Accept
from ecosfera.games.co2.rules.ids import EVERY_PLAYER
from ecosfera.games.co2.rules.state import (
    Counter,
    Offer,
    actions_done,
    balance,
    cards_on,
    sunny_areas,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.core.match import Match
    from ecosfera.games.co2.rules.ids import AreaId, KindId, PlayerId
    from ecosfera.games.co2.rules.state import State, View


@dataclass(frozen=True, slots=True)
class Result:
    """How a player ended."""

    player: PlayerId
    balance: int
    suns: int
    actions: int
    euros: int
    out: bool


@dataclass(frozen=True, slots=True)
class GameHistory:
    """A match from its beginning to its end."""

    view: View
    """The last position."""
    lines: tuple[tuple[int | None, ...], ...]
    """The balance of each player at the start and after each round; None when out."""
    results: tuple[Result, ...]
    """The players, the best first."""
    trades: int
    kinds: tuple[tuple[KindId, int], ...]
    """How often each kind of action is done at the end, the most frequent first."""
    moments: tuple[Moment, ...] = ()
    """What is worth watching again, in order."""
    code: str | None = None
    """The challenge code, if the match has one."""

    @property
    def winners(self) -> tuple[PlayerId, ...]:
        """Return who won."""
        return self.view.outcome.winners if self.view.outcome is not None else ()


def game_history(match: Match[State, Any, Any]) -> GameHistory:
    """Return the history of a match."""
    view = match.state.view
    count = len(match.actions)
    seats = EVERY_PLAYER[: view.config.players]
    points = [_balances(match.start.view)]
    before = match.start.view.turn.round
    for number in range(1, count + 1):
        now = match.state_after(number).view
        if now.turn.round != before:
            points.append(_balances(now))
            before = now.turn.round
    points.append(_balances(view))
    trades = sum(isinstance(action, Accept) for action in match.actions)
    results = [_result(view, seat) for seat in seats]
    winners = view.outcome.winners if view.outcome is not None else ()
    results.sort(key=lambda r: (r.player in winners, not r.out, r.balance), reverse=True)
    return GameHistory(
        view,
        tuple(tuple(point[seat] for point in points) for seat in seats),
        tuple(results),
        trades,
        _kinds(view),
        moments_of(match),
        match.game.code(view.config),
    )


def _balances(view: View) -> tuple[int | None, ...]:
    return tuple(
        None if view.players[seat].out is not None else balance(view, seat)
        for seat in EVERY_PLAYER[: view.config.players]
    )


def _result(view: View, seat: PlayerId) -> Result:
    had = view.players[seat]
    return Result(
        seat,
        balance(view, seat),
        len(sunny_areas(view, seat)),
        actions_done(view, seat),
        had.euros,
        had.out is not None,
    )


def _kinds(view: View) -> tuple[tuple[KindId, int], ...]:
    counts: dict[KindId, int] = {}
    for seat in view.playing:
        for territory in view.owned(seat):
            for kind in cards_on(view, territory):
                counts[kind] = counts.get(kind, 0) + 1
    return tuple(sorted(counts.items(), key=lambda entry: (-entry[1], entry[0])))


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
