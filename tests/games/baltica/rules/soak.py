"""Many random games over all configurations, every law looked at after every move.

`python -m tests.games.baltica.rules.soak 20000` plays so many games and prints what it saw.
"""

from __future__ import annotations

import random
import sys
from collections import Counter

from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import deal
from ecosfera.games.baltica.rules.engine import apply, begin, legal, push, refusal
from ecosfera.games.baltica.rules.view import apply_event, view
from tests.games.baltica.rules.positions import catalogue
from tests.games.baltica.rules.test_laws import pieces

ALL_CARDS = list(range(200))


def any_config(dice: random.Random) -> Config:
    """Return a configuration of any kind."""
    players = dice.randint(1, 4)
    return Config(
        players=players,
        element_stack=dice.randint(3, 8),
        pressures=dice.choice((2, 3)),
        eutrophication=dice.random() < 0.5,
        biodiversity_loss=dice.random() < 0.5,
        policies=dice.random() < 0.6,
        house_cards=dice.random() < 0.7,
        first_player=dice.randrange(players),
        seed=str(dice.random()),
    )


def play(dice: random.Random, counts: Counter[str]) -> None:
    """Plays one random game and counts what happens; raises AssertionError for a broken law."""
    config = any_config(dice)
    before = deal(catalogue(), config)
    seen = view(before)
    state, events = begin(before)
    # Half of the players prefer to acquire cards, so that games get far.
    eager = dice.random() < 0.5
    while True:
        for event in events:
            apply_event(seen, event)
        assert seen == view(state), config
        assert pieces(state) == ALL_CARDS, config
        if state.outcome is not None:
            break
        options = legal(state)
        assert options, config
        wanted = options[1:] if eager and len(options) > 1 else options
        action = dice.choice(wanted)
        assert refusal(state, action) is None, (config, action)
        pushed = state.copy()
        push(pushed, action)
        state, events = apply(state, action)
        assert pushed == state, (config, action)
        counts[type(action).__name__] += 1
        if state.pending:
            counts[f"pending {state.pending.kind}"] += 1
    counts[f"level {1 + config.policies} {state.outcome}"] += 1


if __name__ == "__main__":
    tally: Counter[str] = Counter()
    rolling = random.Random(20261121)
    for _ in range(int(sys.argv[1])):
        play(rolling, tally)
    for name, number in sorted(tally.items()):
        print(f"{number:10} {name}")  # noqa: T201
