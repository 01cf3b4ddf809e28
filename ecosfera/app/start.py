"""Open the window with the splash screen, then load the program behind it."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera import paths
from ecosfera.app.classroom_policy import with_launch_options
from ecosfera.app.lesson import Lesson
from ecosfera.games import all_games
from ecosfera.ui.app.splash import MenuPictures, show_splash
from ecosfera.ui.app.window import NoWindowError, Window, open_display
from ecosfera.ui.settings import SettingsFile

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ecosfera.app.flow import Flow
    from ecosfera.app.launch_options import LaunchOptions
    from ecosfera.ui.app.screen_reader import TreeAdapter

WINDOW_TITLE: Final = "Ecosfera Baltica"
MADE_UNSEEN: Final = sys.platform in {"win32", "darwin"}
"""Whether the window must not be visible yet when screen readers are connected."""


def start(options: LaunchOptions, seen: Callable[[], None] = lambda: None) -> Flow:
    """Return the program with its first scene drawn; call `seen` after the first picture."""
    folders = paths.user_folders(options.data_dir)
    lesson = None
    if options.classroom is not None and options.classroom.wipe:
        lesson = Lesson(folders.data)
        folders = lesson.folders
    file = SettingsFile(folders.settings_file, all_games.moved_settings())
    settings = with_launch_options(file.peek(), options)
    early_adapters: list[TreeAdapter | None] = []
    early = partial(_adapter_early, early_adapters, folders.log_file) if MADE_UNSEEN else None
    try:
        open_display()
        window = Window(
            settings.window,
            WINDOW_TITLE,
            paths.assets() / "art" / "app" / "icon_small.png",
            fullscreen=settings.fullscreen,
            unseen=early,
        )
    except pygame.error as error:
        raise NoWindowError(str(error)) from error
    show_splash(window)
    seen()
    menu_pictures = MenuPictures(window.surface.get_size())
    from ecosfera.app import program  # noqa: PLC0415 (70 ms: the splash screen needs none of it)

    flow = program.fill(window, menu_pictures, folders, file, settings, options, lesson)
    flow.app.chores.append(
        partial(program.connect_reader, flow.app, folders.log_file, early_adapters)
    )
    flow.app.chores.append(partial(program.find_voice, flow.app))
    return flow


def _adapter_early(found: list[TreeAdapter | None], log: Path) -> None:
    """Make the adapter for screen readers on a window that is not visible yet."""
    from ecosfera.app.program import early_adapter  # noqa: PLC0415 (as above; not on Linux)

    found.append(early_adapter(log))
