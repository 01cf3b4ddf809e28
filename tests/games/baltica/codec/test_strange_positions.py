"""The laws hold from any position that can be loaded, even one that no game reaches."""

from __future__ import annotations

import pytest

from ecosfera.core.json_fields import CodecError
from ecosfera.core.rng import Rng
from ecosfera.games.baltica.bots.hint import advise
from ecosfera.games.baltica.codec.state import state_from_json, state_to_json
from ecosfera.games.baltica.rules.engine import apply, legal, push
from tests.games.baltica.codec.strange import strange_position
from tests.games.baltica.rules.positions import catalogue

MOVES = 25


@pytest.mark.parametrize("block", range(10))
def test_positions_set_up_at_random_can_be_played(block: int) -> None:
    played = 0
    for seed in range(20 * block, 20 * block + 20):
        state = strange_position(seed)
        told = state_to_json(state)
        try:
            state = state_from_json(catalogue(), told)
        except CodecError:
            continue
        played += 1
        assert state_to_json(state) == told
        luck = Rng(str(seed))
        for _ in range(MOVES):
            options = legal(state)
            assert bool(options) is (state.outcome is None)
            if not options:
                break
            action = luck.pick(options)
            pushed = state.copy()
            push(pushed, action)
            state, _ = apply(state, action)
            assert pushed == state
            assert state_from_json(catalogue(), state_to_json(state)) == state
    assert played > 10


@pytest.mark.parametrize("seed", range(15))
def test_hints_are_legal_wherever_they_are_asked_for(seed: int) -> None:
    state = strange_position(seed)
    advice = advise(state)
    assert advice is not None
    assert advice[0] in legal(state)
