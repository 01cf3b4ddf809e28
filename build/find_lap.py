"""Find the game of CO₂ Balance for the guided first lap.

The player goes round the board in five turns: buys a free territory, carries out actions, pays
rent, takes a credit on a CO₂ square and pays at VIA. At the end the computer has the third
territory of an area of which the player has two, and offers it. No event card is drawn, and nobody
gets into debt.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from ecosfera.games.co2.codec.actions import action_to_json
from ecosfera.games.co2.game import load
from ecosfera.games.co2.rules.actions import (
    Action,
    Buy,
    EndTurn,
    Pass,
    Play,
    Propose,
    Roll,
    TakeCredit,
)
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.ids import PlayerId, TerritoryId
from ecosfera.games.co2.rules.legality import legal
from ecosfera.games.co2.rules.refusals import refusal
from ecosfera.games.co2.rules.state import Side, State

PLAYER, COMPUTER = PlayerId(0), PlayerId(1)
TURNS = 5
NEEDED = frozenset({"rent", "co2"})
"""The squares on which the player stops in the turns between the first and the last one."""


class DeadEndError(Exception):
    """This game does not show what it should."""


@dataclass
class Line:
    """A game as far as it was played, and what it has shown."""

    state: State
    moves: list[tuple[PlayerId, Action]] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)

    def act(self, action: Action) -> None:
        """Make a move; it must be legal."""
        view = self.state.view
        if refusal(view, action) is not None:
            raise DeadEndError
        self.moves.append((view.to_decide, action))
        self.state, _ = load().apply(self.state, action)

    def can(self, action: Action) -> bool:
        """Return whether a move is legal."""
        return refusal(self.state.view, action) is None


def find_lap(seed: int) -> Line | None:
    """Return the lap of a seed, if it shows everything."""
    config = Config(players=2, first_player=PLAYER, start_territories=3, seed=str(seed))
    line = Line(load().new(config)[0])
    try:
        for turn in range(TURNS):
            _players_turn(line, turn)
            _computers_turn(line, last=turn == TURNS - 1)
    except DeadEndError:
        return None
    return line


def _missing_third(state: State) -> list[TerritoryId]:
    """Return the computer's territories that would give the player a whole area."""
    view = state.view
    return [
        third
        for area in view.catalogue.areas
        for third in area.territories
        if view.owners[third] == COMPUTER
        and all(view.owners[t] == PLAYER for t in area.territories if t != third)
    ]


def _square(line: Line) -> str:
    """Return what the pawn stands on, after the move and its payments."""
    view = line.state.view
    if view.pending or view.turn.event is not None:
        raise DeadEndError
    assert view.active.position is not None
    square = view.catalogue.board[view.active.position]
    if square.territory is None:
        return "co2"
    owner = view.owners[square.territory]
    if owner is None:
        return "free"
    return "own" if owner == view.turn.player else "rent"


def _players_turn(line: Line, turn: int) -> None:
    before = line.state.view.active.position
    assert before is not None
    line.act(Roll())
    view = line.state.view
    position = view.active.position
    assert position is not None
    round_board = position < before
    if round_board != (turn == TURNS - 1):
        raise DeadEndError
    shown = _square(line)
    line.shown.append(f"{shown} {position}")
    if turn == 0:
        if shown != "free":
            raise DeadEndError
        line.act(Buy())
        _play(line, least=1, most=1)
        line.act(EndTurn())
    elif round_board:
        stops = {told.split()[0] for told in line.shown}
        if shown not in {"free", "own", "rent"} or not stops >= NEEDED:
            raise DeadEndError
        line.act(Pass())
    else:
        _middle_turn(line, shown)


def _middle_turn(line: Line, shown: str) -> None:
    """Pay rent, or take a credit; carry out actions."""
    if shown == "co2":
        line.act(TakeCredit())
    _play(line, least=1, most=1)
    line.act(EndTurn())


def _play(line: Line, least: int, most: int) -> None:
    """Carry out actions."""
    for done in range(most):
        action = next((a for a in legal(line.state.view) if isinstance(a, Play)), None)
        if action is None:
            if done < least:
                raise DeadEndError
            return
        line.act(action)


def _computers_turn(line: Line, *, last: bool) -> None:
    line.act(Roll())
    shown = _square(line)
    line.shown.append(f"({shown})")
    if last:
        _offer(line)
    elif line.can(Buy()):
        line.act(Buy())
        line.act(EndTurn())
    elif shown == "co2":
        line.act(TakeCredit())
        line.act(EndTurn())
    else:
        line.act(Pass())


def _offer(line: Line) -> None:
    """Let the computer offer the third territory of an area for another one."""
    view = line.state.view
    for third in _missing_third(line.state):
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
        line = find_lap(seed)
        if line is None:
            continue
        print(seed, *line.shown, sep="  ", flush=True)
        for player, action in line.moves:
            print("   ", player, action_to_json(catalogue, action), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
