"""The locks and presets of a classroom file, and the launch options that they leave."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ecosfera.app.classroom import Classroom
    from ecosfera.app.launch_options import LaunchOptions
    from ecosfera.ui.app.app import App
    from ecosfera.ui.settings import Settings


class Permissions(NamedTuple):
    """The permissions of players; every scene that offers something asks here.

    The defaults hold where there is no classroom.
    """

    choose_setup: bool = True
    """Whether they may choose the set-up, or bring a game with another one from elsewhere."""
    name_paths: bool = True
    """Whether they may type paths and drop files; if not, they choose among usual folders."""
    erase_data: bool = True
    """Whether they may delete all data, and with them the settings."""
    leave: bool = True
    """Whether there is a way to the desktop."""


def permissions(classroom: Classroom | None) -> Permissions:
    """Return what players may do in this classroom, or without one."""
    if classroom is None:
        return Permissions()
    return Permissions(
        choose_setup="setup" not in classroom.locked,
        name_paths=not classroom.kiosk,
        erase_data=not classroom.locked & {"language", "settings"},
        leave=not classroom.kiosk,
    )


def holds_alone(beside: Classroom | None) -> bool:
    """Return whether the presets beside the program hold, whatever file is asked for.

    Whoever can start the program can ask for a file, but what lies beside the program was put
    there by somebody who may: what it locks stays locked.
    """
    return beside is not None and bool(beside.locked or beside.kiosk or beside.wipe)


def _locks_settings(classroom: Classroom) -> bool:
    return classroom.kiosk or "settings" in classroom.locked


def _locks_setup(classroom: Classroom) -> bool:
    return not permissions(classroom).choose_setup


def _leaves_journey(classroom: Classroom) -> bool:
    """Return whether the classroom leaves the players a journey, if the game has one."""
    prescribed = classroom.code is not None or _locks_setup(classroom)
    return not prescribed and bool(classroom.setup.get("journey", True))


LOCKED: Final[Mapping[str, Callable[[Classroom], bool]]] = {
    "setup": _locks_setup,
    "code": _locks_setup,
    "open": _locks_setup,
    "lang": lambda classroom: "language" in classroom.locked,
    "window": _locks_settings,
    "fullscreen": _locks_settings,
    # Another folder may hold games of another set-up, and other settings.
    "data_dir": lambda classroom: bool(classroom.locked or classroom.kiosk),
}
"""In which classrooms each option of the command line is left out."""
HARMLESS: Final = {
    "narrate": "it writes what is spoken, and changes nothing",
    "start_times": "the program ends before anything can be played",
    "welcome": "no classroom offers the tutorial at the first start",
    "left_out": "it is no option, but what the program found",
    "classroom": "`holds_alone` decides whether another file may be given",
    "trouble": "it is no option, but what the program found",
}
"""Why the others may be given in any classroom."""


def within(options: LaunchOptions) -> LaunchOptions:
    """Return the options of the command line without those that the classroom locks.

    `left_out` names these.
    """
    classroom = options.classroom
    if classroom is None:
        return options
    usual = options._field_defaults
    given = {name: getattr(options, name) for name, locks in LOCKED.items() if locks(classroom)}
    kept = {name: usual[name] for name in given}
    if classroom.kiosk:
        given["fullscreen"] = False  # it is what it asks for
    left_out = [*given.pop("setup", {}), *(name for name, value in given.items() if value)]
    named = (f"--{name.replace('_', '-')}" for name in left_out)
    return options._replace(**kept, left_out=(*options.left_out, *named))


def preset(settings: Settings, classroom: Classroom) -> Settings:
    """Return the settings with the presets applied."""
    presets: dict[str, Any] = {
        "language": classroom.language,
        "scale": classroom.scale,
        "bold": classroom.bold,
        "motion": classroom.motion,
        "sound": classroom.sound,
        "fullscreen": classroom.fullscreen or classroom.kiosk or None,
    }
    settings = replace(settings, **{name: v for name, v in presets.items() if v is not None})
    for key, value in classroom.switches.items():
        settings = settings.with_game(classroom.game, key, value=value)
    return settings


def keep_locked(before: Settings, proposed: Settings, classroom: Classroom) -> Settings:
    """Return the wanted settings, with those that are locked unchanged.

    The text size is never locked, because somebody may need it to read at all. Sound is not locked
    either, unless the teacher has switched it off.
    """
    if "settings" in classroom.locked:
        sound = proposed.sound and classroom.sound is not False
        proposed = replace(before, scale=proposed.scale, language=proposed.language, sound=sound)
    if "language" in classroom.locked:
        proposed = replace(proposed, language=before.language)
    if classroom.kiosk:
        proposed = replace(proposed, fullscreen=before.fullscreen)
    return proposed


def apply_policy(app: App, classroom: Classroom) -> None:
    """Lock what is locked, before the first scene."""
    context = app.context
    app.restrict = lambda before, proposed: keep_locked(before, proposed, classroom)
    app.kiosk = not permissions(classroom).leave
    barred = set(classroom.locked & {"settings"})
    if app.kiosk:
        barred.add("quit")
    if not _leaves_journey(classroom):
        barred.add("journey")
    context.removed_buttons = frozenset(barred)
    if "language" in classroom.locked:
        context.languages = [context.words.lang]


def at_once(options: LaunchOptions) -> bool:
    """Return whether to start a game without menu and set-up."""
    return bool(options.setup or options.code)


def with_launch_options(settings: Settings, options: LaunchOptions) -> Settings:
    """Return the settings with those of the classroom, and then of the command line, applied."""
    if options.classroom is not None:
        settings = preset(settings, options.classroom)
    if options.lang:
        settings = replace(settings, language=options.lang)
    if options.window:
        settings = replace(settings, window=options.window, fullscreen=False)
    if options.fullscreen:
        settings = replace(settings, fullscreen=True)
    return settings
