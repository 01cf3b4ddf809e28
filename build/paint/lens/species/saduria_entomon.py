"""Saduria ploughs through the cold clay after small amphipods, and leaves its furrow: a relict of the Ice Age.

Seen from in front and above. In lengths of the body: greatest width 0.35, in the third segment; head 0.09, short and broad with a lobe on each
side; seven segments to 0.56, whose side plates end in free corners; a short ringed part to 0.68; then the long tail plate that runs
out to a point. Three front pairs of legs with grasping hands reach forward, four pairs walk, longer to the rear; antennae as
long as the front third. Umber, pale along every plate. The light comes from behind on the right and lies on its back.
"""

from __future__ import annotations

import numpy as np
from canvas import mix, smooth
from form import line, ramp, solid
from life import dotted, ground
from scipy.ndimage import shift
from sheet import Sheet, finished
from underwater import motes

RISE = np.radians(46)
"""How far the view looks down."""
SUN = np.array([0.52, 0.46, 0.72])
LONG, WIDE = 520.0, 98.0
CUTS = (0.0, 0.095, 0.165, 0.240, 0.315, 0.390, 0.462, 0.530, 0.575, 0.618, 0.660, 1.0)
SHELL = ("#211a1e", "#48352a", "#84623a", "#c39d5f", "#f6e6b6")


def seen(p):
    """Return where places of the ground (x right, y away, z up) are on the sheet."""
    p = np.asarray(p, float)
    return np.stack([272 + p[..., 0], 316 - p[..., 1] * np.sin(RISE) - p[..., 2] * np.cos(RISE)], -1)


def axis(t):
    """Return a place of the middle of its back, from head (0) to point (1), and the way to its left side."""
    t = np.asarray(t, float)
    heading = np.radians(219 + 26 * (t - 0.4))
    s = np.linspace(0, 1, 201)
    way = np.radians(219 + 26 * (s - 0.4))
    path = -np.cumsum(np.stack([np.cos(way), np.sin(way)], -1), 0) * LONG / 201
    path = path - path[int(0.42 * 200)]
    mid = np.stack([np.interp(t, s, path[:, i]) for i in (0, 1)], -1)
    side = np.stack([-np.sin(heading), np.cos(heading)], -1)
    return mid, side


def width(t):
    """Return the half width: broadest in the third segment, then tapering to the point."""
    return WIDE * np.interp(t, [0, 0.012, 0.04, 0.095, 0.17, 0.28, 0.4, 0.5, 0.57, 0.66, 0.72, 0.80, 0.9, 0.97, 1.0], [0.36, 0.52, 0.66, 0.72, 0.90, 1.0, 0.97, 0.86, 0.66, 0.52, 0.47, 0.34, 0.17, 0.06, 0.015])


def back(t, u, lift=0.0, out=1.0):
    """Return a place of the back: u from -1 (its right side, towards us) to 1."""
    t, u = np.broadcast_arrays(np.asarray(t, float), np.asarray(u, float))
    mid, side = axis(t)
    w = width(t)
    high = 12 + 0.50 * w * np.clip(1 - np.abs(u) ** 2.4, 0, 1) + 0.05 * w * (np.abs(u) < 0.16) + lift
    return np.concatenate([mid + side * (u * w * np.asarray(out))[..., None], high[..., None]], -1)


def tone_at(t, u):
    """Return the light on the back at a place."""
    e = 0.004
    a = back(t + e, u) - back(t - e, u)
    b = back(t, np.clip(u + 0.03, -1, 1)) - back(t, np.clip(u - 0.03, -1, 1))
    n = np.cross(a, b)
    n = n / (np.linalg.norm(n, axis=-1, keepdims=True) + 1e-9)
    n = n * np.sign(n[..., 2:])
    return n @ (SUN / np.linalg.norm(SUN))


