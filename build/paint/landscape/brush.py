"""The finish: the sheet painted over with strokes of a flat brush, from large to small; paper."""

from __future__ import annotations

import numpy as np
from canvas import F, noise
from numba import njit
from scipy import ndimage

LAYERS = ((7.0, 0.0, 7), (3.6, 0.045, 8), (1.9, 0.05, 7), (1.0, 0.055, 6))
"""Half width of the brush in units, the fault from which it paints, the longest stroke in steps."""


@njit(cache=True)
def _layer(  # noqa: C901, PLR0912 (one loop over pixels, compiled)
    img, ref, gx, gy, lean, oy, ox, lot, bristle, r, least, longest
):
    h, w = img.shape[0], img.shape[1]
    nb = len(bristle)
    for n in range(len(oy)):
        y, x = float(oy[n]), float(ox[n])
        iy, ix = int(y), int(x)
        fault = 0.0
        step = max(1, int(r * 0.5))
        count = 0
        for qy in range(-1, 2):
            for qx in range(-1, 2):
                sy, sx = iy + qy * step, ix + qx * step
                if 0 <= sy < h and 0 <= sx < w:
                    count += 1
                    for e in range(3):
                        fault += abs(img[sy, sx, e] - ref[sy, sx, e])
        if fault / (3 * count) < least:
            continue
        c0, c1, c2 = (
            ref[iy, ix, 0] + lot[n, 0],
            ref[iy, ix, 1] + lot[n, 1],
            ref[iy, ix, 2] + lot[n, 2],
        )
        lx, ly = 0.0, 0.0
        for s in range(longest):
            iy, ix = int(y), int(x)
            if iy < 0 or ix < 0 or iy >= h or ix >= w:
                break
            if s > 1:
                off = abs(ref[iy, ix, 0] - c0) + abs(ref[iy, ix, 1] - c1) + abs(ref[iy, ix, 2] - c2)
                own = (
                    abs(ref[iy, ix, 0] - img[iy, ix, 0])
                    + abs(ref[iy, ix, 1] - img[iy, ix, 1])
                    + abs(ref[iy, ix, 2] - img[iy, ix, 2])
                )
                if off > own + 0.06:
                    break
            dx, dy = -gy[iy, ix], gx[iy, ix]
            size = np.sqrt(dx * dx + dy * dy)
            if size < 0.004:
                dx, dy = np.cos(lean[iy, ix]), np.sin(lean[iy, ix])
            else:
                dx, dy = dx / size, dy / size
            if lx * dx + ly * dy < 0:
                dx, dy = -dx, -dy
            if s:
                dx, dy = 0.6 * dx + 0.4 * lx, 0.6 * dy + 0.4 * ly
                size = np.sqrt(dx * dx + dy * dy) + 1e-9
                dx, dy = dx / size, dy / size
            lx, ly = dx, dy
            thin = 1.0 - 0.35 * s / longest
            rr = r * thin
            for py in range(max(0, int(y - rr - 1)), min(h, int(y + rr + 2))):
                for px in range(max(0, int(x - rr - 1)), min(w, int(x + rr + 2))):
                    ax, ay = px + 0.5 - x, py + 0.5 - y
                    d = np.sqrt(ax * ax + ay * ay)
                    if d >= rr:
                        continue
                    across = -ax * dy + ay * dx
                    m = bristle[(n * 13 + int((across / r + 1) * 11)) % nb]
                    m *= min(1.0, (rr - d) * 0.9)
                    img[py, px, 0] += (c0 - img[py, px, 0]) * m
                    img[py, px, 1] += (c1 - img[py, px, 1]) * m
                    img[py, px, 2] += (c2 - img[py, px, 2]) * m
            x += dx * r * 0.8
            y += dy * r * 0.8


def painted(ref, k, seed=1, layers=LAYERS, jitter=0.016):
    """Return a picture painted anew after this one, at k pixels for each unit."""
    h, w = ref.shape[:2]
    img = ndimage.gaussian_filter(ref, (10 * k, 10 * k, 0))
    lean = 0.5 * noise(h, w, 160 * k, 110 * k, seed + 71, 2) - 0.25
    bristle = np.random.default_rng(seed + 5).uniform(0.55, 1.0, 997)
    for number, (units, least, longest) in enumerate(layers):
        g = np.random.default_rng([seed, number])
        r = max(1.0, units * k)
        soft = ndimage.gaussian_filter(ref, (0.4 * r, 0.4 * r, 0)).astype(F)
        value = soft @ np.array([0.3, 0.59, 0.11], F)
        value = ndimage.gaussian_filter(value, r * 0.6)
        gy, gx = np.gradient(value)
        step = max(1.0, r * 0.75)
        ys, xs = np.meshgrid(np.arange(0, h, step), np.arange(0, w, step), indexing="ij")
        ys = np.clip(ys.ravel() + g.uniform(-0.5, 0.5, ys.size) * step, 0, h - 1).astype(np.int64)
        xs = np.clip(xs.ravel() + g.uniform(-0.5, 0.5, xs.size) * step, 0, w - 1).astype(np.int64)
        order = g.permutation(len(ys))
        lot = g.normal(0, jitter, (len(ys), 1)) + g.normal(0, jitter * 0.45, (len(ys), 3))
        scale = F(r)
        _layer(
            img, soft, gx * scale, gy * scale, lean.astype(F), ys[order], xs[order],
            lot, bristle, r, least, longest,
        )  # fmt: skip
    return img


def finished(canvas, *, share=0.72, vignette=0.16, warmth=0.0, contrast=1.06, saturation=1.08):
    """Return the sheet as it is handed over: brush, grading, corners, paper."""
    k, seed = canvas.k, canvas.seed
    ref = np.clip(canvas.rgb, 0, 1)
    out = ref + (painted(ref, k, seed) - ref) * F(share)
    grey = (out @ np.array([0.3, 0.59, 0.11], F))[..., None]
    out = grey + (out - grey) * F(saturation)
    out = (out - 0.5) * F(contrast) + 0.5
    if warmth:
        out = out * (1 + F(warmth) * np.array([1.0, 0.1, -1.0], F))
    d = np.hypot((canvas.x / 720 - 0.5) * 1.05, canvas.y / 480 - 0.48)
    edge = (F(vignette) * np.clip((d - 0.34) / 0.34, 0, 1) ** 1.5)[..., None]
    out = out * (1 - edge * np.array([0.95, 0.9, 0.72], F))
    paper = canvas.noise(1.3, 1.3, 55, 1) * F(0.010) + canvas.noise(4, 4, 56, 1) * F(0.006)
    return np.clip(out + paper[..., None], 0, 1)
