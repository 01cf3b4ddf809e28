"""The parsed card data as the rules' catalogue: quick, and strict enough for the rules.

Whatever the rules could stumble over raises here; what exactly is wrong, and what only readers and
players would notice, is for `ecosfera.games.baltica.content.checks` to say.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ecosfera.games.baltica.rules.cards import (
    ABILITIES,
    ELEMENTS,
    FUNDINGS,
    HABITATS,
    Catalogue,
    Category,
    Duration,
    Group,
    Policy,
    Species,
)
from ecosfera.games.baltica.rules.measures import MEASURES
from ecosfera.games.baltica.rules.policies import EFFECTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.content.files import Tables

PER_CATEGORY = {
    Category.NEGATIVE: 10,
    Category.DUAL: 5,
    Category.MEASURE: 10,
    Category.FUNDING: FUNDINGS,
}
"""Policy cards of each category (RULES 1)."""
CALANOIDA = "calanoida"
"""The species that a variation and a policy card name."""
FACTS = ("name", "latin", "group", "kind", "microscopic", "theme", "reaction")
Facts = dict[str, str | bool]
"""What the rules need not know of one card."""
KINDS = {
    "bird": Group.BIRD,
    "fish": Group.FISH,
    "mammal": Group.MAMMAL,
    "zoobenthos": Group.OTHER,
    "zooplankton": Group.OTHER,
}
"""Kinds of consumers, and the group the policy cards count them to."""


def catalogue_of(tables: Tables) -> Catalogue:
    """The catalogue of parsed files. LookupError, TypeError or ValueError if it cannot be."""
    policies = tables.policies["policy"]
    numbers: Counter[Category] = Counter()
    for entry in policies:
        numbers[Category(entry["category"])] += entry.get("count", 1)
    if numbers != PER_CATEGORY:
        raise ValueError("not the policy cards of RULES 1")
    catalogue = Catalogue(
        producers=tuple(_producer(entry) for entry in tables.species["producer"]),
        consumers=tuple(_consumer(entry) for entry in tables.species["consumer"]),
        policies=tuple(_policy(entry) for entry in policies if entry["category"] != "funding"),
    )
    known = {CALANOIDA, *EFFECTS, *MEASURES}
    if not known <= catalogue.ids.keys():
        raise ValueError("a card that the rules name is missing")
    return catalogue


def facts_of(tables: Tables) -> dict[str, Facts]:
    """What the rules need not know of the species and policies, by id: names, groups, themes."""
    entries = [*tables.species["producer"], *tables.species["consumer"], *tables.policies["policy"]]
    return {
        entry["id"]: {key: entry[key] for key in FACTS if isinstance(entry.get(key), str | bool)}
        for entry in entries
    }


def _producer(entry: dict[str, Any]) -> Species:
    """A producer; it costs something."""
    cost = [0] * len(ELEMENTS)
    for element in entry["cost"]:
        cost[ELEMENTS.index(element)] += 1
    if not any(cost):
        raise ValueError("a producer without cost")
    sunlight, oxygen, salinity, nutrients, temperature = cost
    return Species(
        id=entry["id"],
        habitats=_habitats(entry),
        abilities=_mask(entry["abilities"], ABILITIES),
        star=entry["star"] is True,
        cost=(sunlight, oxygen, salinity, nutrients, temperature),
    )


def _consumer(entry: dict[str, Any]) -> Species:
    """A consumer; it costs nothing that could be written down."""
    if "cost" in entry:
        raise ValueError("a consumer with a cost")
    return Species(
        id=entry["id"],
        habitats=_habitats(entry),
        abilities=_mask(entry["abilities"], ABILITIES),
        star=entry["star"] is True,
        group=KINDS[entry["kind"]],
    )


def _policy(entry: dict[str, Any]) -> Policy:
    """A policy card that is not funding."""
    return Policy(
        entry["id"],
        Category(entry["category"]),
        Duration(entry["duration"]),
        entry["house"] is True,
    )


def _habitats(entry: dict[str, Any]) -> int:
    """The habitats of a species as a bit mask, at least one."""
    mask = _mask(entry["habitats"], HABITATS)
    if not mask:
        raise ValueError("a species without habitats")
    return mask


def _mask(names: list[str], known: Sequence[str]) -> int:
    """The names as a bit mask of their places in `known`."""
    mask = 0
    for name in names:
        mask |= 1 << known.index(name)
    return mask
