"""The parts of `ecosfera bench`, and the display on which they draw."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.tools.bench import (
    drawing,
    programs,
    rules_and_bots,
    saved_games,
    second_table,
    teammate_frames,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ecosfera.tools.bench.figures import Figure

MEASURES: Final[Mapping[str, Callable[[], list[Figure]]]] = {
    "start": programs.start_up,
    "table": drawing.table,
    "second": second_table.table,
    "idle": drawing.idle,
    "memory": programs.memory,
    "saves": saved_games.many_saves,
    "rules": rules_and_bots.rules,
    "hint": rules_and_bots.hint,
    "company": teammate_frames.company,
}
"""The function that measures each part, in the order of the table."""


def measured(parts: Sequence[str]) -> list[Figure]:
    """Return all figures of the parts, in the order of the table."""
    _open_display()
    found: list[Figure] = []
    for part, measure in MEASURES.items():
        if part in parts:
            sys.stderr.write(f"measuring: {part}\n")
            found += measure()
    return found


def _open_display() -> None:
    """Open a display of this machine, or an invisible one if there is none."""
    try:
        pygame.display.init()
    except pygame.error:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    driver = pygame.display.get_driver()
    # The measured programs use the same driver.
    os.environ.setdefault("SDL_VIDEODRIVER", driver)
    sys.stderr.write(f"display: {driver}\n")
