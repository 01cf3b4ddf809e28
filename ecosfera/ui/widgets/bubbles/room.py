"""Free places of a bubble: the one with the shortest pointer that covers nothing."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.ui.widgets.bubbles.places import CLEAR, REACH, near, pointer, root

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecosfera.ui.context import UiContext

GRID: Final = 6
"""Distance between the places that are looked at, in units."""
APART: Final = 3
"""Distance in units between a bubble and what it had better not cover."""
SHORTEST: Final = 11
"""Length of the shortest pointer in units."""
LONGEST: Final = 150
"""Length of the longest pointer in units; further away a bubble has none."""
POINTLESS: Final = 190
"""What it costs to have none, in units of a pointer's length."""
ASIDE: Final = 0.3
"""What a unit costs between a bubble without a pointer and what it is about."""
_SLIDE: Final = 0.3
"""How far a pointer's point may be from the middle of a side, as a share of its length."""
_FREE: Final = re.compile(b"\x01+")

Tip = tuple[int, int] | None


class Place(NamedTuple):
    """A free place."""

    cost: float
    rect: pygame.Rect
    tip: Tip


class Room:
    """The room that things leave in a window, for bubbles about some of them."""

    def __init__(
        self,
        context: UiContext,
        abouts: Sequence[pygame.Rect],
        taken: Sequence[pygame.Rect],
        window: pygame.Rect,
        longest: int = LONGEST,
    ) -> None:
        m = context.metrics
        self._longest = longest
        self._metrics = m
        self._step = max(3, m.px(GRID))
        self._window = window
        self._abouts = abouts
        self._things = [*taken, *abouts]
        apart, around = 2 * m.px(APART), 2 * m.px(SHORTEST + CLEAR)
        self._taken = [thing.inflate(apart, apart) for thing in taken]
        self._taken += [about.inflate(around, around) for about in abouts]

    def best(self, size: tuple[int, int], enough: float) -> Place | None:
        """Return the best free place of a bubble of this size, if it costs less than `enough`."""
        free = self._free(size)
        if free is None:
            return None
        close = self._close(free, size)
        scored = [place for rect in close for place in self._pointing(rect, enough)]
        scored.sort(key=lambda place: place.cost)
        found = next((place for place in scored if not self._crosses(place)), None)
        least = enough if found is None else found.cost
        if self._abouts and (least <= POINTLESS or self._longest < LONGEST):
            return found
        places = map(self._pointless, self._rects(free, size))
        nearest = min(places, default=None, key=lambda place: place.cost)
        return nearest if nearest is not None and nearest.cost < least else found

    def _free(self, size: tuple[int, int]) -> pygame.Mask | None:
        """Return the free places beside what is taken, or beside the window's edge."""
        step, window = self._step, self._window
        across = (window.width - size[0]) // step + 1
        down = (window.height - size[1]) // step + 1
        if across < 1 or down < 1:
            return None
        free = pygame.Mask((across, down), fill=True)
        for thing in self._taken:
            left = math.floor((thing.left - size[0] - window.left) / step) + 1
            top = math.floor((thing.top - size[1] - window.top) / step) + 1
            right = math.ceil((thing.right - window.left) / step)
            bottom = math.ceil((thing.bottom - window.top) / step)
            if right > left and bottom > top:
                free.erase(pygame.Mask((right - left, bottom - top), fill=True), (left, top))
        inner = free.copy()
        for shift in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            beside = pygame.Mask((across, down))
            beside.draw(free, shift)
            inner = inner.overlap_mask(beside, (0, 0))
        if self._abouts:
            free.erase(inner, (0, 0))
        return free

    def _close(self, free: pygame.Mask, size: tuple[int, int]) -> Iterator[pygame.Rect]:
        """Yield the free places from which a pointer reaches something."""
        reach = self._metrics.px(self._longest)
        inside = pygame.Mask(free.get_size())
        for about in self._abouts:
            box = about.inflate(2 * reach, 2 * reach).move(-self._window.x, -self._window.y)
            wide, high = (box.w + size[0]) // self._step, (box.h + size[1]) // self._step
            at = (box.x - size[0]) // self._step, (box.y - size[1]) // self._step
            inside.draw(pygame.Mask((wide + 1, high + 1), fill=True), at)
        yield from self._rects(free.overlap_mask(inside, (0, 0)), size)

    def _rects(self, free: pygame.Mask, size: tuple[int, int]) -> Iterator[pygame.Rect]:
        """Yield the boxes of free places."""
        across, step, window = free.get_size()[0], self._step, self._window
        shown = free.to_surface(setcolor=(1, 1, 1, 1), unsetcolor=(0, 0, 0, 0))
        bits = pygame.image.tobytes(shown, "RGBA")[::4]
        for run in _FREE.finditer(bits):
            for place in range(run.start(), run.end()):
                y, x = divmod(place, across)
                yield pygame.Rect((window.left + x * step, window.top + y * step), size)

    def _pointing(self, rect: pygame.Rect, enough: float) -> Iterator[Place]:
        """Yield a place with a pointer at each thing in reach, if it costs less than `enough`."""
        unit = self._metrics.u
        most = min(self._longest, enough + REACH) * unit
        for about in self._abouts:
            if _apart(rect, about) > most:
                continue
            for tip in self._tips(rect, about):
                length = math.dist(root(rect, tip), tip)
                if length < most:
                    yield Place(max(0.0, length / unit - REACH), rect, tip)

    def _pointless(self, rect: pygame.Rect) -> Place:
        """Return a place without a pointer."""
        unit = self._metrics.u
        if not self._abouts:
            away = math.dist(rect.center, self._window.center)
            return Place(ASIDE * away / unit, rect, None)
        away = min(_apart(rect, about) for about in self._abouts)
        return Place(POINTLESS + ASIDE * away / unit, rect, None)

    def _tips(self, rect: pygame.Rect, about: pygame.Rect) -> Iterator[tuple[int, int]]:
        """Yield where the pointer of a bubble may end: at the edges of the thing that face it."""
        clear = self._metrics.px(CLEAR)
        edge = about.inflate(2 * clear, 2 * clear)
        if rect.left >= about.right or rect.right <= about.left:
            y = near(about.centery, _SLIDE * about.height, rect.centery)
            yield edge.right if rect.left >= about.right else edge.left, y
        if rect.top >= about.bottom or rect.bottom <= about.top:
            x = near(about.centerx, _SLIDE * about.width, rect.centerx)
            yield x, edge.bottom if rect.top >= about.bottom else edge.top

    def _crosses(self, place: Place) -> bool:
        """Return whether the pointer of a place covers something."""
        assert place.tip is not None, "it has a pointer"
        base = pointer(self._metrics, place.rect, place.tip, 0)
        whole = pygame.Rect(place.tip, (1, 1)).unionall([pygame.Rect(at, (1, 1)) for at in base])
        return any(
            self._things[number].clipline(corner, place.tip)
            for number in whole.collidelistall(self._things)
            for corner in base
        )


def _apart(rect: pygame.Rect, about: pygame.Rect) -> float:
    """Return the distance between two boxes."""
    across = max(0, about.left - rect.right, rect.left - about.right)
    down = max(0, about.top - rect.bottom, rect.top - about.bottom)
    return math.hypot(across, down)
