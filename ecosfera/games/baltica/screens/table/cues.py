"""The names of all sounds of the game. A cue is played by name through the context."""

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
"""What each cue is for, in order: a button, a moving card, a turning token, a shuffled deck, a
policy card, a pressure card, an impact taken back, an impact placed, each restored habitat, all
six."""

CUES: Final[tuple[Cue, ...]] = get_args(Cue)
"""All cues, the most important ones last."""
VARIANTS: Final[dict[Cue, int]] = {"bubble": 2, "card": 3}
"""Number of alternating sounds of a cue, if it has several: `card-1`, `card-2` …"""
AMBIENCE: Final = "ambience"
"""The sound of the sea, which always plays; not a cue."""


def names(cue: Cue) -> tuple[str, ...]:
    """Return the sounds of a cue; their files are `assets/sound/<name>.wav`."""
    variants = VARIANTS.get(cue, 1)
    return tuple(f"{cue}-{n}" for n in range(1, variants + 1)) if variants > 1 else (cue,)


def all_names() -> list[str]:
    """Return the sounds of all cues and the ambience."""
    return [*(name for cue in CUES for name in names(cue)), AMBIENCE]
