"""RULES 1 and 2: the pieces and the deal."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import pytest

from ecosfera.games.baltica.rules.actions import END_TURN
from ecosfera.games.baltica.rules.cards import (
    ALL_TOKENS,
    ELEMENTS,
    FIRST_POLICY,
    NUTRIENTS,
    CardKind,
    Catalogue,
    Policy,
)
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import deal, new_game
from ecosfera.games.baltica.rules.engine import apply
from ecosfera.games.baltica.rules.ids import CardId
from ecosfera.games.baltica.rules.state import State
from ecosfera.games.baltica.rules.turn import pressures_in
from tests.games.baltica.rules.positions import card, catalogue, kinds, words


def dealt(**choices: object) -> State:
    return deal(catalogue(), replace(Config(seed="deal"), **choices))  # type: ignore[arg-type]


def own_cards(state: State, player: int) -> list[CardId]:
    return state.decks[player] + state.rows[player]


def test_there_are_200_cards_of_the_kinds_and_numbers_of_the_rulebook() -> None:
    counts = {kind: catalogue().kinds.count(kind) for kind in CardKind}
    assert counts == {
        CardKind.ELEMENT: 60,
        CardKind.PRESSURE: 50,
        CardKind.PRODUCER: 30,
        CardKind.CONSUMER: 30,
        CardKind.POLICY: 30,
    }


def test_the_market_shows_four_consumers_and_four_producers() -> None:
    state = dealt()
    assert kinds(state.producers) == {CardKind.PRODUCER}
    assert kinds(state.consumers) == {CardKind.CONSUMER}
    assert (len(state.producers), len(state.consumers)) == (4, 4)
    assert (len(state.producer_deck), len(state.consumer_deck)) == (26, 26)


@pytest.mark.parametrize("size", range(3, 9))
def test_every_element_stack_holds_the_chosen_number_of_cards(size: int) -> None:
    assert [len(stack) for stack in dealt(element_stack=size).elements] == [size] * 5


def test_a_stack_never_holds_more_than_the_twelve_cards_allow() -> None:
    state = dealt(players=4, eutrophication=True, element_stack=8)
    assert [len(stack) for stack in state.elements] == [8, 8, 8, 0, 8]


def test_a_starting_deck_is_one_of_each_element_and_two_pressures() -> None:
    state = dealt()
    for player in range(2):
        assert sorted(words(own_cards(state, player)).split()) == sorted(
            [*ELEMENTS, "pressure", "pressure"]
        )


def test_high_pressure_gives_three_pressure_cards() -> None:
    assert pressures_in(own_cards(dealt(pressures=3), 0)) == 3


@pytest.mark.parametrize("number", [0, 1])
def test_a_gentler_starting_deck_has_fewer_pressure_cards(number: int) -> None:
    assert pressures_in(own_cards(dealt(pressures=number), 0)) == number


def test_a_longer_row_has_five_cards_at_the_start_and_after_every_turn() -> None:
    state = new_game(catalogue(), Config(players=2, row_cards=5, seed="five"))
    assert [len(row) for row in state.rows] == [5, 5]
    state, _ = apply(state, END_TURN)
    assert [len(row) for row in state.rows] == [5, 5]


def test_habitats_that_live_at_the_start_are_restored_and_change_no_card() -> None:
    plain, alive = dealt(), dealt(living_habitats=3)
    assert len(alive.habitats) == 3
    assert alive.habitats == sorted(alive.habitats)
    assert alive.restored == sum(1 << habitat for habitat in alive.habitats)
    assert (plain.rows, plain.decks, plain.producers) == (alive.rows, alive.decks, alive.producers)


def test_other_habitats_live_in_other_games() -> None:
    seen = {dealt(living_habitats=1, seed=str(seed)).habitats[0] for seed in range(40)}
    assert len(seen) == 6


def test_nothing_is_drawn_for_living_habitats_at_level_2() -> None:
    state = new_game(catalogue(), Config(policies=True, living_habitats=3, seed="deal"))
    assert len(state.policy_deck) == 30


def test_eutrophication_adds_two_nutrients() -> None:
    cards = own_cards(dealt(eutrophication=True), 1)
    assert words(cards).split().count("nutrients") == 3
    assert len(cards) == 9


def test_everybody_starts_with_three_tokens_face_up_and_a_row_of_four() -> None:
    state = dealt(players=4)
    assert state.tokens == [ALL_TOKENS] * 4
    assert [len(row) for row in state.rows] == [4] * 4


def test_no_starting_row_holds_three_pressures() -> None:
    for seed in range(200):
        state = dealt(players=4, pressures=3, seed=str(seed))
        assert max(map(pressures_in, state.rows)) < 3


def test_a_starting_row_with_three_nutrients_is_not_redrawn_but_strikes_at_the_first_turn() -> None:
    for seed in range(200):
        before = dealt(eutrophication=True, seed=f"n{seed}")
        if words(before.row).split().count("nutrients") == 3:
            break
    after = new_game(catalogue(), before.config)
    assert after.number > 1
    assert pressures_in(own_cards(after, 0) + after.discards[0]) == 3


def test_loss_of_biodiversity_takes_calanoida_out_before_the_deal() -> None:
    for seed in range(20):
        assert card("calanoida") in dealt(biodiversity_loss=True, seed=str(seed)).removed
    assert card("calanoida") not in dealt().removed


def test_level_1_has_no_policy_deck() -> None:
    state = dealt()
    assert state.policy_deck == []
    assert sum(c >= FIRST_POLICY for c in state.removed) == 30


def test_level_2_has_all_thirty_policy_cards() -> None:
    assert len(dealt(policies=True).policy_deck) == 30


def test_without_house_cards_the_policy_deck_has_27() -> None:
    state = dealt(policies=True, house_cards=False)
    removed = [c for c in state.removed if c >= FIRST_POLICY]
    assert len(state.policy_deck) == 27
    assert all(catalogue().policy(c).house for c in removed)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_rows_can_be_played(players: int) -> None:
    assert len(new_game(catalogue(), Config(players=players, seed="x")).rows) == players


def test_whoever_was_last_in_the_sea_starts() -> None:
    assert dealt(players=3, first_player=2).player == 2


def test_left_over_elements_take_no_part() -> None:
    state = dealt(element_stack=3)
    removed = [c for c in state.removed if c < 60]
    assert len(removed) == 60 - 15 - 10


def test_the_same_seed_is_the_same_game_and_another_seed_another() -> None:
    assert dealt(seed="herring") == dealt(seed="herring")
    assert dealt(seed="herring").producer_deck != dealt(seed="cod").producer_deck


def test_the_deal_of_a_seed_is_fixed_for_ever() -> None:
    state = new_game(catalogue(), Config(seed="herring-reed-47"))
    assert words(state.producers) == (
        "chara_spp nitzschia_filiformis ceramium_tenuicorne phragmites_australis"
    )
    assert [words(row) for row in state.rows] == [
        "sunlight oxygen pressure salinity",
        "temperature oxygen sunlight pressure",
    ]


def test_all_pieces_are_dealt_once() -> None:
    state = dealt(players=3, policies=True)
    places = [*state.rows, *state.decks, *state.discards, *state.elements]
    places += [state.producers, state.producer_deck, state.consumers, state.consumer_deck]
    places += [state.pressures, state.policy_deck, state.removed]
    assert sorted(chain.from_iterable(places)) == list(range(200))


def test_a_catalogue_with_a_wrong_number_of_cards_is_refused() -> None:
    full = catalogue()
    with pytest.raises(ValueError, match="30 producers"):
        Catalogue(full.producers[1:], full.consumers, full.policies)


def test_a_catalogue_with_a_name_twice_is_refused() -> None:
    full = catalogue()
    doubled = (replace(full.producers[0], id="gadus_morhua"), *full.producers[1:])
    with pytest.raises(ValueError, match="same name"):
        Catalogue(doubled, full.consumers, full.policies)


def test_the_catalogue_tells_what_a_card_is() -> None:
    full = catalogue()
    assert full.species(card("gadus_morhua")).id == "gadus_morhua"
    assert full.species(card("zostera_marina")).cost == (2, 0, 1, 0, 0)
    assert full.policy(card("funding#3")) == Policy(
        "funding", full.policy(card("funding#5")).category
    )
    assert full.group(card("zostera_marina")) == "other"
    assert full.reduced_prices[card("phragmites_australis")] == ((0, 1), (1, 1), (NUTRIENTS, 1))
