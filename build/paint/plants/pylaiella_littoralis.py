"""Brown felt weed. April, under the breaking ice: soft golden beards hang from a branch of bladder
wrack, threads finer than hair that branch again and again, clumped like wet cotton, dark where they
hold on, gold where the sun comes through a lead between the floes. A sandhopper swims to them."""

from __future__ import annotations

import numpy as np
from fucus_vesiculosus import frond, holdfast, strap
from render import F, Light, Look, Scene, Water, rgb, smooth, unit
from scipy.interpolate import CubicSpline
from shapes import Swirl, grow, hopper, ramp, rng, sheet, stone, strips, value
from surfaces import Rock

GOLD = ((0, "#140c06"), (0.2, "#46290c"), (0.45, "#8f5f18"), (0.7, "#cc9636"), (1, "#f4d890"))
ROCK = Rock(seed=71, film="#5c6040", film_share=0.4, crust_share=0.3, crack=0.4, base="#767880")


def beard(s, at, out, n, long, seed, sw, drift, tones=GOLD, wide=1.0, spread=0.34):
    """Hang a beard: threads gathered in locks, branches and branchlets along them."""
    g = rng(seed)
    locks = max(3, n // 7)
    lead = unit(out + g.normal(0, spread, (locks, 3)))
    own = g.integers(0, locks, n)
    reach = g.uniform(0.6, 1.1, locks)[own] * g.uniform(0.85, 1.1, n)
    P = grow(
        at + g.normal(0, 4.0, (n, 3)), unit(lead[own] + g.normal(0, 0.10, (n, 3))), long * reach, 30,
        to=drift, pull=1.0, swirl=sw, sway=0.62, wobble=0.12, seed=seed,
    )  # fmt: skip
    t = np.linspace(0, 1, 30)
    how = dict(round_=True, gloss=0.12)
    C = ramp(t * 0.8, *tones)[None] * np.exp(g.normal(0, 0.15, (n, 1, 1)))
    strips(s, P, (1.35 * (1 - 0.6 * t))[None] * wide, C, glow=0.75, solid=0.75, **how)
    for level, (m, share, half) in enumerate(((11, 0.24, 0.85), (5, 0.12, 0.65))):
        N, e = len(P), np.repeat(np.arange(len(P)), m)
        u = g.uniform(0.1, 0.98, N * m)
        x = u * (P.shape[1] - 1)
        f = np.minimum(x.astype(int), P.shape[1] - 2)
        q = P[e, f] + (P[e, f + 1] - P[e, f]) * (x - f)[:, None]
        T = unit(P[e, f + 1] - P[e, f])
        steps = 12 if level == 0 else 7
        B = grow(
            q, unit(T + g.normal(0, 0.38, q.shape)), long * share * g.uniform(0.4, 1.15, N * m) * (1.15 - 0.5 * u),
            steps, to=drift, pull=0.35, swirl=sw, sway=0.9, wobble=0.25, seed=seed + level + 1,
        )  # fmt: skip
        tb = np.linspace(0, 1, steps)
        C = ramp(np.clip(u[:, None] * 0.75 + 0.28 * tb[None] + 0.06 * level, 0, 1), *tones)
        C = C * np.exp(g.normal(0, 0.15, (N * m, 1, 1)))
        strips(s, B, (half * (1 - 0.6 * tb))[None] * wide, C, glow=0.85, solid=0.6, **how)
        P = B


def floe(s, x, z, size, deep, seed, y=70.0):
    """Float a slab of ice: an uneven outline, a bevelled edge, a hollowed underside."""
    g = rng(seed)
    a = np.linspace(0, 2 * np.pi, 121)
    turn, cut = (
        unit(np.stack([np.cos(q := g.uniform(0, 6.28, 9)), np.sin(q)], 1)),
        g.uniform(0.7, 1.05, 9),
    )
    way = np.stack([np.cos(a), np.sin(a)], 1)
    dot = way @ turn.T
    rim = np.minimum(np.where(dot > 0.1, cut / np.maximum(dot, 0.1), 9).min(1), 1.3)
    rim = rim * (
        1 + 0.03 * value(np.stack([way[:, 0] * 3, way[:, 1] * 3, 0 * a + seed], 1), 0.4, seed, 3)
    )
    rim[-1] = rim[0]
    r = np.array([0, 0.2, 0.4, 0.6, 0.75, 0.86, 0.93, 0.97, 1.0, 1.0, 0.97])
    sink = np.array([1, 1, 1, 0.98, 0.95, 0.88, 0.76, 0.6, 0.35, 0.1, -0.15])
    X = x + size[0] * r[:, None] * rim[None] * way[None, :, 0]
    Z = z + size[1] * r[:, None] * rim[None] * way[None, :, 1]
    p = np.stack([X, 0 * X, Z], -1)
    Y = y + deep * (sink[:, None] + 0.22 * value(p, 80, seed, 3) * (r[:, None] < 0.95))
    V = np.stack([X, Y, Z], -1)
    c = ramp(
        np.clip(0.45 + 0.3 * value(p, 60, seed + 2, 3) + 0.5 * smooth(0.8, 1.0, r)[:, None], 0, 1),
        (0, "#3f86a4"),
        (0.5, "#6fb0c6"),
        (1, "#e4f6fa"),
    )
    c = c * np.array([0.62, 1.0, 1.75])
    out = np.stack(
        [
            way[None, :, 0] * r[:, None] ** 4,
            np.broadcast_to(1 - r[:, None] ** 6, X.shape),
            way[None, :, 1] * r[:, None] ** 4,
        ],
        -1,
    )
    glow = np.broadcast_to((0.22 + 0.4 * smooth(0.8, 1.0, r))[:, None], X.shape)
    sheet(s, V, c.astype(F), out=out, glow=glow, gloss=0.5, solid=0.25)


def host(s, g, points, half, sw, pairs=2):
    """Lay a branch of the wrack through points; return its line."""
    p = np.asarray(points, float)
    P = CubicSpline(np.linspace(0, 1, len(p)), p)(np.linspace(0, 1, 110))
    w = half * np.interp(
        np.linspace(0, 1, 110), [0, 0.15, 0.45, 0.6, 0.85, 1], [0.4, 0.75, 1.15, 0.95, 1.2, 1.0]
    )
    strap(s, P, (0.2, 0.5, -1), w, g.choice((-1, 1)) * 1.1, 0.15, 0.7, g, pairs=pairs, wave=0.4)
    return P


def compose():
    s = Scene()
    sw = Swirl(17, 130)
    g = rng(12)
    for i, (x, z, size, deep) in enumerate((
        (20, 60, (215, 210), 26), (470, 150, (190, 250), 24), (240, 640, (230, 170), 22),
        (-90, 560, (190, 170), 20), (560, 620, (190, 170), 20),
        (300, -20, (34, 50), 12), (196, 330, (40, 60), 14), (322, 330, (44, 70), 14),
    )):  # fmt: skip
        floe(s, x, z, size, deep, 30 + i)
    stone(
        s,
        (-10, 660, 60),
        (150, 130, 120),
        71,
        ("#8a8c94", "#585c6a"),
        cuts=11,
        n=100,
        speck=0,
        skin=ROCK,
        sharp=26,
    )
    stem = host(
        s,
        g,
        [(34, 572, -30), (44, 490, -20), (48, 370, -6), (112, 262, -10), (218, 212, -16)],
        12,
        sw,
    )
    holdfast(s, (34, 580, -26), 13)
    over = host(
        s, g, [(214, 212, -16), (284, 188, -18), (356, 188, -10), (416, 222, 0)], 10.5, sw, 1
    )
    side = host(
        s, g, [(206, 215, -16), (264, 226, -40), (322, 254, -52), (356, 292, -56)], 10, sw, 1
    )
    to = unit(np.array([0.7, -0.6, 0]))
    for line, q, d, long, left in (
        (stem, 0.40, (-0.5, -1, 0.2), 84, 1), (stem, 0.72, (0.1, -1, 0.4), 60, 1),
        (over, 0.45, (0.9, -0.7, -0.2), 50, 0), (over, 1.0, (0.9, 0.5, 0), 30, 0), (side, 1.0, (0.8, 0.6, -0.2), 26, 0),
    ):  # fmt: skip
        P = line[int(q * 109)]
        frond(
            s, g, P, unit(np.array(d)), np.array([0.2, 0.3, -1]), long, 10.5, left, 2, sw=sw, to=to
        )
    drift = unit(np.array([0.46, 1.0, 0.0]))
    down = unit(np.array([0.15, 0.9, -0.3]))
    beard(s, stem[106] + [0, 4, -4], down, 96, 420, 51, sw, drift)
    beard(s, stem[92] + [0, 6, 0], down, 36, 270, 52, sw, drift)
    beard(s, over[80] + [0, 6, 0], down, 34, 190, 53, sw, drift)
    beard(s, side[96] + [0, 6, 0], down, 22, 120, 57, sw, drift)
    beard(s, stem[46] + [0, 8, 0], down, 26, 140, 54, sw, drift)
    beard(s, over[106] + [0, 6, 0], down, 16, 100, 55, sw, drift)
    far = tuple((t, rgb(c) * 0.8) for t, c in GOLD)
    for i, (x, y, z) in enumerate(((452, 560, 280), (60, 420, 420))):
        P = host(
            s,
            g,
            [(x - 10, y + 260, z), (x - 16, y + 120, z), (x, y, z), (x + 56, y - 30, z)],
            12,
            sw,
            1,
        )
        beard(s, P[76], down, 26, 150, 60 + i, sw, drift, far, 1.3)
        beard(s, P[104], down, 20, 120, 70 + i, sw, drift, far, 1.3)
    hopper(
        s, (214, 176, -80), 72, (-0.9, 0.25, -0.1), (-0.25, -0.9, -0.2), "#c07a40", curl=0.9, seed=9
    )
    light = Light(
        (-0.12, -0.8, 0.5), "#ffe4a8", 3.9, "#b4c4cc", "#5a6478", 1.0,
        caustics=0.2, ao=0.5, density=0.45, seed=17, through=(1.45, 1.0, 0.4),
    )  # fmt: skip
    water = Water(
        [(0, "#ffeebc"), (0.1, "#b9dcd8"), (0.24, "#62aac4"), (0.5, "#2a74a0"), (0.75, "#134a78"), (1, "#08284a")],
        glow=("#ffeebc", 256, 60, 170, 0.7), shafts=0.8, lean=0.05, ceiling=150, ceiling_light=0.5, seed=26,
    )  # fmt: skip
    look = Look(
        haze=340,
        haze_from=40,
        motes=80,
        bubbles=[(386, 330, 2.6), (392, 312, 1.8)],
        foot_colour="#081c34",
        brush=0.5,
    )
    return dict(scene=s, light=light, water=water, look=look)