def plate(c, i, seed):
    """Paint one plate of the back: its planes, side plates set off by a groove, the pale hind edge over the next."""
    g = np.random.default_rng(seed)
    a, b = CUTS[i], CUTS[i + 1]
    tail = i == len(CUTS) - 2
    u = np.linspace(-1, 1, 33)
    rows = np.linspace(a, b, 40 if tail else 15)
    free = (0.024 * smooth(0.62, 1.0, np.abs(u))) if 0 < i < 8 else 0 * u
    spread = (0.15 * smooth(0.74, 1.0, np.abs(u))) if 0 < i < 8 else 0 * u
    for r, (t0, t1) in enumerate(zip(rows[:-1], rows[1:], strict=True)):
        q = (t0 - a) / (b - a)
        rise = 0.0 if tail else 3.4 * q**2
        light = tone_at(np.full_like(u, min(t0, 0.985)), u) + 0.05 * np.sin(u * 9 + i) + g.normal(0, 0.02, u.shape)
        light = light + (0.0 if tail else 0.16 * q**3 - 0.20 * (1 - q) ** 4)
        for j in range(len(u) - 1):
            t = ramp(SHELL, np.array([np.clip(0.02 + 1.45 * (light[j] - 0.28) - 0.30 * (0.70 < abs(u[j]) < 0.77) + (0.12 if u[j] > 0 else 0.24) * (abs(u[j]) > 0.8), 0, 1)]))[0]
            s0, s1 = free[j] * q, free[j + 1] * q
            e = 1 + spread[j : j + 2] * q**1.5
            v = max(u[j] - 0.01, -1.0), min(u[j + 1] + 0.01, 1.0)
            pts = seen(np.stack([back(t0 + s0 - 0.001, v[0], rise, e[0]), back(t0 + s1 - 0.001, v[1], rise, e[1]), back(t1 + s1 + 0.002, v[1], rise, e[1]), back(t1 + s0 + 0.002, v[0], rise, e[0])]))
            c.shape(pts, t, edge=0, wash=1.2)
    if not tail:
        hind = seen(back(b + free, u, 3.6, 1 + spread))
        c.line(hind + np.array([0.5, 2.6]), 3.4, "#1c1416", (0.8, 0.8), alpha=0.5)
        lit = np.clip(tone_at(np.full_like(u, b), u), 0, 1)
        for j in range(0, 32, 2):
            c.line(hind[j : j + 3], 2.6, mix("#8a6a44", "#fff0c2", float(lit[j])), alpha=0.85)
        n = 26
        x, y = seen(back(g.uniform(a, b, n), g.uniform(-0.7, 0.7, n), 2)).T
        c.dabs(x, y, g.uniform(2, 6, n), g.uniform(0.8, 1.8, n), g.uniform(-0.9, 0.2, n), np.where(g.random((n, 1)) < 0.5, [[0.16, 0.11, 0.10]], [[0.88, 0.72, 0.44]]), 0.35)
    else:
        for s in (-1, 1):
            c.line(seen(back(np.linspace(a, 0.99, 40), np.full(40, s * 0.97))), 2.6, "#fff0c2" if s > 0 else "#7d5c3a", (0.9, 0.4), alpha=0.8)
        c.line(seen(back(np.linspace(a + 0.02, 0.98, 40), np.zeros(40))), 4.0, "#f2dba0", (0.9, 0.2), alpha=0.45)


def limb(c, joints, widths, far=False):
    """Paint a jointed leg: each part swells and narrows, dark below, lit above."""
    p = seen(np.array(joints))
    q = (lambda t: mix(t, "#5f7078", 0.3)) if far else (lambda t: t)
    for i in range(len(p) - 1):
        d = p[i + 1] - p[i]
        n = np.array([-d[1], d[0]]) / (np.hypot(*d) + 1e-9)
        n = n if n[1] < 0 else -n
        w0, w1 = widths[i], widths[i + 1]
        m = p[i] + d * 0.4
        body = [p[i] + n * w0 * 0.4, m + n * w0 * 0.62, p[i + 1] + n * w1 * 0.42, p[i + 1] - n * w1 * 0.42, m - n * w0 * 0.62, p[i] - n * w0 * 0.4]
        c.curve(body, q("#33231e"), edge=0)
        c.curve([p[i] + n * w0 * 0.40, m + n * w0 * 0.60, p[i + 1] + n * w1 * 0.40, p[i + 1], m + n * w0 * 0.05, p[i]], q("#75603f"), edge=0)
        c.line([p[i] + n * w0 * 0.3, m + n * w0 * 0.48, p[i + 1] + n * w1 * 0.3], max(1.4, w0 * 0.2), q("#dccb9a"), (0.7, 0.7), alpha=0.85)


def legs(c, s):
    """Paint the legs of one side; s is -1 towards us."""
    for i in (range(6, -1, -1)):
        t = 0.13 + 0.067 * i
        mid, side = axis(t)
        fore = np.array([side[1], -side[0]])
        w = float(width(t))
        at = lambda out, ahead, z, m=mid, d=side, f=fore, w=w: (*(m + d * s * (w + out) + f * ahead), z)
        if i < 3:
            k = 1.0 - 0.08 * i
            limb(c, [at(-22, 0, 13), at(16 * k, 14, 20), at(34 * k, 42, 17), at(22 * k, 66, 8), at(6 * k, 74, 3)], (12, 12, 15, 10, 2.5), s > 0)
        else:
            lean = (-4, -22, -44, -66)[i - 3]
            k = 1.0 + 0.10 * (i - 3)
            limb(c, [at(-22, 0, 13), at(20 * k, 0.25 * lean, 30), at(50 * k, 0.6 * lean, 16), at(72 * k, lean, 0), at(80 * k, 1.18 * lean, -3)], (12, 11, 9, 6, 1.8), s > 0)


