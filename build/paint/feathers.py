"""Feathers: small vanes gathered into one mesh, alone, in rows, on wings, or over a whole body."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from scipy.spatial import cKDTree

from .coat import at, scatter
from .scene import sheet
from .vectors import Array, mix, ripple, smooth, unit

if TYPE_CHECKING:
    from .solids import Skin

Pattern = Callable[[Array, Array], Array]
"""The colour at a share of the length and at a place across the vane (-1 to 1)."""


@dataclass(frozen=True)
class Each:
    """Patterns that differ along a row, from the first feather (0) to the last (1)."""

    make: Callable[[float], Pattern]


def plain(base: Array) -> Pattern:
    """One colour."""
    return lambda t, s: np.tile(base, (*np.broadcast(t, s).shape, 1))


def edged(base: Array, edge: Array, start: float = 0.86, soft: float = 0.06) -> Pattern:
    """One colour with a rim of another round the tip."""
    return lambda t, s: mix(
        plain(base)(t, s), edge, smooth(start - soft, start + soft, t + 0.12 * s * s)
    )


def tipped(base: Array, tip: Array, start: float = 0.6, soft: float = 0.2) -> Pattern:
    """One colour turning into another towards the tip."""
    return lambda t, s: mix(plain(base)(t, s), tip, smooth(start - soft, start + soft, t + 0 * s))


def bladed(light: Array, shade: Array, depth: float = 1.0) -> Pattern:
    """A feather in a mass: light where it comes out and at its edge, soft shade between."""

    def pattern(t: Array, s: Array) -> Array:
        inner = smooth(0.05, 0.5, t) * smooth(1.02, 0.62, t + 0.30 * s * s)
        side = 0.35 + 0.65 * smooth(0.5, -0.9, s)
        return mix(plain(light)(t, s), shade, np.clip(depth * inner * side, 0, 1))

    return pattern


@dataclass(frozen=True)
class Quill:
    """The shape of a feather."""

    length: float = 0.3
    width: float = 0.09
    bend: float = 0.0
    """How far the tip rises, in lengths."""
    curve: float = 0.0
    """How far the tip goes back from the leading edge, in lengths."""
    camber: float = 0.2
    """How far the middle rises, in widths."""
    lead: float = 0.45
    """The share of the vane before the shaft."""
    tip: float = 0.7
    """Where the vane begins to narrow; less is more pointed."""
    twist: float = 0.0
    """How far the vane is turned around its shaft (radians)."""
    point: float = 2.3
    """Large for a blunt tip, small for a sharp one."""
    streak: float = 0.08
    """How strong the barbs are drawn."""
    rows: int = 9
    columns: int = 7


def outline(quill: Quill, t: Array) -> Array:
    """Half the width of the vane along its length."""
    narrow = np.clip((t - quill.tip) / (1 - quill.tip), 0, 1) ** quill.point
    return np.asarray(
        quill.width * np.minimum(1, (t / 0.14 + 0.12) ** 0.6) * np.sqrt(np.clip(1 - narrow, 0, 1))
    )


@dataclass
class Plumage:
    """A growing mesh of feathers."""

    seed: int = 4
    points: list[Array] = field(default_factory=list)
    faces: list[npt.NDArray[np.int64]] = field(default_factory=list)
    colours: list[Array] = field(default_factory=list)
    total: int = 0

    def __post_init__(self) -> None:
        self.random = np.random.default_rng(self.seed)

    def feather(
        self,
        base: npt.ArrayLike,
        way: npt.ArrayLike,
        normal: npt.ArrayLike,
        quill: Quill,
        pattern: Pattern,
        lead: float = 1.0,
        skin: Skin | None = None,
    ) -> None:
        """One feather; `lead` is the side of its leading edge; on a skin it lies close to it."""
        b, d = np.asarray(base, float), unit(way)
        n = np.asarray(normal, float)
        n = unit(n - (n @ d) * d)
        side = np.cross(n, d) * lead
        if quill.twist:
            c, s = np.cos(quill.twist), np.sin(quill.twist)
            n, side = n * c - side * s, side * c + n * s
        t = np.linspace(0, 1, quill.rows)[:, None]
        s = np.linspace(-1, 1, quill.columns)[None]
        off = np.where(s > 0, s * quill.lead * 2, s * (1 - quill.lead) * 2) * outline(quill, t)
        rise = quill.camber * quill.width * (1 - s**2) * np.minimum(1, t * 3)
        along = quill.length * t
        p = b + d * along[..., None] + side * (off - quill.curve * quill.length * t**2)[..., None]
        if skin is None:
            p = p + n * (rise + quill.bend * quill.length * t**2)[..., None]
        else:
            flat, up, _ = skin.snap(p.reshape(-1, 3))
            height = rise + quill.length * (0.10 * t + quill.bend * t**2) - 0.004 + 0 * s
            p = (flat + up * height.reshape(-1, 1)).reshape(p.shape)
        self._add(p, pattern(t + 0 * s, s + 0 * t), quill, t, s)

    def _add(self, p: Array, c: Array, quill: Quill, t: Array, s: Array) -> None:
        shade = 1 + 0.07 * self.random.normal()
        barbs = 1 + quill.streak * (
            np.sin(t * 55 + s * s * 12) * 0.6 + 0.4 * self.random.normal(size=c.shape[:2])
        )
        shaft = 1 + 0.25 * np.exp(-((s / 0.16) ** 2)) * min(1.0, quill.streak * 10)
        c = np.clip(c * shade * (barbs * shaft)[..., None], 0.003, 0.95)
        self.faces.append(sheet(*c.shape[:2]) + self.total)
        self.points.append(p.reshape(-1, 3))
        self.colours.append(c.reshape(-1, 3))
        self.total += c.shape[0] * c.shape[1]

    def row(
        self,
        bases: Array,
        ways: Array,
        normals: Array,
        quills: tuple[Quill, Quill],
        pattern: Pattern | Each,
        lead: float = 1.0,
        skin: Skin | None = None,
    ) -> None:
        """Feathers side by side; the shape goes from the first quill to the second."""
        count = len(bases)
        for k in range(count):
            q = k / max(1, count - 1)
            shape = between(quills[0], quills[1], q)
            shape = replace(shape, length=shape.length * (1 + 0.04 * self.random.normal()))
            use = pattern.make(q) if isinstance(pattern, Each) else pattern
            self.feather(bases[k], ways[k], normals[k], shape, use, lead, skin)

    def cover(
        self,
        skin: Skin,
        count: int,
        size: Array,
        density: Array,
        quill: Quill,
        edge: Callable[[Array], Pattern] | None = None,
        seed: int = 3,
    ) -> None:
        """Contour feathers over a body, in no strict order but never crowded.

        `size` is the length at each point of the skin and 0 where none grows; colours come from
        the skin; `edge` makes the pattern of one feather from its colour.
        """
        corners, w = scatter(skin, count * 4, density * (size > 0), seed)
        place, long = at(skin.points, corners, w), at(size, corners, w)
        keep = spaced(place, long * 0.42)[:count]
        place, long, corners, w = place[keep], long[keep], corners[keep], w[keep]
        n, way = unit(at(skin.normals, corners, w)), at(skin.lie, corners, w)
        way = unit(way - (way * n).sum(1, keepdims=True) * n)
        way = unit(way + np.cross(n, way) * 0.10 * self.random.normal(size=(len(way), 1)))
        tint = at(skin.colours, corners, w)
        t = np.linspace(0, 1, quill.rows)[None, :, None]
        s = np.linspace(-1, 1, quill.columns)[None, None]
        unit_quill = replace(quill, width=quill.width / quill.length)
        across = outline(unit_quill, t[0])[None] * s
        side = np.cross(n, way)
        k = long[:, None, None, None]
        p = place[:, None, None] + k * (
            way[:, None, None] * t[..., None] + side[:, None, None] * across[..., None]
        )
        flat, up, _ = skin.snap(p.reshape(-1, 3))
        rise = quill.camber * unit_quill.width * (1 - s**2) * np.minimum(1, t * 3)
        height = k[..., 0] * (rise + 0.13 * t + quill.bend * t**2) - 0.004
        p = (flat + up * height.reshape(-1, 1)).reshape(p.shape)
        make = edge or plain
        for i in range(len(place)):
            c = make(tint[i])(t[0] + 0 * s[0], s[0] + 0 * t[0])
            self._add(p[i], c, quill, t[0], s[0])

    def mesh(self) -> tuple[Array, npt.NDArray[np.int64], Array]:
        """Points, squares and colours of all feathers."""
        return np.concatenate(self.points), np.concatenate(self.faces), np.concatenate(self.colours)


def between(a: Quill, b: Quill, q: float) -> Quill:
    """A shape between two."""
    names = ("length", "width", "bend", "curve", "camber", "lead", "tip", "twist", "point")
    return replace(a, **{n: getattr(a, n) * (1 - q) + getattr(b, n) * q for n in names})


def shingled(
    along: Array, across: Array, size: Array | float, strength: Array | float, seed: int = 5
) -> Array:
    """How much lighter or darker soft feather edges make a place, as a factor near one.

    Feathers lie in rows like shingles, `size` long, their tips towards larger `along`; each is
    lighter at its edge and throws a soft shade on the next. For tracts that are one mass.
    """
    places = np.stack([along, across, 0 * along], -1)
    u = along / size + 0.16 * ripple(places, 5.0, seed)
    v = across / size * 1.1 + 0.16 * ripple(places, 5.0, seed + 1)
    row = np.floor(u)
    best = np.full(u.shape, -1.0)
    for back in (0, 1):
        r = row - back
        b = (v + 0.5 * (r % 2)) % 1 - 0.5
        tip = r + 1.75 - 1.9 * b * b
        best = np.where(tip > u, tip - u, best)
    light = np.exp(-((best / 0.16) ** 2)) - 0.8 * smooth(0.25, 0.9, best) * smooth(1.6, 0.9, best)
    return np.asarray(1 + strength * light)


def spaced(places: Array, gap: Array) -> npt.NDArray[np.int64]:
    """Indices of places none of which is nearer to another than its gap; the first ones win."""
    tree = cKDTree(places)
    alive = np.ones(len(places), bool)
    near = tree.query_ball_point(places, gap)
    kept = []
    for i in range(len(places)):
        if alive[i]:
            kept.append(i)
            alive[near[i]] = False
    return np.array(kept, np.int64)
