"""Oystercatcher: prises a mussel open on the wet shore at low water.

Landmarks: black hood and back, white belly; long straight orange-red bill; red eye in an orange
ring; pink legs, one foot forward; the body tips down, the weight over the bill.
"""

from __future__ import annotations

import numpy as np
from paint.birds import SOFT, Air, bill, covered, daylight, down, eyes, hull, laid, rim, show
from paint.brush import Image, Shot, Tones, finish, ink, lay, over, screen
from paint.feathers import Plumage, Quill, edged
from paint.parts import Eye, bird_foot, loft
from paint.props import ground, mussel, stone
from paint.scene import PROP, Look, Scene
from paint.scenery import shore, sky
from paint.solids import Clay, Skin
from paint.vectors import Array, Frame, bump, card, colour, mix, ripple, smooth
from paint.wings import fan
from scipy.ndimage import gaussian_filter as blur

TILT = 9.0
ZOOM = 1.12
BIRD = Frame.turned(card(286, 306, 0.0), yaw=204, pitch=-18, roll=0, scale=1.42)
HEAD = Frame.looking((0, 1.06, -0.02), (-0.06, 0.72, -0.70), (0, 0.70, 0.72))
BLACK, WHITE, RED = (colour(c) for c in ("#181a20", "#ece9df", "#e4481f"))
LEVEL = -1.24
BODY = [
    (0, -1.06, 0.10, 0.07, 0.04),
    (0, -0.86, 0.07, 0.18, 0.13),
    (0, -0.50, 0.02, 0.32, 0.28),
    (0, -0.05, -0.03, 0.39, 0.38),
    (0, 0.36, -0.02, 0.37, 0.37),
    (0, 0.66, 0.03, 0.27, 0.28),
    (0, 0.88, 0.05, 0.205, 0.21),
    (0, 1.02, 0.01, 0.18, 0.18),
]
FEET = (
    BIRD.local(np.array([-0.02, -0.25, LEVEL + 0.04])),
    BIRD.local(np.array([0.62, 0.18, LEVEL + 0.04])),
)


def body(scene: Scene) -> Skin:
    """A sturdy egg, short neck stretched down and forward."""
    clay = Clay((-0.8, -1.3, -1.0), (0.8, 1.6, 0.8), scene.step(0.018))
    hull(clay, BODY)
    clay.lump(HEAD, (0, 0.02, 0.02), (0.175, 0.215, 0.175), seam=0.1, part="head")
    clay.lump(HEAD, (0, 0.16, -0.02), (0.085, 0.13, 0.09), seam=0.08, part="head")
    clay.lump(HEAD, (0.145, 0.075, 0.05), (0.04, 0.045, 0.04), seam=0.04, cut=True)
    home = Frame(np.zeros(3), np.eye(3))
    clay.lump(home, (0.27, -0.10, 0.12), (0.15, 0.50, 0.18), seam=0.14)
    for s, foot in zip((1, -1), FEET, strict=True):
        hip = np.array([0.17 * s, -0.12, -0.20])
        clay.limb(
            [hip, hip * 0.45 + foot * 0.55 + [0, -0.12, 0.16]], [0.19, 0.085], 0.14, "thigh", 8
        )
    return clay.skin()


def dress(scene: Scene, skin: Skin, plumage: Plumage) -> None:
    """The sharp bib, and the white that runs up before the wing."""
    v = skin.points
    h = HEAD.local(v)
    n = 0.02 * ripple(v, 7, 3)
    y, z = v[:, 1], v[:, 2]
    hood = smooth(0.50, 0.56, y + n - 0.15 * (z + 0.1))
    back = smooth(0.02, 0.08, z + n + 0.10 * smooth(-0.3, -0.9, y) - 0.16 * bump(y, 0.44, 0.10))
    black = np.maximum(hood, back * smooth(-0.86, -0.78, y))
    white = mix(np.tile(WHITE, (len(v), 1)), colour("#c3cfd4"), smooth(0.0, -0.4, z) * 0.5)
    c = mix(white, BLACK, black)
    skin.colours = mix(c, BLACK, smooth(-0.90, -0.98, y))
    bare = skin.part("thigh") * smooth(-0.46, -0.60, z)
    silk = (black < 0.5) * (1.0 - (bare > 0.5))
    long = 0.17 * smooth(0.92, 0.78, y) * (bare < 0.5) * (silk < 0.5)
    plumage.cover(skin, scene.count(1100), long, np.ones(len(v)), SOFT, rim(1.55))
    fine = np.maximum(smooth(0.62, 0.85, y) * smooth(0.29, 0.26, h[:, 1]), silk)
    down(
        scene,
        BIRD,
        skin,
        22000,
        0.045 + 0 * y,
        fine + 0.04,
        5,
        width=0.012,
        gloss=0.35,
        contrast=0.05,
    )


