"""From the table to the rulebook and to the species guide, and back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecosfera.match.match import Match
from ecosfera.screen.gallery import offscreen
from ecosfera.screen.guide import GuideScene
from ecosfera.screen.keys import Intent
from ecosfera.screen.pictures import Pictures
from ecosfera.screen.pilot import Pilot
from ecosfera.screen.rulebook import RulebookScene
from ecosfera.screen.settings import Settings
from ecosfera.screen.table.scene import TableScene
from ecosfera.screen.table.spots import Kind, Spot


@pytest.fixture
def table(pictures: Pictures, new_match: Callable[..., Match]) -> tuple[Pilot, TableScene]:
    app = offscreen((1366, 768), Settings(language="en", motion="off"), pictures)
    scene = TableScene(app.kit, new_match())
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
        spot
        for card in scene.match.state.consumers
        if not scene.play.preview(spot := Spot(Kind.MARKET, card)).good
    ]
    assert refused, "every consumer can be taken at the start"
    pilot.point_at(refused[0].id)
    pilot.intend(Intent.RULES)
    book = pilot.app.stack.top
    assert isinstance(book, RulebookScene)
    assert book.lit == "rules.consumers.2"


def test_a_card_pointed_at_opens_its_page_in_the_guide(table: tuple[Pilot, TableScene]) -> None:
    pilot, scene = table
    card = scene.match.state.producers[0]
    pilot.point_at(Spot(Kind.MARKET, card).id)
    pilot.intend(Intent.INSPECT)
    guide = pilot.app.stack.top
    assert isinstance(guide, GuideScene)
    assert guide.species == scene.match.catalogue.names[card]
    assert len(guide.shelf.here) == 8
    pilot.intend(Intent.INSPECT)
    assert pilot.scene() == "TableScene"
