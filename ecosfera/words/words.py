"""`Words`: finished sentences in one language, by message id, and the nouns that stand in them."""

from __future__ import annotations

import contextlib
import os
import re
from functools import cache
from typing import TYPE_CHECKING, Self

from ecosfera.words.catalogue import BrokenFileError, Catalogue, read
from ecosfera.words.pseudo import pseudo_localised

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

FALLBACK = "en"
"""The language that has all messages."""
FIELD = re.compile(r"\{([A-Za-z_][a-z0-9_]*)(?::([a-z]+))?\}")
"""A field, with the form that its value is to have, if it is a noun and not in its basic form.

With a capital first letter, as in `{Card}` or `{Card:object}`, its value begins with a capital
letter.
"""
NO_BREAK_SPACE = "\u00a0"
PADDED = "padded"
"""The form of a number that has two digits at least, as in `{month:padded}`."""


def fields(text: str) -> set[str]:
    """Return the names of the `{fields}` in a text, in lower case."""
    return {field[1].lower() for field in FIELD.finditer(text)}


class Noun(str):
    """A name in its basic form, which knows its other forms, such as that of an object.

    Each language says which forms there are: the form `object` of the message `<id>` is the message
    `<id>.object` of the language, which English need not have.
    """

    __slots__ = ("_in_form",)
    _in_form: Callable[[str], str | None]

    def __new__(cls, basic: str, in_form: Callable[[str], str | None]) -> Self:
        """Return a noun; `in_form` returns another form by its name, or None if there is none."""
        noun = super().__new__(cls, basic)
        noun._in_form = in_form
        return noun

    def in_form(self, form: str) -> str:
        """Return a form by its name, or the basic form if the language has no such form of it."""
        found = self._in_form(form)
        return str(self) if found is None else found


def languages(folder: Path) -> list[str]:
    """Return the codes of the languages in `folder`, English first, the others sorted."""
    with contextlib.suppress(OSError), os.scandir(folder) as inside:
        found = [entry.name for entry in inside if entry.is_dir() and _has_texts(entry.path)]
        return sorted(found, key=lambda lang: (lang != FALLBACK, lang))
    return []


def _has_texts(folder: str) -> bool:
    """Return whether there is a file of texts in a folder."""
    with contextlib.suppress(OSError), os.scandir(folder) as inside:
        return any(entry.name.endswith(".po") for entry in inside)
    return False


