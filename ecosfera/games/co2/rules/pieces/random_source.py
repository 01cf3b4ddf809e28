"""The random source of the game: splitmix64, and what is drawn from it (PROTOCOL)."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Final, TypeVar

from ecosfera.core.rng import mixed, seeded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.rules.pieces.ids import KindId

Thing = TypeVar("Thing")

_MODULUS: Final = 1 << 64
_STEP: Final = 0x9E3779B97F4A7C15


class RandomSource:
    """A stream of random numbers; `state` is all that is needed to go on with it."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    @classmethod
    def seeded(cls, seed: str) -> RandomSource:
        """Return the source of a new game."""
        return cls(seeded(seed))

    def next(self) -> int:
        """Return the next 64-bit number."""
        self.state = (self.state + _STEP) % _MODULUS
        return mixed(self.state)

    def below(self, n: int) -> int:
        """Return a number from 0 to n − 1, all equally likely."""
        limit = _MODULUS - _MODULUS % n
        value = self.next()
        while value >= limit:
            value = self.next()
        return value % n

    def shuffle(self, things: list[Thing]) -> None:
        """Shuffle a list in place."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def dice(self) -> tuple[int, int]:
        """Throw two dice, the first one first."""
        return self.below(6) + 1, self.below(6) + 1

    def card(self, bag: Sequence[int], kinds: Sequence[KindId]) -> KindId:
        """Return the kind of a card from a bag that is not empty, by its counts."""
        number = self.below(sum(bag))
        return next(
            kind for kind, up_to in zip(kinds, accumulate(bag), strict=True) if up_to > number
        )
