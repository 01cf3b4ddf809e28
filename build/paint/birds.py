"""What all birds share: plumage over the body, down on the head, bills, and light over the sea."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from .brush import Image, Shot, Tones, blur, finish, ink, lay, over, screen
from .coat import Coat, grow, taper
from .feathers import Pattern, Plumage, Quill, edged
from .parts import Eye, loft, put_eye
from .props import Swell, sea
from .scene import SEA, SUBJECT, Lamp, Look, Scene
from .scenery import Stops, shore, sky
from .solids import Clay, Spine
from .vectors import Array, Frame, colour, smooth, unit

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .solids import Skin

SKIN = Look(rough=0.8, shine=0.12)
VANE = Look(rough=0.62, shine=0.18, thin=0.10)
SOFT = Quill(length=1.0, width=0.30, camber=0.22, tip=0.45, rows=6, columns=5, streak=0.05)
"""A contour feather of length one."""
SLEEK = Quill(
    length=1.0, width=0.36, camber=0.10, bend=-0.08, tip=0.5, rows=6, columns=5, streak=0.05
)
"""One that lies closer: the breast of a water bird."""


def by_day(gain: float = 1.16, amount: float = 0.5, shadow: str = "#2a4f74") -> Tones:
    """The three tones of a bird in the open: blue shadows, warm light."""
    return Tones(shadow, "#fff0cf", amount, (0.10, 0.36, 1.0), 0.16, gain, 1.5)


def daylight(scene: Scene, tilt: float = 10.0, strength: float = 4.4) -> None:
    """A warm sun from the upper left and in front, and a pale sky."""
    scene.tilt = tilt
    scene.sky, scene.sky_strength = ("#bad6f3", "#e6dccd", "#518d9a"), 0.60
    scene.lamps = [Lamp((0.62, 0.42, -0.72), "#fff4df", strength, 3)]


def rim(lighter: float, code: str = "", start: float = 0.84) -> Callable[[Array], Pattern]:
    """Makes patterns whose edge is lighter than the feather, or of another colour."""

    def make(tint: Array) -> Pattern:
        edge = colour(code) * 0.6 + tint * 0.4 if code else np.clip(tint * lighter, 0, 0.9)
        return edged(tint, edge, start, 0.07)

    return make


def afloat(
    scene: Scene,
    frame: Frame,
    size: float,
    swell: Swell,
    near: str = "#0a4458",
    far: str = "#23707a",
) -> None:
    """The sea around a floating bird: its level is the frame's, calmer beside the bird."""
    x, y, z = (float(c) for c in frame.origin)
    rings = [
        (x, y, 0.012 * size, 0.34 * size),
        (x + 0.6 * size, y + 0.2, 0.008 * size, 0.26 * size),
    ]
    sea(scene, z, swell, near, far, np.array([(x, y, 1.7 * size)]), rings, 0.05)


def hull(clay: Clay, rows: list[tuple[float, ...]], seam: float = 0.12) -> Spine:
    """Presses the body of a bird into clay: rows of x, y, z, half width, half height."""
    spine = Spine.through([(*r, 0, 0, 1) for r in rows], 160)
    clay.tube(spine, seam=seam)
    return spine


def eyes(scene: Scene, frame: Frame, place: npt.ArrayLike, axis: npt.ArrayLike, eye: Eye) -> None:
    """Both eyes of a head from the place and the axis of the right one."""
    for s in (1, -1):
        mirror = np.array([s, 1, 1])
        put_eye(scene, frame, np.asarray(place) * mirror, np.asarray(axis) * mirror, eye)


def covered(
    plumage: Plumage,
    skin: Skin,
    rows: Sequence[tuple[npt.ArrayLike, npt.ArrayLike, float]],
    count: int,
    quill: Quill,
    pattern: Pattern,
) -> None:
    """The coverts of a folded wing: rows (start, end, lift) from the hindmost to the foremost."""
    for start, end, lift in rows:
        laid(
            plumage,
            skin,
            start,
            end,
            ((0.05, -1, 0), (0, -1, 0)),
            count,
            (quill, quill),
            pattern,
            lift,
        )


