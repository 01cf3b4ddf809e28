"""RULES 3.4 and 3.5: triggers after a move, and the end of a turn."""

from __future__ import annotations

from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.cards import MUD
from ecosfera.games.baltica.rules.events import Cause
from ecosfera.games.baltica.rules.refusal_reasons import RefusalCode, RefusalReason
from ecosfera.games.baltica.rules.state import Outcome
from ecosfera.games.baltica.rules.turn import pressures_in
from tests.games.baltica.rules.positions import (
    END,
    P0,
    acquire,
    can,
    card,
    do,
    events_of,
    position,
    why,
    words,
)

PLUS = act.Plus(act.TOKEN)


# -- triggers ------------------------------------------------------------------------------------


def test_three_pressures_place_one_impact_and_end_the_turn_at_once() -> None:
    before = position("pressure pressure sunlight", "", decks=["pressure oxygen", "salinity"])
    state = do(before, PLUS)
    assert (state.impacts, state.player, state.number) == (1, 1, 2)
    assert len(state.pressures) == len(before.pressures)


def test_a_fourth_pressure_within_a_turn_places_one_impact_only() -> None:
    before = position("pressure pressure pressure", "", decks=["pressure", ""])
    assert do(before, PLUS).impacts == 1


def test_three_pressures_are_looked_at_before_three_elements() -> None:
    row = "oxygen oxygen pressure pressure pressure"
    before = position(row, "", decks=["oxygen", ""])
    state = do(before, PLUS)
    assert (state.impacts, len(state.pressures)) == (1, len(before.pressures))


def test_three_of_an_element_bring_a_pressure_and_end_the_turn() -> None:
    before = position("oxygen oxygen", "", decks=["oxygen temperature", ""])
    state = do(before, PLUS)
    assert (state.impacts, state.player) == (0, 1)
    assert len(state.pressures) == len(before.pressures) - 1


def test_used_cards_count_for_three_of_an_element() -> None:
    before = position("oxygen oxygen", "", decks=["oxygen", ""], used="oxygen oxygen")
    assert do(before, PLUS).player == 1


def test_a_third_pressure_gained_by_three_elements_places_an_impact_too() -> None:
    before = position("oxygen oxygen pressure pressure", "", decks=["oxygen", ""])
    state = do(before, PLUS)
    assert (state.impacts, len(state.pressures)) == (1, len(before.pressures) - 1)


def test_with_an_empty_supply_no_card_is_added_and_all_else_happens() -> None:
    before = position("oxygen oxygen", "", decks=["oxygen", ""], pressures=0)
    state = do(before, PLUS)
    assert (state.player, pressures_in(state.discards[0] + state.rows[0])) == (1, 0)
    assert ev.PressureMissing(P0) in events_of(before, PLUS)


def test_the_trigger_tells_which_cards_are_its_cause() -> None:
    before = position("oxygen salinity oxygen", "", decks=["oxygen", ""])
    causes = [e for e in events_of(before, PLUS) if isinstance(e, ev.Triggered)]
    assert [(e.cause, words(e.cards)) for e in causes] == [
        (Cause.THREE_ELEMENTS, "oxygen oxygen oxygen")
    ]


def test_the_sixth_impact_loses_at_once_and_the_state_stays() -> None:
    before = position("pressure pressure", "oxygen", decks=["pressure", ""], impacts=5)
    state = do(before, PLUS)
    assert state.outcome is Outcome.LOST
    assert (state.player, words(state.row)) == (0, "pressure pressure pressure")
    assert why(state, END) == RefusalReason(RefusalCode.GAME_OVER)
    assert can(state, act.EndTurn) == []


def test_triggers_are_looked_at_after_every_move_of_a_position_set_up_by_hand() -> None:
    before = position("pressure pressure pressure oxygen", "")
    assert before.impacts == 0
    state = do(before, act.Refresh(act.TOKEN, consumers=True))
    assert (state.impacts, state.player) == (1, 1)


# -- end of turn ---------------------------------------------------------------------------------


