"""Macoma digs and feeds: a Baltic clam in its burrow sweeps the sea floor with one long siphon.

Cut open like a terrarium. Above, shallow water in the sun; below, the layers of the sediment: a golden
crust, pale silt, slate-blue mud, black mud, and a rusty lining wherever air was drawn down. The layers
bend round the clam, which stands obliquely with its hind end up in a dark hollow of its own: a low oval
triangle of two thin valves, their plain beaks side by side at the hinge, the growth lines wider and wider
apart from there; rosy, white towards the edge. They gape a little, and the pale foot pushes down into the
mud. A ragworm lies in its burrow below. Two separate siphons, thin-walled and clear as glass, leave the same
hind end: the inhalant one, long, comes out, bends over and licks star-shaped tracks into the surface, the
exhalant one ends just above it.
"""

from __future__ import annotations

import numpy as np
from scipy.spatial import ConvexHull, cKDTree
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
    alpha=0.26, edge=0.8, power=1.4, gloss=0.35, sharp=30, wrap=0.6, through=0.9, shade=0.3
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


def outline(pose):
    """Return the edge of a clam as it is seen on the card, and its outward normals."""
    r, turn = np.meshgrid(np.linspace(0.1, 1, 24), np.linspace(0, 1, 160), indexing="ij")
    seen = [laid(v, *pose)[..., :2].reshape(-1, 2) for v in valves(r, line(RIM, 160)[:, :2], turn)]
    p = np.concatenate(seen)
    edge = p[ConvexHull(p).vertices]
    edge = line(np.concatenate([edge, edge[:1]]), 500)[:-1, :2]
    along = np.roll(edge, -6, 0) - np.roll(edge, 6, 0)
    out = unit(np.stack([-along[:, 1], along[:, 0]], 1))
    return edge, out * np.sign(((edge - edge.mean(0)) * out).sum(1)).mean()


def bed(pose, seed):
    """Return the edge of the hollow round a clam, and its outward normals.

    It gapes where no light comes, is tight towards the light, and laps over the hind end.
    """
    edge, out = outline(pose)
    size = pose[1]
    p = np.concatenate([edge, np.zeros((len(edge), 1))], 1)
    under = smooth(-0.2, 0.9, out @ -LIGHT)
    wide = 0.012 + 0.075 * under * (1 + 0.5 * cloud(p, 0.5 * size, seed, 2))
    laps = 0.14 * smooth(0.35, 0.95, out @ unit([0.86, 0.5])) + 0.05 * smooth(
        0.55, 0.95, out @ unit([-0.3, -0.95])
    )
    rough = 0.005 * cloud(p, 0.16 * size, seed + 1, 2)
    return edge + out * (size * (wide - laps + rough))[:, None], out


def valves(r, edge, a, relief=0.0):
    """Return the points of the right and left valve, open by a gap that widens from the hinge down."""
    bank = np.clip(np.sin(np.pi * a), 0, 1) ** 0.62
    vault = 0.27 * np.clip(1 - r**2.5, 0, 1) ** 0.62 * np.clip(r / 0.36, 0, 1) ** 0.55 * bank
    vault = vault + relief * bank + np.exp(-(((a - 0.20) / 0.05) ** 2)) * r * (1 - r) * 0.05
    flat = edge[None] * r[..., None]
    return [
        np.stack([flat[..., 0], flat[..., 1], side * (vault + 0.008 + 0.055 * flat[..., 1])], -1)
        for side in (-1, 1)
    ]


