"""Renders plants as lit bodies: triangles in, a painted picture out.

Coordinates are those of the card: x to the right 0..480, y down 0..720, z away from the viewer
(0 is the plane of the card, negative is nearer). One warm sun; what lies between a point and the
sun dims and colours its light (leaves let green through), what crowds round it takes its ambient
light. Everything is counted, nothing is drawn by chance: the same seeds give the same picture.
"""

from __future__ import annotations

import math

import numpy as np
from numba import njit
from scipy.ndimage import gaussian_filter as blur
from scipy.ndimage import zoom

W, H = 480, 720
CX, CY, DIST = 240.0, 330.0, 1100.0
F = np.float32


def rgb(text: str) -> np.ndarray:
    """A colour of the palette, in light (not in the numbers of the file)."""
    return (np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)], F) / 255) ** F(2.2)


def unit(v: np.ndarray) -> np.ndarray:
    """Vectors of length one."""
    v = np.asarray(v, np.float64)
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)


def smooth(a: float, b: float, x: np.ndarray) -> np.ndarray:
    """From 0 at a to 1 at b, softly."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


class Scene:
    """All triangles of a picture, with what the light needs to know of them."""

    def __init__(self) -> None:
        self.v: list[np.ndarray] = []
        self.a: list[np.ndarray] = []
        self.t: list[np.ndarray] = []
        self.o: list[np.ndarray] = []
        self.k: list[np.ndarray] = []
        self.skins: list = []
        self.count = 0
        self.turn = np.eye(3)
        self.pivot = np.zeros(3)

    def add(self, v, n, t, c, glow=0.0, gloss=0.15, alpha=1.0, solid=1.0, skin=None):
        """Vertices, normals, triangles, colours; glow: how much light comes through; solid: how
        much of the light a layer holds back (0 casts no shadow); skin: a surface of `surfaces.py`,
        which colours and roughens every pixel."""
        v = np.asarray(v, F).reshape(-1, 3)
        m = len(v)
        at = np.empty((m, 9), F)
        at[:, 0:3] = unit(np.asarray(n).reshape(-1, 3))
        at[:, 3:6] = (
            np.broadcast_to(np.asarray(c, F), (m, 3))
            if np.ndim(c) == 1
            else np.asarray(c, F).reshape(-1, 3)
        )
        at[:, 6] = np.asarray(glow, F).ravel() if np.ndim(glow) else glow
        at[:, 7] = gloss
        at[:, 8] = np.asarray(alpha, F).ravel() if np.ndim(alpha) else alpha
        t = np.asarray(t, np.int32).reshape(-1, 3)
        self.v.append(v)
        self.a.append(at)
        self.t.append(t + self.count)
        self.o.append(np.full(len(t), solid, F))
        if skin is not None and skin not in self.skins:
            self.skins.append(skin)
        self.k.append(np.full(len(t), -1 if skin is None else self.skins.index(skin), np.int32))
        self.count += m

    def pitch(self, degrees, pivot=(240.0, 560.0, 0.0)):
        """Turn everything so that it is seen from above (or from below, if negative)."""
        a = np.radians(degrees)
        self.turn = np.array(
            [[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]], float
        )
        self.pivot = np.array(pivot, float)
        self.v = [((v - self.pivot) @ self.turn.T + self.pivot).astype(F) for v in self.v]
        for at in self.a:
            at[:, 0:3] = at[:, 0:3] @ self.turn.T

    def packed(self):
        """Everything in four arrays."""
        return (
            np.ascontiguousarray(np.concatenate(self.v), F),
            np.ascontiguousarray(np.concatenate(self.a), F),
            np.ascontiguousarray(np.concatenate(self.t), np.int32),
            np.ascontiguousarray(np.concatenate(self.o), F),
        )


@njit(cache=True, fastmath=True)
def _raster(v, t, k, w, h, zmin, zb, tid, b1, b2):
    for i in range(t.shape[0]):
        i0, i1, i2 = t[i, 0], t[i, 1], t[i, 2]
        z0, z1, z2 = v[i0, 2] + DIST, v[i1, 2] + DIST, v[i2, 2] + DIST
        if z0 < 60 or z1 < 60 or z2 < 60:
            continue
        q0, q1, q2 = DIST / z0, DIST / z1, DIST / z2
        x0, y0 = ((v[i0, 0] - CX) * q0 + CX) * k, ((v[i0, 1] - CY) * q0 + CY) * k
        x1, y1 = ((v[i1, 0] - CX) * q1 + CX) * k, ((v[i1, 1] - CY) * q1 + CY) * k
        x2, y2 = ((v[i2, 0] - CX) * q2 + CX) * k, ((v[i2, 1] - CY) * q2 + CY) * k
        ax = max(0, int(math.floor(min(x0, x1, x2))))
        bx = min(w - 1, int(math.ceil(max(x0, x1, x2))))
        ay = max(0, int(math.floor(min(y0, y1, y2))))
        by = min(h - 1, int(math.ceil(max(y0, y1, y2))))
        if ax > bx or ay > by:
            continue
        area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
        if abs(area) < 1e-9:
            continue
        inv = 1.0 / area
        for y in range(ay, by + 1):
            py = y + 0.5
            for x in range(ax, bx + 1):
                px = x + 0.5
                w1 = ((px - x0) * (y2 - y0) - (x2 - x0) * (py - y0)) * inv
                w2 = ((x1 - x0) * (py - y0) - (px - x0) * (y1 - y0)) * inv
                w0 = 1.0 - w1 - w2
                if w0 < 0 or w1 < 0 or w2 < 0:
                    continue
                s = w0 * q0 + w1 * q1 + w2 * q2  # larger is nearer
                if s > zb[y, x] and s < zmin[y, x]:
                    zb[y, x] = s
                    tid[y, x] = i
                    b1[y, x] = w1 * q1 / s
                    b2[y, x] = w2 * q2 / s


@njit(cache=True, fastmath=True)
def _tri(g, x, y, z):
    nx, ny, nz = g.shape
    x = min(max(x, 0.0), nx - 1.001)
    y = min(max(y, 0.0), ny - 1.001)
    z = min(max(z, 0.0), nz - 1.001)
    i, j, l = int(x), int(y), int(z)
    a, b, c = x - i, y - j, z - l
    return (
        (g[i, j, l] * (1 - a) + g[i + 1, j, l] * a) * (1 - b)
        + (g[i, j + 1, l] * (1 - a) + g[i + 1, j + 1, l] * a) * b
    ) * (1 - c) + (
        (g[i, j, l + 1] * (1 - a) + g[i + 1, j, l + 1] * a) * (1 - b)
        + (g[i, j + 1, l + 1] * (1 - a) + g[i + 1, j + 1, l + 1] * a) * b
    ) * c


@njit(cache=True, fastmath=True)
def _caustic(x, z, q, sharp):
    o = 0.0
    for i in range(q.shape[0]):
        a = x * q[i, 0] + z * q[i, 1]
        b = x * q[i, 1] - z * q[i, 0]
        o += math.sin(a + q[i, 2] + 0.9 * math.sin(b * 0.7))
    return math.exp(-((o * sharp) ** 2))


@njit(cache=True, fastmath=True)
def _shade_skins(
    v, at, t, tid, b1, b2, tau, t0, tc, basis, occ, o0, oc, par, col, q, rough, own, out, alpha, pz
):
    h, w = tid.shape
    skins = rough.shape[0] == h
    sx, sy, sz = basis[2, 0], basis[2, 1], basis[2, 2]
    for y in range(h):
        for x in range(w):
            i = tid[y, x]
            if i < 0:
                continue
            i0, i1, i2 = t[i, 0], t[i, 1], t[i, 2]
            c1, c2 = b1[y, x], b2[y, x]
            c0 = 1 - c1 - c2
            px = c0 * v[i0, 0] + c1 * v[i1, 0] + c2 * v[i2, 0]
            py = c0 * v[i0, 1] + c1 * v[i1, 1] + c2 * v[i2, 1]
            pzz = c0 * v[i0, 2] + c1 * v[i1, 2] + c2 * v[i2, 2]
            nx = c0 * at[i0, 0] + c1 * at[i1, 0] + c2 * at[i2, 0]
            ny = c0 * at[i0, 1] + c1 * at[i1, 1] + c2 * at[i2, 1]
            nz = c0 * at[i0, 2] + c1 * at[i1, 2] + c2 * at[i2, 2]
            l = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
            nx, ny, nz = nx / l, ny / l, nz / l
            ex, ey, ez = CX - px, CY - py, -DIST - pzz
            l = math.sqrt(ex * ex + ey * ey + ez * ez)
            ex, ey, ez = ex / l, ey / l, ez / l
            nv = nx * ex + ny * ey + nz * ez
            if nv < -0.3:
                nx, ny, nz, nv = -nx, -ny, -nz, -nv
            elif nv < 0:
                nv = 0.0
            if skins:
                nx, ny, nz = nx + rough[y, x, 0], ny + rough[y, x, 1], nz + rough[y, x, 2]
                l = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
                nx, ny, nz = nx / l, ny / l, nz / l
            glow = c0 * at[i0, 6] + c1 * at[i1, 6] + c2 * at[i2, 6]
            gloss = c0 * at[i0, 7] + c1 * at[i1, 7] + c2 * at[i2, 7]
            ns = nx * sx + ny * sy + nz * sz
            bias, side = par[0], par[1]
            qx, qy, qz = (
                px + sx * bias + nx * side,
                py + sy * bias + ny * side,
                pzz + sz * bias + nz * side,
            )
            td = _tri(
                tau,
                (qx * basis[0, 0] + qy * basis[0, 1] + qz * basis[0, 2] - t0[0]) / tc[0],
                (qx * basis[1, 0] + qy * basis[1, 1] + qz * basis[1, 2] - t0[1]) / tc[0],
                (qx * sx + qy * sy + qz * sz - t0[2]) / tc[1],
            )
            oo = _tri(
                occ,
                (px + nx * 8 - o0[0]) / oc,
                (py + ny * 8 - 3 - o0[1]) / oc,
                (pzz + nz * 8 - o0[2]) / oc,
            )
            ao = 1.0 / (1.0 + par[2] * oo)
            ca = par[3] * _caustic(px - sx / sy * py, (pzz - sz / sy * py) * 1.6, q, 1.15)
            deep = math.exp(-max(0.0, py - par[8]) * par[9])
            wrap = par[4]
            dif = max(0.0, (ns + wrap) / (1 + wrap))
            dif = 0.6 * dif + 0.4 * (1.0 / (1.0 + math.exp(-14 * (dif - 0.42))))
            thr = max(0.0, -ns * 0.8 + 0.2) * glow
            rim = (1 - nv) ** 3 * max(0.0, -ny * 0.6 + 0.4 + 0.3 * sz)
            hx, hy, hz = sx + ex, sy + ey, sz + ez
            l = math.sqrt(hx * hx + hy * hy + hz * hz) + 1e-9
            sp = max(0.0, (nx * hx + ny * hy + nz * hz) / l)
            spec = gloss * (sp**40 * 1.1 + sp**9 * 0.18)
            up = 0.5 - 0.5 * ny
            for k in range(3):
                alb = c0 * at[i0, 3 + k] + c1 * at[i1, 3 + k] + c2 * at[i2, 3 + k]
                if skins:
                    alb *= own[y, x, k]
                vis = math.exp(-td * col[4, k])
                sun = col[0, k] * vis * deep
                amb = (col[1, k] * up + col[2, k] * (1 - up)) * ao * (0.35 + 0.65 * deep)
                lit = sun * (1 + ca) * (dif + thr * col[5, k] * 1.25)
                out[y, x, k] = (
                    alb * (lit + amb)
                    + spec * sun * (1 + ca)
                    + rim * par[5] * (col[1, k] * 0.5 * ao + sun * 0.5) * (0.25 + alb)
                )
            alpha[y, x] = c0 * at[i0, 8] + c1 * at[i1, 8] + c2 * at[i2, 8]
            pz[y, x] = pzz


def _shade(v, at, t, tid, b1, b2, *rest):
    """Light what was rasterised, without skins: `rest` are the grids, the light and the results."""
    plain = np.zeros((1, 1, 3), F), np.ones((1, 1, 3), F)
    _shade_skins(v, at, t, tid, b1, b2, *rest[:-3], *plain, *rest[-3:])


class Light:
    """The sun, the water's light and how they spread. Colours are of light; `sun_at` points to the
    sun (y down, z away: a positive z puts the sun behind the subject)."""

    def __init__(
        self,
        sun_at=(-0.5, -0.8, 0.15),
        sun="#fff0c8",
        power=2.3,
        top="#8fd0c4",
        low="#123f4c",
        ambient=0.75,
        leaf=(1.15, 0.75, 1.3),
        through=(1.0, 1.08, 0.55),
        ao=1.0,
        caustics=0.5,
        caustic_size=1.0,
        wrap=0.15,
        rim=0.6,
        density=1.0,
        deep_from=200.0,
        deep=0.0009,
        seed=4,
    ):
        self.s = unit(np.array(sun_at))
        self.col = np.zeros((6, 3), F)
        self.col[0] = rgb(sun) * power
        self.col[1] = rgb(top) * ambient
        self.col[2] = rgb(low) * ambient
        self.col[4] = np.array(leaf)
        self.col[5] = np.array(through)
        self.par = np.array([7.0, 3.0, ao, caustics, wrap, rim, 0, 0, deep_from, deep], F)
        self.density = density
        r = np.random.default_rng(seed)
        a, f = r.uniform(0, 6.28, 6), r.uniform(0.8, 1.9, 6) * 0.055 / caustic_size
        self.q = np.stack([np.cos(a) * f, np.sin(a) * f, r.uniform(0, 6.28, 6)], 1).astype(F)


def _samples(v, t, o, seed=1):
    """Points spread over all triangles by area, each with the area it stands for."""
    a, b, c = v[t[:, 0]], v[t[:, 1]], v[t[:, 2]]
    cross = np.cross(b - a, c - a)
    area = np.linalg.norm(cross, axis=1) * 0.5
    n = np.clip(np.ceil(area / 5.0), 1, 60).astype(np.int64)
    idx = np.repeat(np.arange(len(t)), n)
    r = np.random.default_rng(seed)
    p, q = r.random(len(idx), F), r.random(len(idx), F)
    flip = p + q > 1
    p[flip], q[flip] = 1 - p[flip], 1 - q[flip]
    pts = a[idx] + (b - a)[idx] * p[:, None] + (c - a)[idx] * q[:, None]
    return pts, (area / n * o)[idx], (cross / np.maximum(area[:, None] * 2, 1e-9))[idx]


def _grid(pts, w, lo, cell, shape):
    ijk = ((pts - lo) / cell).astype(np.int64)
    ok = np.all((ijk >= 0) & (ijk < np.array(shape)), axis=1)
    ijk = ijk[ok]
    flat = (ijk[:, 0] * shape[1] + ijk[:, 1]) * shape[2] + ijk[:, 2]
    return np.bincount(flat, w[ok], int(np.prod(shape))).reshape(shape).astype(F)


def shadows(v, t, o, light: Light):
    """What dims the sun, and what crowds, as two grids."""
    pts, area, nrm = _samples(v, t, o)
    keep = area > 0
    pts, area, nrm = pts[keep], area[keep], nrm[keep]
    s = light.s
    u = unit(np.cross(s, [0.0, 0.0, 1.0]))
    basis = np.stack([u, unit(np.cross(s, u)), s])
    x = pts @ basis.T
    cell = np.array([2.6, 2.6, 5.0])
    corners = (
        np.array([[a, b, c] for a in (-90, 570) for b in (-60, 760) for c in (-260, 420)]) @ basis.T
    )
    lo, hi = corners.min(0), corners.max(0)
    shape = tuple(np.ceil((hi - lo) / cell).astype(int) + 2)
    g = _grid(x, area * np.abs(nrm @ s) / cell[0] ** 2 * light.density, lo, cell, shape)
    g = np.cumsum(g[:, :, ::-1], axis=2, dtype=F)[:, :, ::-1]
    g = blur(g, (0.9, 0.9, 0.5))
    oc = 5.0
    olo = np.array([-100.0, -60, -260])
    oshape = (136, 166, 136)
    d = _grid(pts, area / oc**2, olo, oc, oshape)
    occ = 1.3 * blur(d, 1.1) + 3.0 * blur(d, 3.2) + 5.0 * blur(d, 8.0)
    return (
        np.ascontiguousarray(g),
        lo.astype(F),
        np.array([2.6, 5.0], F),
        basis.astype(F),
        np.ascontiguousarray(occ, F),
        olo.astype(F),
        F(oc),
    )


def skin_maps(scene: Scene, v, at, t, tid, b1, b2, zb, k):
    """What the skins do to each pixel: how they turn the normal, and by what they multiply the
    colour. Without skins, two maps of one pixel that change nothing."""
    kind = np.concatenate(scene.k)
    if not scene.skins:
        return np.zeros((1, 1, 3), F), np.ones((1, 1, 3), F)
    h, w = tid.shape
    rough, own = np.zeros((h, w, 3), F), np.ones((h, w, 3), F)
    of = np.where(tid >= 0, kind[np.maximum(tid, 0)], -1)
    for i, skin in enumerate(scene.skins):
        y, x = np.nonzero(of == i)
        if not len(y):
            continue
        near = zb[y, x].astype(float)
        p = np.stack(
            [
                ((x + 0.5) / k - CX) / near + CX,
                ((y + 0.5) / k - CY) / near + CY,
                DIST / near - DIST,
            ],
            1,
        )
        e = t[tid[y, x]]
        c1, c2 = b1[y, x][:, None], b2[y, x][:, None]
        n = at[e[:, 0], 0:3] * (1 - c1 - c2) + at[e[:, 1], 0:3] * c1 + at[e[:, 2], 0:3] * c2
        p = (p - scene.pivot) @ scene.turn + scene.pivot
        n = unit(n @ scene.turn)
        dn, own[y, x] = skin(p, n, 1.0 / (near * k))
        rough[y, x] = dn @ scene.turn.T
    return rough, own


def draw(scene: Scene, light: Light, k: float, layers=1):
    """Colour, cover and depth at k pixels for each of the card's; several layers for glassy sheets."""
    v, at, t, o = scene.packed()
    tau, t0, tc, basis, occ, o0, oc = shadows(v, t, o, light)
    w, h = round(W * k), round(H * k)
    res = np.zeros((h, w, 3), F)
    cover = np.zeros((h, w), F)
    depth = np.full((h, w), 1e4, F)
    zmin = np.full((h, w), 1e9, F)
    out = []
    for _ in range(layers):
        zb = np.zeros((h, w), F)
        tid = np.full((h, w), -1, np.int32)
        b1, b2 = np.zeros((h, w), F), np.zeros((h, w), F)
        _raster(v, t, k, w, h, zmin, zb, tid, b1, b2)
        c, a, pz = np.zeros((h, w, 3), F), np.zeros((h, w), F), np.full((h, w), 1e4, F)
        grids = tau, t0, tc, basis, occ, o0, oc
        maps = skin_maps(scene, v, at, t, tid, b1, b2, zb, k)
        _shade_skins(v, at, t, tid, b1, b2, *grids, light.par, light.col, light.q, *maps, c, a, pz)
        out.append((c, a, pz))
        zmin = np.where(tid >= 0, zb - F(2e-4), zmin)
    return out


