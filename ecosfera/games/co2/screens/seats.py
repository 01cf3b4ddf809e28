"""The keys of the seats that only this game stores with a saved match."""

from __future__ import annotations

from typing import Final

PLACE: Final = "tutorial"
"""The number of the current step, for a match that is a guided lap."""
