"""Viruses land on a bacterium: phages like small moon landers on a green horizon.

In front one phage: a head of twenty faces, collar, sheath of stacked rings, base plate, six knee-bent
legs; it has pulled its sheath together and sends the thread of its heritage down through the skin.
Others stand, arrive, drift; between them round ones with knobs and small naked capsids. Below, under
the clear skin of the bacterium, new heads are being filled.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    balls,
    chance,
    cloud,
    facets,
    hairs,
    icosahedron,
    line,
    net,
    ramp,
    shades,
    tube,
)
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

HEAD = Stuff(alpha=0.90, edge=0.1, gloss=0.55, sharp=22, wrap=0.35, through=0.35, shade=1.0)
METAL = Stuff(alpha=1.0, gloss=0.6, sharp=26, wrap=0.35, through=0.2)
SKIN = Stuff(
    alpha=0.20, edge=0.7, power=1.8, gloss=0.5, sharp=30, wrap=0.6, jelly=0.9, milk=0.5, shade=0.3
)
CENTRE, RADIUS = np.array([250.0, 1010.0, 120.0]), 520.0


def capsid(s, c, r, axis, turn, colour, seed, long=1.25, beads=True):
    """A head: flat faces with small knobs in rows along them, and a pale seam along the edges."""
    v, f = icosahedron(axis, turn, long)
    p, n, tri = facets(v * r + c, f)
    s.add(p, n, tri, shades(colour, 20, 0.12, seed, 0.03).repeat(3, 0), HEAD)
    edges = {tuple(sorted((int(q[a]), int(q[b])))) for q in f for a, b in ((0, 1), (1, 2), (2, 0))}
    ends = np.array([[v[a], v[b]] for a, b in sorted(edges)]) * r * 1.0 + c
    hairs(s, ends, r * 0.028, r * 0.028, rgb(colour) * 1.6 + 0.08, METAL, sides=6)
    balls(s, v * r * 1.01 + c, r * 0.075, rgb(colour) * 1.8 + 0.12, METAL, n=9)
    if not beads:
        return
    w = [(a, b) for a in range(1, 6) for b in range(1, 6 - a + 1) if a + b < 7]
    m = 6
    u = np.array([[a, b, m - a - b] for a, b in w if m - a - b > 0]) / m
    dots = np.einsum("bk,fkc->fbc", u, v[f]).reshape(-1, 3) * r * 1.004 + c
    balls(s, dots, r * 0.045, rgb(colour) * 0.75 + 0.03, METAL, n=7)


def phage(s, foot, up, size, colour, seed, squeezed=False, landed=True):
    """A tailed phage; `foot` is where its base plate is, `up` its axis, `size` the head's radius."""
    foot, up = np.asarray(foot, float), unit(up)
    side = unit(np.cross(up, [0.15, 0.1, 1.0]))
    deep = np.cross(side, up)
    r = size
    tail = r * (1.75 if squeezed else 2.7)
    base = foot + up * r * (0.35 if landed else 0.2)
    # sheath: rings
    rings = 11 if squeezed else 17
    t = np.linspace(0, 1, rings * 8)
    path = base + up * (tail * t)[:, None]
    bulge = (
        r
        * (0.30 if squeezed else 0.20)
        * (1 + 0.20 * np.abs(np.sin(t * rings * np.pi)) ** 0.6 - 0.1)
    )
    c = ramp(np.abs(np.sin(t * rings * np.pi)), (0, "#3f2a78"), (1, "#a88be8"))
    tube(s, path, bulge, c, METAL, 24)
    tube(
        s,
        np.array([base - up * r * 0.75, base])
        if squeezed
        else np.array([base - up * r * 0.1, base]),
        np.full(2, r * 0.08),
        rgb("#d8ccff"),
        METAL,
        10,
    )
    plate = np.array(
        [base - up * r * 0.10, base - up * r * 0.09, base + up * r * 0.06, base + up * r * 0.10]
    )
    tube(s, plate, r * np.array([0.02, 0.42, 0.38, 0.05]), rgb("#7a5cc8"), METAL, 6)
    top = base + up * tail
    tube(
        s,
        np.stack([top, top + up * 0.01 * r, top + up * 0.10 * r, top + up * 0.11 * r]),
        r * np.array([0.05, 0.34, 0.34, 0.05]),
        rgb("#8f74d8"),
        METAL,
        18,
    )
    capsid(s, top + up * r * 1.14, r, up, 0.4 + seed, colour, seed, beads=size > 20)
    g = chance(seed)
    for i in range(6):
        a = i * np.pi / 3 + 0.35 + seed
        out = side * np.cos(a) + deep * np.sin(a)
        reach = r * (1.55 + 0.15 * g.random())
        knee = base + out * reach * 0.62 + up * r * (0.95 + 0.15 * g.random())
        hip = base + out * r * 0.36
        if landed:
            end = foot + out * reach * 1.02 - up * r * 0.10
        else:
            end = base + out * reach * 0.7 - up * r * (0.7 + 0.3 * g.random())
        leg = np.concatenate([line([hip, knee], 14), line([knee, end], 18)[1:]])
        tube(s, leg, np.linspace(r * 0.045, r * 0.03, len(leg)), rgb("#b9a2f2"), METAL, 8)
        ball(s, knee, r * 0.065, rgb("#d9ccff"), METAL, n=9)
    return base


