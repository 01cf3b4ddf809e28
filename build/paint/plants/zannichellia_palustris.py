"""Horned pondweed, seen from very near in the brown light of a river mouth. A thin jointed stem bends over
from the mud; from every joint spring leaves fine as threads, and in the axils stand rusty nutlets like small
horns, each on its own stalk, with a notched crest and a long straight beak. Fry glint behind."""

from __future__ import annotations

import numpy as np
from guests import muted
from render import F, Light, Look, Scene, Water, rgb, smooth, unit
from scipy.interpolate import CubicSpline
from shapes import fish, grow, ground, litter, ramp, rng, sheet, soft_mud, strips, value
from surfaces import Silt

MUD = Silt(seed=5, felt=0.3, mound=1.2, film="#6a6028", film_share=0.3)
TONES = ((0, "#3c5420"), (0.4, "#66882e"), (0.75, "#a4b44a"), (1, "#dcdc86"))


def nutlet(s, p, ahead, up, size, seed, ripe=0.5, dim=1.0):
    """One nutlet: stalk, bent flat body with a crest of teeth on its back, a long beak."""
    g = rng(seed)
    ahead = unit(np.asarray(ahead, float))
    up = unit(np.asarray(up, float) - ahead * (np.asarray(up, float) @ ahead))
    flat = np.cross(ahead, up)
    S = grow(p, unit(ahead * 0.8 - up * 0.25), size * 0.55, 12, to=ahead + up * 0.3, pull=0.5)[0]
    strips(
        s,
        S[None],
        np.linspace(0.03, 0.042, 12)[None] * size,
        ramp(np.linspace(0, 1, 12), (0, "#8a8f40"), (1, "#b9b85c"))[None] * dim,
        k=5,
        round_=True,
        glow=0.5,
        gloss=0.3,
    )
    m, k = 60, 30
    t = np.linspace(0, 1, m)
    a = 0.7 - 1.6 * np.clip(t / 0.72, 0, 1)
    step = np.cos(a)[:, None] * ahead + np.sin(a)[:, None] * up
    P = S[-1] + np.concatenate([[np.zeros(3)], np.cumsum(step[1:], 0)]) * size * 1.35 / (m - 1)
    B = unit(-np.sin(a)[:, None] * ahead + np.cos(a)[:, None] * up)
    high = size * np.interp(
        t,
        [0, 0.03, 0.1, 0.25, 0.42, 0.55, 0.64, 0.72, 0.85, 1],
        [0.04, 0.08, 0.125, 0.155, 0.15, 0.12, 0.075, 0.045, 0.032, 0.012],
    )
    th = np.linspace(0, 2 * np.pi, k)
    V = (
        P[:, None]
        + B[:, None] * (high[:, None] * np.cos(th))[..., None]
        + flat * (0.62 * high[:, None] * np.sin(th))[..., None]
    )
    out = B[:, None] * np.cos(th)[None, :, None] + flat * np.sin(th)[None, :, None] * 1.3
    c = ramp(
        np.clip(
            0.5
            + 0.4 * np.cos(th)[None]
            + 0.5 * (ripe - 0.5)
            + 0.10 * value(V, size * 0.16, seed, 2),
            0,
            1,
        ),
        (0, "#5f4a22"),
        (0.45, "#98562a"),
        (1, "#c07a3e"),
    )
    stripe = np.exp(-(((np.cos(th)[None] - 0.15) / 0.16) ** 2)) * (t < 0.62)[:, None]
    c = c * (1 - 0.22 * stripe[..., None])
    beak = smooth(0.6, 0.74, t)[:, None, None]
    c = (c * (1 - beak) + rgb("#c8a868") * beak) * dim
    sheet(s, V, c.astype(F), out=out, glow=0.4, gloss=0.12)
    # the crest: a thin notched fin along the back
    n = 44
    q = np.linspace(0.06, 0.6, n)
    base = np.stack([np.interp(q, t, (P + B * high[:, None] * 0.9)[:, e]) for e in range(3)], -1)
    rise = np.stack([np.interp(q, t, B[:, e]) for e in range(3)], -1)
    saw = np.abs(((q * 13 + g.uniform()) % 1) * 2 - 1) ** 1.3
    tall = (
        size * 0.11 * (0.25 + 0.75 * saw) * np.interp(q, [0.06, 0.15, 0.5, 0.6], [0.2, 1, 0.9, 0.2])
    )
    W = np.stack([base, base + rise * (tall * 0.6)[:, None], base + rise * tall[:, None]], 1)
    cc = np.stack([rgb("#7a4a22"), rgb("#a8682e"), rgb("#d8a860")])[None] * dim * np.ones((n, 1, 1))
    sheet(
        s,
        W,
        cc.astype(F),
        out=np.broadcast_to(-flat * np.sign(flat[2] + 1e-9), W.shape),
        glow=0.9,
        gloss=0.2,
        solid=0.5,
    )


