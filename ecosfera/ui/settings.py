"""The settings and the file that stores them."""

from __future__ import annotations

import contextlib
import json
import re
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from ecosfera.bounded_files import FileFault, UnusableFileError, read_bounded
from ecosfera.core.files.bounded_json import parse_json
from ecosfera.core.json_fields import (
    CodecError,
    read_boolean,
    read_choice,
    read_integer,
    read_list,
    read_string,
)
from ecosfera.core.saves import atomic_files
from ecosfera.ui.limits import LARGEST_SCALE, LARGEST_WINDOW, SMALLEST_SCALE, SMALLEST_WINDOW

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

Motion = Literal["off", "brisk", "full"]
Pace = Literal["wait", "slow", "normal", "quick"]
LOUDEST: Final = 5
"""Highest step of a volume; 0 is silent."""
LARGEST: Final = 1 << 16
"""Maximum size of the file in bytes."""
LONGEST_CHORD: Final = 40
"""Maximum length of a key with its modifiers, in characters."""
_START: Final = re.compile(rb'\s*\{\s*"language": "[^"\n]*",\s*"scale": ')
"""How every settings file begins that the program wrote."""


@dataclass(frozen=True)
class Settings:
    """All settings of a player; immutable."""

    language: str = ""
    """`en`, `fi`, `de`, `sv` …; empty for the system's language."""
    scale: float = 1.0
    """Size of text and controls, 1 to 2."""
    bold: bool = False
    """Bolder text, for projectors."""
    contrast: bool = False
    """Black or white text, and clear edges."""
    window: tuple[int, int] | None = None
    """Size of the window; None chooses one that suits the display."""
    fullscreen: bool = False
    motion: Motion = "full"
    pace: Pace = "normal"
    """How long the words of computer players are shown; `wait` waits for the players."""
    sound: bool = True
    """Whether sound is on."""
    effects_volume: int = 3
    ambience_volume: int = 2
    """Volume of the sea, and of cards and tiles in `effects_volume`: 0 (silent) to 5."""
    music: bool = True
    music_volume: int = 2
    """Whether there is music, and its volume: 0 (silent) to 5."""
    read_aloud: bool = False
    """Whether the voice of the system reads aloud what is narrated."""
    keys: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Keys other than the defaults, by the id of the intent."""
    games: dict[str, dict[str, bool]] = field(default_factory=dict)
    """The switches of each game, by the game's id; what is absent has the game's default."""
    setups: dict[str, dict[str, str]] = field(default_factory=dict)
    """The last set-up of each game, by the game's id; the game must validate it."""

    def __post_init__(self) -> None:
        """Raise `ValueError` for values out of range."""
        if not SMALLEST_SCALE <= self.scale <= LARGEST_SCALE:
            raise ValueError(f"scale must be {SMALLEST_SCALE:g} to {LARGEST_SCALE:g}")
        sides = zip(SMALLEST_WINDOW, self.window or SMALLEST_WINDOW, LARGEST_WINDOW, strict=True)
        if any(not least <= side <= most for least, side, most in sides):
            small, large = "x".join(map(str, SMALLEST_WINDOW)), "x".join(map(str, LARGEST_WINDOW))
            raise ValueError(f"window must be from {small} to {large}")
        if len(self.language) > 12:
            raise ValueError("language must be a short code")
        volumes = self.effects_volume, self.ambience_volume, self.music_volume
        if not all(0 <= v <= LOUDEST for v in volumes):
            raise ValueError(f"a volume must be 0 to {LOUDEST}")

    def of_game(self, game_id: str, key: str, *, default: bool) -> bool:
        """Return a switch of a game."""
        return self.games.get(game_id, {}).get(key, default)

    def with_game(self, game_id: str, key: str, *, value: bool) -> Settings:
        """Return the settings with a switch of a game set."""
        switches = {**self.games.get(game_id, {}), key: value}
        return replace(self, games={**self.games, game_id: switches})

    def looks_like(self, other: Settings) -> bool:
        """Return whether others give the same screen, that is, differ only in what is heard."""
        volumes = ("effects_volume", "ambience_volume", "music_volume")
        heard = ("sound", "music", *volumes, "read_aloud")
        return replace(self, **{name: getattr(other, name) for name in heard}) == other


