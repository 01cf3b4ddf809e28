"""`ecosfera check`: check that card data, texts and pictures are complete and consistent."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from ecosfera import paths
from ecosfera.games import all_games
from ecosfera.tools.check.texts import TextFault, check_words
from ecosfera.words import languages
from ecosfera.words.catalogue import BrokenFileError, entries

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

LANGUAGES = ("en", "fi", "de", "sv")
"""Languages the game must have; further folders in `locales` are checked as well."""
PICTURES = (".webp", ".png")
RECORD = "rendered.json"
"""Written by build/art.py: every source of pictures, with the pictures made from it."""
LARGE = ".large"
"""Marks the name of a second, larger picture of a card; without one, the game enlarges the
first."""
PNG_START, PNG_END = b"\x89PNG\r\n\x1a\n", b"IEND\xaeB`\x82"
LISTED = 10
"""Maximum number of missing items of a kind that are named."""


def run() -> int:
    """Print a report; return 1 if there are problems, else 0."""
    reports = [all_games.validate(game_id) for game_id in all_games.ids()]
    problems = [problem for report in reports for problem in report.problems]
    messages = [message for report in reports for message in report.messages]
    problems += text_problems(paths.locales(), messages)
    unfaithful, unused = translation_problems(paths.locales())
    problems += unfaithful
    pictures = [picture for report in reports for picture in report.pictures]
    problems += picture_problems(pictures, paths.assets() / "art")
    lines = [f"problem: {problem}" for problem in problems]
    if unused:
        lines.append(f"warning: never used: {_some(unused)}")
    number = len(_languages(paths.locales()))
    lines += [f"{report.seen}, in {number} languages." for report in reports if report.seen]
    count = "One problem." if len(problems) == 1 else f"{len(problems)} problems."
    lines.append(count if problems else "Everything fits together.")
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if problems else 0


def picture_problems(needed: Sequence[str], art: Path) -> list[str]:
    """Return which pictures are damaged, or missing and replaced by placeholders.

    `needed` are the pictures the games need, as paths in the art folder without suffix.
    """
    problems: list[str] = []
    missing = missing_pictures(needed, art, problems)
    if missing:
        problems.append(f"assets/art: no picture of {_some(missing)}")
    files = [file for file in sorted(art.glob("*/*")) if file.suffix in PICTURES]
    damaged = [file.relative_to(art).as_posix() for file in files if not _whole(file)]
    return [*problems, *(f"assets/art/{name}: is damaged; put it back" for name in damaged)]


def missing_pictures(needed: Sequence[str], art: Path, problems: list[str]) -> list[str]:
    """Return those pictures that do not exist, of the needed ones and all ever rendered."""
    try:
        record = json.loads((art / RECORD).read_text("utf-8"))
        drawn = [name for source in record.values() for name in source["pictures"]]
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        problems.append(f"assets/art/{RECORD}: cannot be read: {error}")
        drawn = []
    stems = (name.rpartition(".")[0] for name in drawn)
    wanted = [*needed, *(name for name in stems if not name.endswith(LARGE))]
    return [
        name
        for name in dict.fromkeys(wanted)
        if not any((art / f"{name}{end}").is_file() for end in PICTURES)
    ]


def _whole(file: Path) -> bool:
    """Return whether a picture begins and ends as its file type requires."""
    try:
        data = file.read_bytes()
    except OSError:
        return False
    if file.suffix == ".png":
        return data.startswith(PNG_START) and data.endswith(PNG_END)
    length = int.from_bytes(data[4:8], "little") + 8
    return (data[:4], data[8:12], len(data)) == (b"RIFF", b"WEBP", length)


def text_problems(folder: Path, needed: Sequence[str]) -> list[str]:
    """Return missing languages and messages.

    English needs the messages `needed`; every other language needs all English messages.
    """
    problems: list[str] = []
    found = {lang: _messages(folder / lang, problems) for lang in _languages(folder)}
    english = found.get("en", set())
    problems += _missing("en", set(needed), english)
    for lang, messages in found.items():
        problems += _missing(lang, english, messages)
    return problems


def translation_problems(folder: Path) -> tuple[list[str], list[str]]:
    """Return problems in the texts (fields, forms, terms …), and the ids of unused messages."""
    told_already = {TextFault.MISSING, TextFault.BROKEN}
    problems, unused = [], []
    for finding in check_words(folder, [paths.PACKAGE, paths.assets() / "data"]):
        if finding.fault is TextFault.UNUSED:
            unused.append(finding.message_id)
        elif finding.fault not in told_already:
            problems.append(f"locales/{finding}")
    return problems, unused


def _languages(folder: Path) -> list[str]:
    """Return the required languages, and those added by others."""
    return [*LANGUAGES, *(lang for lang in languages(folder) if lang not in LANGUAGES)]


def _messages(folder: Path, problems: list[str]) -> set[str]:
    """Return the ids of all messages of a language that have a text."""
    files = sorted(folder.glob("*.po"))
    if not files:
        problems.append(f"{folder}: there are no texts of this language")
    found: set[str] = set()
    for path in files:
        try:
            file = entries(path)
        except BrokenFileError as error:
            problems.append(str(error))
            continue
        for entry in file:
            forms = entry.msgstr_plural.values() if entry.msgid_plural else [entry.msgstr]
            if forms and all(forms):
                found.add(entry.msgid)
    return found


def _missing(lang: str, wanted: set[str], found: set[str]) -> list[str]:
    """Return a problem for each file of a language that lacks messages."""
    lacking: dict[str, list[str]] = {}
    for name in sorted(wanted - found):
        lacking.setdefault(name.partition(".")[0], []).append(name)
    return [
        f"locales/{lang}/{area}.po: no text for {_some(names)}" for area, names in lacking.items()
    ]


def _some(names: list[str]) -> str:
    """Return the first few names and the number of the others."""
    more = f" and {len(names) - LISTED} more" if len(names) > LISTED else ""
    return ", ".join(names[:LISTED]) + more
