"""All forms fit all windows, text sizes and languages: nothing outside, overlapping or cut off."""

from __future__ import annotations

import gc
import itertools
from typing import TYPE_CHECKING

import pytest

from ecosfera.games.baltica.additions import INTENTS
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.tools.shots import states
from ecosfera.ui.testing.longest import LONGEST, WIDEST_WORDS
from ecosfera.ui.testing.offscreen import shown
from ecosfera.ui.testing.shot import Shot
from ecosfera.ui.widgets import Area, Form, Label, Paper, ScrollView, Widget, text_reader

if TYPE_CHECKING:
    from ecosfera.ui.draw.pictures import Pictures
    from ecosfera.ui.draw.text import Text

TESTED_ELSEWHERE = (
    *("table-", "tutorial-", "replay-", "cards-"),
    *("guide-", "rules-", "co2-guide", "co2-rules-"),
)
"""Beginnings of the names of states that have tests of their own. All others are tested here."""
STATES: list[Shot] = [shot for shot in states() if not shot.name.startswith(TESTED_ELSEWHERE)]
KINDS = list({shot.name.partition("-")[0]: shot for shot in STATES}.values())
"""One state of each kind of form."""
ENGLISH = ("licences",)
"""States whose text is the same in every language; they are tested in English only."""
LOOKS = [
    ((1024, 576), 2.0, False),
    ((1366, 768), 1.5, True),
    ((1366, 768), 1.0, False),
    ((1024, 576), 1.5, False),
    ((1366, 768), 2.0, False),
    ((1024, 576), 1.0, False),
    ((1100, 900), 1.6, True),
    ((1600, 620), 1.3, True),
    ((1920, 1080), 1.0, False),
    ((2560, 1080), 1.7, False),
]
"""Window, size of text, and whether letters are heavier."""
CASES = [(size, scale, LONGEST, bold) for size, scale, bold in LOOKS[:3]]
CASES += [(*LOOKS[0][:2], WIDEST_WORDS, LOOKS[0][2])]
CASES += [(size, scale, str(n), bold) for n, (size, scale, bold) in enumerate(LOOKS)]
CASES += [((1024, 576), 1.0, "heavy", True)]
"""Window, size of text, language, and whether letters are heavier.

The longest texts, and the widest words, stand for all languages where there is least room. A number
is another language for each state, and a tenth of the states at each look.
"""
HEAVY = ("de", "ru", "lv")
"""Heavy letters in the smallest window do not have room for every language."""
SHARED_LINES = ("setup.expect", "setup.gentler")
"""Messages beside another one on a line; no language has the longest text of both."""
GROUNDS = (Area, Paper)
INSIDE = {
    ("name-", "remove-"),
    ("sheet", "sheet"),
    # The signs of a chart stand as close as what happened; a page lists them too.
    ("mirror", "moment-"),
    ("moment-", "moment-"),
    # The signs of a player say what they mean within the panel, which is one control.
    ("player-", "sign-"),
    # The words about the species are on the control that opens the guide.
    ("species", "number-0"),
    ("species", "about-0"),
    # A turn of the log is one item of Tab, with its lines in it.
    ("turn-", "log-"),
}
"""Beginnings of ids of which the second may stand inside the first."""


def _language(language: str, number: int, shot: Shot) -> str | None:
    """Return the language of a state in a case, or None if it is not laid out there."""
    if shot.name in ENGLISH:
        return "en"
    if language == "heavy":
        if shot not in KINDS:
            return None
        return HEAVY[number % len(HEAVY)]
    if language.isdecimal():
        if number % len(LOOKS) != int(language):
            return None
        return LANGUAGES[(int(language) + number) % len(LANGUAGES)]
    return language


def form_of(
    shot: Shot,
    size: tuple[int, int],
    language: str,
    scale: float,
    pictures: Pictures,
    text: Text,
    *,
    bold: bool = False,
) -> Form[object]:
    """Return the form of a state in front; what did not fit is noted among the text's faults."""
    text.faults.clear()
    pilot = shown(shot, size, language, scale, pictures, bold=bold, intents=INTENTS, text=text)
    top = pilot.app.stack.top
    assert isinstance(top, Form)
    return top


def may_overlap(one: Widget, two: Widget) -> bool:
    return any(
        (one.id.startswith(a) and two.id.startswith(b))
        or (two.id.startswith(a) and one.id.startswith(b))
        for a, b in INSIDE
    )


def seen(form: Form[object]) -> list[Widget]:
    """Return the visible widgets that are not only backgrounds."""
    return [
        w
        for w in form.widgets
        if not isinstance(w, GROUNDS)
        and not isinstance(w, ScrollView)
        | (w.view is not None and not w.view.rect.contains(w.rect))
    ]


@pytest.fixture(autouse=True)
def short_licences(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut what a licence says after some pages: laying it out took a fifth of the time."""
    paragraphs = text_reader.paragraphs
    monkeypatch.setattr(text_reader, "paragraphs", lambda text: paragraphs(text[:4000]))


@pytest.mark.parametrize(("size", "scale", "language", "bold"), CASES)
def test_everything_fits(
    size: tuple[int, int],
    scale: float,
    language: str,
    blank_pictures: Pictures,
    shared_text: Text,
    *,
    bold: bool,
) -> None:
    wrong: list[str] = []
    for number, shot in enumerate(STATES):
        lang = _language(language, number, shot)
        if lang is None:
            continue
        form = form_of(shot, size, lang, scale, blank_pictures, shared_text, bold=bold)
        window = form.context.metrics
        assert window.floor >= (14 if size == (1366, 768) else 13)
        wrong += [
            f"{shot.name}: {w.id} has letters of {window.size(w.size)} px"
            for w in form.widgets
            if isinstance(w, Label) and window.size(w.size) < window.floor
        ]
        beside = tuple(
            form.context.words.count(message, 1).partition("{")[0]
            for message in SHARED_LINES
            if language in {LONGEST, WIDEST_WORDS}
        )
        wrong += [
            f"{shot.name}: {text!r} {why}"
            for text, why in shared_text.faults.items()
            if not text.startswith(beside)
        ]
        for widget in seen(form):
            rect = widget.rect
            if rect.left < 0 or rect.top < 0 or rect.right > window.width:
                wrong.append(f"{shot.name}: {widget.id} {rect} is outside")
            if rect.bottom > window.height:
                wrong.append(f"{shot.name}: {widget.id} {rect} is below the window")
            if rect.width <= 0 or rect.height <= 0:
                wrong.append(f"{shot.name}: {widget.id} {rect} is nothing")
            if widget.focusable and min(rect.size) < 32:
                wrong.append(f"{shot.name}: {widget.id} {rect.size} is too small to hit")
        for one, two in itertools.combinations(seen(form), 2):
            if one.rect.inflate(-2, -2).colliderect(two.rect) and not may_overlap(one, two):
                wrong.append(f"{shot.name}: {one.id} {one.rect} lies on {two.id} {two.rect}")
    gc.collect()  # a program holds itself; dozens of them hold gigabytes
    assert not wrong, "\n".join(wrong)
