"""`ecosfera simulate`: many games by bots, as a table or as JSON."""

from __future__ import annotations

import contextlib
import json
import re
import sys
from argparse import ArgumentTypeError
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ecosfera.games import all_games
from ecosfera.tools.arguments import Parser, from_to, seed
from ecosfera.tools.simulate.joining import join
from ecosfera.tools.simulate.report import write_report
from ecosfera.tools.simulate.results_file import (
    MOST_GAMES,
    MOST_PARTS,
    Part,
    ResultsError,
    ResultsWriter,
    config_to_json,
    read_results,
    read_study,
    study_of,
)
from ecosfera.tools.simulate.run import (
    Result,
    Simulated,
    Spread,
    Summary,
    Task,
    play_in_chunks,
    summarise,
)

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence


EPILOG: Final = """With --results, every game is written to a file as soon as it is played. If the
program is stopped, however it ends, the same command goes on where it stopped. With --part 3/8 the
program plays the third of eight shares of the games: give each computer another share and a file of
its own, then join the files with --merge. The figures are the same as those of one computer."""
SAVED_GAMES: Final = 4
"""Number of games that a process plays before they are written to a file of results."""


def main(arguments: Sequence[str]) -> int:
    """Parse the options, including those of the game, and run."""
    simulated = _simulated(_game_parser().parse_known_args(arguments)[0].game)
    parser = _parser(simulated)
    options = parser.parse_args(arguments)
    try:
        if options.merge is not None:
            return _merge(_merge_parser().parse_args(arguments))
        if options.incomplete:
            parser.error("--incomplete belongs to --merge")
        if options.part.count > 1 and options.results is None:
            parser.error("--part needs --results FILE, or the shares could not be joined")
        if options.part.count > options.games:
            parser.error(f"--part: {options.games} games make no {options.part.count} shares")
        values = {
            option.name: int(getattr(options, option.name.replace("-", "_")))
            for option in simulated.simulation.options
        }
        config = simulated.simulation.config(values)
        return run(simulated, Task(config, options.bot, options.seed, options.games), options)
    except ResultsError as error:
        sys.stderr.write(f"ecosfera simulate: {error}\n")
    except BrokenProcessPool:
        sys.stderr.write("ecosfera simulate: the system ended a process that was playing\n")
    return 1


def _simulated(game_id: str) -> Simulated:
    """Return a game with its simulation."""
    return Simulated(all_games.game(game_id), all_games.simulation(game_id))


def _game_parser() -> Parser:
    """Return a parser that finds out which game is simulated: other options depend on it."""
    parser = Parser(prog="ecosfera simulate", add_help=False, allow_abbrev=False)
    _add_game(parser)
    return parser


def _add_game(parser: Parser) -> None:
    """Add the option that names the game."""
    ids = all_games.ids()
    parser.add_argument("--game", choices=ids, default=all_games.DEFAULT, help=" or ".join(ids))


def _parser(simulated: Simulated) -> Parser:
    """Return the parser of a simulation, with all variations of the set-up."""
    parser = Parser(
        prog="ecosfera simulate", description="Let bots play many games.", epilog=EPILOG
    )
    _add_game(parser)
    parser.add_argument("--games", metavar="N", type=from_to(1, MOST_GAMES), default=1000)
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
    parser.add_argument(
        "--results",
        metavar="FILE",
        type=Path,
        help="write each game to this file; what is there is not played again",
    )
    parser.add_argument(
        "--part", metavar="K/N", type=_part, default=Part(), help="play only share K of N"
    )
    _add_merge(parser, needed=False)
    _add_output(parser)
    return parser


def _merge_parser() -> Parser:
    """Return the parser for joining: what was simulated is said by the files, not by options."""
    parser = Parser(
        prog="ecosfera simulate --merge",
        description="Join the results of shares; the files say all about the games.",
    )
    _add_merge(parser, needed=True)
    _add_output(parser)
    return parser


def _add_merge(parser: Parser, *, needed: bool) -> None:
    """Add the option that joins files."""
    parser.add_argument(
        "--merge",
        metavar="FILE",
        nargs="+",
        type=Path,
        required=needed,
        help="join the files of all shares instead of playing",
    )
    parser.add_argument(
        "--incomplete", action="store_true", help="--merge: do without the games that are missing"
    )


