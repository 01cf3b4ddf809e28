"""A bacterium comes down on a fallen leaf: behind its kin, only the skeleton of veins is left.

In front a rod with one bundle of flagella at its pole, about to divide: a rough wall that grows inwards at the
waist, two heaps of heritage, drops of store, grain. Under it the leaf, still green at the left; a bright front of
enzymes with rods that bore into it, and lace to the right as far as the tip. A corkscrew and a comma out of focus.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import ball, balls, capped, chance, cloud, net, ramp, rod, smooth, tube, wave
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from scipy.ndimage import gaussian_filter1d
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
    alpha=0.40,
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
WALL = Stuff(
    alpha=0.14, edge=0.66, power=1.5, gloss=0.22, sharp=22, wrap=0.3, through=0.3, shade=0.5
)
WHIP = Stuff(alpha=0.95, gloss=0.15, wrap=0.6, through=0.5, shade=0.15)
LEAF = Stuff(alpha=1.0, gloss=0.05, sharp=12, wrap=0.25, through=0.25, shade=0.0)
GRAIN = Stuff(alpha=1.0, gloss=0.10, sharp=14, wrap=0.35, through=0.3, shade=0.7)
CORE = Stuff(alpha=0.62, edge=0.1, gloss=0.0, wrap=0.8, through=0.6, shade=0.0)
DROP = Stuff(alpha=0.8, edge=0.2, gloss=0.2, wrap=0.5, through=0.6, shade=0.0)
ENZYME = Stuff(alpha=1.0, gloss=0.0, wrap=0.8, glow=0.75, shade=0.0)
STORE = (
    (-0.38, 0.2, 0.13),
    (-0.06, -0.42, 0.16),
    (0.06, 0.4, 0.12),
    (0.40, -0.15, 0.14),
    (-0.20, 0.55, 0.09),
)
"""Drops of store: along the body, across it in radii, size in radii."""
BEND = -0.28
KIN = (
    (172, 19, 0.5, "#66dca4"),
    (62, 38, 0.3, "#6cd8b4"),
    (20, 22, -0.3, "#e08a76"),
    (-24, 31, 0.15, "#66dca4"),
    (-78, 36, -0.3, "#e08a76"),
    (-130, 25, 0.2, "#66dca4"),
)
"""Its kin at the front: how far above the midrib, half the length, lean, colour."""
MINT, BLUE, DIM, ROSE = "#66dca4", "#3a7494", "#2a6c68", "#b4605a"
VIOLET = "#6c5a92"


def swimmer(s, c, way, length, r, code, seed, whips=6, waist=0.0):
    """A rough rod with a bundle of flagella at one pole, its heritage and its store within."""
    c, d = np.asarray(c, float), unit(way)
    side = unit(np.cross(d, [0, 0, 1]))
    up = np.cross(side, d)
    g = chance(seed)
    a, b = c - d * length / 2, c + d * length / 2
    shape = capped(150, r / (length / 2))
    t = shape[:, 1]
    path = c + d * (t * length / 2)[:, None] + side * (0.10 * r * (1 - t**2))[:, None]
    turn = np.linspace(0, 2 * np.pi, 121)
    q = np.stack(
        np.broadcast_arrays(t[:, None] * length / 2, r * np.cos(turn), r * np.sin(turn)), -1
    )
    rough = 0.012 * cloud(q, r * 0.2, 5) + 0.022 * cloud(q, r * 0.6, 9)
    half = np.maximum(shape[:, 0], 1e-3) * (1 - waist * np.exp(-((t / 0.10) ** 2)))
    radius = r * half[:, None] * (1 + rough)
    wall = rgb(code) * (0.9 + 5.0 * rough[..., None])
    tube(s, path, radius, np.clip(wall, 0, 1), WALL, 120)
    rod(
        s,
        a + d * r * 0.1,
        b - d * r * 0.1,
        r * 0.88,
        rgb(code),
        PLASMA,
        waist=waist,
        arch=side * 0.10 * r,
        n=60,
        sides=44,
    )
    for middle in (-0.24, 0.23):
        p = np.cumsum(g.normal(size=(46, 3)), 0)
        p = (p - p.mean(0)) / np.abs(p - p.mean(0)).max(0)
        p = gaussian_filter1d(np.repeat(p, 5, 0), 5, axis=0)
        loops = (
            c
            + d * (length * (middle + 0.13 * p[:, :1]))
            + (side * p[:, 1:2] + up * p[:, 2:]) * r * 0.42
        )
        tube(s, loops, np.full(len(loops), r * 0.075), rgb("#f4f6b8"), CORE, 9)
    for at, off, size in STORE:
        ball(
            s,
            c + d * at * length + side * off * r - up * 0.2 * r,
            (size * r,) * 3,
            rgb("#ffd890"),
            DROP,
            n=22,
        )
    q = unit(g.normal(size=(420, 3)))
    q = q[np.abs(q[:, 0]) > 0.24]
    dots = c + d * (q[:, :1] * length * 0.44) + (side * q[:, 1:2] + up * q[:, 2:]) * r * 0.80
    balls(
        s,
        dots,
        r * g.uniform(0.018, 0.05, len(q)),
        rgb(code) * 0.22,
        Stuff(alpha=0.7, gloss=0.0, shade=0.0),
        n=7,
    )
    for i in range(whips):
        lag = i - (whips - 1) / 2
        path = wave(
            a + side * 0.035 * lag * r + d * 0.06 * r,
            -d + side * (0.3 + 0.012 * lag),
            length * g.uniform(0.58, 0.68),
            r * 0.13,
            2.3,
            160,
            grow=0.6,
            coil=0.7,
            bend=BEND + 0.014 * lag,
            phase=0.12 * i,
        )
        tube(s, path, np.linspace(r * 0.034, r * 0.008, 160), rgb(code) * 0.75 + 0.2, WHIP, 7)


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
    gx, gy = np.meshgrid(np.arange(-140, 620, size), np.arange(280, 840, size))
    seeds = np.stack([gx.ravel(), gy.ravel()], 1) + g.uniform(-0.46, 0.46, (gx.size, 2)) * size
    near = cKDTree(seeds).query(np.stack([x.ravel(), y.ravel()], 1), k=2)[0]
    return ((near[:, 1] - near[:, 0]) / 2).reshape(x.shape)


FOOT, TIP = np.array([-90.0, 640.0]), np.array([462.0, 486.0])
LONG = float(np.hypot(*(TIP - FOOT)))
ALONG = (TIP - FOOT) / LONG
UP = np.array([ALONG[1], -ALONG[0]])
SIDES = (0.04, 0.17, 0.30, 0.43, 0.55, 0.66, 0.76, 0.85)


def half(t):
    """Return half the width of the leaf at a share of its length, with the teeth of its margin."""
    t = np.clip(t, 0, 1)
    return 188 * np.sin(np.pi * t**0.86) ** 0.8 * (1 + 0.035 * ((t * 26) % 1)) + 2


def front(off):
    """Return how far along the leaf the tissue still stands, at this distance from the midrib."""
    return 0.53 + 0.05 * np.sin(off / 34 + 0.6) + 0.02 * np.sin(off / 11) - 0.0003 * off


def place(t, off):
    """Return the place on the card of a share of the length and a distance above the midrib."""
    return FOOT + ALONG * (t * LONG) + UP * off


def vein(t, off, root, sign, thick):
    """Return 1 on a side vein that bows forwards from its root to the margin."""
    high = half(root + 0.12)
    u = np.clip(off * sign / high, 0, 1)
    way = root + 0.20 * u + 0.05 * u**2
    away = np.abs(t - way) * LONG * 0.8 + 400 * np.maximum(-off * sign / LONG, 0)
    return np.clip(1.25 - away / (thick * (1 - 0.6 * u)), 0, 1)


def leaf(s, fine):
    """The leaf: green, then ochre and brown up to the front, then nothing but its veins."""
    n = int(460 * fine), int(640 * fine)
    y, x = np.meshgrid(np.linspace(350, 790, n[0]), np.linspace(-60, 540, n[1]), indexing="ij")
    p = np.stack([x, y, 0 * x], -1)
    t = ((x - FOOT[0]) * ALONG[0] + (y - FOOT[1]) * ALONG[1]) / LONG
    off = (x - FOOT[0]) * UP[0] + (y - FOOT[1]) * UP[1]
    rough = cloud(p, 60, 3)
    inside = half(t) - np.abs(off) - 900 * np.maximum(t - 1, 0)
    rest = front(off) + 0.014 * cloud(p, 16, 5) - t
    rib = np.clip(1.3 - np.abs(off) / (8.5 - 5.5 * np.clip(t, 0, 1)), 0, 1)
    side = np.zeros_like(x)
    for root in SIDES:
        for sign in (-1, 1):
            side = np.maximum(side, vein(t, off, root, sign, 5.5 - 2.5 * root))
    main = np.maximum(rib, side)
    margin = smooth(3.6, 1.6, inside)
    mesh = smooth(1.5, 0.6, seams(x, y, 25, 4))
    cells = smooth(1.4, 0.3, seams(x, y, 12, 6)) * smooth(0.3, 0.02, rest)
    tissue = smooth(-0.003, 0.004, rest)
    left = smooth(-0.50, -0.05, rest + 0.16 * rough)
    lace = np.maximum(np.maximum(smooth(0.3, 0.5, main), margin), mesh * left)
    alpha = np.maximum(tissue, lace) * smooth(-0.5, 1.5, inside)
    green = np.clip(rest + 0.02 * rough, 0, 0.5) / 0.5
    col = ramp(
        green,
        (0, "#5a2c12"),
        (0.05, "#8a5220"),
        (0.16, "#c29a38"),
        (0.34, "#8ea63e"),
        (0.62, "#4f8c3e"),
        (1, "#2c6a3c"),
    )
    col = col * (1 + 0.10 * rough - 0.12 * cells * (1 - main))[..., None]
    pale = rgb("#f0dca0") * (1 - 0.25 * smooth(-0.1, -0.5, rest))[..., None]
    lit = np.clip(
        np.maximum(main * (1 - 0.35 * tissue), np.maximum(mesh, margin) * (0.85 - 0.6 * tissue)),
        0,
        1,
    )
    col = col + (pale - col) * lit[..., None]
    z = (
        150
        - 0.35 * (y - 370)
        - 5 * rough
        + tissue * 9 * main
        - (1 - tissue) * 7 * np.sqrt(np.maximum(main, 0.3 * mesh))
    )
    z = z + 3 * tissue * cells * (1 - main)
    v = np.stack([x, y, z], -1)
    net(
        s, v, np.clip(col, 0, 1), LEAF, out=np.broadcast_to([0.0, -0.4, -1.0], v.shape), alpha=alpha
    )


def eaters(s):
    """The front: a bright band of enzymes, and rods that bore into the tissue behind it."""
    g = chance(12)
    off = g.uniform(-150, 176, 420)
    t = front(off) + np.abs(g.normal(0, 0.022, 420)) - 0.006
    at = FOOT + ALONG * (t * LONG)[:, None] + UP * off[:, None]
    spots = np.concatenate([at, (138 - 0.35 * (at[:, 1:] - 370))], 1)
    balls(s, spots, g.uniform(0.9, 2.5, 420), rgb("#ffcf3a"), ENZYME, n=8)
    for off, size, lean, colour in KIN:
        x, y = place(front(off) - 0.004, off)
        spot = np.array([x, y, 143 - 0.35 * (y - 370)])
        d = unit(np.array([*(-ALONG + UP * lean), 0.55]))
        rod(
            s,
            spot - d * size,
            spot + d * size,
            size * 0.42,
            rgb(colour),
            GRAIN,
            waist=0.12,
            n=40,
            sides=26,
        )


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 7.0, "mid": 2.4, "main": 0.0, "near": 11.0}
    g = chance(6)
    swimmer(s, (252, 284, -60), (-0.62, 0.77, 0.1), 280, 59, MINT, 3, whips=5, waist=0.09)
    leaf(s, min(1.4, 0.5 + 0.45 * k))
    eaters(s)
    s.layer = "mid"
    screw(s, (78, 150, 130), (0.30, 0.92, 0.1), 120, 8, 15, 3.2, VIOLET)
    comma(s, (424, 372, 150), -0.4, 24, BLUE, 1.0)
    rod(s, (322, 566, 190), (386, 530, 210), 15, rgb(MINT) * 0.8, SKIN, waist=0.12)
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
        rim_power=0.45,
        rim_low=0.1,
        crowd=0.9,
        density=0.8,
    )
    image = compose(s, lighting, ground, k)
    for off in np.linspace(-140, 170, 11):
        x, y = place(front(off), off)
        image += rgb("#ffb02c") * (0.13 * f.spot(x, y, 30))[..., None]
    image = f.dust(image, 40, "#c8f0c0", 8, size=(0.6, 1.6), strength=0.4, bottom=420)
    image = finish(image, f, foot_colour="#0c0804", foot=0.3, vignette=0.38, bloom=0.1)
    return brushed(image, k, 1.4, 0.8)
