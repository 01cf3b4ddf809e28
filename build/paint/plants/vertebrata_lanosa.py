"""Wrack siphon weed. Close to: a strap of knotted wrack crosses the picture, with its egg-shaped floats
and a healed bite; on it, and only on it, sit tufts of a dark red weed, pompons of stiff threads that
fork towards the rim, black-red within, carmine where the sun comes through. A sandhopper sits in one;
the next straps fade into the blue."""

from __future__ import annotations

import numpy as np
from guests import muted
from render import Light, Look, Scene, Water, rgb, smooth, unit
from scipy.interpolate import CubicSpline
from scipy.ndimage import gaussian_filter1d as g1
from shapes import (
    Swirl,
    fish,
    grow,
    ground,
    hopper,
    pebbles,
    ramp,
    rng,
    shades,
    sheet,
    stone,
    strips,
    tube,
    value,
)
from surfaces import Rock

ROCK = Rock(seed=61, film="#6a6c50", crust_share=0.45, crack=0.3, barnacles=0.6, base="#787680")

TONES = ((0, "#1c060a"), (0.4, "#420c16"), (0.72, "#7c1824"), (1, "#c4484a"))


WRACK = ((0, "#232012"), (0.3, "#4a4820"), (0.65, "#7d7a2c"), (0.88, "#a9a03e"), (1, "#cfc468"))


def strap(s, path, w, seed, to, gap=88.0, dim=1.0):
    """A strap through the points of `path`, with its floats (swellings of the strap) and pairs of
    side shoots that lean to the direction `to`."""
    g = rng(seed)
    path = np.asarray(path, float)
    ln = np.linalg.norm(np.diff(path, axis=0), axis=1).sum()
    n = max(40, int(ln / 2.2))
    t = np.linspace(0, 1, n)
    P = CubicSpline(np.linspace(0, 1, len(path)), path)(t)
    dist = t * ln
    pos = np.arange(gap * 0.75, ln - 0.25 * gap, gap)
    pos = pos + g.normal(0, 5, len(pos))
    swell = np.zeros(n)
    for i, q in enumerate(pos):
        a = w * g.uniform(0.9, 1.15) * np.interp(i, [0, 1, 3, 6], [0.85, 1, 1.05, 0.8])
        x = np.abs(dist - q) / (a * 1.75)
        swell = np.maximum(swell, np.sqrt(np.clip(1 - x**2, 0, 1)) * a)
    body = w * np.interp(t, [0, 0.06, 0.3, 0.9, 1], [0.5, 0.6, 0.66, 0.5, 0.2])
    wide = g1(np.maximum(body, swell), 1.4)
    thick = g1(np.maximum(body * 0.36, swell * 0.9), 1.4)
    k = 22
    an = np.linspace(0, 2 * np.pi, k + 1)
    T = unit(np.gradient(P, axis=0))
    tw = np.cumsum(g.normal(0, 0.05, n)) + g.uniform(-0.4, 0.4)
    base = unit(np.cross(T, np.array([0.0, -0.1, -1.0])))
    nrm = np.cross(base, T)
    A = base * np.cos(tw)[:, None] + nrm * np.sin(tw)[:, None]
    B = np.cross(T, A)
    x, y = A[:, None] * np.cos(an)[None, :, None], B[:, None] * np.sin(an)[None, :, None]
    V = P[:, None] + x * wide[:, None, None] + y * thick[:, None, None]
    out = unit(x / wide[:, None, None] + y / thick[:, None, None])
    uu = 0.05 + 0.7 * t + 0.22 * smooth(0.3, 1.1, swell / (w + 1e-6)) + 0.04 * value(P, 30, seed, 2)
    C = ramp(np.clip(uu, 0, 1), *WRACK)[:, None] * dim
    C = C * np.exp(
        0.08 * np.cos(an * 3 + 1)[None, :, None] + 0.05 * value(V, 9, seed, 2)[..., None]
    )
    sheet(s, V, C, out=out, glow=0.3, gloss=0.5, solid=0.9)
    for q0, q1 in zip(pos[:-1], pos[1:], strict=True):
        for f in g.permutation([0.35, 0.65])[:1]:
            q = (q0 + f * (q1 - q0)) / ln
            if q < 0.3:
                continue
            for sg in (g.choice((-1, 1)),):
                side_shoot(
                    s,
                    P,
                    A,
                    T,
                    wide,
                    int(q * (n - 1)) + int(g.integers(-1, 2)),
                    sg,
                    q,
                    w,
                    g,
                    to,
                    dim,
                )
    return P


