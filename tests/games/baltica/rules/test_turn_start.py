"""RULES 3.1: the checks at the start of a turn."""

from __future__ import annotations

from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import PASS, PLUS, REFRESH
from ecosfera.games.baltica.rules.state import Outcome
from ecosfera.games.baltica.rules.turn import pressures_in
from tests.games.baltica.rules.positions import END, can, do, events_of, position, why, words


def start_with(row: str, **rest: object) -> object:
    """Player 0 ends the turn, so that player 1 starts with this row."""
    return position("sunlight oxygen", row, acquired=True, **rest)  # type: ignore[arg-type]


def test_four_pressures_place_three_impacts_and_end_the_turn() -> None:
    state = do(position("sunlight", "pressure pressure pressure pressure", acquired=True), END)
    assert state.impacts == 3
    assert (state.player, state.number) == (0, 3)


def test_five_pressures_place_three_impacts_too() -> None:
    row = "pressure pressure pressure pressure pressure"
    assert do(position("sunlight", row, acquired=True), END).impacts == 3


def test_exactly_three_pressures_place_one_impact_without_a_fourth_pressure() -> None:
    before = position("sunlight", "pressure pressure pressure", acquired=True)
    state = do(before, END)
    assert state.impacts == 1
    assert (state.player, state.number) == (0, 3)
    assert len(state.pressures) == len(before.pressures)


def test_three_of_an_element_bring_a_pressure_and_end_the_turn() -> None:
    state = do(position("sunlight", "oxygen oxygen oxygen", acquired=True), END)
    assert (state.player, state.impacts) == (0, 0)
    assert pressures_in(state.discards[1]) == 1


def test_two_elements_at_three_count_as_one_case() -> None:
    row = "oxygen oxygen oxygen salinity salinity salinity"
    state = do(position("sunlight", row, acquired=True), END)
    assert pressures_in(state.discards[1]) == 1


def test_a_third_pressure_so_gained_places_one_impact_too() -> None:
    row = "oxygen oxygen oxygen pressure pressure"
    state = do(position("sunlight", row, acquired=True), END)
    assert (state.impacts, pressures_in(state.discards[1])) == (1, 3)


def test_pressures_come_before_elements() -> None:
    row = "oxygen oxygen oxygen pressure pressure pressure"
    state = do(position("sunlight", row, acquired=True), END)
    assert (state.impacts, pressures_in(state.discards[1])) == (1, 3)


def test_two_consumers_that_share_a_habitat_offer_to_turn_a_token_up() -> None:
    before = position(
        "sunlight", "gadus_morhua clupea_harengus", tokens=("", "pass"), acquired=True
    )
    state = do(before, END)
    assert can(state, act.Reactivate) == [act.Reactivate(PLUS), act.Reactivate(REFRESH)]
    turned = do(state, act.Reactivate(REFRESH))
    assert turned.tokens[1] == 1 << PASS | 1 << REFRESH
    assert (turned.used, turned.ability_used, turned.acquired) == (0, 0, False)


def test_only_one_token_is_turned_however_many_pairs() -> None:
    row = "gadus_morhua clupea_harengus alca_torda mergus_merganser"
    state = do(position("sunlight", row, tokens=("", ""), acquired=True), END)
    state = do(state, act.Reactivate(PLUS))
    assert can(state, act.Reactivate) == []


def test_the_offer_stands_until_the_first_other_move() -> None:
    row = "gadus_morhua clupea_harengus sunlight"
    state = do(position("sunlight", row, tokens=("", "refresh"), acquired=True), END)
    assert state.offer
    assert not do(state, act.Refresh(act.TOKEN, consumers=False)).offer


def test_nothing_is_offered_without_a_common_habitat() -> None:
    row = "gadus_morhua cygnus_olor"
    assert not do(position("sunlight", row, tokens=("", ""), acquired=True), END).offer


def test_nothing_is_offered_when_all_tokens_lie_face_up() -> None:
    assert not do(position("sunlight", "gadus_morhua alca_torda", acquired=True), END).offer


def test_the_sixth_impact_at_a_start_loses_at_once() -> None:
    before = position("sunlight", "pressure " * 4, acquired=True, impacts=4)
    state = do(before, END)
    assert state.outcome is Outcome.LOST
    assert (state.impacts, state.player) == (6, 1)
    assert words(state.rows[1]) == "pressure pressure pressure pressure"


def test_a_one_row_game_starts_its_own_next_turn() -> None:
    state = do(position("sunlight", acquired=True), END)
    assert (state.player, state.number, state.round) == (0, 2, 2)


def test_the_game_does_not_hang_where_turns_would_end_by_themselves_for_ever() -> None:
    before = position(
        "oxygen oxygen oxygen", decks=[""], pressures=0, acquired=True, stacks={"oxygen": 0}
    )
    state = do(before, END)
    assert state.outcome is None
    assert why(state, END) is None


def test_turns_are_told_in_order() -> None:
    names = [type(event).__name__ for event in events_of(start_with("oxygen salinity"), END)]  # type: ignore[arg-type]
    assert names == ["TurnEnded", "CardMoved", "CardMoved", *["CardMoved"] * 4, "TurnStarted"]
