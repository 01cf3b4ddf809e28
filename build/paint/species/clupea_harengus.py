"""Herring: a shoal turns under the surface, sides flashing one after another.

Landmarks in body lengths: lower jaw longer, mouth turned up to 0.075; large eye 0.10; one short dorsal fin 0.47 to
0.58 in the middle, pelvic fins 0.55 below it; anal fin 0.78 to 0.90 low and long; deeply forked tail; keel
of sharp scales on the belly; large loose scales, no side line; blue-green back, silver side.
"""

from __future__ import annotations

import numpy as np
from paint.brush import Image, Shot, Tones
from paint.fish import (
    Course,
    EyeInk,
    FinInk,
    Fish,
    Gills,
    Mouth,
    Places,
    Shape,
    countershade,
    scales,
    speckle,
)
from paint.scene import PROP, SUBJECT, Look, Scene
from paint.vectors import Array, bump, colour, mix, smooth
from paint.waters import Water, drowned, submerged

SHAPE = Shape(
    top=((0, 0.010), (0.04, 0.030), (0.10, 0.056), (0.18, 0.080), (0.30, 0.102), (0.44, 0.108), (0.60, 0.092), (0.76, 0.060), (0.90, 0.034), (1, 0.034)),
    bottom=((0, -0.020), (0.05, -0.048), (0.12, -0.078), (0.22, -0.104), (0.36, -0.124), (0.50, -0.122), (0.64, -0.098), (0.78, -0.062), (0.90, -0.034), (1, -0.032)),
    wide=((0, 0.014), (0.04, 0.028), (0.10, 0.044), (0.20, 0.056), (0.36, 0.062), (0.52, 0.055), (0.70, 0.036), (0.88, 0.018), (0.96, 0.011), (1, 0.005)),
    blunt=0.022,
    mouth_level=0.0,
    middle=((0, 0.5), (0.2, 0.56), (0.6, 0.56), (1, 0.5)),
    square=((0, 2.1), (0.3, 1.9), (1, 2.0)),
)  # fmt: skip
JAW = Mouth(
    ((0, 0.014), (0.025, 0.008), (0.050, 0.000)),
    lip=0.0024,
    inside="#5a5a58",
    under=0.008,
    dark=0.5,
)
COVER = Gills(
    ((-1, 0.16), (-0.6, 0.208), (-0.15, 0.230), (0.2, 0.226), (0.6, 0.195), (1, 0.16)), 0.005, 0.62
)
ROWS = 17


def relief(place: Places) -> Array:
    """Large loose scales; fine ribs on the gill cover."""
    rise, _, _ = scales(place, ROWS, 0.21, 1.0)
    return 0.0030 * rise


def tint(place: Places) -> Array:
    """Blue-green back, silver below."""
    c = countershade(
        place, "#1f5068", "#b9c8c8", "#eef0ea", high=0.44, low=-0.5, soft=0.20, noise=0.05
    )
    c = mix(
        c, colour("#2f8a86"), bump(place.height, 0.40, 0.13) * 0.55 * smooth(0.1, 0.25, place.s)
    )
    _, edge, lot = scales(place, ROWS, 0.21, 1.0)
    c = c * (1 - 0.28 * edge + 0.26 * lot)[..., None]
    c = mix(c, colour("#d8c98a"), bump(place.away(0.17, 0.0), 0, 0.05) * 0.25)
    c = mix(c, colour("#27404c"), smooth(0.08, 0.0, place.s) * smooth(0.0, 0.5, place.height) * 0.6)
    crown = smooth(0.24, 0.16, place.s) * smooth(0.25, 0.6, place.height)
    c = mix(c, colour("#24505f"), crown * 0.8)
    return speckle(c, place, 0.03, 40, 5)


def shine(place: Places) -> Array:
    """Nearly all of the side is a mirror, each scale at an angle of its own."""
    _, _, lot = scales(place, ROWS, 0.21, 1.0)
    side = smooth(0.52, 0.22, place.height)
    return side * (0.62 + 0.5 * lot) * smooth(0.0, 0.08, place.s)


WATER_COLOURS = ("#2a6488", "#8fbccb", "#e4f1ef", "#ffffff", "#ffffff")
FIN = FinInk("#5f7f8a", "#9cb8bc", "#4f707c", clear=0.35, thin=0.5, root="#7fa0a6")
PALE = FinInk("#a9bcba", "#cbd8d4", "#b9cac8", clear=0.40, thin=0.5, root="#c3d2ce")


