"""Knotted wrack. Low water on an evening shore: leathery straps without a rib hang over a low granite
boulder as the sea left them, above its wet foot and the foam, each with egg-shaped floats one after another in the strap itself; few
swollen yellow ends on short side shoots. The rear straps are dull, the foremost hang free in the sun.
A gull glides in to see what the sea has left."""

from __future__ import annotations

import numpy as np
from render import F, Light, Look, Scene, Water, noise, rgb, smooth, unit
from scipy.interpolate import CubicSpline
from scipy.ndimage import gaussian_filter1d as g1
from shapes import Swirl, ball, grow, ground, ramp, rng, sheet, stone, strips, tube, value
from surfaces import Rock

WRACK = ((0, "#1c1a10"), (0.3, "#3c3a18"), (0.6, "#6a6622"), (0.85, "#968c32"), (1, "#bcb050"))
FRUIT = ((0, "#7a6a24"), (0.5, "#d0aa34"), (1, "#f0da70"))
GRANITE = Rock(
    seed=63,
    film="#7a7440",
    film_share=0.2,
    crust_share=0.25,
    crack=0.3,
    crack_size=190,
    rough=0.35,
    crystal=0.1,
    base="#9c8a84",
)
MIDDLE, HALF, CUTS, SHARP, SEED = (
    np.array([316.0, 606, 100]),
    np.array([310.0, 350, 220]),
    9,
    70.0,
    23,
)
WATER = 622.0
"""Where the boulder stands in the sea."""


def rock_at(way):
    """Return how far the boulder reaches to these directions, in its half axes."""
    g = rng(SEED)
    nn, dd = unit(g.normal(size=(CUTS, 3))), g.uniform(0.62, 1.0, CUTS)
    dot = way @ nn.T
    e = np.where(dot > 0.08, dd / np.maximum(dot, 0.08), 9.0)
    e = np.concatenate([e, np.full((*way.shape[:-1], 1), 1.08)], -1)
    return np.clip(-np.log(np.exp(-SHARP * e).sum(-1)) / SHARP, 0.3, 1.2)


def on_rock(way):
    """Return the point of the boulder's surface towards a direction."""
    q = unit(np.asarray(way, float))
    return MIDDLE + q * HALF * rock_at(q[None])[0]


def draped(p, d, long, off, sw, sway=0.25, step=3.0):
    """Let a line hang from a point: it falls, but not into the boulder."""
    d, out = unit(np.asarray(d, float)), [p]
    for i in range(int(long / step)):
        d = unit(d + np.array([0, 1.0, 0]) * 0.075 + sw(p[None])[0] * sway * 0.03)
        e = p + d * step
        q = (e - MIDDLE) / HALF
        size = np.linalg.norm(q)
        least = rock_at((q / size)[None])[0] + off / 250 * min(1, i / 14)
        if size < least:
            e = MIDDLE + q / size * HALF * least
        d, p = unit(e - p), e
        out.append(p)
    return g1(np.array(out), 2.0, axis=0)


def lies(P):
    """Return which way is out of the boulder at points of a line."""
    return unit((P - MIDDLE) / HALF**2)


