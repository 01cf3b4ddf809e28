"""Studies of play in C++, which is a hundred times as fast as the program's own rules.

`build/study/` has the rules and the searcher once more; this module compiles them with the
system's C++ compiler and gives them games to play. Deals and bots have the seeds that
`ecosfera simulate` would give them, so both play the same games.

    python build/study.py bound --rows 2 --width 30 --games 60
    python build/study.py play --rows 2 --games 400
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from dataclasses import astuple, dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from ecosfera.core.rng import seeded
from ecosfera.games.baltica.bots.details import load_details
from ecosfera.games.baltica.bots.searcher import (
    AHEAD,
    AHEAD_NODES,
    MOST_WORLDS,
    NODES,
    WORLDS,
    most_worlds,
)
from ecosfera.games.baltica.bots.weights import load_weights
from ecosfera.games.baltica.content import load_catalogue
from ecosfera.games.baltica.rules.cards import (
    CONSUMER_CARDS,
    PRODUCER_CARDS,
    Duration,
    Group,
)
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.ids import EVERY_ELEMENT
from ecosfera.tools.simulate.run import wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

SOURCE = Path(__file__).resolve().parent / "study"
PROGRAM = Path(__file__).resolve().parent / "out" / "study"
COMPILER = "c++"
GROUPS = (Group.OTHER, Group.BIRD, Group.FISH, Group.MAMMAL)
POLICIES = (
    "atmospheric_deposition",
    "beach_litter",
    "climate_change",
    "excessive_fertiliser_use",
    "hazardous_substances_from_industry",
    "hunting",
    "oil_spill",
    "overfishing",
    "underwater_noise",
    "waste_water_treatment_failure",
    "green_energy",
    "nutrient_upwelling",
    "warm_summer",
    "major_baltic_inflow",
    "non_indigenous_species",
    "bubble_curtains",
    "fishing_gear_regulation",
    "habitat_restoration",
    "hazardous_substance_regulation",
    "improved_nutrient_retention",
    "migratory_barrier_removal",
    "recycling_and_waste_disposal",
    "strict_protection",
    "upgraded_waste_water_treatment",
    "ocean_literacy",
)
"""The groups and the policy cards in the order of the program's numbers for them."""
EVERYTHING = 255
"""Foresight of the order of all cards, also of those that will be shuffled again."""
ADVANCED = Config(element_stack=3, pressures=3, eutrophication=True)


@dataclass(frozen=True)
class Budget:
    """How much the search may think; `width` and `nodes` alone matter for the bound."""

    nodes: int = NODES
    worlds: int = WORLDS
    ahead: int = AHEAD
    ahead_nodes: int = AHEAD_NODES
    most_worlds: int = MOST_WORLDS
    folly: float = 0.0
    """Probability of a random action, for recording."""
    daring: float = 0.0
    """Attitude to luck; see `Searcher`."""
    careful: int = 0
    """1 to leave out draws that may place an impact tile."""
    turns_ahead: int = 1
    """Number of turns after this one that are planned for the best few actions."""
    foresight: int = 0
    """Number of cards known on top of each deck of species or of a row, or `EVERYTHING`."""


@dataclass(frozen=True)
class Game:
    """What came of one game."""

    won: bool
    turns: int
    habitats: int
    moves: int
    impacts: int


