"""Prepares in small steps what the next moves and turns will show, while the players think."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Protocol

from ecosfera.games.baltica.rules.actions import Action
from ecosfera.games.baltica.screens.table.panels.detail_corner import NOTHING_OVER
from ecosfera.games.baltica.screens.table.picture.layers import parts
from ecosfera.games.baltica.screens.table.preparation import preload, rehearsal
from ecosfera.tabletop import preparation
from ecosfera.tabletop.preparation import draw_parts

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from ecosfera.games.baltica.screens.table.controller import TableController
    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.frame_builder import FrameBuilder
    from ecosfera.games.baltica.screens.table.picture.layers import TableCanvas
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.cache import Cache


class PreparedDisplay(Protocol):
    """What the preparation needs of the display."""

    context: UiContext
    controller: TableController
    builder: FrameBuilder
    canvas: TableCanvas

    @property
    def base(self) -> TableFrame:
        """Return the frame without what is pointed at."""

    @property
    def frame(self) -> TableFrame:
        """Return the frame that is drawn."""


class Preparation(preparation.Preparation[Action]):
    """Rehearses the likely moves of each position, and loads what later turns need."""

    def __init__(self, display: PreparedDisplay) -> None:
        super().__init__(self._used_caches)
        self._display = display
        self.coming: Iterator[None] = iter(())
        """Draws the cards of the events that are still to be shown, one per step."""
        self._cards: Iterator[None] = iter(())

    def _used_caches(self) -> tuple[Cache, ...]:
        context, faces = self._display.context, self._display.builder.faces
        return faces.cache, context.text.cache, context.shapes.cache, context.pictures.cache

    def forget(self) -> None:
        """Prepare everything anew, for other sizes or words."""
        super().forget()
        builder = self._display.builder
        self._cards = preload.cards(self._display.context, builder.book, builder.zones)

    def advance(self, dt: float, *, moving: bool, busy: bool = False) -> None:
        """Prepare a little, in a frame of `dt` seconds that may be `busy` with other work."""
        if self._display.controller.stage.pending_events() and not busy:
            next(self.coming, None)
        super().advance(dt, moving=moving)

    def position(self) -> Hashable:
        """Return the position and what is announced in it; None while events are shown."""
        controller = self._display.controller
        if controller.stage.pending_events():
            return None
        return controller.match.state, controller.move is not None, controller.advice.announced

    def picture(self) -> Iterator[None]:
        """Draw what is on the table; without motion nothing is rehearsed."""
        stage = self._display.controller.stage
        if stage.pace == 0:
            return iter(())
        return draw_parts(parts(self._display.frame, stage.happened, NOTHING_OVER), {})

    def likely_moves(self) -> Sequence[Action]:
        """Return the moves to rehearse."""
        controller = self._display.controller
        return [] if controller.stage.pace == 0 else rehearsal.likely_moves(controller)

    def rehearse(self, action: Action) -> Iterator[None]:
        """Rehearse one move."""
        shown = self._display
        keys = shown.canvas.layer.keys
        return rehearsal.rehearse(shown.context, shown.controller, shown.builder, action, keys)

    def later(self) -> Iterator[None]:
        """Load and draw what later turns need."""
        return chain(preload.faces(self._display.base), self._cards)
