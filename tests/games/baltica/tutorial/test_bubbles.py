"""Where the bubbles of the guided game lie."""

from __future__ import annotations

import pytest

from ecosfera.core.players import PERSON
from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.game import load
from ecosfera.games.baltica.moves.targets import TargetKind
from ecosfera.games.baltica.panels import bar
from ecosfera.games.baltica.shots.scenes import match_at
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.games.baltica.tutorial import CHARACTER, TutorialGuidance, steps
from ecosfera.games.game_screens import TableResult
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from tests.program import quiet, services


def test_no_bubble_covers_undo(pictures: Pictures) -> None:
    app = offscreen((1366, 768), Settings(language="en", games=quiet()), pictures, INTENTS)
    match, place = match_at(app.context.words, "tutorial.play-on")
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


@pytest.mark.parametrize("size", [(1280, 700), (1366, 768)])
@pytest.mark.parametrize("step", [s.text for s in steps(load().catalogue) if s.text])
def test_bubbles_cover_nothing_that_is_read(
    pictures: Pictures, size: tuple[int, int], step: str
) -> None:
    app = offscreen(size, Settings(language="en", motion="off", games=quiet()), pictures, INTENTS)
    match, place = match_at(app.context.words, step)
    guidance = TutorialGuidance(match, place, lambda _place: None)
    seats = (PERSON, CHARACTER)
    table = TableScene(app.context, services(app.context), match, (), seats, guidance=guidance)
    app.stack.push(table)
    Pilot(app).settle()
    display = table.display
    view = display.bubble if display.prompt is None else display.prompt.bubble
    assert view is not None
    kinds = {TargetKind.ROW, TargetKind.MARKET, TargetKind.STACK, TargetKind.IMPACTS}
    kinds |= {TargetKind.TILE, TargetKind.OTHER_CARD}
    if all(target.kind is TargetKind.TILE for target in view.content.targets):
        # It lies beside the habitats, and speaks of nothing that lies on the market.
        kinds -= {TargetKind.MARKET, TargetKind.STACK}
    hidden = [
        area.name
        for area in display.targets
        if area.target.kind in kinds and view.layout.rect.colliderect(rect(area.box))
    ]
    assert hidden == []
    # Its pointer ends at what it is about.
    assert view.layout.tip is not None
    boxes = [rect(area.box) for area in display.targets if area.target in view.content.targets]
    assert any(box.inflate(20, 20).collidepoint(view.layout.tip) for box in boxes)


def test_the_pointer_of_a_bubble_about_two_cards_touches_one_of_them(pictures: Pictures) -> None:
    app = offscreen(
        (1366, 768), Settings(language="en", motion="off", games=quiet()), pictures, INTENTS
    )
    match, place = match_at(app.context.words, "tutorial.pressures")
    guidance = TutorialGuidance(match, place, lambda _place: None)
    seats = (PERSON, CHARACTER)
    table = TableScene(app.context, services(app.context), match, (), seats, guidance=guidance)
    app.stack.push(table)
    Pilot(app).settle()
    prompt = table.display.prompt
    assert prompt is not None
    assert prompt.bubble is not None
    tip, content = prompt.bubble.layout.tip, prompt.bubble.content
    cards = [rect(a.box) for a in table.display.targets if a.target in content.targets]
    assert tip is not None
    assert any(card.left <= tip[0] <= card.right for card in cards)


@pytest.mark.parametrize("step", ["tutorial.goal", "tutorial.pressures"])
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
