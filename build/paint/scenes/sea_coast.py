"""What the habitat coast brings back: a meadow of eelgrass, sea lettuce, reed at the right edge."""

from __future__ import annotations

import numpy as np
from growth import eelgrass, lettuce, reed, rng
from panorama import Scene
from seafloor import at
from waters import life_alone


def grown(s):
    """Put it into a scene."""
    g = rng(12)
    x = np.concatenate(
        [g.uniform(395, 700, 110), g.uniform(330, 760, 170), g.uniform(-30, 330, 60)]
    )
    z = np.concatenate([g.uniform(10, 200, 110), g.uniform(200, 620, 170), g.uniform(300, 640, 60)])
    keep = (np.abs(x - 640) > 40) | (z > 90)
    x, z = x[keep], z[keep]
    tall = g.uniform(95, 190, len(x)) * 1.08
    eelgrass(s, np.stack([x, at(x, z) + 2, z], 1), tall, 13)
    x, z = g.uniform(420, 520, 16), g.uniform(-60, 10, 16)
    eelgrass(s, np.stack([x, at(x, z) + 2, z], 1), g.uniform(60, 100, 16), 14, width=3.4)
    for i, (x, z, size) in enumerate(((585, -120, 40), (606, -90, 32), (-60, -120, 34))):
        lettuce(s, (x, float(at(x, z)), z), size, 60 + i)
    x, z = g.uniform(880, 1060, 26), g.uniform(120, 360, 26)
    reed(s, np.stack([x, at(x, z), z], 1), 9)


def paint(width):
    """The layer, transparent where nothing lives."""
    s = Scene()
    grown(s)
    return life_alone(width, s)
