"""Find the game of CO₂ Balance for the guided first lap.

The player goes round the board in five turns: passes a CO₂ square in the first one, buys a free
territory, carries out actions, two of them as soon as possible, pays rent, takes a credit on a CO₂
square, draws an event card, pays at VIA and passes. On the event square the player offers the
computer one action card for another, which it accepts because that card fits, and carries out the
action of the new card in the next turn. Where the player pays rent, past a CO₂ square, two cards of
which no territory has need are exchanged, and one that comes for them is played. No turn ends while
a card fits. At the end the computer has the third territory of an area of which the player has two,
and offers it. Nobody gets into debt, and the computer draws no event card.

The lap itself was changed by hand since: the player exchanges cards that no territory will need
later either, and so finishes a territory; the computer then plays a card. It was found when an
event square still forbade actions: there the player is asked to save the cards for the next turn.
Three more turns, in which the player accepts that offer and completes the area, were searched for
from its last position: the shortest way on which no turn ends while a card fits.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from ecosfera.games.co2.bots.answers import answer
from ecosfera.games.co2.bots.reasons import Why
from ecosfera.games.co2.bots.valuation import CHARACTERS
from ecosfera.games.co2.codec.actions import action_to_json
from ecosfera.games.co2.game import load
from ecosfera.games.co2.info import INFO
from ecosfera.games.co2.rules.actions import (
    Accept,
    Action,
    Buy,
    EndTurn,
    Exchange,
    Pass,
    Play,
    Propose,
    Roll,
    TakeCredit,
)
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.ids import KindId, PlayerId, TerritoryId
from ecosfera.games.co2.rules.pieces import Effect
from ecosfera.games.co2.rules.refusals import refusal
from ecosfera.games.co2.rules.state import (
    Side,
    State,
    View,
    balance,
    co2_between,
    exchanges_in_passing,
    next_kind,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAYER, COMPUTER = PlayerId(0), PlayerId(1)
CHARACTER: Final = CHARACTERS[INFO.teammates[0]]
TURNS: Final = 5
EVENT, LAST = (1, 2), TURNS - 1
"""The turns, counted from 0, with an event and an offer, of which there is one, and past VIA."""
NEEDED: Final = frozenset({"rent", "co2", "event"})
"""The squares on which the player stops in the turns between the first and the last one."""
LOWEST: Final = -11
"""The least balance of the player after the purchase: the lap recommends it."""
MOST: Final = 3
"""Most actions of the player in a turn."""
SIMPLE: Final = frozenset(
    {
        Effect.CREDITS_PER_DONE,
        Effect.EUROS_PER_DONE,
        Effect.FINE_PER_MISSING,
        Effect.CREDITS_ALL,
        Effect.AGENDA,
    }
)
"""Effects of event cards that ask for nothing."""


class DeadEndError(Exception):
    """This game does not show what it should."""


@dataclass
class Line:
    """A game as far as it was played, and what it has shown."""

    state: State
    moves: list[tuple[PlayerId, Action]] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    traded: TerritoryId | None = None
    """Where the card fits that the player has got by trading, until it is played."""
    exchanged: bool = False
    """Whether two cards have been exchanged."""

    @property
    def view(self) -> View:
        """Return the position."""
        return self.state.view

    def act(self, *actions: Action) -> None:
        """Make moves; all must be legal."""
        for action in actions:
            if refusal(self.view, action) is not None:
                raise DeadEndError
            self.moves.append((self.view.to_decide, action))
            self.state, _ = load().apply(self.state, action)

    def can(self, action: Action) -> bool:
        """Return whether a move is legal."""
        return refusal(self.view, action) is None

    def fork(self, *actions: Action) -> Line:
        """Return the same game with more moves."""
        line = Line(self.state, list(self.moves), list(self.shown), self.traded, self.exchanged)
        line.act(*actions)
        return line


def find_laps(seed: int) -> Iterator[Line]:
    """Yield the laps of a seed that show everything."""
    config = Config(players=2, first_player=PLAYER, start_territories=3, flow=True, seed=str(seed))
    yield from _laps(Line(load().new(config)[0]), 0)


def _laps(line: Line, turn: int) -> Iterator[Line]:
    """Yield the ways to go on with a lap from a turn of the player."""
    if turn == TURNS:
        yield line
        return
    try:
        chosen = list(_players_turn(line, turn))
    except DeadEndError:
        return
    for way in chosen:
        try:
            answers = list(_computers_turn(way, last=turn == LAST))
        except DeadEndError:
            continue
        for answered in answers:
            yield from _laps(answered, turn + 1)


def _missing_third(view: View) -> list[TerritoryId]:
    """Return the computer's territories that would give the player a whole area."""
    return [
        third
        for area in view.catalogue.areas
        for third in area.territories
        if view.owners[third] == COMPUTER
        and all(view.owners[t] == PLAYER for t in area.territories if t != third)
    ]


def _square(line: Line) -> str:
    """Return what the pawn stands on, after the move and its payments."""
    view = line.view
    if view.pending:
        raise DeadEndError
    if view.turn.event is not None:
        return "event"
    assert view.active.position is not None
    square = view.catalogue.board[view.active.position]
    if square.territory is None:
        return "co2"
    owner = view.owners[square.territory]
    if owner is None:
        return "free"
    return "own" if owner == view.turn.player else "rent"


