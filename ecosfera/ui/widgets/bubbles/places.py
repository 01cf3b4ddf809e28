"""Possible places of a bubble, and the cost of each."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.metrics import Metrics

REACH: Final = 20
"""Length of the pointer in units."""
REACHES: Final = (REACH, 40, 60, 85, 110, 140, 170, 205, 240, 320, 410, 520)
"""Lengths of the pointer of a bubble that may lie further away."""
CLEAR: Final = 6
"""Distance in units between the pointer and what it points at."""
HALF: Final = 11
"""Half the width of the pointer at the bubble in units."""
SLENDER: Final = 6
"""The same of a long one, which crosses other things."""
LONG: Final = 120
"""Length in units from which a pointer is slender."""
CORNER: Final = 16
"""Distance in units between the pointer and the corners of the bubble at least."""
POINTLESS: Final = 20
"""What a bubble without a pointer costs, in multiples of its area."""
_SIDES: Final = ("right", "left", "below", "above")
_ALONG: Final = (0.5, 0.25, 0.75, 0.1, 0.9)
"""Where along the side the bubble may lie: the share of it that is before the pointer."""
_ASLANT: Final = (-0.15, 1.15, -0.5, 1.5, -0.9, 1.9)
"""Further shares, tried last: from there the pointer leads at an angle."""
_STRETCH: Final = 7.0
"""Cost of a unit of extra pointer length, where covering a unit of a thing costs 1."""
_CROSSING: Final = 3.0
"""Cost of a unit of pointer that crosses a thing and splits it."""
_TORN: Final = 2.0
"""What it costs to cover a part of what is read as a whole, where all of it costs 1."""
_SLIDE: Final = 0.35
"""How far a longer pointer's point may be from the middle of a side, as a share of its length."""


class Spared(NamedTuple):
    """Something that a bubble should not cover."""

    rect: pygame.Rect
    weight: float = 1.0
    """How bad it is to cover it, beside other things."""
    read: bool = False
    """Whether it is read as a whole, such as a line of text: half of it is worse than nothing."""


def places(
    context: UiContext,
    size: tuple[int, int],
    about: pygame.Rect | None,
    window: pygame.Rect,
    reach: int,
) -> Iterator[tuple[pygame.Rect, tuple[int, int] | None]]:
    """Yield where a bubble of this size may lie so far away, and the point of its pointer.

    In a corner of the window it has no pointer.
    """
    rect = pygame.Rect((0, 0), size)
    if about is None:
        rect.center = window.center
        yield rect.clamp(window), None
        return
    for side in _SIDES:
        yield from _beside(context, size, about, window, side, reach)
    if reach == REACH:
        for corner in ("topleft", "topright", "bottomleft", "bottomright"):
            place = rect.copy()
            setattr(place, corner, getattr(window, corner))
            yield place, None


def _beside(
    context: UiContext,
    size: tuple[int, int],
    about: pygame.Rect,
    window: pygame.Rect,
    side: str,
    reach: int,
) -> Iterator[tuple[pygame.Rect, tuple[int, int]]]:
    """Yield where a bubble may lie on one side of a thing, so far away, and the pointer's point."""
    m, rect = context.metrics, pygame.Rect((0, 0), size)
    away, clear = m.px(reach + CLEAR), m.px(CLEAR)
    far = reach > REACH
    room = _room(about, window, side)
    if far and away + (size[0] if side in {"right", "left"} else size[1]) > room:
        return
    dx, dy = (_SLIDE * about.width, _SLIDE * about.height) if far else (0, 0)
    for share in (*_ALONG, *_ASLANT) if far else _ALONG:
        place = rect.copy()
        if side in {"right", "left"}:
            place.top = round(about.centery - share * size[1])
            place.top = max(window.top, min(place.top, window.bottom - size[1]))
            if side == "right":
                x, place.left = about.right + clear, about.right + away
            else:
                x, place.right = about.left - clear, about.left - away
            tip = x, near(about.centery, dy, place.centery)
        else:
            place.left = round(about.centerx - share * size[0])
            place.left = max(window.left, min(place.left, window.right - size[0]))
            if side == "below":
                y, place.top = about.bottom + clear, about.bottom + away
            else:
                y, place.bottom = about.top - clear, about.top - away
            tip = near(about.centerx, dx, place.centerx), y
        yield place, tip


def _room(about: pygame.Rect, window: pygame.Rect, side: str) -> int:
    """Return the distance between a thing and the edge of the window on one side."""
    return {
        "right": window.right - about.right,
        "left": about.left - window.left,
        "below": window.bottom - about.bottom,
        "above": about.top - window.top,
    }[side]


def near(middle: int, reach: float, ideal: int) -> int:
    """Return the number nearest to the one wanted that is at most `reach` from the middle."""
    return round(max(middle - reach, min(ideal, middle + reach)))


