"""The table as a screen reader goes through it: everything can be read there, and done."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.ui.accessibility.node import AccessNode, Act, Request, Role
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from tests.flashes import MOST, RATE, FlashWatch
from tests.program import quiet, services

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.game import Match
    from ecosfera.ui.draw.pictures import Pictures
    from ecosfera.ui.settings import Motion


@pytest.fixture
def sit(pictures: Pictures) -> Callable[..., tuple[Pilot, TableScene]]:
    def make(match: Match, motion: Motion = "off") -> tuple[Pilot, TableScene]:
        settings = Settings(language="en", motion=motion, games=quiet())
        app = offscreen((1366, 768), settings, pictures, INTENTS)
        scene = TableScene(app.context, services(app.context), match)
        pilot = Pilot(app)
        app.stack.push(scene)
        pilot.step()
        return pilot, scene

    return make


def named(scene: TableScene, text: str) -> AccessNode:
    return next(node for node in scene.accessible().walk() if text in node.name)


def ask(pilot: Pilot, scene: TableScene, node: AccessNode, act: Act = Act.CLICK) -> bool:
    done = scene.perform(Request(node.id, act))
    pilot.settle()
    return done


def test_it_tells_whose_turn_it_is_what_can_be_done_and_what_lies_there(
    sit: Callable[..., tuple[Pilot, TableScene]], new_match: Callable[..., Match]
) -> None:
    _, scene = sit(new_match(level=2))
    tree = scene.accessible()
    assert tree.name == "Anna’s turn"
    groups = [node.name for node in tree.children if node.children]
    assert groups[:4] == ["Anna’s turn", "This turn you can", "Anna’s row", "Ability tokens"]
    assert {"Consumers in the market", "Elements in the market", "Habitats"} <= set(groups)
    moves = next(node for node in tree.children if node.role is Role.LIST)
    assert [node.position for node in moves.children] == list(range(1, len(moves.children) + 1))
    assert len(moves.children) == len(scene.controller.moves), "all of them, not only a page"
    consumer = next(n for n in named(scene, "Consumers in the market").children[1:])
    assert "Consumer. Habitats:" in consumer.description


def test_a_focus_from_outside_is_that_of_the_keys(
    sit: Callable[..., tuple[Pilot, TableScene]], new_match: Callable[..., Match]
) -> None:
    pilot, scene = sit(new_match())
    node = named(scene, "Producers in the market").children[1]
    assert ask(pilot, scene, node, Act.FOCUS)
    assert scene.accessible_focus == node.id
    assert scene.focus.visible
    assert not ask(pilot, scene, AccessNode(id="nowhere", role=Role.BUTTON), Act.FOCUS)


def test_a_whole_game_can_be_played_with_it_alone(
    sit: Callable[..., tuple[Pilot, TableScene]], new_match: Callable[..., Match]
) -> None:
    match = new_match(level=2, seed="7")
    pilot, scene = sit(match)
    chance = random.Random(3)
    for _ in range(2000):
        if match.outcome is not None:
            return
        tree = scene.accessible()
        over = next((n for n in tree.children if n.role in {Role.DIALOG, Role.LIST}), tree)
        usable = [node for node in over.walk() if Act.CLICK in node.acts and node.id != "peek"]
        assert usable, "there is nothing to do"
        assert ask(pilot, scene, chance.choice(usable))
    pytest.fail("the game does not end")


def test_what_happened_is_read_on_a_sheet_and_closed(
    sit: Callable[..., tuple[Pilot, TableScene]], new_match: Callable[..., Match]
) -> None:
    pilot, scene = sit(new_match())
    before = len([n for n in scene.accessible().walk() if Act.CLICK in n.acts])
    pilot.intend(Intent.LOG)
    sheet = next(n for n in scene.accessible().children if n.role is Role.DIALOG)
    assert sheet.modal
    assert sheet.name == "What happened"
    assert next(n.name for n in scene.accessible().walk() if Act.CLICK in n.acts) == "Close"
    assert scene.accessible_focus == sheet.children[-1].id
    assert ask(pilot, scene, sheet.children[-1])
    assert len([n for n in scene.accessible().walk() if Act.CLICK in n.acts]) == before


def test_nothing_flashes_more_than_three_times_a_second(
    sit: Callable[..., tuple[Pilot, TableScene]], new_match: Callable[..., Match]
) -> None:
    match = new_match(seed="flash")
    pilot, scene = sit(match, "full")
    chance = random.Random(1)
    watch = FlashWatch()
    for _ in range(20 * RATE):
        if scene.controller.ready and scene.controller.selection is not None:
            scene.act(chance.choice(scene.controller.selection.actions))
        elif scene.display.prompt is not None:
            pilot.intend(Intent.ACCEPT)
        assert watch.step(pilot) <= MOST
        if match.outcome is not None:
            break
