"""What is told beforehand: turns that will be lost, and where missing animals lie."""

from __future__ import annotations

from ecosfera.games.baltica.moves.goals import Half, Lies
from ecosfera.games.baltica.moves.move_list import lines
from ecosfera.games.baltica.moves.move_selection import MoveSelection
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.text.outlook import lies, lost_turns
from ecosfera.games.baltica.text.phrases import Phrases
from tests.games.baltica.rules.positions import P1, card, position

NUTRIENTS = "nutrients#1 nutrients#2 nutrients#3 oxygen"


def test_it_is_told_beforehand_that_another_player_will_lose_a_turn(teller: Phrases) -> None:
    state = position("oxygen salinity", NUTRIENTS)
    told = lost_turns(teller.book, teller.people, state)
    assert teller.player(P1) in told
    assert "will be lost" in told
    assert "nutrient" in told
    doing = MoveSelection(state, tuple(legal(state)))
    assert teller.sentences(doing, "…")[0].startswith(told)
    assert (
        lost_turns(
            teller.book, teller.people, position("oxygen salinity", "nutrients#1 nutrients#2")
        )
        == ""
    )


def test_three_pressure_cards_are_told_beforehand_too(teller: Phrases) -> None:
    row = "pressure#1 pressure#2 pressure#3"
    assert "impact" in lost_turns(teller.book, teller.people, position("oxygen salinity", row))


def test_a_measure_that_prevents_it_is_named(teller: Phrases) -> None:
    row = "pressure#1 pressure#2 pressure#3"
    pool = "recycling_and_waste_disposal funding"
    told = lost_turns(teller.book, teller.people, position("oxygen salinity", row, pool=pool))
    assert teller.book.policy(card("recycling_and_waste_disposal")) in told


def test_an_animal_in_a_deck_is_told_with_its_chance(teller: Phrases) -> None:
    state = position("oxygen", "salinity", decks=["", "clangula_hyemalis oxygen salinity"])
    told = lies(teller.book, state, Half(card("clangula_hyemalis"), Lies.DECK, P1), "Ben’s deck")
    assert told.endswith("(Ben’s deck: 1/3)")


def test_where_nothing_can_be_taken_the_nearest_habitat_is_told(teller: Phrases) -> None:
    def told(*decks: str) -> str:
        state = position("oxygen", "salinity", decks=decks, tokens=["refresh", ""])
        made = MoveSelection(state, legal(state))
        return teller.can(made, lines(made), "Esc")

    one, both = "saduria_entomon", "esox_lucius perca_fluviatilis"
    assert told("oxygen", "salinity").endswith("end your turn.")
    name = teller.player(P1)
    assert told("oxygen", one).endswith(f"Next goal, Mud: {name} needs one more animal.")
    assert told(one, both).endswith(f"Next goal, River: {name} has both animals.")
