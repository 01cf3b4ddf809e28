"""Cod: sucks in a breath over a dark mussel bed, its chin barbel trailing.

Landmarks in body lengths: blunt head 0.27, upper jaw longer, mouth corner 0.10 below the front of the eye at
0.105, one barbel on the chin; three dorsal fins 0.31 to 0.47, 0.50 to 0.70, 0.74 to 0.90, two anal fins below
the second and third; pelvic fins 0.24 before the pectoral 0.29; pale side line that bends down under the
second dorsal fin; tail nearly straight; mottled olive-brown over a pale belly.
"""

from __future__ import annotations

import numpy as np
from paint.bodies import Course, Places, Shape
from paint.brush import Image, Shot, Tones
from paint.eyes import EyeInk
from paint.fins import FinInk
from paint.fish import Fish
from paint.floors import floor, hills, mussels, strewn
from paint.heads import Gills, Head, Mouth
from paint.scene import PROP, SUBJECT, Look, Scene
from paint.skins import countershade, scales, side_line, speckle
from paint.vectors import Array, colour, mix, ripple, smooth
from paint.waters import Water, breath, drowned, submerged

SHAPE = Shape(
    top=((0, 0.030), (0.03, 0.056), (0.08, 0.082), (0.15, 0.104), (0.25, 0.124), (0.36, 0.128), (0.50, 0.110), (0.66, 0.082), (0.82, 0.050), (0.92, 0.036), (1, 0.034)),
    bottom=((0, -0.040), (0.04, -0.062), (0.10, -0.084), (0.20, -0.116), (0.32, -0.142), (0.44, -0.134), (0.56, -0.098), (0.72, -0.060), (0.86, -0.037), (0.93, -0.032), (1, -0.032)),
    wide=((0, 0.036), (0.04, 0.056), (0.10, 0.076), (0.20, 0.096), (0.32, 0.100), (0.46, 0.082), (0.64, 0.052), (0.82, 0.030), (0.93, 0.016), (1, 0.006)),
    blunt=0.055,
    mouth_level=-0.004,
    square=((0, 2.3), (0.2, 2.35), (0.3, 2.15), (1, 2.1)),
)  # fmt: skip
JAW = Mouth(
    ((0, -0.026), (0.04, -0.034), (0.080, -0.047), (0.100, -0.058)),
    gape=7,
    lip=0.0055,
    inside="#4a2424",
    hinge=(0.125, -0.050),
    under=-0.020,
    pale="#cfc39a",
)
COVER = Gills(
    ((-1, 0.19), (-0.6, 0.246), (-0.1, 0.275), (0.25, 0.272), (0.6, 0.245), (1, 0.21)),
    0.007,
    blush="#a8744e",
)
EYE = (0.106, 0.036, 0.0195)
HEAD = Head(EYE, JAW, COVER, nostril=(0.062, 0.036), brow=0.12, skin=0.0011)
LINE = ((0.27, 0.42), (0.38, 0.42), (0.50, 0.36), (0.58, 0.14), (0.68, 0.04), (1.0, 0.02))


def relief(place: Places) -> Array:
    """Tiny scales and soft folds."""
    rise, _, lot = scales(place, 62, 0.25)
    return 0.0010 * rise * (1 + 1.2 * lot) + 0.0012 * place.noise(22, 3)


def tint(place: Places) -> Array:
    """Marbled ochre and brown, coarse on the back, fine on the head; the pale side line."""
    c = countershade(
        place, "#5c4c26", "#a58c4e", "#efe8d6", high=0.32, low=-0.46, soft=0.34, noise=0.08
    )
    large = place.noise(24, 8) + 0.6 * place.noise(52, 9)
    small = place.noise(80, 12) + 0.7 * place.noise(130, 13)
    fade = smooth(-0.50, 0.25, place.height)
    c = mix(c, colour("#352a14"), smooth(0.25, 1.0, large + 0.35 * small) * fade * 0.85)
    c = mix(c, colour("#d6bd78"), smooth(0.5, 1.3, -large + 0.3 * small) * fade * 0.55)
    c = mix(c, colour("#2e2614"), smooth(1.0, 1.7, small) * smooth(-0.75, -0.2, place.height) * 0.5)
    c = mix(c, colour("#f2ead2"), side_line(place, LINE, 0.0036) * 0.8)
    chin = smooth(-0.060, -0.085, place.z) * smooth(0.16, 0.08, place.s)
    c = mix(c, colour("#e6d9c0"), chin * 0.5)
    return speckle(c, place, 0.05, 90, 5)


FIN = FinInk("#54431f", "#86703c", "#c0a868", clear=0.12, thin=0.45, root="#6d592c")
LIGHT = FinInk("#7d6a40", "#b09a66", "#dccba0", clear=0.12, thin=0.5, root="#a89e72")


