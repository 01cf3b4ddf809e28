"""Near the goal the last action is kept for the point that credits may not bring (RULES 4.9)."""

from __future__ import annotations

import pytest

from ecosfera.games.co2.bots.hint import hint, ideas, reason_for
from ecosfera.games.co2.bots.last_action import kept_for_last_point, needs_territory
from ecosfera.games.co2.bots.newcomer import Newcomer
from ecosfera.games.co2.bots.plan import plan
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.bots.trader import Trader
from ecosfera.games.co2.bots.valuation import STEADY
from ecosfera.games.co2.moves.foresight import gives_up
from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.ids import RETIRE_PRICE
from ecosfera.games.co2.rules.state import State, View, balance
from tests.games.co2.rules.positions import P0, Seat, position, territory

OWN = "soliera:3 pavullo:4 guiglia:4"
SOLIERA, PAVULLO = territory("soliera"), territory("pavullo")
FREE = 16
"""The square of Carpi."""


def near(
    missing: int, owns: str = OWN, *, credit: int = 1, euros: int = 0, at: int = FREE
) -> State:
    """Return a position of a player who lacks so many points, and has the card for Soliera."""
    seat = Seat(at, owns=owns, hand="public_transport", credits=credit, euros=euros)
    now = balance(position(seat, Seat()).view, P0)
    config = {
        "retire": True,
        "last_earned": True,
        "afar": True,
        "flow": True,
        "goal": now + missing,
    }
    return position(seat, Seat(), config=config)


def test_the_only_action_left_is_kept_while_credits_can_bring_the_points_before() -> None:
    view = near(2).view
    assert do.Play(SOLIERA) in legal(view)
    assert kept_for_last_point(view) == SOLIERA
    told = hint(near(2))
    assert told is not None
    assert told.action == do.Pass()
    assert told.reason == plan(view) == Reason(Why.PLAN_KEEP, territory=SOLIERA, n=2)
    assert not any(isinstance(idea.action, do.Play) for idea in ideas(near(2)))
    for kind in (Trader, Newcomer):
        assert kind(STEADY).choose(near(2)) == do.Pass()


@pytest.mark.parametrize("missing", [1, 5])
def test_it_is_carried_out_where_it_wins_and_where_credits_would_take_too_long(
    missing: int,
) -> None:
    assert kept_for_last_point(near(missing).view) is None
    assert kept_for_last_point(near(2, "soliera:2 pavullo:4 guiglia:4").view) is None
    whole = near(2, "soliera:3 campogalliano:4 carpi:4")
    assert kept_for_last_point(whole.view) is None


def test_credits_are_handed_in_before_the_last_action() -> None:
    told = hint(near(2, credit=RETIRE_PRICE + 1))
    assert told is not None
    assert told.action == do.Retire()


def test_the_end_of_a_turn_gives_up_no_action_that_is_kept() -> None:
    def given_up(view: View) -> bool:
        return gives_up(view, do.Pass(), legal(view))

    assert not given_up(near(2).view)
    assert given_up(near(1).view)
    assert given_up(near(2, euros=5000).view), "Carpi can be bought"


def test_without_an_action_left_a_territory_comes_first() -> None:
    done = "soliera:4 pavullo:4 guiglia:4"
    poor, rich = near(2, done).view, near(2, done, euros=5000, at=5).view
    assert needs_territory(poor, P0)
    assert plan(poor) == reason_for(poor, do.Pass()) == Reason(Why.PLAN_NEW, n=2)
    found = plan(rich)
    assert found is not None
    assert found.why is Why.PLAN_NEW_AT
    assert found.territory is not None
    assert do.BuyAfar(found.territory) in legal(rich)
    assert not needs_territory(near(2).view, P0)
    strict = position(Seat(FREE, owns=done), Seat()).view
    assert not needs_territory(strict, P0)


def test_who_has_no_action_left_keeps_credits_for_new_ones() -> None:
    done = "soliera:4 pavullo:4 guiglia:4"
    few = ideas(near(3, done, credit=RETIRE_PRICE))
    assert do.Retire() not in [idea.action for idea in few]
    many = ideas(near(3, done, credit=RETIRE_PRICE + 4))
    assert do.Retire() in [idea.action for idea in many]
