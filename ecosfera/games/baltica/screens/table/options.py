"""The settings that the table's controller needs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The settings that affect how a match proceeds."""

    pace: float = 1.0
    """Factor for the duration of movements; with 0 nothing moves."""
    reading: float = 1.0
    """Factor for the time to read a teammate's words."""
    waits: bool = False
    """Whether every sentence waits for the players, however long they take."""
    warnings: bool = True
    """Whether moves with bad consequences must be confirmed."""
    hint_key: str = ""
    """The label of the key that shows the next hint."""
