"""Render plants and ground as lit bodies: triangles in, light and colours out.

Coordinates: x to the right, y down, z away from the viewer (0 is the plane of the picture, negative
is nearer). One warm sun; what lies between a point and the
sun dims and colours its light (leaves let green through), what crowds round it takes its ambient
light. Everything is counted, nothing is drawn by chance: the same seeds give the same picture.
"""

from __future__ import annotations

import math

import numpy as np
from numba import njit
from scipy.ndimage import gaussian_filter as blur
from scipy.ndimage import zoom

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
        self.count = 0
        self.turn = np.eye(3)
        self.pivot = np.zeros(3)

    def add(self, v, n, t, c, glow=0.0, gloss=0.15, alpha=1.0, solid=1.0):
        """Vertices, normals, triangles, colours; glow: how much light comes through; solid: how
        much of the light a layer holds back (0 casts no shadow)."""
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
def _shade(v, at, t, tid, b1, b2, tau, t0, tc, basis, occ, o0, oc, par, col, q, out, alpha, pz):
    """Light what was rasterised: own colours, sun, shadows, the water's light, caustics."""
    h, w = tid.shape
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


def tone(x, white=1.0):
    """From light to the numbers of the file, with a soft shoulder."""
    x = np.maximum(x, 0)
    m = np.where(x > 0.55, 0.55 + 0.45 * (1 - np.exp(-(x - 0.55) / 0.62)), x)
    return np.clip(m, 0, 1) ** (1 / 2.2)


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