@dataclass
class Study:
    """The compiled program with the weights for a number of rows, and for details."""

    weights: Sequence[float]
    program: Path = PROGRAM
    details: Sequence[float] = field(default_factory=load_details)
    _data: str = field(init=False)

    def __post_init__(self) -> None:
        catalogue = load_catalogue()
        numbers: list[float] = []
        for card in (*PRODUCER_CARDS, *CONSUMER_CARDS):
            cost = dict(catalogue.prices[card])
            numbers += [catalogue.habitats[card], catalogue.abilities[card]]
            numbers += [catalogue.stars[card], GROUPS.index(catalogue.group(card))]
            numbers += [cost.get(element, 0) for element in EVERY_ELEMENT]
        for policy in catalogue.policies:
            numbers += [POLICIES.index(policy.id), policy.duration is Duration.ONCE]
        numbers += [catalogue.ids["calanoida"], *self.weights, *self.details]
        self._data = " ".join(str(float(number)) for number in numbers)

    def games(
        self,
        command: str,
        config: Config,
        seeds: Sequence[str],
        budget: Budget,
        *more: str,
        players: Sequence[str] | None = None,
    ) -> list[Game]:
        """Play a game for each seed; `command` is one of those that study.cpp lists.

        `players` are the seeds of the bots, by default those of the deals.
        """
        lines = self.run(command, config, seeds, budget, *more, players=players)
        return [Game(won == "1", *map(int, numbers)) for won, *numbers in map(str.split, lines)]

    def run(
        self,
        command: str,
        config: Config,
        seeds: Sequence[str],
        budget: Budget,
        *more: str,
        players: Sequence[str] | None = None,
    ) -> list[str]:
        """Return the lines that the program prints for these games."""
        pairs = zip(seeds, players or seeds, strict=True)
        games = [_game(config, seed, player) for seed, player in pairs]
        return self._run(games, budget, command, *more)

    def learn(self, configs: Sequence[Config], seeds: Sequence[str], budget: Budget) -> list[float]:
        """Play games with one row; return the weights learned from them, then the details'."""
        games = [_game(config, seed, seed) for config, seed in zip(configs, seeds, strict=True)]
        return [float(line) for line in self._run(games, budget, "learn")]

    def _run(self, games: Sequence[str], budget: Budget, *command: str) -> list[str]:
        """Return the lines that the program prints for these games."""
        lines = [self._data, " ".join(map(str, astuple(budget))), *games]
        done = subprocess.run(
            [self.program, *command],
            input="\n".join(lines),
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        return done.stdout.splitlines()


def _game(config: Config, seed: str, player: str) -> str:
    """Return a game as study.cpp reads it."""
    own = (config.players, config.element_stack, config.pressures)
    variations: list[int] = [config.eutrophication, config.biodiversity_loss, config.policies]
    variations += [config.living_habitats, config.row_cards, config.homecoming]
    streams = [seeded(name) for name in (seed, f"bot {player}", f"beginner {player}")]
    return " ".join(map(str, (*own, *map(int, variations), *streams)))


def compiled(program: Path = PROGRAM, optimised: str = "-O3") -> Path:
    """Compile the study, unless the program is newer than its source."""
    sources = sorted(SOURCE.glob("*.?pp"))
    newest = max(source.stat().st_mtime for source in sources)
    if not program.is_file() or program.stat().st_mtime < newest:
        program.parent.mkdir(parents=True, exist_ok=True)
        options = (optimised, "-march=native", "-std=c++17", "-o", str(program))
        subprocess.run([COMPILER, *options, str(SOURCE / "study.cpp")], check=True)
    return program


def main() -> None:
    """Play games of a setting and print how many were won."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("command", choices=("play", "bound"))
    parser.add_argument("--rows", type=int, default=2)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--level", type=int, choices=(1, 2), default=1)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--nodes", type=int, default=NODES)
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--most-worlds", type=int, help="the usual number for these rows")
    parser.add_argument("--ahead", type=int, default=AHEAD)
    parser.add_argument("--turns-ahead", type=int, default=1)
    parser.add_argument("--foresight", type=int, default=0, help=f"{EVERYTHING}: everything")
    parser.add_argument("--width", type=int, default=30, help="positions kept after each turn")
    options = parser.parse_args()
    config = replace(ADVANCED, players=options.rows)
    config = replace(config, policies=options.level == 2)
    bound = options.command == "bound"
    if bound and options.level == 2:
        parser.error("the bound is measured at level 1 only")
    budget = Budget(
        100 if bound else options.nodes,
        options.width if bound else options.worlds,
        options.ahead,
        most_worlds=options.most_worlds or most_worlds(config),
        turns_ahead=options.turns_ahead,
        foresight=options.foresight,
    )
    study = Study(load_weights()[options.rows], compiled())
    seeds = [f"{options.seed}/{number}" for number in range(options.games)]
    games = study.games(options.command, config, seeds, budget)
    won = sum(game.won for game in games)
    low, high = wilson(won, len(games))
    print(f"{options.rows} rows: {won} of {len(games)} won ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
