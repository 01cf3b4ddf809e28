"""Ringed seal: a mother at her breathing hole, her white pup against her side.

Landmarks: small, round; short cat-like muzzle, large dark eyes; dark back with pale rings; pup in
long white wool with a dark nose; claws on the ice.
"""

from __future__ import annotations

import numpy as np
from paint.birds import Gleam, far_off, gleaming, side_light
from paint.brush import Image, Shot, Tones, darken, finish, ink, noise, over, screen
from paint.coat import Coat, grow, taper
from paint.props import ground, ice_block
from paint.scene import PROP, SUBJECT, Look, Scene
from paint.seal_heads import SideHead
from paint.seals import claws, flipper, pelt, spots
from paint.solids import Clay, Spine
from paint.vectors import WORLD, Frame, bump, colour, mix, ripple, smooth
from paint.weather import billows, heaven

TILT = 11.0
ZOOM = 1.26
LEVEL = -1.10
Z = LEVEL
BODY = [
    (1.52, 0.75, Z + 0.22, 0.12, 0.09, 0, 0, 1),
    (1.34, 0.62, Z + 0.26, 0.24, 0.18, 0, 0, 1),
    (0.98, 0.46, Z + 0.38, 0.44, 0.36, 0, 0, 1),
    (0.46, 0.24, Z + 0.52, 0.60, 0.52, 0, 0, 1),
    (-0.06, -0.02, Z + 0.56, 0.60, 0.54, 0, 0, 1),
    (-0.42, -0.24, Z + 0.60, 0.53, 0.52, 0.25, 0.2, 1),
    (-0.66, -0.42, Z + 0.84, 0.44, 0.43, 0.6, 0.5, 1),
]
HEAD = Frame.looking((-0.78, -0.50, Z + 1.02), (-0.90, -0.44, 0.10), (0.1, 0.1, 1), 0.95)
SHAPE = SideHead(0.47, 0.165, (0.205, 0.15, 0.09), 0.064, brow=0.7, aside=0.30)
PUP_HEAD = Frame.looking((0.40, -0.92, Z + 0.46), (-0.62, -0.76, 0.16), (0, 0.1, 1), 0.72)
PUP_SHAPE = SideHead(0.42, 0.16, (0.19, 0.16, 0.085), 0.074, brow=0.6, aside=0.45)
DARK, GREY, PALE, SILVER, WOOL = (
    colour(c) for c in ("#2e3338", "#70787c", "#d9d6c8", "#a9adab", "#ece5d2")
)


def mother(scene: Scene) -> None:
    """Body, rings, fur, face."""
    clay = Clay((-1.7, -1.7, Z - 0.3), (2.4, 1.7, 1.0), scene.step(0.024))
    spine = Spine.through(BODY, 220)
    clay.tube(spine)
    SHAPE.build(clay, HEAD)
    near = [
        spine.at(0.74, 0.7, -0.7),
        np.array([-0.30, -0.50, Z + 0.10]),
        np.array([-0.34, -0.56, Z + 0.07]),
    ]
    tips = []
    for sign, root in (
        (1, near),
        (
            -1,
            [
                spine.at(0.78, -0.7, -0.6),
                np.array([-0.78, -0.40, Z + 0.12]),
                np.array([-0.82, -0.46, Z + 0.08]),
            ],
        ),
    ):
        clay.limb(root, [0.15, 0.10, 0.085], 0.2, "flipper", 8)
        across = (0.75, -0.45, 0.0)
        tips += flipper(
            clay,
            root[-1],
            root[-1]
            + np.array([-0.26 if sign > 0 else -0.36, -0.40 if sign > 0 else -0.16, -0.06]),
            across,
            0.34,
            spread=0.17,
            thick=0.046,
        )
    for side, target in ((1, (2.0, 0.62, Z + 0.30)), (-1, (1.95, 1.05, Z + 0.42))):
        flipper(
            clay,
            spine.at(0.02, 0.5 * side, 0),
            target,
            (0.2, 0.5, 0.8),
            0.52,
            spread=0.13,
            thick=0.045,
            hollow=True,
            claws=False,
        )
    skin = clay.skin()
    v = skin.points
    _, _, up = spine.coordinates(v)
    h = HEAD.local(v)
    n = ripple(v, 4, 5)
    c = mix(np.tile(SILVER, (len(v), 1)), GREY * 0.75, smooth(-0.25, 0.25, up + 0.2 * n))
    c = mix(c, DARK, smooth(-0.30, 0.30, up + 0.15 * n) * 0.85)
    d, number = spots(v, 105, (0.075, 0.125), 12)
    d = d + 0.16 * ripple(v, 11, 4)
    off_face = smooth(0.42, 0.60, np.linalg.norm(h, axis=1)) * smooth(-0.75, 0.0, up)
    c = mix(c, DARK, smooth(0.80, 0.5, d) * off_face * 0.55)
    c = mix(c, PALE, bump(d, 1.05, 0.26) * off_face * (0.9 + 0.1 * number))
    c = mix(c, GREY * 0.5, smooth(0.5, 1.0, skin.part("flipper")) * 0.8)
    skin.colours = SHAPE.colours(c, h, DARK, PALE)
    scene.mesh("seal", v, skin.faces, Look(rough=0.5, shine=0.3), skin.colours * 0.9)
    pelt(scene, skin, HEAD, SHAPE, 30000, WORLD)
    SHAPE.face(scene, HEAD, whisker=0.27, code="#c4beb0")
    claws(scene, tips, WORLD, 0.13)


