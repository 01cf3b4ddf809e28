"""RULES 3.2: acquiring producers and consumers, restoring habitats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import (
    COAST,
    MUD,
    OPEN_WATER,
    OXYGEN,
    REFRESH,
    RIVER,
    ROCK,
    SUNLIGHT,
)
from ecosfera.games.baltica.rules.engine import payment
from ecosfera.games.baltica.rules.refusal_reasons import RefusalCode, RefusalReason
from ecosfera.games.baltica.rules.state import EMPTY, Outcome
from tests.games.baltica.rules.positions import (
    P1,
    acquire,
    bring_in,
    can,
    card,
    do,
    position,
    restore,
    why,
    words,
)

EELGRASS = "zostera_marina"  # sunlight sunlight salinity; coast
REED = "phragmites_australis"  # sunlight oxygen nutrients nutrients; coast mud


# -- producers -----------------------------------------------------------------------------------


def test_a_producer_is_paid_with_its_cost_and_joins_the_row_unused() -> None:
    before = position("sunlight salinity sunlight oxygen", "", producers=EELGRASS)
    state = do(before, acquire(EELGRASS))
    assert words(state.row) == "sunlight salinity sunlight oxygen zostera_marina"
    used = [c for c in state.row if state.used >> c & 1]
    assert words(used) == "sunlight salinity sunlight"
    assert state.acquired


def test_the_slot_is_refilled_from_the_deck_at_once() -> None:
    before = position("sunlight salinity sunlight", "", producers=EELGRASS)
    top = before.producer_deck[-1]
    assert do(before, acquire(EELGRASS)).producers[0] == top


def test_the_slot_stays_empty_when_the_deck_is_empty() -> None:
    before = position(
        "sunlight salinity sunlight", "", producers=f"{EELGRASS} {REED}", producer_deck=""
    )
    state = do(before, acquire(EELGRASS))
    assert state.producers == [EMPTY, card(REED), EMPTY, EMPTY]


def test_used_cards_stay_in_the_row_and_cannot_pay_again() -> None:
    before = position("sunlight sunlight salinity", "", producers=EELGRASS, used="sunlight")
    assert payment(before, card(EELGRASS)).borrowed == SUNLIGHT


def test_one_missing_card_is_borrowed_used_at_once_and_belongs_to_the_deck() -> None:
    before = position("sunlight salinity", "", producers=EELGRASS, stacks={"sunlight": 2})
    state = do(before, acquire(EELGRASS))
    assert words(state.row) == "sunlight salinity sunlight zostera_marina"
    assert state.used >> state.row[2] & 1
    assert len(state.elements[SUNLIGHT]) == 1


def test_the_borrowed_card_joins_the_right_end_before_the_producer() -> None:
    before = position("salinity sunlight temperature", "", producers=EELGRASS)
    assert words(do(before, acquire(EELGRASS)).row[-2:]) == "sunlight zostera_marina"


def test_two_missing_cards_are_too_many() -> None:
    before = position("salinity", "", producers=EELGRASS)
    assert why(before, acquire(EELGRASS)) == RefusalReason(
        RefusalCode.MISSING_ELEMENTS, cards=(card(EELGRASS),), elements=(SUNLIGHT, SUNLIGHT)
    )


def test_an_empty_stack_lends_nothing() -> None:
    before = position("sunlight salinity", "", producers=EELGRASS, stacks={"sunlight": 0})
    assert why(before, acquire(EELGRASS)) == RefusalReason(
        RefusalCode.MARKET_LACKS_ELEMENT, cards=(card(EELGRASS),), elements=(SUNLIGHT,)
    )


def test_who_has_the_whole_cost_does_not_borrow() -> None:
    before = position("sunlight sunlight salinity", "", producers=EELGRASS)
    state = do(before, acquire(EELGRASS))
    assert payment(before, card(EELGRASS)).borrowed is None
    assert len(state.elements[SUNLIGHT]) == len(before.elements[SUNLIGHT])


def test_of_equal_elements_the_leftmost_unused_one_pays() -> None:
    before = position("oxygen oxygen salinity sunlight", "", producers="synechococcus_spp")
    state = do(before, acquire("synechococcus_spp"))
    assert state.used >> before.row[0] & 1
    assert not state.used >> before.row[1] & 1


def test_a_producer_not_on_the_market_cannot_be_taken() -> None:
    before = position(f"sunlight sunlight salinity {EELGRASS}", "")
    assert why(before, acquire(EELGRASS)) == RefusalReason(
        RefusalCode.NOT_ON_MARKET, cards=(card(EELGRASS),)
    )


def test_only_producers_are_paid_with_elements() -> None:
    before = position("sunlight", "", consumers="gadus_morhua")
    assert why(before, acquire("gadus_morhua")) == RefusalReason(
        RefusalCode.NOT_A_PRODUCER, cards=(card("gadus_morhua"),)
    )


# -- consumers -----------------------------------------------------------------------------------


def test_two_producers_that_share_a_habitat_with_the_consumer_bring_it_in() -> None:
    before = position(f"{EELGRASS} {REED}", "", consumers="platichthys_flesus")  # coast mud
    state = do(before, bring_in("platichthys_flesus", REED, EELGRASS))
    assert words(state.row) == f"{EELGRASS} {REED} platichthys_flesus"
    assert words(c for c in state.row if state.used >> c & 1) == f"{EELGRASS} {REED}"
    assert state.acquired
    assert state.consumers[0] == before.consumer_deck[-1]


def test_one_habitat_must_be_common_to_all_three() -> None:
    # river mud + coast mud share mud; the otter lives in ice, coast and river
    before = position(f"najas_marina {REED}", "", consumers="lutra_lutra")
    assert why(before, bring_in("lutra_lutra", "najas_marina", REED)) == RefusalReason(
        RefusalCode.NO_COMMON_HABITAT,
        cards=(card("najas_marina"), card(REED), card("lutra_lutra")),
    )


def test_used_producers_cannot_bring_in_a_consumer() -> None:
    before = position(f"{EELGRASS} {REED}", "", consumers="platichthys_flesus", used=EELGRASS)
    assert why(before, bring_in("platichthys_flesus", EELGRASS, REED)) == RefusalReason(
        RefusalCode.CARD_USED, cards=(card(EELGRASS),)
    )


def test_one_producer_cannot_count_twice() -> None:
    before = position(EELGRASS, "", consumers="platichthys_flesus")
    assert why(before, bring_in("platichthys_flesus", EELGRASS, EELGRASS)) == RefusalReason(
        RefusalCode.SAME_CARD_TWICE, cards=(card(EELGRASS),)
    )


def test_consumers_are_brought_in_from_the_market_by_producers_of_the_own_row() -> None:
    before = position(EELGRASS, REED, consumers="platichthys_flesus gadus_morhua")
    flounder = card("platichthys_flesus")
    for action, reason in (
        (bring_in("cygnus_olor", EELGRASS, REED), (RefusalCode.NOT_ON_MARKET, card("cygnus_olor"))),
        (bring_in(REED, EELGRASS, REED), (RefusalCode.NOT_A_CONSUMER, card(REED))),
        (bring_in("platichthys_flesus", EELGRASS, REED), (RefusalCode.NOT_IN_ROW, card(REED))),
        (
            bring_in("platichthys_flesus", EELGRASS, "gadus_morhua"),
            (RefusalCode.NOT_A_PRODUCER, card("gadus_morhua")),
        ),
    ):
        assert why(before, action) == RefusalReason(reason[0], cards=(reason[1],))
    assert flounder in before.consumers


def test_a_card_gained_is_ready_for_actions_at_once() -> None:
    before = position(
        f"{EELGRASS} sunlight oxygen nutrients nutrients",
        "",
        producers=REED,
        consumers="platichthys_flesus",
    )
    state = do(do(before, acquire(REED)), bring_in("platichthys_flesus", EELGRASS, REED))
    assert words(state.row).endswith("platichthys_flesus")


# -- habitats ------------------------------------------------------------------------------------


def test_two_consumers_restore_every_habitat_they_share() -> None:
    before = position("perca_fluviatilis esox_lucius", "")  # river mud rock, both
    state = do(before, restore("perca_fluviatilis", "esox_lucius"))
    assert state.habitats == [MUD, RIVER, ROCK]
    assert state.acquired
    assert words(c for c in state.row if state.used >> c & 1) == "perca_fluviatilis esox_lucius"


def test_habitats_restored_before_are_left_out() -> None:
    before = position("perca_fluviatilis esox_lucius", "", habitats="river")
    assert do(before, restore("perca_fluviatilis", "esox_lucius")).habitats == [RIVER, MUD, ROCK]


def test_nothing_new_cannot_be_restored() -> None:
    before = position("gadus_morhua alca_torda", "", habitats="open_water")
    assert why(before, restore("gadus_morhua", "alca_torda")) == RefusalReason(
        RefusalCode.NOTHING_NEW_TO_RESTORE,
        cards=(card("gadus_morhua"), card("alca_torda")),
        habitats=(OPEN_WATER,),
    )


def test_consumers_without_a_common_habitat_restore_nothing() -> None:
    pair = (card("gadus_morhua"), card("cygnus_olor"))
    before = position("gadus_morhua cygnus_olor", "")
    assert why(before, restore("gadus_morhua", "cygnus_olor")) == RefusalReason(
        RefusalCode.NO_COMMON_HABITAT, cards=pair
    )


def test_only_unused_consumers_of_the_own_row_restore() -> None:
    before = position(f"gadus_morhua alca_torda {EELGRASS}", "clupea_harengus", used="alca_torda")
    for pair, reason in (
        (("gadus_morhua", "alca_torda"), (RefusalCode.CARD_USED, "alca_torda")),
        (("gadus_morhua", "clupea_harengus"), (RefusalCode.NOT_IN_ROW, "clupea_harengus")),
        (("gadus_morhua", "gadus_morhua"), (RefusalCode.SAME_CARD_TWICE, "gadus_morhua")),
        (("gadus_morhua", EELGRASS), (RefusalCode.NOT_A_CONSUMER, EELGRASS)),
    ):
        assert why(before, restore(*pair)) == RefusalReason(reason[0], cards=(card(reason[1]),))


def test_the_sixth_habitat_wins_at_once() -> None:
    before = position(
        "larus_fuscus gasterosteus_aculeatus", "", habitats="ice mud river rock", impacts=5
    )
    state = do(before, restore("larus_fuscus", "gasterosteus_aculeatus"))
    assert state.outcome is Outcome.WON
    assert state.habitats[-2:] == [OPEN_WATER, COAST]
    assert len(state.habitats) == 6
    assert state.player == 0


def test_a_borrowed_third_element_strikes_after_the_purchase() -> None:
    before = position(
        "oxygen sunlight oxygen salinity",
        "",
        producers="synechococcus_spp",  # sunlight oxygen salinity
        used="oxygen oxygen",
    )
    state = do(before, acquire("synechococcus_spp"))
    assert state.player == 1
    assert card("synechococcus_spp") in state.discards[0]
    assert len(state.elements[OXYGEN]) == len(before.elements[OXYGEN]) - 1


def test_a_row_keeps_its_order() -> None:
    before = position(f"oxygen {EELGRASS} {REED} pressure", "", consumers="platichthys_flesus")
    state = do(before, bring_in("platichthys_flesus", EELGRASS, REED))
    assert words(state.row) == f"oxygen {EELGRASS} {REED} pressure platichthys_flesus"


def test_empty_slots_offer_nothing() -> None:
    state = position("sunlight oxygen salinity nutrients temperature", "", producer_deck="")
    assert can(state, act.AcquireProducer) == []


# -- actions as objects --------------------------------------------------------------------------

CARD, ONE, TWO = (card(name) for name in (EELGRASS, REED, "platichthys_flesus"))
CARD, ONE, TWO = (card(name) for name in (EELGRASS, REED, "platichthys_flesus"))
MADE: dict[str, Callable[[], object]] = {
    "_ACQUIRE_PRODUCER": lambda: act.acquire_producer(CARD),
    "_ACQUIRE_CONSUMER": lambda: act.acquire_consumer(CARD, ONE, TWO),
    "_RESTORE_HABITATS": lambda: act.restore_habitats(ONE, TWO),
    "_PASSES": lambda: act.passes(CARD, ONE, P1, 3),
    "_PLUS": lambda: act.plus(CARD),
    "_REFRESH": lambda: act.refresh(CARD, consumers=True),
    "_REACTIVATE": lambda: act.reactivate(REFRESH),
    "_DRAW_POLICY": lambda: act.draw_policy(CARD),
}


@pytest.mark.parametrize("kept", MADE)
def test_the_same_action_is_made_once(kept: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(act, kept, {})
    first = MADE[kept]()
    assert MADE[kept]() is first
