"""Pointer and keys take turns, and there is one answer to what is pointed at."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosfera.games.baltica.moves.targets import END, Target, TargetKind
from ecosfera.games.baltica.table.pointing import Pointing
from ecosfera.games.baltica.table.targets import WHY

CARD = Target(TargetKind.ROW, 7)
OTHER = Target(TargetKind.MARKET, 120)
HINTED = Target(TargetKind.TOKEN, 1)
LINE = Target(TargetKind.LINE, 2)


def pointed(pointing: Pointing, *hinted: Target, waiting: bool = False) -> Target | None:
    return pointing.target(hinted, covered=False, waiting=waiting)


def test_the_keys_count_while_they_are_in_use_and_then_the_pointer_again() -> None:
    pointing = Pointing(hovered=CARD, focused=OTHER)
    assert (pointing.here, pointed(pointing)) == (CARD, CARD)
    pointing = replace(pointing, keys=True, chosen=True)
    assert (pointing.here, pointed(pointing)) == (OTHER, OTHER)


def test_where_the_focus_was_only_put_it_counts_for_nothing() -> None:
    put = Pointing(hovered=CARD, focused=OTHER, keys=True)
    assert (put.here, pointed(put)) == (None, None)
    assert pointed(put, HINTED) == HINTED


def test_a_hint_counts_only_while_nothing_is_pointed_at_and_no_teammate_decides() -> None:
    assert pointed(Pointing(), HINTED) == HINTED
    assert pointed(Pointing(), HINTED, waiting=True) is None
    assert pointed(Pointing(hovered=CARD), HINTED) == CARD


def test_the_button_that_ends_the_turn_does_not_count_while_a_teammate_decides() -> None:
    assert pointed(Pointing(hovered=END)) == END
    assert pointed(Pointing(hovered=END), waiting=True) is None


@pytest.mark.parametrize("hovered", [None, WHY, LINE])
def test_what_was_refused_stays_pointed_at_until_something_else_is(hovered: Target | None) -> None:
    assert pointed(Pointing(hovered=hovered, refused=CARD)) == CARD
    assert pointed(Pointing(hovered=OTHER, refused=CARD)) == OTHER


def test_nothing_is_pointed_at_while_something_is_dragged() -> None:
    drops = frozenset({OTHER})
    dragging = Pointing(hovered=CARD, held=CARD, dragged=CARD, drops=drops, refused=OTHER)
    assert pointed(dragging, HINTED) is None


@given(
    st.sampled_from([None, CARD, WHY, LINE, END]),
    st.sampled_from([None, CARD, OTHER]),
    st.sampled_from([None, OTHER]),
    st.sampled_from([None, CARD]),
    st.booleans(),
    st.booleans(),
)
def test_under_a_prompt_only_what_it_shows_or_what_was_refused_is_pointed_at(
    hovered: Target | None,
    focused: Target | None,
    refused: Target | None,
    shown: Target | None,
    keys: bool,
    waiting: bool,
) -> None:
    pointing = Pointing(hovered, focused, keys, refused=refused, shown=shown)
    found = pointing.target({HINTED}, covered=True, waiting=waiting)
    if shown is not None:
        assert found == shown
    else:
        assert found in {None, refused}
