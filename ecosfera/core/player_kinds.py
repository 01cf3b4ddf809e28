"""The kinds of players: a person, or the computer as one of `GameInfo.teammates`."""

from __future__ import annotations

from typing import Final

PERSON: Final = ""
"""Marks a player who is a person, in place of the id of a computer player."""
