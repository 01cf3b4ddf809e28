"""Hints give the reason for every kind of action."""

from __future__ import annotations

import pytest

from ecosfera.games.co2.bots.hint import reason_for
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules.actions import Action
from ecosfera.games.co2.rules.state import Debt, DebtCause
from tests.games.co2.rules.positions import P0, P1, Seat, catalogue, kind, position, territory

PLAIN = catalogue().area_ids["plain_secchia"]
CARPI = territory("carpi")
WHOLE = "campogalliano:4 soliera:4"


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        (Seat(16, owns=f"carpi:3 {WHOLE}"), do.Play(CARPI), Reason(Why.SUN, area=PLAIN)),
        (Seat(16, owns=f"carpi:1 {WHOLE}"), do.Play(CARPI), Reason(Why.NEARER_SUN, area=PLAIN)),
        (Seat(16, owns="carpi fiorano sassuolo"), do.Play(CARPI), Reason(Why.OFF_BOTTOM)),
        (Seat(31, owns="carpi"), do.Play(CARPI), Reason(Why.VIA_SOON)),
        (Seat(16, owns="carpi"), do.Play(CARPI), Reason(Why.BALANCE_RISES)),
        (Seat(16, owns=WHOLE), do.Buy(), Reason(Why.WHOLE_AREA, area=PLAIN)),
        (Seat(16, owns="soliera"), do.Buy(), Reason(Why.PART_OF_AREA, area=PLAIN)),
        (
            Seat(16, hand="waste_collection"),
            do.Buy(),
            Reason(Why.CARD_FITS, territory=CARPI, kind=kind("waste_collection")),
        ),
        (
            Seat(16, hand="biodiversity"),
            do.Buy(),
            Reason(Why.TERRITORY_WORTH_ITS_PRICE, area=PLAIN),
        ),
        (
            Seat(16, owns="soliera", euros=1000),
            do.Pass(),
            Reason(Why.LACKS_AREA, territory=CARPI, area=PLAIN),
        ),
        (Seat(16, owns="fiorano sassuolo"), do.Pass(), Reason(Why.LOW_BALANCE)),
        (Seat(16, euros=1000), do.Pass(), Reason(Why.NO_MONEY)),
        (Seat(16, hand="biodiversity"), do.Pass(), Reason(Why.NO_CARD_FITS)),
        (Seat(5, hand="biodiversity"), do.TakeCredit(), Reason(Why.NO_CARD_FITS)),
        (Seat(16), do.EndTurn(), Reason(Why.NOTHING_BETTER_TO_DO)),
    ],
    ids=lambda value: value.why.value if isinstance(value, Reason) else "",
)
def test_an_action_has_a_reason(seat: Seat, action: Action, reason: Reason) -> None:
    assert reason_for(position(seat, Seat(owns="vignola")).view, action) == reason


def test_a_territory_is_bought_so_that_nobody_else_completes_an_area() -> None:
    view = position(Seat(16), Seat(owns=WHOLE)).view
    assert reason_for(view, do.Buy()) == Reason(Why.DENIES_AREA, player=P1, area=PLAIN)


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (do.Pay(), Why.DEBT_CAN_BE_PAID),
        (do.Sell(territory("soliera")), Why.DEBT_NEEDS_MONEY),
        (do.DeclareBankruptcy(), Why.DEBT_CANNOT_BE_PAID),
    ],
)
def test_a_way_out_of_a_debt_has_a_reason(action: Action, why: Why) -> None:
    debt = Debt(P0, DebtCause.EVENT, 0, 900, None)
    view = position(Seat(16, owns="soliera"), Seat(), pending=[debt]).view
    assert reason_for(view, action).why is why
