"""Names and kinds of players."""

from __future__ import annotations

import unicodedata
from typing import Final

PERSON: Final = ""
"""Marks a player who is a person, in place of the id of a computer player."""


LONGEST: Final = 40
"""Maximum length of a name, in characters."""
_ROOM: Final = 10
"""Characters of the input that are read for each that may be kept.

The rest is cut off first: the time to normalize grows with the square of the number of accents in a
row.
"""


def clean_name(name: str) -> str:
    """Return a name as it is stored and shown: NFC, on one line, printable, not too long.

    It is empty if it has only spaces, accents and other signs that nobody sees alone.
    """
    name = " ".join(_printable(name[: LONGEST * _ROOM]).split())[:LONGEST].strip()
    seen = any(unicodedata.category(letter)[0] not in "MZ" for letter in name)
    return name if seen else ""


def typed(text: str, longest: int) -> str:
    """Return what a text field takes of a typed or pasted text: NFC, on one line, printable."""
    return _printable(text[: longest * _ROOM])[:longest]


def _printable(text: str) -> str:
    """Return a text in NFC without control characters and line breaks."""
    return "".join(
        letter
        for letter in unicodedata.normalize("NFC", text.replace("\t", " "))
        if unicodedata.category(letter)[0] != "C"
    )
