"""Aphanizomenon, under the lens, in cold water below the ice. Straight threads of long cells lie side by
side in bundles like splinters, ends thin and glassy; here and there in a thread a round pale cell that
binds nitrogen, and a long thick resting cell. Bundles in focus, others drifting behind; a rotifer-like
young animal turns away. The lens as in Nodularia."""

from __future__ import annotations

import numpy as np
from nodularia_spumigena import lens
from render import F, Light, Look, Scene, Water, disc, rgb, smooth, unit
from shapes import balls, grow, ramp, rng, shades, strips, tube


def thread(s, P, r, seed, special=True):
    """A thread of long cells along P; tapering, glassy ends."""
    g = rng(seed)
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))])
    L = d[-1]
    kinds, lens_ = [], []
    q = 0.0
    het = int(g.integers(8, 15))
    aki = het + int(g.integers(4, 9))
    i = 0
    while q < L:
        if special and i == het:
            ln, kd = r * 2.3, 1
        elif special and i == aki and g.random() < 0.6:
            ln, kd = r * 8.5, 2
        else:
            ln, kd = r * g.uniform(1.9, 2.5), 0
        lens_.append(ln)
        kinds.append(kd)
        q += ln
        i += 1
    e = np.concatenate([[0], np.cumsum(lens_)])
    n = len(kinds)
    res = 9
    at = np.concatenate(
        [e[j] + (e[j + 1] - e[j]) * np.linspace(0, 1, res, endpoint=False) for j in range(n)]
    )
    at = np.clip(at, 0, L)
    cell = np.repeat(np.arange(n), res)
    f = np.tile(np.linspace(0, 1, res, endpoint=False), n)
    kd = np.array(kinds)[cell]
    Q = np.stack([np.interp(at, d, P[:, c]) for c in range(3)], -1)
    u = at / L
    end = np.minimum(smooth(0, 0.10, u), smooth(1, 0.90, u)) * 0.5 + 0.5
    pinch = np.abs(2 * f - 1)
    R = r * end * (1 - 0.16 * pinch**6) * np.array([1.0, 1.32, 1.5])[kd]
    R = np.where(kd > 0, R * (1 - 0.22 * pinch**6), R)
    C = ramp(
        np.clip(0.5 + 0.10 * g.normal(size=n)[cell] - 0.35 * pinch**5, 0, 1),
        (0, "#123a3a"),
        (0.5, "#2f7f74"),
        (1, "#62b59a"),
    )
    C = np.where((kd == 1)[:, None], rgb("#e8d98a") * (1 - 0.4 * pinch[:, None] ** 4), C)
    C = np.where((kd == 2)[:, None], rgb("#5a6a2c") * np.exp(0.25 * g.normal(size=(len(kd), 1))), C)
    glassy = (1 - smooth(0.5, 0.85, end))[:, None]
    C = C * (1 - 0.7 * glassy) + rgb("#cfeee6") * 0.7 * glassy
    k = 14
    sp = np.exp(0.2 * g.normal(size=(len(at), k + 1, 1)))
    dark = g.random((len(at), k + 1, 1)) < 0.10
    CC = C[:, None] * np.where((kd == 1)[:, None, None], 1, sp * np.where(dark, 0.4, 1))
    tube(s, Q, np.maximum(R, 0.3), CC, k, glow=0.7, gloss=0.4, solid=0.6)


def bundle(s, c, axis, length, n, radius, r, seed, bend=0.12):
    """A splinter of threads, raggedly ended, bent as one."""
    g = rng(seed)
    a = unit(np.asarray(axis, float))
    b = unit(np.cross(a, [0.2, 0.1, 1.0]))
    e = np.cross(a, b)
    rad = radius * np.sqrt((np.arange(n) + 0.5) / n)
    th = np.arange(n) * 2.39996 + g.normal(0, 0.2, n)
    for i in range(n):
        ln = length * g.uniform(0.62, 1.0) * (1 - 0.25 * rad[i] / radius)
        t = np.linspace(-0.5, 0.5, 60)
        off = g.normal(0, 0.11) * length
        x = t * ln + off
        sp = 1 + 0.25 * (2 * x / length) ** 2 + 0.12 * np.sin(t * 5 + i)
        tw = th[i] + 0.5 * x / length
        P = (
            np.asarray(c, float)
            + a * x[:, None]
            + b * (rad[i] * sp * np.cos(tw) + bend * length * (x / length) ** 2)[:, None]
            + e * (0.62 * rad[i] * sp * np.sin(tw))[:, None]
        )
        thread(s, P, r * g.uniform(0.92, 1.06), seed * 100 + i)


