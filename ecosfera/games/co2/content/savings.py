"""What the actions save in reality: `assets/co2/data/savings.toml`, read and checked.

It is checked without pydantic, which takes 15 MB: every table and every end need it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from ecosfera import paths
from ecosfera.core.files.data_files import ContentError, DataProblem, parse

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path
    from typing import Any

    from ecosfera.games.co2.rules.pieces import Catalogue

FILE: Final = "savings.toml"
LONGEST: Final = 200
"""Maximum number of letters of a text."""
KG: Final = (10, 5000)
TONNES: Final = (1, 100)
"""The least and the most that a household may cause, and an action may save in `KG`."""


@dataclass(frozen=True, slots=True)
class Savings:
    """The examples: rounded figures of what people can save."""

    kg: Mapping[str, int]
    """CO₂ that an action saves per person and year, by the id of its kind, in kilograms."""
    household: int
    """CO₂ that a household in Italy causes in a year, in tonnes."""
    sources: tuple[str, ...]
    """The names of the sources, each once."""

    def tonnes(self, kinds: Iterable[tuple[str, int]]) -> int:
        """Return what actions save in a year if a thousand people take part in each.

        >>> Savings({"water_saving": 70}, 15, ()).tonnes([("water_saving", 3)])
        210
        """
        return sum(self.kg[kind] * times for kind, times in kinds)


def load_savings(cards: Catalogue, folder: Path | None = None) -> Savings:
    """Load the examples. Raise `ContentError` with every problem of their file."""
    file, unreadable = parse((folder or paths.assets() / "co2" / "data") / FILE)
    if unreadable:
        raise ContentError([DataProblem(FILE, "", "", unreadable)])
    try:
        household, saving = file["household"], file["saving"]
        problems = list(_problems(household, saving, [kind.id for kind in cards.kinds]))
        sources = [household["source"], *(entry["source"] for entry in saving)]
        found = Savings(
            {entry["action"]: entry["kg"] for entry in saving},
            household["tonnes"],
            tuple(dict.fromkeys(sources)),
        )
    except (LookupError, TypeError, AttributeError) as error:
        raise ContentError([DataProblem(FILE, "", "", f"has another form: {error}")]) from None
    if problems:
        raise ContentError(problems)
    return found


def _problems(
    household: dict[str, Any], saving: list[dict[str, Any]], kinds: list[str]
) -> Iterator[DataProblem]:
    """Yield every problem of the tables; `kinds` are the ids of all kinds of actions."""
    yield from _entry_problems("household", household, {"tonnes": TONNES}, ("source",))
    for entry in saving:
        texts = ("action", "about", "source")
        yield from _entry_problems(str(entry["action"]), entry, {"kg": KG}, texts)
    if sorted(entry["action"] for entry in saving) != sorted(kinds):
        message = f"must name each of these actions once: {', '.join(kinds)}"
        yield DataProblem(FILE, "saving", "action", message)


def _entry_problems(
    name: str, entry: dict[str, Any], numbers: dict[str, tuple[int, int]], texts: tuple[str, ...]
) -> Iterator[DataProblem]:
    """Yield the problems of an entry, which has these numbers and texts and nothing else."""
    for field in entry.keys() - {*numbers, *texts}:
        yield DataProblem(FILE, name, field, "is unknown")
    for field, (least, most) in numbers.items():
        if type(entry[field]) is not int or not least <= entry[field] <= most:
            yield DataProblem(FILE, name, field, f"must be {least} to {most}")
    for field in texts:
        if type(entry[field]) is not str or not 0 < len(entry[field]) <= LONGEST:
            yield DataProblem(FILE, name, field, f"must be a text of at most {LONGEST} letters")


@cache
def savings_of(cards: Catalogue) -> Savings:
    """Return the examples for the pieces of the game; the file is read once."""
    return load_savings(cards)
