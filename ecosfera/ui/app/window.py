"""The surface that the application draws on: the window, or one in memory."""

from __future__ import annotations

import contextlib
import os
import warnings
from typing import TYPE_CHECKING, Final, Protocol

import pygame

from ecosfera.ui.draw.theme import INK
from ecosfera.ui.limits import SMALLEST_WINDOW

if TYPE_CHECKING:
    from collections.abc import Callable
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
"""Default window sizes; the largest that leaves room for the desktop's bars is used."""


HIDDEN: Final = pygame.RESIZABLE | pygame.HIDDEN
UNSEEN: Final = frozenset({"offscreen", "dummy", "evdev"})
"""Video drivers without a visible display; SDL falls back to one of them."""


def open_display() -> str:
    """Open the display and return its driver. Raise `pygame.error` if there is no visible one.

    An invisible driver is accepted if SDL_VIDEODRIVER asks for it.
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
        """Return the surface to draw on; never smaller than the smallest window."""
        ...

    def resized(self, size: tuple[int, int]) -> None:
        """Adapt to a new size of the window."""
        ...

    def stretch(self) -> None:
        """Show the picture in its present size, scaled to the window, until `resized`."""
        ...

    def place(self, point: tuple[int, int]) -> tuple[int, int]:
        """Convert a point of the window to a point of the surface."""
        ...

    def show(self, touched: list[pygame.Rect] | None = None) -> None:
        """Show what was drawn: where it may have changed, or everywhere."""
        ...

    def full(self, *, on: bool, window: tuple[int, int] | None) -> None:
        """Switch to full screen, or back to a window of this size."""
        ...


class Offscreen:
    """A surface in memory, for pilots, tests and `shots`."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.surface = pygame.Surface(size)
        self.shown = 0
        """Number of frames shown."""

    def resized(self, size: tuple[int, int]) -> None:
        """Change the size."""
        self.surface = pygame.Surface(_at_least(size))

    def stretch(self) -> None:
        """Do nothing: nobody sees it."""

    def place(self, point: tuple[int, int]) -> tuple[int, int]:
        """Return the point unchanged."""
        return point

    def show(self, touched: list[pygame.Rect] | None = None) -> None:
        """Count a frame."""
        del touched
        self.shown += 1

    def full(self, *, on: bool, window: tuple[int, int] | None) -> None:
        """Do nothing: there is no display."""


class NoWindowError(RuntimeError):
    """No window could be opened; the message is meant for the user."""


class Window:
    """The window of the program.

    Below the smallest size, and while its size changes, the picture is scaled to the window with
    its proportions kept.
    """

    def __init__(
        self,
        size: tuple[int, int] | None,
        title: str,
        icon: Path,
        *,
        fullscreen: bool,
        unseen: Callable[[], None] | None = None,
    ) -> None:
        """Open the window; call `unseen`, if given, while it cannot be seen yet."""
        with contextlib.suppress(FileNotFoundError, pygame.error):
            pygame.display.set_icon(pygame.image.load(icon))
        pygame.display.set_caption(title)
        if unseen is not None:
            pygame.display.set_mode(size or fitting(display_size()), HIDDEN)
            unseen()
        self._open(size, fullscreen=fullscreen)

    def _open(self, size: tuple[int, int] | None, *, fullscreen: bool) -> None:
        with warnings.catch_warnings():
            # pygame warns if the system chooses another size; `_fit` handles any size.
            warnings.simplefilter("ignore", RuntimeWarning)
            if fullscreen:
                self._window = pygame.display.set_mode(display_size(), pygame.FULLSCREEN)
            else:
                target = size or fitting(display_size())
                self._window = pygame.display.set_mode(target, pygame.RESIZABLE)
                if self._window.get_size() != target:
                    # After full screen, the size takes effect only on the second call.
                    self._window = pygame.display.set_mode(target, pygame.RESIZABLE)
        self._fit()

    def _fit(self) -> None:
        size = self._window.get_size()
        self._size = _at_least(size)
        self.surface = self._window if self._size == size else pygame.Surface(self._size)

    def resized(self, size: tuple[int, int]) -> None:
        """Adapt to a new size of the window."""
        del size
        window = pygame.display.get_surface()
        if window is not None:
            self._window = window
            self._fit()

    def stretch(self) -> None:
        """Show the picture in its present size, scaled to the window, until `resized`."""
        window = pygame.display.get_surface()
        if window is not None:
            self._window = window
            if self.surface is window:
                # The system has given it the new size already.
                self.surface = pygame.Surface(self._size)

    @property
    def _picture(self) -> pygame.Rect:
        """Return where the picture is shown: the whole window, or its middle."""
        whole = self._window.get_rect()
        return self.surface.get_rect().fit(whole).clip(whole)

    def place(self, point: tuple[int, int]) -> tuple[int, int]:
        """Convert a point of the window to a point of the surface."""
        if self.surface is self._window:
            return point
        picture = self._picture
        return (
            (point[0] - picture.left) * self.surface.get_width() // max(1, picture.width),
            (point[1] - picture.top) * self.surface.get_height() // max(1, picture.height),
        )

    def show(self, touched: list[pygame.Rect] | None = None) -> None:
        """Show what was drawn: where it may have changed, or everywhere."""
        if self.surface is not self._window:
            touched = None
            picture = self._picture
            if picture.size != self._window.get_size():
                self._window.fill(INK)
            where = self._window.subsurface(picture)
            pygame.transform.smoothscale(self.surface, picture.size, where)
        show_parts(touched)

    def full(self, *, on: bool, window: tuple[int, int] | None) -> None:
        """Switch to full screen, or back to a window of this size."""
        self._open(window, fullscreen=on)


def show_parts(touched: list[pygame.Rect] | None) -> None:
    """Show these parts of the display's surface, or all of it.

    The system copies as much as it is told to, which takes longer than to draw a few cards.
    """
    if touched is None:
        pygame.display.flip()
    else:
        pygame.display.update(touched)


def show_system_message(title: str, text: str) -> None:
    """Show a text in a window of the system's, if one can be seen, until it is closed.

    For faults at the start: nothing of the program is used that may be damaged itself.
    """
    seen = pygame.display.get_init() and pygame.display.get_driver() not in UNSEEN
    pygame.display.quit()
    if seen:
        with contextlib.suppress(ValueError, pygame.error):
            pygame.display.message_box(title, text, message_type="error")


def _at_least(size: tuple[int, int]) -> tuple[int, int]:
    """Return the size of the picture in a window: with its proportions, and large enough.

    In an extremely narrow or low window the picture has other proportions. Systems may report a
    width or height of 0, for example of a minimized window.
    """
    sides = tuple((least, max(1, side)) for least, side in zip(SMALLEST_WINDOW, size, strict=True))
    factor = max(1.0, *(least / side for least, side in sides))
    wide, high = (min(round(side * factor), max(side, 2 * least)) for least, side in sides)
    return wide, high


def display_size() -> tuple[int, int]:
    """Return the size of the display, or a common one if it is unknown."""
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes and min(sizes[0]) > 0 else (1366, 768)


def fitting(desktop: tuple[int, int]) -> tuple[int, int]:
    """Return the size of a new window on a desktop of this size."""
    for size in SIZES:
        if size[0] <= desktop[0] and size[1] <= desktop[1] * 0.93:
            return size
    return SMALLEST_WINDOW
