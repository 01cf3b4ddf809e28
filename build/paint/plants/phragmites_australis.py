"""Common reed. Late summer evening at the edge of a bay: a gust combs the reeds to the right; jointed
stems with sheaths bend at the top, every leaf streams from the same side like a flag, the purple-brown
plumes hang over and shine against the low sun. Broken stems of last year stand in the water, all of it
mirrored in the swell. A dragonfly has landed on the nearest stem."""

from __future__ import annotations

import numpy as np
from render import F, Light, Look, Scene, Water, noise, rgb, smooth, unit
from shapes import Swirl, ball, balls, grow, ramp, rng, shades, strips, tube

HORIZON = 404.0


def base(z):
    """Where a stem that stands at depth z meets the water."""
    return HORIZON + 190.0 * 1100 / (1100 + z)


def on_water(z):
    """Return the row of space, at this depth, at which a stem meets the water."""
    return 330 + (base(z) - 330) * (1100 + z) / 1100


def reed(s, x, z, height, seed, sw, wind=0.3, w=1.0, plume=True, dim=1.0):
    """One reed: joints, sheaths, streaming leaves, plume; gives the stem."""
    g = rng(seed)
    y = on_water(z)
    n = 60
    A = grow(
        (x, y, z),
        (0.03 + g.normal(0, 0.03), -1, g.normal(0, 0.03)),
        height,
        n,
        to=(1, -0.65, 0),
        pull=wind * g.uniform(0.8, 1.2) * 0.55,
        swirl=sw,
        sway=0.05,
    )[0]
    t = np.linspace(0, 1, n)
    joint = np.exp(-(((((t * 9.3) % 1) - 0.5) / 0.05) ** 2))
    c = ramp(t, (0, "#8a7a44"), (0.3, "#7f8f48"), (0.75, "#93a355"), (1, "#b5a868"))
    strips(
        s,
        A[None],
        (np.interp(t, [0, 0.7, 1], [4.4, 3.4, 1.6]) * (1 + 0.18 * joint))[None] * w,
        (c * (1 - 0.45 * joint[:, None]) * dim)[None],
        k=7,
        round_=True,
        gloss=0.35,
        glow=0.15,
    )
    nl = int(g.integers(6, 9))
    for i in range(nl):
        u = 0.26 + 0.6 * (i + g.uniform(-0.2, 0.2)) / nl
        j = int(u * (n - 1))
        T = unit(A[j + 1] - A[j])
        L = g.uniform(95, 150) * w * np.interp(u, [0.2, 0.6, 0.9], [0.8, 1.05, 0.75])
        m = 34
        sg = -1 if (i % 2 and g.random() < 0.8) else 1
        L = L * (0.6, 0.95, 1.4)[int(g.integers(3))]
        P = grow(
            A[j],
            unit(T * 1.0 + np.array([0.75 * sg, -0.1, g.normal(0, 0.25)])),
            L,
            m,
            to=unit(np.array([1 if sg > 0 else -0.35, 0.22 + 0.45 * g.random(), 0.1 * g.normal()])),
            pull=g.uniform(0.7, 1.15) * (1 if sg > 0 else 0.75),
            swirl=sw,
            sway=0.35,
        )[0]
        v = np.linspace(0, 1, m)
        ww = (
            g.uniform(5.2, 7.2)
            * w
            * np.interp(v, [0, 0.05, 0.22, 0.6, 1], [0.45, 0.75, 1, 0.72, 0.02])
        )
        k = 9
        xx = np.linspace(-1, 1, k)
        cc = (
            ramp(
                np.clip(0.2 + 0.55 * u + 0.2 * v + g.normal(0, 0.08), 0, 1),
                (0, "#5c6a2e"),
                (0.5, "#6f8f3a"),
                (1, "#a3b356"),
            )[:, None]
            * (1 + 0.16 * np.cos(xx * 12))[None, :, None]
        )
        dry = smooth(0.75, 1.0, v + 0.25 * g.random())[:, None, None]
        cc = cc * (1 - 0.6 * dry) + rgb("#b3945a") * 0.6 * dry
        fc = unit(np.array([-0.2, -0.7, -0.75]) + np.outer(v, g.normal(0, 0.9, 3)))
        strips(
            s,
            P[None],
            ww[None],
            (cc * dim)[None],
            face=fc[None],
            k=k,
            camber=0.15,
            glow=0.85,
            gloss=0.1,
            solid=0.8,
        )
    if not plume:
        return A
    # the plume: an axis that droops, whorled branchlets, each a chain of spikelets
    long, open_, ripe = g.uniform(0.7, 1.2), g.uniform(0.35, 1.0), g.random()
    droop = g.uniform(0.45, 1.05)
    B = grow(A[-1], unit(A[-1] - A[-3]), 96 * long * w, 24, to=(1, 0.12, 0), pull=droop)[0]
    strips(s, B[None], np.linspace(1.5, 0.4, 24)[None] * w, rgb("#8a6a4a"), round_=True)
    nb = 54
    q = np.sort(g.uniform(0, 0.93, nb))
    j = np.minimum((q * 23).astype(int), 22)
    T = unit(B[j + 1] - B[j])
    out = unit(np.cross(T, g.normal(size=T.shape)))
    L = w * np.interp(q, [0, 0.25, 1], [34, 48, 16]) * g.uniform(0.6, 1.2, nb)
    L = L * (0.55 + 0.5 * open_) * (0.5 + 0.5 * long)
    Q = grow(
        B[j],
        unit(T * 0.8 + out * open_),
        L,
        12,
        to=unit(np.array([1, 0.45, 0])),
        pull=0.85,
        seed=seed,
    )
    strips(
        s, Q, np.full((nb, 12), 0.55) * w, rgb("#8f6a5a") * dim, round_=True, glow=0.6, solid=0.4
    )
    ns = 9
    e = np.repeat(np.arange(nb), ns)
    f = np.tile(np.linspace(2, 10.5, ns), nb)
    i0 = f.astype(int)
    p = Q[e, i0] + (Q[e, i0 + 1] - Q[e, i0]) * (f - i0)[:, None]
    d = unit(Q[e, i0 + 1] - Q[e, i0] + g.normal(0, 0.35, p.shape))
    S = grow(p, d, g.uniform(6, 10, len(p)) * w, 5, to=(1, 0.3, 0), pull=0.4)
    C = (
        shades(
            np.where(
                g.random((len(p), 1)) < 0.6,
                rgb("#6e3f52") * (1 - ripe) + rgb("#7a5a44") * ripe,
                rgb("#a0705e") * (1 - ripe) + rgb("#bd9a70") * ripe,
            ),
            len(p),
            0.25,
            seed,
            0.1,
        )
        * dim
    )
    strips(
        s,
        S,
        np.array([[0.5, 1.5, 1.4, 0.8, 0.1]]) * w * np.ones((len(p), 1)),
        C,
        k=3,
        camber=0.3,
        glow=0.9,
        gloss=0.2,
        solid=0.6,
    )
    return A


