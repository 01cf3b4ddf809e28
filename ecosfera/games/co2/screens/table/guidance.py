"""What guides the players at this table (`core.guidance`)."""

from __future__ import annotations

from typing import Final, TypeAlias

from ecosfera.core import guidance
from ecosfera.games.co2.rules.actions import Action

Spot: TypeAlias = str
"""The id of a control of the table, such as `spiral` or `square-22`."""
Explanation: TypeAlias = guidance.Explanation[Spot]
Guidance: TypeAlias = guidance.Guidance[Spot, Action]
Unguided: TypeAlias = guidance.Unguided[Spot, Action]
UNGUIDED: Final[Guidance] = Unguided()
