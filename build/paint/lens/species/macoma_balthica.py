"""Macoma feeds: a Baltic clam deep in the mud sweeps the sea floor with one long siphon.

Cut open like a terrarium. Above, shallow water in the sun; below, the layers of the sediment: a golden
crust, pale silt, slate-blue mud, black mud, and a rusty lining wherever air was drawn down. The clam
stands obliquely with its hind end up: a low oval triangle of two thin valves, its plain beaks side by
side at the hinge, the growth lines wider and wider apart from there; rosy, white towards the edge. The mud laps over
its lower margin, and a ragworm lies in its burrow below. Two separate thin siphons, clear as glass, leave the same hind end: the
inhalant one, long, comes out, bends over and licks the surface, the exhalant one ends just above it.
"""

from __future__ import annotations

import numpy as np
from scipy.spatial import cKDTree
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

SHELL = Stuff(gloss=0.16, sharp=16, wrap=0.08, through=0.05, shade=1.0)
FLESH = Stuff(alpha=0.97, edge=0.03, gloss=0.25, sharp=24, wrap=0.45, through=0.6, shade=0.8)
CLEAR = Stuff(
    alpha=0.16, edge=0.8, power=1.5, gloss=0.35, sharp=30, wrap=0.6, through=0.9, shade=0.3
)
EARTH = Stuff(gloss=0.04, sharp=10, wrap=0.25, through=0.0, shade=0.0)
TOP = 196.0
"""Where the cut meets the floor."""
RIM = [
    (0, 0), (0.09, 0.015), (0.26, 0.12), (0.45, 0.32), (0.60, 0.55), (0.635, 0.70), (0.54, 0.84), (0.33, 0.95), (0.04, 0.99),
    (-0.26, 0.965), (-0.53, 0.85), (-0.70, 0.64), (-0.715, 0.45), (-0.59, 0.24), (-0.36, 0.075), (-0.12, 0.005), (0, 0),
]  # fmt: skip
"""The edge of a valve about its beak, in heights of the shell: hind end right, y down."""
ROSE = (
    (0, "#8e2244"), (0.18, "#b83a5c"), (0.34, "#d45e78"), (0.46, "#b8445f"), (0.60, "#e07c8c"), (0.72, "#c85c74"),
    (0.84, "#eea49e"), (0.94, "#f2c8b0"), (1, "#c89a70"),
)  # fmt: skip
GOLD = ((0, "#8a5a18"), (0.4, "#c08a30"), (0.7, "#dcb45c"), (1, "#b08c50"))


def crust(x):
    """The height of the floor along the cut."""
    return TOP + 9 * np.sin(x * 0.017 + 0.6) + 3 * np.sin(x * 0.05 + 1)


def laid(points, at, size, turn, tip):
    """Turn points of a clam on the card: its top towards the viewer by `tip`, then round by `turn`."""
    p = np.asarray(points, float) * size
    c, q = np.cos(tip), np.sin(tip)
    y, z = p[..., 1], p[..., 2]
    p = np.stack([p[..., 0], y * c + z * q, -y * q + z * c], -1)
    c, q = np.cos(turn), np.sin(turn)
    x, y = p[..., 0], p[..., 1]
    return np.stack([x * c - y * q, x * q + y * c, p[..., 2]], -1) + np.asarray(at, float)


LIGHT = np.array([-0.60, -0.80])
"""Where the light comes from, on the card."""


def bed(at, size, turn, tip, seed):
    """Return the edge of the mud round a clam, and its outward normals: it laps over the lower margin."""
    edge = laid(line(RIM, 500) * [1, 1, 0], at, size, turn, tip)[:-1, :2]
    along = np.roll(edge, -3, 0) - np.roll(edge, 3, 0)
    out = np.stack([-along[:, 1], along[:, 0]], 1)
    out = unit(out * np.sign(((edge - edge.mean(0)) * out).sum(1)).mean())
    p = np.stack([edge[:, 0], edge[:, 1], 0 * edge[:, 0]], 1)
    laps = 0.13 * smooth(-0.3, 0.8, out[:, 1]) * (1 + 0.3 * cloud(p, 0.9 * size, seed, 1))
    low = smooth(0.0, 0.5, out[:, 1])
    rough = (0.003 + 0.003 * low) * cloud(p, 0.10 * size, seed + 1, 3) + 0.010
    return edge + out * (size * (rough - laps))[:, None], out


