"""One `.po` file.

A file as plain as those of this program is read line by line: 12 ms less than with polib for the
menu, and 65 ms less for the table. Every other file is read with polib, which knows all that a
`.po` file can hold and says what is wrong with it, and is compiled in memory for the standard
library's gettext.
"""

from __future__ import annotations

import io
import re
import unicodedata
from codecs import BOM_UTF8
from functools import cache
from gettext import GNUTranslations, c2py
from typing import TYPE_CHECKING, Protocol

import polib  # type: ignore[import-untyped]

from ecosfera.bounded_files import UnusableFileError, read_bounded

if TYPE_CHECKING:
    from collections.abc import Callable
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
_NOT_PLAIN = "\0\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"
"""What sets lines apart besides the newline."""
_COMMENTS = frozenset({"# ", "#.", "#:", "#|", "#"})
"""The beginnings of lines for translators."""
_SINGULAR = ("msgid ", "msgstr ")
_PLURAL = ("Plural-Forms: nplurals=", "; plural=")
"""The beginning of a Plural-Forms line, and what stands between the number and the formula."""
_ESCAPES = {"\\n": "\n", "\\t": "\t", '\\"': '"'}
"""The letters after a backslash in plain files, besides a second one."""
_LINE = r"\(line (\d+)\)(?:: (.+))?"


class BrokenFileError(Exception):
    """A `.po` file cannot be read; the message names the file and says what to do."""


class Translations(Protocol):
    """The messages of a file as a catalogue uses them; both return the id of an unknown message."""

    def gettext(self, message_id: str, /) -> str:
        """Return the text of a message."""

    def ngettext(self, message_id: str, plural_id: str, n: int, /) -> str:
        """Return the plural form of a message for `n`."""


class PlainTranslations:
    """The messages of a plain file, in the manner of gettext."""

    def __init__(
        self, texts: dict[str, str], forms: dict[tuple[str, int], str], plural: Callable[[int], int]
    ) -> None:
        self._texts = texts
        self._forms = forms
        self._plural = plural

    def gettext(self, message_id: str, /) -> str:
        """Return the text of a message."""
        found = self._texts.get(message_id)
        if found is None:
            found = self._forms.get((message_id, self._plural(1)), message_id)
        return found

    def ngettext(self, message_id: str, plural_id: str, n: int, /) -> str:
        """Return the plural form of a message for `n`."""
        del plural_id  # both ids are the same here
        return self._forms.get((message_id, self._plural(n)), message_id)


class Catalogue:
    """The messages of one file, by id."""

    def __init__(self, translations: Translations) -> None:
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
    plain = plain_translations(text_of(path))
    return Catalogue(plain) if plain is not None else _thoroughly_read(path)


def _thoroughly_read(path: Path) -> Catalogue:
    """Return the catalogue of a file that need not be plain."""
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


# -- plain files -----------------------------------------------------------------------------------


def plain_translations(text: str) -> PlainTranslations | None:
    """Return the messages of a plain file in NFC, or None if it has to be read thoroughly.

    It has a header with a Plural-Forms line, and messages of ids and texts: no flags, no obsolete
    messages, no contexts, nothing twice and nothing too long.
    """
    if any(character in text for character in _NOT_PLAIN):
        return None
    texts: dict[str, str] = {}
    forms: dict[tuple[str, int], str] = {}
    entry: list[tuple[str, str]] = []
    apart = False
    for line in text.split("\n"):
        if not line or line[:2] in _COMMENTS:
            apart = True
            continue
        keyword, quote, rest = line.partition('"')
        value = _unquoted(rest)
        if not quote or value is None:
            return None
        if not keyword and entry and not apart:
            entry[-1] = (entry[-1][0], entry[-1][1] + value)
            continue
        apart = False
        if keyword == "msgid " and entry:
            if not _take(entry, texts, forms):
                return None
            entry = []
        entry.append((keyword, value))
    if not entry or not _take(entry, texts, forms):
        return None
    formula = _plural_formula(texts.pop("", ""))
    try:
        return None if formula is None else PlainTranslations(texts, forms, _plural_rule(formula))
    except (ValueError, ArithmeticError, RecursionError):
        return None


def _plural_formula(header: str) -> str | None:
    """Return the formula of the first plain Plural-Forms line of a header, or None."""
    begin, between = _PLURAL
    for line in header.split("\n"):
        number, found, formula = line.removeprefix(begin).partition(between)
        formula = formula.removesuffix(";")
        single = len(number) == 1 and number in "0123456789"
        if line.startswith(begin) and found and single and formula and ";" not in formula:
            return formula
    return None


@cache
def _plural_rule(formula: str) -> Callable[[int], int]:
    """Return the rule of a Plural-Forms line; all files of a language have the same."""
    return _not_one if formula == "(n != 1)" else c2py(formula)


def _not_one(n: int) -> int:
    """Return the form of the commonest rule, which so need not be parsed."""
    return int(n != 1)


def _unquoted(rest: str) -> str | None:
    """Return the text before the quotation mark that ends a line, or None if it is not plain."""
    if not rest.endswith('"'):
        return None
    body = rest[:-1]
    if "\\" not in body:
        return None if '"' in body else body
    # Between two pairs of backslashes, each single one begins one of the escapes.
    parts = []
    for part in body.split("\\\\"):
        rest, plain = part, part
        for escape, letter in _ESCAPES.items():
            rest, plain = rest.replace(escape, ""), plain.replace(escape, letter)
        if "\\" in rest or '"' in rest:
            return None
        parts.append(plain)
    return "\\".join(parts)


def _take(
    entry: list[tuple[str, str]], texts: dict[str, str], forms: dict[tuple[str, int], str]
) -> bool:
    """Take a message into the texts or the forms; return whether it is plain."""
    message_id = entry[0][1]
    if message_id in texts or (message_id, 0) in forms:
        return False
    keywords = tuple(keyword for keyword, _ in entry)
    if keywords == _SINGULAR:
        text = entry[1][1]
        if not _short(message_id, text):
            return False
        if text:
            texts[message_id] = unicodedata.normalize("NFC", text)
        return True
    count = len(entry) - 2
    expected = ("msgid ", "msgid_plural ", *(f"msgstr[{number}] " for number in range(count)))
    if count < 1 or keywords != expected or not message_id:
        return False
    values = [value for _, value in entry[2:]]
    if not all(_short(message_id, value) for value in values):
        return False
    if all(values):
        # Only now: the time it takes grows with the square of the number of accents in a row.
        forms.update(
            {(message_id, n): unicodedata.normalize("NFC", form) for n, form in enumerate(values)}
        )
    return True


def _short(message_id: str, text: str) -> bool:
    """Return whether a text keeps the limits."""
    longest = LONGEST_OF.get(message_id, LONGEST_TEXT)
    if len(text) <= min(longest, LONGEST_WORD):
        return True
    return len(text) <= longest and max(map(len, text.split()), default=0) <= LONGEST_WORD
