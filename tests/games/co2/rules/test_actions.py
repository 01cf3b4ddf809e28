"""RULES 5: actions, hands and the bag."""

from __future__ import annotations

from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import RefusalCode as Why
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.events import Cause
from ecosfera.games.co2.rules.state import Debt, DebtCause, balance, rent
from tests.games.co2.rules.positions import (
    P0,
    P1,
    P2,
    Seat,
    act,
    events_of,
    hand_of,
    kind,
    kinds,
    pair,
    position,
    territory,
    why,
)

SOLIERA = territory("soliera")
PLAY = do.Play(SOLIERA)
ALL_FOUR = "water_saving renewable_energy waste_collection public_transport"
HAND = f"{ALL_FOUR} biodiversity biodiversity"
AT_HOME = 19


def test_5_1_actions_are_carried_out_in_printed_order() -> None:
    state = position(Seat(AT_HOME, owns="soliera", hand="renewable_energy"), Seat())
    assert why(state, PLAY) is Why.CARD_MISSING
    state = position(Seat(AT_HOME, owns="soliera", hand=HAND), Seat())
    played = []
    for _ in range(4):
        played += [e.card for e in events_of(state, PLAY) if isinstance(e, ev.Played)]
        state = act(state, PLAY)
    assert played == list(kinds(ALL_FOUR))
    assert why(state, PLAY) is Why.ALL_DONE


def test_5_2_one_must_own_the_territory_and_have_a_credit() -> None:
    state = position(Seat(AT_HOME, owns="soliera", hand=HAND, credits=0), Seat(owns="carpi"))
    assert why(state, PLAY) is Why.NO_CREDIT
    assert why(state, do.Play(territory("carpi"))) is Why.NOT_OWN


def test_5_2_the_credit_goes_to_the_bank() -> None:
    state = position(Seat(AT_HOME, owns="soliera", hand=HAND), Seat())
    assert events_of(state, PLAY)[0] == ev.Paid(P0, 1, 0, None, Cause.ACTION)
    after = act(state, PLAY)
    assert after.view.players[P0].credits == 13
    assert after.view.bank.credits == state.view.bank.credits + 1


def test_5_3_balance_and_rent_rise_by_a_step_with_each_action() -> None:
    state = position(Seat(AT_HOME, owns="soliera", hand=HAND), Seat())
    seen = []
    for _ in range(5):
        seen.append((balance(state.view, P0), rent(state.view, SOLIERA)))
        state = act(state, PLAY) if len(seen) < 5 else state
    assert seen == [(-3, 300), (-2, 400), (-1, 500), (0, 600), (1, 700)]


def test_5_4_a_card_is_drawn_at_once_and_joins_the_right_end() -> None:
    state = position(Seat(AT_HOME, owns="soliera", hand=HAND), Seat())
    *_, drew = events_of(state, PLAY)
    assert isinstance(drew, ev.Drew)
    assert drew.card is not None
    after = act(state, PLAY)
    assert len(after.view.players[P0].hand) == 6
    assert after.view.players[P0].hand[-1] == drew.card
    assert hand_of(after, P0).startswith(HAND.removeprefix("water_saving "))
    assert sum(after.view.bag) == sum(state.view.bag) - 1


def test_5_4_with_an_empty_bag_the_hand_stays_smaller() -> None:
    state = position(Seat(AT_HOME, owns="soliera", hand=HAND), Seat(), bag="")
    assert events_of(state, PLAY)[-1] == ev.Drew(P0, None)
    assert len(act(state, PLAY).view.players[P0].hand) == 5


def test_5_4_short_hands_are_filled_from_the_active_player_clockwise_when_cards_come_back() -> None:
    debt = Debt(P1, DebtCause.EVENT, 0, 300, None)
    state = position(
        Seat(hand="biodiversity"),
        Seat(owns="soliera:4", hand=" ".join(["biodiversity"] * 3)),
        Seat(hand=" ".join(["biodiversity"] * 5)),
        bag="",
        pending=[debt],
        player=P1,
    )
    events = events_of(state, do.Sell(SOLIERA))
    assert [e.player for e in events if isinstance(e, ev.Drew)] == [P1, P1, P1, P2]
    after = act(state, do.Sell(SOLIERA))
    assert [len(player.hand) for player in after.view.players] == [1, 6, 6]


def test_5_5_an_exchange_draws_two_then_puts_two_of_the_old_cards_into_the_bag() -> None:
    """The bag holds two cards only, so both are drawn; neither is one given back."""
    state = position(
        Seat(15, hand=f"{ALL_FOUR} biodiversity biodiversity"),
        Seat(),
        bag="energy_saving green_building",
    )
    back = pair("water_saving biodiversity")
    (exchanged,) = events_of(state, do.Exchange(back))
    assert isinstance(exchanged, ev.Exchanged)
    assert sorted(exchanged.drawn) == sorted(kinds("energy_saving green_building"))
    after = act(state, do.Exchange(back))
    assert hand_of(after, P0).split()[:4] == (
        ["renewable_energy", "waste_collection", "public_transport", "biodiversity"]
    )
    assert after.view.players[P0].hand[4:] == exchanged.drawn
    assert after.view.bag[kind("water_saving")] == after.view.bag[kind("biodiversity")] == 1


def test_5_5_it_needs_two_cards_in_the_hand_and_two_in_the_bag() -> None:
    one = position(Seat(15, hand="biodiversity"), Seat(), bag="water_saving water_saving")
    twice = do.Exchange(pair("biodiversity biodiversity"))
    assert why(one, twice) is Why.NOT_IN_HAND
    little = position(Seat(15, hand="biodiversity biodiversity"), Seat(), bag="water_saving")
    assert why(little, twice) is Why.BAG_TOO_SMALL
    assert [a for a in legal(little.view) if isinstance(a, do.Exchange)] == []


def test_5_5_each_pair_of_kinds_is_listed_once_in_order() -> None:
    hand = "water_saving energy_saving water_saving"
    state = position(Seat(15, hand=hand), Seat())
    listed = [a.cards for a in legal(state.view) if isinstance(a, do.Exchange)]
    assert listed == [kinds("energy_saving water_saving"), kinds("water_saving water_saving")]