def show(scene: Scene, frame: Frame, skin: Skin, plumage: Plumage, look: Look = VANE) -> None:
    """Puts a body and its feathers before the camera."""
    scene.mesh("body", skin.points, skin.faces, SKIN, skin.colours, frame)
    if plumage.points:
        p, f, c = plumage.mesh()
        scene.mesh("feathers", p, f, look, c, frame)


def down(
    scene: Scene,
    frame: Frame,
    skin: Skin,
    count: int,
    length: Array,
    density: Array,
    seed: int = 1,
    *,
    gloss: float = 0.25,
    width: float = 0.011,
    contrast: float = 0.10,
    swirl: float = 0.2,
) -> None:
    """Fine strokes, for heads and necks and wherever single feathers are not seen."""
    coat = Coat(lift=0.10, tufts=0.05, swirl=swirl, clump=7, contrast=contrast, sink=0.003)
    hairs = grow(skin, coat, scene.count(count), length, density, seed)
    r = (
        taper(1, 5, 0.15)[None]
        * width
        * np.sqrt(hairs.length / max(1e-6, float(np.median(hairs.length))))[:, None]
    )
    look = Look(rough=0.75, shine=gloss)
    scene.strokes("down", hairs.points, r, look, hairs.colours, frame)


def laid(
    plumage: Plumage,
    skin: Skin,
    start: npt.ArrayLike,
    end: npt.ArrayLike,
    ways: tuple[npt.ArrayLike, npt.ArrayLike],
    count: int,
    quills: tuple[Quill, Quill],
    pattern: Pattern,
    lift: float = 0.01,
) -> None:
    """A row of feathers of a folded wing, lying on the body, on both sides of the bird."""
    q = np.linspace(0, 1, count)[:, None]
    for s in (1, -1):
        flip = np.array([s, 1, 1])
        places = (np.asarray(start) * (1 - q) + np.asarray(end) * q) * flip
        directions = unit((np.asarray(ways[0]) * (1 - q) + np.asarray(ways[1]) * q) * flip)
        flat, normals, _ = skin.snap(places)
        base = flat + normals * lift
        plumage.row(base, directions, normals, quills, pattern, float(s), skin)


def bill(
    scene: Scene,
    frame: Frame,
    upper: npt.ArrayLike,
    lower: npt.ArrayLike,
    paint_upper: Callable[[Array], Array],
    paint_lower: Callable[[Array], Array],
    rough: float = 0.32,
    square: float = 2.2,
) -> None:
    """Both halves of a bill from sections; the painters give colours of points."""
    for rows, painter in ((upper, paint_upper), (lower, paint_lower)):
        v, f = loft(rows, count=36, around=24, square=square)
        look = Look(rough=rough, shine=0.45)
        scene.mesh("bill", v, f, look, np.clip(painter(v), 0.003, 1), frame)


@dataclass(frozen=True)
class Air:
    """The weather and far shore of a picture over the sea."""

    stops: Stops = (
        (0, "#7fb0c4"),
        (0.12, "#a9c9cb"),
        (0.22, "#ecd9bd"),
        (0.30, "#fbe3b6"),
        (1, "#fbe3b6"),
    )
    sun: tuple[float, float] = (96, 150)
    seed: int = 8
    clouds: float = 0.6
    shores: tuple[tuple[tuple[float, float], float, str, int], ...] = (
        ((250, 520), 13, "#8b93a6", 1),
        ((330, 540), 24, "#66778e", 2),
    )
    glitter: float = 0.5
    sea: Stops = (
        (0, "#cfe3dc"),
        (0.10, "#8fc4c6"),
        (0.32, "#3f95a6"),
        (0.65, "#1f6f8c"),
        (1, "#12496a"),
    )
    """The water from the horizon (0) to the lower edge (1)."""


