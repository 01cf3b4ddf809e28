"""Measure the seas that fit whoever plays, and write them to `assets/data/seas.toml`.

For every company of people and helpful computer players there are three: in the bay beginners win
five to seven of ten games, off Öland four to six, in the sound two to four. Games are played at
level 1, in C++ where that is possible (see study.py); the games of one sea are played anew each
time.

    python build/seas.py --games 300 --helped 100
    python build/seas.py --table
    python build/seas.py --only 2+1 3+0
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from helped import in_study
from study import Budget, Study, compiled

from ecosfera.games.baltica import simulation
from ecosfera.games.baltica.bots.searcher import most_worlds
from ecosfera.games.baltica.bots.weights import load_weights
from ecosfera.games.baltica.content.presets import FITTING, MEASURED_TEAMMATE, SEAS_FILE
from ecosfera.games.baltica.game import load
from ecosfera.games.baltica.rules.config import Config
from ecosfera.tools.simulate.run import Simulated, Task, play, wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

FILE = Path(__file__).resolve().parent.parent / "assets" / "data" / SEAS_FILE
SEED = "seas"
FEW = 20
"""Number of games of the greedy bot and of the searcher."""
FIELDS = (
    *("element_stack", "pressures", "eutrophication"),
    *("living_habitats", "row_cards", "homecoming"),
)
SEAS = {
    (1, 0): (
        Config(element_stack=8, pressures=1, row_cards=5, eutrophication=True, homecoming=True),
        Config(element_stack=6, pressures=1, row_cards=5, eutrophication=True, homecoming=True),
        Config(element_stack=4, pressures=2, row_cards=5, homecoming=True),
    ),
    (2, 0): (
        Config(element_stack=8, pressures=3, row_cards=5, homecoming=True),
        Config(element_stack=4, pressures=3, row_cards=5, homecoming=True),
        Config(element_stack=4, pressures=3, row_cards=5, eutrophication=True, homecoming=True),
    ),
    (3, 0): (
        Config(element_stack=8, pressures=3, row_cards=5, homecoming=True),
        Config(element_stack=8, pressures=3, row_cards=5, eutrophication=True, homecoming=True),
        Config(element_stack=4, pressures=3, row_cards=5, homecoming=True),
    ),
    (4, 0): (
        Config(element_stack=8, row_cards=5, eutrophication=True, homecoming=True),
        Config(element_stack=6, row_cards=5, eutrophication=True, homecoming=True),
        Config(element_stack=5, pressures=3, row_cards=5, homecoming=True),
    ),
    (1, 1): (
        Config(element_stack=3, pressures=3, row_cards=5, eutrophication=True, homecoming=True),
        Config(element_stack=8, pressures=3, living_habitats=2, homecoming=True),
        Config(element_stack=4, pressures=3, eutrophication=True, homecoming=True),
    ),
    (2, 1): (
        Config(element_stack=3, pressures=3, row_cards=5, homecoming=True),
        Config(element_stack=8, pressures=3, living_habitats=2, homecoming=True),
        Config(element_stack=6, pressures=3, eutrophication=True, homecoming=True),
    ),
    (1, 2): (
        Config(element_stack=3, pressures=3, homecoming=True),
        Config(element_stack=8, pressures=3, eutrophication=True),
        Config(element_stack=4, pressures=3, eutrophication=True),
    ),
    (3, 1): (
        Config(element_stack=4, pressures=3, row_cards=5, homecoming=True),
        Config(element_stack=4, pressures=3, row_cards=5, eutrophication=True, homecoming=True),
        Config(element_stack=5, eutrophication=True, homecoming=True),
    ),
    (2, 2): (
        Config(element_stack=8, pressures=3, homecoming=True),
        Config(element_stack=6, pressures=3, homecoming=True),
        Config(element_stack=5, eutrophication=True),
    ),
    (1, 3): (
        Config(element_stack=8, pressures=3),
        Config(element_stack=8, pressures=3, eutrophication=True),
        Config(element_stack=5, pressures=3, eutrophication=True),
    ),
}
"""By people and computer players: the bay, Öland and the sound."""
HEAD = """\
# The seas that fit whoever plays, with the games of level 1 that each kind of player won of those
# it played; with computer players, beginners play the other rows. Written by build/seas.py.
"""


def main() -> None:
    """Play the games and write the file, or print its table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=300, help="of beginners alone")
    parser.add_argument("--helped", type=int, default=100, help="of beginners with computers")
    parser.add_argument("--only", nargs="+", help="companies such as 2+1 to measure again")
    parser.add_argument("--table", action="store_true", help="print the figures with intervals")
    options = parser.parse_args()
    before = tomllib.loads(FILE.read_text("utf-8"))["sea"] if FILE.is_file() else []
    if options.table:
        print(table(before))
        return
    entries = [
        _entry(sea, company, config)
        for company, seas in SEAS.items()
        for sea, config in zip(FITTING, seas, strict=True)
    ]
    wanted = options.only or ()
    for entry in entries:
        kept = next((old for old in before if _same(old, entry)), None)
        if kept is not None and "{people}+{computers}".format(**entry) not in wanted:
            entry.update(kept)
    for entry in entries:
        if "beginner" not in entry:
            computers = entry["computers"]
            names = {name: entry[name] for name in FIELDS}
            config = Config(players=entry["people"] + computers, **names)
            games = options.helped if computers else options.games
            entry.update(measure(config, computers, games))
            print(entry, flush=True)
            done = [each for each in entries if "beginner" in each]
            FILE.write_text(HEAD + "".join(map(_toml, done)), encoding="utf-8")


