"""Blue mussels open to the current: a clump on rock, tied down with golden threads.

A valve: pointed beak below, the edge with the threads nearly straight, the back arched, the upper end
round; worn pale at the beak, blue-black on the flank, a violet band, a thin brown rim; fine growth
lines and a few deep ones. Those that feed gape and show the frilled orange mantle with its two
openings. Bay barnacles sit on shells and stone.
"""

from __future__ import annotations

import numpy as np

from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    chance,
    cloud,
    hairs,
    line,
    net,
    ramp,
    smooth,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

SHELL = Stuff(gloss=0.24, sharp=20, wrap=0.25, through=0.06, shade=1.0)
FLESH = Stuff(gloss=0.12, sharp=18, wrap=0.5, through=0.8, shade=0.5)
ROCK = Stuff(gloss=0.0, sharp=12, wrap=0.35, through=0.0, shade=0.0)
LIME = Stuff(gloss=0.25, sharp=18, wrap=0.35, through=0.15, shade=0.7)
KEYS = [
    (0, 0), (0.10, 0.05), (0.21, 0.20), (0.31, 0.40), (0.365, 0.56), (0.345, 0.78), (0.235, 0.94), (0.07, 1.0),
    (-0.07, 0.955), (-0.145, 0.80), (-0.15, 0.58), (-0.125, 0.34), (-0.08, 0.13), (-0.03, 0.02), (0, 0),
]  # fmt: skip


def rows_of(along, face):
    """Axes of a mussel: across, along from beak to round end, and out of its left valve."""
    y = unit(along)
    z = unit(np.asarray(face, float) - y * (y @ np.asarray(face, float)))
    return np.stack([np.cross(y, z), y, z])


