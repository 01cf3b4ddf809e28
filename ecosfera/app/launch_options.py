"""The options with which the program was started."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

    from ecosfera.app.classroom import Classroom


SMALLEST_WINDOW: Final = (1024, 576)
"""Minimum size; in a smaller window the picture is scaled down."""
LARGEST_WINDOW: Final = (16384, 16384)
"""Maximum size that can be asked for."""


@dataclass(frozen=True, slots=True)
class LaunchOptions:
    """The options of `ecosfera` without a sub-command; None leaves a choice to the settings."""

    lang: str | None = None
    window: tuple[int, int] | None = None
    fullscreen: bool = False
    data_dir: Path | None = None
    players: int | None = None
    level: int | None = None
    seed: str | None = None
    code: str | None = None
    """Read a challenge code."""
    open: Path | None = None
    """A saved game to continue."""
    narrate: bool = False
    start_times: bool = False
    """Whether to print the milestones of the start and exit, for benchmarks."""
    classroom: Classroom | None = None
    """What a teacher has preset for everybody."""
    trouble: str = ""
    """Why the classroom's presets cannot be used; the program shows this and exits."""
