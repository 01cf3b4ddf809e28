"""A bacterium comes down on a rotting leaf: what it and its kin have digested is open to the veins.

In front a rod with one bundle of flagella, about to divide: a thin dark wall that grows inwards at the
waist, two heaps of heritage, grain between them. Under it the leaf, amber and brown, with a bite
dissolved from its edge: veins stay as lace, small rods line the margin. A corkscrew and a comma with one flagellum out
of focus.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import ball, balls, chance, cloud, net, ramp, rod, smooth, tube, wave
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from scipy.spatial import cKDTree

SKIN = Stuff(
    alpha=0.30,
    edge=0.55,
    power=1.7,
    gloss=0.25,
    sharp=20,
    wrap=0.45,
    through=0.5,
    jelly=1.3,
    milk=0.55,
    bend=4,
    shade=0.6,
)
PLASMA = Stuff(
    alpha=0.46,
    edge=0.30,
    power=1.6,
    gloss=0.05,
    sharp=14,
    wrap=0.18,
    through=0.25,
    jelly=1.5,
    milk=0.38,
    shade=0.6,
)
WALL = Stuff(alpha=0.06, edge=0.92, power=1.5, gloss=0.10, sharp=30, wrap=0.3, shade=0.05)
WHIP = Stuff(alpha=0.95, gloss=0.15, wrap=0.6, through=0.5, shade=0.15)
LEAF = Stuff(alpha=1.0, gloss=0.05, sharp=12, wrap=0.25, through=0.25, shade=0.0)
GRAIN = Stuff(alpha=1.0, gloss=0.10, sharp=14, wrap=0.35, through=0.3, shade=0.7)
MINT, BLUE, DIM, ROSE = "#66dca4", "#3a7494", "#2a6c68", "#b4605a"
VIOLET = "#6c5a92"


def swimmer(s, c, way, length, r, code, seed, whips=6, waist=0.0):
    """A rod with a bundle of flagella behind, and its heritage within."""
    c, d = np.asarray(c, float), unit(way)
    side = unit(np.cross(d, [0, 0, 1]))
    up = np.cross(side, d)
    g = chance(seed)
    a, b = c - d * length / 2, c + d * length / 2
    rod(s, a, b, r, rgb(code) * 0.22, WALL, waist=waist, n=60, sides=44)
    rod(
        s,
        a + d * r * 0.07,
        b - d * r * 0.07,
        r * 0.93,
        rgb(code),
        PLASMA,
        waist=waist,
        n=60,
        sides=44,
    )
    for half, lean in ((-0.24, 0.3), (0.24, -0.2)):
        for _ in range(7):
            place = (
                d * length * (half + g.uniform(-0.075, 0.075))
                + (side * g.uniform(-0.22, 0.22) + up * g.uniform(-0.2, 0.2)) * r
            )
            ball(
                s,
                c + place,
                (r * 0.20, r * g.uniform(0.24, 0.36), r * 0.2),
                rgb("#f0f4b4"),
                Stuff(alpha=0.34, edge=0.05, gloss=0.0, wrap=0.8, through=0.6, shade=0.0),
                axis=d + lean * side + g.normal(0, 0.3, 3),
                n=18,
            )
    # the wall that grows in at the waist
    turn = np.linspace(0, 2 * np.pi, 60)
    ring = c + (side * np.cos(turn)[:, None] + up * np.sin(turn)[:, None]) * r * (1 - waist) * 0.90
    tube(
        s, ring, np.full(60, r * 0.05), rgb(code) * 0.22, Stuff(alpha=0.75, gloss=0.0, shade=0.0), 8
    )
    q = unit(g.normal(size=(190, 3)))
    q = q[np.abs(q[:, 0]) > 0.42]
    dots = c + d * (q[:, :1] * length * 0.43) + (side * q[:, 1:2] + up * q[:, 2:]) * r * 0.86
    balls(
        s,
        dots,
        r * g.uniform(0.025, 0.055, len(q)),
        rgb(code) * 0.25,
        Stuff(alpha=0.8, gloss=0.0, shade=0.0),
        n=7,
    )
    for i in range(whips):
        start = a + side * 0.09 * (i - (whips - 1) / 2) * r + d * 0.10 * r
        path = wave(
            start,
            -d + side * 0.028 * (i - (whips - 1) / 2),
            length * g.uniform(0.56, 0.76),
            r * 0.15,
            1.7,
            140,
            grow=0.5,
            coil=0.8,
            bend=0.03 * (i - whips / 2) + 0.16,
            phase=0.32 * i,
        )
        tube(s, path, np.linspace(r * 0.048, r * 0.008, 140), rgb(code) * 0.8 + 0.16, WHIP, 7)


def comma(s, c, turn, size, code, seed):
    """A bent rod with one flagellum."""
    c = np.asarray(c, float)
    t = np.linspace(-1, 1, 50)
    x, y = size * t, size * 0.35 * (t**2 - 0.5)
    p = c + np.stack(
        [x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn), 0 * t], 1
    )
    r = size * 0.36 * np.sqrt(np.clip(1 - np.abs(t) ** 5, 0.0005, 1))
    tube(s, p, r, rgb(code), SKIN, 30)
    path = wave(p[0], p[0] - p[6], size * 2.6, size * 0.22, 2.6, 110, phase=seed)
    tube(s, path, np.linspace(size * 0.05, size * 0.025, 110), rgb(code) * 0.8 + 0.25, WHIP, 6)


def screw(s, c, way, length, r, coil, turns, code):
    """A corkscrew."""
    p = wave(
        np.asarray(c, float) - unit(way) * length / 2,
        way,
        length,
        coil,
        turns,
        220,
        grow=0.02,
        coil=1.0,
    )
    t = np.linspace(-1, 1, 220)
    tube(s, p, r * np.sqrt(np.clip(1 - np.abs(t) ** 3, 0.0005, 1)), rgb(code), SKIN, 22)


def seams(x, y, size, seed):
    """Return how far each place is from the nearest seam of a mosaic of cells of this size."""
    g = chance(seed)
    n = int(760 * 560 / size**2)
    seeds = np.stack([g.uniform(-140, 620, n), g.uniform(280, 840, n)], 1)
    near = cKDTree(seeds).query(np.stack([x.ravel(), y.ravel()], 1), k=2)[0]
    return ((near[:, 1] - near[:, 0]) / 2).reshape(x.shape)


def reach(x, y, a, b, thick, thin):
    """Return 1 on a vein from a to b that thins, 0 beside it."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    d = b - a
    t = np.clip(((x - a[0]) * d[0] + (y - a[1]) * d[1]) / (d @ d), 0, 1)
    bow = 14 * np.sin(np.pi * t)
    long = np.hypot(*d)
    off = ((x - a[0]) * d[1] - (y - a[1]) * d[0]) / long - bow
    beyond = ((x - a[0]) * d[0] + (y - a[1]) * d[1]) / long - long * t
    away = np.hypot(off, beyond)
    wide = thick + (thin - thick) * t
    return np.clip(1.25 - away / wide, 0, 1)


