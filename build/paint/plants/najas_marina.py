"""Spiny naiad. A brittle reddish stem leans out of the silt towards the viewer; at every joint three stiff,
narrow leaves with a few unequal spiny teeth on both sides, the sun behind them, before the dark of the bay.
Ground: soft grey-green silt."""

from __future__ import annotations

import numpy as np
from render import F, Light, Look, Scene, Water, rgb, smooth, unit
from scipy.interpolate import CubicSpline
from shapes import grow, ground, litter, ramp, rng, sheet, soft_mud, strips, value
from surfaces import Silt

MUD = Silt(seed=12, felt=0.35, mound=1.3, film="#56704a", film_share=0.3)
TONES = ((0, "#26321c"), (0.35, "#345824"), (0.72, "#4c7a2e"), (1, "#92ac50"))


def blade(s, p, ahead, out, length, width, seed, u, dim=1.0, detail=1):
    """One stiff leaf: a sheath, a thick narrow blade, spines of unequal length on its edges."""
    g = rng(seed)
    m = 90 if detail else 40
    P = grow(
        p,
        unit(out + ahead * np.interp(u, [0, 0.7, 1], [0.45, 0.75, 1.6]) * g.uniform(0.7, 1.3)),
        length,
        m,
        to=unit(out * 0.8 - ahead * 0.2),
        pull=g.uniform(-0.1, 0.5),
        bend=g.normal(0, 0.16, 3),
    )[0]
    t = np.linspace(0, 1, m)
    T = unit(np.gradient(P, axis=0))
    face = unit(ahead * 0.8 - out * 0.4 + g.normal(0, 0.35, 3))
    face = unit(face[None] + np.outer(t, g.normal(0, 0.35, 3)))
    B = unit(np.cross(T, face))
    N = np.cross(B, T)
    w = width * np.interp(
        t, [0, 0.05, 0.12, 0.5, 0.85, 0.97, 1], [0.9, 0.8, 0.5, 0.6, 0.44, 0.16, 0.02]
    )
    edges = []
    for side in (-1, 1):
        saw = np.zeros(m)
        at = g.uniform(0.15, 0.22)
        while at < 0.95:
            tall, wide = g.uniform(0.7, 1.25) * (1 - 0.35 * at), g.uniform(0.055, 0.075)
            saw = np.maximum(
                saw,
                np.where(
                    t <= at,
                    np.clip(1 - (at - t) / wide, 0, 1) ** 1.25,
                    np.clip(1 - (t - at) / 0.012, 0, 1),
                )
                * tall,
            )
            at += g.uniform(0.095, 0.17)
        edges.append(saw * width * 0.62)
    x = np.array([-2, -1, -0.55, 0, 0.55, 1, 2.0])
    across = np.stack([-w - edges[0], -w, -0.55 * w, 0 * w, 0.55 * w, w, w + edges[1]], 1)
    lift = np.array([0.1, -0.1, 0.16, 0.34, 0.16, -0.1, 0.1])[None] * w[:, None]
    lead = np.zeros((m, 7))
    lead[:, 0], lead[:, 6] = edges[0] * 0.45, edges[1] * 0.45
    V = (
        P[:, None]
        + B[:, None] * across[..., None]
        + N[:, None] * lift[..., None]
        + T[:, None] * lead[..., None]
    )
    rib = np.exp(-((x / 0.3) ** 2))[None]
    c = ramp(
        np.clip(u + 0.22 * t[:, None] - 0.08 * rib + 0.10 * value(V, 30, seed, 2), 0, 1), *TONES
    )
    c = c * (1 + 0.30 * rib[..., None])
    tip = (np.abs(x) > 1.5)[None] * np.clip(
        np.stack([edges[0], *[0 * t] * 5, edges[1]], 1) / (0.4 * width), 0, 1
    )
    c = c * (1 - 0.65 * tip[..., None]) + rgb("#b0743a") * 0.65 * tip[..., None]
    foot = np.clip(1 - t / 0.1, 0, 1)[:, None, None]
    c = (c * (1 - 0.6 * foot) + rgb("#9a5a40") * 0.6 * foot) * dim
    sheet(
        s,
        V,
        c.astype(F),
        out=np.broadcast_to(N[:, None], V.shape),
        glow=0.85 * (1 - 0.45 * rib) * np.ones((m, 7)),
        gloss=0.12,
        solid=0.8,
    )


