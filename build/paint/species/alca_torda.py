"""Razorbill: flies under water after sticklebacks, a string of silver air behind it.

Landmarks: spindle body, black above and white below; deep narrow bill continuous with the forehead
with a white bar across it and a white line to the eye; short narrow wings half open and swept, white
along their hind edge; pointed tail; feet laid back.
"""

from __future__ import annotations

import numpy as np
from paint.birds import VANE, Gleam, bill, by_day, eyes, far_off, gleaming, hull, show
from paint.brush import Image, Shot, bubbles, caustics, darken, finish, ink, noise, over, screen
from paint.feathers import Plumage, Quill, bladed, edged, plain, shingled
from paint.parts import Eye, FishLook, bird_foot, small_fish
from paint.scene import PROP, SUBJECT, Lamp, Look, Scene
from paint.scenery import gradient, motes, surface_from_below
from paint.solids import Clay, Skin, Spine
from paint.vectors import Array, Frame, bump, card, colour, mix, ripple, smooth
from paint.wings import Wing, fan
from scipy.ndimage import gaussian_filter as blur

BIRD = Frame.turned(card(264, 314, 0), yaw=204, pitch=-37, roll=-10, scale=1.33)
HEAD = Frame.looking((0, 1.13, 0.10), (0.10, 0.98, -0.06), (0, 0.05, 1))
ZOOM = 1.18
BLACK, WHITE, SHEEN = (colour(c) for c in ("#191d28", "#f0efe8", "#5a6f8c"))
BODY = [
    (0, -1.18, 0.10, 0.08, 0.05),
    (0, -0.95, 0.06, 0.18, 0.14),
    (0, -0.62, 0.01, 0.30, 0.27),
    (0, -0.18, -0.04, 0.385, 0.365),
    (0, 0.26, -0.05, 0.385, 0.375),
    (0, 0.62, -0.01, 0.31, 0.31),
    (0, 0.88, 0.05, 0.245, 0.245),
    (0, 1.08, 0.09, 0.205, 0.20),
]


def paddle(side: float) -> Wing:
    """The short wing of a bird that flies in water: arm out, hand bent sharply back."""
    far = side > 0
    return Wing.spread(
        [(0.24, 0.42, 0.12), (0.66, 0.36, 0.18), (1.04, 0.46, 0.18), (1.34, 0.02, 0.16)],
        (0.56, 0.50, 0.36, 0.10),
        (0.16, 0.12, 0.09, 0.04),
        side,
        lift=34 if far else -24,
        hand=-10 if far else -6,
        sweep=-6 if far else 2,
    )


def body(scene: Scene, wings: tuple[Wing, Wing]) -> tuple[Skin, Spine]:
    """A spindle with a flat-crowned head that runs into the bill."""
    clay = Clay((-1.1, -1.5, -1.0), (1.1, 1.6, 1.0), scene.step(0.016))
    spine = hull(clay, BODY, 0.1)
    clay.lump(HEAD, (0, 0.0, 0.02), (0.180, 0.25, 0.170), seam=0.1, part="head")
    clay.lump(HEAD, (0, 0.19, 0.005), (0.085, 0.19, 0.115), seam=0.09, part="head")
    clay.lump(HEAD, (0.145, 0.09, 0.055), (0.045, 0.05, 0.045), seam=0.04, cut=True)
    home = Frame(np.zeros(3), np.eye(3))
    clay.lump(home, (0.28, 0.28, 0.12), (0.14, 0.36, 0.15), seam=0.15)
    for s in (1, -1):
        clay.limb(
            [(0.15 * s, -0.72, -0.12), (0.17 * s, -0.98, -0.12)], [0.14, 0.06], 0.1, "thigh", 6
        )
    for w in wings:
        w.shoulder(clay, (0.14 * w.side, 0.22, 0.06), (0.20, 0.14, 0.07))
    return clay.skin(), spine


