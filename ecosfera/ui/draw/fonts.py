"""The open fonts: a few sizes of each, since each takes about 200 kB."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from pathlib import Path

SIZES: Final = 5
"""Maximum number of sizes in which a font is open."""


class Fonts:
    """Opens the fonts of a folder.

    Another size takes the place of the one used longest ago, which is 40 times faster than opening
    the font again (0.03 instead of 1.1 ms): who gets a font uses it before asking for many others.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._open: dict[str, OrderedDict[int, pygame.Font]] = {}
        """The sizes of each font that are open, the one used last at the end."""
        self._damaged: set[str] = set()

    def file(self, name: str) -> Path:
        """Return the file of a font."""
        return self._folder / f"{name}.ttf"

    def get(self, name: str, size: int) -> pygame.Font:
        """Return a font; pygame's own if the file is invalid, so that the game still starts."""
        sizes = self._open.setdefault(name, OrderedDict())
        font = sizes.pop(size, None)
        if font is None:
            if len(sizes) < SIZES:
                font = self._opened(name, size)
            else:
                _, font = sizes.popitem(last=False)
                if name in self._damaged:  # its sizes are other ones than those of pygame's own
                    font = self._opened(name, size)
                else:
                    font.set_point_size(size)
        sizes[size] = font
        return font

    def clear(self) -> None:
        """Close all fonts."""
        self._open.clear()

    def _opened(self, name: str, size: int) -> pygame.Font:
        try:
            font = pygame.Font(self.file(name), size)
            # SDL notices a truncated file only when it is used.
            font.size("x")
        except (OSError, ValueError, pygame.error):
            self._damaged.add(name)
            return pygame.Font(None, size)
        return font
