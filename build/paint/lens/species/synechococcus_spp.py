"""Synechococcus under blue light: each tiny rod glows orange by its own pigments.

The smallest and most numerous plants of the sea. In front one divides: two short rods with a waist,
folded membranes along the wall, bright polyhedral bodies and the pale thread of its heritage within.
Behind it hundreds, ever smaller and softer, swirl up like embers.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import balls, chance, facets, icosahedron, ramp, rod, shades, tube
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

WALL = Stuff(
    alpha=0.04,
    edge=0.75,
    power=2.4,
    gloss=0.7,
    sharp=60,
    wrap=0.5,
    jelly=0.9,
    milk=0.5,
    glow=0.35,
    bend=4,
    shade=0.2,
)
FOLD = Stuff(alpha=0.06, edge=0.55, power=1.8, gloss=0.2, glow=0.9, jelly=0.35, milk=0.5, shade=0.1)
BODY = Stuff(alpha=0.95, gloss=0.6, glow=0.55, sharp=30, shade=0.3)


def large(s, at, way, length, r, seed, waist=0.27, fine=1.0):
    """A dividing cell with its inside."""
    at, d = np.asarray(at, float), unit(way)
    side = unit(np.cross(d, [0, 0, 1]))
    up = np.cross(side, d)
    g = chance(seed)
    for share, tint in ((1.0, "#ff8a2a"), (0.88, "#ff6a12"), (0.77, "#f2500a")):
        rod(
            s,
            at - d * length * (0.5 * share + 0.0),
            at + d * length * 0.5 * share,
            r * share,
            rgb(tint),
            WALL if share == 1 else FOLD,
            waist=waist,
            n=int(70 * fine),
            sides=int(60 * fine),
        )
    for half in (-1, 1):
        mid = at + d * half * length * 0.245
        # heritage: a pale knotted thread
        t = np.linspace(0, 1, 200)
        path = (
            mid
            + d * ((t - 0.5) * length * 0.27)[:, None]
            + side * (r * 0.26 * np.sin(t * 33 + half))[:, None]
            + up * (r * 0.26 * np.cos(t * 27))[:, None]
        )
        tube(
            s,
            path,
            np.full(200, r * 0.075),
            rgb("#ffd890"),
            Stuff(alpha=0.22, glow=0.4, gloss=0.1),
            9,
        )
        for _ in range(5):
            c = (
                mid
                + d * g.uniform(-0.13, 0.13) * length
                + side * g.uniform(-0.45, 0.45) * r
                + up * g.uniform(-0.2, 0.5) * r
            )
            v, f = icosahedron(unit(g.normal(size=3)), g.uniform(0, 6))
            p, n, tri = facets(v * r * g.uniform(0.13, 0.2) + c, f)
            s.add(p, n, tri, rgb("#fff0a8"), BODY)
        q = unit(g.normal(size=(50, 3)))
        spread = mid + (
            q[:, :1] * d * length * 0.19 + q[:, 1:2] * side * r * 0.62 + q[:, 2:] * up * r * 0.62
        )
        balls(s, spread, r * g.uniform(0.025, 0.05, 50), shades("#ffc04a", 50, 0.2, seed), BODY)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 8.0, "mid": 3.0, "back": 0.8, "main": 0.0, "near": 13.0}
    large(s, (220, 316, 0), (0.80, -0.60, -0.12), 404, 78, 2)
    g = chance(7)

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
                    alpha=0.5, edge=0.5, gloss=0.5, glow=0.8, wrap=0.5, jelly=3, milk=0.5, shade=0.1
                ),
                waist=0.3 * (r.random() < 0.4),
                n=14,
                sides=12,
            )

    s.layer = "back"
    large(s, (388, 486, 90), (0.35, 0.93, 0.1), 150, 40, 12, 0.0, 0.6)
    large(s, (96, 132, 90), (0.9, 0.42, 0.1), 126, 33, 13, 0.0, 0.6)
    large(s, (92, 520, 90), (0.75, -0.66, 0.1), 150, 31, 14, 0.25, 0.6)
    swarm(18, 110, 15, 46, 3)
    s.layer = "mid"
    swarm(60, 170, 9, 60, 4)
    s.layer = "far"
    swarm(120, 240, 6, 80, 5)
    s.layer = "near"
    for x, y, q in ((452, 596, 46), (24, 118, 30)):
        d = unit(g.normal(size=3)) * q
        rod(
            s,
            np.array([x, y, -180]) - d,
            np.array([x, y, -180]) + d,
            q * 0.6,
            rgb("#ff8424"),
            Stuff(alpha=0.3, edge=0.3, glow=0.5),
            waist=0.3,
        )
    ground = f.down((0, "#030a1c"), (0.45, "#07142e"), (0.8, "#050c1c"), (1, "#02040a"))
    ground *= np.exp(0.22 * f.noise(160, 130, 3))[..., None]
    ground += rgb("#5a2418") * (0.30 * f.spot(250, 300, 230))[..., None]
    ground += rgb("#1050a0") * (0.30 * f.spot(60, 40, 260))[..., None]
    lighting = Lighting(
        lamps=[((-0.55, -0.7, -0.45), "#ffb870", 1.0), ((0.6, 0.5, 0.5), "#7a3cff", 0.5)],
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
    n = 160
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
    return finish(
        image, f, foot_colour="#06020e", foot=0.4, vignette=0.4, bloom=0.8, bloom_from=0.55
    )
