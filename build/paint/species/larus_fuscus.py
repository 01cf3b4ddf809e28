"""Lesser black-backed gull: banks low over the swell with a herring in its bill.

Landmarks: slate-black back and wings with a white rim behind; bent wrist; ten long primaries with
black tips and two white mirrors; far wing foreshortened; white head, neck and tail; yellow bill
with a red spot; pale eye in a red ring; yellow webbed feet laid back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from paint.birds import VANE, Gleam, bill, by_day, eyes, gleaming, hull, laid, show, side_light
from paint.brush import blur, darken, finish, ink, noise, over, screen
from paint.feathers import Each, Pattern, Plumage, Quill, bladed, edged, plain, shingled
from paint.parts import Eye, FishLook, bird_foot, loft, small_fish
from paint.props import Swell
from paint.scene import SUBJECT, Look, Scene
from paint.solids import Clay, Skin, Spine
from paint.surface import Surface, pond, water
from paint.vectors import Array, Frame, bump, card, colour, mix, ripple, smooth
from paint.wings import Wing, fan

if TYPE_CHECKING:
    from paint.brush import Image, Shot

TILT = 34.0
BIRD = Frame.turned(card(238, 338, 0.0), yaw=-34, pitch=14, roll=34, scale=1.16)
DARK, BLACK, WHITE, EDGE = (colour(c) for c in ("#1f2531", "#0c0f16", "#f1efe8", "#3d485c"))
LEVEL = -3.6
# x, y, z, half width, half height: tail to head
BODY = [
    (0, -1.20, 0.06, 0.11, 0.05),
    (0, -0.95, 0.04, 0.20, 0.13),
    (0, -0.60, 0.00, 0.31, 0.25),
    (0, -0.15, -0.04, 0.38, 0.34),
    (0, 0.28, -0.04, 0.38, 0.36),
    (0, 0.62, 0.03, 0.295, 0.30),
    (0, 0.86, 0.10, 0.225, 0.23),
    (0, 1.06, 0.15, 0.195, 0.195),
]


def spread(side: float) -> Wing:
    """A wing held in a glide: wrist forward, hand swept back and a little down."""
    return Wing.spread(
        [(0.16, 0.40, 0.16), (0.70, 0.38, 0.26), (1.24, 0.66, 0.30), (2.02, 0.40, 0.28)],
        (0.74, 0.66, 0.42, 0.08),
        (0.16, 0.12, 0.08, 0.03),
        side,
        lift=20,
        hand=-14,
    )


def body(scene: Scene, wings: tuple[Wing, Wing]) -> tuple[Skin, Spine]:
    """Body, neck and head in clay, with the upper arms growing out of it."""
    clay = Clay((-1.1, -1.5, -0.9), (1.1, 1.6, 1.0), scene.step(0.016))
    spine = hull(clay, BODY, 0.1)
    home = Frame(np.zeros(3), np.eye(3))
    clay.lump(home, (0, 1.10, 0.17), (0.185, 0.235, 0.180), seam=0.1, part="head")
    clay.lump(home, (0, 1.25, 0.12), (0.10, 0.16, 0.105), seam=0.09, part="head")
    clay.lump(home, (0.12, 1.13, 0.10), (0.08, 0.14, 0.10), seam=0.08)
    clay.lump(home, (0.165, 1.185, 0.20), (0.045, 0.05, 0.045), seam=0.04, cut=True)
    clay.lump(home, (0.22, 0.16, 0.14), (0.17, 0.46, 0.18), seam=0.15)
    for wing in wings:
        wing.shoulder(clay, (0.10 * wing.side, 0.18, 0.10), (0.20, 0.15, 0.06))
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


def wing(scene: Scene, plumage: Plumage, w: Wing) -> None:
    """A spread wing: ten slender primaries, secondaries with a white rim, soft coverts."""
    p, f, c = w.flesh(DARK, WHITE * 0.9, WHITE)
    scene.mesh("arm", p, f, VANE, c, BIRD)
    flight = Quill(0.74, 0.105, 0.05, 0.05, 0.12, 0.36, 0.60, 0.16, rows=22, columns=8, streak=0.03)
    last = Quill(1.22, 0.080, 0.08, 0.10, 0.12, 0.28, 0.46, 0.18, rows=22, columns=8, streak=0.03)
    w.feathers(plumage, 10, (2.06, 2.97), 0.5, (0, 78), (flight, last), Each(primary), stack=0.006)
    arm = Quill(0.58, 0.105, -0.04, 0.02, 0.10, 0.40, 0.88, 0.06, rows=18, streak=0.03)
    inner = Quill(0.66, 0.125, -0.04, 0.02, 0.10, 0.45, 0.88, 0.04, rows=18, streak=0.03)
    rim = Each(lambda q: edged(DARK * 0.9, WHITE, 0.96 - 0.10 * min(1.0, 2.5 * q), 0.02))
    w.feathers(plumage, 14, (1.97, 0.06), 0.66, (4, -6), (arm, inner), rim, stack=-0.003, droop=0.1)
    soft = bladed(EDGE * 0.75, DARK * 0.75)
    rows = [
        (0.46, 0.44, 0.11, 13, 0.012),
        (0.24, 0.36, 0.11, 13, 0.022),
        (0.06, 0.28, 0.09, 15, 0.026),
    ]
    w.coverts(plumage, rows, (soft, bladed(DARK, BLACK)))
    white = bladed(WHITE * 0.92, WHITE * 0.72)
    rows = [(0.46, 0.42, 0.11, 13, 0.006), (0.20, 0.34, 0.10, 14, 0.014)]
    w.coverts(plumage, rows, (white, white), below=True)
    thumb = Quill(0.34, 0.05, camber=0.14, tip=0.5, twist=0.1)
    angles = (52, 58)
    quills = (thumb, thumb)
    w.feathers(
        plumage, 3, (1.98, 2.12), 0.08, angles, quills, plain(DARK * 0.8), lift=0.04, stack=0.006
    )


def dress(skin: Skin, spine: Spine, plumage: Plumage) -> None:
    """Colours of the body, and long scapulars that close the gap between back and wing."""
    v = skin.points
    _, _, up = spine.coordinates(v)
    n = 0.03 * ripple(v, 7, 3)
    arm = skin.part("arm")
    mantle = (
        smooth(0.10, 0.22, up + n)
        * smooth(0.64, 0.54, v[:, 1] + n)
        * smooth(-0.74, -0.62, v[:, 1] + n)
    )
    mantle = np.maximum(mantle, smooth(0.3, 0.6, arm) * smooth(-0.05, 0.05, v[:, 2] - 0.08))
    shade = mix(np.tile(WHITE, (len(v), 1)), colour("#c2cfe0"), smooth(0.2, -0.7, up) * 0.6)
    soft = shingled(-v[:, 1], v[:, 0], 0.20 + 0 * up, 0.30, 4)
    c = mix(shade, DARK * soft[:, None], mantle)
    skin.colours = np.clip(c, 0.003, 0.95)
    q = Quill(0.54, 0.10, -0.06, camber=0.10, tip=0.4, rows=18, columns=9, streak=0.02)
    dark = bladed(EDGE * 0.75, DARK * 0.9)
    for start, end, count, pattern, rise in (
        ((0.42, -0.04, 0.16), (0.08, -0.16, 0.30), 5, dark, 0.012),
        ((0.40, 0.26, 0.20), (0.08, 0.20, 0.33), 5, dark, 0.020),
        ((0.32, 0.50, 0.22), (0.06, 0.46, 0.32), 4, dark, 0.020),
    ):
        laid(
            plumage, skin, start, end, ((0.16, -1, 0), (0.03, -1, 0)), count, (q, q), pattern, rise
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
    side_light(scene, TILT, 4.8, "#fff3da", ("#a5c6f0", "#9fc4e6", "#3d84a8"), 0.85, 0.12)
    wings = (spread(1), spread(-1))
    skin, spine = body(scene, wings)
    plumage = Plumage(4)
    dress(skin, spine, plumage)
    for w in wings:
        wing(scene, plumage, w)
    tail = Quill(0.86, 0.115, -0.02, camber=0.12, lead=0.5, tip=0.82, rows=14, streak=0.02)
    edge = Quill(0.80, 0.105, -0.02, camber=0.12, lead=0.5, tip=0.82, rows=14, streak=0.02)
    fan(
        plumage,
        (0, -0.98, 0.07),
        (0, -1, -0.04),
        (0, 0, 1),
        12,
        26,
        (tail, edge),
        bladed(WHITE, WHITE * 0.75),
    )
    show(scene, BIRD, skin, plumage)
    head(scene)
    yellow = Look("#eda921", rough=0.4, shine=0.4)
    for s in (1, -1):
        leg = [
            (0.15 * s, -0.62, -0.26, 0.045, 0.045),
            (0.15 * s, -0.86, -0.20, 0.036, 0.036),
            (0.14 * s, -1.06, -0.12, 0.04, 0.04),
        ]
        v, f = loft(leg, count=12, around=10)
        scene.mesh("leg", v, f, yellow, None, BIRD)
        ankle, ahead = (0.14 * s, -1.05, -0.12), (0.04 * s, -1, 0.0)
        bird_foot(
            scene,
            BIRD,
            ankle,
            ahead,
            (0, 0, -1),
            0.30,
            yellow,
            webbed=True,
            spread=14,
            thick=0.08,
            hind=0,
        )
    pond(scene, LEVEL, Swell(0.34, 6.5, 0.2, 24, 26, seed=8), [])


SEA = Surface(
    sky=((0, "#d6ecf4"), (0.2, "#9fcbe8"), (0.5, "#5c9fd6"), (1, "#3f86c4")),
    deep="#06305c",
    crest="#2396a8",
    far="#7fc0cc",
    sun=(-40, 46),
    glitter=0.25,
    tight=26,
    chop=0.07,
    haze=1,
)


def paint(shot: Shot) -> Image:
    """A fresh wind: the sea from above, white with breaking crests, the gull's shadow on it."""
    camera = Scene(tilt=TILT)
    k = shot.scale
    x, y = shot.xy
    plain_sea = np.ones((*shot.size, 3), np.float32) * ink("#1b6a88")
    tones = by_day(1.20, shadow="#33589a")
    bird = gleaming(shot, plain_sea, camera, tones, Gleam("#fff4d6", 0.6, "#58b4cc", 0.22, 0.1))
    image = water(shot, plain_sea, bird, camera, LEVEL - 60, SEA)
    slope = shot.passes["nor"][..., :3] @ np.array([-0.62, -0.30, 0.72], np.float32)
    slope = blur(slope, 2 * k)
    image = image * (0.62 + 0.62 * smooth(0.35, 1.0, slope))[..., None].astype(np.float32)
    h, w = shot.size
    top = shot.height - LEVEL
    torn = noise(h, w, 46 * k, 9 * k, 5, 4)
    lace = noise(h, w, 9 * k, 3.5 * k, 6, 3)
    ridge = (
        top / np.abs(top).max() - blur(np.roll(top, round(-14 * k), 0), 6 * k) / np.abs(top).max()
    )
    caps = smooth(0.9, 1.7, 0.8 * torn + 4.0 * ridge) * smooth(-0.5, 0.6, lace)
    image = over(image, ink("#f2fbf8"), 0.85 * caps)
    image = over(image, ink("#5fb4c4"), 0.28 * smooth(0.6, 1.6, np.roll(torn, round(6 * k), 0)))
    body = shot.kind(SUBJECT)
    shade = np.roll(np.roll(body, round(128 * k), 0), round(64 * k), 1)
    shade[: round(128 * k)] = 0
    image = darken(image, 0.5 * blur(shade, 5 * k), (0.15, 0.4, 0.55))
    image = screen(image, ink("#dff4f0"), 0.45 * np.exp(-((np.hypot(x - 40, y - 30) / 260) ** 2)))
    return finish(over(image, bird, body), vignette=0.4)
