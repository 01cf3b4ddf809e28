"""Protists: a ciliate turns its wreath of membranes and draws its prey down into its mouth.

A pear-shaped oligotrich, mouth end towards the viewer: round the dished front field a wreath of broad,
tapering membranes that beat one after the other and wind down on one side into the mouth; faint rows run
round the body to its blunt hind end. Within a sausage-shaped nucleus, food in all states, a clear bubble.
Small cells spiral towards it; collar flagellates on their stalks and a second ciliate stay out of focus.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    balls,
    chance,
    hairs,
    line,
    net,
    profile,
    ramp,
    shades,
    tube,
    wave,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from paint.lens.toned import toned_tube

LAMP = (-0.60, -0.70, -0.40)
SKIN = Stuff(
    alpha=0.05,
    edge=0.80,
    power=2.6,
    gloss=0.4,
    sharp=50,
    wrap=0.45,
    through=0.5,
    jelly=0.26,
    milk=0.8,
    bend=5,
    shade=0.3,
)
DISH = Stuff(alpha=0.55, edge=0.2, gloss=0.3, sharp=30, wrap=0.5, through=0.5, shade=0.2)
BLADE = Stuff(
    alpha=0.50, edge=0.25, power=1.5, gloss=0.35, sharp=30, wrap=0.6, through=1.0, shade=0.12
)
SPINE = Stuff(alpha=0.8, gloss=0.3, wrap=0.6, through=0.9, shade=0.05)
BITS = Stuff(alpha=0.92, gloss=0.3, sharp=24, wrap=0.45, through=0.7, glow=0.12, shade=0.4)
VACUOLE = Stuff(alpha=0.08, edge=0.5, power=1.8, gloss=0.5, sharp=40, shade=0.1)
NUCLEUS = Stuff(alpha=0.5, edge=0.25, gloss=0.2, wrap=0.5, through=0.5, shade=0.3)
ROW = Stuff(alpha=0.15, gloss=0.0, wrap=0.7, shade=0.0)
PEAR = (0.05, 0.42, 0.62, 0.78, 0.91, 1.00, 1.04, 1.03, 0.97, 0.87, 0.80)
"""Radii from the hind end to the mouth."""
TONES = ((-1.0, "#5a2cb0"), (-0.3, "#b870e0"), (0.4, "#f4a0d0"), (1.0, "#ffe0d8"))


def rows_of(axis, turn=(0.1, 0.1, 1.0)):
    """Return a frame whose second direction is the axis."""
    y = unit(axis)
    x = unit(np.cross(y, turn))
    return np.stack([x, y, np.cross(x, y)])


def blades(s, put, count, ring, high, long, broad, tones, phase=0.0, start=0.0, sweep=2 * np.pi):
    """A row of membranes on a ring: flat, tapering, each a little behind its neighbour's beat."""
    u = np.linspace(0, 1, 22)
    for j in range(count):
        share = j / count
        a = start + share * sweep
        out = np.array([np.cos(a), 0, np.sin(a)])
        side = np.array([-np.sin(a), 0, np.cos(a)])
        beat = np.sin(5 * a + phase)
        ring_at = ring(share) if callable(ring) else ring
        high_at = high(share) if callable(high) else high
        reach = (long(share) if callable(long) else long) * (1 + 0.10 * np.sin(3.7 * j))
        lift = 0.58 + 0.30 * beat
        mid = (
            out * (ring_at + reach * (1.08 - 0.45 * lift) * u[:, None] ** 1.15)
            + np.array([0, 1.0, 0]) * (high_at + reach * (lift * u - 0.42 * u**2.4)[:, None])
            + side * (reach * (0.30 + 0.16 * beat) * u**1.7)[:, None]
        )
        wide = broad * (1 - u) ** 0.75 * (0.6 + 0.4 * np.sqrt(u))
        lean = unit(side + 0.5 * out * np.sin(a * 2)[None])
        v = np.linspace(-1, 1, 5)
        p = mid[:, None] + lean * (wide[:, None] * v)[..., None]
        tint = ramp(0.5 + 0.5 * beat, *tones)
        colour = np.broadcast_to(tint * (0.66 + 0.34 * u)[:, None], (22, 3))
        alpha = np.broadcast_to((1.0 - 0.75 * u**2)[:, None], (22, 5))
        net(s, put(p), colour, BLADE, alpha=alpha)
        hairs(s, put(mid)[None], broad * 0.22, broad * 0.03, tint, SPINE, sides=6)


