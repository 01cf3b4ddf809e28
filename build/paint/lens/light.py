"""Small bodies under a microscope: triangles in, light through glass and jelly out.

Coordinates are those of the card: x to the right 0..480, y down 0..720, z away from the viewer.
The view is parallel, as through an objective. Every surface that lies behind a pixel takes part,
from front to back: glass shows its edges, jelly tints what is behind it by its thickness, opaque
bodies end the ray. What stands out of focus is rendered in a layer of its own and blurred.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
from numba import njit
from scipy.ndimage import gaussian_filter as blur
from scipy.signal import fftconvolve

W, H = 480, 720
F = np.float32
Array = npt.NDArray[np.float32]


def rgb(code: str) -> Array:
    """Return a colour such as "#fff2bc" as linear light."""
    return (np.array([int(code[i : i + 2], 16) for i in (1, 3, 5)], F) / 255) ** F(2.2)


def unit(v: npt.ArrayLike) -> npt.NDArray[np.float64]:
    """Return vectors of length one."""
    a = np.asarray(v, np.float64)
    return a / np.maximum(np.linalg.norm(a, axis=-1, keepdims=True), 1e-9)


@dataclass(frozen=True)
class Stuff:
    """What a body is made of."""

    alpha: float = 1.0
    """Opacity of its surface seen straight on."""
    edge: float = 0.0
    """Opacity added where the surface turns away from the viewer: walls of glass."""
    power: float = 2.5
    """How narrow that edge is."""
    gloss: float = 0.3
    sharp: float = 40.0
    """How small a highlight is."""
    wrap: float = 0.35
    """How far light creeps round the body."""
    through: float = 0.3
    """Light that comes through from behind."""
    glow: float = 0.0
    """Light of its own: fluorescence."""
    jelly: float = 0.0
    """Optical density of its inside for each 100 units of thickness."""
    milk: float = 0.7
    """How much of the light that the inside takes away it gives back as its own colour."""
    bend: float = 0.0
    """How far it displaces what is seen behind it."""
    shade: float = 1.0
    """How much light it keeps from what lies behind it."""


@dataclass
class Lighting:
    """Lamps and surroundings. Colours are "#rrggbb"."""

    lamps: list[tuple[tuple[float, float, float], str, float]] = field(
        default_factory=lambda: [((-0.55, -0.7, -0.45), "#fff1d0", 2.0)]
    )
    """Where a lamp stands seen from the body, its colour and power; the first casts shadows."""
    top: str = "#9fd0e0"
    low: str = "#12303c"
    ambient: float = 0.6
    rim: str = "#e8fbff"
    rim_power: float = 1.0
    rim_at: tuple[float, float] = (-0.6, -0.8)
    """The side from which edges catch light; the other side keeps little of it."""
    rim_low: float = 0.15
    """How much of it the far side keeps."""
    crowd: float = 0.8
    """How much what stands close takes of the surrounding light."""
    density: float = 0.8
    """How deep shadows are."""


class Scene:
    """All bodies of a picture, in layers from the back to the front."""

    def __init__(self) -> None:
        self.layers: dict[str, float] = {"far": 7.0, "mid": 2.5, "main": 0.0, "near": 8.0}
        """Radius of blur of each layer, in units of the card, back to front."""
        self.layer = "main"
        self.parts: list[dict[str, npt.NDArray[np.float32]]] = []
        self.stuffs: list[Stuff] = []

    def add(
        self,
        points: npt.ArrayLike,
        normals: npt.ArrayLike,
        faces: npt.ArrayLike,
        colours: npt.ArrayLike,
        stuff: Stuff,
        alpha: npt.ArrayLike = 1.0,
        glow: npt.ArrayLike = 1.0,
    ) -> None:
        """Add a body to the current layer.

        `alpha` and `glow` multiply what the stuff says, for each point.
        """
        p = np.asarray(points, F).reshape(-1, 3)
        n = len(p)
        own = np.empty((n, 8), F)
        own[:, 0:3] = unit(np.asarray(normals).reshape(-1, 3))
        c = np.asarray(colours, F)
        own[:, 3:6] = np.broadcast_to(c, (n, 3)) if c.ndim == 1 else c.reshape(-1, 3)
        own[:, 6] = np.asarray(alpha, F).ravel() if np.ndim(alpha) else alpha
        own[:, 7] = np.asarray(glow, F).ravel() if np.ndim(glow) else glow
        self.parts.append(
            {
                "layer": np.array(list(self.layers).index(self.layer)),
                "p": p,
                "own": own,
                "t": np.asarray(faces, np.int32).reshape(-1, 3),
                "stuff": np.array(len(self.stuffs)),
            }
        )
        self.stuffs.append(stuff)

    def within(self, layer: str | None = None) -> tuple[Array, Array, Array, Array]:
        """Return points, their own values, triangles and the stuff of each, of one layer or all."""
        which = None if layer is None else list(self.layers).index(layer)
        chosen = [q for q in self.parts if which is None or int(q["layer"]) == which]
        if not chosen:
            empty = np.zeros((0, 3), F)
            return empty, np.zeros((0, 8), F), np.zeros((0, 3), np.int32), np.zeros(0, np.int32)
        starts = np.cumsum([0] + [len(q["p"]) for q in chosen[:-1]])
        return (
            np.concatenate([q["p"] for q in chosen]),
            np.concatenate([q["own"] for q in chosen]),
            np.concatenate([q["t"] + s for q, s in zip(chosen, starts, strict=True)]).astype(
                np.int32
            ),
            np.concatenate([np.full(len(q["t"]), q["stuff"], np.int32) for q in chosen]),
        )

    def table(self) -> Array:
        """Return the stuffs as rows of numbers."""
        rows = [
            (
                s.alpha,
                s.edge,
                s.power,
                s.gloss,
                s.sharp,
                s.wrap,
                s.through,
                s.glow,
                s.jelly,
                s.milk,
                s.bend,
            )
            for s in self.stuffs
        ]
        return np.array(rows, F).reshape(-1, 11)


@njit(cache=True, fastmath=True)
def _spread_over(v, t, i, k, w, h):  # pragma: no cover (compiled)
    """Return a triangle's corners on the picture and the box of pixels it may touch."""
    x0, y0 = v[t[i, 0], 0] * k, v[t[i, 0], 1] * k
    x1, y1 = v[t[i, 1], 0] * k, v[t[i, 1], 1] * k
    x2, y2 = v[t[i, 2], 0] * k, v[t[i, 2], 1] * k
    left = max(0, int(min(x0, x1, x2) - 1))
    right = min(w - 1, int(max(x0, x1, x2) + 1))
    top = max(0, int(min(y0, y1, y2) - 1))
    bottom = min(h - 1, int(max(y0, y1, y2) + 1))
    area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
    inverse = 1.0 / area if abs(area) > 1e-9 else 0.0
    return x0, y0, x1, y1, x2, y2, left, right, top, bottom, inverse


