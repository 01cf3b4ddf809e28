"""Tips, which are given once: the first star, and what policy cards do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ecosfera.core.match import Match
from ecosfera.core.players import PERSON
from ecosfera.games.baltica.game import load
from ecosfera.games.baltica.game_screens import BalticaScreens
from ecosfera.games.baltica.info import INFO
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.tutorial import TIPS
from tests.games.baltica.rules.positions import position
from tests.program import Sit, quiet, services

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica import game as baltica
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.ui.app.app import App
    from ecosfera.ui.testing.pilot import Pilot

    SitDown = Callable[..., Pilot]


def with_star(*, level: int = 2) -> baltica.Match:
    """A match in which the player in front has a card with a star."""
    game = load()
    start, _ = game.new(Config(policies=level == 2, seed="star"))
    state = start.copy()
    star = game.catalogue.ids["protists"]
    state.consumer_deck = [card for card in state.consumer_deck if card != star]
    state.consumers = [card for card in state.consumers if card != star]
    state.consumers += [state.consumer_deck.pop() for _ in range(4 - len(state.consumers))]
    state.rows[0] = [*state.rows[0], star]
    return Match(game, state)


@pytest.fixture
def sit_down(app: App, sit: Sit) -> SitDown:
    def make(match: baltica.Match, who: str = PERSON) -> Pilot:
        app.context.settings = replace(
            app.context.settings, games={**quiet(), **app.context.settings.games}
        )
        seats = {"computers": [who, PERSON]}
        table = BalticaScreens().table(app.context, services(app.context), match, seats)
        return sit(table)

    return make


def test_the_first_star_is_explained_once_and_never_again(app: App, sit_down: SitDown) -> None:
    pilot = sit_down(with_star())
    pilot.settle()
    assert pilot.ids == ["bubble-0"]
    pilot.key("return")
    assert "bubble-0" not in pilot.ids
    assert app.context.settings.of_game(INFO.id, "tip-star", default=False)
    app.stack.pop()
    pilot = sit_down(with_star())
    pilot.settle()
    assert "bubble-0" not in pilot.ids


def test_it_forbids_nothing(sit_down: SitDown, app: App) -> None:
    pilot = sit_down(with_star())
    pilot.settle()
    pilot.key("return")
    scene = app.stack.top
    assert len(scene.controller.targets()) > 3  # type: ignore[union-attr]


def test_there_is_no_tip_at_level_1_and_none_while_a_teammate_plays(sit_down: SitDown) -> None:
    for match, who in ((with_star(level=1), PERSON), (with_star(), "bold")):
        pilot = sit_down(match, who)
        pilot.wait(0.2)
        assert not [item for item in pilot.ids if item.startswith("bubble")]


def tip(state: State) -> list[str]:
    """Return the texts of the tips that fit a position."""
    return [found.text for one in TIPS if (found := one.find(state)) is not None]


def test_why_a_tile_draws_a_policy_card_is_told_once_one_was_drawn() -> None:
    assert "tutorial.tile-draws" not in tip(position("oxygen", "oxygen", impacts=1))
    drawn = position("oxygen", "oxygen", impacts=1, active="climate_change")
    assert tip(drawn) == ["tutorial.tile-draws"]
    by_a_star = position("oxygen", "oxygen", active="climate_change")
    assert tip(by_a_star) == []


def test_a_dual_card_is_explained_when_it_has_taken_effect() -> None:
    state = position("oxygen", "oxygen")
    state.policy_discard = [state.catalogue.ids["warm_summer"]]
    assert tip(state) == ["tutorial.dual"]


def test_funding_is_explained_when_there_is_a_measure_to_pay_for() -> None:
    assert tip(position("oxygen", "oxygen", pool="funding")) == []
    assert tip(position("oxygen", "oxygen", pool="funding strict_protection")) == [
        "tutorial.funding"
    ]
