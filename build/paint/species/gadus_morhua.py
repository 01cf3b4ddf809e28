"""Cod: sucks in a breath over a dark mussel bed, its chin barbel trailing.

Landmarks in body lengths: blunt head 0.27, upper jaw longer, mouth corner 0.10 below the front of the eye at
0.105, one barbel on the chin; three dorsal fins 0.31 to 0.47, 0.50 to 0.70, 0.74 to 0.90, two anal fins below
the second and third; pelvic fins 0.24 before the pectoral 0.29; pale side line that bends down under the
second dorsal fin; tail nearly straight; mottled olive-brown over a pale belly.
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
    side_line,
    speckle,
)
from paint.floors import floor, hills, mussels, strewn
from paint.scene import PROP, SUBJECT, Look, Scene
from paint.vectors import Array, colour, mix, ripple, smooth
from paint.waters import Water, breath, drowned, submerged

SHAPE = Shape(
    top=((0, 0.020), (0.03, 0.038), (0.08, 0.064), (0.15, 0.090), (0.25, 0.112), (0.36, 0.118), (0.50, 0.102), (0.66, 0.078), (0.82, 0.048), (0.92, 0.030), (1, 0.030)),
    bottom=((0, -0.030), (0.04, -0.056), (0.10, -0.080), (0.20, -0.104), (0.32, -0.118), (0.44, -0.110), (0.56, -0.086), (0.72, -0.056), (0.86, -0.034), (0.93, -0.026), (1, -0.028)),
    wide=((0, 0.030), (0.04, 0.050), (0.10, 0.070), (0.20, 0.088), (0.32, 0.090), (0.46, 0.074), (0.64, 0.048), (0.82, 0.028), (0.93, 0.015), (1, 0.006)),
    blunt=0.045,
    mouth_level=-0.006,
    square=((0, 2.2), (0.3, 2.15), (1, 2.1)),
)  # fmt: skip
JAW = Mouth(
    ((0, -0.012), (0.04, -0.022), (0.085, -0.040), (0.108, -0.054)),
    gape=9,
    lip=0.006,
    inside="#4a2424",
    hinge=(0.125, -0.045),
    under=-0.014,
)
COVER = Gills(
    ((-1, 0.19), (-0.6, 0.246), (-0.1, 0.275), (0.25, 0.272), (0.6, 0.245), (1, 0.21)), 0.007, 0.66
)
LINE = ((0.27, 0.42), (0.38, 0.42), (0.50, 0.36), (0.58, 0.14), (0.68, 0.04), (1.0, 0.02))


def relief(place: Places) -> Array:
    """Tiny scales and soft folds."""
    rise, _, _ = scales(place, 62, 0.25)
    return 0.0010 * rise + 0.0012 * place.noise(22, 3)


def tint(place: Places) -> Array:
    """Olive-brown mottles that thin out downward; the pale side line."""
    c = countershade(
        place, "#5e5a30", "#a39a64", "#ebe4d0", high=0.30, low=-0.48, soft=0.34, noise=0.07
    )
    n = place.noise(30, 8) + 0.7 * place.noise(55, 9)
    c = mix(c, colour("#37361c"), smooth(0.35, 1.0, n) * smooth(-0.45, 0.3, place.height) * 0.8)
    c = mix(c, colour("#cbbf84"), smooth(0.6, 1.4, -n) * smooth(-0.3, 0.2, place.height) * 0.45)
    c = mix(c, colour("#efe9d2"), side_line(place, LINE, 0.0036) * 0.75)
    c = mix(
        c,
        colour("#e9dcc6"),
        smooth(0.02, -0.01, place.z + 0.035) * smooth(0.13, 0.06, place.s) * 0.4,
    )
    return speckle(c, place, 0.05, 90, 5)


FIN = FinInk("#6a6438", "#8d8452", "#bdb283", clear=0.12, thin=0.45, root="#77703f")
LIGHT = FinInk("#86804f", "#a89f6c", "#d3caa0", clear=0.12, thin=0.5, root="#a89e72")


def cod(scene: Scene, course: Course, kind: int = SUBJECT, fine: float = 1.0) -> None:
    """The fish."""
    fish = Fish(scene, course, SHAPE, kind, fine)
    fish.body(
        tint, relief, JAW, COVER, (0.108, 0.028, 0.0225), Look(rough=0.33, shine=0.5), end="#6f683a"
    )
    fish.eye(
        0.108, 0.028, 0.0225, EyeInk("#b9a668", "#2a2616", "#5e5230", "#e6d695", 0.58, 0.32, 0.16)
    )
    fish.ridge(
        "dorsal",
        0.305,
        0.460,
        ((0, 0.030, 0.010), (0.22, 0.112, 0.030), (0.5, 0.086, 0.050), (1, 0.022, 0.040)),
        14,
        FIN,
    )
    fish.ridge(
        "dorsal",
        0.495,
        0.705,
        ((0, 0.026, 0.010), (0.2, 0.084, 0.034), (0.55, 0.060, 0.050), (1, 0.018, 0.036)),
        19,
        FIN,
        wave=(0.05, 0.9, 1.0),
    )
    fish.ridge(
        "dorsal",
        0.735,
        0.900,
        ((0, 0.024, 0.010), (0.24, 0.064, 0.034), (0.6, 0.050, 0.046), (1, 0.018, 0.034)),
        18,
        FIN,
        wave=(0.05, 0.9, 1.6),
    )
    fish.ridge(
        "anal",
        0.500,
        0.690,
        ((0, 0.024, 0.010), (0.24, 0.078, 0.032), (0.6, 0.058, 0.046), (1, 0.018, 0.034)),
        19,
        LIGHT,
        below=True,
    )
    fish.ridge(
        "anal",
        0.725,
        0.890,
        ((0, 0.022, 0.010), (0.28, 0.060, 0.034), (0.6, 0.048, 0.044), (1, 0.016, 0.034)),
        17,
        LIGHT,
        below=True,
    )
    fish.pair(
        "pelvic",
        [(0.232, 0.048, -0.094), (0.25, 0.044, -0.098)],
        [(0.330, 0.078, -0.168), (0.338, 0.068, -0.160), (0.315, 0.050, -0.132)],
        6,
        LIGHT,
        lean=0.1,
    )
    fish.pair(
        "pectoral",
        [(0.285, 0.084, 0.006), (0.292, 0.086, -0.034)],
        [
            (0.395, 0.150, 0.024),
            (0.420, 0.146, -0.012),
            (0.408, 0.134, -0.048),
            (0.360, 0.108, -0.062),
        ],
        18,
        FIN,
        lean=0.06,
    )
    fish.tail(
        (
            (1.115, 0.088),
            (1.140, 0.078),
            (1.135, 0.030),
            (1.130, 0.0),
            (1.135, -0.030),
            (1.140, -0.076),
            (1.115, -0.086),
        ),
        26,
        FIN,
        root=0.93,
        bow=0.10,
    )
    fish.thread(
        "barbel",
        [
            (0.048, 0, -0.070),
            (0.044, 0.002, -0.094),
            (0.050, 0.004, -0.116),
            (0.070, 0.006, -0.142),
        ],
        [0.0080, 0.0066, 0.0046, 0.0014],
        Look("#efe3bc", rough=0.5, soft=0.2),
        kind=PROP,
    )


def model(scene: Scene) -> None:
    """Everything before the camera."""
    submerged(
        scene,
        tilt=11,
        sky=("#c2ecd9", "#58a096", "#2a4f50"),
        strength=0.85,
        power=5.8,
        warmth="#f6f6da",
        blue_power=130,
    )
    rows = [
        (50, 424, -1.35, -0.20, -0.20, 1),
        (118, 406, -1.10, -0.20, -0.22, 1),
        (212, 368, -0.50, -0.20, -0.30, 1),
        (300, 324, 0.15, -0.20, -0.38, 1),
        (370, 278, 0.45, -0.30, -0.38, 1),
        (418, 232, 0.40, -0.45, -0.32, 1),
        (444, 196, 0.25, -0.50, -0.30, 1),
    ]
    cod(scene, Course.on_card(scene, rows, 1.14))
    far = [
        (356, 196, 3.6, 0, -0.2, 1),
        (390, 190, 3.8, 0, -0.2, 1),
        (426, 192, 3.9, 0, -0.2, 1),
        (460, 186, 3.9, 0, -0.2, 1),
    ]
    cod(scene, Course.on_card(scene, far, 1.14), PROP, 0.35)
    level = -2.05

    def clump(x: Array, y: Array) -> Array:
        at = scene.ground(x, y, level)
        return np.asarray(0.12 + 0.88 * smooth(-1.3, 0.1, ripple(at, 1.1, 4)))

    bed = hills((0.20, 0.55), (0.06, 1.6), seed=15)
    floor(scene, level, bed, "#2c3230", "#4f5442", 5, grain=0.16, span=0.2)
    spots = strewn(2200, (0.20, 0.44), (330, 730), 12, clump)
    places = scene.ground(spots[:, 0], spots[:, 1], level)
    places[:, 2] += bed(places[:, 0], places[:, 1]) - 0.02
    mussels(scene, places, spots[:, 2], 6)


WATER = Water(
    stops=(
        (0, "#e6f5d8"),
        (0.10, "#aedcc2"),
        (0.28, "#63b3a4"),
        (0.50, "#2a7f86"),
        (0.76, "#114c5e"),
        (1, "#08293c"),
    ),
    sun=(120, -10),
    shafts=0.32,
    surface=80,
    glow=(150, 400, 180, "#bfeedd", 0.22),
    fog=(-0.2, 8.0, 0.6, 1.0),
    tones=Tones("#0f4450", "#fff4cf", 0.42, (0.10, 0.34, 1.0), 0.15, 1.35, 1.5),
    net=(2.4, 0.20),
    foot=("#06202c", 0.4),
    seed=53,
)


def paint(shot: Shot) -> Image:
    """Green-blue coastal water."""
    return drowned(shot, WATER, air=breath((60, 410), 130, 6, 5))
