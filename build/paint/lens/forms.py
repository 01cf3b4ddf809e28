"""Bodies of small life: tubes, balls, lathes, dented balls, plates, hairs, capsids."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from scipy.interpolate import PchipInterpolator

from .light import Array, F, Scene, Stuff, rgb, unit

if TYPE_CHECKING:
    from collections.abc import Callable


Points = npt.NDArray[np.float64]


def chance(seed: int) -> np.random.Generator:
    """Return a random source that gives the same each time."""
    return np.random.default_rng(seed)


def smooth(a: float, b: float, x: npt.ArrayLike) -> Points:
    """Return 0 before a, 1 beyond b, and a soft step between."""
    t = np.clip((np.asarray(x, float) - a) / (b - a), 0, 1)
    return np.asarray(t * t * (3 - 2 * t))


def ramp(t: npt.ArrayLike, *stops: tuple[float, str]) -> Array:
    """Return colours along t between stops."""
    at = [s[0] for s in stops]
    c = np.stack([rgb(s[1]) for s in stops])
    return np.stack([np.interp(np.asarray(t), at, c[:, e]) for e in range(3)], -1).astype(F)


def shades(
    code: str | Array, n: int, spread: float = 0.15, seed: int = 1, hue: float = 0.06
) -> Array:
    """Return n colours round a colour: lighter and darker, warmer and cooler."""
    r = chance(seed)
    c = rgb(code) if isinstance(code, str) else np.asarray(code, F)
    out = c * np.exp(spread * r.normal(size=(n, 1))) * np.exp(hue * r.normal(size=(n, 3)))
    return out.astype(F)


def cloud(p: Points, size: float, seed: int = 1, octaves: int = 3) -> Points:
    """Return soft noise at points of space, about -1 to 1, with blots of about this size."""
    total = np.zeros(np.shape(p)[:-1])
    for o in range(octaves):
        r = chance(seed + 31 * o)
        table = r.normal(size=(24, 24, 24))
        turned = np.asarray(p, float) @ np.linalg.qr(r.normal(size=(3, 3)))[0]
        q = turned / (size / 2**o) * 1.3 + r.uniform(0, 24, 3)
        low = np.floor(q).astype(np.int64)
        f = q - low
        f = f * f * f * (f * (f * 6 - 15) + 10)
        a, b = low % 24, (low + 1) % 24
        for corner in range(8):
            pick = [(b if corner >> e & 1 else a)[..., e] for e in range(3)]
            part = [f[..., e] if corner >> e & 1 else 1 - f[..., e] for e in range(3)]
            total += 0.55**o * table[pick[0], pick[1], pick[2]] * part[0] * part[1] * part[2]
    return total


def line(points: npt.ArrayLike, n: int = 60) -> Points:
    """Return n points of a smooth curve through a few (Catmull-Rom), evenly spaced."""
    p = np.asarray(points, float)
    if p.shape[1] == 2:
        p = np.concatenate([p, np.zeros((len(p), 1))], 1)
    if len(p) < 3:
        t = np.linspace(0, 1, n)[:, None]
        return p[0] * (1 - t) + p[-1] * t
    q = np.concatenate([[2 * p[0] - p[1]], p, [2 * p[-1] - p[-2]]])
    out = []
    t = np.linspace(0, 1, 24, endpoint=False)[:, None]
    for a, b, c, d in zip(q, q[1:], q[2:], q[3:], strict=False):
        out.append(
            0.5
            * (
                2 * b
                + (c - a) * t
                + (2 * a - 5 * b + 4 * c - d) * t**2
                + (3 * b - a - 3 * c + d) * t**3
            )
        )
    fine = np.concatenate([*out, p[-1:]])
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(fine, axis=0), axis=1))])
    at = np.linspace(0, s[-1], n)
    return np.stack([np.interp(at, s, fine[:, e]) for e in range(3)], -1)


def profile(values: npt.ArrayLike, n: int) -> Points:
    """Return n values of a smooth curve through a few that stand at even steps."""
    v = np.asarray(values, float)
    return np.asarray(PchipInterpolator(np.linspace(0, 1, len(v)), v)(np.linspace(0, 1, n)))


def frames(p: Points, first: npt.ArrayLike = (0.31, 0.2, -0.93)) -> tuple[Points, Points, Points]:
    """Return direction, and two directions across, along a curve, without needless twist."""
    along = unit(np.gradient(p, axis=0))
    a = unit(np.asarray(first, float))
    across = np.empty_like(p)
    for i in range(len(p)):
        a = unit(a - along[i] * (a @ along[i]))
        across[i] = a
    return along, across, np.cross(along, across)


def net(
    s: Scene,
    v: Points,
    colour: npt.ArrayLike,
    stuff: Stuff,
    out: Points | None = None,
    **how: npt.ArrayLike,
) -> Points:
    """Add a grid of points (m, k, 3) as a surface; `out` says which side is outside."""
    m, k, _ = v.shape
    normal = np.cross(np.gradient(v, axis=1), np.gradient(v, axis=0))
    flat = np.linalg.norm(normal, axis=-1, keepdims=True) < 1e-9
    normal = unit(normal)
    if out is not None:
        way = np.sign((normal * out).sum(-1, keepdims=True))
        normal = np.where(flat, out, normal * np.where(way == 0, 1, way))
    a = (np.arange(m - 1)[:, None] * k + np.arange(k - 1)[None]).ravel()
    tri = np.concatenate([np.stack([a, a + 1, a + k], 1), np.stack([a + 1, a + k + 1, a + k], 1)])
    c = np.asarray(colour, F)
    c = c[:, None] if c.ndim == 2 else c
    s.add(v, normal, tri, np.broadcast_to(c, (m, k, 3)), stuff, **how)
    return v


def tube(
    s: Scene,
    path: npt.ArrayLike,
    radius: npt.ArrayLike,
    colour: npt.ArrayLike,
    stuff: Stuff,
    sides: int = 12,
    flat: float = 1.0,
    first: npt.ArrayLike = (0.31, 0.2, -0.93),
    **how: npt.ArrayLike,
) -> Points:
    """Add a round body along a curve (m, 3); radii (m) or (m, sides + 1).

    `flat` scales it in the direction `first`.
    """
    p = np.asarray(path, float)
    _, a, b = frames(p, first)
    turn = np.linspace(0, 2 * np.pi, sides + 1)
    way = a[:, None] * (np.cos(turn) * flat)[:, None] + b[:, None] * np.sin(turn)[:, None]
    r = np.asarray(radius, float)
    r = np.broadcast_to(r[:, None] if r.ndim == 1 else r, (len(p), sides + 1))
    return net(s, p[:, None] + way * r[..., None], colour, stuff, out=way, **how)


def capped(n: int, round_: float = 0.5) -> Points:
    """Return a profile along 0..1 of a rod with round ends: radii of n rings, and their places.

    `round_` is the share of the radius to the half length.
    """
    t = np.sin(np.linspace(-np.pi / 2, np.pi / 2, n))
    edge = np.clip((np.abs(t) - (1 - round_)) / round_, 0, 1)
    return np.stack([np.sqrt(np.clip(1 - edge**2, 0, 1)), t], -1)


def rod(
    s: Scene,
    start: npt.ArrayLike,
    end: npt.ArrayLike,
    radius: float,
    colour: npt.ArrayLike,
    stuff: Stuff,
    waist: float = 0.0,
    arch: npt.ArrayLike = (0, 0, 0),
    n: int = 26,
    sides: int = 20,
    **how: npt.ArrayLike,
) -> Points:
    """Add a rod with round ends; `waist` pinches its middle, `arch` bends it."""
    a, b = np.asarray(start, float), np.asarray(end, float)
    half = np.linalg.norm(b - a) / 2
    shape = capped(n, min(0.98, radius / half))
    t = shape[:, 1]
    p = (a + b) / 2 + (b - a) / 2 * t[:, None] + np.asarray(arch, float) * (1 - t**2)[:, None]
    r = radius * np.maximum(shape[:, 0], 1e-3) * (1 - waist * np.exp(-((t / 0.16) ** 2)))
    return tube(s, p, r, colour, stuff, sides, **how)


def ball(
    s: Scene,
    middle: npt.ArrayLike,
    radii: npt.ArrayLike,
    colour: npt.ArrayLike,
    stuff: Stuff,
    axis: npt.ArrayLike = (0, 1, 0),
    turn: npt.ArrayLike = (0.1, 0.2, 1.0),
    n: int = 16,
    dent: Callable[[Points], Points] | None = None,
    **how: npt.ArrayLike,
) -> Points:
    """Add an ellipsoid (half axes across, along, across) with its long axis along `axis`.

    `dent` gives a factor of the radius for each direction (local x, y along the axis, z).
    A function as `colour` is asked for the colour of these directions.
    """
    th, ph = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n * 2), indexing="ij")
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    y = unit(axis)
    x = unit(np.cross(y, turn))
    rows = np.stack([x, y, np.cross(x, y)])
    r = np.broadcast_to(np.asarray(radii, float), (3,))
    f = dent(q)[..., None] if dent else 1.0
    c = colour(q) if callable(colour) else np.asarray(colour, F)
    c = np.broadcast_to(c, (n, n * 2, 3)) if c.ndim == 1 else c
    v = (q * f * r) @ rows + np.asarray(middle, float)
    return net(s, v, c, stuff, out=unit((q / r) @ rows), **how)


def balls(
    s: Scene,
    middles: npt.ArrayLike,
    radii: npt.ArrayLike,
    colours: npt.ArrayLike,
    stuff: Stuff,
    axes: npt.ArrayLike | None = None,
    n: int = 8,
    **how: npt.ArrayLike,
) -> None:
    """Add many small ellipsoids at once: (N, 3), (N) or (N, 3), (N, 3)."""
    c = np.asarray(middles, float)
    count = len(c)
    if not count:
        return
    r = np.asarray(radii, float)
    r = np.broadcast_to(r[:, None] if r.ndim == 1 else r, (count, 3))
    y = np.broadcast_to(np.array([0, 1.0, 0]) if axes is None else unit(axes), (count, 3))
    th, ph = np.meshgrid(np.linspace(0, np.pi, n), np.linspace(0, 2 * np.pi, n * 2), indexing="ij")
    q = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1).reshape(-1, 3)
    x = unit(np.cross(y, np.array([0.13, 0.21, 0.97])))
    rows = np.stack([x, y, np.cross(x, y)], 1)
    v = np.einsum("vi,nij->nvj", q, rows * r[:, :, None]) + c[:, None]
    normal = np.einsum("vi,nij->nvj", q, rows / r[:, :, None])
    k = n * 2
    a = (np.arange(n - 1)[:, None] * k + np.arange(k - 1)[None]).ravel()
    tri = np.concatenate([np.stack([a, a + 1, a + k], 1), np.stack([a + 1, a + k + 1, a + k], 1)])
    tri = (tri[None] + (np.arange(count) * len(q))[:, None, None]).reshape(-1, 3)
    tint = np.broadcast_to(np.asarray(colours, F), (count, 3))
    s.add(v, normal, tri, np.repeat(tint, len(q), 0), stuff, **how)


def hairs(
    s: Scene,
    paths: npt.ArrayLike,
    root: float,
    tip: float,
    colour: npt.ArrayLike,
    stuff: Stuff,
    sides: int = 5,
    **how: npt.ArrayLike,
) -> None:
    """Add many thin tubes at once along curves (N, m, 3), thinner to the tip."""
    p = np.asarray(paths, float)
    if not len(p):
        return
    count, m, _ = p.shape
    along = unit(np.gradient(p, axis=1))
    a = unit(np.cross(along, np.array([0.13, 0.21, 0.97])))
    b = np.cross(along, a)
    turn = np.linspace(0, 2 * np.pi, sides + 1)
    way = a[:, :, None] * np.cos(turn)[:, None] + b[:, :, None] * np.sin(turn)[:, None]
    r = np.linspace(root, tip, m)[None, :, None, None]
    k = sides + 1
    i = (np.arange(m - 1)[:, None] * k + np.arange(k - 1)[None]).ravel()
    tri = np.concatenate([np.stack([i, i + 1, i + k], 1), np.stack([i + 1, i + k + 1, i + k], 1)])
    tri = (tri[None] + (np.arange(count) * m * k)[:, None, None]).reshape(-1, 3)
    c = np.asarray(colour, F)
    c = c if c.ndim == 1 else np.broadcast_to(c[:, None, None], (count, m, k, 3))
    s.add(p[:, :, None] + way * r, way, tri, c, stuff, **how)


def wave(
    start: npt.ArrayLike,
    way: npt.ArrayLike,
    length: float,
    height: float,
    turns: float,
    n: int = 90,
    side: npt.ArrayLike = (0, 0, -1),
    grow: float = 0.15,
    coil: float = 0.0,
    bend: float = 0.0,
    phase: float = 0.0,
) -> Points:
    """Return a beating flagellum: a wave that grows from its root; `coil` makes it a screw."""
    d = unit(way)
    across = unit(np.cross(d, side))
    up = np.cross(across, d)
    t = np.linspace(0, 1, n)
    a = height * np.minimum(1, t / grow)
    f = 2 * np.pi * turns * t + phase
    p = (
        np.asarray(start, float)
        + d * (t * length)[:, None]
        + across * (a * np.sin(f) - a[0] * np.sin(phase))[:, None]
    )
    p = p + up * (coil * a * np.cos(f))[:, None]
    return p + across * (bend * length * t**2)[:, None]


def facets(
    points: npt.ArrayLike, faces: npt.ArrayLike
) -> tuple[Points, Points, npt.NDArray[np.int64]]:
    """Return a polyhedron with flat faces: points, normals and triangles."""
    p, f = np.asarray(points, float), np.asarray(faces, np.int64)
    v = p[f].reshape(-1, 3)
    n = unit(np.cross(p[f[:, 1]] - p[f[:, 0]], p[f[:, 2]] - p[f[:, 0]]))
    outward = np.sign((n * (p[f].mean(1) - p.mean(0))).sum(-1, keepdims=True))
    return v, np.repeat(n * outward, 3, 0), np.arange(len(v)).reshape(-1, 3)


def icosahedron(
    axis: npt.ArrayLike = (0, -1, 0), turn: float = 0.3, long: float = 1.0
) -> tuple[Points, npt.NDArray[np.int64]]:
    """Return the points and faces of a capsid of radius one, a corner along `axis`.

    `long` stretches it along the axis.
    """
    th = np.arctan(0.5)
    ring = np.arange(5) * 2 * np.pi / 5
    top = np.stack(
        [np.cos(th) * np.cos(ring), np.full(5, np.sin(th)), np.cos(th) * np.sin(ring)], 1
    )
    low = np.stack(
        [
            np.cos(th) * np.cos(ring + np.pi / 5),
            np.full(5, -np.sin(th)),
            np.cos(th) * np.sin(ring + np.pi / 5),
        ],
        1,
    )
    p = np.concatenate([[[0, 1, 0]], top, low, [[0, -1, 0]]])
    p[:, 1] += np.sign(p[:, 1]) * (long - 1) * 0.5
    f = []
    for i in range(5):
        j = (i + 1) % 5
        f += [(0, 1 + i, 1 + j), (1 + i, 6 + i, 1 + j), (1 + j, 6 + i, 6 + j), (11, 6 + j, 6 + i)]
    c, q = np.cos(turn), np.sin(turn)
    p = p @ np.array([[c, 0, -q], [0, 1, 0], [q, 0, c]])
    y = unit(axis)
    x = unit(np.cross(y, [0.1, 0.2, 1.0]))
    return p @ np.stack([x, y, np.cross(x, y)]), np.array(f)
