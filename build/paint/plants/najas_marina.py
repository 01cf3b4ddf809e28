"""Spiny naiad. Brittle red-brown stems fork from the mud of a still bay; leaves in threes, stiff, each
edge cut into large spiny teeth with a dark point, the midrib thorned as well; oval fruits sit in the
forks. It glows from behind; a broken tip drifts off. Perch fry do not come near the spines, a water
snail does. Ground: dark soft mud with leaf litter."""

from __future__ import annotations

import numpy as np
from render import F, Light, Look, Scene, Water, rgb, smooth, unit
from shapes import (
    Swirl,
    ball,
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
    value,
)


def leaf(s, p, T, out, L, w, seed, u, dim=1.0):
    """A stiff leaf with spiny teeth."""
    g = rng(seed)
    m = 73
    P = grow(
        p,
        unit(out * 1.0 + T * g.uniform(0.35, 0.9)),
        L,
        m,
        to=unit(out * 0.6 - T * 0.6 + np.array([0.2, 0.1, 0])),
        pull=g.uniform(0.1, 0.45),
        bend=g.normal(0, 0.2, 3),
    )[0]
    t = np.linspace(0, 1, m)
    teeth = g.integers(5, 8)
    ph = (t * teeth + 0.15) % 1
    saw = np.clip(ph / 0.62, 0, 1) * np.where(ph < 0.62, 1, np.clip((1 - ph) / 0.38, 0, 1) ** 1.6)
    prof = np.interp(t, [0, 0.05, 0.2, 0.8, 1], [1.15, 0.7, 0.5, 0.42, 0.06])
    k = 9
    x = np.linspace(-1, 1, k)
    ww = w * (prof + 1.05 * saw**1.5 * np.interp(t, [0, 0.1, 0.9, 1], [0, 1, 0.9, 0]))
    tn = unit(np.gradient(P, axis=0))
    fc = unit(np.array([g.normal(0, 0.4), -0.35, -0.9]) + 0.5 * T)
    c = ramp(
        np.clip(u + 0.2 * t, 0, 1),
        (0, "#36401c"),
        (0.4, "#3c6224"),
        (0.8, "#628c34"),
        (1, "#94b252"),
    )
    mid = np.exp(-((x / 0.16) ** 2))[None, :, None]
    tipm = (np.abs(x) > 0.8)[None] * (saw > 0.72)[:, None]
    cc = c[:, None] * (1 + 0.3 * mid) * dim
    cc = cc * (1 - 0.75 * tipm[..., None]) + rgb("#5a2a14") * 0.75 * tipm[..., None]
    cc = cc * np.exp(0.06 * g.normal(size=(m, k, 1)))
    strips(
        s,
        P[None],
        ww[None],
        cc[None],
        face=np.repeat(fc[None], m, 0)[None],
        k=k,
        camber=0.22,
        glow=0.75,
        gloss=0.4,
        solid=0.8,
    )
    B = unit(np.cross(tn, fc))
    for q in np.arange(0.7, teeth, 1.0):
        j = int(np.clip((q - 0.15 + 0.5) / teeth, 0, 0.98) * (m - 1))
        D = grow(P[j], unit(fc + tn[j] * 0.5 + B[j] * g.normal(0, 0.3)), w * 0.55, 5)
        strips(
            s,
            D,
            np.array([[1.2, 1.0, 0.7, 0.4, 0.1]]) * w * 0.16,
            rgb("#7a4a22"),
            round_=True,
            glow=0.4,
            solid=0.3,
        )


