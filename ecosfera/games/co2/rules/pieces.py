"""The pieces of the game (RULES 1): chance, and the catalogue of territories, cards and squares."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from itertools import accumulate
from typing import TYPE_CHECKING, Final, TypeVar

from ecosfera.core.rng import mixed, seeded
from ecosfera.games.co2.rules.ids import (
    EVERY_AREA,
    EVERY_EVENT,
    EVERY_KIND,
    EVERY_TERRITORY,
    AreaId,
    EventId,
    KindId,
    TerritoryId,
)

if TYPE_CHECKING:
    from collections.abc import Sequence


# -- chance: splitmix64, and what is drawn from it (PROTOCOL) --------------------------------------


Thing = TypeVar("Thing")

_MODULUS: Final = 1 << 64
_STEP: Final = 0x9E3779B97F4A7C15


class RandomSource:
    """A stream of random numbers; `state` is all that is needed to go on with it."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    @classmethod
    def seeded(cls, seed: str) -> RandomSource:
        """Return the source of a new game."""
        return cls(seeded(seed))

    def next(self) -> int:
        """Return the next 64-bit number."""
        self.state = (self.state + _STEP) % _MODULUS
        return mixed(self.state)

    def below(self, n: int) -> int:
        """Return a number from 0 to n − 1, all equally likely."""
        limit = _MODULUS - _MODULUS % n
        value = self.next()
        while value >= limit:
            value = self.next()
        return value % n

    def shuffle(self, things: list[Thing]) -> None:
        """Shuffle a list in place."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def dice(self) -> tuple[int, int]:
        """Throw two dice, the first one first."""
        return self.below(6) + 1, self.below(6) + 1

    def card(self, bag: Sequence[int], kinds: Sequence[KindId]) -> KindId:
        """Return the kind of a card from a bag that is not empty, by its counts."""
        number = self.below(sum(bag))
        return next(
            kind for kind, up_to in zip(kinds, accumulate(bag), strict=True) if up_to > number
        )


# -- the catalogue ---------------------------------------------------------------------------------


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