def strap(s, P, half, g, *, gap=92.0, dim=1.0, ripe=0.35, turn=1.7):
    """Lay a strap along P: flat, with floats in it, and short side shoots from notches at its edges."""
    n = len(P)
    t = np.linspace(0, 1, n)
    way = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    long = way[-1]
    pos = np.arange(gap * g.uniform(0.7, 1.1), long - 0.3 * gap, gap)
    pos = pos + g.normal(0, gap * 0.05, len(pos))
    swell = np.zeros(n)
    for q in pos:
        a = half * g.uniform(1.0, 1.2)
        swell = np.maximum(swell, np.sqrt(np.clip(1 - ((way - q) / (a * 1.4)) ** 2, 0, 1)) * a)
    edge = 1 + 0.10 * value(np.stack([way, 0 * way, 0 * way + g.uniform(0, 900)], 1), 26, 3, 2)
    body = half * np.interp(t, [0, 0.08, 0.35, 0.85, 1], [0.5, 0.75, 1.0, 0.8, 0.3]) * edge
    wide, thick = g1(np.maximum(body, swell), 1.2), g1(np.maximum(body * 0.1, swell * 0.7), 1.2)
    k = 26
    a = np.linspace(0, 2 * np.pi, k + 1)[None, :, None]
    T = unit(np.gradient(P, axis=0))
    tw = g1(np.cumsum(g.normal(0, 0.06, n)), 6) * turn + g.normal(0, 0.2)
    N = unit(lies(P) + np.array([0, 0, -0.6]))
    A = unit(np.cross(T, N))
    B = np.cross(A, T)
    A, B = (
        A * np.cos(tw)[:, None] + B * np.sin(tw)[:, None],
        B * np.cos(tw)[:, None] - A * np.sin(tw)[:, None],
    )
    x, y = A[:, None] * np.cos(a), B[:, None] * np.sin(a)
    V = P[:, None] + x * wide[:, None, None] + y * thick[:, None, None]
    out = unit(x / wide[:, None, None] + y / thick[:, None, None])
    hull = smooth(0.4, 1.3, swell / half)
    u = 0.14 + 0.36 * t + 0.26 * hull + 0.05 * value(P, 40, 5, 2)
    flat = np.abs(np.cos(a[..., 0]))
    c = ramp(np.clip(u[:, None] + 0.30 * smooth(0.72, 1, flat) * (1 - hull[:, None]), 0, 1), *WRACK)
    streak = np.sin(a[..., 0] * 5 + g.uniform(0, 6)) * np.sin(
        way[:, None] / 19 + g.uniform(0, 6) + 2 * a[..., 0]
    )
    c = c * np.exp(0.10 * streak)[..., None]
    c = c * dim * np.exp(0.06 * value(V, 11, 7, 2))[..., None]
    gloss = np.broadcast_to((0.08 + 0.12 * hull)[:, None], V.shape[:2])
    sheet(s, V, c.astype(F), out=out, glow=0.25, gloss=gloss.ravel(), solid=0.9)
    for q in np.arange(0.3 * long, 0.96 * long, gap * 0.5):
        if g.random() > ripe or np.min(np.abs(pos - q), initial=1e9) < half * 2.2:
            continue
        j = int(np.interp(q, way, np.arange(n)))
        e = g.choice((-1, 1))
        for _ in range(int(g.integers(1, 3))):
            shoot(
                s,
                P[j] + A[j] * e * wide[j] * 0.8,
                unit(T[j] * 0.7 + A[j] * e * 0.8 + g.normal(0, 0.2, 3) + B[j] * 0.3),
                half,
                g,
                dim,
            )
    return P


def shoot(s, p, d, half, g, dim):
    """Hang a side shoot with a swollen fruit at its end."""
    P = grow(p, d, half * g.uniform(2.6, 3.8), 22, to=(0, 1, 0), pull=0.9)[0]
    v = np.linspace(0, 1, 22)
    r = half * np.interp(v, [0, 0.4, 0.58, 0.75, 0.92, 1], [0.14, 0.16, 0.44, 0.56, 0.40, 0.03])
    wart = 1 + 0.10 * g.random((22, 13)) * (v > 0.5)[:, None]
    tube(
        s,
        P,
        r[:, None] * wart,
        (ramp(v, *FRUIT) * dim)[:, None],
        12,
        glow=0.35,
        gloss=0.12,
        solid=0.8,
    )


def gull(s, p, size, heading, bank):
    """Let a gull glide: white body, angled grey wings with black tips."""
    p, f = np.asarray(p, float), unit(np.asarray(heading, float))
    side = unit(np.cross(f, [0, -1.0, 0]))
    up = np.cross(side, f)
    side, up = side * np.cos(bank) + up * np.sin(bank), up * np.cos(bank) - side * np.sin(bank)
    if up[1] > 0:
        up = -up
    white = rgb("#f6f2ea")
    ball(s, p, (0.12 * size, 0.42 * size, 0.12 * size), white, axis=f, n=16, glow=0.3)
    ball(s, p + f * 0.40 * size + up * 0.05 * size, 0.11 * size, white, n=12, glow=0.3)
    ball(
        s,
        p + f * 0.54 * size + up * 0.03 * size,
        (0.035 * size, 0.09 * size, 0.035 * size),
        rgb("#d8902a"),
        axis=f,
        n=8,
    )
    t = np.linspace(0, 1, 30)
    tone = ramp(
        t, (0, "#c4c8d2"), (0.6, "#98a0b0"), (0.82, "#747c8c"), (0.86, "#1a1c24"), (1, "#14161c")
    )
    for e in (-1, 1):
        joints = [(0.06, 0.06, 0.12), (0.42, 0.34, 0.22), (0.86, 0.30, 0.02), (1.25, 0.10, -0.22)]
        P = CubicSpline(
            np.linspace(0, 1, 4), [p + (side * e * a + up * b + f * c) * size for a, b, c in joints]
        )(t)
        half = size * np.interp(t, [0, 0.35, 0.75, 1], [0.21, 0.19, 0.13, 0.01])
        strips(
            s,
            P[None],
            half[None],
            tone[None, :, None],
            face=up - 0.35 * f,
            k=5,
            camber=0.2,
            glow=0.5,
            solid=0.5,
        )
    tail = np.linspace(p - f * 0.34 * size, p - f * 0.62 * size, 8)
    strips(s, tail[None], np.linspace(0.06, 0.16, 8)[None] * size, white, face=up, glow=0.5)


