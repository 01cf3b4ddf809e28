"""Spiked water-milfoil. Reddish stems rise from soft river mud and lean downstream; at every node four
comb leaves, each a rib with fine threads on both sides, spread wide below and gathered to a brush at
the tip; one stem breaks the surface with its rosy spike. A string of perch eggs hangs in it like a
folded net; a young pike stands still below."""

from __future__ import annotations

import numpy as np
from render import Light, Look, Scene, Water, noise, over, rgb, smooth, unit
from shapes import (
    Swirl,
    balls,
    fish,
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

MUD = Silt(seed=3, felt=0.3, mound=1.2, film="#6f6a34", film_share=0.35)

TONES = ((0, "#1f2e16"), (0.4, "#335524"), (0.75, "#5d8432"), (1, "#9fae52"))


def milfoil(s, root, height, seed, sw, lean=0.35, width=1.0, fine=1.0, dim=1.0):
    """One stem with its whorls of comb leaves; gives the stem."""
    g = rng(seed)
    n = 60
    A = grow(
        root,
        (lean * 0.2, -1, g.normal(0, 0.1)),
        height,
        n,
        to=(lean, -1, 0),
        pull=0.45,
        swirl=sw,
        sway=0.45,
    )[0]
    t = np.linspace(0, 1, n)
    c = ramp(t, (0, "#6a3a2a"), (0.4, "#a5503a"), (0.8, "#c9705a"), (1, "#b9a060"))
    strips(
        s,
        A[None],
        np.interp(t, [0, 1], [3.4, 1.6])[None] * width,
        c[None] * dim,
        k=5,
        round_=True,
        gloss=0.3,
        glow=0.3,
    )
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(A, axis=0), axis=1))])
    y, gap = height * 0.1, 31.0 * width
    roots, dirs, lens, us, fcs, opens = [], [], [], [], [], []
    while y < height * 0.99:
        u = y / height
        p = np.array([np.interp(y, d, A[:, e]) for e in range(3)])
        T = unit(np.array([np.interp(y, d, np.gradient(A[:, e])) for e in range(3)]))
        a = unit(np.cross(T, [0.3, 0.1, 1.0]))
        b = np.cross(T, a)
        th0 = g.uniform(0, 6.28)
        for k in range(4):
            if g.random() < 0.1 and u < 0.5:
                continue
            th = th0 + k * 1.571 + g.normal(0, 0.2)
            out = a * np.cos(th) + b * np.sin(th)
            op = np.interp(u, [0, 0.6, 0.85, 1], [2.4, 2.0, 1.0, 0.3]) * g.uniform(0.8, 1.2)
            roots.append(p)
            dirs.append(unit(T * 0.5 + out * op + np.array([0.2 * lean, 0.1, 0])))
            lens.append(
                np.interp(u, [0, 0.12, 0.5, 0.85, 1], [30, 60, 68, 44, 22])
                * g.uniform(0.8, 1.15)
                * width
            )
            us.append(u)
            fcs.append(unit(T + g.normal(0, 0.25, 3)))
            opens.append(op)
        y += gap
        gap = 31.0 * width * np.interp(u, [0, 0.5, 0.9, 1], [1.05, 0.95, 0.5, 0.3])
    R, D, L, U, Fc = np.array(roots), np.array(dirs), np.array(lens), np.array(us), np.array(fcs)
    N = len(R)
    m = 16
    Q = grow(
        R,
        D,
        L,
        m,
        to=unit(np.array([0.5, -0.45, 0])),
        pull=g.uniform(0.1, 0.6, N),
        swirl=sw,
        sway=0.35,
        seed=seed,
    )
    v = np.linspace(0, 1, m)
    k = dim * np.exp(g.normal(0, 0.14, (N, 1, 1)))
    C = ramp(np.clip(0.75 * U[:, None] + 0.2 * v[None] + 0.05, 0, 1), *TONES) * k
    strips(
        s,
        Q,
        (0.85 * (1 - 0.6 * v))[None] * width,
        C * 1.1,
        round_=True,
        glow=0.7,
        gloss=0.2,
        solid=0.6,
    )
    # the teeth of the comb, in pairs
    h = 14
    e = np.repeat(np.arange(N), h)
    q = np.tile(np.linspace(0.12, 0.97, h), N)
    x = q * (m - 1)
    f = np.minimum(x.astype(int), m - 2)
    p = Q[e, f] + (Q[e, f + 1] - Q[e, f]) * (x - f)[:, None]
    T = unit(Q[e, f + 1] - Q[e, f])
    side = unit(np.cross(T, Fc[e]))
    len_ = (
        L[e] * np.interp(q, [0, 0.3, 0.7, 1], [0.26, 0.42, 0.3, 0.1]) * g.uniform(0.85, 1.1, len(e))
    )
    for sg in (-1, 1):
        d1 = unit(T * 0.62 + side * sg + g.normal(0, 0.1, T.shape))
        B = grow(p, d1, len_, 6, to=(0.6, -0.3, 0), pull=0.22)
        w = 0.95 * np.array([1, 0.95, 0.85, 0.7, 0.5, 0.2])[None] * width * fine
        Ct = (
            ramp(
                np.clip(0.75 * U[e][:, None] + 0.3 * np.linspace(0, 1, 6)[None] + 0.05, 0, 1),
                *TONES,
            )
            * k[e]
        )
        strips(s, B, np.repeat(w, len(e), 0), Ct, round_=True, glow=0.9, gloss=0.15, solid=0.5)
    return A


