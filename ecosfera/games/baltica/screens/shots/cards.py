"""Shots of the contact sheets of all cards, at three widths."""

from __future__ import annotations

from functools import partial
from typing import Final

from ecosfera.games.baltica.screens.shots.contact_sheet import SHEETS, ContactSheet, grid
from ecosfera.ui.testing.shot import Shot

WIDTHS: Final = (110, 240, 480)
"""Card widths: on a small table, on a very large one, and the size of the pictures."""


def states() -> list[Shot]:
    """Return every sheet at every width, in windows of the size of the sheet."""
    return [
        Shot(
            f"cards-{sheet}-{width}",
            partial(ContactSheet, sheet=sheet, width=width),
            size=grid(sheet, width).size,
        )
        for sheet in SHEETS
        for width in WIDTHS
    ]
