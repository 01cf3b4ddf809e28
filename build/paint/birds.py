"""What all birds share: plumage over the body, down on the head, bills, and light over the sea."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from .brush import Image, Shot, Tones, blur, ink, over, painted, relight, screen
from .coat import Coat, grow, taper
from .feathers import Pattern, Plumage, Quill, edged
from .parts import Eye, loft, put_eye
from .scene import PROP, SUBJECT, Lamp, Look, Scene
from .solids import Clay, Spine
from .surface import Surface, sight, water, waterline
from .vectors import Array, Frame, colour, smooth, unit

if TYPE_CHECKING:
    from collections.abc import Callable

    from .solids import Skin

SKIN = Look(rough=0.8, shine=0.12)
VANE = Look(rough=0.62, shine=0.18, thin=0.10)


def by_day(gain: float = 1.16, amount: float = 0.5, shadow: str = "#2a4f74") -> Tones:
    """The three tones of a bird in the open: blue shadows, warm light."""
    return Tones(shadow, "#fff0cf", amount, (0.10, 0.36, 1.0), 0.16, gain, 1.5)


def rim(lighter: float, code: str = "", start: float = 0.84) -> Callable[[Array], Pattern]:
    """Makes patterns whose edge is lighter than the feather, or of another colour."""

    def make(tint: Array) -> Pattern:
        edge = colour(code) * 0.6 + tint * 0.4 if code else np.clip(tint * lighter, 0, 0.9)
        return edged(tint, edge, start, 0.07)

    return make


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


def side_light(
    scene: Scene,
    tilt: float,
    strength: float = 4.6,
    code: str = "#fff0d2",
    sky: tuple[str, str, str] = ("#a9c8ee", "#b9cfe0", "#3f7f92"),
    fill: float = 0.85,
    front: float = 0.06,
) -> None:
    """A sun from the upper left, and a blue sky that fills the shade.

    With `front` 0 the sun stands beside the bird, with 0.5 half in front of it.
    """
    scene.tilt = tilt
    scene.sky, scene.sky_strength = sky, fill
    scene.lamps = [Lamp((0.80, front, -0.62), code, strength, 4)]


@dataclass(frozen=True)
class Gleam:
    """The light round a bird in the finished picture."""

    rim: str = "#fff3d0"
    strength: float = 0.55
    """How bright the edge towards the light is."""
    bounce: str = "#4fa3b4"
    lift: float = 0.16
    """How much light comes up from the water or ground."""
    sink: float = 0.22
    """How far the side turned away goes into the colour behind it."""
    toward: tuple[float, float, float] = (-0.72, 0.42, 0.55)


def gleaming(
    shot: Shot, background: Image, camera: Scene, tones: Tones, gleam: Gleam, kind: int = SUBJECT
) -> Image:
    """The lit bird alone: smooth light, a bright edge, light from below, a far side that sinks."""
    k = shot.scale
    c, _ = relight(shot, tones)
    c = painted(c, tones.brush, k, 0.5)
    body = (shot.passes["kind"] == kind).astype(np.float32)
    size = 1.6 * k
    mass = np.maximum(blur(body, size), 0.05)[..., None]
    n = blur(shot.passes["nor"][..., :3] * body[..., None], (size, size, 0)) / mass
    n = unit(n)
    face = np.clip(-(sight(shot, camera) * n).sum(-1), 0, 1)
    to_light = smooth(-0.1, 0.75, n @ unit(gleam.toward))
    edge = smooth(0.62, 0.12, face)
    c = screen(c, ink(gleam.bounce), gleam.lift * smooth(0.1, -0.8, n[..., 2]))
    far = blur(background, (16 * k, 16 * k, 0))
    c = over(c, far, gleam.sink * edge * smooth(0.35, -0.4, n @ unit(gleam.toward)))
    return screen(c, ink(gleam.rim), gleam.strength * edge * to_light)


def far_off(shot: Shot, background: Image, tones: Tones, amount: float = 0.30) -> Image:
    """Lit things around the bird, paler with the colour of the air."""
    k = shot.scale
    c = painted(relight(shot, tones)[0], tones.brush, k, 0.6)
    return over(c, blur(background, (20 * k, 20 * k, 0)), np.full(shot.size, amount))


def swimming(
    shot: Shot,
    background: Image,
    camera: Scene,
    level: float,
    sea: Surface,
    tones: Tones | None = None,
    gleam: Gleam | None = None,
) -> Image:
    """A bird afloat: sky behind, water with its mirror image, a dark waterline, the bird itself."""
    bird = gleaming(shot, background, camera, tones or by_day(), gleam or Gleam())
    things = far_off(shot, background, tones or by_day())
    all_lit = over(bird, things, shot.kind(PROP))
    image = water(shot, background, all_lit, camera, level, sea)
    image = over(image, things, shot.kind(PROP))
    image = over(image, bird, shot.kind(SUBJECT))
    return waterline(shot, image, level, sea.deep)
