"""Computer players answer offers with a reason, and make fair ones."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ecosfera.core.bot import finish
from ecosfera.core.match import Match
from ecosfera.games.co2.bots.answers import answer, explain
from ecosfera.games.co2.bots.asking import ask
from ecosfera.games.co2.bots.dealings import offers_of
from ecosfera.games.co2.bots.greedy import GAIN, gains
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.bots.roster import BOTS, OF_STRENGTH, computer_player
from ecosfera.games.co2.bots.trader import Trader
from ecosfera.games.co2.bots.valuation import BOLD, CHARACTERS, NEUTRAL, STEADY, Character
from ecosfera.games.co2.game import load
from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules.engine import refusal
from ecosfera.games.co2.rules.ids import NOTE, PlayerId
from ecosfera.games.co2.rules.state import Debt, DebtCause, Outcome, OutcomeKind, Side, State
from tests.games.co2.rules.positions import (
    P0,
    P1,
    P2,
    Seat,
    act,
    catalogue,
    kind,
    position,
    side,
    territory,
)

CAPITAL = catalogue().area_ids["capital"]
PLAIN = catalogue().area_ids["plain_secchia"]
FIFTEEN = {"goal": 15}
DONE_CAPITAL = "modena_centre:4 modena_workshops:4 formigine:4"


def asked(player: Seat, partner: Seat, give: Side, get: Side, *, settle: bool = False) -> State:
    """Return a position in which a partner has to answer an offer."""
    debt = [Debt(P0, DebtCause.RENT, 0, 900, P1)] if settle else []
    start = position(player, partner, Seat(owns="vignola"), pending=debt)
    return act(start, do.Propose(P1, give, get, settle))


@pytest.mark.parametrize(
    ("player", "partner", "give", "get", "why"),
    [
        (
            Seat(16, owns="soliera"),
            Seat(owns="carpi campogalliano"),
            side("soliera"),
            side(euros=300),
            Reason(Why.WHOLE_AREA, area=PLAIN),
        ),
        (
            Seat(16, owns="soliera"),
            Seat(owns="carpi"),
            side("soliera"),
            side(euros=300),
            Reason(Why.PART_OF_AREA, area=PLAIN),
        ),
        (
            Seat(16, hand="waste_collection green_building"),
            Seat(owns="carpi", hand="biodiversity biodiversity"),
            side(cards="waste_collection"),
            side(cards="biodiversity"),
            Reason(Why.CARD_FITS, territory=territory("carpi"), kind=kind("waste_collection")),
        ),
        (Seat(16), Seat(euros=100), side(euros=900), side(credit=2), Reason(Why.NEEDS_MONEY)),
        (Seat(16), Seat(), side(credit=5), side(euros=100), Reason(Why.CREDITS_HANDY)),
    ],
    ids=lambda value: value.why.value if isinstance(value, Reason) else "",
)
def test_a_good_offer_is_accepted(
    player: Seat, partner: Seat, give: Side, get: Side, why: Reason
) -> None:
    state = asked(player, partner, give, get)
    assert finish(answer(state.view, NEUTRAL)) == (do.Accept(), why)


@pytest.mark.parametrize(
    ("player", "partner", "give", "get", "why"),
    [
        (
            Seat(16, owns=f"{DONE_CAPITAL} maranello:4 fiorano:4"),
            Seat(owns="sassuolo:4"),
            side(euros=1500),
            side("sassuolo"),
            Reason(Why.NEAR_GOAL, player=P0),
        ),
        (
            Seat(16, owns="sassuolo"),
            Seat(owns="carpi fiorano"),
            side("sassuolo"),
            side(euros=400),
            Reason(Why.LOW_BALANCE),
        ),
        (
            Seat(16),
            Seat(owns="carpi campogalliano"),
            side(euros=300),
            side("carpi"),
            Reason(Why.KEEPS_AREA, territory=territory("carpi"), area=PLAIN),
        ),
        (
            Seat(16, owns="modena_centre:1 modena_workshops:1"),
            Seat(owns="formigine"),
            side(euros=300),
            side("formigine"),
            Reason(Why.GIVES_AREA, player=P0, area=CAPITAL),
        ),
        (Seat(16), Seat(euros=300), side(credit=1), side(euros=300), Reason(Why.NO_MONEY)),
        (Seat(16), Seat(), side(), side(euros=300), Reason(Why.NOTHING_OFFERED)),
        (
            Seat(16, hand="biodiversity"),
            Seat(hand="water_saving"),
            side(cards="biodiversity"),
            side(cards="water_saving"),
            Reason(Why.CARD_OF_NO_USE, kind=kind("biodiversity")),
        ),
        (
            Seat(16, hand="biodiversity"),
            Seat(owns="carpi", hand="waste_collection"),
            side(cards="biodiversity"),
            side(cards="waste_collection"),
            Reason(Why.NEEDS_CARD, territory=territory("carpi"), kind=kind("waste_collection")),
        ),
        (Seat(16), Seat(), side(euros=100), side(credit=4), Reason(Why.TAKES_MORE, n=900)),
        (
            Seat(16, hand="energy_saving"),
            Seat(owns="carpi", hand="biodiversity"),
            side(cards="energy_saving"),
            side(cards="biodiversity", euros=900),
            Reason(Why.OFFER_DOES_NOT_PAY),
        ),
    ],
    ids=lambda value: value.why.value if isinstance(value, Reason) else "",
)
def test_a_bad_offer_is_refused_for_a_reason(
    player: Seat, partner: Seat, give: Side, get: Side, why: Reason
) -> None:
    state = asked(player, partner, give, get)
    answered = finish(answer(state.view, NEUTRAL)).action
    assert answered != do.Accept()
    assert explain(state.view, do.Refuse(), NEUTRAL) == why


def test_so_many_euros_more_as_a_refusal_names_are_enough() -> None:
    state = asked(Seat(16), Seat(), side(euros=100), side(credit=4))
    short = explain(state.view, do.Refuse(), NEUTRAL).n
    for euros, taken in ((short, True), (short - NOTE, False)):
        more = asked(Seat(16), Seat(), side(euros=100 + euros), side(credit=4))
        answered = finish(answer(more.view, NEUTRAL)).action
        assert (answered == do.Accept()) is taken


def test_a_price_that_is_too_low_is_countered_with_a_higher_one() -> None:
    state = asked(
        Seat(16, owns="modena_centre:3 modena_workshops:3"),
        Seat(owns="formigine carpi"),
        side(euros=300),
        side("formigine"),
    )
    action, reason = finish(answer(state.view, BOLD))
    assert isinstance(action, do.MakeCounter)
    assert refusal(state.view, action) is None
    assert action.get.euros > 300
    assert reason == Reason(Why.WANTS_MORE)
    countered = act(state, action)
    assert finish(answer(countered.view, BOLD)).action == do.Accept()


def test_a_debt_that_cannot_be_paid_is_settled_for_a_territory() -> None:
    state = asked(
        Seat(16, owns="soliera", euros=0),
        Seat(owns="carpi campogalliano"),
        side("soliera"),
        side(),
        settle=True,
    )
    assert finish(answer(state.view, STEADY)).action == do.Accept()


def test_people_get_one_offer_in_a_turn_and_not_the_same_again() -> None:
    state = position(
        Seat(16, owns="carpi campogalliano", credits=0),
        Seat(owns="soliera sestola"),
        Seat(owns="vignola"),
    )
    bot = computer_player("bold", "seed", people=(P1, P2))
    first = finish(bot.think(state))
    assert isinstance(first, do.Propose)
    assert first == finish(bot.think(state))
    state = act(act(state, first), do.Refuse())
    assert not isinstance(finish(bot.think(state)), do.Propose)


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_computer_player_asks_for_the_territory_that_completes_an_area(name: str) -> None:
    state = position(
        Seat(16, owns="carpi campogalliano vignola:4", credits=0), Seat(owns="soliera spilamberto")
    )
    offer = finish(computer_player(name, "seed").think(state))
    assert isinstance(offer, do.Propose)
    assert territory("soliera") in offer.get.territories
    made = act(state, offer)
    assert finish(answer(made.view, NEUTRAL)).action == do.Accept()


def test_the_bold_one_keeps_some_credits_and_its_whole_areas() -> None:
    """In a game that people played it sold both, and stood without credits at −5."""
    two = Seat(owns="nonantola castelfranco", credits=4, euros=2000)
    start = position(Seat(16, owns="bomporto soliera"), two, Seat())
    few = act(start, do.Propose(P1, side("bomporto"), side(credit=2, euros=1000)))
    assert finish(answer(few.view, BOLD)).action == do.Accept()
    all_four = act(start, do.Propose(P1, side("bomporto"), side(credit=4, euros=1000)))
    assert finish(answer(all_four.view, BOLD)).action != do.Accept()

    whole = Seat(owns="sassuolo fiorano maranello:4 vignola:4", credits=4, euros=900)
    start = position(Seat(16, owns="soliera"), whole, Seat())
    for euros in (1000, 4500, 5500):
        asked_for = act(start, do.Propose(P1, side(euros=euros), side("fiorano")))
        assert finish(answer(asked_for.view, BOLD)).reason.why is Why.KEEPS_AREA


@pytest.mark.parametrize(("places", "stuck"), [("nonantola", True), ("nonantola sestola", False)])
def test_a_person_is_asked_when_it_matters_or_lets_them_act_again(
    places: str, *, stuck: bool
) -> None:
    """A card for a card is worth an offer to a computer, but not to interrupt who can act."""
    mine = Seat(16, owns="soliera", credits=2, euros=0, hand="waste_collection energy_saving")
    theirs = Seat(owns=places, credits=2, euros=0, hand="water_saving biodiversity")
    start = position(mine, theirs)
    swap = finish(Trader(STEADY).offer(start.view))
    assert swap is not None
    assert swap.get.cards == (kind("water_saving"),)
    assert (finish(Trader(STEADY, people=(P1,)).offer(start.view)) is not None) is stuck


@pytest.mark.parametrize(
    ("round_", "euros", "people", "again"),
    [
        (7, 3000, (P1,), False),
        (10, 3000, (P1,), False),
        (11, 3000, (P1,), True),
        (7, 5500, (P1,), True),
        (7, 3000, (), True),
    ],
    ids=["soon", "later", "long after", "clearly more", "a computer"],
)
def test_a_person_is_not_asked_again_soon_for_a_territory_unless_for_clearly_more(
    round_: int, euros: int, people: tuple[PlayerId, ...], *, again: bool
) -> None:
    """In a game that a person played it was asked for in three rounds, each time for something."""

    def offers(bot: Trader, round_: int, euros: int) -> bool:
        mine = Seat(16, owns="sassuolo:4 maranello:4 mirandola", euros=euros, hand="")
        theirs = Seat(owns="fiorano frassinoro san_felice", hand="")
        number = 2 * round_
        start = position(mine, theirs, config=FIFTEEN, round=round_, number=number, took="credit")
        offer = finish(bot.offer(start.view))
        return offer is not None and territory("fiorano") in offer.get.territories

    bot = Trader(STEADY, people=people)
    assert offers(bot, 3, 1500)
    assert offers(bot, round_, euros) is again


def test_a_territory_of_a_counter_offer_is_not_asked_for_again_either() -> None:
    bot = Trader(STEADY, people=(P0,))
    theirs = Seat(16, owns="fiorano frassinoro san_felice", hand="")
    mine = Seat(owns="sassuolo:4 maranello:4 mirandola", euros=3500, hand="")
    asked_for = do.Propose(P1, side("fiorano"), side(euros=3500))
    start = position(theirs, mine, config=FIFTEEN, round=3, number=5, took="credit")
    answered = finish(bot.decide(act(start, asked_for))).action
    assert isinstance(answered, do.MakeCounter)
    assert territory("fiorano") in answered.get.territories
    after = position(theirs, mine, config=FIFTEEN, round=3, number=6, player=P1, took="credit")
    assert finish(Trader(STEADY).offer(after.view)) is not None
    assert finish(bot.offer(after.view)) is None


def test_what_a_person_refused_is_known_in_a_match_that_was_loaded() -> None:
    mine = Seat(16, owns="sassuolo:4 maranello:4 mirandola", euros=1500, hand="")
    theirs = Seat(owns="fiorano frassinoro san_felice", hand="")
    start = position(mine, theirs, config=FIFTEEN, round=3, number=6, took="credit")
    match: Match[State, Any, Any] = Match(load(), start)
    offer = finish(Trader(STEADY, people=(P1,)).offer(start.view))
    assert offer is not None
    match.act(offer)
    match.act(do.Refuse())
    richer = replace(mine, euros=3000)
    again = position(richer, theirs, config=FIFTEEN, round=7, number=14, took="credit").view
    fresh, loaded = (Trader(STEADY, people=(P1,)) for _ in range(2))
    loaded.recall([*offers_of(match)])
    assert finish(fresh.offer(again)) is not None
    assert finish(loaded.offer(again)) is None


# -- the goal is near ------------------------------------------------------------------------------


NEARLY = Seat(
    owns="mirandola:4 finale_emilia:4 san_felice:4 vignola:4 montefiorino",
    euros=1800,
    hand="renewable_energy",
)
"""With a balance of 14, and a card for the last action; without Montefiorino it would be 15."""
MOUNTAINS = Seat(16, owns="pavullo:4 frassinoro:4", hand="")
NEARLY_FIRST = replace(NEARLY, at=16), replace(MOUNTAINS, at=0)


@pytest.mark.parametrize("strength", OF_STRENGTH)
@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("number", [0, 3, 200])
def test_no_offer_of_a_computer_lets_somebody_win(
    number: int, character: str, strength: str
) -> None:
    """Also where that player could win in a turn as it is, and late in a long game."""
    start = position(MOUNTAINS, NEARLY, took="credit", config=FIFTEEN, number=number)
    action = finish(computer_player(character, "x", (P1,), strength).think(start))
    assert not isinstance(action, do.Propose)


@pytest.mark.parametrize("number", [3, 200])
@pytest.mark.parametrize("character", CHARACTERS.values(), ids=CHARACTERS)
def test_no_counter_offer_of_a_computer_lets_somebody_win(
    character: Character, number: int
) -> None:
    start = position(*NEARLY_FIRST, took="credit", config=FIFTEEN, number=number)
    dear = act(start, do.Propose(P1, side("montefiorino"), side(euros=4000)))
    assert finish(answer(dear.view, character)).action == do.Refuse()


@pytest.mark.parametrize("character", CHARACTERS.values(), ids=CHARACTERS)
def test_no_price_lets_somebody_win(character: Character) -> None:
    start = position(*NEARLY_FIRST, took="credit", config=FIFTEEN)
    for euros in (0, 100, 4000):
        asked_for = do.Propose(P1, side("montefiorino"), side(euros=euros))
        answered = finish(ask(start.view, asked_for, character))
        assert answered == (do.Refuse(), Reason(Why.NEAR_GOAL, player=P0))


@pytest.mark.parametrize(("money", "euros"), [(5500, 3000), (2800, 2800)])
def test_a_price_is_the_next_round_figure_that_the_player_has(money: int, euros: int) -> None:
    """2600 euros would do."""
    theirs = Seat(owns="vignola fiorano:2 guiglia")
    start = position(Seat(16, euros=money, owns="soliera"), theirs, took="credit")
    price = finish(ask(start.view, do.Propose(P1, side(), side("fiorano")), BOLD)).action
    assert price == do.MakeCounter(side("fiorano"), side(euros=euros))
    offered = act(start, do.Propose(P1, side(euros=euros), side("fiorano")))
    assert finish(answer(offered.view, BOLD)).action == do.Accept()


@pytest.mark.parametrize(("number", "action"), [(3, do.Refuse()), (200, do.Accept())])
def test_late_in_a_long_game_a_computer_accepts_what_ends_it(
    number: int, action: do.Action
) -> None:
    start = position(*NEARLY_FIRST, took="credit", config=FIFTEEN, number=number)
    fair = act(start, do.Propose(P1, side("montefiorino"), side(euros=100)))
    assert finish(answer(fair.view, STEADY)).action == action


def test_the_greedy_bot_lets_nobody_win_however_low_it_is() -> None:
    low = Seat(16, owns="pavullo sassuolo modena_workshops", euros=300, credits=0, hand="")
    start = position(low, NEARLY, took="credit", config=FIFTEEN)
    lost = act(start, do.Propose(P1, side(euros=100), side("montefiorino")), do.Accept())
    assert gains(start.view, lost.view, P0, P1) < GAIN
    offer = BOTS["greedy"]("x").choose(start)
    assert not isinstance(offer, do.Propose) or offer.get.territories == ()


def test_who_answers_does_not_win_where_both_reach_the_goal() -> None:
    """The one whose turn it is has won then (RULES 9.1)."""
    seats = (
        Seat(16, owns="castelfranco:4 nonantola:4 frassinoro:4", hand=""),
        Seat(owns="pavullo:4 montefiorino:4 bomporto:4", hand=""),
    )
    start = position(*seats, config={"goal": 11})
    both = act(start, do.Propose(P1, side("frassinoro"), side("bomporto")))
    assert finish(answer(both.view, STEADY)).action == do.Refuse()
    assert act(both, do.Accept()).view.outcome == Outcome(OutcomeKind.GOAL, (P0,))
