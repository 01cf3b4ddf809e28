"""Problems in the data files, described so that an author can fix them."""

from __future__ import annotations

from dataclasses import dataclass

from ecosfera.core.data_files import DataFileError


@dataclass(frozen=True, slots=True, order=True)
class DataProblem:
    """One problem: the file, the row, the column, and what is wrong."""

    file: str
    row: str
    """The id in the row, or the number of its line; empty if it concerns the whole file."""
    column: str
    message: str

    def __str__(self) -> str:
        where = ", ".join(part for part in (self.row, self.column) if part)
        return f"{self.file}: {where}: {self.message}" if where else f"{self.file}: {self.message}"


class ContentError(DataFileError):
    """Raised when the data files cannot be used; `problems` lists everything wrong with them."""

    def __init__(self, problems: list[DataProblem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems
