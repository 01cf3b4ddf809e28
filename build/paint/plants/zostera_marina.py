"""Eelgrass. The sun stands behind the meadow: long ribbons with parallel sides and round tips, four or five
from each sheath, bow over in the swell and let the light through; rear shoots sink into the glow. Below
the arch hangs a broad-nosed pipefish, head up like a leaf. A jointed rhizome creeps through pale sand."""

from __future__ import annotations

import numpy as np
from render import F, Light, Look, Scene, Water, rgb, smooth, unit
from scipy.interpolate import CubicSpline
from shapes import Swirl, ball, grow, ground, litter, ramp, ripples, rng, sheet, strips, tube, value
from surfaces import Sand

FLOOR = Sand(seed=4, wave=1.0, length=22)
TONES = ((0, "#20442c"), (0.3, "#2f6a30"), (0.65, "#5f9438"), (1, "#a9bf58"))


def along(points, n=90):
    """Return a smooth line through points of space."""
    p = np.asarray(points, float)
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    return CubicSpline(d / d[-1], p)(np.linspace(0, 1, n))


def ribbon(s, P, width, seed, dim=1.0, twist=1.0, age=0.0, detail=1):
    """One leaf along a line: narrow in the sheath, parallel sides, a round tip, fine veins."""
    g = rng(seed)
    m, k = len(P), 11 if detail else 5
    t = np.linspace(0, 1, m)
    x = np.linspace(-1, 1, k)
    round_tip = np.sqrt(np.clip(1 - np.clip((t - 0.972) / 0.028, 0, 1) ** 2, 0, 1))
    w = width * np.interp(t, [0, 0.12, 0.25, 1], [0.45, 0.7, 1, 1]) * np.maximum(round_tip, 0.02)
    a = g.uniform(-0.5, 0.5) + twist * (
        0.5 * np.sin(t * g.uniform(2.5, 5) + g.uniform(0, 6)) + g.normal(0, 0.5) * t
    )
    T = unit(np.gradient(P, axis=0))
    B0 = unit(np.cross(T, [0, 0, -1.0]))
    N0 = np.cross(B0, T)
    face = N0 * np.cos(a)[:, None] + B0 * np.sin(a)[:, None]
    veins = np.exp(-((x / 0.14) ** 2)) + 0.5 * np.exp(-(((np.abs(x) - 0.55) / 0.1) ** 2))
    u = np.clip(
        0.15 + 0.75 * t[:, None] + 0.08 * value(P, 60, seed, 2)[:, None] + g.normal(0, 0.07), 0, 1
    )
    c = ramp(u, *TONES) * (1 - 0.34 * veins[None, :, None])
    old = np.clip(age * (t - 0.55) * 3 + 0.5 * age * value(P, 26, seed + 1, 3), 0, 0.8)[
        :, None, None
    ]
    c = (c * (1 - old) + rgb("#8a7038") * old) * dim
    strips(
        s,
        P[None],
        w[None],
        c[None],
        face=face[None],
        k=k,
        camber=0.16,
        glow=0.9,
        gloss=0.22,
        solid=0.85,
    )


def sheath(s, root, top, wide, dim=1.0):
    """The pale sheath from which the leaves rise."""
    P = along([root, (np.asarray(root) + top) / 2 + (2, 0, 0), top], 20)
    strips(
        s,
        P[None],
        np.interp(np.linspace(0, 1, 20), [0, 0.3, 1], [0.5, 0.75, 0.6])[None] * wide,
        ramp(np.linspace(0, 1, 20), (0, "#8f8a54"), (0.4, "#6f8a44"), (1, "#4f7a34"))[None] * dim,
        k=9,
        round_=True,
        glow=0.4,
        gloss=0.4,
    )


def shoot(s, root, height, seed, sw, lean=0.6, width=8.0, n=4, dim=1.0, detail=1):
    """One shoot of the meadow."""
    g = rng(seed)
    root = np.asarray(root, float)
    top = root + np.array([0.04 * height, -0.16 * height, 0])
    sheath(s, root, top, width, dim)
    for i in range(n):
        start = root + (top - root) * g.uniform(0.4, 0.9)
        u = (i / max(1, n - 1) - 0.5) * 2
        P = grow(
            start,
            (0.06 + 0.2 * u, -1, g.normal(0, 0.12)),
            height * g.uniform(0.6, 1.0),
            60,
            to=(1, -0.35 + 0.3 * g.random(), 0),
            pull=lean * g.uniform(0.7, 1.2),
            swirl=sw,
            sway=0.35,
        )[0]
        ribbon(
            s,
            P,
            width * g.uniform(0.85, 1.05),
            seed * 13 + i,
            dim,
            0.8,
            0.3 * (g.random() < 0.4),
            detail,
        )


