"""Eel: winds out of a wreck at night, round one of its ribs.

Landmarks in body lengths: a snake of a fish, head 0.13, small eye 0.052, lower jaw a little longer; small
gill slit just before the round pectoral fin 0.135; no pelvic fins; dorsal fin from 0.30 and anal fin from
0.44 run together round the pointed tail; dark olive back, bronze belly, smooth and wet.
"""

from __future__ import annotations

import numpy as np
from paint.brush import Image, Shot, Tones
from paint.fish import (
    Course,
    EyeInk,
    FinInk,
    Fish,
    Mouth,
    Places,
    Shape,
    countershade,
    seen,
    side_line,
    speckle,
)
from paint.floors import floor, hills, pebbles, strewn, timber
from paint.scene import Look, Scene
from paint.vectors import Array, bump, colour, mix, smooth
from paint.waters import Water, breath, drowned, submerged

SHAPE = Shape(
    top=((0, 0.006), (0.02, 0.010), (0.05, 0.017), (0.09, 0.024), (0.14, 0.029), (0.30, 0.031), (0.50, 0.029), (0.72, 0.022), (0.90, 0.012), (1, 0.004)),
    bottom=((0, -0.008), (0.02, -0.012), (0.05, -0.018), (0.09, -0.025), (0.14, -0.029), (0.30, -0.031), (0.50, -0.029), (0.72, -0.021), (0.90, -0.011), (1, -0.004)),
    wide=((0, 0.009), (0.02, 0.014), (0.05, 0.019), (0.09, 0.024), (0.14, 0.026), (0.30, 0.027), (0.50, 0.024), (0.72, 0.016), (0.90, 0.007), (1, 0.002)),
    blunt=0.014,
)  # fmt: skip
JAW = Mouth(
    ((0, -0.001), (0.03, -0.003), (0.060, -0.008)),
    gape=3,
    lip=0.0030,
    inside="#2c2018",
    under=0.004,
)


def relief(place: Places) -> Array:
    """Cheek muscles, the gill slit."""
    rise = 0.0012 * bump(place.away(0.095, 0.006), 0.02, 0.02)
    slit = place.s - 0.134 - 0.02 * (place.height + 0.25) ** 2
    return rise - 0.0025 * bump(slit, 0, 0.0022) * smooth(0.15, -0.05, np.abs(place.height + 0.28))


def tint(place: Places) -> Array:
    """Olive black above, bronze and cream below."""
    c = countershade(
        place, "#2c3018", "#6d6a32", "#d2bf7c", high=0.28, low=-0.42, soft=0.30, noise=0.08, seed=6
    )
    slit = place.s - 0.134 - 0.02 * (place.height + 0.25) ** 2
    c = (
        c
        * (1 - 0.7 * bump(slit, 0, 0.0025) * smooth(0.2, -0.05, np.abs(place.height + 0.28)))[
            ..., None
        ]
    )
    pores = side_line(place, ((0.14, 0.10), (1.0, 0.04)), 0.0012) * (np.sin(place.s * 900) > 0.6)
    c = mix(c, colour("#c9c08a"), pores * 0.28)
    c = mix(c, colour("#3a381c"), smooth(0.02, 0.0, place.s) * 0.4)
    return speckle(c, place, 0.06, 70, 5)


FIN = FinInk("#4a4824", "#6a6434", "#a08f50", clear=0.10, thin=0.5, root="#45451f")


def eel(scene: Scene, course: Course) -> None:
    """The fish."""
    fish = Fish(scene, course, SHAPE, fine=1.5)
    fish.body(tint, relief, JAW, None, (0.054, 0.0075, 0.0066), Look(rough=0.22, shine=0.7))
    fish.eye(
        0.054, 0.0075, 0.0066, EyeInk("#c9a94e", "#241f10", "#574a20", "#ecd488", 0.55, 0.40, 0.20)
    )
    along = np.linspace(0, 1, 12)
    fish.ridge(
        "dorsal",
        0.30,
        0.995,
        [(t, 0.004 + 0.017 * float(smooth(0, 0.12, t)), 0.012) for t in along],
        150,
        FIN,
        wave=(0.30, 5.0, 0.0),
        bow=0.0,
    )
    fish.ridge(
        "anal",
        0.44,
        0.995,
        [(t, 0.004 + 0.015 * float(smooth(0, 0.12, t)), 0.012) for t in along],
        120,
        FIN,
        below=True,
        wave=(0.30, 4.0, 1.0),
        bow=0.0,
    )
    fish.fin(
        "tail",
        [(0.975, 0, 0.006), (0.995, 0, 0.001), (0.975, 0, -0.006)],
        [(1.000, 0, 0.021), (1.030, 0, 0.0), (1.000, 0, -0.020)],
        16,
        FIN,
    )
    fish.pair(
        "pectoral",
        [(0.140, 0.023, 0.002), (0.142, 0.023, -0.012)],
        [(0.176, 0.040, 0.006), (0.186, 0.042, -0.008), (0.178, 0.040, -0.020)],
        12,
        FIN,
    )


