"""Nodularia, under the lens, as it hangs just below a calm warm surface. Threads wound like loose
springs, each a stack of flat discs, dark with gas vesicles; at even steps a pale, clear, slightly wider
cell that binds nitrogen; a breath of slime round them. One great coil in focus, others out of focus
before and behind; a copepod's young steers clear."""

from __future__ import annotations

import numpy as np
from render import F, Light, Look, Scene, Water, blur, noise, rgb, smooth, unit
from shapes import ball, balls, grow, ramp, rng, shades, strips, tube


def coil(s, P, r, seed, step=None, every=13, sheath=True):
    """A thread of discs along P."""
    g = rng(seed)
    seg = np.linalg.norm(np.diff(P, axis=0), axis=1)
    d = np.concatenate([[0], np.cumsum(seg)])
    step = step or r * 0.56
    n = int(d[-1] / step)
    res = 7
    t = np.linspace(0, n, n * res + 1)
    Q = np.stack([np.interp(t / n * d[-1], d, P[:, e]) for e in range(3)], -1)
    cell = np.minimum(t.astype(int), n - 1)
    f = t - cell
    het = (cell % every) == every - 1
    pinch = np.abs(2 * f - 1)
    R = r * (1 - 0.30 * pinch**5) * np.where(het, 1.16, 1.0)
    k = 20
    tone_ = np.exp(g.normal(0, 0.16, n))[cell]
    C = (
        ramp(
            np.clip(0.55 + 0.3 * g.normal(size=n)[cell] * 0.5 - 0.35 * pinch**4, 0, 1),
            (0, "#1f3a1c"),
            (0.5, "#4a7a34"),
            (1, "#7fae4a"),
        )
        * tone_[:, None]
    )
    C = np.where(het[:, None], rgb("#d9cf7a") * (1 - 0.45 * pinch[:, None] ** 4), C)
    sp = np.exp(0.24 * g.normal(size=(len(t), k + 1, 1)))
    dark = (g.random((len(t), k + 1, 1)) < 0.15) & ~het[:, None, None]
    CC = C[:, None] * np.where(het[:, None, None], 1, sp) * np.where(dark, 0.45, 1)
    tube(s, Q, R, CC, k, glow=np.repeat(np.where(het, 1.0, 0.65), k + 1), gloss=0.35, solid=0.7)
    if sheath:
        tube(
            s,
            Q[:: res * 2],
            np.full(len(Q[:: res * 2]), r * 1.45),
            np.broadcast_to(rgb("#dff0c0"), (len(Q[:: res * 2]), 15, 3)),
            14,
            glow=0.5,
            gloss=0.25,
            alpha=0.10,
            solid=0,
        )
    return Q


def helix(c, axis, up, radius, pitch, turns, phase=0.0, shrink=0.0, n=900, wob=0.08, seed=1):
    """A loose spring round an axis, never quite regular."""
    g = rng(seed)
    a = unit(np.asarray(axis, float))
    b = unit(np.asarray(up, float) - a * (np.asarray(up, float) @ a))
    e = np.cross(a, b)
    t = np.linspace(0, 1, n)
    ph = t * turns * 2 * np.pi + phase + 0.25 * np.sin(t * 9 + g.uniform(0, 6))
    R = (
        radius
        * (1 - shrink * t)
        * (1 + wob * np.sin(t * 13 + g.uniform(0, 6)) + wob * np.sin(t * 5 + g.uniform(0, 6)))
    )
    x = (t - 0.5) * pitch * turns
    bendy = 0.12 * pitch * turns * np.sin(t * 3.1)
    return (
        np.asarray(c, float)
        + a * x[:, None]
        + b * (R * np.cos(ph) + bendy)[:, None]
        + e * (R * np.sin(ph))[:, None]
    )


