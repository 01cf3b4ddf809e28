"""What the habitat river brings back: pondweed, and perch that pass before it."""

from __future__ import annotations

from growth import fish, pondweed, rng, stonewort
from panorama import Scene
from seafloor import at
from waters import life_alone


def grown(s):
    """Put it into a scene."""
    g = rng(22)
    for i in range(44):
        x, z = g.uniform(-300, -20), g.uniform(70, 420)
        pondweed(s, (x, float(at(x, z)) + 2, z), g.uniform(110, 230), 500 + i, 0.3, 15)
    for x, y, z, long, way, bend in (
        (-262, 470, -60, 66, (1, 0.06, -0.15), 0.2),
        (-196, 500, -20, 50, (1, 0.02, 0.1), -0.15),
        (-318, 442, 20, 50, (1, -0.05, 0.1), 0.1),
        (-120, 478, 30, 42, (1, 0.05, -0.2), 0.15),
        (700, 500, 0, 44, (-1, 0.02, 0.1), 0.1),
    ):
        fish(s, x, y, z, long, way, "perch", bend=bend, seed=int(x) + 900)
    for i in range(14):
        x, z = g.uniform(-250, -90), g.uniform(-190, -20)
        stonewort(s, (x, float(at(x, z)) + 1, z), g.uniform(24, 46), 560 + i)


def paint(width):
    """The layer, transparent where nothing lives."""
    s = Scene()
    grown(s)
    return life_alone(width, s)
