"""Draws a table in play: what stands still, what moves, and the moment above it all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.screens.table.moments.overlay import MomentOverlay
from ecosfera.games.co2.screens.table.picture import movers
from ecosfera.games.co2.screens.table.picture.canvas import TableCanvas
from ecosfera.ui.draw.box import Box
from ecosfera.ui.stage.pieces import PieceLayer

if TYPE_CHECKING:
    from collections.abc import Hashable

    import pygame

    from ecosfera.games.co2.screens.table.frame import TableFrame
    from ecosfera.games.co2.screens.table.geometry.zones import Zones
    from ecosfera.games.co2.screens.table.playback.stage import Stage
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.stage.pieces import Piece


class TablePainter:
    """Keeps the pictures of one table."""

    def __init__(self, context: UiContext, zones: Zones, players: int) -> None:
        self._context = context
        self._canvas = TableCanvas(context, zones, players)
        self._over = PieceLayer()
        self._moments = MomentOverlay(lambda: self._canvas.map)
        self.free = Box(0, 0, 0, 0)
        """What the buttons of the bar leave of it."""

    @property
    def changing(self) -> bool:
        """Return whether the still picture changes by itself."""
        return self._canvas.changing

    @property
    def keys(self) -> dict[str, Hashable]:
        """Return what the picture of each region depends on."""
        return self._canvas.keys

    def release(self) -> None:
        """Free what is large."""
        self._canvas.release()

    def adapt(self, zones: Zones, players: int) -> None:
        """Draw everything anew, in other sizes or words."""
        self._canvas.release()
        self._canvas = TableCanvas(self._context, zones, players)

    def prepare(self, frame: TableFrame, stage: Stage) -> None:
        """Draw in advance what a moment needs."""
        self._moments.prepare(frame, stage.show)

    def still(self, target: pygame.Surface, frame: TableFrame, *, patient: bool) -> None:
        """Draw the table as far as it stands still."""
        self._canvas.draw(target, frame, self.free, patient=patient)

    def moving(self, target: pygame.Surface, frame: TableFrame, stage: Stage) -> None:
        """Draw the pawns, and what moves."""
        movers.draw(target, frame, stage.now)

    def moment(self, target: pygame.Surface, frame: TableFrame, stage: Stage) -> None:
        """Draw the moment that owns the screen, if there is one."""
        self._moments.draw(target, frame, stage.show, stage.now)

    def keep(self, target: pygame.Surface, pieces: list[Piece] | None) -> None:
        """Remember what lies over the picture just drawn; None if it has to be drawn whole."""
        self._over.keep(target, pieces)

    def again(
        self,
        target: pygame.Surface,
        frame: TableFrame,
        pieces: list[Piece],
        *,
        flying: bool = False,
        busy: bool = False,
    ) -> list[pygame.Rect] | None:
        """Draw the table over its last picture; return where it may have changed.

        While something is `flying`, texts wait for a frame that is not `busy` with other work.
        """
        mended = self._canvas.renew(frame, self.free, flying=flying, busy=busy)
        return self._over.draw_again(target, self._canvas.still, pieces, mended)
