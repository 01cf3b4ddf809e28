"""Razorbill: flies under water after sticklebacks, a string of silver air behind it.

Landmarks: spindle body, black above and white below; deep narrow bill continuous with the forehead
with a white bar across it and a white line to the eye; short narrow wings half open and swept, white
along their hind edge; pointed tail; feet laid back.
"""

from __future__ import annotations

import numpy as np
from paint.birds import SOFT, VANE, bill, down, eyes, hull, rim, show
from paint.brush import (
    Image,
    Shot,
    Tones,
    bubbles,
    caustics,
    finish,
    ink,
    lay,
    over,
    screen,
    shadow_in_water,
)
from paint.feathers import Plumage, Quill, edged, plain
from paint.parts import Eye, FishLook, bird_foot, small_fish
from paint.scene import PROP, SUBJECT, Lamp, Look, Scene
from paint.scenery import motes, ridges, surface_from_below, under_water
from paint.solids import Clay, Skin, Spine
from paint.vectors import Array, Frame, bump, card, colour, mix, ripple, smooth
from paint.wings import Wing, fan
from scipy.ndimage import gaussian_filter as blur

BIRD = Frame.turned(card(274, 306, 0), yaw=207, pitch=-36, roll=4, scale=1.50)
HEAD = Frame.looking((0, 1.13, 0.10), (0.10, 0.98, -0.06), (0, 0.05, 1))
ZOOM = 1.18
BLACK, WHITE, SHEEN = (colour(c) for c in ("#1a1d24", "#eceae0", "#4a5866"))
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


def body(scene: Scene) -> tuple[Skin, Spine]:
    """A spindle with a flat-crowned head that runs into the bill."""
    clay = Clay((-0.8, -1.5, -0.8), (0.8, 1.6, 0.7), scene.step(0.018))
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
    return clay.skin(), spine


def wing(scene: Scene, plumage: Plumage, side: float, lift: float, hand: float) -> None:
    """The short paddle of a bird that flies in water: arm out, hand bent sharply back."""
    w = Wing.spread(
        [(0.26, 0.42, 0.12), (0.62, 0.40, 0.18), (0.96, 0.40, 0.18), (1.22, -0.02, 0.16)],
        (0.55, 0.48, 0.34, 0.10),
        (0.16, 0.12, 0.09, 0.04),
        side,
        lift=lift,
        hand=hand,
    )
    p, f, c = w.flesh(BLACK, WHITE * 0.85)
    scene.mesh("arm", p, f, VANE, c, BIRD)
    inner, last = (
        Quill(0.46, 0.08, camber=0.16, tip=0.6, rows=14),
        Quill(0.86, 0.075, 0.02, 0.04, 0.16, 0.3, 0.4, 0.12, rows=18),
    )
    w.feathers(
        plumage,
        10,
        (2.0, 2.98),
        0.5,
        (12, 66),
        (inner, last),
        edged(BLACK, SHEEN * 0.5, 0.9),
        stack=0.006,
    )
    arm = Quill(0.40, 0.075, -0.02, camber=0.16, tip=0.8, rows=12)
    w.feathers(
        plumage,
        12,
        (1.98, 0.06),
        0.66,
        (14, 4),
        (arm, arm),
        edged(BLACK, WHITE, 0.86, 0.03),
        stack=-0.003,
    )
    for chord, long, wide, count, high in (
        (0.46, 0.27, 0.075, 13, 0.010),
        (0.28, 0.22, 0.07, 14, 0.018),
        (0.10, 0.18, 0.06, 16, 0.022),
    ):
        q = Quill(long, wide, -0.05, camber=0.2, tip=0.6)
        w.feathers(
            plumage,
            count,
            (2.8, 0.02),
            chord,
            (46, 4),
            (q, q),
            edged(BLACK * 1.2, SHEEN, 0.82, 0.10),
            stack=-0.001,
            lift=high,
        )
        w.feathers(
            plumage,
            count,
            (2.6, 0.02),
            chord,
            (40, 4),
            (q, q),
            edged(WHITE * 0.72, WHITE * 0.85, 0.85),
            stack=-0.001,
            lift=high * 0.5,
            below=True,
        )


