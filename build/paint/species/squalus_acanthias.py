"""Spurdog: glides down over a dark slope, two more of its pack behind it.

Landmarks in body lengths (1 is the root of the tail): pointed flat snout; large oval eye 0.09; spiracle
0.14; five gill slits 0.20 to 0.245, the last before the pectoral fin; first dorsal fin 0.42, second and
smaller 0.78, a spine grows from the back before each; pelvic fins 0.64; no anal fin; keels on the root
of the tail; tail without a notch, its upper lobe long; slate back, white belly, pale spots in two rows.
"""

from __future__ import annotations

import numpy as np
from paint.bodies import Course, Places, Shape, seen
from paint.brush import Image, Shot, Tones
from paint.eyes import EyeInk
from paint.fins import FinInk
from paint.fish import Fish
from paint.heads import Head
from paint.parts import FishLook, small_fish
from paint.scene import PROP, SUBJECT, Look, Scene
from paint.skins import side_line, speckle
from paint.vectors import Array, bump, colour, mix, smooth
from paint.waters import Water, drowned, submerged

SHAPE = Shape(
    top=((0, 0.010), (0.03, 0.022), (0.08, 0.038), (0.16, 0.060), (0.28, 0.084), (0.42, 0.090), (0.60, 0.074), (0.80, 0.046), (0.93, 0.031), (1, 0.028)),
    bottom=((0, -0.012), (0.04, -0.026), (0.12, -0.048), (0.20, -0.064), (0.34, -0.082), (0.50, -0.076), (0.65, -0.057), (0.82, -0.035), (0.93, -0.024), (1, -0.022)),
    wide=((0, 0.014), (0.04, 0.034), (0.10, 0.054), (0.20, 0.070), (0.34, 0.074), (0.52, 0.062), (0.70, 0.043), (0.85, 0.027), (0.95, 0.019), (1, 0.010)),
    blunt=0.030,
    middle=((0, 0.5), (0.1, 0.45), (0.3, 0.45), (1, 0.5)),
    square=((0, 2.1), (0.3, 2.1), (0.9, 2.0), (1, 2.0)),
)  # fmt: skip
EYE = (0.092, 0.014, 0.0142)
HEAD = Head(EYE, brow=0.08, cheek=0.10, pores=9)
SLATE, DEEP, CREAM = "#4c5860", "#1e272e", "#f0f0e6"
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
    arch = place.s - 0.112 + 8 * place.x**2
    mouth = bump(arch, 0, 0.0045) * smooth(-0.30, -0.5, place.height)
    c = c * (1 - 0.85 * mouth * smooth(0.056, 0.044, np.abs(place.x)))[..., None]
    c = c * (1 - 0.85 * smooth(0.008, 0.004, place.away(0.050, -0.014)))[..., None]
    cloud = place.noise(22, 31) + 0.7 * place.noise(60, 32)
    c = c * (1 + 0.10 * cloud)[..., None]
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
    rise += 0.002 * bump(place.away(0.09, 0.026), 0.024, 0.010) * smooth(0.014, 0.03, place.z)
    rise += 0.010 * bump(place.height, 0, 0.18) * smooth(0.86, 0.96, place.s)
    return rise


INK = FinInk("#5b6b76", "#4c5b66", "#8b999e", clear=0.0, thin=0.25, root="#566673")
PALE = FinInk("#61707a", "#55646e", "#aab4b4", clear=0.0, thin=0.3, root="#5d6c77")


def spurdog(scene: Scene, course: Course, kind: int = SUBJECT, fine: float = 1.0) -> None:
    """One spurdog along its course."""
    fish = Fish(scene, course, SHAPE, kind, fine)
    fish.body(tint, relief, HEAD, Look(rough=0.48, shine=0.4))
    fish.eye(
        *EYE, EyeInk("#7f9486", "#27302e", "#39463f", "#a9bc98", 0.42, long=1.35, lid="#3c474e")
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
        tilt=-9,
        sky=("#e4eee6", "#86a09c", "#3a5050"),
        strength=0.9,
        power=5.4,
        warmth="#fbf8e4",
        blue="#c4dcd8",
        blue_power=120,
    )
    rows = [
        (20, 214, -2.30, 0.10, 0.02, 1),
        (92, 252, -2.10, 0.12, 0.02, 1),
        (204, 328, -1.50, 0.20, 0.00, 1),
        (312, 404, -0.70, 0.30, -0.02, 1),
        (394, 442, 0.00, 0.22, -0.05, 1),
        (440, 436, 0.25, 0.05, -0.05, 1),
        (482, 404, 0.30, -0.10, -0.05, 1),
    ]
    spurdog(scene, Course.on_card(scene, rows, 1.27))
    for line in (
        [
            (300, 216, 3.0, 0, -0.1, 1),
            (350, 228, 3.2, 0, -0.1, 1),
            (404, 250, 3.5, 0.1, -0.1, 1),
            (456, 256, 3.7, 0, -0.1, 1),
        ],
        [
            (40, 420, 2.8, 0, -0.1, 1),
            (92, 440, 3.0, 0, -0.1, 1),
            (146, 466, 3.2, 0, -0.1, 1),
            (200, 470, 3.4, 0, -0.1, 1),
        ],
    ):
        spurdog(scene, Course.on_card(scene, line, 1.27), PROP, 0.35)

    random = np.random.default_rng(12)
    sprat = FishLook("#3c5260", "#d8e4e2", "#f6faf6", "#8fa4a8", depth=0.13)
    for i in range(34):
        t = random.uniform()
        x, y = 40 + 330 * t + 26 * random.normal(), 176 - 118 * t + 30 * random.normal()
        deep = random.uniform(-1.2, 3.0)
        way = (-0.75 + 0.5 * random.normal(), 0.4 * random.normal(), 0.5 + 0.3 * random.normal())
        size = random.uniform(0.30, 0.46)
        bend = 0.25 * random.normal()
        if i < 26 or x < 300:
            at = seen(scene, x, y, deep)
            small_fish(scene, at, way, (0.1, -0.1, 1), size, sprat, bend, PROP)


WATER = Water(
    stops=(
        (0, "#eef0dc"),
        (0.12, "#c2d2c4"),
        (0.30, "#7d9e98"),
        (0.52, "#42676a"),
        (0.78, "#1e3a42"),
        (1, "#0c1b23"),
    ),
    sun=(150, 10),
    light="#fffdf0",
    shafts=0.0,
    surface=230,
    glow=(120, 150, 150, "#f0f4e6", 0.25),
    fog=(0.2, 7.5, 0.5, 1.0),
    tones=Tones("#1e3c46", "#fffbe6", 0.42, (0.10, 0.34, 1.0), 0.15, 1.55, 1.6),
    net=(2.6, 0.0),
    foot=("#0a1a20", 0.4),
    bounce=("#86a49c", 0.16),
    strokes=0.06,
    dust=120,
    seed=17,
)


def paint(shot: Shot) -> Image:
    """Under a silver surface, with grey-green depth below."""
    return drowned(shot, WATER)
