"""The keys of the seats, which are stored with a saved match."""

from __future__ import annotations

from typing import Final

COMPUTERS: Final = "computers"
"""The character that plays each seat."""
PLACE: Final = "tutorial"
"""The number of the current step, for a match that is a guided lap."""
