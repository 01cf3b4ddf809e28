"""`ecosfera simulate`: many games by bots, as a table or as JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ecosfera.games.baltica.codec import config_to_json
from ecosfera.games.baltica.content import load_catalogue
from ecosfera.tools.simulate.report import write_report
from ecosfera.tools.simulate.run import Spread, Summary, Task, simulate, summarise

if TYPE_CHECKING:
    from pathlib import Path

    from ecosfera.tools.simulate.run import Result


def run(task: Task, *, jobs: int | None, as_json: bool, report: Path | None = None) -> int:
    """Plays all games, with a progress bar for people, and tells the figures.

    `report` is a folder for a page with plots and tables; exit status 1 if it cannot be written.
    """
    catalogue = load_catalogue()
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
        games = bar.add_task("Playing", total=task.games)
        results = simulate(
            catalogue, task, jobs=jobs, progress=lambda count: bar.advance(games, count)
        )
    summary = summarise(results)
    if as_json:
        sys.stdout.write(json.dumps(as_data(task, summary, results), indent=2) + "\n")
    else:
        console = Console()
        console.print(title(task), markup=False)
        console.print(as_table(summary, "#" if console.options.ascii_only else "▇"))
    if report is not None:
        try:
            write_report(report, title(task), results)
        except OSError as error:
            sys.stderr.write(f"ecosfera simulate: {report}: {error.strerror}\n")
            return 1
    return 0


def as_data(task: Task, summary: Summary, results: list[Result]) -> dict[str, object]:
    """Everything a program may want to know, for JSON."""
    config = config_to_json(task.config)
    # Each game has a seed of its own, made from the task's.
    del config["seed"], config["names"]
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
        "impacts": list(summary.impacts),
        "habitats": list(summary.habitats),
        "results": [asdict(result) for result in results],
    }


def as_table(summary: Summary, block: str = "▇") -> Table:
    """The figures for people; bars are made of blocks."""
    low, high = summary.interval
    table = Table(show_header=False)
    table.add_column(style="bold")
    table.add_column(justify="right")
    table.add_row("Games", f"{summary.games}")
    table.add_row("Won", f"{summary.wins} ({summary.win_rate:.1%}, 95 %: {low:.1%} to {high:.1%})")
    table.add_row("Turns", _spread(summary.turns))
    table.add_row("Moves", _spread(summary.moves))
    for name, counts in (("impacts", summary.impacts), ("habitats", summary.habitats)):
        table.add_section()
        for number, count in enumerate(counts):
            share = count / summary.games
            table.add_row(f"{number} {name}", f"{block * round(20 * share)} {share:6.1%}")
    return table


def _spread(spread: Spread) -> str:
    """Mean and range of a number."""
    return f"{spread.mean:.1f} on average, {spread.median:g} median, {spread.low} to {spread.high}"


def title(task: Task) -> str:
    """What was played."""
    config = task.config
    parts = [
        f"{config.players} row{'s' if config.players > 1 else ''}",
        f"level {2 if config.policies else 1}",
        f"stacks of {config.element_stack}",
    ]
    if config.pressures == 3:
        parts.append("high pressure")
    if config.eutrophication:
        parts.append("eutrophication")
    if config.biodiversity_loss:
        parts.append("loss of biodiversity")
    if config.policies and not config.house_cards:
        parts.append("without house cards")
    return f"{task.bot} bot, {', '.join(parts)}, seed {task.seed!r}"