def threads(s, p, T, reach, n, seed, wide, u, to, dim=1.0):
    """A tuft of leaves fine as threads from one joint."""
    g = rng(seed)
    a = unit(np.cross(T, [0.2, 0.1, 1.0]))
    b = np.cross(T, a)
    th = g.uniform(0, 6.28) + np.arange(n) * 6.28 / n + g.normal(0, 0.3, n)
    out = a * np.cos(th)[:, None] + b * np.sin(th)[:, None]
    L = reach * g.uniform(0.6, 1.15, n)
    Q = grow(
        np.repeat(p[None], n, 0),
        T + out * g.uniform(0.35, 0.85, (n, 1)),
        L,
        30,
        to=to,
        pull=g.uniform(0.1, 0.7, n),
        bend=g.normal(0, 0.3, (n, 3)),
    )
    v = np.linspace(0, 1, 30)
    w = wide * np.interp(v, [0, 0.05, 0.7, 1], [1.2, 1, 0.85, 0.12])
    c = ramp(np.clip(u + 0.35 * v[None] - 0.1 + g.normal(0, 0.12, (n, 1)), 0, 1), *TONES) * dim
    strips(s, Q, np.repeat(w[None], n, 0), c, k=5, round_=True, glow=0.75, gloss=0.35, solid=0.6)


def strand(
    s, line, joints, seed, size=1.0, reach=120.0, dim=1.0, fruit=(), to=(-0.8, -0.1, 0), leaves=4
):
    """One stem along a line, a little bent at each joint; `fruit` are (joint, size, directions)."""
    g = rng(seed)
    n = 90
    line = np.asarray(line, float)
    t = np.linspace(0, 1, n)
    A = CubicSpline(np.linspace(0, 1, len(line)), line)(t)
    zig = np.abs(((t * joints) % 2) - 1) - 0.5
    A = A + np.outer(zig * 7 * size, [0.6, 0.6, 0.3])
    c = ramp(t, (0, "#6a5a2a"), (0.4, "#93a044"), (1, "#c9cc74")) * dim
    strips(
        s,
        A[None],
        np.linspace(3.0, 2.0, n)[None] * size,
        c[None],
        k=7,
        round_=True,
        glow=0.5,
        gloss=0.4,
    )
    at = (np.arange(joints) + 0.5) / joints + g.normal(0, 0.12, joints) / joints
    for i, y in enumerate(at):
        p = np.array([np.interp(y, t, A[:, e]) for e in range(3)])
        T = unit(np.array([np.interp(y, t, np.gradient(A[:, e])) for e in range(3)]))
        u = i / max(1, joints - 1)
        threads(
            s,
            p,
            T,
            reach * np.interp(u, [0, 0.5, 1], [0.85, 1.05, 0.8]),
            leaves,
            seed * 31 + i,
            2.3 * size,
            0.25 + 0.6 * u,
            unit(np.asarray(to, float)),
            dim,
        )
        for joint, big, ways in fruit:
            if joint == i:
                for j, (ahead, up) in enumerate(ways):
                    nutlet(
                        s,
                        p,
                        ahead,
                        up,
                        big * (1 - 0.06 * j),
                        seed * 11 + j,
                        g.uniform(0.3, 0.8),
                        dim,
                    )
    return A


