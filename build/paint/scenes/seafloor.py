"""The bottom of the sea in wide pictures: sand or silt, boulders and bedrock at both sides."""

from __future__ import annotations

import numpy as np
from panorama import CX, F, Scene, blur, rgb, smooth
from shapes import UP, lump, rng, sheet, shades, stone, balls, value

LEVEL = 606.0


def height(x, z):
    """How far the floor rises above its level: shoals to both sides, a hollow in the middle."""
    p = np.stack([x, np.zeros_like(x), z], -1)
    side = smooth(150, 720, np.abs(x - CX))
    back = smooth(250, 1100, z)
    h = 66 * side**1.4 + 26 * value(p, 330, 3, 2) * (0.3 + side) + 46 * back
    wave = (z * 1.25 + x * 0.3) / 56 * 6.28 + 1.7 * value(p, 190, 9, 2)
    ripple = np.sin(wave + 0.45 * np.sin(wave)) * (0.55 + 0.45 * value(p, 150, 13, 2))
    return h + 3.4 * ripple * (1 - 0.6 * side)


def at(x, z):
    """The row of the floor at places of the plane."""
    x, z = np.broadcast_arrays(np.asarray(x, float), np.asarray(z, float))
    return LEVEL - height(x, z)


def floor(
    s: Scene,
    colours=("#cdb98a", "#a48d62"),
    rock=("#8e8078", "#6c6468"),
    film=None,
    speck=0.12,
    seed=5,
    spots=None,
):
    """The floor; `film` is (colour, amount) of what has settled on it, `spots` likewise in patches."""
    n = (520, 860)
    t = np.linspace(0, 1, n[0])
    z = -560 + 2100 * t**1.7
    u = np.linspace(-1, 1, n[1])
    Z = np.repeat(z[:, None], n[1], 1)
    X = CX + u[None] * (700 + Z * 0.66)
    H = height(X, Z)
    V = np.stack([X, LEVEL - H, Z], -1)
    P = np.stack([X, 0 * X, Z], -1)
    m = smooth(-0.8, 0.8, value(P, 70, seed + 3, 4))[..., None]
    C = rgb(colours[0]) * m + rgb(colours[1]) * (1 - m)
    g = rng(seed)
    grain = blur(g.normal(size=X.shape), (2.0, 0.7))
    C = C * np.exp(speck * grain / grain.std())[..., None]
    if film:
        f = smooth(-0.9, 0.9, value(P, 120, seed + 7, 4))[..., None]
        f = film[1] * (0.55 + 0.45 * f)
        C = C * (1 - f) + rgb(film[0]) * f
    if spots:
        f = smooth(0.35, 0.8, value(P, 64, seed + 11, 4) + 0.25 * value(P, 14, seed + 12, 2))
        f = (f * spots[1])[..., None]
        C = C * (1 - f) + rgb(spots[0]) * f
    sheet(s, V, C.astype(F), out=np.broadcast_to(UP, V.shape), gloss=0.03, solid=0.0)


