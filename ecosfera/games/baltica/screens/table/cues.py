"""Cues: what can be heard, by name. Whoever has something to be heard says a cue to the context."""

from __future__ import annotations

from typing import Final, Literal, get_args

Cue = Literal[
    "bubble",
    "card",
    "coin",
    "shuffle",
    "page",
    "drop",
    "rising",
    "groan",
    "chime-ice",
    "chime-mud",
    "chime-river",
    "chime-rock",
    "chime-open_water",
    "chime-coast",
    "chord",
]
"""A button; a card moves; a token turns; a deck is shuffled; a policy card; a pressure card; an
impact goes; an impact comes; each habitat is restored; all six are."""

CUES: Final[tuple[Cue, ...]] = get_args(Cue)
"""All of them, the ones that matter most at the end."""
VARIANTS: Final[dict[Cue, int]] = {"bubble": 2, "card": 3}
"""How many sounds a cue has that take turns, if it has several: `card-1`, `card-2` …"""
AMBIENCE: Final = "ambience"
"""The sound of the sea, always there: no cue."""


def names(cue: Cue) -> tuple[str, ...]:
    """The sounds of a cue: their files are `assets/sound/<name>.wav`."""
    variants = VARIANTS.get(cue, 1)
    return tuple(f"{cue}-{n}" for n in range(1, variants + 1)) if variants > 1 else (cue,)


def all_names() -> list[str]:
    """The sounds of all cues, and the ambience."""
    return [*(name for cue in CUES for name in names(cue)), AMBIENCE]
