"""Round threads and branches of seaweeds: bands of flat tone from shade to light, round ends."""

from __future__ import annotations

import numpy as np
from canvas import Grad, rounded

SUN = (-0.5, -0.86)


def directions(p):
    """Return the unit directions along a line and the ones across it."""
    d = np.gradient(p, axis=0)
    d /= np.maximum(np.hypot(d[:, 0], d[:, 1]), 1e-6)[:, None]
    return d, np.stack([d[:, 1], -d[:, 0]], -1)


def hose(p, widths, shift=0.0, share=1.0, cap=(False, True), n=7):
    """Return the outline of a band round a line: `shift` moves it across, in half widths.

    `share` narrows it; `cap` says which of its two ends are round.
    """
    d, side = directions(p)
    w = np.interp(np.linspace(0, 1, len(p)), np.linspace(0, 1, len(widths)), widths) / 2
    middle = p + side * (np.broadcast_to(shift, w.shape) * w)[:, None]
    half = (w * share)[:, None]
    left, right = middle + side * half, middle - side * half
    turn = np.linspace(0, np.pi, n)[1:-1, None]
    arc = lambda i, s: middle[i] + half[i] * (np.cos(turn) * side[i] * s + np.sin(turn) * d[i] * s)
    parts = [left]
    if cap[1]:
        parts.append(arc(-1, 1))
    parts.append(right[::-1])
    if cap[0]:
        parts.append(arc(0, -1))
    return np.concatenate(parts)


def tube(c, line, widths, tones, *, sun=SUN, cap=(False, True), alpha=1.0, steps=5, rim=None):
    """Paint a round thread and return its points.

    `tones` run from shade to light, two to four of them; each may be a pair, from the start of the
    line to its end. `rim` is a colour of light from below along the shaded edge.
    """
    p = rounded(line, closed=False, steps=steps) if steps > 1 else np.asarray(line, float)
    d, side = directions(p)
    toward = side @ (np.asarray(sun) / np.hypot(*sun))
    run = lambda q: Grad(tuple(p[0]), tuple(p[-1]), *(q if isinstance(q, tuple) else (q, q)))
    for i, tone in enumerate(tones):
        shift, share = ((0, 1), (0.16, 0.80), (0.36, 0.44), (0.46, 0.15))[i]
        # Each tone starts a little before the one below it: no dark seam shows where it is joined.
        q = p if cap[0] else np.concatenate([p[:1] - d[:1] * 0.8 * i, p[1:]])
        c.shape(hose(q, widths, toward * shift, share, cap), run(tone), alpha=alpha, edge=0)
    if rim is not None:
        c.shape(hose(p, widths, -toward * 0.80, 0.14, cap), run(rim), alpha=alpha * 0.7, edge=0)
    return p


def along(p, share):
    """Return the place and the angle of a line at a share of its length."""
    s = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    at = [
        np.interp(np.array([share - 0.02, share, share + 0.02]) * s[-1], s, p[:, e]) for e in (0, 1)
    ]
    x, y = at
    return (float(x[1]), float(y[1])), float(np.arctan2(y[2] - y[0], x[2] - x[0]))
