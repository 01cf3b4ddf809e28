"""Herring: a shoal turns under the surface, sides flashing one after another.

Landmarks in body lengths: lower jaw longer, mouth turned up to 0.075; large eye 0.10; one short dorsal fin 0.47 to
0.58 in the middle, pelvic fins 0.55 below it; anal fin 0.78 to 0.90 low and long; deeply forked tail; keel
of sharp scales on the belly; large loose scales, no side line; blue-green back, silver side.
"""

from __future__ import annotations

import numpy as np
from paint.bodies import Course, Places, Shape
from paint.brush import Image, Shot, Tones
from paint.eyes import EyeInk
from paint.fins import FinInk
from paint.fish import Fish
from paint.heads import Gills, Head, Mouth
from paint.scene import PROP, SUBJECT, Look, Scene
from paint.skins import countershade, scales, speckle
from paint.vectors import Array, bump, colour, mix, smooth
from paint.waters import Water, drowned, submerged

SHAPE = Shape(
    top=((0, 0.008), (0.04, 0.028), (0.10, 0.052), (0.18, 0.073), (0.30, 0.092), (0.44, 0.097), (0.60, 0.083), (0.76, 0.058), (0.90, 0.037), (1, 0.036)),
    bottom=((0, -0.020), (0.05, -0.044), (0.12, -0.070), (0.22, -0.094), (0.36, -0.112), (0.50, -0.110), (0.64, -0.090), (0.78, -0.060), (0.90, -0.037), (1, -0.035)),
    wide=((0, 0.014), (0.04, 0.027), (0.10, 0.041), (0.20, 0.052), (0.36, 0.057), (0.52, 0.051), (0.70, 0.035), (0.88, 0.019), (0.96, 0.012), (1, 0.005)),
    blunt=0.020,
    mouth_level=0.006,
    middle=((0, 0.5), (0.2, 0.56), (0.6, 0.56), (1, 0.5)),
    square=((0, 2.2), (0.3, 1.9), (1, 2.0)),
)  # fmt: skip
JAW = Mouth(
    ((0, 0.022), (0.022, 0.012), (0.044, -0.002), (0.058, -0.014)),
    gape=4,
    lip=0.0022,
    inside="#4a4644",
    under=0.014,
    dark=0.6,
    pale="#8c9fa4",
    plate=0.8,
)
COVER = Gills(
    ((-1, 0.16), (-0.6, 0.204), (-0.15, 0.224), (0.2, 0.220), (0.6, 0.195), (1, 0.16)),
    0.0045,
    0.66,
    blush="#b89a7c",
)
EYE = (0.092, 0.017, 0.0166)
HEAD = Head(EYE, JAW, COVER, nostril=(0.050, 0.022), brow=0.12, cheek=0.10, ribs=1.0)
ROWS = 24


def scaling(place: Places) -> tuple[Array, Array, Array]:
    """Large loose scales, from just behind the gill cover."""
    return scales(place, ROWS, 0.212, 1.0)


def relief(place: Places) -> Array:
    """Scales, each lying a little differently."""
    rise, _, lot = scaling(place)
    return 0.0024 * rise * (1 + 1.4 * lot)


def tint(place: Places) -> Array:
    """Blue-black back with a green gleam along its edge, silver below."""
    c = countershade(
        place, "#0f2c42", "#b4c4c6", "#f2f4f0", high=0.40, low=-0.5, soft=0.18, noise=0.05
    )
    gleam = bump(place.height, 0.36, 0.12) * smooth(0.1, 0.25, place.s)
    c = mix(c, colour("#2f8a86"), gleam * 0.50)
    _, edge, lot = scaling(place)
    c = c * (1 - 0.26 * edge + 0.30 * lot)[..., None]
    cloud = place.noise(18, 21) + 0.6 * place.noise(50, 22)
    c = c * (1 + 0.09 * cloud)[..., None]
    c = mix(c, colour("#c8b47c"), bump(place.away(0.17, 0.0), 0, 0.04) * 0.35)
    face = smooth(0.22, 0.14, place.s)
    c = mix(c, colour("#12303f"), face * smooth(0.10, 0.5, place.height + 0.1 * cloud) * 0.85)
    c = mix(
        c, colour("#23414e"), smooth(0.06, 0.0, place.s) * smooth(-0.2, 0.4, place.height) * 0.7
    )
    return speckle(c, place, 0.05, 60, 5)


def shine(place: Places) -> Array:
    """Most of the side is a mirror, each scale at an angle of its own, broken into patches."""
    _, _, lot = scaling(place)
    side = smooth(0.46, 0.18, place.height)
    patch = smooth(-1.4, 0.9, place.noise(13, 41))
    cover = 0.45 + 0.55 * smooth(0.19, 0.24, place.s)
    return side * (0.30 + 0.35 * patch + 0.5 * lot) * cover * smooth(0.0, 0.08, place.s)


WATER_COLOURS = ("#2a5878", "#86b0c0", "#e6f2f0", "#ffffff", "#ffffff")
FIN = FinInk("#5f7f8a", "#9cb8bc", "#4f707c", clear=0.35, thin=0.5, root="#7fa0a6")
PALE = FinInk("#a9bcba", "#cbd8d4", "#b9cac8", clear=0.40, thin=0.5, root="#c3d2ce")


def herring(scene: Scene, course: Course, kind: int = SUBJECT, fine: float = 1.0) -> None:
    """One herring."""
    fish = Fish(scene, course, SHAPE, kind, fine)
    fish.body(
        tint, relief, HEAD, Look(rough=0.27, shine=0.65), (shine, WATER_COLOURS), end="#5f7f8a"
    )
    fish.eye(
        *EYE, EyeInk("#c4c6ac", "#1c2c34", "#2a4450", "#e4e4c8", 0.52, lid="#1a3644", cut=0.74)
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
    upper = ((1.10, 0.118), (1.205, 0.152), (1.115, 0.040), (1.060, 0.0))
    lower = ((1.115, -0.042), (1.205, -0.160), (1.10, -0.122))
    fish.tail((*upper, *lower), 20, FIN, bow=0.10)


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
        (24, 388, -2.10, 0.10, -0.15, 1),
        (88, 362, -1.80, 0.10, -0.18, 1),
        (186, 330, -1.15, 0.10, -0.22, 1),
        (284, 316, -0.40, 0.05, -0.25, 1),
        (366, 322, 0.20, 0.10, -0.25, 1),
        (410, 332, 0.40, 0.15, -0.22, 1),
        (458, 346, 0.50, 0.20, -0.20, 1),
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
        (0, "#dcecec"),
        (0.10, "#9cc6d2"),
        (0.28, "#4c94b4"),
        (0.50, "#1f6690"),
        (0.76, "#0c3a62"),
        (1, "#061f3c"),
    ),
    sun=(150, 4),
    shafts=0.0,
    surface=170,
    glow=(190, 330, 190, "#c9f2f0", 0.24),
    fog=(0.2, 8.0, 0.4, 0.95),
    tones=Tones("#0d4464", "#fff8dc", 0.40, (0.10, 0.34, 1.0), 0.15, 1.40, 1.4),
    bounce=("#6fb0cc", 0.14),
    net=(2.6, 0.16),
    foot=("#062a44", 0.35),
    seed=101,
)


def paint(shot: Shot) -> Image:
    """Open blue water under a bright surface."""
    return drowned(shot, WATER)
