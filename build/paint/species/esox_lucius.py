"""Pike: bursts out of the reed at a small shoal of roach.

Landmarks in body lengths: head 0.29 with a flat duck's bill, mouth corner 0.135 before the eye at 0.155, the
lower jaw longer; pectoral fins 0.31 and pelvic fins 0.53, both low; one dorsal fin 0.76 to 0.88 far back,
the anal fin below it; forked tail; green with pale bean-shaped spots in rows, fins rusty with dark bars.
"""

from __future__ import annotations

import numpy as np
from paint.bodies import Course, Places, Shape, seen
from paint.brush import Image, Shot, Tones
from paint.eyes import EyeInk
from paint.fins import FinInk
from paint.fish import Fish
from paint.floors import floor, hills, stems
from paint.heads import Gills, Head, Mouth
from paint.parts import FishLook, small_fish
from paint.scene import PROP, Look, Scene
from paint.skins import countershade, scales, speckle
from paint.vectors import Array, bump, colour, mix, smooth
from paint.waters import Water, breath, drowned, submerged

SHAPE = Shape(
    top=((0, 0.009), (0.03, 0.013), (0.09, 0.020), (0.135, 0.035), (0.17, 0.051), (0.22, 0.064), (0.30, 0.075), (0.42, 0.083), (0.60, 0.081), (0.76, 0.068), (0.88, 0.044), (0.95, 0.037), (1, 0.036)),
    bottom=((0, -0.020), (0.03, -0.029), (0.09, -0.037), (0.16, -0.052), (0.24, -0.066), (0.40, -0.078), (0.60, -0.080), (0.76, -0.064), (0.88, -0.041), (0.95, -0.035), (1, -0.034)),
    wide=((0, 0.026), (0.03, 0.040), (0.09, 0.042), (0.15, 0.050), (0.24, 0.060), (0.40, 0.065), (0.60, 0.062), (0.76, 0.048), (0.90, 0.026), (0.96, 0.015), (1, 0.006)),
    blunt=0.022,
    mouth_level=-0.005,
    square=((0, 2.6), (0.12, 2.6), (0.28, 2.3), (1, 2.1)),
)  # fmt: skip
JAW = Mouth(
    ((0, -0.003), (0.05, -0.005), (0.10, -0.012), (0.138, -0.026)),
    gape=13,
    lift=0.14,
    lip=0.0038,
    inside="#8a4038",
    hinge=(0.158, -0.026),
    under=0.016,
    dark=0.7,
    pale="#d8cf96",
    plate=1.1,
)
COVER = Gills(
    ((-1, 0.20), (-0.7, 0.262), (-0.2, 0.292), (0.2, 0.290), (0.6, 0.262), (1, 0.22)),
    0.005,
    0.72,
    blush="#a8603a",
)
EYE = (0.157, 0.026, 0.0128)
HEAD = Head(EYE, JAW, COVER, nostril=(0.118, 0.019), brow=0.45, cheek=0.24, ribs=0.35, skin=0.0005)


