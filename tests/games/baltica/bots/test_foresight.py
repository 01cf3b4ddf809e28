"""Warnings say what will happen and never use hidden information."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from ecosfera.games.baltica.bots.foresight import end_of_turn, foresee, foresee_at_once
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import ELEMENT_CARDS, PRESSURE_CARDS
from ecosfera.games.baltica.rules.engine import apply, legal
from ecosfera.games.baltica.rules.events import Cause, ImpactPlaced
from ecosfera.games.baltica.rules.turn import ending_adds_pressure, strikes
from ecosfera.games.baltica.rules.view import with_hidden_shuffled
from ecosfera.games.baltica.text.phrases import Phrases
from tests.games.baltica.moves.test_move_selection import games, on_market, with_row
from tests.games.baltica.rules.positions import P1, position


def test_hidden_cards_change_no_warning(new_match: Callable[..., Match]) -> None:
    chance = random.Random(3)
    for state in games(new_match, 6)[::4]:
        actions = legal(state)
        for action in chance.sample(actions, min(6, len(actions))):
            seen = foresee(state, action)
            for seed in (1, 2):
                assert foresee(with_hidden_shuffled(state, seed), action) == seen


def test_what_is_foreseen_at_once_is_what_the_rules_bring(new_match: Callable[..., Match]) -> None:
    harmful: set[type] = set()
    for state in games(new_match, 8)[::3]:
        for action in legal(state):
            seen, rules = foresee_at_once(state, action), foresee(state, action)
            assert seen.harmless == rules.harmless
            if not rules.harmless:
                assert seen == rules
                harmful.add(type(action))
    assert {act.Pass, act.EndTurn} <= harmful


@pytest.mark.parametrize("pressures", ["", "pressure#1", "pressure#1 pressure#2"])
@pytest.mark.parametrize("impacts", [0, 4, 5])
@pytest.mark.parametrize("active", ["", "climate_change"])
def test_what_a_loan_brings_is_foreseen_at_once(pressures: str, impacts: int, active: str) -> None:
    row = f"sunlight#1 sunlight#2 salinity {pressures}"
    for used, supply in (("sunlight#1", None), ("", None), ("sunlight#1", 0)):
        state = position(
            row,
            producers="zostera_marina",
            used=used,
            impacts=impacts,
            active=active,
            pressures=supply,
        )
        action = act.AcquireProducer(state.catalogue.ids["zostera_marina"])
        assert foresee_at_once(state, action) == foresee(state, action)


def test_ending_a_turn_without_gain_costs_a_pressure_card(new_match: Callable[..., Match]) -> None:
    state = with_row(new_match(), "oxygen#1", "sunlight#1")
    assert ending_adds_pressure(state)
    assert end_of_turn(state).pressures == 1
    state.acquired = True
    assert not ending_adds_pressure(state)
    assert end_of_turn(state).harmless


def test_a_third_pressure_card_at_the_end_brings_an_impact(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    state = with_row(new_match(), "pressure#1", "pressure#2", "oxygen#1")
    seen = foresee(state, act.END_TURN)
    assert (seen.pressures, seen.impacts) == (1, 1)
    assert "impact" in teller.warning(seen)
    _, events = apply(state, act.END_TURN)
    assert any(isinstance(e, ImpactPlaced) for e in events)


def test_borrowing_the_third_of_an_element_is_foreseen(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    state = with_row(new_match(), "sunlight#1", "salinity#1", "salinity#2")
    card = on_market(state, "zostera_marina")
    state.rows[state.player] = [
        state.catalogue.ids[name] for name in ("sunlight#1", "sunlight#2", "salinity#3")
    ]
    assert foresee(state, act.AcquireProducer(card)).harmless
    state.rows[state.player] = [
        state.catalogue.ids[n] for n in ("sunlight#1", "salinity#3", "nutrients#1", "nutrients#2")
    ]
    assert foresee(state, act.AcquireProducer(card)).harmless
    names = ("salinity#1", "temperature#1", "nutrients#1", "nutrients#2")
    state = with_row(new_match(), *names)
    card = on_market(state, "skeletonema_marinoi")
    seen = foresee(state, act.AcquireProducer(card))
    assert seen.harmless == (seen.cause is None)


def test_passing_a_third_pressure_card_warns_for_the_other_row(
    new_match: Callable[..., Match], teller: Phrases
) -> None:
    state = with_row(new_match(), "pressure#9", "oxygen#1")
    ids = state.catalogue.ids
    state.rows[1] = [ids["pressure#10"], ids["pressure#11"]]
    seen = foresee(state, act.Pass(act.TOKEN, ids["pressure#9"], P1))
    assert seen.next_strikes == 1
    assert "Elias" in teller.warning(seen)


def test_a_row_strikes_with_three_pressures_or_three_alike() -> None:
    assert strikes(PRESSURE_CARDS[:3])
    assert strikes(ELEMENT_CARDS[:3])
    assert not strikes([*ELEMENT_CARDS[:2], *ELEMENT_CARDS[12:13], *PRESSURE_CARDS[:2]])


def test_causes_are_named(new_match: Callable[..., Match]) -> None:
    state = with_row(new_match(), "oxygen#1")
    assert foresee(state, act.END_TURN).cause is Cause.NOTHING_ACQUIRED