@njit(cache=True, fastmath=True)
def _count(v, t, k, w, h, counts):  # pragma: no cover (compiled)
    """Count the surfaces behind every pixel."""
    for i in range(t.shape[0]):
        x0, y0, x1, y1, x2, y2, left, right, top, bottom, inv = _spread_over(v, t, i, k, w, h)
        if inv == 0.0:
            continue
        for y in range(top, bottom + 1):
            py = y + 0.5
            for x in range(left, right + 1):
                px = x + 0.5
                w1 = ((px - x0) * (y2 - y0) - (x2 - x0) * (py - y0)) * inv
                w2 = ((x1 - x0) * (py - y0) - (px - x0) * (y1 - y0)) * inv
                if w1 >= 0 and w2 >= 0 and w1 + w2 <= 1:
                    counts[y, x] += 1


@njit(cache=True, fastmath=True)
def _fill(v, t, k, w, h, starts, counts, ids, zs, b1, b2):  # pragma: no cover (compiled)
    """List the surfaces behind every pixel, the nearest first."""
    for i in range(t.shape[0]):
        x0, y0, x1, y1, x2, y2, left, right, top, bottom, inv = _spread_over(v, t, i, k, w, h)
        if inv == 0.0:
            continue
        for y in range(top, bottom + 1):
            py = y + 0.5
            for x in range(left, right + 1):
                px = x + 0.5
                w1 = ((px - x0) * (y2 - y0) - (x2 - x0) * (py - y0)) * inv
                w2 = ((x1 - x0) * (py - y0) - (px - x0) * (y1 - y0)) * inv
                if w1 < 0 or w2 < 0 or w1 + w2 > 1:
                    continue
                z = (1 - w1 - w2) * v[t[i, 0], 2] + w1 * v[t[i, 1], 2] + w2 * v[t[i, 2], 2]
                s = starts[y, x]
                j = s + counts[y, x]
                while j > s and zs[j - 1] > z:
                    zs[j], ids[j], b1[j], b2[j] = zs[j - 1], ids[j - 1], b1[j - 1], b2[j - 1]
                    j -= 1
                zs[j], ids[j], b1[j], b2[j] = z, i, w1, w2
                counts[y, x] += 1


