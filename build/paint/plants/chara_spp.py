"""Stonewort. A meadow in a deep blue, clear bay; one plant stands in the light, the others behind in the
blue. Each stem carries at every node a whorl of branchlets that curve upwards, jointed, crusted with
lime below and glass-green above; on the inner joints sit the orange male organs. Whorls are long below,
short and shut at the tip. A snail climbs the stem. Ground: pale marl mud."""

from __future__ import annotations

import numpy as np
from render import Light, Look, Scene, Water, rgb, unit
from shapes import (
    Swirl,
    balls,
    grow,
    ground,
    litter,
    ramp,
    rng,
    shades,
    snail,
    soft_mud,
    strips,
)
from surfaces import Silt


def plant(s, root, height, lean, seed, detail=1.0, width=1.0, rich=True, swirl=None, dull=1.0):
    """One stonewort: axis, whorls of branchlets, organs; gives the axis."""
    g = rng(seed)
    n = 40
    A = grow(
        root,
        (lean * 0.3 + g.normal(0, 0.1), -1, g.normal(0, 0.12)),
        height,
        n,
        to=(lean, -1, 0),
        pull=0.5,
        swirl=swirl,
        sway=0.55,
    )[0]
    seg = np.linalg.norm(np.diff(A, axis=0), axis=1)
    d = np.concatenate([[0], np.cumsum(seg)])
    c0, c1 = ("#6b7450", "#8fae6a")
    tt = np.linspace(0, 1, n)
    stem = (
        ramp(tt, (0, "#5c5a42"), (0.4, "#8a9468"), (1, "#a5c46a"))
        * np.exp(0.1 * np.sin(tt * 130))[:, None]
    )
    strips(
        s,
        A[None],
        np.interp(tt, [0, 1], [3.6, 2.2])[None] * width,
        stem[None],
        k=5,
        round_=True,
        glow=0.5,
        gloss=0.25,
    )
    # nodes, closer towards the tip
    nodes = []
    y, gap = height * 0.08, height * g.uniform(0.15, 0.175)
    while y < height * 0.97:
        nodes.append(y)
        y += gap
        gap *= 0.87
    org, orc = [], []
    for i, q in enumerate(nodes):
        u = q / height
        p = np.array([np.interp(q, d, A[:, e]) for e in range(3)])
        T = unit(np.array([np.interp(q, d, np.gradient(A[:, e])) for e in range(3)]))
        a = unit(np.cross(T, [0.3, 0.1, 1.0]))
        b = np.cross(T, a)
        m = int(g.integers(8, 11))
        th = g.uniform(0, 6.28) + np.arange(m) * 6.283 / m + g.normal(0, 0.14, m)
        out = a * np.cos(th)[:, None] + b * np.sin(th)[:, None]
        ln = (
            height
            * np.interp(u, [0, 0.15, 0.45, 0.8, 1], [0.2, 0.32, 0.32, 0.2, 0.07])
            * g.uniform(0.75, 1.15, m)
        )
        opening = np.interp(u, [0, 0.6, 0.85, 1], [2.4, 1.7, 0.9, 0.25])
        d0 = unit(T * 0.35 + out * opening + np.array([0.16 * lean, 0.05, 0]))
        steps = 22
        Q = grow(
            np.repeat(p[None], m, 0),
            d0,
            ln,
            steps,
            to=unit(T * 1.0 + np.array([0.35 * lean, 0, 0])),
            pull=g.uniform(0.35, 0.95, m) * (0.6 + 0.6 * u),
            swirl=swirl,
            sway=0.35,
            wobble=0.12,
            seed=seed * 7 + i,
        )
        v = np.linspace(0, 1, steps)
        joints = 0.5 + 0.5 * np.cos(v * 5.2 * 6.283)
        w = (
            2.1 * (1 - 0.55 * v) * (1 + 0.28 * joints**6) * width * np.interp(u, [0, 1], [1.0, 0.8])
        )[None] * np.ones((m, 1))
        lime = (
            np.clip(0.75 - u + g.normal(0, 0.15, m), 0, 1)[:, None] * np.clip(1.2 - v, 0, 1)[None]
        )
        C = ramp(
            np.clip(0.35 * v[None] + 0.65 * u + g.normal(0, 0.06, (m, 1)), 0, 1),
            (0, "#37482c"),
            (0.35, "#466230"),
            (0.7, "#6c8c40"),
            (1, "#a8bc66"),
        )
        C = C * (1 - 0.55 * lime[..., None]) + rgb("#c3bd9a") * 0.55 * lime[..., None]
        C = C * np.exp(g.normal(0, 0.1, (m, 1, 1)))
        C = C * (1 - 0.35 * joints[None, :, None] ** 8) * dull
        strips(s, Q, w, C, k=5, round_=True, glow=0.95, gloss=0.25, solid=0.7)
        if rich and 0.25 < u < 0.82:
            for jv in (1 / 5.2, 2 / 5.2, 3 / 5.2):
                for e in range(m):
                    if g.random() < 0.42 * detail:
                        x = jv * (steps - 1)
                        f = int(x)
                        pt = Q[e, f] * (1 - x + f) + Q[e, min(f + 1, steps - 1)] * (x - f)
                        nrm = unit(
                            np.cross(np.cross(Q[e, f + 1] - Q[e, f], T), Q[e, f + 1] - Q[e, f])
                            + 1e-6
                        )
                        org.append(pt + nrm * 3.0 * width)
                        orc.append(rgb("#e2702a") * np.exp(g.normal(0, 0.2)))
                        # spinelets beside the organ
                        S = grow(
                            np.repeat(pt[None], 3, 0),
                            unit(nrm + g.normal(0, 0.6, (3, 3))),
                            8 * width,
                            5,
                        )
                        strips(
                            s,
                            S,
                            np.array([[0.8, 0.7, 0.5, 0.3, 0.1]]) * width,
                            rgb("#a9c765"),
                            round_=True,
                            glow=0.8,
                            solid=0.2,
                        )
    if org:
        balls(s, org, np.full(len(org), 3.3 * width), np.stack(orc), gloss=0.5, glow=0.6)
    return A


