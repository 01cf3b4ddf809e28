"""From the command line's options to a window with the menu in it, in the order of QUALITY."""

from __future__ import annotations

import sys
import time
from threading import Thread
from typing import TYPE_CHECKING

import pygame

from ecosfera import paths
from ecosfera.screen.asked import settings_as_asked
from ecosfera.screen.settings import Settings, SettingsFile
from ecosfera.screen.window import Window, open_display

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ecosfera.launch import LaunchOptions
    from ecosfera.paths import UserFolders
    from ecosfera.screen.flow import Flow
    from ecosfera.words import Words

DEPTHS = ((92, 195, 206), (20, 112, 140), (7, 48, 78))
"""Water from the surface down: the first picture, before anything else is loaded."""


FIRST_PICTURE = "scenes/menu"
"""The largest picture of the first scene."""


class Reading(Thread):
    """Reads a picture's file while the rest of the program is imported."""

    def __init__(self, path: Path) -> None:
        super().__init__(daemon=True)
        self._path = path
        self._found: pygame.Surface | None = None
        self.start()

    def run(self) -> None:
        """Read it; whoever takes it meets what is wrong with it."""
        try:
            self._found = pygame.image.load(self._path)
        except (OSError, pygame.error):
            return

    def take(self) -> pygame.Surface:
        """What was read. Raises `pygame.error` or `OSError` if it cannot be read."""
        self.join()
        return self._found or pygame.image.load(self._path)


class NoWindowError(RuntimeError):
    """No window could be opened; the text says so to the user."""


def start(options: LaunchOptions, seen: Callable[[], None] = lambda: None) -> Flow:
    """A program whose first scene is on the stack and drawn; `seen` hears of the first picture."""
    folders = paths.user_folders(options.data_dir)
    if options.classroom is not None:
        from ecosfera.screen import room  # noqa: PLC0415 (most have none)

        folders = room.folders(options.classroom, folders)
    file = SettingsFile(folders.settings_file)
    settings = settings_as_asked(file.peek(), options)
    try:
        open_display()
        window = Window(
            settings.window,
            "Ecosfera Baltica",
            paths.assets() / "art" / "app" / "icon.png",
            fullscreen=settings.fullscreen,
        )
    except pygame.error as error:
        words = load_words(settings.language)
        raise NoWindowError(words("common.no-window", reason=error)) from error
    reading = Reading(paths.assets() / "art" / f"{FIRST_PICTURE}.webp")
    greet(window)
    seen()
    return fill(window, folders, file, settings, options, reading)


def greet(window: Window) -> None:
    """Show something while the rest of the program is loaded: the water, and the game's name."""
    surface = window.surface
    width, height = surface.get_size()
    column = pygame.Surface((1, len(DEPTHS)))
    for y, tone in enumerate(DEPTHS):
        column.set_at((0, y), tone)
    pygame.transform.scale(
        pygame.transform.smoothscale(column, (1, height)), (width, height), surface
    )
    try:
        title = pygame.image.load(paths.assets() / "art" / "app" / "title.png")
    except (FileNotFoundError, pygame.error):
        title = pygame.Surface((1, 1), pygame.SRCALPHA)
    high = height * 3 // 10
    wide = title.get_width() * high // title.get_height()
    title = pygame.transform.smoothscale(title, (wide, high))
    surface.blit(title, title.get_rect(center=(width // 2, height * 2 // 5)))
    window.show()


def fill(
    window: Window,
    folders: UserFolders,
    file: SettingsFile,
    settings: Settings,
    options: LaunchOptions,
    reading: Reading,
) -> Flow:
    """Everything behind the window, and the first scene in it."""
    # all of this is imported only now, so that the first picture need not wait for it
    from ecosfera.screen import allocator  # noqa: PLC0415
    from ecosfera.screen.flow import Flow  # noqa: PLC0415
    from ecosfera.screen.kit import Kit  # noqa: PLC0415
    from ecosfera.screen.pictures import Pictures  # noqa: PLC0415
    from ecosfera.screen.program import App  # noqa: PLC0415
    from ecosfera.screen.skin import Metrics  # noqa: PLC0415
    from ecosfera.screen.text import Text  # noqa: PLC0415
    from ecosfera.words import languages  # noqa: PLC0415

    pygame.font.init()
    kit = Kit(
        text=Text(paths.assets() / "fonts"),
        pictures=Pictures(paths.assets() / "art"),
        words=load_words(settings.language),
        settings=settings,
        languages=languages(paths.locales()),
        metrics=Metrics(*window.surface.get_size(), settings.scale),
    )
    kit.pictures.expect(FIRST_PICTURE, reading.take)
    if options.narrate:
        kit.say = speak
    app = App(kit, window, load_words)
    app.apply(settings)
    flow = Flow(app, folders, file, options, time.monotonic)
    flow.begin()
    app.step([], 0.0)
    pygame.key.set_repeat(420, 40)
    app.chores.insert(0, allocator.settle)
    app.chores.append(app.gamepads.start)
    return flow


def load_words(language: str) -> Words:
    """The words of a language; of the system's for an empty code."""
    from ecosfera.words import (  # noqa: PLC0415 (after the first picture)
        Words,
        languages,
        system_language,
    )

    known = languages(paths.locales())
    code = language or system_language(preferred_locales(), known=known)
    return Words.load(code, paths.locales())


def preferred_locales() -> list[str]:
    """What the system would like, as `de_AT`."""
    found = pygame.system.get_pref_locales()
    return ["_".join(filter(None, (f.get("language"), f.get("country")))) for f in found]


def speak(sentence: str) -> None:
    """Write a sentence for a program that speaks it; nobody listening is no fault."""
    from ecosfera.screen.breaking import shown  # noqa: PLC0415 (after the first picture)

    try:
        # a line each, of plain letters and spaces: what listens need not know others
        sys.stdout.write(" ".join(shown(sentence).split()) + "\n")
        sys.stdout.flush()
    except (OSError, ValueError):
        return