def antennae(c):
    """Paint both pairs of antennae, the outer ones longer: stout joints, then a whip."""
    for s in (1, -1):
        mid, side = axis(0.02)
        fore = np.array([side[1], -side[0]])
        at = lambda a, b, z, m=mid, d=side, f=fore, s=s: (*(m + d * s * a + f * b), z)
        limb(c, [at(38, 4, 22), at(52, 22, 28), at(72, 44, 30), at(96, 70, 26)], (10, 9, 8, 5), s > 0)
        whip = seen(np.array([at(96, 70, 26), at(122, 92, 22), at(142, 122, 16), at(146, 156, 12)]))
        line(c, whip, 5.0, "#4a3224", (1, 0.2))
        line(c, whip - (0.6, 0.9), 2.2, "#dcb878", (1, 0.2), 0.8)
        limb(c, [at(16, 8, 22), at(22, 28, 26), at(28, 48, 24), at(30, 70, 18)], (7, 6, 5, 2), s > 0)


def head(c):
    """Paint the eyes, the lobes' edges and the mouth's shade on the first plate."""
    for s in (-1, 1):
        p = seen(back(0.060, s * 0.90, 1))
        c.disc(p[0], p[1] + 0.8, 5.0, 3.4, "#b89a64", -0.5, edge=0)
        c.disc(p[0] + 0.4, p[1] + 0.4, 4.0, 2.6, "#140e12", -0.5, edge=0)
    front = seen(back(np.full(20, 0.004), np.linspace(-0.95, 0.95, 20)))
    c.line(front + (0, 2), 5, "#1c1416", (0.7, 0.7), alpha=0.6)
    c.line(front - (0, 1), 2.4, "#f0d79c", (0.7, 0.7), alpha=0.8)


def animal(c):
    """Paint far legs, near legs, the plates from the tail to the head, the antennae."""
    legs(c, 1)
    legs(c, -1)
    antennae(c)
    for i in range(len(CUTS) - 2, -1, -1):
        plate(c, i, 40 + i)
    head(c)


def amphipod(c, x, y, s, a, seed=1, veil=0.0):
    """Paint a small amphipod that flees: a bent pale back of rings, legs below, two pairs of feelers."""
    q = lambda t: mix(t, "#93a39e", veil)
    co, si = np.cos(a), np.sin(a)
    at = lambda u, v: (x + (u * co - v * si) * s, y + (u * si + v * co) * s)
    for u in np.linspace(-0.6, 0.7, 7):
        line(c, [at(u, 0.2), at(u - 0.10, 0.62), at(u - 0.34, 0.86)], 0.10 * s, q("#b39a78"), (1, 0.3), 0.9)
    body = [at(-1.05, -0.04), at(-0.8, -0.34), at(-0.3, -0.56), at(0.3, -0.52), at(0.8, -0.22), at(1.05, 0.22), at(0.98, 0.52), at(0.72, 0.36), at(0.3, 0.26), at(-0.3, 0.30), at(-0.8, 0.22)]
    m = solid(c, body, [q(t) for t in ("#6d6258", "#b3a282", "#e2d3ac", "#fff6dc")], sun=(0.5, -0.7, 0.5), high=0.8, seed=seed)
    with c.within(m):
        for u in np.linspace(-0.62, 0.86, 9):
            line(c, [at(u, -0.7), at(u - 0.05, -0.1), at(u - 0.02, 0.5)], 0.045 * s, q("#8a7558"), (0.8, 0.6), 0.7)
    for v in (0.0, 0.12):
        line(c, [at(-1.0, v - 0.05), at(-1.4, v - 0.28), at(-1.85, v - 0.16)], 0.09 * s, q("#e2d3ac"), (1, 0.2), 0.95)
    c.disc(*at(-0.86, -0.06), 0.09 * s, 0.12 * s, q("#2a1c1e"), a, edge=0)


