"""Rehearsed moves: what their frames show is in the caches before they are made."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecosfera.games.co2.rules.state import State
from tests.games.co2.conftest import Table
from tests.games.co2.rules.positions import Seat, to_roll

pytestmark = pytest.mark.usefixtures("own_drawings")
SitDown = Callable[..., Table]
LONGEST = 900
"""Frames that are waited at most for the preparation or for a move."""


def missing(table: Table) -> tuple[int, int]:
    """Return how many texts and pictures had to be made so far."""
    context = table[1].context
    return context.text.cache.misses, context.pictures.cache.misses


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(to_roll(Seat(at=11), Seat(owns="carpi"), dice=(2, 3)), id="rent"),
        pytest.param(to_roll(Seat(at=0), Seat(), dice=(1, 2)), id="event card"),
    ],
)
def test_a_prepared_move_finds_its_texts_and_pictures(sit_down: SitDown, state: State) -> None:
    pilot, table = sit_down(state, motion="full")
    position, said = table.match.state, len(pilot.spoken)
    for _ in range(LONGEST):
        if table.preparation.done:
            break
        pilot.step()
    assert table.preparation.done
    assert (table.match.state, len(pilot.spoken)) == (position, said)
    before = missing((pilot, table))
    pilot.click("turn")
    for _ in range(LONGEST):
        pilot.step()
        if not table.on_top or table.controller.ready:
            break
    pilot.step()
    assert table.match.state is not position
    assert missing((pilot, table)) == before


def test_without_motion_nothing_is_rehearsed(sit_down: SitDown) -> None:
    pilot, table = sit_down(to_roll(Seat(at=11), Seat(owns="carpi"), dice=(2, 3)))
    pilot.wait(1)
    assert not table.preparation.done