def side_shoot(s, P, A, T, wide, j, sg, q, w, g, to, dim):
    """A short side shoot; near the tip of the strap it ends in a raisin-like fruit."""
    d = unit(T[j] * 0.7 + A[j] * sg + g.normal(0, 0.15, 3))
    L = w * g.uniform(2.0, 4.2)
    Q = grow(P[j] + A[j] * sg * wide[j] * 0.7, d, L, 20, to=to, pull=0.5)[0]
    v = np.linspace(0, 1, 20)
    R = w * np.interp(v, [0, 0.35, 0.6, 0.85, 1], [0.1, 0.13, 0.36, 0.33, 0.03])
    c = ramp(0.5 + 0.4 * q + 0.25 * v, *WRACK) * dim
    wart = 1 + 0.1 * g.random((20, 13)) * (v > 0.45)[:, None]
    tube(s, Q, R[:, None] * wart, c[:, None], 12, glow=0.4, gloss=0.4, solid=0.8)


def tuft(s, p, out, size, n, seed, sw, dim=1.0):
    """A pompon: stiff stems in all directions from one place, forked three times."""
    g = rng(seed)
    d = unit(np.asarray(out) * 0.7 + g.normal(0, 0.66, (n, 3)))
    P0 = np.asarray(p) + g.normal(0, size * 0.05, (n, 3))
    L = size * g.uniform(0.26, 0.36, n)
    w0, u0 = 1.35 * size / 100, 0.0
    pos, dirs, ln = P0, d, L
    for lev in range(5):
        m = 12
        Q = grow(
            pos,
            dirs,
            ln,
            m,
            to=(0.7, -0.2, 0),
            pull=0.30,
            swirl=sw,
            sway=0.3,
            wobble=0.15,
            seed=seed + lev,
        )
        t = np.linspace(0, 1, m)
        u = u0 + t * 0.22
        w = w0 * (1 - 0.25 * t) if lev < 4 else w0 * np.interp(t, [0, 0.6, 1], [1, 0.85, 0.1])
        joints = 1 - 0.25 * (0.5 + 0.5 * np.cos(t * ln.mean() / 2.6)) ** 4
        C = (
            ramp(np.clip(u, 0, 1), *TONES)[None]
            * joints[None, :, None]
            * np.exp(g.normal(0, 0.16, (len(pos), 1, 1)))
            * dim
        )
        strips(
            s,
            Q,
            np.repeat(w[None], len(pos), 0),
            C,
            k=3,
            round_=True,
            glow=0.35 + 0.2 * lev,
            gloss=0.3,
            solid=0.75,
        )
        T = unit(Q[:, -1] - Q[:, -2])
        sd = unit(np.cross(T, g.normal(size=T.shape)))
        th = g.uniform(0.22, 0.42, (len(T), 1))
        pos = np.concatenate([Q[:, -1], Q[:, -1]])
        dirs = np.concatenate(
            [unit(T * np.cos(th) + sd * np.sin(th)), unit(T * np.cos(th) - sd * np.sin(th))]
        )
        ln = np.concatenate([ln, ln]) * g.uniform(0.62, 0.95, len(pos))
        if lev == 0:
            keep = np.arange(len(pos))
        else:
            keep = np.nonzero(g.random(len(pos)) < 0.8)[0]
        pos, dirs, ln = pos[keep], dirs[keep], ln[keep]
        w0 *= 0.84
        u0 += 0.21