def compose():
    s = Scene()
    sw = Swirl(71, 180)
    at = ground(s, 566, ("#8a6448", "#5b4234"), soft_mud(9, 6), seed=7, patch=50, skin=MUD)
    litter(
        s,
        at,
        160,
        5,
        (4, 20),
        (-140, 620),
        (-480, 260),
        colours=("#4a3524", "#8a6a40", "#6a5a34", "#a5845a", "#3a2c22"),
    )
    g = rng(6)
    for i in range(17):
        x, z = g.uniform(-160, 640), g.uniform(150, 520)
        milfoil(
            s,
            (x, float(at(x, z)), z),
            g.uniform(260, 400),
            200 + i,
            sw,
            width=1.15,
            fine=1.3,
            dim=0.6,
        )
    A = milfoil(s, (150, float(at(150, -30)), -30), 474, 11, sw, 0.34, 1.3)
    for i, (x, z, h, w) in enumerate(
        [
            (70, 60, 360, 1.0),
            (226, 70, 380, 1.0),
            (40, -70, 210, 1.05),
            (196, -90, 150, 1.0),
            (420, 90, 330, 1.0),
            (330, 130, 300, 0.95),
        ]
    ):
        milfoil(s, (x, float(at(x, z)), z), h, 20 + i, sw, 0.36, w, dim=0.62)
    # the spike above the water: whorls of small flowers, red below, fresh green at the very top
    top = A[-1]
    T = unit(np.array([0.1, -1, 0]))
    y0 = 118.0
    S = grow(top, (0.12, -1, 0), top[1] - 46, 30, to=T, pull=0.4)[0]
    strips(
        s,
        S[None],
        np.linspace(2.4, 1.8, 30)[None],
        rgb("#b0604c"),
        k=5,
        round_=True,
        glow=0.3,
        gloss=0.3,
    )
    cs, cc, rs = [], [], []
    for i, yy in enumerate(np.arange(104, 46, -7.2)):
        j = int(np.argmin(np.abs(S[:, 1] - yy)))
        for k in range(5):
            a = k * 1.257 + i * 0.6
            r = np.interp(i, [0, 4, 8], [5.4, 4.8, 2.8])
            cs.append(S[j] + np.array([np.cos(a) * r, g.normal(0, 0.5), np.sin(a) * r]))
            cc.append(rgb("#d0607a" if i > 3 else "#b8504a") * np.exp(g.normal(0, 0.15)))
            rs.append(np.interp(i, [0, 4, 8], [3.6, 3.2, 2.2]))
    balls(s, cs, np.array(rs), np.stack(cc), gloss=0.3, glow=0.4, n=9)
    # a young pike lies in wait behind the stems, half turned to the viewer
    fish(s, 296, 452, 34, 270, (0.78, -0.12, -0.62), "pike", bend=0.55, roll=0.1)
    for x, z, h in ((262, -20, 330), (232, 6, 420)):
        milfoil(s, (x, float(at(x, z)), z), h, 60 + x, sw, 0.34, 1.0, dim=0.7)
    for x, y, z, ln in ((418, 300, 90, 62), (446, 330, 130, 54)):
        fish(s, x, y, z, ln, (0.82, -0.35, 0.45), "perch", bend=0.5)
    snail(
        s,
        (92, float(at(92, -160)), -160),
        11,
        (0.9, 0, -0.4),
        colours=("#5a4630", "#9a7c4a"),
        tall=1.3,
    )
    light = Light(
        (-0.66, -0.74, 0.05),
        "#ffdca0",
        3.0,
        "#c4d2a0",
        "#5f6a48",
        1.2,
        caustics=0.6,
        ao=0.6,
        density=0.7,
        seed=15,
    )
    water = Water(
        [(0, "#d8b07c"), (0.2, "#a8a070"), (0.44, "#647a5c"), (0.7, "#3a5a4e"), (1, "#1d3430")],
        glow=("#ffe0a8", 60, 130, 220, 0.4),
        shafts=0.35,
        lean=0.8,
        ceiling=0,
        seed=25,
    )

    def before(bg, k):
        h, w = bg.shape[:2]
        y, x = np.mgrid[0:h, 0:w].astype(np.float32) / np.float32(k)
        sky = np.stack(
            [
                np.interp(y[:, 0], [0, 120], [rgb("#8f9cc0")[e], rgb("#ffc89a")[e]])
                for e in range(3)
            ],
            -1,
        )[:, None].astype(np.float32)
        line = y0 + 2.5 * np.sin(x / 55) + 1.5 * np.sin(x / 21 + 1)
        # far shore: reeds and alders in the haze
        shore = (
            100
            - 8 * smooth(300, 60, x)
            - 5 * smooth(330, 470, x)
            - 1.6 * np.abs(np.sin(x / 6.3) + np.sin(x / 2.9 + 1)) * (1 + smooth(300, 60, x))
        )
        c = np.where((y > shore)[..., None], sky * 0.3 + rgb("#6a5f74") * 0.8, sky)
        c = np.where((y > 101)[..., None], rgb("#e8b896") * 1.0 + 0 * c, c)
        m = smooth(0.6, -0.6, y - line)[..., None]
        bg = bg * (1 - m) + c * m
        lip = np.exp(-(((y - line) / 1.6) ** 2))[..., None]
        dark = np.exp(-(((y - line - 7) / 5) ** 2))[..., None]
        bg = bg * (1 - 0.3 * dark) + rgb("#fffbe6") * 0.9 * lip
        ripple = (
            smooth(0.3, 1.6, noise(h, w, 60 * k, 5 * k, 5, 2))
            * np.exp(-np.clip(y - line, 0, None) / 26)
            * (y > line)
        )
        return bg + rgb("#fff6d0") * (0.35 * ripple)[..., None]

    look = Look(
        haze=340,
        haze_from=50,
        motes=80,
        bubbles=[(300, 210, 2.4), (306, 196, 1.6), (110, 260, 2.2)],
        foot_colour="#1a1512",
        mote_colour=(1, 0.97, 0.82),
    )
    return dict(scene=s, light=light, water=water, look=look, before=before)
