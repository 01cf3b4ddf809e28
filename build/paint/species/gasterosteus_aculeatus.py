"""Three-spined stickleback: a red-bellied male shows a female the nest he has built.

Landmarks in body lengths: head 0.27, eye 0.115 large and blue, mouth small and a little upturned; three free spines
on the back at 0.33, 0.47 and 0.64; pelvic spine 0.42; bony plates along the whole side; soft dorsal fin 0.67
to 0.90, anal fin 0.70 to 0.90; pectoral fin 0.29 fanning; very thin root of the tail; throat and belly red.
"""

from __future__ import annotations

import numpy as np
from paint.bodies import Course, Places, Shape
from paint.brush import Image, Shot, Tones
from paint.eyes import EyeInk
from paint.fins import FinInk
from paint.fish import Fish, Paint
from paint.floors import floor, hills, pebbles, strewn
from paint.heads import Gills, Head, Mouth
from paint.props import weed
from paint.scene import PROP, SUBJECT, Look, Scene
from paint.skins import countershade, speckle
from paint.vectors import Array, bump, colour, mix, smooth, unit
from paint.waters import Water, drowned, submerged

SHAPE = Shape(
    top=((0, 0.010), (0.04, 0.036), (0.10, 0.070), (0.18, 0.098), (0.28, 0.118), (0.40, 0.126), (0.54, 0.112), (0.70, 0.072), (0.84, 0.034), (0.93, 0.020), (1, 0.022)),
    bottom=((0, -0.018), (0.05, -0.050), (0.12, -0.084), (0.22, -0.112), (0.34, -0.124), (0.48, -0.116), (0.60, -0.090), (0.74, -0.054), (0.86, -0.028), (0.94, -0.018), (1, -0.020)),
    wide=((0, 0.014), (0.04, 0.032), (0.10, 0.052), (0.20, 0.068), (0.34, 0.074), (0.48, 0.064), (0.66, 0.040), (0.84, 0.020), (0.93, 0.014), (1, 0.005)),
    blunt=0.028,
    mouth_level=0.002,
)  # fmt: skip
JAW = Mouth(
    ((0, 0.006), (0.025, -0.004), (0.050, -0.018)),
    gape=5,
    lip=0.0045,
    inside="#3a1a18",
    under=0.006,
    pale="#d8806a",
    plate=0.6,
)
COVER = Gills(
    ((-1, 0.19), (-0.6, 0.236), (-0.1, 0.270), (0.2, 0.266), (0.6, 0.235), (1, 0.20)),
    0.006,
    0.66,
    blush="#b8664c",
)
EYE = (0.112, 0.028, 0.0235)
HEAD = Head(EYE, JAW, COVER, nostril=(0.066, 0.028), ribs=0.8)


def plates(place: Places) -> tuple[Array, Array]:
    """The row of upright bony plates on the side: how high, and their seams."""
    k = (place.s - 0.26) / 0.70 * 29 + 0.25 * place.height
    p = k - np.floor(k)
    on = smooth(0.25, 0.29, place.s) * smooth(0.98, 0.95, place.s)
    reach = 0.72 - 0.25 * smooth(0.55, 0.9, place.s)
    on = on * smooth(reach + 0.06, reach - 0.06, np.abs(place.height - 0.02))
    return on * (0.3 + 0.7 * p) * smooth(1.0, 0.92, p), on * bump(p, 0.97, 0.10)


def relief(place: Places) -> Array:
    """The plates."""
    rise, _ = plates(place)
    return 0.0042 * rise


def tint(place: Places) -> Array:
    """A male in spring: blue-green back with dark bars, bronze plates, red throat and belly."""
    return colours(place, 1.0)


def plain(place: Places) -> Array:
    """A female: silver and olive."""
    return colours(place, 0.0)


