"""How near the habitats are."""

from __future__ import annotations

from ecosfera.games.baltica.moves.goals import (
    Goal,
    Half,
    Lies,
    come_within_reach,
    goals,
    halves_elsewhere,
)
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import COAST, MUD, RIVER, ROCK
from tests.games.baltica.rules.positions import P0, P1, bring_in, card, position


def test_the_goal_of_a_habitat_is_that_of_the_player_with_most_animals_from_there() -> None:
    state = position(
        "cygnus_olor oxygen",
        "macoma_balthica",
        decks=["", "saduria_entomon"],
        habitats="ice river open_water coast",
    )
    animals = card("macoma_balthica"), card("saduria_entomon")
    assert goals(state) == {MUD: Goal(P1, animals), ROCK: Goal(P1, animals[1:])}


def test_an_animal_brings_habitats_within_reach_for_which_there_was_no_pair() -> None:
    taken = "myoxocephalus_quadricornis"
    row = "myriophyllum_spicatum potamogeton_perfoliatus"
    deck = position(row, "oxygen", decks=["esox_lucius", ""], consumers=taken)
    action = bring_in(taken, "myriophyllum_spicatum", "potamogeton_perfoliatus")
    assert come_within_reach(deck, action) == (P0, (MUD, RIVER, ROCK))
    paired = position(row, "oxygen", decks=["esox_lucius perca_fluviatilis", ""], consumers=taken)
    assert come_within_reach(paired, action) == (P0, ())


def test_nobody_is_told_of_a_pair_that_can_be_used_at_once() -> None:
    taken = "myoxocephalus_quadricornis"
    state = position(
        "myriophyllum_spicatum potamogeton_perfoliatus esox_lucius", "oxygen", consumers=taken
    )
    action = bring_in(taken, "myriophyllum_spicatum", "potamogeton_perfoliatus")
    assert come_within_reach(state, action) == (P0, ())


def test_a_pass_brings_within_reach_what_the_receiver_has_a_pair_for() -> None:
    state = position("anguilla_anguilla oxygen", "clangula_hyemalis")
    assert come_within_reach(state, act.Pass(act.TOKEN, card("anguilla_anguilla"), P1)) == (
        P1,
        (COAST,),
    )
    assert come_within_reach(state, act.END_TURN)[1] == ()


def test_the_other_animal_of_a_pair_is_told_where_it_does_not_lie_in_the_row() -> None:
    state = position(
        "anguilla_anguilla oxygen", "salinity", decks=["", "clangula_hyemalis salinity"]
    )
    action = act.Pass(act.TOKEN, card("anguilla_anguilla"), P1)
    found = halves_elsewhere(state, action, P1, (COAST,))
    assert found == (Half(card("clangula_hyemalis"), Lies.DECK, P1),)
    near = position("anguilla_anguilla oxygen", "clangula_hyemalis", decks=["", ""])
    assert halves_elsewhere(near, action, P1, (COAST,)) == ()
