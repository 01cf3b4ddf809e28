"""The picture of the table in regions: each is drawn again only when what it shows has changed.

The map of the province lies below them, and in the gaps between them.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.cards.brush import rect
from ecosfera.games.co2.panels import bar, board, corner, hand, movers, piles, players, spiral
from ecosfera.games.co2.panels.moment_overlay import MomentOverlay
from ecosfera.games.co2.province import MAP, draw_map, draw_road, edges, level_of
from ecosfera.games.co2.rules.ids import EVERY_PLAYER
from ecosfera.games.co2.stage.zones import road
from ecosfera.tabletop import canvas
from ecosfera.ui.draw.box import Box
from ecosfera.ui.stage.layers import RegionKey

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from ecosfera.games.co2.stage.frame import TableFrame
    from ecosfera.games.co2.stage.moment import Moment
    from ecosfera.games.co2.stage.zones import Zones
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.stage.layers import Part, Parts
    from ecosfera.ui.stage.pieces import Piece
    from ecosfera.ui.stage.timeline import MomentShow

AT_ONCE: Final = 8
"""Gaps in which the map greens in one frame."""
SLICE: Final = 0.0012
"""Seconds per frame after which the remaining regions wait for the next frame."""
PATIENT: Final = ("bar", "corner", "note", "spiral")
"""Regions of text and the stones, which may be some frames late while something flies."""
LATE: Final = tuple(f"player-{seat}" for seat in EVERY_PLAYER)
"""Regions that may be one frame late while something flies: no piece lies on them."""


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
    found["note"] = rect(bar.note_box(zones))
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


class TableCanvas(canvas.TableCanvas["TableFrame"]):
    """The map with the table on it."""

    def __init__(self, context: UiContext, zones: Zones, count: int) -> None:
        size = (zones.width, zones.height)
        found = regions(zones, count)
        ground = self._draw_map
        super().__init__(size, found, patient=PATIENT, late=LATE, most=SLICE, ground=ground)
        self._upwards = sorted(found, key=lambda name: -found[name].bottom)
        """The names of the regions from the bottom up, the order in which the map greens."""
        self._gaps = gaps(size, found.values())
        self._stale: list[pygame.Rect] = []
        """Gaps in which the map is not yet as green as it should be."""
        self.map = context.pictures.take(MAP, size)
        """The map in its own colours, with the road on it."""
        self._under = [(box, self.map.subsurface(box).copy()) for box in edges(*road(zones))]
        """What lies under the road."""
        self._bare: pygame.Surface | None = None
        """The map without the road, while a moment needs it."""
        draw_road(self.map, *road(zones))
        self._level = -1
        """How green the map is."""
        self._paper = corner.solid(zones)
        self._on_paper = False
        """Whether the sheet in the corner hides the map in `_paper`."""
        self.free = Box(0, 0, 0, 0)
        """What the buttons of the bar leave of it."""
        self._drawn_free = self.free
        self._moments = MomentOverlay(self._bare_map)

    @property
    def changing(self) -> bool:
        """Return whether regions wait for the next frame, like those where the map still greens."""
        return super().changing or bool(self._stale)

    @property
    def keys(self) -> dict[str, Hashable]:
        """Return what the picture of each region depends on, besides the map."""
        keys = super().keys
        return {name: key.pieces for name, key in keys.items() if isinstance(key, RegionKey)}

    def release(self) -> None:
        """Free the large surfaces; nothing can be drawn afterwards."""
        super().release()
        self.map, self._bare = pygame.Surface((1, 1)), None
        self._under = []

    def stands_like(self, frame: TableFrame, before: TableFrame) -> bool:
        """Return whether nothing that stands still differs between two frames."""
        return self.free == self._drawn_free and frame.stands_like(before)

    def parts(self, frame: TableFrame) -> Parts:
        """Return for each region what its picture depends on, and what draws it."""
        level = level_of(frame.view)
        if level != self._level:
            self._level, self._stale = level, list(self._gaps)
        self._on_paper = not corner.is_empty(frame)
        self._drawn_free = self.free
        found = parts(frame, self.free)
        return {name: (RegionKey(found[name][0], level), found[name][1]) for name in self._upwards}

    def movers(self, frame: TableFrame, now: float) -> list[Piece]:
        """Return all pawns, and everything that moves."""
        return movers.pieces(frame, now)

    def prepare_moment(self, frame: TableFrame, show: MomentShow[Moment] | None) -> None:
        """Draw in advance what a moment needs."""
        if show is None:
            self._bare = None
        self._moments.prepare(frame, show)

    def draw_moment(
        self, target: pygame.Surface, frame: TableFrame, show: MomentShow[Moment] | None, now: float
    ) -> None:
        """Draw the moment that owns the screen, if there is one."""
        self._moments.draw(target, frame, show, now)

    def _bare_map(self) -> pygame.Surface:
        """Return the map without the road: a moment shows the province, and no game."""
        if self._bare is None:
            self._bare = self.map.copy()
            for box, picture in self._under:
                self._bare.blit(picture, box)
        return self._bare

    def renew(
        self, frame: TableFrame, *, calm: bool, flying: bool = False, busy: bool = False
    ) -> list[pygame.Rect] | None:
        """Bring `still` up to date, the map in the gaps a little at a time."""
        slowly = calm and self.whole
        changed = super().renew(frame, calm=calm, flying=flying, busy=busy)
        filled = self._fill_gaps(AT_ONCE if slowly else len(self._stale))
        return None if changed is None else changed + filled

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
    found: dict[str, Part] = {}
    found["bar"] = (
        bar.key(frame, free),
        lambda target: bar.draw_in_steps(target, frame, free),
    )
    for face in board.faces(frame):
        found[f"square-{face.number}"] = (
            board.key(frame, face.number, face),
            lambda target, face=face: board.draw(target, frame, face),  # type: ignore[misc]
        )
    found["spiral"] = (
        spiral.key(frame),
        lambda target: spiral.draw_in_steps(target, frame),
    )
    found["via"] = (spiral.via_key(frame), lambda target: spiral.draw_via(target, frame))
    found["piles"] = (piles.key(frame), lambda target: piles.draw(target, frame))
    for seat in EVERY_PLAYER[: len(frame.people)]:
        found[f"player-{seat}"] = (
            players.key(frame, seat),
            lambda target, seat=seat: players.draw(target, frame, seat),  # type: ignore[misc]
        )
    found["hand"] = (hand.key(frame), lambda target: hand.draw(target, frame))
    found["note"] = (frame.turn, lambda target: bar.draw_note(target, frame))
    found["corner"] = (corner.key(frame), lambda target: corner.draw_in_steps(target, frame))
    return found
