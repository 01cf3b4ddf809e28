"""How long a built program takes to start, beside the same program from source."""

from __future__ import annotations

import compileall
import os
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING, Final

from ecosfera import paths
from ecosfera.app.start_times import NAMES
from ecosfera.tools.bench.figures import Figure, middle

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


RUNS: Final = 9
SOURCE: Final = (sys.executable, "-m", "ecosfera")
"""How the program is started from source."""
MOST: Final = 1.2
"""A built program may take this many times as long (QUALITY)."""


def starts(program: Path) -> list[Figure]:
    """From the start of the process to each of `NAMES`: the built program and the source."""
    built, source = [str(program.resolve())], SOURCE
    compile_source()
    # once unseen: afterwards both have their files in memory; then by turns, for a noisy machine
    times(built), times(source)
    runs = [(times(built), times(source)) for _ in range(RUNS)]
    figures = []
    for name, told in NAMES.items():
        value, floor = (middle([run[i][name] for run in runs]) for i in range(2))
        figures.append(
            Figure(f"built: {told}", value, "ms", MOST * floor, floor, f"≤ {MOST} × from source")
        )
    return figures


def compile_source() -> None:
    """Compiles the game's modules, as Python itself does at the first start on most machines.

    Where it may not keep what it has compiled, every start would be measured as the first.
    """
    compileall.compile_dir(paths.PACKAGE, quiet=2)


def times(command: Sequence[str]) -> dict[str, float]:
    """Milliseconds from the start of the process to each of `NAMES`, as the program tells them."""
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
