"""Find deals for the first free games of each company, and print their table.

A first game should be neither hopeless nor without danger. On the bay of each company (see
seas.py) beginners play a deal several times, and so do learners, who see four of five passes, as
people do after the guided game. A game has danger if at two thirds of its turns an impact tile
lies there. Of the deals that beginners and learners together win in five to seven games of ten,
those with the most games in danger are taken. Helpful computer players take the last rows; they
think less here than at the table.

    python build/first_deals.py --deals 300 --games 20
    python build/first_deals.py --only 2+0 --deals 300
    python build/first_deals.py --table --games 40
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from seas import SEAS
from typing_extensions import override

from ecosfera.core.rng import Rng
from ecosfera.games.baltica.bots.beginner import BeginnerBot
from ecosfera.games.baltica.bots.characters import teammate
from ecosfera.games.baltica.content import load_catalogue
from ecosfera.games.baltica.content.presets import FIRST_DEALS_FILE, MEASURED_TEAMMATE
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import push
from ecosfera.games.baltica.rules.state import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecosfera.games.baltica.rules.config import Config

FILE = Path(__file__).resolve().parent.parent / "assets" / "data" / FIRST_DEALS_FILE
HEAD = """\
# The deals of the first free games of people and computer players on the bay, as seeds: won five to
# seven times of ten, and seldom without an impact. Written by build/first_deals.py.
"""
KEPT = 4
"""Number of deals of a company."""
LEARNT = 80
"""How often in a hundred a learner sees what a beginner sees every second time."""
WON = (0.5, 0.7)
QUICK = 60
"""Number of positions per action of the computer players."""
SEEDS = 10_000


class Learner(BeginnerBot):
    """A beginner after the guided game."""

    @override
    def _feels(self, percent: int) -> bool:
        return super()._feels(LEARNT)


class Played(NamedTuple):
    """What came of one game."""

    won: bool
    impacts: int
    early: int
    """Number of impact tiles at two thirds of its turns."""


class Deal(NamedTuple):
    """A deal with its games, half of them of beginners and half of learners."""

    seed: int
    games: tuple[Played, ...]

    @property
    def won(self) -> float:
        """Return the share of games won."""
        return _share(game.won for game in self.games)

    @property
    def danger(self) -> float:
        """Return the share of games with an impact in their first two thirds."""
        return _share(game.early > 0 for game in self.games)

    @property
    def rank(self) -> tuple[float, float]:
        """Return by what deals are compared; more is better."""
        low, high = WON
        return -max(low - self.won, self.won - high, 0.0), self.danger


def _share(found: Iterable[bool]) -> float:
    every = list(found)
    return sum(every) / max(1, len(every))


def play(config: Config, computers: int, kind: type[BeginnerBot], seed: str) -> Played:
    """Play a game; the computer players have the last rows."""
    person = kind(seed)
    helper = teammate(MEASURED_TEAMMATE, seed, nodes=QUICK, ahead=0) if computers else person
    state = new_game(load_catalogue(), config)
    people, number, tiles = config.players - computers, state.number, [0]
    while state.outcome is None:
        push(state, (person if state.player < people else helper).choose(state))
        if state.number != number:
            number = state.number
            tiles.append(state.impacts)
    return Played(state.outcome is Outcome.WON, state.impacts, tiles[2 * len(tiles) // 3])


def measure(company: tuple[int, int], seed: int, games: int, habits: str = "") -> Deal:
    """Measure a deal on the bay of a company; other `habits` give other games of it."""
    people, computers = company
    config = replace(SEAS[company][0], players=people + computers, seed=str(seed))
    found = (
        play(config, computers, kind, f"{habits}{kind.__name__} {seed}/{game}")
        for kind in (BeginnerBot, Learner)
        for game in range(games)
    )
    return Deal(seed, tuple(found))


def find(company: tuple[int, int], deals: int, games: int) -> list[Deal]:
    """Return the best deals of a company: the best third of all plays as many games again."""
    chance = Rng(f"first deals {company}")
    seeds = {chance.number() % SEEDS: None for _ in range(deals)}
    few = max(2, games // 3)
    found = sorted((measure(company, seed, few) for seed in seeds), key=_rank, reverse=True)
    again = (measure(company, deal.seed, games, "again ") for deal in found[: 4 * KEPT])
    return sorted(again, key=_rank, reverse=True)[:KEPT]


def _rank(deal: Deal) -> tuple[float, float]:
    return deal.rank


def row(company: str, name: str, deals: Sequence[Deal]) -> str:
    """Return what came of these deals, as a row of Markdown: for beginners, then for learners."""
    cells = [company, name]
    for part in (0, 1):
        games = [
            game
            for deal in deals
            for game in deal.games[part * len(deal.games) // 2 :][: len(deal.games) // 2]
        ]
        won = [game for game in games if game.won]
        cells += [
            f"{_share(game.won for game in games):.0%}",
            f"{_share(game.early > 0 for game in games):.0%}",
            f"{_share(game.impacts == 0 for game in won):.0%}",
        ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Find the deals and write them, or print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--games", type=int, default=20, help="of beginners, and of learners")
    parser.add_argument("--only", nargs="+", help="companies such as 2+1 to find again")
    parser.add_argument("--table", action="store_true", help="measure the chosen deals only")
    options = parser.parse_args()
    known = tomllib.loads(FILE.read_text("utf-8")) if FILE.is_file() else {}
    for company in SEAS:
        name = "{}+{}".format(*company)
        if options.only and name not in options.only:
            continue
        if options.table:
            others = [measure(company, SEEDS + n, 2) for n in range(options.games)]
            chosen = [measure(company, n, options.games, "table ") for n in known[name]]
            print(row(name, "any", others), row(name, "chosen", chosen), sep="\n", flush=True)
            continue
        found = find(company, options.deals, options.games)
        known[name] = [deal.seed for deal in found]
        print(name, [(d.seed, f"{d.won:.0%}", f"{d.danger:.0%}") for d in found], flush=True)
        lines = (f'"{each}" = {seeds}\n' for each, seeds in known.items())
        FILE.write_text(HEAD + "".join(lines), "utf-8")


if __name__ == "__main__":
    main()