def measure(config: Config, computers: int, games: int) -> dict[str, list[int]]:
    """Return the games won and played by beginners, and without computers by the other bots."""
    seeds = [f"{SEED}/{number}" for number in range(games)]
    beginners = in_study(computers, config, seeds, MEASURED_TEAMMATE)
    found = {"beginner": [sum(beginners), games]}
    if computers:
        return found
    simulated = Simulated(load(), simulation.load())
    task = Task(config, "greedy", SEED, FEW)
    greedy = [play(simulated, task, number).won for number in range(FEW)]
    study = Study(load_weights()[config.players], compiled())
    budget = Budget(most_worlds=most_worlds(config))
    skilled = [game.won for game in study.games("play", config, seeds[:FEW], budget)]
    return found | {"greedy": [sum(greedy), FEW], "searcher": [sum(skilled), FEW]}


def table(entries: Sequence[dict[str, Any]]) -> str:
    """Return the chances of beginners with their intervals, as Markdown."""
    lines = [
        "| people + computers | sea | variations | beginners win |",
        "| --- | --- | --- | --- |",
    ]
    for entry in entries:
        won, games = entry["beginner"]
        low, high = wilson(won, games)
        standard = Config()
        told = ", ".join(
            f"{name} {entry[name]}" for name in FIELDS if entry[name] != getattr(standard, name)
        )
        share = f"**{won / games:.0%}** ({low:.0%}–{high:.0%}; {won}/{games})"
        company = f"{entry['people']} + {entry['computers']}"
        lines.append(f"| {company} | {entry['id']} | {told or 'none'} | {share} |")
    return "\n".join(lines)


def _entry(sea: str, company: tuple[int, int], config: Config) -> dict[str, Any]:
    """Return the entry of a sea without figures."""
    named = dict(zip(("people", "computers"), company, strict=True))
    return {"id": sea, **named, **{name: getattr(config, name) for name in FIELDS}}


def _same(old: dict[str, Any], entry: dict[str, Any]) -> bool:
    """Return whether an entry of the file is about the same sea with the same variations."""
    return all(old.get(name) == value for name, value in entry.items())


def _toml(entry: dict[str, Any]) -> str:
    def text(value: object) -> str:
        if isinstance(value, bool):
            return str(value).lower()
        return f'"{value}"' if isinstance(value, str) else str(value)

    return "\n[[sea]]\n" + "".join(f"{name} = {text(value)}\n" for name, value in entry.items())


if __name__ == "__main__":
    main()