class SettingsFault(StrEnum):
    """The faults of the file; the message id of each is `settings.trouble-<value>`."""

    BROKEN = "broken"
    """It is invalid; it was set aside and the defaults are used."""
    UNREADABLE = "unreadable"
    """It exists but cannot be read; the defaults are used."""
    UNSAVED = "unsaved"
    """It could not be written."""


_FAULTS: Final = {
    FileFault.MISSING: None,
    FileFault.TOO_LARGE: SettingsFault.BROKEN,
    FileFault.IRREGULAR: SettingsFault.UNREADABLE,
    FileFault.UNREADABLE: SettingsFault.UNREADABLE,
}


class SettingsFile:
    """The settings of one user, in JSON.

    `moved` says which top-level keys of old files are switches of games now: game and key.
    """

    def __init__(self, path: Path, moved: Mapping[str, tuple[str, str]] | None = None) -> None:
        self.path = path
        self.moved = moved or {}

    def peek(self) -> Settings:
        """Return what the first picture needs, without full validation; defaults where in doubt.

        These are language, size, window and motion. `load` follows later.
        """
        found = Settings()
        raw = self._raw()
        if not isinstance(raw, dict):
            return found
        for name in ("language", "scale", "bold", "contrast", "window", "fullscreen", "motion"):
            if name in raw:
                with contextlib.suppress(CodecError, ValueError):
                    found = replace(found, **{name: _READERS[name](raw[name], name)})
        return found

    def _raw(self) -> object:
        """Return the JSON value in the file, or None if it cannot be read."""
        try:
            content = read_bounded(self.path, LARGEST)
        except UnusableFileError:
            return None
        try:
            return parse_json(content)
        except ValueError:
            return None

    def load(self) -> tuple[Settings, SettingsFault | None]:
        """Return the settings and what is wrong with the file; the defaults if it is invalid."""
        try:
            content = read_bounded(self.path, LARGEST)
        except UnusableFileError as error:
            if error.fault is FileFault.TOO_LARGE:
                self._set_aside()
            return Settings(), _FAULTS[error.fault]
        try:
            raw = _read_table(parse_json(content), "settings")
            settings = Settings(
                **{name: read(raw[name], name) for name, read in _READERS.items() if name in raw}
            )
        except (CodecError, ValueError):
            self._set_aside()
            return Settings(), SettingsFault.BROKEN
        return self._with_moved(_with_keys_to_press(settings), raw), None

    def _with_moved(self, settings: Settings, raw: dict[str, object]) -> Settings:
        """Return the settings with those of an old file that have another place now."""
        for old_key, (game_id, key) in self.moved.items():
            value = raw.get(old_key)
            if isinstance(value, bool) and key not in settings.games.get(game_id, {}):
                settings = settings.with_game(game_id, key, value=value)
        return settings

    def _set_aside(self) -> None:
        """Rename the file, without overwriting one that was set aside before."""
        for number in range(1, 100):
            aside = self.path.with_suffix(f".broken-{number}.json")
            if not aside.exists():
                with contextlib.suppress(OSError):
                    self.path.rename(aside)
                return

    def is_missing(self) -> bool:
        """Return whether there is certainly no such file: a folder may be closed to this user."""
        try:
            read_bounded(self.path, LARGEST)
        except UnusableFileError as error:
            return error.fault is FileFault.MISSING
        return False

    def _is_foreign(self) -> bool:
        """Return whether there is something in the place of the file that is no settings."""
        try:
            return not is_settings(read_bounded(self.path, LARGEST), self.moved)
        except UnusableFileError as error:
            return error.fault is not FileFault.MISSING

    def save(self, settings: Settings) -> SettingsFault | None:
        """Write the settings atomically; return what went wrong.

        A file that cannot be read, or belongs to another program, is set aside first.
        """
        plain = {name: getattr(settings, name) for name in settings.__dataclass_fields__}
        content = json.dumps(plain, indent=2, ensure_ascii=False) + "\n"
        try:
            if self._is_foreign():
                self._set_aside()
            atomic_files.write(self.path, content.encode(), backup=False)
        except OSError:
            return SettingsFault.UNSAVED
        return None


