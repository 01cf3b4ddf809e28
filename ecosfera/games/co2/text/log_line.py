"""Lines of the log."""

from __future__ import annotations

from typing import NamedTuple


class LogLine(NamedTuple):
    """A sentence of the log."""

    text: str
    begins_turn: bool = False
    """Whether it says whose turn it is, so that the eye finds who did what."""
