"""Pauliella under the ice: a brown-gold ribbon sways down from the pale frozen roof, turns on its way and comes towards us.

Cells of the ribbon lie valve to valve, close like coins on edge: seen from the side each is a low box of clear
walls, a little bent, with two golden plastids and a pale nucleus between them; young pairs are thinner. The great
ribbon shows its broad side in its runs and its narrow edge where it bends; others hang far behind. Above, the
underside of the ice: rounded cups that let the sun through, brown with algae on their ribs.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import balls, chance, cloud, line, net, ramp, smooth
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

LAMP = unit([-0.50, -0.80, -0.35])
GLASS = Stuff(
    alpha=0.26,
    edge=0.74,
    power=1.1,
    gloss=0.30,
    sharp=30,
    wrap=0.4,
    through=0.4,
    jelly=0.02,
    milk=0.1,
    shade=0.10,
)
PLASTID = Stuff(alpha=0.95, gloss=0.26, sharp=20, wrap=0.5, through=0.9, glow=0.12, shade=0.5)
CORE = Stuff(alpha=0.5, edge=-0.3, power=1.0, gloss=0.2, wrap=0.6, shade=0.0)


def box(p, d, w, h, thick, wide, deep, power=0.35, n=(14, 28)):
    """A rounded box: half sizes along d, w, h; a squared ellipsoid."""
    a, b = np.meshgrid(
        np.linspace(-np.pi / 2, np.pi / 2, n[0]), np.linspace(0, 2 * np.pi, n[1]), indexing="ij"
    )
    f = lambda x: np.sign(x) * np.abs(x) ** power
    u = f(np.sin(a))
    v = f(np.cos(a)) * f(np.cos(b))
    e = f(np.cos(a)) * f(np.sin(b))
    return (
        p + d * (u * thick)[..., None] + w * (v * wide)[..., None] + h * (e * deep)[..., None],
        u,
        v,
        e,
    )


def ribbon(s, path, sizes, turns, seed, fine=1.0):
    """A chain of cells along a path; its half width and its turn at even steps of the path."""
    q = line(path, 500)
    t = np.linspace(0, 1, 500)
    step = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=1))])
    along = unit(np.gradient(q, axis=0))
    half = line(np.stack([np.linspace(0, 1, len(sizes)), sizes], 1), 500)[:, 1]
    turn_at = line(np.stack([np.linspace(0, 1, len(turns)), turns], 1), 500)[:, 1]
    g = chance(seed)
    at = 0.0
    n = (16, 32) if fine > 0.5 else (8, 16)
    count = 0
    while at < step[-1]:
        share = np.interp(at, step, t)
        wide = float(np.interp(share, t, half))
        young = (0.62, 0.62, 1.0, 0.8)[(count // 2) % 4]
        thick = wide * (0.125 * young + 0.012 * g.normal() + 0.03)
        at += thick
        p = np.array([np.interp(at, step, q[:, e]) for e in range(3)])
        d = unit([np.interp(at, step, along[:, e]) for e in range(3)])
        turn = float(np.interp(share, t, turn_at))
        w0 = unit(np.cross(d, [0, 0, 1]))
        h0 = np.cross(w0, d)
        w = w0 * np.cos(turn) + h0 * np.sin(turn)
        h = np.cross(w, d)
        size = wide * g.uniform(0.97, 1.03)
        v, u, x, e = box(p, d, w, h, thick * 1.04, size, wide * 0.22, 0.22, n=n)
        v = v + d * (wide * 0.035 * (x**2 - 0.4))[..., None]  # the bend of the box
        net(s, v, rgb("#0a3a66"), GLASS, out=v - p)
        for side in (-1, 1):
            c = p + w * side * size * (0.47 + 0.03 * g.normal()) - d * wide * 0.012
            v, u, x, e = box(
                c,
                d,
                w,
                h,
                thick * 0.72 * g.uniform(0.75, 1.02),
                size * 0.39 * g.uniform(0.82, 1.08),
                wide * 0.15,
                power=0.62,
                n=(12, 24) if fine > 0.5 else (7, 12),
            )
            lobes = cloud(v, 0.30 * wide, seed + count, 2)
            lit = unit(v - c) @ LAMP
            tint = ramp(
                lit + 0.20 * lobes,
                (-0.9, "#280804"),
                (-0.2, "#6c2404"),
                (0.4, "#d06000"),
                (0.95, "#ffa810"),
            ) * np.exp(0.10 * g.normal())
            net(s, v * 1.0 + (v - c) * (0.04 * lobes)[..., None], tint, PLASTID, out=v - c)
        if fine > 0.5:
            balls(s, p[None], wide * 0.085, rgb("#f0d8a0"), CORE, n=12)
        at += thick
        count += 1


def roof(f, ground):
    """Lay the underside of the ice over the upper part of a field, seen from below."""
    rows = f.y[:, 0] < 250
    x, y = f.x[rows], f.y[rows]
    near = np.clip((262 - y) / 262, 0.04, 1)
    far = 1 / (near + 0.10)
    p = np.stack([(x - 240) * far * 0.9, 150 * far, np.zeros_like(x)], -1)
    cups = cloud(p, 150, 7, 2)
    ribs = np.exp(-((np.abs(cups) / 0.30) ** 1.4))
    fine = cloud(p, 42, 19, 2)
    height = ribs * 1.0 + 0.16 * fine
    gy, gx = np.gradient(height)
    slope = np.clip((-gx * 0.5 - gy) * f.k * 10 * near, -1, 1)
    ice = ramp(
        height + 0.18 * cloud(p, 320, 3, 1),
        (0, "#fbffff"),
        (0.3, "#e2f6f8"),
        (0.6, "#b4e0ec"),
        (1.0, "#7cbcd4"),
    )
    brown = 0.62 * smooth(0.40, 1.05, ribs) * smooth(-0.6, 0.5, cloud(p, 240, 31, 1))
    ice = ice * (1 - brown[..., None]) + rgb("#d8a860") * brown[..., None]
    ice = ice * (1 + 0.55 * slope[..., None])
    # channels of brine: narrow, dark, the light gathers at their rim
    pits = cloud(p, 60, 44, 1)
    hole = smooth(1.05, 1.45, pits)[..., None]
    ice = ice * (1 - 0.55 * hole) + rgb("#6cb0cc") * 0.55 * hole
    haze = smooth(0.55, 0.0, near)[..., None]
    ice = ice * (1 - haze) + rgb("#eefafa") * haze
    share = smooth(0.02, 0.30, near)[..., None]
    ground[rows] = ground[rows] * (1 - share) + ice * share
    return ground


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 3.5, "mid": 2.0, "main": 0.0, "near": 10.0}
    path = [
        (352, 58, 240), (364, 120, 190), (318, 182, 130), (232, 234, 80), (170, 304, 40), (200, 374, 10),
        (288, 428, -10), (344, 506, -30), (310, 600, -50), (200, 690, -60), (90, 800, -70),
    ]  # fmt: skip
    sizes = [22, 28, 34, 42, 50, 56, 64, 72, 80, 88, 96]
    turns = [0.2, 0.5, 1.1, 0.7, 0.3, -0.4, -0.6, 0.1, 0.7, 0.4, 0.2]
    ribbon(s, path, sizes, turns, 3)
    s.layer = "mid"
    ribbon(
        s,
        [(90, 112, 200), (72, 190, 200), (104, 270, 200), (70, 360, 200), (88, 470, 200)],
        [11, 13, 15, 16, 17],
        [0.3, 1.0, 1.7, 2.6, 3.2],
        12,
        fine=0.4,
    )
    s.layer = "far"
    for i, (x, wide, long) in enumerate(((236, 8, 120), (30, 9, 190), (452, 10, 220))):
        y = 130 + 20 * i
        ribbon(
            s,
            [(x, y, 260), (x + 14, y + long * 0.4, 260), (x - 16, y + long, 260)],
            [wide, wide, wide],
            [0.2, 0.9, 1.9],
            20 + i,
            fine=0.3,
        )
    ground = f.down(
        (0, "#fdfefc"),
        (0.30, "#eef8f6"),
        (0.45, "#d4eef2"),
        (0.65, "#bce6ee"),
        (0.84, "#a0dae8"),
        (1, "#7cc6de"),
    )
    ground *= np.exp(0.05 * f.noise(180, 110, 3))[..., None]
    ground = roof(f, ground)
    for x, lean, wide in ((60, 0.5, 40), (190, 0.42, 26), (300, 0.36, 34)):
        beam = np.exp(-(((f.x - x - lean * (f.y - 150)) / (wide + 0.10 * f.y)) ** 2))
        fade = smooth(150, 260, f.y) * np.exp(-np.clip(f.y - 200, 0, None) / 190)
        ground += rgb("#d8fbff") * (0.20 * beam * fade)[..., None]
    lighting = Lighting(
        lamps=[(tuple(LAMP), "#fff0cc", 1.2), ((0.3, -0.5, 0.8), "#e0f6ff", 0.8)],
        top="#f2fbff",
        low="#1c5a80",
        ambient=0.5,
        rim="#ffffff",
        rim_power=0.35,
        rim_low=0.10,
        crowd=0.8,
        density=0.6,
    )
    image = compose(s, lighting, ground, k, depth_blur=(-20, 1.7))
    image = f.dust(image, 15, "#ffffff", 7, strength=0.35)
    image = finish(
        image, f, foot_colour="#0c4068", foot=0.22, vignette=0.14, bloom=0.08, saturation=1.2
    )
    return brushed(image, k, 1.2, 0.7)
