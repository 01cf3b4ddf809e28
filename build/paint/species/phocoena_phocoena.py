"""Harbour porpoise: mother and calf turn together on a shoal of herring.

Landmarks: small and stout, head without a beak; low triangular fin behind the middle; small rounded
flippers; flukes lie flat, notched; dark back flowing into a pale belly; a line from mouth to flipper.
"""

from __future__ import annotations

import numpy as np
from paint.birds import Gleam, far_off, gleaming
from paint.brush import (
    Image,
    Shot,
    Tones,
    bubbles,
    caustics,
    finish,
    ink,
    over,
    screen,
    shadow_in_water,
)
from paint.parts import Eye, FishLook, blade, put_eye, small_fish
from paint.scene import PROP, SUBJECT, Lamp, Look, Scene
from paint.scenery import gradient, motes, ridges, surface_from_below
from paint.solids import Clay, Spine
from paint.vectors import WORLD, Array, Frame, bump, card, colour, mix, ripple, smooth, unit
from scipy.ndimage import gaussian_filter as blur

DARK, SLATE, MIST, PALE = (colour(c) for c in ("#232a33", "#4d5862", "#97a2a6", "#e3e3d8"))
# x, y on the card, depth, half width, half height, the way the back looks; tail to snout
MOTHER = [
    (398, 178, 0.95, 0.05, 0.08, 0.1, -1.0, 0.35),
    (366, 186, 0.78, 0.10, 0.15, 0.0, -0.9, 0.6),
    (310, 202, 0.45, 0.27, 0.31, -0.1, -0.7, 0.8),
    (240, 246, 0.05, 0.42, 0.44, -0.35, -0.5, 0.85),
    (184, 310, -0.25, 0.42, 0.43, -0.6, -0.5, 0.65),
    (150, 366, -0.45, 0.33, 0.33, -0.75, -0.5, 0.45),
    (134, 402, -0.55, 0.23, 0.24, -0.8, -0.5, 0.35),
    (126, 424, -0.60, 0.09, 0.11, -0.8, -0.5, 0.3),
]
CALF = [
    (424, 528, 0.55, 0.03, 0.05, 0.25, -0.9, 0.5),
    (404, 514, 0.46, 0.06, 0.09, 0.2, -0.8, 0.6),
    (370, 494, 0.30, 0.17, 0.20, 0.15, -0.6, 0.8),
    (324, 478, 0.10, 0.27, 0.29, 0.0, -0.5, 0.9),
    (282, 482, -0.06, 0.27, 0.28, -0.15, -0.5, 0.9),
    (250, 498, -0.18, 0.22, 0.22, -0.3, -0.5, 0.8),
    (233, 512, -0.24, 0.155, 0.16, -0.4, -0.5, 0.75),
    (224, 522, -0.26, 0.07, 0.08, -0.4, -0.5, 0.7),
]


