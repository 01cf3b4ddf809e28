"""Start-up time of a built program, compared with the same program from source."""

from __future__ import annotations

import compileall
import os
import statistics
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING, Final

from ecosfera import paths
from ecosfera.app.start_times import NAMES
from ecosfera.tools.bench.budgets import BUDGETS
from ecosfera.tools.bench.figures import Figure

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


RUNS: Final = 9
SOURCE: Final = (sys.executable, "-m", "ecosfera")
"""Command that starts the program from source."""


def starts(program: Path) -> list[Figure]:
    """Measure the time from process start to each of `NAMES`, built and from source."""
    built, source = [str(program.resolve())], SOURCE
    compile_source()
    # The first run of each fills the file cache and is not counted. Then the two alternate.
    times(built), times(source)
    runs = [(times(built), times(source)) for _ in range(RUNS)]
    figures = []
    for name, label in NAMES.items():
        value, floor = (statistics.median([run[i][name] for run in runs]) for i in range(2))
        figures.append(Figure(f"built: {label}", value, "ms", floor, BUDGETS["built"]))
    return figures


def compile_source() -> None:
    """Compile the game's modules, as Python does at the first start on most machines.

    Where Python cannot write its cache, every start would otherwise be measured like a first start.
    """
    compileall.compile_dir(paths.PACKAGE, quiet=2)


def times(command: Sequence[str]) -> dict[str, float]:
    """Return the milliseconds from process start to each of `NAMES`."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        process = subprocess.Popen(  # noqa: S603 (this program)
            [*command, "--start-times", "--lang=en", "--window=1366x768", f"--data-dir={folder}"],
            stdout=subprocess.PIPE,
            text=True,
            cwd=paths.PACKAGE.parent,
            env={**os.environ, "SDL_AUDIODRIVER": "dummy"},
        )
        assert process.stdout is not None
        found = {line.strip(): (time.perf_counter() - begun) * 1000 for line in process.stdout}
        if process.wait() != 0 or list(found) != list(NAMES):
            raise RuntimeError(f"{command[0]} --start-times did not tell what was to be measured")
    return found
