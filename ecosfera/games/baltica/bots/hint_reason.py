"""Why an action is a good idea: a short code with its particulars.

Each code has a sentence `hint.<code>` in `locales/<lang>/hint.po`; the fields of
`HintReason` fill it.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HintReason:
    """One reason for an action: a short code, and what it is about."""

    code: str
    cards: tuple[int, ...] = ()
    habitats: tuple[int, ...] = ()
    elements: tuple[int, ...] = ()
    player: int | None = None
    chance: tuple[int, int] | None = None
    """So many of so many cards: "2 in 5"."""
