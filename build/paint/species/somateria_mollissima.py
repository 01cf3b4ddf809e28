"""Common eider: a drake comes up with a blue mussel, on a sea full of noon light.

Landmarks: great wedge of a head, bill and forehead in one line; black cap, moss-green nape; white
back and breast flushed with peach; black flanks, belly and tail; white tertials curled over.
"""

from __future__ import annotations

import numpy as np
from paint.birds import (
    Gleam,
    bill,
    by_day,
    eyes,
    hull,
    laid,
    show,
    side_light,
    swimming,
)
from paint.brush import Image, Shot, finish, spray
from paint.feathers import Plumage, Quill, edged, plain, shingled
from paint.parts import Eye, loft
from paint.props import Swell, mussel
from paint.scene import PROP, SUBJECT, Look, Scene
from paint.solids import Clay, Skin
from paint.surface import Hull, Surface, pond
from paint.vectors import Array, Frame, bump, card, colour, mix, ripple, smooth
from paint.weather import billows, heaven, sparkle
from paint.wings import fan

TILT = 16.0
BIRD = Frame.turned(card(276, 424, 0.0), yaw=208, pitch=2, roll=0, scale=1.42)
HEAD = Frame.looking((0, 1.14, 0.76), (-0.16, 0.97, 0.06), (0, -0.1, 1))
WHITE, BLACK, PEACH, GREEN = (colour(c) for c in ("#f1eee8", "#14161c", "#f0bd94", "#a3c487"))
BODY = [
    (0, -1.36, 0.22, 0.06, 0.04),
    (0, -1.14, 0.20, 0.21, 0.15),
    (0, -0.72, 0.13, 0.42, 0.33),
    (0, -0.10, 0.08, 0.54, 0.44),
    (0, 0.50, 0.06, 0.52, 0.45),
    (0, 0.90, 0.15, 0.41, 0.39),
    (0, 1.10, 0.26, 0.27, 0.28),
]


def body(scene: Scene) -> Skin:
    """A heavy boat, a strong neck, the wedge."""
    clay = Clay((-0.9, -1.6, -0.6), (0.9, 1.9, 1.4), scene.step(0.015))
    hull(clay, BODY)
    clay.limb(
        [HEAD.at(0, -0.10, -0.06), (0, 1.04, 0.48), (0, 0.80, 0.22)],
        [0.20, 0.26, 0.38],
        0.24,
        "neck",
    )
    clay.lump(HEAD, (0, -0.04, 0.03), (0.195, 0.28, 0.205), seam=0.1, part="head")
    clay.lump(HEAD, (0, 0.20, -0.015), (0.115, 0.24, 0.125), seam=0.1, part="head")
    clay.lump(HEAD, (0.11, 0.02, -0.05), (0.10, 0.20, 0.12), seam=0.08)
    clay.lump(HEAD, (0.175, 0.10, 0.055), (0.04, 0.045, 0.04), seam=0.04, cut=True)
    home = Frame(np.zeros(3), np.eye(3))
    clay.lump(home, (0.33, -0.30, 0.24), (0.20, 0.62, 0.19), seam=0.16)
    return clay.skin()


def dress(skin: Skin) -> None:
    """White above, black below, and the cap; a few soft edges where feathers lie in masses."""
    v = skin.points
    h = HEAD.local(v)
    n = 0.035 * ripple(v, 6, 3)
    y, z = v[:, 1], v[:, 2]
    around = np.arctan2(np.abs(v[:, 0]), z + 0.3)
    pale = mix(np.tile(WHITE, (len(v), 1)), colour("#d9dee8"), smooth(0.35, -0.1, z) * 0.5)
    c = mix(pale, PEACH, smooth(0.52, 1.0, y + n) * smooth(0.74, 0.30, z) * 0.85)
    side = smooth(0.50, 0.40, y + n + 0.18 * z) * smooth(
        0.30, 0.25, z + n + 0.10 * smooth(0, -0.9, y)
    )
    rump = smooth(-0.86, -0.98, y + n)
    c = mix(c, BLACK, np.clip(side + rump, 0, 1))
    soft = shingled(-y, around, 0.17 + 0 * y, 0.10 * smooth(0.9, 0.2, y) + 0.02, 4)
    c = c * np.where(side + rump > 0.5, 1 + 4 * np.clip(soft - 1, 0, 1), soft)[:, None]
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
        bump(h[:, 1], -0.20, 0.13)
        * bump(h[:, 2], -0.06, 0.17)
        * smooth(0.04, 0.10, np.abs(h[:, 0]))
    )
    c = mix(mix(c, GREEN, np.clip(nape * 1.5, 0, 0.95)), BLACK, cap * (1 - 0.9 * stripe))
    skin.colours = np.clip(c, 0.003, 0.95)