def knobbed(s, c, r, colour, seed):
    """A round virus with an envelope and knobs on stalks."""
    c = np.asarray(c, float)
    ball(
        s,
        c,
        r,
        rgb(colour),
        Stuff(alpha=0.75, edge=0.25, gloss=0.5, wrap=0.5, jelly=1, milk=0.5),
        n=26,
    )
    i = np.arange(46) + 0.5
    th, ph = np.arccos(1 - 2 * i / 46), np.pi * (1 + 5**0.5) * i + seed
    d = np.stack([np.sin(th) * np.cos(ph), np.cos(th), np.sin(th) * np.sin(ph)], -1)
    t = np.array([1.0, 1.22])[None, :, None]
    hairs(s, c + d[:, None] * t * r, r * 0.03, r * 0.03, rgb(colour) * 1.3, METAL, sides=5)
    balls(s, c + d * r * 1.24, r * 0.085, rgb(colour) * 1.7 + 0.05, METAL, n=8)


def on_skin(x, z=0.0):
    """The point of the bacterium's skin above x, and the way out of it there."""
    dx, dz = x - CENTRE[0], z - CENTRE[2]
    y = CENTRE[1] - np.sqrt(RADIUS**2 - dx**2 - dz**2)
    p = np.array([x, y, z])
    return p, unit(p - CENTRE)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 7.0, "mid": 2.6, "main": 0.0, "near": 10.0}
    g = chance(2)
    # the bacterium, with the fine hairs of its skin
    n = 150
    th = np.linspace(-0.72, 0.72, n)
    ph = np.linspace(-1.25, 0.62, 120)
    a, b = np.meshgrid(th, ph, indexing="ij")
    d = np.stack([np.sin(a) * np.cos(b), -np.cos(a) * np.cos(b), np.sin(b)], -1)
    bump = 1 + 0.003 * cloud(d, 0.16, 5, 2)
    tint = ramp(0.5 + 0.5 * cloud(d, 0.12, 8, 2), (0, "#0b5560"), (0.5, "#158a86"), (1, "#3fb89a"))
    net(
        s,
        CENTRE + d * RADIUS * bump[..., None],
        tint,
        Stuff(
            alpha=0.94, edge=0.06, power=1.5, gloss=0.5, sharp=16, wrap=0.5, through=0.2, shade=0.6
        ),
        out=d,
    )
    # what shows through its skin: ribosomes, and heads being filled
    q = 520
    aa, bb = g.uniform(-0.6, 0.6, q), g.uniform(-1.1, 0.1, q)
    w = np.stack([np.sin(aa) * np.cos(bb), -np.cos(aa) * np.cos(bb), np.sin(bb)], -1)
    balls(
        s,
        CENTRE + w * RADIUS * 1.001,
        g.uniform(1.2, 3.0, q),
        shades("#7fe0c0", q, 0.3, 3),
        Stuff(alpha=0.35, gloss=0.3, shade=0.0),
        n=7,
    )
    for i in range(9):
        a, b = g.uniform(-0.42, 0.42), g.uniform(-0.95, -0.62)
        w = np.array([np.sin(a) * np.cos(b), -np.cos(a) * np.cos(b), np.sin(b)])
        capsid(
            s,
            CENTRE + w * (RADIUS + 4),
            g.uniform(9, 14),
            unit(g.normal(size=3)),
            1.0,
            "#a8705a",
            i,
            beads=False,
        )
    # the one in front
    p, up = on_skin(232, -40)
    base = phage(s, p, up + np.array([-0.10, 0, -0.06]), 66, "#e0503c", 1, squeezed=True)
    x = np.linspace(0, 1, 120)
    tx = base[0] + 10 * np.sin(x * 8) + 46 * x * np.sin(x * 17)
    ty = base[1] + 18 + 66 * x + 10 * x * np.cos(x * 15)
    tz = (
        CENTRE[2]
        - np.sqrt(np.maximum(RADIUS**2 - (tx - CENTRE[0]) ** 2 - (ty - CENTRE[1]) ** 2, 0))
        - 3
    )
    tube(
        s,
        np.stack([tx, ty, tz], 1),
        np.full(120, 2.0),
        rgb("#ffe9a8"),
        Stuff(alpha=0.75, glow=0.8, gloss=0.1),
        8,
    )
    # others
    p, up = on_skin(404, 30)
    phage(s, p, up, 30, "#e89a3a", 2)
    p, up = on_skin(70, 40)
    phage(s, p, up + np.array([0.08, 0, 0]), 27, "#d8486a", 3)
    phage(s, (392, 250, 40), (0.5, -0.86, 0.1), 26, "#e06a3a", 4, landed=False)
    knobbed(s, (88, 196, 30), 34, "#3a8fd0", 1)
    knobbed(s, (440, 396, 60), 17, "#3a8fd0", 3)
    for cx, cy, r, c in (
        (130, 330, 17, "#d8a83a"),
        (330, 128, 15, "#d8a83a"),
        (60, 372, 11, "#d8a83a"),
        (448, 172, 12, "#d8a83a"),
    ):
        capsid(
            s,
            np.array([cx, cy, 20.0]),
            r,
            unit(g.normal(size=3)),
            g.uniform(0, 6),
            c,
            int(cx),
            long=1.0,
            beads=False,
        )
    s.layer = "mid"
    phage(s, (268, 128, 150), (-0.6, -0.8, 0.2), 17, "#c8508a", 6, landed=False)
    phage(s, (40, 86, 150), (0.9, -0.4, 0.2), 15, "#c8508a", 7, landed=False)
    knobbed(s, (448, 76, 150), 20, "#4a78c8", 5)
    for x in (150, 318, 458):
        p, up = on_skin(x, 150)
        phage(s, p, up, 15, "#c86a5a", x, landed=True)
    s.layer = "far"
    for i in range(16):
        c = np.array([g.uniform(10, 470), g.uniform(30, 440), 260.0])
        if i % 2:
            capsid(s, c, g.uniform(7, 15), unit(g.normal(size=3)), 1.0, "#a86ac8", i, beads=False)
        else:
            phage(s, c, g.normal(size=3), g.uniform(7, 11), "#b060a0", i, landed=False)
    ground = f.down(
        (0, "#0b0a22"), (0.35, "#201a48"), (0.62, "#37407e"), (0.75, "#2a7a8a"), (1, "#0a3a34")
    )
    ground *= np.exp(0.10 * f.noise(200, 120, 3))[..., None]
    ground += rgb("#7a8ae8") * (0.28 * f.spot(110, 90, 240))[..., None]
    d = np.hypot(f.x - CENTRE[0], f.y - CENTRE[1]) - RADIUS
    ground += rgb("#4fd8d0") * (0.34 * np.exp(-np.clip(d, 0, None) / 46))[..., None]
    lighting = Lighting(
        lamps=[((-0.62, -0.62, -0.48), "#fff0dc", 2.1), ((0.7, 0.5, 0.1), "#38c0c0", 0.7)],
        top="#7f86e0",
        low="#1a6a78",
        ambient=0.55,
        rim="#e6e0ff",
        rim_power=0.7,
        rim_low=0.1,
        crowd=1.0,
        density=0.9,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 110, "#cfd0ff", 7, strength=0.5, bottom=480)
    return finish(image, f, foot_colour="#041418", foot=0.5, vignette=0.4, bloom=0.6)
