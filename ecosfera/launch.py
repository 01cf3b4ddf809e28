"""How the program was started: what the command line asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


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
    narrate: bool = False
