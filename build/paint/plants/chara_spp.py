"""Stonewort in a clear bay. A slender bristly stem bends up through its whorls of jointed branchlets, wide
open and far apart below, short and gathered at the tip; those in front come towards the viewer. Chalk
bands the older parts; orange and yellowish fruits sit in pairs at the joints. A gammarid holds on to one."""

from __future__ import annotations

import numpy as np
from guests import muted
from render import F, Light, Look, Scene, Water, rgb, unit
from scipy.interpolate import CubicSpline
from shapes import balls, grow, ground, hopper, pebbles, ramp, ripples, rng, shades, strips, value
from surfaces import Sand

FLOOR = Sand(seed=5)
TONES = ((0, "#2f5a3a"), (0.35, "#4f8438"), (0.7, "#93b848"), (1, "#dbe487"))


def whorl(s, p, T, reach, n, seed, wide, u, opening, fruit=0, dim=1.0, chalk=0.5, sun_up=0.4):
    """One ring of branchlets: jointed, curved upwards, no two alike."""
    g = rng(seed)
    a = unit(np.cross(T, [0.2, 0.1, 1.0]))
    b = np.cross(T, a)
    th = g.uniform(0, 6.28) + np.arange(n) * 6.28 / n + g.normal(0, 0.16, n)
    out = a * np.cos(th)[:, None] + b * np.sin(th)[:, None]
    L = reach * g.uniform(0.78, 1.12, n)
    m = 50
    Q = grow(
        p + out * wide * 0.8,
        out * opening + T * g.uniform(0.15, 0.6, (n, 1)),
        L,
        m,
        to=unit(T * 0.6 + np.array([0, -sun_up, 0])),
        pull=g.uniform(0.1, 1.0, n) * np.interp(u, [0, 1], [0.8, 1.2]),
        bend=g.normal(0, 0.3, (n, 3)),
    )
    v = np.linspace(0, 1, m)
    joints = np.array([0.0, 0.26, 0.48, 0.67, 0.83])
    near = np.abs(v[:, None] - joints[None]).min(1)
    w = wide * np.interp(v, [0, 0.7, 0.9, 1], [1.0, 0.85, 0.5, 0.06])
    w = w * (
        1 - 0.28 * np.exp(-(((near - 0.02) / 0.012) ** 2)) + 0.22 * np.exp(-((near / 0.014) ** 2))
    )
    c = ramp(np.clip(u + 0.4 * v[None] - 0.15 + g.normal(0, 0.09, (n, 1)), 0, 1), *TONES)
    band = (
        np.clip(value(Q * 1.0, 26, seed + 3, 2) + 0.1, 0, 1)[..., None]
        * chalk
        * (1 - 0.7 * v[None, :, None])
    )
    c = c * (1 - band) + rgb("#d5d6bc") * band
    knot = np.exp(-((near / 0.014) ** 2))[None, :, None]
    c = c * (1 - 0.4 * knot) + rgb("#d8d890") * 0.4 * knot
    strips(
        s, Q, np.repeat(w[None], n, 0), c * dim, k=7, round_=True, glow=0.6, gloss=0.12, solid=0.7
    )
    # small bristles at the joints
    e = np.repeat(np.arange(n), 3 * 4)
    at = np.tile(np.repeat((joints[1:4] * (m - 1)).astype(int), 4), n)
    tn = unit(Q[e, at + 1] - Q[e, at - 1])
    d = unit(unit(np.cross(tn, g.normal(size=tn.shape))) + 0.8 * tn)
    B = grow(Q[e, at], d, wide * g.uniform(1.2, 2.6, len(e)), 5)
    strips(
        s,
        B,
        (wide * 0.3 * np.array([1, 0.8, 0.6, 0.35, 0.05]))[None] * np.ones((len(e), 1)),
        rgb("#b4c86a") * dim,
        round_=True,
        glow=0.7,
    )
    if fruit:
        show = np.argsort(out[:, 2] + g.normal(0, 0.3, n))[:fruit]
        for i in show:
            for j in (1,):
                q = int(joints[j] * (m - 1))
                tn = unit(Q[i, q + 1] - Q[i, q - 1])
                up = unit(T - tn * (T @ tn) + np.array([0, 0, -0.5]))
                r = wide * (1.75 - 0.15 * j) * 1.15 * g.uniform(0.9, 1.1)
                balls(
                    s,
                    [Q[i, q] + up * r * 1.1 - tn * r * 0.7],
                    np.array([r * 0.85]),
                    rgb("#c85c22")[None] * g.uniform(0.85, 1.1),
                    gloss=0.6,
                    glow=0.35,
                    n=12,
                )
                balls(
                    s,
                    [Q[i, q] + up * r * 1.35 + tn * r * 0.65],
                    np.array([[r * 0.62, r * 1.0, r * 0.62]]),
                    rgb("#e8c860")[None],
                    axes=(up + tn * 0.3)[None],
                    gloss=0.5,
                    glow=0.5,
                    n=10,
                )
    return Q


