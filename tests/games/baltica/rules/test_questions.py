"""What bots, hints and the table ask of the rules agrees with what the rules do."""

from __future__ import annotations

import pytest

from ecosfera.games.baltica.rules.actions import AcquireProducer, EndTurn
from ecosfera.games.baltica.rules.engine import apply, legal
from ecosfera.games.baltica.rules.events import Triggered
from ecosfera.games.baltica.rules.legality import affordable
from ecosfera.games.baltica.rules.turn import ending_adds_pressure, pressures_in, strikes
from tests.games.baltica.rules.random_positions import empty_supply, positions


@pytest.mark.parametrize("cheaper", [False, True])
def test_a_producer_is_affordable_when_it_can_be_acquired(cheaper: bool) -> None:
    seen = set()
    for state in positions("afford", cheaper=cheaper):
        possible = {a.card for a in legal(state) if isinstance(a, AcquireProducer)}
        assert affordable(state, state.producers) == bool(possible)
        assert possible == {card for card in state.producers if affordable(state, [card])}
        seen.add(bool(possible))
    assert seen == {True, False}


def test_a_row_strikes_when_the_rules_say_so() -> None:
    seen = set()
    for state in positions("strike"):
        assert not strikes(state.row)
        for card in state.decks[state.player]:
            row = [*state.row, card]
            elements = [c // 12 for c in row if c < 60]
            alike = max(map(elements.count, elements), default=0)
            assert strikes(row) == (pressures_in(row) >= 3 or alike >= 3)
            seen.add(strikes(row))
    assert seen == {True, False}


@pytest.mark.parametrize("supply", [True, False])
def test_ending_a_turn_adds_a_pressure_card_when_the_rules_say_so(supply: bool) -> None:
    for state in positions("end", 60):
        if not supply:
            empty_supply(state)
        after, events = apply(state, EndTurn())
        added = ending_adds_pressure(state)
        assert added == (len(after.pressures) < len(state.pressures)) or any(
            isinstance(event, Triggered) and event.cards for event in events
        )