def mirrored(s, first, foot, seed):
    """The mirror image of everything added since `first`, broken up by the swell."""
    g = rng(seed)
    ph = g.uniform(0, 6.28, 3)
    for i in range(first, len(s.v)):
        v, a = s.v[i].copy(), s.a[i].copy()
        d = np.clip(foot - v[:, 1], 0, None)
        far = 0.35 + d / 70
        v[:, 1] = foot + d * 0.85 + 1.5 * far * np.sin(d * 0.21 + ph[0])
        v[:, 0] += far * (2.0 * np.sin(d * 0.33 + ph[1]) + 1.2 * np.sin(d * 0.83 + ph[2]))
        v[:, 2] += 2
        a[:, 1] *= -1
        a[:, 3:6] = a[:, 3:6] * 0.35 + rgb("#22454a") * 0.35
        a[:, 6] *= 0.3
        a[:, 7] = 0
        a[:, 8] *= 0.72 * np.exp(-d / 240)
        start = sum(len(q) for q in s.v[:i])
        tri = s.t[i] - start + s.count
        s.v.append(v)
        s.a.append(a)
        s.t.append(tri)
        s.o.append(np.zeros(len(tri), F))
        s.k.append(s.k[i])
        s.count += len(v)


def dragonfly(s, p, L, heading):
    """A blue hawker at rest, wings spread."""
    f = unit(np.asarray(heading, float))
    u = unit(np.array([0.75, -0.5, -0.55]) - f * (np.array([0.75, -0.5, -0.55]) @ f))
    l = np.cross(f, u)
    p = np.asarray(p, float)
    t = np.linspace(0, 1, 70)
    cen = p - f * (t * L)[:, None] + u * (0.04 * np.sin(t * 3))[:, None] * L
    R = L * np.interp(t, [0, 0.06, 0.16, 0.24, 0.9, 1], [0.045, 0.052, 0.034, 0.026, 0.028, 0.018])
    seg = np.exp(-(((((t * 10) % 1) - 0.5) / 0.12) ** 2))
    c = ramp(t, (0, "#3f5a3a"), (0.2, "#3a6a7a"), (1, "#2f7fb0")) * (1 - 0.75 * seg[:, None])
    tube(s, cen, R, c[:, None], 12, gloss=0.6)
    th = p + f * 0.06 * L
    ball(s, th, (0.072 * L, 0.11 * L, 0.075 * L), rgb("#4a6a3a"), axis=f, n=14, gloss=0.4)
    hd = th + f * 0.14 * L
    for sg in (-1, 1):
        ball(s, hd + l * sg * 0.035 * L, 0.05 * L, rgb("#3a7a8a"), n=10, gloss=0.9)
        for k, (a, ln, wd) in enumerate(((0.2, 0.84, 0.075), (-0.34, 0.8, 0.1))):
            m = 60
            P = grow(th + u * 0.05 * L - f * 0.06 * L * k, l * sg + f * a + u * 0.12, ln * L, m)[0]
            v = np.linspace(0, 1, m)
            x = np.linspace(-1, 1, 25)
            w = wd * L * np.interp(v, [0, 0.15, 0.6, 0.92, 1], [0.3, 0.7, 1, 0.75, 0.15])
            net = 0.5 + 0.5 * np.cos(v[:, None] * 110) * np.cos(x * 12)[None]
            vein = np.clip(
                np.exp(-(((x + sg * 0.9) / 0.12) ** 2))[None]
                + 0.7 * np.exp(-(((x + sg * 0.45) / 0.08) ** 2))[None] * (v[:, None] < 0.6)
                + 0.35 * (net > 0.8),
                0,
                1,
            )
            spot = np.exp(
                -(((v[:, None] - 0.84) / 0.05) ** 2) - (((x[None] + sg * 0.75) / 0.3) ** 2)
            )
            dark = np.clip(0.8 * vein + spot, 0, 1)[..., None]
            cc = rgb("#dfe8e4") * (1 - dark) + rgb("#4a3018") * dark
            al = 0.42 + 0.4 * vein
            strips(
                s,
                P[None],
                w[None],
                cc[None],
                face=np.broadcast_to(u, P.shape)[None],
                k=25,
                glow=0.35,
                gloss=0.9,
                alpha=np.clip(al + 0.6 * spot, 0, 1),
                solid=0.2,
            )


