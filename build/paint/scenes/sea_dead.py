"""The sea behind the table at six impacts: a scum of algae above, white mats of bacteria on black mud."""

from __future__ import annotations

from waters import dead_sea


def paint(width):
    """The picture, opaque."""
    return dead_sea(width)
