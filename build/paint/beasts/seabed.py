"""Bottoms: rocks cut as if with a knife, pebbles, sand, ribbon weed and wrack."""

from __future__ import annotations

import numpy as np
from canvas import F, Grad, mix, rgb, rounded, smooth
from scipy import ndimage
from scipy.spatial import cKDTree


def rock(
    c,
    outline,
    tones,
    seed=1,
    cell=34.0,
    light=(-0.45, -0.85),
    soft=0.0,
    moss=None,
    round_=True,
    depth=0.8,
):
    """Paint a rock: planes of light, cut as if with a knife. `tones` run from dark to light.

    `moss` is a list of colours of a growth on what faces up.
    """
    found = c.mask_of(rounded(outline, steps=5) if round_ else outline)
    if found is None:
        return
    mask, box = found
    if soft:
        mask, box = c._softened(mask, box, soft)
    x, y = c.x[box], c.y[box]
    inside = ndimage.distance_transform_edt(np.pad(mask > 0.5, 1))[1:-1, 1:-1] / c.k
    reach = float(inside.max()) + 1e-6
    high = np.sqrt(np.clip(inside / (reach * depth), 0, 1))
    high = ndimage.gaussian_filter(high, reach * 0.10 * c.k) * reach
    gy, gx = np.gradient(high * c.k)
    g = np.random.default_rng(seed)
    x0, x1, y0, y1 = x.min(), x.max(), y.min(), y.max()
    n = max(6, int((x1 - x0) * (y1 - y0) / cell**2))
    seeds = np.stack([g.uniform(x0, x1, n), g.uniform(y0, y1, n)], -1)
    warp = c.noise(cell * 0.5, cell * 0.5, seed + 60, 2)[box] * cell * 0.12
    _, which = cKDTree(seeds).query(np.stack([x + warp, (y - warp) * 1.0], -1).reshape(-1, 2))
    which = which.reshape(x.shape)
    count = np.maximum(np.bincount(which.ravel(), minlength=n), 1)
    mean = lambda v: np.bincount(which.ravel(), v.ravel(), n) / count
    fx = 0.7 * mean(gx) + g.normal(0, 0.34, n)
    fy = 0.7 * mean(gy) + g.normal(0, 0.34, n)
    fx, fy = fx[which] + 0.3 * gx, fy[which] + 0.3 * gy
    lx, ly = light
    value = 0.42 - 0.62 * (fx * lx + fy * ly) / np.sqrt(1 + fx**2 + fy**2)
    value = value + 0.05 * c.noise(9, 7, seed + 61, 2)[box]
    q = np.stack([rgb(t) for t in tones])
    at = np.clip(value, 0, 0.999) * (len(q) - 1)
    i = at.astype(int)
    t = smooth(0.3, 0.7, at - i)[..., None]
    tone = q[i] + (q[np.minimum(i + 1, len(q) - 1)] - q[i]) * t
    c.area(mask, lambda *_: tone.astype(F), box=box, wash=1.2)
    if moss:
        up = (fy > 0.15) if ly > 0 else (value > 0.5)
        ys, xs = np.nonzero((mask > 0.8) & up)
        if len(xs):
            m = min(len(xs), int(len(xs) / (c.k**2) / 9))
            pick = g.integers(0, len(xs), m)
            q = np.stack([rgb(v) for v in moss])
            s = g.uniform(1.0, 3.0, m)
            c.dabs(
                x[0, xs[pick]],
                y[ys[pick], 0],
                s,
                s * 0.6,
                g.uniform(-0.6, 0.6, m),
                q[g.integers(0, len(q), m)],
                0.8,
            )


def pebbles(
    c,
    top,
    foot,
    tones,
    n=120,
    size=(2, 22),
    seed=5,
    flat=0.6,
    shadow="#12343f",
    dense=1.5,
    left=-20.0,
    right=500.0,
    skip=None,
):
    """Lay stones on the bottom, larger towards the viewer: shade, body, light side."""
    g = np.random.default_rng(seed)
    t = np.sort(g.uniform(0, 1, n) ** (1 / dense))
    for depth in t:
        x, y = g.uniform(left, right), top + (foot - top) * depth
        s = (
            (size[0] + (size[1] - size[0]) * depth**1.5)
            * g.choice([0.35, 0.6, 1.0], p=[0.5, 0.33, 0.17])
            * g.uniform(0.8, 1.25)
        )
        if skip and skip(x, y):
            continue
        tone = rgb(tones[g.integers(0, len(tones))])
        turn, f = g.normal(0, 0.12), flat * g.uniform(0.8, 1.15)
        c.disc(
            x + s * 0.22,
            y + s * f * 0.45,
            s * 1.05,
            s * f * 0.8,
            shadow,
            turn,
            alpha=0.5,
            soft=s * 0.10,
        )
        c.disc(x, y, s, s * f, mix(tone, shadow, 0.42), turn, edge=0.5)
        c.disc(
            x - s * 0.10,
            y - s * f * 0.16,
            s * 0.84,
            s * f * 0.74,
            tone,
            turn,
            edge=0.5,
            soft=s * 0.05,
        )
        c.disc(
            x - s * 0.26,
            y - s * f * 0.40,
            s * 0.42,
            s * f * 0.28,
            mix(tone, "#fff6d8", 0.55),
            turn,
            alpha=0.8,
            soft=s * 0.05,
        )