def compose():
    s = Scene()
    sw = Swirl(151, 120)
    g = rng(7)
    for _ in range(34):
        z = g.uniform(220, 900)
        first, sd = len(s.v), int(g.integers(1e6))
        x = g.uniform(-90, 330) * g.uniform(0.6, 1.0)
        reed(s, x + (x - 240) * z / 1100, z, g.uniform(250, 400), 600 + sd, sw, 0.34, 1.0, dim=0.8)
        mirrored(s, first, on_water(z), sd)
    for i, (x, z, h, w, wind) in enumerate(
        [
            (92, -130, 424, 1.75, 0.5),
            (196, -60, 380, 1.5, 0.46),
            (16, -20, 470, 1.4, 0.36),
            (268, 30, 330, 1.25, 0.42),
            (150, 60, 470, 1.2, 0.36),
            (56, 110, 500, 1.1, 0.34),
            (226, 150, 430, 1.05, 0.34),
            (318, 140, 220, 1.0, 0.40),
            (-10, 150, 440, 1.0, 0.3),
        ]
    ):
        first = len(s.v)
        reed(s, x, z, h, 20 + i, sw, wind, w, dim=1.0 if i < 4 else 0.85)
        mirrored(s, first, on_water(z), 20 + i)
    # last year's stems, broken
    for i in range(20):
        z, x = g.uniform(-150, 300), g.uniform(-20, 300) + 200 * (i % 5 == 0)
        y = on_water(z)
        first = len(s.v)
        P = grow(
            (x, y, z),
            (g.normal(0, 0.2), -1, 0.1 * g.normal()),
            g.uniform(16, 130) * g.uniform(0.4, 1),
            14,
            wobble=0.05,
            seed=i,
        )[0]
        strips(
            s,
            P[None],
            np.full((1, 14), g.uniform(2.0, 4.0)),
            shades(rgb("#b59a68"), 1, 0.2, i)[None],
            k=5,
            round_=True,
            gloss=0.2,
        )
        mirrored(s, first, y, i)
    first = len(s.v)
    perch = grow((340, on_water(-120), -120), (0.1, -1, 0), 150, 14, bend=np.array([[0.25, 0, 0]]))[
        0
    ]
    strips(s, perch[None], np.full((1, 14), 3.4), rgb("#b59a68"), k=7, round_=True, gloss=0.2)
    mirrored(s, first, on_water(-120), 77)
    dragonfly(s, perch[-1] + np.array([4, -5, -6.0]), 62, unit(np.array([0.84, -0.5, -0.2])))
    light = Light(
        (-0.72, -0.52, 0.32),
        "#ffe0a8",
        3.0,
        "#b9cfe0",
        "#7a7a6a",
        1.0,
        caustics=0,
        ao=0.4,
        density=0.5,
        seed=5,
        deep=0,
        through=(1.25, 1.1, 0.5),
    )
    water = Water(
        [(0, "#5f94c0"), (0.2, "#a4c4cc"), (0.38, "#f0d8a4"), (0.56, "#ffcf88"), (1, "#ffcf88")],
        glow=("#fff0c4", 70, 250, 230, 0.75),
        shafts=0,
        ceiling=0,
        seed=58,
        murk=0.02,
    )

    def before(bg, k):
        h, w = bg.shape[:2]
        y, x = np.mgrid[0:h, 0:w].astype(F) / F(k)
        cl = smooth(0.5, 1.9, noise(h, w, 190 * k, 22 * k, 6, 3)) * smooth(400, 120, y)
        bg = bg * (1 - 0.45 * cl[..., None]) + rgb("#fff1d6") * 0.45 * cl[..., None]
        shore = (
            HORIZON
            - 10
            - 9 * smooth(180, 480, x)
            - 2.4 * np.abs(np.sin(x / 7.1) + np.sin(x / 3.3 + 1))
        )
        m = (smooth(-0.6, 0.6, y - shore) * (y < HORIZON + 2))[..., None]
        bg = bg * (1 - 0.62 * m) + rgb("#7d8f8c") * 0.62 * m
        # the water: the sky above the line mirrored in a swell, cooler and darker towards us
        yy, xx = np.mgrid[0:h, 0:w].astype(F)
        hz = HORIZON * k
        d = np.clip(yy - hz, 0, None)
        swell = noise(h, w, 80 * k, 5 * k, 8, 3) * (0.4 + d / (60 * k))
        sx = np.clip(xx + swell * 3 * k, 0, w - 1).astype(int)
        sy = np.clip(hz - d * 1.3 - 3 * k + swell * 7 * k, 0, h - 1).astype(int)
        deep = smooth(-40 * k, 190 * k, d)[..., None]
        mirror = bg[sy, sx] * (0.74 - 0.55 * deep) + rgb("#2a505c") * (0.14 + 0.5 * deep)
        glint = smooth(1.2, 2.2, noise(h, w, 46 * k, 3 * k, 10, 2)) * np.exp(
            -(((x - 90) / 150) ** 2)
        )
        mirror = mirror + (glint * 0.4)[..., None] * rgb("#fff0cc")
        m = smooth(-0.8, 0.8, yy - hz)[..., None]
        return bg * (1 - m) + mirror * m

    look = Look(
        haze=640,
        haze_from=110,
        motes=0,
        foot_colour="#12262e",
        vignette=0.35,
        brush=0.4,
        contrast=0.25,
    )
    return dict(scene=s, light=light, water=water, look=look, before=before)
