"""Presets for a whole classroom: the file `classroom.toml` beside the program."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from ecosfera import paths
from ecosfera.bounded_files import FileFault, UnusableFileError, read_bounded
from ecosfera.core.codes import CodeError
from ecosfera.core.data_files import parse_toml
from ecosfera.games import all_games
from ecosfera.words import languages

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from ecosfera.core.game_info import GameInfo, SetupOption

LONGEST_FILE: Final = 10_000
"""Maximum size of the file in bytes."""
MOST_PROBLEMS: Final = 20
"""Maximum number of faults listed; the others are counted."""
_TOO_LARGE: Final = f"it is larger than {LONGEST_FILE} bytes"
_DANGLING: Final = "it leads to a file that is not there"
LOCKS: Final = ("language", "setup", "settings")
MOTIONS: Final = ("full", "brisk", "off")


class ClassroomError(ValueError):
    """The file cannot be used. `problems` lists its faults; the message names them and the file."""

    def __init__(self, file: Path, problems: Sequence[str]) -> None:
        self.file = file
        more = len(problems) - MOST_PROBLEMS
        self.problems = (*problems[:MOST_PROBLEMS], *([f"and {more} more"] if more > 0 else []))
        lines = "".join(f"\n  - {problem}" for problem in self.problems)
        super().__init__(
            f"{file} cannot be used:{lines}\nMend the file, or remove it to play without presets."
        )


@dataclass(frozen=True, slots=True)
class Classroom:
    """What a teacher has preset for everybody; the defaults change nothing."""

    game: str = all_games.DEFAULT
    """The id of the game that is played."""
    language: str | None = None
    code: str | None = None
    """A challenge code: everybody plays the match of this code."""
    setup: Mapping[str, Any] = field(default_factory=dict)
    """The set-up to start with: options of the game by name, as in `GameInfo.setup`."""
    scale: float | None = None
    """Size of text and controls, 1 to 2."""
    bold: bool | None = None
    motion: str | None = None
    switches: Mapping[str, bool] = field(default_factory=dict)
    """Switches of the game by key, as in `GameInfo.settings`."""
    sound: bool | None = None
    fullscreen: bool = False
    locked: frozenset[str] = field(default_factory=frozenset)
    """What players cannot change: `language`, `setup`, `settings`."""
    kiosk: bool = False
    """Full screen without a way to the desktop except Ctrl+Alt+Shift+Q."""
    wipe: bool = False
    """Whether everything stored is deleted at exit."""


def find(file: Path | None = None) -> Classroom | None:
    """Return the presets of this file, or of the one beside the program; None if there is none.

    Raise `ClassroomError` if the file is invalid, or if a file that was asked for is missing.
    """
    asked = file is not None
    file = file or paths.classroom_file()
    try:
        return read(read_bounded(file, LONGEST_FILE), file)
    except UnusableFileError as error:
        reason = error.reason
        if error.fault is FileFault.MISSING:
            # A link to a share that is not mounted must not unlock what the file locks.
            dangling = os.path.lexists(file)
            if not asked and not dangling:
                return None
            reason = _DANGLING if dangling else reason
        elif error.fault is FileFault.TOO_LARGE:
            reason = _TOO_LARGE
        raise ClassroomError(file, [reason]) from error


def read(content: bytes, file: Path) -> Classroom:
    """Return the presets in a file. Raise `ClassroomError` with its faults."""
    if len(content) > LONGEST_FILE:
        raise ClassroomError(file, [_TOO_LARGE])
    try:
        given = parse_toml(content)
    except ValueError as error:
        raise ClassroomError(file, [f"it {error}"]) from error
    reader = _Reader("", given)
    classroom = _room(reader)
    if reader.problems:
        raise ClassroomError(file, reader.problems)
    return classroom


def describe(classroom: Classroom) -> str:
    """Return what the presets set in one line for technicians; empty if they set nothing."""
    choices = {
        "bold": classroom.bold,
        "motion": classroom.motion,
        **classroom.switches,
        "sound": classroom.sound,
        "fullscreen": classroom.fullscreen or None,
    }
    other = classroom.game != all_games.DEFAULT
    parts = {
        "game": classroom.game if other else None,
        "language": classroom.language,
        "code": classroom.code,
        "set-up": _listed(classroom.setup),
        "locked": ", ".join(sorted(classroom.locked)),
        "kiosk": "no way to the desktop but Ctrl+Alt+Shift+Q" if classroom.kiosk else None,
        "wipe": "what the lesson keeps is deleted at the end" if classroom.wipe else None,
        "text size": classroom.scale and f"{classroom.scale:.0%}",
        "settings": _listed(choices),
    }
    return "; ".join(f"{name}: {said}" for name, said in parts.items() if said)


def _listed(choices: Mapping[str, object]) -> str:
    """Return the choices that were made as a text."""
    return ", ".join(f"{name} {value}" for name, value in choices.items() if value is not None)


def _room(top: _Reader) -> Classroom:
    """Read the presets; faults are collected in the reader."""
    game = all_games.info(top.one_of("game", all_games.ids()) or all_games.DEFAULT)
    setup = top.table("setup")
    settings = top.table("settings")
    percent = settings.number("text_size", 100, 200)
    classroom = Classroom(
        game=game.id,
        language=top.one_of("language", languages(paths.locales())),
        code=top.code("code", game),
        setup=_given({option.name: setup.option(option) for option in game.setup}),
        scale=None if percent is None else percent / 100,
        bold=settings.switch("bold"),
        motion=settings.one_of("motion", MOTIONS),
        switches=_given({row.key: settings.switch(row.key) for row in game.settings}),
        sound=settings.switch("sound"),
        fullscreen=bool(settings.switch("fullscreen")),
        locked=top.several_of("locked", LOCKS),
        kiosk=bool(top.switch("kiosk")),
        wipe=bool(top.switch("wipe")),
    )
    if classroom.code is not None and classroom.setup:
        top.fault("code", "says the whole set-up already; leave out the part [setup], or the code")
    for part in (setup, settings, top):
        part.finish()
    return classroom


def _given(choices: Mapping[str, Any]) -> dict[str, Any]:
    """Return the choices that the file makes."""
    return {name: value for name, value in choices.items() if value is not None}


class _Reader:
    """Reads values from a table and collects everything wrong or unknown in `problems`."""

    def __init__(self, name: str, given: dict[str, Any], problems: list[str] | None = None) -> None:
        self.name = name
        self.left = dict(given)
        self.known: list[str] = []
        self.problems: list[str] = [] if problems is None else problems

    def fault(self, key: str, text: str) -> None:
        """Record a fault of an entry."""
        key = _shortened(key)
        place = f"{self.name}.{key}" if self.name else key
        self.problems.append(f"{place} {text}")

    def _take(self, key: str) -> Any:
        self.known.append(key)
        return self.left.pop(key, None)

    def finish(self) -> None:
        """Record every entry that was not read as unknown."""
        for key in self.left:
            self.fault(key, f"is not known here; known are {', '.join(self.known)}")

    def table(self, key: str) -> _Reader:
        """Read a table."""
        value = self._take(key)
        if value is not None and not isinstance(value, dict):
            self.fault(key, f"must be a part that begins with a line [{key}]")
            value = None
        return _Reader(key, value or {}, self.problems)

    def switch(self, key: str) -> bool | None:
        """Read true or false."""
        value = self._take(key)
        if value is None or isinstance(value, bool):
            return value
        self.fault(key, f"must be true or false, not {_shown(value)}")
        return None

    def number(self, key: str, low: int, high: int) -> int | None:
        """Read an integer in a range."""
        value = self._take(key)
        if value is None or (type(value) is int and low <= value <= high):
            return value
        self.fault(key, f"must be a whole number from {low} to {high}, not {_shown(value)}")
        return None

    def text(self, key: str, longest: int) -> str | None:
        """Read a text of limited length."""
        value = self._take(key)
        if value is None or (isinstance(value, str) and 0 < len(value) <= longest):
            return value
        self.fault(key, f"must be a text in quotes of at most {longest} characters")
        return None

    def option(self, option: SetupOption) -> Any:
        """Read an option of the game's set-up."""
        if option.numbers is not None:
            return self.number(option.name, *option.numbers)
        if option.longest is not None:
            return self.text(option.name, option.longest)
        return self.switch(option.name)

    def one_of(self, key: str, choices: Iterable[str]) -> str | None:
        """Read one of these words."""
        value = self._take(key)
        listed = list(choices)
        if value is None or (isinstance(value, str) and value in listed):
            return value
        self.fault(key, f"must be one of {_quoted(listed)}, not {_shown(value)}")
        return None

    def several_of(self, key: str, choices: Iterable[str]) -> frozenset[str]:
        """Read a list of some of these words."""
        value = self._take(key)
        listed = list(choices)
        if value is None:
            return frozenset()
        if isinstance(value, list) and all(isinstance(v, str) and v in listed for v in value):
            return frozenset(value)
        self.fault(key, f"must be a list of {_quoted(listed)}, not {_shown(value)}")
        return frozenset()

    def code(self, key: str, game: GameInfo) -> str | None:
        """Read a challenge code of a game."""
        value = self.text(key, 40)
        if value is None:
            return None
        try:
            game.check_code(value)
        except CodeError as error:
            why = {"length": "ten letters and digits", "sign": "only letters and digits of codes"}
            text = why.get(error.mistake, "no wrong sign; read it again from where it came")
            self.fault(key, f"is no challenge code; it must have {text}: {_shown(value)}")
        return value


def _shown(value: object) -> str:
    """Return a value as shown in a message."""
    shown = {True: "true", False: "false"}.get(value) if isinstance(value, bool) else repr(value)
    return _shortened(str(shown))


def _shortened(text: str) -> str:
    """Return a text of at most 40 characters, without its end if it is longer."""
    return text if len(text) <= 40 else f"{text[:40]}…"


def _quoted(words: list[str]) -> str:
    return ", ".join(f'"{word}"' for word in words)
