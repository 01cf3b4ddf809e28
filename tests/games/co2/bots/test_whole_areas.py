"""Trades that complete areas: what is advised first, and what is said for and against them."""

from __future__ import annotations

from typing import Final

import pytest

from ecosfera.games.co2.bots.adviser import Verdict, judge
from ecosfera.games.co2.bots.hint import ideas, trade_ideas
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.bots.valuation import CHARACTERS
from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules.state import State
from tests.games.co2.rules.positions import (
    P0,
    P1,
    Seat,
    act,
    catalogue,
    position,
    side,
    territory,
)

SHORT: Final = {
    "goal": 18,
    "start_territories": 3,
    "flow": True,
    "head_start": True,
    "retire": True,
    "last_earned": True,
}
ANNA: Final = Seat(
    owns="pavullo:2 sestola:2 guiglia:2",
    euros=5900,
    hand="biodiversity waste_collection water_saving public_transport sustainable_mobility "
    "waste_collection",
)
BEN: Final = Seat(
    9,
    owns="montefiorino:3 frassinoro:2 pievepelago:3",
    credits=13,
    euros=5100,
    hand="energy_saving energy_saving public_transport energy_saving green_building energy_saving",
)
SWAP: Final = side("pievepelago"), side("pavullo")
MOUNTAINS, PARKS, LOWER_PLAIN = map(
    catalogue().area_ids.__getitem__, ("mountain", "parks", "lower_plain")
)
BOTH: Final = Reason(Why.BOTH_AREAS, player=P0, area=MOUNTAINS, n=4, theirs=PARKS, other=4)


def newcomers() -> State:
    """Return a first turn in which Ben lacks Pavullo, and Anna Pievepelago."""
    return position(ANNA, BEN, player=P1, number=2, config=SHORT)


def test_the_swap_that_completes_an_area_for_both_is_the_first_idea() -> None:
    first = trade_ideas(newcomers(), P0)[0]
    assert isinstance(first.action, do.Propose)
    assert (first.action.give, first.action.get.territories) == (SWAP[0], SWAP[1].territories)
    assert first.reason == BOTH


def test_so_it_is_for_the_other_side_who_is_told_to_accept() -> None:
    found = ideas(act(newcomers(), do.Propose(P0, *SWAP)))[0]
    assert found.action == do.Accept()
    assert found.reason == Reason(
        Why.BOTH_AREAS, player=P1, area=PARKS, n=4, theirs=MOUNTAINS, other=4
    )


def test_a_person_is_asked_for_it_also_where_the_area_of_the_other_is_larger() -> None:
    mine = Seat(16, owns="castelfranco:1 montefiorino:2 pavullo:1")
    theirs = Seat(owns="nonantola:1 bomporto:2 frassinoro:1")
    first = trade_ideas(position(mine, theirs, config=SHORT), P1)[0]
    assert isinstance(first.action, do.Propose)
    assert first.action.give.territories == (territory("castelfranco"),)
    assert first.action.get.territories == (territory("frassinoro"),)
    assert first.action.get.euros
    assert (first.reason.why, first.reason.n, first.reason.other) == (Why.BOTH_AREAS, 4, 8)


def test_a_swap_good_for_both_is_called_so_with_both_areas() -> None:
    judged = judge(newcomers().view, do.Propose(P0, *SWAP))
    assert judged == (Verdict.FAIR, BOTH, None)


def test_a_warning_names_both_areas_with_what_they_bring() -> None:
    mine = Seat(16, owns="san_felice:1 montefiorino:2 pavullo:1")
    theirs = Seat(owns="finale_emilia:1 mirandola:2 frassinoro:1")
    offer = do.Propose(P1, side("san_felice"), side("frassinoro"))
    judged = judge(position(mine, theirs, config=SHORT).view, offer)
    assert judged.verdict is Verdict.UNWISE
    assert judged.reason == Reason(
        Why.BOTH_AREAS, player=P1, area=MOUNTAINS, n=4, theirs=LOWER_PLAIN, other=10
    )
    assert judged.gains is not None
    assert judged.gains[0] < judged.gains[1]


def test_one_territory_for_another_of_the_same_area_is_no_idea() -> None:
    for idea in trade_ideas(newcomers(), P0):
        assert isinstance(idea.action, do.Propose)
        given, asked = (
            {catalogue().territories[t].area for t in side.territories}
            for side in (idea.action.give, idea.action.get)
        )
        assert not given & asked


@pytest.mark.parametrize("character", [None, *CHARACTERS.values()])
def test_an_area_of_which_no_more_is_owned_is_no_reason(character: object) -> None:
    """Frassinoro for Pavullo leaves two of three."""
    offer = do.Propose(P0, side("frassinoro"), side("pavullo", euros=100))
    judged = judge(newcomers().view, offer, lambda _player: character)  # type: ignore[arg-type, return-value]
    assert judged.reason is None or judged.reason.area is None
    answer = ideas(act(newcomers(), offer))[0]
    assert answer.reason.area is None