def colours(place: Places, male: float) -> Array:
    """The skin, with the red of a male or without."""
    c = countershade(
        place, "#1d4c52", "#7f9a84", "#d8c8b0", high=0.36, low=-0.50, soft=0.28, noise=0.08
    )
    edge = place.height + 0.10 * place.noise(12, 4) + 0.05 * place.noise(50, 7)
    red = smooth(-0.08, -0.55, edge) * smooth(0.74, 0.40, place.s)
    throat = place.z - 0.10 * place.s + 0.004 * place.noise(40, 8)
    red = np.maximum(red, smooth(0.004, -0.035, throat) * smooth(0.30, 0.22, place.s))
    c = mix(c, colour("#c62412"), np.clip(red * 1.1, 0, 1) * 0.92 * male)
    _, seam = plates(place)
    c = c * (1 - 0.45 * seam)[..., None]
    cloud = place.noise(26, 15) + 0.7 * place.noise(64, 16)
    bars = smooth(0.1, 0.9, np.sin(place.s * 44 + place.noise(8, 6)) + 0.3 * cloud)
    c = mix(c, colour("#0e2c30"), bars * smooth(-0.1, 0.5, place.height) * 0.55)
    upper = smooth(-0.1, 0.4, place.height)
    c = mix(c, colour("#0c2628"), smooth(0.7, 1.6, cloud) * upper * 0.6)
    c = mix(c, colour("#b0a86c"), smooth(0.8, 1.6, -cloud) * smooth(-0.3, 0.1, place.height) * 0.35)
    return speckle(c, place, 0.06, 70, 5)


FIN = FinInk("#7f9a8c", "#a9c2b0", "#8aa898", clear=0.45, thin=0.5, root="#6f9088")
BONE = Look("#9fb4a8", rough=0.35, shine=0.5)


def stickleback(
    scene: Scene, course: Course, skin: Paint = tint, kind: int = SUBJECT, fine: float = 1.0
) -> None:
    """One fish; the male unless it has another skin."""
    fish = Fish(scene, course, SHAPE, kind, fine)
    fish.body(skin, relief, HEAD, Look(rough=0.36, shine=0.5), end="#6f8a7e")
    fish.eye(
        *EYE, EyeInk("#2f9ab0", "#0e2c36", "#125060", "#9ee0e0", 0.50, lid="#12343a", long=1.0)
    )
    for s, high in ((0.335, 0.105), (0.470, 0.112), (0.640, 0.052)):
        z = float(SHAPE.edges(s)[0])
        fish.thread(
            "spine",
            [(s, 0, z - 0.012), (s + 0.018, 0, z + high * 0.5), (s + 0.048, 0, z + high)],
            [0.0105, 0.0068, 0.0008],
            BONE,
            "#e6efe2",
        )
        fish.fin(
            "web",
            [(s + 0.010, 0, z - 0.008), (s + 0.055, 0, z - 0.010)],
            [(s + 0.034, 0, z + high * 0.66), (s + 0.062, 0, z - 0.002)],
            3,
            FIN,
        )
    for sign in (1, -1):
        fish.thread(
            "pelvic spine",
            [
                (0.415, sign * 0.040, -0.102),
                (0.455, sign * 0.062, -0.140),
                (0.505, sign * 0.078, -0.162),
            ],
            [0.0095, 0.006, 0.001],
            BONE,
            "#f0d8cc",
        )
    fish.ridge(
        "dorsal",
        0.670,
        0.895,
        ((0, 0.03, 0.006), (0.14, 0.094, 0.026), (0.5, 0.060, 0.046), (1, 0.014, 0.034)),
        12,
        FIN,
    )
    fish.ridge(
        "anal",
        0.705,
        0.900,
        ((0, 0.03, 0.006), (0.16, 0.074, 0.026), (0.5, 0.048, 0.042), (1, 0.012, 0.030)),
        9,
        FIN,
        below=True,
    )
    fish.pair(
        "pectoral", [(0.285, 0.070, -0.004), (0.290, 0.070, -0.058)],
        [(0.375, 0.150, 0.066), (0.425, 0.170, 0.020), (0.435, 0.166, -0.050), (0.385, 0.135, -0.105)],
        10, FIN, wave=(0.16, 1.2, 0.6), lean=0.06,
    )  # fmt: skip
    fish.tail(
        (
            (1.085, 0.072),
            (1.150, 0.078),
            (1.145, 0.035),
            (1.138, 0.0),
            (1.145, -0.035),
            (1.150, -0.076),
            (1.085, -0.070),
        ),
        12,
        FIN,
        root=0.94,
        wave=(0.08, 0.6, 0.4),
        bow=0.14,
    )


LEVEL = -1.95


