"""Common eider: a drake comes up with a blue mussel, water still running off it.

Landmarks: great wedge of a head, bill and forehead in one line; black cap, moss-green nape; white
back and breast flushed with peach; black flanks, belly and tail; white tertials curled over.
"""

from __future__ import annotations

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
from paint.brush import Image, Shot, spray
from paint.feathers import Plumage, Quill, edged, plain
from paint.parts import Eye
from paint.props import Swell, mussel
from paint.scene import Scene
from paint.solids import Clay, Skin
from paint.vectors import Array, Frame, bump, card, colour, mix, ripple, smooth
from paint.wings import fan

TILT = 8.0
BIRD = Frame.turned(card(272, 470, 0.0), yaw=214, pitch=4, roll=0, scale=1.66)
HEAD = Frame.looking((0, 0.98, 0.86), (-0.20, 0.97, 0.10), (0, -0.1, 1))
WHITE, BLACK, PEACH, GREEN = (colour(c) for c in ("#efece3", "#15171c", "#f0c9a8", "#a9c98c"))
BODY = [
    (0, -1.08, 0.20, 0.06, 0.04),
    (0, -0.90, 0.18, 0.20, 0.13),
    (0, -0.55, 0.12, 0.41, 0.31),
    (0, -0.05, 0.08, 0.53, 0.43),
    (0, 0.42, 0.12, 0.51, 0.45),
    (0, 0.76, 0.22, 0.39, 0.38),
    (0, 0.92, 0.32, 0.25, 0.27),
]


def body(scene: Scene) -> Skin:
    """A heavy boat, a strong neck, the wedge."""
    clay = Clay((-0.9, -1.4, -0.6), (0.9, 1.7, 1.4), scene.step(0.018))
    hull(clay, BODY)
    clay.limb(
        [HEAD.at(0, -0.10, -0.06), (0, 0.86, 0.55), (0, 0.66, 0.30)],
        [0.20, 0.225, 0.34],
        0.2,
        "neck",
    )
    clay.lump(HEAD, (0, -0.04, 0.03), (0.195, 0.28, 0.205), seam=0.1, part="head")
    clay.lump(HEAD, (0, 0.20, -0.015), (0.115, 0.24, 0.125), seam=0.1, part="head")
    clay.lump(HEAD, (0.11, 0.02, -0.05), (0.10, 0.20, 0.12), seam=0.08)
    clay.lump(HEAD, (0.175, 0.10, 0.055), (0.04, 0.045, 0.04), seam=0.04, cut=True)
    home = Frame(np.zeros(3), np.eye(3))
    clay.lump(home, (0.34, -0.20, 0.28), (0.20, 0.54, 0.18), seam=0.14)
    return clay.skin()


def dress(scene: Scene, skin: Skin, plumage: Plumage) -> None:
    """White above, black below, and the cap."""
    v = skin.points
    h = HEAD.local(v)
    n = 0.03 * ripple(v, 7, 3)
    y, z = v[:, 1], v[:, 2]
    c = mix(
        np.tile(WHITE, (len(v), 1)), PEACH, smooth(0.45, 0.85, y + n) * smooth(0.75, 0.35, z) * 0.75
    )
    side = smooth(0.50, 0.42, y + n) * smooth(0.33, 0.27, z + n + 0.10 * smooth(0, -0.8, y))
    rump = smooth(-0.66, -0.78, y + n)
    c = mix(c, BLACK, np.clip(side + rump, 0, 1))
    hn = ripple(v, 9, 8) * 0.012
    cap = smooth(0.015, 0.045, h[:, 2] - 0.10 * np.clip(-h[:, 1] - 0.10, 0, 1) + hn) * smooth(
        -0.30, -0.22, h[:, 1]
    )
    cap = cap * smooth(0.55, 0.5, np.linalg.norm(h, axis=1))
    stripe = (
        smooth(0.045, 0.02, np.abs(h[:, 0]))
        * smooth(-0.02, -0.08, h[:, 1])
        * smooth(0.10, 0.15, h[:, 2])
    )
    nape = (
        bump(h[:, 1], -0.22, 0.10)
        * bump(h[:, 2], -0.05, 0.17)
        * smooth(0.05, 0.10, np.abs(h[:, 0]))
    )
    c = mix(mix(c, GREEN, np.clip(nape * 1.2, 0, 0.9)), BLACK, cap * (1 - 0.9 * stripe))
    skin.colours = c
    breast = smooth(0.26, 0.46, y + n) * (z > -0.14)
    long = 0.13 * smooth(0.66, 0.46, z) * smooth(-0.10, -0.02, z) * (breast < 0.5)
    plumage.cover(skin, scene.count(2200), long, np.ones(len(v)), SLEEK, rim(1.10))
    fine = np.maximum(smooth(0.42, 0.6, z) * smooth(0.3, 0.5, y), breast) * smooth(
        0.40, 0.36, h[:, 1]
    )
    down(
        scene,
        BIRD,
        skin,
        26000,
        0.045 + 0 * y,
        fine + 0.04,
        5,
        width=0.014,
        contrast=0.04,
        swirl=0.07,
    )


