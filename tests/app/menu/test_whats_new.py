"""The changelog can be read in the program."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ecosfera import __version__, paths
from ecosfera.app.menu.about import AboutScene
from ecosfera.app.menu.whats_new import WhatsNewScene, described, news, paragraphs
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.ui.widgets import Prose, Style
from ecosfera.words import Words

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext
    from tests.program import Sit

CHANGELOG = """\
# Changelog

Above the versions.

## 0.2.0 - 2027-01-01

A word about it,
in two lines.

### Added

- A point
  of `two lines`.
- Another.

## 0.1.0
"""


def test_the_page_about_the_game_leads_to_it(context: UiContext, sit: Sit) -> None:
    pilot = sit(AboutScene(context, ["HELCOM"]))
    pilot.click("news")
    assert pilot.scene() == "WhatsNewScene"
    pilot.key("escape")
    assert pilot.scene() == "AboutScene"


def test_it_tells_of_this_version(context: UiContext, sit: Sit) -> None:
    scene = WhatsNewScene(context)
    sit(scene)
    text = scene.find("text")
    assert isinstance(text, Prose)
    assert text.spoken.startswith(f"{__version__} - ")


def test_a_changelog_is_set_as_it_is_meant() -> None:
    assert paragraphs(CHANGELOG) == [
        (Style.HEADING, "0.2.0 - 2027-01-01"),
        (Style.TEXT, "A word about it, in two lines."),
        (Style.QUIET, "Added"),
        (Style.POINT, "A point of two lines."),
        (Style.POINT, "Another."),
        (Style.HEADING, "0.1.0"),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_this_version_is_described_in_every_language(lang: str) -> None:
    words = Words.load(lang, paths.locales())
    points = news(words, __version__)
    assert len(points) >= 5
    assert not [point for point in points if "{" in point]
    assert lang == "en" or points != news(Words.load("en", paths.locales()), __version__)


def test_versions_without_messages_are_shown_as_the_changelog_has_them() -> None:
    words = Words.load("de", paths.locales())
    older = [(Style.HEADING, "0.1.0 - 2026-11-22"), (Style.TEXT, "The first version.")]
    newer = [(Style.HEADING, "1.0.0 - 2026-11-24"), (Style.POINT, "A second game.")]
    shown = described(words, newer + older)
    assert shown[0] == newer[0]
    assert shown[1:-2] == [(Style.POINT, text) for text in news(words, "1.0.0")]
    assert shown[-2:] == older


def test_a_missing_changelog_is_told(context: UiContext, sit: Sit, tmp_path: Path) -> None:
    scene = WhatsNewScene(context, tmp_path / "CHANGELOG.md")
    sit(scene)
    text = scene.find("text")
    assert isinstance(text, Prose)
    assert "CHANGELOG.md cannot be read" in text.spoken


def test_it_is_in_a_wheel_where_the_program_looks_for_it() -> None:
    root = Path(__file__).resolve().parents[3]
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    targets = project["tool"]["hatch"]["build"]["targets"]
    assert targets["wheel"]["force-include"]["CHANGELOG.md"] == "ecosfera/CHANGELOG.md"
    assert "CHANGELOG.md" in targets["sdist"]["include"]
    assert paths.changelog() == root / "CHANGELOG.md"
