"""Pike: bursts out of the reed at a small shoal of roach.

Landmarks in body lengths: head 0.29 with a flat duck's bill, mouth corner 0.135 before the eye at 0.155, the
lower jaw longer; pectoral fins 0.31 and pelvic fins 0.53, both low; one dorsal fin 0.76 to 0.88 far back,
the anal fin below it; forked tail; green with pale bean-shaped spots in rows, fins rusty with dark bars.
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
    seen,
    speckle,
)
from paint.floors import floor, hills, stems
from paint.parts import FishLook, small_fish
from paint.scene import PROP, Look, Scene
from paint.vectors import Array, bump, colour, mix, smooth
from paint.waters import Water, breath, drowned, submerged

SHAPE = Shape(
    top=((0, 0.010), (0.03, 0.016), (0.09, 0.024), (0.14, 0.042), (0.20, 0.066), (0.28, 0.082), (0.42, 0.092), (0.60, 0.090), (0.76, 0.076), (0.88, 0.046), (0.95, 0.038), (1, 0.036)),
    bottom=((0, -0.022), (0.03, -0.032), (0.09, -0.044), (0.16, -0.058), (0.24, -0.072), (0.40, -0.084), (0.60, -0.086), (0.76, -0.070), (0.88, -0.042), (0.95, -0.036), (1, -0.034)),
    wide=((0, 0.022), (0.03, 0.036), (0.09, 0.040), (0.15, 0.050), (0.24, 0.064), (0.40, 0.070), (0.60, 0.066), (0.76, 0.050), (0.90, 0.026), (0.96, 0.016), (1, 0.006)),
    blunt=0.022,
    mouth_level=-0.006,
    square=((0, 2.3), (0.12, 2.4), (0.4, 2.3), (1, 2.1)),
)  # fmt: skip
JAW = Mouth(
    ((0, -0.004), (0.05, -0.006), (0.10, -0.014), (0.138, -0.030)),
    gape=11,
    lift=0.12,
    lip=0.0045,
    inside="#7a3f38",
    hinge=(0.158, -0.030),
    under=0.016,
    dark=0.7,
)
COVER = Gills(
    ((-1, 0.20), (-0.7, 0.262), (-0.2, 0.292), (0.2, 0.290), (0.6, 0.262), (1, 0.22)), 0.006, 0.70
)


def spots(place: Places) -> Array:
    """Rows of pale beans; on the cheek they run together to stripes."""
    total = np.zeros(place.s.shape)
    random = np.random.default_rng(4)
    for row, high in enumerate((-0.46, -0.24, -0.02, 0.20, 0.42, 0.62, 0.80)):
        s = 0.31 + 0.015 * (row % 2)
        while s < 0.93:
            for sign in (1, -1):
                at, up = s + 0.007 * random.normal(), high + 0.05 * random.normal()
                r = (0.0062 - 0.0022 * smooth(0.3, 0.8, up) + 0.001 * random.normal()) * (
                    1 - 0.35 * s
                )
                near = np.abs(place.s[:, 0] - at) < 0.06
                d = np.hypot(
                    (place.s[near] - at) / 1.9, (place.height[near] - up) * place.round[near] * 0.62
                )
                total[near] = np.maximum(
                    total[near], smooth(1.35 * r, 0.75 * r, d) * (place.x[near] * sign > 0)
                )
            s += 0.030 + 0.004 * random.normal()
    band = np.sin(62 * (place.z + 0.35 * place.s) + 1.2 * place.noise(9, 2))
    cheek = smooth(0.55, 0.95, band) * smooth(0.16, 0.19, place.s) * smooth(0.29, 0.27, place.s)
    return np.maximum(total, 0.7 * cheek * smooth(0.7, 0.3, np.abs(place.height)))


def relief(place: Places) -> Array:
    """Small scales; the bones of the snout."""
    rise, _, _ = scales(place, 40, 0.29)
    ridge = (
        bump(np.abs(place.x), 0.020, 0.007)
        * smooth(0.02, 0.05, place.s)
        * smooth(0.16, 0.12, place.s)
        * (place.height > 0.3)
    )
    return 0.0020 * rise + 0.003 * ridge


def tint(place: Places) -> Array:
    """Olive and moss green, pale beans, cream belly."""
    c = countershade(
        place, "#3a4a1c", "#7c8a34", "#e3dfb8", high=0.35, low=-0.66, soft=0.30, noise=0.08, seed=6
    )
    _, edge, lot = scales(place, 40, 0.29)
    c = c * (1 - 0.28 * edge + 0.22 * lot)[..., None]
    c = mix(c, colour("#dcd98a"), spots(place) * 0.85 * smooth(-0.75, -0.5, place.height))
    c = mix(
        c,
        colour("#2c3516"),
        0.7
        * bump(place.z - 0.012 - 0.22 * (place.s - 0.155), 0, 0.006)
        * smooth(0.05, 0.08, place.s)
        * smooth(0.25, 0.2, place.s),
    )
    c = mix(
        c, colour("#33401c"), smooth(0.14, 0.05, place.s) * smooth(-0.2, 0.4, place.height) * 0.5
    )
    return speckle(c, place, 0.04, 34, 5)


def bars(a: Array, b: Array) -> Array:
    """Dark blotches across the rays of a fin."""
    return np.asarray(
        smooth(0.1, 0.7, np.sin(b * 13 + 2.6 * np.sin(a * 7)) + 0.7 * np.sin(a * 19 + b * 5))
        * smooth(0.1, 0.3, b)
        * 0.8
    )


RUST = FinInk(
    "#9a5a2e",
    "#b57a44",
    "#a5552c",
    clear=0.12,
    thin=0.5,
    spots="#2f2a16",
    pattern=bars,
    root="#737a34",
)


def pike(scene: Scene, course: Course) -> None:
    """The fish."""
    fish = Fish(scene, course, SHAPE)
    fish.body(
        tint, relief, JAW, COVER, (0.157, 0.026, 0.0145), Look(rough=0.27, shine=0.6), end="#737a34"
    )
    fish.eye(
        0.157,
        0.026,
        0.0145,
        EyeInk("#d8b545", "#2c2a12", "#6b5a1e", "#f0d878", 0.52, 0.34, 0.17, 1.15),
    )
    fish.ridge(
        "dorsal",
        0.755,
        0.885,
        (
            (0, 0.028, 0.012),
            (0.2, 0.086, 0.040),
            (0.55, 0.104, 0.062),
            (0.85, 0.080, 0.075),
            (1, 0.030, 0.050),
        ),
        19,
        RUST,
        wave=(0.06, 0.8, 0.2),
    )
    fish.ridge(
        "anal",
        0.785,
        0.895,
        (
            (0, 0.022, 0.012),
            (0.22, 0.076, 0.040),
            (0.55, 0.088, 0.060),
            (0.85, 0.068, 0.070),
            (1, 0.026, 0.045),
        ),
        16,
        RUST,
        below=True,
        wave=(0.06, 0.8, 1.2),
    )
    fish.pair(
        "pelvic",
        [(0.520, 0.030, -0.078), (0.55, 0.026, -0.078)],
        [(0.585, 0.078, -0.140), (0.618, 0.066, -0.134), (0.615, 0.036, -0.098)],
        10,
        RUST,
        lean=0.08,
    )
    fish.pair(
        "pectoral",
        [(0.300, 0.046, -0.056), (0.318, 0.044, -0.068)],
        [(0.392, 0.112, -0.098), (0.408, 0.098, -0.130), (0.360, 0.062, -0.112)],
        13,
        RUST,
        lean=0.08,
    )
    fish.tail(
        (
            (1.12, 0.112),
            (1.165, 0.112),
            (1.135, 0.050),
            (1.105, 0.0),
            (1.135, -0.050),
            (1.165, -0.110),
            (1.12, -0.106),
        ),
        19,
        RUST,
        wave=(0.05, 0.6, 0.3),
        bow=0.14,
    )


def model(scene: Scene) -> None:
    """Everything before the camera."""
    submerged(
        scene,
        tilt=6,
        sky=("#eef6cc", "#86ac72", "#4a5a34"),
        strength=0.85,
        power=6.0,
        warmth="#fff3c8",
        blue="#a8e0b8",
        blue_power=90,
    )
    rows = [
        (432, 262, -0.95, -0.30, -0.25, 1),
        (372, 284, -0.85, -0.30, -0.25, 1),
        (288, 320, -0.70, -0.30, -0.30, 1),
        (210, 376, -0.45, -0.42, -0.35, 1),
        (146, 444, -0.40, -0.50, -0.35, 1),
        (98, 500, -0.75, -0.45, -0.40, 1),
        (40, 540, -1.35, -0.35, -0.45, 1),
    ]
    pike(scene, Course.on_card(scene, rows, 1.15))
    roach = FishLook("#4d6a58", "#d6ded0", "#f2f2e2", "#c0603c", depth=0.15)
    for x, y, d, way, s, bend in (
        (462, 204, -0.4, (0.6, 0.1, 0.85), 0.60, 0.25),
        (404, 214, 0.1, (0.45, 0.3, 0.85), 0.55, -0.25),
        (458, 366, 0.2, (0.85, 0.2, -0.5), 0.55, 0.2),
        (356, 228, 0.9, (-0.35, 0.5, 0.8), 0.5, 0.2),
    ):
        small_fish(scene, seen(scene, x, y, d), way, (-0.2, -0.2, 1), s, roach, bend, PROP)
    random = np.random.default_rng(8)
    roots = []
    for _ in range(64):
        d = random.uniform(0.7, 9)
        roots.append(
            seen(scene, random.uniform(-60, 540) * (1 + 0.0 * d), 560, d) * [1 + 0.08 * d, 1, 1]
        )
    for x, d in ((8, -1.2), (66, 1.0), (112, 1.2), (160, 0.9), (30, 0.9), (474, 1.2), (440, 1.6)):
        roots.append(seen(scene, x, 600, d))
    low = np.array(roots)
    low[:, 2] = -2.6
    stems(scene, low, 9.5, 0.062, "#7d9444", "#a88f54", 4, lean=(0.02, 0.0), leaves=0.45)
    floor(
        scene,
        -2.5,
        hills((0.08, 0.6), (0.03, 2.5), seed=4),
        "#3a3a20",
        "#6a663c",
        5,
        grain=0.2,
        span=0.12,
    )


WATER = Water(
    stops=(
        (0, "#f6f8d4"),
        (0.12, "#d3e2a2"),
        (0.30, "#93b878"),
        (0.54, "#4d8462"),
        (0.78, "#265448"),
        (1, "#122f30"),
    ),
    sun=(110, -10),
    light="#fff9cf",
    shafts=0.34,
    surface=80,
    glow=(330, 300, 170, "#e6f2b4", 0.28),
    fog=(0.2, 7.0, 0.30, 1.0),
    tones=Tones("#1c4436", "#fff4c4", 0.42, (0.10, 0.34, 1.0), 0.15, 1.35, 1.5),
    net=(2.4, 0.35),
    foot=("#0c2620", 0.4),
    seed=29,
)


def paint(shot: Shot) -> Image:
    """Green light in the reed."""
    return drowned(
        shot, WATER, air=breath((418, 280), 90, 9, 4) + breath((200, 350), 110, 12, 6, 14)
    )
