"""The additions of the game to the program: intents, cues of its sounds, settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, get_args

import pygame

from ecosfera.games.baltica.info import INFO, SUGGESTIONS, WARNINGS
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.sound import SoundBank

if TYPE_CHECKING:
    from ecosfera.ui.settings import Settings


END_TURN: Final = Intent("end-turn", ("space",), button=pygame.CONTROLLER_BUTTON_X, order=10)
ROWS: Final = Intent("rows", ("o",), button=pygame.CONTROLLER_BUTTON_LEFTSTICK, order=60)
"""Show the rows of all players."""
SEATS: Final = Intent("seats", ("t",), order=70)
"""Choose who plays which row."""
PACE: Final = Intent("pace", ("p",), order=75)
"""Change the pace of the computer players."""
MUSIC: Final = Intent("music", ("b",), order=112)
"""Turn the music on or off."""
MOVES: Final = tuple(Intent(f"move-{n}", (str(n),), order=150 + n, number=n) for n in range(1, 10))
"""Choose a move of the list by its number."""
INTENTS: Final = (END_TURN, ROWS, SEATS, PACE, MUSIC, *MOVES)


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
    CUES,
    variants={"bubble": 2, "card": 3},
    ambience=("sea-murky", "sea-clear"),
    music=("music-deep", "music-middle", "music-high"),
)


def warnings_wanted(settings: Settings) -> bool:
    """Return whether moves with bad consequences must be confirmed."""
    return settings.of_game(INFO.id, WARNINGS.key, default=WARNINGS.default)


def suggestions_wanted(settings: Settings) -> bool:
    """Return whether what is clearly good to do is shown unasked."""
    return settings.of_game(INFO.id, SUGGESTIONS.key, default=SUGGESTIONS.default)
