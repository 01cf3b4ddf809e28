"""The reasons for refreshing, measures and answers are true in the position."""

from __future__ import annotations

import pytest

from ecosfera.games.baltica.bots import reasons
from ecosfera.games.baltica.bots.hint_reasons import about_partners, reasons_for, without_fillers
from ecosfera.games.baltica.bots.reasons import HintReason
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import HABITATS, ICE, MUD, ROCK, SALINITY
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.rules.state import EMPTY, Pending, PendingKind, State
from tests.games.baltica.rules.positions import P0, P1, acquire, card, position, restore


def why(state: State, action: act.Action) -> list[HintReason]:
    """Return the reasons for a legal action."""
    assert action in legal(state)
    return reasons_for(state, [action])


def refreshing(state: State, *, consumers: bool) -> list[HintReason]:
    """Why the token would be used to replace cards of the market."""
    return why(state, act.Refresh(act.TOKEN, consumers))


def measure(name: str, state: State) -> list[HintReason]:
    """Why a measure would be implemented, in the first way there is."""
    ways = [a for a in legal(state) if isinstance(a, act.Implement) and a.measure == card(name)]
    return reasons_for(state, [ways[0]])


# -- other cards on the market ----


def test_consumers_are_refreshed_because_none_fits_the_producers() -> None:
    state = position(
        "vertebrata_lanosa ceramium_tenuicorne sunlight",
        "oxygen",
        consumers="rotifera",
        consumer_deck="idotea_balthica macoma_balthica",
        tokens=["refresh", ""],
    )
    state.consumers[0] = card("macoma_balthica")
    state.consumer_deck = [card("rotifera"), card("idotea_balthica")]
    found = refreshing(state, consumers=True)[0]
    assert found.code == "no-consumer-fits"
    assert found.habitats
    assert found.chance is not None
    assert found.chance[1] == 2


def test_producers_are_refreshed_because_only_others_can_be_paid() -> None:
    market = "najas_marina"
    state = position(
        "sunlight salinity",
        "oxygen",
        producers=market,
        producer_deck="zostera_marina",
        tokens=["refresh", ""],
        stacks={"temperature": 0, "nutrients": 0, "oxygen": 1},
    )
    payable = acquire("zostera_marina")
    state.producers[0], state.producer_deck = card("zostera_marina"), [card(market)]
    assert payable in legal(state), "the position is not what the test means"
    assert acquire(market) not in legal(state)
    assert refreshing(state, consumers=False)[0].code != "no-producer-payable"
    state.producers[0], state.producer_deck = card(market), [card("zostera_marina")]
    assert refreshing(state, consumers=False)[0] == HintReason("no-producer-payable", chance=(1, 1))


def test_nobody_hopes_for_a_payable_producer_without_anything_to_pay_with() -> None:
    state = position("pressure", "oxygen", tokens=["refresh", ""])
    codes = [ground.code for ground in refreshing(state, consumers=False)]
    assert "no-producer-payable" not in codes


def test_consumers_are_refreshed_for_a_partner_of_an_animal_of_ones_own() -> None:
    """Only the ice is missing, and of the two only the bird in the deck lives there."""
    state = position(
        "rotifera sunlight",
        "oxygen",
        consumers="clupea_harengus",
        consumer_deck="clangula_hyemalis",
        habitats="mud river rock open_water coast",
        tokens=["refresh", ""],
    )
    assert refreshing(state, consumers=True)[0] == HintReason(
        "more-partners", (card("rotifera"),), chance=(1, 1)
    )
    state.consumers[0] = card("clangula_hyemalis")
    state.consumer_deck = [card("clupea_harengus")]
    codes = [ground.code for ground in refreshing(state, consumers=True)]
    assert codes == ["fresh-consumers", "spends-token"]


def test_a_symbol_is_used_because_it_would_be_lost_and_a_token_is_not() -> None:
    state = position("rotifera ruppia_spp zostera_marina", "oxygen", tokens=["refresh", ""])
    for action in legal(state):
        if isinstance(action, act.Refresh):
            codes = [ground.code for ground in reasons_for(state, [action])]
            assert ("costs-nothing" in codes) == (action.source != act.TOKEN)


# -- measures ----


def test_bubble_curtains_are_worth_the_tokens_that_lie_face_down() -> None:
    state = position("oxygen", "oxygen", pool="bubble_curtains funding", tokens=["pass", ""])
    assert measure("bubble_curtains", state)[0] == HintReason("measure-tokens", chance=(5, 6))


