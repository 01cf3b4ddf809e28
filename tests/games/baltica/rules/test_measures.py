"""RULES 4 and 4.1: the pool, funding, the ten measures and the two reactions."""

from __future__ import annotations

import pytest

from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import (
    ALL_TOKENS,
    MUD,
    NUTRIENTS,
    RIVER,
    ROCK,
    SALINITY,
    SUNLIGHT,
)
from ecosfera.games.baltica.rules.refusal_reasons import RefusalCode, RefusalReason
from ecosfera.games.baltica.rules.state import Outcome, Pending, PendingKind, State
from ecosfera.games.baltica.rules.turn import pressures_in
from tests.games.baltica.rules.positions import (
    END,
    P0,
    P1,
    P2,
    acquire,
    can,
    card,
    do,
    implement,
    in_row,
    position,
    why,
    words,
)

TOKEN = act.TOKEN
YES, NO = act.ChooseReaction(implement=True), act.ChooseReaction(implement=False)
STAR = "clangula_hyemalis"
DRAW = act.DrawPolicy(card("clangula_hyemalis"))


def with_measure(measure: str, *rows: str, **rest: object) -> State:
    """Return a position with this measure and one funding card in the pool."""
    rows = rows or ("sunlight", "oxygen")
    return position(*rows, pool=f"{measure} funding", **rest)  # type: ignore[arg-type]


# -- the pool ------------------------------------------------------------------------------------


def test_a_measure_costs_a_funding_card_and_both_are_discarded() -> None:
    state = with_measure("habitat_restoration", impacts=2)
    state = do(state, implement("habitat_restoration"))
    assert (state.impacts, state.implemented, state.pool) == (1, 1, [])
    assert words(state.policy_discard) == "funding habitat_restoration"
    assert not state.acquired


def test_a_measure_needs_funding() -> None:
    state = position("sunlight", "", pool="habitat_restoration", impacts=1)
    measure = card("habitat_restoration")
    assert why(state, act.Implement(measure)) == RefusalReason(
        RefusalCode.NO_FUNDING, cards=(measure,)
    )
    assert can(state, act.Implement) == []


def test_only_measures_of_the_pool_are_implemented() -> None:
    state = with_measure("habitat_restoration", impacts=1)
    for name, reason in (
        ("funding#1", RefusalCode.NOT_A_MEASURE),
        ("oil_spill", RefusalCode.NOT_A_MEASURE),
        ("bubble_curtains", RefusalCode.NOT_IN_POOL),
    ):
        assert why(state, implement(name)) == RefusalReason(reason, cards=(card(name),))
    assert why(state, act.Implement(card("sunlight#4"))) == RefusalReason(
        RefusalCode.NOT_A_MEASURE, cards=(card("sunlight#4"),)
    )


def test_a_measure_takes_exactly_its_own_choices() -> None:
    state = with_measure("habitat_restoration", impacts=1)
    reason = RefusalReason(RefusalCode.WRONG_PARTICULARS, cards=(card("habitat_restoration"),))
    assert why(state, implement("habitat_restoration", player=0)) == reason
    state = with_measure("fishing_gear_regulation")
    reason = RefusalReason(RefusalCode.WRONG_PARTICULARS, cards=(card("fishing_gear_regulation"),))
    assert why(state, implement("fishing_gear_regulation")) == reason


def test_a_permanent_measure_stays_face_up() -> None:
    state = do(with_measure("strict_protection"), implement("strict_protection"))
    assert words(state.active) == "strict_protection"


def test_noise_does_not_stop_measures() -> None:
    state = with_measure("habitat_restoration", impacts=1, noise=True)
    assert why(state, implement("habitat_restoration")) is None


# -- one by one ----------------------------------------------------------------------------------


def test_bubble_curtains_turn_all_tokens_up() -> None:
    state = with_measure("bubble_curtains", tokens=("", "plus"))
    assert do(state, implement("bubble_curtains")).tokens == [ALL_TOKENS, ALL_TOKENS]