def shoot(s, line, joints, seed, size=1.0, branches=(), dim=1.0, detail=1, u0=0.0, first=0.06):
    """One shoot along a line, with its whorls of three leaves; `branches` are (joint, steps, joints)."""
    g = rng(seed)
    n = 60
    line = np.asarray(line, float)
    t = np.linspace(0, 1, n)
    A = CubicSpline(np.linspace(0, 1, len(line)), line)(t)
    thick = np.interp(t, [0, 1], [3.2, 1.2]) * size
    c = ramp(t, (0, "#3a1c1c"), (0.5, "#6e332c"), (1, "#a0683e")) * dim
    strips(s, A[None], thick[None], c[None], k=7, round_=True, glow=0.35, gloss=0.12)
    at = 1 - (1 - np.linspace(first, 0.985, joints)) ** 1.45
    at[1:-1] += g.uniform(-0.25, 0.25, joints - 2) / joints * np.linspace(1, 0.2, joints - 2)
    if detail:
        q = g.uniform(0.05, 0.9, joints * 5)
        p = np.stack([np.interp(q, t, A[:, e]) for e in range(3)], -1)
        T = unit(np.stack([np.interp(q, t, np.gradient(A[:, e])) for e in range(3)], -1))
        d = unit(np.cross(T, g.normal(size=T.shape)))
        Q = grow(p, d + T * 0.4, 13 * size, 4)
        strips(
            s,
            Q,
            np.outer(np.interp(q, [0, 1], [2.4, 1.2]) * size, [1, 0.7, 0.4, 0.05]),
            rgb("#a0563c") * dim,
            round_=True,
            glow=0.4,
        )
    turn = g.uniform(0, 6.28)
    for i, y in enumerate(at):
        u = i / (joints - 1)
        p = np.array([np.interp(y, t, A[:, e]) for e in range(3)])
        T = unit(np.array([np.interp(y, t, np.gradient(A[:, e])) for e in range(3)]))
        a = unit(np.cross(T, [0.2, 0.1, 1.0]))
        b = np.cross(T, a)
        turn += 1.05 + g.normal(0, 0.25)
        for j in range(3):
            if detail and u < 0.35 and g.random() < 0.15:
                continue
            th = turn + 2.094 * j + g.normal(0, 0.25)
            out = a * np.cos(th) + b * np.sin(th)
            L = (
                np.interp(u, [0, 0.2, 0.6, 0.85, 1], [84, 112, 108, 80, 44])
                * g.uniform(0.72, 1.12)
                * size
            )
            blade(
                s,
                p + out * 2 * size,
                T,
                out,
                L,
                size * np.interp(u, [0, 0.6, 1], [13, 13, 9]) * g.uniform(0.85, 1.1),
                seed * 97 + i * 5 + j,
                np.clip(u0 + (1 - u0) * 0.85 * u + g.normal(0, 0.06), 0, 1),
                dim,
                detail,
            )
        for joint, steps, many in branches:
            if joint == i:
                side = p + np.concatenate([[(0, 0, 0)], np.cumsum(steps, 0)])
                shoot(s, side, many, seed * 7 + i, size * 0.84, (), dim, detail, 0.35, 0.14)
    return A


def compose():
    s = Scene()
    at = ground(s, 604, ("#56644e", "#303f38"), soft_mud(9, 7, 8), seed=9, patch=50, skin=MUD)
    litter(
        s,
        at,
        200,
        5,
        (5, 24),
        (-140, 620),
        (-480, 260),
        colours=("#4a4028", "#7a7040", "#5a6a38", "#3a3a2a"),
    )
    g = rng(4)
    for i in range(14):
        x, z, h, d = (
            g.uniform(-160, 660),
            g.uniform(200, 560),
            g.uniform(200, 380),
            g.uniform(-20, 80),
        )
        y = float(at(x, z))
        shoot(
            s,
            [(x, y, z), (x + 0.2 * d, y - 0.5 * h, z), (x + d, y - h, z)],
            8,
            300 + i,
            1.15,
            dim=0.75,
            detail=0,
        )
    shoot(
        s,
        [(58, 606, 0), (92, 492, -30), (166, 376, -60), (258, 262, -95), (340, 118, -130)],
        15,
        12,
        1.4,
        branches=(
            (3, [(-50, -30, -40), (-40, -40, -40), (-14, -60, -20)], 5),
            (6, [(80, 0, -50), (76, -20, -40), (60, -44, -30)], 8),
            (8, [(-36, -40, 10), (-30, -66, 0), (6, -44, 0)], 6),
        ),
    )
    shoot(s, [(20, 596, 90), (10, 480, 90), (30, 400, 90), (36, 320, 80)], 8, 31, 0.9, dim=0.5)
    shoot(s, [(500, 600, 180), (486, 500, 180), (500, 400, 190)], 7, 37, 1.0, dim=0.6)
    light = Light(
        (0.42, -0.84, 0.36),
        "#fff0b8",
        2.6,
        "#7cc8b4",
        "#245c54",
        0.9,
        caustics=0.45,
        ao=0.6,
        density=0.5,
        seed=17,
    )
    water = Water(
        [(0, "#74c6a4"), (0.09, "#2a8a7c"), (0.26, "#0b5a60"), (0.62, "#043c48"), (1, "#032430")],
        glow=("#fff6cc", 300, 0, 170, 0.5),
        shafts=0.35,
        lean=-0.4,
        ceiling=80,
        seed=28,
    )
    look = Look(
        haze=300,
        haze_from=40,
        motes=70,
        bubbles=[(230, 150, 2.4), (237, 134, 1.6), (120, 250, 1.8)],
        saturation=1.02,
        foot_colour="#06201f",
        mote_colour=(1, 0.98, 0.84),
    )
    return dict(scene=s, light=light, water=water, look=look)