def compose():
    s = Scene()
    coil(
        s,
        helix(
            (214, 306, 0), (0.82, -0.57, 0.05), (0.4, 0.6, -0.7), 112, 92, 3.3, 0.5, 0.22, seed=4
        ),
        19.5,
        4,
    )
    coil(
        s,
        helix((352, 452, 90), (0.75, 0.66, 0.2), (0.3, -0.5, -0.8), 62, 66, 2.6, 1.5, 0.1, seed=7),
        15.5,
        7,
        every=11,
    )
    coil(
        s,
        helix((104, 488, 180), (0.5, -0.85, 0.3), (0.8, 0.3, -0.5), 58, 60, 2.4, 0.2, 0.0, seed=9),
        15,
        9,
        every=12,
    )
    coil(
        s,
        helix((392, 150, 260), (0.9, 0.2, 0.1), (0.1, 0.8, -0.6), 56, 60, 2.6, 2.2, 0.0, seed=11),
        15,
        11,
    )
    coil(
        s,
        helix((70, 130, 330), (0.6, 0.7, 0.1), (0.4, -0.6, -0.6), 56, 60, 2.4, 0.9, 0.0, seed=13),
        15,
        13,
    )
    coil(
        s,
        helix((250, 600, -150), (0.95, 0.1, 0.0), (0.0, 0.7, -0.7), 46, 60, 2.2, 0.9, 0.0, seed=15),
        12,
        15,
    )
    g = rng(5)
    # broken-off pieces and small fry
    for i in range(12):
        p = np.array([g.uniform(20, 460), g.uniform(60, 560), g.uniform(80, 360)])
        P = grow(p, g.normal(size=3), g.uniform(30, 70), 40, bend=g.normal(0, 2.0, 3))[0]
        coil(s, P, 8, 30 + i, sheath=False, every=9)
    balls(
        s,
        np.stack([g.uniform(0, 480, 160), g.uniform(20, 640, 160), g.uniform(-60, 380, 160)], 1),
        g.uniform(1, 3.2, 160),
        shades(rgb("#c9d880"), 160, 0.3, 3, 0.15),
        glow=0.9,
        gloss=0.5,
        solid=0,
        n=7,
    )
    light = Light(
        (-0.5, -0.72, 0.45),
        "#fff2bc",
        3.0,
        "#d0e0a0",
        "#4f7a4c",
        1.25,
        caustics=0,
        ao=0.4,
        density=0.45,
        seed=3,
        deep=0.0005,
        through=(1.0, 1.05, 0.5),
    )
    water = Water(
        [(0, "#f0e9a6"), (0.25, "#bccf76"), (0.55, "#6a9a52"), (0.8, "#38663f"), (1, "#1b3a2a")],
        glow=("#fff6c4", 190, 170, 260, 0.5),
        shafts=0.0,
        ceiling=0,
        seed=52,
        murk=0.14,
    )

    def after(im, k):
        h, w = im.shape[:2]
        y, x = np.mgrid[0:h, 0:w].astype(F) / F(k)
        q = np.random.default_rng(8)
        from render import disc  # noqa: PLC0415

        for _ in range(26):
            a = np.zeros_like(im)
            del a
            disc(
                im,
                q.uniform(0, 480),
                q.uniform(0, 640),
                q.uniform(8, 26),
                (0.94, 1, 0.75),
                q.uniform(0.03, 0.09),
                k,
            )
        return lens(im, x, y, "#fdfbd0", "#0f2418")

    look = Look(
        haze=210,
        haze_from=60,
        motes=90,
        bubbles=[(402, 330, 9), (420, 300, 4), (60, 330, 5)],
        foot_colour="#0c1c12",
        mote_colour=(1, 1, 0.8),
        vignette=0.5,
    )
    return dict(scene=s, light=light, water=water, look=look, after=after, layers=2)


def lens(im, x, y, light, dark, cx=240.0, cy=312.0, r=231.0):
    """The lens as a thread of light and a darker field beyond it: glass, not a black hole."""
    d = np.hypot(x - cx, y - cy)
    out = smooth(-2, 16, d - r)[..., None]
    im = im * (1 - 0.62 * out) + (rgb(dark) ** (1 / 2.2)) * 0.62 * out
    an = np.arctan2(y - cy, x - cx)
    glint = (
        0.30 + 0.70 * np.exp(-(((an + 2.2) / 0.7) ** 2)) + 0.45 * np.exp(-(((an - 0.9) / 0.5) ** 2))
    )
    ring = np.exp(-(((d - r) / 1.7) ** 2)) * glint
    halo = (
        np.exp(-np.clip(d - r, 0, None) / 14) * (d > r) * 0.16
        + np.exp(-np.clip(r - d, 0, None) / 9) * (d <= r) * 0.2
    )
    return im + (rgb(light) ** (1 / 2.2)) * (0.8 * ring + halo * glint)[..., None] * (1 - 0.5 * im)
