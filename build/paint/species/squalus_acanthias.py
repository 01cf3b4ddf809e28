"""Spurdog: glides down over a dark slope, two more of its pack behind it.

Landmarks in body lengths (1 is the root of the tail): pointed flat snout; large oval eye 0.09; spiracle
0.14; five gill slits 0.20 to 0.245, the last before the pectoral fin; first dorsal fin 0.42, second and
smaller 0.78, a spine grows from the back before each; pelvic fins 0.64; no anal fin; keels on the root
of the tail; tail without a notch, its upper lobe long; slate back, white belly, pale spots in two rows.
"""

from __future__ import annotations

import numpy as np
from paint.brush import Image, Shot, Tones
from paint.fish import Course, EyeInk, FinInk, Fish, Places, Shape, side_line, speckle
from paint.floors import floor, hills, pebbles, strewn
from paint.scene import PROP, SUBJECT, Look, Scene
from paint.vectors import Array, bump, colour, mix, smooth
from paint.waters import Water, breath, drowned, submerged

SHAPE = Shape(
    top=((0, 0.008), (0.03, 0.018), (0.08, 0.038), (0.16, 0.062), (0.28, 0.082), (0.42, 0.090), (0.60, 0.076), (0.80, 0.048), (0.93, 0.030), (1, 0.030)),
    bottom=((0, -0.010), (0.04, -0.020), (0.12, -0.048), (0.20, -0.062), (0.34, -0.080), (0.50, -0.074), (0.65, -0.056), (0.82, -0.034), (0.93, -0.022), (1, -0.022)),
    wide=((0, 0.018), (0.04, 0.040), (0.10, 0.066), (0.20, 0.082), (0.34, 0.080), (0.52, 0.066), (0.70, 0.045), (0.85, 0.028), (0.95, 0.020), (1, 0.012)),
    blunt=0.035,
    middle=((0, 0.5), (0.1, 0.38), (0.3, 0.42), (1, 0.5)),
    square=((0, 2.2), (0.3, 2.15), (0.9, 2.0), (1, 2.0)),
)  # fmt: skip
SLATE, DEEP, CREAM = "#5f717d", "#37444f", "#c6cfcd"
SPOTS = [(0.31, 0.50), (0.385, 0.34), (0.445, 0.52), (0.52, 0.36), (0.595, 0.54), (0.665, 0.36), (0.74, 0.54), (0.36, 0.62), (0.27, 0.36), (0.34, 0.44), (0.41, 0.38), (0.48, 0.46), (0.56, 0.40), (0.63, 0.48), (0.70, 0.42), (0.30, 0.72), (0.44, 0.74), (0.60, 0.74), (0.78, 0.45), (0.24, 0.62), (0.52, 0.66)]  # fmt: skip


def tint(place: Places) -> Array:
    """Slate flowing into white, the spots, the dark eye hollow, the spiracle."""
    h = place.height + 0.10 * place.noise(9, 4)
    line = -0.18 + 0.12 * smooth(0.25, 0.05, place.s) - 0.05 * smooth(0.6, 0.9, place.s)
    c = mix(
        np.broadcast_to(colour(CREAM), (*h.shape, 3)),
        colour(SLATE),
        smooth(line - 0.16, line + 0.14, h),
    )
    c = mix(c, colour(DEEP), smooth(0.25, 0.95, h) * 0.85)
    for i, (s, up) in enumerate(SPOTS):
        r = 0.0055 + 0.0035 * ((i * 7) % 5) / 4
        d = np.hypot((place.s - s) * 1.0, (place.height - up) * place.round * 0.62)
        c = mix(c, colour("#e6ece6"), smooth(1.3 * r, 0.7 * r, d) * 0.8)
    for i in range(5):
        slit = place.s - (0.198 + 0.0115 * i) - 0.012 * (place.height + 0.15)
        c = (
            c
            * (
                1
                - 0.85
                * bump(slit, 0, 0.0026)
                * smooth(-0.62, -0.5, place.height)
                * smooth(0.16, 0.06, place.height)
            )[..., None]
        )
    c = c * (1 - 0.8 * smooth(0.010, 0.005, place.away(0.143, 0.032)))[..., None]
    mouth = place.s - 0.118 + 9 * place.x**2
    c = (
        c
        * (
            1
            - 0.8
            * bump(mouth, 0, 0.004)
            * smooth(-0.35, -0.6, place.height)
            * smooth(0.055, 0.045, np.abs(place.x))
        )[..., None]
    )
    c = c * (1 - 0.35 * side_line(place, ((0.2, 0.34), (0.5, 0.30), (1, 0.1)), 0.002))[..., None]
    return speckle(c, place, 0.035, 60, 5)