def mussel(s, at, size, along, face, seed, gape=0.0, dim=1.0, fine=1.0):
    """A mussel; `face` is where its left valve looks, `gape` how far it is open."""
    at, rows = np.asarray(at, float), rows_of(along, face)
    g = chance(seed)
    n, m = int(220 * fine), int(150 * fine)
    edge = line(KEYS, n)[:, :2]
    u = np.linspace(0.004, 1, m) ** 0.8
    r = u[:, None]
    years = np.zeros_like(u)
    for y in np.sort(g.uniform(0.3, 0.97, 6)):
        years += g.uniform(0.15, 1.0) * np.exp(-(((u - y) / g.uniform(0.004, 0.012)) ** 2))
    crowded = u ** g.uniform(1.3, 2.0)
    fine_lines = 0.5 + 0.5 * np.sin(
        crowded * g.uniform(90, 190) + 5 * np.sin(u * g.uniform(7, 15) + seed) + 2 * np.sin(u * 31)
    )
    strong = g.uniform(0.05, 0.16)
    # places within a valve, in its own plane; its middle line leans to the back
    p = edge[None] * r[..., None]
    a = np.linspace(0, 1, n)[None]
    bank = np.clip(np.sin(np.pi * a), 0, 1) ** 0.8  # 0 at the beak, where both edges meet
    vault = (
        0.205
        * np.sqrt(np.clip(1 - r**2.6, 0, 1))
        * np.clip(r / 0.16, 0, 1) ** 0.7
        * (0.30 + 0.70 * bank)
    )
    vault = vault + 0.002 * fine_lines[:, None] - 0.010 * years[:, None]
    worn = smooth(0.34, 0.05, u)[:, None] * smooth(
        -0.5, 0.4, cloud(np.stack([p[..., 0], p[..., 1], 0 * p[..., 0]], -1), 0.12, seed, 3) + 0.5
    )
    c = ramp(
        u,
        (0, "#3a3f6e"),
        (0.3, "#232a5a"),
        (0.55, "#1a2550"),
        (0.72, "#37337a"),
        (0.84, "#1c2348"),
        (0.95, "#14182c"),
        (1, "#6e5428"),
    )[:, None]
    c = (
        c
        * (1 + strong * (2 * fine_lines[:, None, None] - 1))
        * np.exp(np.array([1.0, 0.2, -0.6]) * g.normal(0, 0.22) + g.normal(0, 0.12))
        * (1 - 0.55 * np.clip(years, 0, 1)[:, None, None])
    )
    c = (
        c
        * np.exp(
            0.25
            * cloud(
                np.stack([p[..., 0], p[..., 1] * 0.3, 0 * r + 0 * p[..., 0]], -1), 0.1, seed + 3, 2
            )
        )[..., None]
    )
    c = c * (1 - 0.75 * worn[..., None]) + rgb("#a99c9c") * 0.75 * worn[..., None]
    c = (c * dim).astype(np.float32)
    for side in (1, -1):
        turn = side * gape * smooth(0.02, 0.62, p[..., 1])  # the beak stays shut
        z = side * vault
        # it opens like a book whose back is the arched edge
        x = p[..., 0] - 0.30
        q = np.stack(
            [
                0.30 + x * np.cos(turn) + z * np.sin(turn),
                p[..., 1],
                z * np.cos(turn) - x * np.sin(turn),
            ],
            -1,
        )
        v = q * size @ rows + at
        out = np.broadcast_to(rows[2] * side, v.shape)
        net(s, v, c, SHELL, out=out)
        if gape:
            lip = v[-1]
            # the mantle: a folded ribbon along the lip, its frills of uneven width
            way = np.linspace(0, 1, n)
            wave = 0.5 + 0.5 * np.sin(150 * way + 4 * np.sin(9 * way + side) + side)
            wave = wave * (0.55 + 0.45 * np.sin(21 * way + 2 * side) ** 2)
            low, high = int(0.40 * n), int(0.90 * n)
            part = slice(low, high)
            share = np.clip((way * n - low) / (high - low), 0, 1)
            swell = np.sin(np.pi * share) ** 0.6  # it runs out into the shell at both ends
            inward = -rows[2] * side
            steps = [
                (0.002, -0.004),
                (0.014, 0.008),
                (0.028, 0.012),
                (0.040, 0.006),
                (0.050, -0.05),
            ]
            frill = np.stack(
                [
                    lip
                    + inward * size * (deep * swell * (0.95 + 0.25 * wave))[:, None]
                    - rows[0] * size * (rise * swell * (0.8 + 0.6 * wave))[:, None]
                    for deep, rise in steps
                ],
                0,
            )[:, part]
            tint = ramp(
                np.linspace(0, 1, len(steps)),
                (0, "#4a3428"),
                (0.3, "#c89468"),
                (0.6, "#e8c8a0"),
                (0.8, "#8a4e34"),
                (1, "#2a120c"),
            )
            fold = (0.88 + 0.2 * wave[part])[None, :, None]
            net(
                s,
                frill,
                tint[:, None] * fold,
                FLESH,
                out=np.broadcast_to(-rows[0], frill.shape),
            )
    if gape:
        place = lambda *at_: np.array(at_) * size @ rows + at  # noqa: E731
        ball(
            s,
            place(0.10, 0.50, 0.0),
            (size * 0.15, size * 0.44, size * 0.10),
            rgb("#1c0e10"),
            FLESH,
            axis=rows[1],
            turn=rows[0],
            n=20,
        )
        # the gills: folds side by side, orange where the light falls in
        gills = lambda q: (  # noqa: E731
            ramp(
                0.5 + 0.5 * np.sin(q[..., 1] * 95), (0, "#7a3014"), (0.5, "#b85a24"), (1, "#e08a44")
            )
        )
        for deep in (-0.028, 0.028):
            ball(
                s,
                place(0.0, 0.66, deep),
                (size * 0.085, size * 0.27, size * 0.034),
                gills,
                FLESH,
                axis=rows[1],
                turn=rows[0],
                n=120,
            )