def tint_sea(shot: Shot, image: Image, horizon: float, stops: Stops, amount: float = 0.8) -> Image:
    """Gives the rendered sea the colours of a painting; waves and reflections stay.

    What is lighter or darker than its row of the sea is so afterwards, in the new colour.
    """
    h, w = shot.size
    wet = shot.kind(SEA)
    tone = image @ np.array([0.3, 0.55, 0.15], np.float32)
    mass = np.maximum((wet > 0.9).sum(1), 1)
    row = np.where(wet > 0.9, tone, 0).sum(1) / mass
    rows = np.nonzero((wet > 0.9).sum(1) > 0.15 * w)[0]
    row = blur(np.interp(np.arange(h), rows, row[rows]), 5 * shot.scale)
    share = np.clip((np.arange(h) / shot.scale - horizon) / (720 - horizon), 0, 1)
    places, codes = [s[0] for s in stops], np.array([ink(s[1]) for s in stops])
    own = np.stack([np.interp(share, places, codes[:, c]) for c in range(3)], -1)[:, None]
    apart = np.clip(tone / np.maximum(row, 0.02)[:, None], 0.35, 2.4)[..., None]
    light = np.clip((apart - 1) * 0.55, 0, 0.6)
    new = own * np.minimum(apart, 1) ** 0.9
    new = new * (1 - light) + ink("#f3f6e6") * light
    return over(image, new, wet * amount)


def mirrored(shot: Shot, image: Image, row: float, amount: float = 0.5) -> Image:
    """The image of what floats, upside down below a row of the card, broken by small waves."""
    h, w = shot.size
    k = shot.scale
    x, y = shot.xy
    below = np.clip(y - row, 0, None)
    sway = (2 + 0.05 * below) * np.sin(y * 0.55 + 2.2 * np.sin(x * 0.031 + y * 0.05))
    sway = sway + (1 + 0.03 * below) * np.sin(y * 1.3 + x * 0.08)
    rows = np.clip(((row - below * 1.05) * k).astype(int), 0, h - 1)
    columns = np.clip(((x + sway) * k).astype(int), 0, w - 1)
    body = blur(shot.kind(SUBJECT)[rows, columns], 0.8 * k)
    seen = blur(image, (0.8 * k, 0.8 * k, 0))[rows, columns]
    fade = smooth(0, 6, y - row) * np.exp(-below / 170)
    return over(image, seen * 0.85, body * shot.kind(SEA) * fade * amount)


def over_sea(
    shot: Shot,
    horizon: float,
    air: Air,
    tones: Tones | None = None,
    vignette: float = 0.36,
    mirror: float = 0.0,
) -> Image:
    """A bird over or on the rendered sea, under a painted sky.

    `mirror` is the row of the card where a floating bird meets its image, if it has one.
    """
    k = shot.scale
    x, y = shot.xy
    image = sky(shot, air.stops, air.sun, horizon, air.seed, air.clouds)
    for i, (span, high, code, seed) in enumerate(air.shores):
        image = shore(shot, image, horizon, span, high, code, seed, 0.75 + 0.1 * i)
    far = blur(image, (10 * k, 10 * k, 0))
    wet = shot.kind(SEA)
    depth = np.maximum(y - horizon, 0)
    image = lay(shot, image, tones or by_day())
    image = tint_sea(shot, image, horizon, air.sea)
    if mirror:
        image = mirrored(shot, image, mirror)
    haze = np.exp(-depth / 16) * wet * 0.6
    image = over(image, np.broadcast_to(far[max(0, int(horizon * k) - 2)][None], far.shape), haze)
    lane = np.exp(-(((x - air.sun[0] - depth * 0.08) / (30 + 0.30 * depth)) ** 2)) * wet
    bright = image.mean(-1)
    crest = smooth(0.02, 0.12, bright - blur(bright, 9 * k))
    image = screen(
        image,
        ink("#ffe9b0"),
        lane * air.glitter * (0.45 * np.exp(-depth / 170) + 0.9 * crest * np.exp(-depth / 330)),
    )
    image = screen(
        image, ink("#ffe6b0"), 0.10 * np.exp(-np.hypot(x - air.sun[0], y - air.sun[1]) / 190)
    )
    return finish(image, vignette=vignette)
