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
BUY: Final = Intent("buy", ("b",), order=141)
"""Buy the territory on which the pawn stands."""
EXCHANGE: Final = Intent("exchange", ("e",), order=142)
HAND_IN: Final = Intent("hand-in", ("c",), order=143)
"""Hand in credits."""
OFFERS: Final = tuple(
    Intent(f"offer-{n}", (key,), order=143 + n) for n, key in enumerate(("o", "p", "k"), 1)
)
"""Make an offer to the next player, the one after, and the third."""
MORE: Final = Intent("more-moves", ("0",), order=149)
"""Turn the page of the list of moves."""
MOVES: Final = tuple(Intent(f"move-{n}", (str(n),), order=150 + n, number=n) for n in range(1, 10))
"""Choose a move of the list by its number."""
SEATS: Final = Intent("seats", ("t",), order=70)
"""Give a seat to the computer, or take it back."""
LINES: Final = (BUY, EXCHANGE, HAND_IN, *OFFERS, MORE, *MOVES)
"""Choose a line of the list of moves."""
LETTERS: Final = frozenset({BUY, EXCHANGE, HAND_IN, *OFFERS})
"""Those that stand for the same move in every turn."""
INTENTS: Final = (TURN, SEATS, *LINES)
SOUND_BANK: Final = SoundBank(
    ("bubble", "card", "coin", "shuffle", "step", "page", "drop", "rising", "groan", "chord"),
    variants={"bubble": 2, "card": 3, "step": 2},
)
