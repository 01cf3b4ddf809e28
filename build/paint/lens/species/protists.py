"""Protists: a ciliate turns its wreath of membranes and draws its prey down into its mouth.

A pear-shaped oligotrich, mouth end towards the viewer: round the dished front field a wreath of broad,
tapering membranes of fibres that beat one after the other and wind down on one side into the mouth; faint rows run
round the body to its blunt hind end. Within a sausage-shaped nucleus, food in all states, a clear bubble.
Small cells curl towards it, one of them is clasped at the lip; collar flagellates stand on their stalks below,
a second ciliate is out of focus.
"""

from __future__ import annotations

from dataclasses import dataclass

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
    alpha=0.22, edge=0.65, power=2.6, gloss=0.3, sharp=50, wrap=0.3, through=0.5, jelly=0.45,
    milk=0.7, bend=5, shade=0.5
)  # fmt: skip
DISH = Stuff(alpha=0.95, gloss=0.2, sharp=30, wrap=0.3, through=0.2, shade=0.4)
BLADE = Stuff(alpha=0.94, gloss=0.15, sharp=30, wrap=0.5, through=0.8, shade=0.25)
SPINE = Stuff(alpha=0.8, gloss=0.3, wrap=0.6, through=0.9, shade=0.05)
BITS = Stuff(alpha=0.92, gloss=0.3, sharp=24, wrap=0.45, through=0.7, glow=0.30, shade=0.4)
VACUOLE = Stuff(alpha=0.06, edge=0.55, power=2.2, gloss=0.4, sharp=40, shade=0.1)
NUCLEUS = Stuff(alpha=0.7, edge=0.2, gloss=0.2, wrap=0.4, through=0.4, shade=0.3)
STREAK = Stuff(alpha=0.06, gloss=0.0, wrap=1.0, through=0.6, shade=0.0)
JELLY = Stuff(
    alpha=0.22, edge=0.55, power=1.8, gloss=0.35, wrap=0.5, through=0.5, jelly=1.0, milk=0.7
)
ROW = Stuff(alpha=0.25, gloss=0.0, wrap=0.7, shade=0.0)
PEAR = (0.05, 0.42, 0.62, 0.78, 0.91, 1.00, 1.04, 1.03, 0.97, 0.87, 0.80)
"""Radii from the hind end to the mouth."""
SEA = ((-1.0, "#0c4858"), (0.1, "#38a8a0"), (1.0, "#c8fff0"))
TONES = ((-1, "#180838"), (-0.5, "#4c1478"), (0.1, "#ac40a0"), (0.55, "#fc8484"), (1, "#ffe0a8"))
FLAME = ((-0.9, "#30105c"), (-0.3, "#8c2c88"), (0.2, "#e87868"), (0.6, "#ffbc7c"), (1.0, "#fff0bc"))
"""The colours of a membrane, from the side away from the lamp to the side towards it."""


def rows_of(axis, turn=(0.1, 0.1, 1.0)):
    """Return a frame whose second direction is the axis."""
    y = unit(axis)
    x = unit(np.cross(y, turn))
    return np.stack([x, y, np.cross(x, y)])


@dataclass
class Wreath:
    """A row of membranes on a ring, each a little behind the beat of its neighbour."""

    count: int
    ring: tuple[float, float]
    """Its radius at its start and at its end."""
    high: tuple[float, float]
    long: tuple[float, float]
    broad: float
    start: float = 0.0
    sweep: float = 2 * np.pi
    waves: float = 5.0
    """How many beats run round it at once."""
    phase: float = 0.0

    def middle(self, j):
        """Return the midline of a membrane, its direction sideways and outwards, and its stroke."""
        share = j / self.count
        a = self.start + share * self.sweep
        out = np.array([np.cos(a), 0, np.sin(a)])
        side = np.array([-np.sin(a), 0, np.cos(a)])
        stroke, lag = np.sin(self.waves * a + self.phase), np.cos(self.waves * a + self.phase)
        between = lambda pair: pair[0] + (pair[1] - pair[0]) * share
        reach = between(self.long) * (1 + 0.08 * stroke)
        u = np.linspace(0, 1, 22)[:, None]
        fold = 0.66 - 0.34 * stroke
        mid = (
            out * (between(self.ring) + reach * ((0.72 + 0.18 * stroke) * u - 0.12 * lag * u**2.2))
            + np.array([0, 1.0, 0])
            * (between(self.high) + reach * (fold * u - (0.36 + 0.12 * lag) * u**2.4))
            + side * reach * ((0.34 + 0.12 * lag) * u**1.6)
        )
        return mid, side, out, stroke


def blades(s, put, size, wreath, lamp):
    """Draw the membranes of a wreath: flat, tapering, each of a few fibres that part at its tip."""
    u, v = np.linspace(0, 1, 22), np.linspace(-1, 1, 5)
    for j in range(wreath.count):
        mid, side, out, stroke = wreath.middle(j)
        wide = wreath.broad * (1 - u) ** 0.85 * (0.55 + 0.45 * np.sqrt(u))
        lean = unit(side + 0.6 * out * stroke)
        face = np.cross(np.gradient(mid, axis=0), lean)
        lit = 0.65 * (out @ lamp) + 0.45 * np.abs(unit(face) @ lamp) + 0.55 * u - 0.34
        tint = (
            ramp(lit[:, None] - 0.22 * v, *FLAME)
            * (0.45 + 0.55 * np.minimum(1, 4 * u))[:, None, None]
        )
        net(s, put(mid[:, None] + lean * (wide[:, None] * v)[..., None]), tint, BLADE)
        fibres = (
            mid + lean * (wide * (1 + 0.5 * u**3))[:, None] * np.linspace(-1, 1, 4)[:, None, None]
        )
        tint = ramp(lit.mean() + 0.15, *FLAME)
        hairs(s, put(fibres), 0.008 * size, 0.002 * size, tint, SPINE, sides=6)


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
    tint = ramp(deep, (0, "#ff9c7c"), (0.12, "#d05474"), (0.26, "#6c1860"), (0.42, "#12021c"))
    net(s, put(v), tint, DISH)
    ring = np.linspace(0, 2 * np.pi, 120)
    lip = np.stack([0.80 * np.cos(ring), 0 * ring + top, 0.80 * np.sin(ring)], 1)
    tube(s, put(lip), size * 0.022 * (1.2 + 0.5 * np.sin(40 * ring)), rgb("#ffe8c0"), SPINE, 12)
    count, broad = (34, 0.095) if detail else (26, 0.06)
    crown = Wreath(count, (0.80, 0.80), (top, top), (1.22, 1.22), broad, phase=seed + 2.2)
    lamp = rows @ unit(LAMP)
    blades(s, put, size, crown, lamp)
    if not detail:
        return
    # the wreath winds inwards to the mouth
    inner = Wreath(
        12, (0.74, 0.32), (top - 0.02, top - 0.18), (0.62, 0.34), 0.065, 2.2, 4.6, 2.0, 1.0
    )
    blades(s, put, size, inner, lamp)
    u = np.linspace(0.05, 0.97, 70)
    for j in range(16):
        a = j / 16 * 2 * np.pi + 0.8 * u
        r = 1.004 * np.interp(u, t, radii)
        groove = put(np.stack([r * np.cos(a), (u - 0.5) * long, r * np.sin(a)], 1))
        tube(s, groove, size * 0.008 * np.sin(np.pi * u) + 0.2, rgb("#fff0d8"), ROW, 6)
    bow = np.linspace(-1.25, 1.25, 60)
    ends = np.sqrt(np.clip(1 - np.abs(np.linspace(-1, 1, 60)) ** 6, 0.001, 1))
    path = np.stack([0.46 * np.cos(bow) - 0.78, 0.62 * np.sin(bow) + 0.12, 0 * bow - 0.25], 1)
    tube(s, put(path), size * 0.17 * ends, rgb("#5a2ca8"), NUCLEUS, 24)
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
    """Draw a collar flagellate: a drop of clear jelly with its food, a clear collar of hairs, one whip."""
    c, rows = np.asarray(c, float), rows_of(axis)
    put = lambda p: np.asarray(p, float) * size @ rows + c
    g = chance(seed)
    t = np.linspace(0, 1, 40)
    wide = size * 0.78 * np.sin(np.pi * np.clip(t * 0.90 + 0.02, 0, 1)) ** 0.8 * (1.15 - 0.45 * t)
    drop = put(np.stack([0 * t, -1.0 + 1.75 * t, 0 * t], 1))
    toned_tube(s, drop, np.maximum(wide, 0.1), LAMP, SEA, JELLY, 40)
    ball(s, put([0.1, 0.05, -0.1]), size * 0.27, rgb("#ffd890"), BITS, n=16)
    q = unit(g.normal(size=(7, 3))) * [0.42, 0.3, 0.42] + [0, -0.42, 0]
    balls(s, put(q), size * g.uniform(0.09, 0.2, 7), shades("#b8c040", 7, 0.3, seed), BITS, n=12)
    a = np.linspace(0, 2 * np.pi, 22, endpoint=False)
    u = np.linspace(0, 1, 12)[None, :, None]
    out = np.stack([np.cos(a), 0 * a, np.sin(a)], 1)[:, None]
    curve = out * (0.34 + 0.50 * u**1.3) + np.array([0, 1.0, 0]) * (0.55 + 1.25 * u)
    hairs(s, put(curve), size * 0.035, size * 0.012, rgb("#d0fff0"), SPINE, sides=5)
    whip = wave(put([0, 0.7, 0]), rows[1], size * 3.6, size * 0.30, 1.9, 90, phase=seed)
    tube(s, whip, np.linspace(size * 0.07, size * 0.02, 90), rgb("#e0fff0"), SPINE, 7)


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


