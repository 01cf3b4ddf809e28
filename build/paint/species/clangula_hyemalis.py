"""Long-tailed duck: a drake in winter dress rides a wave among ice floes, plumes swept up.

Landmarks: low boat-shaped body; small round white head with a grey mask and a dark cheek patch;
short steep bill, black with a pink band; black breast; long pale scapulars over dark wings; two
black plumes as long as the body.
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
from paint.feathers import Plumage, Quill, edged, tipped
from paint.parts import Eye, loft
from paint.props import Swell, ice_floe
from paint.scene import Look, Scene
from paint.solids import Clay, Skin
from paint.vectors import Array, Frame, bump, card, colour, mix, ripple, smooth

if TYPE_CHECKING:
    from paint.brush import Image, Shot

TILT = 8.5
BIRD = Frame.turned(card(228, 474, 0.0), yaw=208, pitch=5, roll=0, scale=1.58)
HEAD = Frame.looking((0, 0.92, 0.76), (-0.10, 0.99, 0.02), (0, 0, 1), 0.92)
WHITE, BLACK, BROWN, GREY, PEARL = (
    colour(c) for c in ("#efece2", "#1d1a1c", "#3a2c28", "#75665c", "#d9dade")
)
BODY = [
    (0, -1.06, 0.24, 0.06, 0.04),
    (0, -0.88, 0.21, 0.19, 0.13),
    (0, -0.52, 0.12, 0.37, 0.30),
    (0, -0.05, 0.06, 0.47, 0.40),
    (0, 0.40, 0.08, 0.45, 0.41),
    (0, 0.72, 0.16, 0.34, 0.34),
    (0, 0.88, 0.24, 0.22, 0.24),
]


def body(scene: Scene) -> Skin:
    """Boat, short thick neck, steep little head."""
    clay = Clay((-0.8, -1.4, -0.6), (0.8, 1.5, 1.3), scene.step(0.017))
    hull(clay, BODY)
    clay.limb(
        [HEAD.at(0, -0.06, -0.06), (0, 0.86, 0.52), (0, 0.68, 0.28)],
        [0.195, 0.20, 0.30],
        0.18,
        "neck",
    )
    clay.lump(HEAD, (0, 0.0, 0.03), (0.205, 0.245, 0.215), seam=0.1, part="head")
    clay.lump(HEAD, (0, 0.17, -0.03), (0.115, 0.13, 0.125), seam=0.09, part="head")
    clay.lump(HEAD, (0.12, 0.02, -0.06), (0.10, 0.15, 0.12), seam=0.08)
    clay.lump(HEAD, (0.185, 0.085, 0.06), (0.04, 0.045, 0.04), seam=0.04, cut=True)
    home = Frame(np.zeros(3), np.eye(3))
    clay.lump(home, (0.30, -0.20, 0.26), (0.18, 0.52, 0.17), seam=0.14)
    return clay.skin()


def dress(scene: Scene, skin: Skin, plumage: Plumage) -> None:
    """White and pearl, black breast and back, masked head."""
    v = skin.points
    h = HEAD.local(v)
    n = 0.03 * ripple(v, 7, 3)
    y, z = v[:, 1], v[:, 2]
    c = mix(np.tile(WHITE, (len(v), 1)), PEARL, smooth(0.35, 0.0, z + n) * 0.7)
    back = smooth(0.30, 0.40, z + n) * smooth(0.42, 0.30, y) + smooth(-0.72, -0.84, y) * smooth(
        0.16, 0.24, z
    )
    c = mix(c, BROWN, np.clip(back, 0, 1))
    breast = smooth(0.36, 0.46, y + n - 0.25 * (z - 0.2)) * smooth(
        0.46, 0.37, z + n - 0.1 * (1 - smooth(0.2, 0.6, y))
    )
    c = mix(c, BLACK * 0.9, breast)
    mask = smooth(1.15, 0.80, np.hypot((h[:, 1] - 0.09) / 0.17, (h[:, 2] + 0.01) / 0.16) + n)
    mask = mask * smooth(0.03, 0.10, np.abs(h[:, 0]))
    c = mix(c, GREY, np.clip(mask * 1.2, 0, 1) * 0.85)
    ring = np.linalg.norm(
        (h - np.array([0.17, 0.085, 0.06]) * np.array([1, 1, 1])) * [0, 1, 1], axis=1
    )
    c = mix(c, WHITE, bump(ring, 0.065, 0.02) * smooth(0.08, 0.12, np.abs(h[:, 0])))
    patch = smooth(
        1.06, 0.92, np.hypot((h[:, 1] + 0.07) / 0.115, (h[:, 2] + 0.15) / 0.19) + 1.5 * n
    ) * smooth(0.06, 0.11, np.abs(h[:, 0]))
    c = mix(c, BLACK * 1.2, patch)
    c = mix(
        c,
        BROWN * 1.6,
        bump(h[:, 1] + 0.09, 0, 0.07)
        * bump(h[:, 2] + 0.25, 0, 0.08)
        * smooth(0.05, 0.1, np.abs(h[:, 0]))
        * 0.6,
    )
    skin.colours = c
    silk = np.maximum(smooth(0.28, 0.46, y + n), smooth(0.20, 0.10, z)) * (z > -0.14)
    long = 0.14 * smooth(0.62, 0.42, z) * smooth(-0.10, -0.02, z) * (silk < 0.5)
    plumage.cover(skin, scene.count(1500), long, np.ones(len(v)), SLEEK, rim(1.15))
    fine = np.maximum(smooth(0.38, 0.55, z) * smooth(0.3, 0.5, y), silk) * smooth(
        0.29, 0.26, h[:, 1]
    )
    down(
        scene,
        BIRD,
        skin,
        24000,
        0.045 + 0 * y,
        fine + 0.05,
        5,
        width=0.014,
        contrast=0.04,
        swirl=0.07,
    )


def wings(plumage: Plumage, skin: Skin) -> None:
    """Dark folded wings, and the long pearl scapulars that hang over them."""
    flight = Quill(0.62, 0.075, 0.02, camber=0.2, tip=0.55, rows=14)
    laid(
        plumage,
        skin,
        (0.36, -0.30, 0.20),
        (0.16, -0.48, 0.44),
        ((0.05, -1, 0.12), (-0.05, -1, 0.05)),
        6,
        (flight, flight),
        edged(BROWN, BROWN * 2.0, 0.86),
        0.01,
    )
    cover = Quill(0.30, 0.08, camber=0.2, tip=0.6)
    rows = [
        ((0.42, y0, 0.20), (0.20, y0 - 0.05, 0.46), rise)
        for y0, rise in ((-0.14, 0.012), (0.04, 0.018), (0.20, 0.022))
    ]
    covered(plumage, skin, rows, 6, cover, edged(BROWN * 1.1, BROWN * 2.2, 0.84))
    long = Quill(0.62, 0.065, 0.05, camber=0.24, tip=0.3, point=1.2, rows=14)
    short = Quill(0.40, 0.07, 0.02, camber=0.24, tip=0.4, point=1.4, rows=12)
    pearl = edged(PEARL * 0.92, WHITE, 0.75, 0.15)
    laid(
        plumage,
        skin,
        (0.30, 0.02, 0.40),
        (0.08, -0.02, 0.50),
        ((0.30, -1, -0.18), (0.10, -1, 0)),
        6,
        (long, long),
        pearl,
        0.035,
    )
    laid(
        plumage,
        skin,
        (0.34, 0.20, 0.36),
        (0.10, 0.18, 0.50),
        ((0.22, -1, -0.10), (0.05, -1, 0)),
        6,
        (short, short),
        pearl,
        0.040,
    )
    laid(
        plumage,
        skin,
        (0.34, 0.36, 0.32),
        (0.10, 0.34, 0.46),
        ((0.15, -1, -0.05), (0.05, -1, 0)),
        5,
        (short, short),
        pearl,
        0.040,
    )


def plumes(scene: Scene, plumage: Plumage) -> None:
    """The tail: a short white-edged fan and two plumes that sweep up."""
    for x, way, long in (
        (0.10, 0.26, 0.42),
        (-0.10, -0.26, 0.42),
        (0.06, 0.14, 0.52),
        (-0.06, -0.14, 0.52),
    ):
        q = Quill(long, 0.06, 0.1, camber=0.2, tip=0.3, point=1.2, rows=12)
        plumage.feather(
            (x, -0.98, 0.25), (way, -1, 0.25), (0, 0.2, 1), q, tipped(BROWN, WHITE, 0.4, 0.3)
        )
    for x, out in ((0.035, 0.10), (-0.035, -0.06)):
        rows = [
            (x, -0.95, 0.25, 0.030, 0.020),
            (x * 1.2, -1.30, 0.36, 0.034, 0.016),
            (x + out * 0.3, -1.52, 0.62, 0.028, 0.012),
            (x + out, -1.64, 1.02, 0.016, 0.008),
            (x + out * 2.2, -1.60, 1.46, 0.003, 0.003),
        ]
        v, f = loft(rows, count=50, around=12)
        scene.mesh("plume", v, f, Look("#1d191b", rough=0.5, shine=0.35), None, BIRD)


def face(scene: Scene) -> None:
    """Bill and eye."""

    def horn(v: Array) -> Array:
        c = np.tile(BLACK * 0.9, (len(v), 1))
        return mix(
            c,
            colour("#e58f92"),
            smooth(0.33, 0.35, v[:, 1])
            * smooth(0.45, 0.43, v[:, 1])
            * smooth(-0.075, -0.05, v[:, 2]),
        )

    here = HEAD.inside(BIRD)
    upper = [
        (0, 0.22, -0.02, 0.095, 0.085),
        (0, 0.32, -0.045, 0.085, 0.062),
        (0, 0.42, -0.072, 0.078, 0.040),
        (0, 0.49, -0.095, 0.050, 0.022),
        (0, 0.51, -0.110, 0.02, 0.012),
    ]
    lower = [
        (0, 0.22, -0.105, 0.085, 0.035),
        (0, 0.34, -0.115, 0.075, 0.024),
        (0, 0.46, -0.122, 0.05, 0.014),
        (0, 0.49, -0.124, 0.015, 0.008),
    ]
    bill(scene, here, upper, lower, horn, horn)
    eyes(
        scene,
        here,
        (0.168, 0.085, 0.06),
        (1, 0.35, 0.05),
        Eye(0.044, "#8a4a1e", 0.62, "#2a2220", 0.2),
    )


def model(scene: Scene) -> None:
    """Everything before the camera."""
    daylight(scene, TILT)
    skin = body(scene)
    plumage = Plumage(4)
    dress(scene, skin, plumage)
    wings(plumage, skin)
    plumes(scene, plumage)
    show(scene, BIRD, skin, plumage)
    face(scene)
    level = float(BIRD.origin[2])
    afloat(scene, BIRD, 1.2, Swell(0.06, 2.4, 0.12, 12, 26))
    for px, py, size, seed in (
        (60, 330, 1.5, 1),
        (430, 292, 2.4, 2),
        (250, 268, 2.2, 3),
        (452, 566, 0.9, 5),
    ):
        ice_floe(scene, scene.ground(np.array(px), np.array(py), level), size, seed)


def paint(shot: Shot) -> Image:
    """A cold clear morning."""
    stops = (
        (0, "#86b2c6"),
        (0.14, "#b4ccd0"),
        (0.24, "#ecd8c8"),
        (0.33, "#f6ddc4"),
        (1, "#f6ddc4"),
    )
    air = Air(
        stops,
        (104, 168),
        21,
        0.55,
        (((-60, 190), 9, "#a3a9ba", 3), ((300, 560), 12, "#8f99ae", 4)),
        sea=(
            (0, "#f2e0d8"),
            (0.10, "#c8dde2"),
            (0.32, "#7db8cc"),
            (0.64, "#3b86a8"),
            (1, "#1c5480"),
        ),
    )
    return over_sea(
        shot,
        Scene(tilt=TILT).horizon,
        air,
        by_day(1.16),
        mirror=500,
    )
