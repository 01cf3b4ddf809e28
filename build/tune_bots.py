"""Learn the weights of the searcher from games it plays with itself.

Each round plays games of all kinds with the current weights and records the features of the
position at the start of every turn. A logistic regression then fits the weights to the results. It
holds them near the current ones, because a search finds every flaw of weights that are only fitted.
Results depend only on the seed. A round of 160 games takes some minutes.

    python build/tune_bots.py --players 2 --rounds 2 --games 160
"""

from __future__ import annotations

import argparse
import math
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from fitting import logistic

from ecosfera.core.rng import Rng
from ecosfera.games.baltica.bots.features import NAMES, vector
from ecosfera.games.baltica.bots.searcher import Searcher
from ecosfera.games.baltica.bots.weights import load_weights, save_weights
from ecosfera.games.baltica.content import load_catalogue
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import legal, push
from ecosfera.games.baltica.rules.state import Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.rules.cards import Catalogue

SETTINGS = (
    Config(element_stack=8),
    Config(element_stack=3, pressures=3, eutrophication=True),
    Config(element_stack=8, policies=True),
    Config(element_stack=3, pressures=3, eutrophication=True, policies=True),
    Config(element_stack=6),
    Config(element_stack=4, pressures=3, policies=True),
    Config(element_stack=6, policies=True),
    Config(element_stack=3, pressures=2, eutrophication=True),
)
"""Kinds of games, played in turn."""
FOLLY = 0.02
"""Probability of a random legal action, so that games also visit positions of imperfect play."""
HOLD = 200.0
"""How strongly the weights are held near the current ones, per standard deviation of a feature."""

Sample = tuple[list[float], int, float]
"""Features of a position, kind of game, and result from 0 to 1."""


def main() -> None:
    """Play, fit and save as often as asked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--games", type=int, default=160)
    parser.add_argument("--nodes", type=int, default=200)
    parser.add_argument("--seed", default="tune")
    parser.add_argument(
        "--credit",
        type=float,
        default=0.0,
        help="how much of a win all habitats but the last would be, where wins are too rare",
    )
    parser.add_argument("--folder", type=Path, help="where the weights lie; the game's own")
    options = parser.parse_args()
    catalogue = load_catalogue()
    samples: list[Sample] = []
    for turn in range(options.rounds):
        weights = load_weights(options.folder)
        mine = weights[options.players]
        for number in range(options.games):
            seed = f"{options.seed}/{turn}/{number}"
            samples += _samples(catalogue, options, mine, seed, number)
        wins = sum(won == 1 for _, _, won in samples) / len(samples)
        weights[options.players] = fit(samples, mine)
        save_weights(weights, options.folder)
        print(
            f"{options.players} rows, round {turn}: {len(samples)} positions, {wins:.1%} won",
            flush=True,
        )


def _samples(
    catalogue: Catalogue,
    options: argparse.Namespace,
    weights: Sequence[float],
    seed: str,
    number: int,
) -> list[Sample]:
    """Return the positions at the start of all turns of one game, with its result."""
    kind = number % len(SETTINGS)
    players: int = options.players
    state = new_game(catalogue, replace(SETTINGS[kind], players=players, seed=seed))
    bot = Searcher(f"bot {seed}", {players: weights}, nodes=options.nodes)
    luck = Rng(f"folly {seed}")
    seen: list[list[float]] = []
    turn = 0
    while state.outcome is None:
        if state.number != turn and state.pending is None:
            turn = state.number
            seen.append(vector(state))
        foolish = luck.number() < FOLLY * 2**64
        push(state, luck.pick(legal(state)) if foolish else bot.choose(state))
    won = options.credit * (len(state.habitats) / 6) ** 2
    if state.outcome is Outcome.WON:
        won = 1.0
    return [(numbers, kind, won) for numbers in seen]


def fit(samples: Sequence[Sample], before: Sequence[float]) -> list[float]:
    """Return the weights that explain the results best, held near those before.

    Each kind of game has a constant of its own; the constant of the result is their mean.
    """
    size, kinds = len(NAMES), len(SETTINGS)
    count = len(samples)
    means = [sum(x[i] for x, _, _ in samples) / count for i in range(size)]
    spreads = [
        math.sqrt(sum((x[i] - means[i]) ** 2 for x, _, _ in samples) / count) for i in range(size)
    ]
    live = [i for i in range(size) if spreads[i] > 1e-9]
    rows = []
    for x, kind, won in samples:
        scaled = [(x[i] - means[i]) / spreads[i] for i in live]
        rows.append((scaled + [float(k == kind) for k in range(kinds)], won))
    anchor = [before[i] * spreads[i] for i in live] + [0.0] * kinds
    hold = [HOLD] * len(live) + [0.5] * kinds
    found = logistic(rows, anchor, hold)
    weights = list(before)
    constant = sum(found[len(live) :]) / kinds
    for i, value in zip(live, found, strict=False):
        weights[i] = round(value / spreads[i], 4)
        constant -= value / spreads[i] * means[i]
    weights[NAMES.index("constant")] = round(constant, 4)
    return weights


if __name__ == "__main__":
    main()