def is_settings(head: bytes, moved: Iterable[str]) -> bool:
    """Return whether a file holds settings, perhaps cut off after the first ones.

    `moved` are further top-level keys of old files.
    """
    if _START.match(head):
        return True
    try:
        found = parse_json(head)
    except ValueError:
        return False
    known = {*Settings.__dataclass_fields__, *moved}
    return isinstance(found, dict) and bool(found) and found.keys() <= known


def _with_keys_to_press(settings: Settings) -> Settings:
    """Return the settings without changes to keys that cannot exist on a keyboard."""
    kept = {
        intent: chords
        for intent, chords in settings.keys.items()
        if all(key.isprintable() and len(key) <= LONGEST_CHORD for key in chords)
    }
    return replace(settings, keys=kept)


def _read_table(value: object, where: str) -> dict[str, object]:
    """Read an object with any keys."""
    if not isinstance(value, dict):
        raise CodecError(f"{where}: an object is needed")
    return {read_string(key, where): part for key, part in value.items()}


def _read_scale(value: object, where: str) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise CodecError(f"{where}: a number is needed")
    return float(value)


def _read_window(value: object, where: str) -> tuple[int, int] | None:
    if value is None:
        return None
    width, height = read_list(value, where, 2)
    most = max(LARGEST_WINDOW)
    return read_integer(width, where, 0, most), read_integer(height, where, 0, most)


def _read_keys(value: object, where: str) -> dict[str, tuple[str, ...]]:
    return {
        intent: tuple(read_string(chord, where) for chord in read_list(chords, where))
        for intent, chords in _read_table(value, where).items()
    }


def _read_switches(value: object, where: str) -> dict[str, dict[str, bool]]:
    return {
        game: {key: read_boolean(on, where) for key, on in _read_table(switches, where).items()}
        for game, switches in _read_table(value, where).items()
    }


def _read_setups(value: object, where: str) -> dict[str, dict[str, str]]:
    return {
        game: {key: read_string(kept, where) for key, kept in _read_table(setup, where).items()}
        for game, setup in _read_table(value, where).items()
    }


_read_volume = partial(read_integer, low=0, high=LOUDEST)
# Not read by pydantic, which takes 15 MB and 27 ms at every start with a file of settings.
_READERS: Final[Mapping[str, Callable[[object, str], Any]]] = {
    "language": read_string,
    "scale": _read_scale,
    "bold": read_boolean,
    "contrast": read_boolean,
    "window": _read_window,
    "fullscreen": read_boolean,
    "motion": partial(read_choice, names=get_args(Motion)),
    "pace": partial(read_choice, names=get_args(Pace)),
    "sound": read_boolean,
    "effects_volume": _read_volume,
    "ambience_volume": _read_volume,
    "music": read_boolean,
    "music_volume": _read_volume,
    "read_aloud": read_boolean,
    "keys": _read_keys,
    "games": _read_switches,
    "setups": _read_setups,
}
"""How each of the settings is read."""


def merged(own: Settings, before: Settings, after: Settings) -> Settings:
    """Return a player's own settings with what a change from `before` to `after` has changed."""
    changed = {
        name: getattr(after, name)
        for name in after.__dataclass_fields__
        if name != "games" and getattr(after, name) != getattr(before, name)
    }
    own = replace(own, **changed)
    for game_id, switches in after.games.items():
        for key, value in switches.items():
            if before.games.get(game_id, {}).get(key) != value:
                own = own.with_game(game_id, key, value=value)
    return own
