"""Grey seal: rolls down head first into the wrack after herring.

Landmarks: long straight muzzle, nostrils set apart; torpedo body thickest at the chest, narrowing
to the hind flippers; fore flippers spread to brake, claws; dark blotches on pale grey.
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
from paint.parts import FishLook, small_fish
from paint.props import stone, weed
from paint.scene import PROP, SUBJECT, Lamp, Look, Scene
from paint.scenery import gradient, motes, ridges, surface_from_below
from paint.seal_heads import SideHead
from paint.seals import claws, flipper, pelt, spots
from paint.solids import Clay, Skin, Spine
from paint.vectors import WORLD, Array, Frame, card, colour, mix, ripple, smooth
from scipy.ndimage import gaussian_filter as blur

BODY = [
    (352, 104, 0.80, 0.10, 0.07, 0.6, -0.6, 0.2),
    (350, 150, 0.66, 0.19, 0.14, 0.6, -0.6, 0.3),
    (338, 212, 0.40, 0.36, 0.33, 0.7, -0.6, 0.4),
    (306, 290, 0.10, 0.58, 0.55, 0.7, -0.6, 0.5),
    (262, 358, -0.20, 0.66, 0.63, 0.5, -0.6, 0.6),
    (216, 410, -0.50, 0.57, 0.55, 0.3, -0.5, 0.8),
    (186, 436, -0.70, 0.45, 0.43, 0.1, -0.4, 0.9),
]
HEAD = Frame.looking(card(176, 444, -0.84), (-0.92, -0.20, -0.34), (-0.30, -0.16, 0.94), 1.22)
SHAPE = SideHead(0.80, 0.22, (0.235, 0.13, 0.10), 0.044, roman=1.25, brow=0.0, aside=0.15)
PALE, GREY, DARK, CREAM = (colour(c) for c in ("#b3b8b4", "#566268", "#1a2028", "#ddd2b4"))


def body(scene: Scene) -> tuple[Skin, Spine, list[tuple[Array, Array]]]:
    """The animal in clay, and its claws."""
    clay = Clay((-2.2, -2.2, -2.2), (2.0, 1.7, 3.1), scene.step(0.026))
    rows = np.array([[*card(a, b, c), *rest] for a, b, c, *rest in BODY])
    spine = Spine.through(rows, 240)
    clay.tube(spine)
    SHAPE.build(clay, HEAD)
    near = [spine.at(0.66, 0.55, -0.30), card(268, 444, -0.98), card(280, 458, -1.04)]
    clay.limb(near, [0.34, 0.20, 0.15], 0.26, "flipper", 10)
    tips = flipper(
        clay, near[-1], card(330, 512, -1.20), (0.9, -0.2, -0.7), 0.52, spread=0.13, thick=0.065
    )
    far = [spine.at(0.72, -0.7, -0.4), card(206, 486, -0.3), card(206, 496, -0.3)]
    clay.limb(far, [0.20, 0.13, 0.11], 0.16, "flipper", 8)
    tips += flipper(
        clay, far[-1], card(214, 566, -0.15), (1, -0.2, 0.1), 0.42, spread=0.14, thick=0.065
    )
    for target, side in ((card(300, 52, 0.7), -1), (card(398, 58, 0.9), 1)):
        root = spine.at(0.02, 0.55 * side, 0)
        flipper(
            clay,
            root,
            target,
            (1, -0.35, 0.2),
            0.62,
            spread=0.15,
            thick=0.05,
            hollow=True,
            claws=False,
        )
    return clay.skin(), spine, tips


def coat(skin: Skin, spine: Spine) -> None:
    """Dark saddle with pale breaks, pale belly with dark blotches, larger on neck and side."""
    v = skin.points
    share, _, up = spine.coordinates(v)
    n = ripple(v, 3.2, 5)
    c = mix(np.tile(PALE, (len(v), 1)), GREY, smooth(-0.3, 0.7, up + 0.3 * n))
    c = mix(c, CREAM, smooth(-0.35, -0.9, up + 0.15 * n) * 0.8)
    d, number = spots(v, 340, (0.03, 0.115), 7)
    blot = smooth(1.15, 0.75, d + 0.25 * ripple(v, 13, 9)) * (0.25 + 0.75 * smooth(-0.9, 0.2, up))
    h = HEAD.local(v)
    off_face = smooth(0.45, 0.75, np.linalg.norm(h, axis=1))
    c = mix(c, DARK, blot * (0.45 + 0.5 * number) * (0.4 + 0.6 * off_face))
    c = mix(c, GREY * 0.55, smooth(0.5, 1.0, skin.part("flipper")) * 0.75)
    c = mix(c, GREY * 0.7, smooth(0.12, 0.0, share) * 0.6)
    skin.colours = SHAPE.colours(c, h, DARK, CREAM)


def model(scene: Scene) -> None:
    """Everything before the camera."""
    scene.zoom = 1.08
    scene.sky, scene.sky_strength = ("#c3f0dc", "#579f94", "#22423f"), 0.78
    scene.lamps = [
        Lamp((0.45, 0.55, -1.0), "#fff7dd", 6.2, 5),
        Lamp((0, 0, 0), "#9fedd9", 150, 3, (3.5, 2.0, 0.5)),
    ]
    skin, spine, tips = body(scene)
    coat(skin, spine)
    scene.mesh("seal", skin.points, skin.faces, Look(rough=0.5, shine=0.35), skin.colours * 0.9)
    pelt(scene, skin, HEAD, SHAPE, 30000, WORLD)
    SHAPE.face(scene, HEAD, whisker=0.42, code="#cdc6b2")
    claws(scene, tips, WORLD)
    herring = FishLook("#2f6070", "#d5dfd8", "#f4f4ea", "#a8bcb8")
    for x, y, d, s, way, bend in (
        (64, 556, -0.7, 0.72, (-0.6, -0.2, -0.5), 0.25),
        (120, 596, -0.2, 0.60, (-0.4, 0.1, -0.7), 0.2),
        (44, 620, 0.6, 0.46, (-0.8, 0.2, -0.4), 0.1),
        (170, 634, 0.8, 0.44, (-0.6, 0.2, -0.5), -0.15),
    ):
        small_fish(scene, card(x, y, d), way, (-0.2, -0.2, 1), s, herring, bend, PROP)
    for middle, radii, seed in (
        (card(400, 690, -0.2), (1.3, 1.0, 0.75), 11),
        (card(230, 740, -0.6), (1.1, 0.9, 0.7), 12),
        (card(70, 720, 0.2), (1.0, 0.9, 0.7), 13),
    ):
        stone(scene, middle, radii, "#3c4a48", "#8a9282", seed, growth="#5a5a2c", rugged=0.2)
    roots = np.array(
        [
            card(x, y, d)
            for x, y, d in (
                (396, 634, -0.2),
                (420, 632, 0),
                (444, 636, -0.1),
                (466, 640, 0.1),
                (380, 640, 0.3),
                (430, 630, 0.5),
                (40, 668, 0.3),
                (18, 664, 0.2),
                (64, 670, 0.4),
                (90, 690, -0.4),
                (52, 690, -0.5),
                (340, 668, -0.4),
                (360, 660, -0.3),
                (454, 660, -0.6),
            )
        ]
    )
    weed(scene, roots, 1.5, "#4a431a", "#a59a3c", 5, width=0.075, wave=0.2)


def paint(shot: Shot) -> Image:
    """Dusk-green water under the wrack; one gleam where the surface is near."""
    k = shot.scale
    x, y = shot.xy
    stops = [
        (0, "#e9dc92"),
        (0.07, "#9fae62"),
        (0.24, "#3f7456"),
        (0.52, "#17484a"),
        (0.80, "#0b2a38"),
        (1, "#061826"),
    ]
    image = gradient(shot, stops)
    image = screen(image, ink("#fff2b0"), 0.8 * np.exp(-(np.hypot((x - 90) / 190, y / 120) ** 1.6)))
    image = surface_from_below(shot, image, 110, 8)
    image = screen(image, ink("#7fb08c"), 0.30 * np.exp(-((np.hypot(x - 150, y - 380) / 200) ** 2)))
    image = ridges(shot, image, [(560, 16, "#1d5450", 0.5), (612, 12, "#123c42", 0.7)], 5)
    image = motes(shot, blur(image, (0.7 * k, 0.7 * k, 0)), 70, 5, 60, 640)
    image = shadow_in_water(image, shot.kind(SUBJECT), k)
    fog = smooth(0.0, 2.6, shot.depth) * 0.7 * (0.35 + 0.65 * shot.kind(PROP)) + 0.10 * shot.kind(
        PROP
    )
    tones = Tones("#0a3a4a", "#fff0c0", 0.5, (0.10, 0.36, 1.0), 0.14, 1.75, 1.6)
    seal = gleaming(
        shot, image, Scene(zoom=1.08), tones, Gleam("#fff0b8", 0.6, "#2f8a80", 0.2, 0.3)
    )
    far = blur(image, (14 * k, 14 * k, 0))
    seal = over(seal, far, np.clip(fog, 0, 0.7))
    image = over(image, over(far_off(shot, image, tones, 0.12), far, fog), shot.kind(PROP))
    image = over(image, seal, shot.kind(SUBJECT))
    image = screen(image, ink("#fbffd0"), caustics(shot, 9, 2.0) * 0.32)
    image = over(image, ink("#061a28"), smooth(560, 720, y) * 0.4)
    random = np.random.default_rng(4)
    rows = [
        (
            120 - 24 * t + random.normal() * (4 + 14 * t),
            420 - 320 * t,
            random.uniform(0.8, 2.4) + (3.6 if random.uniform() < 0.14 else 0),
        )
        for t in random.uniform(size=50)
    ]
    rows += [
        (random.uniform(230, 380), random.uniform(110, 380), random.uniform(0.7, 1.8))
        for _ in range(24)
    ]
    return finish(bubbles(image, rows))
