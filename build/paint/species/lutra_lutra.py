"""Otter: down through a hole in the ice, thrown into a spiral after a perch.

Landmarks: flat broad head as wide as the thick neck; short paws tucked under the chest; haunches
that push; webbed hind feet trailing; tail as long as half the body, thick at its root.
"""

from __future__ import annotations

import itertools

import numpy as np
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
from paint.coat import Coat, grow, taper
from paint.parts import Eye, FishLook, put_eye, small_fish, web, whiskers
from paint.props import stone, weed
from paint.scene import PROP, SUBJECT, Lamp, Look, Scene
from paint.scenery import ice_from_below, motes, ridges, under_water
from paint.solids import Clay, Skin, Spine
from paint.vectors import Array, Frame, bump, card, colour, mix, ripple, smooth, unit
from scipy.ndimage import gaussian_filter as blur

# x, y on the card, depth, half width, half height, the way the back looks; tail to neck
BODY = [
    (112, 118, 0.75, 0.03, 0.03, 0.9, -0.3, 0.1),
    (90, 176, 0.60, 0.11, 0.09, 0.9, -0.4, 0.2),
    (108, 226, 0.45, 0.19, 0.15, 0.5, -0.4, 0.8),
    (162, 240, 0.28, 0.30, 0.25, 0.0, -0.4, 1.0),
    (222, 220, 0.10, 0.46, 0.44, 0.1, -0.5, 0.9),
    (290, 232, -0.05, 0.54, 0.52, 0.4, -0.8, 0.6),
    (342, 296, -0.20, 0.55, 0.53, 0.5, -1.0, 0.2),
    (334, 380, -0.35, 0.56, 0.53, 0.1, -1.0, 0.1),
    (280, 436, -0.55, 0.53, 0.50, 0.0, -0.85, 0.5),
    (220, 456, -0.75, 0.46, 0.42, 0.0, -0.6, 0.8),
    (184, 456, -0.90, 0.43, 0.37, 0.0, -0.45, 0.9),
]
HEAD = Frame.looking(card(170, 458, -1.05), (-0.74, -0.62, -0.20), (-0.25, -0.30, 0.95), 1.2)
DARK, BROWN, WARM, CREAM = (colour(c) for c in ("#35200f", "#74441f", "#b0743a", "#ecd9ae"))
EYES = np.array([0.25, 0.352, 0.125])

Toes = tuple[Array, list[tuple[Array, Array]]]


def paw(clay: Clay, ankle: Array, toward: Array, side: Array, size: float, thick: float) -> Toes:
    """Five toes in a fan; gives the ankle, and tip and direction of each toe for webs and claws."""
    d = unit(toward - ankle)
    s = unit(side - (side @ d) * d)
    tips = []
    for j in range(5):
        a = (j - 2) * 0.21
        way = unit(d * np.cos(a) + s * np.sin(a))
        long = size * (1 - 0.09 * abs(j - 2.3) ** 1.3)
        middle, tip = ankle + way * long * 0.6, ankle + way * long
        clay.cone(ankle + way * 0.04, middle, (thick * 1.45, thick * 1.1), 0.08, "foot")
        clay.cone(middle, tip, (thick, thick * 0.8), 0.05, "foot")
        tips.append((tip, way))
    return ankle, tips


