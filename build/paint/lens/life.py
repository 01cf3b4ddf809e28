"""Small life with the brush of the animals: grounds in strokes, thin skins, flagella, plastids.

What is painted here lies on the sheet of the beasts' kit, 480 x 720 units, and goes through its
finish. Material comes from the edge and the brush: a skin is a line that is lost where it turns
from the light, a cell is two or three planes, nothing shines all round.
"""

from __future__ import annotations

import numpy as np
from canvas import band, mix, rgb, rounded, smooth
from form import line, ramp


def ground(c, stops, start, end, *, n=420, long=46.0, wide=9.0, lean=0.0, lot=0.035, seed=1):
    """Lay a ground from one place to another in broad flat strokes that lean one way."""
    (ax, ay), (bx, by) = start, end
    size = (bx - ax) ** 2 + (by - ay) ** 2
    at = lambda x, y: np.clip(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / size, 0, 1)
    c.area(np.ones_like(c.x), lambda x, y: ramp(stops, at(x, y)))
    g = np.random.default_rng(seed + 40)
    x, y = g.uniform(-30, 510, n), g.uniform(-30, 750, n)
    col = ramp(stops, np.clip(at(x, y) + g.normal(0, 0.07, n), 0, 1)) + g.normal(0, lot, (n, 1))
    s = g.uniform(0.4, 1.2, n)
    thick, angle = wide * s * g.uniform(0.6, 1.3, n), lean + g.normal(0, 0.16, n)
    c.dabs(x, y, long * s, thick, angle, col, 0.5, hard=1.4)


def course(points, n=160):
    """Return n evenly spaced places along a round line, and the way it runs at each."""
    p = rounded(points, closed=False, steps=14)
    gaps = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
    s = np.linspace(0, gaps[-1], n)
    p = np.stack([np.interp(s, gaps, p[:, i]) for i in (0, 1)], -1)
    way = np.gradient(p, axis=0)
    return p, way / (np.hypot(*way.T)[:, None] + 1e-9)


def lash(c, points, width, tone, light=None, taper=(1.0, 0.25), alpha=1.0):
    """Paint a flagellum or a hair: one stroke that runs thin, with light along its upper edge."""
    line(c, points, width, tone, taper, alpha)
    if light is not None:
        upper = [(x - 0.16 * width, y - 0.22 * width) for x, y, *_ in points]
        line(c, upper, width * 0.4, light, taper, alpha * 0.85)


def skin(c, outline, tone, light, *, width=2.4, fill=0.12, sun=(-0.6, -0.8), lost=0.25, seed=1):
    """Paint a thin clear skin: hardly a fill, and a line that is lost away from the light."""
    p = np.asarray(outline, float)
    c.shape(p, tone, alpha=fill, edge=0)
    out = np.roll(p, -1, 0) - np.roll(p, 1, 0)
    out = np.stack([out[:, 1], -out[:, 0]], -1)
    out /= np.hypot(*out.T)[:, None] + 1e-9
    if np.sum((p - p.mean(0)) * out) < 0:
        out = -out
    facing = out @ (np.asarray(sun) / np.hypot(*sun))
    g = np.random.default_rng(seed + 60)
    knots = np.arange(0, len(p) + 9, 9)
    rough = np.interp(np.arange(len(p)), knots, g.uniform(0.6, 1.25, len(knots)))
    w = width * rough * np.clip(lost + (1 - lost) * smooth(-0.9, 0.6, facing), 0, 1.2)
    step = max(2, len(p) // 60)
    for i in range(0, len(p), step):
        j = np.arange(i, i + step + 2) % len(p)
        own = mix(tone, light, float(smooth(-0.3, 0.8, facing[i])))
        c.shape(band(p[j], float(w[i])), own, edge=0, alpha=0.9)


def dotted(c, mask, n, tones, size=(1.0, 3.0), alpha=0.85, flat=0.7, seed=1):
    """Scatter small dabs within a mask, in any of these tones."""
    g = np.random.default_rng(seed + 80)
    rows, cols = np.nonzero(mask > 0.5)
    if not len(rows):
        return
    i = g.integers(0, len(rows), n)
    q = np.stack([rgb(t) for t in tones])[g.integers(0, len(tones), n)]
    s = size[0] + (size[1] - size[0]) * g.random(n) ** 2
    x, y = (cols[i] + g.random(n)) / c.k, (rows[i] + g.random(n)) / c.k
    c.dabs(x, y, s, s * flat, g.uniform(0, 3.1, n), q, alpha, hard=2)


def lobes(
    c,
    x,
    y,
    r,
    n,
    tones,
    *,
    tall=1.0,
    turn=0.0,
    sun=(-0.6, -0.6, 0.55),
    size=(0.10, 0.055),
    inner=0.0,
    alpha=0.9,
    seed=1,
):
    """Lay plastids as dabs over a round body, along its meridians: lit where it faces the sun.

    `tall` stretches the body along its axis, which `turn` leans; plastids show where they stand
    nearer than `inner`.
    """
    g = np.random.default_rng(seed + 100)
    z, a = g.uniform(-1, 1, n), g.uniform(0, 2 * np.pi, n)
    flat = np.sqrt(1 - z * z)
    p = np.stack([flat * np.cos(a), z, flat * np.sin(a)], -1)
    p = p[p[:, 2] > inner]
    p = p[np.argsort(p[:, 2])]
    s = np.asarray(sun) / np.linalg.norm(sun)
    co, si = np.cos(turn), np.sin(turn)
    u, v = p[:, 0], p[:, 1] * tall
    px, py = x + r * (u * co - v * si), y + r * (u * si + v * co)
    light = p @ np.array([s[0] * co + s[1] * si, -s[0] * si + s[1] * co, s[2]])
    col = ramp(tones, np.clip(0.5 + 0.5 * light + g.normal(0, 0.10, len(p)), 0, 1))
    along = np.arctan2(tall, -p[:, 0] * p[:, 1]) + turn
    k = g.uniform(0.7, 1.25, len(p)) * r
    c.dabs(px, py, size[0] * k, size[1] * k * (0.5 + 0.5 * p[:, 2]), along, col, alpha, hard=2.5)
