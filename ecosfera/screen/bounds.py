"""How small and large the window, and how large the text may be: known before anything is drawn."""

from __future__ import annotations

from typing import Final

SMALLEST_WINDOW: Final = (1024, 576)
LARGEST_WINDOW: Final = (16384, 16384)
SMALLEST_SCALE: Final = 1.0
LARGEST_SCALE: Final = 2.0