class Costs:
    """The costs of the places of a bubble about something; the best place hides nothing."""

    def __init__(
        self,
        context: UiContext,
        about: pygame.Rect | None,
        spare: Sequence[Spared],
        window: pygame.Rect,
    ) -> None:
        self._reach, self._half = context.metrics.px(REACH), context.metrics.px(HALF)
        self._about = about
        self._spare = spare
        self._rects = [spared.rect for spared in spare]
        self._window = window

    def of(self, rect: pygame.Rect, tip: tuple[int, int] | None, enough: float) -> float:
        """Return how bad a place is, or a number that is `enough` or more if it is that bad."""
        if tip is None:
            pointless = self._about is not None
            cost = POINTLESS * rect.width * rect.height if pointless else 0.0
        else:
            cost = self.of_length(math.dist(root(rect, tip), tip))
        if cost < enough:
            cost += self._hidden(rect)
        if cost < enough and tip is not None:
            cost += self._crossed(rect, tip)
        return cost

    def of_length(self, length: float) -> float:
        """Return how bad a pointer of this length is."""
        return max(0.0, length - self._reach - 1) * _STRETCH * self._half

    def _hidden(self, rect: pygame.Rect) -> float:
        """Return how bad it is what a bubble hides."""
        cost = 0.0
        if not self._window.contains(rect):
            inside = rect.clip(self._window)
            cost += 1e9 + rect.width * rect.height - inside.width * inside.height
        if self._about is None:
            return cost
        hidden = rect.clip(self._about)
        cost += 1e4 * hidden.width * hidden.height
        for number in rect.collidelistall(self._rects):
            whole, weight, read = self._spare[number]
            hidden = rect.clip(whole)
            area = hidden.width * hidden.height
            if read and hidden.size != whole.size:
                area = round(_TORN * whole.width * whole.height)
            cost += weight * area
        return cost

    def _crossed(self, rect: pygame.Rect, tip: tuple[int, int]) -> float:
        """Return how bad it is what a long pointer covers."""
        base = root(rect, tip)
        if math.dist(base, tip) <= self._reach + 1:
            return 0.0
        crossed = [
            (thing.weight * (_TORN if thing.read else 1), thing.rect.clipline(base, tip))
            for thing in self._spare
        ]
        torn = sum(weight * math.dist(*line) for weight, line in crossed if line)
        return _CROSSING * self._half * torn


def pointer(
    m: Metrics, rect: pygame.Rect, tip: tuple[int, int], line: int
) -> list[tuple[int, int]]:
    """Return the two points where a pointer begins, `line` inside the edge of the bubble.

    It begins at the side from which its point is furthest away, so that it is never a thin sliver;
    a long one begins at the left or right if it can, and so leads round what lies above.
    """
    half, corner = m.px(HALF), m.px(CORNER)
    across = max(rect.left - tip[0], tip[0] - rect.right)
    down = max(rect.top - tip[1], tip[1] - rect.bottom)
    far = math.dist(root(rect, tip), tip) > m.px(LONG)
    if far:
        half = m.px(SLENDER)
    if across > max(0, down // 2 if far else down):
        side = rect.left if tip[0] < rect.left else rect.right
        inwards = line if tip[0] < rect.left else -line
        middle = max(rect.top + corner + half, min(tip[1], rect.bottom - corner - half))
        return [(side + inwards, middle - half), (side + inwards, middle + half)]
    side = rect.top if tip[1] < rect.top else rect.bottom
    inwards = line if tip[1] < rect.top else -line
    middle = max(rect.left + corner + half, min(tip[0], rect.right - corner - half))
    return [(middle - half, side + inwards), (middle + half, side + inwards)]


def root(rect: pygame.Rect, tip: tuple[int, int]) -> tuple[int, int]:
    """Return the point of a bubble that is nearest to the pointer's point."""
    return max(rect.left, min(tip[0], rect.right)), max(rect.top, min(tip[1], rect.bottom))


def tip_of(
    m: Metrics, rect: pygame.Rect, abouts: Sequence[pygame.Rect], spare: Sequence[Spared]
) -> tuple[int, int] | None:
    """Return where the pointer of a bubble ends: it crosses little that is spared, and is short."""
    clear = m.px(CLEAR)

    def cost(tip: tuple[int, int]) -> float:
        base = root(rect, tip)
        crossed = ((s.weight, s.rect.clipline(base, tip)) for s in spare)
        return math.dist(base, tip) + sum(w * math.dist(*line) for w, line in crossed if line)

    tips = []
    for about in abouts:
        edge = about.inflate(2 * clear, 2 * clear)
        across, down = _slides(about.centerx, about.width), _slides(about.centery, about.height)
        if rect.left >= about.right or rect.right <= about.left:
            x = edge.right if rect.left >= about.right else edge.left
            tips += [(x, y) for y in down]
        if rect.top >= about.bottom or rect.bottom <= about.top:
            y = edge.bottom if rect.top >= about.bottom else edge.top
            tips += [(x, y) for x in across]
    return min(tips, key=cost, default=None)


def _slides(middle: int, length: int) -> tuple[int, ...]:
    """Return where along a side a pointer may end."""
    slide = round(_SLIDE * length)
    return middle, middle - slide, middle + slide
