"""Prepares in small steps what the next moves will show, while the players think."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ecosfera.games.co2.rules.actions import Action
from ecosfera.games.co2.screens.table.picture.canvas import parts
from ecosfera.games.co2.screens.table.preparation.rehearsal import Rehearsal, likely_moves
from ecosfera.tabletop import preparation
from ecosfera.tabletop.preparation import draw_parts

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from ecosfera.games.co2.screens.table.controller import TableController
    from ecosfera.games.co2.screens.table.frame import TableFrame
    from ecosfera.games.co2.screens.table.frame_builder import FrameBuilder
    from ecosfera.games.co2.screens.table.picture.canvas import TableCanvas
    from ecosfera.ui.context import UiContext


class PreparedTable(Protocol):
    """What the preparation needs of the table."""

    context: UiContext
    controller: TableController
    canvas: TableCanvas
    frame: TableFrame
    builder: FrameBuilder


class Preparation(preparation.Preparation[Action]):
    """Rehearses the likely moves of each position of a table."""

    def __init__(self, table: PreparedTable) -> None:
        context = table.context
        caches = context.text.cache, context.shapes.cache, context.pictures.cache
        super().__init__(lambda: caches)
        self._table = table

    def position(self) -> Hashable:
        """Return the position, and what a computer player has decided; None without motion."""
        controller = self._table.controller
        decided = controller.players.decision(controller.match.state)
        if controller.stage.pace <= 0 or not (controller.ready or decided is not None):
            return None
        return controller.match.state, decided

    def picture(self) -> Iterator[None]:
        """Draw what is on the table."""
        return draw_parts(parts(self._table.frame, self._table.canvas.free), {})

    def likely_moves(self) -> Sequence[Action]:
        """Return the moves to rehearse."""
        return likely_moves(self._table.controller)

    def rehearse(self, action: Action) -> Iterator[None]:
        """Rehearse one move."""
        table = self._table
        rehearsal = Rehearsal(
            table.controller,
            table.builder,
            table.frame.people,
            table.canvas.free,
            table.canvas.keys,
        )
        return rehearsal.play(action)
