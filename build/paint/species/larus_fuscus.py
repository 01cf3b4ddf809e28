"""Lesser black-backed gull: banks low over the swell with a herring in its bill.

Landmarks: slate-black back and wings with a white rim behind; bent wrist; ten long primaries with
black tips and two white mirrors; far wing foreshortened; white head, neck and tail; yellow bill
with a red spot; pale eye in a red ring; yellow webbed feet laid back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from paint.birds import SLEEK, VANE, Air, bill, daylight, down, eyes, hull, over_sea, rim, show
from paint.brush import Tones
from paint.feathers import Each, Pattern, Plumage, Quill, edged, plain
from paint.parts import Eye, FishLook, bird_foot, loft, small_fish
from paint.props import Swell, sea
from paint.scene import Look, Scene
from paint.solids import Clay, Skin, Spine
from paint.vectors import Array, Frame, bump, card, colour, mix, ripple, smooth
from paint.wings import Wing, fan

if TYPE_CHECKING:
    from paint.brush import Image, Shot

BIRD = Frame.turned(card(238, 296, 0.0), yaw=-24, pitch=26, roll=46, scale=1.06)
DARK, BLACK, WHITE, EDGE = (colour(c) for c in ("#262d39", "#0d1119", "#eceae2", "#48535f"))
TONES = Tones("#24507c", "#fff2d4", 0.5, (0.10, 0.36, 1.0), 0.16, 1.22, 1.5)
TILT = 10.3
# x, y, z, half width, half height: tail to head
BODY = [
    (0, -1.20, 0.06, 0.11, 0.05),
    (0, -0.95, 0.04, 0.19, 0.13),
    (0, -0.60, 0.00, 0.29, 0.25),
    (0, -0.15, -0.04, 0.35, 0.33),
    (0, 0.28, -0.04, 0.36, 0.35),
    (0, 0.62, 0.03, 0.285, 0.29),
    (0, 0.86, 0.10, 0.220, 0.225),
    (0, 1.06, 0.15, 0.195, 0.195),
]


def body(scene: Scene) -> tuple[Skin, Spine]:
    """Body, neck and head in clay."""
    clay = Clay((-0.8, -1.5, -0.9), (0.8, 1.6, 0.8), scene.step(0.018))
    spine = hull(clay, BODY, 0.1)
    home = Frame(np.zeros(3), np.eye(3))
    clay.lump(home, (0, 1.10, 0.17), (0.185, 0.235, 0.180), seam=0.1, part="head")
    clay.lump(home, (0, 1.25, 0.12), (0.10, 0.16, 0.105), seam=0.09, part="head")
    clay.lump(home, (0.12, 1.13, 0.10), (0.08, 0.14, 0.10), seam=0.08)
    clay.lump(home, (0.165, 1.185, 0.20), (0.045, 0.05, 0.045), seam=0.04, cut=True)
    clay.lump(home, (0.24, 0.22, 0.12), (0.16, 0.42, 0.17), seam=0.15)
    for s in (1, -1):
        leg = [(0.15 * s, -0.38, -0.22), (0.17 * s, -0.58, -0.32), (0.17 * s, -0.72, -0.34)]
        clay.limb(leg, [0.15, 0.10, 0.05], 0.12, "thigh")
    return clay.skin(), spine


def primary(q: float) -> Pattern:
    """Slate turning black; the two outermost carry mirrors, the others a small white tip."""

    def pattern(t: Array, _across: Array) -> Array:
        c = mix(np.tile(DARK * 0.9, (*t.shape, 1)), BLACK * 0.8, smooth(0.15, 0.6, t + 0.3 * q))
        if q > 0.95:
            return mix(c, WHITE, smooth(0.70, 0.74, t) * smooth(0.88, 0.84, t))
        if q > 0.85:
            c = mix(c, WHITE, smooth(0.76, 0.79, t) * smooth(0.87, 0.84, t))
        return mix(c, WHITE, smooth(0.955, 0.98, t))

    return pattern


def wing(scene: Scene, plumage: Plumage, side: float, lift: float, hand: float) -> None:
    """A spread wing; `lift` raises the arm and `hand` the hand, in degrees."""
    w = Wing.spread(
        [(0.14, 0.44, 0.14), (0.74, 0.42, 0.24), (1.40, 0.58, 0.28), (2.04, 0.36, 0.24)],
        (0.66, 0.60, 0.40, 0.08),
        (0.15, 0.11, 0.08, 0.03),
        side,
        lift=lift,
        hand=hand,
    )
    p, f, c = w.flesh(DARK, WHITE * 0.9, WHITE)
    scene.mesh("arm", p, f, VANE, c, BIRD)
    flight = Quill(0.80, 0.112, 0.05, 0.05, 0.16, 0.36, 0.60, 0.18, rows=22, columns=8)
    last = Quill(1.30, 0.085, 0.10, 0.08, 0.16, 0.28, 0.46, 0.20, rows=22, columns=8)
    w.feathers(plumage, 10, (2.06, 2.97), 0.5, (6, 74), (flight, last), Each(primary), stack=0.006)
    arm = Quill(0.60, 0.100, -0.04, 0.02, 0.14, 0.40, 0.92, 0.08, rows=16)
    inner = Quill(0.62, 0.115, -0.04, 0.02, 0.14, 0.45, 0.92, 0.06, rows=16)
    w.feathers(
        plumage,
        15,
        (2.02, 0.10),
        0.70,
        (6, -6),
        (arm, inner),
        edged(DARK * 0.92, WHITE, 0.84, 0.02),
        stack=-0.003,
        droop=0.10,
    )
    grey = edged(DARK, EDGE, 0.86, 0.06)
    for chord, long, wide, count, high in (
        (0.50, 0.40, 0.095, 15, 0.012),
        (0.34, 0.31, 0.09, 16, 0.020),
        (0.20, 0.24, 0.08, 17, 0.026),
        (0.08, 0.20, 0.07, 19, 0.030),
    ):
        small = Quill(long, wide, -0.07, camber=0.22, tip=0.6)
        w.feathers(
            plumage,
            count,
            (2.1, 0.02),
            chord,
            (12, -4),
            (small, small),
            grey,
            stack=-0.001,
            lift=high,
            droop=0.06,
        )
        cover = Quill(long * 1.1, wide * 0.9, -0.03, camber=0.2, tip=0.55)
        w.feathers(
            plumage,
            9,
            (2.05, 2.92),
            chord,
            (14, 66),
            (cover, cover),
            plain(DARK * 0.72),
            stack=0.002,
            lift=high,
        )
    thumb = Quill(0.34, 0.05, camber=0.2, tip=0.5, twist=0.1)
    w.feathers(
        plumage,
        3,
        (1.98, 2.12),
        0.08,
        (52, 58),
        (thumb, thumb),
        plain(DARK * 0.8),
        lift=0.045,
        stack=0.006,
    )


def dress(scene: Scene, skin: Skin, spine: Spine, plumage: Plumage) -> None:
    """Colours of the body, contour feathers, and down on head and neck."""
    v = skin.points
    _, _, up = spine.coordinates(v)
    n = 0.03 * ripple(v, 7, 3)
    mantle = (
        smooth(0.10, 0.22, up + n)
        * smooth(0.62, 0.52, v[:, 1] + n)
        * smooth(-0.80, -0.68, v[:, 1] + n)
    )
    shade = mix(np.tile(WHITE, (len(v), 1)), colour("#cfd8df"), smooth(0.2, -0.7, up) * 0.6)
    skin.colours = mix(shade, DARK, mantle)
    y = v[:, 1]
    long = np.where(mantle > 0.5, 0.22, 0.15) * smooth(1.0, 0.7, y)
    plumage.cover(skin, scene.count(900), long, np.ones(len(v)), SLEEK, rim(2.3))
    fine = smooth(0.45, 0.8, y) * smooth(1.36, 1.33, y)
    down(
        scene, BIRD, skin, 14000, 0.06 + 0.03 * smooth(1.0, 0.7, y), fine + 0.12 * (mantle < 0.3), 5
    )


def head(scene: Scene) -> None:
    """Bill, eyes, and the herring."""
    yellow, red = colour("#f4b323"), colour("#d8301f")

    def top(v: Array) -> Array:
        c = mix(np.tile(yellow, (len(v), 1)), colour("#f8e3a0"), smooth(1.56, 1.68, v[:, 1]))
        return mix(
            c, colour("#6a4a12"), bump(v[:, 1], 1.42, 0.03) * bump(v[:, 2], 0.172, 0.012) * 0.9
        )

    def low(v: Array) -> Array:
        return mix(
            np.tile(yellow, (len(v), 1)),
            red,
            bump(v[:, 1], 1.53, 0.05) * smooth(0.09, 0.07, v[:, 2]),
        )

    upper = [
        (0, 1.26, 0.160, 0.075, 0.062),
        (0, 1.44, 0.162, 0.058, 0.055),
        (0, 1.60, 0.142, 0.036, 0.042),
        (0, 1.69, 0.074, 0.008, 0.012),
    ]
    lower = [
        (0, 1.28, 0.085, 0.062, 0.036),
        (0, 1.45, 0.070, 0.048, 0.034),
        (0, 1.55, 0.055, 0.034, 0.036),
        (0, 1.64, 0.066, 0.008, 0.010),
    ]
    bill(scene, BIRD, upper, lower, top, low)
    eyes(
        scene,
        BIRD,
        (0.150, 1.185, 0.205),
        (1, 0.28, 0.10),
        Eye(0.046, "#efe0a0", 0.60, "#8a3a26", 0.2),
    )
    place = BIRD.at(0.0, 1.56, 0.098)
    herring = FishLook("#2f5a70", "#dfe6e4", "#f7f5ec", "#9fb4b4")
    small_fish(
        scene,
        place,
        BIRD.direction(1, 0.15, -0.35),
        BIRD.direction(0.3, 0.1, 1),
        1.0,
        herring,
        0.25,
    )


def model(scene: Scene) -> None:
    """Everything before the camera."""
    daylight(scene, TILT)
    skin, spine = body(scene)
    plumage = Plumage(4)
    dress(scene, skin, spine, plumage)
    wing(scene, plumage, 1, -14, -8)
    wing(scene, plumage, -1, 24, 12)
    tail = Quill(0.86, 0.115, -0.02, camber=0.2, lead=0.5, tip=0.82, rows=14)
    edge = Quill(0.78, 0.105, -0.02, camber=0.2, lead=0.5, tip=0.82, rows=14)
    fan(
        plumage,
        (0, -0.98, 0.07),
        (0, -1, -0.04),
        (0, 0, 1),
        12,
        36,
        (tail, edge),
        edged(WHITE * 0.92, WHITE, 0.9, 0.05),
    )
    show(scene, BIRD, skin, plumage)
    head(scene)
    yellow = Look("#eda921", rough=0.4, shine=0.4)
    for s in (1, -1):
        leg = [
            (0.17 * s, -0.66, -0.34, 0.045, 0.045),
            (0.17 * s, -0.86, -0.33, 0.036, 0.036),
            (0.17 * s, -1.06, -0.28, 0.04, 0.04),
        ]
        v, f = loft(leg, count=12, around=10)
        scene.mesh("leg", v, f, yellow, None, BIRD)
        bird_foot(
            scene,
            BIRD,
            (0.17 * s, -1.05, -0.28),
            (0.06 * s, -1, 0.0),
            (0, 0, -1),
            0.34,
            yellow,
            webbed=True,
            spread=20,
            thick=0.08,
            hind=0,
        )
    sea(scene, -3.1, Swell(0.12, 3.6, 0.16, 15, 24), "#0b4d62", "#2a8088", rough=0.05)


def paint(shot: Shot) -> Image:
    """Morning over the swell."""
    stops = (
        (0, "#66a6c4"),
        (0.13, "#97c6d0"),
        (0.22, "#d3e4d4"),
        (0.28, "#f2efd2"),
        (1, "#f2efd2"),
    )
    sea_colours = (
        (0, "#e4efe0"),
        (0.10, "#a5d6dc"),
        (0.34, "#4fa9c4"),
        (0.66, "#2079a4"),
        (1, "#114a78"),
    )
    return over_sea(shot, Scene(tilt=TILT).horizon, Air(stops, seed=71, sea=sea_colours), TONES)
