"""Eelgrass. A meadow on rippled sand, seen from within: the swell lays the ribbons over to the right and
they shine against the light. Each shoot has three to five flat, round-tipped leaves from one sheath;
shoots stand in a row on a creeping rhizome that the current has washed free in front. Old leaves are
brown and carry growth. A pipefish hides upright among the leaves; a shoal of small fish above."""

from __future__ import annotations

import numpy as np
from render import Light, Look, Scene, Water, rgb, smooth, unit
from shapes import (
    Swirl,
    balls,
    fish,
    frame,
    grow,
    ground,
    litter,
    pebbles,
    ramp,
    ripples,
    rng,
    shades,
    snail,
    strips,
    tube,
    value,
)


def shoot(s, root, height, seed, sw, lean=0.6, width=5.0, dim=1.0, detail=True):
    """A shoot: sheath and ribbons; the youngest in the middle the freshest."""
    g = rng(seed)
    k = int(g.integers(4, 7))
    base = unit(np.array([0.15, -1, g.normal(0, 0.1)]))
    S = grow(root, base, height * 0.13, 8)[0]
    strips(
        s,
        S[None],
        np.full((1, 8), width * 0.62),
        ramp(np.linspace(0, 1, 8), (0, "#c9b98a"), (1, "#7f9a50"))[None] * dim,
        k=5,
        round_=True,
        glow=0.4,
        gloss=0.3,
    )
    for i in range(k):
        age = i / (k - 1)
        L = height * (1.0 - 0.42 * age**1.4) * g.uniform(0.88, 1.08)
        n = 40 if detail else 22
        d0 = unit(base + np.array([(-1) ** i * 0.16 * (0.3 + age), 0, g.normal(0, 0.14)]))
        P = grow(
            S[-1],
            d0,
            L,
            n,
            to=(1, -0.6 + 0.9 * age * g.random(), 0.1 * g.normal()),
            pull=lean * g.uniform(0.8, 1.25) * (0.8 + 0.5 * age),
            swirl=sw,
            sway=0.75,
        )[0]
        t = np.linspace(0, 1, n)
        w = (
            width
            * g.uniform(0.85, 1.1)
            * np.interp(t, [0, 0.05, 0.2, 0.9, 0.965, 0.99, 1], [0.6, 0.8, 1, 1, 0.85, 0.5, 0.1])
        )
        kk = 9 if detail else 5
        x = np.linspace(-1, 1, kk)
        vein = 1 + 0.16 * np.cos(x * 9.4)[None] * (np.abs(x) < 0.95)[None]
        u = np.clip(0.25 + 0.55 * t - 0.2 * age, 0, 1)
        c = ramp(u, (0, "#5d7a3a"), (0.3, "#3f7a34"), (0.7, "#58993a"), (1, "#8fbf4e"))
        old = smooth(0.35, 0.95, age * 0.8 + 0.55 * t * age + 0.1 * value(P, 30, seed, 2))[:, None]
        c = c * (1 - 0.75 * old) + rgb("#7a5a2c") * 0.75 * old
        cc = c[:, None] * vein[..., None] * dim * np.exp(0.05 * g.normal(size=(n, kk, 1)))
        if detail and age > 0.3:
            f = (
                smooth(
                    0.35,
                    0.8,
                    value(P[:, None] + np.stack([x * 5, 0 * x, 0 * x], -1)[None], 7, seed + i, 2),
                )[..., None]
                * 0.5
                * t[:, None, None]
            )
            cc = cc * (1 - f) + rgb("#c9b58a") * f
        fc = unit(
            np.array([g.normal(0, 0.5), -0.2, -1])
            + np.outer(t, np.array([g.normal(0, 0.9), -0.5, g.normal(0, 0.4)]))
        )
        strips(
            s,
            P[None],
            w[None],
            cc[None],
            face=fc[None],
            k=kk,
            camber=0.1,
            glow=0.95 - 0.5 * age,
            gloss=0.4,
            solid=0.8,
        )
    return S


def pipefish(s, p, length, heading, seed=1):
    """A pipefish: a jointed rod with a tube of a mouth and one small fin on its back."""
    f, u, l = frame(heading, (-1, -0.2, -0.2))
    t = np.linspace(0, 1, 150)
    L = float(length)
    cen = (
        np.asarray(p, float)
        + (f * (0.5 - t)[:, None] + u * (0.05 * np.sin(t * 6.0 + 0.6))[:, None]) * L
    )
    R = (
        np.interp(
            t,
            [0, 0.012, 0.07, 0.10, 0.15, 0.3, 0.5, 0.9, 1],
            [0.006, 0.009, 0.009, 0.019, 0.022, 0.025, 0.019, 0.008, 0.004],
        )
        * L
    )
    ring = 0.5 + 0.5 * np.cos(t * 95 * 1.0)
    bars = smooth(0.2, 0.9, np.sin(t * 60 + 2 * np.sin(t * 13)))
    an = np.linspace(0, 2 * np.pi, 15)
    c = (
        ramp(bars, (0, "#c9b860"), (1, "#7a6a34"))[:, None]
        * (1 - 0.25 * ring**4)[:, None, None]
        * (1 + 0.35 * np.cos(an - 3.6))[None, :, None]
    )
    tube(s, cen, R[:, None] * (1 + 0.05 * np.cos(an * 6))[None], c, 14, gloss=0.35, glow=0.1)
    h = cen[14]
    for sg in (-1, 1):
        from shapes import ball  # noqa: PLC0415

        ball(s, h + l * sg * 0.015 * L, 0.0085 * L, rgb("#c9b060"), gloss=0.6, n=9)
        ball(s, h + l * sg * 0.020 * L, 0.0055 * L, rgb("#0c0d0e"), gloss=0.9, n=8)
    T = unit(np.gradient(cen, axis=0))
    B = cen[60:80]
    strips(
        s,
        B[None] + u * 0.03 * L,
        np.full((1, 20), 0.018 * L),
        rgb("#b9b878"),
        face=l,
        k=5,
        glow=0.9,
        alpha=0.5,
        solid=0.1,
    )
    del T