def wing(scene: Scene, plumage: Plumage, w: Wing) -> None:
    """Black above with one white bar, white below."""
    p, f, c = w.flesh(BLACK, WHITE * 0.85)
    scene.mesh("arm", p, f, VANE, c, BIRD)
    inner = Quill(0.46, 0.08, camber=0.10, tip=0.6, rows=16, streak=0.03)
    last = Quill(0.86, 0.07, 0.02, 0.06, 0.10, 0.3, 0.4, 0.12, rows=18, streak=0.03)
    dark = bladed(SHEEN * 0.35, BLACK * 0.8)
    w.feathers(plumage, 10, (2.0, 2.98), 0.5, (12, 66), (inner, last), dark, stack=0.006)
    arm = Quill(0.40, 0.085, -0.02, camber=0.10, tip=0.8, rows=16, streak=0.02)
    bar = edged(BLACK, WHITE, 0.88, 0.02)
    w.feathers(plumage, 12, (1.94, 0.06), 0.66, (14, 4), (arm, arm), bar, stack=-0.003)
    soft = bladed(SHEEN * 0.36, BLACK)
    rows = [(0.42, 0.34, 0.09, 11, 0.012), (0.16, 0.28, 0.085, 12, 0.020)]
    w.coverts(plumage, rows, (soft, soft), out=56)
    pale = bladed(WHITE * 0.9, WHITE * 0.6)
    w.coverts(plumage, rows, (pale, pale), out=56, below=True)


def dress(skin: Skin, spine: Spine) -> None:
    """The sharp line between black and white, rising to a point on the throat."""
    v = skin.points
    _, _, up = spine.coordinates(v)
    y = v[:, 1]
    h = HEAD.local(v)
    n = 0.02 * ripple(v, 7, 3)
    edge = 0.02 + 0.22 * smooth(-0.5, -1.1, y) - 0.20 * bump(y, -0.1, 0.5)
    black = smooth(edge - 0.05, edge + 0.05, up + n)
    collar = smooth(0.66, 0.86, y - 0.35 * (1 - np.clip(np.abs(v[:, 0]) / 0.3, 0, 1)) + 0.1 * n)
    black = np.maximum(np.maximum(black, collar), smooth(0.4, 0.7, skin.part("arm")))
    white = mix(np.tile(WHITE, (len(v), 1)), colour("#a9c4d4"), smooth(0.1, -0.9, up) * 0.5)
    around = np.arctan2(v[:, 0], v[:, 2] + 0.2) * 0.5
    soft = shingled(-y, around, 0.17 + 0 * y, 0.6 * smooth(0.9, 0.4, y), 4)
    c = mix(white, BLACK * soft[:, None], black)
    line = bump(h[:, 2] - 0.075 + 0.12 * np.clip(h[:, 1] - 0.12, 0, 1), 0, 0.013) * smooth(
        0.10, 0.14, h[:, 1]
    )
    skin.colours = np.clip(mix(c, WHITE, line), 0.003, 0.95)


def head(scene: Scene) -> None:
    """The razor: deep, flat from side to side, hooked, grooved, barred with white."""

    def horn(v: Array) -> Array:
        c = np.tile(BLACK * 0.9, (len(v), 1))
        bar = bump(v[:, 1] - 0.10 * (v[:, 2] / 0.1) ** 2 * 0.25, 0.43, 0.012)
        grooves = bump(v[:, 1], 0.50, 0.008) + bump(v[:, 1], 0.55, 0.008)
        return mix(mix(c, SHEEN, grooves * 0.5), WHITE, bar)

    here = HEAD.inside(BIRD)
    upper = [
        (0, 0.26, 0.035, 0.055, 0.085),
        (0, 0.38, 0.045, 0.042, 0.105),
        (0, 0.50, 0.040, 0.034, 0.105),
        (0, 0.60, 0.005, 0.024, 0.075),
        (0, 0.645, -0.075, 0.006, 0.015),
    ]
    lower = [
        (0, 0.26, -0.055, 0.050, 0.055),
        (0, 0.40, -0.070, 0.038, 0.060),
        (0, 0.52, -0.065, 0.028, 0.045),
        (0, 0.60, -0.060, 0.006, 0.010),
    ]
    bill(scene, here, upper, lower, horn, horn, rough=0.28)
    eyes(
        scene,
        here,
        (0.128, 0.095, 0.055),
        (1, 0.35, 0.10),
        Eye(0.044, "#16100c", 1.0, "#3a4656", 0.30),
    )


