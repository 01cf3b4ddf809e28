"""Bladder wrack. A swell leans on a plant that holds to a boulder at the right: broad leathery straps
that fork and fork again, each with a dark rib, thin wavy wings that let the sun through, bladders in
pairs beside the rib, swollen warty tips in pairs. Some straps turn their edge to us, the rear ones are
blue. A perch comes out from under the fan."""

from __future__ import annotations

import numpy as np
from guests import muted
from render import F, Light, Look, Scene, Water, rgb, smooth, unit
from shapes import Swirl, fish, grow, ground, ramp, ripples, rng, sheet, stone, tube, value
from surfaces import Gravel, Rock

WING = ((0, "#3d2f12"), (0.35, "#6b5618"), (0.7, "#94801f"), (1, "#c4a840"))
RIB = ((0, "#150f08"), (0.6, "#33260c"), (1, "#54421a"))
BLADDER = ((0, "#5d501a"), (1, "#b09a3c"))
WARTS = ((0, "#8f7a28"), (0.6, "#c9ab48"), (1, "#e6cf78"))


def turned_faces(T, face, roll):
    """What the flat side looks at along a line: at first `face`, in the end turned by `roll`."""
    f = unit(face - T * (T @ face)[:, None])
    a = (np.linspace(0, 1, len(T)) * roll)[:, None]
    return unit(f * np.cos(a) + np.cross(T, f) * np.sin(a))


def strap(s, P, face, half, roll, u0, u1, g, *, pairs=0, dim=1.0, wave=0.24):
    """Lay a leathery strap along P: rib, wings with wavy margins, pairs of bladders within them.

    Return what its flat side looks at in the end.
    """
    n, k = len(P), 21
    t, x = np.linspace(0, 1, n)[:, None], np.linspace(-1, 1, k)[None]
    T = unit(np.gradient(P, axis=0))
    N = turned_faces(T, np.asarray(face, float), roll)
    B = np.cross(N, T)
    long = np.linalg.norm(np.diff(P, axis=0), axis=1).sum()
    w = np.broadcast_to(np.asarray(half, float), (n,))[:, None]
    side, f = np.sign(x), g.uniform(0, 6.28, 4)
    run = t * long / 26
    margin = 1 + 0.05 * np.sin(run * 1.7 + f[0] + side) + 0.04 * np.sin(run * 4.1 + f[1] - side)
    across = x * w * margin
    up = w * 0.16 * np.exp(-((x / 0.13) ** 2)) - w * 0.20 * x**2
    up = up + w * wave * np.abs(x) ** 2.5 * np.sin(run * 2.1 + f[2] + 1.4 * side)
    blown = np.zeros((n, k))
    for q in (np.arange(pairs) + 0.5 + g.uniform(-0.12, 0.12, pairs)) / max(1, pairs) * 0.8 + 0.1:
        for e in (-1, 1):
            if pairs > 1 and g.random() < 0.2:
                continue
            r = 0.37 * g.uniform(0.85, 1.12)
            d = np.hypot((t - q) * long / (w * r * 1.45), (x - e * 0.50) / r)
            blown = np.maximum(blown, np.sqrt(np.clip(1 - d**2, 0, 1)))
            across = across + e * w * 0.10 * np.exp(-((d / 1.1) ** 4)) * (x * e > 0)
    up = up + w * 0.42 * blown
    V = P[:, None] + B[:, None] * across[..., None] + N[:, None] * up[..., None]
    u = u0 + (u1 - u0) * t + 0.05 * value(V, 34, 5, 2)
    rib = np.exp(-((x / 0.17) ** 2)) * np.ones((n, 1))
    thin = smooth(0.72, 1.0, np.abs(x)) * np.ones((n, 1))
    c = ramp(np.clip(u + 0.10 * thin, 0, 1), *WING)
    c = (
        c * (1 - 0.85 * rib[..., None])
        + ramp(np.clip(u * np.ones((1, k)), 0, 1), *RIB) * 0.85 * rib[..., None]
    )
    hull = smooth(0.1, 0.8, blown)[..., None]
    c = c * (1 - hull) + ramp(np.clip(u * np.ones((1, k)), 0, 1), *BLADDER) * hull
    speck = smooth(1.0, 1.25, value(V, 5.5, 9, 2))[..., None]
    c = c * (1 - 0.3 * speck * (1 - rib[..., None])) * dim * np.exp(g.normal(0, 0.06))
    glow = np.clip(0.5 + 0.45 * thin + 0.2 * u - 0.45 * rib + 0.1 * hull[..., 0], 0.05, 1)
    gloss = 0.22 + 0.5 * hull[..., 0] + 0.12 * rib
    sheet(
        s,
        V,
        c.astype(F),
        out=np.broadcast_to(N[:, None], V.shape),
        glow=glow,
        gloss=gloss.ravel(),
        solid=0.75,
    )
    return N[-1]