@njit(cache=True, fastmath=True)
def _kuwahara(im, turn, dx, dy, k0, k1, w0, w1, out):
    """Dabs along the forms: eight sectors of an ellipse laid along the picture's own direction."""
    h, w, _ = im.shape
    m = np.zeros((8, 3))
    s = np.zeros((8, 3))
    n = np.zeros(8)
    taps = dx.shape[1]
    for y in range(h):
        for x in range(w):
            a = turn[y, x]
            m[:] = 0
            s[:] = 0
            n[:] = 0
            for j in range(taps):
                if w0[a, j] + w1[a, j] <= 0:
                    continue
                yy = min(max(y + dy[a, j], 0), h - 1)
                xx = min(max(x + dx[a, j], 0), w - 1)
                p, q, u, v = k0[a, j], k1[a, j], w0[a, j], w1[a, j]
                n[p] += u
                n[q] += v
                for e in range(3):
                    c = im[yy, xx, e]
                    m[p, e] += u * c
                    m[q, e] += v * c
                    s[p, e] += u * c * c
                    s[q, e] += v * c * c
            den = 0.0
            o0 = o1 = o2 = 0.0
            for k in range(8):
                if n[k] < 1e-6:
                    continue
                a0, a1, a2 = m[k, 0] / n[k], m[k, 1] / n[k], m[k, 2] / n[k]
                sd = (
                    abs(s[k, 0] / n[k] - a0 * a0)
                    + abs(s[k, 1] / n[k] - a1 * a1)
                    + abs(s[k, 2] / n[k] - a2 * a2)
                )
                q2 = 1.0 / (1.0 + (sd * 900.0) ** 3)
                den += q2
                o0 += q2 * a0
                o1 += q2 * a1
                o2 += q2 * a2
            out[y, x, 0], out[y, x, 1], out[y, x, 2] = o0 / den, o1 / den, o2 / den


