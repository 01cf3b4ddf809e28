"""What the habitat open water brings back: shoals of herring; a porpoise far off."""

from __future__ import annotations

from growth import porpoise, shoal
from panorama import Scene
from waters import life_alone


def grown(s):
    """Put it into a scene."""
    shoal(s, (560, 524, 30), 15, (56, 20, 60), 40, seed=70)
    shoal(s, (-240, 440, 120), 13, (70, 16, 60), 34, seed=90, heading=(1, 0.02, 0.1))
    shoal(s, (340, 190, 200), 26, (130, 34, 90), 36, seed=120)
    shoal(s, (-180, 250, 260), 16, (90, 26, 80), 34, seed=160)
    shoal(s, (230, 560, 150), 12, (150, 10, 60), 30, seed=190)
    porpoise(s, (60, 330, 420), 120, -1, -0.12)
    porpoise(s, (-70, 290, 560), 105, -1, -0.05)


def paint(width):
    """The layer, transparent where nothing lives."""
    s = Scene()
    grown(s)
    return life_alone(width, s)