def farther(c, x, z, high):  # noqa: ARG001 (what a ground asks)
    """Let the near water darken towards the colour of the open sea."""
    m = smooth(-100, 700, z)[..., None]
    c = c * (1 - m) + rgb("#163a56") * m
    wave = value(np.stack([x * 0.22, 0 * x, z * 1.2], -1), 22, 31, 3)
    c = c + rgb("#e8b878") * (smooth(0.45, 1.1, wave) * smooth(330, 60, x) * 0.28)[..., None]
    q = np.stack(
        [
            (x - MIDDLE[0]) / HALF[0],
            0 * x + (WATER - MIDDLE[1]) / HALF[1],
            (z - MIDDLE[2]) / HALF[2],
        ],
        -1,
    )
    size = np.linalg.norm(q, axis=-1)
    near = size / rock_at(q / np.maximum(size, 1e-6)[..., None])
    c = c * (1 - 0.6 * smooth(1.6, 1.0, near + 0.14 * wave))[..., None]
    torn = value(np.stack([x * 0.6, 0 * x, z], -1), 16, 33, 3)
    foam = smooth(1.09 + 0.05 * torn, 1.03 + 0.05 * torn, near) * smooth(-0.5, 0.1, torn + 0.3)
    foam = foam + 0.5 * smooth(0.03, 0.0, np.abs(near - 1.2 - 0.06 * torn)) * smooth(0.1, 0.6, torn)
    return c + (rgb("#f2e6dc") - c) * (0.85 * np.clip(foam, 0, 1))[..., None]


def evening(im, k):
    """Paint sky and sea behind everything: low sun at the left, a skerry, long glints."""
    h, w = im.shape[:2]
    y, x = np.mgrid[0:h, 0:w].astype(F) / F(k)
    row = 266.0
    c = (
        np.stack(
            [
                np.interp(
                    y,
                    [0, 90, 180, 240, row],
                    [
                        (rgb(q) ** (1 / 2.2))[e]
                        for q in ("#4f86b4", "#88b0c4", "#e4c8b0", "#ffd69a", "#ffe0a4")
                    ],
                )
                for e in range(3)
            ],
            -1,
        )
        ** 2.2
    )
    cloud = noise(h, w, 150 * k, 26 * k, 7, 5) + 0.3 * (1 - np.abs(y - 120) / 120)
    m = smooth(0.35, 1.3, cloud) * smooth(row, row - 70, y)
    tone = (
        rgb("#d8a6a0")
        + (rgb("#ffe8c4") - rgb("#d8a6a0"))
        * smooth(0.3, -0.5, noise(h, w, 60 * k, 14 * k, 9, 3))[..., None]
    )
    c = c + (tone - c) * (0.8 * m)[..., None]
    glow = np.exp(-(((x - 40) / 200) ** 2) - ((y - row) / 110) ** 2)
    c = c + rgb("#ffcf80") * (0.9 * glow)[..., None]
    land = (
        row
        - 10 * np.clip(1 - ((x - 96) / 74) ** 2, 0, 1) ** 0.6
        - 1.6 * noise(1, w, 20 * k, 4, 5, 3)
    )
    m = smooth(-0.8, 0.8, y - land) * (np.abs(x - 96) < 74)
    c = c + (rgb("#7c7a90") - c) * (m * 0.85)[..., None]
    t = np.clip((y - row) / 330, 0, 1) ** 0.6
    sea = (
        np.stack(
            [
                np.interp(
                    t,
                    [0, 0.25, 0.6, 1],
                    [
                        (rgb(q) ** (1 / 2.2))[e]
                        for q in ("#e8c49a", "#8aa2a4", "#3f6a80", "#1f4058")
                    ],
                )
                for e in range(3)
            ],
            -1,
        )
        ** 2.2
    )
    ripple = noise(h, w, 70 * k, 3.2 * k, 21, 3) * 0.7 + noise(h, w, 160 * k, 9 * k, 22, 3) * 0.6
    sea = sea * np.exp(0.22 * ripple)[..., None]
    sea = (
        sea
        + rgb("#ffd896")
        * (smooth(0.7, 1.9, ripple) * np.exp(-(((x - 40) / 130) ** 2)) * np.exp(-t * 1.6))[
            ..., None
        ]
    )
    m = smooth(row - 0.6, row + 0.6, y)[..., None]
    return (c * (1 - m) + sea * m).astype(F)


