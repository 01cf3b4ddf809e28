"""The pages for teachers name buttons as the program does, and use its terms."""

from __future__ import annotations

import re
import tomllib
from typing import Final

import pytest

from ecosfera import paths
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.words import Words

BUTTONS: Final = {
    "quick-start": (
        "table.hint",
        "table.undo",
        "settings.title",
        "settings.page-reading",
        "settings.page-screen",
        "menu.continue",
        "menu.saves",
        "saves.export",
        "menu.new-game",
    ),
    "lesson-plan": ("setup.biodiversity-loss", "setup.level-2", "table.hint"),
    "co2-lesson-plan": ("menu.title-co2", "carbon.setup.lesson-30", "menu.learn", "end.share"),
}
"""The messages that each page names, in the order of the English page."""
ITALICS: Final = re.compile(r"(?<!\*)\*(?!\*)([^*\n]+)(?<!\*)\*(?!\*)")
SPEECH: Final = ("?", "…")
"""What people say ends so."""
OF_MACOS: Final = "Ecosfera.app"
"""Stands in the line that names buttons of macOS."""
INVISIBLE: Final = str.maketrans({"\u00ad": "", "\u00a0": " "})
"""Soft hyphens and no-break spaces, which a page need not have where a button has them."""


def in_italics(markdown: str) -> list[str]:
    """Return what a page sets in italics, without what people say or write on the board."""
    lines = [line for line in markdown.splitlines() if OF_MACOS not in line]
    found = [name for line in lines for name in ITALICS.findall(line)]
    return [name for name in found if not name.endswith(SPEECH) and "→" not in name]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_buttons_and_entries_are_those_of_the_program(lang: str) -> None:
    words = Words.load(lang, paths.locales())
    faults = []
    for page, messages in BUTTONS.items():
        file = paths.assets() / "teachers" / lang / f"{page}.md"
        named = set(in_italics(file.read_text("utf-8").translate(INVISIBLE)))
        buttons = {words(name).translate(INVISIBLE): name for name in messages}
        faults += [f"{page}: no button is named “{name}”" for name in sorted(named - set(buttons))]
        faults += [
            f"{page}: the button “{name}” ({message}) is not named"
            for name, message in buttons.items()
            if name not in named
        ]
    assert faults == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_that_is_not_the_term_stands_there(lang: str) -> None:
    terms = tomllib.loads((paths.locales() / "terms.toml").read_text("utf-8"))["term"]
    wrong = [word for term in terms for word in term.get("never", {}).get(lang, ())]
    faults = []
    for page in BUTTONS:
        file = paths.assets() / "teachers" / lang / f"{page}.md"
        text = file.read_text("utf-8").lower()
        faults += [f"{page}: “{word}”" for word in wrong if re.search(rf"\b{word}", text)]
    assert faults == []


def test_what_is_said_and_what_belongs_to_macos_is_no_button() -> None:
    page = (
        "Write on the board: *plants → animals*. Ask: *Who helps?* Press *Start* and *Go on*.\n"
        "`Ecosfera.app` (*Privacy & Security*), **bold**\n"
    )
    assert in_italics(page) == ["Start", "Go on"]
