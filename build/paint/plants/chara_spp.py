"""Stonewort. A meadow in a clear, pale bay; the current leans it to the right. Each stem carries at
every node a whorl of branchlets that curve upwards, jointed, crusted with lime below and glass-green
above; on the inner joints sit the orange male organs. Whorls are long below, short and shut at the
tip. A snail climbs one stem, a stickleback looks out of the meadow. Ground: pale marl mud."""

from __future__ import annotations

import numpy as np
from render import Light, Look, Scene, Water, rgb, unit
from shapes import (
    Swirl,
    balls,
    fish,
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


def plant(s, root, height, lean, seed, detail=1.0, width=1.0, rich=True, swirl=None):
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
        m = int(g.integers(7, 10))
        th = g.uniform(0, 6.28) + np.arange(m) * 6.283 / m + g.normal(0, 0.14, m)
        out = a * np.cos(th)[:, None] + b * np.sin(th)[:, None]
        ln = (
            height
            * np.interp(u, [0, 0.15, 0.45, 0.8, 1], [0.2, 0.3, 0.29, 0.17, 0.06])
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
            (0.35, "#4d6f30"),
            (0.7, "#78a03a"),
            (1, "#b4cf5c"),
        )
        C = C * (1 - 0.55 * lime[..., None]) + rgb("#c3bd9a") * 0.55 * lime[..., None]
        C = C * np.exp(g.normal(0, 0.1, (m, 1, 1)))
        C = C * (1 - 0.35 * joints[None, :, None] ** 8)
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
        balls(s, org, np.full(len(org), 2.9 * width), np.stack(orc), gloss=0.5, glow=0.6)
    return A


def compose():
    s = Scene()
    sw = Swirl(11, 170)
    at = ground(s, 562, ("#a89a78", "#7d745c"), soft_mud(8, 4), seed=2, speck=0.12, patch=60)
    litter(
        s,
        at,
        260,
        5,
        (4, 14),
        (-120, 600),
        (-420, 260),
        colours=("#8f8a62", "#6b6a4a", "#d9cfb2", "#a79a78"),
    )
    g = rng(3)
    # the far meadow
    for i in range(46):
        x, z = g.uniform(-200, 680), g.uniform(130, 620)
        plant(
            s,
            np.array([[x, float(at(x, z)), z]]),
            g.uniform(170, 300),
            0.35,
            400 + i,
            0.2,
            1.25,
            rich=z < 200,
            swirl=sw,
        )
    # the near ones: one tall, its companions at different ages
    near = [
        (132, 10, 600, 1.4),
        (190, 50, 440, 1.15),
        (84, 40, 380, 1.1),
        (176, -40, 290, 1.2),
        (330, 100, 400, 1.0),
        (120, -70, 200, 1.15),
        (20, 80, 440, 1.0),
        (360, 60, 250, 1.0),
        (402, -70, 175, 1.15),
        (430, 130, 380, 0.95),
        (60, -110, 130, 1.2),
    ]
    axes = []
    for i, (x, z, h, w) in enumerate(near):
        axes.append(
            plant(s, np.array([[x, float(at(x, z)) + 2, z]]), h, 0.42, 20 + i, 1.0, w, swirl=sw)
        )
    A = axes[0]
    j = 13
    T = unit(A[j + 1] - A[j])
    snail(
        s,
        A[j] + np.array([-4, 0, -7]),
        19,
        T,
        (-0.35, -0.2, -1),
        ("#6b5130", "#c9a464"),
        body="#5a5440",
    )
    fish(s, 352, 446, -80, 124, (-0.95, -0.12, -0.3), "stickleback", bend=-0.2, roll=-0.1)
    fish(s, 120, 300, 190, 62, (1, -0.1, 0.2), "stickleback", bend=0.2)
    light = Light(
        (-0.5, -0.84, 0.02),
        "#fff1c4",
        2.7,
        "#b4e2d0",
        "#4a7a6c",
        1.15,
        caustics=0.9,
        ao=0.6,
        density=0.7,
        seed=9,
        caustic_size=1.2,
    )
    water = Water(
        [(0, "#dff0cf"), (0.2, "#9cd3bd"), (0.48, "#4aa39e"), (0.72, "#236f79"), (1, "#124a56")],
        glow=("#fffbe0", 130, 10, 330, 0.3),
        shafts=0.7,
        lean=0.3,
        ceiling=96,
        seed=8,
    )
    look = Look(
        haze=380,
        haze_from=30,
        motes=60,
        bubbles=[(268, 96, 2.6), (262, 74, 1.8), (340, 196, 2.2), (150, 240, 2), (156, 224, 1.4)],
    )
    return dict(scene=s, light=light, water=water, look=look)
