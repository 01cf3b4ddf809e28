"""Pauliella under the spring ice: ribbons of glass boxes grow down from a channel of brine.

The cells lie side by side, broad face to broad face, so that a chain is a flat ribbon, gently
twisted; each box is thinner than it is wide, bent a little in its middle, with golden plastids.
Above: the underside of the ice, blades of crystal and light; the ribbons hang in the water below.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import (
    balls,
    chance,
    facets,
    line,
    net,
    ramp,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

GLASS = Stuff(
    alpha=0.06,
    edge=0.50,
    power=1.8,
    gloss=0.15,
    sharp=24,
    wrap=0.3,
    through=0.3,
    jelly=0.25,
    milk=0.4,
    shade=0.15,
)
PLASTID = Stuff(alpha=0.97, gloss=0.10, sharp=14, wrap=0.5, through=1.0, shade=0.5)
ICE = Stuff(
    alpha=0.82,
    edge=0.1,
    power=1.3,
    gloss=0.15,
    sharp=14,
    wrap=0.2,
    through=0.35,
    shade=0.1,
)


def box(p, d, w, h, thick, wide, deep, power=0.35, n=(14, 28)):
    """A rounded box: half sizes along d, w, h; a squared ellipsoid."""
    a, b = np.meshgrid(
        np.linspace(-np.pi / 2, np.pi / 2, n[0]), np.linspace(0, 2 * np.pi, n[1]), indexing="ij"
    )
    f = lambda x: np.sign(x) * np.abs(x) ** power
    u = f(np.sin(a))
    v = f(np.cos(a)) * f(np.cos(b))
    e = f(np.cos(a)) * f(np.sin(b))
    return (
        p + d * (u * thick)[..., None] + w * (v * wide)[..., None] + h * (e * deep)[..., None],
        u,
        v,
        e,
    )


def ribbon(s, path, wide, seed, twist=0.6, phase=0.0, fine=1.0):
    """A chain of cells along a path."""
    q = line(path, 400)
    step = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=1))])
    along = unit(np.gradient(q, axis=0))
    g = chance(seed)
    at = 0.0
    n = (14, 28) if fine > 0.5 else (8, 16)
    while at < step[-1]:
        young = 0.5 + 0.5 * np.sin(at / wide * 0.9 + seed)
        thick = wide * (0.17 + 0.13 * young + 0.02 * g.normal())
        at += thick
        p = np.array([np.interp(at, step, q[:, e]) for e in range(3)])
        d = unit([np.interp(at, step, along[:, e]) for e in range(3)])
        turn = phase + twist * np.sin(at / wide * 0.16 + seed)
        w0 = unit(np.cross(d, [0, 0, 1]))
        h0 = np.cross(w0, d)
        w = w0 * np.cos(turn) + h0 * np.sin(turn)
        h = np.cross(w, d)
        size = wide * g.uniform(0.97, 1.03)
        v, u, x, e = box(p, d, w, h, thick * 0.955, size, wide * 0.20, n=n)
        v = v + d * (wide * 0.055 * (x**2 - 0.4))[..., None]  # the bend of the box
        net(s, v, rgb("#e8f4ee"), GLASS, out=v - p)
        for side in (-1, 1):
            c = p + w * side * size * 0.46 + d * wide * 0.055 * (0.2 - 0.4)
            v, u, x, e = box(
                c,
                d,
                w,
                h,
                thick * 0.66 * g.uniform(0.85, 1.05),
                size * 0.36 * g.uniform(0.9, 1.08),
                wide * 0.13,
                power=0.6,
                n=(10, 20) if fine > 0.5 else (7, 12),
            )
            tint = ramp(
                0.5 + 0.5 * x * side, (0, "#d98e14"), (0.6, "#a85c08"), (1, "#6a3204")
            ) * np.exp(0.12 * g.normal())
            net(s, v, tint, PLASTID, out=v - c)
        if fine > 0.5:
            balls(
                s, p[None], wide * 0.075, rgb("#fff0d0"), Stuff(alpha=0.6, edge=0.3, gloss=0.5), n=9
            )
        at += thick


def crystal(s, c, way, long, wide, seed):
    """A blade of ice."""
    g = chance(seed)
    d = unit(way)
    side = unit(np.cross(d, g.normal(size=3)))
    up = np.cross(side, d)
    n = 6
    a = np.arange(n) / n * 2 * np.pi + g.uniform(0, 1)
    ring = np.cos(a)[:, None] * side * wide * g.uniform(0.8, 1.1) + np.sin(a)[
        :, None
    ] * up * wide * g.uniform(0.3, 0.45)
    low = np.asarray(c) - d * long * 0.5 + ring
    top = np.asarray(c) + d * long * 0.28 + ring * 0.8
    tip = np.asarray(c) + d * long * 0.5
    pts = np.concatenate([low, top, tip[None]])
    f = []
    for i in range(n):
        j = (i + 1) % n
        f += [(i, j, n + i), (j, n + j, n + i), (n + i, n + j, 2 * n)]
    p, m, tri = facets(pts, f)
    s.add(p, m, tri, rgb("#b4dcea"), ICE)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 5.0, "mid": 2.4, "main": 0.0, "near": 10.0}
    ribbon(
        s,
        [
            (64, 60, 20),
            (96, 170, 0),
            (200, 250, -20),
            (286, 330, -20),
            (262, 430, 0),
            (150, 510, 10),
            (110, 600, 20),
            (150, 700, 30),
        ],
        58,
        3,
        twist=0.75,
        phase=0.25,
    )
    ribbon(
        s,
        [
            (372, 50, 60),
            (396, 160, 50),
            (352, 270, 60),
            (400, 380, 60),
            (452, 470, 70),
            (420, 580, 70),
            (440, 700, 80),
        ],
        36,
        7,
        twist=0.7,
        phase=0.4,
    )
    s.layer = "mid"
    ribbon(s, [(30, 300, 150), (50, 380, 150), (20, 470, 150), (60, 560, 150)], 24, 12, fine=0.4)
    ribbon(
        s, [(300, 720, 150), (270, 620, 150), (330, 540, 150), (310, 470, 150)], 20, 15, fine=0.4
    )
    s.layer = "far"
    for i, x in enumerate((250, 30)):
        ribbon(
            s,
            [(x, 40, 250), (x + 20, 160, 250), (x - 30, 300, 250), (x + 10, 420, 250)],
            14,
            20 + i,
            fine=0.3,
        )
    g = chance(4)
    for layer, n, z, y in (("far", 9, 250, 62), ("mid", 8, 120, 34), ("main", 7, -10, -6)):
        s.layer = layer
        for i in range(n):
            x = -20 + 520 * (i + g.uniform(0, 1)) / n
            crystal(
                s,
                (x, y + g.uniform(-26, 26), z + g.uniform(-30, 30)),
                (g.normal(0, 0.35), 1, g.normal(0, 0.3)),
                g.uniform(90, 190),
                g.uniform(36, 62),
                abs(int(x * 7)) + n,
            )
    s.layer = "main"
    ground = f.down(
        (0, "#e9fafc"),
        (0.10, "#c4e8f0"),
        (0.26, "#84c6da"),
        (0.52, "#3f96b8"),
        (0.8, "#1d648a"),
        (1, "#0c3450"),
    )
    ground *= np.exp(0.05 * f.noise(180, 110, 3))[..., None]
    sheets = f.noise(46, 120, 8, 3)
    ground *= np.exp(0.10 * np.clip(sheets, -1.5, 1.5) * np.exp(-f.y / 130))[..., None]
    ground += rgb("#ffffff") * (0.35 * f.spot(140, 40, 220))[..., None]
    lighting = Lighting(
        lamps=[((-0.45, -0.82, -0.36), "#fff6e2", 1.9), ((0.3, -0.5, 0.8), "#e0f6ff", 0.9)],
        top="#f2fbff",
        low="#2a6f92",
        ambient=0.55,
        rim="#ffffff",
        rim_power=0.9,
        rim_low=0.15,
        crowd=0.8,
        density=0.6,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 15, "#ffffff", 7, strength=0.35)
    image = finish(
        image, f, foot_colour="#0a2c44", foot=0.35, vignette=0.3, bloom=0.12, exposure=0.93
    )
    return brushed(image, k, 1.3, 0.75)
