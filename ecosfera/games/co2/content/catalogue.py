"""Make the catalogue of the rules from checked tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.rules.ids import EVERY_AREA, EVERY_KIND, EVERY_TERRITORY
from ecosfera.games.co2.rules.pieces import (
    ActionKind,
    Area,
    Catalogue,
    Effect,
    EventCard,
    Square,
    SquareKind,
    Territory,
    Tone,
)

if TYPE_CHECKING:
    from ecosfera.games.co2.content.tables import Row, Tables
    from ecosfera.games.co2.rules.ids import AreaId, KindId, TerritoryId


def catalogue_of(tables: Tables) -> Catalogue:
    """Return the pieces that the tables describe; the tables must have been checked."""
    areas = dict(zip(_ids(tables.areas), EVERY_AREA, strict=True))
    kinds = dict(zip(_ids(tables.actions), EVERY_KIND, strict=True))
    territories = dict(zip(_ids(tables.territories), EVERY_TERRITORY, strict=True))
    return Catalogue(
        territories=tuple(_territory(row, areas, kinds) for row in tables.territories),
        areas=tuple(
            Area(
                name,
                tuple(
                    territories[row.text("id")]
                    for row in tables.territories
                    if row.text("area") == name
                ),
            )
            for name in areas
        ),
        kinds=tuple(ActionKind(row.text("id"), row.text("en")) for row in tables.actions),
        events=tuple(_event(row, kinds) for row in tables.events),
        board=tuple(_square(row, territories) for row in tables.board),
    )


def _ids(rows: list[Row]) -> list[str]:
    return [row.text("id") for row in rows]


def _territory(row: Row, areas: dict[str, AreaId], kinds: dict[str, KindId]) -> Territory:
    return Territory(
        id=row.text("id"),
        name=row.text("name"),
        area=areas[row.text("area")],
        square=row.number("square"),
        price=row.number("price"),
        co2=row.number("co2"),
        rents=(
            row.number("rent0"),
            row.number("rent1"),
            row.number("rent2"),
            row.number("rent3"),
            row.number("rent4"),
        ),
        kinds=(
            kinds[row.text("action1")],
            kinds[row.text("action2")],
            kinds[row.text("action3")],
            kinds[row.text("action4")],
        ),
        bonus=row.number("bonus"),
    )


def _event(row: Row, kinds: dict[str, KindId]) -> EventCard:
    return EventCard(
        id=row.text("id"),
        tone=Tone(row.text("tone")),
        effect=Effect(row.text("effect")),
        kind=kinds.get(row.text("action")),
        n=row.number("n"),
        max=row.number("max"),
    )


def _square(row: Row, territories: dict[str, TerritoryId]) -> Square:
    return Square(SquareKind(row.text("kind")), territories.get(row.text("territory")))