def ciliate(s, c, axis, size, seed, detail=True):
    """The pear-shaped ciliate."""
    c, rows = np.asarray(c, float), rows_of(axis)
    put = lambda p: np.asarray(p, float) * size @ rows + c
    g = chance(seed)
    n = 160 if detail else 50
    t = np.linspace(0, 1, n)
    long = 2.75
    radii = profile(PEAR, n)
    path = put(np.stack([0 * t, (t - 0.5) * long, 0 * t], 1))
    toned_tube(
        s, path, np.maximum(radii * np.minimum(1, np.sqrt(t / 0.04 + 1e-4)), 0.01) * size, LAMP,
        TONES, SKIN, 100 if detail else 40,
    )  # fmt: skip
    top = long / 2
    # the dished field within the wreath
    q, a = np.meshgrid(np.linspace(0.02, 0.80, 24), np.linspace(0, 2 * np.pi, 80), indexing="ij")
    deep = 0.20 * (1 - (q / 0.80) ** 2) + 0.42 * np.exp(
        -(((q * np.cos(a) - 0.30) / 0.20) ** 2) - (((q * np.sin(a) - 0.25) / 0.20) ** 2)
    )
    v = np.stack([q * np.cos(a), top - deep, q * np.sin(a)], -1)
    tint = ramp(deep, (0, "#ffc8a8"), (0.2, "#e0709c"), (0.45, "#3c0850"))
    net(s, put(v), tint, DISH)
    ring = np.linspace(0, 2 * np.pi, 120)
    lip = np.stack([0.80 * np.cos(ring), 0 * ring + top, 0.80 * np.sin(ring)], 1)
    tube(s, put(lip), size * 0.022 * (1.2 + 0.5 * np.sin(40 * ring)), rgb("#ffe8c0"), SPINE, 12)
    tones = ((0, "#ff8a70"), (0.5, "#ffc898"), (1, "#fff4d8"))
    blades(s, put, 46 if detail else 24, 0.80, top, 1.16, 0.10, tones, seed)
    if not detail:
        return
    # the wreath winds inwards to the mouth
    blades(
        s, put, 16, lambda u: 0.74 - 0.42 * u, lambda u: top - 0.02 - 0.16 * u,
        lambda u: 0.66 - 0.30 * u, 0.07, tones, 1.0, 2.2, 4.6,
    )  # fmt: skip
    u = np.linspace(0.05, 0.97, 70)
    for j in range(16):
        a = j / 16 * 2 * np.pi + 0.8 * u
        r = 1.004 * np.interp(u, t, radii)
        groove = put(np.stack([r * np.cos(a), (u - 0.5) * long, r * np.sin(a)], 1))
        tube(s, groove, size * 0.008 * np.sin(np.pi * u) + 0.2, rgb("#fff0d8"), ROW, 6)
    bow = np.linspace(-1.25, 1.25, 60)
    ends = np.sqrt(np.clip(1 - np.abs(np.linspace(-1, 1, 60)) ** 6, 0.001, 1))
    path = np.stack([0.46 * np.cos(bow) - 0.78, 0.62 * np.sin(bow) + 0.12, 0 * bow - 0.25], 1)
    tube(s, put(path), size * 0.17 * ends, rgb("#7a3cc0"), NUCLEUS, 24)
    for x, y, z, r, code in (
        (0.34, 0.50, -0.42, 0.25, "#3fa83a"),
        (0.46, -0.02, -0.30, 0.27, "#8fb830"),
        (0.10, -0.34, -0.35, 0.21, "#c8a028"),
        (-0.04, 0.22, -0.45, 0.19, "#58b040"),
        (0.22, -0.66, -0.20, 0.13, "#b86a20"),
    ):
        ball(s, put([x, y, z]), size * r, rgb("#f8ffe0"), VACUOLE, n=30)
        q = unit(g.normal(size=(5, 3))) * 0.46 * r + [x, y, z]
        balls(s, put(q), size * r * g.uniform(0.3, 0.5, 5), shades(code, 5, 0.2, 3), BITS, n=16)
    ball(s, put([-0.08, -0.86, -0.20]), size * 0.15, rgb("#ffffff"), VACUOLE, n=26)
    q = unit(g.normal(size=(110, 3))) * g.uniform(0.3, 0.82, (110, 1)) * [0.95, 1.2, 0.95]
    q = q * np.interp(q[:, 1:2], [-1.3, 0, 1.3], [0.35, 0.95, 0.9]) ** [1, 0, 1]
    balls(s, put(q), size * g.uniform(0.008, 0.02, 110), rgb("#fff0c0"), BITS, n=8)


