"""White-tailed eagle: brakes on raised wings and takes a pike from the water.

Landmarks: broad plank wings with seven spread fingers; shoulders; pale buff head and breast; deep
yellow bill; feathered trousers over bare yellow shins; short white wedge tail; one diagonal from
the tip of the near wing through the body to the talons.
"""

from __future__ import annotations

import numpy as np
from paint.birds import SOFT, VANE, Air, bill, daylight, down, eyes, hull, over_sea, rim, show
from paint.brush import Image, Shot, Tones, foam, spray
from paint.feathers import Plumage, Quill, edged, tipped
from paint.parts import Eye, FishLook, bird_foot, loft, small_fish
from paint.props import Swell, sea
from paint.scene import Look, Scene
from paint.solids import Clay, Skin
from paint.vectors import Array, Frame, bump, card, colour, mix, ripple, smooth
from paint.wings import Wing, fan

BIRD = Frame.turned(card(224, 400, 0.2), yaw=221, pitch=36, roll=0, scale=1.06)
HEAD = Frame.looking((0, 1.13, 0.05), (-0.28, 0.72, -0.62), (0, 0.62, 0.75))
BROWN, DARK, PALE, BUFF, WHITE = (
    colour(c) for c in ("#6a4a30", "#2c1f18", "#a58359", "#cdb48a", "#f0ece0")
)
TILT = 7.0
GRIP = BIRD.at(0.02, 0.62, -1.52)
LEVEL = float(GRIP[2]) - 0.30
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


def body(scene: Scene) -> Skin:
    """Deep keeled breast, shoulders, trousers, heavy flat-crowned head."""
    clay = Clay((-0.9, -1.4, -1.1), (0.9, 1.7, 0.9), scene.step(0.02))
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
    return clay.skin()


def wing(
    scene: Scene, plumage: Plumage, side: float, lift: float, hand: float, sweep: float
) -> None:
    """A broad wing; `sweep` swings it forward."""
    w = Wing.spread(
        [(0.20, 0.50, 0.22), (0.95, 0.52, 0.30), (1.78, 0.70, 0.30), (2.40, 0.46, 0.26)],
        (0.95, 0.92, 0.72, 0.24),
        (0.20, 0.15, 0.10, 0.04),
        side,
        lift=lift,
        hand=hand,
        sweep=sweep,
    )
    p, f, c = w.flesh(BROWN, BROWN * 0.8)
    scene.mesh("arm", p, f, VANE, c, BIRD)
    flight = Quill(0.98, 0.125, 0.03, 0.03, 0.14, 0.38, 0.55, 0.14, 1.4, rows=22, columns=8)
    last = Quill(1.28, 0.105, 0.16, 0.05, 0.14, 0.28, 0.36, 0.18, 0.9, rows=22, columns=8)
    dark = tipped(DARK * 1.35, DARK * 0.8, 0.5, 0.4)
    w.feathers(plumage, 10, (2.02, 3.0), 0.50, (0, 84), (flight, last), dark, stack=0.010)
    arm = Quill(0.78, 0.125, -0.02, 0.02, 0.16, 0.42, 0.80, 0.10, rows=14)
    w.feathers(
        plumage,
        15,
        (1.98, 0.06),
        0.68,
        (4, -8),
        (arm, arm),
        tipped(DARK * 1.9, DARK, 0.4, 0.3),
        stack=-0.003,
        droop=0.06,
    )
    warm = edged(BROWN, PALE, 0.80, 0.10)
    for chord, long, wide, count, high in (
        (0.50, 0.46, 0.12, 14, 0.012),
        (0.34, 0.36, 0.11, 15, 0.022),
        (0.19, 0.27, 0.10, 16, 0.030),
        (0.06, 0.22, 0.085, 18, 0.034),
    ):
        small = Quill(long, wide, -0.06, camber=0.2, tip=0.55)
        w.feathers(
            plumage,
            count,
            (2.05, 0.02),
            chord,
            (8, -6),
            (small, small),
            warm,
            stack=-0.001,
            lift=high,
            droop=0.04,
        )
        hand_cover = Quill(long * 1.05, wide * 0.85, -0.02, camber=0.2, tip=0.55)
        w.feathers(
            plumage,
            9,
            (2.02, 2.94),
            chord,
            (12, 62),
            (hand_cover, hand_cover),
            edged(BROWN * 0.6, BROWN, 0.85),
            stack=0.002,
            lift=high,
        )
    lower = edged(BROWN * 0.72, PALE * 0.8, 0.82, 0.09)
    for chord, long, wide, count, high in (
        (0.56, 0.40, 0.11, 15, 0.004),
        (0.38, 0.32, 0.10, 16, 0.012),
        (0.20, 0.26, 0.09, 17, 0.018),
        (0.05, 0.22, 0.08, 18, 0.02),
    ):
        small = Quill(long, wide, -0.04, camber=0.2, tip=0.55)
        w.feathers(
            plumage,
            count,
            (2.9, 0.02),
            chord,
            (40, -6),
            (small, small),
            lower,
            stack=-0.001,
            lift=high,
            below=True,
        )


