"""The splash screen: water and the game's title, shown while the program loads."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera import paths

if TYPE_CHECKING:
    from ecosfera.ui.app.window import Window

DEPTHS: Final = ((92, 195, 206), (20, 112, 140), (7, 48, 78))
"""Colours of the water from the surface down."""
BACKDROP: Final = "scenes/menu"
"""The picture behind the menu, the largest one its first frame needs."""
BACKDROP_FOCUS: Final = (0.62, 0.5)
"""The point of it, as fractions, that stays visible in windows of another shape."""


def show_splash(window: Window) -> None:
    """Show the splash screen."""
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


class BackdropLoader(Thread):
    """A thread that loads the picture behind the menu while the program imports its modules."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(daemon=True)
        self.size = size
        self._made: pygame.Surface | None = None
        self.start()

    def run(self) -> None:
        """Load and scale the picture.

        On an error the menu loads it again like any other picture.
        """
        from ecosfera.ui.draw.pictures import filling  # noqa: PLC0415 (after the first picture)

        try:
            found = pygame.image.load(paths.assets() / "art" / f"{BACKDROP}.webp")
            self._made = filling(found, self.size, BACKDROP_FOCUS).convert()
        except (OSError, pygame.error):
            return

    def take(self) -> pygame.Surface | None:
        """Wait for the picture and return it, or None if it could not be loaded."""
        self.join()
        return self._made
