"""Problems in the card data, described so that an author can fix them."""

from __future__ import annotations

from dataclasses import dataclass

from ecosfera.core.data_files import DataFileError


@dataclass(frozen=True, slots=True, order=True)
class DataProblem:
    """One problem: the file, the entry, the field, and what is wrong."""

    file: str
    entry: str
    """Id of the card, or its number in the file; empty if the problem concerns the whole file."""
    field: str
    message: str

    def __str__(self) -> str:
        where = ", ".join(part for part in (self.entry, self.field) if part)
        return f"{self.file}: {where}: {self.message}" if where else f"{self.file}: {self.message}"


class ContentError(DataFileError):
    """Raised when the card data cannot be used; `problems` lists everything wrong with it."""

    def __init__(self, problems: list[DataProblem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems
