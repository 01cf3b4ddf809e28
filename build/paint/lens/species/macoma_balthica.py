"""Macoma feeds: a Baltic clam in its burrow sweeps the sea floor with one long siphon.

Cut open like a terrarium. Above, the floor of sand and mud in shallow light; below, the layers of the
sediment: a thin brown crust, grey sand, black mud. The clam stands in it, a rounded triangle of rosy
shell with fine growth lines, its foot dug in; two separate thin siphons rise from its hind end: the
inhalant one, long, comes out, bends over and licks the surface, the exhalant one ends just above it.
A second, smaller clam in yellow, a worm's burrow, fallen shells.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    balls,
    chance,
    cloud,
    line,
    net,
    profile,
    ramp,
    shades,
    smooth,
    tube,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

SHELL = Stuff(gloss=0.30, sharp=24, wrap=0.35, through=0.25, shade=1.0)
FLESH = Stuff(alpha=0.93, edge=0.07, gloss=0.45, sharp=30, wrap=0.5, through=0.7, shade=0.7)
CLEAR = Stuff(
    alpha=0.42,
    edge=0.5,
    power=1.6,
    gloss=0.35,
    sharp=30,
    wrap=0.6,
    through=0.9,
    jelly=0.5,
    shade=0.5,
)
EARTH = Stuff(gloss=0.06, sharp=10, wrap=0.25, through=0.0, shade=0.0)
TOP = 236.0
"""Where the cut meets the floor."""


def outline(a):
    """Radius of a valve round the hinge (0 is down, to the belly; pi the hinge)."""
    keys = np.radians([-180, -150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150, 180])
    # hinge at 180; the hind end (positive) is drawn out and a little cut, the front round
    r = np.array([0.02, 0.30, 0.62, 0.84, 0.98, 1.04, 1.05, 1.05, 1.04, 0.98, 0.80, 0.34, 0.02])
    return np.interp(a, keys, r)


def rim(n):
    """The edge of a valve as points about its beak, the beak at the origin, y down."""
    keys = [
        (0, 0),
        (0.16, -0.02),
        (0.40, 0.16),
        (0.66, 0.46),
        (0.82, 0.80),
        (0.76, 1.02),
        (0.52, 1.18),
        (0.12, 1.27),
        (-0.30, 1.20),
        (-0.60, 1.00),
        (-0.76, 0.70),
        (-0.66, 0.38),
        (-0.40, 0.12),
        (-0.16, -0.01),
        (0, 0),
    ]
    p = line(keys, 600)[:, :2]
    s = np.linspace(0, 599, n).astype(int)
    return p[s]


def clam(s, at, size, turn, seed, tones, lean=0.0, both=True):
    """A clam; `turn` rolls its beak away from straight up."""
    g = chance(seed)
    edge = rim(180)
    u = np.linspace(0.0, 1.0, 150) ** 0.85
    c, q = np.cos(turn), np.sin(turn)
    for side in (1, -1) if both else (-1,):
        bulge = 0.34
        r = u[:, None]
        flat = edge[None] * r[..., None]
        # vaulted: highest a third from the beak, falling to the edge
        h = bulge * np.sqrt(np.clip(1 - r**2.2, 0, 1)) * np.clip(r / 0.12, 0, 1) ** 0.5
        mid = np.clip(1 - (np.linspace(-1, 1, 180)[None] ** 8), 0, 1)
        h = h * (0.35 + 0.65 * mid)
        grow = np.sin(u * 120 + 5 * np.sin(u * 9)) * 0.5 + 0.5
        years = np.zeros_like(u)
        for y in (0.34, 0.52, 0.67, 0.79, 0.88, 0.95):
            years += np.exp(-(((u - y) / 0.008) ** 2))
        h = h * (1 + 0.010 * grow[:, None] * (u[:, None] > 0.1)) - 0.016 * years[:, None]
        x, y_ = flat[..., 0], flat[..., 1]
        z = -side * h
        p = np.stack([x, y_, np.broadcast_to(z, x.shape)], -1) * size
        p = np.stack([p[..., 0] * c - p[..., 1] * q, p[..., 0] * q + p[..., 1] * c, p[..., 2]], -1)
        cl, ql = np.cos(lean), np.sin(lean)
        p = np.stack(
            [p[..., 0] * cl + p[..., 2] * ql, p[..., 1], -p[..., 0] * ql + p[..., 2] * cl], -1
        )
        v = p + np.asarray(at, float)
        band = ramp(u, *tones)[:, None] * (1 + 0.14 * (grow[:, None, None] - 0.5))
        band = band * (1 - 0.40 * np.clip(years, 0, 1)[:, None, None])
        zone = 0.5 + 0.5 * np.sin(u * 23 + 1)
        band = band * (1 - 0.16 * zone[:, None, None])
        rays = 1 + 0.05 * np.sin(np.linspace(0, 90, 180))[None, :, None]
        skin = smooth(0.86, 1.0, u)[:, None, None] * (0.55 + 0.3 * g.random((150, 180, 1)))
        col = band * rays * (1 - skin) + rgb("#7a6238") * skin
        out = np.broadcast_to(np.array([0.0, 0, -side]), v.shape)
        net(s, v, col, SHELL, out=out)


def siphon(s, path, r, colour):
    """A siphon: a thin, smooth, clear tube that narrows to a small frilled mouth."""
    p = line(path, 200)
    t = np.linspace(0, 1, 200)
    w = r * (1.35 - 0.55 * t) * (1 + 0.06 * np.sin(t * 9)) * (1 + 0.35 * smooth(0.965, 1.0, t))
    tint = ramp(t, (0, "#eab8ac"), (0.3, "#f4dccb"), (1, "#fff2e4")) * rgb(colour)
    tube(s, p, w, tint, CLEAR, 26)
    tube(s, p, w * 0.42, tint * 0.62, Stuff(alpha=0.5, gloss=0.1, wrap=0.6, shade=0.1), 14)
    way = unit(p[-1] - p[-5])
    a = unit(np.cross(way, [0, 0, 1]))
    b = np.cross(way, a)
    for turn in np.arange(6) * np.pi / 3:
        o = a * np.cos(turn) + b * np.sin(turn)
        lobe = (w[-1] * 0.24, w[-1] * 0.5, w[-1] * 0.24)
        ball(s, p[-1] + o * w[-1] * 0.8 + way * w[-1] * 0.2, lobe, rgb("#fff2e4"), FLESH, way, n=12)
    return p


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 6.0, "mid": 2.0, "main": 0.0, "near": 9.0}
    g = chance(5)
    # the floor behind the cut, seen from a little above: it rises to a near horizon
    n, m = 300, 160
    x, t = np.meshgrid(np.linspace(-30, 510, n), np.linspace(0, 1, m), indexing="ij")
    ground_y = TOP + 7 * np.sin(x * 0.021 + 1) + 4 * np.sin(x * 0.06)
    dep = 420 * t
    p = np.stack([x, 0 * x, dep], -1)
    ripple = 3.4 * np.sin(dep * 0.085 + x * 0.02 + 1.4 * cloud(p, 120, 3, 2)) * (1 - 0.5 * t)
    y = (
        ground_y
        + 5 * (1 - t) ** 30
        - 62 * t**0.8
        - ripple * smooth(0, 0.06, t)
        - 3 * cloud(np.stack([x, 0 * x, 0 * x], -1), 60, 5, 3)
    )
    v = np.stack([x, y, dep], -1)
    c = ramp(
        0.5 + 0.4 * cloud(p, 70, 8, 4), (0, "#7a6038"), (0.5, "#b0915a"), (1, "#dcc28c")
    ) * np.exp(0.12 * g.normal(size=(n, m, 1)))
    far = smooth(0.1, 1, t)[..., None] * 0.75
    c = c * (1 - far) + rgb("#6ab0a8") * far
    net(s, v, c, EARTH, out=np.broadcast_to(unit([0, -1.0, -0.35]), v.shape))
    # the cut face: layers
    x, d = np.meshgrid(np.linspace(-30, 510, 340), np.linspace(0, 1, 340), indexing="ij")
    top = (
        TOP
        + 7 * np.sin(x * 0.021 + 1)
        + 4 * np.sin(x * 0.06)
        - 3 * cloud(np.stack([x, 0 * x, 0 * x], -1), 60, 5, 3)
    )
    y = top + (760 - top) * d
    p = np.stack([x, y, 0 * x], -1)
    wob = 14 * cloud(p * [1, 0.4, 1], 80, 11, 3)
    layer = np.clip((y - top + wob) / 360, 0, 1)
    c = ramp(
        layer,
        (0.0, "#c79a52"),
        (0.05, "#a8743a"),
        (0.11, "#b99a6e"),
        (0.26, "#94785a"),
        (0.42, "#6a4a42"),
        (0.62, "#46302f"),
        (1.0, "#241a1e"),
    )
    fine = chance(8).normal(size=(340, 340, 1))
    c = c * np.exp(0.05 * fine + 0.14 * cloud(p, 16, 13, 3)[..., None])
    streak = smooth(0.7, 0.95, cloud(p * [0.25, 1.6, 1], 22, 17, 2))[..., None]
    c = c * (1 - 0.25 * streak)
    z = 22 - 2.4 * cloud(p, 46, 19, 2)
    # the burrow: the earth gives way round the clam and up along the siphons
    hole = np.exp(-(((np.hypot((x - 232) / 142, (y - 436) / 128)) / 1.0) ** 6))
    z = z + 46 * hole
    c = c * (1 - 0.42 * hole[..., None])
    net(s, np.stack([x, y, z], -1), c, EARTH, out=np.broadcast_to([0, 0, -1.0], p.shape))
    # grains and bits of shell in the cut
    q = 420
    gx, gy = g.uniform(0, 480, q), 250 + 400 * g.random(q) ** 1.3
    keep = np.hypot((gx - 232) / 140, (gy - 436) / 128) > 1
    gx, gy = gx[keep], gy[keep]
    balls(
        s,
        np.stack([gx, gy, np.full(len(gx), 18.0)], 1),
        0.9 + 3.4 * g.random(len(gx)) ** 3,
        shades("#a08a68", len(gx), 0.35, 6, 0.1),
        Stuff(gloss=0.2, wrap=0.2, shade=0.6),
        n=8,
    )
    for bx, by, tone in (
        (60, 560, "#d8c8b0"),
        (420, 520, "#7a7a9a"),
        (360, 600, "#d8b8a0"),
        (96, 330, "#cdbb9a"),
    ):
        clam(s, (bx, by, 14), 20, g.uniform(0, 6), int(bx), ((0, tone), (1, tone)), both=False)
    # pebbles and tufts on the floor
    for _ in range(26):
        px, pt = g.uniform(-10, 490), g.uniform(0.02, 0.7)
        r = g.uniform(2.5, 8) * (1 - 0.5 * pt)
        py = TOP + 7 * np.sin(px * 0.021 + 1) + 4 * np.sin(px * 0.06) - 62 * pt**0.8 - r * 0.4
        ball(
            s,
            (px, py, 420 * pt - 4),
            (r * 1.3, r * 0.7, r),
            shades("#8a7a68", 1, 0.25, int(px * 9) % 99 + 1)[0],
            Stuff(gloss=0.2, wrap=0.25),
            n=14,
        )
    # the clam
    rose = (
        (0, "#e8a0a8"),
        (0.25, "#d8788a"),
        (0.45, "#eeb0b4"),
        (0.6, "#dc8a98"),
        (0.78, "#f4cdc8"),
        (0.9, "#e8b0ac"),
        (1, "#c9a890"),
    )
    clam(s, (206, 322, 10), 164, -0.30, 3, rose, lean=-0.12)
    # its foot, a flat whitish tongue, pushed into the mud
    foot = line([(206, 496, 20), (176, 540, 8), (150, 566, 4), (116, 590, 12), (92, 604, 30)], 60)
    u = np.linspace(0, 1, 60)
    tube(
        s,
        foot,
        profile([34, 33, 29, 25, 19, 4], 60),
        ramp(u, (0, "#7c5a52"), (0.35, "#a88c80"), (1, "#b49a8c")),
        FLESH,
        34,
        flat=0.28,
        first=(0.35, 0.2, -1),
    )
    # siphons from the hind end
    a = siphon(
        s,
        [
            (350, 398, 8),
            (378, 366, 0),
            (372, 306, -6),
            (352, 244, -14),
            (344, 178, -26),
            (306, 128, -40),
            (252, 122, -54),
            (206, 160, -64),
            (180, 206, -66),
            (160, 224, -66),
        ],
        8.2,
        "#ffffff",
    )
    siphon(
        s,
        [(346, 384, 16), (398, 352, 8), (410, 306, 4), (406, 262, 0), (412, 222, -4)],
        6.6,
        "#ffe9dc",
    )
    # grains it licks up
    end = a[-1]
    rows = end + np.stack(
        [g.normal(0, 22, 60), np.abs(g.normal(0, 3, 60)) + 6, g.normal(0, 10, 60)], 1
    )
    balls(
        s,
        rows,
        g.uniform(1.0, 2.8, 60),
        shades("#c8a868", 60, 0.3, 7),
        Stuff(gloss=0.2, wrap=0.2),
        n=8,
    )
    # the smaller one, yellow
    clam(
        s,
        (60, 392, 8),
        54,
        0.35,
        7,
        ((0, "#f2d89a"), (0.4, "#e0b860"), (0.7, "#f4e2b4"), (1, "#c0a070")),
        lean=0.1,
    )
    siphon(
        s,
        [(84, 408, 10), (100, 372, 6), (96, 310, 2), (104, 252, -2), (100, 214, -6)],
        3.8,
        "#ffffff",
    )
    # a worm in its burrow, far right
    worm = line(
        [
            (458, 246, 24),
            (448, 330, 20),
            (460, 400, 20),
            (440, 480, 20),
            (450, 560, 24),
            (438, 660, 30),
        ],
        220,
    )
    tube(s, worm, 6.4 * np.ones(220), rgb("#1c110d"), EARTH, 16)
    t = np.linspace(0, 1, 220)
    tube(
        s,
        line(worm[40:176], 220) + [0, 0, -7],
        (4.8 * (1 - 0.15 * np.sin(t * 210) ** 2)) * np.clip(1 - np.abs(2 * t - 1) ** 5, 0.05, 1),
        ramp(0.5 + 0.5 * np.sin(t * 210), (0, "#a84a38"), (1, "#d88a6a")),
        FLESH,
        14,
    )
    # weed and water behind
    s.layer = "mid"
    for i in range(9):
        x0 = (18, 40, 62, 300, 322, 452, 470, 440, 150)[i]
        path = line(
            [
                (x0, 200, 200),
                (x0 + 8, 150, 200),
                (x0 + g.normal(6, 8), 100, 200),
                (x0 + g.normal(18, 12), 46 + 30 * g.random(), 200),
            ],
            40,
        )
        tube(
            s,
            path,
            np.linspace(3.2, 0.6, 40),
            ramp(np.linspace(0, 1, 40), (0, "#2f6a4a"), (1, "#8fbf5a")),
            Stuff(gloss=0.2, wrap=0.5, through=0.8),
            8,
            flat=0.3,
        )
    ground = f.down(
        (0, "#c8ecd8"), (0.10, "#86ccc4"), (0.22, "#4aa0a8"), (0.34, "#2f7f8c"), (1, "#0c2a34")
    )
    ground *= np.exp(0.05 * f.noise(160, 50, 3))[..., None]
    ground += rgb("#fff8dc") * (0.35 * f.spot(120, 0, 160))[..., None]
    lighting = Lighting(
        lamps=[((-0.50, -0.72, -0.50), "#fff0d0", 1.8), ((0.7, 0.1, -0.2), "#6fb8c0", 0.3)],
        top="#d8ece0",
        low="#3a2824",
        ambient=0.5,
        rim="#ffffff",
        rim_power=0.0,
        crowd=1.0,
        density=1.2,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 50, "#fffbe0", 7, strength=0.35, bottom=230)
    image = finish(image, f, foot_colour="#0c0808", foot=0.45, vignette=0.38, bloom=0.3)
    return brushed(image, k)
