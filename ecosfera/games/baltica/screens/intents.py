"""The intents of Ecosfera Baltica, in addition to those of every game."""

from __future__ import annotations

from typing import Final

import pygame

from ecosfera.ui.input.intents import Intent

END_TURN: Final = Intent("end-turn", ("space",), button=pygame.CONTROLLER_BUTTON_X, order=10)
ROWS: Final = Intent("rows", ("o",), button=pygame.CONTROLLER_BUTTON_LEFTSTICK, order=60)
"""Show the rows of all players."""
SEATS: Final = Intent("seats", ("t",), order=70)
"""Choose who plays which row."""
MOVES: Final = tuple(Intent(f"move-{n}", (str(n),), order=150 + n, number=n) for n in range(1, 10))
"""Choose a move of the list by its number."""
INTENTS: Final = (END_TURN, ROWS, SEATS, *MOVES)
