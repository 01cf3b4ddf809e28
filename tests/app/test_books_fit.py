"""The rulebooks and guides fit all windows, sizes and languages."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from ecosfera.games.baltica.additions import INTENTS
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.tools.shots import states
from ecosfera.ui.testing.longest import LONGEST
from ecosfera.ui.testing.offscreen import shown
from ecosfera.ui.widgets import Area, Form, Paper, ScrollView

if TYPE_CHECKING:
    from ecosfera.ui.draw.pictures import Pictures
    from ecosfera.ui.draw.text import Text

BOOKS = ("rules-", "guide-", "co2-rules-", "co2-guide")
"""Beginnings of the names of their states."""
STATES = [shot for shot in states() if shot.name.startswith(BOOKS)]
CASES = [
    ((1024, 576), 2.0, LONGEST),
    ((1366, 768), 1.0, LONGEST),
    ((1024, 576), 1.0, "0"),
    ((1366, 768), 1.5, "1"),
]
"""Window, size of text, and language; a number is another language for each second state."""


@pytest.mark.parametrize(("size", "scale", "language"), CASES)
def test_everything_fits(
    size: tuple[int, int], scale: float, language: str, blank_pictures: Pictures, shared_text: Text
) -> None:
    wrong: list[str] = []
    for number, shot in enumerate(STATES):
        lang = language
        if lang.isdecimal():
            if number % 2 != int(lang):
                continue
            lang = LANGUAGES[number // 2 % len(LANGUAGES)]
        shared_text.faults.clear()
        pilot = shown(shot, size, lang, scale, blank_pictures, intents=INTENTS, text=shared_text)
        form = pilot.app.stack.top
        assert isinstance(form, Form)
        window = form.context.metrics
        wrong += [f"{shot.name}: {t!r} {why}" for t, why in shared_text.faults.items()]
        seen = [
            w
            for w in form.widgets
            if not isinstance(w, Area | Paper)
            and not isinstance(w, ScrollView)
            | (w.view is not None and not w.view.rect.contains(w.rect))
        ]
        for widget in seen:
            rect = widget.rect
            if not (0 <= rect.left < rect.right <= window.width and rect.top >= 0):
                wrong.append(f"{shot.name}: {widget.id} {rect} is outside")
            if rect.bottom > window.height:
                wrong.append(f"{shot.name}: {widget.id} {rect} is below the window")
            if widget.focusable and min(rect.size) < 32:
                wrong.append(f"{shot.name}: {widget.id} {rect.size} is too small to hit")
        for one, two in itertools.combinations(seen, 2):
            if one.rect.inflate(-2, -2).colliderect(two.rect):
                wrong.append(f"{shot.name}: {one.id} {one.rect} lies on {two.id} {two.rect}")
    assert not wrong, "\n".join(wrong)
