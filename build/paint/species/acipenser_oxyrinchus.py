"""Sturgeon: roots in the silt of a river mouth, its barbels feeling ahead of the mouth.

Landmarks in body lengths: long pointed snout turned up a little, eye 0.125, four barbels 0.075 half way to
the mouth 0.115 below; gill cover 0.24; five rows of bony scutes: one of eleven on the back, two of
27 on the sides, two of nine at the belly; pectoral fins low at 0.26, pelvic 0.70; one dorsal fin 0.82
far back, the anal fin below its end; upper lobe of the tail much longer, the body runs into it.
"""

from __future__ import annotations

import numpy as np
from paint.bodies import Course, Places, Shape
from paint.brush import Image, Shot, Tones, ink, noise, over
from paint.eyes import EyeInk
from paint.fins import FinInk
from paint.fish import Fish
from paint.floors import floor, hills, pebbles, strewn
from paint.heads import Gills, Head
from paint.scene import PROP, Look, Scene
from paint.skins import countershade, speckle
from paint.vectors import Array, colour, mix, smooth
from paint.waters import Water, drowned, submerged

SHAPE = Shape(
    top=((0, 0.008), (0.04, 0.014), (0.10, 0.034), (0.17, 0.058), (0.25, 0.078), (0.38, 0.088), (0.55, 0.080), (0.72, 0.060), (0.88, 0.036), (1, 0.028)),
    bottom=((0, -0.010), (0.04, -0.018), (0.10, -0.034), (0.17, -0.056), (0.25, -0.070), (0.40, -0.078), (0.56, -0.070), (0.74, -0.048), (0.90, -0.026), (1, -0.020)),
    wide=((0, 0.012), (0.04, 0.026), (0.10, 0.044), (0.18, 0.062), (0.28, 0.074), (0.42, 0.074), (0.60, 0.060), (0.78, 0.038), (0.92, 0.020), (1, 0.008)),
    blunt=0.02,
    middle=((0, 0.5), (0.2, 0.42), (0.5, 0.42), (1, 0.5)),
    square=((0, 2.2), (0.2, 2.5), (0.6, 2.6), (1, 2.2)),
)  # fmt: skip
COVER = Gills(
    ((-1, 0.20), (-0.6, 0.232), (-0.1, 0.248), (0.3, 0.240), (0.7, 0.215), (1, 0.20)), 0.006, 0.0
)
EYE = (0.126, 0.012, 0.0095)
HEAD = Head(EYE, None, COVER, skin=0.0012, brow=0.3)


def scutes(place: Places) -> tuple[Array, Array]:
    """The five rows of scutes: how high each point of them is, and where they are."""
    rise, on = np.zeros(place.s.shape), np.zeros(place.s.shape)
    tall = place.round * 0.62
    for count, first, last, off, wide, high in (
        (11, 0.25, 0.83, place.x, 0.030, 0.020),
        (27, 0.25, 0.985, (place.height - 0.22) * tall, 0.019, 0.009),
        (9, 0.29, 0.70, (place.height + 0.80) * tall, 0.017, 0.008),
    ):
        back = off is place.x
        k = (place.s - first) / (last - first) * count
        p = k - np.floor(k)
        size = smooth(first - 0.01, first + 0.04, place.s) * smooth(
            last + 0.01, last - 0.03, place.s
        )
        size = size * (place.height > 0.55) if back else size
        w = wide * (1 - 0.45 * place.s)
        shape = smooth(1.0, 0.55, np.abs(off) / w + 0.9 * np.abs(2 * p - 0.9) ** 1.5) * size
        keel = np.maximum(0, 1 - np.abs(off) / (0.45 * w)) * p**1.6 * smooth(1.0, 0.88, p)
        rise += high * (0.35 * shape + 0.75 * keel * size * (shape > 0.05))
        on = np.maximum(on, shape)
    return rise, on


def relief(place: Places) -> Array:
    """Scutes, skull bones, shagreen."""
    rise, _ = scutes(place)
    bone = (
        0.0030 * place.noise(34, 2) * smooth(0.26, 0.2, place.s) * smooth(-0.1, 0.3, place.height)
    )
    return rise + bone + 0.0010 * place.noise(120, 7)


def tint(place: Places) -> Array:
    """Grey-brown above, pale below, scutes like old ivory."""
    c = countershade(
        place, "#2a271e", "#66593c", "#e0d6bc", high=0.36, low=-0.46, soft=0.28, noise=0.09
    )
    _, on = scutes(place)
    c = mix(c, colour("#cfc4a0"), on * 0.75 * smooth(1.1, 0.3, place.height) + on * 0.35)
    c = mix(c, colour("#d8cdb0"), smooth(0.03, 0.0, place.s) * 0.5)
    cloud = place.noise(16, 31) + 0.7 * place.noise(40, 32)
    c = c * (1 + 0.12 * cloud)[..., None]
    nostril = np.minimum(place.away(0.098, 0.004), place.away(0.106, 0.010))
    c = c * (1 - 0.7 * smooth(0.008, 0.004, nostril))[..., None]
    return speckle(c, place, 0.05, 46, 5)


FIN = FinInk("#3c3626", "#62583e", "#8c8060", clear=0.05, thin=0.35, root="#4c4632")


