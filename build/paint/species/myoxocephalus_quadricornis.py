"""Fourhorn sculpin: lies in wait on the silt under the ice, bent to dart, fins spread.

Landmarks in body lengths: broad flat head 0.34 with four rough knobs, two above the eyes at 0.165 and two at
the nape 0.275; eyes high up at 0.135; wide mouth to 0.13; spines on the cheek; huge fan of a pectoral fin
0.33; first dorsal fin 0.36 to 0.54, second 0.58 to 0.84, anal fin 0.56 to 0.82; thin root of the tail,
tail rounded; no scales but rough plates along the side line; grey-brown with dark saddles.
"""

from __future__ import annotations

import numpy as np
from paint.bodies import Course, Places, Shape, seen
from paint.brush import Image, Shot, Tones
from paint.eyes import EyeInk
from paint.fins import FinInk
from paint.fish import Fish
from paint.floors import floor, hills, pebbles, strewn
from paint.heads import Gills, Head, Mouth
from paint.parts import FishLook, small_fish
from paint.props import stone
from paint.scene import PROP, Look, Scene, globe
from paint.scenery import ice_from_below
from paint.skins import countershade, speckle
from paint.vectors import Array, bump, colour, mix, ripple, smooth, unit
from paint.waters import Water, behind, drowned, submerged

SHAPE = Shape(
    top=((0, 0.022), (0.04, 0.050), (0.10, 0.082), (0.15, 0.096), (0.22, 0.100), (0.30, 0.112), (0.40, 0.120), (0.54, 0.104), (0.70, 0.074), (0.84, 0.050), (0.93, 0.040), (1, 0.037)),
    bottom=((0, -0.034), (0.05, -0.062), (0.12, -0.082), (0.22, -0.098), (0.34, -0.108), (0.46, -0.102), (0.60, -0.078), (0.76, -0.053), (0.88, -0.040), (1, -0.036)),
    wide=((0, 0.050), (0.03, 0.082), (0.10, 0.116), (0.20, 0.142), (0.28, 0.144), (0.36, 0.126), (0.50, 0.094), (0.66, 0.062), (0.82, 0.038), (0.93, 0.022), (1, 0.006)),
    blunt=0.05,
    mouth_level=-0.010,
    middle=((0, 0.45), (0.2, 0.38), (0.45, 0.45), (1, 0.5)),
    square=((0, 2.3), (0.2, 2.6), (0.5, 2.2), (1, 2.1)),
)  # fmt: skip
JAW = Mouth(
    ((0, -0.018), (0.05, -0.020), (0.10, -0.026), (0.140, -0.036)),
    gape=4,
    lip=0.006,
    inside="#2c1c18",
    pale="#8f8260",
    plate=0.8,
)
COVER = Gills(
    ((-1, 0.22), (-0.5, 0.30), (-0.05, 0.335), (0.3, 0.325), (0.7, 0.29), (1, 0.26)),
    0.008,
    0.70,
    shade=0.8,
)
HEAD = Head((0.130, 0.066, 0.020), JAW, COVER, (0.075, 0.050), brow=0.5, ribs=0.2, skin=0.0026)
KNOBS = ((0.165, 0.050, 0.106, 0.0170), (0.275, 0.056, 0.116, 0.0190))


def relief(place: Places) -> Array:
    """Skull ridges between the knobs, warts, rough plates along the side."""
    skull = smooth(0.10, 0.15, place.s) * smooth(0.33, 0.27, place.s) * (place.height > 0.3)
    rise = 0.010 * bump(np.abs(place.x), 0.056, 0.018) * skull
    rise = rise - 0.012 * bump(np.abs(place.x), 0.0, 0.032) * skull
    rise = rise + 0.004 * place.noise(17, 3) * smooth(0.40, 0.25, place.s)
    prickle = np.clip(place.noise(110, 7), 0, 2)
    rows = bump(place.height, 0.35, 0.22) + 0.6 * smooth(0.4, 0.8, place.height)
    rise = rise + 0.0036 * prickle * rows * smooth(0.30, 0.38, place.s)
    warts = np.clip(place.noise(75, 13) - 0.6, 0, 2) * smooth(-0.5, 0.1, place.height)
    return rise + 0.0030 * warts + 0.0014 * place.noise(60, 9)