def compose():
    s = Scene()
    sw = Swirl(131, 140)
    to = unit(np.array([0.75, -0.8, -0.05]))

    def host(p0, d, ln, w, seed, to, sway, gap, dim=1.0):
        """A strap of knotted wrack that the current bends."""
        path = grow(p0, d, ln, 12, to=to, pull=0.5, swirl=sw, sway=sway)[0]
        return strap(s, path, w, seed, to, gap, dim)

    P = host((-70, 590, 30), unit(np.array([0.85, -0.7, -0.1])), 760, 25, 5, to, 0.2, 176)
    j = int(0.36 * (len(P) - 1))
    host(
        P[j],
        unit(np.array([0.95, -0.1, 0.2])),
        300,
        17,
        32,
        unit(np.array([0.9, -0.35, 0])),
        0.3,
        110,
    )
    g = rng(6)
    for i, (q, out, size, n) in enumerate(
        [
            (0.47, (-0.55, -0.6, -0.6), 150, 100),
            (0.24, (0.45, 0.45, -0.75), 120, 80),
            (0.72, (0.55, 0.3, -0.7), 104, 66),
            (0.84, (-0.6, -0.5, -0.5), 66, 40),
        ]
    ):
        j = int(q * (len(P) - 1))
        tuft(s, P[j] + unit(np.array(out)) * 15, unit(np.array(out)), size * 1.18, n, 40 + i, sw)
    # straps further off
    for i, (x, y, z, ln) in enumerate(
        [(330, 700, 260, 700), (60, 680, 330, 620), (470, 690, 380, 640)]
    ):
        away = unit(np.array([0.45, -1, 0]))
        Pf = host((x, y, z), (0.2, -1, 0), ln, 17, 60 + i, away, 0.5, 96)
        j = len(Pf) // 3
        tuft(s, Pf[j], unit(np.array([0.3, -0.2, -0.9])), 110, 40, 80 + i, sw)
    stone(
        s,
        (40, 690, 60),
        (190, 70, 120),
        61,
        ("#8a8690", "#565a6a"),
        cuts=11,
        n=90,
        sharp=26,
        speck=0,
        skin=ROCK,
    )
    stone(
        s,
        (350, 700, 160),
        (160, 60, 110),
        62,
        ("#8a8690", "#565a6a"),
        cuts=11,
        n=90,
        sharp=26,
        speck=0,
        skin=ROCK,
    )
    first = len(s.a)
    hopper(
        s,
        (356, 448, -110),
        58,
        (-0.75, -0.66, -0.1),
        (0.6, -0.75, -0.3),
        "#dcb468",
        curl=1.1,
        seed=9,
    )
    muted(s, first, "#64869c", 0.4)
    for i in range(5):
        fish(
            s,
            100 + 30 * i,
            110 + g.normal(0, 14),
            300 + g.normal(0, 40),
            60,
            (-1, 0.05, 0.2),
            "herring",
            bend=0.15 * (-1) ** i,
        )
    light = Light(
        (-0.5, -0.82, 0.1),
        "#fff2cc",
        2.6,
        "#a5d2de",
        "#4a6a88",
        1.2,
        caustics=0.3,
        ao=0.6,
        density=0.7,
        seed=33,
        through=(1.35, 0.8, 0.6),
    )
    water = Water(
        [(0, "#c9e8e2"), (0.2, "#7fc2cc"), (0.5, "#3a8ea8"), (0.75, "#1a5c7e"), (1, "#0f3a56")],
        glow=("#fffbe6", 150, 0, 290, 0.4),
        shafts=0.4,
        lean=0.5,
        ceiling=60,
        seed=49,
    )
    look = Look(
        haze=300, haze_from=60, motes=60, bubbles=[(96, 300, 3), (104, 282, 2), (410, 420, 2.4)]
    )
    return dict(scene=s, light=light, water=water, look=look)
