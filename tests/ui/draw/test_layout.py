"""Cutting, placing and filling boxes, and finding sizes that fit."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from ecosfera.ui.draw.layout import (
    Anchor,
    Space,
    anchored,
    beside,
    best_fit,
    columns,
    edges,
    first_fit,
    flow,
    grid,
    inset,
    largest_size,
    rows,
    space_out,
    text_sizes,
    whole,
    within,
)

lengths = st.integers(0, 2000)
gaps = st.integers(0, 40)
boxes = st.builds(Rect, st.integers(-500, 500), st.integers(-500, 500), lengths, lengths)
counts = st.integers(1, 12)


@given(boxes, gaps, st.lists(st.tuples(st.sampled_from("tblr"), st.integers(0, 200)), max_size=6))
def test_pieces_and_the_rest_lie_apart_and_make_up_the_box(
    box: Rect, gap: int, cuts: list[tuple[str, int]]
) -> None:
    before = box.copy()
    space = Space(box, gap)
    for edge, size in cuts:
        rest = space.rest.copy()
        cut = {"t": space.top, "b": space.bottom, "l": space.left, "r": space.right}[edge]
        piece = cut(size)
        along = "height" if edge in "tb" else "width"
        across = "width" if edge in "tb" else "height"
        assert getattr(piece, along) == size
        assert getattr(piece, across) == getattr(rest, across) == getattr(space.rest, across)
        assert size + gap + getattr(space.rest, along) == getattr(rest, along)
        assert {
            "t": piece.top == rest.top and space.rest.top == piece.bottom + gap,
            "b": piece.bottom == rest.bottom and space.rest.top == rest.top,
            "l": piece.left == rest.left and space.rest.left == piece.right + gap,
            "r": piece.right == rest.right and space.rest.left == rest.left,
        }[edge]
    assert box == before


def test_a_column_may_grow_beyond_its_box() -> None:
    space = Space(Rect(10, 20, 100, 0), gap=5)
    assert [space.top(30), space.top(40, gap=0)] == [Rect(10, 20, 100, 30), Rect(10, 55, 100, 40)]
    assert space.used == 75
    assert space.rest == Rect(10, 95, 100, -75)
    space.skip(-5)
    assert space.used == 70


@given(boxes, st.integers(0, 100), st.integers(0, 100))
def test_an_inset_keeps_the_middle(box: Rect, across: int, down: int) -> None:
    inner = inset(box, across, down)
    assert edges(*inner.topleft, *inner.bottomright) == inner
    assert inner.topleft == (box.left + across, box.top + down)
    assert inner.bottomright == (box.right - across, box.bottom - down)
    assert inset(box, across) == inset(box, across, across)


@given(boxes, st.tuples(lengths, lengths))
def test_a_box_is_placed_by_any_of_its_points(box: Rect, size: tuple[int, int]) -> None:
    anchors: tuple[Anchor, ...] = ("topleft", "midright", "center", "midbottom", "bottomright")
    for anchor in anchors:
        placed = within(box, size, anchor)
        assert placed.size == size
        assert getattr(placed, anchor) == getattr(box, anchor)
        assert anchored(size, anchor, (7, 9)) == anchored(size, anchor, (0, 0)).move(7, 9)


@given(boxes, gaps, counts)
def test_columns_are_equal_and_lose_less_than_a_pixel_each(box: Rect, gap: int, count: int) -> None:
    found = columns(box, count, gap)
    assert {one.width for one in found} == {found[0].width}
    assert all(two.left - one.right == gap for one, two in pairwise(found))
    assert found[0].topleft == box.topleft
    assert 0 <= box.right - found[-1].right < count
    filled = columns(box, count, gap, fill=True)
    assert all(two.left - one.right == gap for one, two in pairwise(filled))
    assert (filled[0].left, filled[-1].right) == (box.left, box.right)
    assert max(r.width for r in filled) - min(r.width for r in filled) <= 1


@given(boxes, gaps, counts)
def test_rows_are_columns_turned_round(box: Rect, gap: int, count: int) -> None:
    turned = columns(Rect(box.top, box.left, box.height, box.width), count, gap)
    assert rows(box, count, gap) == [Rect(r.top, r.left, r.height, r.width) for r in turned]


@given(boxes, st.integers(0, 30), counts, st.integers(1, 90), gaps)
def test_a_grid_has_cells_in_rows(
    box: Rect, count: int, across: int, height: int, gap: int
) -> None:
    cells = grid(box, count, across, height, gap)
    assert len(cells) == count
    for number, cell in enumerate(cells):
        line, column = divmod(number, across)
        assert cell.left == columns(box, across, gap)[column].left
        assert cell.top == box.top + line * (height + gap)
        assert cell.height == height
    wide = grid(box, count, across, height, gap, widen_last=True)
    assert wide[: count - 1] == cells[: count - 1]
    if count and across > 1:
        assert (wide[-1].width == box.width) == (
            count % across == 1 or cells[-1].width == box.width
        )


@given(boxes, st.lists(st.integers(0, 700), max_size=9), st.integers(1, 90), gaps)
def test_a_flow_goes_on_in_the_next_line(
    box: Rect, widths: list[int], height: int, gap: int
) -> None:
    found = flow(box, widths, height, gap)
    assert [r.width for r in found] == [min(width, box.width) for width in widths]
    assert all(box.left <= r.left and r.right <= box.right for r in found)
    for one, two in pairwise(found):
        if two.top == one.top:
            assert two.left == one.right + gap
        else:
            assert two.topleft == (box.left, one.bottom + gap)
            assert one.right + gap + two.width > box.right


def test_a_box_ends_with_a_whole_piece() -> None:
    pieces = [Rect(0, 30 * i, 50, 25) for i in range(9)]
    assert whole(Rect(0, 0, 60, 100), pieces) == Rect(0, 0, 60, 85)
    assert whole(Rect(0, 0, 60, 85), pieces) == Rect(0, 0, 60, 85)
    assert whole(Rect(0, 0, 60, 20), pieces) == Rect(0, 0, 60, 20)


def test_what_lies_beside_a_box() -> None:
    assert beside(Rect(10, 20, 30, 40), 5, 100) == Rect(45, 20, 55, 40)


@given(st.integers(1, 200), st.integers(1, 200), st.integers(1, 200))
def test_the_largest_size_that_fits(largest: int, smallest: int, limit: int) -> None:
    sizes = list(text_sizes(largest, smallest))
    assert sizes[0] == max(largest, smallest)
    assert sizes[-1] == smallest
    assert sizes == sorted(set(sizes), reverse=True)
    found = largest_size(largest, smallest, lambda size: size <= limit)
    best = min(largest, limit)
    assert found == (best if best >= smallest else None)


def test_the_first_candidate_that_fits() -> None:
    assert first_fit("abc", lambda letter: letter > "a") == "b"
    assert first_fit("abc", lambda letter: letter > "c") is None
    assert best_fit("abc", lambda letter: letter > "a") == "b"
    assert best_fit("abc", lambda letter: letter > "c") == "c"


def test_places_too_near_to_each_other_are_spread_about_their_middle() -> None:
    assert space_out([10, 50, 50, 90], 20, 0, 200) == [10, 40, 60, 90]
    assert space_out([0, 100, 100], 20, 0, 100) == [0, 80, 100]
    assert space_out([0, 0, 50], 20, 0, 100) == [0, 20, 50]
    assert space_out([], 20, 0, 100) == []
