"""Check that the texts are complete and consistent, for `ecosfera check` and the tests."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from dataclasses import dataclass, field
from enum import StrEnum
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

from ecosfera.tools.check.message_ids import used_ids
from ecosfera.tools.check.po_files import Message, po_file
from ecosfera.words.catalogue import BrokenFileError
from ecosfera.words.words import FALLBACK, FIELD, PADDED, fields, languages

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

TERMS_FILE = "terms.toml"
SOFT_HYPHEN = "\u00ad"
FIXED_SPACE = "\u00a0"
_FORMS_BETWEEN = " / "


class TextFault(StrEnum):
    """The kinds of faults of a text."""

    BROKEN = "broken"
    """The file cannot be read."""
    MISSING = "missing"
    """In English, but not in this language."""
    UNKNOWN = "unknown"
    """Used by the program, but not in English."""
    UNUSED = "unused"
    """Never used by the program."""
    EXTRA = "extra"
    """In this language, but not in English."""
    TWICE = "twice"
    FIELDS = "fields"
    """The `{fields}` differ from those of the English text."""
    FORMS = "forms"
    """There are too few or too many plural forms."""
    CASES = "cases"
    """A form of nouns is used but not given, or given for some of its nouns only."""
    SPELLING = "spelling"
    """Not NFC, control characters, or superfluous spaces."""
    STALE = "stale"
    """The English text has changed since the translation, or the text is marked fuzzy."""
    ENGLISH = "english"
    """Identical to the English text."""
    TERM = "term"
    """Lacks the term of the game, or uses a word that is not allowed."""
    TERMS = "terms"
    """The list of terms, or one of its entries, is invalid."""


@dataclass(frozen=True, slots=True)
class TextFinding:
    """One thing to fix."""

    fault: TextFault
    lang: str
    message_id: str
    """Id of the message; empty if the finding concerns a whole file."""
    text: str

    def __str__(self) -> str:
        """Return one line that says where and what is wrong."""
        if not self.message_id:
            return self.text
        area = self.message_id.partition(".")[0]
        return f"{self.lang}/{area}.po: {self.message_id}: {self.text}"


@dataclass(slots=True)
class Language:
    """All messages of a language, and the findings about its files."""

    lang: str
    messages: dict[str, Message] = field(default_factory=dict)
    plural_forms: dict[str, int] = field(default_factory=dict)
    """Number of plural forms that the header of each area declares."""
    findings: list[TextFinding] = field(default_factory=list)


def check_words(locales: Path, sources: Iterable[Path] = ()) -> list[TextFinding]:
    """Return everything that is wrong with the texts in `locales`.

    `sources` are folders with the program's `.py` and data files, which are searched for message
    ids. Without them no text is reported as unused or unknown.
    """
    loaded = {lang: read_language(lang, locales) for lang in languages(locales)}
    english = loaded.pop(FALLBACK, Language(FALLBACK))
    terms, same, faults = _read_terms(locales / TERMS_FILE)
    findings = [*faults, *english.findings]
    for message_id, message in english.messages.items():
        findings += _own_faults(FALLBACK, message_id, message, english)
    applying = _applying(terms, english)
    for lang, language in loaded.items():
        findings += language.findings
        findings += _compared(lang, language, english, same)
        findings += _case_faults(lang, language, english)
        findings += _term_faults(lang, language, terms, applying)
    folders = list(sources)
    if folders:
        findings += _use_faults(english, folders, locales)
    return findings


def read_language(lang: str, locales: Path) -> Language:
    """Read all messages of a language."""
    language = Language(lang)
    for path in sorted((locales / lang).glob("*.po")):
        try:
            file = po_file(path)
        except BrokenFileError as error:
            language.findings.append(TextFinding(TextFault.BROKEN, lang, "", str(error)))
            continue
        language.plural_forms[path.stem] = file.plural_forms
        for name, message in file.messages:
            if name in language.messages:
                language.findings.append(
                    TextFinding(TextFault.TWICE, lang, name, "stands there twice")
                )
            elif name.partition(".")[0] != path.stem:
                text = f"stands in {path.name}, where it is never looked for"
                language.findings.append(TextFinding(TextFault.UNUSED, lang, name, text))
            language.messages[name] = message
    return language


def noted(forms: Iterable[str]) -> str:
    """Return English texts on one line, as the comment of a translation records them."""
    return _FORMS_BETWEEN.join(forms).replace("\n", " ")


# -- single texts ----------------------------------------------------------------------------------


def _own_faults(
    lang: str, name: str, message: Message, language: Language
) -> Iterator[TextFinding]:
    """Yield the faults of a text by itself."""
    if not message.translated:
        yield TextFinding(TextFault.MISSING, lang, name, "has no text")
    promised = language.plural_forms.get(name.partition(".")[0])
    if message.plural and len(message.forms) != promised:
        text = f"has {len(message.forms)} plural forms, the header promises {promised}"
        yield TextFinding(TextFault.FORMS, lang, name, text)
    for form in message.forms:
        wrong = _spelling(form)
        if wrong:
            yield TextFinding(TextFault.SPELLING, lang, name, wrong)


def _spelling(text: str) -> str | None:
    """Return what is wrong with the characters of a text, or None."""
    if text != unicodedata.normalize("NFC", text):
        return "is not in the normal form NFC"
    bare = text.replace(SOFT_HYPHEN, "").replace(FIXED_SPACE, " ")
    if not bare.replace("\n", "").isprintable():
        return "has a character that cannot be printed"
    if text != text.strip() or "  " in bare:
        return "has spaces too many"
    if re.search(r"(^|\W)\u00ad|\u00ad(\W|$)", text):
        return "has a soft hyphen that is not inside a word"
    if bare.count("{") != len(FIELD.findall(bare)):
        return "has a field that is not written {like_this}"
    return None


# -- comparison with English -----------------------------------------------------------------------


def _compared(
    lang: str, language: Language, english: Language, same: list[str]
) -> Iterator[TextFinding]:
    """Yield the faults of a language compared with English."""
    for name in english.messages:
        if name not in language.messages:
            yield TextFinding(TextFault.MISSING, lang, name, "is missing")
    for name, message in language.messages.items():
        original = english.messages.get(name)
        if original is None and _base(name) in english.messages:
            yield from _own_faults(lang, name, message, language)
            continue
        if original is None:
            yield TextFinding(
                TextFault.EXTRA, lang, name, "is not in English, so it is never shown"
            )
            continue
        yield from _own_faults(lang, name, message, language)
        if not message.translated:
            continue
        yield from _faithful(lang, name, message, original)
        if message.fuzzy:
            yield TextFinding(
                TextFault.STALE,
                lang,
                name,
                "is marked fuzzy, so English is shown; correct it and delete the mark",
            )
        elif message.english not in (None, noted(original.forms)):
            text = (
                f"is translated from a text that has changed: “{original.forms[-1]}”; "
                "run build/texts.py, then correct the translation"
            )
            yield TextFinding(TextFault.STALE, lang, name, text)
        alike = _says_the_same(message, original)
        if alike and not any(fnmatchcase(name, pattern) for pattern in same):
            yield TextFinding(TextFault.ENGLISH, lang, name, f"is English: “{message.forms[-1]}”")


def _base(name: str) -> str:
    """Return the id of the message of which this may be another form."""
    return name.rpartition(".")[0]


def _case_faults(lang: str, language: Language, english: Language) -> Iterator[TextFinding]:
    """Yield forms of nouns that are used but not given, or not given for all nouns of a kind."""
    given: dict[tuple[str, str], set[str]] = {}
    for name in language.messages.keys() - english.messages.keys():
        base, _, form = name.rpartition(".")
        if base in english.messages:
            given.setdefault((_kind(base), form), set()).add(base)
    kinds: dict[str, set[str]] = {}
    for name in english.messages:
        kinds.setdefault(_kind(name), set()).add(name)
    for (kind, form), bases in sorted(given.items()):
        for base in sorted(kinds[kind] - bases):
            text = f"has no form “{form}”, other than its neighbours; add {base}.{form}"
            yield TextFinding(TextFault.CASES, lang, base, text)
    forms = {PADDED, *(form for _, form in given)}
    for name, message in language.messages.items():
        used = {field[2] for text in message.forms for field in FIELD.finditer(text) if field[2]}
        for form in sorted(used - forms):
            yield TextFinding(TextFault.CASES, lang, name, f"asks for a form “{form}” of no noun")


def _kind(name: str) -> str:
    """Return what all nouns of a kind have in common in their ids."""
    return _base(name) if name.count(".") > 1 else name


def _faithful(lang: str, name: str, message: Message, original: Message) -> Iterator[TextFinding]:
    """Yield differences from English in fields and plural forms."""
    if message.plural != original.plural:
        kind = "has plural forms" if message.plural else "has no plural forms"
        yield TextFinding(TextFault.FORMS, lang, name, f"{kind}, other than in English")
        return
    allowed = set().union(*map(fields, original.forms))
    # "One habitat to go" needs no {n}; only the last form, the plural, must have every field.
    needed = fields(original.forms[-1])
    for form in message.forms:
        found = fields(form)
        for extra in sorted(found - allowed):
            yield TextFinding(
                TextFault.FIELDS, lang, name, f"has {{{extra}}}, which nobody fills in"
            )
        if form is message.forms[-1]:
            for lost in sorted(needed - found):
                yield TextFinding(TextFault.FIELDS, lang, name, f"lacks {{{lost}}}")


def _says_the_same(message: Message, original: Message) -> bool:
    """Return whether a text with letters in it is the same as the English one."""
    mine, theirs = _bare(message.forms[-1]), _bare(original.forms[-1])
    return mine == theirs and any(letter.isalpha() for letter in FIELD.sub("", mine))


def _bare(text: str) -> str:
    """Return the text without soft hyphens and with ordinary spaces."""
    return text.replace(SOFT_HYPHEN, "").replace(FIXED_SPACE, " ")


# -- terms -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Term:
    """A term of the game: where English has it, a translation must contain one of its stems."""

    english: re.Pattern[str]
    stems: Mapping[str, list[str]]
    never: Mapping[str, list[str]]
    """Words that must not be used for it, with or without the English term."""
    exempt: tuple[str, ...]
    only: tuple[str, ...] = ("*",)
    """Patterns of the messages it is a term in."""

    def counts_in(self, name: str) -> bool:
        """Return whether a message has to use the term."""
        return any(fnmatchcase(name, p) for p in self.only) and not any(
            fnmatchcase(name, p) for p in self.exempt
        )


def _read_terms(path: Path) -> tuple[list[Term], list[str], list[TextFinding]]:
    """Return the terms, the patterns of messages allowed to equal English, and the findings."""
    if not path.is_file():
        return [], [], []
    try:
        table = tomllib.loads(path.read_bytes().decode("utf-8-sig"))
        same = [*map(str, table.get("same_as_english", ()))]
        listed = [*table.get("term", ())]
    except (OSError, ValueError, TypeError, RecursionError) as error:
        return [], [], [_terms_fault(f"cannot be used: {error}")]
    terms, faults = [], []
    for number, entry in enumerate(listed, 1):
        try:
            terms.append(_term(entry))
        except (re.error, KeyError, TypeError, AttributeError) as error:
            text = f"{error.args[0]} is missing" if isinstance(error, KeyError) else str(error)
            faults.append(_terms_fault(f"term {number}: {text}"))
    return terms, same, faults


def _term(entry: dict[str, Any]) -> Term:
    """Return a term from its entry in the file."""
    term = Term(
        re.compile(rf"\b(?:{entry['english']})\b", re.IGNORECASE),
        entry.get("stems", {}),
        entry.get("never", {}),
        tuple(map(str, entry.get("exempt", ()))),
        tuple(map(str, entry.get("only", ("*",)))),
    )
    for lists in (term.stems, term.never):
        for lang, words in lists.items():
            if not isinstance(words, list):
                raise TypeError(f"{lang} must have a list of words in square brackets")
            for word in words:
                re.compile(word)
    return term


def _terms_fault(text: str) -> TextFinding:
    return TextFinding(TextFault.TERMS, FALLBACK, "", f"{TERMS_FILE}: {text}")


def _applying(terms: list[Term], english: Language) -> dict[str, set[int]]:
    """Return, for each message, the numbers of the terms that its English text has."""
    sources = {
        name: FIELD.sub("", _bare(message.forms[-1])) for name, message in english.messages.items()
    }
    return {
        name: {
            number
            for number, term in enumerate(terms)
            if term.english.search(source) and term.counts_in(name)
        }
        for name, source in sources.items()
    }


def _term_faults(
    lang: str, language: Language, terms: list[Term], applying: Mapping[str, set[int]]
) -> Iterator[TextFinding]:
    """Yield texts that do not use the terms of the game."""
    listed = [
        (
            number,
            term.stems.get(lang, []),
            [(word, re.compile(rf"\b{word}")) for word in term.never.get(lang, ())],
        )
        for number, term in enumerate(terms)
    ]
    for name, message in language.messages.items():
        numbers = applying.get(name)
        if numbers is None or not message.translated:
            continue
        mine = _bare(message.forms[-1]).lower()
        for number, stems, never in listed:
            if stems and number in numbers and not any(stem in mine for stem in stems):
                text = f"lacks the term “{'” or “'.join(stems)}”: “{message.forms[-1]}”"
                yield TextFinding(TextFault.TERM, lang, name, text)
            for word, pattern in never:
                if pattern.search(mine):
                    yield TextFinding(
                        TextFault.TERM, lang, name, f"says “{word}”, which is not the term"
                    )


# -- use in the program ----------------------------------------------------------------------------


def _use_faults(english: Language, folders: list[Path], locales: Path) -> Iterator[TextFinding]:
    """Yield messages that the program uses but English lacks, and unused ones."""
    uses = used_ids(folders, english.plural_forms, without=locales)
    for name, where in uses.ids.items():
        if name not in english.messages:
            yield TextFinding(
                TextFault.UNKNOWN, FALLBACK, name, f"is used in {where}, but has no text"
            )
    for pattern, where in uses.patterns.items():
        if not any(re.fullmatch(pattern, name) for name in english.messages):
            text = f"is used in {where}, but no text has such an id"
            yield TextFinding(TextFault.UNKNOWN, FALLBACK, pattern, text)
    for call in uses.calls:
        message = english.messages.get(call.message_id)
        if message is not None:
            for lost in sorted(fields(message.forms[-1]) - call.values):
                text = f"has {{{lost}}}, but is said without it in {call.where}"
                yield TextFinding(TextFault.FIELDS, FALLBACK, call.message_id, text)
    for name in english.messages:
        if not uses.uses(name):
            yield TextFinding(TextFault.UNUSED, FALLBACK, name, "is never used")
