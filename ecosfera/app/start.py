"""Start the program: from the options to a window with the menu, then everything else."""

from __future__ import annotations

import contextlib
import sys
import time
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera import paths
from ecosfera.app.launch_settings import settings_as_asked
from ecosfera.games import all_games
from ecosfera.ui.app.splash import BACKDROP, BACKDROP_FOCUS, TITLE, MenuPictures, show_splash
from ecosfera.ui.app.window import Window, display_size, open_display
from ecosfera.ui.settings import Settings, SettingsFile

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from ecosfera.app.flow import Flow
    from ecosfera.app.launch_options import LaunchOptions
    from ecosfera.app.lesson import Lesson
    from ecosfera.paths import UserFolders
    from ecosfera.ui.app.app import App
    from ecosfera.ui.app.screen_reader import TreeAdapter
    from ecosfera.words import Words


WINDOW_TITLE: Final = "Ecosfera Baltica"
MADE_UNSEEN: Final = sys.platform in {"win32", "darwin"}
"""Whether the window must not be visible yet when screen readers are connected."""
SHARE: Final = 0.001
"""Seconds after which a thread that saves or composes lets the loop go on with its frame."""


class NoWindowError(RuntimeError):
    """No window could be opened; the message is meant for the user."""


def start(options: LaunchOptions, seen: Callable[[], None] = lambda: None) -> Flow:
    """Return the program with its first scene drawn; call `seen` after the first picture."""
    folders = paths.user_folders(options.data_dir)
    lesson = None
    if options.classroom is not None and options.classroom.wipe:
        from ecosfera.app.lesson import Lesson  # noqa: PLC0415 (most have no classroom)

        lesson = Lesson(folders.data)
        folders = lesson.folders
    file = SettingsFile(folders.settings_file, all_games.moved_settings())
    settings = settings_as_asked(file.peek(), options)
    made_early: list[TreeAdapter | None] = []
    early = partial(_adapter_early, made_early, folders.log_file) if MADE_UNSEEN else None
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
        words = load_words(settings.language)
        raise NoWindowError(words("common.no-window", reason=error)) from error
    show_splash(window)
    seen()
    flow = fill(window, folders, file, settings, options, lesson)
    flow.app.chores.append(partial(connect_reader, flow.app, folders.log_file, made_early))
    flow.app.chores.append(partial(find_voice, flow.app))
    return flow


def find_voice(app: App) -> None:
    """Let the voice of the system, if it has one, read aloud whatever the settings say."""
    import atexit  # noqa: PLC0415 (when all else is there)

    from ecosfera.ui.voice.read_aloud import ReadAloud  # noqa: PLC0415
    from ecosfera.ui.voice.system_voice import system_voice  # noqa: PLC0415

    voice, context = system_voice(), app.context
    if voice is None:
        return
    context.can_read_aloud = True
    aloud = ReadAloud(voice, lambda: context.settings.read_aloud, lambda: context.words.lang)
    for sentence in context.narrator.recent:
        aloud.say(sentence)
    context.narrator.listeners.append(aloud.say)
    app.hush = aloud.silence
    atexit.register(aloud.close)


def _adapter_early(found: list[TreeAdapter | None], log: Path) -> None:
    """Make the adapter for screen readers on a window that is not visible yet."""
    from ecosfera.app.faults import log_fault  # noqa: PLC0415 (only on some systems)
    from ecosfera.ui.app.screen_reader import system_adapter  # noqa: PLC0415

    found.append(system_adapter(partial(log_fault, log)))


def connect_reader(app: App, log: Path, early: list[TreeAdapter | None]) -> None:
    """Connect the program to screen readers; if that fails, write the reason to the log."""
    from ecosfera.app.faults import log_fault  # noqa: PLC0415 (when all else is there)
    from ecosfera.ui.app.screen_reader import ScreenReader, system_adapter  # noqa: PLC0415

    failed = partial(log_fault, log)
    adapter = early[0] if early else system_adapter(failed)
    if adapter is not None:
        app.reader = ScreenReader(app.stack, WINDOW_TITLE, adapter, failed)
        app.reader.window_focused(focused=pygame.key.get_focused())
        size = app.canvas.surface.get_size()
        app.reader.window_placed(pygame.display.get_window_position(), size)
        app.context.narrator.listeners.append(app.reader.say)