def compose():
    s = Scene()
    sw = Swirl(101, 150)
    at = ground(
        s, 566, ("#c2ad80", "#97815a"), ripples(7, 62, 9, 0.2), seed=12, speck=0.16, patch=60
    )
    litter(
        s, at, 130, 5, (6, 30), (-140, 620), (-480, 260), colours=("#5a4a24", "#7a6a34", "#4a4a2a")
    )
    pebbles(
        s,
        at,
        120,
        6,
        (1.6, 5),
        (-140, 620),
        (-480, 200),
        near=2,
        tones=("#efe6d2", "#b9a888", "#8a8078"),
    )
    g = rng(12)
    for i in range(120):
        x, z = g.uniform(-240, 660), g.uniform(110, 640)
        shoot(
            s, (x, float(at(x, z)) + 3, z), g.uniform(230, 360), 500 + i, sw, 0.33, 5.6, 1.0, False
        )
    # the washed-out rhizome with its knots and roots
    path = np.array(
        [[-30, 0, -70], [60, 0, -52], [140, 0, -38], [220, 0, -44], [300, 0, -70], [352, 0, -96]],
        float,
    )
    path[:, 1] = [
        float(at(a, c)) - d for (a, _, c), d in zip(path, (2, 4, 6, 7, 5, 0), strict=True)
    ]
    from scipy.interpolate import CubicSpline  # noqa: PLC0415

    t = np.linspace(0, 1, 260)
    R = CubicSpline(np.linspace(0, 1, len(path)), path)(t)
    kn = np.exp(-(((((t * 21) % 1) - 0.5) / 0.09) ** 2))
    tube(
        s,
        R,
        4.6 + 1.4 * kn,
        (ramp(t, (0, "#8a5a34"), (1, "#b98a52")) * (1 - 0.45 * kn)[:, None])[:, None],
        12,
        gloss=0.25,
    )
    for j in range(6, 255, 12):
        m = 7
        Q = grow(
            np.repeat(R[j][None], m, 0),
            unit(np.stack([g.normal(0, 0.7, m), np.ones(m), g.normal(-0.3, 0.6, m)], 1)),
            g.uniform(14, 34, m),
            10,
            to=(0.3, 1, 0),
            pull=0.3,
            wobble=0.5,
            seed=j,
        )
        strips(
            s,
            Q,
            np.linspace(1.0, 0.3, 10)[None] * np.ones((m, 1)),
            rgb("#a5825a"),
            round_=True,
            solid=0.4,
        )
    for i, j in enumerate((20, 58, 96, 128, 168, 206, 236)):
        shoot(s, R[j], g.uniform(370, 480) * (1 - 0.10 * (i % 2)), 20 + i, sw, 0.3, 5.6)
    for i, (x, z, h) in enumerate(
        [
            (20, 40, 430),
            (110, 50, 470),
            (190, 30, 450),
            (60, 90, 460),
            (270, 70, 400),
            (150, 100, 470),
            (350, 60, 330),
            (420, 110, 330),
        ]
    ):
        shoot(s, (x, float(at(x, z)) + 3, z), h, 60 + i, sw, 0.3, 5.4)
    pipefish(s, (300, 300, -112), 270, unit(np.array([0.5, -1, -0.12])), 3)
    for i in range(12):
        fish(
            s,
            250 + 34 * (i % 5) + g.normal(0, 8),
            108 + 24 * (i // 4) + g.normal(0, 8),
            170 + g.normal(0, 50),
            40,
            (-1, 0.1, 0.15),
            "stickleback",
            bend=0.2 * (-1) ** i,
        )
    snail(
        s,
        (392, float(at(392, -150)), -150),
        9,
        (-0.9, 0, -0.4),
        colours=("#5a4a34", "#a58a5a"),
        tall=1.5,
    )
    light = Light(
        (-0.5, -0.84, 0.2),
        "#fff3cc",
        2.7,
        "#b4e2d0",
        "#5a8474",
        1.15,
        caustics=0.7,
        ao=0.5,
        density=0.6,
        seed=25,
    )
    water = Water(
        [(0, "#dcefd2"), (0.2, "#a2d6be"), (0.5, "#52a8a0"), (0.75, "#2a7880"), (1, "#154e5a")],
        glow=("#fffbe0", 170, 10, 290, 0.45),
        shafts=0.9,
        lean=0.3,
        ceiling=90,
        seed=37,
    )
    look = Look(
        haze=300, haze_from=50, motes=70, bubbles=[(96, 170, 2.4), (101, 156, 1.6), (60, 250, 2)]
    )
    return dict(scene=s, light=light, water=water, look=look)
