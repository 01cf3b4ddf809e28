"""Perch: a shoal keeps in the shade of a jetty, the first with its fin raised.

Landmarks in body lengths: humped back, head 0.30, mouth corner 0.12 below the eye at 0.115; first dorsal fin
0.30 to 0.62 of spines with a black blotch at its end, second 0.66 to 0.84 soft; anal fin 0.70 to 0.82; pelvic
fins 0.33 below the pectoral 0.31; tail forked; green-gold with seven dark bars; pelvic, anal and tail fins red.
"""

from __future__ import annotations

import numpy as np
from paint.bodies import Course, Places, Shape, seen
from paint.brush import Image, Shot, Tones
from paint.eyes import EyeInk
from paint.fins import FinInk
from paint.fish import Fish
from paint.floors import floor, hills, pebbles, strewn, timber
from paint.heads import Gills, Head, Mouth
from paint.props import weed
from paint.scene import PROP, SUBJECT, Look, Scene
from paint.skins import countershade, scales, side_line, speckle
from paint.vectors import Array, bump, colour, mix, smooth
from paint.waters import Water, drowned, submerged

SHAPE = Shape(
    top=((0, 0.012), (0.04, 0.036), (0.10, 0.070), (0.18, 0.110), (0.27, 0.148), (0.36, 0.158), (0.50, 0.142), (0.66, 0.104), (0.80, 0.066), (0.91, 0.045), (1, 0.044)),
    bottom=((0, -0.022), (0.05, -0.050), (0.12, -0.082), (0.22, -0.116), (0.34, -0.134), (0.48, -0.130), (0.62, -0.106), (0.76, -0.070), (0.88, -0.044), (0.95, -0.040), (1, -0.042)),
    wide=((0, 0.016), (0.04, 0.034), (0.10, 0.056), (0.20, 0.078), (0.34, 0.088), (0.48, 0.078), (0.64, 0.056), (0.80, 0.034), (0.93, 0.016), (1, 0.006)),
    blunt=0.03,
    mouth_level=-0.004,
    square=((0, 2.1), (0.3, 2.1), (1, 2.1)),
)  # fmt: skip
JAW = Mouth(
    ((0, -0.008), (0.04, -0.020), (0.085, -0.036), (0.115, -0.048)),
    gape=3,
    lip=0.005,
    inside="#3a2c1c",
    under=0.004,
    pale="#c8b878",
)
COVER = Gills(
    (
        (-1, 0.20),
        (-0.6, 0.262),
        (-0.15, 0.300),
        (0.10, 0.312),
        (0.35, 0.292),
        (0.7, 0.25),
        (1, 0.22),
    ),
    0.007,
    0.70,
    blush="#b0703a",
)
EYE = (0.112, 0.030, 0.0185)
HEAD = Head(EYE, JAW, COVER, nostril=(0.068, 0.030), cheek=0.24, skin=0.0008)
BARS = (
    (0.335, 0.026),
    (0.43, 0.020),
    (0.52, 0.026),
    (0.615, 0.019),
    (0.70, 0.023),
    (0.785, 0.017),
    (0.87, 0.018),
)


def scaling(place: Places) -> tuple[Array, Array, Array]:
    """Rough scales from behind the gill cover, finer ones on the cheek."""
    body = scales(place, 30, 0.29)
    cheek = scales(place, 44, 0.15)
    on = smooth(0.30, 0.24, place.s) * smooth(0.55, 0.25, np.abs(place.height + 0.05))
    rise, edge, lot = (b + 0.7 * on * (c - b) for b, c in zip(body, cheek, strict=True))
    return rise, edge, lot


def relief(place: Places) -> Array:
    """Scales, each lying a little differently."""
    rise, _, lot = scaling(place)
    return 0.0026 * rise * (1 + 1.2 * lot)


def tint(place: Places) -> Array:
    """Green-gold with dark wedges."""
    c = countershade(
        place, "#39431a", "#9c9440", "#ebe6cc", high=0.40, low=-0.56, soft=0.34, noise=0.07
    )
    _, edge, lot = scaling(place)
    c = c * (1 - 0.28 * edge + 0.24 * lot)[..., None]
    cloud = place.noise(15, 31) + 0.7 * place.noise(38, 32)
    c = c * (1 + 0.11 * cloud)[..., None]
    fine = place.noise(70, 33) + 0.6 * place.noise(130, 34)
    head = smooth(0.32, 0.22, place.s) * smooth(-0.5, 0.2, place.height)
    c = mix(c, colour("#343c16"), head * smooth(-0.4, 1.4, cloud + 0.7 * fine) * 0.65)
    bar = np.zeros(place.s.shape)
    for s, w in BARS:
        lean = s + 0.016 * place.noise(7, 5) * 0.5 - 0.02 * (place.height - 0.5)
        wide = w * (0.35 + 0.65 * smooth(-0.65, 0.6, place.height)) * (1 + 0.10 * fine)
        low = smooth(-0.72, -0.30, place.height)
        off = np.abs(place.s - lean)
        bar = np.maximum(bar, smooth(1.25 * wide, 0.7 * wide, off) * low)
    c = mix(c, colour("#1a210c"), bar * 0.88)
    snout = smooth(0.10, 0.0, place.s) * smooth(-0.1, 0.5, place.height)
    c = mix(c, colour("#2c3414"), snout * 0.6)
    c = mix(c, colour("#c9b24e"), bump(place.away(0.22, -0.02), 0, 0.05) * 0.35)
    line = side_line(place, ((0.30, 0.42), (0.5, 0.44), (0.75, 0.30), (1.0, 0.06)), 0.0026)
    c = c * (1 - 0.35 * line)[..., None]
    return speckle(c, place, 0.05, 50, 5)