def relief(place: Places) -> Array:
    """The gill slits, the spiracle, the brow above the eye, the keel of the tail."""
    rise = np.zeros(place.s.shape)
    for i in range(5):
        slit = place.s - (0.198 + 0.0115 * i) - 0.012 * (place.height + 0.15)
        on = smooth(-0.62, -0.5, place.height) * smooth(0.16, 0.06, place.height)
        rise += (0.0030 * bump(slit, -0.0045, 0.004) - 0.006 * bump(slit, 0, 0.0026)) * on
    rise -= 0.006 * smooth(0.010, 0.005, place.away(0.143, 0.032))
    rise += 0.006 * bump(place.away(0.09, 0.028), 0.026, 0.010) * smooth(0.014, 0.03, place.z)
    rise += 0.010 * bump(place.height, 0, 0.18) * smooth(0.86, 0.96, place.s)
    return rise


INK = FinInk("#5b6b76", "#4c5b66", "#8b999e", clear=0.0, thin=0.25, root="#566673")
PALE = FinInk("#61707a", "#55646e", "#aab4b4", clear=0.0, thin=0.3, root="#5d6c77")


def spurdog(scene: Scene, course: Course, kind: int = SUBJECT, fine: float = 1.0) -> None:
    """One spurdog along its course."""
    fish = Fish(scene, course, SHAPE, kind, fine)
    fish.body(tint, relief, None, None, (0.088, 0.018, 0.020), Look(rough=0.42, shine=0.4))
    fish.eye(
        0.088,
        0.018,
        0.019,
        EyeInk("#8fa08a", "#27302e", "#4d5c52", "#b9c8a2", 0.40, 0.36, 0.17, 1.35),
    )
    for s0, size in ((0.415, 1.0), (0.785, 0.78)):
        z = SHAPE.edges(s0)[0]
        back = s0 + 0.085 * size
        z1 = float(SHAPE.edges(back)[0])
        fish.fin(
            "dorsal",
            [(s0, 0, float(z) - 0.012), (s0 + 0.04 * size, 0, float(z) - 0.012), (back, 0, z1 - 0.010)],
            [(s0 + 0.070 * size, 0, float(z) + 0.108 * size), (s0 + 0.094 * size, 0, float(z) + 0.103 * size), (s0 + 0.105 * size, 0, float(z) + 0.055 * size), (s0 + 0.150 * size, 0, z1 + 0.008)],
            26, INK, wave=(0.04, 0.6, 0.5), bow=0.06, lean=0.06,
        )  # fmt: skip
        root = np.array([s0 - 0.014 * size, 0, float(SHAPE.edges(s0 - 0.014)[0]) - 0.012])
        tip = root + np.array([0.060, 0, 0.098]) * (0.86 if size == 1 else 0.98)
        mid = (root + tip) / 2 + np.array([-0.006, 0, 0.006])
        fish.thread(
            "spine",
            [root, mid, tip],
            [0.0080, 0.0055, 0.0008],
            Look("#8f8874", rough=0.3, shine=0.6),
            "#ddd3b8",
        )
    fish.pair(
        "pectoral",
        [(0.250, 0.066, -0.050), (0.275, 0.070, -0.056), (0.310, 0.064, -0.060)],
        [(0.420, 0.215, -0.150), (0.445, 0.200, -0.148), (0.420, 0.120, -0.112), (0.365, 0.078, -0.070)],
        30, PALE, flare=(0.0, 0.0), wave=(0.05, 0.7, 0.3), lean=0.08,
    )  # fmt: skip
    fish.pair(
        "pelvic",
        [(0.625, 0.030, -0.052), (0.65, 0.030, -0.050), (0.68, 0.024, -0.046)],
        [(0.685, 0.085, -0.085), (0.715, 0.072, -0.080), (0.735, 0.040, -0.062), (0.735, 0.026, -0.050)],
        18, PALE, lean=0.05,
    )  # fmt: skip
    fish.fin(
        "tail",
        [(0.95, 0, 0.024), (0.97, 0, 0.004), (0.95, 0, -0.018)],
        [(1.05, 0, 0.075), (1.20, 0, 0.165), (1.275, 0, 0.225), (1.245, 0, 0.160), (1.135, 0, 0.045), (1.115, 0, -0.030), (1.095, 0, -0.105), (1.03, 0, -0.052)],
        44, INK, wave=(0.03, 0.5, 0.0), bow=0.04,
    )  # fmt: skip
    axis = [(0.94, 0, 0.004), (1.03, 0, 0.040), (1.14, 0, 0.116), (1.262, 0, 0.212)]
    fish.thread("axis", axis, [0.022, 0.018, 0.011, 0.002], Look("#52606b", rough=0.42))


