"""Names that people gave, made fit to be shown: what stands in a file may be anything."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 40
"""Characters of a name."""


def tidy(name: str) -> str:
    """A name as it is kept and shown: NFC, one line, nothing that cannot be seen, not too long."""
    clean = "".join(
        sign
        for sign in unicodedata.normalize("NFC", name.replace("\t", " "))
        if unicodedata.category(sign)[0] != "C"
    )
    return " ".join(clean.split())[:LONGEST].strip()