def porpoise(
    scene: Scene, rows: list[tuple[float, ...]], size: float, *, young: bool = False
) -> None:
    """One animal along its spine; `size` scales fins. A calf is darker, with folds on its side."""
    points = np.array([[*card(*r[:3]), r[3] * 1.14, r[4] * 1.14, *r[5:]] for r in rows])
    spine = Spine.through(points, 220)
    clay = Clay(
        points[:, :3].min(0) - 0.7 * size - 0.1,
        points[:, :3].max(0) + 0.7 * size + 0.1,
        scene.step(0.022 * size + 0.003),
    )
    clay.tube(spine)
    snout = Frame.looking(spine.at(0.955), spine.ahead[-8], spine.up[-8], size)
    clay.lump(snout, (0, 0.02, 0.02), (0.17, 0.20, 0.17), seam=0.1 * size)
    clay.lump(snout, (0, 0.05, 0.07), (0.15, 0.17, 0.14), seam=0.12 * size)
    clay.lump(snout, (0, 0.14, -0.075), (0.115, 0.10, 0.05), seam=0.06 * size)
    skin = clay.skin()
    v = skin.points
    share, side, up = spine.coordinates(v)
    n = ripple(v, 4 / size, 5)
    line = -0.15 + 0.30 * smooth(0.55, 0.2, share) + 0.15 * smooth(0.75, 0.95, share)
    c = mix(np.tile(PALE, (len(v), 1)), MIST, smooth(line - 0.40, line - 0.05, up + 0.10 * n))
    c = mix(c, SLATE, smooth(line - 0.05, line + 0.30, up + 0.10 * n))
    c = mix(c, DARK, smooth(line + 0.25, line + 0.75, up + 0.08 * n))
    c = mix(c, DARK, smooth(0.22, 0.08, share))
    if young:
        c = mix(c, DARK, 0.45 * smooth(-0.5, 0.1, up))
        folds = sum(bump(share, 0.40 + 0.085 * i, 0.010) for i in range(4))
        c = mix(c, MIST, 0.32 * folds * smooth(0.7, 0.2, up) * smooth(-0.7, -0.2, up))
    h = snout.local(v)
    mouth = bump(h[:, 2] + 0.055 - 0.20 * np.clip(0.16 - h[:, 1], 0, 0.2), 0, 0.024) * smooth(
        -0.13, -0.06, h[:, 1]
    )
    lip = bump(h[:, 2] + 0.095 - 0.20 * np.clip(0.16 - h[:, 1], 0, 0.2), 0, 0.03)
    c = mix(c, PALE, lip * smooth(-0.14, -0.04, h[:, 1]) * 0.9)
    c = mix(c, DARK * 0.25, np.clip(mouth * 1.4, 0, 1))
    c = mix(c, MIST, smooth(-0.02, -0.10, h[:, 2]) * smooth(0.0, 0.12, h[:, 1]) * 0.6)
    stripe = (
        bump(up + 0.42 + 0.0 * share, 0, 0.05)
        * smooth(0.72, 0.76, share)
        * smooth(0.93, 0.88, share)
        * (np.abs(side) > 0.4)
    )
    c = mix(c, SLATE * 0.7, stripe * 0.7)
    eye = np.array([0.185, -0.16, 0.03])
    for s in (1, -1):
        place = snout.local(skin.snap(snout.out(eye * [s * 1.4, 1, 1])[None])[0][0])
        apart = np.linalg.norm(h - place, axis=1)
        c = mix(c, MIST, bump(apart, 0.10, 0.035) * 0.5)
        c = mix(c, DARK * 0.6, bump(apart, 0, 0.055) * 0.9)
    c = (
        c
        * (1 + 0.07 * ripple(v, 11 / size, 6) + 0.04 * ripple(v * [1, 1, 3], 30 / size, 7))[:, None]
    )
    wet = Look(rough=0.46, shine=0.36)
    scene.mesh("porpoise", v, skin.faces, wet, np.clip(c, 0.004, 1))
    for s in (1, -1):
        place, way = (found[0] for found in skin.snap(snout.out(eye * [s * 1.4, 1, 1])[None])[:2])
        ball = Eye(0.052 * size, "#120e0c", 1.0, "#8f979a", 0.20)
        put_eye(scene, WORLD, place - way * 0.022 * size, way, ball)
    fins(scene, spine, size)


def fins(scene: Scene, spine: Spine, size: float) -> None:
    """Fin, flippers, flukes: all thin towards the rear edge."""
    dark = Look("#2b333d", rough=0.36, shine=0.45)

    def put(
        base: Array,
        way: Array,
        wide: Array,
        profile: list[float],
        thick: float,
        sweep: float,
        bend: Array,
    ) -> None:
        v, f = blade(
            base, way * size, wide, np.array(profile) * size, thick * size, sweep, bend * size
        )
        scene.mesh("fin", v, f, dark)

    across, ahead, up = spine.frame(0.50)
    put(
        spine.at(0.49, 0, 0.86),
        up * 0.40 - ahead * 0.16,
        ahead,
        [0.42, 0.32, 0.21, 0.11, 0.02],
        0.045,
        0.10,
        up * 0,
    )
    across, ahead, up = spine.frame(0.80)
    for s in (1, -1):
        way = unit(across * s * 0.75 - ahead * 0.5 - up * 0.55) * 0.46
        put(
            spine.at(0.79, 0.72 * s, -0.55),
            way,
            ahead,
            [0.10, 0.115, 0.10, 0.075, 0.02],
            0.035,
            0.12,
            -up * 0.05,
        )
    across, ahead, up = spine.frame(0.0)
    for s in (1, -1):
        way = unit(across * s - ahead * 0.42) * 0.58
        put(
            spine.at(0.012, 0.2 * s, 0),
            way,
            ahead,
            [0.12, 0.155, 0.135, 0.09, 0.012],
            0.03,
            0.16,
            up * 0.12,
        )