def pup(scene: Scene) -> None:
    """A bundle of long wool."""
    clay = Clay((-0.5, -1.7, Z - 0.2), (1.9, 0.2, 0.3), scene.step(0.022))
    rows = [
        (1.36, -0.62, Z + 0.14, 0.07, 0.06, 0, 0, 1),
        (1.14, -0.66, Z + 0.20, 0.19, 0.17, 0, 0, 1),
        (0.84, -0.72, Z + 0.27, 0.28, 0.26, 0, 0, 1),
        (0.60, -0.80, Z + 0.34, 0.25, 0.24, 0.2, 0.2, 1),
        (0.46, -0.88, Z + 0.42, 0.21, 0.20, 0.4, 0.4, 1),
    ]
    spine = Spine.through(rows, 120)
    clay.tube(spine)
    PUP_SHAPE.build(clay, PUP_HEAD)
    root = [
        spine.at(0.70, 0.8, -0.5),
        np.array([0.58, -1.02, Z + 0.08]),
        np.array([0.54, -1.08, Z + 0.05]),
    ]
    clay.limb(root, [0.09, 0.06, 0.05], 0.1, "flipper", 8)
    tips = flipper(
        clay,
        root[-1],
        root[-1] + np.array([-0.20, -0.20, -0.05]),
        (0.7, -0.5, 0),
        0.20,
        spread=0.14,
        thick=0.032,
    )
    skin = clay.skin()
    v = skin.points
    h = PUP_HEAD.local(v)
    c = mix(np.tile(WOOL, (len(v), 1)), colour("#cfd4cc"), smooth(Z + 0.2, Z, v[:, 2]) * 0.6)
    close = np.linalg.norm(h, axis=1) < 0.8
    c = mix(c, GREY, smooth(0.72, 0.95, h[:, 1] / PUP_SHAPE.muzzle) * close * 0.5)
    skin.colours = PUP_SHAPE.colours(c, h, GREY * 0.6, WOOL)
    scene.mesh("pup", v, skin.faces, Look(rough=0.7, soft=0.1), skin.colours)
    bald = np.where(
        close,
        smooth(0.13, 0.10, PUP_SHAPE.near_eye(h)) + smooth(0.9, 0.97, h[:, 1] / PUP_SHAPE.muzzle),
        0,
    )
    coat = Coat(lift=0.28, tufts=0.22, swirl=0.5, clump=7, contrast=0.12)
    hairs = grow(
        skin,
        coat,
        scene.count(14000),
        np.where(close & (h[:, 1] > 0), 0.06, 0.13),
        np.clip(1 - bald, 0, 1),
        6,
    )
    scene.strokes(
        "wool",
        hairs.points,
        taper(0.008, 5, 0.12)[None],
        Look(rough=0.7, thin=0.2),
        np.clip(hairs.colours, 0, 0.92),
    )
    PUP_SHAPE.face(scene, PUP_HEAD, whisker=0.30, code="#d8d2c2")
    claws(scene, tips, WORLD, 0.05)


