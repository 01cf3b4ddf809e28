"""Measures saving and loading: `python -m tests.match.saves.measure [FOLDER]`.

Not part of the suite; times are this machine's.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from ecosfera.match.match import Match
from ecosfera.match.saves.keeper import Keeper
from ecosfera.match.saves.save_format import decode
from ecosfera.match.saves.shelf import Shelf
from ecosfera.rules.actions import Action, EndTurn
from ecosfera.rules.cards import FIRST_PRESSURE, FIRST_PRODUCER
from ecosfera.rules.config import Config
from ecosfera.rules.engine import apply, legal
from tests.match.saves.samples import saved
from tests.rules.positions import catalogue

ACTIONS = 300
PRESSURE = range(FIRST_PRESSURE, FIRST_PRODUCER)
GAMES = 5000


def long_match() -> Match:
    """A match of 300 actions, or the longest found: whoever plays tries not to let it end."""
    longest = Match.new(catalogue(), Config())
    for seed in range(40):
        config = Config(players=4, element_stack=8, seed=str(seed))
        match = Match.new(catalogue(), config)
        chance = random.Random(seed)
        while len(match.actions) < ACTIONS and match.state.outcome is None:
            actions = legal(match.state)
            chance.shuffle(actions)
            match.act(min(actions[:60], key=lambda action: _danger(match, action)))
        if len(match.actions) > len(longest.actions):
            longest = match
        if len(match.actions) >= ACTIONS:
            break
    return longest


def _danger(match: Match, action: Action) -> tuple[int, ...]:
    """How much nearer an action brings the end."""
    before = match.state
    state = apply(before, action)[0]
    held = [sum(card in PRESSURE for card in row) for row in state.rows]
    wasted = isinstance(action, EndTurn) and not before.acquired
    return state.outcome is not None, state.impacts, len(state.habitats) > 4, wasted, max(held)


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
    timed("load and verify", 20, lambda: decode(data, catalogue()))
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if sys.argv[1:] else None) as folder:
        shelf = Shelf(Path(folder) / "one")
        keeper = Keeper(shelf, match)
        timed("what an action waits for", 200, keeper.note)
        keeper.flush()

        def save() -> None:
            keeper.note()
            keeper.flush()

        timed("until it is on the disk", 100, save)
        keeper.close()
        many = Shelf(Path(folder) / "many")
        many.folder.mkdir()
        for number in range(GAMES):
            (many.folder / f"auto-{number:x}.json").write_bytes(data)
        timed(f"list of {GAMES} games", 5, many.entries)
        entries = many.entries()
        timed("what the list shows of one", 100, lambda: many.about(entries.pop()))
        timed("the game to continue", 5, many.latest)


if __name__ == "__main__":
    main()
