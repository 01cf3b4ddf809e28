"""RULES 4 and 4.1: stars, cards due, negative and dual policy cards."""

from __future__ import annotations

import pytest

from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.cards import (
    ALL_TOKENS,
    COAST,
    MUD,
    NUTRIENTS,
    OXYGEN,
    PLUS,
    RIVER,
    ROCK,
    Category,
)
from ecosfera.games.baltica.rules.events import Cause
from ecosfera.games.baltica.rules.measures import MEASURES
from ecosfera.games.baltica.rules.policies import EFFECTS
from ecosfera.games.baltica.rules.refusal_reasons import RefusalCode, RefusalReason
from ecosfera.games.baltica.rules.state import EMPTY, Outcome, Pending, PendingKind, State
from ecosfera.games.baltica.rules.turn import pressures_in
from tests.games.baltica.rules.positions import (
    END,
    P0,
    can,
    card,
    catalogue,
    do,
    events_of,
    in_row,
    position,
    restore,
    why,
    words,
)

STAR = "clangula_hyemalis"
DRAW = act.DrawPolicy(card(STAR))


def drawing(policy: str, row: str = "", *others: str, **rest: object) -> State:
    """Return a position in which the star of the long-tailed duck draws this policy card."""
    rows = others or ("",)
    state = position(f"{row} {STAR}", *rows, policy_deck=policy, **rest)  # type: ignore[arg-type]
    assert card(STAR) == DRAW.source
    return state


def drawn(policy: str, row: str = "", *others: str, **rest: object) -> State:
    """Return the position after the star drew this policy card."""
    return do(drawing(policy, row, *others, **rest), DRAW)


# -- stars ---------------------------------------------------------------------------------------


def test_a_star_draws_the_top_policy_card_once() -> None:
    state = drawn("bubble_curtains funding")
    assert words(state.pool) == "bubble_curtains"
    assert why(state, DRAW) == RefusalReason(RefusalCode.STAR_USED, cards=(card(STAR),))


def test_a_star_is_no_ability_and_noise_does_not_stop_it() -> None:
    state = position("synechococcus_spp zannichellia_palustris", "", policy_deck="funding funding")
    state = do(state, act.DrawPolicy(card("zannichellia_palustris")))
    assert why(state, act.Refresh(card("zannichellia_palustris"), consumers=True)) is None
    state.abilities_blocked = True
    assert why(state, act.DrawPolicy(card("synechococcus_spp"))) is None


def test_drawing_a_policy_card_does_not_spare_the_pressure_card() -> None:
    assert not drawn("funding").acquired


def test_only_a_star_in_the_own_row_draws() -> None:
    state = position("gadus_morhua", STAR, policy_deck="funding")
    assert why(state, DRAW) == RefusalReason(RefusalCode.NOT_IN_ROW, cards=(card(STAR),))
    cod = card("gadus_morhua")
    assert why(state, act.DrawPolicy(cod)) == RefusalReason(RefusalCode.NO_STAR, cards=(cod,))


def test_an_empty_policy_deck_gives_nothing() -> None:
    state = position(STAR, "")
    assert why(state, DRAW) == RefusalReason(RefusalCode.POLICY_DECK_EMPTY)
    assert can(state, act.DrawPolicy) == []


# -- tiles draw ----------------------------------------------------------------------------------


def test_every_habitat_tile_draws_a_policy_card() -> None:
    state = position(
        "perca_fluviatilis esox_lucius", "", policy_deck="funding bubble_curtains funding funding"
    )
    state = do(state, restore("perca_fluviatilis", "esox_lucius"))
    assert words(state.pool) == "funding bubble_curtains funding"
    assert len(state.policy_deck) == 1


def test_every_impact_tile_draws_also_when_the_turn_is_ending() -> None:
    state = position("pressure pressure", "", policy_deck="funding funding")
    assert words(do(state, END).pool) == "funding"


def test_too_small_a_policy_deck_gives_what_it_has() -> None:
    state = position("perca_fluviatilis esox_lucius", "", policy_deck="funding")
    assert words(do(state, restore("perca_fluviatilis", "esox_lucius")).pool) == "funding"


def test_all_tiles_of_an_occasion_come_before_the_cards() -> None:
    state = position("perca_fluviatilis esox_lucius", "", policy_deck="green_energy funding")
    names = [
        type(e).__name__ for e in events_of(state, restore("perca_fluviatilis", "esox_lucius"))
    ]
    assert names.index("PolicyDrawn") > max(
        i for i, name in enumerate(names[:6]) if name == "HabitatRestored"
    )


def test_a_tile_that_a_card_places_adds_to_the_cards_due() -> None:
    state = drawn("green_energy funding", habitats="coast")
    assert (state.impacts, words(state.pool)) == (1, "funding")