def clam(s, pose, tones, seed, fine=1.0):
    """Add a clam with both valves."""
    size = pose[1]
    hollow, away = bed(pose, seed)
    tree = cKDTree(hollow)
    n, m = int(260 * fine), int(190 * fine)
    edge = line(RIM, n)[:, :2]
    u = np.linspace(0.0, 1.0, m) ** 0.9
    r, a = np.meshgrid(u, np.linspace(0, 1, n), indexing="ij")
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
        years += deep * np.exp(-(((u - y) / 0.009) ** 2))
    fine_lines = 0.5 + 0.5 * np.sin(u**1.3 * 150 + 6 * np.sin(u * 7))
    both = valves(r, edge, a, (0.0016 * fine_lines - 0.008 * years)[:, None])
    p = np.concatenate([edge[None] * u[:, None, None], 0 * r[..., None]], -1)
    col = ramp(u, *tones)[:, None] * (0.95 + 0.10 * fine_lines)[:, None, None]
    col = col * (1 - 0.42 * np.clip(years, 0, 1)[:, None, None])
    rays = np.sin(a * 31 + 2 * np.sin(a * 17)) * smooth(0.25, 0.7, r)
    col = col * np.exp(0.16 * cloud(p, 0.5, seed, 2) + 0.05 * rays)[..., None]
    skin = smooth(0.80, 1.0, r + 0.10 * cloud(p, 0.22, seed + 5, 3))[..., None]
    col = col + (rgb("#7a5a34") - col) * 0.62 * skin
    chalk = smooth(0.30, 0.02, r)[..., None]
    col = col + (rgb("#f6d8d0") - col) * 0.35 * chalk
    for side, v in zip((-1, 1), both, strict=True):
        seen = laid(v, *pose)
        far, which = tree.query(seen[..., :2].reshape(-1, 2))
        far, which = far.reshape(r.shape) / size, which.reshape(r.shape)
        over = 0.35 + 0.65 * smooth(0.3, -0.6, away[which] @ LIGHT)
        shade = 1 - 0.82 * over * np.exp(-((far / (0.05 + 0.10 * over)) ** 1.3))
        out = laid(v * [1, 1, 9] + [0, 0, side], *pose) - seen
        net(s, seen, col * (shade if side < 0 else 0.30 + 0.35 * shade)[..., None], SHELL, out=out)
    # the ligament, a brown cushion behind the beaks
    band = line([(0.03, 0.005, 0), (0.16, 0.05, 0), (0.30, 0.15, 0)], 30)
    tube(
        s,
        laid(band, *pose),
        profile([0.006, 0.030, 0.008], 30) * size,
        rgb("#4e2c14"),
        SHELL,
        14,
    )


def foot(s):
    """Add the foot: a pale blade of muscle between the valves, its tip bent forward into the mud."""
    p = line(laid(FOOT, *POSE), 200)
    u = np.linspace(0, 1, 200)
    crease = cloud(p, 40, 11, 1) * (1 - u)
    w = profile([56, 58, 55, 48, 40, 32, 23, 8], 200) * (1 + 0.10 * crease)
    tint = ramp(
        u, (0, "#180a0e"), (0.38, "#281012"), (0.54, "#5e281e"), (0.75, "#7e3c28"), (1, "#542a20")
    )
    tint = tint * (0.94 + 0.24 * crease)[:, None]
    across = laid([(0, 0, 0), (0, 0, 1)], *POSE)
    tube(s, p, w, tint, FLESH, 28, flat=0.42, first=across[1] - across[0])


def siphon(s, path, widths, mouth, seed):
    """Add a siphon: a thin wet wall round a darker canal, drawn out and wrinkled, its mouth frilled."""
    p = line(path, 300)
    t = np.linspace(0, 1, 300)
    folds = np.sin(t * 70 + 4 * np.sin(t * 9 + seed)) * (1 - t) ** 1.5
    swell = cloud(p, 46, seed, 2)
    w = profile(widths, 300) * (1 + 0.07 * folds + 0.12 * swell) * (1 + 0.6 * smooth(0.97, 1.0, t))
    tint = ramp(t, (0, "#e88878"), (0.22, "#f8cdb4"), (0.5, "#fff4e4"), (1, "#fff0d8"))
    tint = tint * (0.86 + 0.14 * folds)[:, None]
    tube(s, p, w, tint, CLEAR, 28)
    canal = Stuff(alpha=0.20, edge=0.20, gloss=0.0, wrap=0.7, through=0.6, shade=0.1)
    tube(s, p, w * (0.46 + 0.10 * swell), tint * rgb("#c88c70"), canal, 16)
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


NEIGHBOUR = ((58, 300, 14), 66.0, -0.35, 0.55)
POSE = ((172, 322, 6), 262.0, -0.62, 0.66)
INHALANT = [(318, 326, 4), (344, 296, 0), (350, 252, -8), (334, 206, -20), (342, 156, -34), (326, 104, -50),
            (276, 74, -66), (224, 90, -80), (190, 130, -92), (158, 150, -100), (126, 162, -104), (104, 184, -104)]  # fmt: skip
