"""The first picture: the water and the game's name, shown while everything else is loaded."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera import paths

if TYPE_CHECKING:
    from ecosfera.ui.app.window import Window

DEPTHS: Final = ((92, 195, 206), (20, 112, 140), (7, 48, 78))
"""Water from the surface down."""
BACKDROP: Final = "scenes/menu"
"""The picture behind the menu, by far the largest that its first frame needs."""
BACKDROP_FOCUS: Final = (0.62, 0.5)
"""What of it stays in sight in windows of another shape."""


def greet(window: Window) -> None:
    """Show the water, and the game's name on it."""
    surface = window.surface
    width, height = surface.get_size()
    column = pygame.Surface((1, len(DEPTHS)))
    for y, tone in enumerate(DEPTHS):
        column.set_at((0, y), tone)
    pygame.transform.scale(
        pygame.transform.smoothscale(column, (1, height)), (width, height), surface
    )
    try:
        title = pygame.image.load(paths.assets() / "art" / "app" / "title.small.png")
    except (FileNotFoundError, pygame.error):
        title = pygame.Surface((1, 1), pygame.SRCALPHA)
    high = height * 3 // 10
    wide = title.get_width() * high // title.get_height()
    title = pygame.transform.smoothscale(title, (wide, high))
    surface.blit(title, title.get_rect(center=(width // 2, height * 2 // 5)))
    window.show()


class Backdrop(Thread):
    """Makes the picture behind the menu while the rest of the program is imported."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(daemon=True)
        self.size = size
        self._made: pygame.Surface | None = None
        self.start()

    def run(self) -> None:
        """Read it and scale it; a fault is met by whoever loads it as any other picture."""
        from ecosfera.ui.draw.pictures import filling  # noqa: PLC0415 (after the first picture)

        try:
            found = pygame.image.load(paths.assets() / "art" / f"{BACKDROP}.webp")
            self._made = filling(found, self.size, BACKDROP_FOCUS).convert()
        except (OSError, pygame.error):
            return

    def take(self) -> pygame.Surface | None:
        """The picture, or none if it could not be made."""
        self.join()
        return self._made
