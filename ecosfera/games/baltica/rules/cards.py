"""The pieces: elements, habitats, abilities, and the catalogue of all 200 cards.

Inside the rules a card is a small int (`CardId`) with the same meaning in every game; `Catalogue`
describes it. The numbering is fixed: elements 0–59, pressures 60–109, producers 110–139, consumers
140–169, policies 170–199 (measures and other policies first, the five funding cards last).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rules.ids import (
    EVERY_ABILITY,
    EVERY_ELEMENT,
    EVERY_HABITAT,
    CardId,
    ElementId,
)

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.ids import AbilityId, HabitatId

ELEMENTS: Final = ("sunlight", "oxygen", "salinity", "nutrients", "temperature")
"""Names of the five elements; an element is its index in this tuple."""
SUNLIGHT: Final = EVERY_ELEMENT[0]
OXYGEN: Final = EVERY_ELEMENT[1]
SALINITY: Final = EVERY_ELEMENT[2]
NUTRIENTS: Final = EVERY_ELEMENT[3]
TEMPERATURE: Final = EVERY_ELEMENT[4]

HABITATS: Final = ("ice", "mud", "river", "rock", "open_water", "coast")
"""Names of the six habitats; a habitat is its index, a set of habitats a bit mask (`1 <<
index`)."""
ICE: Final = EVERY_HABITAT[0]
MUD: Final = EVERY_HABITAT[1]
RIVER: Final = EVERY_HABITAT[2]
ROCK: Final = EVERY_HABITAT[3]
OPEN_WATER: Final = EVERY_HABITAT[4]
COAST: Final = EVERY_HABITAT[5]
ALL_HABITATS: Final = 0b111111

ABILITIES: Final = ("pass", "plus", "refresh")
"""Names of the three abilities; an ability is its index, a set of abilities a bit mask."""
PASS: Final = EVERY_ABILITY[0]
PLUS: Final = EVERY_ABILITY[1]
REFRESH: Final = EVERY_ABILITY[2]
ALL_TOKENS: Final = 0b111

COPIES_PER_ELEMENT: Final = 12
FIRST_PRESSURE: Final = 60
PRESSURES: Final = 50
FIRST_PRODUCER: Final = 110
PRODUCERS: Final = 30
FIRST_CONSUMER: Final = 140
CONSUMERS: Final = 30
FIRST_POLICY: Final = 170
POLICIES: Final = 30
FUNDINGS: Final = 5
FIRST_FUNDING: Final = FIRST_POLICY + POLICIES - FUNDINGS
CARDS: Final = 200

EVERY_CARD: Final = tuple(map(CardId, range(CARDS)))
ELEMENT_CARDS: Final = EVERY_CARD[:FIRST_PRESSURE]
PRESSURE_CARDS: Final = EVERY_CARD[FIRST_PRESSURE:FIRST_PRODUCER]
PRODUCER_CARDS: Final = EVERY_CARD[FIRST_PRODUCER:FIRST_CONSUMER]
CONSUMER_CARDS: Final = EVERY_CARD[FIRST_CONSUMER:FIRST_POLICY]
POLICY_CARDS: Final = EVERY_CARD[FIRST_POLICY:]

COUNT_BITS: Final = 8
COUNT_MASK: Final = (1 << COUNT_BITS) - 1
"""Cards are counted together in one int, 8 bits for each count: the five elements, pressures."""
COUNT_STEP: Final = tuple(
    1 << COUNT_BITS * min(5, card // COPIES_PER_ELEMENT) if card < FIRST_PRODUCER else 0
    for card in EVERY_CARD
)
"""What each card adds to the combined count; 0 for species and policy cards."""


class CardKind(IntEnum):
    """The five kinds of cards (RULES 1)."""

    ELEMENT = 0
    PRESSURE = 1
    PRODUCER = 2
    CONSUMER = 3
    POLICY = 4


class Group(StrEnum):
    """Groups of consumers that policy cards name (RULES 4.1); all others are `OTHER`."""

    BIRD = "bird"
    FISH = "fish"
    MAMMAL = "mammal"
    OTHER = "other"


class Category(StrEnum):
    """Categories of policy cards (RULES 1, 4)."""

    NEGATIVE = "negative"
    DUAL = "dual"
    MEASURE = "measure"
    FUNDING = "funding"


class Duration(StrEnum):
    """How long a policy card lies face up by the market (RULES 4.1)."""

    ONCE = "once"
    NEXT_TURN = "next_turn"
    PERMANENT = "permanent"


Price = tuple[tuple[ElementId, int], ...]
"""The cost of a producer: pairs of element and number of cards, in the order of `ELEMENTS`."""


@dataclass(frozen=True, slots=True)
class Species:
    """A producer or consumer card: its id and what the rules need to know about it."""

    id: str
    habitats: int
    """Bit mask of habitats."""
    abilities: int = 0
    """Bit mask of abilities."""
    star: bool = False
    cost: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    """Number of cards of each element that a producer costs; all 0 for a consumer."""
    group: Group = Group.OTHER


@dataclass(frozen=True, slots=True)
class Policy:
    """A policy card (RULES 4.1)."""

    id: str
    category: Category
    duration: Duration = Duration.ONCE
    house: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue:
    """All 200 cards, looked up by number or by name.

    `producers` and `consumers` hold 30 species each, `policies` the 25 cards that are not funding.
    Raise `ValueError` if these counts are wrong (RULES 1) or a name is not unique.
    """

    producers: tuple[Species, ...]
    consumers: tuple[Species, ...]
    policies: tuple[Policy, ...]
    names: tuple[str, ...] = field(init=False)
    """Name of each card as used by the protocol: `sunlight#1`, `fucus_vesiculosus`, `funding#5`."""
    ids: dict[str, CardId] = field(init=False)
    """Card number by name."""
    kinds: tuple[CardKind, ...] = field(init=False)
    habitats: tuple[int, ...] = field(init=False)
    """Bit mask of habitats by card; 0 if it has none."""
    abilities: tuple[int, ...] = field(init=False)
    """Bit mask of abilities by card; 0 if it has none."""
    stars: tuple[bool, ...] = field(init=False)
    prices: tuple[Price, ...] = field(init=False)
    """Cost by card; empty if it has none."""
    reduced_prices: tuple[Price, ...] = field(init=False)
    """Cost by card with *improved nutrient retention*: one nutrients card less (RULES 4.1)."""
    counted_prices: tuple[int, ...] = field(init=False)
    """Cost by card as a combined count (`COUNT_BITS`)."""
    reduced_counted_prices: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        counts = (len(self.producers), len(self.consumers), len(self.policies))
        if counts != (PRODUCERS, CONSUMERS, POLICIES - FUNDINGS):
            raise ValueError(f"30 producers, 30 consumers and 25 policies are needed, not {counts}")
        names = [f"{name}#{i}" for name in ELEMENTS for i in range(1, COPIES_PER_ELEMENT + 1)]
        names += [f"pressure#{i}" for i in range(1, PRESSURES + 1)]
        names += [card.id for card in (*self.producers, *self.consumers)]
        names += [card.id for card in self.policies]
        names += [f"funding#{i}" for i in range(1, FUNDINGS + 1)]
        ids = {name: CardId(card) for card, name in enumerate(names)}
        if len(ids) != len(names):
            raise ValueError("two cards of the catalogue have the same name")
        blank = [0] * FIRST_PRODUCER
        after = [0] * POLICIES
        species = (*self.producers, *self.consumers)
        set_field = object.__setattr__
        set_field(self, "names", tuple(names))
        set_field(self, "ids", ids)
        set_field(self, "kinds", tuple(map(card_kind, EVERY_CARD)))
        set_field(self, "habitats", (*blank, *(s.habitats for s in species), *after))
        set_field(self, "abilities", (*blank, *(s.abilities for s in species), *after))
        stars = (*map(bool, blank), *(s.star for s in species), *map(bool, after))
        set_field(self, "stars", stars)
        for name, less in (("prices", 0), ("reduced_prices", 1)):
            prices = [_price(s.cost, less) for s in species]
            set_field(self, name, (*[()] * FIRST_PRODUCER, *prices, *[()] * POLICIES))
        set_field(self, "counted_prices", tuple(map(_counted, self.prices)))
        set_field(self, "reduced_counted_prices", tuple(map(_counted, self.reduced_prices)))

    def species(self, card: CardId) -> Species:
        """Return the species on a producer or consumer card."""
        if card < FIRST_CONSUMER:
            return self.producers[card - FIRST_PRODUCER]
        return self.consumers[card - FIRST_CONSUMER]

    def policy(self, card: CardId) -> Policy:
        """Return the policy card of a number; all funding cards share one."""
        if card >= FIRST_FUNDING:
            return FUNDING
        return self.policies[card - FIRST_POLICY]

    def group(self, card: CardId) -> Group:
        """Return the group of a consumer, `OTHER` for any other card."""
        if FIRST_CONSUMER <= card < FIRST_POLICY:
            return self.consumers[card - FIRST_CONSUMER].group
        return Group.OTHER


FUNDING: Final = Policy("funding", Category.FUNDING)


def _price(cost: tuple[int, ...], nutrients_less: int) -> Price:
    numbers = (
        (e, n - nutrients_less * (e == NUTRIENTS)) for e, n in zip(EVERY_ELEMENT, cost, strict=True)
    )
    return tuple((element, n) for element, n in numbers if n > 0)


def _counted(price: Price) -> int:
    return sum(n << COUNT_BITS * element for element, n in price)


def card_kind(card: CardId) -> CardKind:
    """Return the kind of a card."""
    if card < FIRST_PRESSURE:
        return CardKind.ELEMENT
    if card < FIRST_PRODUCER:
        return CardKind.PRESSURE
    if card < FIRST_CONSUMER:
        return CardKind.PRODUCER
    if card < FIRST_POLICY:
        return CardKind.CONSUMER
    return CardKind.POLICY


def element_of(card: CardId) -> ElementId:
    """Return the element on an element card."""
    return ElementId(card // COPIES_PER_ELEMENT)


def habitats_in(mask: int) -> tuple[HabitatId, ...]:
    """Return the habitats of a bit mask, in the order of `HABITATS`."""
    return tuple(h for h in EVERY_HABITAT if mask >> h & 1)


def abilities_in(mask: int) -> tuple[AbilityId, ...]:
    """Return the abilities of a bit mask, in the order of `ABILITIES`."""
    return tuple(a for a in EVERY_ABILITY if mask >> a & 1)