def test_habitat_restoration_is_worth_an_impact_tile() -> None:
    state = position("oxygen", "oxygen", pool="habitat_restoration funding", impacts=4)
    assert measure("habitat_restoration", state)[0] == HintReason("measure-impact", chance=(4, 6))


def test_what_joins_a_row_by_a_measure_is_told_with_what_it_lets_that_row_do() -> None:
    state = position(
        "oxygen",
        "rotifera",
        consumers="clangula_hyemalis",
        pool="migratory_barrier_removal funding",
    )
    bird = card("clangula_hyemalis")
    action = act.Implement(card("migratory_barrier_removal"), player=P1, card=bird)
    found = why(state, action)
    assert found[0] == HintReason("measure-joins", (bird,), player=P1)
    assert found[1].code == "lets-restore"
    assert found[1].cards == (bird, card("rotifera"))


def test_gear_regulation_names_the_row_and_the_habitat() -> None:
    state = position("oxygen", "oxygen", pool="fishing_gear_regulation funding")
    found = measure("fishing_gear_regulation", state)[0]
    assert found.code == "measure-takes"
    assert [HABITATS[habitat] for habitat in found.habitats] == ["mud"]
    assert found.player in (0, 1)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("improved_nutrient_retention", "measure-cheaper"),
        ("recycling_and_waste_disposal", "measure-cleans"),
        ("strict_protection", "measure-protects"),
        ("upgraded_waste_water_treatment", "measure-nutrients"),
        ("ocean_literacy", "measure-all-pass"),
    ],
)
def test_every_other_measure_has_a_reason_of_its_own(name: str, code: str) -> None:
    state = position("oxygen pressure", "oxygen", pool=f"{name} funding")
    assert measure(name, state)[0].code == code


