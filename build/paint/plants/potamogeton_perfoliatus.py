"""Perfoliate pondweed. Stems lean with a slow river; thin oval leaves without stalks clasp them, each a
little turned from the last, translucent, with curved veins and wavy edges; one leaf is folded, some are
nibbled; the spike of flowers stands up near the surface. One stem comes forward, each leaf grown round it
with two lobes; a young perch far off. Ground: soft brown sand with dead wood."""

from __future__ import annotations

import numpy as np
from render import F, Light, Look, Scene, Water, rgb, smooth, unit
from shapes import (
    Swirl,
    balls,
    fish,
    grow,
    ground,
    litter,
    pebbles,
    ramp,
    rng,
    shades,
    sheet,
    soft_mud,
    strips,
    trunk,
    value,
)
from surfaces import Silt

MUD = Silt(seed=8, felt=0.3, mound=1.2, film="#6f7434", film_share=0.35)


def leaf(s, p, T, out, length, width, seed, u, to, dim=1.0, detail=1, clasp=0.0):
    """One clasping leaf: a heart-shaped foot round the stem, veins curved from foot to tip."""
    g = rng(seed)
    m, k = (34, 25) if detail else (14, 9)
    P = grow(
        p + out * (1.0 - 0.16 * clasp * width) + np.array([0, 0, -5.0 * clasp]),
        unit(out * 1.0 + T * g.uniform(0.15, 0.7)),
        length,
        m,
        to=to,
        pull=g.uniform(0.15, 0.5),
        bend=g.normal(0, 0.25, 3),
    )[0]
    t = np.linspace(0, 1, m)
    x = np.linspace(-1, 1, k)
    tn = unit(np.gradient(P, axis=0))
    fc = unit(
        T * (0.75 - 0.35 * clasp)
        + np.array([-0.1, -0.15, -0.85])
        + g.normal(0, 0.32 - 0.16 * clasp, 3)
    )
    fc = unit(np.repeat(fc[None], m, 0) + np.outer(t, g.normal(0, 0.35, 3)))
    B = unit(np.cross(tn, fc))
    N = np.cross(B, tn)
    w = width * np.interp(
        t,
        [0, 0.06, 0.2, 0.42, 0.68, 0.88, 0.96, 1],
        [0.62, 0.86, 1.0, 0.98, 0.74, 0.38, 0.17, 0.02],
    )
    ex = np.abs(x)
    wave = (
        (0.13 - 0.05 * clasp)
        * np.sin(t[:, None] * g.uniform(11, 17) + np.sign(x)[None] * 1.3 + g.uniform(0, 6))
        * ex[None] ** 2
    )
    cup = (-0.42 + 0.2 * clasp) * (x**2)[None] * (1 - 0.5 * t[:, None])
    V = (
        P[:, None]
        + B[:, None] * (w[:, None] * x[None])[..., None]
        - N[:, None] * (w[:, None] * (wave + cup))[..., None]
    )
    back = np.clip(0.11 - t, 0, 1)[:, None] * ex[None] ** 1.5 * (2.6 + 3.0 * clasp)
    V = V - tn[:, None] * (back * width)[..., None] * 1.0
    veins = np.zeros((m, k))
    for q in (0.0, 0.34, 0.66, 0.9):
        veins = np.maximum(
            veins,
            np.exp(-(((ex - q) / (0.055 if q else 0.07)) ** 2))[None] * (1.0 if q == 0 else 0.55),
        )
    cross = 0.5 + 0.5 * np.cos((t[:, None] * 13 + ex[None] * 2.6) * 6.28)
    c = ramp(
        np.clip(u + 0.16 * t[:, None] + 0.07 * value(V, 18, seed, 2) - 0.05 * ex[None], 0, 1),
        (0, "#3a3a1a"),
        (0.25, "#3a5420"),
        (0.6, "#466e2c"),
        (1, "#7a9a4a"),
    )
    c = c * (1 + (0.38 + 0.3 * clasp) * veins[..., None]) * (1 - 0.08 * (cross**4)[..., None]) * dim
    al = np.ones((m, k))
    if detail and g.random() < 0.3:
        a, b, r = g.uniform(0.3, 0.8), g.choice([-1, 1]) * g.uniform(0.35, 1.0), g.uniform(4, 9)
        d2 = np.hypot((t[:, None] - a) * length, (x[None] - b) * w[:, None]) * (
            1 + 0.3 * np.sin(x[None] * 30)
        )
        al = smooth(r, r + 0.8, d2)
        c = (
            c * (1 - 0.5 * np.exp(-(((d2 - r) / 2.4) ** 2)))[..., None]
            + rgb("#8a6a34") * 0.5 * np.exp(-(((d2 - r) / 2.4) ** 2))[..., None]
        )
    if u < 0.3:
        film = smooth(0.1, 0.7, value(V, 12, seed + 2, 3))[..., None]
        c = c * (1 - 0.5 * film) + rgb("#7a6a3a") * 0.5 * film
    sheet(
        s,
        V,
        c.astype(F),
        out=np.broadcast_to(N[:, None], V.shape),
        glow=0.75 * (1 - 0.5 * veins),
        gloss=0.1,
        alpha=al,
        solid=0.75,
    )


