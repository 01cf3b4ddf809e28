"""A layer in regions: each is drawn again only when what it shows has changed."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, TypeAlias

from ecosfera.ui.draw.shapes import clear

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable, Mapping

    import pygame

Parts: TypeAlias = "Mapping[str, tuple[Hashable, Callable[[pygame.Surface], None]]]"
"""For each region what its picture depends on, and what draws it."""

SLICE: Final = 0.005
"""Seconds per frame after which the remaining regions wait, if a game has no other limit."""


class RegionLayer:
    """A transparent surface divided into regions that do not overlap.

    `patient` names regions that may be a frame late while something moves: their text. `most` are
    the seconds per frame after which the remaining regions wait for the next frame.
    """

    def __init__(
        self,
        size: tuple[int, int],
        regions: Mapping[str, pygame.Rect],
        patient: Collection[str] = (),
        most: float = SLICE,
    ) -> None:
        self.surface = clear(size)
        self.regions = regions
        self.unfinished = False
        """Whether some regions wait for the next frame."""
        self._patient = patient
        self._most = most
        self._keys: dict[str, Hashable] = {}
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

    def renew(self, parts: Parts, *, moving: bool, calm: bool) -> list[pygame.Rect]:
        """Draw the regions whose keys have changed, and return where they are.

        While something moves, patient regions wait for a frame in which nothing else must be
        drawn. While all is calm, slow regions are spread over several frames.
        """
        if parts is self._drawn:
            return []
        changed: list[pygame.Rect] = []
        self.unfinished = False
        begun = time.perf_counter()
        for name, (key, draw) in parts.items():
            if self._keys.get(name, self) == key:
                continue
            start = time.perf_counter()
            late = calm and start - begun + self._took.get(name, 0.0) > self._most
            if changed and name in self._keys and (late or (moving and name in self._patient)):
                self.unfinished = True
                continue
            box = self.regions[name]
            self.surface.set_clip(box)
            self.surface.fill((0, 0, 0, 0), box)
            draw(self.surface)
            self._keys[name] = key
            self._took[name] = time.perf_counter() - start
            changed.append(box)
        self.surface.set_clip(None)
        self._drawn = None if self.unfinished else parts
        return changed
