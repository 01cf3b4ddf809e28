"""From the command line's options to a window with the menu in it, in the order of QUALITY."""

from __future__ import annotations

import sys
import time
from functools import partial
from typing import TYPE_CHECKING

import pygame

from ecosfera import paths
from ecosfera.screen.asked import settings_as_asked
from ecosfera.screen.greeting import BACKDROP, BACKDROP_FOCUS, Backdrop, greet
from ecosfera.screen.settings import Settings, SettingsFile
from ecosfera.screen.window import Window, open_display

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ecosfera.launch import LaunchOptions
    from ecosfera.paths import UserFolders
    from ecosfera.screen.flow import Flow
    from ecosfera.screen.program import App
    from ecosfera.words import Words


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
            paths.assets() / "art" / "app" / "icon_small.png",
            fullscreen=settings.fullscreen,
        )
    except pygame.error as error:
        words = load_words(settings.language)
        raise NoWindowError(words("common.no-window", reason=error)) from error
    greet(window)
    seen()
    return fill(window, folders, file, settings, options)


def fill(
    window: Window,
    folders: UserFolders,
    file: SettingsFile,
    settings: Settings,
    options: LaunchOptions,
) -> Flow:
    """Everything behind the window, and the first scene in it."""
    # all of this is imported only now, so that the first picture need not wait for it
    from ecosfera.screen.pictures import Pictures  # noqa: PLC0415 (the backdrop needs it)

    backdrop = Backdrop(window.surface.get_size())

    from ecosfera.screen import allocator  # noqa: PLC0415
    from ecosfera.screen.flow import Flow  # noqa: PLC0415
    from ecosfera.screen.kit import Kit  # noqa: PLC0415
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
    kit.pictures.expect(BACKDROP, backdrop.size, BACKDROP_FOCUS, backdrop.take)
    if options.narrate:
        kit.say = speak
    app = App(kit, window, load_words)
    app.apply(settings)
    flow = Flow(app, folders, file, options, time.monotonic)
    flow.rested = partial(hear, app, folders.log_file)
    flow.begin()
    app.step([], 0.0)
    pygame.key.set_repeat(420, 40)
    app.chores.insert(0, allocator.settle)
    app.chores.append(app.gamepads.start)
    return flow


def hear(app: App, log: Path) -> None:
    """Let the program be heard from now on; why it cannot be is written to the log."""
    from ecosfera.screen.faults import write_down  # noqa: PLC0415 (when all else is there)
    from ecosfera.screen.sound import Sounds  # noqa: PLC0415

    sounds = Sounds(paths.assets() / "sound", lambda error: write_down(log, error))
    app.listen, app.hide, app.kit.sound = sounds.apply, sounds.hide, sounds.play
    sounds.hide(not pygame.display.get_active())
    sounds.apply(app.kit.settings)
    app.chores.extend(sounds.chores())


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
