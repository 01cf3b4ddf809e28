"""White-tailed eagle: brakes on raised wings and takes a pike from the water.

Landmarks: broad plank wings with seven spread fingers; shoulders; pale buff head and breast; deep
yellow bill; feathered trousers over bare yellow shins; short white wedge tail; one diagonal from
the tip of the near wing through the body to the talons.
"""

from __future__ import annotations

import numpy as np
from paint.birds import (
    VANE,
    Gleam,
    bill,
    by_day,
    down,
    eyes,
    gleaming,
    hull,
    laid,
    rim,
    show,
    side_light,
)
from paint.brush import Image, Shot, finish, foam, over, spray
from paint.feathers import Plumage, Quill, bladed, shingled, tipped
from paint.parts import Eye, FishLook, bird_foot, loft, small_fish
from paint.props import Swell
from paint.scene import SUBJECT, Look, Scene
from paint.solids import Clay, Skin
from paint.surface import Hull, Surface, pond, water
from paint.vectors import Array, Frame, bump, card, colour, mix, ripple, smooth
from paint.weather import billows, glow, heaven, rain, woods
from paint.wings import Wing, fan

BIRD = Frame.turned(card(238, 404, 0.2), yaw=150, pitch=22, roll=14, scale=1.20)
HEAD = Frame.looking((0, 1.13, 0.05), (-0.28, 0.72, -0.62), (0, 0.62, 0.75))
BROWN, DARK, PALE, BUFF, WHITE = (
    colour(c) for c in ("#6a4a30", "#2c1f18", "#a58359", "#cdb48a", "#f0ece0")
)
TILT = 7.0
GRIP = BIRD.at(0.02, 0.62, -1.52)
LEVEL = float(GRIP[2]) - 0.34
BODY = [
    (0, -1.05, 0.10, 0.14, 0.06),
    (0, -0.80, 0.06, 0.24, 0.17),
    (0, -0.45, 0.00, 0.35, 0.31),
    (0, -0.05, -0.03, 0.42, 0.40),
    (0, 0.35, 0.00, 0.43, 0.42),
    (0, 0.68, 0.08, 0.34, 0.35),
    (0, 0.90, 0.13, 0.265, 0.27),
    (0, 1.08, 0.10, 0.22, 0.22),
]
STRIKE = ((0.26, 0.42, -1.28), (-0.24, 0.30, -1.20))


def spread(side: float) -> Wing:
    """A broad wing raised to brake, cupped forward, the hand spread."""
    return Wing.spread(
        [(0.20, 0.46, 0.22), (0.95, 0.44, 0.32), (1.66, 0.74, 0.32), (2.40, 0.56, 0.30)],
        (0.98, 0.92, 0.70, 0.22),
        (0.20, 0.15, 0.10, 0.04),
        side,
        lift=84 if side > 0 else 34,
        hand=10,
        sweep=6,
    )


def body(scene: Scene, wings: tuple[Wing, Wing]) -> Skin:
    """Deep keeled breast, shoulders, trousers, heavy flat-crowned head."""
    clay = Clay((-1.3, -1.4, -1.1), (1.3, 1.7, 1.4), scene.step(0.019))
    hull(clay, BODY, 0.1)
    clay.lump(HEAD, (0, 0.03, 0.02), (0.205, 0.27, 0.185), seam=0.1, part="head")
    clay.lump(HEAD, (0, 0.21, -0.03), (0.12, 0.16, 0.13), seam=0.08, part="head")
    clay.lump(HEAD, (0.13, 0.13, 0.095), (0.07, 0.15, 0.035), seam=0.04)
    clay.lump(HEAD, (0.185, 0.14, 0.03), (0.05, 0.06, 0.045), seam=0.03, cut=True)
    home = Frame(np.zeros(3), np.eye(3))
    clay.lump(home, (0.30, 0.36, 0.18), (0.20, 0.38, 0.20), seam=0.18)
    for s, foot in zip((1, -1), STRIKE, strict=True):
        x, y, z = foot
        hip, knee = (0.22 * s, -0.22, -0.18), (0.30 * s, 0.12, -0.58)
        clay.limb(
            [hip, knee, (x * 0.98, (y + 0.22) / 2, (z - 0.70) / 2)],
            [0.27, 0.20, 0.085],
            0.14,
            "thigh",
        )
    for w in wings:
        w.shoulder(clay, (0.12 * w.side, 0.20, 0.10), (0.26, 0.20, 0.10))
    return clay.skin()