def pondweed(
    s, root, height, seed, sw, lean=0.35, size=1.0, detail=1, dim=1.0, top_spike=False, clasp=0.0
):
    """One shoot: a pale jointed stem, leaves by turns left and right in a slow spiral."""
    g = rng(seed)
    n = 60
    A = grow(
        root,
        (lean * 0.3 + g.normal(0, 0.1), -1, g.normal(0, 0.12)),
        height,
        n,
        to=(lean, -1, 0),
        pull=0.5,
        swirl=sw,
        sway=0.5,
    )[0]
    t = np.linspace(0, 1, n)
    strips(
        s,
        A[None],
        np.interp(t, [0, 1], [3.3, 2.0])[None] * size,
        ramp(t, (0, "#6a5a34"), (0.5, "#a9a85a"), (1, "#c9d080"))[None] * dim,
        k=5,
        round_=True,
        glow=0.5,
        gloss=0.35,
    )
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(A, axis=0), axis=1))])
    y, th, i = height * (0.1 + 0.16 * clasp), 0.2 if clasp else g.uniform(0, 6.28), 0
    while y < d[-1] * 0.995:
        u = y / d[-1]
        p = np.array([np.interp(y, d, A[:, e]) for e in range(3)])
        T = unit(np.array([np.interp(y, d, np.gradient(A[:, e])) for e in range(3)]))
        a = unit(np.cross(T, [0, 0, 1.0]))
        b = np.cross(T, a)
        th += 3.14 + g.normal(0.22, 0.25) * (1 - 0.9 * clasp)
        # seen from the front: the spiral is flattened a little, so that leaves show their faces
        out = unit(a * np.cos(th) + b * np.sin(th) * (0.75 - 0.4 * clasp))
        L = (
            np.interp(u, [0, 0.15, 0.5, 0.8, 0.95, 1], [56, 86, 94, 74, 42, 22])
            * g.uniform(0.85, 1.15)
            * size
        )
        leaf(
            s,
            p,
            T,
            out,
            L,
            L * g.uniform(0.28, 0.34) * (1 + 0.14 * clasp),
            seed * 101 + i,
            u,
            unit(np.array([0.7 - 0.45 * clasp, -0.25 + 0.5 * (1 - u), 0]) + 0.8 * clasp * out),
            dim,
            detail,
            clasp,
        )
        y += (
            (1 + 0.34 * clasp)
            * np.interp(u, [0, 0.5, 0.85, 1], [32, 29, 21, 9])
            * size
            * g.uniform(0.85, 1.15)
        )
        i += 1
    if top_spike:
        S = grow(A[-1], A[-1] - A[-3], 74, 16, to=(0.05, -1, 0), pull=0.6)[0]
        strips(s, S[None], np.full((1, 16), 2.3), rgb("#a9a060"), k=5, round_=True, glow=0.4)
        cs = [
            S[-1 - q // 4]
            + np.array([np.cos(q * 2.4) * 4.2, -0.6 * (q % 4), np.sin(q * 2.4) * 4.2])
            for q in range(26)
        ]
        balls(s, cs, np.full(26, 3.2), shades(rgb("#a58a44"), 26, 0.18, 3), gloss=0.3, glow=0.3)
    return A


def compose():
    s = Scene()
    sw = Swirl(83, 200)
    at = ground(s, 568, ("#9a7d54", "#6b5238"), soft_mud(8, 9, 4), seed=8, patch=44, skin=MUD)
    litter(
        s,
        at,
        240,
        5,
        (6, 26),
        (-140, 620),
        (-480, 260),
        colours=("#5a3f24", "#8a6a3a", "#6f6a34", "#3f2f20"),
    )
    pebbles(
        s,
        at,
        260,
        6,
        (2, 8),
        (-140, 620),
        (-480, 260),
        near=2,
        tones=("#8f7c5c", "#6a5c48", "#a89270"),
    )
    trunk(
        s,
        [(520, 590, 20), (430, 572, -10), (340, 566, -60), (262, 574, -120)],
        [26, 22, 16, 7],
        5,
        ("#6b5236", "#30231a", "#8f7650"),
        sides=70,
        m=120,
        moss="#5f6430",
    )
    g = rng(8)
    for i in range(15):
        x, z = g.uniform(-160, 640), g.uniform(170, 560)
        pondweed(s, (x, float(at(x, z)), z), g.uniform(240, 430), 300 + i, sw, size=1.1, detail=0)
    pondweed(s, (166, float(at(166, -90)), -90), 400, 12, sw, 0.42, 1.4, top_spike=True, clasp=1.0)
    for i, (x, z, h, w) in enumerate(
        [
            (30, 110, 380, 1.05),
            (390, 260, 400, 0.95),
            (430, 90, 330, 1.05),
        ]
    ):
        pondweed(s, (x, float(at(x, z)), z), h, 20 + i, sw, 0.36, w, dim=0.5)
    fish(s, 400, 470, 240, 92, (-0.86, -0.12, -0.3), "perch", bend=0.4)
    light = Light(
        (-0.46, -0.86, 0.24),
        "#ffeebc",
        2.4,
        "#94c8a4",
        "#48644a",
        0.95,
        caustics=0.6,
        ao=0.5,
        density=0.6,
        seed=17,
    )
    water = Water(
        [(0, "#a4c088"), (0.1, "#5f9474"), (0.3, "#245c50"), (0.65, "#0f3c3a"), (1, "#0a2626")],
        glow=("#fff3c4", 120, 0, 230, 0.45),
        shafts=0.0,
        lean=0.5,
        ceiling=86,
        seed=28,
    )
    look = Look(
        haze=330,
        haze_from=50,
        motes=80,
        bubbles=[
            (330, 150, 2.4),
            (335, 136, 1.6),
            (230, 250, 2),
            (90, 180, 2),
            (262, 330, 1.5),
            (150, 300, 1.6),
        ],
        foot_colour="#17241c",
        mote_colour=(1, 0.98, 0.84),
    )
    return dict(scene=s, light=light, water=water, look=look)
