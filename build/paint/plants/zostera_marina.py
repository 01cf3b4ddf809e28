"""Eelgrass. A meadow on a sand bank at evening: the swell lays the ribbons over to the right, and the
low sun shines through a few of them. Each shoot has three to five flat leaves with parallel edges and
round tips from one sheath, on a creeping rhizome. Old leaves are brown. A pipefish stands upright among
them, striped as they are, before the shade."""

from __future__ import annotations

import numpy as np
from render import Light, Look, Scene, Water, rgb, smooth, unit
from scipy.interpolate import CubicSpline
from shapes import (
    Swirl,
    ball,
    frame,
    grow,
    ground,
    litter,
    ramp,
    ripples,
    rng,
    snail,
    strips,
    tube,
    value,
)
from surfaces import Sand


def shoot(
    s, root, height, seed, sw, lean=0.6, width=5.0, dim=1.0, detail=True, brown=0.5, tones=None
):
    """A shoot: sheath and ribbons; the youngest in the middle the freshest."""
    g = rng(seed)
    k = int(g.integers(4, 7))
    tones = tones or ("#4f6a34", "#2f6432", "#467f38", "#7fa548")
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
        n = 60 if detail else 22
        d0 = unit(base + np.array([(-1) ** i * 0.10 * (0.3 + age), 0, g.normal(0, 0.14)]))
        P = grow(
            S[-1],
            d0,
            L,
            n,
            to=(1, -0.6 + 0.9 * age * g.random(), 0.1 * g.normal()),
            pull=lean * g.uniform(0.6, 1.3) * (0.7 + 0.6 * age),
            swirl=sw,
            sway=0.75,
        )[0]
        t = np.linspace(0, 1, n)
        w = (
            width
            * g.uniform(0.85, 1.1)
            * np.interp(t, [0, 0.05, 0.2, 0.93, 0.975, 0.992, 1], [0.6, 0.8, 1, 1, 0.86, 0.5, 0.1])
        )
        kk = 9 if detail else 5
        x = np.linspace(-1, 1, kk)
        vein = 1 + 0.16 * np.cos(x * 9.4)[None] * (np.abs(x) < 0.95)[None]
        u = np.clip(0.25 + 0.55 * t - 0.2 * age, 0, 1)
        c = ramp(u, *zip((0, 0.3, 0.7, 1), tones, strict=True))
        old = brown * smooth(0.55, 1.0, age + 0.25 * t + 0.1 * value(P, 60, seed, 2))[:, None]
        c = c * (1 - old) + rgb("#6f5a2c") * old
        cc = c[:, None] * vein[..., None] * dim * np.exp(0.03 * g.normal(size=(1, kk, 1)))
        fc = unit(
            np.array([g.normal(0, 0.35), -0.2, -1])
            + np.outer(t, np.array([g.normal(0, 0.6), -0.4, g.normal(0, 0.3)]))
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
        ball(s, h + l * sg * 0.015 * L, 0.0085 * L, rgb("#c9b060"), gloss=0.6, n=9)
        ball(s, h + l * sg * 0.020 * L, 0.0055 * L, rgb("#0c0d0e"), gloss=0.9, n=8)
    B = cen[60:80]
    strips(
        s,
        B[None] + u * 0.03 * L,
        np.full((1, 20), 0.013 * L),
        rgb("#b9b878"),
        face=l,
        k=5,
        glow=0.9,
        alpha=0.5,
        solid=0.1,
    )


def compose():
    s = Scene()
    sw = Swirl(101, 150)
    at = ground(
        s,
        574,
        ("#b59a6e", "#8f754c"),
        ripples(6, 92, 9, 0.3),
        seed=12,
        patch=60,
        skin=Sand(seed=7, wave=0.9, length=20, slant=0.3, bits=0.6, grain=0.2),
    )
    litter(
        s, at, 60, 5, (8, 40), (-140, 620), (-380, 260), colours=("#4a3a20", "#6a5a30", "#3a3a24")
    )
    g = rng(12)
    far = ("#2f4a3a", "#2a5546", "#336454", "#4a7d66")
    for i in range(110):
        x, z = g.uniform(-260, 700), g.uniform(140, 640)
        shoot(
            s,
            (x, float(at(x, z)) + 3, z),
            g.uniform(200, 330),
            500 + i,
            sw,
            0.36,
            5.4,
            1.0,
            False,
            0.2,
            far,
        )
    # the creeping rhizome, laid bare for a short way
    path = np.array(
        [[40, 0, -40], [100, 0, -66], [170, 0, -70], [240, 0, -84], [300, 0, -110]], float
    )
    path[:, 1] = [
        float(at(a, c)) + d for (a, _, c), d in zip(path, (12, -2, -5, -3, 14), strict=True)
    ]
    t = np.linspace(0, 1, 200)
    R = CubicSpline(np.linspace(0, 1, len(path)), path)(t)
    kn = np.exp(-(((((t * 14) % 1) - 0.5) / 0.1) ** 2))
    tube(
        s,
        R,
        5.0 + 1.4 * kn,
        (ramp(t, (0, "#7a4f2e"), (1, "#a07a46")) * (1 - 0.45 * kn)[:, None])[:, None],
        12,
        gloss=0.2,
    )
    for j in range(20, 190, 14):
        m = 6
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
        strips(s, Q, np.linspace(1.0, 0.3, 10)[None], rgb("#a5825a"), round_=True, solid=0.4)
    mid = ("#31492c", "#24482c", "#2e5830", "#4c703c")
    for i, (x, z, h) in enumerate(
        [
            (-10, 30, 460),
            (50, 80, 440),
            (110, 110, 400),
            (190, 120, 420),
            (260, 110, 360),
            (330, 90, 330),
            (400, 110, 330),
            (450, 60, 280),
            (24, -30, 330),
        ]
    ):
        shoot(s, (x, float(at(x, z)) + 3, z), 1.15 * h, 60 + i, sw, 0.34, 5.4, 1.0, True, 0.5, mid)
    # the shoots in the light
    hero = ("#66823e", "#4c8c3a", "#76b044", "#bcd866")
    for i, (j, h) in enumerate([(34, 560), (66, 640), (96, 580), (128, 600), (156, 430)]):
        shoot(s, R[j], h, 20 + i, sw, 0.30, 5.9, 1.0, True, 0.35, hero)
    pipefish(s, (352, 372, -96), 300, unit(np.array([0.2, -1, -0.1])), 3)
    light = Light(
        (-0.66, -0.66, 0.32),
        "#ffe2a6",
        2.9,
        "#86c0b4",
        "#3f6a66",
        0.9,
        caustics=0.35,
        ao=0.8,
        density=0.8,
        seed=25,
        through=(1.05, 1.02, 0.5),
    )
    water = Water(
        [(0, "#86b498"), (0.14, "#559a90"), (0.36, "#2f7f80"), (0.65, "#1b5a66"), (1, "#103f4a")],
        glow=("#ffe3a0", 20, 20, 230, 0.55),
        shafts=0,
        ceiling=60,
        ceiling_light=0.35,
        seed=37,
    )

    def before(im, k):
        # a band of shade behind the pipefish
        h, w = im.shape[:2]
        y, x = np.mgrid[0:h, 0:w] / k
        d = np.hypot((x - 380) / 130, (y - 370) / 190)
        return im * (1 - 0.5 * smooth(1.1, 0.2, d))[..., None]

    look = Look(haze=240, haze_from=20, motes=60, bubbles=[(96, 170, 2.4), (101, 156, 1.6)])
    return dict(scene=s, light=light, water=water, look=look, before=before, pitch=4.0)
