"""Limits of text size and window size. Imports no pygame."""

from __future__ import annotations

from typing import Final

SMALLEST_SCALE: Final = 1.0
LARGEST_SCALE: Final = 2.0
SMALLEST_WINDOW: Final = (1024, 576)
"""Width and height below which the picture is scaled down, in pixels."""
LARGEST_WINDOW: Final = (7680, 4320)
"""The largest window that can be asked for, in pixels."""
