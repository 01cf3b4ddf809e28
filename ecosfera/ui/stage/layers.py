"""A layer in regions: each is drawn again only when what it shows has changed."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import pygame

from ecosfera.ui.draw.shapes import clear

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping

Part: TypeAlias = "tuple[Hashable, Callable[[pygame.Surface], Iterable[None] | None]]"
"""What the picture of a region depends on, and what draws it, in steps if it returns some."""
Parts: TypeAlias = "Mapping[str, Part]"
"""The part of each region."""

SLICE: Final = 0.005
"""Seconds per frame after which the remaining regions wait, if a game has no other limit."""
LONGEST_WAIT: Final = 20
"""Frames after which a patient region is drawn even if something else must be drawn."""


class RegionKey(NamedTuple):
    """The values a region's picture depends on, in parts of which one may be a frame late."""

    pieces: Hashable
    """What must never be late: a piece would be seen twice, or not at all, for a frame."""
    marks: Hashable
    """What may be a frame late while something moves: highlights, texts, buttons."""


class RegionLayer:
    """A surface divided into regions that do not overlap.

    It is transparent, unless `ground` draws what lies below a region: a function of the surface and
    of a box in it.

    `patient` names regions that may be some frames late while something moves: their text. `late`
    names regions that may be one frame late. Of the others those may be a frame late of whose
    `RegionKey` only the marks have changed. `most` are the seconds per frame after which the
    remaining regions wait for the next frame.
    """

    def __init__(
        self,
        size: tuple[int, int],
        regions: Mapping[str, pygame.Rect],
        patient: Collection[str] = (),
        most: float = SLICE,
        ground: Callable[[pygame.Surface, pygame.Rect], None] | None = None,
        *,
        late: Collection[str] = (),
    ) -> None:
        self.surface = clear(size) if ground is None else pygame.Surface(size)
        self.regions = regions
        self.unfinished = False
        """Whether some regions wait for the next frame."""
        self._patient = patient
        self._late = late
        self._most = most
        self._ground = ground
        self._keys: dict[str, Hashable] = {}
        self._rehearsals: dict[str, tuple[Hashable, Iterator[None]]] = {}
        """Patient regions being drawn onto nothing, to fill the caches: their keys and steps."""
        self._rehearsed: dict[str, Hashable] = {}
        """The keys with which patient regions were rehearsed to the end."""
        self._waited: dict[str, int] = {}
        """Frames that each patient region has waited."""
        self._nowhere = clear((1, 1))
        self._took: dict[str, float] = {}
        """Seconds that each region took when it was drawn last."""
        self._drawn: Parts | None = None
        """What the whole layer shows, if no region waits."""

    @property
    def keys(self) -> dict[str, Hashable]:
        """Return what the drawn picture of each region depended on."""
        return dict(self._keys)

    def forget(self) -> None:
        """Mark all regions to be drawn again."""
        self._keys.clear()
        self._drawn = None

    def release(self) -> None:
        """Release the surface; nothing can be drawn afterwards."""
        self.forget()
        self.surface = clear((1, 1))

    def renew(
        self, parts: Parts, *, moving: bool, calm: bool, busy: bool = False
    ) -> list[pygame.Rect]:
        """Draw the regions whose keys have changed, and return where they are.

        While pieces move (`moving`), regions that can wait are drawn only in a frame that draws no
        other region and is not `busy` with other work. A patient region takes several such frames:
        the first ones fill the caches, a few steps in each, and the last one draws. While nothing
        moves (`calm`), slow regions are spread over several frames. `unfinished` says whether
        regions are left for the next frame.
        """
        if parts is self._drawn:
            return []
        stale = [name for name, (key, _) in parts.items() if self._keys.get(name, self) != key]
        if moving or calm:
            stale.sort(key=lambda name: self._can_wait(name, parts[name][0]))
        changed: list[pygame.Rect] = []
        self.unfinished = False
        begun = time.perf_counter()
        for name in stale:
            key, draw = parts[name]
            start = time.perf_counter()
            late = calm and start - begun + self._took.get(name, 0.0) > self._most
            waits = moving and name in self._keys and self._can_wait(name, key)
            if waits and not self._has_turn(name, parts[name], busy=busy):
                self.unfinished = busy = True
                continue
            if changed and late and name in self._keys:
                self.unfinished = True
                continue
            busy = True
            box = self.regions[name]
            self.surface.set_clip(box)
            if self._ground is None:
                self.surface.fill((0, 0, 0, 0), box)
            else:
                self._ground(self.surface, box)
            for _ in draw(self.surface) or ():
                pass
            self._keys[name] = key
            self._took[name] = time.perf_counter() - start
            changed.append(box)
        self.surface.set_clip(None)
        self._drawn = None if self.unfinished else parts
        return changed

    def _has_turn(self, name: str, part: Part, *, busy: bool) -> bool:
        """Return whether a region that can wait is drawn in this frame; rehearse it if not yet."""
        if name not in self._patient:
            return not busy
        key = part[0]
        waited = self._waited.get(name, 0)
        if waited < LONGEST_WAIT and (busy or self._rehearsed.get(name) != key):
            self._waited[name] = waited + 1
            if not busy:
                self._rehearse(name, part)
            return False
        self._waited[name] = 0
        return True

    def _rehearse(self, name: str, part: Part) -> None:
        """Draw some steps of a region onto nothing."""
        key, draw = part
        begun = time.perf_counter()
        if name not in self._rehearsals or self._rehearsals[name][0] != key:
            self._rehearsals[name] = key, iter(draw(self._nowhere) or ())
        for _ in self._rehearsals[name][1]:
            if time.perf_counter() - begun > self._most:
                return
        self._rehearsed[name] = key

    def _can_wait(self, name: str, key: Hashable) -> bool:
        """Return whether a region may be a frame late while something moves."""
        if name in self._patient or name in self._late:
            return True
        shown = self._keys.get(name)
        return (
            isinstance(key, RegionKey)
            and isinstance(shown, RegionKey)
            and shown.pieces == key.pieces
        )
