"""Synechococcus under blue light: each tiny rod glows orange by its own pigments.

The smallest and most numerous plants of the sea. In front one divides: two short rods with a waist,
three folded membranes (thylakoids) along the wall, angular carboxysomes within. Below, the sieve-like
edge of a large diatom tells how small they are; behind, a flagellate that hunts them has swallowed one.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    balls,
    capped,
    chance,
    facets,
    icosahedron,
    line,
    net,
    ramp,
    rod,
    tube,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

WALL = Stuff(
    alpha=0.04,
    edge=0.75,
    power=2.4,
    gloss=0.2,
    sharp=30,
    wrap=0.5,
    jelly=1.1,
    milk=0.55,
    glow=0.2,
    bend=4,
    shade=0.2,
)
THREAD = Stuff(alpha=0.8, gloss=0.1, glow=0.35, wrap=0.5, shade=0)
BODY = Stuff(alpha=0.95, gloss=0.2, glow=0.3, sharp=30, shade=0.3)


def large(s, at, way, length, r, seed, waist=0.27, fine=1.0):
    """A dividing cell with its inside."""
    at, d = np.asarray(at, float), unit(way)
    side = unit(np.cross(d, [0, 0, 1]))
    up = np.cross(side, d)
    up = up if up[2] < 0 else -up
    g = chance(seed)
    rod(
        s,
        at - d * length * 0.5,
        at + d * length * 0.5,
        r,
        rgb("#ff7a1e"),
        WALL,
        waist=waist,
        n=int(70 * fine),
        sides=int(60 * fine),
    )
    # thylakoids: lines that follow the wall, one within the other
    shape = capped(160, min(0.98, 2 * r / length))
    t = shape[:, 1]
    for share, tint in ((0.885, "#ffcf78"), (0.765, "#f0a048"), (0.645, "#d8782e")):
        x = t * (0.5 * length - r * (1 - share))
        w = share * r * shape[:, 0] * (1 - waist * 1.12 * np.exp(-((t / 0.16) ** 2)))
        ring = np.concatenate([np.stack([x, w], 1), np.stack([x, -w], 1)[::-1]])
        path = at + d * ring[:, :1] + side * ring[:, 1:] + up * r * 0.12
        # a drawn line: thick towards the lamp, thin on the far side and at the waist
        press = 0.5 + 0.5 * np.cos(np.linspace(0, 2 * np.pi, len(path)) - 3.9)
        thick = r * (0.010 + 0.034 * press * share) * (0.7 + 0.3 * np.abs(ring[:, 0]) / length)
        tube(s, path, thick, rgb(tint), THREAD, 9)
    for half in (-1, 1):
        mid = at + d * half * length * 0.245
        for along, across, size in ((-0.10, 0.20, 0.26), (0.07, -0.22, 0.22), (0.11, 0.24, 0.16)):
            c = mid + d * along * length + side * across * r + up * r * 0.3
            v, f = icosahedron(unit(g.normal(size=3)), g.uniform(0, 6))
            p, n, tri = facets(v * r * size + c, f)
            s.add(p, n, tri, rgb("#ffeeb0"), BODY)


def diatom(s):
    """The edge of a large diatom from above: a glass dome with rays of pores, dark for scale."""
    mid, wide = np.array([330.0, 880.0, 150.0]), 400.0
    turn, out = np.meshgrid(np.linspace(3.2, 6.2, 240), np.linspace(0.2, 1.0, 110), indexing="ij")

    def at(a, q):
        high = 120 * np.sqrt(np.clip(1.0 - q**4, 0, 1))
        return mid + np.stack([q * wide * np.cos(a), q * wide * np.sin(a), -high], -1)

    v = at(turn, out)
    glass = Stuff(
        alpha=0.97, edge=0.03, glow=0.35, gloss=0.08, sharp=16, wrap=0.3, through=0.5, shade=0.2
    )
    tint = ramp(out, (0, "#031c38"), (0.75, "#07406c"), (0.95, "#1f86a8"), (1, "#6fd0dc"))
    net(s, v, tint, glass, out=np.broadcast_to([0, -0.3, -1.0], v.shape))
    rows = []
    for ring in np.arange(0.29, 0.97, 0.042):
        n = int(2 * np.pi * ring / 0.05)
        a = np.arange(n) * 2 * np.pi / n + ring * 40
        a = a[(a % (2 * np.pi) > 3.25) & (a % (2 * np.pi) < 6.1)]
        rows.append(at(a, np.full(len(a), ring)) - [0, 0, 1.0])
    pores = np.concatenate(rows)
    pit = Stuff(alpha=0.9, gloss=0.1, wrap=0.2, shade=0)
    balls(s, pores, np.array([5.6, 5.6, 2.0]) * np.ones((len(pores), 1)), rgb("#04223c"), pit, n=8)
    rim = line(at(np.linspace(3.2, 6.2, 120), np.full(120, 1.0)), 160)
    tube(s, rim, np.full(160, 7.0), rgb("#6fd0dc"), glass, 14)


def hunter(s, at, r):
    """A flagellate: a clear drop with two flagella, a rod glowing in its vacuole."""
    at = np.asarray(at, float)
    skin = Stuff(
        alpha=0.10,
        edge=0.75,
        power=2.0,
        gloss=0.4,
        jelly=1.6,
        milk=0.6,
        wrap=0.5,
        bend=4,
        shade=0.2,
    )
    dent = lambda q: 1.0 - 0.16 * q[..., 1]
    ball(s, at, (r, r * 1.2, r), rgb("#7fc8d8"), skin, axis=(0.75, -0.6, 0), n=40, dent=dent)
    ball(
        s, at + [r * 0.35, -r * 0.3, 0], r * 0.34, rgb("#6fb0cc"), Stuff(alpha=0.4, wrap=0.6), n=20
    )
    rod(
        s,
        at + [-r * 0.52, r * 0.10, -r * 0.3],
        at + [-r * 0.10, r * 0.48, -r * 0.3],
        r * 0.24,
        rgb("#ff7a1e"),
        BODY,
    )
    long = [(0.70, -0.80), (1.2, -1.05), (1.6, -1.7), (2.2, -1.8), (2.5, -2.5)]
    short = [(0.78, -0.70), (1.4, -0.62), (1.8, -0.95), (2.2, -0.7)]
    for way in (long, short):
        path = line([at + [x * r, y * r, 0] for x, y in way], 60)
        tube(s, path, np.linspace(2.6, 0.9, 60), rgb("#a8e0ea"), Stuff(alpha=0.8, wrap=0.5), 8)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 8.0, "mid": 3.0, "back": 0.8, "main": 0.0, "near": 13.0}
    large(s, (220, 316, 0), (0.80, -0.60, -0.12), 404, 78, 2)

    def swarm(n, depth, size, spread, seed):
        """Rods along a rising swirl."""
        r = chance(seed)
        t = r.random(n)
        a = 1.1 + 5.2 * t
        x = 250 + (60 + 190 * t) * np.cos(a) + r.normal(0, spread, n)
        y = 330 - (90 + 250 * t) * np.sin(a) * 0.9 + r.normal(0, spread, n)
        for i in range(n):
            d = unit(r.normal(size=3) * [1, 1, 0.5]) * size * r.uniform(0.55, 1.0)
            c = np.array([x[i], y[i], depth])
            tint = ramp(r.random(), (0, "#ff5a12"), (0.5, "#ff9a30"), (1, "#ffd060"))
            rod(
                s,
                c - d,
                c + d,
                size * r.uniform(0.5, 0.62),
                tint,
                Stuff(
                    alpha=0.5, edge=0.5, gloss=0.1, glow=0.4, wrap=0.5, jelly=3, milk=0.5, shade=0.1
                ),
                waist=0.3 * (r.random() < 0.4),
                n=14,
                sides=12,
            )

    s.layer = "back"
    diatom(s)
    hunter(s, (86, 150, 120), 50)
    large(s, (404, 512, 60), (0.35, 0.93, 0.1), 150, 40, 12, 0.0, 0.6)
    large(s, (436, 330, 60), (0.55, -0.82, 0.1), 112, 25, 14, 0.25, 0.6)
    swarm(4, 110, 15, 46, 3)
    s.layer = "mid"
    large(s, (420, 118, 150), (0.9, 0.42, 0.1), 110, 29, 13, 0.0, 0.6)
    swarm(8, 170, 9, 60, 4)
    s.layer = "far"
    swarm(16, 240, 6, 80, 5)
    ground = f.down((0, "#0e4a86"), (0.35, "#082c5c"), (0.8, "#051834"), (1, "#02060e"))
    ground *= np.exp(0.16 * f.noise(160, 130, 3))[..., None]
    beam = np.exp(-(((f.x - 30 - 0.55 * f.y) / 70) ** 2)) + 0.6 * np.exp(
        -(((f.x + 90 - 0.55 * f.y) / 40) ** 2)
    )
    ground += rgb("#4fb4f0") * (0.22 * beam * np.exp(-f.y / 330))[..., None]
    ground += rgb("#58c0f4") * (0.40 * f.spot(20, 0, 230))[..., None]
    ground += rgb("#5a2418") * (0.22 * f.spot(250, 320, 200))[..., None]
    lighting = Lighting(
        lamps=[((-0.55, -0.7, -0.45), "#ffd0a0", 1.5), ((0.6, 0.5, 0.5), "#4a5cd0", 0.4)],
        top="#5a3cc0",
        low="#5a1220",
        ambient=0.4,
        rim="#ffc880",
        rim_power=0.9,
        rim_low=0.3,
        crowd=0.4,
        density=0.3,
    )
    image = compose(s, lighting, ground, k)
    r = chance(3)
    n = 12
    t = r.random(n)
    a = 1.1 + 5.2 * t
    rows = np.stack(
        [
            250 + (60 + 190 * t) * np.cos(a) + r.normal(0, 70, n),
            330 - (90 + 250 * t) * np.sin(a) * 0.9 + r.normal(0, 70, n),
            0.6 + 1.5 * r.random(n) ** 3,
            r.uniform(0.3, 1.4, n),
        ],
        1,
    )
    image = f.sparks(image, rows, ramp(r.random(n), (0, "#ff6a1a"), (1, "#ffd27a")))
    image = finish(
        image, f, foot_colour="#06020e", foot=0.4, vignette=0.4, bloom=0.15, bloom_from=0.75
    )
    return brushed(image, k, 1.3, 0.75)
