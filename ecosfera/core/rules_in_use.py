"""The rules in use: compiled ones, as in packages, or the source."""

from __future__ import annotations

from ecosfera import __version__

try:
    from ecosfera.core.rng import COMPILED
except ImportError:
    KIND = "missing"
else:
    KIND = "compiled" if COMPILED else "interpreted"


def kind() -> str:
    """Return `compiled` or `interpreted`, or `missing` if the installation is damaged."""
    return KIND


def version() -> str:
    """Return the name and version of the program, and which rules are in use."""
    return f"ecosfera {__version__}, rules {kind()}"
