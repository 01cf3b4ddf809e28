"""How long a built program takes to start, beside the same program from source."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING, Final

from ecosfera import paths
from ecosfera.screen.benching.figures import Figure, middle

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ecosfera.launch import LaunchOptions

RUNS: Final = 9
NAMES: Final = {"first": "first picture", "ready": "ready for input", "decks": "decks ready"}
"""What a program tells with `--start-times`, in this order."""
MOST: Final = 1.2
"""A built program may take this many times as long (QUALITY)."""


def tell(options: LaunchOptions) -> int:
    """Starts the program, writes each of `NAMES` when it is there, and ends. Raises NoWindowError.

    The clock is whoever reads: only they know when the process began.
    """
    from ecosfera.screen.start import start  # noqa: PLC0415 (after the environment)

    flow = start(options, seen=lambda: _say("first"))
    _say("ready")
    while flow._catalogue is None:
        flow.app.do_chore()
    _say("decks")
    return 0


def _say(name: str) -> None:
    sys.stdout.write(name + "\n")
    sys.stdout.flush()


def starts(program: Path) -> list[Figure]:
    """From the start of the process to each of `NAMES`: the built program and the source."""
    built, source = [str(program.resolve())], [sys.executable, "-m", "ecosfera"]
    # once unseen: afterwards both have their files in memory; then by turns, for a noisy machine
    _run(built), _run(source)
    runs = [(_run(built), _run(source)) for _ in range(RUNS)]
    figures = []
    for name, told in NAMES.items():
        value, floor = (middle([run[i][name] for run in runs]) for i in range(2))
        figures.append(
            Figure(f"built: {told}", value, "ms", MOST * floor, floor, f"≤ {MOST} × from source")
        )
    return figures


def _run(command: Sequence[str]) -> dict[str, float]:
    """Milliseconds from the start of the process to each thing it tells."""
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
