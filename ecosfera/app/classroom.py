"""Presets for a whole classroom; `classroom_file` reads them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from ecosfera.games import all_games

if TYPE_CHECKING:
    from collections.abc import Mapping

LOCKS: Final = ("language", "setup", "settings")


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