class Words:
    """All messages in one language, falling back to English and then to the message id.

    Ids are `area.kebab-case`; each area is one file `<folder>/<lang>/<area>.po`, read when one of
    its messages is first needed. Invalid or missing files never raise here; `problems` holds one
    sentence for each file that could not be read.

    >>> from ecosfera import paths
    >>> words = Words.load("de", paths.locales())
    >>> words("words.list-last", start="A", item="B")
    'A und B'
    >>> words.list(["A", "B", "C"])
    'A, B und C'
    """

    def __init__(self, lang: str, folder: Path, fallback: Words | None = None) -> None:
        self.lang = lang
        self.folder = folder
        self.problems: list[str] = [] if fallback is None else fallback.problems
        self._fallback = fallback
        self._areas: dict[str, Catalogue | None] = {}
        self._stretch = False

    @classmethod
    def load(cls, lang: str, folder: Path) -> Words:
        """Return the words of a language with English as the fallback; files are read on demand."""
        if lang == FALLBACK:
            return cls(lang, folder)
        words = cls(lang, folder, cls(FALLBACK, folder))
        if not (folder / lang).is_dir():
            words.problems.append(f"There is no language '{lang}' in {folder}: English is used.")
        return words

    def __call__(self, message_id: str, /, **values: object) -> str:
        """Return the sentence of a message, with `values` filled into its fields."""
        return self._finished(self._text(message_id), message_id, values)

    def count(self, message_id: str, n: int, /, **values: object) -> str:
        """Return the sentence of a message for `n` things; `n` also fills the field `{n}`."""
        values["n"] = n
        return self._finished(self._form(message_id, n), message_id, values)

    def noun(self, message_id: str, n: int | None = None, /) -> Noun:
        """Return a name in its basic form; `n`: the form for so many."""
        basic = self(message_id) if n is None else self.count(message_id, n)
        return Noun(basic, lambda form: self._other_form(f"{message_id}.{form}", n))

    def _other_form(self, message_id: str, n: int | None) -> str | None:
        """Return the text of a message that only this language has, or None."""
        catalogue = self._area(message_id.partition(".")[0])
        if catalogue is None:
            return None
        text = None if n is None else catalogue.form(message_id, n)
        text = catalogue.text(message_id) if text is None else text
        return None if text is None else self._finished(text, message_id, {"n": n})

    def has(self, message_id: str, /) -> bool:
        """Return whether the message has a text in this language or in English."""
        return self._text(message_id) is not None

    def list(self, items: Sequence[str], /, *, either: bool = False) -> str:
        """Return the items as a list in this language: "a, b and c"; with `either`, "a, b or c".

        A list of nouns has their forms.
        """
        if not any(isinstance(item, Noun) for item in items):
            return self._listed(items, either=either)

        def in_form(form: str) -> str:
            forms = [item.in_form(form) if isinstance(item, Noun) else item for item in items]
            return self._listed(forms, either=either)

        return Noun(self._listed(items, either=either), in_form)

    def _listed(self, items: Sequence[str], *, either: bool) -> str:
        if len(items) < 2:
            return "".join(items)
        kind = "either" if either else "list"
        *first, last = items
        start = first[0]
        for item in first[1:]:
            start = self(f"words.{kind}-comma", start=start, item=item)
        return self(f"words.{kind}-last", start=start, item=last)

    def number(self, n: int, /) -> str:
        """Return a number from 0 to 999 999, its thousands set apart as in this language.

        Where a space sets them apart, four digits stay together: 5500, 31 000.
        """
        thousands, rest = divmod(n, 1000)
        if not thousands:
            return str(n)
        text = self("words.thousands", thousands=thousands, rest=f"{rest:03}")
        return str(n) if n < 10_000 and NO_BREAK_SPACE in text else text

    def pseudo(self) -> Words:
        """Return a pseudo-localised copy for testing layouts: longer texts, accented letters."""
        words = Words(self.lang, self.folder, self._fallback)
        words._stretch = True
        return words

    def read_all(self) -> None:
        """Read every file of the language now, so that `problems` is complete."""
        for file in sorted((self.folder / self.lang).glob("*.po")):
            self._area(file.stem)
        if self._fallback is not None:
            self._fallback.read_all()

    def preload(self, *areas: str) -> None:
        """Read the files of some areas before their messages are needed."""
        for area in areas:
            self._area(area)

    def _text(self, message_id: str) -> str | None:
        """Return the text of a message before its fields are filled, here or in English."""
        catalogue = self._area(message_id.partition(".")[0])
        text = catalogue.text(message_id) if catalogue is not None else None
        if text is None and self._fallback is not None:
            return self._fallback._text(message_id)
        return text

    def _form(self, message_id: str, n: int) -> str | None:
        """Return the plural form of a message before its fields are filled, here or in English."""
        catalogue = self._area(message_id.partition(".")[0])
        text = None
        if catalogue is not None:
            text = catalogue.form(message_id, n)
            text = catalogue.text(message_id) if text is None else text
        if text is None and self._fallback is not None:
            return self._fallback._form(message_id, n)
        return text

    def _area(self, area: str) -> Catalogue | None:
        """Return the catalogue of an area, or None if there is none.

        A file that cannot be read adds one entry to `problems`.
        """
        if area not in self._areas:
            path = self.folder / self.lang / f"{area}.po"
            self._areas[area] = None
            if path.is_file():
                try:
                    self._areas[area] = read(path)
                except BrokenFileError as error:
                    self.problems.append(str(error))
        return self._areas[area]

    def _finished(self, text: str | None, message_id: str, values: Mapping[str, object]) -> str:
        """Return the text with its fields filled in; a field without a value stays as written."""
        if text is None:
            text = message_id
        if self._stretch:
            text = pseudo_localised(text)
        if "{" not in text:
            return text
        return FIELD.sub(lambda field: _value(field, values), text)


def _value(field: re.Match[str], values: Mapping[str, object]) -> str:
    """Return what stands for a field: its value, or the field itself if there is none.

    The full stop of an abbreviation ends the sentence as well.
    """
    name, form = field[1], field[2]
    value = values.get(name, values.get(name.lower()))
    if value is None:
        return field[0]
    text = value.in_form(form) if form and isinstance(value, Noun) else str(value)
    if text.endswith(".") and field.string.startswith(".", field.end()):
        text = text[:-1]
    return text if name in values else text[:1].upper() + text[1:]


@cache
def own_name(lang: str, folder: Path) -> str:
    """Return the name of a language in itself, such as "Suomi"; its file is read once."""
    return Words.load(lang, folder)("words.language")