def test_a_measure_nobody_has_written_a_reason_for_is_still_explained(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(reasons.ALWAYS_THE_SAME, "strict_protection")
    state = position("oxygen", "oxygen", pool="strict_protection funding")
    assert measure("strict_protection", state) == [HintReason("best-found")]


def test_a_habitat_that_a_measure_restores_is_told() -> None:
    state = position(
        "vertebrata_lanosa idotea_balthica", "oxygen", pool="hazardous_substance_regulation funding"
    )
    found = measure("hazardous_substance_regulation", state)[0]
    assert found.code == "measure-restores"
    assert found.habitats


# -- answers ----


def test_a_measure_just_in_time_is_told_with_what_happens_otherwise() -> None:
    state = position(
        "nutrients nutrients nutrients", "oxygen", pool="upgraded_waste_water_treatment funding"
    )
    kind = PendingKind.UPGRADED_WASTE_WATER_TREATMENT
    state.pending = Pending(kind, P0, start=True)
    assert why(state, act.ChooseReaction(implement=True))[0].code == "reaction-saves-turn"
    assert why(state, act.ChooseReaction(implement=False))[0].code == "keeps-funding"


def test_who_passes_nothing_says_that_the_cards_are_best_where_they_are() -> None:
    state = position("rotifera", "oxygen")
    state.pending = Pending(PendingKind.OCEAN_LITERACY, P0)
    assert why(state, act.ChoosePass(P0)) == [HintReason("passes-nothing")]


# -- species ----


def test_a_species_without_a_special_use_still_keeps_pressure_cards_apart() -> None:
    state = position(
        "temperature salinity pressure",
        "oxygen",
        producers="vertebrata_lanosa",
        habitats="mud river rock open_water coast",
        acquired=True,
        tokens=["", ""],
    )
    assert why(state, acquire("vertebrata_lanosa"))[0] == HintReason("dilutes-pressures")


# -- what an action spends, and what comes after it ----


def test_borrowing_the_last_card_of_a_stack_is_told() -> None:
    state = position(
        "sunlight sunlight oxygen",
        "oxygen",
        producers="zostera_marina",
        tokens=["", ""],
        stacks={"salinity": 1},
    )
    assert why(state, acquire("zostera_marina"))[-1] == HintReason(
        "borrows-last", elements=(SALINITY,)
    )


def test_using_a_token_is_told_and_using_a_symbol_is_not() -> None:
    state = position("pressure sunlight rotifera", "oxygen", tokens=["refresh", ""])
    codes = [ground.code for ground in why(state, act.Refresh(act.TOKEN, consumers=True))]
    assert codes[-1] == "spends-token"
    own = [ground.code for ground in why(state, act.Refresh(card("rotifera"), consumers=True))]
    assert "spends-token" not in own


def test_what_the_next_player_can_restore_comes_first() -> None:
    state = position("rotifera sunlight", "clangula_hyemalis oxygen", tokens=["pass", ""])
    gift = act.Pass(act.TOKEN, card("rotifera"), P1)
    ahead = [restore("rotifera", "clangula_hyemalis")]
    first = reasons_for(state, [gift], ahead)[0]
    pair = (card("rotifera"), card("clangula_hyemalis"))
    assert first == HintReason("next-restores", pair, (ICE,), player=P1)


def test_nothing_is_promised_that_needs_a_card_nobody_sees() -> None:
    state = position(
        "rotifera sunlight",
        "oxygen",
        consumers="macoma_balthica cygnus_olor idotea_balthica mytilus_edulis",
        tokens=["pass", ""],
    )
    ahead = [restore("rotifera", "clangula_hyemalis")]
    codes = [ground.code for ground in reasons_for(state, [act.END_TURN], ahead)]
    assert "next-restores" not in codes


def test_a_promise_needs_no_card_that_the_next_player_would_have_to_draw() -> None:
    """Saduria has to be acquired, with producers of which one lies hidden in the deck."""
    row = "esox_lucius fucus_vesiculosus oxygen temperature"
    state = position("sunlight", row, consumers="saduria_entomon", decks=["", "zostera_marina"])
    pair = "fucus_vesiculosus", "zostera_marina"
    ahead: list[act.Action] = [
        act.Plus(act.TOKEN),
        act.AcquireConsumer(card("saduria_entomon"), (card(pair[0]), card(pair[1]))),
        restore("esox_lucius", "saduria_entomon"),
    ]
    codes = [ground.code for ground in reasons_for(state, [act.END_TURN], ahead)]
    assert "next-restores" not in codes


def test_a_gift_promises_no_animal_whose_other_producer_cannot_be_paid_for_certain() -> None:
    state = position(
        "fucus_vesiculosus sunlight",
        "oxygen",
        producers="zostera_marina",
        consumers="idotea_balthica",
        decks=["", "sunlight#9 temperature"],
        tokens=["pass", "plus"],
    )
    pair = card("fucus_vesiculosus"), card("zostera_marina")
    gift = act.Pass(act.TOKEN, pair[0], P1)
    takes = act.AcquireConsumer(card("idotea_balthica"), pair)
    ahead: list[act.Action] = [act.Plus(act.TOKEN), acquire("zostera_marina"), takes]
    assert "next-takes" not in [ground.code for ground in reasons_for(state, [gift], ahead)]


def test_a_card_in_the_deck_counts_as_one_that_may_come_later() -> None:
    def reason(row: str, deck: str) -> HintReason:
        state = position("clangula_hyemalis sunlight", row, decks=["", deck], tokens=["pass", ""])
        state.restored = 0
        return why(state, act.Pass(act.TOKEN, card("clangula_hyemalis"), P1))[0]

    assert reason("rotifera oxygen", "sunlight#7").code == "lets-restore"
    assert reason("oxygen", "rotifera").code == "gathers-later"


def test_one_more_card_is_explained_by_what_it_would_restore() -> None:
    deck = "saduria_entomon cygnus_olor oxygen clupea_harengus"
    state = position("esox_lucius salinity", "oxygen", decks=[deck, ""], habitats="river coast")
    found = reasons_for(state, (act.Plus(act.TOKEN),))
    assert HintReason("hopes-for-pair", habitats=(MUD, ROCK), chance=(2, 4)) in found
    paired = position("esox_lucius perca_fluviatilis", "oxygen", decks=[deck, ""])
    assert about_partners(paired) is None


def test_a_draw_says_what_it_may_bring_before_that_it_is_safe() -> None:
    """Of four cards only the salinity pays for the eelgrass together with the sunlight."""
    state = position(
        "sunlight",
        "oxygen",
        producers="zostera_marina",
        producer_deck="",
        decks=["salinity oxygen temperature nutrients", ""],
        tokens=["plus", ""],
    )
    state.producers = [card("zostera_marina"), *[EMPTY] * (len(state.producers) - 1)]
    found = without_fillers(why(state, act.Plus(act.TOKEN)), act.Plus(act.TOKEN))
    assert [reason.code for reason in found][:2] == ["hopes-for-use", "plus-is-safe"]


def test_a_teammate_gives_no_reason_that_is_always_true() -> None:
    concrete = HintReason("next-restores", (card("saduria_entomon"),))
    passes = act.Pass(act.TOKEN, card("saduria_entomon"), P1)
    assert without_fillers([HintReason("brings-ability"), concrete], passes) == (concrete,)
    assert without_fillers([HintReason("best-found")], passes) == ()
