"""The picture of the table in regions: each is drawn again only when what it shows has changed.

The map of the province lies below them, and in the gaps between them.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.cards.brush import rect
from ecosfera.games.co2.rules.ids import EVERY_PLAYER
from ecosfera.games.co2.screens.province import MAP, draw_map, level_of
from ecosfera.games.co2.screens.table.panels import (
    board,
    corner,
    hand,
    piles,
    players,
    spiral,
    status_bar,
    turn_button,
)
from ecosfera.ui.stage.layers import RegionKey, RegionLayer

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from ecosfera.games.co2.screens.table.frame import TableFrame
    from ecosfera.games.co2.screens.table.geometry.zones import Zones
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.box import Box
    from ecosfera.ui.stage.layers import Parts

AT_ONCE: Final = 8
"""Gaps in which the map greens in one frame."""
SLICE: Final = 0.0012
"""Seconds per frame after which the remaining regions wait for the next frame."""
PATIENT: Final = ("corner",)
"""Regions of text, which may be some frames late while something flies."""


def regions(zones: Zones, count: int) -> dict[str, pygame.Rect]:
    """Return the regions of the window. Halos reach half into the gaps between them."""
    u = zones.unit
    gap = round(2 * u)
    found = {"bar": rect(zones.bar)}
    for number, box in enumerate(zones.squares):
        found[f"square-{number}"] = rect(box).inflate(2 * gap, 2 * gap)
    found["spiral"] = rect(zones.spiral).inflate(gap, gap)
    found["via"] = rect(spiral.via_box(zones))
    found["piles"] = rect(zones.piles).inflate(gap, gap)
    for seat, box in enumerate(zones.players[:count]):
        found[f"player-{seat}"] = rect(box).inflate(2 * gap, 2 * gap)
    found["hand"] = rect(zones.cards).inflate(2 * gap, 2 * gap)
    found["note"] = rect(turn_button.note_box(zones))
    found["corner"] = rect(zones.corner).inflate(4 * gap, 4 * gap)
    return found


def gaps(size: tuple[int, int], boxes: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Return boxes that cover what lies in none of some boxes in a window, from the bottom up."""
    window = pygame.Rect((0, 0), size)
    taken = [box.clip(window) for box in boxes]
    edges = sorted({0, window.bottom, *(box.top for box in taken), *(box.bottom for box in taken)})
    found = []
    for top, low in pairwise(edges):
        x = 0
        for box in sorted((b for b in taken if b.top <= top and low <= b.bottom), key=_left):
            if box.left > x:
                found.append(pygame.Rect(x, top, box.left - x, low - top))
            x = max(x, box.right)
        if x < window.right:
            found.append(pygame.Rect(x, top, window.right - x, low - top))
    return found[::-1]


def _left(box: pygame.Rect) -> int:
    return box.left


