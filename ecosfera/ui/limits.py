"""Limits of text size and window size. Imports no pygame."""

from __future__ import annotations

from typing import Final

SMALLEST_SCALE: Final = 1.0
LARGEST_SCALE: Final = 2.0