EXHALANT = [
    (330, 338, 8),
    (374, 318, 6),
    (402, 276, 4),
    (398, 232, 0),
    (410, 184, -4),
    (432, 150, -8),
]
FOOT = [(-0.34, 0.66, 0), (-0.48, 0.84, 0), (-0.62, 0.96, 0), (-0.75, 1.03, 0), (-0.88, 1.05, 0)]
"""The line of the foot, in heights of the shell."""


def floor(s, g):
    """Add the sea floor behind the cut: ripples that recede into the haze, tracks that the siphon licked."""
    x, t = np.meshgrid(np.linspace(-30, 510, 400), np.linspace(0, 1, 260), indexing="ij")
    deep = 420 * t
    p = np.stack([x, 0 * x, deep], -1)
    ripple = 3.6 * np.sin(deep * 0.085 + x * 0.018 + 1.2 * cloud(p, 140, 3, 2)) * (1 - 0.6 * t)
    y = crust(x) - 78 * t**0.8 - ripple * smooth(0, 0.06, t)
    c = ramp(0.5 + 0.35 * cloud(p, 90, 8, 3), (0, "#9c7430"), (0.5, "#d0a450"), (1, "#f0d080"))
    hole = np.array([338.0, 0.0])
    turn, far_off = np.arctan2(deep - hole[1], hole[0] - x), np.hypot(x - hole[0], 1.6 * deep)
    track = np.zeros_like(x)
    for at, long in (
        (0.10, 250),
        (0.30, 170),
        (0.62, 220),
        (1.0, 130),
        (1.5, 150),
        (2.1, 110),
        (2.7, 120),
    ):
        wide = (7 + 5 * np.sin(at * 9)) * smooth(0, 0.5, far_off / long)
        gap = far_off * np.sin(
            np.clip(turn - at - 0.1 * np.sin(far_off * 0.03 + at * 7), -1.5, 1.5)
        )
        track = np.maximum(
            track, np.exp(-((gap / (wide + 2)) ** 2)) * smooth(long, 0.8 * long, far_off)
        )
    mouth = np.array([104.0, 34.0])
    turn, far_off = (
        np.arctan2(deep - mouth[1], mouth[0] - x),
        np.hypot(x - mouth[0], 1.2 * (deep - mouth[1])),
    )
    for at, long in (
        (-2.6, 60),
        (-1.7, 34),
        (-0.5, 78),
        (0.2, 96),
        (0.9, 70),
        (1.7, 84),
        (2.6, 62),
    ):
        gap = far_off * np.sin(np.clip(turn - at, -1.5, 1.5))
        track = np.maximum(
            track, 1.3 * np.exp(-((gap / 6.5) ** 2)) * smooth(long, 0.6 * long, far_off)
        )
    c = c * (1 - 0.5 * track)[..., None]
    far = smooth(0.05, 0.9, t)[..., None] * 0.85
    c = c * (1 - far) + rgb("#5c9c80") * far
    c = c * np.exp(0.06 * g.normal(size=(400, 260, 1)))
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
    for pose, push in ((POSE, 30.0), (NEIGHBOUR, 9.0)):
        edge, out = outline(pose)
        away, which = cKDTree(edge).query(np.stack([x, y], -1).reshape(-1, 2))
        bent = push * out[which, 1] * np.exp(-away / (1.3 * push))
        depth = depth - bent.reshape(np.shape(x))
    c = np.broadcast_to(rgb("#d09a3a"), p.shape)
    for at, soft, code, size, seed, high in (
        (15, 5, "#e8cb90", 90, 3, 4), (60, 7, "#a39a8a", 130, 5, 12), (96, 10, "#7d7f7a", 120, 7, 14), (236, 9, "#6c757c", 150, 9, 22),
        (330, 12, "#566072", 160, 11, 20), (420, 14, "#3f4962", 160, 12, 18),
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
        + 0.22 * np.exp(-((near(x, y, WORM) / 17) ** 4))
    )
    sunk = near(x, y, laid(FOOT[1:4], *POSE))
    halo = (
        cKDTree(bed(POSE, 3)[0]).query(np.stack([x, y], -1).reshape(-1, 2))[0].reshape(np.shape(x))
    )
    rust = (
        rust
        + 0.16 * np.exp(-((halo / (13 + 6 * cloud(p, 60, 23, 2))) ** 2))
        + 0.12 * np.exp(-((sunk / 32) ** 4))
    )
    rust = np.clip(rust, 0, 1)[..., None]
    c = c * (1 - 0.85 * rust) + rgb("#86603a") * 0.85 * rust
    hollow = np.exp(-((near(x, y, WORM) / 12.5) ** 8)) + np.exp(-((sunk / 25) ** 8))
    return c * (1 - 0.85 * np.clip(hollow, 0, 1))[..., None]


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


