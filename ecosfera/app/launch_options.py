"""How the program was started: what the command line asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

    from ecosfera.app.classroom import Classroom


SMALLEST_WINDOW: Final = (1024, 576)
"""In a smaller one the picture shrinks."""
LARGEST_WINDOW: Final = (16384, 16384)
"""What can be asked for."""


@dataclass(frozen=True, slots=True)
class LaunchOptions:
    """The options of `ecosfera` without a sub-command; `None` leaves a choice to the settings."""

    lang: str | None = None
    window: tuple[int, int] | None = None
    fullscreen: bool = False
    data_dir: Path | None = None
    players: int | None = None
    level: int | None = None
    seed: str | None = None
    code: str | None = None
    """A challenge code."""
    open: Path | None = None
    """A saved game to go on with."""
    narrate: bool = False
    start_times: bool = False
    """Whether to tell when something can be seen and done, and end there: for measuring."""
    classroom: Classroom | None = None
    """What a teacher has set for everybody."""
    trouble: str = ""
    """Why the classroom's presets cannot be used; then the program says so and ends."""
