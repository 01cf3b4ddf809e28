"""Mute swan: a cob busks out of the reeds, wings arched over its back.

Landmarks: heavy S of the neck, bill held down; orange bill with black knob and base; wings raised
like sails, the far one seen behind the near one; pointed tail; breast pushing a small wave.
"""

from __future__ import annotations

import numpy as np
from paint.birds import (
    SLEEK,
    afloat,
    bill,
    daylight,
    down,
    eyes,
    hull,
    laid,
    mirrored,
    rim,
    show,
    tint_sea,
)
from paint.brush import Image, Shot, Tones, finish, ink, lay, over, screen
from paint.feathers import Plumage, Quill, edged
from paint.parts import Eye
from paint.props import Swell
from paint.scene import SEA, Look, Scene
from paint.scenery import gradient, reed
from paint.solids import Clay, Skin
from paint.vectors import Array, Frame, bump, card, colour, mix, ripple, smooth
from paint.wings import fan
from scipy.ndimage import gaussian_filter as blur

TILT = 8.5
BIRD = Frame.turned(card(262, 490, 0.0), yaw=212, pitch=2, roll=0, scale=1.66)
HEAD = Frame.looking((0, 0.98, 1.56), (-0.10, 0.86, -0.48), (0, 0.5, 0.86))
WHITE, COOL, WARM, ORANGE, BLACK = (
    colour(c) for c in ("#e9e7df", "#b9c7cf", "#efe2c4", "#e8762a", "#17181b")
)
BODY = [
    (0, -1.18, 0.36, 0.06, 0.04),
    (0, -0.98, 0.28, 0.20, 0.15),
    (0, -0.58, 0.16, 0.44, 0.34),
    (0, -0.05, 0.10, 0.56, 0.46),
    (0, 0.42, 0.12, 0.53, 0.47),
    (0, 0.78, 0.20, 0.38, 0.38),
    (0, 0.94, 0.26, 0.22, 0.24),
]
NECK = [
    (0, 0.90, 1.54),
    (0, 0.70, 1.58),
    (0, 0.52, 1.40),
    (0, 0.54, 1.12),
    (0, 0.72, 0.84),
    (0, 0.84, 0.56),
    (0, 0.66, 0.26),
]


def body(scene: Scene) -> Skin:
    """Hull, neck, head, and the arched wings as two shells."""
    clay = Clay((-0.9, -1.5, -0.7), (0.9, 1.6, 2.0), scene.step(0.02))
    hull(clay, BODY)
    clay.limb(NECK, [0.115, 0.118, 0.122, 0.130, 0.155, 0.23, 0.36], 0.16, "neck", 26)
    clay.lump(HEAD, (0, 0.0, 0.0), (0.120, 0.19, 0.128), seam=0.08, part="head")
    clay.lump(HEAD, (0, 0.14, -0.02), (0.075, 0.12, 0.085), seam=0.06, part="head")
    clay.lump(HEAD, (0.115, 0.07, 0.035), (0.03, 0.035, 0.03), seam=0.03, cut=True)
    shell = Frame.looking((0, 0, 0), (0, 1, -0.12), (0, 0.12, 1))
    clay.lump(
        shell, (0.38, -0.22, 0.56), (0.15, 0.62, 0.50), seam=0.16, part="wing", lie=(0, -1, 0.35)
    )
    return clay.skin()


