"""Clawed fork weed. Eight metres down, where the light is blue: a stiff bush of round, wiry, dark red
branches, forked evenly again and again, all ending level in pointed pairs, rooted by claws on a stone
half sunk in mud. It leans on a swell. Herring spawn here: they pass in the haze behind; pearly eggs
sheathe the branches like sleeves, the shoal goes off."""

from __future__ import annotations

import numpy as np
from guests import muted
from render import Light, Look, Scene, Water, rgb, smooth, unit
from shapes import (
    Swirl,
    balls,
    fish,
    grow,
    ground,
    litter,
    pebbles,
    ramp,
    rng,
    shades,
    soft_mud,
    stone,
    strips,
    tube,
    value,
)
from surfaces import Silt

BED = Silt(seed=21, felt=0.26, mound=1.1, film="#6a4a50", film_share=0.25)

TONES = ((0, "#2a0d12"), (0.4, "#521620"), (0.75, "#7a2228"), (1, "#b0503e"))


def branch(s, p, d, ln, w, lev, top, seed, sw, u0, dim, tips):
    """A round branch, forked until it is done; the last ones swell and end in a point."""
    g = rng(seed)
    n = 16
    P = grow(
        p, d, ln, n, to=(0.5, -1, 0), pull=0.24, swirl=sw, sway=0.07, bend=g.normal(0, 0.2, 3)
    )[0]
    t = np.linspace(0, 1, n)
    u1 = u0 + (1 - u0) / (lev + 1.0)
    ww = w * np.interp(t, [0, 1], [1, 0.93])
    if lev == 0:
        ww = w * np.interp(t, [0, 0.45, 0.75, 1], [0.9, 1.12, 0.8, 0.06])
    c = ramp(u0 + (u1 - u0) * t, *TONES) * dim * np.exp(g.normal(0, 0.1))
    strips(
        s,
        P[None],
        ww[None],
        c[None],
        k=7,
        round_=True,
        glow=0.35 + 0.35 * u0,
        gloss=0.45,
        solid=0.9,
    )
    tips.append(P)
    if lev == 0:
        return
    T = unit(P[-1] - P[-3])
    side = unit(np.cross(T, [0.35 * g.normal(), 0.1, 1.0]))
    th = g.uniform(0.2, 0.34)
    for sg in (-1, 1):
        q = ln * g.uniform(0.72, 0.98) if lev > 1 else ln * g.uniform(0.7, 1.15)
        branch(
            s,
            P[-1],
            unit(T * np.cos(th) + side * sg * np.sin(th) + np.array([0, 0, g.normal(0, 0.1)])),
            q,
            w * 0.9,
            lev - 1,
            top,
            seed * 2 + (sg > 0) + 5,
            sw,
            u1,
            dim,
            tips,
        )


def bush(s, root, size, lev, w, seed, sw, n, dim=1.0, fan=1.15, lean=0.0):
    """Stems from one place, spread as a fan."""
    g = rng(seed)
    tips = []
    for i in range(n):
        a = lean + fan * ((i + 0.5) / n * 2 - 1) + g.normal(0, 0.1)
        d = unit(np.array([np.sin(a), -np.cos(a), g.normal(0, 0.3)]))
        branch(
            s,
            np.asarray(root) + np.array([14 * np.sin(a), 2, g.normal(0, 8)]),
            d,
            size * g.uniform(0.8, 1.12) * (1 - 0.12 * abs(a - lean)),
            w,
            lev,
            0,
            seed * 50 + i,
            sw,
            0.0,
            dim,
            tips,
        )
    return np.array(tips)


def sleeve(s, P, half, g):
    """Sheathe a branch in eggs that stick to it and to each other."""
    t = np.linspace(0.05, 0.95, 15)
    line = np.stack([np.interp(t, np.linspace(0, 1, len(P)), P[:, e]) for e in range(3)], 1)
    T = unit(np.gradient(line, axis=0))
    side = unit(np.cross(T, [0.1, 0.2, 1.0]))
    other = np.cross(T, side)
    fat = half + 2.4 * np.sin(np.pi * t) ** 0.5
    a = g.uniform(0, 6.28) + g.normal(0, 1.5, (15, 7))
    e = (
        line[:, None]
        + (side[:, None] * np.cos(a)[..., None] + other[:, None] * np.sin(a)[..., None])
        * fat[:, None, None]
    )
    e = e.reshape(-1, 3) + g.normal(0, 1.6, (105, 3))
    lot = value(e, 16, int(abs(P[0, 0])), 2)
    e = e[(lot > -0.15) & (g.random(105) < 0.85)]
    tone = shades(rgb("#efe6d8"), len(e), 0.10, int(half * 10), 0.04)
    balls(s, e, 2.9 * np.exp(g.normal(0, 0.12, len(e))), tone, gloss=0.8, glow=0.8, solid=0.4, n=8)


