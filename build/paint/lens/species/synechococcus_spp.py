"""Synechococcus under blue light: each tiny rod glows orange by its own pigments.

The smallest and most numerous plants of the sea. In front one divides: two short rods with a waist,
three membranes (thylakoids) close along the wall, few small carboxysomes within. Below, a drum-shaped
diatom, its sieve-like face and the bands of its girdle, sprinkled with them, tells how small they are; behind, a
flagellate takes one into its mouth.
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
PALE = Stuff(alpha=0.9, gloss=0.1, glow=0.25, wrap=0.6, shade=0.0)
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
        rgb("#f4601a"),
        WALL,
        waist=waist,
        n=int(70 * fine),
        sides=int(60 * fine),
    )
    # thylakoids: lines that follow the wall, one within the other
    shape = capped(160, min(0.98, 2 * r / length))
    t = shape[:, 1]
    for share, tint in ((0.90, "#ffdc90"), (0.80, "#ffc470"), (0.70, "#f4a450")):
        x = t * (0.5 * length - r * (1 - share))
        w = share * r * shape[:, 0] * (1 - waist * 1.12 * np.exp(-((t / 0.16) ** 2)))
        ring = np.concatenate([np.stack([x, w], 1), np.stack([x, -w], 1)[::-1]])
        turn = np.linspace(0, 2 * np.pi, len(ring), endpoint=False)
        waver = 1 + 0.006 * np.sin(5 * turn) + 0.003 * np.sin(11 * turn + 9 * share)
        ring = ring * waver[:, None]
        path = at + d * ring[:, :1] + side * ring[:, 1:] + up * r * 0.12
        # a drawn line: thick towards the lamp, thin on the far side
        press = 0.5 + 0.5 * np.cos(np.linspace(0, 2 * np.pi, len(path)) - 3.9)
        tube(s, path, r * (0.022 + 0.016 * press), rgb(tint), THREAD, 9)
    core = Stuff(alpha=0.05, edge=0.0, gloss=0.0, glow=0.2, wrap=0.7, shade=0.0)
    # the clear middle of each half, nearer to the lamp, and fine grain
    for half in (-1, 1):
        middle = at + d * half * length * 0.225 - r * np.array([0.07, 0.09, 0])
        for q in np.linspace(1.1, 0.4, 9):
            radii = (q * r * 0.52, q * length * 0.175, q * r * 0.5)
            ball(s, middle, radii, rgb("#ffb070"), core, axis=d, n=40)
        q = g.uniform(-1, 1, (24, 3)) * [0.17 * length, 0.52 * r, 0.2 * r]
        dots = at + d * half * length * 0.225 + d * q[:, :1] + side * q[:, 1:2] + up * (r * 0.4)
        balls(s, dots, r * g.uniform(0.012, 0.03, 24), rgb("#b83c10"), PALE, n=7)
    for half in (-1, 1):
        mid = at + d * half * length * 0.235
        for along, across, size in ((-0.05, 0.22, 0.135), (0.06, -0.20, 0.105)):
            c = mid + d * along * length + side * across * r + up * r * 0.3
            v, f = icosahedron(unit(g.normal(size=3)), g.uniform(0, 6))
            p, n, tri = facets(v * r * size + c, f)
            s.add(p, n, tri, rgb("#fff0c8"), PALE)


DRUM, AXIS, WIDE, DEEP = np.array([150.0, 622.0, 200.0]), unit([-0.62, -0.42, -0.66]), 196.0, 330.0


def diatom(s):
    """A large diatom: a drum whose face is a sieve of rays, whose side shows the bands of its girdle."""
    x = unit(np.cross(AXIS, [0, 0, 1]))
    y = np.cross(AXIS, x)

    def at(a, q, high):
        a, q, high = np.broadcast_arrays(a, q, high)
        flat = x * np.cos(a)[..., None] + y * np.sin(a)[..., None]
        return DRUM + flat * (q * WIDE)[..., None] + AXIS * high[..., None]

    glass = Stuff(alpha=0.98, edge=0.02, glow=0.22, gloss=0.10, sharp=16, wrap=0.3, through=0.3)
    dome = lambda q: 26 * (1 - q**4) - 26
    turn, out = np.meshgrid(np.linspace(0, 2 * np.pi, 220), np.linspace(0, 1, 80), indexing="ij")
    tint = ramp(out, (0, "#0c5478"), (0.6, "#12688c"), (0.93, "#2c98b0"), (1, "#8fe4e4"))
    net(s, at(turn, out, dome(out)), tint, glass, out=np.broadcast_to(AXIS, (220, 80, 3)))
    turn, t = np.meshgrid(np.linspace(0, 2 * np.pi, 220), np.linspace(0, 1, 300), indexing="ij")
    high = -26 - DEEP * t
    # mantle, then bands that overlap like the hoops of a barrel
    edges = np.array([0.0, 0.20, 0.33, 0.46, 0.72, 1.01])
    band = np.searchsorted(edges, t, side="right") - 1
    share = (t - edges[band]) / (edges[band + 1] - edges[band])
    swell = np.where(band % 2 == 1, 1.035, 1.0) - 0.012 * share
    tone = np.array([0.62, 0.38, 0.26, 0.40, 0.55])[np.clip(band, 0, 4)]
    tone = (
        tone + 0.30 * np.exp(-((share / 0.07) ** 2)) - 0.30 * np.exp(-(((1 - share) / 0.10) ** 2))
    )
    stripes = ((band == 0) | (band == 4)) * 0.10 * (np.cos(turn * 70) > 0.2)
    colour = ramp(
        np.clip(tone - stripes, 0, 1),
        (0, "#042038"),
        (0.4, "#0e5274"),
        (0.7, "#2a90a8"),
        (1, "#98ecec"),
    )
    outward = x * np.cos(turn)[..., None] + y * np.sin(turn)[..., None]
    net(s, at(turn, swell, high), colour, glass, out=outward)
    rows = []
    for ring in np.arange(0.16, 0.95, 0.075):
        n = int(2 * np.pi * ring / 0.088)
        a = np.arange(n) * 2 * np.pi / n + ring * 40
        rows.append(at(a, np.full(n, ring), np.full(n, dome(ring) + 0.6)))
    pores = np.concatenate(rows)
    pit = Stuff(alpha=0.9, gloss=0.0, wrap=0.2, shade=0)
    size = np.array([5.4, 1.6, 5.4]) * np.ones((len(pores), 1))
    balls(s, pores, size, rgb("#032036"), pit, axes=np.broadcast_to(AXIS, pores.shape), n=8)
    # the small ones sit on it
    g = chance(21)
    for a, q in ((3.6, 0.55), (3.75, 0.68), (4.9, 0.35), (4.3, 0.86), (5.5, 0.7), (2.6, 0.3)):
        c = at(np.array(a), np.array(q), np.array(dome(q) + 7.0))
        way = unit(x * g.normal() + y * g.normal()) * 9
        rod(s, c - way, c + way, 7, rgb("#ff8a2a"), BODY, n=14, sides=14)


def hunter(s, at, r):
    """A flagellate: a clear drop with two flagella; a rod is half in its mouth, another one within."""
    at = np.asarray(at, float)
    skin = Stuff(
        alpha=0.16,
        edge=0.72,
        power=1.8,
        gloss=0.25,
        jelly=1.6,
        milk=0.6,
        wrap=0.4,
        bend=3,
        shade=0.2,
    )
    mouth = unit([0.80, 0.60, -0.25])
    axis = unit([0.5, -0.85, 0])
    rows = np.stack([np.cross(axis, [0.1, 0.2, 1.0]), axis, np.zeros(3)])
    rows[0] = unit(rows[0])
    rows[2] = np.cross(rows[0], axis)

    def dent(q):
        near = (q @ rows) @ mouth
        lips = 0.34 * np.exp(-(((near - 0.83) / 0.07) ** 2)) - 0.5 * np.exp(
            -(((near - 1) / 0.07) ** 2)
        )
        return 1.0 - 0.10 * q[..., 1] + lips

    ball(s, at, (r, r * 1.12, r), rgb("#7fc8d8"), skin, axis=axis, n=90, dent=dent)
    core = Stuff(alpha=0.5, wrap=0.6, shade=0.1)
    ball(s, at + np.array([0.05, -0.42, 0]) * r, r * 0.27, rgb("#4f98bc"), core, n=20)
    prey = at + mouth * r * 1.12
    rod(s, prey - mouth * r * 0.52, prey + mouth * r * 0.52, r * 0.28, rgb("#ff8a2a"), BODY, n=24)
    eaten = at + np.array([-0.38, 0.22, -0.2]) * r
    way = np.array([0.4, 0.55, 0]) * r * 0.36
    rod(s, eaten - way, eaten + way, r * 0.20, rgb("#c8643a"), BODY, n=20)
    long = [(0.30, -0.95), (0.8, -1.25), (1.3, -1.2), (1.8, -1.7), (2.5, -1.6)]
    short = [(0.20, -1.0), (0.1, -1.5), (0.45, -1.85), (0.3, -2.3)]
    for way in (long, short):
        path = line([at + [x * r, y * r, 0] for x, y in way], 60)
        tube(s, path, np.linspace(3.2, 0.8, 60), rgb("#a8e0ea"), Stuff(alpha=0.8, wrap=0.5), 8)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 8.0, "mid": 3.0, "back": 0.8, "main": 0.0, "near": 13.0}
    large(s, (262, 288, 0), (0.84, -0.54, -0.12), 392, 80, 2, 0.24)

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
    hunter(s, (92, 130, 120), 54)
    large(s, (424, 430, 60), (0.55, -0.82, 0.1), 104, 24, 14, 0.25, 0.6)
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
