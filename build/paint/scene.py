"""What is to be rendered, as plain arrays: parts with their looks, lights, and the camera.

Nothing here needs Blender, so a model can be built and tested without it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from .vectors import WORLD, Array, Frame

SUBJECT, PROP, SEA = 1, 2, 3
"""Kinds of parts, told apart again when the picture is finished."""


@dataclass(frozen=True)
class Look:
    """How a surface answers the light."""

    code: str = ""
    """Its colour; without one every point brings its own."""
    rough: float = 0.6
    shine: float = 0.3
    soft: float = 0.0
    """Light that goes in and comes out beside (skin)."""
    thin: float = 0.0
    """Light that comes through from behind (webs, leaves)."""
    glow: float = 0.0
    clear: float = 0.0
    """Light that goes straight through (glass, jelly)."""


@dataclass(frozen=True)
class MeshPart:
    """A surface of triangles or squares."""

    name: str
    points: Array
    faces: npt.NDArray[np.int64]
    look: Look
    colours: Array | None
    kind: int


@dataclass(frozen=True)
class StrokePart:
    """Hairs or dabs: curves of the same number of points."""

    name: str
    points: Array
    radii: Array
    look: Look
    colours: Array | None
    kind: int


@dataclass(frozen=True)
class Lamp:
    """The sun (`size` in degrees), or with `place` a large lamp (`size` in units)."""

    toward: tuple[float, float, float]
    code: str
    strength: float
    size: float = 4.0
    place: tuple[float, float, float] | None = None


@dataclass
class Scene:
    """Everything in front of the camera. `detail` 1 is a final picture, less a proof."""

    detail: float = 1.0
    tilt: float = 0.0
    """How far the camera looks down, in degrees, from the same distance."""
    sky: tuple[str, str, str] = ("#c4eee6", "#5a9fa2", "#1a3f4c")
    """Light from above, from the side, from below."""
    sky_strength: float = 0.75
    lamps: list[Lamp] = field(default_factory=list)
    parts: list[MeshPart | StrokePart] = field(default_factory=list)
    distance: float = 9.0
    zoom: float = 1.0
    """How much larger everything is seen than a hundred pixels a unit."""

    def count(self, most: int) -> int:
        """A number of hairs or feathers, fewer in a proof."""
        return max(8, round(most * min(1.0, 0.35 + 0.65 * self.detail)))

    def step(self, fine: float) -> float:
        """The step of a grid of clay, coarser in a proof."""
        return fine * (1 + 0.6 * (1 - min(1.0, self.detail)))

    def mesh(
        self,
        name: str,
        points: npt.ArrayLike,
        faces: npt.ArrayLike,
        look: Look,
        colours: Array | None = None,
        frame: Frame = WORLD,
        kind: int = SUBJECT,
    ) -> None:
        """Adds a surface; its points may be local to a frame."""
        f = np.asarray(faces, np.int64)
        self.parts.append(MeshPart(name, frame.out(points), f, look, colours, kind))

    def strokes(
        self,
        name: str,
        points: npt.ArrayLike,
        radii: npt.ArrayLike,
        look: Look,
        colours: Array | None = None,
        frame: Frame = WORLD,
        kind: int = SUBJECT,
    ) -> None:
        """Adds hairs; radii grow with the frame."""
        r = np.asarray(radii, float) * frame.scale
        p = frame.out(points)
        r = np.broadcast_to(r, p.shape[:2]).copy()
        self.parts.append(StrokePart(name, p, r, look, colours, kind))

    def ball(
        self,
        middle: npt.ArrayLike,
        radii: float | npt.ArrayLike,
        look: Look,
        rows: Array | None = None,
        frame: Frame = WORLD,
        kind: int = SUBJECT,
    ) -> None:
        """Adds an ellipsoid."""
        v, f = globe(24)
        v = v * np.asarray(radii)
        if rows is not None:
            v = v @ rows
        self.mesh("ball", v + np.asarray(middle, float), f, look, None, frame, kind)

    def projected(self, points: Array) -> Array:
        """Where points are seen on the card, in pixels (480 wide)."""
        a = np.radians(self.tilt)
        ahead = np.array([0, np.cos(a), -np.sin(a)])
        up = np.array([0, np.sin(a), np.cos(a)])
        eye = -ahead * self.distance
        d = points - eye
        k = self.distance * 100 * self.zoom / (d @ ahead)
        return np.stack([240 + d[..., 0] * k, 360 - (d @ up) * k], -1)

    def ground(self, px: npt.ArrayLike, py: npt.ArrayLike, level: float) -> Array:
        """The points of a level plane seen at pixels of the card; below the horizon only."""
        a = np.radians(self.tilt)
        ahead = np.array([0, np.cos(a), -np.sin(a)])
        up = np.array([0, np.sin(a), np.cos(a)])
        far = 100 * self.distance * self.zoom
        x = (np.asarray(px, float) - 240) / far
        y = (360 - np.asarray(py, float)) / far
        ray = ahead + x[..., None] * np.array([1.0, 0, 0]) + y[..., None] * up
        eye = -ahead * self.distance
        return np.asarray(eye + ray * ((level - eye[2]) / ray[..., 2])[..., None])

    @property
    def horizon(self) -> float:
        """The row of the card where a level plane ends."""
        return float(360 - 100 * self.distance * self.zoom * np.tan(np.radians(self.tilt)))


def globe(rings: int) -> tuple[Array, npt.NDArray[np.int64]]:
    """A ball of radius one: points and squares."""
    th, ph = np.meshgrid(
        np.linspace(0, np.pi, rings), np.linspace(0, 2 * np.pi, rings * 2), indexing="ij"
    )
    v = np.stack([np.sin(th) * np.cos(ph), np.sin(th) * np.sin(ph), np.cos(th)], -1)
    return v.reshape(-1, 3), sheet(rings, rings * 2)


def sheet(rows: int, columns: int, *, closed: bool = False) -> npt.NDArray[np.int64]:
    """The squares of a grid of points; `closed` joins the last column to the first."""
    wide = columns if closed else columns - 1
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(wide), indexing="ij")
    a, b = i * columns + j, i * columns + (j + 1) % columns
    return np.stack([a, a + columns, b + columns, b], -1).reshape(-1, 4).astype(np.int64)
