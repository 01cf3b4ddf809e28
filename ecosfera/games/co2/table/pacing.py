"""How fast the turns of computer players and of people are shown."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

PACES: Final[Mapping[str, float]] = {"slow": 1.6, "quick": 0.5}
"""Factors for the turns of computer players by the pace of the settings."""
OWN: Final = 0.75
"""Factor for the turn of a person, who knows what is going to happen."""
AMONG_COMPUTERS: Final = 0.6
"""The same for the time to read an event card while only computers play."""
DEAL: Final = 3.0
"""The most seconds for which a trade between computer players is shown to be read."""
AT_THE_END: Final = 0.15
"""The same for the pause of a computer player before it passes or ends its turn."""
UNHURRIED: Final = 0.8
"""Seconds of a computer player's turn that are shown at the usual pace, before it gets faster."""
HURRY: Final = 0.55
"""Seconds in which the pace falls by half after that."""
HASTE: Final = 0.06
"""The least factor for the pace of a long turn of a computer player."""


def hurried(seconds: float) -> float:
    """Return the factor for the pace of a computer player's turn that has lasted some seconds.

    >>> hurried(0.8), round(hurried(1.35), 2)
    (1.0, 0.5)
    """
    return max(HASTE, min(1.0, math.exp2((UNHURRIED - seconds) / HURRY)))