def test_bubble_curtains_need_a_token_face_down() -> None:
    state = with_measure("bubble_curtains")
    assert why(state, implement("bubble_curtains")) == RefusalReason(
        RefusalCode.ALL_TOKENS_READY, cards=(card("bubble_curtains"),)
    )


def test_fishing_gear_regulation_brings_every_market_card_with_mud() -> None:
    before = with_measure(
        "fishing_gear_regulation",
        "sunlight",
        "oxygen",
        producers="ulva_lactuca chara_spp najas_marina bacteria",
        consumers="gadus_morhua cygnus_olor alca_torda saduria_entomon",
    )
    state = do(before, implement("fishing_gear_regulation", player=1))
    assert words(state.rows[1]) == "oxygen chara_spp najas_marina cygnus_olor saduria_entomon"
    assert state.producers[1:3] == before.producer_deck[:-3:-1]
    assert not state.acquired


def test_fishing_gear_regulation_needs_mud_and_a_player() -> None:
    state = with_measure(
        "fishing_gear_regulation",
        producers="ulva_lactuca",
        producer_deck="",
        consumers="alca_torda",
        consumer_deck="",
    )
    measure = card("fishing_gear_regulation")
    assert why(state, implement("fishing_gear_regulation", player=0)) == RefusalReason(
        RefusalCode.NO_MUD_ON_MARKET, cards=(measure,)
    )
    assert why(state, implement("fishing_gear_regulation", player=2)) == RefusalReason(
        RefusalCode.NO_SUCH_PLAYER, player=P2
    )


def test_habitat_restoration_needs_an_impact() -> None:
    state = with_measure("habitat_restoration")
    assert why(state, implement("habitat_restoration")) == RefusalReason(
        RefusalCode.NO_IMPACTS, cards=(card("habitat_restoration"),)
    )


REGULATION = "hazardous_substance_regulation"


def regulate(producer: str, consumer: str, habitat: int) -> act.Implement:
    return implement(REGULATION, producer=card(producer), consumer=card(consumer), habitat=habitat)


def test_hazardous_substance_regulation_restores_with_a_producer_and_a_consumer() -> None:
    state = with_measure(REGULATION, "najas_marina esox_lucius", "", policy_deck="bubble_curtains")
    assert {a.habitat for a in can(state, act.Implement)} == {MUD, RIVER}  # type: ignore[union-attr]
    state = do(state, regulate("najas_marina", "esox_lucius", RIVER))
    assert state.habitats == [RIVER]
    assert words(c for c in state.row if state.used >> c & 1) == "najas_marina esox_lucius"
    assert state.acquired
    assert words(state.pool) == "bubble_curtains"


def test_hazardous_substance_regulation_refuses_what_does_not_fit() -> None:
    state = with_measure(
        REGULATION,
        "najas_marina esox_lucius ulva_lactuca gadus_morhua",
        "bacteria",
        habitats="mud",
        used="ulva_lactuca",
    )
    pair = (card("najas_marina"), card("esox_lucius"))
    for action, reason in (
        (
            regulate("gadus_morhua", "esox_lucius", MUD),
            RefusalReason(RefusalCode.NOT_A_PRODUCER, cards=(card("gadus_morhua"),)),
        ),
        (
            regulate("najas_marina", "bacteria", MUD),
            RefusalReason(RefusalCode.NOT_A_CONSUMER, cards=(card("bacteria"),)),
        ),
        (
            regulate("bacteria", "esox_lucius", MUD),
            RefusalReason(RefusalCode.NOT_IN_ROW, cards=(card("bacteria"),)),
        ),
        (
            regulate("ulva_lactuca", "esox_lucius", MUD),
            RefusalReason(RefusalCode.CARD_USED, cards=(card("ulva_lactuca"),)),
        ),
        (
            regulate("najas_marina", "esox_lucius", ROCK),
            RefusalReason(RefusalCode.HABITAT_NOT_SHARED, cards=pair, habitats=(ROCK,)),
        ),
        (
            regulate("najas_marina", "esox_lucius", MUD),
            RefusalReason(RefusalCode.HABITAT_RESTORED, habitats=(MUD,)),
        ),
    ):
        assert why(state, action) == reason


