"""Read the TOML files of the card data, and build the rules' catalogue from them.

It is fast, and strict enough for the rules: anything they could fail on raises here.
`content/checks.py` explains what exactly is wrong and checks what matters only to readers and
players.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from ecosfera.core.files.data_files import ContentError, DataProblem, parse
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
    from pathlib import Path


SPECIES_FILE = "species.toml"
POLICIES_FILE = "policies.toml"


class Tables(NamedTuple):
    """The parsed files, unchecked."""

    species: dict[str, Any]
    policies: dict[str, Any]


def read_tables(folder: Path) -> Tables:
    """Return the parsed card data of a folder.

    Raise `ContentError` with a problem for each file that cannot be read.
    """
    problems: list[DataProblem] = []
    parsed = [read_table(folder / name, problems) for name in (SPECIES_FILE, POLICIES_FILE)]
    if problems:
        raise ContentError(problems)
    return Tables(*parsed)


def read_table(path: Path, problems: list[DataProblem]) -> dict[str, Any]:
    """Return the parsed file. If it cannot be read, add a problem and return an empty table."""
    table, wrong = parse(path)
    if wrong:
        problems.append(DataProblem(path.name, "", "", wrong))
    return table


PER_CATEGORY = {
    Category.NEGATIVE: 10,
    Category.DUAL: 5,
    Category.MEASURE: 10,
    Category.FUNDING: FUNDINGS,
}
"""Number of policy cards of each category (RULES 1)."""
CALANOIDA = "calanoida"
"""The species named by a variation of the set-up and by a policy card."""
FACTS = ("name", "latin", "group", "kind", "microscopic", "theme", "reaction")
CardFacts = dict[str, str | bool]
"""Data of one card that the rules do not need."""
KINDS = {
    "bird": Group.BIRD,
    "fish": Group.FISH,
    "mammal": Group.MAMMAL,
    "zoobenthos": Group.OTHER,
    "zooplankton": Group.OTHER,
}
"""Kinds of consumers in the card data, and the group of each in the rules."""


def catalogue_of(tables: Tables) -> Catalogue:
    """Return the catalogue of parsed files.

    Raise `LookupError`, `TypeError`, `ValueError` or `AttributeError` if the data cannot be used.
    """
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


def facts_of(tables: Tables) -> dict[str, CardFacts]:
    """Return, by id, the names, groups, themes and so on that the rules do not need."""
    entries = [*tables.species["producer"], *tables.species["consumer"], *tables.policies["policy"]]
    return {
        entry["id"]: {key: entry[key] for key in FACTS if isinstance(entry.get(key), str | bool)}
        for entry in entries
    }


def _producer(entry: dict[str, Any]) -> Species:
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
    return Policy(
        entry["id"],
        Category(entry["category"]),
        Duration(entry["duration"]),
        entry["house"] is True,
    )


def _habitats(entry: dict[str, Any]) -> int:
    """Return the habitats of a species as a bit mask; there must be at least one."""
    mask = _mask(entry["habitats"], HABITATS)
    if not mask:
        raise ValueError("a species without habitats")
    return mask


def _mask(names: list[str], known: Sequence[str]) -> int:
    """Return the bit mask of the positions of `names` in `known`."""
    mask = 0
    for name in names:
        mask |= 1 << known.index(name)
    return mask
