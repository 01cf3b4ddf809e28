"""The sounds of the game, named by cues."""

from __future__ import annotations

from typing import Final, Literal, get_args

from ecosfera.ui.sound import SoundBank

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
SOUND_BANK: Final = SoundBank(
    CUES, variants={"bubble": 2, "card": 3}, ambience=("sea-murky", "sea-clear")
)