BITE = ((322, 452, 118, 74), (236, 440, 62, 44), (404, 428, 74, 44))


def leaf(s, fine):
    """The leaf: its upper edge, cells, veins; a bite dissolved from it, with lace and small rods."""
    n = int(420 * fine), int(640 * fine)
    y, x = np.meshgrid(np.linspace(370, 790, n[0]), np.linspace(-60, 540, n[1]), indexing="ij")
    p = np.stack([x, y, 0 * x], -1)
    rough = cloud(p, 60, 3)
    top = 436 - 0.06 * x + 26 * np.sin(x / 105 + 0.9) + 5 * cloud(p, 26, 8)
    gone = np.full(x.shape, 9.0)
    for bx, by, rx, ry in BITE:
        gone = np.minimum(gone, np.hypot((x - bx) / rx, (y - by) / ry))
    gone = gone + 0.07 * cloud(p, 34, 5)
    rib = reach(x, y, (-80, 745), (560, 520), 15, 8)
    side = np.zeros_like(x)
    for at, tip in ((0.06, (36, 420)), (0.26, (170, 400)), (0.48, (318, 372)), (0.70, (470, 380))):
        root = (-80 + 640 * at, 745 - 225 * at)
        side = np.maximum(side, reach(x, y, root, tip, 9, 4))
        side = np.maximum(side, reach(x, y, root, (root[0] + 170, root[1] + 150), 9, 4))
    mesh = smooth(2.3, 0.9, seams(x, y, 40, 4))
    cells = smooth(1.5, 0.4, seams(x, y, 13, 6))
    veins = np.maximum(np.maximum(rib, side), mesh * 0.8)
    tissue = smooth(0.98, 1.03, gone)
    lace = smooth(0.02, 0.5, gone - 0.12 * rough) * smooth(0.35, 0.6, np.maximum(side, mesh))
    alpha = np.maximum(tissue, np.maximum(lace, smooth(0.3, 0.5, rib))) * smooth(-1, 2, y - top)
    rot = np.clip(1 - (gone - 1) / 0.42, 0, 1)
    tone = (
        0.44
        + 0.07 * rough
        - 0.5 * rot * tissue
        - 0.12 * smooth(440, 720, y)
        + 0.22 * np.exp(-(((y - top) / 9) ** 2))
    )
    col = ramp(
        np.clip(tone, 0, 1),
        (0, "#2c1612"),
        (0.3, "#5e2e18"),
        (0.6, "#8c5424"),
        (1, "#b88438"),
    )
    col = col * (1 - 0.10 * cells * (1 - veins))[..., None]
    pale = rgb("#ecc878") * (0.9 - 0.35 * (1 - tissue))[..., None]
    col = (
        col
        + (pale - col)
        * np.clip(np.maximum(0.8 * np.maximum(rib, side), mesh * (0.8 - 0.64 * tissue)), 0, 1)[
            ..., None
        ]
    )
    z = (
        150
        - 0.35 * (y - 370)
        - 5 * rough
        - 9
        * np.sqrt(np.clip(np.maximum(np.maximum(rib, side), mesh * (0.3 - 0.24 * tissue)), 0, 1))
        + 16 * rot * tissue
    )
    v = np.stack([x, y, z], -1)
    net(s, v, col, LEAF, out=np.broadcast_to([0.0, -0.4, -1.0], v.shape), alpha=alpha)
    g = chance(12)
    for bx, by, rx, ry in BITE:
        for an in np.linspace(0.05, 0.95, int(rx / 9)) * np.pi:
            if g.random() < 0.25:
                continue
            m = 1.03 + g.uniform(-0.05, 0.14)
            at = np.array([bx + rx * m * np.cos(an), by + ry * m * np.sin(an)])
            others = [
                np.hypot((at[0] - ox) / qx, (at[1] - oy) / qy)
                for ox, oy, qx, qy in BITE
                if (ox, oy) != (bx, by)
            ]
            if min(others) < 1.0:
                continue
            d = unit(np.array([np.cos(an), np.sin(an), 0]) + g.normal(0, 0.45, 3) * [1, 1, 0.3])
            spot = np.array([at[0], at[1], 130 - 0.35 * (at[1] - 370)])
            half = g.uniform(9, 14)
            tone = rgb(ROSE if g.random() < 0.4 else MINT) * np.exp(0.12 * g.normal())
            rod(s, spot - d * half, spot + d * half, half * 0.5, tone, GRAIN, n=16, sides=14)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 7.0, "mid": 2.4, "main": 0.0, "near": 11.0}
    g = chance(6)
    swimmer(s, (304, 296, -60), (0.76, 0.62, -0.1), 310, 68, MINT, 3, whips=6, waist=0.22)
    leaf(s, min(1.4, 0.5 + 0.45 * k))
    s.layer = "mid"
    screw(s, (420, 128, 130), (-0.40, 0.90, 0.1), 120, 8, 15, 3.2, VIOLET)
    comma(s, (92, 352, 150), 0.5, 24, BLUE, 1.0)
    s.layer = "far"
    for _ in range(7):
        c = np.array([g.uniform(0, 480), g.uniform(10, 400), 250.0])
        d = unit(g.normal(size=3) * [1, 1, 0.4]) * g.uniform(9, 16)
        rod(s, c - d, c + d, g.uniform(6, 8), rgb(DIM), SKIN, n=12, sides=10)
    ground = f.down((0, "#0c2c3c"), (0.4, "#144854"), (0.62, "#0e3238"), (1, "#061418"))
    ground *= np.exp(0.12 * f.noise(180, 130, 3))[..., None]
    ground += rgb("#4fb0b8") * (0.32 * f.spot(90, 60, 250))[..., None]
    lighting = Lighting(
        lamps=[((-0.58, -0.68, -0.45), "#fff2d8", 2.2), ((0.6, -0.2, 0.7), "#6ad8d0", 0.35)],
        top="#a8dce0",
        low="#5a3a1c",
        ambient=0.4,
        rim="#f4fff0",
        rim_power=0.12,
        rim_low=0.1,
        crowd=0.9,
        density=0.8,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 40, "#c8f0c0", 8, size=(0.6, 1.6), strength=0.4, bottom=420)
    image = finish(image, f, foot_colour="#0c0804", foot=0.3, vignette=0.38, bloom=0.1)
    return brushed(image, k, 1.4, 0.8)