def body(scene: Scene) -> tuple[Skin, Spine, list[Toes]]:
    """The whole animal in clay, and its feet."""
    clay = Clay((-2.2, -2.1, -2.4), (2.0, 1.5, 3.0), scene.step(0.025))
    rows = np.array([[*card(a, b, c), *rest] for a, b, c, *rest in BODY])
    spine = Spine.through(rows, 260)
    clay.tube(spine)
    for share, radii in ((0.80, (0.30, 0.36, 0.22)), (0.46, (0.33, 0.38, 0.27))):
        for side in (1, -1):  # shoulder blades and haunches
            clay.ball(spine.at(share, 0.55 * side, 0.25), radii, spine.frame(share), seam=0.2)
    skull(clay)
    toes = []
    out = np.array([0.0, -0.3, 1.0])
    near = [
        spine.at(0.40, 0.45, -0.1),
        card(212, 292, -0.36),
        card(168, 318, -0.44),
        card(140, 312, -0.44),
    ]
    clay.limb(near, [0.40, 0.28, 0.15, 0.11], 0.2, "leg")
    toes.append(paw(clay, near[-1], card(62, 286, -0.5), out, 0.50, 0.052))
    far = [spine.at(0.40, -0.5, 0), card(208, 170, 0.4), card(182, 142, 0.5), card(168, 132, 0.55)]
    clay.limb(far, [0.34, 0.22, 0.13, 0.10], 0.14, "leg")
    toes.append(paw(clay, far[-1], card(120, 92, 0.6), out, 0.40, 0.048))
    near = [
        spine.at(0.80, 0.62, -0.35),
        card(318, 500, -1.0),
        card(272, 522, -1.25),
        card(248, 522, -1.3),
    ]
    clay.limb(near, [0.29, 0.19, 0.12, 0.095], 0.13, "leg")
    toes.append(paw(clay, near[-1], card(205, 540, -1.35), np.array([0.2, -0.8, 0.5]), 0.25, 0.044))
    far = [spine.at(0.82, -0.3, -0.8), card(250, 508, -0.5), card(216, 524, -0.7)]
    clay.limb(far, [0.24, 0.15, 0.09], 0.12, "leg")
    toes.append(paw(clay, far[-1], card(176, 536, -0.8), np.array([0.2, -0.8, 0.5]), 0.22, 0.04))
    return clay.skin(), spine, toes


def skull(clay: Clay) -> None:
    """Flat and broad, with full whisker pads, small ears set wide, and eyes high and forward."""
    lump = clay.lump
    lump(HEAD, (0, -0.05, -0.01), (0.50, 0.46, 0.285), seam=0.16, part="head")
    lump(HEAD, (0, 0.18, 0.04), (0.34, 0.34, 0.20), seam=0.1, part="head")
    lump(HEAD, (0.25, 0.14, -0.12), (0.22, 0.28, 0.19), seam=0.1, part="head", lie=(0.3, -1, 0))
    lump(HEAD, (0, 0.45, -0.03), (0.29, 0.22, 0.15), seam=0.09, part="muzzle")
    lump(HEAD, (0.15, 0.555, -0.075), (0.175, 0.15, 0.135), seam=0.05, part="muzzle")
    lump(HEAD, (0, 0.36, -0.225), (0.20, 0.22, 0.075), seam=0.04, part="muzzle")
    lump(HEAD, (0.25, 0.35, 0.125), (0.062, 0.062, 0.062), seam=0.04, cut=True)
    lump(HEAD, (0.25, 0.27, 0.165), (0.11, 0.10, 0.03), seam=0.06)
    lump(HEAD, (0.425, -0.16, 0.19), (0.05, 0.08, 0.085), seam=0.03, part="ear")
    lump(HEAD, (0.47, -0.125, 0.19), (0.03, 0.045, 0.05), seam=0.02, cut=True)


def paint_skin(skin: Skin, spine: Spine) -> Array:
    """Colours the skin; gives how much each point is head."""
    v = skin.points
    share, _, up = spine.coordinates(v)
    n = ripple(v, 5, 3)
    limb = np.clip(skin.part("leg") + skin.part("foot"), 0, 1)
    c = mix(np.tile(BROWN, (len(v), 1)), DARK, smooth(0.2, 1.0, up + 0.18 * n) * 0.75)
    c = mix(c, WARM, smooth(0.1, -0.5, up + 0.15 * n) * 0.8)
    belly = smooth(-0.35, -0.8, up + 0.12 * n) * smooth(0.3, 0.5, share)
    c = mix(c, CREAM, belly * (1 - np.clip(limb * 1.5, 0, 1)) * 0.8)
    c = mix(c, DARK, np.clip(skin.part("foot") * 1.2, 0, 1) * 0.8)
    c = mix(c, DARK, smooth(0.33, 0.1, share) * 0.6)
    h = HEAD.local(v)
    head = (np.linalg.norm(h * [1, 0.8, 1.2], axis=1) < 0.95) * (1 - limb)
    z = h[:, 2] + 0.03 * ripple(v, 7, 5)
    face = mix(np.tile(BROWN * 1.15, (len(v), 1)), DARK, smooth(0.12, 0.3, z) * 0.5)
    face = mix(face, CREAM, smooth(-0.02, -0.16, z))
    c = mix(c, face, head)
    pads = head * smooth(0.36, 0.5, h[:, 1]) * smooth(0.1, 0.0, h[:, 2])
    c = mix(c, colour("#dcbf90"), pads * 0.75)
    mouth = -0.178 + 0.05 * smooth(0.15, 0.3, np.abs(h[:, 0]))
    c = mix(
        c,
        DARK * 0.5,
        head * bump(h[:, 2], 0, 1) * bump(h[:, 2] - mouth, 0, 0.016) * smooth(0.22, 0.34, h[:, 1]),
    )
    for s in (1, -1):
        q = np.linalg.norm(h - EYES * [s, 1, 1], axis=1)
        c = mix(c, colour("#8a6238"), bump(q, 0.15, 0.045) * head * 0.55)
        c = mix(c, DARK * 0.45, smooth(0.115, 0.09, q) * head)
    skin.colours = c
    return head