def herring(scene: Scene, course: Course, kind: int = SUBJECT, fine: float = 1.0) -> None:
    """One herring."""
    fish = Fish(scene, course, SHAPE, kind, fine)
    fish.body(
        tint,
        relief,
        JAW,
        COVER,
        (0.096, 0.018, 0.0225),
        Look(rough=0.22, shine=0.7),
        (shine, WATER_COLOURS),
        end="#7f9ea4",
    )
    fish.eye(
        0.096, 0.018, 0.0225, EyeInk("#d9d8b4", "#2a3434", "#7a8878", "#f2f0cc", 0.50, 0.30, 0.15)
    )
    fish.ridge(
        "dorsal",
        0.465,
        0.575,
        ((0, 0.024, 0.010), (0.2, 0.104, 0.034), (0.55, 0.066, 0.050), (1, 0.030, 0.056)),
        17,
        FIN,
    )
    fish.ridge(
        "anal",
        0.775,
        0.905,
        ((0, 0.018, 0.008), (0.2, 0.048, 0.026), (0.6, 0.030, 0.034), (1, 0.018, 0.036)),
        16,
        PALE,
        below=True,
    )
    fish.pair(
        "pelvic",
        [(0.540, 0.014, -0.112), (0.556, 0.012, -0.112)],
        [(0.598, 0.036, -0.158), (0.604, 0.022, -0.134)],
        8,
        PALE,
    )
    fish.pair(
        "pectoral",
        [(0.222, 0.034, -0.092), (0.236, 0.030, -0.098)],
        [(0.335, 0.070, -0.128), (0.330, 0.058, -0.146), (0.290, 0.040, -0.134)],
        14,
        PALE,
    )
    fish.tail(
        (
            (1.10, 0.108),
            (1.200, 0.138),
            (1.130, 0.040),
            (1.090, 0.0),
            (1.130, -0.044),
            (1.200, -0.146),
            (1.10, -0.114),
        ),
        20,
        FIN,
        bow=0.10,
    )


def model(scene: Scene) -> None:
    """Everything before the camera."""
    submerged(
        scene,
        tilt=-8,
        sky=("#e6fbf6", "#5fa9bf", "#1c4a66"),
        strength=0.9,
        sun=(0.42, 0.85, -0.85),
        power=6.2,
        blue_power=150,
    )
    rows = [
        (34, 372, -2.00, 0.10, -0.15, 1),
        (98, 348, -1.65, 0.10, -0.18, 1),
        (192, 326, -0.95, 0.10, -0.22, 1),
        (286, 330, -0.15, 0.05, -0.25, 1),
        (366, 362, 0.55, 0.15, -0.25, 1),
        (410, 392, 0.70, 0.25, -0.22, 1),
        (450, 428, 0.70, 0.30, -0.20, 1),
    ]
    herring(scene, Course.on_card(scene, rows, 1.20))
    random = np.random.default_rng(14)
    # the shoal turns in a ring behind it: away at the top, back towards the viewer below
    for i in range(66):
        a = 2 * np.pi * (i + random.uniform(-0.4, 0.4)) / 66
        ring = random.uniform(0.62, 1.18)
        x, y = 250 + 215 * ring * np.cos(a), 350 - 205 * ring * np.sin(a)
        d = 3.2 + 2.6 * np.sin(a) + random.uniform(-0.5, 0.5)
        if abs(y - 345 - 0.0 * x) < 70:
            d = max(d, 2.4)
        way = np.array([-np.sin(a), np.cos(a) * 0.75])
        way = way / np.hypot(*way) * random.uniform(0.85, 1.1)
        long = 540 / (9 + d)
        bend = 7 * random.normal()
        line = [
            (
                x - way[0] * long * u,
                y + way[1] * long * u + bend * (u - 0.4) ** 2,
                d + 0.5 * (u - 0.5) * np.cos(a),
                0.25 * way[1] + 0.2 * random.normal(),
                -0.25,
                1,
            )
            for u in np.linspace(-0.8, 0.8, 5)
        ]
        herring(scene, Course.on_card(scene, line, 1.20), PROP, 0.16)


WATER = Water(
    stops=(
        (0, "#f2fbe8"),
        (0.10, "#bfe6dc"),
        (0.28, "#66b7c6"),
        (0.50, "#2a86a8"),
        (0.76, "#115278"),
        (1, "#08304e"),
    ),
    sun=(150, 4),
    shafts=0.36,
    surface=150,
    glow=(190, 330, 190, "#c9f2f0", 0.24),
    fog=(0.2, 8.0, 0.4, 0.95),
    tones=Tones("#0d4464", "#fff8dc", 0.40, (0.10, 0.34, 1.0), 0.15, 1.55, 1.4),
    net=(2.6, 0.25),
    foot=("#062a44", 0.35),
    seed=101,
)


def paint(shot: Shot) -> Image:
    """Open blue water under a bright surface."""
    return drowned(shot, WATER)