def test_hazardous_substance_regulation_may_win() -> None:
    state = with_measure(
        REGULATION, "najas_marina esox_lucius", "", habitats="mud rock ice open_water coast"
    )
    state = do(state, regulate("najas_marina", "esox_lucius", RIVER))
    assert state.outcome is Outcome.WON


def test_improved_nutrient_retention_makes_producers_one_nutrients_cheaper() -> None:
    state = with_measure(
        "improved_nutrient_retention", "sunlight", "", producers="ulva_lactuca zostera_marina"
    )
    state = do(state, implement("improved_nutrient_retention"))
    assert why(state, acquire("ulva_lactuca")) is None  # two sunlight, one borrowed
    after = do(state, acquire("ulva_lactuca"))
    assert words(after.row) == "sunlight sunlight ulva_lactuca"
    assert why(state, acquire("zostera_marina")) == RefusalReason(
        RefusalCode.MISSING_ELEMENTS, cards=(card("zostera_marina"),), elements=(SUNLIGHT, SALINITY)
    )
    assert acquire("ulva_lactuca") in can(state, act.AcquireProducer)


def test_migratory_barrier_removal_brings_a_fish_or_bird_to_any_row() -> None:
    state = with_measure(
        "migratory_barrier_removal",
        consumers="pusa_hispida salmo_salar alca_torda mytilus_edulis",
    )
    salmon, seal = card("salmo_salar"), card("pusa_hispida")
    offered = {a.card for a in can(state, act.Implement)}  # type: ignore[union-attr]
    assert offered == {salmon, card("alca_torda")}
    measure = "migratory_barrier_removal"
    assert why(state, implement(measure, card=seal, player=0)) == RefusalReason(
        RefusalCode.NOT_FISH_OR_BIRD, cards=(seal,)
    )
    eel = card("anguilla_anguilla")
    assert why(state, implement(measure, card=eel, player=0)) == RefusalReason(
        RefusalCode.NOT_ON_MARKET, cards=(eel,)
    )
    state = do(state, implement(measure, card=salmon, player=1))
    assert words(state.rows[1]) == "oxygen salmo_salar"
    assert salmon not in state.consumers
    assert not state.acquired


RECYCLING = "recycling_and_waste_disposal"


def test_recycling_returns_two_pressures_and_draws_for_them() -> None:
    state = with_measure(
        RECYCLING, "sunlight pressure", "pressure oxygen", decks=["salinity", "temperature"]
    )
    supply = len(state.pressures)
    state = do(state, implement(RECYCLING, players=(0, 1)))
    assert words(state.rows[0]) == "sunlight salinity"
    assert words(state.rows[1]) == "oxygen temperature"
    assert len(state.pressures) == supply + 2


def test_recycling_may_take_both_from_one_row() -> None:
    state = with_measure(RECYCLING, "", "pressure pressure", decks=["", "salinity oxygen"])
    assert [a.players for a in can(state, act.Implement)] == [(1, 1)]  # type: ignore[union-attr]
    state = do(state, implement(RECYCLING, players=(1, 1)))
    assert words(state.rows[1]) == "salinity oxygen"


def test_recycling_takes_the_only_pressure_there_is() -> None:
    state = with_measure(RECYCLING, "", "pressure")
    assert [a.players for a in can(state, act.Implement)] == [(1,)]  # type: ignore[union-attr]
    assert why(state, implement(RECYCLING, players=(0, 1))) == RefusalReason(
        RefusalCode.ONE_ROW_NEEDED
    )
    assert pressures_in(do(state, implement(RECYCLING, players=(1,))).rows[1]) == 0


