"""`ecosfera simulate`: many games by bots, as a table or as JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ecosfera.games import all_games
from ecosfera.tools.arguments import Parser, from_to, seed
from ecosfera.tools.simulate.report import write_report
from ecosfera.tools.simulate.run import (
    Result,
    Simulated,
    Spread,
    Summary,
    Task,
    simulate,
    summarise,
)

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence

    from ecosfera.core.game import Game


def main(arguments: Sequence[str]) -> int:
    """Parse the options, including those of the game, and run."""
    simulated = Simulated(
        all_games.game(all_games.DEFAULT), all_games.simulation(all_games.DEFAULT)
    )
    options = _parser(simulated).parse_args(arguments)
    values = {
        option.name: int(getattr(options, option.name.replace("-", "_")))
        for option in simulated.simulation.options
    }
    task = Task(simulated.simulation.config(values), options.bot, options.seed, options.games)
    return run(simulated, task, options)


def _parser(simulated: Simulated) -> Parser:
    """Return the parser of a simulation, with all variations of the set-up."""
    parser = Parser(prog="ecosfera simulate", description="Let bots play many games.")
    parser.add_argument("--games", metavar="N", type=from_to(1, 10**7), default=1000)
    for option in simulated.simulation.options:
        name, text = f"--{option.name}", option.help or None
        if option.numbers is None:
            parser.add_argument(name, action="store_true", help=text)
        else:
            kind = from_to(*option.numbers)
            parser.add_argument(
                name, metavar=option.metavar, type=kind, default=option.default, help=text
            )
    parser.add_argument(
        "--seed",
        metavar="TEXT",
        type=seed(simulated.game.info.longest_seed),
        default="",
        help="same seed: same games",
    )
    bots = tuple(simulated.game.bots)
    parser.add_argument("--bot", choices=bots, default=bots[0])
    parser.add_argument("--jobs", metavar="N", type=from_to(1, 256), help="processes; all cores")
    parser.add_argument("--json", action="store_true", help="figures and every result as JSON")
    parser.add_argument(
        "--report", metavar="FOLDER", type=Path, help="write a page with plots, and CSV tables"
    )
    return parser


def run(simulated: Simulated, task: Task, options: Namespace) -> int:
    """Play all games with a progress bar, and print the figures.

    Return 1 if the requested report cannot be written, else 0.
    """
    game, simulation = simulated.game, simulated.simulation
    console = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        playing = bar.add_task("Playing", total=task.games)
        results = simulate(
            simulated, task, jobs=options.jobs, progress=lambda count: bar.advance(playing, count)
        )
    summary = summarise(results, simulation.figures)
    title = f"{task.bot} bot, {game.describe_setup(task.config)}, seed {task.seed!r}"
    if options.json:
        sys.stdout.write(json.dumps(as_data(game, task, summary, results), indent=2) + "\n")
    else:
        console = Console()
        console.print(title, markup=False)
        console.print(as_table(summary, "#" if console.options.ascii_only else "▇"))
    if options.report is not None:
        try:
            write_report(options.report, title, results, simulation)
        except OSError as error:
            sys.stderr.write(f"ecosfera simulate: {options.report}: {error.strerror}\n")
            return 1
    return 0


def as_data(
    game: Game[Any, Any, Any, Any], task: Task, summary: Summary, results: list[Result]
) -> dict[str, object]:
    """Return all results for JSON output."""
    config = game.config_to_json(task.config)
    # Each game has its own seed, derived from the task's.
    del config["seed"], config["names"]
    names = tuple(summary.figures)
    return {
        "games": summary.games,
        "bot": task.bot,
        "seed": task.seed,
        "config": config,
        "wins": summary.wins,
        "win_rate": summary.win_rate,
        "win_rate_95": list(summary.interval),
        "turns": asdict(summary.turns),
        "moves": asdict(summary.moves),
        **{name: list(counts) for name, counts in summary.figures.items()},
        "results": [
            {
                "won": result.won,
                "turns": result.turns,
                "moves": result.moves,
                **dict(zip(names, result.figures, strict=True)),
                "story": result.record,
            }
            for result in results
        ],
    }


def as_table(summary: Summary, block: str = "▇") -> Table:
    """Return the figures as text, with bars made of block characters."""
    low, high = summary.interval
    table = Table(show_header=False)
    table.add_column(style="bold")
    table.add_column(justify="right")
    table.add_row("Games", f"{summary.games}")
    table.add_row("Won", f"{summary.wins} ({summary.win_rate:.1%}, 95 %: {low:.1%} to {high:.1%})")
    table.add_row("Turns", _spread(summary.turns))
    table.add_row("Moves", _spread(summary.moves))
    for name, counts in summary.figures.items():
        table.add_section()
        for number, count in enumerate(counts):
            share = count / summary.games
            table.add_row(f"{number} {name}", f"{block * round(20 * share)} {share:6.1%}")
    return table


def _spread(spread: Spread) -> str:
    """Return the mean and range of a number as text."""
    return f"{spread.mean:.1f} on average, {spread.median:g} median, {spread.low} to {spread.high}"
