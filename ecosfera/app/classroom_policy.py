"""Apply the presets of a classroom to the program."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from ecosfera.app.erase_data import erase_user_data
from ecosfera.games import all_games
from ecosfera.paths import UserFolders

if TYPE_CHECKING:
    from ecosfera.app.classroom import Classroom
    from ecosfera.ui.app.app import App
    from ecosfera.ui.settings import Settings

LESSON: Final = "ecosfera-lesson"
"""Folder for files that are deleted at exit; other files are not touched."""


def folders(room: Classroom, usual: UserFolders) -> UserFolders:
    """Return where this session keeps its files; delete what an interrupted lesson left there."""
    if not room.wipe:
        return usual
    lesson = usual.data / LESSON
    found = UserFolders(config=lesson, data=lesson, log=lesson)
    erase_user_data(found)
    return found


def leave(room: Classroom, kept: UserFolders) -> None:
    """Delete what this session stored, if the presets say so."""
    if room.wipe:
        erase_user_data(kept)


def preset(settings: Settings, room: Classroom) -> Settings:
    """Return the settings with the presets applied."""
    wanted: dict[str, Any] = {
        "language": room.language,
        "scale": room.scale,
        "bold": room.bold,
        "motion": room.motion,
        "sound": room.sound,
        "fullscreen": room.fullscreen or room.kiosk or None,
    }
    settings = replace(settings, **{name: v for name, v in wanted.items() if v is not None})
    for key, value in room.switches.items():
        settings = settings.with_game(all_games.DEFAULT, key, value=value)
    return settings


def keep_locked(before: Settings, wanted: Settings, room: Classroom) -> Settings:
    """Return the wanted settings, with those that are locked unchanged.

    The text size is never locked, because somebody may need it to read at all. Sound is not locked
    either, unless the teacher has switched it off.
    """
    if "settings" in room.locked:
        sound = wanted.sound and room.sound is not False
        wanted = replace(before, scale=wanted.scale, language=wanted.language, sound=sound)
    if "language" in room.locked:
        wanted = replace(wanted, language=before.language)
    if room.kiosk:
        wanted = replace(wanted, fullscreen=before.fullscreen)
    return wanted


def apply_policy(app: App, room: Classroom) -> None:
    """Lock what is locked, before the first scene."""
    context = app.context
    app.guard = lambda before, wanted: keep_locked(before, wanted, room)
    app.stays = room.kiosk
    barred = set(room.locked & {"settings"})
    if room.kiosk:
        barred.add("quit")
    context.barred = frozenset(barred)
    if "language" in room.locked:
        context.languages = [context.words.lang]
