"""The large card of a territory, and the territories of a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from ecosfera.games.co2.cards.brush import Brush
from ecosfera.games.co2.moves import targets
from ecosfera.games.co2.panels import corner, detail
from ecosfera.games.co2.rules.state import State
from ecosfera.games.co2.shots import played
from ecosfera.games.co2.table.scene import TableScene
from ecosfera.games.co2.text import race_text
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from tests.games.co2.conftest import Table
from tests.games.co2.rules.positions import P0, P1, Seat, position, territory
from tests.program import services

SitDown = Callable[..., Table]
HAND = "waste_collection waste_collection biodiversity green_building water_saving water_saving"


def start() -> State:
    """Player 1 stands on the free Carpi and owns Soliera; Player 2 owns Campogalliano."""
    seats = Seat(at=16, owns="soliera:1", hand=HAND), Seat(owns="campogalliano:4")
    return position(*seats)


def told(pilot: Pilot) -> list[str]:
    top = pilot.app.stack.top
    assert top is not None
    return [node.name for node in top.accessible().walk()]


def number(name: str) -> int:
    return next(t.square for t in start().view.catalogue.territories if t.id == name)


def test_a_click_shows_the_card_of_a_territory_with_its_rents(sit_down: SitDown) -> None:
    pilot, _ = sit_down(start())
    pilot.click(f"square-{number('campogalliano')}")
    assert pilot.scene() == "TerritorySheet"
    names = told(pilot)
    assert "Belongs to Player\u00a02" in names
    assert "Biodiversity: done, rent €500" in names
    assert "Whole area done: bonus +9 (here +2)" in names
    missing = "Missing for the sun: Carpi (free), Soliera (Player\u00a01) and 7 actions"
    assert missing in names


def test_the_card_of_the_square_below_the_pawn_offers_to_buy(sit_down: SitDown) -> None:
    pilot, table = sit_down(start())
    pilot.point_at("square-16")
    pilot.intend(Intent.INSPECT)
    pilot.click("do-0")
    assert pilot.scene() == "TableScene"
    assert table.match.state.view.owners[territory("carpi")] == P0


def test_the_key_that_looks_opens_the_guide_at_the_card(sit_down: SitDown) -> None:
    pilot, table = sit_down(start())
    read: list[str] = []
    table.places.open_guide = read.append
    pilot.point_at("square-16")
    pilot.key("i")
    pilot.key("i")
    assert read == ["carpi"]
    pilot.click("next")
    pilot.click("guide")
    assert read[1:] == ["campogalliano"]


def test_the_card_says_why_nothing_can_be_done(sit_down: SitDown) -> None:
    pilot, _ = sit_down(start())
    pilot.click(f"square-{number('soliera')}")
    assert "Soliera needs “Renewable energy” next, and you have no such card." in told(pilot)


def test_the_arrows_turn_to_the_next_territory(sit_down: SitDown) -> None:
    pilot, _ = sit_down(start())
    pilot.click(f"square-{number('campogalliano')}")
    pilot.key("right")
    assert told(pilot)[0] == "Soliera"
    pilot.key("escape")
    assert pilot.scene() == "TableScene"


def test_a_right_click_shows_the_card_of_what_a_click_would_buy(sit_down: SitDown) -> None:
    pilot, table = sit_down(start())
    pilot.right_click("square-16")
    assert pilot.scene() == "TerritorySheet"
    assert not table.match.actions


def test_the_territories_of_a_player_lead_to_their_cards(sit_down: SitDown) -> None:
    pilot, _ = sit_down(start())
    pilot.click("player-0")
    assert pilot.scene() == "PlacesSheet"
    assert "Secchia plain · 1 of 3 · actions 1/12 · bonus +9" in told(pilot)
    pilot.click("seat-1")
    assert "Secchia plain · 1 of 3 · actions 4/12 · bonus +9" in told(pilot)
    pilot.click(f"place-{territory('carpi')}")
    assert told(pilot)[0] == "Carpi"
    pilot.key("escape", "escape")
    assert pilot.scene() == "TableScene"


def test_the_rents_of_a_territory_stay_off_the_foot_of_a_short_page(sit_down: SitDown) -> None:
    state = position(Seat(at=16), Seat(owns="modena_workshops:1"), Seat(), Seat())
    _, table = sit_down(state, (1024, 576), 2.0)
    frame = table.frame
    inside, size = corner.inner(frame.zones), frame.brush.size(1)
    room = inside._replace(h=inside.h - 1.8 * size)
    page = pygame.Surface((round(room.right), round(room.bottom) + 40))
    detail.draw(page, frame, targets.square(number("modena_workshops")), room)
    high = round(1.3 * size)
    beside_the_key = round(room.w / 2)
    foot = pygame.Rect(0, 0, beside_the_key, high + 40)
    foot.topleft = round(room.right) - beside_the_key, round(room.bottom) - high
    assert pygame.transform.average_color(page.subsurface(foot))[:3] == (0, 0, 0)


def test_what_is_said_of_a_player_ends_also_below_a_list_of_moves(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = offscreen((1366, 768), Settings(language="en", scale=1.5, motion="off"), pictures)
    table = TableScene(app.context, services(app.context), played(4, 60, "a").fork())
    app.stack.push(table)
    Pilot(app).settle()
    written: list[str] = []

    def line(_brush: Brush, _target: pygame.Surface, text: str, *_: Any, **__: Any) -> None:
        written.append(text)

    monkeypatch.setattr(Brush, "line", line)
    frame = table.frame
    room = corner.detail_room(frame, targets.player(P1))
    assert room.y > corner.inner(frame.zones).y
    detail.draw(pygame.Surface(app.canvas.surface.size), frame, targets.player(P1), room)
    assert race_text.sun_of(frame.names, frame.view, P1) in " ".join(written)
