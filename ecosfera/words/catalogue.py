"""One `.po` file: polib reads it and says what is wrong with it, gettext looks up its messages."""

from __future__ import annotations

import io
import re
import unicodedata
from codecs import BOM_UTF8
from gettext import GNUTranslations
from typing import TYPE_CHECKING

import polib  # type: ignore[import-untyped]

from ecosfera.bounded_files import UnusableFileError, read_bounded

if TYPE_CHECKING:
    from pathlib import Path


LARGEST = 1 << 20
"""Maximum size of a file in bytes; the largest one has 50 000."""
LONGEST_TEXT = 2000
"""Maximum length of a text; what is longer fits on no screen, and fitting it would take minutes."""
LONGEST_WORD = 80
"""Maximum length of a part of a text without a space."""
LONGEST_OF = {"words.language": 40}
"""Maximum length of single texts by id."""
_UNREADABLE = (OSError, ValueError, LookupError, ArithmeticError, AttributeError, TypeError)
"""Exceptions that polib and gettext raise for invalid files."""
_ASIDE = r"(?m)^#[.: |].*$"
"""Comment lines for translators. They are half of a file, and skipping them halves polib's time."""
_LINE = r"\(line (\d+)\)(?:: (.+))?"


class BrokenFileError(Exception):
    """A `.po` file cannot be read; the message names the file and says what to do."""


class Catalogue:
    """The messages of one file, by id."""

    def __init__(self, translations: GNUTranslations) -> None:
        self._translations = translations

    def text(self, message_id: str) -> str | None:
        """Return the text of a message (the singular if it has plural forms), or None."""
        try:
            found = self._translations.gettext(message_id)
        except ArithmeticError:  # a Plural-Forms line that fails for one thing
            return None
        return self.form(message_id, 1) if found == message_id else found

    def form(self, message_id: str, n: int) -> str | None:
        """Return the plural form of a message for `n`, or None if it has no plural forms."""
        try:
            found = self._translations.ngettext(message_id, message_id, n)
        except ArithmeticError:  # a Plural-Forms line that fails for this very number
            return None
        return None if found == message_id else found


def text_of(path: Path) -> str:
    """Return the content of a file. Raise `BrokenFileError` if it cannot be read."""
    try:
        return read_bounded(path, LARGEST).removeprefix(BOM_UTF8).decode()
    except UnicodeDecodeError as error:
        raise BrokenFileError(
            f"{path}: not UTF-8 text (from byte {error.start} on). Save the file as UTF-8."
        ) from None
    except UnusableFileError as error:
        raise BrokenFileError(f"{error}.") from None


def entries(path: Path, *, comments: bool = False) -> polib.POFile:
    """Return the entries of a file. Raise `BrokenFileError` if it cannot be read."""
    return parsed(text_of(path), path, comments=comments)


def parsed(text: str, path: Path, *, comments: bool = False) -> polib.POFile:
    """Return the entries of the text of a file. Raise `BrokenFileError` if it is invalid."""
    try:
        file = polib.pofile(text if comments else re.sub(_ASIDE, "", text), encoding="utf-8")
    except _UNREADABLE as error:
        found = re.search(_LINE, str(error))
        where = f", line {found[1]}" if found else ""
        what = found[2] if found and found[2] else "this is not how a .po file is written"
        raise BrokenFileError(
            f"{path}{where}: {what}. Mend the line, or put the file back as it came."
        ) from None
    for entry in file:
        _check_length(path, entry)
    return file


def _check_length(path: Path, entry: polib.POEntry) -> None:
    """Raise `BrokenFileError` if a text of an entry is far longer than any screen can show."""
    longest = LONGEST_OF.get(entry.msgid, LONGEST_TEXT)
    for text in (entry.msgstr, *entry.msgstr_plural.values()):
        if len(text) > longest:
            raise BrokenFileError(
                f"{path}, line {entry.linenum}: the text of {entry.msgid[:80]} has more than "
                f"{longest} letters. Shorten it."
            )
        if len(text) > LONGEST_WORD and max(map(len, text.split()), default=0) > LONGEST_WORD:
            raise BrokenFileError(
                f"{path}, line {entry.linenum}: the text of {entry.msgid[:80]} has a word of more "
                f"than {LONGEST_WORD} letters. Break it with a space."
            )


def read(path: Path) -> Catalogue:
    """Return the catalogue of a file with all texts in NFC.

    Raise `BrokenFileError` if the file cannot be read.
    """
    file = entries(path)
    for entry in file:
        entry.msgstr = unicodedata.normalize("NFC", entry.msgstr)
        for index, form in entry.msgstr_plural.items():
            entry.msgstr_plural[index] = unicodedata.normalize("NFC", form)
    file.metadata["Content-Type"] = "text/plain; charset=UTF-8"
    try:
        return Catalogue(GNUTranslations(io.BytesIO(file.to_binary())))
    except _UNREADABLE as error:
        raise BrokenFileError(
            f"{path}: the header (the lines of the first message) is damaged: {error}. "
            "Copy it from another file of this language."
        ) from None