def sturgeon(scene: Scene, course: Course) -> None:
    """The fish."""
    fish = Fish(scene, course, SHAPE)
    fish.body(tint, relief, HEAD, Look(rough=0.44, shine=0.45), end="#4c4630")
    fish.eye(*EYE, EyeInk("#a89350", "#2a2416", "#3a3220", "#d8c078", 0.50, lid="#2c281c"))
    soft = Look("#f0d6bc", rough=0.45, soft=0.3)
    for x, s in ((0.020, 0.078), (-0.020, 0.078), (0.008, 0.072), (-0.008, 0.072)):
        z = -0.026
        fish.thread(
            "barbel",
            [
                (s, x, z),
                (s + 0.004, x * 1.35, z - 0.026),
                (s + 0.018, x * 1.6, z - 0.048),
                (s + 0.036, x * 1.8, z - 0.058),
            ],
            [0.0042, 0.0036, 0.0026, 0.0012],
            soft,
            kind=PROP,
        )
    # the mouth can be pushed out like a funnel
    fish.thread(
        "mouth",
        [(0.118, 0, -0.034), (0.112, 0, -0.050), (0.106, 0, -0.060)],
        [0.026, 0.022, 0.017],
        Look("#c79a86", rough=0.5, soft=0.2),
        "#a8705e",
    )
    fish.ridge(
        "dorsal",
        0.80,
        0.895,
        ((0, 0.024, 0.014), (0.2, 0.108, 0.056), (0.6, 0.076, 0.078), (1, 0.022, 0.056)),
        22,
        FIN,
    )
    fish.ridge(
        "anal",
        0.835,
        0.885,
        ((0, 0.020, 0.012), (0.3, 0.086, 0.058), (1, 0.020, 0.052)),
        14,
        FIN,
        below=True,
    )
    fish.pair(
        "pelvic",
        [(0.680, 0.034, -0.046), (0.71, 0.030, -0.044)],
        [(0.764, 0.096, -0.100), (0.790, 0.080, -0.100), (0.772, 0.044, -0.062)],
        14,
        FIN,
    )
    fish.pair(
        "pectoral",
        [(0.252, 0.066, -0.046), (0.285, 0.064, -0.056)],
        [(0.402, 0.226, -0.104), (0.434, 0.200, -0.116), (0.386, 0.106, -0.090)],
        22,
        FIN,
        lean=0.08,
    )
    fish.fin(
        "tail",
        [(0.945, 0, 0.026), (0.960, 0, 0.006), (0.945, 0, -0.018)],
        [(1.02, 0, 0.052), (1.12, 0, 0.118), (1.245, 0, 0.225), (1.205, 0, 0.130), (1.115, 0, 0.030), (1.095, 0, -0.080), (1.015, 0, -0.055)],
        40, FIN, bow=0.08,
    )  # fmt: skip
    axis = [(0.94, 0, 0.006), (1.03, 0, 0.048), (1.13, 0, 0.118), (1.235, 0, 0.216)]
    fish.thread("axis", axis, [0.022, 0.017, 0.010, 0.002], Look("#4c4632", rough=0.45))


def model(scene: Scene) -> None:
    """Everything before the camera."""
    submerged(
        scene,
        tilt=12,
        sky=("#f4e6b4", "#a99a66", "#5c4c30"),
        strength=0.85,
        power=6.0,
        warmth="#ffeebc",
        blue="#cfe0b0",
        blue_power=80,
    )
    rows = [
        (34, 504, -2.35, -0.30, -0.10, 1),
        (104, 466, -2.05, -0.30, -0.15, 1),
        (206, 408, -1.20, -0.28, -0.28, 1),
        (304, 356, -0.10, -0.20, -0.42, 1),
        (380, 304, 0.50, -0.35, -0.40, 1),
        (416, 238, 0.50, -0.55, -0.30, 1),
        (426, 160, 0.20, -0.70, -0.25, 1),
    ]
    sturgeon(scene, Course.on_card(scene, rows, 1.24))
    level = -2.12
    bed = hills((0.09, 0.8), (0.03, 3.0), (0.008, 11), seed=9)
    floor(scene, level, bed, "#4e3f28", "#8a7650", 5, grain=0.13, span=0.13)
    shells = strewn(130, (0.018, 0.075), (400, 725), 4)
    pebbles(
        scene,
        level,
        shells,
        ["#cbbd96", "#9a8660", "#6e5e42", "#d8cfb4", "#57503c"],
        5,
        flat=0.4,
        relief=bed,
    )


WATER = Water(
    stops=(
        (0, "#fdf3cc"),
        (0.12, "#efd998"),
        (0.32, "#c5ac68"),
        (0.54, "#8d7c4c"),
        (0.78, "#4c4430"),
        (1, "#231f1a"),
    ),
    sun=(110, -10),
    light="#fff2c0",
    shafts=0.0,
    surface=90,
    glow=(210, 390, 190, "#f4e2a8", 0.22),
    fog=(-0.3, 9.0, 0.55, 1.0),
    tones=Tones("#3a3a2c", "#fff0c0", 0.42, (0.10, 0.34, 1.0), 0.15, 1.35, 1.5),
    bounce=("#a88c50", 0.14),
    strokes=0.035,
    net=(2.4, 0.17),
    shadow=0.08,
    foot=("#1c160e", 0.45),
    seed=41,
)


def silt(shot: Shot, image: Image) -> Image:
    """A cloud of silt where the snout digs."""
    h, w = shot.size
    k = shot.scale
    x, y = shot.xy
    n = noise(h, w, 26 * k, 20 * k, 6, 5)
    d = np.hypot((x - 96) / 120, (y - 566 + 0.10 * (x - 96)) / 40)
    cloud = smooth(1.15, 0.1, d + 0.26 * n) * smooth(470, 540, y)
    image = over(image, ink("#a58c5c"), cloud * 0.9)
    return over(image, ink("#d9c48e"), cloud * smooth(0.2, 1.6, n) * smooth(560, 500, y) * 0.5)


def paint(shot: Shot) -> Image:
    """Warm, clouded water."""
    return silt(shot, drowned(shot, WATER))
