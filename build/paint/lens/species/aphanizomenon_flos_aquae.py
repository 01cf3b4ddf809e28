"""Aphanizomenon drifts in a raft: straight threads side by side, like cut grass, under a bright surface.

Each thread is a row of short blue-green cells, hardly curved and of one width; towards both ends the
cells grow longer, thinner and colourless, to a glassy tip. Here and there stands one yellow, clear
cell that binds nitrogen; some threads have one long, dark resting cell near their middle. The raft
slants through the whole card and frays at its ends; another drifts far off, below it a water flea
(Bosmina) with its trunk and round shell.
"""

from __future__ import annotations

import numpy as np
from paint.lens.field import Field, finish
from paint.lens.forms import ball, chance, hairs, line, net, ramp, smooth, tube
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

CELL = Stuff(alpha=1.0, gloss=0.2, sharp=18, wrap=0.4, through=0.6, shade=0.8)
SHELL = Stuff(
    alpha=0.30,
    edge=0.75,
    power=1.6,
    gloss=0.2,
    sharp=20,
    wrap=0.6,
    through=1.1,
    shade=0.05,
)
INNER = Stuff(alpha=1.0, gloss=0.15, wrap=0.6, through=0.6, shade=0.1)
WATER = "#2f8f9c"
GREENS = ((0, "#0a3a3c"), (0.35, "#136652"), (0.62, "#3f9e54"), (1, "#c8e268"))


def thread(s, path, r, seed, *, special="", fade=0.0, tone=0.5, fine=8):
    """Lay one thread along a path. `special` places cells: "y" a yellow one, "d" a dark, long one."""
    g = chance(seed)
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    whole = way[-1]
    ends, kinds = [0.0], []
    places = dict(zip(sorted(g.uniform(0.36, 0.64, len(special))), special, strict=True))
    while ends[-1] < whole:
        t = ends[-1] / whole
        due = [at for at in places if at <= t]
        kind = places.pop(due[0]) if due else ""
        tip = smooth(0.80, 1, abs(2 * t - 1))
        length = r * g.uniform(1.5, 1.75) * (1 + 1.3 * tip)
        ends.append(ends[-1] + {"": length, "y": 2.6 * r, "d": 8.5 * r}[kind])
        kinds.append(kind)
    at = np.array(ends)
    cell = np.repeat(np.arange(len(kinds)), fine)
    f = np.tile(np.linspace(0, 1, fine, endpoint=False), len(kinds))
    d = np.minimum(at[cell] + np.diff(at)[cell] * f, whole)
    p = np.stack([np.interp(d, way, path[:, e]) for e in range(3)], -1)
    t = d / whole
    close = np.minimum(t, 1 - t) * whole  # how far the nearer end is
    dark = np.array([k == "d" for k in kinds])[cell]
    gold = np.array([k == "y" for k in kinds])[cell]
    # long cells need finer rings than short ones, so their round ends come from the distance
    edge = np.minimum(f, 1 - f) * np.diff(at)[cell] / r
    wide = r * (1 - 0.05 * np.exp(-((edge / 0.16) ** 2)))
    wide = np.where(gold, r * 1.06 * np.sqrt(np.clip(1 - (2 * f - 1) ** 4 * 0.75, 0, 1)), wide)
    wide = np.where(
        dark, r * 1.16 * np.sqrt(np.clip(1 - np.abs(2 * f - 1) ** 7 * 0.75, 0, 1)), wide
    )
    taper = smooth(0, min(8 * r, 70), close)
    cap = np.sqrt(np.clip(1 - (1 - np.clip(close / (0.7 * r), 0, 1)) ** 2, 0.02, 1))
    wide = wide * (0.52 + 0.48 * taper) * cap
    wall = np.exp(-((edge / 0.20) ** 2))
    shade = np.clip(
        tone + 0.05 * g.normal(size=len(kinds))[cell] - 0.17 * wall + 0.10 * np.sin(t * 7 + seed),
        0,
        1,
    )
    c = ramp(shade, *GREENS)
    c = np.where(gold[:, None], rgb("#f2e07a") * (1 - 0.45 * wall[:, None]), c)
    c = np.where(dark[:, None], rgb("#3a5220") * (1 - 0.4 * wall[:, None]), c)
    clear = (0.85 * (1 - smooth(0.1, 1, taper)))[:, None]
    c = c * (1 - clear) + rgb("#a8dcc4") * clear
    c = c * (1 - fade) + rgb(WATER) * fade
    sides = 20
    skin = np.broadcast_to(c[:, None], (len(p), sides + 1, 3)).copy()
    spots = dark[:, None] & (g.random((len(p), sides + 1)) < 0.25)
    skin[spots] = skin[spots] * 1.7
    alpha = np.broadcast_to((1 - 0.6 * clear), (len(p), sides + 1))
    tube(s, p, wide, skin, CELL, sides, alpha=alpha)