def wings(plumage: Plumage, skin: Skin) -> None:
    """Black folded wings tips crossed over the tail."""
    dark = edged(BLACK * 1.2, BLACK * 3.2, 0.86, 0.07)
    flight = Quill(0.72, 0.075, 0.02, camber=0.18, tip=0.45, rows=16)
    laid(
        plumage,
        skin,
        (0.36, -0.30, 0.02),
        (0.10, -0.50, 0.26),
        ((-0.02, -1, 0.05), (-0.08, -1, 0.0)),
        7,
        (flight, flight),
        dark,
        0.012,
    )
    cover = Quill(0.32, 0.085, camber=0.2, tip=0.6)
    rows = [
        ((0.40, y0, 0.04), (0.10, y0 - 0.05, 0.34), rise)
        for y0, rise in ((-0.16, 0.018), (0.02, 0.022), (0.18, 0.026), (0.32, 0.028))
    ]
    covered(plumage, skin, rows, 7, cover, dark)


def face(scene: Scene) -> None:
    """The chisel, and the red eye."""

    def horn(v: Array) -> Array:
        c = mix(np.tile(RED, (len(v), 1)), colour("#f2a02e"), smooth(0.62, 0.88, v[:, 1]))
        return mix(c, RED * 0.4, bump(v[:, 1], 0.32, 0.05) * bump(v[:, 2], 0.012, 0.010))

    here = HEAD.inside(BIRD)
    upper = [
        (0, 0.20, 0.0, 0.055, 0.058),
        (0, 0.38, -0.006, 0.038, 0.040),
        (0, 0.64, -0.018, 0.024, 0.034),
        (0, 0.84, -0.030, 0.012, 0.030),
        (0, 0.89, -0.034, 0.006, 0.018),
    ]
    lower = [
        (0, 0.20, -0.068, 0.050, 0.034),
        (0, 0.40, -0.066, 0.034, 0.026),
        (0, 0.64, -0.066, 0.022, 0.024),
        (0, 0.82, -0.074, 0.010, 0.020),
        (0, 0.86, -0.076, 0.005, 0.010),
    ]
    bill(scene, here, upper, lower, horn, horn, rough=0.3)
    eyes(
        scene,
        here,
        (0.132, 0.08, 0.05),
        (1, 0.4, 0.1),
        Eye(0.048, "#c8281c", 0.55, "#e8722a", 0.2),
    )


def legs(scene: Scene) -> None:
    """Pink legs with a backward joint; the near one bears the weight."""
    pink = Look("#d98a86", rough=0.5, shine=0.3)
    ahead = BIRD.rows @ np.array([-0.94, -0.34, 0.0])
    below = BIRD.rows @ np.array([0, 0, -1.0])
    for s, foot in zip((1, -1), FEET, strict=True):
        hip = np.array([0.17 * s, -0.12, -0.20])
        knee = hip * 0.45 + foot * 0.55 + [0, -0.12, 0.16]
        mid = (knee + foot) / 2 + np.array([0, -0.05, 0])
        v, f = loft(
            [
                (*knee, 0.052, 0.052),
                (*(knee * 0.75 + mid * 0.25), 0.040, 0.040),
                (*mid, 0.034, 0.034),
                (*foot, 0.042, 0.042),
            ],
            (0, 1, 0.2),
            24,
            12,
        )
        scene.mesh("leg", v, f, pink, None, BIRD)
        bird_foot(
            scene, BIRD, foot, ahead, below, 0.30, pink, spread=34, thick=0.12, curl=0.05, hind=0
        )


