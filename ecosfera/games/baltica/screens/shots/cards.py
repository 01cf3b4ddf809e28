"""The contact sheets of all cards, at three widths."""

from __future__ import annotations

from functools import partial
from typing import Final

from ecosfera.games.baltica.screens.shots.contact_sheet import SHEETS, ContactSheet, grid
from ecosfera.ui.testing.offscreen import Shot

WIDTHS: Final = (110, 240, 480)
"""Of a card: on a small table, on a very large one, and as the pictures were drawn."""


def states() -> list[Shot]:
    """Every sheet at every width, in pictures as large as the sheet is."""
    return [
        Shot(
            f"cards-{sheet}-{width}",
            partial(ContactSheet, sheet=sheet, width=width),
            size=grid(sheet, width).size,
        )
        for sheet in SHEETS
        for width in WIDTHS
    ]