def test_a_turn_without_acquiring_anything_costs_a_pressure_card() -> None:
    before = position("sunlight oxygen", "")
    state = do(before, END)
    assert len(state.pressures) == len(before.pressures) - 1
    assert pressures_in(state.discards[0]) == 1
    assert state.impacts == 0


def test_if_the_row_then_holds_three_pressures_an_impact_is_placed() -> None:
    assert do(position("pressure pressure", ""), END).impacts == 1


def test_whoever_acquired_or_restored_something_takes_no_pressure() -> None:
    before = position("sunlight salinity sunlight", "", producers="zostera_marina")
    state = do(do(before, acquire("zostera_marina")), END)
    assert len(state.pressures) == len(before.pressures)


def test_abilities_do_not_spare_the_pressure_card() -> None:
    before = position("sunlight", "")
    state = do(do(before, act.Refresh(act.TOKEN, consumers=True)), END)
    assert len(state.pressures) == len(before.pressures) - 1


def test_once_a_turn_is_ending_nothing_more_strikes() -> None:
    before = position("oxygen oxygen oxygen sunlight", "", pressures=2)
    state = do(before, END)
    assert (state.impacts, len(state.pressures)) == (0, 1)


def test_the_row_goes_to_the_discard_pile_left_to_right() -> None:
    before = position("sunlight oxygen zostera_marina", "", discards=["salinity", ""])
    state = do(before, END)
    assert words(state.discards[0]) == "salinity sunlight oxygen zostera_marina pressure"


def test_four_new_cards_are_drawn_from_the_top() -> None:
    before = position("pressure", "", decks=["sunlight oxygen salinity nutrients pressure", ""])
    state = do(before, END)
    assert words(state.rows[0]) == "sunlight oxygen salinity nutrients"
    assert words(state.decks[0]) == "pressure"


def test_a_deck_of_exactly_four_is_drawn_to_the_end_and_stays_empty() -> None:
    before = position("pressure", "", decks=["sunlight oxygen salinity nutrients", ""])
    state = do(before, END)
    assert state.decks[0] == []
    assert words(state.discards[0]) == "pressure pressure"


def test_the_rest_comes_from_the_shuffled_discard_pile_with_this_row() -> None:
    before = position("bacteria viruses", "", decks=["sunlight", ""], discards=["ulva_lactuca", ""])
    state = do(before, END)
    assert words(state.rows[0]).startswith("sunlight ")
    assert len(state.rows[0]) == 4
    assert sorted(words(state.rows[0] + state.decks[0]).split()) == sorted(
        ["sunlight", "bacteria", "viruses", "ulva_lactuca", "pressure"]
    )
    assert state.discards[0] == []


def test_fewer_than_four_are_drawn_if_there_are_no_more() -> None:
    state = do(position("sunlight", "", decks=["", ""]), END)
    assert sorted(words(state.rows[0]).split()) == ["pressure", "sunlight"]


def test_the_next_player_clockwise_is_next() -> None:
    state = do(position("", "", "", player=2), END)
    assert (state.player, state.number, state.round) == (0, 2, 1)
    assert state.clockwise() == [0, 1, 2]


def test_all_marks_are_gone_in_the_next_turn() -> None:
    before = position("gadus_morhua clangula_hyemalis", "", used="gadus_morhua")
    before.ability_used = before.used
    before.star_used = 1 << card("clangula_hyemalis")
    state = do(before, END)
    assert (state.used, state.ability_used, state.star_used) == (0, 0, 0)
    assert not state.acquired


def test_the_turn_may_be_ended_whenever_nothing_is_pending() -> None:
    assert END in can(position("sunlight", ""), act.EndTurn)


def test_nothing_can_be_chosen_when_nothing_is_pending() -> None:
    state = position("sunlight", "")
    for action in (act.ChooseHabitat(MUD), act.ChooseReaction(implement=True), act.ChoosePass(P0)):
        assert why(state, action) == RefusalReason(RefusalCode.NOTHING_TO_CHOOSE)
