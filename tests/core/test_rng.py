"""Random numbers: known values, and two ways to shuffle that give the same."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ecosfera.core.rng import mixed, shuffle, shuffle_by_halves

STATES = st.integers(0, 2**64 - 1) | st.sampled_from([0, 2**32 - 1, 2**32, 2**63, 2**64 - 1])


def test_the_numbers_are_those_of_splitmix64() -> None:
    # the first numbers of the reference implementation for the seed 1234567
    step = 0x9E3779B97F4A7C15
    found = [mixed((1234567 + step * n) % 2**64) for n in (1, 2, 3)]
    assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@given(st.integers(0, 250), STATES)
def test_shuffling_by_halves_gives_the_same(cards: int, state: int) -> None:
    one, two = list(range(cards)), list(range(cards))
    assert shuffle(one, state) == shuffle_by_halves(two, state)
    assert one == two
    assert sorted(one) == list(range(cards))