@njit(cache=True, fastmath=True)
def _at(g, x, y, z):  # pragma: no cover (compiled)
    nx, ny, nz = g.shape
    x = min(max(x, 0.0), nx - 1.001)
    y = min(max(y, 0.0), ny - 1.001)
    z = min(max(z, 0.0), nz - 1.001)
    i, j, m = int(x), int(y), int(z)
    a, b, c = x - i, y - j, z - m
    lo = (g[i, j, m] * (1 - a) + g[i + 1, j, m] * a) * (1 - b) + (
        g[i, j + 1, m] * (1 - a) + g[i + 1, j + 1, m] * a
    ) * b
    hi = (g[i, j, m + 1] * (1 - a) + g[i + 1, j, m + 1] * a) * (1 - b) + (
        g[i, j + 1, m + 1] * (1 - a) + g[i + 1, j + 1, m + 1] * a
    ) * b
    return lo * (1 - c) + hi * c


@njit(cache=True, fastmath=True)
def _shade(  # pragma: no cover (compiled)  # noqa: C901, PLR0912 (one loop over all surfaces)
    v,
    own,
    t,
    part,
    stuff,
    starts,
    counts,
    ids,
    zs,
    b1,
    b2,
    lamps,
    sky,
    rim,
    par,
    tau,
    t0,
    tc,
    basis,
    occ,
    o0,
    oc,
    out,
    see,
    shift,
    depth,
):
    h, w = counts.shape
    eye = np.zeros(3)
    eye[2] = -1.0
    open_id = np.zeros(8, np.int64)
    open_den = np.zeros(8)
    open_col = np.zeros((8, 3))
    open_tint = np.zeros((8, 3))
    for y in range(h):
        for x in range(w):
            m = counts[y, x]
            if m == 0:
                continue
            s = starts[y, x]
            opened = 0
            tr0 = tr1 = tr2 = 1.0
            last = zs[s]
            wsum = 0.0
            dsum = 0.0
            for j in range(s, s + m):
                z = zs[j]
                # the jelly between the last surface and this one
                if opened > 0 and z > last:
                    for q in range(opened):
                        a = open_den[q] * (z - last) * 0.01
                        e = 1.0 - math.exp(-a)
                        out[y, x, 0] += tr0 * e * open_col[q, 0]
                        out[y, x, 1] += tr1 * e * open_col[q, 1]
                        out[y, x, 2] += tr2 * e * open_col[q, 2]
                        tr0 *= math.exp(-a * open_tint[q, 0])
                        tr1 *= math.exp(-a * open_tint[q, 1])
                        tr2 *= math.exp(-a * open_tint[q, 2])
                last = z
                i = ids[j]
                i0, i1, i2 = t[i, 0], t[i, 1], t[i, 2]
                c1, c2 = b1[j], b2[j]
                c0 = 1 - c1 - c2
                nx = c0 * own[i0, 0] + c1 * own[i1, 0] + c2 * own[i2, 0]
                ny = c0 * own[i0, 1] + c1 * own[i1, 1] + c2 * own[i2, 1]
                nz = c0 * own[i0, 2] + c1 * own[i1, 2] + c2 * own[i2, 2]
                long = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
                nx, ny, nz = nx / long, ny / long, nz / long
                front = nz < 0
                k = part[i]
                st = stuff[k]
                px = c0 * v[i0, 0] + c1 * v[i1, 0] + c2 * v[i2, 0]
                py = c0 * v[i0, 1] + c1 * v[i1, 1] + c2 * v[i2, 1]
                nv = abs(nz)
                bx, by, bz = nx, ny, nz
                if not front and st[8] <= 0:  # the inside of a shell, the back of a sheet
                    bx, by, bz = -nx, -ny, -nz
                va = c0 * own[i0, 6] + c1 * own[i1, 6] + c2 * own[i2, 6]
                vg = c0 * own[i0, 7] + c1 * own[i1, 7] + c2 * own[i2, 7]
                turn = (1 - nv) ** st[2]
                alpha = min(1.0, (st[0] + st[1] * turn) * va)
                vis = math.exp(
                    -par[1]
                    * _at(
                        tau,
                        (
                            (px + bx * 2.5) * basis[0, 0]
                            + (py + by * 2.5) * basis[0, 1]
                            + (z + bz * 2.5) * basis[0, 2]
                            - t0[0]
                        )
                        / tc[0],
                        (
                            (px + bx * 2.5) * basis[1, 0]
                            + (py + by * 2.5) * basis[1, 1]
                            + (z + bz * 2.5) * basis[1, 2]
                            - t0[1]
                        )
                        / tc[0],
                        (
                            (px + bx * 2.5) * basis[2, 0]
                            + (py + by * 2.5) * basis[2, 1]
                            + (z + bz * 2.5) * basis[2, 2]
                            + par[2]
                            - t0[2]
                        )
                        / tc[1],
                    )
                )
                ao = 1.0 / (
                    1.0
                    + par[0]
                    * _at(
                        occ,
                        (px + bx * 6 - o0[0]) / oc,
                        (py + by * 6 - o0[1]) / oc,
                        (z + bz * 6 - o0[2]) / oc,
                    )
                )
                r0 = r1 = r2 = 0.0
                s0 = s1 = s2 = 0.0
                g0 = g1 = g2 = 0.0
                for q in range(lamps.shape[0]):
                    lx, ly, lz = lamps[q, 0], lamps[q, 1], lamps[q, 2]
                    nl = bx * lx + by * ly + bz * lz
                    vq = vis if q == 0 else 0.5 + 0.5 * ao
                    d = max(0.0, (nl + st[5]) / (1 + st[5]))
                    d = d + st[6] * max(0.0, 0.3 - 0.7 * nl)
                    hx, hy, hz = lx, ly, lz - 1.0
                    long = math.sqrt(hx * hx + hy * hy + hz * hz) + 1e-9
                    nh = max(0.0, (bx * hx + by * hy + bz * hz) / long)
                    sp = st[3] * (nh ** st[4] * 1.3 + nh ** (st[4] * 0.2) * 0.06) * vq
                    u = 0.35 + 0.65 * (0.5 + 0.5 * nl)
                    r0 += lamps[q, 3] * d * vq
                    r1 += lamps[q, 4] * d * vq
                    r2 += lamps[q, 5] * d * vq
                    s0 += lamps[q, 3] * sp
                    s1 += lamps[q, 4] * sp
                    s2 += lamps[q, 5] * sp
                    g0 += lamps[q, 3] * u * vq
                    g1 += lamps[q, 4] * u * vq
                    g2 += lamps[q, 5] * u * vq
                up = 0.5 - 0.5 * by
                a0 = (sky[0, 0] * up + sky[1, 0] * (1 - up)) * ao
                a1 = (sky[0, 1] * up + sky[1, 1] * (1 - up)) * ao
                a2 = (sky[0, 2] * up + sky[1, 2] * (1 - up)) * ao
                k0 = c0 * own[i0, 3] + c1 * own[i1, 3] + c2 * own[i2, 3]
                k1 = c0 * own[i0, 4] + c1 * own[i1, 4] + c2 * own[i2, 4]
                k2 = c0 * own[i0, 5] + c1 * own[i1, 5] + c2 * own[i2, 5]
                glow = st[7] * vg
                side = par[5] + (1 - par[5]) * max(0.0, nx * par[3] + ny * par[4]) / (
                    math.sqrt(nx * nx + ny * ny) + 1e-6
                )
                rm = turn * side * min(1.0, st[1] + 0.15) * va
                if not front:
                    s0, s1, s2, rm = s0 * 0.4, s1 * 0.4, s2 * 0.4, rm * 0.5
                o0_ = alpha * k0 * (r0 + a0 + glow) + va * s0 + rm * rim[0]
                o1_ = alpha * k1 * (r1 + a1 + glow) + va * s1 + rm * rim[1]
                o2_ = alpha * k2 * (r2 + a2 + glow) + va * s2 + rm * rim[2]
                out[y, x, 0] += tr0 * o0_
                out[y, x, 1] += tr1 * o1_
                out[y, x, 2] += tr2 * o2_
                cover = (tr0 + tr1 + tr2) / 3 * min(1.0, alpha + 0.05)
                wsum += cover
                dsum += cover * z
                tr0 *= 1 - alpha
                tr1 *= 1 - alpha
                tr2 *= 1 - alpha
                if st[10] != 0 and front:
                    shift[y, x, 0] += bx * st[10] * (tr0 + tr1 + tr2) / 3
                    shift[y, x, 1] += by * st[10] * (tr0 + tr1 + tr2) / 3
                if st[8] > 0:
                    if front and opened < 8:
                        open_id[opened] = k
                        open_den[opened] = st[8]
                        open_col[opened, 0] = k0 * (g0 + a0 + glow) * st[9]
                        open_col[opened, 1] = k1 * (g1 + a1 + glow) * st[9]
                        open_col[opened, 2] = k2 * (g2 + a2 + glow) * st[9]
                        big = max(k0, k1, k2, 1e-3)
                        open_tint[opened, 0] = 1.15 - (k0 / big) ** 0.45
                        open_tint[opened, 1] = 1.15 - (k1 / big) ** 0.45
                        open_tint[opened, 2] = 1.15 - (k2 / big) ** 0.45
                        opened += 1
                    else:
                        for q in range(opened):
                            if open_id[q] == k:
                                opened -= 1
                                open_id[q] = open_id[opened]
                                open_den[q] = open_den[opened]
                                for e in range(3):
                                    open_col[q, e] = open_col[opened, e]
                                    open_tint[q, e] = open_tint[opened, e]
                                break
                if tr0 + tr1 + tr2 < 0.02:
                    tr0 = tr1 = tr2 = 0.0
                    break
            see[y, x, 0], see[y, x, 1], see[y, x, 2] = tr0, tr1, tr2
            depth[y, x] = dsum / wsum if wsum > 0 else zs[s]