WEIGHTS = (0.92, 0.62, 1.16, 0.76, 0.56, 1.04, 0.70, 0.86, 0.52)
"""How thick neighbours in a raft are: a few near ones, thin ones between."""


def raft(s, middle, half, count, r, seed, *, deep=0.0, fade=0.0, specials=()):
    """A flat bundle: threads of many weights beside each other along a middle line, loose at both ends."""
    g = chance(seed)
    n = 140
    p = line(middle, n)
    along = unit(np.gradient(p, axis=0))
    side = unit(np.cross(along, [0, 0, 1.0]))
    order = np.linspace(-1, 1, count) + g.normal(0, 0.4 / count, count)
    for i, u in enumerate(order):
        weight = WEIGHTS[(i + seed) % len(WEIGHTS)]
        a = g.uniform(0.0, 0.30) + 0.08 * u * u
        b = g.uniform(0.70, 1.0) - 0.06 * u * u
        t = np.linspace(a, b, n)
        loose = np.clip((t - 0.58) / 0.42, 0, 1) ** 2 + np.clip((0.36 - t) / 0.36, 0, 1) ** 2
        across = u * half * (1 - 0.16 * np.sin(np.pi * t)) + loose * half * (
            0.55 * u + 0.42 * g.normal()
        )
        across += g.uniform(3, 9) * np.sin(t * g.uniform(5, 9) + g.uniform(0, 6))
        across += 16 * g.normal() * loose * np.sin(t * 10 + g.uniform(0, 6))
        z = deep - 60 * (weight - 0.8) + loose * 24 * g.normal()
        q = np.stack([np.interp(t, np.linspace(0, 1, n), p[:, e]) for e in range(3)], -1)
        w = np.stack([np.interp(t, np.linspace(0, 1, n), side[:, e]) for e in range(3)], -1)
        q = q + w * across[:, None]
        q[:, 2] += z
        tone = 0.42 + 0.34 * (weight - 0.5) + 0.08 * g.normal() - 0.12 * u
        tone = np.clip(tone + 0.10 * u, 0.3, 0.74)
        kind = specials[i] if i < len(specials) else ""
        veil = np.clip(fade + 0.55 * (0.9 - weight), fade, 1)
        thread(s, q, r * weight, seed * 40 + i, special=kind, fade=veil, tone=tone)