def compose():
    s = Scene()
    sw = Swirl(11, 170)
    at = ground(
        s,
        562,
        ("#b5ac98", "#958c7c"),
        soft_mud(7, 4),
        seed=2,
        patch=60,
        skin=Silt(seed=6, felt=0.2, drift=0.22, mound=1.0, film="#7a8060", film_share=0.3),
    )
    litter(
        s,
        at,
        90,
        5,
        (4, 14),
        (-120, 600),
        (-320, 260),
        colours=("#8f8a62", "#6b6a4a", "#d9cfb2", "#a79a78"),
    )
    g = rng(3)
    # the far meadow
    for i in range(40):
        x, z = g.uniform(-220, 700), g.uniform(170, 640)
        root = np.array([[x, float(at(x, z)), z]])
        plant(s, root, g.uniform(130, 250), 0.3, 400 + i, 0.2, 1.2, rich=False, swirl=sw)
    for i, (x, z, h, w) in enumerate(
        [
            (44, 70, 330, 0.95),
            (300, 120, 250, 0.9),
            (400, 60, 280, 0.95),
            (456, 120, 330, 0.9),
            (110, 120, 250, 0.9),
            (336, -90, 130, 1.0),
        ]
    ):
        root = np.array([[x, float(at(x, z)) + 2, z]])
        plant(s, root, h, 0.36, 40 + i, 0.5, w, swirl=sw, dull=0.62)
    # the plant in the light, and a young one at its foot
    A = plant(s, np.array([[166, float(at(166, -40)) + 2, -40]]), 500, 0.40, 22, 1.2, 1.6, swirl=sw)
    plant(s, np.array([[118, float(at(118, -70)) + 2, -70]]), 200, 0.1, 26, 1.0, 1.35, swirl=sw)
    j = 11
    T = unit(A[j + 1] - A[j])
    snail(
        s,
        A[j] + np.array([5.0, 0, -7]),
        13,
        T,
        unit(np.cross(T, [0, 0, -1.0])),
        colours=("#4a3a26", "#b59a62"),
        tall=1.3,
    )
    light = Light(
        (-0.55, -0.78, 0.12),
        "#fff0cc",
        2.4,
        "#8fb4dc",
        "#54648c",
        1.0,
        caustics=0.5,
        ao=0.7,
        density=0.7,
        seed=6,
    )
    water = Water(
        [(0, "#a9cce4"), (0.12, "#6fa4d4"), (0.36, "#3f78b8"), (0.64, "#2b5590"), (1, "#1d3560")],
        glow=("#f4fbff", 90, 0, 240, 0.45),
        shafts=0,
        ceiling=84,
        ceiling_light=0.55,
        seed=9,
    )
    look = Look(
        haze=260,
        haze_from=20,
        motes=50,
        bubbles=[(330, 250, 2.6), (336, 236, 1.7), (70, 190, 2.0)],
        foot_colour="#2a2c34",
        foot=0.45,
    )
    return dict(scene=s, light=light, water=water, look=look, pitch=6.0)
