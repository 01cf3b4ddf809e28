"""The searcher's weights, a table in `assets/data`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecosfera import paths
from ecosfera.core.files.data_files import read
from ecosfera.games.baltica.bots.alone import ALONE
from ecosfera.games.baltica.bots.features import NAMES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

FILE = "weights.toml"
HEAD = """\
# The weights of the searching bot: how much each feature of a position (see
# ecosfera/games/baltica/bots/features.py) changes the logarithm of the odds of winning. One table
# per number of rows. build/tune_bots.py fits them to games that the bot plays with itself; with
# several rows, those of level 2 (litter, funded, measures, climate_change) were set by hand. Those
# for one row then went on learning with build/learn.py, together with details.toml. A feature that
# is missing here has the weight 0.
"""


def load_weights(folder: Path | None = None) -> dict[int, list[float]]:
    """Load the weights by number of rows, in the order of `NAMES`.

    Raise `DataFileError` if the file is invalid.
    """
    return read((folder or paths.assets() / "data") / FILE, _weights)


def _weights(tables: dict[str, Any]) -> dict[int, list[float]]:
    """Return the weights of the parsed file."""
    return {
        rows: [float(tables[f"rows_{rows}"].get(name, 0.0)) for name in NAMES]
        for rows in range(1, 5)
    }


def save_weights(weights: Mapping[int, Sequence[float]], folder: Path | None = None) -> None:
    """Write the weights to the file."""
    text = HEAD
    for rows, numbers in sorted(weights.items()):
        text += f"\n[rows_{rows}]\n"
        for name, number in zip(NAMES, numbers, strict=True):
            if rows > 1 and name in ALONE:
                continue
            text += f"{name} = {number!r}\n"
    ((folder or paths.assets() / "data") / FILE).write_text(text, encoding="utf-8")
