"""Salmon: forces its way up a rapid, close over the gravel, the white water breaking above it.

Landmarks in body lengths: small head 0.20, mouth corner 0.105 below the rear of the eye 0.078; dorsal fin
0.44 to 0.56 in the middle of the back; adipose fin 0.79; pelvic fins 0.53 below the dorsal; anal fin 0.71;
slender root of the tail, tail slightly forked; black spots, few below the side line, some on the gill cover.
"""

from __future__ import annotations

import numpy as np
from paint.brush import Image, Shot, Tones, bubbles, ink, noise, over, screen
from paint.fish import (
    Course,
    EyeInk,
    FinInk,
    Fish,
    Gills,
    Mouth,
    Places,
    Shape,
    blots,
    countershade,
    scales,
    side_line,
    speckle,
)
from paint.floors import floor, hills, pebbles, strewn
from paint.scene import Look, Scene
from paint.vectors import Array, bump, colour, mix, smooth
from paint.waters import Water, behind, drowned, submerged
from scipy.ndimage import gaussian_filter as blur

SHAPE = Shape(
    top=((0, 0.022), (0.05, 0.048), (0.12, 0.076), (0.20, 0.098), (0.32, 0.116), (0.44, 0.118), (0.60, 0.098), (0.76, 0.068), (0.88, 0.047), (0.95, 0.043), (1, 0.036)),
    bottom=((0, -0.016), (0.05, -0.036), (0.12, -0.064), (0.20, -0.088), (0.34, -0.114), (0.46, -0.116), (0.60, -0.098), (0.74, -0.066), (0.86, -0.041), (0.95, -0.038), (1, -0.032)),
    wide=((0, 0.018), (0.04, 0.034), (0.10, 0.054), (0.20, 0.070), (0.36, 0.080), (0.52, 0.072), (0.72, 0.046), (0.88, 0.024), (0.95, 0.010), (1, 0.003)),
    blunt=0.03,
    mouth_level=0.002,
    square=((0, 2.1), (0.3, 2.2), (1, 2.1)),
)  # fmt: skip
JAW = Mouth(
    ((0, 0.0), (0.04, -0.010), (0.080, -0.018), (0.104, -0.028)),
    gape=1.0,
    lip=0.0032,
    inside="#4a2a28",
    hinge=(0.125, -0.03),
)
COVER = Gills(
    ((-1, 0.150), (-0.7, 0.186), (-0.2, 0.206), (0.2, 0.204), (0.6, 0.185), (1, 0.150)), 0.006, 0.62
)
BACK, SIDE, BELLY = "#46606a", "#c6d0ca", "#f2f1e6"


def relief(place: Places) -> Array:
    """Scales, and the bones of the cheek."""
    rise, _, _ = scales(place, 44, 0.20)
    return 0.0022 * rise + 0.0014 * place.noise(30, 3) * smooth(0.2, 0.12, place.s)


def tint(place: Places) -> Array:
    """Steel back, silver side with a breath of rose, black spots."""
    c = countershade(place, BACK, SIDE, BELLY, high=0.42, low=-0.45, soft=0.32, noise=0.06)
    c = mix(c, colour("#b98f88"), bump(place.height, 0.05, 0.28) * 0.35 * smooth(0.2, 0.4, place.s))
    _, edge, lot = scales(place, 44, 0.20)
    c = c * (1 - 0.30 * edge + 0.20 * lot)[..., None]
    spots = blots(place, 64, (0.0042, 0.0078), ((0.20, 0.90), (0.10, 0.85)), 11)
    spots = np.maximum(spots, blots(place, 12, (0.0045, 0.008), ((0.10, 0.19), (-0.1, 0.7)), 5))
    spots = np.maximum(spots, blots(place, 10, (0.004, 0.007), ((0.25, 0.6), (-0.25, 0.1)), 6))
    c = mix(c, colour("#12191d"), spots * 0.88)
    c = mix(
        c, colour("#3c4c50"), smooth(0.14, 0.02, place.s) * smooth(-0.1, 0.5, place.height) * 0.7
    )
    c = c * (1 - 0.35 * side_line(place, ((0.21, 0.22), (0.5, 0.05), (1, 0.0)), 0.0022))[..., None]
    return speckle(c, place, 0.025, 40, 5)