def collar(s, c, axis, size, seed):
    """A collar flagellate."""
    c, rows = np.asarray(c, float), rows_of(axis)
    ball(s, c, (size * 0.62, size * 0.8, size * 0.62), rgb("#4fb0b0"), BITS, axis=rows[1], n=26)
    a = np.linspace(0, 2 * np.pi, 26, endpoint=False)
    u = np.linspace(0, 1, 10)[None, :, None]
    out = np.stack([np.cos(a), 0 * a, np.sin(a)], 1)[:, None]
    curve = out * size * (0.40 + 0.34 * u**1.2) + np.array([0, 1.0, 0]) * size * (0.58 + 0.95 * u)
    hairs(s, curve @ rows + c, size * 0.05, size * 0.02, rgb("#a8e8dc"), SPINE, sides=5)
    whip = wave(c + rows[1] * size * 0.7, rows[1], size * 3.4, size * 0.26, 2.4, 90, phase=seed)
    tube(s, whip, np.linspace(size * 0.06, size * 0.02, 90), rgb("#a8e8dc"), SPINE, 7)


def family(s, root, fork, ends):
    """Collar flagellates on branching stalks."""
    root, fork = np.asarray(root, float), np.asarray(fork, float)
    stalk = line([root, (root + fork) / 2 + [-10, 0, 0], fork], 30)
    tube(s, stalk, np.linspace(5.0, 2.8, 30), rgb("#6ab8b0"), SPINE, 10)
    for end, way, size in ends:
        e = np.asarray(end, float)
        path = line([fork, (fork + e) / 2 + [0, 8, 0], e - unit(way) * size * 0.7], 20)
        tube(s, path, np.linspace(2.8, 1.5, 20), rgb("#6ab8b0"), SPINE, 8)
        collar(s, e, way, size, int(e[0]))


def prey(s, seed):
    """Small cells that spiral towards the mouth: the farther away, the more out of focus."""
    g = chance(seed)
    for i in range(34):
        t = (i + g.random()) / 34
        a = -0.5 + 4.4 * t
        far = 300 - 170 * t + g.normal(0, 16)
        x, y = 206 + far * np.cos(a), 190 + 0.62 * far * np.sin(a) + g.normal(0, 10)
        s.layer = "far" if t < 0.35 else "mid" if t < 0.62 else "back"
        r = g.uniform(4, 9) * (1.1 - 0.35 * t)
        code = ("#58c040", "#a8d048", "#f0b040")[int(g.integers(3))]
        way = unit([-np.sin(a), np.cos(a), g.normal(0, 0.3)])
        ball(s, (x, y, 90 - 120 * t), (r * 0.8, r * 1.3, r * 0.8), rgb(code), BITS, axis=way, n=16)
    s.layer = "main"


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 9.0, "mid": 5.0, "back": 1.3, "main": 0.0, "near": 14.0}
    ciliate(s, (262, 360, 0), (-0.34, -0.74, -0.58), 134, 4)
    prey(s, 5)
    s.layer = "mid"
    family(
        s,
        (44, 760, 120),
        (74, 618, 120),
        (
            ((30, 548, 120), (-0.32, -0.95, 0), 25),
            ((92, 520, 120), (0.05, -1, 0), 29),
            ((150, 580, 120), (0.62, -0.78, 0), 26),
        ),
    )
    ciliate(s, (412, 616, 250), (0.52, -0.76, -0.40), 30, 8, detail=False)
    ground = f.down(
        (0, "#a8f0d0"), (0.25, "#4fc8a8"), (0.55, "#14806e"), (0.8, "#084a48"), (1, "#042428")
    )
    ground *= np.exp(0.08 * f.noise(190, 140, 3))[..., None]
    ground += rgb("#f0ffd8") * (0.5 * f.spot(70, 0, 260))[..., None]
    ground *= (1 - 0.45 * f.spot(280, 330, 200))[..., None]
    lighting = Lighting(
        lamps=[(LAMP, "#fff4e0", 1.8), ((0.6, 0.4, 0.6), "#4fd8c0", 0.6)],
        top="#e8ffe8",
        low="#0f5a58",
        ambient=0.42,
        rim="#fffbe8",
        rim_power=0.9,
        rim_low=0.12,
        crowd=0.6,
        density=0.5,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 30, "#f0ffe0", 7, strength=0.35)
    image = finish(image, f, foot_colour="#021a1c", foot=0.35, vignette=0.3, bloom=0.25)
    return brushed(image, k, 1.1, 0.7)
