"""The tables of the game as JSON, for `hello` (PROTOCOL, requests)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecosfera.games.co2.content import Tables


def tables_to_json(tables: Tables) -> dict[str, object]:
    """Return all tables with all columns."""
    return {name: [dict(row.values) for row in rows] for name, rows in tables._asdict().items()}
