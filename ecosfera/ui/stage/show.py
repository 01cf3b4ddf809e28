"""A moment that owns the screen for a while, and how far it has come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

Moment = TypeVar("Moment")


@dataclass(frozen=True, slots=True)
class MomentShow(Generic[Moment]):
    """A moment that is being shown, or is about to be."""

    moment: Moment
    begins: float
    """When it begins, in seconds of the stage's clock."""
    lasts: float
    still: bool = False
    """Whether nothing moves in it."""

    @property
    def ends(self) -> float:
        """Return when the next event may happen."""
        return self.begins + self.lasts

    def begun(self, now: float) -> bool:
        """Return whether it has begun."""
        return now >= self.begins

    def share(self, now: float) -> float:
        """Return the elapsed fraction, 0 to 1."""
        return min(1.0, max(0.0, (now - self.begins) / self.lasts))
