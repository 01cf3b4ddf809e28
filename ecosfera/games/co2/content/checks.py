"""All checks of the data. They collect every problem instead of stopping at the first."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from ecosfera.core.files.data_files import DataProblem
from ecosfera.games.co2.rules.ids import (
    AREAS,
    CARDS_PER_KIND,
    EVENTS,
    KINDS,
    NOTE,
    SQUARES,
    TERRITORIES,
    VIA,
)
from ecosfera.games.co2.rules.pieces import Effect, SquareKind, Tone

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from enum import StrEnum

    from ecosfera.games.co2.content.tables import Row, Tables

NUMBERS: Final = {
    "territories": TERRITORIES,
    "areas": AREAS,
    "board": SQUARES,
    "actions": KINDS,
    "events": EVENTS,
}
"""The number of rows of each table (RULES 1)."""
ACTION_COLUMNS: Final = ("action1", "action2", "action3", "action4")
RENT_COLUMNS: Final = ("rent0", "rent1", "rent2", "rent3", "rent4")
SQUARE_NUMBERS: Final = {
    SquareKind.VIA: 1,
    SquareKind.CO2: 7,
    SquareKind.EVENT: 8,
    SquareKind.TERRITORY: 24,
}
"""The number of squares of each kind (RULES 1.1)."""
WITHOUT_ACTION: Final = frozenset(
    {
        Effect.MOVE_TO_FREE,
        Effect.CREDITS_ALL,
        Effect.FREE_PLAY,
        Effect.NEW_HAND,
        Effect.AGENDA,
    }
)
"""Effects that look at no kind of action."""
IN_EUROS: Final = frozenset({Effect.EUROS_PER_DONE, Effect.FINE_PER_MISSING})
WITHOUT_NUMBER: Final = frozenset({Effect.MOVE_TO_FREE, Effect.FREE_PLAY})
_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,59}", re.ASCII)


def problems_of(tables: Tables) -> Iterator[DataProblem]:
    """Yield every problem of the tables."""
    for (table, expected), rows in zip(NUMBERS.items(), tables, strict=True):
        if len(rows) != expected:
            message = f"there are {len(rows)} rows; {expected} are needed"
            yield DataProblem(f"{table}.csv", "", "", message)
        yield from _id_problems(rows if table != "board" else [])
    if not all(tables):
        return  # the other checks compare the tables
    yield from _territory_problems(tables)
    yield from _area_problems(tables)
    yield from _board_problems(tables)
    for row in tables.actions:
        if row.number("cards") != CARDS_PER_KIND:
            yield row.problem("cards", f"must be {CARDS_PER_KIND} (RULES 1.3)")
    yield from _event_problems(tables)


def _id_problems(rows: Sequence[Row]) -> Iterator[DataProblem]:
    """Yield problems of ids: their spelling, and those that stand twice."""
    seen = set()
    for row in rows:
        if not _ID.fullmatch(row.text("id")):
            yield row.problem("id", "use small letters, digits and _ only")
        if row.text("id") in seen:
            yield row.problem("id", "stands a second time")
        seen.add(row.text("id"))


def _one_of(row: Row, column: str, known: Sequence[str] | type[StrEnum]) -> Iterator[DataProblem]:
    """Yield a problem unless the text is known."""
    if row.text(column) not in list(known):
        yield row.problem(column, f"is {row.text(column)!r}; it must be one of {', '.join(known)}")


def _ids(rows: Sequence[Row]) -> list[str]:
    return [row.text("id") for row in rows]


def _territory_problems(tables: Tables) -> Iterator[DataProblem]:
    """Yield problems of the territory cards (RULES 1.2, 1.3)."""
    places: Counter[tuple[str, str]] = Counter()
    for row in tables.territories:
        if not row.text("name"):
            yield row.problem("name", "must not be empty")
        yield from _one_of(row, "area", _ids(tables.areas))
        for column in ACTION_COLUMNS:
            yield from _one_of(row, column, _ids(tables.actions))
            places[column, row.text(column)] += 1
        if len({row.text(column) for column in ACTION_COLUMNS}) != len(ACTION_COLUMNS):
            yield row.problem("action1", "the four actions must be of different kinds")
        for column in ("price", *RENT_COLUMNS):
            if row.number(column) % NOTE or not row.number(column):
                yield row.problem(column, f"must be a multiple of {NOTE}, and not 0")
        rents = [row.number(column) for column in RENT_COLUMNS]
        if rents != sorted(rents):
            yield row.problem("rent0", "the rents must rise")
        if not 1 <= row.number("co2") <= 5:
            yield row.problem("co2", "must be from 1 to 5")
    for (column, kind), times in places.items():
        if times != TERRITORIES // KINDS:
            yield tables.territories[0].problem(
                column, f"{kind} stands there {times} times; {TERRITORIES // KINDS} are needed"
            )


def _area_problems(tables: Tables) -> Iterator[DataProblem]:
    """Yield problems of the areas (RULES 1.1)."""
    members = Counter(row.text("area") for row in tables.territories)
    for number, row in enumerate(tables.areas, 1):
        if row.number("number") != number:
            yield row.problem("number", f"must be {number}")
        if members[row.text("id")] != TERRITORIES // AREAS:
            yield row.problem("id", f"has {members[row.text('id')]} territories; 3 are needed")


def _board_problems(tables: Tables) -> Iterator[DataProblem]:
    """Yield problems of the squares (RULES 1.1), and where they do not fit the territories."""
    where = {row.text("id"): (row.number("square"), row.text("area")) for row in tables.territories}
    kinds = Counter(row.text("kind") for row in tables.board)
    for kind, expected in SQUARE_NUMBERS.items():
        if kinds[kind] != expected:
            message = f"there are {kinds[kind]} squares {kind.value}; {expected} are needed"
            yield tables.board[0].problem("kind", message)
    for number, row in enumerate(tables.board):
        yield from _one_of(row, "kind", SquareKind)
        if row.number("square") != number:
            yield row.problem("square", f"must be {number}")
        if (row.text("kind") == SquareKind.VIA) != (number == VIA):
            yield row.problem("kind", f"VIA must be square {VIA}, and no other")
        if row.text("kind") == SquareKind.TERRITORY:
            if where.get(row.text("territory")) != (number, row.text("area")):
                yield row.problem("territory", "does not fit the table of territories")
        elif row.text("territory"):
            yield row.problem("territory", "must be empty: the square is of another kind")
        if row.text("kind") == SquareKind.EVENT:
            yield from _one_of(row, "icon", _ids(tables.actions))


def _event_problems(tables: Tables) -> Iterator[DataProblem]:
    """Yield problems of the event cards (RULES 13)."""
    for row in tables.events:
        yield from _one_of(row, "tone", Tone)
        yield from _one_of(row, "effect", Effect)
        effect = row.text("effect")
        kinds = _ids(tables.actions)
        if effect in WITHOUT_ACTION:
            kinds.append("")
        yield from _one_of(row, "action", kinds)
        if not row.number("n") and effect not in WITHOUT_NUMBER:
            yield row.problem("n", "must not be 0")
        if effect in IN_EUROS and (row.number("n") % NOTE or row.number("max") % NOTE):
            yield row.problem("n", f"must be a multiple of {NOTE}, and max as well")
        if row.number("max") and row.number("max") < row.number("n"):
            yield row.problem("max", "must not be less than n")
