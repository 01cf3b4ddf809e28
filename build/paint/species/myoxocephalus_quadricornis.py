"""Fourhorn sculpin: sits among ore nodules in the cold deep, fins spread, looking up at what swims by.

Landmarks in body lengths: broad flat head 0.34 with four rough knobs, two above the eyes at 0.155 and two at
the nape 0.27; eyes high up at 0.135; wide mouth to 0.13; spines on the cheek; huge fan of a pectoral fin
0.33; first dorsal fin 0.36 to 0.54, second 0.58 to 0.84, anal fin 0.56 to 0.82; thin root of the tail,
tail rounded; no scales but rough plates along the side line; grey-brown with dark saddles.
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
    seen,
    speckle,
)
from paint.floors import floor, hills, pebbles, strewn
from paint.props import stone
from paint.scene import Look, Scene, globe
from paint.vectors import Array, bump, colour, mix, ripple, smooth, unit
from paint.waters import Water, breath, drowned, submerged

SHAPE = Shape(
    top=((0, 0.020), (0.04, 0.048), (0.10, 0.084), (0.15, 0.100), (0.22, 0.100), (0.30, 0.110), (0.40, 0.116), (0.54, 0.092), (0.70, 0.060), (0.84, 0.036), (0.93, 0.029), (1, 0.030)),
    bottom=((0, -0.034), (0.05, -0.062), (0.12, -0.082), (0.22, -0.096), (0.34, -0.104), (0.46, -0.094), (0.60, -0.066), (0.76, -0.042), (0.88, -0.028), (1, -0.028)),
    wide=((0, 0.050), (0.03, 0.084), (0.10, 0.120), (0.20, 0.148), (0.28, 0.150), (0.36, 0.122), (0.50, 0.080), (0.66, 0.050), (0.82, 0.028), (0.93, 0.016), (1, 0.006)),
    blunt=0.05,
    mouth_level=-0.010,
    middle=((0, 0.45), (0.2, 0.36), (0.45, 0.45), (1, 0.5)),
    square=((0, 2.2), (0.2, 2.5), (0.5, 2.2), (1, 2.1)),
)  # fmt: skip
JAW = Mouth(
    ((0, -0.018), (0.05, -0.016), (0.10, -0.012), (0.135, -0.006)),
    gape=1.0,
    lip=0.0045,
    inside="#3a2420",
)
COVER = Gills(
    ((-1, 0.22), (-0.5, 0.30), (-0.05, 0.335), (0.3, 0.325), (0.7, 0.29), (1, 0.26)), 0.008, 0.0
)
KNOBS = ((0.152, 0.050, 0.108, 0.025), (0.275, 0.058, 0.114, 0.028))


def relief(place: Places) -> Array:
    """Skull ridges, rough plates along the side."""
    rise = 0.006 * place.noise(16, 3) * smooth(0.34, 0.2, place.s) * smooth(-0.2, 0.4, place.height)
    hollow = (
        bump(np.abs(place.x), 0.0, 0.035)
        * smooth(0.08, 0.14, place.s)
        * smooth(0.30, 0.22, place.s)
        * (place.height > 0.3)
    )
    rise -= 0.012 * hollow
    rise += (
        0.010
        * bump(np.abs(place.x), 0.062, 0.020)
        * smooth(0.10, 0.15, place.s)
        * smooth(0.33, 0.27, place.s)
        * (place.height > 0.3)
    )
    prickle = np.clip(place.noise(110, 7), 0, 2)
    rise += 0.0030 * prickle * bump(place.height, 0.35, 0.22) * smooth(0.34, 0.4, place.s)
    return rise + 0.0012 * place.noise(60, 9)


def tint(place: Places) -> Array:
    """Grey-brown with four dark saddles; pale belly."""
    c = countershade(
        place, "#565040", "#8a8066", "#dcd4bc", high=0.25, low=-0.50, soft=0.34, noise=0.12
    )
    n = place.noise(20, 5) + 0.7 * place.noise(44, 6)
    saddle = np.zeros(place.s.shape)
    for s, w in ((0.20, 0.035), (0.42, 0.045), (0.63, 0.042), (0.80, 0.034), (0.95, 0.03)):
        saddle = np.maximum(
            saddle,
            smooth(1.5 * w, 0.6 * w, np.abs(place.s - s + 0.012 * n))
            * smooth(-0.35, 0.25, place.height + 0.1 * n),
        )
    c = mix(c, colour("#2c281e"), saddle * 0.75)
    c = mix(c, colour("#2f2b20"), smooth(0.7, 1.5, n) * smooth(-0.5, 0, place.height) * 0.6)
    c = mix(c, colour("#b8aa80"), smooth(0.8, 1.6, -n) * smooth(-0.4, 0.2, place.height) * 0.5)
    chin = smooth(0.14, 0.08, place.s) * smooth(-0.062, -0.030, place.z)
    c = mix(c, colour("#6a6250"), chin * 0.7)
    return speckle(c, place, 0.06, 90, 5)


def bars(a: Array, b: Array) -> Array:
    """Dark bars across the rays."""
    return np.asarray(
        smooth(0.0, 0.7, np.sin(b * 19 + 0.8 * np.sin(a * 9))) * 0.75 * smooth(0.08, 0.2, b)
    )


FIN = FinInk(
    "#857658",
    "#a39474",
    "#c4b690",
    clear=0.12,
    thin=0.5,
    spots="#3a3326",
    pattern=bars,
    root="#6e644c",
)


def knob(fish: Fish, place: Array, radius: float, seed: int) -> None:
    """One of the four horns: a short stalk with a rough, spongy cap."""
    v, f = globe(44)
    rough = 1 + 0.10 * ripple(v, 7, seed) + 0.10 * np.abs(ripple(v, 13, seed + 1))
    p = v * rough[:, None] * np.array([1.05, 0.95, 0.90]) * radius
    c = mix(np.tile(colour("#85795c"), (len(v), 1)), colour("#d2c49a"), smooth(0.95, 1.25, rough))
    c = mix(c, colour("#4a4230"), smooth(-0.2, -0.9, v[:, 2]) * 0.8)
    fish.scene.mesh(
        "knob", fish.course.out(p + place), f, Look(rough=0.65, shine=0.25), c, kind=fish.kind
    )
    base = place - np.array([0, 0, radius * 1.2])
    fish.thread(
        "stalk",
        [base, (base + place) / 2, place],
        [radius * 0.85, radius * 0.62, radius * 0.6],
        Look("#756a50", rough=0.6),
    )


def sculpin(scene: Scene, course: Course) -> None:
    """The fish."""
    fish = Fish(scene, course, SHAPE)
    fish.body(tint, relief, JAW, COVER, None, Look(rough=0.42, shine=0.4), end="#6e644c")
    for sign in (1, -1):
        x = SHAPE.side_at(0.128, 0.070)
        fish.eye_at(
            (0.128, sign * (x - 0.002), 0.074),
            unit([-0.45, sign * 0.9, 0.55]),
            0.030,
            EyeInk("#b79a4e", "#2b2414", "#5e4f2a", "#e8d08a", 0.50, 0.55, 0.16),
        )
        for i, (s, k, z, r) in enumerate(KNOBS):
            knob(fish, np.array([s, sign * k, z + 0.012]), r, 10 * i + 2 + sign)
        for s, z, out in ((0.285, -0.010, 0.150), (0.270, -0.045, 0.148), (0.245, -0.070, 0.136)):
            fish.thread(
                "spine",
                [
                    (s, sign * out, z),
                    (s + 0.025, sign * (out + 0.018), z + 0.006),
                    (s + 0.055, sign * (out + 0.026), z + 0.016),
                ],
                [0.0085, 0.006, 0.001],
                Look("#b0a380", rough=0.4),
                "#ded2ac",
            )
    fish.ridge(
        "dorsal",
        0.355,
        0.545,
        (
            (0, 0.03, 0.0),
            (0.2, 0.090, 0.012),
            (0.5, 0.098, 0.028),
            (0.8, 0.070, 0.040),
            (1, 0.020, 0.034),
        ),
        9,
        FIN,
        notch=0.15,
        spines=1.0,
    )
    fish.ridge(
        "dorsal",
        0.575,
        0.840,
        (
            (0, 0.04, 0.004),
            (0.15, 0.122, 0.020),
            (0.5, 0.142, 0.046),
            (0.8, 0.108, 0.060),
            (1, 0.024, 0.050),
        ),
        14,
        FIN,
        wave=(0.08, 1.0, 0.6),
    )
    fish.ridge(
        "anal",
        0.560,
        0.820,
        ((0, 0.02, 0.004), (0.2, 0.070, 0.020), (0.6, 0.074, 0.040), (1, 0.020, 0.040)),
        14,
        FIN,
        below=True,
    )
    fish.pair(
        "pectoral",
        [(0.315, 0.118, 0.036), (0.335, 0.128, -0.006), (0.325, 0.120, -0.050), (0.295, 0.100, -0.078)],
        [(0.470, 0.250, 0.135), (0.530, 0.310, 0.035), (0.500, 0.310, -0.070), (0.400, 0.250, -0.118)],
        16, FIN, wave=(0.06, 1.2, 0.3), lean=0.05, notch=0.06,
    )  # fmt: skip
    fish.pair(
        "pelvic",
        [(0.300, 0.050, -0.098), (0.32, 0.045, -0.098)],
        [(0.400, 0.095, -0.128), (0.410, 0.070, -0.130)],
        4,
        FIN,
    )
    fish.tail(
        (
            (1.10, 0.070),
            (1.155, 0.058),
            (1.178, 0.025),
            (1.182, 0.0),
            (1.178, -0.025),
            (1.155, -0.056),
            (1.10, -0.068),
        ),
        12,
        FIN,
        root=0.93,
        bow=0.10,
    )


LEVEL = -1.42


def model(scene: Scene) -> None:
    """Everything before the camera."""
    submerged(
        scene,
        tilt=14,
        sky=("#a5cfe2", "#3c7391", "#1c3442"),
        strength=0.75,
        power=5.0,
        warmth="#e6f2ea",
        blue="#7fc0e6",
        blue_power=150,
    )
    rows = [
        (62, 398, -1.75, -0.05, -0.25, 1),
        (124, 412, -1.40, -0.05, -0.28, 1),
        (208, 430, -0.80, 0.05, -0.32, 1),
        (290, 448, 0.05, 0.05, -0.32, 1),
        (352, 438, 0.55, -0.05, -0.28, 1),
        (400, 412, 0.80, -0.15, -0.25, 1),
        (440, 378, 0.80, -0.20, -0.25, 1),
    ]
    sculpin(scene, Course.on_card(scene, rows, 1.18))
    bed = hills((0.10, 0.6), (0.03, 2.2), seed=6)
    floor(scene, LEVEL, bed, "#37434a", "#6d7570", 5, grain=0.10, span=0.13)
    spots = strewn(520, (0.045, 0.13), (300, 735), 8)
    pebbles(
        scene,
        LEVEL,
        spots,
        ["#3a2a20", "#4a3426", "#2c2420", "#5a3e2a", "#3c3430"],
        7,
        flat=0.8,
        relief=bed,
    )
    for x, y, d, radii, seed in (
        (430, 560, 1.2, (0.9, 0.6, 0.55), 3),
        (340, 300, 8.0, (1.4, 1.0, 0.9), 5),
    ):
        stone(
            scene, seen(scene, x, y, d), radii, "#37434a", "#66727a", seed, rugged=0.2, cracks=0.05
        )


WATER = Water(
    stops=(
        (0, "#8fc4d4"),
        (0.12, "#5a9cb8"),
        (0.32, "#2f7196"),
        (0.55, "#194d72"),
        (0.78, "#0d3150"),
        (1, "#061c32"),
    ),
    sun=(120, -40),
    light="#e6f6f4",
    shafts=0.20,
    surface=0,
    glow=(150, 370, 190, "#8fc9dc", 0.26),
    fog=(-0.2, 9.0, 0.6, 1.0),
    tones=Tones("#0b3050", "#eef2dc", 0.42, (0.10, 0.32, 0.96), 0.15, 1.75, 1.5),
    net=(2.4, 0.08),
    foot=("#051526", 0.4),
    dust=110,
    seed=91,
)


def paint(shot: Shot) -> Image:
    """Cold blue depth."""
    return drowned(shot, WATER, air=breath((70, 400), 60, 3, 5))
