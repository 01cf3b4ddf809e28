"""What the habitat ice brings back: floes at the surface, and a ringed seal far off."""

from __future__ import annotations

from growth import floes, seal
from panorama import Scene
from waters import life_alone


def grown(s):
    """Put it into a scene."""
    floes(
        s,
        (
            (-330, 270, 260, 150, 70),
            (130, 330, 190, 150, 58),
            (560, 300, 230, 160, 66),
            (1000, 420, 240, 180, 64),
            (-700, 620, 300, 220, 66),
            (-110, 640, 260, 180, 60),
            (430, 720, 270, 190, 60),
            (940, 820, 280, 220, 60),
            (-500, 1000, 300, 200, 56),
            (180, 1080, 300, 200, 56),
            (760, 1200, 300, 200, 56),
        ),
        4,
    )
    seal(s, (560, 452, 230), 84, 1, 0.08)
    seal(s, (-70, 470, 420), 60, -1, -0.25)


def paint(width):
    """The layer, transparent where nothing lives."""
    s = Scene()
    grown(s)
    return life_alone(width, s)
