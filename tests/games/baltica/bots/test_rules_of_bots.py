"""Bots and hints agree with the rules."""

from __future__ import annotations

import pytest

from ecosfera.games.baltica.bots.evaluation import can_acquire
from ecosfera.games.baltica.bots.hint import hints
from ecosfera.games.baltica.rules.actions import AcquireProducer
from ecosfera.games.baltica.rules.engine import legal
from tests.games.baltica.rules.random_positions import empty_supply, positions


@pytest.mark.parametrize("cheaper", [False, True])
def test_a_bot_knows_when_a_producer_can_be_acquired(cheaper: bool) -> None:
    seen = set()
    for state in positions("acquire", cheaper=cheaper):
        possible = any(isinstance(action, AcquireProducer) for action in legal(state))
        assert can_acquire(state) == possible
        seen.add(possible)
    assert seen == {True, False}


def test_no_hint_promises_to_spare_a_pressure_card_that_is_not_there() -> None:
    told = set()
    for number, state in enumerate(positions("spare", 16)):
        if number % 2:
            empty_supply(state)
        codes = {reason.code for hint in hints(state) for reason in hint.why}
        if not state.pressures:
            assert not codes & {"spares-pressure", "avoids-pressure"}
        told |= codes
    assert told & {"spares-pressure", "avoids-pressure"}