def test_the_row_strikes_after_all_cards_are_resolved() -> None:
    state = drawn("nutrient_upwelling", "nutrients", "")
    assert state.player == 1
    assert words(state.policy_discard) == "nutrient_upwelling"


def test_when_the_game_ends_nothing_more_is_drawn() -> None:
    state = drawn("green_energy funding", habitats="coast", impacts=5)
    assert state.outcome is Outcome.LOST
    assert (state.pool, words(state.active)) == ([], "green_energy")


# -- negative ------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["row", "other row", "deck", "discard", "market", "market deck"])
def test_atmospheric_deposition_removes_calanoida_wherever_it_is(where: str) -> None:
    animal = "calanoida"
    state = drawn(
        "atmospheric_deposition",
        animal if where == "row" else "",
        animal if where == "other row" else "",
        decks=[f"oxygen {animal if where == 'deck' else ''} salinity", ""],
        discards=["", animal if where == "discard" else ""],
        consumers=animal if where == "market" else "gadus_morhua",
        consumer_deck=f"alca_torda {animal if where == 'market deck' else ''}",
    )
    assert card(animal) in state.removed
    assert words(state.policy_discard) == "atmospheric_deposition"
    if where == "market":
        assert words(state.consumers) == "alca_torda - - -"


def test_atmospheric_deposition_does_nothing_without_calanoida() -> None:
    state = drawn("atmospheric_deposition", consumers="gadus_morhua", consumer_deck="")
    assert card("calanoida") in state.removed
    assert words(state.consumers) == "gadus_morhua - - -"


def test_beach_litter_joins_the_row_and_the_next_turn_is_skipped() -> None:
    state = drawn("beach_litter", "", "oxygen oxygen oxygen", "salinity")
    assert words(state.rows[0]) == f"{STAR} beach_litter"
    assert state.skip_next
    state = do(state, END)
    assert (state.player, state.number, state.round) == (2, 3, 1)
    assert words(state.rows[1]) == "oxygen oxygen oxygen"
    assert words(state.discards[0]) == f"{STAR} beach_litter pressure"
    assert not state.skip_next


def test_beach_litter_is_discarded_with_the_row_if_the_turn_is_ending() -> None:
    state = position("pressure pressure", "", policy_deck="beach_litter")
    state = do(state, END)
    assert words(state.discards[0]) == "pressure pressure pressure beach_litter"
    assert (state.player, state.number) == (0, 3)


def test_beach_litter_skips_nothing_in_a_one_row_game() -> None:
    state = position(STAR, policy_deck="beach_litter")
    state = do(do(state, DRAW), END)
    assert (state.player, state.number) == (0, 2)


def test_climate_change_adds_one_impact_to_every_later_occasion() -> None:
    state = drawn("climate_change funding funding funding", "pressure pressure")
    assert (state.impacts, words(state.active)) == (0, "climate_change")
    events = events_of(state, END)
    assert [e.cause for e in events if isinstance(e, ev.ImpactPlaced)] == [
        Cause.THREE_PRESSURES,
        Cause.CLIMATE_CHANGE,
    ]
    state = do(state, END)
    assert (state.impacts, words(state.pool)) == (2, "funding funding")
    assert words(state.active) == "climate_change"


def test_climate_change_adds_one_per_occasion_not_per_tile() -> None:
    before = position("sunlight", "pressure " * 4, acquired=True, active="climate_change")
    assert do(before, END).impacts == 4


def test_excessive_fertiliser_use_brings_two_nutrients_and_takes_all_oxygen() -> None:
    state = drawn("excessive_fertiliser_use", "oxygen oxygen", "oxygen salinity", used="oxygen")
    assert words(state.rows[0]) == f"{STAR} nutrients nutrients"
    assert words(state.rows[1]) == "salinity"
    assert len(state.elements[OXYGEN]) == 4 + 3
    assert state.used == 0


def test_excessive_fertiliser_use_brings_a_pressure_where_nutrients_run_out() -> None:
    state = drawn("excessive_fertiliser_use", stacks={"nutrients": 1})
    assert words(state.row) == f"{STAR} nutrients pressure"
    state = drawn("excessive_fertiliser_use", stacks={"nutrients": 0})
    assert words(state.row) == f"{STAR} pressure"


def test_industry_discards_all_producers_of_rows_and_market() -> None:
    state = drawn(
        "hazardous_substances_from_industry",
        "ulva_lactuca",
        "chara_spp oxygen",
        producers="bacteria viruses",
        producer_deck="najas_marina",
    )
    assert words(state.rows[0] + state.rows[1]) == f"{STAR} oxygen"
    assert words(state.discards[0] + state.discards[1]) == "ulva_lactuca chara_spp"
    # Both go under the deck before the slots are refilled from the left.
    assert words(state.producers) == "najas_marina bacteria viruses -"


