"""Read the data files: tables of comma-separated values with one line of column names."""

from __future__ import annotations

import csv
import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.bounded_files import UnusableFileError, read_bounded
from ecosfera.core.files.data_files import LARGEST, ContentError, DataProblem

if TYPE_CHECKING:
    from pathlib import Path

MOST_ROWS: Final = 1000
_NUMBER: Final = re.compile(r"[0-9]{1,6}", re.ASCII)

TABLES: Final = {
    "territories": "id name area square* activity_en price* co2* rent0* rent1* rent2* rent3* rent4*"
    " action1 action2 action3 action4 bonus* from_seed fact1_en fact2_en fact3_en",
    "areas": "id number* en it from_seed",
    "board": "square* kind territory area icon from_seed",
    "actions": "id cards* it en from_seed",
    "events": "id tone action effect n* max* title_en text_en from_seed",
}
"""The columns of each table; those with an asterisk hold whole numbers, the others texts."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table, with the numbers read and the texts as they are."""

    file: str
    label: str
    """What a problem calls it: the id, or the number of the line."""
    values: dict[str, str | int]

    def text(self, column: str) -> str:
        """Return a text."""
        return str(self.values[column])

    def number(self, column: str) -> int:
        """Return a number."""
        value = self.values[column]
        assert isinstance(value, int)
        return value

    def problem(self, column: str, message: str) -> DataProblem:
        """Return a problem in this row."""
        return DataProblem(self.file, self.label, column, message)


class Tables(NamedTuple):
    """The rows of all files, in their order."""

    territories: list[Row]
    areas: list[Row]
    board: list[Row]
    actions: list[Row]
    events: list[Row]


def read_tables(folder: Path) -> Tables:
    """Return the tables of a folder. Raise `ContentError` if one cannot be read."""
    problems: list[DataProblem] = []
    tables = [
        _read_table(folder / f"{name}.csv", columns.split(), problems)
        for name, columns in TABLES.items()
    ]
    if problems:
        raise ContentError(problems)
    return Tables(*tables)


def _read_table(path: Path, columns: list[str], problems: list[DataProblem]) -> list[Row]:
    """Return the rows of a file; add a problem for everything that cannot be read."""

    def report(message: str) -> list[Row]:
        problems.append(DataProblem(path.name, "", "", message))
        return []

    try:
        text = read_bounded(path, LARGEST).decode("utf-8-sig")
        lines = list(csv.reader(text.splitlines(), strict=True))
    except UnusableFileError as error:
        return report(f"cannot be read: {error.reason} ({path})")
    except UnicodeDecodeError as error:
        return report(f"is not UTF-8 text (from byte {error.start} on); save it as UTF-8")
    except csv.Error as error:
        return report(f"is not a table of comma-separated values: {error}")
    names = [column.rstrip("*") for column in columns]
    if not lines or lines[0] != names:
        return report(f"the first line must be {','.join(names)}")
    if len(lines) > MOST_ROWS:
        return report(f"has more than {MOST_ROWS} lines")
    rows = []
    for number, line in enumerate(lines[1:], 2):
        label = line[0] if line and names[0] == "id" and line[0] else f"line {number}"
        if len(line) != len(names):
            message = f"has {len(line)} values; {len(names)} are needed"
            problems.append(DataProblem(path.name, label, "", message))
            continue
        row = Row(path.name, label, {})
        for column, value in zip(columns, line, strict=True):
            name = column.rstrip("*")
            problem = _value_problem(value, number=column.endswith("*"))
            if problem:
                problems.append(row.problem(name, problem))
            else:
                row.values[name] = int(value) if column.endswith("*") else value
        rows.append(row)
    return rows


def _value_problem(value: str, *, number: bool) -> str:
    """Return what is wrong with a value, or an empty text."""
    if number:
        return "" if _NUMBER.fullmatch(value) else f"is {value[:40]!r}; a whole number is needed"
    if value != " ".join(value.split()):
        return "has spaces at its ends, or several in a row"
    if value != unicodedata.normalize("NFC", value):
        return "is not in Unicode's composed form (NFC)"
    if not value.isprintable():
        return "has characters that cannot be shown"
    return ""
