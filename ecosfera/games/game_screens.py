"""How scenes of this game end: what they hand to whoever pushed them."""

from __future__ import annotations

from enum import StrEnum


class MenuChoice(StrEnum):
    """What was chosen in the menu."""

    CONTINUE = "continue"
    NEW = "new"
    SAVES = "saves"
    """The list of saved games."""
    QUIT = "quit"


class TableResult(StrEnum):
    """Why the players left the table."""

    ENDED = "ended"
    """The game is over, and they went on."""
    RESTART = "restart"
    """The same cards again."""
    MENU = "menu"
    """They can continue later."""
    QUIT = "quit"


class PauseChoice(StrEnum):
    """What was chosen in the pause menu."""

    RESUME = "resume"
    RESTART = "restart"
    MENU = "menu"
    QUIT = "quit"


class EndResult(StrEnum):
    """What was chosen at the end of a game."""

    AGAIN = "again"
    """The same cards again."""
    NEW = "new"
    MENU = "menu"
