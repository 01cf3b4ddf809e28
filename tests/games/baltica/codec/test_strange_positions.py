"""The laws hold from any position that can be loaded, even one that no game reaches."""

from __future__ import annotations

import pytest

from ecosfera.core.json_fields import CodecError
from ecosfera.core.rng import Rng
from ecosfera.games.baltica.bots.hint import advise
from ecosfera.games.baltica.codec.state import state_from_json, state_to_json
from ecosfera.games.baltica.rules.actions import END_TURN
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.engine import apply, legal, push
from ecosfera.games.baltica.rules.ids import LAST_ROUND
from ecosfera.games.baltica.rules.state import State
from tests.games.baltica.codec.games import BALTICA
from tests.games.baltica.codec.strange import strange_position
from tests.games.baltica.rules.positions import catalogue

MOVES = 25


@pytest.mark.no_cover  # tracing doubles its time, and others cover the same
@pytest.mark.parametrize("block", range(10))
def test_positions_set_up_at_random_can_be_played(block: int) -> None:
    played = 0
    for seed in range(20 * block, 20 * block + 20):
        state = strange_position(seed)
        if seed % 2:
            count_up(state)
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


@pytest.mark.parametrize("players", range(1, 5))
def test_turns_go_on_beyond_the_last_round_that_is_counted(players: int) -> None:
    state, _ = BALTICA.new(Config(players=players, seed="long"))
    state = state.copy()
    count_up(state)
    assert state.round == LAST_ROUND
    for _ in range(3 * players):
        before = state
        state, _ = apply(state, END_TURN)
        assert state.number != before.number
        assert state.round in {LAST_ROUND - 1, LAST_ROUND}
        assert state_from_json(catalogue(), state_to_json(state)) == state


def count_up(state: State) -> None:
    """Let the turn be one of the same player in the last round that is counted."""
    players = state.config.players
    while state.round < LAST_ROUND:
        state.number += players * (LAST_ROUND - state.round)


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(15))
def test_hints_are_legal_wherever_they_are_asked_for(seed: int) -> None:
    state = strange_position(seed)
    advice = advise(state)
    assert advice is not None
    assert advice[0] in legal(state)
