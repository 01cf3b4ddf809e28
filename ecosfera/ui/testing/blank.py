"""Pictures with nothing on them, for tests that ask only what fits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.shapes import clear

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    import pygame

    from ecosfera.ui.draw.theme import Colour


class BlankPictures(Pictures):
    """Transparent pictures of the right sizes: each file is decoded once, for its size."""

    def __init__(self, folders: Sequence[Path]) -> None:
        super().__init__(folders)
        self._sizes: dict[str, tuple[int, int] | None] = {}

    def natural(self, name: str) -> tuple[int, int] | None:
        """Return the size of the picture's file, or None if it does not exist."""
        if name not in self._sizes:
            self._sizes[name] = super().natural(name)
        return self._sizes[name]

    def _fill(
        self, name: str, size: tuple[int, int], focus: tuple[float, float], zoom: float = 1.0
    ) -> pygame.Surface:
        del name, focus, zoom
        return clear(size)

    def _sign(self, name: str, px: int, tint: Colour | None) -> pygame.Surface:
        del name, tint
        return clear((px, px))