def _sectors(r: int, turns: int = 16):
    """For each direction: which pixels a dab takes in, to which two sectors, and how much."""
    i, j = np.meshgrid(np.arange(-r - 1, r + 2), np.arange(-r - 1, r + 2))
    i, j = i.ravel(), j.ravel()
    th = np.arange(turns)[:, None] * np.pi / turns
    u = (i * np.cos(th) + j * np.sin(th)) / 1.35
    v = (-i * np.sin(th) + j * np.cos(th)) * 1.35
    d = u * u + v * v
    g = np.exp(-d / (0.8 * r * r)) * (d <= r * r)
    f = (np.arctan2(v, u) + np.pi) / (2 * np.pi) * 8
    k0 = f.astype(np.int64)
    fr = f - k0
    dx, dy = np.broadcast_to(i, u.shape), np.broadcast_to(j, u.shape)
    whole = np.ascontiguousarray
    return whole(dx), whole(dy), k0 % 8, (k0 + 1) % 8, whole(g * (1 - fr)), whole(g * fr)


def dabs(im: np.ndarray, r: int) -> np.ndarray:
    """The picture in brush dabs of about this radius."""
    g = im.mean(-1)
    gy, gx = np.gradient(blur(g, 1.0))
    e, f, q = blur(gx * gx, 2.5), blur(gx * gy, 2.5), blur(gy * gy, 2.5)
    th = (0.5 * np.arctan2(2 * f, e - q) + np.pi / 2) % np.pi
    turn = np.round(th / np.pi * 16).astype(np.int64) % 16
    out = np.empty_like(im, F)
    _kuwahara(im.astype(F), turn, *_sectors(r), out)
    return out