def spots(place: Places) -> Array:
    """Rows of pale beans; on the cheek they run together to stripes."""
    total = np.zeros(place.s.shape)
    random = np.random.default_rng(4)
    for row, high in enumerate((-0.46, -0.24, -0.02, 0.20, 0.42, 0.62, 0.80)):
        s = 0.31 + 0.015 * (row % 2)
        while s < 0.93:
            for sign in (1, -1):
                at, up = s + 0.007 * random.normal(), high + 0.05 * random.normal()
                r = (0.0054 - 0.0018 * smooth(0.3, 0.8, up) + 0.001 * random.normal()) * (
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
    cheek = smooth(0.45, 0.95, band) * smooth(0.165, 0.20, place.s) * smooth(0.31, 0.28, place.s)
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
    return 0.0018 * rise + 0.003 * ridge


def tint(place: Places) -> Array:
    """Olive and moss green, pale beans, cream belly."""
    c = countershade(
        place, "#2f3a16", "#74792c", "#e8deb2", high=0.30, low=-0.62, soft=0.30, noise=0.08, seed=6
    )
    _, edge, lot = scales(place, 40, 0.29)
    c = c * (1 - 0.28 * edge + 0.22 * lot)[..., None]
    c = mix(c, colour("#dcd98a"), spots(place) * 0.85 * smooth(-0.75, -0.5, place.height))
    dark = place.noise(16, 31) + 0.7 * place.noise(40, 32)
    c = mix(c, colour("#28300f"), smooth(0.5, 1.5, dark) * smooth(-0.3, 0.3, place.height) * 0.5)
    # a dark band runs through the eye
    bar = bump(place.z - 0.016 - 0.20 * (place.s - 0.155), 0, 0.006)
    bar = bar * smooth(0.04, 0.08, place.s) * smooth(0.26, 0.2, place.s)
    c = mix(c, colour("#232a10"), 0.75 * bar)
    snout = smooth(0.14, 0.05, place.s) * smooth(-0.2, 0.4, place.height)
    c = mix(c, colour("#303a18"), snout * 0.5)
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
    fish.body(tint, relief, HEAD, Look(rough=0.33, shine=0.55), end="#6a6c2c")
    fish.eye(
        *EYE, EyeInk("#c8a23e", "#2c2a12", "#3a3414", "#e8cc6a", 0.50, long=1.15, lid="#2c3414")
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
        [(0.520, 0.026, -0.062), (0.555, 0.022, -0.062)],
        [(0.600, 0.100, -0.142), (0.642, 0.084, -0.136), (0.632, 0.044, -0.092)],
        10,
        RUST,
        lean=0.08,
    )
    fish.pair(
        "pectoral",
        [(0.300, 0.042, -0.040), (0.320, 0.042, -0.058)],
        [(0.410, 0.140, -0.086), (0.436, 0.124, -0.132), (0.376, 0.070, -0.116)],
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
        sky=("#f6e2ac", "#a8864a", "#4e3a20"),
        strength=0.8,
        power=6.2,
        warmth="#ffe9b4",
        blue="#d8cc90",
        blue_power=80,
    )
    rows = [
        (418, 204, -1.45, -0.30, -0.30, 1),
        (350, 240, -1.35, -0.30, -0.28, 1),
        (264, 274, -1.05, -0.25, -0.32, 1),
        (186, 326, -0.65, -0.35, -0.38, 1),
        (136, 404, -0.45, -0.60, -0.40, 1),
        (86, 482, -0.75, -0.60, -0.40, 1),
        (6, 532, -1.40, -0.30, -0.45, 1),
    ]
    pike(scene, Course.on_card(scene, rows, 1.15))
    roach = FishLook("#4a5a44", "#e2dcc0", "#f6f0dc", "#c8562e", depth=0.16)
    for x, y, d, way, s, bend in (
        (432, 138, -1.1, (0.55, -0.1, 0.82), 0.95, 0.38),
        (350, 70, 0.4, (0.55, 0.3, 0.80), 0.62, -0.25),
        (466, 300, 0.3, (0.85, 0.2, -0.45), 0.62, 0.25),
        (330, 128, 1.4, (-0.45, 0.5, 0.70), 0.5, 0.2),
        (388, 386, 1.6, (0.75, 0.4, -0.6), 0.5, -0.2),
    ):
        small_fish(scene, seen(scene, x, y, d), way, (-0.2, -0.2, 1), s, roach, bend, PROP)
    random = np.random.default_rng(8)
    roots = []
    for _ in range(58):
        d = random.uniform(0.8, 8)
        edge = 250 - 12 * d
        roots.append(seen(scene, random.uniform(-120, edge), 560, d) * [1 + 0.08 * d, 1, 1])
    for x, d in ((6, -1.7), (52, 0.8), (92, 1.0), (128, 0.9), (176, 1.1), (226, 1.3)):
        roots.append(seen(scene, x, 600, d))
    low = np.array(roots)
    low[:, 2] = -2.6
    stems(scene, low, 9.5, 0.066, "#7d7a34", "#a07c44", 4, lean=(0.03, 0.0), leaves=0.35)
    bed = hills((0.10, 0.6), (0.04, 2.5), seed=4)
    floor(scene, -2.5, bed, "#2c2012", "#66502c", 5, grain=0.24, span=0.12)


WATER = Water(
    stops=(
        (0, "#f4dc98"),
        (0.14, "#dcae58"),
        (0.32, "#b27e34"),
        (0.54, "#7a5222"),
        (0.78, "#442e16"),
        (1, "#1e150e"),
    ),
    sun=(300, -60),
    light="#fff0c0",
    shafts=0.0,
    surface=70,
    glow=(390, 250, 190, "#f6dc98", 0.34),
    fog=(0.2, 6.5, 0.28, 1.0),
    tones=Tones("#2c2c1c", "#ffeeba", 0.42, (0.10, 0.34, 1.0), 0.15, 1.4, 1.5),
    net=(2.4, 0.22),
    shadow=0.08,
    foot=("#140e08", 0.45),
    bounce=("#8a6428", 0.20),
    strokes=0.05,
    dust=110,
    seed=29,
)


def paint(shot: Shot) -> Image:
    """Amber light in water that comes from a bog."""
    return drowned(
        shot, WATER, air=breath((384, 232), 90, 8, 4) + breath((180, 330), 110, 10, 6, 14)
    )