def model(scene: Scene) -> None:
    """Everything before the camera."""
    scene.zoom = 1.16
    scene.sky, scene.sky_strength = ("#c9f3ee", "#5aa2b2", "#28566c"), 0.85
    scene.lamps = [
        Lamp((0.45, 0.5, -1.0), "#fff7dd", 6.0, 5),
        Lamp((0, 0, 0), "#9fe3f3", 150, 3, (3.5, 1.5, -1.0)),
    ]
    porpoise(scene, MOTHER, 1.0)
    porpoise(scene, CALF, 0.64, young=True)
    silver = FishLook("#35606e", "#d2ddd8", "#f4f4ea", "#a8bcb8")
    random = np.random.default_rng(6)
    for _ in range(26):
        a, r = random.uniform(0, 6.28), random.uniform(0.2, 1) ** 0.5
        d = random.uniform(-0.5, 2.2)
        x, y = 96 + 92 * r * np.cos(a) + 12 * d, 526 + 66 * r * np.sin(a) - 6 * d
        if y < 458 and x > 90:
            y += 60
        way = (
            -0.75 + 0.3 * random.normal(),
            0.25 * random.normal(),
            -0.45 + 0.35 * random.normal(),
        )
        small_fish(
            scene,
            card(x, y, d),
            way,
            (-0.2, -0.2, 1),
            random.uniform(0.38, 0.52),
            silver,
            0.25 * random.normal(),
            PROP,
        )


def paint(shot: Shot) -> Image:
    """Pale, bright water close under the waves."""
    k = shot.scale
    x, y = shot.xy
    stops = [
        (0, "#f2f8e4"),
        (0.12, "#c4e9dd"),
        (0.34, "#74c3c8"),
        (0.62, "#2f8ca6"),
        (0.86, "#176488"),
        (1, "#0d476a"),
    ]
    image = gradient(shot, stops)
    image = surface_from_below(shot, image, 210, 11)
    image = screen(image, ink("#fffbe0"), 0.5 * np.exp(-(np.hypot((x - 60) / 200, y / 170) ** 1.6)))
    image = ridges(shot, image, [(650, 14, "#2f7f94", 0.4), (686, 10, "#226a80", 0.5)], 7)
    image = motes(shot, blur(image, (0.7 * k, 0.7 * k, 0)), 50, 8, 60, 640)
    image = shadow_in_water(image, shot.kind(SUBJECT), k, amount=0.22)
    fog = smooth(-0.2, 2.2, shot.depth) * (0.18 + 0.35 * shot.kind(PROP))
    tones = Tones("#123f6c", "#fff6d6", 0.45, (0.10, 0.34, 1.0), 0.15, 1.22, 2.0)
    far = blur(image, (14 * k, 14 * k, 0))
    gleam = Gleam("#fffbe0", 0.7, "#7fd0d6", 0.35, 0.25)
    animals = over(gleaming(shot, image, Scene(zoom=1.16), tones, gleam), far, fog)
    image = over(image, over(far_off(shot, image, tones, 0.10), far, fog), shot.kind(PROP))
    image = over(image, animals, shot.kind(SUBJECT))
    image = screen(image, ink("#f2fff0"), caustics(shot, 13, 2.2) * 0.34)
    random = np.random.default_rng(5)
    rows = [
        (
            250 + 130 * t + random.normal() * (6 + 10 * t),
            150 - 90 * t + random.normal() * 12,
            random.uniform(0.7, 2.2),
        )
        for t in random.uniform(size=40)
    ]
    rows += [
        (random.uniform(60, 110), random.uniform(220, 420), random.uniform(0.7, 1.8))
        for _ in range(16)
    ]
    return finish(bubbles(image, rows))