def barnacle(s, at, up, r, seed):
    """A bay barnacle: a low ribbed cone with a diamond-shaped lid."""
    up = unit(up)
    x = unit(np.cross(up, [0.2, 0.1, 1]))
    z = np.cross(x, up)
    a = np.linspace(0, 2 * np.pi, 61)
    rib = 1 + 0.09 * np.cos(a * 12 + seed) + 0.04 * np.cos(a * 31)
    rings = [(1.0, 0.0), (0.86, 0.30), (0.62, 0.55), (0.50, 0.60), (0.40, 0.46)]
    v = np.stack(
        [
            np.asarray(at)
            + (np.cos(a)[:, None] * x + np.sin(a)[:, None] * z)
            * (r * w * (rib if i < 4 else 1 + 0 * rib))[:, None]
            + up * r * h
            for i, (w, h) in enumerate(rings)
        ],
        0,
    )
    tone = (
        np.array([0.75, 0.95, 1.05, 1.0, 0.5])[:, None, None]
        * (0.9 + 0.1 * np.cos(a * 12 + seed))[None, :, None]
    )
    net(s, v, rgb("#d2cabc") * tone, LIME, out=np.broadcast_to(up, v.shape))
    ball(
        s,
        np.asarray(at) + up * r * 0.40,
        (r * 0.36, r * 0.12, r * 0.26),
        rgb("#a8a090"),
        LIME,
        axis=up,
        n=14,
    )