def dress(scene: Scene, skin: Skin, plumage: Plumage) -> None:
    """White, warmer on crown and breast, cooler below."""
    v = skin.points
    h = HEAD.local(v)
    y, z = v[:, 1], v[:, 2]
    n = ripple(v, 4, 3)
    c = mix(np.tile(WHITE, (len(v), 1)), COOL, smooth(0.45, 0.0, z + 0.05 * n) * 0.55)
    c = mix(c, WARM, np.clip(smooth(1.2, 1.6, z) * 0.7 + bump(n, 1, 0.8) * 0.15, 0, 1))
    lores = (
        smooth(0.09, 0.13, h[:, 1] + 0.4 * np.abs(h[:, 2] - 0.02))
        * (np.linalg.norm(h, axis=1) < 0.4)
        * smooth(0.2, 0.1, np.abs(h[:, 0]))
    )
    skin.colours = mix(c, BLACK, lores)
    wing = skin.part("wing")
    body_part = smooth(0.72, 0.5, z - 0.5 * wing) * smooth(0.95, 0.8, y)
    breast = smooth(0.05, 0.35, y + 0.02 * n) * (wing < 0.3) * (z > -0.14)
    long = (
        (0.16 + 0.12 * smooth(0.3, 0.8, wing))
        * body_part
        * smooth(-0.12, -0.04, z)
        * (breast < 0.5)
    )
    plumage.cover(skin, scene.count(1000), long, np.ones(len(v)), SLEEK, rim(1.08))
    fine = (
        np.maximum(breast, smooth(0.45, 0.65, z - 0.4 * wing) * smooth(0.2, 0.4, y))
        * smooth(0.22, 0.19, h[:, 1])
        * (1 - 0.9 * lores)
    )
    down(
        scene,
        BIRD,
        skin,
        28000,
        0.05 - 0.012 * smooth(1.2, 1.5, z),
        fine + 0.03,
        5,
        width=0.013,
        contrast=0.04,
        swirl=0.08,
    )


def sails(plumage: Plumage, skin: Skin) -> None:
    """The raised wings: row behind row, the longest curving up and in over the tail."""
    pattern = edged(WHITE * 0.90, colour("#f6f3ea"), 0.72, 0.18)
    for start, end, count, long, wide, rise, bend in (
        ((0.50, -0.66, 0.34), (0.26, -0.66, 1.00), 13, 0.68, 0.10, 0.02, 0.40),
        ((0.52, -0.40, 0.34), (0.28, -0.44, 1.06), 13, 0.56, 0.10, 0.026, 0.26),
        ((0.54, -0.14, 0.36), (0.30, -0.20, 1.06), 13, 0.44, 0.095, 0.032, 0.12),
        ((0.54, 0.08, 0.38), (0.32, 0.04, 1.00), 12, 0.36, 0.09, 0.036, 0.08),
        ((0.50, 0.28, 0.40), (0.34, 0.24, 0.88), 11, 0.30, 0.085, 0.036, 0.06),
    ):
        q = Quill(long, wide, bend, camber=0.18, tip=0.45, point=1.7, rows=14)
        laid(
            plumage,
            skin,
            start,
            end,
            ((0.10, -1, 0.12), (-0.06, -0.8, 0.75)),
            count,
            (q, q),
            pattern,
            rise,
        )


def face(scene: Scene) -> None:
    """Orange bill, black edges, the knob."""

    def horn(v: Array) -> Array:
        c = np.tile(ORANGE, (len(v), 1))
        c = mix(c, BLACK, smooth(0.205, 0.18, v[:, 1]))
        c = mix(c, BLACK, smooth(0.47, 0.49, v[:, 1]))
        return mix(
            c,
            BLACK,
            bump(v[:, 1], 0.32, 0.03) * bump(v[:, 2], 0.0, 0.014) + smooth(-0.055, -0.07, v[:, 2]),
        )

    here = HEAD.inside(BIRD)
    upper = [
        (0, 0.15, 0.0, 0.070, 0.075),
        (0, 0.28, -0.015, 0.062, 0.052),
        (0, 0.40, -0.035, 0.060, 0.036),
        (0, 0.48, -0.050, 0.045, 0.024),
        (0, 0.505, -0.06, 0.015, 0.012),
    ]
    lower = [
        (0, 0.15, -0.065, 0.060, 0.028),
        (0, 0.30, -0.072, 0.052, 0.020),
        (0, 0.44, -0.080, 0.042, 0.014),
        (0, 0.48, -0.082, 0.012, 0.008),
    ]
    bill(scene, here, upper, lower, horn, horn)
    scene.ball(
        (0, 0.185, 0.085), (0.045, 0.055, 0.048), Look("#1a1a1c", rough=0.35, shine=0.4), None, here
    )
    eyes(
        scene,
        here,
        (0.098, 0.075, 0.035),
        (1, 0.35, 0.1),
        Eye(0.028, "#20140c", 1.0, "#0c0c0e", 0.28),
    )


