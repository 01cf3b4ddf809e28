"""Hints feed no rival, and computers do not trade the same things back and forth."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ecosfera.core.bot import finish
from ecosfera.core.match import Match
from ecosfera.games.co2.bots.adviser import Hint, Verdict, judge, trade_idea
from ecosfera.games.co2.bots.answers import answer
from ecosfera.games.co2.bots.dealings import MEMORY, Trade, trades_of, undoes
from ecosfera.games.co2.bots.hint import ideas, trade_ideas
from ecosfera.games.co2.bots.options import best_option
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.bots.suns import nearest_sun
from ecosfera.games.co2.bots.trader import Trader
from ecosfera.games.co2.bots.valuation import BOLD, CHARACTERS, OBLIGING, STEADY, Character
from ecosfera.games.co2.game import load
from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules.engine import refusal
from ecosfera.games.co2.rules.ids import NOTE
from ecosfera.games.co2.rules.state import Debt, DebtCause, Side, State
from tests.games.co2.rules.positions import (
    P0,
    P1,
    P2,
    Seat,
    act,
    catalogue,
    kinds,
    position,
    side,
    territory,
)

# -- hints -----------------------------------------------------------------------------------------


def offers(state: State, **more: Any) -> list[do.Propose]:
    return [idea.action for idea in ideas(state, **more) if isinstance(idea.action, do.Propose)]


def advice(player: Seat, partner: Seat, give: Side, get: Side) -> Hint:
    """Return the hint to the partner of an offer."""
    return ideas(act(position(player, partner), do.Propose(P1, give, get)))[0]


def test_what_is_advised_is_judged_fair_and_at_other_prices_it_is_said_who_loses() -> None:
    """Player 2 needs the card that player 1 has twice, and the other way round."""
    hands = "water_saving " * 6, "waste_collection " * 6
    start = position(
        Seat(at=5, owns="carpi", hand=hands[0]),
        Seat(owns="frassinoro", hand=hands[1]),
        took="credit",
    )
    found = trade_idea(start, P1)
    assert found is not None
    offer = found.action
    assert isinstance(offer, do.Propose)
    assert judge(start.view, offer).verdict is Verdict.FAIR
    dear = replace(offer, give=replace(offer.give, euros=4000), get=replace(offer.get, euros=0))
    assert judge(start.view, dear)[:2] == (Verdict.UNWISE, Reason(Why.PAYS_LESS))
    cheap = replace(offer, give=replace(offer.give, euros=0), get=replace(offer.get, euros=4000))
    judged = judge(start.view, cheap)
    assert judged.verdict is Verdict.UNLIKELY
    assert judged.reason == Reason(Why.PAYS_LESS)


def test_an_offer_that_lets_the_other_player_win_is_unwise() -> None:
    owns = "pavullo:4 vignola:4 nonantola:4 bomporto:4 soliera:3"
    near = Seat(owns=owns, hand="public_transport")
    start = position(Seat(16, owns="guiglia:4", euros=100), near, config={"goal": 10})
    offer = do.Propose(P1, side("guiglia"), side(euros=5500))
    judged = judge(start.view, offer)
    assert judged[:2] == (Verdict.UNWISE, Reason(Why.NEAR_GOAL, player=P1))


def test_no_hint_sells_the_last_place_of_an_area_to_its_owner() -> None:
    poor = Seat(16, owns="formigine", credits=2, euros=0)
    for actions in (0, 2):
        whole = f"modena_centre:{actions} modena_workshops:{actions}"
        for offer in offers(position(poor, Seat(owns=whole))):
            left = {territory("modena_centre"), territory("modena_workshops")}
            assert left & {*offer.get.territories}


@pytest.mark.parametrize("euros", [1500, 3000, 5000])
def test_no_price_buys_the_last_place_of_an_area(euros: int) -> None:
    rich = Seat(16, owns="modena_centre:2 modena_workshops:2")
    found = advice(rich, Seat(owns="formigine", euros=500), side(euros=euros), side("formigine"))
    assert found.action == do.Refuse()
    assert found.reason.why is Why.GIVES_AREA
    assert found.gains is None or found.gains[0] <= 0, "the hint tells nobody to refuse a gain"


def test_no_hint_lets_somebody_win_in_the_next_turn() -> None:
    """Also late in a long game, when computers let others come near the goal."""
    owns = "pavullo:4 vignola:4 nonantola:4 bomporto:4 soliera:3"
    near, rich = Seat(16, owns=owns, hand="public_transport"), side(euros=5500)
    start = position(near, Seat(owns="guiglia:4", euros=100), number=200, config={"goal": 10})
    found = ideas(act(start, do.Propose(P1, rich, side("guiglia"))))
    assert found[0].action == do.Refuse()


@pytest.mark.parametrize(("euros", "counters"), [(300, True), (2500, False)])
def test_a_hint_asks_for_more_or_refuses_where_the_other_gains_more(
    euros: int, counters: bool
) -> None:
    """€2000 pay for the centre, but a second place of that area is worth more."""
    seats = Seat(16, owns="formigine"), Seat(owns="modena_centre carpi", euros=euros)
    found = advice(*seats, side(euros=2000), side("modena_centre"))
    assert isinstance(found.action, do.MakeCounter) is counters
    assert found.action != do.Accept()


def test_why_an_offer_that_pays_is_refused_all_the_same() -> None:
    start = position(Seat(16, owns="formigine"), Seat(owns="modena_centre carpi", euros=300))
    asked = act(start, do.Propose(P1, side(euros=1500), side("modena_centre")))
    refused = next(idea for idea in ideas(asked) if idea.action == do.Refuse())
    assert refused.reason == Reason(Why.HELPS_OTHER_MORE, player=P0)
    assert refused.gains is None


def test_a_trade_that_a_hint_proposes_brings_the_player_no_less() -> None:
    hand = "water_saving waste_collection energy_saving" + " biodiversity" * 3
    seats = Seat(at=16, owns="soliera", hand=hand), Seat(owns="sestola")
    found = [i for i in ideas(position(*seats)) if isinstance(i.action, do.Propose)]
    assert found
    assert found[0].gains is not None
    assert found[0].gains[0] >= found[0].gains[1]


AHEAD, BEHIND = "vignola:4 pavullo:4 montefiorino:4 sestola:4", "vignola:4 spilamberto"


@pytest.mark.parametrize(
    ("mine", "theirs", "give", "get", "why"),
    [
        ("carpi soliera", "castelfranco", "carpi", "castelfranco", Why.KEEPS_AREA),
        ("carpi vignola", "castelfranco", "carpi", "castelfranco", None),
        ("carpi soliera", "campogalliano", "carpi", "campogalliano", None),
        ("carpi soliera castelfranco nonantola", "bomporto", "carpi", "bomporto", None),
        ("fiorano castelfranco", f"{AHEAD} bomporto", "fiorano", "", Why.HELPS_OTHER_MORE),
        ("fiorano castelfranco", f"{BEHIND} bomporto", "fiorano", "", None),
        ("carpi castelfranco", f"{AHEAD} bomporto", "carpi", "", None),
    ],
    ids=[
        "one of two",
        "the only one",
        "for the third",
        "for a whole area",
        "to the leader",
        "to nobody who leads",
        "of a poorer area",
    ],
)
def test_a_hint_gives_neither_one_of_two_nor_part_of_a_rich_area_to_the_leader(
    mine: str, theirs: str, give: str, get: str, why: Why | None
) -> None:
    """In a game that a person played hints proposed both."""
    seats = Seat(16, owns=theirs), Seat(owns=mine)
    found = advice(*seats, side(get, euros=3000), side(give))
    assert isinstance(found.action, do.Accept) is (why is None)
    assert why in {None, found.reason.why}


@pytest.mark.parametrize("known", [None, STEADY])
def test_a_hint_proposes_to_give_neither_of_two_places(known: Character | None) -> None:
    mine = Seat(16, owns="carpi soliera castelfranco", euros=300, hand="")
    theirs = Seat(owns=f"{AHEAD} bomporto sassuolo", hand="")
    start = position(mine, theirs, took="credit", config={"goal": 15})
    found = offers(start, known=lambda _player: known)
    given = {place for offer in found for place in offer.give.territories}
    assert not given & {territory("carpi"), territory("soliera")}


# -- back and forth --------------------------------------------------------------------------------


PLACES = side("carpi"), side("soliera")


@pytest.mark.parametrize(
    ("trade", "back"),
    [
        (PLACES, PLACES[::-1]),
        (PLACES, (side("soliera"), side(euros=900))),
        (PLACES, (side("vignola"), side("carpi"))),
        (
            (side(cards="biodiversity"), side(cards="water_saving")),
            (side(cards="water_saving"), side(cards="biodiversity")),
        ),
        ((side(credit=2), side(euros=300)), (side(euros=300), side(credit=4))),
    ],
)
def test_a_trade_is_not_undone_for_some_rounds(
    trade: tuple[Side, Side], back: tuple[Side, Side]
) -> None:
    view = position(Seat(16), Seat(), Seat(), round=20).view
    offer = do.Propose(P1, *back)

    def undone(round_: int, *, swapped: bool = False, other: bool = False) -> bool:
        partner = P2 if other else P1
        made = Trade(round_, P0, partner, *trade)
        if swapped:
            made = Trade(round_, partner, P0, *trade[::-1])
        return undoes(view, offer, [made])

    assert undone(20)
    assert undone(20 - MEMORY, swapped=True)
    assert not undone(19 - MEMORY)
    assert not undone(20, other=True)
    assert not undoes(view, do.Propose(P1, *trade), [Trade(20, P0, P1, *trade)])


def test_who_owes_something_may_sell_what_was_bought() -> None:
    debt = Debt(P0, DebtCause.RENT, 0, 900, P1)
    view = position(Seat(16, owns="carpi", euros=0), Seat(), pending=[debt]).view
    bought = Trade(1, P0, P1, side(euros=900), side("carpi"))
    assert not undoes(view, do.Propose(P1, side("carpi"), side(euros=900)), [bought])


def test_computers_and_hints_read_in_the_log_what_was_traded() -> None:
    mine = Seat(16, owns="carpi campogalliano vignola:4", credits=0)
    start = position(mine, Seat(owns="soliera spilamberto"))
    bot = Trader(STEADY)
    offer = finish(bot.offer(start.view))
    assert offer is not None
    assert territory("soliera") in offer.get.territories
    sold = Trade(1, P0, P1, side("soliera"), side(euros=700))
    other = finish(Trader(STEADY, log=lambda: [sold]).offer(start.view))
    assert other is None or territory("soliera") not in other.get.territories

    hand = "water_saving waste_collection energy_saving" + " biodiversity" * 3
    start = position(Seat(16, owns="soliera", hand=hand), Seat(owns="sestola"))
    advised = offers(start)[0]
    swapped = Trade(1, P1, P0, advised.give, advised.get)
    assert advised not in offers(start, log=lambda: [swapped])


def test_the_log_follows_the_match_also_when_something_is_undone() -> None:
    start = position(Seat(16, owns="soliera"), Seat(owns="carpi campogalliano"))
    match: Match[State, Any, Any] = Match(load(), start)
    match.act(do.Propose(P1, side("soliera"), side(euros=400)))
    assert not list(trades_of(match))
    match.act(do.Accept())
    assert list(trades_of(match)) == [Trade(1, P0, P1, side("soliera"), side(euros=400))]
    match.undo()
    assert not list(trades_of(match))


def test_without_a_log_a_computer_remembers_what_it_accepted() -> None:
    """Simulations have no match."""
    sold = position(Seat(16, owns="soliera"), Seat(owns="carpi campogalliano"))
    bot = Trader(STEADY)
    asked = act(sold, do.Propose(P1, side("soliera"), side(euros=400)))
    assert finish(bot.decide(asked)).action == do.Accept()
    view = position(Seat(16), Seat(16, owns="carpi campogalliano soliera"), player=P1).view
    back = do.Propose(P0, side("soliera"), side(euros=900))
    assert undoes(view, back, bot.dealings())


# -- ruin ------------------------------------------------------------------------------------------


def test_the_bold_one_buys_nothing_that_leaves_it_bare() -> None:
    """Without credits, a balance of −5 is paid for in euros on every lap."""
    for credit, buys in ((6, True), (1, False)):
        low = Seat(16, owns="guiglia", credits=credit, hand="")
        found = finish(best_option(position(low, Seat()).view, BOLD))
        assert isinstance(found, do.Buy) is buys


def test_nobody_buys_what_cannot_be_paid_for_at_via() -> None:
    low = Seat(16, owns="fiorano", credits=3, euros=1300, hand="")
    assert not isinstance(finish(best_option(position(low, Seat()).view, BOLD)), do.Buy)


# -- prices ----------------------------------------------------------------------------------------


def accepts(state: State, offer: do.Propose, character: Character) -> bool:
    return finish(answer(act(state, offer).view, character)).action == do.Accept()


LEADER, LAST = "pavullo:4 montefiorino:4 frassinoro:4", "carpi:4 soliera:4"


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=CHARACTERS)
@pytest.mark.parametrize(
    ("buyer", "seller", "cheap"),
    [("guiglia:3", LEADER, False), (LEADER, LAST, False), ("guiglia:3", LAST, True)],
    ids=["from the leader", "to the leader", "far from the goal"],
)
def test_credits_are_not_cheap_near_the_goal_of_either_player(
    buyer: str, seller: str, *, cheap: bool, character: Character
) -> None:
    """A credit is a point for who buys it, also if it is one too many for the seller."""
    seats = Seat(16, owns=buyer, credits=1), Seat(owns=seller, credits=10, euros=2000)
    start = position(*seats, Seat(), config={"goal": 15})
    assert not accepts(start, do.Propose(P1, side(euros=300), side(credit=3)), character), "as VIA"
    assert accepts(start, do.Propose(P1, side(euros=500), side(credit=3)), character) is cheap
    assert accepts(start, do.Propose(P1, side(euros=2600), side(credit=3)), character)


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=CHARACTERS)
def test_a_hint_pays_no_more_than_a_computer_player_accepts(character: Character) -> None:
    start = position(Seat(16, owns="carpi campogalliano"), Seat(owns="soliera sestola"))
    offer = offers(start, known=lambda _player: character)[0]
    assert accepts(start, offer, character)
    less = replace(offer, give=replace(offer.give, euros=offer.give.euros - NOTE))
    assert offer.give.euros
    assert not accepts(start, less, character)


def test_a_hint_for_a_trade_with_one_player_looks_at_that_player_only() -> None:
    mine, theirs = Seat(16, owns="carpi campogalliano"), Seat(owns="soliera sestola")
    start = position(mine, theirs, Seat(owns="guiglia vignola"))
    best, found = offers(start)[0], {}
    for partner in (P1, P2):
        idea = trade_idea(start, partner)
        assert idea is not None
        assert isinstance(idea.action, do.Propose)
        found[idea.action.to] = idea.action
    assert set(found) == {P1, P2}
    assert found[best.to] == best


def test_a_hint_for_a_counter_offer_is_one_that_the_computer_accepts() -> None:
    start = position(Seat(16, owns="formigine"), Seat(owns="modena_centre carpi", euros=300))
    asked = act(start, do.Propose(P1, side(euros=1500), side("modena_centre")))
    counter = ideas(asked, known=lambda _player: STEADY)[0].action
    assert isinstance(counter, do.MakeCounter)
    assert finish(answer(act(asked, counter).view, STEADY)).action == do.Accept()


def test_a_person_can_be_asked_for_the_last_territory_of_an_area() -> None:
    start = position(
        Seat(at=5, owns="mirandola san_felice"), Seat(owns="finale_emilia"), took="credit"
    )
    whys = [idea.reason.why for idea in trade_ideas(start, P1)]
    assert Why.ASKS_AREA in whys
    gets = [
        idea.action.get for idea in trade_ideas(start, P1) if isinstance(idea.action, do.Propose)
    ]
    assert territory("finale_emilia") in [t for get in gets for t in get.territories]


# -- euros beside territories ----------------------------------------------------------------------


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=lambda c: c.id)
def test_nobody_adds_euros_to_the_better_territory(character: Character) -> None:
    """Maranello costs €900, Campogalliano €500 and would be the second one of an area."""
    seats = Seat(16, owns="campogalliano"), Seat(owns="maranello carpi")
    offer = do.Propose(P1, side("campogalliano"), side("maranello", euros=300))
    asked = act(position(*seats), offer)
    answered = finish(answer(asked.view, character)).action
    assert answered != do.Accept()
    if isinstance(answered, do.MakeCounter):
        assert not answered.give.euros or not answered.give.territories


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=lambda c: c.id)
def test_no_computer_offers_the_better_territory_and_euros(character: Character) -> None:
    for mine in ("carpi sassuolo", "carpi maranello:2", "soliera modena_workshops"):
        state = position(Seat(16, owns=mine), Seat(owns="campogalliano vignola"), number=40)
        for entry in Trader(character).offers(state.view):
            if entry is not None and entry[1].give.territories and entry[1].get.territories:
                assert not entry[1].give.euros


def test_for_a_whole_area_euros_are_added() -> None:
    seats = Seat(16, owns="campogalliano"), Seat(owns="maranello carpi soliera")
    offer = do.Propose(P1, side("campogalliano"), side("maranello", euros=300))
    asked = act(position(*seats), offer)
    assert finish(answer(asked.view, BOLD)).action == do.Accept()


# -- nobody feeds a rival's sun --------------------------------------------------------------------


LAST_CARD = Side(cards=kinds("energy_saving"))
FOR_IT = Side(cards=kinds("sustainable_mobility"), euros=2000)
MOUNTAINS = "pavullo:4 montefiorino:4 frassinoro:3"


def before_a_sun(**rival: Any) -> State:
    """Return a turn in which player 2 lacks one card, or one place, for the sun of an area."""
    mine = Seat(at=5, owns="carpi:2 nonantola:1", hand="energy_saving " * 6)
    rival = {"owns": MOUNTAINS, "hand": "sustainable_mobility " * 6, **rival}
    return position(mine, Seat(**rival), took="credit", config={"flow": True})


def test_no_hint_gives_the_card_of_a_rivals_last_action() -> None:
    state = before_a_sun()
    for known in (lambda _: None, lambda _: CHARACTERS["obliging"]):
        assert not [
            o for o in offers(state, known=known) if set(o.give.cards) & set(LAST_CARD.cards)
        ]
    judged = judge(state.view, do.Propose(P1, LAST_CARD, FOR_IT))
    assert judged.verdict is Verdict.UNWISE
    assert judged.reason is not None
    assert judged.reason.why is Why.FEEDS_SUN


@pytest.mark.parametrize("character", list(CHARACTERS.values()))
def test_no_computer_gives_the_card_of_a_rivals_last_action(character: Character) -> None:
    state = before_a_sun()
    asked = position(
        Seat(at=5, owns=MOUNTAINS, hand="sustainable_mobility " * 6),
        Seat(owns="carpi:2 nonantola:1", hand="energy_saving " * 6),
        took="credit",
    )
    assert not accepts(asked, do.Propose(P1, FOR_IT, LAST_CARD), character)
    trader = Trader(character)
    for entry in trader.offers(state.view):
        assert entry is None or not set(entry[1].give.cards) & set(LAST_CARD.cards)


@pytest.mark.parametrize("character", list(CHARACTERS.values()))
def test_no_computer_gives_the_place_that_only_the_sun_waits_for(character: Character) -> None:
    owner = Seat(owns="frassinoro:4 carpi:2")
    asked = position(Seat(at=5, owns="pavullo:4 montefiorino:4"), owner, took="credit")
    offer = do.Propose(P1, side(euros=5000), side("frassinoro"))
    assert not accepts(asked, offer, character)


def test_a_card_is_no_danger_without_the_credit_or_where_it_completes_no_area() -> None:
    for rival in ({"credits": 0}, {"owns": "pavullo:4 frassinoro:3"}):
        state = before_a_sun(**rival)
        judged = judge(state.view, do.Propose(P1, LAST_CARD, FOR_IT))
        assert judged.reason is None or judged.reason.why is not Why.FEEDS_SUN


@pytest.mark.parametrize("character", list(CHARACTERS.values()))
def test_two_suns_for_each_other_are_a_trade(character: Character) -> None:
    mine = Seat(at=5, owns="pavullo:4 montefiorino:4 nonantola:4", euros=3000)
    other = Seat(owns="frassinoro:4 castelfranco:4 bomporto:4", euros=3000)
    offer = do.Propose(P1, side("nonantola"), side("frassinoro"))
    assert accepts(position(mine, other, took="credit"), offer, character)


# -- the nearest sun -------------------------------------------------------------------------------


def far_sighted(**seat: Any) -> State:
    """Return a turn in which a card for the Parks tempts, but the capital leads further."""
    mine = Seat(
        5,
        owns="pievepelago:1 sassuolo:2 modena_centre:1",
        credits=13,
        euros=4800,
        hand="water_saving waste_collection energy_saving sustainable_mobility",
        **seat,
    )
    theirs = Seat(
        owns="carpi:2 sestola:2 mirandola",
        credits=11,
        euros=4500,
        hand="renewable_energy green_building renewable_energy biodiversity",
    )
    return position(mine, theirs, took="credit")


def leads_to(state: State) -> int:
    sun = nearest_sun(state.view, P0)
    assert sun is not None
    return sun.balance


CENTRE_FOR_SESTOLA = do.Propose(P1, side("modena_centre", euros=100), side("sestola"))


@pytest.mark.parametrize("known", [None, OBLIGING])
def test_no_hint_proposes_a_trade_that_lowers_what_the_nearest_sun_leads_to(
    known: Character | None,
) -> None:
    """In a newcomer's game the pale pawn fell from 16 to 8."""
    start = far_sighted()
    assert accepts(start, CENTRE_FOR_SESTOLA, OBLIGING)
    for idea in trade_ideas(start, P1, known=lambda _player: known):
        assert leads_to(act(start, idea.action, do.Accept())) >= leads_to(start)


