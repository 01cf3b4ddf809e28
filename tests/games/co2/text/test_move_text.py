"""Hints in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecosfera import paths
from ecosfera.games.co2.bots.adviser import Hint
from ecosfera.games.co2.bots.hint import reason_for
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.bots.way import Way
from ecosfera.games.co2.moves.move_list import Move, MoveKind, first_moves
from ecosfera.games.co2.moves.move_selection import MoveSelection
from ecosfera.games.co2.rules.actions import (
    Action,
    Buy,
    BuyAfar,
    Exchange,
    Pass,
    Propose,
    Retire,
    TakeCredit,
)
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.ids import RETIRE_PRICE
from ecosfera.games.co2.rules.state import Bank, balance
from ecosfera.games.co2.text.move_text import MoveText
from ecosfera.games.co2.text.names import Names
from ecosfera.games.co2.text.reason_text import way_sentence
from ecosfera.words import Words
from tests.games.co2.rules.positions import P0, P1, Seat, catalogue, position, side

NAMES = Names(Words("en", paths.locales()), catalogue(), ("Anna", "Elias"))


def test_a_hint_to_trade_says_what_becomes_of_the_balance() -> None:
    """One wins with balance, so what the trade is worth in euros says little."""
    view = position(Seat(owns="castelfranco"), Seat(owns="campogalliano:2")).view
    offer = Propose(P1, side("castelfranco"), side("campogalliano"))
    told = MoveText(NAMES).hint(Hint(offer, Reason(Why.OFFER_PAYS), (2400, 100)), view)
    assert told.endswith("It is worth it. Your balance: −3, then 0.")
    for_money = Propose(P1, side(credit=2), side(euros=300))
    told = MoveText(NAMES).hint(Hint(for_money, Reason(Why.NEEDS_MONEY), (100, 100)), view)
    assert told.endswith("for €300. The money comes in handy.")


@pytest.mark.parametrize(
    ("square", "kind", "action"),
    [(5, MoveKind.CREDIT, TakeCredit()), (16, MoveKind.PASS, Pass())],
)
def test_nobody_is_promised_a_credit_of_an_empty_bank(
    square: int, kind: MoveKind, action: Action
) -> None:
    for left, none in ((0, True), (5, False)):
        view = position(Seat(square), Seat(), bank=Bank(left, 20_000)).view
        line = MoveText(NAMES).line(Move(kind), view)
        assert ("1 credit" in line.title) is not none
        promises = {Why.CREDIT_FOR_ACTIONS, Why.CREDIT_FOR_WAITING, Why.NO_CARD_FITS}
        assert not none or reason_for(view, action).why not in promises


def test_where_no_card_fits_hint_and_bar_say_what_to_aim_for() -> None:
    seats = Seat(16, owns="campogalliano:1 soliera:1", hand="energy_saving"), Seat(owns="carpi")
    view = position(*seats, config={"goal": 20}).view
    text = MoveText(NAMES)
    told = text.hint(Hint(Pass(), reason_for(view, Pass())), view)
    assert "With Carpi you could complete an area" in told
    assert "Elias has it: make an offer! Keep for it: " in told
    line = text.sentence(view, MoveSelection(view, legal(view)))
    assert line.startswith("With Carpi")
    assert "Keep" not in line


def test_a_purchase_says_what_it_is_worth_now_and_in_the_end() -> None:
    view = position(Seat(16), Seat()).view
    text = MoveText(NAMES)
    worth = "−4 now, +4 for its actions, +9 more for the whole area"
    assert text.line(Move(MoveKind.BUY), view).worth == worth
    assert text.hint(Hint(Buy(), reason_for(view, Buy())), view).endswith(f" {worth}.")


def test_with_nothing_left_to_do_the_bar_names_the_next_sun() -> None:
    owns = "pavullo:4 montefiorino:4 frassinoro:4 formigine:4"
    view = position(Seat(16, owns=owns, hand="", euros=0), Seat(owns="carpi")).view
    line = MoveText(NAMES).sentence(view, MoveSelection(view, legal(view)))
    assert line.startswith("The next sun within reach: Provincial capital, +")
    assert line.endswith("Start with Modena’s historic centre.")


def test_with_an_empty_bank_a_co2_square_is_for_cards_alone() -> None:
    view = position(Seat(5), Seat(), bank=Bank(0, 20_000)).view
    text, selection = MoveText(NAMES), MoveSelection(view, legal(view))
    assert any(isinstance(action, Exchange) for action in selection.actions)
    assert text.line(Move(MoveKind.CREDIT), view).title == "Exchange no cards"
    assert "credit" not in text.sentence(view, selection)


def test_credits_to_hand_in_say_what_they_lead_to_and_what_they_are_the_last_step_to() -> None:
    text, here = MoveText(NAMES), Seat(16, owns="carpi:4 soliera:4")
    view = position(here, Seat(), config={"retire": True}).view
    line = text.line(Move(MoveKind.RETIRE), view)
    assert line.title == f"Hand in {RETIRE_PRICE} credits: balance +1"
    assert line.about == "Once a turn: balance then 2, next time 1 more"
    last = position(here, Seat(), config={"retire": True, "goal": 2}).view
    assert text.line(Move(MoveKind.RETIRE), last).about == "That wins the game."
    told = text.sentence(last, MoveSelection(last, legal(last)))
    assert told == f"1 more to win: hand in {RETIRE_PRICE} credits."
    hint = text.hint(Hint(Retire(), reason_for(last, Retire())), last)
    assert hint.endswith("That wins the game.")


def test_credits_are_said_not_to_bring_a_last_point_that_has_to_be_earned() -> None:
    text, here = MoveText(NAMES), Seat(16, owns="carpi:4 soliera:3", hand="", credits=9)
    config = {"retire": True, "last_earned": True, "goal": 1}
    last = position(here, Seat(), config=config).view
    told = text.sentence(last, MoveSelection(last, legal(last)))
    assert told == "1 more to win: 1 action (+1). Credits cannot bring the last point."
    poor = position(replace(here, credits=1), Seat(), config=config).view
    told = text.sentence(poor, MoveSelection(poor, legal(poor)))
    assert "last point" not in told


def test_a_way_to_win_says_what_has_to_wait() -> None:
    soliera = catalogue().territory_ids["soliera"]
    bought = way_sentence(NAMES, Way(1, 4, later=True, territory=soliera, now=-3))
    assert bought == "1 more to win: buy Soliera (−3), next turn 4 actions (+4)."
    both = way_sentence(NAMES, Way(2, 1, later=True, credits=(4,)))
    assert both == "2 more to win: hand in 4 credits, next turn 1 action (+1)."
    waits = way_sentence(NAMES, Way(1, credits=(4,), waits=True))
    assert waits == "1 more to win: next turn hand in 4 credits."


def test_a_purchase_from_afar_says_what_it_costs_and_leads_to() -> None:
    text, carpi = MoveText(NAMES), catalogue().territory_ids["carpi"]
    seat = Seat(5, owns="soliera:4 campogalliano:4", euros=2000)
    view = position(seat, Seat(), config={"afar": True}).view
    purchase = BuyAfar(carpi)
    line = text.line(Move(MoveKind.BUY_AFAR, purchase), view)
    assert line.title == "Buy Carpi from afar for €1,200"
    assert line.about.startswith("Whole area: Secchia plain. Sun (+")
    told = text.hint(Hint(purchase, reason_for(view, purchase)), view)
    assert "That brings a whole area together" in told


def test_an_exchange_says_where_it_brings_new_kinds() -> None:
    titles = []
    for new in (False, True):
        view = position(Seat(5), Seat(), config={"new_kinds": new}).view
        titles.append(MoveText(NAMES).line(Move(MoveKind.EXCHANGE), view).title)
    assert titles == ["Exchange 2 action cards", "Exchange 2 cards for new kinds"]


def test_near_the_goal_credits_are_said_in_time_not_to_bring_the_last_point() -> None:
    text, here = MoveText(NAMES), Seat(16, owns="carpi:4 soliera:3", hand="", credits=9)
    lead = balance(position(here, Seat()).view, P0)
    for missing, told in ((5, False), (4, True), (2, True)):
        config = {"retire": True, "last_earned": True, "goal": lead + missing}
        view = position(here, Seat(), config=config).view
        line = text.line(Move(MoveKind.RETIRE), view)
        assert ("last point" in line.about) is told
        hint = text.hint(Hint(Retire(), reason_for(view, Retire())), view)
        assert ("You can spare these credits" in hint) is not told
    last = {"retire": True, "last_earned": True, "goal": lead + 1}
    view = position(here, Seat(), config=last).view
    lines = first_moves(MoveSelection(view, legal(view)))
    (blocked,) = [text.line(move, view) for move in lines if move.kind is MoveKind.RETIRE]
    assert (blocked.about, blocked.blocked) == ("Credits cannot bring the last point.", True)
