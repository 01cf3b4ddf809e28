"""RULES 11: free trading."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import RefusalCode as Why
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.ids import PlayerId
from ecosfera.games.co2.rules.state import Counter, Debt, DebtCause, Offer, Phase, Side
from tests.games.co2.rules.positions import (
    GONE,
    P0,
    P1,
    P2,
    Seat,
    act,
    action,
    events_of,
    hand_of,
    kinds,
    position,
    side,
    territories,
    territory,
    why,
)

CARPI = territory("carpi")
GIFT = action("offer 1 100 euros for nothing")
RENT = Debt(P0, DebtCause.RENT, 0, 600, P1)
TABLE = position(
    Seat(16, owns="carpi:1 soliera", hand="biodiversity biodiversity"),
    Seat(owns="guiglia:2 vignola", hand="water_saving biodiversity"),
    Seat(owns="sestola"),
    bag="",
)


def offer(give: Side, get: Side, *, settle: bool = False) -> do.Propose:
    return do.Propose(P1, give, get, settle)


def test_11_1_offers_are_possible_on_any_square_after_the_move_and_in_debt() -> None:
    for square in (0, 5, 16):
        assert do.OfferTemplate(P1) in legal(position(Seat(square), Seat()).view)
    debt = position(Seat(16), Seat(), Seat(), pending=[RENT])
    assert {do.OfferTemplate(P1), do.OfferTemplate(P2)} <= set(legal(debt.view))
    before = position(Seat(), Seat(), phase=Phase.ROLL)
    assert why(before, GIFT) is Why.ROLL_FIRST


def test_11_1_an_offer_is_made_to_one_other_player_in_the_game() -> None:
    state = position(Seat(16), GONE, Seat())
    assert why(state, GIFT) is Why.PARTNER_OUT
    for to, reason in ((P0, Why.OFFER_TO_SELF), (PlayerId(3), Why.NO_SUCH_PLAYER)):
        assert why(state, do.Propose(to, side(euros=100), side())) is reason
    listed = [action for action in legal(state.view) if isinstance(action, do.OfferTemplate)]
    assert listed == [do.OfferTemplate(P2)]


def test_11_2_the_offers_of_a_turn_are_counted_debts_included() -> None:
    state = position(Seat(16), Seat(), config={"offers": 2})
    state = act(state, GIFT, do.Refuse(), GIFT, do.Refuse())
    assert state.view.turn.offers == 2
    assert why(state, GIFT) is Why.NO_OFFERS_LEFT
    assert do.OfferTemplate(P1) not in legal(state.view)
    debt = position(Seat(16), Seat(), config={"offers": 0}, pending=[RENT])
    assert why(debt, GIFT) is Why.NO_OFFERS_LEFT


def test_11_9_territories_are_traded_late_where_that_is_set() -> None:
    state = position(Seat(16, owns="sestola"), Seat(owns="carpi"), config={"late_trades": True})
    swap = action("offer 1 sestola for carpi")
    assert why(state, swap) is Why.TOO_EARLY
    assert why(state, GIFT) is None
    for number, reason in ((2, Why.TOO_EARLY), (3, None)):
        turn = replace(state.view.turn, round=number)
        assert why(replace(state, view=replace(state.view, turn=turn)), swap) is reason
    countered = act(state, GIFT)
    counter = do.MakeCounter(side("carpi"), side(euros=900))
    assert why(countered, counter) is Why.TOO_EARLY


@pytest.mark.parametrize(
    ("terms", "reason"),
    [
        ("guiglia for nothing", Why.TERRITORY_MISSING),
        ("300 euros for sestola", Why.TERRITORY_MISSING),
        ("15 credits for nothing", Why.CREDITS_MISSING),
        ("nothing for 15 credits", Why.CREDITS_MISSING),
        ("5600 euros for nothing", Why.EUROS_MISSING),
        ("nothing for 5600 euros", Why.EUROS_MISSING),
        ("water_saving for biodiversity", Why.CARDS_MISSING),
        ("biodiversity + biodiversity for water_saving + water_saving", Why.CARDS_MISSING),
        ("biodiversity for nothing", Why.CARDS_UNEQUAL),
        ("nothing for biodiversity", Why.CARDS_UNEQUAL),
        ("100 euros for 200 euros", Why.EUROS_BOTH_WAYS),
        ("1 credit for 2 credits", Why.CREDITS_BOTH_WAYS),
        ("150 euros for nothing", Why.NO_HUNDREDS),
        ("nothing for 50 euros", Why.NO_HUNDREDS),
        ("nothing for nothing", Why.EMPTY_OFFER),
        ("100 euros for 1 credit", None),
        ("14 credits for 5500 euros", None),
        ("biodiversity for biodiversity", None),
        ("100 euros for nothing", None),
    ],
)
def test_11_3_each_side_has_it_now_and_the_shape_is_right(terms: str, reason: Why | None) -> None:
    assert why(TABLE, action(f"offer 1 {terms}")) is reason


@pytest.mark.parametrize(
    ("terms", "reason"),
    [
        # guiglia:2 has a rent of 400, vignola one of 200, carpi:1 one of 500
        ("300 euros for guiglia", Why.BELOW_RENT),
        ("400 euros for guiglia", None),
        ("4 credits for guiglia", None),
        ("2 credits + 200 euros for guiglia", None),
        ("500 euros for guiglia + vignola", Why.BELOW_RENT),
        ("600 euros for guiglia + vignola", None),
        ("soliera for guiglia + vignola", None),
        ("carpi for 400 euros", Why.BELOW_RENT),
        ("carpi for 500 euros", None),
        ("carpi for nothing", Why.BELOW_RENT),
        ("carpi + 300 euros for 5 credits", None),
    ],
)
def test_11_4_nobody_gets_a_territory_for_less_than_its_rent(
    terms: str, reason: Why | None
) -> None:
    assert why(TABLE, action(f"offer 1 {terms}")) is reason


def test_11_5_the_partner_accepts_refuses_or_makes_one_counter_offer() -> None:
    state = act(TABLE, action("offer 1 400 euros for guiglia"))
    assert state.view.to_decide == P1
    assert state.view.pending == (Offer(P1, side(euros=400), side("guiglia")),)
    assert legal(state.view) == [do.Accept(), do.Refuse(), do.CounterTemplate()]
    assert why(state, do.EndTurn()) is Why.ANSWER_FIRST
    assert why(state, do.CounterTemplate()) is Why.INCOMPLETE_OFFER
    state = act(state, action("counter guiglia for 900 euros"))
    assert state.view.pending == (Counter(P0, P1, side(euros=900), side("guiglia")),)
    assert state.view.to_decide == P0
    assert state.view.turn.offers == 1
    assert legal(state.view) == [do.Accept(), do.Refuse()]
    counter = action("counter 900 euros for guiglia")
    assert why(state, counter) is Why.COUNTER_TO_COUNTER
    bought = act(state, do.Accept())
    assert bought.view.owners[territory("guiglia")] == P0
    assert bought.view.players[P1].euros == 6400
    refused = act(state, do.Refuse())
    assert refused.view.pending == ()
    assert refused.view.owners == TABLE.view.owners


def test_11_5_a_counter_offer_obeys_the_same_rules() -> None:
    state = act(TABLE, action("offer 1 400 euros for guiglia"))
    too_little = action("counter guiglia for 300 euros")
    assert why(state, too_little) is Why.BELOW_RENT
    assert why(state, action("counter carpi for nothing")) is Why.TERRITORY_MISSING
    assert why(TABLE, action("counter nothing for 100 euros")) is Why.NOTHING_TO_ANSWER
    assert why(TABLE, do.Accept()) is Why.NOTHING_TO_ANSWER


def test_11_6_actions_and_their_cards_go_with_the_territory() -> None:
    state = act(TABLE, action("offer 1 carpi for guiglia"), do.Accept())
    assert (state.view.owners[CARPI], state.view.done[CARPI]) == (P1, 1)
    assert state.view.bag == TABLE.view.bag


def test_11_6_cards_leave_from_the_left_and_join_the_right_end_in_order() -> None:
    one, two = (
        "biodiversity water_saving biodiversity",
        "renewable_energy energy_saving green_building",
    )
    state = position(Seat(16, hand=one), Seat(hand=two), bag="")
    swap = offer(
        Side(cards=kinds("water_saving biodiversity")),
        Side(cards=kinds("renewable_energy green_building")),
    )
    (offered,) = [e for e in events_of(state, swap) if isinstance(e, ev.Offered)]
    assert offered.give.cards == kinds("water_saving biodiversity")
    assert offered.get.cards == kinds("green_building renewable_energy")
    after = act(state, swap, do.Accept())
    assert hand_of(after, P0) == "biodiversity green_building renewable_energy"
    assert hand_of(after, P1) == "energy_saving water_saving biodiversity"


def test_11_7_a_settlement_with_the_creditor_clears_the_whole_debt() -> None:
    state = position(Seat(16, owns="carpi", euros=500), Seat(), pending=[RENT])
    gift = action("offer 1 nothing for nothing and settle")
    assert why(state, gift) is None
    cheap = action("offer 1 carpi for nothing and settle")  # its rent is 300, the debt 600
    assert why(state, cheap) is None
    after = act(state, cheap, do.Accept())
    assert after.view.pending == ()
    assert after.view.owners[CARPI] == P1
    assert after.view.players[P0].euros == 500
    refused = act(state, cheap, do.Refuse())
    assert refused.view.pending == (RENT,)


def test_11_7_the_debt_counts_as_euros_of_the_creditor_for_the_rent_only() -> None:
    small = Debt(P0, DebtCause.RENT, 0, 200, P1)
    state = position(Seat(16, owns="carpi", euros=100), Seat(), pending=[small])
    assert why(state, action("offer 1 carpi for nothing and settle")) is Why.BELOW_RENT
    enough = action("offer 1 carpi for 100 euros and settle")
    assert why(state, enough) is None
    assert why(state, action("offer 1 carpi for 100 euros")) is Why.BELOW_RENT
    # the debtor may give euros as well: the debt is no second payment of 11.3
    both = action("offer 1 carpi + 100 euros for 1 credit and settle")
    assert why(state, both) is None


def test_11_7_a_counter_offer_may_settle_and_nobody_but_the_creditor() -> None:
    state = position(Seat(16, euros=500), Seat(), Seat(), pending=[RENT])
    other = action("offer 2 100 euros for nothing and settle")
    assert why(state, other) is Why.NOTHING_TO_SETTLE
    assert why(TABLE, action("offer 1 100 euros for nothing and settle")) is Why.NOTHING_TO_SETTLE
    state = act(state, action("offer 1 100 euros for nothing and settle"))
    assert why(state, do.Pay()) is Why.ANSWER_FIRST
    state = act(state, action("counter nothing for 400 euros and settle"))
    assert isinstance(state.view.pending[1], Counter)
    after = act(state, do.Accept())
    assert after.view.pending == ()
    assert [player.euros for player in after.view.players] == [100, 5900, 5500]


def test_11_8_no_actions_in_this_turn_on_what_changed_hands() -> None:
    state = position(
        Seat(16, owns="carpi", hand="biodiversity"),
        Seat(owns="guiglia", hand="biodiversity"),
    )
    state = act(state, action("offer 1 carpi for guiglia"), do.Accept())
    assert state.view.turn.fresh == territories("guiglia carpi")
    assert why(state, do.Play(territory("guiglia"))) is Why.FRESH


def test_11_8_templates_are_no_actions() -> None:
    assert why(TABLE, do.OfferTemplate(P1)) is Why.INCOMPLETE_OFFER
    assert why(TABLE, do.CounterTemplate()) is Why.NOTHING_TO_ANSWER