def test_hunting_removes_mammals_and_birds_of_the_active_row_from_the_game() -> None:
    state = drawn("hunting", "pusa_hispida gadus_morhua", "lutra_lutra")
    assert words(state.row) == "gadus_morhua"
    assert words(state.rows[1]) == "lutra_lutra"
    assert {card("pusa_hispida"), card(STAR)} <= set(state.removed)


def test_an_oil_spill_discards_all_birds() -> None:
    state = drawn(
        "oil_spill",
        "lutra_lutra cygnus_olor",
        "alca_torda",
        consumers="larus_fuscus gadus_morhua mergus_merganser",
        consumer_deck="mytilus_edulis",
    )
    assert words(state.rows[0]) == "lutra_lutra"
    assert words(state.discards[0]) == f"cygnus_olor {STAR}"
    assert words(state.discards[1]) == "alca_torda"
    assert words(state.consumers) == "mytilus_edulis gadus_morhua larus_fuscus mergus_merganser"


def test_overfishing_discards_all_fish() -> None:
    state = drawn("overfishing", "gadus_morhua", "squalus_acanthias", consumers="esox_lucius")
    assert words(state.row) == STAR
    assert words(state.discards[0] + state.discards[1]) == "gadus_morhua squalus_acanthias"
    assert card("esox_lucius") == state.consumer_deck[0]


def test_what_comes_up_in_the_market_stays() -> None:
    state = drawn("overfishing", consumers="esox_lucius", consumer_deck="clupea_harengus")
    assert words(state.consumers) == "clupea_harengus esox_lucius - -"


def test_underwater_noise_stops_the_abilities_of_the_next_turn() -> None:
    state = drawn("underwater_noise", "", "gadus_morhua alca_torda sunlight", tokens=("", ""))
    assert (words(state.active), state.noise_next, state.abilities_blocked) == (
        "underwater_noise",
        True,
        False,
    )
    state = do(state, END)
    assert state.abilities_blocked
    assert why(state, act.Plus(card("gadus_morhua"))) == RefusalReason(
        RefusalCode.ABILITIES_BLOCKED
    )
    assert why(state, act.Reactivate(PLUS)) is None
    state = do(state, END)
    assert (state.abilities_blocked, words(state.policy_discard)) == (False, "underwater_noise")


def test_the_noise_is_gone_with_a_skipped_turn() -> None:
    state = position(
        f"{STAR} synechococcus_spp", "", "", policy_deck="underwater_noise beach_litter"
    )
    state = do(do(state, DRAW), act.DrawPolicy(card("synechococcus_spp")))
    assert state.skip_next
    assert state.noise_next
    state = do(state, END)
    assert (state.player, state.abilities_blocked, state.noise_next) == (2, False, False)
    assert words(state.policy_discard) == "underwater_noise"


def test_noise_hits_the_same_player_in_a_one_row_game() -> None:
    state = do(do(position(STAR, policy_deck="underwater_noise"), DRAW), END)
    assert state.abilities_blocked


def test_waste_water_failure_gives_a_pressure_to_every_row_with_nutrients() -> None:
    state = drawn("waste_water_treatment_failure", "nutrients", "oxygen", "nutrients nutrients")
    assert [pressures_in(row) for row in state.rows] == [1, 0, 1]


# -- dual ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("habitat", ["coast", "mud", "rock"])
def test_green_energy_places_an_impact_if_one_of_its_habitats_is_restored(habitat: str) -> None:
    state = drawn("green_energy", habitats=habitat)
    assert (state.impacts, state.player, state.pending) == (1, 0, None)
    assert words(state.policy_discard) == "green_energy"


def test_green_energy_restores_a_habitat_of_choice_if_none_is() -> None:
    state = drawn("green_energy funding", habitats="ice river")
    assert state.pending == Pending(PendingKind.GREEN_ENERGY, P0)
    assert words(state.active) == "green_energy"
    assert can(state, act.ChooseHabitat) == [act.ChooseHabitat(h) for h in (MUD, ROCK, COAST)]
    state = do(state, act.ChooseHabitat(ROCK))
    assert state.habitats[-1] == ROCK
    assert state.acquired
    assert (words(state.policy_discard), words(state.pool)) == ("green_energy", "funding")


