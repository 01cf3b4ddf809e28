"""The settings that the table's controller needs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableOptions:
    """What the players have set, as far as it changes how a match goes on."""

    pace: float = 1.0
    """What the durations of movements are multiplied with; 0: nothing moves."""
    reading: float = 1.0
    """What the time to read a teammate's words is multiplied with."""
    warnings: bool = True
    """Whether a move with bad consequences is asked about first."""
    hint_key: str = ""
    """The label of the key that shows the next hint."""
