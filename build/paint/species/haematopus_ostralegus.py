"""Oystercatcher: prises a mussel open on the wet shore at low water.

Landmarks: black hood and back, white belly; long straight orange-red bill; red eye in an orange
ring; pink legs, one foot forward; the body tips down, the weight over the bill.
"""

from __future__ import annotations

import numpy as np
from paint.birds import Gleam, bill, by_day, eyes, far_off, gleaming, hull, laid, show, side_light
from paint.brush import Image, Shot, darken, finish, ink, over, screen
from paint.feathers import Plumage, Quill, bladed, edged, shingled
from paint.parts import Eye, bird_foot, loft
from paint.props import Swell, ground, mussel, stone
from paint.scene import PROP, SUBJECT, Look, Scene
from paint.solids import Clay, Skin
from paint.surface import Surface, pond, water
from paint.vectors import Array, Frame, bump, card, colour, mix, ripple, smooth
from paint.weather import billows, glow, heaven, mist, woods
from paint.wings import fan
from scipy.ndimage import gaussian_filter as blur

TILT = 7.0
ZOOM = 1.12
BIRD = Frame.turned(card(282, 318, 0.0), yaw=202, pitch=-14, roll=0, scale=1.38)
HEAD = Frame.looking((0, 1.04, -0.06), (-0.06, 0.68, -0.74), (0, 0.74, 0.68))
BLACK, WHITE, RED = (colour(c) for c in ("#181a20", "#ece9df", "#e4481f"))
LEVEL = -1.24
BODY = [
    (0, -1.00, 0.10, 0.07, 0.04),
    (0, -0.80, 0.05, 0.19, 0.15),
    (0, -0.46, -0.02, 0.34, 0.32),
    (0, -0.05, -0.08, 0.41, 0.43),
    (0, 0.34, -0.06, 0.39, 0.42),
    (0, 0.64, 0.01, 0.29, 0.31),
    (0, 0.86, 0.03, 0.215, 0.22),
    (0, 1.00, -0.02, 0.18, 0.18),
]
FEET = (
    BIRD.local(np.array([0.86, 0.24, LEVEL + 0.05])),
    BIRD.local(np.array([-0.02, -0.26, LEVEL + 0.05])),
)


def body(scene: Scene) -> Skin:
    """A sturdy egg, short neck stretched down and forward."""
    clay = Clay((-0.8, -1.3, -1.0), (0.8, 1.6, 0.8), scene.step(0.015))
    hull(clay, BODY)
    clay.lump(HEAD, (0, 0.02, 0.02), (0.175, 0.215, 0.175), seam=0.1, part="head")
    clay.lump(HEAD, (0, 0.16, -0.02), (0.085, 0.13, 0.09), seam=0.08, part="head")
    clay.lump(HEAD, (0.145, 0.075, 0.05), (0.04, 0.045, 0.04), seam=0.04, cut=True)
    home = Frame(np.zeros(3), np.eye(3))
    clay.lump(home, (0.29, -0.14, 0.10), (0.15, 0.60, 0.22), seam=0.14)
    for s, foot in zip((1, -1), FEET, strict=True):
        hip = np.array([0.17 * s, -0.12, -0.20])
        clay.limb([hip, hip * 0.72 + foot * 0.28 + [0, -0.06, 0]], [0.20, 0.10], 0.16, "thigh", 8)
    return clay.skin()


def dress(skin: Skin) -> None:
    """The sharp bib, and the white that runs up before the wing."""
    v = skin.points
    n = 0.02 * ripple(v, 7, 3)
    y, z = v[:, 1], v[:, 2]
    hood = smooth(0.50, 0.56, y + n - 0.15 * (z + 0.1))
    back = smooth(
        -0.02, 0.02, z + 0.5 * n + 0.10 * smooth(-0.3, -0.9, y) - 0.20 * bump(y, 0.46, 0.12)
    )
    black = np.maximum(hood, back * smooth(-0.86, -0.78, y))
    white = mix(np.tile(WHITE, (len(v), 1)), colour("#b3c4d8"), smooth(-0.05, -0.5, z) * 0.6)
    around = np.arctan2(np.abs(v[:, 0]), z + 0.3)
    soft = shingled(-y, around * 0.6, 0.16 + 0 * y, 0.5 * smooth(0.9, 0.5, y), 4)
    c = mix(white, BLACK * soft[:, None], black)
    skin.colours = np.clip(mix(c, BLACK, smooth(-0.90, -0.98, y)), 0.003, 0.95)


