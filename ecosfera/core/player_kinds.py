"""Who can play a row: a person, or the computer with one of its characters."""

from __future__ import annotations

from typing import Final

PERSON: Final = ""
"""Stands where a character would, for a row that a person plays."""
CHARACTERS: Final = ("cautious", "bold", "helpful")
"""The characters of `ecosfera.games.baltica.bots.characters`, as they are offered."""
PLAYERS: Final = (PERSON, *CHARACTERS)
