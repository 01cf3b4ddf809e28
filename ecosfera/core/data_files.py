"""Reading the tables of numbers in `assets/data`: what was measured, and what the bots believe."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

Numbers = TypeVar("Numbers")


class DataFileError(Exception):
    """A table cannot be used; the text names the file and says what is wrong with it."""


def read(file: Path, made_of: Callable[[dict[str, Any]], Numbers]) -> Numbers:
    """Return what `made_of` makes of a TOML file.

    Raises `DataFileError` if the file, or something in it, is wrong.
    """
    try:
        return made_of(tomllib.loads(file.read_bytes().decode("utf-8-sig")))
    except OSError as error:
        wrong = f"cannot be read: {error.strerror} ({file})"
    except UnicodeDecodeError as error:
        wrong = f"is not UTF-8 text (from byte {error.start} on); save it as UTF-8"
    except tomllib.TOMLDecodeError as error:
        wrong = f"is not valid TOML: {error}"
    except RecursionError:
        wrong = "is not valid TOML: nested too deeply"
    except KeyError as error:
        wrong = f"{error.args[0]} is missing"
    except (TypeError, ValueError, AttributeError, LookupError, ArithmeticError) as error:
        wrong = f"something in it is not what it should be: {error}"
    raise DataFileError(f"{file.name}: {wrong}")