class TableCanvas:
    """The map with the table on it, as far as it stands still."""

    def __init__(self, context: UiContext, zones: Zones, count: int) -> None:
        self._context = context
        self._size = (zones.width, zones.height)
        found = regions(zones, count)
        self._upwards = sorted(found, key=lambda name: -found[name].bottom)
        """The names of the regions from the bottom up, the order in which the map greens."""
        self._gaps = gaps(self._size, found.values())
        self._stale: list[pygame.Rect] = []
        """Gaps in which the map is not yet as green as it should be."""
        self._layer = RegionLayer(
            self._size, found, patient=PATIENT, most=SLICE, ground=self._draw_map
        )
        self.map = context.pictures.take(MAP, self._size)
        """The map in its own colours."""
        self._level = -1
        """How green the map is."""
        self._paper = corner.solid(zones)
        self._on_paper = False
        """Whether the sheet in the corner hides the map in `_paper`."""
        self._whole = False
        self._parts: Parts = {}
        self._parts_of: tuple[TableFrame, Box] | None = None
        """What `_parts` was made from."""

    @property
    def still(self) -> pygame.Surface:
        """Return the map with the table on it."""
        return self._layer.surface

    @property
    def changing(self) -> bool:
        """Return whether regions wait for the next frame, like those where the map still greens."""
        return self._layer.unfinished or bool(self._stale)

    @property
    def keys(self) -> dict[str, Hashable]:
        """Return what the picture of each region depends on, besides the map."""
        keys = self._layer.keys
        return {name: key.pieces for name, key in keys.items() if isinstance(key, RegionKey)}

    def release(self) -> None:
        """Free the large surfaces; nothing can be drawn afterwards."""
        self._layer.release()
        self.map = pygame.Surface((1, 1))
        self._parts, self._parts_of = {}, None
        self._whole = False

    def draw(
        self, target: pygame.Surface, frame: TableFrame, free: Box, *, patient: bool = True
    ) -> None:
        """Draw the table without what moves; `free` is what the buttons of the bar leave.

        With `patient`, what takes long may be spread over several frames.
        """
        self.renew(frame, free, patient=patient)
        target.blit(self.still, (0, 0))

    def renew(
        self,
        frame: TableFrame,
        free: Box,
        *,
        patient: bool = True,
        flying: bool = False,
        busy: bool = False,
    ) -> list[pygame.Rect] | None:
        """Bring `still` up to date; return where it has changed, or None for everywhere.

        While something is `flying`, texts wait for a frame that is not `busy` with other work.
        """
        before = self._parts_of
        if before is None or before[1] != free or not frame.stands_like(before[0]):
            self._parts_of = (frame, free)
            level = level_of(frame.view)
            if level != self._level:
                self._level, self._stale = level, list(self._gaps)
            self._on_paper = not corner.is_empty(frame)
            found = parts(frame, free)
            self._parts = {n: (RegionKey(found[n][0], level), found[n][1]) for n in self._upwards}
        calm = patient and self._whole and self._context.brisk > 0
        changed = self._layer.renew(self._parts, moving=flying and calm, calm=calm, busy=busy)
        changed += self._fill_gaps(AT_ONCE if calm else len(self._stale))
        if not self._whole:
            self._whole = True
            return None
        return changed

    def _fill_gaps(self, count: int) -> list[pygame.Rect]:
        """Draw the map in so many of the stale gaps; return where that is."""
        filled, self._stale = self._stale[:count], self._stale[count:]
        for box in filled:
            self._draw_map(self.still, box)
        return filled

    def _draw_map(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """Draw a part of the map in the colours of now."""
        box = box.clip(target.get_rect())
        paper = self._paper
        if not box.contains(paper) or not self._on_paper:
            draw_map(target, self.map, box, self._level)
            return
        for part in (
            (box.x, box.y, box.w, paper.top - box.top),
            (box.x, paper.bottom, box.w, box.bottom - paper.bottom),
            (box.x, paper.y, paper.left - box.left, paper.h),
            (paper.right, paper.y, box.right - paper.right, paper.h),
        ):
            draw_map(target, self.map, pygame.Rect(part), self._level)


def parts(frame: TableFrame, free: Box) -> Parts:
    """Return for each region what its picture depends on, and what draws it."""
    found: dict[str, tuple[Hashable, Callable[[pygame.Surface], None]]] = {}
    found["bar"] = (
        status_bar.key(frame, free),
        lambda target: status_bar.draw(target, frame, free),
    )
    for face in board.faces(frame):
        found[f"square-{face.number}"] = (
            board.key(frame, face.number, face),
            lambda target, face=face: board.draw(target, frame, face),  # type: ignore[misc]
        )
    found["spiral"] = (
        spiral.key(frame),
        lambda target: spiral.draw(target, frame),
    )
    found["via"] = (spiral.via_key(frame), lambda target: spiral.draw_via(target, frame))
    found["piles"] = (piles.key(frame), lambda target: piles.draw(target, frame))
    for seat in EVERY_PLAYER[: len(frame.people)]:
        found[f"player-{seat}"] = (
            players.key(frame, seat),
            lambda target, seat=seat: players.draw(target, frame, seat),  # type: ignore[misc]
        )
    found["hand"] = (hand.key(frame), lambda target: hand.draw(target, frame))
    found["note"] = (frame.turn, lambda target: turn_button.draw_note(target, frame))
    found["corner"] = (corner.key(frame), lambda target: corner.draw(target, frame))
    return found
