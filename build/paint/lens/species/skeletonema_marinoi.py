"""Skeletonema in spring: chains like strings of lanterns, every cell tied to the next by fine struts.

A cell is a short glass drum with a domed cap at both ends; from the rim of each cap a ring of thin
tubes runs out and meets those of the neighbour half-way, where each joint shows as a bead. In each
cell one or two golden plastids along the wall, and a clear middle. One chain crosses the card near
the viewer, others hang deeper, out of focus. Dark field, violet.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import (
    ball,
    balls,
    chance,
    frames,
    hairs,
    line,
    net,
    ramp,
    tube,
)
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

GLASS = Stuff(
    alpha=0.03,
    edge=0.62,
    power=2.0,
    gloss=0.6,
    sharp=55,
    wrap=0.3,
    jelly=0.25,
    milk=0.5,
    bend=5,
    shade=0.15,
)
PLASTID = Stuff(alpha=0.96, gloss=0.5, sharp=24, wrap=0.5, through=0.8, glow=0.14, shade=0.5)
STRUT = Stuff(alpha=0.7, gloss=0.5, sharp=30, wrap=0.4, through=0.3, shade=0.1)


def drum(s, c, d, side, r, half, seed, fine=1.0):
    """One cell: glass, plastids, nucleus."""
    c = np.asarray(c, float)
    up = np.cross(d, side)
    g = chance(seed)
    n = max(12, int(40 * fine))
    a = np.linspace(-np.pi / 2, np.pi / 2, n)
    dome = 0.42 * r
    t = np.where(
        np.abs(a) > 0.55,
        np.sign(a) * (half + dome * (np.sin(np.abs(a)) - np.sin(0.55)) / (1 - np.sin(0.55))),
        a / 0.55 * half,
    )
    wide = (
        np.where(
            np.abs(a) > 0.55, np.sqrt(np.clip(1 - ((np.abs(t) - half) / dome) ** 2, 0, 1)), 1.0
        )
        * r
    )
    wide = wide * (1 - 0.03 * np.exp(-((t / (0.06 * half)) ** 2)))
    tube(
        s,
        c + d * t[:, None],
        np.maximum(wide, 0.05),
        rgb("#d9e4f6"),
        GLASS,
        max(14, int(48 * fine)),
    )
    two = 2
    for j in range(two):
        a0 = j * np.pi + 0.5 + g.uniform(-0.3, 0.3)
        u, v = np.meshgrid(np.linspace(0, 1, 10), np.linspace(0, 2 * np.pi, 33), indexing="ij")
        lobed = 1 + 0.07 * np.sin(3 * v + seed) + 0.03 * np.sin(5 * v)
        b = a0 + 0.95 * u * np.cos(v) * lobed
        h = half * 0.86 * u * np.sin(v) * lobed
        rad = r * (0.84 - 0.10 * u**4)
        p = (
            c
            + d * h[..., None]
            + (side * (rad * np.cos(b))[..., None] + up * (rad * np.sin(b))[..., None])
        )
        tint = ramp(u, (0, "#e08a14"), (0.75, "#b45c08"), (1, "#6a3004")) * np.exp(
            0.10 * g.normal(size=(10, 33, 1))
        )
        net(s, p, tint, PLASTID, out=p - c)
    ball(s, c, r * 0.30, rgb("#e9d3f0"), Stuff(alpha=0.5, edge=0.4, gloss=0.5), n=14)
    q = unit(g.normal(size=(5, 3))) * g.uniform(0.2, 0.6, (5, 1)) * r
    balls(s, c + q, r * 0.07, rgb("#fff3b0"), PLASTID, n=8)


def chain(s, path, r, seed, fine=1.0, gap=0.62, skip=0.0):
    """Cells along a path with their struts."""
    p = line(path, 600)
    length = np.linalg.norm(np.diff(p, axis=0), axis=1).sum()
    g = chance(seed)
    halves, at = [], skip
    while at < length:
        half = r * g.uniform(0.62, 1.0)
        halves.append((at + half + r * 0.42, half))
        at += 2 * (half + r * 0.42) + r * gap
    along, side, _ = frames(p)
    s_at = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    place = lambda x: (
        np.array([np.interp(x, s_at, p[:, e]) for e in range(3)]),
        unit([np.interp(x, s_at, along[:, e]) for e in range(3)]),
        unit([np.interp(x, s_at, side[:, e]) for e in range(3)]),
    )
    last = None
    for i, (x, half) in enumerate(halves):
        c, d, w = place(x)
        w = unit(w - d * (w @ d))
        drum(s, c, d, w, r, half, seed * 50 + i, fine)
        rim = c - d * half
        if last is not None:
            pc, pd, pw, phalf = last
            start = pc + pd * phalf
            count = 13 if r > 40 else 8
            a = np.arange(count) / count * 2 * np.pi
            o1 = np.cos(a)[:, None] * pw + np.sin(a)[:, None] * np.cross(pd, pw)
            o2 = np.cos(a)[:, None] * w + np.sin(a)[:, None] * np.cross(d, w)
            one, two = start + pd * r * 0.10 + o1 * r * 0.93, rim - d * r * 0.10 + o2 * r * 0.93
            mid = (one + two) / 2
            hub = mid.mean(0)
            mid = hub + (mid - hub) * 0.94
            hairs(
                s,
                np.stack([one, (one + mid) / 2, mid], 1),
                r * 0.028,
                r * 0.022,
                rgb("#e6ecff"),
                STRUT,
                sides=6,
            )
            hairs(
                s,
                np.stack([two, (two + mid) / 2, mid], 1),
                r * 0.028,
                r * 0.022,
                rgb("#e6ecff"),
                STRUT,
                sides=6,
            )
            balls(s, mid, r * 0.05, rgb("#ffffff"), STRUT, n=8)
        last = (c, d, w, half)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 9.0, "mid": 3.2, "main": 0.0, "near": 12.0}
    chain(
        s,
        [
            (-30, 560, 30),
            (70, 470, 0),
            (170, 360, -30),
            (250, 230, -20),
            (300, 100, 10),
            (380, -60, 30),
        ],
        50,
        3,
        skip=4,
    )
    chain(
        s,
        [
            (520, 640, 60),
            (430, 520, 40),
            (380, 400, 50),
            (372, 300, 60),
            (430, 180, 70),
            (500, 120, 80),
        ],
        27,
        6,
    )
    s.layer = "mid"
    chain(s, [(-40, 260, 150), (60, 200, 150), (130, 110, 150), (160, -40, 150)], 19, 9, fine=0.45)
    chain(
        s,
        [(130, 760, 150), (200, 640, 150), (300, 560, 150), (420, 590, 150), (520, 560, 150)],
        20,
        11,
        fine=0.45,
    )
    s.layer = "far"
    chain(s, [(-20, 60, 240), (120, 30, 240), (220, -30, 240)], 14, 13, fine=0.3)
    chain(
        s,
        [
            (260, 760, 240),
            (280, 600, 240),
            (240, 440, 240),
            (300, 300, 240),
            (420, 240, 240),
            (520, 60, 240),
        ],
        17,
        15,
        fine=0.3,
    )
    chain(s, [(-30, 700, 240), (40, 640, 240), (60, 520, 240)], 15, 17, fine=0.3)
    ground = f.down((0, "#1c1040"), (0.4, "#4a2f82"), (0.72, "#2b1a58"), (1, "#0e0824"))
    ground *= np.exp(0.10 * f.noise(180, 130, 3))[..., None]
    ground += rgb("#b48ae6") * (0.40 * f.spot(150, 210, 230))[..., None]
    ground += rgb("#3a6ad0") * (0.22 * f.spot(420, 480, 220))[..., None]
    g = chance(5)
    rows = np.stack(
        [
            g.uniform(0, 480, 26),
            g.uniform(0, 700, 26),
            g.uniform(4, 16, 26),
            g.uniform(0.04, 0.14, 26),
        ],
        1,
    )
    ground = f.blots(ground, rows, ramp(g.random(26), (0, "#f0b860"), (1, "#c8b0ff")))
    lighting = Lighting(
        lamps=[((-0.58, -0.7, -0.42), "#fff0d8", 1.7), ((0.6, 0.35, 0.6), "#8a9cff", 0.9)],
        top="#cdbcf4",
        low="#2c1a5c",
        ambient=0.5,
        rim="#f4f0ff",
        rim_power=1.1,
        rim_low=0.22,
        crowd=0.7,
        density=0.45,
    )
    image = compose(s, lighting, ground, k)
    image = f.dust(image, 100, "#e8dcff", 7, strength=0.5)
    return finish(image, f, foot_colour="#0a0620", foot=0.4, vignette=0.4, bloom=0.5)