def test_a_trade_that_lowers_what_the_nearest_sun_leads_to_is_unwise() -> None:
    judged = judge(far_sighted().view, CENTRE_FOR_SESTOLA, lambda _player: OBLIGING)
    area = catalogue().area_ids["parks"]
    assert judged[:2] == (Verdict.UNWISE, Reason(Why.DIMS_SUN, player=P0, area=area))


def test_for_a_sun_at_once_what_the_next_one_leads_to_may_be_lower() -> None:
    owns = "pavullo:4 montefiorino:4 sestola:4 pievepelago:4 modena_centre:4 modena_workshops:4"
    lit = position(Seat(5, owns=owns), Seat(owns="frassinoro:4"), took="credit")
    offer = do.Propose(P1, side("modena_centre modena_workshops"), side("frassinoro"))
    after = act(lit, offer, do.Accept())
    assert leads_to(after) < leads_to(lit)
    judged = judge(lit.view, offer)
    assert judged.reason is None or judged.reason.why is not Why.DIMS_SUN


# -- both sides are told the same ------------------------------------------------------------------


def test_who_offers_is_told_that_a_hint_would_refuse_it() -> None:
    """Four people played: the bulb called it good for both, and told the other to refuse it."""
    mine = Seat(
        5,
        owns="pavullo:2 montefiorino:2",
        credits=13,
        euros=8500,
        hand="green_building public_transport water_saving sustainable_mobility",
    )
    theirs = Seat(
        owns="frassinoro:3 mirandola:2 finale_emilia:3 san_felice:3",
        credits=8,
        euros=2600,
        hand="green_building water_saving renewable_energy waste_collection",
    )
    start = position(mine, theirs, took="credit", config={"goal": 15})
    give = side(euros=3000, cards="sustainable_mobility")
    offer = do.Propose(P1, give, side("frassinoro", cards="waste_collection"))
    refused = ideas(act(start, offer))[0]
    assert (refused.action, refused.reason.why) == (do.Refuse(), Why.GIVES_AREA)
    assert judge(start.view, offer)[:2] == (Verdict.UNLIKELY, refused.reason)


