"""Card data: load `assets/data/*.toml` into the rules' card types, fully checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera import paths
from ecosfera.core.files.data_files import ContentError, DataProblem
from ecosfera.games.baltica.content.catalogue import CardFacts, catalogue_of, facts_of, read_tables

if TYPE_CHECKING:
    from pathlib import Path

    from ecosfera.games.baltica.content.models import Content
    from ecosfera.games.baltica.rules.cards import Catalogue

__all__ = [
    "CardFacts",
    "ContentError",
    "DataProblem",
    "load_catalogue",
    "load_catalogue_and_facts",
    "load_content",
]


def load_content(folder: Path | None = None) -> Content:
    """Load all card data. Raise `ContentError`, which lists every problem, if any check fails."""
    # Importing pydantic takes longer than the engine may take to start.
    from ecosfera.games.baltica.content.checks import check_tables  # noqa: PLC0415

    return check_tables(read_tables(folder or paths.assets() / "data"))


def load_catalogue(folder: Path | None = None) -> Catalogue:
    """Load the catalogue for the rules, without importing pydantic.

    Data that cannot be used goes through the full checks, so that `ContentError` lists every
    problem.
    """
    return load_catalogue_and_facts(folder)[0]


def load_catalogue_and_facts(folder: Path | None = None) -> tuple[Catalogue, dict[str, CardFacts]]:
    """Load the catalogue and, by id, the facts that the rules do not need; see `load_catalogue`."""
    tables = read_tables(folder or paths.assets() / "data")
    try:
        return catalogue_of(tables), facts_of(tables)
    except (LookupError, TypeError, ValueError, AttributeError):
        return load_content(folder).catalogue, facts_of(tables)