def model(scene: Scene) -> None:
    """Everything before the camera."""
    submerged(
        scene,
        tilt=9,
        sky=("#7fb4c2", "#2b5a6c", "#142a34"),
        strength=0.62,
        power=4.2,
        warmth="#cfe6e0",
        blue="#6fb4d8",
        blue_power=160,
    )
    rows = [
        (62, 402, -1.45, -0.15, -0.25, 1),
        (112, 376, -1.35, -0.15, -0.25, 1),
        (176, 376, -1.10, -0.10, -0.30, 1),
        (236, 424, -0.80, 0.25, -0.30, 1),
        (292, 482, -0.55, 0.20, -0.40, 1),
        (362, 494, -0.35, -0.10, -0.40, 1),
        (424, 446, 0.00, -0.55, -0.30, 1),
        (436, 372, 0.75, -0.90, -0.20, 0.5),
        (388, 316, 1.25, -0.30, -0.20, 1),
        (312, 290, 1.35, 0.15, -0.20, 1),
        (240, 256, 1.30, 0.35, -0.20, 1),
        (206, 196, 1.25, 0.85, -0.20, 0.5),
        (238, 136, 1.25, 0.6, -0.2, -0.8),
        (300, 116, 1.30, 0.1, -0.2, -1),
        (352, 148, 1.25, -0.5, -0.2, -1),
    ]
    eel(scene, Course.on_card(scene, rows, 1.03))

    def beam(
        line: list[tuple[float, float, float]],
        wide: float,
        high: float,
        seed: int,
        growth: str = "#35452c",
    ) -> None:
        timber(
            scene,
            np.array([seen(scene, *p) for p in line]),
            wide,
            high,
            "#33291c",
            "#7d6a4a",
            seed,
            up=(0.3, -1, 0.2),
            growth=growth,
            rot=0.05,
        )

    beam(
        [(292, 690, 0.30), (326, 500, 0.42), (354, 310, 0.45), (374, 140, 0.50), (382, -30, 0.60)],
        0.27,
        0.22,
        3,
    )
    beam(
        [(66, 690, 2.2), (92, 520, 2.3), (110, 330, 2.4), (120, 160, 2.5), (122, -30, 2.6)],
        0.26,
        0.2,
        5,
    )
    beam(
        [(-60, 650, 4.4), (-20, 480, 4.5), (10, 300, 4.6), (10, 120, 4.7), (-20, -30, 4.8)],
        0.3,
        0.2,
        6,
    )
    beam(
        [(520, 640, 4.4), (505, 480, 4.5), (520, 300, 4.6), (520, 120, 4.7), (500, -30, 4.8)],
        0.3,
        0.2,
        8,
    )
    beam(
        [(-60, 640, -0.6), (120, 622, -0.45), (280, 611, -0.3), (420, 603, -0.2), (560, 597, -0.2)],
        0.24,
        0.24,
        7,
        "#3c4a2c",
    )
    beam([(-40, 560, 2.9), (160, 552, 2.9), (340, 556, 2.9), (540, 548, 2.9)], 0.2, 0.2, 9)
    level = -2.5
    bed = hills((0.12, 0.6), (0.04, 2.0), seed=7)
    floor(scene, level, bed, "#1f2a2a", "#48544a", 5, grain=0.12, span=0.14)
    pebbles(
        scene,
        level,
        strewn(80, (0.03, 0.14), (420, 730), 3),
        ["#3f4a48", "#5b6258", "#2c3638"],
        4,
        relief=bed,
    )


WATER = Water(
    stops=(
        (0, "#9fd0d0"),
        (0.10, "#5f9fae"),
        (0.28, "#2f6d84"),
        (0.52, "#17465f"),
        (0.78, "#0b2a40"),
        (1, "#061828"),
    ),
    sun=(110, -20),
    light="#e4f4ea",
    shafts=0.22,
    surface=60,
    glow=(190, 330, 170, "#8fd0d0", 0.20),
    fog=(0.0, 7.5, 0.45, 1.0),
    tones=Tones("#0a2c44", "#eaf2dc", 0.42, (0.08, 0.30, 0.92), 0.15, 1.45, 1.5),
    net=(2.4, 0.10),
    foot=("#04121e", 0.4),
    seed=71,
)


def paint(shot: Shot) -> Image:
    """Moonlight in a wreck."""
    return drowned(shot, WATER, air=breath((70, 390), 90, 5, 5))