def compose():
    s = Scene()
    sw = Swirl(61, 160)
    g = rng(31)
    stone(
        s,
        MIDDLE,
        HALF,
        SEED,
        ("#94827c", "#665e68"),
        cuts=CUTS,
        n=170,
        rough=0.012,
        speck=0,
        skin=GRANITE,
        sharp=SHARP,
    )
    # what the tide has just left is wet and dark, up to an uneven line
    line = WATER - 88 - 9 * value(s.v[-1] * np.array([1.0, 0, 1]), 60, 41, 2)
    wet = smooth(-14, 10, s.v[-1][:, 1] - line)[:, None]
    s.a[-1][:, 3:6] *= 1 - wet * (1 - np.array([0.1, 0.115, 0.14]))
    stone(
        s,
        (60, 640, 180),
        (110, 60, 90),
        17,
        ("#a89690", "#746a74"),
        cuts=11,
        n=80,
        speck=0,
        skin=GRANITE,
    )
    ground(
        s,
        WATER,
        ("#3f6878", "#264a60"),
        lambda x, z: 2.2 * value(np.stack([x * 0.35, 0 * x, z], -1), 26, 4, 3),
        seed=6,
        patch=190,
        speck=0.03,
        gloss=0.5,
        tint=farther,
    )
    for rank, (count, half, dim, ripe, off) in enumerate(
        ((11, 9.5, 0.5, 0.1, 3), (7, 10.5, 0.8, 0.15, 10), (5, 11.5, 1.1, 0.2, 18))
    ):
        for i in range(count):
            a = -1.0 + 2.0 * ((i + 0.5) / count) ** 1.1 + g.normal(0, 0.09)
            p = on_rock(
                (a * (0.85, 0.85, 0.72)[rank], -0.95, -0.42 + 0.06 * rank + 0.08 * g.normal())
            )
            d = (a * 0.6 + g.normal(0, 0.15), 0.45 * (rank == 2), -0.9)
            own = half * g.uniform(0.8, 1.15)
            P = draped(
                p,
                d,
                g.choice((0.7, 1.0, 1.25)) * g.uniform(250, 320) - 30 * a,
                off + g.uniform(0, 6),
                sw,
                0.45,
            )
            strap(s, P, own, g, gap=g.uniform(84, 112), dim=dim * g.uniform(0.85, 1.1), ripe=ripe)
            for q in g.uniform(0.2, 0.5, 1):
                j = int(q * len(P))
                T = unit(P[j + 1] - P[j])
                out = unit(np.cross(T, lies(P[j]))) * g.choice((-1, 1))
                B = draped(P[j], T + out * 0.55, g.uniform(110, 210), off + 8, sw, 0.45)
                strap(s, B, own * 0.8, g, gap=g.uniform(80, 104), dim=dim, ripe=ripe)
    gull(s, (88, 146, 20), 62, (0.85, 0.15, -0.5), 0.72)
    light = Light(
        (-0.8, -0.5, -0.36), "#ffd79a", 3.1, "#a9bede", "#6a6484", 1.0,
        caustics=0.0, ao=0.7, density=0.9, seed=13, through=(1.2, 1.0, 0.4), deep=0.0004,
    )  # fmt: skip
    water = Water(
        [(0, "#88b0c4"), (1, "#1f4058")],
        glow=("#ffd69a", 40, 250, 200, 0.0),
        shafts=0,
        ceiling=0,
        seed=22,
    )
    look = Look(haze=900, haze_from=60, motes=0, foot=0.3, foot_colour="#10243c", brush=0.6)
    return dict(scene=s, light=light, water=water, look=look, before=evening, pitch=4.0)
