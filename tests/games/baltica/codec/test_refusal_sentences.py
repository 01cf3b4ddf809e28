"""The English sentences for refused actions."""

from __future__ import annotations

import pytest

from ecosfera.games.baltica.codec.refusal_sentences import sentence
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import ICE, MUD, PLUS, SUNLIGHT
from ecosfera.games.baltica.rules.engine import refusal
from ecosfera.games.baltica.rules.refusal_reasons import RefusalCode, RefusalReason
from ecosfera.games.baltica.rules.state import State
from tests.games.baltica.rules.positions import (
    P2,
    acquire,
    bring_in,
    card,
    catalogue,
    position,
    restore,
)


@pytest.mark.parametrize("why", RefusalCode)
def test_every_ground_has_a_whole_sentence(why: RefusalCode) -> None:
    reason = RefusalReason(
        why,
        (card("calanoida"), card("rotifera")),
        (SUNLIGHT,),
        (ICE, MUD),
        PLUS,
        P2,
        "green_energy",
    )
    text = sentence(catalogue(), reason)
    assert text.endswith(".")
    assert "{" not in text


def refused(state: State, action: act.Action) -> str:
    reason = refusal(state, action)
    assert reason is not None
    return sentence(catalogue(), reason)


def test_missing_elements_are_named() -> None:
    state = position("sunlight pressure", producers="fucus_vesiculosus")
    assert refused(state, acquire("fucus_vesiculosus")) == (
        "fucus_vesiculosus cannot be paid: the row lacks oxygen, salinity and temperature; "
        "the market lends one card at most."
    )


def test_cards_without_common_habitat_are_named() -> None:
    state = position("ruppia_spp zostera_marina", consumers="calanoida")
    assert refused(state, bring_in("calanoida", "ruppia_spp", "zostera_marina")) == (
        "ruppia_spp, zostera_marina and calanoida have no habitat common to all of them."
    )


def test_habitats_restored_already_are_named() -> None:
    state = position("platichthys_flesus haematopus_ostralegus", habitats="mud coast")
    assert refused(state, restore("platichthys_flesus", "haematopus_ostralegus")) == (
        "All that platichthys_flesus and haematopus_ostralegus share is restored already: "
        "mud and coast."
    )
