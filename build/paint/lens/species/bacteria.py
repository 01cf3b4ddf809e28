"""Bacteria eat a fallen leaf: each lies in the hollow that it has dissolved, and what they set free drifts up.

The leaf is a land of small fields between raised veins, low light over it. In front a stout rod with round ends,
its waist drawn in for the next division; threads hold its head to the edge of the hollow, a bundle of whips waves
from its other end. Its kin lie in their own hollows as far as the rim of the leaf, some just divided. Out of the
hollows rise pale green drops: nutrients for new life.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import balls, capped, chance, cloud, hairs, net, ramp, shades, smooth, tube, wave
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit
from paint.lens.toned import toned_tube
from scipy.spatial import cKDTree

LAMP = unit([-0.80, -0.52, -0.30])
LEAF = Stuff(alpha=1.0, gloss=0.10, sharp=10, wrap=0.25, through=0.15, shade=0.3)
BODY = Stuff(alpha=1.0, gloss=0.16, sharp=12, wrap=0.2, through=0.25, shade=1.5)
WHIP = Stuff(alpha=1.0, gloss=0.12, sharp=20, wrap=0.4, through=0.5, shade=0.3)
DROP = Stuff(alpha=0.55, edge=0.4, gloss=0.35, sharp=24, wrap=0.6, through=0.8, glow=0.25, shade=0.1)
CENTRE, RADIUS = np.array([250.0, 930.0, 150.0]), 680.0
"""The leaf is part of a ball we look along."""
TEAL = ((-1.0, "#06323c"), (-0.45, "#053a4c"), (0.1, "#0c7c80"), (0.55, "#3cc0a4"), (1.0, "#d4fadc"))
HERO = (-0.05, -0.70, 310.0, 72.0, (0.86, 0.0, 0.50), 0.20)
"""Where the one in front lies on the leaf (two angles), its length and radius, its way, its waist."""
KIN = (
    (-0.27, -0.40, 92, 24, (0.5, 0.0, -0.8), 0.0), (0.30, -0.42, 104, 25, (-0.7, 0.0, 0.7), 0.34),
    (0.03, -0.26, 80, 20, (0.9, 0.0, 0.4), 0.0), (-0.16, -0.12, 66, 16, (0.7, 0.0, 0.7), 0.3),
    (0.22, -0.14, 60, 15, (-0.8, 0.0, 0.5), 0.0), (-0.36, -0.16, 54, 14, (0.9, 0.0, 0.2), 0.0),
    (0.42, -0.98, 120, 36, (0.6, 0.0, -0.8), 0.0),
)  # fmt: skip


def outward(a, b):
    """Return the way out of the leaf at two angles."""
    return np.stack([np.sin(a) * np.cos(b), -np.cos(a) * np.cos(b), np.sin(b)], -1)


def lying(a, b, way):
    """Return a place on the leaf, the way out of it there, and a way along it."""
    out = outward(np.asarray(a, float), np.asarray(b, float))
    way = np.asarray(way, float)
    return CENTRE + out * RADIUS, out, unit(way - out * (way @ out))


def leaf(s):
    """Add the leaf: raised veins round small fields, and the hollows in which the rods lie."""
    a, b = np.meshgrid(np.linspace(-1, 1, 560), np.linspace(-1.38, 0.30, 680), indexing="ij")
    a = a * (0.56 + 0.75 * np.maximum(-0.5 - b, 0))
    d = outward(a, b)
    p = CENTRE + d * RADIUS
    flat = np.stack([a, b], -1) * RADIUS
    flat = flat + 5 * np.stack([cloud(p, 60, 3, 2), cloud(p, 60, 4, 2)], -1)
    g = chance(4)
    n, m = np.meshgrid(np.arange(-10, 11), np.arange(-18, 8), indexing="ij")
    seeds = np.stack([(n + 0.5 * (m % 2)).ravel(), m.ravel()], -1) * 66.0 + g.normal(0, 12, (n.size, 2))
    far, which = cKDTree(seeds).query(flat.reshape(-1, 2), k=2)
    wall = ((far[:, 1] - far[:, 0]) * 0.5).reshape(a.shape)
    own = g.normal(0, 1, len(seeds))[which[:, 0]].reshape(a.shape)
    vein = np.exp(-((wall / 4.6) ** 2))
    fine = np.exp(-((np.abs(cloud(p, 26, 15, 1)) / 0.16) ** 2)) * smooth(4, 12, wall)
    rib = np.exp(-(((flat[..., 0] - 150 - 0.42 * flat[..., 1]) / 15) ** 2))
    rib += 0.7 * np.exp(-(((flat[..., 0] + 220 + 0.65 * flat[..., 1]) / 10) ** 2))
    hollow, edge = np.zeros(a.shape), np.zeros(a.shape)
    for ka, kb, long, r, way, _ in (HERO, *KIN):
        at, _, along = lying(ka, kb, way)
        rel = p - at
        t = np.clip(rel @ along, -long / 2 + r, long / 2 - r)
        gap = np.linalg.norm(rel - t[..., None] * along, axis=-1) / r
        gap = gap + 0.18 * cloud(p, 1.3 * r, 7, 2)
        hollow = np.maximum(hollow, smooth(1.75, 0.9, gap) * r)
        edge = np.maximum(edge, np.exp(-(((gap - 1.80) / 0.22) ** 2)) * min(1.0, r / 30))
    eaten = smooth(0, 12, hollow)
    high = (12 * vein + 2.5 * fine - 5) * (1 - 0.9 * eaten) + 18 * np.minimum(rib, 1) * (1 - eaten)
    high = high + 1.2 * cloud(p, 30, 9, 2) + 7 * edge - 0.72 * hollow
    tone = 0.34 + 0.06 * own + 0.14 * cloud(p, 150, 8, 2) + 0.40 * vein + 0.10 * fine + 0.3 * np.minimum(rib, 1)
    tint = ramp(tone, (0, "#3a1c0e"), (0.35, "#7a4318"), (0.6, "#b87428"), (0.85, "#e2b060"), (1.1, "#f6dc9c"))
    raw = ramp(0.5 + 0.3 * cloud(p, 24, 5, 2), (0, "#b06a20"), (0.5, "#e6a848"), (1, "#ffe6a0"))
    tint = tint + (raw - tint) * (0.85 * eaten)[..., None]
    tint = tint + (rgb("#ffe2a0") - tint) * (0.6 * edge)[..., None]
    veil = smooth(-0.42, 0.06, b)[..., None]
    tint = tint + (rgb("#3c5c50") - tint) * (0.60 * veil)
    net(s, CENTRE + d * (RADIUS + high)[..., None], tint, LEAF, out=d)


def bacterium(s, one, seed, veil=0.0):
    """Add one rod in its hollow; return its middle, its way and the way out of the leaf."""
    a, b, long, r, way, waist = one
    at, out, along = lying(a, b, way)
    at = at + out * r * 0.40
    shape = capped(90, min(0.98, 2 * r / long))
    t = shape[:, 1]
    path = at + along * (t * (long / 2))[:, None] + out * (0.10 * r * (1 - t**2))[:, None]
    wide = r * np.maximum(shape[:, 0], 1e-3) * (1 - waist * np.exp(-((np.abs(t) / 0.17) ** 1.7))) * (1 + 0.05 * t)
    tones = tuple((v, mixed(c, "#4c7468", veil)) for v, c in TEAL)
    inner = sum(np.exp(-(((t - q) / 0.20) ** 2)) for q in (-0.46, 0.46))
    grain = np.exp(0.02 * chance(seed).normal(size=90))
    toned_tube(s, path, wide, LAMP, tones, BODY, 60, tint=(1 + 0.16 * inner) * grain)
    return at, along, out


def mixed(one, two, share):
    """Return the code of a colour between two others."""
    pairs = [(int(one[i : i + 2], 16), int(two[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(p + (q - p) * share):02x}" for p, q in pairs)


def whips(s, at, along, out, long, r, count, seed):
    """Add the bundle of whips at its hind end."""
    g = chance(seed)
    side = np.cross(along, out)
    for i in range(count):
        lean = (i - (count - 1) / 2) * 0.20
        way = unit(along * 0.75 + out * (0.85 + lean) + side * 0.3 * lean)
        root = at + along * (long / 2 - 0.35 * r) + out * (0.35 * r) + side * r * 0.4 * (i / count - 0.4)
        path = wave(root, way, r * g.uniform(3.6, 4.4), r * 0.20, 2.3, 140, grow=0.4, bend=0.10, phase=0.7 * i)
        tint = ramp(np.linspace(0, 1, 140), (0, "#0c6470"), (0.4, "#58c4b0"), (1, "#d8f8e0"))
        tube(s, path, r * np.linspace(0.085, 0.02, 140), tint, WHIP, 10)


def holds(s, at, along, out, long, r):
    """Add the threads that hold the head to the edge of the hollow."""
    g = chance(9)
    side = np.cross(along, out)
    turn = g.uniform(-1.3, 1.3, 34)
    lift = g.uniform(-0.2, 0.75, 34)
    d = unit(-along * np.cos(turn)[:, None] + side * np.sin(turn)[:, None] + out * lift[:, None])
    root = at - along * (long / 2 - r) + d * r * 0.97
    tip = root + d * r * g.uniform(0.35, 0.7, (34, 1)) - out * r * g.uniform(0.05, 0.30, (34, 1))
    mid = (root + tip) / 2 + out * r * 0.10
    hairs(s, np.stack([root, mid, tip], 1), r * 0.035, r * 0.012, rgb("#bff0d0"), WHIP)


def drops(s):
    """Add what they set free: pale green drops that leave the hollows and drift up."""
    g = chance(21)
    for a, b, long, r, way, _ in (HERO, *KIN[:4]):
        at, out, along = lying(a, b, way)
        n = round(9 + r * 0.3)
        rise = g.random(n) ** 1.4
        p = at + along * (g.uniform(-0.4, 0.6, n) * long)[:, None] + out * (r * (1.1 + 4.6 * rise))[:, None]
        p = p + g.normal(0, 0.45 * r, (n, 3)) * [1, 0.4, 0.4]
        size = r * g.uniform(0.05, 0.15, n) * (1 - 0.4 * rise)
        balls(s, p, size, shades("#b4e86c", n, 0.10, 3), DROP, n=14)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 5.0, "main": 0.0}
    leaf(s)
    for i, one in enumerate(KIN):
        at, along, out = bacterium(s, one, 30 + i, float(smooth(-0.45, 0.0, one[1])) * 0.6)
        if one[5] == 0:
            whips(s, at, along, out, one[2], one[3], 3, 60 + i)
    at, along, out = bacterium(s, HERO, 5)
    whips(s, at, along, out, HERO[2], HERO[3], 5, 8)
    holds(s, at, along, out, HERO[2], HERO[3])
    drops(s)
    ground = f.down((0, "#0e3840"), (0.16, "#17585a"), (0.30, "#4c8c74"), (0.40, "#d8cc88"), (1, "#3a2010"))
    ground *= np.exp(0.12 * f.noise(200, 90, 3))[..., None]
    ground += rgb("#ffe9a8") * (0.55 * f.spot(30, 250, 240, 0.7))[..., None]
    lighting = Lighting(
        lamps=[(tuple(LAMP), "#ffe8bc", 2.4), ((0.8, -0.2, 0.4), "#3a9ab0", 0.5)],
        top="#7cb4a8", low="#5c3418", ambient=0.40, rim="#fff0c8", rim_power=0.4,
        rim_at=(-0.8, -0.6), rim_low=0.05, crowd=1.3, density=1.2
    )  # fmt: skip
    image = compose(s, lighting, ground, k)
    image = finish(image, f, foot_colour="#1c0e08", foot=0.4, vignette=0.28, bloom=0.12)
    return brushed(image, k, 1.4, 0.75)
