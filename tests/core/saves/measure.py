"""Measures saving and loading: `python -m tests.core.saves.measure [FOLDER]`.

Not part of the suite; times are this machine's.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path

from ecosfera.core.saves.autosave import MOST_TIDIED, Autosaver
from ecosfera.core.saves.file_format import decode
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.rules.actions import END_TURN, Action, EndTurn, RestoreHabitats
from ecosfera.games.baltica.rules.cards import FIRST_PRESSURE, FIRST_PRODUCER
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.engine import apply, legal
from ecosfera.games.baltica.rules.state import State
from tests.core.saves.samples import saved
from tests.games.baltica.codec.games import BALTICA, GAMES

ACTIONS = 300
SEEDS = (15, *range(15), *range(16, 60))
"""Of the games that were tried; the first is known to be long."""
TRIES = 40
PRESSURE = range(FIRST_PRESSURE, FIRST_PRODUCER)
MANY = 5000


def long_match() -> Match:
    """Return a match of 300 actions; each turn is the longest-lasting of several random ones."""
    for seed in SEEDS:
        config = Config(players=4, element_stack=8, seed=str(seed))
        match = Match.new(BALTICA, config)
        chance = random.Random(seed)
        while len(match.actions) < ACTIONS and match.state.outcome is None:
            turns = [_turn(match.state, chance) for _ in range(TRIES)]
            for action in max(turns, key=lambda turn: _worth(*turn))[1]:
                match.act(action)
        if len(match.actions) >= ACTIONS:
            return match
    raise RuntimeError("no seed led to a long game: the rules have changed, look for another")


def _turn(state: State, chance: random.Random) -> tuple[State, list[Action]]:
    """Return the position after a random, long turn, and the actions of the turn."""
    player, round_, actions = state.player, state.round, list[Action]()
    while state.outcome is None and (state.player, state.round) == (player, round_):
        possible = legal(state)
        more = [action for action in possible if not isinstance(action, (EndTurn, RestoreHabitats))]
        enough = len(actions) > 1 and state.acquired and chance.random() < 0.15
        actions.append(END_TURN if enough or not more else chance.choice(more))
        state = apply(state, actions[-1])[0]
    return state, actions


def _worth(state: State, actions: list[Action]) -> tuple[bool, int, float]:
    """How good a turn is for a long game: no end, no impact, few pressure cards, many actions."""
    held = [sum(card in PRESSURE for card in row) for row in state.rows]
    crowded = sum(max(0, cards - 1) ** 2 for cards in held)
    calm = len(state.pressures) - crowded + len(actions) / 4
    return state.outcome is None, -state.impacts, calm


def timed(name: str, times: int, action: Callable[[], object]) -> None:
    """Tells the median and the longest of so many times, in milliseconds."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        action()
        taken.append((time.perf_counter() - start) * 1000)
    sys.stdout.write(
        f"{name}: median {statistics.median(taken):.3f} ms, longest {max(taken):.3f} ms\n"
    )


def main() -> None:
    """All measurements."""
    match = long_match()
    data = saved(match)
    sys.stdout.write(f"{len(match.actions)} actions, {len(data)} bytes\n")
    timed("load and verify", 20, lambda: decode(data, GAMES))
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if sys.argv[1:] else None) as folder:
        shelf = SaveLibrary(Path(folder) / "one", GAMES)
        keeper = Autosaver(shelf, match)
        timed("what an action waits for", 200, keeper.note)
        keeper.flush()

        def save() -> None:
            keeper.note()
            keeper.flush()

        timed("until it is on the disk", 100, save)
        keeper.close()
        many = SaveLibrary(Path(folder) / "many", GAMES)
        many.folder.mkdir()
        for number in range(MANY):
            (many.folder / f"auto-{number:x}.json").write_bytes(data)
        timed(f"list of {MANY} games", 5, many.entries)
        timed(
            f"{MOST_TIDIED} old games to the bin",
            1,
            lambda: list(islice(many.tidy_up(), MOST_TIDIED)),
        )
        timed("the list after that", 5, many.entries)
        entries = many.entries()
        timed("what the list shows of one", 100, lambda: many.about(entries.pop()))
        timed("the game to continue", 5, many.latest)


if __name__ == "__main__":
    main()
