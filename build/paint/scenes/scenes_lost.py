"""The end of a game that was lost: the same place under a scum of algae, dim and still.

Bare stalks stand where the wrack grew, a bottle and empty shells lie on black mud. A little light
still falls in from the right: it can be tried again.
"""

from __future__ import annotations

import numpy as np
from corner import calm_corner
from growth import CURRENT, rng
from panorama import Scene, rgb, unit
from seafloor import at, on_rock
from shapes import grow, shades, strips, tube
from waters import RIGHT, dead_sea


def stalk(s, root, tall, seed):
    """What is left of a wrack: bare forked stalks, black."""
    g = rng(seed)
    p = np.repeat(np.asarray(root, float)[None], 3, 0)
    d = unit(np.stack([np.linspace(-0.6, 0.6, 3), -np.ones(3), g.normal(0, 0.3, 3)], 1))
    for level in range(3):
        P = grow(
            p,
            d,
            tall / 3 * g.uniform(0.7, 1.2, len(p)),
            7,
            to=(0.2, -1, 0),
            pull=0.2,
            swirl=CURRENT,
            sway=0.3,
            wobble=0.4,
            seed=seed + level,
        )
        w = np.linspace(2.2 - 0.6 * level, 1.6 - 0.6 * level, 7)[None] * np.ones((len(P), 1))
        strips(s, P, w, shades(rgb("#4a4638"), len(P), 0.2, seed), k=5, round_=True, gloss=0.05)
        keep = g.random(len(P)) < 0.75
        T = unit(P[keep, -1] - P[keep, -2])
        side = unit(np.cross(T, g.normal(size=T.shape)))
        p = np.concatenate([P[keep, -1], P[keep, -1]])
        d = np.concatenate([unit(T + side * 0.5), unit(T - side * 0.45)])


def bottle(s, middle, length, turn):
    """A bottle, half sunk in the mud."""
    c, n = np.cos(turn), np.sin(turn)
    t = np.linspace(0, 1, 60)
    way = np.array([c, -0.06, n])
    P = np.asarray(middle, float) + (t[:, None] - 0.5) * length * way
    r = np.interp(
        t,
        [0, 0.02, 0.06, 0.6, 0.75, 0.82, 0.97, 1],
        [0.02, 0.13, 0.145, 0.145, 0.06, 0.045, 0.05, 0.02],
    )
    tube(s, P, r * length, np.broadcast_to(rgb("#5f7f6a"), (60, 1, 3)), 20, gloss=1.2, glow=0.5)


def life():
    """What is left."""
    s = Scene()
    for i, (stone, a, b, tall) in enumerate(
        (
            (2, -0.3, -0.2, 100),
            (1, 0.1, -0.2, 110),
            (3, -0.3, 0.0, 60),
            (RIGHT + 2, -0.2, -0.3, 110),
            (RIGHT + 3, 0.2, -0.2, 90),
            (RIGHT + 0, -0.1, -0.5, 110),
            (RIGHT + 4, 0.1, -0.4, 70),
        )
    ):
        stalk(s, on_rock(stone, a, b), tall, 700 + i)
    for x, z, long, turn in ((-70, -215, 74, 0.5), (560, -150, 60, 2.6)):
        bottle(s, (x, float(at(x, z)) - 5, z), long, turn)
    return s


def paint(width):
    """The picture, opaque."""
    return calm_corner(dead_sea(width, life()), (0.34, 0.40, 0.42))
