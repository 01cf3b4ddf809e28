"""What guides the players at this table (`core.guidance`)."""

from __future__ import annotations

from typing import Final, TypeAlias

from ecosfera.core import guidance
from ecosfera.games.baltica.moves.targets import Target
from ecosfera.games.baltica.rules.actions import Action

Explanation: TypeAlias = guidance.Explanation[Target]
Guidance: TypeAlias = guidance.Guidance[Target, Action]
Unguided: TypeAlias = guidance.Unguided[Target, Action]
UNGUIDED: Final = Unguided()