def cod(scene: Scene, course: Course, kind: int = SUBJECT, fine: float = 1.0) -> None:
    """The fish."""
    fish = Fish(scene, course, SHAPE, kind, fine)
    fish.body(tint, relief, HEAD, Look(rough=0.44, shine=0.45), end="#6f5a2c")
    fish.eye(*EYE, EyeInk("#a8935a", "#2a2616", "#3c3420", "#e0cc8c", lid="#4a3c1e"))
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
            (0.062, 0, -0.052),
            (0.054, 0.004, -0.096),
            (0.054, 0.010, -0.132),
            (0.078, 0.016, -0.160),
        ],
        [0.0080, 0.0062, 0.0044, 0.0016],
        Look("#f6eed2", rough=0.5, glow=0.25),
        kind=PROP,
    )


def model(scene: Scene) -> None:
    """Everything before the camera."""
    submerged(
        scene,
        tilt=11,
        sky=("#d6ead2", "#7c9c8c", "#8a8f74"),
        strength=0.85,
        power=5.8,
        warmth="#f6f6da",
        blue_power=130,
    )
    rows = [
        (34, 418, -1.55, -0.10, -0.26, 1),
        (98, 378, -1.40, -0.10, -0.28, 1),
        (200, 318, -0.95, 0.05, -0.32, 1),
        (304, 286, -0.40, 0.15, -0.34, 1),
        (390, 304, 0.10, 0.30, -0.30, 1),
        (438, 338, 0.30, 0.45, -0.26, 1),
        (476, 384, 0.30, 0.55, -0.24, 1),
    ]
    cod(scene, Course.on_card(scene, rows, 1.14))
    far = [
        (286, 168, 2.6, 0, -0.2, 1),
        (330, 158, 2.8, 0, -0.2, 1),
        (384, 154, 3.0, 0, -0.2, 1),
        (428, 170, 3.0, 0, -0.2, 1),
    ]
    cod(scene, Course.on_card(scene, far, 1.14), PROP, 0.35)
    level = -2.05

    def clump(x: Array, y: Array) -> Array:
        at = scene.ground(x, y, level)
        return np.asarray(smooth(-1.0, 0.4, ripple(at, 1.1, 4)))

    bed = hills((0.24, 0.55), (0.08, 1.6), seed=15)
    floor(scene, level, bed, "#14191c", "#3b3d30", 5, grain=0.22, span=0.24)
    small = strewn(1000, (0.22, 0.44), (350, 730), 12, clump)
    places = scene.ground(small[:, 0], small[:, 1], level)
    places[:, 2] += bed(places[:, 0], places[:, 1]) - 0.03
    mussels(scene, places, small[:, 2], 6, "#0e1220", "#3c4868", "#2c2a20", rings=0.05)
    large = np.array(FRONT)
    places = scene.ground(large[:, 0], large[:, 1], level)
    places[:, 2] += bed(places[:, 0], places[:, 1]) + 0.10
    mussels(scene, places, large[:, 2], 9, "#151d38", "#8494b8", "#453a26", upright=0.4, rings=0.05)


FRONT = (
    (40, 548, 0.56), (84, 566, 0.62), (122, 544, 0.52), (60, 600, 0.66), (112, 606, 0.70),
    (158, 578, 0.62), (196, 600, 0.66), (170, 634, 0.74), (232, 630, 0.70), (262, 596, 0.60),
    (300, 614, 0.66), (340, 586, 0.60), (378, 602, 0.66), (352, 636, 0.74), (410, 570, 0.58),
    (444, 594, 0.66), (424, 634, 0.74), (470, 560, 0.56), (90, 650, 0.8), (30, 650, 0.8),
    (290, 664, 0.8), (220, 682, 0.84), (380, 684, 0.86), (140, 694, 0.86), (470, 668, 0.8),
    (56, 708, 0.9), (306, 712, 0.9), (440, 714, 0.9), (350, 536, 0.44), (406, 524, 0.42),
)  # fmt: skip
"""The mussels that are seen one by one: pixel x, pixel y, length."""

WATER = Water(
    stops=(
        (0, "#d5dcbc"),
        (0.14, "#a9b898"),
        (0.32, "#728c7c"),
        (0.52, "#46655f"),
        (0.76, "#233d40"),
        (1, "#0e2028"),
    ),
    sun=(90, -40),
    light="#f4f2d2",
    shafts=0.0,
    surface=0,
    glow=(120, 330, 170, "#d6dfc0", 0.30),
    ridges=((392, 7, "#5d7a70", 0.5), (420, 8, "#3b5a56", 0.6)),
    fog=(-0.4, 7.0, 0.55, 1.0),
    tones=Tones("#16343c", "#fff1c6", 0.42, (0.10, 0.34, 1.0), 0.15, 1.4, 1.5),
    net=(2.4, 0.12),
    foot=("#081a22", 0.4),
    bounce=("#8c9072", 0.22),
    sink=0.16,
    strokes=0.04,
    seed=53,
)


def paint(shot: Shot) -> Image:
    """Grey-green murk over the mussels."""
    return drowned(shot, WATER, air=breath((60, 410), 130, 6, 5))