def wings(plumage: Plumage, skin: Skin) -> None:
    """The folded wing in three groups on the flank: flight feathers, tertials, coverts; a white bar."""
    gloss = bladed(BLACK * 3.2, BLACK)
    flight = Quill(0.92, 0.06, -0.03, camber=0.12, tip=0.4, rows=18, streak=0.03)
    laid(
        plumage,
        skin,
        (0.38, -0.20, 0.00),
        (0.22, -0.34, 0.18),
        ((-0.04, -1, 0.09), (-0.10, -1, 0.02)),
        5,
        (flight, flight),
        edged(BLACK * 1.2, BLACK * 4.0, 0.9),
        0.010,
    )
    bar = Quill(0.34, 0.07, -0.06, camber=0.10, tip=0.7, rows=12)
    laid(
        plumage,
        skin,
        (0.42, 0.22, -0.06),
        (0.42, -0.06, -0.03),
        ((-0.02, -1, 0.02), (-0.02, -1, 0.04)),
        4,
        (bar, bar),
        edged(WHITE, WHITE),
        0.010,
    )
    for start, end, count, long, rise in (
        ((0.40, -0.06, 0.10), (0.12, -0.16, 0.32), 5, 0.62, 0.020),
        ((0.43, 0.30, 0.02), (0.14, 0.20, 0.34), 6, 0.46, 0.026),
    ):
        q = Quill(long, 0.095, -0.06, camber=0.14, tip=0.4, rows=18, columns=9, streak=0.02)
        laid(plumage, skin, start, end, ((-0.02, -1, 0.03), (0, -1, 0)), count, (q, q), gloss, rise)


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
    """Pink legs, the joint bent backward; the near foot steps forward."""
    pink = Look("#dd8f8c", rough=0.5, shine=0.3)
    ahead = BIRD.rows @ np.array([-0.94, -0.30, 0.0])
    below = BIRD.rows @ np.array([0, 0, -1.0])
    for s, foot in zip((1, -1), FEET, strict=True):
        hip = np.array([0.16 * s, -0.12, -0.26])
        heel = hip * 0.52 + foot * 0.48 - ahead * 0.17
        v, f = loft(
            [
                (*(hip * 0.75 + heel * 0.25), 0.090, 0.090),
                (*(hip * 0.25 + heel * 0.75), 0.046, 0.046),
                (*heel, 0.050, 0.050),
                (*(heel * 0.6 + foot * 0.4), 0.034, 0.034),
                (*foot, 0.042, 0.042),
            ],
            (0, 1, 0.2),
            30,
            12,
        )
        scene.mesh("leg", v, f, pink, None, BIRD)
        bird_foot(
            scene, BIRD, foot, ahead, below, 0.30, pink, spread=34, thick=0.12, curl=0.05, hind=0
        )


def model(scene: Scene) -> None:
    """Everything before the camera."""
    side_light(scene, TILT, 4.6, "#ffeccb", ("#b5c9e6", "#aebccf", "#55677c"), 0.85, 0.18)
    scene.zoom = ZOOM
    skin = body(scene)
    plumage = Plumage(4)
    dress(skin)
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
    relief = [(0.045, 0.9), (0.016, 2.6), (0.006, 9.0), (0.003, 26.0)]
    ground(scene, LEVEL, relief, "#2b3038", "#5d646b", 3, 0.35, "#1d232c")
    pond(scene, LEVEL + 0.011, Swell(0.004, 0.9, 0.1, 12, 40), [])
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
    for _ in range(15):
        px, py = random.uniform(0, 480), random.uniform(400, 700)
        if 90 < px < 400 and py < 560:
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
    for px, py, size, seed in ((446, 452, 0.34, 6), (398, 470, 0.16, 7), (30, 652, 0.46, 8)):
        p = scene.ground(np.array(px), np.array(py), LEVEL)
        radii = (size * 1.4, size, size * 0.7)
        stone(scene, p, radii, "#4f565e", "#99a1a4", seed, growth="#5f7040")


SEA = Surface(
    sky=((0, "#f3e6c8"), (0.08, "#dcdfd4"), (0.25, "#a9c3d0"), (1, "#7797b4")),
    deep="#38424e",
    crest="#6d8790",
    far="#e9e2cf",
    sun=(-15, 12),
    sun_code="#fff0c4",
    glitter=0.8,
    tight=60,
    chop=0.012,
    mirror=0.95,
    haze=20,
)


def paint(shot: Shot) -> Image:
    """Low water on a silver morning; the wet flat holds the sky."""
    camera = Scene(tilt=TILT, zoom=ZOOM)
    k, low = shot.scale, camera.horizon
    y = shot.xy[1]
    image = heaven(shot, ((0, "#7f9fb8"), (0.5, "#b4c8cf"), (0.85, "#e9e4d0"), (1, "#f8e9c4")), low)
    image = billows(shot, image, (-30, low * 0.8), (90, 24), ("#fdf4e2", "#9fb0c0"), 31, 0.8, 0.1)
    image = glow(shot, image, (60, low - 20), (130, 70), "#fff1c8", 0.8)
    image = woods(shot, image, low, 12, "#8d9aa6", 6, 0.8, (120, 700), 0.4)
    image = mist(shot, image, (low - 16, low + 16), "#f1e8d2", 4, 0.7)
    tones = by_day(1.25, shadow="#3d5288")
    bird = gleaming(shot, image, camera, tones, Gleam("#fff0c8", 0.7, "#9fb8cc", 0.2))
    mud = far_off(shot, image, tones, 0.04)
    floor = shot.kind(PROP)
    depth = np.maximum(y - low, 0)
    far = floor * np.exp(-depth / 34)
    mud = over(mud, ink("#dcd9cc"), 0.85 * far)
    lit = over(over(image, mud, floor), bird, shot.kind(SUBJECT))
    image = water(shot, over(image, mud, floor), lit, camera, LEVEL + 0.011, SEA)
    image = over(image, mud, floor)
    flat = smooth(0.93, 0.995, shot.passes["nor"][..., 2]) * floor
    image = screen(image, ink("#cfdbe0"), 0.10 * blur(flat, 1.2 * k))
    shade = np.roll(blur(shot.kind(SUBJECT), 3 * k), round(3 * k), 0) * floor
    image = darken(image, 0.35 * shade, (0.2, 0.3, 0.45))
    x = shot.xy[0]
    warm = np.exp(-(np.hypot((x - 40) / 260, (y - low - 40) / 150) ** 1.7)) * (y > low)
    image = screen(image, ink("#ffdf9f"), 0.30 * warm)
    image = darken(image, 0.45 * smooth(low + 150, 720, y), (0.42, 0.55, 0.78))
    image = over(image, bird, shot.kind(SUBJECT))
    return finish(image, vignette=0.36)