def model(scene: Scene) -> None:
    """Everything before the camera."""
    daylight(scene, TILT, 4.0)
    scene.sky = ("#cfe0d8", "#b9c08a", "#3d6a58")
    skin = body(scene)
    plumage = Plumage(4)
    dress(scene, skin, plumage)
    sails(plumage, skin)
    tail = Quill(0.40, 0.09, 0.04, camber=0.2, tip=0.5, rows=12)
    fan(
        plumage,
        (0, -1.05, 0.36),
        (0, -1, 0.22),
        (0, 0, 1),
        10,
        26,
        (tail, tail),
        edged(WHITE * 0.9, WHITE, 0.8),
    )
    show(scene, BIRD, skin, plumage)
    face(scene)
    afloat(scene, BIRD, 1.5, Swell(0.028, 1.8, 0.10, 10, 22, seed=4), "#12382f", "#35604a")


def paint(shot: Shot) -> Image:
    """A still bay at the edge of the reeds."""
    k = shot.scale
    x, y = shot.xy
    horizon = Scene(tilt=TILT).horizon
    image = gradient(
        shot,
        [(0, "#e7e3b4"), (0.12, "#efe5b8"), (0.26, "#dcd79a"), (0.34, "#b3b877"), (1, "#8f9a60")],
    )
    image = screen(
        image, ink("#fff6cf"), 0.6 * np.exp(-(np.hypot((x - 120) / 150, (y - 120) / 130) ** 1.5))
    )
    image = reed(shot, image, (-30, 520), horizon + 10, 150, 60, "#b9bd7d", "#cfc08a", 3, 0.55, 1.6)
    image = blur(image, (1.2 * k, 1.2 * k, 0))
    image = reed(shot, image, (180, 520), horizon + 14, 215, 46, "#7f9149", "#b08a58", 4, 0.8, 2.0)
    image = blur(image, (0.6 * k, 0.6 * k, 0))
    image = reed(shot, image, (-20, 70), horizon + 30, 200, 9, "#5b7a3c", "#8a5a3c", 6, 0.95, 2.6)
    image = reed(shot, image, (400, 500), horizon + 30, 270, 14, "#52733a", "#8a5a3c", 5, 0.95, 2.8)
    mirror = image[: int(horizon * k)][::-1]
    image = lay(shot, image, Tones("#3a5a66", "#fff2d0", 0.5, (0.10, 0.36, 1.0), 0.16, 1.14, 1.5))
    wet = shot.kind(SEA)
    image = tint_sea(
        shot,
        image,
        horizon,
        ((0, "#d9d79a"), (0.2, "#a3b274"), (0.45, "#5f8a5c"), (0.75, "#2c5f50"), (1, "#173f40")),
    )
    row = np.clip(((y - horizon) * k * 0.9).astype(int), 0, len(mirror) - 1)
    wobble = (
        x * k + 5 * k * np.sin(y * 0.9 + 3 * np.sin(x * 0.02)) * smooth(horizon, 720, y)
    ).astype(int)
    seen = blur(mirror[row, np.clip(wobble, 0, mirror.shape[1] - 1)], (2.5 * k, 1.0 * k, 0))
    image = over(image, seen * 0.82, wet * np.exp(-np.maximum(y - horizon, 0) / 150) * 0.62)
    image = mirrored(shot, image, 520, 0.6)
    return finish(image, vignette=0.4)
