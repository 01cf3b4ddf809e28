"""Long-tailed duck: a drake in winter dress rides a wave among ice floes, plumes swept up.

Landmarks: low boat-shaped body; small round white head with a grey mask and a dark cheek patch;
short steep bill, black with a pink band; black breast; long pale scapulars over dark wings; two
black plumes as long as the body.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from paint.birds import Gleam, bill, by_day, eyes, hull, laid, show, side_light, swimming
from paint.brush import finish
from paint.feathers import Plumage, Quill, edged, shingled, tipped
from paint.parts import Eye, loft
from paint.props import Swell, ice_floe
from paint.scene import PROP, Look, Scene
from paint.solids import Clay, Skin
from paint.surface import Hull, Surface, pond
from paint.vectors import Array, Frame, bump, card, colour, mix, ripple, smooth
from paint.weather import glow, heaven, mist, snowfall, woods

if TYPE_CHECKING:
    from paint.brush import Image, Shot

TILT = 12.5
BIRD = Frame.turned(card(232, 466, 0.0), yaw=206, pitch=3, roll=0, scale=1.54)
HEAD = Frame.looking((0, 0.94, 0.70), (-0.10, 0.99, -0.02), (0, 0, 1), 0.92)
WHITE, BLACK, BROWN, GREY, PEARL = (
    colour(c) for c in ("#efece2", "#1d1a1c", "#3a2c28", "#75665c", "#d9dade")
)
BODY = [
    (0, -1.06, 0.24, 0.06, 0.04),
    (0, -0.88, 0.21, 0.19, 0.13),
    (0, -0.52, 0.12, 0.37, 0.30),
    (0, -0.05, 0.06, 0.47, 0.40),
    (0, 0.40, 0.08, 0.45, 0.41),
    (0, 0.72, 0.16, 0.34, 0.34),
    (0, 0.88, 0.24, 0.22, 0.24),
]


def body(scene: Scene) -> Skin:
    """Boat, short thick neck, steep little head."""
    clay = Clay((-0.8, -1.4, -0.6), (0.8, 1.5, 1.3), scene.step(0.015))
    hull(clay, BODY)
    clay.limb(
        [HEAD.at(0, -0.06, -0.06), (0, 0.86, 0.52), (0, 0.68, 0.28)],
        [0.19, 0.215, 0.32],
        0.18,
        "neck",
    )
    clay.lump(HEAD, (0, -0.02, 0.015), (0.200, 0.265, 0.190), seam=0.1, part="head")
    clay.lump(HEAD, (0, 0.17, -0.03), (0.115, 0.13, 0.125), seam=0.09, part="head")
    clay.lump(HEAD, (0.12, 0.02, -0.06), (0.10, 0.15, 0.12), seam=0.08)
    clay.lump(HEAD, (0.185, 0.085, 0.06), (0.04, 0.045, 0.04), seam=0.04, cut=True)
    home = Frame(np.zeros(3), np.eye(3))
    clay.lump(home, (0.30, -0.20, 0.26), (0.18, 0.52, 0.17), seam=0.14)
    return clay.skin()


def dress(skin: Skin) -> None:
    """White and pearl, black breast and back, masked head."""
    v = skin.points
    h = HEAD.local(v)
    n = 0.03 * ripple(v, 7, 3)
    y, z = v[:, 1], v[:, 2]
    c = mix(np.tile(WHITE, (len(v), 1)), PEARL, smooth(0.35, 0.0, z + n) * 0.7)
    back = smooth(0.20, 0.27, z + n + 0.1 * smooth(-0.2, 0.4, y) * -1) * smooth(
        0.42, 0.30, y
    ) + smooth(-0.72, -0.84, y) * smooth(0.16, 0.24, z)
    c = mix(c, BROWN, np.clip(back, 0, 1))
    breast = smooth(0.36, 0.46, y + n - 0.25 * (z - 0.2)) * smooth(
        0.46, 0.37, z + n - 0.1 * (1 - smooth(0.2, 0.6, y))
    )
    c = mix(c, BLACK * 0.9, breast)
    mask = smooth(1.15, 0.80, np.hypot((h[:, 1] - 0.09) / 0.17, (h[:, 2] + 0.01) / 0.16) + n)
    mask = mask * smooth(0.03, 0.10, np.abs(h[:, 0]))
    c = mix(c, GREY, np.clip(mask * 1.2, 0, 1) * 0.85)
    ring = np.linalg.norm(
        (h - np.array([0.17, 0.085, 0.06]) * np.array([1, 1, 1])) * [0, 1, 1], axis=1
    )
    c = mix(c, WHITE, bump(ring, 0.065, 0.02) * smooth(0.08, 0.12, np.abs(h[:, 0])))
    patch = smooth(
        1.06, 0.92, np.hypot((h[:, 1] + 0.07) / 0.115, (h[:, 2] + 0.15) / 0.19) + 1.5 * n
    ) * smooth(0.06, 0.11, np.abs(h[:, 0]))
    c = mix(c, BLACK * 1.2, patch)
    c = mix(
        c,
        BROWN * 1.6,
        bump(h[:, 1] + 0.09, 0, 0.07)
        * bump(h[:, 2] + 0.25, 0, 0.08)
        * smooth(0.05, 0.1, np.abs(h[:, 0]))
        * 0.6,
    )
    around = np.arctan2(np.abs(v[:, 0]), z + 0.25)
    soft = shingled(-y, around, 0.15 + 0 * y, 0.09 * smooth(0.95, 0.5, y) + 0.015, 4)
    skin.colours = np.clip(c * soft[:, None], 0.003, 0.95)


def wings(plumage: Plumage, skin: Skin) -> None:
    """Dark folded wings, and the long pearl scapulars that droop over them."""
    flight = Quill(0.66, 0.055, -0.02, camber=0.12, tip=0.45, rows=16, streak=0.03)
    laid(
        plumage,
        skin,
        (0.37, -0.34, 0.22),
        (0.14, -0.52, 0.44),
        ((0.03, -1, 0.10), (-0.05, -1, 0.05)),
        6,
        (flight, flight),
        edged(BROWN, BROWN * 2.2, 0.9, 0.05),
        0.01,
    )
    pearl = edged(PEARL * 0.95, WHITE, 0.72, 0.2)
    for start, end, ways, count, long, rise in (
        (
            (0.31, -0.02, 0.40),
            (0.10, -0.10, 0.49),
            ((0.14, -1, -0.02), (0.04, -1, 0)),
            5,
            0.80,
            0.026,
        ),
        (
            (0.33, 0.20, 0.38),
            (0.10, 0.16, 0.49),
            ((0.16, -1, -0.06), (0.05, -1, 0)),
            5,
            0.62,
            0.034,
        ),
        (
            (0.34, 0.40, 0.32),
            (0.10, 0.38, 0.46),
            ((0.16, -1, -0.10), (0.05, -1, 0)),
            4,
            0.44,
            0.034,
        ),
    ):
        q = Quill(long, 0.068, -0.02, camber=0.16, tip=0.22, point=1.15, rows=18, streak=0.02)
        laid(plumage, skin, start, end, ways, count, (q, q), pearl, rise)


def plumes(scene: Scene, plumage: Plumage) -> None:
    """The tail: a short white-edged fan and two plumes that sweep up."""
    for x, way, long in (
        (0.10, 0.26, 0.42),
        (-0.10, -0.26, 0.42),
        (0.06, 0.14, 0.52),
        (-0.06, -0.14, 0.52),
    ):
        q = Quill(long, 0.06, 0.1, camber=0.2, tip=0.3, point=1.2, rows=12)
        plumage.feather(
            (x, -0.98, 0.25), (way, -1, 0.25), (0, 0.2, 1), q, tipped(BROWN, WHITE, 0.4, 0.3)
        )
    for x, out in ((0.035, 0.10), (-0.035, -0.06)):
        rows = [
            (x, -0.95, 0.25, 0.030, 0.020),
            (x * 1.2, -1.30, 0.36, 0.034, 0.016),
            (x + out * 0.3, -1.52, 0.62, 0.028, 0.012),
            (x + out, -1.64, 1.02, 0.016, 0.008),
            (x + out * 2.2, -1.60, 1.46, 0.003, 0.003),
        ]
        v, f = loft(rows, count=50, around=12)
        scene.mesh("plume", v, f, Look("#1d191b", rough=0.5, shine=0.35), None, BIRD)


def face(scene: Scene) -> None:
    """Bill and eye."""

    def horn(v: Array) -> Array:
        c = np.tile(BLACK * 0.9, (len(v), 1))
        return mix(
            c,
            colour("#e58f92"),
            smooth(0.33, 0.35, v[:, 1])
            * smooth(0.45, 0.43, v[:, 1])
            * smooth(-0.075, -0.05, v[:, 2]),
        )

    here = HEAD.inside(BIRD)
    upper = [
        (0, 0.22, -0.02, 0.095, 0.085),
        (0, 0.32, -0.045, 0.085, 0.062),
        (0, 0.42, -0.072, 0.078, 0.040),
        (0, 0.49, -0.095, 0.050, 0.022),
        (0, 0.51, -0.110, 0.02, 0.012),
    ]
    lower = [
        (0, 0.22, -0.105, 0.085, 0.035),
        (0, 0.34, -0.115, 0.075, 0.024),
        (0, 0.46, -0.122, 0.05, 0.014),
        (0, 0.49, -0.124, 0.015, 0.008),
    ]
    bill(scene, here, upper, lower, horn, horn)
    eyes(
        scene,
        here,
        (0.168, 0.085, 0.06),
        (1, 0.35, 0.05),
        Eye(0.044, "#8a4a1e", 0.62, "#2a2220", 0.2),
    )


def mate(scene: Scene, skin: Skin) -> None:
    """A second drake farther out, half lost in the snow."""
    place = scene.ground(np.array(128.0), np.array(286.0), float(BIRD.origin[2]))
    frame = Frame.turned(place, yaw=-22, pitch=3, roll=0, scale=1.5)
    scene.mesh("mate", skin.points, skin.faces, Look(rough=0.8), skin.colours, frame, PROP)
    rows = [
        (0, -0.95, 0.25, 0.03, 0.02),
        (0, -1.45, 0.55, 0.03, 0.02),
        (0, -1.60, 1.15, 0.006, 0.006),
    ]
    points, faces = loft(rows, count=30, around=8)
    scene.mesh("plume", points, faces, Look("#2a2527"), None, frame, PROP)
    rows = [(0, 0.22, -0.03, 0.09, 0.09), (0, 0.38, -0.07, 0.08, 0.06), (0, 0.5, -0.1, 0.02, 0.02)]
    points, faces = loft(rows)
    scene.mesh("bill", points, faces, Look("#40343a"), None, HEAD.inside(frame), PROP)


def model(scene: Scene) -> None:
    """Everything before the camera."""
    side_light(scene, TILT, 3.2, "#ffeede", ("#c4cfe6", "#b9bfd6", "#566a8a"), 0.95)
    skin = body(scene)
    plumage = Plumage(4)
    dress(skin)
    wings(plumage, skin)
    plumes(scene, plumage)
    show(scene, BIRD, skin, plumage)
    face(scene)
    mate(scene, skin)
    level = float(BIRD.origin[2])
    pond(scene, level, Swell(0.028, 1.7, 0.14, 12, 30), [Hull(BIRD, 0.46, 0.95)])
    for px, py, size, seed in ((402, 322, 1.7, 2), (330, 222, 2.6, 3), (40, 226, 2.6, 7)):
        ice_floe(scene, scene.ground(np.array(px), np.array(py), level), size, seed)


SEA = Surface(
    sky=((0, "#cdd0de"), (0.15, "#b3bbd2"), (0.4, "#8b9abd"), (1, "#66779f")),
    deep="#1f3556",
    crest="#567f98",
    far="#ccd0de",
    sun=(-9, 13),
    sun_code="#ffe9d0",
    glitter=0.55,
    tight=70,
    haze=46,
)


def paint(shot: Shot) -> Image:
    """Snow begins to fall on a grey winter sea."""
    camera = Scene(tilt=TILT)
    image = heaven(shot, ((0, "#8e98b6"), (0.7, "#c2c6d8"), (1, "#dcd8de")), camera.horizon)
    image = glow(shot, image, (96, 96), (150, 95), "#ffeed8", 0.75)
    image = woods(shot, image, camera.horizon, 30, "#9aa2ba", 5, 0.75, (180, 620))
    image = mist(shot, image, (camera.horizon - 40, camera.horizon + 26), "#d3d4e0", 4, 0.75)
    image = swimming(
        shot,
        image,
        camera,
        float(BIRD.origin[2]),
        SEA,
        by_day(1.12, shadow="#46558c"),
        Gleam("#fff1dd", 0.65, "#8fa6cc", 0.18),
    )
    x, y = camera.projected(HEAD.inside(BIRD).at(0, 0.1, 0.0))
    image = snowfall(image, 260, 8, keep=((float(x), float(y), 42),))
    return finish(image, vignette=0.3)
