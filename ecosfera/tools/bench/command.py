"""`ecosfera bench`: measure speed and memory against their budgets."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ecosfera.tools.bench.figures import busy_cores
from ecosfera.tools.bench.start_time import starts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.tools.bench.figures import Figure

PARTS = ("start", "table", "second", "idle", "memory", "saves", "rules", "hint", "company")
"""The parts in the order of the table; `measures` has the functions."""


def main(arguments: Sequence[str]) -> int:
    """Measure what is asked for. Return 1 if a budget is exceeded, else 0."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    parser = argparse.ArgumentParser(prog="ecosfera bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="for machines instead of people")
    parser.add_argument(
        "--only", metavar="PART", choices=PARTS, action="append", help="one of " + ", ".join(PARTS)
    )
    parser.add_argument(
        "--program", metavar="FILE", type=Path, help="compare the start of this built program"
    )
    parser.add_argument(
        "--loaded",
        action="store_true",
        help="keep two processes busy meanwhile, and judge by the budgets for that",
    )
    options = parser.parse_args(arguments)
    if options.program and not options.program.is_file():
        parser.error(f"{options.program} is no file; build the program, or name it another way")
    # pygame, behind this door, reads the environment when it starts.
    from ecosfera.tools.bench.measures import measured  # noqa: PLC0415

    loaded: bool = options.loaded
    with busy_cores() if loaded else contextlib.nullcontext():
        figures = starts(options.program) if options.program else measured(options.only or PARTS)
    if options.json:
        plain = [_plain(figure, loaded=loaded) for figure in figures]
        sys.stdout.write(json.dumps(plain, indent=1) + "\n")
    else:
        _table(figures, loaded=loaded)
    return 0 if all(figure.good(loaded=loaded) for figure in figures) else 1


def _plain(figure: Figure, *, loaded: bool) -> dict[str, object]:
    """Return a figure as JSON."""
    limit = figure.limit(loaded=loaded)
    return {
        "name": figure.name,
        "value": round(figure.value, 3),
        "unit": figure.unit,
        "floor": None if figure.floor is None else round(figure.floor, 3),
        "ratio": None if figure.ratio is None else round(figure.ratio, 3),
        "limit": None if limit is None else round(limit, 3),
        "budget": _words(figure, loaded=loaded),
        "loaded": loaded,
        "good": figure.good(loaded=loaded),
    }


def _words(figure: Figure, *, loaded: bool) -> str:
    """Return the budget of a figure in words; empty if it has none at all."""
    return "" if figure.budget is None else figure.budget.words(loaded=loaded)


def _table(figures: Sequence[Figure], *, loaded: bool) -> None:
    """Print the figures as a table with the budgets of both columns."""
    wide = max(len(figure.name) for figure in figures)
    sys.stdout.write(f"{'':<{wide}}  {'':>10} {'':<12} {'':>9}  {'quiet':<26} {'loaded':<26}\n")
    for figure in figures:
        value = f"{figure.value:,.0f}" if figure.value >= 1000 else f"{figure.value:.2f}"
        ratio = f"{figure.ratio:.2f} ×" if figure.ratio is not None else ""
        mark = ""
        if figure.limit(loaded=loaded) is not None and figure.budget is not None:
            miss = "TOO LITTLE" if figure.budget.least else "TOO MUCH"
            mark = "ok" if figure.good(loaded=loaded) else miss
        line = f"{figure.name:<{wide}}  {value:>10} {figure.unit:<12} {ratio:>9}  "
        both = [_words(figure, loaded=column) for column in (False, True)]
        sys.stdout.write(f"{line}{both[0]:<26} {both[1]:<26} {mark}".rstrip() + "\n")
