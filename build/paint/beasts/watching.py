"""Watching a painter: what it covers, and where it puts eyes, fins, legs and bodies."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np
from sheet import Sheet

K = 0.5
"""Pixels for each unit of the sheet on which a painter is watched."""
NOTED = ("eye", "fin", "shank", "leg", "foot", "solid")
"""Functions whose calls are noted, where a painter's module has them."""


@dataclass
class Observed:
    """What a painter did: its cover of the sheet, and the calls noted as (caller, arguments)."""

    cover: np.ndarray
    calls: dict[str, list]

    def inside(self, place):
        """Return whether a place on the card is painted."""
        x, y = (round(v * K) for v in place)
        rows, cols = self.cover.shape
        return 0 <= y < rows and 0 <= x < cols and bool(self.cover[y, x] > 0.5)

    def edges(self, place, across, limit):
        """Return how far the painted body reaches from a place, up to a limit to each side."""
        reach = np.arange(0, limit, 1 / (2 * K))
        for sign in (1, -1):
            painted = [self.inside(np.add(place, across * sign * d)) for d in reach]
            yield float(reach[painted.index(False)] if False in painted else limit)


@contextmanager
def _noting(module, calls):
    """Note the calls of a painter's helpers meanwhile."""

    def noted(name, old):
        def helper(*args, **kwargs):
            calls.setdefault(name, []).append((sys._getframe(1).f_code.co_name, args))
            return old(*args, **kwargs)

        return helper

    owners = [module, *(v for k, v in vars(module).items() if k == "Fish")]
    before = [(o, n, getattr(o, n)) for o in owners for n in NOTED if hasattr(o, n)]
    for owner, name, old in before:
        setattr(owner, name, noted(name, old))
    try:
        yield
    finally:
        for owner, name, old in before:
            setattr(owner, name, old)


def observed(module):
    """Run a painter small and return what it did, a swimmer as far as the water shows it."""
    calls = {}
    sheet = Sheet(K)
    with _noting(module, calls):
        layer = sheet.lifted(getattr(module, "afloat", module.animal))
    return Observed(layer.alpha, calls)
