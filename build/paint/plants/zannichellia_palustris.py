"""Horned pondweed, late in the day. Low sun comes through brown, peaty water and picks out one plant:
thread stems that fork and tangle, hair-thin leaves in twos and threes; in the axils small fruits in
twos to fours, curved, with a toothed back and a beak, green when young, brown when ripe. A male flower
lets its pollen go. All others stand in the dusk behind. Ground: dark silt; a snail."""

from __future__ import annotations

import numpy as np
from render import Light, Look, Scene, Water, rgb, unit
from scipy.interpolate import CubicSpline
from shapes import (
    Swirl,
    balls,
    grow,
    ground,
    litter,
    pebbles,
    ramp,
    rng,
    snail,
    soft_mud,
    strips,
    tube,
)
from surfaces import Silt


def fruit(s, p, T, out, size, seed, ripe):
    """A cluster of two to four horned fruits on short stalks: curved back, teeth, a long beak."""
    g = rng(seed)
    n = int(g.integers(2, 5))
    a = unit(np.cross(T, out))
    for i in range(n):
        f = (i - (n - 1) / 2) * 0.5 + g.normal(0, 0.1)
        d = unit(out * np.cos(f) + a * np.sin(f) * 0.7 + T * (0.5 + 0.3 * i))
        Q0 = grow(p, d, size * 0.22, 6)[0]
        m = 40
        Q = grow(
            Q0[-1], d, size * g.uniform(1.1, 1.4), m, bend=-1.5 * (out - d * (out @ d)) + 0.7 * T
        )[0]
        t = np.linspace(0, 1, m)
        strips(s, Q0[None], np.full((1, 6), size * 0.05), rgb("#a5a860"), round_=True, glow=0.5)
        R = size * np.interp(
            t,
            [0, 0.06, 0.22, 0.42, 0.58, 0.66, 0.78, 1],
            [0.05, 0.1, 0.17, 0.165, 0.1, 0.05, 0.034, 0.014],
        )
        k = 16
        an = np.linspace(0, 2 * np.pi, k + 1)
        back = np.clip(np.cos(an - 1.6), 0, 1) ** 6
        tooth = (0.5 + 0.5 * np.cos(t * 62)) ** 2 * (t > 0.06) * (t < 0.6)
        RR = R[:, None] * (1 + 0.6 * back[None] * tooth[:, None])
        base = (
            ramp(t, (0, "#6f8a34"), (0.5, "#93aa46"), (1, "#c9cc80"))
            if not ripe
            else ramp(t, (0, "#6a4a28"), (0.5, "#9a7438"), (1, "#d0b070"))
        )
        c = (
            base[:, None]
            * (1 - 0.3 * (back[None] * (1 - tooth[:, None])))[..., None]
            * np.exp(0.08 * g.normal(size=(m, k + 1, 1)))
        )
        tube(s, Q, RR, c, k, glow=0.35, gloss=0.5, solid=1)