def wing(scene: Scene, plumage: Plumage, w: Wing) -> None:
    """A broad wing with seven spread fingers."""
    p, f, c = w.flesh(BROWN, BROWN * 0.8)
    scene.mesh("arm", p, f, VANE, c, BIRD)
    flight = Quill(
        0.98, 0.125, 0.03, 0.03, 0.12, 0.38, 0.55, 0.12, 1.4, rows=22, columns=8, streak=0.03
    )
    last = Quill(
        1.34, 0.088, 0.16, 0.05, 0.12, 0.28, 0.36, 0.16, 0.9, rows=22, columns=8, streak=0.03
    )
    dark = tipped(DARK * 1.9, DARK * 0.9, 0.5, 0.4)
    w.feathers(plumage, 10, (2.02, 3.0), 0.50, (2, 80), (flight, last), dark, stack=0.010)
    arm = Quill(0.84, 0.135, -0.02, 0.02, 0.12, 0.42, 0.76, 0.06, rows=18, streak=0.03)
    shade = bladed(DARK * 2.2, DARK * 1.0)
    w.feathers(
        plumage, 14, (1.98, 0.06), 0.66, (4, -8), (arm, arm), shade, stack=-0.003, droop=0.06
    )
    warm = bladed(PALE * 0.95, BROWN * 0.72)
    hand = bladed(BROWN * 0.8, DARK * 1.3)
    rows = [
        (0.48, 0.52, 0.13, 13, 0.014),
        (0.26, 0.42, 0.13, 13, 0.024),
        (0.07, 0.32, 0.11, 15, 0.030),
    ]
    w.coverts(plumage, rows, (warm, hand), out=66)
    lower = bladed(BROWN * 1.35, DARK * 2.0)
    rows = [
        (0.50, 0.50, 0.13, 13, 0.006),
        (0.24, 0.40, 0.12, 14, 0.016),
        (0.06, 0.3, 0.1, 15, 0.02),
    ]
    w.coverts(plumage, rows, (lower, lower), out=66, below=True)


def dress(scene: Scene, skin: Skin, plumage: Plumage) -> None:
    """Brown body, streaked buff breast and nape, pale head; long scapulars over the shoulders."""
    v = skin.points
    y = v[:, 1]
    n = ripple(v, 6, 3)
    front = smooth(0.25, 1.0, y + 0.08 * n + 0.15 * smooth(0, -0.4, v[:, 2]))
    c = mix(np.tile(BROWN, (len(v), 1)), DARK * 1.6, smooth(0.2, -0.6, y) * 0.5)
    c = mix(c, PALE, front)
    c = mix(c, BUFF * 1.15, smooth(0.85, 1.15, y + 0.05 * n))
    around = np.arctan2(v[:, 0], v[:, 2] + 0.3 * np.sign(v[:, 2] + 1e-6))
    soft = shingled(-y, around * 0.5, 0.17 + 0 * y, 0.30 * smooth(1.2, 0.8, y) + 0.04, 4)
    skin.colours = np.clip(c * (soft * (1 + 0.08 * n))[:, None], 0.004, 1)
    ahead = HEAD.local(v)[:, 1]
    fine = smooth(0.9, 1.1, y) * smooth(0.33, 0.29, ahead)
    down(scene, BIRD, skin, 5000, 0.09 + 0 * y, fine, 5, contrast=0.15, width=0.014, swirl=0.1)
    bare = 1 - smooth(-0.92, -1.0, v[:, 2])
    wide = np.where(skin.part("arm") > 0.4, 0, 1) * smooth(0.27, 0.2, ahead) * (bare > 0.5)
    long = (0.26 - 0.09 * smooth(0.4, 1.1, y)) * wide
    narrow = Quill(
        1.0, 0.26, -0.08, camber=0.08, tip=0.3, point=1.5, rows=8, columns=5, streak=0.03
    )
    plumage.cover(skin, scene.count(620), long, np.ones(len(v)), narrow, rim(1.45, start=0.7))
    q = Quill(0.56, 0.13, -0.05, camber=0.12, tip=0.4, rows=16, columns=9, streak=0.03)
    pattern = bladed(PALE * 0.9, BROWN * 0.7)
    for start, end, count, rise in (
        ((0.46, 0.02, 0.16), (0.08, -0.10, 0.34), 5, 0.012),
        ((0.42, 0.36, 0.24), (0.08, 0.30, 0.40), 5, 0.022),
        ((0.30, 0.66, 0.28), (0.06, 0.62, 0.38), 4, 0.022),
    ):
        laid(
            plumage, skin, start, end, ((0.15, -1, 0), (0.03, -1, 0)), count, (q, q), pattern, rise
        )


def head(scene: Scene) -> None:
    """The great bill and the stern eye."""
    yellow = colour("#f0b52a")

    def horn(v: Array) -> Array:
        c = mix(np.tile(yellow, (len(v), 1)), colour("#f8dc7a"), smooth(0.03, 0.13, v[:, 2]) * 0.6)
        c = mix(c, colour("#8a6a20"), smooth(0.63, 0.69, v[:, 1]) * 0.6)
        return mix(
            c, colour("#5a3c10"), bump(v[:, 1], 0.36, 0.025) * bump(v[:, 2], 0.04, 0.02) * 0.9
        )

    here = HEAD.inside(BIRD)
    upper = [
        (0, 0.19, 0.0, 0.105, 0.115),
        (0, 0.35, 0.005, 0.085, 0.115),
        (0, 0.53, -0.008, 0.058, 0.098),
        (0, 0.65, -0.065, 0.035, 0.066),
        (0, 0.665, -0.17, 0.008, 0.022),
    ]
    lower = [
        (0, 0.19, -0.105, 0.085, 0.05),
        (0, 0.35, -0.12, 0.065, 0.042),
        (0, 0.51, -0.125, 0.045, 0.036),
        (0, 0.59, -0.115, 0.01, 0.012),
    ]
    bill(scene, here, upper, lower, horn, horn)
    eyes(
        scene,
        here,
        (0.168, 0.145, 0.042),
        (1, 0.45, 0.05),
        Eye(0.054, "#f2d060", 0.55, "#6a4a20", 0.18),
    )