def fill(
    window: Window,
    folders: UserFolders,
    file: SettingsFile,
    settings: Settings,
    options: LaunchOptions,
    lesson: Lesson | None,
) -> Flow:
    """Create everything behind the window, and the first scene."""
    menu_pictures = MenuPictures(window.surface.get_size())

    # Imported here, so that the first picture does not wait for it.
    from ecosfera.app import memory_tuning  # noqa: PLC0415
    from ecosfera.app.flow import Flow  # noqa: PLC0415
    from ecosfera.ui.app.app import App  # noqa: PLC0415
    from ecosfera.ui.context import UiContext  # noqa: PLC0415
    from ecosfera.ui.draw.metrics import Metrics  # noqa: PLC0415
    from ecosfera.ui.draw.pictures import Pictures  # noqa: PLC0415
    from ecosfera.ui.draw.text import Text  # noqa: PLC0415
    from ecosfera.words import languages  # noqa: PLC0415

    pygame.font.init()
    screens = all_games.screens(all_games.DEFAULT)
    known = languages(paths.locales())
    context = UiContext(
        text=Text(paths.assets() / "fonts"),
        pictures=Pictures(paths.art(all_games.DEFAULT)),
        words=load_words(settings.language, known),
        settings=settings,
        languages=known,
        metrics=Metrics(*window.surface.get_size(), settings.scale),
        desktop=display_size(),
    )
    pictures = context.pictures
    pictures.expect(
        BACKDROP,
        menu_pictures.size,
        BACKDROP_FOCUS,
        menu_pictures.backdrop,
        lambda: menu_pictures.loaded,
    )
    pictures.expect_file(TITLE, menu_pictures.title)
    if options.narrate:
        from ecosfera.ui.speech import speak  # noqa: PLC0415 (seldom)

        context.narrator.listeners.append(speak)
    app = App(context, window, load_words, screens.intents)
    app.apply(settings)
    flow = Flow(app, folders, file, options, time.monotonic, lesson)
    flow.rested = partial(turn_sound_on, app, folders.log_file)
    flow.begin()
    if not flow.in_menu:
        pictures.forget_expected()
    with pictures.only_ready() if flow.in_menu else contextlib.nullcontext():
        app.step([], 0.0)
    pygame.key.set_repeat(420, 40)
    sys.setswitchinterval(SHARE)
    memory_tuning.resume_collection()
    app.chores.insert(0, memory_tuning.settle)
    draw_again(app)
    if not menu_pictures.loaded:
        app.chores.insert(1, partial(show_backdrop, app, menu_pictures))
    app.chores.append(app.gamepads.start)
    return flow


def draw_again(app: App) -> None:
    """Draw all scenes in the next frame."""
    for scene in app.stack.scenes:
        scene.dirty = True


def show_backdrop(app: App, menu_pictures: MenuPictures) -> None:
    """Draw the menu again as soon as its backdrop is loaded."""
    if menu_pictures.loaded:
        draw_again(app)
    else:
        app.chores.insert(1, partial(show_backdrop, app, menu_pictures))


def turn_sound_on(app: App, log: Path) -> None:
    """Turn sound on; if that fails, write the reason to the log."""
    from ecosfera.app.faults import log_fault  # noqa: PLC0415 (when all else is there)
    from ecosfera.ui.sound import Sounds  # noqa: PLC0415

    sounds = Sounds(
        paths.assets() / "sound",
        all_games.screens(all_games.DEFAULT).sound_bank,
        lambda error: log_fault(log, error),
    )
    app.listen, app.hide, app.advance_sound = sounds.apply, sounds.hide, sounds.advance
    app.context.sound, app.context.blend_ambience = sounds.play, sounds.blend
    sounds.hide(not pygame.display.get_active())
    sounds.apply(app.context.settings)
    app.chores.extend(sounds.chores())


def why_not_started(error: Exception, reason: str, options: LaunchOptions) -> str:
    """Log why the program could not start, and return a message for the user."""
    if isinstance(error, NoWindowError):
        return str(error)
    from ecosfera.app.faults import log_fault  # noqa: PLC0415 (most never need it)

    folders = paths.user_folders(options.data_dir)
    file = log_fault(folders.log_file, error)
    settings = settings_as_asked(
        SettingsFile(folders.settings_file, all_games.moved_settings()).peek(), options
    )
    words = load_words(settings.language)
    told = words("common.no-start", reason=reason)
    where = words("common.log-here", file=file) if file else words("common.log-lost")
    return f"{told}\n{where}"


def load_words(language: str, known: Sequence[str] = ()) -> Words:
    """Return the words of a language, or of the system's language for an empty code.

    `known` are the codes of all languages, if they have been looked for already.
    """
    from ecosfera.words import Words, languages, system_language  # noqa: PLC0415 (after the first picture)

    if not language:
        known = known or languages(paths.locales())
        language = system_language(preferred_locales(), known=known)
    return Words.load(language, paths.locales())


def preferred_locales() -> list[str]:
    """Return the locales that the system prefers, such as `de_AT`."""
    try:
        found = pygame.system.get_pref_locales()
    except UnicodeDecodeError:  # LANG holds bytes that are no text
        return []
    return ["_".join(filter(None, (f.get("language"), f.get("country")))) for f in found]
