"""A small amphipod from the side, clear as glass: bowed, in rings, with a dark eye, many legs."""

from __future__ import annotations

import numpy as np

from .forms import ball, hairs, line, profile, ramp, tube
from .light import Scene, Stuff, rgb

GLASS = Stuff(
    alpha=0.45, edge=0.5, gloss=0.3, wrap=0.5, through=0.8, glow=0.15, jelly=0.8, shade=0.9
)
INNER = Stuff(alpha=0.85, gloss=0.1, wrap=0.5, through=0.6, shade=0.2)
BACK = (-0.9, 0.5), (-0.7, 0.0), (-0.2, -0.35), (0.4, -0.32), (0.85, -0.02), (0.98, 0.3)
"""The line of its body from tail to head, in half lengths."""
LEGS = (
    (0.6, -0.12),
    (0.42, -0.04),
    (0.24, 0.1),
    (0.02, 0.25),
    (-0.2, 0.42),
    (-0.4, 0.5),
    (-0.6, 0.5),
)
"""Where each leg grows along the body, and how far back its foot is."""


def amphipod(s: Scene, at: tuple[float, float, float], size: float, turn: float) -> None:
    """Add an amphipod at a place, `size` its half length, turned by `turn`."""
    c, q = np.cos(turn), np.sin(turn)
    put = lambda x, y, z=0.0: np.array(at) + size * np.array([x * c - y * q, x * q + y * c, z])
    spine = line([put(*v) for v in BACK], 120)
    u = np.linspace(0, 1, 120)
    rings = np.abs(np.sin(u * 11 * np.pi))
    w = profile([0.05, 0.13, 0.22, 0.29, 0.30, 0.24, 0.07], 120) * size * (0.9 + 0.1 * rings**0.5)
    tint = ramp(rings, (0, "#d88a58"), (0.4, "#ffe2bc"), (1, "#fff4dc"))
    tube(s, spine, w, tint, GLASS, 24, flat=0.7, first=(0, 0, 1))
    tube(s, spine[12:110], w[12:110] * 0.34, rgb("#d87838"), INNER, 12)
    ball(s, put(0.86, 0.02, -0.2), size * 0.085, rgb("#40100c"), INNER, n=12)
    legs = [
        line([put(x, -0.2 + 0.2 * abs(x)), put(x - 0.10, 0.22), put(x - back, 0.52)], 12)
        for x, back in LEGS
    ]
    feelers = [
        line([put(0.9, 0.1), put(1.2, 0.0 + e), put(1.5, 0.22 + 2 * e)], 12) for e in (-0.12, 0.06)
    ]
    tail = [line([put(-0.86, 0.45), put(-1.05, 0.62), put(-1.2 + e, 0.72)], 12) for e in (0, 0.18)]
    hairs(s, np.stack(legs + feelers + tail), 0.05 * size, 0.015 * size, rgb("#fbdcae"), INNER)