def bosmina(s, at, r, tint):
    """A water flea that looks left: a round shell, a bent head with its long trunk, one eye, eggs."""
    x, y, z = at
    turn = np.linspace(0, 2 * np.pi, 61)[:-1]
    wide = 1 + 0.10 * np.cos(turn - 0.6) + 0.05 * np.cos(2 * turn)
    rings = np.linspace(0, 1, 18)
    dome = np.sqrt(np.clip(1 - rings**2, 0, 1))
    px = x + r * np.outer(rings, np.cos(turn) * wide)
    py = y + r * 0.92 * np.outer(rings, np.sin(turn) * wide)
    pz = z - r * 0.5 * dome[:, None] + 0 * px
    v = np.stack([px, py, pz], -1)
    v = np.concatenate([v, v[:, :1]], 1)
    net(s, v, rgb(tint), SHELL, out=np.broadcast_to([0, 0, -1.0], v.shape))
    ball(s, (x - 0.80 * r, y - 0.42 * r, z), (0.42 * r, 0.46 * r, 0.3 * r), rgb(tint), SHELL, n=24)
    trunk = line(
        [
            (x - 1.05 * r, y - 0.30 * r, z),
            (x - 1.32 * r, y + 0.25 * r, z),
            (x - 1.22 * r, y + 0.95 * r, z),
        ],
        24,
    )
    tube(s, trunk, np.linspace(0.15 * r, 0.03 * r, 24), rgb(tint), INNER, 10)
    spine = line([(x + 0.55 * r, y + 0.72 * r, z), (x + 0.78 * r, y + 1.12 * r, z)], 8)
    tube(s, spine, np.linspace(0.09 * r, 0.015 * r, 8), rgb(tint), INNER, 8)
    ball(s, (x - 0.93 * r, y - 0.46 * r, z - 0.35 * r), 0.15 * r, rgb("#26140e"), INNER, n=14)
    gut = line(
        [
            (x - 0.7 * r, y - 0.1 * r, z),
            (x - 0.1 * r, y - 0.15 * r, z),
            (x + 0.45 * r, y + 0.5 * r, z),
        ],
        24,
    )
    tube(s, gut, np.full(24, 0.12 * r), rgb("#8fae2c"), INNER, 10)
    for dx, dy in ((0.30, -0.45), (0.55, -0.12)):
        ball(s, (x + dx * r, y + dy * r, z - 0.1 * r), 0.21 * r, rgb("#f0904a"), INNER, n=14)
    legs = [
        line(
            [
                (x - (0.3 - 0.2 * i) * r, y + 0.2 * r, z),
                (x - (0.45 - 0.2 * i) * r, y + 0.62 * r, z),
            ],
            6,
        )
        for i in range(4)
    ]
    hairs(s, np.stack(legs), 0.06 * r, 0.03 * r, rgb("#c8d8b0"), INNER)
    for b in (-0.25, 0.2):
        oar = line(
            [
                (x - 0.62 * r, y - 0.55 * r, z),
                (x - (0.75 - b) * r, y - 1.02 * r, z),
                (x - (0.95 - 2.2 * b) * r, y - 1.38 * r, z),
            ],
            14,
        )
        tube(s, oar, np.linspace(0.08 * r, 0.025 * r, 14), rgb(tint), INNER, 8)


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 2.0, "mid": 0.9, "main": 0.0, "near": 9.0}
    course = [
        (-90, 596, 0),
        (60, 520, -10),
        (190, 392, -20),
        (280, 240, -20),
        (350, 96, -10),
        (470, -60, 10),
    ]
    raft(
        s,
        course,
        128,
        19,
        10.5,
        11,
        specials=("", "", "", "y", "", "d", "", "", "", "y", "", "", "d", "", "y", "", "", "", ""),
    )
    s.layer = "mid"
    raft(
        s,
        [(x + 20, y + 16, 120) for x, y, _ in course],
        150,
        13,
        7.5,
        5,
        deep=120,
        fade=0.42,
    )
    bosmina(s, (398, 512, 120), 50, "#fff8dc")
    s.layer = "far"
    raft(
        s,
        [(20, 250, 260), (70, 150, 260), (130, 60, 260), (180, -20, 260)],
        32,
        8,
        5.0,
        23,
        fade=0.5,
    )
    ground = f.down(
        (0, "#d8efd0"), (0.16, "#8fd0c0"), (0.45, "#3f9aa4"), (0.75, "#17606e"), (1, "#0a3340")
    )
    ground *= np.exp(0.05 * f.noise(240, 120, 3))[..., None]
    ground += rgb("#fff6d0") * (0.45 * f.spot(90, -30, 260, 0.7))[..., None]
    lighting = Lighting(
        lamps=[((-0.55, -0.78, -0.40), "#fff3cf", 2.2), ((0.7, 0.4, 0.2), "#3fb0b8", 0.45)],
        top="#d0efe0",
        low="#1c5560",
        ambient=0.55,
        rim="#fdfbe0",
        rim_power=0.45,
        crowd=1.1,
        density=0.8,
    )
    image = compose(s, lighting, ground, k)
    image = finish(image, f, foot_colour="#06222c", foot=0.4, vignette=0.28, bloom=0.15)
    return brushed(image, k, 1.5, 0.75)
