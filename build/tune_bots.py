"""Fit the weights of the searcher to games it plays with itself.

Each round plays games of the preset "advanced" at level 1 in C++ (see study.py) with the current
weights and records the features of the position after every turn. Games of easier presets are left
out: nearly all are won, so they would only teach which preset is played. A logistic regression then
fits the weights to the results of the last rounds. With `--values` it fits them to what the search,
two turns ahead, finds the positions worth among which it chooses; the weights for one row were made
so. It holds them near the current ones, because a search finds every flaw of weights that are only
fitted: measure new weights with study.py before keeping them. Needs numpy. Results depend only on
the seed. A round of 1000 games takes some minutes.

    python build/tune_bots.py --rows 4 --rounds 1 --games 1500
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np
from study import ADVANCED, Budget, Study, compiled

from ecosfera.games.baltica.bots.features import NAMES
from ecosfera.games.baltica.bots.weights import load_weights, save_weights

if TYPE_CHECKING:
    from collections.abc import Sequence

HOLD = 1000.0
"""How strongly the weights are held near the current ones, per standard deviation of a feature."""
HOLD_VALUES = 10.0
"""The same for values, which tell more than the results of games."""
VALUES = Budget(
    nodes=180, worlds=6, ahead=5, ahead_nodes=40, most_worlds=12, folly=0.01, turns_ahead=2
)
KEPT = 4
"""Number of rounds whose games are used."""
STEPS = 15


def main() -> None:
    """Play, fit and save as often as asked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rows", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--values", action="store_true", help="fit to values, not to results")
    parser.add_argument("--folly", type=float, default=0.01, help="share of random actions")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--folder", type=Path, help="where the weights lie; the game's own")
    options = parser.parse_args()
    budget = replace(VALUES if options.values else Budget(), folly=options.folly)
    hold = HOLD_VALUES if options.values else HOLD
    rounds: list[np.ndarray] = []
    for number in range(options.rounds):
        weights = load_weights(options.folder)
        study = Study(weights[options.rows], compiled())
        rounds = [*rounds, recorded(study, options, budget, number)][-KEPT:]
        weights[options.rows] = fit(np.concatenate(rounds), weights[options.rows], hold)
        save_weights(weights, options.folder)
        won = rounds[-1][:, 0].mean()
        print(f"{options.rows} rows, round {number}: {won:.1%} of positions won", flush=True)


def recorded(study: Study, options: argparse.Namespace, budget: Budget, number: int) -> np.ndarray:
    """Play the games of a round; return a line for each position: its worth, then the features."""
    config = replace(ADVANCED, players=options.rows)
    seeds = [f"{options.seed}/{number}/{game}" for game in range(options.games)]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "positions"
        study.games("values" if options.values else "record", config, seeds, budget, str(file))
        found = np.fromfile(file, np.float32).reshape(-1, len(NAMES) + 1)
    return found.astype(np.float64)


def fit(samples: np.ndarray, before: Sequence[float], hold_near: float) -> list[float]:
    """Return the weights that explain the results best, held near those before."""
    won, features = samples[:, 0], samples[:, 1:]
    anchor = np.array(before)
    spread = features.std(axis=0)
    # A feature that never varies keeps its weight; the constant is free.
    hold = np.where(spread > 1e-9, hold_near * spread**2, 1e12)
    hold[NAMES.index("constant")] = 0.01

    def misfit(weights: np.ndarray) -> float:
        odds = features @ weights
        away = 0.5 * np.sum(hold * (weights - anchor) ** 2)
        return float(np.sum(np.logaddexp(0.0, odds) - won * odds) + away)

    found, best = anchor.copy(), misfit(anchor)
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + np.exp(-np.clip(features @ found, -30.0, 30.0)))
        slope = features.T @ (won - chance) - hold * (found - anchor)
        width = (chance * (1.0 - chance) + 1e-4)[:, None]
        step = np.linalg.solve((features * width).T @ features + np.diag(hold), slope)
        tried = [found + step / 2**halvings for halvings in range(14)]
        better = next(((m, w) for w in tried if (m := misfit(w)) < best), None)
        if better is None:
            break
        best, found = better
    return [round(float(w), 4) for w in found]


if __name__ == "__main__":
    main()
