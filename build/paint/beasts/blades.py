"""Leaves as ribbons that turn, and round stems: planes of light along and across them.

A line is a list of places on the card; widths, twist and light are given for even shares of its
length. Where a ribbon's twist passes a right angle the other side of the leaf comes to view.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from canvas import F, mix, rounded, smooth
from form import ramp, stepped
from scipy.spatial import cKDTree

SUN = (-0.5, -0.75, 0.43)


class Course:
    """A line in even steps, with its widths and its way across."""

    def __init__(self, line, widths, step=1.2):
        p = rounded(line, closed=False, steps=14) if len(line) < 60 else np.asarray(line, float)
        d = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
        self.length = float(d[-1])
        n = max(12, int(self.length / step))
        at = np.linspace(0, d[-1], n)
        self.p = np.stack([np.interp(at, d, p[:, e]) for e in (0, 1)], -1)
        self.s = np.linspace(0, 1, n)
        t = np.gradient(self.p, axis=0)
        t /= np.maximum(np.hypot(*t.T), 1e-9)[:, None]
        self.t, self.n = t, np.stack([-t[:, 1], t[:, 0]], -1)
        self.half = self.along(widths) / 2

    def along(self, values):
        """Return values given for even shares of the length at every step."""
        values = np.atleast_1d(np.asarray(values, float))
        return np.interp(self.s, np.linspace(0, 1, len(values)), values)

    def at(self, s, u=0.0):
        """Return the place at a share of the length and of the half width."""
        i = round(float(np.clip(s, 0, 1)) * (len(self.p) - 1))
        return self.p[i] + self.n[i] * self.half[i] * u

    def way(self, s):
        """Return the angle in which the line runs there."""
        i = round(float(np.clip(s, 0, 1)) * (len(self.p) - 1))
        return float(np.arctan2(self.t[i, 1], self.t[i, 0]))


def field(c, p, n, half):
    """Return mask and box of a strip, and for every pixel its step along and its share across."""
    found = c.mask_of(np.concatenate([p + n * half[:, None], (p - n * half[:, None])[::-1]]))
    if found is None or found[0].max() == 0:
        return None
    mask, box = found
    x, y = c.x[box], c.y[box]
    inside = mask > 0
    q = np.stack([x[inside], y[inside]], -1)
    _, i = cKDTree(p).query(q)
    step, across = np.zeros(mask.shape, int), np.zeros(mask.shape, F)
    step[inside] = i
    across[inside] = ((q - p[i]) * n[i]).sum(1) / np.maximum(half[i], 0.3)
    return mask, box, step, np.clip(across, -1, 1)


def tube(c, line, widths, tones, *, light=(0.0,), sun=SUN, thru=0.0, soft=0.6, alpha=1.0, rim=None):
    """Paint a round stem and return its course; `tones` run from dark to light.

    `thru` is how much light comes through its middle, `light` what is added along it, `rim` a
    colour and its strength on the edge away from the sun.
    """
    w = Course(line, widths)
    found = field(c, w.p, w.n, np.maximum(w.half, 0.35))
    if found is None:
        return w
    mask, box, i, u = found
    s = np.asarray(sun, float) / np.linalg.norm(sun)
    out = np.sqrt(np.clip(1 - u * u, 0, 1))
    facing = (w.n @ s[:2])[i]
    value = 0.42 + 0.62 * (u * facing + out * s[2] - 0.3)
    value = value * (1 - thru) + thru * (0.15 + 0.8 * out**1.4) + w.along(light)[i]
    tone = ramp(tones, stepped(value, len(tones), soft))
    if rim:
        edge = smooth(0.55, 0.9, -u * np.sign(facing)) * rim[1]
        tone = tone + (mix(rim[0], rim[0], 0) - tone) * edge[..., None]
    c.area(mask, lambda *_: tone.astype(F), alpha, box=box, wash=0.6)
    return w


def leaf(
    c,
    line,
    widths,
    tones,
    *,
    twist=(0.0,),
    light=(0.0,),
    sun=SUN,
    under=None,
    fold=0.3,
    crisp=0.25,
    veins=0,
    vein=None,
    edge=0.5,
    bars=None,
    soft=0.6,
    alpha=1.0,
    thick=1.2,
):
    """Paint a ribbon leaf and return its course; `tones` run from dark to light.

    `twist` turns it about its length; `under` are the tones of its other side. `fold` is the
    difference of the halves beside the middle, `crisp` how sharp the fold is (small is sharp).
    `veins` thin lines run along it, `edge` is the strength of its lit and dark edges. `bars` is
    (place, width, amount) of shadows that others throw across it.
    """
    w = Course(line, widths)
    turn = np.cos(w.along(twist))
    w.shown = np.maximum(w.half * np.abs(turn), np.minimum(thick / 2, w.half))
    cuts = [0, *(np.flatnonzero(np.diff(np.sign(turn))) + 1), len(turn)]
    for a, b in pairwise(cuts):
        if b - a > 2:
            piece = slice(max(0, a - 1), min(len(turn), b + 1))
            front = turn[(a + b) // 2] > 0
            own = tones if front else under or [mix(t, "#7f9a8c", 0.4) for t in tones]
            _piece(c, w, piece, turn, own, light, sun, fold, crisp, bars, soft, alpha, front)
            _lines(c, w, piece, own, veins, vein, edge, sun, alpha)
    w.half = w.shown
    return w


def _piece(c, w, piece, turn, tones, light, sun, fold, crisp, bars, soft, alpha, front):
    """Paint the planes of a stretch of a leaf that shows one side."""
    found = field(c, w.p[piece], w.n[piece], w.shown[piece])
    if found is None:
        return
    mask, box, i, u = found
    facing = np.clip(4 * (w.n[piece] @ np.asarray(sun[:2]))[i], -1, 1) * (1 if front else -1)
    half = (smooth(-crisp, crisp, u) * 2 - 1) * facing
    value = 0.5 + 0.5 * fold * half + w.along(light)[piece][i]
    value = value - 0.22 * (1 - smooth(0.1, 0.7, np.abs(turn[piece])[i]))
    for place, wide, amount in bars or ():
        s = w.s[piece][i] * w.length + u * w.half[piece][i] * 0.5
        value = value - amount * np.exp(-(((s - place * w.length) / wide) ** 2))
    tone = ramp(tones, stepped(value, len(tones), soft))
    c.area(mask, lambda *_: tone.astype(F), alpha, box=box, wash=0.8)


def _lines(c, w, piece, tones, veins, vein, edge, sun, alpha):
    """Draw veins and edges of a stretch of a leaf."""
    p, n, half = w.p[piece], w.n[piece], w.shown[piece]
    colour = mix(tones[-1], "#fff8d0", 0.35) if vein is None else vein
    for u in np.linspace(-0.62, 0.62, veins) if veins > 1 else [0.0] * veins:
        width = 0.10 * float(w.half.max()) + 0.25
        shape = _thin(p + n * (half * u)[:, None], n, np.minimum(half * 0.12, width / 2))
        c.shape(shape, colour, alpha=alpha * (0.55 if abs(u) > 0.05 else 0.8), edge=0, wash=0)
    if edge:
        lit = 1 if float((n @ np.asarray(sun[:2])).mean()) > 0 else -1
        thin = np.minimum(half * 0.2, 0.9)
        bright = mix(tones[-1], "#fffbe0", 0.3)
        for sign, paint, amount in ((lit, bright, 0.9), (-lit, tones[0], 0.6)):
            shape = _thin(p + n * ((half - thin) * sign)[:, None], n, thin)
            c.shape(shape, paint, alpha=alpha * edge * amount, edge=0, wash=0)


def _thin(p, n, half):
    """Return the outline of a thin line of changing width."""
    side = n * half[:, None]
    return np.concatenate([p + side, (p - side)[::-1]])


def bent(start, angle, length, *turns, n=10):
    """Return a line that starts at an angle (0 right, -90 up) and turns by degrees on its way."""
    t = np.linspace(0, 1, n)
    a = np.radians(angle + np.interp(t, np.linspace(0, 1, len(turns) + 1), np.cumsum((0, *turns))))
    way = np.stack([np.cos(a), np.sin(a)], -1) * length / (n - 1)
    return np.concatenate([[start], np.asarray(start, float) + np.cumsum(way[1:], 0)])
