"""`ecosfera engine`: the protocol on standard input and output."""

from __future__ import annotations

import sys

from ecosfera.core.protocol import Engine, serve
from ecosfera.games import all_games


def run() -> int:
    """Serve until the input ends, `quit` is received, or the output is closed."""
    engine = Engine(*(all_games.game(game_id) for game_id in all_games.ids()))
    serve(engine, sys.stdin.buffer, sys.stdout.buffer)
    return 0