def test_green_energy_offers_nothing_else() -> None:
    state = drawn("green_energy")
    reason = RefusalReason(RefusalCode.HABITAT_NOT_OFFERED, habitats=(MUD, ROCK, COAST))
    assert why(state, act.ChooseHabitat(RIVER)) == reason
    assert why(state, act.ChoosePass(P0)) == RefusalReason(
        RefusalCode.WRONG_CHOICE, player=P0, kind="green_energy"
    )
    assert why(state, END) == RefusalReason(RefusalCode.CHOICE_OWED, player=P0, kind="green_energy")


def test_green_energy_in_an_ending_turn_lets_it_end_after_the_choice() -> None:
    state = do(position("pressure pressure", "", policy_deck="green_energy funding"), END)
    assert state.pending == Pending(PendingKind.GREEN_ENERGY, P0, due=0, ending=True)
    state = do(state, act.ChooseHabitat(MUD))
    assert (state.player, words(state.pool)) == (1, "funding")


def test_cards_still_due_wait_for_the_choice() -> None:
    state = position(
        "idotea_balthica mytilus_edulis pusa_hispida halichoerus_grypus",
        "",
        policy_deck="green_energy funding bubble_curtains",
    )
    state = do(state, restore("pusa_hispida", "halichoerus_grypus"))  # ice and open water
    assert state.pending == Pending(PendingKind.GREEN_ENERGY, P0, due=1)
    state = do(state, act.ChooseHabitat(COAST))
    assert words(state.pool) == "funding bubble_curtains"


def test_nutrient_upwelling_goes_twice_round_while_they_last() -> None:
    state = drawn("nutrient_upwelling", "", "", "", stacks={"nutrients": 4}, player=0)
    assert [words(row).split().count("nutrients") for row in state.rows] == [2, 1, 1]
    assert state.elements[NUTRIENTS] == []


def test_warm_summer_turns_all_tokens_down_without_a_measure() -> None:
    assert drawn("warm_summer").tokens == [0, 0]


def test_warm_summer_turns_all_tokens_up_after_a_measure() -> None:
    state = drawn("warm_summer", tokens=("", "plus"), implemented=1)
    assert state.tokens == [ALL_TOKENS, ALL_TOKENS]


def test_a_major_inflow_brings_salinity_oxygen_and_stirs_up_nutrients() -> None:
    state = drawn("major_baltic_inflow", "nutrients", "nutrients nutrients")
    assert words(state.rows[0]) == f"nutrients {STAR} salinity oxygen"
    assert words(state.rows[1]) == "nutrients nutrients salinity oxygen nutrients"


def test_a_major_inflow_gives_what_the_market_has() -> None:
    stacks = {"salinity": 1, "oxygen": 0, "nutrients": 0}
    state = drawn("major_baltic_inflow", "", "nutrients nutrients", stacks=stacks)
    assert words(state.rows[0]) == f"{STAR} salinity"
    assert words(state.rows[1]) == "nutrients nutrients"


def test_a_newcomer_joins_the_row_of_a_sea_with_three_habitats() -> None:
    state = drawn("non_indigenous_species", habitats="ice mud river", consumer_deck="alca_torda")
    assert words(state.row) == f"{STAR} alca_torda"
    assert not state.acquired
    again = drawn("non_indigenous_species", habitats="ice mud river", consumer_deck="")
    assert words(again.row) == STAR


def test_a_newcomer_upsets_a_sea_with_fewer_habitats() -> None:
    before = drawing(
        "non_indigenous_species",
        "pusa_hispida somateria_mollissima",  # three habitats each: the leftmost goes
        "clupea_harengus lutra_lutra",
    )
    state = do(before, DRAW)
    assert words(state.discards[0]) == "pusa_hispida"
    assert words(state.discards[1]) == "lutra_lutra"
    assert state.producers == before.producer_deck[:-5:-1]
    assert state.consumers == before.consumer_deck[:-5:-1]


def test_a_newcomer_takes_nothing_from_a_row_without_consumers() -> None:
    state = drawn("non_indigenous_species", "", "ulva_lactuca oxygen")
    assert words(state.rows[1]) == "ulva_lactuca oxygen"


def test_every_card_says_the_same_in_data_and_rules() -> None:
    policies = catalogue().policies
    struck = {p.id for p in policies if p.category in {Category.NEGATIVE, Category.DUAL}}
    assert struck == set(EFFECTS)
    assert {p.id for p in policies if p.category is Category.MEASURE} == set(MEASURES)


def test_an_emptied_slot_without_a_deck_stays_empty() -> None:
    state = drawn("atmospheric_deposition", consumers="calanoida", consumer_deck="")
    assert state.consumers == [EMPTY] * 4


def test_the_star_card_may_be_used_for_other_things_afterwards() -> None:
    state = drawn("funding", "")
    assert not state.used >> in_row(state, STAR) & 1