def ridge(x):
    """The height at which the rock ends: it falls from the upper left to the right."""
    return 392 + 0.42 * (x - 240) - 22 * np.sin(x * 0.012 + 0.4)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 7.0, "mid": 2.4, "main": 0.0, "near": 9.0}
    g = chance(3)
    # the rock: a rounded granite back that rises to the left, with a film of green
    n, m = 280, 240
    x, t = np.meshgrid(np.linspace(-60, 540, n), np.linspace(0, 1, m), indexing="ij")
    top = ridge(x)
    y = top + 500 * t**1.15
    q = np.stack([x, y * 1.4, 0 * x], -1)
    lump = cloud(q, 260, 5, 1)
    v = np.stack([x, y - 10 * lump * (1 - 0.6 * t), 150 - 330 * t - 44 * lump], -1)
    c = ramp(0.5 + 0.4 * cloud(q, 190, 11, 2), (0, "#4a4a48"), (0.5, "#77705f"), (1, "#a39a80"))
    rose = smooth(0.2, 0.8, cloud(q, 120, 21, 2))[..., None]
    c = c * (1 - 0.35 * rose) + rgb("#9a6a58") * 0.35 * rose
    film = smooth(0.1, 0.7, cloud(q, 110, 31, 3))[..., None]
    c = c * (1 - 0.45 * film) + rgb("#4c5a34") * 0.45 * film
    c = c * np.exp(0.16 * np.clip(cloud(q, 9, 41, 2), -1.5, 1.5))[..., None]
    crack = np.exp(-((cloud(q, 210, 9, 2) / 0.035) ** 2))
    c = c * (1 - 0.12 * crack[..., None])
    net(s, v, c, ROCK, out=np.broadcast_to(unit([0, -1.0, -0.8]), v.shape))
    spot = lambda px, pt: v[int(np.clip((px + 60) / 600 * (n - 1), 0, n - 1)), int(pt * (m - 1))]
    # back row to front row: x, share down the rock, size, lean, turn, gape
    clump = (
        (18, 0.03, 190, -0.50, 0.4, 0.0, 0.62),
        (120, 0.00, 250, -0.10, -0.4, 0.0, 0.70),
        (300, 0.02, 210, 0.42, 0.5, 0.0, 0.66),
        (420, 0.05, 150, 0.75, -0.3, 0.0, 0.62),
        (70, 0.26, 270, -0.42, 0.3, 0.0, 0.95),
        (282, 0.24, 250, 0.62, -0.2, 0.0, 0.98),
        (176, 0.34, 350, 0.08, 0.95, 0.26, 1.1),
        (96, 0.50, 150, -0.85, 0.5, 0.0, 1.0),
        (300, 0.52, 140, 0.95, 0.3, 0.0, 1.05),
    )
    for i, (px, pt, size, lean, yaw, gape, dim) in enumerate(clump):
        foot = spot(px, pt) + [0, 8, -14]
        along = np.array([np.sin(lean), -np.cos(lean), -0.22])
        face = (np.sin(yaw) * 0.9, -0.15, -np.cos(yaw))
        mussel(s, foot, size * 1.06, along, face, 10 + i, gape, dim)
        if pt < 0.2:
            continue
        # golden threads, spread from below the shell to the rock
        threads = 11 if gape else 6
        root = foot + along * size * 0.14 + np.array([-size * 0.03, 0, -size * 0.07])
        for a in np.linspace(-1, 1, threads) + g.normal(0, 0.06, threads):
            end = spot(
                px + a * (78 if gape else 46), pt + 0.14 + 0.09 * (1 - a * a) + g.uniform(0, 0.03)
            ) + [0, -1, -5]
            middle = (root + end) / 2 + np.array([a * 16, 16, -12])
            hairs(
                s,
                line([root, middle, end], 14)[None],
                1.15,
                0.7,
                rgb("#b8822e"),
                Stuff(gloss=0.5, wrap=0.5, shade=0.5),
                sides=6,
            )
            ball(s, end, (2.8, 1.4, 2.4), rgb("#c8862e"), LIME, n=10)
    for i, (px, pt, count) in enumerate(((430, 0.42, 5), (30, 0.74, 4))):
        for j in range(count):
            p = spot(px + g.normal(0, 20), pt + g.normal(0, 0.045))
            barnacle(
                s,
                p + [0, -3, -8],
                unit([g.normal(0, 0.15), -0.8, -0.7]),
                g.uniform(9, 17),
                7 * i + j,
            )
    s.layer = "far"
    for px, size, lean in ((400, 150, 0.2), (470, 170, -0.2), (350, 110, -0.3)):
        mussel(
            s, (px, ridge(px) + 14, 260), size, (lean, -1, 0), (0.4, 0, -1), 60 + px, 0.0, 0.7, 0.4
        )
    ground = f.down(
        (0, "#ffe890"), (0.14, "#c8e49c"), (0.34, "#54b8a0"), (0.60, "#1c7484"), (1, "#0c3450")
    )
    ground *= np.exp(0.06 * f.noise(190, 90, 3))[..., None]
    a = (f.x - 300) + (f.y + 120) * 0.22
    ray = f.noise(70, 2000, 24, 2)[:1]
    prof = np.interp(a / (f.y + 320) * 520, np.linspace(-420, 420, ray.shape[1]), ray[0])
    ground += rgb("#f2fff4") * (0.18 * np.clip(prof, 0, 2) * np.exp(-f.y / 300))[..., None]
    ground += rgb("#f6fff0") * (0.35 * f.spot(140, 0, 210))[..., None]
    lighting = Lighting(
        lamps=[((-0.55, -0.76, -0.36), "#fff2d8", 2.3), ((0.75, -0.1, -0.2), "#4f9ad0", 0.5)],
        top="#bfe0ea",
        low="#2a3440",
        ambient=0.6,
        rim="#ffffff",
        rim_power=0.0,
        crowd=1.4,
        density=1.3,
    )
    image = compose(s, lighting, ground, k)
    # the current that it draws in: motes on their way to the open edge, a clear jet away from it
    t = g.random(260) ** 0.8
    way = line([(470, 30), (390, 44), (310, 70), (246, 112), (210, 176)], 200)[
        (t * 199).astype(int)
    ]
    loose = (1 - t)[:, None] * g.normal(0, 30, (260, 2)) + g.normal(0, 3, (260, 2))
    rows = np.column_stack([way[:, :2] + loose, 1.1 + 2.0 * g.random(260) ** 2, 0.4 + 0.8 * t])
    image = f.sparks(image, rows, rgb("#ffe08a"))
    image = f.dust(image, 25, "#eafff8", 7, strength=0.4)
    image = finish(image, f, foot_colour="#060a1c", foot=0.45, vignette=0.36, bloom=0.15)
    return brushed(image, k, 1.5, 0.8)