def tint(place: Places) -> Array:
    """Olive-brown with four dark saddles, blotched alike on head and body; pale belly."""
    c = countershade(
        place, "#4c4024", "#846f40", "#d6caa6", high=0.25, low=-0.62, soft=0.30, noise=0.12
    )
    n = place.noise(20, 5) + 0.7 * place.noise(44, 6)
    fine = place.noise(80, 15) + 0.7 * place.noise(140, 16)
    upper = smooth(-0.6, 0.1, place.height)
    saddle = np.zeros(place.s.shape)
    for s, w in ((0.20, 0.040), (0.42, 0.050), (0.63, 0.046), (0.80, 0.036), (0.95, 0.03)):
        off = np.abs(place.s - s + 0.016 * n)
        low = smooth(-0.45, 0.20, place.height + 0.12 * n)
        saddle = np.maximum(saddle, smooth(1.5 * w, 0.6 * w, off) * low)
    c = mix(c, colour("#1c170e"), saddle * 0.80)
    c = mix(c, colour("#221b0f"), smooth(0.4, 1.3, n + 0.4 * fine) * upper * 0.7)
    c = mix(c, colour("#a8935c"), smooth(0.6, 1.5, -n + 0.4 * fine) * upper * 0.55)
    c = mix(c, colour("#14100a"), smooth(0.9, 1.7, fine) * upper * 0.6)
    c = mix(c, colour("#c0ad78"), smooth(1.1, 1.8, -fine) * upper * 0.5)
    chin = smooth(0.16, 0.08, place.s) * smooth(-0.090, -0.030, place.z)
    c = mix(c, colour("#51462c"), chin * 0.6)
    return speckle(c, place, 0.07, 90, 5)


def bars(a: Array, b: Array) -> Array:
    """Dark bars across the rays."""
    return np.asarray(
        smooth(0.1, 0.9, np.sin(b * 16 + 2.2 * np.sin(a * 8) + 3 * a)) * 0.7 * smooth(0.08, 0.2, b)
    )


FIN = FinInk(
    "#57482a",
    "#8a764a",
    "#b5a272",
    clear=0.05,
    thin=0.45,
    spots="#241d10",
    pattern=bars,
    root="#4a3e24",
)


def knob(fish: Fish, place: Array, radius: float, seed: int) -> None:
    """One of the four horns: a short stalk with a rough, spongy cap."""
    v, f = globe(44)
    rough = 1 + 0.10 * ripple(v, 7, seed) + 0.10 * np.abs(ripple(v, 13, seed + 1))
    p = v * rough[:, None] * np.array([1.15, 1.0, 0.80]) * radius
    c = mix(np.tile(colour("#5f5232"), (len(v), 1)), colour("#a08e5e"), smooth(0.95, 1.25, rough))
    c = mix(c, colour("#4a4230"), smooth(-0.2, -0.9, v[:, 2]) * 0.8)
    fish.scene.mesh(
        "knob", fish.course.out(p + place), f, Look(rough=0.65, shine=0.25), c, kind=fish.kind
    )
    base = place - np.array([0, 0, radius * 1.9])
    fish.thread(
        "stalk",
        [base, (base + place) / 2, place],
        [radius * 1.05, radius * 0.66, radius * 0.6],
        Look("#5c4e30", rough=0.6),
    )


def sculpin(scene: Scene, course: Course) -> None:
    """The fish."""
    fish = Fish(scene, course, SHAPE)
    fish.body(tint, relief, HEAD, Look(rough=0.50, shine=0.4), end="#4a3e24")
    for sign in (1, -1):
        x = SHAPE.side_at(0.128, 0.070)
        fish.eye_at(
            (0.128, sign * (x - 0.002), 0.074),
            unit([-0.45, sign * 0.9, 0.55]),
            0.0200,
            EyeInk("#a8843a", "#1c160c", "#33280f", "#d8b868", 0.48, 0.50, lid="#2a2212"),
        )
        for i, (s, k, z, r) in enumerate(KNOBS):
            knob(fish, np.array([s, sign * k, z + 0.014]), r, 10 * i + 2 + sign)
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


