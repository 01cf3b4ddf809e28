"""`--start-times`: a program that tells how far it is, for `bench` to read."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ecosfera.app.launch_options import LaunchOptions

NAMES: Final = {"first": "first picture", "ready": "ready for input", "decks": "decks ready"}
"""What a program tells, in this order."""


def tell(options: LaunchOptions) -> int:
    """Starts the program, writes each of `NAMES` when it is there, and ends. Raises NoWindowError.

    The clock is whoever reads: only they know when the process began.
    """
    from ecosfera.app.start import start  # noqa: PLC0415 (after the environment)

    flow = start(options, seen=lambda: _say("first"))
    _say("ready")
    while flow._catalogue is None:
        flow.app.do_chore()
    _say("decks")
    return 0


def _say(name: str) -> None:
    sys.stdout.write(name + "\n")
    sys.stdout.flush()