def compose():
    s = Scene()
    at = ground(s, 606, ("#5a4a2c", "#332a1c"), soft_mud(9, 7, 8), seed=9, patch=50, skin=MUD)
    litter(
        s,
        at,
        200,
        5,
        (5, 24),
        (-140, 620),
        (-480, 260),
        colours=("#4a3a20", "#7a6a34", "#6a5a2c", "#332a1c"),
    )
    g = rng(4)
    for i in range(22):
        x, z, h, d = (
            g.uniform(-60, 760),
            g.uniform(130, 520),
            g.uniform(220, 420),
            g.uniform(80, 170),
        )
        y = float(at(x, z))
        strand(
            s,
            [(x, y, z), (x - 0.1 * d, y - 0.5 * h, z), (x - d, y - h, z)],
            7,
            300 + i,
            1.1,
            110,
            dim=0.6,
        )
    strand(
        s,
        [(470, 610, 60), (474, 470, 50), (440, 330, 40), (360, 220, 20), (262, 150, 0)],
        8,
        41,
        1.0,
        120,
        dim=0.75,
    )
    strand(
        s,
        [(210, 600, 40), (206, 500, 30), (170, 410, 20), (96, 350, 0), (10, 330, -20)],
        7,
        43,
        1.0,
        110,
        dim=0.75,
    )
    strand(
        s,
        [
            (352, 612, -60),
            (362, 510, -80),
            (340, 400, -100),
            (270, 292, -120),
            (170, 214, -130),
            (60, 170, -140),
        ],
        9,
        12,
        1.5,
        165,
        fruit=(
            (
                2,
                46,
                [
                    ((0.8, -0.5, -0.3), (-0.4, -0.9, 0)),
                    ((0.95, -0.05, -0.35), (-0.1, -1, 0)),
                    ((0.75, 0.55, -0.2), (0.5, -0.8, 0)),
                ],
            ),
            (
                4,
                64,
                [
                    ((-0.75, -0.35, -0.3), (-0.5, 0.9, -0.1)),
                    ((-0.95, 0.22, -0.35), (0.1, 1, -0.1)),
                    ((-0.62, 0.8, -0.25), (0.7, 0.7, 0)),
                    ((-0.1, 1, -0.2), (0.9, 0.1, 0)),
                ],
            ),
            (
                6,
                44,
                [
                    ((0.5, -0.8, -0.3), (0.9, 0.5, 0)),
                    ((0.15, -1, -0.3), (0.9, 0.1, 0)),
                    ((-0.3, -0.95, -0.1), (0.9, -0.3, 0)),
                ],
            ),
        ),
    )
    first = len(s.a)
    for x, y, z, ln, h in (
        (392, 96, 20, 92, -0.16),
        (446, 150, 60, 84, -0.06),
        (320, 128, 80, 76, -0.1),
        (474, 84, 140, 70, -0.1),
        (400, 196, 130, 64, -0.04),
    ):
        fish(s, x, y, z, ln, (-0.9, h, -0.3), "herring", bend=0.3)
    muted(s, first, "#7a7440", 0.4)
    light = Light(
        (-0.55, -0.8, 0.02),
        "#ffe8a8",
        2.9,
        "#b4c08c",
        "#4c5438",
        0.95,
        caustics=0.45,
        ao=0.5,
        density=0.38,
        seed=17,
    )
    water = Water(
        [(0, "#f0c868"), (0.08, "#a8944c"), (0.22, "#4c6248"), (0.5, "#173634"), (1, "#0a1a1c")],
        glow=("#fff0b0", 60, 0, 200, 0.5),
        shafts=0.4,
        lean=0.5,
        ceiling=70,
        seed=28,
    )
    look = Look(
        haze=260,
        haze_from=30,
        motes=70,
        bubbles=(),
        foot_colour="#10120c",
        mote_colour=(1, 0.96, 0.76),
    )
    return dict(scene=s, light=light, water=water, look=look)
