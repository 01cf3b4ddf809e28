"""Measure how good play can be at "advanced", level 1: with more thought, or with decks known.

Both are played in C++ (see study.py), in the first of the games that strength.py gives the
searcher. `thought` gives the searcher a multiple of its thought: it still knows no more than a
player may. `foresight` lets the searcher with one row know the next few cards of each deck. `bound`
searches whole games with the order of all decks known. The numbers of games won are kept in
`build/study/limit.json`, ten games at a time, so the work can be stopped and goes on later;
`strength.py --page` shows them.

    python build/limit.py thought --times 10 --rows 1 2 --games 100
    python build/limit.py foresight --turns 1 3
    python build/limit.py bound
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from study import ADVANCED, EVERYTHING, Budget, Study, compiled

from ecosfera.games.baltica.bots.searcher import most_worlds
from ecosfera.games.baltica.bots.weights import load_weights

if TYPE_CHECKING:
    from collections.abc import Callable

FILE = Path(__file__).resolve().parent / "study" / "limit.json"
SEED = "strength"
TIMES = (10, 100)
"""Multiples of the searcher's thought."""
WIDTHS = (1, 10, 30)
"""Numbers of positions kept after each turn by the bound: the thought grows with them."""
GAMES_PER_WIDTH, GAMES_AT_MOST = 60, 400
"""Number of games for each width, and for the last."""
FORESIGHT = (0, 1, 2, 4, 8, EVERYTHING)
"""Numbers of cards known on top of each deck."""
FORESIGHT_TURNS = (1, 3, 6)
"""Numbers of turns that the searcher plans ahead with them."""
BOUND_NODES = 100
"""Number of positions the bound searches in each turn, from each position kept."""
CHUNK = 10


def more_thought(times: int) -> Budget:
    """Return the searcher's budget with so many times the positions in each turn that it plans.

    Half of the growth goes into more worlds, the other half into more positions in each. The usual
    budget is that for several rows.
    """
    usual, share = Budget(), sqrt(times)
    return replace(
        usual,
        nodes=usual.nodes * times,
        worlds=round(usual.worlds * share),
        ahead_nodes=round(usual.ahead_nodes * share),
        most_worlds=round(usual.most_worlds * share),
    )


def foresight(cards: int, turns: int) -> Budget:
    """Return the searcher's budget with one row, with so many cards known and turns ahead."""
    most = most_worlds(replace(ADVANCED, players=1))
    return Budget(most_worlds=most, turns_ahead=turns, foresight=cards)


def limits() -> dict[str, dict[str, list[int]]]:
    """Return the numbers of games won and played, by what was measured and by rows."""
    found: dict[str, dict[str, list[int]]] = json.loads(FILE.read_text("utf-8"))
    return found


def measure(name: str, command: str, rows: int, budget: Budget, games: int) -> None:
    """Play the missing games, and keep how many are won."""
    study = Study(load_weights()[rows], compiled())
    config = replace(ADVANCED, players=rows)
    while True:
        found = limits()
        won, played = found.setdefault(name, {}).get(str(rows), (0, 0))
        if played >= games:
            return
        seeds = [f"{SEED}/{n}" for n in range(played, min(games, played + CHUNK))]
        won += sum(game.won for game in study.games(command, config, seeds, budget))
        found[name][str(rows)] = [won, played + len(seeds)]
        FILE.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
        print(name, rows, "rows:", won, "of", played + len(seeds), flush=True)


def lines(cell: Callable[[int, int], str]) -> list[str]:
    """Return the lines of the table of limits; `cell` writes a figure."""
    found = limits()
    names = {f"thought {n}": f"searcher, {n} times the thought" for n in TIMES}
    names |= {f"bound {width}": f"bound, width {width}" for width in WIDTHS}
    return [
        f"| {title} | {' | '.join(_cell(found[name], rows, cell) for rows in (1, 2, 3, 4))} |"
        for name, title in names.items()
        if name in found
    ]


def foresight_lines(cell: Callable[[int, int], str]) -> list[str]:
    """Return the table of foresight with one row; `cell` writes a figure."""
    found = limits()
    titles = ["everything" if cards == EVERYTHING else str(cards) for cards in FORESIGHT]
    lines = [f"| cards known | {' | '.join(titles)} |", "| --- " * (len(FORESIGHT) + 1) + "|"]
    for turns in FORESIGHT_TURNS:
        names = [f"foresight {cards}, {turns} turns" for cards in FORESIGHT]
        cells = [_cell(found.get(name, {}), 1, cell) for name in names]
        plural = "s" if turns > 1 else ""
        lines.append(f"| {turns} turn{plural} ahead | {' | '.join(cells)} |")
    return lines


def _cell(found: dict[str, list[int]], rows: int, cell: Callable[[int, int], str]) -> str:
    """Return the figure for a number of rows, or a dash if no games were played."""
    counts = found.get(str(rows))
    return cell(*counts) if counts else "–"


def main() -> None:
    """Play the missing games."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("thought", "foresight", "bound"))
    parser.add_argument("--rows", nargs="+", type=int, default=[1, 2, 3, 4])
    parser.add_argument("--times", type=int, default=TIMES[0], help="multiple of the thought")
    parser.add_argument("--cards", nargs="+", type=int, default=FORESIGHT, help="of foresight")
    parser.add_argument("--turns", nargs="+", type=int, default=[1], help="planned with foresight")
    parser.add_argument("--games", type=int, default=100, help="for thought and foresight")
    options = parser.parse_args()
    if options.what == "foresight":
        for turns in options.turns:
            for cards in options.cards:
                name, budget = f"foresight {cards}, {turns} turns", foresight(cards, turns)
                measure(name, "play", 1, budget, options.games)
        return
    for rows in options.rows:
        if options.what == "thought":
            name, budget = f"thought {options.times}", more_thought(options.times)
            measure(name, "play", rows, budget, options.games)
            continue
        for width in WIDTHS:
            games = GAMES_AT_MOST if width == WIDTHS[-1] else GAMES_PER_WIDTH
            measure(f"bound {width}", "bound", rows, Budget(BOUND_NODES, width), games)


if __name__ == "__main__":
    main()
