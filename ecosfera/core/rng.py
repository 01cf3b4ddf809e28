"""Random numbers (splitmix64), the same on every system and Python version."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Final, TypeVar

from ecosfera.core.digests import sha256

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

Thing = TypeVar("Thing")

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def seeded(seed: str) -> int:
    """Return the initial state of a stream for a text used as seed."""
    return int.from_bytes(sha256(seed.encode("utf-8", "surrogatepass"))[:8], "big")


def mixed(state: int) -> int:
    """Return the 64-bit random number of a stream in this state."""
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
    return state ^ (state >> 31)


def shuffle(cards: list[Thing], rng: int) -> int:
    """Shuffle the cards in place (Fisher-Yates); return the next state of the stream."""
    if COMPILED:
        return shuffle_by_halves(cards, rng)
    for i in range(len(cards) - 1, 0, -1):
        rng = (rng + _STEP) & _MASK
        # `mixed`, written out: searches shuffle hundreds of times for one move
        z = rng
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        j = ((z ^ (z >> 31)) * (i + 1)) >> 64
        cards[i], cards[j] = cards[j], cards[i]
    return rng


def shuffle_by_halves(cards: list[Thing], rng: int) -> int:
    """Do the same as `shuffle` with numbers that machine code can hold.

    Each 64-bit number is a pair of halves of 32 bits, so that no intermediate result needs more
    than 63 bits. It is many times faster compiled, and slower interpreted.
    """
    high: i64 = rng >> 32
    low: i64 = rng & 0xFFFFFFFF
    i: i64 = len(cards) - 1
    while i > 0:
        low += 0x7F4A7C15
        high = (high + 0x9E3779B9 + (low >> 32)) & 0xFFFFFFFF
        low &= 0xFFFFFFFF
        # as in `mixed`, one line of it after the other
        z = _times(
            high ^ (high >> 30),
            low ^ (low >> 30 | (high << 2 & 0xFFFFFFFF)),
            (0xBF58, 0x476D, 0x1CE4, 0xE5B9),
        )
        z = _times(
            z[0] ^ (z[0] >> 27),
            z[1] ^ (z[1] >> 27 | (z[0] << 5 & 0xFFFFFFFF)),
            (0x94D0, 0x49BB, 0x1331, 0x11EB),
        )
        upper: i64 = z[0] ^ (z[0] >> 31)
        lower: i64 = z[1] ^ (z[1] >> 31 | (z[0] << 1 & 0xFFFFFFFF))
        j: i64 = (upper * (i + 1) + (lower * (i + 1) >> 32)) >> 32
        cards[i], cards[j] = cards[j], cards[i]
        i -= 1
    return int(high) << 32 | int(low)


def _times(high: i64, low: i64, factor: tuple[i64, i64, i64, i64]) -> tuple[i64, i64]:
    """Return the lowest 64 bits of a product as two halves of 32 bits.

    The factor is given in quarters of 16 bits, the highest first.
    """
    a, b, c, d = factor
    lowest: i64 = low * d
    middle: i64 = low * c + (lowest >> 16)
    upper: i64 = low * b + ((low * a & 0xFFFF) << 16) + high * d + ((high * c & 0xFFFF) << 16)
    return (
        (upper + (middle >> 16)) & 0xFFFFFFFF,
        (middle & 0xFFFF) << 16 | (lowest & 0xFFFF),
    )


COMPILED: Final = not isinstance(seeded, FunctionType)
"""Whether this module, and the rules with it, are compiled to machine code."""


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
