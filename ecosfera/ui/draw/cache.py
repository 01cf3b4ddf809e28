"""A store of surfaces that forgets the ones used longest ago, within a number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    import pygame


CROWDED: Final = 0.95
"""Share of the limit from which a cache is crowded."""


class Cache:
    """Keep recently used surfaces, up to `limit` bytes.

    Surfaces used by the frame being drawn or by the frame before it are kept even beyond the limit.
    Without that, a frame made of many large surfaces would evict each of them before its next use.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._held = 0
        self._surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._needed: tuple[set[Hashable], set[Hashable]] = (set(), set())
        """Keys used by the current frame and by the previous one."""
        self._drawing = False
        self.misses = 0
        """How many surfaces had to be made."""
        self._recent: set[Hashable] = set()
        self._recent_bytes = 0
        """The keys used since the last `mark`, and the size of their surfaces."""

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the surface stored under `key`; if there is none, store what `make` returns."""
        if self._drawing:
            self._needed[0].add(key)
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
            if key not in self._recent:
                self._use(key, found)
            return found
        surface = make()
        self._surfaces[key] = surface
        self._held += _bytes(surface)
        self.misses += 1
        self._use(key, surface)
        if self._held > self._limit:
            self._make_room(key)
        return surface

    def __contains__(self, key: Hashable) -> bool:
        return key in self._surfaces

    def _make_room(self, newest: Hashable) -> None:
        """Evict the least recently used surfaces, except those that the last two frames need."""
        now, before = self._needed
        for key in list(self._surfaces):
            if self._held <= self._limit:
                return
            if key != newest and key not in now and key not in before:
                self._held -= _bytes(self._surfaces.pop(key))

    @contextmanager
    def frame(self) -> Iterator[None]:
        """Mark a frame: everything used inside the block is kept until the frame after it ends."""
        self._needed = (set(), self._needed[0])
        self._drawing = True
        try:
            yield
        finally:
            self._drawing = False

    def mark(self) -> None:
        """Count from now on what is used, for `crowded`."""
        self._recent = set()
        self._recent_bytes = 0

    def _use(self, key: Hashable, surface: pygame.Surface) -> None:
        if key not in self._recent:
            self._recent.add(key)
            self._recent_bytes += _bytes(surface)

    @property
    def crowded(self) -> bool:
        """Return whether what was used since the last `mark` hardly leaves room for more.

        Whoever fills the cache ahead of use stops then, so as not to evict what is needed first.
        """
        return self._recent_bytes > CROWDED * self._limit

    def set_limit(self, limit: int) -> None:
        """Set the limit, in bytes; it takes effect when the next surface is stored."""
        self._limit = limit

    def discard(self, key: Hashable) -> None:
        """Drop the surface stored under `key`, if there is one."""
        found = self._surfaces.pop(key, None)
        if found is not None:
            self._held -= _bytes(found)

    def clear(self) -> None:
        """Drop all surfaces."""
        self._surfaces.clear()
        self._held = 0
        self.mark()

    @property
    def held(self) -> int:
        """The number of bytes stored."""
        return self._held


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4