def model(scene: Scene) -> None:
    """Everything before the camera."""
    scene.zoom = ZOOM
    scene.sky, scene.sky_strength = ("#c9f3ee", "#5fa6b4", "#2a5a70"), 0.85
    scene.lamps = [
        Lamp((0.45, 0.5, -1.0), "#fff7dd", 6.0, 5),
        Lamp((0, 0, 0), "#9fe3f3", 150, 3, (3.5, 1.5, -1.0)),
    ]
    wings = (paddle(1), paddle(-1))
    skin, spine = body(scene, wings)
    plumage = Plumage(4)
    dress(skin, spine)
    for w in wings:
        wing(scene, plumage, w)
    tail = Quill(0.50, 0.07, camber=0.2, tip=0.5, point=1.4, rows=12)
    edge = Quill(0.30, 0.06, camber=0.2, tip=0.5, point=1.4, rows=12)
    fan(plumage, (0, -1.02, 0.11), (0, -1, 0.06), (0, 0, 1), 10, 24, (tail, edge), plain(BLACK))
    show(scene, BIRD, skin, plumage)
    head(scene)
    for s in (1, -1):
        web_look = Look("#23262c", rough=0.5)
        bird_foot(
            scene,
            BIRD,
            (0.17 * s, -1.02, -0.13),
            (0.22 * s, -1, -0.05),
            (0, 0, -1),
            0.34,
            web_look,
            webbed=True,
            spread=22,
            thick=0.08,
            hind=0,
        )
    silver = FishLook("#3f6a74", "#d5dfd8", "#f4f4ea", "#a8bcb8", "", 0.12)
    for x, y, d, s, way, bend in (
        (78, 470, -0.3, 0.62, (-0.7, -0.2, -0.75), 0.3),
        (52, 418, 0.1, 0.52, (-0.95, 0.1, -0.3), -0.2),
        (160, 448, -0.4, 0.58, (-0.8, -0.3, -0.55), -0.25),
        (132, 530, 0.3, 0.50, (-0.4, 0.1, -0.9), 0.25),
        (30, 500, 0.9, 0.42, (-0.9, 0.2, -0.45), 0.1),
        (96, 566, 0.9, 0.40, (-0.6, 0.3, -0.8), -0.2),
    ):
        small_fish(scene, card(x, y, d), way, (-0.3, -0.2, 1), s, silver, bend, PROP)


def paint(shot: Shot) -> Image:
    """Deep blue water under a choppy surface; a plume of silver air from the feathers."""
    k = shot.scale
    x, y = shot.xy
    h, w = shot.size
    stops = [
        (0, "#8fd4e0"),
        (0.10, "#4aa8cc"),
        (0.32, "#1f6cae"),
        (0.62, "#153f86"),
        (1, "#0a1c4c"),
    ]
    image = gradient(shot, stops)
    image = screen(
        image, ink("#d5f6f4"), 0.75 * np.exp(-(np.hypot((x - 70) / 210, y / 130) ** 1.5))
    )
    image = surface_from_below(shot, image, 120, 5)
    cloud = noise(h, w, 90 * k, 70 * k, 8)
    image = np.clip(image * (1 + 0.05 * cloud[..., None]), 0, 1).astype(np.float32)
    image = motes(shot, blur(image, (0.7 * k, 0.7 * k, 0)), 60, 3, 60, 690)
    tones = by_day(1.36, shadow="#143f86")
    things = far_off(shot, image, tones, 0.25)
    fog = np.clip(smooth(-0.2, 1.8, shot.depth), 0, 1) * 0.55
    bird = gleaming(shot, image, Scene(), tones, Gleam("#d4f6ff", 0.85, "#2f7fc4", 0.2, 0.3))
    bird = over(bird, blur(image, (14 * k, 14 * k, 0)), fog)
    image = over(image, things, shot.kind(PROP))
    image = over(image, bird, shot.kind(SUBJECT))
    image = screen(image, ink("#e4fbff"), caustics(shot, 6, 2.4) * 0.30)
    image = darken(image, 0.35 * smooth(520, 720, y), (0.2, 0.3, 0.5))
    random = np.random.default_rng(11)
    rows = []
    for _ in range(150):
        t = random.uniform() ** 1.1
        px, py = 346 + 105 * t, 190 - 170 * t
        wide = 6 + 26 * t
        rows.append(
            (
                px + random.normal() * wide,
                py + random.normal() * wide * 0.7,
                random.uniform(0.7, 2.2) + (3.4 if random.uniform() < 0.12 else 0),
            )
        )
    rows += [
        (random.uniform(200, 350), random.uniform(180, 330), random.uniform(0.6, 1.7))
        for _ in range(60)
    ]
    return finish(bubbles(image, rows), vignette=0.36)