def test_recycling_refuses_rows_that_do_not_hold_the_pressures() -> None:
    state = with_measure(RECYCLING, "pressure", "pressure pressure")
    for players, reason in (
        ((0, 0), RefusalReason(RefusalCode.NOT_ENOUGH_PRESSURES, player=P0)),
        ((1,), RefusalReason(RefusalCode.TWO_ROWS_NEEDED)),
        ((1, 0), RefusalReason(RefusalCode.WRONG_PARTICULARS, cards=(card(RECYCLING),))),
        ((0, 2), RefusalReason(RefusalCode.NO_SUCH_PLAYER, player=P2)),
    ):
        assert why(state, implement(RECYCLING, players=players)) == reason
    nothing = with_measure(RECYCLING)
    assert why(nothing, implement(RECYCLING, players=(0,))) == RefusalReason(
        RefusalCode.NO_PRESSURES_IN_ROWS, cards=(card(RECYCLING),)
    )


def test_upgraded_treatment_as_an_action_takes_a_nutrients_card() -> None:
    measure = "upgraded_waste_water_treatment"
    state = do(with_measure(measure), implement(measure))
    assert words(state.row) == "sunlight nutrients"
    empty = with_measure(measure, stacks={"nutrients": 0})
    assert why(empty, implement(measure)) == RefusalReason(
        RefusalCode.NO_NUTRIENTS_ON_MARKET, cards=(card(measure),)
    )


# -- strict protection as a reaction ------------------------------------------------------------


STRIKING = {
    "atmospheric_deposition": "calanoida",
    "hazardous_substances_from_industry": "ulva_lactuca",
    "hunting": "pusa_hispida",
    "oil_spill": "alca_torda",
    "overfishing": "gadus_morhua",
    "non_indigenous_species": "calanoida",
}


def striking(policy: str, **rest: object) -> State:
    state = position(
        f"{STAR} {STRIKING[policy]}",
        "",
        policy_deck=policy,
        pool="strict_protection funding",
        **rest,  # type: ignore[arg-type]
    )
    return do(state, DRAW)


@pytest.mark.parametrize("policy", STRIKING)
def test_strict_protection_is_offered_before_species_are_lost(policy: str) -> None:
    state = striking(policy)
    assert state.pending == Pending(PendingKind.STRICT_PROTECTION, P0, card=card(policy))
    assert words(state.active) == policy
    protected = do(state, YES)
    assert card(STRIKING[policy]) in protected.row
    assert (words(protected.active), protected.implemented) == ("strict_protection", 1)
    assert words(protected.policy_discard) == f"funding {policy}"
    exposed = do(state, NO)
    assert card(STRIKING[policy]) not in exposed.row
    assert words(exposed.pool) == "strict_protection funding"


def test_strict_protection_is_offered_even_if_nothing_would_be_hit() -> None:
    state = position(
        f"{STAR} pusa_hispida", "", policy_deck="overfishing", pool="strict_protection funding"
    )
    assert do(state, DRAW).pending is not None


def test_a_newcomer_in_a_sea_of_three_habitats_does_not_ask() -> None:
    assert striking("non_indigenous_species", habitats="ice mud river").pending is None


def test_the_market_is_refreshed_in_spite_of_strict_protection() -> None:
    before = position(
        f"{STAR} calanoida", "", policy_deck="non_indigenous_species", active="strict_protection"
    )
    state = do(before, DRAW)
    assert state.producers == before.producer_deck[:-5:-1]
    assert card("calanoida") in state.row


def test_without_funding_nobody_is_asked() -> None:
    state = position(
        f"{STAR} gadus_morhua", "", policy_deck="overfishing", pool="strict_protection"
    )
    assert do(state, DRAW).pending is None


