"""The settings that the table's controller needs, and what guides its players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from ecosfera.core import guidance
from ecosfera.games.baltica.moves.targets import Target
from ecosfera.games.baltica.rules.actions import Action


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
    suggests: bool = False
    """Whether what is clearly good to do is shown unasked."""
    hint_key: str = ""
    """The label of the key that shows the next hint."""


Explanation: TypeAlias = guidance.Explanation[Target]
Guidance: TypeAlias = guidance.Guidance[Target, Action]
Unguided: TypeAlias = guidance.Unguided[Target, Action]
UNGUIDED: Final = Unguided()
