"""Validation of the data of the game, for `ecosfera check`."""

from __future__ import annotations

from ecosfera.core.game import ContentReport
from ecosfera.games.co2.content import ContentError, load_tables


def validate() -> ContentReport:
    """Check everything without raising exceptions."""
    try:
        tables = load_tables()
    except ContentError as error:
        return ContentReport("", tuple(map(str, error.problems)))
    return ContentReport(
        f"{len(tables.territories)} territories and {len(tables.events)} event cards"
    )
