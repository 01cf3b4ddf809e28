"""Apply the presets of a classroom to the program."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from ecosfera.app.erase_data import erase_user_data
from ecosfera.games.baltica.codec.challenge import SEEDS, seed_of
from ecosfera.paths import UserFolders

if TYPE_CHECKING:
    from ecosfera.app.classroom import Classroom
    from ecosfera.app.flow import Flow
    from ecosfera.games.baltica.screens.setup.draft import SetupDraft
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
        "warnings": room.warnings,
        "sound": room.sound,
        "fullscreen": room.fullscreen or room.kiosk or None,
    }
    return replace(settings, **{name: v for name, v in wanted.items() if v is not None})


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


def lay_out(plan: SetupDraft, room: Classroom) -> None:
    """Apply the teacher's set-up to a draft."""
    setup = room.setup
    if room.code is not None:
        plan.take(room.code)
        return
    if setup.players is not None:
        while len(plan.places) < setup.players:
            plan.add()
        del plan.places[setup.players :]
        plan.first = min(plan.first, setup.players - 1)
    if setup.level is not None:
        plan.policies = setup.level == 2
    for name in (
        *("element_stack", "high_pressure", "eutrophication"),
        *("biodiversity_loss", "house_cards"),
    ):
        value = getattr(setup, name)
        if value is not None:
            setattr(plan, name, value)
    if setup.seed is not None:
        plan.seed = int(seed_of(setup.seed)) % SEEDS


def apply_policy(flow: Flow, room: Classroom) -> None:
    """Lock what is locked, before the first scene."""
    app, context = flow.app, flow.context
    lay_out(flow.plan, room)
    app.guard = lambda before, wanted: keep_locked(before, wanted, room)
    app.stays = room.kiosk
    barred = set(room.locked & {"settings"})
    if room.kiosk:
        barred.add("quit")
    context.barred = frozenset(barred)
    if "language" in room.locked:
        context.languages = [context.words.lang]
