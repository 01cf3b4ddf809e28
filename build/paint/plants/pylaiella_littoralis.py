"""Pylaiella. April: under the last ice a pair of herring drop their eggs on brown weed. Threads fine as
hair, branched in pairs, are wrung into ropes by the swell, fraying at the ends; golden where the cold
light comes through, nearly black inside; eggs like glass beads stick to them. Ground: grey cobbles."""

from __future__ import annotations

import numpy as np
from render import F, Light, Look, Scene, Water, noise, over, rgb, smooth, unit
from shapes import Swirl, balls, fish, grow, ground, pebbles, ramp, rng, shades, stone, strips
from surfaces import Gravel, Rock

ROCK = Rock(seed=17, film="#6f6a48", film_share=0.5, crust_share=0.2, crack=0.2, base="#82868c")
TONES = ((0, "#22170c"), (0.3, "#4a3214"), (0.6, "#86601f"), (0.85, "#c2953a"), (1, "#e6c878"))


def rope(s, p0, d0, length, n, radius, seed, sw, to, lean_sway=1.15, turns=3.0, dim=1.0):
    """A wrung rope of threads that frays towards its end; gives points on it."""
    g = rng(seed)
    m = 46
    A = grow(
        p0, d0, length, m, to=to, pull=0.8, swirl=sw, sway=lean_sway, bend=g.normal(0, 0.4, 3)
    )[0]
    T = unit(np.gradient(A, axis=0))
    a = unit(np.cross(T, [0.2, 0.3, 1.0]))
    b = np.cross(T, a)
    t = np.linspace(0, 1, m)
    strand = g.integers(0, 4, n)
    ph = strand * 1.571 + g.normal(0, 0.42, n)
    r0 = radius * np.sqrt(g.random(n))
    rr = r0[:, None] * np.interp(t, [0, 0.12, 0.5, 0.8, 1], [1.2, 0.9, 1.1, 2.2, 4.2])[None]
    an = ph[:, None] + (turns * 6.28 * t * (1 - 0.35 * t))[None]
    end = g.uniform(0.7, 1.0, n)[:, None]
    tt = t[None] * end
    x = tt * (m - 1)
    f = np.minimum(x.astype(int), m - 2)
    fr = (x - f)[..., None]

    def on(Q):
        return Q[f] * (1 - fr) + Q[f + 1] * fr

    P = on(A) + on(a) * (rr * np.cos(an))[..., None] + on(b) * (rr * np.sin(an))[..., None]
    P = P + 1.6 * sw(P * 3.0) * (0.4 + 2.2 * t[None, :, None] ** 2)
    k = np.exp(g.normal(0, 0.2, (n, 1, 1)))
    depth = np.clip(r0 / radius, 0, 1)[:, None]
    u = np.clip(0.12 + 0.4 * depth + 0.42 * tt**1.4 + 0.05 * np.sin(an * 4), 0, 1)
    strips(
        s,
        P,
        np.interp(t, [0, 0.6, 1], [1.15, 1.0, 0.35])[None] * np.ones((n, 1)),
        ramp(u, *TONES) * k * dim,
        round_=True,
        glow=0.8,
        gloss=0.2,
        solid=0.6,
    )
    # branches in pairs, mostly towards the frayed end
    h = 9
    e = np.repeat(np.arange(n), h)
    q = np.clip(g.beta(2.2, 1.2, n * h), 0.12, 0.98)
    i = np.minimum((q * (m - 1)).astype(int), m - 2)
    p = P[e, i]
    tn = unit(P[e, i + 1] - P[e, i])
    sd = unit(np.cross(tn, g.normal(size=tn.shape)))
    for sg in (-1, 1):
        L = length * g.uniform(0.05, 0.15, n * h) * (1.15 - 0.5 * q)
        B = grow(
            p, unit(tn + sd * sg * 0.55), L, 10, to=to, pull=0.5, swirl=sw, sway=0.7, seed=seed + 2
        )
        v = np.linspace(0, 1, 10)
        C = ramp(np.clip(0.25 + 0.4 * q[:, None] + 0.45 * v[None], 0, 1), *TONES) * k[e] * dim
        strips(
            s,
            B,
            (0.72 * (1 - 0.6 * v))[None] * np.ones((n * h, 1)),
            C,
            round_=True,
            glow=0.95,
            gloss=0.15,
            solid=0.45,
        )
    return P


