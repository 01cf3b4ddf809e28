"""The time of a frame that may be spent on thinking."""

from __future__ import annotations

import pytest

from ecosfera.tabletop.frame_share import BUSY, LEAST, MOST, FrameShare


class Machine:
    """A clock, and work that takes some seconds more than it was given."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waits = 0.0
        self.given: list[float] = []

    def clock(self) -> float:
        return self.now

    def work(self, seconds: float) -> bool:
        self.given.append(seconds)
        self.now += seconds + self.waits
        return len(self.given) == 3


def test_a_calm_machine_thinks_as_long_as_the_frame_has_room() -> None:
    machine = Machine()
    share = FrameShare(machine.clock)
    found = [share.spend(machine.work, spare) for spare in (1.0, 0.003, -1.0)]
    assert machine.given == [MOST, 0.003, LEAST]
    assert found == [False, False, True]


def test_a_busy_machine_thinks_less_until_it_is_calm_again() -> None:
    machine = Machine()
    share = FrameShare(machine.clock)
    machine.waits = 0.005
    for _ in range(20):
        share.spend(machine.work, 1.0)
    assert machine.given == sorted(machine.given, reverse=True)
    assert machine.given[1] == pytest.approx(MOST / 2)
    assert machine.given[-1] == BUSY
    machine.waits = 0.0
    for _ in range(400):
        share.spend(machine.work, 1.0)
    assert machine.given[-1] == MOST