def model(scene: Scene) -> None:
    """Everything before the camera."""
    daylight(scene, TILT)
    scene.zoom = ZOOM
    skin = body(scene)
    plumage = Plumage(4)
    dress(scene, skin, plumage)
    wings(plumage, skin)
    tail = Quill(0.40, 0.08, 0.0, camber=0.2, tip=0.8, rows=10)
    fan(
        plumage,
        (0, -0.90, 0.10),
        (0, -1, -0.02),
        (0, 0, 1),
        10,
        20,
        (tail, tail),
        edged(BLACK * 1.2, BLACK * 2),
    )
    show(scene, BIRD, skin, plumage)
    face(scene)
    legs(scene)
    ground(
        scene,
        LEVEL,
        [(0.030, 1.1), (0.014, 3.0), (0.008, 9.0), (0.004, 26.0)],
        "#6a4a3c",
        "#a9826a",
        3,
        0.55,
        "#3a3f48",
    )
    tip = HEAD.inside(BIRD).at(0, 0.90, -0.05)
    mussel(
        scene,
        (tip[0] - 0.08, tip[1] - 0.02, LEVEL + 0.09),
        (-0.8, -0.5, 0.25),
        (0.2, 0.3, 1),
        0.42,
        9.0,
    )
    random = np.random.default_rng(8)
    for _ in range(26):
        px, py = random.uniform(0, 480), random.uniform(400, 700)
        if 120 < px < 380 and py < 520:
            continue
        p = scene.ground(np.array(px), np.array(py), LEVEL)
        way = random.normal(size=3) * [1, 1, 0.2]
        mussel(
            scene,
            p + np.array([0, 0, 0.05]),
            way,
            (random.normal() * 0.4, random.normal() * 0.3, 1),
            random.uniform(0.20, 0.34),
        )
    for px, py, size, seed in (
        (56, 470, 0.26, 4),
        (98, 500, 0.15, 5),
        (440, 436, 0.30, 6),
        (402, 520, 0.16, 7),
        (20, 640, 0.5, 8),
        (470, 660, 0.5, 9),
    ):
        p = scene.ground(np.array(px), np.array(py), LEVEL)
        stone(
            scene,
            p + np.array([0, 0, size * 0.1]),
            (size * 1.4, size, size * 0.75),
            "#5a5a5e",
            "#a09a90",
            seed,
            growth="#6a7a3a",
        )


def paint(shot: Shot) -> Image:
    """Low water, pools that hold the sky."""
    k = shot.scale
    x, y = shot.xy
    horizon = Scene(tilt=TILT, zoom=ZOOM).horizon
    air = Air(
        ((0, "#86b6c4"), (0.12, "#b4d0c8"), (0.22, "#efdfbc"), (0.30, "#fbe6b8"), (1, "#fbe6b8")),
        (90, 140),
        52,
    )
    image = sky(shot, air.stops, air.sun, horizon, air.seed, 0.6)
    image = shore(shot, image, horizon, (230, 620), 20, "#8fa08a", 4, 0.8)
    image = shore(shot, image, horizon, (-100, 150), 16, "#8b93a6", 5, 0.7)
    image = lay(shot, image, Tones("#3a3a54", "#fff0cf", 0.5, (0.10, 0.36, 1.0), 0.16, 1.25, 1.5))
    floor = shot.kind(PROP)
    depth = np.maximum(y - horizon, 0)
    image = over(image, ink("#9fc6c2"), floor * np.exp(-depth / 26) * 0.85)
    wave = np.sin(depth**0.72 * 1.9 + 1.2 * np.sin(x / 60)) > 0.8
    image = screen(
        image, ink("#f4fbf2"), blur(wave * floor * np.exp(-depth / 30) * (depth > 3), 0.6 * k) * 0.5
    )
    low = smooth(LEVEL - 0.005, LEVEL - 0.022, shot.height) * floor * smooth(20, 60, depth)
    pool = np.broadcast_to(ink("#bcd6d4"), image.shape) * (0.92 + 0.08 * np.sin(y * 0.8)[..., None])
    image = over(image, pool, blur(low, 1.0 * k) * 0.62)
    image = over(image, ink("#2a1c22"), smooth(560, 720, y) * 0.4)
    return finish(image, vignette=0.36)
