"""A figure laid together from cushions: what lies over what, its colours, and its light.

`Figure.form` lays a cushion on top of what is there, `patch` changes only its colour, `feather`
lays a cushion whose root is lost in what is below. `Figure.over` gives the picture.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from paint.contours.flow import combed
from paint.contours.light import Sun, rgb, shine
from paint.contours.shapes import (
    Array,
    Field,
    Point,
    band,
    closed,
    cloud,
    field,
    inflate,
    line,
    smooth,
)
from scipy.ndimage import gaussian_filter

if TYPE_CHECKING:
    from collections.abc import Sequence

Paint = "str | Callable[[Array, Array], Array]"
STEEP = 2.6
"""The steepest slope of a cushion, near its edge."""


@dataclass(frozen=True)
class Pose:
    """Where a part goes that was drawn on its own.

    `about` moves to `to`; round it the part is turned clockwise and scaled.
    """

    about: tuple[float, float] = (0, 0)
    to: tuple[float, float] = (0, 0)
    scale: float = 1.0
    turn: float = 0.0
    """In degrees."""
    flip: bool = False
    """Whether left and right change places first."""

    def out(self, points: npt.ArrayLike) -> Array:
        """Return places of the drawing on the card."""
        c, s = np.cos(np.radians(self.turn)), np.sin(np.radians(self.turn))
        p = (np.asarray(points, float) - self.about) * self.scale
        p = p * [-1, 1] if self.flip else p
        return np.asarray(p @ np.array([[c, s], [-s, c]]) + self.to)

    def back(self, x: Array, y: Array) -> tuple[Array, Array]:
        """Return places of the card in the drawing."""
        c, s = np.cos(np.radians(self.turn)), np.sin(np.radians(self.turn))
        dx, dy = (x - self.to[0]) / self.scale, (y - self.to[1]) / self.scale
        across = (dx * c + dy * s) * (-1 if self.flip else 1)
        return across + self.about[0], dy * c - dx * s + self.about[1]


class Figure:
    """Cushions on the card, with the slope, colour and shade of what is on top."""

    def __init__(self, k: float, whole: Pose | None = None) -> None:
        """Start an empty figure at `k` pixels a unit; `whole` moves all that is laid on it."""
        self.k = k
        self.whole = whole or Pose()
        self.w, self.h = round(480 * k), round(720 * k)
        size = (self.h, self.w)
        y, x = np.mgrid[0 : self.h, 0 : self.w]
        self.x, self.y = (x + 0.5) / k, (y + 0.5) / k
        self.alpha = np.zeros(size)
        self.slope = np.zeros((*size, 2))
        self.tint = np.zeros((*size, 3))
        self.shade = np.ones(size)
        self.shine = np.zeros(size)
        self.grain: Array | None = None
        self.pose = Pose()

    def flow(self, guides: Sequence[Sequence[Point]], reach: float = 34, size: float = 2.0) -> None:
        """Say how the plumage lies, from root to tip; its fine structure follows these lines."""
        lines = [[tuple(p) for p in self.whole.out([g[:2] for g in guide])] for guide in guides]
        self.grain = combed(self.k, lines, reach, size)

    def out(self, points: npt.ArrayLike) -> Array:
        """Return places of the part that is being laid on the card."""
        return self.whole.out(self.pose.out(points))

    def back(self, x: Array, y: Array) -> tuple[Array, Array]:
        """Return places of the card in the part that is being laid."""
        return self.pose.back(*self.whole.back(x, y))

    @property
    def size(self) -> float:
        """How much larger the part that is being laid gets."""
        return self.whole.scale * self.pose.scale

    def form(
        self,
        points: Sequence[Point] | Array,
        paint: Paint,
        *,
        rise: float = 0.8,
        bevel: float = 0.0,
        cling: float = 0.0,
        soft: float = 0.0,
        lost: Sequence[tuple[float, float, float, float]] = (),
        fringe: float = 0.0,
        shadow: tuple[float, float, float] = (3, 5, 0.5),
        inside: npt.NDArray[np.float64] | None = None,
        gloss: float = 0.0,
        tilt: tuple[float, float] = (0, 0),
        opaque: float = 1.0,
    ) -> Field:
        """Lay a cushion over the figure.

        `rise` is how round it is, `bevel` the width of a rounded edge (0: round all over), `cling`
        how much of the slopes below it keeps. `soft` blurs the edge; `lost` names places x, y,
        radius and softness where the edge is lost. `fringe` lets fine plumage break the edge.
        `shadow` is the offset, blur and strength of what it casts; `inside` limits it to a mask;
        `tilt` is the slope of the whole, down and to the right where positive.
        """
        outline = self.out(points if isinstance(points, np.ndarray) else closed(points))
        size = self.size
        soft, fringe = soft * size, fringe * size
        lost = [(*self.out((a, b)), r * size, s * size) for a, b, r, s in lost]
        widest = max([soft, *(s for *_, s in lost)], default=0)
        place = field(outline, self.k, margin=4 + widest + fringe)
        cut = place.window
        edge = place.depth
        if fringe and self.grain is not None:
            edge = edge + 0.6 * fringe * self.grain[cut] * smooth(4 * fringe, 0, np.abs(edge))
        blur = np.full(edge.shape, 0.5 / self.k + soft)
        for lx, ly, radius, wide in lost:
            blur += wide * np.exp(-(((place.x - lx) ** 2 + (place.y - ly) ** 2) / radius**2))
        calm = 1 / (1 + np.maximum(blur - 0.5 / self.k - soft, 0) / 4)
        a = smooth(-blur, blur, edge)
        firm = smooth(-0.5 / self.k - soft, 0.5 / self.k + soft, edge)
        a = (firm + (a - firm) * self.alpha[cut]) * opaque
        if inside is not None:
            a = a * inside[cut]
        height = inflate(place, self.k) if not bevel else _bevelled(place.depth, bevel)
        height = gaussian_filter(height, 0.6)
        gy, gx = np.gradient(height * rise, 1 / self.k)
        own = np.stack([gx, gy], -1)
        steep = np.linalg.norm(own, axis=-1, keepdims=True)
        own *= STEEP * np.tanh(steep / STEEP) / np.maximum(steep, 1e-6)
        own *= calm[..., None]
        self._cast(place, a, shadow)
        own -= np.array(tilt)
        a3 = a[..., None]
        self.slope[cut] += a3 * (own + self.slope[cut] * (cling - 1))
        self._colour(cut, place, a, paint)
        kept = 0.6 * cling
        self.shade[cut] += a * (1 - kept) * (1 - self.shade[cut])
        self.shine[cut] += a * (gloss - self.shine[cut])
        self.alpha[cut] = 1 - (1 - self.alpha[cut]) * (1 - a)
        return place

    def _cast(self, place: Field, a: Array, shadow: tuple[float, float, float]) -> None:
        """Darken what lies below, on the side turned away from the light."""
        off, wide, strength = shadow
        if not strength:
            return
        pad = round((off + 2.5 * wide) * self.k) + 1
        (ys, xs) = place.window
        y0, y1 = max(0, ys.start - pad), min(self.h, ys.stop + pad)
        x0, x1 = max(0, xs.start - pad), min(self.w, xs.stop + pad)
        wide_a = np.zeros((y1 - y0, x1 - x0))
        step = round(off * self.k * 0.75)
        top, left = ys.start - y0 + step, xs.start - x0 + step
        part = a[: max(0, wide_a.shape[0] - top), : max(0, wide_a.shape[1] - left)]
        wide_a[top : top + part.shape[0], left : left + part.shape[1]] = part
        self.shade[y0:y1, x0:x1] *= 1 - strength * gaussian_filter(wide_a, wide * self.k)

    def _colour(self, cut: tuple[slice, slice], place: Field, a: Array, paint: Paint) -> None:
        tint = rgb(paint) if isinstance(paint, str) else paint(*self.back(place.x, place.y))
        self.tint[cut] += a[..., None] * (tint - self.tint[cut])

    def patch(
        self,
        points: Sequence[Point] | Array,
        paint: Paint,
        *,
        soft: float = 2.0,
        fringe: float = 0.0,
        amount: float = 1.0,
        lost: Sequence[tuple[float, float, float, float]] = (),
        gloss: float | None = None,
    ) -> None:
        """Paint a patch on what is there, without a form of its own."""
        outline = self.out(points if isinstance(points, np.ndarray) else closed(points))
        size = self.size
        soft, fringe = soft * size, fringe * size
        lost = [(*self.out((a, b)), r * size, s * size) for a, b, r, s in lost]
        widest = max([soft, *(s for *_, s in lost)])
        place = field(outline, self.k, margin=4 + widest + fringe)
        cut = place.window
        edge = place.depth
        if fringe and self.grain is not None:
            edge = edge + fringe * self.grain[cut]
        blur = np.full(edge.shape, 0.5 / self.k + soft)
        for lx, ly, radius, wide in lost:
            blur += wide * np.exp(-(((place.x - lx) ** 2 + (place.y - ly) ** 2) / radius**2))
        a = smooth(-blur, blur, edge) * amount
        self._colour(cut, place, a, paint)
        if gloss is not None:
            self.shine[cut] += a * (gloss - self.shine[cut])

    def feather(
        self,
        spine: Sequence[Point],
        paint: Paint,
        *,
        rise: float = 0.5,
        cling: float = 0.7,
        root: float = 0.45,
        shadow: tuple[float, float, float] = (1.5, 2, 0.35),
        edge: str = "",
        edge_width: float = 1.6,
        shaft: float = 0.0,
        bevel: float = 0.0,
        opaque: float = 1.0,
    ) -> None:
        """Lay one feather along rows x, y, half width; its root melts into what is below.

        `edge` paints a margin of another colour round the tip, `shaft` a dark line along it.
        """
        rows = line(spine, 1.0)
        some = np.unique(np.linspace(0, len(rows) - 1, 30).astype(int))
        outline = band([tuple(r) for r in rows[some]])
        start, end = rows[0, :2], rows[-1, :2]
        way = (end - start) / (np.linalg.norm(end - start) ** 2 + 1e-9)
        own_x, own_y = self.back(self.x, self.y)
        along = (own_x - start[0]) * way[0] + (own_y - start[1]) * way[1]
        fade = smooth(0, root, along) if root else np.ones_like(along)

        def tinted(x: Array, y: Array) -> Array:
            base = rgb(paint) if isinstance(paint, str) else paint(x, y)
            base = np.broadcast_to(base, (*x.shape, 3))
            if not edge:
                return np.asarray(base)
            depth = field(self.out(outline), self.k).depth
            near = smooth(edge_width, edge_width * 0.35, depth / self.size)
            t = (x - start[0]) * way[0] + (y - start[1]) * way[1]
            near = (near * smooth(0.25, 0.75, t))[..., None]
            return np.asarray(base * (1 - near) + rgb(edge) * near)

        self.form(
            outline,
            tinted,
            rise=rise,
            cling=cling,
            shadow=shadow,
            inside=fade,
            bevel=bevel,
            opaque=opaque,
        )
        if shaft:
            middle = np.c_[rows[:, :2], np.linspace(0.7, 0.25, len(rows))]
            keep = rows[int(len(rows) * 0.3) :, :2]
            self.patch(
                band([tuple(r) for r in middle[-len(keep) :: 4]]), "#0c0f14", soft=0.4, amount=shaft
            )

    def shadow(self, points: Sequence[Point], soft: float, strength: float) -> None:
        """Let the shadow of something else fall on a place of the figure."""
        place = field(self.out(closed(points)), self.k, margin=soft + 2)
        self.shade[place.window] *= 1 - strength * smooth(-soft, soft, place.depth)

    def rough(
        self, size: tuple[float, float], height: float, seed: int, mask: Array | None = None
    ) -> None:
        """Give what is there an uneven surface; `size` is that of its largest lumps."""
        lumps = cloud(self.x / size[0], self.y / size[1], seed, 4) * height
        gy, gx = np.gradient(lumps, 1 / self.k)
        here = self.alpha if mask is None else mask
        self.slope += np.stack([gx, gy], -1) * here[..., None]

    def lit(self, sun: Sun) -> Array:
        """Return the figure in its light, as a picture."""
        return shine(self, sun)

    def over(self, background: Array, sun: Sun) -> Array:
        """Return a picture with the lit figure on it."""
        image = self.lit(sun)
        if sun.sink:
            n = np.linalg.norm(self.slope, axis=-1)
            away = smooth(-0.2, -1.2, self.slope @ np.array(sun.way[:2])) * smooth(0.6, 2.2, n)
            far = np.stack([gaussian_filter(background[..., i], 14 * self.k) for i in range(3)], -1)
            share = (sun.sink * away)[..., None]
            image = image * (1 - share) + far * share
        a = self.alpha[..., None]
        return np.asarray(background * (1 - a) + image * a)


def _bevelled(depth: Array, width: float) -> Array:
    t = np.clip(depth / width, 0, 1)
    return np.asarray(width * np.sqrt(1 - (1 - t) ** 2))