def model(scene: Scene) -> None:
    """Everything before the camera."""
    side_light(scene, TILT, 5.0, "#eaf4ff", ("#7fb4d8", "#86aed0", "#5f90b4"), 0.62, 0.16)
    scene.zoom = ZOOM
    mother(scene)
    pup(scene)
    ground(scene, LEVEL, [(0.040, 0.9), (0.018, 2.6), (0.006, 8.0)], "#b9cdd8", "#dfe4e6", 6, 0.55)
    random = np.random.default_rng(21)
    for far, count, size in ((2.6, 9, 0.55), (15.0, 20, 1.5)):  # two ridges of broken ice
        for i in range(count):
            x = (i / (count - 1) - 0.5) * (6.4 + 1.0 * far) + 0.3 * random.normal()
            if far < 4 and -1.6 < x < 0.4:
                continue
            heap = size * random.uniform(0.55, 1.25)
            place = (x, far + 0.5 * random.normal(), Z + 0.25 * heap)
            ice_block(scene, place, heap, 30 + i + int(far) * 20)
    ice_block(scene, (-1.9, 1.2, Z), 0.28, 7)


def northern_lights(shot: Shot, image: Image, horizon: float) -> Image:
    """Two curtains of green light that hang over the horizon."""
    k = shot.scale
    w = shot.size[1]
    x, y = shot.xy
    rays = np.clip(
        1 + 0.28 * noise(1, w, 9 * k, 0.01, 14)[0] + 0.45 * noise(1, w, 30 * k, 0.01, 15)[0], 0, 2
    )
    for foot, slope, seed, amount in ((0.95, -0.16, 0.6, 0.60), (0.62, 0.12, 2.4, 0.40)):
        hem = horizon * foot + slope * (x - 240) + 9 * np.sin(x / 47 + seed)
        up = hem - y
        veil = np.exp(-np.clip(up, 0, None) / (horizon * 0.40)) * smooth(-26, 14, up) * rays[None]
        image = screen(image, ink("#63f0a8"), amount * veil)
        image = screen(image, ink("#9a7fe8"), 0.35 * amount * smooth(20, 90, up) * veil)
    return image


def paint(shot: Shot) -> Image:
    """A winter night over pack ice: moonlight, northern lights, dark water in the hole."""
    k = shot.scale
    x, y = shot.xy
    scene = Scene(tilt=TILT, zoom=ZOOM)
    horizon = scene.horizon
    stops = ((0, "#07142f"), (0.45, "#10305a"), (0.8, "#2a6880"), (1, "#7fbfae"))
    image = heaven(shot, stops, horizon)
    image = billows(
        shot, image, (20, horizon * 0.8), (130, 12), ("#3f6a8c", "#1a3560"), 17, 0.35, -0.2
    )
    image = northern_lights(shot, image, horizon)
    tones = Tones("#1f4a94", "#eaf6ff", 0.45, (0.10, 0.36, 1.0), 0.16, 1.12, 1.6)
    ice = far_off(shot, image, tones, 0.02)
    floor = shot.kind(PROP)
    depth = np.maximum(y - horizon, 0)
    dusk = smooth(0, 230, depth)[..., None]
    ice = ice * (ink("#5c88ae") * (1 - dusk) + ink("#cfe6f6") * dusk)
    ice = over(ice, ink("#4f8f9c"), np.exp(-depth / 30) * 0.5)
    seals = gleaming(shot, image, scene, tones, Gleam("#e4fff2", 0.8, "#6f9fe0", 0.2))
    image = over(image, ice, floor)
    image = over(image, seals, shot.kind(SUBJECT))
    image = darken(image, floor * smooth(horizon + 150, 660, y) * 0.42, (0.40, 0.58, 0.92))
    cx, cy = scene.projected(np.array([-1.05, -1.55, LEVEL]))
    d = (
        np.hypot((x - cx) / 92, (y - cy) / 30)
        + 0.05 * np.sin(np.arctan2(y - cy, x - cx) * 5 + 1)
        + 0.03 * np.sin(np.arctan2(y - cy, x - cx) * 11)
    )
    clear = 1 - shot.kind(SUBJECT)
    image = screen(image, ink("#ffffff"), bump(d, 1.12, 0.10) * clear * 0.5)
    image = over(image, ink("#5f9ac4"), smooth(1.03, 0.97, d) * clear)
    water = smooth(
        1.0,
        0.94,
        np.hypot((x - cx) / 90, (y - cy - 6) / 28) + (d - np.hypot((x - cx) / 92, (y - cy) / 30)),
    )
    tone = ink("#0b2148") + 0.25 * smooth(cy - 6, cy + 26, y)[..., None] * ink("#7fd8b8")
    image = over(image, tone, water * clear)
    h, w = shot.size
    glint = smooth(1.0, 1.8, noise(h, w, 16 * k, 1.6 * k, 5, 3))
    image = screen(image, ink("#e9f2ee"), glint * water * clear * 0.5)
    image = darken(image, smooth(575, 720, y) * 0.25, (0.2, 0.45, 0.6))
    return finish(image, vignette=0.32)
