"""Measure how often beginners win when helpful computer players take some of the rows.

The last rows are the helpful computer players', all others those of the bot that plays like a
beginner. Games of level 1 are played in C++ (see study.py). Games already played are kept in
`build/out/strength`, as those of strength.py; `strength.py --presets` writes the figures.
`--compare` plays with the other characters too and keeps nothing.

    python build/helped.py --games 200
    python build/helped.py --levels 2 --games 50 --parties 2+1 3+2
    python build/helped.py --compare --games 100 --parties 2+1 3+2
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from fitting import logistic
from study import Budget, Study, compiled

from ecosfera.games.baltica.bots.beginner import BeginnerBot
from ecosfera.games.baltica.bots.caution import careful_actions
from ecosfera.games.baltica.bots.characters import CHARACTERS, teammate, weights_of
from ecosfera.games.baltica.bots.searcher import WORLDS
from ecosfera.games.baltica.content import load_catalogue
from ecosfera.games.baltica.content.presets import (
    EASIER,
    HARDER,
    HELP_TERMS,
    MEASURED_TEAMMATE,
    help_terms,
)
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import push
from ecosfera.games.baltica.rules.state import Outcome
from ecosfera.tools.simulate.run import wilson

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ecosfera.games.baltica.rules.config import Config

PARTIES = ("2+1", "3+1", "3+2", "4+1", "4+2", "4+3")
"""Numbers of rows, and of helpful computer players among them."""
CHUNK = 10
"""Number of games of level 2 that are played before they are saved."""


class Party(NamedTuple):
    """A set-up with helpful computer players."""

    setting: str
    level: int
    rows: int
    teammates: int

    def played_with(self, setting: Config) -> Config:
        """Return the configuration of this party in a setting."""
        return replace(setting, players=self.rows, policies=self.level == 2)


class Help:
    """The games of beginners with helpful computer players, in a folder.

    `settings` are the configurations by name, `levels` the levels at which each is played.
    """

    def __init__(
        self, settings: dict[str, Config], levels: dict[str, tuple[int, ...]], out: Path, seed: str
    ) -> None:
        self.settings, self.levels, self._out, self._seed = settings, levels, out, seed

    def parties(self, levels: Sequence[int], kinds: Sequence[str]) -> Iterator[Party]:
        """Yield the set-ups of these levels and kinds."""
        for setting in self.settings:
            for level in self.levels[setting]:
                for kind in kinds if level in levels else ():
                    rows, _, teammates = kind.partition("+")
                    yield Party(setting, level, int(rows), int(teammates))

    def measure(self, party: Party, games: int) -> None:
        """Play the missing games of a party."""
        done = self._won(party)
        while len(done) < games:
            numbers = range(len(done), min(games, len(done) + CHUNK) if party.level == 2 else games)
            seeds = [f"{self._seed}/{number}" for number in numbers]
            config = party.played_with(self.settings[party.setting])
            if party.level == 1:
                done += in_study(party.teammates, config, seeds, MEASURED_TEAMMATE)
            else:
                done += [_won(replace(config, seed=seed), party.teammates) for seed in seeds]
            self._out.mkdir(parents=True, exist_ok=True)
            self._file(party).write_text(json.dumps(done), encoding="utf-8")
            print(*party, f"{sum(done)} of {len(done)}", flush=True)

    def count(self, party: Party, presets: Path) -> tuple[int, int]:
        """Return the numbers of games won and played; those of the presets if none are stored."""
        done = self._won(party)
        if done:
            return sum(done), len(done)
        stored = tomllib.loads(presets.read_text("utf-8"))
        for preset in stored["preset"]:
            for entry in preset.get("helped", ()) if preset["id"] == party.setting else ():
                if (entry["level"], entry["rows"], entry["teammates"]) == party[1:]:
                    won, games = entry["beginner"]
                    return won, games
        return 0, 0

    def lines(self, setting: str, presets: Path) -> str:
        """Return the figures of a preset, as TOML."""
        text = "helped = [\n"
        for party in self.parties((1, 2), PARTIES):
            if party.setting == setting:
                won, games = self.count(party, presets)
                about = f"level = {party.level}, rows = {party.rows}"
                mates = f"teammates = {party.teammates}"
                text += f"    {{ {about}, {mates}, beginner = [{won}, {games}] }},\n"
        return text + "]\n"

    def formula(self, presets: Path, alone: Mapping[str, float]) -> str:
        """Return the formula, fitted to all games, as TOML.

        `alone` are the weights for beginners without computer players: no game here has one of the
        easier variations, so these keep them.
        """
        rows = []
        for party in self.parties((1, 2), PARTIES):
            config = party.played_with(self.settings[party.setting])
            numbers = list(help_terms(config, party.teammates).values())
            won, games = self.count(party, presets)
            rows += [(numbers, 1.0)] * won + [(numbers, 0.0)] * (games - won)
        size = len(HELP_TERMS)
        text = "\n[chance.helped]\n"
        anchor = [alone[name] if name in EASIER else 0.0 for name in HELP_TERMS]
        for name, weight in zip(HELP_TERMS, logistic(rows, anchor, [0.5] * size), strict=True):
            text += f"{name} = {plausible(name, weight):.3f}\n"
        return text

    def _file(self, party: Party) -> Path:
        setting, level, rows, teammates = party
        return self._out / f"helped-{setting}-level{level}-rows{rows}-teammates{teammates}.json"

    def _won(self, party: Party) -> list[bool]:
        """Return for each saved game whether it was won."""
        file = self._file(party)
        return json.loads(file.read_text("utf-8")) if file.is_file() else []


def plausible(name: str, weight: float) -> float:
    """Return the weight of a term, or 0 for a variation whose weight has the wrong sign."""
    if name in HARDER:
        return min(0.0, weight)
    return max(0.0, weight) if name in EASIER else weight


def in_study(teammates: int, config: Config, seeds: Sequence[str], character: str) -> list[bool]:
    """Play games of level 1 in C++ with so many computer players of a character, as at a table."""
    played = CHARACTERS[character]
    careful = int(played.options is careful_actions)
    study = Study(weights_of(character)[config.players], compiled())
    budget = Budget(daring=played.daring, careful=careful, most_worlds=WORLDS)
    games = study.games("table", config, seeds, budget, str(teammates))
    return [game.won for game in games]


def compare(party: Party, setting: Config, games: int, seed: str) -> None:
    """Play games of level 1 with each character, and print how many are won."""
    seeds = [f"{seed}/{number}" for number in range(games)]
    for character in CHARACTERS:
        won = sum(in_study(party.teammates, party.played_with(setting), seeds, character))
        low, high = wilson(won, games)
        print(*party, character, f"{won} of {games} ({low:.0%} to {high:.0%})", flush=True)


def _won(config: Config, teammates: int) -> bool:
    """Play a game with the program's own rules; return whether it is won."""
    beginner = BeginnerBot(f"beginner {config.seed}")
    helpful = teammate(MEASURED_TEAMMATE, f"bot {config.seed}")
    state = new_game(load_catalogue(), config)
    while state.outcome is None:
        bot = beginner if state.player < config.players - teammates else helpful
        push(state, bot.choose(state))
    return state.outcome is Outcome.WON


def main() -> None:
    """Play the missing games."""
    from strength import SEED, helped  # noqa: PLC0415 (strength.py imports this module)

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--levels", nargs="+", type=int, default=[1])
    parser.add_argument("--parties", nargs="+", choices=PARTIES, default=list(PARTIES))
    parser.add_argument("--compare", action="store_true", help="print figures of all characters")
    options = parser.parse_args()
    games = helped()
    for party in games.parties(options.levels, options.parties):
        if options.compare and party.level == 1:
            compare(party, games.settings[party.setting], options.games, SEED)
        elif not options.compare:
            games.measure(party, options.games)


if __name__ == "__main__":
    main()
