"""Mute swan: a cob busks out of the reeds, wings arched over its back.

Landmarks: heavy S of the neck, bill held down; orange bill with black knob and base; wings raised
like sails, the far one seen behind the near one; pointed tail; breast pushing a small wave.
"""

from __future__ import annotations

import numpy as np
from paint.birds import Gleam, bill, by_day, eyes, hull, laid, show, side_light, swimming
from paint.brush import Image, Shot, finish
from paint.feathers import Plumage, Quill, bladed, edged, shingled
from paint.parts import Eye
from paint.props import Swell
from paint.scene import Look, Scene
from paint.scenery import reed
from paint.solids import Clay, Skin
from paint.surface import Hull, Surface, pond
from paint.vectors import Array, Frame, bump, card, colour, mix, ripple, smooth
from paint.weather import glow, heaven, mist, woods
from paint.wings import fan
from scipy.ndimage import gaussian_filter as blur

TILT = 9.0
BIRD = Frame.turned(card(258, 486, 0.0), yaw=212, pitch=2, roll=0, scale=1.62)
HEAD = Frame.looking((0, 0.98, 1.56), (-0.10, 0.86, -0.48), (0, 0.5, 0.86))
WHITE, COOL, WARM, ORANGE, BLACK = (
    colour(c) for c in ("#f2efe8", "#c9d3e2", "#f6e6c6", "#ee7426", "#17181b")
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
    clay = Clay((-0.9, -1.5, -0.7), (0.9, 1.6, 2.0), scene.step(0.016))
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


def dress(skin: Skin) -> None:
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
    around = np.arctan2(np.abs(v[:, 0]), z)
    down = 0.05 * smooth(0.85, 0.4, y) * smooth(0.9, 0.5, z)
    soft = shingled(-y, around, 0.20 + 0 * y, down, 4)
    skin.colours = np.clip(skin.colours * soft[:, None], 0.003, 0.95)


def sails(plumage: Plumage, skin: Skin) -> None:
    """The raised wings in three groups: long flight feathers, greater coverts, small ones."""
    for start, end, count, long, wide, rise, bend, depth in (
        ((0.50, -0.44, 0.26), (0.26, -0.46, 0.98), 9, 0.80, 0.120, 0.016, 0.10, 1.0),
        ((0.54, -0.06, 0.24), (0.28, -0.14, 1.07), 9, 0.70, 0.125, 0.030, 0.00, 0.8),
        ((0.50, 0.26, 0.24), (0.32, 0.16, 1.00), 9, 0.56, 0.125, 0.034, -0.05, 0.45),
    ):
        q = Quill(
            long, wide, bend, camber=0.13, tip=0.66, point=2.4, rows=22, columns=9, streak=0.01
        )
        laid(
            plumage,
            skin,
            start,
            end,
            ((0.10, -1, 0.10), (-0.06, -0.8, 0.62)),
            count,
            (q, q),
            bladed(WHITE, COOL * 0.66, depth),
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
    side_light(scene, TILT, 4.0, "#ffe2bd", ("#8f9fd0", "#8d8fc0", "#33476f"), 0.8, 0.26)
    skin = body(scene)
    plumage = Plumage(4)
    dress(skin)
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
    pond(
        scene,
        float(BIRD.origin[2]),
        Swell(0.012, 1.8, 0.12, 10, 26, seed=4),
        [Hull(BIRD, 0.55, 1.02)],
        0.009,
    )


SEA = Surface(
    sky=((0, "#f0c6a8"), (0.10, "#b88fa4"), (0.25, "#5a5f94"), (1, "#26345f")),
    deep="#10203f",
    crest="#2c4c70",
    far="#d9b3ac",
    sun=(-8, 9),
    sun_code="#ffd9a0",
    glitter=0.7,
    tight=90,
    chop=0.03,
    mirror=0.95,
    haze=30,
)


def paint(shot: Shot) -> Image:
    """Before sunrise: mist over a still bay, the swan the first thing in the light."""
    camera = Scene(tilt=TILT)
    k, low = shot.scale, camera.horizon
    image = heaven(shot, ((0, "#2b3866"), (0.5, "#6a6399"), (0.85, "#d79f9f"), (1, "#f4cda6")), low)
    image = glow(shot, image, (84, low - 8), (150, 70), "#ffd9a4", 0.8)
    image = woods(shot, image, low, 62, "#6d6791", 11, 0.85, (-120, 560))
    image = mist(shot, image, (low - 34, low + 20), "#e6b8ad", 4, 0.75)
    image = reed(shot, image, (330, 500), low + 16, 200, 34, "#3c4468", "#6b5a78", 5, 0.8, 2.2)
    image = mist(shot, image, (low - 12, low + 26), "#e0b0b0", 6, 0.6)
    image = blur(image, (0.8 * k, 0.8 * k, 0))
    image = swimming(
        shot,
        image,
        camera,
        float(BIRD.origin[2]),
        SEA,
        by_day(1.24, shadow="#3b4a96"),
        Gleam("#ffe2b0", 0.7, "#7f7fc0", 0.14),
    )
    image = mist(shot, image, (low + 10, low + 60), "#d9adb0", 9, 0.22)
    return finish(image, vignette=0.36)
