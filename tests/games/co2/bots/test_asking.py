"""The price that a computer player names is one that it pays or takes, and near its limit."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest

from ecosfera.core.bot import finish
from ecosfera.games.co2.bots.answers import answer
from ecosfera.games.co2.bots.asking import ask
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.bots.roster import computer_player
from ecosfera.games.co2.bots.valuation import BOLD, CHARACTERS, STEADY, Character
from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.deal import new_game
from ecosfera.games.co2.rules.engine import apply, refusal
from ecosfera.games.co2.rules.ids import CREDIT_PRICE, NOTE
from ecosfera.games.co2.rules.state import Side
from tests.games.co2.rules.positions import P1, Seat, catalogue, position, side

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.state import State

SHORT = Config(players=3, goal=15, start_territories=3, flow=True, head_start=True)


@cache
def tables(seed: str, each: int) -> list[State]:
    """Return positions of a game of computer players in which offers can be made."""
    found: list[State] = []
    state, _ = new_game(catalogue(), replace(SHORT, seed=seed))
    bots = [computer_player(name, seed) for name in CHARACTERS]
    for number in range(10_000):
        if state.view.outcome is not None:
            break
        template = do.OfferTemplate(
            next(p for p in state.view.playing if p != state.view.to_decide)
        )
        reason = refusal(state.view, template)
        possible = reason is not None and reason.why is do.RefusalCode.INCOMPLETE_OFFER
        if possible and number % each == 0 and not state.view.pending:
            found.append(state)
        state, _ = apply(state, bots[state.view.to_decide].choose(state))
    return found


def accepted(state: State, offer: do.Propose, character: Character) -> bool:
    """Return whether a computer player accepts an offer that the rules allow."""
    if refusal(state.view, offer) is not None:
        return False
    waiting = apply(state, offer)[0]
    return finish(answer(waiting.view, character)).action == do.Accept()


def named(state: State, offer: do.Propose, character: Character) -> do.Propose | None:
    """Return the offer with the price that is named, or None if the partner refuses."""
    price = finish(ask(state.view, offer, character)).action
    if isinstance(price, do.MakeCounter):
        return do.Propose(offer.to, price.get, price.give, price.settle)
    return None


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=CHARACTERS)
def test_a_price_is_accepted_and_near_the_limit(character: Character) -> None:
    """Who gives is told of 80 % of the most that is paid, who buys of 125 % of the least."""
    sales = purchases = 0
    for state in (*tables("a", 11), *tables("b", 11)):
        view, me = state.view, state.view.turn.player
        for partner in {*view.playing} - {me}:
            for territory in view.owned(me)[::3]:
                offer = do.Propose(partner, Side((territory,)), Side())
                price = named(state, offer, character)
                paid = 0 if price is None or price.give != offer.give else price.get.euros
                assert paid == 0 or accepted(state, replace(offer, get=Side(euros=paid)), character)
                first, most = paid * 5 // 4 // NOTE * NOTE + NOTE, view.players[partner].euros
                for euros in range(first, most + 1, 5 * NOTE):
                    assert not accepted(state, replace(offer, get=Side(euros=euros)), character)
                sales += paid > 0
            for territory in view.owned(partner):
                offer = do.Propose(partner, Side(), Side((territory,)))
                price = named(state, offer, character)
                if price is None or price.give != Side(euros=price.give.euros):
                    continue
                assert accepted(state, price, character)
                euros = (price.give.euros * 4 // 5 - 1) // NOTE * NOTE
                assert not accepted(state, replace(offer, give=Side(euros=euros)), character)
                purchases += 1
    assert sales > 5
    assert purchases > 5


def test_who_gives_is_told_what_would_be_paid_and_may_ask_for_it() -> None:
    """The rent of Soliera is 300 euros; it completes the area of whoever is asked."""
    theirs = Seat(owns="carpi:4 campogalliano:4", euros=6000)
    start = position(Seat(16, owns="soliera vignola"), theirs, took="credit")
    offer = do.Propose(P1, side("soliera"), side())
    price = finish(ask(start.view, offer, STEADY)).action
    assert isinstance(price, do.MakeCounter)
    assert price.give.euros >= 3000
    dear = replace(offer, get=replace(price.give, euros=6000))
    assert finish(ask(start.view, dear, STEADY)).action == price
    for euros in (300, price.give.euros, price.give.euros + NOTE):
        cheap = replace(offer, get=Side(euros=euros))
        would = do.Accept() if euros >= price.give.euros else price
        assert finish(ask(start.view, cheap, STEADY)).action == would


def test_who_buys_is_told_a_price_with_some_air() -> None:
    theirs = Seat(owns="vignola fiorano:2 guiglia")
    start = position(Seat(16, owns="soliera"), theirs, took="credit")
    price = finish(ask(start.view, do.Propose(P1, side(), side("fiorano")), BOLD)).action
    assert price == do.MakeCounter(side("fiorano"), side(euros=3000))
    for euros in (2600, 3000):
        assert accepted(start, do.Propose(P1, side(euros=euros), side("fiorano")), BOLD)


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=CHARACTERS)
def test_a_counter_offer_gives_way_beside_the_price_that_was_named(character: Character) -> None:
    """Who offers less than the price is asked for less than it, but never below the limit."""
    given_way = 0
    for state in (*tables("a", 11), *tables("b", 11)):
        view, me = state.view, state.view.turn.player
        for partner in {*view.playing} - {me}:
            for territory in view.owned(partner):
                offer = do.Propose(partner, Side(), Side((territory,)))
                price = named(state, offer, character)
                if price is None or price.give != Side(euros=price.give.euros):
                    continue
                low = replace(offer, give=Side(euros=price.give.euros * 3 // 5 // NOTE * NOTE))
                if refusal(view, low) is not None:
                    continue
                countered = finish(answer(apply(state, low)[0].view, character)).action
                if not isinstance(countered, do.MakeCounter):
                    continue
                if countered.give != Side((territory,)):
                    continue
                assert countered.get.euros <= price.give.euros
                again = replace(offer, give=countered.get)
                assert accepted(state, again, character)
                given_way += countered.get.euros < price.give.euros
    assert given_way


# -- there is always a price, or the true reason ---------------------------------------------------


HOLLOW = {Why.NOTHING_OFFERED, Why.OFFER_DOES_NOT_PAY}
"""What says nothing to somebody who asks for a price."""


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=CHARACTERS)
def test_who_asks_is_told_a_price_or_why_there_is_none(character: Character) -> None:
    asked = 0
    for state in tables("c", 13):
        view, me = state.view, state.view.turn.player
        for partner in {*view.playing} - {me}:
            sides = [Side((territory,)) for territory in view.owned(partner)]
            sides += [Side(credits=n) for n in (1, 4) if n <= view.players[partner].credits]
            for side_ in sides:
                answered = finish(ask(view, do.Propose(partner, Side(), side_), character))
                assert answered.reason.why not in HOLLOW
                asked += 1
    assert asked > 40


def test_a_price_that_nobody_can_pay_is_named_all_the_same() -> None:
    """A newcomer with €1,000 asked for four credits, and read that nothing was offered."""
    seats = Seat(16, owns="vignola", euros=1000), Seat(owns="guiglia:4 carpi:4", credits=12)
    start = position(*seats, took="credit", config={"goal": 10})
    answered = finish(ask(start.view, do.Propose(P1, side(), side(credit=4)), STEADY))
    assert answered.action == do.Refuse()
    assert answered.reason.why is Why.TOO_DEAR
    rich = position(replace(seats[0], euros=9000), seats[1], took="credit", config={"goal": 10})
    paid = do.Propose(P1, side(euros=answered.reason.n), side(credit=4))
    assert accepted(rich, paid, STEADY)


def test_who_needs_the_credits_at_via_says_so() -> None:
    seats = Seat(16, owns="vignola"), Seat(owns="carpi", credits=5)
    start = position(*seats, took="credit")
    answered = finish(ask(start.view, do.Propose(P1, side(), side(credit=2)), STEADY))
    assert answered.reason == Reason(Why.NEEDS_CREDITS, n=4)


def test_the_last_credits_have_no_price() -> None:
    seats = Seat(16, owns="vignola"), Seat(owns="vignola:4", credits=3)
    start = position(*seats, took="credit")
    answered = finish(ask(start.view, do.Propose(P1, side(), side(credit=3)), STEADY))
    assert answered == (do.Refuse(), Reason(Why.LAST_CREDITS))


@pytest.mark.parametrize(("bid", "more"), [(1500, 1700), (3600, None)])
def test_a_computer_gives_way_by_one_step_from_its_own_offer(bid: int, more: int | None) -> None:
    """Asked on a counter-offer, it would pay a note or two more than it has offered."""
    theirs = Seat(16, owns="carpi:4 campogalliano:4", euros=6000)
    start = position(theirs, Seat(owns="soliera vignola"), took="credit")
    offered = apply(start, do.Propose(P1, side(euros=bid), side("soliera")))[0]
    same = do.MakeCounter(side("soliera"), side(euros=bid))
    answered = finish(ask(offered.view, same, STEADY)).action
    if more is None:
        assert answered == do.Accept()
        return
    assert answered == do.MakeCounter(side(euros=more), side("soliera"))
    countered = apply(offered, do.MakeCounter(side("soliera"), side(euros=more)))[0]
    assert finish(answer(countered.view, STEADY)).action == do.Accept()


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=CHARACTERS)
def test_credits_cost_what_they_bring_whoever_gets_them(character: Character) -> None:
    """They are never cheaper than at VIA, and dear where the sun waits for one."""
    plain = position(Seat(16, owns="carpi:1"), Seat(owns="vignola:1", credits=20))
    price = named(plain, do.Propose(P1, Side(), Side(credits=2)), character)
    assert price is None or price.give.euros >= 2 * CREDIT_PRICE
    area = "mountain"
    places = [
        catalogue().territories[t]
        for t in catalogue().areas[catalogue().area_ids[area]].territories
    ]
    owns = " ".join(f"{place.id}:4" for place in places[1:]) + f" {places[0].id}:3"
    last = catalogue().kinds[places[0].kinds[3]].id
    sunless = position(Seat(16, owns=owns, credits=0, hand=last), Seat(owns="vignola", credits=20))
    one = do.Propose(P1, Side(), Side(credits=1))
    dear = named(sunless, one, character)
    assert dear is None or dear.give.euros >= 1000
