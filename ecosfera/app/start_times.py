"""`--start-times`: print the milestones of the start, for `ecosfera bench` to measure."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from ecosfera.app.start import start

if TYPE_CHECKING:
    from ecosfera.app.launch_options import LaunchOptions

NAMES: Final = {"first": "first picture", "ready": "ready for input", "decks": "decks ready"}
"""The milestones, in this order."""


def print_start_times(options: LaunchOptions) -> int:
    """Start the program, print each of `NAMES` when it is reached, and end.

    The reader takes the times, because only it knows when the process began. Raise `NoWindowError`
    if no window can be opened.
    """
    flow = start(options, seen=lambda: _say("first"))
    _say("ready")
    while not flow.ready:
        flow.app.do_chore()
    _say("decks")
    return 0


def _say(name: str) -> None:
    sys.stdout.write(name + "\n")
    sys.stdout.flush()