def clam(s, at, size, turn, tip, tones, seed, fine=1.0):
    """Add a clam with both valves; its beak lies at `at`."""
    mud, away = bed(at, size, turn, tip, seed)
    tree = cKDTree(mud)
    n, m = int(260 * fine), int(190 * fine)
    edge = line(RIM, n)[:, :2]
    u = np.linspace(0.0, 1.0, m) ** 0.9
    r, a = u[:, None], np.linspace(0, 1, n)[None]
    years = np.zeros_like(u)
    for y, deep in (
        (0.30, 0.5),
        (0.47, 0.8),
        (0.61, 0.7),
        (0.73, 1.0),
        (0.83, 0.7),
        (0.905, 0.9),
        (0.955, 0.6),
    ):
        years += deep * np.exp(-(((u - y) / 0.007) ** 2))
    fine_lines = 0.5 + 0.5 * np.sin(u**1.3 * 150 + 6 * np.sin(u * 7))
    bank = np.clip(np.sin(np.pi * a), 0, 1) ** 0.62
    vault = 0.235 * np.clip(1 - r**2.5, 0, 1) ** 0.62 * np.clip(r / 0.36, 0, 1) ** 0.55 * bank
    vault = vault + (0.0016 * fine_lines - 0.006 * years)[:, None] * bank
    flat = edge[None] * r[..., None]
    keel = np.exp(-(((a - 0.20) / 0.05) ** 2)) * r * (1 - r) * 0.05
    p = np.stack([flat[..., 0], flat[..., 1], vault + keel], -1)
    col = ramp(u, *tones)[:, None] * (0.93 + 0.14 * fine_lines)[:, None, None]
    col = col * (1 - 0.34 * np.clip(years, 0, 1)[:, None, None])
    blush = cloud(np.stack([flat[..., 0], flat[..., 1], 0 * flat[..., 0]], -1), 0.5, seed, 2)[
        ..., None
    ]
    col = col * np.exp(0.14 * blush)
    worn = (smooth(0.93, 1.0, u)[:, None] * smooth(-0.2, 0.4, np.sin(a * 19 + seed) + 0.5))[
        ..., None
    ]
    col = col + (rgb("#6a4a30") - col) * 0.7 * worn
    place_ = laid(p, at, size, turn, tip)[..., :2]
    far, which = tree.query(place_.reshape(-1, 2))
    far, which = far.reshape(place_.shape[:2]) / size, which.reshape(place_.shape[:2])
    over = 0.55 + 0.45 * smooth(-0.3, 0.6, away[which] @ LIGHT)
    col = col * (1 - 0.80 * over * np.exp(-((far / (0.055 + 0.02 * over)) ** 1.5)))[..., None]
    for side in (-1, 1):
        v = laid(p * [1, 1, side] + [0, 0, 0.006 * side], at, size, turn, tip)
        out = laid(p * [1, 1, side * 9] + [0, 0, side], at, size, turn, tip) - v
        net(s, v, col * (1.0 if side < 0 else 0.8), SHELL, out=out)
    # the ligament, a brown cushion behind the beaks
    band = line([(0.03, 0.005, 0), (0.16, 0.05, 0), (0.30, 0.15, 0)], 30)
    tube(
        s,
        laid(band, at, size, turn, tip),
        profile([0.006, 0.030, 0.008], 30) * size,
        rgb("#4e2c14"),
        SHELL,
        14,
    )


def siphon(s, path, r, mouth):
    """Add a siphon: a clear tube that narrows to a small frilled mouth, a paler canal within."""
    p = line(path, 240)
    t = np.linspace(0, 1, 240)
    w = (
        r
        * (1.5 - 0.75 * t**0.7)
        * (1 + 0.05 * np.sin(t * 60) * (1 - t))
        * (1 + 0.5 * smooth(0.97, 1.0, t))
    )
    tint = ramp(t, (0, "#f0a090"), (0.35, "#f8d8c0"), (1, "#fff8e8"))
    tube(s, p, w, tint, CLEAR, 26)
    tube(
        s,
        p,
        w * 0.50,
        tint * 0.8,
        Stuff(alpha=0.30, edge=0.35, gloss=0.1, wrap=0.7, through=0.8, shade=0.1),
        14,
    )
    way = unit(p[-1] - p[-6])
    a = unit(np.cross(way, [0, 0, 1]))
    for turn in np.arange(6) * np.pi / 3:
        o = a * np.cos(turn) + np.cross(way, a) * np.sin(turn)
        ball(
            s,
            p[-1] + o * w[-1] * 0.8 + way * w[-1] * 0.3,
            (w[-1] * 0.26, w[-1] * mouth, w[-1] * 0.26),
            rgb("#fff0dc"),
            FLESH,
            way,
            n=10,
        )
    return p


NEIGHBOUR = ((52, 292, 14), 62.0, -0.35, 0.35)
POSE = ((158, 306, 6), 268.0, -0.56, 0.50)
INHALANT = [(306, 332, 4), (340, 306, 0), (356, 262, -8), (346, 200, -20), (346, 144, -34), (322, 92, -46),
            (268, 68, -56), (204, 82, -62), (164, 122, -64), (144, 162, -64), (132, 188, -64)]  # fmt: skip
EXHALANT = [
    (320, 342, 8),
    (368, 322, 6),
    (396, 276, 4),
    (398, 220, 0),
    (408, 176, -4),
    (424, 142, -8),
]


def floor(s, g):
    """Add the sea floor behind the cut: ripples that recede into the light."""
    x, t = np.meshgrid(np.linspace(-30, 510, 300), np.linspace(0, 1, 160), indexing="ij")
    deep = 420 * t
    p = np.stack([x, 0 * x, deep], -1)
    ripple = 3.6 * np.sin(deep * 0.085 + x * 0.018 + 1.2 * cloud(p, 140, 3, 2)) * (1 - 0.6 * t)
    y = crust(x) - 50 * t**0.8 - ripple * smooth(0, 0.06, t)
    c = ramp(0.5 + 0.35 * cloud(p, 90, 8, 3), (0, "#b08438"), (0.5, "#dcb25c"), (1, "#f4d890"))
    far = smooth(0.05, 0.9, t)[..., None] * 0.85
    c = c * (1 - far) + rgb("#5fb0a4") * far
    c = c * np.exp(0.06 * g.normal(size=(300, 160, 1)))
    net(
        s,
        np.stack([x, y, deep], -1),
        c,
        EARTH,
        out=np.broadcast_to(unit([0, -1.0, -0.35]), p.shape),
    )


WORM = [
    (330, 590, -320),
    (372, 574, -320),
    (412, 590, -320),
    (426, 628, -320),
    (398, 656, -320),
    (352, 652, -320),
    (306, 664, -320),
    (262, 690, -320),
]


def near(x, y, path):
    """Return how far places of the cut are from a line."""
    tree = cKDTree(line(path, 300)[:, :2])
    return tree.query(np.stack([x, y], -1).reshape(-1, 2))[0].reshape(np.shape(x))


def mud(x, y):
    """Return the colours of the cut: five layers, laminae, a rusty lining where air is drawn down."""
    p = np.stack([x, y, 0 * x], -1)
    wave = lambda size, seed, high: high * cloud(np.stack([x, 0 * x, 0 * x], -1), size, seed, 2)
    depth = y - crust(x)
    c = np.broadcast_to(rgb("#d09a3a"), p.shape)
    for at, soft, code, size, seed, high in (
        (15, 5, "#e8cb90", 90, 3, 4), (60, 7, "#a39a8a", 130, 5, 12), (96, 10, "#7d7f7a", 120, 7, 14), (236, 9, "#5a6468", 150, 9, 22),
        (330, 12, "#434e5c", 160, 11, 20), (420, 14, "#2e384e", 160, 12, 18),
    ):  # fmt: skip
        m = smooth(at - soft, at + soft, depth + wave(size, seed, high))[..., None]
        c = c * (1 - m) + rgb(code) * m
    bands = cloud(np.stack([0.05 * x, depth + wave(150, 9, 22), 0 * x], -1), 16, 21, 3)
    c = c * np.exp(0.12 * bands * smooth(90, 130, depth))[..., None]
    lens = smooth(0.50, 0.75, cloud(p * [0.2, 1.5, 1], 26, 17, 2))[..., None]
    c = (
        c
        * (1 - 0.26 * lens)
        * np.exp(0.10 * cloud(p, 26, 13, 2) + 0.05 * cloud(p, 7, 14, 1))[..., None]
    )
    rust = np.exp(-((near(x, y, INHALANT[:5]) / 17) ** 2.4))
    rust = (
        rust
        + np.exp(-((near(x, y, EXHALANT) / 14) ** 2.4))
        + 0.45 * np.exp(-((near(x, y, WORM) / 17) ** 6))
    )
    rust = np.clip(rust, 0, 1)[..., None]
    c = c * (1 - 0.85 * rust) + rgb("#8e4e26") * 0.85 * rust
    return c * (1 - 0.8 * np.exp(-((near(x, y, WORM) / 12.5) ** 8)))[..., None]


def sediment(s):
    """Add the cut face."""
    x, d = np.meshgrid(np.linspace(-30, 510, 400), np.linspace(0, 1, 440), indexing="ij")
    top = crust(x)
    y = top + (770 - top) * d
    p = np.stack([x, y, 0 * x], -1)
    grain = np.exp(0.04 * chance(8).normal(size=(*x.shape, 1)))
    net(
        s,
        np.stack([x, y, 26 - 2.0 * cloud(p, 60, 19, 2)], -1),
        mud(x, y) * grain,
        EARTH,
        out=np.broadcast_to([0, 0, -1.0], p.shape),
    )


def bank(s, pose, seed, passages=(), reach=0.34):
    """Lay mud over the margin of a clam; `passages` (path, half width) stay open."""
    at, size = np.asarray(pose[0], float), pose[1]
    edge, away = bed(*pose, seed)
    wide = reach * size
    low, high = edge.min(0) - wide, edge.max(0) + wide
    step = 1.3
    x, y = np.meshgrid(
        np.arange(low[0], high[0], step), np.arange(low[1], high[1], step), indexing="ij"
    )
    far, which = cKDTree(edge).query(np.stack([x, y], -1).reshape(-1, 2))
    far, which = far.reshape(x.shape), which.reshape(x.shape)
    d = np.stack([x, y], -1) - edge[which]
    out = away[which]
    side = np.where((d * out).sum(-1) > 0, far, -far)
    alpha = smooth(-0.6, 0.8, side) * smooth(0.9, 0.25, far / wide)
    alpha = alpha * smooth(8, 18, y - crust(x))
    for path, r in passages:
        alpha = alpha * smooth(r - 1, r + 5, near(x, y, path))
    facing = out @ LIGHT
    lit = np.exp(-((side / (0.013 * size)) ** 2)) * np.clip(-facing, 0, 1)
    dark = np.exp(-(np.clip(side, 0, None) / (0.022 * size))) * np.clip(facing + 0.2, 0, 1)
    c = mud(x, y)
    c = (
        c * (1 + 1.0 * lit - 0.5 * np.clip(dark, 0, 1))[..., None]
        + rgb("#a08a60") * (0.22 * lit)[..., None]
    )
    c = c * np.exp(0.04 * chance(9).normal(size=(*x.shape, 1)))
    turned = np.exp(-np.clip(side, 0, None) / (0.018 * size))[..., None]
    normal = unit(np.concatenate([-out * 0.35 * turned, -np.ones_like(turned)], -1))
    z = np.full_like(x, at[2] - 1.1 * size)
    m, n = x.shape
    i = (np.arange(m - 1)[:, None] * n + np.arange(n - 1)[None]).ravel()
    tri = np.concatenate([np.stack([i, i + 1, i + n], 1), np.stack([i + 1, i + n + 1, i + n], 1)])
    tri = tri[alpha.ravel()[tri].max(1) > 0.004]
    s.add(np.stack([x, y, z], -1), normal, tri, np.clip(c, 0, 1), EARTH, alpha=alpha)


def crumbs(s):
    """Add bits of broken shell in the mud, well away from the clam."""
    g = chance(31)
    x, y = g.uniform(10, 470, 60), g.uniform(300, 700, 60)
    edge, _ = bed(*POSE, 3)
    far = cKDTree(edge).query(np.stack([x, y], 1))[0]
    inside = ((x - 225) / 200) ** 2 + ((y - 420) / 150) ** 2 < 1
    keep = np.flatnonzero((far > 30) & ~inside & (near(x, y, WORM) > 34))[:16]
    for i in keep:
        a = g.uniform(-0.5, 0.5)
        size = g.uniform(3, 8)
        tint = rgb(("#b8a890", "#a87868", "#8c8a84")[i % 3]) * 0.8
        ball(
            s,
            (x[i], y[i], -322),
            (size * 0.22, size, size * 0.3),
            tint,
            SHELL,
            axis=(np.cos(a), np.sin(a), 0),
            n=12,
        )


