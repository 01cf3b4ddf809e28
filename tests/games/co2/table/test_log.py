"""The log: events that belong together share a line."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ecosfera import paths
from ecosfera.core.match import Match
from ecosfera.games.co2.game import load
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import Action, Buy, Exchange, Play, Propose, Roll
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.state import Outcome, OutcomeKind, State
from ecosfera.games.co2.stage.log import Co2Log
from ecosfera.games.co2.text.log_line import Amount, LogLine
from ecosfera.games.co2.text.names import Names
from ecosfera.games.co2.text.race_text import new_aim
from ecosfera.words import Words
from tests.games.co2.rules.positions import (
    P0,
    P1,
    Seat,
    catalogue,
    position,
    side,
    territory,
    to_roll,
)

NAMES = Names(Words("en", paths.locales()), catalogue(), ["Anna", "Otto", "Maja"])


def lines(start: State, action: Action) -> list[LogLine]:
    """Return the lines that an action brings."""
    match: Match[State, Any, Any] = Match(load(), start)
    log = Co2Log(match, NAMES, lambda _seat: "", lambda _text: None)
    events = match.act(action)
    log.act(start, action, events)
    for event in events:
        log.happened(event)
    return log.lines


def test_what_a_card_brings_all_players_is_one_line() -> None:
    start = to_roll(Seat(1), Seat(), Seat(), dice=(1, 1), deck="bike_day")
    told = [line.text for line in lines(start, Roll())]
    assert told[-1] == "Anna +2 credits · Otto +1 credit · Maja +1 credit"
    assert not any("takes" in line for line in told)


@pytest.mark.parametrize(("character", "since", "told"), [("", 1, 1), ("", 3, 0), ("steady", 1, 0)])
def test_another_nearest_sun_is_told_to_people_once_they_see_suns(
    character: str, since: int, told: int
) -> None:
    start = position(Seat(at=16, owns="sestola carpi:4"), Seat(), took="credit")
    log = Co2Log(Match(load(), start), NAMES, lambda _seat: character, lambda _text: None)
    log.suns_from = since
    by_place = log.sentences(start, None, [ev.Bought(P0, territory("guiglia"))])
    found = [text for texts in by_place.values() for text in texts]
    news = [text for text in found if text.startswith("Anna’s nearest sun is now Parks")]
    assert len(news) == told


def test_once_somebody_has_won_no_nearest_sun_is_told() -> None:
    before = position(Seat(at=16, owns="sestola carpi:4"), Seat()).view
    after = position(Seat(at=16, owns="sestola carpi:4 guiglia"), Seat()).view
    assert new_aim(NAMES, before, after, P0)
    won = replace(after, outcome=Outcome(OutcomeKind.GOAL, (P0,)))
    assert not new_aim(NAMES, before, won, P0)


def test_a_purchase_shares_a_line_with_its_price() -> None:
    bought = lines(position(Seat(6), Seat()), Buy())
    assert len(bought) == 1
    assert bought[0].text.startswith("Anna buys ")
    (price,) = bought[0].amounts
    assert price == Amount(price.n, euros=True)
    assert price.n < 0


def test_an_exchange_in_passing_shares_a_line_with_its_credit() -> None:
    hand = "water_saving waste_collection biodiversity biodiversity green_building biodiversity"
    start = position(Seat(16, hand=hand), Seat(), dice=(1, 1), config={"flow": True})
    exchange = next(action for action in legal(start.view) if isinstance(action, Exchange))
    (line,) = lines(start, exchange)
    assert line.text.startswith("Anna puts back ")
    assert line.amounts == (Amount(-1),)


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        (("bold", "", ""), "Anna: “Shall we? I wouldn’t wait.”"),
        (("obliging", "", ""), "Anna: “I think this would help us both.”"),
        (("bold", "bold", ""), None),
        (("", "", ""), None),
    ],
    ids=["bold", "obliging", "to-a-computer", "of-a-person"],
)
def test_a_computer_says_something_of_its_own_with_an_offer_to_a_person(
    seats: tuple[str, ...], said: str | None
) -> None:
    start = position(
        Seat(5, owns="carpi", hand="water_saving " * 6),
        Seat(owns="soliera", hand="waste_collection " * 6),
        Seat(),
        took="credit",
    )
    offer = Propose(P1, side(cards="water_saving"), side(cards="waste_collection"))
    assert _said(start, offer, seats) == (said or "")


def test_nobody_says_that_a_trade_helps_both_that_costs_the_other_balance() -> None:
    start = position(Seat(5, owns="carpi"), Seat(), took="credit")
    assert not _said(start, Propose(P1, side("carpi"), side(euros=900)), ("obliging", ""))


def _said(start: State, offer: Propose, seats: tuple[str, ...]) -> str:
    """Return what a computer player says with an offer."""
    match: Match[State, Any, Any] = Match(load(), start)
    log = Co2Log(match, NAMES, seats.__getitem__, lambda _text: None)
    events = match.act(offer)
    log.act(start, offer, events)
    for event in events:
        log.happened(event)
    assert (log.lines[-1].text == log.answer) is bool(log.answer)
    return log.answer


def test_after_the_winning_action_no_card_is_told_and_no_sun_is_aimed_for() -> None:
    """“Blue draws Water saving” stood below the words of the victory."""
    start = position(
        Seat(16, owns="sestola:3 vignola:4", hand="energy_saving"), Seat(), config={"goal": 3}
    )
    won = lines(start, Play(territory("sestola")))
    assert not [line for line in won if "draws" in line.text]
    assert [line for line in won if "wins" in line.text]
