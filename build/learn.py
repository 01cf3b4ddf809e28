"""Learn the weights for one row from the results of very many games, in C++.

The searcher plays game after game with itself, quickly: it plans its own turn only. After every
fifty games the weights, also those of the details, come closer to the results (study/learn.hpp).
Three games of four are played at "advanced", level 1, the others with any preset. Learning goes on
from the weights of the game. With `--afresh` the details begin with nothing: the game's were made
so, from the weights that `tune_bots.py --values` had given. Results depend only on the seed. A
thousand games take about ten seconds.

    python build/learn.py --afresh --games 26000
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from strength import LEVELS, SETTINGS
from study import ADVANCED, Budget, Study, compiled

from ecosfera.core.rng import Rng
from ecosfera.games.baltica.bots.details import COUNT, load_details, save_details
from ecosfera.games.baltica.bots.features import NAMES
from ecosfera.games.baltica.bots.weights import load_weights, save_weights

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.config import Config

QUICK = Budget(nodes=160, worlds=4, ahead=1, folly=0.01)
"""How the games are played."""
OTHERS = 4
"""One game of so many is played with any preset."""


def main() -> None:
    """Play, learn and save."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=26000)
    parser.add_argument("--afresh", action="store_true", help="begin without details")
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--folder", type=Path, help="where the results go; the game's own")
    options = parser.parse_args()
    weights = load_weights()
    study = Study(weights[1], compiled(), [0.0] * COUNT if options.afresh else load_details())
    seeds = [f"{options.seed}/{game}" for game in range(options.games)]
    found = study.learn(settings(options.seed, options.games), seeds, QUICK)
    numbers = [float(f"{number:.5g}") for number in found]
    weights[1] = numbers[: len(NAMES)]
    save_weights(weights, options.folder)
    save_details(numbers[len(NAMES) :], options.folder)


def settings(seed: str, games: int) -> list[Config]:
    """Return the setting of each game."""
    presets = [
        replace(SETTINGS[name], players=1, policies=level == 2)
        for name, levels in LEVELS.items()
        for level in levels
    ]
    luck = Rng(f"settings {seed}")
    usual = replace(ADVANCED, players=1)
    return [luck.pick(presets) if luck.pick(range(OTHERS)) == 0 else usual for _ in range(games)]


if __name__ == "__main__":
    main()
