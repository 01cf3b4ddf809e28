"""Which rules the program plays by: compiled ones, as in packages, or the source."""

from __future__ import annotations

from ecosfera import __version__


def kind() -> str:
    """Return `compiled` or `interpreted`, or `missing` if the installation is damaged."""
    try:
        from ecosfera.core.rng import COMPILED  # noqa: PLC0415 (it may be missing)
    except ImportError:
        return "missing"
    return "compiled" if COMPILED else "interpreted"


def version() -> str:
    """Return the name and version of the program, and which rules are in use."""
    return f"ecosfera {__version__}, rules {kind()}"