def stonewort(s, line, nodes, seed, size=1.0, fruit=(), dim=1.0, n=9, chalk=0.5):
    """One plant along a line, its joints nearer to each other towards the tip."""
    g = rng(seed)
    m = 90
    line = np.asarray(line, float)
    t = np.linspace(0, 1, m)
    A = CubicSpline(np.linspace(0, 1, len(line)), line)(t)
    at = 1 - (1 - np.linspace(0.1, 0.985, nodes)) ** 1.4
    at[1:-1] += g.uniform(-0.28, 0.28, nodes - 2) / nodes * np.linspace(1, 0.2, nodes - 2)
    near = np.abs(t[:, None] - at[None]).min(1)
    w = np.interp(t, [0, 1], [5.4, 2.6]) * size * (1 + 0.25 * np.exp(-((near / 0.008) ** 2)))
    c = ramp(t, (0, "#5a7448"), (0.5, "#a8ba6a"), (1, "#ccd894"))
    band = np.clip(value(A, 30, seed, 2) + 0.1, 0, 1)[:, None] * chalk
    c = (c * (1 - band) + rgb("#d5d6bc") * band) * dim
    strips(s, A[None], w[None], c[None], k=9, round_=True, glow=0.4, gloss=0.4)
    k = nodes * 22
    q = g.uniform(0.04, 0.95, k)
    p = np.stack([np.interp(q, t, A[:, e]) for e in range(3)], -1)
    tn = unit(np.stack([np.interp(q, t, np.gradient(A[:, e])) for e in range(3)], -1))
    B = grow(p, unit(np.cross(tn, g.normal(size=tn.shape))) - 0.3 * tn, 15 * size, 5)
    strips(
        s,
        B,
        (1.0 * size * np.array([1, 0.8, 0.6, 0.35, 0.05]))[None] * np.ones((k, 1)),
        rgb("#a8b868") * dim,
        round_=True,
        glow=0.6,
    )
    rings = []
    for i, y in enumerate(at):
        u = i / (nodes - 1)
        p = np.array([np.interp(y, t, A[:, e]) for e in range(3)])
        T = unit(np.array([np.interp(y, t, np.gradient(A[:, e])) for e in range(3)]))
        reach = np.interp(u, [0, 0.2, 0.5, 0.8, 1], [110, 144, 134, 90, 40]) * size
        rings.append(
            whorl(
                s,
                p,
                T,
                reach,
                n,
                seed * 37 + i,
                size * np.interp(u, [0, 1], [3.7, 2.2]),
                0.15 + 0.75 * u,
                np.interp(u, [0, 0.5, 0.85, 1], [2.8, 2.1, 1.0, 0.35]),
                3 if i in fruit else 0,
                dim,
                chalk * (1 - 0.6 * u),
            )
        )
    return rings


def compose():
    s = Scene()
    at = ground(s, 604, ("#8f9684", "#566a6c"), ripples(4.0, 60, 3), seed=9, patch=60, skin=FLOOR)
    pebbles(s, at, 90, 6, (2, 9), (-140, 620), (-480, 260), near=2)
    g = rng(4)
    for i in range(20):
        x, z, h, d = (
            g.uniform(-160, 660),
            g.uniform(170, 560),
            g.uniform(120, 320),
            g.uniform(-40, 60),
        )
        y = float(at(x, z))
        stonewort(
            s,
            [(x, y, z), (x + 0.1 * d, y - 0.5 * h, z), (x + d, y - h, z)],
            6,
            300 + i,
            0.8,
            dim=0.7,
            n=8,
        )
    rings = stonewort(
        s,
        [(150, 616, -40), (138, 500, -70), (176, 372, -100), (264, 254, -110), (318, 96, -90)],
        7,
        12,
        1.2,
        fruit=(3, 4),
        n=8,
    )
    stonewort(
        s, [(440, 606, 300), (446, 540, 300), (434, 500, 300), (454, 470, 300)], 6, 41, 0.7, dim=0.6
    )
    stonewort(
        s, [(0, 606, 190), (-10, 500, 190), (20, 400, 190), (10, 330, 190)], 6, 43, 0.8, dim=0.6
    )
    first = len(s.a)
    hopper(
        s,
        (396, 424, -60),
        70,
        (-0.88, -0.3, -0.3),
        (-0.3, -0.9, -0.2),
        colour="#d0a070",
        curl=1.9,
    )
    muted(s, first, "#5a7c94", 0.4)
    light = Light(
        (-0.45, -0.86, 0.16),
        "#fff4cc",
        2.8,
        "#7cc0d0",
        "#1f5468",
        0.85,
        caustics=0.6,
        ao=0.6,
        density=0.5,
        seed=17,
    )
    water = Water(
        [(0, "#b8e0d0"), (0.09, "#38a8c0"), (0.26, "#0868a0"), (0.55, "#043a72"), (1, "#041c3c")],
        glow=("#fffbe0", 100, 0, 190, 0.5),
        shafts=0.35,
        lean=0.4,
        ceiling=76,
        seed=28,
    )
    look = Look(
        haze=240,
        haze_from=30,
        saturation=1.1,
        motes=60,
        bubbles=[(400, 180, 2.4), (407, 164, 1.6), (90, 250, 1.8)],
        foot_colour="#06182a",
        mote_colour=(1, 1, 0.92),
    )
    return dict(scene=s, light=light, water=water, look=look, pitch=7)
