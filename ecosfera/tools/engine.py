"""`ecosfera engine`: the protocol on standard input and output."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from ecosfera.core.protocol import Engine, serve
from ecosfera.games.baltica.content import load_catalogue_and_facts

if TYPE_CHECKING:
    from ecosfera.games.baltica.bots.hint_reason import HintReason
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.state import State


def run() -> int:
    """Serves until the input ends, `quit` comes, or nobody reads the answers."""
    catalogue, facts = load_catalogue_and_facts()
    try:
        serve(Engine(catalogue, facts, _advise), sys.stdin.buffer, sys.stdout.buffer)
    except KeyboardInterrupt:
        return 130
    finally:
        _forget_closed_output()
    return 0


def _advise(state: State) -> tuple[Action, list[HintReason]] | None:
    """The hint of a position; who never asks for one does not wait for the bot."""
    from ecosfera.games.baltica.bots.hint import advise  # noqa: PLC0415

    return advise(state)


def _forget_closed_output() -> None:
    """Keeps Python from complaining at its end that nobody reads the output any more."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
