"""RULES 15: what must always hold, as properties of random games."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from ecosfera.games.co2.rules.deal import new_game
from ecosfera.games.co2.rules.engine import apply
from ecosfera.games.co2.rules.pieces import RandomSource
from ecosfera.games.co2.rules.state import Phase, with_hidden_shuffled
from tests.games.co2.rules.positions import Seat, catalogue, position
from tests.games.co2.rules.random_play import any_config, check_round_trip, moves
from tests.games.co2.rules.soak import play

SEEDS = st.integers(0, 2**32)


@settings(max_examples=8)
@given(SEEDS)
def test_15_1_to_15_3_every_piece_is_somewhere_and_every_game_ends(seed: int) -> None:
    dice = random.Random(seed)
    last = None
    for _, _, after in moves(any_config(dice), "laws"):
        last = after
    assert last is not None
    assert last.view.outcome is not None
    assert last.view.turn.round <= last.view.config.round_limit


@settings(max_examples=3)
@given(SEEDS)
def test_15_3_a_turn_has_finitely_many_moves(seed: int) -> None:
    number, count = 0, 0
    for before, _, _ in moves(any_config(random.Random(seed)), "turns"):
        count = count + 1 if before.view.turn.number == number else 1
        number = before.view.turn.number
        assert count < 200


@settings(max_examples=3)
@given(SEEDS)
def test_15_4_the_same_configuration_and_moves_give_the_same_positions(seed: int) -> None:
    config = any_config(random.Random(seed))
    again, _ = new_game(catalogue(), config)
    for before, action, after in moves(config, "twice"):
        assert again == before
        again, _ = apply(again, action)
        assert again == after


@settings(max_examples=3)
@given(SEEDS)
def test_every_position_can_be_saved_and_read_again(seed: int) -> None:
    for _, _, after in moves(any_config(random.Random(seed)), "saved"):
        check_round_trip(after)


def test_the_soak_plays_a_game() -> None:
    counts: Counter[str] = Counter()
    play(random.Random(1), counts)
    assert counts["Roll"] > 0


def test_splitmix64_is_the_one_of_the_protocol() -> None:
    """The first numbers of the generator's author for the state 1234567."""
    source = RandomSource(1234567)
    assert [source.next() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]
    assert RandomSource.seeded("abc").state == 0xBA7816BF8F01CFEA


def test_numbers_that_would_favour_some_results_are_thrown_away() -> None:
    """A range of more than half of all numbers refuses nearly half of them."""
    n = 2**63 + 1
    state = next(s for s in range(99) if RandomSource(s).next() >= n)
    source, plain = RandomSource(state), RandomSource(state)
    plain.next()
    value = plain.next()
    while value >= n:
        value = plain.next()
    assert source.below(n) == value
    assert source.state == plain.state


def test_what_nobody_sees_can_be_made_anew_and_nothing_else_changes() -> None:
    one = position(Seat(), Seat(), deck="flood drought", phase=Phase.ROLL)
    two = position(Seat(), Seat(), deck="drought bike_day", phase=Phase.ROLL, random=9)
    assert with_hidden_shuffled(one, 5) == with_hidden_shuffled(two, 5)
    assert with_hidden_shuffled(one, 5).view == one.view
    assert with_hidden_shuffled(one, 5) != with_hidden_shuffled(one, 6)