def _spread(v: Array, t: Array, weight: Array) -> tuple[Array, Array, Array]:
    """Return points all over the triangles, the area each stands for, and its normal."""
    a, b, c = v[t[:, 0]], v[t[:, 1]], v[t[:, 2]]
    cross = np.cross(b - a, c - a)
    area = np.linalg.norm(cross, axis=1) * 0.5
    n = np.clip(np.ceil(area / 12.0), 1, 40).astype(np.int64) * (weight > 0)
    which = np.repeat(np.arange(len(t)), n)
    random = np.random.default_rng(1)
    p, q = random.random(len(which), F), random.random(len(which), F)
    flip = p + q > 1
    p[flip], q[flip] = 1 - p[flip], 1 - q[flip]
    points = a[which] + (b - a)[which] * p[:, None] + (c - a)[which] * q[:, None]
    share = (area / np.maximum(n, 1) * weight)[which]
    return points, share, (cross / np.maximum(area[:, None] * 2, 1e-9))[which]


def _binned(points: Array, weight: Array, low: Array, cell: Array, shape: tuple[int, ...]) -> Array:
    ijk = ((points - low) / cell).astype(np.int64)
    inside = np.all((ijk >= 0) & (ijk < np.array(shape)), axis=1)
    ijk = ijk[inside]
    flat = (ijk[:, 0] * shape[1] + ijk[:, 1]) * shape[2] + ijk[:, 2]
    return np.bincount(flat, weight[inside], int(np.prod(shape))).reshape(shape).astype(F)


