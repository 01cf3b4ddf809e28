"""A virus lands on a bacterium: one phage stands over us, its feet press dents into the skin.

A head of twenty faces set with capsomers, collar, sheath of stacked rings, base plate, six knee-bent
legs; it has pulled its sheath together and sends the thread of its heritage down through the skin,
where it glows and is lost in the deep. Others stand at the horizon, one of them already emptied, or come
down; behind them the next bacterium.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    balls,
    chance,
    cloud,
    facets,
    hairs,
    icosahedron,
    line,
    net,
    ramp,
    shades,
    smooth,
    tube,
)
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from scipy.spatial import cKDTree

HEAD = Stuff(alpha=1.0, gloss=0.22, sharp=14, wrap=0.15, through=0.12, shade=1.6)
LIMB = Stuff(alpha=1.0, gloss=0.20, sharp=14, wrap=0.18, through=0.12, shade=1.6)
SKIN = Stuff(alpha=1.0, gloss=0.14, sharp=9, wrap=0.25, through=0.10, glow=1.0, shade=0.25)
SHELL = Stuff(alpha=0.16, edge=0.5, power=1.6, gloss=0.25, wrap=0.4, through=0.6, shade=0.2)
SEAM = Stuff(alpha=0.85, gloss=0.1, wrap=0.4, through=0.4, shade=0.1)
NEEDLE = Stuff(alpha=1.0, gloss=0.2, wrap=0.2, through=0.2, glow=0.12)
AFAR = Stuff(alpha=1.0, gloss=0.0, wrap=0.1, through=0.0)
CENTRE, RADIUS = np.array([300.0, 985.0, 150.0]), 550.0
"""The bacterium we look along."""


def on_skin(x, z):
    """Return the point of the bacterium's skin at x and z, and the way out of it there."""
    dx, dz = x - CENTRE[0], z - CENTRE[2]
    p = np.array([x, CENTRE[1] - np.sqrt(RADIUS**2 - dx**2 - dz**2), z])
    return p, unit(p - CENTRE)


def dropped(p):
    """Return points moved along their radius to the bacterium's skin."""
    return CENTRE + unit(np.asarray(p) - CENTRE) * RADIUS


def studded(s, c, r, axis, turn, seed, long=1.25, rows=6, fine=48):
    """Add a head whose faces are set with capsomers: low domes, darker where they meet."""
    v, faces = icosahedron(axis, turn, long)
    g = chance(seed)
    i, j = (q.ravel() for q in np.mgrid[0 : fine + 1, 0 : fine + 1])
    i, j = i[i + j <= fine], j[i + j <= fine]
    w = np.stack([i, j, fine - i - j], 1) / fine
    of = {(a, b): n for n, (a, b) in enumerate(zip(i, j, strict=True))}
    tri = [(of[a, b], of[a + 1, b], of[a, b + 1]) for a, b in of if a + b < fine]
    tri += [(of[a + 1, b], of[a + 1, b + 1], of[a, b + 1]) for a, b in of if a + b < fine - 1]
    tri = np.array(tri)
    a, b = (q.ravel() for q in np.mgrid[0 : rows + 1, 0 : rows + 1])
    a, b = a[a + b <= rows], b[a + b <= rows]
    seat = np.stack([a, b, rows - a - b], 1) / rows
    gap = 1.05 / rows
    for face in faces:
        corner = v[face]
        own = seat @ corner
        flat = w @ corner
        far, which = cKDTree(own).query(flat)
        size = g.uniform(0.40, 0.52, len(own))[which] * gap
        dome = np.sqrt(np.clip(1 - (far / size) ** 2, 0, 1))
        edge = 1 - smooth(0.0, 0.09, w.min(1))
        p = flat * (1 + 0.020 * dome + 0.012 * edge)[:, None]
        n = np.cross(p[tri[:, 1]] - p[tri[:, 0]], p[tri[:, 2]] - p[tri[:, 0]])
        n *= np.sign((n * p[tri[:, 0]]).sum(1))[:, None]
        normal = np.zeros_like(p)
        for e in range(3):
            np.add.at(normal, tri[:, e], n)
        tint = ramp(dome, (0, "#8a1f1e"), (0.5, "#c83c26"), (1, "#ea6238"))
        tint *= np.exp(0.14 * g.normal(size=len(own)))[which][:, None]
        tint += rgb("#ffb070") * (0.20 * edge)[:, None]
        s.add(p * r + c, normal, tri, tint, HEAD)


