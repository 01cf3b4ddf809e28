"""What the habitat mud brings back: a flounder at rest, clams, casts of worms, stonewort, tufts of brown weed."""

from __future__ import annotations

import numpy as np
from growth import casts, clams, fine_weed, flounder, rng, stonewort
from panorama import Scene
from seafloor import at
from waters import life_alone


def grown(s):
    """Put it into a scene."""
    g = rng(41)
    flounder(s, (478, float(at(478, -215)) + 2, -215), 62, 0.28, 3)
    flounder(s, (-60, float(at(-60, -150)) + 1, -150), 40, 2.7, 5)
    n = 40
    x = np.concatenate([g.normal(-95, 60, n // 2), g.normal(500, 80, n // 2)])
    z = g.uniform(-290, -60, n)
    clams(s, np.stack([x, at(x, z), z], 1), g.uniform(3.5, 7, n), 6)
    x, z = np.concatenate([g.normal(-60, 90, 12), g.normal(440, 90, 12)]), g.uniform(-250, 60, 24)
    casts(s, np.stack([x, at(x, z), z], 1), g.uniform(4, 8, 24), "#9c8258", 7)
    for i in range(46):
        x, z = g.uniform(-60, 440), g.uniform(-260, 160)
        stonewort(s, (x, float(at(x, z)) + 1, z), g.uniform(30, 70), 600 + i)
    for i in range(14):
        x, z = g.uniform(-120, 560), g.uniform(-240, 60)
        fine_weed(
            s,
            (x, float(at(x, z)) + 1, z),
            g.uniform(20, 40),
            "#5a4a22",
            640 + i,
            tips="#a08a40",
            width=1.2,
        )


def paint(width):
    """The layer, transparent where nothing lives."""
    s = Scene()
    grown(s)
    return life_alone(width, s)
