"""RULES 6, 7 and 8: balance, VIA, efficiency bonus."""

from __future__ import annotations

import pytest

from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.events import Cause
from ecosfera.games.co2.rules.state import Bank, Debt, DebtCause, balance, sunny_areas
from tests.games.co2.rules.positions import (
    P0,
    P1,
    Seat,
    act,
    catalogue,
    events_of,
    position,
    to_roll,
)


@pytest.mark.parametrize(
    ("owns", "points"),
    [
        ("", 0),
        ("campogalliano castelfranco", -5),
        ("campogalliano:1 castelfranco:4", 0),
        ("pavullo:4 montefiorino:4 frassinoro:3", 6),
        ("pavullo:4 montefiorino:4 frassinoro:4", 7 + 2 + 1 + 1),
    ],
)
def test_6_1_the_balance_is_actions_less_costs_with_bonuses(owns: str, points: int) -> None:
    assert balance(position(Seat(owns=owns), Seat(owns="carpi:4")).view, P0) == points


def test_7_1_a_positive_balance_brings_credits_at_via() -> None:
    seat = Seat(38, owns="carpi:4 campogalliano:4")
    events = events_of(to_roll(seat, Seat(), dice=(1, 1)), do.Roll())
    assert events[1:] == [
        ev.Moved(P0, 38, 0),
        ev.ViaSettled(P0, 2),
        ev.CreditsTaken(P0, 2, Cause.VIA),
    ]


def test_7_1_a_negative_balance_costs_credits_and_zero_nothing() -> None:
    state = act(to_roll(Seat(39, owns="carpi"), Seat(), dice=(4, 2)), do.Roll())
    assert state.view.players[P0].credits == 10
    events = events_of(to_roll(Seat(39, owns="carpi:4"), Seat(), dice=(4, 2)), do.Roll())
    assert events[2:] == [ev.ViaSettled(P0, 0)]


def test_7_1_leaving_via_does_not_settle_again() -> None:
    events = events_of(to_roll(Seat(0, owns="carpi"), Seat(), dice=(4, 2)), do.Roll())
    assert events[1:] == [ev.Moved(P0, 0, 6)]


def test_7_2_with_too_few_credits_a_debt_arises() -> None:
    state = act(to_roll(Seat(39, owns="carpi", credits=3), Seat(), dice=(4, 2)), do.Roll())
    assert state.view.pending == (Debt(P0, DebtCause.VIA, 4, 0, None),)
    assert state.view.players[P0].credits == 3
    assert state.view.players[P0].position == 5


def test_7_3_missing_credits_cost_100_euros_each_even_from_an_empty_bank() -> None:
    debt = Debt(P0, DebtCause.VIA, 4, 0, None)
    seat = Seat(5, owns="carpi", credits=3, euros=100)
    state = position(seat, Seat(), pending=[debt], bank=Bank(0, 0))
    assert events_of(state, do.Pay()) == [ev.Paid(P0, 3, 100, None, Cause.VIA, debt=True)]
    after = act(state, do.Pay())
    assert (after.view.players[P0].credits, after.view.players[P0].euros) == (0, 0)
    assert after.view.bank == Bank(3, 100)
    assert after.view.pending == ()


MOUNTAIN = "pavullo:4 montefiorino:4 frassinoro:4"


def test_8_1_the_bonus_counts_as_long_as_one_player_owns_and_all_is_done() -> None:
    whole = position(Seat(owns=MOUNTAIN), Seat()).view
    assert [catalogue().areas[area].id for area in sunny_areas(whole, P0)] == ["mountain"]
    undone = position(Seat(owns="pavullo:4 montefiorino:4 frassinoro:3"), Seat()).view
    assert sunny_areas(undone, P0) == ()
    divided = position(Seat(owns="pavullo:4 montefiorino:4"), Seat(owns="frassinoro:4")).view
    assert sunny_areas(divided, P0) == sunny_areas(divided, P1) == ()


def test_8_1_the_bonus_of_an_area_is_what_its_last_action_brings_beyond_itself() -> None:
    undone = position(Seat(owns="pavullo:4 montefiorino:4 frassinoro:3"), Seat()).view
    whole = position(Seat(owns=MOUNTAIN), Seat()).view
    (mountain,) = sunny_areas(whole, P0)
    assert balance(whole, P0) == balance(undone, P0) + 1 + catalogue().bonus(mountain)


def test_8_2_several_areas_count_each() -> None:
    both = f"{MOUNTAIN} sestola:4 pievepelago:4 guiglia:4"
    view = position(Seat(owns=both), Seat()).view
    assert len(sunny_areas(view, P0)) == 2
    assert balance(view, P0) == 24 - 5 - 7 + 4 + 4
