"""What happened in a match, for its end screen: balances over time, trades, actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ecosfera.games.co2.rules.actions import Accept
from ecosfera.games.co2.rules.ids import EVERY_PLAYER
from ecosfera.games.co2.rules.state import actions_done, balance, cards_on, sunny_areas
from ecosfera.games.co2.screens.end.moments import moments_of

if TYPE_CHECKING:
    from ecosfera.core.match import Match
    from ecosfera.games.co2.rules.ids import KindId, PlayerId
    from ecosfera.games.co2.rules.state import State, View
    from ecosfera.games.co2.screens.end.moments import Moment


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