def sprig(s, root, height, seed, sw, lean=0.3, w=1.0, fruits=0.0, tones=None, d0=None, forks=0):
    """A stem with pairs and threes of hair leaves, fruits in their axils, and side shoots; gives it."""
    g = rng(seed)
    n = 60
    tones = tones or ((0, "#41592a"), (0.5, "#5a8034"), (1, "#a0b458"))
    A = grow(
        root,
        (lean * 0.4 + g.normal(0, 0.1), -1, g.normal(0, 0.12)) if d0 is None else d0,
        height,
        n,
        to=(lean, -1, 0),
        pull=0.45,
        swirl=sw,
        sway=0.5,
        bend=g.normal(0, 0.5, 3),
    )[0]
    t = np.linspace(0, 1, n)
    strips(
        s,
        A[None],
        np.interp(t, [0, 1], [2.3, 1.2])[None] * w,
        ramp(t, tones[0], (0.5, tones[1][1]), (1, tones[2][1]))[None],
        k=5,
        round_=True,
        glow=0.5,
        gloss=0.3,
    )
    q = g.uniform(0.1, 0.2)
    i = 0
    while q < 0.98:
        j = min(n - 2, int(q * (n - 1)))
        T = unit(A[j + 1] - A[j])
        a = unit(np.cross(T, [0.0, 0.1, 1.0]))
        b = np.cross(T, a)
        m = int(g.integers(2, 4))
        th = g.uniform(0, 6.28) + np.arange(m) * 6.28 / m
        out = a * np.cos(th)[:, None] + b * np.sin(th)[:, None]
        L = g.uniform(70, 135, m) * (1.15 - 0.5 * q) * min(1.2, 0.5 + height / 300)
        Q = grow(
            np.repeat(A[j][None], m, 0),
            unit(T + out * g.uniform(0.4, 1.2, (m, 1))),
            L,
            34,
            to=(lean + 0.55, -0.7, 0),
            pull=g.uniform(0.1, 0.6, m),
            swirl=sw,
            sway=0.7,
        )
        v = np.linspace(0, 1, 34)
        ww = (
            np.interp(v, [0, 0.05, 0.5, 0.9, 1], [1.9, 1.25, 1.1, 0.7, 0.1])[None]
            * g.uniform(0.8, 1.2, (m, 1))
            * w
        )
        C = ramp(np.clip(0.3 * q + 0.6 * v, 0, 1), *tones)[None] * np.exp(
            g.normal(0, 0.14, (m, 1, 1))
        )
        strips(s, Q, ww, C, k=5, camber=0.4, glow=0.9, gloss=0.3, solid=0.6)
        if q > 0.22 and g.random() < fruits:
            o = unit(a * (1 if i % 2 else -1) - b * 0.5 + T * 0.1)
            fruit(s, A[j], T, o, g.uniform(15, 20) * w, seed * 13 + i, ripe=g.random() < 0.4)
        if forks and q > 0.15 and g.random() < 0.35:
            side = unit(T + 1.1 * out[0] * np.array([1, 1, 0.5]))
            sprig(
                s,
                A[j],
                height * g.uniform(0.28, 0.5) * (1.1 - 0.5 * q),
                seed * 7 + i,
                sw,
                lean + 0.1,
                w * 0.85,
                fruits,
                tones,
                side,
                forks - 1,
            )
        q += g.uniform(0.09, 0.16)
        i += 1
    return A


