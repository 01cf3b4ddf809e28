"""Find deals for the seas of the journey that stay open until late, and print their table.

Beginners (two rows, level as on the sea) play a deal several times. From the position at two thirds
of each game they play on many times, with the hidden cards shuffled again: the share won is the
chance they had there. A game is open if this is from 25 to 75 %. The deal with the most open games
is the best; at a tie the one whose games are won nearest to every second time.

    python build/journey.py --deals 12 --games 8 --rollouts 16
    python build/journey.py --table
"""

from __future__ import annotations

import argparse
import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from ecosfera.core.rng import Rng, seeded
from ecosfera.games.baltica.bots.beginner import BeginnerBot
from ecosfera.games.baltica.content import load_catalogue
from ecosfera.games.baltica.content.journey import JOURNEY_FILE, load_journey
from ecosfera.games.baltica.content.presets import load_balance
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import push
from ecosfera.games.baltica.rules.state import Outcome
from ecosfera.games.baltica.rules.view import with_hidden_shuffled

if TYPE_CHECKING:
    from ecosfera.games.baltica.content.journey import JourneySea
    from ecosfera.games.baltica.rules.state import State

DATA = Path(__file__).resolve().parent.parent / "assets" / "data" / JOURNEY_FILE
OPEN = (0.25, 0.75)


class Tension(NamedTuple):
    """How open the games of a deal are."""

    seed: int
    chances: tuple[float, ...]
    """For each game the chance to win at two thirds of it."""
    won: int
    """Number of these games that were won."""

    @property
    def open(self) -> int:
        """Return the number of games in which the chance was neither small nor large."""
        low, high = OPEN
        return sum(low <= chance <= high for chance in self.chances)

    @property
    def rank(self) -> tuple[int, float]:
        """Return by what deals are compared; more is better."""
        return self.open, -abs(self.won / len(self.chances) - 0.5)


def tension(sea: JourneySea, seed: int, games: int, rollouts: int, habits: str = "") -> Tension:
    """Measure a deal of a sea; other `habits` give other games of it."""
    config = replace(sea.applied_to(Config(), 0, load_balance()), seed=str(seed))
    chances, won = [], 0
    for game in range(games):
        states = [new_game(load_catalogue(), config)]
        won += _play_on(states[0].copy(), f"{habits}{seed}/{game}", states) is Outcome.WON
        late = states[(2 * len(states)) // 3]
        results = []
        for n in range(rollouts):
            guess = _reshuffled(late, f"{habits}{seed}/{game}/{n}")
            results.append(_play_on(guess, f"{habits}late {game}/{n}") is Outcome.WON)
        chances.append(sum(results) / rollouts)
    return Tension(seed, tuple(chances), won)


def _reshuffled(state: State, seed: str) -> State:
    return with_hidden_shuffled(state, seeded(seed))


def _play_on(state: State, seed: str, seen: list[State] | None = None) -> Outcome | None:
    """Let beginners play to the end; collect the positions at the starts of turns."""
    bot, number = BeginnerBot(seed), state.number
    while state.outcome is None:
        push(state, bot.choose(state))
        if seen is not None and state.number != number:
            seen.append(state.copy())
            number = state.number
    return state.outcome


def main() -> None:
    """Find the deals and write their seeds, or print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--rollouts", type=int, default=16)
    parser.add_argument("--table", action="store_true", help="measure the chosen deals only")
    parser.add_argument("--only", nargs="+", help="ids of seas")
    options = parser.parse_args()
    chance = Rng("journey")
    taken = set()
    print(
        "| sea | deal | open games | chance at two thirds | won |\n| --- | --- | --- | --- | --- |"
    )
    for sea in load_journey():
        seeds = [sea.seed]
        if not options.table:
            seeds = [chance.number() % 1000 + 1 for _ in range(options.deals)]
        if options.only and sea.id not in options.only:
            continue
        # The table must not be of the games by which the deals were chosen.
        habits = "table " if options.table else ""
        found = [tension(sea, seed, options.games, options.rollouts, habits) for seed in seeds]
        best = max((each for each in found if each.seed not in taken), key=lambda each: each.rank)
        taken.add(best.seed)
        told = ", ".join(f"{share:.0%}" for share in sorted(best.chances))
        games = len(best.chances)
        print(f"| {sea.id} | {best.seed} | {best.open}/{games} | {told} | {best.won}/{games} |")
        sys.stdout.flush()
        text = DATA.read_text("utf-8")
        pattern = rf'(id = "{sea.id}"\n(?:.+\n)*?seed = )\d+'
        DATA.write_text(re.sub(pattern, rf"\g<1>{best.seed}", text), "utf-8")


if __name__ == "__main__":
    main()
