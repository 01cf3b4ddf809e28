"""The report of a simulation: a page with charts, and tables for a spreadsheet."""

from __future__ import annotations

import csv
import io
import math
from collections import Counter
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any

from ecosfera.tools.simulate import svg_plots
from ecosfera.tools.simulate.run import summarise, wilson

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from ecosfera.core.simulation import Bars, Simulation
    from ecosfera.tools.simulate.run import Result

FEW = 5
"""Minimum number of games with, and without, something for a comparison."""
SHOWN = 15
"""Number of rows shown at each end if there are more than twice as many."""

COLOURS = {"": svg_plots.SEA, "red": svg_plots.RED, "sand": svg_plots.SAND}

NOTE = """<p class="note">How much more often (right) or less often (left) games with it were won
than games without it, with 95 % intervals; in brackets the number of games with it.
This is no proof of a cause: what comes late comes in long games.</p>"""

STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;
color:#1b2a33;background:#fbfcfc}h1,h2{line-height:1.2}table{border-collapse:collapse}
td,th{padding:.15rem .8rem .15rem 0;text-align:left}td.n,th.n{text-align:right}
svg{max-width:100%;height:auto}.note{color:#52636c;font-size:.9rem}"""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Compares games with something with games without it."""

    name: str
    games_with: int
    wins_with: int
    games_without: int
    wins_without: int

    @property
    def difference(self) -> float:
        """Return the win rate with it minus that without it; 0 if there is nothing to compare."""
        if not self.games_with or not self.games_without:
            return 0.0
        return self.wins_with / self.games_with - self.wins_without / self.games_without

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % confidence interval of the difference (Newcombe)."""
        p, q = self.wins_with / self.games_with, self.wins_without / self.games_without
        low_p, high_p = wilson(self.wins_with, self.games_with)
        low_q, high_q = wilson(self.wins_without, self.games_without)
        low = self.difference - math.hypot(p - low_p, high_q - q)
        return low, self.difference + math.hypot(high_p - p, q - low_q)


def write_report(
    folder: Path, title: str, results: Sequence[Result], simulation: Simulation[Any]
) -> None:
    """Write `report.html` and the tables into a folder; create it if needed. Raise OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "report.html").write_text(page(title, results, simulation), encoding="utf-8")
    for name, text in tables(results, simulation).items():
        (folder / name).write_text(text, encoding="utf-8", newline="")


def comparisons(
    results: Sequence[Result], things: Callable[[Result], Iterable[str]]
) -> list[Comparison]:
    """Return how often games with and without each item were won, sorted by name."""
    with_it: Counter[str] = Counter()
    won_with: Counter[str] = Counter()
    for result in results:
        for thing in set(things(result)):
            with_it[thing] += 1
            won_with[thing] += result.won
    games, wins = len(results), sum(result.won for result in results)
    return [
        Comparison(name, n, won_with[name], games - n, wins - won_with[name])
        for name, n in sorted(with_it.items())
    ]


# -- tables --------------------------------------------------------------------------------------


def tables(results: Sequence[Result], simulation: Simulation[Any]) -> dict[str, str]:
    """Return the tables as CSV, by file name."""
    further = [simulation.columns(result.record) for result in results]
    games = [
        [i, int(r.won), r.turns, r.moves, *r.figures, *more.values()]
        for i, (r, more) in enumerate(zip(results, further, strict=True))
    ]
    columns = ["game", "won", "turns", "moves", *simulation.figures, *further[0]]
    found = {"games.csv": _csv(columns, games)}
    head = ["name", "games_with", "wins_with", "games_without", "wins_without", "difference"]
    for factor in simulation.factors:
        rows = [
            [
                x.name,
                x.games_with,
                x.wins_with,
                x.games_without,
                x.wins_without,
                f"{x.difference:.4f}",
            ]
            for x in comparisons(results, _listed(factor.key))
        ]
        found[factor.file] = _csv(head, rows)
    return found


def _listed(key: str) -> Callable[[Result], Iterable[str]]:
    """Return a function that returns the items listed in a record under a key."""

    def things(result: Result) -> Iterable[str]:
        listed: Iterable[str] = result.record[key]
        return listed

    return things


def _csv(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table as CSV."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue()


# -- the page ------------------------------------------------------------------------------------


def page(title: str, results: Sequence[Result], simulation: Simulation[Any]) -> str:
    """Return the report as a self-contained HTML page."""
    summary = summarise(results, simulation.figures)
    low, high = summary.interval
    won = [r for r in results if r.won]
    lost = [r for r in results if not r.won]
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p><b>{summary.wins} of {summary.games} games won: {summary.win_rate:.1%}</b> ",
        f"(95 % interval {low:.1%} to {high:.1%}).</p>",
        "<h2>How long it takes</h2>",
        f"<p>{summary.turns.mean:.1f} turns and {summary.moves.mean:.1f} moves on average.",
        "Columns: turns of won games (blue) and lost games (sand).</p>",
        svg_plots.histogram([r.turns for r in won], [r.turns for r in lost]),
    ]
    for chart in simulation.charts([result.record for result in results]):
        parts += _chart(chart)
    for factor in simulation.factors:
        parts += _leaning_part(factor.title, comparisons(results, _listed(factor.key)))
    body = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n{body}\n"
        "</body></html>\n"
    )


def _chart(chart: Bars) -> list[str]:
    """Return a section with a bar chart."""
    return [
        f"<h2>{escape(chart.title)}</h2>",
        f"<p>{escape(chart.note)}</p>",
        svg_plots.bars(chart.bars, colour=COLOURS[chart.colour], largest=chart.largest),
    ]


def _leaning_part(title: str, found: list[Comparison]) -> list[str]:
    """Return a section on what correlates with winning; empty if nothing can be compared."""
    enough = [x for x in found if min(x.games_with, x.games_without) >= FEW]
    if not enough:
        return []
    enough.sort(key=lambda x: -x.difference)
    chosen = enough if len(enough) <= 2 * SHOWN else [*enough[:SHOWN], *enough[-SHOWN:]]
    rows = [
        (f"{x.name.replace('_', ' ')} ({x.games_with})", x.difference, *x.interval) for x in chosen
    ]
    return [f"<h2>{escape(title)}</h2>", NOTE, svg_plots.leanings(rows)]
