"""What can be wrong with the card data, said so that it can be mended."""

from __future__ import annotations

from dataclasses import dataclass

from ecosfera.core.data_files import DataFileError


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One thing wrong: in which file, which entry, which field, and what."""

    file: str
    entry: str
    """Id of the card, or its number in the file; empty for the file as a whole."""
    field: str
    message: str

    def __str__(self) -> str:
        where = ", ".join(part for part in (self.entry, self.field) if part)
        return f"{self.file}: {where}: {self.message}" if where else f"{self.file}: {self.message}"


class ContentError(DataFileError):
    """The card data cannot be used; `problems` has everything that is wrong with it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems
