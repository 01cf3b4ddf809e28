"""Who can play: a person, or the computer as one of `GameInfo.teammates`."""

from __future__ import annotations

from typing import Final

PERSON: Final = ""
"""Stands where the id of a computer player would, for a player who is a person."""
