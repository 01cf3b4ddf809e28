"""Eel: winds out of a wreck at night, round one of its ribs.

Landmarks in body lengths: a snake of a fish, head 0.13, small eye 0.052, lower jaw a little longer; small
gill slit just before the round pectoral fin 0.135; no pelvic fins; dorsal fin from 0.30 and anal fin from
0.44 run together round the pointed tail; dark olive back, bronze belly, smooth and wet.
"""

from __future__ import annotations

import numpy as np
from paint.bodies import Course, Places, Shape, seen
from paint.brush import Image, Shot, Tones
from paint.eyes import EyeInk
from paint.fins import FinInk
from paint.fish import Fish
from paint.floors import floor, hills, mussels, pebbles, strewn, timber
from paint.heads import Head, Mouth
from paint.scene import Look, Scene
from paint.skins import countershade, side_line, speckle
from paint.vectors import Array, bump, colour, curve, mix, smooth
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
    pale="#8a7a3c",
    plate=0.0,
)
EYE = (0.054, 0.0075, 0.0060)
HEAD = Head(EYE, JAW, nostril=(0.040, 0.009), brow=0.2, pores=5)


def relief(place: Places) -> Array:
    """Cheek muscles, the gill slit."""
    rise = 0.0012 * bump(place.away(0.095, 0.006), 0.02, 0.02)
    slit = place.s - 0.134 - 0.02 * (place.height + 0.25) ** 2
    return rise - 0.0025 * bump(slit, 0, 0.0022) * smooth(0.15, -0.05, np.abs(place.height + 0.28))


def tint(place: Places) -> Array:
    """Olive black above, bronze on the side, a yellow belly."""
    c = countershade(
        place, "#1f2412", "#6d6228", "#ecd678", high=0.22, low=-0.36, soft=0.28, noise=0.08, seed=6
    )
    cloud = place.noise(30, 21) + 0.7 * place.noise(70, 22)
    c = mix(c, colour("#14180c"), smooth(0.4, 1.5, cloud) * smooth(-0.3, 0.3, place.height) * 0.6)
    c = mix(c, colour("#8c7c38"), smooth(0.6, 1.6, -cloud) * smooth(-0.3, 0.1, place.height) * 0.4)
    slit = place.s - 0.134 - 0.02 * (place.height + 0.25) ** 2
    gill = bump(slit, 0, 0.0025) * smooth(0.2, -0.05, np.abs(place.height + 0.28))
    c = c * (1 - 0.7 * gill)[..., None]
    pores = side_line(place, ((0.14, 0.10), (1.0, 0.04)), 0.0012) * (np.sin(place.s * 900) > 0.6)
    c = mix(c, colour("#c9c08a"), pores * 0.28)
    c = mix(c, colour("#26240f"), smooth(0.02, 0.0, place.s) * 0.4)
    return speckle(c, place, 0.07, 70, 5)


FIN = FinInk("#45401c", "#6d6230", "#b09a50", clear=0.10, thin=0.5, root="#45451f")


