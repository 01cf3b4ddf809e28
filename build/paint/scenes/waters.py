"""The place of the sea behind the table and of the endings: its light, its water, its bottom.

Cards cover the middle of the table; what matters lies at the sides and along the bottom.
"""

from __future__ import annotations

import seafloor
from growth import clams, rng
from panorama import Finish, Haze, Light, Scene, Sea, joined, landscape, layer
from seafloor import LEFT_ROCKS, at

RIGHT = len(LEFT_ROCKS)
"""Number of the first boulder at the right."""
SUN = (-0.42, -0.86, 0.14)
CLEAR = Haze(60, 400)


def clear_light():
    """Morning sun through clear water."""
    return Light(
        SUN,
        "#fff3cf",
        1.65,
        "#84cede",
        "#276a86",
        0.9,
        caustics=0.85,
        ao=0.8,
        density=0.7,
        deep_from=430,
        deep=0.0012,
        caustic_size=1.35,
        seed=25,
    )


def ground(**how):
    """The bottom with its boulders."""
    s = Scene()
    look = {
        "colours": how.pop("colours"),
        "film": how.pop("film", None),
        "spots": how.pop("spots", None),
    }
    seafloor.floor(s, **look)
    dull = how.pop("dull", 1.0)
    seafloor.boulders(s, **how)
    seafloor.gravel(s, dull=dull)
    return s


def clear_ground():
    """Pale sand, granite with a little green."""
    return ground(
        colours=("#bda97e", "#947f58"), tones=("#9a8a84", "#6f6a74", "#a8887c"), top="#7c8a52"
    )


def with_life(s, life):
    """A bottom with what lives on it, if anything."""
    return joined(s, life) if life is not None else s


def murky_sea(width, life=None):
    """The start: silt on everything, few colours, but blue and lit."""
    s = ground(
        colours=("#868f84", "#6c766e"),
        film=("#56706e", 0.5),
        tones=("#6f706c", "#5a6066"),
        top="#566650",
        dull=0.65,
    )
    light = Light(
        SUN,
        "#eef2dc",
        1.35,
        "#7fbcc8",
        "#23596c",
        0.85,
        caustics=0.35,
        ao=0.8,
        density=0.7,
        deep_from=400,
        deep=0.0016,
        caustic_size=1.6,
        seed=25,
    )
    sea = Sea(
        [(0, "#7fbfc8"), (0.13, "#4796ac"), (0.36, "#267596"), (0.66, "#175577"), (1, "#0c3654")],
        ("#f2fbe6", -60, -170, 400, 0.38),
        shafts=0.6,
        net=0.5,
        murk=0.10,
    )
    finish = Finish(motes=170, vignette=0.4, saturation=1.02)
    return landscape(with_life(s, life), light, sea, Haze(20, 250), finish, width)


def clear_sea(width, life=None):
    """Clear water over pale sand."""
    sea = Sea(
        [(0, "#84cedb"), (0.12, "#3da2c4"), (0.36, "#1a79aa"), (0.66, "#0f578a"), (1, "#09355e")],
        ("#fffbe0", -60, -170, 400, 0.5),
        shafts=0.75,
        net=0.8,
    )
    finish = Finish(vignette=0.38, saturation=1.08, exposure=0.92)
    return landscape(with_life(clear_ground(), life), clear_light(), sea, CLEAR, finish, width)


def dead_sea(width, life=None):
    """Six impacts: no light below the scum, black mud with white mats, empty shells."""
    s = ground(
        colours=("#4a4636", "#38362c"),
        film=("#2c2c26", 0.5),
        spots=("#c4c4b0", 0.62),
        tones=("#4c4c44", "#3c4044"),
        top="#3f432c",
        dull=0.4,
        veins=0.0,
    )
    g = rng(77)
    places = [
        (x, float(at(x, z)), z)
        for x, z in zip(g.uniform(-330, 800, 46), g.uniform(-300, 120, 46), strict=True)
    ]
    clams(s, places, g.uniform(4, 9, 46), 5)
    light = Light(
        SUN,
        "#dcd8a0",
        0.75,
        "#7f8a5c",
        "#2c3628",
        0.8,
        caustics=0.0,
        ao=0.9,
        density=0.7,
        deep_from=300,
        deep=0.002,
        seed=25,
    )
    sea = Sea(
        [(0, "#9aa05a"), (0.12, "#76804c"), (0.36, "#525e40"), (0.66, "#394636"), (1, "#20291f")],
        ("#e6e6b0", -60, -160, 430, 0.3),
        shafts=0.25,
        net=0.1,
        murk=0.2,
        bloom="#8f9a3c",
    )
    finish = Finish(
        motes=330,
        mote_colour=(0.8, 0.82, 0.55),
        vignette=0.45,
        foot_colour="#14160f",
        saturation=0.95,
    )
    return landscape(with_life(s, life), light, sea, Haze(0, 210), finish, width)


def life_alone(width, part):
    """A transparent layer with what lives in a part of the clear sea."""
    return layer(clear_ground(), part, clear_light(), CLEAR, Finish(), width)
