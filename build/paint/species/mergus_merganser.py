"""Goosander: a mother ferries her chicks; two ride, one paddles after.

Landmarks: long low body, chestnut head with a ragged crest, white chin with a sharp edge against
grey; thin red bill with a hook; chicks chestnut-headed with a white line under the eye.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from paint.birds import (
    SLEEK,
    Air,
    afloat,
    bill,
    by_day,
    covered,
    daylight,
    down,
    eyes,
    hull,
    laid,
    over_sea,
    rim,
    show,
)
from paint.coat import Coat, grow, taper
from paint.feathers import Plumage, Quill, edged
from paint.parts import Eye
from paint.props import Swell
from paint.scene import Look, Scene
from paint.solids import Clay, Skin, Spine
from paint.vectors import Array, Frame, bump, card, colour, mix, ripple, smooth
from paint.wings import fan

if TYPE_CHECKING:
    from paint.brush import Image, Shot

TILT = 9.0
BIRD = Frame.turned(card(212, 462, 0.0), yaw=-30, pitch=3, roll=0, scale=1.62)
HEAD = Frame.looking((0, 0.96, 0.90), (0.10, 0.98, 0.02), (0, 0, 1))
RUST, GREY, PALE, WHITE = (colour(c) for c in ("#8e4322", "#626e78", "#aab2b6", "#ece8de"))
BODY = [
    (0, -1.22, 0.20, 0.06, 0.03),
    (0, -1.00, 0.17, 0.20, 0.11),
    (0, -0.60, 0.10, 0.37, 0.26),
    (0, -0.05, 0.06, 0.46, 0.36),
    (0, 0.42, 0.08, 0.44, 0.38),
    (0, 0.74, 0.16, 0.33, 0.32),
    (0, 0.90, 0.24, 0.21, 0.23),
]


def body(scene: Scene) -> Skin:
    """A long hull, a straight neck, a narrow head."""
    clay = Clay((-0.8, -1.5, -0.6), (0.8, 1.7, 1.3), scene.step(0.018))
    hull(clay, BODY)
    clay.limb(
        [HEAD.at(0, -0.08, -0.06), (0, 0.88, 0.56), (0, 0.70, 0.26)],
        [0.16, 0.175, 0.28],
        0.18,
        "neck",
    )
    clay.lump(HEAD, (0, 0.0, 0.02), (0.165, 0.25, 0.175), seam=0.1, part="head")
    clay.lump(HEAD, (0, 0.18, -0.02), (0.085, 0.16, 0.095), seam=0.08, part="head")
    clay.lump(HEAD, (0.09, 0.04, -0.05), (0.08, 0.16, 0.09), seam=0.07)
    clay.lump(HEAD, (0.145, 0.10, 0.05), (0.035, 0.04, 0.035), seam=0.03, cut=True)
    home = Frame(np.zeros(3), np.eye(3))
    clay.lump(home, (0.30, -0.22, 0.20), (0.17, 0.56, 0.15), seam=0.14)
    return clay.skin()


def dress(scene: Scene, skin: Skin, plumage: Plumage) -> None:
    """Grey with pale edges; rust head ending sharply; white chin and breast."""
    v = skin.points
    h = HEAD.local(v)
    n = 0.02 * ripple(v, 7, 3)
    y, z = v[:, 1], v[:, 2]
    c = mix(
        np.tile(GREY, (len(v), 1)),
        PALE,
        smooth(0.55, 0.85, y + n) * 0.7 + 0.3 * smooth(0.2, 0.0, z),
    )
    c = mix(c, WHITE, smooth(0.72, 0.92, y) * smooth(0.42, 0.30, z))
    rust = smooth(0.52, 0.56, z + n) * smooth(0.60, 0.70, y + n)
    c = mix(c, RUST, rust)
    c = mix(c, RUST * 0.62, rust * smooth(0.06, 0.16, h[:, 2]) * 0.8)
    chin = (
        smooth(-0.065, -0.095, h[:, 2] + n)
        * smooth(0.02, 0.08, h[:, 1])
        * smooth(0.35, 0.3, np.linalg.norm(h, axis=1))
    )
    skin.colours = mix(c, WHITE, chin)
    long = (0.16 - 0.05 * smooth(0.35, 0.6, y)) * smooth(0.44, 0.36, z) * smooth(-0.10, -0.02, z)
    breast = smooth(0.28, 0.48, y + n) * (z > -0.14)
    long = long * (breast < 0.5)
    plumage.cover(skin, scene.count(1100), long, np.ones(len(v)), SLEEK, rim(1.5, start=0.78))
    fine = np.maximum(smooth(0.34, 0.44, z) * smooth(0.3, 0.5, y), breast) * smooth(
        0.32, 0.29, h[:, 1]
    )
    down(
        scene,
        BIRD,
        skin,
        24000,
        0.045 + 0 * y,
        fine + 0.04,
        5,
        width=0.012,
        contrast=0.08,
        swirl=0.07,
    )


def crest(scene: Scene) -> None:
    """Ragged plumes from the nape: two shaggy points."""
    random = np.random.default_rng(3)
    count = scene.count(900)
    side = random.normal(size=count) * 0.055
    height = random.uniform(-0.10, 0.16, count)
    root = np.stack([side, -0.15 - 0.05 * random.uniform(size=count), height], -1)
    long = (0.17 + 0.12 * random.uniform(size=count)) * (
        0.7 + 0.5 * np.sin((height + 0.1) * 18) ** 2
    )
    way = np.stack(
        [
            side * 2.2,
            -1.0 + 0 * side,
            0.0 - 0.9 * (0.12 - height) + 0.1 * random.normal(size=count),
        ],
        -1,
    )
    t = np.linspace(0, 1, 6)[None, :, None]
    p = (
        root[:, None]
        + way[:, None] * long[:, None, None] * t
        - np.array([0, 0, 0.12]) * t**2 * long[:, None, None]
    )
    c = np.clip(
        mix(np.tile(RUST, (count, 1)), RUST * 0.55, smooth(0.0, 0.14, height))
        * random.uniform(0.8, 1.4, (count, 1)),
        0,
        1,
    )
    here = HEAD.inside(BIRD)
    scene.strokes("crest", p, taper(0.009, 6, 0.12)[None], Look(rough=0.6, shine=0.3), c, here)


def wings(plumage: Plumage, skin: Skin) -> None:
    """Grey folded wings with a white patch."""
    flight = Quill(0.66, 0.075, 0.02, camber=0.2, tip=0.5, rows=14)
    laid(
        plumage,
        skin,
        (0.38, -0.34, 0.14),
        (0.14, -0.52, 0.36),
        ((0.02, -1, 0.10), (-0.05, -1, 0.05)),
        6,
        (flight, flight),
        edged(GREY * 0.35, GREY * 0.8, 0.86),
        0.01,
    )
    cover = Quill(0.34, 0.085, camber=0.2, tip=0.55)
    rows = [
        ((0.44, y0, 0.16), (0.10, y0 - 0.05, 0.40), rise)
        for y0, rise in ((-0.18, 0.012), (0.0, 0.018), (0.18, 0.022), (0.34, 0.024))
    ]
    covered(plumage, skin, rows, 7, cover, edged(GREY * 0.85, GREY * 1.5, 0.78, 0.12))
    patch = Quill(0.20, 0.08, camber=0.2, tip=0.75)
    laid(
        plumage,
        skin,
        (0.44, -0.40, 0.11),
        (0.40, -0.42, 0.19),
        ((0.05, -1, 0), (0.05, -1, 0)),
        3,
        (patch, patch),
        edged(WHITE, WHITE),
        0.02,
    )


def face(scene: Scene) -> None:
    """The thin red bill, hooked; a dark eye."""
    red = colour("#c9342a")

    def horn(v: Array) -> Array:
        c = mix(np.tile(red, (len(v), 1)), red * 0.35, smooth(0.02, 0.05, v[:, 2]))
        return mix(c, colour("#2a1614"), smooth(0.60, 0.64, v[:, 1]))

    here = HEAD.inside(BIRD)
    upper = [
        (0, 0.24, 0.0, 0.055, 0.052),
        (0, 0.36, -0.012, 0.040, 0.036),
        (0, 0.52, -0.020, 0.030, 0.026),
        (0, 0.63, -0.030, 0.024, 0.024),
        (0, 0.655, -0.068, 0.008, 0.010),
    ]
    lower = [
        (0, 0.24, -0.058, 0.046, 0.024),
        (0, 0.40, -0.062, 0.034, 0.017),
        (0, 0.56, -0.058, 0.024, 0.012),
        (0, 0.61, -0.056, 0.008, 0.006),
    ]
    bill(scene, here, upper, lower, horn, horn)
    eyes(
        scene,
        here,
        (0.128, 0.105, 0.05),
        (1, 0.4, 0.05),
        Eye(0.034, "#3a1c10", 1.0, "#3a1c10", 0.26),
    )


def chick(scene: Scene, frame: Frame, seed: int) -> None:
    """A ball of down with a big head."""
    clay = Clay((-0.5, -0.7, -0.4), (0.5, 0.8, 0.8), scene.step(0.02))
    clay.tube(
        Spine.through(
            [
                (0, -0.52, 0.16, 0.05, 0.05, 0, 0, 1),
                (0, -0.25, 0.06, 0.24, 0.20, 0, 0, 1),
                (0, 0.10, 0.04, 0.28, 0.25, 0, 0, 1),
                (0, 0.34, 0.16, 0.18, 0.19, 0, 0, 1),
            ],
            80,
        )
    )
    head = Frame.looking((0, 0.44, 0.42), (0.1, 1, 0.05), (0, 0, 1))
    clay.limb([head.at(0, -0.03, -0.04), (0, 0.34, 0.20)], [0.15, 0.18], 0.14, "neck", 8)
    clay.lump(head, (0, 0, 0.02), (0.165, 0.19, 0.165), seam=0.08, part="head")
    skin = clay.skin()
    v, h = skin.points, head.local(skin.points)
    dark, rust, white = colour("#5a4030"), colour("#a5582c"), colour("#efe6d2")
    c = mix(
        np.tile(white, (len(v), 1)), dark, smooth(0.02, 0.14, v[:, 2]) * smooth(0.42, 0.30, v[:, 1])
    )
    top = np.linalg.norm(h, axis=1) < 0.26
    c = mix(c, rust, top * smooth(-0.08, -0.02, h[:, 2]))
    c = mix(c, rust * 0.5, top * smooth(0.08, 0.14, h[:, 2]))
    c = mix(c, white, top * bump(h[:, 2], -0.02, 0.022) * smooth(0.0, 0.06, h[:, 1]))
    skin.colours = c
    scene.mesh("chick", v, skin.faces, Look(rough=0.85), c, frame)
    coat = Coat(lift=0.35, tufts=0.15, swirl=0.5, clump=9, contrast=0.2)
    hairs = grow(skin, coat, scene.count(5000), np.full(len(v), 0.075), np.ones(len(v)), seed)
    scene.strokes(
        "down", hairs.points, taper(0.008, 5, 0.15)[None], Look(rough=0.8), hairs.colours, frame
    )
    here = head.inside(frame)
    horn = colour("#a05a48")
    paint_horn = lambda p: np.tile(horn, (len(p), 1))
    bill(
        scene,
        here,
        [
            (0, 0.14, -0.02, 0.05, 0.04),
            (0, 0.26, -0.035, 0.03, 0.022),
            (0, 0.33, -0.045, 0.012, 0.01),
        ],
        [
            (0, 0.14, -0.06, 0.04, 0.02),
            (0, 0.24, -0.065, 0.025, 0.014),
            (0, 0.30, -0.065, 0.01, 0.006),
        ],
        paint_horn,
        paint_horn,
    )
    eyes(
        scene,
        here,
        (0.118, 0.10, 0.045),
        (1, 0.5, 0.05),
        Eye(0.032, "#120c0a", 1.0, "", 0.28),
    )


def model(scene: Scene) -> None:
    """Everything before the camera."""
    daylight(scene, TILT)
    skin = body(scene)
    plumage = Plumage(4)
    dress(scene, skin, plumage)
    wings(plumage, skin)
    tail = Quill(0.38, 0.07, 0.05, camber=0.2, tip=0.6, rows=10)
    fan(
        plumage,
        (0, -1.06, 0.20),
        (0, -1, 0.12),
        (0, 0, 1),
        10,
        28,
        (tail, tail),
        edged(GREY * 0.6, GREY),
    )
    show(scene, BIRD, skin, plumage)
    crest(scene)
    face(scene)
    for place, yaw, size, seed in (
        ((0.08, -0.12, 0.46), 14, 0.52, 1),
        ((-0.04, -0.56, 0.40), -12, 0.50, 2),
    ):
        rides = Frame.turned(BIRD.at(*place), -24 + yaw, 6, 0, size * BIRD.scale)
        chick(scene, rides, seed)
    last = scene.ground(np.array(78.0), np.array(512.0), float(BIRD.origin[2]))
    chick(scene, Frame.turned(last + np.array([0, 0, 0.02]), -14, 4, 0, 0.72), 3)
    afloat(scene, BIRD, 1.4, Swell(0.05, 2.2, 0.12, 12, 26, seed=12), "#0d4648", "#2f7a6c")


def paint(shot: Shot) -> Image:
    """Early summer between wooded islands."""
    stops = (
        (0, "#7fb3c6"),
        (0.12, "#a9cfcb"),
        (0.22, "#e4e0bd"),
        (0.31, "#f6e6b8"),
        (1, "#f6e6b8"),
    )
    air = Air(
        stops,
        (110, 150),
        41,
        0.5,
        (((190, 640), 24, "#8aa09a", 8), ((-90, 130), 20, "#5f7f78", 9)),
        sea=(
            (0, "#efe6c0"),
            (0.10, "#bcd8b8"),
            (0.34, "#5fa596"),
            (0.66, "#28706e"),
            (1, "#123f4c"),
        ),
    )
    return over_sea(
        shot,
        Scene(tilt=TILT).horizon,
        air,
        by_day(1.18),
        mirror=500,
    )