def fur(scene: Scene, skin: Skin, head: Array) -> None:
    """Wet guard hairs in pointed clumps, fine and short on the face, none on soles and nose."""
    h = HEAD.local(skin.points)
    limb = np.clip(skin.part("leg") + skin.part("foot"), 0, 1)
    bald = np.clip(np.clip(skin.part("foot") * 2.2, 0, 1) + head * smooth(0.6, 0.68, h[:, 1]), 0, 1)
    to_eye = np.minimum(*(np.linalg.norm(h - EYES * [s, 1, 1], axis=1) for s in (1, -1)))
    length = np.where(head > 0.5, 0.075, 0.17) * (1 - 0.55 * limb)
    density = (
        (1 - bald)
        * (1 - head * smooth(0.16, 0.11, to_eye))
        * np.where(head > 0.5, 2.6, 1)
        * (1 + limb)
    )
    coat = Coat(lift=0.10, tufts=0.16, swirl=0.38, clump=4.5, contrast=0.40)
    hairs = grow(skin, coat, scene.count(30000), length, density, 2)
    width = 0.0105 * np.sqrt(hairs.length / 0.17)[:, None]
    look = Look(rough=0.42, shine=0.45)
    scene.strokes("fur", hairs.points, taper(1, 5, 0.08)[None] * width, look, hairs.colours)


def face(scene: Scene) -> None:
    """Eyes, nose, whiskers."""
    for s in (1, -1):
        put_eye(scene, HEAD, (0.246 * s, 0.348, 0.122), (0.6 * s, 0.8, 0.3), Eye(0.070, spark=0.22))
    nose = Look("#2c2422", rough=0.3, shine=0.6)
    scene.ball((0, 0.672, 0.02), (0.125, 0.052, 0.062), nose, None, HEAD)
    for s in (1, -1):
        scene.ball((0.07 * s, 0.672, 0), (0.06, 0.05, 0.05), nose, None, HEAD)
    roots, ways, bends, long = [], [], [], []
    for s in (1, -1):
        for j in range(9):
            a, b = j % 3, j // 3
            roots.append(((0.16 + 0.05 * a) * s, 0.62 - 0.06 * a, -0.05 - 0.045 * b))
            way = unit(np.array([s * (1.15 - 0.1 * a), 0.25 - 0.3 * a, -0.05 - 0.28 * b]))
            ways.append(way)
            bends.append(way - [0, 0.5, 0.12])
            long.append(0.52 - 0.05 * b)
    whiskers(
        scene, HEAD, np.array(roots), np.array(ways), np.array(bends), np.array(long), width=0.006
    )


def floor(scene: Scene) -> None:
    """River stones with moss, and weed in one current."""
    for middle, radii, seed in (
        (card(60, 700, -0.6), (1.25, 1.0, 0.85), 1),
        (card(255, 740, -1.0), (1.3, 1.0, 0.80), 2),
        (card(440, 690, -0.3), (1.2, 1.0, 0.95), 3),
        (card(330, 676, 1.6), (0.9, 0.8, 0.5), 4),
        (card(150, 682, 1.9), (1.0, 0.8, 0.5), 5),
    ):
        stone(scene, middle, radii, "#3d5450", "#8d9a80", seed, growth="#4f7a3a")
    roots = np.array(
        [
            card(x, 640, d)
            for x, d in (
                (402, 0.5),
                (420, 0.2),
                (436, 0.6),
                (452, 0.3),
                (470, 0.1),
                (28, 0.9),
                (48, 1.2),
                (14, 0.7),
            )
        ]
    )
    weed(scene, roots, 1.7, "#23472c", "#7f9a4a", 7, width=0.045)


