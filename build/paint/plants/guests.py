"""Animals that visit a plant: they stand back in its light and its water."""

from __future__ import annotations

from render import rgb


def muted(s, first, veil, share=0.45):
    """Draw what was added to a scene since its part `first` towards a colour, and dull its gloss."""
    for part in s.a[first:]:
        part[:, 3:6] += (rgb(veil) - part[:, 3:6]) * share
        part[:, 7] *= 0.2