def cavity(s, pose, seed):
    """Add the dark of the hollow behind a clam."""
    edge, _ = bed(pose, seed)
    middle = edge.mean(0)
    ring = np.stack([middle + (edge - middle) * f for f in (0.0, 0.6, 1.06)], 1)
    ring = np.concatenate([ring, ring[:1]])
    v = np.concatenate([ring, np.full((*ring.shape[:2], 1), 24.5)], -1)
    tint = np.broadcast_to(rgb("#1a1412"), v.shape)
    net(s, v, tint, EARTH, out=np.broadcast_to([0, 0, -1.0], v.shape))


def bank(s, pose, seed, passages=(), reach=0.34):
    """Lay mud round a clam up to the edge of its hollow; `passages` (path, half width) stay open."""
    at, size = np.asarray(pose[0], float), pose[1]
    edge, away = bed(pose, seed)
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
    lit = np.exp(-((side / (0.016 * size)) ** 2)) * np.clip(-facing, 0, 1)
    dark = np.exp(-(np.clip(side, 0, None) / (0.03 * size))) * np.clip(facing + 0.2, 0, 1)
    c = mud(x, y)
    c = (
        c * (1 + 0.30 * lit - 0.6 * np.clip(dark, 0, 1))[..., None]
        + rgb("#8a8470") * (0.10 * lit)[..., None]
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
    edge, _ = bed(POSE, 3)
    far = cKDTree(edge).query(np.stack([x, y], 1))[0]
    inside = ((x - 225) / 200) ** 2 + ((y - 420) / 150) ** 2 < 1
    keep = np.flatnonzero(
        (far > 30) & (near(x, y, laid(FOOT, *POSE)) > 40) & ~inside & (near(x, y, WORM) > 34)
    )[:16]
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


def food(s, g, end):
    """Add the food: flakes of algae and grains that drift into the mouth of the siphon in two trails."""
    n = 40
    for way, many in (((-80, -6), 1.0), ((64, 4), 0.6)):
        t = g.uniform(0.04, 1, int(n * many)) ** 1.4
        spread = (2.0 + 8 * t)[:, None] * g.normal(size=(len(t), 3)) * [1, 0.5, 0.4]
        rows = (
            end
            + t[:, None] * [*way, 0]
            + [0, 4, 0]
            + [0, 7, 0] * np.sin(np.pi * t)[:, None]
            + spread
        )
        balls(
            s,
            rows,
            0.8 + 1.7 * g.random(len(t)) ** 2,
            shades("#8c5c20" if many > 0.7 else "#7c7430", len(t), 0.3, 7),
            Stuff(gloss=0.15, wrap=0.4),
            n=8,
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
    cavity(s, POSE, 3)
    cavity(s, NEIGHBOUR, 7)
    clam(s, POSE, ROSE, 3)
    clam(s, NEIGHBOUR, GOLD, 7, 0.6)
    foot(s)
    siphon(
        s,
        [(86, 316, 16), (104, 294, 14), (96, 254, 8), (74, 214, 0), (62, 174, -6)],
        [4, 3, 2, 2.4],
        0.6,
        4,
    )
    worm(s)
    crumbs(s)
    beside = ([(26, 314), (62, 318)], 40), ([(86, 316), (104, 294), (96, 254), (74, 214)], 7)
    bank(
        s, POSE, 3, ((INHALANT[:4], 15), (EXHALANT[:5], 11), (laid(FOOT, *POSE), 22), *beside), 1.2
    )
    bank(s, NEIGHBOUR, 7, (([(86, 316, 0), (104, 294, 0)], 6),))
    end = siphon(s, INHALANT, [13, 11.5, 9, 8.5, 7, 6.2, 5.6, 6.4], 0.7, 2)[-1]
    siphon(s, EXHALANT, [10, 9, 7, 5.4, 6.2], 0.5, 6)
    food(s, g, end)
    lighting = Lighting(
        lamps=[((-0.60, -0.74, -0.30), "#fff0d0", 1.5), ((0.8, 0.2, -0.2), "#8c98a0", 0.28)],
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
    image = finish(image, f, foot_colour="#12141c", foot=0.14, vignette=0.26, bloom=0.25)
    return brushed(image, k)
