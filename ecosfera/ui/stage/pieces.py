"""Pieces that move over a still picture; only where something has changed is drawn again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    import pygame

MOST: Final = 0.5
"""Share of the window up to which only what has changed is drawn and shown."""


class Piece(NamedTuple):
    """Something that lies over the still picture."""

    key: Hashable
    """What it looks like and where it is; two pieces with the same key look the same."""
    box: pygame.Rect
    """The box outside which it draws nothing."""
    draw: Callable[[pygame.Surface], None]
    what: Hashable = None
    """What moves, the same on its whole way; None if it is never drawn for the first time."""


class PieceLayer:
    """Knows which pieces the last picture shows, so that the next one need not be drawn whole."""

    def __init__(self) -> None:
        self._shown: dict[Hashable, pygame.Rect] | None = None
        """The pieces of the last picture; None if something else lay over it."""
        self._known: set[Hashable] = {None}
        """What moved in the last picture."""
        self._target: pygame.Surface | None = None
        """What holds the last picture."""

    def keep(self, target: pygame.Surface, pieces: Sequence[Piece] | None) -> None:
        """Note which pieces a surface shows; None if something else lies over the picture."""
        self._target = target
        self._shown = None if pieces is None else {piece.key: piece.box for piece in pieces}
        self._known = {None, *(piece.what for piece in pieces or ())}

    def grows(self, pieces: Sequence[Piece]) -> bool:
        """Return whether a piece is drawn for the first time; that takes longer."""
        if self._shown is None:
            return False
        return len(pieces) > len(self._shown) or any(p.what not in self._known for p in pieces)

    def draw_again(
        self,
        target: pygame.Surface,
        still: pygame.Surface,
        pieces: Sequence[Piece],
        mended: Sequence[pygame.Rect] | None,
    ) -> list[pygame.Rect] | None:
        """Draw the still picture and the pieces over the last picture.

        `mended` is where the still picture has changed since, or None for everywhere. Return where
        the picture may have changed, or None for everywhere.
        """
        before = self._shown if self._target is target else None
        self.keep(target, pieces)
        touched = None
        if before is not None and mended is not None:
            touched = _touched(before, pieces, mended, target.get_rect())
        if touched is None:
            target.blit(still, (0, 0))
            for piece in pieces:
                piece.draw(target)
            return None
        for box in touched:
            target.set_clip(box)
            target.blit(still, box, box)
            for piece in pieces:
                if piece.box.colliderect(box):
                    piece.draw(target)
        target.set_clip(None)
        return touched


def _touched(
    before: dict[Hashable, pygame.Rect],
    pieces: Sequence[Piece],
    mended: Sequence[pygame.Rect],
    window: pygame.Rect,
) -> list[pygame.Rect] | None:
    """Return where the picture changes, or None if that is nearly everywhere."""
    now = {piece.key: piece.box for piece in pieces}
    if [key for key in before if key in now] != [key for key in now if key in before]:
        # one lies on top of the other that was below it
        return None
    boxes = [*mended]
    boxes += [box for key, box in before.items() if key not in now]
    boxes += [box for key, box in now.items() if key not in before]
    found: list[pygame.Rect] = []
    for box in boxes:
        _join(found, box.clip(window))
    if sum(map(_area, found)) > MOST * _area(window):
        return None
    return found


def _join(found: list[pygame.Rect], box: pygame.Rect) -> None:
    """Add a box, together with those with which it fills hardly more than the two of them."""
    if not box.width or not box.height:
        return
    area = _area(box)
    for other in found:
        both = box.union(other)
        if both.width * both.height <= area + other.width * other.height:
            found.remove(other)
            _join(found, both)
            return
    found.append(box)


def _area(box: pygame.Rect) -> int:
    return box.width * box.height
