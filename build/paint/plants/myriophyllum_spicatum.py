"""Spiked water-milfoil. Reddish stems rise from soft river mud and lean downstream; at every node four
comb leaves, each a rib with fine threads on both sides, spread wide below and gathered to a brush at
the tip; one stem breaks the surface with its rosy spike. Young perch are
shadows in the haze."""

from __future__ import annotations

import numpy as np
from render import Light, Look, Scene, Water, noise, over, rgb, smooth, unit
from scipy.interpolate import CubicSpline
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
    soft_mud,
    strips,
)
from surfaces import Silt

MUD = Silt(seed=3, felt=0.3, mound=1.2, film="#6f6a34", film_share=0.35)

TONES = ((0, "#1f2e16"), (0.4, "#335524"), (0.75, "#5d8432"), (1, "#9fae52"))


def milfoil(s, line, seed, sw, gap=52.0, width=1.0, fine=1.0, dim=1.0, droop=0.1):
    """One stem along a line, with its whorls of comb leaves; gives the stem."""
    g = rng(seed)
    n = 80
    line = np.asarray(line, float)
    A = CubicSpline(np.linspace(0, 1, len(line)), line)(np.linspace(0, 1, n))
    height = np.linalg.norm(np.diff(A, axis=0), axis=1).sum()
    t = np.linspace(0, 1, n)
    c = ramp(t, (0, "#4a2a24"), (0.4, "#80402e"), (0.8, "#a8654a"), (1, "#a89a5c"))
    strips(
        s,
        A[None],
        np.interp(t, [0, 0.6, 1], [3.0, 1.9, 0.9])[None] * width,
        c[None] * dim,
        k=5,
        round_=True,
        gloss=0.1,
        glow=0.3,
    )
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(A, axis=0), axis=1))])
    y, full = height * 0.09, gap
    roots, dirs, lens, us, fcs, opens = [], [], [], [], [], []
    while y < height * 0.99:
        u = y / height
        p = np.array([np.interp(y, d, A[:, e]) for e in range(3)])
        T = unit(np.array([np.interp(y, d, np.gradient(A[:, e])) for e in range(3)]))
        a = unit(np.cross(T, [0.3, 0.1, 1.0]))
        b = np.cross(T, a)
        th0 = g.uniform(0, 6.28)
        for k in range(4):
            if g.random() < 0.12 and u < 0.4:
                continue
            th = th0 + k * 1.571 + g.normal(0, 0.2)
            out = a * np.cos(th) + b * np.sin(th)
            op = np.interp(u, [0, 0.6, 0.85, 1], [2.6, 2.2, 1.1, 0.35]) * g.uniform(0.8, 1.2)
            roots.append(p)
            dirs.append(unit(T * 0.5 + out * op + np.array([0, droop, 0])))
            lens.append(
                np.interp(u, [0, 0.12, 0.5, 0.85, 1], [40, 66, 74, 52, 24])
                * g.uniform(0.8, 1.15)
                * width
            )
            us.append(u)
            fcs.append(unit(T + g.normal(0, 0.25, 3)))
            opens.append(op)
        y += gap
        gap = full * np.interp(u, [0, 0.5, 0.85, 1], [1.1, 1.0, 0.55, 0.25]) * g.uniform(0.85, 1.15)
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
    h = 12
    e = np.repeat(np.arange(N), h)
    q = np.tile(np.linspace(0.12, 0.97, h), N)
    x = q * (m - 1)
    f = np.minimum(x.astype(int), m - 2)
    p = Q[e, f] + (Q[e, f + 1] - Q[e, f]) * (x - f)[:, None]
    T = unit(Q[e, f + 1] - Q[e, f])
    side = unit(np.cross(T, Fc[e]))
    len_ = (
        L[e] * np.interp(q, [0, 0.3, 0.7, 1], [0.3, 0.46, 0.34, 0.1]) * g.uniform(0.85, 1.1, len(e))
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
    at = ground(s, 606, ("#7a563c", "#4a362c"), soft_mud(9, 6), seed=7, patch=50, skin=MUD)
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
    for i in range(13):
        x, z, h, d = (
            g.uniform(-120, 620),
            g.uniform(220, 560),
            g.uniform(220, 380),
            g.uniform(20, 110),
        )
        y = float(at(x, z))
        milfoil(
            s,
            [(x, y, z), (x + 0.2 * d, y - 0.5 * h, z), (x + d, y - h, z)],
            200 + i,
            sw,
            44,
            1.1,
            1.5,
            0.6,
        )
    A = milfoil(
        s,
        [(84, 612, -30), (92, 500, -50), (132, 390, -70), (200, 280, -70), (272, 168, -40)],
        11,
        sw,
        72,
        1.85,
        1.25,
    )
    milfoil(
        s,
        [(170, 612, 30), (190, 520, 20), (250, 420, 10), (330, 330, 0), (396, 232, 0)],
        17,
        sw,
        52,
        1.35,
        1.2,
        0.85,
    )
    milfoil(
        s,
        [(10, 612, 120), (-4, 500, 120), (16, 420, 120), (40, 350, 110)],
        21,
        sw,
        44,
        1.1,
        1.2,
        0.6,
    )
    milfoil(
        s,
        [(420, 606, 150), (430, 500, 150), (452, 400, 140), (490, 310, 130)],
        23,
        sw,
        44,
        1.1,
        1.2,
        0.6,
    )
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
    for x, y, z, ln in ((96, 226, 300, 62), (40, 250, 330, 52), (128, 262, 350, 46)):
        fish(s, x, y, z, ln, (0.82, -0.3, 0.45), "perch", bend=0.5)
    light = Light(
        (-0.6, -0.8, -0.16),
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
        [(0, "#d8b07c"), (0.16, "#6f9060"), (0.28, "#2c6652"), (0.58, "#0f3f40"), (1, "#08242a")],
        glow=("#ffe0a8", 60, 130, 170, 0.3),
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
                np.interp(y[:, 0], [0, 120], [rgb("#7f90c4")[e], rgb("#ffb888")[e]])
                for e in range(3)
            ],
            -1,
        )[:, None].astype(np.float32)
        line = y0 + 4.5 * np.sin(x / 65 + 0.6) + 1.8 * np.sin(x / 21 + 1)
        # far shore: reeds and alders in the haze
        trees = noise(4, w, 9 * k, 9, 31, 3)[:1] + 1.2 * noise(4, w, 120 * k, 9, 33, 2)[:1]
        shore = np.minimum(90 - 2.4 * trees + 4 * smooth(60, 260, x) - 7 * smooth(300, 470, x), 98)
        c = sky + (sky * 0.3 + rgb("#6a5f74") * 0.8 - sky) * smooth(-0.8, 1.2, y - shore)[..., None]
        lie = smooth(-0.2, 1.4, noise(h, w, 70 * k, 2.2 * k, 35, 2)) * smooth(118, 100, y)
        far_water = rgb("#e8b896") + (rgb("#9a7f92") - rgb("#e8b896")) * (0.75 * lie)[..., None]
        c = np.where((y > 101)[..., None], far_water, c)
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
        saturation=1.1,
        haze_from=50,
        motes=80,
        bubbles=[(300, 210, 2.4), (306, 196, 1.6), (110, 260, 2.2)],
        foot_colour="#1a1512",
        mote_colour=(1, 0.97, 0.82),
    )
    return dict(scene=s, light=light, water=water, look=look, before=before)