def shine(place: Places) -> Array:
    """How much of the side is a mirror."""
    side = smooth(-0.75, -0.35, place.height) * smooth(0.75, 0.15, place.height)
    _, _, lot = scales(place, 44, 0.20)
    return side * (0.55 + 0.4 * lot) * smooth(0.02, 0.12, place.s)


DUSK = FinInk("#4a5658", "#66736f", "#39464a", clear=0.0, thin=0.35, root="#5a686a")
PALE = FinInk("#7d8680", "#9aa29a", "#5a6462", clear=0.30, thin=0.4, root="#8b948e")


def salmon(scene: Scene, course: Course) -> None:
    """The fish."""
    fish = Fish(scene, course, SHAPE)
    fish.body(
        tint, relief, JAW, COVER, (0.080, 0.024, 0.0165), Look(rough=0.26, shine=0.6),
        (shine, ("#2c3a30", "#66786a", "#bccabd", "#eef2e2", "#fffbe8")),
        end="#5a686a",
    )  # fmt: skip
    fish.eye(
        0.080, 0.024, 0.0165, EyeInk("#c7bb86", "#2a2a22", "#5a5640", "#d9cb92", 0.58, 0.30, 0.16)
    )
    fish.ridge(
        "dorsal",
        0.43,
        0.56,
        ((0, 0.03, 0.02), (0.18, 0.118, 0.062), (0.5, 0.094, 0.07), (1, 0.034, 0.058)),
        13,
        DUSK,
    )
    fish.ridge(
        "adipose",
        0.775,
        0.810,
        ((0, 0.010, 0.008), (0.35, 0.046, 0.040), (1, 0.036, 0.056)),
        6,
        FinInk("#56646a", "#56646a", "#3c484e", clear=0.0, thin=0.2),
    )
    fish.ridge(
        "anal",
        0.70,
        0.79,
        ((0, 0.03, 0.02), (0.22, 0.094, 0.052), (0.55, 0.066, 0.058), (1, 0.026, 0.05)),
        10,
        PALE,
        below=True,
    )
    fish.pair(
        "pelvic", [(0.525, 0.030, -0.100), (0.55, 0.026, -0.098)], [(0.600, 0.062, -0.158), (0.622, 0.034, -0.122)], 9, PALE,
    )  # fmt: skip
    fish.pair(
        "pectoral", [(0.212, 0.052, -0.074), (0.226, 0.050, -0.088)],
        [(0.350, 0.110, -0.128), (0.348, 0.100, -0.142), (0.305, 0.074, -0.142), (0.265, 0.058, -0.124)][:4], 12, PALE, flare=(0.01, 0.01),
    )  # fmt: skip
    fish.tail(
        (
            (1.115, 0.135),
            (1.175, 0.128),
            (1.145, 0.055),
            (1.125, 0.0),
            (1.145, -0.055),
            (1.175, -0.128),
            (1.115, -0.128),
        ),
        20,
        DUSK,
        wave=(0.06, 0.6, 0.5),
        bow=0.10,
    )