def plain(s, c, r, axis, turn, colour, seed, long=1.25):
    """Add a head of flat faces, for those that stand far off."""
    v, f = icosahedron(axis, turn, long)
    p, n, tri = facets(v * r + c, f)
    s.add(p, n, tri, shades(colour, 20, 0.16, seed, 0.03).repeat(3, 0), HEAD)


def emptied(s, c, r, axis, turn, long=1.25):
    """Add a head that has given its thread away: a clear shell, pale along its edges."""
    v, faces = icosahedron(axis, turn, long)
    v = v * r + c
    p, n, tri = facets(v, faces)
    s.add(p, n, tri, shades("#8890c0", 20, 0.10, 3, 0.03).repeat(3, 0), SHELL)
    pairs = {tuple(sorted((f[a], f[a - 1]))) for f in faces for a in range(3)}
    for a, b in sorted(pairs):
        tube(s, np.stack([v[a], v[b]]), r * np.array([0.035, 0.035]), rgb("#9c98c8"), SEAM, 6)


def phage(s, foot, up, size, colour, seed, landed=True, hero=False, spent=False):
    """Add a tailed phage and return where its feet stand; `size` is the radius of its head.

    One that is `spent` has drawn its sheath together and stands there with an empty head.
    """
    foot, up, r = np.asarray(foot, float), unit(up), size
    side = unit(np.cross(up, [0.15, 0.1, 1.0]))
    deep = np.cross(side, up)
    g = chance(seed)
    tail = r * (1.55 if hero or spent else 2.5)
    base = foot + up * r * (0.34 if landed else 0.2)
    rings = 9 if hero or spent else 15
    t = np.linspace(0, 1, rings * 10)
    wave = np.abs(np.sin(t * rings * np.pi)) ** 0.6
    fat = (0.36 - 0.07 * t if hero or spent else 0.21 - 0.02 * t) * (0.86 + 0.20 * wave)
    tone = ramp(wave, (0, "#1c1440"), (0.7, "#6a52a8"), (1, "#9a84d0"))
    sag = side * (0.04 * r * np.sin(np.pi * t))[:, None]
    tube(s, base + up * (tail * t)[:, None] + sag, r * fat, tone, LIMB, 28)
    way = np.linspace(0.70 if landed else 0.25, 0, 12)
    tone = ramp(np.linspace(0, 1, 12), (0, "#ffd080"), (0.45, "#c87858"), (0.75, "#6a4a90"))
    tube(s, base - up * (r * way)[:, None], r * np.linspace(0.045, 0.12, 12), tone, NEEDLE, 20)
    plate = base + up * (r * np.array([-0.12, -0.10, 0.06, 0.12]))[:, None]
    tube(s, plate, r * np.array([0.02, 0.50, 0.44, 0.05]), rgb("#5a4296"), LIMB, 6)
    top = base + up * tail
    ring = top + up * (r * np.array([0.0, 0.01, 0.05, 0.12, 0.13]))[:, None]
    tube(s, ring, r * np.array([0.05, 0.36, 0.42, 0.36, 0.05]), rgb("#6f58b0"), LIMB, 20)
    middle = top + up * r * 1.14
    if hero:
        studded(s, middle, r, up, 0.52, seed)
    elif spent:
        emptied(s, middle, r, up, 0.4 + seed)
    else:
        plain(s, middle, r, up, 0.4 + seed, colour, seed)
    feet = []
    for i in range(6):
        a = i * np.pi / 3 + 0.24 + seed + g.normal(0, 0.10)
        out = side * np.cos(a) + deep * np.sin(a)
        reach = r * g.uniform(1.35, 1.75)
        hip = base + out * r * 0.40
        knee = base + out * reach * 0.60 + up * r * g.uniform(0.72, 1.10)
        if landed:
            end = dropped(foot + out * reach)
        else:
            end = base + out * reach * 0.7 - up * r * g.uniform(0.7, 1.1)
        feet.append(end)
        upper = line([hip, (hip + knee) / 2 + up * r * 0.07, knee], 20)
        lower = line([knee, (knee + end) / 2 + out * r * 0.09, end], 24)
        thick = 0.105 if hero else 0.075
        tint = ramp(np.linspace(0, 1, 20), (0, "#4a367e"), (1, "#a792d8"))
        tube(s, upper, r * np.linspace(thick, thick * 0.62, 20), tint, LIMB, 12)
        tint = ramp(np.linspace(0, 1, 24), (0, "#a792d8"), (0.75, "#6650a0"), (1, "#34265c"))
        swell = np.interp(np.linspace(0, 1, 24), [0, 0.2, 0.85, 1], [0.66, 0.50, 0.36, 0.60])
        tube(s, lower, r * thick * swell, tint, LIMB, 12)
        ball(s, knee, r * thick * 0.92, rgb("#9484c4"), LIMB, n=12)
        if landed:
            ball(s, end, r * np.array([0.13, 0.07, 0.13]), rgb("#4a3878"), LIMB, axis=up, n=12)
    return feet


