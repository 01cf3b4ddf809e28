"""The sea behind the table with all habitats restored: clear water, caustics on pale sand."""

from __future__ import annotations

from waters import clear_sea


def paint(width):
    """The picture, opaque."""
    return clear_sea(width)