def blotch(a: Array, b: Array) -> Array:
    """The black spot at the end of the first fin, and a dusky row of cells."""
    spot = smooth(0.16, 0.06, np.hypot(a - 0.90, (b - 0.42) * 0.45))
    return np.asarray(
        np.clip(spot + 0.35 * smooth(0.3, 0.9, np.sin(b * 16)) * smooth(0.9, 0.5, b), 0, 1)
    )


SPINY = FinInk(
    "#6a7040",
    "#8a8a58",
    "#5a5c3c",
    clear=0.25,
    thin=0.5,
    spots="#10130c",
    pattern=blotch,
    root="#5c6430",
)
SOFT = FinInk("#76783c", "#9a9a58", "#8a8a50", clear=0.25, thin=0.5, root="#666c34")
RED = FinInk("#b8381e", "#d8572c", "#e2703c", clear=0.12, thin=0.5, root="#c46a30")
AMBER = FinInk("#b08a3c", "#cfac5c", "#d8bc74", clear=0.30, thin=0.5, root="#b8923f")
TAIL = FinInk("#a84a28", "#c96a3c", "#c03c22", clear=0.15, thin=0.5, root="#6c6c34")


def perch(
    scene: Scene, course: Course, kind: int = SUBJECT, fine: float = 1.0, raised: float = 1.0
) -> None:
    """One perch; `raised` is how far its first fin stands up."""
    fish = Fish(scene, course, SHAPE, kind, fine)
    fish.body(tint, relief, HEAD, Look(rough=0.38, shine=0.5), end="#6a642c")
    fish.eye(*EYE, EyeInk("#c08f34", "#2a2210", "#3c3012", "#e4c064", 0.54, lid="#30360f"))
    r = raised
    fish.ridge(
        "dorsal",
        0.295,
        0.625,
        (
            (0, 0.030, 0.0),
            (0.12, 0.118 * r, 0.010),
            (0.30, 0.156 * r, 0.022),
            (0.52, 0.140 * r, 0.038),
            (0.76, 0.100 * r, 0.050),
            (0.93, 0.050, 0.048),
            (1, 0.016, 0.030),
        ),
        14,
        SPINY,
        notch=0.26,
        spines=1.0,
        wave=(0.05, 1.1, 0.5),
    )
    fish.ridge(
        "dorsal",
        0.645,
        0.835,
        (
            (0, 0.05, 0.004),
            (0.12, 0.100, 0.018),
            (0.45, 0.080, 0.040),
            (0.8, 0.052, 0.048),
            (1, 0.022, 0.036),
        ),
        15,
        SOFT,
    )
    fish.ridge(
        "anal",
        0.690,
        0.815,
        ((0, 0.03, 0.006), (0.2, 0.094, 0.026), (0.5, 0.082, 0.044), (1, 0.022, 0.044)),
        10,
        RED,
        below=True,
    )
    fish.pair(
        "pelvic",
        [(0.325, 0.036, -0.124), (0.35, 0.030, -0.126)],
        [(0.392, 0.066, -0.212), (0.420, 0.058, -0.205), (0.408, 0.040, -0.160)],
        6,
        RED,
        lean=0.08,
    )
    fish.pair(
        "pectoral",
        [(0.305, 0.084, -0.036), (0.310, 0.082, -0.066)],
        [(0.415, 0.130, -0.040), (0.430, 0.128, -0.072), (0.400, 0.116, -0.102)],
        14,
        AMBER,
    )
    fish.tail(
        (
            (1.12, 0.118),
            (1.165, 0.112),
            (1.140, 0.052),
            (1.120, 0.0),
            (1.140, -0.052),
            (1.165, -0.112),
            (1.12, -0.116),
        ),
        17,
        TAIL,
        bow=0.12,
    )