def model(scene: Scene) -> None:
    """Everything before the camera."""
    submerged(
        scene,
        tilt=9,
        sky=("#b5dfee", "#4a8fae", "#17394f"),
        strength=0.8,
        power=5.4,
        warmth="#f2f6e6",
        blue_power=170,
    )
    rows = [
        (40, 470, -2.10, -0.20, -0.20, 1),
        (106, 446, -1.85, -0.20, -0.25, 1),
        (200, 396, -1.05, -0.20, -0.38, 1),
        (296, 336, 0.05, -0.25, -0.42, 1),
        (374, 258, 0.85, -0.38, -0.36, 1),
        (408, 190, 1.05, -0.55, -0.25, 1),
        (424, 136, 1.00, -0.60, -0.20, 1),
    ]
    spurdog(scene, Course.on_card(scene, rows, 1.27))
    for line in (
        [
            (236, 246, 4.2, 0, -0.2, 1),
            (280, 236, 4.3, 0, -0.2, 1),
            (322, 232, 4.5, 0, -0.2, 1),
            (366, 222, 4.6, -0.1, -0.2, 1),
        ],
        [
            (30, 300, 6.2, 0, -0.2, 1),
            (66, 296, 6.3, 0, -0.2, 1),
            (104, 286, 6.4, 0, -0.2, 1),
            (136, 280, 6.4, 0, -0.2, 1),
        ],
    ):
        spurdog(scene, Course.on_card(scene, line, 1.27), PROP, 0.35)
    relief_of_floor = hills((0.16, 0.45), (0.05, 1.4), (0.012, 5), seed=11)
    floor(scene, -2.15, relief_of_floor, "#3c4a48", "#7d8272", 7, grain=0.08, span=0.2)
    spots = strewn(90, (0.03, 0.16), (380, 720), 5)
    pebbles(scene, -2.15, spots, ["#4b5552", "#6a6c5e", "#3a4547"], 6, relief=relief_of_floor)


WATER = Water(
    stops=(
        (0, "#cfeef0"),
        (0.10, "#86c6d8"),
        (0.30, "#3d8db4"),
        (0.52, "#1d628f"),
        (0.78, "#0e3d63"),
        (1, "#082746"),
    ),
    sun=(120, -20),
    shafts=0.34,
    surface=0,
    glow=(150, 400, 190, "#8fd0e4", 0.22),
    fog=(-0.2, 17.0, 0.9, 1.0),
    tones=Tones("#0c3c60", "#f6f6dc", 0.42, (0.10, 0.34, 1.0), 0.15, 1.35, 1.6),
    net=(2.6, 0.22),
    foot=("#061c34", 0.4),
    seed=17,
)


def paint(shot: Shot) -> Image:
    """Blue depth."""
    return drowned(shot, WATER, air=breath((70, 440), 120, 5, 3))