def compose():
    s = Scene()
    sw = Swirl(91, 105)
    bed = Gravel(
        seed=14,
        sizes=((48.0, 0.5), (24.0, 0.6), (10.0, 0.8)),
        tones=("#8d9296", "#6a6f78", "#a3a4a2", "#5a5f6a", "#97908c", "#b5b6b2"),
        base="#6b7078",
        film="#6f6a44",
        film_share=0.3,
        bare=-1.0,
    )
    at = ground(s, 572, ("#72777e", "#5f656e"), None, seed=4, skin=bed)
    pebbles(
        s,
        at,
        22,
        14,
        (8, 34),
        (-120, 600),
        (-460, 360),
        near=1.4,
        tones=("#8a8f94", "#666c76", "#9d9c9a", "#7d7880"),
    )
    stone(
        s,
        (190, 566, 10),
        (128, 58, 90),
        17,
        ("#969a9f", "#5f6570"),
        cuts=13,
        n=120,
        rough=0.02,
        sharp=22,
        speck=0,
        skin=ROCK,
    )
    stone(
        s,
        (440, 560, 160),
        (100, 60, 80),
        18,
        ("#8f9298", "#5f6570"),
        cuts=12,
        n=80,
        rough=0.02,
        sharp=22,
        speck=0,
        skin=ROCK,
    )
    stone(
        s,
        (-10, 560, 200),
        (110, 70, 90),
        19,
        ("#8f9298", "#5f6570"),
        cuts=12,
        n=80,
        rough=0.02,
        sharp=22,
        speck=0,
        skin=ROCK,
    )
    g = rng(4)
    pts = []
    root = np.array([176.0, 516, -40])
    for i, (dx, dz, ln, n, r, tx, ty, tn) in enumerate(
        [
            (-0.5, 0.2, 330, 90, 9, 0.35, -1, 3.2),
            (0.0, 0.1, 390, 110, 10, 0.55, -1, 3.6),
            (0.5, -0.1, 370, 100, 10, 1.0, -0.85, 3.2),
            (0.9, 0.1, 300, 90, 9, 1, -0.5, 2.8),
            (-0.9, -0.1, 210, 70, 8, -0.1, -1, 2.2),
            (1.2, -0.3, 230, 70, 8, 1, -0.15, 2.2),
            (0.2, -0.5, 210, 70, 8, 0.5, -0.9, 2.0),
            (-0.2, -0.4, 130, 60, 8, 0.2, -1, 1.2),
            (0.8, -0.5, 130, 60, 8, 1, -0.4, 1.2),
        ]
    ):
        P = rope(
            s,
            root + np.array([dx * 26, 4 * abs(dx), dz * 30]),
            (dx * 0.8, -1, dz),
            ln,
            n,
            r,
            30 + i,
            sw,
            (tx, ty, 0),
            turns=tn,
        )
        pts.append(P[:, 12:44].reshape(-1, 3))
    for i, (x, y, z, ln) in enumerate(
        [
            (440, 505, 150, 170),
            (462, 508, 160, 150),
            (10, 500, 190, 190),
            (-10, 500, 200, 170),
            (330, 560, 260, 150),
        ]
    ):
        rope(s, (x, y, z), (0.2, -1, 0), ln, 60, 9, 70 + i, sw, (0.6, -1, 0), turns=2.0)
    allp = np.concatenate(pts)
    # eggs, in little clusters
    cen = allp[g.integers(0, len(allp), 70)]
    eggs = (cen[:, None] + g.normal(0, 4.2, (70, 6, 3))).reshape(-1, 3)
    balls(
        s,
        eggs + [0, 0, -4],
        np.full(len(eggs), 2.5) * np.exp(g.normal(0, 0.1, len(eggs))),
        shades(rgb("#efe6c8"), len(eggs), 0.1, 3),
        gloss=0.9,
        glow=0.9,
        solid=0.2,
        n=8,
    )
    fall = np.stack([g.normal(150, 20, 26), g.uniform(290, 470, 26), g.normal(-60, 24, 26)], 1)
    balls(s, fall, np.full(26, 2.1), rgb("#f4ecd2"), gloss=0.9, glow=0.9, solid=0.1, n=8)
    fish(s, 134, 232, -60, 206, (0.93, 0.24, -0.28), "herring", bend=0.4, roll=0.16)
    fish(s, 420, 128, 170, 170, (0.8, -0.1, 0.5), "herring", bend=-0.5, roll=0.2)
    light = Light(
        (-0.44, -0.88, 0.0),
        "#fff6e0",
        2.5,
        "#b9dce6",
        "#4d6f86",
        1.3,
        caustics=0.3,
        ao=0.7,
        density=0.8,
        seed=21,
        through=(1.2, 1.0, 0.45),
    )
    water = Water(
        [(0, "#dcf0f0"), (0.16, "#a9d6de"), (0.45, "#4f93ac"), (0.72, "#265f80"), (1, "#123650")],
        glow=("#fffdf0", 250, 60, 260, 0.4),
        shafts=0.25,
        lean=0.1,
        ceiling=0,
        seed=31,
    )

    def before(bg, k):
        """The underside of broken ice: floes with a pale edge, the bright water between them."""
        h, w = bg.shape[:2]
        y, x = np.mgrid[0:h, 0:w].astype(F) / F(k)
        n1 = noise(h, w, 36 * k, 14 * k, 3, 3)
        edge = (
            62
            + 20 * np.sin(x / 83 + 0.7)
            + 9 * np.sin(x / 29 + 2)
            + 2.0 * n1
            + 7 * np.tanh(3 * np.sin(x / 31.0 + 1)) * np.sin(x / 67.0)
        )
        gap = 70 * np.exp(-(((x - 262) / 46) ** 4))
        edge = edge - gap
        d = edge - y
        ice = smooth(-1, 1, d)
        thick = np.clip(d / 60, 0, 1)
        c = rgb("#9fd0da") * (1 - thick[..., None]) + rgb("#e6f4f6") * thick[..., None]
        c = c * np.exp(0.09 * noise(h, w, 24 * k, 9 * k, 8, 3))[..., None]
        c = c * (1 - 0.25 * np.exp(-(((d - 10) / 6) ** 2)))[..., None]
        bg = bg * (1 - ice[..., None]) + c * ice[..., None]
        return bg + rgb("#ffffff") * (0.5 * np.exp(-((d / 1.8) ** 2)))[..., None]

    look = Look(
        haze=360,
        haze_from=60,
        motes=60,
        bubbles=[(196, 66, 4), (206, 80, 2.4), (120, 96, 3), (350, 92, 3), (360, 78, 2)],
    )
    return dict(scene=s, light=light, water=water, look=look, before=before)
