"""The province of Modena under the table of the CO2 game: a painted relief map, south at the bottom.

The Apennines fill the lower edge and sink through the foothills to the Po plain at the upper one. The Secchia (left)
and the Panaro (right) come down from the mountains; the Via Emilia crosses the plain. Light falls from the upper left.
"""

from __future__ import annotations

import numpy as np
from panorama import blur, dabs, noise, smooth, zoom

HIGH = 9 / 16
SECCHIA = [
    (0.33, 1.04),
    (0.345, 0.93),
    (0.30, 0.82),
    (0.325, 0.70),
    (0.285, 0.60),
    (0.30, 0.49),
    (0.26, 0.38),
    (0.285, 0.25),
    (0.24, 0.12),
    (0.26, -0.04),
]
PANARO = [
    (0.60, 1.04),
    (0.575, 0.92),
    (0.635, 0.80),
    (0.61, 0.69),
    (0.665, 0.58),
    (0.65, 0.47),
    (0.70, 0.37),
    (0.665, 0.26),
    (0.725, 0.14),
    (0.70, -0.04),
]
"""The courses of the rivers: shares of the width and of the height."""
TOWNS = [
    (0.47, 0.40, 2.6),
    (0.33, 0.27, 1.5),
    (0.38, 0.33, 0.8),
    (0.30, 0.52, 1.4),
    (0.36, 0.56, 1.0),
    (0.41, 0.57, 1.0),
    (0.60, 0.43, 1.2),
    (0.58, 0.30, 0.9),
    (0.56, 0.20, 0.8),
    (0.60, 0.09, 1.3),
    (0.74, 0.10, 1.0),
    (0.80, 0.19, 0.8),
    (0.62, 0.56, 1.1),
    (0.57, 0.53, 0.7),
    (0.53, 0.60, 0.7),
    (0.47, 0.50, 0.9),
    (0.47, 0.77, 1.1),
    (0.55, 0.66, 0.6),
    (0.37, 0.86, 0.6),
    (0.43, 0.93, 0.6),
    (0.56, 0.93, 0.6),
    (0.29, 0.90, 0.5),
    (0.18, 0.34, 1.0),
    (0.14, 0.60, 0.7),
    (0.86, 0.50, 1.1),
    (0.90, 0.33, 0.8),
    (0.10, 0.13, 0.8),
    (0.80, 0.72, 0.6),
    (0.19, 0.76, 0.5),
]
"""Places: shares of the width and of the height, and size."""


def mixed(one, other, share):
    """Return a mix of two pictures or colours."""
    return one + (other - one) * share[..., None]


def colour(code):
    """Return a colour as numbers from 0 to 1."""
    return np.array([int(code[i : i + 2], 16) for i in (1, 3, 5)], np.float32) / 255


