"""`ecosfera engine`: the protocol on standard input and output."""

from __future__ import annotations

import os
import sys

from ecosfera.core.protocol import Engine, serve
from ecosfera.games import all_games


def run() -> int:
    """Serve until the input ends, `quit` is received, or the output is closed."""
    engine = Engine(all_games.game(all_games.DEFAULT))
    try:
        serve(engine, sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return 130
    finally:
        _discard_closed_output()
    return 0


def _discard_closed_output() -> None:
    """Prevent an error message of Python at exit if the output is closed."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
