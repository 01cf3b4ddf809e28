"""Leaves as thin surfaces in space: a hand-set half outline, bent, waved and turned to the viewer.

A leaf is written down as one half of its outline, from the base (0, 0) to the tip (1, 0), in
lengths of the leaf. `leaf` lays it on the card: `at` is where it starts, `along` and `face` are
directions in space (x right, y down, z to the viewer). Where a side looks at the sun it is lit;
where it looks away the light comes through it.
"""

from __future__ import annotations

import numpy as np
from canvas import F
from numba import njit
from outlines import outline
from scipy import ndimage

FINE = 3
"""Samples each way for a pixel."""


def unit(vector):
    """Return a vector of length 1."""
    v = np.asarray(vector, float)
    return v / np.linalg.norm(v)


@njit(cache=True)
def _raster(points, normals, w, h):
    """Return for every sample the u, v and normal of the nearest part of a net of points."""
    nu, nv = points.shape[0], points.shape[1]
    depth = np.full((h, w), -1e9, np.float32)
    out = np.zeros((h, w, 5), np.float32)
    for i in range(nu - 1):
        for j in range(nv - 1):
            for half in range(2):
                a, b, c = (i, j), (i + 1, j + 1), (i + 1, j)
                if half:
                    c = (i, j + 1)
                ax, ay = points[a][0], points[a][1]
                bx, by = points[b][0], points[b][1]
                cx, cy = points[c][0], points[c][1]
                d = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy)
                if abs(d) < 1e-9:
                    continue
                y0, y1 = max(0, int(min(ay, by, cy))), min(h - 1, int(max(ay, by, cy)) + 1)
                x0, x1 = max(0, int(min(ax, bx, cx))), min(w - 1, int(max(ax, bx, cx)) + 1)
                for y in range(y0, y1 + 1):
                    for x in range(x0, x1 + 1):
                        p, q = x + 0.5, y + 0.5
                        k = ((by - cy) * (p - cx) + (cx - bx) * (q - cy)) / d
                        m = ((cy - ay) * (p - cx) + (ax - cx) * (q - cy)) / d
                        n = 1 - k - m
                        if k < -1e-4 or m < -1e-4 or n < -1e-4:
                            continue
                        z = k * points[a][2] + m * points[b][2] + n * points[c][2]
                        if z <= depth[y, x]:
                            continue
                        depth[y, x] = z
                        out[y, x, 0] = (k * a[0] + m * b[0] + n * c[0]) / (nu - 1)
                        out[y, x, 1] = 2 * (k * a[1] + m * b[1] + n * c[1]) / (nv - 1) - 1
                        for e in range(3):
                            out[y, x, 2 + e] = (
                                k * normals[a][e] + m * normals[b][e] + n * normals[c][e]
                            )
    return depth, out


def surface(c, points, shade, *, alpha=1.0, shadow=None, only=None, soft=0.0, wash=0.8):
    """Paint a net of points in space, coloured by `shade(u, v, normals)`; return mask and box.

    `shadow` is (dx, dy, softness, strength, colour): what it throws on what was painted before in
    the same layer. `only(u, v)` is the share of it that is painted.
    """
    pad = 3 + 3 * soft
    low, top = points[..., :2].min((0, 1)) - pad, points[..., :2].max((0, 1)) + pad
    x0, y0 = (int(max(0, np.floor(e * c.k))) for e in low)
    x1, y1 = min(c.w, int(np.ceil(top[0] * c.k))), min(c.h, int(np.ceil(top[1] * c.k)))
    if x1 <= x0 + 1 or y1 <= y0 + 1:
        return None
    box = (slice(y0, y1), slice(x0, x1))
    normals = np.cross(np.gradient(points, axis=0), np.gradient(points, axis=1))
    normals /= np.linalg.norm(normals, axis=-1, keepdims=True) + 1e-9
    fine = c.k * FINE
    net = points * fine - np.array([x0 * FINE, y0 * FINE, 0.0])
    depth, out = _raster(np.ascontiguousarray(net), normals, (x1 - x0) * FINE, (y1 - y0) * FINE)
    there = depth > -1e8
    colours = np.zeros((*there.shape, 4), F)
    if there.any():
        at = out[there]
        share = 1.0 if only is None else np.clip(only(at[:, 0], at[:, 1]), 0, 1)
        colours[there, 3] = share
        colours[there, :3] = shade(at[:, 0], at[:, 1], at[:, 2:]) * colours[there, 3:]
    whole = colours.reshape(y1 - y0, FINE, x1 - x0, FINE, 4).mean((1, 3))
    if soft:
        whole = ndimage.gaussian_filter(whole, (soft * c.k, soft * c.k, 0))
    mask = whole[..., 3]
    if shadow is not None:
        throw(c, mask, box, *shadow)
    tone = whole[..., :3] / np.maximum(mask, 1e-4)[..., None]
    c.area(mask, lambda *_: tone, alpha, box=box, wash=wash)
    return mask, box