def compose():
    s = Scene()
    sw = Swirl(113, 140)
    at = ground(
        s,
        566,
        ("#6f5a40", "#4a3a2c"),
        soft_mud(9, 17, 5),
        seed=11,
        patch=40,
        skin=Silt(seed=4, felt=0.3, mound=1.3, film="#76703a", film_share=0.35),
    )
    litter(
        s,
        at,
        200,
        5,
        (4, 22),
        (-140, 620),
        (-420, 260),
        colours=("#4a3420", "#8a7044", "#5a5430", "#2f2418"),
    )
    pebbles(
        s,
        at,
        26,
        6,
        (3, 9),
        (-140, 620),
        (-420, 160),
        near=2,
        tones=("#c4b498", "#8f8068", "#6a5f50"),
    )
    g = rng(9)
    far = ((0, "#2a2c18"), (0.5, "#3f4a24"), (1, "#626a38"))
    for i in range(34):
        x, z = g.uniform(-220, 700), g.uniform(120, 560)
        sprig(s, (x, float(at(x, z)), z), g.uniform(160, 300), 300 + i, sw, 0.3, 1.1, tones=far)
    side = ((0, "#2a3018"), (0.5, "#3c4820"), (1, "#5c6430"))
    for i, (x, z, h) in enumerate(
        [
            (52, 30, 330),
            (96, 70, 260),
            (330, 50, 300),
            (400, 20, 230),
            (440, 80, 280),
            (20, -60, 150),
        ]
    ):
        sprig(s, (x, float(at(x, z)) + 2, z), h, 60 + i, sw, 0.32, 1.0, 0.25, side, forks=1)
    # the plant in the light
    path = np.array(
        [[60, 0, -90], [130, 0, -84], [200, 0, -78], [280, 0, -90], [350, 0, -120]], float
    )
    path[:, 1] = [
        float(at(a, c)) + d for (a, _, c), d in zip(path, (14, -2, -4, -2, 16), strict=True)
    ]
    t = np.linspace(0, 1, 160)
    R = CubicSpline(np.linspace(0, 1, len(path)), path)(t)
    tube(s, R, np.full(160, 2.8), ramp(t, (0, "#a58a50"), (1, "#c4b070"))[:, None], 10, gloss=0.3)
    for j in (14, 52, 76, 112, 140):
        Q = grow(
            np.repeat(R[j][None], 5, 0),
            unit(np.stack([g.normal(0, 0.6, 5), np.ones(5), g.normal(-0.4, 0.5, 5)], 1)),
            g.uniform(12, 26, 5),
            8,
            to=(0, 1, 0),
            pull=0.3,
            wobble=0.5,
            seed=j,
        )
        strips(s, Q, np.linspace(0.9, 0.3, 8)[None], rgb("#c4ac7a"), round_=True, solid=0.4)
    hero = ((0, "#66752e"), (0.5, "#8aa63e"), (1, "#d6d87c"))
    for i, (j, h, w, f) in enumerate(
        [(70, 450, 1.7, 1), (46, 320, 1.5, 1), (104, 270, 1.5, 0), (90, 360, 1.55, 1)]
    ):
        A = sprig(s, R[j], h, 20 + i, sw, (0.12, -0.35, 0.55, 0.4)[i], w, 0.8, hero, forks=f)
        if i == 0:
            # the male flower: one stamen on a thread, its pollen drifting off
            Q = grow(A[42], (0.8, -0.6, -0.6), 34, 8)[0]
            strips(s, Q[None], np.full((1, 8), 1.1), rgb("#c9cc80"), round_=True, glow=0.6)
            balls(
                s,
                [Q[-1] + np.array([1, -3, -1])],
                np.array([[4, 7, 4]]),
                rgb("#d0a840"),
                gloss=0.4,
                glow=0.5,
                n=12,
            )
            k = g.random(60)
            pol = Q[-1] + np.stack(
                [10 + 110 * k, -6 - 26 * k + g.normal(0, 3 + 11 * k), g.normal(0, 6, 60)], 1
            )
            balls(s, pol, np.full(60, 1.35), rgb("#f3dc90"), gloss=0.3, glow=1, solid=0, n=5)
    snail(
        s,
        (352, float(at(352, -190)), -190),
        15,
        (-0.9, 0, -0.4),
        colours=("#3a2c1c", "#9a7a48"),
        tall=1.4,
    )
    light = Light(
        (-0.72, -0.66, 0.2),
        "#ffe2a4",
        3.6,
        "#a9a870",
        "#4a4a34",
        0.95,
        caustics=0.4,
        ao=0.7,
        density=0.7,
        seed=29,
        through=(1.1, 1.0, 0.45),
    )
    water = Water(
        [(0, "#a0904c"), (0.12, "#6a6a38"), (0.36, "#3c4a2e"), (0.62, "#2a3a2a"), (1, "#182018")],
        glow=("#ffe09a", 0, 40, 210, 0.5),
        shafts=0.35,
        lean=0.9,
        ceiling=40,
        ceiling_light=0.3,
        seed=43,
    )
    look = Look(
        haze=190,
        haze_from=10,
        motes=90,
        bubbles=[(396, 230, 2.4), (401, 216, 1.6)],
        foot_colour="#1a1610",
        mote_colour=(1, 0.92, 0.66),
    )
    return dict(scene=s, light=light, water=water, look=look, pitch=5.0)
