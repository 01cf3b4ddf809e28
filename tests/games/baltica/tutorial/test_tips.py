"""Tips, which are given once: the first star, and what policy cards do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ecosfera import paths
from ecosfera.core.guidance import TipGuidance
from ecosfera.core.match import Match
from ecosfera.core.players import PERSON
from ecosfera.games.baltica.game import load
from ecosfera.games.baltica.game_screens import BalticaScreens
from ecosfera.games.baltica.info import INFO
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.shots.scenes import match_at
from ecosfera.games.baltica.tips import TIPS, tips_of, turn_of
from ecosfera.games.baltica.tutorial import CHARACTER
from ecosfera.words import Words
from tests.games.baltica.rules.positions import position
from tests.program import Sit, quiet, services

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica import game as baltica
    from ecosfera.games.baltica.rules.actions import Action
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


def test_why_a_tile_draws_a_policy_card_is_told_before_the_first_one() -> None:
    assert "tutorial.tile-draws" in tip(_policies(later("oxygen", "oxygen")))
    assert "tutorial.tile-draws" not in tip(_policies(later("oxygen", "oxygen", impacts=1)))
    assert "tutorial.tile-draws" not in tip(_policies(position("oxygen", "oxygen")))


def _policies(state: State) -> State:
    """Return a position at level 2, with a policy deck."""
    state.config = replace(state.config, policies=True)
    state.policy_deck = [state.catalogue.ids["warm_summer"]]
    return state


def test_where_one_more_tile_may_end_the_match_no_tip_disturbs() -> None:
    tips = tips_of(Match(load(), later("oxygen oxygen", "sunlight")), (PERSON, PERSON))

    def given(state: State) -> list[str]:
        return [found.text for one in tips if (found := one.find(state)) is not None]

    assert "tutorial.three" in given(later("oxygen oxygen", "sunlight", impacts=4))
    assert given(later("oxygen oxygen", "sunlight", impacts=5)) == []


def test_funding_is_explained_when_there_is_a_measure_to_pay_for() -> None:
    assert tip(position("oxygen", "oxygen", pool="funding")) == []
    assert tip(position("oxygen", "oxygen", pool="funding strict_protection")) == [
        "tutorial.funding"
    ]


def later(*row: str, **where: object) -> State:
    """Return a position of the second round."""
    state = position(*row, **where)  # type: ignore[arg-type]
    state.number += state.config.players
    return state


def test_two_equal_elements_are_a_warning_after_the_first_round() -> None:
    assert "tutorial.three" not in tip(position("oxygen oxygen", "sunlight"))
    assert "tutorial.three" in tip(later("oxygen oxygen", "sunlight"))
    assert "tutorial.three" not in tip(later("oxygen sunlight", "sunlight"))


def test_a_turn_brings_one_tip_at_most() -> None:
    state = later("oxygen oxygen", "sunlight")
    given: list[str] = []
    guidance: TipGuidance[Target, Action] = TipGuidance(
        lambda name: name in given, given.append, TIPS, turn_of
    )
    guidance.follow(Match(load(), state))
    assert guidance.explanation is not None
    guidance.answer(0)
    assert guidance.explanation is None
    another = state.copy()
    guidance.follow(Match(load(), another))
    assert guidance.explanation is None
    another = state.copy()
    another.number += 1
    guidance.follow(Match(load(), another))
    assert len(given) == 1


def test_a_dot_on_the_market_is_explained_after_a_turn_of_the_computer() -> None:
    words = Words.load("en", paths.locales())
    match, _ = match_at(words, "tutorial.restore")
    news = tips_of(match, (PERSON, CHARACTER))[3].find(match.state)
    assert news is not None
    assert news.text == "tutorial.news"
    assert {target.kind for target in news.targets} == {TargetKind.MARKET}
    assert tips_of(match, (PERSON, PERSON))[3].find(match.state) is None


def test_an_empty_deck_of_the_market_is_explained() -> None:
    cards = {"producer_deck": "bacteria", "consumer_deck": "esox_lucius"}
    assert "tutorial.no-more" not in tip(later("oxygen salinity", "oxygen", **cards))
    cards["consumer_deck"] = ""
    assert "tutorial.no-more" in tip(later("oxygen salinity", "oxygen", **cards))