def throw(c, mask, box, dx, dy, soft, strength, colour):
    """Let a mask throw its shadow on what was painted before in the same layer."""
    full = np.zeros((c.h, c.w), F)
    full[box] = mask
    full = ndimage.shift(full, (dy * c.k, dx * c.k), order=1)
    full = ndimage.gaussian_filter(full, soft * c.k)
    if c.traced is not None:
        full = full * c.traced[..., 0]
    traced, c.traced = c.traced, None
    c.area(full, colour, strength, "multiply", wash=0)
    c.traced = traced


def net_of(
    half, length, *, wide=1.0, bend=0.0, cup=0.0, fold=0.0, twist=0.0, wave=(0, 3, 0), n=(56, 17)
):
    """Return the points of a leaf that lies along x, its face to z.

    `bend` turns it away from its face by so many radians, `cup` raises its sides, `fold` too, but
    in a straight V; `wave` is
    (height in lengths, number, phase) of its margin.
    """
    edge = outline(half, closed=False)
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(edge, axis=0).T))])
    t = np.linspace(0, run[-1], n[0])
    ex, ey = (np.interp(t, run, edge[:, e]) for e in (0, 1))
    rib = np.interp(t, [0, run[-1]], [0, 1])
    rib = 0.5 * rib + 0.5 * np.clip(ex, 0, 1)
    v = np.linspace(-1, 1, n[1])[None]
    side = np.abs(v)
    x = rib[:, None] + (ex - rib)[:, None] * side**1.3
    y = ey[:, None] * v * wide
    high, number, phase = wave
    s = np.clip(x, 0, 1)
    lot = np.sin(2 * np.pi * number * s + phase + 1.7 * (v > 0))
    z = cup * y * y + fold * (np.sqrt(y * y + 4e-4) - 0.02)
    z = z + high * lot * side**1.8 * np.sin(np.pi * np.clip(0.1 + 0.8 * s, 0, 1))
    a = twist * x
    y, z = y * np.cos(a) - z * np.sin(a), y * np.sin(a) + z * np.cos(a)
    if abs(bend) > 1e-4:
        x, z = np.sin(bend * x) * (1 / bend + z), (np.cos(bend * x)) * (1 / bend + z) - 1 / bend
    return np.stack([x, y, z], -1) * length


def placed(net, at, along, face):
    """Return a net laid on the card: it starts at a place and runs along a direction."""
    e1 = unit(along)
    e3 = np.asarray(face, float)
    e3 = unit(e3 - e1 * (e3 @ e1))
    e2 = np.cross(e3, e1)
    x, y = at[:2]
    z = at[2] if len(at) > 2 else 0.0
    return net @ np.stack([e1, e2, e3]) + np.array([x, y, z])


def leaf(c, at, along, face, length, half, shade, *, shadow=None, only=None, alpha=1.0, **shape):
    """Paint a leaf; return its net on the card."""
    points = placed(net_of(half, length, **shape), at, along, face)
    surface(c, points, shade, alpha=alpha, shadow=shadow, only=only)
    return points


def stem(c, points, width, tones, taper=(1.0, 0.5), light=(-0.7, -0.7)):
    """Paint a round stem: shade, body, a lit side that keeps to one edge, a thin gleam.

    `tones` are shade, body, light, gleam.
    """
    p = np.asarray(points, float)
    d = np.gradient(p, axis=0)
    d /= np.maximum(np.hypot(d[:, 0], d[:, 1]), 1e-9)[:, None]
    side = np.stack([-d[:, 1], d[:, 0]], -1)
    side *= np.where((side @ np.asarray(light)) > 0, 1, -1)[:, None]
    share = np.linspace(taper[0], taper[1], len(p))[:, None] * width
    spans = ((-0.5, 0.5), (-0.30, 0.5), (0.08, 0.46), (0.24, 0.38))
    for tone, (low, high) in zip(tones, spans, strict=True):
        line = np.concatenate([p + side * share * low, (p + side * share * high)[::-1]])
        c.shape(line, tone, edge=0)
