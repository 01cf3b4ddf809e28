"""The interface of the rules: refusals, and what events reveal."""

from __future__ import annotations

import pytest

from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import IllegalActionError
from ecosfera.games.co2.rules.actions import RefusalCode as Why
from ecosfera.games.co2.rules.engine import apply
from ecosfera.games.co2.rules.events import Cause, reveals
from ecosfera.games.co2.rules.state import Choice, Debt, DebtCause
from tests.games.co2.rules.positions import P0, P1, Seat, event, kinds, position, side, why


def test_an_illegal_action_raises_its_reason() -> None:
    with pytest.raises(IllegalActionError, match="rolled-already") as raised:
        apply(position(Seat(16), Seat()), do.Roll())
    assert raised.value.reason.why is Why.ROLLED_ALREADY


def test_nothing_is_taken_on_a_co2_square_before_the_debt_is_cleared() -> None:
    debt = Debt(P0, DebtCause.VIA, 3, 0, None)
    assert why(position(Seat(5), Seat(), pending=[debt]), do.TakeCredit()) is Why.DEBT_FIRST


def test_a_choice_of_a_turn_without_an_event_card_cannot_be_answered() -> None:
    state = position(Seat(16), Seat(), pending=[Choice(P0)])
    assert why(state, do.ChooseSwap(swap=True)) is Why.NOTHING_TO_CHOOSE


@pytest.mark.parametrize(
    "shown",
    [
        ev.Rolled(P0, (1, 2)),
        ev.StartDice(P0, (1, 2)),
        ev.EventDrawn(P0, event("flood")),
        ev.Drew(P0, kinds("biodiversity")[0]),
        ev.Exchanged(P0, kinds("biodiversity"), kinds("biodiversity"), Cause.SQUARE),
    ],
)
def test_dice_and_drawn_cards_reveal_something(shown: ev.Event) -> None:
    assert reveals([ev.Declined(P0), shown])


def test_money_offers_and_an_empty_bag_reveal_nothing() -> None:
    plain: list[ev.Event] = [
        ev.Offered(P0, P1, side(), side(euros=100), settle=False),
        ev.CreditsTaken(P0, 1, Cause.PASS),
        ev.Drew(P0, None),
    ]
    assert not reveals(plain)