def fruit(s, p, d, face, long, half, g, to, dim=1.0):
    """Paint a swollen tip: flattened, warty, blunt, with a thin bright edge."""
    n, k = 26, 24
    P = grow(p, d, long, n, to=to, pull=0.25, bend=g.normal(0, 0.5, 3))[0]
    T = unit(np.gradient(P, axis=0))
    N = turned_faces(T, np.asarray(face, float), g.normal(0, 0.3))
    B = np.cross(N, T)
    t = np.linspace(0, 1, n)
    w = half * np.interp(t, [0, 0.15, 0.5, 0.78, 0.93, 1], [0.66, 0.84, 1.08, 0.86, 0.44, 0.04])
    a = np.linspace(0, 2 * np.pi, k + 1)[None]
    wart = smooth(
        0.25,
        1.0,
        np.sin(np.arange(n)[:, None] * 1.15 + g.uniform(0, 6))
        * np.cos(a * 6 + np.arange(n)[:, None] * 0.9),
    )
    r = w[:, None] * (1 + 0.10 * wart)
    out = B[:, None] * np.cos(a)[..., None] + N[:, None] * (0.5 * np.sin(a))[..., None]
    V = P[:, None] + out * r[..., None]
    c = ramp(np.clip(0.25 + 0.5 * t[:, None] + 0.30 * wart, 0, 1), *WARTS) * dim
    sheet(s, V, c.astype(F), out=out, glow=0.55, gloss=0.35, solid=0.8)


def frond(
    s, g, p, d, face, long, half, left, levels, *, sw, to, dim=1.0, spread=0.50, roll=0.6, ripe=1.0
):
    """Grow a strap that forks until nothing is left; `levels` is how often it does in all."""
    n = max(20, int(long / 2.4))
    P = grow(
        p,
        d,
        long,
        n,
        to=to,
        pull=0.22,
        swirl=sw,
        sway=0.16,
        bend=g.normal(0, 0.35, 3) * [1, 1, 0.6],
    )[0]
    u0, u1 = 1 - (left + 1) / (levels + 1), 1 - left / (levels + 1)
    t = np.linspace(0, 1, n)
    root = 0.34 if left == levels else 0.66
    w = half * np.interp(t, [0, 0.22, 0.75, 1], [root, 0.92, 1.0, 1.06])
    pairs = (
        0
        if left in (levels,)
        else int(g.choice((0, 1, 1, 1)))
        if long > 3.2 * half
        else int(g.random() < 0.5)
    )
    end = strap(s, P, face, w, g.normal(0, roll), 0.9 * u0, 0.9 * u1, g, pairs=pairs, dim=dim)
    T = unit(P[-1] - P[-3])
    B = np.cross(end, T)
    if left == 0:
        for e in (-1, 1):
            a = e * g.uniform(0.22, 0.42)
            at = P[-1] - T * half * 0.35 + B * e * half * 0.34
            fruit(
                s,
                at,
                unit(T * np.cos(a) + B * np.sin(a)),
                end,
                half * g.uniform(2.0, 2.9) * ripe,
                half * 0.56,
                g,
                to,
                dim,
            )
        return
    lost = g.choice((-1, 1)) if left == 1 and g.random() < 0.35 else 0
    for e in (-1, 1):
        if e == lost:
            continue
        a = e * spread * g.uniform(0.65, 1.25)
        at = P[-1] - T * half * 0.55 + B * e * half * 0.36 - end * 0.4 * e
        frond(
            s,
            g,
            at,
            unit(T * np.cos(a) + B * np.sin(a)),
            end,
            long * g.uniform(0.68, 0.94),
            half * g.uniform(0.80, 0.9),
            left - 1,
            levels,
            sw=sw,
            to=to,
            dim=dim,
            spread=spread,
            roll=roll,
            ripe=ripe,
        )


