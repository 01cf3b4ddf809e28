"""The additions of the game to the program: intents and cues of its sounds."""

from __future__ import annotations

from typing import Final

import pygame

from ecosfera.ui.input.intents import Intent
from ecosfera.ui.sound import SoundBank

TURN: Final = Intent("end-turn", ("space",), button=pygame.CONTROLLER_BUTTON_X, order=10)
"""Press the large button: that of the table rolls, pays, passes or ends the turn.

`Intent.ACCEPT` presses what has the focus. A bubble or a sheet has a large button of its own.
"""
MOVES: Final = tuple(Intent(f"move-{n}", (str(n),), order=150 + n, number=n) for n in range(1, 10))
"""Choose a move of the list by its number."""
SEATS: Final = Intent("seats", ("t",), order=70)
"""Give a seat to the computer, or take it back."""
INTENTS: Final = (TURN, SEATS, *MOVES)
SOUND_BANK: Final = SoundBank(
    ("bubble", "card", "coin", "shuffle", "step", "page", "drop", "rising", "groan", "chord"),
    variants={"bubble": 2, "card": 3, "step": 2},
)
