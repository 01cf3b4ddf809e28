"""From the table to the rulebook and to the species guide, and back."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.guide.scene import GuideScene
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.rulebook.scene import RulebookScene
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from tests.program import services


@pytest.fixture
def table(pictures: Pictures, new_match: Callable[..., Match]) -> tuple[Pilot, TableScene]:
    app = offscreen((1366, 768), Settings(language="en", motion="off"), pictures, INTENTS)
    scene = TableScene(app.context, services(app.context), new_match())
    app.stack.push(scene)
    pilot = Pilot(app)
    pilot.settle()
    return pilot, scene


def test_the_key_and_the_button_open_the_rulebook(table: tuple[Pilot, TableScene]) -> None:
    pilot, _ = table
    pilot.intend(Intent.RULES)
    assert pilot.scene() == "RulebookScene"
    pilot.key("escape")
    assert pilot.scene() == "TableScene"
    button = next(item for item in pilot.focus.items if item.name == "Rules")
    pilot.click(button.id)
    assert pilot.scene() == "RulebookScene"


def test_pointing_at_what_cannot_be_done_the_rulebook_says_why(
    table: tuple[Pilot, TableScene],
) -> None:
    pilot, scene = table
    refused = [
        target
        for card in scene.match.state.consumers
        if not scene.controller.preview(target := Target(TargetKind.MARKET, card)).good
    ]
    assert refused, "every consumer can be taken at the start"
    pilot.point_at(refused[0].id)
    pilot.intend(Intent.RULES)
    book = pilot.app.stack.top
    assert isinstance(book, RulebookScene)
    assert book.lit == "rules.consumers.2"


def refused_consumer(scene: TableScene) -> Target:
    targets = [Target(TargetKind.MARKET, card) for card in scene.match.state.consumers]
    return next(target for target in targets if not scene.controller.preview(target).good)


def test_a_click_in_vain_leaves_a_why_that_can_be_clicked(
    table: tuple[Pilot, TableScene],
) -> None:
    pilot, scene = table
    refused = refused_consumer(scene)
    pilot.click(refused.id)
    pilot.move_to(5, 300)
    assert scene.frame.pointed == refused, "its page stays while nothing else is pointed at"
    pilot.click("why:0:0")
    book = pilot.app.stack.top
    assert isinstance(book, RulebookScene)
    assert book.lit == "rules.consumers.2"
    pilot.key("escape")
    pilot.key("escape")
    assert scene.frame.pointed is None, "Esc lets it go"
    assert pilot.scene() == "TableScene"
    assert "why:0:0" not in pilot.ids


def test_a_click_in_vain_is_forgotten_when_something_is_done(
    table: tuple[Pilot, TableScene],
) -> None:
    pilot, scene = table
    pilot.click(refused_consumer(scene).id)
    pilot.key("9")
    pilot.settle()
    assert "why:0:0" not in pilot.ids


def test_why_is_reached_by_keys_and_by_gamepad(table: tuple[Pilot, TableScene]) -> None:
    pilot, scene = table
    refused = refused_consumer(scene)
    pilot.key("tab")
    pilot.focus.to(refused.id)
    pilot.key("return")
    pilot.reach("why:0:0")
    pilot.key("return")
    book = pilot.app.stack.top
    assert isinstance(book, RulebookScene)
    assert book.lit == "rules.consumers.2"
    pilot.key("escape")
    pilot.focus.to(refused.id)
    for value in (32767, 0):
        axis = pygame.CONTROLLER_AXIS_TRIGGERLEFT
        pilot.step(pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0))
    book = pilot.app.stack.top
    assert isinstance(book, RulebookScene)
    assert book.lit == "rules.consumers.2"


def test_a_card_pointed_at_opens_its_page_in_the_guide(table: tuple[Pilot, TableScene]) -> None:
    pilot, scene = table
    card = scene.match.state.producers[0]
    pilot.point_at(Target(TargetKind.MARKET, card).id)
    pilot.intend(Intent.INSPECT)
    guide = pilot.app.stack.top
    assert isinstance(guide, GuideScene)
    assert guide.species == scene.match.state.catalogue.names[card]
    assert len(guide.shelf.here) == 8
    pilot.intend(Intent.INSPECT)
    assert pilot.scene() == "TableScene"
