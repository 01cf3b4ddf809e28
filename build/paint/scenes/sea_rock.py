"""What the habitat rock brings back: bladderwrack, mussels and red weed on the boulders."""

from __future__ import annotations

from growth import fine_weed, mussels, rng, wrack
from panorama import Scene
from seafloor import on_rock
from waters import RIGHT, life_alone


def grown(s):
    """Put it into a scene."""
    g = rng(31)
    for i, (stone, a, b, tall) in enumerate(
        (
            (2, -0.35, -0.2, 150),
            (2, 0.35, -0.3, 120),
            (1, 0.1, -0.2, 120),
            (1, 0.55, -0.5, 100),
            (0, 0.2, -0.4, 130),
            (3, -0.5, 0.0, 80),
            (6, 0.0, 0.0, 90),
            (4, 0.2, 0.0, 110),
            (RIGHT + 2, -0.25, -0.3, 135),
            (RIGHT + 2, 0.3, -0.3, 110),
            (RIGHT + 3, -0.2, -0.3, 110),
            (RIGHT + 3, 0.4, -0.1, 120),
            (RIGHT + 0, -0.1, -0.5, 130),
            (RIGHT + 5, 0.0, -0.1, 100),
            (RIGHT + 1, -0.3, -0.5, 120),
            (RIGHT + 4, -0.4, -0.2, 90),
        )
    ):
        wrack(s, on_rock(stone, a, b), tall, 300 + i, width=4.2)
    spots, sizes = [], []
    for stone, a, b, n, spread in (
        (3, 0.15, -0.45, 26, 0.34),
        (3, 0.55, -0.3, 12, 0.2),
        (RIGHT + 4, 0.1, -0.5, 26, 0.3),
        (RIGHT + 6, 0.0, -0.3, 12, 0.5),
        (5, 0.0, -0.2, 10, 0.5),
    ):
        for _ in range(n):
            spots.append(
                on_rock(stone, a + g.normal(0, spread * 0.5), b + g.normal(0, spread * 0.4))
            )
            sizes.append(g.uniform(5.5, 10))
    mussels(s, spots, sizes, 8)
    for i, (stone, a, b, tall) in enumerate(
        (
            (3, -0.2, -0.6, 46),
            (1, 0.8, -0.45, 50),
            (2, 0.75, -0.3, 44),
            (RIGHT + 2, -0.75, -0.4, 52),
            (RIGHT + 4, -0.7, -0.5, 42),
            (RIGHT + 6, 0.6, 0, 34),
        )
    ):
        fine_weed(s, on_rock(stone, a, b), tall, "#5c2236", 410 + i, tips="#a8485a", width=1.3)


def paint(width):
    """The layer, transparent where nothing lives."""
    s = Scene()
    grown(s)
    return life_alone(width, s)