def legs(scene: Scene) -> None:
    """Yellow shins and the grip on the pike."""
    yellow = Look("#e8a91e", rough=0.42, shine=0.35)
    for (x, y, z), s in zip(STRIKE, (1, -1), strict=True):
        top = (x * 0.98, (y + 0.22) / 2, (z - 0.70) / 2)
        v, f = loft(
            [
                (*top, 0.075, 0.075),
                ((x + top[0]) / 2, (y + top[1]) / 2, (z + top[2]) / 2, 0.062, 0.062),
                (x, y, z, 0.075, 0.075),
            ],
            count=12,
            around=12,
        )
        scene.mesh("shin", v, f, yellow, None, BIRD)
        bird_foot(
            scene,
            BIRD,
            (x, y, z),
            (0.1 * s, 0.9, -0.30),
            (0, -0.3, -0.95),
            0.42,
            yellow,
            spread=38,
            thick=0.15,
            curl=0.42,
            hind=0.6,
        )


def model(scene: Scene) -> None:
    """Everything before the camera."""
    side_light(scene, TILT, 5.0, "#ffe3b0", ("#8fa3c4", "#8c97a8", "#41586c"), 0.75, 0.22)
    wings = (spread(1), spread(-1))
    skin = body(scene, wings)
    plumage = Plumage(6)
    dress(scene, skin, plumage)
    for w in wings:
        wing(scene, plumage, w)
    tail = Quill(0.86, 0.13, 0.02, camber=0.12, lead=0.5, tip=0.72, rows=14, streak=0.02)
    edge = Quill(0.62, 0.12, 0.02, camber=0.12, lead=0.5, tip=0.72, rows=14, streak=0.02)
    fan(
        plumage,
        (0, -0.92, 0.08),
        (0, -1, -0.40),
        (-0.75, -0.4, 1),
        12,
        54,
        (tail, edge),
        bladed(WHITE, WHITE * 0.72),
        0.10,
    )
    show(scene, BIRD, skin, plumage)
    head(scene)
    legs(scene)
    pike = FishLook("#3f5526", "#a7a35c", "#efe9c8", "#7a6a2e", "#d8d08a", 0.10)
    small_fish(scene, GRIP, (-0.90, -0.35, 0.26), (0.25, -0.35, 0.9), 2.1, pike, 0.16)
    splash = Frame.turned(GRIP * [1, 1, 0] + [0.45, 0, LEVEL], 0, 0, 0, 1.0)
    pond(scene, LEVEL, Swell(0.05, 2.4, 0.14, 15, 30), [Hull(splash, 0.3, 0.3, 0, 4)])


SEA = Surface(
    sky=((0, "#d8c9a6"), (0.10, "#8a95a0"), (0.3, "#56677f"), (1, "#34475f")),
    deep="#10293c",
    crest="#4a8a90",
    far="#8f98a0",
    sun=(-14, 14),
    sun_code="#ffe0a0",
    glitter=0.7,
    tight=50,
    chop=0.05,
    mirror=0.5,
    haze=14,
)


def paint(shot: Shot) -> Image:
    """The strike before a rain front, in the last sun."""
    camera = Scene(tilt=TILT)
    low = camera.horizon
    image = heaven(
        shot, ((0, "#2b3a52"), (0.55, "#5b6a80"), (0.85, "#b5aa98"), (1, "#ecd29a")), low
    )
    image = billows(shot, image, (-60, low * 0.9), (120, 46), ("#8e98a8", "#27344a"), 21, 0.9, 0.6)
    image = rain(shot, image, (250, 620), (low * 0.5, low), "#43546c", 3, 0.75)
    image = glow(shot, image, (60, low - 6), (150, 46), "#ffdf9c", 0.8)
    image = woods(shot, image, low, 26, "#3b4a58", 6, 0.9, (-120, 300))
    tones = by_day(1.40, shadow="#2c4266")
    bird = gleaming(shot, image, camera, tones, Gleam("#ffe2a6", 0.75, "#6f93a8", 0.14))
    image = water(shot, image, bird, camera, LEVEL, SEA)
    image = over(image, bird, shot.kind(SUBJECT))
    x, y = camera.projected(GRIP * [1, 1, 0] + [0.45, 0, LEVEL])
    at = (float(x), float(y))
    image = foam(image, (at[0], at[1] + 3), (96, 15), 0.85, 3)
    image = spray(image, at, (-0.2, -1), 1.1, 120, 240, 5, size=3.0)
    image = spray(image, (at[0] + 20, at[1]), (0.9, -0.6), 0.9, 140, 130, 6, size=2.8)
    return finish(image, vignette=0.4)