def compose():
    s = Scene()
    sw = Swirl(127, 150)
    at = ground(s, 570, ("#5c4e58", "#38344a"), soft_mud(8, 21), seed=13, patch=50, skin=BED)
    litter(
        s, at, 160, 5, (4, 16), (-140, 620), (-480, 260), colours=("#4a3a3a", "#6a5048", "#5a2a2c")
    )
    pebbles(
        s,
        at,
        160,
        6,
        (2, 9),
        (-140, 620),
        (-480, 300),
        near=2,
        tones=("#8a8088", "#5f5a66", "#a5968f"),
    )
    stone(
        s,
        (180, 584, -6),
        (104, 50, 74),
        51,
        ("#8f8a94", "#5a5866"),
        cuts=12,
        n=110,
        rough=0.025,
        top="#6a6068",
        sharp=24,
    )
    stone(
        s,
        (60, 590, 150),
        (70, 40, 60),
        52,
        ("#8a8690", "#565464"),
        cuts=12,
        n=70,
        top="#6a6068",
        sharp=24,
    )
    stone(
        s,
        (430, 590, 110),
        (64, 36, 60),
        53,
        ("#8a8690", "#565464"),
        cuts=12,
        n=70,
        top="#6a6068",
        sharp=24,
    )
    root = np.array([176.0, 540, -34])
    lines = bush(s, root, 84, 5, 5.4, 7, sw, 8, fan=1.05, lean=0.14)
    bush(s, (400, 566, 130), 62, 4, 4.4, 9, sw, 5, 0.8, lean=0.2)
    bush(s, (20, 560, 300), 84, 4, 5.0, 10, sw, 5, 0.8)
    bush(s, (330, 560, 360), 84, 4, 5.0, 11, sw, 5, 0.8)
    g = rng(4)
    # claws that hold it
    m = 16
    a = g.uniform(0, 6.28, m)
    Q = grow(
        root + np.stack([8 * np.cos(a), 0 * a, 8 * np.sin(a)], 1),
        unit(np.stack([np.cos(a), 0.5 + 0 * a, np.sin(a)], 1)),
        g.uniform(20, 36, m),
        12,
        to=(0, 1, 0),
        pull=0.5,
        wobble=0.5,
        seed=3,
    )
    strips(
        s,
        Q,
        np.linspace(3.4, 1.0, 12)[None] * np.ones((m, 1)),
        rgb("#3a1418"),
        k=5,
        round_=True,
        gloss=0.3,
    )
    near = lines[lines[:, 8, 2] < 10]
    mid = near[:, 8]
    for cx, cy, n in ((214, 330, 9), (300, 300, 6), (110, 330, 4), (250, 250, 3)):
        for i in np.argsort(np.hypot(mid[:, 0] - cx, mid[:, 1] - cy))[:n]:
            sleeve(s, near[i], 3.6, g)
    first = len(s.a)
    fish(s, 392, 84, 200, 190, (-0.96, 0.10, -0.1), "herring", bend=-0.3)
    muted(s, first, "#5a7c98", 0.35)
    for i in range(9):
        x, y = 60 + 40 * (i % 3) + g.normal(0, 10), 96 + 36 * (i // 3) + g.normal(0, 8)
        fish(s, x, y, 260 + g.normal(0, 50), 96, (-1, 0.05, 0.2), "herring", bend=0.18 * (-1) ** i)
    light = Light(
        (-0.48, -0.86, 0.06),
        "#eef2d8",
        2.7,
        "#8cc4dc",
        "#39587a",
        1.3,
        caustics=0.3,
        ao=0.6,
        density=0.6,
        seed=31,
        through=(1.4, 0.75, 0.6),
    )
    water = Water(
        [(0, "#bce4e0"), (0.16, "#6cb8cc"), (0.42, "#2a82a8"), (0.7, "#124c74"), (1, "#0a2a48")],
        glow=("#eafbe8", 170, 0, 300, 0.4),
        shafts=0.5,
        lean=0.3,
        ceiling=50,
        ceiling_light=0.3,
        seed=46,
    )
    look = Look(
        haze=300,
        haze_from=40,
        motes=70,
        bubbles=[(400, 300, 2.6), (406, 284, 1.8)],
        saturation=1.15,
        foot=0.75,
    )
    return dict(scene=s, light=light, water=water, look=look)
