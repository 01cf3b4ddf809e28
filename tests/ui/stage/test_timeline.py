"""A timeline plays any game's events in order and ends with all of them, whatever the clock did."""

from __future__ import annotations

from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from ecosfera.ui.stage.motion import Motion, Pose
from ecosfera.ui.stage.timeline import Timeline


class Flash(NamedTuple):
    """An effect."""

    begins: float
    lasts: float


class Player(Timeline[int, str, str, Flash]):
    """Plays letters: `m` moves a piece, `e` flashes, `w` waits for pieces, `!` has to be read.

    `a` announces something that has to be read before the next `r`.
    """

    def __init__(self, pace: float = 1.0) -> None:
        super().__init__(pace)
        self.played: list[tuple[str, float]] = []

    def happen(self, event: str, start: float) -> None:
        self.played.append((event, start))
        self.wait_until(start + 0.1 * self.pace)
        if self.pace and event == "m":
            one, two = Pose(0, 0, 9, 9, "card", 0), Pose(90, 0, 9, 9, "card", 0)
            self.motions[len(self.played)] = Motion(one, two, start, 0.5 * self.pace)
        elif self.pace and event == "e":
            self.effects.append(Flash(start, 0.4 * self.pace))
        elif event == "!":
            self.stop = "page"
        elif event == "a":
            self.announce("strip")

    def waits_for_motions(self, event: str) -> bool:
        return event == "w"

    def waits_for_reading(self, event: str) -> bool:
        return event == "r"


def letters(player: Player) -> str:
    return "".join(event for event, _ in player.played)


def read_on(player: Player, seconds: float) -> None:
    """Lets time pass in small steps and dismisses whatever has to be read."""
    for _ in range(round(seconds / 0.05)):
        player.advance(0.05)
        player.go_on()


def test_an_event_waits_for_the_one_before_and_where_it_says_so_for_pieces() -> None:
    player = Player()
    player.play("mxw")
    assert letters(player) == "m"
    player.advance(0.15)
    assert letters(player) == "mx"
    player.advance(0.3)
    assert letters(player) == "mx"
    assert player.moving
    player.advance(0.1)
    assert player.played[-1] == ("w", 0.5)
    assert player.idle


def test_nothing_happens_until_what_stops_it_has_been_read() -> None:
    player = Player()
    player.play("!x")
    player.advance(9.0)
    assert (letters(player), player.stop, player.idle) == ("!", "page", False)
    player.go_on()
    assert letters(player) == "!x"
    assert player.telling is None


def test_what_is_announced_is_read_after_the_events_it_causes() -> None:
    player = Player()
    player.play("axr")
    player.advance(0.05)
    assert (player.telling, player.stop) == ("strip", None)
    player.advance(1.0)
    assert (letters(player), player.stop) == ("ax", "strip")
    player.go_on()
    assert letters(player) == "axr"


def test_without_a_further_event_it_is_read_once_everything_has_arrived() -> None:
    player = Player()
    player.play("am")
    player.advance(0.2)
    assert (letters(player), player.stop) == ("am", None)
    player.advance(0.6)
    assert player.stop == "strip"


def test_skipping_shows_everything_up_to_the_next_stop() -> None:
    player = Player()
    player.play("mem!x")
    player.skip()
    assert (letters(player), player.stop, player.moving) == ("mem!", "page", False)
    assert player.pace == 1.0


def test_cleared_it_is_idle_and_never_shows_the_rest() -> None:
    player = Player()
    player.play("mea!x")
    player.clear()
    assert player.idle
    player.advance(9.0)
    assert letters(player) == "m"


@given(
    st.text("mexwa!r", max_size=12),
    st.sampled_from([0.0, 0.5, 1.0]),
    st.lists(st.floats(0, 2), max_size=6),
)
def test_all_events_are_shown_in_order_and_it_comes_to_rest(
    events: str, pace: float, steps: list[float]
) -> None:
    player = Player(pace)
    player.play(events)
    for step in steps:
        player.advance(step)
    read_on(player, 9.0)
    assert letters(player) == events
    times = [start for _, start in player.played]
    assert times == sorted(times)
    assert player.idle
    assert not player.moving
