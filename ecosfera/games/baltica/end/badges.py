"""The badges of the game and their paintings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

BADGES: Final[Mapping[str, str]] = {
    "won-level-1": "species/halichoerus_grypus",
    "won-level-2": "policies/strict_protection",
    "won-without-impact": "species/haliaeetus_albicilla",
    "won-storm": "policies/major_baltic_inflow",
}
"""The painting of each badge of `records.py`, by its id."""