def pipefish(s, points, wide):
    """A pipefish from its snout along a line: tube snout, plated body, thin tail with a small fan."""
    P = along(points, 150)
    t = np.linspace(0, 1, 150)
    R = wide * np.interp(
        t,
        [0, 0.015, 0.06, 0.115, 0.135, 0.15, 0.175, 0.23, 0.36, 0.44, 0.5, 0.7, 0.97, 1],
        [0.34, 0.38, 0.36, 0.46, 0.74, 0.8, 0.72, 0.86, 1.0, 0.92, 0.66, 0.44, 0.16, 0.1],
    )
    sides = 16
    th = np.linspace(0, 2 * np.pi, sides + 1)
    rings = np.where(t > 0.16, 0.5 + 0.5 * np.cos(t * 58 * 6.28), 1)
    edge = 1 + 0.10 * np.cos(4 * th)[None] * smooth(0.14, 0.2, t)[:, None]
    band = (
        smooth(0.0, 0.5, np.sin(t * 62 + 1.5 * value(P, 40, 3, 2)))[:, None]
        * smooth(0.12, 0.2, t)[:, None]
    )
    c = ramp(
        np.clip(0.5 + 0.5 * np.cos(th)[None] + 0 * t[:, None], 0, 1),
        (0, "#8a6a20"),
        (0.5, "#e8c04c"),
        (1, "#fff4b8"),
    )
    c = c * (1 - 0.34 * band[..., None]) * (0.8 + 0.2 * rings[:, None, None])
    tube(s, P, R[:, None] * edge, c, sides, gloss=0.5, glow=0.5, solid=1.0)
    T = unit(np.gradient(P, axis=0))
    side = unit(np.cross(T, [0, 0, -1.0]))
    i = int(0.142 * 150)
    for z in (-1, 1):
        e = P[i] + np.array([0, 0, z * R[i] * 0.66]) + side[i] * R[i] * 0.25
        ball(
            s,
            e,
            (R[i] * 0.44, R[i] * 0.28, R[i] * 0.44),
            rgb("#f0d070"),
            axis=(0, 0, z),
            n=12,
            gloss=0.7,
            solid=0,
        )
        ball(
            s,
            e + np.array([0, 0, z * R[i] * 0.22]),
            (R[i] * 0.25, R[i] * 0.12, R[i] * 0.25),
            rgb("#0a0c0a"),
            axis=(0, 0, z),
            n=10,
            gloss=0.9,
            solid=0,
        )

    def fin(a, b, high, sign, rays):
        n = rays * 4 + 1
        q = np.linspace(a, b, n)
        at = [np.interp(q, t, (P + side * sign * R[:, None] * 0.85)[:, e]) for e in range(3)]
        base = np.stack(at, -1)
        out = np.stack([np.interp(q, t, side[:, e]) for e in range(3)], -1) * sign
        tall = high * np.sin(np.linspace(0.25, 2.95, n)) ** 0.5
        W = np.stack(
            [
                base,
                base + out * (0.5 * tall)[:, None],
                base
                + out * tall[:, None]
                + np.stack([np.interp(q, t, T[:, e]) for e in range(3)], -1) * 4,
            ],
            1,
        )
        ray = 0.6 + 0.4 * np.cos(np.linspace(0, rays * 6.28, n))
        cc = rgb("#e8d890")[None, None] * ray[:, None, None] * np.ones((n, 3, 1))
        sheet(
            s,
            W,
            cc.astype(F),
            glow=0.9,
            gloss=0.2,
            alpha=(0.45 + 0.35 * ray)[:, None] * np.ones((n, 3)),
            solid=0.3,
        )

    fin(0.37, 0.5, wide * 1.0, 1, 12)
    end, d = P[-1], T[-1]
    spread = np.linspace(-1, 1, 15)
    tips = (
        end
        + unit(d[None] + side[-1][None] * spread[:, None] * 0.55)
        * wide
        * 1.2
        * (1 - 0.2 * spread**2)[:, None]
    )
    W = np.stack([np.repeat(end[None], 15, 0), (end + tips) / 2, tips], 1)
    sheet(
        s,
        W,
        (rgb("#d8c070")[None, None] * np.ones((15, 3, 1))).astype(F),
        glow=0.9,
        gloss=0.2,
        alpha=0.85 * np.ones((15, 3)),
        solid=0.3,
    )


def rhizome(s, points, wide, seed):
    """The creeping stem with its joints and roots."""
    g = rng(seed)
    P = along(points, 120)
    t = np.linspace(0, 1, 120)
    joint = np.exp(-((((t * 9) % 1 - 0.5) / 0.07) ** 2))
    c = ramp(0.5 + 0.3 * value(P, 30, seed, 2), (0, "#6a4a2a"), (1, "#b89058")) * (
        1 - 0.45 * joint[:, None]
    )
    tube(s, P, wide * (1 + 0.22 * joint), c[:, None], 12, gloss=0.2)
    for i in np.nonzero(joint > 0.95)[0]:
        Q = grow(
            np.repeat(P[i][None], 5, 0),
            np.stack([g.normal(0, 0.7, 5), np.ones(5) * 0.6, g.normal(-0.3, 0.5, 5)], 1),
            g.uniform(16, 34, 5),
            10,
            to=(0, 1, 0),
            pull=0.4,
        )
        strips(s, Q, np.linspace(1.1, 0.3, 10)[None] * np.ones((5, 1)), rgb("#d8c08a"), round_=True)


