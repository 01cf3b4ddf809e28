"""All budgets in one table: on a quiet machine, and while other programs keep its cores busy."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Measure(StrEnum):
    """The baseline that the numbers of a budget are compared with."""

    PLAIN = "plain"
    """With the value itself, in its own unit."""
    TIMES = "times"
    """With the value divided by its baseline."""


@dataclass(frozen=True, slots=True)
class Budget:
    """The budget of one figure."""

    quiet: float
    loaded: float | None
    """The number while two other programs are busy; None if there is no budget then."""
    measure: Measure = Measure.PLAIN
    of: str = ""
    """What the number is in words: the baseline's letter or name, or the unit."""
    least: bool = False
    """Whether the number is a minimum instead of a maximum."""

    def limit(self, floor: float | None, *, loaded: bool) -> float | None:
        """Return the limit in the unit of the figure, or None if there is none."""
        number = self.loaded if loaded else self.quiet
        if number is None or self.measure is Measure.PLAIN:
            return number
        if floor is None:
            return None
        return number * floor

    def words(self, *, loaded: bool) -> str:
        """Return the budget in words, or – if there is none."""
        number = self.loaded if loaded else self.quiet
        if number is None:
            return "–"
        sign = "≥" if self.least else "≤"
        times = " ×" if self.measure is Measure.TIMES else ""
        return f"{sign} {number:,g}{times} {self.of}"


UNIT: Final = 310_000
"""Copies of a state per second on the machine on which the rules' budgets were set."""


def _times(quiet: float, loaded: float | None, of: str, *, least: bool = False) -> Budget:
    return Budget(quiet, loaded, Measure.TIMES, of, least)


BUDGETS: Final[dict[str, Budget]] = {
    # S: a pygame-ce program opens a window and shows one text
    "first": _times(1.3, 1.6, "S"),
    "ready": _times(2, 3, "S"),
    "decks": _times(4, 5, "S"),
    "table": Budget(200, 400, of="ms"),
    "built": _times(1.2, 1.2, "from source"),
    # K: a background, sixty cards, flip
    "redraw": _times(1, 1.6, "K"),
    "redraw, 95 %": _times(1.5, 3.2, "K"),
    "flight": _times(0.8, 1.1, "K"),
    "worst frame": _times(3, 6, "K"),
    # shares of a core
    "idle": _times(1.5, 1.5, "the empty loop"),
    "ambience": Budget(2, 2, of="%"),
    # memory
    "memory": _times(2.6, 2.6, "the hello window"),
    "both": _times(3.2, 3.2, "the hello window"),
    "flat": _times(1.05, 1.05, "the first game"),
    # shares of the bare copies per second
    "push": _times(60_000 / UNIT, None, "copies", least=True),
    "apply": _times(20_000 / UNIT, None, "copies", least=True),
    "compiled push": _times(280_000 / UNIT, None, "copies of the source", least=True),
    "compiled": _times(4, None, "the source", least=True),
    # bots
    "hint": Budget(100, 300, of="ms"),
    "teammate, 95 %": Budget(400, 1000, of="ms"),
    "teammate, worst": Budget(1000, 2000, of="ms"),
    "share": Budget(1000 / 60, None, of="ms"),
    "late": Budget(0.5, 1, of="%"),
    # thousands of saved games in the folder
    "list": Budget(500, 1500, of="ms"),
}
"""The budgets by the name of what is measured."""
