"""The sea behind the table at the start: murky with silt, but blue and lit."""

from __future__ import annotations

from waters import murky_sea


def paint(width):
    """The picture, opaque."""
    return murky_sea(width)
