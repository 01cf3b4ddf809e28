"""The messages of `.po` files, for the checks of the texts."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ecosfera.words.catalogue import BrokenFileError, parsed, text_of

_ENGLISH_NOTE = "English:"


@dataclass(frozen=True, slots=True)
class Message:
    """One message in one language."""

    forms: tuple[str, ...]
    """One text, or one text for each plural form."""
    plural: bool = False
    fuzzy: bool = False
    english: str | None = None
    """The English text it was translated from, taken from its comment."""

    @property
    def translated(self) -> bool:
        """Return whether every form has a text."""
        return bool(self.forms) and all(self.forms)


@dataclass(frozen=True, slots=True)
class PoFile:
    """A `.po` file as the checks read it."""

    plural_forms: int
    """Number of plural forms that the header declares; 0 if it does not."""
    messages: tuple[tuple[str, Message], ...]
    """Ids and messages in the order of the file, without obsolete ones."""


def po_file(path: Path) -> PoFile:
    """Return what is in a file. Raise `BrokenFileError` if it cannot be read."""
    text = text_of(path)
    try:
        return _read(text)
    except BrokenFileError:
        parsed(text, path)  # says which file it is
        raise


@cache
def _read(text: str) -> PoFile:
    """Return what is in the text of a file, which is parsed only once."""
    file = parsed(text, Path(), comments=True)
    promised = re.search(r"nplurals\s*=\s*(\d+)", file.metadata.get("Plural-Forms", ""))
    entries = (entry for entry in file if not entry.obsolete)
    return PoFile(
        int(promised[1]) if promised else 0,
        tuple((entry.msgid, _message(entry)) for entry in entries),
    )


def _message(entry: Any) -> Message:
    """Return the message of a polib entry."""
    english = None
    for line in entry.comment.splitlines():
        if line.startswith(_ENGLISH_NOTE):
            english = line.removeprefix(_ENGLISH_NOTE).strip()
    if entry.msgid_plural:
        forms = tuple(entry.msgstr_plural[index] for index in sorted(entry.msgstr_plural))
    else:
        forms = (entry.msgstr,)
    return Message(forms, bool(entry.msgid_plural), "fuzzy" in entry.flags, english)
