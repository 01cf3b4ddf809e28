"""The searcher's weights: a small table in `assets/data`, set by hand and chosen by playing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecosfera import paths
from ecosfera.core.data_files import read
from ecosfera.games.baltica.bots.features import NAMES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

FILE = "weights.toml"
HEAD = """\
# What the searching bot believes: how much each number that describes a position (see
# ecosfera/games/baltica/bots/features.py) says about winning, as logarithms of odds. One table per
# number of rows. Set by hand and chosen by playing; build/tune_bots.py can propose others. A name
# that is missing here weighs nothing.
"""


def load_weights(folder: Path | None = None) -> dict[int, list[float]]:
    """The weights for each number of rows, in the order of `NAMES`. DataFileError if damaged."""
    return read((folder or paths.assets() / "data") / FILE, _weights)


def _weights(tables: dict[str, Any]) -> dict[int, list[float]]:
    """The weights of the parsed file."""
    return {
        rows: [float(tables[f"rows_{rows}"].get(name, 0.0)) for name in NAMES]
        for rows in range(1, 5)
    }


def save_weights(weights: Mapping[int, Sequence[float]], folder: Path | None = None) -> None:
    """Writes the table anew."""
    text = HEAD
    for rows, numbers in sorted(weights.items()):
        text += f"\n[rows_{rows}]\n"
        for name, number in zip(NAMES, numbers, strict=True):
            text += f"{name} = {number!r}\n"
    ((folder or paths.assets() / "data") / FILE).write_text(text, encoding="utf-8")