def _add_output(parser: Parser) -> None:
    """Add the options of what is told in the end."""
    parser.add_argument("--json", action="store_true", help="figures and every result as JSON")
    parser.add_argument(
        "--report", metavar="FOLDER", type=Path, help="write a page with plots, and CSV tables"
    )


def _part(text: str) -> Part:
    """Read a share such as 3/8."""
    match = re.fullmatch(r"([0-9]{1,5})/([0-9]{1,5})", text, re.ASCII)
    part = Part(int(match[1]), int(match[2])) if match else None
    if part is None or not 1 <= part.number <= part.count <= MOST_PARTS:
        raise ArgumentTypeError(f"{text!r} is no share such as 3/8, the third of eight")
    return part


# -- playing and joining -------------------------------------------------------------------------


def run(simulated: Simulated, task: Task, options: Namespace) -> int:
    """Play the games that are not yet played, with a progress bar, and print the figures.

    Return 1 if the requested report or the results cannot be written, else 0.
    """
    part: Part = options.part
    if options.results is None:
        results = _played(simulated, task, range(task.games), options.jobs)
    else:
        try:
            results = _recorded(simulated, task, options)
        except KeyboardInterrupt:
            sys.stderr.write("ecosfera simulate: stopped; the same command goes on from here\n")
            raise
        except OSError as error:
            sys.stderr.write(f"ecosfera simulate: {options.results}: {error.strerror}\n")
            return 1
    share = f", part {part}" if part.count > 1 else ""
    return _report(simulated, task, results, options, share)


def _played(
    simulated: Simulated,
    task: Task,
    numbers: range,
    jobs: int | None,
    writer: ResultsWriter | None = None,
) -> list[Result]:
    """Play games with a progress bar and return their results, or write them."""
    done = 0 if writer is None else len(writer.recorded.results)
    results: list[Result] = []
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
        playing = bar.add_task("Playing", total=done + len(numbers), completed=done)
        largest = None if writer is None else SAVED_GAMES
        for played in play_in_chunks(simulated, task, numbers, jobs=jobs, largest=largest):
            if writer is None:
                results += played
            else:
                writer.add(played)
            bar.advance(playing, len(played))
    return results


def _recorded(simulated: Simulated, task: Task, options: Namespace) -> list[Result]:
    """Play what is missing in the file of results; return all that it holds then."""
    writer = ResultsWriter(options.results, study_of(simulated, task), options.part, simulated)
    with contextlib.closing(writer):
        _played(simulated, task, writer.recorded.missing, options.jobs, writer)
        writer.finish()
    return read_results(options.results, simulated).results


def _merge(options: Namespace) -> int:
    """Join files and print the figures. Raise `ResultsError`."""
    study, _ = read_study(options.merge[0])
    if study.game not in all_games.ids():
        raise ResultsError(f"{options.merge[0]}: results of a game that this program does not have")
    simulated = _simulated(study.game)
    joined = join(options.merge, simulated, incomplete=options.incomplete)
    some = f", {len(joined.results)} of {joined.task.games} games" if joined.missing else ""
    return _report(simulated, joined.task, joined.results, options, some)


# -- telling -------------------------------------------------------------------------------------


def _report(
    simulated: Simulated, task: Task, results: list[Result], options: Namespace, share: str
) -> int:
    """Print the figures and write the report; return 1 if it cannot be written, else 0.

    `share` is added to the title if these are not all games.
    """
    game, simulation = simulated.game, simulated.simulation
    summary = summarise(results, simulation.figures)
    title = f"{task.bot} bot, {game.describe_setup(task.config)}, seed {task.seed!r}{share}"
    if options.json:
        sys.stdout.write(json.dumps(as_data(simulated, task, summary, results), indent=2) + "\n")
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
    simulated: Simulated, task: Task, summary: Summary, results: list[Result]
) -> dict[str, object]:
    """Return all results for JSON output."""
    names = tuple(summary.figures)
    return {
        "games": summary.games,
        "bot": task.bot,
        "seed": task.seed,
        "config": config_to_json(simulated, task),
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
