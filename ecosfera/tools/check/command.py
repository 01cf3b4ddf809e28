"""`ecosfera check`: check that card data, texts and pictures are complete and consistent."""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ecosfera import paths
from ecosfera.games import all_games
from ecosfera.tools.arguments import Parser
from ecosfera.tools.check.po_files import po_file
from ecosfera.tools.check.texts import TextFault, check_words
from ecosfera.words import languages
from ecosfera.words.catalogue import BrokenFileError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

LANGUAGES = ("en", "da", "de", "et", "fi", "it", "lt", "lv", "pl", "ru", "sv")
"""The languages that must be complete, for `check`, the self-check and the tests.

A language that is not listed may be unfinished.
"""
PICTURES = (".webp", ".png")
RECORD = "rendered.json"
"""Written by build/art.py: every source of pictures, with the pictures made from it."""
LARGE = ".large"
"""Marks the name of a second, larger picture of a card; without one, the game enlarges the
first."""
PNG_START, PNG_END = b"\x89PNG\r\n\x1a\n", b"IEND\xaeB`\x82"
LISTED = 10
"""Maximum number of missing items of a kind that are named without `--all`."""


def main(arguments: Sequence[str]) -> int:
    """Print a report; return 1 if there are problems, else 0."""
    parser = Parser(prog="ecosfera check", description=__doc__)
    parser.add_argument("--all", action="store_true", help="name everything that is missing")
    everything: bool = parser.parse_args(arguments).all
    return run(everything=everything)


def run(*, everything: bool = False) -> int:
    """Print a report; return 1 if there are problems, else 0.

    Long lists of names are shortened unless `everything` is wanted.
    """
    reports = [all_games.validate(game_id) for game_id in all_games.ids()]
    problems = [problem for report in reports for problem in report.problems]
    messages = [message for report in reports for message in report.messages]
    problems += text_problems(paths.locales(), messages, everything=everything)
    texts = translation_report(paths.locales())
    problems += texts.problems
    pictures = [picture for report in reports for picture in report.pictures]
    problems += picture_problems(pictures, paths.assets() / "art", everything=everything)
    lines = [f"problem: {problem}" for problem in problems]
    lines += [f"warning: {warning}" for warning in texts.warnings]
    if texts.unused:
        lines.append(f"warning: never used: {_some(texts.unused, everything=everything)}")
    lines += language_states(paths.locales(), texts.stale)
    for report in reports:
        in_languages = f", in {len(LANGUAGES)} languages" if report.messages else ""
        lines += [f"{report.seen}{in_languages}."] if report.seen else []
    count = "One problem." if len(problems) == 1 else f"{len(problems)} problems."
    lines.append(count if problems else "Everything fits together.")
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if problems else 0


def picture_problems(needed: Sequence[str], art: Path, *, everything: bool = False) -> list[str]:
    """Return which pictures are damaged, or missing and replaced by placeholders.

    `needed` are the pictures the games need, as paths in the art folder without suffix.
    """
    problems: list[str] = []
    missing = missing_pictures(needed, art, problems)
    if missing:
        problems.append(f"assets/art: no picture of {_some(missing, everything=everything)}")
    files = [file for file in sorted(art.rglob("*")) if file.suffix in PICTURES]
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
    listed = [*needed, *(name for name in stems if not name.endswith(LARGE))]
    return [
        name
        for name in dict.fromkeys(listed)
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


def text_problems(folder: Path, needed: Sequence[str], *, everything: bool = False) -> list[str]:
    """Return which of the `LANGUAGES`, and which of their messages, are missing.

    English needs the messages `needed`; every other language needs all English messages.
    """
    problems: list[str] = []
    found = {lang: _messages(folder / lang, problems) for lang in LANGUAGES}
    english = found["en"]
    problems += _missing("en", set(needed), english, everything=everything)
    for lang, messages in found.items():
        problems += _missing(lang, english, messages, everything=everything)
    return problems


def language_states(folder: Path, stale: Counter[str]) -> list[str]:
    """Return a line for each translation: how many texts it has, and how many are `stale`."""
    english = _messages(folder / "en", [])
    lines = []
    for lang in languages(folder):
        if lang == "en":
            continue
        texts, all_texts = len(_messages(folder / lang, []) & english), len(english)
        percent = 100 * texts // max(all_texts, 1)
        line = f"{lang}: {texts} of {all_texts} texts ({percent} %)"
        if stale[lang]:
            line += f", {stale[lang]} to be looked at again because the English has changed"
        lines.append(f"{line}." if lang in LANGUAGES else f"unfinished: {line}.")
    return lines


@dataclass(slots=True)
class TranslationReport:
    """The report of `check` on fields, plural forms, terms and so on."""

    problems: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    """The same in languages that are not in `LANGUAGES`."""
    unused: list[str] = field(default_factory=list)
    """Ids of messages that the program never uses."""
    stale: Counter[str] = field(default_factory=Counter)
    """By language, how many texts have to be looked at because the English has changed."""


def translation_report(folder: Path) -> TranslationReport:
    """Check how the texts are written; missing ones and files nobody can read are not named."""
    report = TranslationReport()
    for finding in check_words(
        folder, [paths.PACKAGE, paths.assets() / "data", paths.assets() / "co2"]
    ):
        required = finding.lang in LANGUAGES
        report.stale[finding.lang] += finding.fault is TextFault.STALE
        if finding.fault is TextFault.UNUSED and required:
            report.unused.append(finding.message_id)
        elif finding.fault is TextFault.BROKEN:
            if not required:
                report.warnings.append(str(finding))
        elif finding.fault is not TextFault.MISSING:
            (report.problems if required else report.warnings).append(f"locales/{finding}")
    return report


def _messages(folder: Path, problems: list[str]) -> set[str]:
    """Return the ids of all messages of a language that have a text."""
    files = sorted(folder.glob("*.po"))
    if not files:
        problems.append(f"{folder}: there are no texts of this language")
    found: set[str] = set()
    for path in files:
        try:
            file = po_file(path)
        except BrokenFileError as error:
            problems.append(str(error))
            continue
        found.update(name for name, message in file.messages if message.translated)
    return found


def _missing(lang: str, expected: set[str], found: set[str], *, everything: bool) -> list[str]:
    """Return a problem for each file of a language that lacks messages."""
    lacking: dict[str, list[str]] = {}
    for name in sorted(expected - found):
        lacking.setdefault(name.partition(".")[0], []).append(name)
    return [
        f"locales/{lang}/{area}.po: no text for {_some(names, everything=everything)}"
        for area, names in lacking.items()
    ]


def _some(names: list[str], *, everything: bool) -> str:
    """Return the first few names and how to see the others, or all names."""
    if everything or len(names) <= LISTED:
        return ", ".join(names)
    more = len(names) - LISTED
    return f"{', '.join(names[:LISTED])} and {more} more (ecosfera check --all)"
