"""The splash screen: water and the game's title, shown while the program loads."""

from __future__ import annotations

import contextlib
from threading import Event, Thread
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera import paths
from ecosfera.ui.draw.pictures import filling

if TYPE_CHECKING:
    from ecosfera.ui.app.window import Window

DEPTHS: Final = ((92, 195, 206), (20, 112, 140), (7, 48, 78))
"""Colours of the water from the surface down."""
BACKDROP: Final = "scenes/menu"
"""The picture behind the menu, the largest one its first frame needs."""
BACKDROP_FOCUS: Final = (0.62, 0.5)
"""The point of it, as fractions, that stays visible in windows of another shape."""
TITLE: Final = "app/title"
"""The picture of the game's title."""


def show_splash(window: Window) -> None:
    """Show the splash screen."""
    surface = window.surface
    width, height = surface.get_size()
    draw_water(surface)
    title = _loaded(f"{TITLE}.small.png") or pygame.Surface((1, 1), pygame.SRCALPHA)
    high = height * 3 // 10
    wide = title.get_width() * high // title.get_height()
    # in the format of the window, it is drawn ten times as fast
    title = pygame.transform.smoothscale(title, (wide, high)).convert_alpha()
    surface.blit(title, title.get_rect(center=(width // 2, height * 2 // 5)))
    window.show()


def draw_water(target: pygame.Surface) -> None:
    """Fill a surface with the water of the splash screen."""
    column = pygame.Surface((1, len(DEPTHS)))
    for y, tone in enumerate(DEPTHS):
        column.set_at((0, y), tone)
    width, height = target.get_size()
    pygame.transform.scale(
        pygame.transform.smoothscale(column, (1, height)), (width, height), target
    )


class MenuPictures(Thread):
    """A thread that loads the large pictures of the menu while the program imports its modules.

    After an error the menu loads the picture again like any other.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(daemon=True)
        self.size = size
        """The size of the window."""
        self._backdrop: pygame.Surface | None = None
        self._title: pygame.Surface | None = None
        self._title_loaded = Event()
        self.start()

    def run(self) -> None:
        """Load both pictures and scale the backdrop."""
        self._title = _loaded(f"{TITLE}.png")
        self._title_loaded.set()
        found = _loaded(f"{BACKDROP}.webp")
        if found is not None:
            with contextlib.suppress(pygame.error):
                self._backdrop = filling(found, self.size, BACKDROP_FOCUS).convert()

    @property
    def loaded(self) -> bool:
        """Return whether nobody has to wait any more."""
        return not self.is_alive()

    def backdrop(self) -> pygame.Surface | None:
        """Wait for the backdrop and hand it over, or return None if it could not be loaded."""
        self.join()
        found, self._backdrop = self._backdrop, None
        return found

    def title(self) -> pygame.Surface | None:
        """Wait for the title's file and hand it over, or return None if it could not be loaded."""
        self._title_loaded.wait()
        found, self._title = self._title, None
        return found


def _loaded(name: str) -> pygame.Surface | None:
    """Return a picture's file as it is, or None if it could not be loaded."""
    try:
        return pygame.image.load(paths.assets() / "art" / name)
    except (OSError, pygame.error):
        return None