def shadows(scene: Scene, toward: npt.NDArray[np.float64]) -> tuple[Array, ...]:
    """Return what keeps the first lamp away, and what crowds, as grids with their places."""
    v, own, t, part = scene.within()
    shade = np.array([s.shade for s in scene.stuffs], F)
    alpha = own[t[:, 0], 6]
    points, area, normal = _spread(v, t, shade[part] * np.minimum(alpha, 1))
    across = unit(np.cross(toward, [0.0, 0.1, 1.0]))
    basis = np.stack([across, unit(np.cross(toward, across)), toward])
    x = points @ basis.T
    cell = np.array([3.0, 3.0, 5.0])
    corners = np.array([[a, b, c] for a in (-80, 560) for b in (-80, 800) for c in (-260, 400)])
    low, high = (corners @ basis.T).min(0), (corners @ basis.T).max(0)
    shape = tuple(np.ceil((high - low) / cell).astype(int) + 2)
    g = _binned(x, area * np.abs(normal @ toward) / cell[0] ** 2, low, cell, shape)
    g = np.cumsum(g[:, :, ::-1], axis=2, dtype=F)[:, :, ::-1]
    g = blur(g, (1.0, 1.0, 0.4))
    step = 6.0
    near = np.array([-100.0, -80.0, -260.0])
    d = _binned(points, area / step**2, near, np.array([step] * 3), (114, 148, 112))
    crowd = 1.2 * blur(d, 1.2) + 2.6 * blur(d, 3.2) + 4.0 * blur(d, 7.0)
    whole = np.ascontiguousarray
    return (
        whole(g),
        low.astype(F),
        cell[[0, 2]].astype(F),
        basis.astype(F),
        whole(crowd, F),
        near.astype(F),
        step,
    )