def dress(scene: Scene, skin: Skin, plumage: Plumage) -> None:
    """Brown body, streaked buff breast and nape, pale head; trousers of long feathers."""
    v = skin.points
    y = v[:, 1]
    n = ripple(v, 6, 3)
    front = smooth(0.25, 1.0, y + 0.08 * n + 0.15 * smooth(0, -0.4, v[:, 2]))
    c = mix(np.tile(BROWN, (len(v), 1)), DARK * 1.6, smooth(0.2, -0.6, y) * 0.5)
    c = mix(c, PALE, front)
    c = mix(c, BUFF * 1.1, smooth(0.85, 1.15, y + 0.05 * n))
    skin.colours = np.clip(c * (1 + 0.15 * n)[:, None], 0.004, 1)
    ahead = HEAD.local(v)[:, 1]
    bare = 1 - smooth(-0.92, -1.0, v[:, 2])
    long = (0.24 - 0.10 * smooth(0.5, 1.1, y)) * smooth(0.29, 0.23, ahead) * (bare > 0.5)
    long = long * (1 + 0.25 * skin.part("thigh"))
    plumage.cover(
        skin, scene.count(1500), long, 1 + 1.5 * smooth(0.6, 1.0, y), SOFT, rim(1.9, start=0.80)
    )
    down(
        scene,
        BIRD,
        skin,
        6000,
        0.07 + 0 * y,
        smooth(0.9, 1.1, y) * smooth(0.33, 0.29, ahead),
        5,
        contrast=0.3,
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
    daylight(scene, TILT, 4.8)
    skin = body(scene)
    plumage = Plumage(6)
    dress(scene, skin, plumage)
    wing(scene, plumage, 1, 32, 6, 58)
    wing(scene, plumage, -1, 60, 10, 36)
    tail = Quill(0.80, 0.13, 0.02, camber=0.16, lead=0.5, tip=0.72, rows=14)
    edge = Quill(0.62, 0.12, 0.02, camber=0.16, lead=0.5, tip=0.72, rows=14)
    fan(
        plumage,
        (0, -0.92, 0.08),
        (0, -1, -0.55),
        (0, -0.5, 1),
        12,
        54,
        (tail, edge),
        edged(WHITE, WHITE * 1.06, 0.9, 0.05),
        0.10,
    )
    show(scene, BIRD, skin, plumage)
    head(scene)
    legs(scene)
    pike = FishLook("#3f5526", "#a7a35c", "#efe9c8", "#7a6a2e", "#d8d08a", 0.095)
    small_fish(scene, GRIP, (-0.86, -0.30, 0.34), (0.35, -0.25, 0.9), 1.6, pike, 0.22)
    rings = [(GRIP[0] + 0.30, GRIP[1], 0.05, 0.42)]
    sea(scene, LEVEL, Swell(0.09, 3.0, 0.14, 15, 24), "#0b3448", "#2a5c6c", None, rings, 0.05)


def paint(shot: Shot) -> Image:
    """The strike: spray where the pike leaves the water."""
    tones = Tones("#2a4360", "#fff0cf", 0.45, (0.10, 0.34, 1.0), 0.16, 1.40, 1.5)
    stops = (
        (0, "#5f8298"),
        (0.13, "#8fabb6"),
        (0.25, "#d6d2c2"),
        (0.36, "#f4e0b8"),
        (1, "#f4e0b8"),
    )
    shores = (((300, 620), 14, "#76889a", 2), ((-60, 120), 20, "#5f7488", 5))
    sea_colours = (
        (0, "#eadfc8"),
        (0.10, "#b4c6c4"),
        (0.34, "#5d8e9e"),
        (0.66, "#2c6480"),
        (1, "#163e5c"),
    )
    air = Air(stops, (96, 190), 14, 0.85, shores, 0.15, sea_colours)
    image = over_sea(shot, Scene(tilt=TILT).horizon, air, tones)
    x, y = Scene(tilt=TILT).projected(GRIP + np.array([0.35, 0, -0.3]))
    at = (float(x), float(y))
    image = foam(image, (at[0] - 10, at[1] + 4), (110, 18), 0.9, 3)
    image = spray(image, at, (-0.5, -1), 1.2, 150, 230, 5, size=3.2)
    return spray(image, (at[0] + 40, at[1] + 4), (0.9, -0.7), 0.9, 130, 130, 6, size=3.0)
