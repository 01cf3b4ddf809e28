"""Ceramium. Seen close: a tuft of fine red threads on blue mussels. Every thread is banded, dark red at
the joints and rosy glass between; it forks and forks again, and the last two tips bend towards each
other like pincers. The swell lays the tuft to the right; a sandhopper climbs in it. Ground: mussels and
coarse shell gravel."""

from __future__ import annotations

import numpy as np
from render import Light, Look, Scene, Water, rgb, smooth, unit
from shapes import (
    Swirl,
    fish,
    grow,
    ground,
    hopper,
    mussels,
    pebbles,
    ramp,
    rng,
    shades,
    stone,
    strips,
)
from surfaces import Gravel

BED = Gravel(
    seed=5, sizes=((30.0, 0.4), (14.0, 0.6), (6.0, 0.8)), base="#8d827a", film_share=0.2, bare=-0.9
)


def thread(s, p, d, ln, w, lev, seed, sw, to, u0=0.0, dim=1.0, glow=0.9):
    """A banded thread and all that forks from it."""
    g = rng(seed)
    n = max(26, int(ln * 1.15))
    P = grow(p, d, ln, n, to=to, pull=0.35, swirl=sw, sway=0.42, bend=g.normal(0, 0.35, 3))[0]
    t = np.linspace(0, 1, n)
    u1 = u0 + (1 - u0) * (1.0 / (lev + 1.0))
    u = u0 + (u1 - u0) * t
    ww = w * np.interp(t, [0, 1], [1.0, 0.86])
    step = 7.4 * (w / 3.2) ** 0.75 * np.interp(u0, [0, 1], [1.25, 0.75])
    ph = (t * ln / step) % 1
    node = np.exp(-(((ph - 0.5) / 0.17) ** 2))
    if lev == 0:
        # the two tips of a pincer are the last threads: they curl in
        pass
    glass = ramp(u, (0, "#6a2a34"), (0.5, "#a8505a"), (1, "#d88a86")) * dim
    dark = ramp(u, (0, "#260810"), (0.5, "#500c1a"), (1, "#7a1422")) * dim
    c = glass * (1 - node[:, None]) + dark * node[:, None]
    strips(
        s,
        P[None],
        (ww * (1 + 0.2 * node))[None],
        c[None],
        k=7,
        round_=True,
        glow=(np.repeat((glow * (1 - 0.6 * node))[:, None], 7, 1))[None],
        gloss=0.35,
        solid=0.75,
    )
    T = unit(P[-1] - P[-3])
    roll = g.normal(0, 0.7)
    side = unit(np.cross(T, [0.1 * g.normal(), 0.1 * g.normal(), 1.0]))
    side = unit(side * np.cos(roll) + np.cross(T, side) * np.sin(roll))
    if lev == 0:
        for sg in (-1, 1):
            m = 30
            L = w * g.uniform(10.5, 13)
            Q = grow(
                P[-1],
                unit(T + side * sg * 0.75),
                L,
                m,
                to=T,
                pull=0.0,
                bend=-side * sg * 2.5 + T * 0.6,
            )[0]
            v = np.linspace(0, 1, m)
            ph = (v * L / (step * 0.6)) % 1
            node = np.exp(-(((ph - 0.5) / 0.2) ** 2))
            c = rgb("#cf6a6a") * (1 - node[:, None]) + rgb("#780f22") * node[:, None]
            strips(
                s,
                Q[None],
                (
                    w
                    * 0.95
                    * np.interp(v, [0, 0.3, 0.8, 1], [0.85, 0.95, 0.6, 0.1])
                    * (1 + 0.15 * node)
                )[None],
                (c * dim)[None],
                k=7,
                round_=True,
                glow=0.7,
                gloss=0.35,
                solid=0.7,
            )
        return
    th = g.uniform(0.32, 0.55)
    for sg in (-1, 1):
        thread(
            s,
            P[-1],
            unit(T * np.cos(th) + side * sg * np.sin(th)),
            ln * g.uniform(0.66, 0.9),
            w * 0.87,
            lev - 1,
            seed * 2 + (sg > 0) + 7,
            sw,
            to,
            u1,
            dim,
            glow,
        )
    if g.random() < 0.6 and lev > 1:
        j = int(n * g.uniform(0.35, 0.7))
        thread(
            s,
            P[j],
            unit(P[j + 1] - P[j] + side * g.choice([-1, 1]) * 0.8),
            ln * 0.5,
            w * 0.7,
            max(0, lev - 2),
            seed * 3 + 1,
            sw,
            to,
            min(1, u1 + 0.1),
            dim,
            glow,
        )


