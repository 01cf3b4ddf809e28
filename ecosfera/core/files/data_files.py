"""Reading of TOML data files, with error messages that help to correct them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from ecosfera.bounded_files import UnusableFileError, read_bounded
from ecosfera.core.files.bounded_json import check_limits

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

Numbers = TypeVar("Numbers")

LARGEST: Final = 1 << 18
"""Maximum size of a file in bytes; the largest one has 15 000."""
MOST_PARTS: Final = 16
"""Maximum number of parts of a dotted key: reading takes time that grows with their square."""
_LONG_KEY: Final = re.compile(
    rb"""(?m)^[ \t\[]*(?:(?:[\w-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\.[ \t]*){%d}""" % MOST_PARTS
)


class DataFileError(Exception):
    """A data file is unusable. Each line of the text names a file and what is wrong with it."""

    def listed(self) -> str:
        """Return the problems as an indented list."""
        return "".join(f"  {line}\n" for line in str(self).splitlines())


class DataProblem(NamedTuple):
    """One problem in the data of a game, described so that an author can fix it."""

    file: str
    entry: str
    """Id of the entry, or its number or line in the file; empty if it concerns the whole file."""
    field: str
    message: str

    def __str__(self) -> str:
        where = ", ".join(part for part in (self.entry, self.field) if part)
        return f"{self.file}: {where}: {self.message}" if where else f"{self.file}: {self.message}"


class ContentError(DataFileError):
    """Raised when the data of a game cannot be used; `problems` lists everything wrong with it."""

    def __init__(self, problems: list[DataProblem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


def parse_toml(content: bytes) -> dict[str, Any]:
    """Return the table of a TOML text that may come from anywhere.

    Raise ValueError with a phrase that tells what is wrong with it: "is not valid TOML: …".
    """
    import tomllib  # noqa: PLC0415 (after the first frame)

    if _LONG_KEY.search(content):
        raise ValueError(f"has a key of more than {MOST_PARTS} parts")
    try:
        table = tomllib.loads(content.decode("utf-8-sig"))
        check_limits(table)
    except UnicodeDecodeError as error:
        text = f"is not UTF-8 text (from byte {error.start} on); save it as UTF-8"
        raise ValueError(text) from None
    except (RecursionError, ValueError) as error:
        # Python refuses numbers of thousands of digits with a ValueError that is no TOML error.
        why = "nested too deeply" if isinstance(error, RecursionError) else error
        raise ValueError(f"is not valid TOML: {why}") from None
    return table


def parse(file: Path) -> tuple[dict[str, Any], str]:
    """Return the table of a TOML file, or an empty one and the reason why it is unreadable."""
    try:
        return parse_toml(read_bounded(file, LARGEST)), ""
    except UnusableFileError as error:
        return {}, f"cannot be read: {error.reason} ({file})"
    except ValueError as error:
        return {}, str(error)


def read(file: Path, made_of: Callable[[dict[str, Any]], Numbers]) -> Numbers:
    """Return what `made_of` makes of a TOML file. Raise DataFileError if the file is wrong."""
    table, wrong = parse(file)
    if not wrong:
        try:
            return made_of(table)
        except KeyError as error:
            wrong = f"{error.args[0]} is missing"
        except (TypeError, ValueError, AttributeError, LookupError, ArithmeticError) as error:
            wrong = f"something in it is not what it should be: {error}"
    raise DataFileError(f"{file.name}: {wrong}")
