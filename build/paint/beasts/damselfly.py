"""A blue-tailed damselfly that hangs on a stalk."""

from __future__ import annotations

import numpy as np
from canvas import Grad
from form import line, ribbon
from leaves import unit


def on(p, t):
    """Return a place of a line, and its direction there."""
    i = t * (len(p) - 1)
    low = min(int(i), len(p) - 2)
    a, b = p[max(0, low - 3)], p[min(len(p) - 1, low + 4)]
    return p[low] + (p[low + 1] - p[low]) * (i - low), unit(b - a)


def wing(c, root, angle, long, wide, alpha):
    """Paint a clear wing: narrow at its root, a net of few veins, a dark mark near the tip."""
    co, si = np.cos(angle), np.sin(angle)
    at = lambda u, v: (
        root[0] + long * u * co - wide * v * si,
        root[1] + long * u * si + wide * v * co,
    )
    outline = [
        at(*q)
        for q in (
            (0, 0),
            (0.2, -0.10),
            (0.5, -0.34),
            (0.8, -0.42),
            (0.97, -0.22),
            (1.0, 0.1),
            (0.86, 0.44),
            (0.55, 0.5),
            (0.25, 0.22),
        )
    ]
    c.curve(outline, Grad(at(0, 0), at(1, 0), "#d8c4d8", "#fff0d8"), alpha=0.55 * alpha, edge=0)
    for q in (
        ((0, 0), (0.4, -0.14), (0.92, -0.2)),
        ((0, 0), (0.4, 0.05), (0.96, 0.1)),
        ((0.05, 0.03), (0.4, 0.2), (0.84, 0.36)),
        ((0.3, -0.2), (0.34, 0.26)),
        ((0.52, -0.32), (0.56, 0.46)),
        ((0.72, -0.38), (0.76, 0.44)),
    ):
        line(c, [at(*e) for e in q], 1.1, "#4a3a5c", (1, 0.6), 0.55 * alpha)
    line(c, outline[0:6], 1.6, "#3a2c4c", (1, 0.7), 0.8 * alpha)
    line(c, [at(0.80, -0.36), at(0.9, -0.31)], 3.4, "#241c34", (1, 1), alpha)


def damselfly(c, stalk, behind=False):
    """Paint the damselfly that hangs on the spike, or only what of it is behind the stalk.

    Its six legs clasp the stalk, the body falls away from it into the air, the tail lamp is blue.
    """
    angle, size, (x, y) = 0.66, 0.92, (299, 83)
    co, si = np.cos(angle) * size, np.sin(angle) * size
    at = lambda u, v: (x + u * co - v * si, y + u * si + v * co)
    feet = (
        ((0.865, 4, -3, 5), (0.77, 8, 0, 6), (0.655, 13, 3, 7))
        if not behind
        else ((0.91, 3, -4, -5), (0.82, 7, -1, -6), (0.70, 12, 2, -6))
    )
    for share, u, v, over in feet:
        (fx, fy), _ = on(stalk, share)
        knee = ((at(u, v)[0] + fx) / 2 + 2, (at(u, v)[1] + fy) / 2 + (12 if u > 4 else -8))
        line(
            c,
            [at(u, v), knee, (fx + 4, fy + 1), (fx - over, fy + 4)],
            2.3,
            "#241c30" if behind else "#14101e",
            (1.1, 0.6),
        )
    if behind:
        return
    wing(c, at(16, -6), angle - 0.26, 100 * size, 22 * size, 0.7)
    body = [at(*q) for q in ((20, 0), (50, 4), (86, 5), (122, 0), (132, -3))]
    c.shape(ribbon(body, (7.8, 5.8, 5.6, 6.2, 7.6)), "#14162a", edge=0)
    line(
        c, [at(24, -1.6), at(54, 2.0), at(92, 3.0), at(120, -1.4)], 2.0, "#e8a890", (0.8, 0.5), 0.9
    )
    for u in (37, 54, 71, 88):
        line(c, [at(u, 0.4), at(u + 0.6, 6.4)], 1.8, "#7cc4e8", (1, 0.5), 0.9)
    c.shape(ribbon([at(102, 3.6), at(118, 0.8)], (7.6, 8.2)), "#1c9cf0", edge=0)
    line(c, [at(103, 1.6), at(117, -1.4)], 2.4, "#d8f6ff", (0.8, 0.8))
    c.curve(
        [at(*q) for q in ((-2, -5), (8, -11), (20, -9), (26, 0), (20, 8), (6, 9), (-3, 3))],
        "#161a30",
        edge=0,
    )
    c.curve(
        [at(*q) for q in ((0, 1), (9, -2), (21, 0), (19, 7), (7, 8), (-1, 4))], "#2c9ce4", edge=0
    )
    line(c, [at(0, -4.5), at(11, -7.5), at(21, -5)], 2.8, "#ffc49c", (0.7, 0.6))
    line(c, [at(8, -1), at(13, 7)], 1.9, "#10182a", (1, 0.8), 0.85)
    c.disc(*at(-6.5, -0.5), 5.6 * size, 7.6 * size, "#12162a", angle, edge=0)
    c.disc(*at(-7, 3.8), 4.6 * size, 4.0 * size, "#2c86c0", angle, edge=0)
    c.disc(*at(-7, -4.6), 4.0 * size, 3.4 * size, "#6c4858", angle, edge=0)
    c.disc(*at(-8.4, 2.8), 1.6, 1.4, "#e8fbff", angle, edge=0)
    line(c, [at(-10, -4), at(-16, -8)], 1.3, "#14101e", (1, 0.4))
    wing(c, at(18, -7), angle - 0.13, 108 * size, 24 * size, 1.0)
