"""Spiny naiad. Brittle red-brown stems fork and bend from the mud of a still bay at dawn; leaves in
threes, stiff, each edge cut into large spiny teeth with a dark point, the midrib thorned as well; oval
fruits sit in the forks. One plant glows from behind, the rest stand back in slate-blue water; a broken
tip drifts off to root elsewhere. Ground: dark soft mud with leaf litter; a snail."""

from __future__ import annotations

import numpy as np
from render import Light, Look, Scene, Water, rgb, unit
from shapes import (
    Swirl,
    ball,
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
    teeth = g.integers(4, 7)
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
        (0, "#33401e"),
        (0.4, "#3c5c2a"),
        (0.8, "#5f823a"),
        (1, "#9ab058"),
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
        p, d, ln, n, to=(0.25, -1, 0), pull=0.5, swirl=sw, sway=0.35, bend=g.normal(0, 0.45, 3)
    )[0]
    t = np.linspace(0, 1, n)
    u1 = min(1.0, u0 + 0.3)
    strips(
        s,
        A[None],
        np.interp(t, [0, 1], [w, w * 0.7])[None],
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
    nodes, q = [], g.uniform(24, 40) * size
    while q < ln - 14 * size:
        nodes.append(q / ln)
        q += g.uniform(34, 66) * size
    for i, q in enumerate([*nodes, 1.0]):
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
    th = g.uniform(0.3, 0.75)
    for sg in g.permutation([-1, 1]):
        weak = lev > 1 and sg != 1 and g.random() < 0.35
        naiad(
            s,
            A[-1],
            unit(T * np.cos(th) + side * sg * np.sin(th) + np.array([0, 0, g.normal(0, 0.2)])),
            ln * g.uniform(0.6, 1.05),
            w * 0.72,
            lev - 1 - weak,
            seed * 2 + int(sg > 0) + 11,
            sw,
            size * 0.94,
            u1,
            dim,
        )


def compose():
    s = Scene()
    sw = Swirl(107, 120)
    at = ground(
        s,
        566,
        ("#564a48", "#3a3236"),
        soft_mud(10, 13),
        seed=10,
        patch=44,
        skin=Silt(seed=9, felt=0.34, mound=1.5, film="#6a5a6a", film_share=0.2),
    )
    litter(
        s,
        at,
        240,
        5,
        (6, 30),
        (-140, 620),
        (-420, 260),
        colours=("#2f2420", "#6a4a34", "#8a6a4a", "#262024", "#54402c"),
    )

    def plant(x, z, lean, ln, w, lev, seed, size, dim=1.0):
        naiad(
            s,
            (x, float(at(x, z)) + 2, z),
            unit(np.array(lean)),
            ln,
            w,
            lev,
            seed,
            sw,
            size,
            0.1,
            dim,
        )

    plant(170, -40, (-0.1, -1, 0), 160, 6.2, 3, 8, 1.25)
    plant(300, 70, (0.3, -1, 0.1), 90, 4.4, 2, 17, 0.9, 0.6)
    plant(40, 80, (-0.2, -1, 0.1), 120, 4.4, 2, 23, 0.9, 0.6)
    plant(440, 60, (0.0, -1, 0.1), 110, 4.4, 2, 27, 0.9, 0.6)
    plant(226, -90, (0.5, -1, -0.1), 60, 4.4, 1, 33, 0.95)
    g = rng(8)
    for i in range(12):
        x, z = g.uniform(-160, 640), g.uniform(200, 520)
        plant(x, z, (0.1, -1, 0), g.uniform(70, 120), 5.5, 2, 50 + i, 1.1, 0.55)
    # a broken tip, adrift
    naiad(s, (388, 170, -120), unit(np.array([0.7, -0.75, -0.2])), 64, 4.6, 0, 73, sw, 1.25, 0.6)
    snail(
        s,
        (350, float(at(350, -170)), -170),
        14,
        (-0.9, 0, -0.4),
        colours=("#4a3426", "#b08a5a"),
        tall=1.2,
    )
    light = Light(
        (-0.6, -0.68, 0.42),
        "#ffe6c0",
        3.0,
        "#8aa4c4",
        "#4a4a60",
        0.95,
        caustics=0.2,
        ao=0.6,
        density=0.65,
        seed=27,
    )
    water = Water(
        [(0, "#8f96b0"), (0.14, "#6c80a8"), (0.38, "#466592"), (0.66, "#344a70"), (1, "#201f38")],
        glow=("#ffe0c4", 30, 50, 210, 0.45),
        shafts=0,
        ceiling=50,
        ceiling_light=0.3,
        seed=40,
        murk=0.12,
    )
    look = Look(
        haze=230,
        haze_from=20,
        motes=90,
        bubbles=[(330, 180, 2.4), (336, 166, 1.6), (96, 190, 2)],
        foot_colour="#141018",
        mote_colour=(1, 0.94, 0.9),
    )
    return dict(scene=s, light=light, water=water, look=look, pitch=5.0)