def model(scene: Scene) -> None:
    """Everything before the camera."""
    scene.sky, scene.sky_strength = ("#c3f0e6", "#5aa0a3", "#22424e"), 0.75
    scene.lamps = [
        Lamp((0.45, 0.55, -1.0), "#fff7dd", 6.4, 5),
        Lamp((0, 0, 0), "#9fedf3", 160, 3, (3.5, 2.5, 1.5)),
    ]
    skin, spine, toes = body(scene)
    head = paint_skin(skin, spine)
    scene.mesh("otter", skin.points, skin.faces, Look(rough=0.55, shine=0.35), skin.colours * 0.8)
    fur(scene, skin, head)
    face(scene)
    claws = []
    for ankle, tips in toes:
        for (a, _), (b, _) in itertools.pairwise(tips):
            v, f = web(ankle, a, b, sag=0.10)
            scene.mesh("web", v, f, Look("#7b553c", rough=0.5, thin=0.35))
        t = np.linspace(0, 1, 4)[:, None]
        claws += [tip + way * 0.07 * t - np.array([0, 0, 0.02]) * t**2 for tip, way in tips]
    scene.strokes("claws", np.array(claws), taper(0.018, 4)[None], Look("#3a2a20", rough=0.3))
    perch = FishLook("#4a5a2c", "#b9b27a", "#efe6c4", "#c8552c", "#39431f", 0.15)
    small_fish(
        scene, card(66, 520, -1.0), (-0.75, -0.35, -0.5), (-0.2, -0.2, 1), 0.85, perch, 0.2, PROP
    )
    floor(scene)


def paint(shot: Shot) -> Image:
    """Green water under the ice, sun through the hole."""
    k = shot.scale
    x, y = shot.xy
    stops = [
        (0, "#eaf6df"),
        (0.10, "#bfe6cf"),
        (0.28, "#6fbfa8"),
        (0.52, "#2f8a86"),
        (0.78, "#14545f"),
        (1, "#0a2f3f"),
    ]
    image = under_water(shot, stops, (180, 18))
    image = screen(image, ink("#d9f5c8"), 0.20 * np.exp(-((np.hypot(x - 190, y - 430) / 170) ** 2)))
    image = ridges(shot, image, [(520, 9, "#2b7d7d", 0.5), (560, 8, "#1b606a", 0.7)], 1)
    image = motes(shot, blur(image, (0.7 * k, 0.7 * k, 0)), 60, 3, 90, 600)
    image = shadow_in_water(image, shot.kind(SUBJECT), k)
    image = ice_from_below(shot, image, 180, 70)
    fog = smooth(-0.3, 2.6, shot.depth) * 0.75 * (0.5 + 0.5 * shot.kind(PROP)) + 0.12 * shot.kind(
        PROP
    )
    tones = Tones("#0c4650", "#fff0c2", 0.5, (0.10, 0.36, 1.0), 0.14, 1.35, 2.0)
    image = lay(shot, image, tones, np.clip(fog, 0, 0.85))
    image = screen(image, ink("#f6ffd8"), caustics(shot, 4) * 0.42)
    image = over(image, ink("#0a2f3f"), smooth(560, 720, y) * 0.45)
    random = np.random.default_rng(9)
    rows = []
    for _ in range(60):
        t = random.uniform() ** 0.8
        big = 3.8 * t if random.uniform() < 0.25 else 0
        rows.append(
            (
                104 + t * 30 * np.sin(t * 4) + random.normal() * (6 + 26 * t),
                462 - t * 330,
                random.uniform(0.8, 2.6) + big,
            )
        )
    rows += [
        (110, 448, 4.5),
        (96, 424, 6.5),
        (118, 402, 3.6),
        (92, 366, 8),
        (120, 340, 5),
        (70, 446, 2.4),
    ]
    rows += [
        (random.uniform(240, 400), random.uniform(160, 470), random.uniform(0.8, 2.2))
        for _ in range(16)
    ]
    return finish(bubbles(image, rows))
