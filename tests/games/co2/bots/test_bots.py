"""The bots play whole games, see nothing hidden, and give hints that hold."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from ecosfera.core.bot import finish
from ecosfera.games.co2.bots.hint import hint, ideas
from ecosfera.games.co2.bots.newcomer import Newcomer
from ecosfera.games.co2.bots.reasons import Why
from ecosfera.games.co2.bots.roster import BOTS, OF_STRENGTH, computer_player
from ecosfera.games.co2.bots.trader import Planner, Trader
from ecosfera.games.co2.bots.valuation import BOLD, CHARACTERS, STEADY, Character, assets, distance
from ecosfera.games.co2.info import STRENGTHS, USUAL
from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules.actions import Action
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.deal import new_game
from ecosfera.games.co2.rules.engine import apply, legal, refusal
from ecosfera.games.co2.rules.ids import PlayerId
from ecosfera.games.co2.rules.state import Debt, DebtCause, Offer, OutcomeKind, State, balance
from tests.games.co2.rules.positions import P0, P1, Seat, act, catalogue, position, side, territory


def game(bot_name: str, players: int, seed: str, limit: int = 12) -> list[State]:
    """Return every position of a game in which one bot plays for all."""
    bot = BOTS[bot_name](seed)
    config = Config(players=players, seed=seed, round_limit=limit)
    states = [new_game(catalogue(), config)[0]]
    while states[-1].view.outcome is None:
        states.append(apply(states[-1], bot.choose(states[-1]))[0])
    return states


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_to_the_end_and_the_same_game_again(name: str) -> None:
    assert game(name, 2, "a") == game(name, 2, "a")


def test_the_greedy_bot_reaches_the_goal() -> None:
    ends = [game("greedy", 3, str(seed), 100)[-1].view.outcome for seed in range(1)]
    reached = [end for end in ends if end is not None and end.kind is OutcomeKind.GOAL]
    assert len(reached) == 1


def test_neither_bots_nor_hint_look_at_what_nobody_sees() -> None:
    dice = random.Random(5)
    for number, state in enumerate(game("bold", 3, "hidden")[:-1:5]):
        deck = list(state.deck)
        dice.shuffle(deck)
        other = replace(state, deck=tuple(deck), random=dice.getrandbits(64))
        name = ("greedy", *CHARACTERS)[number % 4]
        assert BOTS[name]("x").choose(state) == BOTS[name]("x").choose(other)
        assert hint(state) == hint(other)


def test_a_hint_is_legal_and_no_offer_that_the_partner_should_refuse() -> None:
    accepted, countered, reasons = 0, 0, set()
    for state in game("steady", 4, "hints", 25)[:-1:3]:
        found = hint(state)
        assert found is not None
        assert refusal(state.view, found.action) is None
        reasons.add(found.reason.why)
        if isinstance(found.action, do.Propose):
            answer = hint(act(state, found.action))
            assert answer is not None
            assert answer.action != do.Refuse() or found.reason.why is Why.ASKS_AREA
            accepted += answer.action == do.Accept()
            countered += answer.action != do.Accept()
    assert accepted > 5 * countered
    assert {Why.TURN_BEGINS, Why.CARD_FITS, Why.BALANCE_RISES} < reasons


def test_to_an_offer_the_hint_accepts_or_refuses() -> None:
    table = position(Seat(16), Seat())
    good = act(table, do.Propose(P1, side(euros=300), side()))
    bad = act(table, do.Propose(P1, side(), side(euros=300)))
    for state, answer in ((good, do.Accept()), (bad, do.Refuse())):
        found = hint(state)
        assert found is not None
        assert found.action == answer


def test_a_price_that_is_too_high_is_answered_by_a_lower_one() -> None:
    """Player 1 would pay for a second park, but not €2600."""

    def answers(euros: int) -> list[object]:
        seats = Seat(at=5, owns="guiglia"), Seat(at=5, owns="sestola")
        offered = Offer(P0, side("sestola"), side(euros=euros))
        found = ideas(position(*seats, player=P1, took="credit", pending=[offered]))
        return [found[0].action, *(idea.gains for idea in found[:1])]

    assert answers(600)[0] == do.Accept()
    countered, gains = answers(2600)
    assert isinstance(countered, do.MakeCounter)
    assert 600 < countered.give.euros < 2600
    assert isinstance(gains, tuple)
    assert min(gains) > 0


def test_an_action_that_is_possible_is_advised_before_the_end_of_the_turn() -> None:
    hand = "water_saving " + "biodiversity " * 5
    state = position(Seat(at=5, owns="soliera", hand=hand, credits=1), Seat(), took="credit")
    kinds = [type(idea.action) for idea in ideas(state)]
    assert do.Play in kinds
    assert do.EndTurn not in kinds


def test_a_trade_is_among_the_ideas_while_other_things_are_possible() -> None:
    hand = "water_saving waste_collection energy_saving" + " biodiversity" * 3
    seats = Seat(at=16, owns="soliera", hand=hand), Seat(owns="sestola")
    kinds = [type(idea.action) for idea in ideas(position(*seats))]
    assert do.Buy in kinds
    assert do.Propose in kinds


def test_a_debt_that_can_be_paid_is_paid() -> None:
    debt = Debt(P0, DebtCause.EVENT, 0, 300, None)
    found = hint(position(Seat(16), Seat(), pending=[debt]))
    assert found is not None
    assert found.action == do.Pay()


def test_past_a_co2_square_cards_of_no_use_are_exchanged_before_the_pass() -> None:
    useless = "waste_collection waste_collection waste_collection waste_collection"
    seat = Seat(16, owns="soliera carpi:1 campogalliano", credits=6, hand=useless)
    state = position(seat, Seat(), dice=(1, 1), config={"flow": True})
    found = next(idea for idea in ideas(state) if isinstance(idea.action, do.Exchange))
    assert found.reason.why is Why.CARDS_OF_NO_USE
    assert isinstance(BOTS["steady"]("x").choose(state), do.Exchange)
    poor = position(replace(seat, credits=1), Seat(), dice=(1, 1), config={"flow": True})
    assert not isinstance(BOTS["steady"]("x").choose(poor), do.Exchange)


def test_of_all_exchanges_only_the_best_one_is_an_idea() -> None:
    useless = "waste_collection waste_collection energy_saving water_saving"
    seat = Seat(16, owns="soliera:1 carpi:3 campogalliano", credits=6, hand=useless)
    state = position(seat, Seat(), dice=(1, 1), config={"flow": True})
    kinds = [type(idea.action) for idea in ideas(state)]
    assert kinds.count(do.Exchange) == 1


# -- strengths -------------------------------------------------------------------------------------


def test_a_computer_player_has_the_strength_of_its_table() -> None:
    assert tuple(OF_STRENGTH) == STRENGTHS
    assert type(computer_player("bold", "x")) is OF_STRENGTH[USUAL] is Trader
    assert isinstance(computer_player("bold", "x", strength="strong"), Planner)
    newcomer = computer_player("bold", "x", strength="newcomer")
    assert isinstance(newcomer, Newcomer)
    assert newcomer.character.areas < BOLD.areas


def actions_to_goal(owns: str, **seat: Any) -> float:
    """Return how many actions away a player is from a balance of 20."""
    state = position(Seat(16, owns=owns, **{"hand": "", **seat}), Seat())
    return distance(state.view, assets(state.view, P0), state.view.done, balance(state.view, P0))


def test_the_way_to_the_goal_leads_through_the_areas_that_are_nearest() -> None:
    hills = "sassuolo:4 fiorano:4 maranello:1 vignola:4 pavullo:4"
    near = actions_to_goal(f"{hills} sestola:2 guiglia:2")
    assert near == 5, "three actions until the sun shines, and two elsewhere"
    less = "sassuolo:4 fiorano:4 vignola:4 pavullo:4 sestola:2 guiglia:2"
    assert 60 > actions_to_goal(less) > near
    assert actions_to_goal("carpi") > 60, "no way yet"
    first = catalogue().kinds[catalogue().territories[territory("carpi")].kinds[0]].id
    assert actions_to_goal("carpi", hand=first) < actions_to_goal("carpi")
    assert actions_to_goal("carpi", hand=first, credits=0) == actions_to_goal("carpi")


@pytest.mark.parametrize("number", [4, 5, 6])
def test_a_newcomer_looks_in_every_turn_for_an_offer_to_a_person(number: int) -> None:
    seats = (
        Seat(at=5, owns="carpi guiglia", hand="water_saving " * 6),
        Seat(owns="campogalliano sestola", hand="waste_collection " * 6),
        Seat(),
    )
    state = position(*seats, took="credit", number=number, round=2)
    newcomer = computer_player("obliging", "x", {P1}, strength="newcomer")
    assert isinstance(newcomer, Newcomer)
    offer = finish(newcomer.offer(state.view))
    assert offer is not None
    assert offer.to == P1


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=lambda c: c.id)
def test_a_newcomer_buys_what_helps_it_and_plays_one_card_in_most_turns(
    character: Character,
) -> None:
    buying = position(Seat(16, owns="soliera"), Seat())
    hand = "energy_saving green_building"
    acting = position(Seat(16, owns="carpi:1 guiglia", hand=hand), Seat(owns="soliera sestola"))
    moves = [Newcomer(character, str(seed)).choose(buying) for seed in range(8)]
    assert moves == [do.Buy()] * 8
    first = [Newcomer(character, str(seed)).choose(acting) for seed in range(20)]
    plays = [move for move in first if isinstance(move, do.Play)]
    assert do.Pass() in first
    assert len(plays) > len(first) / 2
    after = act(acting, plays[0])
    assert any(isinstance(move, do.Play) for move in legal(after.view))
    moves = [Newcomer(character, str(seed)).choose(after) for seed in range(8)]
    assert moves == [do.EndTurn()] * 8


def test_a_newcomer_misses_nothing_while_it_is_behind_and_much_while_it_is_ahead() -> None:
    hand = "energy_saving green_building"
    own = Seat(16, owns="carpi:1 guiglia", hand=hand)

    def moves(other: Seat, state: State | None = None) -> list[Action]:
        found = state or position(own, other)
        return [Newcomer(STEADY, str(seed), {P1}).choose(found) for seed in range(30)]

    behind, ahead = Seat(owns="soliera:4"), Seat(owns="soliera sestola pavullo")
    assert all(isinstance(move, do.Play) for move in moves(behind))
    second = act(position(own, behind), do.Play(territory("carpi")))
    assert all(isinstance(move, do.Play) for move in moves(behind, second))
    assert sum(isinstance(move, do.Play) for move in moves(ahead)) < 15


def test_a_newcomer_buys_nothing_that_leads_to_a_low_balance() -> None:
    seat = Seat(16, owns="soliera pavullo", credits=14)
    assert Newcomer(BOLD).choose(position(seat, Seat())) != do.Buy()
    assert Trader(BOLD).choose(position(seat, Seat())) == do.Buy()


def test_newcomers_at_every_seat_trade_with_computers_now_and_then() -> None:
    view = position(Seat(at=5), Seat(), Seat(), took="credit").view
    newcomer = Newcomer(BOLD)
    for seat in (P0, P1):
        turns = [replace(view.turn, round=n, player=seat) for n in range(1, 7)]
        asked = [newcomer.may_ask(replace(view, turn=turn), PlayerId(2)) for turn in turns]
        assert 0 < asked.count(True) < 3


def test_a_person_is_never_offered_exactly_the_same_twice() -> None:
    seats = (
        Seat(at=5, owns="carpi guiglia", hand="water_saving " * 6),
        Seat(owns="campogalliano sestola", hand="waste_collection " * 6),
    )
    view = position(*seats, took="credit", round=2).view
    trader = computer_player("obliging", "x", {P1})
    assert isinstance(trader, Trader)
    made = []
    for n in range(2, 60):
        turn = replace(view.turn, round=n, number=2 * n)
        offer = finish(trader.offer(replace(view, turn=turn)))
        made += [] if offer is None else [offer]
    assert made
    assert len(set(made)) == len(made)


def test_points_that_no_action_is_left_for_are_near_where_credits_can_be_handed_in() -> None:
    ways = []
    for retire in (False, True):
        seats = Seat(16, owns="carpi:4 soliera:4 campogalliano:4", hand=""), Seat()
        view = position(*seats, config={"retire": retire}).view
        ways.append(distance(view, assets(view, P0), view.done, balance(view, P0)))
    assert ways[0] > 60 > ways[1]