def model(scene: Scene) -> None:
    """Everything before the camera."""
    submerged(
        scene,
        tilt=13,
        sky=("#eef0cc", "#a3ae86", "#7a7250"),
        strength=0.9,
        sun=(0.42, 0.85, -0.85),
        power=6.4,
        warmth="#fff0c8",
        blue="#bfe0c8",
        blue_power=90,
    )
    rows = [
        (40, 232, -1.55, 0.25, -0.25, 1),
        (112, 268, -1.25, 0.25, -0.25, 1),
        (206, 318, -0.65, 0.30, -0.32, 1),
        (296, 378, 0.0, 0.35, -0.40, 1),
        (362, 446, 0.35, 0.45, -0.40, 1),
        (404, 500, 0.25, 0.50, -0.35, 1),
        (440, 540, -0.05, 0.50, -0.30, 1),
    ]
    salmon(scene, Course.on_card(scene, rows, 1.17))
    level = -2.05
    bed = hills((0.10, 0.7), (0.03, 2.2), seed=5)
    floor(scene, level, bed, "#4a4028", "#8d7d54", 3, grain=0.2, span=0.12)
    stones = ["#7c7460", "#5a5a50", "#8f7c58", "#6e5a44", "#9a9484", "#4c4f4a", "#84604a"]
    pebbles(scene, level, strewn(900, (0.035, 0.15), (330, 730), 8), stones, 9, relief=bed)
    boulders = np.array(
        [
            (20, 560, 0.62),
            (104, 640, 0.50),
            (470, 640, 0.55),
            (330, 700, 0.5),
            (420, 420, 0.7),
            (300, 396, 0.5),
            (60, 420, 0.62),
            (170, 380, 0.6),
        ]
    )
    pebbles(scene, level, boulders, stones[:4], 4, flat=0.75, growth="#454a22", relief=bed)


WATER = Water(
    stops=(
        (0, "#fbf6d8"),
        (0.12, "#e3dca6"),
        (0.30, "#aeb27c"),
        (0.50, "#717f56"),
        (0.75, "#3f4b36"),
        (1, "#1e281f"),
    ),
    sun=(150, -10),
    light="#fff6d0",
    shafts=0.30,
    surface=0,
    glow=(120, 250, 180, "#f2ecc0", 0.30),
    fog=(-0.4, 8.0, 0.45, 1.0),
    tones=Tones("#2c3a34", "#fff2c8", 0.42, (0.10, 0.34, 1.0), 0.15, 1.5, 1.5),
    net=(2.4, 0.34),
    shadow=0.10,
    foot=("#161c12", 0.45),
    seed=23,
)


def white_water(shot: Shot, image: Image, seed: int, amount: float) -> Image:
    """Air beaten into the water above, streaming down the rapid."""
    h, w = shot.size
    k = shot.scale
    x, y = shot.xy
    n = noise(h, w, 30 * k, 13 * k, seed, 5)
    fine = noise(h, w, 7 * k, 4 * k, seed + 1, 3)
    line = 120 + 0.12 * (240 - x) + 26 * np.sin(x / 75 + 1) + 20 * n
    cloud = smooth(40, -50, y - line)
    image = over(
        image,
        ink("#f6f6ea"),
        amount * cloud * smooth(-1.0, 1.1, n + 0.5 * fine + 0.8 * smooth(110, 10, y)),
    )
    image = over(
        image, ink("#8a9a78"), 0.40 * amount * cloud * smooth(0.4, 1.6, -n) * smooth(30, 110, y)
    )
    lace = np.exp(-(((y - line) / 16) ** 2)) * smooth(-0.2, 1.0, fine)
    return screen(image, ink("#fffdf0"), lace * 0.55 * amount)


def paint(shot: Shot) -> Image:
    """A rapid seen from within."""
    image = white_water(shot, behind(shot, WATER), 31, 0.92)
    image = blur(image, (0.8 * shot.scale, 0.8 * shot.scale, 0))
    random = np.random.default_rng(3)
    air = [
        (random.uniform(-10, 490), 40 + 190 * random.uniform() ** 2.0, random.uniform(0.6, 2.6))
        for _ in range(150)
    ]
    image = bubbles(np.asarray(image, np.float32), air)
    front = [
        (
            60 + 330 * t + random.normal() * 16,
            205 + 190 * t + random.normal() * 26,
            random.uniform(0.6, 2.0),
        )
        for t in random.uniform(size=40)
    ]
    return drowned(shot, WATER, image, front)
