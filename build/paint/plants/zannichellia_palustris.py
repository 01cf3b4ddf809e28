"""Horned pondweed, seen close. From a creeping stem in the river's silt rise thread stems with hair-thin
leaves in whorls; in the axils sit the fruits that give the name: two to four little curved horns, each
with a beak and a toothed back, green when young, straw-brown when ripe; one has opened. A male flower
lets its pollen go. A stickleback looks for animals among them. Ground: silt with small shells."""

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
    snail,
    soft_mud,
    strips,
    tube,
)


def fruit(s, p, T, out, size, seed, ripe):
    """A cluster of horned fruits on short stalks."""
    g = rng(seed)
    n = int(g.integers(2, 5))
    a = unit(np.cross(T, out))
    for i in range(n):
        f = (i - (n - 1) / 2) * 0.62
        d = unit(out * np.cos(f) + a * np.sin(f) + T * 0.5 + g.normal(0, 0.1, 3))
        Q0 = grow(p, d, size * 0.28, 6)[0]
        m = 34
        Q = grow(
            Q0[-1],
            d,
            size * 1.5,
            m,
            to=T,
            pull=0.1,
            bend=unit(-out * 0.2 + T) * 1.1 + a * np.sin(f) * -0.5,
        )[0]
        t = np.linspace(0, 1, m)
        strips(s, Q0[None], np.full((1, 6), size * 0.045), rgb("#a5a860"), round_=True, glow=0.5)
        R = size * np.interp(
            t,
            [0, 0.06, 0.25, 0.45, 0.62, 0.7, 0.8, 1],
            [0.05, 0.09, 0.15, 0.145, 0.085, 0.05, 0.034, 0.016],
        )
        k = 16
        an = np.linspace(0, 2 * np.pi, k + 1)
        back = np.clip(np.cos(an - 1.6), 0, 1) ** 6
        tooth = (0.5 + 0.5 * np.cos(t * 70)) ** 2 * (t > 0.06) * (t < 0.62)
        RR = R[:, None] * (1 + 0.5 * back[None] * tooth[:, None])
        base = (
            ramp(t, (0, "#7f9a3c"), (0.5, "#a9c052"), (1, "#d9d890"))
            if not ripe
            else ramp(t, (0, "#7a5a2c"), (0.5, "#b08a44"), (1, "#dcc288"))
        )
        c = (
            base[:, None]
            * (1 - 0.3 * (back[None] * (1 - tooth[:, None])))[..., None]
            * np.exp(0.08 * g.normal(size=(m, k + 1, 1)))
        )
        tube(s, Q, RR, c, k, glow=0.35, gloss=0.5, solid=1)


def sprig(s, root, height, seed, sw, lean=0.3, w=1.0, fruits=True, dim=1.0, pollen=None):
    """A stem with whorls of hair leaves and the fruits in their axils."""
    g = rng(seed)
    n = 60
    A = grow(
        root,
        (lean * 0.4 + g.normal(0, 0.1), -1, g.normal(0, 0.12)),
        height,
        n,
        to=(lean, -1, 0),
        pull=0.4,
        swirl=sw,
        sway=0.5,
        bend=g.normal(0, 0.4, 3),
    )[0]
    t = np.linspace(0, 1, n)
    strips(
        s,
        A[None],
        np.interp(t, [0, 1], [2.9, 1.6])[None] * w,
        ramp(t, (0, "#9a8a50"), (0.5, "#8fa552"), (1, "#b0c86a"))[None] * dim,
        k=5,
        round_=True,
        glow=0.6,
        gloss=0.35,
    )
    q = 0.16
    i = 0
    while q < 0.97:
        j = min(n - 2, int(q * (n - 1)))
        T = unit(A[j + 1] - A[j])
        a = unit(np.cross(T, [0.0, 0.1, 1.0]))
        b = np.cross(T, a)
        m = int(g.integers(3, 5))
        th = g.uniform(0, 6.28) + np.arange(m) * 6.28 / m
        out = a * np.cos(th)[:, None] + b * np.sin(th)[:, None]
        L = height * g.uniform(0.26, 0.42, m) * (1.1 - 0.45 * q)
        Q = grow(
            np.repeat(A[j][None], m, 0),
            unit(T + out * 0.62),
            L,
            34,
            to=(lean + 0.55, -0.7, 0),
            pull=g.uniform(0.25, 0.7, m),
            swirl=sw,
            sway=0.75,
        )
        v = np.linspace(0, 1, 34)
        ww = (
            np.interp(v, [0, 0.05, 0.5, 0.9, 1], [2.2, 1.5, 1.3, 0.8, 0.1])[None]
            * np.ones((m, 1))
            * w
        )
        C = (
            ramp(
                np.clip(0.3 * q + 0.6 * v, 0, 1), (0, "#4a6a28"), (0.5, "#5f9034"), (1, "#a5c65a")
            )[None]
            * np.exp(g.normal(0, 0.12, (m, 1, 1)))
            * dim
        )
        strips(s, Q, ww, C, k=5, camber=0.4, glow=0.9, gloss=0.3, solid=0.6)
        if fruits and q > 0.2:
            o = unit(a * (1 if i % 2 else -1) + b * -0.5 + T * 0.1)
            fruit(s, A[j], T, o, g.uniform(25, 33) * w, seed * 13 + i, ripe=g.random() < 0.45)
        q += g.uniform(0.15, 0.2)
        i += 1
    return A


