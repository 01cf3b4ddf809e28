"""Knotted wrack. From a ledge of split rock one long leathery strap without a rib rises and bends with
the swell, whole from root to tips; single egg-shaped floats swell in the strap itself, far apart; from
its edges grow pairs of short side shoots with raisin-like fruit. Others fade in the blue. Periwinkles
graze the rock among bay barnacles."""

from __future__ import annotations

import numpy as np
from render import Light, Look, Scene, Water, rgb, smooth, unit
from scipy.interpolate import CubicSpline
from scipy.ndimage import gaussian_filter1d as g1
from shapes import (
    ball,
    bedrock,
    grow,
    ground,
    ramp,
    rng,
    shades,
    sheet,
    snail,
    stone,
    tube,
    value,
)
from surfaces import Rock

TONES = ((0, "#232012"), (0.3, "#4a4820"), (0.65, "#7d7a2c"), (0.88, "#a9a03e"), (1, "#cfc468"))


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
    C = ramp(np.clip(uu, 0, 1), *TONES)[:, None] * dim
    C = C * np.exp(
        0.08 * np.cos(an * 3 + 1)[None, :, None] + 0.05 * value(V, 9, seed, 2)[..., None]
    )
    sheet(s, V, C, out=out, glow=0.3, gloss=0.5, solid=0.9)
    for q0, q1 in zip(pos[:-1], pos[1:], strict=True):
        for f in g.permutation([0.3, 0.5, 0.72])[: 2 + (q1 > 0.5 * ln)]:
            q = (q0 + f * (q1 - q0)) / ln
            if q < 0.3:
                continue
            for sg in (-1, 1):
                shoot(
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


def shoot(s, P, A, T, wide, j, sg, q, w, g, to, dim):
    """A short side shoot; near the tip of the strap it ends in a raisin-like fruit."""
    d = unit(T[j] * 0.7 + A[j] * sg + g.normal(0, 0.15, 3))
    L = w * g.uniform(2.0, 4.2)
    Q = grow(P[j] + A[j] * sg * wide[j] * 0.7, d, L, 20, to=to, pull=0.5)[0]
    v = np.linspace(0, 1, 20)
    R = w * np.interp(v, [0, 0.35, 0.6, 0.85, 1], [0.1, 0.13, 0.36, 0.33, 0.03])
    c = ramp(0.5 + 0.4 * q + 0.25 * v, *TONES) * dim
    wart = 1 + 0.1 * g.random((20, 13)) * (v > 0.45)[:, None]
    tube(s, Q, R[:, None] * wart, c[:, None], 12, glow=0.4, gloss=0.4, solid=0.8)


def compose():
    s = Scene()
    at = ground(
        s,
        628,
        ("#5f5c62", "#45444e"),
        bedrock(6, 20, 3, 4, (0.03, 0.06)),
        seed=7,
        patch=80,
        skin=Rock(seed=5, film_share=0.3, crust_share=0.5, crack_size=150, base="#55545c"),
    )
    skin = Rock(
        seed=31,
        film="#7a7a40",
        film_share=0.45,
        crust_share=0.4,
        crack=0.35,
        barnacles=0.9,
        base="#76727a",
        rough=1.3,
    )
    for c, r, sd, tl in [
        ((40, 590, 30), (190, 96, 140), 31, 0.16),
        ((250, 668, 120), (150, 66, 120), 33, -0.05),
        ((470, 690, 160), (120, 60, 100), 34, 0.1),
    ]:
        stone(
            s,
            c,
            r,
            sd,
            ("#85818a", "#5f5d68"),
            cuts=9,
            n=130,
            rough=0.02,
            tilt=tl,
            speck=0.0,
            sharp=34,
            skin=skin,
        )
    root = np.array([134.0, 502, -44])
    right = (0.8, -0.7, -0.1)
    strap(
        s,
        [root, (146, 410, -56), (184, 300, -66), (254, 204, -70), (352, 148, -60)],
        15,
        72,
        right,
        92,
    )
    strap(
        s, [(153, 384, -56), (206, 330, -50), (290, 306, -60), (384, 326, -80)], 12.5, 73, right, 82
    )
    strap(
        s, [(192, 286, -66), (196, 220, -50), (214, 158, -40), (262, 96, -40)], 12.5, 74, right, 76
    )
    strap(
        s,
        [(248, 210, -70), (304, 208, -90), (360, 226, -100), (420, 216, -96)],
        11.5,
        79,
        right,
        74,
    )
    strap(
        s,
        [
            root + np.array([-12, 2, 20]),
            (104, 420, 30),
            (62, 350, 50),
            (56, 262, 50),
            (92, 186, 40),
        ],
        12,
        75,
        right,
        84,
        0.5,
    )
    strap(s, [(60, 330, 50), (26, 290, 70), (10, 220, 80), (30, 150, 80)], 10, 78, right, 74, 0.45)
    strap(
        s,
        [root + np.array([14, 2, 16]), (196, 470, 20), (270, 440, 40), (340, 462, 60)],
        11,
        77,
        right,
        74,
        0.55,
    )
    g = rng(5)
    for i in range(9):
        ball(
            s,
            root + np.array([g.normal(2, 13), 7 + g.normal(0, 2), g.normal(0, 9)]),
            (g.uniform(9, 15), 4.5, 10),
            shades(rgb("#3a331a"), 1, 0.2, i)[0],
            axis=(g.normal(0, 0.2), -1, 0),
            n=12,
            gloss=0.3,
            solid=2,
        )
    for i, (x, y, z, ln) in enumerate(
        [(380, 640, 260, 300), (440, 640, 300, 400), (320, 640, 360, 340)]
    ):
        path = [
            (x, y, z),
            (x - 6, y - 0.4 * ln, z),
            (x + 24, y - 0.75 * ln, z),
            (x + 90, y - ln, z),
        ]
        strap(s, path, 11, 120 + i, right, 74, 0.6)
    snail(s, (64, float(502), -96), 14, (0.9, 0.1, -0.3), colours=("#4a3f30", "#8d7a52"), seed=3)
    snail(s, (216, 546, -70), 11, (-0.8, -0.3, -0.5), colours=("#8a5a2a", "#d0a050"), seed=4)
    light = Light(
        (-0.62, -0.74, -0.22),
        "#fff0cc",
        3.2,
        "#86b8d4",
        "#2c4a74",
        1.05,
        caustics=0.25,
        ao=0.8,
        density=0.8,
        seed=12,
        through=(1.15, 1.0, 0.4),
    )
    water = Water(
        [(0, "#7fb4cc"), (0.14, "#4a8fb4"), (0.4, "#22648f"), (0.7, "#123f68"), (1, "#0a2440")],
        glow=("#e8f6ff", 60, -20, 260, 0.5),
        shafts=0.25,
        lean=0.6,
        ceiling=70,
        ceiling_light=0.5,
        seed=19,
    )
    look = Look(
        haze=210, haze_from=20, motes=60, bubbles=[(400, 250, 3), (408, 230, 2), (60, 230, 2.4)]
    )
    return dict(scene=s, light=light, water=water, look=look, pitch=-4.0)
