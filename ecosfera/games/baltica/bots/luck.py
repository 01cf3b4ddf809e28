"""Chance for bots, apart from the game's own, the same on every system and Python version."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ecosfera.core.rng import seeded

if TYPE_CHECKING:
    from collections.abc import Sequence

Thing = TypeVar("Thing")

_MASK = (1 << 64) - 1


class Luck:
    """A stream of random choices (splitmix64)."""

    def __init__(self, seed: str) -> None:
        self._state = seeded(seed)

    def number(self) -> int:
        """The next number of 64 bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def pick(self, things: Sequence[Thing]) -> Thing:
        """One of the things, all equally likely."""
        return things[self.number() * len(things) >> 64]