def dress(scene: Scene, skin: Skin, spine: Spine, plumage: Plumage) -> None:
    """The sharp line between black and white, rising to a point on the throat."""
    v = skin.points
    _, _, up = spine.coordinates(v)
    y = v[:, 1]
    h = HEAD.local(v)
    n = 0.02 * ripple(v, 7, 3)
    edge = 0.02 + 0.22 * smooth(-0.5, -1.1, y) - 0.20 * bump(y, -0.1, 0.5)
    black = smooth(edge - 0.05, edge + 0.05, up + n)
    collar = smooth(0.66, 0.86, y - 0.35 * (1 - np.clip(np.abs(v[:, 0]) / 0.3, 0, 1)) + 0.1 * n)
    black = np.maximum(black, collar)
    white = mix(np.tile(WHITE, (len(v), 1)), colour("#b9cdd0"), smooth(0.1, -0.9, up) * 0.5)
    skin.colours = mix(white, BLACK, black)
    line = bump(h[:, 2] - 0.075 + 0.12 * np.clip(h[:, 1] - 0.12, 0, 1), 0, 0.013) * smooth(
        0.10, 0.14, h[:, 1]
    )
    skin.colours = mix(skin.colours, WHITE, line)
    long = 0.17 * smooth(1.0, 0.8, y)
    plumage.cover(skin, scene.count(1300), long, np.ones(len(v)), SOFT, rim(1.7))
    fine = smooth(0.7, 0.95, y) * smooth(0.36, 0.33, h[:, 1])
    down(scene, BIRD, skin, 12000, 0.05 + 0 * y, fine * (1 - 0.9 * line), 5, gloss=0.4, width=0.008)


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
        Eye(0.044, "#16100c", 1.0, "#0c0e12", 0.26),
    )


def model(scene: Scene) -> None:
    """Everything before the camera."""
    scene.zoom = ZOOM
    scene.sky, scene.sky_strength = ("#c9f3ee", "#5fa6b4", "#2a5a70"), 0.85
    scene.lamps = [
        Lamp((0.45, 0.5, -1.0), "#fff7dd", 6.0, 5),
        Lamp((0, 0, 0), "#9fe3f3", 150, 3, (3.5, 1.5, -1.0)),
    ]
    skin, spine = body(scene)
    plumage = Plumage(4)
    dress(scene, skin, spine, plumage)
    wing(scene, plumage, 1, 26, 10)
    wing(scene, plumage, -1, -30, 6)
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
    """Open blue water with the sun above and air trailing from the feathers."""
    k = shot.scale
    x, y = shot.xy
    stops = [
        (0, "#e6f6e2"),
        (0.08, "#b5e4dc"),
        (0.26, "#5fb7c2"),
        (0.50, "#2583a0"),
        (0.76, "#0f4b72"),
        (1, "#082b4b"),
    ]
    image = under_water(shot, stops, (150, 10), 15, 0.30)
    image = surface_from_below(shot, image, 90, 5)
    image = screen(image, ink("#bfeef0"), 0.22 * np.exp(-((np.hypot(x - 170, y - 400) / 180) ** 2)))
    image = ridges(shot, image, [(612, 12, "#12557a", 0.45), (650, 10, "#0b3a5a", 0.6)], 2)
    image = motes(shot, blur(image, (0.7 * k, 0.7 * k, 0)), 70, 3, 60, 640)
    image = shadow_in_water(image, shot.kind(SUBJECT), k, amount=0.28)
    fog = smooth(-0.1, 2.4, shot.depth) * 0.8 * (0.45 + 0.55 * shot.kind(PROP))
    tones = Tones("#0c3f60", "#fff4d0", 0.45, (0.10, 0.34, 1.0), 0.15, 1.35, 1.6)
    image = lay(shot, image, tones, np.clip(fog, 0, 0.8))
    image = screen(image, ink("#eaffea"), caustics(shot, 6, 2.4) * 0.38)
    image = over(image, ink("#082b4b"), smooth(570, 720, y) * 0.4)
    random = np.random.default_rng(11)
    rows = []
    for _ in range(110):
        t = random.uniform() ** 1.1
        px, py = 346 + 95 * t, 186 - 150 * t
        wide = 5 + 26 * t
        rows.append(
            (
                px + random.normal() * wide,
                py + random.normal() * wide * 0.7,
                random.uniform(0.7, 2.2) + (3.2 if random.uniform() < 0.10 else 0),
            )
        )
    rows += [
        (random.uniform(200, 330), random.uniform(190, 330), random.uniform(0.6, 1.6))
        for _ in range(46)
    ]
    return finish(bubbles(image, rows))
