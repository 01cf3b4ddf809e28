"""The end of a game that was won: the sea of the table alive with everything that came back.

Facts and buttons cover the right; title and tiles lie on the left, where the water is deep above and
herring pass over the meadow below.
"""

from __future__ import annotations

import numpy as np
import sea_coast
import sea_mud
import sea_river
import sea_rock
from corner import calm_corner
from growth import eelgrass, fish, lettuce, porpoise, rng, shoal
from panorama import Finish, Haze, Light, Scene, Sea, joined, landscape
from seafloor import at
from waters import SUN, clear_ground


def life():
    """Everything that lives here."""
    s = Scene()
    for part in (sea_rock, sea_coast, sea_river, sea_mud):
        part.grown(s)
    g = rng(5)
    x, z = g.uniform(-250, 60, 60), g.uniform(-60, 260, 60)
    eelgrass(s, np.stack([x, at(x, z) + 2, z], 1), g.uniform(70, 150, 60), 17)
    for i, (x, z, size) in enumerate(((-150, -215, 34), (30, -190, 30))):
        lettuce(s, (x, float(at(x, z)), z), size, 80 + i)
    shoal(s, (-190, 520, -170), 13, (66, 26, 46), 66, seed=230, heading=(1, 0.03, 0.14))
    shoal(s, (-120, 300, 90), 22, (110, 34, 70), 42, seed=260, heading=(1, 0.05, 0.1))
    shoal(s, (420, 200, 220), 34, (170, 50, 110), 38, seed=300)
    shoal(s, (700, 380, 120), 18, (90, 26, 70), 38, seed=340)
    for x, y, z, long, bend in ((-20, 566, -190, 74, 0.15), (60, 540, -120, 60, -0.1)):
        fish(s, x, y, z, long, (-1, 0.03, -0.12), "perch", bend=bend, seed=int(x) + 60)
    porpoise(s, (150, 250, 330), 120, -1, -0.14)
    porpoise(s, (20, 300, 470), 105, -1, -0.05)
    return s


def paint(width):
    """The picture, opaque."""
    light = Light(
        SUN,
        "#fff3cf",
        1.95,
        "#8fd4e0",
        "#2a6f88",
        0.95,
        caustics=0.85,
        ao=0.8,
        density=0.7,
        deep_from=430,
        deep=0.0012,
        caustic_size=1.35,
        seed=25,
    )
    sea = Sea(
        [(0, "#9adfe8"), (0.12, "#4ab2d0"), (0.36, "#1e84b4"), (0.66, "#116096"), (1, "#0a3c6a")],
        ("#fffbe0", 330, -170, 430, 0.7),
        shafts=0.9,
        net=0.9,
    )
    scene = joined(clear_ground(), life())
    im = landscape(
        scene, light, sea, Haze(60, 400), Finish(vignette=0.3, saturation=1.08, foot=0.45), width
    )
    return calm_corner(im)