def nest(scene: Scene, middle: Array, size: Array, mouth: Array) -> None:
    """A heap of threads and leaf bits glued together, with a tunnel that looks along `mouth`."""
    random = np.random.default_rng(8)
    t = np.linspace(-1, 1, 9)

    def laid(count: int, long: float, width: float, codes: list[str], lift: float) -> None:
        n = unit(random.normal(size=(count, 3)) * [1, 1, 0.8] + [0, 0, 0.25])
        open_ = (n @ mouth) < 0.90
        n = n[open_]
        way = unit(np.cross(n, random.normal(size=n.shape) * [0.5, 0.5, 1.2]))
        p = n[:, None] + long * t[None, :, None] * way[:, None]
        p = p / (np.linalg.norm(p, axis=-1, keepdims=True) ** 0.85)
        p = p * (1 + lift * random.normal(size=(len(n), 1, 1)))
        p = p * size + middle
        tints = np.array([colour(codes[i]) for i in random.integers(len(codes), size=len(n))])
        tints = tints * random.uniform(0.6, 1.25, (len(n), 1))
        scene.strokes(
            "nest", p, width * (1 - 0.7 * np.abs(t)) + 0.002, Look(rough=0.6), tints, kind=PROP
        )

    laid(2600, 0.42, 0.013, ["#4a4a22", "#6b6a30", "#7d7038", "#38401e", "#8a7a44"], 0.05)
    laid(700, 0.36, 0.020, ["#7d8a34", "#a39850", "#5c6a28", "#8f7f48"], 0.09)
    scene.ball(middle, size * 0.90, Look("#141608", rough=0.9), kind=PROP)


def model(scene: Scene) -> None:
    """Everything before the camera."""
    submerged(
        scene,
        tilt=11,
        sky=("#eef8d6", "#8fc0a0", "#6a6a44"),
        strength=0.85,
        power=6.0,
        warmth="#fff4cc",
        blue="#a8e6d0",
        blue_power=90,
    )
    rows = [
        (358, 462, -1.90, 0.45, -0.25, 1),
        (306, 404, -1.75, 0.45, -0.25, 1),
        (236, 326, -1.35, 0.45, -0.28, 1),
        (158, 262, -0.75, 0.35, -0.30, 1),
        (86, 238, -0.25, 0.15, -0.30, 1),
        (42, 244, -0.05, -0.05, -0.25, 1),
        (0, 266, 0.00, -0.2, -0.2, 1),
    ]
    stickleback(scene, Course.on_card(scene, rows, 1.15))
    follows = [
        (300, 176, 2.0, 0.1, -0.2, 1),
        (346, 160, 2.2, 0.1, -0.2, 1),
        (398, 150, 2.5, 0.1, -0.2, 1),
        (446, 158, 2.7, 0.1, -0.2, 1),
    ]
    stickleback(scene, Course.on_card(scene, follows, 1.15), plain, PROP, 0.5)
    bed = hills((0.07, 0.8), (0.02, 3.0), seed=8)
    floor(scene, LEVEL, bed, "#8a7a4e", "#cdbc88", 5, grain=0.12, span=0.09)
    pebbles(
        scene,
        LEVEL,
        strewn(150, (0.016, 0.06), (330, 730), 4),
        ["#e0d6bc", "#9a8a68", "#6e6450", "#c4ae8c"],
        5,
        flat=0.45,
        relief=bed,
    )
    at = scene.ground(np.array(368.0), np.array(560.0), LEVEL)
    nest(
        scene,
        at + np.array([0.15, 0.25, 0.20]),
        np.array([1.02, 0.80, 0.58]),
        unit([-0.62, -0.62, 0.42]),
    )
    random = np.random.default_rng(6)
    spots = [(random.uniform(-20, 500), random.uniform(335, 470)) for _ in range(70)] + [
        (x, random.uniform(520, 560)) for x in (8, 26, 450, 470, 486)
    ]
    roots = np.array([scene.ground(np.array(a), np.array(b), LEVEL) for a, b in spots])
    weed(scene, roots, 3.2, "#3f5a22", "#a4b850", 8, width=0.055, current=(0.22, 0.0), wave=0.10)


WATER = Water(
    stops=(
        (0, "#f6fadc"),
        (0.12, "#cfeac0"),
        (0.30, "#8fcaa4"),
        (0.52, "#4f9c88"),
        (0.78, "#28685f"),
        (1, "#153f44"),
    ),
    sun=(130, 0),
    shafts=0.0,
    surface=130,
    glow=(190, 330, 170, "#e6f8cc", 0.28),
    fog=(0.2, 7.0, 0.4, 1.0),
    tones=Tones("#1c4a48", "#fff4c8", 0.42, (0.10, 0.34, 1.0), 0.15, 1.30, 1.4),
    bounce=("#c8b070", 0.16),
    net=(2.2, 0.30),
    foot=("#10302c", 0.35),
    seed=113,
)


def paint(shot: Shot) -> Image:
    """Sunlit shallows between eelgrass."""
    return drowned(shot, WATER)