@pytest.mark.parametrize("euros", range(0, 5500, 500))
@pytest.mark.parametrize("give", ["", "formigine", "carpi"])
@pytest.mark.parametrize("get", ["modena_centre", "soliera", "sestola"])
def test_an_offer_is_called_good_for_both_only_if_a_hint_accepts_it(
    get: str, give: str, euros: int
) -> None:
    start = position(
        Seat(5, owns="formigine:1 carpi:2 vignola:3"),
        Seat(owns="modena_centre:1 soliera:2 sestola pievepelago:1"),
        took="credit",
    )
    offer = do.Propose(P1, side(give, euros=euros), side(get))
    if refusal(start.view, offer) is None:
        found = judge(start.view, offer)
        accepted = do.Accept() in [idea.action for idea in ideas(act(start, offer))]
        assert accepted or found.verdict is not Verdict.FAIR
        assert not accepted or found.verdict is not Verdict.UNLIKELY


def test_a_counter_offer_is_advised_only_if_a_hint_accepts_it() -> None:
    for euros in range(500, 3000, 500):
        start = position(Seat(16, owns="formigine"), Seat(owns="modena_centre carpi", euros=300))
        asked = act(start, do.Propose(P1, side(euros=euros), side("modena_centre")))
        for idea in ideas(asked):
            if isinstance(idea.action, do.MakeCounter):
                answers = [found.action for found in ideas(act(asked, idea.action))]
                assert do.Accept() in answers