def skin(s, feet, base, r):
    """Add the bacterium: its skin gives way under each foot and round the needle."""
    th, ph = np.linspace(-0.95, 0.60, 380), np.linspace(-1.2, 0.42, 320)
    a, b = np.meshgrid(th, ph, indexing="ij")
    d = np.stack([np.sin(a) * np.cos(b), -np.cos(a) * np.cos(b), np.sin(b)], -1)
    p = CENTRE + d * RADIUS
    high = 5.0 * cloud(p, 110, 5, 2) + 0.7 * cloud(p, 26, 9, 2)
    dark = np.ones(a.shape)
    for at, wide, deep in [(q, r * 0.21, r * 0.17) for q in feet] + [(base, r * 0.52, r * 0.30)]:
        far = np.linalg.norm(p - dropped(at), axis=-1) / wide
        high += deep * (0.42 * np.exp(-(((far - 1.5) / 0.42) ** 2)) - np.exp(-(far**2)))
        dark *= 1 - 0.80 * np.exp(-((far / 0.95) ** 2))
    # the shade of the whole animal, away from the lamp
    shade = dropped(base + np.array([92, 0, 10]))
    dark *= 1 - 0.55 * np.exp(-((np.linalg.norm((p - shade) / [120, 90, 80], axis=-1)) ** 2))
    tint = ramp(
        0.5 + 0.30 * cloud(p, 90, 8, 3),
        (0, "#05303a"), (0.45, "#0c5a5c"), (0.8, "#128a74"), (1, "#30ac86"),
    )  # fmt: skip
    tint = tint * dark[..., None]
    path = thread(base)
    far, which = cKDTree(path).query(p.reshape(-1, 3))
    far, down = far.reshape(a.shape), (which / (len(path) - 1)).reshape(a.shape)
    left = 1 - smooth(0.15, 0.85, down)
    blur = 2.6 + 5.0 * down**2
    glow = np.exp(-((far / blur) ** 2)) * left + 0.22 * np.exp(-far / 14) * left
    glow += 0.4 * np.exp(-((np.linalg.norm(p - dropped(base), axis=-1) / (0.30 * r)) ** 2))
    tint += ramp(down, (0, "#ffd070"), (0.5, "#f09848"), (1, "#a05838")) * (0.8 * glow)[..., None]
    net(s, CENTRE + d * (RADIUS + high)[..., None], tint, SKIN, out=d, glow=1.1 * glow)


def thread(base):
    """Return the way of the thread under the skin: uneven bends that loosen and sink from sight."""
    t = np.linspace(0, 1, 900)
    wide = smooth(0, 0.12, t) * (0.35 + 0.65 * t)
    wide = smooth(0, 0.15, t)
    wide = smooth(0, 0.2, t)
    bends = 17 * np.sin(15 * t + 3.4) + 7 * np.sin(27 * t + 2.6) + 3 * np.sin(61 * t + 1.0)
    x = base[0] + 2 - 30 * t - 60 * t**2 + wide * bends
    z = base[2] - 8 - 620 * t + 14 * wide * np.sin(33 * t + 2.2)
    return dropped(np.stack([x, np.full(900, base[1]), z], 1))


