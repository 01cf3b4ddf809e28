"""What the actions save in reality: `assets/co2/data/savings.toml`, read and checked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ecosfera import paths
from ecosfera.core.files.data_files import ContentError, DataProblem, parse

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from ecosfera.games.co2.rules.pieces import Catalogue

FILE: Final = "savings.toml"
Told = Annotated[str, Field(min_length=1, max_length=200)]


class _Entry(BaseModel):
    """Base of the entries: frozen, no unknown fields."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class _Household(_Entry):
    tonnes: Annotated[int, Field(ge=1, le=100)]
    source: Told


class _Saving(_Entry):
    action: Told
    kg: Annotated[int, Field(ge=10, le=5000)]
    about: Told
    source: Told


class _File(_Entry):
    household: _Household
    saving: tuple[_Saving, ...]


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
        found = _File.model_validate(file)
    except ValidationError as error:
        raise ContentError(
            [
                DataProblem(FILE, ".".join(map(str, problem["loc"])), "", problem["msg"])
                for problem in error.errors()
            ]
        ) from None
    named = [saving.action for saving in found.saving]
    kinds = [kind.id for kind in cards.kinds]
    if sorted(named) != sorted(kinds):
        message = f"must name each of these actions once: {', '.join(kinds)}"
        raise ContentError([DataProblem(FILE, "saving", "action", message)])
    sources = [found.household.source, *(saving.source for saving in found.saving)]
    return Savings(
        {saving.action: saving.kg for saving in found.saving},
        found.household.tonnes,
        tuple(dict.fromkeys(sources)),
    )


@cache
def savings_of(cards: Catalogue) -> Savings:
    """Return the examples for the pieces of the game; the file is read once."""
    return load_savings(cards)