# x, z, half sizes, seed, cuts, sharp, tilt
LEFT_ROCKS = (
    (-372, 150, (150, 150, 120), 41, 9, 26, 0.12),
    (-300, -40, (128, 96, 104), 42, 8, 30, -0.1),
    (-168, 60, (92, 66, 84), 43, 9, 34, 0.16),
    (-212, -170, (70, 44, 60), 44, 10, 30, -0.05),
    (-400, -170, (96, 96, 80), 45, 9, 30, 0.0),
    (-92, -40, (40, 25, 36), 46, 10, 40, 0.1),
    (-60, 130, (34, 22, 30), 47, 9, 40, -0.1),
    (-190, 300, (90, 70, 80), 48, 9, 26, 0.1),
)
RIGHT_ROCKS = (
    (800, 240, (190, 190, 140), 51, 8, 24, -0.1),
    (868, 20, (150, 138, 120), 52, 9, 26, 0.08),
    (742, -70, (96, 70, 84), 53, 9, 30, -0.12),
    (640, 40, (62, 42, 54), 54, 10, 34, 0.1),
    (820, -210, (90, 66, 70), 55, 9, 30, 0.1),
    (560, 170, (54, 34, 46), 56, 9, 40, 0.0),
    (668, -190, (36, 20, 30), 57, 10, 36, 0.1),
    (690, 420, (120, 96, 90), 58, 8, 24, 0.0),
)
CENTRE_ROCKS = (
    (120, -150, (26, 15, 22), 61, 10, 40, 0.1),
    (160, -175, (15, 9, 13), 62, 10, 40, 0.0),
    (420, 260, (44, 26, 40), 63, 9, 40, 0.1),
    (330, 330, (26, 15, 22), 64, 9, 40, 0.1),
    (20, 380, (60, 36, 50), 65, 9, 36, 0.1),
)
FAR_ROCKS = (
    (-120, 760, (160, 130, 120), 71, 8, 24, 0.1),
    (480, 820, (200, 120, 130), 72, 8, 24, -0.1),
    (900, 700, (260, 260, 160), 73, 8, 22, 0.0),
    (-560, 560, (240, 280, 150), 74, 8, 22, 0.0),
    (200, 1050, (180, 110, 110), 75, 8, 22, 0.0),
)
ALL_ROCKS = (*LEFT_ROCKS, *RIGHT_ROCKS, *CENTRE_ROCKS, *FAR_ROCKS)


def sunk(z):
    """How far above the floor the middle of a boulder lies, in parts of its height."""
    return 0.42 if z < 450 else 0.05


def boulders(s: Scene, tones=("#8f8580", "#6a6670"), top="#6c7a4a", speck=0.2, veins=0.3):
    """Boulders that the ice left at both sides; what grows on them is `top`."""
    for i, (x, z, r, seed, cuts, sharp, tilt) in enumerate(ALL_ROCKS):
        warm = (tones[i % len(tones)], tones[(i + 1) % len(tones)])
        stone(
            s,
            (x, float(at(x, z)) - sunk(z) * r[1], z),
            r,
            seed,
            warm,
            cuts,
            n=64 if r[0] > 60 else 34,
            rough=0.045,
            top=top,
            tilt=tilt,
            speck=speck,
            veins=veins if i % 3 == 0 else 0.0,
            sharp=sharp,
        )


def gravel(s: Scene, count=420, tones=None, seed=9, dull=1.0):
    """Pebbles in drifts before the boulders."""
    g = rng(seed)
    tones = tones or ("#8d8578", "#6a6663", "#a48f78", "#7c6a5c", "#b7ab97", "#59585c", "#94705c")
    side = g.choice([-1, 1], count, p=[0.5, 0.5])
    X = np.where(
        g.random(count) < 0.75,
        np.where(side < 0, g.normal(-140, 130, count), g.normal(610, 110, count)),
        g.uniform(-380, 860, count),
    )
    Z = g.uniform(-300, 330, count)
    R = 2.0 + 9 * g.random(count) ** 2.6
    rs = np.stack([R * g.uniform(0.9, 1.4, count), R * 0.6 * g.uniform(0.7, 1.1, count), R], 1)
    c = np.stack([X, at(X, Z) - rs[:, 1] * 0.3, Z], 1)
    C = np.stack([rgb(tones[i]) for i in g.integers(0, len(tones), count)]) * dull
    C = shades(C, count, 0.18, seed + 1, 0.05)
    axes = np.stack([g.normal(0, 0.25, count), np.ones(count), g.normal(0, 0.25, count)], 1)
    big = R > 7
    balls(s, c[~big], rs[~big], C[~big], axes[~big], 6, gloss=0.1, solid=2.0)
    for i in np.nonzero(big)[0]:
        lump(s, c[i], rs[i], C[i], seed + int(i), axes[i], 0.1)


def on_rock(index, across, along, rocks=ALL_ROCKS):
    """About the top of a boulder, from its middle in parts of its size."""
    x, z, r, *_ = rocks[index]
    y = float(at(x, z)) - sunk(z) * r[1]
    up = np.sqrt(max(0.05, 1 - across**2 - along**2)) * 0.80
    return np.array([x + across * r[0] * 0.9, y - up * r[1], z + along * r[2] * 0.9])
