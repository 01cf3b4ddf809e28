"""Clean up names given by people or found in files."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 40
"""Maximum length of a name, in characters."""


def clean_name(name: str) -> str:
    """Return a name as it is stored and shown: NFC, on one line, printable, not too long."""
    clean = "".join(
        sign
        for sign in unicodedata.normalize("NFC", name.replace("\t", " "))
        if unicodedata.category(sign)[0] != "C"
    )
    return " ".join(clean.split())[:LONGEST].strip()