def blade(c, root, tip, width, tones, bow=0.0, seed=1, alpha=1.0, wavy=0.0):
    """Paint a ribbon leaf from root to tip: shaded half, lit half, a pale rib."""
    p0, p1 = np.asarray(root, float), np.asarray(tip, float)
    d = p1 - p0
    side = np.array([-d[1], d[0]])
    t = np.linspace(0, 1, 18)[:, None]
    spine = p0 + d * t + side * bow * 4 * t * (1 - t) + side * wavy * np.sin(t * 9 + seed) * t
    w = width * np.sin(np.pi * np.clip(t[:, 0] * 0.86 + 0.1, 0, 1)) ** 0.7
    along = np.gradient(spine, axis=0)
    along /= np.hypot(along[:, 0], along[:, 1])[:, None]
    n = np.stack([-along[:, 1], along[:, 0]], -1) * w[:, None] / 2
    c.shape(np.concatenate([spine + n, (spine - n)[::-1]]), tones[0], alpha=alpha, edge=0)
    lit = n if (n[:, 0].mean() * -1 + n[:, 1].mean() * -1) > 0 else -n
    c.shape(np.concatenate([spine + lit, (spine - lit * 0.1)[::-1]]), tones[1], alpha=alpha, edge=0)
    if len(tones) > 2:
        c.shape(
            np.concatenate([spine + lit * 0.95, (spine + lit * 0.55)[::-1]]),
            tones[2],
            alpha=alpha * 0.7,
            edge=0,
        )


def tuft(c, x, y, high, tones, n=9, width=6.0, spread=0.5, lean=0.0, seed=1, alpha=1.0, bow=0.18):
    """Paint a tuft of ribbon leaves that one current bends."""
    g = np.random.default_rng([seed, int(abs(x) * 10)])
    for i in g.permutation(n):
        a = lean + spread * (i / max(1, n - 1) - 0.5) * 2 + g.normal(0, 0.05)
        h = high * g.uniform(0.55, 1.0)
        tip = (x + np.sin(a) * h, y - np.cos(a) * h)
        shift = g.uniform(-1, 1) * width
        q = tones[g.integers(0, len(tones))] if isinstance(tones[0], (list, tuple)) else tones
        blade(
            c,
            (x + shift, y),
            tip,
            width * g.uniform(0.6, 1.1),
            q,
            bow * np.sign(lean + 1e-3) * g.uniform(0.4, 1.2),
            seed + int(i),
            alpha,
        )


def wrack(c, x, y, high, tones, seed=1, lean=0.0, width=7.0, levels=5, alpha=1.0):
    """Paint a forked wrack: one band that divides and divides again, lighter towards the tips."""
    g = np.random.default_rng([seed, int(abs(x))])
    tips = []

    def fork(px, py, a, length, w, level):
        bx, by = px + np.sin(a) * length, py - np.cos(a) * length
        mx, my = (px + bx) / 2 + np.cos(a) * g.normal(0, length * 0.1), (py + by) / 2
        q = mix(tones[0], tones[1], 1 - level / levels)
        c.line([(px, py), (mx, my), (bx, by)], w, q, taper=(1.0, 1.05), round_=True, alpha=alpha)
        if len(tones) > 2:
            c.line(
                [(px - w * 0.22, py), (mx - w * 0.22, my), (bx - w * 0.2, by)],
                w * 0.28,
                mix(q, tones[2], 0.6),
                round_=True,
                alpha=alpha * 0.8,
            )
        c.disc(bx, by, w * 0.52, w * 0.52, q, alpha=alpha, edge=0)
        if level == 0:
            tips.append((bx, by))
            return
        for s in (-1, 1):
            if level < 3 and g.random() < 0.12:
                continue
            fork(
                bx,
                by,
                a * 0.86 + lean * 0.14 + s * g.uniform(0.2, 0.46),
                length * g.uniform(0.66, 0.92),
                w * 0.88,
                level - 1,
            )

    for a in g.normal(lean, 0.35, 3):
        fork(x + g.normal(0, width * 0.4), y, a, high * 0.26, width, levels - 1)
    return tips


def far_ground(c, line, colour, foot=730.0, edge=0.4):
    """Paint a bottom that rises in the distance; `line` are points from left to right."""
    p = rounded(line, closed=False)
    c.shape([*p, (490, foot), (-10, foot)], colour, edge=edge)


def sand(c, line, tones, seed=2, foot=720.0, ripples=60):
    """Paint sand with ripples that grow towards the viewer; tones: far, near, light, shade."""
    p = rounded(line, closed=False)
    far, near, light, shade = tones
    top = min(q[1] for q in line)
    c.shape([*p, (490, foot + 10), (-10, foot + 10)], Grad((0, top), (0, foot), far, near), edge=0)
    g = np.random.default_rng(seed)
    t = np.sort(g.uniform(0, 1, ripples) ** 0.8)
    for depth in t:
        y = top + (foot - top) * depth
        x = g.uniform(-20, 500)
        if y < np.interp(x, p[:, 0], p[:, 1]) + 3:
            continue
        long, w = 16 + 90 * depth**1.2 * g.uniform(0.5, 1.3), 0.8 + 4.6 * depth**1.3
        bend = g.normal(0, 2 + 5 * depth)
        q = [
            (x - long, y),
            (x - long * 0.3, y + bend),
            (x + long * 0.3, y - bend),
            (x + long, y + g.normal(0, 2)),
        ]
        q = rounded(q, closed=False)
        swell = np.sin(np.pi * np.linspace(0.02, 0.98, len(q)))[:, None]
        n = np.array([[0, w / 2]]) * swell
        c.shape(np.concatenate([q - n * 1.2, (q + n * 0.2)[::-1]]), light, alpha=0.55, edge=0)
        c.shape(np.concatenate([q + n * 0.2, (q + n * 2)[::-1]]), shade, alpha=0.42, edge=0)
