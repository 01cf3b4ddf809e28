"""The data of the game: `assets/co2/data/*.csv`, read, checked, and made into the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera import paths
from ecosfera.core.files.data_files import ContentError, DataProblem
from ecosfera.games.co2.content.catalogue import catalogue_of
from ecosfera.games.co2.content.checks import problems_of
from ecosfera.games.co2.content.tables import Row, Tables, read_tables

if TYPE_CHECKING:
    from pathlib import Path

    from ecosfera.games.co2.rules.pieces import Catalogue

__all__ = [
    "ContentError",
    "DataProblem",
    "Row",
    "Tables",
    "catalogue_of",
    "load_catalogue",
    "load_tables",
]


def load_tables(folder: Path | None = None) -> Tables:
    """Load all tables. Raise `ContentError`, which lists every problem, if a check fails."""
    tables = read_tables(folder or paths.assets() / "co2" / "data")
    problems = list(problems_of(tables))
    if problems:
        raise ContentError(problems)
    return tables


def load_catalogue(folder: Path | None = None) -> Catalogue:
    """Load the pieces of the game. Raise `ContentError` if they cannot be used."""
    return catalogue_of(load_tables(folder))