def model(scene: Scene) -> None:
    """Everything before the camera."""
    submerged(
        scene,
        tilt=7,
        sky=("#f0f2c8", "#9aa868", "#4c4a2c"),
        strength=0.85,
        power=6.0,
        warmth="#fff0c0",
        blue="#b8dca8",
        blue_power=90,
    )
    rows = [
        (436, 430, -1.75, 0.10, -0.20, 1),
        (370, 418, -1.40, 0.10, -0.20, 1),
        (282, 404, -0.80, 0.10, -0.25, 1),
        (200, 388, -0.15, 0.05, -0.30, 1),
        (130, 392, 0.25, 0.05, -0.30, 1),
        (76, 404, 0.30, 0.05, -0.30, 1),
        (40, 416, 0.20, 0.05, -0.30, 1),
    ]
    perch(scene, Course.on_card(scene, rows, 1.15), raised=1.12)
    for line, r in (
        (
            [
                (372, 250, 1.6, 0, -0.2, 1),
                (320, 250, 1.8, 0, -0.2, 1),
                (250, 254, 2.2, 0, -0.2, 1),
                (196, 262, 2.3, 0, -0.2, 1),
                (164, 262, 2.3, 0, -0.2, 1),
            ],
            0.7,
        ),
        (
            [
                (214, 200, 3.4, 0, -0.2, 1),
                (176, 204, 3.6, 0, -0.2, 1),
                (124, 206, 3.9, 0, -0.2, 1),
                (86, 204, 4.0, 0, -0.2, 1),
            ],
            0.5,
        ),
        (
            [
                (470, 316, 2.8, 0, -0.2, 1),
                (436, 320, 3.0, 0, -0.2, 1),
                (392, 324, 3.3, 0, -0.2, 1),
                (356, 322, 3.4, 0, -0.2, 1),
            ],
            0.5,
        ),
        (
            [
                (150, 296, 4.8, 0, -0.2, 1),
                (120, 300, 5, 0, -0.2, 1),
                (84, 302, 5.2, 0, -0.2, 1),
                (58, 300, 5.3, 0, -0.2, 1),
            ],
            0.4,
        ),
    ):
        perch(scene, Course.on_card(scene, line, 1.15), PROP, 0.45, r)
    level = -2.3
    for x, d, w in (
        (30, 0.9, 0.30),
        (442, 1.3, 0.30),
        (150, 5.0, 0.30),
        (372, 5.4, 0.30),
        (262, 9.5, 0.30),
        (100, 9.5, 0.3),
    ):
        line = np.array([seen(scene, x, 360, d)] * 4)
        line[:, 2] = (-2.7, -1, 1.5, 4.4)
        line[:, 0] += (0.04, 0, 0.05, -0.03)
        timber(
            scene,
            line,
            w,
            w,
            "#4a3c22",
            "#9a8456",
            int(x),
            up=(0, -1, 0),
            growth="#5a6a26",
            square=2.3,
            rot=0.02,
        )
    for i, y in enumerate(np.arange(-1.2, 10.5, 0.78)):
        line = np.array([(-4.5, y, 3.10), (-1, y, 3.06), (2, y, 3.08), (5, y, 3.04)])
        timber(scene, line, 0.30, 0.06, "#3a2f1c", "#7d6a44", 20 + i, up=(0, 0, 1))
    bed = hills((0.10, 0.7), (0.03, 2.4), seed=3)
    floor(scene, level, bed, "#37331c", "#756b40", 5, grain=0.20, span=0.12)
    pebbles(
        scene,
        level,
        strewn(70, (0.03, 0.13), (400, 730), 3),
        ["#7a7458", "#5c5a48", "#948a68"],
        4,
        relief=bed,
    )
    random = np.random.default_rng(5)
    roots = np.array(
        [scene.ground(random.uniform(0, 480), random.uniform(470, 640), level) for _ in range(38)]
    )
    weed(scene, roots, 0.9, "#4c5a20", "#a5ae50", 8, width=0.045, current=(0.25, 0.0))


WATER = Water(
    stops=(
        (0, "#f4f2c4"),
        (0.12, "#dcdc98"),
        (0.30, "#a9b468"),
        (0.52, "#6c8450"),
        (0.78, "#3a5238"),
        (1, "#1c2e24"),
    ),
    sun=(150, -10),
    light="#fff6c8",
    shafts=0.22,
    surface=0,
    glow=(240, 320, 190, "#eef0b4", 0.30),
    fog=(0.4, 9.0, 0.4, 1.0),
    tones=Tones("#26402c", "#fff2be", 0.42, (0.10, 0.34, 1.0), 0.15, 1.35, 1.5),
    bounce=("#8c8450", 0.12),
    net=(2.4, 0.30),
    foot=("#121e14", 0.4),
    seed=83,
)


def paint(shot: Shot) -> Image:
    """Light through the planks of a jetty."""
    return drowned(shot, WATER)
