"""The random source: one 64-bit integer in the state (splitmix64), the same on every system."""

from __future__ import annotations

import hashlib

_MASK = (1 << 64) - 1


def seeded(seed: str) -> int:
    """The first state of the random source for a seed of any text."""
    digest = hashlib.sha256(seed.encode("utf-8", "surrogatepass")).digest()
    return int.from_bytes(digest[:8], "big")


def shuffle(cards: list[int], rng: int) -> int:
    """Shuffles the cards in place (Fisher–Yates); returns the next state of the random source."""
    for i in range(len(cards) - 1, 0, -1):
        rng = (rng + 0x9E3779B97F4A7C15) & _MASK
        z = rng
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        j = ((z ^ (z >> 31)) * (i + 1)) >> 64
        cards[i], cards[j] = cards[j], cards[i]
    return rng