@pytest.mark.parametrize("policy", STRIKING)
def test_strict_protection_in_force_keeps_every_species(policy: str) -> None:
    state = position(
        f"{STAR} {STRIKING[policy]}", "", policy_deck=policy, active="strict_protection"
    )
    assert card(STRIKING[policy]) in do(state, DRAW).row


def test_only_yes_or_no_answers_a_reaction() -> None:
    state = striking("hunting")
    assert can(state, act.ChooseReaction) == [YES, NO]
    assert why(state, act.ChooseHabitat(MUD)) == RefusalReason(
        RefusalCode.WRONG_CHOICE, player=P0, kind="strict_protection"
    )


# -- upgraded waste water treatment as a reaction -------------------------------------------------

TREATMENT = "upgraded_waste_water_treatment"


def drawing_nutrients(row: str, deck: str = "nutrients", **rest: object) -> State:
    return with_measure(TREATMENT, row, "", decks=[deck, "oxygen"], **rest)


def test_treatment_is_offered_when_three_nutrients_would_strike() -> None:
    state = do(drawing_nutrients("nutrients sunlight nutrients"), act.Plus(TOKEN))
    assert state.pending == Pending(PendingKind.UPGRADED_WASTE_WATER_TREATMENT, P0)
    first = in_row(state, "nutrients")
    saved = do(state, YES)
    assert words(saved.row) == "sunlight nutrients nutrients"
    assert saved.elements[NUTRIENTS][-1] == first
    assert (saved.player, saved.number, saved.implemented) == (0, 1, 1)
    assert words(saved.policy_discard) == f"funding {TREATMENT}"


def test_declining_lets_the_nutrients_strike() -> None:
    before = drawing_nutrients("nutrients nutrients")
    state = do(do(before, act.Plus(TOKEN)), NO)
    assert (state.player, len(state.pressures)) == (1, len(before.pressures) - 1)
    assert words(state.pool) == f"{TREATMENT} funding"


def test_four_nutrients_strike_in_spite_of_the_treatment() -> None:
    state = do(drawing_nutrients("nutrients nutrients nutrients"), act.Plus(TOKEN))
    assert do(state, YES).player == 1


def test_another_element_at_three_strikes_in_spite_of_the_treatment() -> None:
    state = do(drawing_nutrients("oxygen oxygen oxygen nutrients nutrients"), act.Plus(TOKEN))
    assert do(state, YES).player == 1


def test_three_pressures_come_before_the_offer() -> None:
    row = "nutrients nutrients pressure pressure pressure"
    state = do(drawing_nutrients(row), act.Plus(TOKEN))
    assert (state.pending, state.impacts) == (None, 1)


def test_other_elements_offer_nothing() -> None:
    state = do(drawing_nutrients("oxygen oxygen", "oxygen"), act.Plus(TOKEN))
    assert state.pending is None
    assert state.player == 1


def test_treatment_is_offered_at_the_start_of_a_turn_which_then_goes_on() -> None:
    state = position(
        "sunlight",
        "nutrients nutrients nutrients gadus_morhua alca_torda",
        pool=f"{TREATMENT} funding",
        acquired=True,
        tokens=("", ""),
    )
    state = do(state, END)
    assert state.pending == Pending(PendingKind.UPGRADED_WASTE_WATER_TREATMENT, P1, start=True)
    saved = do(state, YES)
    assert (saved.player, saved.number, saved.offer) == (1, 2, True)
    struck = do(state, NO)
    assert (struck.player, struck.number) == (0, 3)


def test_a_used_nutrients_card_may_return_too() -> None:
    state = drawing_nutrients("nutrients nutrients", used="nutrients nutrients")
    state = do(do(state, act.Plus(TOKEN)), YES)
    assert state.used.bit_count() == 1


# -- ocean literacy ------------------------------------------------------------------------------