LEVEL = -1.02
SPINE = (
    (-2.02, -1.60, 0.36), (-1.42, -1.28, 0.40), (-0.60, -0.78, 0.43), (0.26, -0.36, 0.42),
    (1.08, -0.26, 0.37), (1.62, -0.52, 0.36), (2.06, -0.98, 0.40),
)  # fmt: skip
"""Its middle line: x, y, and height over the ground."""
SILT = hills((0.10, 0.5), (0.03, 1.7), (0.010, 6), seed=6)


def model(scene: Scene) -> None:
    """Everything before the camera."""
    submerged(
        scene,
        tilt=16,
        sky=("#d8ecf2", "#86aebc", "#5a7078"),
        strength=0.80,
        power=5.4,
        warmth="#f2f6ee",
        blue="#a8dcf2",
        blue_power=110,
    )
    points = [(x, y, LEVEL + z) for x, y, z in SPINE]
    sculpin(scene, Course(points, [(0.0, -0.12, 1.0)] * len(points), 1.18))
    floor(scene, LEVEL, SILT, "#5f6c6a", "#a3aa9c", 5, grain=0.10, span=0.13)
    few = strewn(70, (0.03, 0.11), (330, 735), 8)
    codes = ["#4a4238", "#5c4e3c", "#3c3a38", "#6a6258"]
    pebbles(scene, LEVEL, few, codes, 7, flat=0.7, relief=SILT)
    for x, y, up, radii, seed in (
        (452, 652, 0.10, (0.85, 0.6, 0.5), 3),
        (30, 352, 0.5, (1.5, 1.0, 0.9), 5),
        (420, 316, 0.6, (1.9, 1.2, 1.2), 8),
        (40, 690, 0.05, (0.6, 0.5, 0.3), 9),
    ):
        at = scene.ground(np.array(float(x)), np.array(float(y)), LEVEL)
        at = at + np.array([0.0, 0.0, up])
        stone(scene, at, radii, "#3c4648", "#7c8684", seed, rugged=0.16, cracks=0.05)
    small = FishLook("#5a7078", "#cfdcdc", "#eef2ee", "#8fa0a0", depth=0.14)
    for x, y, d, way, size, bend in (
        (232, 250, -0.2, (-0.9, 0.1, 0.12), 0.62, 0.25),
        (318, 214, 1.2, (-0.85, 0.3, 0.25), 0.5, -0.2),
        (356, 262, 1.8, (-0.9, 0.2, -0.05), 0.5, 0.2),
    ):
        small_fish(scene, seen(scene, x, y, d), way, (0, -0.2, 1), size, small, bend, PROP)


WATER = Water(
    stops=(
        (0, "#eaf4f2"),
        (0.14, "#c2dde2"),
        (0.30, "#8fb9c6"),
        (0.50, "#5f93a6"),
        (0.76, "#356478"),
        (1, "#17394c"),
    ),
    sun=(120, -40),
    light="#f6fbf6",
    shafts=0.0,
    surface=0,
    glow=(170, 240, 190, "#e2f0f0", 0.25),
    fog=(0.2, 8.0, 0.5, 1.0),
    tones=Tones("#123448", "#f6f2dc", 0.42, (0.10, 0.32, 0.96), 0.15, 1.55, 1.5),
    net=(2.4, 0.06),
    foot=("#0c2432", 0.4),
    bounce=("#9aa898", 0.14),
    strokes=0.06,
    dust=120,
    seed=91,
)


def under_ice(shot: Shot) -> Image:
    """Winter water with its lid of ice."""
    return ice_from_below(shot, behind(shot, WATER), 400, 46, 74)


def paint(shot: Shot) -> Image:
    """Milky ice-blue water over pale silt."""
    return drowned(shot, WATER, under_ice(shot))
