"""Where the bubbles of the guided game lie."""

from __future__ import annotations

import pytest

from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.panels import bar
from ecosfera.games.baltica.shots.scenes import match_at
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.games.baltica.tutorial import TutorialGuidance
from ecosfera.games.game_screens import TableResult
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from tests.program import quiet, services


def test_no_bubble_covers_undo(pictures: Pictures) -> None:
    app = offscreen((1366, 768), Settings(language="en", games=quiet()), pictures, INTENTS)
    match, place = match_at(app.context.words, "tutorial.hint")
    guidance = TutorialGuidance(match, place, lambda _place: None)
    table = TableScene(app.context, services(app.context), match, guidance=guidance)
    app.stack.push(table)
    Pilot(app).settle()
    prompt = table.display.prompt
    assert prompt is not None
    assert prompt.bubble is not None
    for name in ("undo", "redo", "menu"):
        button = rect(bar.button_boxes(table.frame)[name])
        assert not prompt.bubble.layout.rect.colliderect(button)


@pytest.mark.parametrize("step", ["tutorial.why", "tutorial.hint"])
def test_with_large_text_no_bubble_covers_the_button_of_the_menu(
    pictures: Pictures, step: str
) -> None:
    settings = Settings(language="en", motion="off", scale=1.5, games=quiet())
    app = offscreen((1366, 768), settings, pictures, INTENTS)
    match, place = match_at(app.context.words, step)
    guidance = TutorialGuidance(match, place, lambda _place: None)
    table = TableScene(app.context, services(app.context), match, guidance=guidance)
    ends: list[TableResult] = []
    app.stack.push(table, ends.append)
    Pilot(app).settle()
    prompt = table.display.prompt
    assert prompt is not None
    assert prompt.bubble is not None
    menu = rect(bar.button_boxes(table.frame)["menu"])
    assert not prompt.bubble.layout.rect.colliderect(menu)
