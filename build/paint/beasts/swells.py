"""Swells of green glass seen from low over the water: their crests, and foam where one breaks."""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rgb, smooth, wave
from scipy.interpolate import CubicSpline


def swelling(c, crest, tones, high, seed, *, n=160, sun=0.5):
    """Paint one swell below its crest and return the row of the crest at each column.

    Light comes through its thin top, its heart is dark, facets lie along its slope. `tones` run
    from the crest to the foot, `high` is how far down they reach.
    """
    g = np.random.default_rng(seed)
    px, py = np.array(crest, float).T
    ridge = CubicSpline(px, py)
    top = ridge(c.x) + 1.2 * np.sin(c.x / 9 + seed) + 0.8 * np.sin(c.x / 4.1)
    deep = np.clip((c.y - top) / high, 0, 1)
    q = np.stack([rgb(t) for t in tones])
    at = deep**0.8 * (len(q) - 1)
    i = np.minimum(at.astype(int), len(q) - 2)
    colours = q[i] + (q[i + 1] - q[i]) * (at - i)[..., None]
    c.area(smooth(-0.8, 0.8, c.y - top).astype(np.float32), lambda *_: colours.astype(np.float32))
    t = np.sort(g.uniform(0, 1, n) ** 1.2)
    x = g.uniform(-20, 500, n)
    y = ridge(x) + 9 + t * high * 1.1
    turn = np.arctan(ridge(x, 1)) * (1 - 0.75 * t)
    kind = g.random(n)
    tone = np.where(
        (kind < 0.5)[:, None],
        rgb(tones[-1]),
        np.where((kind < 0.9)[:, None], rgb(tones[0]), rgb("#fff0c4")),
    )
    lit = np.where(kind < 0.9, 0.42, sun * smooth(330, 40, x))
    c.dabs(
        x,
        y,
        (7 + 30 * t) * g.uniform(0.5, 1.4, n),
        (0.8 + 3.0 * t) * g.uniform(0.5, 1.2, n),
        turn + g.normal(0, 0.05, n),
        tone,
        lit * g.uniform(0.4, 1, n),
        hard=1.6,
    )
    return ridge


def foam(c, ridge, x0, x1, seed):
    """Break a crest between two columns: a torn lip, and streaks that run down its face."""
    g = np.random.default_rng(seed)
    middle, half = (x0 + x1) / 2, (x1 - x0) / 2
    x = np.linspace(x0, x1, 150)
    swell = np.sqrt(np.clip(1 - ((x - middle) / half) ** 2, 0, 1))
    torn = lambda size, turn: (
        np.abs(wave(x, size, seed + turn, 2)) + 0.25 * np.abs(wave(x, size / 3, seed + turn + 1, 2))
    )
    upper = ridge(x) - swell * (2 + 7 * torn(16, 1))
    fall = swell * (1.5 + 13 * torn(30, 4) ** 1.5)
    edge = lambda more: np.concatenate(
        [
            np.stack([x - 1.5 * fall, ridge(x - 1.5 * fall) + fall + more], -1),
            np.stack([x, upper], -1)[::-1],
        ]
    )
    c.shape(edge(7 * swell), "#04444a", alpha=0.5, edge=0, soft=3)
    c.shape(
        edge(0 * swell),
        Grad((0, ridge(middle) - 10), (0, ridge(middle) + 24), "#fffdf0", "#e6f6ea", "#9fd8c8"),
        edge=0.6,
    )
    for u in np.sort(g.uniform(-0.92, 0.92, 34)):
        start, calm = middle + half * u, 1 - u * u
        long = calm * g.uniform(16, 74)
        t = np.linspace(0, 1, 9)
        px = start - long * (0.75 * t + 0.2 * t**2)
        py = ridge(px) + 3 + long * 0.62 * t**1.3 + 2.0 * np.sin(6 * t + start)
        c.line(
            np.stack([px, py], -1),
            g.uniform(1.8, 5.5) * (0.4 + 0.6 * calm),
            mix("#f6fff4", "#a4dccb", g.uniform(0, 0.8)),
            taper=(0.9, 0.1),
            alpha=g.uniform(0.55, 0.95),
            soft=0.5,
        )
    for u in g.uniform(-0.7, 0.7, 7):
        start = middle + half * u
        px = start + np.linspace(0, 1, 6) * g.uniform(7, 16)
        c.line(
            np.stack([px, ridge(px) - 3 - 9 * np.linspace(0, 1, 6) ** 1.5 * g.uniform(0.4, 1)], -1),
            g.uniform(2, 4),
            "#fbfff6",
            taper=(1, 0.1),
            alpha=0.85,
        )


def lace(c, ridge):
    """Draw old foam drawn out into veins on the face of the near swell."""
    g = np.random.default_rng(8)
    for x in np.sort(g.uniform(150, 520, 26)):
        long, sag = g.uniform(60, 170), g.uniform(0.25, 0.6)
        t = np.linspace(0, 1, 14)
        px = x - long * t
        py = (
            ridge(x)
            + 14
            + g.uniform(0, 150) ** 0.9
            + long * sag * t * (1.2 - 0.5 * t)
            + 3.2 * np.sin(7 * t + x) * t
        )
        c.line(
            np.stack([px, py], -1),
            g.uniform(1.6, 3.6),
            "#b4ecd0",
            taper=(0.2, 0.1),
            alpha=g.uniform(0.2, 0.5),
            soft=0.4,
        )
        px, py = px[4:10] + 3, py[4:10] + 5 + 2 * np.sin(px[4:10] / 5)
        c.line(
            np.stack([px, py], -1),
            g.uniform(1.4, 3.0),
            "#04404a",
            taper=(0.1, 0.1),
            alpha=0.35,
            soft=0.6,
        )
