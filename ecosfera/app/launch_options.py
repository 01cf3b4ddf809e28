"""The options with which the program was started."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from ecosfera.app.classroom import Classroom


class LaunchOptions(NamedTuple):
    """The options of `ecosfera` without a sub-command; None leaves a choice to the settings."""

    lang: str | None = None
    window: tuple[int, int] | None = None
    fullscreen: bool = False
    data_dir: Path | None = None
    setup: Mapping[str, Any] = MappingProxyType({})
    """Options of the game's set-up by name, to begin a match at once."""
    code: str | None = None
    """A challenge code, to begin its match at once."""
    open: Path | None = None
    """A saved game to continue."""
    narrate: bool = False
    welcome: bool = False
    """Whether to offer the tutorial at the very first start."""
    start_times: bool = False
    """Whether to print the milestones of the start and exit, for benchmarks."""
    left_out: tuple[str, ...] = ()
    """Options that were given but are locked in the classroom."""
    classroom: Classroom | None = None
    """What a teacher has preset for everybody."""
    trouble: str = ""
    """Why the classroom's presets cannot be used; the program shows this and exits."""
