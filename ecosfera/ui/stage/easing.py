"""Easing: from a share of time to a share of the way."""

from __future__ import annotations


def ease(share: float) -> float:
    """Return the share of the way at a share of the time, slow at both ends; 0 to 1."""
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)