def course(points, h):
    """Return x in shares of the width for every row of a river, with small windings."""
    ys = np.array([y for _, y in points])[::-1]
    xs = np.array([x for x, _ in points])[::-1]
    rows = np.linspace(0, 1, h)
    base = np.interp(rows, ys, xs)
    soft = np.convolve(np.pad(base, h // 12, mode="edge"), np.ones(h // 6) / (h // 6), "same")[
        h // 12 : h // 12 + h
    ]
    calm = smooth(0.75, 0.2, rows)
    return (
        soft + (0.003 + 0.005 * calm) * np.sin(rows * 47 + 9 * soft) + 0.0012 * np.sin(rows * 141)
    )


def relief(w, h, x, y, rivers):
    """Return heights from 0 (plain) to about 1 (ridge)."""
    rise = smooth(0.50, 0.98, y + 0.05 * noise(h, w, w / 5, h / 4, 7, 3))
    ridged = 1 - np.abs(noise(h, w, w / 10, h / 4.2, 23, 4)) / 1.5
    fine = 1 - np.abs(noise(h, w, w / 26, h / 13, 12, 4)) / 1.8
    out = rise * (0.30 + 0.58 * np.clip(ridged, 0, 1) ** 1.5 + 0.12 * np.clip(fine, 0, 1))
    for river in rivers:
        # a valley that widens towards the plain
        far = np.abs(x - river[:, None])
        wide = 0.018 + 0.05 * smooth(1.0, 0.5, y)
        out *= 1 - 0.82 * np.exp(-((far / wide) ** 2))
    return out


def fields(w, h, x, y):
    """Return the colour of the plain: strips of fields along roads that run a little askew."""
    lean = 0.34
    u, v = x * 1.78 + lean * y, y - lean * 1.78 * x
    patch = (
        np.floor(u * 46 + 0.22 * np.sin(v * 9)) * 57.0
        + np.floor(v * 40 + 0.2 * np.sin(u * 8)) * 131.0
    )
    strip = np.floor((u + 2 * v) * 210)
    lot = np.abs(np.sin(patch * 12.9898)) * 43758.5453 % 1
    inner = np.abs(np.sin((patch + strip) * 3.233)) * 1731.7 % 1
    crops = np.stack(
        [
            colour(c)
            for c in ("#7FA24A", "#A9B25A", "#C7B765", "#6E9A52", "#8DAE5E", "#B79F5C", "#94A94F")
        ]
    )
    base = crops[np.minimum((lot * len(crops)).astype(int), len(crops) - 1)]
    base = crops.mean(0) + 0.55 * (base - crops.mean(0))
    base = base * (0.96 + 0.08 * inner)[..., None]
    edge = np.minimum(
        np.abs((u * 46 + 0.22 * np.sin(v * 9)) % 1 - 0.5),
        np.abs((v * 40 + 0.2 * np.sin(u * 8)) % 1 - 0.5),
    )
    return mixed(base, colour("#4F7A3E"), 0.5 * smooth(0.03, 0.0, 0.5 - np.maximum(edge, 0.0)))


def landscape(w):
    """Return the map as numbers from 0 to 1."""
    h = round(w * HIGH)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    x, y = x / w, y / h
    rivers = [course(SECCHIA, h), course(PANARO, h)]
    height = relief(w, h, x, y, rivers)
    hilly = smooth(0.05, 0.24, height)
    steep = smooth(0.30, 0.72, height)
    woods = smooth(-0.3, 0.7, noise(h, w, w / 40, h / 24, 5, 4) + 0.8 * steep)
    meadow = mixed(
        np.broadcast_to(colour("#A3B45C"), (h, w, 3)),
        colour("#7E9E50"),
        np.clip(0.5 + 0.3 * noise(h, w, w / 18, h / 10, 6, 3), 0, 1),
    )
    hills = mixed(meadow, colour("#3F6B3C"), 0.85 * woods)
    tops = smooth(0.66, 0.86, height + 0.03 * noise(h, w, w / 60, h / 34, 8, 3))
    hills = mixed(hills, colour("#A8A08C"), 0.8 * tops)
    ground = mixed(fields(w, h, x, y), hills, hilly)
    # light from the upper left
    dy, dx = np.gradient(blur(height, w / 900) * w * 0.075)
    light = (1.0 - 0.62 * dx - 0.74 * dy) / np.sqrt(1 + dx * dx + dy * dy)
    shade = np.clip(0.26 + 0.76 * light, 0.44, 1.4)
    warm = np.stack([shade**0.94, shade, shade**1.12], -1)
    picture = ground * warm
    picture = mixed(picture, colour("#16383F"), 0.8 * np.clip(0.72 - shade, 0, 1))
    picture = with_water(picture, x, y, rivers, w)
    picture = with_places(picture, x, y)
    haze = 0.34 * smooth(0.45, 0.0, y)
    picture = mixed(picture, colour("#C9D8CF"), haze)
    return np.clip(picture, 0, 1)


def with_water(picture, x, y, rivers, w):
    """Lay gravel banks and water along the rivers."""
    for river in rivers:
        far = np.abs(x - river[:, None])
        wide = 0.0018 + 0.0022 * smooth(1.0, 0.1, y)
        picture = mixed(picture, colour("#3E6A3A"), 0.7 * smooth(4.6, 2.2, far / wide))
        picture = mixed(picture, colour("#D8CFAE"), 0.8 * smooth(2.4, 1.5, far / wide))
        picture = mixed(picture, colour("#3D84A6"), smooth(1.35, 0.85, far / wide))
        picture = mixed(picture, colour("#6FB0C4"), 0.6 * smooth(0.8, 0.3, far / wide))
    return picture


def with_places(picture, x, y):
    """Lay the Via Emilia, and roofs where towns are."""
    road = np.abs((y - 0.40) - 0.235 * (x - 0.47))
    picture = mixed(picture, colour("#EADFC2"), 0.8 * smooth(0.0042, 0.0018, road))
    g = np.random.default_rng(4)
    for tx, ty, size in TOWNS:
        for _ in range(round(46 * size * size) + 14):
            px, py = g.normal(tx, 0.0046 * size), g.normal(ty, 0.0072 * size)
            a, b = 0.0010 * g.uniform(0.7, 1.5), 0.0016 * g.uniform(0.7, 1.5)
            left, right = (
                int((px - 0.004) * picture.shape[1]),
                int((px + 0.004) * picture.shape[1]) + 2,
            )
            top, low = (
                int((py - 0.007) * picture.shape[0]),
                int((py + 0.007) * picture.shape[0]) + 2,
            )
            if left < 0 or top < 0 or right >= picture.shape[1] or low >= picture.shape[0]:
                continue
            xs, ys = x[top:low, left:right] - px, y[top:low, left:right] - py
            far = np.maximum(np.abs(xs) / a, np.abs(ys) / b)
            roof = colour("#A9664A") if g.random() < 0.7 else colour("#CDBE9E")
            piece = picture[top:low, left:right]
            piece = mixed(
                piece,
                colour("#43322B"),
                0.6
                * smooth(1.5, 1.0, np.maximum(np.abs(xs - a * 0.5) / a, np.abs(ys - b * 0.5) / b)),
            )
            lit = roof * np.where(ys < 0, 1.12, 0.86)[..., None]
            picture[top:low, left:right] = piece + (lit - piece) * smooth(1.12, 0.9, far)[..., None]
    return picture


def paint(width):
    """Return the picture, calm enough for a table to lie on it."""
    picture = landscape(width)
    picture = dabs(picture.astype(np.float32), max(2, round(width / 640)))
    h, w = picture.shape[:2]
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    edge = np.hypot((x / w - 0.5) * 1.1, y / h - 0.52)
    picture = mixed(picture, colour("#1C4038"), 0.42 * smooth(0.36, 0.86, edge))
    picture *= (
        0.97
        + 0.02
        * zoom(np.random.default_rng(2).normal(size=(h // 2 + 1, w // 2 + 1)), 2, order=1)[
            :h, :w, None
        ]
    )
    return (np.clip(picture, 0, 1) * 255).round().astype(np.uint8)
