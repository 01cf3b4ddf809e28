"""The picture of a table: regions that stand still, and pieces over them.

There is one rule for what is drawn anew: a region when the key of its part has changed, a piece
when its key has. A game overrides `parts` and `movers`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ecosfera.ui.draw.theme import PANEL
from ecosfera.ui.stage.layers import SLICE, RegionLayer
from ecosfera.ui.stage.pieces import PieceLayer

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable, Mapping, Sequence

    import pygame

    from ecosfera.ui.stage.layers import Parts
    from ecosfera.ui.stage.pieces import Piece
    from ecosfera.ui.stage.timeline import MomentShow

Frame = TypeVar("Frame")
"""Immutable values from which one picture is drawn."""


class TableCanvas(Generic[Frame]):
    """The picture of one table in one window; see `RegionLayer` for the regions that may wait.

    Without a `ground`, the table is dark; if it is `clear`, the regions lie on nothing, and `still`
    is the game's.
    """

    def __init__(
        self,
        size: tuple[int, int],
        regions: Mapping[str, pygame.Rect],
        *,
        patient: Collection[str] = (),
        late: Collection[str] = (),
        most: float = SLICE,
        ground: Callable[[pygame.Surface, pygame.Rect], None] | None = None,
        clear: bool = False,
    ) -> None:
        below = None if clear else ground or _plain
        self.layer = RegionLayer(size, regions, patient, most, below, late=late)
        if below is _plain:
            _plain(self.layer.surface, self.layer.surface.get_rect())
        self._over = PieceLayer()
        self.whole = False
        """Whether every region has been drawn."""
        self._frame: Frame | None = None
        """The frame of `_parts`."""
        self._parts: Parts = {}
        self._moved: tuple[Frame, float, list[Piece]] | None = None
        """The frame, the time and the pieces of the last `pieces`."""

    # -- what a game overrides ----

    def parts(self, frame: Frame) -> Parts:
        """Return for each region what its picture depends on, and what draws it."""
        raise NotImplementedError

    def movers(self, frame: Frame, now: float) -> list[Piece]:
        """Return what moves over the regions, at a time of the stage's clock."""
        del frame, now
        return []

    def stands_like(self, frame: Frame, before: Frame) -> bool:
        """Return whether nothing that stands still differs between two frames."""
        return frame == before

    def draw_moment(
        self, target: pygame.Surface, frame: Frame, show: MomentShow[Any] | None, now: float
    ) -> None:
        """Draw the moment that owns the screen, if there is one."""

    def prepare_moment(self, frame: Frame, show: MomentShow[Any] | None) -> None:
        """Do a step of what a moment needs before it begins; forget one that is over."""

    # -- what others ask ----

    @property
    def still(self) -> pygame.Surface:
        """Return the table without what moves."""
        return self.layer.surface

    @property
    def changing(self) -> bool:
        """Return whether regions wait for the next frame."""
        return self.layer.unfinished

    @property
    def keys(self) -> dict[str, Hashable]:
        """Return what the picture of each region depends on."""
        return self.layer.keys

    # -- drawing ----

    def release(self) -> None:
        """Free the large surfaces; nothing can be drawn afterwards."""
        self.layer.release()
        self._frame, self._parts, self.whole, self._moved = None, {}, False, None

    def pieces(self, frame: Frame, now: float) -> list[Piece]:
        """Return what moves over the regions, made once for all who draw this moment."""
        last = self._moved
        if last is None or last[0] is not frame or last[1] != now:
            last = self._moved = frame, now, self.movers(frame, now)
        return last[2]

    def renew(
        self, frame: Frame, *, calm: bool, flying: bool = False, busy: bool = False
    ) -> list[pygame.Rect] | None:
        """Bring `still` up to date; return where it has changed, or None for everywhere.

        While all is `calm`, slow regions may be spread over several frames. While something is
        `flying`, patient ones wait for a frame that is not `busy` with other work.
        """
        if self._frame is None or not self.stands_like(frame, self._frame):
            self._frame, self._parts = frame, self.parts(frame)
        calm = calm and self.whole
        changed = self.layer.renew(self._parts, moving=flying, calm=calm, busy=busy)
        if not self.whole:
            self.whole = True
            return None
        return changed

    def draw_still(self, target: pygame.Surface, frame: Frame, *, calm: bool) -> None:
        """Draw the table without what moves."""
        self.renew(frame, calm=calm)
        target.blit(self.still, (0, 0))

    def draw_movers(self, target: pygame.Surface, frame: Frame, now: float) -> None:
        """Draw what moves."""
        for piece in self.pieces(frame, now):
            piece.draw(target)

    def keep(self, target: pygame.Surface, pieces: Sequence[Piece] | None) -> None:
        """Note what lies over the picture just drawn; None if it has to be drawn whole again."""
        self._over.keep(target, pieces)

    def draw_again(
        self,
        target: pygame.Surface,
        frame: Frame,
        pieces: Sequence[Piece],
        *,
        calm: bool,
        flying: bool = False,
        busy: bool = False,
    ) -> list[pygame.Rect] | None:
        """Draw the table over its last picture; return where it may have changed."""
        busy = busy or self._over.grows(pieces)
        changed = self.renew(frame, calm=calm, flying=flying, busy=busy)
        return self._over.draw_again(target, self.still, pieces, changed)


def _plain(target: pygame.Surface, box: pygame.Rect) -> None:
    """Draw a dark table."""
    target.fill(PANEL[:3], box)