def _players_turn(line: Line, turn: int) -> Iterator[Line]:
    """Yield the ways to play a turn of the player."""
    before = line.view.active.position
    line.act(Roll())
    position = line.view.active.position
    assert before is not None
    assert position is not None
    if (position < before) != (turn == LAST):
        raise DeadEndError
    shown, stops = _square(line), {told.split()[0] for told in line.shown}
    line.shown.append(f"{shown} {position}")
    if turn == 0 and shown == "free" and co2_between(line.view, before, position):
        line.act(Buy())
        if balance(line.view, PLAYER) < LOWEST:
            raise DeadEndError
        yield from _plays(line, 1)
    elif turn in EVENT and shown == "event" and shown not in stops:
        yield from _offers(line)
    elif turn == LAST and shown in {"free", "own", "rent"} and stops >= NEEDED:
        if line.exchanged and not _fitting(line):
            yield line.fork(Pass())
    elif 0 < turn < LAST and shown in {"rent", "co2"}:
        count = 1 if stops & {"rent", "co2"} else 2
        if shown == "co2":
            line.act(TakeCredit())
            yield from _plays(line, count)
        else:
            for exchanged in _exchanges(line):
                yield from _plays(exchanged, count)


def _plays(line: Line, count: int, done: int = 0) -> Iterator[Line]:
    """Yield the ways to carry out at least so many actions, till no card fits, and end the turn."""
    fitting = _fitting(line)
    if not fitting and count <= 0:
        yield line.fork(EndTurn())
    for action in fitting if done < MOST else ():
        if line.traded in {None, action.territory}:
            played = line.fork(action)
            played.traded = None
            yield from _plays(played, count - 1, done + 1)


def _fitting(line: Line) -> list[Play]:
    """Return the actions that can be carried out."""
    return [action for action in legal(line.view) if isinstance(action, Play)]


def _exchanges(line: Line) -> Iterator[Line]:
    """Yield the ways to exchange two cards of no use for others, of which one fits."""
    view = line.view
    if line.exchanged or not exchanges_in_passing(view):
        return
    for action in legal(view):
        if not isinstance(action, Exchange) or any(map(partial(_fits, view), action.cards)):
            continue
        exchanged = line.fork(action)
        new = set(exchanged.view.active.hand) - set(view.active.hand)
        if any(_fits(view, kind) is not None for kind in new):
            exchanged.exchanged = True
            exchanged.shown.append("[exchange]")
            yield exchanged


def _fits(view: View, kind: KindId) -> TerritoryId | None:
    """Return which territory of the player needs a card next."""
    return next((t for t in view.owned(PLAYER) if next_kind(view, t) == kind), None)


def _offers(line: Line) -> Iterator[Line]:
    """Yield the ways to exchange cards that both need, with the computer's real answer."""
    view = line.view
    event = view.turn.event
    if event is None or view.catalogue.events[event].effect not in SIMPLE:
        raise DeadEndError
    hands = [sorted(set(view.players[player].hand)) for player in (PLAYER, COMPUTER)]
    for give, get in product(*hands):
        goal = _needs(view, PLAYER, get)
        if give == get or goal is None or _needs(view, COMPUTER, give) is None:
            continue
        offer = Propose(COMPUTER, Side(cards=(give,)), Side(cards=(get,)))
        offered = line.fork(offer)
        if _accepted(offered.view):
            offered.act(Accept(), EndTurn())
            offered.traded = goal
            offered.shown.append(f"[{view.catalogue.events[event].id}]")
            yield offered


def _needs(view: View, player: PlayerId, kind: KindId) -> TerritoryId | None:
    """Return where a card fits next for a player who has none of its kind."""
    if kind in view.players[player].hand:
        return None
    found = (t for t in view.owned(player) if next_kind(view, t) == kind)
    return next(found, None)


def _accepted(view: View) -> bool:
    """Return whether the computer accepts the offer that waits because the card fits."""
    thinking = answer(view, CHARACTER)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            answered = done.value
            return isinstance(answered.action, Accept) and answered.reason.why is Why.CARD_FITS


def _computers_turn(line: Line, *, last: bool) -> Iterator[Line]:
    """Yield the ways to play a turn of the computer."""
    line.act(Roll())
    shown = _square(line)
    line.shown.append(f"({shown} {balance(line.view, COMPUTER)})")
    if shown == "event":
        raise DeadEndError
    if last:
        _offer(line)
        yield line
        return
    if shown == "free" and line.can(Buy()):
        yield line.fork(Buy(), EndTurn())
    if shown == "co2":
        line.act(TakeCredit())
        yield line.fork(EndTurn())
    else:
        yield line.fork(Pass())
    for action in legal(line.view):
        if isinstance(action, Play):
            yield line.fork(action, EndTurn())


def _offer(line: Line) -> None:
    """Let the computer offer the third territory of an area for another one."""
    view = line.view
    for third in _missing_third(view):
        area = view.catalogue.territories[third].area
        for other in view.owned(PLAYER):
            if view.catalogue.territories[other].area == area:
                continue
            swap = Propose(PLAYER, Side((third,)), Side((other,)))
            if line.can(swap):
                line.act(swap)
                return
    raise DeadEndError


def main(arguments: list[str]) -> int:
    """Print what seeds show, and the moves."""
    parser = argparse.ArgumentParser(prog="build/find_lap.py", description=__doc__)
    parser.add_argument("--seeds", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0)
    chosen = parser.parse_args(arguments)
    catalogue = load().catalogue
    for seed in range(chosen.first, chosen.first + chosen.seeds):
        for line in find_laps(seed):
            print(seed, *line.shown, sep="  ")
            for player, action in line.moves:
                print("   ", player, action_to_json(catalogue, action), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