def noise(h, w, sx, sy, seed, octaves=3):
    """Soft noise with patches of sx by sy pixels, mean 0, spread 1."""
    r = np.random.default_rng(seed)
    o = np.zeros((h, w), F)
    for k in range(octaves):
        a, b = max(1, sy / 2**k), max(1, sx / 2**k)
        small = r.normal(size=(int(h / a) + 4, int(w / b) + 4)).astype(F)
        big = zoom(small, (a, b), order=3)[:h, :w] if (a > 1 or b > 1) else small[:h, :w]
        o += big / big.std() * 0.5**k
    return o / o.std()


def over(im, c, a):
    """A colour laid over a picture."""
    a = np.clip(a, 0, 1)[..., None]
    return im * (1 - a) + np.asarray(c, F) * a


class Water:
    """The painted water behind everything: a gradient, a glow where the sun stands, shafts, the
    bright underside of the surface. In light, at any size."""

    def __init__(
        self,
        stops,
        glow=("#fffbe0", 150, 30, 300, 0.6),
        shafts=0.5,
        lean=0.25,
        ceiling=90,
        ceiling_light=0.5,
        seed=3,
        murk=0.06,
        sky=None,
    ):
        self.__dict__.update(locals())

    def paint(self, k):
        """The picture of the water at k pixels for each of the card's."""
        h, w = round(H * k), round(W * k)
        y, x = np.mgrid[0:h, 0:w].astype(F) / F(k)
        yy = y[:, 0] / H
        p = [s[0] for s in self.stops]
        c = np.stack(
            [np.interp(yy, p, [rgb(s[1])[e] ** (1 / 2.2) for s in self.stops]) for e in range(3)],
            -1,
        )
        im = np.repeat((c**2.2)[:, None], w, 1).astype(F)
        im *= np.exp(F(self.murk) * noise(h, w, 150 * k, 60 * k, self.seed + 9))[..., None]
        col, gx, gy, gr, ga = self.glow
        d = np.exp(-(((x - gx) / gr) ** 2 + ((y - gy) / (gr * 1.1)) ** 2))
        im = im + rgb(col) * (0.75 * ga * d)[..., None]
        if self.ceiling:
            per = np.clip(1 - y / self.ceiling, 0, 1)
            wave = noise(h, w, 90 * k, 7 * k, self.seed, 3) + 0.5 * noise(
                h, w, 200 * k, 16 * k, self.seed + 1, 2
            )
            net = np.exp(-((wave / 0.5) ** 2)) * per**0.8 + 0.5 * smooth(0.2, 1.6, wave) * per
            im = (
                im
                + rgb("#fffdf0")
                * (net * self.ceiling_light * (0.35 + 0.65 * np.exp(-(((x - gx) / 300) ** 2))))[
                    ..., None
                ]
            )
        if self.shafts:
            r = np.random.default_rng(self.seed + 2)
            a = (x - gx + (x - gx) * 0) - (y + 120) * self.lean
            ang = a / (y + 260) * 520
            prof = blur(r.normal(size=900), 7) * 5
            prof2 = blur(r.normal(size=900), 22) * 7
            grid = np.linspace(-900, 900, 900)
            sh = np.clip(
                np.interp(ang, grid, prof) * 0.6 + np.interp(ang, grid, prof2) * 0.8, 0, 2.2
            )
            im = im + rgb(col) * (sh * self.shafts * 0.22 * np.exp(-y / 330))[..., None]
        return im


