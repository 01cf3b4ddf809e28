"""Arithmetic of rectangles: cut a box into pieces, place a box in another, find the size that fits.

Nothing here draws or needs a display. All lengths are whole pixels.

    sheet = within(window, (600, 400))
    space = Space(inset(sheet, 20), gap=8)
    title = space.top(40)
    buttons = columns(space.bottom(36), 2, gap=8)
    text = space.rest
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, Literal, TypeVar

from pygame import Rect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

T = TypeVar("T")
Size = tuple[int, int]
"""Width and height."""
Anchor = Literal[
    "topleft",
    "midtop",
    "topright",
    "midleft",
    "center",
    "midright",
    "bottomleft",
    "midbottom",
    "bottomright",
]
"""One of the nine points of a rectangle, named as pygame names them."""
COARSE: Final = 24
"""Steps between large text sizes are this fraction of the size."""


class Space:
    """The part of a box that is left while pieces are cut off its edges.

    Each cut returns the piece, and leaves `gap` pixels free between the piece and the rest. The
    rest may become negative when the pieces are larger than the box: nothing is clamped, so a
    column of unknown height can start from a box of height 0; `used` says how high it became.
    """

    def __init__(self, box: Rect, gap: int = 0) -> None:
        self.rest = Rect(box)
        """What has not been cut off."""
        self.gap = gap
        self._top = box.top

    def top(self, height: int, gap: int | None = None) -> Rect:
        """Cut a piece of `height` off the top."""
        piece = Rect(self.rest.topleft, (self.rest.width, height))
        self.skip(height + (self.gap if gap is None else gap))
        return piece

    def bottom(self, height: int, gap: int | None = None) -> Rect:
        """Cut a piece of `height` off the bottom."""
        rest = self.rest
        piece = Rect(rest.left, rest.bottom - height, rest.width, height)
        cut = height + (self.gap if gap is None else gap)
        self.rest = Rect(rest.topleft, (rest.width, rest.height - cut))
        return piece

    def left(self, width: int, gap: int | None = None) -> Rect:
        """Cut a piece of `width` off the left."""
        rest = self.rest
        piece = Rect(rest.topleft, (width, rest.height))
        cut = width + (self.gap if gap is None else gap)
        self.rest = Rect(rest.left + cut, rest.top, rest.width - cut, rest.height)
        return piece

    def right(self, width: int, gap: int | None = None) -> Rect:
        """Cut a piece of `width` off the right."""
        rest = self.rest
        piece = Rect(rest.right - width, rest.top, width, rest.height)
        cut = width + (self.gap if gap is None else gap)
        self.rest = Rect(rest.topleft, (rest.width - cut, rest.height))
        return piece

    def skip(self, height: int) -> None:
        """Leave `height` pixels free at the top."""
        rest = self.rest
        self.rest = Rect(rest.left, rest.top + height, rest.width, rest.height - height)

    @property
    def used(self) -> int:
        """How many pixels were cut off the top so far, gaps included."""
        return self.rest.top - self._top


def inset(box: Rect, across: int, down: int | None = None) -> Rect:
    """Return the box without `across` pixels at each side and `down` (the same) above and below."""
    return box.inflate(-2 * across, -2 * (across if down is None else down))


def edges(left: int, top: int, right: int, bottom: int) -> Rect:
    """Return the box between four edges."""
    return Rect(left, top, right - left, bottom - top)


def anchored(size: Size, anchor: Anchor, at: tuple[float, float]) -> Rect:
    """Return a box of this size one of whose points (`anchor`) is at `at`."""
    box = Rect((0, 0), size)
    setattr(box, anchor, at)
    return box


def within(outer: Rect, size: Size, anchor: Anchor = "center") -> Rect:
    """Return a box of this size whose `anchor` lies on the same point of `outer`."""
    return anchored(size, anchor, getattr(outer, anchor))


def beside(box: Rect, gap: int, right: int) -> Rect:
    """Return what lies right of a box, `gap` pixels away, as far as x = `right`; equally high."""
    return edges(box.right + gap, box.top, right, box.bottom)


def columns(box: Rect, count: int, gap: int = 0, *, fill: bool = False) -> list[Rect]:
    """Divide a box into columns, from left to right.

    All are equally wide, and up to `count - 1` pixels stay free at the right; with `fill` they end
    exactly at the right edge, and some are one pixel wider than others.
    """
    if fill:
        starts = [box.left + i * (box.width + gap) // count for i in range(count + 1)]
        return [edges(one, box.top, two - gap, box.bottom) for one, two in pairwise(starts)]
    wide = (box.width - gap * (count - 1)) // count
    return [Rect(box.left + i * (wide + gap), box.top, wide, box.height) for i in range(count)]


def rows(box: Rect, count: int, gap: int = 0) -> list[Rect]:
    """Divide a box into equally high rows, from top to bottom."""
    high = (box.height - gap * (count - 1)) // count
    return [Rect(box.left, box.top + i * (high + gap), box.width, high) for i in range(count)]


def grid(
    box: Rect,
    count: int,
    across: int,
    height: int,
    gap: int = 0,
    *,
    fill: bool = False,
    widen_last: bool = False,
) -> list[Rect]:
    """Return `count` cells of a height, `across` in a row, from the top left of a box.

    `fill` is as for `columns`. With `widen_last`, a cell that is alone in the last row is as wide
    as the box.
    """
    found: list[Rect] = []
    line = Rect(box.topleft, (box.width, height))
    while len(found) < count:
        row = columns(line, across, gap, fill=fill)[: count - len(found)]
        if widen_last and len(row) == 1:
            row = [line.copy()]
        found += row
        line.top += height + gap
    return found


def flow(box: Rect, widths: Iterable[int], height: int, gap: int = 0) -> list[Rect]:
    """Return boxes of these widths side by side, in as many lines as they need.

    What is wider than the box is made as wide as the box.
    """
    found: list[Rect] = []
    x, y = box.topleft
    for width in widths:
        wide = min(width, box.width)
        if x + wide > box.right and x > box.left:
            x, y = box.left, y + height + gap
        found.append(Rect(x, y, wide, height))
        x += wide + gap
    return found


def whole(box: Rect, pieces: Sequence[Rect]) -> Rect:
    """Return the box, cut off at the bottom so that it ends with a whole piece."""
    bottoms = [piece.bottom for piece in pieces if piece.bottom <= box.bottom]
    return edges(box.left, box.top, box.right, max(bottoms, default=box.bottom))


def first_fit(candidates: Iterable[T], fits: Callable[[T], bool]) -> T | None:
    """Return the first candidate that fits, or None; list the best candidates first."""
    return next((candidate for candidate in candidates if fits(candidate)), None)


def best_fit(candidates: Iterable[T], fits: Callable[[T], bool]) -> T:
    """Return the first candidate that fits, or else the last; there must be at least one."""
    candidate = None
    for candidate in candidates:
        if fits(candidate):
            break
    assert candidate is not None, "there are candidates"
    return candidate


def text_sizes(largest: int, smallest: int) -> Iterator[int]:
    """Yield text sizes from the largest to the smallest; large ones in coarser steps."""
    size = max(largest, smallest)
    while size > smallest:
        yield size
        size = max(smallest, size - max(1, size // COARSE))
    yield size


def largest_size(largest: int, smallest: int, fits: Callable[[int], bool]) -> int | None:
    """Return the largest text size, in steps of one pixel, that fits; None if none does."""
    return first_fit(range(largest, smallest - 1, -1), fits)


def space_out(places: Sequence[float], step: float, first: float, last: float) -> list[float]:
    """Return places at least `step` apart, as near to the wanted ones as possible.

    The wanted places are in rising order; the result is between `first` and `last` if all fit.
    Places that would be too near to each other are spread evenly about their middle.
    """
    groups: list[tuple[float, int]] = []
    for number, place in enumerate(places):
        start, count = place - step * number, 1
        while groups and groups[-1][0] > start:
            before, size = groups.pop()
            start = (before * size + start * count) / (size + count)
            count += size
        groups.append((start, count))
    starts = [start for start, count in groups for _ in range(count)]
    latest = last - step * (len(places) - 1)
    return [max(first, min(start, latest)) + step * number for number, start in enumerate(starts)]
