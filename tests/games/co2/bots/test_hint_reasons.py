"""Hints give the reason for every kind of action."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ecosfera.games.co2.bots.hint import ideas, reason_for
from ecosfera.games.co2.bots.plan import plan
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.bots.roster import BOTS
from ecosfera.games.co2.bots.valuation import OBLIGING
from ecosfera.games.co2.bots.way import Way
from ecosfera.games.co2.moves.race import could_win
from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules.actions import Action
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.ids import RETIRE_PRICE
from ecosfera.games.co2.rules.state import Debt, DebtCause, State, balance
from tests.games.co2.rules.positions import (
    P0,
    P1,
    Seat,
    act,
    catalogue,
    kind,
    position,
    territory,
)

PLAIN = catalogue().area_ids["plain_secchia"]
CARPI = territory("carpi")
WHOLE = "campogalliano:4 soliera:4"
HILLS = Reason(Why.PLAN_PLACE, territory=territory("montefiorino"), n=3)
"""Nothing is begun: the cheapest points are there."""


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
        (Seat(16, hand="biodiversity"), do.Pass(), HILLS),
        (Seat(5, hand="biodiversity"), do.TakeCredit(), HILLS),
        (Seat(16), do.EndTurn(), HILLS),
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


PARKS = catalogue().area_ids["parks"]


@pytest.mark.parametrize(("square", "action"), [(16, do.Pass()), (5, do.TakeCredit())])
def test_where_no_card_fits_a_hint_says_what_to_aim_for(square: int, action: Action) -> None:
    """All twelve actions of the Parks are done but those of Guiglia; its cost is 2."""
    bonus = catalogue().bonus(PARKS)
    parks = [catalogue().territories[t].id for t in catalogue().areas[PARKS].territories]
    others = [place for place in parks if place != "guiglia"]
    two = " ".join(f"{place}:4" for place in others)
    me = Seat(square, owns=two, hand="biodiversity biodiversity water_saving")
    keep = (kind("biodiversity"),)
    theirs = position(me, Seat(owns="guiglia:1", euros=0)).view
    gain = bonus + 4 - 2
    free = Reason(Why.PLAN_FREE, None, territory("guiglia"), PARKS, n=gain, cards=keep)
    offer = replace(free, why=Why.PLAN_OFFER, player=P1)
    assert reason_for(theirs, action) == offer
    assert reason_for(position(me, Seat(owns="vignola")).view, action) == free
    no_offers = position(me, Seat(owns="guiglia:1"), config={"offers": 0}).view
    assert reason_for(no_offers, action) == HILLS
    whole = position(
        Seat(square, owns=f"{two} guiglia:1", hand="biodiversity water_saving"), Seat()
    ).view
    assert reason_for(whole, action) == Reason(Why.PLAN_OWN, area=PARKS, n=bonus + 3, cards=keep)


def test_what_to_aim_for_rises_by_as_much_as_is_said() -> None:
    """The figure is the one of the rules: the balance with all of it, less the one of now."""
    seat = Seat(16, owns="campogalliano:1 carpi:2", hand="biodiversity")
    before = position(seat, Seat(owns="soliera:3", euros=0))
    found = plan(before.view)
    assert found is not None
    after = position(replace(seat, owns="campogalliano:4 carpi:4 soliera:4"), Seat())
    assert found.n == balance(after.view, P0) - balance(before.view, P0)


def test_no_hint_gives_back_what_another_one_keeps() -> None:
    """Carpi, which is missing, needs the card for sustainable mobility later."""
    owns = "campogalliano:1 soliera:1"
    hand = "sustainable_mobility sustainable_mobility"
    state = position(Seat(5, owns=owns, hand=hand), Seat(owns="carpi:2"))
    exchange = do.Exchange((kind("sustainable_mobility"),) * 2)
    assert exchange in legal(state.view)
    found = ideas(state)
    assert kind("sustainable_mobility") in found[-1].reason.cards
    assert exchange not in [idea.action for idea in found]


def test_nobody_aims_for_what_leads_to_the_bottom() -> None:
    low = "campogalliano carpi fiorano sassuolo"
    found = plan(position(Seat(16, owns=low, hand=""), Seat(owns="soliera")).view)
    assert found is not None
    assert found.why is Why.PLAN_ACTIONS
    assert found.n == 16


def test_after_a_sun_a_hint_names_the_next_one_and_a_good_way_to_begin() -> None:
    """Of the capital two territories are missing; the free one with less CO2 comes first."""
    owns = "pavullo:4 montefiorino:4 frassinoro:4 formigine:4"
    found = reason_for(position(Seat(16, owns=owns, hand=""), Seat()).view, do.Pass())
    capital = catalogue().area_ids["capital"]
    centre = territory("modena_centre")
    rise = catalogue().bonus(capital) + 8 - 3 - 5
    assert found == Reason(Why.PLAN_AREA, territory=centre, area=capital, n=rise)


def test_what_is_left_to_do_on_own_territories_comes_before_another_area() -> None:
    owns = "pavullo:4 montefiorino:4 frassinoro:4 formigine:1"
    found = plan(position(Seat(16, owns=owns, hand=""), Seat()).view)
    card = catalogue().territories[territory("formigine")]
    assert found == Reason(
        Why.PLAN_ACTIONS, territory=territory("formigine"), kind=card.kinds[1], n=3
    )


@pytest.mark.parametrize("credit", [3, 14])
def test_whoever_has_many_credits_is_not_told_that_one_more_helps(credit: int) -> None:
    card = catalogue().territories[territory("soliera")]
    hand = catalogue().kinds[card.kinds[0]].id
    seat = Seat(16, owns="soliera", hand=hand, credits=credit)
    found = reason_for(position(seat, Seat(owns="carpi")).view, do.Pass())
    assert (found.why is Why.CREDIT_FOR_WAITING) is (credit < 12)


SHORT = {"goal": 15, "flow": True, "retire": True}
NEARLY = "pavullo:4 montefiorino:4 frassinoro:4 castelfranco:4 nonantola:4"


def short_of(missing: int, **seat: Any) -> State:
    """Return a turn on a CO2 square in which a player lacks so many points to win."""
    owns, earned = seat.pop("owns", NEARLY), seat.pop("earned", False)
    here = position(Seat(5, owns=owns), Seat(), took="credit")
    goal = balance(here.view, P0) + missing
    config = {**SHORT, "goal": goal, "last_earned": earned}
    return position(Seat(5, owns=owns, **seat), Seat(), took="credit", config=config)


def test_the_last_point_is_won_by_credits_that_are_handed_in() -> None:
    best = ideas(short_of(1, credits=RETIRE_PRICE))[0]
    assert (best.action, best.reason) == (do.Retire(), Reason(Why.WINS))
    aim = plan(short_of(1, credits=RETIRE_PRICE - 1).view)
    way = Way(1, credits=(RETIRE_PRICE,), waits=True, turns=1)
    assert aim == Reason(Why.PLAN_WIN, n=1, way=way)
    assert plan(short_of(1, credits=0).view) != aim


def test_credits_come_before_the_action_that_earns_the_last_point() -> None:
    """Many actions are left that need credits, but these two steps win."""
    owns, hand = f"{NEARLY} vignola:1 guiglia", "biodiversity"
    state = short_of(2, owns=owns, hand=hand, credits=RETIRE_PRICE + 1, earned=True)
    assert could_win(state.view, P0)
    assert ideas(state)[0].action == do.Retire()
    after = act(state, do.Retire())
    best = ideas(after)[0]
    assert (best.action, best.reason) == (do.Play(territory("vignola")), Reason(Why.WINS))
    assert BOTS["steady"]("x").choose(state) == do.Retire()
    assert BOTS["steady"]("x").choose(after) == do.Play(territory("vignola"))


def test_a_few_last_points_are_actions_on_own_territories() -> None:
    state = short_of(2, owns=f"{NEARLY} vignola:1", hand="water_saving " * 6, credits=0)
    aim = plan(state.view)
    vignola, missing = territory("vignola"), Way(2, 2, turns=1)
    assert aim == Reason(
        Why.PLAN_WIN, territory=vignola, kind=kind("biodiversity"), n=2, way=missing
    )


def test_credits_to_spare_are_handed_in_and_few_are_kept() -> None:
    rich, poor = short_of(9, credits=30), short_of(20, owns="carpi soliera", credits=4)
    assert do.Retire() in [idea.action for idea in ideas(rich)]
    assert do.Retire() not in [idea.action for idea in ideas(poor)]


def test_no_plan_names_a_place_that_its_owner_would_never_sell() -> None:
    """The other player has two of the area, and keeps them."""
    owns, other = "pavullo", "montefiorino:4 frassinoro:4"
    at_goal = position(
        Seat(5, owns=owns, hand="water_saving " * 6, euros=300),
        Seat(owns=other),
        took="credit",
        config={"flow": True},
    )
    aim = plan(at_goal.view)
    assert aim is not None
    assert aim.player is None


def retires(state: State) -> bool:
    return do.Retire() in [idea.action for idea in ideas(state)]


def test_what_can_win_in_this_turn_comes_before_credits_to_hand_in() -> None:
    """The two points that are missing are two actions in Vignola."""
    hand = "biodiversity water_saving energy_saving"
    state = short_of(2, owns=f"{NEARLY} vignola:1", hand=hand, credits=8)
    assert do.Retire() in legal(state.view)
    assert ideas(state)[0].action == do.Play(territory("vignola"))


def test_an_offer_does_not_come_before_what_can_win_in_this_turn() -> None:
    """A card that could be sold completes the capital, with another one."""
    mine = Seat(
        13,
        owns="frassinoro modena_centre:4 modena_workshops:2 formigine:4 vignola:3",
        credits=7,
        euros=600,
        hand="renewable_energy biodiversity green_building waste_collection water_saving "
        "energy_saving",
    )
    theirs = Seat(
        9,
        owns="guiglia campogalliano:3 soliera:2",
        euros=9400,
        hand="renewable_energy public_transport renewable_energy water_saving biodiversity "
        "water_saving",
    )
    state = position(mine, theirs, config=SHORT, round=2, number=5)
    assert could_win(state.view, P0)
    found = ideas(state, known=lambda _player: OBLIGING)
    assert isinstance(found[0].action, do.Play)
    assert any(isinstance(idea.action, do.Propose) for idea in found)


def test_credits_that_a_sun_at_the_goal_needs_are_kept() -> None:
    """One action and its sun are enough for the goal, so one more point leads no nearer."""
    owns = "castelfranco:3 nonantola:4 bomporto:4 san_felice:2"
    sun = short_of(9, owns=owns, hand="biodiversity water_saving", credits=6)
    assert do.Retire() in legal(sun.view)
    assert not retires(sun)


@pytest.mark.parametrize(("credit", "handed"), [(6, False), (9, True)])
def test_only_credits_that_no_action_needs_are_handed_in(credit: int, *, handed: bool) -> None:
    """Six actions are left to do."""
    owns = f"{NEARLY} vignola:2 guiglia"
    state = short_of(30, owns=owns, hand="energy_saving", credits=credit)
    assert do.Retire() in legal(state.view)
    assert retires(state) is handed


def test_an_action_whose_sun_wins_is_said_to_win() -> None:
    seat = Seat(16, owns=f"carpi:3 {WHOLE}")
    goal = balance(position(seat, Seat()).view, P0) + 1 + catalogue().bonus(PLAIN)
    state = position(seat, Seat(), config={"goal": goal})
    assert reason_for(state.view, do.Play(CARPI)) == Reason(Why.WINS)


def test_of_purchases_from_afar_the_best_one_is_advised() -> None:
    owns = "soliera:4 campogalliano:4 sassuolo:4"
    state = position(Seat(5, owns=owns), Seat(), took="credit", config={"afar": True})
    found = [idea for idea in ideas(state) if isinstance(idea.action, do.BuyAfar)]
    assert [idea.action for idea in found] == [do.BuyAfar(territory("carpi"))]
    assert found[0].reason == Reason(Why.WHOLE_AREA, area=PLAIN)
    assert isinstance(BOTS["steady"]("x").choose(state), do.BuyAfar)