def tone(x, white=1.0):
    """From light to the numbers of the file, with a soft shoulder."""
    x = np.maximum(x, 0)
    m = np.where(x > 0.55, 0.55 + 0.45 * (1 - np.exp(-(x - 0.55) / 0.62)), x)
    return np.clip(m, 0, 1) ** (1 / 2.2)


def disc(im, x, y, r, c, a, k, ring=False):
    """A soft disc (or ring) laid into a picture, in the card's coordinates."""
    h, w = im.shape[:2]
    x, y, r = x * k, y * k, max(r * k, 0.45)
    x0, x1, y0, y1 = (
        int(max(0, x - r - 2)),
        int(min(w, x + r + 3)),
        int(max(0, y - r - 2)),
        int(min(h, y + r + 3)),
    )
    if x1 <= x0 or y1 <= y0:
        return
    yy, xx = np.mgrid[y0:y1, x0:x1] + 0.5
    d = np.hypot(xx - x, yy - y)
    m = np.clip(r - d + 0.5, 0, 1)
    if ring:
        m = m * np.clip((d / r - 0.55) / 0.45, 0, 1) ** 2
    im[y0:y1, x0:x1] = over(im[y0:y1, x0:x1], c, m * a)


def bubble(im, x, y, r, k):
    """A bubble: dark below inside, bright rim, one window of light."""
    disc(im, x, y, r, (0.92, 1, 0.97), 0.1, k)
    disc(im, x, y, r, (0.93, 1, 0.96), 0.75, k, ring=True)
    disc(im, x + r * 0.15, y + r * 0.3, r * 0.5, (0.1, 0.35, 0.38), 0.18, k)
    disc(im, x - r * 0.38, y - r * 0.38, max(r * 0.22, 0.4), (1, 1, 1), 0.95, k)


