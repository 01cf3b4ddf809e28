"""Who plays each seat, and when a computer player moves."""

from __future__ import annotations

from collections.abc import Generator

from ecosfera.core.bot import Bot, Decision
from ecosfera.tabletop.players import PAUSE, Players
from tests.toy_game.barter import BARTER, Action, Config, State

ROLL = Action("roll")


class Slow(Bot[State, Action]):
    """Takes three steps to think, and has a reason."""

    def think(self, state: State) -> Generator[None, None, Action]:
        yield from (None, None, None)
        return ROLL

    def decide(self, state: State) -> Generator[None, None, Decision[Action]]:
        return Decision((yield from self.think(state)), "for luck")


def players(*characters: str) -> Players[State, Action]:
    return Players(characters, "1", BARTER.to_decide, lambda _name, _seed: Slow())


def start() -> State:
    return BARTER.new(Config(seed="1"))[0]


def test_a_seat_is_given_to_a_computer_and_back_to_a_person() -> None:
    found = players("", "friend")
    assert (found.computers, found.people) == ([1], 1)
    found.seat(1, "")
    assert (found.computers, found.people) == ([], 2)


def test_without_bots_people_play_all_seats() -> None:
    found: Players[State, Action] = Players(("friend", ""), "1", BARTER.to_decide)
    assert not found.decides(start())
    assert found.character(0) == ""


def test_a_computer_thinks_a_little_in_each_frame_and_says_why() -> None:
    found, state = players("friend", ""), start()
    found.think(state, 0)
    assert found.thinking
    assert found.decision(state) is None
    for _ in range(9):
        found.think(state, 0)
    assert found.decision(state) == Decision(ROLL, "for luck")


def test_what_was_thought_of_another_position_does_not_count() -> None:
    found, state = players("friend", ""), start()
    found.think(state, 1)
    assert found.decision(state) is not None
    other = start()
    assert found.decision(other) is None


def test_it_waits_so_that_people_can_follow_but_not_at_pace_zero() -> None:
    found, state = players("friend", ""), start()
    assert found.decide(state, PAUSE / 2, 1, 1.0) is None
    assert found.decide(state, PAUSE / 2, 1, 1.0) is not None
    found.rest()
    assert found.decide(state, 0.0, 1, 1.0) is None
    assert found.decide(state, 0.0, 1, 0.0) is not None


def test_an_ordered_action_needs_no_thinking() -> None:
    found, state = players("friend", ""), start()
    made = found.decide(state, PAUSE, 0, 1.0, Action("draw"))
    assert made == Decision(Action("draw"))