def wings(plumage: Plumage, skin: Skin) -> None:
    """Three groups: black flight feathers, long white scapulars, and the curled tertials."""
    flight = Quill(0.66, 0.06, -0.03, camber=0.12, tip=0.5, rows=16, streak=0.03)
    laid(
        plumage,
        skin,
        (0.42, -0.52, 0.22),
        (0.20, -0.66, 0.42),
        ((0.02, -1, 0.10), (-0.05, -1, 0.05)),
        5,
        (flight, flight),
        edged(BLACK * 1.4, BLACK * 3, 0.9),
        0.012,
    )
    scapular = Quill(0.62, 0.11, -0.07, camber=0.14, tip=0.35, rows=18, columns=9, streak=0.02)
    for start, end, rise, count in (
        ((0.44, -0.22, 0.33), (0.12, -0.34, 0.50), 0.012, 5),
        ((0.45, 0.12, 0.33), (0.12, 0.02, 0.50), 0.022, 5),
    ):
        laid(
            plumage,
            skin,
            start,
            end,
            ((0.06, -1, -0.04), (0, -1, 0)),
            count,
            (scapular, scapular),
            edged(WHITE * 0.90, WHITE, 0.86, 0.12),
            rise,
        )
    curl = Quill(0.66, 0.075, 0.06, 0.16, 0.24, 0.5, 0.4, rows=18, streak=0.02)
    laid(
        plumage,
        skin,
        (0.45, -0.30, 0.31),
        (0.30, -0.38, 0.44),
        ((0.30, -1, -0.16), (0.15, -1, -0.02)),
        3,
        (curl, curl),
        edged(WHITE * 0.92, WHITE, 0.78, 0.12),
        0.045,
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
        Eye(0.040, "#2a1a10", 1.0, "#0c0d10", 0.18),
    )
    mussel(
        scene,
        here.at(-0.02, 0.60, -0.125),
        here.direction(1, 0.25, -0.1),
        here.direction(0.0, 0.4, 1),
        0.40,
    )


def duck(scene: Scene, skin: Skin) -> None:
    """His mate a little way off: the same boat, barred brown."""
    place = scene.ground(np.array(380.0), np.array(246.0), float(BIRD.origin[2]))
    frame = Frame.turned(place, yaw=188, pitch=2, roll=0, scale=1.42)
    v = skin.points
    soft = shingled(-v[:, 1], np.arctan2(np.abs(v[:, 0]), v[:, 2] + 0.3), 0.16, 0.35, 6)
    c = mix(np.tile(colour("#7d5238"), (len(v), 1)), colour("#3f291d"), smooth(0.25, 0.5, v[:, 2]))
    c = mix(c, colour("#8a6044"), smooth(0.5, 0.62, v[:, 2]))
    c = c * soft[:, None]
    scene.mesh("mate", v, skin.faces, Look(rough=0.8), np.clip(c, 0.003, 1), frame, PROP)
    here = HEAD.inside(frame)
    rows = [(0, 0.24, 0.0, 0.10, 0.08), (0, 0.45, -0.05, 0.08, 0.06), (0, 0.62, -0.1, 0.03, 0.03)]
    points, faces = loft(rows)
    scene.mesh("bill", points, faces, Look("#4f5444", rough=0.5), None, here, PROP)
    scene.ball((0.17, 0.10, 0.06), 0.045, Look("#0c0a08", rough=0.2), None, here, PROP)
    scene.ball((-0.17, 0.10, 0.06), 0.045, Look("#0c0a08", rough=0.2), None, here, PROP)


def model(scene: Scene) -> None:
    """Everything before the camera."""
    side_light(scene, TILT)
    skin = body(scene)
    plumage = Plumage(4)
    dress(skin)
    wings(plumage, skin)
    tail = Quill(0.40, 0.06, 0.05, camber=0.16, tip=0.5, rows=12, streak=0.03)
    fan(
        plumage,
        (0, -1.20, 0.22),
        (0, -1, 0.20),
        (0, 0, 1),
        9,
        24,
        (tail, tail),
        plain(BLACK * 1.3),
    )
    show(scene, BIRD, skin, plumage)
    face(scene)
    duck(scene, skin)
    pond(
        scene,
        float(BIRD.origin[2]),
        Swell(0.03, 1.5, 0.14, 12, 34, seed=9),
        [Hull(BIRD, 0.52, 1.15, -0.05)],
    )


SEA = Surface(
    sky=(
        (0, "#c3dde6"),
        (0.12, "#98c3da"),
        (0.3, "#5c97c2"),
        (1, "#2d6296"),
    ),
    deep="#123f66",
    crest="#3590a2",
    far="#a9cfe2",
    sun=(-10, 24),
    glitter=0.8,
    tight=46,
)


def paint(shot: Shot) -> Image:
    """Noon: a blue sea that glitters, summer clouds."""
    camera = Scene(tilt=TILT)
    level = float(BIRD.origin[2])
    image = heaven(shot, ((0, "#4d8fc4"), (0.6, "#8fc0de"), (1, "#d8e9ea")), camera.horizon)
    image = billows(shot, image, (10, 130), (60, 24), ("#fffdf4", "#a9c2e2"), 14, 0.9, 0.5)
    image = swimming(
        shot, image, camera, level, SEA, by_day(1.10, shadow="#3a64a8"), Gleam(bounce="#5fb4e0")
    )
    x, y = camera.projected(HEAD.inside(BIRD).at(0, 0.6, -0.2))
    image = spray(image, (float(x), float(y)), (0.1, 1.0), 0.35, 70, 14, 4, size=2.0)
    random = np.random.default_rng(12)
    away = random.uniform(130, 690, 60)
    across = 120 + (away - 100) * 0.12 + random.normal(size=60) * (14 + away * 0.10)
    stars = np.c_[across, away, random.uniform(0.25, 1.0, 60) ** 2]
    free = shot.kind(SUBJECT)[
        np.clip((away * shot.scale).astype(int), 0, shot.size[0] - 1),
        np.clip((across * shot.scale).astype(int), 0, shot.size[1] - 1),
    ]
    image = sparkle(image, stars[free < 0.1], size=2.0)
    return finish(image, vignette=0.3)