def compose():
    s = Scene()
    sw = Swirl(113, 170)
    at = ground(s, 566, ("#8f7a58", "#60503c"), soft_mud(8, 17, 5), seed=11, speck=0.2, patch=40)
    litter(
        s,
        at,
        300,
        5,
        (4, 18),
        (-140, 620),
        (-480, 260),
        colours=("#5a4428", "#9a8050", "#6a6434", "#3a2f20"),
    )
    pebbles(
        s,
        at,
        240,
        6,
        (1.6, 6),
        (-140, 620),
        (-480, 260),
        near=2,
        tones=("#d9cdb4", "#8f8068", "#6a5f50", "#b59a78"),
    )
    g = rng(9)
    for i in range(26):
        x, z = g.uniform(-180, 660), g.uniform(140, 560)
        sprig(s, (x, float(at(x, z)), z), g.uniform(200, 330), 300 + i, sw, w=1.1, fruits=False)
    path = np.array(
        [[-40, 0, -90], [70, 0, -60], [170, 0, -40], [280, 0, -50], [390, 0, -30], [520, 0, -60]],
        float,
    )
    path[:, 1] = [float(at(a, c)) - 3 for a, _, c in path]
    from scipy.interpolate import CubicSpline  # noqa: PLC0415

    t = np.linspace(0, 1, 200)
    R = CubicSpline(np.linspace(0, 1, len(path)), path)(t)
    tube(s, R, np.full(200, 3.0), ramp(t, (0, "#a58a50"), (1, "#c4b070"))[:, None], 10, gloss=0.3)
    for j in range(8, 196, 22):
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
        strips(
            s,
            Q,
            np.linspace(0.9, 0.3, 8)[None] * np.ones((5, 1)),
            rgb("#c4ac7a"),
            round_=True,
            solid=0.4,
        )
    stems = [
        (64, 430, 1.15),
        (84, 500, 1.25),
        (104, 300, 1.1),
        (40, 300, 1.0),
        (128, 260, 1.0),
        (150, 360, 1.0),
    ]
    for i, (j, h, w) in enumerate(stems):
        A = sprig(s, R[j], h, 20 + i, sw, 0.26, w)
        if i == 1:
            # the male flower: one stamen on a thread, its pollen drifting off
            p = A[40]
            Q = grow(p, (0.8, -0.6, -0.6), 30, 8)[0]
            strips(s, Q[None], np.full((1, 8), 1.0), rgb("#c9cc80"), round_=True, glow=0.6)
            balls(
                s,
                [Q[-1] + np.array([1, -3, -1])],
                np.array([[3.6, 6.5, 3.6]]),
                rgb("#e6c65a"),
                gloss=0.4,
                glow=0.5,
                n=12,
            )
            k = g.random(70)
            pol = Q[-1] + np.stack(
                [10 + 120 * k, -6 - 26 * k + g.normal(0, 3 + 11 * k), g.normal(0, 6, 70)], 1
            )
            balls(s, pol, np.full(70, 1.35), rgb("#fbeeb0"), gloss=0.3, glow=1, solid=0, n=5)
    fish(s, 362, 462, -80, 118, (-0.95, -0.12, -0.28), "stickleback", bend=-0.22, roll=0.1)
    snail(
        s,
        (112, float(at(112, -170)), -170),
        11,
        (0.9, 0, -0.5),
        colours=("#4a3a26", "#9a8050"),
        tall=1.3,
    )
    light = Light(
        (-0.47, -0.85, 0.16),
        "#ffefc4",
        2.6,
        "#c4dcae",
        "#5c7050",
        1.2,
        caustics=0.6,
        ao=0.5,
        density=0.65,
        seed=29,
    )
    water = Water(
        [(0, "#e6ebbe"), (0.2, "#bcd49c"), (0.48, "#74ab88"), (0.72, "#407c6c"), (1, "#1e4a46")],
        glow=("#fff3c8", 150, 10, 290, 0.4),
        shafts=0.9,
        lean=0.3,
        ceiling=84,
        seed=43,
    )
    look = Look(
        haze=300,
        haze_from=40,
        motes=80,
        bubbles=[(396, 230, 2.4), (401, 216, 1.6), (80, 200, 2)],
        foot_colour="#171c16",
        mote_colour=(1, 0.98, 0.84),
    )
    return dict(scene=s, light=light, water=water, look=look)
