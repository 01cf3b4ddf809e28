"""Prepares in small steps what the next moves will show, while the players think."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.core.bot import ThinkingTask
from ecosfera.games.co2.screens.table.preparation.rehearsal import (
    Rehearsal,
    draw_regions,
    likely_moves,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Hashable

    from ecosfera.games.co2.screens.table.controller import TableController
    from ecosfera.games.co2.screens.table.frame import TableFrame
    from ecosfera.games.co2.screens.table.frame_builder import FrameBuilder
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.box import Box
    from ecosfera.ui.draw.cache import Cache

CALM: Final = 0.1
"""Seconds of rest after which the next moves are rehearsed."""
SLICE: Final = 0.003
"""Maximum seconds of preparation in one frame, at most one step longer."""


class Preparation:
    """Rehearses the likely moves of each position once. `keys` returns what is drawn now."""

    def __init__(self, context: UiContext, keys: Callable[[], dict[str, Hashable]]) -> None:
        self._context = context
        self._keys = keys
        self._rest = 0.0
        """Seconds for which nothing has moved."""
        self._for: object = None
        """The position for which `_task` prepares."""
        self._task: ThinkingTask[None] | None = None

    @property
    def done(self) -> bool:
        """Return whether everything is prepared that can be in this position."""
        return self._task is not None and self._task.done

    def forget(self) -> None:
        """Prepare everything anew, for other sizes or words."""
        self._for, self._task = None, None

    def advance(
        self,
        dt: float,
        controller: TableController,
        builder: FrameBuilder,
        frame: TableFrame,
        free: Box,
    ) -> None:
        """Prepare a little, in a frame of `dt` seconds."""
        stage = controller.stage
        if stage.pace <= 0:
            return
        self._rest = 0.0 if stage.moving or not stage.idle else self._rest + dt
        decided = controller.players.decision(controller.match.state)
        if self._rest <= CALM or not (controller.ready or decided is not None):
            return
        position = controller.match.state, decided
        if self._task is None or self._for != position:
            self._for = position
            for cache in self._caches():
                cache.mark()
            self._task = ThinkingTask(self._rehearse(controller, builder, frame, free))
        self._task.go_on(SLICE)

    def _caches(self) -> tuple[Cache, ...]:
        context = self._context
        return context.text.cache, context.shapes.cache, context.pictures.cache

    def _has_room(self) -> bool:
        """Return whether more can be prepared without evicting what is needed first."""
        return not any(cache.crowded for cache in self._caches())

    def _rehearse(
        self, controller: TableController, builder: FrameBuilder, frame: TableFrame, free: Box
    ) -> Generator[None, None, None]:
        """Draw what is on the table, so that it stays in the caches, then rehearse moves."""
        yield from draw_regions(frame, free, {})
        for number, action in enumerate(likely_moves(controller)):
            rehearsal = Rehearsal(controller, builder, frame.people, free, self._keys())
            for _ in rehearsal.play(action):
                yield
                if number and not self._has_room():
                    return