def eel(scene: Scene, course: Course) -> None:
    """The fish."""
    fish = Fish(scene, course, SHAPE, fine=1.5)
    fish.body(tint, relief, HEAD, Look(rough=0.24, shine=0.7))
    fish.eye(*EYE, EyeInk("#b8963c", "#241f10", "#33290f", "#d8bc68", lid="#1c2010"))
    along = np.linspace(0, 1, 14)
    high = 0.004 + 0.015 * smooth(0, 0.12, along) * (1 - 0.62 * smooth(0.80, 1.0, along))
    fringe = [(t, float(h), 0.014) for t, h in zip(along, high, strict=True)]
    fish.ridge("dorsal", 0.30, 0.985, fringe, 150, FIN, wave=(0.30, 5.0, 0.0), bow=0.0)
    fish.ridge("anal", 0.44, 0.985, fringe, 120, FIN, below=True, wave=(0.30, 4.0, 1.0), bow=0.0)
    fish.fin(
        "tail",
        [(0.955, 0, 0.007), (0.985, 0, 0.0), (0.955, 0, -0.007)],
        [(0.985, 0, 0.013), (1.040, 0, 0.0), (0.985, 0, -0.013)],
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


Line = list[tuple[float, float, float]]


def beam(scene: Scene, line: Line, wide: float, seed: int) -> None:
    """A dead post or beam along pixels of the card."""
    points = np.array([seen(scene, *p) for p in line])
    timber(
        scene, points, wide, 0.85 * wide, "#2a2118", "#6e5a40", seed,
        up=(0.3, -1, 0.2), growth="#33402a", rot=0.045, square=2.6,
    )  # fmt: skip


def overgrown(scene: Scene, line: Line, wide: float, count: int, seed: int) -> None:
    """Mussels in clumps on the near side of a post."""
    random = np.random.default_rng(seed)
    points = curve(np.array([seen(scene, *p) for p in line]), 200)
    at = np.clip(np.array([70, 74, 80, 138, 144])[random.integers(5, size=count)], 0, 199)
    places = points[np.clip(at + random.normal(size=count) * 5, 0, 199).astype(int)]
    around = random.uniform(-0.2, 1.25, count) * np.pi * 0.8 + 0.2
    off = np.stack([np.cos(around), -np.sin(around), 0.3 * random.normal(size=count)], -1)
    sizes = random.uniform(0.22, 0.40, count)
    mussels(
        scene,
        places + wide * 0.95 * off,
        sizes,
        seed + 1,
        "#141b30",
        "#6a7a9c",
        "#3a3426",
        rings=0.05,
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
        blue_power=80,
    )
    rows = [
        (48, 398, -1.65, -0.15, -0.25, 1),
        (100, 368, -1.55, -0.15, -0.25, 1),
        (168, 364, -1.30, -0.10, -0.30, 1),
        (232, 414, -0.95, 0.25, -0.30, 1),
        (290, 478, -0.65, 0.20, -0.40, 1),
        (364, 494, -0.45, -0.10, -0.40, 1),
        (428, 446, -0.05, -0.55, -0.30, 1),
        (440, 372, 0.75, -0.90, -0.20, 0.5),
        (390, 312, 1.25, -0.30, -0.20, 1),
        (312, 284, 1.25, 0.15, -0.20, 1),
        (236, 250, 1.10, 0.35, -0.20, 1),
        (194, 190, 0.95, 0.85, -0.20, 0.5),
        (216, 128, 0.80, 0.6, -0.2, -0.8),
        (270, 104, 0.70, 0.1, -0.2, -1),
        (318, 128, 0.62, -0.5, -0.2, -0.8),
    ]
    eel(scene, Course.on_card(scene, rows, 1.03))
    post = [
        (296, 700, 0.30),
        (332, 500, 0.42),
        (362, 310, 0.45),
        (384, 140, 0.50),
        (394, -30, 0.60),
    ]
    beam(scene, post, 0.30, 3)
    overgrown(scene, post, 0.30, 80, 4)
    far = [(40, 690, 2.9), (62, 520, 3.0), (78, 330, 3.1), (86, 160, 3.2), (88, -30, 3.3)]
    beam(scene, far, 0.28, 5)
    beam(scene, [(-60, 560, 3.6), (160, 552, 3.6), (340, 556, 3.6), (540, 548, 3.6)], 0.24, 9)
    beam(scene, [(470, 640, 5.4), (458, 400, 5.4), (470, 200, 5.5), (462, -30, 5.6)], 0.3, 8)
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
        (0, "#7d9cb4"),
        (0.10, "#4d7390"),
        (0.26, "#274a68"),
        (0.50, "#122c48"),
        (0.78, "#081a30"),
        (1, "#040e1c"),
    ),
    sun=(160, -30),
    light="#e8eef0",
    shafts=0.0,
    surface=110,
    glow=(150, 300, 190, "#7fa8c4", 0.26),
    fog=(0.2, 7.0, 0.40, 1.0),
    tones=Tones("#0a2038", "#f2f0d4", 0.42, (0.08, 0.30, 0.92), 0.15, 1.6, 1.5),
    net=(2.4, 0.0),
    foot=("#020a14", 0.4),
    bounce=("#a8923c", 0.18),
    strokes=0.06,
    seed=71,
)


def paint(shot: Shot) -> Image:
    """Moonlight among the posts of an old pier."""
    return drowned(shot, WATER, air=breath((70, 390), 90, 5, 5))