def worm(s):
    """Add a ragworm in its burrow, its body in rings, with bristled feet."""
    p = line(WORM, 420)
    u = np.linspace(0, 1, 420)
    r = 7.0 * np.clip(u / 0.05, 0.2, 1) ** 0.5 * (1 - 0.72 * u) * (1 + 0.10 * np.sin(u * 300))
    tint = (
        ramp(u, (0, "#a04434"), (0.3, "#8c3c38"), (1, "#5a2c38"))
        * (0.86 + 0.14 * np.sin(u * 300))[:, None]
    )
    tube(s, p, r, tint, FLESH, 20)
    along = unit(np.gradient(p, axis=0))
    side = np.stack([-along[:, 1], along[:, 0], 0 * u], 1)
    for i in range(14, 400, 7):
        for b in (-1, 1):
            q = p[i] + side[i] * b * r[i]
            tube(
                s,
                line([q, q + side[i] * b * r[i] * 0.75 + along[i] * 1.5], 6),
                np.linspace(1.5, 0.3, 6),
                rgb("#a05a48"),
                FLESH,
                6,
            )


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"main": 0.0}
    g = chance(5)
    floor(s, g)
    sediment(s)
    q = 130
    gx, gy = g.uniform(0, 480, q), 214 + 400 * g.random(q) ** 1.2
    balls(
        s, np.stack([gx, gy, np.full(q, 24.0)], 1), 1.0 + 3.6 * g.random(q) ** 4, shades("#7c766c", q, 0.3, 6, 0.1),
        Stuff(gloss=0.1, wrap=0.2, shade=0.6), n=8,
    )  # fmt: skip
    clam(s, *POSE, ROSE, 3)
    clam(s, *NEIGHBOUR, GOLD, 7, 0.6)
    siphon(s, [(80, 306, 16), (98, 288, 14), (102, 250, 8), (96, 206, 0), (100, 176, -6)], 2.6, 0.6)
    worm(s)
    crumbs(s)
    beside = ([(30, 318), (84, 328)], 44), ([(80, 306), (98, 288), (102, 250), (96, 206)], 7)
    bank(s, POSE, 3, ((INHALANT[:5], 12), (EXHALANT[:5], 10), *beside), 1.2)
    bank(s, NEIGHBOUR, 7, (([(80, 306, 0), (98, 288, 0)], 6),))
    end = siphon(s, INHALANT, 7.2, 0.7)[-1]
    siphon(s, EXHALANT, 5.8, 0.5)
    # grains it licks up
    rows = end + np.stack(
        [g.normal(0, 24, 70), 14 - np.abs(g.normal(0, 10, 70)), g.normal(0, 10, 70)], 1
    )
    balls(
        s,
        rows,
        g.uniform(1.0, 3.0, 70),
        shades("#f0c860", 70, 0.3, 7),
        Stuff(gloss=0.2, wrap=0.4),
        n=8,
    )
    lighting = Lighting(
        lamps=[((-0.60, -0.74, -0.30), "#fff0d0", 1.5), ((0.8, 0.2, -0.2), "#5f90d8", 0.5)],
        top="#d8ece8",
        low="#2a2c48",
        ambient=0.30,
        rim="#ffffff",
        rim_power=0.0,
        crowd=1.2,
        density=0.8,
    )
    ground = f.down(
        (0, "#8fd8c4"), (0.08, "#4fb4b0"), (0.17, "#2f949c"), (0.27, "#3a9c9c"), (1, "#0c2a34")
    )
    ground *= np.exp(0.05 * f.noise(160, 50, 3))[..., None]
    ground += rgb("#fff8d0") * (0.55 * f.spot(60, -60, 150))[..., None]
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 40, "#fffbe0", 7, strength=0.35, bottom=190)
    image = finish(image, f, foot_colour="#080a18", foot=0.25, vignette=0.34, bloom=0.25)
    return brushed(image, k)