def clay(c):
    """Paint the clay: broad strokes, the furrow it has ploughed, an older one, dropped stones."""
    g = np.random.default_rng(7)
    n = 560
    y = g.uniform(-20, 740, n)
    v = np.clip(y / 720, 0, 1)
    tone = np.array([mix("#7d939a", "#d2cfb6", float(np.clip(w + 0.14 * e, 0, 1))) for w, e in zip(v, g.normal(0, 1, n), strict=True)])
    c.dabs(g.uniform(-30, 510, n), y, g.uniform(14, 56, n) * (0.5 + v), g.uniform(3, 9, n) * (0.5 + v), g.normal(-0.1, 0.14, n), tone, 0.4, hard=1.4)
    t = np.linspace(0.5, 1.0, 30)
    mid, side = axis(t)
    tail = mid[-1] + (mid[-1] - mid[-4]) / np.hypot(*(mid[-1] - mid[-4])) * np.linspace(0, 300, 20)[1:, None]
    path = np.concatenate([mid, tail])
    d = np.gradient(path, axis=0)
    d /= np.hypot(*d.T)[:, None]
    n_ = np.stack([-d[:, 1], d[:, 0]], -1)
    edge = lambda w, z=0.0: seen(np.c_[path + n_ * w, np.full(len(path), z)])
    c.shape(np.concatenate([edge(56), edge(-56)[::-1]]), "#4d626c", edge=0.5, soft=5, alpha=0.75)
    c.shape(np.concatenate([edge(20), edge(-44)[::-1]]), "#93a49c", edge=0.5, soft=6, alpha=0.6)
    for w, tone, wide in ((-60, "#e9e4c6", 9), (-70, "#5c7078", 6), (60, "#b7bfae", 10), (72, "#52666e", 5)):
        line(c, edge(w, 5)[::3], wide, tone, (0.9, 0.5), 0.7, soft=1.5)
    for x, y, r in ((70, 130, 30), (128, 96, 16), (420, 420, 34), (30, 286, 20), (360, 500, 18)):
        c.disc(x - 0.5 * r, y + 0.5 * r, 1.2 * r, 0.5 * r, "#4a5c66", alpha=0.6, soft=5)
        turn = g.uniform(0, 6)
        pts = [(x + r * (1 + 0.16 * np.sin(2.3 * e + turn)) * np.cos(e), y + 0.66 * r * np.sin(e)) for e in np.linspace(0, 2 * np.pi, 9, endpoint=False)]
        solid(c, pts, ("#3c4850", "#6a7478", "#a09c8a", "#e2d6b4"), sun=(0.6, -0.66, 0.45), high=0.7, seed=int(r), grain=0.14)
    dotted(c, smooth(-200, 700, c.y), 200, ("#5c6c70", "#e6e0c4", "#8a8a72"), (0.8, 3), 0.6, 0.6, 3)


def paint(k):
    """Paint the picture at k pixels for each unit."""
    c = Sheet(k, 95)
    ground(c, ("#4c6a7c", "#7a9097", "#a6aea2", "#cfcbb2"), (300, -30), (180, 640), lean=-0.1, seed=5)
    clay(c)
    shade = seen(np.concatenate([back(np.linspace(0.0, 1, 40), np.full(40, s))[:: int(s)] * (1, 1, 0) for s in (1.0, -1.0)])) + np.array([-22, 20])
    c.shape(shade, "#33424e", edge=0, soft=6, alpha=0.72, mode="mix")
    c.shape(shade + np.array([12, -10]), "#1e2a34", edge=0, soft=3, alpha=0.7)
    limbs = c.lifted(lambda s: (legs(s, -1), legs(s, 1), antennae(s)))
    c.area(shift(limbs.alpha, (14 * k, -18 * k), order=1) * np.float32(0.5), "#3a4a55", wash=0)
    c.lifted(animal).lay()
    for x, y, s, a in ((84, 500, 38, -0.35), (230, 516, 28, 0.15), (26, 424, 21, -0.6)):
        c.disc(x - 6, y + s * 1.0, s * 1.1, s * 0.26, "#5c6a6c", alpha=0.55, soft=3)
        amphipod(c, x, y, s, a, int(x))
    g = np.random.default_rng(4)
    n = 90
    x, y = 110 + g.normal(0, 46, n), 462 + g.normal(0, 20, n)
    c.dabs(x, y, g.uniform(2, 9, n), g.uniform(1.5, 5, n), g.normal(0, 0.5, n), np.where(g.random((n, 1)) < 0.6, [[0.86, 0.83, 0.70]], [[0.45, 0.52, 0.52]]), 0.5, hard=1.5)
    motes(c, "#f4f0d8", 50, 8, (0.6, 1.8), 0.5)
    return finished(c, focus=((150, 390, 120), (84, 500, 40)), share=0.6, vignette=0.10)