def compose():
    s = Scene()
    sw = Swirl(61, 220)
    at = ground(s, 604, ("#b8a87c", "#7f8a6c"), ripples(5.0, 60, 3), seed=9, patch=60, skin=FLOOR)
    litter(
        s, at, 80, 5, (8, 40), (-140, 620), (-300, 300), colours=("#3f3a20", "#6a5a2c", "#4a5a2c")
    )
    g = rng(4)
    for i in range(46):
        z = g.uniform(160, 620)
        x = g.uniform(-200, 700)
        shoot(s, (x, float(at(x, z)), z), g.uniform(240, 440), 300 + i, sw, 0.6, 6.5, 3, 0.9, 0)
    for i, (x, z, h, w, dim) in enumerate(
        (
            (30, 60, 520, 9, 0.85),
            (226, 90, 360, 9, 0.8),
            (420, 50, 440, 10, 0.9),
            (468, -30, 330, 11, 0.95),
        )
    ):
        shoot(s, (x, float(at(x, z)) + 3, z), h, 40 + i, sw, 0.5, w, 4, dim)
    root = np.array([112, float(at(112, -90)) - 2, -90])
    top = root + (8, -110, 0)
    sheath(s, root, top, 15)
    for i, (points, w) in enumerate(
        (
            (
                [
                    (118, 540, -90),
                    (134, 400, -100),
                    (182, 240, -110),
                    (272, 120, -120),
                    (404, 66, -130),
                ],
                11.5,
            ),
            (
                [
                    (114, 530, -92),
                    (112, 400, -96),
                    (134, 260, -110),
                    (194, 140, -130),
                    (276, 52, -140),
                ],
                10.5,
            ),
            (
                [
                    (122, 524, -94),
                    (152, 420, -120),
                    (218, 306, -140),
                    (322, 214, -150),
                    (454, 196, -150),
                ],
                11.5,
            ),
            (
                [(112, 536, -90), (92, 420, -90), (84, 290, -90), (108, 170, -90), (150, 60, -90)],
                10,
            ),
            (
                [
                    (120, 520, -96),
                    (142, 450, -130),
                    (178, 392, -160),
                    (222, 360, -170),
                    (262, 358, -170),
                ],
                9.5,
            ),
            (
                [
                    (116, 530, -80),
                    (124, 420, -60),
                    (150, 330, -50),
                    (200, 250, -40),
                    (262, 200, -30),
                ],
                9.5,
            ),
            (
                [(112, 530, -80), (98, 420, -60), (62, 330, -50), (52, 220, -40), (74, 120, -30)],
                9.5,
            ),
        )
    ):
        ribbon(s, along(points), w, 70 + i, 1.0, 1.5, 0.5 if i == 4 else 0.0)
    root = np.array([40, float(at(40, -150)), -150])
    sheath(s, root, root + (4, -80, 0), 12, 0.8)
    for i, points in enumerate(
        (
            [(42, 540, -150), (34, 400, -160), (44, 250, -170), (84, 120, -180)],
            [(44, 540, -152), (20, 440, -170), (-20, 360, -180), (-70, 330, -190)],
            [(46, 536, -152), (58, 450, -180), (92, 380, -190), (130, 352, -200)],
        )
    ):
        ribbon(s, along(points), 10, 90 + i, 0.7, 0.9)
    rhizome(
        s,
        [
            (-20, 606, -110),
            (40, 600, -140),
            (76, 604, -110),
            (112, 598, -88),
            (170, 606, -70),
            (226, 600, -40),
            (300, 610, -20),
        ],
        6.5,
        3,
    )
    pipefish(
        s,
        [
            (388, 242, -70),
            (376, 272, -70),
            (362, 306, -70),
            (344, 352, -66),
            (332, 404, -60),
            (336, 456, -54),
            (356, 500, -50),
            (366, 546, -48),
        ],
        12.5,
    )
    light = Light(
        (0.34, -0.84, 0.42),
        "#fff4c4",
        2.9,
        "#94d4c0",
        "#2f6a60",
        0.9,
        caustics=0.5,
        ao=0.5,
        density=0.4,
        seed=17,
    )
    water = Water(
        [(0, "#c4ecc8"), (0.12, "#68c4b0"), (0.34, "#208c90"), (0.62, "#0c5a66"), (1, "#0a3844")],
        glow=("#fffbdc", 360, 10, 190, 0.5),
        shafts=0.4,
        lean=-0.3,
        ceiling=70,
        seed=28,
    )
    look = Look(
        haze=240,
        haze_from=30,
        motes=60,
        bubbles=[(250, 250, 2.4), (256, 236, 1.6)],
        foot_colour="#0c3438",
        mote_colour=(1, 1, 0.92),
    )
    return dict(scene=s, light=light, water=water, look=look)
