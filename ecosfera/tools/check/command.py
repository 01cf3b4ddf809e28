"""`ecosfera check`: whether card data, texts and pictures are complete and fit together."""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING

from ecosfera import paths
from ecosfera.core.data_files import DataFileError
from ecosfera.games.baltica.bots.weights import load_weights
from ecosfera.games.baltica.content import ContentError, load_content
from ecosfera.games.baltica.content.presets import load_balance
from ecosfera.games.baltica.content.reference import load_food_web, load_rulebook, load_sources
from ecosfera.tools.check.texts import Fault, check_words
from ecosfera.words import languages
from ecosfera.words.catalogue import BrokenFileError, entries

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from ecosfera.games.baltica.content.models import Content

LANGUAGES = ("en", "fi", "de", "sv")
"""Languages the game must speak; further folders in `locales` are checked as well."""
PICTURES = (".webp", ".png")
RECORD = "rendered.json"
"""What build/art.py notes of every picture it makes."""
PNG_START, PNG_END = b"\x89PNG\r\n\x1a\n", b"IEND\xaeB`\x82"
LISTED = 10
"""How many missing things of a kind are named; the rest is counted."""


def run() -> int:
    """Prints a report; 1 if anything must be mended, else 0."""
    problems: list[str] = []
    content = None
    try:
        content = load_content()
    except ContentError as error:
        problems += map(str, error.problems)
    if content is not None:
        problems += reference_problems(content)
    problems += table_problems()
    problems += text_problems(paths.locales(), content)
    unfaithful, unused = translation_problems(paths.locales())
    problems += unfaithful
    problems += picture_problems(content, paths.assets() / "art")
    lines = [f"problem: {problem}" for problem in problems]
    if unused:
        lines.append(f"warning: never used: {_some(unused)}")
    if content is not None:
        lines.append(
            f"{len(content.species)} species and {len(content.policies)} kinds of policy cards, "
            f"in {len(_languages(paths.locales()))} languages."
        )
    count = "One problem." if len(problems) == 1 else f"{len(problems)} problems."
    lines.append(count if problems else "Everything fits together.")
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if problems else 0


def reference_problems(content: Content) -> list[str]:
    """What is wrong with the rulebook's pages, the food web and the list of sources."""
    problems: list[str] = []
    for load in (
        lambda: load_rulebook(content.catalogue),
        lambda: load_food_web(content.catalogue),
        load_sources,
    ):
        try:
            load()
        except ContentError as error:
            problems += map(str, error.problems)
    return problems


def table_problems() -> list[str]:
    """What is wrong with the measured set-ups, and with what the bots believe."""
    problems: list[str] = []
    for load in (load_balance, load_weights):
        try:
            load()
        except DataFileError as error:
            problems.append(str(error))
    return problems


def picture_problems(content: Content | None, art: Path) -> list[str]:
    """Which pictures are not there, so that the game shows placeholders, or not whole."""
    problems: list[str] = []
    missing = missing_pictures(content, art, problems)
    if missing:
        problems.append(f"assets/art: no picture of {_some(missing)}")
    files = [file for file in sorted(art.glob("*/*")) if file.suffix in PICTURES]
    damaged = [file.relative_to(art).as_posix() for file in files if not _whole(file)]
    return [*problems, *(f"assets/art/{name}: is damaged; put it back" for name in damaged)]


def missing_pictures(content: Content | None, art: Path, problems: list[str]) -> list[str]:
    """The pictures that are not there (yet), as files of the art folder, without their suffix."""
    wanted: list[str] = []
    if content is not None:
        wanted += [f"species/{name}" for name in content.species]
        wanted += [f"policies/{name}" for name in content.policies]
    try:
        drawn = list(json.loads((art / RECORD).read_text("utf-8")))
    except (OSError, ValueError, TypeError) as error:
        problems.append(f"assets/art/{RECORD}: cannot be read: {error}")
        drawn = []
    wanted += [name.removesuffix(".svg") for name in drawn if name.endswith(".svg")]
    return [
        name
        for name in dict.fromkeys(wanted)
        if not any((art / f"{name}{end}").is_file() for end in PICTURES)
    ]


def _whole(file: Path) -> bool:
    """Whether a picture begins and ends as its kind does."""
    try:
        data = file.read_bytes()
    except OSError:
        return False
    if file.suffix == ".png":
        return data.startswith(PNG_START) and data.endswith(PNG_END)
    length = int.from_bytes(data[4:8], "little") + 8
    return (data[:4], data[8:12], len(data)) == (b"RIFF", b"WEBP", length)


def text_problems(folder: Path, content: Content | None) -> list[str]:
    """What the texts lack: whole languages, messages that English has, names of cards."""
    problems: list[str] = []
    found = {lang: _messages(folder / lang, problems) for lang in _languages(folder)}
    english = found.get("en", set())
    if content is not None:
        problems += _missing("en", set(card_messages(content)), english)
    for lang, messages in found.items():
        problems += _missing(lang, english, messages)
    return problems


def translation_problems(folder: Path) -> tuple[list[str], list[str]]:
    """What is unfaithful in the texts (fields, forms, terms …), and the ids that nothing uses."""
    told_already = {Fault.MISSING, Fault.BROKEN}
    problems, unused = [], []
    for finding in check_words(folder, [paths.PACKAGE, paths.assets() / "data"]):
        if finding.fault is Fault.UNUSED:
            unused.append(finding.message_id)
        elif finding.fault not in told_already:
            problems.append(f"locales/{finding}")
    return problems, unused


def card_messages(content: Content) -> Iterable[str]:
    """The messages every card needs."""
    for name, species in content.species.items():
        yield f"card.name.{_kebab(name)}"
        yield f"card.short.{_kebab(name)}"
        yield f"card.group.{_kebab(species.group)}"
    for name in content.policies:
        yield f"policy.{_kebab(name)}.title"
        yield f"policy.{_kebab(name)}.effect"


def _languages(folder: Path) -> list[str]:
    """The languages of the game, and those somebody has added."""
    return [*LANGUAGES, *(lang for lang in languages(folder) if lang not in LANGUAGES)]


def _messages(folder: Path, problems: list[str]) -> set[str]:
    """The ids of all messages of a language that have a text."""
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
    """A problem for each file of a language that lacks messages."""
    lacking: dict[str, list[str]] = {}
    for name in sorted(wanted - found):
        lacking.setdefault(name.partition(".")[0], []).append(name)
    return [
        f"locales/{lang}/{area}.po: no text for {_some(names)}" for area, names in lacking.items()
    ]


def _some(names: list[str]) -> str:
    """The first few names, and how many more there are."""
    more = f" and {len(names) - LISTED} more" if len(names) > LISTED else ""
    return ", ".join(names[:LISTED]) + more


def _kebab(name: str) -> str:
    """A card's id, or its group, as message ids have it."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
