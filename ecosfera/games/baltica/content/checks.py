"""All checks of the card data. They collect every problem instead of stopping at the first."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic import ValidationError

from ecosfera.core.files.data_files import ContentError, DataProblem
from ecosfera.games.baltica.content.catalogue import (
    CALANOIDA,
    PER_CATEGORY,
    POLICIES_FILE,
    SPECIES_FILE,
    Tables,
    catalogue_of,
)
from ecosfera.games.baltica.content.models import (
    ConsumerEntry,
    Content,
    DataEntry,
    PolicyEntry,
    ProducerEntry,
    content_of,
)
from ecosfera.games.baltica.rules.cards import CONSUMERS, PRODUCERS
from ecosfera.games.baltica.rules.measures import MEASURES
from ecosfera.games.baltica.rules.policies import EFFECTS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pydantic_core import ErrorDetails

HOUSE_CARDS = 3
REACTIONS = frozenset({"strict_protection", "upgraded_waste_water_treatment"})
"""Measures that may be implemented as a reaction to a card or to the row (RULES 4.1)."""

AnyEntry = TypeVar("AnyEntry", bound=DataEntry)


def check_tables(tables: Tables) -> Content:
    """Return the content of parsed files. Raise `ContentError` with every problem found."""
    problems: list[DataProblem] = []
    producers = _entries(tables.species, SPECIES_FILE, "producer", ProducerEntry, problems)
    consumers = _entries(tables.species, SPECIES_FILE, "consumer", ConsumerEntry, problems)
    policies = _entries(tables.policies, POLICIES_FILE, "policy", PolicyEntry, problems)
    _check_tables_known(tables.species, SPECIES_FILE, {"producer", "consumer"}, problems)
    _check_tables_known(tables.policies, POLICIES_FILE, {"policy"}, problems)
    _check_ids(tables, problems)
    _check_numbers(tables, problems)
    # The remaining checks look at valid entries only.
    _check_names([*producers, *consumers], problems)
    _check_policies(policies, problems)
    if problems:
        raise ContentError(problems)
    return content_of(catalogue_of(tables), [*producers, *consumers], policies)


def _raw(table: dict[str, Any], key: str) -> list[Any]:
    """Return the unchecked entries of an array of tables."""
    entries = table.get(key, [])
    return entries if isinstance(entries, list) else []


def _label(entry: object, key: str, number: int) -> str:
    """Return what a problem calls an entry: its id, or its number in the file."""
    name = entry.get("id") if isinstance(entry, dict) else None
    return name if isinstance(name, str) and name else f"{key} {number}"


def _entries(
    table: dict[str, Any],
    file: str,
    key: str,
    model: type[AnyEntry],
    problems: list[DataProblem],
) -> list[AnyEntry]:
    """Return the valid entries; add a problem for each invalid field of the others."""
    if not isinstance(table.get(key, []), list):
        problems.append(DataProblem(file, "", key, f"must be written as [[{key}]] tables"))
    good = []
    for number, raw in enumerate(_raw(table, key), 1):
        try:
            good.append(model.model_validate(raw))
        except ValidationError as error:
            label = _label(raw, key, number)
            problems += [
                DataProblem(file, label, _field(detail), _message(detail, key))
                for detail in error.errors(include_url=False)
            ]
    return good


def _field(detail: ErrorDetails) -> str:
    """Return the path of a field as written in the file: `name.fi`, `cost[2]`."""
    text = ""
    for part in detail["loc"]:
        text += f"[{part}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def _message(detail: ErrorDetails, key: str) -> str:
    """Return an English message for one validation error."""
    given = repr(detail["input"])
    if len(given) > 80:
        given = given[:77] + "…"
    context = detail.get("ctx", {})
    match detail["type"]:
        case "missing":
            return "is missing"
        case "extra_forbidden" if key == "consumer" and detail["loc"] == ("cost",):
            return "a consumer has no cost"
        case "extra_forbidden":
            return "is not a field of such an entry"
        case "literal_error":
            return f"is {given}; it must be {context['expected']}"
        case "too_short":
            return "must not be empty"
        case "string_too_short":
            return "must not be empty"
        case "string_pattern_mismatch":
            return f"is {given}; use small letters, digits and _ only"
        case "value_error":
            return str(context["error"])
        case "model_type":
            return f"is {given}; a table with fields is needed"
        case _:
            return f"is {given}: {detail['msg'][0].lower()}{detail['msg'][1:]}"


def _check_tables_known(
    table: dict[str, Any], file: str, known: set[str], problems: list[DataProblem]
) -> None:
    """Check that the file has no tables with other names."""
    problems += [
        DataProblem(file, "", key, f"is not known here; use {' or '.join(sorted(known))}")
        for key in table
        if key not in known
    ]


def _check_ids(tables: Tables, problems: list[DataProblem]) -> None:
    """Check that every id is unique across both files, and that Calanoida is a consumer."""
    seen: dict[str, str] = {}
    for file, table, key in (
        (SPECIES_FILE, tables.species, "producer"),
        (SPECIES_FILE, tables.species, "consumer"),
        (POLICIES_FILE, tables.policies, "policy"),
    ):
        for number, raw in enumerate(_raw(table, key), 1):
            label = _label(raw, key, number)
            if label in seen:
                message = f"stands a second time; it is also {seen[label]} in the card data"
                problems.append(DataProblem(file, label, "id", message))
            seen[label] = f"{key} {number}"
    if not seen.get(CALANOIDA, "").startswith("consumer"):
        message = "is missing among the consumers; the rules name it"
        problems.append(DataProblem(SPECIES_FILE, CALANOIDA, "", message))


def _check_numbers(tables: Tables, problems: list[DataProblem]) -> None:
    """Check the numbers of cards against RULES 1."""
    for key, expected in (("producer", PRODUCERS), ("consumer", CONSUMERS)):
        found = len(_raw(tables.species, key))
        if found != expected:
            message = f"there are {found} {key}s; {expected} are needed"
            problems.append(DataProblem(SPECIES_FILE, "", key, message))
    numbers: Counter[str] = Counter()
    house = []
    for raw in _raw(tables.policies, "policy"):
        if isinstance(raw, dict) and isinstance(raw.get("category"), str):
            count = raw.get("count", 1)
            numbers[raw["category"]] += count if isinstance(count, int) else 1
            if raw.get("house") is True:
                house.append(_label(raw, "policy", 0))
    for category, expected in PER_CATEGORY.items():
        found = numbers[category.value]
        if found != expected:
            message = f"there are {found} {category.value} cards; {expected} are needed"
            problems.append(DataProblem(POLICIES_FILE, "", "category", message))
    if len(house) != HOUSE_CARDS:
        named = f" ({', '.join(house)})" if house else ""
        message = f"there are {len(house)} house cards{named}; {HOUSE_CARDS} are needed"
        problems.append(DataProblem(POLICIES_FILE, "", "house", message))


def _check_names(
    species: Iterable[ProducerEntry | ConsumerEntry], problems: list[DataProblem]
) -> None:
    """Check that no two species share an English or a Latin name."""
    for field in ("name", "latin"):
        owner: dict[str, str] = {}
        for entry in species:
            name: str = getattr(entry, field)
            other = owner.setdefault(name.casefold(), entry.id)
            if other != entry.id:
                message = f"is {name!r}, and so is that of {other}"
                problems.append(DataProblem(SPECIES_FILE, entry.id, field, message))


def _check_policies(policies: list[PolicyEntry], problems: list[DataProblem]) -> None:
    """Check that the policy cards are the ones the rules know and agree with them."""

    def report(entry: str, field: str, message: str) -> None:
        problems.append(DataProblem(POLICIES_FILE, entry, field, message))

    for policy in policies:
        funding = policy.category == "funding"
        if funding != (policy.id == "funding"):
            report(policy.id, "category", "the funding cards, and no others, have the id funding")
        elif not funding:
            known = MEASURES if policy.category == "measure" else EFFECTS
            if policy.id not in known:
                report(policy.id, "id", f"the rules know no {policy.category} card of this id")
            if policy.count != 1:
                report(policy.id, "count", "only the funding cards are several alike")
        if policy.reaction != (policy.id in REACTIONS):
            expected = "true" if policy.id in REACTIONS else "false"
            report(policy.id, "reaction", f"must be {expected}: the rules say which measures react")
