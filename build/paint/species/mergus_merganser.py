"""Goosander: a mother ferries her chicks; two ride, one paddles after.

Landmarks: long low body, chestnut head with a ragged crest, white chin with a sharp edge against
grey; thin red bill with a hook; chicks chestnut-headed with a white line under the eye.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from paint.birds import Gleam, bill, by_day, eyes, hull, laid, show, side_light, swimming
from paint.brush import finish
from paint.coat import Coat, grow, taper
from paint.feathers import Plumage, Quill, bladed, edged, shingled
from paint.parts import Eye
from paint.props import Swell, stone
from paint.scene import Look, Scene
from paint.solids import Clay, Skin, Spine
from paint.surface import Hull, Surface, pond
from paint.vectors import Array, Frame, bump, card, colour, mix, ripple, smooth
from paint.weather import glow, heaven, mist, woods
from paint.wings import fan

if TYPE_CHECKING:
    from paint.brush import Image, Shot

TILT = 13.0
BIRD = Frame.turned(card(214, 450, 0.0), yaw=-28, pitch=2, roll=0, scale=1.52)
HEAD = Frame.looking((0, 0.96, 0.90), (0.10, 0.98, 0.02), (0, 0, 1))
RUST, GREY, PALE, WHITE = (colour(c) for c in ("#94431f", "#56636f", "#a3aeb6", "#f0ece2"))
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
    clay = Clay((-0.8, -1.5, -0.6), (0.8, 1.7, 1.3), scene.step(0.015))
    hull(clay, BODY)
    clay.limb(
        [HEAD.at(0, -0.08, -0.06), (0, 0.88, 0.56), (0, 0.70, 0.26)],
        [0.16, 0.175, 0.28],
        0.18,
        "neck",
    )
    clay.lump(HEAD, (0, 0.0, 0.02), (0.155, 0.25, 0.165), seam=0.1, part="head")
    clay.lump(HEAD, (0, 0.18, -0.02), (0.085, 0.16, 0.095), seam=0.08, part="head")
    clay.lump(HEAD, (0.09, 0.04, -0.05), (0.08, 0.16, 0.09), seam=0.07)
    clay.lump(HEAD, (0.145, 0.10, 0.05), (0.035, 0.04, 0.035), seam=0.03, cut=True)
    home = Frame(np.zeros(3), np.eye(3))
    clay.lump(home, (0.30, -0.22, 0.20), (0.17, 0.56, 0.15), seam=0.14)
    return clay.skin()


def dress(skin: Skin) -> None:
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
    c = mix(c, WHITE, smooth(0.62, 0.90, y) * smooth(0.48, 0.36, z))
    rust = smooth(0.52, 0.56, z + n) * smooth(0.60, 0.70, y + n)
    c = mix(c, RUST, rust)
    c = mix(c, RUST * 0.62, rust * smooth(0.06, 0.16, h[:, 2]) * 0.8)
    chin = (
        smooth(-0.065, -0.095, h[:, 2] + n)
        * smooth(0.02, 0.08, h[:, 1])
        * smooth(0.35, 0.3, np.linalg.norm(h, axis=1))
    )
    c = mix(c, WHITE, chin)
    around = np.arctan2(np.abs(v[:, 0]), z + 0.25)
    soft = shingled(-y, around, 0.17 + 0 * y, 0.26 * smooth(0.75, 0.2, y) + 0.01, 4)
    skin.colours = np.clip(c * soft[:, None], 0.003, 0.95)


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
    """Three groups: dark flight feathers, grey tertials, scapulars; and a white patch."""
    flight = Quill(0.70, 0.055, -0.02, camber=0.12, tip=0.45, rows=16, streak=0.03)
    laid(
        plumage,
        skin,
        (0.38, -0.42, 0.13),
        (0.14, -0.60, 0.34),
        ((0.02, -1, 0.10), (-0.05, -1, 0.05)),
        6,
        (flight, flight),
        edged(GREY * 0.35, GREY * 0.8, 0.9),
        0.01,
    )
    patch = Quill(0.26, 0.10, -0.04, camber=0.12, tip=0.6)
    laid(
        plumage,
        skin,
        (0.44, -0.34, 0.08),
        (0.40, -0.36, 0.17),
        ((0.05, -1, 0), (0.05, -1, 0)),
        3,
        (patch, patch),
        edged(WHITE, WHITE),
        0.016,
    )
    soft = bladed(GREY * 1.3, GREY * 0.40)
    for start, end, count, long, rise in (
        ((0.42, -0.14, 0.20), (0.10, -0.22, 0.38), 5, 0.62, 0.018),
        ((0.44, 0.22, 0.18), (0.10, 0.12, 0.40), 6, 0.50, 0.024),
    ):
        q = Quill(long, 0.095, -0.06, camber=0.14, tip=0.4, rows=18, columns=9, streak=0.02)
        laid(plumage, skin, start, end, ((0.05, -1, 0), (0, -1, 0)), count, (q, q), soft, rise)


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


def chick(
    scene: Scene,
    frame: Frame,
    seed: int,
    look: tuple[float, float, float] = (0.1, 1, 0.05),
    neck: tuple[float, float, float] = (0, 0.44, 0.42),
) -> None:
    """A ball of down with a big head that looks some way from a neck held high or low."""
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
    head = Frame.looking(neck, look, (0, 0, 1))
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
    c = mix(c, white, top * bump(h[:, 2], -0.045, 0.028) * smooth(-0.02, 0.05, h[:, 1]))
    c = mix(c, rust * 0.35, top * bump(h[:, 2], 0.03, 0.02) * smooth(-0.02, 0.05, h[:, 1]))
    skin.colours = c
    scene.mesh("chick", v, skin.faces, Look(rough=0.85), c, frame)
    coat = Coat(lift=0.35, tufts=0.15, swirl=0.5, clump=9, contrast=0.2)
    hairs = grow(skin, coat, scene.count(5000), np.full(len(v), 0.095), np.ones(len(v)), seed)
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
    side_light(scene, TILT, 4.4, "#ffe9bd", ("#9fc0b4", "#87a878", "#2f5a4a"), 0.8, 0.3)
    skin = body(scene)
    plumage = Plumage(4)
    dress(skin)
    wings(plumage, skin)
    tail = Quill(0.42, 0.06, 0.04, camber=0.16, tip=0.5, rows=12, streak=0.03)
    fan(
        plumage,
        (0, -1.06, 0.20),
        (0, -1, 0.10),
        (0, 0, 1),
        9,
        24,
        (tail, tail),
        edged(GREY * 0.6, GREY),
    )
    show(scene, BIRD, skin, plumage)
    crest(scene)
    face(scene)
    level = float(BIRD.origin[2])
    rider = Frame.turned(BIRD.at(0.04, -0.02, 0.46), 8, 8, 0, 0.54 * BIRD.scale)
    chick(scene, rider, 1, (0.25, 0.8, 0.45), (0, 0.40, 0.46))
    preens = Frame.turned(BIRD.at(-0.04, -0.58, 0.38), 150, 4, 0, 0.52 * BIRD.scale)
    chick(scene, preens, 2, (0.75, -0.35, -0.35), (0.10, 0.36, 0.36))
    last = scene.ground(np.array(78.0), np.array(540.0), level)
    paddles = Frame.turned(last + np.array([0, 0, 0.02]), 8, 3, 0, 0.82)
    chick(scene, paddles, 3, (-0.3, 1, 0.25), (0, 0.50, 0.40))
    pond(
        scene,
        level,
        Swell(0.014, 1.7, 0.12, 12, 30, seed=12),
        [Hull(BIRD, 0.45, 1.05), Hull(paddles, 0.28, 0.5, 0, 0.7)],
    )
    for px, py, radii, seed in (
        (418, 236, (1.5, 1.0, 0.75), 3),
        (330, 226, (0.8, 0.7, 0.42), 5),
    ):
        place = scene.ground(np.array(float(px)), np.array(float(py)), level)
        stone(scene, place, radii, "#5f6258", "#8d9184", seed, growth="#6f7f3c")


SEA = Surface(
    sky=((0, "#7f9a52"), (0.10, "#4a6b3a"), (0.30, "#27503c"), (0.6, "#9fc4b8"), (1, "#cfe2d2")),
    deep="#0c2f2a",
    crest="#3c7a5c",
    far="#a9c07a",
    sun=(-10, 16),
    sun_code="#ffeeb0",
    glitter=0.55,
    tight=60,
    chop=0.035,
    mirror=0.9,
    haze=6,
    shore=120,
)


def paint(shot: Shot) -> Image:
    """A wooded inlet in early summer: spruce and birch stand in the water's mirror."""
    camera = Scene(tilt=TILT)
    low = camera.horizon
    image = heaven(shot, ((0, "#e9eeb8"), (1, "#c8d68a")), low)
    image = glow(shot, image, (80, 20), (240, 120), "#fff6c4", 0.8)
    image = woods(shot, image, low, 150, "#8fae62", 3, 0.9, (-200, 640))
    image = woods(shot, image, low, 112, "#5f8a4a", 7, 0.9, (60, 760))
    image = woods(shot, image, low, 84, "#3a6a3e", 9, 0.95, (-300, 330))
    image = woods(shot, image, low, 46, "#274f34", 12, 0.95, (150, 700))
    image = mist(shot, image, (low - 22, low + 12), "#cfe0a0", 4, 0.45)
    image = swimming(
        shot,
        image,
        camera,
        float(BIRD.origin[2]),
        SEA,
        by_day(1.18, shadow="#2c5a5a"),
        Gleam("#fff0c0", 0.6, "#6fae84", 0.16),
    )
    return finish(image, vignette=0.38)
