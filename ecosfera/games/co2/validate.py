"""Validation of the data of the game, for `ecosfera check`."""

from __future__ import annotations

from ecosfera.core.game import ContentReport
from ecosfera.games.co2.content import ContentError, catalogue_of, load_tables
from ecosfera.games.co2.content.savings import load_savings


def validate() -> ContentReport:
    """Check everything without raising exceptions."""
    try:
        tables = load_tables()
        load_savings(catalogue_of(tables))
    except ContentError as error:
        return ContentReport("", tuple(map(str, error.problems)))
    return ContentReport(
        f"{len(tables.territories)} territories and {len(tables.events)} event cards"
    )