def pores(s, feet, base, r):
    """Add what stands in the skin: knobs in crowds, and fine hairs against the light."""
    g = chance(11)
    a, b = g.uniform(-0.6, 0.55, 5200), g.uniform(-1.1, 0.1, 5200)
    d = np.stack([np.sin(a) * np.cos(b), -np.cos(a) * np.cos(b), np.sin(b)], -1)
    p = CENTRE + d * (RADIUS + 3)
    near = cKDTree(np.stack([dropped(q) for q in feet])).query(p)[0] > r * 0.42
    near &= np.linalg.norm(p - dropped(base), axis=1) > r * 0.95
    keep = near & (cloud(p, 60, 21, 2) > g.uniform(0.2, 1.9, len(p)))
    p, d = p[keep], d[keep]
    size = 0.9 + 3.8 * g.random(len(p)) ** 2.5
    balls(s, p, size, shades("#3f9a80", len(p), 0.32, 4), LIMB, n=8)
    a, b = g.uniform(-0.5, 0.36, 130), g.uniform(-0.16, 0.02, 130)
    d = np.stack([np.sin(a) * np.cos(b), -np.cos(a) * np.cos(b), np.sin(b)], -1)
    t = np.linspace(0, 1, 7)[None, :, None]
    bow = np.stack([g.normal(6, 5, 130), g.normal(0, 2, 130), g.normal(0, 4, 130)], -1)[:, None]
    p = CENTRE + d[:, None] * (RADIUS + t * g.uniform(8, 24, (130, 1, 1))) + bow * t**2
    hairs(s, p, 0.9, 0.3, rgb("#5cae98"), LIMB)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 8.0, "mid": 2.2, "main": 0.0}
    size = 100
    base, up = on_skin(268, -80)
    feet = phage(s, base, up + np.array([-0.15, -0.30, 0.02]), size, "#e0503c", 1, hero=True)
    skin(s, feet, base, size)
    pores(s, feet, base, size)
    s.layer = "mid"
    p, up = on_skin(420, 90)
    phage(s, p, up + np.array([-0.1, 0, 0]), 33, "#d8844a", 2, spent=True)
    p, up = on_skin(44, 120)
    phage(s, p, up + np.array([0.1, 0, 0]), 17, "#b8506a", 5)
    phage(s, (414, 206, 150), (0.62, -0.76, 0.2), 24, "#c85a4c", 4, landed=False)
    s.layer = "far"
    tone = lambda q: ramp(0.5 + 0.5 * cloud(q, 0.5, 3, 2), (0, "#16487a"), (1, "#3a7ca4"))
    ball(s, (16, 20, 420), (84, 190, 84), tone, AFAR, axis=(0.86, -0.5, 0.1), n=40)
    phage(s, (330, 60, 260), (0.5, -0.8, 0.2), 11, "#b060a0", 7, landed=False)
    ground = f.down(
        (0, "#0a0a26"), (0.3, "#1d1a4c"), (0.52, "#34407e"), (0.64, "#2a6a86"), (1, "#0a3a34")
    )
    ground *= np.exp(0.14 * f.noise(200, 120, 3))[..., None]
    ground += rgb("#8a8ae8") * (0.34 * f.spot(200, 120, 260))[..., None]
    d = np.hypot(f.x - CENTRE[0], f.y - CENTRE[1]) - RADIUS
    ground += rgb("#4fd0d0") * (0.30 * np.exp(-np.clip(d, 0, None) / 50))[..., None]
    lighting = Lighting(
        lamps=[((-0.74, -0.56, -0.30), "#fff0d8", 2.6), ((0.8, 0.1, 0.5), "#3a8ad0", 0.55)],
        top="#5a62c0",
        low="#124a58",
        ambient=0.36,
        rim="#d8e6ff",
        rim_power=0.5,
        rim_low=0.05,
        crowd=1.4,
        density=1.3,
    )
    image = compose(s, lighting, ground, k)
    return finish(image, f, foot_colour="#041418", foot=0.5, vignette=0.4, bloom=0.3)
