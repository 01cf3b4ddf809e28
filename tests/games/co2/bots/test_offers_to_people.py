"""Computer players come with offers, in moderation, and no trade ruins one of them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import NamedTuple

import pytest

from ecosfera.core.bot import finish
from ecosfera.games.co2.bots.asking import ask
from ecosfera.games.co2.bots.deals import FALL, LOSS, Pair
from ecosfera.games.co2.bots.newcomer import Newcomer
from ecosfera.games.co2.bots.roster import BOTS, OF_STRENGTH, computer_player
from ecosfera.games.co2.bots.trader import PAUSE
from ecosfera.games.co2.bots.valuation import (
    CHARACTERS,
    OBLIGING,
    Character,
    Valuation,
    assets,
    points,
)
from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.deal import new_game
from ecosfera.games.co2.rules.engine import apply
from ecosfera.games.co2.rules.ids import PlayerId
from ecosfera.games.co2.rules.state import Side, View, whole_areas
from tests.games.co2.rules.positions import P0, P1, Seat, catalogue, position, side

ROUNDS = 20
"""Where a game ends at the latest: newcomers may take three times as many."""
SHORT = Config(
    players=3, goal=15, start_territories=3, round_limit=ROUNDS, flow=True, head_start=True
)
GAMES = 6


class Played(NamedTuple):
    """What was offered to the person of a game, and what was traded."""

    offers: tuple[tuple[View, do.Propose], ...]
    trades: tuple[tuple[View, ev.Traded, View], ...]
    """Each trade with what was on the table before and after it."""


def character_of(strength: str, number: int, seat: int) -> Character:
    """Return the character of the computer on a seat of such a game."""
    usual = CHARACTERS[list(CHARACTERS)[(number + seat) % 3]]
    return OF_STRENGTH[strength](usual).character


@cache
def played(strength: str, number: int) -> Played:
    """Play a short game of one person, who is greedy, and two computers."""
    names = list(CHARACTERS)
    state, _ = new_game(catalogue(), replace(SHORT, seed=f"offers {number}"))
    bots = [
        BOTS["greedy"](f"{number}"),
        *(
            computer_player(names[(number + n) % 3], f"{number} {n}", {P0}, strength)
            for n in (1, 2)
        ),
    ]
    offers, trades = [], []
    while state.view.outcome is None:
        before = state.view
        action = bots[before.to_decide].choose(state)
        if isinstance(action, do.Propose) and action.to == P0:
            offers.append((before, action))
        state, events = apply(state, action)
        traded = [event for event in events if isinstance(event, ev.Traded)]
        trades += [(before, event, state.view) for event in traded if before.debt is None]
    return Played(tuple(offers), tuple(trades))


@pytest.mark.parametrize("strength", OF_STRENGTH)
def test_in_most_games_a_person_has_an_offer_by_the_fifth_round(strength: str) -> None:
    games = [played(strength, number) for number in range(GAMES)]
    early = [any(view.turn.round <= 5 for view, _ in game.offers) for game in games]
    assert sum(early) >= 3 * GAMES / 4


@pytest.mark.parametrize("strength", OF_STRENGTH)
def test_a_computer_asks_a_person_once_in_two_rounds_at_the_most(strength: str) -> None:
    for number in range(GAMES):
        last: dict[PlayerId, int] = {}
        for view, _ in played(strength, number).offers:
            seat, now = view.turn.player, view.turn.round
            assert now >= last.get(seat, -PAUSE) + PAUSE
            last[seat] = now


@pytest.mark.parametrize("strength", OF_STRENGTH)
def test_no_trade_ruins_a_computer(strength: str) -> None:
    """It keeps whole areas and worth, and loses few points unless it completes an area."""
    seen = 0
    for number in range(GAMES):
        for before, trade, after in played(strength, number).trades:
            for seat in {trade.player, trade.partner} - {P0}:
                had, has = (whole_areas(view, seat) for view in (before, after))
                fallen = points(before, assets(before, seat)) - points(after, assets(after, seat))
                assert len(has) >= len(had)
                assert fallen <= FALL or len(has) > len(had)
                character = character_of(strength, number, seat)
                assert Valuation(before, seat, character).gain(assets(after, seat)) >= -LOSS
                seen += 1
    assert seen > GAMES


def test_what_completes_an_area_for_the_buyer_costs_more() -> None:
    """Formigine is worth the same to its owner, whether its buyer has the rest of the capital."""

    def price(owns: str, *, newcomer: bool = False) -> int:
        state = position(Seat(16, owns=owns), Seat(owns="formigine carpi"))
        character = Newcomer(OBLIGING).character if newcomer else OBLIGING
        asked = do.Propose(P1, Side(), side("formigine"))
        named = finish(ask(state.view, asked, character)).action
        assert isinstance(named, do.MakeCounter)
        return named.get.euros

    for newcomer in (False, True):
        plain = price("modena_centre vignola", newcomer=newcomer)
        whole = price("modena_centre modena_workshops", newcomer=newcomer)
        assert whole >= plain + 500


def test_a_computer_begrudges_a_trade_that_puts_another_ahead() -> None:
    """Player 0 has a balance of −2, and one of 17 with the sun of the Secchia foothills."""
    owns = "sassuolo:4 fiorano:4"
    view = position(Seat(16, owns=owns), Seat(owns="maranello:4 vignola:4 soliera:4")).view
    wary, calm = (
        Pair(view, P1, P0, replace(OBLIGING, grudge=grudge, toll=0)) for grudge in (1.0, 0.0)
    )
    sale = side("maranello"), side(euros=2500)
    assert wary.weigh(*sale)[0] < calm.weigh(*sale)[0] - 300


def test_a_newcomer_that_misses_an_action_makes_an_offer_all_the_same() -> None:
    hand = "water_saving waste_collection energy_saving green_building biodiversity biodiversity"
    seats = (
        Seat(at=5, owns="carpi guiglia:1", hand=hand),
        Seat(owns="campogalliano sestola", hand="waste_collection " * 6),
    )
    state = position(*seats, took="credit", played=1, round=2)
    newcomer = computer_player("obliging", "x", {P1}, strength="newcomer")
    assert isinstance(newcomer.choose(state), do.Propose)
