"""What is drawn on: the window, or a surface that nobody sees."""

from __future__ import annotations

import contextlib
import os
import warnings
from typing import TYPE_CHECKING, Final, Protocol

import pygame

from ecosfera.app.launch_options import SMALLEST_WINDOW

if TYPE_CHECKING:
    from pathlib import Path

SIZES: Final = (
    (1920, 1080),
    (1600, 900),
    (1366, 768),
    (1280, 720),
    (1280, 700),
    (1152, 648),
    SMALLEST_WINDOW,
)
"""Sizes of a window that nobody chose; the largest that leaves room for the desktop's bars."""


UNSEEN: Final = frozenset({"offscreen", "dummy", "evdev"})
"""Drivers that draw where nobody looks; SDL takes one of them where there is no display."""


def open_display() -> str:
    """Open the display; its driver. Raises `pygame.error` if there is none to be seen.

    One that is not seen must be asked for, in SDL_VIDEODRIVER.
    """
    pygame.display.init()
    driver = pygame.display.get_driver()
    if driver in UNSEEN and driver not in os.environ.get("SDL_VIDEODRIVER", "").split(","):
        pygame.display.quit()
        raise pygame.error("No available video device")
    return driver


class Canvas(Protocol):
    """Something to draw on."""

    @property
    def surface(self) -> pygame.Surface:
        """The surface scenes draw on; never smaller than the smallest window."""
        ...

    def resized(self, size: tuple[int, int]) -> None:
        """The window has this size now."""
        ...

    def place(self, point: tuple[int, int]) -> tuple[int, int]:
        """A point of the window on the surface."""
        ...

    def show(self) -> None:
        """Show what was drawn."""
        ...

    def full(self, *, on: bool, window: tuple[int, int] | None) -> None:
        """Fill the whole display without a frame, or be a window again."""
        ...


class Offscreen:
    """A surface in memory: for pilots, tests and `shots`."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.surface = pygame.Surface(size)
        self.shown = 0
        """How many pictures were shown."""

    def resized(self, size: tuple[int, int]) -> None:
        """Take another size."""
        self.surface = pygame.Surface(_at_least(size))

    def place(self, point: tuple[int, int]) -> tuple[int, int]:
        """The same point."""
        return point

    def show(self) -> None:
        """Count."""
        self.shown += 1

    def full(self, *, on: bool, window: tuple[int, int] | None) -> None:
        """There is no display to fill."""


class Window:
    """The program's window. One smaller than the smallest shows a shrunken picture."""

    def __init__(
        self, size: tuple[int, int] | None, title: str, icon: Path, *, fullscreen: bool
    ) -> None:
        with contextlib.suppress(FileNotFoundError, pygame.error):
            pygame.display.set_icon(pygame.image.load(icon))
        pygame.display.set_caption(title)
        self._open(size, fullscreen=fullscreen)

    def _open(self, size: tuple[int, int] | None, *, fullscreen: bool) -> None:
        with warnings.catch_warnings():
            # pygame warns where the system gives a window another size; `_fit` copes with any
            warnings.simplefilter("ignore", RuntimeWarning)
            if fullscreen:
                self._window = pygame.display.set_mode(display_size(), pygame.FULLSCREEN)
            else:
                wanted = size or fitting(display_size())
                self._window = pygame.display.set_mode(wanted, pygame.RESIZABLE)
                if self._window.get_size() != wanted:
                    # coming back from the full screen the size is taken only the second time
                    self._window = pygame.display.set_mode(wanted, pygame.RESIZABLE)
        self._fit()

    def _fit(self) -> None:
        size = self._window.get_size()
        wanted = _at_least(size)
        self.surface = self._window if wanted == size else pygame.Surface(wanted)

    def resized(self, size: tuple[int, int]) -> None:
        """The window has another size; its surface is new."""
        del size
        window = pygame.display.get_surface()
        if window is not None:
            self._window = window
            self._fit()

    def place(self, point: tuple[int, int]) -> tuple[int, int]:
        """A point of the window on the surface."""
        if self.surface is self._window:
            return point
        wide, high = self._window.get_size()
        return (
            point[0] * self.surface.get_width() // max(1, wide),
            point[1] * self.surface.get_height() // max(1, high),
        )

    def show(self) -> None:
        """Bring the picture to the display."""
        if self.surface is not self._window:
            pygame.transform.smoothscale(self.surface, self._window.get_size(), self._window)
        pygame.display.flip()

    def full(self, *, on: bool, window: tuple[int, int] | None) -> None:
        """Fill the display, or be a window of this size again."""
        self._open(window, fullscreen=on)


def _at_least(size: tuple[int, int]) -> tuple[int, int]:
    """The size, but no side below that of the smallest window."""
    return max(size[0], SMALLEST_WINDOW[0]), max(size[1], SMALLEST_WINDOW[1])


def display_size() -> tuple[int, int]:
    """The size of the display, or a usual one if nobody knows."""
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes and min(sizes[0]) > 0 else (1366, 768)


def fitting(desktop: tuple[int, int]) -> tuple[int, int]:
    """The size of a new window on such a desktop."""
    for size in SIZES:
        if size[0] <= desktop[0] and size[1] <= desktop[1] * 0.93:
            return size
    return SMALLEST_WINDOW
