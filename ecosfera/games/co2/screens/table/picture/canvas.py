"""The picture of the table in regions: each is drawn again only when what it shows has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.cards.brush import rect
from ecosfera.games.co2.rules.pieces.ids import EVERY_PLAYER
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
from ecosfera.games.co2.screens.table.picture.province import Province, level_of
from ecosfera.ui.stage.layers import RegionLayer

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from ecosfera.games.co2.screens.table.frame import TableFrame
    from ecosfera.games.co2.screens.table.geometry.zones import Zones
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.box import Box
    from ecosfera.ui.stage.layers import Parts

MAP: Final = "co2/province"
FOCUS: Final = (0.5, 0.5)
SLICE: Final = 0.0012
"""Seconds per frame after which the remaining regions wait for the next frame."""


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


class TableCanvas:
    """The map, and the table on it as far as it stands still."""

    def __init__(self, context: UiContext, zones: Zones, count: int) -> None:
        self._context = context
        self._zones = zones
        size = (zones.width, zones.height)
        self._layer = RegionLayer(size, regions(zones, count), most=SLICE)
        self.still = pygame.Surface(size)
        """The map with the table on it."""
        self._whole = False
        self._parts: Parts = {}
        self._parts_of: tuple[TableFrame, Box] | None = None
        """What `_parts` was made from."""
        self._province = Province((zones.width, zones.height))
        self._greening = False

    @property
    def changing(self) -> bool:
        """Return whether the map changes its colours, or regions wait for the next frame."""
        return self._greening or self._layer.unfinished

    @property
    def keys(self) -> dict[str, Hashable]:
        """Return what the picture of each region depends on."""
        return self._layer.keys

    @property
    def land(self) -> pygame.Surface:
        """Return the map without the table."""
        return self._province.surface

    def release(self) -> None:
        """Free the large surfaces; nothing can be drawn afterwards."""
        self._layer.release()
        self.still = pygame.Surface((1, 1))
        self._province = Province((1, 1))
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
        self, frame: TableFrame, free: Box, *, patient: bool = True
    ) -> list[pygame.Rect] | None:
        """Bring `still` up to date; return where it has changed, or None for everywhere."""
        calm = patient and self._whole and self._context.brisk > 0
        before = self._parts_of
        fresh = before is None or before[1] != free or not frame.stands_like(before[0])
        if fresh:
            self._parts, self._parts_of = parts(frame, free), (frame, free)
        changed = self._layer.renew(self._parts, moving=False, calm=calm)
        if fresh or self._greening:
            changed += self._greened(frame)
        if not self._whole:
            self._compose(self.still.get_rect())
            self._whole = True
            return None
        for box in changed:
            self._compose(box)
        return changed

    def _compose(self, box: pygame.Rect) -> None:
        """Put a part of the map and of the table together."""
        self.still.blit(self._province.surface, box.topleft, box)
        self.still.blit(
            self._layer.surface, box.topleft, box, special_flags=pygame.BLEND_PREMULTIPLIED
        )

    def _greened(self, frame: TableFrame) -> list[pygame.Rect]:
        """Bring the map nearer to the colours of now; return what has to be drawn again."""
        level, province = level_of(frame.view), self._province
        if province.settled(level):
            self._greening = False
            return []
        size = (self._zones.width, self._zones.height)
        picture = self._context.pictures.get(MAP, size, FOCUS)
        if self._context.brisk <= 0 or not province.begun:
            province.set(picture, level)
            return [self.still.get_rect()]
        band = province.change(picture, level)
        self._greening = not province.settled(level)
        return [] if band is None else [band]


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