def naiad(s, p, d, ln, w, lev, seed, sw, size, u0=0.1, dim=1.0):
    """A stem, its nodes, its forks."""
    g = rng(seed)
    n = 30
    A = grow(
        p, d, ln, n, to=(0.22, -1, 0), pull=0.75, swirl=sw, sway=0.3, bend=g.normal(0, 0.3, 3)
    )[0]
    t = np.linspace(0, 1, n)
    u1 = min(1.0, u0 + 0.3)
    strips(
        s,
        A[None],
        np.interp(t, [0, 1], [w, w * 0.82])[None],
        ramp(u0 + (u1 - u0) * t, (0, "#6a3a24"), (0.5, "#a05a34"), (1, "#b58a4a"))[None]
        * dim
        * np.exp(0.06 * g.normal(size=(1, n, 1))),
        k=7,
        round_=True,
        glow=0.4,
        gloss=0.45,
    )
    for j in g.integers(3, n - 2, 5):
        T = unit(A[j + 1] - A[j])
        D = grow(A[j], unit(np.cross(T, g.normal(size=3))), w * 2.0, 4)
        strips(s, D, np.array([[0.5, 0.4, 0.25, 0.05]]) * w, rgb("#7a4024"), round_=True, solid=0.2)
    step = 52 * size
    m = max(1, round(ln / step))
    for i in range(1, m + 1):
        q = i / m
        j = min(n - 2, int(q * (n - 1)))
        T = unit(A[j + 1] - A[j - 1])
        a = unit(np.cross(T, [0, 0, 1.0]))
        b = np.cross(T, a)
        th0 = g.uniform(0, 6.28)
        L = size * np.interp(u0 + (u1 - u0) * q, [0, 0.5, 1], [80, 78, 56]) * g.uniform(0.85, 1.1)
        for e in range(3):
            th = th0 + e * 2.094 + g.normal(0, 0.15)
            leaf(
                s,
                A[j],
                T,
                a * np.cos(th) + b * np.sin(th) * 0.7,
                L,
                size * 5.6,
                seed * 31 + i * 5 + e,
                u0 + (u1 - u0) * q,
                dim,
            )
        if g.random() < 0.5 and lev > 0:
            sd = unit(a * g.choice([-1, 1]) + T * 0.5 - np.array([0, 0, 0.8]))
            ball(
                s,
                A[j] + sd * w * 2.0,
                (size * 3.6, size * 7, size * 3.6),
                shades(rgb("#a58a3a" if g.random() < 0.5 else "#8a5a2c"), 1, 0.1, seed)[0],
                axis=unit(T + sd * 0.5),
                n=12,
                gloss=0.6,
                glow=0.25,
                point=-0.15,
            )
    T = unit(A[-1] - A[-3])
    if lev == 0:
        for e in range(5):
            a = unit(np.cross(T, [0, 0, 1.0]))
            b = np.cross(T, a)
            th = e * 1.257
            leaf(
                s,
                A[-1],
                T,
                0.5 * (a * np.cos(th) + b * np.sin(th)),
                size * g.uniform(24, 36),
                size * 4.4,
                seed * 37 + e,
                0.95,
                dim,
            )
        return
    side = unit(np.cross(T, [0.25 * g.normal(), 0.1, 1.0]))
    th = g.uniform(0.36, 0.6)
    for sg in (-1, 1):
        naiad(
            s,
            A[-1],
            unit(
                T * np.cos(th * (0.8 if sg > 0 else 1.1))
                + side * sg * np.sin(th)
                + np.array([0, 0, g.normal(0, 0.2)])
            ),
            ln * g.uniform(0.7, 0.95),
            w * 0.86,
            lev - 1,
            seed * 2 + (sg > 0) + 11,
            sw,
            size * 0.96,
            u1,
            dim,
        )


def compose():
    s = Scene()
    sw = Swirl(107, 200)
    at = ground(s, 566, ("#6f5a48", "#463a34"), soft_mud(10, 13), seed=10, speck=0.18, patch=44)
    litter(
        s,
        at,
        520,
        5,
        (4, 24),
        (-140, 620),
        (-480, 260),
        colours=("#3a2a1c", "#7a5a34", "#8a7044", "#2c2420", "#6a4a24"),
    )
    naiad(
        s,
        (186, float(at(186, -10)) + 2, -10),
        unit(np.array([-0.05, -1, 0])),
        142,
        5.6,
        3,
        6,
        sw,
        1.12,
    )
    naiad(
        s,
        (300, float(at(300, 60)) + 2, 60),
        unit(np.array([0.2, -1, 0.1])),
        112,
        4.6,
        2,
        17,
        sw,
        1.0,
    )
    naiad(
        s,
        (70, float(at(70, 50)) + 2, 50),
        unit(np.array([-0.1, -1, 0.1])),
        112,
        4.6,
        2,
        23,
        sw,
        1.0,
    )
    naiad(
        s,
        (120, float(at(120, -110)) + 2, -110),
        unit(np.array([-0.2, -1, -0.1])),
        62,
        4.6,
        1,
        33,
        sw,
        0.9,
    )
    g = rng(8)
    for i in range(9):
        x, z = g.uniform(-120, 600), g.uniform(220, 560)
        naiad(
            s,
            (x, float(at(x, z)), z),
            unit(np.array([0.1, -1, 0])),
            g.uniform(80, 110),
            6,
            2,
            50 + i,
            sw,
            1.2,
        )
    # a broken tip, adrift
    naiad(s, (372, 300, -70), unit(np.array([0.8, -0.5, -0.2])), 40, 4.2, 0, 73, sw, 0.85, 0.6)
    for i, (x, y, z, L) in enumerate(
        [(404, 440, -50, 76), (432, 414, 0, 62), (380, 478, 30, 56), (440, 470, 60, 52)]
    ):
        fish(s, x, y, z, L, (-0.97, -0.05, -0.15), "perch", bend=0.2 * (-1) ** i)
    snail(
        s,
        (350, float(at(350, -170)), -170),
        13,
        (-0.9, 0, -0.4),
        colours=("#5a4026", "#b08a4a"),
        tall=1.2,
    )
    light = Light(
        (-0.46, -0.84, 0.26),
        "#ffefc4",
        2.7,
        "#b8d8b4",
        "#566a52",
        1.2,
        caustics=0.5,
        ao=0.5,
        density=0.65,
        seed=27,
    )
    water = Water(
        [(0, "#dbe6b8"), (0.2, "#a5c69a"), (0.48, "#5a9684"), (0.72, "#30665f"), (1, "#173a3c")],
        glow=("#fff3c8", 160, 10, 280, 0.4),
        shafts=0.9,
        lean=0.3,
        ceiling=84,
        seed=40,
    )
    look = Look(
        haze=330,
        haze_from=50,
        motes=80,
        bubbles=[(330, 180, 2.4), (336, 166, 1.6), (96, 190, 2)],
        foot_colour="#141818",
    )
    return dict(scene=s, light=light, water=water, look=look)
