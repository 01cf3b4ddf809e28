"""Thin sheets in space, seen against the light: their nearest layer, and how many lie there.

A sheet is a net of points (x, y, z): rows from its middle or foot to its margin, columns along the
margin; z points to the viewer. `Seen` is what the light meets at every pixel.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from canvas import F
from numba import njit
from scipy import ndimage

FINE = 3
"""Samples each way for a pixel."""


@njit(cache=True)
def _layers(points, normals, w, h):
    """Return of every sample the nearest layer (depth; u, v, normal) and the number of layers."""
    nu, nv = points.shape[0], points.shape[1]
    depth = np.full((h, w), -1e9, np.float32)
    out = np.zeros((h, w, 5), np.float32)
    many = np.zeros((h, w), np.float32)
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
                        if k < 0 or m < 0 or n < 0:
                            continue
                        many[y, x] += 1
                        z = k * points[a][2] + m * points[b][2] + n * points[c][2]
                        if z <= depth[y, x]:
                            continue
                        depth[y, x] = z
                        out[y, x, 0] = (k * a[0] + m * b[0] + n * c[0]) / (nu - 1)
                        out[y, x, 1] = (k * a[1] + m * b[1] + n * c[1]) / (nv - 1)
                        for e in range(3):
                            out[y, x, 2 + e] = (
                                k * normals[a][e] + m * normals[b][e] + n * normals[c][e]
                            )
    return depth, out, many


@dataclass
class Seen:
    """What is seen of a sheet, for every pixel of the card."""

    cover: np.ndarray
    u: np.ndarray
    """From the middle (0) to the margin (1)."""
    v: np.ndarray
    """Along the margin, 0 to 1."""
    normal: np.ndarray
    """Of the nearest layer, turned to us."""
    front: np.ndarray
    """1 where its front is seen, 0 where its back is."""
    layers: np.ndarray
    """How many layers lie there, at least 1."""


def seen(c, net):
    """Return what is seen of a net of points on a sheet."""
    normals = np.cross(np.gradient(net, axis=0), np.gradient(net, axis=1))
    normals /= np.linalg.norm(normals, axis=-1, keepdims=True) + 1e-9
    normals *= np.sign(np.median(normals[..., 2]) + 1e-9)
    depth, out, many = _layers(
        np.ascontiguousarray(net * c.k * FINE), normals, c.w * FINE, c.h * FINE
    )
    there = (depth > -1e8).astype(F)
    mean = lambda q: (q * there).reshape(c.h, FINE, c.w, FINE).mean((1, 3))
    cover = mean(np.ones_like(there))
    share = lambda q: (mean(q) / np.maximum(cover, 1e-3)).astype(F)
    face = np.sign(out[..., 4] + 1e-9)
    normal = np.stack([share(out[..., 2 + e] * face) for e in range(3)], -1)
    layers = np.where(cover > 0.01, np.maximum(share(many), 1), 1).astype(F)
    front = share((face > 0).astype(F))
    u, v = share(out[..., 0]), share(out[..., 1])
    return Seen(cover.astype(F), u, v, normal, front, layers)


def onto(c, mask, shift, soft):
    """Return a mask moved and blurred: the shadow it throws."""
    moved = ndimage.shift(mask, (shift[1] * c.k, shift[0] * c.k), order=1)
    return ndimage.gaussian_filter(moved, soft * c.k).astype(F)
