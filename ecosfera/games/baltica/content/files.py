"""Reading the TOML files of the card data."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any, NamedTuple

from ecosfera.games.baltica.content.problems import ContentError, Problem

if TYPE_CHECKING:
    from pathlib import Path

SPECIES_FILE = "species.toml"
POLICIES_FILE = "policies.toml"


class Tables(NamedTuple):
    """The parsed files, not looked at yet."""

    species: dict[str, Any]
    policies: dict[str, Any]


def read_tables(folder: Path) -> Tables:
    """The parsed card data of a folder. ContentError names each file that cannot be read."""
    problems: list[Problem] = []
    parsed = [read_table(folder / name, problems) for name in (SPECIES_FILE, POLICIES_FILE)]
    if problems:
        raise ContentError(problems)
    return Tables(*parsed)


def read_table(path: Path, problems: list[Problem]) -> dict[str, Any]:
    """The parsed file; if there is none, an empty table and one more problem."""
    try:
        return tomllib.loads(path.read_bytes().decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        message = f"is not UTF-8 text (from byte {error.start} on); save it as UTF-8"
    except tomllib.TOMLDecodeError as error:
        message = f"is not valid TOML: {error}"
    except RecursionError:
        message = "is not valid TOML: nested too deeply"
    except OSError as error:
        message = f"cannot be read: {error.strerror} ({path})"
    problems.append(Problem(path.name, "", "", message))
    return {}
