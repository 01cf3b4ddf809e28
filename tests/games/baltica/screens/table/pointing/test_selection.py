"""Pointer and keys take turns, and there is one answer to what is pointed at."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosfera.games.baltica.moves.targets import END, Target, TargetKind
from ecosfera.games.baltica.rules.actions import END_TURN
from ecosfera.games.baltica.screens.table.pointing.selection import WHY, Selection
from ecosfera.ui.input.focus import Focusable

CARD = Target(TargetKind.ROW, 7)
OTHER = Target(TargetKind.MARKET, 120)
HINTED = Target(TargetKind.TOKEN, 1)
LINE = Target(TargetKind.LINE, 2)


@pytest.fixture
def selection() -> Selection:
    return reaching(Selection())


def reaching(selection: Selection) -> Selection:
    spots = {spot.id: spot for spot in (CARD, OTHER, HINTED)}
    items = [Focusable(name, pygame.Rect(0, 0, 9, 9), name) for name in spots]
    selection.reach(items, spots)
    return selection


def pointed(selection: Selection, *hinted: Target, waiting: bool = False) -> Target | None:
    return selection.pointed(hinted, covered=False, waiting=waiting)


def test_the_keys_count_while_they_are_in_use_and_then_the_pointer_again(
    selection: Selection,
) -> None:
    selection.hover(CARD)
    selection.focus.to(OTHER.id)
    assert (selection.here, pointed(selection)) == (CARD, CARD)
    selection.focus.visible = True
    assert (selection.here, pointed(selection)) == (OTHER, OTHER)
    selection.leave_keys()
    assert pointed(selection) == CARD


def test_a_hint_counts_only_while_nothing_is_pointed_at_and_no_teammate_decides(
    selection: Selection,
) -> None:
    assert pointed(selection, HINTED) == HINTED
    assert pointed(selection, HINTED, waiting=True) is None
    selection.hover(CARD)
    assert pointed(selection, HINTED) == CARD


def test_the_button_that_ends_the_turn_does_not_count_while_a_teammate_decides(
    selection: Selection,
) -> None:
    selection.hover(END)
    assert pointed(selection) == END
    assert pointed(selection, waiting=True) is None


def test_a_refusal_stays_until_something_else_is_pointed_at(selection: Selection) -> None:
    position = object()
    selection.refuse(CARD, position)
    selection.keep_up(position)
    for spot in (None, WHY, LINE):
        selection.hover(spot)
        assert pointed(selection) == CARD
    selection.hover(OTHER)
    assert pointed(selection) == OTHER
    selection.hover(None)
    assert selection.forgive()
    assert not selection.forgive()
    assert pointed(selection) is None


@pytest.mark.parametrize("position", [None, object()])
def test_a_refusal_goes_with_its_position(selection: Selection, position: object) -> None:
    selection.refuse(CARD, object())
    selection.keep_up(position)
    assert selection.refused is None


def test_only_what_can_be_dropped_somewhere_is_dragged(selection: Selection) -> None:
    selection.press(CARD, (10, 10), {})
    assert not selection.drag_to((90, 90), 1.0)
    selection.press(CARD, (10, 10), {OTHER: END_TURN})
    assert not selection.drag_to((12, 12), 1.0)
    assert selection.dragging is None
    assert selection.drag_to((40, 10), 1.0)
    assert selection.dragging is not None
    assert selection.dragging.at == (40, 10)
    assert pointed(selection, HINTED) is None
    held, drag = selection.release()
    assert (held, drag is not None) == (CARD, True)
    assert (selection.held, selection.drag) == (None, None)


def test_a_press_that_was_never_dragged_is_a_click(selection: Selection) -> None:
    selection.press(CARD, (10, 10), {OTHER: END_TURN})
    assert selection.release() == (CARD, None)


def test_with_another_position_everything_is_let_go_but_a_button_stays_hovered(
    selection: Selection,
) -> None:
    for stay, hovered in ((True, END), (False, None)):
        selection.hover(END)
        selection.press(END, (0, 0), None)
        selection.move_on(stay=stay)
        assert (selection.hovered, selection.held, selection.drag) == (hovered, None, None)


@given(
    st.sampled_from([None, CARD, WHY, LINE, END]),
    st.sampled_from([None, CARD, OTHER]),
    st.sampled_from([None, OTHER]),
    st.booleans(),
    st.booleans(),
    st.booleans(),
)
def test_asking_what_is_pointed_at_changes_nothing(
    hovered: Target | None,
    focused: Target | None,
    refused: Target | None,
    keys: bool,
    covered: bool,
    waiting: bool,
) -> None:
    selection = reaching(Selection())
    selection.hover(hovered)
    selection.refuse(refused, selection)
    if focused is not None:
        selection.focus.to(focused.id)
    selection.focus.visible = keys

    def everything() -> object:
        return (
            selection.hovered,
            selection.focused,
            selection.refused,
            selection.keys_in_use,
            selection.here,
            selection.dragging,
        )

    before = everything()
    first = selection.pointed({HINTED}, covered=covered, waiting=waiting)
    assert selection.pointed({HINTED}, covered=covered, waiting=waiting) == first
    assert everything() == before
    if covered:
        assert first in {None, refused}