def holdfast(s, at, r):
    """Set the disc that holds the plant to the rock."""
    t = np.linspace(0, 1, 14)
    P = np.asarray(at, float) + np.outer(t, [-0.3, -1.0, -0.2]) * r
    tube(
        s,
        P,
        r * np.interp(t, [0, 0.3, 1], [1.2, 0.8, 0.4]),
        rgb("#2b200e") * np.ones((14, 13, 1)),
        12,
        gloss=0.3,
    )


BED = Gravel(
    seed=31,
    sizes=((46.0, 0.35), (22.0, 0.5), (9.0, 0.7)),
    base="#8f887c",
    film="#6f7440",
    film_share=0.35,
    bare=-0.8,
)
GRANITE = Rock(
    seed=33,
    film="#66703e",
    film_share=0.45,
    crust_share=0.45,
    crack=0.4,
    barnacles=0.9,
    base="#857c7a",
)


def compose():
    s = Scene()
    sw = Swirl(41, 220)
    at = ground(s, 610, ("#8f887c", "#6f6c68"), ripples(3, 90, 6, 0.5), seed=9, patch=50, skin=BED)
    for c, r, seed in (
        ((430, 640, -10), (150, 116, 110), 5),
        ((40, 640, 210), (110, 60, 80), 8),
        ((250, 640, 320), (120, 60, 90), 12),
    ):
        stone(
            s, c, r, seed, ("#9a8f8a", "#6d6a70"), cuts=11, n=120, speck=0, skin=GRANITE, sharp=26
        )
    g = rng(4)
    to = unit(np.array([-0.75, -0.8, 0.0]))
    root = np.array([378.0, 560, -40])
    for d, face, long, half, levels, dim in (
        ((-0.1, -1, 0.9), (0.4, 0.1, -1), 132, 23, 3, 0.5),
        ((-1.0, -0.6, 0.8), (0.3, -0.1, -1), 132, 22, 3, 0.5),
        ((-1.0, -0.2, 0.0), (-0.2, -0.7, -1), 142, 24, 3, 0.9),
        ((0.0, -1, -0.2), (-0.45, -0.1, -1), 146, 27, 3, 0.95),
        ((-0.8, -0.8, -0.3), (0.1, -0.2, -1), 158, 31, 3, 1.1),
    ):
        frond(
            s,
            g,
            root + g.normal(0, 4, 3),
            unit(np.array(d)),
            np.array(face),
            long,
            half,
            levels,
            levels,
            sw=sw,
            to=to,
            dim=dim,
        )
    holdfast(s, root + [4, 12, 4], 17)
    for x, y, z, long in ((470, 560, 260, 96), (90, 600, 300, 92), (20, 610, 380, 100)):
        for d in ((-0.4, -1, 0), (0.2, -1, 0.1)):
            frond(
                s,
                g,
                np.array([x, y, z], float),
                unit(np.array(d)),
                np.array([0.1, 0, -1]),
                long,
                15,
                3,
                3,
                sw=sw,
                to=to,
                dim=0.8,
            )
    first = len(s.a)
    fish(s, 96, 470, 20, 128, (-0.95, -0.05, -0.25), "perch", bend=-0.3)
    muted(s, first, "#6a8c78", 0.4)
    light = Light(
        (-0.55, -0.8, -0.08), "#fff0bc", 3.0, "#a8d8c8", "#4a7474", 1.15,
        caustics=0.4, ao=0.55, density=0.6, seed=13, through=(1.2, 1.0, 0.4),
    )  # fmt: skip
    water = Water(
        [(0, "#d4ecc8"), (0.14, "#8fcfb8"), (0.4, "#3f9a9e"), (0.7, "#1d6478"), (1, "#0d3b50")],
        glow=("#fff6d0", 110, 10, 300, 0.55), shafts=0.5, lean=0.4, ceiling=90, ceiling_light=0.6, seed=22,
    )  # fmt: skip
    look = Look(
        haze=260,
        haze_from=30,
        motes=50,
        bubbles=[(120, 130, 3), (132, 112, 2)],
        foot=0.35,
        brush=0.55,
    )
    return dict(scene=s, light=light, water=water, look=look, pitch=4.0)
