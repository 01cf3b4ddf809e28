"""Read the TOML files of the card data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ecosfera.core.data_files import parse
from ecosfera.games.baltica.content.problems import ContentError, DataProblem

if TYPE_CHECKING:
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
