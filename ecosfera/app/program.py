"""The program behind the window: scenes, sound, screen reader and voice.

Imported after the splash screen, and once for all, so nothing here waits any longer.
"""

from __future__ import annotations

import atexit
import contextlib
import sys
import time
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera import paths
from ecosfera.app.classroom_policy import with_launch_options
from ecosfera.app.faults import log_fault
from ecosfera.app.flow import Flow
from ecosfera.app.memory_tuning import resume_collection, return_large_blocks
from ecosfera.games import all_games
from ecosfera.ui.app.app import App
from ecosfera.ui.app.screen_reader import ScreenReader, system_adapter
from ecosfera.ui.app.splash import BACKDROP, BACKDROP_FOCUS, TITLE
from ecosfera.ui.app.window import NoWindowError, display_size
from ecosfera.ui.context import UiContext
from ecosfera.ui.draw.metrics import Metrics
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.text import Text
from ecosfera.ui.settings import SettingsFile
from ecosfera.ui.sound import SoundBank, Sounds
from ecosfera.ui.speech import speak
from ecosfera.words import Words, languages, system_language

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ecosfera.app.launch_options import LaunchOptions
    from ecosfera.app.lesson import Lesson
    from ecosfera.paths import UserFolders
    from ecosfera.ui.app.screen_reader import TreeAdapter
    from ecosfera.ui.app.splash import MenuPictures
    from ecosfera.ui.app.window import Window
    from ecosfera.ui.settings import Settings

SHARE: Final = 0.001
"""Seconds after which a thread that saves or composes lets the loop go on with its frame."""


def fill(
    window: Window,
    menu_pictures: MenuPictures,
    folders: UserFolders,
    file: SettingsFile,
    settings: Settings,
    options: LaunchOptions,
    lesson: Lesson | None,
) -> Flow:
    """Create everything behind the window, and the first scene."""
    pygame.font.init()
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
        context.narrator.listeners.append(speak)
    app = App(context, window, load_words, all_games.menu(all_games.DEFAULT).intents)
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
    resume_collection()
    app.chores.insert(0, return_large_blocks)
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


def sounds_of_all_games() -> SoundBank:
    """Return the sounds of all games; of the loops, those of the default game."""
    banks = [all_games.menu(game_id).sound_bank for game_id in all_games.ids()]
    cues = dict.fromkeys(cue for bank in banks for cue in bank.cues)
    variants = {cue: count for bank in banks for cue, count in bank.variants.items()}
    default = all_games.menu(all_games.DEFAULT).sound_bank
    return default._replace(cues=tuple(cues), variants=variants)


def turn_sound_on(app: App, log: Path) -> None:
    """Turn sound on; if that fails, write the reason to the log."""
    sounds = Sounds(
        paths.assets() / "sound",
        sounds_of_all_games(),
        lambda error: log_fault(log, error),
    )
    app.on_sound_changed, app.on_hidden, app.advance_sound = (
        sounds.apply,
        sounds.hide,
        sounds.advance,
    )
    app.context.sound, app.context.blend_ambience = sounds.play, sounds.blend
    app.context.play_music = sounds.play_music

    def follow() -> None:
        sounds.use_ambience(wanted=app.context.has_sea)

    app.context.sea_changed = follow
    sounds.hide(not pygame.display.get_active())
    follow()
    sounds.apply(app.context.settings)
    app.chores.extend(sounds.chores())


def find_voice(app: App) -> None:
    """Let the voice of the system, if it has one, read aloud whatever the settings say."""
    from ecosfera.ui.voice import ReadAloud, system_voice  # noqa: PLC0415 (after the first frame)

    voice, context = system_voice(), app.context
    if voice is None:
        return
    context.can_read_aloud = True
    aloud = ReadAloud(voice, lambda: context.settings.read_aloud, lambda: context.words.lang)
    for sentence in context.narrator.recent:
        aloud.say(sentence)
    context.narrator.listeners.append(aloud.say)
    app.on_press = aloud.silence
    atexit.register(aloud.close)


def early_adapter(log: Path) -> TreeAdapter | None:
    """Return the adapter for screen readers, made on a window that is not visible yet."""
    return system_adapter(partial(log_fault, log))


def connect_reader(app: App, log: Path, early: list[TreeAdapter | None]) -> None:
    """Connect the program to screen readers; if that fails, write the reason to the log."""
    failed = partial(log_fault, log)
    adapter = early[0] if early else system_adapter(failed)
    if adapter is not None:
        app.reader = ScreenReader(app.stack, pygame.display.get_caption()[0], adapter, failed)
        app.reader.window_focused(focused=pygame.key.get_focused())
        size = app.canvas.surface.get_size()
        app.reader.window_placed(pygame.display.get_window_position(), size)
        app.context.narrator.listeners.append(app.reader.say)


def why_not_started(error: Exception, reason: str, options: LaunchOptions) -> str:
    """Log why the program could not start, and return a message for the user."""
    folders = paths.user_folders(options.data_dir)
    settings = with_launch_options(
        SettingsFile(folders.settings_file, all_games.moved_settings()).peek(), options
    )
    words = load_words(settings.language)
    if isinstance(error, NoWindowError):
        return words("common.no-window", reason=error)
    file = log_fault(folders.log_file, error)
    message = words("common.no-start", reason=reason)
    where = words("common.log-here", file=file) if file else words("common.log-lost")
    return f"{message}\n{where}"


def load_words(language: str, known: Sequence[str] = ()) -> Words:
    """Return the words of a language, or of the system's language for an empty code.

    `known` are the codes of all languages, if they have been looked for already.
    """
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
