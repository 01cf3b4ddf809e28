"""A look at the table behind a policy card or a question: everything is seen, nothing is played."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from ecosfera.games.baltica.additions import END_TURN, INTENTS, ROWS
from ecosfera.games.baltica.moves.targets import PEEK, Target, TargetKind
from ecosfera.games.baltica.panels.sheets import TableSheet
from ecosfera.games.baltica.shots.table import states
from ecosfera.games.baltica.table.prompt_view import narrowed
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.ui.accessibility.node import Act, Request, Role
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.testing.longest import LONGEST
from ecosfera.ui.testing.offscreen import shown
from ecosfera.ui.testing.pilot import Pilot
from tests.program import services

Opened = Callable[..., tuple[Pilot, TableScene]]
SITUATIONS = ("policy-hits", "strict-protection", "agree", "costly-end")


@pytest.fixture
def opened(pictures: Pictures) -> Opened:
    """Open a table with the prompt of a situation."""

    def make(
        name: str, size: tuple[int, int] = (1366, 768), lang: str = "en", scale: float = 1.0
    ) -> tuple[Pilot, TableScene]:
        shot = next(shot for shot in states(services) if shot.name == f"table-{name}")
        pilot = shown(shot, size, lang, scale, pictures, intents=INTENTS)
        scene = pilot.app.stack.top
        assert isinstance(scene, TableScene)
        pilot.settle()
        assert scene.display.prompt is not None
        return pilot, scene

    return make


def by_click(pilot: Pilot) -> None:
    pilot.click("peek" if "peek" in pilot.ids else PEEK.id)


def by_key(pilot: Pilot) -> None:
    pilot.intend(Intent.INSPECT)


def by_pad(pilot: Pilot) -> None:
    pilot.button(pygame.CONTROLLER_BUTTON_Y)


@pytest.mark.parametrize(
    ("name", "peek"),
    [*((name, by_click) for name in SITUATIONS), ("agree", by_key), ("agree", by_pad)],
)
def test_a_prompt_steps_aside_and_comes_back(
    opened: Opened, name: str, peek: Callable[[Pilot], None]
) -> None:
    pilot, scene = opened(name)
    asked, played = scene.controller.prompt, len(scene.match.actions)
    peek(pilot)
    assert scene.display.prompt is None
    assert scene.frame.sentence == "Look around. Nothing can be played now."
    peek(pilot)
    assert scene.display.prompt is not None
    assert scene.display.prompt.prompt is asked is scene.controller.prompt
    assert len(scene.match.actions) == played


@pytest.mark.parametrize("name", ["policy-hits", "agree"])
def test_nothing_can_be_played_meanwhile(opened: Opened, name: str) -> None:
    pilot, scene = opened(name)
    asked, state = scene.controller.prompt, scene.match.state
    by_key(pilot)
    for item in list(pilot.ids):
        if item.startswith(("bar:", "peek:")) or item not in pilot.ids:
            continue
        pilot.click(item)
        if scene.display.sheet is not None:
            pilot.key("escape")
        pilot.drag(item, "stack:0:0")
        if scene.display.sheet is not None:
            pilot.key("escape")
    pilot.key("1", "2", "3", "h", "t")
    assert scene.match.state is state
    assert scene.controller.prompt is asked
    assert scene.display.peeking


@pytest.mark.parametrize("key", [Intent.BACK, Intent.ACCEPT, END_TURN])
@pytest.mark.parametrize("name", ["policy-hits", "costly-end"])
def test_the_keys_that_answer_first_show_the_prompt_again(
    opened: Opened, name: str, key: Intent
) -> None:
    pilot, scene = opened(name)
    asked = scene.controller.prompt
    by_key(pilot)
    pilot.intend(key)
    assert scene.display.prompt is not None
    assert scene.display.prompt.prompt is asked


def test_cards_and_rows_can_be_looked_at_closely(opened: Opened) -> None:
    pilot, scene = opened("policy-hits")
    by_click(pilot)
    card = scene.match.state.producers[0]
    pilot.point_at(Target(TargetKind.MARKET, card).id)
    assert scene.frame.pointed == Target(TargetKind.MARKET, card)
    pilot.click(Target(TargetKind.MARKET, card).id)
    assert scene.display.sheet is not None
    assert (scene.display.sheet.sheet, scene.display.sheet.card) == (TableSheet.CARD, card)
    pilot.key("escape")
    pilot.intend(ROWS)
    assert scene.display.sheet is not None
    assert scene.display.sheet.sheet is TableSheet.ROWS
    pilot.key("escape", "escape")
    assert scene.display.prompt is not None


def test_keys_go_over_the_whole_table(opened: Opened) -> None:
    pilot, scene = opened("agree")
    by_key(pilot)
    pilot.reach(Target(TargetKind.ROW, scene.match.state.rows[scene.frame.front][0]).id)
    pilot.intend(Intent.ACCEPT)
    assert scene.display.sheet is not None


def test_both_steps_are_narrated(opened: Opened) -> None:
    pilot, scene = opened("policy-hits")
    pilot.spoken.clear()
    by_key(pilot)
    assert pilot.spoken == ["Look around. Nothing can be played now.", "Back to the card"]
    pilot.spoken.clear()
    by_key(pilot)
    assert scene.controller.prompt is not None
    assert pilot.spoken[0] == scene.controller.prompt.sentence
    assert "Continue" in pilot.spoken


def test_a_screen_reader_looks_behind_the_prompt_too(opened: Opened) -> None:
    _, scene = opened("agree")
    dialog = next(n for n in scene.accessible().children if n.role is Role.DIALOG)
    look = next(n for n in dialog.children if n.name == "Look at the table")
    assert scene.perform(Request(look.id, Act.CLICK))
    tree = list(scene.accessible().walk())
    assert not [n for n in tree if n.role is Role.DIALOG]
    back = next(n for n in tree if n.name == "Back to the question")
    assert scene.perform(Request(back.id, Act.CLICK))
    assert any(n.role is Role.DIALOG for n in scene.accessible().walk())


@pytest.mark.parametrize("lang", [LONGEST, *LANGUAGES])
def test_the_button_fits_beside_the_answers(opened: Opened, lang: str) -> None:
    pilot, scene = opened("strict-protection", (1024, 576), lang, 2.0)
    assert scene.display.prompt is not None
    boxes = [button.rect for button in scene.display.prompt.controls]
    window = pilot.app.canvas.surface.get_rect()
    assert all(window.contains(box) for box in boxes)
    assert not any(one.colliderect(two) for one in boxes for two in boxes if one is not two)
    assert boxes[-1].width >= boxes[-1].height, "the eye has its width, however long the answers"
    by_key(pilot)
    assert not pilot.app.context.text.faults


@pytest.mark.parametrize(
    ("widths", "found"),
    [([300, 200], [300, 200]), ([500, 200], [400, 200]), ([700, 900, 100], [250, 250, 100])],
)
def test_the_longest_answers_give_up_room(widths: list[float], found: list[float]) -> None:
    assert narrowed(widths, 600) == found