def taught(*rows: str, **rest: object) -> State:
    return do(with_measure("ocean_literacy", *rows, **rest), implement("ocean_literacy"))


def test_ocean_literacy_lets_everybody_pass_one_card_in_turn() -> None:
    state = taught("sunlight oxygen", "salinity", "temperature", player=1)
    assert state.pending == Pending(PendingKind.OCEAN_LITERACY, P1)
    assert words(state.active) == "ocean_literacy"
    state = do(state, act.ChoosePass(P1, in_row(state, "salinity", 1), P2))
    assert state.pending == Pending(PendingKind.OCEAN_LITERACY, P2)
    state = do(state, act.ChoosePass(P2, in_row(state, "salinity", 2), act.MARKET))
    state = do(state, act.ChoosePass(P0))
    assert state.pending is None
    assert [words(row) for row in state.rows] == ["sunlight oxygen", "", "temperature"]
    assert words(state.policy_discard) == "funding ocean_literacy"


def test_who_has_no_card_to_pass_is_not_asked() -> None:
    state = taught("sunlight", "", "oxygen", used="sunlight")
    assert state.pending == Pending(PendingKind.OCEAN_LITERACY, P2)


def test_a_card_received_can_be_passed_on() -> None:
    state = taught("sunlight", "")
    state = do(state, act.ChoosePass(P0, in_row(state, "sunlight"), P1))
    assert state.pending == Pending(PendingKind.OCEAN_LITERACY, P1)


def test_triggers_are_looked_at_when_all_have_answered() -> None:
    state = taught("oxygen oxygen", "oxygen")
    state = do(state, act.ChoosePass(P0))
    state = do(state, act.ChoosePass(P1, in_row(state, "oxygen", 1), P0))
    assert (state.player, state.number) == (1, 2)


def test_ocean_literacy_may_teach_nobody() -> None:
    state = taught("", "")
    assert (state.pending, state.implemented) == (None, 1)
    assert words(state.policy_discard) == "funding ocean_literacy"


def test_alone_only_elements_can_be_passed_to_the_market() -> None:
    state = taught("pressure ulva_lactuca sunlight sunlight")
    sunlight = in_row(state, "sunlight")
    assert can(state, act.ChoosePass) == [
        act.ChoosePass(P0),
        act.ChoosePass(P0, sunlight, act.MARKET),
    ]
    assert taught("pressure").pending is None


def test_ocean_literacy_refuses_what_cannot_be_passed() -> None:
    state = taught("sunlight oxygen pressure", "salinity", used="oxygen")
    sunlight, oxygen, pressure = state.row
    salinity = in_row(state, "salinity", 1)
    for action, reason in (
        (act.ChoosePass(P1), RefusalReason(RefusalCode.NOT_YOUR_CHOICE, player=P0)),
        (
            act.ChoosePass(P0, salinity, P1),
            RefusalReason(RefusalCode.NOT_IN_ROW, cards=(salinity,)),
        ),
        (act.ChoosePass(P0, oxygen, P1), RefusalReason(RefusalCode.CARD_USED, cards=(oxygen,))),
        (act.ChoosePass(P0, sunlight, P0), RefusalReason(RefusalCode.PASS_TO_SELF, player=P0)),
        (act.ChoosePass(P0, sunlight), RefusalReason(RefusalCode.NO_SUCH_PLAYER)),
        (
            act.ChoosePass(P0, pressure, act.MARKET),
            RefusalReason(RefusalCode.ONLY_ELEMENTS_TO_MARKET, cards=(pressure,)),
        ),
    ):
        assert why(state, action) == reason


def test_equal_cards_are_offered_once() -> None:
    state = taught("pressure sunlight pressure sunlight ulva_lactuca", "")
    offered = [a.card for a in can(state, act.ChoosePass)]  # type: ignore[union-attr]
    assert words(c for c in dict.fromkeys(offered) if c is not None) == (
        "pressure sunlight ulva_lactuca"
    )
