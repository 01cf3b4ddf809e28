"""The focus moves as the keys say and is never lost."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosfera.ui.input.focus import Focus, Focusable
from ecosfera.ui.input.intents import Intent


def item(name: str, x: int, y: int, group: str = "", width: int = 40) -> Focusable:
    return Focusable(name, pygame.Rect(x, y, width, 30), f"spoken {name}", group or name)


GRID = [item(f"{x}{y}", x * 60, y * 50, f"row {y}") for y in range(3) for x in range(4)]


@pytest.fixture
def focus() -> Focus:
    made = Focus()
    made.set(GRID)
    return made


def test_the_first_key_comes_to_the_first_thing(focus: Focus) -> None:
    assert focus.id is None
    assert focus.move(Intent.NEXT)
    assert focus.id == "00"
    assert focus.visible


def test_it_tells_where_a_person_has_moved_it_from_where_it_was_put(focus: Focus) -> None:
    focus.to("11")
    assert not focus.chosen
    focus.move(Intent.RIGHT)
    assert focus.chosen
    focus.set([one for one in GRID if one.id != focus.id])
    assert not focus.chosen
    focus.to("00", chosen=True)
    focus.to("00")
    assert focus.chosen


def test_tab_goes_through_everything_and_round(focus: Focus) -> None:
    seen = []
    for _ in GRID:
        focus.move(Intent.NEXT)
        seen.append(focus.id)
    assert seen == [i.id for i in GRID]
    focus.move(Intent.NEXT)
    assert focus.id == "00"
    focus.move(Intent.PREVIOUS)
    assert focus.id == "32"


def test_with_groups_tab_goes_to_the_next_group_and_comes_back_to_where_it_was() -> None:
    focus = Focus(by_group=True)
    focus.set(GRID)
    focus.to("20")
    focus.move(Intent.NEXT)
    assert focus.id == "01"
    focus.move(Intent.PREVIOUS)
    assert focus.id == "20"


@pytest.mark.parametrize(
    ("intent", "there"),
    [(Intent.LEFT, "01"), (Intent.RIGHT, "21"), (Intent.UP, "10"), (Intent.DOWN, "12")],
)
def test_arrows_go_to_the_neighbour(focus: Focus, intent: Intent, there: str) -> None:
    focus.to("11")
    assert focus.move(intent)
    assert focus.id == there


def test_an_arrow_at_the_edge_leads_nowhere(focus: Focus) -> None:
    focus.to("00")
    assert not focus.move(Intent.LEFT)
    assert focus.id == "00"


def test_arrows_reach_a_thing_that_stands_askew() -> None:
    focus = Focus()
    focus.set([item("a", 0, 0), item("b", 300, 200)])
    focus.to("a")
    assert focus.move(Intent.DOWN)
    assert focus.id == "b"


def test_a_change_is_told_once() -> None:
    told: list[str] = []
    focus = Focus(lambda i: told.append(i.name))
    focus.set(GRID)
    focus.to("11")
    focus.to("11")
    focus.to("12", tell=False)
    assert told == ["spoken 11"]


def test_when_the_thing_is_gone_what_stands_in_its_place_has_the_focus(focus: Focus) -> None:
    focus.to("11")
    focus.set([i for i in GRID if i.id != "11"])
    assert focus.id == "21"
    focus.set(GRID[:2])
    assert focus.id == "10"
    focus.set([])
    assert focus.id is None


def test_what_cannot_be_reached_does_not_get_the_focus(focus: Focus) -> None:
    assert not focus.to("nobody")
    assert focus.get("nobody") is None


def test_the_topmost_thing_is_under_the_point() -> None:
    focus = Focus()
    focus.set([item("below", 0, 0), item("above", 20, 0)])
    found = focus.at((30, 10))
    assert found is not None
    assert found.id == "above"
    assert focus.at((500, 500)) is None


moves = st.sampled_from(
    [Intent.NEXT, Intent.PREVIOUS, Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN]
)


@given(st.lists(st.one_of(moves, st.sets(st.integers(0, 11), min_size=1)), max_size=40))
def test_the_focus_is_never_lost(steps: list[Intent | set[int]]) -> None:
    focus = Focus(by_group=True)
    focus.set(GRID)
    focus.move(Intent.NEXT)
    for step in steps:
        if isinstance(step, Intent):
            focus.move(step)
        else:
            focus.set([GRID[i] for i in sorted(step)])
        assert focus.current in focus.items