def swimmer(s, at, way, r, code, seed):
    """Draw a green cell that is swept along: its chloroplast, two whips."""
    at, way = np.asarray(at, float), unit(way)
    side = unit(np.cross(way, (0.2, 0.1, 1)))
    ball(s, at, (r * 0.82, r * 1.1, r * 0.82), rgb("#e8ffb0"), VACUOLE, axis=way, n=26)
    ball(s, at - way * r * 0.12, (r * 0.70, r * 0.86, r * 0.70), rgb(code), BITS, axis=way, n=24)
    g = chance(seed)
    q = unit(g.normal(size=(9, 3))) * r * 0.62
    balls(s, at + q, r * g.uniform(0.12, 0.24, 9), shades("#2f8a30", 9, 0.3, seed), BITS, n=12)
    for b in (-1, 1):
        root = at + way * r * 1.0 + side * b * r * 0.12
        whip = wave(
            root, way * 0.6 + side * b, r * 2.6, r * 0.26, 1.4, 40, phase=seed + b, bend=-0.5 * b
        )
        tube(s, whip, np.linspace(r * 0.09, r * 0.02, 40), rgb("#f4ffd0"), SPINE, 6)


def prey(s, mouth, seed):
    """Draw the cells that the current curls towards the mouth, nearer ones larger, each with its trace."""
    g = chance(seed)
    for i in range(44):
        t = (i + g.random()) / 44
        lane = i % 2
        far = 60 + 330 * (1 - t) ** 1.1 + g.normal(0, 14)
        a = (-0.15 - 2.3 * t if lane else 2.75 + 0.7 * (1 - t)) + g.normal(0, 0.12)
        u = np.linspace(0.16, 0, 14)
        turn, out = a + (2.0 if lane else 0.8) * u, far * (1 + 0.8 * u)
        z = (150 - 150 * t) if lane else (-60 - 60 * (1 - t))
        path = np.stack(
            [mouth[0] + out * np.cos(turn), mouth[1] + 0.72 * out * np.sin(turn), z + 0 * u], 1
        )
        s.layer = ("far" if t < 0.3 else "back") if lane else ("near" if t < 0.25 else "back")
        r = g.uniform(4.5, 10) * (1.0 if lane else 1.3 - 0.5 * t)
        way = unit(path[-1] - path[0])
        tube(s, path, np.linspace(0.2, r * 0.5, 14), rgb("#d8ffd0"), STREAK, 6)
        code = ("#58c040", "#a8d048", "#f0b040")[int(g.integers(3))]
        ball(s, path[-1], (r * 0.8, r * 1.3, r * 0.8), rgb(code), BITS, axis=way, n=16)
    s.layer = "main"


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 9.0, "mid": 2.4, "back": 1.3, "main": 0.0, "near": 14.0}
    ciliate(s, (302, 352, 0), (-0.36, -0.70, -0.62), 138, 4)
    swimmer(s, (122, 254, -190), (-0.8, 0.4, -0.3), 33, "#3cae3c", 2)
    grip = np.array([[160, 216, -150], [138, 212, -236], [106, 226, -232]])
    apart = np.array([[0, 26, 0], [-4, 27, 0], [-4, 25, 0]])
    clasp = [line(grip + j * apart, 22) for j in range(3)]
    hairs(s, clasp, 5.5, 0.8, rgb("#ffc898"), BLADE, sides=8)
    prey(s, (240, 210), 5)
    s.layer = "mid"
    left, middle = ((24, 552, 120), (-0.3, -0.95, 0.2), 24), ((100, 536, 70), (0.2, -0.9, -0.4), 36)
    right = ((172, 622, 100), (0.80, -0.55, 0.2), 26)
    family(s, (30, 760, 90), (66, 640, 90), (left, middle, right))
    s.layer = "far"
    ciliate(s, (412, 590, 250), (-0.62, -0.62, -0.30), 24, 8, detail=False)
    ground = f.down(
        (0, "#2f9c84"), (0.25, "#1a7c70"), (0.55, "#0e625c"), (0.8, "#084440"), (1, "#042428")
    )
    ground *= np.exp(0.08 * f.noise(190, 140, 3))[..., None]
    ground += rgb("#f0ffd8") * (0.10 * f.spot(40, -30, 240))[..., None]
    ground *= (1 - 0.62 * f.spot(300, 290, 250))[..., None]
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
    image = compose(s, lighting, ground, k, depth_blur=(-90.0, 1.1))
    image = f.dust(image, 30, "#f0ffe0", 7, strength=0.35)
    image = finish(image, f, foot_colour="#021a1c", foot=0.35, vignette=0.3, bloom=0.25)
    return brushed(image, k, 1.1, 0.7)
