"""Seaweeds and water plants as flat shapes: lines that a current bends, and straps."""

from __future__ import annotations

import numpy as np
from canvas import Grad, mix, rounded


def course(start, angle, length, bend, n=9, sway=0.0, phase=0.0):
    """Return a line that starts at an angle and turns evenly by `bend` radians; it may sway."""
    t = np.linspace(0, 1, n)
    a = angle + bend * t + sway * np.sin(2 * np.pi * t + phase)
    step = length / (n - 1)
    way = np.stack([np.cos(a), np.sin(a)], -1) * step
    return np.concatenate([[start], np.asarray(start) + np.cumsum(way[1:], 0)])


def sides(line, widths):
    """Return a line's own points, and those on its left and right at half these widths."""
    p = rounded(line, closed=False, steps=4)
    d = np.gradient(p, axis=0)
    d /= np.maximum(np.hypot(d[:, 0], d[:, 1]), 1e-6)[:, None]
    w = np.interp(np.linspace(0, 1, len(p)), np.linspace(0, 1, len(widths)), widths)[:, None] / 2
    side = np.stack([d[:, 1], -d[:, 0]], -1) * w
    return p, p + side, p - side


def strap(c, line, widths, own, lit, shade, *, rib=0.14, sun=(-0.5, -0.86), alpha=1.0):
    """Paint a flat band: one half in the light, one in the shade, a rib between them.

    A colour may be a pair of colours: from the start of the line to its end.
    """
    p, left, right = sides(line, widths)
    own, lit, shade = ((q if isinstance(q, tuple) else (q, q)) for q in (own, lit, shade))
    run = lambda q: Grad(tuple(p[0]), tuple(p[-1]), *q)
    c.shape(np.concatenate([left, right[::-1]]), run(own), alpha=alpha, edge=0)
    toward = ((left - p) @ np.asarray(sun)).mean()
    bright, dark = (left, right) if toward > 0 else (right, left)
    c.shape(np.concatenate([bright, p[::-1]]), run(lit), alpha=alpha * 0.75, edge=0)
    c.shape(
        np.concatenate([dark, (dark * 0.5 + p * 0.5)[::-1]]), run(shade), alpha=alpha * 0.36, edge=0
    )
    if rib:
        w = float(np.mean(widths)) * rib
        glow = tuple(mix(q, "#fff6cf", 0.3) for q in lit)
        c.line(p, w, run(shade), alpha=alpha * 0.85)
        c.line(p + (bright - p) * 0.17, w * 0.5, run(glow), alpha=alpha * 0.7)
    return p