class Look:
    """What happens to the picture after the light: haze, dabs, specks, edges."""

    def __init__(
        self,
        haze=420.0,
        haze_from=20.0,
        brush=0.4,
        motes=60,
        bubbles=(),
        seed=5,
        vignette=0.42,
        foot=0.6,
        foot_colour="#06222c",
        grain=0.13,
        focus=None,
        exposure=1.0,
        saturation=1.02,
        contrast=0.3,
        near_haze=0.0,
        mote_colour=(0.96, 1, 0.9),
    ):
        self.__dict__.update(locals())


def picture(scene, light, water, look, size=480, layers=1, after=None, before=None, pitch=0.0):
    """The finished picture, `size` pixels wide, as numbers 0..255; `pitch`: degrees the eye looks
    down on it."""
    if pitch:
        scene.pitch(pitch)
        light.s = scene.turn @ light.s
    ss = 1.5  # so many rays each way for one pixel
    k = size / W * ss
    bg = water.paint(k / 2)
    bg = zoom(bg, (round(H * k) / bg.shape[0], round(W * k) / bg.shape[1], 1), order=1).astype(F)
    if before:
        bg = before(bg, k)
    far = blur(bg[::8, ::8], (18 * k / 8, 18 * k / 8, 0))
    far = zoom(far, (bg.shape[0] / far.shape[0], bg.shape[1] / far.shape[1], 1), order=1).astype(F)
    im = bg.copy()
    out = draw(scene, light, k, layers)
    for c, a, pz in out[::-1]:
        f = 1 - np.exp(-np.clip(pz - look.haze_from, 0, None) / look.haze)
        f = np.where(a > 0, f, 0)[..., None]
        c = c * (1 - f) + far * f
        im = im * (1 - a[..., None]) + c * a[..., None]
    pz = np.where(out[0][1] > 0, out[0][2], 260.0)
    near = 1 / (1 + np.clip(pz + 250, 0, 950) / 500)
    d = blur(near, 2.6 * k) - near
    im = im * (1 - np.clip(d * 2.6, 0, 0.45) * (0.35 + 0.65 * (out[0][1] > 0)))[..., None]
    h, w = round(H * k / ss), round(W * k / ss)
    im = zoom_down(im, h, w)
    cover = zoom_down(out[0][1][..., None], h, w)[..., 0]
    dep = zoom_down(np.minimum(pz, 700)[..., None], h, w)[..., 0]
    k = k / ss
    bloom = blur(np.clip(im - 0.75, 0, 2), (6 * k, 6 * k, 0))
    im = tone((im + bloom * 0.5) * look.exposure).astype(F)
    if look.focus:
        x, y, r0, r1 = look.focus
        yy, xx = np.mgrid[0:h, 0:w] / k
        m = smooth(r0, r1, np.hypot(xx - x, yy - y)) * cover
        soft = blur(im, (1.6 * k, 1.6 * k, 0))
        im = im * (1 - 0.6 * m[..., None]) + soft * 0.6 * m[..., None]
    m = smooth(110, 330, dep)[..., None] * cover[..., None]
    im = im * (1 - m) + blur(im, (1.1 * k, 1.1 * k, 0)) * m
    if look.brush:
        r = max(2, round(2.1 * k))
        im = im * (1 - look.brush) + dabs(im, r) * look.brush
    if after:
        im = after(im, k)
    r = np.random.default_rng(look.seed)
    for _ in range(look.motes):
        x, y, q = r.uniform(0, W), r.uniform(30, 640), 0.5 + 1.5 * r.random() ** 4
        disc(im, x, y, q, look.mote_colour, r.uniform(0.12, 0.5), k)
    for b in look.bubbles:
        bubble(im, *b, k)
    yy, xx = np.mgrid[0:h, 0:w] / F(k)
    im = over(im, rgb(look.foot_colour) ** (1 / 2.2), smooth(560, 735, yy) * look.foot)
    im = np.clip(im, 0, 1)
    im = im + look.contrast * (im * im * (3 - 2 * im) - im)
    g = im.mean(-1, keepdims=True)
    im = np.clip(g + (im - g) * look.saturation, 0, 1)
    d = np.hypot((xx / W - 0.5) / 0.72, (yy / H - 0.46) / 0.72)
    im = im * (
        1 - look.vignette * smooth(0.62, 1.15, d)[..., None] * (1 - np.array([0.1, 0.2, 0.28]))
    )
    gr = np.random.default_rng(look.seed + 1).normal(size=(h, w))
    gr = blur(gr, 0.5 * k)
    gr = 0.2 * gr / gr.std() + 0.06 * noise(h, w, 5 * k, 1.4 * k, look.seed + 2, 2)
    m = (0.5 + look.grain * gr)[..., None]
    im = np.where(
        m > 0.5,
        im + (2 * m - 1) * (np.sqrt(np.clip(im, 0, 1)) - im),
        im - (1 - 2 * m) * im * (1 - im),
    )
    return (np.clip(im, 0, 1) * 255 + 0.5).astype(np.uint8)


def zoom_down(a, h, w):
    """A picture made smaller by the mean of its pixels."""
    from PIL import Image  # noqa: PLC0415

    return np.stack(
        [
            np.asarray(Image.fromarray(a[..., e]).resize((w, h), Image.Resampling.BOX))
            for e in range(a.shape[-1])
        ],
        -1,
    )
