"""Easing: fractions of a way for fractions of the time."""

from __future__ import annotations


def ease(share: float) -> float:
    """Return the fraction of the way for a fraction of the time, slow at both ends."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)
