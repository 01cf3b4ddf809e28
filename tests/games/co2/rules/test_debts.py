"""RULES 10: debts."""

from __future__ import annotations

from typing import Any

import pytest

from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import RefusalCode as Why
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.events import Cause
from ecosfera.games.co2.rules.state import Bank, Debt, DebtCause, OutReason, State
from tests.games.co2.rules.positions import (
    P0,
    P1,
    P2,
    Seat,
    act,
    event,
    events_of,
    position,
    side,
    territory,
    to_roll,
    why,
)

CARPI = territory("carpi")
RENT = Debt(P0, DebtCause.RENT, 0, 600, P1)
FINE = Debt(P0, DebtCause.EVENT, 0, 300, None)
VIA = Debt(P0, DebtCause.VIA, 4, 0, None)
PROPOSE = do.OfferTemplate(P1)


def in_debt(debt: Debt = RENT, *others: Seat, owns: str = "", **more: Any) -> State:
    return position(Seat(16, owns=owns, **more), *(others or (Seat(),)), pending=[debt])


def test_10_1_rent_is_a_debt_if_the_euros_are_not_there() -> None:
    state = to_roll(Seat(10, euros=500, credits=60), Seat(0, "carpi:2", 0), dice=(2, 4))
    assert act(state, do.Roll()).view.pending == (RENT,)


def test_10_1_a_debt_comes_before_anything_else() -> None:
    state = in_debt(owns="soliera", euros=500, hand="water_saving")
    for action in (do.EndTurn(), do.Pass(), do.Buy(), do.Play(territory("soliera")), do.Roll()):
        assert why(state, action) is Why.DEBT_FIRST
    assert set(legal(state.view)) == {
        do.DeclareBankruptcy(),
        do.Sell(territory("soliera")),
        PROPOSE,
    }


def test_10_2_a_debt_in_euros_takes_euros_and_all_of_it() -> None:
    assert why(in_debt(euros=500, credits=20), do.Pay()) is Why.CANNOT_PAY
    state = in_debt(euros=700)
    assert events_of(state, do.Pay()) == [ev.Paid(P0, 0, 600, P1, Cause.RENT, debt=True)]
    after = act(state, do.Pay())
    assert [player.euros for player in after.view.players] == [100, 6100]
    assert after.view.pending == ()
    assert why(after, do.Pay()) is Why.NO_DEBT


def test_10_2_it_is_never_paid_by_itself() -> None:
    state = act(in_debt(owns="carpi", euros=500), do.Sell(CARPI))
    assert state.view.pending == (RENT,)
    assert state.view.players[P0].euros == 900
    assert why(state, do.Pay()) is None


def test_10_3_the_means_may_come_from_a_trade() -> None:
    state = in_debt(euros=500, owns="carpi")
    trade = do.Propose(P1, side("carpi"), side(euros=400))
    state = act(state, trade, do.Accept())
    assert state.view.pending == (RENT,)
    assert why(state, do.Pay()) is None


@pytest.mark.parametrize(("name", "value"), [("carpi", 400), ("campogalliano", 200)])
def test_10_4_the_bank_pays_half_the_price_rounded_down_to_the_hundred(
    name: str, value: int
) -> None:
    state = in_debt(FINE, owns=name)
    events = events_of(state, do.Sell(territory(name)))
    assert events[:2] == [ev.Sold(P0, territory(name)), ev.EurosTaken(P0, value, Cause.SALE)]


def test_10_4_also_if_one_could_pay_but_only_in_debt_and_only_own_territories() -> None:
    rich = in_debt(owns="carpi")
    assert why(rich, do.Pay()) is None
    assert why(rich, do.Sell(CARPI)) is None
    assert why(rich, do.Sell(territory("soliera"))) is Why.NOT_OWN
    assert why(position(Seat(16, owns="carpi"), Seat()), do.Sell(CARPI)) is Why.NO_DEBT


def test_10_5_a_territory_sold_is_free_and_its_cards_go_into_the_bag() -> None:
    state = in_debt(FINE, owns="carpi:3")
    after = act(state, do.Sell(CARPI))
    assert (after.view.owners[CARPI], after.view.done[CARPI]) == (None, 0)
    assert sum(after.view.bag) == sum(state.view.bag) + 3


def test_10_6_the_amount_stays_what_it_was() -> None:
    state = position(Seat(19, owns="carpi soliera", credits=3), Seat(), pending=[VIA])
    assert act(state, do.Sell(CARPI)).view.pending == (VIA,)


def test_10_6_after_via_the_turn_goes_on_with_the_rent_of_the_square_of_arrival() -> None:
    seat = Seat(39, owns="carpi", credits=3, euros=600)
    state = act(to_roll(seat, Seat(owns="frassinoro"), dice=(2, 3)), do.Roll())
    assert state.view.pending == (VIA,)
    assert events_of(state, do.Pay())[-1] == ev.Paid(P0, 0, 200, P1, Cause.RENT)


def test_10_6_or_with_its_event_and_a_debt_may_follow_a_debt() -> None:
    seat = Seat(39, owns="carpi", credits=3, euros=100)
    state = act(to_roll(seat, Seat(), dice=(1, 3), deck="cold_winter"), do.Roll())
    assert state.view.turn.event is None
    after = act(state, do.Pay())
    assert after.view.turn.event == event("cold_winter")
    assert after.view.pending == (Debt(P0, DebtCause.EVENT, 0, 100, None),)


def test_10_6_where_an_event_card_has_led_nothing_follows() -> None:
    state = position(
        Seat(1, credits=3, owns="carpi"), Seat(), pending=[VIA], event=event("new_bus_line")
    )
    assert events_of(state, do.Pay()) == [ev.Paid(P0, 3, 100, None, Cause.VIA, debt=True)]


def test_10_7_bankruptcy_exactly_while_the_debtor_cannot_pay_also_with_territories() -> None:
    assert why(in_debt(), do.DeclareBankruptcy()) is Why.CAN_PAY
    state = in_debt(RENT, Seat(), Seat(), owns="carpi", euros=500)
    assert why(state, do.DeclareBankruptcy()) is None
    after = act(state, do.DeclareBankruptcy())
    out = after.view.players[P0].out
    assert out is not None
    assert out.reason is OutReason.DEBT
    assert after.view.turn.player == P1
    free = position(Seat(16), Seat())
    assert why(free, do.DeclareBankruptcy()) is Why.NO_DEBT


def test_10_7_if_the_creditor_goes_out_meanwhile_the_debt_is_to_the_bank() -> None:
    creditor = Seat(owns="sassuolo fiorano maranello", euros=500)  # -14
    state = in_debt(RENT, creditor, Seat(), owns="guiglia", euros=500)
    after = act(state, do.Propose(P1, side("guiglia"), side(euros=200)), do.Accept())
    assert after.view.players[P1].out is not None
    assert after.view.pending == (Debt(P0, DebtCause.RENT, 0, 600, None),)
    assert after.view.turn.player == P0
    assert events_of(after, do.Pay()) == [ev.Paid(P0, 0, 600, None, Cause.RENT, debt=True)]


def test_10_7_a_debt_to_the_bank_can_be_declared_and_to_nobody_else() -> None:
    state = position(Seat(16, euros=0), Seat(), Seat(), pending=[FINE], bank=Bank(0, 0))
    assert events_of(state, do.DeclareBankruptcy())[0] == ev.WentOut(P0, OutReason.DEBT, None)
    assert act(state, do.DeclareBankruptcy()).view.turn.player != P2
