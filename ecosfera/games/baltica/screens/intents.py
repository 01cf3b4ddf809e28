"""What keys and pad buttons mean in Ecosfera Baltica besides what they always mean."""

from __future__ import annotations

from typing import Final

import pygame

from ecosfera.ui.input.intents import Intent

END_TURN: Final = Intent("end-turn", ("space",), button=pygame.CONTROLLER_BUTTON_X, order=10)
ROWS: Final = Intent("rows", ("o",), button=pygame.CONTROLLER_BUTTON_LEFTSTICK, order=60)
"""Shows the rows of all players."""
SEATS: Final = Intent("seats", ("t",), order=70)
"""Opens the choice of who plays which row."""
MOVES: Final = tuple(Intent(f"move-{n}", (str(n),), order=150 + n, number=n) for n in range(1, 10))
"""The moves of the list, by their numbers."""
INTENTS: Final = (END_TURN, ROWS, SEATS, *MOVES)