def wings(plumage: Plumage, skin: Skin) -> None:
    """Black flight feathers under white scapulars, and the curled tertials."""
    flight = Quill(0.60, 0.08, 0.02, camber=0.2, tip=0.55, rows=14)
    laid(
        plumage,
        skin,
        (0.44, -0.28, 0.24),
        (0.20, -0.46, 0.46),
        ((0.02, -1, 0.10), (-0.05, -1, 0.05)),
        6,
        (flight, flight),
        edged(BLACK * 1.4, BLACK * 3, 0.88),
        0.015,
    )
    cover = Quill(0.32, 0.09, camber=0.22, tip=0.6)
    rows = [
        ((0.46, y0, 0.36), (0.14, y0 - 0.03, 0.54), rise)
        for y0, rise in ((-0.10, 0.018), (0.08, 0.024), (0.26, 0.028))
    ]
    covered(plumage, skin, rows, 7, cover, edged(WHITE * 0.86, WHITE, 0.80, 0.1))
    curl = Quill(0.56, 0.075, 0.10, 0.10, 0.30, 0.5, 0.45, rows=14)
    laid(
        plumage,
        skin,
        (0.42, -0.12, 0.36),
        (0.24, -0.18, 0.50),
        ((0.34, -1, -0.10), (0.15, -1, 0.05)),
        4,
        (curl, curl),
        edged(WHITE * 0.85, WHITE, 0.78, 0.12),
        0.05,
    )


def face(scene: Scene) -> None:
    """Olive bill whose lobes reach towards the eye, a dark eye in the cap, the mussel."""
    olive, pale = colour("#8e9663"), colour("#d6cf9c")

    def horn(v: Array) -> Array:
        c = mix(np.tile(olive, (len(v), 1)), pale, smooth(0.52, 0.60, v[:, 1]))
        return mix(c, BLACK * 2, bump(v[:, 1], 0.42, 0.025) * bump(v[:, 2], -0.02, 0.016))

    here = HEAD.inside(BIRD)
    upper = [
        (0, 0.24, 0.015, 0.100, 0.075),
        (0, 0.38, -0.015, 0.085, 0.070),
        (0, 0.52, -0.055, 0.072, 0.048),
        (0, 0.61, -0.085, 0.052, 0.028),
        (0, 0.64, -0.105, 0.02, 0.014),
    ]
    lower = [
        (0, 0.28, -0.10, 0.080, 0.034),
        (0, 0.42, -0.13, 0.068, 0.026),
        (0, 0.54, -0.155, 0.05, 0.018),
        (0, 0.60, -0.165, 0.015, 0.008),
    ]
    bill(scene, here, upper, lower, horn, horn)
    eyes(
        scene,
        here,
        (0.155, 0.10, 0.055),
        (1, 0.35, 0.05),
        Eye(0.040, "#2a1a10", 1.0, "#0c0d10", 0.26),
    )
    mussel(
        scene,
        here.at(-0.02, 0.60, -0.125),
        here.direction(1, 0.25, -0.1),
        here.direction(0.0, 0.4, 1),
        0.40,
    )


def model(scene: Scene) -> None:
    """Everything before the camera."""
    daylight(scene, TILT)
    skin = body(scene)
    plumage = Plumage(4)
    dress(scene, skin, plumage)
    wings(plumage, skin)
    tail = Quill(0.34, 0.07, 0.05, camber=0.2, tip=0.6, rows=10)
    fan(
        plumage,
        (0, -0.96, 0.22),
        (0, -1, 0.18),
        (0, 0, 1),
        10,
        34,
        (tail, tail),
        plain(BLACK * 1.3),
    )
    show(scene, BIRD, skin, plumage)
    face(scene)
    afloat(scene, BIRD, 1.5, Swell(0.06, 2.4, 0.12, 12, 26, seed=9))


def paint(shot: Shot) -> Image:
    """A calm morning among the outer islands."""
    air = Air(
        sun=(70, 160),
        seed=33,
        shores=(((-40, 210), 10, "#98a0b2", 6), ((300, 600), 26, "#6d7c90", 7)),
        sea=(
            (0, "#f0dcc0"),
            (0.12, "#b9cfc0"),
            (0.34, "#5f9fa0"),
            (0.66, "#2c7080"),
            (1, "#17465c"),
        ),
    )
    image = over_sea(
        shot,
        Scene(tilt=TILT).horizon,
        air,
        by_day(1.16),
        mirror=492,
    )
    x, y = Scene(tilt=TILT).projected(HEAD.inside(BIRD).at(0, 0.6, -0.2))
    return spray(image, (float(x), float(y)), (0.1, 1.0), 0.35, 70, 14, 4, size=2.0)
