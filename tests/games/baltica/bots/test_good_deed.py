"""What is clearly good to do: lit in the list of moves, and the first idea of the hint."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecosfera.core.bot import finish
from ecosfera.games.baltica.bots.beginner import BeginnerBot
from ecosfera.games.baltica.bots.courtesy import Company
from ecosfera.games.baltica.bots.draws import draws_of_use, risk_of_draw
from ecosfera.games.baltica.bots.good_deed import good_deed, risks_more_than_it_helps
from ecosfera.games.baltica.bots.greedy import GreedyBot
from ecosfera.games.baltica.bots.hint import _alike, hints, reasons_one_by_one
from ecosfera.games.baltica.bots.hint_reasons import reasons_for, without_fillers
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.moves.move_list import MoveKind, lines
from ecosfera.games.baltica.moves.move_selection import MoveSelection
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.engine import legal, push
from ecosfera.games.baltica.rules.ids import EVERY_PLAYER
from ecosfera.games.baltica.rules.state import State
from tests.games.baltica.rules.positions import P1, card, position

FIVE = "rock open_water coast river mud"


def deed_of(state: State) -> act.Action | None:
    found = good_deed(state, legal(state))
    return None if found is None else found[0]


def code_of(state: State) -> str:
    found = good_deed(state, legal(state))
    return "" if found is None else found[1].code


def with_deck(
    deck: str, row: str = "oxygen oxygen clangula_hyemalis", *, acquired: bool = True
) -> State:
    """Return a position in which a rotifer in the deck would help, and more oxygen do harm."""
    return position(row, "salinity", decks=[deck, ""], tokens=["plus", ""], acquired=acquired)


@pytest.mark.parametrize(
    ("deck", "lit"),
    [
        ("rotifera temperature", True),
        ("rotifera pressure pressure", False),
        ("rotifera oxygen", False),
        ("rotifera oxygen oxygen", False),
    ],
)
def test_a_draw_is_advised_only_if_it_likely_helps_and_hardly_harms(deck: str, lit: bool) -> None:
    state = with_deck(deck)
    assert draws_of_use(state)[0] == 1
    assert isinstance(deed_of(state), act.Plus) == lit


def test_no_draw_that_may_bring_an_impact_is_advised() -> None:
    row = "pressure pressure clangula_hyemalis"
    state = with_deck("rotifera calanoida pressure", row)
    assert risk_of_draw(state).impact
    assert not isinstance(deed_of(state), act.Plus)


def test_computer_players_leave_a_draw_alone_that_harms_as_likely_as_it_helps() -> None:
    company = Company(frozenset({P1}), frozenset())
    draw = act.Plus(act.TOKEN)
    harmful, harmless = with_deck("rotifera oxygen#3 pressure"), with_deck("rotifera pressure")
    assert risks_more_than_it_helps(harmful, draw)
    assert company.declines(harmful, draw)
    assert not company.declines(harmless, draw)
    fruitless = with_deck("rotifera oxygen#3 pressure", acquired=False)
    assert not company.declines(fruitless, draw), "the pressure card comes anyway"
    pressed = "pressure pressure clangula_hyemalis"
    doomed = with_deck("rotifera pressure temperature", pressed, acquired=False)
    assert not company.declines(doomed, draw), "the impact comes anyway"


def refreshing(deck: str, mate: str = "salinity") -> State:
    return position(
        "sunlight sunlight salinity",
        mate,
        producers="ulva_lactuca",
        producer_deck=deck,
        tokens=["refresh", ""],
        stacks=dict.fromkeys(("sunlight", "oxygen", "salinity", "nutrients", "temperature"), 0),
    )


def test_a_refresh_is_advised_only_if_it_likely_helps_and_nobody_loses_a_card() -> None:
    good = refreshing("zostera_marina ruppia_spp")
    found = deed_of(good)
    assert isinstance(found, act.Refresh), code_of(good)
    prices = good.catalogue.prices[card("ulva_lactuca")]
    mate = " ".join(
        f"{name}#{n + 5}"
        for element, count in prices
        for n in range(count)
        for name in [("sunlight", "oxygen", "salinity", "nutrients", "temperature")[element]]
    )
    assert deed_of(refreshing("zostera_marina ruppia_spp", mate)) is None


def test_the_pass_that_lets_another_win_comes_first() -> None:
    state = position(
        "clangula_hyemalis sunlight#1 sunlight#2 salinity",
        "rotifera",
        habitats=FIVE,
        producers="zostera_marina",
        tokens=["pass", ""],
    )
    found = good_deed(state, legal(state))
    assert found is not None
    assert found[0] == act.Pass(act.TOKEN, card("clangula_hyemalis"), P1)
    assert found[1].code == "lets-win"
    first = lines(MoveSelection(state, tuple(legal(state)), suggests=True))[0]
    assert (first.what, first.lit) == (MoveKind.DEED, True)
    idea = hints(state)[0]
    assert idea.action == found[0]
    assert [why.code for why in idea.why] == ["lets-win"]


def test_the_consumer_that_wins_in_this_turn_is_lit_and_first() -> None:
    state = position(
        "clangula_hyemalis zostera_marina ulva_lactuca",
        "oxygen",
        habitats="ice rock open_water river mud",
        consumers="rotifera calanoida",
        tokens=["", ""],
    )
    found = good_deed(state, legal(state))
    assert found is not None
    assert isinstance(found[0], act.AcquireConsumer)
    assert found[1].code == "then-wins"
    first = lines(MoveSelection(state, tuple(legal(state)), suggests=True))[0]
    assert (first.what, first.card, first.lit) == (MoveKind.TAKE, found[0].card, True)


def test_a_token_that_may_be_turned_face_up_comes_before_restoring() -> None:
    state = position("clangula_hyemalis rotifera", "oxygen", tokens=["pass plus", ""], offer=True)
    assert isinstance(deed_of(state), act.Reactivate)
    first = lines(MoveSelection(state, tuple(legal(state)), suggests=True))[0]
    assert (first.what, first.lit) == (MoveKind.TURN_UP, True)


def test_what_is_lit_does_no_harm_and_is_the_first_idea_of_the_hint(
    new_match: Callable[..., Match],
) -> None:
    compared = 0
    for number in range(6):
        state = new_match(2, 1, str(number), row_cards=5, element_stack=4).state
        bots = [GreedyBot(f"{number}a"), BeginnerBot(f"{number}b")]
        for step in range(60):
            if state.outcome is not None:
                break
            found = good_deed(state, legal(state))
            if found is not None:
                if isinstance(found[0], act.Plus):
                    assert risk_of_draw(state).ending < draws_of_use(state)[0]
                if step % 12 == number:
                    compared += 1
                    assert _alike(state, hints(state)[0].action, found[0])
            action = finish(bots[EVERY_PLAYER.index(state.player)].think(state))
            state = state.copy()
            push(state, action)
    assert compared > 5


def test_there_is_a_reason_for_every_species_that_is_taken() -> None:
    state = position(
        "sunlight sunlight salinity oxygen oxygen",
        "oxygen",
        producers="zostera_marina",
        habitats=f"{FIVE} ice"[:-4],
        tokens=["", ""],
        acquired=True,
    )
    for action in legal(state):
        if isinstance(action, act.AcquireProducer):
            assert without_fillers(reasons_for(state, [action]), action)


def test_each_of_several_actions_has_its_own_reasons() -> None:
    state = position(
        "sunlight#1 sunlight#2 salinity#1 salinity#2 sunlight#3",
        "oxygen",
        producers="zostera_marina ulva_lactuca",
        tokens=["", ""],
    )
    line = [action for action in legal(state) if isinstance(action, act.AcquireProducer)]
    found = reasons_one_by_one(state, line)
    assert found
    assert all(why for _, why in found)
    assert found[0][0] == line[0]
