"""Many random games over all configurations, every law looked at after every move.

`python -m tests.games.co2.rules.soak 20000` plays so many games and prints what it saw; a second
number chooses other games.
"""

from __future__ import annotations

import random
import sys
from collections import Counter

from tests.games.co2.rules.random_play import any_config, check_round_trip, moves


def play(dice: random.Random, counts: Counter[str]) -> None:
    """Play one random game and count what happens; raise AssertionError for a broken law."""
    config = any_config(dice)
    try:
        for _, action, after in moves(config, str(dice.random()), eager=dice.random() < 0.5):
            counts[type(action).__name__] += 1
            for entry in after.view.pending:
                counts[f"pending {type(entry).__name__}"] += 1
            counts["empty bag"] += not any(after.view.bag)
            if dice.random() < 0.05:
                check_round_trip(after)
    except AssertionError:
        sys.stderr.write(f"{config}\n")
        raise
    assert after.view.outcome is not None
    counts[f"{config.players} players: {after.view.outcome.kind}"] += 1


if __name__ == "__main__":
    tally: Counter[str] = Counter()
    rolling = random.Random(" ".join(sys.argv[2:]))
    for _ in range(int(sys.argv[1])):
        play(rolling, tally)
    for name, number in sorted(tally.items()):
        print(f"{number:10} {name}")  # noqa: T201