def compose():
    s = Scene()
    sw = Swirl(97, 160)
    at = ground(s, 580, ("#a89a8c", "#75696a"), None, seed=5, skin=BED)
    pebbles(
        s,
        at,
        260,
        4,
        (2, 8),
        (-160, 640),
        (-500, 320),
        near=2.2,
        tones=("#d6cabc", "#8f8688", "#6a6878", "#b89a8c", "#efe6d8", "#54566e"),
    )
    g = rng(3)
    stone(
        s, (206, 604, 40), (150, 56, 110), 23, ("#8a8290", "#585466"), cuts=11, n=100, top="#6a5a68"
    )
    pl, sz = [], []
    for _ in range(46):
        x, z = g.normal(206, 74), g.normal(-40, 55)
        r = 11 + 24 * g.random() ** 1.5
        pl.append((x, 562 + 0.0011 * (x - 206) ** 2 + 0.05 * abs(z) + r * g.uniform(0, 0.8), z))
        sz.append(r)
    for _ in range(12):
        x, z = g.uniform(330, 520), g.uniform(60, 200)
        pl.append((x, float(at(x, z)), z))
        sz.append(g.uniform(14, 24))
    mussels(s, np.array(pl), sz, 6)
    root = np.array([196.0, 536, -44])
    to = (0.55, -1, 0)
    for i, (dx, dz, ln, lv) in enumerate(
        [
            (-0.6, 0.1, 128, 3),
            (-0.1, 0.3, 150, 3),
            (0.3, -0.1, 165, 3),
            (0.75, 0.1, 140, 3),
            (1.3, -0.1, 118, 3),
            (-1.1, -0.2, 92, 2),
            (0.5, -0.5, 74, 2),
        ]
    ):
        thread(
            s,
            root + np.array([dx * 18, 2 * abs(dx), dz * 18]),
            unit(np.array([dx * 0.8, -1, dz])),
            ln,
            6.2,
            lv,
            40 + i,
            sw,
            to,
        )
    for i, (x, z, ln) in enumerate(
        [(400, 130, 72), (440, 170, 80), (60, 190, 92), (20, 120, 80), (340, 250, 76)]
    ):
        for q in range(3):
            thread(
                s,
                (x + 5 * q, float(at(x, z)) - 8, z),
                unit(np.array([0.3 * (q - 1), -1, 0])),
                ln,
                4.2,
                2,
                90 + 5 * i + q,
                sw,
                to,
                dim=0.9,
            )
    hopper(
        s,
        (300, 398, -76),
        66,
        (-0.55, -0.8, -0.1),
        (0.75, -0.55, -0.35),
        "#b9a45c",
        curl=1.3,
        seed=6,
    )
    fish(s, 398, 470, 90, 76, (-1, -0.05, 0.1), "goby", bend=0.2)
    light = Light(
        (-0.5, -0.85, 0.08),
        "#fff0cc",
        2.4,
        "#a9d4dc",
        "#4f6a84",
        1.2,
        caustics=0.4,
        ao=0.6,
        density=0.7,
        seed=23,
        through=(1.3, 0.85, 0.75),
    )
    water = Water(
        [(0, "#d2ebe4"), (0.2, "#8fc9cc"), (0.5, "#479aac"), (0.75, "#226a88"), (1, "#114560")],
        glow=("#fffbe6", 160, 0, 280, 0.4),
        shafts=0.4,
        lean=0.3,
        ceiling=70,
        seed=34,
    )
    look = Look(
        haze=330,
        haze_from=50,
        motes=70,
        bubbles=[(96, 250, 3), (102, 232, 2), (398, 200, 2.6), (404, 184, 1.6)],
    )
    return dict(scene=s, light=light, water=water, look=look)
