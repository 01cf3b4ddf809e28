"""Tips of the second game: each is given once, when it comes up."""

from __future__ import annotations

from typing import Any

import pytest

from ecosfera.core.guidance import Explanation, TipGuidance
from ecosfera.core.match import Match
from ecosfera.games.co2.game import load
from ecosfera.games.co2.game_screens import Co2Screens
from ecosfera.games.co2.info import INFO
from ecosfera.games.co2.rules.actions import Buy, Play
from ecosfera.games.co2.rules.ids import TerritoryId
from ecosfera.games.co2.rules.state import Debt, DebtCause, Offer, Side, State
from ecosfera.games.co2.table.scene import TableScene
from ecosfera.games.co2.tips import TIPS
from ecosfera.games.co2.tutorial import (
    guidance_of,
    guided_match,
    is_newcomer,
    switch_tips,
    tips_left,
)
from ecosfera.games.game_screens import Seats
from ecosfera.ui.context import UiContext
from tests.games.co2.rules.positions import P0, P1, Seat, position, territory
from tests.program import services

POOR = "sassuolo fiorano maranello"
GRABBED = "sestola pievepelago"


def told(state: State, tip: str) -> Explanation[str] | None:
    return next(t for t in TIPS if t.id == f"tip-{tip}").find(state)


def offered() -> State:
    give = Side((TerritoryId(territory("carpi")),))
    return position(Seat(at=16, owns="carpi"), Seat(), pending=(Offer(P1, give, Side()),))


CASES = {
    "start": (position(Seat(at=0), Seat()), "spiral"),
    "signs": (position(Seat(at=0, owns="carpi"), Seat()), "square-16"),
    "play": (position(Seat(at=16, owns="carpi", hand="waste_collection"), Seat()), "square-16"),
    "buy": (position(Seat(at=16), Seat()), "square-16"),
    "via": (position(Seat(at=34, owns="carpi"), Seat()), "square-0"),
    "co2-square": (position(Seat(at=10), Seat()), "square-10"),
    "two": (position(Seat(at=16, owns=GRABBED), Seat(owns="guiglia")), "square-9"),
    "panel": (position(Seat(at=16, owns=GRABBED), Seat(owns="guiglia"), round=3), "player-0"),
    "offer": (offered(), "player-0"),
    "low": (position(Seat(at=16, owns=POOR), Seat()), "player-0"),
    "debt": (
        position(Seat(at=16), Seat(), pending=(Debt(P0, DebtCause.EVENT, 0, 9000, None),)),
        "line-0",
    ),
}


@pytest.mark.parametrize("tip", CASES)
def test_a_tip_points_at_what_it_is_about(tip: str) -> None:
    state, target = CASES[tip]
    found = told(state, tip)
    assert found is not None
    assert found.targets == (target,)


@pytest.mark.parametrize(
    "tip", ["play", "via", "two", "panel", "offer", "low", "near", "debt", "hint"]
)
def test_there_is_none_when_nothing_is_there_to_tell(tip: str) -> None:
    assert told(position(Seat(at=16), Seat()), tip) is None


def test_the_hint_is_pointed_at_when_it_can_be_tried() -> None:
    found = told(position(Seat(at=16), Seat(), round=2), "hint")
    assert found is not None
    assert found.targets == ("hint",)


def test_a_tip_is_given_once_and_all_can_be_declined_or_asked_for_again(
    context: UiContext,
) -> None:
    match = Match(load(), CASES["buy"][0])

    def guidance() -> TipGuidance[str, object]:
        found = guidance_of(context, services(context), match, {})
        assert isinstance(found, TipGuidance)
        found.follow(match)
        return found

    first = guidance()
    assert first.explanation is not None
    given = first.explanation.text.rpartition(".")[2]
    first.answer(0)
    assert context.settings.of_game(INFO.id, f"tip-{given}", default=False)
    second = guidance()
    assert second.explanation is not None
    assert second.explanation.text != f"carbonlearn.tip.{given}"
    second.answer(1)
    assert guidance().explanation is None
    assert not tips_left(context)
    switch_tips(context, on=True)
    assert guidance().explanation is not None


def test_who_has_got_the_last_tip_is_no_newcomer(context: UiContext) -> None:
    match = Match(load(), position(Seat(at=16), Seat(), round=2))

    def is_welcomed(match: Match[State, Any, Any], seats: Seats) -> bool:
        table = Co2Screens().table(context, services(context), match, seats)
        assert isinstance(table, TableScene)
        return table.builder.newcomer

    lap = guided_match(context.words)
    assert is_newcomer(context)
    assert is_welcomed(match, {})
    assert is_welcomed(Match.new(load(), lap.config), lap.seats), "it shows what it has explained"
    guidance = guidance_of(context, services(context), match, {})
    guidance.follow(match)
    guidance.answer(1)
    assert not is_newcomer(context)
    assert not is_welcomed(match, {})


def test_one_tip_is_given_in_a_turn_and_none_about_what_was_done_before(
    context: UiContext,
) -> None:
    state = position(Seat(at=17, owns="carpi", hand="waste_collection"), Seat())
    match = Match(load(), state)
    guidance = guidance_of(context, services(context), match, {})
    guidance.follow(match)
    told = []
    while guidance.explanation is not None:
        told.append(guidance.explanation.text.rpartition(".")[2])
        guidance.answer(0)
    assert told == ["start"]
    for what in (Buy(), Play(TerritoryId(territory("carpi")))):
        guidance.done(what)
        match.act(what)
        guidance.follow(match)
        assert guidance.explanation is None
    later = guidance_of(context, services(context), Match(load(), state), {})
    assert isinstance(later, TipGuidance)
    for what in (Buy(), Play(TerritoryId(territory("carpi")))):
        later.done(what)
    stored = context.settings.of_game(INFO.id, "tip-buy", default=False)
    assert not stored, "a table would be laid out between two positions"
    later.follow(Match(load(), position(Seat(at=17), Seat(), round=3)))
    assert later.explanation is not None
    assert later.explanation.text.endswith("hint"), "neither purchase nor action is explained"
    later.answer(0)
    assert context.settings.of_game(INFO.id, "tip-buy", default=False)


def test_whoever_may_be_about_to_win_is_left_alone() -> None:
    state = position(Seat(at=16), Seat(), round=2, config={"goal": 2})
    assert all(tip.find(state) is None for tip in TIPS)


def test_no_tip_advises_to_buy_or_trade_against_what_another_one_says() -> None:
    assert told(position(Seat(at=16, owns="sassuolo fiorano"), Seat()), "buy") is None
    near = Seat(owns="guiglia:4 carpi:4 soliera:4 campogalliano:4")
    state = position(Seat(at=16, owns=GRABBED), near, config={"goal": 18})
    assert told(state, "near") is not None
    assert told(state, "two") is None


def test_a_purchase_from_afar_is_told_of_where_nothing_else_can_be_done() -> None:
    """The one that completes an area is named."""
    owns = "soliera:4 campogalliano:4 pavullo:4"
    state = position(Seat(at=5, owns=owns), Seat(), config={"afar": True})
    found = told(state, "afar")
    assert found is not None
    assert (found.targets, found.fields) == (("square-16",), (("place", territory("carpi")),))
    assert told(position(Seat(at=5, owns=owns), Seat()), "afar") is None
    poor = position(Seat(at=5, owns=owns, euros=600), Seat(), config={"afar": True})
    assert told(poor, "afar") is None
    busy = Seat(at=16, owns="soliera:3 campogalliano:4", hand="public_transport")
    assert told(position(busy, Seat(), config={"afar": True}), "afar") is None
