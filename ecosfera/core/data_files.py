"""Reading of TOML data files, with error messages that help to correct them."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

Numbers = TypeVar("Numbers")


class DataFileError(Exception):
    """A data file is unusable. Each line of the text names a file and what is wrong with it."""

    def listed(self) -> str:
        """Return the problems as an indented list."""
        return "".join(f"  {line}\n" for line in str(self).splitlines())


def parse(file: Path) -> tuple[dict[str, Any], str]:
    """Return the table of a TOML file, or an empty one and the reason why it is unreadable."""
    try:
        return tomllib.loads(file.read_bytes().decode("utf-8-sig")), ""
    except OSError as error:
        wrong = f"cannot be read: {error.strerror} ({file})"
    except UnicodeDecodeError as error:
        wrong = f"is not UTF-8 text (from byte {error.start} on); save it as UTF-8"
    except tomllib.TOMLDecodeError as error:
        wrong = f"is not valid TOML: {error}"
    except RecursionError:
        wrong = "is not valid TOML: nested too deeply"
    return {}, wrong


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