@dataclass
class Seen:
    """One layer as it is seen: its light, how much of the background it lets through, where to."""

    light: Array
    see: Array
    shift: Array
    depth: Array


def look(scene: Scene, lighting: Lighting, k: float, layer: str, dark: tuple[Array, ...]) -> Seen:
    """Render a layer at k pixels for each unit of the card."""
    v, own, t, part = scene.within(layer)
    w, h = round(W * k), round(H * k)
    light, see = np.zeros((h, w, 3), F), np.ones((h, w, 3), F)
    shift, depth = np.zeros((h, w, 2), F), np.full((h, w), 1e4, F)
    counts = np.zeros((h, w), np.int32)
    if len(t):
        _count(v, t, k, w, h, counts)
        starts = np.concatenate([[0], np.cumsum(counts.ravel())[:-1]]).reshape(h, w)
        total = int(counts.sum())
        ids, zs = np.zeros(total, np.int32), np.zeros(total, F)
        b1, b2 = np.zeros(total, F), np.zeros(total, F)
        counts[:] = 0
        _fill(v, t, k, w, h, starts, counts, ids, zs, b1, b2)
        lamps = np.array([[*unit(at), *(rgb(c) * p)] for at, c, p in lighting.lamps], F)
        sky = np.stack([rgb(lighting.top), rgb(lighting.low)]) * F(lighting.ambient)
        rim = rgb(lighting.rim) * F(lighting.rim_power)
        at = unit([*lighting.rim_at, 0])
        par = np.array([lighting.crowd, lighting.density, 7.0, at[0], at[1], lighting.rim_low], F)
        _shade(
            v, own, t, part, scene.table(), starts, counts, ids, zs, b1, b2,
            lamps, sky, rim, par, *dark, light, see, shift, depth,
        )  # fmt: skip
    return Seen(light, see, shift, depth)


