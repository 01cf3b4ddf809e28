"""`ecosfera engine`: the protocol on standard input and output."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from ecosfera.core.protocol import Engine, serve
from ecosfera.games import all_games
from ecosfera.tools.arguments import Parser

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(arguments: Sequence[str]) -> int:
    """Serve until the input ends, `quit` is received, or the output is closed."""
    Parser(prog="ecosfera engine", description=__doc__).parse_args(arguments)
    engine = Engine(*(all_games.game(game_id) for game_id in all_games.ids()))
    serve(engine, sys.stdin.buffer, sys.stdout.buffer)
    return 0
