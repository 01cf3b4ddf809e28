"""Random numbers (splitmix64), the same on every system and Python version."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

Thing = TypeVar("Thing")

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def seeded(seed: str) -> int:
    """Return the initial state of a stream for a text used as seed."""
    digest = hashlib.sha256(seed.encode("utf-8", "surrogatepass")).digest()
    return int.from_bytes(digest[:8], "big")


def mixed(state: int) -> int:
    """Return the 64-bit random number of a stream in this state."""
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
    return state ^ (state >> 31)


def shuffle(cards: list[Thing], rng: int) -> int:
    """Shuffle the cards in place (Fisher-Yates); return the next state of the stream."""
    for i in range(len(cards) - 1, 0, -1):
        rng = (rng + _STEP) & _MASK
        # `mixed`, written out: searches shuffle hundreds of times for one move
        z = rng
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        j = ((z ^ (z >> 31)) * (i + 1)) >> 64
        cards[i], cards[j] = cards[j], cards[i]
    return rng


class Rng:
    """A random number generator independent of the game's own."""

    def __init__(self, seed: str) -> None:
        self._state = seeded(seed)

    def number(self) -> int:
        """Return the next 64-bit number."""
        self._state = (self._state + _STEP) & _MASK
        return mixed(self._state)

    def pick(self, things: Sequence[Thing]) -> Thing:
        """Return one of the things, all equally likely."""
        return things[self.number() * len(things) >> 64]
