"""Aphanizomenon drifts in a raft: straight threads side by side come slanting down at us from a bright surface.

Each thread is a row of short blue-green cells, hardly curved and of one width; towards both ends the
cells grow longer, thinner and colourless, to a glassy tip. Here and there stands one yellow, clear
cell that binds nitrogen; some threads have one long, dark resting cell near their middle. The bundle is
a spindle in space: small and pale where it starts, dark in its heart, spread and out of focus where it
frays before us. A water flea (Bosmina) with its trunks and round shell rows up to it.
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
    profile,
    ramp,
    shades,
    smooth,
    tube,
)
from paint.lens.gouache import brushed
from paint.lens.light import Lighting, Scene, Stuff, compose, rgb, unit

LAMP = unit([-0.62, -0.66, -0.36])
CELL = Stuff(alpha=1.0, gloss=0.08, sharp=16, wrap=0.25, through=0.6, shade=0.9)
SHELL = Stuff(
    alpha=0.07,
    edge=0.75,
    power=2.0,
    gloss=0.3,
    sharp=36,
    wrap=0.4,
    jelly=0.35,
    milk=0.6,
    bend=4,
    shade=0.25,
)
FLESH = Stuff(alpha=0.55, edge=0.4, gloss=0.15, wrap=0.4, through=0.7, jelly=1.0, shade=0.3)
INNER = Stuff(alpha=0.95, gloss=0.15, wrap=0.4, through=0.6, shade=0.3)
BRISTLE = Stuff(alpha=0.75, gloss=0.1, wrap=0.5, through=0.9, shade=0.0)
WATER = "#3f9ca4"
BODY = (
    (-1.0, "#2a8a5c"),
    (-0.6, "#0a4640"),
    (-0.1, "#12684c"),
    (0.35, "#2c9a5c"),
    (0.8, "#7cc858"),
    (1.0, "#e8ee98"),
)
GOLD = ((-1.0, "#c88a20"), (0.0, "#c89a2c"), (0.6, "#ffe070"), (1.0, "#fff6c0"))
REST = ((-1.0, "#4a3c10"), (0.0, "#2a2a12"), (0.6, "#6e6a24"), (1.0, "#c8b860"))


def seen(p, eye=(250.0, 250.0), reach=460.0):
    """Return places as they appear in perspective, and how large things are there."""
    p = np.asarray(p, float)
    scale = reach / np.maximum(reach + p[..., 2], 110)
    flat = np.asarray(eye) + (p[..., :2] - np.asarray(eye)) * scale[..., None]
    return np.concatenate([flat, p[..., 2:] * 0.55], -1), scale


def thread(s, space, r, seed, *, special="", ticks=0.5, tone=1.0, fine=9):
    """Lay one thread along a path in space. `special` places cells: "y" a yellow one, "d" a dark, long one."""
    g = chance(seed)
    path, scale = seen(space)
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(space, axis=0), axis=1))])
    whole = way[-1]
    ends, kinds = [0.0], []
    places = dict(zip(sorted(g.uniform(0.40, 0.70, len(special))), special, strict=True))
    while ends[-1] < whole:
        t = ends[-1] / whole
        due = [at for at in places if at <= t]
        kind = places.pop(due[0]) if due else ""
        tip = smooth(0.80, 1, abs(2 * t - 1))
        length = r * g.uniform(1.3, 2.1) * (1 + 1.3 * tip)
        ends.append(ends[-1] + {"": length, "y": 2.6 * r, "d": 8.5 * r}[kind])
        kinds.append(kind)
    at = np.array(ends)
    count = len(kinds)
    cell = np.repeat(np.arange(count), fine)
    f = np.tile(np.linspace(0, 1, fine, endpoint=False), count)
    d = np.minimum(at[cell] + np.diff(at)[cell] * f, whole)
    p = np.stack([np.interp(d, way, path[:, e]) for e in range(3)], -1)
    size, back = np.interp(d, way, scale), np.interp(d, way, space[:, 2])
    t = d / whole
    close = np.minimum(t, 1 - t) * whole  # how far the nearer end is
    dark = np.array([k == "d" for k in kinds])[cell]
    gold = np.array([k == "y" for k in kinds])[cell]
    # long cells need finer rings than short ones, so their round ends come from the distance
    edge = np.minimum(f, 1 - f) * np.diff(at)[cell] / r
    wide = r * (1 - 0.07 * np.exp(-((edge / 0.2) ** 2)))
    wide = np.where(gold, r * 1.12 * np.sqrt(np.clip(1 - (2 * f - 1) ** 4 * 0.75, 0, 1)), wide)
    wide = np.where(dark, r * 1.2 * np.sqrt(np.clip(1 - np.abs(2 * f - 1) ** 7 * 0.75, 0, 1)), wide)
    taper = smooth(0, 8 * r, close)
    wide = wide * size * (0.40 + 0.60 * taper)
    sides = 20
    _, one, two = frames(p)
    turn = np.linspace(0, 2 * np.pi, sides + 1)[:, None]
    lit = (one[:, None] * np.cos(turn) + two[:, None] * np.sin(turn)) @ LAMP
    wall = np.exp(-((edge / 0.22) ** 2))
    own = np.exp(
        0.13 * g.normal(size=count)[cell] - ticks * g.uniform(0.5, 1.5, count)[cell] * wall
    )
    skin = ramp(lit, *BODY) * (tone * own)[:, None, None]
    gas = np.exp(
        0.22 * g.normal(size=(len(p), sides + 1, 1)) * smooth(0.3, 0.9, edge)[:, None, None]
    )
    skin = skin * gas
    skin = np.where(gold[:, None, None], ramp(lit, *GOLD) * (1 - 0.3 * wall)[:, None, None], skin)
    skin = np.where(dark[:, None, None], ramp(lit, *REST), skin)
    clear = (0.85 * (1 - smooth(0.15, 1, taper)))[:, None, None]
    skin = skin * (1 - clear) + rgb("#c4e8cc") * clear
    veil = (0.80 * smooth(0, 640, back))[:, None, None]
    skin = np.clip(skin * (1 - veil) + rgb(WATER) * veil, 0, 1)
    alpha = np.broadcast_to((1 - 0.75 * clear[:, 0]) * smooth(0, 2 * r, close)[:, None], lit.shape)
    tube(s, p, wide, skin, CELL, sides, alpha=alpha)


def raft(s, ends, half, count, r, seed, *, sag=(0, 0, 0), fray=1.0):
    """Add a spindle of threads that slide along each other, turn a little together and fray at both ends."""
    a, b = np.asarray(ends, float)
    g = chance(seed)
    axis = unit(b - a)
    one = unit(np.cross(axis, [0.1, 0.2, 1.0]))
    two = np.cross(axis, one)
    n = 120
    i = np.arange(count) + 0.5
    out = np.sqrt(i / count) * g.uniform(0.85, 1.1, count)
    angle = i * 2.39996 + g.normal(0, 0.35, count)
    for j in range(count):
        first, last = g.uniform(-0.04, 0.32), g.uniform(0.66, 1.04)
        t = np.linspace(first, last, n)
        far, near = np.clip((0.34 - t) / 0.34, 0, 1), np.clip((t - 0.62) / 0.42, 0, 1)
        swell = out[j] * half * (1 - 0.30 * far + 0.55 * fray * near**1.5)
        twist = angle[j] + 0.9 * t
        loose = far**2 + 1.2 * near**2
        x = swell * np.cos(twist) + fray * half * 0.30 * g.normal() * loose
        y = swell * np.sin(twist) * 0.62 + fray * half * 0.34 * g.normal() * loose
        x = x + g.uniform(1, 4) * np.sin(t * g.uniform(5, 11) + g.uniform(0, 6))
        bow = np.asarray(sag, float) * (4 * t * (1 - t))[:, None]
        space = a + (b - a) * t[:, None] + bow + one * x[:, None] + two * y[:, None]
        kind = g.choice(["", "y", "d", "yd"], p=[0.44, 0.34, 0.12, 0.10])
        thread(
            s,
            space,
            r,
            seed * 60 + j,
            special=kind,
            ticks=g.uniform(0.45, 1.2),
            tone=np.exp(0.30 * g.normal()),
        )


def bosmina(s, at, r, axis, back):
    """Add a water flea: a clear round shell, a bent head with two trunks, one eye, legs at work, eggs.

    `axis` runs to the head, `back` to the hump of the shell.
    """
    at, y = np.asarray(at, float), unit(axis)
    x = unit(np.asarray(back, float) - y * (np.asarray(back, float) @ y))
    z = np.cross(x, y)
    put = lambda a, b, c=0.0: at + r * (a * x + b * y + c * z)
    hump = lambda q: (
        1 + 0.16 * q[..., 0] * (1 - q[..., 1] ** 2) - 0.10 * np.clip(q[..., 1], 0, 1) ** 2
    )
    ball(s, at, (r * 0.86, r * 1.02, r * 0.62), rgb("#e4e4b8"), SHELL, y, -z, n=50, dent=hump)
    gut = line(
        [put(-0.42, 0.92), put(0.0, 0.62), put(0.14, 0.0), put(-0.10, -0.55), put(-0.50, -0.86)], 40
    )
    tube(s, gut, profile([0.10, 0.15, 0.17, 0.12, 0.06], 40) * r, rgb("#7a9a26"), INNER, 16)
    for i, (a, b, c) in enumerate(((0.52, 0.10, 0.1), (0.50, -0.32, -0.12), (0.72, -0.10, -0.2))):
        ball(s, put(a, b, c), r * (0.23, 0.22, 0.17)[i], rgb("#e8924c"), FLESH, n=20)
        ball(s, put(a, b, c - 0.05), r * 0.10, rgb("#c05a20"), INNER, n=12)
    ball(s, put(0.42, 0.52), (r * 0.12, r * 0.10, r * 0.1), rgb("#e86050"), FLESH, n=14)
    head = put(-0.50, 1.02)
    ball(s, head, (r * 0.40, r * 0.44, r * 0.36), rgb("#ece4b8"), SHELL, y - 0.7 * x, -z, n=30)
    ball(s, put(-0.56, 0.90), (r * 0.26, r * 0.30, r * 0.2), rgb("#d0b878"), FLESH, n=20)
    eye = put(-0.74, 1.08, 0.12)
    ball(s, eye, r * 0.13, rgb("#3a1a12"), INNER, n=14)
    g = chance(6)
    facets = eye + unit(g.normal(size=(16, 3))) * r * 0.125
    balls(s, facets, r * 0.035, shades("#a8583c", 16, 0.2, 5), INNER, n=8)
    for c in (-0.14, 0.14):
        trunk = [
            put(-0.82, 0.92, c),
            put(-1.16, 0.66, c),
            put(-1.30, 0.20, 1.3 * c),
            put(-1.16, -0.26, 1.6 * c),
        ]
        tube(
            s, line(trunk, 40), profile([0.13, 0.10, 0.07, 0.02], 40) * r, rgb("#e8dcae"), FLESH, 14
        )
        oar = [put(-0.34, 1.10, 2 * c), put(-0.30, 1.56, 4 * c), put(-0.62, 1.92, 6 * c)]
        tube(s, line(oar, 24), profile([0.11, 0.07, 0.03], 24) * r, rgb("#e8dcae"), FLESH, 12)
        fan = [
            line(
                [
                    put(-0.62, 1.92, 6 * c),
                    put(-0.80 - 0.1 * q, 2.10 + 0.1 * q, 6 * c),
                    put(-1.2 + 0.16 * q, 2.2 + 0.2 * q, 7 * c),
                ],
                12,
            )
            for q in range(4)
        ]
        hairs(s, np.stack(fan), r * 0.022, r * 0.006, rgb("#f4ecc8"), BRISTLE)
    for i in range(5):
        b = 0.46 - 0.22 * i
        leg = line(
            [put(-0.06, b, -0.1), put(-0.42, b - 0.05, -0.12), put(-0.66, b - 0.26, -0.1)], 16
        )
        tube(s, leg, profile([0.09, 0.06, 0.02], 16) * r, rgb("#d8d0a0"), FLESH, 10)
        comb = np.stack([np.stack([q, q + r * (-0.10 * x - 0.22 * y)]) for q in leg[4::2]])
        hairs(s, comb, r * 0.014, r * 0.006, rgb("#f0ecc8"), BRISTLE)
    spine = line([put(-0.56, -0.78), put(-0.72, -1.04), put(-0.80, -1.34)], 12)
    tube(s, spine, profile([0.10, 0.05, 0.012], 12) * r, rgb("#e8dcae"), FLESH, 10)


STRAYS = (
    ((-60, 330, 150), (120, 170, 120), (250, -30, 170)),
    ((250, 690, -60), (330, 420, 20), (470, 250, 130)),
    ((-20, 150, 120), (120, 90, 180), (300, -20, 260)),
    ((300, 150, 260), (430, 90, 300), (560, 70, 330)),
)
"""Threads that have come loose: three places of each in space."""


def paint(k):
    """Paint the picture."""
    f = Field(k)
    s = Scene()
    s.layers = {"far": 3.5, "mid": 1.2, "main": 0.0, "near": 9.0}
    raft(
        s,
        ((540, -130, 330), (40, 640, -120)),
        132,
        54,
        9.2,
        11,
        sag=(-80, -44, 0),
    )
    for i, (a, b, c) in enumerate(STRAYS):
        thread(s, line([a, b, c], 120), 9.2, 900 + i, special="y" if i % 2 else "", ticks=0.8)
    bosmina(s, (392, 500, -40), 58, (-0.62, -0.76, -0.1), (0.78, -0.56, 0.1))
    s.layer = "far"
    raft(s, ((90, -60, 700), (-60, 240, 420)), 60, 9, 8.0, 23)
    ground = f.down(
        (0, "#dcf2d0"), (0.14, "#8fd2c0"), (0.42, "#3496a0"), (0.72, "#125664"), (1, "#06252e")
    )
    ground *= np.exp(0.10 * f.noise(240, 120, 3))[..., None]
    ground += rgb("#fff6d0") * (0.50 * f.spot(90, -30, 240, 0.7))[..., None]
    ground *= (1 - 0.35 * f.spot(380, 560, 230))[..., None]
    lighting = Lighting(
        lamps=[(tuple(LAMP), "#fff0c4", 2.5), ((0.7, 0.4, 0.2), "#2fa0a8", 0.35)],
        top="#bfe4d4",
        low="#0c3c48",
        ambient=0.46,
        rim="#fdfbe0",
        rim_power=0.8,
        rim_at=(-0.62, -0.76),
        rim_low=0.06,
        crowd=1.2,
        density=0.9,
    )
    image = compose(s, lighting, ground, k, depth_blur=(0.0, 2.4))
    image = f.dust(image, 40, "#f4ffe0", 7, strength=0.35)
    image = finish(image, f, foot_colour="#04181f", foot=0.4, vignette=0.30, bloom=0.2)
    return brushed(image, k, 1.3, 0.7)