def compose():
    s = Scene()
    bundle(s, (226, 300, 0), (0.56, -0.83, 0.0), 430, 22, 48, 8.6, 3)
    bundle(s, (370, 410, 110), (0.82, -0.5, 0.25), 250, 12, 26, 7.6, 5, -0.1)
    bundle(s, (104, 440, 130), (0.75, 0.6, 0.2), 230, 10, 24, 7.4, 7, 0.15)
    bundle(s, (110, 180, 270), (0.4, -0.9, 0.1), 220, 10, 22, 7.4, 9)
    bundle(s, (400, 190, 320), (0.9, 0.35, 0.1), 220, 9, 22, 7.4, 11)
    bundle(s, (250, 610, -140), (0.96, 0.12, 0), 190, 8, 17, 6.0, 13)
    g = rng(6)
    for i in range(14):
        p = np.array([g.uniform(20, 460), g.uniform(60, 560), g.uniform(40, 340)])
        P = grow(
            p, g.normal(size=3) * [1, 1, 0.4], g.uniform(60, 130), 40, bend=g.normal(0, 0.5, 3)
        )[0]
        thread(s, P, 5.0, 900 + i, False)
    balls(
        s,
        np.stack([g.uniform(0, 480, 130), g.uniform(20, 640, 130), g.uniform(-60, 380, 130)], 1),
        g.uniform(1, 3.0, 130),
        shades(rgb("#d9f2ea"), 130, 0.3, 3, 0.1),
        glow=0.9,
        gloss=0.5,
        solid=0,
        n=7,
    )
    light = Light(
        (-0.5, -0.72, 0.4),
        "#fffbea",
        2.7,
        "#bfe6e6",
        "#3f7480",
        1.3,
        caustics=0,
        ao=0.5,
        density=0.5,
        seed=3,
        deep=0.0005,
        through=(0.9, 1.05, 0.9),
    )
    water = Water(
        [(0, "#e4f6f4"), (0.22, "#a9dbe0"), (0.5, "#58a9b8"), (0.78, "#256a80"), (1, "#0e3448")],
        glow=("#ffffff", 190, 150, 250, 0.5),
        shafts=0,
        ceiling=0,
        seed=55,
        murk=0.10,
    )

    def after(im, k):
        h, w = im.shape[:2]
        y, x = np.mgrid[0:h, 0:w].astype(F) / F(k)
        q = np.random.default_rng(9)
        for _ in range(20):
            disc(
                im,
                q.uniform(0, 480),
                q.uniform(0, 640),
                q.uniform(8, 26),
                (0.92, 1, 1),
                q.uniform(0.03, 0.09),
                k,
            )
        # needles of ice in the corner of the field
        for _ in range(16):
            cx, cy, a, ln = (
                q.uniform(40, 440),
                q.uniform(70, 150),
                q.uniform(0, 3.14),
                q.uniform(14, 44),
            )
            u = (x - cx) * np.cos(a) + (y - cy) * np.sin(a)
            v = -(x - cx) * np.sin(a) + (y - cy) * np.cos(a)
            m = np.exp(-((v / 1.3) ** 2)) * smooth(ln, ln * 0.4, np.abs(u))
            im = im + (m * 0.22)[..., None] * (1 - im)
        return lens(im, x, y, "#f4ffff", "#0a2233")

    look = Look(
        haze=210,
        haze_from=60,
        motes=80,
        bubbles=[(80, 310, 6), (92, 286, 3), (408, 300, 4)],
        foot_colour="#081c2a",
        vignette=0.5,
    )
    return dict(scene=s, light=light, water=water, look=look, after=after, layers=1)
