"""The pieces of the game: territories, areas, kinds of action cards, event cards, squares."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from ecosfera.games.co2.rules.pieces.ids import (
    EVERY_AREA,
    EVERY_EVENT,
    EVERY_KIND,
    EVERY_TERRITORY,
    AreaId,
    EventId,
    KindId,
    TerritoryId,
)


class SquareKind(StrEnum):
    """The kinds of squares (RULES 1.1). VIA counts as a CO2 square in every rule but 7."""

    VIA = "via"
    CO2 = "co2"
    EVENT = "event"
    TERRITORY = "territory"


class Effect(StrEnum):
    """What an event card does (RULES 13)."""

    CREDITS_PER_DONE = "credits_per_done"
    EUROS_PER_DONE = "euros_per_done"
    FINE_PER_MISSING = "fine_per_missing"
    CREDITS_UNLESS_DONE = "credits_unless_done"
    MOVE_TO_FREE = "move_to_free"
    CREDITS_ALL = "credits_all"
    CREDIT_EACH = "credit_each"
    FREE_PLAY = "free_play"
    UNDO_UNLESS_DONE = "undo_unless_done"
    NEW_HAND = "new_hand"
    AGENDA = "agenda"


class Tone(StrEnum):
    """Whether an event card is good or bad for whoever draws it."""

    GOOD = "good"
    BAD = "bad"
    MIXED = "mixed"


@dataclass(frozen=True, slots=True)
class Territory:
    """A territory card (RULES 1.2)."""

    id: str
    name: str
    """Its Italian name, the same in every language."""
    area: AreaId
    square: int
    price: int
    co2: int
    """By how much owning it lowers the balance."""
    rents: tuple[int, int, int, int, int]
    """The rent in euros with 0 to 4 actions done."""
    kinds: tuple[KindId, KindId, KindId, KindId]
    """The kinds of its four actions in the order in which they are carried out."""
    bonus: int


@dataclass(frozen=True, slots=True)
class Area:
    """An area of three territories."""

    id: str
    territories: tuple[TerritoryId, ...]


@dataclass(frozen=True, slots=True)
class ActionKind:
    """A kind of action card."""

    id: str
    name: str
    """Its English name, for messages of the protocol."""


@dataclass(frozen=True, slots=True)
class EventCard:
    """An event card (RULES 13)."""

    id: str
    tone: Tone
    effect: Effect
    kind: KindId | None
    """The kind of action it asks for, if any."""
    n: int
    """Credits or euros, each or in all, by the effect."""
    max: int
    """The most that it gives or takes; 0 if `n` is all."""


@dataclass(frozen=True, slots=True)
class Square:
    """A square of the board (RULES 1.1)."""

    kind: SquareKind
    territory: TerritoryId | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue:
    """All pieces, by number and, in the `…_ids`, by name."""

    territories: tuple[Territory, ...]
    areas: tuple[Area, ...]
    kinds: tuple[ActionKind, ...]
    events: tuple[EventCard, ...]
    board: tuple[Square, ...]
    territory_ids: dict[str, TerritoryId] = field(init=False)
    area_ids: dict[str, AreaId] = field(init=False)
    kind_ids: dict[str, KindId] = field(init=False)
    event_ids: dict[str, EventId] = field(init=False)

    def __post_init__(self) -> None:
        territories = {
            territory.id: i for i, territory in zip(EVERY_TERRITORY, self.territories, strict=True)
        }
        object.__setattr__(self, "territory_ids", territories)
        areas = {area.id: i for i, area in zip(EVERY_AREA, self.areas, strict=True)}
        object.__setattr__(self, "area_ids", areas)
        kinds = {kind.id: i for i, kind in zip(EVERY_KIND, self.kinds, strict=True)}
        object.__setattr__(self, "kind_ids", kinds)
        events = {event.id: i for i, event in zip(EVERY_EVENT, self.events, strict=True)}
        object.__setattr__(self, "event_ids", events)

    def bonus(self, area: AreaId) -> int:
        """Return the sum of the bonuses of the territories of an area (RULES 8.1)."""
        return sum(self.territories[territory].bonus for territory in self.areas[area].territories)