def soften(image: Array, radius: float) -> Array:
    """Return an image out of focus: a disc of light for every point, not a haze."""
    if radius < 0.4:
        return image
    n = math.ceil(radius)
    y, x = np.mgrid[-n : n + 1, -n : n + 1]
    disc = np.clip(radius + 0.5 - np.hypot(x, y), 0, 1).astype(F)
    disc *= 0.75 + 0.25 * (np.hypot(x, y) / max(radius, 1)) ** 2
    disc /= disc.sum()
    wide = np.pad(image, ((n, n), (n, n), (0, 0)), "edge")
    return fftconvolve(wide, disc[..., None], "valid", axes=(0, 1)).astype(F)


def compose(
    scene: Scene,
    lighting: Lighting,
    ground: Array,
    k: float,
    *,
    halo: float = 0.0,
    depth_blur: tuple[float, float] | None = None,
) -> Array:
    """Return all layers over a background of the right size.

    `halo` adds the bright seam that phase contrast shows round dense bodies; `depth_blur` is the
    depth in focus in the main layer, and the radius of blur for each 100 units before or behind.
    """
    dark = shadows(scene, unit(lighting.lamps[0][0]))
    image = ground
    h, w = image.shape[:2]
    ys, xs = np.mgrid[0:h, 0:w]
    for layer, radius in scene.layers.items():
        seen = look(scene, lighting, k, layer, dark)
        if not (seen.depth < 9e3).any():
            continue
        if np.abs(seen.shift).max() > 0.01:
            sx = np.clip(xs + seen.shift[..., 0] * k, 0, w - 1).astype(np.int64)
            sy = np.clip(ys + seen.shift[..., 1] * k, 0, h - 1).astype(np.int64)
            image = image[sy, sx]
        light, see = soften(seen.light, radius * k), soften(seen.see, radius * k)
        if radius == 0 and depth_blur is not None:
            light, see = _by_depth(seen, depth_blur, k)
        if halo and radius == 0:
            body = 1 - see.mean(-1)
            seam = np.clip(blur(body, 7 * k) - body * 0.9, 0, 1) * (1 - body)
            image = image * (1 + halo * seam[..., None])
        image = image * see + light
    return image.astype(F)


def _by_depth(seen: Seen, how: tuple[float, float], k: float) -> tuple[Array, Array]:
    """Return light and sight of a layer, softer the farther from the depth in focus."""
    known = seen.depth < 9e3
    cover = blur(known.astype(F), 5 * k) + 1e-4
    depth = blur(np.where(known, seen.depth, 0).astype(F), 5 * k) / cover
    amount = np.abs(depth - how[0]) / 100 * how[1] * k
    steps = [0.0, 1.5 * k, 3.5 * k, 7.0 * k]
    both = np.concatenate([seen.light, seen.see], -1)
    soft = [soften(both, r) for r in steps]
    out = soft[0].copy()
    for a, b, one, two in zip(steps, steps[1:], soft, soft[1:], strict=False):
        f = np.clip((amount - a) / (b - a), 0, 1)[..., None]
        out = np.where(amount[..., None] > a, one * (1 - f) + two * f, out)
    return out[..., :3], out[..., 3:]
